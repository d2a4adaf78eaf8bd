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
.body { grid-template: minmax(0, 1fr) auto / minmax(0, 1fr); }
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
.body { grid-template: minmax(0, 1fr) / minmax(0, 1fr) 14rem; }
.map { max-height: none; border-top: 0; border-left: 1px solid var(--rule); }
.command, .readout { display: none; }
body { min-height: 20rem; }
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
<script type="text/plain" id="module">H4sIAAAAAAACA8y9fYxc15UfeO99n1XvVdXrD7Kru5rkfU/UuJmQFj1LNxlKM+brVXdTJCVTojmSE49Fjc0ZTbU8Jps0TWea3XRMfSzWSTiIs1EymkTBGksBKwMcwNjlIMKGE2gBYeMEHMC7ywUcLINoE/1hYIRdA9EiHs+e3zn3Vb1qkpI9q8GuqK77Pu+7H+ee73Oueu7cV7RSSr9oHjjlbWxsqFPG/eiNU5qOcJEO/Q2+qQfHVAYbclHx9fVTIZ/zi+t0atZxiN/1U976Oj3ob3ARVI/FG+4/urVO/9GDVG7IC+4T69IovhkNHm9sDF81/EKAuumMGrEutVdP06Giv+Er0io1/Lz0Cc31/qn+Jzr0PJOYOG7q8dDTXqPZbmGITEepUHnBhJpU8Rattsa+StN0qtFIlfJVW3fVdBzHSquOMcqoQHuB1o0s8AMvmImDnvKyRmM2CrXWvue3okg1VbRNq2h7GGqzQ9GFljF+4EfJmGpqa7TyQt2kszAPC+NrT/uG3g30Gf2JTwSeVibsmA1dXr7sJxuqvPyKn0T/s9kafuX0V766+g2j4i+defa5M2de+Ib6UpMOz6yevvDbp7+uTo/RyerpMy8896XTz75w+sLpF86p35Jr585/dfX0s3znnPoKXrpwevXcb3/1d9RZnJz77b95+tmv/qZabePk/HPnv3bu2fOnL55X51qo/7nfOr3Kz6ivTQ7Ov/LcyuArF4aPfemrZ76hvpHS+W+dPs91nVZrLXe6+tWvnacGXKpu8+tqvTpd/doLdPeyrh7/+m//zpe/+nX1TR2hWc9dOK3+rm4O+6N+j59cPf3cl/nul9Xf4wtff/706Re4feo7tQvnzp8+o/6+Tp599vnTz5159jeeO3fa043DWpU6+aWlzx5/8sTxJz//9b/5t/QVfVX/Y/0H+r+if/9A/yP+/YO7fl8dHP8+/b6mUx03r73h/xM9qfVG+c5L/pxRKKyaNyppKKtKOoqTX9Zmwyr/kDnkHir0YovuWj1n4sIs07HmJy1BCl5Nkv+GIIve2aPoFv0s4WWcapxqvKF2efQ8/TwlJxlOMj6ZM11U3eXH9qhZvDPrTrbhZJurwOId6yqYw8mcq2AvKtjr3tmHd/a5k0/j5NNLuUkSa5K3tQ43rF92L+QhFdmFPKIivpBT23CxQQVdbFJBFxPqhC7/XJ8t9bJ/qFS5pof5dIlGw1tetbFNzuGKjWxTDkLbWF5dXW3pAEPI73iL1WvLqy0TyLX6peS+9bQ0tZrPA/wu5XSuk3/mm4mNeB0djwuPp4VHvNS5wddoEpZWeZayfj5G00rFuIcp8ct31AuFtuP9gl6mJ+xYv6D3FU/qLnMon8J4HcgDnO3NezizNFZU7KCxomI7xormBGNF84SxormjD9MLWb4FF+M8oRmiyrqYgQM43pvP4tjmKYodeQvF9rzNc5x3ZN4BCXmGx7N8K+qby6dxNpfP4IGYxt0/ZBMaNLvFbn2KB5nOlloar/poiD+4hcf8DdvEZBmb0WQ1bGeZRrpN40rj3FqmMU7pOKjdwOPLhbJmcZVG0azarDfybNJS0oiAnqPPzlwreFEoO32tMHSEi7x0sDaWAIKl7udUVdntY4xQaO8QLq8UapGeJkhb2WXwBJdPtXxrcK7lYiavUaGfbKkk9QiOp2z3KfQ9QN+m7cxTq7ZnZ5/i66vSdQACzbbuFz41KSXoL1WHl8CEGgAx9UNlvZkkGd90LU2SCV7Q1M4dXyv0ue9Z/eaLySVCDGaDKvfcnKObNHG8PHCJMQXhBjyADtIYlOiEOtIrDEbkcC81QfUkPWX4cXmYH3iMHkgUNTahRUJr7KDyAc7AMn8amWTDX39AlTf9lSLeKfiIQC0ub3t9+sr8T5uEfxKa9AT1NWxIVYf88fAxArwGJrFHB4AT1+Ys4SVV2j4BeZI3aGpCGvjji3QzXFD76btUxTsKtxtcK02CfDgrFU1AQqB8j/p44UW88Gg4Grz4MtsoQsBERK9bPgoBHWiofx5rsilATlCBb76AxRnSohFYa+5SKp8ofyB4Wz1B2IWO3XlBgGubPRon2/QPeYeGj1F7g6zDj24wsjbrC6q89ZK/y1PF5KViy4I6YScX1ElM/RY7Qf+2nOjlEwEuft4/tHC5+m/DTtROnmyZGXoGoGUn+bXJk70knyDo9bICFdqQG5ZlxVaLD9mtJ5Z8+viCqr5zskdVqqd7Fo3o4YufeRlX8Hey9y3URnX4hCZCYJUOLVKanWy/d8Onw85BdR1le968ibI5b97waY6pJQQTb/j9bKzYig5+5uVau18EgkDr8P1zvWJiv8no5Yn93uuu0lddpd9xlV71ucKrVOF4qc9idgAZWaqp61GW0lMEoK9reuZ1WnCm9IkwlD/0aPLKgwyTce37+7336UkbHFTvoQQtKqKD6j/ISXahaBxU/15O4gtF86D6P/jkoHoXpTdv7mBV3Vb9UpX5TxNUrvZ71w3dbB1Ub6BM5813USbUKipLfVD9QyOtvIHzG4aQPlp57/a94kn7LqOkpv053qVW/QwlNejPjDTop0Ya9AEQ1OYGveNJg2560qC3PGnQDU8a9Ie0+Oko7me0frI2sG35qpbW0ALv71RJh8CXaRyK7IvJrw/4Ekb31IU/p/+is1IwspUbhhbqPNEDUz0gHIh1L6zinnsYz49psDD/ilkYpiSqAFsDzNwnBBj3HWbRwAN0gX6JxzmIK2BEDu33wCa8x/fol9bVfg9P3+Erd2pXbvOV28MreP/4fu+4HJ3Z752hpz7gp+j3Ia0e1u6py3o//dHdVzTu0u+g1qt85ergigFOb0j3CJV/GdzeBzWsQcfuvCAyZBVjDcVY44M61uAHgTPKyy/7BCE+VU50hFAHLtDHFng413H5mzR6xJBkca4/zm/Jd6xm+LxYlSd7hRzF7kp8oreenNTeeslEwWcmhBBpL8uIECoggD+v/lPfYvpDWImA4FLhEbbxgG1AL0/QswpIgQYREHmil/yR0f66q29ZCDt9gOr1AFCEYQJmZAuzlvsGtw3wqW+DE8CnHmq9VJiT1geGbRmUJ0C7DSNXPFBrGp5seQFfHa5IXPUPpV6Q+kQak9qd3BAOqr1PXG75Xm306did02Ih4OHR1zz6743Qh738qKMPG0Qf3hf64F0q0GAeIfSH2v80s7DU/hopwP0TxHjMJBi1k0kH7EbyJxmxqdE6jcoGEe2rZqXwQLRJBiC2jpilF4h3pOJ5oshEM04R60lnnyPW0+xRx8FzUgvyrRjU4T/MREbLu+0pzxClDXhJe0eJa/KwZJjlcHjEK+eI/SGCoDNLJ7SYvfKNwSqhMd7lva7d4Zy5rotg3mTMnU8RV7XVhgwTWU68qIG88wJ1nx55noqt+71TVEzt956hexgEf958Lg0S9OSZvOsaG5TbL6CxJJRTW6WB/qYGEjWhj1iz7t6Zss2MMCb9dbMdxQyPVzHFg1F07YylP4L/Lpi9E71i6hIunrBTPEHrtktg1dIE091LxQxmrstw54HtmsI9UwOXJO8m9JU99JWptaK7mU5SxaiBPkRLguh8HdBmwIXO4NVL93oR7+BtepE+gpE+RDw8FQdy7kq36MmymaWHu3b2BHrUtT3umYx99leL6UsYeqpn+GFMDXgFKrfSvyk62koDgYtYt7iG4SHpIZuXOaKpeoYnlefwc2mYfBSkjDT2Y2qOf7/mBK45hD2wSm6Ca95JWPCyIc52q52+ctzfKF/WvChe0cyg00N5VCqaEUL+1PBo2BFNrM1nXiZw2fqinbpEzeCTaZx8jhjiKGMRuiuTkFVwSuCCTjZ6YJfQH2aQsN6l//RHnZjBjJ/oLZCIYrjXQGNbBY1NWQeQxweIiuDt+GKLxJXSy4kg5xG1tzR0qOiQsJayW4djOlUf064b0y6PaRdjijbVxnTqnlMcuTGlK415c5zGUOdEQgwGypAUR/0z5U21SieERU6XP/tPf/rPN+gd7/wFCD+r9LNE4BpB+GBEvZ8oiW8jIE2/TPssDtCF5GG9jy7Qp2bpjFiFSZqHm5pYFnxJ5uzQEDN5w+l+AWj/nqiDrhDyO0DYhcaOZz+mWc/1KBrRkboX9A5QHHiQe+K4UwMcRzzgGWACeg78iTeK3vSHoTe6QvLKWRpaXjDEZ+y33kP6C3mMup8h9twD/s5QHCfxh4pj+TiKw8TIU/EoyUpUHMonUTyS+ygO0LxRsY/EICr2EtRTsZtYfirmcj1Yr/S5rTylMcaTppUWrLdH/W2siZY/g+Nvs9g7Z17RRD3onB4OcL5GhIaKi0WK4ooutoiCKhB516CGOGVVi2apzDaXWhHYD0zDN1NqdkpT2KRGBdS+LZDYAG25T8u3NllUIcZq7awM2TIRpa3XCqKWx+gosKltrjwBmu+6sz8YHdzANvsyDW6YR7pLcJFguN/UMt5vaBnw72oZ8de1DPlrWsb8VS2D/h0to35Vy7DTIPlukCIZDhl5LBYZLB76izT0XtW5b1HnZBWNtuyySXIfND/GklC2M2/2UpHNm91UjM2bOSrG581OKibmjaWihVWj7OS86VLhY/EoLLGMClq1KRUJVIsKElgl+9OQXTUQCf7Ostm2ETJLMUCXoWgCMqin5kxKo8LiOasZ/Jy1Qir3RtmIv9g/oI3JIi09Xo0z3amtWyYnxseyTruVJs1GHIWBT1yJmpmG0uA9R+xjCFsiQRjIsX+gqTsb586WnbMH1a/QSK5jNAl1+5lHo1voXt4mUeoyrcYeIaOXWUHSIxhQaXHfej2pefUvUClNe4gZsFR0MDshuJwu2BLMTggRL4PqpIyo7p006of6rH4xoCQPsBAnzfFdc8IyQ9t0H3ogEpXy4J4jiUF0IxYCtkjkfCStjubQqV1K7Ve7qPJP9ZmB43NIigdw3unPKTWvFLNdeOdBWiNytJNgV46yQT1j9N70pnrsSD3GvdMALvBxpFCylOqBLwXj8qB94CkgDTDVPnR/EZ35Aw2Qn/GS8Fljx4Jh1t9Fj+asUhJYZI2X359zMiaNkJNVrBsdj6STnfaBS0Vhd56wDzhiXBAVpMLSKfHg1tqChIUk4At46PNnoS62eYHm57nlApSzsLkt1gp78hz0+PmoOPRibukl+yCRkDIRGZcwWQRdVwRdlwEYkFjgIM8IWTRC/syALBqBqUCAbZ6vDKCwB/RgKvgDVMXloRWil12SNgZQQbS4aOxRh4Fa96hlQnNULBH2omIRQsIe9Sj0S6AgYyPQ5BdZeUefLYMLxXZAFcMUzUIDCsTDlhgQS4JpWl1ZthEIBWM4ubLEV+gZQvSEHQfXFwfXPbreAoRkQ0VpA4qMR/HkPCaNqAzebkEliSEk6cwP6CHlHiqBx6CNDPB4VTEep9fokyqR9xO6MlY0CeAmWBmYcEnkYQzGglTOl0nwHFtcxdVV2+zhKVbh2nTZJnzQYvsE2y+ow2JGgElBgVZNAbNTVSBxPUxSkm+xDcD0VsD0DvSOaULbbh3A9laC7a0JWIlBV1oyHkWHWliM90BicL5os5ulOnw2n6Al0GVhlLrctt1jLVXNNs33VjvbL6bLvf1iDGgistPlQ6wFVTT50+Un+0WA45SO9xB6wXFGx7sJDHE8Q8dzYr+AraYGEAIFDAaA4HFR1kwyKaEhzniqMP4BzYO2HeYAaCp8O4PDRhrRFAAA8LzGcwCJplyJGBwCAEMwvIK6PFzzR6/hO3w9BVdJI9i0SfUdRjPJsm3yhMFGYao5jMXiwzYgmj2exiWZ/erpwcOrqG25MDZZBHObrFq/tzqsgS1BbFwSYKKZnCbM57Tb28pv/sw7m2+zW8o/98C56NV8C/EcUwwatO5nGSWQoAZrQtfuWAZWaNit86IbB1LQghRIcGYFg92C9a7tNqAIbXvCITtMkU65t/KMuYtm+SJBGXNjABMaUgPAO1zh2IhusNGKgIEgReAhIBjArKOPc3wUQKvu4DSiUaYJpHHrFy26vwk4fIcr6jCSDAwghYbNYQTKRXEC9JFgbmPAAh9BppGjEBPDR0yMIDNgmRHNJX6kRZwsfnbb1h61l3oI+d6HKtkwI9XEUHfo0basHuvT4nmC1rptEfVgXbOrUww5eYfQkAx5BjaJOC7bxJBngpUz0PFJOquGfGs1UTGTv/JPlChaHaXOPmOhWzbZIRs+pB+Fuh04NkHxCC3pEFz6FhT7SHIMwaVnKHaT6BCCS++i2EnrlwpLHaZilmYkhJHIRzFJUB+CR6PvZO10u2sPDbLJfjWdRJ8ihoY2oAEMkjrcmoWQdVjAgbCdd2wVRJnGZRZ6GQjCYLrTbYkAyt1WGLCBqes58bpsUmEwok7HdMaDELBWNgW9o2+sUPsAswF4UCPMJwuB1NDtIGn0/mZlIC08D2cbYDWOiECxArp5jDVidHAYd3hC6VafGQQNsgALOlFX4uxpVdxzDHrSfeq8HN6vm1Ftgl03wYIUQdVNn7vJZN1HNwPupo9uxtm2qqvSwcAGrARnEx4uB7UeB+gxtG26f9jfwEwcaUEYhbWVumDEmOfXaASzoUd6AaySJXS9eIr6sJIQf0jLHeMQgIZiHCpQzceI0XwdBjenDekIntjgUQCN0oAGt2h7xACoJ+g72RNnCS7+mFdepe9f4qGEelJ4h0Q4CcdXNIXLSIXnYNbjMAtd7VJncW6JgN8GiiOes2SlfwMi/CuaUGB8UF2kIjqovk5FelBdoKJ5UH2NitZBdZ6KBOI2v/E8WIDFg+oUOIJ58wVhG56hwu73XkV19ho4g8t8uGBfuVbQ7FyhM/DXOmvQQXZXO4hMYxIfoYLePSCN2iuNekga9Ulp1B5p1G5p1Jy8bqUVmbTiOBXEgNE7XRzRIDMaoX9awN+tRdiV0VA29Dq91LLgaxKuMS9EnHguSAKAVE3tpQEz+NQVzSivUwr7wXbeMcFlY4LLxmwHuGxMcNkYAHOSzipGswEjG7GOY/deMNPDBTPN+EPAQacziQgsDzqysplahCIMYPFEQA8WbDuUKGHZ7RO/2u0XXnXFxmyFzOgysfkp28SbxEUMOMOUmWabYq0QC1CZdWcCd4fIDa+WJq+DAoAMTDSyWojnBj+KuSN6gWFghQc7IGxUhJcQl1vgYQUmIfCBhjwIbjIV8pHCYDeohj66RFQIeFljCnw00UrTfbxJtH5plQgUm8HxGBF3lkl8+i0uFXazyhf/kahSsI6OhMIHmbRkYySGhLs8kkBIDqHW0nKyOSQRdOEByCb474G1IifZhCR2vlq3fOT2gROBfYCuDiUWevrpJPHXbR7Unq1rEElsOtlLqBEpyTQVPSYy41ALMFCH9QciyTIQZQAiUAnHrA7ASNXAKBLJEBAksEK8R1ZoR4v4Ls0e2BiWigk54pyIQfYrQXUJ6wP0IXuE5ISH9CNES2MQ2DaKfTByg8B6KHaDRwWB9VHsJHCJQWAnUHQhZmBqJlHA8yaG9mMKBegBFbPCLgCMApthUQVYYuBAOlDRMNKdAwqGiiYAZFpoobDuAihsulTw8guAMzIqJqGiCewW0I0A7B4UW6whdRJdZ0jacYs6nrY3X3okbSU0+He8laJZx+73Hv3Ng00wWV6RwS5f0uzARVwCjeoxcLpNIJspKt4xdSUpiIkhCr8Ty+xV02fB22lJ2YJHR1dJ+C9f07i3s1/+RJYVq8utqMtzMAZZq3zl5aGJjY7d+V0mtsFjbGJ7nB8VExs1j9AJDeQu+iiakALZWSoIQrh9rmlp+SpbQIud5VU5KHjFFCd6fEBgvt/r0rLeyUJ+PnqDlj31RDpV9SegcSD0SbKMjxltAgQIx1CLpvqY1GZ5XYNbSrMHbRNgSZd2eXM0BM3yPeYNcO+X6OwqD7CFnEFnr+p+9gmw3GClbDObsyTG3TSCYpvlGzTkXDV3XZ6QYcjaeHLKhyZePawvisLhvFCLMwNiAYIelH9LA1ffJXZEYq6vSIQWCqKFgmjA/CR9644HupGyuuug+gh1FwMscBjB60RafTJvDVDH+4S3k51KiB4U/JBCotIrjTDxPSjpsgWWjr3yP+qj6OGAVhr4sfFA+OWfEdVQy7CpZg/YRBAxQXICJtpjjcwLRRNEyS8nWdYByHdZEmpTLW9ogBI+z3wt3usy3/dCv6INCXT9Bbuz1K7N9Wk9ptmnSW5hjQQJMLu8A9D5J2jG3oPquFyb2+8dpucJNhNa5NTMGUyIwUMZIaNEtK4J8A6JMin7qLE4BcX1Zbb5BHIAaRoIaUKoTgvzZW0LQz9LhYeJaAHzTFLRwUS0gI5SKtqAzhammt4TbhWyncx4iyRDzDYdWYO5T2h+MNvNwcQN9MXJz4FynK2tpRjTCMfAYoN2mKigtaEWW276K5Y7dhcTZ+ltDgcb6x3Q1BR9oCzuGOdxdU7rgY+69PhefGogozBVyT7NNIbgJLVJtsji4wyz47LIAuJj2JqIxgR4PwEWoTGEexvVmTFW4ZXS7fN8unM2ayu31JipMkPK0ZJF1pJF1hosspYsspYsspbQicTZwRr3Zs7GhoM8NuBgavidmjhgZ4SXwZB57EgGtgQr6uG/fBn1frxlNmx+tpksBYutGORICzkSQTWrc8eewAq7hQDmNuQKVB0bdxE54g4vli9tCC+IA6r1CWIKr2iSn150P4xbNOGWx1vjNRLr1Wuj+5NO08wog0bwAE1PjSQz4nk4jcTY0x4Cf8yD8KJDbsTZtzAIHTcIrWNyCJjgD6VoeLzYimQYMGJUfUzD0HEfowVOfymvo8pLh9sT3nu828Pxbg8QXGcwTAqDHt416LUeNCuRhNdEp4/5HgwTzHWihA9ECc9NCeqqib/GBoWh4f1lXbJge6xHQBIF0v3aJ/qAJH4bLZJxd6iapWG8brKD7Mezqd5gUG/4i9Wrud6A62UdsuC7hrOQEYc7PqBSgsmgZhqQps4oaXLuBR1WD5vERjxybYCRUBxolIUKNYXOlfT6ITtOQwiP11zzV+8Qnm0NGGtCWwHr3dQR+lIL2AfDKHQPX47ZSZuoX2sghnDdrGSFIA/tWbdIl4DxWli4CUPdiO8DqAGELRLoHqUTcFIgVYRFUdMESFaGD2SELVogWVtRxHBZh+qW+xKfJ/oFnewROCoDAU7WZVQr4iik0gSkagz8MAmnUIZmVGwBqRoD/YqpaM6zUBuwUDsgVWMDUjUmPHmLRotwZsBjiAAAeFVSy/9zUQUCcDC5iR2HsGDsODBdE8U+Ir7jYjMfB6abRDFHHRoHpptCYWnOxwXFjQPFtVFkNBDjMgLjGIEOill0mOaLpE4jXW4IKW2gI1ApTEBmqLQH6PlOKraAb21AEpiF1gGj0hBa0BAOswHKDefrDKPCemMfHvcYgXGRGUhqimxHxIPVIl5dXV0kLHFLL0GXI0hBiWZGlnVYXyADysF2gMWWqdYvD9wonoFnPNe8XIBTjW1ndZVVZnp5tbf4C3+s8GufY0n+3l/EEjXLNq59QzDbYuUcskc1Kh5EgYvIWhCobqu+yIFxTitEzIk2ZlpCz7UMY8K+ONv3CXNoVg5H7ClQoQsgsZFue6U32hTpLit2qEEh6+8GbZIWOS4UHccYMzGrvG8dhioPrOQeGrjYCqoq0EqY0+gBumlptOBoe3fT0Ch/0ChQAmjN5cvQ9CW+486I/SZcMiHtpo8RD3LEr4xJHljkyhwA5M6NzRtsLGBMiXiQButdJsWZ37cSfVDTu6QenPoD21gsJtEZPVMqeRgPNI7CEY6wAlYIzBCsJSLBMHDokWRkhx7ZScOxZh6xZl4iLRyjd4qgwgVdsImTUOeN0XvQ57AaFpwwLnEXbMO5q+BT1vpOB3TIZhIYYG3+ZMvDKspEcohtFdLDtwwLnGzladr20MqDmWe0uCURRN8nQOjAykPM/DJ75QqAEEGYuEvmmhBTT1tMPU2RtLaMmnqg4JOVTDMc8Az/3IusojjQNsJxtiI7WvSJ34CcCP0ra65HxMU2+gQHuZiJ7DecchL6zjN8i2og/pwOH9bC9baJmA+bVX4T+sIm09KH9GtaeM1XtTCb39HCbV7Vwm5+Wwu/+YoWhpPILHOcVC2znGvCcl4UlvO8sJxnhOV8QVjO5+lzcQJRQ4MNU+IrN2iPOBlV/cKg3tTinQM0jZ8mPUaEQhRb8Mdpiz9OIv44k+KPs0X8cabEHycTf5yt4o/TFX+cSPxxOuKPE4g/ji/+OM2aP04ofH5yJzCdDQ8xObc8ce/1yhscjDN0cvfKm3zlTu3KO3xl6CzvQTd7fL933bHEtGqFY2kKjOSsvBUXJlbfDJ3f5syPDcFI3fHKeV7v8i57rNXh4w/Mfu8Vd/w+HV824hP3npk3H7iAPDjsnZ03PxUpDzTkA92XL2ZF6RynDoNb2KOed3zKLu9UMc56yDPfEo+rZ+B9Bhe4SBziYnZCe9WIIRNiPGON+luVPB9W7F3OwSAi7WNyE1hPfEh374srHJpA45M6163WiOsWO4adF7+wM3AL46gBYFwav0/qt4C7149B2Su4PORgFCI18+ZdlBFHmXgAgNsox1m52vmWnbjC4Suwjd7WaAfbtyZplKHeT5yav8l2C/bCvIzleovlPBqp655ELLAr9nUPsTLxMI4BuhYnpHpOSEXYnJwn6PCLumIOIRaiU+JxBI/59KD6IVrWmje3UBLX8QOUnYPqHZQE72+jHJs3N3VVw03t6sl+GcsGV50Pk0cQDQj/vcA0N8y6U/gYsNJsSdMVABKcvqk3gd8GEyRj1nH3R/BGNAALDxT+0+YtvWBfKlo4vKGvFOnxRQD5HV0gZPGs0Lo3NPt40ZeyKZL02fVeYsI8EDlnnLAQ3dkywQEpXT51+oXMpjWV+ALh4Uv0zRZ07ilr6UVF07Ns+boEIxrW2Bmeg6yLi11x0If234iDHb4Do90ASENxi7JENvlF1n/RRz5fRD0bDYzqPdeXaXR6N3Vf7G176RaW+qeJa23hG1a+OCtf7ApjkrEYoBDV2FhQObUeajiJ/PRmkuG4xG4VIcSoamDDX7cxFi7QMLzgU9u6kiQwdhmYVg6LvvFRMRIcEl3IAZi64GSmSX6AfCIN8aVZhHCBaOEESjIQr8wGsDCxTqAxz7iglCqc6riEAi04qH6vOlSIqdoCpHtQTQqarSHdUJBuLEi3KcZZ1mklBzg0EyMLXiYAsyk6hg2m+/i54piyvc65jK1JyR97xpcISku8z07Wc8WFJwrJdelh6JRdWQYUBIeGDCYhNMoXq7gvEX4RFFV6c2gNsR6XCpolmBdP9jAgJxE8BqNQvKDqNhrFPt4R4BFCbYxovaaN1gqSN07APIQHSFCgqtYKdXIpwLOf9zkodcQYpJ4O+FrdbKROJglxmzOohGN6ekmuYK4sb9fCY+jYnRchsaEh6+5D1t3fHgmPeYgfdbr7mGPH4l/rFSTnSphMfKmINlvEIsTBncT0UuezTwGCbEDND8TTILpWDC3kCBMKjvTgGQjuE5Y65meY3hKWLaFPtZj7f+WbiNAR/RPx/n3lomoqgZ4o1md92CMRNTfgr8T0fQWYSFeiJWx6QwEeHt3QRtfFcbRPFinJ3Y7FQGwJk7e5oiF+11gntIZJ6CYMf7xoOlqRg5GJUcFhIYSPikRwqHL7DmzTEUASWMC/U0VFwM6kbKCFlOWQHpjBgZoUGK5yqxTeQfPRAapBNOocpg5zzJINspNVM1ixAOYf8okRlprJQAj/juzX8MykMNCeM/mDRrByjzGMQUDn4LNMxcJhszwOHMby51AjGEz/CqpMpfdwGkp4DHlq4BkYMhrhu1229VafYbFpQbEogocTQTi+4/dyWghwI1Ow9YOHa9rkClYj52+o+VPrOv+Ge77gFyVsBIHTHxkTCnXLHPtG2EON4QVPOG54xiY0wkQMOOA/E8fqNA/F+yUm+Vl8YSWsO6rmi5kXGWXtxKRmpYQciaGn9e7El6Byv3e8PiQYvgsJ5i4XW1FN+SIosLMuvwdc5biJWI6meRbjeX5gFicqkRNLkMuOwM4oP/RUiJiFUag2Fmzsy7gKk0BDt5vjGDngdCQOFS2UOFT2koAsrpI/RHAp4lateVxkaQs27uhZftgscR4AJ4kObD70/T6Lzry85dCQ1OtB62A4EJU5EOUeMvIE1BkkbqcKAkytVnlTb36z797sj76ZbONOzOFnt6TYoJ99nNAhi5J/w4k0PCYVAIKQxXhCRtFK0UAwk3MUioUuhexEFR7uBaAiBD6lvnCspavrj/VgDWK0Q6NGi/aLsGTA1BFx230rPlvcYIKuMFfUGx+wgBbT1GTbqs5IVLbzkOKRhiYQEfd6RUL5M1i3G3wNJk/YA001IszzquQCR7OCI7xUIFCZ/q2vF2oDTBkoHHV2nf4v9Pql3CCYBsts/RJdwj0O2d0ovHVET37m5RxDQ4O7tkb4jFH6t9YW9Et4EPRBP80xo73vrSX/wRh/3dtgHD2FZV6aUlVYeqnQxEZlnysCjlo9YQOwccR6eGx3xi1Ws0YlMwa3XvIJWVRpAA63dD1bQN1UvUHkbvRhInpQJbu0AYSB6DaxOe/zQ+/VarxPfClqHH14UCMHmlKNdJtRXixUtc4YeAjUCjHn4l20k2SUUU5WV6GpdhCcSvwFB6J4jAetD/6XVu9+j1evsFtRuXGOxoZwZvIvPe2tO6LATi4eolJDFNBY8UcW9Lfw8zJUHsSp6LXsr9LQw7Om3lof00C3oRIh0kNHgZB9LXHE9PWTPcjk8P83h0pVxo718SDZFOHxlrpfTgdMrMdj6n1UTgcXx1fldfAvQcV0QqKOiQMOuHUBcixwALIZ4VGfQtISBId6yGwA9q6eEOBJan7Obi/cw5My0uDF1ulh+pKuvrRMX/I38UH05YQ+msDQh0jW4PMtehfkzQa0XiRYNeQhofpGplnxOkPlEpVNbB6rAWjwch/0IkRGEz/5tmfiDZpOxRzR3kGYcVYkCJ7URFbuwQkxl6AKXmq8Yiq7mS84ZiBkdYEUhG6BGfaGIlZsk9EWJ5eKFNLVCbrBIhYtS9ZBPViJV13mDjIOie0WaaUBaAEWM4lWS0V9EEPwD8RfF0JVAqHKZ0CTykiY8uBaVa9ETP+X18+K+nFWQrsmpcZMeI1UouFYKNqj5kguEC6iIbxDKExDNKL0YW825STKzrdIhJJ1xv6XNl4Fv+GRtEF08XupSTc0WIrLEpwFy88e1WCaT8chR7/5tXwFIes0fJfToBgTFztfch48b8euOfzX4qqwMNqgBqyNe8ExHHSVVnFbXBCwhBPgQhAJ22TjuCjMA6YRAWfGYRhKbJPAGfXa6JiPDEqQcyLwtgQ3GzijMYwA8m3Wx3eQImgljz2XTImtiu5LrJqXqvmD1ecWJQMPfwryZ5+myrcNqFjF8ImvOh4P8TDSbDAFgVO336Pd0pwGuNthaidLtDeg15su909Vx7AlCvlyqJKYK4nLn4FneZz54lTuwC4C+brFognoc3y0soZFiThuhBLGGkLr8oy4znxOosiO03QeWhGCR4e3iNyeLLVoPR/NG2K1Z+/Ew8IFaomiRNdr85XIfCXc7GTzfLFintbBjq8ha9A5a1ZYS5Yyq2PNKnt3v5AjYiOG5aHNaZRkjvqOyXaz5lmfZ41uDGbNJpsnjb2a+kXKWnED70sSepzph9h8dj5gx8lHnB+0m44EgAmcE9LigHBl2yRosHcCP76PZXPqFhTBcMiJ5BGskz1qt0gsGL0mxwyySyYnWPJhJoZfg3MmJ5DMBPw1Szg0Vdw9mn72cZXhrJT8AYYz4OGkygX8gycY/BsE8E2cugVAfBLOwY8JxLXkax3vkJNXCJzlW4HtLAtb35dwDFV9sBpLfAxOyX3YTmii3QKI+bsceU2zslE1HMAbuQVwj5YPF0DLk2hetwAieR0TNqhj2BIF0zFV0uJKWvUF0JA7MTspsFMegrWopS1ZADrJG7wAguECaMgCCGQBxLIASB7JNi2Ahg2dZ5dm1xNxPPEGcK8FDu8P96L+ZUmdwd6rgb23Cew1wL4pYO/Vwd7rj6LF+4O93gz2Caeq4vkK+AlxOLaSaOyypm6ii5ks9TR3jsjMlTkpqlEjJiFeIXJxUxsPLK9hzgsKOE7wwZ7I14qQMw4y42GQQ6w0hzk5FvWL46J54Eg0Ml8pOIcWS+PEVkPZBylO0o6FONArpT7Cybs60BcJM3IJykzh17yTnOOPoRtNPgGuzeM0B3wtQ5Y36irx9Xj6RO9aRxKV/XeeaW9w+o51YT+MBCR/GcqWOXNK0uYdd+lh6Mrnyu0XwNshL4gHj2GkDMlw53lqTvQ9G35vwb50BRdeyIiO01+W7WAreXUvKbLj1FqTQ24mfOQvuvx/A20gBOn7aANpNp2HF4ftMneRgbvwemLGJu5CQ1VL3EHOzig781i0sw3RzjZFO5uIdjgVJS0rcFMxbcdwJEN4R0Y1j7BI2aViDM4UJ/BJZpGYO1omxqaXjzmGwlsFrYPJlCbiYb1XFKG7BYTmhC3ZKfYtcC6p2LBaYsNqj9iwxlgEqJQfnuhRmVH518aY9QCKemYEg9K4kJ5d1HwOXN47oqfwEJMBHda1PCwhzlRR5+KkNPT04oB9Z8xEzJ03A9W1ZmDaLMrcJcWwQ8B9s/gYsLISXfsRWXyqDD6+5CAC106TLhG6mN/VvEHwGeViurjoAsu05L5QC0okJx82BgX/8FkZ/C5nk6wU2OH3rGZ4hIHm77ZMsJ4O1ZJNVkv6nCLJZ43xWhFu1pKGogEmnIHOM5vqSx4CQuubYsbB0BbpIBeGMqDvBALHqKC5PwwiSQwxeMYmIa7Kmvdly/xud96ckicyKOn4KN7vHRdteAqXaPYoasPTG/JSOxvLgQC70BACz/nZ04jogPNRysibXdng/75WxJs7FrNcCC0w5MCgXsEkjXAqK0YcvllL426mhAlSccpJWRMmd9rgDEsE+qXMAB+R2JIx216yHTv2BBvWNR1myxx0Rhz3dLEFt5bO2i22bTMq6WK3l1TmJFjukiM9WrAthpEWq558pFml6YBYt6lLIkKC9EGj/cmCcOyaaBzcFEp6PwIizX7SIuPRnDtdBTOjm8XDkedrS+Obw6yDqL6X5OwkiPQxnWB0DQUDOTGQNbTpfji4L03Pw9H76HKhL1F/xBrh8BIPFxZLXh2yfEsPE9W9z/qE9srn9el/xPokhsSt0Male0EP7CcOeoL7fW2MvjbGXxv7ObFBLJ1t3NNeQV87wd9F0qaIYKYDJ1WiDQwe2WH2aLf+YYCMZmTYoRFFOW71NeRqvAbXOpBUQS2WXckCuOnAkdx2iIQD2tqs0otcFYGrIkIVwTXxrWkl7ClNQl4L8WyJBKwk8DqZo4JziiRwbLCAY6CnBHxFF67S0P0kUPqQfC5ZRBJB/CnbUBBucIgaydENLRT7aM01wZN3UCD3TFOCbpqY7BBFF/lfZOk2sXRTFJytIgECJNhpfe8KDS9WBPt022hTmgWE/SIIyuOVUiQMYoITmlj2XDHiVT2bEBFZgDNAxBm7Uj/BGfKuDleVHq4qVkHhOQ5RD+vV+lIteERpp+Z2ysodrtvqe6iUVfEf+j1mmU5wLPrgmeFy5Uwx9Rx1uv5cLYUYnIOw7pHugDO97hWKvltI+Zz4qOwUUm6FsM8K+9gVpR7bOIRQGaHv7D3VdMaNdyfM+EZrvZ5zRBVh21Ma2dg4BzU0Mtkncw5J11CUVVczujprp/JtqQ7sVJJvSyQxZCgZJifBXs3a2RGjY/F0voUv1q2TD5zMt3Ly63wHcstmWTFld6xJ5i3kYTphu3YH5wrs4gT50GbXiinOFdh1SbamJMnWA/mU3bqI/IAFHW3hCR9JyjaFmauNPHVrKrc0lzP0N02j7UY8b9N5LgERLiiKNV9h0RTdl3IGmymi9pVjinImdcknjaNxsfiwf+2AedqjPiUM717Yi9DvLg88wB+xsAEmB7lHkQGl/KTEJO1Rrzsn+SZkkcvCdu3yXoUPFd29CtflgH2tWG//is6VMKSJFYshnIOKnlimp10Yc0ysx8xasX0zpttuexjqGbsdeH6asEOM1cIGgSeqNqSHmfP7PoeK5fAt8FyaGOpJd793A/maooPqOkpijN5ESVzmGyhjfvIPxRuD/QSp0/mEmNk6A3dsNP4NQ8MNlqPHKa6RGFsy3irxXxD3J/jlDbo5Ld2ccd1U1M3uPbs5LeDF3ZzhJKpP2w4sIc1jKAmHHTlLArTOM4NeJ0tsNwF3MAEVsPp8nnFWrDkjzBFDRmXAg6zMWcYdYNj2sTyDegseF3ifM8lt5nenka+wO0znlk/fl9fdnC/0o6mby1V34v4U8xeuMwEDnCLPyzR1LYOPTWoltA6UCRG1TGFSMTZ22DYIkJ0jNssx3HvUrt4qUlWA9HYr8zg1tVLczggPDnjY5e2FNykoTQtFhpxjzHycJWIjyhJax1jPWNcWq7DBjveh7eZTMCwTb9HgvPL1OCYnjTRZ9oOTEtvW9NkefbTLBLhlu9fY3zAuqzQTMD3ngPep/d7rgOvwoIIbG3yovoOSyDCCJm3OrnUcJHrFyEq/DOCn9fATLevifZTTdoZEhQ9w2P4eUSIRHd5j4elB1u4c6EuWJU52QIwoYg7p96pBdCGNx4GCEcAjhVoWFIFUjVQctuBIp+y2e+axdHh22wkAnG0wEp5Zq9IfDhHxzBARMyQJItaCiM0AEU+PYPgpO/153Jym63VyMPW0fyj1Aw7KGEXTNlpscUqYqLWZWPK9+8t/m91UPoS/nCLU2atWxtQlQhe9Kk3oIcJ9M8gQOnXS5QfVgRsE7n6NaynqmRmf4qfPUbeM5KLl81bd9YZqJTIE1cLmaQA1CpBl4I4WiLqtBYP+0EHILS2Y9AdaYpDfYYcI3eegYW8MubgCdrt0+vzjAgqfG4DCMwIKp/7CoPDhYHAXPb4HGHj3AYNB7t4PpdYQpRZpgX5Mkz86/Sf/fzH5N93k33CT/303+dfd5L/pJv8NTP4b9ckHsbwpocvQSYZ2krWSye9r7W/UHFiAdKARTaGERroVJGSnA8TREWtHP4/XtzYxLojTd14sK1Szfsx5oXT65ZmzBZ8acaOBOtHvc06UKi8aTGowf8+zW7wauohYnfwVaEmMfIe3MuDtEPTKwKbfwwXMafJfaGPW9cb/e1vw0AqsLyEdy4jTnRVjtmHnBoOjocjL1mp9spe8AZ3s/ZOGbxZyf/5E3iRFTK5zm9ilZR3OFWohWbdmDc4VZo0dKXAdygc6R+QJrmx2mPCcw8RP/vJaCvMzDc5J9tDR69RweIJQY6ml7NHBCcDX8RA11Vsr2LPGetJUI001T8uAf2+tk9xvZjc38v4z6+Y1+fsOVD6+XnNXaKG4zrseml+oh8mpjznR/J1honmzgUu//jF/4P3BB3D+7IfUvjm1wy+Qu17RaF1ayF5O3ja6vSH6c0/0550R7+qm6M8T0Z+n4o7bqiI2kTBTXO8ysSukImbFeSyJThuSXFIPeBrzkN5XZGW7pi5lkUmLRp9V+XOi2N8tWuy9VHPmYi6hAafPNqgFaEyE4BdqYgA1MvLqppzQnIOKOHSCSt+p6/eJF8Fe8SLYLcr7OdEf7xS3RCu6+FkR7muZYJuitU/ECSEVJ4SWCPfIDpRcZNCv+bVpMR15NcORd42d0mCmNHZgPYJ9KBBvQci2XuVDmvuBxJ/QQMLcsr5W+Gtie/AGWnCVXKNFJ87TQw+TQxw4avu8t8RcP/vPUM0huFkgZUbsogzA9oeVk6RBlKrKdmL90PNQR9vwhHhGsFMINDLR02eRdkbIl0ZGAsaD9Ly4KBXByRZjUPDaJ3q8uZW4X1iT/F/ahNRQFu+tNBXyosBX5cIuwVdxETi/8c0pzcRPeB8UhuIQm7H5WjqJZkJJj1obkn5abjRYqV6k4CQaNnnSJtLcxtOri7D7PsUZSpsL3Dca7X02hFcbG5xj5KOVREi6xykkArGMgwA0nbJH7Ij+iDcm+0X/a60NPPY4W74nHmIDIlcACryTvcK7hD2LxJggVj/D7lGmyppvLhXsdm6GWfO9u7PmYyVlu2GDJbK1mcVUQlJhIjzX64xwfAhioVmkNy/d6z28wl8+10v+S6NbG9UUStQJp3eSFNjIB52zq/Y2mT+DnbgcVuFU8Zk48qeysJ2T7mTRqHxwONCbQ9LhxC2LmfNdgLERmxXnBtVIf910yz9ldBAgygjumpKiymNrEa9oDgJkW1ttRbdlRbdGVnRSM8fRpDHOGERIq0GEtJHJ/T+Nbgyi2aOdiiPCvaVB9jcwZ8uwgJBIyymWIHaH2cM2QsR0DAeAA+KRsA99kYjpCGgvRYHYkwiYsY1iFnpX2dEs4gRZKADnEYbT582bYKYlHMo+aC5i1/kmx1mSx8nA8bRoVIk2SSbvVonb4KVsxAgu/sYhcOIVLQ4EiFMIpW95Q1KQI7Lvm2mCfdKqVNuBINimINhEEGwqCLYlCLYjCLbt9KUyHWbENbwh0+HXpiPimOzkXxgdyZjf0oxEOB4xRHYGf2DrBApGwr1B9hRdJWzi3IMuntM51EWSZQHzIXkXBAc1Bn66gQsuRiCkL04IgzSPvoDoATD+tW0bun02rYUIPhhE/GPMQnGoa4jDmxaHN0ODWCU2CYZgG4yArXOD0zJORsYplnGK6t5w94BXGmXMjkdjBri93CCK7wI19g4TIkxwpjfOhECkAzljCgcx/aIp1AnmVeQzIFlnkIeuNcwd0+U87PmkxFcVWxBGNW4NL8wxq5lOp0BznuRVbjpnJGIHMqSGqFiESeBpl5zOR8I/kIdxyf2r2LWmU9JYAg36yGIfJBAVG9i5L7z7RXnJbhEiDByTd2CTQN4H2etsGZqpY6t4BcS5wTERG7nLt91YKdcxLB2iFaU5vNqCtbuxAipAMhd0U1wbXHzasv1FWJplbJ+4RTxnmOJ3bMaOQaFt8nZuDduByaLhdlqTkPRqSzcOSYfBxsWyN9xAIZo9xMuL8urK6Ksr1auJbRTV4IpWvPCd+xcJeeM9yVrFuSQJVY7RgHPE1uCVTzplKqfgw2dS9MPhkoRwCYduu8kLB7gEHkZFw44d5Lx/kzSvkjqRd9hSmBkl1HwDGZ4kyysjKhocFFm5cQ4uSuO9onGk2AqNL030E5y4sHOGuJQOumAbR3roONYMHOZTu7WXN6jLScGpPNwOedgyZ0xQWUwYLEN+S5o2qrxfsG7UtSq1PvWPOgS/KudlFNh0mf3ZCOcClBHUHCIbY+wwYyzBpIzxm0t2jOGdISkUxI9NG71KmAYJaEl4kBszXVs/TEFr66sWRDRIVd7i9CScXQmMyYSYnF3e/LCURdHkGXU59AGH3CzgHEHa6NYK+1vQWo9cYhH2oKQqXmaeRrxjBijIGzVtjVDO5giqNrUo7HujoAlJKsI+Ln/HiHJkb5X6rit4WNxoQxdoEg+4YoxLJAM4GLdgOE4c0O6gM8xgkgfJklEuooVBcink1BjE4xjJocthOWysieuBXNHdX8FJwLOQaxkiKE7SQVeV4OuX3c6RVb55tSnfvKrnmw9kPP4oMPFGuO48VEKHkDnJEXthSCYwf0DLkFwIWiR1WFRATOwrXN1AaFjzCLPH6pjQqcAl6AY6OWc9lzaSr/rgmjPO4rpH7bB38QycgHTAOOhNCUh5WBuDBKRaEpACxzZ55JC8WNL2EtSn90rayxGICXOLNkLOXqSjIFy0KBqpaBmZxlNOy8u6e0nLaySEqVFLPMqbVgUfmnfU2EDyjg7S+2rZkA95R/Ug76hBI13CH3PPvKOG846OEVnPivFLRWsz10zr1Y6dsONiTGrZrMo72pa8ox3JO9qGN8Na0eG8oxwD3YFXwlrRHuQdbY1obdu2dQKOC60RHW9b8o6275d3dMyOn+gl1IiA8476ws6BY0dONTa/BkkygGmJxauBto0c4Ao6SDghobNm/7PARHeDbvwLgW7DgS4D7hMEACQTrhxZvRuCGVY7TNgFRhsZfF/rMNq4D4w2N8NoBZ6BZHP3VorknjmlOeaVc0obGzv4lJzSkWzo6o3sJotc25xTOnI5peG37gnwQrNcA97m/6fAmzHwjl0q0s3Am8KkeALekABeIr0V8LYEeNsCvIDxNkAVPeDokjbMjmtFawC86Qjwtmx6AoHu6QjwtgR4W/cD3owWEgFvZwC8jQp4Y5dQ5SOANx4B3qgOvN+fNtMbEQeFmLqevkp5NAUZ1RcYvHnFF/ZKB3wcSeKwQ+XtK8hc7J3nNAPZrgI39HlQx0g2LrdRwaEIjEwzcQSPhCxC5IAVV7GIyHUi/w+zcJxAvcnECvwdEtkJ1LvPwx0PicU4zhFWUHiFu/YEI+0JqvZw+H7C/oEQPNlfGe4fwPa8ECRjrt/nHHRuN1HkB+YdDWJJVEfsYMiu32kGBVzq6gvF7o8dsrle5zDfcB7dFe9HPfRX5hQicgkFeNjGgzp/jI4iarMNiWDvUegnX1GwTkQ05TCzOV7ZJ0nQOZ97EC3f1bJ/tQ+WXb4J/VRDQlX8Oc4yj1dEL4pmM47yQQKbzLHziDawRTEHfNMZMo2Ub1+ptKxLMupEQn/A1yROdIZDHJbKd9xzhLfo70iPNRh3dD9bhoB3B/75dgqDMkHX/63qF5Olh5Adr/y/FYQfGtguiQdT/XwaoR/IJE6j/tdEmNyjvlulF4HW6pbmtOwebrxDkHNVy/WbmrO/8/EN2ZTVk/zu0L+oxXn1NcvKyEcLHzngWStzqAjh/MLbdlE31TFJPIrUtT0kgfcrx2HOSAUhyO2fPdzCOsLDj8GNV7adjjjNFv5oHPQKnuPIPA/ID/u9+UgyL32E+i47HLhddiZluzDG4hPIZKYw7bTwkbjJ+bhwUH1WbGNrPTtDx9ilmHO/iIJw3vzYnahibN68p2WP+JZsDZ7I5vBtqx9S2yTWzpKImiGSPEfIdZe+tqvaiCkTlvNT1fm0RZp7d+Jh+5aL6NDDPLRtGVXOrO/ZbTLyrs8h9xn+Cc/AoxWJ+Tnp+w50+U0tioA3tIS+3UYGJyqva9nu8YbOZ2WG8+0y63mwCRYCBwfbHQzM8vz7ktKBd01aLnp2i+zHMnOWfWTOniX5ALHHS2eLFvTVLTuzOnRuJkQ7huXaYorno+WhbMBEoq1tc5ITGHKYwmG/e2Q+qRKWBUd6achEMA2w5WKLY1lrc44cWBEkJQIlZvBGbkYJqyTx0WTwDQ/I4JTzStb1TxEy8PljaNayROUvgjovOsUh4cPHei6tvz9cFpicpILIcZcSrd4O4jh6i/e4GN3jGp8XksGniDJk/sYvEtNvZ/86e6mY3UxpZ+nf9hO8UxZR2lm7TSjrNrsDuyZq5B4p1gqkzz6HtUd/o6592+wsUdTNvn3bnia5eBYEOad7OV0gggwau+1+NHa7taCxOyTDRFZKb7LHWH/PGYluq/4wFr3BeZgavNuFhOY1YGwm0nDB6sdFyXIU8zuKBllIlwjOileTyofpdZGtHam9AblNie7JXbZUbGwvSadEz1e0qvy1mYR53q7tzhEwKX+XZmScJUqQ0jaRsA9c/gwi6m4v7S770FX7ahfSYbwzIYIhkcRva9mNRTJv+AMxkW59R2jPUHYECJ4v9SrrTTkXRzK4RVjgIgp8f3LerEkVr3HC13nzKlwMgl3mIsIAwqw3I84DsUTtIDOBbBroS3qLkKglQrE0VMMdwW5dYQOnxRynXURVCDKYEAJFLn5apI6wQwGyReg99Ru3pmHsGAuUhYN+bLtjvnJsI5Iy5+yM2ne0PwROj8WfwLdtiUeh0c2ekpwIPMhhGQwG2S/DwSDHwvxw93eyd5UMbVgf2t0ysoPhxu5iMrKzMrDDMZc5lp0AeHQTka2pln1URLK3QMB8/4Ha2LotGv1qgAuwcf0yXhHjJdMJjOu4jOuEjOukcGa6io/D8MKzEm7nzDy54Q0lmSh4+QK3JuhvEsMbyxdcjogOsc2hHXeDDQaFo+u0MIs7OXEBdZh4I9YbxWCeoIiHp+oKfyoV2IqZaRNdBvU2e5JnInuKE81AlAmqC5K9BdljkarFD5h9tZNMc13dxIMh/RNXnIkDXCBRJVKxm2pYMDT2RDmIfe3GRP8TyFYolvO8PQOS9QWOV/Al9Y7DG8w7S/IV7OnHGWV9Rushwm+O9jAJ0Ll5siOMh7RYXckGNynJ4JDFdSoLOHIEtjNQ1lOCEL4gttOruuKASP5k6jtAZ9kic4I85iRHVjzhy8ITYgNDup1Q/amkjFN2q4vSoSNJFZe5BEASL751kADIc7o7zamJmrKnTI3vfJG/kdTUSJJJiwZgRFbhfLVDUcajiiC1/A0k2tLi+C1YjJ1z2dEHDVNi0RBNV9Znx2iXPk4j8JMu0G/1BLzADyOTvqF1kfwPHTOzEVSZEysXbKSVJ5SDBHI2EPb4hnHsMeIR6E0O0HNccjjkkh+XsJ8al+xzdpXwaI+Dvm6YfnYEcHTDILgDdoXc9w4ZDvxmcAECKHYcX+Ts5GerhOW8ExtvU5CtsAphETmYmamyDEjpiiRNiFeG+1huc6wN3OtySwR5u82F+gJ/bRdXs21uH8ttdrvsY4kLeEj2sdyWb8dk7oALPhWgstvp3w6hsgRKOzbvY7mNXmJX1thuu4ZOsa2HWOWW7FFygy16ccHiDRsA06INUtoAKW2DlCIb7chYYV1EsiNtAw4EEeSdlmyQFM8rZDlO55EijQ0Ksi1WQXwob5KHyQx40kSSBChmjmOm4czHQWRd8L5/HrkGyuC8He+zRwXRbVghWkxaMuC+MbhuMxZ0OQY4BXYuGdU5Cpi3RaWJ9SD3IWno5Yuck5Be542jGWWyPDTLRxCTOMcT7zyX8bVJ9p0TKgabGo62ImcSXCaatiW7HLCFksZpsEcBhzgHSLNJzHOwR71v8ikM4Y8NXPiRZpPIJZXvmpw3LbiDfSc5gyBJQ8WsJP5tsLRDWCq2o8nR4qM93qSxB0VpR1JJbMg+l06HJCHWMFIpyc0nGiNsA9bmapDRKn6sx7aMNquCSArj5/DHMhTsXLhchXnHieskI9rsKEfUuDgFbOSYyA0iOjwu3oBxQwaE7YJJaEqmeBvJcl8fWVYVO2rYaTna3bczcjTXt73Kn8FOyBs7sEtD94KcbOctHNzJNt6/wZ3M9pF5U8yhYgfy3LaBSqyiDbnru4xYGNrQzvLnOtm24caJ8AmHFY2K7KJAfgpo3soSIWqaHNS0BRvm6sSNEOvmnFWWJv+mB/iYM295yMkw6qSEUGjmpo6JrHiY09HLQPpZi8kqRjTrFaI6tAgZ40TCbPPpYeVxGdEjraxJhN1kx9g7RVog+8vxFgj0MyRbvhATbObrqBE9xCrTR6E2OczZ6ThTHWet4x0a6SnWVHAKU/QAmTVwEklalUiCwdg3IBbfAPYUGNmQVEbYxa0qwxaC0Y3CZZ9kAehzLfZfIYTzPRuzi/xTciWzaRX/jStwUmC2aVlOZpmVWnJxYNXu82akZnNXzWZTzU+yZc418OKyq+h3j0B2rOLJeTJTZtKYYeNW8NdX+T84sGsRA91A03h+Q8Iov+GyfnBMdcDJ4Ti9M80C60fOQOqlxy/K4xeHj4s3vZGsZtU75znTrZNFoRYD8dYwHbFPVNa2GfEVLfobGJLYbmTqdqOhaekuC5JzDagbkiQv7I+18TdMzR1M/LuI4HEKTI6l1JJ9aQGBLxE7+EQne2jI05L4shdwAs1hkspvIdzCEzMgs1XEBM2JNikuAqTpYZrM2pdZcc/kVU/i60emoCw4J6wnuRg8yWjniSuDZ/ke1ZWNO0GEs2VnlVdZ8iXmhOpbRCClFRtjaSQfdztb13MNZENnDmRpUuVNtVpeRB2/Uv7sP/3pP8d2T975C6hilX6WesmnlcSPPegyBZXszChfkUwJpatKNo7gvS+TP/DZ243m4boeToRki3N2umiX+O8AD8k2seLGo5DDcLhG2Zlqpe0rz2g/4VwK4gckN2fZ02qBacsiJ6HgBPKjJgn/iCjorFls+aPPSvpGuM67TJoh71FeRegYJ3wboQDRkJYgWb5xZsEhsQ3AI+8VB5edklLTitfLHKZkSVbRmcrC4iFVUuBqwxeyfRAFar59nPF6k3NfE/BCd65q3GnWvPuaNe++Jrz7mpV3n2HXAU92U0R6HJIMlwrTQ0YHpLeBkx8SxNJBg4OVTLXLB48oRpF4VijiF3NEh7NzCI4lFhW6DRIjXPopJORis3ktZa4WGnedXXCe0oS+lYPNKh0lAMFwuJ2z3ggyYgtPS3h8JlfLrSpOFDjyyRxOiV5yHFVqcQZjOdXDxqaiLACudXnecs7157JYcpXeETmi5XckF/cmgy3mJyV/IKdSAcH6Ivxc/7HWQSV8iDzvQ57wa+IE788ZD0WP+p2UhwTpwAyKWTjaE4QU3KSdBAkKgBJm8PMMD6o52fJ2p2wJa4EKJKG/ASpi0WXvfm8vjvaoAwfVAZcessuVc9VcMVebRXd16SK69I+qLtUzfqt6xm8nU1XneLLLaYbZx5Z+XBeRmFI6tls6tlc6tk86dmDYsQPSsX3Ssb3Ssd3SsTn5wqH93qHk3xnGcHOVkIcxJ6LB/Y1lo146IkaqIS+JYXPYQB4CGTl6budBtVOOHjyoHpTn5oDKR0aSZHqkmubnHjmoHpGjXzmofkXuHppn8vg2C5Jv1wXJPWoRe9Pz0RJ2r+ejZexsz0eHkdeaU03Tm8Ms+5yHmq7cqV25zVeG2fq5hcc5azWOzuz3ztBTH/BT9PuQVg9rN0YQ9C9rOb6inSIOieYVfutiL7QDV3XyO0Zv6PWP04P/6sv+IGADqoBXX6Y1ufBetI7b/7ULk7jPdo2bw6k+ZLtGVRdHyndZ5akO99g/p9qh0a92aAw4X2jg3I59bMTIPpbDJIyFS6SIRm5lB1jWArFfj4BekjGQI4G1GOmScXlqpvbMdnkm44U+KcWsFDuzNEm5ZvzLPpv8e48zi1YMi6TlUyI/PV5hxfvkDSqiWuYg1DnINP0Yb3/Dika48rBGfujFw/udRsMMyaFz9mEk7XJQywabNGYI1jY2RmAzvO8lJw68tuGf7QWSV7Iem+YlTJldqyCTEu9lkKqAiLJLVUBini9Jw5HGzrtUmJOSZ2cxkNw7psq8s0RSYcCPbrpxDh7g9e+akZg4fiRZTEBHN8e8wU2cHdnZy0BxTqWQI4OX7h/k9wtHKHO2hoQTzBG9+5+AY43kjPOdh8UG504uIuRWIxo32KTYl7xoG+f6SMvmoPNIESMPT8xJe0VO0jPWxRUZJAQh0P1q4bmNqQK4CBKupdErQhrDkJ3bdB6I7Qi2W1jDVzD5/erjyz12o6MvVrscD1KEaXFvgxow+W+1hm0bPgKc7N7xMbGocwd7EvEuSSDBQy2x7IfEpKfaIwkKX5b9779zkcgZK/UXV/CiZjdV+gBnSGK5BnOrQL0rX7zkR1ojOwzAMM6DYc6JhexlZPACf47sM5yLNfw8MuEEnCaFU2lozr4hoXigTWtFxHk9OC4BkcLwtDOSPaT2gOGEziNBpNgeph5yECFUHBayT9l4TeLZCAbgAvO0AHzC6SXBS9MCvVZUHvnXCqHg3pEefGhuQdrx6jElvBuKuB1ZPVQUukwSDnFotzOimZHEypJVHNpcGJcjya2qmcJmzrAMvmWYJ3WsaNwnuxLnLiFJ9gRJNhFn5KpSygy3rlSy6fUAqsJawMj/qrX3sZIiIUME/PchN5vrvD+5KW/QITB8eZ0OHHkxFXkRCPAcFTEne0L53gDlQ0v+oyYqa9bLt2rNoGN3fldw4Fsjzfgb/KhrxjvSo6C8KQdheatWJx2787vqvDVS5xf40Rol5R0LmZK+B2vze5GjpFgZ3LnQdS5gEgmGxZH48vbdJFYjwoeISvKbH3N0IPV6gYf2nZfrYYL9j/kzt6vP3Bl8pmJg/sAQMndJWiJeciEqBhpcxNo7vEp0xOc9HTBKEq2syn+p+SBegdWE3f8IrV0o3+d8aAVi3MyJlnOkvSHZyhGpwkHY/CzyKM6b79MZbwYdZrr2cEPuQJV4HZEX+AMZwTbETaYi/phyXsTNSic4iKeI66Ia9nv2uen/9vU//v3wnGhjJsE0pP3yNX41U8AdyoXFcN4siQIPk38B+sCadRbdOIUzdPqGLYxW9lUt189WCSQ5+3yChNQFiyVx4S4XBvD8oi9iNow4Ubar4ErPy37nmt25PE4jK0ldoElyidSQ5G5WHNriwBESZGA6OsirX1kHhLxAbQrdFFXMTFrp4e+xXvL3mrzXkOxnJ4xaJIGGc9CjIhlVy22+IKZRp1WlhaixudBfxj9mBqEX2an2fCK3O7Zvm+3NTHentm6ZnBgfyzrtVpo0G3EUBr5n9C8lblcLRuYZQu8fa+1OH0yq0+yzrZ3lO9Ta9BP1aw9gSzMv/SVMb7df7XbBkU/eMAZuZCCIJajrb4atnSyTlbZrj4r4K93sWdZV+aW3xLkZfQ42LDfKkP36kceLA+xaltWaafbXJcdO6uxJnC20xSeeTa8hU+w1ej+QKLtu3kQKY6qPP0arzjxW+GCj+FvsN5OU3ofc9tz3sdE1f/+Jn+v7Zvh9Yk70h3yAmBaEpbjb+ijfZgc0n73GOLfLpOReyCSDSyoZGeD/ylvRSMIDF5MHjdjuAlkMlloFfebGxqoExbm4uVnRnlnRhu+UsLu5PEl3JS7AIHsOdUwWQfln+mgrF026IYRDcPBgIpF87qHUPWRFwW4I10BCcGBFnyqv8oXcpA8kJHtSDb2EZ1n2hbu4VDR69NRlPBUioAPPIVwmru43wZJ+oKQWwDCeeL9+viMhSZpqnsZm6lR2Eali8KHbON2SEDQY3L2FbYa8nDnGdNadGw6g5Mer++lMYmV+m1amNhhMrZGnND01ndznrrycTiFXMDVgbFjeREmkBQOSJeUBOmsk5V4p5rA9Ft1oJaWlK1FSdqkg8M2o8JIyzsFwUgMN9iQ0VETSdFojqDDggqoIaoc2RA0faM5Hyx13XDI7DYMb4x2ymi7T26Q4t98d3RIIo2bEZZclGmKsvY3yZ5sQnCx0QkuyzLFD4ka5XgN/I/uosJ4RGfRo0j7kvodBG973Nt+njtjh7WDzbZ1UbeoWfttTShtOeccDpp2HMVJXem4Aqk4m/32EON9DolGcdGiz2mKnKarKULB8JAH+ZjgECPBv1wP8QTeG8f+EU8+WId/1RH8OqJRUU4RSbpavbDzRwmaYpl92zgoOgkzectCrq2dd6bmy4Uq3uPLUlaErne2IN/RGaVwZ8Iac5WfO0lLEF5of1xdkt0ypCBUnpXtBOkQz9sec85YGZKmXDL76F+1PIGUy6FgL8GVqY0s1/wy7rGJjn9FKIQyzHdt91AbD6DVMCpw86t2Rh4DliHjFF9yW0FJ7Sq+0gCM2VR3do+pwWFN3uCsfEdM2VabQVLd93G6BQTsYjWD45k7A49xI8zU2BmoPeyCXg48Y4cEI6mFf7zMLyaCSjwSvajZcySJtLGHS3kj2aF/CpFMJkw7FB6g5sgOqGdmMrzWwLPiCuVTyv4dmbAObBMHGpTsgBmDjOmw9E8XcOWFrl2SXqDhTZYRn9ihk6x4GVoNfNM7PlXck3uu8P/3sFO9JRvCLPdqR7luLB+wreLJy6XQGgoF1e7ClqsdH7KesD6rXYEzTN8uXN45JimoxD/gS3OCLY95noQzI4mJyQVv6g7Uy+136PsKwF5CB4ndzzkXf4mbMYqMnDhFXK4VmT1C0LECbo/LiWc4a2e0Xypl94XQBSLmlxCilkL0rFAPzMZeYQMzOYig5jp9n8PMF/JzCz5fx8zx+XnDGZjAxATVt0oWM43gL2HzOn8eacDimxPtlWwAeFGjd4WJOj04kjEiFl96bp7IImA2bE7/EneL2acV3p4sIa+DqpuDqccHVE4LkI8HVoeBqzskyG7hIrcviosIj4DZDidwZOoywkBKOQyUf+7JpFVJRckfQVW/GIvxL9o9myZgm9hulbHIdS3qBYcRO0/nxct7ABKZlX2J0fID+XipaWBY+fEbmqOhgWfiyMbBv2fTtw5W+i90CsCx8JPzDdpATsh1kJNtBsilZwoXE7w0ZGpCXhS3/5Q+pveKmkv0Gbz62D/ANAejLvHcmgxIHzFsimQkJfGxmW2bLXQX+j8siglUNtrQZXlH8m/JvNgMrBY2ld6GcWBGTtMmICUr+l8xs592BhgvV/6iFCpAOa2quaoGG/cHydJ275fXlRnaqNBJW8K4nC1buB4OVeot3bh1dr8Gm9XrL2+/dCmTBvhvwCkWD4oV31PrCe2qN4PU3C5+94qm67MuCDuCiJAttmBnhdbbDDBxilNt6cKiZlLaF2POQxixdacea/lP0nwfi71fJLXIlTJyTwoGX0Ozzq5DdvYe0T1+tqB03DK1h5V0rqCwMS7Jl/Q1TMAOv5Kmi6Z5jHHLVeZMreNCJIxKy7SLailrvIoRqvo/qw30f2cnzsV6p8HD2RcQjcBiWcmFYvCFOEQ33wosI8R21jA4jF/8EZUICB8HocfbN1kcR8UR4+YsQmXxhWqttCNlpF5UOYwsRwDWyLR0EFc5gl7XF9+J1HYyMGBAYwJjTqhMs/aEneDOgZeUik+bMneCget8XgLkd7Pfec8e36PgOTO+vBqjvjt934QUTgWjOv+3RXNWwrRpiW7r7Cld+lX+/w7+v8u9r/Ps6/37XGyDd6jO3guozgoCpIe94+QNo/U1Ptpp6y5OU/je8fBrlT3ShNu+YLDFJuQusesXs914N3SbedHzVHX+A4KtQhuF9mB9xrAap/q/AZPE69/tyWDULG3dzB1/3ZSPQm74MKkJ+/CKvsrAWHBvky5bab/qyndZ1P2AXxxesHsS71l+pdqWXZAKcaRurrdrokhGc4p2TYE+oZqTQsoH3j3xEHs2Z237eQ/lDHxFIc+aWn29D+QMfkUhz5h0fEUxuRjHgOuMgrquBbPX97UD2+n4lwGbfc+ZKQGQJG4MHsiP5T/2cn//Ah1MnTYAvO4W/77Nrp/mxn0/xXui+bEH2ri9GkDugZN4n9XeCwq+2DBf/BlvY3GWyvZLnMnmFkqFC1pusX1gYAlKhcw2XULqwduB1ETljUEvb3BZuC9BosNeXbXGiHOdAwU8AvNTABVNlSc67WclumkUMJ4F8PwdadPsIOlK8DzSonOIQCkkPznjsdY5qdNu7v+IBdQ4xMdy/644J9ITDsANc/cB+77oRV/k3jESjfRflNFWNUnwc3te8bfm/8SWKy7MzB9VPgd578+YDlLPz5icot9GKRrl93vwY5Y55814wWGLvVes5+2W0+iH9g0A8ft5x8/+2m/+bbv7fcvN/w83/9UDm/c1A5v2NQOb9u4HM++uBzPtrgcz7q4FsxfH9IHCe9Jc1e/xWfIt2PAtgNWCmhcGXK7nNvz8KBFUx24KekJB52cB3gMMMrpqB234o+46Afzd5W2w3kxwu9rB+BBu4w0mCYw32SWjfXoQEgnPxZDsAD/sA7KRiCzgXT/LEw2uVveimJIoh4NglyXvkif7ZK3/sCWsSj7AmFXF1+AM5kX2GllshIW/hT/zk943sxMzbnXiDXX/iwmNfH4LblYyEhhPsX3TTCGt/fbBn/C0jW+vcNkzgQW6IOjVLH/y3bYDgW6L3zbUFu3aC6FvJyZLehp4bNlVOmfw/GuKe3Z6WgVNAW671B6bwEUvscVBezOmCirBXRH1x+4tEk/cGO6tz2NBwP3ux4tMoZCtEFHV2DC5dbJazzO31CgmHBzPd55yoJUEme3tii3L2jnyrwXsi1Zmu6OeQjqKadIRAcZ8ZMKgoJL0B9C1W97ARILvNU4tgBY3LOcbPIQsxYLxC+DoF/nrJ275Dem7CEuIj8tgFWIuXOJyhEk71Q1dXYFsax25eNunR8clWOAhxRjr4cZYeTrYiMenziuBY7Ybby4wIe7zgv0RTFiwMNtqzE2v5BMg/MYgwz9oJ4kzjYhxTvGbHF8KX1mqMnvfS2sIdx+hFcD6uWJ9wyPqYzcHRYY31Cdk2Fh6uWJ/nsTG98cX9uYxWOSmSj6BH2WxbD9FaMMj8Iuf+MMoG4b0ua1ciccKyn7MkqUfYN8Lf2YVLto//bU54xup8VMBpz5yPyOC8cg9x58g6cWg/s6uIUnoV2X/R5k8ID8tZYZy6dqwHOltX4LawKwlvFxbIqAMYig64t+Bxzm9E3FsMl5/seZe3RiK5Qo6FD5BMCRvfpPNqljOZqy42fhOleBshHkGZ96VZ0iIoy0u1XMTibDUHjwPDLowMCn75I+38in0UP9QiKt3SXAnx97hA8P57WtgR0BfxeIWvpqkzamZELGbp9wx+zuPnIn7WxCFLXLEGPBrLGCSLZr+aioM0Mv9A1qJLW3hL7QM5F/vgbQ3xl52qd2NKIf5GKHbmrB6wOfvLY/MvH1JwigJZ6n3JUg9umaiRLy7w/kP6EVa4s6OHBGddNsnD+gfodcLZvX1g47d5z/l5c1NLupS3tAiWN1AGbGv0XYJolkLf1CK+vqFFfv2uFgH2dS0S7GtaGHOEazPQv8viJ88bIXlvKH+GGVi1SBzHOd5LUHuU3DZQOX9chsX3ecWG58ts9RewKzJ289mzmt6lHmD3eesfFdsisF49BaqCAHKI01egYFcYpC7DlyW9gS+3Dd+uDJG80Xe9InlPj763Iu+tjL53D4Pn4Xs/XTN3/jvf+OvNQWLLSGhmRuMkLrVFKjlANCFID9YO2XTNcCzXEBcmQ1yYbhYDkxouxHYU9He0woUvJAUHRbZK/zxWGyOwyaLDHY8Rw5MBebQxexKk3Om55LKyMXSjAgObPS6Ow0cROGYb2QsSdN3mSDHb7AMS9jORjVesv99F5GIXIcxyE1sjMX0oYsvbKzK6xDVqBW8wu6DYK8lA4Ai4GhyFl6od3U70Nm1DLdtbLcEwEXPbGKjYW4o3e3W7Z8W8GEnu1NKzyHkuV7kkaOR9OOZwTpCMbvu/CmMMzUTlf3OqfoysqoMzW7tjT9CdX4WATPjPvvKrxudKcJTaCE7mnoTNNMWqF4tnvhHPfHbXz5xvmNvUW4u3d3MkJaMZOoxRk9m15xQ7wIh6U7sd7iWSWGB1QYn3txI5RElko5BfJt7w7nKeYE565+3b2bgF1dT1yDRdzEEwjDng6L/X/D7zQ+V3mJsy7C7HQYd00MASq2DYDGFYb4ZhU4Nhh2PqqgziShi1IerPq1QuCctBab+IB6EDHGXHDP27JmfM9J4RRv/HRpIUf2Bk6+n3WXfl8qG41/0qUQOrarJtxNxs491ZBWCMU4oNlBdHXc9kg0m4AG7iVR5veTPigld/iR4avEhobcZpm4KhKofdaB8brmH2++Q2xIweu33JaQ3SL+s68tw2tByoi4UDAX0XJ9Jm/jglflC03U0sYTgwGVrC8Nis8vxHYAra+yVp3YptyRLO+pybI+MUQnnAy6uIOYkktwDMK8FXy+2uyU2T+PMF3qeWW1F0qmYVGacaQ4Kn0fXcth3ZIRM2Hk6GVH1cahMUzLPL4arbShGmjCO3COemNmOzDQ9ecLe1cP0/1CIL3UJpeLMNFore0TwfhUsQUsGAdrLQUWGt2K/SCGvlD5JQ+BhCw6zVF4W1MsPUE6FLPREP01qwVLUNCaKB/xLhnFkme11X+hHsEMWridbJd5xOE0/cMA4gfTwxuKed/oyIUJt9mAZ60OsBUMLf9ja5Ch0Sio5OYIWBovubKLrhXe8ldSyoPoJ7Cg2nvhcBVv75oaOQHhB0/y6CrocEHVG+FhtKHcU3PntWXCcloNfF5IPJoqfwvT5ChHkvNz4CTVeLLXZ4qwdMmFrAhHuDH8dnV3IlgFKrX6rRH16N8LLciXo1Q5LvS9t/rhocxNbYgH/QMt1NxrPGzyEeNirx0BIZQwISv/KLa9wtItp4jzqVT6J4Fgk59qgv5ltR/Ho+heILhAviOfNMDlL3U2xATzAQlXc8YRdvOq0wPOBIGPsdEt7YleW6LqZlwzPeWhq3CRKx5RdxyNOED3b2k/KXRT5gJVeXdwjNvlpVMFu0RwKzNTEQ3QvUwnaZXaAWtsv4ArYBkjwjEfImTSas0ipmhExV7o9HezAFcL3QcPoCIqKGLA1CPyFS4MSXk9n6HcsnWk521k5ql+eY9A1lmoAo5E29vvCBXrMxCagNFx0rMljeq2ibGtI2fzNtUzXaBr5FYV053H6G/USgH+vl28SZFPp1p56rJ29Vm5KURsP0oe9IUiqeTZYw6X1MgHUpJIodNVfiJ5lNZcHW6aSpHyTW2R1gPOHdgVS4xHT08szuuIadtoA3lExhwV3PYDpnHsbFRJJsJDYR7OZGT/w0Ogt3qD0ci8wK4mojPnaVc/kLOY8up1yW++ngGXyD9080knw2ySckuQdsJdgADE3aDnysgI+3Ax+PM1d6RrjScXG3DM4ja6NCeLkkDVc7mYNSki1cwQw+BsEXTBY76WTzzHJBjZTaFgmV8wgVE1l3mEGvvEU0/H9TDhlOi+jcA7cW2G11RzKEqvNiq1YIAsqfoWLLQfU0FVsPql/D/kAH1UlI3QfV57DZHvZUj8q3PCdNc57Z74NxJTp2HcnrXifO8G0Pi1pkaeDaGEL0/awdMYToGEJ0DCE6hhAdQ4iOWYiOR4ToqLxtwKazhfVPBC00kIgDtp+5fvYZtACZEOxMdggp539oJGn8LSOJ5X9gJEL8HU4HPGfeNhJ/etMIC/yWEa73hsEuqHPm+0Z44uuGYI7KN42A3RuG5Gsqv2ske8XrhlZnTAQvyDitubSKmwvERFA/k21Bg77tSYNe8aRBVzxp0GVPGvRT16APXIN+4hr0vmvQj12D3nMNetc16I5r0I9cg26jQdQYZItGUwKXiEVDEaAq+EVaAf2w/gIVLWSKiSDOf46KCZ5okNBjEBWwo3MEVuJRKsYRCxeB93+Eigwq4Qi64H1UdKASjmTr0Ai6gjm28EXlj8WSiEn6DRsOJf8GS/4NdiZ+3R9K/o3kJ0ZP1DK2GyIuJndJ7gJYlZ0TpQ913FGoZZ3SN6qfpsSD104z533aKL2lwcVJ4kA7RzmXCju0snOr+Ko+wYwjLuzFzwF2Isj+OsK5YXfN2VuTjzyImnyUym4uLdnbpS07vXRkt5lMfETHZJuZcdkXYkK2mZmsRBeElXOKapK5/Cp8IpW9BlriRNMWJ5rOyN6sY+JEk4gTzf/T3NXGxnFd1/ne2Z1dcihRFMWlxLcjyqIcSWZRxzRoIdUQsi1bdqJYFmwDTmraYiyRsmiTlCK3ksnUCuPmC0aapGmBACqQwi4qASpgoGpqFAKatkLrAkKRAv7RFAKKAvmRAkbhJA6aNr3n3De7s5QdK6lRRMJy3szOzrx58z7ux7nnrlMQzXoF0fR35RoILOb7xkzsf+66lWUKsJzpMBl6JfRx5vf4LvPXEFvBRLJJQc4VPFgkLanLS/AONKxFgW9A5sfc09Z2bbIttwn8H9kDtBEhzctfWWCXFpTvrwj1AzQWS6uXJDbapwRRZITSD/wP0lB0ngj08P9gKApvzlBk5mgoMnNdhqLC6JtvgCy3oaBfJHrB6zjDgjWyXqCX83i5mzEs/fL3UQOWmf25hqgP+A4lqTWEUyIZIURhTtaWxoO02npL+dsvUoLg6BnG99X2Vy+v2q9WVoIkWXUdTVIzBgwSSwbRwCyR7EFT2ICHix153BJUMX/9oIaKfthmqNjl3G4HGKgLnHt1mIF3kzux7rjcCXTH4Q7YK1yf6XIWIDYvMzesqPT0OrlMiBOuIhvSVLBKV0bmIzUbv4dDCkr5VLQqf/zVM2em9p6FhUzONcGUu9o+wUqK6Oo2/w41eeQrajO5IvBCho/0Wlq74Di1On9wmOnoTfs3DA2nax3MqKpyA1DrazqyV/I3ZN3zpl7775/9rHJWPfQPN/lK/qzq1S11tvy0So0BPC6WM9tj+BLwPJG8tSpjXmoyPqwKUAWbT40aQA2i1t4s6igAEYR2ENOI0N5jqjv8J0SEl81REeiru5ylFqnTTyqX9j6Zn+W7/SLXy+Yg8k9CAanhlMdBDQ/lpM9Ub3M/qVLds2F+vhRyJWW7f0Pw8vlyyJUscI/x5E48Gd01iCeD0W8TosVQGMzfLAUySdnu33D5N7uiUG/jqfbi1xmF2trwXgFnay/1vgFn2YANOMs2mg3yf+OhZrbxEMXh94xAA29Xwpsk7xeBNmA2mnqzNYDAK7moDS3bWISWDfGeQ3JP3ls64QbK4xc8St2md9K56MJ2MelcwHY9XRFVs2HCP4/tAJliReS+y/06tn2TztewTSedr2IrEszL2G4iMrOKVNIr2DbAU1nFivtbMCNPOs/LJgLxbQWdEtzM1CHZBYOssUaHRDIW6WQNqJLrkAPjlHSkBnplyrwsUDwaJSVjnSoa8kxTRrpqQKvVQK6gwcS6VxP4VT36VVMsrUE7k0gMlTKgIch+gVNcW+rXkk/Q1OBx45MuKc0imVks65qzH+S2ZDCFIxXqDtMtZf003kXWGbsBoGbTr85YpkiZzeqmB87YDeBIl6NhUlB6W5+sfK8mpZ4uZ+zAmdYAQFuF0YkJSHKfoTNmAFZfeMTSGONXKSP4ssfxLied2/RV7tY3ucuQBG6nvv8x5D2DGFSFtDoMRybm6qpBRMmszXknt5D5cYAz7IYzdpoUqaNKv2j6CZGL4QN4S/Fhyfcq3jCM2LRb23x/yrikVCP9rY0lKtJhUJHCUjCkeNUmBdjrrnrQb2TXjn4+uza5M+4vGZyrHdfLL3uV04l0XYjlXqtHXnBdl93WiJTUrQxsQZ0gHXUgz3PYuYSG9JZ7rkaz+6UBYHnPY/0OHmof46AP8hIGgI9x0Gt82PM8WvquAvhAbrEyyifGfkccMD0sXXVVchAlOD2m3s71cFWPtYw6RPvVIbpBHaIDqAqsz7KgmlfkVEMX1kDucCbpx6Ab1rQFICYE+91mxmArYR3Y12ISTTRgwb2vyWHLjDhqnSDzndvNfFfhdRrqObcX6hBFl5nvEoIJyT8ekuuww3wXkvmuQvxNI1EDg6++9I6BwW8bGGIaGD6pBoZY8TQ2L4QILxOiyvlmGK5xwnP2KTxnr+Jy9ih0507l9gaepw9DzMfY2g3ID4YYQbA7FVs1RtQQ0T0VJSdtENZDVMBmhA+3TTZd1p0sbILssm279lG2oE63DepESHItPQ3VtIaRHNO8CyeeC14C0LtUYA9xzchHnFR66dgsIycG4Soka1FkXf7j+ElVVhikoh8yTblsrWyPDkDTLBrPFz9QxeEyFYeyQfoXVRyCm1McUlUc0vdQHKw4bZlfAj3dWqN/EcXghuuoWJ7evOB/E1coCfZXlcvtF4WIX1HEcgkibrOtAJVOULq8BVj7aSt30b6VAwgxuQ8MeUrfHDDGWo1hosArFiwmFqyqmbFjsigRAW6qXDT8vCZT0ScISgulFiVQ2kcti1HMsNlLnoZloPvRIY0UhAXMS8T7hkawpXPy6XKbuPJTdlPFuHUj3AYLwJrC2vw2rM1btsA2Wfrp4w4AgJNKZw5rTyzbY6JtvDuULexA2TwYyzILaAssoK2igDa4kWGMc5+TwZ1FFtAWvQ+gLTLOK0S0RWsRbTIRlhBtQQnRhkQLJCizoLYv1LxBVSMuKTZNg/Glt8TsLSTHKXUWC9eRzkJq6cC+BafrLQRpQzmyq6POmmi4uuVf71NHLIk1NKNiXWG2joKMNfufUyCREYu4bNMEWd/0kRY3Tyjk8GCrUoQIjnkPd/FSOuCAzJomvHguGzqI0UC7XdjhqQtC712O2lSPsHJLX9poPWxa5bCorDXW30kQzqAOznHuWMv9mBkq+UCnHDN0VurSBNPHEJn7FR7clJnVU57AZsEVMjabDsKRPa7A1Z2ITcXR3M89XOGxzGli6BWRalLLTWT5tFlPFSE+pt5xZAmV7+5sIao1KTd82NXwRPez1SFD+nx2gzOBqgovamtKQ4LtDgSvftoCzht977iua6DMbk744NIeAh09l7eDSgdL0lG5osWvs673quOS9WQFWV1N2ByuIRN83zozUnfNi3Rv5pcJtQQYUmlVZSxIrLpNoMIzpClm/sGVntWc1kuwOYLYsx+b50Ve8tSfBYn7NhdJVZlIcqMmkhzkpMTOG2rnZaz745rRFlqzBypZ5726shw42urJYaKOLsrb4KvYjMPHs00yMYl2YGoXTUW/2JKOtIbhVmTYS3G+HGqf0hqR1urFKdAiNoPIO0AeECw8I+jVAbKBjJtAOfUDQMHHFJs2qtA2owg1RFUNaFRVXQOBONxtQGXDrGsiX8g9TUZV2aMJs2pmDolSun+w3kjP7tcf9Ld/MFiKQeXP4jU/29gJDiVlSZ16yCgZAaTjKeSSiWZiLC7QH/HgujCYOPlmr7dtOe5aM72bWDMxc/aSfAxTIpCOawJB9r5H0JOHPJ+9nEJrXVNozfRyCl3xdU6utTlmA4ZEdUhIahb26gEnYP26A4R9F9LZmPd9lzlSs2Hs/MCTuRcJEhEpBKEPMnXfXGszEj4qhRQydLe2wByuRFQjJlUWEdJKGegCf+y1Wti+BVRPK0PxS2CcbG3lUQy71qh0o0wDKwbyC+fA8pjCuwfpDHgo0DxZ2lQn95eybadMa4HvDwQMHANmK6drRskbp8d3XMfVPO5ADajfVRl39ZVptL+DH9Cg2eP5rsOodYsUBU+PGdU2S1nXVOeWPkU0OffQRwyZf5gxnptB9uFa7Yp0FkmH/A2rMAisO/uDZLcu9gObv+OqWxBzwr3eLoHVUZ1RQdamXG0RMnzNbe1Ejd5woZeJ5IBQhQDpfTBk+jUZW6zcolWkGNjPVPAR6qip4HepVVhKY6HZieG/XmeF7aZ68YUz2ZjZfqa1K1Fk2kaYKPe2dpNvskU5bxx+XsBme8hM2WLgHkJtHFVs19l023RdUNCLs0GAl80geGNFB6P+JzLTLfDgi6CYe8+I+CO1vAXVMmOHETgldd/UZFZzHwVnTn4I5CCw0Q7bw0/MoD4oLa77i5z3xYNubz/ojhALVI/ObNulC4yZxkVT18fecTb7kBk7ZHZg0ZVhOmZ2gEMPbQjfjKzMrVuhTWJrPkTWPGitc4qGYmX2N2X5y0dOXvhsJqeY7ctyRSkcar7CK8D2krXrfbF1a2K2mx3yuVWae8eZ1vYENz3MAbFdHh+jeQfATLsfgegca5SgT5WXEsT/YDgegJV4TDMMvWC8i51HfKHzdGeYiVBxWzQux/fbZtKmSbLthxtKfrbd7DrUbClt1Qb0QlHg8SFMB3eB9tW5iXQX52L5TtpxdnRu6GuW9+KGmW/fyw4qaOyAiSn3WDj4/FKP9dsvsvjBre/aY2/FjbURPy7teisYeqVxH3qOrfkclnlpIed9W8hjhb21LTQmyweHeTraeYvS9uWqW5DK/WsHW1cf7K66h6rv6FRd3nXx9nfr+38EM1m/HN6oPcB7oEEVptMD0pjZ7CvIUe0UEwhRnkgVHSoZO1CVnEpCJkIWYaqJnMReeyp03IAozPsbyuC4RR4OAHj/bmJSFBID9ZfUwg6ZAmWadZSePEXg9mbomiPEWxWne53TZ3m6XHlIlsz8M+devuKYbacWWlDjBvBkA3lwr+aoGZxNe4hR94vQUVd+JXM/ObG4RHNp5MqsiqCXfM/3qsvuu+kq4XvpKkqULMs0RKu2vhJ2LbYh9BWjQf/nC/oCGe2kDeghnbvm+cSVPqpHNUYZaZ1svmHjzJYyUSF1jYaHQrTzAdqKST0pq3A1PQAzkFzlUbIZIDYTdj6gDHpMRBChb4njl8gany63yTCYJKBVzsRl6lwFmxriOarQWKNC9LBqAIOoA8x4MTYp4EjKJ0ivNOPapcFBmMzohVGN6SjFy1dUsos1Xr6q8fJ1kJ4G6joONBu2r7l7crLckxLUBRQgyMc6ohey1NcK6SvsSF8haD6BmG8Fba4XAAwqHeZ0qR3SvkJMYfAyhb1GoGoRih7Y5JR/Gy0Wf6x9kstvfHsiem3ApLCE9LpMS2VCDSZP1B/erywaloqb3DZ5ekq7aJ17sd2jTzJ37hWlrKIiq5P8s+fGyzfyaMiaEoVrJcnljiS5d5bdWi0/UC7TJcqu6rWDoXevEgg8oaQbv9kiN/QnoazDz1YluUQWIeQG436X8zhAwYoeijQfCek2Qi3ru8cU0AiHlMXdgYuDp/mh9gxk4YNVBo3JvObygtmUMAFh2bO9SI45qn3xFvytxglj4XbQpB4skSnWJ7VUVBWWbC0VkTZirWhERl5w+KPrREmS9DoFAXeepC+6ybc9z9VoxWt+EVkXsvlg/vSad9N6tXA3BWdHA3GAa1ozAwSo1iUbtMNgnCB/3Z2lFyyk3Jg5MkVghG7DGuEj4uiS3/GxX+GRVztHMLOf9yf8yz5Kl8BpFlhwVADrFoL05Wq3WOmdkwNgQvllfzbdbojJyJE7B7DiMQynb3hFBlQE8tqoJ3mUzlmJHuBcKjd73c3IMBjmdrljpttAUz3IcDtALopODw3fT9OhjOYpL6MJ+hKZPnRmDpN/Ap+VZYRSv05B+qQxMTDYedZ2kgVMBVqmGe9Qj9MLwlxUJZJ4UaWANEB3rlOrcy3j/JyqgCHlDoIMLI5ysCsE0OnOrWUs7rLtFEGtYIrO8codIjBHHbAfO6KvDb8gKtsZmyxCV1nUbJKGLlRj0nG1VJ90PC2lk46vpX7QYnm5SBnOXTTbVZTQxAbjkBySzPzp77rJh0klbhmxsMSixT+3h78jRt2fis9k/tQV5yGsoq6ybd0B7s6/+cv/fOk02p5LOeJAjLeY/96LK/FxhTt3gQywmA6VH+gOWyNYCp3kDaTxCnRctRNQ5H+HnGvkusVZS+TqcgjA8AA2yv/6/D96sA7KAb+IspAJ7AtckI7rgnRUQ7yP6Cr1hFqmHteEDw9rNMdBXawe0MVqv5It7NPFdK8ucnuUxuBOjfu+XcPFxzVafKcGi49prPiohoqbVn9e1ejwRzFzwWzdivMztJ8Hc62arytOlLfm8r9aPkBubVra6YF19pPlZ/o+ChDLMiLqIXJeOLAMVk+BITo3H3u3L6OlBDBYGSKAYeFrSPo205V17VaR0K/KKBx4bF6SKYeh5/nbzmz6Reh97WIVdbRpnoDTMFWQdzgffS40lmnqnuRuBOKKGPFZ96EFGgEZG2VhIspn9DbIdvjmdzEjFl0rePMI5oUFykWaK3Ko0QItbxj5rpDcpDgA0ouw6DA4ANKHkD3dHghbTR6IigPwP4QcAfZAhbscBMwsEeIR+2XzZbe1WTdbdDOiGwOJRQ0KrjEavwsz1XVst0z4b2K7eUKUZ9n2Mw6EGRKuYttkWKaL1FRXsN3E1cAFEvcythsZlunCoXeJBPMwpqQndIioidW7V50eoKiL73Iv8DTkaahxpeDOTqSP/JbdGcvqjP/gzmjWYCQnd0zWw3BOV2nQejUZqJLtpURTuArx62MGUVfxf+vu8F6yO3WkGD1nd+IstFkLCOP0ALuAe887rYRQzHUAUQL0U4FKA0xw9DB62mZMnI/KlGK2oPQESiMoHUWJIM5nP97wE0t+qFnT11u8RZ/1YsOb3WPB3QUYvGZ7X6i0FA48Q5arqaZcTYlaFetqVWyo7NnTZVVMVfbsezeuptC6UlQErejkrWgDGeqnRfSxmCanSN2IgfQlTj79mdedS06rmAfAoorUPahzTQr4KRzvPZT/AD9VAEqkc9hS1gdem8LjxzikYRJDZZUsRo+WimEjsrt2bF8KqIIMgHxwSe8O6WQ/UJsODLCVB1G0uao2l2T9hxZM0KQ0YyP5AD6nHJuosb6m1BFVpY6gEM98bEX0BqkmYKaXteqopp1+Wl3Tn1JH9QwW6UnniDqjn/iVmLqLaZu96FdoRYntipLAKAbr90FVGR5QlWG/ooT3qTqxV+G1e2B1AUiAQZ63KzffuEZ+7tQ40DFFHpfI/BqKl+xRsGSv6iap6iZ9qo1oMATGRaAY5U62ICS1yRm85hQEa3URQvLvOD8VeX2wyCXE9K3Gscu7k/y95ybyTQc37qun1K4aAeUFt5jLKXZ3rxgRD5RWjLgjYuiKUeWB9opRUfdHxNWjJCC5HD4LprYAk5xSI6ahdvOdmtJ1THv7qI4/o2GBw+2sY8oiOAjH03z7CplbhMt1oc6GMDL54mMu2RaTskxURuXeBrQiU5HpUNY7xIGR7hH8m07SxcvvFWkR5RXkns/IMOK+CQ+Q5vs1yGhpvHpOObQ1tiyGTemKQyuJonfoTSkrPg0oPn8SFU7sS16X4uOtUX0aNq8NvQ+fdbPGlHXJ6PZwM+uhe7Ji7PZQ8yNQGuCfEjmicajhvLeTF3M7jCZSBYeShciAtTscmzdOI6AJgI1mmajRhMzuqJmgNSlimBs+LM5BhORsQXIKZ13bhde8w/ZNtMeFgsNdG0zWNSe/oEwpiCp3rXTOUgDpnKUY0rly0EI6ZymFdM5SPzz0IUTzih4YnHSQSTgs+iAyQkUipGtcQ5R+ztXghqI03i7dqSUIXKzimDry9uFh9qfQfKJ01WU4O2NuIwa4XUcuRmkZa0BydC4DN6QSyBxFXD/fQHpAFZiqvKBHoTvFsNRLnwWJSboZiYo8AApLLBq7nBU35TC/4GZu25hERVtkG2TjrBiGAJ/CY6OEPJwYhBU0ERYanESzFU8iUQ5PYk6Dya7XU7ZONchd0LSvyEXLiP6GBohoMWyT0cTENwIPa3xbUxnjcyIPc8CgLhF7D2OgQ03RE9negz5IxyyJjVTPLcxK/zXgNZejLqdedBNxmVGZticqQDFRNygmzL8R0AQod/48WkS7ZZR/V19jiFpkSVn5DPl6ONJjRp0VSigpikDF2DkyCL8gJLjit+DquexO+K96Wr4G6jgP1skVT7OTXnJluZLtay4E+x3+Vbe1Fftvwc8b7nLecWUdk+2PXVndZPsjF4C9Xc4Pke5Ntm/D4RTmqx7eiZv/QztDl9zvNucn7l3uOd7vp66sfm76FZtdKURMsuZhT9rxsmNIs17sjM+CIMHuiExaaz+TrIevydWxlF0K9ble9Sb8yyhvnfCv2mOgz7uG8rpJ5x1sZfT+OFQ+mx9hK3LLD7FdP+m8ja0slG+F+gyAEtunkHX6p7zibfIkdzk/UUuQSBlOOdKueLH9HbZJ5h9XWAvUKH3iHk505JQkhLhgQHUVuwvEkG+PzGWVuxFSpuHOsZGfPjBLa4asx1k1q6uyV6WiZ+pUeOTEOoRFt0tYjCgsViEsyvkPLhTK373GdAuLURPzfwwhMQZIEBQUNQ67Gn55j8ULy7Ml2kdHAa90n6PeGCFC3ys87JTXefWXePUJSOxd+2bN/uCa/XTNvkjuUy9K8Yo7QawJsxKOt0ZpwpQKwniJ4FNr14SVs642zx5aQOUNvOpqBj0UQb6AySzuDLQVLAqaf48Z6F/Sc0qWn2iNZSjKB7A/MLvDdSZcrvj85jwXERZX3JIzv4gbhjM/ordhQxFvu/FdwMV9Px9c3Cevu68cNxwZkTmbomr3mBSFIeZSkEKTTl8pDBtQb/mILEbOYClsMX2038bIgw7ULTwWselXEc+LmdCIQYskqU5h+/WGynyQzItGRqyxWWWndUWHUEBQ0vXbpNVATnf0sONmAPZSJD1+1ZerZDVVeii8wa4h3TkDuxS6M5iAs3o32JmDRCfVXQ4pgkFsAT8MVqGPLRi36ORZdyevNOkw5QirEZNYO9Aszr4nW4cAuQoSuLdwizTNtpmtZzNjth0yW+kLlltPOTLWtiJrlWNaTOGehMjafijQr1o2rbuUDpGxsdUyiTx6V1WslyJlBop1CLJGAxiQPDr5G6WYFCnbfWWoYYwHLXed0xjj0ctTNcZjysmvMSolM2fl7qZMrJGxrk0QSuJzuIkKa276xSaS1Uu1mwBupwRTG5tRKmzXtmgtW2nCpWvStboiMjIX4IQeUhG0Ek3r0WS6DASHuxoc3sNrITh8vV719HO22xR495qdS6vWUtBjrQkVWhS0W3klao6GUnOMtOHNI4A3N0jN8axSczQU3hzSJ+siNTiyYTIUnChnzKM1hIK7CP6GyXmdQp97EQoOsXo9IixsKHif5TDSgIsw/7GjkdIy21hWN65H590JZ74cJe4ixjsl/HSD2WgN1ZGCXUfNVhmcE8xJugWaoms2IUrcBXvmIzBPIUrcBbj8MIxYiBInr/fRCUemhXwT5q+3nKICzB0a2xBAnrcitRnXlTUEYXn7xL1zytDbPvC3Dk75uss5jjLKFwMbhQ4Gbu9coAjrlYAJzCedrwbqSmpzun1gVG46V6jgWEShRwiyVtq+9Dfw0GApNf3pXqzY34IWGYK4F6Q3oPFtkUj8Gz6QxaD4BUgRhL/SfUOQA0PqYZA4pZZzoE4MGSTeoBSD4O/QBomHDBJfR2kJweBO2qOZDhn2japiTRE9pj/dgMr8i63Mm7Yy37WVuWYr84atzFVbme/YylyxlXndVuayrcxrvlbmkq+VueBrZV71Q9bBMq7rSOmV1S1p9UHkByI+vsvdR04/yC6wG+xRfoI7Sfvn3a5JcMZVKtoJYQlKcwg1eRQiFJTmEDaFYc2MA3PvOqYGh1iWkholzF/38Lb4ap6kg7KLdS7iaFmJOrHnUdJPJAUyfQODAEMEUkIForzSj/+yaI6xJTtx2nGLfhNpYP0Fq7+C5TZLmGvy8+Qx6G9xg1TOMfQkUR6YFhZ8Ivkd7EUxjECkS3lUXkoMW1ADm4PyqpK21BrQz1qjrxHuzVDTHjKkJ1bOHr206Jjw8xdu2Aq/v87vwXRUT5dtAiCLBSNvV+FksvsyXr3rkHUYkAFjnVLvkKWNyO0YgmCYRWo1pDkcb/7LEN1h0v8SHxth+mtXzkBXzhg4ggrzhpI9n9bEUATEsFg7e9daE9m+YAwG7LWSLmvKpl7VP6SvE/fqdbIk4SkgiVuwm+yteG0onOy9w3x9CbHBLeVn6fI80R0pz76/Sa6CWLoApM5q8pDrlrMugOrEzb0iS7TIRG/AXmWcqT9682t/uvofX7v8b2VfXhncWfD1J/8eeeELUXFVDZFN2snmZFGOWhQ6y9eEydu1dMAjJ6G6LZpkLtOEHgi04/a+5kXINgD3j5wigtKhk1gEJ/jb50TKBrkZY5mW4cdDqqvgLBnQA6SvlwkAkgda9pGAs6vmuwrpDJ3yVrNo6h2ZDOXP4SZKOAOXfq4pvwRw0qGPHVM208I2sxAuVL6rcobecMpdnbomwkBtgXEIg+ocTDiRwx4IPgpkcj7TCvLvlwJRpWz3cVtTo5BS0/St5UBUnsgMgG99TgX8FaNdgEc0syHM80x8COMm7iZVekFbJcbGnM1COWTw53BzGREkogsgcsdE8mjRhD+OXOrSdt7qI5qCfE9WuzjVWmXG6ax+UR7z3JR/5pGmzjd7swZSsvKCjwHAxSjux4iZEkVwL3MXB6Z+0dQUqBWSbbAJueKeZhZ8hCZa5fjbk2hLoe4IYhcNaTHUVtv//9FqoC7czwaRCvmrhxOqaPL2q/r+qkiYsVf37kRULRDb3CCI00PYPb9LdS/WQF/EgDvsD1K4ZpnRFPXks2agtON0CHlNWfBzm7IwYVgnB5lJEl+mxAA4j9vhUnYsPxixAHBiK6Ukw6XSzUa5CxmpJAvsH7hJn3rAVU9xUrnPr7/vZe6jXFO+CupQd/IVEZfj3E93JBVHvyjCVep67W9HsUPWgmcPn5g7Mf/pE2ZxaXrp5OJu5+GjM+bJ55dmFs2nZxZmzOL0qZkjcsBMnzAn7amnZhYWj82fMPOfMkty9vFjTy5MLzy/2+G/zu+n5ecn5pfMtL3Is9NPzyzsltt+Jkg+nZunpo8ff3L6qTm9zLFF/d7ML5iF+cUlKcmhhZMnThw78fRuXlYuJ4dOzN9w4vSSXmD6yJGFmcXF3UU1phcWpp/Hb5bm583iM3I/3P13gqTFSh6f15s/M/PM/MIN512S8w7yvPmTJ44sFg+Le3ce7Zg0wsIRPJX+y6UZF04+tXRSvj86vVhutKfmj8zIZV9+MUj25ebZ+WMn7DOeOHn8+E6ceezEkZnT5sj8zCKvPXP62OLSTjzmtJzzzJP27Jmnp5eOncKlrsul7kMN0ZJm8eRTT83MHJk5stuJpSaD8tlrt2PyGZfP7fI56MBEqcfwSeVTl8+KA2h68gXvHd91INIGchAXclzPx4YaFnbto/bI5/ue6/TafVyoTz7r7PH1peP98tlgjw+Ujm+0FcTxTaXjQ/Jp2uPDpeOb5bPFHh8pHccDtZjdxHWy0vGt8hm1+9vs9hb5XHdd52X5PCGfceRFkc91ebJL8lmRz0H5pPLJL68GSfr01X/9i6/s+cPf/+Zvj/d9+OFT2/4XH3puM94aAQA=</script>
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
hosting: ['recycled', 'preallocated', 'cell'],
};
const LEVEL_RULES = { start: 1, entry: 2, edge: 3, follow: 4, snap: 5 };
const PAGER_RULES = {
ends: 11, empty: 12, viewport: 13, bounce: 14, reading: 15, gesture: 16, hosting: 17,
};
const VIEWPORT = { levels: 1, pages: 1, beyond: 0 };
const GESTURE = { turning: 0.5, throwing: 0.5, settleMilliseconds: 300 };
const POSITION_SIZE = 8;
const LEVEL_RULES_SIZE = 24;
const RULES_SIZE = 64;
const SPANS_SIZE = 24;
const LEVEL_SIZE = 40;
const COMMAND_SIZE = 48;
const OUTCOME_SIZE = 52;
const STATE_SIZE = 80;
const ROW_SIZE = 32;
const REPLACEMENT_SIZE = 40;
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
function index(value, name) {
if (!Number.isInteger(value)) throw mismatch(name, value, 'an integer');
return Math.max(-MOST, Math.min(MOST, value));
}
function optionalIndex(value, name) {
return value === undefined || value === null ? NONE : index(value, name);
}
function count(value, name = 'count') {
if (Number.isInteger(value) && value > MOST) {
throw new RangeError(`Argument '${name}' is ${value}. Pass at most ${MOST}.`);
}
return index(value, name);
}
function units(value, name) {
if (typeof value !== 'number' || Number.isNaN(value)) throw mismatch(name, value, 'a number');
const size = Math.min(Math.round(Math.abs(value) * UNITS_PER_PAGE), 2 ** 62);
return value < 0 ? -size : size;
}
function wholeMilliseconds(value) {
if (typeof value !== 'number' || Number.isNaN(value)) {
throw mismatch('milliseconds', value, 'a number');
}
return Math.max(-MOST, Math.min(MOST, Math.round(value)));
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
function directionSet(directions) {
let set = 0;
for (const direction of directions) {
const code = DIRECTIONS.indexOf(direction);
if (code < 0) throw mismatch('direction', direction, `one of ${listed(DIRECTIONS)}`);
set |= 1 << code;
}
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
open: (level, page) =>
level === undefined && page === undefined ? { kind: 22 } : onPage(23)(level, page),
close: plain(24),
insert: edit(25),
remove: edit(26),
resize: (level, pages) => ({ kind: 27, level: index(level, 'level'), count: count(pages) }),
reload: (level, pages, page) => ({
kind: 28, level: index(level, 'level'), count: count(pages), page: optionalIndex(page, 'page'),
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
throw new Error('crosspager.js and crosspager.wasm are of different versions.');
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
const address = (this.#end + 15) & ~15;
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
this.words.fill(0, address >> 2, (address + size + 3) >> 2);
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
const low = words[address >> 2];
const high = words[(address >> 2) + 1];
if (high === NONE && low === 0) return null;
return (high * 2 ** 32 + (low >>> 0)) / UNITS_PER_PAGE;
}
setLong(address, value) {
this.words[address >> 2] = value;
this.words[(address >> 2) + 1] = Math.floor(value / 2 ** 32);
}
setDistance(address, value, name) {
this.setLong(address, value === undefined || value === null ? -(2 ** 63) : units(value, name));
}
position(address) {
const words = this.words;
const level = words[address >> 2];
const page = words[(address >> 2) + 1];
return level === NONE ? null : Object.freeze({ level, page: page === NONE ? null : page });
}
writeCommand(fields) {
const words = this.words;
const at = this.command >> 2;
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
const edge = words[(at >> 2) + 2];
const direction = words[(at >> 2) + 3];
const steps = words[(at >> 2) + 8];
const outcome = { result: RESULTS[words[at >> 2]] };
if (outcome.result === 'moved') {
outcome.from = this.position(at + 16);
outcome.to = this.position(at + 24);
if (steps !== NONE) outcome.steps = steps;
if (edge !== NONE) outcome.stopped = EDGES[edge];
}
if (outcome.result === 'ignored') {
outcome.reason = REASONS[words[(at >> 2) + 1]];
if (edge !== NONE) outcome.edge = EDGES[edge];
if (direction !== NONE) outcome.direction = DIRECTIONS[direction];
}
const finished = this.position(at + 36);
if (finished) outcome.finished = Object.freeze({ from: finished, to: this.position(at + 44) });
return Object.freeze(outcome);
}
readLevelRules(address) {
const [start, page, ...codes] = this.words.subarray(address >> 2, (address >> 2) + 6);
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
address >> 2);
}
readRules(address) {
const [ends, empty, bounce, reading, hosting, locked, beyond, settleMilliseconds] =
this.words.subarray(address >> 2, (address >> 2) + 8);
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
hosting: VALUES.hosting[hosting],
locked: directionsIn(locked),
});
}
writeRules(address, rules) {
const viewport = { ...VIEWPORT, ...rules.viewport };
const gesture = { ...GESTURE, ...rules.gesture };
this.words.set(
[
code('ends', rules.ends), code('empty', rules.empty), code('bounce', rules.bounce),
code('reading', rules.reading), code('hosting', rules.hosting), directionSet(rules.locked),
index(viewport.beyond, 'beyond'), wholeMilliseconds(gesture.settleMilliseconds),
],
address >> 2);
this.setLong(address + 32, units(viewport.levels, 'levels'));
this.setLong(address + 40, units(viewport.pages, 'pages'));
this.setLong(address + 48, units(gesture.turning, 'turning'));
this.setLong(address + 56, units(gesture.throwing, 'throwing'));
}
readLevel(address) {
const [count, page] = this.words.subarray(address >> 2, (address >> 2) + 2);
return Object.freeze({
count, page: page === NONE ? null : page, rest: this.distance(address + 8),
rules: this.readLevelRules(address + 16),
});
}
writeSpans(address, spans, allocate) {
if (!spans) return 0;
if (spans.starts === undefined) {
this.setLong(address, integer(spans.origin ?? 0, 'origin'));
this.words[(address >> 2) + 2] = count(spans.length, 'length');
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
throw new TypeError("Argument 'starts' is empty. Pass one number more than the level has pages.");
}
const pages = spans.starts.length - (spans.ends ? 0 : 1);
const starts = table(spans.starts, 'starts');
const ends = spans.ends ? table(spans.ends, 'ends') : 0;
this.words.set([pages, starts, ends], (address >> 2) + 3);
return pages;
}
}
function powerAbove(size) {
return 32 - Math.clz32(Math.max(size, 16) - 1);
}
function integer(value, name) {
if (!Number.isSafeInteger(value)) throw mismatch(name, value, 'an integer below 2⁵³');
return value;
}
const NEW_LEVEL_RULES = {
start: 'first', entry: 'remember', edge: 'stop', follow: 'off', snap: 'page',
};
const NEW_RULES = {
ends: 'stop', empty: 'enter', bounce: 'on', reading: 'ltr', viewport: VIEWPORT, gesture: GESTURE,
hosting: 'recycled', locked: [],
};
function blockOfLevels(module, levels, options = {}) {
const list = Array.from(levels, (level) => (typeof level === 'number' ? { count: level } : level));
return module.scope((allocate) => {
const array = allocate(LEVEL_SIZE * list.length);
const spans = allocate(SPANS_SIZE * list.length);
let tables = 0;
for (const [i, level] of list.entries()) {
const at = array + LEVEL_SIZE * i;
module.words.set([count(level.count), optionalIndex(level.page, 'page')], at >> 2);
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
if (status === OK) return { address, size, pager: module.words[module.numbers >> 2] };
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
if (this.#block === null) throw new Error('The pager was freed. Make another one.');
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
const axis = words[(at >> 2) + 8];
return Object.freeze({
position: module.position(at), target: module.position(at + 8),
opened: module.position(at + 16), levels: words[(at >> 2) + 6],
phase: PHASES[words[(at >> 2) + 7]], axis: axis === NONE ? null : AXES[axis],
offset: module.distance(at + 48), distance: module.distance(at + 56),
start: module.distance(at + 64), end: module.distance(at + 72),
milliseconds: words[(at >> 2) + 9], elapsed: words[(at >> 2) + 10],
});
}
get position() {
this.#call('cp_get_state', this.#module.result);
return this.#module.position(this.#module.result);
}
get routes() {
this.#call('cp_get_routes', this.#module.numbers);
return directionsIn(this.#module.words[this.#module.numbers >> 2]);
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
level: words[at >> 2], first: words[(at >> 2) + 1], count: words[(at >> 2) + 2],
step: words[(at >> 2) + 3] / UNITS_PER_PAGE, x: module.distance(at + 16),
y: module.distance(at + 24),
});
})));
}
#sized(name, size, read) {
const { functions, numbers } = this.#module;
const status = functions[name](this.#address, 0, 0, numbers);
if (status !== TOO_SMALL) this.#module.check(status);
const length = this.#module.words[numbers >> 2];
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
optionalIndex(level.page, 'page'), level.addsAtEnd ? 1 : 0,
],
at >> 2);
module.writeSpans(at + 16, level.spans, allocate);
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
module.words.set([1, optionalIndex(place.page, 'page')], at >> 2);
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
return module.words.slice(wheel >> 2, (wheel + WHEEL_SIZE) >> 2);
});
}
step(distance, milliseconds) {
if (!Number.isFinite(distance)) throw mismatch('distance', distance, 'a number');
if (!Number.isFinite(milliseconds)) throw mismatch('milliseconds', milliseconds, 'a number');
const module = this.#module;
const size = Math.min(Math.ceil(Math.abs(distance)), MOST);
const time = BigInt(Math.round(Math.max(-(2 ** 53), Math.min(2 ** 53, milliseconds))));
return module.scope((allocate) => {
const wheel = allocate(WHEEL_SIZE);
module.words.set(this.#words, wheel >> 2);
module.check(
module.functions.cp_wheel_step(wheel, distance < 0 ? -size : size, time, module.numbers));
this.#words.set(module.words.subarray(wheel >> 2, (wheel + WHEEL_SIZE) >> 2));
return module.words[module.numbers >> 2];
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
const length = module.words[numbers >> 2];
const levels = allocate(LEVEL_SIZE * length);
const rules = allocate(RULES_SIZE);
const newLevelRules = allocate(LEVEL_RULES_SIZE);
module.check(read(levels, length, rules, newLevelRules));
const current = module.words[(numbers >> 2) + 1];
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
if (next === this.count) return this.count - 1;
return this.indexOfPage(next) - index < index - this.indexOfPage(next - 1) ? next : next - 1;
}
pageAYearBefore(page) {
const index = this.indexOfPage(page);
const back = { week: 52, month: 12, quarter: 4, year: 1 }[this.unit];
if (back !== undefined) {
const found = this.#firstPage(index - back);
return found < this.count && this.indexOfPage(found) === index - back ? found : null;
}
if (this.unit !== 'day' && this.unit !== 'hour') return null;
const { start } = this.spanOfPage(page);
const day = dayOfTime(start);
const date = dateOf(day);
const before = dayOf(date.year - 1, date.month, date.day);
const isThere = dateOf(before).month === date.month;
return this.pageHolding((isThere ? before : before - 1) * 1440 + start - day * 1440);
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
const mean = (this.scaledSum + this.lostDigits) / this.count;
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
constructor(document) {
this.#document = document;
this.source = document.source;
this.names = document.columns.map((column) => column.name);
this.units = document.columns.map((column) => column.unit ?? null);
this.seriesNames = document.series.map((series) => series.name).filter((name) => name !== null);
this.calendar = new Calendar(document.firstWeekday);
this.levels = document.levels.map((level) => new DatedLevel(level, this.calendar));
}
unitOf(name) { return this.units[this.names.indexOf(name)] ?? null; }
column(name, seriesName) {
const place = Math.max(0, this.#document.series.findIndex((series) => series.name === (seriesName ?? null)));
const number = Math.max(0, this.names.indexOf(name));
const id = `${place} ${number}`;
if (!this.#columns.has(id)) {
const series = this.#document.series[place];
if (!this.#bars.has(place)) this.#bars.set(place, readRuns(series.bars));
this.#columns.set(id, new Column(
series.columns[number], this.#bars.get(place),
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
let best = null;
let leastCost = Infinity;
for (let power = exponent; power <= exponent + 18; power += 1) {
for (const mantissa of [1, 2, 2.5, 5]) {
const step = mantissa * Number(`1e${power}`);
if (!Number.isFinite(step)) continue;
for (let spacing = Math.max(1, Math.floor((rows + 4) / 5)); spacing <= Math.max(1, Math.floor(rows / 2)); spacing += 1) {
let baseline = 0;
if (span !== null) {
baseline = Math.floor(low / step) * step;
if (baseline >= low) baseline -= step;
}
const fit = fitted(low, high, baseline, step, spacing, rows);
const cost = fit && (mantissa === 2.5 ? fit.rowValue * 1.1 : fit.rowValue);
if (fit && cost < leastCost) [best, leastCost] = [fit, cost];
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
function changeText(summary, other, aggregate, unit = null) {
const [value, former] = [summary.value(aggregate), other.value(aggregate)];
if (value === null || former === null) return '';
const change = value - former;
if (!Number.isFinite(change)) return '';
const sign = (number) => (number > 0 ? '+' : '');
const percent = change / Math.abs(former) * 100;
return `${sign(change)}${caption(change)}${unit ? ` ${unit}` : ''}`
+ (former !== 0 && Number.isFinite(percent) ? ` (${sign(percent)}${caption(Math.round(percent * 10) / 10)}%)` : '');
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
const outside = page.bars.filter((bar) => Math.abs(bar.summary.value(aggregate) ?? 0) === Infinity).length;
return [
['count', String(page.total.count)], ['missing', String(page.total.missing)],
...(aggregate === 'sum' ? [['sum', sum !== null && !Number.isFinite(sum) ? 'out of range' : number(sum)]] : []),
['min', number(page.total.min)], ['mean', number(page.total.mean)], ['max', number(page.total.max)],
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
const { wordsOf, Session, AGGREGATES } = (() => {
const AGGREGATES = ['mean', 'sum', 'min', 'max', 'count', 'last'];
const SCALES = ['auto', 'level', 'page', 'robust'];
const DIRECTIONS = ['left', 'right', 'up', 'down'];
const LEVEL_RULES = {
start: null, entry: ['remember', 'start', 'first', 'last', 'align'], edge: ['stop', 'wrap', 'continue'],
};
const PAGER_RULES = { ends: ['stop', 'wrap'], bounce: ['on', 'off'], reading: ['ltr', 'rtl'] };
const UNDO_LIMIT = 1000;
const LARGEST_COUNT = 2147483647;
class LineError extends Error {}
class UnknownLevel extends Error {}
const fail = (message) => { throw new LineError(message); };
const quoted = (word) => `'${word.length > 60 ? `${word.slice(0, 59)}…` : word}'`;
const listed = (words) => (words.length > 20 ? words.slice(0, 20).concat(`${words.length - 20} more`) : words).join(', ');
function wordsOf(line) {
const words = [];
const pattern = /\s*(?:"((?:[^"]|"")*)"(?=\s|$)|("(?:[^"]|"")*)|(#.*)|(\S+))/gy;
for (let match; (match = pattern.exec(line)) !== null;) {
if (match[2] !== undefined) fail('A name is missing its closing quote.');
if (match[3] !== undefined) break;
words.push(match[1] !== undefined ? match[1].replaceAll('""', '"') : match[4]);
}
return words;
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
function suggestion(word, candidates) {
const lower = word.toLowerCase();
const [nearest] = candidates.map((name) => [distance(lower, name.toLowerCase()), name]).sort((a, b) => a[0] - b[0]);
return nearest && nearest[0] <= Math.max(1, Math.floor(word.length / 3)) ? ` Did you mean ${quoted(nearest[1])}?` : '';
}
function match(word, names, kind, plural) {
const lower = word.toLowerCase();
const exact = names.find((name) => name === word) ?? names.find((name) => name.toLowerCase() === lower);
if (exact !== undefined) return exact;
const begun = word === '' ? [] : names.filter((name) => name.toLowerCase().startsWith(lower));
if (begun.length === 1) return begun[0];
if (begun.length > 1) return fail(`${quoted(word)} could be ${listed(begun)}.`);
return fail(`No ${kind} ${quoted(word)}.${suggestion(word, names)} ${plural}: ${listed(names)}`);
}
class Words {
constructor(words, usage) { Object.assign(this, { words, usage, place: 0 }); }
get isAtEnd() { return this.place >= this.words.length; }
next(missing) {
if (this.isAtEnd) fail(`Missing ${missing}. Usage: ${this.usage}`);
return this.words[this.place++];
}
end() {
if (!this.isAtEnd) fail(`Unexpected ${quoted(this.words[this.place])}. Usage: ${this.usage}`);
}
index(missing) {
const word = this.next(missing);
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
oneOf(values, missing) {
const word = this.next(missing);
const found = values.find((value) => value === word.toLowerCase());
return found ?? fail(`${quoted(word)} is not ${missing}.${suggestion(word, values)} Allowed: ${listed(values)}`);
}
}
const COMMANDS = {
left: ['left [N]', 'Go to the previous page', (session, words) => session.steps('left', words)],
right: ['right [N]', 'Go to the next page', (session, words) => session.steps('right', words)],
up: ['up [N]', 'Go to the level above', (session, words) => session.steps('up', words)],
down: ['down [N]', 'Go to the level below', (session, words) => session.steps('down', words)],
first: ['first', 'Go to the first page', (session) => session.pager.first()],
last: ['last', 'Go to the last page', (session) => session.pager.last()],
latest: ['latest', 'Go to the newest page', (session) => session.pager.last()],
top: ['top', 'Go to the first level', (session) => session.pager.top()],
bottom: ['bottom', 'Go to the last level', (session) => session.pager.bottom()],
next: ['next [N]', 'Go to the next page across all levels', (session, words) => session.steps('next', words)],
previous: ['previous [N]', 'Go to the previous page across all levels', (session, words) => session.steps('previous', words)],
zoom: ['zoom in|out', 'Go to the matching page of the level above or below', (session, words) => {
const which = words.oneOf(['in', 'out'], "'in' or 'out'");
return which === 'in' ? session.pager.zoomIn() : session.pager.zoomOut();
}],
go: ['go LEVEL [PAGE]', 'Go to a level or to one of its pages', (session, words) => {
const level = session.level(words);
if (words.isAtEnd) return session.pager.go(level);
const page = words.index('a page');
return session.named({ level, page }, session.pager.go(level, page));
}],
page: ['page PAGE', 'Go to a page of this level', (session, words) => {
const page = words.index('a page');
return session.named({ page }, session.pager.page(page));
}],
date: ['date DATE', 'Go to the page that holds a date', (session, words) => session.goToDate(words)],
remember: ['remember LEVEL PAGE', 'Set the page of a level without going there', (session, words) => {
const [level, page] = [session.level(words), words.index('a page')];
return session.named({ level, page }, session.pager.remember(level, page));
}],
forget: ['forget LEVEL|all', 'Return a level, or all levels, to their start pages', (session, words) => {
if (words.words[words.place]?.toLowerCase() !== 'all') return session.pager.forget(session.level(words));
words.place += 1;
return session.pager.forgetAll();
}],
align: ['align LEVEL', 'Put the page of a level where it matches the current page',
(session, words) => session.pager.align(session.level(words))],
value: ['value COLUMN', 'Draw another column',
(session, words) => session.set('value', match(words.next('a column'), session.data.names, 'column', 'Columns'))],
series: ['series NAME', 'Draw another series', (session, words) => {
if (session.data.seriesNames.length === 0) fail('The data have only one series.');
return session.set('series', match(words.next('a series'), session.data.seriesNames, 'series', 'Series'));
}],
aggregate: [`aggregate ${AGGREGATES.join('|')}`, 'Choose what the bars show',
(session, words) => session.set('aggregate', words.oneOf(AGGREGATES, 'an aggregate'))],
compare: ['compare previous|year|off|DATE', 'Compare the page with another page',
(session, words) => session.compareWith(words)],
bar: ['bar next|previous|first|last|max|min|off|N|DATE', 'Mark a bar and show its value',
(session, words) => session.markBar(words)],
enter: ['enter', "Go to the marked bar's page on the finer level", (session) => session.enter()],
back: ['back', 'Return to the bar that you entered', (session) => session.goBack()],
set: ['set RULE VALUE [LEVEL]', 'Change a rule', (session, words) => session.setRule(words)],
lock: ['lock DIRECTION…', 'Refuse moves in a direction', (session, words) => session.pager.lock(...session.directions(words))],
unlock: ['unlock DIRECTION…', 'Allow moves in a direction', (session, words) => session.pager.unlock(...session.directions(words))],
undo: ['undo', 'Take back the last change', (session, words) => words.end() ?? session.travel(session.undone, session.redone, 'nothingToUndo')],
redo: ['redo', 'Make the last undone change again', (session, words) => words.end() ?? session.travel(session.redone, session.undone, 'nothingToRedo')],
where: ["where", "Print each level's page", (session) => report(session.whereabouts)],
link: ['link', 'Print a link to all places', (session) => report(session.link)],
follow: ['follow LINK', 'Go to the places of a link', (session, words) => session.follow(words.next('a link'))],
help: ['help [COMMAND]', 'List the commands', (session, words) => report(helpText(words))],
};
const SHORT_FORMS = { u: 'up', d: 'down', l: 'left', r: 'right', '?': 'help' };
const UNRECORDED = new Set(['undo', 'redo', 'where', 'link', 'help']);
const OF_BARS = new Set(['bar', 'enter', 'back']);
const report = (message) => ({ result: 'report', message });
function helpText(words) {
if (!words.isAtEnd) {
const [usage, summary] = COMMANDS[commandName(words.next(''))];
return `${usage}: ${summary}.`;
}
return `Commands: ${Object.keys(COMMANDS).join(', ')}. For more about one: help COMMAND`;
}
function commandName(word) {
const lower = word.toLowerCase();
if (SHORT_FORMS[lower]) return SHORT_FORMS[lower];
const names = Object.keys(COMMANDS);
if (names.includes(lower)) return lower;
const begun = names.filter((name) => name.startsWith(lower));
if (begun.length === 1) return begun[0];
if (begun.length > 1) return fail(`${quoted(word)} could be ${begun.slice(0, -1).join(', ')} or ${begun.at(-1)}.`);
return fail(`Unknown command ${quoted(word)}.${suggestion(word, names) || ' To list the commands: help'}`);
}
const encodedName = (name) => encodeURIComponent(name).replace(/[!'()*~]/g,
(character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`).replaceAll('%20', '+');
const SETTINGS = ['value', 'series', 'aggregate', 'scale', 'comparison'];
const STATE = [...SETTINGS, 'cursor', 'entrances'];
const ENTRANCE_LIMIT = 100;
class Session {
undone = [];
redone = [];
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
const state = { pager: this.pager.copy() };
for (const name of STATE) state[name] = this[name];
return state;
}
#push(state) {
this.undone.push(state);
if (this.undone.length > UNDO_LIMIT) this.undone.shift().pager.free();
this.redone.splice(0).forEach((step) => step.pager.free());
}
travel(from, to, reason) {
if (from.length === 0) return { result: 'ignored', reason };
this.dropGesture();
to.push(this.#snapshot());
const state = from.pop();
this.pager.free();
this.pager = state.pager;
for (const name of STATE) this[name] = state[name];
return { result: 'changed' };
}
dropGesture() {
this.#held?.pager.free();
this.#held = null;
}
gesture(command, ...values) {
this.#held ??= this.#snapshot();
const outcome = this.pager.apply(command, ...values);
if (this.phase === 'settled') this.#conclude(outcome.result === 'moved');
return outcome;
}
#rest() {
if (this.phase === 'dragging') this.gesture('cancel');
if (this.phase === 'settling') this.gesture('finish');
}
#conclude(hasMoved) {
const held = this.#held;
this.#held = null;
if (!held) return;
if (hasMoved) {
this.#push(held);
this.#dropStaleMark();
} else {
held.pager.free();
}
}
run(line) {
const former = this.position;
try {
const [word, ...rest] = wordsOf(line);
if (word === undefined) return null;
const name = commandName(word);
const words = new Words(rest, COMMANDS[name][0]);
const outcome = this.#perform(name, words);
return { ...outcome, command: name, message: outcome.message ?? this.#message(outcome, former, name) };
} catch (error) {
if (error instanceof LineError) return { result: 'error', message: error.message };
if (error instanceof UnknownLevel) return { result: 'ignored', reason: 'noSuchLevel', message: error.message };
throw error;
}
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
let outcome;
try {
outcome = perform(this, words);
words.end();
} catch (error) {
this.#restore(before);
throw error;
}
if (outcome.result === 'ignored') {
before.pager.free();
return outcome;
}
const { finished } = outcome;
if (finished && (finished.from.level !== finished.to.level || finished.from.page !== finished.to.page)) {
before.pager.finish();
this.#conclude(true);
}
this.dropGesture();
this.#push(before);
this.#dropStaleMark();
return outcome;
}
#restore(state) {
this.pager.free();
this.pager = state.pager;
for (const name of STATE) this[name] = state[name];
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
if (!/^\d+$/.test(word)) throw new UnknownLevel(`No level ${quoted(word)}.${suggestion(word, names)} Levels: ${listed(names)}`);
const index = Math.min(Number(word), LARGEST_COUNT);
if (index < names.length) return index;
throw new UnknownLevel(`Level index ${index} is out of range. Indices are 0 to ${names.length - 1}.`);
}
directions(words) {
const directions = [];
do directions.push(words.oneOf(DIRECTIONS, 'a direction')); while (!words.isAtEnd);
return directions;
}
set(name, value) {
if (this[name] === value) return { result: 'ignored', reason: 'alreadyThere' };
this[name] = value;
return { result: 'changed' };
}
setRule(words) {
const rules = [...Object.keys(LEVEL_RULES), ...Object.keys(PAGER_RULES), 'scale'];
const rule = words.oneOf(rules, 'a rule');
if (rule === 'scale') return this.set('scale', words.oneOf(SCALES, 'a scale'));
if (PAGER_RULES[rule]) return this.pager.set(rule, words.oneOf(PAGER_RULES[rule], `a value of '${rule}'`));
const value = rule === 'start' && /^\d+$/.test(words.words[words.place] ?? '')
? words.index('a page') : words.oneOf(LEVEL_RULES[rule] ?? ['first', 'last'], `a value of '${rule}'`);
return words.isAtEnd ? this.pager.set(rule, value) : this.pager.set(rule, value, this.level(words));
}
get #restedLevel() { return (this.pager.state.phase === 'settling' ? this.pager.state.target : this.position).level; }
goToDate(words) {
const number = this.#restedLevel;
const level = this.data.levels[number];
const word = words.next('a date');
const period = this.#period(word, words, level);
const page = level.pageIn(period);
if (page !== null) return this.pager.go(number, page);
return {
result: 'ignored', reason: 'noSuchPage',
message: `No page for ${word} in level ${quoted(level.name)}. ${this.#pagesNear(level, period)}`,
};
}
#pagesNear(level, period) {
const [start, end] = [level.spanOfPage(0).start, level.spanOfPage(level.count - 1).end];
if (period.start >= start && period.start < end) {
const page = level.pageNearest(this.data.calendar.index(period.start, level.unit));
return `The nearest page is ${level.key(page)}.`;
}
return `Its pages are ${level.key(0)} to ${level.key(level.count - 1)}.`;
}
#period(word, words, level) {
const { calendar } = this.data;
const keyword = word.toLowerCase();
const current = level.spanOfPage(this.pager.level(this.#restedLevel).page);
const days = { today: 0, yesterday: -1, tomorrow: 1 }[keyword];
if (days !== undefined && this.today !== null) return calendar.span(this.today + days, 'day');
const weekday = WEEKDAYS.findIndex((name) => name.toLowerCase() === keyword);
if (weekday >= 0) {
const last = dayOfTime(current.end - 1);
return calendar.span(last - (weekdayOf(last) - weekday + 7) % 7, 'day');
}
const month = keyword.length < 3 ? -1 : MONTH_NAMES.findIndex((name) => name.toLowerCase().startsWith(keyword));
if (month >= 0) {
const hasYear = /^\d{4}$/.test(words.words[words.place] ?? '');
const year = hasYear ? Number(words.next('a year')) : dateOf(dayOfTime(current.start)).year;
return calendar.span(year * 12 + month, 'month');
}
const step = /^([+-])(\d{1,9})([hdwmqy])$/.exec(keyword);
if (step) {
const start = this.#moved(current.start, Number(step[2]) * (step[1] === '-' ? -1 : 1), step[3]);
return { start, end: start + 1 };
}
return calendar.spanOfKey(word)
?? fail(`${quoted(word)} is not a date. Examples: 2015, 2015-12, 2015-12-31, 2015-W53, today, -7d, may 2020`);
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
const word = words.next('a page');
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
const page = isIndex ? Number(word) : level.pageIn(this.#period(word, words, level));
if (page === null || page >= level.count) {
return {
result: 'ignored', reason: 'noSuchPage',
message: isIndex
? `No page ${word} in level ${quoted(level.name)}. Its pages are 0 to ${level.count - 1}.`
: `No page for ${word} in level ${quoted(level.name)}. ${this.#pagesNear(level, this.#period(word, words, level))}`,
};
}
const key = level.key(page);
if (this.comparison?.level === level.name && this.comparison.page === key) return { result: 'ignored', reason: 'alreadyThere' };
this.comparison = { level: level.name, page: key };
return { result: 'changed' };
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
#barPlace(word, words, level, page) {
const count = this.#barCount(level, page);
const refused = (message, more = { reason: 'noSuchPage' }) => ({ result: 'ignored', ...more, message });
const edge = (side) => ({ reason: 'edge', edge: (this.pager.rules.reading === 'ltr') === (side > 0) ? 'right' : 'left' });
const keyword = word.toLowerCase();
switch (keyword) {
case 'off': return null;
case 'first': return { page, bar: 0 };
case 'last': return { page, bar: count - 1 };
case 'next':
if (this.bar === null) return { page, bar: 0 };
if (this.bar + 1 < count) return { page, bar: this.bar + 1 };
if (page + 1 < level.count) return { page: page + 1, bar: 0 };
return refused(`Already at the last bar of ${quoted(level.name)}.`, edge(1));
case 'previous':
if (this.bar === null) return { page, bar: count - 1 };
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
const period = this.#period(word, words, level);
const found = level.pageIn(period);
if (found === null) return refused(`No page for ${word} in level ${quoted(level.name)}. ${this.#pagesNear(level, period)}`);
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
const refused = (message) => ({ result: 'ignored', reason: 'doesNotFit', message });
const parts = link.split('@');
if (parts.length !== 2) fail("A link has one '@', followed by the name of the current level.");
const decoded = (text) => {
try { return decodeURIComponent(text.replaceAll('+', ' ')); } catch { return fail(`${quoted(text)} is not percent-encoded UTF-8.`); }
};
const stops = new Map(parts[0].split(',').map((item) => {
const sides = item.split('=');
if (sides.length !== 2 || sides[1] === '') fail(`${quoted(item)} is not NAME=PLACE.`);
return sides.map(decoded);
}));
const pages = [];
for (const level of this.data.levels) {
const place = stops.get(level.name);
if (place === undefined) return refused(`Level ${quoted(level.name)} is not in the link.`);
stops.delete(level.name);
const page = level.pageForKey(place);
if (page === null) return refused(`Level ${quoted(level.name)} has no page ${quoted(place)}.`);
pages.push(page);
}
for (const name of stops.keys()) return refused(`No level ${quoted(name)} here.`);
const current = this.data.levels.findIndex((level) => level.name === decoded(parts[1]));
if (current < 0) return refused(`The link's current level ${quoted(decoded(parts[1]))} is missing here.`);
this.pager.finish();
const here = this.position;
if (current === here.level && pages.every((page, number) => this.pager.level(number).page === page)) {
return { result: 'ignored', reason: 'alreadyThere' };
}
pages.forEach((page, number) => { if (number !== current) this.pager.remember(number, page); });
this.pager.go(current, pages[current]);
pages.forEach((page, number) => this.pager.remember(number, page));
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
if (name === 'value') return `Column ${this.value}`;
if (name === 'series') return `Series ${this.series}`;
if (name === 'aggregate') return `Bars show the ${this.aggregate}`;
return this.place(this.position) + (outcome.stopped ? `, stopped at the ${this.#edgeName(outcome.stopped)}` : '');
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
#reason({ reason, edge, direction, place }, position, name) {
const level = this.data.levels[place?.level ?? position.level];
switch (reason) {
case 'edge': {
const of = edge === 'left' || edge === 'right' ? ` of ${quoted(level.name)}` : '';
return `Already at the ${this.#edgeName(edge)}${of}.`;
}
case 'alreadyThere':
return name === 'first' || name === 'last' || name === 'latest'
? `Already at the ${name === 'first' ? 'first' : 'last'} page of ${quoted(level.name)}.` : 'Nothing to change.';
case 'locked': return `'${direction}' is locked. To unlock it: unlock ${direction}`;
case 'noSuchPage': return `No page ${place?.page ?? ''} in level ${quoted(level.name)}. Its pages are 0 to ${level.count - 1}.`;
case 'nothingToUndo': return 'Nothing to undo.';
case 'nothingToRedo': return 'Nothing to redo.';
default: return 'Nothing to change.';
}
}
}
return { wordsOf, Session, AGGREGATES };
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
const GLIDE_MILLISECONDS = 300;
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
if (found.version !== version) draw(found);
return found;
}
function draw(target) {
const position = { level: target.level, page: target.page };
const level = data.levels[position.level];
const { aggregate, unit } = session;
const page = session.page(position);
const compared = session.comparedPage(position);
const scale = session.scaleOf(page);
const isCurrent = samePlace(position, session.position);
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
legend.innerHTML = `<span><i></i>${escaped(text(page))}</span><span class="other"><i></i>${escaped(text(compared))}</span>`
+ (change ? `<span>change ${escaped(change)}</span>` : '');
} else if (compared === undefined) {
legend.textContent = 'No page to compare with.';
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
marked: isCurrent ? session.bar : null, label: `Bar chart. ${label}`,
}, { width: Math.max(160, across), height: Math.max(100, chart.clientHeight) });
chart.innerHTML = drawn.text;
if (drawn.clipped.length > 0) showFigures(drawn.clipped);
if (!drawn.startsAtZero) remarks.push('axis does not start at zero');
if (scale.clips) remarks.push('scale of 99 of 100 bars');
about.textContent = remarks.filter(Boolean).join(' · ');
readout.textContent = isCurrent ? session.barText ?? '' : '';
table.append(tableOf(page, label, compared));
element.setAttribute('role', 'group');
element.setAttribute('aria-roledescription', 'page');
element.setAttribute('aria-label', `${page.title}, page ${position.page + 1} of ${level.count}`);
Object.assign(target, { version, content: page, left: drawn.left, right: drawn.right });
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
let glide = null;
let isScheduled = false;
let lastFrame = 0;
function displayed() {
const pages = session.pager.displayedPages;
if (!glide || session.phase !== 'settled') return pages;
const rest = (1 - glide.progress) ** 3;
const [dx, dy] = [glide.dx * rest, glide.dy * rest];
const moved = pages.map((page) => ({ ...page, x: page.x + dx, y: page.y + dy }));
return moved.concat({ ...glide.from, x: dx - glide.dx, y: dy - glide.dy });
}
function place() {
const current = session.phase === 'settled' ? session.position : null;
const shown = new Set();
for (const { level, page, x, y } of displayed()) {
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
if (glide) {
glide.started ??= time;
glide.progress = Math.min(1, Math.max(0, (time - glide.started) / GLIDE_MILLISECONDS));
if (glide.progress >= 1) glide = null;
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
if (session.phase !== 'settled' || glide) return;
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
function run(line, { isRepeated = false, isTyped = false } = {}) {
const from = session.position;
const before = settings();
const outcome = session.run(line);
if (!outcome) return;
const hasChanged = outcome.result === 'moved' || outcome.result === 'changed';
if (hasChanged) {
if (settings() !== before) version += 1;
begin(from, session.position);
settled({ isRepeated });
} else {
schedule();
}
const isSilent = !isTyped && (hasChanged || outcome.command === 'bar');
say(isSilent ? '' : outcome.message, outcome.result === 'error');
}
const settings = () => JSON.stringify([session.value, session.series, session.aggregate, session.scale, session.comparison,
session.bar, session.pager.rules.reading]);
function say(message, isError = false) {
find('message').textContent = message;
find('message').classList.toggle('error', isError);
}
function begin(from, to) {
glide = null;
schedule();
if (stillness.matches || !from || !to || samePlace(from, to)) return;
const sign = session.pager.rules.reading === 'rtl' ? -1 : 1;
const [dx, dy] = from.level === to.level
? [Math.sign(to.page - from.page) * sign, 0] : [0, Math.sign(to.level - from.level)];
glide = { from, dx, dy, progress: 0 };
}
function arrive() {
settled({});
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
const from = session.position;
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
if (outcome.result === 'error' || outcome.reason === 'doesNotFit') say(outcome.message, true);
}
if (settings() !== before) version += 1;
begin(from, session.position);
settled({ isFromAddress: true });
if (!history.state) remember(true);
}
addEventListener('popstate', readAddress);
let pointer = null;
let click = null;
pager.addEventListener('pointerdown', (event) => {
if (!event.isPrimary || event.button !== 0) return;
const isCaught = session.phase === 'settling';
pointer = {
id: event.pointerId, x: event.clientX, y: event.clientY, isDragging: isCaught, sent: [0, 0],
moves: [[event.timeStamp, event.clientX, event.clientY]],
};
glide = null;
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
if (event.type === 'pointerup') press(event);
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
function press(event) {
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
run(names[step > 0 ? 1 : 0]);
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
run(command, { isRepeated: event.repeat });
});
const typed = [];
let recalled = 0;
find('command').addEventListener('submit', (event) => {
event.preventDefault();
const line = find('line').value;
if (line.trim() === '') return;
typed.push(line);
recalled = typed.length;
run(line, { isTyped: true });
find('line').value = '';
});
find('line').addEventListener('keydown', (event) => {
if (find('line').value === '' || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
recalled = Math.min(Math.max(recalled + (event.key === 'ArrowUp' ? -1 : 1), 0), typed.length);
find('line').value = typed[recalled] ?? '';
event.preventDefault();
});
for (const button of document.querySelectorAll('[data-command]')) {
button.addEventListener('click', () => run(button.dataset.command));
}
const quotedName = (name) => `"${name.replaceAll('"', '""')}"`;
function fill(id, names, command) {
const select = find(id);
select.closest('.choice').hidden = names.length < 2;
select.replaceChildren(...names.map((name) => new Option(name, name)));
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
glide = null;
place();
performance.mark('first chart');
document.documentElement.dataset.ready = 'true';
})();
</script>
</body>
</html>
"""#
}
