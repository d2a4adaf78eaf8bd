// Sources/CrossPagerWeb/bundle.py writes this file. Edit the files beside that script instead.
// swift-format-ignore-file

/// The web page that `export` writes, without its title and data.
package enum PageTemplate {
  /// The text of the page, with `{{title}}` and `{{data}}` in place of the title and the data.
  package static let text = #"""
<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="light dark">
<meta name="generator" content="CrossPager">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'unsafe-inline' 'wasm-unsafe-eval'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'">
<link rel="icon" href="data:,">
<title>{{title}}</title>
<style>
:root {
color-scheme: light dark;
--paper: #ffffff;
--panel: #f6f6f7;
--ink: #1a1a1c;
--faint: #5b5b63;
--rule: #e3e3e6;
--control: #85858d;
--edge: #c9c9cf;
--bar: #0072b2;
--negative: #d55e00;
--mark: #0072b21f;
--gap: #1a1a1c0d;
}
@media (prefers-color-scheme: dark) {
:root {
--paper: #131315;
--panel: #1b1b1e;
--ink: #f1f1f3;
--faint: #a8a8b1;
--rule: #2f2f34;
--control: #7b7b85;
--edge: #47474e;
--bar: #56b4e9;
--negative: #e69f00;
--mark: #56b4e92e;
--gap: #f1f1f314;
}
}
* { box-sizing: border-box; }
html, body { height: 100%; margin: 0; }
body {
display: grid;
grid-template: auto minmax(0, 1fr) auto / minmax(0, 1fr);
height: 100dvh;
min-height: 30rem;
background: var(--paper);
color: var(--ink);
font: 0.875rem/1.45 system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif;
font-variant-numeric: tabular-nums;
-webkit-text-size-adjust: 100%;
overscroll-behavior: none;
}
h1, h2, p, dl, dd, ol { margin: 0; padding: 0; }
.hidden {
position: absolute;
width: 1px;
height: 1px;
margin: -1px;
overflow: hidden;
clip-path: inset(50%);
white-space: nowrap;
}
:focus-visible { outline: 2px solid var(--bar); outline-offset: 2px; }
.head, .foot {
display: flex;
flex-wrap: wrap;
align-items: center;
gap: 0.5rem 1.25rem;
padding: 0.75rem max(1.5rem, env(safe-area-inset-right)) 0.75rem max(1.5rem, env(safe-area-inset-left));
}
.head { border-bottom: 1px solid var(--rule); }
.foot { border-top: 1px solid var(--rule); padding-bottom: max(0.75rem, env(safe-area-inset-bottom)); }
h1 {
flex: 1 1 10rem;
min-width: 0;
overflow: hidden;
font-size: 0.9375rem;
font-weight: 600;
text-overflow: ellipsis;
white-space: nowrap;
}
.choices { display: flex; flex-wrap: wrap; gap: 0.5rem 1.25rem; min-width: 0; }
.choice { display: flex; align-items: center; gap: 0.5rem; min-width: 0; color: var(--faint); }
.choice[hidden] { display: none; }
select, input, button {
min-height: 2.25rem;
border: 1px solid var(--edge);
border-radius: 0.5rem;
background: var(--paper);
color: var(--ink);
font: inherit;
}
select, input { padding: 0 0.5rem; }
select { min-width: 0; max-width: 16rem; text-overflow: ellipsis; }
.buttons { display: flex; gap: 0.375rem; }
button { cursor: pointer; }
.buttons button { display: grid; place-items: center; width: 2.5rem; padding: 0; }
.buttons button:nth-child(3), .buttons button:nth-child(5) { margin-left: 0.5rem; }
.buttons button:hover:not([aria-disabled="true"]), .level-name:hover { background: var(--panel); }
.buttons button[aria-disabled="true"] { border-color: var(--rule); cursor: default; }
.buttons button[aria-disabled="true"] svg { opacity: 0.35; }
.buttons svg { width: 1.125rem; fill: none; stroke: currentColor; stroke-width: 1.6; stroke-linecap: round; stroke-linejoin: round; }
.command { display: flex; flex: 1 1 16rem; align-items: center; gap: 0.75rem; min-width: 0; }
.command input { flex: 1 1 8rem; min-width: 6rem; max-width: 24rem; font-family: ui-monospace, "SF Mono", "Cascadia Mono", Menlo, Consolas, monospace; font-size: 0.8125rem; }
::placeholder { color: var(--faint); opacity: 1; }
.message { flex: 1 1 auto; min-width: 0; color: var(--faint); overflow-wrap: anywhere; }
.message.error { color: var(--ink); font-weight: 600; }
.body { display: grid; grid-template-columns: minmax(0, 1fr) 17.5rem; min-height: 0; }
.pager {
position: relative;
overflow: hidden;
contain: strict;
cursor: grab;
touch-action: pinch-zoom;
user-select: none;
-webkit-user-select: none;
}
.pager:focus-visible { outline-offset: -2px; }
.pager.dragged { cursor: grabbing; }
.page {
position: absolute;
inset: 0;
display: flex;
flex-direction: column;
padding: clamp(1rem, 2.5vw, 2rem) clamp(1rem, 2.5vw, 2.5rem) clamp(0.75rem, 1.5vw, 1.25rem);
background: var(--paper);
contain: strict;
will-change: transform;
}
.page[data-away] { visibility: hidden; }
.page h2 {
overflow: hidden;
font-size: clamp(1.375rem, 1rem + 1.4vw, 2rem);
font-weight: 650;
letter-spacing: -0.015em;
line-height: 1.2;
text-overflow: ellipsis;
white-space: nowrap;
}
.page .about { margin-top: 0.25rem; color: var(--faint); overflow-wrap: anywhere; }
.legend { display: flex; flex-wrap: wrap; gap: 0 1.25rem; margin-top: 0.375rem; }
.legend i { display: inline-block; width: 0.6875rem; height: 0.6875rem; margin-right: 0.5rem; border-radius: 2px; background: var(--bar); vertical-align: -0.06em; }
.legend .other i { background: none; border: 1.5px solid var(--ink); }
.chart { flex: 1 1 0; min-height: 0; margin-top: clamp(0.5rem, 1.5vw, 1.25rem); overflow: hidden; }
.chart svg { display: block; }
.readout { min-height: 1.45em; margin-top: 0.5rem; font-weight: 600; }
.figures { display: flex; flex-wrap: wrap; gap: 0 1.5rem; color: var(--faint); }
.figures div { display: flex; gap: 0.375rem; }
.figures dd { color: var(--ink); }
.chart .bar { fill: var(--bar); }
.chart .negative { fill: var(--negative); }
.chart .outline { fill: none; stroke: var(--ink); stroke-width: 1.5; }
.chart .missing { fill: var(--gap); }
.chart .mark { fill: var(--mark); }
.chart .grid { stroke: var(--rule); }
.chart .axis { stroke: var(--faint); }
.chart .tick { fill: var(--faint); }
.chart .marked { fill: var(--ink); font-weight: 700; }
.chart .value { fill: var(--ink); }
.map { min-height: 0; overflow: auto; border-left: 1px solid var(--rule); background: var(--panel); padding: 0.75rem; }
.levels { display: grid; gap: 0.25rem; list-style: none; }
.level { display: grid; grid-template-columns: auto 1fr; align-items: baseline; gap: 0 0.75rem; padding: 0.5rem 0.5rem 0.375rem; border-radius: 0.5rem; }
.level.current { background: var(--paper); box-shadow: 0 0 0 1px var(--rule); }
.level-name { min-height: 2rem; margin-left: -0.5rem; padding: 0 0.5rem; border: 0; background: none; font-weight: 600; }
.level-place { overflow: hidden; color: var(--faint); text-align: right; text-overflow: ellipsis; white-space: nowrap; }
.level.current .level-place { color: var(--ink); }
.level-track { position: relative; grid-column: 1 / -1; height: 2.25rem; }
.level-track svg { position: absolute; inset: 0.25rem 0; width: 100%; height: 1.75rem; fill: var(--control); opacity: 0.4; }
.level.current .level-track svg { fill: var(--bar); opacity: 0.45; }
.level-track input { position: absolute; inset: 0; width: 100%; height: 100%; min-height: 0; margin: 0; padding: 0; border: 0; background: none; appearance: none; -webkit-appearance: none; cursor: ew-resize; touch-action: none; }
.level-track input::-webkit-slider-thumb { -webkit-appearance: none; width: 0.375rem; height: 2.25rem; border: 0; border-radius: 0.1875rem; background: var(--ink); box-shadow: 0 0 0 2px var(--panel); }
.level-track input::-moz-range-thumb { width: 0.375rem; height: 2.25rem; border: 0; border-radius: 0.1875rem; background: var(--ink); box-shadow: 0 0 0 2px var(--panel); }
.level.current .level-track input::-webkit-slider-thumb { background: var(--bar); box-shadow: 0 0 0 2px var(--paper); }
.level.current .level-track input::-moz-range-thumb { background: var(--bar); box-shadow: 0 0 0 2px var(--paper); }
.level-track input:disabled::-webkit-slider-thumb { opacity: 0.6; }
@media (max-width: 52rem) {
.head, .foot { gap: 0.375rem 0.75rem; padding-block: 0.5rem; padding-inline: max(1rem, env(safe-area-inset-left)); }
h1 { flex-basis: 100%; }
.choices { flex: 1 1 100%; gap: 0.375rem; }
.choices .choice { flex: 1 1 auto; }
.choices .choice:nth-child(-n + 2) { flex: 1 1 6.5rem; }
.choices .choice:nth-child(n + 3) { min-width: max-content; }
.choices .choice > span { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
select { width: 100%; }
body { grid-template-rows: auto 1fr auto; height: auto; min-height: 100dvh; }
.body { grid-template: minmax(17rem, 1fr) auto / minmax(0, 1fr); }
.map { border-left: 0; border-top: 1px solid var(--rule); padding: 0.375rem 0.5rem; max-height: 40vh; }
.levels { gap: 0; }
.level { grid-template-columns: 4.25rem 7.5rem 1fr; align-items: center; padding: 0 0.5rem; gap: 0 0.5rem; }
.level-name { min-height: 2.5rem; text-align: left; }
.level-place { text-align: left; }
.level-place small { display: none; }
.level-track { grid-column: auto; height: 2rem; }
.level-track svg { height: 1.5rem; }
.level-track input::-webkit-slider-thumb { height: 2rem; }
.foot > .choice { flex: 1 1 7rem; }
.foot > .choice > span { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
.foot input[type="date"] { width: 100%; min-width: 0; padding-inline: 0.375rem; }
.buttons { gap: 0.125rem; }
.buttons button { width: 2.25rem; border-color: transparent; }
.buttons button[aria-disabled="true"] { border-color: transparent; }
.buttons button:nth-child(3), .buttons button:nth-child(5) { margin-left: 0; }
.command { flex: 1 0 100%; flex-wrap: wrap; gap: 0.125rem 0.75rem; }
.command input { flex-basis: 100%; max-width: none; }
.message:not(:empty) { flex-basis: 100%; }
.page .readout { margin-top: 0.25rem; }
.figures { gap: 0 1rem; font-size: 0.8125rem; }
}
@media (max-height: 34rem) and (min-width: 40rem) {
body { grid-template-rows: auto 1fr auto; height: auto; min-height: 100dvh; }
.body { grid-template: minmax(15rem, 1fr) / minmax(0, 1fr) 14rem; }
.map { max-height: none; border-top: 0; border-left: 1px solid var(--rule); }
.page { padding-block: 0.5rem; }
.command, .readout { display: none; }
}
@media (forced-colors: active) {
.chart .bar, .level-track svg { fill: CanvasText; forced-color-adjust: none; }
.chart .mark { fill: Highlight; }
}
@media print {
:root {
color-scheme: light;
--paper: #ffffff; --panel: #ffffff; --ink: #000000; --faint: #444444; --rule: #cccccc; --bar: #0072b2;
--negative: #d55e00; --gap: #0000000d;
}
@page { margin: 15mm; }
html, body { height: auto; min-height: 0; }
body { display: block; print-color-adjust: exact; -webkit-print-color-adjust: exact; }
.foot, .map, .choices, .page[aria-hidden="true"] { display: none; }
.head { padding: 0 0 2mm; }
h1 { white-space: normal; }
.body { display: block; }
.pager, .page { position: static; overflow: visible; contain: none; }
.page { padding: 4mm 0 0; transform: none !important; }
.chart { flex: none; overflow: visible; }
.chart svg { width: 100%; height: auto; }
}
</style>
</head>
<body>
<header class="head">
  <h1 id="source">{{title}}</h1>
  <div class="choices">
    <label class="choice" for="value"><span>Column</span><select id="value"></select></label>
    <label class="choice" for="series"><span>Series</span><select id="series"></select></label>
    <label class="choice" for="aggregate"><span>Bars</span><select id="aggregate"></select></label>
    <label class="choice" for="compare"><span>Compare</span><select id="compare"></select></label>
  </div>
</header>
<main class="body">
  <section class="pager" id="pager" tabindex="0" aria-roledescription="pager" aria-label="Pages"></section>
  <nav class="map" aria-label="Levels">
    <ol class="levels" id="levels"></ol>
  </nav>
</main>
<footer class="foot">
  <div class="buttons" role="group" aria-label="Move">
    <button type="button" data-command="left" aria-label="Previous page" title="Previous page (←)"><svg viewBox="0 0 20 20" aria-hidden="true"><path d="M12 4 6 10l6 6"/></svg></button>
    <button type="button" data-command="right" aria-label="Next page" title="Next page (→)"><svg viewBox="0 0 20 20" aria-hidden="true"><path d="m8 4 6 6-6 6"/></svg></button>
    <button type="button" data-command="zoom in" aria-label="Zoom in" title="Zoom in (+)"><svg viewBox="0 0 20 20" aria-hidden="true"><path d="M4 10h12M10 4v12"/></svg></button>
    <button type="button" data-command="zoom out" aria-label="Zoom out" title="Zoom out (−)"><svg viewBox="0 0 20 20" aria-hidden="true"><path d="M4 10h12"/></svg></button>
    <button type="button" data-command="undo" aria-label="Undo" title="Undo (Ctrl-Z)"><svg viewBox="0 0 20 20" aria-hidden="true"><path d="M8 4 4 8l4 4M4.500 8H12a4 4 0 0 1 0 8H9"/></svg></button>
    <button type="button" data-command="redo" aria-label="Redo" title="Redo (Ctrl-Y)"><svg viewBox="0 0 20 20" aria-hidden="true"><path d="m12 4 4 4-4 4M15.500 8H8a4 4 0 0 0 0 8h3"/></svg></button>
  </div>
  <label class="choice" for="date"><span>Date</span><input type="date" id="date"></label>
  <form class="command" id="command">
    <label class="hidden" for="line">Command</label>
    <input id="line" type="text" placeholder="Command, such as left 3 or help" autocomplete="off" autocapitalize="off" spellcheck="false" enterkeyhint="go">
    <output class="message" id="message" for="line"></output>
  </form>
</footer>
<p class="hidden" id="spoken" aria-live="polite"></p>
<noscript><p>This page draws its charts with JavaScript. Allow scripts for this file.</p></noscript>
<script type="application/json" id="data">{{data}}</script>
<script type="text/plain" id="module">H4sIAAAAAAACA7S9f5Bd130fds65P9597963e3exABd4C+DcK6haOIAIOxSALmkJFyV+kIQoiCAs0qZNyBJt6C0kAQsYguLFLmSBIpq6LR0rLdMoNl3LodqKUzpRUrZRa3iiTpla7XAy9pSZ6g/GtWfYGU/MdjITTkOL/X4+33Pfe7sEJTlpRWHveffHueee8z3f3z/MJy9/1hpj7O+4Peei9fV1c87hj9WGXT8Xr6/rCWnjhvaUHJN1vZbyiDNubd2u4d41NttbpJGth/+Zc9Hamv5dk9viNT2m7VU5sY7n4/U1PthbXx8/2p1ox2s8JOt4QPpbXwtjXjuXrfFkGNuajgCvlUNnfTTafNw1fhr51508kU20Y/Rj16Pfsb9tE+eibpa5aMpalxhMn7Um700n1qWmF8XlTE8mNXVm1vS22NjEppPOdSKTbY2ibcY4lznpJHaFuSs2Jps3dnu0w8RyKkucGZgFaxPp0qYuLTrW7txlbLzbdnyS2KgyndyYKEpNnHa6fZNHmZFjXCfvi1Inz0S2Y6M4sRdtXSeRNS6dduu2uXEjztdNc+OZOO+85raln33qs59f+aIz2acuPvnJixcvfNF8pifNiytPXf3MU18wyzPyY+Wpixc++amnnrzw1NWnLlw2n9Vzl698fuWpJ3nlsrmEh64+tXL5M5//nLmGH5c/89eeevLzv2C+OIUfVz555ZcuP3nlqWtXzF/ro/9P/uJTK7zHrM6Nfn/2k8ujt1wf3/apz1/8olkv5PcvPnWFfT1lvmz74ffK53/piozgpm1vYAfm6dHvlV+6INdvjR74wmc+9+nPf8H8+7aDkX3y6lPm12xv/Enm13nnylOf/DSvftr8TZ74wvmnnrrAIZr/ZOLE5StPXTT/qc2ffPL8U5+8+OTPf/LyU5HtHrWmsXn14MM/d+7K2pfsX7e/av+G/ar9Lfub9jn572/Zr/Hvb078/duj9t+Rv79hC9vp/cF/Gf22nbN2vXn9K/GiMzh4c9CZvGu8aaSV5T9h3bo38RF3JNxU22N9uertostqd0Lalnd66x0ezfN/Ebu71tM1b3BHwhuPswNbOZ8cw7PHV/hcOaz68iI5TEVyg5/yafOKuVCbYS1P4S39YS3dGLzG7HVHqu3e7DeHpR85e0/VweFAleGwr+risFhFuMVX0zjsrkocdlUzOOysZnFYqHq4c76K0WdZDbxF1zu8Rddb8OtAtQu/fDWHw2782VVtw2FndRcOC9U8Pmy+ynF7WS3gsFjtRP9ZVeCWrLHy2b5o7Ak/8AuPrPRtgl/H+xaPxhhDPLqUywVfyr3H/Rya02iu+Fl/1wk/47edWKmN7+FC7PMTKyton6itj4+teLMicx/zmA/8vFwYyPS6I/qf39LY5SlnrMu9k2v9yO98oebqGR/JAWdksaWP6MRABmyb+aFMcISDjY7IQ9nyXofl4vGRfuIdf7c/sH5OV9NKT3a5NoIxcr/d73ikHxXy3sh3V3y24jsrPLkiz7gTK31X2Nzv9NGLvvviUf+Vm494t+J3+exF3wm/ebfOjrwibeywTn1yom+l17wx0/IWl//H1kbrPm7esZdqmfQTVeox9wI90YkVHx3zqfzFHyMrjbswQ8cAkZi3y7Xgq+9Hl2TkN2683bkkkymNG9cu4W8m8z3x6wTgVobSkQ9gP8d9Ejq8LBdM1ZEBdfItRkejAGDK7TvyfHbTObnzZ0dbi6BQy9jkf51LejjOXcYLsmzLBwVgXHuDPaFbUH+v4Fq4GffPWOzCnbj+/X/9578n7+CLoytXV9h4xx7PXxfasP4++WRZrWwP9/CD8TqgAOvXlVcZ/HtwUDvvfPehgcCDjn6QyHfKXVWvMTk2dDN/VbZe0pRXZTMkTXZVwD/znb1m/pC5W1vlIfMBbWWHZDexZQ6Zu0adypRkPl0yj8mhu2Q+IYd8yfyUHIolc1YOyZJ5VA7xQXfaZ0fNoeik/OotGTwnaOc+OdiD7rAs/D8zQ/lbDpsPvN0zRpoZfh8elj2f7TeF7P1MgL4SqDR4o5eDvHG3HOSNu+Qgb5RtjDcuyEHeOO+NvNEIJsEbBdngjZhxeSPwZLXphTfscI/JvyRke92ty0RFiikc4E0wh6wedllApTLxuAGzbjfMuvw6OSgc8adMuHfH8NSxihtqw4NywuRYDAuQXzLt0PK/JdR9XToCXNRAztjDQxlxNmw+xMFa4KuTS+YkWnujI4eiI9o6fyg6r61zh6Jz2nrsUPSYtk4fik5r6+Kh6CJad9tr99preu6GPST/tH1L2rdC+1lpPysfgv3QVWiVbVAC94BU4FA+b/Pf6dhZgOarZrmOBTTdfvNFgojO31zzloDMqwYwE2NySgxfWnujDMNnSwDksLRiWXd53zTwjFt0jzbmYX1KTs4koVHmeRJeF+0BErgRV4UsYtUfoVC8tu410dWmWJ6atuF/kcP/TCTISdDxq4KPO0TsdabEcQqHgkNcUTpo6nRlZWVwrO98p5EFBEYTFOKngB3r7oBXtKskXHfHPc779nekv1fedWOsF+R8Ir8SQa/Wd48RxwoMpvj+i3VXaKU0rtQ94LD95lqdVwlnuJ5WuIwAIV3f8zkn58dIIuQpORTyTHS3LWtu8jQnidApxPlTPtpnHm7KKyt1AcR0XRAKKI5Pw2eGvb5S28GSLKkR2g+Al5mR39fYlgkcHHRX2M7YviiUMLvi85XmhuyJgaCYLrDUQMbS00aJJXNYMlm4GekWCEqgKcGY5+UlcvAVf+2ppnBY1O/ZJ1xBBP6hg8M9wirI4bC8QQ73Cf8ghyPCMcjhfuEK5HBS2AE5LORVCoh61+fv188X/De+OTwaOgrdhpeEV4YBhOGEwYWhhoEvyALq1+QCtcW99h45zB10B+Sw5aDbJ4fZg25RDtMH3R7wCAedl0N50C3IoQMkFvuZg25ODtlBV8ph6qAAZ+wT8G6xT4HSYt8HlpA3CDZfMgflE181QGZAhM0hoow4nPo/Zl13bcu67A/SEbdcF6AjsguFrxIYuyBfLIfzMg1OsIjgKuxA+WI5nJaPwy6tOy+Md9n4P+y3ElxLbF1kYnxy5+ZpAc6SBC96qA8CLEznBe9AC84JiYqAnBxA4Yag7EfljLzn8EF3XlpTjb0khKNIct3dtnnGVtN8U9nsuqr8US4rWjRvGCCMDxZp+EGk/JzllxeyNeq+MKm2/Cs+OgpUvTj0/XI/PjgMx8fvNZwwiImBFc0BvswXd9tP+2K/+QVCj/XFojtXbcXhCWE65fCYMJ0FZm8eh9MCUnI4JcxwATjbgcP9Aj0F4GyAw33CkBaAs5043CPcbAE4my66+XgSkzt94oGJT8S8y7gD3f+3/NwiwquJgIEWZV8CSVZEkrFsi0DmCgGvJXO/HIVgCfcMiLxPDlOg7gXA+x45WIC+rlaYxZkizgUOnxc6OiVwKKilvLdWbu8t+zESjyms3/T4Y/vy5dPl2To+LdxUfFSGrn/PDACs7Rfa5i/spXjNR0Ivjn7kmaM32v+tPy0gEF2v8ZQ5A4A4e3mQcz4AlO8JjYEFfUhmR4ZWWWEZp2TcsqfIhOvlf2UfEjSJZjUNxKaobkb2WbWF+A5/VuWcQOokUHtiwxurl/TdJ3y/MadW+qmf87PLvn+KAkkL5FGycYx9PzvUjw6rN0Kp07J3BAvIRn6sSsImHW0dkf5zYXRMNSULcBuMTEtGp8POXZexJXIJlOaWpQgk0paAk9DI0XJYAbaOzHAdPS3TCuo9+vEoYFIgUnDGPCjp3qis06PvtP8T9oyg2h/Um9cDv3x6Ro/J2cFR8wioEmgkVk9W86aM9Ny4dVb6kPbb0u1uP2qdGVyvIwgR0hOOCW6TTbJvA/ibMI06c7JUXLpqSmgRZqeJhBj2Bw2IW3+AAX5iUPeb2yK39QGw+819pQgulwbCvQtjLcB+rwjyvhBokkUpwHUCadyQ461wWtgsbo1V3E2c/RvhyhWZ39sAKuw73ef9Tfvcyj7vc5/PNrt/SS7PXn7R97/5tAig/DkXfiZlLVIXMDu+GWhbZg8zKJOQYDJkUhKZn027w+uE+YQLIVtKnvhE3Rc2duPKyZKlWI12yaoo517EeTkRr4WFetWsyW35Wlkl7bLk2Ki+2BudFJ5LDkdEciGM9BRGct/HzvXJqnS1aXQpXneGn3F5kMiR73vXTbje7m0ufR5AoMev34Ah678EPNXxe8xYcgbwC9DFr254W/aDAK6lbzb/IRg9zFWqcyVS1f/v48/C+FOOv/8Dx58ruoF8IxQRkL9fwHlME5+zShS/apUqPmuVLP6qVbp4yyphvGmVMgoLT9K4qqTxmpLGK0oaLyppvKCk8bxguGiESL8siFRGMUa2IlrllLeVK5IWODDjt4IMGb8NHJjxd4EDM34eHJgBWwbZcjs4MON3UIxUDsz4ATgw4xfAgRm/ExyY8btUqJwGB4ZdDibrvz3ttq9318hi3W5FdZEnROAmEY2ViEYbiGjxbo7qB/+n8k0O+Ubw+Q5huuIk7WTdXl7o//pT0+XM7BYzB1XOtDDwvliBxqm7csznIoUcvyR0ZYTbt4kMTBKDpYBEW95d3AUhKafAEqm2qstuROhYgS7mPZ4GJC9Sbn3FXBjKh8sAx/2hpwKaJPbAx/i6A5tfVzTRhpvs+Ca9HMvl+Ig8zK/hqUSfaL4EAT7IoDI40vaLoJtOBF4Q8KjYlo+GL6Tutk100OELOPRahIP5OoaMtQ5Ofk5ZDJGDwERR/PERJR/wNhel36S5KayB9L41h8JlLKHKejkqerK6T8paxZDa8ZqqG6lWq3+8TyYcYviDQaoT6RTPCVLsDqGueMUQQUS+U4q0B4WkjDFWQcNAKoQQYVQqlHbZr/Fbnva59LVXoLsDQiMH+bSqJ4gkXTLzvoOPy+WXCBZzp4/JWxNoLKm8XPEdKi5XIBGeGPRlV8mkQW3YleEMq24BbkhPYWrjwuQGjENexXkrjPhYJkUgsV1KIYzlj8ssjQBAT7R38OdPFFvGP6cJQbPjReuXkzDHB+4uZpSnieSfSJxVLAtwZAjWRp7HHfdQ35iDUwNHoV1xrrST41SlZqMXenu3vQ877cPEaA579bDu43t0H0MOtJADezgs6q7eo4yyl3WhFol7fA56aaCBUtHAlKKBHIcFQWQ52QFshb9au5afhFwMzke5ynyCi0wGFeCZ39pym8kgUXQoUJpDSZB5R3Yk892DgopVGfdVHEW6fBbH3kFBxXKMyJ9k4INu4iii5Q0cE/ApGRDcNTnMAdozSKgX5TAFvjMDxJ3Hm1pWxjZHloWFKfPmaWzDojEn+31MP0D7YWlmLb1bJNbEVpuAbSr/rIB3QaUfFYCYFAGgPqSFNwOz2nb+MOWEUfdmDCFGdqOKsDBX1HF4Vy3QbmAP0b1O64WPh+Gkbb5hcW+nHY8sc/O6jDcqd3jtTA0eG/ejLXdwO2PHigxW7vVR2cixkaEfmfzS2sH0sBM4Q8j6IaEpFqr5+UNRpi1/KCr16ulDQn/Yegxb1vqdhyLTPLPeXIPOpdwNtrOKuPneJNdYjME/n9gCL0U6Y1EjvMSIb8Ck3sv9MM39cGRiPwR0FWZoWgceA2V0fQxQxqQ854ieRqJAM8+dDdGrMSegGCqP0iDDtSCYw8giyLpFa9wd9btmUz6uuWU3zPj0HWYcokjCaX9T0ABQ4l7MFZgEeeu1ivyk8BMLXIqO/LN+QZWlvSVzWOfzgBxS8ADc9oJAy626PaOwPcnfdKjd0E2q8l3gOzqqT5f91EK/NHXLAc9iSzU3irCnirCnnO6pSPdUrnuqq3sq1j01zT2FLrBLwXM9h431UoRl7ueqcfd6/4L2Na+PzemLWuwIJTe1qUXe4sA6ChL2A/1u8yvcRRASS+qxb9hh+SEBrGP9rs82wK0lkGKMlkB6TVsllM7T6GAe+j+8dNSBoCEomB3GBSpZKJWUndxt5f5ImSNTdRytjaotjq7W3StCed/5zbd3XwILEDc3Xo/YohUOSzOhqPWdlZWVHeD+BClg6wrGcb7TogSX61omynGld2CmulASd4xyUd28+Qr6SdFPVyeh0zIzAropzgpiPtUX4VfNOZd98nA/g1w/fjK7w5OnQHGXfXJyRS6zi7To5Hq/PLbpieP9BEotXo04xZ5gWSyZc+DaD7onwKYfdI8By4AxArWd7ERWv3wIOjROTMuCdCEjjRABupcT3QdX+knz+7ivG6xZnMmVPpXNJytySPdXnJAjsrugSq1jsFbQxNhDMrq4cUum9DyZ6WiEdZFeoG0XJkRklxIvT70Q8vJUEU+uWDxesTg8y1PlR4FHweqP7404Ke0DdfLwCoS+Uyu44Duw1m7sAK+M+UoBEnwjjuDCVCd8n+qED5N/AUt1imoooC1qhTuqFU5x6UjQuS+6+2j3VsZxuN/cjanBGoHxxPx4i8mIQGsLXacM0iH06mCsLi2ZGa6ba7FcEtZLxpQSC7Y78mMj3AyyFT7aHluSc1ROyUZyIv97d4k6J+AbfBYVVGS9MtIDCCRCCxI5mQCnnJ9gS4V/OCWc85/dlNt9fKwvvCzawvbDynikufk0TDPRFeDgqFyAGbuxV/Bl6koge0zY9pitiGZlMrhGLVgWFi6gWHYow41pbRYBvpbZ+Xak31nNQomNe8A/Dpt4RbikpFkYCs9UlNsrIW/uCLnlLgTADOvAOykwdGXFBeL/55ZAJKRQcXm/BziF00nzphvKEMLPLtjWbhLujcp/L9zQ3p/r7/KY2jvDyxrw9W/n8pLmRnyvPa2Py69/yocSX+pjo5eCzboN1U0CIvm/tkPBQ/ql+iDAYlj15KX7zdeF61t0zzvoYESMdiIPy9n/08l2dR8T5jVtvo89OhyZl4eypLmSWh3zcXVbiBQbRn5WVvph4sVI1rHeMgSmFYiCYk0XQRgjSjsKBjF+Z3WqByoETgq2CLCQTsACfiksxKBEGbY83URiHFIBhEgmL/V9GQHgQVoitQAkUoCE/MShL+OyywKskCc6JWSQWKEDkskWzvuSmZNxzBwUYoy78rIDHkeO26stAA2YQUaA8aZRwIjfBRiCuFKBi3QSLmQZZDjhZ4yFiBO9VcEC1yfBQn4TLPoBWsvjWKhXBOSFCdUP2CLD+324PbClc1oQAXN8ckKovVC9N2/SSScikDVv8Vdjr/rux/rcx/Z48y/DLQL5EUz74PabPxNaeyKXr0Z/VgfbL++XKUllqz9r1RaLWRcxA1OuzB38LsCpTinWyTfzVlOCb3cQlYFPVSka/TmSa1XL7ze7FRtNqdMMWqDMUxz6Mq7ICx84psdS7+jDYkzbd96erQgVRQ7jmnCSw7rnp8Y8ntx0YMm8CYm/vzdaPBS9EZrCf7wuJAXyV+l7cAGiHU72mPz9Dv9+F5qmqHmdywZaMF8+Ip82L59W+rv8TJnKdjuyjN4Og4T10DoAG3QvvOzA6F3Sr4zy/ro39ispj8smnIK/TYk5gLfSlLopTcHhaCunqNomt/ih7H94WswInB9ZxoBhi90qh/mrckcfi5FjsH7bkvlv8IUzS+Yf4rh1yfwDHIVf/RaOd+03ppaLL+NHyd30kvUzgSKB6n7D5rDu+Uj+Yboxn/DF4qrJHt4rdxyKbjltPw+rf2g/J+23+DIym+kxJX5fs0LBhew9T5HK7ciFzgqV1WXHa3Mu/PE+hP0fvf/c96jikB39PE+CKAhbQHUOnCl6sjt7gm/k7q/JngK9Njna2A/hIUKMSIrhy3FGgLxO28vYMXyexuxcYG1GgVZuEzla6HC6Iqxq30woRCf03L5Xbqt3o5u3rbR2nRnA8Ul4hGG5q/b4pluurlbrhc0q1QVfQU294P2Zy4N6we/2u67Xu1frXX63nt919rL2hfHPBy1JnbZboN0AKXVAArA9yJIUO3VjyF4EZZ/C6SpKuNICUHeEUdnAx2HB3W+OCTWVw/0Co2ToZnA4oW4GRwKMBuCcwtbDHYRR7tEjucBqHLYkbNG6STJteXKBAbFEstMEeD10ddukC+E0g8I6u7ICW6a0yitQKM3LX2wLPyy7uaJs+bpW8hYUhs/slyeBWi/U8Yg+GYihAoCQOAMe5C1QOcUkV0DgKURxwS4yJ/bqxwTe5PgQYOHdzyh3FvPlRIY6mHYoXVCmLoRXI+wJaU94tLFVn85VBuzfWKOUBOF5SmQeihhy/7ejuqckNYFjR87tI3S0Atea4wW9Zi4QTJ8KfTZKnwEFFTnH5RqOvWDmsFeU9IOaOHxbMaSnBfpjD7n2cFx1icvjHuiJF87RKc+S6mIbChQKW4ABLZoS/iIJvJMWwF1DxJzCyOfBiSxAdqi6GEqvnXIyiiYQ8trS66PL3ZxCzH5gAK4YavkEG3ZROu1DiiV7hFdYvAIeLvAygdafOqKLOrFfVD0sHhXxOVF7WQKV/UWwUoITbmJd6Qkj6DoAE7xhEsjzFocMTm/whunTfbC54Y4ncMqlcADXJhn4Jc4maKmfpY7lmOqUvohJ4VTKmtjEsSUY0VMguoh14tCFZowd5CICQxEn9Pdqn8C3eaxsYHRi4Q6esVQvcBQd6JfBKM36RKgwthZbHtuNrUUoieRRQUZYOHQCXuhpC+uasCPUE3SC+rRO6AbRvNYq2Epo3xLyE2TP0Y5hybBY2Qz+cla3ANRmI7czuXZ6ycCJLIHqKjqpTz5aW5iEonL7Dm/lDzxLYkHme6Aoe8NtsGwBE78qOA9urRn4cO3bhb5PosW+j6iQU+mIVEkf9FEjBR8sgDLwHJItGD2BjuCTB2VoPOmTB0UNVpoSEyUy6SdSDidSCajKG0+hpefzIOAZmCaHe505Tc9TtwY30qOmWpB70kX3RnSShk405T2CNUQMoxrR7pDvfI56REcVSQnZfq9skoVDQhT1h2yB54A2Og27ECq18EIrlJfb5CXp3ugGdIl3CRFakP92nx1IK4aRdNcdqc4upS67QXV2k5BNf1n62c3bLn5Z9kyeV7t9l3YDaJyCpUDaZb/u0lIgu3ZYw2ACHYJCfqlEUzq6KW9trY0LE9bGhZG1cWFsbRQC52RKhL7lQbBRDekYfxqRzrb7mMizR7lOUYmqC80BbNMxLaNydpFuy4Kb6k6r+qVwrqpfu9/cQ8W62ackD85NxsPTe1F4sxkc5qsAhPUWVZLIImOtJzngLRRMhPCmWIRn3aHoFbrECeC5JXPb6vkbcv7l0H5LuJuX2LEgHVnNV+E/OSOcZp8O8i8JzOtr6pGQRZVlHxIOxAVMu8WTpw9SJyytR6HNs3jrYzDSWLzn3KHI67kLS2af3nee+kuc++yS2a+tzy2ZD2rr80vmbm1dXDIHMEXQZ6SwrfZxWJUJS7nXShxvWkwTP9XSx1Td4SzMoPfj1xFeL+HoY+G0hMFOwd8HthFgXjj9lPLtMr1lqqOGF+npH/75NE0FbTGRFJXHhL2/FNjZSZhzCm+CIXXVY3JZWGY648aq0Cee2kABYtohAAaHAhGQW4/gz/0+3q8zwym4n3NaxnqXmpzcHt7+adWXn1MS+URF5uQxCMb0p9uggoyBSTuT/jnoHKewkX/5QQFWbONr8MHHldP48xj+PIE/5/Dn0/hzHn8urPB/fQdXEoe9fo8cerB900a4T31eFmHJh9HbAa+ch/Tjgk4zugSbeBjCBv+kvlWrxHmo/Ng6N7JZPAYSNdlF7HW0QDZGHVixxNycCJdQxeYi/mSP6I8DVEfzB0BK/syf0B/34c/C8aqDr8LQWrc47bt1isCCnGbnOibff9HnGp2gZ8753ih+Qb1t5XF1uu2ANMGABW9fLrsF7XdYc3Vp1ogMcgBO6bks3UUMh0wAbQ+8/dr49gkeYPzMFTxzRdmAGPovRDEIotitRp2yELi8EcPHjDafSO09RJzQjsjnlx06PfppaBDLg8LFJblqaa1qaSO1ZELOBcsv+NZrZ7jKO3meFvWYIDwIFjNQxBiMLQ0mIt8JIyjPoTuoSg+2NoSBOrQDqxt8Hi0Z19QycUUtExfVMnFBLROwFeZN59KSWQ2xDLDPUtuwe2RCA3cgDKVyB9l+c76KN2ns5eQqdkqiSnswr/GSsUXbgqo122s+c8h0tXXpkJlBa9FcO2jmizjcB9OrtnZq1EsMlrR9tho9u3f07AFlleU+cHSCxA4J/7ibX1DvfGRkPCO3KSwFePHusX4wd0Y0wweGQj73gNoahXPoBEbB+k5gFA5rW/iEAw2tJPds5BBEnAR3UHnyBFU1NjXiLegTyI2sRNsR6ESM7mulIzHPzmv3C76e7L4GJhU2WN6wJzyGzS0MkLACO6/X79vMgLxPzr/vrN+pnkTv8zIwv0v+84KqvUi/m+/fpWLyLhWThXkBAyP34pn3nR3gLWfwa4+v5b896OX6ndgeYXzOeK9vXThEhnZBZ1I/z5AkPEBJX/0foHsOIl1EliQi8Oa6AdsNl+p2AICMTNaTcEmG/z5frDTTAs33hV0qrzoUHnQ/5MFm/fKl93rWqi033+jKANX92HAbqeHWjT1xRP66HYS5O7uzwLwBA263tQTL8zCqOwHA1gO0B8tIJL1OM8BIwPM1oZuzYy4e2l1YE4OpF29n8NZseZSOJW0QHSylnIUOzF+znsrS1tdEcFIdTfbpoQGZFTniIzCS0RJbBKVBc6PwuZ8WPl5IZ5XSJtujurqaw8GACxFEJC/PoAavpiC49miT/TBa99r7VGSk0AnClqi7fQLyB9lzDrJnAr5mToXdUg5d6LQT6rT18QNqODksw30TKphEJU5hmqF5ljHfR2XHdPBo+ckc4uZ9kGFaD5JEPUgSeJBM43CgIi+8T1YmgQcJMfse+bwEHiR9CtwVNQbwIEnUgyRRD5JEHckSeJBAjh85f1R20iPj3W4g08ENJA9uIHFwA+kEN5BeMFn3g8naqsk6/QFuIBFQe6K+H27SUyUaOUe7gbD6NxwBGoAdB78VOT/VQN/r6OcSHodccJvibUbPwmzCszCjZ6HD8atY+IyehfQY+VV4VGf0LOzieBMmvYwMbo7jtWo7DleqHThclDnNoMkZ4ABeWA7nc0Spvtt10KnrYKSug4W6Dk6r62BXXQdjdR3M1XVwSl0Ht6vr4A51HZxT18GBug6C/xUsQbff/M9TV667NdDFSG3jZIiEqXrDaVM4rTdDU9ivt0Lz9KHo9WAWVPusfHRPkUJFD3CZnDmgOhVJ2z0XwQ0/LudGAS3CNtUFhW0NfClp8IRuXYRyDYo5nEzal2vBsF4u0DdkRn1DShzKHMEzzWtUwWxhMFN0t72gkTHnNcDn0xouc05x0hMaZvMYQmlEflEZIW71NHTBExQB2A0xYD+mITfTGnKTof/FWh9IGvh/wsi94XHBWlPQDI0fn9ORlBjJ3XaeUVLQEyB8iRbyFRkxY0B9ukJ+iCFU0CyFICKAkB1xJTLyv2ub9Oo4fFd6ET5YaAkAN1EXcwf495nA8TRUT+BcZdn6iM5ESJSrsoKBv1A2xvS3pLi0hYYIWgfUAHDQ0SowSysAtRqqBIcLE/AnOP85jd/zeTAW686mRHADR1nZ1x2kMzbfcHTyRfNNF9x+Rbh1jCwkPrcjJFMl2Jsbvs9hPm4ixLVzSZf6ivomXlMT+mrVVWEdikBuUcZUyZYt4KvrdJv1dZtN6TaLN2yzTLdZsWGbJbrNerrNurrNOrrN0smwz4ASESN1Ayqy/IyN1xmmbMeaWxs8k4RwRsH1RQknnfgQFcA41EQ7jtqOBWLilXttlv8TZ7N1ev/CVQ2SoMM+qOkzpRsP4dfceJRhJoUr6LlsOxoNuRgPpzPhlprp/M7VXZnhjrq7HgjOjAiCJxe/oE4b86rjL6Eoo7QV1jso3CDYO0zUEdU7QgZ0iMK0QoIdXWZI4rUzEZpzVaZB8WY1bMZOsGSMM9UQLx7OYxGXzDbM2b12Ttek1KkrdEkzXbYRPnTq0Ja/nLhsPV1zOp0HOJuyXMmd5k0W7kPu0yLS1X20zt2se+CyGzOezWiHTmRF56HTdM5/FFIepbRsyCiPNry5jgYM/ogGvi9s6kDu/SlMnq/zoE8TeiPTsqjTsqCId07dbEqdcURfOo3FxDIIPN1YuwTRw+myZsEhkQ5VkKXBPcG64ryKA9nGsIve9Tr3OZjmHtld32uHewJt+dD3Uy1P17f5Ck5WJf09GNFMHtSODHcJwkXLM1C4ZjJn+LGrntIgjOnVutjMaIvohzcXfgrs+pTv3fGe3sQ9PQyZLH0PRtWzA/WSNXUcr6vyha4gDe565x27erS89QLckeDc86B8kHTtrvve47AfxPA+IG8H7B9RR+2ptGbYK6xoUFcHUXLTGpW6HQpicC5XpskIhEi0QdhJiCtXXBIrbKYKmx2FzUz3uvCiQbl6E6vGLAykFQBrJzRVIPd3rWAWmX7fknF+d0J9o7p5kXbOQ06JIKcQANgq1Xeq1T7tbgG0Fe5SohI8y3BR+uAxVNRCQnPUrZuA7RNiezo0Os+dUG6Ihk/wRaCrMuT7nF2z60hJgFAid/lF7775dK07+1rY4ddkLbWVhTPZmcHR8iv5IeugCqcKbVst77pjpInA8FkgHoCujOHsIP9lZ5XhKUcTJV96RulOJh8KsDeEIUx9fBZRYbhlF8KXzOZX8J42fKk2qpZCF3gEEuCAE05A0YQptvzPbX7L2mRdA94pL7IVpHHDGPVMW/NYJQbge4KLMOw185rsE2SCvCY1U4TcUyfMeVKnJZiNVN1NEyjhCLTwOiUXyfwri+NA/vwn+LUYAw+lHmTFRp/pCHOyZI1pFt8WqfWrSKUxMYMQUAqomYa1a8DtxQ8OmhK8dfnRyZwwjsotIngNMogFVTxE3ev0sLl4CTaih+hvBq8uoCwfDwkv3B05SXchwqVV05FRWOIetPn/ZF20HmkUjKcjimZV0GjScZiDWnXaaBHoYMtjfbeD6leGrqlDdID4tsU9og6RAgkdAEtZZ3eMGMuAkIREAiGlL5B+Rz496m+90KKAkIIhUzZhtC1i3RaL1q6pfiRuM8RAO8LtVN5VY37k35lB/tNMDRKotRnlPshw6yizTNAdqhaQWR7IV0CpSjMsAY84+ONUakITGOXnzWTgT/O6YPyEPGZM7Rfoiez4ZDo00rbRaRsZG7YlbXTHc9zq/CfIFl6DJv9J2caIZ/VuHUqLNd3FNTmo1VV+rIDDl320etR+pbZncOfjgNEzgxdX5Wm7xi0YIfJSbl2T/9dmvaYS+Lr0KNftWm3XrnNLRtita9fXrnvB0Plr1rn1TsAFjvlNBA9F30RqBh9dfvHpuhPQLtFCaCZrdVcW0+OUv1X31lZDlOn0l+HXhnPx2ipDY4RUyPDke3xnbRXoXP4CEGBNlr+que6OHoZ2GBtRwAzmdhei5Angk2R5DG6Ebs6G4DeSLHnZI4P8WXxZvNZm6WnDv8rt1K5GG4IraRmkkMbMPXV6XcA79p2zCLfU4NhEw2LBANJhLmTz0TicEpJrojiC/qdG8QHwyIgTzv+6jAjI3jaaRmYAhTG+MxqBmQvx/MEU8WIdH7Wrqs6JXoCdE65cCOwFZhMME1/xTr3Eq0jzK6lzLScOeP1FWZpYegDzHBGnIRLd5L9uXbwue8xR54R8To07rnz4ImNrGGdD/efKygpCUS1sppV6MUjvR5TLWtSQkn010dkBdcy9pybveriOygQv7ijFjjgzIO+FbvdMaf5ogv40cp31BMD4pmnxKnW1ICT/TnDYAVBZ/hLBVLop3w9EtAhhEgy+tH2lirgawl6MCS4mTT4bp5hZmADzgheE+lqhvj1we/h3FgEbPV+cGbxQaXjwCzX9dp1u1weFLjfuJFAKgAEaFhPBOauLLxLO9rMgBldgzD4DYAZVGuBF4PyFUi439sG+ybG6OQYqHOH1qhdyC8mp/plBBR+5/Ay44bOwAYHT65s7DruPoa63XB9GTBMLclLIgGOdpxJCINjUQmZukcbf/AyxpnzdGUi8e6OT+HP+cbhBkqDJpn2YbhUHhuViQgTCdbHSpVGmwcDlTdh1h/4eH2C/lYt58HjBY0GAB6eIhEvE2Cbk9mJWsgL4uizT/PvWpbJvyZ+8HsCA8lBMeahO22AZO3KCVGyOpDICJx+oacoGeNTJCHIg+rWwgoCaMBUyB3LxyPIYqhCPp7chTCwi9PC2ru99HC7Qn0Aopy8eucSpu8TX49kPwAXe0ElIUNZR026UMlchxZDkdclegDnZBPzwmmS6kH8R2XRdFc/qzbFPh36Y0JvuN/fVmZAUnYMUik0alu+pQMq6uOGAUr1Us67AzpuV/25wl8pwA9yIEPkAIZU+VLTs4fe+E0zb1aNjVSvl0PFZNptr+0IfUJbKA3C5yquMbjQxQ0rUJwuqoarXbrgQMzsNy1EURZav6wCeU9XkOnUai+mJQPcx6rNos5JvX8IbC31jpooa+kdnZK0M4jrhk6C+1fLpnUXBNKD1UHlDodPh3GR0Ma7jkBYN+pP25fIEIjLNAnrxaO1BaxEv5xfRQ4sDKOXb4gqeQwl6zduZhT8FbQD67bnKLhN6EPXJ68If714rC0G1bf5ftFRBIPVR4ZQc93/LM8iWKs9WEYXi8IO8UrN+WRhrlZ7igNdbczyTAsjYLvFxWSr05AZEwu/KKLAxCUREJngc1H5Uc2d4PF3m/8yCUzEbMhyQoQErxvxn0VlmlnCbOULHF1D8uCzYASPk9dvX8bbHayuE2iUbB+eu12TIzyCUGFkFjuZrzG6wWlaCFvGIPLt6p5fpUz46g4QFEeSiO9yE65RypOv8285Ga9AkepX8wCodlaWurMpEiWI5rubILcJOuEXYkVuEnYj9F0bCbn6zJVOBjiguUXjSo/AXwjK2dkqRRhtOwOODIXNJIPvKX+bleDOw5l4KUvHTPr7+CaggjlI2uw7pAZ2DzpFtOIqgCUxdvLZxJQy5SMypTpfcRdQmDCgSC8b533d2ar2VOlT5xnhSTQqg9gfaHTSH1q5RvON+M6MoXFo7Qwtyc6oKhI4q0jL8WlB1AgKpoPKpe8rsd9QAZ9TNL9lRBOd9oGIIIoLoduQaUGhp/fhSIXg9FaTeqYRiwvYAbbYMrNuKJtHI+AD2bY/iaa+azwVl7SYUoNOqV5tSrqavXE2xQU85smmgv30yOZRx/tQJoidTEIUY6XhkWozGpkVqfiNYGJW1o6mZmslYpbcEitIOU+LExzkfnhavuRqR+VT6kA5ijjaEOTPUyYfkOfGGZDnywlEunUzd5Th9iH6WrVCqp14rP6Ya3p5CAzIPKyJmJgr6kAjo7yYz3kqvMvtU/nTzEDWtnOmG2Q5WnXTDbGc6205n225QNwetcKyzHW2Y7fyFSGBT6SlYCVOHeP/axOuQHYWTmsC4YLioBhKI66pRhqykgHwbICinkDINHHj5YTq/twv1VgcTdONapZkfyTJinnLdMOVPwN5xHx758Fhzf7jNqpapRairKc56muIsV3tLofaWvqY4CwnbptSYMq3GlFIT0DEMo8grxGEzPOWdd77wkCbEZMLMf9V56FKdDrj4iXChah5ZJUeKkJpga8hrp7nTOpo7LdPcaV3NndbbkDut0Nxpfc2dlmjutCnNnTatAUqlOnobzZ1mNXfa2C5AQvgHzhZhoaC4SJp4YlWS8ZZYb7fEMxbcR2NODZLJbaEKe9h4sI5kjuZAvue5CfBMVP4k2IvDEA8w83QMOgCjE2Y+xQEm4RgzT27Eq0vZgrqUzatL2VylTIp6lsEyHGN143Z1ydFkOfLrBgDXbFwE4n0KtosK53sUlr3C+YLugXm1rswp4ikVq0zgmKmJNChjqI91Mv+Bsx3mhrQTyRpjBHMmG0POLSLVgkoqhPIz/WLwYkiCshw4JlM3gs5obyC8bJRwBGr/m9I9OSuZZWyJZ+Q3BObDmyygCAWj89NHdLPR8YAYIlYodljuUvdCgcxfTKw3whI+qOaevW0PcZ6CAtnqPLkNNo7OhHoJCqYJ7LCo+OUAREvaPv4ulAYUPQ5oHBfdJ5MJ98mk7NcJ3SdblFCbvTT2yHuB/pgpuaODmdOoXGwEQ50aNk8KL6DwGTw/rwEdlJI103Ib1zEPvzSM+cDIP8Yw79WDRpV662Ol3vqmBDA1rGzXmq9AuWxPDtiQRwZMl5LAa51/8mVn16OgAMIXqwsmVXypqvg6q3WymYmBlkeTQkHtQh66PE2A191U0NBAtaRM4klMzsOX8t+CyjeERbeexG7sSQy64kJ8L72Da9jX1Kqzj7mEF4d0r6qoNsQUta51cXC82UeTHJwqfErXOvg/UEC7LS9cCRl+Na32iIwlQ64GWZnfZSpYo0EckDHhMKlbRU7acNLS0dFQT012+BH9oVpE/kDIhqUXpWEu7fDkQvukMjzMlD3uzON5HzpbxI/F0Bl1MQdCZ/fQ6fp4RREz/zptn0cYgkY1l2ZXVYMbMlO8Yzd68rXx/oy/T4zNXBQjfrSCQBMXtLYLVkg1RBprk7Z5CaIReKUiNGv4skzgcvuoLJy6ThUd5NqFKGnhmEpBErZA9ZdIYVDkbUm4CRiep+OC8T0IWqHauHEMHEe/vsP8KuAgAjMEoQ7eATR2vlu51NOtTyf7Z+0403dIMB3cBRjNKhD/sOZ19m5ZAXp4so6FtCC8oxjd5ZiVHPoZqoBO8sFL3DGnqBMKjmTkNY2ydydlhwyV04k16zAYw/zbADV8Kpn9VtZGoPUEbxXRtUtTC4HcQ6ilNr0bMi3hDd3gBttV/1fEG+tEQbca3F2FPRtFyCSqUoxDLmuQNY3hSBjiOorheIDGP4r4HH1vYvQPj228dICD5KJv+OgGe/5G+gB5wSCTH1AZOmgz+f2YaS2pyPpNdtiGruTz9TH1fMufyWwZGIWiJW1zDB+i5xwdkkbz1yV+PSBnu8TAh7VVAhc7sFD0YpuWKQnBEMgPYdiFALKDrAAsshXWwG5IibLffLDKc9ltXTjMbwtn635r5ZVuEP9bz+IQ130R1oe+HxKv38X8DzMy1noe4WRc9hU/27iTK9UWZKX3WwYM4UXgpPwT/kaOs8tyup5aRmzD0N8F4zP8t0httRf3QN8y5ojOOt3yp5EWTtPoy6pu0yDo6bAcpmaGsDbTOkKbS+nQl8fyqhSI2OI3fzHihrfkGseSTcSxZBNxLAgorXrtU/VWmX6lc11fgjZ21TkLk1v3PS6DoZhFpyXC6NSNsQ+bTi4zgmmbHY2x3ibT5qHenHlwIBt/yzE0T63IkncTJNuiKnYH1HIX6y6jWru4lSF+eY4pP9VnTHEMRyDN4MtouWW/beBnh/L5eftNffmmPr9Jx6lREnB57KqUEz5FRrBMtQ99HwG7neCxY6inou4oC6IQXQCZ6c366eMak8lUZ9h+kNqmkIa/XZLBu2BZrXHzSOtKWPbags2UTDxFOGZzkD+LasWuRYKbo+SGnRKrQPeMVdFug2PgNFNvGir/YuRT70w4gvZor4h1dBU/Vr6bLNucfoiwE89AehDhLgOumBs58s3dSboLPnu9DdLdlPJv04rEc0XiG3LIqwRdKJP7dUvrn1sPJrqA39ZVT8BJ827YHF6uHBzqFZcsV8ErHJyGXDnWt0Jx4F2jJh3VMqgbPuYtooMOcCp4hWNUhNN7mcrxYAFyNIxUMCcS9+cTyeX/yLnOuqU6247U2UyO1W0XFg4IQMIwXFL8iFX8MG0O2VaRunPS/qiBy47xvyF235W9o0DnkwnqGLeRHKvSo7q2HYIlFITL1NklDyFHeHsDNZijZF7BrTEJ78rG72ozzThkLUCWGY3hDVc1fLZGSgMwXxlSc0Hx3lO+Ph1lSdcUQa5s5J6GJEZtRamS884Gct7qycmq7ySfxuIAI/Yc1mHu2mBjWKSXgLJP8BCgf0CZ5n+a2jw4N3WYJzAeSTTx2CetgzTOMcWgridXa+qs/GnwKEi0he5FLtoHi4RIqAVjRRj0fon+29CYB/QuH/dhPOChdtpv9gjbnI+oMUwGSLQDy0HXF6ToANNpZI5xmjmmGNW8IDphno+sfIIJDeUpxujS6V0wV5spbbRQCSLh6lzWIqfzU8i98ZYdMg2FRr0jl0m4My0H4fIo+L2rjp2Iwn8sODLxx+OeLtNvyU45MQx4MC5/VgUBgRYZogC5MmwcaqZD9UhRtHmkefiGKRnp1HhoHNQ4QUU7UtypI31pcqSZjvSlyZG+xJHS1fslHWnMkXbLn23gl8bI6Gs08SIWW9mIlG5SzJ1P5CcEK/b9BwZYfDCm/CZGt17Ek/DHpgv7ebpEIQCIWU+Qmutn1JHcqSN5DM/0wNNJ/4ISYMeTLXHZp8uMiu49zACWlINXaYz0XMOp8XhBkGOKhWXm2M9p27EIq+/4jOklVQ3XwdCQGuc2XOcbDQWQKWxjBkAfUqEjiBYASVCunEHSrV2G8VE/Qz9/zU8D1MIAgCSwtBM+nxSzO+qPNUc/B6xMjhbS9pzM/7vW7SfkpaFjD9linsu0QpKh01Sp56j3YGtOozMNPfbmccarK9AedQVaVFegfeoKdGDsCnRAXYH2qSvQoroC7VFXIK+uQIc1+Geiuse44sd+88CSeSB/P6WvB2qj6YDMHdMB5fv0LlLOmGhp0dFtac8kTpLhCSbKtxoaVK2y96jrAfyl6Ou9HvoibB+tTyFlvrjcprYJkdoj9SZM7mgZScaWkfcw1Dj4cgVzEAw1q2q2ucRP+xyRrsqZhXrwlm2JK0uW8Lh+L5yVbeuCI1xZPhkp/q7qLeBO6OMLB9exr1z+N52z6hDgg3KCGglVlET0ESu1pbnPCK92hlGmVCEFByC5pewpQWWQIFJsRaqZYcIwPkqHKnC5Lg+GoEAPSjJnK8EwdOesJZGuAYl3IY3OmYFXXYqsSAbj/nzdvaMepat6lAwrgnThnet1uoq0dXq+o257EaNrg3fUrzg1ESPPbcZNLVMtpGw5RFVDR5INwTuQlyCBitkukOEoeRiGUZYaiUNmDKCukxAz4nK7gKCq4RDwSLczw3Ry+PfggK75JfR3rfaLmD0hrhJklDD/JlOSBCzbUVTXqgrb0H8v4ge6GJYf10FbzTDYHTKZlWNOUqEEyqgpVwE2IVTV+ChKWbXumYD5YAwBbQxKRHo6janIa0xzAr8JvDqW15INZB61HWYyvSGAWv7MeFN+LP8SCkBhJl3w90s1zBjuJYk67Yy1CRECZ2QtCqbBzoZ50BXGIwdgGry5Kl3d9mpOLyqjxu1O6wmETkM4Q8SgWMQ70f3HncBzp1Yo1yX6RWbMxhm+vFW5yAVSXP3u1vOITii2TdEA+47N4SkS029N1f6xGshlrp8XflO9VPndMeiV3HT5RZ9982loco+WzzAEQs7jbCxnBYwTGBTpRZNoEvwX6mAQS5W43HE/OMC9IGuBe9lg0ar0vYoodRggYeoEPkdXijejBxHSk/99qFKoTGyFpQcAOB+9RKYw6Gxar6uovam2Q8oAXAdtgt2PUBvIETgJOibcFASGNmMaMi5P9voeTw7Dk8MNTyLw8RRQopac0vJlkVYCJAkrlISVtSEJM0oME6WEsRLJSH1AWU3wBEzzTjHc2JlVwGsbNsf1enNJDs8wgrPY4GepwY3ODgSH5gfNCHaAsFtueH2zRkfdTKgeAmF41rl4rQ0YSMlTh24eCv7+8ZFN8R43rarJNa6SqVGdT/U9nZGP/rzm8Wi99dPWR59PauAfCxlE3FkyW7swfz+UAMZn4IcQMv3IPr8LBor3SNQftx4IIuyp2whqgyE04aihr4Xs30UyZNSyHVAvp//LuXTdqR+T2h6ZcNyNPvdjjIJJJkp9BGkr5W33qVm2FWs/SutDmzNHxK5PwJgIKbdNqqMSKv2kQtaHVvVGE658OO2RyLgB1XkbP+rKo6qrrLDJoqCCcTtoVUR2jFEUGEb1EVqTheAebg2V8UQtJq/xbAcS9fBt3TqhEgqhAYVj7p8kH78T/lFtJACsMRORAGrBacxElAqUOr02BABTA+42WBCfdjYeRa3E6tiu5gSq7FKmmioR6p4IpQhKQGHHGWTttWU0pWrG3PeBSMIO8zMtJ0DRwD0Qo0pnGpQEERVxGiInpPqnN14ix6FskMoNXoX72o6UcQnT9U8o4xImHTiWqCQV6XOsdmJ024+8ilIEQTl6FMUt292QA91dw7gt8+ceGOQf1FPN/BUmdgls6XsJyPl/xaJ8I0KkqXlAfQiRUKxEyG00lKFZ1a6ojiRkqY9aW4HccKwvOEL1M5o6a/T84WVizQnFzOi5ZTxnQ54sp54ZVUgaQdrqJjQsr0CkcLqbxpSWRLYjNHp9NLN6Fuhl/fIQ0kvrSVtnkIIyUlrNRJL6kB7SncRmwI3R5+sUZioR1UToQk4+DAXmAbVmwGpyChpIphsWTDVWAAyoZUto0IBveRv8MuH+3h2Vk3WIjvjpH7HmZeOWazdZ8/KHF7z8ra7btt5da/3kx/UxSs2dP6fZ8uermRBOJ7iLPkM0cAn318xD93WpnqJjEpyy4rKqd/upAdIihKSyaRMPqy1K36gcEhTCLGWvGyaZnVMxYSuw5483SO8NNtJvPaFZn4Sa7aZ5rd7uEyFiO1brwWbkPPA7gM23+wGEle2r9Y7Nd+zw23HHDqZnkhtlhJWCQJ/qVINitk22vN8YVK1timVQ0LvgscPWPJgyoz4z8PVtUzrKjJ/zc35L80FVvO03zwaFGS2XF5nvEEUdq+3Me2gVtlfV5eMaE1rthNqAMwpJb1YTeFMdlDWuErGg2oW0V0EjC8Av5PdAk22ki6Y6aP651eaeg+ZP0NweknWKSPO61WF+LwSpvkZHtjeYmX1RflVZeD2zdjEDOWAUF79na6Lx1y0KqhIdccqSUbQIi/2CTgwehg/FmKxTW0bbP32Ij5rHWbaLSfBYG0xO1liSzbWNtl+vB37A1VRSuz2XFojrdq00hlJGcY6wR6ai/Lh+5Wk5LCApWgSEcEQ/9T5kDUFEpXzDx0GYUIxrFwOtQbQQXN3TUOtcHXAKej0HJDOafAGCaLm5/tE4+N0eUHY6HitHE/1eOYuEZMjwsd1PD6qdm5cN3yQX4CS7aTV3gvwt4M/AzwvxvEsAZJtM6Q58Pz2ofpvJhO81vxXW99Wwvq+E9f1OWF8GKe9ibiwGI31Ln7N/D+ezJfO7VCItGQYtL2jmTtz39ZDqlMk7Q65POJo8R9f5edkf9H/B2Uqzs8ZQoyAfsNuj8dDI3BIi6eiAEfkdKo3TwUU2mB/l3WxiygnI3Puk5mBFsgXQjISyYhRiUP+o4zrrgaFsK+9m6vDfEQ5vRrhA4fBmV+ty844v/SygqPQzEKhnIGTc4R43cQ9lBun2NGwtezR/gQ+ePnUwrYHqM0HD4iYfVTig3iEgjhWz4BYLD8/rULOPvSdFHugiO0KzOARtyjS5XATtE9sZppluR3sOulOaL+KIXmIyGbTcwiF3v3QxP9R4HpmTcrWe3jyQaR3ItC+p75n80AVN0IDEbFqugGFJvAj2Nmp/NrSFljVzNBR1cdKzNVf3j7NUiKCK/sOsCYSydMUJ6nqy/abxKD+SMXX78bo/QPks3x8cv5RTFhDYn5b5y/bq3n2PqMKo5bwDjalY7BRBt0hTe9Cd3+SnitW+cwTkmRABeafViJlIpEv7FlPHCCZ4l590cEUOldfMu1yVI53qVlDgl9XTzTrLKwUDZj4o31dFG8OYYj99vS59SSyHYF95vLHNuufN05i2U7RITmv1BxPKQWhOJ+Q/gUW0OKmScQxx+EIoQwGGJpmhCcCiwiSgzsG/sZpGlZpIO3TaYU877MhcyD/prnPnjii5d/Ca07kqY/Ic5SFD3KYGbYa8luPnQqnnPxaZaA3aX0RXJBovHWnVnq7W8AkVfXKt7wPzZnSg6qgCECmrJsXlfkjArHxJ0vIh6eqdhF2tm0dhVwVE6L0gHWd3BJlMb08ZwHjHO9oOz7BkX7HfvL9W9edkbBqp1nWtqfg4Xhxdv5POA6Fl46J+mGANeY3CrC6ZQpP8ZSruY3JzVZ5jL3RnkBXLqnLwa6Fg+e2QXQjypPKR0TF6+6Eye0whE8ymRp2a5g8sG9myEHh1CSQzf7V5kznlavvi2b5RWexlKo+8SNtdJsEgXDT2ypBUxwQbkp24uatXQJWRr7HEP3Dh32DucfDW8Uyb4qjXugmO3PmyybBw0DTytM0/f/73/3Z6WSuLzw3l4WLYfI2PlgY1bIxmv0upgqT1w6f5GbjcICm800ruR8Kh+dbTEGxiptfvlAs1v/6KBvWaoJG0PFI3HfJaDKF8evS9+vyTp4Ow9G/QaYHPAhaORHh7p+d60CUcmdCw0DlMd4jX0leFOn6F8laxiCSv2nFs4f/3/1FVA73n+80H3zdZC0+r4M1t3XbX/PYdg4Wdu3b7qt6yR/2WOkHWqB3ihOpelUHInIo/aIzZ02be6tF9Yn8uvJgrFvMmksMH8kYk4ULuKeXwvrwR3FEwgWxU7M4blAET+bgQkn1AzuzMm8N6kHXB9dvy8mIAq6IcF8Jxa+77iEpGxpcXkA7mhQoZYLChGay8K9eG4KU73wf7odyl7VjaO0M7grusvHlhfI2S7CDXr7d0b44foPc9wgSP90u9E5loduRNIjdvzUXGlmGWeZPKzy25CE8sySVoWY5F3ryJscqtmNZihpncfa45K4/XvYGiVQG8cGrk8w9jYfOWWZl4egu9AnzSPt2FqfMGM3zBPoPebyHNWU+rp1XIFK6PoziSBnKVv0Bldh03f2FRN5kqbSf7nKMOAVd601y4KdaYKidoQ24ih0yN9Eb4fpcP4xgE55p8eSrVlIQZ1AWxlrhy8BitkynXSVIOGUb0kf67+RM0/8SchEWjT0LMv2cHNY7P7/Z6QOyn8DW8oQg3FHpDMbrB0UkxBZxufnkSxQDBzadjF43GRH9CjukN1J95o8MxFUdRoNbe6XXCcsnF/uhiGJmOJJGRRHmz3oRKX9I3k4DF6tuoSswQ0pGoQsW1PznLqIMTI89tqgx8ClS1B/qMgxrkAc8dBnnMYx33hao90LW9vL7CLObCVjocwGSmSt1Tpe4pdYWABcUBTfmxvtP0ednkOUGbONdR9Y/MLCtYydgArUhH0qlYpin8DFcYGNiqidRlk/CEi13oJIlXco1FnlPSUqoXUqFkaiIqkwhZ1bn5P4E6rPn+u9Cpwt8oI2bKdAJ6WhZ7KkpTk4RCWJhkpAptfLPWrkzyAFYm0qJDWJkYeGp8Pdp8XYFGum4c5ojYwE2eM9yx7bJiwOFr2y/K/2Givi+IrdVQLe535iMiW3JLEwoh7+uG3/eE3yHhEFytN1zfs+n3wqbfc5t+F8r4xYpNElU5ZaqASjcUb+1tIGtFcGue9GY+2JRX6k6zbSIHGLNtPabJtx7V/LuntRzaKS0helI+3WmSjfRe+wS1vXBZ+zk11zCGrTzfzo/+9cnYZXKcJw1OFJy/cFPGxA5HNJ8Y8hhOAAyE30shWVkkI6VKHj3esJcbN2RcaZM3RTh7m34e2hOhFEakj1w66OaYY7ixk+dK3sfgKLpxoZLmPb6zUnf0+5BS+G2UgdCvxMx4nYt5TThykvmE3b5DnDFp7TmE2cJbsomvG5UxYy7jcLo7cjAeAF20p4uR+DMA3nDysHz8251Lzc2brP+o+XvGE55rYq+hbISQtkvjor9jNW1YpP4Y2xp7AopPeZMGyd24Rv5L36rx5erUVUcDrTU4uY4aex4yi3jcQe+KOdj/aX8rK9rftmrEkU1ok9M0j1ES0vC0kLzYvj9X9vzAppclyGcVyzvuyX8tYt6FVrPbTF/qt9Hwl5WjPaEnstI0yDAG55hjTBfaeg/aoIO0zCn2mtWmb1VDzJfzSmiWIXudpVrh5dA0TJvOyJuIzlFPQSu2IAiH8YeNZu/WYi7zbX47dvZ8aGZIo6+KqG9abMHbzTPrjAWo6KczX6dqyUzV5wB1QOIX685RViJ7aOA7q5Dbyovgg4LLyLwWF3lRL1BvaLUUkx+q9kjma35YTvElTKTDXIe1BvuXv0gdxu1QK4pFXIYM0WYfdBpEvtKc0sG0MBqoSWIG+TFq2sGQ4Ps/2qrcVb2+g2vBvwX/svblWwLQ0dVmy7J8S9+UnTzPn49ttv4jLSuqOsUalUVeZcNy3opHy3kjHi3nW9FoOd+MRsv5RjRaztejdkJeZk201yNZVDAlWNjvOl1ZXMeSviIg+lqkC3lbxP9XQ/tlpNyPdFW/F21YklfM2lG/KutyoY7pASuvKYdFW/AOEjWKrAXJLVbvz7SkfvV5KL8RjdeWo9BOqyRUoxwFHSXqR0RnhpOD8lPMR69ReYX6w8KnMGTHZp5KrL66nqqXIl1TShhguu25YFjqUNfY4b2tsjGj74c8oyX7YOCixwutjlHzqlPQeiUairiK9CK3ImQVNoQ02+KnMBdyS0F+A1PyLBKIA87iCTh7TJOTvdTmJ0Rp0ZCZkJVcWCBCQCY4BCZIv+OTbz7toS0ndfyQesHK5kD2IexcTF3+n6WuWHc/Mk6JW5yC8BnoV12brW4clRWkhLb6A/RGpLeR6hGQSr2ZX6b49xBr37GuSLlcfi54JyJ3PIwG8Zqcj5cZUtjmmHvxaPwVgSZUxkCWU02nA9ulvKf0M6sV68y1cT/uxaPPCcIsVwmQMgVHo6+sHn3dBGhk8pX5YVWEKoquNiqD66H52tOAzVfHMjhkapXBoyCDR+oDpDmHacFRGZyOnE1nRZP9xpor2LBSkGEqP92nr1ltLrI8WhK27KtWWZi+Mi1TE5FZRRuZ1ZM3HEbFF1Rn+TyibFvZaxrejeDYMz89OGgQUNtpr2WsBEUrcibXCgbb0mmn197SAb/HFH++I7ew/h4S1pp5bZ08xBqZCVwd6fyWwP2R1Z+2awWa5gNhJ/cbc2LJPIDe4AuJ8NKJrGj0cbHLjFHUxKnIrh6KjVBGCDmc/6XV459Z9ZJ9w4b6QW/b4JqVNG8Ihi9ko6WhwCATuCeoR1UH/y3Zed0RjmciVLrqI/hCwBhcwuZN95x1XdBbShZxHFj2AqFrJ2nCh7BA9FNltD+mqHQVVXR8RfRQhDrwlgkHoCUVXgE2z7Ms4AhX5DoFsHURB5if6Ud5qBsVXHIdixskWuJAVmyCD/8LDQsYh5s6rcqLYa4pn4OBpiHGrrJHAxuIeNny5zVPQghW6PhUGeg55DwK7njMfNTVKgN0xhdwGTlKduEgFBz2QolQFhANhSBV2caMqZ1yD9OXahabBY2emNeEjqPEm8yE6hE0YkNVqlNMGdUNlbE1mkLlF0xpdwRD5/xEW+TZ8S8/ccWfkSsvIEkDtTAy2BfzXAMNmU9SM+tMBA7YOyWZijTNKSW6345dwumHjbvN+ww1ISOVA2KOyxtWs08geWYHIekGtNDbVZ+tgiI6hkLS8c2n6vp2Fi4AmvgSTyZMQIdMcSCCdcISlw42TOh9U7ohkAB0iI6Qf0jOYsCdNlMk1KR4ZkxhmdDIvOCT8ld0PdTnpxROnoWsIjpIe21tXzKVpmliBDJbrLTIZw5o7lm5754lc5+2PrRkflLvO8yqUGgdgZmVT5xUSQoVe5fMo3rutMpacu7RJfOEts4umZ/V1k+pvCGtTyyZJ7X1GOops+drwuuErMgXYZNg6zzMEmydQzZbtm6gyiHvvNvesvfaZ4PX9LOW9kq2v2ppw+QrntOaha6titjaPAu1YoK/UvgdKsWPhyXil2iGZKbi5yLbWf9R6Wo2wasj7F6V79kdaGonBNMwoeSHQiZ+xJr4rFyB/o/BJXUcbI99o1785+QudZ7g7XJsflx9WxFvIrBwmc75dbyhgJNlyDsSGKDGYE/d+IHy5q/KfoIbPwWdn4MX1n7zs3KHHJ5QLuGc3CiHJyuKP4/lNNZyQIE5xFC1ghxIFXwfM5ZJhZE30CID92UOvA2B1ERILEvYHZUlTFiWECrChHaA8peqjJp7DcwHXs82MFO6c00rE62zkMNVH6mLhdG0yTnx2n26qeNhmK/Wd0rOyIh+POwopifL/6kVPp4hPpi+Nv5KM8lGU5FtawTFitdUuSMYIP7oiLiUn6ZOt9NEyEIjaK/Va6kvhRvUGSdR6YNehvChly2TysGXKtX01pgOmZoMEwTfO8Aw/j0ImZLhNSP/qOAYNZEThV5FW2lYoH9zs3hh2CxSRPrfEzercWm3BVoLNa6RwXrZrh19zSqDlSMZ0XpbLTfXiCVhtSYq5tqHafTNJ0rm5vSryk/KB+Hm8gsAHfJpdyEv2VU41gAqt+Mjr1bwizMsJSzff4JlLOhi2UOw7kxsEIfboFZWAavgFA6LwjoW0CnO4uBRiVimv4DoOc1louaPTyxU07nf0sQPIcj2oRWE1T600oc+bo4PTSEXIIPO53KNkp2CKg3SpIX37hT4kAJG+p0TCrCP6ziKetDq1rdq8dccT21D+j5cXQjS7wI8YbcJ8PbLL1R9BD9tA9Lpy7TJksiEzS2Ze+ShmSXzVxH8umR+Qg5blsyPy6FEAEvup1njYppLXwpftw91YJfMImNdd4Iy+ik5vUdO7/ywYP8cVGan/NqKapK4aeC3yg2IOzbgKnNyb6Gwc/O2rOrrhkzyKFmjm0w5osWTn+BCjsoIkqt5TA5CcD6BugtL5qdQd2GJOa5SUAhC42lfgAH8ltXjN+UIvvsbiFl+Xsb5bUzN9h3y6wDCV5FN/y5hBg2ZQRHWIN4WjPoyvEd4wWxC3u+LFC7nWdLB5/nfi5xdm1oXwEl073YaFe3b3RzXqaaARAgs9La6D1GTPbg8jbZpuFRMXuoqGlR+rZl+qB+07UxeTm1+BG1+pNr8nm7x0caV1p+gSfMDWaLDtTsqlIoqfaf6fjfS96sZfNMdMW+g0r9P8WPy7J16YZZx/8PumoaiH3gGeep8toLKEkyIS5C4R5XlB9S2Oy7IoSYCwgmCe8vJSgGtT68G94bEqIjxnXDtZZTE95yN1JBKBglRlJrNCBN/tXaIyoubtUtt+s2TA2QmQIKGmjg/q8PpGirB7z4NnL84kvvY5xWtLaM2VzK8zoeQEdPWoBPZ9qOMGXJElzXiDB+IR1HAk9lb02ZxmS65QlqkhUAYe6xPrqJ5f9Be8o6Yl4MyYlT2aNSRPmc3PjfU54YbnwtSa9LqQH7wE8ycE6FwWZ4y/jvfrRKbSMn9jzKEzV1pnldNLB35F3C9O7r09a+ES3g2/7INLgALmgVwEU5LJsjBB7RFp2oTVFReg8MOKIdgqU6c08QP94RMXpoHRYFC86McD9G+mm4lODtrQhaAiVDohFkIVzQDjnmxTo4mX/EWegWoFe1AZE3h0pGU2K/W8Pl/TX4dPXIdHDlyKIvA2xI5xE9jac+GBIZnkPssUDFh/IAUwUOEOHCreYLhRwInnzjEB6iNhlKUTi5cnvFQTqYvZeJm90LzXTeUAXzrL955p3NdHeIfZYaN/L9OXKG0GP62XXKOSMrR5siBxz6SQoSRVYUW70QiUq1nLLtmCP/0aeGuVuRREqGcaB30F249vSXzZygP/E1H8RvClaPKIrReY+3ge+0f8ngQ1TRxJaY2ObRuh3tettSwwTWo27xsh2Rbe8jjcLJOx2xrF3LkDdx7w5Jv5UNjxrUTaw4NETIv4+E5rXo4wbt2VYeCzBCUollnChmkluEbBU6iBH+EOu8dcBKzmBjVVGk2ClhHeiCxFehnr5m/oLWeWeJlWBcwXOZgZMzJvuNHyK9S+IR+jNa8sA3aQsWdHAzHHA4LyuQJiyechbATfo5MRQxyPmTSkHmWwobzO1ApZPbP4TOKtk4X62TC9B2vUUt+R/2Y37pabdVYZXDbPZhurQbpd7WGSBccwBFNsPERJLxA8a0u+IefhCsXRLqulgftQv49gMrJwNxdjYPt6togST4zKlHVK28VgJX9IkwnFtgPy09WPZZvo3um7+V/lLkd1Dm2xrngRz6lWq9gxrtLjXrzauLrYhd74fno6YXw9lddK3jDA7GNCi0/pYntck1sl3rosTMwYsSUcUgvU+1gfIeICpdD/t+WEUMCkxnHckoicCtE1bMh7mFdsyJsoaPD251LqO9FQ57wbzRsCe8WsaSZrbYhE4r82wpeUf7NAvwGVL2Vg2rhqK12ksPIKH5o+YJXnDYF+90OTXMoetkx7VnQFn++0S3cb+g7voh6o1p4hon9ZjSWptDcf32Irweqnczpg/x/yfjpHEWzIr/zUPQSw82XzDdwlPX+ulM/3ued+gd/zanP7nNO87Elfodf8KXf4rf6bQK+K352RdjDqHnOoWpuPtaqxxr1Qe7dMCwfAE698KSeDxoeLGkk6A+yxIbiNLegdX02QvmEisHgQAwvO0ZsMGX67+KG2w6ZbVq2UhjJG3BZFZLxFmhsd8m8zaPs+iXzjjZhyvy+NjNp/gXdDjIaKUJKoxHLzGzQyQNMfQilS8RAhUyj5V6JNCDjdqTS4bcjVRu9zHopQ83oGGmakRDLQGoPHAKHdxLvdNgGvqLaJHZ++E4MapSiIi37Nc/mfATBLiyPyLk0NKeAjLwMVdS4hLeBPQvJFQp627U+cjLftF3sjZ6z1S4RmLL20hTpUXOAKckd9gz0gTt9LwQIh/EIlZHxaJAv+JgaanytRD0p7TyiodAhwHvnKAvtzokstDtHWWh3TlQG3oWoZS1I7QBJbhQVOQFCtLaI9P0CzKM/oikDJlHXFrlIgh3NtekMNaU4ULm9MgT7hhBPxKoiMDR9YKVPte9L1KyZkb6PGn7NTpmErARsJaqtS0J+ArYKTW2ZUO1WamseKzvPOG1muQjAzD7OQeGFGDOUlntMW9Bo3bDavgbdF1sXofti6zx0XzHqGT6r+i6evaV6MLafszTFsg0d1/Oh/Q3Vd6UQqWS1X7EforYmKVmtDkMtO5qRkz6liC0mzwSlZtTIJUH5CUPOX3fBmJVM6F/+N2RpHyW1CZ65EH9K3SuIWN9OeR6MOSM+oYN2o6yJ40wxlnlkQqqYsdkO9t54HEgLSTwJ97pyEG5o78/1d5vyQ+jMq0xMRsX/bXz7BE3trMIOw/sfD1WqbbAPd/KPIcOBFouAsc7px9mQaiea0MEi6bty8Y5a2JIc7GjHyrPMKBm7PHB2QcvslAjIF+d+Mium5uA0muLYwh+9/FRTauBQrKlfIQh3yfj14lCYyA7VBFuSdrxi1eT7GjJ3asbKvcLiITcpLn/X1ky98yojfBbdH9oaIJEk48h2+PFpwA+SXsNMMih/niGQmmcexit69YkcRRQYM1MO62YgmXKoeZuhRiXTWCr1YM6ajJo9Fn1GAWUq5zXEHAgggvVnD6OUIvB4+83rkVK870UaXvpapCmD/jDSDEKvRlDA8bP16/Tb9Mt0GkokMZwim0vySHcJ2cN/GMJm6DMhexbPAt+/AhGyP5TZ0GltATBkNmOp5ICzcvUXk5e97Gg3zonqo4DBdZHdGINHisE3wUmrav5/esJQsRDLS4rU3JEfCQtS9RkH8DQbwFMATC1LyCCUMB9ROQtcsqgVTqE7Y73TLRO1L/EBb1gMdKJOrBtV/YZkjIqY1QJOnma25DdgBZtM7xq024J8/opfQPgElNtZuR9BWJAsLmio0jmNRHos6Ipj+GnROnsJ2iK6Khw+6M7nGjAkCEV4bKgJNTYtZPraEDzd1t7thtQUzIzNvDGEo9tW479etQpH37V5FUpkRGVB1JRd8Z2Ve+28lqqd03K0ZVu6EN2jeKlDjcWtePk14RYdapXfNao/PY8pnlej8Zxwu0z6Aw1nV3eZIcHKxwWET7S5W3Xw6Tjlrn5YJxQZXGfunnJbvfCCJvKSyfW3XkiYUMGVO1t/Jv1kcObwYAnlJx6ti1AFimXal1VI+5iikU9rjtVz1abSd0Uo9S54NHvRp6zdjhsvqMkro8kr++bTOHf+XeeE0JWCQ0ZP5vXC9XonSlWfAVgg7cAChqPl83ZC248KJ22R+HqX37l6p9LT2oHfhdiMMBV5mApNLY7FgxY80fqGCVRWhjVasBFg/8jUol+oRX/ATcl5MDoPnLInNP/8YxUzop1mCWS4efXaFB3YFbuCy6ELKVVkOEgr2X3RG/0KrxM2jckRTlQmx7QTVuq5MpzLX/QdfaYq62p3weJUU6HX8dWqHvde7QYN8TDNxYjPg1xbQykT+93QyMSqpmMe7kXNw71H83d7zdGNxN3zyrKor9occkvCakOeZoMb21Yh/FBhw5NvzseTcS6DF32h0EGHOlSjbDvcgc3T+kmi22x0aYvvjy+5gdb/mnzj9nE2RI9Hi03XZ31/dN0N1GWD6RcsnYOAjrRqZgUGhlYS5V+Y60QptDf5byS2+yP7bgE9a4KLkL7jwrtqYr6H51SiWVifCzznGFUnginzUBDcKIh+MSRqlftQBxy8gkH2Y0e3icAT3WbF2S0TXESrH4qCV3es1lumj53UEcUrdPZp8xeqjkizHZKJhmI0ePu4Zg46Ete8xscREh/jhCCb112b7lS++HvwbY/gbN49pnPwmvWjFBTHwG/LI191zff/9Z//HjJKRFfq3lWWcKTwy3wu+NiQ+SLy2o8mcY+0w/IT6GSGqbWQ1QXB0JxJ1jULZCF0c5QVAzVStxPYUyTCzScTN2JSRy/+CC5Nq772SzefvS1k/+pKyGKkdxSYhbKTjOb5LzO/6IQFzIXlYhYXTV/RgmgC4HjpTsz23wnFBl9SdckP4wy0Ip5AK/ToTN7x3J1c9EjiY2Fiv4IQhEhzmNB3AQR7vHdk88iA37V9otH2+ZZzGX1a2+gk8hGB2oTaozKek0FdrRkv1b2bafQTrWSd4nBAHf32ad79xSoO1RhkmDtHRZmQQhJnCtWpIB9tp3zGjrxtNSHjZHlcz0U/PlCd0qKylXuUi/TKDCwojzmvseH7GPLCVPb067MhOxmsbbSK7VGrxbhQBbjJiVSmoS5yHlLVjK2xLIglDN+nNGu/oq9Q3GKs/MyOh1T2TXlVwaRQv+jwi7YTFjQIsaUulDZHfsPGERua/LcBOD+yMD2ypR9R/82EDgrlL7OMRGtnc20CVHoE4M8T9BSQ+aejhXvsEBy60Tp9iM710jp5yBFi6MktoNSYCeieNm3+uyYr/wObv5G5QpO+3R6L941y0AhgOUYhHyHHbl0J3Nexl75hNSnZGMZTryJWpOJ53HzdDlV6h1UzeJ8Kb6xAixDzFHxSt9W6pyD61NF+WrNznQNSGrNEUUuFce1C3QE1Fx5GqHku1DwFhd98LrBEoydz1PSRVyBDUrUp6Pi931Sg174vpNd++6bN5971pnrL9XrOz4F32qLM1xZINScGFatjgAmr+rS6MQbvhmMy4E5w4JI90LpCdDfwPJuGxpp0EWvSRe3QNp/j0KrZYvLpajZn4DnLX/WUA2HRK2E5ZlkJOi1/CuHkiA2ejNPvaDB7xKD0aprB6lXJYPVqhhHqFZMozwONzYHlGIjYk/upleA0YcIXsnAZDADgIZHcW5jIe+1jykQ+ikx8kEroI3oKdBnREgn4qvvlUCJEP4F+9T45FFC3J34WHFiiHBh50EX5RFZyAKlMoNSdxWNQABvmFkG7zVqKxBQsO9bm1kiZW6N7HE6GMiWP151jm7NozF6vt2B1z+AGBBPP4lbYe2fVVixCi1F2MkUefpZtmz1K/Yogx21teoqulkFiXtRb9NhUpdN5bT5roaDi1RtWJ2hVZwbYdysVUvzur/J4r/0buKu3ZH4Nx86SeTb0CfXXOTRKholpHlWRn5quyl6pmmsxOuXnEyHXspuPIp950rxlhk3Es4JYyiflqJ7cqZLXRUEMNaOAgT4M6jWCyMYhGDjJH2I2yx9FyGZuZY2Y9vFM15Cf9JNY7B8T1U6aQkJKnWRckNpp7i4Z2snWYDCveTPayseRRrYH57Q2RarmhfPxsrqpaaZvOmgVyo3Tpt0kV+iwHsopszUfKm+G7k2I3dBiDrCcN3Y4UY16hx3XorZaVvLowprwsKv5QQQ5/4//6P++de1dybRZLeNy8+tfvpFdqFqvGU2Lnf+jrtuxHrd6QriZM8UhvLGEjW6+E1CtXRTGMgtFiv7x8/+Lw9xnE+QQXrldao6QV2C4SI1KWv5HmuEQmXuGTI23KMIdXK5NLN2ZU0jbAY2whaRB4xAyH/Qfyo/5rPwPMXbH5Lvyrek3n35kpW9GKUfgjpvQLofkQN3g7isvoZFQTlqmQU8bxzfLCQd5Uk5E7QmosRImQgonYhQagItbeyIRVIUTaXsiFaSFE532BN1BBTHyJ75uC0/o56Z7TVHt5om59sRc5XlioT2xUFU8sac9sUckyISFJeUE0X06Smnsp2H6JBNYqy9mpY6YXr0wd2PDMngdTp5b1OtzRiPsSvULndIIu0LDyXIGxgFFHFHfZdccWS6vQqK+TzUph6FJQRmmbSwhq5qURdVI7KnmcYDRkM7HO9T5eKDOxwvqfLxTvW13qS90j2Vg4B0sHzm3ZICetyp63qbo+S5Fz10YPYljBEtDCAaW3g4snfgdYPASPzhIpLQABi/xO4mb/C7FTT0NXGNiC+p4Jg3fBBw4/+I70xX87axombsIIwSwdHGwqlxgkVH6GTNjE3t/LaDWP7SqjHrVKml5hWWvBBSotQT2e8XCBgqNRu022M/BDn4HCkv16Y/hGUD9R1cVH+CK56/CRg4T+hT5S4Boc1O2MKyoHRrSO54a/CRY8xPYF4HwMyD8Ush1cEMFm/sdjnrJ3OZol8zv4Ti1ZP4HHKeXzH/P0dPdi1/1stWYHDiwAqGXz0JqtIzV2W8usnI3+fA2AQReHiufDUxVDEfvJ5t9Si2FqDgkbz8Bv6MlcxwOR0vmmLpH3q+uSUcQaSnYCEYOzS0YNVYrO4UU838cCScajRM4ArJOyZQusBaDQeFAYBqGqRp1cnfBbRQmiLvwZyv+bGMJZbS2ILR1v5mFBUIEWRjKIc2wntx+M6fJq1Imr8KY7lFt9YE2mRKCAsy8JmCCVlWWHbZqlVmMSjexEDkmw7M+mYAGFdRjtY9Bad8lYgyZzDtawRR5cE71ox1w/yK+PPGuO6YnrYJyq/pReZaEgBAw3SZ9LMOtF79czTBk7w6V7KZU5MrU4N9pDf5IpRHKMU6+O2ftU6syWLHB42xKZbBMZbCOylOpylCT8dwGEUY3GQOhOSMnpI8epI8/7jBAc6yHnzAubpA/WisjND1CSuoeP/ba40Jyei9o+j3f41x0PjEISRVyMiPSn6AA5lP5QYr720EbFIEg9jSKh/wDSt8eRCAJ0Wk52/pah1rKY/3I4CBdgSNSC6ZmedmGMNtfxs3f4ge8LBMacgR+y8INWW/mtW/LNfse127/gGvfeY9riIN4r2de+QH9ffffoL9X7cEN1+LRtb3Ra/YQI3Haa9n/29v1hEhthfEkk0wykx3Ntv5fq9mhhxG2sodSlyKyWaxsoQerXVToJbsTdXQ2WZOZVcGqre3Ug60rVJCettBDoRb26FHEo1CPPRWhHrwUFnrx4KHf7/teZjNbKRakA2/y3svLy3svyXvf+/79Cuee6Pt42F527tm/nFstnsvPaIyjYDSEXXwQU/w0vhJVAY7Pefw5etVAdzj6JUUNiV6naEmiN+D2kr1twnAEtIYgHIh5CabNssKiocIvaACwPJhYAGzW1g/YfI21GCyqQCAZWHgitrVgUS1BSY1oq56uasQrBV2NQ9BokKZTM7ZLdIVB7zh6l6JbJfoTRbdIdJmim2WE7hj7tJpEl4x69QAoUPpG/OsHNHaPieI/0sLIHbTEXLMkSBzUwR1FR3E2rYyUYwfbc3EcplAKZ4kmfE+4o0zlG8y+EUn2iqL7f31lfm9gS/eVWcdKKRemaVjp2LfSgN4Br8U8nVjBQx06AHB1d5OBGx7qsq27r/NDEoUa/l5vCYgWQ1jdMeCftq/FYbNtZS7IK7+tbgHgJGjZ2wr/xDmkwBy9MwXUGvdQvQqMbdBfWFfLOY9PsSaVT2eRabKnSzxit+/E2PYA/KOfU7DmJtt9Dli+T6xLj69LN1TaYbDDgVPb1qW9dWna70xdA0S0Dt0YUAAWC7Bz7zay89dE7dfC9NFHE6A1RjjQx0cNsWbRxbbFEUuXqhi1lMXEpSLmq2vGOJZksFmmUuAgUmQJFBsdbxoAGHlH+9YQYuob2OvQ8YYxyu24bsAOgxkEK7rsiu/2yTTWd4dcDX567BH1eMXZfcfXUxpu2HqU2RgGJjuubGq9LvuxsugNzK1hyoXN562SUWNjNiGBHSGIq0Ieu32mrIIMKKA8Oh78loIR25cxwhshbULY6FrcD9eNHCeuwio8AAzo48TZ0BdnnDhxjlAW9q0t7NshAVGtiRPJDQKiulFAVD0Bx4TkqgIVRhPr9X7hzk34w+uUj5w97Jd54oy3yx/+eMDLGpEXzMkIdEv5SGbaaUwU4BqiDwdflRvEV+VG0ArsuRJb72HZd1tiFmaIfIoxBljJgjnMLoM59t2fNtg7HQi2cZrLWTUerKuGEn8ze/eBIRZKT/reK6HqzmOt9XV6S0RM0H+q6AlHORaniAmBOc0b9IqDVhM4OswajoD8soKbr8hVps0d1kiiJGBjHOUYAWoXtNaXC4YSNp+G8gxdMY2/j8BXO4xViT6pPfSG4mPk6LK+jy0SKXpHZx4uO30AoiFTuxpr+DDGicMwPNIHzDUOtC9y4EI+qcyOcqsa0Vdn6Yji7gLVDWb5Shen4h7R9RzmgjWMGEGEyTis5oEWPBJkmakffrv9c+/P2/f+EM4Hv9t02ZoMQxSH6LH8bhvWZQvUsdv3ikfTWxnJPaViTUeURMo5w4J7NKLKrLuSmvJBfkB+mwF7QxPpn6+OH478wjpGV7Jg9yJYjFD9hcNv4EbCH7cIzvLeDTFzCEbEdfMzwe2Ab34DKAj1mtgezNR0C+ZQql/wOLhNnOrCNIkex9MeG2SBo4K4Sot/KZatUrNLk2vFoKPOBa+AKn3WUwJd2ujTR4Q0DHXhM90E4MKU0aubU8/padPfzIhF//TmHYOKNqQyJhSS+6r0oK8rgv4gCBB+baRu4kOrsCo3VaL3ph5rRwGqwmh6grNKKzA0wmVaqAAB1b70untGI6j6ZnHfLDS3wRuUCt+T2nVZnoWDgw+PjY/Rj8fUkSt1E5njPDA0LPUymLzU/Ml6Td52OjuB3pUuATjApHHzyyfOwQkJajiB75ZO++VjsgUT5W00BBdym6yjNF6MEmkeYL1tEySSsd+VkYHSNkwr6KX+wMJV0//PKOEB8lPBIl/qzbiCdEeLGX9aoBOok1V5eFUo9U5KagJuCDBMfGhg8wPLkKoAKVYFh4czHTpo77Mnj2r+nmtsfVRVN9HYNyqLzdiyNMAuh/08gm5x3RLNMCYl3WHlHp2lkJpH9MO7zNxkCompOyGSWHLLaqm6Fwzod2ne9/orXDQtc0vxIjRiSAu+o7F1gpK307U1OfGA3Yi9Lgunp18pcep/M3FiRjbgbwYtibDt3NFHKlF6zC+xI9qkaGMWqX+KAw0uIK8U8NOAn3oFyscn2K0ljZDr3ivbYoy0MBOfjZPzsZ91wk4326t9cjryZy92osw/H6WRn4WLUZMy/DD2u6roYpRmrST2k5N+h0q3W7NpmF6E90j6rV0f0uVx0vFDVclCeCpK99JtPzfdr/XAnwvb7dlw7qzU08qkgJ+kfppkHYpRVtqN41Z8ai/XS/VRVpxIwbG8GF1w/nQUtf2TrTbSYUeqC5vNNMqyQrvCNA0voo5OkvjZPN2fmrP0hemOcqvbiTRmPppP0n+Uu0/lDnO5pBs3s7z3aMtaX1s0KmkT3ZRfQOOaduc6XTp/OsyKoziXNCOqdvma6R4M/IWkFas+x912ewwlW3EzuuA3kyjjuqMLrawzhu6GVGZ+VpWOToWd1iKqWqWqIrQQI+tn3bm5KGpGTWmLTsGgQF+GZlKwpIFXHfrbRmFSHRsUxlX6uIavX9LI9ygM4SINShjuX/pCSdfwlqFCh+9ioH7Oy2+qqYteGLpWU+kNFDaqCpE/XMh/g8KbKn9TIX8zhS0qf2shH43ervJ3FPJHKOyksIna+FYhfxeF3Srtq+MohVVd15YpLFCYpOBRWKUerFC4SuEwBU/T/wZUuumnIdwAAA==</script>
<script type="module">
const { UNITS_PER_PAGE, load, instantiate, CrossPagerError } = (() => {
const UNITS_PER_PAGE = 65536;
async function load(source = new URL('./crosspager.wasm', import.meta.url)) {
source = await source;
if (typeof source === 'string' || source instanceof URL || isA(source, 'Request')) {
source = await fetch(source);
}
if (isA(source, 'Response')) {
if (!source.ok) throw new Error(`Cannot load '${source.url}': status ${source.status}.`);
source = await source.arrayBuffer();
}
const module =
source instanceof WebAssembly.Module ? source : await WebAssembly.compile(source);
return library(await WebAssembly.instantiate(module));
}
function instantiate(source) {
const module = source instanceof WebAssembly.Module ? source : new WebAssembly.Module(source);
return library(new WebAssembly.Instance(module));
}
function isA(value, name) {
return name in globalThis && value instanceof globalThis[name];
}
class CrossPagerError extends Error {
constructor(status, message) {
super(message);
this.name = 'CrossPagerError';
this.status = status;
}
}
const OK = 0;
const NO_MEMORY = 4;
const TOO_SMALL = 5;
const NONE = -0x80000000;
const MOST = 0x7fffffff;
const RESULTS = [, 'moved', 'changed', 'ignored'];
const DIRECTIONS = ['left', 'right', 'up', 'down'];
const EDGES = ['left', 'right', 'top', 'bottom', 'beginning', 'end'];
const REASONS = [
, 'edge', 'pageOpen', 'nothingOpen', 'notVisible', 'notDragging', 'emptyLevel', 'noSuchLevel',
'noSuchPage', 'alreadyThere', 'locked', 'noLevels', 'doesNotFit',
];
const PHASES = ['settled', 'dragging', 'settling'];
const AXES = ['horizontal', 'vertical'];
const START_PAGE = 2;
const VALUES = {
start: ['first', 'last'],
entry: ['remember', 'start', 'first', 'last', 'align'],
edge: ['stop', 'wrap', 'continue'],
follow: ['off', 'on'],
snap: ['page', 'free'],
ends: ['stop', 'wrap'],
empty: ['enter', 'skip'],
bounce: ['on', 'off'],
reading: ['ltr', 'rtl'],
};
const LEVEL_RULES = { start: 1, entry: 2, edge: 3, follow: 4, snap: 5 };
const PAGER_RULES = { ends: 11, empty: 12, viewport: 13, bounce: 14, reading: 15, gesture: 16 };
const VIEWPORT = { levels: 1, pages: 1, beyond: 0 };
const GESTURE = { turning: 0.5, throwing: 0.5, settleMilliseconds: 300 };
const POSITION_SIZE = 8;
const LEVEL_RULES_SIZE = 24;
const RULES_SIZE = 64;
const SPANS_SIZE = 24;
const LEVEL_SIZE = 40;
const COMMAND_SIZE = 48;
const OUTCOME_SIZE = 64;
const STATE_SIZE = 88;
const ROW_SIZE = 32;
const REPLACEMENT_SIZE = 48;
const PLACE_SIZE = 40;
const WHEEL_SIZE = 128;
const SIZES = [
, POSITION_SIZE, LEVEL_RULES_SIZE, RULES_SIZE, SPANS_SIZE, LEVEL_SIZE, COMMAND_SIZE,
OUTCOME_SIZE, STATE_SIZE, ROW_SIZE, REPLACEMENT_SIZE, PLACE_SIZE, , , WHEEL_SIZE,
];
function mismatch(name, value, allowed) {
const shown = typeof value === 'string' ? `'${value}'` : String(value);
return new TypeError(`Argument '${name}' is ${shown}. Pass ${allowed}.`);
}
function within(least, most, value, name) {
if (value >= least && value <= most) return value;
throw new RangeError(`Argument '${name}' is ${value}. Pass a number from ${least} to ${most}.`);
}
function number(value, name) {
if (typeof value !== 'number' || Number.isNaN(value)) throw mismatch(name, value, 'a number');
return value;
}
function index(value, name, least = -MOST, most = MOST) {
if (!Number.isInteger(value)) throw mismatch(name, value, 'an integer');
return within(least, most, value, name);
}
function optionalIndex(value, name) {
return value === undefined || value === null ? NONE : index(value, name);
}
const count = (value) => index(value, 'count');
function units(value, name) {
const size = Math.min(Math.round(Math.abs(number(value, name)) * UNITS_PER_PAGE), 2 ** 62);
return value < 0 ? -size : size;
}
function wholeMilliseconds(value) {
return within(-MOST, MOST, Math.round(number(value, 'milliseconds')), 'milliseconds');
}
function listed(values) {
return values.map((value) => `'${value}'`).join(', ');
}
function code(rule, value) {
const code = VALUES[rule].indexOf(value);
if (code < 0) throw mismatch(rule, value, `one of ${listed(VALUES[rule])}`);
return code;
}
function startCodes(value) {
if (typeof value === 'number') return [START_PAGE, index(value, 'start')];
return [code('start', value), 0];
}
function directionCode(direction) {
const code = DIRECTIONS.indexOf(direction);
if (code < 0) throw mismatch('direction', direction, `one of ${listed(DIRECTIONS)}`);
return code;
}
function directionSet(directions) {
let set = 0;
for (const direction of directions) set |= 1 << directionCode(direction);
return set;
}
function directionsIn(set) {
return Object.freeze(DIRECTIONS.filter((_, code) => (set & (1 << code)) !== 0));
}
const plain = (kind) => () => ({ kind });
const move = (direction) => (steps = 1) => ({
kind: 1, direction, count: index(steps, 'steps'),
});
const linear = (kind) => (steps = 1) => ({ kind, count: index(steps, 'steps') });
const onLevel = (kind) => (level) => ({ kind, level: index(level, 'level') });
const onPage = (kind) => (level, page) => ({
kind, level: index(level, 'level'), page: index(page, 'page'),
});
const edit = (kind) => (level, at, pages = 1) => ({
kind, level: index(level, 'level'), page: index(at, 'index'), count: count(pages),
});
const ofDirections = (kind) => (...directions) => ({ kind, direction: directionSet(directions) });
const COMMANDS = {
left: move(0),
right: move(1),
up: move(2),
down: move(3),
first: plain(2),
last: plain(3),
top: plain(4),
bottom: plain(5),
next: linear(6),
previous: linear(7),
go: (level, page) => (page === undefined ? onLevel(8)(level) : onPage(9)(level, page)),
page: (page) => ({ kind: 10, page: index(page, 'page') }),
remember: onPage(11),
forget: onLevel(12),
forgetAll: plain(13),
align: onLevel(14),
zoomIn: plain(15),
zoomOut: plain(16),
drag: (dx, dy = 0) => ({ kind: 17, x: units(dx, 'dx'), y: units(dy, 'dy') }),
release: (vx = 0, vy = 0) => ({ kind: 18, x: units(vx, 'vx'), y: units(vy, 'vy') }),
cancel: plain(19),
tick: (milliseconds) => ({ kind: 20, count: wholeMilliseconds(milliseconds) }),
finish: plain(21),
glide: (direction) => ({ kind: 37, direction: directionCode(direction) }),
open: (level, page) =>
level === undefined && page === undefined ? { kind: 22 } : onPage(23)(level, page),
close: plain(24),
insert: edit(25),
remove: edit(26),
resize: (level, pages) => ({ kind: 27, level: index(level, 'level'), count: count(pages) }),
reload: (level, pages, page, openPage) => ({
kind: 28, level: index(level, 'level'), count: count(pages), page: optionalIndex(page, 'page'),
to: optionalIndex(openPage, 'openPage'),
}),
insertLevel: (pages, at) => ({
kind: 29, count: count(pages), level: optionalIndex(at, 'index'),
}),
removeLevel: onLevel(30),
moveLevel: (level, to) => ({ kind: 31, level: index(level, 'level'), to: index(to, 'index') }),
set: (rule, value, level) => {
if (Object.hasOwn(LEVEL_RULES, rule)) {
const [setting, page] = rule === 'start' ? startCodes(value) : [code(rule, value), 0];
const fields = { rule: LEVEL_RULES[rule], value: setting, page };
return level === undefined || level === null
? { kind: 33, ...fields }
: { kind: 32, level: index(level, 'level'), ...fields };
}
if (!Object.hasOwn(PAGER_RULES, rule)) {
const rules = [...Object.keys(LEVEL_RULES), ...Object.keys(PAGER_RULES)];
throw mismatch('rule', rule, `one of ${listed(rules)}`);
}
if (level !== undefined && level !== null) {
throw new TypeError(`Rule '${rule}' belongs to the pager. Set it without a level.`);
}
const fields = { kind: 34, rule: PAGER_RULES[rule] };
if (rule === 'viewport') {
const { levels, pages, beyond } = { ...VIEWPORT, ...value };
return {
...fields, x: units(pages, 'pages'), y: units(levels, 'levels'),
count: index(beyond, 'beyond'),
};
}
if (rule === 'gesture') {
const { turning, throwing, settleMilliseconds } = { ...GESTURE, ...value };
return {
...fields, x: units(turning, 'turning'), y: units(throwing, 'throwing'),
count: wholeMilliseconds(settleMilliseconds),
};
}
return { ...fields, value: code(rule, value) };
},
lock: ofDirections(35),
unlock: ofDirections(36),
};
function fieldsOf(name, args) {
if (!Object.hasOwn(COMMANDS, name)) {
throw new TypeError(`Unknown command '${name}'. Commands: ${Object.keys(COMMANDS).join(', ')}`);
}
return COMMANDS[name](...args);
}
class Module {
#free = Array.from({ length: 32 }, () => []);
#end;
#words = new Int32Array(0);
#forgotten = new FinalizationRegistry((block) => this.free(block.address, block.size));
constructor(exports) {
this.functions = exports;
this.memory = exports.memory;
this.#end = exports.__heap_base.value;
for (const [structure, size] of SIZES.entries()) {
if (size !== undefined && exports.cp_size_of(structure) !== size) {
throw new Error('crosspager.js and crosspager.wasm have different versions.');
}
}
this.command = this.allocate(COMMAND_SIZE);
this.result = this.allocate(STATE_SIZE);
this.numbers = this.allocate(16);
}
get words() {
if (this.#words.buffer !== this.memory.buffer) this.#words = new Int32Array(this.memory.buffer);
return this.#words;
}
allocate(size) {
const power = powerAbove(size);
const block = this.#free[power].pop();
if (block !== undefined) return block;
const address = 16 * Math.ceil(this.#end / 16);
const end = address + 2 ** power;
const missing = end - this.memory.buffer.byteLength;
if (missing > 0) this.memory.grow(Math.ceil(missing / 65536));
this.#end = end;
return address;
}
free(address, size) {
this.#free[powerAbove(size)].push(address);
}
scope(body) {
const blocks = [];
try {
return body((size) => {
const address = this.allocate(size);
blocks.push([address, size]);
this.words.fill(0, address >>> 2, (address >>> 2) + Math.ceil(size / 4));
return address;
});
} finally {
for (const [address, size] of blocks) this.free(address, size);
}
}
keep(pager, block) {
this.#forgotten.register(pager, block, block);
}
release(block) {
this.#forgotten.unregister(block);
this.free(block.address, block.size);
}
check(status) {
if (status !== OK) throw new CrossPagerError(status, this.text(this.functions.cp_status_text(status)));
}
text(address) {
const bytes = new Uint8Array(this.memory.buffer, address);
return new TextDecoder().decode(bytes.slice(0, bytes.indexOf(0)));
}
distance(address) {
const words = this.words;
const low = words[address >>> 2];
const high = words[(address >>> 2) + 1];
if (high === NONE && low === 0) return null;
return (high * 2 ** 32 + (low >>> 0)) / UNITS_PER_PAGE;
}
setLong(address, value) {
this.words[address >>> 2] = value;
this.words[(address >>> 2) + 1] = Math.floor(value / 2 ** 32);
}
setDistance(address, value, name) {
this.setLong(address, value === undefined || value === null ? -(2 ** 63) : units(value, name));
}
position(address) {
const words = this.words;
const level = words[address >>> 2];
const page = words[(address >>> 2) + 1];
return level === NONE ? null : Object.freeze({ level, page: page === NONE ? null : page });
}
writeCommand(fields) {
const words = this.words;
const at = this.command >>> 2;
words[at] = fields.kind;
words[at + 1] = fields.level ?? 0;
words[at + 2] = fields.page ?? 0;
words[at + 3] = fields.count ?? 0;
words[at + 4] = fields.direction ?? 0;
words[at + 5] = fields.rule ?? 0;
words[at + 6] = fields.value ?? 0;
words[at + 7] = fields.to ?? 0;
this.setLong(this.command + 32, fields.x ?? 0);
this.setLong(this.command + 40, fields.y ?? 0);
}
outcome() {
const at = this.result;
const words = this.words;
const edge = words[(at >>> 2) + 2];
const direction = words[(at >>> 2) + 3];
const steps = words[(at >>> 2) + 8];
const outcome = { result: RESULTS[words[at >>> 2]] };
if (outcome.result === 'moved') {
outcome.from = this.position(at + 16);
outcome.to = this.position(at + 24);
if (steps !== NONE) outcome.steps = steps;
if (edge !== NONE) outcome.stopped = EDGES[edge];
}
if (outcome.result === 'ignored') {
outcome.reason = REASONS[words[(at >>> 2) + 1]];
if (edge !== NONE) outcome.edge = EDGES[edge];
if (direction !== NONE) outcome.direction = DIRECTIONS[direction];
}
if (words[(at >>> 2) + 9] === 1) {
outcome.finished = Object.freeze({ from: this.position(at + 40), to: this.position(at + 48) });
}
const closed = this.position(at + 56);
if (closed) outcome.closed = closed;
return Object.freeze(outcome);
}
readLevelRules(address) {
const [start, page, ...codes] = this.words.subarray(address >>> 2, (address >>> 2) + 6);
const names = ['entry', 'edge', 'follow', 'snap'].map((rule, i) => [rule, VALUES[rule][codes[i]]]);
return Object.freeze({
start: start === START_PAGE ? page : VALUES.start[start], ...Object.fromEntries(names),
});
}
writeLevelRules(address, rules) {
this.words.set(
[
...startCodes(rules.start), code('entry', rules.entry), code('edge', rules.edge),
code('follow', rules.follow), code('snap', rules.snap),
],
address >>> 2);
}
readRules(address) {
const [ends, empty, bounce, reading, locked, beyond, settleMilliseconds] =
this.words.subarray(address >>> 2, (address >>> 2) + 7);
return Object.freeze({
ends: VALUES.ends[ends],
empty: VALUES.empty[empty],
bounce: VALUES.bounce[bounce],
reading: VALUES.reading[reading],
viewport: Object.freeze({
levels: this.distance(address + 32), pages: this.distance(address + 40), beyond,
}),
gesture: Object.freeze({
turning: this.distance(address + 48), throwing: this.distance(address + 56),
settleMilliseconds,
}),
locked: directionsIn(locked),
});
}
writeRules(address, rules) {
const viewport = { ...VIEWPORT, ...rules.viewport };
const gesture = { ...GESTURE, ...rules.gesture };
this.words.set(
[
code('ends', rules.ends), code('empty', rules.empty), code('bounce', rules.bounce),
code('reading', rules.reading), directionSet(rules.locked),
index(viewport.beyond, 'beyond'), wholeMilliseconds(gesture.settleMilliseconds),
],
address >>> 2);
this.setLong(address + 32, units(viewport.levels, 'levels'));
this.setLong(address + 40, units(viewport.pages, 'pages'));
this.setLong(address + 48, units(gesture.turning, 'turning'));
this.setLong(address + 56, units(gesture.throwing, 'throwing'));
}
readLevel(address) {
const [count, page] = this.words.subarray(address >>> 2, (address >>> 2) + 2);
return Object.freeze({
count, page: page === NONE ? null : page, rest: this.distance(address + 8),
rules: this.readLevelRules(address + 16),
});
}
writeSpans(address, spans, allocate) {
if (!spans) return 0;
if (spans.starts === undefined) {
this.setLong(address, integer(spans.origin ?? 0, 'origin'));
this.words[(address >>> 2) + 2] = index(spans.length, 'length');
return 0;
}
const table = (values, name) => {
const start = allocate(8 * values.length);
for (let i = 0; i < values.length; i++) {
this.setLong(start + 8 * i, integer(values[i], `${name}[${i}]`));
}
return start;
};
if (spans.ends && spans.ends.length !== spans.starts.length) {
throw new TypeError("Arguments 'starts' and 'ends' differ in length. Pass one end for each start.");
}
if (!spans.ends && spans.starts.length === 0) {
throw new TypeError("Argument 'starts' is empty. Pass one more number than the level has pages.");
}
const pages = spans.starts.length - (spans.ends ? 0 : 1);
const starts = table(spans.starts, 'starts');
const ends = spans.ends ? table(spans.ends, 'ends') : 0;
this.words.set([pages, starts, ends], (address >>> 2) + 3);
return pages;
}
}
function powerAbove(size) {
return 32 - Math.clz32(Math.max(size, 16) - 1);
}
function integer(value, name) {
return index(value, name, -Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER);
}
const NEW_LEVEL_RULES = {
start: 'first', entry: 'remember', edge: 'stop', follow: 'off', snap: 'page',
};
const NEW_RULES = {
ends: 'stop', empty: 'enter', bounce: 'on', reading: 'ltr', viewport: VIEWPORT, gesture: GESTURE,
locked: [],
};
function blockOfLevels(module, levels, options = {}) {
const list = Array.from(levels, (level) => (typeof level === 'number' ? { count: level } : level));
return module.scope((allocate) => {
const array = allocate(LEVEL_SIZE * list.length);
const spans = allocate(SPANS_SIZE * list.length);
let tables = 0;
for (const [i, level] of list.entries()) {
const at = array + LEVEL_SIZE * i;
module.words.set([index(level.count, 'count', 0), optionalIndex(level.page, 'page')], at >>> 2);
module.setDistance(at + 8, level.rest, 'rest');
module.writeLevelRules(at + 16, { ...NEW_LEVEL_RULES, ...level.rules });
tables += module.writeSpans(spans + SPANS_SIZE * i, level.spans, allocate);
}
const rules = allocate(RULES_SIZE);
module.writeRules(rules, { ...NEW_RULES, ...options.rules });
const newRules = allocate(LEVEL_RULES_SIZE);
module.writeLevelRules(newRules, { ...NEW_LEVEL_RULES, ...options.newLevelRules });
const current = index(options.current ?? 0, 'current');
return makeBlock(module, module.functions.cp_pager_size(list.length, tables), (memory, size, pager) =>
module.functions.cp_pager_make_levels(
memory, size, array, spans, list.length, current, rules, newRules, pager));
});
}
function makeBlock(module, size, make) {
for (;;) {
const address = module.allocate(size);
const status = make(address, size, module.numbers);
if (status === OK) return { address, size, pager: module.words[module.numbers >>> 2] };
module.free(address, size);
if (status !== NO_MEMORY) module.check(status);
size *= 2;
}
}
class Pager {
#module;
#block;
constructor(module, block) {
this.#module = module;
this.#block = block;
module.keep(this, block);
}
get #address() {
if (this.#block === null) throw new Error('This pager has been freed. Create another one.');
return this.#block.pager;
}
#call(name, ...args) {
const { functions } = this.#module;
let status = functions[name](this.#address, ...args);
while (status === NO_MEMORY) {
this.#grow();
status = functions[name](this.#address, ...args);
}
this.#module.check(status);
}
#grow() {
const module = this.#module;
const block = this.#copyBlock(2 * this.#block.size);
module.release(this.#block);
this.#block = block;
module.keep(this, block);
}
#copyBlock(size) {
const source = this.#address;
return makeBlock(this.#module, size, (memory, size, pager) =>
this.#module.functions.cp_pager_copy(source, memory, size, pager));
}
apply(command, ...args) {
this.#module.writeCommand(fieldsOf(command, args));
this.#call('cp_apply', this.#module.command, this.#module.result);
return this.#module.outcome();
}
preview(command, ...args) {
this.#module.writeCommand(fieldsOf(command, args));
this.#call('cp_preview', this.#module.command, this.#module.result);
return this.#module.outcome();
}
get state() {
const module = this.#module;
const at = module.result;
this.#call('cp_get_state', at);
const words = module.words;
const axis = words[(at >>> 2) + 8];
return Object.freeze({
position: module.position(at), target: module.position(at + 8),
opened: module.position(at + 16), levels: words[(at >>> 2) + 6],
phase: PHASES[words[(at >>> 2) + 7]], axis: axis === NONE ? null : AXES[axis],
offset: module.distance(at + 48), distance: module.distance(at + 56),
start: module.distance(at + 64), end: module.distance(at + 72),
progress: module.distance(at + 80),
milliseconds: words[(at >>> 2) + 9], elapsed: words[(at >>> 2) + 10],
});
}
get position() {
this.#call('cp_get_state', this.#module.result);
return this.#module.position(this.#module.result);
}
get progress() { return this.state.progress; }
get routes() {
this.#call('cp_get_routes', this.#module.numbers);
return directionsIn(this.#module.words[this.#module.numbers >>> 2]);
}
get levels() {
return Object.freeze(Array.from({ length: this.state.levels }, (_, i) => this.level(i)));
}
level(at) {
if (index(at, 'index') < 0 || at >= this.state.levels) return null;
this.#call('cp_get_level', at, this.#module.result);
return this.#module.readLevel(this.#module.result);
}
get rules() {
this.#call('cp_get_rules', this.#module.result, 0);
return this.#module.readRules(this.#module.result);
}
get newLevelRules() {
this.#call('cp_get_rules', 0, this.#module.result);
return this.#module.readLevelRules(this.#module.result);
}
get window() {
const module = this.#module;
return this.#sized('cp_get_window', ROW_SIZE, (rows, length) =>
Object.freeze(
Array.from({ length }, (_, i) => {
const at = rows + ROW_SIZE * i;
const words = module.words;
return Object.freeze({
level: words[at >>> 2], first: words[(at >>> 2) + 1], count: words[(at >>> 2) + 2],
step: words[(at >>> 2) + 3] / UNITS_PER_PAGE, x: module.distance(at + 16),
y: module.distance(at + 24),
});
})));
}
#sized(name, size, read) {
const { functions, numbers } = this.#module;
const status = functions[name](this.#address, 0, 0, numbers);
if (status !== TOO_SMALL) this.#module.check(status);
const length = this.#module.words[numbers >>> 2];
return this.#module.scope((allocate) => {
const array = allocate(size * length);
this.#call(name, array, length, numbers);
return read(array, length);
});
}
get displayedPages() {
return Object.freeze(
this.window.flatMap(({ level, first, count, step, x, y }) =>
Array.from({ length: count }, (_, i) =>
Object.freeze({ level, page: first + i, x: x + i * step, y }))));
}
replaceLevels(levels) {
const module = this.#module;
const list = Array.from(levels);
return module.scope((allocate) => {
const array = allocate(REPLACEMENT_SIZE * list.length);
for (const [i, level] of list.entries()) {
const at = array + REPLACEMENT_SIZE * i;
module.words.set(
[
optionalIndex(level.origin, 'origin'), count(level.count),
optionalIndex(level.page, 'page'), optionalIndex(level.openPage, 'openPage'),
level.addsAtEnd ? 1 : 0,
],
at >>> 2);
module.writeSpans(at + 24, level.spans, allocate);
}
this.#call('cp_replace_levels', array, list.length, module.result);
return module.outcome();
});
}
restorePlaces(places, { current, rules, newLevelRules } = {}) {
const module = this.#module;
const list = Array.from(places);
return module.scope((allocate) => {
const array = allocate(PLACE_SIZE * list.length);
for (const [i, place] of list.entries()) {
const level = this.level(i);
if (!place || !level) continue;
const at = array + PLACE_SIZE * i;
module.words.set([1, optionalIndex(place.page, 'page')], at >>> 2);
module.setDistance(at + 8, place.rest, 'rest');
module.writeLevelRules(at + 16, { ...level.rules, ...place.rules });
}
const pagerRules = rules ? allocate(RULES_SIZE) : 0;
if (rules) module.writeRules(pagerRules, { ...this.rules, ...rules });
const newRules = newLevelRules ? allocate(LEVEL_RULES_SIZE) : 0;
if (newLevelRules) {
module.writeLevelRules(newRules, { ...this.newLevelRules, ...newLevelRules });
}
this.#call(
'cp_restore_places', array, list.length, optionalIndex(current, 'current'), pagerRules,
newRules, module.result);
return module.outcome();
});
}
save() {
return this.#sized('cp_save', 1, (bytes, length) =>
new Uint8Array(this.#module.memory.buffer, bytes, length).slice());
}
restore(bytes, { keepsRules = false } = {}) {
return withBytes(this.#module, bytes, (address) => {
this.#call('cp_restore', address, bytes.length, keepsRules ? 1 : 0, this.#module.result);
return this.#module.outcome();
});
}
copy() {
return new Pager(this.#module, this.#copyBlock(this.#block?.size));
}
free() {
if (this.#block === null) return;
this.#module.release(this.#block);
this.#block = null;
}
}
for (const name of Object.keys(COMMANDS)) {
Object.defineProperty(Pager.prototype, name, {
value(...args) {
return this.apply(name, ...args);
},
configurable: true,
writable: true,
});
}
function withBytes(module, bytes, body) {
if (!(bytes instanceof Uint8Array)) throw mismatch('bytes', bytes, 'a Uint8Array');
return module.scope((allocate) => {
const address = allocate(bytes.length);
new Uint8Array(module.memory.buffer).set(bytes, address);
return body(address);
});
}
class WheelFilter {
#module;
#words;
constructor(module) {
this.#module = module;
this.#words = module.scope((allocate) => {
const wheel = allocate(WHEEL_SIZE);
module.check(module.functions.cp_wheel_make(wheel));
return module.words.slice(wheel >>> 2, (wheel + WHEEL_SIZE) >>> 2);
});
}
step(distance, milliseconds) {
const module = this.#module;
const size = within(0, MOST, Math.ceil(Math.abs(number(distance, 'distance'))), 'distance');
const limit = Number.MAX_SAFE_INTEGER;
const time = BigInt(
within(-limit, limit, Math.round(number(milliseconds, 'milliseconds')), 'milliseconds'));
return module.scope((allocate) => {
const wheel = allocate(WHEEL_SIZE);
module.words.set(this.#words, wheel >>> 2);
module.check(
module.functions.cp_wheel_step(wheel, distance < 0 ? -size : size, time, module.numbers));
this.#words.set(module.words.subarray(wheel >>> 2, (wheel + WHEEL_SIZE) >>> 2));
return module.words[module.numbers >>> 2];
});
}
}
function bound(module, Class, make) {
function Constructor(...args) {
if (!new.target) throw new TypeError(`Make a ${Class.name} with 'new'.`);
return make(...args);
}
Constructor.prototype = Class.prototype;
return Constructor;
}
function readSaved(module, bytes) {
return withBytes(module, bytes, (address) =>
module.scope((allocate) => {
const { functions, numbers } = module;
const read = (levels, capacity, rules, newLevelRules) =>
functions.cp_read_saved(
address, bytes.length, levels, capacity, numbers, numbers + 4, rules, newLevelRules);
const status = read(0, 0, 0, 0);
if (status !== TOO_SMALL) module.check(status);
const length = module.words[numbers >>> 2];
const levels = allocate(LEVEL_SIZE * length);
const rules = allocate(RULES_SIZE);
const newLevelRules = allocate(LEVEL_RULES_SIZE);
module.check(read(levels, length, rules, newLevelRules));
const current = module.words[(numbers >>> 2) + 1];
return Object.freeze({
levels: Object.freeze(
Array.from({ length }, (_, i) => module.readLevel(levels + LEVEL_SIZE * i))),
current: current === NONE ? null : current,
rules: module.readRules(rules),
newLevelRules: module.readLevelRules(newLevelRules),
});
}));
}
function library(instance) {
const module = new Module(instance.exports);
const version = module.functions.cp_version();
return Object.freeze({
version: `${version >> 16}.${(version >> 8) & 255}.${version & 255}`,
Pager: bound(module, Pager, (levels, options) =>
new Pager(module, blockOfLevels(module, levels, options))),
WheelFilter: bound(module, WheelFilter, () => new WheelFilter(module)),
readSaved: (bytes) => readSaved(module, bytes),
get memoryBytes() {
return module.memory.buffer.byteLength;
},
});
}
return { UNITS_PER_PAGE, load, instantiate, CrossPagerError };
})();
const { UNITS, MONTH_NAMES, WEEKDAYS, finer, isFiner, dayOf, dateOf, weekdayOf, dayOfTime, isoDate, clockOf, Calendar, DatedLevel, Summary, Column, ChartData } = (() => {
const UNITS = [
'minute', 'hour', 'day', 'week', 'month', 'quarter', 'year', 'decade', 'century',
];
const FINER = {
hour: 'minute', day: 'hour', week: 'day', month: 'day', quarter: 'month', year: 'month',
decade: 'year', century: 'decade',
};
const MINUTES = { minute: 1, hour: 60, day: 1440, week: 10080 };
const MONTHS = { month: 1, quarter: 3, year: 12, decade: 120, century: 1200 };
const MONTH_NAMES = [
'January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September',
'October', 'November', 'December',
];
const WEEKDAYS = [
'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday',
];
const finer = (unit) => FINER[unit];
const isFiner = (one, other) => UNITS.indexOf(one) < UNITS.indexOf(other);
const pad = (number, width) => String(number).padStart(width, '0');
const floorDivide = (number, by) => Math.floor(number / by);
function dayOf(year, month, day) {
const months = year * 12 + month - 3;
const y = floorDivide(months, 12);
const era = floorDivide(y, 400);
const yearOfEra = y - era * 400;
const dayOfYear = floorDivide(153 * (months - y * 12) + 2, 5) + day - 1;
const dayOfEra = yearOfEra * 365 + floorDivide(yearOfEra, 4) - floorDivide(yearOfEra, 100) + dayOfYear;
return era * 146097 + dayOfEra - 306;
}
function dateOf(dayNumber) {
const shifted = dayNumber + 306;
const era = floorDivide(shifted, 146097);
const dayOfEra = shifted - era * 146097;
const yearOfEra = floorDivide(
dayOfEra - floorDivide(dayOfEra, 1460) + floorDivide(dayOfEra, 36524) - floorDivide(dayOfEra, 146096), 365);
const dayOfYear = dayOfEra - (365 * yearOfEra + floorDivide(yearOfEra, 4) - floorDivide(yearOfEra, 100));
const shiftedMonth = floorDivide(5 * dayOfYear + 2, 153);
const month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9;
return {
year: era * 400 + yearOfEra + (month <= 2 ? 1 : 0), month,
day: dayOfYear - floorDivide(153 * shiftedMonth + 2, 5) + 1,
};
}
const weekdayOf = (day) => ((day % 7) + 7) % 7;
const dayOfTime = (time) => floorDivide(time, 1440);
const isoDate = (day) => {
const date = dateOf(day);
return `${pad(date.year, 4)}-${pad(date.month, 2)}-${pad(date.day, 2)}`;
};
const clockOf = (time) => {
const minute = time - dayOfTime(time) * 1440;
return `${pad(floorDivide(minute, 60), 2)}:${pad(minute % 60, 2)}`;
};
class Calendar {
constructor(firstWeekday = 0) { this.firstWeekday = firstWeekday; }
#origin(unit) { return unit === 'week' ? this.firstWeekday * 1440 : 0; }
index(time, unit) {
if (MINUTES[unit]) return floorDivide(time - this.#origin(unit), MINUTES[unit]);
const date = dateOf(dayOfTime(time));
return floorDivide(date.year * 12 + date.month - 1, MONTHS[unit]);
}
start(index, unit) {
if (MINUTES[unit]) return index * MINUTES[unit] + this.#origin(unit);
const month = index * MONTHS[unit];
const year = floorDivide(month, 12);
return dayOf(year, month - year * 12 + 1, 1) * 1440;
}
span(index, unit) { return { start: this.start(index, unit), end: this.start(index + 1, unit) }; }
key(index, unit) {
const start = this.start(index, unit);
const day = dayOfTime(start);
const { year, month } = dateOf(day);
switch (unit) {
case 'minute': return `${isoDate(day)}T${clockOf(start)}`;
case 'hour': return `${isoDate(day)}T${clockOf(start).slice(0, 2)}`;
case 'day': return isoDate(day);
case 'week': {
if (this.firstWeekday !== 0) return isoDate(day);
const week = isoWeek(day);
return `${pad(week.year, 4)}-W${pad(week.week, 2)}`;
}
case 'month': return `${pad(year, 4)}-${pad(month, 2)}`;
case 'quarter': return `${pad(year, 4)}-Q${floorDivide(month + 2, 3)}`;
case 'year': return pad(year, 4);
case 'decade': return `${pad(year, 4).slice(0, -1)}X`;
default: return `${pad(year, 4).slice(0, -2)}XX`;
}
}
title(index, unit) {
const start = this.start(index, unit);
const date = dateOf(dayOfTime(start));
const month = `${MONTH_NAMES[date.month - 1]} ${date.year}`;
const day = `${date.day} ${month}`;
switch (unit) {
case 'minute': case 'hour': return `${day}, ${clockOf(start)}`;
case 'day': return day;
case 'week': {
if (this.firstWeekday !== 0) return `Week of ${day}`;
const week = isoWeek(dayOfTime(start));
return `Week ${week.week} of ${week.year}`;
}
case 'month': return month;
case 'quarter': return `Q${floorDivide(date.month + 2, 3)} ${date.year}`;
case 'year': return String(date.year);
case 'decade': return `${date.year}s`;
default: return `${date.year} to ${date.year + 99}`;
}
}
spanOfKey(key) {
let match;
if ((match = /^(\d{3})X$/i.exec(key))) return this.span(Number(match[1]), 'decade');
if ((match = /^(\d{2})XX$/i.exec(key))) return this.span(Number(match[1]), 'century');
match = /^(\d{4})(?:-(?:W(\d{2})|Q([1-4])|(\d{2})(?:-(\d{2})(?:T(\d{2})(?::(\d{2}))?)?)?))?$/i.exec(key);
if (!match) return null;
const [year, week, quarter, month, day, hour, minute] = match.slice(1).map((text) => text && Number(text));
if (week !== undefined) {
const first = dayOf(year, 1, 4);
const start = first - weekdayOf(first) + (week - 1) * 7;
const found = isoWeek(start);
return found.year === year && found.week === week
? { start: start * 1440, end: (start + 7) * 1440 } : null;
}
if (quarter !== undefined) return this.span(year * 4 + quarter - 1, 'quarter');
if (month === undefined) return this.span(year, 'year');
if (month < 1 || month > 12) return null;
if (day === undefined) return this.span(year * 12 + month - 1, 'month');
const number = dayOf(year, month, day);
const date = dateOf(number);
if (date.month !== month || date.day !== day || hour > 23 || minute > 59) return null;
if (hour === undefined) return this.span(number, 'day');
return minute === undefined
? this.span(number * 24 + hour, 'hour') : this.span((number * 24 + hour) * 60 + minute, 'minute');
}
}
function isoWeek(day) {
const thursday = day - weekdayOf(day) + 3;
const { year } = dateOf(thursday);
return { year, week: floorDivide(thursday - dayOf(year, 1, 1), 7) + 1 };
}
class DatedLevel {
constructor({ name, unit, first, count, chosen }, calendar) {
Object.assign(this, { name, unit, first, count, calendar });
this.chosen = chosen === undefined ? null : readRuns(chosen);
}
indexOfPage(page) { return this.chosen ? this.chosen[page] : this.first + page; }
spanOfPage(page) { return this.calendar.span(this.indexOfPage(page), this.unit); }
key(page) { return this.calendar.key(this.indexOfPage(page), this.unit); }
title(page) { return this.calendar.title(this.indexOfPage(page), this.unit); }
#firstPage(index) {
if (!this.chosen) return Math.min(Math.max(index - this.first, 0), this.count);
return firstPosition(this.chosen, index);
}
pageHolding(time) {
const index = this.calendar.index(time, this.unit);
const page = this.#firstPage(index);
return page < this.count && this.indexOfPage(page) === index ? page : null;
}
pageForKey(key) {
const span = this.calendar.spanOfKey(key);
const page = span && this.pageHolding(span.start);
return page !== null && this.key(page) === key.toUpperCase() ? page : null;
}
pageIn(period) {
const page = this.#firstPage(this.calendar.index(period.start, this.unit));
if (page >= this.count) return null;
const span = this.spanOfPage(page);
const holdsStart = span.start <= period.start && period.start < span.end;
return holdsStart || (period.start <= span.start && span.start < period.end) ? page : null;
}
pageNearest(index) {
const next = this.#firstPage(index);
if (next === 0) return 0;
return this.indexOfPage(next) - index < index - this.indexOfPage(next - 1) ? next : next - 1;
}
pageAYearBefore(page) {
const index = this.indexOfPage(page);
const back = { week: 52, month: 12, quarter: 4, year: 1 }[this.unit];
if (back !== undefined) return this.pageAt(index - back);
if (this.unit !== 'day' && this.unit !== 'hour') return null;
const { start } = this.spanOfPage(page);
const day = dayOfTime(start);
const date = dateOf(day);
const before = dayOf(date.year - 1, date.month, date.day);
const isThere = dateOf(before).month === date.month;
return this.pageHolding((isThere ? before : before - 1) * 1440 + start - day * 1440);
}
pageAt(index) {
const found = this.#firstPage(index);
return found < this.count && this.indexOfPage(found) === index ? found : null;
}
indexLike(page, year) {
const { start } = this.spanOfPage(page);
const day = dayOfTime(start);
if (this.unit === 'week') {
const week = (number, month, date) => this.calendar.index(dayOf(number, month, date) * 1440, 'week');
const number = this.indexOfPage(page) - week(dateOf(day + 3).year, 1, 4);
return Math.min(week(year, 1, 4) + number, week(year, 12, 28));
}
const date = dateOf(day);
const like = dayOf(year, date.month, date.day);
const isThere = dateOf(like).month === date.month;
return this.calendar.index((isThere ? like : like - 1) * 1440 + start - day * 1440, this.unit);
}
get spans() {
if (!this.chosen && MINUTES[this.unit]) {
return { length: MINUTES[this.unit], origin: this.calendar.start(this.first, this.unit) };
}
const pages = Array.from({ length: this.count }, (_, page) => this.spanOfPage(page));
return { starts: pages.map((span) => span.start), ends: pages.map((span) => span.end) };
}
}
const GREAT = 2 ** 960;
const SCALE = 2 ** -64;
function exactProduct(one, other) {
const halves = (number) => {
const scaled = 134217729 * number;
const high = scaled - (scaled - number);
return [high, number - high];
};
const [product, [a, b], [c, d]] = [one * other, halves(one), halves(other)];
return [product, b * d - (product - a * c - b * c - a * d)];
}
class Summary {
count = 0;
missing = 0;
least = Infinity;
greatest = -Infinity;
latest = 0;
scaledSum = 0;
lostDigits = 0;
get #isScaled() { return this.greatest >= GREAT || this.least <= -GREAT; }
get min() { return this.count > 0 ? this.least : null; }
get max() { return this.count > 0 ? this.greatest : null; }
get last() { return this.count > 0 ? this.latest : null; }
get unboundedSum() {
if (this.count === 0) return null;
const total = this.scaledSum + this.lostDigits;
return this.#isScaled ? total / SCALE : total;
}
get sum() {
const sum = this.unboundedSum;
return sum !== null && Number.isFinite(sum) ? sum : null;
}
get mean() {
if (this.count === 0) return null;
const total = this.scaledSum + this.lostDigits;
const lost = total - this.scaledSum;
const rest = (this.scaledSum - (total - lost)) + (this.lostDigits - lost);
const quotient = total / this.count;
const [product, error] = exactProduct(quotient, this.count);
const mean = quotient + (total - product - error + rest) / this.count;
return Math.min(Math.max(this.#isScaled ? mean / SCALE : mean, this.least), this.greatest);
}
value(aggregate) {
if (aggregate === 'count') return this.count > 0 ? this.count : null;
return aggregate === 'sum' ? this.unboundedSum : this[aggregate];
}
addValue(value) {
if (Math.abs(value) >= GREAT) this.#scaleDown();
this.count += 1;
this.least = Math.min(this.least, value);
this.greatest = Math.max(this.greatest, value);
this.latest = value;
this.#addUp(this.#isScaled ? value * SCALE : value);
}
add(later) {
this.missing += later.missing;
if (later.count === 0) return;
if (later.#isScaled) this.#scaleDown();
const scale = this.#isScaled && !later.#isScaled ? SCALE : 1;
this.count += later.count;
this.least = Math.min(this.least, later.least);
this.greatest = Math.max(this.greatest, later.greatest);
this.latest = later.latest;
this.#addUp(later.scaledSum * scale);
this.lostDigits += later.lostDigits * scale;
}
#scaleDown() {
if (this.#isScaled) return;
this.scaledSum *= SCALE;
this.lostDigits *= SCALE;
}
#addUp(scaled) {
const total = this.scaledSum + scaled;
this.lostDigits += Math.abs(this.scaledSum) >= Math.abs(scaled)
? (this.scaledSum - total) + scaled : (scaled - total) + this.scaledSum;
this.scaledSum = total;
}
}
class BitReader {
constructor(text) {
const bytes = atob(text);
this.bytes = new Uint8Array(bytes.length + 8);
for (let place = 0; place < bytes.length; place += 1) this.bytes[place] = bytes.charCodeAt(place);
this.place = 0;
}
bit() {
const bit = (this.bytes[this.place >> 3] >> (7 - (this.place & 7))) & 1;
this.place += 1;
return bit;
}
bits(count) {
if (count > 24) {
const high = this.bits(count - 24);
return high * 16777216 + this.bits(24);
}
if (count === 0) return 0;
const at = this.place >> 3;
const { bytes } = this;
const word = ((bytes[at] << 24) | (bytes[at + 1] << 16) | (bytes[at + 2] << 8) | bytes[at + 3]) << (this.place & 7);
this.place += count;
return word >>> (32 - count);
}
ones(most) {
const at = this.place >> 3;
const { bytes } = this;
const word = ((bytes[at] << 24) | (bytes[at + 1] << 16) | (bytes[at + 2] << 8) | bytes[at + 3]) << (this.place & 7);
const count = Math.min(Math.clz32(~word), most);
this.place += count < most ? count + 1 : count;
return count;
}
gamma() {
let length = 0;
while (this.bit() === 0) length += 1;
return 2 ** length + this.bits(length) - 1;
}
}
const LONGEST_UNARY = 20;
function readIntegers(reader, count) {
const values = new Float64Array(count);
if (count === 0) return values;
const predictor = reader.bits(3);
const lag = reader.bits(12);
const sums = new Float64Array(lag).fill(64);
const weights = new Float64Array(lag).fill(4);
let former = 0;
for (let place = 0; place < count; place += 1) {
const phase = place % lag;
const expected = (2 * sums[phase] / weights[phase] + former) / 3 * 0.7 + 0.3;
let parameter = 0;
for (let limit = 1; limit < expected; limit *= 2) parameter += 1;
const unary = reader.ones(LONGEST_UNARY);
const code = unary === LONGEST_UNARY
? reader.bits(52) : unary * 2 ** parameter + reader.bits(parameter);
const difference = code % 2 === 0 ? code / 2 : -(code + 1) / 2;
values[place] = difference + predicted(values, place, predictor, lag);
former = Math.abs(difference) * 2;
sums[phase] += former;
weights[phase] += 1;
if (weights[phase] > 24) {
weights[phase] /= 2;
sums[phase] /= 2;
}
}
return values;
}
function predicted(values, place, predictor, lag) {
const before = place > 0 ? values[place - 1] : 0;
if (predictor === 0 || place <= lag) return predictor === 5 ? 0 : before;
const cycle = values[place - lag];
switch (predictor) {
case 1: return cycle;
case 2: return before + cycle - values[place - lag - 1];
case 3: return Math.floor((before + cycle) / 2);
case 4: return cycle + Math.floor((before - values[place - lag - 1]) / 2);
default: return 0;
}
}
function readNumbers(reader, count) {
const form = reader.bits(2);
if (form === 3) {
const view = new DataView(new ArrayBuffer(8));
return Float64Array.from({ length: count }, () => {
view.setUint32(0, reader.bits(16) * 65536 + reader.bits(16));
view.setUint32(4, reader.bits(16) * 65536 + reader.bits(16));
return view.getFloat64(0);
});
}
const exponent = reader.bits(12) - 2048;
const values = readIntegers(reader, count);
if (form === 1) return values.map((value) => value * 2 ** exponent);
const unit = 10 ** exponent;
const numbers = exponent === 0 ? values : values.map((value) => value / unit);
if (form === 2) {
const corrections = readIntegers(reader, count);
const bits = new BigInt64Array(numbers.buffer);
for (let place = 0; place < count; place += 1) {
if (corrections[place] !== 0) bits[place] += BigInt(corrections[place]);
}
}
return numbers;
}
function readRuns(text) {
const reader = new BitReader(text);
const total = reader.gamma();
const numbers = new Float64Array(total);
let number = 0;
for (let place = 0; place < total;) {
number += reader.gamma();
const length = reader.gamma() + 1;
for (let end = place + length; place < end; place += 1) numbers[place] = number++;
}
return numbers;
}
const [ONE, BLANK, WHOLE] = [0, 1, 2];
class Column {
constructor(text, bars, { name, resolution }, calendar) {
Object.assign(this, { name, bars, resolution, calendar });
const reader = new BitReader(text);
const count = bars.length;
this.kinds = new Uint8Array(count);
for (let place = 0; place < count;) {
const kind = reader.bits(2);
const end = place + reader.gamma() + 1;
this.kinds.fill(kind, place, end);
place = end;
}
let [ones, wholes] = [0, 0];
for (const kind of this.kinds) {
if (kind === ONE) ones += 1;
if (kind === WHOLE) wholes += 1;
}
const values = readNumbers(reader, ones);
this.values = new Float64Array(count).fill(NaN);
this.wholes = new Map();
const [counts, missing, min, max, last, sum, lost] = wholes === 0 ? [] : [
readIntegers(reader, wholes), readIntegers(reader, wholes), readNumbers(reader, wholes),
readNumbers(reader, wholes), readNumbers(reader, wholes), readNumbers(reader, wholes),
readNumbers(reader, wholes),
];
let [one, whole] = [0, 0];
for (let place = 0; place < count; place += 1) {
if (this.kinds[place] === ONE) this.values[place] = values[one++];
if (this.kinds[place] !== WHOLE) continue;
const summary = new Summary();
summary.missing = missing[whole];
if (counts[whole] > 0) {
Object.assign(summary, {
count: counts[whole], least: min[whole], greatest: max[whole], latest: last[whole],
scaledSum: sum[whole], lostDigits: lost[whole],
});
}
this.wholes.set(place, summary);
whole += 1;
}
this.ranges = new Map();
}
#addTo(summary, place) {
switch (this.kinds[place]) {
case ONE: summary.addValue(this.values[place]); break;
case BLANK: summary.missing += 1; break;
case WHOLE: summary.add(this.wholes.get(place)); break;
default: break;
}
}
summary(span) {
const summary = new Summary();
const end = this.calendar.index(span.end - 1, this.resolution);
for (
let place = firstPosition(this.bars, this.calendar.index(span.start, this.resolution));
place < this.bars.length && this.bars[place] <= end; place += 1
) this.#addTo(summary, place);
return summary;
}
page(index, unit) {
const { calendar } = this;
const span = calendar.span(index, unit);
const barUnit = finer(unit);
const bars = [];
if (barUnit && !isFiner(barUnit, this.resolution)) {
const end = calendar.index(span.end, barUnit);
for (let bar = calendar.index(span.start, barUnit); bar < end; bar += 1) {
const own = calendar.span(bar, barUnit);
bars.push({ index: bar, unit: barUnit, start: own.start, end: own.end, summary: this.summary(own) });
}
}
let total = new Summary();
if (bars.length === 0) total = this.summary(span);
for (const bar of bars) total.add(bar.summary);
return { key: calendar.key(index, unit), title: calendar.title(index, unit), unit, span, bars, total };
}
#barValues(aggregate, unit) {
if (!isFiner(this.resolution, unit)) {
if (this.wholes.size === 0 && aggregate !== 'count') return this.values.filter((value) => !Number.isNaN(value));
const values = [];
for (let place = 0; place < this.bars.length; place += 1) {
const summary = new Summary();
this.#addTo(summary, place);
values.push(summary.value(aggregate));
}
return Float64Array.from(values.filter((value) => value !== null && Number.isFinite(value)));
}
const values = [];
for (let place = 0; place < this.bars.length;) {
const index = this.calendar.index(this.calendar.start(this.bars[place], this.resolution), unit);
const end = this.calendar.index(this.calendar.start(index + 1, unit), this.resolution);
const summary = new Summary();
for (; place < this.bars.length && this.bars[place] < end; place += 1) this.#addTo(summary, place);
const value = summary.value(aggregate);
if (value !== null && Number.isFinite(value)) values.push(value);
}
return Float64Array.from(values);
}
range(aggregate, unit) {
const id = `${aggregate} ${unit}`;
if (this.ranges.has(id)) return this.ranges.get(id);
const values = this.#barValues(aggregate, unit).sort();
const tail = Math.floor(values.length / 200);
let range = null;
if (values.length > 0) {
const whole = [values[0], values[values.length - 1]];
const inner = [values[tail], values[values.length - 1 - tail]];
range = { whole, robust: inner[0] === 0 && inner[1] === 0 ? whole : inner };
}
this.ranges.set(id, range);
return range;
}
}
function firstPosition(numbers, number) {
let [low, high] = [0, numbers.length];
while (low < high) {
const middle = (low + high) >> 1;
if (numbers[middle] < number) low = middle + 1;
else high = middle;
}
return low;
}
class ChartData {
#document;
#columns = new Map();
#bars = new Map();
#lastTime = null;
constructor(document) {
this.#document = document;
this.source = document.source;
this.names = document.columns.map((column) => column.name);
this.units = document.columns.map((column) => column.unit ?? null);
this.seriesNames = document.series.map((series) => series.name).filter((name) => name !== null);
this.calendar = new Calendar(document.firstWeekday);
this.levels = document.levels.map((level) => new DatedLevel(level, this.calendar));
}
get lastTime() {
this.#lastTime ??= this.#document.series.reduce((latest, series, place) => {
const last = this.#barsOf(place).at(-1);
return last === undefined ? latest : Math.max(latest, this.calendar.start(last, series.unit));
}, 0);
return this.#lastTime;
}
#barsOf(place) {
if (!this.#bars.has(place)) this.#bars.set(place, readRuns(this.#document.series[place].bars));
return this.#bars.get(place);
}
unitOf(name) { return this.units[this.names.indexOf(name)] ?? null; }
column(name, seriesName) {
const place = Math.max(0, this.#document.series.findIndex((series) => series.name === (seriesName ?? null)));
const number = Math.max(0, this.names.indexOf(name));
const id = `${place} ${number}`;
if (!this.#columns.has(id)) {
const series = this.#document.series[place];
this.#columns.set(id, new Column(
series.columns[number], this.#barsOf(place),
{ name: this.names[number], resolution: series.unit }, this.calendar));
}
return this.#columns.get(id);
}
}
return { UNITS, MONTH_NAMES, WEEKDAYS, finer, isFiner, dayOf, dateOf, weekdayOf, dayOfTime, isoDate, clockOf, Calendar, DatedLevel, Summary, Column, ChartData };
})();
const { caption, axisLabels, axisLength, chartAxis, countOf, barName, spanText, barSpan, valueText, changeText, escaped, drawing, figures, pageJSON } = (() => {
function fixed(value, decimals) {
let text = value.toFixed(decimals);
const digits = Math.abs(value).toFixed(Math.min(100, decimals + 30));
const rest = digits.slice(digits.indexOf('.') + 1 + decimals);
if (/^50*$/.test(rest)) {
const below = digits.slice(0, digits.length - rest.length).replace(/\.$/, '');
if (Number(below[below.length - 1]) % 2 === 0) text = (value < 0 ? '-' : '') + below;
}
return /^-[0.]*$/.test(text) ? text.slice(1) : text;
}
function exponential(value, decimals, trims) {
if (value === 0) return '0';
const [mantissa, exponent] = value.toExponential(decimals).split('e');
return `${trims ? trimmed(mantissa) : mantissa}e${Number(exponent)}`;
}
const trimmed = (text) => (text.includes('.') ? text.replace(/\.?0+$/, '') : text);
const grouped = (text) => text.replace(/^-?\d+/, (whole) => whole.replace(/\B(?=(\d{3})+$)/g, ','));
const isScientific = (magnitude) => magnitude >= 1e15 || (magnitude > 0 && magnitude < 1e-6);
function caption(value, isGrouped = false) {
if (Number.isNaN(value)) return 'nan';
if (!Number.isFinite(value)) return value < 0 ? '-inf' : 'inf';
const magnitude = Math.abs(value);
if (magnitude === 0) return '0';
if (magnitude < 1000 && Number.isInteger(value)) return String(value);
if (isScientific(magnitude)) return exponential(value, 5, true);
const integerDigits = Math.floor(Math.log10(magnitude)) + 1;
const text = trimmed(fixed(value, Math.max(0, 6 - integerDigits)));
return isGrouped ? grouped(text) : text;
}
function axisLabels(ticks) {
if (ticks.length < 2) return ticks.map((tick) => caption(tick, true));
const step = Math.min(...ticks.slice(1).map((tick, place) => tick / 2 - ticks[place] / 2));
const scientific = isScientific(Math.max(...ticks.map(Math.abs)));
for (let decimals = 0; decimals < 25; decimals += 1) {
const labels = ticks.map((tick) => (scientific ? exponential(tick, decimals) : fixed(tick, decimals)));
if (labels.every((label, place) => Math.abs(Number(label) - ticks[place]) <= step / 50)) return labels.map(grouped);
}
return ticks.map(String);
}
const LARGEST = Number.MAX_VALUE;
const leavesZeroOut = (low, high) => low > 0 && high - low < high / 4 && high - low > high * 1e-12;
function axisLength([low, high]) {
if (low < 0 && high <= 0) return axisLength([-high, -low]);
return leavesZeroOut(low, high) ? high - low : high - Math.min(low, 0);
}
function fitted(low, high, baseline, step, rowsPerTick, rows) {
const rowValue = step / rowsPerTick;
const count = (distance) => (distance > 0 ? Math.max(1, Math.ceil(distance / rowValue - 1e-9)) : 0);
const [above, below] = [count(high - baseline), count(baseline - Math.min(low, baseline))];
return above + below <= rows ? { baseline, step, rowsPerTick, rowValue, above, below } : null;
}
function bestFit(range, rows) {
const [low, high] = [Math.max(range[0], -LARGEST), Math.min(range[1], LARGEST)];
if (low < 0 && high <= 0) {
const mirror = bestFit([-high, -low], rows);
return { ...mirror, baseline: 0 - mirror.baseline, above: mirror.below, below: mirror.above };
}
const span = leavesZeroOut(low, high) ? high - low : null;
const need = Math.max(span !== null ? span / rows : high / rows + Math.max(0, -low / rows), 2 ** -1056);
const exponent = Math.floor(Math.log10(need));
const [fewest, most] = [rows < 6 ? 1 : rows < 13 ? 2 : 3, Math.min(5, Math.max(1, Math.floor(rows / 2)))];
let best = null;
let leastCost = Infinity;
let bestIsLabeled = false;
for (let power = exponent; power < exponent + (span === null ? 3 : 19); power += 1) {
for (const mantissa of [1, 2, 2.5, 5]) {
const step = mantissa * Number(`1e${power}`);
if (!Number.isFinite(step)) continue;
for (let spacing = fewest; spacing <= most; spacing += 1) {
let baseline = 0;
if (span !== null) {
baseline = Math.floor(low / step) * step;
if (baseline >= low) baseline -= step;
}
const fit = fitted(low, high, baseline, step, spacing, rows);
if (!fit) continue;
const cost = mantissa === 2.5 ? fit.rowValue * 1.1 : fit.rowValue;
const isLabeled = Math.floor(fit.above / spacing) + Math.floor(fit.below / spacing) >= 2;
if (isLabeled === bestIsLabeled ? cost < leastCost : isLabeled) [best, leastCost, bestIsLabeled] = [fit, cost, isLabeled];
}
}
}
return best ?? {
baseline: 0, step: LARGEST, rowsPerTick: 1, rowValue: LARGEST, above: 1, below: low < 0 ? 1 : 0,
};
}
function axisOf(range, rows) {
const fit = range && (range[0] !== 0 || range[1] !== 0)
? bestFit(range, rows)
: { baseline: 0, step: 1, rowsPerTick: 2, rowValue: 0.5, above: 1, below: 0 };
const places = [];
if (range) {
for (let tick = -Math.floor(fit.below / fit.rowsPerTick); tick <= Math.floor(fit.above / fit.rowsPerTick); tick += 1) {
const value = fit.baseline + tick * fit.step;
if (Number.isFinite(value)) places.push({ row: tick * fit.rowsPerTick, value });
}
}
const labels = axisLabels(places.map((place) => place.value));
return { ...fit, ticks: places.map((place, number) => ({ ...place, label: labels[number] })) };
}
function chartAxis(values, scale, clips) {
const bounds = (scale ?? []).filter(Number.isFinite);
let range = null;
if (clips && bounds.length > 0) {
range = [Math.min(...bounds), Math.max(...bounds)];
} else {
const held = bounds.concat(values.filter(Number.isFinite));
const greatest = Math.max(0, ...held.map(Math.abs));
const reach = greatest > 0 ? greatest : LARGEST;
if (values.includes(Infinity) && !held.some((value) => value > 0)) held.push(0, reach);
if (values.includes(-Infinity) && !held.some((value) => value < 0)) held.push(0, -reach);
if (held.length > 0) range = [Math.min(...held), Math.max(...held)];
}
const axes = [8, 9, 10, 11, 12, 13, 14].map((rows) => axisOf(range, rows));
const good = axes.filter((axis) => axis.ticks.length >= 4 && axis.ticks.length <= 7);
const length = (axis) => (axis.above + axis.below) * axis.rowValue;
return (good.length > 0 ? good : axes).reduce((best, axis) => (length(axis) < length(best) ? axis : best));
}
const shortWeekday = (day) => WEEKDAYS[weekdayOf(day)].slice(0, 3);
const shortMonth = (month) => MONTH_NAMES[month - 1].slice(0, 3);
const countOf = (count, noun) => `${count} ${noun}${count === 1 ? '' : 's'}`;
function barName(bar, key) {
const day = dayOfTime(bar.start);
const date = dateOf(day);
switch (bar.unit) {
case 'minute': case 'hour': return clockOf(bar.start);
case 'day': return `${shortWeekday(day)} ${date.day}`;
case 'month': return shortMonth(date.month);
case 'decade': return `${date.year}s`;
default: return key ?? String(date.year).padStart(4, '0');
}
}
function barLabel(bar, pageUnit) {
const day = dayOfTime(bar.start);
if (bar.unit === 'minute') return String(Number(clockOf(bar.start).slice(3)));
if (bar.unit === 'hour') return String(Number(clockOf(bar.start).slice(0, 2)));
if (bar.unit === 'day' && pageUnit !== 'week') return String(dateOf(day).day);
return barName(bar);
}
function spanText({ unit, span }) {
const [first, end] = [dayOfTime(span.start), dayOfTime(span.end)];
if (unit === 'hour') return `${isoDate(first)}T${clockOf(span.start)} to ${isoDate(end)}T${clockOf(span.end)}`;
return unit === 'day' ? WEEKDAYS[weekdayOf(first)] : `${isoDate(first)} through ${isoDate(end - 1)}`;
}
function barSpan(bar) {
const day = dayOfTime(bar.start);
const date = dateOf(day);
switch (bar.unit) {
case 'minute': case 'hour': return `${shortWeekday(day)} ${isoDate(day)} ${clockOf(bar.start)}`;
case 'day': return `${shortWeekday(day)} ${isoDate(day)}`;
case 'month': return `${shortMonth(date.month)} ${date.year}`;
case 'decade': return `${date.year}s`;
default: return String(date.year).padStart(4, '0');
}
}
function valueText(summary, aggregate, unit = null) {
const value = summary.value(aggregate);
if (value === null) return 'missing';
if (!Number.isFinite(value)) return 'out of range';
return caption(value) + (unit ? ` ${unit}` : '');
}
const PERCENT_LIMIT = 1000;
function changeText(summary, other, aggregate, unit = null) {
const [value, former] = [summary.value(aggregate), other.value(aggregate)];
if (value === null || former === null) return '';
const change = value - former;
if (!Number.isFinite(change)) return '';
const sign = (number) => (number > 0 ? '+' : '');
const percent = change / Math.abs(former) * 100;
return `${sign(change)}${caption(change)}${unit ? ` ${unit}` : ''}`
+ (Math.abs(percent) < PERCENT_LIMIT ? ` (${sign(percent)}${caption(Math.round(percent * 10) / 10)}%)` : '');
}
const ESCAPES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text) => String(text).replace(/[&<>"']/g, (character) => ESCAPES[character]);
const round = (number) => Math.round(number * 100) / 100;
const textWidth = (text, size) => [...text].length * size * 0.58;
function drawing(chart, { width, height }) {
const { page, other, aggregate, marked } = chart;
const font = width < 520 ? 11 : 12;
const values = page.bars.map((bar) => bar.summary.value(aggregate));
const compared = other ? page.bars.map((_, bar) => other.bars[bar]?.summary.value(aggregate) ?? null) : null;
const known = values.concat(compared ?? []).filter((value) => value !== null);
const axis = chartAxis(known, chart.scale, chart.clips);
const beyond = (value) => {
const rows = (value - axis.baseline) / axis.rowValue;
return rows > axis.above + 1e-6 ? 1 : rows < -axis.below - 1e-6 ? -1 : 0;
};
const sides = new Set(known.map(beyond));
const gutter = Math.max(0, ...axis.ticks.map((tick) => textWidth(tick.label, font))) + 12;
const [left, right] = [gutter, width - 1];
const top = 10 + (sides.has(1) ? 26 : 0);
const bottom = Math.max(top + 40, height - 26 - (sides.has(-1) ? 26 : 0));
const pitch = (right - left) / Math.max(1, page.bars.length);
const bandWidth = Math.min(pitch * (pitch > 10 ? 0.72 : 0.8), 64);
const barWidth = compared ? bandWidth / 2 : bandWidth;
const rowHeight = (bottom - top) / Math.max(1, axis.above + axis.below);
const zero = top + axis.above * rowHeight;
const center = (bar) => left + (bar + 0.5) * pitch;
const y = (value) => {
if (value === axis.baseline) return zero;
const reach = (value - axis.baseline) / axis.rowValue * rowHeight;
return Math.min(Math.max(zero - (reach < 0 ? Math.min(reach, -1) : Math.max(reach, 1)), top), bottom);
};
const parts = [];
const line = (name, x1, y1, x2, y2, more = '') => parts.push(
`<line class="${name}" x1="${round(x1)}" y1="${round(y1)}" x2="${round(x2)}" y2="${round(y2)}"${more}/>`);
const words = (name, x, at, text, anchor) => parts.push(
`<text class="${name}" x="${round(x)}" y="${round(at)}" text-anchor="${anchor}">${escaped(text)}</text>`);
for (const tick of axis.ticks) {
const at = Math.round(zero - tick.row * rowHeight) + 0.5;
if (tick.row !== 0) line('grid', left, at, right, at);
words('tick', left - 8, at + font * 0.35, tick.label, 'end');
}
const taken = { 1: 0, [-1]: 0 };
page.bars.forEach((_, bar) => {
const x = center(bar) - bandWidth / 2;
const isMissing = values[bar] === null && (compared?.[bar] ?? null) === null;
if (bar === marked) parts.push(`<rect class="mark" x="${round(left + bar * pitch)}" y="${top}" width="${round(pitch)}" height="${round(bottom - top)}"/>`);
if (isMissing) parts.push(`<rect class="missing" x="${round(x)}" y="${top}" width="${round(bandWidth)}" height="${round(bottom - top)}"/>`);
[values, compared].forEach((row, number) => {
const value = row?.[bar] ?? null;
if (value === null) return;
const at = x + number * barWidth;
const end = y(value);
const name = number === 1 ? 'outline' : value < 0 ? 'bar negative' : 'bar';
if (value !== axis.baseline) {
const inset = number === 1 ? 0.75 : 0;
const drawn = Math.max(1, barWidth - (compared && barWidth > 4 ? 1 : 0) - 2 * inset);
const corner = Math.min(2, drawn / 4);
parts.push(roundedBar(name, at + inset, end, drawn, zero, corner));
}
const side = beyond(value);
if (side === 0) return;
const middle = at + barWidth / 2;
const half = Math.min(Math.max(barWidth / 2, 2.5), 7);
const edge = side > 0 ? top : bottom;
parts.push(`<path class="${value < 0 ? 'bar negative' : 'bar'}" d="M${round(middle - half)} ${edge - side * 3}h${round(half * 2)}L${round(middle)} ${edge - side * 10}z"/>`);
const text = Number.isFinite(value) ? caption(value, true) : 'out of range';
const wide = textWidth(text, font);
const place = Math.min(Math.max(middle, left + wide / 2), right - wide / 2);
if (place - wide / 2 < taken[side]) return;
taken[side] = place + wide / 2 + 6;
words('value', place, side > 0 ? edge - 14 : edge + 14 + font * 0.7, text, 'middle');
});
});
for (let bar = 0; bar < page.bars.length;) {
const isMissing = (at) => values[at] === null && (compared?.[at] ?? null) === null;
let end = bar + 1;
while (end < page.bars.length && isMissing(end) === isMissing(bar)) end += 1;
const dashes = isMissing(bar) ? ' stroke-dasharray="1 4"' : axis.baseline === 0 ? '' : ' stroke-dasharray="6 4"';
line('axis', left + bar * pitch, Math.round(zero) + 0.5, left + end * pitch, Math.round(zero) + 0.5, dashes);
bar = end;
}
if (known.length === 0) words('tick', (left + right) / 2, (top + bottom) / 2, 'no data', 'middle');
const labels = page.bars.map((bar) => barLabel(bar, page.unit));
const widest = Math.max(0, ...labels.map((label) => textWidth(label, font)));
let shown = labels;
if (widest + 6 > pitch && page.unit === 'week') shown = page.bars.map((bar) => String(dateOf(dayOfTime(bar.start)).day));
const wide = Math.max(0, ...shown.map((label) => textWidth(label, font)));
const every = [1, 2, 3, 4, 5, 6, 10, 15, 20, 30].find((step) => step * pitch >= wide + 8) ?? 60;
const labelLine = bottom + 18 + (sides.has(-1) ? 26 : 0);
shown.forEach((label, bar) => {
if (bar % every === 0) words(bar === marked ? 'tick marked' : 'tick', center(bar), labelLine, label, 'middle');
});
return {
text: `<svg viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-size="${font}" role="img" aria-label="${escaped(chart.label)}">${parts.join('')}</svg>`,
left, right, clipped: page.bars.map((_, bar) => bar).filter((bar) => values[bar] !== null && beyond(values[bar]) !== 0),
startsAtZero: axis.baseline === 0,
};
}
function roundedBar(name, x, end, width, zero, corner) {
const side = end < zero ? 1 : -1;
const height = Math.abs(zero - end);
const r = Math.min(corner, height);
return `<path class="${name}" d="M${round(x)} ${round(zero)}V${round(end + side * r)}q0 ${-side * round(r)} ${round(r)} ${-side * round(r)}`
+ `h${round(Math.max(0, width - 2 * r))}q${round(r)} 0 ${round(r)} ${side * round(r)}V${round(zero)}z"/>`;
}
function figures(page, aggregate, clipped = []) {
const number = (value) => (value === null ? 'none' : caption(value));
const sum = page.total.unboundedSum;
const isAmount = aggregate === 'sum' || aggregate === 'count';
const kind = isAmount ? 'sample ' : '';
const ofSamples = isAmount || page.bars.some((bar) => bar.summary.count > 1) ? 'sample ' : '';
const outside = page.bars.filter((bar) => Math.abs(bar.summary.value(aggregate) ?? 0) === Infinity).length;
return [
['count', String(page.total.count)], ['missing', String(page.total.missing)],
...(aggregate === 'sum' ? [['sum', sum !== null && !Number.isFinite(sum) ? 'out of range' : number(sum)]] : []),
[`${ofSamples}min`, number(page.total.min)], [`${kind}mean`, number(page.total.mean)], [`${ofSamples}max`, number(page.total.max)],
...(outside > 0 ? [['out of range', countOf(outside, 'bar')]] : []),
...(clipped.length > 0 ? [['clipped', clippedText(page, aggregate, clipped)]] : []),
];
}
function clippedText(page, aggregate, clipped) {
const words = clipped.slice(0, 3).map((bar) => {
const { summary } = page.bars[bar];
return `${barName(page.bars[bar])} ${caption(summary.value(aggregate), true)}`;
});
return words.concat(clipped.length > 3 ? [`${clipped.length - 3} more`] : []).join(', ');
}
function pageJSON(page, column, aggregate) {
const finite = (value) => (value !== null && Number.isFinite(value) ? value : null);
const outOfRange = (summary, name) => (Math.abs(summary.value(name) ?? 0) === Infinity ? { outOfRange: true } : {});
const keys = page.bars.map((bar) => page.calendar.key(bar.index, bar.unit));
return {
key: page.key, unit: page.unit, value: column, aggregate, count: page.total.count, missing: page.total.missing,
sum: page.total.sum, ...outOfRange(page.total, 'sum'), mean: page.total.mean, min: page.total.min, max: page.total.max,
bars: page.bars.map((bar, place) => ({
key: keys[place], count: bar.summary.count, value: finite(bar.summary.value(aggregate)),
...outOfRange(bar.summary, aggregate),
})),
};
}
return { caption, axisLabels, axisLength, chartAxis, countOf, barName, spanText, barSpan, valueText, changeText, escaped, drawing, figures, pageJSON };
})();
const { quoted, written, listed, choiceOf, nearest, suggestion, dateProblem, stepProblem } = (() => {
const quoted = (word) => `'${word.length > 60 ? `${word.slice(0, 59)}…` : word}'`;
const written = (name) => (/\s|^["#]|^$/.test(name) ? `"${name.replaceAll('"', '""')}"` : name);
const limited = (words) => (words.length > 20 ? words.slice(0, 20).concat(`${words.length - 20} more`) : words);
const listed = (words) => limited(words).join(', ');
function choiceOf(words) {
const shown = limited(words);
return shown.length > 1 ? `${shown.slice(0, -1).join(', ')} or ${shown.at(-1)}` : shown.join('');
}
function distance(one, other) {
const table = [Array.from({ length: other.length + 1 }, (_, place) => place)];
for (let i = 1; i <= one.length; i += 1) {
table.push([i]);
for (let j = 1; j <= other.length; j += 1) {
const isSame = one[i - 1] === other[j - 1];
const isSwap = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
table[i].push(Math.min(
table[i][j - 1] + 1, table[i - 1][j] + 1, table[i - 1][j - 1] + (isSame ? 0 : 1),
isSwap ? table[i - 2][j - 2] + 1 : Infinity));
}
}
return table[one.length][other.length];
}
function nearest(word, candidates) {
const lower = word.toLowerCase();
const begun = word === '' ? [] : candidates.filter((name) => name.toLowerCase().startsWith(lower));
if (begun.length === 1) return begun[0];
const [best] = candidates.map((name) => [distance(lower, name.toLowerCase()), name]).sort((a, b) => a[0] - b[0]);
const limit = Math.min(Math.max(1, Math.floor(word.length / 3)), word.length - 1);
return best && best[0] <= limit ? best[1] : undefined;
}
function suggestion(word, candidates, rest = '') {
const name = nearest(word, candidates);
return name === undefined ? rest : ` Did you mean ${quoted(name)}?`;
}
const LARGEST_STEP = 2147483647;
function dateProblem(word, calendar) {
return calendar.spanOfKey(word) ? null : dayProblem(word, calendar) ?? weekProblem(word, calendar) ?? quarterProblem(word);
}
const padded = (text) => (text.length < 2 ? `0${text}` : text);
function dayProblem(word, calendar) {
const match = /^(\d{1,6})[-/.](\d{1,4})(?:[-/.](\d{1,6})(?:T(\d{1,4})(?::(\d{1,4}))?)?)?$/i.exec(word);
if (!match) return null;
const texts = match.slice(1).filter((text) => text !== undefined);
if (texts[0].length !== 4) return 'Write the year first, with four digits, such as 2015-12-31.';
const [year, month, day, hour, minute] = texts.map(Number);
if (year === 0) return 'Years go from 0001 to 9999.';
if (month < 1 || month > 12) return `There is no month ${month}. Months go from 1 to 12.`;
if (day !== undefined && (day < 1 || day > 31)) return `There is no day ${day}. Days go from 1 to 31.`;
if (day !== undefined && dateOf(dayOf(year, month, day)).month !== month) return `${MONTH_NAMES[month - 1]} ${texts[0]} has no day ${day}.`;
if (hour > 23) return `There is no hour ${hour}. Hours go from 0 to 23.`;
if (minute > 59) return `There is no minute ${minute}. Minutes go from 0 to 59.`;
const key = texts.map((text, place) => ['', '-', '-', 'T', ':'][place] + padded(text)).join('');
return calendar.spanOfKey(key) ? `Write it as ${key}.` : null;
}
function weekProblem(word, calendar) {
const match = /^(\d{4})-?W-?(\d{1,4})$/i.exec(word);
if (!match) return null;
const key = `${match[1]}-W${padded(String(Number(match[2])))}`;
if (calendar.spanOfKey(key)) return `Write it as ${key}.`;
const last = calendar.spanOfKey(`${match[1]}-W53`) ? 53 : 52;
return `There is no week ${Number(match[2])}. The weeks of ${match[1]} are numbered 1 to ${last}.`;
}
function quarterProblem(word) {
const match = /^(\d{4})-?Q-?(\d{1,4})$/i.exec(word);
if (!match) return null;
const quarter = Number(match[2]);
return quarter >= 1 && quarter <= 4
? `Write it as ${match[1]}-Q${quarter}.` : `There is no quarter ${quarter}. Quarters go from 1 to 4.`;
}
function stepProblem(word) {
const match = /^([+-]?)(\d{1,12})([a-z]*)$/i.exec(word);
if (!match) return null;
const [, sign, number, letters] = match;
const hasUnit = /^[hdwmqy]$/i.test(letters);
if (sign === '') return hasUnit ? `Write a step with + or -, such as -${word}.` : null;
if (!hasUnit) return `A step ends in h, d, w, m, q or y, such as ${sign}${number}d.`;
return Number(number) < 1 || Number(number) > LARGEST_STEP ? `The number in a step must be from 1 to ${LARGEST_STEP}.` : null;
}
return { quoted, written, listed, choiceOf, nearest, suggestion, dateProblem, stepProblem };
})();
const { Session, AGGREGATES } = (() => {
const AGGREGATES = ['mean', 'sum', 'min', 'max', 'count', 'last'];
const SCALES = ['auto', 'level', 'page', 'robust'];
const DIRECTIONS = ['left', 'right', 'up', 'down'];
const LEVEL_RULES = {
start: null, entry: ['remember', 'start', 'first', 'last', 'align'], edge: ['stop', 'wrap', 'continue'],
};
const PAGER_RULES = { ends: ['stop', 'wrap'], bounce: ['on', 'off'], reading: ['ltr', 'rtl'] };
const UNDO_LIMIT = 1000;
const UNDO_BYTES = 64e6;
const UNDO_LEAST = 10;
const LARGEST_COUNT = 2147483647;
const NAMES = { weekdays: WEEKDAYS.map((name) => name.toLowerCase()), months: MONTH_NAMES.map((name) => name.toLowerCase()) };
const DATE_MEANING = 'a date such as 2015, 2015-12, 2015-12-31, 2015-W53, 2015-Q4 or 201X, '
+ "or today, yesterday, monday, -7d, +1m, 'may 2020' or 'last week'";
const RECURRING_MEANING = "a weekday, a month or a unit such as 'week'";
const indexOf = (word, names) => (word.length < 3 ? -1 : names.findIndex((name) => name.startsWith(word)));
const weekdayNamed = (word) => indexOf(word, NAMES.weekdays);
const monthNamed = (word) => indexOf(word, NAMES.months);
const isRecurring = (word) => weekdayNamed(word) >= 0 || monthNamed(word) >= 0 || UNITS.slice(1).includes(word);
class LineError extends Error {}
class UnknownLevel extends Error {}
const unquoted = (text) => text.replaceAll('""', '"');
const fail = (message) => { throw new LineError(message); };
function wordsOf(line) {
const words = [];
let end = 0;
const pattern = /\s*(?:"((?:[^"]|"")*)"(?=\s|$)|("(?:[^"]|"")*)|(#.*)|(\S+))/gy;
for (let match; (match = pattern.exec(line)) !== null;) {
if (match[2] !== undefined) {
const isClosed = pattern.lastIndex < line.length;
fail(isClosed ? `Missing space after the quoted name ${quoted(unquoted(match[2].slice(1)))}.` : "Missing '\"' at the end of the name.");
}
if (match[3] !== undefined) break;
words.push(match[1] !== undefined ? unquoted(match[1]) : match[4]);
end = pattern.lastIndex;
}
return { words, text: line.slice(0, end).trimStart() };
}
function match(word, names, kind, plural) {
const lower = word.toLowerCase();
const exact = names.find((name) => name === word) ?? names.find((name) => name.toLowerCase() === lower);
if (exact !== undefined) return exact;
const begun = word === '' ? [] : names.filter((name) => name.toLowerCase().startsWith(lower));
if (begun.length === 1) return begun[0];
if (begun.length > 1) return fail(`${quoted(word)} could be ${choiceOf(begun)}.`);
const containing = kind === 'column' ? names.filter((name) => name.toLowerCase().includes(lower)) : [];
const rest = containing.length === 0 ? '' : ` Did you mean ${choiceOf(containing.map(quoted))}?`;
return fail(`No ${kind} ${quoted(word)}.${suggestion(word, names, rest)} ${plural}: ${listed(names)}`);
}
class Words {
constructor(words, usage, line) { Object.assign(this, { words, usage, line, place: 0 }); }
get isAtEnd() { return this.place >= this.words.length; }
get peek() { return this.words[this.place] ?? ''; }
next(missing) {
if (this.isAtEnd) fail(`${quoted(this.line)} needs ${missing}. Usage: ${this.usage}`);
return this.words[this.place++];
}
end() {
if (!this.isAtEnd) fail(`Unexpected ${quoted(this.words[this.place])}. Usage: ${this.usage}`);
}
index(missing) {
const word = this.next(missing === 'a page' ? 'an index (0 or more)' : missing);
if (!/^\d+$/.test(word)) fail(`${quoted(word)} is not an index (0 or more).`);
return Math.min(Number(word), LARGEST_COUNT);
}
steps() {
if (this.isAtEnd) return 1;
const word = this.next('');
const number = Number(word);
if (!/^\d+$/.test(word) || number < 1 || number > LARGEST_COUNT) {
fail(`${quoted(word)} is not a number from 1 to ${LARGEST_COUNT}.`);
}
return number;
}
oneOf(values, meaning = choiceOf(values.map(quoted))) {
const word = this.next(meaning);
return values.find((value) => value === word.toLowerCase())
?? fail(`${quoted(word)} is not ${meaning}.${suggestion(word, values)}`);
}
}
const COMMANDS = {
left: ['left [N]', 'Go to the previous page of this level', (session, words) => session.steps('left', words)],
right: ['right [N]', 'Go to the next page of this level', (session, words) => session.steps('right', words)],
up: ['up [N]', 'Go to the level above', (session, words) => session.steps('up', words)],
down: ['down [N]', 'Go to the level below', (session, words) => session.steps('down', words)],
first: ['first', 'Go to the first page of this level', (session) => session.pager.first()],
last: ['last', 'Go to the last page of this level', (session) => session.pager.last()],
latest: ['latest', 'Go to the newest page of this level', (session) => session.pager.last()],
top: ['top', 'Go to the first level', (session) => session.pager.top()],
bottom: ['bottom', 'Go to the last level', (session) => session.pager.bottom()],
next: ['next [N]', 'Go to the next page across all levels', (session, words) => session.steps('next', words)],
previous: ['previous [N]', 'Go to the previous page across all levels', (session, words) => session.steps('previous', words)],
zoom: ['zoom in|out', 'Go up or down one level to the matching page', (session, words) => {
const which = words.oneOf(['in', 'out']);
return which === 'in' ? session.pager.zoomIn() : session.pager.zoomOut();
}],
go: ['go LEVEL [PAGE|DATE]', 'Go to a level or to one of its pages', (session, words) => {
const level = session.level(words);
if (words.isAtEnd) return session.pager.go(level);
if (!/^\d+$/.test(words.words[words.place])) return session.goToDate(words, level);
const page = words.index('a page');
return session.named({ level, page }, session.pager.go(level, page));
}],
page: ['page PAGE', 'Go to a page of this level', (session, words) => {
if (!/^\d*$/.test(words.peek)) session.refuseDate(words);
const page = words.index('a page');
return session.named({ page }, session.pager.page(page));
}],
date: ['date DATE', 'Go to the page that contains a date', (session, words) => session.goToDate(words)],
remember: ['remember LEVEL PAGE', "Set a level's page without going to the level", (session, words) => {
const [level, page] = [session.level(words), words.index('a page')];
return session.named({ level, page }, session.pager.remember(level, page));
}],
forget: ['forget LEVEL|all', 'Return one or all levels to their start pages', (session, words) => {
if (words.words[words.place]?.toLowerCase() !== 'all') return session.pager.forget(session.level(words));
words.place += 1;
return session.pager.forgetAll();
}],
align: ['align LEVEL', "Match a level's page to the current page",
(session, words) => session.pager.align(session.level(words))],
value: ['value COLUMN', 'Draw another column',
(session, words) => session.set('value', match(words.next('a column'), session.data.names, 'column', 'Columns'))],
series: ['series NAME', 'Draw another series', (session, words) => {
if (session.data.seriesNames.length === 0) {
return { result: 'ignored', reason: 'doesNotFit', message: 'The data has a single unnamed series.' };
}
const name = [words.next('a series'), ...words.words.splice(words.place)].join(' ');
return session.set('series', match(name, session.data.seriesNames, 'series', 'Series'));
}],
aggregate: [`aggregate ${AGGREGATES.join('|')}`, 'Choose what the bars show',
(session, words) => session.set('aggregate', words.oneOf(AGGREGATES))],
compare: ['compare PAGE', 'Compare the page with another page', (session, words) => session.compareWith(words),
"PAGE is 'previous', 'year', 'off', a date or a page's index."],
bar: ['bar BAR', 'Mark a bar and print its value', (session, words) => session.markBar(words),
"BAR is an index (0 or more), a date, 'next', 'previous', 'first', 'last', 'max', 'min' or 'off'."],
enter: ['enter', "Go to the marked bar's page on the finer level", (session) => session.enter()],
back: ['back', 'Return to the bar that you entered', (session) => session.goBack()],
set: ['set RULE VALUE [LEVEL]', 'Set a rule for one level or for all levels', (session, words) => session.setRule(words)],
lock: ['lock DIRECTION…', 'Refuse moves in these directions', (session, words) => session.lock('lock', words)],
unlock: ['unlock DIRECTION…', 'Allow moves in these directions again', (session, words) => session.lock('unlock', words)],
undo: ['undo', 'Undo the last change', (session, words) => words.end() ?? session.undo()],
redo: ['redo', 'Redo the last undone change', (session, words) => words.end() ?? session.redo()],
where: ["where", "Print each level's page", (session) => report(session.whereabouts)],
link: ['link', 'Print a link to the current pages', (session) => report(session.link)],
follow: ['follow LINK', 'Go to the pages in a link', (session, words) => session.follow(words.next("a link such as 'day=4,week=2@week'"))],
help: ['help [COMMAND]', 'List the commands', (session, words) => report(helpText(words))],
};
const SHORT_FORMS = { u: 'up', d: 'down', l: 'left', r: 'right', '?': 'help' };
const UNRECORDED = new Set(['undo', 'redo', 'where', 'link', 'help']);
const BAR_WORDS = ['next', 'previous', 'first', 'last', 'max', 'min', 'off'];
const OF_BARS = new Set(['bar', 'enter', 'back']);
const report = (message) => ({ result: 'report', message });
function helpText(words) {
if (!words.isAtEnd) {
const [usage, summary, , details] = COMMANDS[commandName(words.next(''))];
return `${usage}: ${summary}.${details ? ` ${details}` : ''}`;
}
return `Commands: ${Object.keys(COMMANDS).join(', ')}. For more about one: help COMMAND`;
}
function commandName(word, meant = () => undefined) {
const lower = word.toLowerCase();
if (SHORT_FORMS[lower]) return SHORT_FORMS[lower];
const names = Object.keys(COMMANDS);
if (names.includes(lower)) return lower;
const begun = names.filter((name) => name.startsWith(lower));
if (begun.length === 1) return begun[0];
if (begun.length > 1) return fail(`${quoted(word)} could be ${choiceOf(begun)}.`);
const line = meant(word);
const hint = line === undefined ? suggestion(word, names, " 'help' lists the commands.") : ` Did you mean ${quoted(line)}?`;
return fail(`Unknown command ${quoted(word)}.${hint}`);
}
function unknownRule(word, rules) {
const usage = COMMANDS[word.toLowerCase()]?.[0];
if (usage) return `${quoted(word)} is a command, not a rule. Usage: ${usage}`;
return `Unknown rule ${quoted(word)}.${suggestion(word, rules, ` Rules: ${listed(rules)}`)}`;
}
const encodedName = (name) => encodeURIComponent(name).replace(/[!'()*~]/g,
(character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`).replaceAll('%20', '+');
const SETTINGS = ['value', 'series', 'aggregate', 'scale', 'comparison'];
const STATE = [...SETTINGS, 'cursor', 'entrances'];
const hasMoved = ({ from, to }) => from.level !== to.level || from.page !== to.page;
const sizeOf = (state) => 256 + state.places.length + 64 * state.entrances.length;
const ENTRANCE_LIMIT = 100;
class Session {
undone = [];
redone = [];
#undoneBytes = 0;
#held = null;
cursor = null;
entrances = [];
today = null;
constructor(crosspager, data, start) {
this.data = data;
this.pager = new crosspager.Pager(
data.levels.map((level, number) => ({ count: level.count, spans: level.spans, rules: start.levelRules[number] })),
{ rules: start.rules });
for (const name of SETTINGS) this[name] = start[name] ?? null;
this.value ??= data.names[0];
if (start.link) this.follow(start.link);
}
get position() { return this.pager.position; }
get phase() { return this.pager.state.phase; }
#snapshot() {
const state = { places: this.pager.save() };
for (const name of STATE) state[name] = this[name];
return state;
}
#push(state) {
this.#keep(state);
this.redone.length = 0;
}
#keep(state) {
this.undone.push(state);
this.#undoneBytes += sizeOf(state);
while (this.undone.length > UNDO_LIMIT || (this.#undoneBytes > UNDO_BYTES && this.undone.length > UNDO_LEAST)) {
this.#undoneBytes -= sizeOf(this.undone.shift());
}
}
#restore(state) {
this.pager.restore(state.places);
for (const name of STATE) this[name] = state[name];
}
undo() {
if (this.undone.length === 0 && !this.#isArriving) return { result: 'ignored', reason: 'nothingToUndo' };
this.#rest();
const state = this.undone.pop();
this.#undoneBytes -= sizeOf(state);
this.redone.push(this.#snapshot());
this.#restore(state);
return { result: 'changed' };
}
redo() {
if (this.redone.length === 0 || this.#isArriving) return { result: 'ignored', reason: 'nothingToRedo' };
this.#rest();
const state = this.redone.pop();
this.#keep(this.#snapshot());
this.#restore(state);
return { result: 'changed' };
}
get #isArriving() {
const { phase, target } = this.pager.state;
return phase === 'settling' && (target.level !== this.position.level || target.page !== this.position.page);
}
gesture(command, ...values) {
this.#held ??= this.#snapshot();
const outcome = this.pager.apply(command, ...values);
if (outcome.finished) {
this.#conclude(hasMoved(outcome.finished));
this.#held = this.#snapshot();
}
if (this.phase === 'settled') this.#conclude(outcome.result === 'moved');
return outcome;
}
glide(direction) {
const former = this.position;
const outcome = this.gesture('glide', direction);
return { ...outcome, message: outcome.result === 'ignored' ? this.#reason(outcome, former, direction) : '' };
}
#rest() {
if (this.phase === 'dragging') this.gesture('cancel');
if (this.phase === 'settling') this.gesture('finish');
}
#conclude(hasMoved) {
const held = this.#held;
this.#held = null;
if (!held || !hasMoved) return;
this.#push(held);
this.#dropStaleMark();
}
run(line) {
const former = this.position;
try {
const { words: [word, ...rest], text } = wordsOf(line);
if (word === undefined) return null;
const name = commandName(word, (unknown) => this.#meant(unknown));
const words = new Words(rest, COMMANDS[name][0], text);
const outcome = this.#perform(name, words);
return { ...outcome, command: name, message: outcome.message ?? this.#message(outcome, former, name) };
} catch (error) {
if (error instanceof LineError) return { result: 'error', message: error.message };
if (error instanceof UnknownLevel) return { result: 'ignored', reason: 'noSuchLevel', message: error.message };
throw error;
}
}
#meant(word) {
const named = (names) => names.find((name) => name.toLowerCase() === word.toLowerCase());
const found = [['go', this.data.levels.map((level) => level.name)], ['value', this.data.names], ['series', this.data.seriesNames]]
.map(([command, names]) => [command, named(names)]).find(([, name]) => name !== undefined);
if (found) return `${found[0]} ${written(found[1])}`;
return this.#periodOf(word, new Words([], '', ''), this.data.levels[this.#restedLevel]) ? `date ${word}` : undefined;
}
#perform(name, words) {
const perform = COMMANDS[name][2];
if (UNRECORDED.has(name)) {
const outcome = perform(this, words);
words.end();
return outcome;
}
if (OF_BARS.has(name)) this.#rest();
const before = this.#snapshot();
const former = this.pager.copy();
let outcome;
try {
outcome = perform(this, words);
words.end();
} catch (error) {
this.pager.free();
this.pager = former;
for (const name of STATE) this[name] = before[name];
throw error;
}
if (outcome.finished && hasMoved(outcome.finished)) {
former.finish();
before.places = former.save();
this.#conclude(true);
}
former.free();
if (outcome.result === 'ignored') return outcome;
this.#held = null;
this.#push(before);
this.#dropStaleMark();
return outcome;
}
#dropStaleMark() {
if (this.cursor !== null && this.cursor.level !== this.position.level) this.cursor = null;
}
get bar() {
if (this.cursor === null) return null;
const { level, page } = this.position;
return Math.min(this.cursor.index, this.#barCount(this.data.levels[level], page) - 1);
}
steps(command, words) {
const steps = words.steps();
words.end();
return this.pager.apply(command, steps);
}
named(place, outcome) { return { ...outcome, place }; }
level(words) {
const word = words.next('a level');
const names = this.data.levels.map((level) => level.name);
if (names.includes(word)) return names.indexOf(word);
if (/^\d+$/.test(word) && Number(word) < names.length) return Number(word);
throw new UnknownLevel(this.#noLevel(word, names, words.line));
}
#noLevel(word, names, line) {
const period = /^go\s+\S+$/i.test(line) ? this.data.calendar.spanOfKey(word) : null;
if (period && this.data.levels[this.#restedLevel].pageIn(period) !== null) {
return `No level ${quoted(word)}. To go to a date on this level: date ${word}`;
}
return `No level ${quoted(word)}.${suggestion(word, names)} Levels: ${listed(names)}`;
}
lock(command, words) {
const directions = [];
do directions.push(words.oneOf(DIRECTIONS)); while (!words.isAtEnd);
const outcome = this.pager[command](...directions);
const locked = DIRECTIONS.filter((direction) => this.pager.rules.locked.includes(direction));
return { ...outcome, setting: `locked ${locked.join(' ') || 'none'}` };
}
set(name, value) {
if (this[name] === value) return { result: 'ignored', reason: 'alreadyThere' };
this[name] = value;
const command = { comparison: 'compare', cursor: 'bar' }[name] ?? name;
return { result: 'changed', setting: `${command} ${value ?? 'off'}` };
}
setRule(words) {
const rules = [...Object.keys(LEVEL_RULES), ...Object.keys(PAGER_RULES), 'scale'];
const word = words.next('a rule');
const rule = rules.find((name) => name === word.toLowerCase()) ?? fail(unknownRule(word, rules));
const values = LEVEL_RULES[rule] ?? PAGER_RULES[rule] ?? (rule === 'scale' ? SCALES : null);
words.usage = `set ${rule} ${values?.join('|') ?? 'first|last|N'}${rule in LEVEL_RULES ? ' [LEVEL]' : ''}`;
const value = rule === 'start' && /^\d+$/.test(words.peek)
? words.index('a page') : words.oneOf(values ?? ['first', 'last'], values ? undefined : "'first', 'last' or a page's index");
if (!(rule in LEVEL_RULES)) {
if (!words.isAtEnd) fail(`${quoted(rule)} is a pager rule and takes no level. Usage: ${words.usage}`);
return rule === 'scale' ? this.set('scale', value) : { ...this.pager.set(rule, value), setting: `${rule} ${value}` };
}
if (words.isAtEnd) return { ...this.pager.set(rule, value), setting: `${rule} ${value} for all levels` };
const level = this.level(words);
return { ...this.pager.set(rule, value, level), setting: `${rule} ${value} for ${quoted(this.data.levels[level].name)}` };
}
get #restedLevel() { return (this.pager.state.phase === 'settling' ? this.pager.state.target : this.position).level; }
goToDate(words, number = this.#restedLevel) {
const level = this.data.levels[number];
const word = words.next('a date');
const period = this.#period(word, words, level, words.place > 1 ? `a page's index (0 or more) or ${DATE_MEANING}` : DATE_MEANING);
const page = level.pageIn(period);
if (page !== null) return { ...this.pager.go(number, page), advice: this.#advice(level, period) };
return { result: 'ignored', reason: 'noSuchPage', message: this.#noPage(level, period) };
}
refuseDate(words) {
const word = words.peek;
const isDate = /^(last|next)$/i.test(word) || this.#periodOf(word, new Words([], '', ''), this.data.levels[this.#restedLevel]) !== null;
const date = words.words.join(' ');
if (isDate) fail(`${quoted(date)} is a date, not an index. To go there: date ${date}`);
}
#noPage(level, period) {
return `No page for ${period.name ?? this.#nameOf(period)} in level ${quoted(level.name)}. ${this.#pagesNear(level, period)}`;
}
#nameOf(period) {
const { calendar } = this.data;
const indices = UNITS.map((unit) => [calendar.index(period.start, unit), unit]);
const [index, unit] = indices.find(([number, name]) => {
const { start, end } = calendar.span(number, name);
return start === period.start && end === period.end;
}) ?? indices[0];
return calendar.key(index, unit);
}
#advice(level, period) {
for (const [number, coarser] of this.data.levels.entries()) {
const page = isFiner(level.unit, coarser.unit) ? coarser.pageIn(period) : null;
const span = page === null ? null : coarser.spanOfPage(page);
if (span?.start !== period.start || span.end !== period.end) continue;
const [key, name] = [coarser.key(page), written(coarser.name)];
const isCurrent = number === this.position.level;
const command = isCurrent ? `date ${key}` : /^\d+$/.test(key) ? `go ${name}, then date ${key}` : `go ${name} ${key}`;
return ` To see the whole ${coarser.unit}: ${command}`;
}
return '';
}
#pagesNear(level, period) {
const [start, end] = [level.spanOfPage(0).start, level.spanOfPage(level.count - 1).end];
if (period.start >= start && period.start < end) {
const page = level.pageNearest(this.data.calendar.index(period.start, level.unit));
return `The nearest page is ${level.key(page)}.`;
}
return `Its pages are ${level.key(0)} to ${level.key(level.count - 1)}.`;
}
#period(word, words, level, expected = DATE_MEANING, among = []) {
const period = this.#periodOf(word, words, level);
if (period) return period;
if (among.length === 0) {
for (const [kind, names] of [['weekday', NAMES.weekdays], ['month', NAMES.months]]) {
if (nearest(word, names) !== undefined) fail(`${quoted(word)} is not a ${kind}.${suggestion(word, names)}`);
}
}
const problem = dateProblem(word, this.data.calendar) ?? stepProblem(word);
return fail(problem ? `${quoted(word)} is not a date. ${problem}`
: `${quoted(word)} is not ${expected}.${suggestion(word, [...among, 'today', 'tomorrow', 'yesterday'])}`);
}
#recurring(way, words, current) {
const word = words.next(RECURRING_MEANING);
const names = [...NAMES.weekdays, ...NAMES.months, ...UNITS.slice(1)];
const keyword = word.toLowerCase();
const [weekday, month] = [weekdayNamed(keyword), monthNamed(keyword)];
if (!isRecurring(keyword)) fail(`${quoted(word)} is not ${RECURRING_MEANING}.${suggestion(word, names)}`);
const [unit, start, length] = weekday >= 0 ? ['day', weekday, 7] : month >= 0 ? ['month', month, 12] : [keyword, 0, 1];
const { calendar } = this.data;
const remainder = (number) => ((number % length) + length) % length;
if (way === 'last') {
const index = calendar.index(current.start, unit) - 1;
return calendar.span(index - remainder(index - start), unit);
}
const index = calendar.index(current.end - 1, unit) + 1;
return calendar.span(index + remainder(start - index), unit);
}
#periodOf(word, words, level) {
const { calendar } = this.data;
const keyword = word.toLowerCase();
const current = this.data.levels[this.#restedLevel].spanOfPage(this.pager.level(this.#restedLevel).page);
const days = { today: 0, yesterday: -1, tomorrow: 1 }[keyword];
if (days !== undefined && this.today !== null) return calendar.span(this.today + days, 'day');
if (keyword === 'last' || keyword === 'next') return this.#recurring(keyword, words, current);
const weekday = weekdayNamed(keyword);
if (weekday >= 0) {
const last = dayOfTime(current.end - 1);
return calendar.span(last - (weekdayOf(last) - weekday + 7) % 7, 'day');
}
const month = monthNamed(keyword);
if (month >= 0) {
if (/^\d+$/.test(words.peek)) {
const year = words.next('a year');
if (year.length !== 4) fail(`${quoted(year)} is not a year with four digits, such as '${word} 2020'.`);
if (Number(year) === 0) fail(`${quoted(year)} is not a year from 0001 to 9999.`);
return calendar.span(Number(year) * 12 + month, 'month');
}
const last = calendar.index(this.data.lastTime, 'month');
return { ...calendar.span(last - (last - month + 12) % 12, 'month'), name: NAMES.months[month] };
}
const step = /^([+-])(\d{1,10})([hdwmqy])$/.exec(keyword);
if (step && Number(step[2]) >= 1 && Number(step[2]) <= LARGEST_COUNT) {
const start = this.#moved(current.start, Number(step[2]) * (step[1] === '-' ? -1 : 1), step[3]);
return { start, end: start + 1 };
}
return calendar.spanOfKey(word);
}
#moved(time, count, letter) {
const minutes = { h: 60, d: 1440, w: 10080 }[letter];
if (minutes) return time + count * minutes;
const day = dayOfTime(time);
const date = dateOf(day);
const months = date.year * 12 + date.month - 1 + count * { m: 1, q: 3, y: 12 }[letter];
const year = Math.floor(months / 12);
const length = dayOf(year, months - year * 12 + 2, 1) - dayOf(year, months - year * 12 + 1, 1);
return dayOf(year, months - year * 12 + 1, Math.min(date.day, length)) * 1440 + time - day * 1440;
}
page(position = this.position, value = this.value) {
const level = this.data.levels[position.level];
const page = this.data.column(value, this.series).page(level.indexOfPage(position.page), level.unit);
page.calendar = this.data.calendar;
return page;
}
comparedPage(position = this.position) {
if (this.comparison === null) return null;
const level = this.data.levels[position.level];
let page = null;
if (this.comparison === 'previous') page = position.page > 0 ? position.page - 1 : null;
else if (this.comparison === 'year') page = level.pageAYearBefore(position.page);
else if (this.comparison.level === level.name) page = level.pageForKey(this.comparison.page);
return page === null ? undefined : this.page({ level: position.level, page });
}
get missingComparison() {
const { level, page } = this.comparison;
return page === undefined || this.data.levels[this.position.level].name === level
? 'No page to compare with.' : `The comparison with ${page} appears only on level ${quoted(level)}.`;
}
scaleOf(page) {
const isAmount = this.aggregate === 'sum' || this.aggregate === 'count';
const including = (range) => (isAmount ? [Math.min(range?.[0] ?? 0, 0), Math.max(range?.[1] ?? 0, 0)] : range ?? null);
const unit = finer(page.unit);
if (this.scale === 'page' || !unit) return { rule: 'page', range: including(null), clips: false };
const range = this.data.column(this.value, this.series).range(this.aggregate, unit);
if (!range) return { rule: 'level', range: including(null), clips: false };
const clips = this.scale === 'robust'
|| ((this.scale ?? 'auto') === 'auto' && axisLength(range.robust) < axisLength(range.whole) / 2);
return { rule: clips ? 'robust' : 'level', range: including(clips ? range.robust : range.whole), clips };
}
compareWith(words) {
const level = this.data.levels[this.#restedLevel];
const word = words.next("a page, such as 'previous' or 'year'");
const keyword = word.toLowerCase();
if (keyword === 'off') return this.set('comparison', null);
if (keyword === 'year' && isFiner('year', level.unit)) {
return {
result: 'ignored', reason: 'doesNotFit',
message: `No ${level.unit} starts a year earlier. To compare with the ${level.unit} before: compare previous`,
};
}
if (keyword === 'previous' || keyword === 'year') return this.set('comparison', keyword);
const isIndex = /^\d+$/.test(word) && word.length !== 4;
const refused = (message) => ({ result: 'ignored', reason: 'noSuchPage', message });
let page;
if (isIndex) {
page = Number(word);
if (page >= level.count) return refused(`No page ${word} in level ${quoted(level.name)}. Its pages are 0 to ${level.count - 1}.`);
} else if (/^\d{4}$/.test(word) && Number(word) > 0) {
const index = level.indexLike(this.pager.level(this.#restedLevel).page, Number(word));
page = level.pageAt(index);
if (page === null) return refused(this.#noPage(level, this.data.calendar.span(index, level.unit)));
} else {
const period = this.#period(word, words, level, "'previous', 'year', 'off', a date or a page's index", ['previous', 'year', 'off']);
page = level.pageIn(period);
if (page === null) return refused(this.#noPage(level, period));
}
const key = level.key(page);
if (this.comparison?.level === level.name && this.comparison.page === key) return { result: 'ignored', reason: 'alreadyThere' };
this.comparison = { level: level.name, page: key };
return { result: 'changed', setting: `compare ${key}` };
}
#barCount(level, page) {
const { start, end } = level.spanOfPage(page);
const unit = finer(level.unit);
return this.data.calendar.index(end, unit) - this.data.calendar.index(start, unit);
}
markBar(words) {
const { level: number, page } = this.position;
const level = this.data.levels[number];
const word = words.next("a bar, such as 'next' or 'max'");
const place = this.#barPlace(word, words, level, page);
if (place === null) return this.bar === null
? { result: 'ignored', reason: 'alreadyThere', message: 'No bar is marked.' } : this.set('cursor', null);
if (place.result) return place;
if (place.page === page && place.bar === this.bar) {
return { result: 'ignored', reason: 'alreadyThere', message: 'The bar is already marked.' };
}
const outcome = place.page === page ? { result: 'changed' } : this.pager.page(place.page);
this.cursor = { level: number, index: place.bar };
return outcome;
}
#valuedBars() {
const { bars } = this.page();
return [...bars.keys()].filter((bar) => bars[bar].summary.count > 0);
}
#barPlace(word, words, level, page) {
const count = this.#barCount(level, page);
const refused = (message, more = { reason: 'noSuchPage' }) => ({ result: 'ignored', ...more, message });
const edge = (side) => ({ reason: 'edge', edge: (this.pager.rules.reading === 'ltr') === (side > 0) ? 'right' : 'left' });
const keyword = word.toLowerCase();
const isLongDate = (keyword === 'last' || keyword === 'next') && isRecurring(words.peek.toLowerCase());
switch (isLongDate ? '' : keyword) {
case 'off': return null;
case 'first': return { page, bar: 0 };
case 'last': return { page, bar: count - 1 };
case 'next':
if (this.bar === null) return { page, bar: this.#valuedBars().at(0) ?? 0 };
if (this.bar + 1 < count) return { page, bar: this.bar + 1 };
if (page + 1 < level.count) return { page: page + 1, bar: 0 };
return refused(`Already at the last bar of ${quoted(level.name)}.`, edge(1));
case 'previous':
if (this.bar === null) return { page, bar: this.#valuedBars().at(-1) ?? count - 1 };
if (this.bar > 0) return { page, bar: this.bar - 1 };
if (page > 0) return { page: page - 1, bar: this.#barCount(level, page - 1) - 1 };
return refused(`Already at the first bar of ${quoted(level.name)}.`, edge(-1));
case 'max': case 'min': {
const values = this.page().bars.map((bar) => bar.summary.value(this.aggregate));
const known = values.filter((value) => value !== null);
if (known.length === 0) return refused(`No bar on page ${level.key(page)} has a value.`);
return { page, bar: values.indexOf(Math[keyword](...known)) };
}
default: break;
}
if (/^\d+$/.test(word) && word.length !== 4) {
const bar = Math.min(Number(word), LARGEST_COUNT);
return bar < count ? { page, bar } : refused(`No bar ${bar} on page ${level.key(page)}. Its bars are 0 to ${count - 1}.`);
}
const period = this.#period(word, words, level, `an index (0 or more), a date, ${choiceOf(BAR_WORDS.map(quoted))}`, BAR_WORDS);
const found = level.pageIn(period);
if (found === null) return refused(this.#noPage(level, period));
const { start } = level.spanOfPage(found);
const { calendar } = this.data;
const unit = finer(level.unit);
return { page: found, bar: calendar.index(Math.max(period.start, start), unit) - calendar.index(start, unit) };
}
#levelOfBars(level) {
const rank = (other) => UNITS.indexOf(other.unit);
const shorter = this.data.levels.filter((other) => isFiner(other.unit, level.unit)).sort((a, b) => rank(a) - rank(b));
const within = shorter.filter((other) => !isFiner(finer(level.unit), other.unit));
return within.at(-1) ?? shorter[0] ?? null;
}
enter() {
const { level: number, page } = this.position;
const level = this.data.levels[number];
const target = this.#levelOfBars(level);
if (target === null) {
return { result: 'ignored', reason: 'edge', edge: 'top', message: `${quoted(level.name)} is the finest level.` };
}
if (this.bar === null) return { result: 'ignored', reason: 'noSuchPage', message: 'No bar is marked. To mark one: bar next' };
const bar = this.page().bars[this.bar];
const entered = target.pageIn(bar);
if (entered === null) {
const key = this.data.calendar.key(bar.index, bar.unit);
return { result: 'ignored', reason: 'noSuchPage', message: `No page for ${key} in level ${quoted(target.name)}. ${this.#pagesNear(target, bar)}` };
}
const place = { level: number, page, bar: this.bar };
const outcome = this.pager.go(this.data.levels.indexOf(target), entered);
if (isFiner(bar.unit, target.unit)) {
const { calendar } = this.data;
const unit = finer(target.unit);
const index = calendar.index(bar.start, unit) - calendar.index(target.spanOfPage(entered).start, unit);
this.cursor = { level: this.data.levels.indexOf(target), index: Math.max(0, index) };
}
const last = this.entrances.at(-1);
if (last?.level !== place.level || last.page !== place.page || last.bar !== place.bar) {
this.entrances = this.entrances.slice(1 - ENTRANCE_LIMIT).concat(place);
}
return outcome;
}
goBack() {
const place = this.entrances.at(-1);
if (!place) {
return {
result: 'ignored', reason: 'alreadyThere',
message: "There is nothing to return to. 'back' returns to the bar that you entered.",
};
}
const isThere = this.position.level === place.level && this.position.page === place.page;
const outcome = isThere ? { result: 'changed' } : this.pager.go(place.level, place.page);
this.entrances = this.entrances.slice(0, -1);
this.cursor = { level: place.level, index: place.bar };
return outcome;
}
get link() {
const places = this.data.levels.map((level, number) => `${encodedName(level.name)}=${level.key(this.pager.level(number).page)}`);
return `${places.join(',')}@${encodedName(this.data.levels[this.position.level].name)}`;
}
follow(link) {
const unreadable = (problem) => fail(`${quoted(link)} is not a link. ${problem}`);
const parts = link.split('@');
if (parts.length !== 2) unreadable("A link has one '@', followed by the name of the current level.");
const decoded = (text) => {
let name = '';
try { name = decodeURIComponent(text.replaceAll('+', ' ')); } catch { /* The name stays empty. */ }
return name === '' ? unreadable(`${quoted(text)} is not percent-encoded UTF-8.`) : name;
};
const stops = (parts[0] === '' ? [] : parts[0].split(',')).map((item) => {
const sides = item.split('=');
if (sides.length !== 2 || sides[1] === '') unreadable(`${quoted(item)} is not NAME=PLACE.`);
return sides.map(decoded);
});
const places = new Map(stops);
if (places.size < stops.length) unreadable('The link names a level twice.');
const currentName = parts[1] === '' ? null : decoded(parts[1]);
const notes = [];
const pages = this.data.levels.map((level) => {
const place = places.get(level.name);
const page = place === undefined ? null : level.pageForKey(place);
if (place === undefined) notes.push(`Level ${quoted(level.name)} is not in the link.`);
else if (page === null) notes.push(`Level ${quoted(level.name)} has no page ${quoted(place)}.`);
places.delete(level.name);
return page;
});
for (const name of places.keys()) notes.push(`No level ${quoted(name)} here.`);
const current = this.data.levels.findIndex((level) => level.name === currentName);
if (current < 0) {
notes.push(currentName === null ? 'The link names no current level.' : `The link's current level ${quoted(currentName)} is missing here.`);
}
if (notes.length > 0) return { result: 'ignored', reason: 'doesNotFit', message: 'The link does not fit.', notes };
this.pager.finish();
const here = this.position;
if (current === here.level && pages.every((page, number) => this.pager.level(number).page === page)) {
return { result: 'ignored', reason: 'alreadyThere' };
}
pages.forEach((page, number) => { if (number !== current) this.pager.remember(number, page); });
this.pager.go(current, pages[current]);
return { result: 'changed' };
}
place(position) {
const level = this.data.levels[position.level];
return `${level.name} ${level.key(position.page)} (${position.page + 1} of ${level.count})`;
}
get whereabouts() {
return this.data.levels.map((_, number) => this.place({ level: number, page: this.pager.level(number).page })).join(', ');
}
get barText() {
if (this.bar === null || !this.position) return null;
const bar = this.page().bars[this.bar];
if (!bar) return null;
const count = this.aggregate === 'count' || bar.summary.count === 0 ? '' : `, ${countOf(bar.summary.count, 'sample')}`;
return `${barSpan(bar)}: ${valueText(bar.summary, this.aggregate, this.unit)}${count}`;
}
get unit() { return this.aggregate === 'count' ? null : this.data.unitOf(this.value); }
#message(outcome, former, name) {
switch (outcome.result) {
case 'moved': case 'changed':
if (name === 'bar' && this.bar !== null) return this.barText;
if (outcome.setting) return outcome.setting;
return this.place(this.position) + (outcome.stopped ? `, stopped at the ${this.#edgeName(outcome.stopped)}` : '')
+ (outcome.advice ? `.${outcome.advice}` : '');
case 'ignored': return this.#reason(outcome, former, name);
default: return '';
}
}
#edgeName(edge) {
if (edge === 'left' || edge === 'right') {
return (edge === 'left') === (this.pager.rules.reading === 'ltr') ? 'first page' : 'last page';
}
return { top: 'first level', bottom: 'last level', beginning: 'very first page', end: 'very last page' }[edge];
}
#yearHint(place, level) {
const key = String(place?.page ?? '');
const period = this.data.calendar.spanOfKey(key);
if (!period || level.pageIn(period) === null) return '';
return ` To go to the year: ${level === this.data.levels[this.position.level] ? '' : `go ${written(level.name)}, then `}date ${key}`;
}
#alreadyThere(name, level, advice) {
switch (name) {
case 'first': return `Already at the first page of ${quoted(level.name)}.`;
case 'last': case 'latest': return `Already at the last page of ${quoted(level.name)}.`;
case 'top': return 'Already at the first level.';
case 'bottom': return 'Already at the last level.';
case 'follow': return 'Already at the places in the link.';
case 'go': case 'page': case 'date': {
const { level: number, page } = this.position;
return `Already at ${this.data.levels[number].key(page)} of level ${quoted(this.data.levels[number].name)}.${advice}`;
}
default: return 'Nothing to change.';
}
}
#reason({ reason, edge, direction, place, advice = '' }, position, name) {
const level = this.data.levels[place?.level ?? position.level];
switch (reason) {
case 'edge': {
const of = edge === 'left' || edge === 'right' ? ` of ${quoted(level.name)}` : '';
return `Already at the ${this.#edgeName(edge)}${of}.`;
}
case 'alreadyThere': return this.#alreadyThere(name, level, advice);
case 'locked': return `'${direction}' is locked. To unlock it: unlock ${direction}`;
case 'noSuchPage':
return `No page ${place?.page ?? ''} in level ${quoted(level.name)}. Its pages are 0 to ${level.count - 1}.${this.#yearHint(place, level)}`;
case 'nothingToUndo': return 'Nothing to undo.';
case 'nothingToRedo': return 'Nothing to redo.';
default: return 'Nothing to change.';
}
}
}
return { Session, AGGREGATES };
})();
const { commandForKey } = (() => {
const KEYS = {
ArrowLeft: 'left', ArrowRight: 'right', ArrowUp: 'up', ArrowDown: 'down', Home: 'first', End: 'last',
PageUp: 'left 10', PageDown: 'right 10', '+': 'zoom in', '=': 'zoom in', '-': 'zoom out', ',': 'bar previous',
'.': 'bar next', Enter: 'enter', Backspace: 'back',
};
const SHIFTED = { ArrowLeft: 'bar previous', ArrowRight: 'bar next', ArrowUp: 'zoom in', ArrowDown: 'zoom out' };
function commandForKey({ key, shiftKey, ctrlKey, metaKey, altKey }) {
if ((ctrlKey || metaKey) && !altKey) {
if (key.toLowerCase() !== 'z') return ctrlKey && key === 'y' ? 'redo' : null;
return shiftKey ? 'redo' : 'undo';
}
if (ctrlKey || metaKey || altKey) return null;
return (shiftKey ? SHIFTED[key] : undefined) ?? KEYS[key] ?? null;
}
return { commandForKey };
})();
await (async () => {
const find = (id) => document.getElementById(id);
const UNITS_PER_PAGE = 65536;
const SLOP = 6;
const DOUBLE_CLICK_MILLISECONDS = 400;
const HOST_LIMIT = 8;
const stillness = matchMedia('(prefers-reduced-motion: reduce)');
async function moduleBytes() {
const packed = Uint8Array.from(atob(find('module').textContent.trim()), (character) => character.charCodeAt(0));
return new Response(new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'))).arrayBuffer();
}
const module = moduleBytes().then(load);
const embedded = JSON.parse(find('data').textContent);
const data = new ChartData(embedded);
data.column(embedded.start.value ?? data.names[0], embedded.start.series);
const crosspager = await module;
const session = new Session(crosspager, data, embedded.start);
const now = new Date();
session.today = dayOf(now.getFullYear(), now.getMonth() + 1, now.getDate());
const pager = find('pager');
let size = { width: 0, height: 0 };
let version = 0;
const hosts = new Map();
function host({ level, page }) {
const id = `${level} ${page}`;
let found = hosts.get(id);
if (found) {
hosts.delete(id);
} else {
const unused = hosts.size < HOST_LIMIT ? undefined : [...hosts].find(([, other]) => !other.isDisplayed);
if (unused) hosts.delete(unused[0]);
found = unused?.[1] ?? { element: pager.appendChild(Object.assign(document.createElement('div'), { className: 'page' })) };
Object.assign(found, { level, page, version: -1, isDisplayed: false, isCurrent: null });
}
hosts.set(id, found);
if (found.version !== version || found.marked !== markedBar(found)) draw(found);
return found;
}
const markedBar = (position) => (samePlace(position, session.position) ? session.bar : null);
function draw(target) {
const position = { level: target.level, page: target.page };
const level = data.levels[position.level];
const { aggregate, unit } = session;
const page = session.page(position);
const compared = session.comparedPage(position);
const scale = session.scaleOf(page);
const isCurrent = samePlace(position, session.position);
const marked = markedBar(position);
const column = [session.value, session.series].filter((name) => name !== null).join(' of ');
const label = `${column}, ${aggregate} by ${page.bars[0]?.unit ?? ''}${unit ? ` in ${unit}` : ''}`;
const remarks = [spanText(page), `${column}, ${aggregate} by ${page.bars[0]?.unit ?? ''}`, unit];
const { element } = target;
element.innerHTML = `<h2></h2><p class="about"></p><p class="legend"></p><div class="chart"></div>`
+ '<p class="readout"></p><dl class="figures"></dl><div class="hidden"></div>';
const [title, about, legend, chart, readout, list, table] = element.children;
title.textContent = page.title;
if (compared) {
const text = (other) => `${other.key} ${aggregate} ${valueText(other.total, aggregate, unit)}`;
const change = changeText(page.total, compared.total, aggregate, unit);
const counts = [page.total.count, compared.total.count];
const isUneven = Math.min(...counts) > 0 && Math.min(...counts) * 2 < Math.max(...counts);
legend.innerHTML = `<span><i></i>${escaped(text(page))}</span><span class="other"><i></i>${escaped(text(compared))}</span>`
+ (change ? `<span>change ${escaped(change)}</span>` : '')
+ (isUneven ? `<span>from ${counts[0]} and ${counts[1]} values</span>` : '');
} else if (compared === undefined) {
legend.textContent = session.missingComparison;
}
const showFigures = (clipped) => {
list.innerHTML = figures(page, aggregate, clipped)
.map(([name, value]) => `<div><dt>${escaped(name)}</dt><dd>${escaped(value)}</dd></div>`).join('');
};
showFigures([]);
about.textContent = remarks.filter(Boolean).join(' · ');
const styles = getComputedStyle(element);
const across = size.width - parseFloat(styles.paddingLeft) - parseFloat(styles.paddingRight);
const drawn = drawing({
page, other: compared ?? null, aggregate, unit, scale: scale.range, clips: scale.clips,
marked, label: `Bar chart. ${label}`,
}, { width: Math.max(160, across), height: Math.max(100, chart.clientHeight) });
chart.innerHTML = drawn.text;
if (drawn.clipped.length > 0) showFigures(drawn.clipped);
if (!drawn.startsAtZero) remarks.push('axis does not start at zero');
if (scale.clips) remarks.push('scale for 99 of 100 bars');
about.textContent = remarks.filter(Boolean).join(' · ');
readout.textContent = isCurrent ? session.barText ?? '' : '';
table.append(tableOf(page, label, compared));
element.setAttribute('role', 'group');
element.setAttribute('aria-roledescription', 'page');
element.setAttribute('aria-label', `${page.title}, page ${position.page + 1} of ${level.count}`);
Object.assign(target, { version, marked, content: page, left: drawn.left, right: drawn.right });
}
function tableOf(page, label, compared) {
const table = document.createElement('table');
const other = compared ? `<th scope="col">${escaped(compared.key)}</th>` : '';
const rows = page.bars.map((bar, place) => {
const values = [bar.summary].concat(compared ? [compared.bars[place]?.summary] : [])
.map((summary) => `<td>${escaped(summary ? valueText(summary, session.aggregate) : 'missing')}</td>`);
return `<tr><th scope="row">${escaped(barName(bar))}</th>${values.join('')}</tr>`;
});
table.innerHTML = `<caption>${escaped(label)}</caption><thead><tr><th scope="col">bar</th>`
+ `<th scope="col">${escaped(page.key)}</th>${other}</tr></thead><tbody>${rows.join('')}</tbody>`;
return table;
}
const samePlace = (one, other) => one?.level === other?.level && one?.page === other?.page;
let isScheduled = false;
let lastFrame = 0;
function place() {
const current = session.phase === 'settled' ? session.position : null;
const shown = new Set();
for (const { level, page, x, y } of session.pager.displayedPages) {
const target = host({ level, page });
target.isDisplayed = true;
shown.add(target);
target.element.style.transform = `translate3d(${x * size.width}px, ${y * size.height}px, 0)`;
const isCurrent = current === null ? samePlace(target, session.position) : samePlace(target, current);
mark(target, true, isCurrent);
}
for (const target of hosts.values()) if (!shown.has(target)) mark(target, false, false);
}
function mark(target, isShown, isCurrent) {
target.isDisplayed = isShown;
const { element } = target;
if (element.hasAttribute('data-away') === isShown) element.toggleAttribute('data-away', !isShown);
if (target.isCurrent === isCurrent) return;
target.isCurrent = isCurrent;
element.inert = !isCurrent;
if (isCurrent) element.removeAttribute('aria-hidden');
else element.setAttribute('aria-hidden', 'true');
}
function schedule() {
if (isScheduled) return;
isScheduled = true;
requestAnimationFrame(frame);
}
function frame(time) {
isScheduled = false;
const passed = lastFrame > 0 ? Math.min(time - lastFrame, 100) : 16;
lastFrame = 0;
let isMoving = false;
if (session.phase === 'settling') {
session.gesture('tick', passed);
if (session.phase === 'settled') arrive();
else isMoving = true;
}
place();
if (isMoving) {
lastFrame = time;
schedule();
} else {
prepareSoon();
}
}
let isPreparing = false;
function prepareSoon() {
if (isPreparing) return;
isPreparing = true;
const idle = window.requestIdleCallback ?? ((work) => setTimeout(work, 50));
idle(() => {
isPreparing = false;
if (session.phase !== 'settled') return;
for (const direction of session.pager.routes) {
const outcome = session.pager.preview(direction);
if (outcome.result !== 'moved') continue;
const known = hosts.get(`${outcome.to.level} ${outcome.to.page}`);
if (known?.version === version) continue;
mark(host(outcome.to), false, false);
prepareSoon();
return;
}
drawOverviews();
});
}
const DIRECTIONS = ['left', 'right', 'up', 'down'];
function press(command, isRepeated = false) {
if (stillness.matches || !DIRECTIONS.includes(command)) return run(command, { isRepeated });
const outcome = session.glide(command);
if (outcome.finished) arrive();
if (outcome.result === 'changed') isRepeatedGlide = isRepeated;
say(outcome.message);
schedule();
return outcome;
}
function run(line, { isRepeated = false, isTyped = false } = {}) {
const before = settings();
const outcome = session.run(line);
if (!outcome) return null;
const hasChanged = outcome.result === 'moved' || outcome.result === 'changed';
if (hasChanged) {
if (settings() !== before) version += 1;
settled({ isRepeated });
}
schedule();
const isSilent = !isTyped && (hasChanged || outcome.command === 'bar');
say(isSilent ? '' : messageOf(outcome), outcome.result === 'error');
return outcome;
}
const settings = () => JSON.stringify([session.value, session.series, session.aggregate, session.scale, session.comparison,
session.bar, session.pager.rules.reading]);
const messageOf = ({ message, notes = [] }) => [message, ...notes].join(' ');
function say(message, isError = false) {
find('message').textContent = message;
find('message').classList.toggle('error', isError);
}
let isRepeatedGlide = false;
function arrive() {
settled({ isRepeated: isRepeatedGlide });
}
function settled({ isRepeated = false, isFromAddress = false }) {
isRepeatedGlide = false;
const { level, page } = session.position;
const dated = data.levels[level];
document.title = `${dated.title(page)} · ${data.source}`;
find('spoken').textContent = `${dated.title(page)}, page ${page + 1} of ${dated.count}, level ${dated.name}`;
showLevels();
showControls();
if (!isFromAddress) remember(isRepeated);
}
const stateOf = () => ({
value: session.value, series: session.series, aggregate: session.aggregate, scale: session.scale,
comparison: session.comparison,
});
function remember(isRepeated) {
const address = `#${session.link}`;
const state = stateOf();
const isSame = location.hash === address && JSON.stringify(history.state) === JSON.stringify(state);
if (isSame) return;
try {
history[isRepeated || !history.state ? 'replaceState' : 'pushState'](state, '', address);
} catch {
}
}
function readAddress() {
const before = settings();
const state = history.state;
const lines = [];
if (state && data.names.includes(state.value)) {
Object.assign(session, {
value: state.value, series: data.seriesNames.includes(state.series) ? state.series : session.series,
aggregate: AGGREGATES.includes(state.aggregate) ? state.aggregate : session.aggregate,
scale: state.scale ?? null, comparison: state.comparison ?? null,
});
}
if (location.hash.length > 1) lines.push(`follow ${location.hash.slice(1)}`);
for (const line of lines) {
const outcome = session.run(line);
if (outcome.result === 'error' || outcome.reason === 'doesNotFit') say(messageOf(outcome), true);
}
if (settings() !== before) version += 1;
schedule();
settled({ isFromAddress: true });
if (!history.state) remember(true);
}
addEventListener('popstate', readAddress);
let pointer = null;
let click = null;
pager.addEventListener('pointerdown', (event) => {
if (!event.isPrimary || event.button !== 0) return;
const isCaught = session.phase === 'settling';
const { axis, offset, end } = session.pager.state;
pointer = {
id: event.pointerId, x: event.clientX, y: event.clientY, isDragging: isCaught, sent: [0, 0],
moves: [[event.timeStamp, event.clientX, event.clientY]],
onward: isCaught && end !== 0 ? (axis === 'horizontal' ? [Math.sign(offset - end), 0] : [0, Math.sign(offset - end)]) : null,
};
if (isCaught) session.gesture('drag', 0, 0);
schedule();
});
pager.addEventListener('pointermove', (event) => {
if (pointer?.id !== event.pointerId) return;
const [dx, dy] = [event.clientX - pointer.x, event.clientY - pointer.y];
if (!pointer.isDragging) {
if (Math.hypot(dx, dy) < SLOP) return;
pointer.isDragging = true;
pager.setPointerCapture(event.pointerId);
pager.classList.add('dragged');
}
if (pointer.onward && Math.hypot(dx, dy) >= SLOP) {
const [x, y] = pointer.onward;
pointer.onward = null;
if (x * dx + y * dy > 0 && x * dx + y * dy >= Math.abs(x * dy + y * dx)) {
session.gesture('release', 3 * x, 3 * y);
session.gesture('finish');
}
}
pointer.moves.push([event.timeStamp, event.clientX, event.clientY]);
while (pointer.moves.length > 2 && event.timeStamp - pointer.moves[0][0] > 100) pointer.moves.shift();
const total = [dx / size.width, dy / size.height].map((distance) => Math.round(distance * UNITS_PER_PAGE));
const [x, y] = total.map((distance, axis) => (distance - pointer.sent[axis]) / UNITS_PER_PAGE);
pointer.sent = total;
if (x !== 0 || y !== 0) session.gesture('drag', x, y);
schedule();
});
function lift(event) {
if (pointer?.id !== event.pointerId) return;
const { moves, isDragging } = pointer;
pointer = null;
pager.classList.remove('dragged');
if (!isDragging) {
if (event.type === 'pointerup') tap(event);
return;
}
if (session.phase !== 'dragging') return;
const [[start, x, y], [end, lastX, lastY]] = [moves[0], moves[moves.length - 1]];
const seconds = Math.max(event.timeStamp - start, 1) / 1000;
const isResting = event.timeStamp - end > 100;
const velocity = isResting ? [0, 0] : [(lastX - x) / size.width / seconds, (lastY - y) / size.height / seconds];
if (event.type === 'pointercancel') session.gesture('cancel');
else session.gesture('release', ...velocity);
if (stillness.matches && session.phase === 'settling') session.gesture('finish');
if (session.phase === 'settled') arrive();
schedule();
}
pager.addEventListener('pointerup', lift);
pager.addEventListener('pointercancel', lift);
function barAt({ clientX, clientY }) {
const current = hosts.get(`${session.position.level} ${session.position.page}`);
const chart = current?.element.querySelector('.chart');
if (!chart) return null;
const box = chart.getBoundingClientRect();
const x = clientX - box.left;
if (clientY < box.top || clientY > box.bottom || x < current.left || x >= current.right) return null;
return Math.floor((x - current.left) / (current.right - current.left) * current.content.bars.length);
}
function tap(event) {
if (session.phase !== 'settled') return;
const bar = barAt(event);
if (bar === null) return;
const isSecond = click?.bar === bar && event.timeStamp - click.time <= DOUBLE_CLICK_MILLISECONDS;
click = isSecond ? null : { bar, time: event.timeStamp };
if (isSecond) run('enter');
else run(bar === session.bar ? 'bar off' : `bar ${bar}`);
if (isSecond) return;
if (session.bar === null) click = null;
}
pager.addEventListener('mousemove', (event) => {
if (pointer || session.phase !== 'settled') return;
const current = hosts.get(`${session.position.level} ${session.position.page}`);
const readout = current?.element.querySelector('.readout');
if (!readout) return;
const bar = barAt(event);
const hovered = bar === null ? null : current.content.bars[bar];
readout.textContent = hovered ? barText(hovered) : session.barText ?? '';
});
pager.addEventListener('mouseleave', () => {
const readout = hosts.get(`${session.position.level} ${session.position.page}`)?.element.querySelector('.readout');
if (readout) readout.textContent = session.barText ?? '';
});
function barText(bar) {
const count = session.aggregate === 'count' || bar.summary.count === 0 ? '' : `, ${countOf(bar.summary.count, 'sample')}`;
return `${barSpan(bar)}: ${valueText(bar.summary, session.aggregate, session.unit)}${count}`;
}
const [pages, levels] = [new crosspager.WheelFilter(), new crosspager.WheelFilter()];
pager.addEventListener('wheel', (event) => {
if (event.ctrlKey) return;
event.preventDefault();
const isHorizontal = event.shiftKey || Math.abs(event.deltaX) > Math.abs(event.deltaY);
const amount = isHorizontal ? event.deltaX || event.deltaY : event.deltaY;
const step = (isHorizontal ? pages : levels).step(Math.round(amount) || Math.sign(amount), Math.round(event.timeStamp));
if (step === 0 || pointer) return;
const names = isHorizontal ? ['left', 'right'] : ['up', 'down'];
press(names[step > 0 ? 1 : 0]);
}, { passive: false });
addEventListener('keydown', (event) => {
const { target } = event;
if (target.closest('input, select, textarea') && !(target.id === 'line' && target.value === '' && /^(Arrow|Page)/.test(event.key))) {
if (event.key === 'Escape') pager.focus();
return;
}
if (target.closest('button') && (event.key === 'Enter' || event.key === ' ')) return;
if (event.key === '/' || event.key === ':') {
event.preventDefault();
find('line').focus();
return;
}
if (event.key === 'Escape' && session.phase === 'dragging') {
session.gesture('cancel');
schedule();
return;
}
const command = commandForKey(event);
if (command === null) return;
event.preventDefault();
press(command, event.repeat);
});
const typed = [];
let recalled = 0;
find('command').addEventListener('submit', (event) => {
event.preventDefault();
const line = find('line').value;
if (line.trim() === '') return;
typed.push(line);
recalled = typed.length;
for (const command of line.split(/;(?=(?:[^"]*"[^"]*")*[^"]*$)/)) {
if (run(command, { isTyped: true })?.result === 'error') break;
}
find('line').value = '';
});
find('line').addEventListener('keydown', (event) => {
if (find('line').value === '' || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
recalled = Math.min(Math.max(recalled + (event.key === 'ArrowUp' ? -1 : 1), 0), typed.length);
find('line').value = typed[recalled] ?? '';
event.preventDefault();
});
for (const button of document.querySelectorAll('[data-command]')) {
button.addEventListener('click', () => press(button.dataset.command));
}
const quotedName = (name) => `"${name.replaceAll('"', '""')}"`;
function commonStart(names) {
let length = 0;
while (names.every((name) => name[length] !== undefined && name[length] === names[0][length])) length += 1;
const start = names[0].slice(0, names[0].slice(0, length).lastIndexOf(' ') + 1);
return start.length > 12 ? start : '';
}
function fill(id, names, command) {
const select = find(id);
select.closest('.choice').hidden = names.length < 2;
const start = names.length < 2 ? '' : commonStart(names);
select.replaceChildren(...names.map((name) => {
const option = new Option(start === '' ? name : `… ${name.slice(start.length)}`, name);
option.title = name;
return option;
}));
select.addEventListener('change', () => run(command(select.value)));
}
fill('value', data.names, (name) => `value ${quotedName(name)}`);
fill('series', data.seriesNames, (name) => `series ${quotedName(name)}`);
fill('aggregate', AGGREGATES, (name) => `aggregate ${name}`);
fill('compare', ['off', 'previous', 'year'], (name) => `compare ${name}`);
for (const [place, text] of ['No comparison', 'Previous page', 'A year before'].entries()) find('compare').options[place].text = text;
find('date').addEventListener('change', ({ target }) => { if (target.value) run(`date ${target.value}`); });
find('date').min = isoDate(dayOfTime(Math.min(...data.levels.map((level) => level.spanOfPage(0).start))));
find('date').max = isoDate(dayOfTime(Math.max(...data.levels.map((level) => level.spanOfPage(level.count - 1).end)) - 1));
function showControls() {
const { routes } = session.pager;
const can = {
left: routes.includes('left'), right: routes.includes('right'),
'zoom in': session.pager.preview('zoomIn').result === 'moved',
'zoom out': session.pager.preview('zoomOut').result === 'moved',
undo: session.undone.length > 0, redo: session.redone.length > 0,
};
for (const button of document.querySelectorAll('[data-command]')) {
button.setAttribute('aria-disabled', String(!can[button.dataset.command]));
}
find('value').value = session.value;
if (session.series !== null) find('series').value = session.series;
find('aggregate').value = session.aggregate;
const year = find('compare').options[2];
year.disabled = isFiner('year', data.levels[session.position.level].unit);
const fixed = session.comparison?.page;
if (find('compare').options.length > 3) find('compare').options[3].remove();
if (fixed) find('compare').add(new Option(fixed, fixed));
find('compare').value = fixed ?? session.comparison ?? 'off';
find('date').value = isoDate(dayOfTime(data.levels[session.position.level].spanOfPage(session.position.page).start));
}
const rows = data.levels.map((level, number) => {
const row = document.createElement('li');
row.className = 'level';
row.innerHTML = '<button type="button" class="level-name"></button><span class="level-place"></span>'
+ '<div class="level-track"><svg viewBox="0 0 160 100" preserveAspectRatio="none" aria-hidden="true"><path/></svg>'
+ '<input type="range" min="0" step="1"></div>';
const [name, text] = row.children;
const slider = row.querySelector('input');
name.textContent = level.name;
slider.max = String(level.count - 1);
slider.disabled = level.count < 2;
slider.setAttribute('aria-label', `Page of level ${level.name}`);
name.addEventListener('click', () => run(`go ${number}`));
slider.addEventListener('input', () => {
run(session.position.level === number ? `page ${slider.value}` : `go ${number} ${slider.value}`, { isRepeated: isSliding });
isSliding = true;
});
slider.addEventListener('change', () => { isSliding = false; });
find('levels').append(row);
return { row, name, text, slider, path: row.querySelector('path') };
});
let isSliding = false;
function showLevels() {
rows.forEach(({ row, name, text, slider }, number) => {
const level = data.levels[number];
const { page } = session.pager.level(number);
const isCurrent = number === session.position.level;
row.classList.toggle('current', isCurrent);
if (isCurrent) name.setAttribute('aria-current', 'true');
else name.removeAttribute('aria-current');
text.innerHTML = `${level.key(page)} <small>${caption(page + 1, true)} of ${caption(level.count, true)}</small>`;
slider.dir = session.pager.rules.reading;
slider.value = String(page);
slider.setAttribute('aria-valuetext', `${level.title(page)}, page ${page + 1} of ${level.count}`);
});
}
let overviewOf = null;
function drawOverviews() {
const id = JSON.stringify([session.value, session.series]);
if (overviewOf === id) return;
overviewOf = id;
const column = data.column(session.value, session.series);
rows.forEach(({ path }, number) => {
const level = data.levels[number];
const count = Math.min(160, level.count);
const means = Array.from({ length: count }, (_, bucket) => {
const [first, end] = [bucket, bucket + 1].map((part) => Math.floor(part * level.count / count));
return column.summary({ start: level.spanOfPage(first).start, end: level.spanOfPage(end - 1).end }).mean;
});
const known = means.filter((mean) => mean !== null);
const [low, high] = [Math.min(0, ...known), Math.max(0, ...known)];
const y = (value) => Math.round((high - value) / (high - low || 1) * 1000) / 10;
const width = 160 / count;
path.setAttribute('d', means.map((mean, bucket) => (mean === null ? '' : (
`M${bucket * width} ${y(0)}V${y(mean)}h${width}V${y(0)}z`))).join(''));
});
}
const paper = matchMedia('print');
new ResizeObserver(() => {
if (paper.matches) return;
const { clientWidth: width, clientHeight: height } = pager;
if (width === size.width && height === size.height) return;
size = { width, height };
version += 1;
schedule();
}).observe(pager);
size = { width: pager.clientWidth, height: pager.clientHeight };
readAddress();
place();
performance.mark('first chart');
document.documentElement.dataset.ready = 'true';
})();
</script>
</body>
</html>
"""#
}
