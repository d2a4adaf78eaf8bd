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
<script type="text/plain" id="module">H4sIAAAAAAACA7S9D5Bd13kfds65f9+77+3eBRbAAm8BnHcFWQubMGGbApAlLePCxC4IgBREkCLpyhYUkzb0QEnAAoIgB9iFLJBCGiWmYjlmYsZFJm6oTskOk6oJp7VjumEyTKpm2NbpMFOPh0ncltNxY07G03AmtNnv9/vOve/tEpTkdEoO9t53/557zne+8/35fd9nPnPxc9YYY3/ZVWeitbU1c8aFP3btjJU9HOSu/InX9EeCrZyLdZPyZ7hqNZyVX24VP8NZcyZfW2t2o9VVPnpV91flsni13a7htu7a2vj6ZA1H9U2rTftWz+SrPB7OrI7fusY3yCZba9tWjB+In0b+dSYP5BP7MZ5m16Jb9tdtEkWuI3/dlE3QVcZaY01sp6MoNr1uGbl8ZpONTGz6prfZZrJJ01Sum82cy0wcZdmWyCZJlBdbcxNlJomd22YyM9c12608U/6Lo3hHau1g3th8p013JYl1u03aNca52ORx2ilMVx4m29wnQxdHco+zqXVxYs/bj3wkiaxx6bRbs/X163GxZupnvhYX2f/qtqafe+JzX1j5sjP5z57/9GfOn3/yy+bxruyeX3ni8mef+JL5uRn5sfLE+Sc/87NPfPrJJy4/8eRFc1aPXbz0hZUnPs0zF82TuOnyEysXP/uFz5uL+HHxs7/wxKe/8HPm0hR+XPrMpS9e/PSlJ65cMl/s4/mf+fknVniN+dJs+/tznznXvuXK+LKf/cL5L5tf6Mnvn3/iEp/1hFnth58rX/jiJWnAWnOat5vrtvm98sUn5fRXbXP9lz77+ce/8CVzw2Zo12cuP2G+brvjDzJ/hVeuPPGZx3n2cfMMD3zp7BNPPMkGmm9MHLh46Ynz5q/a4tOfPvvEZ85/+s9/5uITke3cZ01tix84cPDQlkf/ky98+epT9mv2L9tfss/Zv2F/Wf7/pv1V/v0bE3//2oYjz8rfv257Nute/9Xo1+2stWv1O0/HC85g480BZ4qO8aaWvbz4UevWvIkPu8Phosoe7ctZbxdcXrll2be80lvvcGtR/KXYbVlLV73BFQkvXOID7ND55CjuXVrhfeVo2JUXyaaI5AKf1q+ZJyvri1FlFoxc4bujysoeX7NgDg8jb/eaQ8Pt2Owf7vB2n1kY9rDxwz42u4dT2OwaTmOzc1hiMz/McPucvF/uK4fbpG3yMPlYPGyAzf7hvDd42Aw2frgJm934s2s4i83O4RZs5odbcfPcMMdd5XAOz8+HHZzLaysf6ju1Xfbb/NyDK32b4NdS3+KeGG2I21OFnPBTcu2S34TdPnZXfM/PXKztBb/Dzz+4suK3+8GDK770W5b9tJ9dXqmMz3C18/mynOavZekyd5S/ZEe2+cBvlcMD9HLMcfKRbNCLrjY+8vHyQBoa13OjofURNiY6LAOSn9vrMPTcPthHd+F38wMjZXXA8CR7rnJ9GXEdWBk9O6rS5b7tOTlmpovCu+KXrI3W5E3v2QuV9M/yMPXoJmlqtLziUx8dXZH2pNL2gTxfrkK7j4Jc5Fvii5Wpr/9pdEHeef36u9mFFQ9Gc/3KBfzNl+S541/LICppSiYt43OWfBIeeFFOmGEmDcqK34psvgai7JEoXAyiELoGaaGr0mHsDn/Q/xjsWfmO6HLdOzc13XPWZGkS5138J5xWRuM9I82xK8PEOyGwdOh60hmvGP0trXC9blF7+Skv6nWK+k/tMKmtdMrrMo4gEVfKcMpHSKdg3FZWVgZH+5kMW3xUhsouXcAg+2xlpbIDHtdbHc46nB3IMf6K+Gtl40UxD/cz2U2WhV76qTSLTavZC0f7eS8tSDFy2A479VfQxnC+lxU89iY+KeJ9kVwux2J+ViRf6AohBul6fJl8pdWvlMO4GHdj9/flUDH55kKIorNoStDGAdeTTQK+YsBXZKr6uOVMtvybtvjpljOB08SVUI/8l13QzRKZFE+AUPEE11xgl5WD6e8VfTovxvUzFkxsp6n/9D/80W/LG0hD0aXL3q5w9z27VLzpbLL2ISFKmQL5HrLA4/FajR050uEsk3/HBzKCzndODKSvlSYH6Ei5atitTYFpU89dFu6R1OXlYSGb/LKws9xnwmIOmDuxJ1zmoPmI7uUHhSdxzxw029qHylzOfbpoHpWN9OAjsikWzSdl01s0D8smWTQPyUZ68JTPj5iD0TH51V00uE969x7Z2APukFDJvzQj+VuO6g+9K2KA7Ob4fWhUdn2+z/SEX+egC4fBkjd6HTNhlHjjLtnIG3di6BbNvI7ZnDfyRg6rvHFiPOWNGMzhhhdet6M9pviKleF1a9JRnJfCunX2zcvoyefasBJZJVn0ul3X6/Lr2KDnEp3b4I+466jQqjR93Y1ywBQYDAvCWzRN04pSmAYXMWzKX7PFaRuvkddJO27acUPw54atIqxesl7tk9WBvH5WZ02hlBwrXYPSQIv5pZW7bV68ldgpUNLr5lwVCyW5febLHNHAbOp3ZIRfNxhiZQ6L5hj29kb5weiw7sl4HpK9WIbJu3JK5pt3C+6h2jygd8nBMgk7wpUTnD0vjFg2l8Au95krw1za8Ka0IZI2RPXsyFu5RVjAvEzdC1VH/i7Ha7KY/b60bU2uWBjp43x0p/2Uj/aZn6nLSytYTRbco0LCsnlIVmTZnJIVWTYnZUWWzbEhH3uvEJJsDg/JZw7JMi2b/dIY2dwha6ts7pIWymZhyMXrHrkNtJgKa6SsUf4gXl3q43r6uByP29i0O7Rpyh+uyTTlLKs6EwvEEhoubMJ3hDEumi+TkhLuX+F+V/YPuEvcL7h/XigV914XahiAm2PyD4ZYAbjTxZrkhiCzHGuP/EvJ6EROTia+Mnxz6IHQH6F3Ql+Fngv9GHo19PGGTpLBxXtjee91C65aCG+JsXBfXjQHsHe3vUs2vQNuv2z6B9wdspk64BZkM33A7ZGNkKqXTfeAm5dNgQkc+84BNyub8oArZZOCPcc+A3uOfQ7ajin9Se+/aTB9QeT1Qc7oWMgXh/7VJtdZ3bwmy6jMa/BOd67qgXcKKct8EWJ8UoQv2ZwVgcvtjc7I/AQZS884/XqQepU9P+zfblkuZSpPxdZELi58qbTPVb7PdR23Y7GfbhhCT5q1aO6VrTT8sIhdffDBHjrjkGykM+6SjUVH9eq3hCv26v2YXqUsdtL6W8JxpqT1fTl0d6WSyzv245y3U0Ko1bQQy7OWPdAX3jRdPlzFpyCPHZHx0b+nB/hESM9PekhXf2IvxKs+kql65Ce+JheE/9aeOiIde63CXea0j46Yhy8OioPRGe/Ayh/1ICp53AH3kDxG+urQAXeWDyRxnxCmL00bWhF/pqTdMhYg0XD639sTIkdwsZ4GbSr1bpLRGW4mCePPVTnWy9GtWDGjE/1I+4Q8N3wkuqfqe+nm8ocgYco8nWrWPLlKJmW/3Idxbr435hf46H1fIDLxBSxU7bf0kgLPu3FKhnSiCc2T0Am3f9K4L8Iz5UnN/PiaHU6Tdsp612XQjjMdYZw61q784V5c3O4j84mPPGL+P35YQ1M/7Ht32sd9b5/5ucBFewvujCgcsvmUKBw9zPdt2DwkCkcPs2EzNidFEeqBT+zA5l5RWnrgIQNs7hGFpgfGshObu4a7sNk/nIb8NtEF8vlo4dUL2tBlUUPMSREJhbBn/cy5Y9Ll676h72dG+pnha4SpkXB6STLReZGsqZjEjw6TMEXH3Wxd07P9DeRjpWf7JJ8ZP1Pv/mLVv/ii77/wlDRldvJnUu6pUjKOKlKuIAwYGsjDA9mLfHJatteqaMM0kjOiapz2CWeQzD2545GqL5LBkfea/4zOtdSn47kmoiknLY7LgXgV18iR182qXFaslh9K5Ne7cvfuAjPa9/ZGx6ocm8MiDEoD56ouNmVV+D6muE+uyqM2tC7F607zMy4OEtnyfe+7COcbJlDhiwr5Wmy7/Pp1E69CM2/InWd8u/ewHmVzfbsnz4g/oMeS02A88jq+pRPeluM5Mg/uWEftZh2lyxwSEc4Mp4RhvgIRbY9R2psO83lNaDCRU5BBIFGJpiw6vcypampMGqINSbPkZZm05xqZo/yI8eMhTEYhGHZxol2crh9M9EdfmrqBf+KX0IJuk4cHR8yDIhlQjQ2j+31227VKqUp7JfluvdLHdKFYwBkznKoNBMSpWnQiaWMN6aI/QAMfGVR9URpXZLr10Tf3lKI0XxiIXiILvSxOd9vnhEcI45OZ2MPKC1ZyXbY3w+HrVpeyq7iaq/+vhzOXpH9fwSLQc8X34OKBkFMlZNEi/n8nrjx0Y8pu7H934nItI/uqMDLy6zvZL/vkY8d89FmrjPSbVjnpM1ZZ6det8tKbVpnpDavcVAQnstOryk6vKDu9pOz0vLLTJ5WdnpXXRgVNn5NLpqgSBfVLlbqMSl3Gb4EwYfxWSF3Gb4PUZfwcpC7jN0PqMn47pC7jd1Bt8psgdRk/gNRl/LwqxTtVKd6lGsU0pC6MPUSsXzvstq+5VYpXr8t8S/dQNynV0tELJg6VgeJh0I2KDzZ3fLAJJIYJRLj5jn6v6HZyGEEip/9Zs3nTTDk9NQsjwNtCXl1fyLJZv2FIYanoekJxXShw0Og992N8jeztMzl0RFiafBda4UcDC5AzpxbNKewJTUKB5X0PVRZEEZep8A35Ix/+dtRoMW+4dbQdQaZ91MPgJROgnK2Fo0M2lQVr6w6hK33FMezxFYexTAs1aLOglEHDd6CUll8Jn0brC6hRsN4IDwnKKPSAbFIZhR6Q1FbUZJmklJpvhG7IStFqhpYm0EwGyHeW1N65v8rHBq6SB4U30mBlyiqhkCv3xGimT07i/D5zFyVecwfk5n3ou73GC/HKoXmRr2kGDV1QbRIFCBbXBI8wI/T3qzpKm6htldswR+XpwllettjfG71jD0Yvhf23Zf9b3N9n3rKL5pYNPSr3CFO3soyXoq2JwgK5s+zwNVUuHabKs/RCWVQ5lG1hLjlGC4oOyJ17D4H+LZ7+6KKZw56oBQcjr8eeXDR36HVnMZV47HOLZp/ufX7R/LDufWHR3Kl75xfNft27smgO6fOuW4w0d29a0pW0QB/7jNDWqTLzsawuMu8/uPFYuAy/gMS9z3i1Mc23DHJ+gkHOtwxyfswg/U6h3zkR0UUvHYnSJqqj6PFFmYWhkiEKdCwrRscnC66lcNktZQW5QFpIoCRbjN1pOQRTvVx6GH/u9ck+w8+jYnQvaOVYGetVMm8Ojyq3h5c/LtJsAgE0x+ZTomkmEED72Jwaluu4QYI5mK2T7RysPnfBQg1+56Bs3qGr34JsSjA6WWf3RmdhtnAwmUKivwA+aPG0eL1ECkkfK7tcPqd7QgKl7j16MMrxvvYRsac1V0gI/RRjBniay2UmyJgss49ELl3An/xBGMT3Rvvxp+QPEZjxZ25Zf9yDP/NLw1gGJh5mWGNCE/HCv3BcDdDXryyv9F0gnAWwGOk1/DmDP4/jz1n8eXKF//UdLDR4TqPLwEqQQbVRs7UMzCk4A/r6jb7/ou+9eMQ/fUMt8rIk5i/6uDkC02sGGyss3MLtDp/bQ68AB18e9WVYGRurEqwcy32bOO7hDTKA59GY88t9Grau6OVXxpfHh3txQivZxD2XcM8luaeA1fK6BdHJ33I47MgRW24X6nw7gq75tbX6Cqj6AiRu8DuhaXDuMuttoUEY2rTw7ATEhzX+jCPnpftIOOjJ+HD9hzdiGczsqLSc+2Svx+XEjafkcB1dAuuKygH5rr2EhVK9UtKUSg0VMoB0X9DPYbjw1BbWPkwWPlDYdgZ3BuScSm55DiqmfJMw0gK3wkr7kh3V8cpwSnZnR8JOizId9t2aO0zmXYB5R2AOvBLsDPzVd0b1PzFhIUuwVldxeZR2mXA4qV93I2lg+BmBB0RJuNaW94YLmusL/V0u6SCFl9Wm/ufm3cLobXLxP+fFiXBhXt6+DBPzJehaCbrtnzVNwE36hXojHDWjoXSckMPXOeg3hSthK5LOJr2hXA4UwfYcU1+XtOSY0F5J0yhXJRmhatZnIxg0yRkTrx2cNey0GWIMelc3WEC6xwZVN4xzd2Kc8UvHOYaNhp4XehM5yD0McgyjDuiNEhLW8BjDDRVeOFoXmy4Xa+W0PhO6bEdefvpZ9umiwRK06YAp26v6ZVY/hZu4BzbTFzKYBREoCcRKAipbx7chAVklIqGAaJICpONl4MPPGF0fJ3qpEsBLdj0ByG8SQN+GH8cwNC9Lkx8QKmZDZ6V5v8OGYk97GA2sIrZPDhxwj7vD9ds31LOr5BTV7/B3bS/f3wenksP1H4dL0GYfnYCPKan/wIzK+wr5ajyvo43Ny6PSJTPybxO0PketD76DWJ9u63ekrTtE+GT/0PBn4FQwNJ9PyCCxXlt1RQyxJHEZ7eZkVwby1dAX+sjlwLFkVVNzIqyoDvYQMIPXYG4ovT5IZop8HYgCRlCRS9onLLctfKCgjQxXvxrmkdVTE+/VRtmmUQ6Cwnxjwx/2YVO3tOsLj54KnYBX5JDGZ3CgHE4V0FjgGxXhUZSKGH/khnPqHb4gPLHgstUHQ5dLd+sUkpuPDjdhYRLBYNR2B+QSWdIORq9b3V04GL0Wdv3BSMQyGcg3LJpwSKhWVB+10JbbIOlAD9GTh6vupOyJtsFPvJktgEYFz/g2bHZCj4JnHGPiRyIRw6e1BfL7ZbmiC5/WnDCTe3B3Ls0cFUPM2y2L5h+gYdsWzd/Hdm7R/DfYdhfNt7GVZ5pKfryMH5s5kYVrdYP0Bavft4Q6c+UYcvicMLpNss5U3UF9fU067/raiu8O/LwIoOwjoaQT+rEVGEDoL3w/Rd1u+UAgyu5Eb8oIjqBGyUnO6PGNokdD6xIxkDPv8SpumZm63WUO17aZJkGwKtQhb8lasd+TfraXvb1fPkr2ToDrvv8esOycZPykjzFJtDFNUyKwsUhWWSHzYYeMKtzq1hpdRWWfRBWYA+6sEGd5ruqqyPdcJE2SFU2N5WjcFA6fHUZkGzJDyk/4KOgoYOe+L+3nWsp1bgpsKN8XPIbDnBKxDE7dO7dghBX4zkTfdPQVvlM+KNICf1Z8Zw/7vWozOiRHh2xGh/TaCyFK5vJQkT46I2jH5MnlD+gjetDPpFPlRwnHc65OvY7Qde8o+Vrj/x2pSNt+9Pgb4Zz9oG/sffdvnPme3xjpoPMbN+EbI3zjJg76+Bs50lH4xpkN32jDN1o9L0+a+NKuF+UZTA0rIha8nlzZhcbPXqCOheUswQUl9es9SqmwhXJtXlKFoRRxLwlnivcrvQU92DkMqdDG4JqD/5tkCINnrR7xAZfwzonBsKOWrgi6C1XgObmJPqUEPtFSfZAd9Uj21T8ZBT7KtVQtV4lavBI/C4tXInN60VzFI2SGd8L0hGMwudPmVYfIERFSllSPiVWBIdBAV51JrUlmVFkOg9SMF0uf5VwMGnnZqqSDtomMhz20Wb5v7IS366XlcAe/J4jKWJVjWYu/RpCMtiJTjUkEJmhF5cEo7M1BueGeh8Ijt8rqAwNzIvIyDHizjSMqo8QvjJVeWxGeTgqt/b606vfDrM/UmZhhUewEqVakrH3mIaXXp6zKXqcqym5ql4DsBiQKuU6Vs7EyD/aaOVjlMhoWDkZnda+Eia5DUngawvQbwr+OV3Hwi90nD5pYHOFtLQ/r5cKe0U8+PF8GojwBiUWf9ZQ0Zd1zjNquYrVd5eusUrBJleemImcNBDi0QShQHlzeD/c4vcInYfZcf0pYO14ok+iYdMXvALECjICsySpM9FSY6KswUYa7p0SYyHCTsOtSxrjnp8pOEEFUeVHGDZOpvLb5IJFcyo/DHRe3fBkEp6amyh6ldcipEcnVu7/o3QW65GAtKhLeiPbTjScqadTbXHhIg/KM8i75uamAixzAjBQza1420zAmpvDrzsqmwHSjYY6mOAIGSjXTA4mTwTMbqalemJBoPo21t4CnkziuCF5DFbXGC4sbYyCqJNBKvI9AuRhQCEhzb2ENnjDsQ9iz8oo/kVeYZfbNj6Pj55QRyRDPDjGN5GurjM+EhNlRkFRX5cV2McagTIOtTBzzIz8tE2cvNAn4dS3UZ5GNYOABdBDmPh7zagSyCqHYrETWUSLLaKxPSBG9SGYt+2QYBfNzokCelBieRfN3LHbvtr9h4Uk46J6RbX1dFq6vW+39m9g6Wv9S8MDr2GYw1afg/VdkEwNrwPE7rw95Fg8R+ecWmnidk3+6mHCqPAWYTNHYA0lLvjipnEz9Kqa+YdWhzj4UPYAjlY2qRBavo/3A44OAIaKMHhSBV7oVLKft0/1qjHq11WZ8JB2M+ZyFYXcARs6rhYbIH0x+cA2ve9LZC3o2P2iCTac8aHB2/mA0pxYDfOnciCwZDriidVtMF+3nHutPjT92KpibrWoUxUZ1IqVlrOzKdEmhpKWyPkqzf0wmzVRBkznwL3aPmaBrX2i3KHNfGOGlEKHKO0k27i79Jtl7CCyae3fATsW9k2DgFiAU2+BjaCUCysPCQ0t7/ILS2TE10t/LdSHBi8ufaPnex9kUneU/Bg5gdeXlZm7CTx+3Tv1sQFRdEZz68hPMR7iROvs7cFdkIN0Y5Kj0CnIUiqM77SBJUOgSBAyKXEe/UaBfjqH7Jkl6TP6cUCRojqx7DoNJYEivF7wCkyIFP/bOXtGcaju5120Pyc8f7XXCT6BwalsLCy1/BLgEPWh5MOHBDAp8hD7z0yuVXVlZOQrJ3y7Jev/+BrBf7ySykVctC4Vn0HMBssRTl1eASdVbhgod441V0OdIcZw8owUiUSBk6GugvETjx8vI1m7ZW31g8zWu3D/59kwuijZcZMcX4XTM06pq4LvkUNLeQUjE+XaplaG+216pv8JpBV4uJN+B2dAGmQxmuOlJsuf3uPeh2qYV1YbLZcFE906DmGBCu7QSFqCcZwOiLdpjJox5Pfp7hxlFannqsKOiNiRrrs6YyscoqedgMpQHTRVPzmJhRTKFoWnBjB8rQgoSscpQofkiYxX0LmEF7gg7E6ZDlREbfAkU/wRiKNemPhUsM3vqqDDG3PeXV6CKLfHvso9XZObZ5UGwhYwo840VLT2ElTnrmcLAnV3AEhsp7slnxMxi7iyaK3XUUF+5lbjZ5rhbdzwpdO5dD3Ptqi7jV3QZv6QTETM1rrMLi4ZTkffLUl/bZmHHk+JCpRer0kvMKQEjMWWbKisrZbc4yyt5nMJSRufAQI0pFGgyVY9wjjq43IfHgTQ/2khoA6706BL2DkSUqNCJiMsIwAyAuOkgayiVjOULS/lirZE97idFiOzAS+4hxSUE4slMB8jvOQda+HVHDktU3bNOwXLfdKKWwZMDg6Vsv+6Gs9jedMOt2N5wiq0DL8T2XSvMWLYymMTj/bFVtN3bVhF5f2gVdveWzJ3W/5yDqKGzG8jLEYQOUaDQsAVRZRslRKbqK3oXHrBHn+OHsX5atWXCT0n1vhWLMCCEzG8R4ShS4QjLAdk4nxfjUWW1BfppBJkpU+Jb5/zEut3xW2QF/BhQHJRytIPzSyKfwCJ7fCC9sZnP7eJNuXZGrH1hME2GDPRRkGEB2zDg/C3fz8MyMkVJJYX2+hy2oqlDgoHaxqVia1hVpsOqkoVVpRNWlTJQfl8pv6uU31PKt6D8SKUgef+dfOU+aUBw+cvifgsgXdk+BzkhJQSAi/43AXhK6fLvYHsD0QIpnbxbsb063I7NleEObC4NB9icF5JKCRtIsP066HpixY3aFdcNtHfAzwcgcPB9XW1zKr5CZYmuuLcBBzgFB0QKDigUHDCt4IBEwQGxggM6Cg7IFBywVcEB2xUcsEPBAQMFB8A5KczgdSKq/yh15ZpbHc85NI8utLec7p45GL0dds8ejN4Ju6cORm8G/UQ19BuYDFwshsR4Sc/MwtFhac2dJDhhw5takOs+c6rq1QofhvBT4tBhzM+90bHhZqJgVXEQ/YZrDri2nCDDnlFOXWJTFpjNEPiFimdkHUsx2Z7UteCsztjHlQGcGXJyfEqn+aPgDvvM54MJsZmbyzRdyLTN/XRQE39QJ+m0TtJcJ7PeAL9HMYS4v+52mbNTogYm49tntSUlWnKnnasAOwYAQCacAo8RJEKBzacrVL4QdRGEBuKXQXy2VXEjEnmqnlZr4GnFLB/Cp8EPivxmGngjP0OraYSJ9G1sN9F0GoFm1F9ff8tS0YG3dvagDKFsi6B7djkLXdBNHMbnTQedibtvOYJx6P53AZ6zV4gFlgCrPEnZIqRPGELwre9FF7AoyfxMFABF0dTDMDUtXRkLfUwJcfURFTEEmmWYQyVfdycRzjeA4s4u6FBfUvDzFeXdV5VbXQ+smtQZEebTAxrH6TTr6zSb0mkWr5tmuU6znk6zQqdZotOsq9Oso9Ms02mWTgYyBAH4QMub/qmzuUKd34YyD8WCSirWxzBJHMgGk4Te4Em3N8Amtgk0UFjcONIgzA8sBlXOvjCzVWcIFAkF0/1BDEIgG3W++SFn1pyC/kss6fSCh1FV1It86b0IOwIcmtIUvPMOGrGVtcJhIUi5GOnDDE2DIGhwNKtQZDsB8KKareBcbs6iwxfNVnTq3XZW+28i2ifXTu1op2boVCddh678k9jla8lqQI5DsnT0qcS36ziRTz7qHj/in6762Dtzo+qeOkpJue3OaIf2pHBpqzioUxiW8iEYAOn2XhgRjhcH80cVDYjSiwa+f8ScHsi1n0QPHq4KfvH5r8JM1Lqe7lFOeZf2937tsDt0LBaG1JMPAduzeoECmo5tM6pUkIGRwPguUkHGAIMOuVdWajJV1GNBIqrScjchDVUP+m25s+qvh0F2r1VTfgr4xy7hdnB9NeF2sBjvMx+mlWfqatXdiNPrhht9//TFgZw2fMYAXhffe3jASQv2ZeEHrBkXRgwUDDrSCnv1SHnz+QrqJ+zEeF1Xnu+uPUKspI+ODaBOOBXIHabTrIeajg8r5/BZfkM3w6rkwGGVnjXgsNDV1SqZeSWlQGYT0WTRBH3JLGc3TX/V925Abzca1iGKFLs4hC78XWtjEJ5v1k2GHyl2Km1sXbRwlIC+cwDndK+EDSBqQTnDhsDKw76909OmCtVELalQS7CXH5SlDrjHwJgTMmYi+ZwnNZfrAqoSjcDwaPJft9auecugtsop3EEaYYDEazB1RuhVLWBGKFktYIZr/1ndO8O5i71HObmxd0qtZ7J3Hjqm7N1pr4h6qceAprpudR9wqpth/xmri0yZ7ig2NeHDLb6veMW5WOa3dPF+7WIaizuKSlJgiGiEsDHIJg4fEFO3NjPcTcvTXJOJfunw/gcbYxh1F1OX1F3MUSAUxoNWnlLf0BzNWhywMIh5lWEecp9mFsOAKJ8939hEy10UtaVfO6KW7tZWF7TiYxHCJudQ56KzZ4RM5757tco2zrAMM+o0LpEZhggjbV85VyDa8dxQjQvQqUTDLAoKVw20JiUy+GeNdrSB+4B7pVqkDCPFct2bU9sUIpwXaW8zNIIu6Nn9B6P9uncI0CwSz+HKYD0wGLjfss6tRmvqOOSoUFDZrYtCqktEhs+HQ4lGCOnKDd8KWxTajN6rYBoBdzLkJ6CLCFvFVMeneRzQ4CNfuX71MbCKhy9QvWegszC56FplN/alJcIbl8it0oKC3p09GjpKf0vRY3g7TArSm99EhLJ+k8JGDdiFg8/PwcRUx8cHdQlJvrx/Mg7eBaNpHKwU5wBAv4/YFltPj+rzosjeR9t+DMYDFGg84gzFAVi7ELgGT7BiX43OXvrkbPGcddGaVSivsh1d7kJgU2srUedcY3xCsHx5tO92+Ci4Z+Z0L7AmGxgSCFURnjur9HmGKcoUOuJvPt+w0sBFcxVvNnKXzwsh2NBpscYToSOsaqqYF85TMhLiiEEODPMqhSpi/UDDQXSngY6NrlZm4yAajYXAJRcHxT3OyusQoosoEHfxRe9eeKpSWeNKkDmuCOHoXh6O5KcHR8qni2XrVlVecYxEjUhuQj67sPpcqzYGW3kKMw9jmLBOguiEjPKCrydkRiNapUPNEYveNACSmeKnGJAcpDTThnDmeG+bHCDg7xRJxxlGGSZeZkIA6SDMXHbWJxi0Dst3VJw1kwDs+k1hPwn1gBjOLooQskjk02Ena3bSZifhjm2kGQLfHL+I/2RRhovJFD+OzqIDyru1yq4qar/iWF6VcYJK6OOvXj1in4Z14WFc9xi64/Tgxatyt11lKHWEGYzQZ7e6Wpm1irDMa3AHy9NX8VwEWYDEVq/JgWvCXz5U/Iqwl7V4FThu0Q+kp8uMPgC1XZGl4IzCjSakGyYpoFTNtAVVeq0CkiV7GL4TDfVINMgjSCYM/C0bC5Urf0CX0PGw+kSH1YyH9XvHmdfuXOUm48y/d5D5OQew/thfrl8qmiITEdD0C83Bc8E6MahjURzhgRVBHnMZgnxC7KqKfnLsxdWrYKpXNZo+4mcgIM0U/86JCB2Pl1hH/WAhyCN2vEtNWJHm5UewiC1Aj4WiIvt+qE5r0TZIkpSUqwwtnqvgVqliQqMZ5Xx8IDKSgzs5JThPyBlpJqR7Rbj+nKzj8j3dETJMFA9DC0TwDUKYuJ7LMnCutsf7pki4oEKwfRgzBl1CPiBvEU4QCyeYkiWzd40Lz3W5ruenPjl4fmgKRcUyGjWTbym4JD/Sd7o3dzo+rPBfOAUf60fw0RpiPU72HYFuuAucsI/rTSXCLkRG33tkMDStA1/x/hxsGULTrM7eFP+HdamKNUFy5AoZa9cD3Bp8p4FvBud2pcvqgsg7MY5x8pQLPllShx4GSrG6YY+DE3ModMTmoApzHWqOlBXlkbwqHms+Xz7nE/LBXfzpPQJYckFzTkk7H3RJ8ry+zohc14Kg8boAqwzLwR9HIh9jljQiGwJP0voO6LYaWzAMDAzGnJBAY/rcVCIz3sGQQfdAztVVViJ6BYxiRbnYGVnVlmB+N5SCNMsHIJIw14eEI/I+T8MJ+MqCiNDyhyldPPb2UNIRIe3PEWqd7jN7hvCf01zoRQkDjCaj6wIUUzM6SoYDzvlUeFB4MP0OMSGeC8Ceiu4hCkN2AQ/GQ+flofLAORgvZHuX0PgkDCNVXTBl9Dc/Qu65RxcGdU96RlmVi+OG0E8ZdNaUWB5+QYQMLLCsp4Cso53yPNNkhFjmA+EEaB6Ix8wOjX49VKYo4b5jqGaB5+lv+LI7qlF01LLR0RwYop9qzgJ5MqTs4r+wlAJIrA+JDOHIxpoVZiBHHx5G1JrDD0oR9RrS26h+Fgf+1IRBMMoyAYQPd8gY4UluQMXsfSGa68P5Iq7r40C0Ixq17B1FwP/LYl3TWPPKPaJ7pooeQ8C1SSiORLpyMQLN6fZa5TYKB66RLh0CQx1azPOvXMPNj1VWHuiS9Y111yrKHKchEyNs80ixyvDRq+WHIBmhDZCCbvMyvUtag4hQaeFtW4TzQVSWReU3nY1WYTvwytClAfaIkzdZ5QCJTn4u6W18ip2IT7FtfIqdCOBLbytqp2NRm+J7fFq3stiKxGFOMZNPzQwaR8xjAx+NGK2LQPg/y8vxZlhW9lKRiUVGu/aIwsLwddfAIvB4aBHMN3MEUjj6Ll5dPxSGQghFS/aXXEWmJ/IL8hXFxX/t7NRaI3WrzY6wgZkmn8N1pPFRQIhQ6K4W/rLPzCgLl72dYQ+aOk1mpdp8aLYAl6AhKK9oJJqtuiorZmQEtJLI7ckOMJFIsRsGzpWlfryjoD+fPCCuv9KDW2PYE1bd910AjGGwloZ1Gik+av0LQJHsUYunV+PmvKb4mrBxTqs5bkrNJX01l/TWZS5p3RZ43h3SOeT//9bZdK1Bw7wCe7xr+RAM1xiz8icqF1wl91MOhqk4xTfGLUaFSwX+3LBVqgpNAmMPOYtPlyg1+wTWzgz5o+j/HtJTD1td+WPtK04M6dT3IbVBui6VAY3QIdNBjgHthBRE9IeDXR7WlgSlKlHHcQJ5cI6IRTMry48JkXwWZhklCQxJV+agmjgnur2j3d5d1+25dnuk3W612512e6bdnmq3J+u6vfilSJPGyEobqTJF9FgSr9U3LAVKfHQwyYF+heg6wfVCwBpgCwo+rOlG1+BGUaJI2+9k0AiRPAduP8hfIuLQGArsJ5AYmrLEagaSTF08uWY16Wg+kq46UAp1oNDZOa++mDl1i8yqg6ZUH0sP7qA77T1ozcfUUcCELgVju750gq6Af5+duFClxLVQQmRjr1+l2Ei6c+qXrLTvNXkHu/IO7e0FHYk9OhLjeQAin9PJMauUPzEPpnVAyiD5rB+QSJfCd1rfGjBEeRPmXjIdkSJMA5HT74TRYZoeAlOF2KdoSpwlPlWkJ+rrp5DTiTr8o7pXIjpxSnovxQSYwdyHA2ATeMswDQn0DFBfzNrUx7TgE6tOeQTA5QWdZEzg1Bfi2Az2Qpm/H2JU9pkfRuDC5oLRAsOtuBYQvBwD1aM6InMJgkuOVysW38FTv3bR9+CgbwWALYNqGqgEPy1CceY3H8XuyRUhwQzgmh4Vgx0e1/TOVxlgH3L0HJATaVFU04oo1nw62Tm/ZTDCB/tpacARM9xay6rdBc7ChdbL2zqjqiuSou8pP+3CfbgNOOjgMs8CUxItYqvf9ol+hCEIB9ExhZfbZyHy8TSESkC6FaocoCWyXxZVh9CSjp8GnnErmEMXoMs5mK3BHLpCUYaWJ2USCWjqRtA3hZGNqQCOYaopMl5TS9oa2ISWFRVb+JnlFeYHHAykO3Lf0IjadA4hFxJp5LDuCY3s56QgwxNC2I/sWiI00/IsYtWwZHTO16yyP3k/OBd2wQQ3yb9+AASlwRUXfJQBJpBST+1pQ+Hl8Ok5stcYTy6GiUjSX7MIapEp0/q4y3XMMFnnZ0t17gVbfaFzr69zb5POvRmde1Oce7ry5CHR0MvOZk24e9TMuxgIwWQ9PjUEpSlckFFpDRYyDUinRLl9BpMNM7DFmhyr04C7MUfSEZCRiEjTjHaw1SZYtuWjE5gXDm3wgs/hBVj/PtYksHLlZvZXrCmr6OcplW/2kKWHyZPaDpOeosz1zCv24GRHWe0ot853lk2Y6sCvJ1aNBV139gMaQp/a34G5xQWDAFKPRXRqtPHNQFoJKyWlMzYLtgcjZCfLu7wX1M4MmBkbgxVRrSfMqkmIp/BoGNBNwF3hODHtsc8g0vMA4e4xU1GWQ6hkE5ZtQ8v2V+EbsON2gtHDftZ63yFhUgtpocpoUiQCRzIBG4+DBaOs4I+5jpDqcifw2/KZP1n/Ip5Jdc4cVzlE+vgklW90i3ZAw5nxLen4G/kRc4wiovItL4g57OH5afmTqjNm4dEye/DoCMzhy7CoIc1YhBG9BBn/gDsPNFnC0C5aEpLiP4MHSmH6roH50tntHR9VQqJS6HWkGNx9Zj99keYOWubNgg6UZixyY9iXaMW4iG5jWOaFUgH7AppF2MIr8jLvVkIWRM3bipeF13BkKTf/bWs0rjwHVNAgXd+GnBEwVya0VyaFEpCnHmbsQTPUvc5Bs5e+IVMeMPt7zXU74STl3nwvCnt5e2+nvXemvXdO1Xe5jtGP3BMtdwstcPvMXbS4rNTToofeVcytOyor2YVw4jfhQ0OqRnd4rFivyY/OhHCoiCxOGFk8vIOdggDRjkYB9h0uPw8V3eHYFT0mIpaHz6SDUGqH4BBNmRkiejVPYRzSSjKulVamhHGXbVaJ+5BOEgn9CjX4dTV9IYT14neQQRHu7YlxiCdNx7Acw4UPUYsBB8xTAanhgQsewaY+OolDxy/ACu6WBiKuMxqI5sgHqgQHECkhN6h73btzUEbl1uM4a2FikEG0lPP5IkrlahKFOaVNEGaPy/qeFpo4shF8iwfGLnvC56BSjjGBY0BEA7xVvgxFziB7DlgIHtBkz/lB0/i55W7TrLT3h8AdvU0xd8X/lNuuqoFvOs2jErcLAfWVKmmsLIdGQWPpAlmpWSI6ZQ0pCZ9cGzXRwNJT0TvCJIX2AvPgKhx5/4hSudCHyOMpUnjkaiuCFhcSDYJqdjAVYYE9YPdoZUZAGWOe5WaErwFdK6QFUFJa37QA/XFhE/GswdB2FBPGwNqu3N0C5J91E+GN8oGjJFyZlDvC6TYQIC+Y9fBZ18bN6o8HCLhzAC5mIyYmEDoutyPuSZ3m5UgDsYAuTMpPeLrtGWcnspU2+/A5dCZb3R+NI371e3rS6onwTTZwHK/ZtPpm22qcblvd0Va/bidajR9s9esWrUZo30SrM+QlSZqJmFMXkj4dp3fBJZ0TzOvaxuJlDNuICHrMF80zAeRIsGOiYEdaKzHpYHlie8tHMPYLwQogz0DP2GDjA2AUpsphESgM/ZgxKFCRVow+dz7BN4nsYsBjaC3N2CcirFD41Jy7ALXv/iJx5ub4ijCrTIOfmKxSZjHz/nYVdcYMDGRFgJf6+FifIiHDxOTnCbUby6wnyhGIfbCheY1mmQMOv7goEjyRrgB9F0qv8IhG5/CSAAKPGV2nVu4As47gKQAVyJgoXXebz8Nj8W24ZJgc7VtG5riJz/SB8Ed8W9M9S1V2lAHY7CGKxjqooYfIsWqkVBKyyQbBspy3BmAmueBAlWpJzdWg21OXafZ+l2kqLATy1j90LlU55iXbegMogObNWgL4ARJ2qjs9VgkUoTjrmTgNTBO+vxbVFNCZ8AggjHkiTAeGesql2pvjwzk8B0m5t3Ub4MNSlUUzFVAT5fqJ+qKkD09AoUuOUhHrEOEX9kG1arXC693E60Xi6OIKBe2niifOmPFZYTepJn7O1kF1rPoYXqK8etyo93tt7P1e2xB4wfDYK/XTcBXbYwPuyC0yNxk891T4U+wENobIGNuKu3BWF0xg/8+w7Afaf08DRIkSizW/82hC0LQtgUUaLesIonGKxBYSi0j0I0013OA3EjprwmK/xhtlZWwYevPQQ+eGUchjoVkq+EQ+T84Eiq9DEm0bFtiJFZQ5jP+BU+TS/gawEa8jOJVdF2BBAdyIsbypol0c8+Qy7oTLlfSszHuh+11FCAJk/tw5zIaE6VfVvOTuiw8zGbiGlqR0pVAgCqu/8NU6XICkuYman/p2h6LI1GIRBUKVL65Scsmmz7Gegv7So4muIpqBI1F0o8VLi0kQGCOkVPeZUJsCnaWkM5xrbZwJRe7ilnWRYg7IbmOwS5HrL77o8xeegkZ3pPwagbRwRAY3ZHYNpkKml4Qbk/kon6+C5TRlRJG7KpdssKIncAuchh758MXBkffei67Ks69WloZ7PAryFh+lPvPoOODdDYjlnxDE8qsTcC9NqmZCvhMe0+wBOFYuMh5PjvWYJQd7s5pmywS44Tp8EEGiG/BBAC86Dac0e909B909es+9yKfLvaOL5qiCvbaEJNqHKnhWIXXtPjFojx5ed1QBOofKDIJ6pNoKOUX5ayTm37NmQy46t0GeTSEFY2kiUuaYjp0TTW6FIutKPw6apdcoKE3HIK+VtYfJnXAvkTq88QE6huy54yt916ik5iQ8G24sq9O9acO9tr33OH3V0CHrmm8MYu/FE3J//TXIspHsXKlr5VHF/2OdXYuCs5gO1BAOPqd7OZRr7hl1mxESyHQgSz6GC/LjOhNarEnKWKlU8x2nYLxGQ/ZLeEewUiVhpYLRL2aiHx8+iiscFL7gRBoT7CTyAtaCclfFhbAnO/npAaUZAos6kJ2uVdlVmTgZKFwkVcDbYFiYCw5bmWm/COdBQPXCckrE4Lkqg5RFkwT44wgrIN2vYAdUkahJ1/bySTiGU3YCYROeM0+4P4wuqZCOGloQZx9pDYGx8DYMDDFtFHx6n33C9DjCc+ELeIAZfEb0KxU+a3LEqDGIT4ZuLyyKzunylDaaucTRcCYncjTJiuAKMmiSxciT8wAwvR9FMgAUJLYiah0PWFmCmYhombGUi+AHomwNXh3La7kUMueVzqPDMo++EWnflpojQDPYTQoTE3MIGdE5ixLDDAnKR2hq2X2h6fVWNEH+SFyVgoyYNDzutbdpUFKOYUzan4aCNH5CI+fdIe0NLLP5KIxuwPYtMgdUY0ZAqgImSlni4mJYYwWJj44y95R2w0TWCS7/lItNokZuGCqXV5DAQ69Ol3kfWAPSrzUPMZRuUKYG8BGINhT7w3mGuTI0UPTvjcUGUPcCaPghqgkM9ZO1c+BM1wRVMtT/FQsbQN5w9zeEJCOuqZBOUBBxzPw2AQqKuebTST3iLsWMo8yMZxqaMM1FekWT2koBoxNP01vtxltH4dbRhltZcMOh4MbvOqFSpkohnL2H4NfLINZj1A9WLxDNrXjuCOGhrsniJUeQcqp+96mYmU2aLF4cG2bxSkIWL6eyVCB80+TnkIl7v+Y8iYROTlygeTIOucbChxlegIRbozqGumHRW7FKUQaEonwAZB3rFRFPB4gtgzcnn3fb20Z622jdbZoaD3MvCRLbB90zzjcGP5pI0cCWQ8xgfkKm/hvnKZSDNhy0zAdoiOYliuFB/aFQQf4QAYiVMljchIUylpqCGUt6aGc4tHP8MM9Y7fCwBfxYCA/bj4ftDw+jaeyupSFVveKAacwwUNfbYhhrGy0yDERZooUKQtkvOed0gQsBHO5w85wTIfZCkWgTtTWYtACi+d2tKdc18RJRGy8xp6khJyInAo47xEjEGkqwW8/MMbVruPpYe/UhwguGKpwfkgVM4/Q04JR8xse3TciN/MUhazdThygV895PHjHEtGhMjogccdEEFfi4+LeA5LlV2uDVlavRKE0gbAj8Xx+XfQPuddsEwhISPBElOzdiULDqluURqFuHhqHeRFc9s7F6ZrM2tA2eWaue2Q7UwP1tsAU4eqRKQNyGobryx4OrPAYQR8UEWKSo1eVVovFwcyPG8H8MV/Cl8uBh8f53z2lyIAvDTPtewheGIv0iUxg1muA9n1Uv7YQIn7eqYqzOkdtEdQQv7WvWJlpTJplYe7jsZLIorm2U6oRlr10cYaVi7jefHK/yAZRXWu+UM6W6qEZwZ0ofSD9+ASIIjPIp7BtpgUpPEA8Llj5KNArmJHyfIjadg17QapTL6oVLEi2HFKkek6yzKdD1+Pcyt3UtW9XkzrEmStmkdXI2ExOjrAFMOq3Lei4gDGHVBwAH6KO4/FC1E4Gqu4heRZEzCopUYGepEQMttF2oeFc1uFrt2Ej4O/wAQt12vwPgnx1+59Vq+8Zr5KResxOC3w68bvcRM9yuhlG6GXtwOYY8RhpcAzMXEjXLHiMWTuke3d9WZc0bttqyBBH1pq1Q6ezCcIpyLmS5bS0WHtaUHQrBzll7jZk2DAoWOKSxBRHsr+ZaMih9xqEH5HWAk35IaR6Z7WL07YwaTBCwWs0jrUvwIs0zuBSOJK82kwfozYYRhekM5AJeps4m9ShlJxlb7bPjF/wUrADS20fMY4lWmwmabqc1/g4eKIYy0YY9DN1wuzZThgcYpw3lC7Zfk8bNs9+1fMH2QvbAhraHqiPbCwp23WHfzwwLUXzUOD8znJZj0kfSXYOhjNyQ9i9sC/VWncPmbvNZ+aQdNG9GwbwZgS6/ju00zZuR385AIEZTXOVd9hfkaE89XqV6vAaIIIq0bkYEOj+LVF4H3OPILaGJYKcwy0Ayfk5TJcVcIc+xWxwde+Da24sEF8m/HSh9R7DoFsro20aajhlAuOGOxG/nh23X8ItHFRQHCtuNFSCCReAuDZTdj3haQEcYPrsgm10aDkSLDpzWVih6u5a8qdMAkaYh9zFNeK15eAPOvPgXmevJ8ifi7OpY25HxnRsRiZ+JxjR7tdqycQptUevArN+CaUYThlz7k4BkzMtY5aBLIlHnKobuV5tqtxSvovaXVvQ6NBpmG8CTfva7hVzMIsoPSEN9cwOUi/c6RJPmurbF0twtk41BtHOu0c6En8wytiCc7AmTyjX1fC5fNHEmVnSJGZZAOWDpKBgU3PVADsNQLbcimmq6QPZyP7OEXE4nkc7Fd5cvyN8ZmUCb6+vuwtGjOLV0YYWYx0jeM3vtdp9p/BbpT35VYIQiO+Z+yhM5DuPKIeaT6/i+SLKd23ahQRd+MF7ztl0ocwmoVEChieiI+fZhgLO6BsxK2+GGJydYC1zRxlkCzj19vJo5Smu4g4OQRQe60DqRc+/YANDu4/A1IS8gkgL2jsGN1xOFBXN82pfHmps76GTYy/vMV9bnzfh2hFF0pGPknxyL0Tmy6E90xLiJilGB8nK1ilrYKounrO+5LS0Ydotypy3rz8+253WIZGGaAQ8dbvVbhsim0iFZdJHKRBo4O5QJAtAeMnrMygWoeNUdElsVaZ27LYqOybTOXdzMCjgofILoQRa/83LQw2ElHA8g/sxvZdY9T2tLpmHJ2cRNQXW/ZWnWx+r5OGRVzTkgMvOptvSNQYzyrstwNiJHugPm8UUfMYE3Tj7JTG+Ip7n4orcvPIVjZ993bG/0aLkH5a9EYkCkFrRUshZsiNiPhESkB9MXvdNni0K0NCj+T+fS1XRNaz90mkAsCgtdbOY1HRVQehbSWZ9qADPBeU2IZYIZDZLSFDmp7yiUGHJGI02kwDDfJppKK+kwmgqoY9yYMvwqv3q7miC5Xp5iCqW3vaJ54GkW8envMx+GGXFpnZXKoyRPfE3LuzyGF0fXbmd6JZo7pukVIpdVaIoF7dBOioSaFsijUOAWamVPLaycWjOaCJiWrOdCVUgkPc4ozKchcCg6SvMgCpTGFN+hQWmMoKn/B8ud/NyoCiAlIZTL9dtMaV9ZGc3T/VCP92WaNmBI6TCjAy+95GFl+jbMjchHnJZ24uKOngkpv3EuLbEsfYup+CDXxqDmTAtuBNRSaybP15vJ77aM7Kn/1a3f+bX0opZvnB3Jzb1R/RxvLc0OhbAYprOA1UOT5KbFaYApYD1wWi7zcNjU334KSkxMq0BW0p4SrAIu5HB3wTrQwi+hYMGo8tAHPfMP+ExZ//8jHkrDOtT76L5B8V7XdaGjHXbBjZJqyTpWHQZGsj9RSzbXmQQg8OuiuP7ZCqv82YqwaNzR1IerH14Y+t27ds4Pdmyf27Z1yyyKr0xNVmWxZvojhaZMlC/8eP8H6tekbb29k8c+DFBV1FsogmCerf9EkStuVxWXekddnJsK78kLVTksbLi1hSWufgsxfG9lx2Bq7R1BDSL78KCCFHtrt9fN6cHz8sK+nOy3J2Oei3HK1Ymo1VlRh6yfc5VjtZVkysl7izp632FpTduS1iZY/wF2/8CwJX2+gn/lhX1tTX+iNRNtuF1znSgQscjNTQqKiZdLRxT1mkbEzqErmBgoVngMjYRFQJsrPOS9UCE3/Ib7PEZhEwIFFjTt4x6FD3j9Na/5I+eg/9zB0oNL/T3ybS+vrWi6oznNfgS8NSEDHQUQ0BWwMMx7P1RocJAtP8OwoCqu/8Se6H+IgUHStJdACx9p/N56US9cVKnP2wkD0Yu4gMT1MzDUJPJ5Hy5EBJZTOzWLX6IFMpaqDuHauCrD1+M6IG6L5nx3oHkQ5ysXDrUQfuY7fses6Bvk/hh3v20mfosq+RYKEQ8KFCaOejuKGqWXpRFv4Oe2okbbBoHmkTpQ/t3H4ABEeS/1t8lyLgo6Es/sKnQ/ZowWH8LfEVCh8nt+fB5P7HEx7gr5YCtE8zwy2YBGXtdqx7m05gPO6s29OSSrZPLWdvsKtj0QvevNFPUh+dUt6v26WUD6SzkxhUrSTLk3p0WYS/q06pxJ12qUYu4U8k1Os/Kh60OFaQforgiCORwAU3HPGEM/MswPiNPMEZ+Oj00LjmrCDeTEiV2A2FBR8R2MN8OXnVKySqrBIZ3goYU+tdASu7O6tJRq0+npMpWraacF2afqiP2nhLH96fvYqTKfFlOYFmEe1u7jfSU0tHR8LFLCiNG19WozO6P7MDsj9Uxjdkq3+fHpZONpVluJ9O3y4KnIOaPFXPJQHls7gA0uxgWF8UXF309s0eQZ1dAiEjrT7lAsual5c1B2Zt3vu8LvkFcHgTfrzu/Z8Ht+w+/ZDb97Ku/FOnkTlQVzNSOlalTq6LLWXbes9UKl9Elc54G6vFRl9dZ1aakiGc6JoUIJowshc1Ukl9CsyOq59mLtoCBHuIu0ALTBT1w44GZBWUXdC1e+AusppV1X28nrSt7L6Jkeiw91YDtiFisUiyu04KaIbCdxywF3TB7gNCFDerf9FDaESf+Mej8Y71X+bDM2+tcnE1DFNm0Yghw5duGinDH0h9lGOPvvtHetVJm+AzmE35UHhDdp+AnbM6cJIo7RVu3uOMhWy96eg2hxzVTu4zc0BYsHLKYUDnda6OgAa0VzuDdO3oxFA44yGYJ3swv1jRvxiO6Jct1HUxaCufeV4KEMGPtXrRa+jtS5D4Mb/P/yJpG0+C7KX/pWJkAwCpasIrbTrutLpjwICREGHlfcEYJ9l6A4gfgSHNiiQUk2IVhBixmLnmfXUfJC8/5CxfP9G16WIGNTLO+4q/hGRBx5E8pfT19oQvfNRZVol9XzkZemRiItIChEwQ5FPGCbtE04G1ERb1jd9ay1EWnWXNTaiDTtraZi00rdL4ddo8XTaEVk0ZYzsI/Ph5SXh2st+6VV1+aaZG182K2wmwe7m100L1hMwVfqr62dJHaP0IwmDJ8uedEj4EGIX6yyI4z6OjHw2VXYL0rkZ2KyLNyjxQpe1BOsFGz7xHF5tPNZQjTmRmW/1lLqBK8jlZkCy8o/T2fiK6EsCvOKPMGIaj4jFNAQfkjtYLqQtVkkRDMojjK1AiQQq2GBqixrPoUdHAv+7fFvuYP1Vy4geHzzOfmWPnK5FMWt2OZr39ewylA+E08kU1k3nDfjdjivx+1wvhO1w/l21A7nW1E7nG9GTYe87NBZb0YyqBAPMbDfcTqyOI8hfU1I9I1IB/IVJ3QT9l+W/dciHdXfi9YNyWtm9Yi/KuPy80ytwNeUTyjK7hYj4DE0jeYWa+7ctGSa01vIS5q2lePa2h5JsLcj6oNhC4ki9+n/PjYof0bzYyjEghBEBxN68A7Q24vR70zgaomjKLfBUDJOFU7U2hiFiq3iM3MCFeQetZLCZE54Rqh98bpT0notGom6iuwTNyNkMzWkNNvwp9AXcsl2yhvokmdieSDoLJ6gs0cVBPdSk4aPlXuCpksnNS3xMMsLccDsImzj4os+eeGph9UNOfdRdTLJ5KAH7yVNv1/8Sup6a+775ilxw1N8xEwJKIGeBGJswjqCzNvUeoxh3cIiirQncNvH9dw5Kn8nCH0AbqIuz5WfBXinN/Zdxat0csNwA5Qdw7ZePBI/LbSUwK0202RCQYgJTKx+5uqwbCrH5FoDoYQh6Rm7epUUKX1wJHr66pE3TSBHIpzmRsMeVXCZB5VRJVw39XNPxYqraZRw+syphEdBCY8UsaJlQAwrJFAJ19JkGUV+rffA0h0pfPIE/+hEfcPqrkzfN8PuHLkxZZi+Si1TKsOEGqi5yjDAlx8CMBzob2Bg80YRmWZaaODu/fSAcU1cvXkuB3qO6dR9LudQxWjqADEe3eaSDAJfTC9OJpcYjcE8dcAgE1OCwqKm1L3DB+VO7h06yEpD20f62R8KU1nY7TKAdAw1vtfHrQzoDpp7msRgAZzExPwho02qQcSslvLHVrd/iO5JD7i3bKib8q4NKKKEqZV7Ms3SUM2sc5Q1xZ6xmIW8SOZdp+XwEHEdp1sS6s5unG/PWtfBUktVI46DtN4DjP4YATysgBizig5h3SmKkERDIqyFryBHQKFp9marrgxEl27Lh/sQ1mDiEi7FjPiwQj7cD15qCt8qfSOXh2b0UEx2K4L/S+fcarbWBpM1mkRZpXGDbWFTtfDgEUuZX5lkVv60MsRQGaeDFCmhjeSMqBeTSjthmQVkU3PWdQcBsZd4h2A3AJCo0bLsIJEuyhQ7mlaUgWqd8sPwdJWKtVrAK2GJibQWqSKNhum4wflkg2H9QBeOlYYzEwoEsiyMf/mJM/40dJ3sRc2+VCiyWINyNEYz0lwwTvGHKfN4NCF7xd+KXdJkLBvX4H3FKe488Nu4/AuaAyGW7s6SGigxJG+QVe7qVaxzjmOh6X1SxdU+DF+5UyeS3JkwewByWnmkyklZJ88hBRegGyn99S70CPoTVf3SkVrvQw6zb7GgqptYN+m8M8/7pLzGRA0KPC3ls1meRzNxhpyc2xfNULPehkIWERnQfr1nv+ZNlevuWpRZyr2PLpof1+sONdgT5Fs8pnccUxVFrju5aB7SY6dUiZFjDy2aT+new4vmp3Xvk6pEyN4ji+bTuvfoogm5eK/Q88rd8wejK7p3lgUBQgHds7p3XRM0OkTe37R322cC3hZ1b58N+9+0zOHNVzyrJX55761Q+lez5UWquRPyVTLNXU7EU2lrTVfIUqDFX4tstvb9Lpb5hAD+um0s6vltFsqMxd1gofZNcssMUY6o0Ps5mHTg5loIxTQckE8Z2ntGroLrNl7h5bKtf0TRlQhSF1L4PMtTaj3atgazZVgtgaP5ZfAAwAu66kgDo5i7TO3lZ1SJ+Wm5Qjaf0qX/jFxo4HUu8OvTRdXX5gR5Dw2FIsvcEMzrkrPQIlzOYXUxcLGx2b4IuaM7ITp7JSiHpez16zn5i4ipjKb98vwwpzFeQ3/Br/N18pHOWtOoOWtgvuUFH2nWZaMJfwumk7hHJ3Q8Cr3V5D+WI9KiHwnT6W1qjv+zFdGcYH90XusQY/rUaCqyNBdwkY4owSkrS+v4/nbRKD9NI11WR0iEYmvXmK0VIeEGVc5OVL6vp2erBkBhYfklnjIGP76EoUYH5eggBj6O09LGtECS4QcEZxtpmkxgb7Y0UiMEtCdH9QK1nv8tcZs0ugc1eXrqNKPI9LJdPfKGVZGpQD6ctabeZqF4VuG1UGyampuABsEuOi66yUqUvjgmH8S0eCuFiDaUvLYhORWqK8KGgeT1oEkEUhgKjEhghTKozPxKN3BnJjcyI2DFKlFn8g6RjnpYYGaw2aMl7/1wM4epB21ymsNEYx7vmB9OF35zHZ/wm2p3YsXPiCQKeLxBAVQANqYYlSQvmC1wfV5NwfzmmFlN5JUpCBc9xGHvnLBpfULb0asGjfF3i+/j5gJ3bcV+r5pHzbwCQLd5QAa3CvH2y5Vhv/B9pMHPpdMWEDEoHTa7aO5C8oRF82Oy2bRoflQ2mxfNj8imRBXwwk/7aRn6aQ59KZLaHXJsCrlQYZjeCbusn5LDe+Twzo8J7y+wxOyUX1sQ3YaLBn7LAHKd7ENO1FytoVBs/e6NWKYpxV5aASeC9TWzjuaS/BQH0jc5bSmtPCobWW6QpkrWmk8irf8i0yylWB9Ijad8D1Ldt61uX0AxU0N7QU90qkXzm+iadIf82o/gSGR73yYSnqGEJ/oXS4kySsvwGhHw8gkVvo9qgT0tuOSL4u9Fzq5OrQnhJDp3s1q19WY2x1Wqtj9k00mLZh7mVRzmYdxO03CqN3mqo2xQxcV6+kQ/eE+YcZuOpAiOpEgdSV2d4u3Elb0/wC59OxR9DomAI+sUvUlOfTeu9d3QqbV/wxUxL6C/Sd3fk0dv95QpaiDf6ypkN8nAZxCkK9wH9QuY0pMkcZfav/eru/YOTYkR8jTsUTrxmnlmnI++iWOaovlcV98mR00Tx8ScDb83idZm/JbmmyVo23lGzxG0HdJLHhsgjBxxaJVTIGc4XMHK952nmF+w1eT4zHXIbUhQEHw3ILeF8SrMfeFJITUHgTg+oSV6NqLc03rhHBNby9Iie3GDccebPxwMkrwi5unvCXBfd99I7xutvy/ooWPU9ne9g6jtiKjtlGlTit2myUfZvz9GsKG7VN9S4yohz/M432lP/ebT4RTuLb5qg1d/XvPRLQCBZoJmu1/3GJ1ngtXJa97s/SohWFoIZzXE/a6QQ0pB3koUCv5eCvhYxZKHggWKNqdCZG3GzHgrGltpXqySI8nT3sJYAEuhrKCibkFArzIR0AHacMj+Khp5s7QxYR70zehpCvGVCwn0sAXeMGpWMoMgANZvjxjD4JrcrYCHDJg0WDM/q9OFGpJ2MPOARvQsYU6JosActO75+jtuJDPu23/y3nvZNcUPP8SsCMXfTVxPl2TUX+hQfEQihaZKHlDNA2GEoXFEonZRwtv3sGp2ha/L9BkB4Dx9YQUQK6xFBbm7ZqftINL5D1EO6gVH1bqDvPa0RYS9N3DS3G1/l9sD7nU9E9NOHPZeCde8HOpKoRBO/bIdUXbtIsT7WJWOZdcO1PjruPY6i9HrTWPpNZNRRIS16Kufx82zVbZBgO2ocaQjSk2iaQoKJOOq584Jw8ogUKDIpQgUMwjMucysQF21QTkWKT7HAuqy1jokZerWc0/66RGNMwibRpluvKaAPGOO9SN+hvwqRWDoJ9ibE/lB91DgpYDkMYvNvEp7Iuux9O+Kn6V0gWJIC8z/BKEnhSEM6ZeYTqf8LD4EFVCEVeD16ucu41VawG9r/fJbrg63BJ2bVS86WPlRkFRkg5+QjcgNH5PNJuhtHSzJ9wARB82uA0PVfs2QeQfMnuDYHR0MQEfh5t/iY9ptQaFHDl8DHlIu8KPyU8OuehC7rHAKkb+LRmiVC98t/kXHzdGeqK62XOsF9tSSVerqOyviEB1221rwFpDKcwremoK25BrtGxlAmzil8mc07VpX066JggGrmkhkfbLMOGTUEClS0yML9XBl39FIZNMQGpk9ypIkNkPmC7iFLQQzo+YuKK1ivr2SSVGgHm3ReO8ZdNP1d7MLMthanVcGn+qLyJ0pa6ahDqnf4acHDCgfHLHDeapjUcho/5rTXeGGr4RdczB62WnAgRqER5SooYpXsGTtoPaO/HKwoMxrRuOB7yQ0csiq+pJTKPK3sJ0/GN3CtqRx41mnGZ06fjtyj3mZEH7Wb/KbV1ZWZJgjZrzoTCbRQJ6WodrkpWu7NM511ZRrg+kbxrmAAE6FKTEqdKhp2Zrk0vdhMIYG1buZq4hJK2jNSENRJ+Jwwc1T2lRrFKzoaawnc4fEOg1yzXDbq3RBlrfjNbjlsrfnEHVNXobcQJALVGFgdBpXtRZLtc6Mm7Vm3CyYb9s04gAFQAIIQfm+O1Li0qILptzWFDJoY860w8IqDi9AVlQk/bj2jMEKhBnC9G1JoKs8n8mHJjqcj1P7J2hha1Pmgo4NrsDwePgpaepUSNwhjb2P2BwmwEcMSqbyDMyeMQrkzo7qP6c2gUkHvDkll82hdAY409zlRbPMPXh3l7iXX4bhNkFNpXtls+0Ai0y/gWKP9fDdQuNwYXBJwF2YIS4+YG9gaw7Y67ALWkDl0xAsJET7LOZCj9ZbtqjP5bHez05y6BqYHgdQo8y4FD3K27e1EAcTH/EgQw1jFulV9CRPa0bWwURG1kGbkXUwzsjq56Xj/TnG8TqMgGsHdILW6clBqjG4Xr9PN0lIuRM3wVBhrSYuEq5AegKF/EaeNYgppIpUeQLq0X0rfdqVX6J9z7RGRzoPGIzHdAO00GMvUZthEgLkuceweO6VkKk0s0DFJHUx3KHJ2MjEZ5yB3S2GFZ81UrgXqqBw/wpMcNxjvRTuscJKjDLlz6jZjUdDvRTuP2vp5uU+TG23wv631OyWQreTMX7NfpRmo6T8C8ims0BzZazONRjqcixDvkPLalTLaiVLkOYVY04S2IGSCTvQ68AyaxpL2yJ/oYbBRs0w2KjEKh+Rh2gcdI5EH01+uDa2WU6gAGEsEz4ehzxbupLjcdgpLAJJuFb9u88yv8arQQ/l7yZTT3aEs/kNfHOV62ru81ODq3Dt8ELU8S5YNUB9zlnxANMiMH4aDkCnX8WrK1002lJcwlpmFegDG3C53ZtxnS4rt4KQ//fIFdpBjYXb6aJTZXJzNpH3L5RwoR0aqGKsv6hAowUV+7ogAmIFibPblPRgUPctC0eqXPCmZex7PFlxBfAM00S6y5pwbACvBFYb5hLtKRnkyBZEDQrcM9fCCEMA+XPZgfleJB5m3lPuyYw8Ha4pIflRT0G/WjoFEzmCj+jD2iyIYHujNyNIjXujNyLkcN1nXo800vCtKMHP1zB95fTrKLqIy6xcHpdplbLmcBOO/ybADFMBTTEdoBQJV9/XMLn7I/l27ZU2ExQa3W1L4qC5hfpO5O0vOz5Z1nVKBXCR2zBG48LjilGY3TjMjZ36LxZux1q2Gigm1kjV74N30XIaB+Iy64grLmcn0rA0NUKFAyxoNiyY3hKKw/DNx2PiuhmhoZrFt30cAgogKET3awmDMyi3veBOMQM8fOXpZApK9AGWzLT8IcSFaWnGotw33KX67yWNbTqr4s+ZYG2mcYoe2wsajSede/iAO09zvlUHfT7hQHkNKJFyE/xSWqzwLasIHvCNNkeRnawtHCqeGS3oZRbMLAnoNav1It+wGiL6uwiqb8ojyrhtR4IzNefebee4ZIoenIAESnwuIAB4w3mRMx3KBG7B+6+I3MyKyNvamlBzGABWbIJgvJ1Mn+ZTiLSpzjqmpBh23EQc7tpt6iObULWeCKn9ehU+qNxVzQNQPA+DIpqNVEjzSJ8L/JNMUwY/ZQyFKrSG0qkGYKfjvOtyZcaBIxhsHH9Sa2B0WQOj+8JTOHb2fccYM7KD2f3VOqlq5Mc3hgy68qeq+WvVTr8ToRXzWiFuHl/MqnDDncIQ5NN2+uxFnzK2pNp1tZrfGE4xH+73uxC8ge8GpDR8O7RMoEl9RzOPsJREonXYcmUzSF0iXZKo+EqP/4Bz1GlwjUNwDTOpf0q76lF1Jp4adgIOzKzvuXG/AY42hOl7Ct+gsTeV156cRq8J85Fei5qeLPVYGY7l7XcPyz3D3Yp2nQpPHZ8dVuOnD3cjBQRDzGM/hN8v9hVMPDFiDffDEAEVMobxDnlESxj9uHZ7wgqciFh+TuUOBbPN+m0A1ZkBBZN1OLctsnwz8HGAqRBPBsIMhBY0HAjwkAHiaZsHIotgC2bEY/P21GaRL9tTAOmZDW/cPkYXetza23B+k++356OBQjqYzNQSPQSmEeK+IYbQ56JSCEg11vXWm+I/T2zn+wZ3vaS5GmGT5vRzT76vNOQHQas0AeeztwFUpeTct2S9N5oG8stNihxT33Rgzgw7dmOYlQnVVWcayxKcW2ruijSHtFtnWaIxdURQRLAs6fUUfGFVDZYXV88yyVv9Bm9G1HmMA2wHW9G2YJ95JmoyH8snfz1ioTomCTAofx2KTbJamKU38lVX/+l/+KPfhsIZXaq6l1mglrEFYO6aFhPsmAm+4CpAfjw886Knp/bFxiPH55dHcOxNZflM5Fpbve4Z5vDXrvvxBgfaDzFmkc+WNZ9g2yFyKfAp4SvLj+HctOgb9VduPPOKyAKXfbISUve9QaMc+qHcnrR9/2fpd7ztVkRsl3Adqx5VBjORUmPQyEvuNgizvxmKyL3kmuJK35VktVCYEC3awHQJt6O8CAs/CgyUX0FITRQyuAMNIXcsjKdQgQQ1759FUTuLXkamiYDNaCoshkpyTYYl747HIYkwtcIFTUWIosuJlmBOGS+vGQnvGKIEjiZ2oGgijaRpBVhx5hDEke1qlgHIIyt/0baYXJb/G07WimW1z5AbVfEuTBSRaqKITJNUhHwRiCSgi+IOzb9N9J8Fqqgpru3gxmM0wUS68VQN7dm62guhrG8RMmpNJJHQIk6oq9hW1VnSe9zYnJovhSzcovorqfQUQx1+0SkzkZq6cqEyNzKN1s47Fl372yCe71s5bp30hxXrmRD3UF4muTYOPMezMCYDb4A/nyIAQUaB+A336EGWkJW9UwcJhpe9YwcdqYaobyGn2kxQ+LRpErLV3fJpW/zjzJWazeWVsbpeq2yNSKejVNpRokNXut8A3wfwJltH5RkkY9C6Kttx/Rt2pLo4nKUBpyo8XQkXEfMZ1vuoyU/qGMP8UFVskJMyyElZKycllIkSWcmzVk6aOBbkJBEPMNgKEYHIkWBzBgHSuoJ8HLZ1uUfXUz4+waNE6ZJHdZrHbzymobtbEfqzVeVApCddIWxYZkZTdRhx86yiFOkyz9pJsq5n5U+x5nBWfhJy4h6VGr0G3M8j4B7TYlqj8EuNwp/RePtNGn2/meUfht1ivdgnD662Xqvm/BzEtq0q9m3F65exzRrxb44CpDAtpnZ9FCUbEF2RwiR+SjZTiK5IIcgck00Ji3qKpP1Ij7IZYdcpUigcks0cJJ8UYbULLE6wByJZxLy3Q2aXfDRk5UV9EY51SH1Tc0RuWKbqE4k2Y6XvWeDt9lfbjpjHqujoRql227VqK77qtN+moeTbCtmDw3ZbSISxDZrm0nBLEsrEgZEyc+9NZuxVm8xZ3UUJ2/N69jrOMrFF6mcPuCuy2abZfkHp3+T2bvtXcdWWRfMNbKMmC7Bah85gp8RXeH6C6CapZ2nJtC7AZlLNb5OygVUEkRn6/oJMjlI+bSvUuIEceMeM6oSnZNaWj8k2JJ7g+iWM/TdsxXBczE1hTch5B/lKo3KT4gSzT30/uq3WftRCd/FMx1Bu85Ms4h+Rj036LeLgt5iogOdDvVR7vDHrz2mV0qZkbaRx5gFQ1iS05J6whXMKLdMKFwRV9VTq7QlPTVgfkdZSE+qBhcebEEVR6h4r4joCmyDJjyZq2e2w40qjVmPvj8yviqx4tTiAaON//N/9u5tXNAHbODMr0nd5d7H+5a9ez58cNlgXTUVc/Lcdt0MrL8KqBrx3Pswozoman9avBn8kMtNUea21Jf/Rrf/RLbOSy3itwSzoaIJdq3UosC3/ItOiwIrWG7EbFkSJ6jPfjTzOnETZEE1N2Q+eHKih/RPFUZ+XhP8x0wDAlukLTz24AukE2PQAlk/oRENK/46u3HgJPXpy0EJ3loOOb5YDDuqbHIiaA7AR4UDcHIiFUeFA0hxIhiUPpM2BVJgXDmTNASI461x/4us284B+brrX9Ia7eWC2OTA7ZCLber45MD8c8sCe5sAe0dQSliiUA7RRpOoFSIkJcidUyqoUPzlU8KRX5ORuTF9GkQOYuVmRmjMablYqlnNKw816GtdVMEoMYsVhLSfm6sPnygvQXO9RE8UhmChQS2mr1ovfpoXiqePuEfbrwO6pBs8Pd2glsYEWQKfdpxzuVIDsLq2U2mW5+aLgkM2qC2ILXRDASd2jDolDWtfmLlXF98OjAX008duhjyZ+B6SnxA8gPSV+HtJT4neCRSV+lxpcuhpBdp0cJ1HkbuunJuEAr4vvTFfwN1vR+mgRWghi6WADInIgMJAOoMEH3O9ZfTrx/dLI38W2oPs8Qa++hq0TUjjgvmMZZfyahcMSloPKrXN3Q9Z61TRQ6zqGI592ho4aGCB4zl1GWXl4vKcovIFE6xsyheHuzAily1B/LWDor4eCPqg8lYP9l77bQEchQ75q1crxClu7aH4b26lF8w+xnV40v8XWE6TFr3rZanAMQKdg6OVfspo4KENLzzPvEYJ6M61lodkY0IBYBVlwq96obQPl2JOQY+GhMmjBMhBD8E0ZvP+oisj3KqjoMKXoWA0xUc1Mu9IOWtCLfx0xadG41pgQ1knp0XnNr4WEPpOJtWKiMBXrCbf0NvzZgj9bV1ZCndnNCDHdZ1C2SjYzgMJDX2ARin1mFvTJNEyHNA3TXRoWhGxMiaZhkjfNaV6mCPVNP68+5m5jUo80NynzvFmNPw/EoOpwrL4kGMY75Iuh1lEWst/HvnOyH+1IfLApLb/viulJN5pcquAnD1bYhYA9HbLPCWObDhnthjNajE2lt0ilt0ilt0ijb+mcz9Q5L7IAynAGJOrEu1W/sarf9NbBxKZUv8lVv8lUV0lVP4nXFS8r/cwNLIAhLd6EZN+DZP+vs6bgzkvvc8Stk+37RrNBw6AiK0nV1ULcj8mK030+FPnosi+yRwYhEUBBWQRq74u+e5p1eT7YXA7NwtD9IOthV4NpKDwgN+wBRHWQm5a9BiCtQoJBLUaUq3IiGBC/G3GxYIqUl20Id72Mi7/ND3gZ9btV8Pm2BXZYL+a535Rz9gPOvfJdzr36AecQufBB97z2XZ73nf+I571uD6w7F7fn4I45yLCY5lw+ce5Ne5Dddrtzb32Xc29PnqvbrDTvoMsX1Cp7Lzj8McyS8ABs32H/c/c6avbo7g3Zdbp7U3Yj3f267BIayFAPiBo07WhACMQTFpvBXJSL35UOSOjLRyAiIfa1CbXyRFyUB0SHtbSm5sOdU3PeM4CUiWj1FRueCJJ6mSXb4ZRk06UZ23X3JReypi+4F2R3m+5+S3a36u4t2d2iPfSsO2j6uvuMq7ofgwAqc8Tf/Jhh5kdc/huyLvIDEw2bjDRDsnzgjslSHkhJJUeyenvjBEtY9Dk6JyLhAZohVch3NJCo2/elIPb/L9+3WbXO9PNDJMZLUePCMljomONonY+eS7HmJq9fZemVV2Rp/k8tVttXITInmDda+dOo31Ke/g2t8UOUxLNwp4rM2loIEjrrxul3+Iqqo9D4LJRxyJdCmTcUdm/trcVS1e1r2uYOltW0saEF058uW70WlQIAje9hmIkj2d+oUl1U2qYPClgWFyzsTRT6oQ2/92/4vRB+5yjntv7U3Ibf5YbfovIc+SrqC9uDTkuOJ+AFVZM3RV1HRvG6CVhIm49auKKaex+FRoIgFKshKbkGqHQZhKKjCxsHg0nHMTSJHmCEZAA8JDDf4sp95pec3Cjbv+JUnvrLCLOR7dfdkO246RBAQdfcS1bDO19oJTUC1QE8RwaYbBCGmNplziCNLoM0UkaxILS4LxfALX6eOaUSocImjCWd0D+/Ebk+rZwqBecqE3dVQi5a02fAXrXBz/JSIQ04+WjgVN9djCxpM5PxfpVrigB1CHkBLLatxoXEcBmrcakVkmF7d2jo9ILmZ0RitRgL/5TmFJ3WnKKl1s2Dk6gDDGKMNfsetX8d8jMbEDv5XlaaQ3piP/OJdRnPgMvTkiBEvzKYMlM5qaeCUx/yQgRBwWuiznkA3SAvRH5GVe9Eo7mcuoIUe9RtMgsXTDEdkquicJxF4TgR2vYLPyemHQasheAPpvn0v3caWgTNV9NdAqPOvjYtCjcaIHNjtBJkilzDVUAL8UjGRngHvKOs2uO0XKYatyyFuNgHkZUW/pwIHvmZ0qCmSQrgXpT1Pp2IcMh4GmgTueMY/pyEjewUVqYMKIlvWUxG7t6yBxlHKLvPWtpImYCBic4h8TJTuI+X+ciX4AbXdP/Cb3J4sUPuZj0Z4oWacBgFmtMDEaynxwfDDqBwAcPSKR60tqmPQEgOEm3XFOWwotem/g5KgHhz5G+98Sv/5dP/96+8/G/U+EHaltvGfgJF2siw/JvMJasJJOSizVAn7C3Fz73R5JMepI0Sz2LEOhrRDUY7Gxju7i8CN3gR2f6Nmkl92N73//Z2Lb1NA0F47Th9xA0EKM/wWMJDPUQVBw4cEEoqkMoFIUFUOLrx0lqkdvE6LZWAFhApEhcu3PkBIPETEL+gP4If0CMHDsw3s6UBLiBVRJpsdjyenRnb0Xp3HvWP7JuzbttnVriY/Ti2raTWXNu/WXf1Yx3jCV4f4syCwVMp+IDsfD6y8zWqEjQwV/VwYIJm56KZnuCddxRyR1QRXZDvA46kwrIKfru+ZCXjjUwSvNTaJYNrOROuY266sel2T+ltX6Hc9maAWNoRTo050qnP+INGMPMNVeu/qU69TN90781VJSWiJABvc42DcVnsgmc7e9xIaRgpD6Or9UaAR26c3bCJmTeY2VJ3cnZ84TKfkgneYsVZ/iBGMcLUk73WEO85omOZdSxD3Cl+XRnnEUmuZ3JVxtBo5FHcgh5bpMh6IwDyEhuIzNMYwQovCd9qVN1SLinnD+Y0012BnqUnnUdw4gSH+47CG9yXFzLxww4cOctUvkP24qILwTV2wQ4wYfKvhmIZ+F8jOoJu7xtlsdLs/7ASLuAsK08ClQYdeE3J84XJArKxynWrwJWzJb0rSAsAC3EzRY2PuI6KlBavSHGWikRYV7BMDn//ys6trjh2qOIGQSzVuuxNcVwokn1K4kVMXsKwRH8zAXXDA5JQRTb8VI1u0Mu8yMlTJZ7myWyJ9//Yl9Or3frFvUrV3nl/cdLsnydBiAnV/kBmHUPNh3BUyYEvnNdrr+KTvr5yxc3+LUCJpxwonvJrHBDeP4/+rIaxm2Hh9yigSTdJHuUNNjRk3KbiFBVscanoJY0UGePsRx7nmcR+Q7g1MiqhRMud9GGarabaFlHRt9Pq7qLR82uFsXrV5EbbaMXEhNBRqvuOdMXkNslSnT3QBVH3kvk8ytemFX92z4/o9DQrdOSYLEcLJp+mYZ8H4abX1t2o15uPug+FT2KFQGe5zjNb0C9C5f00TdKFaeZL/AiVZkLY3CGjE1YXjenpB0kP/agQdlEc58baIbmiPI/WwKPIMm2XaHwS5+2LIDzLUvcyEWbJLGX5H3Sfie4202X9NLY72kOWXV0TskoeQ035tMmueb9b9On4YmSHrdjNYkNs378MwuttvZwlqdM57fd6TVAmaWwe6zgzlnmbx4ktmlA3IpqleUdtFqIiWQGrbWJlICEsq22/2zUmNrHI4hH4BPRkqAB590TAjTH6OkbQci29mKhLrn9P4emXPvA1AuTs21Bwegjf+K9LnsJdBoZjPIoP/ozbGRSffQSTRLvf9cHoAMFBhz80hJ8kOOzwR4bwR52AwB8fwp8gqDv8ySH8KYLTDn9mCA+FzhI0Cd8Ywp8jOO/6F1x7kWDb89R7gmWCFkGNYJs0+0SwQXCboKa8H4vfmo9c0gAA</script>
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
