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
<script type="text/plain" id="series">H4sIAAAAAAACA+29e7wd1X0fOmvNc+/Z+5w50pF0pC3M7InsHIwwciz0AhvNCXoAwpZtHOPGbYUBB+8DNhIyIa3QOVgCZBvHSuw0YDutAN/KTlFLEqfGbVIrruvixHFp4zbk1m1J4rSk101oHi29peH+vt/fmtmzz0OAg+/tHxc+OvPYM2vW+q3f+q3f++ddf/utxvM88zv+zAE7N+cdCObmcDBzZg435K/PG+Fc9YPHO/IDH5VjxJ9wJm8dkdtH5/jQET50FD8dPRDjEf5gj2jbR9D2keoTR+UZXx8N50Yb9vTkqH75qHfAQzf1TXn2SP21Izig2fDoUdehI+xQ1TyaQIeOyk/xXNW6rzf42aO4PCp/q5/Ru6PaB2n0qILmqH6f3dBR4iiv6pV8FU/MHakaP4KBHuV42U2rvTwiV1UHjyhA9Yc5NzpMwBEFyxHtAKfi6JwCKlCgmKME2tGj6LcvD+FN/YuP2q1BcNv1P3ZTeMsHfuz1m7xX6cVtH/jxmw55bV5E7//gre8ZXr33A4duvf6wN+F/2j5og8hLIusFvjd2vhekeWqM8forYj/2xqLAiwO/SH9gg2DQildHQRhH45E8EMUr8ZgJTBwl1nqhCaIoCMJW2IonJ5Mk8bzQf80q+ekHrY3MtHzAro6ClRf4sTF+KwzXBL4fmNWJ8X0z/lrfmwhMOC4PyX9Toeet9bwoXBeGF0ZxbDbai8zr1ly86fW9nt/prO344Q+9YXNsL2lv8ez6jhdbu9Xblq3PMn+7fCuySTsKjbEyAP4X+zu6XtJNLu124/Piy94YtELvTZdL98+Tr+/0vDIJAumSnwSx/O/bcJWZwntBbG4zD8j/oW88GyWCFuX8fJDGf+L3o1tvuvUDh37Cel2F7A9ff9vh933g/d69pn39ne+7fd/177npltu9nzYRrt7yXu8h08HZlbfvft8tt9x0o/c5073h+ltuev+N1x+68v033nSn9w+GN95++PpDh73HzHh1Y+b6Q+94//sOe79gOo1bt3u/aNLq+uqbfsL7pWET177v8C03eb9sJuo2b7v+/W95L576h6Z1+H233nTNB+6QbjxuOri44n23H77+/Tfc5H3JpLje9f4b971v9ibvH5nwxut/Qrr/j0104/WHb5KzXzHxe+Tb5Y03er9qEpzuu/72w94/Ma0bPnDLB299P374snSEF2//4K23Xn/oJ7yvmLbe2C/Y5/1T6Tav3nb9++Xyn5nkpjtvuJnn/9wkt9x0x023oJUnTJvnCp9fNxmv0MLeD9xy4/ve/2Peb5i0vnfl+71vNB55803XH7pJ+vWbjUfKw943zeTw8l3yzMxNshZu8v6FGRt+i0N/0n0dgLvd+5em9XPWeKVJf9asmMzf/Ql7h/y3f//bds7s2vW2d//VO3/iw/bD9o67zd8ynzE/Z/62+TvmlHnEfNb8G/M7Zuz8L5qP2vvlgf9m/rt5/b32uH1A1t1z5kH778y/M/+ex+X/fnrRX73/qcbfTy96Xs+/w/Z/n39/b5lv/S7vP20Wtvwfztm3D9e//oH8/Y+mY6L2Tz8TPWj/hazvudyU2TXBTrszt+UL8p9/ddcrc7kYH/zYbBGU9nBhpu3THw4KG+yUh+VskNtpm20RUlI+/ZFg2nr4qfwOT/smLB+7P+hb/IQzeQw/Xe6VmbQkV2lucjtb+KXJg8NFeKW0Gub+rHzcH8jd7I6dXjm3u2vxljzqy0I+cnCAF9FkbvOQF3KCtnNPuprxTppeaMxc7kmDcrvMZgtPOjQcAJ42ubcF52m6hc/m8lMi3Z8rTZjbdItNcE/bNWw34BfM4dIc2mI76d8TajUnnTIH8Rl5Ged3yIB243o8Tcuv3h30A94t/NzuIWh9HbF3lcDpsyfwazYo/ewHCj54WBrO5Uy+nsq1h39X9fp+Hshj/RDwGvSF/uX+rq4RYJmLPG+H5+VhafgzDgCUme37HS8VSOReluRB+lfRV489kK4GheEMxwf1sLuLUfIHGeAshmqrB8yeroKA14cUDHwYz094gPZGT2EtN0ba3aMTgNsGAER30h2uOXNQevHt+WDAMRDanKHyC3JPWtcvmfL+6tJLrweWYpIFIoJ4ST8ovb7VxvoCg76xMkIBj2AEvm1zH63noSARpm7Qtx0jE+PxKAeT4hM7PE4tvvBu+cIPEGPsBsx2MhD8eXY+yFL9oNy7yOvg8/JVd/8iLxCgW6B8wN5t8EqMUaZhd0/OAszL7t7edBWGY2bR29JcA9hkSZr+QttGwjbIV581s0W4AbP5pBlgrgVbgmy8CGbmz/67P/o1O1d0pbGuuzp618zl9x05nWV5OG2fMv0Ojt8y/ba8f9YMygDXT5oizSZw9oQR0GZ39BPpQ3JHv4V7XzX9CMezph8Dcov/Bx6gt7NjLdmbgzBqx56gZpSbrCvfedoMpNX5s0DYPJzxtvpPC1qWj8nnbZ6W3/Fu1Y8/ZvD3C6awOD5uZD2YbA0GmHXLpx4zpVfOf1XvCUonfdNpfGRqIOhvs5V4NV88iPU6hql+XL8ksNwpHdsAeLNz23KDzm2S61xayxsQraEpYL78vrxLiGLBgyDk+LMBf6azVThk+DOJ7ssXC/lYuWlQWOm2n0cylG95GMlXBD0wEoFB9aEj/Kj39t7M/BPf/EJ37rTARZog1Qm0uUSaq1vCjU2C2rKmL7Cbt9qNciYIOi2N7pwFisjPi0GxUUExLaCIh/DbNsjTvJ13ZATy487Fr12mr22T16LqNR/zDoJcPuuNvH/n4vcP6/u34f1Q3nimfmM17t/S56zf3AdqcDqeMQ1kecoDrhpFlOvw590CEDkcEIA4FKsBfObvN3ElLJ/wgGlWX96LP/sUx/Y3USwPL/KeEerQCYUkujbtQrSNMXLOACFQXtSYSuk3UbqtH5onOh+XFYXjCaAzJ5zfsorA/kv+0JmHqzHpp07K4m+XVraFW7MpfOAkP/NJ97kHlvycfdFFeUpG4MuibLs1eYqtfdatyc8tWJMVIjeWpBl+IsGSNLoks8UI0VGESAQh5KXwYvOfjfwuk/CHRh/4jiM8TwvhAQmOlNjH1XYruJe3SHmSw4fyRBiGQxyMkEihruln/ZpMC70snyW/UXpvlj1Vzt21cCzCV/TQZBDIpjB8rOulIR+cA0vy3Edkkc7/1mP/+j/dudWX3Qw3LvA9pb/ZWtlj5j86bF/O3XURSfsR24/Yfv0Y28eDbP/ER4OZF778+Uf/04NPPBboF+RW8wsRlnnWFujq3hrs7RU4RrL1c6ljYxHoJbKNBEfxwC0FtxgwB3L2G5+Pc/7Fe2Xn/YInAGLnllnZ8mSacPf8D+Lu7Wdy8+g9FckLXQ/W5cGZPLzEBjP5vcfJMeFpffbokcKvwJPXZ+/oyd16UHnj/O094D32wPTXjQnAVP70XfwjXTXlE//t35tcD3t75S9aYOov/HlyqyCh9AWn0unzPziQyfsXH/nxW3Ki8jcO35pjQywf/Tl7K45PfuTHb8XC+i/2VtmKCUg8JNxo+Uk+4pefuOsWvBregoX0oJEPlH754/LuL9q9vUERKsIF5Un/FmESpMv+3kHFRD5o+NbfxFfJuCTp46Ft6Sa9SVjhDXhTtiUr6zPAphQC9S3OsRsF2I2wDSsJjWTzWr9OGIUzRWcmOzbjvQ0381BWUpvH8+RVXod5ZyY/tl+gpj+7h8JhU7iRuvvCmB9M+zbFOu0n5aZ+LN3LhbuUJfG7WGjkroW2yKg9Qt8I1wk2GqRhSmZNSEOm6xw7Ttl6s7KoWN7gS7PX5r5wO8ICgt/PfVnR+7omJSsuv16YpuBEL/LWyuKWHydlGHLI5Mtyc6qIwYFlrXWptJmU+UEZFm/lMcaQSO9Dvchb6S5ZWl6ezJ6Z2XbvjLkrbz2a+28w62Y23Xv8mCCd/gfQ7HT9fZV7VRjkS806OfyusHFrcbnDm8Jhi52Uw6YtNhPamJabHD1jzzemZMQKIyu1Hj9HkOoIYlkau+pvdYWk9lvCLibyL07rb+YtfjJP5JMp2HaZd/menKXKx8dbKBXkAyAM6KGPQ6cgpgjdlFGAOczuuNS8jmfJHTu8i3C2w9soB+74FAc2KKoI2m0YkEibGj2kqQ19rPjgAju9VZlmEj1hTWQVfhliiuKtsrSc/encYvZz8qskAzabpDCHP5MijVgwODJB0vvCl08G+Fi5owIjOiEbonG05O7C1JyOAbMlnM7Z42+cO11e9gHZbsAc40+gDSfScN0mbuRcxvYCu0EH4GMAVgfwr4wIZVx6wtMJblcIvE0ReBMBzI9WPF3c5JDzmBwd5h0TlOPPBvwBR4fJ5sQXOnvCcfjg6EJ2boSjC8mDCOpDhJtIPTzPPyIzcWkUAZ+RuVVkAvsmD5B9q+QLaR3sW/r1F5+UcwMXd2pG8nuatp/85vq507/2l5+ebxrdi2VylC66yQl0cgLpiGPvQCmJrdK8HKYF2MBRcnchgX1Rg+kIFAZWX8zwZ1IXDsannEq46B1sZ3yBCy7QF5IRXjDA1Lj1snlkvXBqPm2McbwFxqM7ZE+2j/gD8lZAwS8mvpXe3t5s6Q+yTBc3vxUQVOQPKuUBECbrcUN+edv2bBnfqoIzoSGd+wq3VKGuLdlmgHt94q1QJdyUeRP6GoDkyqaTk33HDbdpCMEFYXOXsZJctFVTXX8zUPQNpr0E3SXL+ip+lN8CkgNRhXa1eQba1cIZhHkfMJUHoWSBLiSvILkx/SexDecs1vO8mdUFPfPY02fvPnbv/Q9s2urt4hpp3PFHH/Bl3ZerttjNWIki22yxkOrOv6MfSYtPGl1QXH4BJ0lYmfD2PJw9U8QYhWDcDs8rTT+E+B9iu5u2m2UDN7NUrMQzrR/BJjXzpe9+50ufuO+bn9m+1XvC4Po733nwE/f95mcu2eqdxfXjzz799U/c943PvH6r9zivn3n688f++cc+s3Wr9xivn376w8f++f2fecNW73O4/uJ3v/2lP733m5+W9k7x+jvffvBP7/3NT0t7D+D6Hz771Nf/9N5vfFraO8nrZ576/O9/7WOflvZO8Prppz78+1+7/9PS3jyuf/m73/rSb937zU9Je3fi8jvfevC37v3NT0lzt8nlF5598uu/de83PiWt3YzLZ578/D/92sc+JY0dwOXTT374n37t/k9JW9fJ5S999xtf+qV7v/mgNLUfl9/5xoO/dO9vPihN7ZXLX3z2ia//0r3feFCaAlx+8ZknPv/I1z72oDS1DZdPP/HhR752/4PS1Ca5/IXvfvVLn7j3mw9IU6Bmv/Cdrz74iXt/8wFpSqjazGPPnv36J+79xgPS1BQunzn7+WNf+9gD0lSGy6fPfvjY1+5/QJoSYSIPZA3Mqgomlmn5jjdf4O/Ru06X5vDgYs+71KPKaJaiiSA0kZQasJCv5/HpctMhmW3B/V1dz235aPci3EyhvctD8gnAVukC9C6KPbI5E4kGVDGJEIUVJhQoB4IJD27JLAGNSBKsLNcXTIHNHUTiYpMR8w5BLLOKV3nweirqth08c+9xaQ0qMbD1Mj7V3Ck7IlwiFmO19A7UZ6eEe5qZv/tDx0+cPHV2fu7Y/t7xcPhYWiQzm06cLuf/wj8ozcUz+YnT0np8WrqTnE77VCXpiiRZ8qFPqMQq7F59o/SEe5aq23TPcvQRfMw8ha9/ZKyV/Zj7V14xw2AiRIIBpQZIhP2DrDKnAk29MXsjG7PHjRk0k/RSCB9nPLxVhCf5786aZqy7S8Sh8EweXGInIaIU/pzsHRhEpEowNIw33t4Vtsw7rcpH+S6P7+wJcgRkwtKLPafW8sBQj4XWwh6WqsR5purdeCrzjZlL90E1LCApP+6LpCCP+XsLX8QHrwxuhWbwv9hbcPjMHK9O+pROWqVQ0t6gEiPCWwfld/57MvsiWlLDH2ot6cMKZdW/EbGdECF0tvDPFKEICpAk5oZPCH3ugjkFX80LaQaaypHfZ8bt0TwUMWS/0P8Z+dKjJOJnQPFrdEqO7RdIpjPgdaVBIaGBSIOBSI4ZBUQ09RcmXb1YnylbT/qvOrYDBNlJFDkpMkgsOBJDdm8oNVfWWBHkK2s92VCpGU/b50x/AsdnTX8cxz8zfblfzovU2C7SSsMRg9GYt+UzItD7IhP0y+9S0M8zYFQRAr9CVa9BNSG83avISrepgAELkTsWAndiqE/ycRHsYqgn8Pc7RhgOOT4DBUybzAq47xRakQ5+OG77XRznbX9FHl/kfdjK7hxfbD5iZS0s7Kd8AdrdCf3Ck/zCt0wxhuNT1RfGqBhq9mtFLvx+mRzOO4cgXx8+xLvsQ+K+1XbfNq5PLdensRdT7Kpml4rdVo6NvZt3MMDFPT87hM1ZfuarUB/Fql12U+NX8kl56plfPWYxhieU84yhGM7Hy9/3BtrGY2zjC66Nx9FG/TaUucv0YwzdhLQEKBAWwy9zAOWjZz2nUtPviqy+EruIyDjyIX57vX40H/lm7L45/HilBxW88AZlOyvQzLS9uRA254TFxQX+ga0W0HHc0Ef0FOzQh23527/+M/82Kk/9+wcFEvNP+q6nlnO8cBS26n/o5kFQRT7arT56XWGGH93vPmqGHzXuo/LeE54AOs8EzVbjzb1CB+Swr29ch/Jy/terzoQE0TZQcEJmG/5cpuDZCZ3jcEI5DJ1QfWtahCp9axp/Nupbm5pvpU30PGGBrkBTqJp1lCv6Y3lXsLUjP0VQEvfbwx+XRoHyX1Zi2XDmY+xPsugrxWlMPW1MPS17dWIEv+rVpe9Cy+0w+zb8Oazv3DmCHv6LLpCTwwVykh//pPv4A/UCqVuzL9raqWFrp9jaZ6GljamttW7oqhsX0l7+aUNnC73rK7Z6kmr1rMC3E/zp6KiyJnjSJclRupgeQRpoKWcxpnxGQo2vqTW+7Yo1EYhabNyPCH9w/MOBQITGUm/mv3z1Zz5x3/yOrQJYMBhPHps/+7nf+YU/8LYC7t7MN//97/y9f/ObT/3in8iNE7jxe7/+9WPzT2/fCpwAt/Ch+f/1hw/8oz+Wn4XPKKU3t8ntP33m7vn5s/LQzXjmiWPzJz/3737pz+WZA3L96//5F34j3mqvyz23T8pz+3HxtWPzpz7/c1/Et/fK9W9+5Q/8rWAxZr5Lvk0e24bHfl2aO/GZL/2hPLaJj3390/d2t8q68Wb+/Ctf/w0OJseD35SOfu7BX0DXp/Ddr3zp7/3sN7592VbhUL2Z+9GmtJ9Ir7/7gkzsYWx3FLPSkobsSlXtjLQ0r/tUU/tQU1cPQEmNeZuIIJHOqdn8ugXmT4c6VEt4TkPI3f9Cqgv6gZo9fcwoFAdqNQ+2NLUEFFyvqYVq1eB4UJD5ZWdAs6xI17CcBlf1SuHCRVTOKNZ2oLJEW7TVe9ThQCRPjxkTz9HQa8iEqzVYlRcd6OXvgME3UJVGDBNwuYlsSpGUrathC4bFoQMVIm3dudqnkxwmhvYtFUPuBIuQuj+O0VdTcQvQ+gjt/+o1gENHPrsnmCsPiFTNG7Rsy9B+11MWad2VvVyIEzCd7Cce9kI+2feaDWHK7lCu0KKNdVS5osMEREB9NztcmlTk2DS9i8yiQCKGvblcc42M49KrhWG49OpDPVUny+3LhMGWf2egmTtaazYoIsuHhcOzQ9vAkaJ1WvWdeQvCBD5DrUnsbPU6xwkg8ZAwEKqhc0qT4EXVcY4PrPQ0VKBIX0L0RTorfYmGfREat1Z++gty9e64twctF8SZbFz6qC4Q1Y2tProYA2ed4uSXodVZxsRtKDXJ3lkGs2O+Z41Ny3bfLwO4E+hUkU9K4igI/LYXttIy7vvCI/AxbFnDh6IwEKEiSXzYtXj3P6qLg7wQpWUohzAtfTkEaZnIwU9LKwf5puCxeiUIqvlwTTDpswLZoxRBwDRP08imYDA1GGqWmsJvddGPBHoPfOOfCdWXW4m6W8gT7d2YcfQr2N2b8UoBYiaYe7BXxEeKsLb0hA1LT9iw9IRNSw9VW0G2lkKjcLzfcwNbagVpeoA0DDaLpmLKQDFlllRM0V8Ha4heJnua1wnWsMX6aHh4nEpsPOcfVeFVBZMErM9rZa5jZ+2Y4z5XmsPS0sWmLdy8UWpnSO3YtyI8AxMLtG6WeiWVz1pOtAL1gbKRf30qCUJubRG2tuw8TnluqwfxoqrZeLngt5CWHqAF7YP+3l4/1E4IeRXuFJovr6LZQiEuAwHaAnt42dpLbVatKIBOluR8moNZx5Hxb7JOdpCL+v5QrB/qFzZl91gReicHRULFwU4oZi4D63gvZB2hs5epO4tgr5A0T8mrbCvl/NNyAU3ppSYTHEkGMNB49Ka5jGCC6oAt+9iZOtlHjRpHhODspQJB71P/S+1v9jEzVBr0Q9W9Rvh4H5/K7pAJiuBDJmIw35RDJlyzB62MRwkQqhlZuQbSsswGIGuhCUog6+vG4NOQo6Yb6Nf7PHRqxyPCjdMP0xmczKgIxZkqQuVsB/VYvlLsQHdDYeg3gOgLLgN9HO0X9BZ+icjkV3I07IVpLeXzNvTXwmXNnPWOzURCk/VO3hbkgfh++YnTaZ+dalUo69Uoe7FpD7HVU2wFBlNRPGeP1mKhUDHrCQ2UhyDm6l//TO6dge6lwx+oXODf4Q+AZnWRgvvLW1t94V3z9lYfYrvMM1TQ2ImyFwz6zvcfdZ2vUC2r1Bq6/2HAQI/q+Rj4kG3CAg1UqPFSarPQaFpgkkGOdKpG5qg0l5pkuIP66gQI7UZuD8nciZyiSqLP5rY7Fzlbb5trSpAqpEzXDyxNnq1CFex6lQgcFypqAqqUiomZofa8q38FUvZoHp3pr6Cuvb9SNW+R0+S7iWgNJ0INyHKg0Y9/Y9kg6/mof7f83Y78LtNSX6T9SfnyhBDV/oSw9Cvk5Hh/xUKFgH7U8Dv61zuTm/prhh/Qv8Mf4ElXXaQypDao6mS+Qj4Tnsknjmf/w+RtVQt2vbx9gZ9IF+SQAQojNoUVb6RBQTp34jIYFEpPDQoCyRNvogZz4k3Wg1F3CHOulzYZVu/gYp1YMKIT22I3Svc82NvaeXipeY0cgh3eq9HADg+WVqGduRzkkfWCBWfNbBEJGrTL9QM4kgaKYGCNPOwOMnK3H0zgLCkSkFyRU4AGHmiHUYQMZAyyOxRd9iyY7YehTNdTHj3SwPm0hO9pUcs2Y45X1ouh6g03Y+zmbitJuZX8J5NHF/jXCRzlcEBALw9QxZVeav6RAeu3w/sSjskOWCoibINfwFF438dwXLnV/xyOK2b84zJhK2QpPi+8xeXH9veKFVt9kTwxixGk0ez/hsbbyy6WNYehj40YoVq6MjrEbADCNDbGFRg6FwzvqsC4ot70DNdF87cO7FWtNNRr97dF3rLD4Y+5nbQlG2TeGqjzp30ZRi3sP37FOeymp4aQ56Fhl4rx7H9iHpKruj6blVXfhVteNG33X9W1wr6llIvgFyFwqf9FUKgsaOl/caZ29idx2NZfJQ9ND3RLWsCE61x76ly19C+eiDvqyqtIZxULY4IGeFmENXoAyz/FKd/hPUgU2AGjUwRE/ySOsjmdxFH6tWmrf8KdTgv1EpSYELQdosRWXyRo2gKV3083YNedFyFOxP51EPLVISRWh5BYLQKxLng5eKojnSJyVKvEuYfgVpw9ZSrvEJznIfe0+peoiaBYUCdO58FuLvpQ5DE8JB172qssEx4MhPhgP9Q+Ge2TXdinYe+L5Eyxmug6RwOqkpfWGVlb/J6MbgWPrXy126B3Cl3Fpx0tDUlHjQdymbX4i7Sh47EjxHT5X006vEilnwEW6l45TGz1d5I1wWoQVmwgKJDkrVn1ocruttn9Rg3szjGPHiK0TueUbJM78OkAFFr2rUfzlUtuwGENcsP9l91Ttyfp9ibyYmlhBuDVe8t0IWt0oaNdSFwXQI9DOsC0LjV/RQ5Cnt4F4/QO7zos8i32WvWA2a9DxsiFGu3UbTnZ4NG9XiFQWLjTyR9h4IRE0QweDn3sw8rHvoWJoY99i+ye4Bn8J6fgbZPQgwKbQoJVmWRfJR7BLKduAHTuOUncl22Lq4SnSbUipA+FdPROOZeDrK+WfLcYJ80L1QD5gBnATxtySRd2RZnIidxcIA2IsDtvru2C1kwPAMbyOW9QjJXTz7c96hOyP8RHhKPZucU+xVOhIVv9J92pLNsn3On0Vv8sT/ZKK2eFaH/I9jMBDN4CgZPWl2r35i32cdeCSAmPudPruDnwdD/3go40gp3gmNUmw3x8kGcMQsi7uxGV4GIRLhAQ9CdcFEKiA3KfNTCyCFQTt9bhSKL41aIjhVIWhTuBiF0vrhHLOG8LfMPbajcDT3Z4l+WB08C/iWdgw99IT25pp4UoiIvNm4CKF3mX9Ymd2xQjN6vF8o1pKjt6qjbPFPjh5c4yKJzhIl/UAAYBaTmF3oZY3sK559BbPiRXgTAb60F/4W8XucaSurGWNpZjJ0dbEVaowWE9XALhRhi43QQet5wu3UQyIQgR6NeKyheMXteryHJNgNmSX2/Wh277XlkskzZUOnQKXLQzBiox5yqG7TvYD//Sm7AsFduBETTEnkr+Avo3KLA8dbSS7f+O0ZY7pJJLKAZaTgsA9RWUAAHntVQPHaEFGAC+C20S0DwU0Vo9HLMLU6c8yhOKZMLzgHFLwd2Qq98Fqu8IftIQm8ABYIdJlOszvCM8uB0KUC/yiEkX/Fz/BNY6Ah084Tg3kh7uvwMsslnpmpMOZQjPm5GvKRsqfEP8qMy9TEQxsYjq12O1KnQR+WBNwvLbBJzcK1IWiL7XIxMrH7y8+tiQB1KHsGEMTc3jBORkgiV4nCV+8WThN3mcwHHaQx6nVfE4VjdzqxKFdIweorK1/BBE+x3e66Hl3QEfFWwtG1X1Oy2HFXS4y5fgdEDMt+EniLG+escpWyttG/WKJVcqEqgHQW5F7r1eRG+RAiDPr9Q+x87kryK9bJ8yDRO1WB9X4J5oCPUCwpU6QSrStxSaHuihDLPglpEXK7hn/BXKnPkAlE2mrA+fXNBF+T7iVWS7MWDIutAArBOGnfErMW5O0RTu5WOXmh1y6O7wtkOPusPbpq74m+XQAffkAQTTclgJWMko5XPYVDqCFPAQ5OfYKdAjfrWrXx3Tr2ZLfDWDC618HC60/OqUfnUSXYHyxcPUJPpxWYMClmPWfRDcBLaddJB3sPOMY8sZXwicF17wfqSLzWccjFJ2H/w4GDwD/xx44GBteQxk6DpPNRygEIgPUZlDhkzdAmUVnKX7i4iB9Hv8J5EN5lpH7Yhj6iZ1gxl1oYcCHP/dllcn7+hV97LqXvb2nroYbeqTdG5TX3+6rVoo8JwyPRlRpifq26qun/Hp3LtloN5LofOmWdbh0MDhMCLtGDocUpP963zq1/EUTDOePuiNPkiDgrrMBhmiFKBzQ/haRUWLsHLhKnjnqp501C7cQXoLlv4CyN01tEbYWrNsG5pl29As26ZmOcz9S+xmoZiFzMaZ4wI2uNqMHxMWMK5O06NFRzY8OksVIlrKV8bcb7LxJ7g7fvQIpNq8m48fzWFCvfy+o0fyNu0YcjImzxyhfeQIFoifd6r3WyDWWC3+BfgBGImX3wqeesZ7O6YU+vL4Hbfv4q1qcPFLGZwTOr03B0eXi02RvU0INI2r31NsSrhcUM3Chl9eUE2appUL9N9RB6c6ZEFRvWk3CkdQPVRUH1kMSz3haaTCJNcBVgFxrjx8C9FOhCXoWmD1uCg370BYM8/vUlITqJmRasAxjVwlFc+66RqnALZD4xftCX/beCqS6Bjoim6hxYazuTRPLbZfedkPnc8/xiemqpgJLojJkC7mcCG/X+Mt9GdPfw7UAueCnatOqD2u8sT1hp64Sqc+YKKG5RXsMMTprOVTFQN2KkZ8LFZwcIH1AAcEgNCI6U3EXj9R93DhcA4e6tahxuAH+wHso1lSGWZFRtwD/2lhvU7ery7QzigDftCQFQOBbGUft33jnskSnNArMXW3lKOmWdi1Q2OwtHQHRDo8LudX0375cdt4kRYwmEXry2mhgjQwbIDgkV4BnDuiULBVj6AoBjwYN039u73QxfImA8538J5uNVBvT9pSw3qWpOu4YVQT65XfPRGUafZW9OiXfHpqFxFnj7IqNMjUSgaVjRdynqLH0YMUnaWlvT2EnysTGjibcG4RviNDP/7hgB7ilUBLOzUFWoaHJsqyMtCSQdIeP2gZvXONfL6DiKrcv1p1oz7ENVvSaMRQMzyA7w3Kzmyfo+KZD68B4cqBnEAR7pPGmfuNPuvzQXxwtu9B6AubLb9IAxq03hmMNIBQTapvEojJMAfwHW7TjJr11J4RwytdzdK+KvfVQKfe6LB7cC8f+YqlZRDYK9+QeaWE5i2az88cC8pO9nb89FdeYgB9aWcL2wygf/Ho+Y/Rqd8r5WECoP3BQlfLXv1c6R9GHJynWisPm70uEegUPEx0BLOb77xIZ0t7K+LnRLiJBhcbGdLV0NnSxyEPEVkIFaqcILJfONe+T6JsD+d2IJ/436Q7PrpzgXTnb7soQnQHyN9GIKOtu2P0yYJcp698prpSqMZFuhPD09+nMUAEJHYHaqA8ZneCq2ErU/eBCHosuBXIiWV3TJ/uuNLb4LCshsJcaKe2c6swmvgi/en/Tfrno38CMGy3v/K/SZ+mbyHMLrCbwApBerHTEKZ4lsMsyLMp3XyN6/1/9xlrqR1J3M4x22+RiPr8azXPA/UM4Szd6GVIQq1jbmsxgjCFOLbgBkTVGxQo/Vg1b0EeXWB5a1aObwVp516r+4G94y14CbtAY/OybvOyWUsY3muhOBL679yOsIfE6nvURgqQAL7QbexQEJqvpSu5xgJyGdgBe32pyVL2RIMO60/5+il4bWUwM37rniB7B2za+CD1HxFDB+QBGXqojlIxvhtdQ0dV+S5+9Ks3U/X9FyqnSJKnW21GzyajpnOTJcsO1nCwph6s0e3fVhtyTsdvbsfhcLChEnYONo9kpNRmYwOV7Z4TKFiiXmNDX7H0YWah8RBjQZ8C7vtgMzRKJwAK7qbQ7au7FaNRcVPhApEkgPChsKshZ7lbq1HfYyjSHsbBZmAGsRgGbv5nlboFA7i9Z/u1D3BtAYFjHHA64D6gNnVHxdkpN3Gk7mbCeOOa/sXkjnWxb2HoK7LolHcexP4dy/4NhfrRg/Ts4k6XAkAuIC397CsMju/IbtbO3voKA+QFYxIXChI6pXyscQ5DBbxX8SuQLJVfiXMdL/wCqODI1MgaqWsg7D3w62NDRVIJsf02TB95W1UvLXTL5Y/xXEAN8VrmAlyuD4rg00sCS87vCWGCHZRrQb0UI/UDiBicmyoXNQUHfygiQvQxgyVBOSyfylx1KJO79A2J0/Mqr8shtwuIZrvpUok98UL4TsqfG9JVFMexvDAgxy6mr1Wfp7Mia+G4Lvd+TKTmO0oh4YfLudtz76CwnVDGpenF8mi1gAhf+dC/hjOwITRdlGmVCSlIf7mNWIwjCt/uBs86rh/I4+2T6eF8ld+4m840UajXAuSkSMGBJ4I/8hHmI/EEDRMghwwFeyB8i/3DImBHgyLiPS/vQtvXZdIbO5F4avnxik4XmSfsgP4m4BDovEkCbRDYULcIorxMU2NVU6FS8wguEmgxycduFz53F/aeFpW9sCkI3MI83XcIv9Ac5B+WtmF9kTfTPvj9luosIsxYW0eYDIqxC6nNGpN2OwIAmBiof5qQTqX0a+i3YYFGW9qHonUV9UxhnxYlBe9eOUtnc3/vQXKu6QB+jTAcCxa3gIX4KsBJKxAcZqRj3L0Q2I3ODIpODZfOsnCpoBIrCEbelWF0+GrRccPocBgEs4Chjc63pSvcA10oWguingx8D8fUwpjixuYQ19tTnH3MIhw+JrHBXETqGs5NMKw3waj5LDzDEq76YoyTwg5gKbYRNe9h51Ue2+uP+zs5Q/2207JHZXAlvFlLn1MG0jQ2jPDxZolePriU5s0Qfvsw/eZjvGbMznp1R58K+YbQSmkoLSdnITam5RSOAjWItDK9gHA4C2NCUAjRScv17rmcz+3tQo1mZ2UIi/uUd0C2pAtASxoeoSWrnoONiGajWWn4KjIqbKflXjP0bbiqa1PFz3T4BUwrpMuiRYKNj+GnFLl38Pki4/1xqhP+lm2sHvovC/CD2TzTM8RYYhZTroe8PZuH2UlbzZas3KuBDMiwFaUOv/NEkZ4zFXKmuMdhwgDRBJBLYXBXH7TCV0i35f6w1ymUNMqVeO4YLuiwHaKfoNEnHRq14TDYcipboE8sxL7wYJ6ONeI7muW+o+OgaI/BaKhohqNKlzA8CpWCpluWd1ep+7cTvz0XHdEoZessYPCa3IuXdnj79epOvbpZrw5og9chmE3/uxMGhPrquRc0Il69L3nYqYfblNNmmg0y7YlzTBbGvUNRtOjKoLA9YOMPZU0LrLoDzD/SbUTg4CPqcnYRF50QFpLICturHHx7KIQlV/eBWSAAeQplLfz15CTGqu/YFE41CTDW6Lomf92CfFFMNsZzrHH+1sB5JYDbeDMMaxucjYQZvFyo1bTGm3ayN+bBBf5UfxIZAxgYWOdiyN6kVzS6rM8u7a9S66MZ5m/ILlPIP2P0+CQi8ydpqhae50L/lNnuP+fOH5DzZ915th25kNTdnGZ03j0pT5x15yfk/HGewypfTNISLm3nq/JV1WCfl8H2aG8Pys8ZpEKaHmSziF0CpcFM5Z19zqzZbyHGvJovo/M1lLjiWuIyy8yXefH54saTMnYqqedp5u56Zt7GYAgZ80aqxzbCKDj55f64cxKRno5j6DuLsRt25WMPXuE9DW3FH1/+sGyC4w9doQlZN+x8+KZdh9SzWd67jk3BU2MM7x44td0/QF8tgdjeFLe29TMcNsnGPf6ga+TZv/ne4Aju3tlfgcNt2Gir3/7nTXk2fO6QPLgizCeqO5c+LM+uGF7hY9oAmkvRHr69U9PtDTRzyrj0Tj5/Y69YuR1LjzFx8u+9vUJQYRs8S/LxYZsFn85XDnvUa3ZJXjpVjG33b4MrCoLr8rGHTsnfjMfswXziwZt6Aog7iQqmEoIH5VMe3R4CxFkJdfnTOqPJKc2AIHQ1sHVAixCrqYFGhEOkejPMQesrcxBMserKeBXway/cRi/wD4R1gpMpJ+pTRJNVRu1yVGumq1QhXGTwacEfWWTrVPOMBWZ1gUmzm+AREcIjQZjFrmEiHQ8e9fQqPY0zBJkjPsSppkeCQ1zGk1O0m2WV1lStoYlTo+ZyttWYo7nzsdE8JNmlhT/zoRqB345oy4BhAf5paDAtLBDpl0IfcSetI8NUYCIz2J0qpgRgcOfg37OzdJ65mnMy2O0Cb4Q8waseg5DrRVEhzh028jQ+VgTYC4X+y5/9p/A3a+J0jUNhfVadXI6HkwZKpY/8ahEhOj9ilD4Wvo/IU5iwC3cvxwOlBo3QqL34ByHOweO/uvh+wBemFv/gY8dTWZV3DGAzvavrc2RT+JM/hL/bTi3RQQaoGCeHQvSYIzwKvry/6J4qWrn/eBE/UrQ/hc3/YeGzyMecEkaYw7eed6p8WBgAYfgeeqhIHkLQcx4v+CmWn9oPFeMPC7OU5O2HH5Ilib9JPv7wQ7LM4AOa4u2c4ZNy61QeP3KqiCsI//DD0pMWVC8C9uFtrGXMWtFqLGiRT/Bkgn+yvGM4rd/Y4+gtIRS52CeGkfThZ26A4qF69YeK4kjN1vfrRG1qqHHhYo3lECivRQbjtPEs/duvUW2crGpLrbzc2k0vMJe1q8+sA4exqAdg2ml+4pmnaWBhSfQcd2/dE/y5kQY2bLa35GsDfW0w8ho8t55AlBulwkjNF3NDhVNlvogXmS/kg2mVFsndLlw8C+Qwp/1gi9QGRE5+9dUwE6mVSq0X0EBqRFkeToQueJA2AXUWtm4UapGqBjOM31OdSpT+4ybIgxcDeeBAntUgz5YGOc4SKDCte5YPvgzgNxvQacgWT8O/rKchrqxIfhXrWE1DtIwVSXWGMPWrFYk7ZFDPQlzbkJTdr2chVlNSPQuR5glbOAuR+tm74VQukYnjaqpRUY6LhvMRp79ljT9XGcYqdSIyNe0lzyhj8TkWRDtRh2krbJI7MNOVXzimSZMLf2gP81VVo+jkUgWHTXRiDubgGtVOirgRXK0CejCKA7QlHtZ0MXaWuYR8ntXGsAAu8N6lUIfrEz5/HjGBNdpb8rWBvrbY8GUXIPnS7zSRHNrVMP1nNZ6EI8v13Hjy0pZrWC/XcHS5hksv12z/97hWQyQVG6U6Dt3DxjDCc6F7qD4nS6B7VKN75HyAm0Snge6hS4v3tsYowpeE67QyhE3a89VlpiVojCd4qdNSPn8MoJu+5XuZmOyn7eJZqbyBhVeFZQOHYIlZeWVH8Z178WV7eLh2X8YofnKJUTjbcFAGilvB0rj1jIUKv4lV5+6/YFWlca3y/EkPnEEe2m1TjcDWqMWM9BUBMiNmeGi+wrdoBFAeDgrvSp4zRXnA6G2Qi9DRg8qJisa4UHi1nK6QVHhXT/DnCunU3XrYkKM73D3dey5LvHPkaNCdCqR2Z6MBTVHPdgJtxxttx8OB6nchgu77gLTFKg7mVPlDiYRGAzU/BHRsbvX1WzRj8H5txsDNKqofKRcDmjFs1srepZ4bkCSMuuCw4SKgmjfbPp5WW6iKQQPdBGQCazeCagS+en+4EQydAtCM9hta1trW8dvfj/FUVoCXNSo14C4xMEeZ4MHDgSUvaWC/32SNwhdjjULHGuU1a5QvzxpNwd7Lswz23ia3o+/z5ZfJLp2rUWWh8sUs1B66I9Sku3qFTtEZ7Dw8m4Thh2dTsATxbH2BSEBG5Qote2IhK+aoYNKgIsnL2mJDoYGHHC9ma17MLOLFXhpHDBYjmvC9ddTGkRLmS1HCOH3ct1YzMeZqfKvSDKuzMpIaF/GZIhmGtId0dg6RMKzfUsf3RgAUf68joEaiSaVFdbQFDIMqpDioPeL1d1v9bkd+18jiwDnAw3bHyOIoTzSyeBysor2q0nzKAusPN+tglFrVafeqLZrFIGy4fCByDRTNmxnQLz5w+ZmRvoBe8QhGhjY+7TMtxd6uYWmKYQ2PQAmovywhbhBQpHKhAKomcs1eoIZK9U38ln0ld+I/O651K17GNmyJZ9coOzQANblaUQ/b2HAB24XbGKBgAYVg4Tamw69olW4ji9hnJmAdsfe6sh5LbWNDzmDJNxZzBqPWWWcuT8ebd7N3pr8S20xWjWrnKbp41M3vdBl0a2MFzBg3FjAzp2Ftv69+qxw9gB6/ck9QRtmPay2baSoJYBez6lQyKY8xxUNWVQeReSeJYEZcGjvoQ0hvi4vNGFO12Po5u7N84u4qIf5ufvvJuzX85Y5rZGuqjL/0rHHLc7c62ub+lb2SNn3nS2H5TKKKj45a1YoxIEaq6aDGcd7Jx2U5jzkf03FslV14yHVhgEtwlkKnjWx89OwJ8g7cYFYqIUqYQIap+tTfIar8HVouSrfydygst9ZW7fEAGdVCzF3gAILGMqe16VRvq6cK32vNFm2ut4iB97RDgU8DXAVbDbXKNBP7iIGo91c44kCLsadr6JMdKOgZVojdI8HTmRzofmPVYK8jc58eKJuYt3djTc14eQJd32SeQJHr4yC9213YHrIE5K09cGzwK8jBXlyF7TPyjiSAybkAnbb2b8Ve1lWyMMWuQEkEBUtBHAocLNqpWk4DMhUsq1O1LTBtv9kp/ldutZ50EhlTq145US5SO1HdR+U2EKdBq5uLAlSfiQ5e6ahDAExu8mZXPYkxSepkDWzCJgVAMhnkJK4UpScrLZrinB2aB4WhulGe1x/g7UFzmnNh8bbKLytH1jghseDeJ48H2Y+kE86dUzNpZWGaPgd9xSvu0fuNYxAg4poDeLkevfHhF/HojZHJTtB5HrwQqTVPTcMlV25Q/vOrh/SJl+DM23xz4N4cjLy5pBfvcq8t45Z7ouOPz8VHtEaSp6yKPPw2BwfZToX7cqmIxnI7Y+4q1tcRFesbERXrGxEV60cSEVWvr9TKOjRToqAObP9JkZVtoccIjUM0an9Ct8QVeUJXGZijU7XYdWi9bQmGw06Xj+WdPJML2Sh82CJa8LJdMQjVv3ViUNC3f1ypGylR2/lh9Sex+4P9zdsoiYbGU1D4SZoDW1f3EbIEF5282xNCgewXctLew7RuLSrM8LFxrGf4FwyuKvxega4KAXR2Q2T3YmpiWVmj/Y91BC+l92NL9X58ce9j9H682fu47n28TO/H6t7nK9n/mEYBOVHvFIcPGnkxNeBMhOXmQdGCdexCf39/DXq3r99WW1kCU9pOxFnBPLla95UpGTUIc1X5QjaU7Gp07iCezoS0IuxhNQKKEvzpgA39crHqhnxV01S6Kl/dNJViPa7JV52SHjDGIAFLFzNryer+KrihdTQm2L/Art/KIOF4h4fNbRUMk9jjvHKLbIhRvma7vx9EeIvdp95re/W1DVvtBj3biAJR3BY3I2yPL1+xxbuCv/o3b/Vv1rMDcFLg2XVb/etkuM8yhDm60L9Z+imHA33p0kXedQKiCOBbC552nxDpSMEXAXwt/Latvw6HTf0eDtNIZnGhn/dXa/Bym8HLhb9Lg98v8m7TvC+yWKU/7+hCjpOzA+/seuXJRgSTnLvrhWkLh48x0OjJj9Jxwiuf+Kh6cZSf+2jT7cIrT3101PHCKx+o3nmsOnm6OnlKWjHIC/94defsR+lY4JXPVHdOuqApWNrLX5PeePQOjMrfcedwsP2qnnvIl/Jtd56iMWSAa6F5uGWtQxdw0kO3cbIK/cXJ6vIzHGi/jf4qX/aEniTlN/QkxfDx8Fp0HC3H6CburMGYcDJFVItkHgSN0E2cvUs9HyNix0o9e/cWevbIdyq72Av9VdXpXH81k3Xu8BD+uW47vbh72+nCLXgK/+3V6g7fbuR8pD9ltsW7QNMFQo2wFkjtwcNrs2YN3KRPJUBxnHkrt3gb9SwF5nqK9l4+td0XfFdMTRkfiGRnz6c4Y3YI2cURj1xulHvpqz3IFfsLD85IcKZklrxBXcxwwHSJvxTY9hEUvNQMUVXibVwLgmvkuDSzU9bsQfafHjjKvnlYFz4OsL17WAktPAA/B3lnWhgbDyshwAFlgLwFZkjcyIqk4elQaFyJGbEpd+kz2rAbc/nIrb1DfwWAhvf2N+/tT5m2e3iLDRV22NQufqsIh18r524/mHvSk16fWNN4WW756jTqSUfnsDMc7PKrU4VtUkCRd5oUENc3KluCYnb0ydikAQUwMQtCpOwGEiZI/5z+i2GjwDPDDwnigaVmqdA28A5eBt2B5u5iMPMm12yrbjZHLhK4WiY39YCjhkmThKW8sbedCh+fYCyCU4VVCLIj+zVN30OnmHMOR//BPIBHxynCVFFr+kVQ6yPWBnPh0dyr8uOrU3M2yENU+GIGLK0ECqct0FkN9EftP/6eKKWMLrH8w5pcRVolg3IZoo5ClhGGZV3RuctlfFxXdI/AlfJMHlNRUgRzxRgyW+VjLkl+G94Anbx7FzyoZ8yRo0fydO406cQwh6S2u7ZYnGcydr+Nr9Od2125N9emW4alVJyW4j0jEZQ436juH5v0sFkP2/RwmR526uEKPezVwz497NfDtXq4LkvSd1KXD98yvxa/NWCRkjH4NrDjrMEivdyBeBR/X5/id257oepZ1HnF6Vnoe/8FY8M5/yiozb5A5LJx539JBVOsufVEQioh1cUHZwuXmPHqXj+YecEwHZwP7UCkQTf0I309tgCFdTDQIDGBHKrBokZJ7svUho/eU7RnznrXCoURqfFMkdw7M5fjzz2C4PhF9sQTM/h77HifEasM8YYrZp6kV1lUQdfIzvJNgkYlS8pkt814b8OeK5Ouio+B80+qfpY+3TsDXctZ78recWGg0/vG/LE5ox6QteIBm5zdWVLDk91WrJjx36bO7mVHb50u55E7OLu9jzRN5q3BztoLBiloyg/dyXSU5b0384+AC2JmRfUy72E+dfy2K+XvX8SDvtUsxeW86lfK/7WGf64cfe/pOX3vhVi+LX/prJrmemtwZmbzvV/GA3SQ9CDIRlUUikjtdq7WlFR6EqNeMnJT5r+pK1lHf8jdTmPCej0yeOhIpI3OINtC6TWtPRjozmcpZ0PBMbFUlA3CeIbvUilBob8RVGTgT926RsubkDVd9IqGF7XULgDXtC89vJ0JLBOnsxM0AY7IyGXBNybFCWUqedUQFfrd1xAhAi0VgrUYTMEQTOlCMAUNMCGbjvy7ehGYAgWTJZiojrAKpqABpmBJMIloT1E60RCAoI6BSuoYqNYSr8BjOFEnyWAgQMqzR7az8Avt0PR+Th2YwhpL5MUVTFIHRbGrZCQYPqYO8+PD6O8xVayyY8QMwW+RPBRsG4d6OE/1WO1RPRxmqYaZh/SDeZsw88uNMohU0/RMQ6+G8Db5i8J6bbpcI4aGSYQo0JEGdvZwr6Y3vEC1mEDaMkh1wqBMVF5NCWkfNdVjVNPhpW7lQ8qXrFPQ1C+ltKxomb1cy+ypkoalZTqIuqnK3lWR5CLhZj8BRaAHtQG4I3r6biyWXg86YD5Rr4dEdeVcD1490R4m2izxipasSar1gEluY3bb9Fkf4xip6qLrd3XR9l1Cz+mu56CIvXis1mDK2Bgjj8G262j5V3Sg8cKBxi9hoHFzoG6+3FwnQNLExa10XKzjRpAo2UU1pp3pt8bgBU/qkI+rX3z9APdtL3RWcKjhz00NGkRz3xLUwJU4XUQ0ZTs9q4sLXr2OcH5vFDOoKWbw0ijmBLPrV2QyrWqY5jZ9PvGTueCoPVJnjK7g4LQG3Pugw4Jq/LYinYly+Xdt73QRyYYIVSyo61W9ImnGXFlXHT4UaAqvqkFc6o9ii8D5LZE0+pUY+7mzTdsuKHaB/dF1J3Ta5ZGW2E6zjRMjbYT0Me5qLSzWh3AaV4RT0F2RN6e04gjxPqITrV9Gu/tBNfX2HPulbUy95dTb2qbwyfugfRVQkJXsaZovDeDVlBis3O41ZdPLUQkIzqqBSzn2AThHRoMLbVZkeXYqZwjSJK4fOeVeSnY+csV7+d9/vPzhK97A/37r8lNFLWxdfiMLIzhvADiIj58qxm8kqfAZSBGUkxCCmHdxcncXCxFeKLeRxWlGHgaqu5rcExyFGNXI31qk5OsCV/z5tqqyEtg+/9F7mNVZgAA2LOgdD8vN+lhadGfMif7YDMKEtSRyqPIDJ/yoRmYgVD4JZ4Q2I0og2Yc8HXkyW7sJFD421k7t3NyqrLOBsZ4vG1yad47MmPv6KbyEO32EgPAeMAVR0nfJLYP4pbS+I48f6dPzbMklanV66+XpO+Nb5Y2W+9dotJBGKzcfV3OJywEggBGJb8Ycuysfu6foHMFCZfiYr4Y3xnl28o6IOEUqYLzrHxU6f5D1RKAGnhBJNEkt7DXjeST4cQq00i+FFY/kKU2wgmC0tvxWYwYfcr8N72/beSO5yOFrEZus+NHLyXz51e8eYpX8hb+Dkwj35OFA7dBUeKudo8pELdSntyAjxf33BOXq7CN0EFn422fltzXut2mElBpVXFiVlpm2gqFSKMpbeTN85fvk3+u/TP9ehGkt9mMInR/DuT17e57mY1D00zg4zBYCNlfwN2QGRZayI8gvcCa1E0LRlW+rYpb9akPbWJ1MqwE8V7lngwvnRthvdrBY7WhaeXdyS8HczUIwZSXHj97zDsiLub1L+Vo+3p+sTlZBkVznGoBVQRNglXO3Pwow3H7mniPFGgQb5Wve0ZPHbT55pLCn+1DWI2XoWKlxkeNq8Qrlwe6ZfExF/sm3okLUFHqcT4qwV0yezk3PxTDLHWHgeD0JleyUkNIQOogxVnEXjiFkOJB2TBmXpJgQ2cuFDDAfAR1RVrg40Nn+ykZShqiRlCGYFc43UIMB5CC4RQmL2i6SfCVcBBLEPbXUU48JGtuIruQthFTuHiZliIdJGWCAiRrEJnJ5CiKXlCHSpAxRnZSBauhO0amTMnRAbuQuHk5Vp+6SMkQD1p9mUgb0pN85R1KGILsOjld1QgayHsJf5jRm195AyoEk/CbfvE4dmdvKeVj6H3e2uGQMGCjyJgOlX84gYx1kqx5kSzNP1IOMG4PME5eMIWokY5BHNPg9quPcE0X+aeWXYhbQ62to84J8TtgKpWt++V0hP1PZjyPlQVa9rikmKtpv6n6S9ofaU1B/U71duLcaWwBKwGtiQAPJIqNdrk9r98Yq+4KtOlQIQxOr5S5Q7zy7UysBJ5VXXtDwysNNJ0jSKy+hV57IVjJV9EHYyKGALEingLMBtx6kvz88UBHBzMqAf9LqR6FrNJVdP3Q8nqvpg/BYer3CVaM8crAikwGtxdQSuCQQpvFVjtbXFCE6NxuXRkpDpDSVn8NGh5tGYT/MEmIU9sM8Idl1hXteoW4cZqaujqat6mi6spxaTeTOd/WgZxjMYkpgiBTWQxVMxObVCo/KkFrTlcFCaqmR8wwEU/tBrUUMNYHZa5gdgdzQEWj5srtyswd0zgWEkaJ56T83JppTPXXOJF4GjnsBA9d034nBnTEtEQ3i9lbhx+1hDUe+ijGuLJ+DPDasKCEn/l4qoLQp3WSmoLBzTl0FPTnh5yRj3wX7+N5D2LfefIgWLrLomrX3rtybzZnqKLtrdm9vnDKRCBtDu7pWf97bS3dy65YvksHPGwkc0XMNTcAYLZXQVdomdnIq9wZp+jZ69RFgdxVL1gtCXSqB5MWGNbPgcRKiYlCuLmnUg4dVFaUIW+bv2apm8zCxOlLlA3uOMgU34mX3F606NV+b+sqFRT0DmBHJuF+hbj0ozRXsobfaNgIfVEEanafj3mXAWJaRRWZN/ooKscMHNmsaz01schtCQiGMy/lOlvbssTo3DK/DIOTSlIFrQbMKa3Bll3qbKZBXptxsPIZHJutHMiZaTfBIp1zfeKTDR1gxq/by8GXihZwzRTt9PpgFgFYxSjfqr85E0ulvwKevYTUoXXXVn/ymdw3QbR/xqUxR0UtWP33Y02tI+14FBvpw+eTkwa5dB6f6PSI1rYdYihvleeX68jy5Oul/AGXIv+N9oMdQzvNlyb8FUhpC3TTGjVVx+rGdU3v0ek2QMqVVIyaVj8tYcS0i3PawuBhsGLRn0OxbF3O9uwjquvUBIt3f3sMdrVuPp+oa9KWXvQZ7nTN/mHXoyagNhF6TeSg4C8txlq2luYWKe3+ouK9MD12NNiVXuDedHOWUs+tAMD5UeXM3yIVVAR3qfpKM0KXB8tRxRkgG/RJCJRmk5FgEQV2FS2hHg2TYmmQsXsWs77XKq5h0LbisPPmqBd39GFn6+8CpK9OqeZUtmFPLOO8plAq0SA+IWdKUy0PvSdZHz+5jOAvTLSPfvdXgFbuBFe2RPPJ1PEPyyIsoyyMDtOwqmuc++zBkNBLk/yvwgzlzpK7wizLuIAnmV7H+l8kNMFfOf80nPP3yj77yJT9vcVcBTTq2fxfqNhsnHXneDXj6CTx95l996ZeisPzDbz/oA6b1E9cj2+lXqvY2IThVvv9gZVXd+fGdN/DpHNLWr924q3716fKGXYdy83O5eQ+WkSw+FP40z9tsCqv2TsGA+fkjB3UNH+6TW7gNopFmEWn0sXF+46E8ueJj/+WXT/33rz32phsOMtp182v+fLbzw++l35wpkQIlybzPPG+LkNmcQMz29rS6LNOPQwkSzqpfIISpalvIftIUNvs4yq4gwouEMMxOGk1cz/5tAtHSbPYh4i6qEbg+a06GUihn9hGDoiAoAMCCyL4rtpUXkSu2pdmG2eoGZgdwxbYm9UuZfmlKi54jJZmWeQj0Z09/TtKleiIEh6oUatDdNh+ptwCcdlCCT/0ND7n0+lpt/InQdkdrC1bur6ZcR1Nc1rJzvqYyhf4a2v/2LD0owOPMwj2CJUmhQInLaJbJXOTMznIbRAkKrWeKydhNAkqPW60+sZwGErnRIsaiREwfov6wtk7P1lJNR6fOy9apbBJ4s8M3O8031TRhIYi0d3hZOkyJBe1YMiz4I+jwqrrAUejSimtR8HFXtGScZXXmmJGtm7fD4ePDGuFpWP3M43mpc2Ik19yqXG5T5ZpbtcttQr45rV1uE1aTbVUutzIu5bA5tBF3WwgtLCKgL9LDFs5cs64Hf91l4XLd8lWfyU6hWEG79pbV3zUPV6XsjpHXM1Y9CrXJwgczsmaKXpVKJfOthDAw5XHV61gWLIX4wj09+1G3dWuIjct7Och+ilWPnBst0skymSwXpOZNpBU0HDAULLf6q4r5XLN0Vv0hzfKlAWFM7TtqezPZxS5LqaaOyN6bPpGa9twwQzIZgswv5+9v5Hy+P3DXBbWS9JgymvP5/obHVPYzhs+qB1N5XH87oSl4f5g55byaoL3HecP9gSw3kYd9rZHQ9TQXMY1PTF2XIUcJ9lyRZ8yhLO6HmlKQq1K9jxNUL8iT3UULmy0YtAmII1iZyJ/VN1XeC03kVr5ea6UmV6u1E4xTZ4+mnuA1M08IKaH9q3K/DUEgUU4mCZGugt6D4Fr8anOEou+zJwJVRbVZjtOqbQNW//Vqukq0IC1049lfoU2sBeqdVC/olMqe85kG/OXcXS+C/2ea8C8fkgdfB4eyU3JyEU4elpNNOPnMcF5UydTahacuYkimQGP3QY00LCcoL5oamZfrCbabiD2JvteeYM8HGYIkRKHQwUVhICiQx6C1qUyDCZfuHNTmy3SQRhF20H7vHaTFTg4P368xPplDPvTZZRkjXoJsRXCUSFyUAElcqGF7LW4gVJrs1gVeCcrD2AIXeO5iihthiMxhn6j9UxOuyNfVIQUlARkzgGAwZM+G6zTCV9r8dN4aVKZv1XVWMUEuOKUqojOsQozce5Bl11Va16RWNOSRrCusCWbo4LjvyFuzu3UV068dDE0eFXZPZa6w7Ir6DgqPmxKz/TrtCYQd/U4d2sagqUHBgqJJtZkZQsIMIcF15KohqwO+JnHVbLKucciX+8gahTlSj3HgCixb9cpBovRC9j6SU5PW0VKdWj8Y1uEF2fYc/4igSjAC2QRezrp5ZdCyxsfUpZIXlv4nE9OaQ+bQfls39haT1XiuXJYmKVQt1i6wIBA3+vBOSnKmtKn+VwM1o4X5utOs+RuFlYmViYvLN7HIdPmGt3RBaA9cKez0cWhs+gys2d2VLUmeL788d1U3KbVqWnkASt6Rp9oMnSuflpZOmT3dAKGtcXnrlQuf6wxb65A6l7fuXuaZvyPPpPrMbS+hnduWagd9Ep6dI7z46m4EVu7wosa6w8a64ZI/fRx9geqJyRR2d/XMH+wGMC3ePAROaaPns5W0DIhS1eOt+rFuq/Rl8cFMSQ0WogORKkaI70AzXpTH9PtIzZPwQVZ/9kppSnr/FzKSsyID5PHZcufeHkdGDduhPspclh9yb5u0vFtPh3WZ+NGI+mGuIKik7B71eFNC45dzt2s+Z+u2WqEuAwXOPuU+BpBqtSx6vCf3+9btt2BGGXwpR2EXI2YEhfXGyhu6WKPZ0l7p0inJFzE5yWHWJIeJWjqUW+UDwj0HWQpHFjDXN6OeIu1phDt4B4zuIWkAwQG9Q7KhPnu3f7B8+m4LRDD0O/v4WQ85nD521tvd437bFwRGDXiWTMPjz94N9Ydc3fe0POrvwsZ1GCEmcil88iGWBi7nk6sPdXUGDKAdEebBbujyUoo30YAqWd1KAq3D1HKZ48D1GtXYankx5Vzl0NEkWaBUbSWGbZV22lpgpqXM4L8z1qDoLurcHpU5aL1ZQylZ0+AFQ7ILXQyGhbrFMBUfopgLuDrPMvN6xtBsO3jm3uO6WWiKe9r2qV8M4MxkWSqrrgBdn52aQ4Xnuz90/MTJU2fn547t7x0fVnw+kBbRzKYTpymYYUNy2aTC01DMsM5wndjIOX0jf4EWR0s/HphwTgvjqOfg/Fl5aJu0whSIthwfCJOCQVu1kVHZm70W26DLGhhRKcxNONJfL8Tyu8jb1qdGeXOfT2yqCub6LtJgOzLC0jrLoo2s0qs38oR1tlFWNA6rS0H5gaz6Zm+mmr1Z3+jN1KLeSDeQ1lU6xTIEsvES9Rj2G2Xz1lXrDWf++IX/FiLrI65fJQ1My0frZ1COiNHDsLS4N2Dx2EQ1/fkfzP1DRQtFmkJNgxjUNRct2BpWGwm5zb+5a9WYpwGUxCBhTFx4YpTHjN/WELHht03z26/ST5pDAkeC0zIJKc/0gdT1kfJ7oFWbMP+oxeXCEUVYFcaLZiSt9vKZsC5DEjhJxvu+SDKVh65Mv6bwUtzIOUbm3BV5hBRoWT5+YeTJ98YFYC1WXHwIxfD372uO4/i+f+ah4Wd0f9C88Ylm2cugQ6bCVBi15boRwhOr5/L8fo/dADXH5gDKVM4jQUUFZ/KXezRKPKMuyqtLxSsNFxnVulz0dXk/m/5cINj5/RTrFHLMtqKeD1rax2PZGcssRUa1ABxHlaRgj5adYc3kucZLiMEEs4i9QLN0CEaPI5Xh928MCIT2Kkzz93RdfKymO8++bfoanaP1FuFzoql2tTRIQAseO+k4enDzmEl7SE6/n72u0cRFM4d7DnXNufpOldA4yvC1GHjipcdDVcNscnpuqgfpY+8cbiNHUuz3k6TY8g/gF1GtQiZmcQHo6NEe9VtUqbhKWJS16kBM48ifPxSwllFsvqv22aKspYKt2u3D2r8gGT4KDhNV0tR9zqr7L5hMCHaIPGshW7X/ATih7Du0PIl6JWiDIwQx46Brd1on1Se1Oy3l17AxWlVykBnYKJ12da2oOofGz+VUXUZjbpbQmE+NaMwnWcW8oTFPRjTmLOxlKwN4I2VkpAZCml3+wCL3/yu2Y2JRul0zN7PkvmVEO1/RD6A6QZi+Qk2ydEThZV8zcBLhjk+iwvpfy3xiURm8F+21zATUtNkn5CvZJymhq5eM3DuBOq1J+ndsXfHCiAS2zKcX6hJeAsCQi8XNiJ0t/TtA0NWDpFFP47uspzHMyhfUJTUCV1KD3sMip2odDstofWkRImmjkgZyR0TIqBIiHphewa4AwDC5BTI2ukwsYPKmNDUV8yMxYZKr1YEVvz5lFVIYaNJ/WPhr5nyN13/MVPHZ8uy8YfU/atxNhmwR8um9W+39RjVHnzR6a+dWe5y6JZTGYW6A+AcQ9ak1of1peVAt7HJ6ktExcnK/c7YI9vaYvY5mon3DqAvrqqWMOKcvdFBmA1f1aDn9hqdhF9PSGRhm+V050amnDRbB1/cbzUYlp8cNQwPQFy3McwLsNzvZb2lDVSt9MKhtEpfsEkibNDXBR/0SwHWHt1fBewU41y2a52CLvQyBjhCkeLVZQY/oxzZr2nIC4PBEjFODPneHywpq5rfJoPeorXuTJplB5daeK+WE5nsU86K8d7pPYZNBInj+ioJpy3cWbbeP0HO+jUzjbKDFBq5wDSRogNnjGSfCbk5qpzMdUEdxKSHWwOwMmQZ2g79l4AmH+AmD+IkpfHXfMvETbo74yOimFTUoflhT/Gipd1TAd27U+ZSGTTnZOXVypbnI29u1CklbQZIB7YCkbULSOkgSZlZhFri0NybvacoxqxFILHiV1S9dsSww/O8VGEFj+4tqD8Go2v4WAyNU4+sQGBoniOj4vfTm2wfBSm5sHGTf0k2LReWxLqvVcEqXMZfDA1jyDxigta+4v8U+inuP6j069mQ/y3UBkZ4VcGNWwNU9kXxWFV8gt1JXqMxUgVUHqOR6WsbxKaMxUPR2O0CNs+yyF4LqisB6n6uoGSqtOaDp+VO1acXLuDZqw1tdg86d0VMMq1XjuTeCYYveUQzztPpiwRzQd2j145DuFo0CyKkWQI63DIP36kCP0EEgPpNH9Pf9cn+dgiNk3g2FBg130oHCViWJqrxPYaWXHyYkNKOWDUEnUDyvSvgYMt7deg/2WYvhQHEuIG0ZBZJt+HwSSLYGUrDUO1WOJHp86jLUJG0ui2Gl8T+g9j2sk+wBTumGPveEHAYZBOAH3LJNf+ig0Z/StIzMvHUm9xR6xdTQTwMQmRr6cORTQ+eOg/hgmq8r10q7DxrNuOU1IA6urcI/W8V9ei4VCrk8bncntS6tbgiZ7gdTUNtpiNW5gbsAAyN1/DV1tZ1oWHJuSQyMNT2FYqCpMdDUGGgUA2tK3driAqL6VUbV4QQgVj2hP4q6D0MhtA5kBnuaKeeG5flUu2ype9nN4rHqmsEysrMqhoTMBeYcM2BkUseMJHuVYAs8MjzolWLolISbT+5w+j3NURjnySFpo3Wm6M1owj74bcTZp1mNQE7O63vuBlNz6k89+kdUl9AHJPWV0xDSKxXWeOLf3soCrdoD4NcnhX3r5X7WLx+oeM1cHcY0EyhMex7VDkzNVSaz04j/BuhnL5SztSzAI/cKON7DfEPVG7RnL9D8NsROQcd87XtZxqoLFd4wieFUZQpjbT3UTYfuXObuNi2JeifT7GR3FJ1Lzd/geXJHMbbD+wk5X7vdv1kxBb7+5LIiZW28OsaN1CVwdT+J7evPxVBdswxDxTBWr1xPfook2mowlSovhMIwiYhW6k0QvxwJDH+OOjtwAsiYISSIqTjDxioJ61WijfMJ8B1hHTLa1qxo43XI6Hjljr/wFXXLZ8ho2OAD6sCTSp2xXnEg0iBJ3MgSFkJS9ldWyLxKPkyka/N1+dpHoOwV2gFZWiYqqRUIjLAkl5u7GXKT4+ZudELdjJ2Huiu+Tt0W+245ebIxhy1X3SEaugqmGpCcKLFnxDqTbS0Tl2zOGZdsNLCZ/mnCA2xlrnLEJWMgnTyRv4hR8ai0Ui0JqXiHeaFyJgucUNpgIT9reTbt3R6NdNUMYhY5pkgToPAirmAgebSbWptEK3fl4wxUFnaznUNac3noyIZ2Ai5ZplMX/mXaVfrot0XYpZ8kpjzTXOtVzma5Wj9QD8osb8l0/R3DeJCuslrQeF5sXtNfAY3nq/srcdjQn2QKCkTrAD1W47CxWDqIXYHGJ+ogdqOISlenNbWL/poKURe+ooiKMtDII2HyFUrJVyoZn1QyvkrJ+GoGTCBbm9tMLXdI4nJLMRiuWmOqyd3oFLoMA8amF1WR0WGecEo0THpI3hEqrWkKc293l15aOmFGk51GnLPddIc3Ti/kIqiXA7RVCE8ohFcohFcqhCcVwqu+JwiPK4RX1xBeDQiPL37FTXSQj48CekIBvUIBvVIB7RIGr9JcUEQ+l0/aidNt7J4aeW207pgDPHNIO+jX8KdyWgNc6onRAG0SFtRR5ENMp5gl3BBkCwOm66nzS8OOiyw9DPAGXQhGabupOcclabtxLOMCUjCa/YJs45C2b3W03WhxR80MspC2s26hl52iFoy0/WKzDpqKi7y1sJ8jLo35lCaROknj0kj3lxZ69MOOLDf9L9Ml/S/TJV4Bz+14IwteJcYs2zzBLFukvppSQgF60d0yZEshplW+emjLNErKLdwVWNL6MUNfkHG4NmgVcydEUaqSpwso+I5DhTQfQM3l1Wou3KGi6zW0nV3oe8NQ0maaKLl8CFGPnzS+nbNHUERZjQbQOMBYMFd7G4J3MIxK1aS8IPwX0jWWVWNv7NXJeJsjRWhXUBUdciVyToeMJKNOHzYgdX4wWvumWd/3L9+rG74Pvfrp2HbmrKshheSzldxw5c5H+pkKQ3BHNQf7Y3WEo0v/nacgenLYU5WnVoMHPB3gkt5CApBkUSJeX1dXvGB1+Y3VhaSI8o+rK4Fa6N/KA13V2glAZIRj9J2QvSz7iMFKbGc/aVLswM6Nd4nYRdcQH3ExZU5f4gLExmt9yXglqC16R7fJsBG+WNVjhVNnEWvZ0DzFGvRlgltgh6mISsAoJJpDs0P1V0v+xs5EESGvGH0oEuQx9TUFZIcsQMicJ6x/oBCmf5oW1VNoROqauYwyFgMJqIwNXqoyNhiqxwNVj4dXLq8e/54+ACFmefX4y2wSZOmwAEroRlDRDRSYOJd6fKHF5Ryf0IDTEH5WChTNaaauzvgts7JlwxcedfHMQw++N6gzKiSoj0VPKEHS7bJLbXcVOFMtau5uIhwz05rKO+kWXJdaCKoV443UVPBr50yXWYJJRYxsRAyscbJUVY+5m6b3Ga+8/0RQPuVRde4hhmSL2Z97M7/pbTV75Ujfl5MP/eyvyTX2xfmv+lu8bfLD733bbPU2uSeefPRP/6M8gaSIfMLm8sOfyROIwMMTJ3/9X33tH37FY1KRGXh/Pe3B7fCB+6mjr6LSURcaRcoeAcn+M6MuM85DgjqCUDUGkaoK4qEnuG24aiPZMN1r4O/sctNU2gZPvfid42tLq4+YbA1c9rNumZcEQY478IiJecZPm0o9gR6E5SYhoS7gJqX3r+oJ1QMk0NAr5+zIeJDayKX1idVBpGnbck7x1+tmrkU0OmRSskq3zoh+bG45afXEOvcsc7XBZMFGHUXXEKY2z6DRaFEVI1/4UVNFj7hWBeplRqpZ+AATmlIVaeJil5dqrf5QiM+6tr/xWn81vLiOuMDIDlxbsk8YgRD02+Z67Gy/WqxzOnHzq4Wqx+N83Wn5ZI+V+WQRpju865DZdou9Vg4hslp2oLLZJwdZzHsht7hP1InYri2/JZi8iYicsFbiWeIYhKDORd51qu3qICpTv9/CxV7XgxQ9CNCDNoQ1ZCynECd4scXbwIzlXq43kcac4lJCcYnbXKu09GOMfWUfyXDFqKqWqOYQZtcixvYos6X5bDz4NkwxjkDYogs8r7+OFZWrbapVb1PDmigtBuM7jWtA/zqEpDiNa1rtUaMv6AblaRarfB0WIQQUp0JMnNYqrfI8vFs3pKQejusIoxT8hSOiNsdDNpV1VXmVdcsFvbFWBmD3bjDb9UDTRhqjb3suKdG7+xC4GmNNa92eV+v2gqXeaQw31eFynB2RrltUn/tVyvCQ1UNTaNvDi7z9GtIRQvXPkPm9UJYgDDeFYjVk3Uz3xGXqUIZUp6kTDqHr86skRgrJ6zSxxxCSjvNAQunFkGy9bEjyE8vlhnuqgsp1tdTnNZLDLYBka6l3NATLc9nhakhqOoNUq93qSz+K/KLyGlj0d6tjTkytn+AMxSaFR83xCSCL1hIcX6ti95ByW0DiUgk+pZZHz+UkY5tt6uGN+2wDCN7SQKgKCLV0cXpLJKVIl3pHxaGWK0pptjPdjjDccTOFmD4N//qQTvZAAxaGmRYpj9hDUZqR/8CkTeQC62S2smVlm/tpVdPly/VuhnnZ0yvMFRoa+sdzzSjLno7+3X1UXleULnMaUb4lQ/gh/HYtOe8YwhS4SY90IdfNHmPB9ux25ZpisoVv66Sy9bTOj/gC+ll9qr/wU8rALf2pT73kb6nDqecWZe74HEYyQarkypziykyGsO0obBP10czwPFxPTaraLfLUqgiEgCR79g6h5txL1qMGPXiFjubU6KgOLNQgdPBjzmiveWuJx7dUJyfNQmVhhc/dqxdpCktZEaUKMFF50gyy/wMJpJB3eP0wjhc3porzhjcOSr8TGUOs21jeT9WYIvvamMs14/Uz2X7CYUqwhqEHjq0yH3tE8qKdE9G96/PzhMX8u5QR7jfqaXvCaELQ49IsMpff1qeRYh52+wjlqQ252pOmSBpLLamXWjUifQje7EkjIQtFsG5tbu1Wdpkl3qqys4QgjwVDJjcKmcm0fvXYFngVgSPIwWUBqUT+ddkMoUtpl2N7IGO6ggsuY6d0G8SoS4C1q9nbJ09tVPLsUUXDSuXeHpKD9bMqRyXlJM8sBD/aahh8Oqu1bRNNz9On+zRmOYbVmmUa4AUXwPDNjAHIYG9RcjuSXvvTsiQhCMZQREbAv0eNvvU5o6991uh7p3BEXvntsBzzdHq7f7IC3WmjGUUg2T+veZcDumejAvvDJqzS5Lcbk9ZuTBqs3Qr+fSh50m4kp2lX9SVdcppqv138UpWbJoT/gwjq0QXSQcYY4vQBSgE8PSWnuZ5+Tk6n00oziDoofScAlTtnmV8+j3DYpodNepA3utjCmbONnU2gLG9D76cJeboUo5NdWH3ywDT0jbCIcjy5zJ1sG1OIRYBGZT1ubixi6tNReZ5LyUCt4SPOcQygbOciIiQX2k1AgQtlyz9PurtzVo3kCRJ3tHDYyzzhCdwRVm5hHYIUSMrJXa9Jh5A14jwk4CYqJPlK+a78JQ6ADNg8/uIj1BR88WE4x8kFBNYvPnwDZhQpwVFzLcktbN6IrgBXBE103wupcpAZT/MxgHQszwDSjECqIAsI5nqY0kOmB4qcgvldGnLaEEG7Cruuwq6rsOsq7LoKuy70sy1sc13Vr97CCiUe6SNw+WZF5RsVkw8o6gtPlK9HJvsOifsejfLqt9Q6A3VTwqQ/SBPCUg3TenYAfefZdeg+z/bLCHSrpaSM1aAYzPS8yYKEnN4wK6O/MCvjqEnH19TVlaZpC+kX0ry2oY4LiBs0kQRKI5bmPhrv1sxHqPTQq/n2sObb4yVeUWIYNnmPwDl0QLXkU7XkwS2vS8xgblNYm0LnHgbJuavWLoUMRnZlj+EwC/3BnLXLP6e1awiagHTgt1THC/csLD1BOPm70tm7fBc2LaQ4FYREFZd8JQ6rwQ0zZ2pl7Wo3rV2C2uy15nVsQRM9OSjGdcl5kKpWD8Dy0YH8AkHwdfn4xabdn8jHL/Ja/VVIOBsUK3AlI89eRWcscFxqPketBqYPmEB4Tn88V3lwIvfBcquVzO+zTg+9fJzb14TjI1ZIKyjoAgUqTSLYilZglQe6yoN8ApwE965MNeCdWkMAjjBQvf+YcEu/Y5BN19P0uushEeawZ19sZmCeucgr+ytw2KlJoC+TsTGzxRpBPX+TahWm+0zVsW8ZS3A1T3ymtgX7ioi0Ba+tifzaChEXv6SoSCIfgsiPX+q9VrBhxQ7vAjlMQFb281WQlf18DWRlX/CVKZGntghDloLKpYoJMp69zkw/pop/VLZamTEiYZ8eKlBQtCIGdGk74vQPsAwrVzS01lUEgslN8R3CFJPjwJQSwpQyrnFAK6QTunlP5KnKWsj5V2gGQGa/8B2WBLB8zGCKd3glZhOVLwLYty7TCd8mh3XYmzjh05oFCRO8YG4t5rPQiexjIsHGTXKU/dXqG70K85lVWqI1Op9xYz7jZeYz1jx5Op/jOO8UU/V8TlUGvUUvAZmIWIJtsdr1OLcx5naFzu2Ezu2kzu1qndtVI3O7BnNbry5n5aOTCC1fqRaUFIDCy4Tfbky2c5PD7tFetIMkauSTmzciRyzcbHxsgtdBt42SI+tx8+Y+SwrcwsDQCpuaYxvFLFoJOzndSDvKpHWUSesok9bBFrVJDuu3MziNJipKMqpY8mYQOjtvVHTpgBmDQJN35JNf3A61J053yum0/r4J19u++Mh2ShikBB04QgrPIXs4GI6gSvBLzxghThd7rwU0L/Iu6Ku5TFg8z1sHFdEUVAPTHlJuyWFDEbkKHIK1FW1D0rKU1A3hZ4cE7iOC2DqqZPPki9sXCWIdbD4/WvnS+Mo9C+g601pbUY2jyKHOnSNZYl8Nz72vhhD3uHmg4l22FU0n2Ffj8rW6rwbOCwq0t00HIYHKxR7DAuAR5XkF02jSI6orwyZMk2V24MZX6h3Yb+zAY/VCGasI38JXKrInBIhZayMYQ/08hTFUGCJN+t7WpO+Jkvu8qqfKTNIaniTtkiFXQdZdVFqCypGekMbBJUBrVXZTFt8b2jhF9F9054Z0/YLst4/eF5QrypXZX4N+/V+u8bO5SD3Qq/RU3Jgm7c5Kt/ACNLT1xU29YnLYehEONRA2t/XFjdBNVE+xxheztxWJSPz55KdELvm7w99B4w48hJgupJJiiro7Nd7jNqRjQNEtZIUSsaW0NMSgCAiC+/f2ZNqeiXP8kfPu431bWyel9UBbH3b3RloCJx8qVtXqkicvFy56LseNif980d0P/uzBNz58I5T3+FfO3S6MSDEeHCl9rQn4CDpvHymGdoWGieG9vVNhuZIPTj4kTyHzr637cVMvU2nRpWXyc4s0Vz6Yct/VlxvbXUS7nAdvbQ9NhqxYOKJLiKlLCBtLKSyBYYFjURPHMyaQxmIamVBppQe3YaZtZFZIuRaaTMtimiGOOlG/Gb98/EPBgDW3lhETF3yh3cjpRCExq30KskqVuPAV1SRG6iIvs2A1IbQ8JTO7aU+Vtb1VwULENewfGcykfiXsqeKOjbg07i7ci1p1X3dzF6xxTs0plPo2WEbZLiK963pQq9t9/TTV7RM10ZiodIYLX1GVod9QuDtbH5NDkcy6gqDk9NuVnc/x5Jfp4CsGp+3qLlitXpHSwLsKpFKWidCgsru3J3+jvT01QXU1LR/iVkKmb+0i2z4EIeR91CoIzjbPKP4xZTpC1US7ys6yNTaUSMPT1fkqprekruOLjwjrOQ4GflU+ma965DMPYyXkqx5CluYbmAVU1tJDxZrGykQVwKlHrviZf/OaZ9LXTfyTU58uVteKq3x4+t5ef3U6/OwaZgKY1HYfKtaONLh2QYNrhg2uaTa4Birt7hfz1fmaU+9FrBpKtt1MBZJ/IF/9vBX8WyN/qR4Kc5a5O6CHmxs6xIjeckfU2HenaskPK+9/G2Pbiljdy8AHhvnYniLuKbU7Qp03yV6mRHBCqd8KpX6WFLK/erlMy0OaXjsrRBqRSGeFlfU6XFlFJC58RWMRI3B6iPFH11Eokdq1CFwsFBcrVHFht1NjsXo7kqmSrEO/UKUUuwzihtpRnSCBvMnwb4CJJXIOHRQwKvM0bqr0Acuq/GPuoDBrNTpJOF1GZzOE97hRxlUdTV8FGwohuEam5qq0OYIJ/+o6JrxET3DwG3XNZWfZrh2nK4lLFRTithtUqcVbskQV5lyv+gKUSq7ArVuj21h4hMrXiNoirlItiVzrDv1ad+g73WHMagEsXohU+zxruaT4RQcRTEQniBSJKj5jVXxalICDxtMXPhKqzLwDiSqAB9YRfelOfWmIisCmXDFczqaA5EA6olwR30pEzONbB8Aufy/37inVGhL42/LlBMpt1P9REK3kyVjxMKwjY+ORyNhF7ygixk6cjJEt9wArGeDsZjCpPLsNCkOe3Ul9YVVVmZOrs6bqQR6m9ZDrYUpnsK2mKUG6HoWOnbNMWDs5YPp4LuohnRnVnPc7mrLDRxAZdY6QQKNekWYton/RRlJBiODMh7FBF0IOK4SqykKoylwq7HF4Agu5xF4FRfZlmpZrG9yaMPO+zryvCmJfpzyF4CYkxyCth0oKeZt8fo09kcMo6LUVyzpyNulwMHLYSHW+N+yEp51Yr59tcLEdV7qI5SLQCQYyCcBLiGr/xkC+9rou0Zyvi5VBilPQ1vIsw4ygwoOf6FDkzNsOXsRXfpYmT+bX4Fql5cYZ0jT44zJNN79NXT2Q1ZhxUC20NE2HOD9ntTLXIt/By1nS8dUng21hr+9glAlAPaXmhUllAFCHnKNMOMqUoZjqrzHJDLg+qUAAuxS3yuuUOl2rPOt+5Vn3Qmi/0N9Z5c/rNlGowZPewOxVcc05IyuEdFI3YpcCdL2mQJ7SQOc67snTbno6GVUi0K8EfkLnQWWFTV23wWPea+S1DW8tmFphMpezeMDQE/qzL+N/ZxeEgo7631lNxcpQUGFh/k/Y0VDXgIU9YXmDQELzrNWQys4yZln3Oh8ZlcuihlnWXxCluOAdjSHzoQz0BiwPJnT0iw+fop0RBOwWlcaMetjGe4aekup6rO57VWKASqat5PHKUg+5M8BmSUs9mhOQRurFEaoXR3iBnSrSc/Gbnga2mzot3pLRikk1wKT23PUa0YpxbbCPh9GKC95RHSM1pBZASbdWyJRVg6atiFkRBIf+KLDxXHBkmFoV9UngrxNiDpH0eoEO3R/K+nZhUavlsCXC1H1ec+qk3JJdSFik+VCDC6X3qerSlysy0Wyj5n3iBu+zxJ6z6J1qz+F8whlnO7eZTkOtXscWutyZzpTvp87jSOOceS9p5Ae9vpmK+aCIkaY2xz59OZKO0W8KJle66xMHprT4zyRgjYXTpesbE1J/8RGtKac5+mECEsAEX8R+8sW+y7oZMFm7z4QpMLw3xOxuHgssH8q9R1C9Zyie9+TS5O0bevmQs8ajSd5d+uF2nt7YO5V3HqnH8l6W56nigFj7JHZqokSpcOKirrUUDdGs9G+he+y+dN0CHcWvIBdh9nZoKM4aixTa+NLDn1x360x18hV4MtYXNzFfeP3QjXL5mcI8H82cPf7Go2hZC+7OH39d+XBhfq7whoWL6ul69sun2Afvofrnp798Uy8fupC/t/d8dKRAWYffeuxf/yct8MCzd/Tk7gtf/vyj/+nBJx4L8sb523vp3x06LMIlUSb8A+WjdyOLaya0v80YfJbtNKV/R/nsvP4SpCzFautCAbZZJCC3LBPgO188x2Q7Qwg8gKDpu9Ro0mihMJkABOUkZHS3n8nNo/dUjWlhPi76G4xp+FUiDUcl3715KPNpJm6GPfSG4pTpPZz9vMn+noFGm5YvsGaJFkYw6IdzY9xpmA1dw52koTHrGRAozNMcOTeMGOnudfPTTmuXc//Il9ITZtkW/ufMsIU/+YUb0MLLxZrnBYg6wfPzd74d2dVxIgvx9MISH2m6hzVkh/NKBBYoFAHhIOjuphLWMYRuCgOUyI8IYg6yM6YC+1uWaqf5dvaoYTCZe//v8xwNoqiwNvKlGrsfSf+xS3/vSNKzHxl6NMu5u16UaKd+jPHTeBDuzOVzHwkqHEd5i9Sldcb9C3xPBlrOIfNH1VlEJGUzXjbtkKTNQGImY8MjWYogpQ5LVSATolU1b1qRBi/9t8YGCo1NVTqMfLAAIDZ7VIFXUYwL/OkiBlws4CJyQTYu139PM/yxprXc5jQIMyq/rCXhjbMLuEWoS3/SD91d4dmbmvFRnyRmacTYULSkjXT08sYZo8p+hHDq1ZRGCqn+9r2uciRrLXAkG7IvmPTnTTXxIkmo3jUbLDX3AXI0Q5JxOZphUGIBgw1cpFxqU0WoiBEgCaIGgfgTY+iTevjt8GCcCugNDGHSo+Pum3gGx903cu8Oyg3CHrDbgl0fNhSLmj1/NXr+0HqbzflHnSlZ/Z9ERN78SuNaxLkf4hpM+9P9FcjFl/eTVy6VTb/lAhgKS9ljczMITMsA0gIt09NiCbafpapaBqYJsqaUuc7UfDDZD0IWo1niyUSf9PRJVMxlLJTG16gzSKbOEZNVQREXLYt6IYVXRT0Hdf2TWmG/nqXdbfbDRUtTpzPVJmNG3ER5G5hASFrcOYtId6RoQh1x1FDYyxo5yBWQs2tXaE3xj/GJDdrrXHs9jdFt0ictsjR5WmDB04QUqFOeIukcKhogDfz5d/TbmpoYECwFMu7DGaZujnnw5s/6HUuoqUAwSbC6zyfD1hR2wkUx5A3ZY1EcRHM07/Amq0z6gXMWYxp6FkwwVcEExCmpeREbVH+l5p6iy/UkgEZDo+xuB3d4HTU54sbKrRSwqplI+jwEWjfNC7VEPS9Yj2DeqhO99BLR6o10jq68QBsx+f0qwDB2VQlWuqoEK11VgjZj2L1Qo93pchQ3qhK4n3k8L1XJVFMfffZEQAKp2ZxZRksTyfgu71HiMvD77vW/Xuf400YZ6fu40Yongy32C0bDUh8zriyAJgzfYn/F6LNPuJopv8JgvG+4qy+YQgSPr7qrx5iP6qzmK+rABHiH4GqwByXJNeOuhQugpa0eiZvuFyap8EAHx0rqNri6qlIGJayBUHmN54iiDSFvutqjLFNDNRjy7G5ipvxiomwhde9EnpbtW6C115zhtV0TV1QdwY9SveU8uAtYVixgpDXs2OUBLG2YGU35u54m4V93ZS83mmn5Ka9K+pjt6gp2jmv8DsbCIDvfhVajjFBKp1Ppj1aeSuvKU3ATSPIV2bjgJ75aX06iPW0rX4kEs5NINbuSbiqB1i3sqxfr00YDNr/tZu4po3Hb3+IuucU+SZHj20alyKcQDCHHbxkVPp5EfnTZqp+GF2iHobFaPU5m+3MyUnA3Z80g26ChzY8a57CFdz/n2nqCX/gGsk7RU9eN0huOsoxHRllfrsCLZ42O0eQrTkuD1RhX8BhWqaEvch15NRyGul75217jBnkPW3UVHQ00Yfto7/awTLPVjaAW5wzzjkNoPvlN7xoX/WvKIIPNUZhSkbGELQ2HnHQpO9Ck8D5rkbIeTlhuwH49YL96BEOEXmN4vVLX4woZX8XvT47w+5Pk9w1XLopIGRBJlEzKVmvtJOQ1dPiFGpZMQtXZgxTpCrpQEWYFQ2lkXASk5mCuXoJwyXje54yqDP7MIcuzOMq6/q5DomdMlcNMYPqc0aCkP3O49Kyb/+86XHrGaJVuTCim7F+OThFrZIFFZHh5PVOdBkaNzJXnqgygxJd/NXNFabw9qsQtgWPRKI5FLxPHIq3by877YFRPSSM1TmnnL/I+a1zOnGl7CqWDUH7smmDnEssgZHqjZXsbjvY2fNm9XbAi0NMHmj1Gbz8D6Q0/2TmGpAPB8YEHhECjfFq4oHxa2CyfFtbl08KqfJpXlU/D/vaCf7AIyu94t+EOyqkF5Un/trqOmqnqqHnOe84wquuTjkyddJh3v8O4EyRDn6w6TG9wYsD9DrtOOKxbBGYEz/eWhLE/CmP/5cP4W94iIM8vBPLxYZ/njVY5Gu0jo68tU3ozbq9F1ug1bn8geJg2wmEWC+ZcgkJml9gNCAaRzyXZDyIqb6pw/dMShVWnMQymvsVQhlgs/d8xsgJJ1Z/zFvT/iMY0WRgl02V7L5yk6z3CuBf3fm/V+03s/U78uYK9N1XvtzV7v+nFep8s2ftnF/b+cN37UeLhuv20Nxj2G7/ftrjrNzttI8kTajhK1w/gz43sv1f1/7pm//eP9H9B31tpcxbSBlEcntvhOYhLVXGw7pnwfR2WtYXb4V71p75CGdVGYIGB+UiQ0pJhvcDfCalJQC04TwbPOUdH1QSNuIKtaGgTVGu+cuTOiH9Y2pR0odgjc53+H8Yb5gHWwmrMpW56moWdqWH9kdSwdvliarYupsYNaWExNeuKqRlNWOA1yqMuF/PqUsXuh/LnrFCG/1BWSr5fo7dTdXETkseb+qEbe8/boXguI/55k13UVL7cbv25ZhgtnqBmAZqhPMxep3wGi4kiDH8IdxkLfe/8hsLBz8MFc+FXwPaz91bBtfdZGx01wsHgW6g59fOGUWQ/LzsRK0zJCQLzZDN5e6+faOdSIAZzmKqndTRj7irCWrMZNjSbYUOzGTY1mzDYwmTbkmGlF9DUk6q8LyJLdpEIRL5uYriI6fmJr+bhXXnrSN4+UkT196LG97BFI8gvwbfhp4R7jT5EzT40gc/NjJnbdHutK0mWv/F5bAHylxtA5/2a3UmenaUZIeuhaKWZTbcbf642m4GzyMhpeVpKNlCDiu+sJHSWOCTttg4fSj8eVIqrUW2O7/SitYqsr/oa+i+ipMArkXLAlVldkOEf4xcidcY8H2V/Q116rHPpKZ/9aENT89HAXS+qh1U/ppqajzpNzZ991Hk78ON5AgNvoHHRdQyWdfqpHR6cFnTdvR5OHSgKhRaoq1nSDog0GJ+5NxDuOMz+Wt9zDwtBlBNNC+BuVaYwAZZrMKosYhCD8XhtE4uGTTZaIAsA+159GR6GgSy4wOZbVal3gd22lV67crZpK1155Wx6q50a9qLvMTORassYY5b+A+snghDmSE0MlgP6wvTOLwHoC7or3VHP4D50JPAijzRBUFwrU7LSZusFlvhL3kqrTLNEMzMlBrOoMeOjZgaEFyqzd8C+mVSR9506ZblLRCBcOvMmMahyd3CkunDU87k5uGnGrANCv+NsvHqiuWorMvbFA/6muc7REAA7Fc4WK5eHWBfOa4RY9y8BsTcpxC5QiL1WIXbhEGJIuQJ0zS3TE4CMbj5NXyY5uwTs4SUuX8FmHGHGH9dtOu2L1IXwgAdE6gLMPomjYO5JHNcJe4tjJOxt+ApoMWVxLaxS6DGO8Hz5lyNK1TbSIWzMV14k/erLcVr61b8Ix5Nh/3U43h/2L8bxRNhHTRUPzkN860iew4R3vqtNTnd+gvbw0FmgO8w+C0lgxGXA2X/7tKcjR3SXWVWZjcTAGsz7B/rn8Yjd6jxpO83PA2qO8ePFOD8Pq8LhwV4CBd50z9HKH2a39TcLZh3sX5ILluERvouaTgssX8WW/BL5f8s7eqfpbCICwOaZAP+ulTvQFAFLUOAIVVjX6PLtbvDUae1wMUbPNoQxjSGaaLxKuDLmCn8aukjgNm5pIkEdpMnHspYMcowNcZRj8Mtyb2oCUr6TzJLbA+c3bhlxCK+2Yh20tIzihKop2M2Y3zhfs1twcByfHBRr8qTXH0cmikNIhpyvG+TRDs+rSkR6ezQ0jNI+EiUhxKMjhwicUhd604C1kCFDYbRxzszKrqKotKNqoC4iqOKSEYCdgr4/QZHsKSJWXUdBL8bVHAalGKNCTXvcNdosvUDWacFBBCYW6V5Kbesq11mTHYC28HBdIi9yJRtMozUhLWNaHk/gNshZFxCdEmjsKdahKy7ocVzg0B+vIvIPA+yuFp4gIrkS9mpZbAPQMBf5eXTaP4+Tga4AC+AzRYVgt2Sgxhg0iWNVlanurny8+jY45HHF2exQfwNDAGLiKYPzZLb648M2x9GmN9LmuEbzCBmXxVMl9YqdM4KGfY9rNslSue3+mmqhzhsmthA5tehWW2/h3DE9hXFp31K7Y7q91eJbTHjczQ4TeCLMjrFMEIchC+92OGoBovNE3no/H2ukW5CvZoert1PFcU8L0o4tkRy6u+RLcGnU5IqYbPiuIPXjbLGGbhnw7HsOrwkWzFu9/pzV6wfc9Umr1OyEzesCXndu9Z8xw8vnXpDnnjb6/FPu+Kw7nqLH3lPGCUxPaHak7sx9SFzE2J9uHl4or4OR5+kzNAby9FmDOCCenrKIA+Lp5+R0k54+Jw9s09OTcnen7GQyn91UQ5g1HooVChbPKF34uiPkqNtwsCUxYrhnl8Soq/432QerGR0fzqggJgjTOOdzvDGf4wvm84PVuyl/KrrqFjVeh7B26xDWaMmX1FOri/kcH2iQjEfGXQu0rCxPCPexuhrtbdXJLdXJzdXJjdXJgWGqmjrTiju5tjrZX53sU1zYm28AWXk9YpS8Qf8HsHOC7g9LYgmUsUSFzApFXSOUxK3LPViC3WHJSfZ+LPCsSXwCdn9BU8l8ohkiIeUK/b+cgYXq3Zipa+y+ZVJay+PyoV+5Jyij7Mf7KmGHEO73NROsu/TWw3Q/4TBw2FRvF+4ttYx5mj28qP0JCf0fKLvlt+4JspKdx/bAj+3Pz9U7vPCOZt/2L9G3qNG3aNg3vlu4d0Z6Rlu3W4426ywJz6kGPNcrPKf+f3guA8/5EXhaB0+vCU8Y2yt4blBA5v1U4bmsoCZMQAVPMJ2Jco37nPNm3HDeHHriheqLFzHHaAVP91ZVkNh37puJwjNdAp5MdeQBnufqncKz0bf9S/QtafQtGfZN4eneGenZKDxZB6LgljeJWhXKDWas+XEJNC/IJ0XH+XITM20zvYjamWLnNqgEtojox7kwy6wLwY/OGYKPCM+IoV+xyyA+XtUnYKu0nmct8Htw0GMp+LwNZUt2J5OUdEPGCSPOAUHHFlfrl0kerJ/gE3UaqbSRRor5ZNM6n2xriVc09it1WaSYrEVL6YD9rgoZ8GkPjuG5Y9M2dgPs+4P+mtP9YMlYJH942ghWKvNLTqP071UiqHrI14F06XYTPBcuFGmQBRxyecqDh/4MDjv7P4xDVmfQeaE/M2zvh+skTWn/Crdc/e3+k0j3u3O7/4TjRc7i+oe3+48b3W8ec/c/h/t2O2qAhHnJLC5hPsMULmF+xXb/hNFEXseNxtjPQxhAZsNnvdliUkAxCaRikYxvyLFVTiPFpNwFWZTuvBmwOm76PbfjCjblkyzTCUzq5esHpQXPvR4QOZqHSMgSNshuA8PzXg/0pJXdAMKBYDdsh2aWLiZOIlQhK6CQFcAoqv89/4J3RF91llWRpVagDiyCwTMNnGsQITDEkT41sUFTZ/ZXqcfFlDpLaGikq1WJhI1TTMsjh2JtzjIgmjGe6elXMRtE0H+VOo704es0q7cKvfVqCuym39FUbHkH4Xv5qyF3T+QFhKGJvA80nchfpQvHHi6DgyIWTZTJ4BAW3mtkZU3w7Ad39zWWjhWrd3VN6K483scd6vdfk/+gsBKV2zVGV9o73tK1LIC+FhpKyl9LBF3CcaSIs2v70OInLuTSuTu3600rrhkvBNBfq4GWSVXoHYGW3qUmS3VvqGCUKEDSc25O3zkWlO3srbo9LbEvdep9qTPcleqXltguG+S9ysmUsChpsuzwPQ7fq4fvNdISDfdF7orBcPgu958OP5bhu4w2VdUyeO+ghysQ7tKRA5OwT6hwuELdbFeot6AmWlxWc/no8aBscTtsaXr0lis35laLaixjbSaqdh9MeEv3Hk2A5Zqp36w0ldWFr3pKhZ/B9piVY4B1VqZ5dm7lajUjHh9kKlqqVXlZd9FoM0FDpZpnqlA1DN1yzdRv1l10F9rFnnZxPbq4QuE5CXLzpNkqC46nTxhokCeVCCFGiKcnDSK3eHrCFJu3+jl4cqUOHa0lPdkgHpbkgyWk+pr9J2oSC/oLT9+iFUFzFuuSSchgokWGJ6ixB0WKzTstp2YvsN7b5KZcT8Fu0bjOmShkeD3NdCG4iFXgT8pp6Mfk7ib8Sd7arRBbt09d6vE5FviSGG4aC3yY1NMMMdwsxPBUx+RJR4QLocpzCw55fxsOU/3tOGT9rfRlqzoSDWMr2JV3Yj+mxbHuSlINNVoi/oQRFniLaa+0T9O35BFQ4ZKtAhMv36L69G2qTN+usShbq2joQElA8HJJgANQUHcneDEAVSQgqkkAa/R0lAR0lOHr6Nrv1Gs/O8fC+qos2qRa+1m19jOu4Gx07WfnWPuumfrN5trPllz7LfWMw6HuHJeA8remtG+RO88fg3LP3CETUlVFhLPj0YMYL314E1VStSjHMCOi0wTNaq8nub5YuoAm2EqDRIPsaEBvoAG98F2PqPwMRLh4p8Jwkt/AAFJVaQRaOxSoMtAixN6skOaftm6VK/eqWsi0XvlLz4J8xBt+xONHFDA1YatGMiRsrQZhy95Zv9OE/KR2D6zzJMIeleHqkKQ1+B0qeExhfzXf/OXcXt/rbx5aFFvCAmvnyFdXbA/dugLKXkaxn1FoER6cWoYBl8dryYswnapgOsWuT1VpFotEm6nz5Opw29ViTatm6jfpEukGPUXZhsFtmrtKIw8rSUxj2M7RRRW/ApU9YIunOYaXdQdVMhldD15zPbCR+r26e+5Cupdv3soym5Uq9zFkrZR5eNxolYOhzVuGtGHxpkEb3oQm6V20aQSH+wlPE8TqgfWrNw0PdK2DRSl/oFuvKSPz++adC5He50KbXN+tSJvi6otvAoY0ztQ0zjS4vE5dmaWzFJdnRjYB9tFcSC91uA4iZGy56ZKvfPJ4kP2IloZzYl00QvPrVaMZBeJhJLd7M9Vwc/iCBJDsBGC+C6iruLw6D/D3RuIXcHkvhcQHNYn30MNUSbxLCZ0qiU9rEp+fg8R/W2hzXJH4vCIxOVdOPkri83OQeNdM/WaT0OTLkfgN+tUNIyQ+GCHxMgmIIztc3nZwWPi2IvHBCIlHBMkSJH7DX47E1wiEpurvLCTzweEGmUdgSvY2tzQXUfoN55gM/ZY3/JbHbymMmtR+w/LUXhup32tOxAbtaeFpzgsP+TAy58cS5pOgqlNl+4P6CfD2iOKjTFsLUXDEza6HTq6ThgtEB7j86YDALS9i+I0igUpmkyyFNgzIrQJwobhRLpjF47n0vcHFZsz580aLYrpdkUtvVJe0yEAbNAy0VzoD7VBwcGZa+p11Uu3Eq1ixDOdZ0WeimryftfJXIRRVcKmPMcUwZsX5q1ytqwmEsUWqUIAvPlhpGNk7alLvr1Id2Qo643AxKW62K9zMdDDtCjcLj9iZ1djJIIy8fVWFndUImDquwyEQjO59DSHnm+3ZYi2tsBly7aiWCugbwAiLZA2dM/kqpuXub6b5JNvDFDmbNVaEuogMCJjB6mo6FPh1ViBmsu7YCs2qsAJgnKqETif+R2pZVSG8Mr+u3a15USGLThavwWGqoGSaFGt3F14PqZFwmRU/mHtIeGzytTRUmArO/U5tQaUzfAXWTsGIjFXMBFS8AbohVui6On9DU9orRsC1KtXkQwSNeilWrQsDverNNM6yEJunyZrlkfw16FTdWddPBzFNQzTsdaUV6ABSlc12hSoDU7ySipBugXeaOkKDjjVrYKfPTNTgwxMtxJ0oV+iSSU26OORUcXa4LuGjcj2574QlPtJ8qkQK5Upr0RRpvxdZ9nKVZeN8SD2yIfWYHLJToJ7ZewoyyuEC4WOUeiwSGSrq0RmhHjsHLpWuox6dc1OP5JWkHuDLHd1IHN0A61T0oBSf0K6sZ3avvCd0Y72jG70G3Vjv6EaST7A43jacqTgOUFNhoxfTvJjSi5wXuV4g2UcGupM4uiMwm/H6m+XfJfJvi/zbJv+2K7TaG/RBmp6IDur70awX7FVOCkW0oGJwQAgE3BsNJROtD0UQGMZkDd0bosoRqyDo4a67FYdN/R04TPcvxSHvX4bDVP+NipwRK/ZO0+sRm6ujTpqwArmoWMc8fyOokhEpW4Bh8h0Ag8kv1aLal7HWNtQWpspkUVOsqKJYbUzZNjlsBaTbaGJaDpeiwTaamJLDG9FguyrjTDKWLEXGUmW98Vvexgi34jAtA21jhJfiMCUDlUPWfyMSoigXuKJPLnGb9HCFOmdH+aX9S/Id/S35G/vb88v6m/Ot/W0a0+WRr0v9yl+G1K6aS1UUCLVLmSpuL1d9UGcVyd5ZjEzPKoRpEch0yokajQoD5+icgUpjEyEpHdyC+jcGOg9AfDO0HAbKDliHpPNz7Dw6XA0AHccgwIBAcxwthZX5ilTLOoDyBY4+Eo7pkD621Q9xAlM6IZuQxZpaQB81lzRXIFJLKn3sKH3sVPQx0fBfXadDyiNPZ+8hqcEPYKiVPk7fohtBUz6eUikSIm926ZJi8uUUk4vNKEm8Gc8j29QNqTQiUvGUMsRk8C5zIt1OFfGKtWDBKEAL7b3Qz67vWnjpTDTIaj4kqxuapFMGcFNBZjFcwPCPktVFbPr/hkyZY4IXs2QgrVOwNyY1aV21mLROkBGrSeuqBSxZ22WRylhYhQk2hSNrDTmyTu0P1wFNjCua2HE0MSBNxG3q0kZoYqfm4TtDfqzjNiYuPIqTHUcXV2gtJVK8ACXvQPFSR/HIg8WYwRSMhofADqRH0oTDVTGdxaxYS5mvFp5GgdWMzL9W6joXK7ZCaRh5kxbspVqSTyOvpwoKJV7hVjry5trc2YYGYTObmCHbFHNhU3fNfEKj7FmnJlip8pSFsmckWAXT0xKMxQjsEITq4DQ1oIkraLQNMKnzXAfiDXPvzkK94w0J1EvsttYs7rBr/WzIsmVDktRSlo0JLNv5KpCkVUiUKQTqFWPZbhqybF5Fkqo0UDtVgFuLR0BanmUMODPA7eWWB0+gbh+4kU+D0Xs9yiULdV7sd5I0/E46VZay/9/vxPmdqGl+QQdVPzeNn6YJZVs/2K32MM3RXTkguLqwlc/yBlfiFwqX8/lDdWecqCMDvRM/q6fc+boOnZftai0bslrrW6zOL4Qr+2otBeh+zeV2jiQbq/Pz8bnVLIMtV3D/zOG7kcm9zQM1trudbXW+cYd3mxwuglPa6vx1cElbnV8Mh7TV+SZ1R3uMIVgryxMChNXlf/XwZvlcw61dzt31Ip/v50bc2p+r3Nqfb0ZfOIDIF+aZ2Ytfct/JV+Zv2urP+3K8YIf3P6wcX7vDe87i4UD1MCcMH5RHs7MGLS9jOKRe/adQy+75Khjj+ToY4/nRYIxu1U5T5cLHqXTpikjzU7bxYh2DUV+eMKpmN65/wy+oV2D2fjmeChGDY2bTP7Gmg7zOXlU/EduQhTt/wrz9BqFyiWZZY8KUi7wWYsAMSiq3ERfGex2ghSamwHSj5BpSF07pWa6MM9KqAzP43MbCAll4vqnwgT+aDQPUZLOebyuYMZPnlxURwvNc1o0YEXs8v6JIEMTH871FC5SI5/sK1ujh+f4i5QrG+bUg89fq+XVFF16O7OMBpKXl2c1b/Zu1t7cBRXnvzq3+nXo2L8LovEEczjokCluXk7cI8SfCnxh/Evxp4Q+SVaBo/Tps1+tQzmNd+jvWxnPNFIONQLaRADZMisa1cV6+CDK8OM+gXaJGlm04N9kylmutkcWMf1uQsjrglh+U32IyLQTbvaXBYMLCKyig24O5BMz4JTagvkZdFzrFchn3WGyFJpgq4V6ozmLDhHthrfyOlnhFJSDWZ7GDPNnqMg7KFr4GDviaiaPD9BrMrY8Xq9x7v2esP2cB2mct4yeXIxcL0+q8FHIRlM8YpNZeuNQqQuBTD1N4GdN0MJ6QYYXIKuZXZCVAialC66BG+Pv2HoLZnraIbHtGVl52s+DV+wWjfs0UI+GhgYwJY/y3PbtmLsYYT0bM87TcGBdGwb2UMfrliRAhYQvHWNTkzi9PCv2DA4wbkX+xmY/6yUjupQmkizoRFeuyv2/6K+HcBdJTBAIaRCgFGuC50gWYr2wk75gQbmRdNt7vafKO6nI9tGPuShNkRUyQxcDdVAhQ1mGBPI31XumevMB5B1omkGYawCIURp2FjJDbRviuOA9n8YjzlK5WVWuYlNFbmJSx1VhdLXLkLTqFM5Y6+zHGRCtnl9zBspRmll7i8rvBNqijDutRAxM4TDLa9YX8FdJxM4vmKhTO08D+25Zx2mx+v84BGqtScFibIa5rM3SWeoe6QulITOYvzs+DWB4jxmVaDus0d3ALpRpipLuAbSrcwvqN2wY6wvIpRYwwH2fMCvNtOlbWVnOD0LBsTMPhODOBdFLziDBMhyN8Qauv8aA5ZXTgsuMFSFWHsARfY84ZquDrvbO+Xj/mrj/na6KdU35uG6EL841Lhi48Z/X5Z93xhHv/cV+rZI4jIYQw3wzKwYYaany+QLCAY2oMZ/xyXteJTna7ulQohNXT2fsWPJDqtVAT0twxXNpBNlvHvliRQ4pQb1cQZmOsronLqnFh+4TLSvFNi0TX8JiVWxvlVurm+5YqN+0T/gD+jDWuuZ/Xhe43TQ+g7adMir0e23qQ96CtClDOpqPeqNBRd7RQcwyWgZksGTkeMEmTRo7nA224GkGgIfBk3Zj9fYd3JxKFBOD8JoAqdUY8UKP27p6mMz0eFFQgHAFdGNblQhiho1AtIQqFCMQkDFT8+5B+m//LAmDDCD1oecZGURj6QQw9SNwJUzggIumKlYOflrEcbFom1AOVIQr+tJDubAzC6iYWScPZxmKFc+tkYSbV6lu4HM3B9C1PIK1xC+mYqT7Zpq6cm/vC22npXGHN34zsS/sUFRAYC5vBXvi8Zm/EqSz7q7pGRJwcxXguXSZN7tu6TJCEXrhc7Ci7Cy+9bAeq+JKqCIBudRnENS/7muqRWQRtlcgQwKGtqJ1VsZkw35+dLe2tsNHw+f7q5XLYLYqMfmk57FzyOtSsFuq3th+V842NTs7d9aKQ1vmRjW6+2uhOfDQYRr/rF+RW8wtdLSXWydqI6mPYf7QXQfVR3r2qpymqp+UpyOo5M2RtwkI6it9vQSo40JmrenKGoHnrguYtguYjZj8cBs3L3fM/iLu3n8mjYSKk0PVFWMUzeXCJ3QieC4wCnsaz9tF7jh4penXwf68R/N9rBPr3RtKo5m41cJi5yGODq4pujxXtMwFd4UIb09n+FIuxmf4qIu14Ge5GTFEZMnwO1iYhgmqn2tV1riFt6iZQOJYRSETfdpWqUt35+SdYHlORkI1YNub+dATR25zEq1IqPrC2kaUqVSLi6VJr69rLBKG9BQid99dqUgxYMeWB2Rxp/GAuzFfIXK4oNRv9KjhcJuo+QexWbVgDvbuCC2xhkK91szPuduS1e/urmVFNnl+t4OzihOBk6jLQo1W7NNm/fHvqzcV4j975rAugitGNhSMhrea6dOwhyVdPhzRFU5/wNwjdW/oxsknI+5G393U9l9xAdhM0bc/RdMI8gKl78lydELjsYy6Y8TxkaWEfwdpIeU9VYFWAzL/IW99ntukpZsoQtjJ7f50smNEXwkvlk5rue7LKvmytEhemkNOchcwihwA4cmlyYK7xco7CwhcXt52mfbNsdTFhSx/wF2Zkwd1T/qJsIQLojsu86kMvFmJQk33mRtlup0kavVIzBpvdPdl36cUfqhf/l7azLKsA5ThS/X9OJO9fQzrB4z6ElnWatHc9auowY+95Cgrk0vuchbg0mbV0f6IVZpJJoLUSxjyVVhbsRlCzGz50GIST4wwAqLB6WtiN0QdSjtn2X4WhzVtOkVC+qNqX+XTFjIB3qTC/fz5hO+1gewzRmxRXEakj42/J6FuP3tPPZ7x+z22zqcszvL7fA+af1++Bzzx/BODwZn3VouQ5vTw/8iU3R4CcjORH2VPAUs5dmmwwBH4/RGZX6Zm/IPWsj3k76e/wjqNIhDx7v88ATcKGSXKzrzIv8LQ9qWlDKb34Wm234lflzex8zXbLtLkyPG1LW8+6ypbQT8+S83kNz8D5vBpnOzzQot5Wux6IrXlifeSJZXkGEeYg3BXGzKlHH5UwAcvQGURnB6qE8dL7C3/9XHiEOWTPWpoTlpMAUVo44MYYvGQJsFU+LhgzuayUaxvJWCblaZF4E0i8QpEvNo9ZkQxbF/iP2+LV2TTrYU1WcqJxuoZMaC6aYZZjKAmFp8NO8mRQZS1mvXu/wak/YIeX5NRPWs3mw3BkvnDcIhc9qGjgjM0bi7hixJ4wt1JomLdluw8PTOZW9i1ydghoT3EOT/lI7l+zm9YlYM6TSroEGW9rNlRIn7uRx02awsa+mznamBcHBgIk3FxXttMd3nNs+jm/n1G2prMFGnRZJizUR0pRsg4L2chQngOavpqR077wb5BTiUV/aLRI3jNGu/00jgHTVPpAjadwxESg4lRvh/e78KcXBnWF895bVUZ7+mvUNdOlxELkvHVxUWqEQ1wUlsZTzAyzgTMXyVblcnib7AOI+EH2q/VVlkGk14XGmEGPBTMSwKsPkTsoANoSVA6hTwzoCUfyTUsEnddC5ly+QGQKK/tLpBmrmBJ2nDmMGaRVdUM2s3FZOh/Q8Erm4OposjIqT+m+GnDaccao7gReZvTBHZfNzcxidPJdYdK4xSCDgTAKTLq/DlwNJBK378MGInPC/d2T17v5lFy0P1h4+4SvQTRTvm4Qqpp+raud21MNqir/6Z0sDUN5oSY2mWdtfCXMmusHsBfGVwsTYVBeagDewSDbSc1EhHnM2B98rIdliCRRwrwZ6EoC6ZLBQPhgUAd15tyVOzu8a3UD2q9lafYpmuzVivW6R1+rifZ82jpw2Keb9l7hctdwdg3gYWqfg+vUC+NarG28FLA8t1bt3tuPtHh3iMNOkYwSiDnjOGzr07K7ub+SJWHAhQmbKD24QvcYH8KJD90uQD0m7J8PJ47XyA/PYd8CK569iSn5hY/sb9D9ymN2sMuwbnZ4jwd6PCXH/DUizvtaJecBf7v/RKDnJ+X8rDvftN1/LNAdYXqL/Zy7e0KeOOnO5+X8RKD1d56zhbQ5z7bzDfmGhrb0rSIMP4CPP+crdwKbgPChlxYblq1gMkyacLm0tgo5U4oNyIuzgc57VugJ9uRTsuex0oWA6yqQkClW+sveopwV52o9NiQW/kZkHN+yg+odPHDKyk7g7eta1oeWcT1l+3288oTVsj9nbf98HB+3/UITv2N6rsYjGaZnrjSFZWZn8Gz+JdhUL7EdyCZfLvL8/Bt35fmDV3hPswrP5Q/ncushx49t2PnwTbsOCYr18/xUv49M1bJnS4/P7+esdQNrKgof9eQZaeuhvH/qV0cgIdAUsYfOgsWGL0sztpSdHXohHlimkHuvJY0/LqOUDmCu7Q2w0PL8AXsjy9fLcyfsMrprS1seuJs0eyt4OxZhsthj0jpx6kDViS5Whn7kvpqSPWrT3OuFe804NfYGMBNWU2KT48KCxgpXEcpj5itaYCayKwT6E0xuJd+kIdBlkg7qtOVMmBCwfHdQRNmeAk7E1BUkYOLsrUWc7a35ejW1ukzndT1tjUkoJ4WmluMMe71SOQ+zi/seSikzYxUzKzKn4K6uP/qDLEr4S5n+mI4j5B7iCtAnIHq0cwvR97XSl0WktmwxHRavAtcIyzkvPDUPIwGvl+1iV7q+Cn0jrwmqdvhW0UFGforv5+N14bVmEXitzgpjexg2gPAQ+G9qppyxPZofI9RoBzdchoPTaSGtEpV7+gCnqvDgd1H6txQGbt4Tzswn7QLVmrlgbJUNZt9oLpiIlXvUzRuu1xWO6TxniJDVGEKjgg++zgWH8AzPBQwHDpUAnv2uF02Hb10FJ6zDL7raXGiz7eSeEIudCGGzcGtoY81081ftlT/nvfkg1wgF4ACB+G1GPCTF+fn5eX5TT8Cd53LDK2Tp5f0bev18ceABFACu7gyCCdiIcPjbibz5dqR596Grkv/T/NWjCj1wXXJvfGb+7APf+GfxjFenKOrNQPGQqfR5pHhNrfR4TUPp8ZqG0uM1TaWH+9Zad7xAK728Siu9nLdMWdaRYSwKnrC1Cd9WLvCjL1ROyMFhhcAGjc/D6lcdnKH9nexVtm/oEpKrw2SdaGzaESogFwO7nadGkO2GV0/ocgbAIhpqYIAQim0QtfIU1OCqKikFHCIKK7TAcUxVQT3WnMB6hOGVMfIbqSeWP9uEzWBCG5GyrmQhPqUIfHkzx6cUAfkEFt5HsEjI+BcPHhj2yi6qnAhbwNJslkYQQeNkoAs5InGAOul8Vjor+jewRa5nL++zRBuWteeWtcaDaqYDt7Rp7ZTlokubqaDA2SuMkCL1ApsVr+Ze4uWvZmbcUCPXU5gvyDFNqttGxoL1FV+LHDOabyZWeBsmXGX+f1ldcLfX5oTovFqz2Hk6TNbKA3ShCA9BaQP9gEdOWFlWVveko4ULJCJc3E4mEosQlbnb8SG4jp2vJXoTXvQB5TO5OVNvwHm/UTbr/EbZLGEU++efyWP36A/INix3+pAIKLEEdcZBwcLhi/IE6rE+ia31fOZj8DEZZ3HMmY/Bz39A2CegCd0lia4qiT9pyPm2s5bziPEx8idZ+u4EuXQfJeBlM93gzKYe6fgBPUtgfudZttW/Tc+mYH7XOhrYWCv7u8mu0fq/sKkKnrj2RJIcaLTaY0h43brQ/5wRotWCz6QAUo4PGIGhHE8a4Xcms/eDjAsh+JVaaWRAtOCpcP52eqD2aXrPC6giTEO1QFc3LXoMpkID1Aaas53RRUhSRpc7FwZkG/uDsj7q1kehhPsDMnxWJIV2goDBOZYmL+cWqTuEJvFOtDAdrq1bS57u3253tHU5KasPubJs0NZWiUKy7ToGTx0jXBVXuZ26+3CodJXVW1U1aQ+ecXYo2yCPvpYsgrN4/9W5xWFDw70hUIIYiHQLq34DkAJD1Hv+0aqPmgCuNn5pJ5rW8FZ5ltbwC+vCW8w6C7rWoWdAiRTDwYh3QIyt86dM+vg6u0q9BE4ajWxMlee1w1SzRYbyQenFJhGJ3WIPQXpw2rPXcELh3Mhokixfxzyx/d4rkY8SaLEgI2Xey/5Gvk5ES8h++BNQX5LPunAEMJXCuk4x5LFFzbZjK2OXf2Go3jYu8G3MJSosv3NvQOmyqnjC3HuseDLGzSwVxkm2l5bKguDF2moKXUG3RZn5+gPCEiN1pKccDITnEA6itPGJ1BxBakbJurwzCJWcjQ8K+uiu1ICkoEriQwydHLrh54FKzasgNU9Sag6vhrVGBCdZ+V2RgUUqinASqTAc0vkVH1tZS82YAGBZn+5LVBjscVlFBIdTUm/UeqfzeoyKzcil3Aaqx7oMYyalCEU2QtioyxyYUnuwwVucwA+mkOvwgNo14MEESysBukqYcDovgHufvMpNC6IbEYgVKEHC5HiNyWG3tRyNi0Y0Lj9GortLUkkKzEkkcE10k0m0DHPlFqpDRD15zbpa5+m0Tspfz2IGrlNx5UodhnoNEqPRx8jNCS0K3pkqQq0mQVcy5MUE/GEYH6Cur6cJ6zoyXShYIVJ+drfRzE1e0epCiKLeG0JAP6QZwGhR0G4e1k2GWqF3ybY6VVtQRQcoqegqG4uEcHtlPSLvwPRPc7eD5u475JJ4cxEEs0AOmEI1TIHlHAqa+ds6Ro8xy6jZ3oHKU9U+6ve7mix8G59uA9HQlvahiK6ifc2oh4UCeC+Wxmw+uVerw0/Cuo9tIKSl0VPnAgCU9BUKPIOy3EggmlPBMiXLsgZMa3nAVGCJnTDVfFmA1uK7rikk9e+QT0H/Q0S6w7fBq4SpQIWpavWw0hhTTDVwPx4muso+ZmEnj2vhWbNkqS+sqaOQw+azWm8Va6rouJAB+uUHGm7oaY5OjcFY7e/UauTtqpZ0GVxJMuNzzkBkOoOiyj/uzRLB5GY8cpOeyzGyFHR43dLUWREOUyHfkLXXgQ/a5KwGzk/hKFCDs67LIQmbHIXBgfy+3j2X87m99IOxszBzLupT3pIZb0sXgJcthDLJZlY/B8pIu9usNHwVM1iynci9xsxAgl82VQQNhl+AjByqAV6WJT8GihgM8kBjsNby/mrBkp+xjcUDhhV7qWDnWj1DKUCXckCazNvIL3HSVnMlK/dqoAICb8LUoXfuKc5zngLOE4KstUCKwDMC3NqaeiPRSEzCWUgvKEgxyb61mX2bbtCeOwYj3bVD1BMU+qRDIYw+n2TfK9SJ4cM25cYh35olD6WjMBwWHO5dTtgOE3+qUzXzzra4tl2+W81EBKJBAjsJGKxUmQijXXgfrtYhw/FR7aySieJ8FYWFUEGDZFJacDxGAgHycW1VULT2UiZqK5VpKesVQCZSv0guTTqZxcMVGjK1u1N3YPdxGX3CKhpgivtQv11XZ+Zu2R44d5WgIPW1uucbzRPFz2rGCZdnDuBk2DC2IJbZXrq+fYK4pA9RdTxV17evvOO18WGZe68uORwv9WrlHW9R5p5iWxXINaUsRMhcuDpKpjOb4nJzeXtdkE04oquJh3l78QuIMNxl5bta3a3vvo9pSdTSXS2nat6W9skb6b13ztSOdWLHRe9U6ROhMxwAEbJqonV/oltEhWjuxLHrIgmnIqIxH7cBt5p1yL5MsUZKoJW+vApqEzq7GSQ3hGArc5QlMOa6mkOxC8MCLc61hsp6rZoyJQe6hUXKhUc6UbwKNLYK7KqGH0/bAyyEi0RQ7GGhct48BHoV/u7UswRiYAr+eydEwxSfOmHK+xu8tpy760W89v1NXpsP0uR58v6GyTMtn2GcSwq4fx3yxRvwgCtPYNg9xrmpscRzpWb8fA18vEQAmIBl/JXs0ZqqUbgayftOByZrcoKOSrDz6VlQ9R5QzrV6C1RO6zARCGNUzzsPnnqJVnVhCFnuz1Jdvj5fftxedg2AI8I1RSszm+7y1DOe2cKNm51EzzINiEXxSS4PnK3X2poU3LV/cID/KWPtHIs7bNLiDstAbqGT9kuBHKqhyYs6jDrpkFMNoPTLXai9kLD0EwoJWy1m83uuzrRWzl2uQxbyOTtkX3KHYE6RF5fsEMi/Vrex8MG3Im2yDFW2Firj7JgpaGxYrxuAlb5HWj4qZCoWoGAIzwBfGSP/Ii9QkxCjzziyco7yl9ndS3/VWl9Lzz7tvCVfQbgHdo4OhsvC3icdBZo1fOOL2gm+qq1DCwJGQsfyBJY3AYfMG4HhKzBoSoD3xFGKUOEFvlfE7wJRF4TMo3eQoufJ29H0Ow9Cv196rlyf58pxBGqLcYaAQE3yWuBF2r1GOvu0p+ALHfg+7mpD/7+Os0N8/ftA4CMVzn7+/5sO2cVd+pusD6mWMa355VDPd7D7ukWVUqDevPk+9PYp71x4h94I3jkJgWv4Iu+6w0Iy/1h2vzmtI2dcM1521NWLu8DPi6CuKIkCWmGzqiRrSmp5bgYWYCfwsrmqSLdWygTfV85HB7um+kB2V7l5Nq0/ppBTuJHgCgfRpQlZn74Gjm68mlcqnP5GTTyxis9BrBY6/7w0YrUNQs7SkNS6uFjBvhu28BpzWKsd9YtClphr6gI2wi1o+BCe2IaFvFcILjg4X9dWHqZ/ntnuXHjUeaCcYzAL6/y8tMHAmSVeZjSxen593egK0ppVMdLThxlS5DTin6BD8bSWVaAlPXLGrsFeAn1Ldtysw88bqbyKwIQJkwrqFYN6rcuDM7mnBuxxipSa8Ncy4S8demfm5//B//jjF/7BH3l3FWPqEXjaedyMzbxAs/qz3zHv7JV0iJJ7d//JL/z+Cx//+KePvqu3oDG87/47kDfO39Fr/JI3fsmF+I7l4/zq/GllV0pzVe9Mf5w8JDS8NBa4YBpNbE2NCUGdLUq1HYzWr1mQahveToGy14DdPaDVULNGhBaDK1AK/q6l6k8yFmYMtsIhvMadB+WERgwt8UTmnljBHG7LpMRyndE0bxWjnmhWbq9K/5cn11Ct4LJyL3pH03InLgN7kq+oZjFbYhaz5iyqem6ien58iefHR5/PnN0rp/9PKiz6eO0foBPnjM8oeJ5X62JB1CBiL0Yzo69bED2Y03Od0YNBto2aiJSOr5MDlV3xVBsomD6K6jyqhxLIyZ1OntwuaKQVzbg7LOF2UbVaxws6oNPLolsDvVsBfeT5CuC0gQjA23kqy2DsHpgZkrzzaD5+D0wNqlSk8q+IBFoCrDFYWlQodtE1/VBTKFtEclL/J1yezgP+E+SDyQ81aGjgKARFJ/LxfOIdMpPeO27vFfAwk5XE9WQhj1vyF/1Qo/qz7ep1MZUHiCpC+MwYuOegJDtNB28aazKADDUBx1iEO5wxcNRLwSvmjOgx+biG1I5pjG3ImutZ5bxgEKUg2zTSwYzhMIXKNvC8DDQrIL1atsErDPlofLQ2rW4s0gzydGD7ljV4Dej6Nk3GIbAQNPJYw8f5Xq6vkMkMkckuRCbTQCajzAORydeM9uDoWH2ySrdPa+F6ZNfFHC0ddd94l95xVTbMKtQ+BNYE16i2SbUIC19xVe5diP2YOhmrMzqmrrAMNaVzJveJf2UoWC+Ex/cFElN/OUjEqmgdJh2IRxStiyAR1rUZzg0JU0PCYItzF2q3SFUGgbDH9n+U7dcmO7UEN0t2Nh206W89/SWNdEazsKVO0f0pOCr4K8QVaAxVLIv0jrEC6JEUa8jXNeTrcrHoncdBTOUjH38v+AF1ezRpi4R/SpbCetqftTQq5uqr9wXlD5bTWucw8+rUq0ykkV5izJyz02h2EwyIDqBVvsglLDQp3FOz3wbUftvckO4zPmoo+ElhMu8zz9vMUJqH1uWLjxT2ik89iP/+6+UPE0P8R4qqoGq084Ye7rlLu/PGXjrmuZJ7F3lTWTf9lLHmCO2huUbYGuXHzYUomKrbFFW/kwUTZgmMs1fR6gl/9XU8g75gLc7gHGHVS4yFy+G/FsIhg2XNoUSwTtT3OC2qcLBOJcAztT+TKKVTCyD97fuYOdJLewt++DOZgguyj9DXfdxrJBTK3pX6npcGKBK4g37yqpijtsIqua7orpp9heRlXRnT1NCW/N70DS/2avaUlmh/We88vOidH3rRd65xicNexmfez7wOzXeAy2WefcYSOB2v/MKHgzKBuTB92m9U1I3oW/QC9X0BSlmuS2m+NjOdYzPBjKDao9it7ijiMzOb7j0+c+mJGXMMe90dZ4rWTHZsf5H07n2bPG6O7e+pCF61loeCe7nFL/J32NxIS/L2Ww/JUmjN5Mf2V291/NTWTSEM0xpPDbf8DTuSnMAV1n2Eh4XjcB9dcgQzrJ6VH0Tv30q/CJ+N/F8G/MOCIZi6nQVNuJfN8GWz6GXhk4D4srCA9REIksVBiP3pysYo7deNPGNmDh07PmOOU7477cLX8YRd9AScYLV5zzWvHg1/VlfOzaty0VRreDPZiSI5DTsqfFuEGfYF6HN5iNybvuu3ddATae6OIjpTJDLLM97b6IztnhDZXkaWyJThh7mFP0Tl+MFQL3IABEW+6keg6UOMzVnv4OIm8U15uW/C6g66fDrHBueJ0IxBe50gpbNcdgdCxPmVYVcCe1TvObner1GIsUYW1UeBPXAU4kluKjfiTv27rX63I79jW6wuUuXU4jOMe8baxOSwtzCRyCAKuyeYo7naH1BN2jcbPa/cuZcbJ3I/5TZ1iT9dUrMs8eifhry2psa2SiLLloa2FZa7gjajgbJNWsrb1Fy5gdV4jhJUOFDLaDjsS8i+hGkqbApFRqMi40x2rwDb4ifNpYhoU/lJgH3vzOX36e9D19j0rxk7pzpfTzMjNvTALgMMdiUNYZoa5pGZUv51UnXIa7HPMI/MOuw9daaY9EFrjSqLHFIvRKnsjjMMWCNqzf2/hQdwoc5DjX6PdLMDOiB7CicxfNlz6LQoOo3Ii4a20r7nIE1BfOpwOXf7j+Xe2dJ7cy89ttIGR5O5xYssPwhS/qgCZ6QjCck1qonPKmSuce+5Ls2Mk8XNkKkCq7KfOORuUwmTt0UGSoQoSuOtBlG8N0/OcFdIe5wLOPS2dokkFt5xkG5BrQaFCUDVwreSVmoVeqGgQudbQ8CkwdEKLKBd0WlBQRiZBPeAgqdvZ41EipWPlkfz7mwOsc/b2zsD9JwJjod5Z9ewueo7f2xS1LcBH9umifocYynC/fC8eCljic45lhBTf3TJ/vyRCZvDjDnMeMEwZ90wvSWGmdLiA7e1vK0Gdm3OO12O3VH6B4W+HGXbp3P6WC5Y50J1Zo4ckxn2jx1PZ5Lj4+59hwXVxuBjqNzGHU4VSXMv98kVhIBZtL9370xHwDEzPgKOBfjGPjYpvWBbpJuN/jaC0RSKsLr1dq8JSA6ttcTQZDT9QDe80O0Si7adcOasd2x/t54EGZ0bmPcuumQu33pXWmfc9szd3Ex3KiZUEzvcqwNlaZDLwFwrFKCFdYRD/pZgZycIha/xwjJH8szql7Ne86ezLJibt2ZZpy6Akyk/8V+MzD87MYy7XzBloMv9pCKRpIayt6d46EwRCVSKeEm4RAvgklTkTMHSmD4FkQKCAxyZ3NJbEkTJEiByN5815bAjYf1h6dG2e2fm7jk2VFOyQYcszIJXmr6pyP2e6jdkQXmdWaGkHvphWmqxRaLf5eX7mAE5lW07j/f3dJ6Fyt+O8DS28Cd1q83Vmz6ad7gE76lGDekUG4ip8ngW7hsC7rPerUzmJhPX3duTo9wytyJ8JC3tm1l6gj6UwczYCSrRDB31B0WqXpEi8csvefgjItIix8dYj22lOGEjRpc+olGjw2D42hpp1EHZROzJTKbQRm6LCvr/1QxoVhDmQ1Z743bKRKVgJ1UTrukckN+V0X8tOH8ebSBa4JjGpVAsAIpFS6JY8NJRTP/CLw21x7XyeL0E7YvjTvBK406rwhtFEM1n3UJM5NwyXAcZDf3rsE0Ipeb8kMV8OzkPMhv6d8lnTLrk/bSChwA6xUKJMWLZincNYdrY/A/2BGh+BWDKxa3Sv6N87oUXpMssswnn68sPVnFfvopeS89iWzmgtpBNxxcxazU4GeAQyGH2p4yW2UA/deV02xCGAmXn24jbTL4HdgnVNsErIXBnHZODpPXnkP86IFBzAt4hectNGSlnODOeYmdqq/U0/d62TNmBf95ATLeKe36dXdbCFxaK9qMHcQ6ivbcH1r/vfOepz6nc/RGBDGfs4/e6miNOgWRr/2sqXZJUPeKpV1I5SqHMuh//3WjEuFB8aNc8/uDzp/9GRX76XMvGamDLXOJh5eqM4+rso2BilWUsxip2KOD+3iF/F/b646VlFQMNfLe7UXKgg+Xcz+SYHyOPFLFz3IUEVkL2x9+qXgvoEJgCL7VHF+Zf2q/hk9hW+omlklKWkI+pDbt+6B6L6oVV6u4GpQB5DEvtgDwbpJqpicrtBCqCXV0r7XehXGrLU6qhlB/GQHAsMDwTlFNbq/7iZX/G5KpevX1VvX9GHXfBsXVPkzlDwLP78T8boX6MbY9h7si7Q6lp5vi8OV6J3127LiU19ypmL49vV4620DdjJXMhBQ9lwuMm0xsv4Aa7xyEs0HnRkLmFu73IYeBYseI8nbMFE0O2zs17ETbZuuG0F939qvEYmT+oYxpMnUKNf+G32lWu18ESsOqQu+0MB3x7QQtM6LjbaJZZQ+rxJMdDoAhxSqlP3X/9SKfeQ/QrMoqwyb4pzM75ja4DLqZEv6Ev4Xmmbqk625iJSn0zgg4qnoYbGkCmMKbcbaTLilNQi6nstMPpoKHxEpyTdxWdmVdUd4YzuV+Lqfq7qX43I79j+6wuUiRdyJmtVyQiEOcwjwblOMjoo9K5pYjuAij7JLoK4VATCPlCd0PKqBFc3lK6jSIOIGaxKPqeNvUMFF89QViBqyyNo6WPiYjgZ+5mg9libgf+cbW49DG3n6mXDey4oc5jEXFmomp5pGkKbUNCSSknL+QQHtFJGtmbvs0bWcgVl86F3CT8WD5nZsburVQ6wAMzigfHgZmyvtYt3eQ62dZ+1GU04ZbXog11/mn/oMZ8gZmAoFU9gDtpqclh5NvCrJi7cu9Rpo0hOo9wLsgX65KabpodhohubCxuJ5kS4wQgxMC4gYkVBi6De0S3pZCOeHZubEOIQwJjpBAfIh0CyiNWmB8gfdRs9ueMcdxYWLjakB1ATGU6xLApvCDImfxlkbOwCHmwveZ3p1IWDsfO52a9nv7ZQfo/2rYzlxxdai44vuZEaHcwea/SqWRmBJ1NL9TigyHQCWxWHg7KNYPyyEEo+GSEKVzdvSJCDpn7j8lMQUFPww+a86vaB6M4pIktEwjfRQbOekL7MIpIsg6gheVFHqaBOjm5J5yif05xq78i1yZqX6gRrtX1Xblf7JBG9WElMZjCTunhtPqa+yaEmzRlGQOyQ9FIfZdoYchjNFrJwIO5PfuuUc/FDgNGWYZB2JPw0XwFWZOVjjWZSWTblv1pciY4cbqH7G3kQ1YTCIy5JcHwbpd1MLG/ICeuW5a98lBf9qVH+ytmxpGNtRq+c2VxBpE8reCarxDuhnsoilHnQTXVMyjnEIV6gNqUhRDcVICPlpU3jpQV2VBcRP2dXRWzuHztzSVg8JJyuC77ruZyxV3adwf5OALR83GwZ6uwvY/nOpWyvQuBCmrM6w6xa1K39XFhjsLhE9ynJ9wmPXx4NTdnhd9KtymPk65quJhjZALkf/EWbsrjNW2tuvUMu4UGiuw032auJP1R+K5Y+S6ZIyHY2UK+a9zxXeCE4zxDO47vCm5fVHPdbSwilLfofqKRINXI1CFvdE01cWWIdhFQbFwfJuLoa0cr5AHijANpxmuk+R6wwtcaI5ozPtQWkkoSuaqq3wtrf6IthMMWQrag/SZqVEX73AXwJDqTjxMm6UwsE9nUJcsNoETvOFAprMegjjg+3UOYy1GIndzVtJ8woUcsUQ+HyHE4w6T/t6HpqpwD8a3YMeiSLbctmRnBsVpg0HKieTAQLqNw7oGEiwt02UdpodaXCw8IzCjhrxaWljB6c9dXXr96wzJ0jTXrBlSr8ce9XWRCjOAG6b2Z9U70blXeSbC2a9MZLHygGfMmBjr5wjQ8eg9zpUgf+sHMXNpPZkI8cSZP7kkFnrk9jsSjb4IL51Flkn0yyX6TSaZfl3FrxaLIo2kyyenfpP1FCT2jc3I7oKlYTt4CV1NlxYirla3Y5wV/KvzKquDDqFD4WrvKo5TnI++GuqYM6O1or9QYIld99l2094AvIx9yVY+iqX849wfOZ0RTy1M/XlmIXH06DwfPmcgU3lmd6T09bbCBaNaT3BtcCXb7moPKdsOd1tBjEF/0+QyUIQNN+eKhgBeyRMBrBoKfrT/tksK4JBLQSvd95KIOm+0t+dpAXxuMvIYk1l2uUCwm2N9/2drwaDgHpRPNFuMHi7bg8DYq98cPQqeXXCObRxs+ODPjxxBciAMqVMX08oln/HuL8ASsSyfkIrm2J5tXJDfhkCaXNBzffTQPwZscEzbpBRjm7z0O46m7mNl2rAgFu4aP0WYczZgjqIQsrZojRfw2TfJKLqf2C63PTgmTUHu7eccKgbJwY3d/6PiJk6fOzs/J0j+e+8eZR0MGiDqT5rTsqEYzX9BFDWJB2geujMEdzdNKsW4b8lBlC+S7Czz6iLURTXeIAKQDNBJs2ovNuiI6A++/i7y1RXwGn6INkTSNqkfqLYQxaDUNOG3noYB87LK7qegKrwEfyacPH4LB/PAhJ8b6tDM8ZdTgn7fUtL/k06b5dOLO9A/ZbGWyZ4WYt+HXsKth97iaMmP9PFMMLfGRvzDpm9Xtw6MqtWZCYXlZxITuRy6ukH6Smkti7naWjkwRBuKW6A95Q3caJJCctzCyIqbLVxaCgVhwzYeoc+hS007/tW/9o1UwAbIGxJosarGrQGV7Te4YanzJIdij1Luipt6LaURHDbANNehylldkT4mOh4tVytB6Vtfa+TqTVif3hkgO/0aPxWrAq30PysfYGWpjtbfHtLf7M3AIl5+wvZMAy+S+3kOQ27aDZ2SBwqRm4DDAUPuk6U+3/CIMFiy6cPhYinHEeQB5K4Z3Z4DDNDxDPdzFxIcQjWPVcX46kEXmH6VkSEEwuQOPDmVYoP9Qq1GZZ6jrGjsBu4h79GjlurLgUSRzw5OwiFT6xGjEshqecSsTJfdUg7hLSD4sq61aa2iHWsN0sdYpGkp/sXPyzJMX1TQxcj10m2h7gRYI5uLWrmG71Qf/2KQFhv42JpEweXrucRXpfuSjXzCuZKlxdV5sXIzeRf5RcNvJEn37o1rt5RSRGHK3OeRWU/HVWjTk4dDA2qY/ZYyBzd1gEQO9bjsO/THecDf439xxBn4gI2rz/lkP922vvrHpeHaPLbBmuD9Xe6txzIBfhw26JeFpLr0GM2DTt5Cxqd8NlCUVzsL5mgcat+sa0pIKVUPQTTouThUz99n0BaMN+ldp+pJy/GrNySm7eZ23xtfoOqNpZzLN3uOhGAVinKYZneN5hw4dKrEu7wRXzyJ4MhJkfwDdxe/4m/Bvp35yPGQUfSNJjq0+5gJ45c1FzdpB4+64cBzIMEXuFtoDM05eblefodnGATD3NnqeA4VGxRCgx3wba8ifc6UxsplqLftJsDdQB9MhgpVRHs2N7r9Fm0J3q0J2o5txkbq1XG2v9hzbK8RIojH9KUeeQ3cberSQ9hrVo8kCcJoW2U/wZr2bjHj04BfNACVthwv9eZb5FR5qwz2lhdLK6s3TojcPt/OhR09r8fbgBlPtDGyeTjxh04kH7dCRx7nxpP/TyOYazZG3VNfUyX6kzrixQjw5A1YbQG6dweyA4wnps93wb8Q8xY/K9tCgQj4npN1Tz8aYNQtaBHRSTQjMI3XHhSMLFK4Us2rhww6JiGkK6maBoA4rmuC9zFEe9vYP4bHEp4WUQtSRlem9zqyQJlycubD2qhnLLlEH1i+ZhpeqJoB+5kPMNcAqopdfJYRnUG4YlLehVIef/UDFvdxc3iIEaHCmQatmoP47XjuEU+pFDIuZ2XTijQYezOZ04al1LeS9FTg7jaJjCfx23g71GtKqs4uaAQJ8VgjGAerFHd4kbXDST5v+gMaxuAQ6LqHkOmYC4N9knZe+msydRrPAPxDepfYNJlOzxdsPCuqcsOknHDH2zhR+RYx9hXzhjxBjn3lYC695H8RYnpZb9eh8Gd3pcv5pT/g7+mULyhZmoKEmtp4RMpJy28dwC5fYAaPOkpSuxTLDx036FRBSGjEjNXzOqc4hbhg+40WGT3AHhVWbp7uNsAnsG42kRmzxsCYM0IxTvuYAi+o8ZcqUIQLjJ1267yR0+wrE73DC91DfNWBKNBxsY19RKTNK/wPlSwiV3APCwyLheEgMba+uhEzb3LgAxIHQTWZMy1W4NJoBtZYS62h3W0fA29ob0urLHl+uOqRlkBbsj6DjL6NVlUzzwYJWf8S5ZbpEPq+QW2b61Xruw5G5P7fRe5m5L5+/N2AKyGr2w3r2w9HZD5eY/ZMLZz9gjrmttlYxOLl94eyHCJY2c27+NZ22N5CZX1a/YJ1+Iaj1C8GofsFB2bonNCHLi+sXhq/pLAaL9Qu/aU1QA7yGtK+ptghpn5D290rTDOaqgOyDWgiQv3EvWLbpWyqnAkhOo0C26sg8AmRLllNXx/QtBfkbERquVlZ04eqIyulZsHEglnIWVKsDX64SMfKJgD+/KP6PvDfQ9waj72kVr3rywQwzGHmJxznzdqmZ919s5l9cs6QY97I1S/Vry2qW/r01/l9u5r/AmT9hvrepZ3DJLXBjD64+WE17Ez6ePoEKASgIMUsLVqCngRYFsrn2wE2lPhToE1XOyQVQ8pZ5c+DeHIy8uTQiIDXpgldeFBWmb3kRVJjGSD3it2pZcWYbc+qq2Xr6hOXPLwEVhq9plN30YOQ1oMLuITEvrCPnUOf4dR3WRAuzNjKvuJqrw9qkJs1GAqg+ZtOnYtN2CTMTzfdX5fgPbi3IifMsopMQMnFgy0X+MFCDTiMJHQWbSEuK1xr6uEiRe6uV+9dg6bzlUBe1qJlfrutS1bFUtadRu50BNSMMLb5boxiKuBtqKExXPpbizZh0eJC3drtsjdgs08HuPCqkM+rBw5RfEZyKkYcZPyN7WVRthQhrcDfBWMClr9+pNP7X5G1kw5FRezrOPFTdHWHXpFLQQ/muTZdi0MfBH6FSPgJhbPPtXDMjFrqfeMpZyJlfEU2vbrbeSILZkWaZlIqzgWaZWlA7K1DyXb5EP2+/hTYAViZPGP2nIPdfBOTOmU0gtRuiCQxrA6iXpSO44fNGEYLoROoJE2t/0yrRoe5kBGmIbaEfQhpr5yEBa12yLu9qDOMtB7UiVguCa101rVohQO+wmrgqy5WDdb1C0AyA3HibTCVKx8+iRwgDDZubtt9kjdwTCzdtN3svHSH8l44QZgQhFB2qHi5ECPsSECLVTP6o5q6xYN8eruzW6MpObmUGesOzWFd2nLM6RrZfI39lcXf7SFAZucUtm1osiztpLO6k6ORdZINsLO4WfD9nizGXzr+Vxy6XPwoDwcEdGu+JxNM0AUm1tsfkW0zhn3CnHeTt5truyNqOZW1HurYTfDVmZjyGO3SwI0PxqdFHyPjnbiL7P7yZ+123tqNr8hRTmWAqOcw8WnZtRyzrpNF1yYCRIMniqYwWru2I9q9COQY3lcno2nbN1qxCsnhtR9V86PJua4JcWd7wQI7c8k4by7uFqF4HdP/cQG+u7lhWN7XR1eoWROANoZ5IgqmrO9Eep5xd5LYjt6JpDLi6I6xuuSBomdI9cqs7qlZ3e9nVHVVT52ozVNBuru5o8er2WZ1gFj3C6o6ajJnfjEdzTyxkzNz8vXSU8F86Sixc3UCIqocLUcK+BJRAmsPE0Veu7ndqrqesCvMMNGURkmB9kW7FzEfpElgxKtDXwh/U+riA7VANcEZTH7BdBA1H3ksMWL7EEeTR4OMEwcc/BH7FU9GNL3O+XeAZpi/b5+zU9cvpfCvyyvn5IP2ht9902+Gbbn3PTYc8z9s5M+55933C9z77iX/jHfjt87xTv/+kkfvSU+H/PO9O+fdY4JVn5cVwUi7u98rflfNxg//anrG+H4Zx4iGVd/oxsyEyHkyawnF5eBwPBGEUJy3Pq36zcjuQf4n7TgsB9t7w91jOx4bvMgCfZlLcepHnRn8rH/9QkHare/rN8pty70+jZy932fd36iFwx8mdR4zxXud+vNj9w3+bGvfw3+sb158JjPdD7voN8m+z/LvE3d/SuL9V/m1z97c37u+Qf5e6+5c17r9R/r3J3b+8cR+dLd39mcb9H5Z/V7j7uxr3d8u/Pe7+3sb9K+XfVe7+1Y37++TfNe7+mxv33yL/9rv7b23cf5v8e7u7f23j/jvk34+4++9s3L9O/r3L3f8rjfs/Kv/e7e7/1cb9vyb//rq7f6Bx/3r59x53/4bG/Rvl303u/nsb939M/t3s7r+vcX8g/2bd/Vsa92+Vf+939z/QuH+b/Dvo7h9q3L9d/h129z/YuH+H/Ptxd//Oxv2fkH9/w93/m437R+TfXe7+0cb9OVRsdPfvbtz/kPw75u4fb9y/R/7d6+7f17h/Qv592N3/SOP+R7nC9f7HGvd/Uv593N0/2bj/U/Lvp+XfF+T+Jxr3Pyn/fsZd/y13/Nn/BwdsNkQEvwEA</script>
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
return { numbers: count === 0 ? [] : doubles.slice(start + 1, start + 1 + count), lines: text ? text.split('\n') : [] };
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
const UNITS = [
'second', 'minute', 'hour', 'day', 'week', 'month', 'quarter', 'year', 'decade', 'century',
];
const MONTH_NAMES = [
'January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September',
'October', 'November', 'December',
];
const WEEKDAYS = [
'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday',
];
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
