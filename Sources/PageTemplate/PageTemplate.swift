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
.chart .running { fill: url(#running); }
.chart .stripe { fill: var(--paper); }
.chart .negative { fill: var(--negative); }
.chart .line { stroke: var(--bar); stroke-width: 2; stroke-linecap: round; }
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
<script type="text/plain" id="module">H4sIAAAAAAACA729D5Bd13kfds65f9+77+3eBRbAAm8BnHcFRYsEkGAHBpAlLeOiBBYEQAkmCJNMZYuQCBtcQCSwC0KQA+xCFkghjRLTiZwwjeIgiRqpU7LDpGrCae2YTpgMk7oZtnVmmKnHwyRqw+m4MSf1NJwJbfX7/b5z73u7BBU5TQvMvnPuv3PPPec73/n+f+bc8hesMcb+OVc9Ea2urponXPixq0/Eqzxj5Q/X5IxtT0uZrOr1lGW4vBJOy5FbwWG4ap7IV1ebarSywjZXtL4it8UrbbmKx7qrq6P7k1Wc1TetNP1beSJf4flwZWX01lW+QYpste1bMWoQh0b+OuMn8rF6jNbsavRN+9dsGseuI79uwqYYKmOtsSaxk3GcmF63jF00tUFOmL7pbbS5FFmWyW3TuXO5SeI83xTbNI2jYnNk4txESSQHzm0xaW5mumarlXblXxIn2zJrB7PGRttttiNNrdtpsq4xziXyVNYpTFdalDLy6dAlsTzjbGZdnNjLdm4uiaxx6aRbtfWtW3GxaupbX42L7C23Of3C+S88s/QlZ/LPX/7sucuXL33JXOhK9fLS+WtPnf+iWZySg6Xzly+d+/z5z146f+38pWVzSc8tX31m6fxneWXZXMZD184vLT/1zNPmizhYfupnz3/2mZ821ydwcPXc1WeXP3v1/PWr5kt9tH/uZ84v8R7zJ6bb4y+cu9i+5cbots8/c/lLZqUnxz9z/irbOm9+zvbD8dIzz16VHnzFNjewAXO7PV569pJc/2r7wBefevrJZ75o7tgMPTt37bx5wXZHn2T+LO9cOn/uSV590nydJ7544fz5S+yi+cWxE8tXz182f94Wn/3shfPnLn/2c+eWz0e2c9ya2hYf+5EDBzed/vGHz37ms8s3b9k/af+U/QX75+xd+0v2L8j/F+1f4u8vjf3+5239G/L7l23PZt3vvBj9NTtt7Wr99vPxnDMovDngTNEx3tRSy4sftm7Vm/iwOxxuquzRvlz1ds7llVuQuuWd3nqHR4viT8Vu02q64g3uSHjjMTZgh84nR/HssSU+Vy4Ou/IiKYpIbvBp/Ya5VFlfLFZmzsgdvrtYWanxNXPm8DDydrc5NNyKYt9wm7d7zdywh8IP+yh2DidQ7BhOotg+LFHMDjM8PiPvl+fK4RbpmzQmH4vGBij2DWe9QWNTKPxwA4qd+NkxnEaxfbgJxexwMx6eGeZ4qhzOoP182MG1vLbyob5T2wW/xc88vNS3CY6O9S2eidGHuL1UyAU/Ifce8xtQ7aO65Ht+arm2V/w2P/vw0pLf6gcPL/nSb1rwk356YakyPsPdzucLcplHCzJk7iiPpCJlPvCb5fQAoxxznnwkBUbR1cZHPl4YSEfjemZxaH2EwkSHZULyi7sdpp7lw30MF46bA8yU1QlDS/Zi5foy4zqxMnt2sUoX+rbn5JyZLArvip+3NlqVN33PXqlkfBaGqccwSVejhSWf+ujokvQnlb4PpH25C/0+CnCRb4mXK0Epvx9dkXfeuvV+dmXJA9Pcun4Fv/kxaXd0tACgkq5k0jO2c8wnocFluWCGmXQoK34lsvkqgLJHoHAxgELgGqCFoUqHsTv8Yf8x2dPyHdG1undxYrLnrMlSQbhd/Ityab/+npHu2KVh4p0AmGDNngzGa0aPpReu1y1qL4fyol6nqH/fDpPayqC8KfMIEHGlTKd8hAwK5m1paWlwtJ/JtMVHZarssSuYZJ8tLVV2wPP6qMNVh6sDOcejiEdL62+KebqfSTVZEHjpp9Itdq3mKBzt5720IMTIaTvs1F9GH8P1Xlbw3Nv4pIjPRXK7nIv5WZF8oSsEGGTo8WXylVa/Uk7jZjyN6m/JqWL8zYUARWfelICNA64nRQK8YoBXZKn6uMVMtvyrtvjJFjMB08SVQI/8y65ocYxIihcAqGjBNTfYBcVgerykrfNm3D9lgcS2m/r3/93v/Kq8gTAUXb3m7RKr37PHiredTVY/IkApSyDfRRR4Il6tUZEzHa4y+TsxkBl0vnNyIGOtMDnAQMpdw25tCiybeuaaYI+kLq8NCynya4LOcp8JijlgPoGaYJmD5mNayw8KTmLNHDRb2kZlLec+nTePSSEj+KgUxbz5CSl68+asFMm8eUQKGcHTPj9iDkbH5ag7b/CcjO79UtgD7pBAyT8zi/JbLtYfeV/oAKnmOD60WHZ9vtf0BF/ngAuHyZI3ep0zQZR44w4p5I3bMXXzZlbnbMYbeSOnVd44Np/yRkzmcN0Lb9nFXab4spXpdasyUFyXgrp19c3K7Mnn2rATWQVZjLpdM+pydHzQc4mubeBHPHVUYFW6vuZBOWEKTIYF4M2bpmtFKUiDmxiK8q/Y4oyNV4nrpB937Kgj+Lltqwi7l+xXe2V3IK6f1lVTKCTHCteANMBifnXpPpsX7yR2ApD0prlYxQJJbq/5Emc0IJv6PZnhNw2mWJHDvDmO2u4oPxgd1prM5yGpxTJN3pUTst68m3OP1OZT+pScLJNQEayc4OplQcRSXAW63GuuD3Ppw9vSh0j6ENXTi97KI4ICZmXpXqk68rsQr8pm9lvSt1W5Y25Rm/PRJ+xnfLTX/FRdXl3CbjLnHhMQluIR2ZGlOC07shSnZEeW4viQzT4ggCTF4SHxzCHZpqXYJ52RYo/srVLslx5KMTfk5nW/PAZYTAU1ktYod+PVpTbX0+ZyNLe+a3u0a4ofbsoy5SqrOmMbxDF0XNCE7whinDdfIiQlrF9nvSv1A+4q6wXrlwVS8ewtgYYBsDkW/2CIHYCVLvYkNwSY5dh75C8lohNCORn7yvDNYQTCeITRCWMVRi6MYxjVMMbrBkkmF++N5b23LLBqIbglxsZ9bd4cQO0+u1+K3gG3T4r+AbdHiokDbk6KyQNulxQCql6K7gE3K0WBBRz7zgE3LUV5wJVSpEDPsc+AnmOfA7ZjUn8y+m8bLF8AeX2QKzoW8MWpf77BdVY2rso2KusauNNdrHrAnQLKsl4EGC8J8SXFBSG43O7oCVmfAGMZGadfD1Cvsm8N+/falktZyhOxNZGLC18q7HOX73Nfx+PY7CcbhNCTbs2bB6SUjh8WsqsPPNjDYBySQgZjvxQWA9Wr3xGs2Kv3YXmVstlJ7+8KxpmQ3vfl1HyllMt79tNctxMCqNWkAMuLliPQF9w0WT5WxadBjx2R+dHfMwN8IqjnSx7U1e/ZK/GKj2SpHvmxr8oN4d/qc0dkYG9WeMqc8dERc3Z5UByMnvAOqPwxD6CS5g64R6QZGatDB9wFNkjgPilIX7o2tEL+TEi/ZS4AouHyv7UnhY7gZj0J2FTo3SCzM9xIEMbPDTnXyzGs2DGjk/1Ix4Q4N3wkhqfqexnm8g+DwpR1OtHseXKXLMp+uQfz3HxvzC/w0Qe+QGjiK9io2m/pJQXau31apnSsC01LGIR7tzQai9CmtNSsj6/a4SRhp6x3XAPsONMRxKlz7cq9vbi410fmYx95xPy//LAGpvb63ifsk7631/x0wKK9OfeEMBxSfEYYjh7W+xYUjwjD0cNq2IjilDBCPeCJbSgeEKalBxwyQHG/MDQ9IJbtKPYPd6DYN5wE/TY2BPL56OGNK9rRBWFDzCkhCQWwp/3UxeMy5Gu+oe+nFvUzw9cIUiPg9JJkbPAi2VOxiB8bJmGJjobZumZk++vAx8rI9gk+U36q3vls1V9+2fdfek66Mj1+mJS7qpSIo4oUKwgCBgdydiC1yCdnpLxZReuWkVwRVuOMT7iCZO3JE49WfaEMjnyv+Wd0raU+Ha01IU25aHFeTsQruEfOvGlW5LZipfxIIkfvy9M7C6xo39sdHa9yFIeFGJQOzlRdFGVV+D6WuE9uSFPrepfidWf4GcuDREq+7wM34XqDBCp8USFfi7LLr1+z8Cp087Y8+YRva2f1LLvr25q0EX/IiCVngHjkdXxLJ7wtRzuyDv7IGmg3ayBd1pCQcGY4IQjzNZBou4zC3mRYz6sCg4lcAg0Ciko4ZeHpZU1VEyPQEG5IuiUvy6Q/N4kc5SDGwSNYjAIwHOJEhzhdO5kYj750dR3+xJHAgpbJ2cER87BQBmRjw+z+gMN2s1Ko0lFJvt+o9LFcSBZwxQwnagMCcaIWnkj6WIO66A/QwUcHVV+YxiVZbn2Mzf2lMM1XBsKXyEYvm9N99huCIwTxyUrsYecFKrkl5Z1w+pbVrewG7ubu/0vhylUZ39ewCfRc8e/B4gGQUwVk4SL+PweuPAxjymHsf3/gci0i+4ogMuLrT3Bc9srHjvDoi1YR6detYtIXrKLSr1nFpXesItPbVrGpEE5EpzcUnV5XdHpV0ellRaeXFJ1ekNdGBWWf41umsBIF+UuluoxSXcZvAjFh/GZQXcZvAdVl/AyoLuM3guoyfiuoLuO3kW3yG0B1GT8A1WX8rDLF25Up3qEcxSSoLsw9SKw/f8RtXXUrJK/elPWW7iJvUqqkoxdEHEoDxcPAGxUfLu74cBFIDBGIYPNt/V7R7eQQgkRO/1mzccNUOTkxDSHAuwJewozKtlm/ZQhhqfB6AnE5GDhw9J71GF9jwWLm4BEhaVKu8EcCCpArp+fNadQEJsHA8rlHKgugiMtU8Ib8yIe/GzVczFtuDWxHoFQf8xB4yQIop2vB6KBNZcPavA0CNb7iOGp8xWFs0wIN2i0wZeDwHSClxVeCp9H7AmwUpDeCQwIzCj4gG2dGhx0sdytssixSUtS3wzBkpXA1Q0sRaCYT5LvHVN65T7iUVsBV8qTgRgqsTFklJHLlmRjd9MkpXN9r9pPiNXtAN+/F2O02XoBXTs0KRFMMGoagmhIGCBLXBE2YRYz36zpLU+S2yi1Yo9K6YJZXLeq7o/fsweiVUH9X6t9mfa95x86buzaMqDwjSN36Db4UnkoYFtCdZYevqToyYMo8yyiURdUBsy3IpYPZAqMDcGftEcC/ReuPzZsZ1IQtOBh5PXdp3uzR+y5gKfHcF+bNXq09PW8+rrVn5s0ntHZ53uzT2vV5c0jbu2Ux06zesYQr6YE2+4LA1uky87HsLrLuP7zz2LgMv4DAvdd4lTHNtghydgxBzrYIcnaEIP12gd8ZIdG7tYVUXFhH4eOLMgtTJVMU4Fh2jK5P5lwL4VItZQe5QlhIwCRbzN1PyCmI6uXWw/h5wCd7DT+PjNEDgJXjZax3ybo5vFi5Xbz9SaFmExCgHRSfEU4zAQHaR3F6WK7BBgnWYLaGtnOQ+uyH3Av4zoHZ3KO735wUJRCd7LO7owsQWziITEHRXwEetGgtXkuRgtLHzi63z2hNQKDU2mMHoxzva5uIPaW5AkIYpxgrwFNcLitB5mSBYyR06Rx+8ochEN8d7cNPyQMhmPEzs6AH9+Nn9tgwlomJhxn2mNBFvPBPnFAB9K3rC0t9FwBnDihGRg0/T+DnSfxcwM+lJf7rO0ho0E7Dy0BKkIG1UbG1TMxpKAP6+o2+/7LvvXzEP39bJfKyJXZe9nFzBqLXDDJWSLgF2x2+uItaAU6+NPUlSBkbqRKkHAt9mzjW8AaZwMvozOWFPgVb1/X266Pb48O9OKGUbOyZq3jmqjxTQGp5ywLo5LccDrtyxpZbBTrfjcBrfnW1vg6ovgKKG/hOYBqYu8x6mygQBjctODsB8GGPf8IR81J9JBj0VHy4/u3bsUxmdlR6zjrR6wm5cPs5OV1HV4G6onJAvGuvYqNUrZR0pVJBhUwg1RfUcxhuPLWFtA+LhQ0K2s6gzgCdU8kj3wCLKd8kiLRQVVVSv2IX63hpOCHV6UVBp0WZDvtu1R0m8i6AvCMgB94JdAb86ruL9T80YSNLsFdXcfkA5TLhdFK/6Ralg+EwAg6IknCvLf+TcENzf6HH5VGdpPCy2tT/xLxfGH1Mbv4nvDkRLMzb25dhYb4CXivBsP3jpgt4SL9QH4TqanHYKQAOX+Ok3xGshFIonSl9oDwWIIL9WVBdl/TkuMBeSdEodyWZoWqjzxYh0CRmTLwOcNag02aKMem5FthA8uODKg/znI/NM450nmPIaKh5kSnKdZJ7mOQYQh3AGykk7OExphssPETsKHJu1oppfSZw2c68HPqNHNN5gy1o6oAp27v6ZVY/h4dYA5rpCxhsBBAoCMQKAkpbx/cAAdklIoGAaBwCZOBl4sNhjKGPE71VAeAVuxYA5JgA0LfhYAFT86p0+VMCxezoRuner7GjqOkIo4NVxP7JiQPuSXe4fve2anYVnKL6PR7X9tpDfWAqOV3/brgFffbRSeiYkvq7ZrE8XshXo72udrZTPiBDskH+psD1OXJ9viOjr63b+j3p6zYhPjk+FPzJdbwP4vMxGiTWe6tcyBBLEJfZbi4Kdx2qRWjyWMBYsqupOPEBmV8HeQiQwRsQN5ReG5KVIl8HoIAQVOiStoWFtocPFZSR4e7Xwzqyemnsvdop23TKgVCYbWT4wz5k6pZyfcHRE2EQ8IoOqPENOFEOJwpwLNCNCvEoTEWMH3ngomqHrwhOLLht9YHQ5daduoTk4aPDKWxMQhgstsMBukS2tIPRm1arcwejN0LVH4yELJOJfMuiC4cEaqd9TyW05RZQOn76QLgoDN847Ym+QU88zR6Ao4JmfAuK7eCjoBnHnPhFoYih09oE+v2a3JFDpzUjyOR+PN2Rbi4WQ6zbTfPm76BjW+bN30Y5M2/+W5TCAXwHpbRpKjl4FQfTXMivQFGq1Bekft8W6OwoxpDTFwXRTdXQMw/qW6syeLdWqQqfFQKUYySQdEI/tgICCOOF7yepm5cPBaDMx0ZTZnARbJRc5IoePSh8NLguIQO58p6s4haZqdpd1nBtm2USCKtCFfKWqBX1HtTi17x9CEq82p4E1v3gM0DZOcH4ko+xSLQzTVcioLFIdlkB82GXiCo86lYbXkVpn0QZmAPuwkgmg3u/EVVUoHTlJckB923AesoBJ8a/AEL3rtWt8yWctLvlpoNCM+u574Rzr8i5F1CXHf9qbZcOuG+GK3flyi3UowPCk5MNE3QhLNk3QhO/jDIjp8EHXpQHrvuIrF39nozHmUo+UXGIzGb5CLZuUJPs6Zw2MqPFLm1CAP6CntijJ2QxCLWDMdbOzerpGcgZbDMOgf+Q7pH/wOP7tWv79PYS8ojQsbfQMWlQdctVhFXcvOo0UQa+ks8cb192uG3nkExDebHqKqd+P7T2Vxfr/KIAh4WAt4fiuCoxHlElxunhhggoxAiKFazbCRtbVzYpwaRdiKhxvid//akI2zibCzAyJft+12+YSoySiOA4ykV9/X5MP6TEfPm0dkbgQt7ErbTUfuxCP8BF8b0WBL4hGQXRF2RH+l7KGnr40r2mN296eieUdxEUar6Dm/LyETI04GISDpacCNpxCGi7sv8m7IjPQ1e67cuxM3c5W5gGlRrI68qHRxACxiUCXSl3g7LTyVUJGJcirpIsOaa8UimUbhKuFB/k9wsq7zuQIYMRRdeg+ufoQshbqzHAgNRL9yQUgRTyRfhKcv8z+CoAVugM1a9dVcb2VTUbhS2EZIQK7RIV9iUQFF2Q73lRaNcbaEKQWzdgJuhEk0/YvOrSaEbos2PKwsXKu9HGQjfccYZRBq0sh4FhwIuFyOtwlTWsglUiD30T8hY19BlrvLU/sGsZhfAEvydwCSBIYiFDvkr7IO1Fpsyi0IpgCGU5hNoM+DrWPHg9eVQ2XgKEsAqQXU43OriMzM7rRhXWQjeeqqL6t6RXvxUQXqZ61Ey1qkrQC4G51zyiqPo5q2Tn6Ypkq4pkQLbCCIcIF/YcEI9UdrchosgoUwFqYY3YoEtQeB58BDDCg1UcVIIPSkNjdAEUzeWP6e2yM2GcfGgfsH8CxJq29Zx0ZU07RsV2sYrtOmsEchDHlRcnImcNaFf0oYI625WnYBlAhfhJSHzXXpJdDS/syJfLUPwajHVgHiHkiNJRPaWj+kpHleHpCaGjMjwkO1Upc9zzE2UnUF/Kt+meBWmxvLb5ICz2T0ETGbdbEgBOpWyVPUrBmFP5mat3PuvdFWojISgrEj6I/t/VpTuMehsLD0JY2ij/qBxuKGAdAJuUFCtrVopJbAgpVNrTUhRYbpRJUgpJW4lSNRQwQsqglI5USxHVTpi+RtBdQMlLE7YIClOlMkd7qhuZf1RJgJUYViDY4M00Zqx+B+THmE4DdK6VV/yevMIscGzux8DPKCIC+h1iGcnXVhnbxD7SVfuwXEnllg7BpEwCrYyd84t+UhYO5GI5VNrYcEAWnlaEPAdJJ8/5sB2p9chGBTJFyMOMeoqEENGLZNVyTIZRkLwnasOU0nxp3vwNi+p9Vnb8FOhK6IC0viU4/2tWR/8OSkfBZwoceAtlBi1FCgLnuhQxzCw4f5e1kRfRiAnExy0u/sliTJ/0HCyEikYUSljyxSnFZKpSMvVtq7YEHENhgThT2WKVyHZytB9wfKCthIrTk6Q5KqCcdkz3qRzu9ZaREyJgjus5C9PuYBM6q8IpGj1h8QNreK3JYM/p1fygCeKs8qDB1dmD0YwKS/ClM4tEydA9Fq3GZrJoP/d4f2L0sRNB0m6VmSrWc1IphYJlV5ZLCv40lQ1Zuv3DsmgmCmoLYPpjd5kxuPaFDosi97lFvBTUY/lxpV326zdJ7RGgaNb2QETH2ikgcAv7G9uYBlFABgMX0DmqiphTODuu+okHuC8keHH5yRbvfZpd0VX+w8AAVndeFjNjJgpxa8+QDWhQWAR7BjkE8hFspHYOXWhqMoBuDHBUeAU4CsRRk3iQIChwCQAGRK6B3yjAL+fQfZ0gPQJ/LigCNGdWiVvaxPR6QSEyTlLwYz/eK5pL7SD3uu0pOfyhXiccwgCptrWg0HIfTDL0pOXJhCczyC4ijJmfXKrs0tLSUTA99pjs9x/sAMf14zTq5F0LAuEZCCzYl6LVhSWY4+ojQ7Wa44NVYGUJcVw8i3M0wgGRoa8B3xaNmpeZrd2Ct9pg8zWu/MT42zO5KVp3kx3dhMsxLyuXhe+SU0n7BK1BLrdbrUz1ffZ6/WUuK+ByAfkOJKY20GSQQE6Ogz2/x33AoG9SDfpwu2yYGN5JABPI3qtLYQPKeTUY80W7zJgcs0dV9zCj9FFaHXYjNXHuHetzd8ZSPk7hSw4kQ3rQVPH4KhZUJEsYTCbJXzUOE0Ig0FCh+0JjFVSsYQfuCjoTpENuGcVeGq7HsM6c0b2pT97STJ8+Koix4/sLS7TP5u+Cj5dk5dmFQRADLZLmG/GYego7c9YzhYEmv4AQOlKTL5/RXBhrZ95cr6MG+srNNBluzrs155NC196tsNZu6DZ+Xbfxq7oQsVLjOrsyb7gU+bxs9bVtNna0FBdKvVilXmIuCcjHSdtUWVkpusVV3snzJJYy6kUGKkciQQM5H2XHPqP4QZ5DcwDN/Q2FNuBOjyHh6IBEiQpdiLiNtqfBFnAy0BoKJSP6wpK+WG1oj4cIEUI78Jb7CHEJbRBlpcO+8RsOsPBLjhi2A4B40amd4NfdcAOVWJDVSvk1N9yI8o4bbkZ526lZIXAhyvetGh3KZNIU8XetGhq+a9VQ8betWhy+I2unVb13ANQQVxjQyxGIDmGg0LG5arplQmSpvqZPoYFd2o4fxvpp1aYxFS0lGy1ZhAmht8AmIY4iJY6wHRCNs70YTZXVJkhBI9BMmQLfGr0v9u2u3yQ74I+S9QSVowOcXxX6BMLoEwMZjWm2m+NNuQ5GrGNhsEyGdHJS+8oCYnGhWUZ4vxO2kQlSKilU999AOUVhRwq2jVvF5rCrTIZdJQu7SjfsKmWA/L5Cfq6Q31PIt4D8SKkgef8n+Mq90oFg7SCb+13YJ0v5DdAJKa0fuOl/HbZeKa0duihvw1EipX57M8obw60org+3obg6HKC4LCCV0mIiQfk1wPXYjhu1O64b6OgAnw8A4MD7utt2yPgKlCW6497DLsKpXUSkdhGF2kVMql1EonYRsdpFdNUuIlO7iM1qF7FV7SK2qV3EQO0ioJcVZPAmjcl/J3XlqlsZrTl0j9rDd5xWnzgYvRuqFw5G74Xq6YPR24E/GXbCFtjVzWJI8zYZGUhJ3rAUZI8DnKDhDa19715zuurVajkN4qfEqcNYl7uj47osDynjIPwN9xxgbblAhD2lmLpEURZY1ZR2uHJK9rEUi+2S7gUXdMU+qQjgiSEXx2d0mT+mcP10kJ42a3OBogtZtrmfDGzibl2kk7pIc13M+gBUPsUQ5P6ax2XNTggbmIwen9aelOjJJ+xMBYtr2D7IglOba/jHkGDz6RKZLzicBKKBptsAPtuyuBGBPFUlszVQMmOVD6HO4QdFfiNl25GfosA4wkL6DsoNFGJGgBk1Vai/bcnoQFE9TWGl80XgPXUVUnN9C6XMz9sOPBOr7zjaIdHywQXLpN0CLCpkJE5StAjqE4IQfOv3oivYlGR9Jmr7RdLU57JcJ2UoY4GPCQGuPgRFQxjyDHOw5GuepHH3bRiwZ1d0qq+q3fd1xd03FPXfCiic0BnRwqkHQySny6yvy2xCl1m8Zpnlusx6uswKXWaJLrOuLrOOLrNMl1k67sMRCOADLW76R87mauX9Lph5MBZkUmMK5lRXArDBIqEifFzjDzsb2/hYqEXgyMkirA9sBlXOsTDTVWcIAxoSpvsCGQQfPvJ8s0OurBn1dyixpdMAIMyqGvzIlz4AjytYgpOagmGCA0dsZa9w2AhSbkbamKFoEAANjGbVCtuO2baRzVa7ZBYXMODzZjMG9T47reM35uiU66B2dFAzDKqTocNQ/l7s8tVkJRjNg7J0VCfF9xo4oU9+xD15xD9f9VF74nbVPX2UlHI7nNE2HUnB0lZNwE5jWspHIQCkxn9ukZaIcRB/VNGABorRwPePmDMDufdxjODhquAXX/4KxESt1u1+xZT7dbz36YDt0bmYG5JPPgTV0soVEmg6t82skkGGeQjmd54MMiYYcMhaqcJ5pwafBYGoSsudtOaoeuBvy+1Vf60FaPdmNeEnYPrZpaWhUABx42kIQfRe81FKeSZuVN31Jord8KDvn1keyGXDNqQGAftZSneJvixUoDVd4mj+BZ8R6YW9caS8860K7CfkxHhdV9p3Nx+lmaiPjg/ATjglyB2W07QHm44PK2fwWX7dMM+oVnM6wLP6Wha6u1oFM6+gFMBszJEuGoMvWeUcpsmv+N5t8O1GPVo81CKl4lcBv79pbQzA882+Sc8rNRtLG1kXJRwlrP45gTNaKyEDiFp7pGEDYOWP+fZJT5kqWBOVpIItQS0/KFsdTD4DYk6ImGnE6DyhuVzjS5ao84lHl/+itRY6GPjzVa7RTcCrdWROaAReVQJmBJJVAma491/Q2hOqETKkEh7T2mmVnkntsqqRzCfsdWEv9dytRr9l1JLsTqi/oBoxV6bbig2N53Rr2li85lws61uGeJ8OMYXFHTXIUpsY4QghY5AiDh8Qk7c2U6ym5U9wT6bhT4fPP9wIw8i7mLok72KOwjhjNGklcAPdfyHW4oSFScyrDOuQdYpZDH3BfPatRiZa7iCpLePaEbZ0p/a6oBQfmxCKnFOdC8+e0Vo8990bVbZ+hWVYUWdwi6wwOFdp/8qZAo6eF4cqXABPJRxmUZC4aqyKUhpFf97oQBuoD1grVSJl6CSXa21GZVNw7p6nvM1QCDqnV/cdjPZp7RCs0gg8hyuD/cBg4n7FOrcSraqyjrNCQmWnbgqpbhEZPh8KJQohZCjXfStkUegzRq+CaATYyRCfAC4ilGpOHp/heVhFH/nyrRuPA1WcvUL2nj7eguSim5VdP5aWxu24RR6VHhTU7uxSr1nqW4oePfshUpDR/Dqcs/Wb1GLWAF04+HE7iJjq+MSgLkHJlw+NhwBwQWgaBynFRdjeP0izHltPLtaXhZF9kLL9GIgHBrDxIlcoTkDaBZ89KMHV7Nfo6lU1ZPEN66JVq1bMinZ0uws+Xa2sRJVzjfAJcQLKo323zUdBPTOjtYCabEBIAFQ1bt1epd+ih6YsoSP+zrcaVBqwaK7kzXrs8rQAgg2DFqsrFQbCKqeKdeE8KSMBjhjgQA+3UqAi1g80nER3BobB0Y3KrJ9Eo24guGV5UNzvrLwO3slwgHHLL3v30nOV0hrXA81xXQBHa3k4k58ZHCmfLxasW1F6xdEJNyK4CfjswO5zs1rvZ+ZJzJzFNGGfBNAJGOUFX09rIXXmlQE1RyxG08CGzhR/nL7YgUozrfdqjve2cRGC6aEaEXKFkYaJFxgLQQYIK5eD9eP014fkOyoumHHb8/ptQT8J+YAYyi6SELJJ5JOhkjWVtKkkrNiGmqHNn+MX8U82ZaiYTPGjGCwqoLxbreyKOixUnMsbMk9gCX38lRtH7POQLpzFfY9jOM4MXr4hT9sVepFHWMHw+nYrK5VZrWiRehPqYGl9Be3CvwQgtnJTTtwU/PKR4l8JelmNV2DCLvyBjHSZUQegsiuiFFxRS6sx6obxGUhVM2JDld6sYMSTnYXuRL1cEvVvCZQJfZ7LRkLlmm3iXt7zZHzj2l2sSDZE4QZeGXedd3pn6zqvm/IIUHyigGIAKBcd3BNGanL9QGEQGXqBEl8wDJ771MlBHQu/CMWr0O8RLSZgFAdrXaX45NzLKzeAS29o/ICI74ILnin+jRPKOR7trI5swVwgQ+yoSgZYbevLP4S9aw7sK/gTqfuh6qqFySAkkkCuMvR4poI2pYppDE6/7hMDIY0ctMgpLUYFihFYQ8ZAaOovyPYt39NdREyN4iyYP7gbwWmL27hg/4u1PdE3RcJ9FPTsWSwUDAmXv7xFEEAsCGBCdsreTe43t+S+np/4icG3hqZQO2D632byLQV34kf7TmszZ+LDavAMXeDjfRmyDpqXET7VdzTtw1NAgH3cbyqhcUEp+t6jg6Fp9fbq4UBaRqbQNJuyN8X/bl2q1EwgGLkxxjr0MOcNKtOALoNOu9Ld9GNC5sQ4xzVTfswnx1SPh4lS6+RQ4+TEnAqdMehaI24/zZmyIhmSV8XjzefL5/y4fHAXP71HYYhdUIpTUrwHFpKorq9gm+sWEBhdFwxJwy7wu5GQxcB5DaUGV5u03gOWVr0phgFvQYYTQoZMXpxIZKE7yC+oFci5qcoGRGWAUetY7nFGNrNjkLobEj8a1wRGobB8DSFW5H2e8hKgkzmhnOWHQWw8artI4AhtdojG5eles2sItTmlhF54L8TmyKixAMTU9AeT6YBOPhXUExqmuiGmUescrG2F5RA+IbuChtHorDQqDc5AZiHlfoHxceuLVFnAlP7u/Ah55n7dD1Qr6elXVv6xUUeongysKhbYUM3jI8ScgUA9hZE++intmSYGxgIbhOy/aRDNTA+Nfj04pShh3dE5tUB7egwVdkcZiY4KNDoa9UPYUo3SIC2DuC7+S8vNn8D6qJAOjmis2VgGcvaxYURmORyQeKhXEdBH2bI44KfG8YN+pQmMFvGEzBFacgPyYx9wSl3rwBhxOx+53h1RP23vSPn9HxbbmXrXV+5RrZkqehwu5iYhFRLphkWfO6flzcqtpwlcQ1Q6uMI69JjXX7uJhx+vrDTokrWddTcrkhpnQArDUfVIsUKH2RvlR0AQoQ8gfu7xMn1KegMfWOnhPXuE64FCLoril52NViAy8IrQpQP2iJM3WcUAiS5+7uStR44d88ixrUeOHXNZTO9JYacjCptUe3xGS9ljhdAwpxm7qGbMkCPm8YGPFumfDNf/P8jL8WYIVHaTf4mFNLv5qFqD4etuAkWgeTAPjLBzBMQ3xi5eWTsVhrQHKUqOl9xFpCdkCyI0xcV/4+zEakNsq6iO1gJTTQSLWwhcpHYgAqE7WquXvWZKUbjUtocaGHRKykoV9VBaASxB+U+uplTTVVdJxIyIgMIReTzZBiQSqcmGgfLjWD/eVlCNTxwQ11/uQZsx7Amq7vvucMLDmTGSjnUa4j1q1QowHtmlgk6vMs1ZDWo2JtqcVCnchEpJ+iol6a2J1dJqK9DeHhkc4v9/7Wy62hjBvAYxvGvxEOTVmLPyk5ULGpKHSP5CQpziG+PWNIVbBX5u2ypVPiaBjIeYxafHSCz7BELODBGzqPYeUkEPEV35w+0rTg6py/chmEO6JngDZc8htkOOCe2EoEtUgwNd/pj2JPBSieqLaTY5Q0NFMy3bjwm+ixbSGAUJTEm3INWXrBn2jg57d82w5zrskQ671WF3OuyZDnuqw56sGfbi5yMNkyM7baQ8FI3Gkni1vm1JUOKjgyQO8CtA1wkaF9qpwVpBbQ6pTYjVnVN4J8L2exkYQYQLgrYP9JeQOJSBwuQTBhgapMVqzJVMNTu5xnHpaASWrupNCtWbUMc5qyqYGdWGTKteplTVSg9aoE9Y6jU/qfoBhrAp6M32xZPUAPzb7OSVKqU5CylEdvbWDZKNhDun6shKx17DlXAo9+hoz+lM7NKZGK0DAPmMLo5phfyxdTCpE1IGymfthES6Fb7XqtRgOpQ3jv0lAzCpYWkAcqqbMDsMTJTDEFWAfYISxGmapQr1RDb9NKJYkXV/TGu0mZ6Q0UuxAKaw9iH33wDcMkxDyEADYy/GqerTtDghsV7W8PiZ00XGkFV9AY6NQC+k+fs09+os7jUfh6vGxgJOv364GffC8o7Wzj2yI7KWQLjkeHVXVzgU9KvLvge9fEsAbBpUkzBG8JNCFGd+41FUTy0JCGawqemRMdjmcU/vcpXB2kPOXoTBRFoU1aQaEmsEoeyi3zRYxAf7SenAETPcXMuu3YV5hQu9l7d1FquuUIq+p/i0C63hFt9tNeVZQErCRWz2W368H2EKwkkMTOHl8WmQfLwMohIOruoiFixKkjEn3Y6fhCp9M5BDF7aWM5BWAzl0BaIMBU6KJBLA1O3AZgoiG0GBTEOHbIrM18Qx7Q1EQQtqDFv4qYUlRkQcDGQ4ct/AiIpyDiH6E2HksNYERvZxURDhCSDsg4uGEM0UOAtZNSzhi1R/1Sr6k/cDc6HaCY5K/WAHlAYNXFBNBuuAlHxqTztKa5v0ItFrjJaLYSKU9Fct3HhkybSq7XINMkzWqNdSXXtBRF/o2uvr2tuga29K194E157uPHkIrfSqs1nj4B816y6GYWCy1iw1uOGplSD98BoTyDQYOCWK7TNIahhzLtZwYJ3GphtrJF2EQSR88DSGH0S0CbZt+egEUoVD65TfM3gB9r8fbUJ2uXIjxyvWIF1U75SKN3uIS8RwUe2AyUiR5nrhNXtwfKCsDpRbozLLxiR0wNdju8ac7jv7YBFCVdrfgJTFBYEAgq1F1GW0Ht0wsBJUSkinNxpkD0bATrZ3eS+gnTE/M3YGO6KKOBhHlJadgqMhNzfB3Arnacoe+wwkPU/Qyj1m8M1yCJZsTKBtKND+ClQCdtRPIHqIzVqlOyhMciGthTK6FAnBkYxZi8dBglFWUMPcghN5ud2DMk3KI/XPoU2yc+aE0iEyxqfIfGNYdAAazIxvSUffyI+Yod8Ume8q5+dUaWg/LY8oz5iFpmX1oOkIyOFLEKQhsFqEGb0KGv+AuwwjsoTObJQkJMVfgeJJrfNdY91LHbd3bEooFhcsriM1vd1r9lEFafZQIG/mdKI0RpMbWXsJV4ybqC2GQF4gFdZeMGIRtPCavMy7pRD3USPV4mXhNZxZ0s1/3Rr1pM9hIWgQoHBdlAxIKROKKZNCAciTDzP2oBlqrXPQ7KZKyJQHzL5ec9926EZZm+1FoZa3z3baZ6faZ2eUfZf76O/JmnC5mxjYcq/ZT4nLUj0pfOj+YmbNWdnJroQLvwzVGdxvMNgNQbvq6LDYEodqiMUFI5uHd5BT0C60o36PfYfbL4NFdzh3Xc8JieWhKunAedzBJ0SDhAYfZo3MGIdAmkPoaCllSuhp2sbReBABNBHCsFCBX1cDNoJYL34NMSOh1R6bh3hcYgyBMTT3ILXoZ8DIHKAaPnXFw73WR6dw6sQVCL/dsYGQ63QCojjyU1WCE3CQkAdUq+7dRTCj8ugJXLUQMcgkWtL5fBGpchWXQpzShkSzJ2R/TwsNldkQvsWnRpp6Ws2BpRyZAo7sIBp7W8XLYOQM4gUBhaCBJl7QHzaNelueNs1O+1Dw19HH1NSu+J9y21U28G2nkWPidiMgv1IljZTl0GLgWODX4UJcjBLxnWHaiAmjiAaSnopKEYZltFdoWapWyPsWSZULfAg9niJoSa6yInBxIbQioGYbgy8WqMFkjxJoubVDL295+I+DG4pApOSwRUrrO4LmOhrWRMizxnS2o6ZgVbfcAo+5kV38i27Rd5tD+cDFJNyZlNvC5db+Py8Y5/FF13oK68FDtLNzsFfMFhmKQeC43Ap3J9WVS1/pf4Uw0Un5xz219cOc3e5otw/DeUx73W973Q3f05Ne90bdZAdHHqpNr++0vcblttcd7fWbdqzXOGCv37ToNTzhx3qdwdMuaRZiTl5IxnQU0Aa3dE4yki2EiDmooIzeGhFtHfN580KwbaSNY6I2jpRWYtFB8sT+lv8p5n4uSAGkDYyMDTI+2IlCVDksAoRhHDP6+6qBFf3tnU/wTUK7GOAYSkszjokQKyQ+NcowbNl3PkvzcnNiSZBVpj5PDM8pq5iRjrtqbMaYE0RFsCr18fE+SUJ6h8nhSZUby6pnaE8Y6gMNzaq55gzM74tloeBp4Apb70LhFYrQ6CJeEmy/YzrVqZQ7WFdH0BQACmROFK67zeehWXwbbhkmR/uWDjlu7DN9APxFvq0ZnmNVBoYn1xEiaayTGkaIGKtGECkBm2wQJMt5KwBmWA9OVKmS1FwFuj3VlGYf1JSmgkJAb/1d51KlY16xrTaABGje7CWwOoCblGrRY6VA4YGzFolTwDSm8muNmYJRJjQCcNwe886BoJ50qY7m6HQOzUFSzrVqA3xYqrRopgRqolg/UV2UjOFJMHTJUTJiHRr2hTqgVqVWeL0be71QHF3cobb6qZoRZ4xxrdY2qYa6ztZY6FjVMbxCevWEUaX36kjpvbrO36ICkXS9fh4aYnt8wIo8ImuTPnPPhZ9iO0xiaBBjW3IXOuqCIfv/Mbb9APvfU79QGofFGtF6cYzQtC2AReok62g749QAW0AsItAvanDlxmwjobImbParfFB2xgahN40eujiMQuQOjcvBFtmeXAkQX4ew4TZssGM7KKM2/x2nBkv7GjuNeA3AKe06BwkKrIzowpuqkYtjZGC6m3C7kpGVdS9wv6MIvn+MGDyD1ZAw4KyKl9yD8WGGP1ePkpSqFBJEYfcXvNrcgDDBiYqf+nabGo+pxCIKgCpfXKXEks2YYz8F/KVHE91FNOZIokaNFi8txm2/6BilvM8Y2xTgLCWc4Vor40xIchd3rYvU1IDoNga6FLp++WWfv/QcOLoj5VdpPwtFZFBDZjchKmRATagxGYHzW1WQnKZ0JHI35JZ1UvQEaoEz4CPPLg+OfO970Q1p+0ZlKbhHU6C32JSqyqMTsOpubFf+IW1X/sKYlZeGkTOtQzqUa+ppbmgoVuq5HuMCoTatgcVMsDJcYxZE29B1ZkGwWXTqRWl2u/sPuvv1mQcQQZi1o/PmqNp4bQphww9V0KyC6tp5ctCePbzmrNrlHCozEOqRcivEFOVfITD/pjXrou+5dfRsCioYWxMNZI7r3Dnh5JZIsi7148BZenV+0gAU8lrZexjOCs/SQIcPfoqKIXvxxFLfNSypOQXNhhvR6lRv2vCsbZ89QV01eMi65hsD2bt8Up6vvwpaNpLK9bpWHFX839bZ1Sgoi6lADV7gM1rLwVyzZlRtRktABkA55mOoID+lK6E1MUnpIpVqhOcUiNeop34J7Qh2qiTsVBD6xQxt5MNHcYcDwxeUSCOAHTe4gLSg3FFxI+xJJT8zIDVDe6IOaKebVXYDIYwA4UKpwqoNgoWZoLCVlfZzUB4EY15ITmkoeLHKQGVRJAH8uIgdkOpXoAOySOSka3vtFBTDKQeBZhOeK0+wP4QuqYCOClrgXh9p1oQR8TYMCDFtGHxqn33CgECCc6ELeIgxixapVyp81kTFUWEQWwZvLyiKyuny09ppRk9HxxmOyVEkK4QrwKAJjyMt58Gu9CGkBYF9IG0rolbxgJ0liIloJDOicuHzQONag1fH8lpuhYzypevosKyjX4h0bEsNDUDIzMeJibE1hBjwXEWJYWAExSMUtey80ox6S5ogYibuSgFGDJMe99rH1BcpxzQm7aEhIY1DcOR8OgT6gWQ2XwyzG0z6/hijXjViBEQo6EHcfIybC4NxQYwrhJ9TwsSsCTbB7Z90sUlUyA1B5cJSnxFzcHe6wOeAGhBwrmnEkLpBYh6Yj4C0IdkfrtO7FbFcZOv/QHoFZPqAEfwQ+ROG+sk6OFCma0gumer/mqkcQG+4hxpAkhnX4E8nSYg4xrobMwqKuedTSb3IKsmMo4wFaBqYMM1NekcTzEvtRMda00ft+kcXw6OL6x7dbJSJjgNVoRtMUaoN5TbuMzIZMObFXdvG7nnZChOt0Advahp5uDq6CljWtQtbGNLlcbCBm4VwEVt5RjMOF6tbOvILQRPRQVEy5knS7m95G3AFhjMQB3URSwVBsGWZh9AuwZmUIeaFEHOBTSDOpyFiXOxozEL5Li1mtdgVbEUp+rDlaRiCgzhgHEWGKBzFU5STNpy0jFtoaHpL24OH9UDt+ngwhxg9IcSiYUKPY01ij2N6ans4tX3UmKdjdWhsDgdzobF9jFgTGqNAa/+xIRm04oBphCcMytPIxlfXy1HoNXKMciWQUj/vnNNtKXhbuMNNOyeDo4Taj43lAGGEARDU860A1jXODVHr3DCjISzH3ByC0XVwaIjV7n+nXmGcoObu4+3dh2gUMFSS+pBsO+pUp96hxA4+vmfgcMRZDtHFGedDvQz47ONHDC1R1IFGCIW4aDwABEz+NQzp3Aol56qAVdeRxms1eOmvdaK+DaW4bbxWab875tI6s0gPXuUIyxpM0qFhyIvRVX1qrPrUrPVDw1qxqk/tgHnb13pGAA9HSrrHrc+oK+8PCu4Y5jO6uUOORF4srxJ1XptZpMP9j+IOvlQaHhYffPdME79Xutm+l0YHQ6FZEdGMfEjQeU+rbnWM8M5bBq91T/yAC0bQrTLHkUOOozesTTQLTjK2d3DbyGRTW11PlQnKXV1exE7DaHU+OVHlAzCflL5pwJ9UN8UI6kgZDRnRZ0BCQKieQj6RFshNBfKuYLKmRJ1XTkF3KWTPRdD1LUe4oFq0JNEETpHyIckamQBVh38rc5tXsxUNRx1rfJMNmtlnI21aFEnALDyty3omWAhCKg8DGlgPxeVHqu3wL91BPIm0bCT0yIBOk6OFtc9Wgecd1eBGtW39EtjmByDKtvptMN7Z5rffqLauv0cu6j3bQbhtw+t2Chu/VQWbVBP2oDIM4YfUJwZiKoSWlhodDU5rTUN+Ka1421abjoHEvGMr5Ga7MpwgnQpabEtrwg5pyDa1nM6ZLY6RuAxSLDgE3gUQ7KtmWjAofcaph8nqABf9kNT47JCBAuA7GgUlzfFqFtFYghZolj6hUAR5lXl8itpoCEEYhUBu4G2qLFKNUHaKLtE+O3HFT4CLl9E+Yh5PND9O4FQ7rfB28KliKEtu2MPUDbdqN2V6YKO0LuHC1pvSuVmOuyZc2FpIDQhpa8iTsrUgYdYd9v3UsBDGRYXrU8NJOSdjJMM1GMrMDSm/QlmotukiivvMU/JJ2yiejIJ4MgJcfg3lJMWTkd9K/x06QdzgU/Zn5WxPNValaqwGcPyJNNNHBDi/gAhcB9yTCAmhoWsnsMoAMn5GIxzF3CsvclgcFXPA31uLBDfJ3zYk66Ox5ybS2FsWNYA0DNmG2xK/lR+2Vb0mHlOjNkDYTuwFETj6/erfug9usDD9oNfrnBQ71IuHEhnGxhOI3qpJeupuMHGmIPYnNUS3Rg4O5uHFP81cTzZCIUdXRtwKojsu0oA+E45n+ka1af0S2qTc/bTfhGVGEYTcewQmFbMyVzngkpakM9VGClY21O5YvIKQnpqD7NDiMFtn/Oinv5+nxDSc82ApqG9uDN3i3Q5OoLnucrF0d9N4Z+CknKuTMs1HpukSEC72BEnlGiw/ly8auxKrdYgZlrBSwCZS0Je362H5C0GzPAqKbbKQ5Wf91DFEgjuFKCy+u3BFfqdkAW2sb7krR4/i0rErS7RZjOQ90zfv9ZnGb5Lx5FcFRDhEBNQJT8tvCEcO+b4svY7vI878PYfQYAg/3N7ynkMoawlWpTBlpkVGzLcPgzmqa4xRKftb13KCvcAVrXskzLEnT1RTRynNdlDwMU1CF1wjiNjjA5hmn4CuyIbohb3jUMP1hOHAGp/05fHm4Q4GuWBoeYQZ6/NhfDu8HzoyMPIn52IMjmz/YwMx6qLamID5uFFFrdkp072sHblNrTHrJsVOm9Zen26v6xTJxjQFHDrc7DcNEQSlQ7DoIgKJdHB6KAsERncIxDEtNyBHV3dI26hIM/NtUuuWTDPzxc2qgILBJ1OMfmthUZLXHgonwXgwws/8ZgbL85SWZOpNnI09FFjvu5ZieeyeTypjglABQj2fbpP1GLgW77gGZSGiujvYLL7sI4Ycx8VLDNAGN5jll7196Tmcu/CBc7ujx8pdSNglFAMcrMBlErWgoMV9JCAiI5i+7J22bQUVDIp/5Vy6kq5qBMlO4z9FYoEBo2Y1ipTX6Ji7EJUSO2CmkqTAeVEMBkppgpgU8W9hCgw6o6EmUtgg38MJSnP/0AkKVsN4MKXXVH7jXllMcr09xRJK73lH0+AZph3q7zUfhRjw2Bopk0cSofimJqR5HC+Obt5LdEpr7JiiU5BcVk1LLGCHck6NtDnRpuQdReikd2V3SkMXUxL1jZDHEmGaM5L1aUipGR2leA8pVWMS8qBJ1bXP1P+DZSW/uFgFIyMBlGv1uwzCX1mZzTP9kEH4VYomIAjRoOO8FbE8GZ7BMIJyWtqxmzt6BQSz3I9raYlt6dvQ35KujQHNEC74bmN11Iq587Vi7vssPXPqf3731/5SuqwJJ6cX5eHeYv0NPlqabWqCYhiFAlILDeubFmdgDIGo2U4TfB4ORf2d58DOxIxGnpWUh4Ro5C5EnXchKnlrPukYTTYuHvmwNr/LNmX//w9olILxCH8PDorvdV0X3NphF9QgqSbZY55k2Dj2x7Lf5rqSYMj7prCwf7BUMH+wtDHqNzTx0erjc0O/c8f22cG2rTNbNm+aRrqYifE8MtZMfqzQSIfyhZ/u/6H6Delbb/f4uY/CKCrqzRWBMM/WfqLQFffK40u+oy4uToT35IWyHBYy2NpCkla/A9e7d7LjEJX2jiBrkj07qEDF3t3ptTgz+Ja8sC8X++3FmNdiXHJ1Igx2VtQhWOdM5ZgfJplw8t6ijj5wWnrT9qSV6dXfRfW7hj3p8xX8lRf2tTf9sd6M9eFe3XXCQMRCNzeRI8ZeLgNR1KvqyDqDoWA8n1jNWyjkK4K1uJp3fC/k9A3HUH/HSMVCRf+cRmvcpep/r0ezGvZxBvzPHiZLPNbfJd/26uqSRima0aBFsJemyr+jBgAU5c8N894fKdS5x5bn6dZTxfXv2ZP9j9CxR7r2CmDhY43eWm/qhZsq1Vk7QSB6EzeQuH4BIptEPu+jhZDAcmm7Bt9LNKXHsapDc2vcleHrcR8sZovmenegcZJnKxdOtSb4zCzwnlnSN8jzMZ5+14wdCyv5DlInDwqkUo5624oayaKlE2/hcEtRo2+DAPOI+Cd/D9K4H87Zx/pbZDsXBh3xYnYUWo/pY8VGeBzBqlOOZ0fX0WKPm3FXwAelAM23EIAGMPKm5mfOpTcfclUf7s0gxiRjrrblayh7AHrXmyrqQ3LULep9WswhaqVcmEDua0bKm9G00SV1UnXOWGk1kkd3Cvkmp8H0MPQhJ7aD6a0QgjkE+BNxzxhDPbDGlzLSZ+BueTAtOKsJC9CJY1UYoSEH5HuYb3odO4VkpVSDQjlBo4W2WmhS4GndWkqV7vR0m8pVyNMayaeqSP1HNEP7/Q+gU0U+rU1gWoR1WLtP9xXQ0NPRuUgBI8bQ1ivN6owexOqMVLOM1SnD5keXk/WXmR8m0rdLwxORc0bTz+QhobcOADtcjFIg44uKv53YogkPqq5BBHRGyyFZckfD3SBRzprj/eE4hMOB48ya67vWHc+uO55ed9xTei/WxZsoLZirGClVoVJHt7Xumm2tF3K7j9tlHqjLq1VWb14TTSqS6RybKiRduhICTkVyCwWMzPdrl2sHBjnCU4QFWAv82JUDbhqQVdS9cOdrkKOS2nW1Hb+v5LP0fukxXVIHsiMGn0J6u0JThArJdgqPHHDHpQGncRTS++xnUNDM+adUe0F/rfJnmrnRX5+MmRq20b7gpMi5CzfldH0/zD5CWf8Ju3+pyvQdCP37vjQQ3qTuI+zPjMZ1OE6ptdtzkL2W2q6D6DG+NR97Q5NiecD0T+F0pzX9HGCvaE73RjGXsWlA0SVT8H52pb59O16kjqVc89GkhSD4fS1oGION/OtWU3VHqpyHwA36+13weNd3kf7StzJugVFjxyoaaCqB8bFkpIIQx2Dgccee4Kx7DIwTgC/BiU3qVGQTKns0/bLweXYNJM817y+UPN+37mUJAi3F8o79xS9EtANvktzXk1eapPZmWSnaBdWB5KWpEf8KmilhsEPaEcgmbeOORquGt6xWPbODRBrsFtlBIo1WqxHUNLf4q6FqNN0bpYhMM/MkJOWzIVLl4VoTlWmeuJkmxhobuxuqeZC72XnzksUSfK3+6uop2t5RA9a40VOlLnwEdAnxy1V2hF5bJwc+uwH5RfkMdkEassozml7jZb3A3Ma2Tzssj36+SBOLmcWyX2vydxqfIwKZGoaVP01l4GshkQvDgTxFj2i2EVJ+CD4kdzBZyN4sFKIZFEcZ6AIUiFW3PmWWOQvQBEq3+Nvjb8nMFQLQ0bV640X5lj5CsBTF3djmqz/QtMpUvhCPxUBZM5134nY6b8XtdL4XtdP5btRO5ztRO51vR82AvOowWG9HMqkgDzGxv+50ZnEdU/qGgOhbkU7ka07gJtRflfobkc7qb0ZrpuQNs3LE35B5ucjQCHxN+ZRayd2lBzumpuHcYg15m5bTeN1dhBNN21x3GisJlopB3g6vDbodJGp5T/318UH5OQ1roSYSNCF0EKEH7QCtOTH7nTG7WNpBlFsYyb6N8E2rs5EVKUq1r8xpaCDPqJQUInOaV1CtEyH7FUHrjWhR2FVEj7gTIQipIaTZBj+FsZBbtpLewJC8EEuDgLN4DM4eUyO2V5roecw1FDhdOtJSEg+xvAAHxC6CNpZf9slLz51VheTMj6i6SRYHdXmvaNT84hdT11t1PzBOiRuc4iNGOkDS9iQAY+OWEWjeJjtlDOkWNlFEK4HaPa5nLpL5O0nTBdg91OXF8gtQaPdGuqt4Rc7HuLOClRzdrl4+Ej8vsJRAwTbVBDCBiwhErH7qxrBsct3kmrqghCDpBbtygxApY3Akev7GkbdNAEdaKM0sDntkwWUdVEaZcC3qbzwXq11Mw4SDqVYmPApMeKQWJ5q9wzCxAZlwTaaWkeTXNA3MuJEi/AeNd3ShvmW1Ksv37VCdITa2bXqVWNO85E3W1lxpGNiHH4JhN6y3n4a1ScOITDKaM+zm/eSAfkncvXkth/Ubo6D7XK4h79LEAdpodJtbMhB8MbU4mdxi1Ify9AGDAEoJUqGaUmuHD8qTrB06yNxIWxf1sz8SlrKg2wUYwtFV+AEftzSgO2jub+J5BeMixtMPgWhSdQJmkpPftVr+NoYnPeDesSHdyfs2WAEljIjck2WWhvxrnaPMgvaCxSrkTbLuOi2GB4nruNySkCl3/Xp70boOtlqyGnEcqPUezOCP0wCHORtjJo2jWXaK3CHRkBbSglfg419odLzpqisT0aXa8mwfxBpEXIKlGMgeUsiz/aCvJvGt1DdicWhEDrWpbknwf+acW8lWW2ewhpMoqzRWSVKiXdVUiUcsaX5Fkll5ThFiSGjTQYiT0Edixhw2c9JPSGZhcqmh5rqDYHGXeAdnNRgQkaNlokSaaClS7Gg0UDqadcqPQtNVqq3UHF4JSUyk2VPVUmiYjjqcj3cY0g8M4YhpeGKMgUCUhNGRH7viz4DXyV7WoEmFWgarU436WEYay8Wp/WDKOByNy13x12KXNIHGRlmDX3NqNx7wbVyuagyDWIY7S2pYeSH4guxyN25gn3OcCw3Pk6pd7Fnoyp0qkeTJhN7/CEXlEeomZWY/h8hZMOJIqa93YUQwnshDmC6q9D6EHvs2U8C6sX2TyjvzLZ+UX9YYSmo5Wsp3M62ORtAMsTS3zpuhRqsNCSgiYqB9+sw+jXcq9+2fl2XK2o/Mmx/V+w41ZiiIk3hcnziuPIrcd2rePKLnTisXI+cemTef0drZefOTWvsJ5SKk9ui8+azWHps3IYbudapeWb2MpF+sXWAg/5Dz94LWbmlgRQfX+Tv2PvtCMJhFqt4XQ/3rlrG3+YoXNSsxn70bshVrlLtIWXd6EJQMT4d9PF4sba1hBpm9tPjzkc1Wf9DdMh+jwN+0jUg9v8dOmWk+OmnSN0EpM7gpCnSVVyDTgZ5rLiTBcDCCytDfJ+Qu6G7jJd4uZf1Dah4JL3OBhSVm1NQUum3aaEu/WFp+5teABDS+OTVpwBQz18i+/JRyMT8Jm7O95jO69z8hNxqonQscfbao+tqdQPCho+BkGdyBgVly5oaEzjlsLwY6NnbbFyHmcye4Vy8F7rCUWr+ekV+4PKnhYHl1mFMar767QNj5GgJJl61p+JxVYN/yWR9ptGSjgXoLxoO4X1d0vBhGq4lbLGekRz8U1tO7ZB3/Zyu0Oa31MXitRoxhT6OJyFJewF06IgmnuCyt44faXaP8PKV0WR0hkomtXSO3VhMJN6hyDqIifr08XTUWFBaiXxpExkDIVzHVGKAcA0TPxVE42ZgiSGL8YILZuoomY8Y3mxqyERTapcV6jmzP/5q4Deqeg1w6PdWakWZ61a4cecsqzVQgoM1qkyK0UINUQbbgbJo0obANgmB0lCeUyTN9cVw+iOHsrhVC25D02oLoUkgICSEGgs4DJuEJYUgxIgIVMrcyYiv1wEgTJysCYqwSqTH3CHnUww4zhWLXcAMKj/SrMvw9sJOTnCZK8/jE7HCy8Bvr+KTfULuTS0gSeRL27WY4zYcmJuhWJC+YLnB/Xk1A/uYYGk0IlglQFz04Um8fE2r9uPajVw0a6e8m38fDBZ7ajHqvmkVuxwI2b7OwHtwswNuXz+4Xvo/w9bkM2hxc/mTApufNfkQ/mDd/VIoN8+aHpdg4b35IihKJyws/6Sdl6ic59aWQanvk3ARimEIyvR2CWT8hp3fJ6e2fFNxfYI/ZLkeb4J6GmwZ+0wCEndRBKGqM1ZDbtn7/dizLlHQvxYBj3vYaGkdjQH6GE+mbWLQkVx6TQrYbxJmSveYnEI5/nnGSUuwPhMbTvgey7jtWy5eQf9VQYNATpmre/DKGJt0mR/vg3Ygo7VuExDMk8YQBY/ZTulkZ3iMUXj7Gw/eFs5bzmtivKP5W5OzKxKoATqJrN6uVXW9Wc1ylKvxDOJy0aNZhXsVhHcbtMg2XeuOXOooGlV6sJ0/2g/qEkbKpSYqgSYpUk9TVJd4uXKl9F1Uqd0j7HBIKR/YpqpOcKm9cq7yhVmvfujti3kCFk+q/x8/eq5UJsiD/vrsQniQDnoGXrWAf5B1gKE6CxH4VgO9Tfe0ejWkRAi3sUjjxGjpmFEe+cUSaoPxcd98myEzjiMSgC7/pbNSQtI4OWBonVob9GtShcH+L65UrTXzI4wP4gcORrHJq0xlOVxDz/fpzDBDYsnJsk6xcEvSoIKFA+arPgWkyIgriVTv1uUsCag4UcXwyDjbba83U03ruIgNSy9YitbgxUsebPxokkrwj5uV/r4X6mucW9bnFtc8FRjRp5Brf/wkG14iQ2bpIGfek2GmagJL9h2J4C7qr9V2VrtL6eRbXO+2lbz4fLuHZ4is2qPVnNaDcHEzQTGBt92mN7nUmiJ28GsfvUwrBUkQ4reb1+0MQKLX3VqBQO/BjwVRWzcpDogE1PCdHZG3G0HZL6hxpXq6SI8nz3kJaAFGh7KDCb4FCrzKh0GG14RC1VVjyZmtjxDswnNHzpOIrFyLgoYTBYdTsZEL6ATGCjqATgmtirsI+ZMBgvxqxWbUuZJF0gBnIM6JqCWtKOAXGjnXfqn/dLcqK+87vfe972U01JX6EYQ2Kv5m4nm7JyJvQIfmISAhNdjsYOA8EEYbO0RS1i6zjvrfAFNwFls8ibJ0nryzBxgp7UUHsrlFlO3BV/m1kwH3JkbfuIB49hRGhhvTPMJz4DZYH3Jt6JaagONReC/e8ihLieOTCedUuknbtwkf7eJWOaNcO+PhbuPeWJfHKh0bUayazCBdpYViX8PB0la0jYDsqHekIU5NonIEC0bTqmYuCsDIQFEhOKTvrFDxrrjGsT1eFUIiLhMUAD3rZax2iKnXrmUt+cpHSGfg9I7M4XlOAnjHH+xE/Q45KIRj6CWozQj9oDYlZClAe0yhmldoTWk9IDKEr/DSpCyQxmmMAJxA9KSRhiJ/EeDjlF/AhyFwiqAKvV0V3Ga9QBH5P8ZffdGO4KTDdzFbRwc5/WAqhDX5MCqEbPinFBvBtHWzJ98MkDpxdB5KqfRricg/knsDYHZ0M2I5Cz7/JxxTcAkKPHL4pxKYQXhCUC/2vKsRuLyTbRrg3ucbsFL5b/NOOm6FAUXVtueb566koq9Tdd1rIIWrstrTWWzBVngnJhMEtuYb9RgjPxtGo/JzGTetq3LQc7is+EYqsT5QZh5AYQkVqWGOBHu7s2xqKbBJEI8M/WYLERtB8wXBhE62ZZSMnpFUMmFcyqgnYo03qsD2FYbr1fnaFqcuhRpPJJ/sidGfKXGfIH+q3+ckBPcIHR+xwluxYFCLRv+G0KtjwtVA1B6NXnfoeqET4aVLUYMUriLK2kXtHgDiIUGY1JPHAdxJKOWRXfcWpLfK3Uc4ejO6iLCndeNFpSKaO34rgYV4WhJ/2G/zGpaUlmeaIISs641EwEGhlqEL5oWnyu6ks1wbZN6RzwQQ4FaREt86hxlVrIkc/iMkYGiQcZ7AhRp2gOCNVf6WUhrjA5imFqsy/3VNnTQb/iHUZ5Bqitlfphixvx2vwyDVvL8JtmrgMwX1AFyjDQPcy7mqtMdUaOW7WynGzIL9tw3/DKgAUQPCq991FBS5NlmDKLU0CgtZpTAcs7OJQA2RFRdCPa894zwEwg5+9LWnpKu0zetDYgLM5FYACFjY36Smo2eAODJWHn5CuToTIG9LZB2mcw8D1cEfJlJ6B3DNGYtvpxfqPqUxgXANvTsttM0h5Acw0c23eLLAG9e4x1vJrkNwmyIX0gBRbDjA59FtI0lgP3y/UkRYClwTYhSHe4gP2NkpzwN6CYNDCVj4NfkMCtC9iLfQovmWP+twe630cJIehgexxADaKTq9hwHpjOQwHYx/xMH0FYybXVfNJXtaQqoOxkKqDNqTqYBRS1c/KwPuLdMR1mAHXTugYrFOVg1hh0L3+gHqSEDMnbvyiwl5Nw0joAqkKFPBb9MwdTCJVqMqTYI8eXOpTsPwKBXymlTpSe4BZjVu/P9YSFRomwcOdNfq1s1aCptLQABWjzMXQhyYjIRPbeAJytxhifOY2YS1kL2H9OkRwrDHPCWvMjBIjvfgLKnbj2ZDnhPUXLfW8rEPUdjfUv61itxS8nczxG/ZHKDZKylVNTg5xZazaNQjqcmxDvkPRalT3BRSeCIHBGFQEcqBkTA70JoyZNQ6lbU1/wYZBSE0/1qjELh8Rh6gjc45IHU2At9Y5WS4gcWAsCz4e+SwzkfzIDVklAkm4VxW8LzJAxuuBD9XM8yHUTnaEq/ktfHOV627u89ODG9Dt8Ebk3y4Y7V+VzlnxacY1oAM0NIBOv4p3V7pptCm0BLVMq6UPhcDlVm9GCbasPAtI/t8iV+gINTJup7tOlcnT2VjkvpB7hZJo2BVjA0bqGM2E2NcdEUZWIDm7TS4OumXftVClyg1vW3qvx+OpUmCgYRpfddkUjg+gl8B2w2igPYWDHPF+yEIBfeaa0WAIU/5cKhDgC8nD2HmKPhlTp8NNJYQv6qnZr+Y8wUqOoCX6qHYLNNju6O0IZOPu6K0IUVj3mjcj9Tp8J0pw+AbWr1x+E9kScZuV2+MyrVImC24c6t+GOcNEsKeYDMYUCbffN7C6+4vy7ToqbSwndLrb5rJBdwvVnsjbX3VsWTZ2kgVQktswR6OM4WqlML1+mhtB9Z8s3LbVbCWATKxeqz8A8qLoNA7QZdZAV1xOjwVSaZJ7CgqY03hWkL0lpIehnY9HwHUnQkc1Dm/bHFwKQClED2kSgieQJ3vOnWYMd2jL0/EgkhgD7Jlp+YfhGaY5FYtyz3CHMsBX1bvpgtI/TwRxM6VT1NleUX88GdzDB9xlyvOtqujzMRXKG7ATKTdAM6VZBt+xasMDxNFGGbLjSYFDqjKjmbjMnJkmAL1hNdHjWyFd6m/ALb7JayjzthUhylSee5+d4Z4pjHACECjxuTACwBsuC6HpkN9vE95/XQhnpjLe0iZzmsEEMNUSKOOtxPqUn4KmTXXVMajEsOPGfHJX75HY2IR087SR2qd34YPKHdUsTIpnIVFEtxHMaBYBcGEBJcuU7k8ZnaEKTX50ujGx03neca0yI9cRTDbOX9IsFl1msei+9BzOXfjAOXqNbGN8fhVPKh/56fVOg678qWr2ZrXdb4dzxaymdpvFFzOd23C7IAT5tO0+e9mn9C6pdtyoZtc7VMyG5/0OuG/gu2FUGr4dbCbsSX1HY4cwGUSiCdRyRTMIPiJDkij9Sp3/gGvUqXuNg3sNY6F/RofqMVUnnh52giWYWTtyo3GDQdoQsu8JfIN631ReR3ISoybIR0Ytakay1HNlOJe33z0sdw13qr3rRGh1dHVYjVof7kQQB7qbx34IxV/sK8h4Yngb7oMkAjxkDOkdIoGWkPpx8/Y0LHBCY/kZJTzUnG3ab4FZnRmQMllj6bZJ9m+6Pg6wFOJxV5iBwII6BMFAZACP2qZBxAFszRnRbN5e2igEZnsJZnpm3Ru3juwLPR7trbu+wffb69FAjToYjtTSfghII/iAgw6h0kXJEIBqrPutN8V/kdjOD2ze9YpGW4RQmsvPXfpATscPM67SEJov3sOkKiXmviv7vdFAjl9qgtyY+o4DcqbjsRsZWpmQFnWqES1Bu6XyrkijQLs1oqVkLKqEipb0flK+EKsG0YurpxmmrX6LD8PvPMYJ9oO9aHuw17wQNbGL5ZO/FjHDHAMGGOStDlkimebLUh35uqt//9/9zq+C44yuVt1rzCxL7wIgdw1sCXTMEF3QFSDCHdpc9lTVvtyo5Nh+WePc24ryGYq1tnrfC4zCr0N3f2MJ2g9eZpHPFjQi4CjMhqGFSvjK8kdxbVIYjvrLt194TWiBaz5ZCsH33qJUDuNQbk3asf+DjDvedjeidZdgHasqVbozEVJjwMgr7h42Zn85ZH97xTXpkb4vyGqGLwFa9IGhE+4FeRE2fqQIKJ+DU00UYrDDHkKemBstoQIhZj64iqJ2Fb2KqBPBOqNJjRhSwDUxkrw7QdMKUPJgC+c0mCCyJSeaOzmlx7zGFNwzRBIbDfJA0kQ6SdkKrMUZBRBntqpcBmYeWfm8ba1ymbdvOJ7klWk6Q3RTtXhh0IhUg0ZkGrAixI6ALwF1FHs0gjbt/yzsipqs2A56PPoTjAUMT1XSnq3JnhDy8RYhJtZYQAlNw4SEiG1enGP6jBvJU/NjIY628P4KKj21og5H1MqMBZeuXEipjVihtfOO2dL+OoDnB+aOWy29xqQhp+sXy58luDYaPMerkCbD4AA/n6EFgswCDTjcYweZ+1Vqpw/SHF5qxw86Qg3tvgWcajMG4ZOmCalWT5T/mS3+QeZKjezy2ohfr5W2hq/TUXLtSLKhO903gfdhepOtgfIMlDFgXbntuP6mXVRmHNrSYKkqOF0BFz7zGfb7qIkw6ujF/EhVrKOTMtBJWUsnJaSJEtnJs5ZOGjsX6CQhDzDZaiMCkiNB8QRcpHUH+TSE6/KM7qdsPkFTwnRJU52m+fXn1Hl3M5x/NisdiACjSzQclpXRpAuG5zzzIEW6zTP7kezrWflTTBaclY+DTtylVKNXl/tZuNxjWUyqH36pfvhT6nG/Qf3vNzKBw7BbrCX7pOFq881qxs+AbNusZN9mvH4BZdaQfzMkIAVpMTjrY0i6AP+KFDLx01JMwL8iBSFzXIoSIvUUYfcRIGUjHK9TBFE4JMUMKJ8UjrVzTC+wCyRZxMi1Q8aHfCzE1UWGEM51CINTc0ZuWwbbE4o2Y4ruaVjc7au2HDGPV9HR9VTtlpvVZnzVGb9Fncm3FFKDxnZLCIWxBZzmseGmJCR6AyJl7N07jLmrQpkLWkXu2ct69RauMrRF6qcPuOtSbNF4vYD0r7O8z/5Z3LVp3vwCyqiJ46vioSdQKfEVnp8gvEnqmRMyrSeBZlKNdZOyg1UEkhn8/pwsjlI+bTPYuIGceM8s1h1eklVb/qSUIfQE9y9B7N+0FR1ysTYFNSFqHegr9ctNipOMRPWD8LaatFFT1cVTHUO6zY+jiL9PPDauuIiD4mIsh50PiU7tiUauP6PpRZtcsxq5qwoWZU1IStYELVxU2zLNUUGrqp5SvT3BqQkzHFJcakJGr9C8CX4UpdaYytbRsgmU/OJYNrptdpQi1Kr3/ZHZFaEVbxQH4G/8D/77f3PnuoZQG8VWRSgv75brP/eVW/mlYWPsolHCiv+u47Zp7kSI1WDxnQ8zknPC5qf160Ehidg0VV5r5si/f/d/dAvMxTLaa7AKOhoi12omCZTln2ZgFIjReoschjlhovqMeCPNmVNI/KHBJftBlQM2tH+yOOrz8muWydnlW2Fumb703MNLoE5gnR7M5RNq0RCUv6M7N15ClZ6ctOCd5aTjm+WEA/smJ6LmBGREOBE3J2JBVDiRNCeSYckTaXMiFeSFE1lzgjacda6H+LqNPKGfm+42veFOnphuTkwPGYq2nm1OzA6HPLGrObFLOLWESQblBGUUqaoBUhoFuZNKZVVqQDlU60mvppM7sXzpRw7LzI1qqjmlDmelGnNOqMNZTz27CvqJgaw4rAnBXH34YvksONf7VURxCCIKZEParInet2iGd/K4uwT9OqB7ssGzw22aC2ygmcsp9ymH29VEdoemOO0yT3xRcMqmVQexiToIGErdrxqJQ5qZZr+y4vug0gA/mvit4EcTvw3UU+IHoJ4SPwvqKfHbgaISv0MFLl31IbtFjJOo7W6rqCbgwGIX35ku4Tdb0gxnEXoIYOmgABA5ABhAB8bBB9xvWm2dFv7Syd9AWVB/nmBU30DpBBQOuF+39DN+w0JjCclB5dbou0FrvW4aY+s6hiafcoaOChhAeM5cQz54qLwnSLwBROvbsoSh78xoS5chg1qwor8VUvIgd1QO9F/6bmM7ChrydatSjtfY23nzqygn5s3fRTk5b36FvaeVFr/qVavuMbA6BUIvf95q6KAMPb3MyEdw6800G4XGY0AHYiVkga16i20fSMeeAh0LFZVBDxZgMgTllMH7jyqJ/IBaFR0mFR2rICaqGStX+kERevEvIoYtGmULE8A6JSM6qxG2ENJnPLRWTDNMNfaEXnoLfjbhZ/PSUsgUuxFOpnsNEk9JMQVjePALTCOx10wDPhmI6ZAGYtqvjkGIx5RoICZ504xGZoqQoXRJlczdRqQeaXRRRnqz6oEegEHZ4ViVSRCMd4gXQ7aiLMSvj33nVD/alvggU1r4wB2T43o0uVWtnzxQYRcE9mSIRCeIbTJEtxtOaTo1pd4ipd4ipd4i9b+ldj5T7bzQAkikGUxRx96t/I1V/qa3xk5sQvmbXPmbTHmVVPmTeE36sdJP3cYGGELkjVH2JSj7f5E1KXNe+YAmbg1t3zcazxkCFdlJqq5m0H5cdpzut0Kaji7HInt0EEIBFKRFwPa+7LtnmFnnw8Xl4CwM1Q+yH3bVnYbEA6K7HoBfB7Fp2WsspJVIMMimiIRTTggDGvBG3CwYJOVVGxxefxY3f4cf8CoSbyvh8x0L42G9mdd+Wa7ZD7n22ve59vqHXIPvwoc988b3ae/X/wPae9MeWHMtbq9BHXOQjjHNtXzs2tv2IIftXtfe+T7X3h2/Vrdxad7DkM+pVPYBYPjjWCWhAZTvcfxZvYWsO1q9LVWn1TtSjbT6NanSNpDOHiA1KNpRlxCQJ0wXg7UoN78vA5BQmQ9XRNrY1yZkuxNyURqIDmtyTI1oO6PivBdgUyak1XM2tAiQepW51qGVZNelG1u1+ooLcc/n3EtS3aLVb0t1s1bvSnWTjtCL7qDpa/UFV3U/CQJU1oi/80nD2I+4/ZuyL/IDE3WcjDTGsXzgtvFkHAhKJWeyemujBEuYtjm6KCThAYohlch3FJCo3veVQPb/Lz+wWLXO9PODK8YrUaPCMtjoGOVojZKeW7FGF69fZ/KU12Rr/jMWu+3rIJkTrBvN3WlUbymt/4Jm6aGZxItQpwrN2koIEirrRgF4+Iqqo7bxWUjEkB8LidqQkb2VtxbHqm5fAy93sK2mjQwtiP502+q1ZimwoPE9TDMNSfY1rFQXubKpg4IxiwsS9sYP/dC6433rjufCcY6EbGsvzaw7LtcdC8tz5CvIEGwPOk0angAXVE3kFFUdGTXYTYBC2ojSPSS4V4cTp14oVn1ScvVQ6dILRWcXMg66k46caBI9QR/JYPGQQHyLO/ean3fyoJR/xik99afhZyPl19yQ/bjj4EFB1dwrVh08X2opNVqqw/IcMWCyQZhicpc5vTS69NJI6cYC52JhCKgWv8qoUolAYePHko7xn78QuT6lnEoF50oTd5VCLlrRZzC+at2f5aUCGlDyUcCpursYcdKmxj3+Ktek8enQ5gV2sW0+LYSGy5hPS6WQdNzbo87TcxqhEaHVYmz8ExpVdFKjipaa+Q5Kog6MEGPs2fer/OuQn1pnspPvZq44hCr2Uz++JuYZDPM0qQfNX+lOmSmd1FPCqQ96IQKh4DVU5yws3UAvRH5KWe9E3bmcqoLU+KjbRBkuGG46hFdF6jeL1G9CtO0TfE6jdgiw5oI+mOLTv+fUtwicrwa8hJE6x9q0ZrjRALEbo6VAU+TqrwJYiBdlbgR3QDvKvDtOE16qcMuSiIt9IFkp4c9pwiOHKQVqGqYA6kXZ79MxF4eMl2FuIk8cx88pyMhOY2fKYCXxbYvFyOpde5CehFJ90VJGyhAMPjpO6zFaYAksLbDJV6AG14D9gm9yaLFDHGe9GByGGn8YtTSnBiJIT08Mhh3YwgUjlk7xsLVNhgPa5CDodu00bHkMi7JfRxIPb4781bd+8b96/v/8xVf/pQo/CNvy2EhPoKY2Mi3/MnPJSgIKuWhj1Al6S3G4Oxpv6WHKKNEWfdbRiW4Q2tmAcHc+C8PBZcTrNyom9aF8cPAyjXNWl+ud15iOvgO1lWaLq92Dg5ABNjTco3yIsQXjm5qyAfH5HOLzVX31Gni0b3EBFrX6Zb5HzTtSscOtSCbku8/TlQpiFdTDscYloyJTOh4dHt0G23LeuAra9J3ng/ZUuH1ZRjiGN23K4Jjp2cER93wVH3kPeeffM2cHifwK7D3a16CIGgy8ZpaCjgq7YNpOixtN7qIJXnx/UMVYch3aYUtj9vkjb5ozSzR8YaJOjQq/DImzIogMb5i78R/7C2Ukwzcm/MYE3Z0ju9LhG6VfKzorOQqPSIpv4jvelA9ZrWKc3McBkuGpUkh4pfOHq34Q5crHuecf9bzvEL4zunH2Cqw40cLj4Q77/OPKkKkhdhxuZ5+SMzJeTJsQf5I22DEIJnd/oSMDA2y4Rwh4H010lI7//zFKmMDj/HjpUPT8WVhN6foCsYB4rDpvXdhyHtajQwgMgBFiMSeFg2NHV5ODdzW9Sld9rLsQk8Pgv9uAuqHzUDe8BM5Uq6qbomMown1q6EUQL0URCZqJ5bCY0pAqqvAzpQDofgo5SSqRzFNqifo/GnPa8qE15lWm/Iv2B3ho4YMPoRM9U39dhjWvo3JQZEYv/D1G9vqP5aD03edCerI/mIcSSQ6kP1nrCAT+c0ubz2IUY2G9G9B0IJKZ5eEzKGRw9xgGqeCIa04uLTRNGOMfWUaahL6heDXN1Jfo8tmnLz79zBef9stXz119dvnj5pEL5/3nvnT1/LL/4vml83753LXzT8oJf+5p/2y49dr5peWnnnnaP/PT/qrcfempzy2dW/rSxw3/jZ4/J48//cxVfy40cvncz5xf+ri89stx8VVb+8+fu3Tpc+c+f1HbeWpZb/DPLPmlZ5avSk1OLT379NNPPf0zH2e70p6cevoZvXFPc5s88MUL589f8j/91CUcn7uqzZ178sml88vLY/06t7R07kto4+ozz/jlL8j7pTsv/FxcDNnrS89oZ75w/gvPLH3gvtfkvtO875lnn35yufl69GX0rU/JqCw9ic/Uf7WM69Kzn7/6rFy/cG55fBQ//8yT56XZu1+Jiwdqf/mZp54O3/z0s5cu7cGdTz395Pnr/slnzi+z7fPXn1q+ugefe07u+cLnwt3nf+bc1aeuoal3panz6CFG1i8/+/nPnz//5PkntS9W/pz8ycowMSLvaQdv5fIzI3+HQymMidkXjh8zWP16jPOl/CFq3y0Do4fi/7KXI2sAZWgw51sc2ue55qX4t0H+3nfWbAzH0/K3Sf42h/Nbxs6jE1vD+W1j5wfyNxvObx87v0P+dobzfuz8UP4q1KWPHxk7v0v+PhqO/1AoPyZ/71pr7srfZfk7LH+l/L0rX/CK/N2Sv9PyVxr7/wAKbsvf/dIAAA==</script>
<script type="text/plain" id="series">H4sIAAAAAAACA+29e7wd1X0fOmvNc+/Z+5w50pF00BZm9kR2joIwciz0AhvNCXoAAsuvBKduCwEcvI+wkZAJqYXOwRIgYxwrsdOA7bQCfK9wg25J4tS4TWrFdV2SOC5p3ITeui1p3JT0Og1NnJbeuuH+vt/fmtmzz0OAg+/tHxc+OvPYM2vW+q3f+q3f++fdcPutxvM886/8mevt3Jx3fTA3h4OZM3O4IX993gjnqh883pEf+KgcI/6EM3nriNw+OseHjvCho/jp6PUxHuEP9oi2fQRtH6k+cVSe8fXRcG60YU9PjuqXj3rXe+imvinPHqm/dgQHNBsePeo6dIQdqppHE+jQUfkpnqta9/UGP3sUl0flb/UzendU+yCNHlXQHNXvsxs6ShzlVb2Sr+KJuSNV40cw0KMcL7tptZdH5Krq4BEFqP4w50aHCTiiYDmiHeBUHJ1TQAUKFHOUQDt6FP325SG8qX/xUbs1CG674cdvDg+8/8ffsMl7jV7c9v6fuPmQ1+ZF9L4P3Ppjw6v3vP/QrTcc9ib8T9mHrJdE1gt8b+wCL0jz1Bjj9VfEfuyNRYEXB36Rft96wZ8Vr42CMI7GI3kgilfiMROYOEqs9UITRFEQhK2wFU9OJknieaH/ulXy0/dbG5lp+YBdHQUrN/ixMX4rDNcEvh+Y1YnxfTP+A743EZhwXB6S/6ZCzzvP86JwbRheGMWx2WgvMq9fc/GmN/R6fqdzXscPf/CNm2N7SXuLZ9d1vNjard62bF2W+dvlW5FN2lFojJUB8L/Y39H1km5yabcbnx9f9qagFXpvvly6f758fafnlUkQSJf8JIjlf9+Gq8yUvBZEXhCb28yD8n/oG89GiaBFOT8fpPGf+f3o1ptvff+hn7ReVyH7Qzfcdvi973+fd9y0b7jzvbfvu+HHbj5wu3fSRLh6y3u8v2s6OLvy9t3vPXDg5pu8/910b7zhwM3vu+mGQ1e+76ab7/TODG+8/fANhw57/4cZr27M3HDone9772Hv75tO49bt3hMmra6vvvknvV8cNvGO9x4+cLP3y2aibvO2G973lvfgqc+Z1uH33nrzNe+/Q7rxD0wHF1e89/bDN7zvxpu9z5sU17ved9O+987e7D1pwptu+Enp/hdMdNMNh2+Ws39o4h+Tb5c33eT9I5PgdN8Ntx/2ftW0bnz/gQ/c+j788GvSEV68/QO33nrDoZ/0zpq23tgv2Of9unSbV2+74X1y+U9McvOdN97C839qkgM333HzAbTyFdPmucLnKZPxCi3sff+Bm977vh/3fsOk9b0r3+f9ZuORa2++4dDN0q/fajxSHva+aiaHl++SZ2ZulrVws/fbZmz4LQ79a+7rANzt3j83rU9b45Um/TmTrXjNj/60PSz/XXvt/jfv/KEf2v+jf+2On7jP3mcPz33CfNJ8ynza/Lz5O+Zh84j5uvl90zn/V8yH7f3y+7fNX5iLj9sP2b9tf87+V/Nz9l+bf22+wePyfx9a9FfvP9j4+9Ci5/X837P9P+DfZ5f51r/j/X9rFrb8b87Zt/vqX/9Q/n7TdEzU/uhz0UN2izFzuZebaZsUNpgrTZjbdItNcG+L9XAos8EWG8iZLc3h0hzaYjvpL8iKncv90hwMduaevIzzO3I7uxvX42lafvnuoB/wbuHndk+w0+7M5WS28EvvqmBn+ZkT+DUblH7WL/jgYWk4lzP5eirXHv5d1ev7eSCP9cPc5HbQFxqQ+7u6Jpfrizxvh+flYWn4Mw4GDc32/Y6Xemmae1mUB+lfR1899kC6GhSmfFH+iw/qYXcXo+QPMsBZDNVWD5g9XQUBrw8pGPgwnp/w5BvpRg9ts4GRdvfgpt42ACC6k+5wzZmD0otvzAcDjoHQLu1hufc5uSet65dM+UB16aU3GH9OeiagEDAKxPtB6fWtNtYXGPSNlREKeGwe4Ns299F6Hu7uWkzdoG87RibG41EOJsUndnicWnzh3fKF7/PKbLaw6zHbySD3yufng6ylH5R7F3kdfF6+6u5f5AUCdPnZ6wfs3XqvxBhlGnb35CzAvOzu7U1XYThmFr0tzTWATRal6S+2bSQbp3z1eTNbhOsxm0+bAeZasCXIukUwM3/23/znX7dzRVca67qro3fNXH7fkdPZWB5O22dMv4Pj102/Le+fNYMywPXTpkizcZw9ZQS02R39RPqQ3NFv4d6XTT/C8azpx4Dc4v+BB+jt7FhL9qcgjNqxJ6gZ5SZL5TvPmoG0On8WCJuHM95W/1lBy/IJ+bzN0/Kb3q368ScM/n7OFBbHJ42sB5OtwgCztHzmCVN65fyX9Z6gdNI3ncZHpgaC/jabwKv54kGs0zFM9eP6JYHlTunYesCbnduWG3Ruk1zn0lregGgNTQHz5fflXUIUCx4EIcef9fgzna3EIcOfSXRfvljIx8pNg8JKt/08kqF83cNIviTogZEIDKoPHeFHvbf3Zuaf+trnunOnBS7SBKlOoM0l0lzdEm5sEtSWNb3Bbt5qN8qZIOi0NLpzFigiPy8GxUYFxbSAIh7Cb9sgT/N23pERyI87F792mb62TV6Lqtd8zLugaFg+7428f+fi9w/r+7fh/VDeeK5+YxL3D/Q567f0gRqcjudMA1me8YCrRhHlOvx5twBEDtcLQByK1QA+8380cSUsn/KAaVZf3os/+xTH9jdRLA8v8p4T6tAJhSS6Nu1CtI0xcs4AIVBe1JhK6TdRuq0fmic6H5cVheMJoDMnnN+yisD+y/7QmUeqMemnTsrib5dWtoVbs9X4wEl+5hPucw8u+Tn7kovylIzAl0XZdmvyFFv7jFuTjy1YkxUiN5akGX4iwZI0uiSzxQjRUYRIBCHkpfBi85+M/C6T8MdGH/imIzzPCuEBCY6U2MfVdiu4l7dIeZLDh/KkzA4f4mCERAp1TT/j12Ra6GX53IcDWUqld63sqXLurgvpYR700GQQyKYwfKzrpSEfnJMfy+c/LIt0/nef+Jf/8c6tvuxmuLHB95T+Zmtkj3mh0b6cu+sikvYjth+x/RdG2n+han/+/mDmxS9+9vH/+NBTTwT6BbnV/EKEZZ4lAl3dW4O9vQLHSLZ+LnVsLAK9RLaR4CgeOFBwiwFzIGe/9dk451+8V3beJ3gCIHYOzMqWJ9N0nty94AO4e/uZ3Dx+T0XyQteDqTw4k4eX2GAmv/c4esCn9dmjRwq/Ak9en72zJ3frQeWN87f3gB/YA9PfNCaYk378zF38I1015VP/9d+aXA97e+UvWWDqL/5FcqsgofQFp9LpCz4wkMn75/f/xIGcqPzVw7fm2BDLx3/e3orj0/f/xK1YWH9ib5WtmIDEQwM5fIKP+OXH7zqAV8MDWEgPGflA6Zc/Ie/+kt3bGxShIlxQnvQPCJMgXfb3DhT7rDzOtz6Ir5JxSdInQ9vSTXrTbBGsx5uyLVlZnwE2pRCob3GO3SjAboRtWEloJJvX2rWyUs8UnZns2Iz3NtzMwww0EseevMrrMO/M5Mf2C9T0Z/dQOGwKN6r7thw/mPZtinXaT8pN/Vi6lwt3KUviD7DQDHhNoS0yao/QN8J1CmxIGqZk1oQ0ZLrOseOUrWuVRcXyBl+aTee+cDvCAsprQm1kRe/ryoI2+uuGNAUnepF3nixu+XFShiGHTL4sN6eKGBxYFq9Npc2kzA/KsHgrjzGGRHof6kXeSnfJ0vLyZPbMzLZ7Z8xdeevx3H+jWTuz6d7jxwTp9D+AZqfr7zr3qjDIl5q1cvgDYePOw+UObwqHLXZSDpu22ExoY1pucvSMPf+BlIxYYWSl1uPnCFIdQSxLY1f9rVRIar8l7GIi/+LhN/MWP5kn8skUbLvMu3xPzlLl4+MtlAryARAG9NDHoVMQU4RuyijAHGZ3XGpez7Pkjh3eRTjb4W2UA3d8igPrFVUE7dYPSKRNjR7S1Po+VnywwU5vVaaZRE9YE1mFX4SYonirLC1nfzq3mP2c/CrJgM1WgIfN8GdSpBELBkcmSHpf+PLJAB8rd1RgRCdkQzSOltxdmJrTMWC2hNM5e/xNc6fLy94v2w2YY/wJtOFEGq7bxI2cy9husOt1AD4GYHUA/8KIUMalJzyd4HaFwNsUgTcRwPxoxdPFTQ45j8nRYd4xQTn+rMcfcHSYbE58obMnHIcPji5k50Y4upA8iKA+RLiJ1MPz/CMyE5dGEfAZmVtFJrBv8gDZt0q+kNbBvqW/8dKTcm7g4k7NSH5X0/ZTX1s3d/rX/+rT8zWje7FMjtJFNzmBTk4gHXHsHSglsVWal8O0ABs4Su4uJLAvajAdgcLA6osZ/kzqwsH4lFMJF72D7YwvcMEF+kIywgsGmBq3XjaPrBdOzaeMMY63wHh0hzxPto/4/fJWQMEvJr6V3t7ebOkPBLu4uPmtgKAif1ApD4Aw2XnckF/Ztj1bxreq4ExoSOe+xC1VqGtLthngXp94K1QJN2XehL4GILmy6eRk33HDbRpCcEHY3GWsJBdt1VTX3wwUfaNpL0F3ybKu40f5LSA5EFVoV5tnoF0tnEGY9wFTeTCH3D6epnkFyR9I/3FswzmL9TxvZnVBzzzx7Nm7j937wIObtnq7uEYad/zRB3xZ9+WqLXYzVqLINlsspLoL7uhH0uLTRhcUl1/ASRJWJrw9D2fPFDFGIRi3w/NK0w8h/ofY7qbtZtnAzSwVK/FM64exSc184Vvf/MLH7/vap7dv9Z4yuP7mNx/6+H2//elLtnpncf3k88/+xsfv++qn37DVe5LXzz372WP/7KOf3rrVe4LXzz774WP/7IFPv3Gr9xiuP/+tb3zhz+/92qekvVO8/uY3Hvrze3/7U9Leg7j+B88/8xt/fu9XPyXtneT1c8989g+/8tFPSXsneP3sMx/+w6888Clpbx7Xv/Ktr3/hd+/92ielvTtx+c2vP/S79/72J6W52+Tyc88//Ru/e+9XPymt3YLL557+7D/5ykc/KY1dj8tnn/7wP/nKA5+Utq6Ty1/+1le/8Mv3fu0haWo/Lr/51Yd++d7ffkia2iuXv/T8U7/xy/d+9SFpCnD5peee+uyjX/noQ9LUNlw++9SHH/3KAw9JU5vk8he/9eUvfPzerz0oTYGa/eI3v/zQx+/97QelKaFqM088f/Y3Pn7vVx+UpqZw+dzZzx77ykcflKYyXD579sPHvvLAg9KUCBN5IGtgVlUwsUzLN735An+P3nW6NIcHF3vepR5VRrMUTQShiaTUgIV8PY9Pl5sOyWwL7u/qem7LR7sX4WYK7V0ekk8AtkoXoHdR7JHNmUg0oIpJhCisMKFAORBMeHBLZgloRJJgZbn+T1NgcweRuNhkxLxDEMus4lUevIGKum0Hz9x7XFqDSgxsvYxPNXfKjgiXiMVYLb3r67NTwj3NzN/9oeMnTp46Oz93bH/veDh8LC2SmU0nTpfzf+kflObimfzEaWk9Pi3dSU6nfaqSdEWSLPnQJ1RiFXavvlF6wj1L1W26Zzn6CD5mnsLXPzTWyn7M/SuvmGEwESLBgFIDJML+QVaZU4Gm3pi9kY3Z48YMmkl6KYSPMx7eKtK2/HdnTTOm7hJxKDyTB5fYSYgohT8newcGEakSDA3jjbd3hS3zTqvyUb7L44/0BDkCMmHpxZ5Ta3lgqMdCa2ETSlXiPFP1bjyV+cbMpfugGhaQlB/zRVKQx/y9hS/ig1cGt0Iz+Cf2AA6fnuPVSZ/SSasUStobVGJEeOug/OZ/S2ZfQktq+EOtJX1Eoaz6NyK2EyKEzhb+mSIUQQGSxNzwCaHPKZhT8NW8kGagqRz5fWbcHs1DEUP2C/2fkUceJxE/A4pfo1NybL9AMp0BrysNCgkNRBoMRHLMKCCiqe+YdPVifaZsPem/6NgOEGQnUeSkyCCx4EgM2b2h1FxZY0WQr6z1ZEOlZjxtXzD9CRyfN/1xHL9t+pm0My9SY7tIKw1HDEZj3pbPisDti0xwQflNCuJ5BowqQuBXqOo1qCaEt1tHVrpNBQxYiNyxELgTQ32Sj4tgF0M9gb/fNMJwyPE5KGDaZFbAfafQinTww3Hb7+I4b/sr8vgi78NWduf4YnO/lbWwsJ/yBWh3J/QLT/MLXzcFB/xM9YUxKoaa/VqRd2UHTw7nnUOQrw8f4l32IXHfartvG9enluvT2EspdlWzS8VuK8fG3s07GODinp8dwuYsP/NlqI9i1S67qfEr+aQ89dyvHbMYw1PKecZQDOfj5R96A23jCbbxOdfGk2ijfhvK3GX6MYZuQloCFAiL4Zc5gPLxs55Tqel3RVZfiV1EZBz50BT+rNOP5iPfjN03hx+v9KCCF96gbGc5mpm2txTC5pywuNjgX7/VAjqOG7pfT8EOfdiWv/+bP/uvo/LUv31IIDH/tO96ajnHC0dhq/6Hbh4EVeSj3eqj1xVm+NH97qNm+FHjPirvPeUJoPNM0GwSb+4VOiCHfX3jOpSX879ZdSYkiLaBgnNWtuHPZQqendA5DieUw9AJ1bemRajSt6bxZ6O+tan5VtpEzxMW6Ao0hapZR7miP5Z3BVs78lMEJXG/PfxxaRQof6cSy4YzH2N/kkVfKU5j6mlj6mnZqxMj+FWvLn0XWm6H2bfhz2F9584R9PBfcoGcHC6Qk/z4J9zHH6wXSN2afcnWTg1bO8XWPgMtbUxtrXVDV924kPbyzxs6W+hdX7XVk1SrJ8O3E/zp6KiyJnjSJclRupgeQRpoKWcxpnxGQo2vqTW+7Yo1EYhabNyPCn9wXAj8KUNjqTfzJ1/+2Y/fN79jqwAWDMbTx+bPPvavfvE/eFsBd2/ma//2X/3C7/32M7/0Z3LjBG78+9/8jWPzz27fCpwAt/Ch+f/5xw/+wz+Vn4XPKKU3t8ntP3/u7vn5s/LQLXjmqWPzJx/7N7/8F/LM9XL9m//pF38r3mqvyz23T8pz+3HxlWPzpz7785/Ht/fK9W9/6T/4W8FizHyLfJs8tg2P/aY0d+LTX/hjeWwTH/uNT93b3Srrxpv5iy/9xm9xMDke/Jp09LGHfhFdn8J3v/SFX/i5r37jsq3CoXozD6BNaT+RXn/rRZnYw9juKGalJQ3ZlaraGWkLv5Q5oprah5q6egBKaszbRASJFJrqNE2vW2D+dKhDtYTnNITc/TdQXdAP1OzpY0ahOFCrebClqSWg4HptLVSrBseDgswvOwOaZUW6huU0uKpXChfeE2T6JHUqHegs0ZjhAKnEgUyeHjMmnqOl15ALV3Owai86UMzfAYtvoDqNGDbgchP5lCIpW1fDGAyTQwc6RBq7czVQJzlsDO0DFUfuJIuQyj8O0ldbcQvgup8OAOo2gENHPrsnmCuvF7GaN2jalrH9gac80tore7lQJ6A6+U887IV8su81G8Kc3aFsoUUba6lzRYcJiIAKb3a4NKkIsml6F7lFgUQMg3O55hoZx6VXC8dw6dWHeqpPltuXCYct/85ANXe0Vm1QRpYPC4tnh8aBI0XrtCo88xakCXyGapPYGet1khNA4mHhIFRF57QmwUvq4xwjWClqqEGRvoToi3RW+hIN+yJEbo389Jdk691xbw9qLsgzWVf6qD4Q1Y2tProYA2md5uRXoNZZxsZtKDbJ5lkGs2O+Z41Ny3bfLwP4E+hUkVFK4igI/LYXttIy7vvCJPAx7FnDh6IwEKkiSXwYtnj3j9THQV6I0jKUQ5iWvhyCtEzk4KellYN8U/BY3RIE1Xz4Jpj0eYHsUcog4JpfRyubgsHUYKh5akq/1UU/Eug9+NV/KmRfbiXqbyFPtHfDEoB+Bbt7M14pQMzapTnYK+IjRVibesKGqSdsmHrCpqmHuq0gW0OpUVje77qBLbWGNL2eRAxGi6ZmykAzZZbUTNFhB2uIbiZ7mtcJ1rDF+mi4eJxKbDznH1XpVSWTBLyPMDvYsWjumONGV5rD0tLFpi3svFFyZ0ju2LciPAMbC9RuloolFdBaTrYC9YG2kX99aglC7m0R9rasxynPbfUgXlQ9Gy8X/BbS1AO0oIHQ39vrh9oJoa/CnkL15VVEWyjEZSBAW2AQL1t7qc6qNQVQypKeT3Mwazky/k3WyhZyUd8fyvVDBcOm7JgVqXdyUCTUHOyEZuYy8I7HIewInb1M/VkEe4WkeUpeZV8p55+VC6hKLzWZ4EgygIXGo1r5MoIJugO27GNr6mQfNmodEYKzlxoEvU8FMNW/2UfMUGvQD1X5GuHjfXwqu0MmKBLR2hc5mG/KIbtXUBRqGY8iIHQzsnIN+HuZDUDWQhWUQNjXjcGnJUdtN1Cw93no1J5HhBunH7YzGYFqQnGmmlA520FFlq8UO9DtUDj69SD6gstAH0f7Bb2FYSIy+ZUgDYNhWov5vA0FtrBZM2e9YzOR0GS9k7cFeSC/X37idNpnp1oVyno1yl5s2kNs9RRbgcHUFM/Zo7VcKFTMekID5SHIufrXP5N7Z6B86fAHahf4d/iDaVykYP/y1lZfZK28vdWH3C7zDB00dqLsfxr0ne8/7jpfoVpW6TV0/8OAgR7V8zHwIXs9FmigUo2XUp2FRtMCkwxypFM1MkeludQkwx2U7ImheiO3h2TuIG9RS/SZ3HbnImfsbXNNCVKFFOr6gaXNs1Wohl2vEoHjQk1NQJ1SMTEzVJ+n+lcgZY/m0Zn+Cirb+ytV9RY5Vb6biNZwItSCLAda/fg3lg2yno/6d5ul7u/wd9O4SPuT8uUJIar9CeHpV8jJ8f6KhRoB/ajhd/SvdyY39dcMP6B/hz+YxkUqQ2qDqk7mK+Qz4Zl84nj230zeVr1g18vbG/xEuiCHDFAYMSqseBMtCtK5E5fBolB6alEQSJ54M1WYE2+2Hqy6Q5hzvbTJsXoHFyvFghGl2Ba7UbrnweDWzsNLzevkEOzwXosGdngwtQrtzOUgj6wTLDhrZotI0KBdrhsUntOSqtXFw+4gbbr9YAJnSZGA5IqgAjTwQDuMImQgY5DdoeiyZ8FsPwxlup7x6JIGzqclfE+LarYZc7wyXwx1b7gZYzd3W0nKreQ/mDza4F8ncJTD9QJ6eYA6rvRS8w8NWL8d3hdwTHbAVBFhG/wcjsL7PoHjyq3+YziumPGPy4StkKX4HeEtLj+2v1es2OqL6IlZjCCOZi9A5e1lF8lEYehjI1aolq6MDjEbgDCNjXEFhs4Fw7sqMa6oNz3DddH8rQODVSsN9dr9bZG37HD4Y24nbckGmbcG6v1pX4FVC/uPX3EOu+mqIeR5aNmlZjz775iH5Kquz2Zl1XfhlxdN2/1Xda2wb+o6AccIgUv9L4JGZUFL/4MztbM/icO2/ip5aHqgW9ICJlzn2lPvqqV/8UTcUV9eRTqrWBgTNMDLIqzRA1j+SU75Du8hosAOWJ0iIPoncJTN6SSO0q9NW/0T7nRaqJegxISg7RAltvoiQtMYqPx+uh677rxIcSL3r4WUrx4hsXqExGoSiHXBy8FTJekUkaNaJc4/BLfi7PdM5R6C8zzknlb/EjURFAvqxOk82M1FH4o8hoekY896lWnCg4UQH+yH2iejfbIL+zTsfZGcKVYTXedoQVXy0joja4vfk9Gt4LGVr3Yb9E6hq/i0o6Uh6ajxQC6zmL9IGzoeO0JMl//VpMOLVPoZYKHulcPEVn8nWROsBmHFBoICSd6aVSeq7EWT3W/Uwu488+giQvN0Tsk2uQOfDkChZd96PF+55AYc1iA33H/ZPfV7km6/nrxYWpgBePXeMl3IGl3oaBcS1wXQ45AeMK1LzY/KQcjTu2Cd3uFdh0W+xb5DXWD265AxcqFGO3VbTtZ79K9XCBQW/nTyRxg4IVG0g4dDJ/uwcrJvYWLoZN8iuyd4BgfKKbjbJHShwKaQYFUm2ZeIR7DLqR8AvXtOEvdl2+Iq4WlSrQjpQyEdvVPO5SDrqyXfLcZJ80K1QD5oBnDUhlzShWFRJnIiNxukARF25807uqA10wOAsXzBGxRj5fR32h71Cdl/xEeEo9m5xT7DU6EhW/2n3aks26fc6fRW/yxP9korZ4Voz9t+JoD5PTQuBE5aX6rdW7bYJ10LIiU84U6v4+bA0/3cCzrSCHaCu602GebjgzxjFELe3Y2wBBeMsEFA0J9wYQiJDsh91sDKIlBN3FqHJ4niV4ueFEpZFO4EIna9uEYs49wt8A1vq90MPNnhXZYHTgX/Zp6BDX8TXbmlnRbCIC42bwYqXuRd1id2blOM3KwmyzelqezoqRo9U+CHlzvToHCGi5xRA1gEpOUUehtieQvnnkNv+ZBcBcJs0NwEh7vINZbUjbW0sRw7OdqKsEINDuvgEwg/wsDtJnC55XTpJpIJQYhAv1ZUzmB0u15FlmsCzJb8eos+dNt3y2KZtKHSoVfgop0xUIk5VzFs38F++FfehGWp2A6soCH2VPIX0L9BgeWpp5Vs/3eMttwhlVxCMdByWgCor6AECDivpbroCC3AAPBdaJOA5qGI1urimG1InfIoTyiSCc8Dxi0Fd0OufheoviP4SUNsAgeAHSZRrs/wjvDgdihAvcQjJl3wc/0TWOsIdPCE49xIerj/DrDIZqVrTjqUIfzfZuRryoYK3xA/LnMvE1FMLKL69VitCl1EPpiTsPxeD5zcK1IWiL7XIxMrH7y8+tiQB1KPsGEQTc3jBORkgiV4nCV+8WThN3mcwHHaQx6nVfE4VjdzqxKFdIwuorK1/CBE+x3eG6Dl3QEnFWwtG1X1Oy2HFfS4y5fgdEDMt+EniLG+uscpWyttG3WLJVcqEqgHQW5F7r1BRG+RAiDPr9Q+x87mryK9bJ8yDRO1WB9X4J5oCPUCwpU6QSrStxSaHuihDLPglpEXK7hn/ChlznwAyiZT1odTLuhiXwNWZLsxYMi60ACsFYadASwxbk7RFu7lY5eaHXLo7vC2Q4+6w9umvvib5dAB9+QBBNNyWAlYySjlc9hUOoIUcBHk59gp0CN+tatfHdOvZkt8NYMPrXwcPrT86pR+dRJdgfLFw9Qk+nFZgwKWu637ILgJbDvpIO9g5xnHljO+EDgvvuj9cBebzzgYpeweOHIwegYOOnDBwdryGMmQOlc1HKAQiA9RmUOGTP0CZRWcpf+LiIF0fPzHkQ3mWkftiGfqJvWDGfWhhwIc/92WVyfv7FX3supe9vae+hht6pN0blNnf/qtWijwnDI9GVGmJ+rcqr6f8encOzBQ96XQudMs63Fo4HEYkXYMPQ6pyf5NPvWbeAq2GU8f9EYfpEFBfWYDuaQzDj5XU9EirHy4Ct65qicdtQt3kPMWLP0FkLtraI2wtWbZNjTLtqFZtk3Ncpj7l9jNQjELEePPHBewwddm/JiwgHF1mh4tOrLh0Vuq6OYt+cqY+002/gR3x48egVSbd/PxozlsqJffd/RI3qYdQ07G5JkjtI8cwQLx8071fgvEGqvF34AfgJF4+a3gqWe8t2NKoS+P33n7Lt6qBhe/nME5odO7Nji6XHCK7G1CoGld/a6CU8LlomoWNvzKompSeihxQf1d9XCqYxYU1Zt2o3AE1UNF9ZHFsNQTnoYqTHIdYBUQ58rDB4h2IixB1wKrx4W5eafwNnp+l5KaQM2MVAOOaegqqXiWpmucAtgOjV+0J/wd46lIomOgL7qFFhve5tI8tdh+5WY/9D7/CJ+YqoImuCAmQ/qYw4f8fg240J89/TlQC1zgHItdJ9QeV7niekNXXKVT7zdRw/QKdhjidBb7VMWAnYoRIIsVHGywHuCACBAaMb2J2Osn6h8uHM7BQ9061hj8YD+AfTSLKsOsyIh74EAtrNeJj6gPtDPKgB80ZMVAIOPso7Zv3DNZhBO6JabulnLUtAu7dmgMlpbugEiHx+X8atovP2obL9ICBrNofTktVJAGhvUQPNIrgHNHFAq26hEUxYAHA6epf7cXumDeZMD5Dn6sWw3U25O21LKeRelabhjVxHrlt04EZZq9BT36ZZ+u2kXE2aOsCg0ytZJBZeOFnKfocfQgRWdpaW8P8efKhAbOJpxbxO/I0I9/OKCLeCXQ0k5NgZbxoYmyrIy0ZJS0xw9ahu9cI5/vIKQq969W3agPcc2WNBox1gwP4HuDsjPb56h45sNtQLhyICdQhPukcfZ+o8/6fBAfnO17EPrCZssv0YBGrXcGIw2AraL6JoGYDHMA3+E2zbBZT+0ZMdzS1Sztq3JfDXTqjg67B/fyka9YWgaBvfINmVdKaN6i+fz0saDsZG/FTz/6MiPoSztb2GYE/UuHz3+UXv1eKQ8TAO0PFLpa9urnSv8wAuE81Vp52Ox1iUCn4GGiaXbznRvpbGlvRQCdCDfR4GIjQ7oaOlv6OOQhQguhQpUThPYL59r3SZTt4dwO5BP/i3THR3c2SHf+jgsjRHeA/G1EMtq6O0afLMh1+spnqiuFalykOzFc/X0aA0RAYnegBspjdie4GrYydR+IoMeCW4GcWHbH9OmPK70NDstqKMyFdmo7twp8EIjxM/+L9M9H/wRg2G5/9X+RPk0fIMw22E1ghSC92GkIUzzLYRbk2ZRuvsb1/r/5DLbUjiRu55jtt0hEff61muiBeoZwln70MiSh1rqtxYjCFOLYghsQVW9QoPRj1bwFebTB8tasHN8K0s69VvcDe8db8BJ2gcbmZd3mZbNYGN63QXEk9N+5HWEPidX3qI0cIAGcodvYoSA0v42+5BoMyGVgB+z1pVTbSA806rD+lK+fgtuWfCwqv35PkL0dNm18kPqPiLED8oAMPVRHqRjfja6hp6p8Fz/61ZupOv8nMmIiSZ5utRk9m4yazk0WLTtYw8GaerBGt39bbcg5Pb+5HYfDwYZK2DnYPJKRUpuNDVS2e06gYIm6jQ2dxdJHEEsGRJgt2CHu+2AzNEwnAAruptDtq7sVw1FxU+ECkSSA8KGwqyFnuVurUd9jLNIeBsJmYAaxGAZu/meVugUD+L1n12of4NoCAsdA4HTAfUBt6o6Ks1Nu4kjdzYTxxjX/i8kd62LfwthXOTlc3nkQ+3cs+zcU6kcP0rOLO10KALmItPQzrzI4vim7WTt7y6sMkBeNSVwsSOiU8rEGOgwV8F7Fr0CyVH4lznW88AuggiNTI2ukvoGw98Cvjw0VSSXE9tswfeRtVb200C2XQMZzETXEa5kLcLk+KIJPLwksOb8nhAl2UK4FdVOM1A8gYnRuqlzUFDz8oYgI0ccMlgTlsHwqc9WhTO7SNyROz6/cLofcLiCaXUGfSuyJF8J5Uv7cmK6iOI7lhQE5djH9AfV5OiuyFo5rc+/HRWq+oxQSfricuz33DgrbCWVcml4sj1YLiPCVD/0uvIENoenCTNXvErEkv9JGMMYRhW93vWcd1w/k8fbJ9HC+yq/eTWeaKNRrAXJSpODAE8Ef+UiXnJegYQLkkKFgD+zmqVyJgB0Nioj3vLwLbV+XWW/sROKp5ccrOl2knrAD+puAQ6DzJgm0QWRD3SKI8jJNjVVNhUrNI7hIoMUkH7td+Nxd2HtaVPbCpiBwC/N03yH8QnOQf1jahvVF3kz7Lfl+S3UWEWasrSNMBsXYhdRmjUm7HQEATAzUP01Ip1L6NfTbsECjLe1D0bqKeqawT4uSgnevnKWzub/3IDnXdAC/RhiOBYtbwEJ8FeCkFQgOM9Ix7l7dnM473qDo1HDpLAuXCiqxgmDkXRlGh68WHTeMDodBMAsY2uh8W7rCPdDForUg6snA93BMLYwpbmwOcb09xdlHLOLhYxIbzEWkvuHcBMN6E4yaz8IzLOGqL8Y4KewAlmIbYfMedl7lsb3+uL+TM9RvOy17VAZXwpu19DllIE1jwxAfb5bo5YNLad4M4bgP028+xmsG7axTf/SpkG8IrZSG0nJyFmJjWk7hKFCDSCvTCwiHszAmBIUQnbRc557L+dzeLtRodlaGsLhPeQdkS7oAtKThEVqy6jnYiGg2mpWGryKjwnZa7jVD34arujZV/EyHX8C0QrosWiTY+Bh+SpF8B58vMt4fpzrhE7axeui/LMAPZvNMzxBkiVlMuR7y9mweZj9lq9mSlXs1kAEptqLU4XeeKNJzpkLOFPc4TBggmgByKQzu6oNW+Arpttwf9jqFkka5Es8dwwUdtkP0EzT6GYdGbTgMtpzKFugTC7EvPJinYw35jma57+g4KNpjMBormkWALKVLGB6ReaXDrbCr1P0bid+ei45omLJ1FjB4Te7FSzu8/Xp1p17dolfXa4PXIZpN/7sTBoT66oUXNSRevS952KmH25TTZp4NMu2Jc0wWxr1DUbToyqCwPWDjD2VNC6y6A8w/8m1E4OAj6nJ2ERedEBaSyArbqxx8eyiEJVf3gVkgAHkKZS389eQkxqrv2BRONQkw1ui6Jn/dgnxRTDbGc6xx/tbAeSWA29gHw9p6ZyNhCi8XazWtAaed7NI82OBP9SeRMoCRgXUyhuwyvaLRZV22vb9KrY9mmMAh26GQf87o8WmE5k/SVC08z4X+KbPdf8GdPyjnz7vzbDuSIam7Oc3ovHtSnjjrzk/I+ZM8h1W+mKQlXNrOV+WrqsF+Rwbbo709KB8zyIU0Pcjei+AlUBrMVN7Z58ya/RaCzKv5MjpfQ4krriUus8x8mZeeL248KYOnknqeZu6uZ+ZtDIaQMW+kemwjjIKTX+yPOycR6ek4hr6zGLtxVz720BXes9BW/Onlj8gmOP7wFZqVdP3OR27edUg9m+W969gUPDXG8O71p7b719NXSyC2N8Wtbf0Mh02ycY8/5Bp5/oPvCY7g7p39FTjcho22+u1/3Jxnw+cOyYMrwnyiunPpI/LsiuEVPqYNoLkU7eHbOzXf3kBTp4xL7+TzN/WKldux9BgUJ//e0ysEFbbBsyQfH7ZZ8Ol85bBHvWaX5KVTxdh2/za4oiC6Lh97+JT8zXjMHsonHrq5J4C4k6hgKiF4UD7j0e0hQKCVUJc/r1OanNIUCEJXA1sHtAixmhpoSDhEqn0wB62rzEEwxaor417g1164jW7wrw/rDCdTTtSniCarjNrlqNZMV7lCuMjg04I/ssjWquYZC8zqApNmN8EjIoRHgjCLXcNMOh486ulVehpniDJHfIhTTY8Eh7iUJ6doN8sqralaQyOnRs3lbKsxR3PnY6OJSLLthT/zoRqB345wy4BhAf5paDAtLBDpF0IfcSetI8NcYCIz2J0qpgRgcOfg37OzdJ65mnQy2O0Cb4Q8waseg5DrRVEhzh028jRAVgTYC4X+y5/9p/A3a+J0jUNhfVadXI6HkwZKpY/+WhEhPD9imD4Wvo/QU5iwC3cvxwOlBo3QqL34ByHOwZO/tvh+wBemFv/gY8dTWZV3DGAzvavrc2RT+JM/jL/bTi3RQQaoGCeHQvSYIzwKvry/6J4qWrn/ZBE/WrQ/ic3/EeGzyMecEkaYw7eed6p8RBgAYfgefrhIHkbUcx4v+CmWn9oPF+OPCLOU5O1HHpYlib9JPv7Iw7LMutJmirdzxk/KrVN5/OipIq4g/EOPSE9aUL0I2Ie3sZYxa0WrsaBFPsGTCf7J8o7htH5Tj6O3hFDkYp8YRtKHn7kBiofq1R8qiiM3W9+vM7WpocaFizWWQ6C8FhmM08az9G+/RrVxsqottfJyaze9wFzarj7TDhzGoh6Aaaf5iWee5oGFJdFz3L11T/DnRh7YsNnekq8N9LXByGvw3HoKUW6UCiM1X8wNFU6V+SJeZL6QD6ZVXiR3u3DxLJDDnPaDLVIbEDn51VfDTKRWKrVeQAOpEWV5OBG66EHaBNRZ2LpRqEWqGswwfk91KlH6j5ogD14K5IEDeVaDPFsa5DhLoMC07lk++AqA32xApyFbPA2/U09DXFmR/CrWsZqGaBkrkuoMYepXKxJ3yKCehbi2ISm7X89CrKakehYiTRS2cBYi9bN3w6lcIhPH1VSjohwXDecjTn/XGn+uMoxV6kSkatpLnlHG4nMsiHaiDtNW2CR3YKYrP3dMsyYX/tAe5quqRtHJ5QoOm+jEJMzBNaqdFHEjuFoF9GAUB2hLPKz5Yuwskwn5PKuNYQFc4L1LoQ7XJ3z+PGICa7S35GsDfW2x4csuQPKl32kiObSrYfpPazwJR5brufHk5S3XsF6u4ehyDZdertm13+VaDZFVbJTqOHQPG8MIz4XuofqcLIHuUY3ukfMBbhKdBrqHLi/e/sYowpeF67QyhE3a8+VlpiVojCd4udNSfucYQDd94LuZmOykXTwrlTew8KqwbOAQLDErr+4ovnkvvmwPD9fuKxjFA0uMwtmGgzJQ3AqWxq3nLFT4Taw6d/8FqyqNa5XoT3rgDPLQbptqBLZGLUuDiyNAZsQMD81X+BaNAMrDQeFdyXPmKA8YvQ1yETp6UDlR0RgXCq+W0xWSCu/qCf5cIZ26Ww8bcnSHu6d7z6WJd44cDbpTgdTubDSgOerZTqDteKPteDhQ/S5E0H0fkLZYxcGcKn8okdBooOaHgI7NcV+/RTMG79dmDNysovqRczGgGcNmcfYj6rkBScKoCw4bLgKqebOt42m1haoYNNBNQCawdiOoRuCr94cbwdApAM1ov6FlrW0dv/+9GE9lBXhFo1ID7hIDc5QJHjwcWPKyBvaHTdYofCnWKHSsUV6zRvnyrNEU7L08y2DvbXI7+j5ffoXs0rkaVRYqX8xC7aE7Qk26q1foFJ3BzsOzSRh+eDYFSxDP1hWIBGRUrtCypxayYo4KJg0qkryiLTYUGnjI8WK25sXMIl7s5XHEYDGiCd9bS20cKWG+FCWM0yd9azUVY67GtyrPsDorI6txEZ8pkmFIe5hpBvXsjjP9ljq+NwKg+HsdATUSTSotqqMtYBhUIcVB7RGvv9vqdzvyu2lcpMgSpJHFUZ5oZPE4WEV7VaX5lAXWH27WwSi1qvPuVVs0q0HYcPlA5BoomjgzoF984BI0I30BveIRjAxtfNpnWoq9XcPaFMMiHoESUH9ZQtwgoMjlQgFUTeSavUANleqb+HX7au7E3z6uhStewTZsiWfXKDs0ADW5WlEP29hwAduF2xigYAGFYOE2psOvaJVuI4vYZ2ZgHbH3uroeS21jQ85gyTcWcwaj1llnLk/Hm3ezd6a/GttMVo1q5ym6eNTN73QpdGtjBcwYP1bAzJyGtf2++q1y9AB6/Oo9QRllHyDRpwpM7WJWnUom5TGmeMiq8iAy7yQRTIlLYwd9COltcbEZY6oWWz9nd5ZP3V1lxN/Nbz99t4a/3HGNbE2V8ZeeNW557lZH29y/slfSpu98KSyfiVTx0VGrWjEGxEg1H9Q4zjv5uCznMedjOo6tsgsPuS4McAnOUui0kY6Pnj1B3oEbzEolRAkTyDBXn/o7RJW/Q8tF6Vb+DoXl1tqqPR4go1qIuQscQNAYe03p0L2tnip8rzVbtLneIgbe0w4FPg1wFWw11CrTTOwjBqLeX+GIAy3Gnq6hT3agoGdYIXaPBE9ncqD7jVWDvY7MfXqgbGLe3o01NePlCXR9k3kCRa6Pg/Rud2F7yBKQt/bAscGvIAd7cRW2z8g7kgBm5wJ02tq/FZCnuaqvzlegJoKCpSAOBQ4W7VQtpwGZCtbVqdoWmLavdYr/lVutJ51EytSqV06Ui9ROVPdRuQ3EadDq5qIA1Weig1c66hAAk5u82VVP4kyTNLq4YWxSACTzjk3iSlF6stKiKc7ZoXlQGKof28L8B/SpTtWc5lxYvK3yy8qRNU5ILLj3ieNB9o50hXPn1FRa2adsmr4AhcWr7tL71WOQIOKaBXilLr3x4Zdw6Y2Ry07weR7MEMk1T03DJ1duUAD0q4f0iZfhzdt8c+DeHIy8uaQb73KvLeOXe6Ljj8/FR7RKkqe8ijz8NgcH2U+F/XK5iMZyO2PuKtbVIRXrGiEV6xohFetGMhFVr6/U2jq0U6KkDoz/SZGVbSHIiI1DOGp/QvfEFXlCXxnYo1M12XVovm0JisNQl4/lnTyTC9kpfBgjWnCzXTEI1cF1YlDQuX9cyRtJUds5YvUnsf2D/83bua+NpyDxk7QHtq7ud+FVgs90e0IpkP5CTtp7mNitRY0ZPjaOBQ0Hg8FVhd8r0FWhgM5wiPReTE6c5PFo/2Mdwcvp/dhSvR9f3PsYvR9v9j6uex8v0/uxuvf5SvY/plVATtQ9xeGDhl5MDTgTYbl5ULRgHrvQ399fg97t67fVWJbAlrYTgVawT67WjWVKRg3KXNW+kB0luxKdO4inM6GtiHtYjYiiBH864EO/WKy6MV/VtJWuylc3baVYj2vyVaekBwwySMDTxUxbsrq/CrxjR4OC/Q123VZGCcc7POxuq2CZxCbnlVtkR4zyNdv9/aDCW+w+dV/bq6+t32rX69lGlIjivrgZcXt8+Yot3hX81b9lq3+Lnl0PLwWeXbfVv06G+zxjmKML/Vukn3K4vi9dusi7TkAUAXzngandJ1Q6UvBFAF8Lv23rr8VhU7+HwzSyWVzo5/3VGr3cZvRy4e/S6PeLvNs08YssVunPO7sQ5OTs+h/peuWJ+4eRRnLurhcmLhw+xkijp+6n54RXnr1f3TjKU/c3/S688sH7Rz0vvPJk9c5j1ckz1cnT0opBZvgnqjtP3k/PAq98trqDvmmiRNntviC98egeGJW/487hYfureu4hYcrX3XmKxpACroXm4Ze1Fl3ASQ/dxskq9Bcnq8tPcKD9NvqrjNlZPUnKL+tJiuHj4fPQcbQco5u4swZjwskUUU1IKNAI3cTZu9T1MSJ2rNSzd2+ha498pzKMvdhfVZ3O9VczXecOD/Gfa7fTjbu3nT7cgqdw4F6t/vDtRtZHOlRmW7wNmi8QeoTzgNQeXLw2a9rATfpUAhTHmbdyi7dRz1Jgrqdo7+VT233Bd8XUlAGCyHb2nRRnTA8h2zgCksuNci99rQfBYn/hwRsJ3pRMkzeoyxkOmC/xlwPbPiKbudEUUVXqbVwLgmvouDSzU9bsQfafLjjKv3lYFz4OML57WAktPABHB3lnWjgbDyshwAGFgLwFdkjcyIqk4epQaGCJGTEqd+k02jAcc/nIrb1DhwWAhvf2N+/tT5m4e3iLDRV22NQufqsIh18r524/mHvSk16fWNN4WW756jXqSUfnsDMc7PKrU4VtUkAReJoUENc3KVuCcnZ0ytikEQWwMQtCpOwGMiZI/5wCjHGjwDPDDwnigadGWEHeBt7BzaA70ORdjGbe5Jpt1c3mSEYCX8vk5h5w1DBrkvCUN/W2U+PjE4xFcKqwCkF2ZL/m6Xv4FJPO4eg/lAdw6ThFmCpqTb8Eat1vbTAXHs29KkO+ejVngzzMSD+nyKvCmxHOcTGXCpUaVn9PlFJGl1j+YVWuIq2yQbkUUUchzAjDInvXXS7l41TRPQJfyjN5TE1JEcwVY0htlY+5NPltuAN08u5dcKGeMUeOHsnTudOkE8MkktrummJxosnY/dZdqzu3u3Jvrkm3DIupODXFj42EUOJ8o/p/bNLDZj1s08Nletiphyv0sFcP+/SwXw/v0MN1WZT+CJX5cC7za/lbIxYpGoNvAzvOKizSy20ISPH39Sl/57YXqqJFvVecooXO958zNpzzj4La7AtEMBt3DpjUMMWaXE9EpBJiXXxwtnCZGa/u9YOZFw3zwflQD0QadUNH0jdgC1BYBwONEhPIoR4sqpTkvkxt+Pg9RXvmrPcOoTAiNp4pkntn5nL8uUcQHL/InnhiBn+PHe8zZJUx3vDFzJP0KotK4BraWb5Z0KhkUZnsfTPe27DnyqSr5mPgHJSqn6VP985A2XLWu7J3XBjo9L4xf2zOqAtkrXnAJmd3llTxZO8rVsz4b1Nv97Kjt06X88genB3sI0+TeWuws3aDQQ6a8kN3Mh9lee8t/CPggpxZUb3Me4RPHb/tSvn7l/GgbzVPcTmvCpbyf67hnytH33t2Tt97MZZvy196q6a53hqcmdl87xfxAD0kPUiyURWGImK7natVJZWixKibjNyU+W8qS9bSIXK3U5mwYo8MHkoSaaMzyDZTfE1rFwb681kK2tBwTCwVZoM4nuG71EpQ6m9EFRk4VLeu0QInV2P1LXpF44taahiAb9oXHtnODJaJU9oJmgBHZOSy4BuT4oQylbxqiAr97muMEIGWCsFaDKZgCKZ0IZiCBpiQTkf+Xb0ITIGCyRJM1EdYBVPQAFOwJJiCVEXpRGMAgjoIKqmDoFpLvAKX4US9JIOBACnPHt3O0i80RNP9OXVgCmsskRdXMEsdNMWulpFg+Jh6zI8Pw7/HVLPKjhEzBL9F8lCwbRwq4jxVZLVHFXGYpRpmHvIP5m3CzC83yiBSzdMzDcUa4tvkL0rrtelzjSAaZhGiQEca2NnDvZru8ALVYgJ5yyDVCYMyUbk1JaR9VFWPUU+Hl7qVEylfsk5DU7+U0rSihfZyLbSnWhoWl+kg7KYqfFeFkouEm/0ENIEe1Abgjujqu7FYej3ogPlEvR4SVZZzPXj1RHuYaLPEK1q0JqnWAya5jdlt02l9jGOkriuB73d10fZdRs/pruegiL14rFZhytgYJI/Btutw+Vd1oPHCgcYvY6Bxc6BuvtxcJ0DSxAWudFyw40aQKNlFNaid+bfG4AZP6pCPq2N8/QD3bS90ZnDo4c9NDRpEc98S1MAVOV1ENGU7PauL631CAxzh/O4oZlBTzODlUcwJ5tevyGRaVTHNbfqdxE/mgqP2SJ0yuoKD0xpw74MOC7rx9xXpjEBtJnpH73QRyYYIXSyo61W9ImkGXVlXHz4UaAqvqlFc6pBii8A5LpE0+pUY+9jZpnEXFLvA/ui6Ezr18khLbKfZxomRNkI6GXe1GhYrRCSqckU8Bf0VeXNKa44Q7yN60fpltLsfVFNvz7Ff2sbUW069rY0Kn7gP6lcBBVnJnub50ghezYnB2u1eUza9HLWA4K0auJxj74d3ZDS40GZFlmencsYgTeL60VPupWTno1e8h//90eWPXPFG/ve7l58qamHr8ptYGsG5A8BDfPxUMX4TSYXPSIqgnIQQxMSLk7u7WIhwQ3kfWZxm6GGguqvJPcFRiFGNBK5FSr4ucOWf31fVVgLb5z9+D9M6CxDAhgW942G5WR9Li+6MOdEfm0GcsBZFDlV+4IQf1dAMxMon4YzQZoQJJPuQqCNPZms/gcLHxtqpvZtblXk2MNbzZYNL886RGXNfn1VOOn1mIMc9YArCpO/qMz9rJ0/rO/L4kT5dz5Zcolant16evrO+Ve5ouX+NhgtpuHLzcbWXuCQAAhiR+GbMsbvysXuKzhEsVMaP+Wp5Y6BnJ++IiFOkAsa7/mGh8wdZz89mgCdEEs1SC4PNeB4JfpwCrfRLYcUjeUozrCAarS2/1ZjBh9xvw/vbdt5ELnL4WsQmK370cjJffvW7h2Alf+Hv4CTCPXk4UEM0Fd5q6KhSUQv16S1ISfHAPUG5OjtBD5GFv31GflvjfptGTKlRxYVVaZl5KxgrhbK8lTvDl75HDr7+K3TwRZzWYkeG0DkynNu1t+dpQgZFPw2Ew2whYnMFf0NqUKQpO4IEA2dSOyEUXfm2KmjZrza0jdXJtFrAc5V71rt4bsT9Zu8vVjuaVt6dHCiYvFkIpqzk+PF73gl5Mbd3KV/Lx/uT1ckqKJLrZAOwKmgGrHLu9scBhtvP3HOkWINoo3zNO3t91NaZPFLY030o65EzdKzUwMhxNXmF8mD3TD6mIv/kW1Ejago9zidF2CsmT+em54KY5Y4wcLyehEp2qs9C8JNgZDVnW8h4IO2YMi5JMSGyl4sZYEICeqKscIGgs/2VjawMUSMrQzArnG+gBgPIQfCLEha1XST5SvgIJAh8aqmrHjM0thFeyVuIqdw9zMoQD7MywAATNYhN5BIVRC4rQ6RZGaI6KwPV0J2iU2dl6IDcyF08nKpO3WVliAasQM2sDOhJv3OOrAxB9sPwvKozMpD1EP4ypzW7dgdSDiThN/nmD6snc1s5D0sH5M4Wl40BA0XiZKD0KxlkrINs1YNsaeqJepBxY5B54rIxRI1sDPKIRr9HdaB7osg/rfxSzBJ6fY1tXpDQCVuhdM0vvyXkZyr7AHIe0NiO1zXHREX7Td1P0v5Qewrqb6q3C/dWYwtAEXjNDGggWWS0y/Vp7t5YpV+wVYcKYWhitdwF6p5nd2ot4KRyywsabnm46QRJuuUldMsT2Uqmik4IGzkUkAXpFHA24NaD/PeHByoimFkZ8ANWPwpdo6kM+6Hj8VxRH8TH0u0VvhrlkYMVmQxoLaaWwGWBMI2vcrS+5gjRudm4NFIaIqWpHB02Otw0CvthmhCjsB8mCsl+uHDPK9SNw8zUVdK0VSVNV5hTy4nc+a4e9AyDWUwJDJHCeqiCidi8WuFRGVJrujJYSC01dJ6RYGo/qLWIoWYwex3TI5Ab+lvQ8mUfzM0e0DkXEUaK5qX/zJhoTvXUObN4GXjuBYxc030nBnfGvEQ0iNtbhR+3hzUe+SoGubJ+DhLZsKSEnPh7qYDSpnSTmYLCznl1FXTlhKOTjH0X7ON7D2HfuvYQLVxk0TVt7wdzbzZnrqPsg7N7e+OUiUTYGNrVtf7z3l66k1u3fJEMft7I4Iiea2wCxmiphK7yNrGTU7k3SNO30a2PAPtgsWTBIBSmEkhebFg0Cy4nIUoG5eqTRj14WJVRirBl/htbVW0eZlZHrnxgzxHm4EbA7P6iVefma1NfubCsZwAzIhn3K9SvB7W5gj10V9tG4IMqSKNHmacZCMs6ssisyR9RIrb+fbNm8dzEBrchIhSieIBSPijteR6rc8PsOoxBLk0ZaAOaU1hDK7tU2kyBtjLh5vApPDFZP5Exy2qCJzrluuETHT7Balm1g4cvc57kEdOz092DGQBoEKNgo77qTCKd/hb8+RoGg9KVVv2pr3nXANP2EZXKFNW8ZOHTfz29hmTvNeCdD5dPTx7s2rVwqN8jAhPy0/q4UZ5frivPl6uT/vt7cvim9/4ewzgvkNX+FghoCHPT+DZWxOnHdk5N0es0OcqUVoyYVBYuY7W1iFDbw8JiMF/QlEGLb13J9e4iqIvWB4hyf3sPd7RoPZ6qC9CXXrYe25yzfJi16Mmo+YMek3ko6AqjcZatoaWFOnt/qLOvrA5djTQlQ7g3nRxlkrMfBq34UOXJ3aAUVmVzaPpJLUKXAstTnxmhFnRJCJVakIgD/4O6ApeQjQa1sDW1WLyAWdtrlVfx51ptWdnxVQu6+xFy8/eBSVd+VXMqW/ClljHeU6gTaJEaELOk6ZaHnpMsjp7dw1AWplpGrnurgSt2PcvZI3Hk63mGxJEXUYxH9mfZUO7VUg/3QTwjLf6/Aj+YM0fq8r6o4Q5qYH4NS3+ZvABz5fxXfMLTL//zl77g5y1uKCBHx/bvQtFm4wQjz7sRTz+Fp8/8iy/8chSWf/yNh3zAtH7iBpmk+S9V7W1CYKp8/6HKoLrzYztv5NM5BK1fv2lX/eqz5Y27DuXm53PzY1hGsvhQ9dN8x2arsWrvFAyYnz9yUNfw4T4ZhdsgFWkGkUYfG+c3HcqTKz76J79y6r995Yk333iQka6bX/cXs50feg995kyJ9CdJ5n36O7YImckJhGxvT0vLMvU49B/hrPoEQo6qdoTsAVPY7KMouYLoLhLBMPspo0nr2b9NIFmayT5EzEU1AtdnzcdQCtXMThgUBEHyf1ZD9l2hrbyIXKEtzTTMVtczM4ArtDWpX8r0S1Na8RzpyLTEQ6A/e/pzki7VEyE41KJQee52+EgdBeCvg/J76mt4yKXW11LjT4W2O1pXsHJ9NeVaWuEyoVa+pjGF6hqK//YsnSfA3szCM4L1SKE7ictololc5MzOcgdE+QktZorJ2E0CSm9brTyxnPIRedEixqFETB2ivrC2Ts3WUiVHp87J1qnMEXizwzc7zTfVKmEhg7R3eFk6TIcFxVgyLPYj6LCuLm4UupTiWhF83BUsGWdJnTlmY0vzdjh8fFggPA2rn3nspc5/kQxzq3K3TZVhbtXutglZ5rR2t01YSrZVudvKuJS55tBGXG2TVEsY+PoivWvhxzXrevDXXQYu1y1fVZnsFAoVtGtPWf1dc3BVeu4YOT1jVaFQkSwsMKNqpuhQqVQy30oIA1OeVJWOZbVSSC7c0rN3ua1bw2tczstB9jFWPHIutEgly0SyXJCaM5EG0HDAMLDc6q8q4WdRVX7yBzXDlwaDMa3vqNnNZBe5DKWaNiK7KX0qNe25YXZkMgSZX77QcJaSc3ddUCFJZymj+Z6bzlLZxw2fVeel8jv627ym3y2ZT86rCdqPOUe4/yDLLWNFp0AdEny3yCFpqBTUxrYNUcYcysJ+qOkEuSrV8zhB5YI82V20sNmCO5uAJIKVidxZfVPlvNAkbuUbtE5qcrUaOsE4dfZo2gleM+uEkBKavirP2xAEEqVkohCpKug4CK7FrzZH6Pg+cyJQLVSbpTitmjVg8F+nVqtEq9FCLZ5dR3NYC9Q7qV7QKZU95xMfGcJfzt31IvjXj9FZ7SF58PXwJXtQTi7CySflZBNO0IabF9UvtXbhqYsYjinQ2H1QowzLCYqKpkbm5XqC7SZiT6LvtifY80GGIARRHnRwURhgccegtalMgwmX7hw05st0kPYQdtB+9x2ksU4On/yIxvdkDvnQZ5dhjHgJshXBRyJxEQIkcaGG7LW4gVBfslsXeCUjD+MKXNC5iyduhCAyf32kpk9NtiJfV18UlANkvAACwZA5G17TCF1p89N5a1BZvVXNWcUDucCUqoDOsAIx8u5BjF1bKVyTWseQC9oHWBPMzsFx35G3ZnfrKqZPOxiaPCrsnspSYdkVdRsUHjclZvt1yhPIOvqdOqyNAVODgsVEk2ozM4SEGUKC68hVQlbne03gqplkXeMQLfeRNQpzpB3jwBVYtuqVg0Tphex9JKcmrSOlOrVqMKxDC7KtOf4RQZVgBLIJvJJ18+qgZY2PqUsjLyz9TyWmNYesof22buwtJqrxXKksTVCoCqxdYEEgbvThmJTkTGdT/a+2aUYK83WnVPM3CisTKxMXl29mgenyjW/pgtBef6Ww08ehrOkzqGZ3V7greb784txV3aTUimnl9dDvjjzVZthc+ay0dMrs6QYIa43LW69c+Fxn2FqH1Lm8dfcyz/xdeSbVZ257Ge3ctlQ76JPw7BzhxVd3I7Byhxc11h021g2X/Olj6Au0TkyksLurZ/5gN4Bp8eYhuSfnPltJy4AoVT3eqh/rtkpfFh8slAnTjGIxwjlUWDnNdlEe0+8jLU/CB1n52SulKen9X8pIzooMkMdny517exwZlWuH+ihxWX7IvW3S8m49HdZk4kcjqoa5gqCNsnvU2U0JjV/O3a65nK3baoW6DBQ4+5T7GECq1ZLo8Z7c71u334IZZeClHIVdjJgNFIYbK2/oYo1mS3ulS6UkX8TkJIdZjxzWaelQbpUPCPccZBkcWcBc34x4irSnEe7gHTC6h6QBxAX0DsmG+vzd/sHy2bstEMHQ5exjZz3kb/roWW93j/ttXxAY9d9ZLg2PP3831B9ydd+z8qi/CxvXYUSXyKXwyYdYFricT64+1NUZMIB2RJgHu6HGY8lm6RW1sbqVBFqDqeWyxoHrNaqs1dJiyrnKoaMJskCp2koM2yrttLW4TEuZwX9jrEHBXdS4PSpz0LpWwyhZz+B/GpJd6GIwLNQshpX4EMVcwNU5lZk3MHxm28Ez9x7XzULT29OsT9ViAD8myzJZdfXn+uzUHKo73/2h4ydOnjo7P3dsf+/4sNrz9WkRzWw6cZqCGTYkl0kqPA3FDGsM10mNnL83chdoYbT0Y4EJ57QojjoNzp+Vh7ZJK0x/aMvxgTApGLRV8xj1vNk0tkGXMZBRYDk34Uh/3YDld5G3rU9l8uY+n9hUFcv1XZDBdmSDpWGWBRtZoVdv5AlrbKOkaBxWl4LyA1n1zd5MNXuzrtGbqUW9kW4gpat0iiUIZOMl6jHkN8r+0rhKveHMn774X0NkfMT1OmlgWj5aP4NSRIwchpHFvQFjxyZq6C/4QO4fKloo0BRqCsSgrrdowdaw0kjIbf7arlU7ngZPEoOEMXGhiVEeM3Zbo8OG3zbNb6/TT5pDAkeC0zIBKc/0gar+MOX3QCs2Yf5Rh8uFIoqwKowXLUha6eXTYV2CJHCSjPc9kWQq51yZfk3fpbiRc4zMtyvyCCnQsnz8wqCT744LwFqsuPgQiuHv3dccx/E9/8xDw8/o/qA54xPNsJdBh0yFqTBqy3UjhBNWz+X4/S67AWqOzQGUqZxHcooKzuQv92iEeKbF4esy8UrDRUa1Lg99XdrPpj8fCHZ+L8U6hRwzrajTg5b18VhyxjJDkVEtAMdRJSjYoyVnWC95rvESwi/BLGIv0AwdgtHjSGP4vRsDgqC9CtP8PV0XG6upzrP/0/Q1MEdrLcLdRNPsalmQgMY7dtJx9ODmMZP2kJx+L3tdo4mLZA73HOqac/WdKqFxlOCLGXPipcdDVcNscnpuqgfpXu98bSNHUuz3kqTY8j/AJaJahUzK4oLP0aM96rKoUnGVrCiL6xhM48ifPxSwllFs/kjtrkVZSwVbNdmHtWtBMnwUHCYqpKnnnFXPXzCZEOwQdNZCpmr//fA/2XdoeRL1atAGRwhihkDXnrROqk9qT1rKr2FjtKrkIDOwUTrtalpRdQ6Nn8unuozG3CyhMZ8a0ZhPsoJ5Q2OejGjMWdTLVrbvRrrISA2ENLv8kUXe/1dtx8SidLtmbmbJfcuIdr6qH0Blgk8J0/rqtMm6EYWXfdnAQYRbPqkKi38t84lFNfBestsyFdDTZj8tX8l+hiK6esjIvXtRpDVK/66ty10YEcGW+fRCZcLLgBgSsbgpsbOlfwcounqPNIppfIvFNIYp+YK6nkbg6mnQc1gEVS3CYRmpLy1CJm2U0UDiiAjpVELEAtMj2GX/H2a2QLpGl4YFXN6U5qViciRmS3KFOrDk16UsQQoLTfoPCn/NnK+x+k+YKjZbnp03LP1HlbvJmAVrg793q33AqOroE0Zv7dxqj1O5hLo4zAsQfx8iPrUgtD8tD6qJXU5PMjJGTh5wjhbB3h5T19FOtG8YcWFdqZQRx/SFzsls4KoeTadf9TTkYlo6A8ssvysnOvU0wiLw+gGjqajk9LhhWAD6olV5ToD/Zif7LW2oaqUPDrVN6pK9EeImbU3wT38j4LrD26vgvQKs6xbNcbDFImNzC5IUrzYr6BH52GZBW04AnJ2IcWrR5/ZwWUHV/DYZ9B41dm/SDDMo29pzdZzQfI9yXpT3TvcpbTJABM9fUTBn+c6i7TYSes23kWacDbTYwBWugQQNMHU8Y0TYzUntdKYD6iguJcQa2J0h1MBwIDgQa+yEQezEFL66b5nYCTdHfGR014oaJD+sSX601Dsq4TsX6nxKQ6ac8Jw6wdJc5O3tWoWkrSDJYHZA0jYhaR0kCTOrMAtczhuT9zTfmNXoI1a7yuqXrlgWGP53C4ygsf9FtXdgVO1/i4ERqvV1CAyNEURk/F568u2DZCU3Ng6yf6G7FivKY11Wq+GULmMuhwex5B80QGtfcX+LfRz3Htd79OrJfpbrAjI9y9/GLH+rmyIZrSq2QG6lrkqZqYKqrqeW61kZh3wrddm/pu31VDnLNnshqK5IrPe4cpqh0prrNTd/qkateBm3Rm34Etegc2X0FMNq3XjujWDYoncUwzwtvVgwAfQdWvo4pL9Fo/pxqtWP4y3DwL06yCN0EIjP5BF9fb/YX6vgCJlzQ6FBy510oLBVPaIq6VNYKeaH2QjNqGlD0AkUz6uyPYaMdbfeQ30WYri+OBeQNo8CyTb8PQkkWwMpWOqdKkESvT11GWqGNpfCsFL5X68GPqyT7G9zStf3uSfksMgg+D7glm36Qw+N/pTmZGTarTO5p9ArpoaOGoDI1NCJI58aenccxAfTfG15nrT7c0bTbXkNiINtq/DPVjGfnkuDQjaP291PaVFa3RAy3Q+moLfT8KpzA3cBBkbq9GvqUjvRsN7ckhgYa2oKxUBTY6CpMdAoBtaUurXFBUP1q3SqwwlAnHpEhxR1HYZGaC3IDPY0U84Na/OpetlS+bKblWPVN4M1ZGdVDgmZCMx5ZsDKpJ4ZSbZOsAUuGR4USzGUSsLOJ3c4BZ8mKIzz5JC00TpT9GY0Wx8cN+LsIZYikJNe33M3mJdTf+rRQaK6hEIgqa+cipAeqTDHE//2ViZoVR8Avx4QqaOX+9kF5cmPOF4zV48xTQMK255HvQPzcpXJ7DRivwH62Qvl7DxW35F7BZzuYb+h7g3qsxdpfxtip6Bjft57WMOqCx3eMIPhVGULY2E9FE2H8lzm7jath3onU+xkdxSdS83f4nlyRzG2w/tJOT9vu3+LYgr8/MllRcraeHV8G6lL4Ip+EtvXnYuhumYZhoohrF65jvwUSbTVQCrVXgiFYQIRLdObIHY5QsItKu3ACSBbhpAg5uEMG6skrFeJNs4nwHeEdbhoW1OijdfhouOVK/7CV9Qln+GiYYMPqINOKn3GOsWBSAMkcSOLWAVJ2V9ZIfMq+kQhUySuzc97FNpeoR0QpmWiklqDwOhKcrm5myE3OW7uRifUzdj5KLri69Rtse+Wk6cbc9hypR2ioa9gqsHIiRJ7Rqsz0dYyMcnmnDHJRoOa6aAmPMAlTFSOmGQMpJMn8hfxKR61VqomIRXvMCdUzkyBE0obLARorc2mvdujUa6aPcwivxRpAjRexBUMJI92U20TadmufJxBysJutnNIay4JHdnQTsAly1zqwr9MuzIf/bZIu3SUxJRnmmi9StgsV+sG6kKZ5S2Zrp83jAXpKqsFlefF5nX9FVB5vra/Eof1/Ummn0CkDtBjNQ4bi6UD2BVofKIOYDeKqPR1WlO756+pEHXhK4qoqAGNHBImX6GUfKWS8Ukl46uUjK9msAQytbnN1HKHJC63FIPhqzWmqtyNTqPLEGBselEVFR3mCadEQ6SH5B1h0pqjMPd2d+mmpRNmNNNpxDnbTVd44xRDLnp6OUBbhfCEQniFQnilQnhSIbzqu4LwuEJ4dQ3h1YDw+OJX3EQH+fgooCcU0CsU0CsV0C5b8CrNA0Xkc8mknTjdxu6pUddGi445wDOBtIN+DX9qpzW4pZ4YDc4mYUERRT7EXIryY1e3MGC6njrHNOy4yNDD4G7QhWCUtpuac1ySthvHMi4gBaOZL8g2Dmn7JY62G63sqFlBFtJ2Fi30sr9DNRhp+8VmLTQVF3nnwYCOmDTmUppE2iSNSSPdX1ro0Q87stx0wEyXdMBMl3gFPLfjjSx4lRizbPMEs2yR9mpKCQXoRXfLkC2FmFY566Et06gnt3BXoNPlE4bOIOPwbdAS5k6IolQlTxfQ8H3n/qCcnw+g5vJqNRfuUNH1OhrPLvS9YRhpM0WUXD6MiMdPGN/O2SOooKxWA2gcYC2Yq90NwTsYRqRqRl4Q/gvpG8uSsTf16ky8zZEirCuoKg65+jinQ0aRUakPI5B6PxgtfNMs7vtX79WN34NefTy2nTnrCkgh82wlN1y589F+psJQF+rtg/2xOrrR5f7OUxA9OeypalOrxQOuDvBJbyH5R7IoC6+vqytesLr8xupCQkT5x9WVQC30r+SBrmrtBCAywjE6T8help0wWInt7AGTYgd2frxLxC26hviIiydz+hIXHDZe60vGK0Ft0Tu6TYaN0MWqGCu8OotYa4bmKdagLxPcAjtMRVQCRiHR/Jkdqr9a8reyUUTIKUYnigQ5TH1N/9ghCxAy3wmLHyiE6aCmFfUUGpH6Zi6jjMVAAipjg5erjA2G+vFA9ePhlcvrx7+rD0CIOYd+/BW2Cbp0WCAlhCOoCAfKS5xLP77Q5nKOT2i0aYjaI3zIJTRTZ2f8llnZs7GRoSqeefih9wR1OoUE1bHoCyVYulW2qa2u/maqJc3dTcRiZlpReScdg+tCC0G1ZLyRigp+7Z7p0kowo4iRnYihNU6Yqqoxp2l6n/HKB04E5TMedeceoki2mP25N/Pb3lazV470fjn58M/9ulxjY5z/sr/F2yY//PtvmK3eJvfE04//+R/JE8iIyCdsLj98W55A+B2eOPmb/+Ir/+BLHjOKzMD/61kPjocnP0IlfRWSjqrQKFH2KGj2t406zTgfCSoJQlUZRKoriIe+4LbhrI1Mw3SwgcezS0xTqRs89eN3rq8trT1islVw2s/SMi8Jghx34BMT84yfNpV+Aj0Iy01CQ13ITUr/X1UUqg9IoMFXzt2RESG1mUurE6uLSNO65dzib9DdXEtodMilZJVyneH82N1yEuuJte5ZJmqDzYKNOpKuQUxtnkGl0aIuRr7w10wVP+JaFaiXGclm4QNMaEp1pIkLXF6qtfpDIT7r2v7qD/ir4cd1xEVFduDckv20EQhBwW1uwNb2a8VapxQ3v1aofjzO156WT/ZYl08WYbrDuw5pbbfYd8ghRErLDnQ2++Qgi3kvBBf3iToL2zvKrwsmbyIiJ6yUeJY4Bimoc5F3naq7OgjJ1O+3cLHX9SBFDwL0oA1pDfnKKcUJXmzx1jNfuZfrTSQxp7yUUF7iPtcqLT0ZNb+7pxxXjJpqiaoOYXgtYuyPMluazMaDd8MUIwmEL9rgef21rKdc7VOtep9q1RVRWozEdyrXgB52CEpxKte02qRGX9AdytMUVvlaLEJIKE6HmDi1VVoleXi37khJPRzXEcYp+AtHRHWOh1Qqa6viKmuXC3tjYVbA7t3gtuuBpo0cRt/wXEaid/chcTXGmtbKPa9W7gVLvdMYbqrD5Tg7Il63qD/3q3zhIWuHplC3hxd5+zWoI4Tun/Hye6EtQQxuCs1qyKqZ7onL1KUMeU5TJx1C2edXGYwUktdpVo8hJB3rgWzSiyHZesWQ5CeWSwz3TAWV62qxz2tkhlsAydZS72gQludSw9WQ1FwGqda61ZfeheSi8hp49Hera05MtZ/gDOUmhUfN8gkgi9YSLF+r4veQb1tA4vIIPqOmR88lJGObbSrijftsAwje0kCoyge1dHF6S2SkSJd6R+WhlitJabYz145w3HEzf5g+DQ/7kG72QAOWhZkWMY/YQ1maYf/ApE1kA+uUsrJlZT/YT6uKLl+sdzPMy55eYa7Q4NA/nWvGWfZ09O/uo+66onSZ04rydRnCJvz2DrLeMaQpsJMe6UKumz3Ggu3Z7co1xWQL39BJZetpnRzxRfSz+lR/4aeUg1v6U5982d9Sl1PPLcrc8TmMZYJYyZU5xZWZDGHbUdgm6qWZ4Xk4n5pU1VtkqlUTCAlJ9uwdQs25l6xDBXrwCh1NqNFRJVioYejgx5zVXpPWEo8PVCcnzUJtYYXP3asXqQpLWRGlSjBRedIMskeRPQpJh9cNI3lxY6o4f3jjoPQ7kTHEuo3l/VStKbKvjblEM14/k+0nHOYDa1h64Noq87FHRC8aOhHfuy4/X1jMz1BIeMCor+0Jo9lAj0uzSFt+W59WinkY7iMUpzbkak+aImkstaReatWI9CH4syeNbCyUwbq1vbVbGWaWeKtKzRKCPBYMmtwoZCbT6tVjW+BXBI4gB5cFpBIB2KUyhDKlXY7tgZDpqi24dJ3SbRCjLgHWrmZvnzy1UcmzRx0N65R7e0gO1s2qIJWUkzyzkPxorGH46axWtk00N0+fDtSY5Rhma9ZogB9cAMs3cwYgfb1Fwe1Ieu1Py5KEJBhDExkB/x43+tZjRl/D7OC9Uzgiqfx2mI55Or3dP1mB7n8zmk4Eov13NOlyQAdt1F8/ZcIqR367MWntxqTB3K3g34eCJ+1GZpp2VV3SZaap9tvFL1WJaUI4QIikHm2QDjLKEKcPUgrg6Sk5zfX0MTmdTivVIKqg9NVDMip3zjK5fB7hsE0Pm/Qgb3SzyCVsY2cTaMvbUPxpNp4u5ehkF1afPDANhSNMohxPLnMn28YUohGgUlmHmxuLmAp11J3nUjLQa/iIdBwDKNu5iAjJhXYTUOBC2fLPl+7unFUreYKsHS0c9jJJeAJ/hJVbWIQgBZJyctdpxiHkjTgf2beJCkm+Ur4rf4kDIAM2jz//KFUFn38E7nFyAYH184/ciBlFPnBUXEP0vUF2orwFrgiq6L4XUucgM57mYwDpWJ4BpBmBVEEWEMz1MKWHTA9JShB6XVpy2hBBuwq7rsKuq7DrKuy6CrsuFLQxtrmuKlgPsDyJR/oIXL5FUfkmxeTrFfWFJ8rXIY19h8R9j8Z59VtqnoG+KWHGHyQKYZ2GaT27Hn3n2XXoPs/2ywh0q6WkjNWgGMzcvMmCbJzeMCWjvzAl46hNx9e81ZWqaTPpF3K8tqGPC4gbtJEESiOW5j4a79bMR6j00Kv59rDm2+MlXlFiGDZ5j8B5dEC35FO35MEvr0vMYGJTmJtC5x8Gybmr5i6FDEZ2ZY8BMQsdwpy5yz+nuWsImoB04HdUyQv/LCw9QTj5u9IZvHwXOC2kOBWERAmXfCUOq8ENM2FqZe5qN81dgtrstSZ1bEEVPTkoxnXJeZCqVg/A8tGFfIMg+Np8/GLT7k/k4xd5rf4qZJsNihW4kpFn6+iNBY5L7eco1MAEAhMI0OmP5yoPTuQ+WG41k/l9Fumhm4/z+5pwfMQKaQXVXKBBpU0EW9EKrPJAV3mQT4CT4N6VqQq8U2sIwBEGqvgfE27p9w1S6XqaW3cdJMIcBu2LzQzsMxd5ZX8FDjs1A/RlMjbmtlgjqOdvUq3CdH8Kh33LmIKreeIztTHYV0SkMfi8msifVyHi4pcUFUnkQxD58Uu9HxBsWLHD2yCHCcjKfr4KsrKfr4Gs7Au+Mh/y1BZhyFJQuVQxQcaz19npx1Tzj7pWKzM6/+7TQwUKilbEgC6NR5z+AZZh5YuG1rqKQLC5Kb5DmGJ6HNhSQthSxjUSaIV0QjfviTxVWQsJ/wpN/8f8F77DkgCmD6SrHN/hlZhNlL0IYOC6TCd8mxzWYm/ihE9rGiRM8IK5tZjPQieyj4kEGzfJUfZXq3f0KsxnVmmJ1uh8xo35jJeZz1iT5Ol8juO8U0zV8zlVWfQWvQRkImKhMpga9ji3MeZ2hc7thM7tpM7tap3bVSNzuwZzW68uZ+ajlwhNX6mWkxSAws2E325MtvOTw+7RXrSDJGrlk5s3IUEs/Gx8bILXQbmNeiPrcPOWPusJHGBoaIVNzbGNYhbNhJ2cfqQdZdI6yqR1lEnrYIvaJId12xmeRhsVJRlVLHkzCJ6dNyq6dMCMQaDJO/LJz2+H2hOnO+V0Wn/fhOttn390OyUMUoIOPCGF55A9HAxHUGX3pWuMEKeLvR8ANC/yNvTVXiYsnuethYpoCqqBaQ85t+Swvohc+Q3B2oq2QVuXkrohAO2QwH1EEFtLlWyefH77IkGsg83nXZUzja/cs4CuM62VFdU6igTq3DmSJfbV8Nz7aghxj5sH6t1ll6DpBPtqXP6A7quBc4MC7W3TQ0igcrHHwAC4RHlewRyadInqZusUpskyO3DjK/UO7Dd24LF6oYxVhG/hKxXZEwLElLURrKF+nsIaKgyRZnxva8b3RMl9XlVTZRppDVCSdsmQqyDrLiotQeVJT0jj4FKgtSrDaTrhwednmJHkpkV3bkzXLUh9+/h9QbmiXJm9G/r131njZ3ORuqBXCaq4MU3anZVu4UVoaOuLm3vF5LD1IhxqIGxu64uboJuonmKBL+ZvKxKR+PPJT4pc8pnh76Bx1z+MqC4kk2KGujs14uM2JGRAxS3khRKxpbQ0xKACCML79/Zk2p6Lc/yR8+6TfVubJ6X1QFsfdvcmmgInHy5W1eqSpy8XLnoux42J/3TR3Q/93ME3PXITlPf4V87dLoxIMR4cKX0tCPgoOm8fLYZ2hYaJ4T29U2G5kg9OPixPIe2vrftxcy9TadElZvJzi0RXPphy3xWXG9tdRLucC29tEE2GrFg4okuIqUsIG0spLIFhgWNRE8czJpDGYhqZUGalB79h5mxkSki5FppM02KaIZI6UccZv3zyQ8GABbeWERMXfKHdyOpEITGrnQqySpW48BXVJEbqIy+zYDUbtDwlM7tpT5WyvVXBQsQ17B8Z7KR+Jeyp4o6NuBzuLuCLWnVfd3MXrXFOzSmU+jZYRtkuIr3relCr2339NNXtEzXRmKh0hgtfUZWh31C4O1tfhPRQJLOuHCg5/XZl53M8+WU6+IrBabuiC1ZLV6S08K4CqZRlIjSo7O7tyd9ob09NUF1NzIfAlZC5W7tItQ9BCGkftQSCM84zjn9MmY5QNdGurrNsjQ0l0vB0db6KuS2p6/j8o8J6joOBX5VP5qse/fQjWAn5qoeRovlGpgCVtfRwsaaxMlECcOrRK3729173XPr6iX986lPF6lpxlQ9P39Prr06Hn13DXACT2u7DxXkjDZ63oME1wwbXNBtcA5V29/P56nzNqfcgWg312m6hAsm/Pl/9HSv4t0b+Uj0U5qxxd70ebmnoECO6yx1RY9+dqiU/rLz/bYxuK2L1LwMfGOZje4q4p9TuCHXeJHuZEsEJpX4rlPpZUsj+6uXSLA9peu2tEGlMIr0VVtbrcGUVk7jwFY1GjMDpIcofXUeVRGrXInCxUFysUMWF3U6NxertyKRKsg79QpVU7DKIG2pHdYIEkibDwSGxXJj06KCAUZmncVOlD1hW5R+zB4VZ3Ogk4XRZ5iyql7lRxlURTV8FGwohuEaa5qqwOcIJ/9paprxET3DwG1XNZWfZqh2nL4lLFhTithtUqZVbkHMeWmyuV30BSiVX3dat0W2sOkLla0RtEVepFkSudYd+rTv0ne4wZqkAVi5Enn2etVxG/KKDECaiE0SKRBWfsSo+Leq/QePpCx8JVWbegUQVwAXriL50p740REVgU64YLmdTQHIgHVGuiG8lIubxrQNgl7+Xe/eUag0J/G35cgLlNur/KIhW8mSseBjWsbHxSGzsoncUEWMnTsZIlXs9yxjg7BYwqTy7DQpDnt1JfWFVU5mTq7Om6kEepvWQ62FKZ7CtpilBuh6Fjp2zzFg7OWDueC7qIZ0Z1Zz3O5q0w0cUGXWOkECjXpFmMdG/aCOtIERwZsRYrwshhxVCVWUhVGUuD/Y4XIGFXGKvgiL7Mk3MtQ1+TZh5X2feVwWxr1OeQnDrI3wjdttBnLfJ59fYEzmMgl5bsawjZ5MOByOHjVTne8NOeNqJdfrZBhfbcXWLWCsCnWAkkwC8hKj2dQP52uu6VHO+LlZGKU5BW8uzDDOC8g5+okORM287eBFf+VmaPJlhg2uVlhtnSNPoj8s01/w2dfVAUmMGQrXQ0jQ94vycpcpci3wHL2dRx1efDLaFvb6DUSYA9ZSaFyaVAUAVco4y4ShTxmKqv8Ykc+D6pAIB7FLcKq9T6vQO5Vn3K8+6F0L7hf7OKoNet4lCDZ70RuavimvOGXkhpJO6EbskoOs0CfKUhjrXgU+edtPTyahSgX4p8BN6DyorbOqiDR6TXiOzbXhrweQKk7mcxQPGntChfRkHPLsgFnTUAc9qMlbGggoL8wzsaChqwKqesLxBIKF51mpMZWcZs6x7nY+MymVRwyzrLwhTXPCOBpH5UAZ6A9YGEzr6+UdO0c4IAnZApTGjLrbxnqGrpPoeq/9elRqgkmkrebyy1INiBNgsaalHcwLSSL04QvXiCDfYqSI9F7/paWi7qRPjLRmumFQDTGrXXa8RrhjXBvt4GK644B3VMVJDagGUdGuFTFk1aNqKmBdBcOg/BzaeC44Mk6uiOAn8dULMIdJeL9Ch+0NZ3y6saLUctkSYutOaVSflluxiwiLNiBpcKL1PVZe+XIWJZhs17xM3eJ8l9pxF71R7DucTzjjbuc10Gmr1OrjQZc90pnw/dR5HGujMe0kjQ+gNzWTMB0WMNLU59tnLkXaMflMwudJfnzgwpZV/JgFrLJwuXd+Ykvrzj2pBOU3QDxOQACb4PPaTz/dd3s2Aydp9pkyB4b0hZnfzWGD5cO49itI9Q/G8J5cmb9/Yy4ecNR5N8u7SD7fz9KbeqbzzaD2W97A2TxUIxMInsVMTJUqFExd2rXVoiGalf4D+sfvStQt0FL+KbITZW6GhOGsskmjjS498Yu2tM9XJl+DJWF/czIzh9UM3yeWnC/OdaObs8TcdRctabXf++OvLRwrz84U3rFpUT9fzXzzFPngP1z8/+8Wbe/nQh/w9ve9ERwrUdPjdJ/7lf9TqDjx7Z0/uvvjFzz7+Hx966okgb5y/vZf+70OHRbgkyoS/v3z8buRxzYT2txmEz5qdpvTvKJ+f11+ClHVYbV0lwDYrBOSWNQJ854vnmGxnCIEHEDR9lxpNGy3LOjtPaMYFH0BY0+1ncvP4PVVjWpWPi/5GYxp+lUjEUcl31w5lPs3FzbiH3lCcMr1HssdM9lkDjTYtX2DNEq2KYNAP58a40zAfusY7SUNj1jMgUJinOXJuGDES3uvmp53WLuf+kS+kJ8yyLfyPmWELf/aLN6KFV4o13xEg6gTPz9/5dng240QW4umF9T3SdA8LyA7nlQgsUCgCwkHQ3U0lrGOI3RQGKJEf1wA42S+YCuxvWaqd5tvZ3zOMJnPvP85zNIiKwtrIF2rsfjT9Ry4BviNJz3146NEs5+56Uaqd+jEGUONBuDOXz384qHActS1Sl9gZ9zf4ngy0nEPqj6qzCEnKZrzsdQ5J2owkZjo2PJK1EKXUYaEK5EK0quZNK9Lgpf/a2EChsanKh5EPFgDEAiCMGXYUY4M/XcSAiwVcRC7IunL9Wc3xx4LWcpvTIMyo/LKGhDfOvp9bhPr0J/3Q3X1dP2pqxkd9kpinEWNDxZI2EtLLG79gVNmPGE69mtJQIdXf3uTKRrLaAkeyPvslk/49U028SBKqd80GS819gCzNkGRclmYYlFjCYD0XKZfaVBEqYgRIg6hRIP7EGPqkHn47PBinAnoDQ5j06Lj7Zp7BcfdN3LuDcr2wB+y2YNd9hmJRs+evRc8fXmezOf+oMyWr/5OIyJtfbVyLOPdDXINpf7q/Atn48n7y6uWy6bdcBENhKXtsbkaBaQ1AWqBlelqsv/azVFXLwDRF1pQy15maDyb7QchKNEs8meiTnj6JcrkMhtIAG3UGydQ5YrIqKeLCZVExpPCqsOegroBSK+zXsa67zcqipcnTmWyTQSNuorz1zCAkLe6cRag7kjShiDiqKOxlgRwkC8jZtSu0oPhH+MR67XWuvZ7G6DbpkxZ5mjwtseBpRgoUKU+Rdg41DZAI/oI7+m1NTgwIlgIZ9+EMUzfHTHjzZ/2OJdRUIJgkWN3nk2FrCjvhohjzhvyxKA+iWZp3eJNVLv3AOYsxET1LJpiqZAICldS8iA2qv1KzT9HlehJAo6ERiYZ3eB01OaLe/MqtFLCqmUj6PARaNM0LtT49L1iRYN6qE730EuHqjYSOrsBAG0H5/SrCMHZ1CVa6ugQrXV2CNoPYvVDD3elyFDfqErifeeylKplq7qPPnAhIIDWfM2toaSYZ3yU+SlwOft+9/tfrLH/aKEN9nzRa82SwxX7OaFzqE8YVBtCU4Vvsrxp99ilXNeVXGY33VXf1OVOI4PFld/UEE1Kd1YRFHZgA7xBcDfagHrnm3LVwAbS01SNz0wPCJBUe6OBYSd0GV1dVzKCENRAqr/G8BQ4Y8qYrPMpCNVSDIdPuJubKLybKFpL3TuRp2T4Arb1mDa/tmrii6gh+lOot58FdwLJmAUOtYccur8fShpnRlH/gaRr+tVf2cqO5lp/xqrSP2a6uYOe4xu9gLIyy811sNQoJpXQ6lf5o2am0LjsFN4EkX5F1BT/x1fpyEu1pW/lKpJidRLLZlXRTCbRoYV+9WJ81GrH5DTdzzxgN3P46d8kt9mmKHN8wKkU+g2AIOX7dqPDxNDKky1b9LLxAO4yN1dJxMtuPyUjB3Zw1A9mLGdv8uHEOW3j3MdfWU/zCV5F2ip66bpTecJRlPDLK+nIFXjxrdIwmX3FaGqzGuILHsEoOfZHryPfBYajrlb/vNW6Q97BVV9HRQFO2j/ZuD2s0W90IanHOMPM4hOaTX/OuceG/pgyEk2YtWpGxhC0Nh5x0GZTzk8L7rEHSejhhuQH79YD96hEMEXqN4fVKXY8rZHwVvz85wu9Pkt83XLkoI2VAJFE0KZvU6knIbOjwCwUsmYWqswdJ0hV0oSLMCobSyLgISM3CXL0E4ZIBvS8YVRl82yHL8zjKuv6WQ6LnTJXETGD6gtGgpG87XHrezf+3HC49Z7RENyYUU/Y7o1PEKllgERlfXs9Up4FRI3PluToDKPLlX81kURpwjxJxS+BYNIpj0SvEsUiL9rLzPgjjKWmkxint/EXeZ4xLmjNtT6F4EAqQXRPsXGIZhMxvtGxvw9Hehq+4twtWBHr6YLPH6O2nIb3hJzvHmHQgOD7woBBoFFALFxRQC5sF1MK6gFpYFVDzqgJq2N9e9A8WQflN7zbcQUG1oDzp31ZXUjNVJTXPec8ZRnV9wpGpkw7zHnAYd4Jk6BNVh+kNTgx4wGHXCYd1i8CM6PnzloSxPwpj/5XD+OveIiDPLwTy8WGf543WORrtI8OvLZN6M26vRdZovdsfCB7mjXCYxZI5l6CU2SV2PYJB5HNJ9lpE5U0Vrn9an7DqNIbB5LcYyhCLpf87RlYgqfoL3oL+H9GYJgujZLps74WTdL1HHPfi3u+ter+Jvd+JP1ew96bq/bZm7ze9VO+TJXv//MLeH657P0o8XLef9QbDfuP32xZ3/RanbSR5QgFH6fr1+HMT++9V/b+u2f/9I/1f0PdW2pyFtEEUh+d2eA7iUtUcrHsmfF+HNW3hdrhX/amvUEa1EVhgYD4SpLRkWDf4OyE1CagF58ngOefoqJqgEVewFQ1tgmrNV47cGfEPS5uSLhR7ZK7T/814w0zAWlqN2dRNT/OwMzmsP5Ic1i5fTs3W5dS4IS0sp2ZdOTWjGQu8Rm3U5WJeXbLY/VD+nBXK8O/KSsn36/R2qi5uRvp4Uz90U+87diiey4gfM9mFTeXL7dafa4bR4glqFqAZysNso/IZrCSKOPwh3GUs9L3zGwoHPw8XzIVfAdvPbqqCa++zNjpqhIPBt1B16jHDKLLHZCdijSk5QY1i2Uze3usn2rkUiMEkpuppHc2Yu4qw1myGDc1m2NBshk3NJgy2MNm2ZFjpBpp6UpX3RWTJLhSByNdNDBcxPT/x1Ty8K28dydtHiqj+XtT4HrZoBPkl+Db8lHCv0Yeo2Ycm8LmZMXWbbq91Lcnytz6LLUD+cgPovE/TO8mzszQjZOehbKWZTbcbf642m4GzAM+lidiQdU4NKr6zktBZ4pC02zp8KP1YUCmuRrU5vtOL1iqyvupr6L+IogKvRsoBV2d1QY5/jF+I1C+Y70TZnerSY51LT/lc46Ny7q4XVcR67v4RTY37Yvmt+523Az+eJzDwBhoXXcdgWaef2uHBaUHX3Rvg1IGyUGiBupol7YDIg/HpewPhjsPs3X3PPYxKdfe7tADuVmUKE2C5BqPKIsYUwPcHQ5tYNGyy0QJZANj36svwMAxkwQabb1Wl3ga7bSu9duVs01a68srZ9FY7NexF32NqItWWMcYs/fvWTwQhzJGaGCwH9IX5nV8G0Bd0V7qjnsF96EjgRR5phqC4VqZkpc3WCizxl7yVlphmfWamSgxmUWXGR9UMCC9UZm+DfTOpIu87ddJyl4hAuHQmTmJQ5e7gSHXhqOcLc3DTjFkJhH7HWbd6orlqKzL2+ev9TXOdoyEAdiqcLVYuD7EunNcIse5fAWJvVohtUIj9gELswiHEkHMF6JpbpicAGd18mr5McnYJ2MNLXL6CzTjCjD+u23TaF6kL4QEPitQFmH0CR8HckziuFfYWx0jY2/BV0GLK4lpYp9BjHOEF8i9HlKptpEPYmK+8SPrVl+O09Kt/EY4nw/7rcXwg7F+M44mwj6oqHpyH+NaRPIcJ7wJXmJzu/ATt4aGzQHeYfhaSwIjLgLP/9mlPR5LoLtOqMhuJgTWY9/9G/3weEUZ+vrSd5ucDNcf48WKcn4dV4fBgL4ECb7oXaOUPs/f1Nwtmvb9/ST6e8xG+i6pOCyxfxZb8Evl/yzt7p+lsIgLA5pkA/94hd6ApApagxBH0NWt0+XbXe+q0drgYo2cbwpjGEE00XiVcGXOlPw1dJHAbtzSToA7S5GNZLIMcY0Mc5Rj8stybmoGU7ySz5PbA+Y1bRhzCq61YCy0tozihagp2M+Y3ztfsFhwcxycHxZo86fXHkYniELIh52sHebTD86oikd4eDQ2jtI9MSQjx6MghAqfUhd40YDVkyFAYbZwztbKrKSrtqBqoiwiquGQEYKeg709QJHuKiCXXUdKLcTWHQSnGqFDTHneNNksvkLVachCBiUW6l1Lb2sp11mR/A9rCw3WRvMgVbTCN1oS0jGmBPIHbIGdlQHRKoLGnWIuuuKDHcYFDf7yKyD8MsLtqeIKI5ErYq2WxDUDDXOTn02n/fE4GugIsgM8UFYLdkoEaY9AkjlV1prq78vHq2+CQxxVns9v66xkCEBNPGZwns9UfH7Y5jja9kTbHNZpHyLgsniqrV+ycETTse1zTSZbKbffXVAt13jCxhcipRbfaegvnjukpjEv7ltod0+2tFt9ixuNudojAE2F2jIWCOAxZeAf7DpHnibz1fj7WSLcgX80OVW+niuOelqQdWyI7dHfJl+DSqNkVMdnwXUHux9liDd0y4Nn3Al4TLJi3ev2Y1esH3fVJq9TshM3rEl53bvWfM8PLF16U5541+vwz7vi8O56ix94zxglMT2l2pO7MfUhcxNifbh5eKK+DkefpczQG8vR5gzggnp6yiAPi6WNyuklPX5AHtunpSbm7Myyfl/nsphrCrPFQLFGweEbpwtcdIUfdhoMtiRHDPbskRl31v8lur2Z0fDijgpgQFsY5n+ON+RxfMJ+3V++m/KnoqlvUeB3C2q1DWKMlX1JPrS7mc3ygQTIeGXct0bKyPCHcx+pqtLdVJweqk1uqk5uqk+uHqWrqTCvu5B3Vyf7qZJ/iwt58PcjKGxCj5A3634edE3R/WBRLoIwlKmRWKOoaoSRuXe7BEuwOi06y92OBZ03iE7D7C5pK5hNNEQkpV+j/mxhYqN6NmbrG7lsmp7U8Lh/61XuCMso+0FcJO4Rwv6+ZYd3ltx6m+wmHgcOmertwb6llzNP04UXtT0jof1/ZLb9+T5Bdzs5je+DH9ufn6h1eeHuzb/uX6FvU6Fs07BvfLdw7Iz2jrdstR5t1loTnVAOe6xSeU/8/PJeB5/wIPK2Dp9eEJ4ztFTzXKyDzfqrwXFZQEyaggieYzki5xn3OeTNuOG8OPfFC9cWLmGS0gqd7qypJ7Dv3zUThmS4BT6Y68gDPc/VO4dno2/4l+pY0+pYM+6bwdO+M9GwUniwEUXDLm0SxCuUGMxb9uASaF+STouN8uYmptpleRO1MsXMbVAJbRPTjXJhm1oXgR+cMwUeEZ8TQr9ilEB+vChSwVVrPsxj8Hhz0WAw+b0PZkt3BJCXdkHHCiHNA0LHF1bplsgfrJ/hEnUYqbaSRYkLZtE4o21riFY39Sl0WKSZr0Vo6YL+rSgZ82oNjeO7YtI3dAPv+oL/mdD9YMhbJH542gpXK/JLTKP57lQiqHvJ1IF+63QTPhQtFGmQFh1ye8uChP4PDzv4P4ZDVGXRe7M8M2/uhOklT2r/CLVd/u/808v3u3O4/5XiRs7j+oe3+k0b3myfcfagD4bh9CseSWVzCfIYpXML8iu3+CaOJvI4bjbGfhzCAzIbPe7PFpIBiEkjFKhlflWOrnEaKSbkLsijd2QdYHTf9nttxBZvySRbqBCb18nWD0oLnXgeIHM1DJGQJG2S3geF5rwd60spuAOFAsBu2QzNLFxMnEaqQFVDICmAU1f++86J3RF91llWRpVagEiyCwTMNnGsQITDEkT41sV5TZ/ZXqcfFlDpLaGikq1aJhI1TTMsjh+K8nHVANGU889OvYjaIoP8adRzpw9dpVm8Veuu1FNhNv6Op2PIOwvfy10LunsgLCEMTeR9oOpG/RheOPVwGB0UsmiiTwSEsvNfJyprg2ffv7mssHWtW7+qa0F15vI871O+/Lv9+YSUqt2uMrrR3vKVrWQL9PGgoKX8tEXQJx5Eizt7WhxY/ciGXzt25XW9acc14yV08jEDLpCr1jkBL71JWJm3CKFGApOfcnL55LCjb2Vt0e1piX+rU+1JnuCvVLy2xXTbIe5WTKWFZ0mjZ4XscvlcP32ukJRrui9wVg+HwXe4/HX4sw3cZbaqyZfDeQQ9XINylIwdmYZ9Q4XCFutmuUG9BTbS4rOby8eNB2eJ22NL86C1Xb8ytFtVYxtpMVO0+mPCW7j2aAMs1U79ZaSqrC1/1lAo/g+0xK8cA6+zyNM/OrVytZsTjg0xFS7UqL+suGm0maKhU80wVqoahW66Z+s26i+5Cu9jTLq5DF1coPCdBbp42W2XB8fQpAw3ypBIhxAjx9KRB5BZPT5hi81Y/B0+u1KGj1aQnG8TDknywhlRfs/9ETWJBf+HpA1oTNGe1LpmEDCZaZHiCGntQpNi803JqdoP13iY35XoKdovGdc5EIcPraaYLwUWsAn9STkM/Jnc34U/y1m6F2Lp96lKPz7HAl8Rw01jgw6SeZojhZiGGpzomTzoiXAhVnltwyPvbcJjqb8ch62+lL1vVkWgYW8GuvLMfaVeiuitJNdRoifgTRljgLaa90j5NH8gjoMIlWwUmXr5F9enbVJm+XWNRtlbR0IGSgOCVkgAHoKDuTvBSAKpIQFSTABbp6SgJ6CjD19G136nXfnaOhfVlWbRJtfazau1nXMHZ6NrPzrH2XTP1m821ny259lvqGYdD3TkuAeVvTWnfgozUx6DcM3fIhFRlEeHsePQgxksf3kSVVC3KMcyI6DRBs9rrSa4v1i6gCbbSINEgOxrQG2hAL3zXIyo/AxEu3qkwnOQ3MIBUVRqBVg8Fqgy0DLE3K6T5pHWrXLlX1UKm9cpfehbkI97wIx4/ooCpCVs1kiFhazUIW/bO+p0m5Ce1e2CdJxH2qAxXhyStwe9QwWMK+2v55i/m9oZef/PQotgSFlg7R766Ynvo1hVQ9jKK/YxCi/Dg1DIMuDxeS16E6VQF0yl2fapKs1gk2kydJ1eH264Wa1o1U79Jl0g36CnKNgxu09xVGnlYSWIaw3aOLqr4FajsAQmF5hhe1h1UyWR0PXjN9cBG6vfq7rkL6V6+eSvrbFaq3CeQtVLm4UmjZQ6GNm8Z0vrFmwZteBOapHfRphEc7ic8TRCrB9av3jQ80LUOFqX8gW69pozM75t3LkR6nwttckO3Im2Kqy+9CRjSOFPTONPg8jp1aZbOUlyeGdkE2EdzIb3U4TqIkLHlpku+8onjQfYOrQ3nxLpohObXq0YzCsTDSG73Zqrh5sgmEECyE4D5LqCu4vLqPMDfHYlfwOW9HBIf1CTeQw9TJfEuJXSqJD6tSXx+DhL/DaHNcUXi84rE5Fw5+SiJz89B4l0z9ZtNQpMvR+LX61fXj5D4YITEyyQgjuxwedvBYeXbisQHIyQeESRLkPj1fzUSXyMQmqq/s5DMB4cbZB6BKdl+tzQXUfr155gM/ZY3/JbHbymMmtR+/fLUXhup32tOxHrtaeFpzgsP+TAy58cS5pOgqlNl+wP6CfD2iOKjTFsLUXDEzf4mdHKdNFwgOsDlTwcEbnkRw28UCVQym2QttGFAbhWAC8WNcsEsH8+l7w0uNmPOnzdaFNPtqlx6o7qkRQbaoGGgvdIZaIeCgzPT0u+sk2onXsOSZTjPij4T1eT9LM5fk2mO8z7GFMOYJfdcsasJhLFFqlCALz5YaRjZO2pS769SHdkKOuNwMSlutivczHQw7Qo3C4/YmdXYySCMvH1VhZ3VCJg6rsMhEIzufQ0h55vt2eI8WmEz5NpRLRXQN4ARFskaOmfyVUzL3d9M80m2hylyNmusCHURGRAwg9XVdCjw66xAzGThsRWaVWEFwDhVCZ1O/I/UsqpCeGV+PW+35kWFLDpZvA6HqYKSaVKct7vwekiNhMus+P7cQ8Jjk59HQ4Wp4Nzv1BZUOsNXYO0UjMhYxUxAxRuhG2KJrqvzNzalvWIEXKtSTT5E0KiXYtW6MNCrrqVxlpXYPE3WLI/kr0On6s66fjqIaRqiYa8rrUAHkKpstitUGZjilVSEdAu809QRGnSsWQM7fWaiBh+eaCXuRLlCl0xq0sUhp4qzw3UpT2d/k9x3whIfaT5VIoVypbVoirTfjSx7ucqycT6kHtmQekwO2SlQz+z6goxyuED4GKUei0SGinp0RqjHzoFLpeuoR+fc1CN5NakH+HJHNxJHN8A6FT0oxSe0K+uY3SvvCd1Y5+hGr0E31jm6keQTrI63DWcqjgPUVNjoxTQvpvQi50WuF0j2kYHuJI7uCMxmvP5m+XeJ/Nsi/7bJv+0KrfZ6fZCmJ6KD+n40CwZ7lZNCES0oGRwQAgH3RkPJRAtEEQSGMVlD94aocsQqCHq4627FYVN/Bw7T/UtxyPuX4TDVf5MiZ8SSvdP0esTm6qiTJqxALioWMs/fBKpkRMoWYJh8B8Bg8ku1qvZlLLYNtYWpMlnUFCuqKFYbU7ZNDlsB6TaamJbDpWiwjSam5PAmNNiu6jiTjCVLkbFUWW/8lrcxwq04TMtA2xjhpThMyUDlkPXfhIQoygWu6JNL3CY9XKHO2VF+af+SfEd/S/6m/vb8sv7mfGt/m8Z0eeTrUr/ylyG1q+ZSFQVC7VKmitvLVR/UWUWydxYj07MKYVoEMp1yokajwsA5Omeg0thESEoHt6D+jYHOAxDfDC2HgbID1iHp/Bw7jw5XA0DHMQgwINAcR0thZb4i1bIOoHyBo4+EYzqkj231Q5zAlE7IJmSxphbQR80lzRWI1JJKHztKHzsVfUw0/FfX6ZDyyNPZ9SQ1+AEMtdLH6QO6ETTl4ymVIiHyZtuXFJMvp5hcbEZN4s14HtmmbkilEZGKp5QhJoO3w4l0O1XEK84DC0YBWmjvhX52Q9fCS2eiQVbzIVld3ySdMoAbCzKL4QKGf5SsLmLT/xdkyhwTvJglA2mdgr0xqUnrqsWkdYKMWE1aVy1gydoui1TGwipMsCkcWWvIkXVqf7gOaGJc0cSOo4kBaSJuU5c2QhM7NQ/fGfJjHbcxceFRnOw4urhCaymR4gWoeQeKlzqKRx4sxgymYDQ8BHYgPZImHK6K6SxmxVrKfLXwNCqsZmT+tVLXuVixFUrDyJu0YC/VmnwaeT1VUCjxCrfSkTfX5s42NAib2cQM2aaYC5u6a+YTGmXPOjXBSpWnLJQ9I8EqmJ6WYCxGYIcgVAenqQFNXEGjbYBJnec6EG+Ye3cW6h1vSKBeZre1aHGHXetnQ5YtG5KklrJsTGDZzleBJK1CokwhUK8ay3bjkGXzKpJUpYHaqQLceXgEpOV5xoAzA9xebnnwBOr2gRv5NBi9N6Becn/zEn4nScPvpFNlKfv//U6c34ma5hd0UPVz0/hpmlC29YPdag/THN2VA4IrDFv5LK93NX6hcLmAP1R3xok6MtA78bN6yl2g69B52a7WsiGrtb7F6vxCuLKv1lKAid7O5XaOJBur8wvwudWsgy1XcP/M4buRyb3NAzW2u51tdb5xh3ebHC6CU9rq/PVwSVudXwyHtNX5JnVHe4IhWCvLEwKE1eV/8fBm+XzD51vO3fUin+/nR9zan6/c2r/djL5wAJEvzDOzF7/kvpOvzN+81Z/35bhhh/ffrRx/YIf3gsXDgephThg+KI9m/9ig5WUMh9Srfwy17L5dBWN8uw7G+PZoMEa3aqepcuHjVLp0RaT5mG28WMdg1JcnjKrZjevf8AvqFZgdkOOpEDE4Zjb9M2s6yOvsVfUTsQ1ZuPMnzNtvECqXaJY1Jky5yGshBsygpnIbcWG81wFaaGIKTDdKriF14ZSe5co4I606MIPPbSwskIXnmwof+KPZMEBNNuv5toIZM3l+WREhPM9l3YgRscfzK4oEQXw831u0QIl4vq9gjR6e7y9SrmCck8y/Q8+vK7rwcmQfr0daWp7dstW/RXt7G1CU9+7c6t+pZ/MijM4bxOGsRaKwtTl5ixB/IvyJ8SfBnxb+IFkFqtavxXa9FuU81qb/ytp4rplisBHINhLAhknRuDbOy+dBhhfnGbRL1MiyDecmW8ZyrTWymPFvM1JWB9zyg/LrTKaFYLtrGgwmLLyCAro9mEvAjF9iA+prEk3zVyyXcY/FVmiCqRLuheosNky4F9bK72iJV1QCYn0WO8iTrS7joGzha+CAr5k4Okyvwdz6eLHKvffvjfXnLED7vGX85HLkYmFanZdDLoLyOYPU2guXWkUIfOphCk+oAQMHMWYckFXMr8hKgBJThdZBBcMWv72HYLZnLSLbnpOVl71H8OqAYNQXTTESHip9Bz1M/3XPrpmLMcaTEfM8LTfGhVFwL2eMfnkiREjYwjEWNbnzy5NC/+AA40bkX2zmo34ykntpAumiTkTF2uxx018J5y6QniIQ0CBCKdAAz5UuwHxlI3nHhHAja7Nuv6fJO6rLddCOuStNkBUxQRYDd1MhQFmbBfI01nule/L7nXegZQJppgEsQmHUWcgIuW2E74rzcBaPOE/palW1hkkZvYVJGVuN1dUiR96iUzhjqbObGROtnF1yB8tSmll6icvvBtugjjqsRw1M4DDJaNcX8ldIx3tYNFehcL4G9t+2jNNm8/t1DtBYlYLD2gxxXZuhs9Q71BVKR2Iyf3F+PsTyGDEu03JYq7mDWyjVECPdBWxT4RbWb9w20BGWzyhihPk4Y1aYb9OxsraaG4SGZR0Nh+PMBP2OyyPCMB2O8EWtvsaD5pTRgcuOFyBVHcISfI05Z6iCr/fO+nr9hLt+zNdEO6f83DZCF+YblwxdeMHq88+74wn3/pO+VskcR0IIYb4ZlIMNNdT4fIFgAcfUGM745byuE53sdnWpUAirp7MfX/BAqteZRs7nY7i0g+y9deyLFTmkCPV2BWE2xuqauKwaF7ZPuKwU37RIdA2PWbm1UW6lbr4HVW7ap/wB/BlrXHM/rw3db5oeQNtPmRR7Hbb1IO9BWxWgnE1HvVGho+5ooeYYLAMzWTJyPGCSJo0czwfacDWCQEPgybox+/sO704kCgnA+U0AVeqMeKBG7d09TWd6PCioQDgCujCsy4UwQkehWkIUChGISRio+Pch/Tb/lwXAhhF60PKMjaIw9IMYepC4E6ZwQETSFSsHPy1jOdi0TKgHKkMU/Gkh3dkYhNVNLJKGs43FCufWycJMqtW3cDmag+lbnkBa4xbSMVN9sk1dOTf3hbfT0rnCmu9D9qV9igoIjIXNYC98XrNLcSrL/qquERFHGMJsqBlakCb3bV0mSEIvXC52lN2Fl162DVV8SVUEQLMug7jmZV9TPTKLoK0SGQI4tBW1syo2E+b7s7OlvRU2Gj7fX71cDrtFkdEvL4edS16HmtVC/db0o/KFRvty7q4XhbS+MNL+C1X78/cHw+h3/YLcan6hq6XEOhmCkSKG/Ud7EVQf5d2repqielqegqyeM0PWJiyko/j9AFLBgc5c1ZMzBM1bFzRvETQfMfvhMGhe7l7wAdy9/UweDRMhha4vU3n3TB5cYjeC5wKjgKfxrH38nqNHil4d/N9rBP/3GoH+vZE0qrlbDRxmLvLY4Kqi22NF+0xAV7jQxnS2P8VibKa/ikg7Xoa7EVNUhgyfg7VJiKDaqXZ1nWtIm7oJFI5lBBLRt12lqlR3fv4JlsdUJGQjlo25Px1B9DYn8aqUig+sbWSpSpWIeLrU2rr2MkFobwFC5/3zNCkGrJjywGyONH4wF+YrZC5XlJqNfhUcLhN1nyB2qzasgd5dwQW2MMjPc7PTdTvymr391cyoJs+vVnB2cUJwMnUZ6NGqXZrsX749dW0x3qN3PusCqGJ0Y+FISKu5Lh17SPLV0yFN0dQn/A1C95Z+jGwS8n7k7X1dzyU3kN0ETdtzNJ0wD2DqnjxXJwQu+5gLZjwPWVrYR7A2Ut5TFVgVIPMv8tb1mW16ipkyhK3MDtTJghl9IbxUPqnpvier7MvWKnFhCjnNWcgscgiAI5cmB+YaL+coLHx+cdtp2jfLVhcTtvRBf2FGFtw95S/KFiKA7rjMqz70YiEGNdlnbpTtdpqk0Ss1Y7DZ3ZN9l178oXrxf2E7y7IKUI4j1f9jInl/EekEj/sQWtZq0t51qKnDjL3nKyiQS+8xC3FpMot1f6IVZpJJoLUSxjyVVhbsRlCzGz50GIST4wwAqLB6WtiN0QdSjtn2X4OhzVtOkVC+qNqX+XTFjIB3qTC/fwFhO+1gewzRmxRXEakj42/J6FuP39PPZ7x+z22zqcszvK7fA+af3++Bz7xgBODwZn3NouQ5vTw/8gU3R4CcjORd7ClgKecuTTYYAr8fIrOr9MxfkHrWx7yd9Hd4x1EkQp59wGeAJmHDJLnZl5gXeNqe1LShlF58rbZb8avyZna+Zrtl2lwZnralrWepsiX007PkfF7HM3A+r8XZDg+0qLfVrgNia55YH3liWZ5BhDkId4Uxc+rRRyVMwDJ0BtHZgSphvPSBwl83Fx5hDtmzluaE5SRAlBYOuDEGL1sCbJVPCsZMLivl2kYylkl5WiTeBBKvUOSLzRNWJMPWBv9JW7w2ex3rYU1WcqJxuoZMaC6aYZZjKAmFp8NO8nRQZS1mvXu/wak/aIeX5NRPWs3mw3BkvnDcIhc9qGjgjM0bi7hixJ4yt1JomLdluw8PTOZW9i1ydghoT3EOT/lI7l+zm9YlYM6TSroEGW9rNlRIn7uRx02awsa+mznamBcHBgIk3FxbttMd3gts+gW/n1G2prMFGnRZJizUR0pRsjYL2chQXgCavpaR077wb5BTiUV/bLRI3nNGu/0sjgHTVPpAjWdwxESg4lRvh/cH8KcXBnWF895bVUZ7+mvUNdOlxELkvHVxUWqEQ1wUlsYzzAyznjMXyVblcnib7FZE/CD71boqyyDS60JjzKDHghkJ4NWHyB0UAG0JKofQJwb0hCP5piWCzmshcy5vEJnCyv4SacYqpoQdZw5jBmlV3ZDNbFyWzq0aXskcXB1NVkblKd1XA047zhjVncDLjD6447K5mVmMTr4rTBq3GGQwEEaBSffXgquBROL2fdhAZE64v3vyejcXrgzWUW+f8DWIZsrXDkJV05/nauf2VIOqyn96J0vDUF6oiU3mWRtfCbPmugHshfHVwkQYlJcagHcwyHZSMxFhHjP2Bx/rYRkiSZQwbwa6kkC6ZDAQPhjUQZ05d+XODu8dugHt17I0+xRN9mrFet2j36GJ9nzaOnDYp5v2XuFy13B2DeBhap+D69QL4x1Y23gpYHlurdq9tx9p8e4Qh50iGSUQc8Zx2NanZXdzfyVLwoALEzZRenCF7jE+hBMful2AekzYPx9OHK+TH17AvgVWPLuMKfmFj+yv1/3KY3awHVg3O7wnAz2ekmP+OhHnfa2S86C/3X8q0POTcn7WnW/a7j8R6I4wvcU+5u6ekCdOuvN5OT8RaP2dF2whbc6z7Xx9vr6hLX2rCMMP4uMv+MqdwCYgfOj2Yv2yFUyGSRMul9ZWIWdKsR55cdbTec8KPcGefEr2PFa6EHDtBQmZYqW/7BrlrDhX67AhsfA3IuP4lh1U7+CBU1Z2Am9f17I+tIzrGdvv45WnrJb9OWv7F+D4pO0Xmvgd03MlHskwPXOlKSwzO4Nn8y/BpnqJ7UA2+WKR5xfctCvPH7rCe5ZVeC5/JJdbDzt+bP3OR27edUhQrJ/np/p9ZKqWPVt6fEE/Z60bWFNR+Kgnz0hbD+f9U782AgmBpog9dBYs1n9RmrGl7OzQC/HAMoXcey1p/HEZpXQAc21vhIWW5w/am1i+Xp47YZfRXVva8sDdpNlbwNuxCJPFHpPWiVMHqk50sTL0I/fVlOxRm+ZeL9xrxqmx14OZsJoSmxwXFjRWuIpQHjNf0QIzkc0I9CeY3Eq+SUOgyyQd1GnLmTAhYPnuoIiyXQWciKkrSMDE2VuLONtd8/VqanWZzut62hqTUE4KTS3HGfa6RzkPs4v7HkopM2MVMysyp+Curj/6gyxK+EuZ/piOI+Qe4grQJyB6tHML0fe10pdFpLZsMR0WrwLXCMs5Lzw1DyMBr5f9ELvS9VXoG3lNULXDt4oOMvJTfL8ArwuvNYvAa3VWGNvDsAGEh8B/UzPljO3R/BihRju44TIcnE4LaZWo3NMHOFWFB7+L0j9QGLh5Tzgzn7QLVGvmgrFVNph9o7lgIlbuUTdvuF5XOKbzLGg24WIIjQo++DoXHMIzPBcwHDhUAniudb1oOnzrKjhhHX7R1eZCm20n94RY7EQIm4VbQxtrppu/Zq/8Of/ag1wjFIADBOK3GfGQFBfkF+T5zT0Bd57LDa+QpZf3b+z188WBB1AAuLozCCZgI8Lhbyfy5tuR5t2Hrkr+T/PXjir0wHXJve7M/NkHv/pP4xmvTlHUm4HiIVPp80jxulrp8bqG0uN1DaXH65pKD/etNe74/Vrp5TVa6eX8ZcqyjgxjUfCErU34tnKBH32hckIODisE1mt8Hla/6uAM7e9kr7Krhi4huTpM1onGph2hAnIxsNt5agTZFfDqCV3OAFhEQw0MEEKxDaJWnoIaXFUlpYBDRGGz3RXHVBXUY80JrEcYXhkjv5F6YvmzTdgMJrQRKWsPC/EpReDLmzk+pQjIJ7DwPoJFQsa/ePDAsFd2UeVE2AKWZrM0gggaJwNdyBGJA9RJF7DSWdG/kS1yPXt5nyXasKw9t6w1HlQzHbilTWunLBdd2kwFBc5eYYQUqRtsVryWe4mXv5aZcUONXE9hviDHNKluGxkL1ld8LXLMaL6ZWOFtmHCV+f9ldcHdXpsTovNazWLn6TBZKw/QhSI8BKUN9AMeOWFlWVndk44WLpCIcHE7mUgsQlTmbseH4Dp2gZboTXjRB5TP5OZMvQHn/UbZrAsaZbOEUexfcCaP3aPfJ9uw3OlDIqDEEtQZBwULhy/KE6jH+jS21guYj8HHZJzFMWc+Bj//PmGfgCZ0lyS6qiT+tCHn2xasNW4PNWiKAhC5dB8l4GUzXe/Mph7p+PV6lsD8zrNsq3+bnk3B/K51NLCxVvZ3k12t9X9hUxU8ce2JJDnQaLUnkPC6daH/mBGi1YLPpABSjg8agaEcTxrhdyazAyDjQgh+tVYaGRAteCpcsJ0eqH2a3vMCqgjTUC3Q1U2LHoOp0AC1geZsZ3QRkpTR5c6FAdnG/qCsj7r1USjh/oAMnxVJoZ0gYHCOpcnLuUXqDqFJvBMtTIdr69aSp/u32x1tXU7K6kOuLBu0tVWikGyrjsFTxwhXxVVup+4+HCpdZfVWVU3ag2ecHco2yKOvJYvgLN5Hgmc5rG+4NwRKEAORbmHVbwBSYIh6z++q+qgJ4Grjl3aiaQ1vlWdpDd9YF95i1lnQtQ49A0qkGP6kHXEPiLF3fsykv7LWrlI3gZNGQxtTZXrtMNdskaF+UHqxSURkt9hEkB+cBu01nFF4NzKcJMvXMlFsv/dqJKQEXixISZn3sjvztSJbQvjDn4AKk3zWxSOAqxTedYoxjzFV246vjF0ChqF+27jItzGXqbD85r0Bxcuq5AmT77HkyRh3s1Q4J9lfWioMghlrqy10Bf0WZerrDwhPjNyRnrIwkJ5DeIjSyCdicwSxGTXr8s4gVHo2PijopLtSI5KCKosPUXRy6IefByo2r4LYPEmxObwa5hqRnGTpd0UIFrEowkmk0nBI71d8bGUtNmMCgGZ9+i9RY7DHpRURJE5JvlHsnd7rMUo2I5lyG7ge6zqMmZUiFOEoAuVRSKZUH6z3Fmfwgy3kh/GAGjbgwgRTKwG6Srhwei+AfZ+8yk0LwhsRiRUoRcLkeI3JYbe1Ho0LRzQuQUai20tSiQpMSiRwTXSXSbQOc+UXqkNEQXlNu1on6rROzF/HagauU3HlSx2Geg0ao+HHSM4JNQremSpCLSdBXzIkxgT8YRkfoLCvpxnrOjJdqFghYn42p5mbvKLVhRBFvTeEgH5IM4DRoqDdPKxbDLVC71JNdaqmoIkOUFHRFTYWAeH2ynhE1oHZn+ZuB8ndd8jl8OYSCGaBGrCEapQCqzkUtPK3dYQeQ5ZRsr0DjadqfdTtdzU5+DY+3QaaoS3tQxFdRfOaUQcLBe9eLIzZfHKvFoefhHEfu0BIQ6OnvgUAJ8kr9HcGVbmRPzSnfmVKFmUNl9aycKmgEjtRqvmuwKzFV11LSOnfIZeC7oeIc4dng1eJUoGKUtXSYZ0xJphqIH48THOVfcTCSh7XorPmyFJPWFPHIIfNZ7XaKhZU0XEBA/TKDzTY0NMMnRqBsdrfqbXI21Ul6TK4kjTG55SBwnQGRZV93JslesnNeOQm/ZZj5Cjo8LqlibO42qdCviELrwMPtMlZDZufwlGgBlddl0HSUHspouBAfl/nnsv53F56wdhZGDkX9SlvyYS3pQtAyxYCmWQrq58DWaTVbVYavor5K9lO5F5jXiBBL5sqfgbDL0BCDtX8LmuSHwM5DAZ5oBFY5/H+akGSj9vG2gG7ip1UkPM8PUMhQJdwQJrM28gu8VO2mitZt1cDFRB2E6YOu3NPUZ7zFHCeEGKt5VEEnhHg1tbEG4nGYRLOQndBPopJ9q3N3Nt0gvbcMRjprh2inqDQzzgUwujzSfa9Qp0YHmxTbhzyrVlyUDoKw2HB3d5lhO0w7ae6VDPrbItL22W71TxEoBmkrpOAwUqViDDahffhaB0yGB+1ziqJKM5XUVQIFTRIJaXlxmENUC6ureqJ1l5KRG0lMi1lvAJIROoVyaVJF7N4uEJDJnZ3yg5sPS6fT1jFAkxxE+q369rM3CrbA+esEhSkvVY3fKNZovhZzTfhsswBnAwaxv7DIttLV7dPEJU0T8XxVF3dvvKN18aHRe69uuBwvNSrlW+8RZF7Cm1VGNeU8g8hM+HqKJnMbIrLzWXtdSE24YimJh5m7cUvoMFwlpXvam23vvs+piVRO3e1nKp5W9ojb6T33jkTO9ZpHRe9UyVPhMZwAETIqonW7YlOERWiuRPHrIscnIqAxmzcBqxq1ibvMsUKKYHW+fIqqE3o7GaQ2xCArZxRhli6nqs4FLsgLNDiXCuorNOaKVNyoFNYpDx4pBPFq0Ajq8CravDxtL2eZXCRBoo9LFTKm4c4r6LfnXqWQAhMwXzvhGCY4lMnTHn8I0NGW87d9SJGu36MBk88SIPniY80DJ5p+RyjXFLA/Z9BungDHnDFCQy7xyg3NZV4rtCMn6+Bh5dw/xOwi7+aPVpTNQpHI3nfacBkTU7QTQlWPj0Lqt4DyrnWboHCaS0mAkGM6nfnwU8v0ZouDCDL/Vkqy9fly4/by64GcES0pmBlZtNdnvrFM1e4cbOT6Fmm4bAoPcnlgbN1WlmTYrv2D+7vP22snWNph01a2mEZyC100X45kEMtNHlRh1GnHHKKARR++SAqLyQs/IQywlZL2fx7V2Va6+Yu1yEL6Zwdsi+7QzCmyItLdgjkX2vbWHjgWxE1WYQqWwOFcXa3KWhqWKcbgJW+R1o8KmQiFqBgCL8AXxkj/yIvUIMQY884snKOwpfZ3Ut/zVpfC88+63wlX0W4B3aO7oXLwt4nHQWaNTzji9oFvqqsQ/sBRkK38gR2NwGHzBuB4SswaEiA78QRyk/hBt8r4neBqAtC5tE7SdHz5O1o+kcOQrtfeq5Yn+eKcQRqiXFmgEAN8lreRdq9Wjr7rKfgCx34PuYqQ/+/jrNDfH0cCPy3Kpz97P83HbKLu/STrA6pdjGt+OVQz3ew+w2LGqVAvXnzPejtM9658A69EbxzEgLX8EXedYeFZP6p7H5zWkXOuGa87IirFrfBz4ugrieJ8llhs6YkK0pqcW6GFWAn8LK7qhLdWiczAfLMRwe7pvpA9sFy82xaf0whp3AjwRUOoksDsj59NdzceDWvVDj9rZp4YhWfg1gtdP15ecRqG4ScpSGpVXGxgn03bOE17sJa7ahXFHLEXF2XrxFuQYOH8MQ2LOS9QnDBwfm6tvIw/YvMdufCo87/5ByDWVjl5+UNBq4s8TKjidXv658ZXUFasSpGcvowS6DoGkY/QYHiaSWrQAt65Ixcg7UEypbsQ2Ytft5IzVUEJkyYVFCvGNRrKg/O5J6ar8cpUmq6X8t0v3TnnZmf//v//U9f/Pv/2burGFN/wNPO32Zs5kUa1Z//pvmRXkl3KLl395/94h+++LGPferou3oLGsP77r/r88b5O3uNX/LGL7kQ37F8nF+dP63sSmmu6p3pj5OHhH6XpgIXSqNprakwIaizRYm2g9HqNQsSbcPXKVD2GrA7BloNHWtEaDG0AoXgP7hU9UlGwozBUjiE17jzn5zQeKElnsjcEyuYwW2ZhFiuM5rkrWLUE83J7VXJ//LkGqoVXE7uRe9oUu7E5V9P8hXVLGZLzGLWnEXVzU1Uz48v8fz46POZs3rl9P5JhUUfr70DdOKc6RnlzvNqXSyIGUTkxWhe9LULYgdz+q0zdjDItlATkdLtdXKgsiueagMF08dRm0fVUAI5udPJk9sFjbSeGXeHJZwuqlbraEEHdPpYdGugdyugjzxfAZwWEAF4O09lGYzdAyNDkncez8fvgaFBVYrU/RWRQEuANQY7iwrFLramH2oCZYs4Tqr/hMvTecB/gnww+KECDc0bRXZXMZGP5xPvlJn03nl7r4B/mawkricLedySv+iHGtOfbVWfC6EHiClC8MwYuOegJDtN926aajKADBUBx1iCO5wxcNNLwSvmjOcx+bgG1I5phG3IiutZ5bpgEKMg2zSSwYzhMIW6NvC7DDQnIH1atsEnDNlofLQ2rU4s0gyydGD7ljV4Nej6Nk3FIbAQNPJYwcd5Xq6rkMkMkckuRCbTQCajzAORydd89uDoWHuySrZPW+E65NbFHC0dc994l75xVS7MKtA+BNYE16i2SbUIC19xNe5dgP2YuhirKzqmrrAMNKVrJveJpw0F64Xw+J5AYuqvBolYFa3DlAPxiKJ1ESTCujLDuSFhakgYbHHuQo0WqcogDBdH++9i+7XBTu3AzYKdTfdseltPf0HjnNEsLKlTdH4Kjgr+CnEFGkMVyxK9Y6z/eSTFGvJ1Dfm6XCx653EQU/nIx28CP6BOjyZtkfBPyVJYR+uzFkbFXH35vqD8/nJaqxxmXp14lWk00kuMmXNGGs1tggHR/bPKFrmEeSaFc2r2LwG1f2luTPcZHxUU/KQwmffp79jMUJqH1uXzjxb2ik8+hP/+y+WPEEP8R4uqnGq088Ye7rlLu/OmXjrmuYJ7F3lTWZp+0lhzhNbQXONrjfLj5kKUS9VtiqrfyYLpsgTG2TqaPOGtvpZn0BechzO4Rlj1EWPZcnivhXDHYFFzKBGsE/U9TosqHKxTCfBMrc8kSunUAkh/4z7mjfTS3oIfvi1TsCE7QU/3ca+RTij7kdT3vDRAicAd9JJXxRy1FVbJdUV31eYrJC/DupsaWpJvSt/4Uq9mv6cF2l/RO6cWvfODL/nO1S5t2Cv4zAFmdWi+A1wu8+zTlsDpeOXnPhyUCWyF6bN+o55uRM+iF6nvC1DIcm1K27WZ6RybCWYE1R7HbnVHEZ+Z2XTv8ZlLT8yYY9jr7jhTtGayY/uLpHfv2+Rxc2x/T0XwqrU8RFYYi1/k77C5kZbk7bcekqXQmsmP7a/e6viprZtCEKY1nlpt+Rt2JDmBI6z7CA8Lx+E+uuQIZlg7Kz+I3r+VXhE+G/ljA/5hwRBM3c6CJtzLZviyWfSyMBFAfFlYwPoIBMniIMT+dGVilPbrRv7IzBw6dnzGHKd8d9oFr+MJu+gJuMBq855rXt0Zvl3Xzc2rYtFUa3gz2YkiOQ0rKjxbhBn2BehzeYjMm77rt3XQE2nujiI6UyQyyzPe2+iK7Z4Q2R6adZky/DC38IeoHD8Y6kUOgKDEV/0INH2IsDnrHVzcJL4pL/dNWN1Bl0/n2OA8EZoxaK8TpHSVy+5AgDi/MuxKYI/qPSfX+zUKMdLIovYosAduQjzJTeVE3Kl/t9XvduR307hIlVOLzzDqGWsTk8PewkQigyjsnmCOxmp/QDVp32z0vHLnXm6cyPyU29Sl/XQpzbLIo3castqaGtsqiSxbGtpWWO4K2owFyl6vhbxNzZUbGI3nKEGFA7WMhsO+hOxLmKbCplBkNCoyzmT3CrAtftJMiog1lZ8E2PfOXH6f/j50jE3/hrFzqvP1NC9iQw/s8r9gV9IApqlhFpkp5V8nVYd8HvYZZpFZi72nzhOTPmStUWWRQ+qFKJXdcYbhakStuf+38AAO1Hmose+RbnZAB+RO4SSGr3gOnRZFpxFZ0dBW2vccpCmITx0u527/8dw7W3rX9tJjK21wNJlbvMjygyDljytwRjqSkFyjlvisQuYa957r0sw4WdwMeSqwKvuJQ+42lTB5W2SgRIiiNN5qEMV78+QMd4W0x7mAO29rl0hi4R0H6RPUalCYAFQtfCtppdagFwoqdL41BEwaHK3AAtoVnRYUhJFJcA8oePp2VkikWPl4eTTvzuYQ+7y9vTNAz5ngeJh3dg2bq77zJyZFdRvwsW2aqM8xliLcD8eLlzOW6JxjCTH1R5fsz7dM2BxmzGHGC4Y564bpLTHMlBYf+KzlbTWwa3Pe6XLsjtI/KPTlKNs+ndPDcsE6F6ozc+SYzLB/7Hg6kxwfd+87LKg2Bh9D5TbucKpImnu5T64gBMyi/b17ZzoCjpnxEXAswDf2sUnpBdsi3Wz0txGMplCE1a23e01AcmitJYYmo+kHuuGFbpdYtO2EM2e9Y/u79STI6NzAvHfRIXP51rvSOqO2Z+7mZrpTMaGa2OFeHShLg0wG5h1CAVpYRzjkbwl2doJQ+BovLHOkzqx+Oes1fzrLcrl5a5ZV6gK4mPIT/5eR+WcnhlH3C6YMdFkWsCORpIayt6d46EwRCVSKeEm4RAvgklTkTMHSmD4FkQKCAxyZ3NJbEkTJEiByN/+zKYcdCesPS4+23Tszd8+xoZqSDTpkYQ680vRNRe73VL8hB8rrzQol9dAP01KLLRL9Li/fx/zHqWzbeby/p/MseHA7gtPYwvN1q83Vmz6ed7gE76lGDekUG4ipsngW7hsC7rPerUzlJhPX3duTo9wytyJ4JC3ttSw8QQfKYGbsBJVohm76gyJVl0iR+OWXPPxhEWmR4WOsx7ZSnLARo0sfsajRYTB8bY0z6qBoIvZkplJoI7NFBf0/NQOaFYT5kNXeuJ0yTSnYSdWEazIHZHdl7F8Lnp9HG4gWOKZxKRQLgGLRkigWvHwU07/wS0Plca07Xi9B+9K4E7zauNOq8EYRRLNZtxARObcM10FGQ/86bBNCqRk/ZDHfTs6DzIb+XfIZs/T9tIKHADrFQokxYtmKdw1h2tj8D/YEaH4FVMrFrdK/o3zhxRelyyyyCdfryw9WUV++il5Lz2JbOaC2kE3HFzFnNTgZ4BDIYfZfGCuznl7qyum2IQwFys63EbWZfBfsEmptgldC2M5apgZJ688h+3VAoOYEvEPylpsyUs5wZjzFztRW6+l3uWXKDvz3DMR0q7jn17llLRxhoWg/ehDnINp7e2D9+85znvqcytkf8cfwxD5+r6s44hRItna+ptIlSdUfnnollaMUyqz68RdG48WF4kO75vEHnz99m4r89IWWjdXAlrm0w8rVGcfV2cfBxCrLWIxV7FDA/b1D/i7s9cdLyxoGGvZud6PgQAfLuZ/JMT9GHili57gLCayE7I+/Vb0W0CEwBV5qjy7MvrRfgyexrfRhdIu4hHxMbdj1Q/dYVC+sUnc3KAXIY1hqB+TZINU8TQyCS6Ai2NW10n4XyqU2Q6/ch8ZAcCwwPBOUU1ur/uJlf8bUql69fVW9/yP12wXH1j1N5gzhzu7H54xQP0a2xzB35N2h1DRzfN4cr8Tvrl2bkpp7FbOXx7crR1vom7GSuZCChzLhcZPpjRdwg93jEBbovGjI3MLXXuQwcKxYcZ7O2YKJIVvn5r0Im2zdcNqL7n7VeIzMH9QxDaZOoca/oNZd5XodLAGrDrnbznDAtxe0wISOu41mmTOkHk9yPASKEKeU+tT914906j1EvyKjCJvsm8LsnN/oOuBiSvQb+hKeZ+KWqrONmajUNyPooOJpuL4BZApjyt1Guqw4BbWYyk47nA4aGi/BOXlX0ZlZRXVnOJP7tZiqv5vqdzPyu2lcpEi5kDNXr0hEIM5hHg3KcZDRx6VzSxHdBVD2SXQVwqGmD/KF7oaUUSO4vKV0G0UQQMxSUfQ9beoZKL56grACV1kaR0sfExHBz9zNBnPF3A7842pxyWNuP1MvG9hxQ53HIuLMRNXySNMU2oaEklJOXsghPGKTNK43fZs3spArLp0LuUn4sXzOzIzdW6l0gAdmFA+OAzNlfa1dusm1sq39NZfPhFteTBvq/LP+QY34AjMBQat6AHfSUlPDyLeFWTF35d7jTBpDdB7hXJAt1qU03TQ7DBDd2FjcTjIlxglAiIFxAxMrDFwG94huSyEd8ezc2IYIhwTGSCE+RDqEk0esLz9A8qjZ7M8Z4bixsHC1ITuAiMp0iGFTeEGQM/mrImdhEfFge83vTqUsG46dz816Pf2zg/S/t21nLjm61FxwfM2J0O5g8tbpVDIvgs6mF2rpwRDolNGoNijXDMojB6HgkxGmcHX3iggZZB44JjMFBT0NP2jOryofjOKQprVMIHwXGTjrCe3DKCLJOoAWlhd5mAbq5OSecIr+OcWt/opcm6h9oUa4Vtd35X6xQxrVh5XEYAo7pYfT6mvumxBu0pRFDMgORSPVXaKFAY/RaB0DD+b27D8Z9VzsMFyURRiEPQkfz1eQNVnpWJOZRLZt2Z8mZ4ITp3vI3UY+ZDWBwIhbEgzvdlkHE/sL8uC6ZdkrD/Vl7328v2JmHLlYq+E7VxZnEMnTCq75CuFuuIeiFHUeVFM9g2IOUagHqE1ZBsFNBfhoWXnjSFiRDcVFVN/ZVTGLy1feXAIGLyuD67LvaiZX3KV9d5CPIww9Hwd7tgrb+3iuUynbuxCooMa87hC7JnVbHxfmKBw+wX16wm3Sw4dXc3NW+K10m/I46arGijlGJkD2F2/hpjxe09aqW3/EbqGBIjvNt5kpSX8UvitWvkvmSAh2tpDvGnd8FzjhOM/QjuO7gtsXVVx3G4sI5S26n2gkSDUydcgbXVNNXBmiXQQUG9eHiTj62tEKeYA440Ca8Rppvgus8LXCiGaMD7WFpJJErqqq98Lan2gL4bCFkC1ov4kaVck+dwE8ic7k44RJOhPLRDZ1yXIDKNE7DlQK6zGoI45P9xBmchRiJ3c16SdM6BEL1CMQZhwKp/T/NjRdlXMgvhU7Bl2y5bYlMyM4VgsMWkw0DwbCZRTOPZBwcYEu+ygt1Ppy4QGBGSX81cLSEkbXdn3l9as3LEPXWLFuQLUaf9zbRR7ECG6Q3rWsdqJ3q+JOgrVdKxMpcwg0Y9bEQCdfmIbH72GmFOlDP5iZS/vJTIgnzuTJPanAM7fHkXb0zXDhPKpMsk8m2W8yyfTrMm6tWJR4NE0mOf0g7S9K6Bmdk9sBTcVy8ha4miorRlytbMU+L/hT4VdWBR9GhcLXylUepTwfWTfUNWVAb0d7pcYQudqz76K9B3wZ+ZCrehRN/cO5P3A+I5pYnvrxykLkqtN5OHjORKbwzqIqz3t62mAD0ZwnuTe4Euz2NQeV7YY7raHHIL7o8xkoQwaa8MVD+S7kiIDXDAQ/W3/apYRxKSSgle77yEQdNttb8rWBvjYYeQ0prLtcoVhMsL//irXh0XAOSieaLcYPFm3B4W1U7o8fhE4vuUY2jzZ8cGbGjyG4EAfE1MT08oln/HuL8ASsSyfkInlHTzavSG7CIU0uaTi++2gegjc5JmzSizDM33scxlN3MbPtWBEKdg0fo804mjFHUAdZWjVHivhtmuKVXE7tF1qfnRImofZ2844VAmXhxu7+0PETJ0+dnZ+TpX88948zi4YMEFUmzWnZUY3mvaCLGsSCtA9cGYM7mqd1Yt025KHGFsh3F3h0v7URTXeIAKQDNNJr2ovN2iI6A++/i7zzivgMPkUbImkaVY/UWwhj0GoacNrOQwHZ2GV3U9EVXgM+Uk8fPgSD+eFDToz1aWf4PaMG/7ylpv0lnzbNpxN3pn/IZiuTPSvEvA2/hl0Nu8fVlBnr55lgaImPfMek16rbh0dVas2EwvKyiAndj0xcIf0kNZPE3O0sHJkiDMQt0R/0hu40SB/5lzSyIqbLVxaCgVhwzYeoc+hS007/pW/9o1UwAVIGxJoqarGrQGV7Te4YanzJIdij1Luiot5LaURHDbANNehyllfkTomOh4tVytB6Vtfa+TqPVif3hkgO/0aPpWq89Luy1cbOUBurvT2mvd2fgUO4/ITtnQRYJvcNHoLcth08IwsUJjUDhwHG2SdNf7rlF2GwYNGFw8dSjCPOA8hbMbw7Axym4Rnq4S4mPoRoHKuO81OBLDL/KCVDCoLJHXh0KMMC/Ydajco8Q13X2AnYRdyjRyvXlQWPIpUbnoRFpNInRiOW1fCMW5kouKcaxF1C8mFZbdVaQzvUGqaLtU7RUPqLnZNnnrykpomR66HbRNsLtEAwF7d2DdutPvgnJi0w9Lcxg4TJ03OPq0j3Ixv9gnElS42r81LjYvQuso+C206W6Nu3arWXU0RiyN3mkFtNxVdr0ZCHQ8MX0582xsDmbrCIgV63HYf+GG+4G/xv7jgDP5APtXn/rIf7tlff2HQ8O2YLrBnuz9Xeahwz4Ndhg25JeJpJr8EM2PQtZGzqdwNlSYWzcL7mgcbtuoa0oELVEHSTjotTxcw9Nn3RaIP+VZq7pBy/WjNyym5eZ63xNbrOaNKZTHP3eChFgRinaUbneN6hQ4dKrMs7wdWzBJ6MBMkfQHfxO/4m/NupnxwPGUXfSJFjq4+5AF55c1GzdtC4Oy4cB/JLkbuF9sCMk5fb1WdotnEAzL2NnudAoVExBOgx38Ya8udcaYxsplrJfhLsDdTBdIhgXZTHc6P7b9Gm0N2qkN3oZlykbi1X26s9x/YKMZJoTH/KkefQ3YYeLaS9RvVosgCcpkX2E7xZ7yYjHj34RfM/SdvhQn+eZX6Fh9pwT2mhsLJ687TozcPtfOjR01q8PbjBVDsDm6cTT9h04kE7dORxbjzp/zCyuUZz5C3VNXWyH6kzbqwQT86A1QaQW2cwO+B4QvpsN/wbMU/x47I9NKiQzwlp99SzMWbFghYBnVQTAvNI3XHhyAKFK8WsWviwQyJimoK6WSCow4omeC9zlIe9/UN4LPFpIaUQdWRleq83K6QJF2curL1qxrI3qgPrF0zDS1XTPz/3IeYaYA3Ry68SwjMo1w/K21Cow8/6FfdyS3lACNDgTINWzUD9d7x2CKfUixgWM7PpxJsMPJjN6cJT61rIeytwdholxxL47bwd6jUkVWcXNQME+KwQjAPUizu8SdrgpJ9WWA4tX6PZc1w6ybXMBMC/yVovfS2ZO41mgX8gvEvtG02mZou3HxTUudemH3fE2DtT+BUx9hXyhT9CjH1mYS285n0QY3labtWj82V0p8v5Zz3h7+iXLShbmIGGmth6RshIym0fwy1cYgeMOotSuhbLDH/IpF8CIaURM1LD55zqHOKG4TNeZPgEd1BYtXm62wibwL7RyGjEFg9rwgBNN+VrBrCozlKmTBkiMB5wyb6T0O0rEL/DCd9DddeACdFwsI19RaXMKP13lC8hVHIPCA+LhOMhLbS9uhIybXPjAhAHQjeZLy1X4dJo/tNaSqyj3W0dAW9rb0irL3t8ueqQFkFasD+Cjr+CVlUyzQcLWv1h55bpEvm8Sm6Z6ZfruQ9H5v7cRu9l5r78zr0BE0BWsx/Wsx+Ozn64xOz/1MLZD5hhbqutVQxObl84+yGCpc2cm39Npu0NZOaX1S9Yp18Iav1CMKpfcFC27glNyPLS+oXhazqLwWL9wm9bE9QAryHta54tQtonpP290jSDuSog+6AWAuSv3guWbfpA5VQAyWkUyFYdmUeAbMly6uqYPlCQvxGh4WplRReujqicngUbB2IpZ0G1OvDlKg0jnwj480vi/8h7A31vMPqe1vCqJx/MMIORl3icM2+Xmnn/pWb+pTVLinGvWLNUv7asZunfWuP/1Wb+c5z5E+a7m3oGlxyAG3tw9cFq2pvw8fQJ1AdAOYhZWrACPQ20JJDNtQduKvWhQJ+oMk4ugJK3zJsD9+Zg5M2lEeEfm0WvvCQqTB94CVSYxkg94rdqWXFmG3Pqatl6+oTlzy8DFYavaZTd9GDkNaDC7iExL6wj51Dn+HUV1kTLsjYyr7iKq8PKpCbNRgKoPmLT34tN26XLTDTZX5XhP7i1ICfOs4hOQsjEgS0X+cNADTqNHHQUbCItKF5r6OMiRe6tVu5fg6XzlkPdJE80v1zXZapLYP/zNGq3M6BmhKHFcwxiKOJuqJEwXflWihdjkuFB3trtMjVir0wHu/OokL6oAw8zfkXwKUYSZvyM5GVRtRMiqsHdBF8Bj75+p1L4X5O3kQxHBu3pMPNQVXcEXZNIQQ3luzZdgkEfB3+ESPmIg7HNt3PNiljoduIpYyFnfkUzvbrZeh8JZkeaZU4qTgaaZWJB7axAyXfJEv28/RaaAFiWPGHwn0LcPzfEnSubAGo3BBOY1QZQLks/cMPnjSIEyYnUDybW7qZVlkPdxwjREJtCP4Qs1s5DwtW6VF3e1RjFWw5qNawWxNa6Ylq1PoDcYTVvVY4rB+p6faAZwLjxNllKlI2fRY8QBBo2t2y/yRi5JxZu2W7yXj4++C8fH8wIPig2VD1ciA/2ZeBDqln8UcldI8G+MVzXrdF1ndzK7POGZ7Gu6zhnZYzsWo37laXd7SM7ZeSWtmxpsSztpLG0k6KTd5ELsrG0W/D8nC3GXCr/Vh67PP4oCgT3dui7JxJPkwQk1dIek28xfX/CfXaQt5tLuyNLO5alHenSTvDVmHnxGOzQwX4MtafGHiHfn7uJzP/wZe533dKOrslTTGWCqeQw82jZpR2xpJPG1iUDxoEki6cyWri0I1q/CuUX3FQmo0vbNVszCsnipR1V86Gru625cWV1w/84cqs7bazuFmJ6HdD9cwO9ubpjWd3URVerWxCBN4R4IgWmru5Ee5xydpHZjryKJjHg6maqQ7kgaJnOPXKrO6pWd3vZ1R1VU+fqMlTQbq7uaPHq9lmZYBY9wuqOmmyZ34xGc08sZMvc/L18lPBfPkosXN1AiKqHC1HCvgyUgENB4ugrV/ePaKanrAryDDRhEVJg/QqdipmN0qWvYkygr0U/qPNx4dqhmt+MJj5guwgZjryXGa78RkeQR0OPE4Qe/3MjjCu0p9dU7kfyn391V6RUuRgf/Lh0nCLVtD31kYBKAFPK2YCGP+leWJ56QPONCPZ8hqeCo+UTDyD/jPyEM2QvkZ8ul05KS65ahp1lzqjgcBFeSe2wTK58Gvmgsjt2eiy5ireYmGB+/shB5IBO0SRjJNmK1fRpWjqauYPSCwkNLTjM8iya7NENoE4sKuepQM46yGnGFUV2F3MH3M2ucib6GnLpfCvypDtB+oNvv/m2wzff+mM3H/I8b+fMuOfd93Hf+8zHf8+7/vfP90794dNG7ss0CevreXfKvycCrzwrL4aTcvGAV/6BnI8b/Nf2jPX9MIwTDynM04+aT4fGw0wIs+nhcTwQhFGctDyv+s3K7UD+Je47LeQW8Ia/x3I+NnyXuQdoIcatl3hu9LfyyQ8Fabe6p98svyb3/jx6/nJXdmCnHgJ3nNx5xBjv9e7Hi90//LepcQ//vaFx/enAeD/ort8o/zbLv0vc/S2N+1vl3zZ3f3vj/g75d6m7f1nj/pvk35vd/csb99HZ0t2fadz/Ifl3hbu/q3F/t/zb4+7vbdy/Uv5d5e5f3bi/T/5d4+5f27j/Fvm3391/a+P+2+Tf2939dzTuv1P+/bC7/yON+9fJv3e5+z/auP/X5N+73f2/3rj/N+Tf33T3r2/cv0H+/Zi7f2Pj/k3y72Z3/z2N+z8u/25x99/buD+Qf7Pu/oHG/Vvl3/vc/fc37t8m/w66+4ca92+Xf4fd/Q807t8h/37C3b+zcf8n5d/fcvc/2Lh/RP7d5e4fbdyfQ6lKd//uxv0Pyb9j7v7xxv175N+97v59jfsn5N+H3f37G/c/whWu9z/auP9T8u9j7v7Jxv2fln8/I/8+J/c/3rj/Cfn3s+76b7vjz/0/ilOPu/6+AQA=</script>
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
const { series, loadSeries, sendText, sendPacked, sendNumbers, answer } = (() => {
const series = {};
async function loadSeries(bytes) {
const { instance } = await WebAssembly.instantiate(bytes, { page: { log10: Math.log10, power, format, number } });
Object.assign(series, instance.exports);
}
let [bytes, doubles] = [new Uint8Array(), new Float64Array()];
function exchange(size) {
const address = series.exchange(size) >>> 0;
if (bytes.length === 0) {
[bytes, doubles] = [new Uint8Array(series.memory.buffer), new Float64Array(series.memory.buffer)];
}
return address;
}
function read(start, length) {
let text = '';
for (let at = start; at < start + length; at += 1) text += String.fromCharCode(bytes[at]);
return text;
}
function sendText(text) {
const address = exchange(text.length);
for (let at = 0; at < text.length; at += 1) bytes[address + at] = Math.min(text.charCodeAt(at), 255);
return text.length;
}
const sendPacked = (text) => sendText(atob(text));
function sendNumbers(numbers) {
const address = exchange(8 * numbers.length);
doubles.set(numbers, address / 8);
return numbers.length;
}
function answer(count) {
const start = exchange(0) / 8;
const text = read(8 * (start + count + 1), doubles[start]);
const numbers = count === 0 ? [] : doubles.slice(start + 1, start + 1 + count);
return { numbers, lines: text ? text.split('\n') : [] };
}
const power = (exponent) => Number(`1e${exponent}`);
const number = (length) => Number(read(exchange(0), length));
function format(value, decimals, isExponential) {
const write = (places) => (isExponential ? value.toExponential(places) : value.toFixed(places));
const text = write(decimals);
if (!isExponential && !Number.isInteger(value * 2 * power(decimals))) return sendText(text);
const [rounded, exponent = ''] = text.split(/(?=e)/);
const [exact] = write(decimals + 30).split('e');
const end = exact.indexOf('.') + 1 + decimals;
const below = exact.slice(0, end).replace(/\.$/, '');
const isHalf = /^50*$/.test(exact.slice(end)) && /[02468]$/.test(below);
return sendText((isHalf ? below : rounded) + exponent);
}
return { series, loadSeries, sendText, sendPacked, sendNumbers, answer };
})();
const { UNITS, MONTH_NAMES, WEEKDAYS, isFiner, dayOf, dateOf, weekdayOf, dayOfTime, isoDate, clockOf, moved, distance, endLike, Calendar, DatedLevel, Summary, Column, ChartData } = (() => {
const UNITS = ['second', 'minute', 'hour', 'day', 'week', 'month', 'quarter', 'year', 'decade', 'century'];
const MONTH_NAMES = [
'January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September',
'October', 'November', 'December',
];
const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const AGGREGATES = ['mean', 'sum', 'min', 'max', 'count', 'last', 'rise'];
const SECONDS_A_DAY = 86400;
const place = (unit) => UNITS.indexOf(unit);
const isFiner = (one, other) => place(one) < place(other);
const numberOrNull = (number) => (Number.isNaN(number) ? null : number);
const pageOrNull = (page) => (page < 0 ? null : page);
const dayOf = (year, month, day) => series.dayOf(year, month, day);
function dateOf(day) {
const date = series.dateOf(day);
return { year: date >> 9, month: (date >> 5) & 15, day: date & 31 };
}
const weekdayOf = (day) => ((day % 7) + 7) % 7;
const dayOfTime = (time) => Math.floor(time / SECONDS_A_DAY);
const isoDate = (day) => ISO.key(day, 'day');
const clockOf = (time, unit) => (
new Date((time - dayOfTime(time) * SECONDS_A_DAY) * 1000).toISOString().slice(11, unit === 'second' ? 19 : 16));
const moved = (time, count, unit) => series.timeMoved(time, count, place(unit));
function distance(start, end) {
const [months, rest] = answer(series.timeDistance(start, end)).numbers;
return { months, rest };
}
const endLike = (span, { time, isByMonths }, other) => (
series.timeEndLike(span.start, span.end, time, isByMonths, other.start));
class Calendar {
constructor(firstWeekday = 0, dataUnit = null) {
Object.assign(this, { firstWeekday, code: firstWeekday + 8 * Math.max(0, place(dataUnit)) });
}
barUnit(unit) { return UNITS[series.calendarBarUnit(this.code, place(unit))]; }
bars(index, unit) {
const [start, end] = answer(series.calendarBars(this.code, index, place(unit))).numbers;
return { start, end };
}
index(time, unit) { return series.calendarIndex(this.code, time, place(unit)); }
start(index, unit) { return series.calendarStart(this.code, index, place(unit)); }
span(index, unit) { return { start: this.start(index, unit), end: this.start(index + 1, unit) }; }
key(index, unit) { return answer(series.calendarKey(this.code, index, place(unit))).lines[0]; }
title(index, unit) { return answer(series.calendarTitle(this.code, index, place(unit))).lines[0]; }
spanOfKey(key) {
const [start, end] = answer(series.calendarSpanOfKey(this.code, sendText(key))).numbers;
return start === undefined ? null : { start, end };
}
}
const ISO = new Calendar();
class DatedLevel {
#handle;
#isEven;
constructor({ name, unit, first, count, chosen }, calendar) {
Object.assign(this, { name, unit, first, count, calendar });
const length = chosen === undefined ? 0 : sendPacked(chosen);
this.#handle = series.levelAdd(calendar.code, place(unit), first, count, length);
this.#isEven = chosen === undefined && isFiner(unit, 'month');
}
indexOfPage(page) { return series.levelIndex(this.#handle, page); }
spanOfPage(page) { return this.calendar.span(this.indexOfPage(page), this.unit); }
key(page) { return this.calendar.key(this.indexOfPage(page), this.unit); }
title(page) { return this.calendar.title(this.indexOfPage(page), this.unit); }
pageHolding(time) { return pageOrNull(series.levelPageHolding(this.#handle, time)); }
pageForKey(key) {
const span = this.calendar.spanOfKey(key);
const page = span && this.pageHolding(span.start);
return page !== null && this.key(page) === key.toUpperCase() ? page : null;
}
pageIn({ start, end }) { return pageOrNull(series.levelPageIn(this.#handle, start, end)); }
pageNearest(index) { return series.levelPageNearest(this.#handle, index); }
pageAYearBefore(page) { return pageOrNull(series.levelPageAYearBefore(this.#handle, page)); }
pageAt(index) { return pageOrNull(series.levelPageAt(this.#handle, index)); }
indexLike(page, year) { return numberOrNull(series.levelIndexLike(this.#handle, page, year)); }
get spans() {
const { numbers } = answer(series.levelSpans(this.#handle));
if (this.#isEven) return { length: numbers[0], origin: numbers[1] };
return { starts: [...numbers.slice(0, this.count)], ends: [...numbers.slice(this.count)] };
}
}
class Summary {
#numbers;
#place;
constructor(numbers, at = 0) {
[this.#numbers, this.#place] = [numbers, at + 2];
[this.count, this.missing] = [numbers[at], numbers[at + 1]];
}
value(aggregate) { return numberOrNull(this.#numbers[this.#place + AGGREGATES.indexOf(aggregate)]); }
get mean() { return this.value('mean'); }
get min() { return this.value('min'); }
get max() { return this.value('max'); }
get sum() { return Number.isFinite(this.value('sum')) ? this.value('sum') : null; }
}
const SUMMARY_LENGTH = 2 + AGGREGATES.length;
class Bar {
#calendar;
constructor(numbers, at, unit, calendar) {
[this.index, this.start, this.end, this.unit] = [numbers[at], numbers[at + 1], numbers[at + 2], unit];
this.summary = new Summary(numbers, at + 3);
this.#calendar = calendar;
}
get key() { return this.#calendar.key(this.index, this.unit); }
}
class Column {
#handle;
#ranges = new Map();
constructor(bars, text, [first, last], { name, calendar }) {
Object.assign(this, { name, calendar });
this.#handle = series.columnAdd(bars, sendPacked(text), first, last);
}
summary({ start, end }) { return new Summary(answer(series.columnSummary(this.#handle, start, end)).numbers); }
page(index, unit) {
const { numbers, lines: [key, title] } = answer(series.columnPage(this.#handle, index, place(unit)));
const [start, end, barUnit, running] = numbers;
const bars = [];
for (let at = 4 + SUMMARY_LENGTH; at < numbers.length; at += 3 + SUMMARY_LENGTH) {
bars.push(new Bar(numbers, at, UNITS[barUnit], this.calendar));
}
if (running >= 0) bars[running].isRunning = true;
return { key, title, unit, span: { start, end }, bars, total: new Summary(numbers, 4) };
}
range(aggregate, unit) {
const id = `${aggregate} ${unit}`;
if (!this.#ranges.has(id)) {
const { numbers } = answer(series.columnRange(this.#handle, AGGREGATES.indexOf(aggregate), place(unit)));
const ranges = Array.from({ length: numbers.length / 2 }, (_, at) => [numbers[2 * at], numbers[2 * at + 1]]);
const [whole, robust, ...pages] = ranges;
this.#ranges.set(id, whole === undefined ? null : { whole, robust, pages });
}
return this.#ranges.get(id);
}
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
this.aggregates = document.columns.map((column) => column.aggregate);
this.units = document.columns.map((column) => column.unit ?? null);
this.decimals = document.columns.map((column) => column.decimals);
this.seriesNames = document.series.map((one) => one.name).filter((name) => name !== null);
this.calendar = new Calendar(document.firstWeekday, document.dataUnit);
this.levels = document.levels.map((level) => new DatedLevel(level, this.calendar));
}
get lastTime() {
this.#lastTime ??= Math.max(0, ...this.#document.series.map((_, number) => (
numberOrNull(series.barsLast(this.#barsOf(number))) ?? 0)));
return this.#lastTime;
}
#barsOf(number) {
if (!this.#bars.has(number)) {
const { bars, unit } = this.#document.series[number];
const { start } = this.levels[0].spanOfPage(0);
this.#bars.set(number, series.barsAdd(this.calendar.code, place(unit), sendPacked(bars), start));
}
return this.#bars.get(number);
}
aggregateOf(name) { return this.aggregates[this.names.indexOf(name)] ?? 'mean'; }
decimalsOf(name) { return this.decimals[this.names.indexOf(name)] ?? null; }
endOf(seriesName) {
const all = this.#document.series;
return (all.find((one) => one.name === (seriesName ?? null)) ?? all[0]).end ?? null;
}
unitOf(name) { return this.units[this.names.indexOf(name)] ?? null; }
column(name, seriesName) {
const all = this.#document.series;
const number = Math.max(0, all.findIndex((one) => one.name === (seriesName ?? null)));
const column = Math.max(0, this.names.indexOf(name));
const id = `${number} ${column}`;
if (!this.#columns.has(id)) {
this.#columns.set(id, new Column(
this.#barsOf(number), all[number].columns[column], this.#document.rows ?? [NaN, NaN],
{ name: this.names[column], calendar: this.calendar }));
}
return this.#columns.get(id);
}
}
return { UNITS, MONTH_NAMES, WEEKDAYS, isFiner, dayOf, dateOf, weekdayOf, dayOfTime, isoDate, clockOf, moved, distance, endLike, Calendar, DatedLevel, Summary, Column, ChartData };
})();
const { caption, axisLabels, isFilled, chartAxis } = (() => {
const caption = (value, decimals = null) => answer(series.numberCaption(value, decimals ?? -1)).lines[0];
const axisLabels = (ticks) => answer(series.axisLabels(sendNumbers(ticks))).lines;
const isFilled = ([low, high], pages) => (
series.axisIsFilled(low, high, sendNumbers(pages.flat()) / 2) !== 0);
function chartAxis(values, scale, clips) {
const known = values.filter((value) => value !== null && !Number.isNaN(value));
const [low, high] = scale ?? [NaN, NaN];
const { numbers, lines } = answer(series.axisOf(sendNumbers(known), low, high, Boolean(clips)));
const [baseline, rowValue, above, below, ...places] = numbers;
const ticks = lines.map((label, tick) => ({ row: places[2 * tick], value: places[2 * tick + 1], label }));
return { baseline, rowValue, above, below, ticks };
}
return { caption, axisLabels, isFilled, chartAxis };
})();
const { countOf, barName, barNumber, spanText, barSpan, valueText, changeText, escaped, drawing, figures, pageJSON } = (() => {
const shortWeekday = (day) => WEEKDAYS[weekdayOf(day)].slice(0, 3);
const shortMonth = (month) => MONTH_NAMES[month - 1].slice(0, 3);
const countOf = (count, noun) => `${caption(count)} ${noun}${count === 1 ? '' : 's'}`;
function barName(bar, key) {
const day = dayOfTime(bar.start);
const date = dateOf(day);
switch (bar.unit) {
case 'second': case 'minute': case 'hour': return clockOf(bar.start, bar.unit);
case 'day': return `${shortWeekday(day)} ${date.day}`;
case 'month': return shortMonth(date.month);
case 'decade': return `${date.year}s`;
case 'week': case 'quarter': return bar.key;
default: return key ?? String(date.year).padStart(4, '0');
}
}
function barNumber(bar) {
const date = dateOf(dayOfTime(bar.start));
const [hour, minute, second] = clockOf(bar.start, 'second').split(':').map(Number);
return { second, minute, hour, day: date.day, month: date.month, year: date.year }[bar.unit] ?? null;
}
function barLabel(bar, pageUnit) {
if (['second', 'minute', 'hour'].includes(bar.unit) || (bar.unit === 'day' && pageUnit !== 'week')) return String(barNumber(bar));
if (bar.unit === 'week') return bar.key.split('W')[1] ?? bar.key.slice(-5);
if (bar.unit === 'quarter' && pageUnit === 'year') return bar.key.slice(-2);
return barName(bar);
}
function spanText({ unit, span }) {
const [first, end] = [dayOfTime(span.start), dayOfTime(span.end)];
if (unit === 'minute' || unit === 'hour') return `${isoDate(first)}T${clockOf(span.start)} to ${isoDate(end)}T${clockOf(span.end)}`;
return unit === 'day' ? WEEKDAYS[weekdayOf(first)] : `${isoDate(first)} through ${isoDate(end - 1)}`;
}
function barSpan(bar) {
const day = dayOfTime(bar.start);
const date = dateOf(day);
switch (bar.unit) {
case 'second': case 'minute': case 'hour': return `${shortWeekday(day)} ${isoDate(day)} ${clockOf(bar.start, bar.unit)}`;
case 'day': return `${shortWeekday(day)} ${isoDate(day)}`;
case 'month': return `${shortMonth(date.month)} ${date.year}`;
case 'decade': return `${date.year}s`;
default: return String(date.year).padStart(4, '0');
}
}
function valueText(summary, aggregate, decimals = null, unit = null) {
const value = summary.value(aggregate);
if (value === null) return 'missing';
if (!Number.isFinite(value)) return 'out of range';
return caption(value, decimals) + (unit ? ` ${unit}` : '');
}
const PERCENT_LIMIT = 1000;
function changeText(summary, other, aggregate, decimals = null, unit = null) {
const [value, former] = [summary.value(aggregate), other.value(aggregate)];
if (value === null || former === null) return '';
const change = value - former;
if (!Number.isFinite(change)) return '';
const sign = (number) => (number > 0 ? '+' : '');
const percent = change / Math.abs(former) * 100;
return `${sign(change)}${caption(change, decimals)}${unit ? ` ${unit}` : ''}`
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
const drawsLine = chart.drawsLine && !compared;
if (drawsLine) {
values.forEach((value, bar) => {
if (bar === 0 || value === null || values[bar - 1] === null) return;
line('line', center(bar - 1), y(values[bar - 1]), center(bar), y(value), page.bars[bar].isRunning ? ' stroke-dasharray="4 4"' : '');
});
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
if (drawsLine) {
parts.push(`<circle class="${name}" cx="${round(center(bar))}" cy="${round(end)}" r="${pitch > 12 ? 3 : 2}"/>`);
} else if (value !== axis.baseline) {
const inset = number === 1 ? 0.75 : 0;
const drawn = Math.max(1, barWidth - (compared && barWidth > 4 ? 1 : 0) - 2 * inset);
const corner = Math.min(2, drawn / 4);
parts.push(roundedBar(name, at + inset, end, drawn, zero, corner));
if (number === 0 && page.bars[bar].isRunning) parts.push(HATCHING, roundedBar('running', at + inset, end, drawn, zero, corner));
}
const side = beyond(value);
if (side === 0) return;
const middle = at + barWidth / 2;
const half = Math.min(Math.max(barWidth / 2, 2.5), 7);
const edge = side > 0 ? top : bottom;
parts.push(`<path class="${value < 0 ? 'bar negative' : 'bar'}" d="M${round(middle - half)} ${edge - side * 3}h${round(half * 2)}L${round(middle)} ${edge - side * 10}z"/>`);
const text = Number.isFinite(value) ? caption(value, chart.decimals) : 'out of range';
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
const HATCHING = '<pattern id="running" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">'
+ '<rect class="stripe" width="3" height="6"/></pattern>';
function roundedBar(name, x, end, width, zero, corner) {
const side = end < zero ? 1 : -1;
const height = Math.abs(zero - end);
const r = Math.min(corner, height);
return `<path class="${name}" d="M${round(x)} ${round(zero)}V${round(end + side * r)}q0 ${-side * round(r)} ${round(r)} ${-side * round(r)}`
+ `h${round(Math.max(0, width - 2 * r))}q${round(r)} 0 ${round(r)} ${side * round(r)}V${round(zero)}z"/>`;
}
function figures(page, aggregate, decimals = null, clipped = []) {
const number = (value) => (value === null ? 'none' : caption(value, decimals));
const own = page.total.value(aggregate);
const isAmount = ['sum', 'count', 'rise'].includes(aggregate);
const kind = isAmount ? 'sample ' : '';
const ofSamples = isAmount || page.bars.some((bar) => bar.summary.count > 1) ? 'sample ' : '';
const outside = page.bars.filter((bar) => Math.abs(bar.summary.value(aggregate) ?? 0) === Infinity).length;
return [
['count', caption(page.total.count)], ['missing', caption(page.total.missing)],
...(['sum', 'last', 'rise'].includes(aggregate)
? [[aggregate, own !== null && !Number.isFinite(own) ? 'out of range' : number(own)]] : []),
[`${ofSamples}min`, number(page.total.min)], [`${kind}mean`, number(page.total.mean)], [`${ofSamples}max`, number(page.total.max)],
...(outside > 0 ? [['out of range', countOf(outside, 'bar')]] : []),
...(clipped.length > 0 ? [['clipped', clippedText(page, aggregate, decimals, clipped)]] : []),
];
}
function clippedText(page, aggregate, decimals, clipped) {
const words = clipped.slice(0, 3).map((bar) => {
const { summary } = page.bars[bar];
return `${barName(page.bars[bar])} ${caption(summary.value(aggregate), decimals)}`;
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
...outOfRange(bar.summary, aggregate), ...(bar.isRunning ? { running: true } : {}),
})),
};
}
return { countOf, barName, barNumber, spanText, barSpan, valueText, changeText, escaped, drawing, figures, pageJSON };
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
const match = /^(\d{1,6})[-/.](\d{1,4})(?:[-/.](\d{1,6})(?:T(\d{1,4})(?::(\d{1,4})(?::(\d{1,4}))?)?)?)?$/i.exec(word);
if (!match) return null;
const texts = match.slice(1).filter((text) => text !== undefined);
if (texts[0].length !== 4) return 'Write the year first, with four digits, such as 2015-12-31.';
const [year, month, day, hour, minute, second] = texts.map(Number);
if (year === 0) return 'Years go from 0001 to 9999.';
if (month < 1 || month > 12) return `There is no month ${month}. Months go from 1 to 12.`;
if (day !== undefined && (day < 1 || day > 31)) return `There is no day ${day}. Days go from 1 to 31.`;
if (day !== undefined && dateOf(dayOf(year, month, day)).month !== month) return `${MONTH_NAMES[month - 1]} ${texts[0]} has no day ${day}.`;
if (hour > 23) return `There is no hour ${hour}. Hours go from 0 to 23.`;
if (minute > 59) return `There is no minute ${minute}. Minutes go from 0 to 59.`;
if (second > 59) return `There is no second ${second}. Seconds go from 0 to 59.`;
const key = texts.map((text, place) => ['', '-', '-', 'T', ':', ':'][place] + padded(text)).join('');
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
const AGGREGATES = ['mean', 'sum', 'min', 'max', 'count', 'last', 'rise'];
const DRAWING_RULES = { scale: ['auto', 'level', 'page', 'robust'], style: ['auto', 'line', 'bar'] };
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
(session, words) => session.setAggregate(words.oneOf(AGGREGATES))],
compare: ['compare PAGE', 'Compare the page with another page', (session, words) => session.compareWith(words),
"PAGE is 'previous', 'year', 'full', 'off', a date or a page's index."],
bar: ['bar BAR', 'Mark a bar and print its value', (session, words) => session.markBar(words),
"BAR is a number in a label, a date, 'at' with an index, 'next', 'previous', 'first', 'last', 'max', 'min' or 'off'."],
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
const SETTINGS = ['value', 'series', 'aggregates', 'scale', 'style', 'comparison', 'comparesFull'];
const STATE = [...SETTINGS, 'cursor', 'entrances'];
const STEPS = { h: 'hour', d: 'day', w: 'week', m: 'month', q: 'quarter', y: 'year' };
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
get aggregate() { return this.aggregates?.[this.value] ?? this.data.aggregateOf(this.value); }
setAggregate(aggregate) {
if (aggregate === this.aggregate) return { result: 'ignored', reason: 'alreadyThere' };
this.aggregates = { ...this.aggregates, [this.value]: aggregate };
return { result: 'changed', setting: `aggregate ${aggregate}` };
}
setRule(words) {
const rules = [...Object.keys(LEVEL_RULES), ...Object.keys(PAGER_RULES), ...Object.keys(DRAWING_RULES)];
const word = words.next('a rule');
const rule = rules.find((name) => name === word.toLowerCase()) ?? fail(unknownRule(word, rules));
const values = LEVEL_RULES[rule] ?? PAGER_RULES[rule] ?? DRAWING_RULES[rule] ?? null;
words.usage = `set ${rule} ${values?.join('|') ?? 'first|last|N'}${rule in LEVEL_RULES ? ' [LEVEL]' : ''}`;
const value = rule === 'start' && /^\d+$/.test(words.peek)
? words.index('a page') : words.oneOf(values ?? ['first', 'last'], values ? undefined : "'first', 'last' or a page's index");
if (!(rule in LEVEL_RULES)) {
if (!words.isAtEnd) fail(`${quoted(rule)} is a pager rule and takes no level. Usage: ${words.usage}`);
return rule in DRAWING_RULES ? this.set(rule, value) : { ...this.pager.set(rule, value), setting: `${rule} ${value}` };
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
}) ?? indices[1];
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
const start = moved(current.start, Number(step[2]) * (step[1] === '-' ? -1 : 1), STEPS[step[3]]);
return { start, end: start + 1 };
}
return calendar.spanOfKey(word);
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
soFar(page, other) {
const end = this.data.endOf(this.series);
if (this.comparesFull || end === null || page.key === other.key) return null;
const column = this.data.column(this.value, this.series);
const part = ({ span, key, title }, until, isRunning) => ({
span, key, title, until, isRunning, total: column.summary({ start: span.start, end: until }),
});
const ends = ({ span }) => span.start < end.time && end.time < span.end;
if (ends(page)) return [part(page, end.time, true), part(other, endLike(other.span, end, page.span), false)];
if (ends(other)) return [part(page, endLike(page.span, end, other.span), false), part(other, end.time, true)];
return null;
}
get missingComparison() {
const { level, page } = this.comparison;
return page === undefined || this.data.levels[this.position.level].name === level
? 'No page to compare with.' : `The comparison with ${page} appears only on level ${quoted(level)}.`;
}
scaleOf(page) {
const isAmount = ['sum', 'count', 'rise'].includes(this.aggregate);
const including = (range) => (isAmount ? [Math.min(range?.[0] ?? 0, 0), Math.max(range?.[1] ?? 0, 0)] : range ?? null);
const own = { rule: 'page', range: including(null), clips: false };
if (this.scale === 'page' || !this.data.calendar.barUnit(page.unit)) return own;
const range = this.data.column(this.value, this.series).range(this.aggregate, page.unit);
if (!range) return { ...own, rule: 'level' };
const scales = { level: including(range.whole), robust: including(range.robust) };
const rule = (this.scale ?? 'auto') === 'auto'
? ['level', 'robust'].find((name) => isFilled(scales[name], range.pages)) : this.scale;
return rule ? { rule, range: scales[rule], clips: rule === 'robust' } : own;
}
get drawsLine() {
return this.style === 'line' || ((this.style ?? 'auto') === 'auto' && this.aggregate === 'mean');
}
compareWith(words) {
const level = this.data.levels[this.#restedLevel];
const word = words.next("a page, such as 'previous' or 'year'");
const keyword = word.toLowerCase();
const former = JSON.stringify([this.comparison, this.comparesFull]);
const compare = (comparison, setting, isFull = false) => {
[this.comparison, this.comparesFull] = [comparison, isFull];
return JSON.stringify([this.comparison, this.comparesFull]) === former
? { result: 'ignored', reason: 'alreadyThere' } : { result: 'changed', setting: `compare ${setting}` };
};
if (keyword === 'off') return compare(null, 'off');
if (keyword === 'full') return compare(this.comparison ?? 'previous', 'full', true);
if (keyword === 'year' && isFiner('year', level.unit)) {
return {
result: 'ignored', reason: 'doesNotFit',
message: `No ${level.unit} starts a year earlier. To compare with the ${level.unit} before: compare previous`,
};
}
if (keyword === 'previous' || keyword === 'year') return compare(keyword, keyword);
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
const unit = words.peek?.toLowerCase();
let period = this.#period(
word, words, level, "'previous', 'year', 'full', 'off', a date or a page's index", ['previous', 'year', 'full', 'off']);
page = level.pageIn(period);
if ((keyword === 'last' || keyword === 'next') && UNITS.includes(unit) && isFiner(level.unit, unit)) {
const { start } = level.spanOfPage(this.pager.level(this.#restedLevel).page);
const index = this.data.calendar.index(moved(start, keyword === 'last' ? -1 : 1, unit), level.unit);
period = this.data.calendar.span(index, level.unit);
page = level.pageAt(index);
}
if (page === null) return refused(this.#noPage(level, period));
}
const key = level.key(page);
return compare({ level: level.name, page: key }, key);
}
#barCount(level, page) {
const { start, end } = this.data.calendar.bars(level.indexOfPage(page), level.unit);
return end - start;
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
if (keyword === 'at') {
const bar = words.index('an index (0 or more)');
return bar < count ? { page, bar } : refused(`No bar at ${bar} on page ${level.key(page)}. Its bars are at 0 to ${count - 1}.`);
}
if (/^\d+$/.test(word) && word.length !== 4) {
const number = Math.min(Number(word), LARGEST_COUNT);
const { bars } = this.page({ level: this.position.level, page });
const bar = bars.findIndex((one) => barNumber(one) === number);
if (bar >= 0) return { page, bar };
const [first, last] = [bars[0], bars.at(-1)].map((one) => (level.unit === 'week' ? null : barNumber(one)) ?? barName(one));
const hint = number < count ? ` To mark a bar by its index: bar at ${number}` : '';
return refused(`No bar ${number} on page ${level.key(page)}. Its bars are ${first} to ${last}.${hint}`);
}
const period = this.#period(
word, words, level, `a number in a label, a date, 'at' with an index, ${choiceOf(BAR_WORDS.map(quoted))}`, BAR_WORDS);
const found = level.pageIn(period);
if (found === null) return refused(this.#noPage(level, period));
const { start } = level.spanOfPage(found);
const { calendar } = this.data;
const index = calendar.index(Math.max(period.start, start), calendar.barUnit(level.unit));
return { page: found, bar: Math.max(0, index - calendar.bars(level.indexOfPage(found), level.unit).start) };
}
#levelOfBars(level) {
const rank = (other) => UNITS.indexOf(other.unit);
const shorter = this.data.levels.filter((other) => isFiner(other.unit, level.unit)).sort((a, b) => rank(a) - rank(b));
const within = shorter.filter((other) => !isFiner(this.data.calendar.barUnit(level.unit), other.unit));
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
const first = calendar.bars(target.indexOfPage(entered), target.unit).start;
const index = calendar.index(bar.start, calendar.barUnit(target.unit)) - first;
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
return `${barSpan(bar)}: ${valueText(bar.summary, this.aggregate, this.decimals, this.unit)}${count}`;
}
get decimals() { return this.aggregate === 'count' ? 0 : this.data.decimalsOf(this.value); }
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
async function moduleBytes(id) {
const packed = Uint8Array.from(atob(find(id).textContent.trim()), (character) => character.charCodeAt(0));
return new Response(new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'))).arrayBuffer();
}
const module = moduleBytes('module').then(load);
await loadSeries(await moduleBytes('series'));
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
const { aggregate, decimals, unit } = session;
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
const parts = session.soFar(page, compared);
const text = parts ? ((part) => soFarText(part, parts[0]))
: (other) => `${other.key} ${aggregate} ${valueText(other.total, aggregate, decimals, unit)}`;
const [own, other] = parts ?? [page, compared];
const change = changeText(own.total, other.total, aggregate, decimals, unit);
const counts = [own.total.count, other.total.count];
const isUneven = Math.min(...counts) > 0 && Math.min(...counts) * 2 < Math.max(...counts);
legend.innerHTML = `<span><i></i>${escaped(text(own))}</span><span class="other"><i></i>${escaped(text(other))}</span>`
+ (change ? `<span>change ${escaped(change)}</span>` : '')
+ (isUneven ? `<span>from ${counts[0]} and ${counts[1]} values</span>` : '');
} else if (compared === undefined) {
legend.textContent = session.missingComparison;
}
const showFigures = (clipped) => {
list.innerHTML = figures(page, aggregate, decimals, clipped)
.map(([name, value]) => `<div><dt>${escaped(name)}</dt><dd>${escaped(value)}</dd></div>`).join('');
};
showFigures([]);
about.textContent = remarks.filter(Boolean).join(' · ');
const styles = getComputedStyle(element);
const across = size.width - parseFloat(styles.paddingLeft) - parseFloat(styles.paddingRight);
const drawn = drawing({
page, other: compared ?? null, aggregate, decimals, unit, scale: scale.range, clips: scale.clips,
drawsLine: session.drawsLine, marked, label: `${session.drawsLine && !compared ? 'Line' : 'Bar'} chart. ${label}`,
}, { width: Math.max(160, across), height: Math.max(100, chart.clientHeight) });
chart.innerHTML = drawn.text;
if (drawn.clipped.length > 0) showFigures(drawn.clipped);
if (!drawn.startsAtZero) remarks.push('axis does not start at zero');
const running = page.bars.find((bar) => bar.isRunning);
if (running) remarks.push(`${barName(running)} so far`);
if (scale.clips) remarks.push('scale for 99 of 100 bars');
about.textContent = remarks.filter(Boolean).join(' · ');
readout.textContent = isCurrent ? session.barText ?? '' : '';
table.append(tableOf(page, label, compared));
element.setAttribute('role', 'group');
element.setAttribute('aria-roledescription', 'page');
element.setAttribute('aria-label', `${page.title}, page ${position.page + 1} of ${level.count}`);
Object.assign(target, { version, marked, content: page, left: drawn.left, right: drawn.right });
}
function soFarText(part, own) {
const { months, rest } = distance(part.span.start, part.until);
const counts = [
[Math.floor(months / 12), 'year'], [months % 12, 'month'], [Math.floor(rest / 86400), 'day'], [Math.floor(rest / 3600) % 24, 'hour'],
[Math.floor(rest / 60) % 60, 'minute'], [rest % 60, 'second'],
];
const length = counts.filter(([count]) => count > 0).map(([count, name]) => countOf(count, name)).join(' ');
const isOther = part !== own;
const name = /^\d{4}-\d\d$/.test(part.key) && isOther && part.key.slice(0, 4) === own.key.slice(0, 4) ? part.title.split(' ')[0] : part.key;
const text = part.isRunning ? `${isOther ? `${name} ` : ''}so far, ${length}`
: part.until === part.span.end ? `all of ${name}` : `first ${length.replace(/^1 (\w+)$/, '$1')} of ${name}`;
return `${text}: ${valueText(part.total, session.aggregate, session.decimals, session.unit)}`;
}
function tableOf(page, label, compared) {
const table = document.createElement('table');
const other = compared ? `<th scope="col">${escaped(compared.key)}</th>` : '';
const rows = page.bars.map((bar, place) => {
const values = [bar.summary].concat(compared ? [compared.bars[place]?.summary] : [])
.map((summary) => `<td>${escaped(summary ? valueText(summary, session.aggregate, session.decimals) : 'missing')}</td>`);
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
const settings = () => JSON.stringify([session.value, session.series, session.aggregate, session.scale, session.style, session.comparison, session.comparesFull,
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
value: session.value, series: session.series, aggregates: session.aggregates, scale: session.scale, style: session.style,
comparison: session.comparison, comparesFull: session.comparesFull,
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
aggregates: state.aggregates ?? session.aggregates,
scale: state.scale ?? null, style: state.style ?? null, comparison: state.comparison ?? null,
comparesFull: state.comparesFull ?? false,
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
else run(bar === session.bar ? 'bar off' : `bar at ${bar}`);
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
return `${barSpan(bar)}: ${valueText(bar.summary, session.aggregate, session.decimals, session.unit)}${count}`;
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
text.innerHTML = `${level.key(page)} <small>${caption(page + 1)} of ${caption(level.count)}</small>`;
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
