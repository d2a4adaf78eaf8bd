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
<script type="text/plain" id="numbers">H4sIAAAAAAACA+39fbwd1XUfjM+e93PmnHvnSlfSlY4w+0xkchWEkWOhN7DR3IAkQID8Gpy6LQRw7HPBRkImpBW6F0uAjHGs1E4DttMKcCrcoqckcWrc2rXiui5OHJckbkp+dVvSOC3p4zY0cRv61E941ve79syZc18EOPj59Y8HPrrzcmb27L322muv9+XdcPutxvM88/vBzPX+3Jx3fTg3h4OZM3O4IX8D3ojmqh883pEf+KgcY/6kd47M8ffDvDqCu0fQ1uHrEzzCX/3D2vZhtH24+sQReTDQ56O50YY9PTmiXz7iXe+hm/qmPHu4/uRhHNBsdOSItmAOy030U5tHE+jVEfkpmataD/QGP3sEl0fw94h+WFo6ovA4oh/lt3V8OMqTeiWfwhNzh6sWD2N0RzhI9s3Xrh2Wq6pXhxWK+sOcGxKgflhhcVg7QPgfmVPohAoJc4SQOnJEO3uEb+rfkeGZOX9bGN52w0/dHN3y/p96/WbvNXpx2/t/+uaDXpcX8fs+cOtPDq/e/f6Dt95wyJsIHvJ/wffS2PfCwBs71wvbtm2M8forkiDxxuLQS8KgaP/QBsGfFa+NwyiJx2N5IE5W4jETmiROfd+LTBjHYRi1olYyOZmmqeetkvvn+X5sflha91fH4crpIDEmaEXRmjAIQrM6NUFgxjcG3kRoonF5SP6bijxvrefF0boo+pE4Scz5/iZzwZrXXbi51wuybG0WRK//0Tck/pbuRZ6/PvMS39/qbcvX53mwXb4V+3FkjC99539JsKPjpZ10Z6eTnJNcfEnYirw3vkl6fo58+1LP25WGoXQoKKMgDRP5P/CjVWZK3gxjL0zMbeYX5P8oMJ4fp4If5fx8mCV/GvTjW2++9f0Hf8b3ugrXH7vhtkPvff/7vLtN+4Y733v7vht+8uZbbvc+YmJcXftu71Omg7Mrbt/93ltuufkm71HTvfGGW25+3003HLzifTfdfKf394c33nrohoOHvH9gxqsbMzccfPv73nvIe9x0Grdu906brLq+6uaf8f6PYRNve++hW272njATdZu33fC+a9+Np37ZtA6999abr37/HdKNXzUdXFz23tsP3fC+G2/2PmsyXF/+vpv2vXf2Zu/XTHTTDT8j3f9HJr7phkM3y9nnTPKT8u3yppu8J02K03033H7I+7xp3fj+Wz5w6/vwwz+WjvDirR+49dYbDv6M90XT1hv7Bfe8fyrd5tVbbnifXJ4x6c133vgenn/ZpLfcfMfNt6CVf2baPFf4/HOT8wot7H3/LTe9930/5X3VZPW9K97n/YvGI9fcfMPBm6VfTzUeKQ95XzOTw8t3yjMzN8tKuNn7DTM2/BaH/pvu6wDc7d7XTesXfeOVJvvbJl/xmvv8j/oH5L9rrtn/pl0/9mP7bz/0Qf+D/oHDPyfI8qB5yHzCfNL8HfN3zX3+cf93TOecXzHH/HvkiT8xz5sLXzT/t/m4//P+fzM/7/+e+T3zr3lc/u8vLPqr9/924+8vLHpez/8t2/8W//4b/v3/LfPF3zcLW37mrH07Vv/67+TvvzcdE7f/6PfjX/C3GjNnPWum/bTww7nSRNbPtvop7m31PRzKfLDVD+XML82h0hzc6neyfyCrds4GpTkQ7rKevIzzO6w/uxvX41lWfvfusB/ybhFYf0+4y99l5WS2CErvynBX+enj+DUflEHeL/jgIWnYypl8PZNrD/+u7PUDG8pj/cga6w/6JpBmLu8aK9cXeN5Oz7NRafgzDgYNzfaDjpd5WWa9PLZh9lfRV489kK6GhSlflP+SA3rY3cUo+YMMcBZD9asHzJ6ugoDXBxUMfBjPT3jyjWyTh7bZwEi7e3BTbxsAEN3JdrrmzAHpxbfmwwHHQGiX/iG591m5J63rl0z5QHXpZTeYYE56JqAQMArE+2Hp9X1trC8w6BtfRijg8W2Ib/s2QOs22t31MXWDvt8xMjEej3IwGT6x0+PU4gvvki/8kFfms4W/AbOdDqxXnrw7zFv6Qbl3gdfB5+Wr7v4FXihAl5+9fsjebfBKjFGmYXdPzkLMy+7e3mwVhmNm0dvSXA3Y5HGW/XLbj2ULla8+b2aLaANm82kzwFwLtoR5twhn5s/82//66/5c0ZXGuu7qyF0zl953+FQ+ZqNp/xnT7+D4TdNvy/tnzKAMcf20KbJ8HGdPGQFtfkc/lT6kd/RbuPcV049xPGP6CSC3+H/gAXo7O9aSPSqM4nbiCWrG1uSZfOdZM5BW588AYW00420LnhW0LJ+Qz/s2K7/t3aoff8Lg72dN4eP4pJH1YPJVGGCelc88YUqvnP+K3hOUTvum0/jI1EDQ388n8KpdPIj1OoapflK/JLDcJR3bAHizc9utQec2y7WV1mwDojU0BcyX3me7hCgWPAiCxZ8N+DOdr8Qhx59JdF++WMjHys2DwpduBzaWoXzTw0i+LOiBkQgMqg8d5ke9t/Zm5p/6xme7c6cELtIEqU6ozaXSXN0SbmwW1JY1vdHfss3fJGeCoNPS6K5ZoIj8vBgUmxQU0wKKZAi/7QOb2bbtyAjkx12LX7tEX9sur8XVawHmXVA0Kp/3Rt6/c/H7h/T92/B+JG88V78xifu39Dnr7+kDNTgdz5kGsjzjAVeNIsp1+PMuAYgcrheAOBSrAXz6/2jiSlQ+5QHTfH15L/7sUxzb30QxG13gPSfUoRMJSXRt+gvRNsHIOQOEQHlBYyql30Tptn5onuh8TFYUjseBzpxwfstXBA5e9odOP1KNST91QhZ/u/RlW7g1X40PnOBnPu4+9+CSn/NfclGelBEEsijbbk2eZGufdmvysQVrskLkxpI0w0+kWJJGl2S+GCE6ihCpIIS8FF1o/rOR32US/tjoA992hOdZITwgwbES+6TabgX3bIuUJz100KZlfuggByMkUqhr9umgJtNCL8vnPhTKUiq9a2RPlXN3XUgPbdhDk2Eom8Lwsa6XRXxwTn4sn/+QLNL5333iX/2nO7cFspvhhnD4Sn/zNbLHvNBoX87ddRFL+zHbj9n+CyPtv1C1P39/OPPilz7z+H966KknQv2C3Gp+IcYyz1OBru6t4d5egWMsWz+XOjYWgV4q20h4BA/cUnCLAXMgZ7/5mcTyL94rO+8TPAEQO7fMypYn07RW7p77Ady9/bQ1j99TkbzI9WDKhqdtdJEfzth7j6EHfFqfPXK4CCrw2Prs7T25Ww/KNs7f2gN+YA/MfsOYcE768bfu4h/pqimf+h//zlg97O2Vv+IDU3/5v6e3ChJKX3AqnT73AwOZvH95/0/fYonKXz90q8WGWD7+i/6tOD59/0/fioX1X/xbZSsmIPHQQA4f5yNB+bG7bsGr0S1YSA8Z+UAZlD8t7/6Kv7c3KCJFuLA8EdwiTIJ0Odg7UOzz5XG+9TfxVTIuafZk5Ld0k948W4Qb8KZsS76szxCbUgTU93GO3SjEboRtWEloLJvXunWyUk8XnZn86Iz3Fty0UQ4aiWNPXuV1ZDsz9uh+gZr+7B6Khk3hRnXfL8cPZH0/wzrtp+XmfiLds8JdypL4Ayw0A15TaIuM2iP0jXCdAhuShimZNSENua5z7Dhl6xplUbG8wZfm0zYQbkdYQHlNqI2s6H1dWdBGf92YZeBEL/DWyuKWHydlGHLI5ctyc6pIwIHlybpM2kxLe0CGxVs2wRhS6X2kF7aVXS5Ly7Pp7OmZ7ffOmLts63EbvMGsm9l877GjgnT6H0Czy/V3vXtVGOSLzTo5/IGwcWtxudObwmGrPymHzVv9XGhjVm529Iw9/5GMjFhhZKXW4+cIMh1BIkvj8vpbmZDUfkvYxVT+JcNv2hY/aVP5ZAa2XeZdvidnmfLxyVZKBXYAhAE9DHDoFMQUoZsyCjCH+R0Xm9fxLL1jp3cBznZ6m+TAHZ/iwAZFFUG7DQMSaVOjhzS1oY8VH270p7cp00yiJ6yJrMIvQUxRvFWWlrM/bX3MviW/SjLg5yvAw+b4MynSiA8GRyZIel8E8skQHyt3VmBEJ2RDNI6W3F2YmtMxYLaE0zlz7I1zp8pL3i/bDZhj/Am14VQartvEDctl7G/0N+gAAgzA1wH8jhGhjEtPeDrB7QqBtysCbyaA+dGKp0uaHLJNyNFh3jFBFn824A84Okw2J77Q2ROOIwBHF7FzIxxdRB5EUB8i3ETbw/P8IzITl0YR8hmZW0UmsG/yANm3Sr6Q1sG+ZV976Uk5O3Bxp2Ykv69p+9lvrJ879et/+en5htG9WCZH6aKbnFAnJ5SOOPYOlJLYKs3LYVqADRwldxcR2Bc0mI5QYeDrizn+TOrCwfiUU4kWvYPtjC9wwYX6QjrCC4aYGrdetoysF07NJ40xjrfAeHSHXCvbR/J+eSuk4JcQ30pvb2+2DAaCXVzc/FZIUJE/qJQHQJh8LTfkV7Ztz5bJrSo4ExrSuS9zSxXq2pJtBrjXJ94KVcJNmTehryFIrmw6luw7brhNQwguCJu7TJTkoq2a6gZbgKJvMO0l6C5Z1vX8KL8FJAeiCu1q8wy0q4UzCPMBYCoPWsjt41lmK0j+SPZPEz+a87Ge582sLuiZJ549c/fRex94cPM273KukcadYPSBQNZ9uWqrvwUrUWSbrT6kunPv6MfS4tNGFxSXX8hJElYmut1Gs6eLBKMQjNvpeaXpRxD/I2x30/4W2cDNLBUryUzrHdikZj7/nW9//mP3feNTO7Z5Txlcf/vbD33svt/61EXbvDO4fvL5Z7/2sfu+/qnXb/Oe5PVzz37m6L/4yKe2bfOe4PWzz37o6L944FNv2OY9huvPfedbn/+ze7/xSWnvJK+//a2H/uze3/qktPcgrv/R88987c/u/fonpb0TvH7umc/84Vc/8klp7zivn33mQ3/41Qc+Ke3N4/rXvvPNz//uvd/4hLR3Jy6//c2Hfvfe3/qENHebXH72+ae/9rv3fv0T0tp7cPnc05/5Z1/9yCeksetx+ezTH/pnX33gE9LWdXL5q9/5+ud/9d5vPCRN7cflt7/+0K/e+1sPSVN75fJXnn/qa79679cfkqYAl1957qnPPPrVjzwkTW3H5bNPfejRrz7wkDS1WS5/+Ttf+fzH7v3Gg9IUqNkvf/srD33s3t96UJoSqjbzxPNnvvaxe7/+oDQ1hcvnznzm6Fc/8qA0lePy2TMfOvrVBx6UpkSYsKGsgVlVwSQyLd/25gv8PXLXqdIcGlzoeRd7VBnNUjQRhCaSUgMW8XWbnCo3H5TZFty/vOu5LR/tXoCbGbR3NiKfAGyVLkDvotgjmzORaEAVkwhRWGFCgSwQTHhwn8wS0IgkwZfl+oIpsLmDSFxocmLeQYhlvuKVDV9PRd32A6fvPSatQSUGtl7Gp5o7ZUeES8RirJbe9fXZSeGeZubv/uCx4ydOnpmfO7q/dywaPpYV6czm46fK+b8IDkhzyYw9fkpaT05Jd9JTWZ+qJF2RJEsB9AmVWIXdq2+UnnDPUnWb7lmOPoKPmafw9Y+N78t+zP3LVswwmAiRYECpARJh/yCrzKlAU2/M3sjG7HFjBs0kvRTCxxmPbhVpW/67s6YZU3eJOBSdtuFF/iRElCKYk70Dg4hVCYaG8cZbu8KWeadU+Sjf5fHHe4IcIZmw7ELPqbU8MNRjke/DJJSpxHm66t14JvONmcv2QTUsICk/GoikII8Fe4tAxAevDG+FZvC/+Lfg8Kk5Xp0IKJ20SqGkvUElRkS3Dspv/3k6+xJaUsMfai3pIwpl1b8RsZ0QIXS2CE4XkQgKkCTmhk8Ifc7AnIKv5oU0A03lyO8z4/4RG4kYsl/o/4w88jiJ+GlQ/Bqd0qP7BZLZDHhdaVBIaCjSYCiSY04BEU39uclWL9ZnytaT/U7H7wBBdhFFTogMkgiOJJDdG0rNlTVWhHZlrScbKjWTaf8F05/A8XnTH8fxu6afSzvzIjW2i6zScCRgNOb98lkRuAORCc4tv01B3ObAqCICfkWqXoNqQni79WSl21TAgIWwjoXAnQTqEzsugl0C9QT+ftsIwyHH56CAaZNZAfedQSvSwQ/H/H4Xx3m/v8ImF3gf8mV3Ti409/uyFhb2U74A7e6EfuFpfuGbpuCAn6m+MEbFULNfK2xXdvD0kO0chHx96CDvsg+p+1bbfdu4PrVcn8ZeSrGrml0qdlsWG3vXdjDAxT0/M4TNGX7mK1AfJapddlMTVPJJefK5Lx71MYanlPNMoBi24+UfegNt4wm28VnXxpNoo34bytxl+jGGbkJaAhQIi+GXOYDy8TOeU6npd0VWX4ldRGQc+dAU/qzXj9qRbybum8OPV3pQwQtvULZzi2am/fcUwuYc93GxMbh+mw/oOG7ofj0FO/Qhv/zXv/Hz/yYuT/67hwQS808Hrqc+53jhKPyq/5GbB0EV+Wi3+uh1hRl+dL/7qBl+1LiPyntPeQJomwuaTeLNvUIH5LCvb1yHbDn/G1VnIoJoOyg4Z2U7/lyi4NkFneNwQjkMnVB9a1qEKn1rGn826Vubm29lTfQ87gNdgaZQNesoV/THbFewtSM/xVAS99vDH5dGgfK3K7FsOPMJ9idZ9JXiNKGeNqGelr06PoJf9erSd6Hldph9G/4c0nfuHEGP4CUXyInhAjnBj3/cffzBeoHUrfkv2drJYWsn2dqnoaVNqK313dBVNy6kvfyzhs4WetdXbfWk1erJ8e0Ufzo6qrwJnmxJcpQtpkeQBlrKWYwpn5FS42tqjW+7Yk0Eoj427keFPzgmBP6kobHUm/kvX/n5j903v3ObABYMxtNH58889vu//EfeNsDdm/nGv/v9f/B7v/XMr/yp3DiOG//hN752dP7ZHduAE+AWPjj/f//xg//4T+Rn4TNK6c1tcvvPnrt7fv6MPPQePPPU0fkTj/3bX/3v8sz1cv0b//mXfzPZ5l9nPbdPynP7cfHVo/MnP/OLn8O398r1b335j4JtYDFmvkO+TR7bjsd+Q5o7/qnP/7E8tpmPfe2T93a3ybrxZv77l7/2mxyMxYPfkI4+9tAvo+tT+O6XP/8PfuHr37pkm3Co3swDaFPaT6XX33lRJvYQtjuKWVlJQ3alqnZG2iIoZY6opg6gpq4egJIa8zYRQyKFpjrLsusWmD8d6lAt4TkNIXf/jVQX9EM1ewaYUSgO1Goebm1qCSi4XlML1arB8aAgC8rOgGZZka5hOQ2v7JXChfcEmR6kTqUDnSUaMxwglTiQybOjxiRztPQacuFqDlbtRQeK+Ttg8Q1Vp5HABlxuJp9SpGXrKhiDYXLoQIdIY7dVA3VqYWNo31Jx5E6yiKj84yADtRW3AK776QCgbgM4dOSze8K58noRq3mDpm0Z2x94yiOtu6JnhToB1cl/4mEv4pN9r9kQ5uwOZQt9tLGOOld0mIAIqfBmh0uTiSCbZXeRWxRIJDA4l2uulnFcfJVwDBdfdbCn+mS5fYlw2PLvNFRzR2rVBmVk+bCweP7QOHC4aJ1ShadtQZrAZ6g2SZyxXic5BSQeFg5CVXROaxK+pD7OMYKVooYaFOlLhL5IZ6Uv8bAvQuTWyE9/QbbeHff2oOaCPJN3pY/qA1Hd2BagiwmQ1mlOfg1qnWVs3IZik2yeZTg7Fni+8bOy3Q/KEP4EOlVklNIkDsOg7UWtrEz6gTAJfAx71vChOApFqkjTAIYt3v2P6uMgL8RZGckhyspADmFWpnIIstKXg3xT8FjdEgTVAvgmmOx5gewRyiDgms+jlU3BYGow1Dw1pd/qoh8L9B78+j8Xsi+3UvW3kCfau2EJQL/C3b0ZrxQg5u3SHOgVyeEiqk09UcPUEzVMPVHT1EPdVpivodQoLO/33cDWWkOaXU8iBqNFUzNloJkyS2qm6LCDNUQ3kz3N6xRr2Mf6aLh4nEz9ZC44otKrSiYpeB9hdrBj0dwxx42uNIekpQtNW9h5o+TOkNyxb0V0GjYWqN18KpZUQGs52QrUB9pG/g2oJYi4t8XY2/Iep9z61YN4UfVsvFzwW0RTD9CCBsJgb68faSeEvgp7CtWXVxFtoRCXgABthUG8bO2lOqvWFEApS3o+zcGs48j4N10nW8imfjCU64cKhs35XxiReicHRUrNwS5oZi4B7/giTLlCZy9RfxbBXiFpnpJX2VfK+WflAqrSi00uOJIOYKHxqFa+hGCC7oAtB9iaOvm9Rq0jQnD2UoOg96kApvo3P26GWoN+pMrXGB/v41P5HTJBsYjWgcjBfFMO+d2ColDLeBQBoZuRlWvA38tsALI+VEEphH3dGAJactR2AwV7n4dO7XlEuHH6YTuTEagmFGeqCZWznVRkBUqxQ90OhaPfAKIvuAz0cbRf0FsYJiJTUAnSMBhmtZjP21BgC5s1c8Y7OhMLTdY7ti3IA/n90uOnsj471apQ1qtR9kLTHmKrp9gKDKameM4/UsuFQsV8T2igPAQ5V/8Gp613GsqXDn+gdoF/hz+YxkUG9s+2tgUia9n2tgByu8wzdNDYifIXDPrO9x93na9QLa/0Grr/YcBAj+r5BPiQvw4LNFSpxsuozkKjWYFJBjnSqRqZo9JcbNLhDkr2xFC9Yf2DMneQt6gl+rT1u3OxM/a2uaYEqSIKdf3Qp82zVaiGXa9SgeNCTU1InVIxMTNUn2f6VyDlH7Hx6f4KKtv7K1X1FjtVvpuI1nAi1IIsB1r9+DeRDbKej/p3P8/c3+HvpnGR9SflyxNCVPsTwtOvkJNj/RULNQL6UcPv6F/vtDX11ww/oH+HP5jGRSZDaoOqTtoV8pnotJ04lv+psW3VC3Y9294YpNIFOeSAwohRYcUbaVGQzh2/BBaF0lOLgkDy+Juowpx4k+/BqjuEOddLmxyrd2CxUiwcUYpt9TdJ9zwY3No2uticJ4dwp/daNLDTg6lVaKeVgzyyXrDgjJktYkGDdrl+UHhOS6pWFw+7g7Tp9oMJnKVFCpIrggrQwAPtMIqQoYxBdoeiy56Fs/0okul6xqNLGjiflvA9LarZZsyxynwx1L3hZoLd3G0lGbeSZ42NNwbXCRzlcL2AXh6gjiu72PxjA9Zvp/d5HNOdMFXE2AY/i6Pwvk/guHJb8BiOK2aCYzJhK2Qpfk94i0uP7u8VK7YFInpiFmOIo/mfQeXt5RfIRGHoYyNWqJaujA4xG4AwjY1xBYbOBcO7KjGuqDc9w3XR/K0Dg1Uri/Ta/W2Rt+xw+GNuJ23JBmlbA/X+9F+BVQv7T1BxDrvpqiHkeWjZpWY8/y7mIb2yG7BZWfVd+OXF0/7+K7u+sG/qOgHHCIFL/S+GRmVBS/+DM7WrP4nD9v4qeWh6oFvSAiZc59pT76qlf/FE3FFfXkU6X7EwIWiAl0VUowew/BOc8p3eQ0SBnbA6xUD0j+Mom9MJHKVfm7cFx93ptFAvQYkJQdshSmwLRISmMVD5/WwDdt15keJE7l8HKV89QhL1CEnUJJDogpeDp0rSKSJHtUqcfwhuJflvm8o9BOc24p5W/xI3ERQL6vgpG+7moo9EHsND0rFnvco04cFCiA/2I+2T0T75C/s07H2Rni5WE13naEFV8tI6LWuL35PRreCxZVe7DXqX0FV82tHSiHTUeCCXecJfpA0djz9CTJf/1WTDi0z6GWKh7pXDxLZgF1kTrAZhxQaCAqltzaoTVf5/mfw+oxZ255lHFxGapy0l2/QOfDoEhZZ963G7cskNOKpBbrj/snvq9yTdfh15sawwA/DqvWW6kDe60NEupK4LoMcRPWBaF5ufkIOQp3fCOr3Tuw6LfKv/NnWB2a9DxsiFGu3SbTnd4NG/XiFQ+PCnkz/CwAmJoh08GjrZR5WTfQsTQyf7Ftk9wTM4UE7B3SalCwU2hRSrMs2/RDyCXU79AOjdc4K4L9sWVwlP02pFSB8K6eidci4HWV8t+W4xTpoXqQXyQTOAozbkki4MizKRE9ZslAZE2J03b+uC1kwPAMbyBW9QjJXT32t71Cfk/wEfEY5m11b/GZ4KDdkWPO1OZdk+5U6ntwVneLJXWjkjRPt/wXDiY/oMCJy0vlS779nqP+laECnhCXd6HTcHnu7nXtCB57s0+j2jTUZ2fGBzRiHY7m6EJbhghI0Cgv6EC0NIdUDuswZWFoFq6tY6PEkUv1r0pFDKonAnELHrJTViGedugW942/wtwJOd3iU2dCr4N/EMbPgb6cot7bQQBnGheRNQ8QLvkj6xc7ti5BY1Wb4xy2RHz9TomQE/POtMg8IZLnJGDWERkJYz6G2I5S2cew695UNyFQqzQXMTHO5i11haN9bSxix2crQVY4UaHNbDJxB+hKHbTeByy+nSTSQXghCDfq2onMHodr2KLNcEmC359T360G3fL4tlsoZKh16Bi3bGUCVmq2LYvgP96C+9CctS8TuwgkbYU8lfQP8GBZannlay/d8x2nKHVHIJxUDLaQGgvoISIOS8luqiI7QAA8B3oU0CmkciWquLY74xc8ojm1IkE54HjFsG7oZc/eWg+o7gpw2xCRwAdphUuT7DO8KD+0MB6iUeMdmCn+ufwFrHoIPHHedG0sP9d4BFNitdc9KhDOG/m5GvKRsqfEPyuMy9TEQxsYjq12P1Vegi8sGchOX3OuDkXpGyQPS9HplY+eCl1ceGPJB6hA2DaGoeJyQnEy7B4yzxiycLv8njhI7THvI4rYrH8XUz91WikI7RRVS2lh+FaL/Tez20vDvhpIKtZZOqfqflsIIed3YJTgfEfDt+ghgbqHucsrXStlG3WHKlIoF6EORWWO/1InqLFAB5fqX2OXE2fxXpZfuUaZioxfqkAvdEQ6gXEK7UCVKRvqXQ9EAPZZgFtwxbrOCe8ROUOe0AlE2mrA+nXNDFvgasyHZjwJB1oQFYJww7A1gS3JyiLdyzYxebnXLo7vR2QI+609uuvvhb5NAB9+QBBNNyWAlYySjlc9hUOoIUcBHk59gp0CN+tatfHdOv5kt8NYcPrXwcPrT86pR+dRJdgfLFw9Sk+nFZgwKW7xn3QXAT2Hayge1g5xnHljO+EDgvvui9o4vNZxyMUj4PRw5Gz8BBBy44WFseIxky56qGAxQCyUEqc8iQqV+grIIz9H8RMZCOj/809sO51hF/xDN1s/rBjPrQQwGO/26z1cnbe9W9vLqXv7WnPkab+ySd29XZn36rPhR4TpmejijTU3VuVd/P5JT1bhmo+1Lk3GmW9Tg08DiMSTuGHofUZP8Gn/oNPAXbjKcPeqMP0qCgPrOhXNIZB5+rqWgRVT5cBe9c2ZOO+gt3kLULlv4CyN01tEb4tWbZb2iW/YZm2W9qliMbXORvEYpZiBh/+piADb4240eFBUyq0+xI0ZENj95SRde25Ctj7jfZ+FPcHT9yGFKt7drxIxY21EvvO3LYtmnHkJMxeeYw7SOHsUAC26neb4FYY7UEG/EDMBIvvxk89Yz3Vkwp9OXJ22+/nLeqwSUvZ3BO6PSuCY8sF5wie5sQaFpXv6/glGi5qJqFDb+yqJqMHkpcUH9XPZzqmAVF9abdKBpB9UhRfWQxLPWEp6EKk1wHWAXEufLQLUQ7EZaga4HV43xr3i68jZ7fpaQmVDMj1YBjGrpKKp5n2RqnAPaHxi/aE/6O8VQk0THQF92HFhve5tI8tdhB5WY/9D4/ziemqqAJLojJiD7m8CG/TwMu9GdPfw7VAhc6x2LXCbXHVa643tAVV+nU+03cML2CHYY4nScBVTFgpxIEyGIFhxt9D3BABAiNmN5E4vVT9Q8XDufAwW4dawx+sB/CPprHlWFWZMQ9cKAW1uv4h9UH2hllwA8asmIgkEn+Yb9v3DN5jBO6JWbulnLUtAu7dmgMlpbugEiHx+X8KtovP+w3XqQFDGbR+nJaqCANDBsgeGSXAecOKxT8qkdQFAMeDJym/t0/3wXzpgPOd/iT3Wqg3p6spZb1PM7WccOoJtYrv3M8LLP8WvToVwO6ahcxZ4+yKjTI1EqGlY0Xcp6ix5EDFJ2lpb09xJ8rExo6m7D1Eb8jQz/2oZAu4pVASzs1BVrGh6bKsjLSklHSHj/oM3znavl8ByFVNrhKdaMBxDW/pNGIsWZ4AN8blJ3ZPkfFswBuA8KVAzmBItwnjbP3G3024IP44Gzfg9AXNVt+iQY0ar0zGGkAbBXVNynEZJgD+A63aYbNemrPSOCWrmbpQJX7aqBTd3TYPbiXj3zFp2UQ2CvfkHmlhOYtms9PHQ3LTv5m/PQTLzOCvvRnC78ZQf/S4fMfoVe/V8rDBED7A4Wulr36uTI4hEA4T7VWHjZ7XSLQKXiYaJrdAudGOlv6tyKAToSbeHChkSFdBZ0tfRxshNBCqFDlBKH9wrn2AxJl/5D1B/KJ/026E6A7G6U7f8eFEaI7QP42Ihn9ujtGnyzIdQbKZ6orhWpcpDsJXP0DGgNEQGJ3oAayCbsTXgVbmboPxNBjwa1ATnx2x/Tpjyu9DQ/JaijM+f7UDm4V+CAQ42/9b9K/AP0TgGG7/cL/Jn2avoUw2+hvBisE6cWfhjDFMwuzIM+mdPM1rvd/HjDYUjuSup1jtt8iEQ3419dED9QzRLP0o5chCbXWbS1BFKYQxxbcgKh6gwKln6jmLbTxRp+3ZuX4ZpB27rW6H/h3XIuXsAs0Ni/fbV5+ngjD+xYojoT+O7cj7CGJ+h61kQMkhDN0GzsUhOa30JdcgwG5DPwBe30x1TbSA406rD8V6KfgtiUfi8tv3hPmb4VNGx+k/iNm7IA8IEOP1FEqwXfjq+mpKt/Fj0H1ZqbO/6mMmEhis21+Ts8mo6Zzk8fLDtZwsKYerNHt3682ZEvPb27H0XCwkRJ2DtbGMlJqs7GBynbPCRQsUbexobNY9ghiyYAIswU7xH0fbIaG6YRAwd0UugN1t2I4Km4qXCCShBA+FHY15Hzu1mrU9xiLtIeBsDmYQSyGgZv/WaVu4QB+7/k12ge4toDAMRA4G3AfUJu6o+LslJs4UnczYbxxzf9irGNd/GsZ+yonh8o7D2D/TmT/hkL9yAF6dnGnywAgF5GWffpVBse3ZTdr59e+ygB50ZjUxYJETimfaKDDUAHvVfwKJEvlVxKr44VfABUcuRpZY/UNhL0Hfn1sqEgrIbbfhunDtlX10kK3XAIZz0XUEK9lLsDlBqAIAb0ksOSCnhAm2EG5FtRNMVY/gJjRuZlyUVPw8IciIkIfc1gSlMMKqMxVhzK5S9+QJDuncrsccruAaH4ZfSqxJ54P50n5c2O2iuI4lhcG5NjF7EfU5+mMyFo4rrPeT4nUfEcpJPxQOXe79Q4I2wllXJZdKI9WC4jwlQ89DW9gQ2i6MFP1u0Qsya+1EYxxWOHb3eD5jusH8nj7ZHo4X+X37qYzTRzptQA5LTJw4Kngj3ykS85L0DAFcshQsAd2bSZXImDHgyLmPc92oe3rMuuNP5F6avnxik4XqSf8Af1NwCHQeZME2iCyoW4RRHmZpsaqpiKl5jFcJNBiasduFz73cuw9LSp7YVMQuEU223cQv9AcFByStmF9kTezfku+31KdRYwZa+sI00Exdj61WWPSbkcAABMD9U8T0qmMfg39NizQaEv7ULSupJ4p6tOipODdK2fZrA32HiDnmg3g1wjDsWBxC1iIrwKctALBYUY6xt2ra+m84w2KTg2XzrJwqaCSKAhG3pVhdPhq0XHD6HAYBLOAoY3Ot6Ur3ANdLFoLop4MfA/H1MKYksbmkNTbU5J/yEc8fEJig7mI1Tecm2BUb4Jx81l4hqVc9cUYJ4UdwFJsI2zew86rPLbXHw92cYb6badlj8vwCnizlgGnDKRpbBji480SvQJwKc2bERz3Yfq1Y7xm0M569UefiviG0EppKCsnZyE2ZuUUjgI1iLQyvYBwNAtjQlgI0cnK9e45y+f2dqFG82dlCIv7ZDsgW9IFoCUNj9CSVc/BRkSz0aw0fCUZFbbTcq8Z+jZc2fUzxc9s+AVMK6TLokWCjY/hpwzJd/D5Iuf9caoT/pbfWD30Xxbgh7M21zMEWWIWM64H2561Uf6AX82WrNyrgAxIsRVnDr9tqkjPmYo4U9zjMGGAaArIZTC4qw9aESik23J/2OsMShrlSjx3jBZ02B+in6DRCYdGbTgMtpzKFuiTCLEvPJinEw35jme57+g4KNpjMBormseALKVLGB6ReaXDrbCr1P1badCeiw9rmLLvLGDwmtyLl3Z6+/XqTr16j15drw1eh2g2/e9OGBDqqxde1JB49b7kYZceblNOm3k2yLSnzjFZGPcORdGiK4PC9oCNP5I1LbDqDjD/yLcRg4OPqcu5nLjohLCIRFbYXuXg20MhLL2qD8wCAbAZlLXw15OTBKu+42dwqkmBsUbXNfnrFuSLYrIxnqON8zeHzisB3MY+GNY2OBsJU3i5WKtpDTjt5BfbcGMw1Z9EygBGBtbJGPJL9IpGl/X5jv4qtT6aYQKHfKdC/jmjx6cRmj9JU7XwPOcHJ82O4AV3/qCcP+/O8x1IhqTu5jSj8+4JeeKMOz8u50/yHFb5YpKWcGnbrrKrqsF+Twbbo709LB8zyIU0PcjfjeAlUBrMlO3sc2bNfgtB5tV8GZ2vocSV1BKXWWa+zEvPFzeejMFTaT1PM3fXM/MWBkPImDdRPbYJRsHJL/XHnZOI9HQcQ99VjN14uR176DLvWWgr/uTSR2QTHH/4Ms1MumHXIzdfflA9m+W969gUPDXG8O71J3cE19NXSyC2N8Ot7f0ch82ycY8/5Bp5/m++OzyMu3f2V+BwGzba6rf/dbPNh88dlAdXRHaiunPxI/LsiuEVPqYNoLkM7eHbuzTf3kBTp4xL7+TzN/WKlTuw9BgUJ//e3SsEFbbDs8SOD9ss+LRdOexRr9kleelkMbYjuA2uKIius2MPn5S/OY/5Q3bioZt7Aog7iQqmEoIH5TMe3R5CBFoJdfmzOqXJSU2BIHQ19OuAFiFWUwMNCYdItQ/moPWVOQimWHVl3Av82gu30Y3B9VGd4WTKifoU0WSVUbsc15rpKlcIFxl8WvBHFtk61Txjgfm6wKTZzfCIiOCRIMxi1zCTjgePenqVnsIZoswRH+JU0yPBIS7lyUnazfJKa6rW0NipUa2cbTPmiHU+NpqIJN9RBDMfrBH4rQi3DBkWEJyCBtOHBSL7fBQg7qR1eJgLTGQGf5eKKSEY3Dn49+wqnWeuJp0Md7vAGyFP8KrHIOR6UVSIc4eNPQ2QFQH2fKH/8mf/SfzNmzhd41BUn1Unl+LhtIFS2aNfLGKE58cM08fCDxB6ChN24e5ZPFBq0AiN2ot/EOIcPvnFxfdDvjC1+IcAO57KqrxjAJvpy7sBRzaFP/Zh/N1+cokOMkDFODkUoscc4VHw5f1F92TRssGTRfJo0f4ENv9HhM8iH3NSGGEO3/e8k+UjwgAIw/fww0X6MKKebbLgp0R+aj9cjD8izFJq2488LEsSf1M7/sjDssy60maGty3jJ+XWSZs8erJIKgj/2CPSkxZULwL24W2sZcxa0WosaJFP8GSKf7K8Ezit39Tj6H1CKHaxTwwj6cPP3ADFI/XqjxTFkZutH9SZ2tRQ48LFGsshVF6LDMYp4/n0b79atXGyqn1q5eXWbnqBubRdfaYdOIRFPQDTTvMTzzzNAwtLoue4e989wZ8beWCjZntLvjbQ1wYjr8Fz6ylEuVEqjNV8MTdUOFXmi2SR+UI+mFV5kdztwsWzQA5z2g+2SG1A7OTXQA0zsVqp1HoBDaRGlNloInLRg7QJqLOw70ahFqlqMMP4PdWpxNk/aYI8fCmQhw7keQ3yfGmQ4yyFAtN3z/LBVwD8ZgM6DfniafjtehqSyooUVLGO1TTEy1iRVGcIU79akbhDhvUsJLUNSdn9ehYSNSXVsxBrorCFsxCrn70bTuUSmTquphoV5bh4OB9J9ru+CeYqw1ilTkSqpr3kGWUsAceCaCfqMP0Km+QOzHTlZ49q1uQiGNrDAlXVKDq5XMFRE52YhDm8WrWTIm6EV6mAHo7iAG2JhzRfjD/LZEIBz2pjWAgXeO9iqMP1iYA/j5jAGu0t+dpAX1ts+PIXIPnS7zSRHNrVKPvnNZ5EI8v17Hjy8pZrVC/XaHS5Rksv1/ya73OtRsgqNkp1HLpHjWFEZ0P3SH1OlkD3uEb32PkAN4lOA90jlxdvf2MU0cvCdVoZoibt+coy0xI2xhO+3Gkpv3cUoJu+5fuZmPxn/cWzUnkDC68KywYO4RKz8iqP4l582T80XLuvYBT3LzEKZxsOy1BxK1wat57zocJvYtXZ+y9YVWlcq0R/0gNnkId221Qj8GvU8mlwcQTIjJjhofmKrtUIIBsNCu8KnjNHecjobZCLyNGDyomKxrhIeDVLV0gqvKsn+HOFdOpuPWzI0R3unu49lybeOXI06E4FUn9XowHNUc92Qm3HG23Hw4HqdyGC7vuAtI9VHM6p8ocSCY0Gan4I6dic9PVbNGPwfm3GwM0qqh85F0OaMfw8yX9cPTcgSRh1wWHDRUg1b75tPKu2UBWDBroJyATWbgTVCAL1/nAjGDoFoBntN7Ssta3jX/8gxlNZAV7RqNSAu8TAHGWCBw8Hlr6sgT0Z+L7m5LNqhakSzqrXKtLbFsnpIh3GNke5ptLO7zjdb6kHdCMShr/XoTAjYYXSonpcIuIlrGJLw9o1Wn/3q9/9kd9N4yJDuhgNMY1tqiGm4+AZ/CsrFZhAuj+k2uEo2tYJ2CpazbIAfrR8RGoNFM2gGNJBOnSZehHHTvdoRKVCLZv1mZ9gb9ewSMGwmkOoKylYdkU2VhKSelASUVuphrGrxUqd1L7pv5ok+bvHtILBK6DHPq2aV+u+OABaXaWGTtCzIfvjL6RngIIPKIQL6ZkOv0JapSeL+Cim4hwx/LkCD0vRs+EWseQbi7eIUTOds5tm4827+duzLyR+LqtG1bTkYT0qaXe5XKq11hr67L9ewN6YRbUht/qtsvgDPb5wT1jG+UGufupC1EDiq3fBpDzGWP+8qhMh806+nblRqfWmMxnN7heaMebs8Ovn/F3lC3dXqdF389vzH9Q4iDuuFhpVWQHpYuGW5271uLTBFb2Sxl1nVPf5TKwScEfNK8UYECPTxEDjOO/YcVnOY87ZcBw0swtXqS4sMSnOMig3kZeNLh6h7cAfYqUSopSZRJi0TQ3fcWX4brlwzcrwXfiksa3a9A1hxYe8s8ATAI2x1xQT3NvqssD3WrNFm+stZgQ2DRLYsAFXwVZD9SLthQGc4WtCC48MiLN7uobOuaGCnvFlMCineDqXA/0wfLXc6sjcpwfKL9j2bqypGc+mUPpM2hQavQAH6d3uwu8hXNy29sDCHVSQg+Gwit9mCBZJANM0ATpt7d8KCFZc1VfZFUiOr2ApiEOhg0U7UxNayN2FBVaqtgWm7WucBnjlNt+TTiJ3ZtUrx9PHajCo+6jbDhz2aX5x4WBqPO/glY5ahmF7kTe76lKaa7Y+F0AKeRGAZAKqSVwpSk9W6hTFOX9oJ5Kd9a9vZSA8nWsztas4XwZvm/yycmSNExIL7n38WJi/LVvh/Po0p1L+kJ9lL0ByfdV9O79+FKxkIvzwQcfVvzLfzuTQS/h2JkhqJvg8D8UCyTVPTcM5U25QEgiqh/SJl+HW2Xxz4N4cjLy5pD/ncq8t46B5vBOMzyWHtVyOp7yKPPwWBwfZTztF6pLSjFl/xtxVrK9969c3fOvXN3zr14+kpKleX6lFVmiwQm0VWIHTIi/bQpARJIW4xP6E7okrbEqnCRgmM7XddGjHawmKw2Jjx2zH5nIhO0UArXQL/pYrBpF6Ok4MCnp5jyt5IylqO4+c/iS2f+iNbNsG2ngGEj9Jw1Drqn4X7gX4TLcnlAJ5EOSkvYcZvlpUneBj41jQsDQPriyCXoGuCgV0FiTkeWKW2tQmo/1PdAQvp/djS/V+fHHvE/R+vNn7pO59skzvx+re25Xsf0L1sJyon4LDB/XBnxpwJqJyy6BowU5yfrC/vwa929dvq9UkhVFlFyJuYKharRvLlIwalLkqgiA7Sn4FOncAT+dCW+EAvxqhJSn+dMCHfqlYdaNd1TSarbKrm0YzrMc1dtVJ6QG9zVPwdAnzV6zurwLv2NHo0GCjv34bw0WTnR52t1UwUWGT88qtsiPGds2OYD+o8FZ/n/ox7dXXNmzzN+jZJtQK4r64BQFcfPmyrd5l/DV4z7bgPXp2PczVPLtuW3CdDPd5BrPG5wfvkX7K4fq+dOkC7zoBUQzwrQVTu0+odKzgiwG+Fn7b3l+Hw+Z+D4dppDU4P7D91RrG2mYYaxFcrmHQF3i3aQYQWazSn7d3oQCVs+t/vOuVx+8fhpzIubtemMFu+BhDTp66nyZ0rzxzv9rzy5P3Nw3wXvng/aMmeK88Ub3zWHXyTHXytLRikCL8ierOk/fTxOyVz1Z30DfNmCe73eelNx79xOLyt905XC2/oOceMmd8051naAy5wFpoHg4669AFnPTQbZysQn9xsrr8OAfab6O/ypid0ZO0/IqeZBg+Hl6LjqPlBN3EnTUYE06miGpCQoFG6CbO3qk+cDGxY6WevWsrfTzkO5WF5MX+qup0rr+aeRt3eggEXLeD/ry9HXTmFTyFJ+9qdYxuN9L/0bMu3+pt1MRx0LWvBVJ78PXZovnjNutTKVAcZ97Krd4mPcuAuZ6ivWendgSC74qpGSPFkPbqexnOmCdAtnFEppab5F72Wg+Cxf7Cg1sK3OqYL21Q17UbMHHer4Z++7Bs5kZzBVU5mHEtCK4xxNLMLlmzB9h/+mIo/+ZhXQQ4wArrYSW08AAs3vLOtHA2HlZCiAMqwngLDFK4kRdpw+ZdaISBGbEuduk92LAgcvnIrb1DyzVAw3v7m/f2Z8zgPLzFhgp/2NTl/FYRDb9Wzt1+wHrSk16fWNN4WW4F6j7oSUfnsDMc6PKrU4XfpIAi8DQpIK5vUrYEdc1ond+sruUwNgpCZOwGQuelf04TwgBC4JnhhwTxwFPDv9y2gXewN3cHmsWJYa2bXbOtulmLrBRwuktv7gFHDdPnCE95Uw+4iuxzAGMRnix8hSA7sl8Ttj18ktnHcAwesiFs+ycJU0Wt6ZdArft9P5yLjlivSpWu7q35wEY56ecUeVW4tcFLKuFSoVLD199TpZTxRT7/sDxTkVVpgVyuoCMQZoRhkb3rLpf7b6roHoZT3WmbUFNShHPFGHIc2TGXL70Nu3DHdu+CL+2MOXzksM3mTpFODLMJartrisUZBxP3W3ed7tzuyr25Jts6rKrh1BQ/ORJLh/NN6giwWQ9b9LBdD5foYZceLtPDXj3s08N+PbxND9flcfbj1OrCyyio5W8NXaNoDL4N7DjLcUgvtyMyIdjXp/xt/V6kihZ1Y3CKFnphf9b40VxwBNRmXyiC2bjzxKOGKdEsayIilRDrkgOzhUvRd1WvH868aJgYLIB6INbwC3oUvh5bgMI6HGi4kEAOhUFRrsIGMrXR4/cU7Zkz3tuEwojYeLpI752Zs/hzjyA4fpE98fgM/h491mfsIoN94ZRn0+xKH8WhNcavfJOgUcnqIvnsjPcW7Lky6ar5GDhPlepn6dO9M1C2nPGu6B0TBjq7bywYmzPqC1drHrDJ+btKqnjk5oqZ4C3q9lx29Napch5pZPP39ZGwx7w53FX7QyAZSfnBO5mYsLz3Pfwj4IKcWVG93HuETx277Qr5+xfJoO9rwtpyXhUs5f+9hn+uGH3v2Tl978VEvi1/6baYWb01OD2z5d4v4QG6ynmQZOMqHkHEdn+uVpVUihKj/hJyU+a/qSxZR8+43U5lwtItMngoSaSNziDfQvE1q23ZdOzyKWhDwzGxVLwFAjqG71IrQam/EV5i4FnbulorXVyF1bfoFQ00aamGGE5Kn39kB1MZpk5pJ2gCHJGRy4JvTIoTylTyqiEq9LuvwSIEWiYEazGYwiGYsoVgChtgQl4V+XfVIjCFCiafYKI+wlcwhQ0whUuCKcxUlE7VGTyso2HSOhqmtcQr8B1N1V0uHAiQbP7oDtYAoUWSfrCZA1NUY4m8uILpyqApdkVtBMPH1HV6fBgHPKaaVXaMmCH4LZKHgm3TUBHnqSKrPaqIwyzVMPOQiM62CbOg3CSDyDRhyzQUawh0kr+osdam8y2iKZhOhgIdaWBnD/dq+kULVIsJJLCCVCcMykTl35KS9lFVPUY9HV7qVt6EfMl3Gpr6pYxuClpxzWrFNdXSsMpIB/EXVQW0KqZYJNz8EDSBHtQG4I7o87mpWHo96ID5RL0eUlWWcz149UR7mGizxCtavSSt1gMmuY3ZbdN7eYxjpK4rhRNwddEOXGrH6a7noIi9eKxWYcrYGC2NwbbruOlXdaDJwoEmL2OgSXOgbr7cXKdA0tRFMHRc1NsmkCjZRTW6mYmYxuAPTepgx9VDun6A+7YXOXso9PBnpwYNorlvCWrgql0uIpqynZ7RxTUrNMARzu+PYoY1xQxfHsWcYKL1ikxmVTlL62ffS4N0LjziH65zB1dwcFoD7n3QYUE3LvRjRqA2E7+td6qIZUOELhbU9cpekTajb3xXKDwSaAqvquE86pngF6HzYCFpDCox9rEzTSsfKHaB/dF1J3Lq5ZGW2E6zjeMjbUT0Nu1qWSSWCkhV5QrHejqu8eaUFp8g3sd0pwzKeDdqpOqU+mfZL/3G1Pucer82Kjx+H9SvAgqykj1N+KShnJocgUW8vaZseimKwsBtMXTJp94PN7l4cL6fF7nNT1oGo0zi+tGT7qV016OXvZv//cdLH7nsDfzvdy89WdTC1qU3MUe+swvDVXj8ZDF+E0lFQJf6sJyEEMQMfJO7u1iI8EeYJYvTjEELVXc1uSc8AjGqkcmzyMjXha4O8GxVZAdsX/D4PczvK0AAGxb2jkXlFn0sK7oz5nh/bAYBo1odN1L5gRN+RH30ETSdRjNCm+Evnu5DxgabztYG4yLAxtqp3VxblXk2NL4XyAaX2c7hGXNfn+UuOn2mosY9YAriZe/qM1Fnx2b1HXn8cJ8+SEsuUV+nt16egbO+VX5JNrha40Y0brX5uNpLXDS4AEYkvhlz9C47dk/ROYyFykCiQC1vjPjr2I6IOEUmYLzrHxc6f5D1gnwGeEIk0XSlMNiM21jw4yRoZVAKKx7LU5pqA2FJbfmtxgw+5H4b3t++6yZykcPXYjZZ8aOXkvkKqt89RK0EC38HJxHtsdFADdFUeKuho8pJLNSntyA3wQP3CALmR+kqsPC3T8tvq9xv0wguNKq48FVaZgIDBs2gPiuzTVuD4oI/EE/P4BV6eiJgZ9RwC6e5aCLw1r2kj2fP08h8RT+NiMJsIXRvBX9DjkjkqzqMSPPTmT8hFF35tip6Nag2tE3VybRawK3KPRtcYC8CQPNbitWOppV3p7cUzOIrBFNWcvL4PW+HvGj9u5Sv5eP9yepkFRTJddQ5rAqaCqmcu/1xgOH20/ccLtYg7MSueXuvjyIrk4cL/1QfynokjxwrNUJuXE1ekTzYPW3HVOSffDOKBU2hx3ZShL1i8pQ1PRfNKneEgeP1JFSyU31WBJ8EI6vJuyIGhmjHlHFJiwmRvZzzOCPT6R66wkUEzvZXNsLz40Z4fjgrnG+oBgPIQXCQERa1XaR2JXwEUkTAtNRni6n62oiz4y0E1+0ehucnw/B8GGDiBrGJXcR67MLzYw3Pj+vwfKqhO0WnDs/vgNzIXTycqU7dhefHA5YiZng+etLvnCU8P8zfARecOjSfrIfwl5bWbK6ftOZAUn6Tb75DXVrbynn49ETtbHVh+RgoMugCpV/JIBMdZKseZEtzENSDTBqDtKkLy48bYfnyiIZBx3XEc6rIP638UqKF3TXIdUFmH2yF0rWg/I6Qn9X5QQS/09iO1zXZQEX7Td1P0v5Iewrqb6q3C/dWYwtANXBNEWcgWeS0y/Vp7t5UxeH7VYcKYWgStdyF6qfl79KisGnlnxU2/LNw0wmS9M9K6Z8lspVMFZ0QNnEoIAvSKeBsyK0HidAPDVREMLKVwzORH4Wu0VSG/cjxeK66CwIl6f8IX43y8IGKTIa0FlNL4NIBmMZXOdpAk0Xo3GxaGikNkdJUjg6bHG4ahf0wX4RR2A8zRuTvKNzzCnXjMDNzJRX9qqSiq9CodSXufGcPeobBLKYEhkhhPVTBRGxerfCoDKk1XRkspJYaQ82QILUf1FrESFNZncc4eXJDPw0tX36nNXtA51xoECmal/0LY+I51VNbpnMyKPcWMoRJ950E3BkT1NAg7t8q/Lh/SANTr2S0IwupIKMJawvISbCXCihtSjeZKSjsnFdXQZ8+ODrJ2C+HfXzvQexb1xykhYssuuZvvdN6s5ZJb/I7Z/f2xikTibAxtKtrIeC9vWwXt275Ihl820jlh56rkzrG6FMJXSXwYSenrDfIsrfQrY8Au7NYsnIMKhQJJC80rJ4El5MItWOs+qRRDx5V9XRibJn/1q/K9w5TbCNpOrDnZ5iMGZGT+4tWnaStTX3lwvqOIcyIZNwvU78eFGkK99BdbTuBD6ogjf5NJuwFwrKgKFIs8kfUCq1/36LpHDezwe0IDYQoHqKmC2o8rmWZZphdh8GopSlDbUCTy2qMXZdKmynQVmZeHD6FJybrJ3Km20zxRKdcP3yiwydYNql28AhkzlMbM0833T0YCk6DGAUbdVpmNuHsN+HP1zAYlK7G5s9+w7samLaPqFRmKOskC5+OzNnVJHuvAe98qHx68kDXXwfP6j0iMCFRaYAb5Tnl+vIcuToRvL8nh2977+8xnu9cWe3XQkBDvJMGOrE0Sj/x59QUvV6zZExp6YBJZeFylt2KCbU9rDAF8wVNGbT41iU97y7Cunp5iHDnt/ZwR6uX46m6Ennp5RuwzTnLh1mHnoyaP+gxaSNBVxiN83wNLS3U2QdDnX1ldehqyCEZwr3Z5CiTnL8DtOKDlUtvg1L4KptD009qEblcSJ76zAi1oEtCpNSCRBz4H9almIRsNKiFX1OLxQuYRZ5WeRV/rmV3lR1ftaC7HyI3f9/CyvE++FKfwb5TKBjnI0ccZknz7g49J1klO/8gYxqYcxdJz32NYPA3sK45Mgi+jmfIIHgBxXikAZYN5ajm/D9mqrrv/2cYhHPmcF3nFcW8WTD9i1j6ywSIz5XzXw0Iz6D8r1/+fGBb3FBAjo7uvxzVe40TjDzvRjz9FJ4+/Tuf/9U4Kv/4Ww8FgGn9xA0ySfNfrtrbjAhF+f5DlUF110d33cinLQStX7/p8vrVZ8sbLz9ozS9a85NYRrL4UP7RfM/PV2PV3ikYMD9/+ICu4UN9Mgq3QSrSVBKNPjbObzpo08s+8l9+7eSff/WJN914gCGPW87777OdH3s3feZMiTwYae596nt+ETGlDwjZ3p7WGGUOaug/oln1CYQcVe0I+YdM4ef3o/YGwnxIBKP8w0azlwda0z6uUppHcL6vRuD6rIH5pVDN/B6DyhDIAs+yuIGruGSL2FVc0pSzbHUDQ8RdxaVJ/VKuX5rS0tfIS6W5/kP92dOf02ypngjBoRaFynO3w8fqKAB/HdRhU1/Dgy7Hutacfiryu6MF5irXV1OuoxUuF2oVaD5LqK6h+G/P0nkC7M0sPCNYmBK6k6SMZ5nRQ878We6AqEOgVS0xGbtJQOltqyUIllM+IkFWzICEmDkk1BfWr3N0tVTJ0amTc3UqcwTe7PDNTvNNtUr4kEHaO708G+ZFgmIsHVZ9EXRYX1e5iVxuaS0NPe4qV4yztsoc03Jlth0NHx9Wis6i6mcee5nzXyTD3KrcbTNlmFu1u21Kljmr3W1T1hRtVe62Mi5lrjm0EVfbNNNc9oG+SO9a+HHNuh78hEvF5LoVqCqTnULG+nbtKau/azKmSs+dILljoioUKpKFBWZ4xRQdKpVK2m2EMDDlSVXp+CxbCcmFW3r+Trd1a5yFS344yB9g6RvnQoucoswoygWpyfNoAI0GjAeyvv6qEn4eV3UIf1RTPWlUEPO7jprdTH6BS1Wp+QPyG7KnMtOeG6bJJUOQB+ULDWcpOXfXBRWSdJYymvi36SyVnzB8Vp2Xyu/pb/Oah7VkYjGvJmg/6Rzh/kiWW87SPqE6JARukUPSUCmojW0boow5mEf9SPPKcVWq5zHKyyc23V20sNmCO5uAJIKViSRKfVMlP9BsXuXrtWBmepUaOsE4dfZo/gFeM/2AkBKavirP2wgEEjVF4gg5C+g4CK4lqDZH6Pg+fTxULVSbNRl9NWvA4L9erVapliWFWjy/juawFqh3Wr2gUyp7zoMfHsJfzt31IvjXj9FZ7RflwdfBl+xTcnIBTv6OnGzGCdpw86L6pdbleOoCxuUJNHYf0HCzcoKioqmRebmeYLuJ2ZP4++0J9nyQIQhBlAcdXBQGWNysXp/JNJho6c5BY75MB2kPYQf977+DNNbJ4e98WON7cod86LNLNUW8BNmK4SORuggBkrhIY7da3ECoL9mtC7ySkYdxBS762AWWNmLRmMg8VtOnZt2Qr6svCurCMV5gzsKlPKXXNEJX2vy0bQ0qq7eqOat4IBeYUlVSGZaiRQI2iLHrKoVrWusYrKB9iDXBNA0c9x22NbtbVzF92sHQ2Ljw91SWCp9dUbdB4XEzYnZQ576ArKPfqfRYBQOmBgWrSqbVZmYICTOEBNeRK4mrzveayVNTirrGIVruI2sUWeSf4sAVWH7VKweJ0ovY+1hOTVZHSnVq1WBUhxbk2yz+EUGVYISyCbySdfPqoGWNj5nLJy4s/c+mpjWH9JH9tm7sLWYs8VzNJM1Upwqsy8GCQNzowzEptcxrUv2vtmmGjPJ1p1QLNgkrkygTl5RvYqXh8g3XdkFor79C2OljUNb0GVSzuyvclTxffmnuym5aaums8nrod0eeajNsrnxWWjpp9nRDxDcm5a1XLHyuM2ytQ+pc3rp7mWf+rjyT6TO3vYx2bluqHfRJeHaO8MKrujFYuUOLGusOG+tGS/70UfQFWidG1O/u6lkw2A1g+njzoNyT84CtZGVIlKoeb9WPdVtlIIsPFsqU+SaxGOEcKqycpj0oj+r3kZ8l5YMsAeyV0pT0/i9kJGdEBrDJmXLX3h5HRuXawT5qHZYfdG+brLxbT4fFefjRmKphriBoo/w96uymhCYo527XpL6+22qFugwUOPuU+xhAqtXa2MkeG/R9t9+CGWXgpRyFXYyZFhKGG9SM18Uaz5b+FS6njnwRk5MeYmFqWKelQ9ZXPiDac4D1UGQBc30z4inWnsa4g3fA6B6UBhAX0DsoG+rzdwcHymfv9oEIhi5nHz3jIZHPR854u3vcb/uCwCgEzrpZePz5u6H+kKv7npVHg8uxcR1CdIlcCp98kPVhy/n0qoNdnQEDaMeEebgbajzW7pVeURurW0moxXhaLn0YuF6jylqtMaWcqxw6mikJlKqtxLCt0k5bq4y0lBn8t8Y3qLyKYqdHZA6q8upMbP+CIdmFLgbDQvFaWIkPUswFXJ1TmXk9w2e2Hzh97zHdLDTPOc36VC2G8GPyWS+pLgNcn52cQ5nfuz947PiJk2fm547u7x0blv29Pivimc3HT1Eww4bkUgpFp6CYYbHZOruN8/dGELtWyMo+GppoTqujqNMgy8lvl1aYB88vxwfCpGDQvprHqOfNp7ENutRxjAKz3IRj/XUjlt8F3vY+lclb+nxic1U1NXBBBjuQFpSGWVbuY6lWvWFTFltGbckkqi4F5Qey6pu9mWr2Zn2jN1OLeiPdQG5P6RRz0cvGS9RjyG+c/0/jSrZGM3/y4v+IkPoP1+ulgWn5aP0MatIwchhGFvcGjB2bqaE/9wM2OFi0UKkn0lx4YV14zwdbw5ITEbf5a7q+2vE0eJIYJIyJC02MbcLYbY0OG37bNL+9Xj9pDgocCU6fmSh5pg9UhWgpv4daugfzj4JMLhRRhFVhvGhB0pIfn4rqWhShk2S8H4gkUznnyvRrHifFDcsxMvGqyCOkQMvy8QuDTr4/LgBrseLiIyiGf3BfcxzHD/wzvzj8jO4Pmjw81VRrOXTIVJgKo7ZcNyI4YfVcstfvsxug5tgcQJnKeSRwquBM/nKPRojnWiW8rheuNFxkVN8lJK9rvPnZL4aCnT9IsU4hx5Qb6vSg9V081h7xmarGqBaA46gSFOzR2iMsnDvXeAnhl2AWsRdoFivB6HHks/vBjQFB0F6FacGerouN1ZzX+b8yfQ3M0aJ7cDfRfKtaHyKk8Y6ddBw9uHnMpH9QTn+Qva7RxEUyR3sOds3Z+k6V0DhqsSWMOfGyY5GqYTY7PTfVg3Svd762sSMp/g+SpPjlH8ElolqFTFzmgs/Roz3qsqhScZW1Jk/qGEzjyF8wFLCWUWz+eO2uRVlLBVs12Ue1a0E6fBQcJkplqeecr56/YDIh2CHorIWUxcH74X+y7+DyJOrVoA2OECQMga49aZ1Un9aetJRfo8ZoVclBZmCTdNoVN6LqHBo/l1hzGY25WUJjPjWiMZ9kKeuGxjwd0ZizupNf2b4beQNjNRDS7PIffSSAf9V2TCxKt2taM0vuW0a061X9AFLUPyRM66vTJgsIFF7+6wYOItzySVVYBWqZTywqhvaS3ZapgJ42/1n5Sv5RiujqISP3jqJaZ5z9Xb+ue2BEBFvm0wuVCS8DYkjE4qbEny2DO0DR1XukUVXhO6yqMMzNFtaFFUJXWIGewyKoajUGn5H60iJk0kY9BSSOiJFOJUIsMD2CXRr4YWYL5O1zaVjA5U1pgiI44TDs1biKDVjy6zPWooSFJvtHRbBmLtBY/SdMFZstz84b1oCjyt3kTIe0Mdi7zX/AqOro40Zv7drmH6NyCQVSmBcg+SFEfGpl4GBaHlQTu5yeYGSMnDzgHC3CvT3mMKOdaN8w4sJ3NTNGHNMXOiezgSt7NJ1+3dOQi2npDCyz/K6c6NTTCIvA6wcMvKN5eswwLAB90fIsx8F/s5P9ljZUtdIHh9omdcnfAHGTtib4p78BcN3p7VXwXgbWdavmONjqI3VvC5IUr7Yo6BH52GZlU04AnJ2IcWrR5/ZwSUHV/HYZ9B41dm/WDDOo39lzBX3QfI9yXmx7p/qUNhkggucvK5i8elfRdhsJvebbyDfNBlps4DLXQIoGmEOcMSLs5qR2OtcBdRSXUmIN7M4QamA4+DlWaUfshEHsxBS+um+Z2Ak3R3xkdNeKGyQ/qkl+vNQ7KuE7F2o7pSFTTnjOnGBpLvD2dn2FpF9BksHsgKTfhKTvIEmY+Qqz0OW8MbbHnIF8Q+Q4lj3K65cuWxYYwfcLjLCx/8W1d2Bc7X+LgRGp9XUIDI0RRGT8Xnry7YNkJTc2DfJ/qbsWS4tjXVar4aQuYy6HB7HkHzRA60Bxf6v/OO49rvfo1ZP/La4LyPSsg5qwDqpuimS0qtgCuZW5clWmCqq6nlquZ2UcP280/omebtdT5Szb7PmguiKxftDVVYyU1lyvSdozNWoly7g1asMXuQadK6OnGFbrxq03gmGL3lEM87QGX8FMwHdoDdyI/haNMriZlsFNtg4D9+ogj8hBIDltY/r6fqm/TsERMeeGQoOWu2dR670qTFMlfYoqxfwwLZ0ZNW0IOoHieVXav4ix7r73UJ8Z+a8vzgakLaNA8hv+ngSSXwMpXOqdKkESvT11GWqGNpfLrlL5X68GPqyT/GOc0g197gkWFhkE34fcsk1/6KHRn9LkfEy7ddp6Cr1iauioAYhMDZ047NTQu+MAPpjZdeVaaffjRtNteQ2Ig22r8M+vYj49lwaFbB63uw9rdVLdEHLdD6agt9PwqrMDdwEGxur0a+qaK/Gw8NiSGJhoagrFQFNjoKkx0CgG1pS6tdUFQ/WrvJrDCUCcekyHFHUdhkZoHcgM9jRTzg2LtKl6mQXtSQAj55vBYqKzKodETATmPDNgZVLPjDRfL9gClwwPiqUESiVh59M7nIJPExQmNj0obbROF70ZzdYHx40k/9vMSS8nvb7nbjBBo/7Uo4NEdQmFQFpfORUhPVJhjif+7a1M0Ko+AH6dEKljrQ3yc8uPf9jxmlY9xjQfJGx7HvUOzMtVprPTiP0G6GfPl7O1LMMi9wo43cN+Q90b1Gcv0v42xE5BR7v23Sxm1IUOb5jBcKqyhbHCGqpnQ3kuc3ebFsa8kyl28juKzsXmb/A8vaMY2+n9jJyv3RG8RzEFfv7ksmJlbbw6vo3UJXTVH4nt68/GUF29DEPFEFavXE9+iiTa10Aq1V4IhWECEa3XmiJ2WWSh/EEq7cAJIFuGkCAPTnVRY5VE9SrRxvkE+I6oDhdta0q08TpcdLxyxV/4irrkM1w0avABddBJpc9YrzgQa4AkbuQxy+Eo+ysrZF5FnzhiisR1du2j0PYK7YAwLROV1hoERleSy7VuhtzkuLkbnVA3Yz1U3wh06rb675KTpxtz2HI5/uOhr2CmwcipEntGqzPR1jIxyeasMclGg5rpoCY8wEXMWI2YZAykY1P5i/gUj1orVZOQineYE8oyU+CE0gYfArQW6dLe7dEoV80e5iO/FGkCNF7EFQzExruptom1fpMdZ5CysJttC2nNJaEjG9oJuWSZVFv4l2lX76HfFmmXjpKY8lwzbleZe+Vq/UBdKHPbkun6hGEsSFdZLag8LzTn9VdA5fna/kocNvQnmX4CkTpAj9U4bCqWDmBXoPGJOoDdKKLS12lN7Z6/pkLUha8ooqIYMHJIGLtCKflKJeOTSsZXKRlfzWAJZGpzm6nPHZK43FIMhq/WmKpyNzmNLkOAsenFVVR0ZFNOiYZID8k7wqQ1R6H1dnfppqUTZjTTacw5201XeOMUQy56ejlA+wrhCYXwCoXwSoXwpEJ41fcF4XGF8OoawqsB4fHFr7iJDu34KKAnFNArFNArFdCTCuhVmgeKyOeyCjtxuo3dU6OujVafcoBnJmEH/Rr+1E5rcEs9MRqcTcKCanp8iLkU5ceubmHAdD11jmnYcZGhh8HdoAvhKG03Nee4JG03jmVcQApGM1+QbRzS9oscbTda4k+zgiyk7axe5+WfpBqMtP1Csw6aigu8tTCgIyaNuZQmkTZJY9JI95cWevTDjiw3HTCzJR0wsyVeAc/teCMfvEqCWfZtiln2kfZqSgkF6EV365AthZhWOeuhLdMoLLZwV6DT5ROGziDj8G3QWtZOiKJUJU8X0PB9737ZUOdDqLm8Ws2FO1R0nUfj2fmBNwwjbaaIksuHEfH4cRP4c/5hlNJVqwE0DrAWzNXuhuAdDCNSNSMvCP/59I1l7dCbenUm3uZIEdYVVqVnXKGUUxGjyKjUhxFIvR+Mq07fqPL6l+/VjT+AXn0s8TtzvqskhMyzldxwxa5H+7kKQ12otw/0x+roRlePw2YgenLYUxUpVosHXB3gk95C8o90URbeQFdXsmB1BY3VhYSI8o+rK4Va6JvyQFe1dqhRb+wYnSdkL8vvMViJ7fxDJsMO7Px4l4hbdA3xERdP5vQlLjhsvNaXjFeC2qJ3dJuMGqGLVVVOeHUWiRaPtBnWYCAT3AI7TEVUCkYh1fyZHaq/WvK3slHEyClGJ4oUOUwDTf/YIQsQMd8Js+ArhOmgpqXVFBqx+mYuo4zFQEIqY8OXq4wNh/rxUPXj0RXL68e/rw9AiDmLfvwVtgm6dEggJYQjrAgH6gycTT++0OZylk9otGmE8EU+5BKaqbMzfst92bOxkaE8mnn4oXeHdTqFFGWS6AslWLpNtqltrhBjprWt3U3EYuZaWncXHYPrjPthtWS8kdT6Qe2e6dJKMKOIkZ2IoTVOmKrK8mZZdp/xygeOh+UzHnXnHqJItpr91pv5LW+b2StHer+cePgXfl2usTHOfyXY6m2XH/7Dt8w2b7N74unH/+w/yhPIiMgnfCs/fFeeQPgdnjjxG7/z1X/0ZY8ZRWbg//WsB8fDj3+YSvoqJB3lgVGr6lHQ7O8adZpxPhJUEkSqMohVV5AMfcH9hrM2Mg3TwQYezy4xTaVu8NSP37m+trQIhclXwWk/z0pbEgQWd+ATk/CMnzaVfgI9iMrNQkNdyE1G/19VFKoPSKjBV87dkREhtZlLy9Sqi0jTuuXc4m/Q3VxrKXTIpeSVcp3h/NjdLIn1xDr3LBO1wWbBRh1J1yCmNs+g0mhRFyNf+Cumih9xrQrUy5xkswgAJjSlOtLUBS4v1Vr9oQifdW1//UeC1fDjOuyiIjtwbsl/1giEoOA2N2Br+2KxzinFzRcL1Y8ndt0p+WSPBdpkEWY7veuQ1nar/zY5REhp2YHOZp8cZDHvheDiPlFnYXtb+U3B5M1E5JQl884QxyAFdS7wrlN1Vwchmfr9Fi72uh5k6EGIHrQhrSFfOaU4wYut3gbmK/es3kQSc8pLKeUl7nOt0qcno+Z395TjSlBcK1XVIQyvRYL9UWZLk9l48G6YYiSB8EUbPa+/joV1q32qVe9Trbo0RouR+E7lGtLDDkEpTuWaVZvU6Au6Q3mawsquwyKEhOJ0iKlTW2VVkod36Y6U1sNxHWGcQrBwRFTneEilsq6qsrFuubA3VugE7N4FbrseaNbIYfQtz2UkelcfEldjrFmt3PNq5V641DuN4WY6XI6zI+J1i/rzoMoXHrGIZAZ1e3SBt1+DOiLo/hkvvxfaEsTgZtCsRiyf6J64RF3KkOc0c9IhlH1BlcFIIXmdZvUYQtKxHsgmvRiSrVcMSX5iucRwz1RQua4W+7xGZrgFkGwt9Y4GYVWF72tIai6DTIue6kvvRHJReQ08+rvUNSeh2k9whnKTwqNm+QSQRWsJlq9V8XvIty0gcXkEn1HTo+cSkrHNNhXxxn22AQRvaSBUdWRauji9JTJSZEu9o/JQy9UmNDuYa0c47qSZP0yfhod9RDd7oAHLwkyLmEfsoSzNsH9g0maygXVKWdmy8h/tZ1VFly/VuxnmZU+vMJdpcOifzDXjLHs6+nf1UYBbUbp8Da0o35QhbMZvbyPrnUCaAjvpkS5Y3ewxFmzPbleuKSZb+JZOKlvP6uSIL6Kf1afOXfgp5eCW/tQnXva31OXUc4vSOj6HsUwQK7kyp7gy0yFsOwrbVL00czwP51OTqXqLTLVqAiEhyZ69U6g595L1KEUOXqGjCTU6qgSLNAwd/Jiz2mvSWuLxLdXJCbNQW1jhc/eqRarCUlZEqRJMXJ4wg/wkskch6fD6YSQvbkwV5wxvHJB+pzKGRLcx28/UmiL72phLNOP1c9l+omE+sIalB66tMh97RPSioRPxvevtOcJiPkwh4QGjvrbHjWYDPSbNIm35bX1aKeZhuI9RpdiQqz1hirSx1NJ6qVUj0ofgz542srFQBuvW9tZuZZhZ4q0qNUsE8lgwaHKTkJlcyxiPbYVfETgCCy4LSCUCsEtlCGVKuxzbAyHTVVtw6Tql2yBGXQKsXc3ePnlqk5JnjzoaFqz29pAcrJ9VQSotJ3nmQ/KjsYbhp7Na4jTV3Dx9OlBjlhOYrVmjAX5wISzfzBmA9PU+Ki/H0utgWpYkJMEEmkhWoX/c6FuPGX3t00bfA2yYVH4HTMc8nd4RnKhA94jRdCIQ7b+nSZdDOmijEPcvmqjKkd9uTFq7MWkwdyv496HgSbuRmaZdlRl0mWmq/XbxS1VimuiQFqOPN0oHGWWI0wcpBfD0pJxaPX1MTqezSjWIKih99ZCMy12zTC5vYxy262GzHuSNbh67hG3sbApteRuKP83G06UcnV6O1ScPTEPhCJMox2Nl7mTbmEI0AlQq63FzU5FQoY4C5FxKBnqNAJGOYwBl24qIkJ7vbwYKnC9b/jnS3V2zaiVPkbWjhcNeJglP4Y+wciuLEGRAUk7ues04hLwR5yD7NlEhtSvlu/KXOAAy4Nvkc49SVfC5R+AeJxcQWD/3yI2YUeQDXw/CZn0YvRFfAa4Iqui+F1HnIDOe2TGAdMzmAGlOIFWQBQStHqb0kOshzQhCr0tLThsiaFdh11XYdRV2XYVdV2HXhYI2wTbXVQXrLSxP4pE+Apffo6h8k2Ly9Yr6whPZ9Uhj3yFx36NxXv2Wmmegb0qZ8QeJQlinYVrPrkffeXYdus+z/TIC3WopKWM1KAYzN2+6IBunN0zJGCxMyThq0wk0b3WlatpC+oUcr23o40LiBm0kodKIpbmPxrs18xEpPfRqvj2q+fZkiVeUGEZN3iN0Hh3QLQXULXnwy+sSM5jYFOamyPmHQXLuqrlLIYORXdFjQMxChzBn7grOau4agiYkHfiGKnnhn4WlJwgnf1c6g1fgAqeFFGeCkCjhYlfisBrcMBOmVuaudtPcJajNXmtSxxZU0ZODYlyXnAepavUALB9dyDcKgq+z4xeadn/Cjl/gtfqrkG02LFbgSkaer6c3FjgutZ+jUAMTCEwgQKc/blUenLABWG41kwV9Fumhm4/z+5pwfMQKaQXVXKBBpU0EW9EKrPJQV3loJ8BJcO/KVQXeqTUE4AhDVfyPCbf0OwapdD3NrbseEqGFQftCMwP7zAVe2V+Bwy7NAH2JjI25LdYI6gWbVasw3Z/CYd8ypuBqnvhMbQwOFBFpDF5bE/m1FSIufklRkUQ+ApEfv9j7EcGGFTu9jXKYgKwc2FWQlQO7BrJyIPjKfMhTW4Uhy0DlMsUEGc9eZ6cfU80/6lqtzOn8u08PFSgoWhEDujQecfoHWIaVLxpa6yoCweam+A5hiulxYEuJYEsZ10igFdIJ3bwnbKayFhL+FZr+j/kvAoclIUwfSFc5vtMrMZsoexHCwHWJTvh2OazD3sQJn9Y0SJjgBXPrYz4Lncg+JhJs3CRH2V+t3tGrMJ95pSVao/OZNOYzWWY+E02Sp/M5jvNOMVXP51Rl0Vv0EpCJiIXKYGrY49wmmNsVOrcTOreTOrerdW5XjcztGsxtvbqcmY9eIjR9ZVpOUgAKNxN+uzHZzk8Ou0d70Q6SqpVPbt6EBLHwswmwCV4H5TbqjazHzff0WU/gFoaGVtjUHNsoZtFM2LH0I+0ok9ZRJq2jTFoHW9RmOazfwfA02qgoyahiyZtB8Oy8UdGlA2YMAo3tyCc/twNqT5zuktNp/X0zrrd/7tEdlDBICTrwhBSeQ/ZwMBxhld2XrjFCnC70fgTQvMDb2Fd7mbB4nrcOKqIpqAamPeTcksOGInblNwRrK9oGbV1G6oYAtIMC9xFBbB1Vsjb93I5FglgHm887K2eaQLlnAV1nWisrqnUUCdS5c6RL7KvR2ffVCOIeNw/Uu8svQtMp9tWk/BHdV0PnBgXa26aHkEDlQo+BAXCJ8ryCOTTpEtXN1ytM02V24MZX6h04aOzAY/VCGasI38JXKrInBIgpa2NYQwObwRoqDJFmfG9rxvdUyb2tqqkyjbQGKEm7ZMhVkHUXlZag8qQnpHFwKdBaleE0m/Dg8zPMSHLTojs3ZucsSH37qXsx6/38XqbL+lA7mJjraO0KxxhUOoUXoZmtL27uFauGrRbRUPPgW7++uKlXrKmfYmEvhGUUkV3zCbvqEyKOPDyUQblVPYxgLjDLqSa8oxZqF7w8Ngbb+30bVfDIotKnFQblPxDbjxL35XOJxR+cP9lfCzSRp2AS6zJtVLy3p+r3QFMYRgL/iHkrA6QZd2UdU9RmBGs1Ln0LtW/Dsd4UzqE62cOFsdXQnr5UWG9YFddcNvGfL7j7oV848MZHboLGH/+KSShCDpcrBTfxnl37qDBqvFj7KICw9tGiAYTh6bt7JzMkwKs7cXNPc2EhsFw4qPHP9V8j8vxQOdTv1ZkO8t0sMpijomTJQnO56Z/LH8cQBDF/d6jZzSEFCH5HDIu63Pbsuci97xX2kWLKvubRGw/QoMjAhqkvVrnHXoSW0Z39+YveOwR9G5oEAW+qUnhLpfC2sj6Jsj4dZX26yvpMYC1Maj6aKbvKTj36qUeY9W/qYXiH3Mj8kGus/7DQcYR5I6uv3H24f47IXyvsSg4ihAy1ya4A7zAFeai/btifhpJjtX/Yrm9M5C673q579LKf/73znsteN/FPT36yWF0rR+zw9N09lPI6Z+TFcxa8aIYvmuaLBuk8zUm79mbyqBU3rUwfej6FqkuhyvwhUqoVHVSpC+1qOe0yNMCuu+wTD+G//3bpI3adta79cNcNvcLcxOXCVVIkt3LR2OTWAQhbsLdIbIyKdwmi/ve4FKz1CrIdCMLwqEVEhbAYpt+zMBhrATRyGqtxmMoYIE/FiXB0e4oVlAyWnmbDUlNfLPrOYhOizFluV3+xKHina/un+h1bCCOtQTLl8/NhHmvdUz3PbBYetp2qHJMs+4nTtqsqz6ixFG/spzoSwYV2AyH7fbnRqh/LNHtaBvxjATXsbC31GKcST9gsTdgps+BV/Eb25TBI6XahVjBTZ7v2mC0UKQGjWwtGpQpXeGuRDOi0S0/AZTwX/AVBNKOeC75msWMQjWyxvwsFJLJBsxwaVJag5NRr+xqM0llGn+1e5yOjG1rc0GcHC+I7Fryj3vcBpChvwKIqQos/98hJKmghptyi25hR36Rkz9DHRJ221PGhiqmsmIGKkalMHNiwQ7hE0MSB5gSksZq/IjV/RRv9qSI7m4nD05hAU2cUWjLOI60GmNY+T14jziOpLR3JMM5jwTsqnFG0ZO3uTNmkuEpEbZySjQGlgkP/NfSTufDwMCsdsrrD0BlhDpEvdIHyIRgySf7CUiDLYUuMqfu0piPImI3dOdPHmkouPF96n6kSYrnU3M02aheXRANZgzqQNRkJZF30jsawJjqfsGICVxLbaegj6qgMl3bM2UCCzJlqNUKM99JGarUbmlkssZuaWo/97KXI10KDM3TVdHQkDkxpyYRJwBoLp0ufAeby/NyjWolHMxtDdyaACT8HO8nn+i5hWcgstwFjzWGxaOzRXZsILB+23qOoeTDkb3pyaWz7xp4d7od4VKjs0g+3bXZT76TtPFqP5d0salB5UDNjfOL461QDHlIXr6YJ/IlmZXALHYv2ZesWMHdfQBqn/M3g7M4YH9lH8aVHPr7u1pnq5MtwAakvbmaq1foh4d+8TxXme/HMmWNvPIKWtUzh/LHXlbJP/2LhDcs91NP1/JdOsg/ew/XPz37p5p4dOt+9u/e9+HDh14WG/UahYb9RaNhvFhrO/t7Q0wO+HDLh7y+/dTcS4OX9qGwzepHFzkwZ3FGedL+EmVZkr9Mr+83UytZncuXAOTHABSOuQpsgiIQQkS42mm9TlnW+VmjGuR+AP/jtp615/J6qMS1nxEV/ozENhxREMFduJ9fsGuIFk5jSYbTX4B16j+S/ZPK/Z6AKoMoQjG+qu5NBP5z/xy7DRLLqKC4NjfmeAYHCPM1xL8WIkSkYKxOepui0dtkGhz+fHTfLtvC/ZoYt/Okv34gWXinWfE+AqBM8P3/nW+EShhNZiKcWJkbPsj2svDecVyKwQKEICQdBdzeVUCsi6CUQiMiPawCc/DFTgf3apdppvp2fMnTDd+9/hudoEKUYtZHP19j9aPZPXOZgR5Ke+9DQFUzO3fWiHAX1Y4w8w4PwAyuf/1BY4TiSgmcuIybubww8GWg5h5jpqrPw5c5nvPw8hyRthmAxjw0eyVtw7+4wwzeSSPkqH2cVafCyf2P8UKGxuQoktoMFAPEBEAZbOYqxMZguEsDFB1ysTfKuXP89TY7ESqBym9OwMZiSX9aQ8Cb5D3OLUGfItB+5u+f146ZKYdSYywRXGBtSvbeRyVfeeMyolgTBL3o1pT7WKvje4OptMU01R/JD+T802d831cTvGrhct/lgqbkPkd5SuOwqvSU0ccz9vIGLlEttqogUMULkj1L32WBiDH1S14idHrR6Id2otsDBih5Pb+IZPJ7eyL07LDcIe8BuC3YdM8zz3uz5BvT84fV+PhdUorYajr2t/pZXG9dizv0Q12ATmRbpKZZJFhb6VUsC0G8518/CZ1qkLU33eS2eRNW9TE+LhWs+RmFfBqa5RaaUuc5V7zLZDyOm8F/iyVSf9PRJ1BmkF7l6JqsVLVer0mSVi93FGbG4tlfFi4V16nhFHA8ygmFcRVm0NOsss5TR29ZNlLeBqRekxV2ziBFEdgtUX0X66b2sLIAoS8uuXaaVWI/ziQ3aa6u9nsboNuuTPhJceJqb2tNQXlR3zZCvB8mgkUH33Dv6bc3qCAiWAhn34RxTN8cUQvNngo5PqKlAMEmwus+nw9YUdhCbCL8Mm4TJNL3lTm+ySkIcOis7M/gy17Spck3Dw1v1stigVGOSq6/aJIBGDa1hGeKO6mpRqHflNgpY1UykfR5CrTbjRVrYlxdM5Tzvq/eh9BJxfo1MWC4zcxvRjP0qNCNxCZ1XuoTOK11C5zaj/7xI4wRpq00aCZ3dzzz2Mqa11zTKyIJJAqmJMFl8REPwA5cxInXJiwP3+k/U6ZG0UcZIPWk0Wfxgq/9ZowE9TxiXUVlzrW71v2D02adcuvkvMIzh6+7qs6YQweMr7uoJZvI4o5keOtCd3iG4Gu5BIVdNVujDd8KnkQPani8IFSw80MExobWag2iyX2WBLqFGhV/5uG2BA4a86Sq2McM/tCrMH7mZSYaLibKFrIcTNivbt8BFStOt1gphXFGYhwOKuhl4sLP4TPbMGDUYAMrrsbShnzXlH3iav3jdFT1rNEnlM16VLyu/vCvYOa6OzxgLwxMCF5SGCgwZvXWkP1qvI6vrdcC+ktoVeVfwE1+tLyfRnrZlVyI33ySy9K2kgiLUak99df951mioy7fczD1jNOLtm9wlt/pPU+T4llEp8hl4kcrxm0aFj6eRWla26mfhPtNhUJHW3JHZfkxGCu7mjBnIXsygsMdNVeFa3n3MtfUUv/B15Ougi5MbpTccZZmMjLK+XIEXzxgdo7ErTkmD1RhX8BhVWTUvcB35IVhau175r73GDfIeftVVdDTUXLejvdvTdRWlnQ/VMNcLIji98sQ3vKtd3JQpQ+GkR6s3V5x0GZbzk8L7rEG2X1iv3YCDesBB9QiGSL1Ufb1S1+MKGV/F70+O8PuT5PcNVy7qbxgQSVSbyCe17ARSQjn8QuUvpu/o7EF2WQVdpAizgj7IMi4CUtNXVi9BuGQk1AtGVQbfdcjyPI6yrr/jkOg5U2V/EZi+YNSb+7sOl5538/8dh0vPGa1tignFlP326BSxvAhYRAbm1TPVaWDUyFx5LkEzqqMEVzHLhkYqorbOEjgWj+JY/ApxLNZqh+x8AMJ4UhqpcUo7f4H3aeOyDUz7J1F1AZVbrg53LbEMIiaGWLa30Whvo1fc2wUrAj19sNlj9PZTkN7wkz/HYD4gOD7woBBoVJ6JFlSeiZqVZ6K68kxUVZ7xqsoz2N9eDA4UYflt7zbcQSWasDwR3FaXoDFVCRrPuR0YusN/3JGpEw7zHnAYd5xk6ONVh+lGRwx4wGHXcYd1i8CMsMO1S8I4GIVx8Mph/E1vEZDnFwL52LDP80YLRIz2kXFrPrOhMuChRdZog9sfCB4G3DrMYq2Bi1AD5iJ/A1TK8rk0fy3CGaYK1z8t7FR1GsNg1kAMZYjF0v+dIyuQVP0Fb0H/D6szuLx1p0ZXLtl74SRd7xEAt7j3e6veb2bvd+HPZey9qXq/vdn7zS/V+3TJ3j+/sPeH6t6PEg/X7We9wbDf+P22xV1/j9M2kjyh8pV0/Xr8uYn996r+X9fs//6R/i/oeytrzkLWIIrDc394DuJSFWuqeyZ8X4fFAOGvsVcd0S5TRrXhkWlg7Bek9Mmwbgx2QWqCJXKlMnjOqyyuJmjEhr6ioU1QrfnKkTsjhvWsKelCsadGiF8y3jCFotakYRpa09MEtsyqF4xk1fOXr0Pj13VouCEtrEPjuzo0RkM9vUZRueWChVyWvf1Q/pwRyvDvy0rJ9+vWDOsH/frNPWfK1Idu6n3PH4rnMuJfMvn5TeXL7X4w14w/whPULEAzZKN8k/IZLMGGAMYh3GUsdFoIGgqHwEYL5iKogB3kN1RRSff5fnzECAeDb6Fcxy8Zut//kuxELM4hJyjuKJvJW3v9VDuXATGY/U1d1OIZc1cR1ZrNqKHZjBqazaip2YTjFFynWjKsbCNNPZnK+yKy5OeLQBToJoaLhC4z+KqN7rKtw7Z9uIjr78WN72GLRnREim8jTg33Gn2Im31oAp+bGXPe6PZaF+Eqf/Mz2ALkLzeAzvs0L4Y8O0szQr4W9b7MbLbDBHO12QycBXguzWCDdD1qUAmclQT+RMFBabd16GD2c2GluBrV5gROL1qryPqqr6HjB7Ixvxqxmq5A3YLkyBi/EKnHzPfi/APqGaArRfDuucZH5dxdLyol8tz9I5oa98XyO/c7gzA/btNttAUzoKx2XvedfmqnRwMx193rUcEI9TTQAnU1S9oBEUD82XtD4Y6j/F4EnunTqPFzvwuodLcqW5hAy7UYVyYxJk+8PxwaxeJGm40myATAwldfRodgIgs3+nabqvU2+tu30eFJzjZvoxeUnE1v86eG3eh7zOqg+jK652f/0A9SQQlzuCYHy4F9YWrMlwH2Bd2V7qhTVR9aEjjgxZpcIanVKXnp5+sEmPhL7kqrc7K0JbNMhbNI0B8g4TjEF6qzt8PCmVZBi50636uL4RQ+nTknGI+yOzxcXTj6+cIcnFwSJlGny1berZ5ortuKkH3u+mDzXOdIBICdjGaLlctDrCsQ6xJi3b8ExN6kENuoEPsRhdj5Q4ghXB0Ia31GdoKQbkG6RCzq4iIwiBe5UM8tOKKCx7hu1Flf5C54Vj4ochdg9nEcBXVP4LhOGFwcY2Fwo1dBjynLa2GJJ48hGOfKP4sAH78RSbrJrrxA+tWX47T0q38Bjiei/utwfCDqX4jj8aiPhPTy+J361mFrYcQ719V0pSckQXto6C7QHWbugyww4jTgLMB9WtSRX7PLjHQM5DawB/P+X+mfwyMi8M6RtjN7DlBzjB8vxvl52BUODfYSKEh08wLt/FE+298imHVL/yI7bvkI30VBjAW2r2KrvUj+3/r23il6y4kIsGUmxL+3yR3oioAlqA4Bjc0aXb7dDSxdN+0fKsZYUgge4GNwxB6vYtXHXNU0QycJ3MYtTcKkgzR2LE9kkKy/fYijHEPOJ/emJm/jO+ks+T3wfuM+gzWQi6dYBz0tA2CgbAp3M1wqsWt2Cw6O45ODYo1Ne/1xBPEeRCJJu25g452eV9XX8vaoVz3lfSSZgHdsRw4xeKUuNKchC0lCisJoE8uslK4cm7SjiqAunM+TksETHWm3y8DzPUXMarVw9aJL8iFQijGq1LTHXaPN0g9knVZrojdXtpdy27oqUtHkfwX6wkN1faHY5bs2jdaEtIxpbSGB28CyqBI6lcLdZx264uJFxgUO/fEqmPEQwO4KCQkiki9hr5bFNgANc2HPob/jOZwMdAVYgIS7VAl2S/q4jkGXOFaV6Ohebserb4NHHleczW/tb6D3ZEI8ZVyDzBZKvVdtjqNNb6TNcXWEFjIui6dKiJI4dwSNmBvXTFyl8tv9NdVCnTeMCRZJtehWm28RO+RVGJf+tSx6AdR1myvKEftMFtnN30/giTg7xhoLHIYsvPf1HSLPE3nrHX2sEakqX83fX72dKY57Ws1vbInEmt0lX4L3nSamwmTDewVps2aLNXTMQKjPC3hNsGDe1+vHfL1+0F2f8JWaHfdtXf3kzm3Bc2Z4+cKL8tyzRp9/xh2fd8eTrLjxjHEi01OaWKI7cx9yPtBtumuj8+V1sPI8fY7mQJ4+b+BCzdOTPlyoefqYnG7W0xfkge16ekLu7orKkx8M+91Mo7/UlZzZnRfPaEz6O0KOuo3UGSRGjJTpkhh11QMnv62a0fHhjApiQlwY53yON+ZzfMF83la9m/GnoquOUeN19E+3jv6Jl3xJfbW6mM/xgfoXe2TdNbv9yvK4cB+rq9HeVp3cUp28pzq5qTq5fhjlXwepu5O3VSf7q5N9igt77QaQFWFOmVnvh7Bzgu4P64kIlLFEhcwKRV0jlMStyz1Ygt1hvS72fiz0fJMGBOx+rYE+n2p2Lci5Qv/fyJgMrWiTa32bfcukA5XH5UNfuCcs4/xgX2XsCOL9vmZyWpcadJgpIRrGXJnq7cK9pbYxTzOvFnQCm1T/wtz+UNktv3lPmF/KzmN74Mf227P1Di+8tdm3/Uv0LW70LR72je8W7p2RntHa7Zajn3eWhOdUA57rFZ5T/x88l4Hn/Ag8fQdPrwlPmNsreG5QQNp+pvBcVlQTJqCCJ5jOWLnGfc59M2m4bw598SL1xouZn62Cp3urquYYOAfOVOGZLQFPZonwAM+z9U7h2ejb/iX6ljb6lg77pvB074z0bBSezKFdcMubRJ5v5QZz5ku/CLoXpOJgTaxyM7OUMjJbLU2JcxxUAlvE9ORcmKHPRS/GZ41eRHBMzACUxGVfHa9yO7NV2s/zBPweXPRYR9e2oW7Jb2d8dzdiiJUAKoEXtY+r9cskXtRP8Ik6A0fWyMDBXHzZSDHkha9oAo7MJeBgnLuWIQD7XSWB5tMe0s1Yx6Zt6obY9wf9Naf6YcODf3gaDE+Hrmv90l50CnUTrxRB1TufJbQ9BD4HOEz3mfzaylMe4oBncNjV/zEc8jr5wIv9mWF7P1aHMGT9y9xyDXYETyNV4q4dwVOOFzmD6x/bETxpdL95wt1/DPf9HcifHtmSAfCRnWH0e2Qv2xEcN5oD5ZjR8MR5CANICvW8N1tMCigmgVRMMP51ObbKaWTnkrsgi9KdfYDVMTjH644r2GQnWeMMmNSz6welD557PSByxEaIZY8aZLeB4bbXAz1p5X8NhANpeVjueJZOJk4iVCErpJAVwiyq/33vRe+wvupsqyJLrUARPcTR5Zrip0GEwBDH+tTEBs061l+lPhdT6i6hSQ5coS/kuppiRgM5FGstU6hrtl2m9l3FQNqw/xp1HenD22lWbxV667UU2E2/o1lsbEcam7Cvhdw9YQsIQxO2DzSdsK/RheMfKsMDIhZNlOngIBbeebKyJnj2w7ulHUNXF9MXTs1E7srjfdyhhv88+8PCSlSO1xhd6d9xbddn9di10FFS/loirQFcR4okfwvqnTOXWsPhuV1vWknNeMldPIw0BmlVJde2hc5fzKJuTRilCpDsrJvTt4+GZTu/VrenJfalTr0vdYa7Uv3SEttlg7xX6SxSVnSLlx2+x+F79fC9RkaH4b7IXTEcDt+lTdLhJzJ8lwygqvgC/x30cAWCKzpyYALbCRUOV6ij7Qr1F9QcVcvqLh8/FpYtboctTS3bcqVa3GpRlWWizcTV7nMlK6+nw9whrpn6zUpTWV0EqqdU+Blsj3k5Bljnl2Y2P7t6tZoRjw8yix/1qrysu2i0mbChU7W5alQNo25dM/WbdRfdhXaxp11cjy6uUHhOgtw8bbbJguPpUwY65EklQog55ukJg/wIPD1uii3bAgueXKlDRwtxTjaIh0/ywfIbfU2cEDeJBT2Gp2/RcmqWhU5kEhhyhuQYUGQPigybd1ZOzW70vbfITbmeguWicW0ZYz28nmakNS4SFfjTchr6Mbm7GX/SN3crxNbtU5d6cpYFviSGm8YCH+ZDM0MMNwsxPNMxedIR4UKo8tyKg+1vx2GqvwOHvL+N3mxVR+JhdAW78vZ+rF2J666k1VDjJSJQGGOBt5gxRPs0fYuNgQoXbROYeHar6tO3qzJ9h0ajbKsScIVKAsJXSgIcgMK6O+FLAagiAXFNAljfoKMkoKMMX0fXfqde+/lZFtZXZNGm1drPq7WfcwXno2s/P8vad83UbzbXfr7k2m+pbxwOdee4BJS/NaV/LZJ5HoVyz9whE1JVlIK745EDGC+9eFNVUrUoxzCZlNMEzWqvJ7m+mPaZRthKg0STbK1voAaJLCHCm2REVH6GIly8XWE4yW9gAJmqNEItvAZUGWgFR29WSPPP+m6VK/eqWsisXvlLz4J8xBt+xONHFDA1YatGMiRsrQZhy99ev9OE/KR2D6zzpHCjjuHqkKQ1+B0qeEzhf9Fu+ZL1b+j1twxtii1hgbVz5KsrtoeOXSFlLy1rr3FoMR6cWoYBl8dryYswnapgOsWuT1UZqopUm6lTDOpw29Vizapm6jfpFOkGPUXZhuFtGvuaqJ7GSWIaxXaWLqr4FarsAQmF5hhe1h1UyWR0PXjN9cBG6vfq7rkL6Z7dso0lyipV7hNI+CXz8KTRDNFDq7cMacPiTYM2vAnNb7ho0wgP9VOepojWA+tXbxqo+110sCjlD3TrNWVkakTbOR+ZEc730xu6FWlTXH3pTcCQxpmaxpkGl9eps9p3luLyzMgmwD6a8+mnDufBfscuO13ylY8fC/O3aVkdJ9bFIzS/XjWaab2m+WH1ZqYxtsiyHkKyE4AFLqSu4vLqFIrfH4lfwOW9HBIf1iTeQw8zJfEum2amJD6rSbw9C4n/ltDmpCLxtiIxlivHjpJ4exYS75qp32wSGrscid+gX90wQuLDERIvk4BIskPlbQeGRQMrEh+OkHjEkCxB4jf85Uh8jUBoqv7OQjIfHmqQeYSm5Pvd0lxE6TecZTL0W97wWx6/pTBqUvsNy1N7baR+rzkRG7SnBWKsyaTkW8kfgsxEdhJUdapsf0A/Ad4ecXyUaWshCq64+bugk+tk0QLRAU5/OiBwy4sYfqNIoJLZJMvIDENyqxBcKG6UC2blXS59b3ChGXMevfGiqG5XIMwb1SUtMtCGDQPtFc5AOxQcnJmWnmedTDvxGlZ7wXle9Jkgx/bzxL4m1/SwfYwpgTFL7rk6IRMIZItVoQBvfLDSMLJ31KTeX6U6shV0x+FiUtxsV7iZ62DaFW4WHrEzr7GTYRi2fWWFndUImHWnwyGELoMGzYwMIueb7dliLa2wOdLxqZYK6BvCCIuSdJ3TdpWG+m+h+STfw7pSWzRahLqIHAiYw+qqVdmNzgrETNZsWaEp9VcAjFOV0OnE/1gtqyqEV+bXtbs1pRxk0cniPBymCkqmabF2d+H1RPThj3nxw9ZDrkhj19JQYSo49zu1BZXu8BVYOwVjMlZhTxkUb4BuiNVNrrJvaEp7xQi4Vgm7XING/RSr1oWBXnUNjbPMsuBpnkt5xJ6HTtWddf10EMPH+51hryutQAeQqmy2K1QZmOGVTIR0H3jH/cmFHWvCpU6fSTzBh6daxDRVrtAlz5t0kciZ4uxwXcrT+bvIfafMjp7ZqRLZJyutRVOk/X5k2UtVlk3skHrkQ+oxOWSnQD3zv1qQUY4WCB+j1GORyFBRj84I9dg1cFkIHfXonJ16pK8m9QBf7uhG6ugGWKeiB6X4hHZlPdAotz2hG+sd3eg16MZ6RzdSO8HCQttxpuI4QE2FjV5M82JKLywvrF4gvWIOupM6uiMwm/H6W+TfRfJvq/zbLv92KLTaG/RBmp6IDur70ay16FVOCkW8oNpiSAiE3BsNJROtrUEQGEZlDd0b4soRqyDo4bC7DYfN/Z04TPcvxsH2L8Fhqv9GRc6YCVqm6feIzdVRJ01ZgZz9rAFr3wiqZETKFmAYuxNgMPZiLUh6CeuUQm1hqlwWNcWKK4rVxpRtl8M2QLqNJqblcDEabKOJKTm8EQ22qxKYJGPpUmQsU9Ybv9k2RrgNh2kZaBsjvBiHKRmoHPL+G0s4tpILXNEnl7hderhC3bNje3H/Iruzv9W+sb/DXtLfYrf1t2tUl0e+LgsqfxlSu2ouVVEg1C5jWfW9XPVhnVckf3sxMj2rEKhFINMpJ240Kgyco3MGKo3NhKR0cCtKBxjoPADxLdtYUXmHOhVK5+fYeXS4GgA6jkGAAYHmOF4KK+2KTDNig/KFjj4SjtmQPrbVD3ECUzohm5CPNbWAPmoaTq5AZOVS+thR+tip6GOqAcC6ToeUR57O/ypJDX4AQ630cfoW3Qia8vGUSpEQefMdS4rJl1JMLragnOMWPF9ODfK/lkkjIhVPKUNMBm+nE+l2qYhXrAULRgFaaO/5QX5Dl2WMJxpk1Q7J6oYm6ZQBXF+QWYwWMPyjZHURm/6/IVPmmODFLBlI6xTsjWlNWlctJq0TZMRq0rpqAUvWdhklc+ak7/vKkbWGHFmn9ofrgCYmFU3sOJoYkibiNnVpIzSxU/PwnSE/1nEbExcexcmOo4srtAwFKV6IckGgeJmjeOTBEsxgBkbDQ2gHEhFrrsaqDsFiVqylzFcLT6M4XU7mX4ucnI0VW6E0jLxJC/ZSLWeksddTBYUSr3ArHSkHfetsQ4OomcLckG1KuLCpu2ZGoVH2rFMTrEx5ykLZMxKsgpn9CMZiBHYIQ3VwEjToVFvCkG7l6jzXgXjDtIWzUO94QwL1Mrut9R477Fo/H7Js+ZAktZRla7PIgV0FkrRKCJQ8P/GqsWzXD1k2ryJJVSKoXSrArcUjIC3PMwqcaff3csuDJ1C3D9yw02D0Xo9Sk/0tS/idpA2/k476naT/n99J5XeipvkFHVT93DR+miaU/frBbrWHaXrTygHB1dSrfJY3uPKIULicyx+qO+NEHRnonfhZPeXO1XXovGxXa8b11ZoafLU9H67sq7WKUqq3rdy2SLOx2p6Lz61mCVEkwSvbQCBAdXW5ZaDGdrezrbabdnq3yeECOKWttq+DS9pqeyEc0lbbzeqO9gSDsFaWxwUIq8v/5uHN8vmGz7ecu+tFPt/Pj7i1P1+5tX+3GX/hACJfmGduL37JfceutG/aFswHcty40/ufvhx/ZKf3go+HQ9XDHDd8UB7N/4lBy8sYDqlX/wiiMb5bRWN8t47G+O5oNEa3aqepcuHjVLp0RaT5iN94sY7BqC+PG1WzG9e/4RfUKzB/rxxPRojCMbPZn/qmgzyWXlV6CtuQD3f+lCmPDYLlUs2zxpQpF3gtRIEZlKNsIzKM9zpAC01NgelGtZpgSvlkObPKOCMjLTCDz20qfCALzzcXAfBH82GAmmzR8+3IgbBdzy8pYgToubwbCWL2eH5ZkSKMj+d7ixYoEc/3FSxvwPP9RcYVjHOS+bfp+XVIt3id9vH6bcH1evaebcF7tLe3AUV5785twZ16Ni/C6LxBJM46pApbx/LaCM5ZB5vfOnhArkNt33Uo2beO6SpQ8Hcdtut1yIS+Lvt930/mmkkGG6FsIyFsmBSNbOO8fA5keHGmQX+J8iIjpaXLRK61vAhz/m2RXZ27GSSWYx9EbBXC7a5uMJiw8AoK6PZgLgIzfpEfUl+TaqK/Yrmce8xTTxNMlXIvUmexYcq9qFZ+x0u8ohIQU9v7A5tuczkHZQtfAwd8zcXRYYINpiXGi1X2vf9g/GCOqWyf9xlBuRy5WJhY5+WQi7B8TroRLFpqFSEIqIcpPKEGDB1k+fdfIgNgg4qshKjOUWgJOTBsyVt7CGd71kds23Oy8vIbBa/eKxiFhCDNAFHpO+hh9m96/pq5BGM8ETPT03JjXBgH93LGGJTHI8SELRxjUZO7oDwh9A8OMG5EwYVmPu6nI9mXJpAw6nhcrMs/Y/or4dwF0lOEAhpEKIUa4rnShZivbKTvmBBuZF3e7fc0fUd1uR7aMXelKbJipshi6G4mBChvs7aQRnuvdE/+sPMORFJA4V99ZvAURp01IJDdRviuxEazeMR5SlerqjVMy+gtTMvYaqyuFjny1l6t8y2cUf6TjIpWzi69gxW9zCy9xOV3g21QRx3VowYmcJhktOsL+Suk40bWG1QonKOh/bct47TZ/H6dBTRRpeAwrXVSp7XuLPUOdYXSkYTMX2LPgVieIMZlWg7rIJEnKPa7FnGmyHKdIG4RIvL2gY6wfEYRI7LjjFlhxk3HyvrV3CA0LO9oOBxnJux3XCYRhulwhC9q4RoeNKuMDlx2PFSfZlhCoFHnDFUI9N6ZQK+fcNePBZpq52Rg/UbownzjkqELL/j6/PPueNy9/2SgBcbGkRJCmG8G5WBDjTRCXyBYwDE1gTN+Oa/rRCe7XV0qFKLq6fymBQ9kep3frDR3DJf+IH93HfviixxSRHq7gjAbY2EyXFaNC9snXFaGb/rI1wuPWbm1SW5lbr5/qspO+1QwgD9jjWvu53WR+00TBGj7mX9Y5Mn12NZD24O2KkQlgI56o3qa6Rnp0xKwDMxlydjxkGmaNHbcDrThagShBsGTdUPrgmZ3go6E4PwmgCp1TjxQo/buniY0PRYWVCAcBl0YZi5HGKGjUC0hCoUIxCQMVPwHkH6b/8sCYMMIPWh5xo/jKArCBHqQpBMhx3CCtCu+HIKsTOTgZ2VKPVAZoVZCCwnPxiCsbmZ9GZxtKlY4t07WtFCtvg+XozmYvltIbs7DJX2qT7arK+eWvvB2WnVQWPN9yL+0T1EBgbGa5VkmJb+YiZ9FtO4aEXGEIcyHmqEFiXLf0mWKJPRCnYNYsRBeevl2FEAkVREAvUcrh0Qsj1CsqR6ZRdAWykJrBY0VtbMqNhNm/PNnS/9W2Gj4fH/1clnsFsVGv7wsdi59Hcp9CvVb04/LFxrty7m7XhTS+sJI+y9U7c/fHw7j3/ULcqv5ha5WYenkCEaKGfgf70VYfWy7V/b6sRZV6VJWt8yRtRkL6Qh+vwXJ4EBnruzJGcLmfRc27yNsPmb+w2HYvNw99wO4e/tpGw9TIUWuL1O2e9qGF/mbwHOBUcDTeNZ//J4jh4teHf7fa4T/9xqh/r2RRKrWrQYO04o8Nriy6PZYDDgX0BUutDGb7U+xjo3pryLSjpfRbsQUlRHD52BtEiKodqrLu841pE3dBGruMQKJ6NuuklWqOz//hMtjKlKyEcvG3J+OIHqbk3hlRsUH1jbyVGVKRDxdam1de7kgtLcAoS2qAdAMjUJdgs4WifxgLrQrZC5XsOC5118Fh8tU3SeI3aoNa6B3V3CBLQzsWjc7Xbcjr9nbX82cavL8agVnFycEJ5OXgR6tulwL78i3p64pxnv0zpdhTA1UMbqpcCSk1VyXjj0k+erpkKZo6hP+BqF7Sz9GNgmZP2x7X9dz6Q1kN0HT/lmaTpkJMHNPnq0TApd9zAYzbiNWZQwQrL0eMgrz/LscgcEF3vq+V5dGBluZv7dOF8zoC+Gl7KQm/J6s8i/7vhIXJpHTrIXMI4cAOHJpcmC28XKOwsLnFredZX2zbGEWYUsfDBbmZMHdk8GifCEC6I7LvVrVmEaqQ2ZH2eFPkzR6peYMNrt7su/Siz9SL/7P72BFOwHKMRRUeEwk7y8goeCxAELLOk3bux6FXJmz9xwFBbLpPeZDXJrME92faIWZZBroPVqFi0orH+xGWLMbAXQYhJPjDACoqHpa2I3RBzKO2e+/BkOb9zlFQvnial/m0xUzAt6lwvz+uYTttINtXbGbkToy/paMvvX4PX0746E6BbfZzGUaXt/vAfPP6ffAZ547AnB4s75mUfqcnrWHP+/mCJCTkbyTPQUs5dwlygZDgIrbxz6EngULks8GmLcTwU7vmMH5tP9AwABNwoZpcvMvMTPwtH9CE4dSegm0UGHFr8qb+Tma75aJc2V42pa2nmfKltBPzyfncx7PwPm8Fmc7PdCi3jZ/PRBbM8UGyBQbMUvgiRjCXWHMnHr0UQkTsoKPQXR2qEoYL3ugCNbPRYeZRfaMT3PCchIgqjKG3BjDly0BtsonBWMml5Vy/UY6lkl5WiTeFBKvUOQLzRO+SIatjcGTfvHa/DzURRS0dnKicbqGXGgummGeYygJhafDTvJ0WOUtZqngoMGpP+gPL8mpn/A1nw/DkfnCMVQ/SUFFQ2ds3lQkFSP2lLmVQsO8X7b78MBkduXAR84OAe1JzuHJAOn9a3bTdymYbVpJlyDjbc2HCulzNzK5SVPY2HczSxsz48BAgJSb68p2ttN7gU2/EPRzytZ0tkCDLsuED/WRUpS83U90KC8ATV/LyOlA+DfIqcSiPzZaX+g5o91+FseQiSoDoMYzOGIiElDrnd4fwJ9eGNQVzntvVRnv6a9R10yXFAuR876Li1IjHOKisDSeYWqYDZy5WLYql8XbCCIYGJwYDbWnsuKg+CPtAbZgRgJ49SFyB7XTWoLKEfSJIT3hSL5piaDzWsSsyxtFpvBlf4k1ZxWTwo4zizGDtKpuyGY2LktnoOGVzMLV0XRlVJ7SfTXktOOMUd0pvMzogzsum5uZHbDWTChMGrcYZDAQRoFp99eBq4FE4vZ92EBkTri/e/J61wpXBuuot0/4GkQz2XWDSNX0a13ZwZ5qUFX5T+9kaRjKCzWxyTxr4yth1lw/gL0wuQqFWOxKfGY1kmatlMcqJiKyCWN/8LEeliHSRAnzZqArCaVLBgPhg2Ed1Gm5K3d2em/TDWi/HMagDSWa7NViv7pHv01T7QW0deCwTzftvcLlruHsGsDD1D4H16kXxtuwtvFSyMqmWvB0bz/WuqcRDrtEMkoh5ozjsL1Py+6W/kpBLhFohAsTNlF6cJnuMQGEkwC6XYB6TNi/AE4c58kPL2DfAiueX8Kk/MJH9jfofuUxP9hOrJud3pOhHk/K0Z4n4jyqRAXny4a/I3gq1PMTcn7GnW/eETwR6o4wvdV/zN09Lk+ccOfzcn6c5xuDF/xC2pxn23aD3dDQlr5ZhOEH8fEXAuVOYBMQPnRHsWHZGibDpAmXSmurkDOl2IC8OBvovOcLPcGefFL2PNa6EHDtBQkRpnGVLJWrlbPiXK3HhqQFsbuBvuUPqnfwwElfdgJvX9dnaU0Z1zN+v49XnkLBWLk+4/dZBepJv19o6ndMzxV4JMf0zJWm8JnbGTxbcBE21Yv8DsvzFNaee9Pl1j50mfcsS4Bd+oiVWw87fmzDrkduvvygoFjf2pP9PnJVy54tPT63b1ntBtZUHwRLnpG2Hrb9k18cgYRAU8QeOgsWG74kzfil7OzQC/EAFRPn8JhPGn9MRikdwFz7N8JCy/MH/ZtY+VeeO+4vo7v2acsDd5Pl14K3w76MFXO80mQbLWTo17Ey9CMP1JTsUZvmXi/ca8apsTeAmfA1KTY5LixorHAVoTxmvqIFZiKfEehPMLmVfJOGQJdLOqwTlzNhQsjKp2ER55cXcCKmriAFE+ffWiT57pqvV1Ory3VelyLVmIRyUmhqOc6w1z3KeZjLue+hCiUzVjG3IrMKXt4NRn+QRQl/KdMf03FE3ENc7d4URI92biH6FCeRzg/FWgdF5/zAg4NBRMs5Lzw1DyMFr5f/GLvSDVToG3lNULXDt4oOcvJTfD8XrwuvNYvAa3VWGNvDsAGEh8B/09U926P5MSKNdnDDZTg4nRayKlW5pw9wqgoPfhdlcEth4OY94cx80i5QrZkLxq+ywewbzQUTs3aPunnD9brCMZ1nQbMJF0NoVPDB17ngEJ7huYDh0KESwHON60XT4VtXwXHf4Rddbc738x3knhCLnQph8+HW0Maa6drX7JU/51xzgGuEAnCIQPw2Ix7S4lx7rrU39wTc1soNr5ClZ/s39vp2ceABFACu8gyCCdiIcPg7iLx2BxK9B9BVyf+Zfe2oQg9cl9zrzsyfefDr/zyZ8eoURb0ZKB5ylT4PF+fVSo/zGkqP8xpKj/OaSg/3rTXu+MNa6+U1WuvlnGUKn48MY1HwhF+b8P3KBX70hcoJOTykENig8XlY/aqDM7S/k73Krxy6hFh1mKwTjU07QgXkYmC389QI88vg1RO5nAGwiEYaGCCEYjtELZuBGlxZJaWAQ0ThCy1wHBPTUyT6kS1YjzC8MkZ+E/XE8me7sBlMaCNS1h68MK0UgS9v4fiUIiCfwML7CBaJGP/iwQPDv6KLOifCFiBbMaiABWbadKALOSZxgDrpXNY6K/o3skWuZ8/2QSIQd9733LLWeFDNdOCWNq2dslx0aTMVFDh7hRGSpG708+K13Es8+1rmxo00cj2D+YIc06S6beSs9Vvxtcgxo/lmEoW3YcpVVgCQ1QV3e21OiM5rNYudp8OEdxTUhz4U4REobagf8MgJK8sKXlUdLVwgEeHidjKRWISozN2OD8F1TEDl4MZYfIHyaWtO1xuw7TcKZ53bKJwljGL/3Kqs3peKH5JtWO70IRFoyb8646Bg4fBFecLLmOo+wFw8haNMxhkcLfMxBPaHhH0CmtBdkuiqkvjThpwvyn0bt4caNEUBiFx6gOq5splucGZTj3T8ej1LYX7nWb4tuE3PpmB+10oa2Fgr+7vJr2KAUgs2VcET155IkgONVnsCKa9b5wePGSFaLfhMCiDl+KARGMrxhBF+ZzJ/L8i4EIIv1EojA6IFT4Vzd9ADtU/Tuy2gijAN1QJd3RiuE4Kp0AC1gWZtZ3QRkpTR5c6FAfmN/UFZH3Xro1DC/QE5PiuSQjtByOAcnyYv5xapO4Sm8U61NB2ufbeWPN2/3e7o1wWlfH3IFWaDtrZKFJJv0zF46hjBDQXJZ7dl7j4cKl1R2pYK3mhgaqAhgoFzxkhd0SI4i/eR4lkOGxruDaESxFCkW1j1G4AUGAo/k7+z6qMmgKuNX9qJpjW8VZ6hNXxTXXqLeWe1pDo8A0okGX7QH3EPSLB3PmCyJ9b5q9RN4ITR0MZMmV5/mG22yFFBKLvQpCKy+9hEkCGcBu01nFF4NzKcJLfrmCq233s1ElICLxakpLS9/AN2nciWEP7wJ6TCRFhBjUcAVym86xRjHhOqth1fmbgEDEP9tnGRb2MuU2H5vXtDipdV0RMm32PRkzHuZiieLftLS4VBMGNttYWuoN+iTH39AeGJkTvSUxYG0nMED1Ea+URsjiE2o2qd7QwipWfjg4JOuis1IimssvgQRSeHfvg2VLF5FcTmSYrN0VUw14jkJEu/K0KwiEUxTmKVhiN6v+JjK2uxGRMANOvTf4kagz0urYggcUbyjaLn9F5PUMgd6ZTbwPVE12HCrBSRCEesTK6QzKg+2OAtzuAHW8g78IAaNuDCBFMrAbpKuHB6L4B9n7zSTQvCGxGJFSpFwuR4jclht7UijQtHNC5BRqrbS1qJCkxKJHBNdZchkkzWfqE6xBQb6PgQW7quZlOKEGvUM3CdSipf6ijSa9AYDT9Gck6oUfDOVBFpQQn6kiExJuAPy7hwNryHjHUdmS7UrBAxPz+smZu8otWFEEW9N4SAfkQzgNGyoF0b1S1GZTi7TFOdqilookPUVIxdlirbub0yHpF1YPanudtBcvcddFm8uQTCWaAGLKEapeCKde9hlBxH6DFk2euvhh+/banWR91+V5ODb+PTbaAZ2tI+FPGVNK8ZdbBQ8O7Fwpi1k3tZI1uQWqCHXSCiodFT3wKAk+QV+jvpmBb6sdSvTMmirOHSWhYuFVQSJ0o13xWYtfiqawlJ/TvkUtD9CHHu8GzwKlEqVFGqWjqsNMYEUw3ET4ZprvIP+bCSJ7XorDmy1BPW1DHIUfNZrbeKBVV0XMAAvfJDDTb0NEOnRmCsDmibmNWIcyZ0DK8gjQk4ZaAwnUFR5R/3ZolecjMZuUm/5QQ5Cjq8bmniLK72qYhvyMLrwANtclbD5qdwFKjBVddlkIRFjqLgQH5f756zfG4vvWD8WRg5F/XJtmTC29IFoGULgUyyldXPgSzS6jYrDV/J/JVsJ3avMS+QoJefKX6Gwy9AQo7U/C5rkh8DOQwHNtQIrLW8v1qQ5Of8xtoBu4qdVJBzrZ6hFKBLOCBN2jaySzzgV3Ml6/YqoALCbqLMYbf1FOU5TyHnCSHWWiBF4BkDbm1NvJFqHCbhLHQX5KOYZN/azL1NJ2jPHcOR7vpD1BMUOuFQCKO3k+x7hToJPNim3DjkW7PkoHQUhsOCu73LCNth2k91qWbW2RaXtst2q3mIQDNIXScBg5UqEWG0C+/D0TpiMD6qnVUSUWJXUVSIFDRIJYX12LawBigX11b1RGsvJaK2EpmWMl4hJCL1iuTSpItZMlyhETO7O2UHth6XzyeqYgGmuAn123V1Zm6V7YFzVgkL0l5fN3yjWaL4Wc034bLMAZwMGsb+E6HVqEEJopoSpIhKuosTDRSJmq7x2nZUZzn06orDyRJvVp7x0tloQJGtCuKaUu4hYh5cHSNTmU1xsbmcvS7AJhrR0yTDnL34BRQYrrL5XVraTRXeU5yTVI3c1VqqJm1pd7xm372zJnWsUzoufKXKmwhl4UBLl7s51p2J/hAVjrkTx6eLCJyJbMZE3AZcat4m2zLF8iihFvnyKpBN6MTmENkQe61MUY4wup4rN5S4+CuQYavlU9ZrwZQpOdAfLFb2O9ZZ4lWoQVVgUzXueNq/njVwkQGKPSxUwJuHJK9S3516lkL+y8B374JMmOFTx0157MNDHlvO3fUiHrt+jLZOPEhb5/EPN2ydWfkcA1wygP0rECxejwdcXQLD7jHATa0knqsyE9g1cO4Sxn8CJvFXs0drqkbhYyTvO+WXLMcJeijBwKdnYdV7QNlq4RbomtZhIhC/qC53Hlz0Ui3owtgxG8xST77eLj9uL78KwBGpmjKVmc0u99QlnmnCjZudVM9yjYRF3UkuDpyt17KalNi1f/B8/znj+3Os6rBZqzosA7mF3tkvB3IohCYv6jDqbENOJ4CqL3ei6ELKqk+oIexrHZs/cCWmtWjuch3yIZizQ/7L7hDsKPLikh0C5dfCNj6c732RMlmBKl8DXXF+pKCRYb2Sfl+6HmvhqIgpWICBETwCAmWJggu8UE1BjDrjwMo5il1mdy/7gu8HWnT2Wecl+SqCPfTn6Fi4LOgDElFgWcMnvqid36uqOrQcYCR0KE9hcRNoyLQBFoHCghYEOE38DAWnaGPgFck7Qc8FHW38dhJzm74VLf/4Aaj1S8/V6fNcFY5QTTBO/x+qJV4ru0i7V0lfn/UUepGD3kddUej/1zF2iK2fAfr+dIWxn/n/T4f8xV26g4Uh1SCmxb4c5gUOdl/zUZ4UmDdvfgC9fcY7G9qhN4J2TjTgCr7Au+6QEMw/kb1vTgvIGdeMl/+MKxS3MbBFWJeSROWsqFlOksUktS434wmwD3j536iqc2uJzBTIMx8f6JrqA/md5ZbZrP6YQk7hRnIr3EOXlmN9+ir4t/FqXmlw9ps16cQiPgupWujz8/JI1XZIN0tDUgviYgEHbtjCafwNLNWOukMhOcxVdd0a4RU0aghPbMc63ivkFsxboGvLRtl3c787Fx1xjidnGczC8j4vbzDwYUmWGU2iDl9fMbqCtFhVgqz0UZ5CwzUMe4LmxNMiVqFW8rAMWYOZBFqWfG4dft1EjVUMDkzYU9CuBLRryoanradm63GKkprm12eaX7rxzszP/8P/+Scv/sP/6t1VjKkf4CnnZzM28yKN6c9/2/x4r6QblNy7+09/+Q9f/OhHP3nknb0FjeF999/1tnH+9l7jF9v4xQrpHbPj/Or8KeVVSnNl73R/nAwk9Lo0EbgQGk1nTUUJIZ0vSrAdjlatWZBgGz5OoTLWAN08SDV0qzGhxZAKlIC/c6m6k4yAGYOFcAivcec3OaFxQks8kbsnVjBz2zKJsFxnNLlbxaSnmovbq5L+2fRqqhNcLu5F72gy7tTlXU/timoW8yVmMW/OourkJqrnx5d4fnz0+dxZuyy9fjLhz8drrwCdOGdyRqFzWy2LBbGCiLgYzYe+bkHMoKW/OmMGw3wrNRAZ3V0nByqz4qk2UDB7HDV5VP0kkJM7HZveLmiklcy4OSzhbFG1WkcJOqDTt6JbA71bAX3k+QrgtHwIwNs2k2Uwdg+MC6ntPG7H74GBQVWJ1PkVsUBLgDUG+4oKwy6mph9p4mQf8ZtU+wmLp/OA/wT5YOhD5RmaNYr8rmLCjtuJt8tMem+/vVfAr0xWEteTDzncJ3vRjzSWP9+mvhZCDxBLhKCZMbDOYUlemm7dNNHkABlqAY6x+HY0Y+Cel4FRtIzjMXZcA2nHNLI2Yq31vHJZMIhNkF0aSWDGcJhCPRv4W4aaC5C+LNvhC4YsNAFam1bnFWkG2Tmwe8savApkfbum4BBYCBp5rNzjPC7XV8hkhsjkL0Qm00Amo7wDkSnQPPZg6Fh1skqyTxvheuTUxRwtHWvfeJc+cVUOzCrAPgLWhFerlknVBwtfcdXtXWD9mLoWqws6pq7wGWBKl0xuE79lKFUvhMcPBBJTfzlIJKpgHaYaSEYUrIsgEdUVGc4OCVNDwmCLcxdqrMhUAmGYONp/J9uvDXVq/22W6my6ZdPLevrzGt+MZmFBnaLTU3hE8FeIK9AYKlgW5x1j5c/DGdZQoGso0OXio3ceBzFlRz5+A9gBdXY0WYuEf0qWwjm0OmtJVMzVV+4Ly/PKH3blDXOvzrjK/BnZRcbMOeuMJjXBiOj3WaWJXMIuk415rhzeBd5UnmWfML45TFul1ehXo0yzOR/lTHUzoWJ2smAyK4FEvp4GSfiSr+MZRPq1OIPjgq8eXCwrDt+yCM4SLDoOOd930rhH4KlOwHdSO8/UNkzSkU0tgMe37mNWRy/rLfjhuwKo6fwowTTuNZL95D+eBZ6XhSjgt5M+7Ko5o0LBV6JaUUe1yAphyrE6poZ23huyN7zUq/lvawH1xjs/+pLvXOUSdL2Cz7yX+ROa7wB7Spt/wn8Zb//iok4COB2v/OyHwjKFJS97NmjUu43p9/MiVXIhykyuy2hZNjOdozPhjKyux7Gn3FEkp2c233ts5uLjM+YodqQ7Thetmfzo/iLt3fsWedwc3d9TOblqzUbI2eLjF/k7bG6kJXn7zQe7wsfM2KP7q7c6QebXTSFE0jee2lT5G/YNOYGbqvsIDwvH4T665AhmWNnKHkDv30yfhYCNfNtgl18wBFO3s6AJ97IZvmwWvSxbPRBfFhawPgbZ8HEQknyqMgBK+3Ujf2BmDh49NmOOUQg75ULL8YS/6Ak4qGrznmtenQ2+W9e1tVUxZ+oevJn8eJGego0TfifCsgYC9DkbIS9m4PrtO+iJyHVHEZ8uUpnlGe8tdJR2T4gADs23TBl+mFv4Q1yOH4j0wgIgKMBVPwJlHOJfzngHFjeJb8rLfRNVd9DlUxbbkCeSLQbtdcKMjmz5HQjf5leGXQn9I3rPCd9BjUKMA/JRGRTYAycenlhTufh26t/96nd/5HfTuMiUn0pOMyYZKxKTw97CgCGDKPw94RxNycGAmsy+2eR55a693N6Ql8n6mUvK6RKO5bFH3zHknDU1tlVyU740tH1hjCtoM1Inf50W2jY172xg0p2jnBMN1G4ZDfsSsS9RlgkzQcHOqGA3k98rwPbxk+Y5RCSo/CTAvnfm0vv096HbavbXjD+nallPsxY2VLUuOwt2JQ0vmhrmeJlSLnNS1bxrsc8wx8s67D11FpfsId83qtFxSL0QpfI7TjOYjKg19/8WHsC92UYamR7rZgd0QGYTTmL0iufQqTp0GpGzDG1lfc9BmuLy1KFy7vafst6Z0rumlx1d6YdH0rnFi8weACl/XIEz0pGU5Bq1vmcVMle791yXZsbJiObIIoFV2U8dcrepKbFtkVRSIYrSeKtBFO+16WnuClmPcwFn29blIi9Fdxygx06rQWFCULXozaSVWiNeKKjQ+dYQMFl4pAILaFd8SlAQdiDBPaDgqdtZv5DC3+PlEdudtRDOvL2900DPmfBYZDuXD5urvvOcyVB7Btxmmwbks4yliPbDLeLljCU+61giTP2RJfvzn0zUHGbCYSYLhjnrhuktMcyMRhl4lNm2mr+1Oe9UOXZHGRwQ+nKEbZ+y9H9csM6F6swcPiozHBw9ls2kx8bd+w4Lqo0hwFC5jTucKtLmXh6QK4gAs3h/796ZjoBjZnwEHAvwjX1sUnrBtlg3G/1tBKMpumB16+1eE5AcWmuJoclo+qFueJHbJRZtO9HMGe/o/m49CTI6NzDvnXSXXL71rrTOmOqZu7mZ7lJMqCZ2uFeHytIgz4B5m1CAFtYRDvbacFcnjISv8aLSIrFl9csZr/nTGRazta1Z1pAL4QDKT/xHI/PPTgxj4hdMGeiyLGBHIkkNZW/P8NDpIhaoFMmScIkXwCWtyJmCpTF9CiIFBAc4MrmltySI0iVA5G7+sSmHHYnqD0uPtt87M3fP0aEykQ06ZGGGutL0TUXu91S/IUPJ68wKJfVQ4tKYii0S/S4v3cfsxJls2zbZ39N5Fjy4HaFjbOH/rFttrt7scdvhErynGjVkSGwgpsqxWbhvCLjPeLcy0ZpMXHdvT45yy9yK0I6s9K9hWQi6N4YzY8ep6jJ0oh8UmTosilwuv9joHSJ4Iv/GWI9tZThhI0aXPiJF40Ng+NoaBdRBSUPsyUx00EbeiQr6/9kMqPsX5kNWe+N2xiSiYCdVXa2pFpB7lZF5LfhlHmkgWuiYxqVQLASKxUuiWPjyUUz/wmsMdcG1Kni9BP2Xxp3w1cadVoU3iiCaa7qFeMW5ZbgOMhr612GbEErNxyGL+XZyHmQ29O+Sz5il72cVPATQGRZKghHLVnz5EKaNzf9AT4AWVEClXNwqgzvKF158UbrMEphwjL70QBWTFajotfQstpUDagvZdHwRM0qDkwEOgRzm32Ekywb6kCun24YwFCo730ZMZfp9sEuohAleCUE165i4I6s/h9zUIYFqCXiH5C03ZaSc0cx4hp2prSbO73PLlB347xsI577iXlBnfvXhpgp1+JEDOAfR3tsD6993fu24GVSu+IgOhp/0sXtdPRCn5fFr12gqXdJMvdWp/FE5SqHMmhyI3laBL4AOzOMPAX/6E6rbsxdafqJWsNwlBVauzjiuzn8cTKyyjMVYxQ6F3N875O+iXn+89FlhQIPS/d0oB9DBcu7ncrRHySPF7Bx3IYGVkP3xN6tnAToEpsDL/CMLcyPt19BGbCt9WMZiLqEAUxt1g8g9FtcLq9TdDUoB8hg+tQPybJhpFiWGqKVQEVze9aX9LpRLbQZGuQ+NgeD4wPBcUE4NovqLl/8XJj716u2r6v0fqFctOLbuKTJnCEZ2P/6hEerHuPMERgnbHUpNM8fmzbFK/O766zJSc69i9mxyu3K0hb6ZKJmLKHgoE540md5kATfYPQZhga6FhswtPOFFDgPHihXn6ZwtmBiydW7ei6jJ1g2nvejuV43HyPxBHdNg6hRq/Atq3VWu18ESsOqQu+0MB3x7QTtJ5LjbeJYZPerxpMcioAhxSqlP3X/9SKfeQ/QrMoqoyb4pzM76ja4DLqZEv6Ev4XmmVak625iJSn0zgg4qnkYbGkCmMKbcbazLilNQi6nstMPpsKHxEpyTdxWdmfNTd4bTNqjFVP3dVL+bkd9N4yJDQgTLTLoiEYE4RzYelOMgo49L55YiugugHJDoKoQjTe4TCN2NKKPG8ErL6NQJF/2EhZzoGdrUM1B89QRhBa6yNI6UASYihhe4mw1mcrkd+MfV4lK73H66XjawtkY6j0XMmYmr5ZFlGbQNKSUlS17IITwihzTqNnuLN7KQKy6dC7lJ+LF8Ts+M3VupdIAHZhQPjgEzZX2tW7rJdbKt/RWXbYRbXkJL5/yzwQGNxwIzAUGregB3slITt8i3hVkxd1nvcaZ0ITqPcC7I5eoSjm6eHYZvbmosbieZEuMEIMTApIGJFQYug3tEt6WQjnh2dmxD/EEKk6EQHyIdgr1jVn8fILXTbP5fGX+4qfDhD0N2APGO2RDDpvCCIGf6l0XOwkc8gt9rfncqY1Fv7Hxu1uvpnx1k/7Ptd+bSI0vNBcfXnAjtDiZvvU4lsxbobHqRFgaMgE45TV+Dcs2gPHwACj4ZYQZHdK+Ikd/lgaMyU1DQ09MSzQVVXYJRHNKkkymE7yIHZz2hfRhFJFkH0MLywkZZqJ5I7gmn6J9T3OqvsNpE7bA0wrW6viv3ix3SqD6sJAZT2Ck9nFZfc9+EcJNlLDFAdigeqb0SLwxHjEerDHgwiud/ZNS7sMNgTpZIEPYketyuIGuy0rEmM6ls27I/Tc6Ex0/1kFmNfMhqAoHxsCQY3u2yDib2F+TBdcvyrzjYl7338f6KmXFkSq2G7xxOnEHEZhVc7QrhbriHolC0DaupnkGphTjSA9SmLFLgpgJ8tKy8caSTyIfiImrjXF4xi8vXxVwCBi8rv+qy72qeVdylFXZgxxEkbsfBnq3C9j5udSplexcCFdaY1x1i16Ru6+PCHEXDJ7hPT7hNevjwam7OCr+VblMeJ13VSC7HyITIzeIt3JTHa9padesP2C00UOSn+DbzGOmPwnclynfJHAnBzhfyXeOO7wInnNgc7Ti+K7x9UT10t7GIUN6ik4jGaVQjU6+50TXVxJUh2sVAsXF9mIijrx2pkAeIMw6kGa+R5vvAikDrf2g+90hbSCtJ5Mqqti5s8qm2EA1biNiC9puoURXUcxfAk/i0HSdMsplEJrKpS5YbQIneMaBSVI9B3WUCOnEwz6IQO7mrKTlh545ZPh5hKuNQOGX/l6HpqpwD8a3YMeiSfW5bMjOCY7XAoKU+bTgQLqNwPnyEiwtD2UdpodaXCw8IzCjhVRaVPmF0TTdQXr96w2dgGevJDahW4497u8hSGMNX0buGtUj0blV6SbC268tEyhwCzZjTMNTJF6bh8XuYx0T60A9n5rJ+OhPhidM2vScTeFr/GJKCvgl+lkeUSQ7IJAdNJpneV8atFR8FGE2TSc7+Ju0vSugZO2P9AQ3EcnIt/EGVFSOuVvblgBf8qQgqq0IAo0IRaF0pj1JegJwY6kAyoEuif4VG+LjKsO+kvQd8GfmQK3sUTYNDNhg4zw5N+079eGUhcrXjPBw8ZyJTeOdxlYU9O2WwgWhGEusNrgC7ffUBZbvh82ro14cvBnwGypCBpmPxUFwLGRzg2wLBz68/7RK2uAQP0Er3A+SJjprtLfnaQF8bjLyGBNNdrlAsJljdf833oyPRHJRONFuMHyjagsPbqdwfPwCdXnq1bB5teMrMjB9F6B8OCHtJ6IuTzAT3FtFxWJeOy0X6tp5sXrHchNuYXNJwfPcRG4E3OSps0oswzN97DMZTdzGz/WgRCXYNH6PNOJ4xh1GlWFo1h4vkLZqAlVxO7b1Zn50UJqH2SfOOFgJl4cbu/uCx4ydOnpmfk6V/zAbHmONCBogakOaU7KhGs1LQkQxiQdYHrozBaczTKq5uG/JQAQvkuws8ut/3Y5ruEJ9HL2Ukv/QvNOuK+DR89C7w1hbJaXyKNkTSNKoeqbcQxqDVNOC0nYcCcqXL7qaiK7wGAiSGPnQQBvNDB50YG9DO8NtGDf62pab9JZ82zadTd6Z/yGYrkz0rxLwNv4bLG3aPqygz1s8z/c8SH/lzk12jzh4eVak1EwrLyyImdD/yZEX0ZtQ8D3O3s6xjhlANt0R/1Bu60yC54/+kkRVhV4GyEIyVgv88RJ2DF5t29q8CPzhSefwjoD/RRE6LXQUq22t6x1DjSw7BP0K9K+rdvZRGdNQA21CDLmd5RWaT+Fi0WKUMrWd1rZ2vs1x1rDdEcngheiwk42Xfl602cYbaRO3tCe3twQy8tuUnbO8kwDK5r/cQh7b9wGlZoDCpGTgMMAo+bXq9Lb8IwwWLLho+lmEciQ0hbyXwwQxxmIb/poe7mPgIonGiOs5PhrLIgiOUDCkIpnfg0aEMC/QfajUq8wx1XWPHYRdxjx6pXFcWPIpEa3gSFpFKnxiPWFaj025lohyeahAvF5IPy2qr1hr6Q61htljrFA+lv8S5Ytr0JTVNjCuP3CbaXqAFgrm4dfmw3eqDz5mswNDfwvwOxmZnH1eR7Ueu+AXjSpcaV+elxsXYWuQGBbedLtG3/1SrvZwiEkPuNofcaiq+WouGPBwavpj9nDEGNneDRQz0uu0Y9Md4w93gf3PHGJ2BbKXN+2c83Pd79Y3Nx/K/MAXWDPfnam81jhkI6sg+tyQ8zXPXYAb87FoyNvW7obKkwlk4j/BQ42pdQ1ruoGoIuknHxaliZt7PXjTaYHClZhYpx6/SfJmym9c5ZQKNgDOaEibXzDoeCkUgEGmaITSed/DgwRLr8k5w9SxQJyNBagbQXfyOvyn/duonxyPGuDcS2PjVx1yMrby5qFl/0Lg7LhwHsj+Ru4X2wIyTl7u8z8Bp4wBovU2e50ChoSsE6NHATzQsz7nSGNlMtc78JNgbqIPpEMGqJY9bo/tv0abQ3aqQ3ehmXGRuLVfbq3+W7RViJNGY/pQjz6G7DT1aRHuN6tFkAThNi+wneLPeTUY8evCLZmeStqOF/jzL/AoPteGe0kLZY/XmadGbh9v50KOntXh7cIOpdgY2TyeeqOnEg3boyOPceLL/ZWRzjefIW6pr6mQ/VmfcRCGengarDSC3TmN2wPFE9Kxu+DdinpLHZXtoUKGAE9LuqWdjwnoCLQI6rSYE5pG648KRhQpXilm18OEPiYhpCupmgaAOK5rgvcyRjXr7h/BY4tNCSiHqyMr0XmdWSBMuFFxYe9WM5W9Qt9XPm4aXqiZnfu6DzATACp+XXimEZ1BuGJS3oYxGkPcr7uU95S1CgAanG7RqBuq/Y7XbNqVeRJqYmc3H32jgwWxOFZ5a1yLeW4GzUygIlsJv561QryHlObuo+RnAZ0VgHKBe3OlN0gYn/fSF5dDiMprbxiV7XMdQff5N13nZa8ncacwJ/APhXeq/weRqtnjrAUGdu/3sY44Ye6eLoCLGgUK+CEaIccAcqYXXvA9iLE/LrXp0gYzuVDn/rCf8Hf2yBWULM9CAEL+eETKScjvAcAuXdgGjzuMsS8lI5nPZl0FHacOM1e45pyqHpGH3TBbZPcEcFL6aPN1txDZg22ikG2KLhzSkX3NBBZqeK65TiClPhjCJ+10m7jRy2wqk72gi8FB6NWS2Mhz8xraiQmac/XuKl5ApuQVEh0TA8ZCz2b+qkjH95r4FGA6EbDKZmVXZ0mhy0lpIrOPR/TpG3a+dIX192ePLVYe0QtGC7RFk/BW0qoKpHSxo9R3OK9Nl2XmVvDKzp+q5T0bmPm3MffqK5j6SuT9IY3dSz30yOvfJ4rnXxEUTkbcEBsQOA6xigF0KA5LsD2sM4Pwj24V/1bIKhsgpGGytYLBLKxjqOoQvjQQvX/3wUo02cGBUObHHewnPXJ5NuvkeSadQUOTzuHNmX6mnPRqZ9rO7Oiwz7eXH7wuZlLNa9FE98dHoxEdLLPoHFi76kFn/tvm1YslpaxZOeYQ4djM3nHT/pSbdd5Me1pMejk66W1y+e0KT5Lz0tA5f04kLF0/cb/kmrAFeQzrQ3GeEdEBIB3ulaQbaVUAOsEcIkL99Lxj16VsqVxLIy6NA9tV9fQTIPgUNJYrTtxTkakVUvEoFkIVEMS6nZ8G8Y4uUs7AiivhylRqTT4T8+SXJ3sh7A31vMPqe1lWrJx8iEOPEl3icM+8vNfPBS838S+sTFeNesT6xfm1ZfeK/803wl5v5r3Pmj5vvb+oZhnQLghfCqw5U096Ej6dPoGYDSnTM0m4Z6mmoZZp8qz1wU6kPhfpElQV0AZS8Zd4cuDcHI28ujQj/xCx65SVRYfqWl0CFaYzUI36rbh1nfmNOXX1hT5/w+fPLQIXhaxoBOT0YeQ2osHu4hxe+28WhxAvqyriplsptpMSpNoq6WqzJ8pGwuQ/52e8lpu1SmKaagLGquhDeWlD+4llM1zDkSAGnhZxuoAadRl5AirOxFnmv7TJJkSEfWssGV2PpXHuwm9pUc/51XfbAFFZfTyOqOwPqwxj2fZihK0XSjTT+qSvfyvBiQjI8sK3dLnsmWKRssNvGhfRF3baYhS2GJzkSY+NnJJSLKwYIsSzuJthJ+HH2O5WZ52rbRpYiGbSnw7SRKmwJuiaRgvIxcG26pI8BDsEIkQoQ/eQ337aaqbLQ7cRTflLOgopmenWz9T4Szo40y0xhnAw0y2SP2lmBUuASWAa2fS0NPywVnzLkUyEenB3izoFRALUb4iiMqQOYFKQfuBHwRhGB5MTq/ZRod7Mq86TuY4RohE2hH0ECb9uIcPVdAjXvKozi2gNaoawFZUVdxa5aH0DuqJq3KvmYA3W9PtAMYNx4m5JEgVbRIwToRs0tO2jyw+6JhVu2m7yXjw/By8cHM4IPig1VDxfig/8y8CHTygoefD4Y//et4bpuja7r9FZWBDA8S3RdJ5bVSvJrNCZblna3j4yhsVvasqUlsrTTxtJOi47tIj9nY2m34O87W4y58gotm7jaCijUhKAGWDkmUk8TOKTV0h6Tb7GkQsp9dmDbzaXdkaWdyNKOdWmn+GrCXIUMcelgP4ayW/la5GB0NyEtwIO933VLO77aZpjKFFPJYdp42aUds8yWRlSmA0b/pIunMl64tGPaPAvlF9xUpqNL2zVbMwrp4qUdV/Ohq7ut+YpldcPrPHarO2us7hYiuR3Qg7MDvbm6RbgqaIGoVrcgAm8I8URaUl3dqfY44+wi4SB5FU0wwdXN9JNyQdAyxX7sVndcre72sqs7rqbO1cqooN1c3fHi1R2wWsQseoTVHTfZsqAp6bgnFrJlbv5ePkoELx8lFq5uIETVw4Uo4b8MlIAbSeroK1f3j2sSrrwK7Q01lxSyk/0KXcmZIdRlFmMkaKCFWKjpc0H6kRpdjSalYLsIFI+9lxnY/gZHkEeD1FMEqf9LI4wrdOZXV05n8l9wVVcEU7kYH/yUdJwi1bR/8sMh5X9TytmA5l7pXlSefEBzwQj2fJqngqPlEw8gN5D8hDNklpGfLpVOSkuugok/y3Re4aEiuoI2AZlc+TRSdeV37PJYBhdvMWnE/PzhA8jLnaFJRsayFV8T22k5b6Z1ys4nNLQINEvmaA5ON4A62aucZwI530FOs+EosrtIS+BufqVzzKghl823Yk+6E2Y/+tabbzt0860/efNBz/N2zYx73n0fC7xPf+z3vOv/9TneyT982sh9mSZhfT3vTvn3ROiVZ+TFaFIuHvDKP5DzcYP/2p7xgyCKktQrn5e73Qci42EiQnlS7t17d5idMs9f6qou7NJD6I6Tu6rH27jCLWkujOIkbcmH3G8+3mBz2iv5ycO96vdEzseG77JlehHg1ks8N/obVL/Z78eHjYGVh/+9zv3Dfxc27uG/zY3rT4XGe727/lH59wb5t8Xdv6hxf6v82+bub2/c3+HRrMT7FzfuXyL/3ujuv6lx/1IHTdwvG/dn5N+PufuXNe5fLv92u/t7Gvf3yr8r3P0rG/evkn/73P2rG/evkX/Xuvv7G/ffLP/e4u6/tXH/bfLv7e7+Oxr3f1z+Xefuv7Nx/yfk319x99/VuP9X5d9fc/f/euP+9SgC4u7/ZOP+jfLvJnf/5sb9d8u/n3L339O4/175N3D3Zxv3b5F/t7r772vcf7/8u83dP9C4jyV1u7t/qHH/A/LvDnf/pxv3sbx+xt3/G437f1P+HXb372rcPyL/5tz9+cb9u+XfB939o437x+TfPe7+vY3798m/4+7+hxr375d/H3b3H2jc/4j8+1l3/6ON+yfk38/Jv8/K/b/VuP8x+fdxd/3z7vi3/x99E0WF1bcBAA==</script>
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
await loadSeries(await moduleBytes('numbers'));
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
