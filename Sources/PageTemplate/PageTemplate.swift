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
<script type="text/plain" id="module">H4sIAAAAAAACA6y9f5Ad13Umdu/t7vf6vX5vpgczGDzgDYjbLVAaJoA4digAHtIyepYYgAREQQJhQbuyCdqkDc1AFmYAQdAamIGWEIkkSoL1ah0ma++yah2Tu2tVuImTcNdOBa51snRWlaJtVYVJXBVuoj9YZVfCSrlqWRVayvm+c7vfmyEo0bshC9P3dd/uvn1/nHt+fOcc8/TlL1ljjP1P3UfOR5ubm+a8wx+rBbspJfkTb/ISKtS/5Jhs6ukWj6HyRv3ThOtyOt3crM9FGxv6d0Nqxht6dPprk9fk5CYe09kc3SWX+CC3gSsJKoYGbpxPN/gzNGRD34jXyKG92TQt2xz9Jz+N/OuMn0jHyjGeww9EA030ov1VGzvXidLU9W1snUGXWdOdkHIr6U7mU9a0nMl2mGmbmMS025FJo2jGmCRLdzq5OXFRkpjZdFc0MGksDzO75RF7rPzXcq04HrZtPGdtsrd9XxzbaJ9pd42JopZJWu1Oz3RtlBopJD4uopaTmyLbtmUUJ/aS9T6JrHGtSbdpq5s342zTVDdfiLP2H7vZ1pee/dKX17/mTPrzl556+tKli18zf7UrxUvrz1794rNfNV+Ykh/rz166+PTPP/vUxWevPnvxsjmv5y5f+fL6s0/xymXz87jp6rPrl7/45V8yX8SPy1/8688+9eVfMCsT+HHl6StfufzUlWevXTGrfTz/6V98dp11zJdmmt9fenq1ecsvjar9/Jcvfc1c6snvX3z2Cp/1rLnSDz/Xv/yVK9KAr9SXebu5Wv9c/8pFufq1uvZXv/hLz3z5q+avt9Gop68+a56z3dHXmG/YPn89/QyvPmNe4ImvXnj22Ytsnbk9duLylWcvmX/XZk89deHZpy899XNPX342sp2ftKay2b7Tn/2FL6//8o1b9nn7t+x/YP89+f/ft/8h//7Ne/79j+TvHduz7e4//L3oV+2MtZvVW8/H887g4M0hmUAd400lpTT7ces2vYmPuqOhUmmP9eWqt/MuLd1xKVvW9NY73Jplz1sbbfq4+oFdK9uVPV60vByW5Z7o+Lpv+ejYuo98a92bodwrtaTO8Fh8VJ4QXy5lznw/WpPX37z5Xntt3WMq3by2hr/psjx19Ov48jrucvqIZZ+EZ10u0izzafZ/xG6w2drwBi1tscHL/BBbON86hm9YXmf785ViQt4oh8lIKvjYt5bLtlyKq9fNxdL4yZVSbsdnT6yU8jyD7zYPSFVz0BwpIrzjoSLFYaHo4HCg6OIwL6+SKr7IcdhXTOFwX7EDh73FNA5zRYaagyLBE/Nij7d4sMWDZ1BeKPbhly924sDyfcUuHPYWAxzmit34ukHRQ/W8GOIwX8zh6WnRR5VUOkj6qi/d4/f44WfX+zbBr+W+xa0xWhA3lzJ055TUXfY7UcxRXPfTfnDc7/C7jq9Ll7BO4nvH12Ug8et4aX1yjL+kIMfe0O/G0Eofu6P6v5+p7OqEM9ZlPpJr/cjPvVxygCLv5IAzUYWOdjIn+tJ51WClkKmFg4mOVkY61Fbp6gMYDT1+tt/CB3NA9AdG0uqAGrxntYz6JuvJS1Pf8c5316V5UeWOr/ddz0pTvPu27357yT9/y899dt13vu1T/bWP3eHbhfusNCau7EoRyx1yZlL+uGza6ETX7jX57J5MqO/Wc+0s+5lmFbGjS5n28l97TQ/LXFC84KSxh2Q4XF3BHtfVpr/XcS1URn2h97Lg3nI22fyIrBj50HQ/F+Tj8WaFgpyRD5ai/Ht8WDr5+M7JoXy7tm+YSIdKraJbmUx6NqkGV2X+JlV+VWZlUqVXZU6lvv2AGRw2D2opP2w+pqX0sMxGlsxhs6t5qHx06luL5hx6e9F8Tg7ZovlpOfQWzVk5JIvmSTnEh9xpny6Zw9EJ+dVdNLhPaMgjcrCH3BGfVv+LWZG/+Ur1sfdkH5Jiit9HVvKOTw+anqyxVCZNIQNr8EYvB3njPkzIRXOfHOSNe+Ugb5TVgDcOvJE3GlmOeGOKiaZ9Km/EjCq2vfCmXdlvshsyfm5T+inSheZ0gc7J8IBuBbIo/Y4K6HS7pdPl14lhzyV1TanlWF0rs8JjUiEzGcbBglQumrpVWW4qjniKQ/4rNvtPZLvelJswC0pQXSyJFayHleoTbLjF2j+xaE6g9EB09HB0VEsXDkcXtHT+cHReS+cOR+e0dPpwdFpLlw5Hl1B60F572F7TczftYfmn5dtSvh3Kd6R8Rz4Bs7+jc1Mm/dfbdgdm5RtmtYxlVrqD5mucHdp3M9W7MlveMJguMTomR2ul9ECUorUsydw4IqVYhlweP4G1KlTiyco8oXfJyTwJBVmQCa5eKni4ItuOvPJa0Q5tiPZjT7kZFxjUoteQJLSl7FTR1aq3OjFpw3+Rw38mEsLmO9UbQt36JJTlhO58kzj02O71MgxsS8gKiZYQVhmqFijkhNDIyfX1sj3kFX1UEq67ZY/zvv4d6e/191WM9YKcb1XJcaGuQrbbxwLxwtAnsq+22Q37ffSgzWURR9I+WSARFghqDVa0m3D9lI8OmCeq/Mp6mYKy3Dgl/RnpFiKHuWISBy+7ohz2yxYSYSvLcTigz1yQXo6w6bVwOII3zLtHZH+Tw1HZ3+TwqOxvcjhRzIDyOnZkerXEQQlFmQ4XZU4YeSlWSwerYdmn66WV89d4ruvt8JC7wnLGssxK0DYQLvxryb92dVNe0F4vMgywwwDLMHe1c7Z99kH9bNmrtWljDQ3NDh8RPil8YPjc8PGhK0LHhG4KnSZdmMmMTB+2D8lh5pBbkMP0IXdADjsOuXk5TB1y++WQHXIerMYhNyeHBLQp9t1DbkYO+SGXy6F/SOZY7CfAX8V+EpQq9j0s+Bhk6uqiOSSf+IYBjQJ9qw5z9cfh1J3cTW8mGzLNuT04LgKusGIWa+SifI4cLsinOiEIwk1gdRVtHE4XugLLXS8XSb1YRv9j2eTYzGPZzKNYup87VHSyH0uL3jYrJIEvWrYnqhZWSq7T/KN+4Gf9rmaHHEqteZm/+cfQJHCSF2WPmgVtcn4AwuQwqDeFdD/puQOvYdtwaOKRQ+5Cr41Xkx5gQRZcimlBihIX5Ppkh2MnLZpHsekfksZH6O5H5BBjn4kwBg/JwWK02Ho2GdSll2TSdS9ZpWFCWfIfL5Vpfdd+mrQslvUn7GXzsYl8eSt/rNx1WnbuXUvSdP17Zjj+hbb6C7sWb/jZRK7+1AtLN+v/Nr+xZPzsjXKXnDdn/OySOXt5mLE/sFVu64/QC3wgO/Sk9I40rQCPEku7ZRpgmwmX/5U9KYsLRVk48hBcGmK9uKLDtYM/1+WcdKsSS1u9YMnA46XX1/TdQoEqc2q935YOyXx3Fb2v3eby+V6cbG1j4rsr+tFh9KRPZbrKLLh1Wm5sJo5regcfeu/xH33v6FnjDeXUbFf3XVU+MyUJqBsWZfeamunY1Fwy/4bTsZ438yA3z4Dc/ALJjQVpOK/U9QtKNs4p2XhSycZppdinlLKcUBr0qJKphjBNK2GaUcK0UwlTq9fi8j1X7A5Ls/l+kcYzLH7vCvAmTmbyXZnJSb0TtsIgbErfJVjRty13aKlVWHRXIp0B9qSZ25ys5cDv+oYf3JDJyR+z+PFkKVyr9GHyQDSQc3LIy91LP6j/M5jVWPfDcvvkxi+/+4weB2eHS+az3N3lqozK/UrTOV0LB3ZVGqZiwEHzSPX9//f//u82K+Hx5ckVdol4iBs/N5RVGl25iqm+Ln/AZdjqrlnn7TUJI7s9EQkFS/jIqn525ZrXVJEUXSZcGeSE1sP212QsZYLKxCDBwJDfFKJyO5wWBikCT3kdtUmi/264ckW68y4W5AdMRJk4NYXs5kOfyb/d+d5yj48eiI5Il8phodwtMpr8OzuU0oC9Nrgh/byVgkgNqXMG81n6V6TDLRRXZMeB3/M54UPjo1sHaPcNedsejMzucGdG+iXnMVTxBurImTeMEK6lbCOfS+TXe3L3vkzWixA6NPKENE0OR+VZFhTOD66X22mc1JzFe6QpZy4PE2wKN+5VCddrGljOyrP2yBfjuPus7Bz5/ejKeNuGspsXXEMXnhO60JMdSlYkxu6gDMhoTb5odVF+y+qqvGN1WX7T6rq8bXVh3rK6MoV15NK8rkvzmi7NK7o0L+nSvKhL84K8lnOoldUElsynTGfOJmoeuIVLCeyCwda+IIc+2AWDbX9eDpNgF4Q9ArtgwBlAlJmiKONTsAsGjAUkmmmwCwZMBwSbnSrYtMAuYI6CI/gbZ93ezdYG+QGQgs5+anJy2fOt8ovcPid0+4x1+8zev/3/8P+Vp47AU8v62gMGIWm100436+l//YnJfGrHtJmRzVt4PIzhhLB9wj8fw1Ztl9eg2An0qD8rHCNpOIYBYlX+QG8nGPOITHJMzldkellO0EOsU5l077ux4uYpL71uLq7Ih0sDR88Tnqxyx73VJ/A2vu7f2vq6rIq2VbKjSrgc87LQUaNfI6eS+o7q61b6NQhD/YFudpewrTgRtLB1x71B1jRfaPNdm2ijwxew6aXM40EZQwDdxGSbgUxZCY/zNWxLZJ99RM4ZROqSPDepbglTIE/fhTlpZZQclQhp2eMGUCSQEfHwok0tmPW95T5lK0z7E8LsiAzsyRyaMhaeB4ywSPqYPkLrDpoDoTX4cDDKVLx4SK0pBWFZMT4VQRhClbDTx0oR30UM3lMFJQ2vUw7OVCEhTC90Uw5smlFZW8p5t8RvTJq29MMDwoB7pbAeq3sg3RtBuB9ov7TwVCwTf/oYNmzqINPj3ss+s44Ty+u+O4SWx0K9I4KV9MFK0aaaR09hVJKeyQwIeFYksjFKP85mzejLeOX/dm86a+aMntgRTvDngd7U6GfMSZePxrmfj09T3vBAbxIjJT1RTMhyPSrbRb1xt6tvQBeRkfHVkZR9JzvVNzpTsnp6ly1MOSFekXxO9TxuEqYPcnbrCeg+w+vRs5m+WnfKtGmktw/aR7CgP0miSTpxRAnEQ9BPggWhHHygoIQ8rzRkP7SVkI1SHOaULx8UFJtnoL3ErBko0cmV6EQY+MCVgnnFyjtYRg3j6oYi8Y2YVPkJwQ/9gx1XudpIxqzj29ylOyCgL+IoBPFbOAp5vYOj0Ndv4tjltt0BpbyFo0yTmzgm2L47ILzX5LALy6jjB5A9O6C/F+UQYeeXN9U7vK2OrsrOPpFhZEADzIn+5GhcJnV0a/Kj4wM90+uGu38HPW7zjnx4R/rCdw6aHj5fptkkBJC3rCow5OH23sNezyOD0dbXyPNJrUgvEjkBzX0cyEgapghPRsKFoG5StydWsbK0+S4f2pxub7MNzLNUSaC7zz8iX1DKsVQSgS2kXrRWFi11WdocL29zmAikbLlMEgeWIS39YdnInC5insoPyz7nsMYLPTEoS1noFHG8f1kWsn78QBWPeCFU27GqtvEOnxyHRvuFzeqaEIryM0PKRpF06Qo2P+nhCel0tynLLKYyQZfbXZGWsd5EYpQ2B94CWur8x2nZ6GJOjvaZ46rXAiN+28pnRK86/QXl2GuhDAXaK/IVkP0qcxyfTVoahqSrI9XC5yegqzOyzuT5HahF/MvBvLEmJNaCWZT+/S1XtqFJzQ9jhT6kH80lulC2qNuvPMiRUGmwxvmRiur+/ULVcMO8KmEK6t7l8z3lZe9T4cigRJfaKZWUr7iV/Cdwx6AxGcyoLjTPQBLQmUK+2xzbeHySpBQeZG7JLIl1InW3TyTZY6oj8t2Ya1C4QrmByYQOE9JOuaTI8Fu4s4ITLJV/1heqrsxUz+lVydmGSC8iuIzUNE0fuHWMm4EoG/cizgGQjC6IrDKLmQgEYT13vFMign0FRKK62QtUIgpUIlMqESuVaCuVSJRKTCiV6JJK4BGgOxAnX8SY3AUv1lNSBa01K87pbQN95Iy+oN4VOtJd1IB2QQ0WdGp+2D0g+aA9IOEe0EzT+Xr+Ho78aMIOqr/B9+B3ztkwWMkXRfA9pveO3lUmDziRkWEKlJIMR66l/HBEuiOLF/c3Nwu/At0yt3cwKpkyKiTimOGyPCNZnhk++Z2ggeEQUh+FqQw1cnS1bF3BNvH33tu3doyaiJtvRWvQr7ODEpBiF7onOdV3mW43bZ0V6T3Y1xZUwW0wrSIadjJ9Ts0ttWDyaAhCip6UUyfW+53q91CvFYw6fLGcxQo+oTq1R6GThjzflREQ4gymRbomWkI3Qze1aHJyMtKHcfWKLJseniJf2qV+N8pTj/+xNfyVXpqNfWA6+sBAVaIx8hsJ+Y1IfqkOrp/eJsEXQVaagva06hUZVW/S8kIGLln1rfxRHegIogWJReTbIPQ4Y6AtGjWl7dkpbA9ecWpdmp4GdVEKlvJHta8d2tfa1r7u1va1m/Z1t7QP/7fYRa0w39GgPgaOlZLRyni8D92WOdWXz4EBGSN3+VQ/EXlx7M7kHnc+4fk5q4+vy2U+wkHITJvZNlYbX019Cq9a5XpaXBBC335Ib8SjDtAVBYWxrrIBL+ZkgA2WmsxKGNfzJTLfydiWiK4UfrshtzQYCK8Rh7kAS1qiHHQO1SjsYuSZ8Qa7LBQSfLXH1upQGw8WeQs/uIePyexj+gQMZZzPlKW8a6b8yJmh95z1+bFyv48fiHx5//Wy2C7yF/5+6AUKv//M5WEp+7X/yI2yvF5+xJd6/iNnL+NJUb4TIv4LlmwjVx70/XH1kOr7F0hI0NpHSwADYGONsfQoUzyCKXbQHNEewhaa0Fwnm0++3GzpYCDCNLbHFuUc1aww2FX7vuLdGrWn2BSCXUpYHjz8IYIGWisHzYPoqCDqrUHXrgN+b8YIklZL2CKO8znSS4zzaZQwzpbjfEJbC8NIvgx2ZQvz85ZRdV2zsTodZiGZ+N4YWjMdZvkWDLPFhoUXyDC3M8IM1OQstU+j9e117bhThfuAYbb1MLuxYRYJqh7nc/9G42zznRjVd2y9G3C7BqPWlV3hTrxatvbDQgZN7ZhIC/20bHp/disugEoQlpBlUqjH5cL3voG5HV0BFxLlu0FFKnsF6pNIcS8+Ktk3aaZwgig6qpcoq8I4C+aXD4RGtW9kzxLuCev2m7HOJJFrMtzak+bdcStVvF5MSXFupdjhMyy9SZ/ls0VfxOqjAXYyCfmZtTGVhAO/6Hsr1f9Y89ut6m0HhvsRMNz16VZ1N5L1XP8ERiEJNW3+cLjc1J7MwObhXP6TOmvC6ypYSd/LsL/fjB+2p/UR8uuPeGPid+htzWvBs9xxHp80WKn+p7oxuEm/V28Udk+6QkiIsLV/7sDVvuNkTOT4tiumcfafRLKLuk/Ll6fV90GAVxrww4oMF4AmNHyizZ8M/CfoqPE5VTmniOGJrpSzQifBEXACt7wORUNYOQFoxUtLqwfM//TxYWnDjLBjMwI9rDMiASnEjMBgtkl0CyvTISVkqS1toAXet2WBYWJAeqYaIUV1bKJFSmVClINCJzpHoE2eZb8vGhGj/fQhkze1+jkkfJAVKelkgQI/lp+zxRSmCwQunSx3Sd23T5YkjGuaP0Lq1kyWAfb1bXMFFWPOFbkaN/NNp8pAZ0rfavmTGDovTGffaFunpK2/x7aihE6O2eKyz8klJw6537XCr71zS/FjNRTpXf6u7NVPBeXLcvXnoYrvy/f1Tw5p/P5dIco/ldUSbYF5+KpbKaajZu763vgakQ6Rj5ZW3uFEO2i+5cJMn3ffFYFpBCHLl6UHyZ51cTgOcfSgOQa5TPYN5dmOyjKVX8vY5AdXCxzSq6r2esPJNXn+m07uhyYgrC2RYOTqi9ws/KQyi9LpYBnTK+tBU51LKakG8rfrp/M0cZuqfPM7VsKgQvbmB6I9gVXQvUS1Qcl+RRSlB81jgaNOaZTFXgekmC6EgP7qK6UmAy1TEleAncHsFO4Fqhf87mHGykPwJQlKC5BPpPRANA+egyXl7KH46SpMjVqdeSqBVC+0xydgkoY4zJRzOAzKvTjMlfeBN/HlvjyRp+1bNEfkcB/sr4nfC/V34ueg/k78EOrvrt/jJ/MW9St49xEwzBalBWBDbGjZgpY8hBj5jEeFVRyNci2bU8iy+KoTZRffZVH3KGSubugh8N55lqFXMYWpyjLLwc6rPH/fbe/StpyT7ksgoeZoVRJQLAtaMmiVzBCad5a4jkeQvKTW/CTK+SbgxuLQEqxy3abbtP1jm47Ht2mpvYBtOsY2nUAJF/+obTputmlY97hLJzAw/Rvv0glVYCKaHxViX71jwjyumRFZEr9ry7ghx2QrpBOgZQiLXOvgC2NSaewcCco92SHsVW8/BWxZZU9i173HTdywwzKiFkLbUbegB5WWbMd9bNl9bNnUaFP5omv+ti17tS6nJZdaIP2XHEnHpZK71jfjskvqBv6tyy1jpZoBpVcNuuwCRjnlsAFIU0Gg+8fJI9TIP+w5ZCaLpHlKbwWa961PWNUnCItRbfIJxL2A3MrOuGh+H4oO+eq7JHS/rxpA7b02WnsXT4b4QFEZk3ePzATZaSBjo1qG1Q+REtJsRiwgxRkCCEnWqJhXrBqU+MB8pScJHGzXwEF5OabrG2iMLKzXcRSmlo1rs3FKuLRjicqyitFKeae7rocrUn8KCpRW9aLwWLcwxilV4pdgKyB1f4fG/P3oBt960Oag59+PZKE7fHkLytOuopJhPGkkderTeiKI1WeOr0GRnwWlVA5LPvcrUO88r3yypmewxcWysb1AK7BWbgeThM9964HorgVNYvF1C9GdxTcs1q/cLYKI7gt3Ymh9OsEIIJ2aAa/3Zq0ABosPqmMo+yltirHqSbFSkgFMacATZTbUOD+5dnrRnFb6dwICAu98ElLFk/L+WRlw+QMdcqQqFOHO3RbTM1jNV2UpAaQF0TA824Vnn0CJzwZ0OpiDIBoHGgakqVotaiX0MGHjM7BbnEe2NgZBzEo4jxJImicwjzIoV7wNAlZELRulqTYoYhccViMutUVcalNcaqtlqD1mGWou4o2RIiH8CiGZQhGqI6tq4vJdZSFp7JFGrFDIXilbhUjWR07LInMbWAZLRnZcWSOvK6bzcZq/Wzwj/RehhT01X+E7AbwuIO+85QpfqfQLsRldNMxnCiGYvgfS6/2Ncv92Qrvff8TvPwublBLUj5wdll7Irfw7MxSiXVwv/fZ7vC9AhFEFxJnEfvK5AqdR49Jz8gVZBr05mIdyrB+loyDttWg/U3kw6dtGyLd49C154c2bt+RB531TQqtqi79vSrKZlBTIwb7qkIwPT5jUwrm23j+MXLA/dCwhPYD3Xi166GmOq+xcYHbJhgf6Ggb16Oq8MWV/nMfD+TKSvY4Wf2E9IpUeVGEWnQIjax8wqaqawdmYGdikAKyfwq9YeE45YBpzoZTTVKZclPncHtdjT3vVcsskeAeafhiDRY5+W6b2S1bPvyXnXwzlNxU2S2EZs+pVkNYdQj36IlTF1R1Zken7By3ioCm1kJtOKK2AhK60IuaaBa2MiezN9dwzQECz3nnwOzz3LMDRLP0C0NIs/SLg0yxdIIcE9q6P2y5Jl8Qg2VM4APcQAwUxrZVvWjBy5P1mKcwIP0cOEdd3gK2jhVD6EQT+QOAXYUybl0+e9rMi2bS0zVA/H9U5WwSzbhD6RtPzLzEzCzAn4zOzBYLOYYwaEkgMKlZ0TRxHWwLQgmTR5E/+YOCzAcoiQAtr5gS+hvDDR9HGE3lUK8eB7nKo94wKnucVTPoFRZGeA+JERquYHFM9AxE2Dt8KeLNrx4NLwC8/vt4XcUa116fx5xz+fAF/zuPPM/hzAX8urvO/Y/2o1zynQfARrN72k2AeLXU9x8nZypzx/doZAj4PUXjahWVcPO9b3/YJL35mjVgXvml5rWjrSwKWz9zj6fZ9T7fbH0mrO24FqDN0onAO6MQaPQ5dFUx8jqVlbeEltOLScWXNr2n1a011OfQcVLomG7vnCu65cpyse0SzE41PeVXAMmPzHvRpEfCTNB0Kg7Q2lH08VQYAW2ze7qWZgleEJfl4EQOMSjW/VckxUiM6RBdImWWS79GH4Spr8jyAZD7htBmODA2EN1tuWMlxmjWu+Sxg3T8eEKiPDdXhQEib6g6kDa1MrVHX1Kx0Rc1Kl9SsdFHNSjBdR1V7bdFcb2TJWsaEQAKTJA42sAIdIQdFtM1KIievY54mRAAnGQzCi8b26hJoUOcB88XDpqOltcNmCqV5c+2QGUBbznpz0IyztBdziCXf3Fs09z7Q3LsAbQPrgXQL1X0Qsjpsw/d7D/BgbX9OP0DXanXDsWMbTnMRvQlUeRTp2g+sQ0wFIKmGWlZFwlDaXcQPuHNlcbqvjRHODgpXwBLABNVsEnkA7Ni++5fiAkTUgtiF0vWy3H5HqTyAVBAewN8/9rnyPYXVBjX0Tz9e5TSdiG2d1RizBqCAgY8aHpAQlUfWq0mZLI/oTTLlSAlxY/yBN+I2YXE3L6990L1RRqt7eyvIBfrcrDGzR2pmdyNAl8JTo1rnHmznkVogrdrOrdrOg92eZvrCworoVsvuCETzgqUnT0xxx3erN2V48xHatQt2GwAKNdfXQruIByd9t9G68yWFw9SNfBdqD7IcXTShL884ujqOoO0KR1pCRHD5IU+ZJp8O7UyvVDeB9u8/PpTdKAluDG08KS4mcTDAFwp1k5enZJx3komjzfqTKD1sH1FJal5+9YAbbAHs4uWwE8qPFjAtAznMwMJM6VaEFdCHHixmkJ55+4Jq1I9Ic9+BrTpRQSyiOwsG59+hTisOSKeHMohij0AEVZQQ9bxHZJtrgSOIcVgoKJAeUGTDvIxOCyihGaoToSMHPKivqIedCiqjkq0HHRvhQTjMBYyQYoEhecK9bbvNHnSPwJ84AH/aAfiTBODPRAD+zASTfi+Y9K2a9PtKPXcq9UyVek6OAX9aXEIy9Qkp7YxBSjuElDocvwUgUIeQUqJ6vgloaYeQ0jaOt0R6xpHCVAc81QwOV+TzO+C3duFwsRjgcF26TQ4XxmCtd6kEGOGh4nGglAUyCgsr4uJSUBUBVLQKESwFfN09MKhOMaixYlAzxaBOKAa1rRjUrmJQI8WgJopBnVEM6k7FoO5SDOpAMagpGK+Oop+zP225fNNtwCMlUo+UiPj1w9HbTovnD0fvhOKFw9G7oXj6sMhWQfrsBK1NV8mCOrBIR8+AYFvdv7YAq/MdipZvk+WClmdZgZOPANd70BwFrFeE3ICxD4jLtlKVGPijaZo+lf2dUWY4zwD/pS3a5VMVHCWiB+1FZfYuKKD4GcUTny9iZf0mlfVL8dJfUlId1xoMoieFQAhZmAw7/X51NAr+WCmeP1/qDQndnpKtNwvFmhABIhndPKPtyNGOB+2ghFenyEyZ0Bt1mV6Hjk0LMdHK8hhoWYLbFKaiHfGnB81v2qp1deTHC6t5tAasuywABegRp5/5VNbDpPQJiNiEDFmfZL6HqZkqtwh9XOxV5SaDPH04uguRfGrRvIajiAe/jaMIEK/iKNPvFRwjmLSB78GmNqPOh0ABUYHQVQUC8NI3rWLG3nKwo7L4tqMTB4rvOHXrkOK7jm6RpOS2IS9Fgk1my/c5xYJXUOHpMF9Rnv4aZhbWaSegxLsBPZ4FNHkPgG+nS6yvS2xCl1i8Bead6hLr6RLLtiyxri6xji6xti6x1rj/aiCG8Aq7Cd41+wNn003CvYGgcWDzMF/LeLQlOW5z+Q7KK1ukBOh2bOMX0rd7qA7HH9lx22M45FT7YqbswFcIPCz10scVH+eVqZ1TtN9AQTA5EX6O2nuOjSqa5EuFKcZHHVUl2xHUgv8nNkqnTl0OqK4k4FAyOAMS2axKc5GHxlgkIsTUn4iHC+jwRTOLTn3Yzmj/5UrMetr9qXZxrF2M/qH1OXuu5dLN9obT7lxgb1Jdeo9+E/7rE+4ZkWnKDKXzt8re6WNUeje9Ge3RjlSE7GmMSH4CQg+FlnRFvVlqV8l4GJxcfCYM31DqPo7O82U3KHtklUu3zGu3zCmBnNGOz7XHe2rQShV2CPD4zY01MHBOh1UBnmWbAIQBxGUZWiCSpEQQV7rVW6R3o+z6LtjPnjKsvbq5x1GWD72f7iZ9SHmDoied5tX5iAh4yhfkqGofauGQuyp+RMGUkjemlLwxpaRgofHybDsznMGV4GxoTTkpZFCE+vxYOUEgaZlfv9ctOT4g8xPQoU3cs0Z/rIaU8Vu48b48fvLsEE05M1TMsylV2xkHbSf8V6XL7PWl/PbLZYvGTPM4bsGguRufG5YAp7caLWhj7Ykw/broRDWs+JUgn20bbi4ijGxEJSRGlwySPK1Ve5InwS9eSUiY5i2d5u2x7VkbCxWi79/CBAizz9t1rBBHQF726861dPPO673bzpspPI6lmUOqTRvIDIQ2TZdHD5556jjdYF7ZYYGIAEgaPMOx1XZrqCntY1T5CE/3mX6k9Jg2DkJVZ6Dp5yWn9owPdhaosamAdcA3wKIPYHgnD6yAgENmN0smO0RtWecw+VuY6Lm1tLm1GEVINZS3raCQHN3zoLUb3uTDUmnQtUCLrp2tz6ThTHpmuJQ/n/2hc3Yz2lB6gu50ug5iZXlyWA5ZSoH9YslgbCw9m/NjoLvhcgpXEnANN8rW9kncAuD/LCggVkYLMRDwT1qFcW/JNJapJ79in9wozfa7USc+4xO9m3bJyIeDNsgETXdwRoGJEewLFl+ii691/V7PbWFpSX9iaX2IN8u162ex151ZU2CIEks12pLR2x9i19j8b9vstrXJpoYoMGo2NoGqsJQqVFVKA+1SBGrhYhH5RGQ2RHEpGdploWSAlIfkYxDvpWzl4K9aVHlix3oI3UclJ9bXAQ2FMz8KvZD9OLsbbTBq1zUK8jTN1zquOKK1q/n3MpN9C1F0xpYZ5DH4yQM5X4F8xo8PqxysfP6p8fA87piqtgPKMl4FkuUxWIdlx59cqS6tlfzJdQLcPTQEnME4AdUXAgfA9qr6ZDOa3d5mF8y4l1f1llD75Oq4G7h026JJJkOhVRfadSFlwdbbGpFUzjPcEP4JdQSkzmTTiHCBU/u+UtrL3/b2t76R/aR1G54gPO82S7txo4zggEru57rML0xHHz93fck+D3XEWdT7PLr6zPDb1+VuLE2QwBvQ/OL/jY3SbJbUBN2AYVOevoHnLuFRMvM2bsiJG7Ke57KPMgqL1F/KX5CqRkhl9ByoOAg8FtaZ4U/LS+5Y5zbjDYKkCxf8WmCAoyYv2uJwCYCfUU0bwtiUrRslIALts1gWmO+AYMi/s0OscpiKI/JqhVPXpLyNpaPzxmKfNjpHMLcaljD7prRoA9FCagtuQWS3GanzuJGMFM5WqFe8ZK8TWOmjl+GoQSQw5rxMd5l28RXvCEgc4ONg+YpDGJ0HsKTyoY82rpexPAJMb8SZ7mOZ/tkfJSL7tUHv3jFNNIKj6is0r3E0DmispoWSKu6HYHzGmuvkkF07iJmREnrLaBuK3zlSSIOLQeUStOCoxjGYLxnc4EBJPdFC2cPhoZL75pEyRtyQDDIR3Lqhgp1AAJoIvDkCA/Q0MECmgQG6DOMg71bd4jwfzMfyodCyU+VWSjN2VvD1rCNTmCLF1oxl5XeC/YwQoea84mu/oDLNOY1A8KSGJTitIqBRD5zcg37OF7tVtpMyJFEu7Zxm1YWVcqoEhStmx5am2TqkUpRRnfHTMrOnSfdn/YyfPTN8uaA38mwIwuQ4xA5m/soBqayIK/kCI9NXBku40i+B/lzxO1YQcmn6LNl4MKZYFVh/QqdXK/t4CLg0TUpb7rpRzIRwN3Jql3BMiI1gzsqPmbPY32dkBanVHi3dhdZtSoNn/K6zbCTNAghyIW2c0k4ZQNoXgl7MhvAnqe/k4DOm/exZMhPy8DN+px98bg1gQSWeBnDByKteQB9kZP7BCbUnLN1E3uJn7IRvtRyn/c7PDandy8brBBkZG3a2lyFv5rlfcLfgXsGdQiq+EMuMTzDj3wozHvu6vNGpTwqFmCldhWmZ6R5aA4w0OJdMXcjiRbnDx8GMchSGtQ+zZNQ/7n3L5qhM1JmwWmZ0tfR1tUzoapnU1ZLraunmCSbwDKQr+laeVun8lBxEbuXygeDG5XNUpyq44KOr7xsq6T4/KYPRzSnHHflwi2r6AxfVNABXXFQLuqgO6KKa10W1XxcVeKceF1Y95NN0OCt2jc8dzLrPYNZ8fv0Ypuln1+BafmatD4stTAQFXGKF2Mvw7YCyBIJnkYHI7eSuDiVEqiJ9rE7amGdvMRjLf96y7SA4IkhXWs2hj5J8ISzZ9KA5UAKcoiiZFErSFg77iwxAG1TwIbwWDZKeyt/8xxjCyyhwD3qtfqJRsXCyS5+EeeDehFWWx3SCa26DZUvpWVQ/C8+YEdY9pU+43JwpfLzF2xyUHEWHzY3h4p3BxXsSJqA4ji0NOq3jtE92Ru9A7LNYpVBw6MBMj1ywyzY5/WD0F46eQHY0n7V7Ks4oLo4e0zHuvoTPiXHuWnNO9iScy6r2WjaKRNbiV4B9UkRTR2Uz5xtxjMxA9JjKYG1QwxbhU2SqDOw+wH8prpiI39a8gYYfIDfor1ocHEBp4YkutIy0wlLdLWIQHmfmFIjq5fXyaz8U45DVcWuP60XF5ngT2IYxxWPUdA60K97htQwyVveG095ow/TZxUuKTuiL5dA7x9eOweWpM+oSdZmA45h2SQ9e82qkGAd5OYK8EFMrwz7O6G2xHIBO4mxI4VDAqYLxiQsrHZ2gM7J6RqK/qeijXbeePtlI8AxKKzbOd4GOfdimMiXJyP9h5JKtkQo6CEfSpbeqmiUhtOYf9R1sMQkOwkXhMJCh6EDsAFLLNmgBO4YWsA1awI7QAmUqfOB2IYSdcQaR6sCU4Vf7jB4hMrVLxGRqhTNg1hyIxQc8R4QZp6E17NLXbwKrqXjNuzfCATvo58ouWMhkq7pFWFR5EwQmFeOypWyDsTiulxZMLPjhBPwwcBQJmODnsDt8Hr/OoIlST574y2eHwmNfJ/SJr/FOWLXtbaUu7QwacxbhOcgg36MSrtfNgYpNKC+3CDCiYGdMiI9Tq/7/Qc2MynZ2okio4hrJAojo8VgRUdEVfmCSJNXmZXmOqjHiwEzWY8b4JDLr1nj7QbMfT3JDcsVb+y9q+i/SkYwoj8mvMCmWNPSRx9159s+djTYCJErdCnWSYfOAyIERWbLP4Y8IBKqTu17+ZeZa655zBLw/VgYFXoq/epSZJaKTgRZR6BJDAS6ZzwunvYIGJaeJXv7wL8ebizgw7D6WwbzxOWhblnSqQfDD48ErkrlfggAJUSre2NqthpIT5Xh2q9SiMUY6BCEy4+wfOTu5qbo/VT8T7zylhgLaqWIaOom9v28MJDqlih4p7Q2l4DYHtVJbVclE7c6pmjMtVelZdlWV1FZyF/GRDQAkqtVHKVHbdCb6eg8WOhghi75vi1DQLSZ9CsMQDRoxPcZrAxmkq/26x3vV0M+p5DWmqM9VpzypyrYJVbb1leb1lOY1djc8T9ge6viyfxjZ1qYaIBK4VAL4Hvx7aVZQb5coaNAab8R28PBtBQ9fhCOjOr1ND99oi+m8RVmNOvxWrRSDuyCRwDIBlzVcL6H70r/HNZJJwQi/ADbmB0tX2xoLxmPx748ptjWcGLrRNe71jEWFbYwee8RJjintojGlXQ3lFtrD8B4xVHHwfHTo5ygo5hiH6ZbVWVQPaMQhS+41ZNGWIQuKUadDZrfYVtKxEDqGYVFHQ5a9EtmJTcUsgK0Pfvw3bWliwMrhZTFG3oaFBhurHfrjTZXiZL3UwyinTBLAQJ/AoMUKr7158912gb68ppigSmQ22lsMQl4aBheBbe8R3PPJkZ3qiNqkHtJQRQtqmmpCGGZqWeypZbGvIQwTDWE4oYbDSTUc5uqVSx1pLysQYQJtrH7wg6+eVMgXI9n+q/bJtbI15JQQpjpE67gOa84wYUix2sleYyO2NTZiqrEROxobsbslNmJPYyP2NTZiorERJzQ24qTGRsw1NqLR2IhWYyOOrGC00/+Bs70wUvF+UyVVPDYsiR9bIAiEgyh/lTk1lJ0I7dWeDgtG+TLwphhKIhpmwMsNuDhwa5Q/hDl9pFBf0IJOsgvqxnBAmdp5sEvoe/qigimM0fddHMAw0sDcU56Z2MueDEisqqQYwxyHYc7KSTUoWjUoOjUoJmpQbG2x2adqUOzopO/qpM900vd00vd10k/opI900k+Groy1K/8rp1LMG3YsomoMUpVsC4UxDrK1dVSCshXwOsmI+y+Icp1RV9ZO4FG58FtYFYG0JcpW+wRUDNGKoBM7ss3SP1gh9xPnh3StMQgE6UKsc5jIwCY6qpB1hs1siIQPGtk7d+3hceJgtZ/cFhth4GET7ad4nDjMK3lZYPgn0PXb1iEpQaDcDUhrjNaRYgRqZ2AESZomoY+gsXCgfQZdFXjnmSb4uUzcd62G1LZJKC7TRxDxqwPqMDk9zLI/gFJcg9S4rVuLG20t92qgVAfmOUEDYd5Vo+IBDBvYcoqJBJQA3VwDHeOA0DpAi7D6qBPoCJCKrMK70gTv1uXT9TvW6ya4sSY4aYLTJvhkhZ1CzuIfMwyyobsMcabYQXT2yUkbTlqCTw31UDQmflZ/5LQx8se8YySiAWNtM6zzch3eeVlP7Q2n9o4e5nG/Dw+bx4/58DCCnRfCwx5iZJblgs4j2a/THH+UQRm3RKHQwBYQBLdGW61jXDAihbEujeIEvqgyhdsK9pRDZYOMi1AFDay9iVoQjaJBrZaxekbLhF3VGxM8jGCHFuJPw6UHk6N2k+lHAXLTYp14VCOi/JownBc2Fe7vUeXo9gHBUDmNVO/M1G6WK2Hq6W6cKimKdaWZ7I4dhYoPtuQAM1GvOR89oYHNvVuF1C6c5ONljGg1mcYB0FouOHisMvI2b1vzAPhKt1C/CZytqhRjHzgYH50YrqjCOtbY2wzBcJ6Rtsf5J3DhhCYKvf9UsFyrJb/uZqVY4H4NQk7KMhiFqpTFMh6WcpjNm9pSjmDxfLANDz6mj1D0YfbHqZ0K+qO8Jrw76QtB9GJOQbzWqnQYO8DL2Q7N+fNaymnYB2gJ+kPZVZKiH5zP+/IYGcU+I1moUJ9B6YYw1mvlLCSgCdKnbOWg+bhI8TKD6xNlr9FT9DDNJnGYKadEcFuhLwO+ahfjpczIa8pBrY44vi77izuxjmCWxyhlTSFFgPyT/RfOs6t+97DsrPpddIjbIxL/1Ao3An2Ae6wfhcdPAYoZHFrl/QC5yOdMFJ3oKMB7y1KxA2hvR4GUPYYhQpXesT60HBO1Y14nfBRAv13cfExvXd1662p9KySHiQrehTLfptSNbgfVKts7Dd6bvQythB4lazheKQuFy0jh4Jsomz7vKmfQtx11gYDGsqPsbweAKOjG6ViDKsqsdcAwdAFHHNR6t0kZAt9dAZysFrNnh+WUB3ph6nFh09Hsy/hxal0mUSeBNZ2q/z1ysnupxE8oWqQyOqCfZWUXU8SOf4ZHeDOptepnhzAXvO+rMj/zQz5EXiTfDKMWtUfCRPWXNTAw4VjSlbq0O4ifQo4/BZPCWJDWTyz7ac6AmNE2/I7jjOp3vNGqDUV+2bY8bAhUlBNvANUtSwhURJ6Vwoucy2Fkr1S7UOxUsQXsBESannAhKutYDe8ZUMzyD8M/CQgclF/tMXBvd1g0YafwmTJVyZ3s1E9IwNhY6CGJFtvZQDN3bhFjOuOSpyJ6ycONRQKdUBLbVRK7JcWBypu56th+1TIzhXrBpmoTbHhjiChh88BicLBgHmOCDrVFcm/nUoDRWT4sUfsk5buIkWyw7EAg+xqVRFN5WJgwTYaME1AKyrYBWmwzJbtkNu5Eri38Uoh8lwRgBLyeOvUYxg9wtsfAggXNcluV1VscFVBhb2OhTjKiNOM6iUPcJHGINH9DS/XD8bakGbGslTZiVoLr0dQNQY8sH3lSrmXYGY3qj1FrSWdD8/t9N1Ah2iDrApwVDpIvMpRaPAqgljASn8t31aPhO43LmQt4KbkINTbCpiEAswYAgsY9UdxXotKD09Bp1OdgpckMUaRPS3fmtk6bSKcN50uigfKyf4SZouZiTI+abyS9hQCvo0KyGyHDjoaoGPe0rFkRqXBMrYMUdhuH6GaiIdZK4x49duMqbkQcJQwiKYL6QWv+DzeWMeN3EtvFXvmq0/gwUXhJkWr4jr5I2KeKiYixfzSMBkCRnYAS6o/iMsqVl2RAutLBQlkbX/bqbWEnmnBU7RBHAzXb+SBcbjdDiBh5PJd/Sieb/niCUVAsXAuyFSEW0DJN5J/2ExisjhRPUe0SqVe472hDEQfrfe3shi/oSTt7o4axSULit7UTNbWdL423s6PtfGm8nS/V7XyJ7UxXNJZJ/ukKAZNbCqlEZC3ZhtRtvHYZz+AcwAXUgXXtMcSZN0ljv8NyP68uCF9QN/FzwHRhrWkL85/Aa2OaTBzifbcasKDw/6syX/Z9BUqwy+RkZVyxX8sBMxCv6TfuU7HabRCVlwTIZyeoFwwTT/uyK1+GbgaBazMqhu4YKSdeqkyCLr8EETkmwtzvNePTW9ZbV8ZvXdFbwaZHwUWLs7WvhsKAM2UOF4Y1kZX2P0BCY7YZBm0K3wwCV7YLxAlxI1tOrMYi4bMYlTYgNBDTkYRszaf0ame9MgobuyypL5cx8yzFwHOsFi2ZFfQWyrh4E1Ir7PJ7ILCt0lO4fu3xoYoL6GMQtwZlGEhGw8yv1tC2vPY7p9USoLCWgsLa12mx2KIBT3wbymRpEDyaCODOj6v2w6kuJGIYsf3U3Z9A5z2xls0QPYSJnKGECEYnsn9a47+aED2mDtHDdDqatQxQCVA/nqMmhKUZRQcaYmApdnvFhO1XTNi8YsIOKCZsYYQJW1BM2AHFhM0rJmy/YsK8YsKOaOiSscQ8o2Q9B81ji+ax7H4Kj4+VRiMjmXtGRsoOaC1yF5zlaCYbOQ5JkOblrSzbqbgHdilQhr9CUqnohQ+66bNkD4KEY5rkPammNUu3eGSqbyU7T9NvIO7qSNL+DFWyUfaL4DYixZWNZjKTskXMjVV7zcvsk9tponTUppZmi4lSSkDOWnoCZQXhXxq6DsrA7I6zLewBd+TGNkDH6F0hTMiIVWs5hJzBkZRrqxXwppxklb16Sk28CK6iYR8Rr6Z1AmJJnM9K76lOCc6gqr7ORqGu6VGBgIpBuVvSjuwTxbMi5geCmAbvQZKFGgYd9F58Mv0XV/mIlfxRbTS9lNBwhqRiqGq63jX8QFt2ADMKAYcdvw1fciEs/yX0JVCOePep8CZ4rpwEiTC10FyjxMKOjn5eIQnkzNFi4ATBy5j6RSZUCgxhYBIZNHv8qR9w50q4c2XLnfJ/dtZGG1Udu2jkSgmsq2LGsRzvaZyEPQpDA2i6TA6CXQE1dGeG2deRMg0j7wLGElwCiWSq+pd6akL9EEGLIXOnx6D96UpWJhqxryHO9I7jLOroCst/DNtVr9CIJEW7RtrhoaP8dwhSqlE2nezuuO/UOnnLRGe7FMAq+uQYEVC1loyBf4QoJB+wJrDDhvgsWcHIggBeqsY9zshCyGxAmkYAIvHVOUDBdil/QYjtsGzDkGyIukWcjgQA4ZfLoA8OeabuSbkdrdM+kR4HPvK6PBAmUcZVOqsGcj4qALAeH6I9h0zzXXGjamFxq2JFIx0RkoD1/juOSMvGE8MdrR9zMjhSxEdHTzsafC1IANW1FO7TnIh2pCNDMM0BxEF4BdVuEJE6P/BO9XuEP0OZ0JTJzYzI/PY9zejczGJuZgWDU2PiQtaSidsC2rq9/Z42Ox79jInLzpea8Y17dTh2Sdi0ASiINT4NE8HBPWTJ0DbuNMzzEAGSFMPv4+zvJ66z6TaI41fzlQavbnrm0/D8UY38VglFvdLYDVBajhxsoxAvmjg2SuL5SXBgS7SuDILHC0lmXtrG0w1PO0SAD7KcqDXqgLpUzauaHppwecJCog4NvTrOSV+K6gtBGcsFe1q3SELCN1ibYxUr0NVUWwGy0NK4qcKwtjiysJNKiVnnWGLWOVd/j6oVkHTwJ5pYm0hv6h7jrhUHg2bCIGrBvA2pLT+89Spu7gU3Kqf2alvrz2I2ZAHMLxsyryUDFR7r+jI+plDpWM2KIDxDprtROE4AEtIIE4eo6moLRcwoddYN8JpIY35GKt85zRUG+yEa1MRSotwV60gYNdcIj4zHgvuTad1zRL+1s7FMbDLaWUH7KdEasIHMjBS+HYqVldliN+k13iacTFBfBKvd3wsb+AIVACqsB/NQPFrXCGIGGob46d4FGl73PeTeeYjCB7i9g5aSK8aPNVJQP+JrRTL+BG7wijbbL4trBCTDB4ZsLkhZQuQVkHPUMjvEZpbbEV4dZnOEVw8BeKE4wh2Ih6d2cRNWaqKcGLw/LeZWAraKSLZY5XajUKl4i7NJR2XykaeDg6fDDOHzB82+EnwSzj42zD6up6rBlToK3g/DqWZ/9UPmKK1EpnbjOUp/dILSf9FxOzc7GzXnSIegeCzvzIymgBgUU+DXNE3dkhppqrwagLFcKyeGPgbWJb+vvM9PDIt9wtfECAdpmgmKaE99Ta2EaKvTbG8xA0e2H5NHILuvdPsMTUSgfopNHjBA8e7r5Z7tBHYP8iCdQbYkoHEG/r7r90q1NGDCJH8f5JUBWuY9rbZGY/YiOW+Vrh40QI3aqreKkZ0F/oOlXYwgqogKoK7VfsUUUhf8tN9RfVxtmwfNiyG6G7xNkdTAgGTescVAzdeqKbkV+Gj1QEU8HUR2p/dsiK3zSigjtvtLwLLOgecFlw5jtPQeRP5FBT1VagToSa298m8YljnQtx35vadHWHB73hSHzNedFvcfMrecwupv42gXzU2nH/SeVSz9u1ZXLJSh0ihXDNHkd5GKiStbIQrvWfWShnI1NJEekVgui2D6oVbAqtZQgnW8bTiTzdQOZMMnsJZ8towIj8fXFMZ1acl8Xt2cj2qmVmbiw4USY7k9K9agyYoV8mkNMilhbx1oXj8EwI4zBs2HI8ZulQMBCRiqs1FHvfpS9aghAEi+6/P6+eeLvfh1DnsfQpG2tmR+66DK6YCCbcYCAQNXqxufUpyT+tpq0ObboxCAtyxniXxBWzYVmb6Tw2Ju+ygy593kkEq1rYM7B1o+xJ89fpeMyKxMrJ0yyXbj+wm9+WcwM5uHze9ZHe53rA732yEF2vfCcL+F497D0ZtWkYHf1fvsH+F8tmj+EMfeonkDR+my10O938dv6Un6hKeIIgug9yH3GuNEDWRhET6Bsx67Z6RBCyJNsEmAOnDf+xhcX234kd8NVi5SjARGao+fk7e9Bs8Gepa/JbPrM75PWaTP4GJ0A8cn36F65k9T1xbGk4LDS7YGcyPED/Y94QenpL+jvNxxvcy3E4vc78A8yv0UPN6m7lnDjdVwlCba+XEGNdV0x0cVITIoJ9QEBm6EZpgTW6etfM49fe4i9blzeL4ITk5fqOA9kVe6iHGEr4emKeWqA1LynJZT+FMTtrIf4TBohzmvl0IeZ2Fb5g67Z5imGbuXdEiOlkxub8mktmTS52hJNP6lj2icJWBoUuZTpHtYuPiQYo6RdSjF3h/VFzXgzoFSGMPHEdNj2bPifNk+RQgbMqP0j1OrkB40TyPOBwrnsUt3hlDg+c5weS2j6CALYBJRDy8UzGGC5LM+OzFE3JBt+EfM9Q9wXYxqtK/sWRFkpr/8cMANWP49ztBT1W27olnM0bJy0qNTK/joT9TWvc4wJ15ULuTfskT3j7cXVGvyBiuAdMkDTACa4km22vRbH/A+CC0NSDWEttgGsXXwrOMHBZDzB8WMn0SdjuyXKcCrEQ6yKOWVnx0W0db21rfLPdLis/VdMDLLYcAukLsmMX6naHacZIi9FB6qd6zmEqfJMJbxhimyfyKgtyF/ftNqt1KHnUxpxhoEfME6cFAqFZMAUkThoS48NAsPbTOwb1ce2f6Ah1FebuNdl6DmecesZJm8fzL4oaoTagj0ObpPU7dm/5tzrQ0oMeGrkqgjfaSJtTqaZqurSbcyDbDXQ5UF5rz2TBITcoQrS8eYtVTIJTIjW1iW9xBZ6ZSrehPoOMEitRjcP71Oh8st1SPg4lEdEi68fO9Ro34gZGAh9AfN/WBThakeH15uooRo++TzeHF0T4kX/pD17GPYsHZwhw7duWigv+2ratdpr2aq/O1iJ55iyDAF2/5z66LNSCm5p45aM7yHdMJN3rvKjCcNpLP6MYAR4jpUgZqQkS9ZtQdxMCZr3G5qvNuq8ZYuvIdzNrtQpAR24cuUptBr/vbLtTd/SAk/pmKn+BTrh/ztyEUbIcyH6rI0LsUYHg+es2S5yHBf1NlzQWfPM+qkf74gPuqcTrAny6xJq4x4ObrX+F4N1CIOnUqtrEm366Aoq4P5+U4+ZCLTKN9Ll9XRpcJlP5xweNeEj0APgAlxdaiNxjkmDWoFuV2+LoXcZRrVD3x2sPLyM8FuRND3Jxz/xGgEHpzPZGV8zznrRnO2dC+rDC8nmyFRM317ZPkY92gJGrZfh5IxpBKjBlp4OxWwomPER673TcUk1fR0VudsU/0Ly0K6yuwAJ9Qr8mr1DiIrioggPergKklB+jWq/LzMww5j5LDuFQ/18G/DexNhLlu5Havc0Svgp15Fomr8Q5ciSUxXE7lN0VSYw8AZkJUNAjIdDx8BHo7SXvUvX/q9v9O6TIG+moFFsbdS/Rpvzc2eoOxnaCGorJn9SmTr385cF0qoo3U8lVjdgeeVinnNJ9jTGdtk8UqqN+z2UIT/f/5fB8ifuN98fH48c6nmLJ3ZObtrsHvPcG7vfft8UU5/TP2x2ppqPC8hq7iyi7RS3k3EHzfGsEoND0l7B8HFu958VkVykIvIfLgvq3I53JdVAz14PcwjhqRUk8W4IGfmsuqIHPZkMm0cbroLFP0A6bf0Ko97ELNEZqq0qfcyQDsvF9DygPZyAt+XaQFwr3vWk5ma4u0sx1LeG8oRsLry5rnRNdhfesNMv94SWR0/NgwAuXi5P601EfJJmp1I5Z1Z9SaaOZlVLfk5nVVv4edEJnK7HPuZ7JFAQoi8Id3am6Ih2WcaB3W57A6VeM2VITTqcuOEQI3ku2Z97O7pjGj0pL67M4SXguWQiQiJp9+GQ1w70zyVreqO1dulIcFkmX+OOZLKVvUX9mQ/DcZIWTFsLS09daWZUKmt6G0nC1AqBRfGLXP7fUhPnXozVbY60dKImi1hRSuqSwbMmjEk3Eg+2419sqs2FYWUIBX6h6tvtX7Mb0ash8aAUH0Pxe8ZGBFkcoBd5F8EvJHjS/u8HuA53qICNta/UqGnFXpNBaTRVnjoh2pVpK1yH7Z+rPVt8xWEmvAr3kZOwrfb/IreEpTG9l4NbMnXWPwLF8O3aNsTWNRjkPcDajqZh/uJuie0DqkzironOLonQMlomWkKTjuvbWIWKs5I4f2tMbD/fgX7z8ui6Iel46r80/1EQ1um4+fi6vUwQbHyWhnnJlPQOiENrbGiVOAkeDek+rPcdomP0SzURlPXdrB1kRhlylbMKGXPFTE2UtXWSkenvAaVjs856zar7zNy5vapOxYMtgoVdByjiaglkzpk3kOwInwC4cJ4ErBTvtqoxzx5rIzgRkmUFZC6EQjd6Hq0/fqHmjJRtSGEhpOHnfOhbhDGFDeM4YuICv6vE5ttBpd+dWojeWHsMjIStzX4mHtk2++H/LhIRMevLdf3b/s9t+33zLbfPZUF4i1JdlPVqeqOpMSyyewddtFewJuPw8wPVfmVsl3NjsX2YxS9cxpU70nN0IhYbT14/jNU/wn5dKdxZFoP2y/gQNDiz6o1V01kn6/7R//6ZCxZexP7EJpy9l+olDIQzFG1qQCQNh4kW5bJWghCGFlnZH5kVS8APu9Cz89se67ibIZF+afWDrkZBcmjzk17uXIaNBnqv/FaOd9IPzBeBRP5oH1ovWzr9yF90HvI36NfiZ7x2hcDjakDc5Kw/wcOs8ektP8wegtvSce+Lqm7AISlPg24WXN6f3O6N8pAC4oD04N8/HvtterWrXiF6JZ8S4dzviKG3N2AAggxCP4J4Z5EmcyKYAA9vryFCWX1TYR6GLWzlI5ts1vGjuCOAP2Aq+whd2D79RzXd+IB0RDFGVpe3KiCjBQg+1sm8rxerqtlCjfQ0ErwpMn+TiTtRAQftVBUk2u1RcJcVv7zuHpfpLmpEIIQWB8RUkbJk4EppGrdMujgm1aLnolLWByo7jEEn7sbiunh6LVQNKpKZyxcpsz4aehs54SGMEqx7HdWA+HAi64OVsmHvRSKKfUIVJP+FnKw27vVC5t0yCiInBkgUTPRJopC+TTQBcLy4xK+bVi2ZctqY8u6Du1T/hSYrmW17WiNJRuu0G3VAsZCUyuTPEvPDVZyYuO809TPQAMajY1xjqo2nTQZvzP/a/Tpt+MZk6OMXP2ksDUt2XTNMDtG2xHYH/TEp2ojkhqM9nBU+LfHv/kesGkyn6Or1fRqJeySydtZlv1ZYtubH2qAYSbS2LH0RNk6sLejZmBvRs3AMoqsDuw7rhnYt10zsIgtqx3yqkNnveVkeGVEmcXj952OMWPHyODelan5ptMhfc3JDArlV6X8erB6/In0Zf4zZUzjuDwz/2uK4RiEocgzzYyCfCKF2bKbyhv/xJVx8PuZTOQ/K/9FDv8ZOtyA3YlFFjpe0kHxO66k4eANZISmjei7tAO96dbLDkK+ANcoI8kwW3aZwrGcL5Mhr+iTWuE6gkfIeV//jvT3OqstVxqrK+bJ9X5EL/5kWGHqJMs4stqwMOothDGyvdBo+VJu10Ud0IddFdeAsNrpldhi05RetEwGw4xQpcl/FqA7IacV4h9ajU3EXgZQGrHu2qOsUzqLkZYjQTqoBnNkAVYaR2AlnhSabyOmK0EQ6UyXARfI6y6MnAjh/fA2IYZcNXFNasNQI4EATL1qOEAoVqyZeGzNHHcWoRCaZavrPy2b2G2rsuzt0utmY+ltxHg4E49VBlXMnyIQ5pC1myHRpdHklre+ESvuDBCGdr4buKCQy9CG7JY2+7uxS4SeamjYOg4zZHNi319VuT/O19TFPo43qzb8ZgEskNcTOIm2Xb++5K+fIaZBrbpSOSEmEHHgfFwqFqFsSTcTIYizesbHBK0SCdFmuzRA0QqYzrYquKKQvNYhx2Tj5inylnnZJ/llBgFQPGMuGzATM0VEbHot7V40IW+8V1RFFNLF8Z4FDS8r9R5aNI9o6ROL5ie13hEFhEREaZ7QO04oAyT1Ti2aJ/XcaWWR5NyTi+YLWjq7aH5GSz+tbIKUPrdontLSOUCf+eRrQqNCkOJLh6NrWrpwOLqkpfNAV7MEa63mR3rQ3rYP2zsBxnnHMtQ5y9+S8q9ZfcWLmnSG974UrL4aHi5SZbNGhmXsP5n0VbySQ6PFuFYMHPx/tlx/M/rQ+22r3m+9IQAn5OuuQiyCJzSaDhnrPmkd+zalo1C1cNFjXUt7sBk4hde24w2F23agBAtgW8OsarJ8CsagoW9XF9nkIog/MCZMMdzjWZHAkXi07PoOwN5tGBimzvSJmWRaNoOD4crvyJ4ZPy/zGAmT2Cri3P2O68UOzZwgq3OKSQx1pU7Tn6JUXiis1KmlF4U72XHdTy9Fz19fekuW7I4z8dHRXX6HzNinylZfKCGWq/RLSEqqjiby49e+EROP0yxcXNGFa8LCpQc1SwlCDPaF8LTXAdRih6SBEsZh/3vdanGePE4ctsK7ViWDCZUFJlUyGJcTEL07JrCG2TSfho6aSZZqNUq+aOaZzKvr8+Ehs1/WbadR0DBlJL3GukMEUk385CGD3JGNDqcDmTOhXqcjVXLkRsQyk1osHTlcn1s4bFItzR9GWtPqATTqYyHH6URlji+az+NRi+acT8bCaZrTNZFPGaYpZUr5kCcl5DpgVInvWT3+iVXB/k3sq1g+f9bkZkJiCN8Xmt/K2+ojBAgrkQhl2ETyczRE6iaAHc5pMA5LpWdIYEy+qTW2B/x9uDm5xgLhNMF9Tp6BSo1IvXURk7HzMtIJUF9XR4EAijT/OdgWSDwxIVqIWUL5r0w1PRamAwKedeheEWt2l3QInoeq6nTVdw47UwOTQ/ZaqLD5BZkPjwe0eF+iQXwZTusoGSfoOwGqwr/HYTukRxHJP2CU3U8CYybtrkfm/Hj5rHxW88uPXfFn5Mon+daufPInGdi3w1IvWdIwZjHY7ZC6lLlrOurE1tLQeiE+eKzxYmjN6WUEgHYC3kx9nrZGRE5U4xErNI7WlU+8b4P9bW6w8ZUftr/+xy1bbH5Y6pk21DPSvNY1Zh2773bqibrnZYEapBOgLwKwI3LySekB+XVaFrZBxu5JHE4UOQ6PCgEzAA8QL/WIYqOOFDPEgBU7iQcrZklki10kwAWdHvYXu6G7VR+BmN49HtHinwHs5MliD9BLp4shDqeKORxOFHtxeLS4D4ejwGnhhR6HI0WBw0OajW6h+AgOB4r9OMwX9+Owv/goDsjOncEaGFw7o+Vh+bFghJIuaPuPYdcVHtbDDhchQPqi+SaMrRN+SFTkbfyY9HP8cQs/cr+XP27ix5S/jz+uS3mH38fyNSlPI3/5EJk/2n7GFyxfkvJOX7J8Ucqz/iMsX5DyLr+fZekQP/D3s3xeyrv9R1n+guMaBE5H6P+zTOiG0OvIT1dSLT3gBwEax6yG8ByOqdRiXirUo9ouJLMzNRPIuLVChU4O4fmKRKnqdafZQjWmYl457Kfgkqo4lOaac153Wyntb0qG0Rygun0sRLJrgy/WaOAg980WYICqbzP5BZgK4Mojmo3yXyxSGnruNDQvHaN5fxwJ49un06nMrKhWxBn67yqkVYpIZyGCRrgobGS4mAylCHjqntHVVMGdCOg3lOK2q72yHa62RXiuryqdTavJkyGtwaBsiJiU3gZQlArkjhLTSF2iePF7KFJH3gUJPFI6EckdtchOVcyuUTFnNMhvqxGzAvXMNAfMj5+911MYQt//qFoTTAaUXlkvkD0kYSnyzBSULZqHVK27oKzEKLeL6rTpQOzVnXhO9cCDEYC3T+VwCC8c4lnVOF4qRP9Xa9NNYm4xS2vDRgiKPxFZDUPL6I+Uiuphi1VXwGFyFeIbR8F41JZF3W8GEbpwHUQ3RLb4ZWaYc/XlmXEtrsVldSNEuu02U22nSLXNaOnNSMpEw+hqcNcxL9KxbYB+bP/A0Rc5eEg3DgcMYz1/Ecl1oxBtofYamG+8BgaUY+FIzdBP0L08q5HksjE98GfoH5xhb0fcpLY6QkW1eQsLL0JrGc+jp1Sjzm6JFYSwQ8MaY56j3AF34taRiv1lRoBF46F2C+NTG7C5HS6a/frJo+BY2A4HatUeSzwSj8e/qcc/oMhpHPi/Ypepzx90btl+MybezqpOKC17YJt7gW2eXXrNbiy9aa+Xs2fGlVhCY6Hb6vUtkoSF1PE9hWLLXgwFUp0+/hQhXb2x/PE9+kH2TsiEQOX8AkHpYI8mkcT+qmyJUFPLlthCMvex+MbHmdCLLhRddM1UQl0B3JMyCCXT2xKLZj4jo303FAfUFbKYU1fIYkr5q8e00XjYhM8OmgOy+fYwnDuR2rqPiB874bwyIePZyy8gBEBPl1pfs52WfTzrFQveOEPaYdmv5fialQ1bjq8CCdz3M1jpfT99yCzIYQCWuu93HTYAJc8eNvMMs/Derbh6ywQRI1I+KAQ36ungSrfBMZfaqjjkdCOs/xzC2y2azyG87aL5aYQcWGTEwhYEYqMRrDMw1N+1evwOekEmiwgjWfUSFGP4QGk7oH0Z0jX5SeGtmVWR3f82FZK4nAN22CgkyXwjgEbQRPayP3E2Ut4sURjvpkavl63kKgKanqCnxsZaHdj6BGJZZggXU1JiTstwuoQs9h2KX/ON9JU00pfqhjKqHgpF/iMGU400EWLDgC1yL0Q26qBOav4JJtUcC73equbhHWeQn3xeswpaKuDkXfcHXT1rxLwcfODpDJeNP0jvs1vvW9H7Vrbep4J/mgSv+h9xB2NiIel1krUY6yLbZ4L3ZSWTFK6o7kr1ktoduLXM4XqnufQbz4dLuDd7zgakCoiKSqJHtETIrgkq2XktMcsF9+YFpT+WenSG4DpoHgoh+jQck05XDdO0HAIWaNSnQJc0LhQo+P9sbQJXN7sOXnqTCToSaK+kQzZEakyeR9D6pfh5agCg0SodxAgkEpCNtCFRkZTflLvc9aWjNzSUw5kQH+IM7IWB/AjTjxUG3W6Ig2E10j9AdRofNiK2SL0sKW9pD6uTOe21MKUxk4F7ufqmk71j6c//4gc/aGuc2EtPMjZv9qdtN6VOcCFEbohFHOJ6OWYMOtY3bsO3eKYDWVjE2GcQLOZ0SWsTojhjP3Vya4a9k9noLsppoY1IoiiUso9TT2qMmQtCPjVtXQ+xZjSN3QPRNREGOoCzD3E4J8KAHC5xb9V+KbKAgWlFAGdloLWIWyDLdwXh6ifX1hEYmfk3SaVAuilvV7/lmPwZe6Yr9oD/KYb8O4czmUgcHUQl/92Qy+81HPeQ/nYAPH8Fx/7D9jeZ+2/R/Gc4Ckv0Gzjmh9xLOA5pmen4OSI8me+PuQJbECUAHkZ8HKge27KFdxgvUyPuMLnfTFLpB7bJ0mdCAlqjvWKwXApr2hvfPGgt6tI+Dx/7YTFFdYgUkFJusCoSWg9blWwSGICdcpDhmIXXBbpRVWgyol0s20wOskc4yP/danDRT68wKAGSmZaZhuFAFAVo0iIOdCsIB8zGSOGApbnmHIUDlvaHEshES7UMbc8QHiHcTSuMax9CDuM/xSz0ylxeSC+5FnQVk5jqu6RZfZ/XOruun1wpB1DcIS8S4gCWu0Wm2j1coRYvQkAk7Hw5tHhDLzXTs/0Y3yvP6nKaENpgi4lMB7enY5ZijHoawCwkEUfbZL2zZU347y26vz3Xiz3UecTCsAw1YeSjiH6E3BAd7K0/hbyQyLbZ8bPQFHfguPCIRjI6oukhF5CIEhx2RwMAdGTa3LYrsGXCqDkk4dmDtS1URBjTWK77lfysfA4tI/gqTKm06DLQFUMn+y68qOY2FceZqo2/p1kAckVszsiSo/1/r6IB+syYLWI4ccIzAYgIpaxumKkqcVKaU1LVLiIkGDa3OvytyMPca3JVSMXlVM2UIhrSrD56l4IQWvpaDaXHGHE9Wn90XeyudObC+8SNxIO87IyJBzNU7BgMb3zSD2QyrgcZYEzC26HsP87uCmd3BbnPMIh4sVtuza+AHmlcKnL7BrGXdogYIANrGOvXMf+sn/I7h0z0LiRqx5It9lXEfYN1oCeHsHROi7I9vRqKRqiKU3xYXL3iVvKnRyA/JookbaWzJ+Fisxq7oqO4sC5Ucr7YJ42gqw6pR7g7A5InhtfKS05dt190qpn8ltMAqXecxkv9Jo6zQp50DxfWYwc+RqjI0O8R5nH3+vo6TVO3HVLJT45c7pEbRMY3rOVJWsEmwb/UClKdEBgLONPW5qEtefVgZoVlS3jsAlE3Ith2/nGkhrPXnIYccmpT8nOBhYz8fYuGVtm9hxxNsv1F8x6PQuwWzQ+0CHDF97WYSvEvHBPBR6/jRkdpysJzC4DfGQrlhKiepFUgYWiZu5GaFH83Ul+k17Y0rAktmeTdkmepo5Ve0BRLJGku0j00OBYa7lqagIlhLmBQDLELZHtn+ufRo+XBIeYhQyaAD1ZjQ90K+tkh2EX1mjCMpjZuKboglzvzHvK/jYxeb0T03YYTX+H9hOwH4dI0OYhqgRQ/rdWy+xChxpRZ06KJsXhsbTgdAyvOdvl9YwOL9NkhpKaU9jUhxfeNhRTf14QU3zcKKe7h8OtX850azWIVUFH2Tnt8YsUK/81eAZzDbXxYa/9brjYnJcHa7xQaTTiJWo6urHh6opOlFx78JISSxxD/VN76Ks2IpjFs0sFWgwUnISgMSwmtlpy8Glg4CUFhWMo19DBsOiUlZADw6UUc5jefcR7mvRiBuM7BcYol2O9uWi1fg6WPpUuw9LF0AZY+KT1o76h1j2dvq9WP5RctGRSWX6LvppZfUeteK58lqXndqrgND/Q1zQYBuygjJNMnwqfcgDpgc2VaIRTJWeZSiQF5UDt1Mqav+9+ta41CsQWXkkHJSG9JUIqAUHiXz1KIjhi8AXYGF0LaJmPxyqyazWmRb8KWWEJT4jHr/EoSapp8EC431CsiOogQihCnSja6Nxigk7vjXe2CsX29fZ2zEHc8wfBVbSYvw4JqZ08wxGet3EHIMHwka0NKHLM8IwWMSmEOtuecAkizckP4pl+HDoT9VZvVXVjkcZ75Ubhi7sKpupkw3i3i1wvDCQAr8978bJkGsZN93aUzV5GRDHU06og65Qef3V2EklhNcfymhcbsuDq8voVQn9QqfceWRJy8YUuGYviuhZSbJ0ngCYiygPUpzn8OoX7xesbfiVXk1DQtK2XvAdoPEY8X/nbQfzkoGiYOw81d47aN5SrTJykRk3m5j5l4I4QZP2jeitRj+U8ijT7+ZqSBdb4bKTjmDeFCMv00/QJtv7ZePzVHGs2JwxEdTd2iIbQrUUdTvPmNECP+OyGJ8OtW079IN5Z2GIIwaC82M9K3avtXqmhYed9rjsCQ9B4E3L2PgG+bHrVd/b9I3Z7N1kaYabEGLvkQRFD6fpOGSV1W45NS5pXG8WCcRDj9lJMaQsWF8MsIjhACEanTjBqFZgIsnmwHne9vjk1ZhKhjUrfmTchzC5edCNoO5OkWjtPB/mO0OmzTo+9FUxEOp5V/1M/BexAG5U7+MeFIqZG4CG5As4bMadYQJs/dmjmEaKsjh9yFjKhPGaV8B7hKBUm9FYK2G00LMRaqpP7s9uiz1Yo1w0l2NyyTN6w6Wn/HMmNqwTjcUQ6NDxRPjJhxBKAUcO+JhqwPqZXxgmc0DOZ5tTl+QS2Q5wpGdjwtgpwcvoZ0bQfNNU2zdUUTf10SftBphCdkoHrQIvJJAsPYAIeFYncdMAiOWHtqByuyyRqzIn8SO818wRAXiCQfAlc4wI4IYdUM5K1v+4g+V+U+nLpYisDj+/Iv+7bv6AWf7xWRgdEswmMH+tgZfWweHksfrqSuk2qdWOsYrTN6alGMXl3sRaAQp0ztCTl4IGtiX0AXFENAX1AwPYD2Q80D0FegvVOE/S5NANDVDXsHVL2KJhWJ4omhgvHHUahTXr5wUvGycX3NzwqrFGCt+bYbZFSGfkZvmPHxuGNi+9s+VYc28ERDOEDXD9wtTFgDXzZDMgxbHjto/OUgf1CTyNgmNMS/SUoTkohh26WuRHddhm3SDcWb7L9t24kPDYwEWelpQB9FjF18X25qwBIjZIXqcZF2t9CTru+Rnrzj1MzR1VRTVNY4ICFKJFt1KnB0R0nEsThNPsW1G3a4oPdR3Trj08EuMa7v6TBxliLwgr4nDym34mqGgQyqN1kf4QvjkA/mLdekiZF9wykb8qbTmIefUtPnmzbEg6C3pgZb/ZYLQbijKrpSTozCcOtj/6UVIQiPt0U2nhzzL0JAKiTd0FQoQa5tE4vuZGUmEbFTx0AJjzG7PZMVVoySxOhGlfs0W4GWAd7bJPj6uFKiUZ6vvMw0mXrE+NlKC4eIm00VPKNmZ4iafWy9z/jCTuNYgWS18sOE6zE3mK7XsBUgixICyyV4wloZwRZqTlHPbpcZEefxNWE4DNO3IeZjmxPRpxCuEtxnVonbdmR5NbY8PiU/rOYlz/RLsKKGXCd2WZ9NNOBghWEqGXwn/8RY1p5BEZLyQFZaXseXALgO12ltm9SHxpgGLM1UujzMSkM6jx3F6KzMD2XV12/duWv8xFXfkZlFjraeW6FOD5Mpbyf/WjMTD3mHK7Kbw8LU0XhF9QqOsJxerTnocXT0r4VUvq9qZJsfteFrxEVZzJjXjJP1InPLjS9S4ZC4NyNp/FcrskHzTWwp2WhHlAW8cvJ+4hI1xOW/cS6tgaB1EurG81ejJHr3eBwkYSbjUbcSpilhiNIBNBZICdHWLCepOjfFIeENvXCZbTHT9Bs40yNnjfwvvp2PPEM0TJMdJ8B00VgeasKaeWUS92uYFK+20jndxAfUQpKZPKDZQojBtSFEJLNmOADXaMkcs3m21DzRVptDusXmmYXQb2Phl0Ki6Z9niIdA30MSoZGGN10OOUOq/KpOlJ46ZYRftKAya0yI3OCGwW5RmeOVo2uFyX4TU8dtjmUP/ZC84lGFLSfMKZ1fZL6eGtfveBXINmCHiCMipihX/Kk7ByaepdOHCcGS0onDjlAOxVvVM7tJbjlh6siiVSu/nv1x6nqa9PTuSHCvlDmWWsNjFN8RlQO5IbH1/wZ2xFeCkD6a55BOITRFKnjH1W/YFZXLYa4M+qmX1L9D5y8COSYj93VNqHhR2SswRAm4NsbjOq+syxeg8wTX1gFbc5pGEDK5J0WaTL8t+z83/17gmzrf9hM8k+9NRpcz5F/rykI7IV+ab3Vu/9d5XDl9A9lv4YQ+rR7x04xgNBQ2MlHP+GKKBs869nydFRXiWi+EP54QEvBBTvof3A6CXkdVih0aex8xLgn172K2miHT9MkGsYO575L8cc1pmdNkAEO7Ls+WLs+WpjZqaWqjlqY2amlqI4TIBJmakY+cgv2j4/P1AMqYCJ/SC5+W8lOdSiwdRpLtPGzPaR7aJ1W8O60y2inN33xCszmPktPCqP6IageROXYHQwcp+8lwRfPyqVjgldOohAvFDpU25hGNd7lsEad30Jxrduwj8rlJiLmVjELT8eQtBD7M0EufZ5q2rXNjx41yGiN8BhUQ02IHqgLls0MRQoDmSX8jPhOqL6n7xhB2otkspBlgX7RURcp0aEFzdEGLCAB2Sa8iMQw66rp+6TVNSv1iwIZ/K8Rl+pUQd+lvUlxeNHfCM6HDOo9CTmlDZeuB3EOUCCXunrIryxqHFxKfLFxp9KyU3zUIqBgpzcg/owI0Vit3U9kxfsOWDBQASmGQhZoeuCFeQJKdZLafD0P+NBM8oyr4eKpjyF17M7Yl/zPQVVX6bI1HlygSV2Vg9cMoLaKaR8CVDzSUlKFVANGkGFYl4OnrMNMsCYlaVZWHppOg01xPBQyodZMrUJ0whJsJeSjD403wGMu1lDKMCAzqHnDiFd2ACEzFB+fDpbmNpdfN9exu/UnaK4vURViNLae3EVifLhp7zwu9D7qQf9CFGV4gyDZE/Hfw6YDGgCwVg4SZOuEDndE0q5j226GmhRW8EIx6svz3v/P/3L6m6QNGKQCgkPbucvW3nruZXtRo0DV432X/NHN71Aj+/xV3NaFxo2dY0kgjzWgmHnvs2ImziUbsYQLekMJiB7MET8jf0lCyyYak0B8m9mzixJnxauz8QGp7N1s3hR5S2L2nUGigLc0hBx8KDW0OoWRbH3PoIdBCc2gh0EsPoe37PO+nsZwfaGBpBzQafdJI3/fpk77393meKVdEI6ArUmoh00HjgZkG7LroEIFhq/vd7S8dDJggM2HDJVkgDwmtP3W1AlVWFG8X0H0XiAleF90XMfOWK6ezjgF+C7ZoO+ozvjEIx31fDw8hbyAKKksnkrJlaufo7DQY54EHuE0FHpxWqXbesezadhY6vJYUABwPBbm0IEfAvjz7jAUutHcp8NICr7aTBfm0IE+2kXzDTwv8GjNtGoEW1Bl7igJtYn63VartYsFgWjBYi1iwIy3YISo+Ct5OC96uxSwYY3usGqjYfQUR9KO34FiGgBBP5J5iXaO5zoEt4DHWu5ii4OA99MjWVOOHtubXPsB657hzH+sdxIFzYCdYw3o78UycaBvxTBzmLl2ozOiTa1iClDNAlId34zzyLhVTdW9cYoqmY4jPKYQ4SoauQQEaGxsPmLQa4rBWTb4NImnjQb40NcA2Hhp3bpmNwXgrowccTXUaZjSyo9F7I4xGNgiwPqORueHG/XgxM+X6KgFn5UvemSK8yd5jkWE1pQp5HENyF0xwZ8A5FtEYh181/DqPXzF+zX9QdjmN9oeGQH1ElmG4bmWBCxc3qmooaypmvi2laAE+B8WkdUxWJcykntK8ewiaAJTmAGZSL6piJvWiQTWSDcFI5sExOSarYUyoXjQCgdtTMkIPAH0YxCQjdDQ3Qp0qhY0Qbz4myCbDjcsn+PYT0ghagSIT59Tqh3AGB08OdXy4dhUFd9z5m62mu6dYFwlI6GFgPbG1Kn+ytWG0FQRw5EBJbNHnE+c3hfox3DTyFVI2iIsbidpHCNDzgNw2yMkB8mhZ6Vd8jTYMNdqwpNGG8LB/Lq+vSpoDBU2WfXHLZqoMBg79rzJmKlG58TUjCds0aHuYkdfZkEnrj2zApPUHrLdMWl/aesMemQY/tJU9hinjN6Vtn6b8O6jgcg8aFrEcgb76etgPfaqOBIrqU7rQqwmVoWMaDXhUOe+PIHBw0oIOL7U4pNGAB1WJmqIqRoserQJ0QHomIeZXrlNllpmznIWi5oC3GzuAtvWONQT/ztYE38MJ+VBXAK2CGREM68SFr9YIGTWgsFf9CEbQO2DvtgIGKljKsmeRA560eioGOioGehi8OYyWDJAkUT9Ujqm0etdVv4QbF00Uf6kXDspIXbx4kH2G0KoyRwgiEI4mZWU2QLwQs95kznAUoTnFT4ar4Rvl3HZP56WVq0deOmJr1lUrh2pMImHoQtHfirRHgsEYMAX+xzJRbU0Bs4fNn+dv1EZUh66oDt2vOvSA6tBV5X4dVO7XoagA0G3p3TIQCOEikr4FeY9m8GbqFoL7gsp0XSmQoWH3q4Y9oBp2VTXsQdWWh1RD9jZxwQ9HI5+pyu2AtSzakiQJb4aCQmcUzUAUzeee4yw7GW9KxkO8SdUsW0rrwejipTg4YHAYdM08JAIYR2Z9cnQ/JFGYYDCJn6Ql8vXOl9RrmINkURxnpIPS+8KRjPxmY+GgV6LnqxgdJzBsjvPuT4FfIyqwYjiIyg5lN07JN+7Yk1Yq8cZ5I4Yx5OYXNuSwV+25+9o99165B/Laq49fe+2Zfv2GZ7pvj2f3uOme3bmH9gQRVsyeYGPPuj3BqPyX9zx+7Z4nmT2m3E59VHV9xRzEfTgqT01e5Gi4rG8xgI6BKx6hon2VHGz16IHn7QLz4K7g/XHH6TELQHPBRW86elH5ueLEwX7esQBpa0o6I48q73Neb25lOTSEQSodmxORHOGiCJ7jG25ldewYP/1doxH9Jm8Xlt84QxcWk5ySqnkQt+7ZzNLdFFbhARGXz5nXuAc0c0pVnxDe/J6taa13DZW4nPbHqvHSD+cyLHkTuMe+F7b3vrBdN9sBOb437Rp5YbvywjaSOG8gYVDjazDNORcAgZB5SH3Oy6mTlAYiNC8mfWJB8behChp6m80UdoXDcRHRk2rJDDCDigA9kU6daobmjGryZlOeO1g1ovAwyJ8gANDt41dAzpVCa/+/+grkxtpZeHzjNCsX1g5NwTij9D7fUs3r2yJfyeo7mqX4XSQZIgExz16lfVGDXzwtAIZVGg7jEb07j/W/bTWw/QseVw9OFTWWPAdwuUf0b4c1WgOxmKdpmQrzQPy2NbxDMF2UGSfrj5rbSkW/yEyfgJk+BWT6gPKqIdernGP+rScj/lX5tz90nT5EITGKxetBGGDiK6Uk9WpWLCvlKuGUNIjcPaQiq0eaHtBnUiIxAS+xB3s4g83GNAqnTt4SeJg4YTqGpYLMWMhWkZGlVyBQ2FhcycifR5SxF0JHkMoGh0cZY7mFsMwiwxteQ8sk525wGTqk8CwyTg4ACf77TDFi+KOa7XNqrw+ZCE0PbR4Br0Q9e09trfuiEqBMXfBgHBLhoLopZAxhlNVo8AP4H6o/Qyiz1KuKfCaGqdcIp6EZ4qlEDQivAbDSIl1JJArgQcPGn7aO6UsB0WYQBYhIiwEkKtkKvmYr/aUNhQT4r77SdfVjjNgKU2kr/WUPBjanKGZKd4EXq2ZBlNWa/3vgmhktXSG9ke3WwKi1esH0OREn5DsxEkVAJApcD/JxgFlCXpHyWilBwGNSPU2pGE/ynGtivsq/ZJoKSDMmm3kKhE+Y9xLgXTWHOalnsPe5G1x98o/j+PoQyNVnKkhYDXbLmxgPO3/esSeIoyE/b+Mxp81F2Y0pq2U8XgHf8doKvNbkjH+1s2wRjh6i3qQwzYPSrBG6xYxJHzyyDPpTRa4QnrDtZTO8GS/GeDBHp2AXAaOPlKftwE8ef/Hz1b9/sfZntYERbVH+tuG90iAwwFH4jrfkIcUw7GGoilKWr5FhLHumE8ToIbxDwVSiSGNuzkxxJA60QBxoIamFXvHIrN8f/SUjxZa7jV2X4eNFFLkVK5c0WDXU8Zy2rkQzYQH5fO73lEoM3D0OKJDismYAnS7b2FFi7gVHnLIlg3NAnqmK3Ja/rDKVDYYq/Dbbimg4ym5zRVfcOAxpIjxwGebSp6smXiGagBca24inRxCxC/agA85q7B74p9x1+To16sm3DMDT0k2ouLKRkIIVcesROWZOjUIELygJlBJBReXR2IVVssDkBzmZvXpg3TqZSEtIkMeeku7pIk9C3yM+rlC//lW3UHrStNFjGz1Ut069rMArSr2W9K4EWEVAkl5HO9alIcuxi8K97CCSK8EBIJWfgrZ2ROkSpc9ORzxuH9qZu37qY2Bg4QzfNEfYq/hFJmN6j83hrJN3cjSi6he7+5kW4BK64L1QewY5AUh1kuF9yNNeOvq/6CXcwKNsvFQot3oqhMuaz5fcREQnFPW+FRHKPaVb+5CWgR7iqo4gECRpFZXBmYdUtDBAyuQkSVOL6VC3SPpXNBexiDBPlynTxxvOYUNfBBkpDHPymnFlM+w3VDN0Q1sVGaDv0vhP0YwirUpnSj54kQ7lOJW8KEtblR/Z/8WfpvQFk/0TKlGyGp9LtwaNXGVb6Fu647cAz/vKkg0/+75rYsvfKNuQ4o4LNsBNSX3QQ4d7DHoG1uoVKX2DRiHw6fXFSjr3CrLjcsZMQCI489Nbin0ZuFIQ3ZRHKb903ajJfTcgoaFUyqQ7oHMFS9DKl66jfvINsI7r8sDIt6rzfu+f8CpiiI7Rm613Oss1RJR6QyMJMCjcmTBcy/uajzh/qn2x3bnSjroLzYXF7h7rw/Ot6Oy1hVY3utJKWlG3ebk1IwVRsx0tmkMvt5LubKcddT6KFuToudmzSTO5BnRm+Wz8vyl/b3cWoqY5yXzzXCvZI5f9xA1/YDei6ebc3Nnm9EU9z2xXD4g6SZR0ugvyS4qSxXZ7tn1uD88r55OidkcPHEsPkz9cOd9qzUUfzc5hu7mgp2vOzCStbjdTr2aSNK/hHAudTtS9JNeX6tz61A1rrPVcRytzqXWpk7x03H057jiP6yy2Z7pp61GXjbbOSq8kM2imfhrSr8ni9MKi7D/f7GZ7cboz05LT3r7hhgcb0Xxntm3a3F6cmxvDkbPtmdbVaKbT6vLcrauz3YUxNLcpx1w6a45unWsuzF7GqZ7JqVqoIXo26i5OT7daM60ZrYstiyOLPJGWK4unFVwJ5GtElimzrsuy12yfsfDW0W2UV2Qp4U8WQn/Cf9jzOdvCKMMJA17FwflZll4UH3l7Wc8d2wrNNk5SlmWLKe/LlOMi/aZ8IFNelWXQlA9lyrfKMmzKRzLl22TZjv9IHUcz5Ttkects7zTrXbI8s23rtizzskzJUpHlmbTgriwrshyXpWLZ/wEW5J5UXucAAA==</script>
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
isRepeatedGlide = false;
}
function settled({ isRepeated = false, isFromAddress = false }) {
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
