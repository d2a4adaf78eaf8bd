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
<script type="text/plain" id="module">H4sIAAAAAAACA7S9e5Ad13knds7px+17u+9MYzAAB7gD4HQLigZeQBx7KQAZ0hIaIR4kIQoiCIu0aRO0RBu6A0nAAIag9WAGssBHNk5Cr7UJN6u16VheKolYoXe1GyarxHCtUuHGSoq1ZVe4Ff3Bdewqpsq1ZlJbtawsLeb7/b7T994ZgpK8m1DC9Ln9OH36nO9874d54vLnrDHG/o7bey5aX1835xz+WG3Y9XPx+rqekDZuaE/JMVnXaymPOOPW1u0a7l1js71FGtl6+M+ci9bW9O+a3Bav6TFtr8qJdTwfr6/xwd76+vjR7kQ7XuMhWccD0t/6Whjz2rlsjSfD2NZ0BHitHDrro9Hm467x08i/7uSJbKIdox+7Hv2O/W2bOBd1s8xFU9a6BNNnrDV5bzqxLjW9KC639ORs6syM6W21sYlNJ53tRCbbFkXbjXEuc9JJ7ApzR2xMNmfsjminieVUljgzMPPWJlb+S11adKzdtdvYeI/t+CSxUWU6uTFRlJo47XT7Jo8yI8e4Tj4QpU6eiWzHRnFiL9q6TiJrXDrt1m1z40acr5vmxjNx3nndbU8/9+TnvrDyJWeyT198/ImLFy98yXy2J82LK09e/eyTXzTLW+THypMXLzzx6Scfv/Dk1ScvXDaf03OXr3xh5cnHeeWyuYSHrj65cvmzX/i8uYYflz/71558/Au/YL40hR9XnrjyS5cfv/LktSvmr/XR/xO/+OQK7zGrs6Pfn3tiefSW6+PbPv2Fi18y64X8/sUnr7CvJ81XbD/8XvnCL12REdy07Q3swDw1+r3ySxfk+rOjB7742c9/5gtfNP++7WBkT1x90vya7Y0/yfw671x58onP8OpnzN/kiS+ef/LJCxyi+U8mTly+8uRF85/a/PHHzz/5xMXHf/6Jy09GtnvUmsbm1f0P/ty5K2tftn/d/qr9G/ar9rfsb9rn5X9/y36Nf39z4u/fHrX/jvz9DVvYTu8P/svot+2stevNG0/HC87g4M1BZ/Ku8aaRVpb/hHXr3sRH3JFwU22P9eWqtwsuq90JaVve6a13eDTP/0Xs7lhP17zBHQlvPM4ObOV8cgzPHl/hc+Ww6suL5DAVyQ1+yqfNq+ZCbYa1PIW39Ie1dGPwGrPPHal2eHPAHJZ+5OxdVQeHxSrDYX/VxWGhinCLr6Zx2FOVOOyutuCwq5rBYb7q4c65KkafZTXwFl3v9BZdb8WvxWo3fvlqFoc9+LO72o7DruoOHOarOXzYXJXj9rKax2Gh2oX+s6rALVlj5bN90dgTfuDnH1rp2wS/jvctHo0xhnh0KZcLvpR7j/tZNKfRXPEz/o4TfovffmKlNr6HC7HPT6ysoH2itj4+tuLNisx9zGM+8HNyYSDT647o//zWxi5POWNd7p1c60d+14s1V8/4SA44I4stfUQnBjJg28wNZYIjHGx0RB7Klvc5LBePD/UT7/i7/YH1c7qaVnqyy7URjJH7HX7nQ/2okPdGvrvisxXfWeHJFXnGnVjpu8LmfpePXvLdl476p28+5N2K3+2zl3wn/ObdOjvyirSxwzr1yYm+lV7zxkzLW1z+H1sbrfu4eddeqmXST1Spx9wL9EQnVnx0zKfyF3+MrDTuwgwdA0Ri3i7Xgq++H12Skd+48U7nkkymNG5cu4S/mcz3xK8TgFsZSkc+gP0c90no8LJcMFVHBtTJtxodjQKAKXfszPOZTefkzp8dbS2CQi1jk/86l/RwnLuMF2TZlg8KwLj2BntCt6D+XsG1cDPu32KxC3fh+vf/9Z//nryDL46uXF1h4117PH9DaMP6B+STZbWyvdzD98frgAKsX1deZfDv/kHtvPPdBwYCDzr6QSLfKXdVvcbk2NDN3FXZeklTXpXNkDTZVQH/zHf2mblD5k5tlYfMh7SVHZLdxJY5ZO4YdSpTkvl0yTwih+6S+ZQc8iXzU3IolsxZOSRL5mE5xAfdaZ8dNYeik/Krt2TwnKCde+RgD7rDsvD/zAzlbzlsPvROzxhpZvh9eFj2fHbAFLL3MwH6SqDS4I1eDvLGPXKQN+6Wg7xRtjHeOC8HeeOcN/JGI5gEbxRkgzdixuWNwJPVphfesMO9Jv+ykO11ty4TFSmmcIA3wRyyethlAZXKxOMGzLrdMOvy6+SgcMSfMuHeHcNTxypuqA0PygmTYzEsQH7JtEPL/5ZQ93XpCHBRAzljDw9lxNmw+QgHa4GvTi6Zk2jti44cio5o6/yh6Ly2zh2KzmnrkUPRI9o6fSg6ra2Lh6KLaN1pr91tr+m5G/aQ/NP2s9J+NrSfk/Zz8iHYD12FVtkGJXAPSAUO5Qs2P2PjdW53maxn7Xi28OemrSNQCKEPBwwQuJybrQCRXM9E1yXiugBxXRG8eLfN8t/p2BmA+2tmuY4F3N0B8yWCna7JbPO2gOFrBnDIPktMibT2RRmmhC0BusPSigWW5BtK4C634B5uzIP6lJycSUJjS54n4XXRXiCWG3FVCGBU/RFaxmvrXhNdbYrlqWkb/osc/jORIDxB8a8Jju+QWNSZEtwpHAoOcUVpq6nTlZWVwbG+851GgAJYUtCSnwLGrbsDXtGuknDdHfc479vfkf5eec+NsV6Q84n8SgRlW989RrwtK5Ti+y/WXaG/0rhS94AXD5hrdV4lnOF6WlcvAtR1fc/nnJwfI9mRp+RQyDPRnbasiTjSnGRHpxDnT/lov3mwKa+s1AWQ3XVBUqBiPg2fGfDHSm0HS7KkRvgJbCKZGfl9jW2ZwMFBd4XtjO2LQl0FNPKV5oZA2UDQVheYbyBj6WmjxJI5LJks3BbpFiAmEJpgzHPyEjn4ir/2VlM4LOj37BdOIwJP0sHhLmE/5HBY3iCHe4QnkcMR4ULkcK9wGnI4KSyGHObzKgVEvefzD+jnC04d3xweDR2FbsNLwivDAMJwwuDCUMPA52UB9WtygdribnuXHGYPukU5bD3o9sth5qBbkMP0QbcXfMdB5+VQHnTzcugAMcZ+y0E3K4fsoCvlMHVQgDPGPhRc7VNsx9j3sR3lDUIhlsxB+cTXDBAkkGtziGgoDqf+jxnXXdu6LvuDtMkt1wVok+xC2eoCYxfki+VwXqbBCWYS/IcdKF8sh9PycdildefF8S4b/w/7rQQnFFsXmRif3Ll5WoCzJBGNHuiDqAsje8E70JdzQvYiIDwHULghZOBhOSPvOXzQnZfWVGMvCTEqklx3t22esdU031Q2u68qz5XLihbNmwYI48NFGn4Q0T9v+eWFbI26L4yvLf+Kj44CaS0Mfb88gA8Ow/Hx+w0nDGJiYEWzyJf54k77GV8cML9A6LG+WHDnqm04PCaMrBweEUa2wOzN4XBaQEoOp4TBLgBnO3G4V6CnAJwNcLhHmNwCcLYLh7uEQy4AZ9NFNx9PYnK7T1yc+ETMu4w78BL/lp9bRHg1ETDQouxLIMmKSDKWbRFIZyHgtWTulaMQQeHIAZH3yGEKHEMB8L5LDhagr6sVZnGmiHOBwxeENk8JHApqKe+ulYN8236CxGMK6zc9/ti+fPl0ebaOTwuHFh+VoevfMwMAa/uFtvkLeyle85HQi6Mfe+bojfa/9acEBKLrNZ4yZwAQZy8Pcs4HgPJ9oTGwtQ/I7MjQKits6JSMW/YUGXu9/K/sA4Im0aymgdgU1W2RfVZtJb7Dn1U5J5A6CdSe2PDG6iV99wnfb8yplX7qZ/3Msu+fopDTAnmUbBxj388M9aPD6o1Q6rTsHcECspEfqZKwSUdbxxqXC/NkqilZgFtgjloyOh127rqMLZFLoDRgE0SsEglOwElo5Gg5rABbR2a4jp6SaQX1Hv14GDApECk4Yw6UdF9U1unRd9v/hOUjqPYH9eb1wC+fntFjcnZw1DwEqgQaidWT1bwpIz03bp2VPqT9jnS7x49aZwbX6wiCifSEY4LbZJPs3wD+JkyjzpwsFZeumhJahNlpIiGG/UED4tYfYICfGtT95pbIgn0A7AFzTynC0KWBSATCUgmw322/JjtCoEkWpQAnC6RxQ47PhtPCunFrrOJu4uzfCFeuyPzeAlBh3+k+72/a51b2eZ/7fKbZ80tyeebyS77/zadEqOXP2fAzKWuR5IDZ8c1A2zJ7mEGZhASTIZOSyPxs2h1eJ8wnXAjZUvLEp+q+sMYbV06WLMVqtEtWRTn3Is7LiXgtLNRrZk1uy9fKKmmXJcdG9cW+6KTwXHI4ItIQYaSnMJL7PnauT1alq02jS/G6M/yMy4NEjnzfe27C9XZvc+nzAAI9fv0GDFn/JeCpjt9nxpIzgF+ALn51w9uyHwRwLX2z+Q/B6GGuUp0rkdT+fx9/Fsafcvz9Hzj+XNENZCahiID8AwLOY5r4vFWi+FWrVPE5q2TxV63SxWetEsabVimjsPAkjatKGq8pabyipPGiksYLShrPC4aLRoj0K4JIZRRjZCviWk4ZXrkiaYEDM34byJDx28GBGX8HODDj58CBGbBlkFd3gAMzfidFU+XAjB+AAzN+HhyY8bvAgRm/WwWiaXBg2OVgsv7b027HeneNLNatVvwXeUKEeBLRWIlotIGIFu/lqH7w/1S+ySHfCD7fKUxXnKSdrNvLC/2vPzVdbpnZamahHpoWBt4XK9BidVeO+VykkOOXhK6McPt2katJYrAUkJLLO4s7ICTlFFgi1YB12Y0IHSvQ77zP04BkipMUJOXDZYDj/tBTAe0Ue+BjfN3i5tcVTbThJju+SS/Hcjk+Ig/za3gq0SeaL0MpEGRQGRxp+0XQTSdCNAh4VGzPR8MXUnfLJjro8AUqA4twMFfHkLHWwcnPKoshchCYKIo/EIWvgD8QoUf6TZqbwhpI79tyKHHGEqqsl6PyKKv7pKxVDE0AXlN1I9WU9Y/3yYRDtL8/SHUineI5QYrdIVQgrxoiiMh3SpH2oOSUMcYqaBhIhRAijEqF0i77NX7L0z6XvvYJdHdAaOQA8b4niCRdMnO+g4/L5ZcIFrOnj8lbE2hBqRBd8R0qQ1cgEZ4Y9GVXyaRBFdmV4QyrbgFuSE9hauPC5AaMQ17FeSuM+FgmRSCxXUohjOWPyyyNAEBPtHfw508UW8c/pwlBM+NF65eTMMcH7iy2KE8TyT+ROKtYFuDIEKyNPI877qIOMwenBo5irP8InRynejYbvdDbO+092GkfJUZz2KuHdR/fpfsYcqCFHNjDYUF39V5llL2sCzVT06pGmVU0UCoamFI0kOMwL4gsJzuArfBXa9fyk5CLwfkoV5lPcJHJoAI881tbbjMZJIoOBUpzKAky78iOZL57UFCxKvi+iqNIl8/h2DsoqFiOEfmTDHzQTRxFtLyBYwI+JQOCuyaHWUB7Bgn1ohymwHdmgLjzeFPLytjmyLKwMGXePIVtWDTmZL+P6QdoPyjNrKV3C8Sa2GoTsE2FohXwLqhIpFIRkyIA1Ie08FZgVtvOH6ScMOrejCHEyG5UERYmkDoO76oF2g1sLLrXaRHx8TCctM03LO7ttOORZW7ekPFG5U6vnakRZeN+tOVObmfsWJHByn0+Khs5NjL0I5NfWjuYM3YBZwhZPyQ0xULdP3coyrTlD0WlXj19SOgPW49gy1q/61BkmmfWm2vQuZR7wHZWETffW+QaizH45xNb4OVIZyxqhJcY8Q2Y1Lu5H6a5H45M7IeArsIMTevAY6CMro8BypiU5x3R00gUaOa4syF6NeYEFEPlURp5uBYEcxhuBFm3aI27o37PbMrHNc/aDTM+fZsZhyiScNrfEjQAlLgPcwUmQd56rSI/KfzEPJeiI/+sn1cFbG/JHNb5XJRDCh6A214QaLlNt2cUtif5mw61G7pJVb4LfEdHdfSyn1rol6ZuOeBZbKnmRhH2VBH2lNM9FemeynVPdXVPxbqnprmn0AV2KXiu57GxXo6wzP1ctfhe75/Xvub0sVl9UYsdoTinNrXIWxxYR0HCvq/fbX6FuwhCYknd+A07LD8igHWs3/XZBri1BFKM0RJIr2mrhCJ7Gh3MQf+Hl446EDQEpbXDuEAlC6WSspO7rdwfKXNkqo6jBVO1xdHVuntFKO+7v/nOnktgAeLmxhsRW7TsYWkmFLW+s7KyshPcnyAFbF3BOM53WpTgcl3LRDmu9DbMVBdK4o5RLqqbN0+jnxT9dHUSOi0zI6Cb4qwg5lN9EX7VRHTZJw/2M8j14yez2zx5ChR32ScnV+Qyu0iLTq73y2ObnjjeT6DU4tWIU+wJlsWSOQeu/aB7DGz6QfcIsAwYI1DbyU5k9csHoEPjxLQsSBcy0ggRoHs50b1/pZ80v4/7usFCxplc6VPZfLIih3RvxQk5IrsLqtQ6BmsFTYw9JKOLG7dkSs+TmY5GWBfpBdp2YUJEdinx8tQLIS9PFfHkisXjFYvDszxVfhx4FKz++N6Ik9I+UCcPrkDoO7WCC74DC/DGDvDKmK8UIME34gguTHXC96hO+DD5F7BUp6iGAtqiVrijWuEUl44EnfuCu4e2dGUchwfMnZgarBEYT8yPt5iMCLS20HXKIB1Crw7G6tKS2cJ1cy2WS8J6yZhSYsF2R35ihJtBtsJH22NLco7KKdlITuR/7y5R5wR8g8+igoqsV0Z6AIFEaEEiJxPglPMTbKnwD6eEc/6zm3K7j4/1hZdFW9h+WC6PNDefgmkmugIcHJXzMI039gq+TN0TZI8J2x6zFdFUTQbXqFXMwmoGFMsOZbgxLdgiwNcyO9+O9DurGSixcQ/4x2ETrwiXlDTzQ+GZinJHJeTNHSG33IUAmGEdeCcFhq6suED8/9wSiIQUKi7v9QCncDpp3nJDGUL42QXb2k3CvVH574Ub2vtz/V0eUxtqeFkDvv6dXF7S3Ijvtqf1cfn1T/lQ4kt9bPRSsFm3oLpJQCT/13YoeEi/VB8EWAyrnrz0gPm6cH0L7gUHHYyI0U7kYTn7fzrZru4TwrymzfexR4cjk/VQljRXUqtjPq6uEJFiw8jPyEo/SLwYyTrWW4fAtAJRUKzpIghjRGlHwSDG76xO9UCFwEnBFgEW0glYwC+FhRiUKMOWp+tJjEMqgBDJ5KW+LyMAPEhLpBaARAqQkJ849GVcdlmAFfJEp4QMEit0QDLZynlfMrMyji0HTcm78rIDHkeOO6qtAA2YQUaA8ZZRwIjfAxiCuFKBi3QSLmQZZDjhZ4yFiBO9VcEC1yfBQn4TLPoBWsvjWKhXBeSFCdUP2CrD+324UrClc1oQAXN8ckKovVC9t27S8ScikDVv81djr/ruJ/rcx/Z48y/DLQL5EdwFwO03fya09kQuX43+rA62X94rU5LKVn/Oqi0Wsy5iBqZcmTv4coBTnVKsk2/mraYE3+4kKgOfqlI0+nMk16qWP2D2KDaaUkcctECZpzj0ZVyRF953TI+l3tGHFZr29Lw9WxEqihzGNeEkh3XPT415PLlpccm8BYm/vy9aOBS9GZrCf7whJAXyV+l7cCuiHU72mPz9Dv9+F5qmqHmDywZaMFc+JJ82J59W+jv8ljKV7XZkGb0dBgnrobUIG3QvvGxx9C7pV0Z5b90b+6qUx2UTTsGHp8QcwANqSl2fpuDEtI1TVG2XW/xQ9j+8N7YInB9ZxoBhi90mh7mrckcfi5FjsH77kvlv8IVblsw/xHHbkvkHOAq/+i0c7zhgTC0XX8GPkrvpZeu3BIoEqvsNm8O65yP5h+nGfMK/i6sme3if3HEoetZp+wV4EoT289J+my8js5keU+L3NSsUXMjeCxSp3M5c6KxQWV12vDbnwh/vQ9j/0fvPfY8qDtnRL/AkiIKwBVTnwEGjJ7uzJ/hG7v6a7CnQa5Ojjf0QHiLEiKQYvhxnBMjrtL2MHcPnaczOBda2KNDKbSJHCx1OV4RV7ZsJheiEntv3yu31HnTzjpXW7jMDOFMJjzAsd9ce3/Ssq6vVen6zSnXeV1BTz3t/5vKgnvd7/O7r9Z7Verffo+d3n72sfWH8c0FLUqftFmg3QEodkABsD7IkxU7dGLIXQdmncLqKEq60ANRtYVQ28HFYcA+YY0JN5XCvwCgZui04nFA3gyMBRgNwTmHr4Q7CKPfokVxgNQ5bErZo3SSZtjy5wIBYItlpArweurrt0oVwmkFhnV1ZgS1TWuUVKJTm5C+2hR+W3VxRto9GkregMHxmvzwJ1Hqhjkf0yUAMFQCExBnwIG+ByikmuQICTyGKC3aRObFXPyHwJscHAAvvfUa5s9hHLTLUwbRD6YIydSG8GmFPSHvCo42t+nTYMmD/xhqlJAjPUyLzUMSQ+78d1T0lqQkcO3JuH6GjFbjWHC/oNbOBYPpU6LNR+gwoqMg5LtdwFgYzh72ipB/UxOHbiiE9LdAfe8i1h+OqS1we90DvvnCOjn6WVBfbUKBQ2AIMaMGU8BdJ4PE0D+4aIuYURj4HTmQeskPVxVB67ZSTUTSBkNeWXh9d7uYUYvZ9A3DFUMsn2LAL0mkfUizZI7zC4hXwcIGXCbT+1BFd1In9kuph8aiIz4nayxKo7C+ClRKccBPrSk8YQdcBmOANk0CetzhkcKSDN0yfLonNDXc8gaMvhQO4S8nAL3E2QUv9DHUsx1Sn9CVMCqdS1sQmji3BiJ4C0UWsE4cuNGPsdBcRGIo4oQ9Z+wS+zWNlA6MTC3fwjKV6gaPoQL8MRmnGJ0KFsbXY8thubC1ASSSPCjLCwqET8EJPWVjXhB2hnqAT1Kd1QjeI5vVWwVZC+5aQnyB7jnYMS4bFymbwwbO6BaA2G7myybXTSwaOaQlUV9FJffLh2sIkFJU7dnorf+BZEgsy3wtF2Ztug2ULmPg1wXlwlc3Ah2vfLvR9Ei32fUSFnEpHpEr6oI8aKfhgAZSB55BswegJdAQ/PyhD40k/PyhqsNKUmCiRST+RcjiRSkBV3ngKLT2fBwHPwDQ53OfMaXqzujW4ph411bzcky64N6OTNHSiKe8RrCFiGNWIdqd85/PUIzqqSErI9vtkk8wfEqKoP2QLPA+00WnYhVCp+RdbobzcLi9J90U3oEu8Q4jQvPxvz9mBtGIYSXfflursVuqyB1RnDwnZ9Feknz287eJXZM/kebXHd2k3gMYpWAqkXfbrLi0FsmuHNQwm0CEo5JdKNKWjm/LW1to4P2FtnB9ZG+fH1kYhcE6mROhbHgQb1ZCO8acR6WyHj4k8e5TrFJWoutAsYpuOaRmVswt0hRbcVHda1S+Fc1X92gPmLirWzX4leXBuMh7e4wvCm23BYa4KQFhvVSWJLDLWepID3krBRAhvikV4zh2KXqVLnACeWzK3rJ6/IedfCe23hbt5mR0L0pHVfA0+mVuE0+zT6f5lgXl9TT0Ssqiy7EPCgbiAabd48vRB6oSl9TC0eRZvfQRGGov3nDsUeT13Ycns1/vOU3+Jc59bMge09fkl82FtfWHJ3Kmti0tmEVMEfUYK22ofh1WZsJR7rcTxpsU08VMt/VbVHc7CDHovfh3h9RKOPhZOSxjsFPx9YBsB5oXTTynfLtNbpjpqeKae/uGfT9NU0BYTSVF5TNj7S4GdnYQ5p/AmGFJXPSaXhWWmg2+sCn3iqQ0UIKYdAmBwKBABufUI/tzr4wM6M5yCezmnZax3qcnJ7eXtn1F9+TklkY9VZE4egWBMf7oNKsgYmLQz6Z+DznEKG/mX7xdgxTa+Br9+XDmNP4/gz2P4cw5/PoM/5/Hnwgr/6zu4kjjs9bvk0IPtmzbC/erzsgBLPozeDnjlPKQfF3Sa0SXYxMMQNvgn9a1aJc5D5cfWuZHN4hGQqMkuYq+jBbIx6sCKJebmRAiGKjYX8Cd7SH8sUh3NHwAp+TN3Qn/cgz/zx6sOvgpDa93itO/WKQILcpqd65h8/yWfa8SDnjnne6OYCPW2lcfV6bYD0gQDFrx9uewWtN9hzdWlWaM8yAE4peeydBcxHDIBtD3w9mvj2yd4gPEzV/DMFWUDYui/EBkhiGKPGnXKQuDyRgwfM9p8IrX3EHFCOyKfX3bo9OinoUEsDwoXl+SqpbWqpY3Ukgk5Fyy/4FuvneEq7+R5WtRjgvAgWMxAEWMwtjSYiHwnjKA8h+6gKj3Y2hAG6iQPrG7webRkXFPLxBW1TFxUy8QFtUzAVpg3nUtLZjXER8A+S23DnpEJDdyBMJTKHWQHzPkq3qSxl5Or2CmJKu3BvMZLxhZtC6rWbJ/57CHT1dalQ2YLWgvm2kEzV8ThPphetbVLI2lisKTts9Xo2X2jZxeVVZb7wNEJEjsk/OMefkG966GR8YzcprAU4MW7x/rB3BnRDB8YCvncRbU1CufQCYyC9Z3AKBzWtvAJiw2tJHdt5BBEnAR3UHnyBFU1NjXiLegTyI2sRNsR6ESM7mulIzHPzmn3876e7L4GJhU2WN6wNzyGzS0MkLACu67XH9jMgHxAzn/grN+lnkQf8DIwv1v+5wVVe5F+N9+/W8Xk3SomC/MCBkbuxTMfODvAW87g115fy//2opfrt2N7hPE5472+df4QGdp5nUn9PEOScB8lffV/gO45iHQRWZKIwJvrBmw3XKrbAQAyMllPwiUZ/nt8sdJMCzTfE3apvOpQeND9kAeb9cuX3u9Zq7bcfKMrA1T3Y8NtpIZbN/bEEfnrVhDmbu/OAvMGDLjd1hIsz8Oo7gQAWw/QHiwjkfQ6zaAlAc/XhW7OjLl4aHdhTQymXrydAWEz5VE6lrSBebCUchY6MH/NeCpLW18TwUl1NNmnhwZkRuSIj8FIRktsEZQGzY3C535a+HghnVVKm2yP6upqFgcDLkQQkbw8gxq8moLg2qNN9qNo3W3vUZGRQicIW6Lu9gnIH2TPWcieCfiaWRV2Szl0odNOqNPWxxfVcHJYhvsWVDCJSpzCNEPzLGO+h8qO6eDR8pM5xM17IMO0HiSJepAk8CCZxmGxIi+8X1YmgQcJMfte+bwEHiR9CtwVNQbwIEnUgyRRD5JEHckSeJBAjh85f1R20iPjvW4g08ENJA9uIHFwA+kEN5BeMFn3g8naqsk6/QFuIBFQe6K+H27SUyUaOUe7gbD6NxwBGoAdB78VOT/VQN/r6OcSHodccIvibUbPwmzCszCjZ6HD8atY+IyehfQY+VV4VGf0LOzieBMmvYwMbo7jtWoHDleqnThclDnNoMkZ4ABeWA7nc0S+vtd10KnrYKSug4W6Dk6r62BXXQdjdR3M1XVwSl0Hd6jr4E51HZxV18GBug6C/xUsQbff/M9TV667NdDFSG3jZIiEqXrTaVM4rbdCU9ivt0Pz9KHojWAWVPusfHRPkUJFD3CZnFmgOhVJ2z0XwQ0/LmdHAS3CNtUFhW0NfClp8IRuXYRyDYo5nEzal2vBsF4u0Ddki/qGlDiUOYJnmtepgtnKYKboTntBI2POa4DPZzRc5pzipMc0zOYRhNKI/KIyQtzqaeiCJygCsBtiwH5MQ26mNeQmQ/8LtT6QNPD/hJF7w+OCtaagGRo/PqsjKTGSO+0co6SgJ0D4Ei3kKzJixpX6dIX8EEOooFkKQUQAITviSmTkf9c26dVxSLD0Inyw0BIAbqIu5g7w7zOB42monsC5yrL1EfGJkChXZQWDiaFsjOlvSXFpKw0RtA6oAeCgo1VghlYAajVUCQ4XJuBPcP6zGhPo82As1p1NieAGjrKybzhIZ2y+6ejki+ZbLrj9inDrGK1IfG5HSKZKsDc3fJ/DfNxE2Gznki71FfVNvKYm9NWqq8I6FIHcooypki1bwFfX6Tbr6zab0m0Wb9hmmW6zYsM2S3Sb9XSbdXWbdXSbpZOhpAElIkbqBlRk+T9xNlunpy7cyiC1OcBsTf8m3SQIv+YmobwxKQhBJ2XbKEoNjxiHUXYmXEgznYvZuiuz0VHX1MXgeIggeHLc8+pgMaf6+BJKLUpGYW2CcgxCuMNHHVEdIeQ1h4hJK+TS0b2F5Fg7EwE3V8UXlGRWQ1zsBPvEOFMNx+LhPCZ8yWzHpN5tZ3X+SsV5hU5/plM8wl1Onc/yVxKXradrTqdzkbMp+z653bwJ5/sR9xkRv+o+Wudu1j1wxI0Zz2a0UyeyoqPPaTrSPwyJjBJVNmRERhveXEcDBmpEA98XlnIg9/4UJs/XedB9CW2QaVnQaZlXJDmrLjGlzjgiJZ3GTWIZhLm6sXYJYoLTZc2C8yCdnyD3gtOBJcR5Zd2zjSESvet17nMwuD2ypr7XDvcE2vKhH6QKnW5qcxUcokr6ZjCimfyiHRnZEoR2lmegHM1kzvBjdz2lARPTq3WxmSkWMQ1vLvwUWOsp37vtPb2Je3oYMtnvHgygZwfq0WrqOF5XRQndNhrc9e67dvVo+eyLcB2CI8798kHStbvue49C1x/DU4B8GDB1RH2yp4KZIaqweEG1HMS+TWtU6nYoiG25XJkmIxCE3gZhJyGuXPd9rLCZKmx2FDYz3fDCNwZF6E2sGrMwEK8DrJ3QP4Hc37U2Bsz6luTyuxPqBtUli3RuDjJFBJmCAMBWqX5OraZoTwugrSCWEpXgWYZ20l+OYZ0W0pSjHtwEzJwQM9P50HnuhHJDNHyCLwINlCHf4+yaXUdKAoT9uMsveffNp2rd2dfCDr8ma6mtLJzJzgyOlk/nh6yD2prqru21vOu2USECw2eBeAC6Moazg/yXnVXmpBxNlHzpGaURmXwowN4QhjD18VlEcOGW3Qg1MptfwXvaUKPaqAoJXeARSGsDTjgBRROm2PI/t/mz1ibrGvBO2Y6tIDkbxpNn2prDKjEA3xNchLmumddkvyAT5DWpmSLkrjphzpM6LcEYpOoamkBhRqCFhyg5PuZfWRgH8uc/wa/FGHgo9SArNvpMR5iTJWtMs/COSJhfRSqNiRmEMFFAJTSsXQPOLL5/0JTgg8uPT+aEcVREEcFrQEAsqOIB6kmnh83FS7DnPEDfMHhgAWX5eEh44e7ISWYLEQStmnmMwhL3oM3/J+ui9UgjVjydRjSrgkZ+jkMS1ALTRnZAX1oe67udVJUyzEydlwPEty3uEXVeFEjoAFjKOrttdFcGhCQkEggpfZFB4ZFPj/pnX2xRQEjBkClJH22LWLfFgrVrqsuI2wwx0GRwO5V31Jgf+XdmkP80U4MEam1GeQoy3DrKLBP0fKqxY5YHep5CAUqTKQGPOPiTVEBCaxfl581kkE7zhmD8hPxgTE0V6Ins+GQ6NNK20WkbGRu2JW10nXPc6vwnyBYefib/SdnGiD31bh0KhjXdxTW5ndVVfqyAw1d8tHrUPl3bM7jzUcDomcFLq/K0XeMWjBAlKbeuyf9rs15TYXtdepTrdq22a9e5JSPs1rXra9e9YOj8devceifgAsf8JoKHom8ijYKPLr/0VN0JaJdoITSTtbori+lxyj9b99ZWQ0To9Ffgg4Zz8doqw1iEVMjw5Ht8Z20V6Fz+AhBg+ZW/qmXujh6GJhcbUcAMpnEXItoJ4JNkeQxuhG7OhuA3kix52UOD/Dl8WbzWZulpQ7XKHdSERhsCIWnFo0DFzD11el3AO/adswiN1EDWRENYwQDSuS1k89GYmRJSZqI4gr6iRvEB8MiIa83/uowIyN42mkZmAOUuvjMagZkLsffBbPBSHR+1q6p6iV6ETRJuVwjCBWYTDBNf8U49uqtI8yupIywnDnj9JVmaWHoAVx4RpyFq3OS/bl28LnvMUT+EfE6NO65e2QuMg2FMDHWVKysrCBu1sG9W6nEgvR9RLmtBwz/210Rni+pEe1dN3vVwHZUJXtxRih1xZkDeC93umdL80QT9aeQ66wmA8S3T4lXqVUFI/p3gXAOgsvwlQqR0U34QiGgBgh8YfGn7SpVmNQSzGBNcTJpnNk4xszAB5gUvCPW1Qn174Pbw7yyCK3q+ODN4sdJQ3hdr+tg63a73C11u3EmgFAADtCEmgiNVF18knO3nQAyuwPB8BsAMqjTAi8D5C6Vcbuz9fZNjdXMMVDjC61Uv5BaSU/0zgwr+bPkZcMNnYa8Bp9c3tx12H0Ndb7k+jJjmEOSPkAHHOk8lBDawqYXM3AINtfkZYk35ujOQTvdFJ/Hn/KNwWSRBk037IF0gFoflQkIEwnWx0qVRpsHAPU3YdYf+Hh1gv5ULefBOwWNB2AaniIRLxNgm5PZiVrIC+Los0/z71qWyb8mfvBHAgPJQTHmoTtvAFjtyWFRsjgQwAicfqml2BnjUyQhyIPq1sILglzAVMgdy8cjyGKoQO6e3IaQrIvTwtq7vfRLuyp9C2KUvHrrEqbvE1+PZD8Fd3dChR1DWUdNulDJXIcWQ5HXJXoA52QT88HBkao9/Edl0XZXE6nmxX4d+mNCbHjD31JmQFJ2DFEpIGoHvqkDKurhhUaleqhlSYJPNyn83uDZluAEuP4hSgJBKfyda4fB7/wmm7erRCaqVcuikLJvNtX2hDyg25QG4R+VVRpeXmOEf6j8FNU7VazdciG+dhpUniiLL13UAz6lqXZ06eMX0GqCrF3VPtC/Jty/hjYW+MVOlCn2ZM7JWBjGY8B9QP2j59M6CYBrQeqinoXzpcG4yugPXcUiLBl1H+3J5AtGTZh69eLT2orWAl/OL6E3FAZTybXEFL58EvebtzML3gfp6/fZcZZcJnYX6z3XhO3e3lYWgijX/L1qqIJD6sHBKjvu/5RlkS5Vnq4hCcfhBXqlZvyyMtUpPccDrremcAfwytkt8XJYKPbkBkfB7ov83JmyIyASPA9CPap4Lj6fL/J9ZcCpmQzYCMjRgxZj/LDrLLBBuM0fo+AKKH5cFO2CEvH7rOt72aG2FULtk4+Dc9ZoM+RmE/SIDwNF8jZkIVstK0CIekWdXb/cyfcpHZ5BcIIJcdJubcJ1SjnSdf9vZaA1aP6+SH1ilo7LUlVWZKFEsx9UcuTDYCRcGO3JhsBNx+sJI2M1vtmQq0BHFJQpPehT+QljG1qYo0mjDCXh0MGTeB2RK+cu8HG8G1txHQSp+ysfXPwUVxFHKZtchPaBz0DmyDUcR4ICpi9c2roQhF4k51emSu4jahAFFYsE4//vOTq23Uocq3xj7qQH8aiugjUDzXe0exSYeMFsUhUtrV2hBbk5VgdBRRVqGX/OqTkDQE1Q+dU+Z/Y4ay4y65CU7i+BoD1QMQUQQ3c5cg/8sLRVfLgSvp4LUO5VQTNgJoHmWgXVb0SQaGQrAvu1VPO1VSzmvrN2EsnJa9WpTytX0laspNuRXG9kf0N9+mRzKOH/qBNGTKYhCPHM8MgNGYzMgtbQRrIHK2tEsTM1krNJbApV9h+lr4uOcD0/r1GyNKHoqfUgHMUcbQpIZluRDopt4Q2IbeeEo702mrm2cPkQqy1Yo1auulR9TDUVPoQGZg8UPMxMFfUgE9HeTGW+lV5l9Kn+6eYhwVs50w2wHC0y6YbYznW2ns203qIZDNrtYZzvaMNv5i5HAptJTsBKmDrH5tYnXITsKJzWBccFwUQ0kENdVAwpZSQH5NphPTiG9GTjw8qN0VG8X6u0OJujGtUozP5JlxDzlumHKn4Bt4h488tGxlv1wmwEtU+tNV9OR9TQdWa62kUJtI31NRxaSq02p4WNaDR+lJotjyESRV4iZZijJu+9+8QFNiMmEmf+q88ClOh1w8RPhQtWUsUqOFOEvwS6Q107znHU0z1mmec66muestyHPWaF5zvqa5yzRPGdTmudsWoOJSnXKNprnzGqes7EOn4TwD5wtwkJBcZE08cSqJOMtsd5uiWcsuI/GnBokk9tCFfawx2AdyRzNgnzPcRPgmaj8SbAXhyEeYObpxLMIAxFmPsUB5tsYM09uxKv717y6f82p+9dspUyKeoHBihtjdeN2dcnRZDny6wYA18xZBOL9CrYLCud7FZa9wvm87oE5tYTMKuIpFatM4JipiZQlY6iPdTL/gbMd5nG0E4kVYwReJhvDwy2iyoJKKoTdM1Vi8DhIgrIcOCZTk39ntDcQCjZKDgK1/03pnpyVzDK2xDPyGwLz4U3WSoRt0VHpY7rZ6CRADBErFDssd6l7oUCWLibBG2EJH1Rzz92yhzhPQYFsdZ7cBhtHZ0K9BAXTBHZYUPyyCNGSto+/C6UBRY9Fjbmiq2My4eqYlP06oatjixJqs4/GHnkv0B8zJXd0MLMaQYuNYKhTw+ZJ4bETPoPn5zT4glKyZlpuYzDm4EOGMS+OfFkMc1Tdb1Sptz5W6q1vStZSIzvoteZpKJftyQEb8siAqU0SeJjzT77s7HoUFED4YnWXpIovVRVfZ7VONjMx0PJoAieoXchDl6cJ8LqbChoaqJaUSTyJyXnwUv5bUPmGEObW69eNvX5BV1yIxaUnbw37mlp19jOX8MKQrlAV1YaYotYNLg5OMvtpkoMDhE/pBgdfBQpot+SFKyHDr6bVHpGxZMjVICvzu0wFazTgAjImnBt1q8hJG05aOiUa6qnJDj+kP1SLyB8Ir7D0eDTMpR2enG+fVIaHmbLHnXk870NnC/ixEDqjLmYxdHYXHaSPVxQx86/T9nmE4WJUc2kmVDW4IYvEu3aj110bm89Y+cTYzEUxYj0rCDRxQcu4YIVUw5mxNmmbQyAagVcqQrOGGssELrePysKpm1PRQa5diJIWTqQUJGELVN+GFAZF3paEm4DheTouGIuDABOqjRvHIG/06zvMhQIOIjBDEOpgyaex873KpZ5ufTrEP2fHmb5Dgulg2mfkqUD8g5rX2btlBejhyToW0oJQjGJ0l2NWcuhnqAI6yQcvccecok4oOH2R1zTK3p2UHTJUTifWrMNgDPNvA9TwqWT2W1kbQdETvFVENyxNAwRyD6GW2vRuyIqEN3SDy2pXfVURG6wTBd1qcE0V9mwUzZKoSjEOuaxB1jTeImE46ije4j4a/yjic/S9idE/OLbx0lkNkou+4eMb8hBvpA+QFwyy7gGVoYM2696PmdaSiqzfZIdt6Eo+Xx9TL7X8mcyWgVEoWtI2y1AfernReWg0f13i10U52yUGPqytErjYgYWix9m0TEkIXEAuB8MuBJAdZAVgkW2wBnZD+pID5sNVnstu68K5fXs4W/dbK690g1jdegaHuO6LsD70/ZB4/Q7matgiY63nEPrFZV/xM407uVJtRVZ6v3XAcFsEOco/4W/kOLMsp+upZcQhDP0dMD7D14rUVntx9/Ut44PoWNMtfxop3DSNvqzqdg1Yng7LYWpm82ozrSMMuZQOfXksr0qBiK1+8xcjxndrrjEn2UTMSTYRc4Lgz6rXPlVvk+lXOtf1JWhjVx2pMLl13+MyGIoZdFoi5E1dDvuw6eQyI5i2mdEY6+0ybR7qzS33D2Tjbz2G5qkVWfJugsRYVMXuhFruYt1lBGoXtzIcL88x5af6jP+N4bSj2XYZ2bbstw/8zFA+P2+/qS/f1Oc36Tg1ogHuiV2VcsKnyAiWqfahnyJgtxO8awz1VNQdZUEUorses7JZP31c4yeZlgzbD1LbFNLwt0syeA8sqzVuDilYCcteW7CZkomnCMfMC/JnQa3YtUhws5TcsFNiFeiesSrabXDim2aaTEPlX4x86p0Jp80e7RWxjq7ix8p3k2Wb1Q8RduIZSA8i3GXAFbMjp7vZ20l3wb+ut0G6m1L+bVqReK5IfEMOeZWgC2Vyv25p/XPrwUQX8Nu66gk4ad4Nm8PLlYPzu+KS5Sp4cIPTkCvH+lYoDrxr1KSjWgZ1mce8RXTQAU4Fr3CMinB6GlM5HixAjoaRCuZE4v58Irn8HznXWbdUZ9uROpuJrLrtwsIBAUgYhkuKH7GKH6bN99oqUndN2h81yNgxVjfE2buydxTofDKZHGMskmNVelTXtkOwhIJwmTq75AHk825voAZzlHgruCAm4V3Z+F1tVhiHDAPICKPxtuGqhrrWSD8A5itDGi0o3nvK16ejjOaazseVjdzTkMSorShVct7ZQM5bPTlZ9V3k01gcYMSewzrMXRtsDAv0ElD2CR4C9A8o0/xPU5sH56YOc/rFI4kmHkf+dpByOaYY1PXkak2dlT8NHgVJsdC9yEX7YZEQCbVgXAcD1C/R1xoa84De5eM+igc81E4HzF5hm/MRNYbJAElxYDno+oIUHWA6jSwvTrO8FKOaF0QnzMmRlY8x+aA8xXhaOqgL5mqzmo0WKkHUWp3LWuR0fgp5Mt62Q6aM0Ah15B0Jd6blIFweBap31QkTEfOPBEcm/njU0735bdkpJ4YBD8blz6ogINAiQxQgV4aNQ810qB7phDaPNA/fMCUjnRoPjYMaJ5NoR4o7daQvT44005G+PDnSlzlSumW/rCONOdJu+bMN/NIYxXyNJl7ETSsbkdJNinnuifyEYMW+f98Aiw/GlN/ESNSLeBK+03Q3P0+XKATrMEMJ0mj9jDp9O3X6juFFHng66V9QAux4siUu+3SZEcy9BxlsknLwKo2RnmvoMx4vCHJMh7DMfPg5bTsWIfAdnzEVpKrhOhga0tjcgpt7o277MoWtfz/oQyp0BJ79IAnKlTOgubXLMJbpZ+iTr7lkgFrorJ8ElnbCP5Nidkf9sWbp54CVydFCip2T+X/Xuv2EHDJ07CFbzHOZVkgydJoq9Rz1HmzNaiSlocfeHM54dQXaq65AC+oKtF9dgRbHrkCL6gq0X12BFtQVaK+6Anl1BTqsgToT1T3GFT8OmPuWzH35Byl93VcbTd1jbpu6J9+vd5FyxkRLC45uS3sncZIMTzBRvs3QoGqVvUddD+AvRV/v99CXYPtofQop88XldrVNiNQeqTdhclvLSDK2jLyPocbBlyuYg2CoWVWzzSV+2ueJdFXOLLTySNmWuLJkCY/r98Kx2LYuOMKV5ZNR3e+p3gLuhLVJ4OA69pXL/6ZzVh0CfFBOUCOhipKIPmKltjRPGeHVbmFEKFVIwQFIbil7SlAZ0Id0WJFqZpjci4/SoQpcrsuDISjQg5LM2UowDN0+w0ika0DiXUijc2bgVZciK5LBuD9Xd2+rR+mqHiXDiiC1d+d6na4ixZye76jbXsRI2OAd9StOTcTISZtxU8tUCylbDhHQ0JFkQ/AO5CVIoGK2C2QjSh6EYZRlQeKQxQKo6yTEjLjcISCoajgEJ9LtzDD1G/7dP6AbfQn9Xav9ImZPiKsEGSXMlcn0IQHLdhTVtarCNkzfi/iBLoblJ3XQVrMBdodMPOWYP1QogTJqylWATQgVMD6OUlateyZgPhhDQBuDEpGeTmMq8jpTksBvAq+O5bVkA5nzbKeZTEUIoJY/W7wpP5F/GQWgMJMu+PulGhIM95JEnXbG2oQIQS6yFgVTVmfDPOgK45EDMA3eXJWubns1pxeVUeN2p/UEQqch9CBiACtik+j+407guVMrlOsS/SIzZuMMX96qXOQCKa5+d+t5RCcU26ZTgH3H5vAUiem3pmr/WA3kMtcvCL+pXqr87hj0Sm66/JLPvvkUNLlHy2cYriDncTaWswLGCQyK9KJJNGH9i3UwiKVKXG67HxzgXpC1wL1ssGhV+l5FRDkMkDB1Ap+jK8Wb0f0Iv8n/PlQpVCa2wtJ9AJyPXyJTGHQ2rddV1N5U2yFlAK6DNsHuR6jj4wicBB0TbgoCQ5vdDNmRJ3t9nyeH4cnhhicRpHgKKFFLTmn5skgrAZKEFUrCytqQhBklholSwliJZKQ+oKwmeAKmeacYbuzMKuC1HZvjer25fIZnGMFZbPCz1OBGZweCQ/ODZgQ7QNgtN7y+WaOjbiZUD4EwPOdcvNYGDKTkqUM3DwR///jIpjpVN62qyTUGkmlMnU/1PZ2Rj/6c5txovfXT1kefT2qQHosORNxZMlu7MX8/lADGZ+CHELLyyD6/AwaK90mqH7ceCCLsqdsIaoMhNOGooa+F7N8FMmTUsi2ql9P/5Vy67tSPSW2PTA7uRp/7CVbvSibKcgRpK+Vt96hZthVrP07rQ5vfRsSuT8GYCCm3TYCjEir9pEKGhlb1RhOufDjtkciOAdV5G+vpyqOqq6ywyaKggnE7aVVEJotRxBZG9TFak4XgHm4NlfFE3SSvsWeLiXr4tm6dUAmF0IDCMU9Pko/fCf+oNhIA1piJSAC14DRmIkoFSp1eGwKAqQF3GyyITzkbj6JWYnVsV3MCVXYp00KVCEtPhFIEJaCw4wyI9toymv40Y576QCRhh/mZlhOgaODui1GlMw1KgoiKOA1nE1L90xsvkeNQNkjlBq/CfW1HyriEqfUnlHEJEwQcS1SSivQ5ViYxuu1HXkUpQtwcPYrilu1uyIHuqWHclvlz9w3yD+upZu4Kk7AEtvT9BOT8v2JRvhEh0jQ6oD6ESChWIuQhGsrQrGpXVEcSMspHra1AbjjWFxyh+hlNczV6/vAyseaEYmb03DKesyGnlVPPjCokeCBtdRMallchUjjdTWNKSyLbERq9PppZPQv0sn55COml9aStM0hBGSmtZg1JfUjl6E5iM+DG6At1CjOViGoidCF/HoYC84BaM2A1OQUNJFMDC6YaKwAG1LIlNGjAt7wNfplwf++Oysk6REf89I9Y87Jxy7WbrHn5wwte/lbXbV/vrrV+8uNaFqXmuZ/VzPZz1ZYQTie4iz5DNHAJ99fMQfd1qZ6iYxKcsuKyqvf4qQFSGIQEsGkTD6utSt+oHBIUwoxibxgmhJ1VMWEbsOePN0jFDTbSbzuhGZqEmu2hea3e4RMhYjtX68Fm5DzwO4HNd/gBhJUdq/XOzXfs9Dtwx06mUpIbZYSVgkCf6lSDYrZNtnzAGFStbYplUNA74LHD1hyYMqM+M/D1bdMvyoyf87N+a/NhVbwdMM8FhRktlxeZmxBFHasdzFFoFbZX1eXjGpNP7YLagDMKSW9Gk21THZQ1rhKxoNqNFFVBIwvAL+T3QBNjpAumOmj+udXm3oPmT9DcERJrikjzhtVhfi8ElL5OR7Y3mUV9QX5VWXg9M2wxWzhgFBe/Z2ui8TcsCqoSHXHKklG0CIv9gk4MHoQPxZisU1tG2z99iI+aR1liiwnrWMdLTtZYks11iHZcrwd+wNVUUrsjlxaI6w6tCoayQ3GOsEemjfykfuVpOcwjgVkEhHBEP/UeZPhARKV8wydBmFA4azeDokG0EAjd07DoXB1wCno9ByQzmnwBgmi5uf7xOPjdLio7HY+Vo4l+r5xF8jBk49jhpwfVrs3Lhm+SC3CS3bSau0D+5vFn4OeEeN4hALJdpnQnvp8eVL/NxL93m98K6/taWN9Xw/p+J6wvA4p3M48Vg5G+pc/Zv4fz2ZL5XSqRlgwDjOc1yybu+3pIS8pEmyEvJxxNnqfr/JzsD/q/4GylmVRjqFGQu9ft1dhlZFkJkXR0wIj8TpXG6eAiG8yPcmQ2MeUEZNl9XPOlIjECaEZCWTEKMah/1HGd9cBQtpV3M3X47wiHt0W4QOHwZlbrcvOOL/0MoKj0WyBQb4GQcZt73MQ9lBmk29OwtezVXAM+ePrUwbQGqs9kCgubfFThgHqbgDhWt4JbLDw8r0PNPvaeFHmgi0wGzcIQtCnTRHARtE9sZ5hmuh3tPehOaW6HI3qJiV/QcvOH3L3SxdxQ43lkTsrVenrzQKZ1INO+pL5n8kPnNZkCkqhpaQGGJfEi2Nuo/dnQFlrWzKdQ1MVJz9Zs3T/Osh6CKvoPsn4PSsgVJ6jryQ6YxqNUSMY068fr/gClrnx/cPxSTllAYH9a5i/bp3v3faIKo5bzDjSmYmFSBN0ipexBd36TnypW+/YRkGdCBOTtViNm0o8u7VtM8yKY4D1+0sEVOVRJM+9xVY50qltBgV9WTzfrLIUUDJj5oPxAFW0MY4r99PW69CWxHIJ95fHGNuueN09j2k7RIjmtlRpMKN2g+ZeQqwQW0eKkSsYxxOELoWQEGJpkC00AFtUgAXUO/o3VNCrKRNqh0w572mFH5kL+SXed23dEyb2D15zOVRmT5yjlGOI2NWgz5KAcPxdKPf+xyERr0P4iuiLReOlIK+x0td5OqL6Tay0emDejxaqjCkCkl5oUl/shWbLyJUnLh6SrtxN2tcYdhV0VEKH3gnSc3RZkMr09ZQDjbe9oOzzD8nrFAfPBWtWfk7FppFrXtf7ho3hxdP12Og+Elo0L8GGCNeQ1CrO6ZApNyJepuI/JzVV5jr3Q3YIMVlaVg18LBctvhUxAkCeVj4yO0dsPldljCplgNjXq1DR/YNnIloXAq0sgmfmrzVvM/1bbl872jcpir1B55EXa7jJhBeGisVeGpDom2JDsxM1dvQKqjNyKJf6BC/8G84SDt463tOmIeq2b4MidL5sMCwdNI0/b/PMXfv9vp5e1svjsUB4uhs3X+GhpUG/GaKa6lCpIWj98mp+Byw0SuDut5H4kHJpvPQXBJmYq/E45X/Prr2hQrwkaScsjddMhB8UQyqeH36/PP3kqCEv/Bp0W+Cxg4UiEt3d7rgddwpEJDQudw3SHeC1TVajjVyhFFYtI8podxxb+f/8/qmqg9/yg+fAHJuvWacW62W3b75jbsXMwv2v3Hl/VW/eq31InyBq1Q5xQ3asyCJlT8YeNMXvbLFk9uk8cyIUXc8VC3kRy+FDeiCRcyD2lHD6QN4I7CiZ7jYo9eYOSXSIfF0KyF+XMrrw5rAdZF1y/JS8vBrAqynE+HLflvo+oZGRneRGpW16skK0FG5rByrtzbQheuv19sB/KXdqOpb0rtCO4y8qb58fXKMkOcv16S/fm+D563yNM8Hi/1DuRNWZn3iRy87ZcZGwZZpk3qfzcmovwxPJZgpblWOTNWxir3IppLbYw67rPNb/k8bo3ULQqgBdOjXz+YSxs3jYrE09vpVeAT9qnuzB13mA2Lthn0PuzSEnW00pnFbJ66+MoZKSBXOUvUJldx81fWNQ4pkrbyT7nqEPAld40G26KNabKCdqQm8ghUyO9Eb7f48M4BsHZJl+eSjV9YAZ1QazlqBw8RutkynWSlEOGEX2k/27+BM0/MSdh0eiTEPPv2UGN4wt7vB4Q+yl8DW8owg2F3lCMbnB0UkwBp5tfnkQxQHDz6dhFozHRn5BjehO1Yt7scEzFURSTtbd7nbBccrE/uhhGpiNJZCRR3qw3oSqX9M2EXbH6NqoSM4R0JKpQce1PzjJq1sTISZsqA58CVe2FPuOgBnnAc4dBHnNYx/2hwg50ba+srzDjuLCVDgcwmalS91Spe0pdIWBBcUBTfqLvNNVdNnlO0CbOdVT9IzPLalMyNkAr0pF0KpZUCj/DFQYGtmoiddkkPOFiFzpJ4pVcY5FnlbSU6oVUKJmaiMokQlZ1bv5PoA5rvv8edKrwN8pemTKdgJ6WxZ6K0tQkoWgVJhlpPRvfrLUrk9yHlYm0QBBWJgaeGl+PNl9XoJGuG4c5IjZwk+cMd2y7rBhw+Nr2i/J/mKjvC2JrNVSL+535iMiWPKsJhZCjdcPvu8LvkHAIrtYbru/d9Ht+0+/ZTb8LZfxixSaJqpwyVUClGwqt9jaQtSK4NU96Mx9syit1p9k+ka+LmbEe0URZD2uu3NNauuyUlvs8KZ/uNMlGerd9jNpeuKz9nJprGMNWnm/nR//6ZOwyOc5pBicKzl+4KWNihyOa+ws5BycABsLvpZBYLJKRUiWPHm/Yy40bMq60yZsinL1FPw/tiVAKI9LHLh10s8wH3NjJcyXvY3AU3bhQ9fIu31mpO/p9SP/7Dko26FdiZrzOxZwmHDnJ3L9u/yHOmLT2HsJs4S3ZxNeNSo4x73A43R05GA+ALtrTxUj8GQBvOHlYPv6dzqXm5k3WatT8PeMJJy8E/futYPQNcdHfQXIfTWcCLfX2xp6A4lPepEFyN66R/9K3any5OnXV0UDrAk6uo8aeh8wiHnfQu2IW9n/a38qK9rdtGnFkE9rkNCVjlIQ0PC0kL7Tvz5U9X9z0sgT5rGJ5x135r0XMu9BqdpvpS/02Gv6ycrQn9ERWmgYZxuAcc4ypPVvvQRt0kJY5xV632vStaoj5cl4NzTJkmrNUK7wSmoYpzhl5E9E56kloxeYF4TD+sNFM21p4Za7NRcfOXgjNDCnvVRH1TYsteKt5Zp2xABX9dObqVC2ZqfocoGZH/FLdOcqqYQ8MfGcVclt5EXxQcBmZ00IgL+kF6g2tlk3yQ9UeyXzNDctpvoSJdJiXsNZg//IXqcO4Feo6seDKkCHa7INOg8gtmlM6mBZGA/VDzCA/Rk07GBJ8/8dblbuq13dyLfi34F/WqXxbADq62mxdlm/pm7KT5/kLsc3Wf6RlRQWmWKOyyKtsWM5n49Fy3ohHy/l2NFrOt6LRcr4ZjZbzjaidkFdYv+yNSBYVTAkW9rtOVxbXsaSvCoi+HulC3hLx/7XQfgXp8SNd1e9FG5bkVbN21K/KulyoY3rAymvKYdEWp4NEjYJoQXKL1fszLalffQHKb0TjtaUjtNMqCZUjR0FHifoR0Znh5KD8NHPHa1Reof6w8CkMmayZUxKrr66n6qVI15QSBphuey4YljrUNXZ4b6tszOj7Ic9oeT0YuOjxQqtj1LzmFLRejYYirk5L69kIGYANIc22+CnMhdxSkN/AlDyHZN+As3gCzh7R5GQvt/kJUQY0ZCZk1RUWcxCQCQ6BCdLv+OSbT3loy0kdP6JesLI5kH0IOxdTl/9nqSvW3Y+MU+IWpyB8BvpV12arG0dlBSmhrdQAvRHpbaR6BKQ9b+aWKf49wDp1rAFSLpefD96JyPMOo0G8JufjZYYUtjnmXjoaPy3QhCoWyEiq6XRgu5T3lH7LasWacG3cj3vp6POCMMtVAqRMwdHo6dWjb5gAjUy+MjesilDx0NVGZXA9NF97CrD52lgGh0ytMngUZPBIfYA0PzAtOCqD05Gz6axoYt5Y8/oaVvUxTOWn+/R1q80FljJLwpZ9zSoL01emZWoiMqtoI7N68obDqM6CSipfQJRtK3tNw7sRHHvmpwcHDQJqO+21jFWbaEXO5FrBYFs67fTaWzrg95jiz3fkFtbKQ3JZM6etk4dYzzKBqyOd3xK4P7JS0w6tFtN8KOzkfmNOLJn70Bt8IRFeOpEVjT4udpkxiprkFJnQQ2EQyggh3/K/tHr8M6tesm/aUOvnHRtcs5LmTcHwhWy0NBQDZLL1BLWj6uC/JTuvO8LxTFpKV30EXwgYg0vYvOmet64LekvJIo4Dy14gdO0kTfgQFoh+qoz2xxRVqaKKjq+IHopQs90y4QC0pMIrwOZ5lsUW4YpcpwC2LuIA8zP9KA81noJLrmMhgkTLEciKTfDhf6FhAeNwU6cVdDHMNeVzMNA0xNhV9mhgAxEvW/685kkIwQodnyoDPYucR8Edj5mPuloRgM74Ai4jR8kuHISCw14o58lin6FooyrbmDG1U+5l+lLNYjOv0RNzmtBxlHiTmVA9gkZsqCB1iimjuqGKtUZTqPyCKe2OYOicn2iLPDv+5Seu+DNy5UUkaaAWRgb7Up5roCHzSWpmnYnAAXu7JFORpjmlRPfbsUs4/bBxtzmaoSZkpHJAzHF5w2r2CSTP7CAk3YAWervqs1VQRMdQSDq++VRd387CBUATX+LJhAnokCkORLBOWI7SwYYJvW9KNwQSgA7REfIPyVkMuNNmioSaFM+MKSwTGpkXfVL+iq6H+vyUwsmz6FREB2mvrR1LptI0TYxAZotVEfnMouaelfvuWjL3aOsjS+Yn9b7DrOCE1hGYWfnESZWkUF13yTys506rrCXnHl4yj2nr7JL5WW39lMob0vrUknlcW4+g9jF7via8TshgfBE2CbbOwyzB1jlks2XrBioS8s477bP2bvtc8Jp+ztJeyfZXLW2YfMXzWl/QtRUMW5tnoVZM8FcKv0Ol+PGwRPwSzZDMKvx8ZDvrPypdzSZ4dYTdq/I9uw1N7YRgGiaU/EjImo9YE5+VK9D/MbikjoPtsW/Ui/+c3KXOE7xdjs2Pq28r4k0EFi7TOb+ONxRbsgx5RwID1APsqRs/UN7cVdlPcOOnoPNz8MI6YH5W7pDDY8olnJMb5fB4RfHnkZzGWg4oMIcYqlZ7A6mC72PGkqYw8gZaZOC+zIG3IZCaCIklBLujEoIJSwhCRZjQDlD+UpVRc6+B+cDr2QZmSneuaWWidRZduOojdbEwmjY5J167Rzd1PAzz1fpOyRkZ0Y+HHcX0ZPk/tcLHM8QH09fGX2km2Wgqsm09n1jxmip3BAPEHx8Rl/Iz1Ol2mghZaATttXot9aVwgzrjJCp90MsQPvSyZVI5+FLRs4uLjQnKMEHwvQMM49/9kCkZXjPyjwqOURM5UehVtI2GBfo3NwsXhs0CRaT/PXEzGpd2S6C1UOMaGaxX7NrR160yWDmSEa23lW1zjVgSVmuiuq19kEbffKK8bU6/qvykfBBuLr8I0CGfdgfykl2FYw2gcgc+8moFvzjDsr/y/SdYcoIulj0E626JDeJwG9S1KmAVnMJhQVjHAjrFGRw8qgbL9BcQPae5TNT88Yn5ajr3W5v4AQTZPrCCsNoHVvrQx83yoSnkAmTQ+WyuUbJTUKVBmrTw3p0CH1LASL9rQgH2SR1HUQ9a3fo2LdSa46ntSN+Hq/NB+p2HJ+x2Ad5++cWqj+Cn7UA6fZk2WRKZsNklc5c8tGXJ/FUEvy6Zn5DD1iXz43IoEcCS+2nWo5jm0pfC1+1HzdYls8BY112gjH5KTu+V07s+Ktg/B5XZJb+2ofIjbhr4bXID4o4NuMqc3Fsowty8I6v6hiGTPErW6CZTjmih48e4kKOSf+RqHpGDEJxPoUbCkvkp1EhYYo6rFBSC0HjaF2AAv2X1+E05gu/+BmKWX5BxfhtTs2On/FpE+Coy398hzKAhMyjCGsTbglFfhvcIL5hNyPt9kcLlPMsv+Dz/e5Gza1PrAjiJ7t1Oo6J9u5vjOtUUkAiBhd5W9yHqpweXp9E2DZeKyUtdRYPKrzXTD/SDtp3Jy6nNj6DNj1Sb39MtPtq40voTNGl+IEt0uHZHhVJRpe9U3+9G+n41g2+6I+YNVPr3KX5Mnr1dL8wy7n/YXdNQ9APPIE+dz1ZQBYIJcQkSd6myfFFtu+PiGWoiIJwguLeczOrf+vRqcG9IjIoY3wnXXkZJfM/ZSA2pZJAQRanZjDDxV2uHqLy4WbvUpt88OUBmAiRoqInzszqcrqES/O5TwPkLI7mPfV7ROjB2XN3e+RAyYtp6cSLbfpwxQ47oskac4X3xKAp4Mntr2iws0yVXSIu0EAhjj/XJVTQfDNpL3hHzclBGjEoUjTrS5+zG54b63HDjc0FqTVodyA9+gplzIhQZy1PGf+d7VGITKbn/cYawuSvNC6qJpSP/PK53R5e+/nS4hGfzr9jgAjCvWQAX4LRkghy8qC06VZugovIaHLaoHIKlOnFWEz/cFTJ5aR4UBQrNj3I8RPtqupXg7KwJWQAmQqETZiFc0Qw45qU6OZo87S30ClAr2oHImsKlIymxX63h8/+6/Dp65Do4cuRQFoG3JXKIn8bSng0JDM8g91mgYsL4ASmChwhx4FbzBMOPBE4+cYgPUBsNpSidXLg846GcTF/KxM3uxea7bigD+NZfvPtu57o6xD/MDBv5f524Qmkx/G275ByRlKPNkQOPfSSFCCOrCi20iUSkWntYds0Q/unTwl2tyKMkQjnROugv3Hp6S+bPUMr3m47iN4QrR5VFaL3OOr932z/k8SAqX+JKTG1yaN0K97xiqWGDa1C3ecUOybb2kMfhZJ2O2dYu5MgbuPeGJd/Kh8aMayfWHBoiZF7Gw7NaoXCCd+2qDgWZIShFsyYUMkgtwzcKnEQJ/gg12TvgJGYwMaqp0mwUsI70QGIr0M9eM3dB6zKzHMuwLmC4zMHImJN9x4+QX6XwCf0YrTlhG7SF6jg5GI5ZHOaVyRMWTzgLYSf8LJmKGOR8yKQhcyxbDed3oFLI7J/HZxRtTS3WtITpO16jlvy2+jG/bbXaprHK4LZ7MN1aDdLvag2RLjiAI5pg42NIeIFCWV3wDz8JVy6IdF0t5dmF/LuIKsfA3F2Ng+3q2iBJPjMqUdUrbxWAlf0iTCcW2A/LJ6oeS63RPdP38j/K3E7qHFvjXPAjn1KtVzDj3aFGvTk18XWxi73wfPT0Qnj7a64VvOGB2EaFlp/WxHa5JrZLPfTYGRgxYso4pJepdjK+Q0SFyyH/b8uIIYHJFsfSRyJwK0TVMyHuYV2zImylo8M7nUuoxUVDnvBvNGwJ7xax/JittiMTivzbBl5R/s0A/AZUvZWDav6orXaRw8gofmj5gledNgX73QpNcyh6xTHtWdAWf6HRLdxv6Du+gNqgWniGif22aCxNobn/+hBfF6tdzOmD/H/J+OkcBa4iv+tQ9DLDzZfMN3CU9f66Uz/eF5z6B3/Nqc/u807zsSV+p5/3pd/qt/ntAr4rfmZF2MOoed6hwm0+1qrHGvVB7t0wLB8ATr3wpJ4PGh4saSToD7LEhuI0z0Lr+lyE8gkVg8GBGF5xjNhgyvTfxQ23HDLbtGylMJI34LIqJONt0NjuknmHR9n1S+ZdbcKU+X1tZtL8C7odZDRShJRGI5aZ2aCT+5j6EEqXiIEKmUbLvRppQMatSKXDb0eqNnqF9VKGmtEx0jQjIZaB1B44BA7vJN7psA18RWVI7PzwnRjUKEVFWvZrnmW1eoYdspQh59LQnAIy8gpUUeNy2wb2LCRXKOht1/rIyXzTdrEvet5Wu0VgytpLU6RHzSJTkjvsGegDd/leCBAO4xEqI+PRIF/wMTXU+Fo1elLaeUhDoUOA965RFtpdE1lod42y0O6aqOK7G1HLWjzaAZLcKCpyAoRobRHp+0WYR39EUwZMoq4tcpEEO5pr0xlqSnGgcntlCPYNIZ6IVUVgaHrfSp9q35epWTMjfR81/JqdMglZCdhKVFuXhPwEbBWa2jKh2q3U1hxWdo5x2sxyEYCZfZyDwgsxZigD94i2oNG6YbV9Dbovti5C98XWeei+YtQefE71XTz7rOrB2H7e0hTLNnRcL4T2N1TflUKkktV+1X6E2pqkZGU5DBX16tUCxjJiPiPPBKVm1KCU/ROySTBHb7hgzEom9C//G7K0j5LaBM9ciD+l7hVErO+gPA/GnBGf0EG7UdbEcaYYyzwyIVXM2GwHe288DqSFJJ6Ee105CDe09+f6u035IXTmNSYmo+L/Fr59gqZ2VmGH4f2PhorSNtiHO/knkOFAi0XAWOf042xItRNN6GCR9F25eEctbEkOdrRj5VlmlIxdHji7oGV2SgTki3M/mRVTc3AaTXFs4Y9efropNXAo1tSvEIS7ZPx6cShMZIdqgi1JO161avJ9HZk7NWPlPmHxkJsUl79ra6beeY0RPgvuD20NkEiScWQ7/Pg04AdJr2EmGZQ/zxBIzTMP4xW9+kSOIgqMmSmHdTOQTDnUp81QT5JpLJV6MGdNRs0eCzSj2DGV8xpiDgQQwfqzl1FKEXi8A+aNSCne9yINL3090pRBfxhpBqHXIijg+Nn6dfpt+mU6DSWSGE6RzSV5pLuE7OE/DGEz9JmQPYtnge9fhQjZH8ps6LS2ABgym03Wvc/VX0xe9oqj3Tgnqo8CBtdFdmMMHikG3wQnrar5/+kJQ8VCLC8rUnNHfiQsSNVnHMDTbABPATC1LCGDUMJ8ROUUcMmCViOF7oy1SbdO1KnEB7xpMdCJmq5uVKEbkjGqV1bzOHma2ZLfhBVsMr1r0G4L8vkrfh7hE1BuZ+UBBGFBsrigoUrnNBLpkaArjuGnRevsJWiL6Kpw+KA7n2vAkCAU4bGhJtTYtJDpa0PwdFsntxtSUzAzNvPGEI5uWY3/es0qHH3X5lUokRGVBVFTdsV3Vu62c1pWdlZLx5ZtmUF0j0KjDvUQt+Hl14RbdKgrfseoVvQcpnhOjcazwu0y6Q80nF3dZYYEKx8X+z3R5m7VwafjlLv6YZ1QZHCduXvK7fX8i5rISybXP/tiwoQKrtzV+jPpJ4MzhwdLKD/xcF2EKlAsqb6sQtonFI18RnOsnqs2lb4rQll2waPZSz5lnXXceEFNXhlNXtk3n8K58+85J4SuFBwyejKv56/Xu1BW+gzAAmkH5jEcLZ+3C9p+VDhpC7rXu/2u1duVidYO/G7EZoSpyMNUaGpxLB604InWN0ygsjKs0YKNAPtHphb9Qi36A25KzoPReeCUPab55x+pmBHtNMsVw82r16bowK7YHVwOXUipIsNBWsnuS97oV3idsGlMjnCiMjmmnbBSz5XhXP6S7+gzVVlXe7SM/VTodXy1qse9V3tAQzxMczHi8yDX1lDKxH4PNDKxqumYh3tB83Dv1fzdXnN0I3H3nLIs6qs2i9ySsNqQp9ngxrZNCD9U2PDkm/XxZJzL4CVfKHTQoQ7VKNsOd2LztH6S6DYbXdrq++NLbqD1vybfuGOcDdHj0WLT9RnfH113A3XZYPoFS+cgoCOtmlmBgaGVRPkX5jpRCu1N/huJ7f7IvltAz5rgIqTvuPCempjv4zmVaBbW5wPPOUbViWDKPBTvNgqiXwqJWuU+1OwGr2CQ/djRbSLwRLdYHXbrBBfR6oei4NUdq/WW6WMndUTxCp192vyFqiPSbIdkoqEYDd4+rpmFjsQ1r/NxhMTHOCHI5g3XpjuVL/4efNsjOJt3j+kcvG79KAXFMfDb8shXXfP9f/3nv4eMEtGVuneVJRwp/DKfCz42ZL6IvPajSdwj7bD8FDrZwtRayOqCYGjOJOuaBbIQujnKioEaqdsJ7CkS4eaTiRsxqaMXfwyXplVf++Wbz90Ssn91JWQx0jsKzELZSUbz/JeZX3TCYuPCcjGLi6avaEE0AXC8fDtm+++EYoMvq7rkh3EGWhFPoBV6dCbveP52Lnok8bEwsU8jBCHSHCb0XQDBHu8d2Twy4Pdsn2i0fb7lXEaf1jY6iXxEoDah9qiM52RQV2vGS3XvZhr9RKtOpzgsqqPffs27v1DFoRqDDHPXqCgTUkjiTKE6FeSj7ZTP2JG3rSZknCyP67noxweqU1pQtnKvcpFemYF55THnNDZ8P0NemMqefn02ZCeDtY1Wsb1qtRgXqgA3OZHKNNQwzkOqmrE1lgWxhOH7tGbtV/QViluMlZ/Z8ZDKvimvKpgU6hcdftF2woIGIbbUhTLkyG/YOGJDk/82AOdHFqZHtvQj6r+Z0EGh/GWWkWjtbK5NgEqPAPx5jJ4CMv90tHCPHIJDN1qnD9G5XlonDzlCDD25BZQaMwHd06bNf9dk5X9g8zczV2jSt1tj8b5RDhoBLMco5CPk2K0rgfs69tI3rCYlG8N46lXEilQ8j5uv26FK77BqBu9T4Y0VaBFinoJP6rZa9xREnzraz2h2rnNASmOWKGqpMK5dqDug5sLDCDXPhZqnoPCbzwWWaPRkjpo+8gpkSKo2BR2//5sK9Nr3hfTab9+0+dx73lRvvV7P+lnwTluV+doKqebEoGJ1DDBhVZ9WN8bg3XBMBtwJDlyyB1pXiO4GnmfT0FiTLmJNuqgd2uZzHFo1U0w+Xc3kDDxn+aueciAseiUsxwwrQaflTyGcHLHBk3H6HQ1mjxiUXk0zWL0qGaxebWGEesUkynNAY7NgOQYi9uR+aiU4TZjwhSxcBgMAeEgk9xYm8m77iDKRDyMTH6QS+oieAl1GtEQCvupeOZQI0U+gX71HDgXU7YmfAQeWKAdGHnRBPpGVHEAqEyh1Z/AYFMCGuUXQbrOWIjEFy461uTVS5tboHoeToUzJo3Xn2OYsGjPX661Y3TO4AcHEM7gV9t4ZtRWL0GKUnUyRh59l22aOUr8iyHF7m56iq2WQmBf1WXpsqtLpvDafs1BQ8eoNqxO0qjMD7LuNCil+91d5vNv+DdzVWzK/hmNnyTwX+oT66xwaJcPENI+qyE9NV2WvVM21GJ3y84mQa9nNR5HPPGneNsMm4llBLOXjclRP7lTJ64IghppRwEAfBvUaQWTjEAyc5A8wm+WPImQzt7JGTPt4S9eQn/STWOwfE9VOmkJCSp1kXJDaae4uGdrJ1mAwp3kz2srHkUa2B+e0NkWq5oXz8bK6qWmmbzpoFcqN06bdJFfosB7KKbM1Fypvhu5NiN3QYg6wnDd2OFGNeqcd16K2Wlby6Pya8LCr+UEEOf+P/+j/fvbae5Jps1rG5ebXv3Iju1C1XjOaFjv/R123cz1u9YRwM2eKQ3hjCRvdfCegWrsgjGUWihT94xf+F4e5zybIIbxyu9QcIa/AcIEalbT8jzTDITL3DJkab0GEO7hcm1i6M6eQtgMaYQtJg8YhZD7oP5Af81n5H2Lsjsl35VvTbz710ErfjFKOwB03oV0OyYG6wd1XXkIjoZy0TIOeNo5vlhMO8qSciNoTUGMlTIQUTsQoNAAXt/ZEIqgKJ9L2RCpICyc67Qm6gwpi5E983Vae0M9N95mi2sMTs+2J2crzxHx7Yr6qeGJve2KvSJAJC0vKCaL7dJTS2E/D9EkmsFZfzEodMb16Ye7BhmXwOpw8t6rX5xaNsCvVL3RKI+wKDSfLGRgHFHFEfZddc2S5vAqJ+h7VpByGJgVlmLazhKxqUhZUI7G3msMBRkM6H+9U5+OBOh/Pq/PxLvW23a2+0D2WgYF3sHzk7JIBet6m6Hm7ouc7FD13YfQkjhEsDSEYWHoHsHTid4LBS/zgIJHSPBi8xO8ibvK7FTf1NHCNiS2o45k0fBNw4PyL70xX8LezomXuIowQwNLFwapygUVG6WfMjE3s/fWAWv/QqjLqNauk5VWWvRJQoNYS2O9VCxsoNBq122A/Bzv4HSgs1ac/hmcA9R9dVXyAK567Chs5TOhT5C8Bos1N2cKwonZoSO94avCTYM1PYF8Ews+A8Esh18ENFWzudzjqJXOLo10yv4fj1JL5H3CcXjL/PUdPdy9+1StWY3LgwAqEXj4HqdEyVueAucjK3eTD2wQQeHmsfDYwVTEcvZ9s9im1FKLikLz9BPyOlsxxOBwtmWPqHnmvuiYdQaSlYCMYOTS3YNRYrewUUsz/cSScaDRO4AjIOiVTOs9aDAaFA4FpGKZq1MndBbdRmCDuwJ9t+LOdJZTR2orQ1gNmBhYIEWRhKIc0w3pyB8ysJq9KmbwKY7pLtdWLbTIlBAWYOU3ABK2qLDts1SqzGJVuYiFyTIZnfTIBDSqox2ofg9K+S8QYMpl3tIIp8uCc6kc74f5FfHniPXdMT1oF5Vb1o/IsCQEhYLpN+liGWy9+pdrCkL3bVLKbUpErU4N/pzX4I5VGKMc4+e6ctU+tymDFBo+zKZXBMpXBOipPpSpDTcZzG0QY3WQMhOaMnJA+epA+/rjDAM2xHn7CuLhB/mitjND0CCmpe/zYa48Kyem9qOn3fI9z0fnUICRVyMmMSH+CAphP5Qcp7m8FbVAEgtjTKB7yDyh9exCBJESn5VTrax1qKY/1I4ODdAWOSC2YmuUVG8Jsfxk3f4sf8IpMaMgR+C0LN2S9mde+Ldfs+1y79QOufed9riEO4v2eefUH9Pfdf4P+XrMHN1yLR9f2Ra/bQ4zEaa9lE9fesIc4bf9vb9cTIrUVxpNMMslMdtxs6/+1mh16GGEreyh1KSKbxcoWerDaRYVesjtRR2eTNZlZFaza2k492LpCBelpCz0UamGPHkU8Fuqxp1KoBy+FhV48eOj3+76X2cxWigXpwJu89/Ly8t5L8t73vn+/F517+i/n1orn8jMa4ygYDWEXH8IUP4OvRFWA4zMef45eM9Adjn5OUUOiNyhakuhNuL1kb5swHAGtIQgHYl6CabOssGio8HMaACwPJhYAm7X1AzZfYy0GiyoQSAYWnohtLVhUy1BSI9qqp6sa8UpBV+MwNBqk6dSMHRJdZdA7jt6j6DaJ/kDRrRJdoegWGaG7xn6tJtFlo149CAqUvhH/xkGN3WOi+Pe0MHIHLTHXLAkSB3VwZ9FRnE0rI+XYwY5cHIcplMI5ognfEe4oU/kGs29Ekr2q6P5fXprfG9jSfWXWsVrKhWkaVjr2rTSgd8BrMU8nVvBIhw4AXN3dYuCGR7ps6x7o/JBEoYa/19sCosUQVncN+Kfta3HYbFuZC/LKb6pbADgJWva2wj9xDiswR+9sAbXGPVyvAmMb9BfW1XLO41OsSeXTWWSa7OkSj9jtOzG2PQD/6OcVrLnJdp8Dlu+TG9ITG9INlXYY7HDg1PYNaW9DmvY709cBEa1DNwYUgMUC7Ny7jez8NVH7tTB99NEEaI0RDvSJMUOsWXSxbXHE0qUqRi1lMXGpiPnqujGOJRlslqkUOIgUWQbFRsdbBgBG3tK+NoSY+gr2OnS8aYxxO24YsMNgBsGqLrvie30yjfXdIVeDnx57VD1ecXbf8fWUhhu2HmU2hoHJjiubWq/LfqwsegNza5hyYfN5u2TU2JhNSGBHCOKqkMdunymrIAMKKI+OB7+lYMT2ZYzwRkibEDa6FvfDdSPHiauwCg8AA/o4cTb0xRknTpwjlIV9awv7dkhAVGviRHKTgKgOC4iqJ+CYkFxVoMJoYr0+INy5SX9kg/KRs5f9Mk+e9Xb7Ix8OeFkj8oI5GYFuKR/JTDuNiwJcQ/Th4Ktyk/iqHAatwJ4rsfUekX23JWZhhsinGGOAlSyYw+wymGPf/WmDvdOBYJuguZxV48G6aijxN7N3HxpiofR733slVN15rLW+Tm+JiAn6TxU94SjH4hQxITCneYNecdBqAkeHWcMRkF9WcPMVucq0ucMaSZQEbIyjHCNA7YLW+nLBUMLm01CeoStm8PcB+GpHsCrRJ7WX3lB8jBxd0fezRSJF7+rMw2WnD0A0ZGpXYw0fxjhxGIZH+oC5xoH2RQ5cyCeV2VFuVSP66iwdUdxdoLrBLF/p4lTco7qew1ywhhEjiDAZh9U80IKfBVlm+rtf7/zY+/PO/T+E88HvNl22LsMQxSF6LL/ZhnXFAnXs9r3i0fRWRnJvqVjTUSWRcs6y4B6NqDLrrqSmfJAfkN9mwN7QRPrnq+P7oz+xjtHVLNizBBYjVH/h8Bu4kfDHLYKzvHdDzByCEXHd/ERwO+Cb3wAKQr0mtgezNd2COZTqFzwObhenujBNosfxpMcGWeCoIK7S4l+KZavU7NLUejHoqHPBq6BKn/aUQJc2+vQRIQ1DXfhMNwG4MG306ub0M3ra9Dc7atE/vXnHoaINqYwJheS+Kj3o64qgPwgChF8brZv40Cqsyk2V6L3px9oxgKowmp7grNIKDI1wmRYqQEC1L7/qntEIqr5Z3DcLzW3wBqXC96R2XZFn4eDgw2PjY/TjMXXkat1E5gQPDA1LvQwmLzV/ql6Tt53OTqJ3pcsADjBp3PzyyfNwQoIaTuK7pdN++bhswUR5Gw3Bhdwm6xiNF6NEmgdZb9sEiWQccGVkoLQN0wp6qd+zcNXM/zNKeID8VLDIl3qzriDd0WLGnxboBOpkVR5eFUq9U5KahBsCDBMfGtj8wDKkKkCKVcHh4UyHDtq77Mmjmr/nGlsfVdVNNPaNymIztiwNsMthP4+gW1y3RDOMSUl3RLlHZymk5hH98DYzN5lCYupOiCSW3LJaqu4FA/pdmvet/hIXzcjcUrwIjRjSgm9obJ2g5O1ybU1OPGQ3Yq/KwunJF0qc+t9MnJiRDfibQUsibDt39pFKlB7zC+yINivamEXqH+NAgwvIKwX8NOCnXoHy8Ql2a0kj5Lr3y7YYIy3Oxufi5ELsZ52w0832aR+dify5S50o8y9EaeRn4VLUpAw/jP2uKroUpVkrif3klN+h0u3WXBqml+A9kn7r14d0eZx0/FBVshiejtJ9dNtPTfdLPfDnw3Z7Lpw/J/W0MingJ6mfJlmHYpSVduO4FZ/ex/VSfZQVJ1JwPC9GF1w4E0Vt/1SrjXTYkerCZjONsqzQrjBNw0uoo5MkfrZA96fmLH9mumPc6nYijVmIFpL0H+UeULkjXC7pxs0s7z3ast7XFo1K2kQ35RfQuKbd+U6Xzp8Js+IozifNiKpduW66hwJ/MWnFqs9xt90eR8lW3Iwu+s0kyrju6GIr64yjuyGVWZhTpaPTYae1hKrWqKoILcTI+ll3fj6KmlFT2qJTMCjQl6GZFCxp4DWH/rZTmFLHBoUJlT6h4euXNPI9CkO4SIMShvuXvljSNbxlqNDhuxion/Pym2rqoueGrtVUehOFYVUh8kcK+a9ReF3lby7kb6GwVeVvK+Sj0TtU/s5C/iiFXRQ2UxvfKOTvprBHpX11HKOwpuvaCoVFClMUPApr1INVCtcoHKHgafrfCuxcTiHcAAA=</script>
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
