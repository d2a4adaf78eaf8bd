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
<script type="text/plain" id="module">H4sIAAAAAAACA7S9f5Bd130fds65P9597963e7FYgAu8BXDuFVQtHEBcOxSALmkJFyV+kIQoiCAs0qZNyBJt6C0kAQsYguLFLmSBIpq6LR0rLdMoNl3LodqKUzpRUrZRa3iiTpla7XAy9pSZ6g/GtWfYGU/MdjITTkOL/X4+33Pfe7sEJTlpKWHveffHueee8z3f3z/MJy9/1hpj7O+4veei9fV1c87hj9WGXT8Xr6/rCWnjhvaUHJN1vZbyiDNubd2u4d41NttbpJGth//MuWhtTf+uyW3xmh7T9qqcWMfz8foaH+ytr48f7U604zUeknU8IP2tr4Uxr53L1ngyjG1NR4DXyqGzPhptPu4aP438606eyCbaMfqx69Hv2N+2iXNRN8tcNGWtSwymz5q8N51YZ1PTi+JyS08mNXVmxvS22tjEppPOdiKTbYui7cY4lznpJHaFuSs2Jpszdke008RyKkucGZh5axMr/6UuLTrW7tptbLzHdnyS2KgyndyYKEpNnHa6fZNHmZFjXCfvi1Inz0S2Y6M4sRdtXSeRNS6dduu2uXEjztdNc+OZOO+85rann33qs59f+aIz2acuPvnJixcvfNF8pifNiytPXf3MU18wy1vkx8pTFy988lNPPXnhqatPXbhsPqvnLl/5/MpTT/LKZXMJD119auXyZz7/OXMNPy5/5q899eTnf8F8cQo/rnzyyi9dfvLKU9eumL/WR/+f/MWnVniPWZ0d/f7sJ5dHb7k+vu1Tn7/4RbNeyO9ffOoK+3rKfNn2w++Vz//SFRnBTdvewA7M06PfK790Qa7fGj3whc987tOf/4L5920HI/vk1afMr9ne+JPMr/POlac++Wle/bT5mzzxhfNPPXWBQzT/ycSJy1eeumj+U5s/+eT5pz558cmf/+TlpyLbPWpNY/PqwYd/7tyVtS/Zv25/1f4N+1X7W/Y37XPyv79lv8a/vznx92+P2n9H/v6GLWyn9wf/ZfTbdtba9eb1r8QLzuDgzUFn8q7xppFWlv+EdevexEfckXBTbY/15aq3Cy6r3QlpW97prXd4NM//RezuWk/XvMEdCW88zg5s5XxyDM8eX+Fz5bDqy4vkMBXJDX7Kp80r5kJthrU8hbf0h7V0Y/Aas88dqXZ4c8Acln7k7D1VB4fFKsNhf9XFYaGKcIuvpnHYU5U47K624LCrmsFhvurhzrkqRp9lNfAWXe/0Fl1vxa/Fajd++WoWhz34s7vajsOu6i4c5qs5fNhcleP2sprHYaHahf6zqsAtWWPls33R2BN+4OcfWenbBL+O9y0ejTGGeHQplwu+lHuP+1k0p9Fc8TP+rhN+i99+YqU2vocLsc9PrKygfaK2Pj624s2KzH3MYz7wc3JhINPrjuj//NbGLk85Y13unVzrR37XCzVXz/hIDjgjiy19RCcGMmDbzA1lgiMcbHREHsqW9zksF4+P9BPv+Lv9gfVzuppWerLLtRGMkfsdfucj/aiQ90a+u+KzFd9Z4ckVecadWOm7wuZ+l49e9N0Xj/qv3HzEuxW/22cv+k74zbt1duQVaWOHdeqTE30rveaNmZa3uPw/tjZa93Hzjr1Uy6SfqFKPuRfoiU6s+OiYT+Uv/hhZadyFGToGiMS8Xa4FX30/uiQjv3Hj7c4lmUxp3Lh2CX8zme+JXycAtzKUjnwA+znuk9DhZblgqo4MqJNvNToaBQBTzu3M85lN5+TOnx1tLYJCLWOT/zqX9HCcu4wXZNmWDwrAuPYGe0K3oP5ewbVwM+7fYrELd+H69//1n/+evIMvjq5cXWHjHXs8f11ow/r75JNltbK93MMPxuuAAqxfV15l8O/BQe28892HBgIPOvpBIt8pd1W9xuTY0M3cVdl6SVNelc2QNNlVAf/Md/aZuUPmbm2Vh8wHtJUdkt3Eljlk7hp1KlOS+XTJPCaH7pL5hBzyJfNTciiWzFk5JEvmUTnEB91pnx01h6KT8qu3ZPCcoJ375GAPusOy8P/MDOVvOWw+8HbPGGlm+H14WPZ8dsAUsvczAfpKoNLgjV4O8sY9cpA37paDvFG2Md44Lwd545w38kYjmARvFGSDN2LG5Y3Ak9WmF96ww70m/5KQ7XW3LhMVKaZwgDfBHLJ62GUBlcrE4wbMut0w6/Lr5KBwxJ8y4d4dw1PHKm6oDQ/KCZNjMSxAfsm0Q8v/llD3dekIcFEDOWMPD2XE2bD5EAdrga9OLpmTaO2LjhyKjmjr/KHovLbOHYrOaeuxQ9Fj2jp9KDqtrYuHooto3W2v3Wuv6bkb9pD80/Ytad8K7Wel/ax8CPZDV6FVtkEJ3ANSgUP5vM1/p2NnAJqvmuU6FtB0B8wXCSI6f7PNWwIyrxrATIzJKTF8ae2LMgyfLQGQw9KKZd3lfdPAM27BPdqYh/UpObklCY0yz5PwumgvkMCNuCpkEav+CIXitXWvia42xfLUtA3/RQ7/mUiQk6DjVwUfd4jY60yJ4xQOBYe4onTQ1OnKysrgWN/5TiMLCIwmKMRPATvW3QGvaFdJuO6Oe5z37e9If6+868ZYL8j5RH4lgl6t7x4jjhUYTPH9F+uu0EppXKl7wGEHzLU6rxLOcD2tcBkBQrq+53NOzo+RRMhTcijkmehuW9bc5GlOEqFTiPOnfLTfPNyUV1bqAojpuiAUUByfhs8Me32ltoMlWVIjtB8ALzMjv6+xLRM4OOiusJ2xfVEoYXbF5yvNDdkTA0ExXWCpgYylp40SS+awZLJwW6RbICiBpgRjnpOXyMFX/LW3msJhQb9nv3AFEfiHDg73CKsgh8PyBjncJ/yDHI4IxyCH+4UrkMNJYQfkMJ9XKSDqXZ9/QD9f8N/45vBo6Ch0G14SXhkGEIYTBheGGgY+LwuoX5ML1Bb32nvkMHvQLcph60G3Xw4zB92CHKYPur3gEQ46L4fyoJuXQwdILPZbDrpZOWQHXSmHqYMCnLFPwLvFPgVKi30fWELeINh8yRyUT3zVAJkBETaHiDLicOr/mHHdta3rsj9IR9xyXYCOyC4Uvkpg7IJ8sRzOyzQ4wSKCq7AD5YvlcFo+Dru07rww3mXj/2G/leBaYusiE+OTOzdPC3CWJHjRQ30QYGE6L3gHWnBOSFQE5OQACjcEZT8qZ+Q9hw+689KaauwlIRxFkuvuts0ztprmm8pm91Xlj3JZ0aJ5wwBhfLBIww8i5ecsv7yQrVH3hUm15V/x0VGg6oWh75cH8MFhOD5+r+GEQUwMrGgW+TJf3G0/7YsD5hcIPdYXC+5ctQ2HJ4TplMNjwnQWmL05HE4LSMnhlDDDBeBsJw73C/QUgLMBDvcJQ1oAznbhcI9wswXgbLro5uNJTO70iYsTn4h5l3EHuv9v+blFhFcTAQMtyr4EkqyIJGPZFoHMFQJeS+Z+OQrBEu4ZEHmfHKZA3QuA9z1ysAB9Xa0wi1uKOBc4fF7o6JTAoaCW8t5aub237MdIPKawftPjj+3Ll0+XZ+v4tHBT8VEZuv49MwCwtl9om7+wl+I1Hwm9OPqRZ47eaP9bf1pAILpe4ylzBgBx9vIg53wAKN8TGgML+pDMjgytssIyTsm4ZU+RCdfL/8o+JGgSzWoaiE1R3RbZZ9VW4jv8WZVzAqmTQO2JDW+sXtJ3n/D9xpxa6ad+1s8s+/4pCiQtkEfJxjH2/cxQPzqs3gilTsveESwgG/mxKgmbdLR1RPrPhdEx1ZQswG0wMi0ZnQ47d13GlsglUJpbliKQSFsCTkIjR8thBdg6MsN19LRMK6j36MejgEmBSMEZc6Ck+6KyTo++0/4n7BlBtT+oN68Hfvn0jB6Ts4Oj5hFQJdBIrJ6s5k0Z6blx66z0Ie23pds9ftQ6M7heRxAipCccE9wmm2T/BvA3YRp15mSpuHTVlNAizE4TCTHsDxoQt/4AA/zEoO43t0Vu6wNgD5j7ShFcLg2EexfGWoD9XhHkfSHQJItSgOsE0rghx1vhtLBZ3BqruJs4+zfClSsyv7cBVNh3us/7m/a5lX3e5z6fafb8klyeufyi73/zaRFA+XM2/EzKWqQuYHZ8M9C2zB5mUCYhwWTIpCQyP5t2h9cJ8wkXQraUPPGJui9s7MaVkyVLsRrtklVRzr2I83IiXgsL9apZk9vytbJK2mXJsVF9sS86KTyXHI6I5EIY6SmM5L6PneuTVelq0+hSvO4MP+PyIJEj3/eum3C93dtc+jyAQI9fvwFD1n8JeKrj95ix5AzgF6CLX93wtuwHAVxL32z+QzB6mKtU50qkqv/fx5+F8accf/8Hjj9XdAP5RigiIP+AgPOYJj5nlSh+1SpVfNYqWfxVq3TxllXCeNMqZRQWnqRxVUnjNSWNV5Q0XlTSeEFJ43nBcNEIkX5ZEKmMYoxsRbTKKW8rVyQtcGDGbwMZMn47ODDj7wIHZvwcODADtgyy5Q5wYMbvpBipHJjxA3Bgxs+DAzN+Fzgw43erUDkNDgy7HEzWf3va7VjvrpHFut2K6iJPiMBNIhorEY02ENHi3RzVD/6fyjc55BvB5zuF6YqTtJN1e3mh//WnpsstM1vNLFQ508LA+2IFGqfuyjGfixRy/JLQlRFu3y4yMEkMlgISbXl3cReEpJwCS6Taqi67EaFjBbqY93gakLxAufUVc2EoHy4DHPeHngpoktgDH+PrFje/rmiiDTfZ8U16OZbL8RF5mF/DU4k+0XwJAnyQQWVwpO0XQTedCLwg4FGxPR8NX0jdbZvooMMXcOi1CAdzdQwZax2c/KyyGCIHgYmi+OMjSj7gbS5Kv0lzU1gD6X1bDoXLWEKV9XJU9GR1n5S1iiG14zVVN1KtVv94n0w4xPAHg1Qn0imeE6TYHUJd8Yohgoh8pxRpDwpJGWOsgoaBVAghwqhUKO2yX+O3PO1z6WufQHcHhEYO8mlVTxBJumTmfAcfl8svESxmTx+TtybQWFJ5ueI7VFyuQCI8MejLrpJJg9qwK8MZVt0C3JCewtTGhckNGIe8ivNWGPGxTIpAYruUQhjLH5dZGgGAnmjv4M+fKLaOf04TgmbGi9YvJ2GOD9xdbFGeJpJ/InFWsSzAkSFYG3ked9xDfWMOTg0chXbFudJOjlOVmo1e6O3d9j7stA8Tozns1cO6j+/RfQw50EIO7OGwoLt6rzLKXtaFWiTu8VnopYEGSkUDU4oGchzmBZHlZAewFf5q7Vp+EnIxOB/lKvMJLjIZVIBnfmvLbSaDRNGhQGkOJUHmHdmRzHcPCipWZdxXcRTp8lkcewcFFcsxIn+SgQ+6iaOIljdwTMCnZEBw1+QwC2jPIKFelMMU+M4MEHceb2pZGdscWRYWpsybp7ENi8ac7Pcx/QDth6WZtfRugVgTW20Ctqn8swLeBZV+VABiUgSA+pAW3gzMatv5w5QTRt2bMYQY2Y0qwsJcUcfhXbVAu4E9RPc6rRc+HoaTtvmGxb2ddjyyzM3rMt6o3OG1MzV4bNyPVq5iO2PHigxW7vNR2cixkaEfmfzS2sH0sAs4Q8j6IaEpFqr5uUNRpi1/KCr16ulDQn/Yegxb1vpdhyLTPLPeXIPOpdwDtrOKuPneJNdYjME/n9gCL0U6Y1EjvMSIb8Ck3sv9MM39cGRiPwR0FWZoWgceA2V0fQxQxqQ854ieRqJAM8edDdGrMSegGCqP0iDDtSCYw8giyLpFa9wd9btmUz6uuWU3zPj0HWYcokjCaX9T0ABQ4j7MFZgEeeu1ivyk8BPzXIqO/LN+XpWlvSVzWOdzUQ4peABue0Gg5axuzyhsT/I3HWo3dJOqfBf4jo7q02U/tdAvTd1ywLPYUs2NIuypIuwpp3sq0j2V657q6p6KdU9Nc0+hC+xS8FzPYWO9FGGZ+7lq3L3eP699zeljs/qiFjtCyU1tapG3OLCOgoT9QL/b/Ap3EYTEknrsG3ZYfkgA61i/67MNcGsJpBijJZBe01YJpfM0OpiD/g8vHXUgaAgKZodxgUoWSiVlJ3dbuT9S5shUHUdro2qLo6t194pQ3nd+8+09l8ACxM2N1yO2aIXD0kwoan1nZWVlJ7g/QQrYuoJxnO+0KMHlupaJclzpHZipLpTEHaNcVDdvvoJ+UvTT1UnotMyMgG6Ks4KYT/VF+FVzzmWfPNzPINePn8zu8OQpUNxln5xckcvsIi06ud4vj2164ng/gVKLVyNOsSdYFkvmHLj2g+4JsOkH3WPAMmCMQG0nO5HVLx+CDo0T07IgXchII0SA7uVE98GVftL8Pu7rBmsWZ3KlT2XzyYoc0v0VJ+SI7C6oUusYrBU0MfaQjC5u3JIpPU9mOhphXaQXaNuFCRHZpcTLUy+EvDxVxJMrFo9XLA7P8lT5UeBRsPrjeyNOSvtAnTy8AqHv1Aou+A6stRs7wCtjvlKABN+II7gw1Qnfpzrhw+RfwFKdohoKaIta4Y5qhVNcOhJ07gvuPtq9lXEcHjB3Y2qwRmA8MT/eYjIi0NpC1ymDdAi9OhirS0tmC9fNtVguCeslY0qJBdsd+bERbgbZCh9tjy3JOSqnZCM5kf+9u0SdE/ANPosKKrJeGekBBBKhBYmcTIBTzk+wpcI/nBLO+c9uyu0+PtYXXhZtYfthZTzS3HwappnoCnBwVM7DjN3YK/gydSWQPSZse8xWRLMyGVyjFiwLCxdQLDuU4ca0NosAX8vsfDvS76xmoMTGPeAfh028IlxS0swPhWcqyrlKyJs7Qm65CwEwwzrwTgoMXVlxgfj/uSUQCSlUXN7vAU7hdNK86YYyhPCzC7a1m4R7o/LfCze09+f6uzym9s7wsgZ8/du5vKS5Ed9rT+vj8uuf8qHEl/rY6KVgs25DdZOASP6v7VDwkH6pPgiwGFY9eekB83Xh+hbc8w46GBGjncjDcvb/dLJd3ceEeU2b72OPDkfm5aEsaa6kVsd8XN0WIsWGkZ+RlX6YeDGSday3DoFpBaKgWNNFEMaI0o6CQYzfWZ3qgQqBk4ItAiykE7CAXwoLMShRhi1PN5EYh1QAIZLJS31fRgB4kJZILQCJFCAhP3Hoy7jssgAr5IlOCRkkVuiAZLKV875kZmUcWw4KMcZdedkBjyPHuWorQANmkBFgvGkUMOJ3AYYgrlTgIp2EC1kGGU74GWMh4kRvVbDA9UmwkN8Ei36A1vI4FuoVAXlhQvUDtsrwfh9uD2zpnBZEwByfnBBqL1TvzZt00okIZM1b/NXYq777sT73sT3e/Mtwi0B+BNM+uP3mz4TWnsjlq9Gf1cH2y/tlSlLZ6s9atcVi1kXMwJQrcwe/C3CqU4p18s281ZTg2x1EZeBTVYpGf47kWtXyB8wexUZT6jSDFijzFIe+jCvywgeO6bHUO/qwGNP2nbdnK0JFkcO4JpzksO75qTGPJzctLpk3IfH390ULh6I3QlP4j9eFpED+Kn0PLkC0w8kek7/f4d/vQtMUNa9z2UAL5spH5NPm5NNKf5ffUqay3Y4so7fDIGE9tBZhg+6Fly2O3iX9yijvr3tjv5LyuGzCKfjblJgDeCtNqZvSFByOtnGKqu1yix/K/oenxRaB8yPLGDBssdvkMHdV7uhjMXIM1m9fMv8NvnDLkvmHOG5bMv8AR+FXv4XjXQeMqeXiy/hRcje9ZP2WQJFAdb9hc1j3fCT/MN2YT/hicdVkD++TOw5Ft5y2n4fVP7Sfk/ZbfBmZzfSYEr+vWaHgQvaep0jlduZCZ4XK6rLjtTkX/ngfwv6P3n/ue1RxyI5+nidBFIQtoDoHzhQ92Z09wTdy99dkT4Femxxt7IfwECFGJMXw5TgjQF6n7WXsGD5PY3YusLZFgVZuEzla6HC6Iqxq30woRCf03L5Xbqv3oJu3rbR2nxnA8Ul4hGG5u/b4pluurlbr+c0q1XlfQU097/2Zy4N63u/xu6/Xe1br3X6Pnt999rL2hfHfFbQkddpugXYDpNQBCcD2IEtS7NSNIXsRlH0Kp6so4UoLQN0RRmUDH4cF94A5JtRUDvcLjJKh24LDCXUzOBJgNADnFLYe7iCMco8eyQVW47AlYYvWTZJpy5MLDIglkp0mwOuhq9suXQinGRTW2ZUV2DKlVV6BQmlO/mJb+GHZzRVly9e1kregMHxmvzwJ1Hqhjkf0yUAMFQCExBnwIG+ByikmuQICTyGKC3aRObFXPybwJseHAAvvfka5s5gvJzLUwbRD6YIydSG8GmFPSHvCo42t+nSuMmD/xhqlJAjPUyLzUMSQ+78d1T0lqQkcO3JuH6GjFbjWHC/oNbOBYPpU6LNR+gwoqMg5Ltdw7AUzh72ipB/UxOHbiiE9LdAfe8i1h+OqS1we90BPvHCOTnmWVBfbUKBQ2AIMaMGU8BdJ4J00D+4aIuYURj4HTmQeskPVxVB67ZSTUTSBkNeWXh9d7uYUYvYDA3DFUMsn2LAL0mkfUizZI7zC4hXwcIGXCbT+1BFd1In9ouph8aiIz4nayxKo7C+ClRKccBPrSk8YQdcBmOANk0CetzhkcHqDN0yf7oPNDXc8gVMuhQO4NsnAL3E2QUv9DHUsx1Sn9EVMCqdS1sQmji3BiJ4C0UWsE4cuNGPsIBcRGIo4ob9X+wS+zWNlA6MTC3fwjKV6gaPoQL8MRmnGJ0KFsbXY8thubC1ASSSPCjLCwqET8EJPW1jXhB2hnqAT1Kd1QjeI5rVWwVZC+5aQnyB7jnYMS4bFymbwl7O6BaA2G7mdybXTSwZOZAlUV9FJffLR2sIkFJVzO72VP/AsiQWZ74Wi7A23wbIFTPyq4Dy4tWbgw7VvF/o+iRb7PqJCTqUjUiV90EeNFHywAMrAc0i2YPQEOoJPHpSh8aRPHhQ1WGlKTJTIpJ9IOZxIJaAqbzyFlp7Pg4BnYJoc7nPmND1P3RrcSI+aal7uSRfcG9FJGjrRlPcI1hAxjGpEu1O+8znqER1VJCVk+32ySeYPCVHUH7IFngPa6DTsQqjU/AutUF5uk5ek+6Ib0CVuFyI0L//bc3YgrRhG0t13pDq7lbrsAdXZQ0I2/WXpZw9vu/hl2TN5Xu3xXdoNoHEKlgJpl/26S0uB7NphDYMJdAgK+aUSTenopry1tTbOT1gb50fWxvmxtVEInJMpEfqWB8FGNaRj/GlEOpvzMZFnj3KdohJVF5pFbNMxLaNydoFuy4Kb6k6r+qVwrqpfe8DcQ8W62a8kD85NxsPTe0F4sy04zFUBCOutqiSRRcZaT3LAWymYCOFNsQjPukPRK3SJE8BzS+a21fM35PzLof2WcDcvsWNBOrKar8J/cotwmn06yL8kMK+vqUdCFlWWfUg4EBcw7RZPnj5InbC0HoU2z+Ktj8FIY/Gec4cir+cuLJn9et956i9x7rNL5oC2PrdkPqitzy+Zu7V1ccksYoqgz0hhW+3jsCoTlnKvlTjetJgmfqqlj6m6w1mYQe/HryO8XsLRx8JpCYOdgr8PbCPAvHD6KeXbZXrLVEcNL9LTP/zzaZoK2mIiKSqPCXt/KbCzkzDnFN4EQ+qqx+SysMx0xo1VoU88tYECxLRDAAwOBSIgtx7Bn/t9fEBnhlNwP+e0jPUuNTm5vbz906ovP6ck8omKzMljEIzpT7dBBRkDk3Ym/XPQOU5hI//ygwKs2MbX4IOPK6fx5zH8eQJ/zuHPp/HnPP5cWOF/fQdXEoe9fo8cerB900a4X31eFmDJh9HbAa+ch/Tjgk4zugSbeBjCBv+kvlWrxHmo/Ng6N7JZPAYSNdlF7HW0QDZGHVixxNycCJdQxeYC/mSP6I9FqqP5AyAlf+ZO6I/78Gf+eNXBV2ForVuc9t06RWBBTrNzHZPvv+hzjU7QM+d8bxS/oN628rg63XZAmmDAgrcvl92C9jusubo0a0QGOQCn9FyW7iKGQyaAtgfefm18+wQPMH7mCp65omxADP0XohgEUexRo05ZCFzeiOFjRptPpPYeIk5oR+Tzyw6dHv00NIjlQeHikly1tFa1tJFaMiHnguUXfOu1M1zlnTxPi3pMEB4EixkoYgzGlgYTke+EEZTn0B1UpQdbG8JAHdqB1Q0+j5aMa2qZuKKWiYtqmbiglgnYCvOmc2nJrIZYBthnqW3YMzKhgTsQhlK5g+yAOV/FmzT2cnIVOyVRpT2Y13jJ2KJtQdWa7TOfOWS62rp0yGxBa8FcO2jmijjcB9OrtnZp1EsMlrR9tho9u2/07KKyynIfODpBYoeEf9zDL6h3PTIynpHbFJYCvHj3WD+YOyOa4QNDIZ+7qLZG4Rw6gVGwvhMYhcPaFj5hsaGV5J6NHIKIk+AOKk+eoKrGpka8BX0CuZGVaDsCnYjRfa10JObZOe1+3teT3dfApMIGyxv2hsewuYUBElZg1/X6fZsZkPfJ+fed9bvUk+h9Xgbmd8v/vKBqL9Lv5vt3q5i8W8VkYV7AwMi9eOZ9Zwd4yxn82utr+d9e9HL9TmyPMD5nvNe3zh8iQzuvM6mfZ0gSHqCkr/4P0D0HkS4iSxIReHPdgO2GS3U7AEBGJutJuCTDf58vVpppgeb7wi6VVx0KD7of8mCzfvnSez1r1Zabb3RlgOp+bLiN1HDrxp44In/dDsLcnd1ZYN6AAbfbWoLleRjVnQBg6wHag2Ukkl6nGWAk4Pma0M2ZMRcP7S6sicHUi7czeGumPErHkjaIDpZSzkIH5q8ZT2Vp62siOKmOJvv00IDMiBzxERjJaIktgtKguVH43E8LHy+ks0ppk+1RXV3N4mDAhQgikpdnUINXUxBce7TJfhite+19KjJS6ARhS9TdPgH5g+w5C9kzAV8zq8JuKYcudNoJddr6+KIaTg7LcN+ECiZRiVOYZmieZcz3UdkxHTxafjKHuHkfZJjWgyRRD5IEHiTTOCxW5IX3y8ok8CAhZt8rn5fAg6RPgbuixgAeJIl6kCTqQZKoI1kCDxLI8SPnj8pOemS82w1kOriB5MENJA5uIJ3gBtILJut+MFlbNVmnP8ANJAJqT9T3w016qkQj52g3EFb/hiNAA7Dj4Lci56ca6Hsd/VzC45ALblO8zehZmE14Fmb0LHQ4fhULn9GzkB4jvwqP6oyehV0cb8Kkl5HBzXG8Vu3A4Uq1E4eLMqcZNDkDHMALy+F8jijVd7sOOnUdjNR1sFDXwWl1Heyq62CsroO5ug5OqevgDnUd3Kmug7PqOjhQ10Hwv4Il6Pab/3nqynW3BroYqW2cDJEwVW84bQqn9WZoCvv1VmiePhS9HsyCap+Vj+4pUqjoAS6TMwtUpyJpu+ciuOHH5dZRQIuwTXVBYVsDX0oaPKFbF6Fcg2IOJ5P25VowrJcL9A3Zor4hJQ5ljuCZ5jWqYGYYzBTdbS9oZMx5DfD5tIbLnFOc9ISG2TyGUBqRX1RGiFs9DV3wBEUAdkMM2I9pyM20htxk6H+h1geSBv6fMHJveFyw1hQ0Q+PHZ3UkJUZyt51jlBT0BAhfooV8RUbMGFCfrpAfYggVNEshiAggZEdciYz879omvToO35VehA8WWgLATdTF3AH+fSZwPA3VEzhXWbY+ojMREuWqrGDgL5SNMf0tKS5tpSGC1gE1ABx0tArM0ApArYYqweHCBPwJzn9W4/d8HozFurMpEdzAUVb2dQfpjM03HJ180XzTBbdfEW4dIwuJz+0IyVQJ9uaG73OYj5sIce1c0qW+or6J19SEvlp1VViHIpBblDFVsmUL+Oo63WZ93WZTus3iDdss021WbNhmiW6znm6zrm6zjm6zdDLsM6BExEjdgIos/yfOZuv01IVbGaQ2B5it6d+kmwSh0twklDcmBSHopOiwMg6PCE5NQnM7Ey6kmc7FbN2V2eioa+picDxEwDo57nl1sJhTfXwJpRYlo7A2QTkGIdzho46ojhDymkPEpBVy6ejeQnKsnYmAm6viC0oyqyEudoJ9YkyohmPxcB4TvmS2Y1LvtbM6f6XivEKnP9MpHuEup85n+cuJy9bTNafTucjZlH2f3GnehPP9kPu0iF91H61zN+seOOLGjGcz2qkTWdHR5zQd6R+FREaJKhsyIqMNRa6jAQM1ooHvC0s5kHt/CpPn6zzovoQ2yLQs6LTMK5KcVZeYUmcckZJO4yaxDMJc3Vi7BDHB6bJmwXmQzk+Qe8HpwBLivLLu2cYQid71Ovc5GNweWVPfa4d7Am350PdThU43tbkKDlElfTMYfUx+0Y6MbAlCO8szUI5mMmf4sbue0oCJ6dW62MwUi5iGNxd+Cqz1lO/d8Z7exD09DJnsdw8G0LMD9Wg1dRyvq6KEbhsN7nrnHbt6tLz1AlyH4IjzoHyQdO2u+97j0PXH8BQgHwZMHVGf7KlgZogqLF5QLQexb9MalbodCmJbLlemiQMEobcB00mIAdd9HytspgqbHYXNTDe88I1BEXoTq8aMCcTrAGsn9E8g93etjQGzviW5/O6EukF1ySKdm4NMEUGmIACwVaqfU6sp2tMCaCuIpUQleJahnfSXY1inhTTlqAc3ATMnxMx0PnSeO6HcELme4ItAA2XI9zm7ZteRPgBhP+7yi9598+lad/a1sMOvyVpqKwtnsjODo+VX8kPWQW1Ndde2Wt51x6gQgeGzQDwAXRnD2UH+y84qc1KOJkq+9IzSiEw+FGBvCEOY+vgsIrhwy26EGpnNr+A9bahRbVSFhC7wCKS1ASecgKLJTWz5n9v8lrXJuganU7ZjK0jOhvHkmbbmsEoMlvcEF2Gua+Yg2S/IBDlIaqbzuKdOmJ+kTkswBqm6hiZQmBFo4SFKjo+5UhbGQff5T/BrMQYeSj3Iio0+0xHmZMka0yy8LRLmGQuaUbkWz7VZBQLRiIKrpQpqdBpHFBrzHiQKBVFLyIRDiVfutVn+VaTSmFgVCCgF1EzD2jXg9uIHB00J3rr86GROGEflFomGBhnEgn4eou51ethcvAQb0UP0N4NXF9Cgj4eEQe64nKS7EOHSqunIKHxyX9v8f7IuWo80CsbTEUWzKmg06TjMQa06bbQIdLDlsb7bSfUrQ9fUITrsorbFfacOkQJdHQBgWWd3jBjLgOSE7ALJpS9wPiOfHvW3XmjRSkjBkCmbMNpqsW61BWvXVD8StxlioB3hFi2315gf+XdmkP80U4OExTSj3AcZbh1llgm6Q9UCMssD1xlKVZphCczE6x+nUhOawCg/byYDf5rXhYok5DFjar9AowSLJNOhkbaNTtvI2LAtuaQ7niP64D9B4PAaNPlPCmpAPKt361BarClmqMlBra7yYwUcvuyj1aP2K7U9gzsfB9yfGby4Kk/bNW7rCJGXcuua/L826zWVwNelR7lu12q7dp3bPAIGWLu+dt0L1s9fs86tdwJ+ccxvIrgt+iZSM/jo8otP152AyolqQjNZq7uymB6n/K26t7Yaokynvwy/NpyL11YZGiPkR4Yn3+M7a6sgEfIXgABrsvxVzXV39DC0w9jcAmYwt7sQJU8AnyT1Y3AjdHM2BGeSDMrLHhnkz+LL4rU2S08b/lXOUbsabQiupGWQQhoz99TpdQHv2HfOItxSg2MTDYsFU0mHuZDNR+NwSkiuieId+p8axQfATSNOOP/rMiIQENtoGpkBFMb4zmgEZi7E8wdTxIt1fNSuqjonegF2TrhyIbAX2FIwTHzFO/USryLNr6TOtZw40IoXZWli6QHILCKeRCS6yX/dunhd9pijzgn5nBp3XPHiAmNrGGdD/efKygpCUS1sppV6MUjvR5RzW9CQkv010dmiOubeU5MfPlxHZYIXd5QLiDgzYBkK3e6Z8hGjCfrTyHXWEwDjm6bFq9TVgjj9O8FhB0Bl+UsEU+mmfD8Q0QKESQgN0vaVKuJqCHsxJriYNPlsnGJmYQLMC14Qim6FovfAQeLfWQRs9HxxZvBCpeHBL9T023W6XR8UWt+4k0ApAAZoWEwE56wuvki45c+CGFyBMfsMgBmUboAXQZoQ6rvc2Af7Jsfq5hiocJnXq17ILSSn+mcGFXzk8jPgsM/CBgTusW/uOOw+hrrecpIYMU0syEkhA451nkoIgWB9C5m5BRp/8zPEmvJ1ZyDx7otO4s/5x+EGSYImm/ZhulUsDsuFhAiE62KlS6OMiIHLm4gADv09PsB+Kxfy4PGCx4IAD+4TCZeIsU3I7cWsZAXwdVmm+fetS2Xfkud5PYABZayYMladtsEyduQEqdgcSWUETj5Q05QN8KiTEeRAnGxhBQE1YSpkDuTikeUxVCEeT29DmFhE6OFtXd/7OFygP4FQTl88colTd4mvx7MfgAu8oZOQoKyjpt0oZa6CjyHJ65JlAcOzCfjhNcl0If8isum6Kp7Vm2O/Dv0woTc9YO6rMyEpOgcpFJs0LN9TgZR1ccOiUr1Us67AzpuV/25wl8pwA9yIEPkAwZc+VLTs4ff+E0zb1aNjVSs50fFZNptr+0IfUJbKA3C5yquMbjQxQ0rUJwuqoarXbrgQMzsNy1EURZav6wCeU9XkOnUai+mJQPcx6rNos5JvX8IbC31jpooa+kdnZK0M4jrhk6C+1fLpnQXBNKD1UHlDodPh3GR0Ma7jkBYN+pP25fIEIjLNPHrxaO1FawEv5xfRQ4sDKOXb4gqeQwl6zduZhT8FbQD67bnKQxN6EPXJ68IfT1hIeTvUtvl/0VIFgdRHhVNy3P8tzyBbqjxbRRS0ww/ySs36ZWHWVSKLA15vzfFMCiBju8THZanQkxsQCb8ro8DGJBARGetxUPtRzZ3h8XSZ/zMLTsVsyHBAhgasGPOfRWeZWcJt5ggdX0CR5rJgB4yQ129fx9ser60QapdsHJy7XpPJP4NQYmQVOJqvMbvBalkJWsQj8uzqnV6mT/noDBIWRJC17nATrlNykq7zbzsbrUGT6FWaBKt0VJa6sipnJYrluJojtwg74RZhR24RdiL2XxgJu/nNlkwFOqIIRoFMj8JfCMvY2ilFwm04AY8Phswlgewrf5mX483AmvsonMVP+/j6J6DWOEp57zqkB3QOOke24SiCJjB18drGlTDkIjGnOl1yF1GbMKBILBjnf9/ZqfVW6lCFHuNJZ1T1SvsD7Q6aQ2v3KN7xgNmiKFxau0ILsniqSomOKucy/JpXFQUCqaBGqnvK7HfUAGfUzS/ZWQTnfaBiCCKC6HbmGlBoaf34UiF4PRWk3qmEYsL2AG22DKzbiibRyPgA9m2v4mmvms95Ze0mFKDTqqubUq6mr1xNsUFuHNk00N9+mRzKOH/qBNGTKYhCjHQ8Mi1GY9MiNb8RLIzK2tHUTME1VuktgeDaYUqc+Djnw9PiNVsjMp+KJNJBzNGGMGeGOvmQPCfekCxHXjjKpZOpuxynD9HPshVK9dRr5cdUw9tTaFXmYEXEzERBxxIB/d1kxlvpVWafCqVuHqKmlTPdMNvBqpNumO1MZ9vpbNsN6uYgpcc629GG2c5fiAQ2lZ6ClTB1iPevTbwO2VE4qQmMC4aLqiWBuK4aZchKCsi3AYJyCinTwIGXH6bze7tQb3UwQTeuVZr5kSwj5inXDVP+BOwd9+GRD48194fbrGqZWoS6muKspynOcrW3FGpv6WuKs5CwbUqNKdNqTCk1AR3DMIq8Qhw2w1PeeecLD2lCTCbM/Fedhy7V6YCLnwgXquaRVXKkCKkJtoa8dpo7raO50zLNndbV3Gm9DbnTCs2d1tfcaYnmTpvS3GnTGqBUqqO30dxpVnOnje0CJIR/4GwRFgqKi6SJJ1YlGW+J9XZLPGPBfTTm1CCZ3BZqBICNB+tI5mgW5HuOmwDPROVPgr04DPEAM0/HoEUYnTDzKQ4wCceYeXIjXl3K5tWlbE5dymYrZVLUswyW4RirG7erS44my5FfNwC4ZuMiEO9XsF1QON+rsOwVzud1D8ypdWVWEU+pWGUCx0xNpEEZQ32sk/kPnO0wN6SdSNYYI5gz2RhybhGpFlRSIZSf6ReDF0MSFPDAMZm6EXRGewPhZaOEIzAl3JTuyVnJLGNLPCO/ITAf3mQBRSgYnZ8+opuNjgfEELFCscNyl7oXCmT+YmK9EZbwQd337G17iPMUlNJW58ltsJt0JtRLUDBNYIcFxS+LEC1pT/m7UBpQ9FjUOC66TyYT7pNJ2a8Tuk+2KKE2+2hAkvcC/TFTckcHM6tRudgIhjo1bJ4UXkDhM3h+TgM6KCVrpuU2rmMOfmkY8+LIP8Yw79WDRpV662Ol3vqmBDA1tJ7Xmq9AYW1PDtiQRwZMl5LAa51/8mVn16OgAMIXqwsmVXypqvg6q3WymYmBlkeTQkHtQh66PE2A191U0HhBtaRM4klMzsOX8t+CGjmERbeexG7sSQy64kJ8L72Da9js1FK0n7mEF4Z0r6qoNsQUta51cXC82U8zH5wqfErXOvg/UEC7LS9cCRl+Na32iIwlQ64GWZnfZSpYo0EckDHhMKlbRU7acNLS0dFQ9012+BH9oVpE/kDIhqUXpWEu7fDkfPukMjzMlD3uzON5HzpbwI+F0Bl1MYuhs3vodH28ooiZf5321CMMQaOaS7OrqhEPmSnesRs9+dp4f8bfJ8ZmLooRP1pBoIkLWtsFK6QaIo21Sdu8BNEIvFIRmjV8WSZwuX1UFk5dp4oOcu1ClLRwTKUgCfui+kukMFLytiTcBAzP03HB+B4ErVBt3DgGjqNf32F+FXAQgRmCUAfvABpQ361c6unWp5P9s3ac6TskmA7uAoxmFYh/WPM6e7esAD08WcdCWhDeUYzucsxKDv0MVUAn+eAl7phT1AkFRzLymkbZu5OyQ4bK6cSadRiMYf5tgBo+lcx+K2sj0HqCt4ro2qWphUDuIdRSm94NmZbwhm5wg+2q/yvijXWioFsN7q7Cno0iZBJVKcYhlzXImsZwJAxxHcVwPECDIkV8jr43MfqHx3ZjOsBBctE3fHSDfWUjfYC8YJDJD6gMHbSZ/H7MtNZZZP0mO2xDV/L5+ph6vuXPZLYMjELRkrZZhg/Rc44OSaP56xK/LsrZLjHwYW2VwMUOLBS92KZlSkIwBPJDGHYhgOwgKwCLbIOFsRtSohwwH6zyXHZbFw7z28PZut9ajqUbxP/WMzjEdV+E9aHvh8TrdzH/wxYZaz2HcDIu+4qfadzJlWorstL7rQOG8CJwUv4JfyPHmWU5XU8tI7Zh6O+CQRv+W6S22ot7oG8Zc0RnnW7500gLp2n0ZVW3axD0dFgOUzNDWJtpHaHNpXToy2N5VQpEbPWbvxhxw1tzjWPJJuJYsok4FgSUVr32qXqbTL/Sua4vQRu76pyFya37HpfBUMyg0xJhdOrG2IdNJ5cZwbTNjMZYb5dp81BvbnlwIBt/6zE0T63IkncTJNuiKnYn1HIX6y6jWru4lSF+eY4pP9VnTHEMRyDN4MtouWW/feBnhvL5eftNffmmPr9Jx6lREnB57KqUEz5FRrBMtQ99HwG7neCxY6inou4oC6IQXQCZ6c366eMak8lUZ9h+kNqmkIa/XZLBu2BZrXFzSOtKWPbagh2WTDxFOGZzkD8LahmvRYKbpeSGnRKrQPeMVdFug2PgNFNvGir/YuRT70w4gvZor4h1dBU/Vr6bLNusfoiwE89AehDhLgOumB058s3eSboLPnu9DdLdlPJv04rEc0XiG3LIqwRdKJP7dUvrn1sPJrqA39ZVT8BJ827YHF6uHBzqFZcsV8ErHJyGXDnWt0Jx4LGjJh3VMqgbPuYtotMPcCp4hWNUhNN7mcrxYAFyNIxUMCcS9+cTyeX/yLnOuqU6247U2UyO1W0XFk4NQMIwXFL8iFX8MG0O2VaRumvS/qiBy47xvyF235W9o0DnkwnqGLeRHKvSo7q2HYIlFITL1NklDyFHeHsDNZijZF7BrTEJ78rG72ozzThkLUCWGY3hDVc1fLZGSgMwXxlSc0Hx3lO+Ph1lSdcUQa5s5J6GJEZtRamS884Gct7qycmq7yKfxuIAI/Yc1mHu2mBjWKDngbJP8Dqgz0GZ5n+a2jw4THWYJzAeSTTx2EeggzTOMcWgridXa+qs/GnwKEi0he5FLtoPi4RIqAVjRRj0fon+29CYB/QuH/dhPOChdjpg9grbnI+oMUwGSLQDy0HXF6ToANNpZI5xmjmmGNW8IDphno+sfIIJDeUpxujS6V0wV5spbbRQCSLh6lzWIqdDVci98ZYdMg2FRr0jl0m4My13hsuj4PeuOnYiCv+x4BzFH497uky/JTvlxDDgwbj8WRUEBFpkiALkyrBxqJkO1SNF0eaR5uEbpmSkU+OhcVDjBBXtSHGnjvSlyZFmOtKXJkf6EkdKV++XdKQxR9otf7aBrxsjo6/RxItYbGUjUrpeMXc+kZ8QrNj3Hxhg8cGY8psY3XoRT8Ifmy7s5+lmhQAgZj1Baq6fUUdyp47kMTzTA08n/QtKgB1PtsRlny4zKrr3MANYUg5epTHScw2nxuMFQY4pFpaZYz+nbccirL7jM6aXVDVcB0NDapzbcJ1vNBRAprCNGQB9SIWOIFoAJEG5cgZJt3YZxkf9DP38NT8NUAsDAJLA0k74fFLM7qiP1yz9HLAyOVpI23My/+9aV6KQl4bOQmSLeS7TCkmGjlilnqPeg61Zjc409AKcwxmv7kV71b1oQd2L9qt70eLYvWhR3Yv2q3vRgroX7VX3Iq/uRYc1+Geiuse44scB88CSeSB/P6WvB2qj6YDMHdMB5fv1LlLOmGhpwdEVau8kTpLhCSbKtxkaVK2y96jrAfyl6Ou9HvoibB+tnyJlvrjcprYJkdoj9VBM7mgZScaWkfcw1Dj4hwVzEAw1q2q2ucRP+xyRrsqZhXpUlW2JK0uW8Lh+L5yVbeuCI1xZPhkp/q7qLeBO6HMFp9mx/13+N52z6hDgg3KCGglVlET0Oyu1pbnPCK92C6NMqUIKDkByS9lTgsogQaTYilQzw4RhfJQOVeByXR4MQYEelGTOVoJh6M5ZSyJdAxLvQhqdMwOvuhRZkQzG/bm6e0c9Slf1KBlWBOnCO9frdBVp6/R8R10BI0bXBu+oX3FqIkae24ybWqZaSNlyiKqGjiQbgncgL0ECFbNdIMNR8jAMoyw1EofMGEBdJyFmxOWcgKCq4RDwSLczw3Ry+PfggK75JfR3rfaLmD0hrhJklDD/JlOSBCzbUVTXqgrb0H8v4ge6GJYf10FbzTDYHTKZlWNOUqEEyqgpVwE2IVTV+ChKWbUun4D5YAwBbQxKRHo6janIa0xzAr8JvDqW15INZB61nWYyvSGAWv5s8ab8WP4lFIDCTLrg75dqmDHcSxJ12hlrEyIEzshaFEyDnQ3zoCuMR07FNHhzVbq67dWcXlRGjdud1hMInYZwhohBsYh3ovuPO4HnTq1Qrkv0i8yYjTN8eatykQukuPrdrecRnVBsm6IB9h2bw1Mkpt+aqv1jNZDLXD8v/KZ6vvK7Y9Aruenyiz775tPQ5B4tn2EIhJzH2VjOChgnMCjSiybRJPgv1MEglipxueN+cIB7QdYC97LBolXpexVR6jBAwtQJfI6uFG9GDyKkJ//7UKVQmdgKSw8AcD56iUxh0Nm0XldRe1Nth5QBuA7aBLsfoTaQI3ASdEy4KQgMbcY0ZFye7PU9nhyGJ4cbnkTg4ymgRC05peXLIq0ESBJWKAkra0MSZpQYJkoJYyWSkfqAsprgCZjmnWK4sYOsgNc2bI7r9eaSHJ6hCWexwc9SgxudHQgOzQ+aEewAYbfc8PpmjY66mVA9BMLwrHPxWhuEkJKnDt08FGII4iOb/G9vWlWTa1wlU6M6n+p7OiO//znN49FGAKSt3z+f1MA/FjKIuLNktnZj/n4oAYzPwA8hZPqRfb4dBor3SNQftx4IIuyp2whqgyHc4aihr4Xs3wUyZNSyLaqX0//lXLru1I9JbY9MOO5Gn/sxeiUnE6U+grSV8rb71CzbirUfpfWhzZkjYtcnYEyElNsm1VEJlX5SIetDq3qjCVc+nPZIZNyA6ryNH3XlUdVVVthkUVDBuJ20KiI7xigKDKP6CK3JQnAPt4bKeKIWk9d4tsVEPXxbt06ohEK4QeGY+yfJx++Ef1QbXQBrzER0gVpwGjMR+QKlTq8NK8DUgLsNFsSnnY1HkTCxOsurOYEqu5SppkqEuidCKYISUNhxBll7bRlNqZox930gkrDD/EzLCVA0cA/EqNKZBiVBREWchsgJqf7pjZfIcSgbpHKDV+G+tiNlXMJ0/RPKuIRJB44lKklF+hyrnRjd9iOvohRO6Y4eRXHLdjfkQPfUMG7L/LkHBvkH9VQzd4WJXQJb+l4Ccv5fsSjfiBBpah5QH0IkFCsRchsNZWhWtSuqIwlZ6qPWViA3HOsLjlD9jKbOGj1/eJlYc0IxM3puGc/ZkCfLqWdGFZJGkLa6CQ3LKxApnO6mMaUlke0IjV4fzayeBXpZvzyE9NJ60tYZpKCMlFYzkaQ+pId0J7EZcGP0+TqFmUpENRG6kJMPQ4F5QK0ZsJqcggaS6YYFU40VAANq2RIaNOBb3gbUTLi/d0flZB0iLn76R6x52bjl2k3WvPzhBS9/q+u2r3fXWj/5cX2MUnPnz2q2/LlqSwjRE9xFnyEauIT7a+ag+7pUT9ExCU5ZcVnVe/zUAGkRQlLZtImH1Valb1QOCQphlrLXDZPMzqqYsA3Y88cbpPcGG+m3ndCsT0LN9tC8Vu/wiRCxnav1YDNyHvidwOY7/ADCyo7VeufmO3b6HbhjJ9MzyY0ywkpBoE91qkEx2yZbPmAMqtY2xTIo6F3w2GFrDkyZUZ8Z+Pq2KR1lxs/5Wb+1+aAq3g6YZ4PCjJbLi8x3iKKO1Q7mPbQK26vq8nGNCa12QW3AGYWkN6MJvKkOyhpXiVhQ7Ubaq6CRBeAX8nugyTbSBVMdNP/canPvQfMnaO4IyTpFpHnd6jC/F4JUX6Mj2xvMzL4gv6osvJ5Zu5iBHDCKi9+zNdH46xYFVYmOOGXJKFqExX5BJwYPw4diTNapLaPtnz7ER83jLNvFJHisDSYnayzJ5tpGO67XAz/gaiqp3ZFLC8R1h1YaQymjOEcoJVNRfly/8rQc5pEULQJCOKKfeh+yhiBKU77h4yBMKMa1m4HWIFoIru5pqHWuDjgFvZ4DkhlNvgBBtNxc/2gc/G4XlZ2Ox8rRRL9XziIhGTJ87PDTg2rX5mXDN8kFOMluWs1dIH/z+DPwc0I87xIA2S5TuhPfTw+q32Yy4XvNb4X1fTWs7ythfb8T1pdByruZG4vBSN/S5+zfw/lsyfwulUhLhkHL85q5E/d9PaQ6ZfLOkOsTjibP0XV+TvYH/V9wttLsrDHUKMgH7PZqPDQyt4ToPDpgRH6nSuN0cJEN5kd5N5uYcgIy9z6pOViRbAE0I6GsGIW41j/quM56YCjbyruZOvx3hMPbIlygcHgzq3W5eceXfgZQVPotEKi3QMi4wz1u4h7KDNLtadha9mr+Ah88fepgWgPVZ4KGhU0+qnBAvUOQHStmwS0WHp7XoWYfe0+KPNBFdoRmYQjalGlyuQjaJ7YzTDPdjvYedKc0X8QRvcRkMmi5+UPufulibqjxPDIn5Wo9vXkg0zqQaV9S3zP5ofOaoAGJ2bRcAcOSeBHsbdT+bGgLLWvmaCjq4qRna7buH2epEEEV/YdZEwhl6YoT1PVkB0zjUX4kY+r243V/gPJZvj84fimnLCCwPy3zl+3TvfsekYpRy3kHGlOx2CkCeZGm9qA7v8lPFat956jKMyGq8k6rETORSJf2LaaOEUzwLj/p4IocKq+Zd7kqRzrVraDAL6unm3WWVwoGzHxQvq+KNoYxxX76el36klgOAcTyeGObdc+bpzFtp2iRnNbqDyaUg9CcTsh/AotocVIl4xji8IVQhgIMTbKFJgCLCpOAOgf/xmoaVWoi7dBphz3tsCNzIf+ku86dO6Lk3sFrTueqjMlzlIcMsaAaCBryWo6fC6We/1hkojVofxFdkWgMdqRVe7pawydU9Mm1vg/Mm9Fi1VEFIFJWTYrL/ZCAWfmSpOVD0tU7CbtaN4/CrgqI0HtBOs7uCDKZ3p4ygPGOd7QdnmHJvuKAeX+t6s/J2DRSretaU/FxvDi6fiedB0LLxkX9MMEaRhuFWV0yhSb5y1Tcx+TmqjzHXuhuQVYsq8rBr4WC5bdDdiHIk8pHRsfo7YfK7DGFTDCbGnVqmj+wbGTLQuDVJZDM/NXmTeaUq+2LZ/tGZbGXqTzyIm13mQSDcNHYK0NSHRNsSHbi5q5eAVVGvsYS/8CFf4O5x8Fbx1vaFEe91k1w5M6XTYaag6aRp23++fO//7fTy1pZfHYoDxfD5mt8tDQ7ses1+11KFSStHz7Nz8DlBknhnVZyPxIOzbeehmATM71+p5yv+fVXNKjXBI2k5ZG66ZDXYgjl06Pv1eefPB2EpX+DTgt8FrBwJMLbOz3Xgy7hyISGhc5hukO8lr4q1PErlLeKRSR51Y5jC/+//x9VNdB7vt988H2TtfC0Ct7stu13ze3YOZjftXuPr+qte9VvqRNkjdohTqjuVRmEzKn4g8aYvW3mrR7dJw7kwou5YiFvIjl8IG9EEi7knlIO78sbwR0FE8hGxZ68QRkwkY8LIdmLcmZX3hzWg6wLrt+WlxcDWBXlOB+O23LfR1QyMr68gHQwL1TIAIMNzWDl3bk2BC/d+T7YD+UubcfS3hXaEdxl5c3z42uUZAe5fr2le3P8AL3vESZ4vF/qnchEszNvErl5Wy4ytgyzzJtUfm7NRXhiSS5By3Is8uZNjFVuxbQWW5jJ3eeas/J43RsoWhXAC6dGPv8wFjZvmZWJp7fSK8An7dNdmDpvMMMX7DPo/RbSnPW0elqFTOH6OIojaSBX+QtUZtdx8xcWdZOp0nayzznqEHClN82Gm2KNqXKCNuQmcsjUSG+E73f5MI5BcLbJl6dSTUmYQV0Qa4krB4/ROplynSTlkGFEH+m/mz9B80/MSVg0+iTE/Ht2UOP4/B6vB8R+Cl/DG4pwQ6E3FKMbHJ0UU8Dp5pcnUQwQ3Hw6dtFoTPQn5JjeQP2ZNzocU3EUBWrtnV4nLJdc7I8uhpHpSBIZSZQ3602o9CV9MwlYrL6NqsQMIR2JKlRc+5OzjDo4MfLcpsrAp0BVe6HPOKhBHvDcYZDHHNZxf6jaA13by+srzGIubKXDAUxmqtQ9VeqeUlcIWFAc0JQf6ztNn5dNnhO0iXMdVf/IzLKClYwN0IoUJ52KZZrCz3CFgYGtmkhdNglPuNiFTpJ4JddY5FklLaV6IRVKpiaiMomQVZ2b/xOow5rvvwudKvyNMmKmTCegp2Wxp6I0NUkohIVJRqrQxjdr7cokD2BlIi06hJWJgafG16PN1xVopOvGYY6IDdzkOcMd2y4rBhy+tv2i/B8m6vuC2FoN1eJ+Z44jsiW3NEkR8r5u+H1P+B2SGMHVesP1vZt+z2/6Pbvpd6GMX6zYJFGVU6YKqHRD8dbeBrJWBLfmSW/mg015pe402ydygDHb1mOafOtRzb97WsuhndISoifl050m2UjvtU9Q2wuXtZ9Tcw1j2Mrz7fzoX5+MXSbHedLgRMH5CzdlTOxwRPOJIY/hBMBA+L0UkpVFMlKq5NHjDXu5cUPGlTZ5U4Szt+nnoT0RSmFE+silg26WOYYbO3mu5H0MjqIbFypp3uM7K3VHvw8phd9GGQj9SsyM17mY04QjJ5lP2O0/xBmT1t5DmC28JZv4ulEZM+YyDqe7IwfjAdBFe7oYiT8D4A0nD8vHv9251Ny8yfqPmhNoPOG5JloZykYIqcA0Lvo7VtO4ROqPsb2xJ6D4lDdpkNyNa+S/9K0aX65OXXU00FqDk+uosechs4jHHfSumIX9n/a3sqL9bZtGHNmENjlN8xglIbVPC8kL7ftzZc8XN70sQY6sWN5xT/5rEfMutJrdZvpSv42Gv6wc7Qk9kZWmQdYyOMccY7rQ1nvQBh2kZZ6y16w2fasaYg6eV0KzDNnrLNUKL4emYdp0Rt5EdI56ClqxeUE4jD9sNHu3FnOZa/PbsbPnQzNDGn1VRH3TYgvebp5ZZyxART+duTpVS2aqPgeoAxK/WHeOshLZQwPfWYXcVl4EHxRcRua0uMiLeoF6Q6ulmPxQtUcyX3PDcoovYSId5jqsNdi//EXqMG6HWlEs4jJkiDb7oNMg8pXmlA6mhdFATRIzyI9R0w6GBN//0Vblrur1nVwL/i34t4TC+C0B6Ohqs3VZvqVvyk6e58/HNlv/kZYVVZ1ijcoir7JhOW/Fo+W8EY+W861otJxvRqPlfCMaLefrUTshL7Mm2uuRLCqYEizsd52uLK5jSV8REH0t0oW8LeL/q6H9MlLuR7qq34s2LMkrZu2oX5V1uVDH9ICV15TDoi14B4kaRdaC5Bar92daUr/6PJTfiMZry1Fop1USqlGOgo4S9SOiM8PJQfkp5qPXqLxC/WHhUxiyYzNPJVZfXU/VS5GuKeUOaDDac8Gw1KGuscN7W2VjRt8PeUZL9sHARY8XWh2j5lWnoPVKNBRxFelFbkXIKmwIabbFT2Eu5JaC/Aam5FkkEAecxRNw9pgmPHupzXmI0qIh2yErubBAhIBMcAhMkH7HJ9982kNbTur4IfWClc2B7EPYuZi6/D9LXbHufmScErc4BeEz0K+6NgPeOCorSAlt9QfojUhvI9UjIJV6M7dM8e8h1r5jXZFyufxc8E5E7ngYDeI1OR8vM6SwzVv34tH4KwJNqIyBLKeaTge2S3lP6besVqwz18b9uBePPicIs1wlQMoUHI2+snr0dROgkclX5oZVEaooutqoDK6H5mtPAzZfHcvgkKlVBo+CDB6pD5DmHKYFR2VwOnI2nRVN9htrrmDDSkGG6QF1n75mtbnA8mhJ2LKvWmVh+sq0TE1EZhVtZFZP3nAYFV9QneXziLJtZa9peDeCY8/89OCgQUBtp72WsRIUrciZXCsYbEunnV57Swf8HtMG+o7cwvp7SFhr5rR18hBrZCZwdaTzWwL3R1Z/2qEVaJoPhJ3cb8yJJfMAeoMvJMJLJzKt0cfFLjNGUROnIrt6KDZCGSHkcP6XVo9/ZtVL9g0b6ge9bYNrVtK8IRi+kI2WhgKDTOCeoB5VHfy3ZOd1RzieiVDpqo/gCwFjcAmbN91z1nVBbylZxHFg2QuErp2kCR/CAtFPldH+mKLSVVTR8RXRQxHqwFsmHICWVHgF2DzPsoAjXJHrFMDWRRxgfqYf5aFuVHDJdSxukGiJA1mxCT78LzQsYBxu6rQqL4a5pnwOBpqGGLvKHg1sIOJly5/XPAkhWKHjU2WgZ5HzKLjjMfNRV6sM0BlfwGXkKNmFg1Bw2AslQllANBSCVGUbs7B2yr1MiapZbOY1emJOk0SOknkyu6pH0IgNValOMWVUN1TG1mgKlV8wpd0RDJ3zE22RZ8e//MQVf0auvIAkDdTCyGBfzHMNNGSOSs2sMxE4YO+UZCrS1KmU6H47dgmnHzbuNu8z1ISMVA6IOS5vWM0+gYScHYSkG9BCb1d9tgqK6BgKScc3n6rr21m4AGgyTTyZMAEdMsWBCNYJS1w62DCh903phkAC0CE6Qv4hOYsBd9rsk1CT4pkxhWVCI/OCT8pf0fVQn59SOHkWsoroIO21tWPJVJqmiRHIbLHSIp9Z1Hy2ct89S+Y+bX1oyfyk3neYVaHQOgIzK584qZIUKvYumUf13GmVteTco0vmCW2dXTI/q62fUnlDWp9YMk9q6zHUU2bP14TXCVmRL8ImwdZ5mCXYOocMuWzdQJVD3nm3vWXvtc8Gr+lnLe2VbH/V0obJVzynNQtdWxWxtXkWasUEf6XwO1SKHw9LxC/RDMlMxc9FtrP+o9LVbIJXR9i9Kt+zO9DUTgimYZLKD4VM/Ig18Vm5Av0fg0vqONge+0a9+M/JXeo8wdvl2Py4+rYi3kRg4TKd8+t4QwEny5B3JDBAjcGeuvED5c1dlf0EN34KOj8HL6wD5mflDjk8oVzCOblRDk9WFH8ey2ms5YACc4ihagU5kCr4PmYskwojb6BFBu7LHHgbAqmJkFiWsDsqS5iwLCFUhAntAOUvVRk19xqYD7yebWCmdOeaViZaZyGHqz5SFwujqZhz4rX7dFPHwzBfre+UnJER/XjYUUxPlv9TK3w8Q3wwfW38lWanjaYi29YIihWvqXJHMED80RFxKT9NnW6niZCFRtBeq9dSXwo3qDNOotIHvQzhQy9bJpWDL1Wq6UYxHTI1GSYIvneAYfx7EDIlw2tG/lHBMWoiJwq9irbRsED/5mbhwrBZoIj0vyduRuPSbgu0FmpcI4P1sl07+ppVBitHMqL1tlpurhFLwmpNVMy1D9Pom0+UzM3pV5WflA/CzeUXADrk0+5CXrKrcKwBVO7AR16t4BdnWEpYvv8Ey1jQxbKHYN0tsUEcboNaWQWsglM4LAjrWECnOIODRyVimf4Couc0l4maPz4xX03nfmsTP4Qg24dWEFb70Eof+rhZPjSFXIAMOp/NNUp2Cqo0SJMW3rtT4EMKGOl3TSjAPq7jKOpBq1vfpsVfczy1Hen7cHU+SL/z8ITdLsDbL79Q9RH8tB1Ipy/TJksiEza7ZO6Rh7Ysmb+K4Ncl8xNy2LpkflwOJQJYcj/NGhfTXPpS+Lr9qAO7ZBYY67oLlNFPyem9cnrXhwX756Ayu+TXNlSTxE0Dv01uQNyxAVeZk3sLhZ2bt2VVXzdkkkfJGt1kyhEtnvwEF3JURpBczWNyEILzCdRdWDI/hboLS8xxlYJCEBpP+wIM4LesHr8pR/Dd30DM8vMyzm9jauZ2yq9FhK8im/5dwgwaMoMirEG8LRj1ZXiP8ILZhLzfFylczrOkg8/zvxc5uza1LoCT6N7tNCrat7s5rlNNAYkQWOhtdR+iJntweRpt03CpmLzUVTSo/Foz/VA/aNuZEJ3a/Aja/Ei1+T3d4qONK60/QZPmB7JEh2t3VCgVVfpO9f1upO9XM/imO2LeQKV/n+LH5Nk79cLM5f6H3TUNRT/wDPLU+WwFlSWYEJcgcY8qyxfVtjsuyKEmAsIJgnvLyUoBrU+vBveGxKiI8Z1w7WWUxPecjdSQSgYJUZSazQgTf7V2iMqLm7VLbfrNkwNkJkCChpo4P6vD6Roqwe8+DZy/MJL72OcVrS2jNlcyvM6HkBHT1qAT2fajjBlyRJc14gwfiEdRwJPZW9NmYZkuuUJapIVAGHusT66ieX/QXvKOmJeDMmJU9mjUkT5nNz431OeGG58LUmvS6kB+8BPMnBOhcFmeMv4736MSm0jJ/Y8yhM1daZ5XTSwd+edxvTu69PWvhEt4Nv+yDS4A85oFcAFOSybIwYvaolO1CSoqr8Fhi8ohWKoTZzXxwz0hk5fmQVGg0Pwox0O0r6ZbCc7OmpAFYCIUOmEWwhXNgGNerJOjyVe8hV4BakU7EFlTuHQkJfarNXz+X5NfR49cB0eOHMoi8LZEDvHTWNqzIYHhGeQ+C1RMGD8gRfAQIQ7cap5g+JHAyScO8QFqo6EUpZMLl2c8lJPpS5m42b3QfNcNZQDf+ot33ulcV4f4R5lhI/+vE1coLYa/bZecI5JytDly4LGPpBBhZFWhxTuRiFTrGcuuGcI/fVq4qxV5lEQoJ1oH/YVbT2/J/BnKA3/TUfyGcOWosgit11g7+F77hzweRDVNXImpTQ6t2+Gely01bHAN6jYv2yHZ1h7yOJys0zHb2oUceQP33rDkW/nQmHHtxJpDQ4TMy3h4VqseTvCuXdWhIDMEpWjWmUIGqWX4RoGTKMEfoc57B5zEDCZGNVWajQLWkR5IbAX62WvmLmitZ5Z4GdYFDJc5GBlzsu/4EfKrFD6hH6M1J2yDtlBxJwfDMYvDvDJ5wuIJZyHshJ8lUxGDnA+ZNGSOpbDh/A5UCpn9c/iMoq3TxTqZMH3Ha9SS31E/5retVts0Vhncdg+mW6tB+l2tS9IFB3BEE2x8BAkvUHyrC/7hJ+HKBZGuq+VBu5B/F1E5GZi7q3GwXV0bJN5nRiWqeuWtArCyX4TpxAL7YfnJqsfybXTP9L38jzK3kzrH1jgX/MinVOsVzHh3qVFvTk18XexiLzwfPb0Q3v6qawVveCC2UaHlpzSxXa6J7VIPPXYGRoyYMg7pZaqdjO8QUeFyyP/bMmJIYLLFsZySCNwKUfVMiHtY16wIW+no8HbnEup70ZAn/BsNW8K7RSxpZqvtyIQi/7aBV5R/MwC/AVVv5aCaP2qrXeQwMoofWhLhFadNwX63Q9Mcil52THsWtMWfb3QL9xv6ji+g3qgWs2Fivy0aS1No7r8+xNfFahdz+iD/XzJ+OkfRrMjvOhS9xHDzJfMNHGW9v+7Uj/d5p/7BX3Pqs/uc03xsid/p533pt/ptfruA74qfWRH2MGqec6iam4+16rFGfZB7NwzLB4BTLzyp54OGB0saCfqDLLGh4M0taF2fjVCSoWIwOBDDy44RG0yZ/ru44bZDZpuWrRRG8gZcVoVkvAUa210yb/Mou37JvKNNmDK/r81Mmn9Bt4OMRoqQ0mjEMjMbdPIAUx9C6RIxUCHTaLlXIg3IuB2pdPjtSNVGL7MGy1AzOkaaZiTEMpDaA4fA4Z3EOx22ga+oNomdH74TgxqlqEjLfs2zOR9BsAvLI3IuDc0pICMvQxU1LuFtYM9CcoWC3natj5zMN20X+6LnbLVbBKasvTRFetQsMiW5w56BPnCX74UA4TAeoTIyHg3yBR9TQ42vlagnpZ1HNBQ6BHjvGmWh3TWRhXbXKAvtronKwLsRtawFqR0gyY2iIidAiNYWkb5fgHn0RzRlwCTq2iIXSbCjuTadoaYUByq3V4Zg3xDiiVhVBIamD6z0qfZ9iZo1M9L3UcOv2SmTkJWArUS1dUnIT8BWoaktE6rdSm3NYWXnGKfNLBcBmNnHOSi8EGOG0nKPaQsarRtW29eg+2LrInRfbJ2H7itGPcNnVd/Fs7dUD8b2c5amWLah43o+tL+h+q4UIpWs9iv2Q9TWJCWr1WGoZUczctKnFLHF5Jmg1IwauSQoP2HI+esuGLOSCf3L/4Ys7aOkNsEzF+JPqXsFEetzlOfBmDPiEzpoN8qaOM4UY5lHJqSKGZvtYO+Nx4G0kMSTcK8aYXFDe3+uv9uUH0JnXmViMir+b+PbJ2hqZxV2GN7/eKhSbYN9uJN/DBkOtFgEjHVOP86GVDvRhA4WSd+Vi3fUwpbkYEc7Vp5lRsnY5YGzC1pmp0RAvjj3k1kxNQen0RTHFv7o5aeaUgOHYk39CkG4S8avF4diR3aoJliZPph2rZp8X0PmTs1YuU9YPOQmxeXv2pqpd15lhM+C+0NbAySSZBzZDj8+DfhB0muYSQblzzMEUvPMw3hFrz6Ro4gCY2bKYd0MJFMONW8z1KhkGkulHsxZk1Gzx6LPKKBM5byGmAMBRLD+7GWUUgQe74B5PVKK971Iw0tfizRl0B9GmkHo1QgKOH62fp1+m36ZTkOJJIZTZHNJHukuIXv4D0PYDH0mZM/iWeD7VyBC9ocyGzqtLQCGzGYslRxwVq7+YvKylx3txjlRfRQwuC6yG2PwSDH4JjhpVc3/T08YKhZieUmRmjvyI2FBqj7jAJ5mA3gKgKllCRmEEuYjKgfAJQta4RS6M9Y73TpR+xIf8IbFQCfqxLpR1W9IxqiIWc3j5GlmS34DVrDJ9K5Buy3I56/4eYRPQLmdlQcQhAXJ4oKGKp3TSKTHgq44hp8WrbOXoC2iq8Lhg+58rgFDglCE04aaUGPTQqavDcHTbe3dbkhNwczYzBtDOLptNf7rVatw9F2bV6FERlQWRE3ZFd9ZudfOaanaWS1HW7alC9E9ipc61FjchpdfE27RoVb5XaP603OY4jk1Gs8Kt8ukP9BwdnWXGRKsfFxA+ESbu1UHn45T7uqHdULhwnXm7im31fMvaCIvmVx/64WECRVcuav1Z9JPBmcOD5ZQfuLRughVoFimfVmFtI8pGvm05lg9V20qp1eEUu+CR7MXfcra7bjxgpq8Mpq8sm8+jXPn33VOCF0pOGT0ZF7PX693oVT1GYAF0g7MYzhakm8XtP2ocNIWia93+12rdyo9rR343YjNCFORh6nQ1OJYPGjBE62ZmEBlZVijBRsB9o9MLfqFWvQH3JScB6PzwCl7QvPPP1YxI9pplkCGm1evTdGBXbE7uBy6kFJFhoO0kt0XvdGv8Dph05gc4URlckw7YaWeK8O5/EXf0Weqsq72FCxONRV6HV+t6nHv1R7QEA/TXIz4PMi1NZQysd8DjUysajrm4V7QPNx7NX+31xzdSNw9pyyL+qrNIrckrDbkaTa4sW0Twg8VNjz5Zn08GecyeNEXCh10qEOFy7bDndg8rZ8kus1Gl7b6/viSG2j9r8k37hhnQ/R4tNh0fcb3R9fdQF02mH7B0jkI6EgrcVZgYGglUf6FuU6UQnuT/0Ziuz+y7xbQsya4COk7LryrzuZ7eE4lmoX1ucBzjlF1IpgyDwXBjYLoF0OiVrkPdcDBKxhkP3Z0mwg80W1WnJ2Z4CJa/VAUvLpjtd4yfeykjiheobNPm79QdUSa7ZBMNBSjwdvHNbPQkbjmNT6OkPgYJwTZvO7adKfyxd+Db3sEZ/PuMZ2D16wfpaA4Bn5bHvmqa77/r//895BRIrpS966yLCSFX+ZzwceGzBeR1340iXukHZafQCdbmFoLWV0QDM2ZZF2zQBZCN0dZhVAjdTuBPUUi3HwycSMmdfTij+DStOprv3Tz2dtC9q+uhCxGekeBWSg7yWie/zLzi05YwFxYLmZx0fQVLYgmAI6X7sRs/51QbPAlVZf8MM5AK+IJtEKPzuQdz93JRY8kPhYm9isIQYg0hwl9F0Cwx3tHNo8M+F3bJxptn285l9GntY1OIh8RqE2oZyrjORnU1ZrxUt27mUY/0UrWKQ6L6ui3X/PuL1RxqMYgw9w1KsqEFJI4U6hOBfloO+UzduRtqwkZJ0vuei768YHqlBaUrdyrXKRXZmBeecw5jQ3fz5AXprKnX58N2clgbaNVbK9aLcaFKsBNTqQyDXWR85CqZmyNZUEsYfg+pVn7FX2F4hZj5Wd2PKSyb8qrCiaF+kWHX7SdsKBBiC11obQ58hs2jtjQ5L8NwPmRhemRLf2I+m8mdFAof5llJFo7m2sToNIjAH+eoKeAzD8dLdxjh+DQjdbpQ3Sul9bJQ44QQ09uAaXGTED3tGnz3zVZ+R/Y/I3MFZr07fZYvG+Ug0YAyzEK+Qg5dutK4L6OvfQNq0nJxjCeehWxIhXP4+brdqjSO6yawftUeGMFWoSYp+CTuq3WPQXRp47205qd6xyQ0pgliloqjGsX6g6oufAwQs1zoeYpKPzmc4ElGj2Zo6aPvAIZkqpNQcfv/aYCvfZ9Ib322zdtPveuN9Vbr9ezfha801ZlvrZCqjkxqFgdA0xY1afVjTF4NxyTAXeCA5fsgdYVoruB59k0NNaki1iTLmqHtvkch1bNFJNPVzM5A89Z/qqnHAiLXgnLMcPq0mn5UwgnR2zwZJx+R4PZIwalV9MMVq9KBqtXWxihXjGJ8hzQ2CxYjoGIPbmfWglOEyZ8IQuXwQAAHhLJvYWJvNc+pkzko8jEB6mEPqKnQJcRLZGAr7pfDiVC9BPoV++TQwF1e+JnwIElyoGRB12QT2QlB5DKBErdGTwGBbBhbhG026ylSEzBsmNtbo2UuTW6x+FkKFPyeN05tjmLxsz1eitW9wxuQDDxDG6FvXdGbcUitBhlJ1Pk4WfZtpmj1K8Ictzepqfoahkk5kW9RY9NVTqd1+azFgoqXr1hdYJWdWaAfbdRIcXv/iqP99q/gbt6S+bXcOwsmWdDn1B/nUOjZJiY5lEV+anpquyVqrkWo1N+PhFyLbv5KPKZJ81bZthEPCuIpXxSjurJnSp5XRDEUDMKGOjDoF4jiGwcgoGT/CFms/xRhGzmVtaIaR9v6Rryk34Si/1jotpJU0hIqZOMi1w7zd0lQzvZGgzmNG9GW0050sj24JzWpkjVvHA+XlY3Nc30TQetQrlx2rSb5Aod1kOJZrbmQuXN0L0JsRtazAGW88YOJypc77Tj+tZWy0oenV8THnY1P4gg5//xH/3ft669K5k2q2Vcbn79yzeyC1XrNaNpsfN/1HU71+NWTwg3c6Y4hDeWsNHNdwKqtQvCWGahSNE/fv5/cZj7bIIcwiu3S80R8goMF6hRScv/SDMcInPPkKnxFkS4g8u1iaU7cwppO6ARtpA0aBxC5oP+Q/kxn5X/IcbumHxXvjX95tOPrPTNKOUI3HET2uWQHKgb3H3lJTQSyknLNOhp4/hmOeEgT8qJqD0BNVbCREjhRIxCA3Bxa08kgqpwIm1PpIK0cKLTnqA7qCBG/sTXbeUJ/dx0nymqPTwx256YrTxPzLcn5quKJ/a2J/aKBJmwsKScILpPRymN/TRMn2QCa/XFrNQR06sX5h5sWAavw8lzq3p9btEIu1L9Qqc0wq7QcLKcgXFAEUfUd9k1R5bLq5Co71NNymFoUlCGaTtLyKomZUE1EnurORxgNKTz8U51Ph6o8/G8Oh/vUm/b3eoL3WMZGHgHy0fOLhmg522Knrcrer5L0XMXRk/iGMHSEIKBpXcASyd+Jxi8xA8OEinNg8FL/C7iJr9bcVNPA9eY2II6nknDNwEHzr/4znQFfzsrWuYuwggBLF0crCoXWGSUfsbM2MTeXwuo9Q+tKqNetUpaXmHZKwEFai2B/V6xsIFCo1G7DfZzsIPfgcJSffpjeAZQ/9FVxQe44rmrsJHDhD5F/hIg2tyULQwraoeG9I6nBj8J1vwE9kUg/AwIvxRyHdxQweZ+h6NeMrc52iXzezhOLZn/AcfpJfPfc/R09+JXvWw1JgcOrEDo5bOQGi1jdQ6Yi6zcTT68TQCBl8fKZwNTFcPR+8lmn1JLISoOydtPwO9oyRyHw9GSOabukfera9IRRFoKNoKRQ3MLRo3Vyk4hxfwfR8KJRuMEjoCsUzKl86zFYFA4EJiGYapGndxdcBuFCeIu/NmGP9tZQhmtrQhtPWBmYIEQQRaGckgzrCd3wMxq8qqUyaswpntUW73YJlNCUICZ0wRM0KrKssNWrTKLUekmFiLHZHjWJxPQoIJ6rPYxKO27RIwhk3lHK5giD86pfrQT7l/Elyfedcf0pFVQblU/Ks+SEBACptukj2W49eKXqy0M2btDJbspFbkyNfh3WoM/UmmEcoyT785Z+9SqDFZs8DibUhksUxmso/JUqjLUZDy3QYTRTcZAaM7ICemjB+njjzsM0Bzr4SeMixvkj9bKCE2PkJK6x4+99riQnN4Lmn7P9zgXnU8MQlKFnMyI9CcogPlUfpDi/nbQBkUgiD2N4iH/gNK3BxFIQnRaDlpf61BLeawfGRykK3BEasHULC/bEGb7y7j5W/yAl2VCQ47Ab1m4IevNvPZtuWbf49rtH3DtO+9xDXEQ7/XMKz+gv+/+G/T3qj244Vo8urYves0eYiROey2buPa6PfT/9nY9IVJbYTzJJJPMZEezrf/WtZodehhhK3sodSkim8XKFnqw2kWFXrI7UUdnkzWZWRWs2tpOPdi6QgXpaQs9FGphjx5FPBbqsadSqAcvhYVePHjo9/u+l9nMVooF6cCbvPfy8vLeS/Le975/Px62F517+i/n1orn8jMa4ygYDWEXH8IUP4OvRFWA4zMef45eM9Adjn5OUUOiNyhakuhNuL1kb5swHAGtIQgHYl6CabOssGio8HMaACwPJhYAm7X1AzZfYy0GiyoQSAYWnohtLVhUy1BSI9qqp6sa8UpBV+MwNBqk6dSMEYmuMugdR+9RdLtEf6DoNomuUHSrjNBdY79Wk+iyUa8eBAVK34h/46DG7jFR/HtaGLmDlphrlgSJgzq4s+gozqaVkXLsYCQXx2EKpXCOaMJ3hDvKVL7B7BuRZK8quv+Xl+b3BrZ0X5l1rJZyYZqGlY59Kw3oHfBazNOJFTzSoQMAV3e3GLjhkS7bugc6PyRRqOHv9baAaDGE1V0D/mn7Whw221bmgrzym+oWAE6Clr2t8E+cwwrM0TtbQK1xD9erwNgG/YV1tZzz+BRrUvl0Fpkme7rEI3b7ToxtD8A/+nkFa26y3eeA5fvkhvTEhnRDpR0GOxw4tWND2tuQpv3O9HVAROvQjQEFYLEAO/duIzt/TdR+LUwffTQBWmOEA31izBBrFl1sWxyxdKmKUUtZTFwqYr66boxjSQabZSoFDiJFlkGx0fGWAYCRt7SvDSGmvoK9Dh1vGmPcjhsG7DCYQbCqy674Xp9MY313yNXgp8ceVY9XnN13fD2l4YatR5mNYWCy48qm1uuyHyuL3sDcGqZc2HzeLhk1NmYTEtgRgrgq5LHbZ8oqyIACyqPjwW8pGLF9GSO8EdImhI2uxf1w3chx4iqswgPAgD5OnA19ccaJE+cIZWHf2sK+HRIQ1Zo4kdwkIKqbBUTVE3BMSK4qUGE0sV4fEO7cpD+8QfnI2ct+mSfPerv94Q8HvKwRecGcjEC3lI9kpp3GRQGuIfpw8FW5SXxVbgatwJ4rsfUeln23JWZhhsinGGOAlSyYw+wymGPf/WmDvdOBYJuguZxV48G6aijxN7N3HxpiofR733slVN15rLW+Tm+JiAn6TxU94SjH4hQxITCneYNecdBqAkeHWcMRkF9WcPMVucq0ucMaSZQEbIyjHCNA7YLW+nLBUMLm01CeoStm8PcB+GpHsCrRJ7WX3lB8jBxd0fezRSJF7+rMw2WnD0A0ZGpXYw0fxjhxGIZH+oC5xoH2RQ5cyCeV2VFuVSP66iwdUdxdoLrBLF/p4lTco7qew1ywhhEjiDAZh9U80IKfBVlm+rtf7/zY+/PO/T+E88HvNl22LsMQxSF6LL/ZhnXFAnXs9r3i0fRWRnJvqVjTUSWRcs6y4B6NqDLrrqSmfJAfkN9mwN7QRPrnq+P7oz+xjtHVLNizBBYjVH/h8Bu4kfDHLYKzvHdDzByCEXHd/ERwO+Cb3wAKQr0mtgezNd2COZTqFzwO7hCnujBNosfxpMcGWeCoIK7S4l+KZavU7NLUejHoqHPBq6BKn/aUQJc2+vQRIQ1DXfhMNwG4MG306ub0M3ra9Dc7atE/vXnHoaINqYwJheS+Kj3o64qgPwgChF8brZv40Cqsyk2V6L3px9oxgKowmp7grNIKDI1wmRYqQEC1L7/qntEIqr5Z3DcLzW3wBqXC96R2XZFn4eDgw2PjY/TjMXXkat1E5gQPDA1LvQwmLzV/ql6Tt53OTqJ3pcsADjBp3PzyyfNwQoIaTuK7pdN++bhswUR5Gw3Bhdwm6xiNF6NEmgdZb9sEiWQccGVkoLQN0wp6qd+zcNXM/zNKeID8VLDIl3qzriDd0WLGnxboBOpkVR5eFUq9U5KahBsCDBMfGtj8wDKkKkCKVcHh4UyHDtq77Mmjmr/nGlsfVdVNNPaNymIztiwNsMthP4+gW1y3RDOMSUl3WLlHZymk5hH98DYzN5lCYupOiCSW3LJaqu4FA/pdmvet/hIXzcjcUrwIjRjSgm9obJ2g5O1ybU1OPGQ3Yq/KwunJF0qc+t9MnJiRDfibQUsibDtH+kglSo/5BXZEWxRtzCL1j3GgwQXklQJ+GvBTr0D5+AS7taQRct37ZVuMkRZn43NxciH2s07Y6Wb7tI/ORP7cpU6U+ReiNPKzcClqUoYfxn5XFV2K0qyVxH5yyu9Q6XZrLg3TS/AeSb/160O6PE46fqgqWQxPR+k+uu2npvulHvjzYbs9F86fk3pamRTwk9RPk6xDMcpKu3Hcik/v43qpPsqKEyk4nhejCy6ciaK2f6rVRjrsSHVhs5lGWVZoV5im4SXU0UkSP1ug+1Nzlj8z3TFudTuRxixEC0n6j3IPqNwRLpd042aW9x5tWe9ri0YlbaKb8gtoXNPufKdL58+EWXEU55NmRNWuXDfdQ4G/mLRi1ee4226Po2QrbkYX/WYSZVx3dLGVdcbR3ZDKLMyp0tHpsNNaQlVrVFWEFmJk/aw7Px9FzagpbdEpGBToy9BMCpY08JpDfzsoTKljg8KESp/Q8PVLGvkehSFcpEEJw/1LXyzpGt4yVOjwXQzUz3n5TTV10XND12oqvYnCZlUh8ocL+a9ReF3lbynkb6WwTeVvL+Sj0SMqf2chf5TCLgpbqI1vFPJ3U9ij0r46jlFY03VthcIihSkKHoU16sEqhWsUjlDwNP1vheBCHCHcAAA=</script>
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
