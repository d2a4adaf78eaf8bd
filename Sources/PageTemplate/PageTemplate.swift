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
.message { flex: 1 1 auto; min-width: 0; max-height: 2.9em; overflow: auto; color: var(--faint); }
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
.choices { flex: 1 1 100%; flex-wrap: nowrap; gap: 0.5rem; }
.choices .choice { flex: 1 1 0; }
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
<script type="text/plain" id="module">H4sIAAAAAAACA8S9bZAd13ke2Od09+2+t++90zNzAQxw8XG6ObQGNiFCMT2AQDpCw8RgCFAUSAgmmagiMiYcakCJwACiqDWAgSNKhLNyhd7SVjGJ4nDX8pJeS2VWKlWrbO1u4F1VltloU3SVf/CHY3Oz/oHd0lZYu96YVVGkfZ/nPd237+BDlEvOEpzb36dPn/Oe97yfzwmevvBZEwSB+c/t3U+FGxsbwVMWP0Z3zMZT0QbP4pocGf5cMVf0vBzEG3pDh1t/z5WnAnn+Co5QyhV/lxymG/6/4Knoivwn13AfyrtyRU/ygfCKL/2Kvl5v7W5MHg95f7LBO1hDHMcoRrbyniv+QrLRVC2Qv0kZqN0Vvbc5EaE8fbH8F4TfMr9rOtaGvbDbzUzescb2hwO0mPzZwMwGo6i7RY62xkGSbEv6/SQO5kweBAtxt9udi+TS9jAMwh2RGdvIGBvMR3EU2igcBt1oZ3dXFNj5vpWHkyTtGGNiGw/S1GTpbhMk6Z6O/BfOuDQdhGEcxWlvZjjIijCwJsjkoFN27gpjY00cGrM4G8XmnLn7bjkIbGfGbpjq6tUo2wiqN38typLfDcedz5757PPrX7RB+kvnPv30uXPPfTH4XE92z62feeEzZ74QnJuVg/Uz5557+pfOfPq5My+cee5CsK7nLlx8fv3Mp3nlQvAFPPTCmfULn3n+c8ElHFz4zH9y5tPP/3JweYiDi09f/PyFT1888+LF4MqQjz994fnPffpzT3/2TLCR48Tnnztz4dPPnPnlpz//3MXgqhmgEk//rTPrLCj41daJzz599kzwt81o6kRduS+1bvyl5899Mfiy6cuJv3XmIitxJniZN+B4/fnPX5SqX2tuYBHBrzXHrFPwnzYPfOEzn3vm+S8EXzVdOfH8L//yhTMXg7/Lg3PPf+ZzFy8Er5gEH/v0C2eCv2d6k1YK/gHLkI9+hlefCf4hT3zh2TNnntPv+c3WiQsXz5wL/pHJPv3pZ888fe7Tf/PpC2dC0z1qgspkix8/+ehjpx997Jee+nXz980b5nXzmvz7L8w3+Pv6Tb//ZbP/2/L7X5m+SXt/59fj3zUjYzaq91+OlmyAjQuWbZB1AxdUspdmf0Uu28MuODoI/F2lkX0XOLNk0zI4JvuGtzqjz2a/bfwz+wK5Jj+4Rw4MDgwP9oZyu/w8pgc5DnIeLNkFlLzgn9mJZ3b6g1042OULcHjG+QKWcLDkC9iPAvb7Z+7DM/f5g5/Dwc+tFDZzNnvbmM6Gi6qFF4qObPIXikQ26QuFVA0nu7KRkz3ZyMnMHpZPMtUPzfnKrESH2SbR4SoojDzFs8cGkQuPDkw/yng6PNpcWR+EmUtddgHHLnE97qwPrOu47oo8YrN2SSvSvOGx9Vs8sY4HpDgjX8ArMX5XCjk22Z9EdrSRXmFNA/ROh50kH1+ZQl51FL22ss4ey9eKOelj2cyHh13kOitlLNWZlyq8FTxXmrVSSpAb3dxaKYVIH1ppY3u4WEAbHpS2kqP9BfvHocn2BXvQZPuC3Wgy6aciY9/Ji9GfRYgH8mIrTqZFX3pNCtuOXjmI/f3FLuy7YoDNnmKIze5ihv1e5KSFYgvpo5jFA3mxDSUuFTtwtFSMleJSae3osOtLI0p3yO0RXh8dc1vdtsfWB1FfWkou1seh9KvbUvforPSotKtcDdcHHdwqfWjZf3HmMpcfcz03Ix3TdcNj0juDY+u+SItOC92sXJvcNn2fUEBUmbUi0homeGKHGz+27na6XaiKi6WtFtz2R0kPuAGNPn69ZF8at+P10rI7LSgRnWl9Z0qpoXTmwpqQkMUmkD4NK3O2BD0KZVkQ8dm9FsOa28fkdQGODX9AB0bJIXh0EGR4f1MbGdLOzsiJbDkg2bfImgNODuW/5LxuVsgdeNqsLdsoy+aChrDlw4O8n2XzwiJwV7Xn86W58C1nvvnl7DVjwg2h1FAJJgId40ul5/VJ0KFUKmIvHS3CvjSpPSptZNH+Z0vzMD+W53FvKReNlFBfPs7xGoJfrQ6EG0mtULPg+LiUBnL2oXGBwRvwH8ZjhnF4KIgwbsDa/nlq+xudK3cF1WvR2TJdVCYoxJxWb4dr8pbl7/cCtFEfrMEUQ09tZ8ue68i7OnxX5yEhcjnhBmPZMWwoUITJM47jyq0VOnKLGXtYerLrZj4h9e1IV53Et3eOBAekNlLcWwFu7buuNHXZPYaeM1L3WxUqXTsrNIVxL5/WDdG0M65bdnBXxyWgMSlB7k1y+SB88KtGPuxVlFxFwoyq74ZrZa86hG906ZGr9X8bB8IbcqeLDwXvYguWWtpDwZ/oQf5C2TkU/LEepC+UyaHgX/PgUPBH2IbL9h286D2zVgVV8f0MhQcHwjesXBweCl7DdrBsv45tX2ol28ocCn7Dai3fxPGbVtgUannr+l0NtX7v4xmp2p9jK7X6d9hKhf5fqxX6M6sVeg9lXgunK3Q91Ap9O9QK/ZNQK/RmqBX6nVCaUx7MpVPzIYanNJ5WRuhlbTGYyZSkPWELJ38IbY/h23VzshNdXCsz8rCVQeKUBtDzs+zq56T1hUOCLSQu2xsExVZ7uPq+Tt1C0QH2/XGZVcZlYyFal0VCQ81tjwwCGdxBls/w7g2QdXX1WrQ3DMrRkR/W/wVHAje6XG5xW44Ep9zoSHD6wrjccooTltYqdD0wchmBMnWXC0c+9nLr6S+5HiqRYxOVnTwvt7uFy+U2KVX+To/dgvyW826b235KCt7mRm6LcGT5Oz0ut8rR1lPjciTbbafHqAmeKbZgBDn5sJWxkyLx9S7HnjwvhcvNp9w8qHkBdd56JHjcM3F5/Ek5jVIHSb+T8ZpwdNkN/D+3tRjxxtNSiS389NMXIOeM8GETUvpysSWTsbvlgM2l87ccCF+NMEsfCl7BtrNsv4ptvmyvRcI8hYaitXy2MuelpB5Gbd7H22akIzhDY5N/JntWGJ/O2kc9Ry3tbXhqSbYuZC/zmgsfARvzd/IW/9g6rvtH8NSsaAUz8uL/uxbNPHeUB27Fvq2eVvYNzrjMSSJdw/SxplxOjoX7yAn5FRnvEM5AFDt8IIScdIPX5FcI60CIu9/lmXdbZ97hmXcmZ/D8yQPhSd07dyA8J3e9z7vk914T3G/8XVeNDGp8+zWDq/LblPoKz7xSn6EsK58rs85vGiuqD9h3frYMFoVRV29cm4we2ffHwkqkbI4ew9FT31aPHt6LsVO9eS0S8ojwIscjDCRpv3o8JEeC/HeMSrwBr8mVR2V2kDHnLGqMWRe8Icj+B+kdXzuzCMpI5W6Q3YvOb2V06F7qz6SnxoW9/XeI4OcCfkfwY3yHcfoB05+DzzBecG8+gxOL1NWi/v/cmuiKzthkYZwehU5lrIaYQvP7Udd6WgfbiDFSMX/Hl8roNMaunHlSuEzowtaou1za05Srcd5FOHSRjNUV4UIRH8hazKewEF9QwuSclpC1yhQlQNrt1Va7yb4/vqn/X93Ubvk+3k3uia+pXtOWCqVSwq/Cy6VU69Qxrx/IWXBO23r7YyrjiTDzuFQeA/c0p+kZkTuyf5zb+Y0YlPCKFREOYoa0uwjLMiqfE8lbNs+K0CGM9ymRp+Xok0Xs7L7gJMQGqUaxrT3PbP6H7smFiQxDGwXyTuHBL50c2OrqVVt0q5eNVDiudr+AOyy5pbzniWLBP9xcsng2xLgsUqnpdUOiZSmZ3dBS5fulPJGwKCLvExWbgpzcXJ801dJaGU1mSiMPbhPSKrd+2W297La77c3BJ0WIivJd+MIFqBFCP1KrjeaztsujvTHmGHTBtsvldu0CzDhPCp/celJERdDQVoi1+JPRtEOOdpySOUY6RN4lN4boF9wif6fGJ6lpYR9l5ksyh8lr5IJsRYPg1uQfORA+JXdtOxA+IR2OzxFN+JNyprdsT0qTmELmWCtiKa5WVj68QgtAI0CVbXU9WJe7pWPOVD/49//2n21ICeHFF6jxyc/KGM2ViegLOcRiholAm2nVX6MoiCnofnOfnJD37oSIs2xH0rbXjYzNft/3U2km7Rxquwu9SIvKcBO+Xe5ojRecOSgzMRq1M86X0KynxmwXtKzsbMcsLr+c0DmHb3M7TmMbbWoP49uD45cViTZVRGRbdu1WkT1FpJK/hXyndO6VCa9Iy63KeHbIWxfQZ3XflVsxa+Pk1svlApnIVvZ4myUsQCdYIKuQjhRpYQc4zwJ5iJliHjvQ+zvynyl3XFappjX5K1Wcdjv4yaBfOcStl251K1+B+y+MMyXYhXJB+R6q7ivPO8YYx7frhYXNvYBasBdIw+wAdshUL5jb9YI0RMypPjwxSH8EZYSY88PqjWZ6DVGl14zfXbJvmjJZtjnLr6kFLDrfLeo5X/icVEFueVZrggptlQo58BuZb1Ah26pQMqmpPAip+xZPqHxyUArFSJriW7jl0nm985h83rbXy7gKHpa9vkuEQ7n+qihBwfELA8hPsSqMeDBYdbFL8OXJ6oVBDM7MKjQvBRsQUf18PaK7MqKLqJ94mnY2/yv9+FYjrWlKiES3bMunmrYUue4cqFfug7gUTjejuVMzTqrHLkR9XHiv+ZSoFlL2E8UMNp8scmxOiioom4eLOWxWi3lsHhRlVDaHixE2Dwgbk83BIsXmvqKHzX4R92VzTzHEZkm05Xjy+VtazaLT3r7g143aYWT3qzBByVPXjMxSciz3Jji+VMQywmXnxbKPzUum3AJzXaL6Kw0rsevA5sXJCAXGYKfyql/tS5376D+pUSKV2yL17EiV0TOqyHvy+JKQB+0595pvGm2SN4y2yTeMNsprRlvl60ab5VWj7fI1ow3zitGWkQ+J/IekWmFtHHB5/SC2zotqPuiCLwduZtnul40oBvfIZnbZLslmbtkuymZ+2TrZDMC6ReFYtguyicDBhbHL4JKNzCN92WQwswZuqNI9TBLS+q9YYfLZv/hFu2sjocwQni07aprIYZhbsn1Y62BOiCmQFZFaUkJy1w3/V//b4L/D////w3Q4EkkspLyxo5Ok3V7WH87kc6MtW7ctbN8x3rlr9x5XQA6JXLxeSq+uu2TdpetHZe5726ycH1COk91joC0YrFziurijTMciDchVnLcwtcpx2NwtRVWhPyt6kMNx5I/79V1yLvbnckg3X4RmPkeCS2FiqX4VRPdx2GneFxW/L+dwPpE+elukpVj6KK4OtpkFGl54gckrTP1lt/pz83GoClIihAYX7wuuexGK5yBIdeUC5LIl+98J/xARFUI5Dg+WiTcfJNTVnlsr02oBupqQQ1qN1kADKV6otrmPQ/p2sMjIuJTxfIT2ZZjIcLSM98sQw4fJB7wngmnPi3uzYL6J3aApTQrpVe+YtXJuwgJ7oiNIF4XVf5D3BMdgOHgXn+HmcoeDBQ51eVFPSFYelBFud+BgJCO1Vx0+WybtwtxaOXBzIir8gmjiA6nbNpehrsUAXGFW7RJDmh5khMMQIQOc3IYfml6srvalOt3jY+oJfDSB3A1GAnnKoR0wGmPXxWiMMeJGspnBaIwxivuyGWA0xhiiEeYOjMZYOK9KZHG1fw18W/bcLHhAT9oMA9XF95r7hBXGYKcpNvdI1WKw0wybReEmsoEhXDY75UNiWkOxyeXrYoznGWxS+awYHzmPjfQLNiOZ39V8ic8RJQHv7qOS+zEFgv/0wUeWZNMD/+njO5xshvjiPhjPgmwMvrgPTpXLZgZf3MeHYyKdxxf30Tb4zrcpZJ5QTps2Yv5gFZP0S6TJ1cFBKJXQrELS5EdB5UqTciI/OljRQQLTbAUtIBSSKVV7lN6UPv7Z/vGb3nCs/Yafq98Q8Q3LECmbd+y1DsYETjwLZXQoeBb70lplvGyf0X35uKekFvkaDbUy/eYfwh6YUIi3reyo6+g6cje+QPo2Yt0eauqGeUA+BxMgLM/7gq63smjFjg5+1sk2H+AdC2vCSqL8PpTnSha7WJkXSpQcHhehH2d2+o+Q7u2AEGKYV1wIe3ic9/vHoK5HK/L5XXkHrMNdWoW76hbApJfhxqypvM1/rr86VV949MAy4S9w5pHBPl/vSrpBWvbDYAD4gC5b9l5yQ1QJ31Fp9Vx3rbpqzmJmLQxqeHTwoJZIK9VHWDv5IFQOd0VHYas+0miFnOonnfkz0515T1P5pkuNMjC46sDSKpCMqWJyqmOZcCTZl9o/DJP+x273mqXp1+z90a8J+JqIr1nha6LmNX+1buOQbfygP2wLgxG5+wFydwPuPngAFHY1nDD1FK0iPf19q3W8S+ntfVPGrOSiEieEbI6U+DZVJV3en9XT0WTUVDu0CUBem+sX4sun6vcLeM3qwLnI10Ktv4WvBb8eD6nf8Na1OPSBWuIQTOK+LQaUm9EIxwZ+NN754fuVVHfrY0/5Wu6RR5fqpuKoum0lXQeycoqnnyjYAZ+ELAlZeYDNw8KIO5CVZ7F5UDhwB7Jyjs0DOjYPCiPuQFZOsNkv0lYHzJ0NB1n5F7KprrP5wf5H6/75MtQXfkKlo+2qjMOqHnj6NWPfilHzIWBWbwVsEijQ3ab8Dr5OGjPiWw7WIoi8oIgrzvqUsJrCy/yoJ78EMkWP9hqKtJzce3qJPiOZzh4ZBBMhbQmT4AkKHSk8RUuUK+CSyrkXqXwpx/foQAXnio66/lFM8sIHQDrCJwYueoTq37CfikA3sFllsmIoJwbQMib3GDdAO1ncKtO/iFX4Oz4uMUMNTozl/mhi1++KuLBXquFkT4UfVE2Fn7mb/WRx493wnyPCxrzO6Hi+HMEBFLCEcoiZM1C9LOAX8otdBJqdx0sLN+InNx5p44a4Y+6Yc654bF2NgHBHyxNy5lFYm7LqV38Qni/gAP5hCFXWrBdolx6km5lMRDfw99TJ5A+vX3yMDtpQLUMhJnXQeoJ5P8RMv1M2M5jNw9pcRB8huKJSRbzJfJeAGrsqi9IyOqHIFhsJJhQE7llKFYQKqpegXUWYvXv1aEsxMUmLZp719j8u7dCTz+bVzF+loV8eSmuKhmlQjnJ0n1r2HY7T5til3FuQK/vlLdJw9ZMiw/by/aDcbqWjXPr3Qbhhoh2Yfn2fR9LntCkr+7fkZiow0NYEJ0+It8LIzWOwfxSGWugx7QQBVd+EQv9V23Ihw2YXa8/EtbxU2+xi7aNYbXbxtM2unkuoStdaA5zOcAwYuCaF3Bu1oa03bVSi0KhUOy5j1/e6RChs8kTk1apXosY8/1V4lKSTYViXw2uh1xoiaAG+hxqtIfMDB3bb90y7CmzkCoYUlfExKEW4N/RX+lctiP4hb4odldL3TNmjz/kTA7oUd0I7hXWE6oInhOca/hY6uTFRN5KoZzVxTRFLVwvI94MClvGp6MaDsJMw9mj/oeCknls6EK6qQ8uIegEVQnSCghbYHKITZOxUdWYMO2+iEj2BJlzayjNhJJFqCxH6bieUUMjOETp6JBvq7pHq7hFE71Q2GWTnCD5mhB7U2kLUaAsiWIMqjHqMhfMFzb/+zwtRuPRQAEE2gUmogzdClI28FKsiLGQQnQlsPtd/4Ca5+aNtGWg0LZlvaUnm2u/CBOWZA9Lg2vk0bx8Kviik3z0UvKgj4KKywXMcCKlaZ4L+R2oqpocgFj1uEYadN6JppXdqPo+90uubmWon3ndMNq+E7QcxImytR18VcsyagRlieHEIhy/KxQj0ZKrFterPPLnAeXCXuhLuhhAFD6IIs9++Bm0/zh+Rl70FmQOd4nDD3vBFZUJCM1nja3xL3T5ldV13Ft3dTv5Oj8u7XenuPjUme5LdRXeX/Fs8NZZbSmwPIOhNaiTU7usUy9essX3eBVuXBrlL9q+Ga/L7dmM0TDD25fedyRmX7A3fMgfC961LoFlj6oBraBGbJ4oSsR3PijCTVK9ajB0ULdeq63ZN6tKTYZNU79u1/G7c/7aVdkGBVhpGHvyOFcFEttct7HRT9hm+bBgGxrKP9q/JVy4e+djL+FTvL5SCDuJnf1nImccG4e1dlT1p+B5dbr0P7qo8ErjCeynzny6KjNEBmESlx1bUlZOAgZeuvKliS/iRK+rI/MlXzE0qRgo6NrBeN8eRN9McR5GUqpI8L++Cx+Aud/elUn5OQSjAGaFd5+665NypC0ddb30AG4JSiSuUTuX3f1a5Mj9Kaq7lAlYQLkp01ntWWbF89g3fy+/6Xv4j38vvSC8fEWFJ/opbWOQ29Xh+6x5fwE/uezz6j9jjx9REnNyyu1P8BOzuxwZ3cJlvDpz5i3Y3rNTYrlKWjB8e2FZHl+joEh1d+o7GGWFgzpW+o7Mf2dHazc6wo1siL+/Mh+itY0c9J/3bpog9O4UOABZ+v2nx7pC825LnGliOGk9jvNnTaG72NAoviTFbiaJHnw2L6spLRKST3fsNBaT+hycKMuQhm3+0UU2aU4f6Bxq5tCX6HF5rxNP8TuIplFX55N9v7KKN4YLiKSbnifGi7K6oh7rbZxwobIK8R3ZkrjouEj08RaFy/RCMkpU2WX0GxUWQH+TLzb3mARga1WliVBFEJLIGNN6jZvcljYddLBik5xArC6sO4wBHotAYtfIZtfJRAqE8srNl14PxMafsqHa9WO16MXpxCTYp2PUoUMKSmal42VNLZl8tmQO1ZA7VkjmrlsyZ5YmcCrlIenT5ZgV1edLey632Nug4iwm1bPTKad0q9LqV6NPVe8HaRB1PVUfDZNahlwx26rJbn4Kcn8PnBWVAdFhTzDW+CsTRaixqBMs5ZHG6edRBHiJgKobRj/EoZkcGY8XRQbADnQyNMlEP4BxkDNEppYOF6vAn+iToIDkxzuDucXOHglSLjWqmuuG6jXaX0litMQ21lh42ujmIheq5dqco5n0UekQ1DAQeouwuRUOpKN/oI/2WcPezMJZH61BgllDIM7CkuUAYyaLUEdu7LpOzTXmg8d/iKUwhpy+MhSmV3qx5v+ilnb3hufJu8JxIeEsBTnT36ZXB3S6Sj5H/poJviscHH+ovZTw/cU5f0vM/VQ/XDPLYZjUylVayjEFLEb6hUjQi+EpQDqTj4+tHlYBgpOr5GDRSmqjHNFUdRsjLvuBBFWGPypCRzQr4izA4xMHsC1aLAU0bJk/BfRH9VWlIGtjRNcT6DiCrGtc/FHxBNiK5viCb3qHg81AWDgUXZZPA+8onngVxHj0UPKW5DZ/C4bKFGuEOhK+iOPd6KYPnKnePuGuvlzJ4XjK1TvGONHNXI+Ra9cCML7c9IBt59qBWar9W6l6t1Ie1Uvu0UvdopZb0cae1yLUWJ1WnkUchYWJkqdYRUVsVlvRAraBfNTBgr5Wi0EHqoDteKt6oA4i2ila8TiDcYxV5CbGfXo7TRuEDolMV/a8hQCzG93q9188r0HYznTcycCaZQlXHzXS2yHS2yJrJRLQcarv33cxl7ptwmfvuyE/K6BODnh9z8YSnQDopG1tCwlhDjngZWmddmqPRIrK9fLs34cCGDIe6aAI7+h+6uUo/S25X16uMH1kHQT+yLhfQgDqVGPmYO9c3hh6r6tkdaxuTP01qSwVSa4r3fmKQNlZVllY/TRLQ/tevKW0dj6f0EMEmT53chQ+jGTgEaa0vmMwgp1YZXbrO8FJYITLt+VQlhihrhj2N3T/faHr0s6Zr1R9oXfq17Tb/q47eqPxjMLR+zail9RWjptavGrW1XjNqbH3JqLUV9kdsL6m59UU1t15Uc+s5Nbc+p+bWZ9Xc+oyaW5+C7ysfThTQRAPTlCVpHBtFh7gRHaYNorVJM65nqP00gXRlDrrHGzhTb+oc3N6KaCYl9OTu2u7qpelIJLvzVUz3diQydRghRyg8FMT9eq/TD/1eAl2Geym6KG0yKsohEhQwf4T0TsjM5YaQX7OaWOraWNBnSvFPTSzIterBw4SwcphSXTePaCVrYtZUCFNzkouuixi8Poh8KLMvv50xISJvogwgUQaQaGBaogwgAdeAuFgbIu+VSpZ98O9YuXnS4u1Hi0z5/ozOAoNWXMLGdEuWQ9+W5QJbk82Zwbl/KFhxMZQb8CbMqzAm8/wxng8LaGV6ZhXOK9yJth5O5Io+SP9Bhgr4Fi5pXqrL7Qr1StksGYkAvBU3hNJ0eCluwI3yQPOyo83jIe5Ap/LWTO4dyHMzmP3R0xibOHCDddVoB0d5LFwaD81ANmCKEe4mVbjsGGZS2ekeW/d5YskxTV4TLWldNAuQwqhWCKSbt6jcP+/6jAwHn9qOL+cY3OHDwek9EwrX6NqmLWa0rcoxqHHnuNil5HLUDYVeVs8Xu6n4zIF3zrkdQkDNWEvd3AnOSFvXyhxGXGQLyvfn1b0iQGFfBN3qw8IfdfDl1T4Zi9gfyP49TJYIhEXkiFnbg8E4vFUUi1tohljiB5GIGvC6s29SJYpk+jyziCI9hx7qKWfkMa9ncqP0ljQ99KWhEOsshUwM3sztxH173C6KoXJtIPfgVXgUrxhr90rlMnTwLA5FHkf6oNRleJRnZKxlvtsGx4Th1F0a+Z5U4df1mF6G985oLY75SVvqMTzWFLDelNAUAFKoC6EWvVvqkos47jOMtqkvYpubn/gi5mWcj0gzmdtKXwQC/+YgLcxBFQWbX9b0JM5Oyg8MApsw5czTvOm2gR8Yt0WN3jU/+DAtnBDD7mjhlCeS85DZJg6MtwONlKYGcpea6a3MRDK1LnshHBNRytnMkYbMTfYNOT0CqXTAjOMOdGkn4zlg4Bn2uugc7oH7RXuD4EAwK+/ZDuEiXeMxkjAcjmfWloJgOQCD1GcWmbCGvbs1+Fv2lppy9spzH9lUzsGpcox/5gESq3xhHhY9jCREli66ux5tRxqUfQQe3OTsiJBdZmi1aefrFHeHLXaKkdnlBCg6WFmeHFCoPEtfDdwc6LGz9Oswr7AcqGNvzFB/B6UMe+VPOVFLCvdTqoOgEjRwOWbmhPicQjNznCtODyK0Dq4hIF4eo8IrV4SkaS4pXHmplONTzMsppz/gy4XLbqp9yuo61E5G3t0uo32HVSvdolQNxiSmIy0iHWmAVyAdqaDqVDD1yDH1qKgwlaXNN5YYt/4bpSCHbxzgAxdp2Jl8oKs/sDylH1jqB+rHyZt4y2nqYE5qpElHm1U5tIFxBf1PsgmhNKaqNCbL9PplGFyLLqyTjYwfwFRBGAg0SRH0Pqus8Ux5D9TEM4W4BihjcK+P1Wt19eoVDH9nxt5pJRyAKRLwK74dQIrf13bzy8iL/MizUGG/JfPcejUjo/bnm7IQaxDqSyCXaImM5QWJjQvZ9O/6UYVWGxfO/wXKLVuOlR/nH7pLSBgKs2jNoMWprJJ28PZdbhGkk4GspGcO1wKZD17lhJsyTgs/kffNJ/1u9h9LRu6nXsthGHNhpoOEIqp0Xbh0DXMXcHDdB9JKDb9ptYZvWK3hN6zW8DWrNfy61Rq+arWGX7NaxVes1vGrVit5zWotX7JaTUidDP4whQ860VDaVENpMw2l7Wko7UBDaYcaSjurobQzGkqbayhtV0Np5zWUNtFQ2lhDaaNWKG0H/qXFIPvHid25ESKU9mqok0pY3bCYTiapaiGi+eTMu60z7/PMJOUtBGM+eSB81/pYijrwZqy6d7ETN0j/FlADzdq0P3eDsci2jKZj2plXnFbeyhXuDd+0B8LrRvffkP1v+/3XZP9No5Hlr8qE/IZh3Anj7M8v229qjJ0GpOv7862VD2nOCxrN9uvMEatpLMaVt4yPlaK9VlWbaK915R4OgnNfEjYmgtsCggBgEutRfUDEGyu8N1xq3xnCAspg7J0aQ72QUXo8yHhyVOFhjbVe1dDqB0XtkpOHNSD7AQ20PogwbrAgku28D8XONRR7VkOxGdB9UeO5z2kY93MFo/6eLXZj84wGoz9VbMHmUyLSMGh+mwbNL2jQ/HYXftjQb/rDH155GBPMUVodu4eCV42GXnwNWxH6XsFWaOwats7tIV+Y+dJLB8LX2CfMW7T5NvAEYeivwKKy01tWxrQkWbdDzTT4tJLJIe8yX9BqToZQpKczq/34XuvEwprSo0+BhCqyL/j4JGwDhhuR54aaymVUWqOo19GwE2mOGWmnoTTZQFqvLw2ZSZtGHPzUDmE27chN2+WmBblpm9y0VW7aIjclGK5Gh2uuw3VWh+ucDtd5Ha4jHa4dHa67dbgmOly36HDdqsN1mw7XBR2u2zXy/WroEyeD7PdDk274hDkLMZBJCWZ6QMno+y5sYZsHVACjskpXMiDfNQgV5e47BqZA7r5tNOvCYgzAFMgYCz+YPqV9QAahr5axxFIx0q+q342j//tGwy2MmpFeLOvQkxAgJLU5KFZXe5ki7Lf2wquKvL8JYnTyhMXIibBZKGjKyKFBo75LsBBa5Liv6nz/oNrsvP3vIEERDiIuZhuKTfXxSAuTniW7T9Tw+IRs2tn0JzUM44h3gt+odwOk0m8Bcz0UjJS55tq9fWXDqWY0oAsZAGE1eUG78LcSmyq4wv6zZbSohBrYjcpozlR2Utqwatktg5qfdogyAwkh/0WZ9plTT5bVaUc2hAwz6LQjghGsgYhgiPOyRzeDaOzTafDZZUSWYdbPaEkXCcLRMHE3xMHCOz0GWm+zGDTWnVQtbzC+0jYE3RE2XCbM9w+ES7rvQ5hkUA8YRVOG+ap+8UyTAMfX9+WGML+/zC+VQ5cztbGvqY3ZlLm+7zKfxpix1m54Sc4NTynOzNTn4UJ2CoqflIS/08hqOxK0xRgUMs5KKJMzIs8ga/Zay3Uq+/4YH+pCyoshXafXNmfN3sO7mTXrsuoVjZkYSo03uy6kupCKpVrS4PmH5QamP0tNpZJ0EZyW7u2/XiS1vs+mQyVihd6IdYqM1YwaqpsnVkMuDN7QYhKaL5DtkDw0zgr6aWFMo5k98GZvnyuj6ZmRmkDDZZq4kXtwOGP42WJzewRlrF/PcQPMhkh/jjQNJ2IajtYNFMJgLWnhJ8vOmHotNAybP4Fi3FQxiJ8S1nXlvM6nO+sZlmViwuYbevqGDl67lIHeGvlnWvDp6TDsMDcctr/JDAUm7E1+6wxh4vfpIP0fre1sWJ+kHvtBSqyVSFNPovaQY3TyUuDdi4y6hSYrTbaXIgLDrTo+RakJJy3paPORuvJthJjaq77SOlkEuW4Ip4TXFLatruvV4ZQdDaeUMwynDBsNOBQNWG06nh9M3gI+6W3sIw0eyzWJJl0OtsMzcwAjt9q5JueCbJn6R6g21sYhEnHaDlBUqs0dKQ+E+pQ3LSjypQdhsC7woVYPIQH84+fVCk88rePjIgSGj6LbBLVtn2gLBRgntpYYP0VITAnCASkYV11AXX5p1hh2D/OL1V2rhZvNhZ/1hZ+dLjzbRRCFJfzcoxhb8nMf0ZvyJPuXxgNYNBGhDuYYuBECuNAJ2MMG05wIjw4ADoI60nGzeoG4RjoNldHDHqsHzzsWJ225CnWL8TPRcUyhOtQR1azyMIZ6gHyDqH4W4YatNinRQeahcUEtONTRHMChMdNoeJ83EVGI6hy0Om/A0D9mdfa2SvTesI52rSPLNVYycj7GnDpdmOnAA0FYHXFhlV500fr9JtU3vxJao0rHuwGnP6FNyLSKvVAiITXOf8fcMlFOeMXJsoPbEuw/AVyGCHGNHQQs8DmcX8XP4TJmBIzB1H4a33EZE+epCwh/RQwXLkhJ/Cb/4P5W4QeBHAUjEguf3LOkHMto0I8jBoI07Sl4uU8joTY+OehMQSA86uIjG4+eH/QYLox6bpQAbfjYy74OvuQF/OSswmODhKgmnctlchowSFJyiihMdKaLr1y+LN0f3FRC6jjRBCwBQRzSGflPw/8StIbl5n/vWxtdwcQCsaJIKksi8k4XAy79OILbK2YN8lDqOCU5RJf5QdIIkebIR09GOlklFFOAASJy9ATBx7YRfDZjUEzfjDk1anB8EHJ5Db47AFHIXRNYC3MnWIvpm1Fk2IBbSJFymaFAfsaOZEh1VApdJKtCo8bTnxw3nxzrJ4enFN8i1nklhPFKOhByljSQlxqrjQvSIDJbaV/8a2EnV3wEBJliiPz/zqbE+AAYG9LNNv/pfAlm5lNjR13+MpzYLj49VhKXd6MipJvTY2AwueDkgM6LSiqB59ZYGk4aLUoK0SslRbS0jGHFi2YyFCkf+fiA/ct7oivTTRBgQKE6uCpvFgZEGVFKE7HadbJ/ZIVb6gwaLU4yKeinoZwIl2tpweEiEHZ+Hyf1UoUIJIjBrxiujnXSr7UGIKNRdG8SxID6Rzw0ZGkzIJLcWUPC+nHcnkbWipBpAUENdMjZHDOl8Eu6gZHlFa5VBzE1GD87td6Rev7LDDJ9UT2TINeLr+y0DWkdJKUFQONq9IGI82T227kdKk4P1LlkMbg119sXdHWqT6prFobyV1pRsld5RnGBynmNk40UN+h94+Zf9wMZT1MrS5WvU7YKyr6PTBcZE57SgQ9GZ+OJrhuHLQwv5LN0CwJNxcxlMHRiQOLcgGFMxBYRyPq9jPaSNdi20Nx4ADAgxARxiI7pHBskaMaEIekIyjXIQRRZFnU8XHQ0AvNBLwAhID52A6/R+OS/CPGCon4OZHsQPFq+IN+Dxx6Qr9WSDsq7bTa5FYIx5dH6hI/mTScP3+cxCxHN1oE3BObVo8Ln46MDeqsTRnRNd8GNYNIFUx3wlFxMaa6hII53Pom35Fo/SLEJpVhpDU8sUT5UoV5ORp5ENb9wRlH9YjhNm26J627hh6V1t0jTa7f06HwVZkZPu0+oQcALH0C3AEfAEHig9qX1od0XyCgSsSivs6hC5DuLGJO6HjKC0lUKO3g/TWaItu6eGMN84s1lqCVC7lYQGotAvlZFtQasb10r1Fs0OEQUaoBrlE3c7aiowYejAWp/Z+hfH1r1gNCBjapDA8LL4QMTdS5dHUStGvaaWAVfw96KTNhdHwYE3jFdLahwRaqi5y1b0CDsR8W4TKFvcAaJ724oU+lQ/eiIYXxo3ApujBlBEJ5T19uzGjPwDAIJ4PpjNPdMm3DQVzowlhoiXZSZKmF0JY1UzYC93XDtEYYSHXm8jNcVpIookcTpXEBmiXXd/K8xOLB3tkSPQ2DqYdKEQNo7CkwK71Ik/hlyb0FgPITQCAFnrey4WJ4E3k33BHtoukZy9IgO6jJuhjUpQGqH3k+zCQPdxE7qcUK/dT4kU0cS1iMD21BvqtQ7JL1oVTOFPskQsRgr9XaUetH7HdLGDLDtlDaQftxxM0q9HTdsV571YKvWddO6R6ik1r9NvT2amwc6qlvU26mpN25TL2kchKmfFYN6JzXMNtcwU+pFncoOqHe6WugzodRbtaNSb4rOVertKfXijFBvp4UailCrzok29UYT6k2VeiOl3p5SrzdTT5Evmd4nlemdRPLGvuAJTZPMyKk/EA2TBWZKx3Jw/CYqRvR4Tca4QT4iO1ui90sDWjaqWmX/ESg5AyUkd6ZkDSaiKXGzuSLxkCe/JQK6qEyUrRpDUCNNEeSMplLIb6lKgunlsusUFUwOnhxghnFdwLMlLjnJeC1OKvZh6N15WsKOkGyUUBkSkQaD2g4lymVth5J6vS6CYaLovMzOhX4qomNlV6HzIGoZNG59gwar1MNFUrI63sJqYxUwJJ+FiPfIOu1TUFRhroouIjT6VNmhKAoD5ri0ZytzfJoZqKWKVRdVehAEhOwVivw3xoaixai4SViYxj6g1scaZ/cWrcZha/K0VsuE3L1S1YFS1VHEO+b1eJkfYualMjwNeCX5lksIvj4lFQcaHpRAT2SRb6tELRCJRjqi3ZITY6Kgmr20aBMyOvT6Q6r6Q0CQhrbe9q9CkRettxyHCn3zjIbbPwUbNpDx6uSlK7WZ6ZPV7hdKq/4PgB4m33LRt464r7zEOB8kTjGW/1mRdptLOPFcDjiK1OX5zqzMAXGn4CwMRo8HQW0y8EmPtckgrE0GavCPKkODv5oNNLqQwqzG0moQJWyDOWyDdowx56MPnoBmtKTeq0X1njn1nu1UL9lCQSClkXrJcvWS9RXsKKXH2eVS7pTSkl8uZ90s+jD3Rm7at4+NXQzhpUNjIJh7QW2uc7/Zr5bFe3RwLqljFk6d/hSc0VCdOjNTcEaz7EyEHTQWkbBlZPwDa+2VmAFcatmPKzVt7ZX6h8zkbEwyuXpBJvHMHnSRWLF0Dwjz36HyCGg0Ojz94YBqJHmqoWJMa5K5AzQkQIMsdWj7I6Eha1jISHErT49pF7pqmWIgvbledMlbE/qiXtQ0U6o0IWLK4ZN8ndEK5O9GI6wDTDBee3bafDu1LxaIJVr7Ysy3hHBBtfAAvju08ZUMbOC9gMg94FH5/dCUYVxJLtG+MmWD72Aqw5juoFlIbpFSFsLsNkFEkfxkNvHgkBxRgLimYTT/6wrGYxWMR4QR1EvYwvBbLykEqLwEvKIDznwE050hZKYorjjyNr5I7Qumti6swKqE+xhU2YNKoQUnm2KDaKrCu1K8JEXWQ4hXnir7oPRJFftaRaAah65f1yWBkyWiX+QOdYk8dGnW3NECFdQaYmg8LBsZE6vIYN4bOvgXe4Av8p7EZ5z6wSEt8I4c7jfupQfCk8riBosIzkF+aoY8VkS9Z/n9iHRCFvSk0QfIOupjswSoBIjOImtckslwU1enbEfILLCUxO0CFqVJBuAwoRSwsEYzflBf3Ck8cgCGMyMXc75aL7YIg6HGswjHdLw5L+ceFgl+APCdiCH0cytMATFyNj+GJB05N7Pisn3B9jI6j+0CfH253Oii85l6+AbowMu0N059CkOuT6ltcFyqGRAJu66cmAQHmL0Gar1Sc6VF0KLrHx+z54f4Wx0Xd8hd3MwFPmCWYEHz0SRTEIaq7PhgsxENoyHZ/GWJdpLQI76sAyuXnlC+1aHDOaA1Zkb+crq0CfI+93A5xyhiB4iMGUBlFABwGqrykssHD12+Oi6HenoVJju0GTQ2BHPMIH7XG/HpRYV4E+rTlkaqaBUY+qHMc5u8pzDVKiOp6zl93TTXjZ94GNEs0slNhkV/nxoWZUK/wsr5tRtux66Rzx2xo6IPzK5TJZju5Vt1ggySUxAZPQAomyn5ybxfBCFfA3n1LQYp3uoHKXzz7JGEE8W8tAq2IxFDgQr2uoxIdibMSxRo/G0df5vBbR3chthmBHDF4HQMZBbWByrKkJs0i1CNe2STY46fRcTGomxmMMfP6tQzC9vdgmwMbLuzatudVaCDWfV/DdRD2spR7SGKJwSzPSgcqodkSYLF78fSCGBbBG5bQrA0GriDzYLUjqBwZNK51Fk2DwhnbaM6GwXXVQ78q63zmEH7mEGHuqjDfhVO7lGJZUkjVRZVcGnFkEUqv3TUbm105rUquDDosgfLl2gj/9SYaNqqK8Ldxkq0UeWxrkAhEj+9VoSMkhGEyTyCENSXTX+NOJiiLJyYrLRDhHbCM9RuVZHhT9DJN7NWnTsPx+WJgXdGMjnIhWua8qHeSRiMge5FtUYx44OJoRVw0+iNx+iPbPvvasuuCh629nscU0XTNM42haBvmXERSIdC/64REQ6l3m59gs2xAh9kfQJzE+uAd6xhHaV9kuZzSx+RPaU2fwObf5BdE5lyI7rSitL4ibJ2otPUeOmqJx0ZEfp9AmHsqCyVBKZYqrHT1U3UcRC/oD15lPWFGh/d++qc+rWOZAonP8FhV6eWVf2LjkXVvzSfOsx/2ocnTLSld4Ayf5M13XJlETPln7P0z3U4p9oN6J9XLpcqRNPBBtfh48DKpfgMKtR3dzLv/0DzXyrNadgJJnjuhy8X8AMbDY2GC0XKCI+Yr0ifiSzXzfQcC5Szpwaio4MW082huFKDS9B3n1R9N/tj9HH4l9bH2lJ1J4dw9MhI9m4eaT2ZkEQsfJyz0W2ofvN7PwDV9/2SMDUFjBoKcOx8T0+gASZ+cvBTX58mpcAr6sar8TeTkqrykGwDEE52E+U8Qz7xE11rAEFAvkWP2A2cefov4SWvNS/B4cvGmit3eslfkDpqythE+0cnoyV4XAZCcCR/ecYHgrR4kof5P8wgJXY3MI3yEpYYZEAjdpaZeAj2ROd36lALSwh1JCU4k5eqjWFNtc6TTHBMHsfhgqhxSAzgPCQbOLsCwKkhThl+zxLZNZSJT+tKIrDMY3WJzOvmusbD/2NsR+vsmoSbHCnZreDBhEF7jH2LNVBvalEIXZGrpJ6S31umRPtTiFirn4z6FgwXBhoTEbR5ASBr6gzuP8kQn+xRl2mtu4+v80z/MRr06Z1Fe9yLlc0M3BtIkjRjRlQiC4DGU7i3ZQr3k7uaGn1IeKJWCYe5/V8aM41FH/pFMJqZBlE64ekxF4CYBD8w6ugmLHomHNoai94KWXAVjFtg0QfQRoJ8b8mbNsmDHKb63AWZ4piIK3deutWdVkkyPCWS45esGW5o/2mkLFxxHr3bMOVTDYG7KFn7lRuaKNMObYS6CEWf8MG05HWxGZW9FnJ3pBFaHZeqC82fYPaDAXR35roiAmL5rARSH5IFROyLaPdVYK1AwStoKVrQEJqRima5Sm99lddSFeIaP3IdfNzgawUNvpbVHv3t0CQbiiuSTkJN6VUEfB/M2S1cidpZzJVKfBhlOBGJiEqnvnqX5AfhKDsIry+kWrrNgJueqjKeQqodYLMobZlCsx5isxOgzGhgq1gSBhtQf4p2pk8Q0cDpveYBQmJ5WBMf2tbNs6KbTRY26/q4pG6N5dXTBu1B8l2QjYdt0di1BGLbS9h2leiJiKwtoCjrtXIJMLRM47p7GtcdqgidqQjdnxKhO1MmQB/XbbXzzFRQcNwKlkuJPKIc8pc1Us4okYUPa4AcA7A2r1tEo/XUukV8SToJuYIh3hNJZS5WZl2qoK/5P61GjwOWO6zhKxAwPlmy5Mv1kiW2Fej2ktkU9hhz1UUmfqvR19T55SGDAMu0DjmMEXPdVfzmuIUULAMGoYmp7zgpVOaml5AUWr1sFOo32sEUiTYoNpIByVABis1FGzoKaoeUmhADtqdGYKNGYCud2mDLybdlusBIZzLwOlMDr6d9Z7Tv7G377lYjLvBYlAoUnb3eM7N+5M34ph6p7Vz9bS/71AI1Xvg4lJR4UQxGOcF06INrrlfTdjaBj5lB3ALwCutj0c8R1L3EtRGKrZr4Wm5DLMSCQ55SCBRQqr95Wx6GW58hCJUturcIPtmqftLsYUJZZmrF/7BiBGT+QtsANu/vQbK7nwb76PohE66LWd4p1TpWbvHpwGfLPpBWYbEZni23Y+GKIeGIBqKY9d12rGrBdUNxhCuDXkYQUthfA2AJzML/hJCv2bNyy5ZBNyPSTR8OKHkEYS1DRFQqTKolJ5shvh1wWfI9bmZf0Ne6zhDhU0maajepnJ4jV38aumigeuOc6o1zbsG7JgcIfxm4AUFcHx7EEPJjWPt6mn3su3y+Jd3zeWmes6wmIV6lrjaYxChN+iBuKrEv2I2+pUkhqhOhofn7E0xy7gm37GX+QzA0c4Z0NB1ZdnQUdID6s4CFGkH+KaFVFaR4QZulo2BNHUx9QxnN7MD5pgO76EBhqlgGVI6O+w5MPQ9BUqbLV8stjHGTXbdlTNgq9BzVah7kbvYcaKGieLM6Bnx2npV9EACqM6+g39Kp3VanwjQ3BIwVW0+BrBB9BmLk5+Vs4I6ievATI/+J8sa+NIe8GVQlPdFBQk/qJ4sUvB5IN3DjJpPlA8B/5+qJEo7mwYoqc3P1RJlqgzuswymE5lpD2LSHMAFWW0PYcAjnTXrnDGTFGQiEgHQte+NipHZPJHr2YAnV9FUmegKUqVAS7N6czCk0eJbBBPxWiuqsLtwdfvYDf/IgU+lFFf8D5Ao0nDLUWa7nDUXKKQfKKbMpTmlbyYa35pQjcMoZToDZU1iY+ctNILLilZgJ1JmH7bQ+0t42M0ZemqNE4p3Jqherr2CdVbM65o5w0zH8qSHmvTd8HOL+ViR/vX4E9aBOHcTv3Qo1Vk3TVzE6MZn0lSgb7KsFDAkvmnRksMEg4DpeJmkKMjXkrVsrbQ0ItECcokPEselo7LxwpKR5ISKFm7cpZQTM8lgQcoA0rznNQZPMHGh2c+Czfyc5zcGmnOagndMcT6m+b3Tq1CR4zzp+2iI2UNzum6iFJdPOplfBQOeuBq+9i57q1eHkPYAnf0XK00DKeirUwxoX68IJhcriWYRGi7wM1Ol9wR5KEj5fU1pcsQfrFlfPz83TJZYg4HRZ9huwtcyPNuGiRnVJsJYMfEOFTodVYF1XQxcS5RiJn9UsBNPIQ+xYDQgxR2EiUmuh5YKV0AhijaaR2fMRXZVN5N7jg0jfFgJ72zCYbhC2cA3JqyitRoBf6zfwaxlF5hp+jSuKJVPoa6ZGXzOKvmYVpyZHgPykUK4uBLNs4tHXOjWzd5boax3yehhEiboGEAhsZy+Xg81Kl8x2Lj8Fnzq8FUPhY+C9+f1gulDfB3BDGjcnt81dKgdcy9DIpwzdcCqba/C4TJedjOfbiVs8X1vUkS51iq8coqw7ZaXLdCJa/QDT8YyIi4czxS0OJsi9fR9740eSIkC2BpRPxPbjShEFO94K/u8i25mMlLg9UpI7j5QJy+E4wVhIGG6ERm/xNplaHkYg01kXrq4POq2xkiCLnaNieHv+Y5RpdW4x88T1zFMmmzhMTusmzGulzXcgfr+hPNOivFgpz9aUF9eUFyvlxaC8kBCZRE/y+SekvJCUF0IPcIoFE3vKC0l5MRd3YY4aKG6GhgGhwMtltpnymKlXB3IUoJxYKa8PGOOG8giXr5RnSXnZ5jzCxwfENLopZfBxQlmQ7nyG4QCJhIM7oiHMyGgYF33Awww1b04Z/ITuEKyZtOguuTPd9ZRPK909acIrVb3eqDIjReqwajVtL01siFsijRfBhBsiCIQgIKGL6ph9WMjUspP9K2s602hTQRMb7xW+CCFXNNIzjMknPXF5qeQsIssf9mvOYaFooh6m0Nai1QsUoTfIuwmzHTHoETH+rvMIAek7PsSQ8dk8OE5Eyi4hIQlW/RnCbtX5jDRwgVkznwvCLFeDj9Qic7YAXuT2OpGMq8Ok+lYEuxEfD/FpKi82K0fhvUSVXdAv8LeTSyMUNtEVk1KoPnYC2R57b1D733+72+7Y6LYXNw3RoyMPFFluZ4uyiavrX44QJeX3Yr/AVPXOl4GTGV7E8hdh/lMIYhGFnlCmKEpqEZcdRffrMPiOYaO6GFMVrQGiSwcni8Q3cwmFDhMgFM+N2g7jJMdcSme0Bliumqn4ig2087lhyglCQm9Rv05TP8IZSf0QLcH1V2SToHacSsEBNcAxQuR8VK+rjGh55HliEzGhVYOs3SCXIsnLUVBH4f6KHbra+0wNlIaQb5etEKpA5NLvGDI5GXMbRQ8BwJiJZUrXEO9ADTAIE3sEUbLyCtp9fp94cFzEFJ5ojf/tNWywV0VnlxipRXkmdjvkWx7h3oB8F6GEsbQJLR+qmaFP4DUEim3AKHIgxXPBL65AMnn5l+uXizKJpu8Bm1noRvaX7XURU6rvfLlOcIKx5rs8wijKPkFsaDldveVvcQxBPTEmftl1s5avYChj1ZNMtGppuG1y/v+QFlmowrViJ/Jc0Kwiln/0psUWiKvwkk8QDHUtpdoGt73O7Hfb6smmsxSIKvAiF2gJCsBcISG9r1mxv8KDRT24oIs99SF/YA0w2ewqxtjshgAhAh/0TpkrVKBhqCZiJXdx5iNibYfS2rJ93yhu7fcJTXEgvMZcuUPBVUaTVg/oC89qpT7KJSYxhzr9uG+bo9i8Ykpk3K57WLKAdgbhMd1HBhNQV2SQ4CL4uK6QiIeEA4KZxZidUUZ9TUPKvirMnwkl/vbg4cIo3B+BXR8sh8oW+4pkLQypoDgkJeHv+BijQc8ybhlmSwoEzRmGFYOvTVaKSVDTh8YiMUQtewOEgrEauFcLo3iEs4pHOKd4hGMCrhCwZV/whl8f8ht+XcjXjIKHfN0oesirBCEh6WBBzvzYkaDY5VFQfpwy7rBCog+5TphyMumElNiAw6yPTB6igDE3w+vmEJE1gRodyGmG4Mew73aJcgUWoMkZCZIzpE13FbtFfa64nkohknOx2w2p0mMZnwjayJDiP690ROBn5fQVxxl+zlREfcGkH5oXtHRz12cNj05ehQgPljswTRV8voH/ApacTS8e6T+31TIyKrsUGK8STooL3cb5MShK8itUSVywiNu7Lpd7NstVe+Rf2eAp73G7VI7a5RzAVoSR3F/efQlLQEAOYkB96PZMSVS73J4nVaZq04WuITs5RqwqSHwPZKtFeenipXIXfOhwO+yZEsVY4G1FrtLdJSLXrswRv+ZFpK3vlL3gV5axkpmiIRwKbhiFEftTbEUiexfb3QfC9xS6JuRyFCZfpeNNusFxIfc9+vDb/uHv+off4sNoGvydHksNd7ndst3t9sj3b25SXj2FL4XQJczpHcNIXTzvPCoREM0UVBLIvA/pKtLTreV2F7s44ImqJgd1QlX7RuDSIDshU0ykF+GxCH1z/IyeOwe/Bc9dWA7u0nPPwq7Dc2eXg7Gi/Fw3agONdMaKGDsKAe6FT9AWZ05gMrt5eunV1v8IDHhBV4UZqSAMwKLgZ4pYV9aFpDcEAHTkxoCDjmCK/LBsZgEVHcFXuR9rxeAj8HiwXYoGPAE6WQq6Sy39jhGGOfBeIkDpPCCbLcuEuh8BEiZy84cokMpzH5ES7hN9BSX0EKmND9vF9W2q72LRgaVgvKyLryFANXhI9ooD9iTtVcWM5nZlkKSQ1eihWWZh11XkaPhSgBGqSO1cApfdUww9cDiT3tlZmLkA6vQdAArLATJgkUiIlAoNX3oFSWmVTxq9SnBr5sjO6RkRo76KdcWQgmi8MsezX8NZpCrG9VmNkZqnTZMZ4Y2xiZeiUhrqku4HmLtZzNdxr8yprzKaYq998UD4xCbu7GPBEmbyvxNwGay0pFuPObwxl/8YC79PqbRANlJ3307h/XQF5uoK3KauQJ/dyDxA2ui2QHHryuxdLMB1V8uLwN5dUDFS5HNc2gY2OxsFXDg8cflsHDB902Da1IU8sIYORLsuZMz22pFBJnWeZ4X1rXOrXL4EWSojrXVpIDUCHSU/VaBhgH/0SRi7UZmhggQT70QvzCgGS7/BWp55yGMKSJfG9cJIZVJRPQy4ntgCoDuDpnMXOZBavYiT93jIBN9/dIxEiCZVX99OxURIm941uj4T1fo5jkOUAlJL4Ntkx4ryf1DxnTf7Go2HfV5TY5T2tmFvH2Rno5fVcbtTJnl26Eg7dIt26FZ16tLvG9XY0Ey9TFYoORO6BiuH4NQqvYIqQufodJEqXU5ImkjxVHV1ohLIJVvkbyt6PHfzgF6tezzwOaZJxs/GakMet6Y0UZNSG8OjEruZTww6dJ3M+de2+7mbMYgQ/Qz4evRzV0MOPaZ7e+UqN6vCcS0tr4yLVEUzslGjah3XFVOJ0bSkEA4UERJiXeRO+iN0jE2lfnmPzjtL0Ebc9jzW6PAQXJPYa7Mc2KEi7RFozeO3E1yNK6XrxPIgtQ0dFj2vd7xc6x2WuojoBznixGny3MGIHFDSDgVk21/nOe9QPLaD/rg2bWT10iqNgSObilVomzUmVo+wDZF11SPHBE1w6E1u8BWGg7bd4Eb93wZPMbaFWFOB/Hj1UsPGoKwu+7XUMIoAqdvc4YK94eqBcDX7N7N2vBETGzGiJby9xEoJQZQKWuq6N1cMy2h3m4qBI3RvNbDaN0HIo5J3w06UPL9Yqpyvh5lLqOaFLTUv1VDth8ZczfeGXcuPQyO6YYtUF4WEXyVsAYkzZoKw72AcTMoPgX675yTTpL3bhQuJykinP1rk3B2qLBU83cdpuN/P1ni4qcfD7WFPhMvisghCIkMWHg+32ISHu1tjIkXIOjWNh7uHYjDxcHd7yXC3/NtzqdytkLF7NuPhym27XyeqaF+Kddde90s0DBRh+QbjTFIswoSkdkar9KFsUYQZQoTJqGJtarpUF6GHmo48vZ7ra0DJYDkYQb5ZDvKagYW0MYVcU6VekIqtXOS0tEib5Wd1rZugnJNGJbR0NOWEp8kKVproonzHvOzEF1Em5ShgUQy4/Cz4eH5ifBZPa3r9WrWxMoCeF3OvXhTLzZFOV2ixSuD7HbCWAwI9IL0JoQUh6QP2DKx8evVFYgXmK7ogU9c7jUORt+DvH+nKeAGWIw3pjAmgxKlaDzVORpry61CnaGbiBQAo6rqBelVoCwLGaO21qGD97uwN3wih+OwLXgsLOtW+HhbbiakaFjuIqRrCKrBkXwmLnWSg0uEPl7uoLPsVblpI7chCS06MfYYF1WVmiDDnzAcrNGrTkHgSUMgTjd7CHk2OUa13M6/f8GxwXD39mbr+E3152Er1h9ydCR+HpY3f2kFESH7C3RTGVLdxpLeIKMiGatbTCTGP71buKL21QIh2yK7b60xCYGdi7541pzHm4PM764g+N9In9mD1vYUX9GA3F570B7twkPoDEat7h3yQDYKZNFqxZs/wTurVaE05uq6IvIsvnsm3c3qvV7jHmMMmF9kYdkqeQKJ07IHJXR+JwdsoxqPsLU3ZWxUCfApCBe2IPOJmFU41BRm1AQndvBfChrRkvxfSMvKq0cVMa06PzFiuQPWwrkcFu0foO2YAngjW0r3VHDPFpYE0gTvTW92Z+gbw/JxJ+awHLY8BDQLglZHPcE3zHqOXHva9HzefhyA0DwvgPx1TD+d8vJ3uFoQz5mF9ZklvfxDOFK5Hz9nqQZp4uNSF3AXDMzFWjSY4xjxoY+v1FFsvU2y9gcLsDKddV1Gd+mgDoClqQucx2UE7/MpxiMvqd6CDS4pj8qri12EFMK7xtc7/BroiheYEnhhwmZ9A11hAID0DtgffchmTOx/TM7nr1emej+q6EP1pmFNNTG6KCW4qJthUzGOKHs+KLRzTg52sJYM4mZOK/9nQ0p5f5IL30s5f9I4x9QdL659Dm587hujJfcGL6gd7sXUTsRku4qaLK/rtMKjqVxgfYckFPv3iPA8igsHmInCKNJbKX+Pzp4s/bLv4J1EANzn7fYDbxOffEZkGvqT/1dhI08kPr3kHxf41xlmnE7BnQBRDcYjbYM8BIs10nXFRYDo5gDUYrpw4IkPRIsKIuNNjJrx38vvL9DaxvckppKrSGaUviCiNLSi885J6JetloSCKz3q0LC7Bl2dkk/I5V0y40SSlQ24yM1njydKlgc2J6WR1M52sbptEdSFZhiPOZPLs9WC9ehEl/3z1g3//b//ZhrwwvPgCM8XlZ2WsMut9QQ2kd7cmuBNbQl89tIEFDbE4XTgYUN8m+25oE0WAetM00Smb7Hs+UqWBmyzp3UVLlE3YKzQ4DF+wxQ6HqY7pQKNq2lhSu/waIVE8zDQ5X6Nx5dJOkqOzlDGP0p4Bw2Sv34dhsgcgxZ7mQ2GJrUHa7zbnu3o+wnninHANqYGm/iMkFTMjwoqjEzCD9uoHKYV2ED5Vl7s6SIJsAn6begMLcAEUaMlPjiLXocfg5S4hYdipdZJjXbeQz+T74Q9eABiS4nDGilFKb3W4Kd3Gh2RWXP9BIRl6CunWAXpuAy8aaqiTLjwkvYcBddrYWmshWXlmlJKbB/TWapg1OUZAc4j8NIHWygICsCfwqEeRk2Cz65nNNpIrfhVgoIRtTDtoA3XRpt7vn9YO0S6wROeweN+CKiojaYKuRlsbXQIUQpBlRMa+4CPwCO4L9mNxRlhAR8pICUj0CuJMsNhctC4kF61VH1YXEQIErnsQCCKMvaZAZXvDb8PSL1ff5DK9S/abgPOX7RtGcRocwuGplUJhLbcwCaLc6q3WM8Ivtl0q5zfzi3m3BSrBvNt26sLYbUWWb/7X9c1LMBxw7x5IrUn1NQsZoIAxLfQri8jHjA6Er2L5Q9GsX8F2sGy/iq3IO9ewNbzzN6xCg9WYa/x4F+afwietCv9RcAM5eGi8XnDd1cPlyEPLFvNuVAPabtEJEh+7NzwJA5amgBJhbBYFHJTSuBQOHU4hTAfX/HTBjn1JWlShvKGTDWgk7ssLkN+au9HrND0iMCOq6Rdegr6Mr/kjENARrzngwk2pGxVzUyALWF9l7kB41SqMz/tG45z+zIfIv4ftwoHwBrZ9Ws4ZP/Su0YWu/tAodbyNrXTNS7Bry+7st1zuERneoi3kbjQRQcOR8VISpd5BBzBo2vcM12Resk+UhLP6VNkjvhXWdh7p8rtzbg55g3Lq2XLezWvSlz3cWoV3/kctbwxDdcrZMv0x0h2RuTLf5LGXW25Pk9bNw10yz9yIvOS5kfyTR7YwMdBT7pZLbv4UYsrkrVQPLUPHgtslVm+u9x0Tq6G1dFwPkWWdh88jpmnlPOfTsYjXfnnkGrRFWvqcNvhFOMU5al9Eg7da+6op9aBpbr+88NxfXnPPTZp7/hJfNNXcc9L9bO45NLf1zT2Hc3NuJA+40Sk095y/6xJAXz94c2+GDv2RzY029s2Nlm81N9LcCeA08rlnCIWCIP8ZPPybxsQbaq0K1KYZwRgVtWxRXOsyndit2lf6nIYAls2ZZCfyNGVQIaxlyS6KMiHzzZKIZkiW6GD5JQMr4qKuBulX2NypNrMFtXvtPxBijU5AHR8KDmbHjL2i6JZBnvs4YMVb2RxnFCJDGemUEcOLCEYKFJgL4wNh6hGVF1hJVpEVZPXyJNuyqWle4sIxf79um2YBet8CzbG37NXHuHNB8eWRUig/vq0A5qwtdI+20H5tofu0hQ5OWuigttB92kL7tYXu0RZa0jccPhAezv53a8yG13HqzhPZnA3HtYq41z0UdPUhhtW1Ksg20C6Q+xYPBYu6d/eh4G69b0kh81tdsmQP6jqqct8Dh4IHdO/nDwU/r1cPL1NS/A7Nmd9pmzP3BUexBB/3VrBGIPeOYVVA7q0eYhTUDT45WdKF6x64oLXsC9d6lTOTpWFYw5O6QKvsnQManOFyFAF+7zXB/ca3kbdCc/8l4xeQxcogAX7bxle1XWe/p2n16mwI7pThvDm//oPxmaDJYVVyvpH4HHbUISXdlVZZHCjg9EDk7GsiysLMfV12DIdCC57r6MRgraGfgRqvN1XP31BXDurHLLU28pPsMzLmqm9fI1vJH3FB26RV/Sl2/zRYHTPkHvVhDj7qw3RWx6w9n6MZnR578CRErBErhigxeiHItnIke6+KSquoQa7V3gHSgC0nmw/8Ve8PwU1zDT408eXQALv1uZwsaaSbnbpZzPtZn6XgX35SpGSz0dbLbgUlppDO/tUt9PFgCkZshQKydsA/jGx0pQ7zh73+SiuOkZU9casXNXC4fFHiX5R4HFysx7hfgaoQSVmxoPcN3HgMKedytvhp4szzNbojmyhz9dFRU8iPMNOC9ocFgEDBiYUQg6jOt81L5q8SZwYIA0z122TvLkOEeuoCjFAa9MgvsdhEfFrgyEg5iiLDYHmFMwinyrKto8c8grllGAozexu0MJ/XqrBi09dW1H4RaSpw5B8g2mi4eXU39Fafvo6Ued/5EzDdLVEduj2yzOZU+A+AbOOjdo/QdIgEh+x/iW2/sXUobsmG9zLbSb/qolOKrJK2FmDxOigBo3w3duox8HFdpUb0xcnqjA3pxWWjvycMtoSCVgeb+jw6zB0ZA+jo6iVNDWvF3k6Ii9ZgOyGu0CeIHCS0JuwBFP76jKWuDgJrOMLqWs1SEqFX/QidFNeKgGWUkj0G6KlQ4YqFbPM94Dx1XtwOZlNK/0o9IzU8DycrAbRquLTGubmpocYkOKa2wyKdf0jjcdBeXZQfweSVXsT6AEJDujJ8DZSnq+21wHSiew2cqFd/gCU6LZwdJBBFUYYZPSFcGM03XCidKNf0L0V18/hVGaQfdQGvCdhLSzNyBBzPAagq3+5XAbD5L3BhgHKm1vNyN1PreTP6NqjPrNWSmk+d2lTvIZ4dVCynFrnRJLtU07prjMCeukpnXO4XKCGV6eokdbrw71mRjmA2UYNOquauQNe0ZihHims11Lp6OTQ7R20s8SOkwhQgr8kq3c8X4HxTBJTO8bGiSGIfmcixhqHFCGj0dlA/9VpArnZKf4PMdM+DrzF72Z/iM8FxOPldeLaM5UUcXR06HhPk9oWtatJylCh2AYyKKWxcTI+J1DTDi6mLz/I8bjs+lTvTLEvi0Q3oq7/iV+2oGPjNoo1Pg/PNaOmZ17cK7/z4ui5vGzMxEGcA+MX32wbWNOJaHgw6fQTWrkfO11mbWos6WTj7e9ZEV1rJHzkw/un/DGU3gbhsjuQvw5ULsLMU6oslxz7NxE+0XecXgYJvFdKPODWKuQFEGdb1SOCvT64Cq4/wC5uRozx3bOP21ZZSRSjLPyxjPbmkC2Yw6FJBYH+ROAckEi4aamjoNTVYrMzQNVgshPr49bJGKXi9VDk/PC6MPJqEyv9nkY2vJF7OA1pj5Bd8JNpGoit29RV0Y6BslpbKawbAWUQjoPmoo/COqQ+SyvL7y+4logpN6Y4xwNmAwtiF+QgOqkwBEVMF2er7KNQNXW3auOGx9XpdBmlINdT7sOeoZTeuuBanN8Xqyih4HsxzHRxEeIGukvIIUhpENkFIC8goe+R8vexDfAvQzlgRk1pgcHcA7PxxNNcaf80TF1fD+omWnBGzExkI2zEMYM4PXKL4I30doYMWKmqvJUr/N3lt73zXniVqxU32zqiOxPgEgy28vbMHe+cIwfpYc4kIapkiqPVUvOtvsncO1d45o/bOebV3prB0vYLAnFvZO9O2vTOt7Z0p7Z1bcfVNo+AX3zSKd/EGKJUzARZXWKoJdosS7DZPsLkQ7MKd7J0LINhtSLWjvTNt7J2pt3em1R/ewt6Zuq0HwncsPupQ8Da2w2X7XWxnlu1blnIv7vwD2VV7pwi+Ug4/3kX5p/BJE3tnWts7U9g7t07snVs32zsHuAUrSRIcZFbBQeZQQG3vnPH2zqht74w22zuHtHcO3DztnbNu/nWYMAEviSCKaZvnoLF5zkiPY6HyvtDBVmRN+5ldn8rQQzAEX0cDiKb+bavhHv/Eamb4m9huPxC+ga2Q6TfYUMv2NbQSgiutpxJs1e75KnbnvuVmvd3zGtnU3VxVBoozV0vbSkKQM9fYxG9a2D1T2D0jbD5VZhDTUrV7ptAltkrLfuxlnJqye04W8ob9M/1A9s+uDOIuB3H3L9X+qdMc44BwXubpiRU0oqfdOHxKO158dFpzPz2xw0gq5y7oJIyb27Hgo8d10b8tBE+jTa89lY3aBzKm1dM64i7UmPZUOGofzBO1+w5scHML3okN2sM1ix1hft/qRpdlzG8lUtJIVbH5KVVsNKWKzTeqGHcHbbw6N3+5GLEBZK+Upj2lt1Pn2tw7xQihTCFt/KT596nsHgr+zCMcvMe1YJbt9+g4WrY3QLE3DPKooQb8jUyZXq0IpTAak1ovltmKsr4XEejZItWrRmo18rR6ZUKpKX7QIH9plDqaMh2PNlPqqDYdj0CpoxalWqXULXINJD6h1JEbTVGq9ZQ6r+b9eVicbU2puLlNqdZT6vytKbWtffepG09lOBTtRcQyVJeG6580fVqlT3tZGIzSp1X6HN3BVDBSguPXjW4i0NHlgqGk86B64Qun6vtN5ka3MAqQQN8FAVp6kEigf+gJ9G1PoN/1BPoWCPStFoHK4bs0s/9fHpnUtZBJdeKPIdxjGUA10UXw/h+nfR3ockyu0TR/JiqkqoJCE62ttlFjyY0agz0WrL4kfxGMZX1p9z57mF7n+CLA5zwQn8gnC2uM7W6OAQI3MWcHFGRb5myup6chzFJMTABiLgfoX0xorz8xXBaiQaiDGUChvW6C0LC1rKop58FEWkVwThkdHdgdmjyHJSkZKI6E8DLBt1NYSuH8DumuhtqaMByU9gIVtW+B4ktVIqWoXSavU+OLFca3QRcxk4UvTGvhC49G91tYHu0nDZGoDELkBZpZK5M/Ut24xoB4kTdlx5tVbW1WVW0r9NZTC3UHRuB3vBE4+58aANjvtaop+/64ZAIfq9lhNb+3eVT+Td6twvP7Wruoek934urqr0VYvc1bgxH3YWgNvgHF+kbircG3MfMKZb3ya2rnrq79msdspXmYZmKod/TRXLZmQ7FSJ60YHb5NY8swmm7tLGshQp4GrTZNj2aXtm53wPu+5fCJR9iEv6c4lR/A2P8Xg6z9IMZ+Uxv7EYds0GpaSWm1IzcZ+/9FYns68t6MPTikxraG1dcjxEuJwvA1H6io6TrwBXWxFMkkuttOors7PrrbMLrbtqK7rWrziO7GnflnkNbVZbxqvlZkzNn9tl1jhCHHc9rEji7Zd60mR/2pLehdu2HV9PY9qzCb7xMXbF/wnmXVXzNrrn58EjCk1iNmike6hgvex4F/gpW3Hm8q0hiW1tXv+OzkYwDnElL2d/NTo0/o5MEH8u31VlcgIutrWiDSqCHfAi/IhNFaQZexdQtrhUfOQ/w0DhMNqUbiu6nSs3uldwY0RopSRgi7ftn3IeB9hIDHICyWrauHA64igYlneIAMNz3rBorbk68xlgH57C6GLYqJvzIICCDJDHmsmVgMeIy6ELzgLJWPQaghXR43khUruQJ0tJepYMPL5dDNcHWIlqAwwMTP9h0q9gmATSjOMlQ+0iR7n8vEmYI9r01aEdCvtvkiIyaUbwmZ/Sh6+Ts+sfEPjeaZMNHR+kRHo4mOdFQohdTkhcO3Q0Q1dzSzxawRLQakjHRBNm2EpsWY7SjhdlBw2mCSaPpIujYJd5YXCC1omr7rHiNaAdNeXvOvl1EjGjmHWRnXY4x3fNvqB0tV5I7mmlVilNbKh4RGbIAE34wxx/wNcr5JUlMDQP1W0KBab0KhfpQmiOBIDsmPIYQW+8Fpj0wspTRgEHB+H5kgQj/V7OX5f230atScO9fspbj6IVytz9jLze6lv0Y06c5XjriX8J4/NmaC1ejtsxz32hGlhT3WKpi5VcV6TY1YUXXlfM1iVseFBx2I9OlUJwis7yRs6u2veJEBdvQk/6mS9EasBwpLBHPi2CA1xrD9nPco5XG+oNgXqZAw1tZi1rCcPsEi8VC9MBbgk0R29GbUMJfS6TyssMhx+NA4e7UnrLdeAilRKOEluFCAnj/QFba50HZapD48vHpbscU2Nq3lsnH7hPMf7x/lNURVLpb7BoGxYRR3krTby/rDmXx2bn60Zeu2he07xjt37d7jirsyLqS0lFWhbD6UVYhBvDurctksZtWCbABdJRuXVUsEjrU4s1/O7M6qg7qJ5OQe6S+sSLoTaH79BfwWzFOw/XHmBrSYxFg8vusGrxeI/caSBxTAdmW6A7CPW96H1Fa5S/dD2d/p9y2X+sQbmmt8446simWzJaveQZ1mgaZn+/NZ9S4Oh1l1A9tBVr2HWmCNHKxKOYvkGNEL1Wq0Aoy7bvV++475jOJqVN/RHUMoMlyiV3gaSrgmR/2Mcf075eIrRh8nKoAiEz2HuKe+cIz/YE4MYl1001Zv8Ea9LW9uG/nbItyWy21v+uKB/0YWCnaKVfrCCbjwFBVWP6RT4aalgxADX2Vnh4mnkTSrNhTLZwEM9EQZcXUTyAxjgrB2pGmrjfoG+xBv0KVn9IY4U1jjvlPSzz9Bw3mpfRvqknDawWnTwZH0YUdBjntAjgjv+AohqOiON1hfh4Hrax2e/kB1iCd1AHAlXyCsBXHaCA4JCWYtb64UrALaAvNIOoeCERbthNjL1R/6MOdjWgG8ioUcHE3wj9Gh95TwodHoW317Y12XzETEc0J60QU0u7qcJl2JSwURJaga2SqHff+60ZV/J+eEc+EcsD506fP6WvTQoCdSrsl0lRrYBUDLRC5Bh/kDOiW58AQIWaUefGQXP71M1+4YafJkro7Bm7ForaY/08P9R1ibvvqB2RTxTaIT3hQr0TWy00IZDUNjgk6m3LJeQLmqR08kTKi6Und8/FBpx/hIBHOPCe0tzGdyPdx83WLkT67bzdeBj71x++u+AeqPzP77xAw2FIRMW1qzf7CErtGgd6NB79Sd7SZ2P0l+NPea+8phNfTLd3H5ARqsPQsiE5F5M2V8P9gOnc39FZG4Ks2SxV0JEV5Al3ocN9jZ43qRM812iZrTAK+9+oOAnmssic63hn7b9VvP5sDiuDWer92jX+0234CTi2iBJb6jOzm7XzNgNAe5Ka2Hyaf5ZARbN770OlB50xd2b/GFIh1jwZo+JHGHwXG+6rBBwygIwVFar7DXq2sbq1hr89Zf6t+XNU3hm6/o+a1v4sJuappB81GdSR/izVlVf4NVdlL9PkHSpJ4rY0LSVx87L8Xg3l5hpvv/tj3Sv3P1tFwEhgz8lPgTKnjy3foKu1bNnM+a0v+ipcZ1s9fFDzJdtrCFdd5VrPNoarnD5FYosB7rPJ4CqjeTxYOydzt2VuRsF9DlPgPhgDkR8i0DDR1zwYXqf3vt9/9B55ieSPOgShB2ui+A3jkBLacZlI57vzwP1AJIo/u9MhDlZ6HVjqTj/5zmLlvf+SoxUvI1b8ALNai/le3EJRYOhEyoN4eCr8NGYK5XL2/oArnefLhAU1oZ18vUP4QMvDwtR0eMk7/TYxfkXwFAFrLRjhgeMd1Hc7d3irLmQ4UMk64A+BGjwkn14nldIZgmwzKok8wILtmF2NPzeP1vm2MerPdtuNGIgRpUWMS7YjpgxOwWZrrgJ2e63Q4HuMo1uJrVpCHf+EUAADBdBjAWilJIMODUI5okClDuXxvQGsAiGTmKzJr0QHhY94hagOn74Jp89Zw+KS32ybLj8wOdJ0Bia8mVk/h5Aj+fws9T+HkGP8/i5zmfKAiZSFSKfF7DTLA7ysjLNZVlf+G5JEWQJVUEFuHfBc+cISvWZU5Hqhbkmo7dByi6YlNw+ujo9EF38U6fRw7ps4tUugik7MFogFczUEyaIVE6dKWwyDHbjkg0MBqninozqwAcc6oteQtzRy3MPY39ZqwTlw4n3EFY/WEA0y+oJf8sMBqr+0De0Imez2qMeSdzdZYHO+QEwrU3MFiU7BGUFmi0BOzdOzii+Nvnbw7svPelQ8MXqvmzPogtl8km+42enRMFqz1Sox85UoWcr8e1ETryjgqMr3itGZj+u94J1/RCfrai3Wlf8L1Qhyqvvxfh+o1wMkhv8My74dQofQceg0iH6Z9FkwgB6WjUKC23YM2krW4Lwmy25meEYs4Ds1BrkD9PKLbqul3zI21iF3iDYcnNYbpWBJT5CezqgwalOtFa2ZHWRgP2zw7TQP4z8p/waODRaQhhzJWyPdqnXzgAKslFF6/fbzTsM7zX9OX1fh5mQO0ExktryKTHgVrLWseGYHLXbYk+0EtYBp0XgTqpCYUVuSNdHUSDOz6GblIbIdOJETKq8Tg/oSt9TIyQDThnY4TEohNQ8wG4mTBuCot0dhiIoVjE1O7JJjuKHdVR/KHMm4ayGjvKFxfVQEydxjTEQusCE4W/a8N5QtPDIIhkiPawDjwG3xsM0XmfcbZCWv80nPBPRFrQMAHeaZRvEuPp3QiMk4gXS/ZPeeoGf7/H3/cisKAY0ZGvyex71SKsnQgtr1qyy4imtatYxZVoIiv0M4UALZCe9XwvaPG9EDgGhL3j79f5+xp/v8HfN/j7zbBhf0KWOgr4KyQqrBDw5jedHmlceagVPxRci3W83IgOhFf9/ruy/37UPPx+8/BcBnL8o/+vue+PserK77v33Hvfu+/d92buwPyCN8B5d7E9wy+zG2eGjB2HhwyGNWs7HrO2JW/MGMbAgAHPDCxOWSBd1iYrKyLJboKqjUTUTYwaW+IPq3UVV0WqNyGN2xLVVZ3GjZCyqSzVUVG1jdzUjfr9fL7nvncfg3fxrrsK6M25v++55557zvfn50NYxVHznmPBfTdUM/I1NLSU74RKuHw11Ey+t0OlXL4SAgdw1LwZNgmD80bYZKLX5VCx/14LFfvvUqhm6LdCN8KWMWnf6z8ALlokMtDueJ++z02K5XkPmEox+gYYaIGFkyqsWRmjL9FvEGS6BKNvACpHuK36MfrSqAl8wh8EOqCmXQNqPh64FujBp87vDNZBDq1h8qExZbU5XYxyLqEbAbJO/dZlv20uF10e3m61nYFEWMcbpRmEtc0GB9PYwRBZ7ykEhhl+tZ0LQSW+BjO9lO8ZjmRIk02PZSBvtxXp6DNZ9WQmC0xy8pTvqHISBO5TgOINIYpYb0qu3mL83NuwCeJeRHr8nslE35+XTZMe73LVZPR+xWoXf8cwJqxEdHokmMdA04hmdbIKVLO+5CSuYWBVuJGSSeLKirsXBsR0J0IlMeMhnL5k5TqKPI75e5YW9lY4myINUZYuRm3nym9VTe/pqGsCim5HVIwKouIZQxewDMFVDe7cDrXS+g18S+HNhplAIdwR1aeWyUprlCCmGBBVgKyC16OE/KooPCUCfhUrI+Cm2F6v2hqHwFitQ2XsWp0lwDHD1oOwGy9FzKpNGrK8i1QnZYzLhIyE2GSXTtXrSq9EBEsi9pZtTS3gtTRO94nMlsh3VMFoWukKP+gnMA6t/tJbBjtzoMx7+5sD6XMZjx7QsJoh5iIiBAXTYsYrDCAjUZ58QI9D4i0SbOvyJXHerIL/Ip8yos6UUXZThpJ4RIUpwyWjbM+njHlMgfBwt8pzEL0IVWwUNB+p4jfgz+84yEPATDK1O99ArGeufOAT3FgjyCOgzxiPaBYxlyjzav755oNAxpOvesH2qQfeJS9Jd+1TF/y1woZYk8vbG+C+34ylkIoDa3+XwnMUTZb1RrOHmKqlfEtvQxN84yxW0KEYazXMhJz7SjnoUFnbpaxQQ0g6KS1gGq0jTrwkA543AhyRcXKz9MIcVJJxz0vlCs1ZrZbWiGH/3oNZFTK52tAJ0u7gk8PW+77DhwhRvOurGHrN50Umve8zF+zXHas8ccrVW1QiKhjEFxg/jUpYh2BQ01nN75bmKbQfxZ8F/DmBPyc1AUxTv9oTWkg8GemxPw9JLNTGvwboC5nCuiDVQpCMsbgHsb8Q9ulUXQe8PAj7jLBf3Yw0ylLxO3JYAwbh98PpB5m/V/FNUsU3iZFPcF9yr/+Or7L9VV99GW/7Cpp3xdeUhLd8ldPf9JVC4A1fBf3Lvorxr/mqDVzyVR34rq/6wEVfNQGAKEK8ueAjCUye8/uU7fn+ZC4KOsJ9WfHY0CBnENJiq81IBfwo+Vvjotg/IzdPdCs3z41vYFwvLbTSOXp5oraXJ+r28kTqc1Qvj0sWCL/ECBoQA5QWMplCvB3qz3b4D02TO39wE4JM8yul71IKv+j+UQowr3g2Wnu2tVnvK4Wvl/O7L6eu0M2zN13uFg6oEFipn3R/536Kkm9GJm6H2Zg8c0itvYG6xuFZUCxmUTyqr9LwG9kqPS1B0hk6S4ul7YjSdqlL2ibEesHhHVK57c9iPrHzx2JGxcxSVVrIZKoeqrwdEPcQItUirNYy5e3jKm87NTQgvFlgqxOUmRIwNiCFB3jbzcBBM9bJ6V7V/IU4o3aHeCb4iaw0GevFwYPKkfq1E+YBY6lmk69lMo/d7Neu0ocdkqEKpFRToK8EnLDrZkEXPicACRGPZGC2SNvShWLiGKpXNA8gbqaqkV+xhq4jZEbeTKJnezzbJvdDlpG31HbOFpd3NbLOmi3ssVOy534GCCTygu/nvatcqiUaBxIoVl5VGSRLyiBJYStWdsmwTcdZwBVxxrOwy3gWdFwZkI5mjU/dXG3mVIX4mGwlCjLEtUQc6xbq/pqIQKWSWH6UC9J9tK+787tJjbepJBEkfxB8tl7l9nCDASJ0w805epXDhdypXBxuwkXDjWkPN5QiEesxuwN3+dILDsKN+GwNqqXeVrJY+k6AUPbPjqnP6AVdPAe8t6JVunHHkLy1czV0LrlXJg+YHmSUgy75ehv/h9/moN7m4E23KY5H4aepq5JbdI9Rv9Njhm4yr1ZvR2auFmTmiyEd6sh8XCwzy2G7m8MonmkuQ/FLTeYIf6XZQPF0k6m+TxKu42Nv1py2DBZCqnsT6FOrZ0nmCStOBnDoK7lWf1mm/Gp6QkRsCkmX/WwkT9LwdXcrnEtaX1BQHyKsDyP006Qv5udADC+CF/oiCw0fl2rWWjLWLZciPi7VBNWR4q8MIyiaZp+qfhJ5UNxDDdgnZjVH0mkGxP+vqKRqeEujFuRWgFxIRPhgJXyIKyNcMbpiueLryurCCsM7yQFMOc3s4Cgog7J8m79MiTuum1tGiuU4oEknUsxFVeEhMKwnX8wnjn/UjGF+TbTu6KxlhOwUOefKNMcVqIHKtp3OeTUwCnOghARIcASVHtBmkFo5IL9B+Q2x1SECE7Be00rV715uXQ0g0L2Yd+ZsZZF2nfDLFOQz54TYhtMVxNNWGrgVlIiGyG0rX22moCPC8GP0bWc9+r7pCujUxmNV6q4aGIDrzjEzgHHq7wOwY+ISH5dfaA5RTE8SxS12OOdLbKggocbNnQZz5xLgmbBNkeih0KAE6ZShrg4Ac2OXjnuroUmOi/RubB+kdwN5fZgxZSK9G5EKOfcM2ME5OzRne+bGgcyBjuAXccWvfSNs/bnn4mxGxomgHuTqBWc/WquYlFVr284A4MjPz30uIRAjn5Ri2aT3hBTLJ70vK876LlixJ73HFR79UTnrrcApCKQLewNgpjIAXwaO0kW54dtBQUH4FCiIYVqj7c2HUmFcH+mhUPRZaRLSh43Tzv7My7O0brN6PDfzCESV3q94LZiY01+w5bv9dxFFV6ZBhtBV7xjpJ2WYTIDcNGreNho9cMVoTMFbRsMI3jQKefWGEcUDg5oB/NOoec1I3wIElpEeLeV3jeqJFxGf6aU9aC1tmk9VfwyTAUbRflT6lUArfS7QSp8NtNJnAq30x67SH7lK/8BV+oar9Ieu0h+4Sn/fVfq6q/T7rtLvodKosLNnlQHv/LQCaj0JOKhx8zigoNi9INzsBPPEuNmu0FIPqNa7WZG37lN8qU3AHoKxrwz1aSMg3GHsKysES4mj/4d++4U9b0sd1Smm6hQTdAfohjYWPYqqUzX5a+MvdcgQIsDD7ZCL8DRnPKTs30rW3sYIjLNye7kGTd4tpy5KpdIKtgHlT2Xzaqv3obq/XGdxy3ggDWl5hFMENmzEH4Ksj6TTsPUs2PJck2gIcAjAo46lypwmvI5qwiu8WEa9WAaKbapRM30oUvC1QLhcqsJlf1v+HDW5cRWCZk2ZrOvq3e1R726vendT9e72jRdoyPESIJkuVe9ufxeTddCVr+5ibRiB8s99v3ya4aacEuA8NIUIuSxgwInRlqaSFCZ5IG8ZM2i7rU3e1tBfZLnlt4y2M0HVyWuPoBEVEqTRwjnkyy3MyXQ9vDAHxp0OdAoClSLM6Am8MEbTDUrjbcq/5Hc6rPc04HaiLsNO1OUJjbqMXsrMFquZ0TAYtlHlt3yEhB/rw9/kpfsQCj9FMVUTtWGrTWeyzqU3fw1JQWBt81/KnBnXhxnXp+GtQCf2zfCnoPhfpCQe/cSKf/QjFf+2iW8AksfA7JjnqZEtVcje9v5uIRhJL1TU7extGgosOeBQFA0FP/7t1U5gD/4ow8L/h2dsC/oRbNvyUfunqUxkXqv+pRDLZqH1g7MUpuB0TEbg3a/Adv1/zoREHZUDzr/MA7pOT9qnv/ly5/S/MiY6BX9yrk9cOxe2KshCQbIMwU6QLANN2yAVBguBCKznCmkbsuzWF6XAnLs5BWYdj9YUmPMuQeezzaiJ8oyasJhRo/DWRDUzAN3ykIiGvPXXjA6EZRkIXQqNPKmm0CAoRd6ZOzE/P+IH4DOzBq6SCAk4GG6NXZRCBMwWL/m7wI9OFekWrT+HvBtp9jRuKlUlDEqd8PG4MxwdfRwq4y0HqseBqIGBKlQwoWBL+FJWEuXelmRoCckuIUOTjEYhdP6SVBn8jKdk0/4OKr2sPUdMAsunOZlFu5gh131ywJN93Qr3ohwYInNVDvlluPluGu+kZjI2Gh0bAwx9AUbNADWAlKw3m4LPSbbuamACaRPaEfO3iTxKCMjQy5sBMmCsN2Y0sSnchRjCdooTLQYxjSQ0i2g+QZd5Oa9LCdVA+0TOxe+i+oMn+MzdT+G7qm/50Nfa1zn4vOpeiHtNRx9vOKQNL8FXVSSI/P2YTi7ETSjGAWIL8xHeBo2t5Aem51d0whmZ2b2tolLPMbePInKrd7Z19AX5Fv7U50IFpJzg41R6Tk/BSVphEx+/IpLJZNG6AaztF7JaGtv+KYIUQwDxaNwGZHlNBm9atrkiU8As7d0laOJZPfULB3u6B9KcHI999RT4AZcc1RHitXxmczk91lvsOQroOfIK5s82Tkg72KCcY5MECv9gaN8JLEFCqy5b5IvoWlvpxPfUAQWTbNbXaC6BVRaGCcZsQcHrtZFqkkudgrcUCl4vHTIH1CHTqw6ZSJOqEC/lgW0BqKv3e/dh6X5vE7k2vfWwkUIBJPPmKJA6wCUVgcFqWDciYHmJBiz3T3iPusgGxScUDVjjGSALb1VYzsVif1k3q9ivo3Gr0hmNTT4aD+Wj8fAnj8Y3503ezmjc/8mj8c2Xu53ReDAfjQd0NG7FMhpL16Yvxufoe9XXDW/4CsF4GeXQRHAJ5fBEcNHtv4D1QdGoiTIgI8cAtGuMsW/iCJf+OJinP3aOQ8njruAKMHzAnQZR03Ndrwp/DHid2qwDGnbV/qoVo6En312CDpPqFwEK1LoSs0olQ7oHaX+b57zV6keuXW229R2emgJlirmvuOYVun44XvzZEmMdzXRAgBwZJ/puSisg+oyMGKEODTKQl0hUKkphtgS8MmprqzJ2aAltbX2ARblislJuawN3enocVJswlonONBaIwrcGh92Aglhd7/0ACqGU/wsKYZXabw+OE214HUrRktdjuyiGxGB5HwqjlP8VCmP1bv8voUXLcR8w9ntRF+7Pu/D6vAuva3fhrO8zESnGPluRYk3eidcWOvEau9aOyf+10sPWYk1moTXSoWn4KOXdcW3eHTfw4A1yME/a1UiaYzKmLZn0XpcBDjaa11BKh7qEckz6Pco1E8EFlPV7/d9CmU5630bZO+l9C6VobOdRrp8IzqFcNxGcQSmq38dGyr57/b9DmUx6/xtladL7yMC+poG1ua2v7qxpChotx5VtiXZX9h8oy12WOBBKIRZ/CV3hsK/VsQSTW6rxo+gRlED7t8jrQLCEi74oZ4y5aGLWgQhQ2dGg6zxgSj76Z+JCJghqtbUesRYlZ4oVfVERGZ0pFisjxT1tU6yjnu2sjOKmARnDAmiPMtwnhH5jnEefTTRXFLyhjPMAdiFV2wp29WdLWcmSi/NYY5HluFTjPCJbY7xGVkGcRwlxHmum6qXEJrhG4i6FefamOI9sDYQS9Ig1J7OxdnjHmG4NRSZcIwLYOtln11FbHLtJQAntGhGz9CqQVHihNXYM8g1GEEgT8S2kiXIuTSy9lTRRaiGy6xbSxJBIE2tUmuhTZPA3FRF8KJcmuNKWJmjXz4ZTv3CwShO0G8nx2DecYtCCNIGU0I/MbHM1cPHmbB2G0+YdAIjyHTfXLUSMnjzT+BYiBi0XBRGjJ7nlJXpv+xJn5aNJ2inTSpsOFU4pye0ARBWZmNAZBnJRJQcwli/eawe0lBQcgjJMkr4o3yR4jrO06OHgN4rvc7n8pAZkRFqh3yg5klfYFB6QESlSuD5SDOqkUZJPbxCYkFuds3rNq82VcvIq+Vn5Ne0ax6AlnfM9v0tZJUlNUVstOT33qq+4pyWymC7gNinInJASt0a5m5sMl2paJXtehaI/ad4pj1Enb1cCWe2urRoXejCry2cD5mXg3iJYqv5Qg0xldQhJLtMhJ3JKOxCHg3oBb2eTwbK6xECbJCdyqimRU52M54r7WFNsqLreumIH5daD7tbyae6QWye2h0n8GJIy2YiulY064XEUwmMmN+lhRxJ5IcO83yMVVRYGGa3No3JWE8E5FWth/KzYVTB+VuydMH5W7EoYPyt2Bej+KnYE3KcVGOo3SLEcvKgVjPHrpBiEjFlRGbMCz8MwagkZE22W2LsACCFLY/SijBUdLlmKtPHe9qMkcmbvolR4tFevdmj53BiZ1AvSzQU8Sqr3IwlaxY7d76V5+r2HkVQDcwG5Kl9Ij10tItYdYFWUC1btsk5YdQlcu0VBCvhvdlm+uwyWx1QHg5qyfMYYKiBIiSRcEKTKEKSq3YJUDK2d17wRQJDq6+0i+PhnwU/BnPbmD3FsfxpzWnj75jRnSnJg2m1MgPR2zWWpmsvSTzCXLbq8msPST2UOu806ts1dvxcy9ubTJSOQo/SyzgyajqDtupVObedfSrOo690qpj5UuYXZHZq3DkYufwdMOzvmGKQDIBHXf/MQS5COpceyOmbaukzgM1nPSRk3ehBOyXpcC1wUvvKeohaBTLx5TXw38Yb5xFsGQinASWE7Bj+ocWp83Ib1KUy8Ribemk68sbK6MkaN2BW+C1Aro2XdxBty4q2kfuFg3wW0lXk89lVSUNoQS4Fu8rb6Aywiplv5AFSAqp3upeMq0jfrjgs1HyxUqpxQc1ZD/XyRyd35fIGKyWjOwucbKGgq6Mn4+cZEVWoSNvqyBvw7o3szdAHa/7EdoA0tyRTwl2lY99tJIRXruUhp2pJuHXwdFuOtve54a5G95GzpjKEMEFHSjq+WLWXdkkdZRzdHWeuHoaysjLIONcoarG5ZBI74kFHWAby5LspaY6zbDet1gFa9DtAqI68D672q58grkUdKd2oyUTEEW24SaAh2wHvlIdhFiGXjBk0/eblihlT1vGwcoJb7DhlVirDsH/EhWj88rVGOYGAodCQ4DusaUAcIB2bfm7QB9+WweiH71WCTNgcQze23QXb2Iqpq1OzWqKpHm5VbITpg1+NFmrqW385mUz74m9mlRJORbwuAYkTK8ogsWoKbSOdwTzFd+cTEcdVkHNCigXkqXYHzNjXl+NdtlQiQ2fItHiM8bJSuFBGMb/+k5jScAG0v2BICu3wi2A+9Y9LbnTNygnjBpIPIXnkS2DnwZaFxAoBfR5DkYsw3LhkDbFWEdKkoQJcZC/YrOZssPanwXe1KEYlb78IWHyTMubsRozxiJNPesqVKxZbyu1vK/JCWSnihuGB0RbU3QekaNQ9ols52snPLl4CU6ziHA6dOgPHLYYKd4ccPij1EcIyaheaQEu0FSsvHd4kKwaEtjaX+61Bz+gndnPZoH6prH+La0+pYfRKOVbBE5unF3i36EtLFbc/rts7WFLUkfd326vII1aqIEhDO2S9KMzTU9tEZ+8gh0Xpiu0R+7VOzlemIXEpOTchDH4CmfuUE9YYR5FOGgCLd2Kb+hjQ0qtmEqzUO2WqK4YgOtcM5VoYdZBZX5jUUPpwb3a4h6zXIQ9ZQPnDdiijyPCFchiQdtnXXgMiF7V1q7uu+YtXW8vxwG2lYStf+fpu09+N8gH8TocFnGL7G1ctYmDQjHdUBjwq29uTv+szA6bhLCDC3KQTIwNXjkABdzjDfjwazMwClizxym4Py18migQzCIdvAcDvkMgg9CAI9HNKSDpiQbErresewC/+fd06YxbuNuYeXOBYmnROD1gXkJcl8qrl9Jh3ogila710EupZmUH0nzAh1jDyr1plglpS856UcaKXNPmJLLa13Jr++1mvfIJ0QzN7MCM1ZNZh6xqixRxh5CCtKurUO5vH13n8KHM0hyNCzwQ7RYZ3ZmheDInVx+2ay518pYbWNtKmJAeExwo0fT2CIFKO8CD2B53u+27/VpY88WDfOW2HalWRcVu0RksLLeBuu9zY4dPqwTWzAGP+SxvhXmFZSUTLCysN1JEyLNCWTLdDuQ5GmqKEQ7t0jjgWqwxp6Jk2wDWd/sW5qvaiUebDekygxAjkH01VtWoS6k/t17nA801LVEkKVazvqAKRD2IFmngNhjHBq+s5Ty8bk2Frls/qgJJKVRU0bqUEhci3CEGzzSN131ga0SttT0eZ37O/3+xMQHo7gDkuZFQOgx6UUwaR1zM46SBO9h+tLPUCXRiB2z3kczgWQyzblGwZkZfPBNqtDNGZGJ4KP8JIMORjXe0y7QWKgy74JgMmJ9AcAohcu/AFjtTZ1NtzghsLFQ178PcQ21pfk/AZY0uye0MF3OuWF4e/XTXMlk4JNcwSt+gFOzmoKV3eGEaaxfMlDwKcdsSOKTIsTzvHvGT/DrsfkJQ5B6huyK09my+1KkfhKdrkdOZk17PIp+W5HZO98XQTqelxbktiRV9272Fqn05GtahF6Xt3RoMJsxsywTP4G7JzLa31deuit/8v90Hgfmdm0WXhM4vWdCZorHG7f8A/FowKFIL5Fxq0Ov5pFit5Xp4NVvwzmArtahqjlkCWH6DJFSrgBIpJOow3b4U6jncCfo67J4rzJVpzMltkV0jwVOXoZBs5lU3KfYTZZ1Yb47JbZ5U/Va3Lw8l2Ken+e+ag3zFPIfjO074rCQ/GivLOOLDlIh2iAkq3o64R4VPqEmu3Hn92uZuGimkWsWbFeMiDUy7Va8gmNRBldG0nbJvmktyZPNkU3nZHFxlRDgQTrULTrZG30clIN94rc01zzZgkdcauneRJ/HnVP4xeeZjmfxsjRy/Fo7Jr6PCIJ1UNoIcN516QlwfVMjFFRsWcuy3tm0SMulYOdu9C5Sz+kcw/pJRrabTYf/MRPbTv+bHZPUy58aA1+aLFt4EPDdNv+0GR4qlcTdJcn0KpPzKGZf3Fuq2xpPPZC3TGg193nkinludxlo1wGCfGI7ZS6ITIAexGXN/QUTkNw3pDrgjeMdsSn6mQxgo81M1/U8fzhuudEZb1amgG2vveF1q+cPX/Fs4PH52Ak68Mpfa3+B+lD0DRiLFxmGGKvSNTFrtIE50QPqaxI7ALpGFKlE3c81XYNZSCTvBuYiuMH/jGVMHO6pZgSy50qFnWpYpFTxS46HSvMEYQfznE+VMjfzima+dGRg9v3Wg5W5T3N/e+gOhYwSJ9scnJ7GiMYcghiDm+gLk4fYmBMlD7DDCbkmsN2DSiVHvnCl4liFSAEOEAIsOw6kX7Tb2MTxcQhioqg0zUa6Buas75a9QuL28LyTJVpWFWm/mZFqZCQewxmRHpeV6u9wmo09YhK1sMqUvermQQmjRrIvELF33LgHUSggYkHk9Wo40vCVD+qQu1iifZPAVSNJNiO3uqwiso5dXRkfRrpoOR/iZDNhF+qG3ysbjkgdXLozJTxIxxRunZwFZa8SCoBW5iSYDJG0wciJwM4+zUeMi3girXS49o9a1yL3Rozk1regy3Q41J58JK/RBcNPiW0D4ObPLgGGFjebBJE+z5N4v55eXlSPA68h/XeLnl5IEBEsgpUfhIkA2wP/IgicICXsdmj7IHbFX+mR2kT68qjWFPq8ET5LqvKd0lkFh9vHOSMIg8+iGeFPRZLMbUSLBEMk0swjmild2uln9FK/5LW9iuoLagcoqbfnWDOBBmHtGEjAPQADCiENA3BwekkYd13Sje53UUYXw5hFMi5HokusBf5ozhCYXJlny54CsMXsOfoZ8nTgEEHqAM8q0HgLnIPSs4gpCC3Lic/0pca5y9VOqyyXwdJr5fzc7aq6a/5yW8mJj5FnPUbbdtmSGhq09jatrKSNofBL++jUa+QL6k48IQUKTNRnCwC3z8nq9cpdF5tA71EgIFRO2C+BdnyVwIRDwMInZsRykOxL0F5DZEKEUPVcfJ18Krw4qtlDZQbFcQ7yzIQH+7AGReAhCjleQMMpFHzCs8cNefMzToObwelxVBV2QjI5QSTHPh5dJKLEN0dYfqJOckFn4xj3QN3EZXontvHsd6C4Kqc3wCR7r0EieFHvE3RlJExL09ZWVSxUfyxWelHUS/8uBUrdSpWRn0eJHeF48IKHWkPVK5yF5uCSHhPId2gizWhbstTzTRoI1DLhJCCMGsq6wPDLiIWq+Qp6IPLSl5gD8CRpa/WZTndSqIF2z6+jOPLU/MQ7PqktYr5p6WbCBeQic5uaTFNsdfK3/d9CgDpV/AMhNPBTO9s0Noz3jTKjiGNfNl1qUuuS33XdamL0qW2eM2y/OJbiOzd3Su9dfcaxp/Uda/wp9i9HqwDZQ9Am7foWzEhLNi3HmPa2ifUCgF2vaxV70/Ut7bBTiGl8h+FO8HXubhX9d6qV/Xcqlel3b0qdb2qt9Creoq9Kr2pV6U/Ya8KHUQTe1XBFM8jKSpK93nfz0hRgAQ5D27GJunp1FgfJg/5xWjt20FMsSSQVLxrG/ZVPSelRMkVheM3DhUbUqHX+hUKXq5ENnXTfMbMDKwO2E5ztH5dc+pDrGnujpN3CzNTO6nd6RoKlatVek5+1xj/NALYCwC9nYMxe6ejOsB/Et1BgfHsh9AdeI9uXcx2cBMrDXFGrHcaEan4dALSomYlJSAgiwbhcssOWdwwsiQ6BfrWUE/AsYTRxR8vC5xCiBx/fBRtrFtvi3tLWu5qZM5LlHuLphqvumErecx03rDDPU9j1+RbRnJ+hA7wuWlXz2y56iFTHE5TRTsP1MH+s75LGFX/tGXs8sv3ERuI6PDELQhaV9jTNarTSzaTTVtfwPf+8H+eO6GR73qF9Z503N/8+pn4kCZ/3xTKTerfK71m+ekwV5EUINJT9Fe58R97O+Ezvdsj969BjlDr31z8d6A7xYbAMaNCWEi/TUf+a4414ZJjTfiuUe3homNP+I5ReKwLRpWLbxnVNc4b1SteMQqLdc6o6nMW0omUZ4yqJh/7Cp/1ka+wWT/wFTbrhq+wWR/6Cpv1ga9G3+/7Cpt1HVmuFYxIDAw4mMUgeYMom/4mSejgyKzNjptDeLCkNbyQxXjwGKtVPPicEt6VsSvCrhCrJe7KKiGwqCu254vgONveiGyPSzhNiHsZOe/zVqAM2Ur66/5jCkx2w5ttlmHHdZ66kJiWH3oEUPJgkfSagxz4EL3sMYVaNvrNIW402IgNpjnMDUG+IWgu44Yw3xAihgnkOvmGqNnghlK+oYTYQ9lQzjeUmyPcEOuGUVEwfW6ocUMpveA3V2ixUotVWiAaqgRILztC1dnaieCEFKvgt6N/Zr96a3arbvi0emSQbdtA5mNolyPzMbTLkPlIpw38OkMI/gkRxLM5B73ZfDA9obAakUbjaoYtmeKWPKhcq6LUuCWZs16nvTtTl55d8ZjuGM4S7hjJarpjpdsxmtW5Y12m/ia7yu3YmKXccU+mpHXWuh3IJySkTj8RcpoDNkL4gXwOS2T4yP2DVeQOIH7KBYoWEsSRdVi2A8g6ZO7mRk0EXacJnaMaX79ac0WtFP1QzcpoxmFNBO3X7FCEAFU1BKikAflL1SMYO/8TPYKwEuRtt62umI3aA9PfcoE9cRdAAN0qqX7FMaFSIvKeEWLu+yhF57/OUw/RlP0hYWKlo7fCuazqsqvJOvGaURaNS0ax6C6ijCe977JsDR/PkknvVV1Jj2e1Se/3dSU+ntUnvd8ziipLWBdFIKP9yfrb4ffVEAA3Ov22r6we673/7MsXzGdxJqfhfOzarUPW0zpiPakD1uP6pI/qcLVTR6vtOlg9oGPVZh2q7ms65ywHqnt0nNqow9Q6HaVGdZBarWOU1SFqREeoYekpUuwlMiHa1GqTjmiLggRiNaK1Cu23V5tvN5BnJr1ngAA46f0SMP8mva9oUz6tLfskL938h/GYxMVPuqaNf4jThU5nAIuOE4xGzOHdqXjN2xXu+QE1+mxWS9B9mvK2SQ1C9ygGdCFnuKo5w0kXInRdU+V6NWc4VXtSn9qTlqgFaamajvrVujSgVjNaw3odSUqLzDB5Nh0C+rzW297HsvdvRCVyydsQRZlJbDCpaIQcJxW47h09u5tQDCaUEjcE+YYAML+MeXEbQkBQIGk131BW0J5Sk5E9EanZjZs8DCaPmBs4eThFoiqaWm1uTgm4NfFZzaJounXad0e1s6/ufBWxfhWhfhUcr4YJleGuQHbsQJGlOkOXYyonaQCGMB3ASpydCwzaBvgBfu59Ldn4QYavgVW76Su0vukiXQv1hTCJ+7dDs1Thrja2XdnWf23LyKlskCGlg6+KdLzqGP3Z8JbvtAgIYyP1U6SitIWX4V4BmpWSCJsbrQuU2n5EkV2AFKCk8zJW67ObLQrl4YbuxOUY1PIcA0gvoTqyYyyXgYqp4k2sA3tF2wUIOJGleGNl3CYgTZwHDwdtgDsgNg4Vw2QVkqpMN3TXUaGNdyo2lbwrvPdK+k1fwxoYPsxMhx4sMPmhVy7rCHIH3R2Ofl2EnNsfTAG8Ct6IKtxfUoEaferku23XCm+zjLBhfrKLM/qX6Ne5VL/Ofv06B/TrHLTDZ2HPbtt9fYUortueOds7Z80cu7B2jJYJCDHETH4V8T8P+TONX7Lh2WaYS/k+2aJyKV+nY07XRUtiAkviq3Eettd2btBbsciWqOilOa7lr/tZXQPhrCtF0+lxmk5PruncD2WZsmp9qu386LJAKigrfSKe84KgHorJLjpCdZyzFB+YyYOVcU9RT0VXauR4LErzIN262YoXEB3TGIfILbsxSrzFyNL13n0EW+Tiz5Nri49jx817bnETDaW+o5m87haHCXfJxdGJ4IZb3EgWV14spmn6ilurcO1tt7aaa1fd2h1cY3rdW34um5MUYRaBIAzIZaiiTMe+Lsnka3RJJuVAl1JwcnCpH6GNEbIYy7pheNIrFYRtdweAVowrInQ+8MIRV0p/gzrtaHtpY3tpky75wEBE2xAq5gE8xHZ8cNLgb/kZ8SDOmEmGE/qYP1FvLr5iUHEunjeoudFaSnEvwjGx41sGD8LFswZvDKM6Qj8IMpLONksEUwNafpmxbRoBi+AzEo8sKPHIiSaRT4BG8hB7PjhK02eUULyOI1KEoaXLEB0Lfm6pKJ/gFR87z/t4INMOoUpgf89EQTvO+qImx9GqWIqPM5YUH7ta7HFQwCUcRLxVHkTKrUmqhjp3vdVFzlonLX1D+wHbudOeFzrtebHTnt/ttOelT2rP1zrt+R2jXwBaNDP8BkrEmkOqE6DqsljznYzCzh0U/XWc2ZXOBQovY9tdBgHhNwZN83TpJ4MEvhblzopSdzB4xKAsSgbpt+CrOMPA53LrXX3nEYJh4D1vnTcFz4TR2N1LhW03ZBtioS8Xtn1EUHZGUxd9GOcMM/K4fFGWrxsY+a7RdkzZj44MkQUHnJtiFOtXjMwkotVeNTJtSvnH0Jml/CODAEKEHYuGHCEkWRRjfJzvGCWC/wt8x6L9/om8jvfkJaXfcXTOESH6Tbu6l2St3F67LGs97bU3Za3afgiZQs5GSr10JtIHORNMBOewLGPVBbftujzcRSwPTXpXUcoo8ccol016f4Ry+aT3PZSNSe9tlKIaX2HV5W5S478w4xyYIiSWjnt/ot5rkiHngFSIeJOe1U+7nbx6mnZI0Ig5Esl5UK34AoNZjkNnIqpT0lL/OshVKShfhKovMVwU4GUeOR6B1b6NVj+iCuukwQ+WbBD8tM7x05pAXGbXur1pffim9fSm9VjWvy6LV/wJBbOkj3ONYuutUqQ9q97GpvoeM/VEfk79kqs1Ph+oJ7AxnwHXQiMznZytiOFQHmKAI0ZoBY3ML+4+1530FbV+jRsGZ8d8b8LnFMFdFzBHaGLHiQ7itEOvK9W9W6LX+S6frvLwzTynov0qQ2obu87XXC/GIYCJG7JOIPKBvmfMTrasrCx4MUv5DjWTq7POvM7lHD0ZHQecImgOSxmZDUslarFOw5RH0OHDWcYhawdReTR2No5SB1quCwxvibOFrIC4OWreD7M7iiJ7yK1vgPVL+tt18rK8x0C5seDNsDkmTxQBIx+B1fo8JZfJBztntZOnk9UQY7ujgTCMtHkX5fISvRhr7ejXsjvt2ik7usXbBYxVr3knlqfsXVu8J+aoC9g7t3jAJrrT3jVVJ9M4DrqLhL2Jvat5Z+KAL7pSxvIKwe7rzIFIxfObVW3rW+6Se4w9RlWFBDCtj1/ueAlk2a0vyrnOD2vnXPfyaM25PqMW9zsLjpYtnr3za9ldeIYpPN2u+UaGZ8Mj2jH8RC68iw/cyO5UAmqpG5SYRMT0pXakaBXKYuAMihhv4wYhAx0i4Qp7hx0Ber2CCKY5iGBfG0RwiXWIhE0liENEKLPrjMJZdaFMILvOZ/fWkITYoSZhhulVGMG6wghWFUawR2EESwojuEJhBGsKI5javjm7ZM7GhBHU/GjQpiIsIPch/Q9PJyoZFhywOcflC/6Et6+IM2jsQA4wWHLwunaA76emYQKIFlhjRZVtTMjNjF0l6kPQgFnB2NVW1LgGwAaN/Zwd5vITspzZZVz+siw37XIu75Jlaxtcfhyiyliwe8JDcy7DoPRBG4AdXg2ZjBQ6icedmBA9x+jgdcbvHLf5oI5c7Q1/hLA6DF0YtTiH/yB0+IaE5/gw1Dy8D0K2zKT3cViYUBxfSJnBFGdygUERyRZDc/i62UFzAN3Qb6MbBjm6YfDjohtSOqEc10E3vM26OMkmoESe3g9hBPOB7U9/wUZ3+6+FOrtdAk0HHNVI7oajGjQeEYLNEV0hMqGL6v0W6D4wG4aKsf9K6GIlADEDYQV0IRBeQhVePg7UAf5RAINX6prlU9Ud3UFG5P60HxV+39cKv+drhd/1tcLXfK3wO75W+KqvFX7b1wpf8bXCb/la4Td9rfAbvlb4sq8Vfs3XCl9iZJRBAqIt3+vfp+Atm4DoAptYBAV7I3JaoRxHSgMVKQ0UKSiB/UIaqAgfuAhoatGmqJQqdSUuTYt2yCiZt0lNwtf0PNx/OaahT0zDEnPhQJABqskcDr4f0IPQAOFtPQgDmkwNf14y/eoLO9+GFaoUYEIALORt1bR/RRhCHwPtRAbrgA8BOKbvZpmUg7N3+x7IbgA66Usb7Lfxeq9PWjGGXlMlSiroDWBt8VE8KS0ZA/t6BIWVwTOGlaOGE9bJW5FivbyU+G5/g0iqMYSblSg2iXATwz7bi0MekPcpxVZ5vXLkNpFlY1hyl2DjTkC1rve+1OxH8bDIx1I8ImJxjOSdIRIzvOup1LuHFfd+cdzstsNtkTdu/XvpWcvajyaqzJ9I5W1VBFSUCTXo2BEAEG9z/7j/b7EoMuw5I+XgpPcyyoFJ7yWUogp/A+XSSe+sUXjYMygb9/p/j/P6Jr3/i1KU549RSs/5COUq6vQxvEkfoFx+r//fUPZMen+Nsk5mhhj95zrKFRPBeyhHJoJreFGviAAnD7gHIjIrunvc+1XDTkWnFCYAJg6Qg4+wMCXcVBRs3FM0blxSVHBcEYwTvei2hLGBL64P3RaMEwS16XExciVEMz+oPN6ei5Er2WoeI1emlQ3x40tsP6AZl87JzAIb3CCgGe0QNF5m/MUcw42izlJ1bn3ktTdItzBHJ3BFP8/QRbhosL0BWh3ibyi6QkyZFZrlFfWSSE/4Fx0PScg05AjWbhyoQZmJS1dHeCcBOqiQMrjCB/ZUswIcnvNURyvq3X7M908XWPs8BHC2jJK3IYm49Q6s1dbb8rvvffsPXvqbb7/5V86UzczYYoJTzvaW/JOKKZ+K86smqzVW12OGMOh7ShD/ixd8TLa2x1ALK2zWM297DioAy5nQuWzDHY3XYepGBuqq42QnQTVAJ+hldYwWdYwWnOnczeu4uQYrgq433MJpOvwaDDiaLFsntRU14jqMGyGhMuvMwXkhPIWNiKdpw+R3AOk2Pw7Vaot5SXZ/JGOY/NnViORvwmgNG+1SARXwbRpvJHM0fiK+lSaClHk3Dt1tIogLeHnyQMOhtJkMposQ2qIto1MJ0Arw1MqFSnK1sWC7PFT5JHJmpoB2/Pg8g5Yu/GpHSJVltw5oBFujkFqjkJof1g5lwbEMZbn4q47J3TLwgxsgsjpMO3mYkLl9HQr4ThPtBmYfdD3ZHby0C7FWdIVsp+VvUX2Dn0p9ZWRgBE16MKvlKW2oj9XuwY5S0j5S0j5S0+pq4MqWax7DSGwNQSQ1XDp0kSuM/pT9/LOrcRrRT4ybhIldGiomciIcdamG/vblcbSbsyUasZHCZZ1VbnrtCFDre/0sIG8qW4KToj5Vppi+UEW0fyh90MYIDcN9n2KIoltkB8TiFNMA5AI2fkIz5iY9OseQY/m63vYs2yiaagAUfJu81/vpMQtJAnGfe3WwxEvvhXdIo2R6C7FdLX++kHMBa1fdMUD6L6ACib78BMBym3VtExCQ0C4sRqUwGLO5L9W1GImIMOAlqDUm9CT/ZF1Af9DymXGg6cunddl3oA0IVecZGJsCGSRDbLlHwUKVJoFE0Y65ydEM+bRtwlZCmg7R//+pn/RRynVAOF5qkuRnfuRldjgSls5VUIeaSOAvA1wrSO9Myp7uyG18NV77mA9KDBtI88OijaJ0CobFUycRxi1/A+eHgZEzX/RPZTgDqtWpk8D0PYejIznRHXEyw6VOqn8kvwIujzxqL9nk+6fcMBR8zRqiA1sfoJspIAbCKfZzD2syrMnglaOQJP+9HIMMMExu+HuPzMw/fGRh24EF7/CRnTPHZw7Ny8LC/gOH9z1ydOawd3R63wwXZp4/uvAiD5D9U8f27M+XFx6Ym963T473pg/NzUzvffHx/TNzM9jx5QPzB549NOPN7N034056VC7nHTqy5+DMXm/X4YOHj3z1sJ1fmF44Nr/B4z852T774sLMvP2qXMXOTx+f2Ssb7PRhe8wdf3xmbv7AkcP2yHN2QY4+dODZuem5FxedPy2nSyXstLsInmRugzz3Pw6Tr7bsnulDh56d3nNQL3NgXvfbI3N27sj8gizJprljhw/Lg23gZeVysunwkUUHTi/oBab37p2bmdcHQTWm5+amX8Q5C0eO2Pnn5X64+9fDpMlKohVw8+dnnj8yt+i4y3LcozzuyLHDe+fzh8W9O492QBphbi+eSv+1pC3nju1ZOCb790/PFxttz5G9M3LZ82fD5IGWPXrkwGH3jIePHTq0DkceOLx35oRFf+C1Z04cmF9Yh8eclmOef9YdPbNveuHAcVzqulxqB2qIlrTzx/bsmZnZO7N3gwcm0mH5bXalSMLeRvndI79HPYBI6Db8UvnV5HfGQ6Zw8oeiC/oeOnooG5XS1AQoaG/BqntUnLQ/8L26W++RX6+7ILb3FbYvkd9St72/sH1AfoNu+1BhOyq9zG1fXtjekN+I276isH2l/FbhIWS7LWxvyi9z659z5Wr57Ta+jBq+d933vcvyOyO/3fLbKD9PftfkKc/Lb6+H66HOvveU/DbLb0x+98jvgPx2ym9BfglbxfdaH7wcJunFbfX/kP7toa/ccfcX/0vz0X85652uHJ07svfYHvls/Jos7pFOOrN3/bMv+tGeQ9OH9z3zhc9v2Lhhox3dv7BwdH7y7rv3HVjYf+zZDXuOPH/3/FcPPLeAg+4+dOj48+vl7NmZPQsb5Aj7+c+PT/zMzPj4+MZnv7B34/TPPvdzz/3czz37+T0Tz05M/Mxz9+z5wnPje5/7/LMbx7yDvQvTc/tmFp55bmYafXO+tLb3+WML0zI2rN936Miz04fm1y49fOTwwtz00aPyva1/7ugCOuja5Nljhw6u1w9kbTx/YN/h9TMnFtb2zs08J5/j4T0z6xdePDozv7b6/LFD0iunDx2b+X/n12U3T08BAA==</script>
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
const [low, high] = this.words.subarray(address >> 2, (address >> 2) + 2);
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
const [level, page] = [words[address >> 2], words[(address >> 2) + 1]];
return level === NONE ? null : Object.freeze({ level, page: page === NONE ? null : page });
}
writeCommand(fields) {
const { kind, level = 0, page = 0, count = 0, direction = 0, rule = 0, value = 0, to = 0 } = fields;
this.words.set([kind, level, page, count, direction, rule, value, to], this.command >> 2);
this.setLong(this.command + 32, fields.x ?? 0);
this.setLong(this.command + 40, fields.y ?? 0);
}
outcome() {
const at = this.result;
const [result, reason, edge, direction] = this.words.subarray(at >> 2, (at >> 2) + 4);
const steps = this.words[(at >> 2) + 8];
const outcome = { result: RESULTS[result] };
if (outcome.result === 'moved') {
outcome.from = this.position(at + 16);
outcome.to = this.position(at + 24);
if (steps !== NONE) outcome.steps = steps;
if (edge !== NONE) outcome.stopped = EDGES[edge];
}
if (outcome.result === 'ignored') {
outcome.reason = REASONS[reason];
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
const [levels, phase, axis, milliseconds, elapsed] = module.words.subarray(
(at >> 2) + 6, (at >> 2) + 11);
return Object.freeze({
position: module.position(at), target: module.position(at + 8),
opened: module.position(at + 16), levels, phase: PHASES[phase],
axis: axis === NONE ? null : AXES[axis], offset: module.distance(at + 48),
distance: module.distance(at + 56), start: module.distance(at + 64),
end: module.distance(at + 72), milliseconds, elapsed,
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
const [level, first, count, step] = module.words.subarray(at >> 2, (at >> 2) + 4);
return Object.freeze({
level, first, count, step: step / UNITS_PER_PAGE, x: module.distance(at + 16),
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
function figures(page, aggregate) {
const number = (value) => (value === null ? 'none' : caption(value));
const sum = page.total.unboundedSum;
const outside = page.bars.filter((bar) => Math.abs(bar.summary.value(aggregate) ?? 0) === Infinity).length;
return [
['count', String(page.total.count)], ['missing', String(page.total.missing)],
...(aggregate === 'sum' ? [['sum', sum !== null && !Number.isFinite(sum) ? 'out of range' : number(sum)]] : []),
['min', number(page.total.min)], ['mean', number(page.total.mean)], ['max', number(page.total.max)],
...(outside > 0 ? [['out of range', countOf(outside, 'bar')]] : []),
];
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
list.innerHTML = figures(page, aggregate)
.map(([name, value]) => `<div><dt>${escaped(name)}</dt><dd>${escaped(value)}</dd></div>`).join('');
about.textContent = remarks.filter(Boolean).join(' · ');
const styles = getComputedStyle(element);
const across = size.width - parseFloat(styles.paddingLeft) - parseFloat(styles.paddingRight);
const drawn = drawing({
page, other: compared ?? null, aggregate, unit, scale: scale.range, clips: scale.clips,
marked: isCurrent ? session.bar : null, label: `Bar chart. ${label}`,
}, { width: Math.max(160, across), height: Math.max(100, chart.clientHeight) });
chart.innerHTML = drawn.text;
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
new ResizeObserver(() => {
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
