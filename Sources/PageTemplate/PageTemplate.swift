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
<script type="text/plain" id="module">H4sIAAAAAAACA8y9f4xd150fds65P9+797135wc5b+YNyXOvqPUwIS3ulh4ylHbNO9HMUCQlU6K5khOvRe2au9o38poc0jSdHc7QMfWjqJNwEadRs9pERY1SRSWACxgtFxEabqACQuMEXMBtWcBBGURN9IeBFVoDURGvt9/P93vue/cNScneatGKmnfuz3PPj+/5/v5+j3ru3Fe0Ukq/aB445W1sbKhTxv3ojVOajnCRDv0NvqkHx1QGG3JR8fX1UyGf84vrdGrWcYjf9VPe+jo96G9wEVSPxRvuP7q1Tv/Rg1RuyAvuE+vSKL4ZDR5vbAxfNfxCgLrpjBqxLrVXT9Ohor/hK9IqNfy89AnN9f5L/U906HkmMXHc1OOhp71Gs93CEJmOUqHyggk1qeItWm2NfZWm6VSjkSrlq7buquk4jpVWHWOUUYH2Aq0bWeAHXjATBz3lZY3GbBRqrX3Pb0WRaqpom1bR9jDUZoeiCy1j/MCPkjHV1NZo5YW6SWdhHhbG1572Db0b6DP6U58KPK1M2DEburx82U82VHn5FT+J/mezNfzK6a98dfUbRsW/cebZ586ceeEb6jeadHhm9fSF3z79dXV6jE5WT5954bnfOP3sC6cvnH7hnPotuXbu/FdXTz/Ld86pr+ClC6dXz/32V39HncXJud/+W6ef/epvqtU2Ts4/d/5r5549f/rieXWuhfqf+63Tq/yM+trk4Pwrz60MvnJh+NhvfPXMN9Q3Ujr/rdPnua7Taq3lTle/+rXz1IBL1W1+Xa1Xp6tfe4HuXtbV41//7d/58le/rr6pIzTruQun1d/TzWF/1O/xk6unn/sy3/2y+vt84evPnz79ArdPfad24dz502fUP9DJs88+f/q5M8/++nPnTnu6cVirUie/sPS540+eOP7kF77+t/62vqKv6n+s/0D/5/TvH+p/xL9/cNfvq4Pj36ff13Sqo+Zb/43/T/Sk1hvluy/5c0ahsGreqKShrCrpKE5+SZsNq/xD5pB7qNCLLbpr9ZyJC7NMx5qftAQpeDVJ/muCLHpnj6Jb9LOEl3Gqcarxhtrl0fP085ScZDjJ+GTOdFF1lx/bo2bxzqw72YaTba4Ci3esq2AOJ3Ougr2oYK97Zx/e2edOPoOTzyzlJkmsSd7ROtywftm9kIdUZBfyiIr4Qk5tw8UGFXSxSQVdTKgTuvxzfbbUy/6hUuWaHubTJRoNb3nVxjY5hys2sk05CG1jeXV1taUDDCG/4y1Wry2vtkwg1+qXkvvW09LUaj4P8LuU07lO/qlvJjbidXQ8LjyeFh7xUucGX6NJWFrlWcr6+RhNKxXjHqbEL99VLxTajvcLepmesGP9gt5XPKm7zKF8CuN1IA9wtjfv4czSWFGxg8aKiu0YK5oTjBXNE8aK5o4+TC9k+RZcjPOEZogq62IGDuB4bz6LY5unKHbkLRTb8zbPcd6ReQck5Bkez/KtqG8un8bZXD6DB2Iad/+QTWjQ7Ba79SkeZDpbamm86qMh/uAWHvM3bBOTZWxGk9WwnWUa6TaNK41za5nGOKXjoHYDjy8XyprFVRpFs2qz3sizSUtJIwJ6jj47c63gRaHs9LXC0BEu8tLB2lgCCJa6n1NVZbePMUKhvUO4vFKoRXqaIG1ll8ETXD7V8q3BuZaLmbxGhX6ypZLUIziest2n0PcAfZu2M0+t2p6dfYqvr0rXAQg027pf+NSklKC/VB1eAhNqAMTUD5X1ZpJkfNO1NEkmeEFTO3d8rdDn3rL6zReTS4QYzAZV7rk5Rzdp4nh54BJjCsINeAAdpDEo0Ql1pFcYjMjhXmqC6kl6yvDj8jA/8Bg9kChqbEKLhNbYQeUDnIFl/jQyyYa//oAqb/orRbxT8BGBWlze9vr0lfmfNAn/JDTpCepr2JCqDvnj4WMEeA1MYo8OACeuzVnCS6q0fQLyJG/Q1IQ08McX6Wa4oPbTd6mKdxVuN7hWmgT5cFYqmoCEQPke9fHCi3jh0XA0ePFltlGEgImIXrd8FAI60FD/PNZkU4CcoALffAGLM6RFI7DW3KVUPlF+X/C2eoKwCx2784IA1zZ7NE626R/yDg0fo/YGWYcf3WBkbdYXVHnrJX+Xp4rJS8WWBXXCTi6ok5j6LXaC/m050csnAlz8gn9o4XL134adqJ082TIz9AxAy07ya5Mne0k+QdDrZQUqtCE3LMuKrRYfsltPLPn08QVVfedkj6pUT/csGtHDFz/7Mq7g72TvW6iN6vAJTYTAKh1apDQ72X7vhk+HnYPqOsr2vHkTZXPevOHTHFNLCCbe8PvZWLEVHfzsy7V2vwgEgdbh++d6xcR+k9HLE/u9112lr7pKv+MqvepzhVepwvFSn8XsADKyVFPXoyylpwhAX9f0zOu04EzpE2Eof+DR5JUHGSbj2vf3ex/QkzY4qN5HCVpURAfVv5eT7ELROKj+nZzEF4rmQfV/8MlB9R5Kb97cwaq6rfqlKvOfJKhc7feuG7rZOqjeQJnOm++iTKhVVJb6oPovjLTyBs5vGEL6aOW92/eKJ+27jJKa9ud4l1r1U5TUoD8z0qCfGGnQh0BQmxv0ricNuulJg972pEE3PGnQH9Lip6O4n9H6ydrAtuWrWlpDC7y/UyUdAl+mcSiyLyW/NuBLGN1TF/6c/ovOSsHIVm4YWqjzRA9M9YBwINa9sIp77mE8P6bBwvxLZmGYkqgCbA0wc58QYNx3mEUDD9AF+iUe5yCugBE5tN8Dm/A+36NfWlf7PTx9h6/cqV25zVduD6/g/eP7veNydGa/d4ae+pCfot+HtHpYu6cu6/30R3df0bhLv4Nar/KVq4MrBji9Id0jVP5lcHsf1rAGHbvzgsiQVYw1FGOND+tYgx8Ezigvv+wThPhUOdERQh24QB9b4OFcx+Vv0ugRQ5LFuf4kvyXfsZrh82JVnuwVchS7K/GJ3npyUnvrJRMFn5kQQqS9LCNCqIAA/rz6T32L6Q9hJQKCS4VH2MYDtgG9PEHPKiAFGkRA5Ile8kdG++uuvmUh7PQBqtcDQBGGCZiRLcxa7hvcNsCnvg1OAJ96qPVSYU5aHxi2ZVCeAO02jFzxQK1peLLlBXx1uCJx1T+UekHqE2lMandyQzio9j5xueX7tdGnY3dOi4WAh0df8+i/P0If9vKjjj5sEH34QOiDd6lAg3mE0B9q/9PMwlL7a6QA908Q4zGTYNROJh2wG8mfZMSmRus0KhtEtK+alcID0SYZgNg6YpZeIN6RiueJIhPNOEWsJ519nlhPs0cdB89JLci3YlCH/zATGS3vtqc8Q5Q24CXtHSWuycOSYZbD4RGvnCP2hwiCziyd0GL2yjcGq4TGeJf3unaHc+a6LoJ5kzF3PkVc1VYbMkxkOfGiBvLOC9R9euR5Krbu905RMbXfe4buYRD8efP5NEjQk2fyrmtsUG6/gMaSUE5tlQb6mxpI1IQ+Ys26e2fKNjPCmPTXzXYUMzxexRQPRtG1M5b+CP67YPZO9IqpS7h4wk7xBK3bLoFVSxNMdy8VM5i5LsOdB7ZrCvdMDVySvJvQV/bQV6bWiu5mOkkVowb6EC0JovN1QJsBFzqDVy/d60W8g7fpRfoIRvoQ8fBUHMi5K92iJ8tmlh7u2tkT6FHX9rhnMvbZXy2mL2HoqZ7hhzE14BWo3Er/puhoKw0ELmLd4hqGh6SHbF7miKbqGZ5UnsPPp2HycZAy0thPqDn+/ZoTuOYQ9sAquQmueSdhwcuGONutdvrKcX+jfFnzonhFM4NOD+VRqWhGCPlTw6NhRzSxNp99mcBl64t26hI1g0+mcfJ5YoijjEXorkxCVsEpgQs62eiBXUJ/mEHCepf+0x91YgYzfqK3QCKK4V4DjW0VNDZlHUAeHyAqgrfjiy0SV0ovJ4KcR9Te0tChokPCWspuHY7pVH1Mu25MuzymXYwp2lQb06l7TnHkxpSuNObNcRpDnRMJMRgoQ1Ic9c+UN9UqnRAWOV3+9D/+6T/boHe88xcg/KzSzxKBawThgxH1fqIkvo2ANP0y7bM4QBeSh/U+ukCfmqUzYhUmaR5uamJZ8CWZs0NDzOQNp/sFoP17og66QsjvAGEXGjue/ZhmPdejaERH6l7QO0Bx4EHuieNODXAc8YBngAnoOfAn3ih60x+F3ugKyStnaWh5wRCfsd96D+kv5jHqfobYcw/4O0NxnMQfKo7l4ygOEyNPxaMkK1FxKJ9E8UjuozhA80bFPhKDqNhLUE/FbmL5qZjL9WC90ue28pTGGE+aVlqw3h71d7AmWv4Mjr/NYu+ceUUT9aBzejjA+RoRGiouFimKK7rYIgqqQORdgxrilFUtmqUy21xqRWA/MA3fTKnZKU1hkxoVUPu2QGIDtOU+Ld/aZFGFGKu1szJky0SUtl4riFoeo6PApra58gRovuvO/mB0cAPb7Ms0uGEe6S7BRYLhflPLeL+hZcC/q2XEX9cy5K9pGfNXtQz6d7SM+lUtw06D5LtBimQ4ZOSxWGSweOgv0tB7Vee+RZ2TVTTasssmyX3Q/BhLQtnOvNlLRTZvdlMxNm/mqBifNzupmJg3looWVo2yk/OmS4WPxaOwxDIqaNWmVCRQLSpIYJXsT0N21UAk+LvLZttGyCzFAF2GognIoJ6aMymNCovnrGbwc9YKqdwbZSP+Yv+ANiaLtPR4Nc50p7ZumZwYH8s67VaaNBtxFAY+cSVqZhpKg/cdsY8hbIkEYSDH/oGm7mycO1t2zh5Uv0wjuY7RJNTtZx6NbqF7eZtEqcu0GnuEjF5mBUmPYEClxX3r9aTm1b9ApTTtIWbAUtHB7ITgcrpgSzA7IUS8DKqTMqK6d9KoH+qz+sWAkjzAQpw0x3fNCcsMbdN96IFIVMqDe44kBtGNWAjYIpHzkbQ6mkOndim1X+2iyn+xzwwcn0NSPIDzTn9OqXmlmO3COw/SGpGjnQS7cpQN6hmj96Y31WNH6jHunQZwgY8jhZKlVA98KRiXB+0DTwFpgKn2ofuL6MwfaID8jJeEzxo7Fgyz/i56NGeVksAia7z8/pyTMWmEnKxi3eh4JJ3stA9cKgq784R9wBHjgqggFZZOiQe31hYkLCQBX8BDXzgLdbHNCzQ/zy0XoJyFzW2xVtiT56DHz0fFoRdzSy/ZB4mElInIuITJIui6Iui6DMCAxAIHeUbIohHyZwZk0QhMBQJs83xlAIU9oAdTwR+gKi4PrRC97JK0MYAKosVFY486DNS6Ry0TmqNiibAXFYsQEvaoR6FfAgUZG4Emv8jKO/psGVwotgOqGKZoFhpQIB62xIBYEkzT6sqyjUAoGMPJlSW+Qs8QoifsOLi+OLju0fUWICQbKkobUGQ8iifnMWlEZfB2CypJDCFJZ35ADyn3UAk8Bm1kgMerivE4vUafVIm8n9CVsaJJADfBysCESyIPYzAWpHK+TILn2OIqrq7aZg9PsQrXpss24YMW2yfYfkEdFjMCTAoKtGoKmJ2qAonrYZKSfIttAKa3AqZ3oHdME9p26wC2txJsb03ASgy60pLxKDrUwmK8BxKD80Wb3SzV4bP5BC2BLguj1OW27R5rqWq2ab632tl+MV3u7RdjQBORnS4fYi2oosmfLj/dLwIcp3S8h9ALjjM63k1giOMZOp4T+wVsNTWAEChgMAAEj4uyZpJJCQ1xxlOF8Q9oHrTtMAdAU+HbGRw20oimAACA5zWeA0g05UrE4BAAGILhFdTl4Zo/eg3f4espuEoawaZNqu8wmkmWbZMnDDYKU81hLBYftgHR7PE0LsnsV08PHl5FbcuFsckimNtk1fq91WENbAli45IAE83kNGE+p93eVn7zp97ZfJvdUv65B85Fr+ZbiOeYYtCgdT/LKIEENVgTunbHMrBCw26dF904kIIWpECCMysY7Basd223AUVo2xMO2WGKdMq9lWfMXTTLFwnKmBsDmNCQGgDe4QrHRnSDjVYEDAQpAg8BwQBmHX2c46MAWnUHpxGNMk0gjVu/aNH9TcDhO1xRh5FkYAApNGwOI1AuihOgjwRzGwMW+AgyjRyFmBg+YmIEmQHLjGgu8SMt4mTxs9u29qi91EPI9z5UyYYZqSaGukOPtmX1WJ8WzxO01m2LqAfrml2dYsjJO4SGZMgzsEnEcdkmhjwTrJyBjk/SWTXkW6uJipn8lX+iRNHqKHX2WQvdsskO2fAh/SjU7cCxCYpHaEmH4NK3oNhHkmMILj1DsZtEhxBcehfFTlq/VFjqMBWzNCMhjEQ+ikmC+hA8Gn0na6fbXXtokE32K+kk+hQxNLQBDWCQ1OHWLISswwIOhO28Y6sgyjQus9DLQBAG051uSwRQ7rbCgA1MXc+J12WTCoMRdTqmMx6EgLWyKegdfWOF2geYDcCDGmE+WQikhm4HSaP3NysDaeF5ONsAq3FEBIoV0M1jrBGjg8O4wxNKt/rMIGiQBVjQiboSZ0+r4p5j0JPuU+fl8H7djGoT7LoJFqQIqm763E0m6z66GXA3fXQzzrZVXZUOBjZgJTib8HA5qPU4QI+hbdP9w/4GZuJIC8IorK3UBSPGPL9GI5gNPdILYJUsoevFU9SHlYT4Q1ruGIcANBTjUIFqPkaM5uswuDltSEfwxAaPAmiUBjS4RdsjBkA9Qd/JnjhLcPHHvPIqff8SDyXUk8I7JMJJOL6iKVxGKjwHsx6HWehqlzqLc0sE/DZQHPGcJSv9GxDhX9GEAuOD6iIV0UH1dSrSg+oCFc2D6mtUtA6q81QkELf5jefBAiweVKfAEcybLwrb8AwVdr/3Kqqz18AZXObDBfvKtYJm5wqdgb/WWYMOsrvaQWQak/gIFfTuAWnUXmnUQ9KoT0uj9kijdkuj5uR1K63IpBXHqSAGjN7p4ogGmdEI/dMC/m4twq6MhrKh1+mllgVfk3CNeSHixHNBEgCkamovDZjBp65oRnmdUtgPtvOOCS4bE1w2ZjvAZWOCy8YAmJN0VjGaDRjZiHUcu/eCmR4umGnGHwIOOp1JRGB50JGVzdQiFGEAiycCerBg26FECctun/jVbr/wqis2ZitkRpeJzU/ZJt4kLmLAGabMNNsUa4VYgMqsOxO4O0RueLU0eR0UAGRgopHVQjw3+FHMHdELDAMrPNgBYaMivIS43AIPKzAJgQ805EFwk6mQjxQGu0E19NElokLAyxpT4KOJVpru402i9UurRKDYDI7HiLizTOLTb3GpsJtVvviPRJWCdXQkFD7IpCUbIzEk3OWRBEJyCLWWlpPNIYmgCw9ANsF/D6wVOckmJLHz1brlI7cPnAjsA3R1KLHQ008nib9u86D2bF2DSGLTyV5CjUhJpqnoMZEZh1qAgTqsPxBJloEoAxCBSjhmdQBGqgZGkUiGgCCBFeI9skI7WsR3afbAxrBUTMgR50QMsl8OqktYH6AP2SMkJzykHyFaGoPAtlHsg5EbBNZDsRs8Kgisj2IngUsMAjuBogsxA1MziQKeNzG0H1MoQA+omBV2AWAU2AyLKsASAwfSgYqGke4cUDBUNAEg00ILhXUXQGHTpYKXXwCckVExCRVNYLeAbgRg96DYYg2pk+g6Q9KOW9TxtL350iNpK6HBv+OtFM06dr/36G8ebILJ8ooMdvmSZgcu4hJoVI+B020C2UxR8a6pK0lBTAxR+J1YZq+aPgveTkvKFjw6ukrCf/maxr2d/fLHsqxYXW5FXZ6DMcha5SsvD01sdOzO7zKxDR5jE9vj/KiY2Kh5hE5oIHfRR9GEFMjOUkEQwu1zTUvLV9kCWuwsr8pBwSumONHjAwLz/V6XlvVOFvLz0Ru07Kkn0qmqPwGNA6FPkmV8zGgTIEA4hlo01cekNsvrGtxSmj1omwBLurTLm6MhaJbvM2+Ae79AZ1d5gC3kDDp7VfezT4HlBitlm9mcJTHuphEU2yzfoCHnqrnr8oQMQ9bGk1M+NPHqYX1RFA7nhVqcGRALEPSg/NsauPousSMSc31FIrRQEC0URAPmJ+lbdzzQjZTVXQfVx6i7GGCBwwheJ9Lqk3lrgDo+ILyd7FRC9KDghxQSlV5phInvQUmXLbB07JX/QR9FDwe00sCPjQfCL/+MqIZahk01e8AmgogJkhMw0R5rZF4omiBKfjnJsg5AvsuSUJtqeUMDlPB55mvxXpf5vhf6FW1IoOsv2J2ldm2uT+sxzT5DcgtrJEiA2eUdgM4/QTP2HlTH5drcfu8wPU+wmdAip2bOYEIMHsoIGSWidU2Ad0iUSdlHjcUpKK4vs80nkANI00BIE0J1Wpgva1sY+lkqPExEC5hnkooOJqIFdJRS0QZ0tjDV9J5wq5DtZMZbJBlitunIGsx9QvOD2W4OJm6gL05+BpTjbG0txZhGOAYWG7TDRAWtDbXYctNfsdyxu5g4S29zONhY74CmpugDZXHHOI+rc1oPfNSlx/fiUwMZhalK9hmmMQQnqU2yRRYfZ5gdl0UWEB/D1kQ0JsD7CbAIjSHc26jOjLEKr5Run+fTnbNZW7mlxkyVGVKOliyyliyy1mCRtWSRtWSRtYROJM4O1rg3czY2HOSxAQdTw+/UxAE7I7wMhsxjRzKwJVhRD//ly6j34y2zYfOzzWQpWGzFIEdayJEIqlmdO/YEVtgtBDC3IVeg6ti4i8gRd3ixfGlDeEEcUK1PEFN4RZP89KL7YdyiCbc83hqvkVivXhvdn3SaZkYZNIIHaHpqJJkRz8NpJMae9hD4Yx6EFx1yI86+hUHouEFoHZNDwAR/KEXD48VWJMOAEaPqYxqGjvsYLXD6S3kdVV463J7w3uPdHo53e4DgOoNhUhj08K5Br/WgWYkkvCY6fcz3YJhgrhMlfCBKeG5KUFdN/DU2KAwN7y/rkgXbYz0CkiiQ7tc+0Qck8dtokYy7Q9UsDeN1kx1kP55N9QaDesOfr17N9QZcL+uQBd81nIWMONzxAZUSTAY104A0dUZJk3Mv6LB62CQ24pFrA4yE4kCjLFSoKXSupNcP2XEaQni85pq/eofwbGvAWBPaCljvpo7Ql1rAPhhGoXv4csxO2kT9WgMxhOtmJSsEeWjPukW6BIzXwsJNGOpGfB9ADSBskUD3KJ2AkwKpIiyKmiZAsjJ8ICNs0QLJ2ooihss6VLfcl/g80S/oZI/AURkIcLIuo1oRRyGVJiBVY+CHSTiFMjSjYgtI1RjoV0xFc56F2oCF2gGpGhuQqjHhyVs0WoQzAx5DBADAq5Ja/tdFFQjAweQmdhzCgrHjwHRNFPuI+I6LzXwcmG4SxRx1aByYbgqFpTkfFxQ3DhTXRpHRQIzLCIxjBDooZtFhmi+SOo10uSGktIGOQKUwAZmh0h6g5zup2AK+tQFJYBZaB4xKQ2hBQzjMBig3nK8zjArrjX143GMExkVmIKkpsh0RD1aLeHV1dZGwxC29BF2OIAUlmhlZ1mF9gQwoB9sBFlumWr88cKN4Bp7xXPNyAU41tp3VVVaZ6eXV3uLP/bHCr32OJfl7fxFL1CzbuPYNwWyLlXPIHtWoeBAFLiJrQaC6rfoiB8Y5rRAxJ9qYaQk91zKMCfvibN8nzKFZORyxp0CFLoDERrrtld5oU6S7rNihBoWsvxu0SVrkuFB0HGPMxKzyvnUYqjywknto4GIrqKpAK2FOowfopqXRgqPt3U1Do/xBo0AJoDWXL0PTl/iOOyP2m3DJhLSbPkY8yBG/MiZ5YJErcwCQOzc2b7CxgDEl4kEarHeZFGd+30r0QU3vknpw6g9sY7GYRGf0TKnkYTzQOApHOMIKWCEwQ7CWiATDwKFHkpEdemQnDceaecSaeYm0cIzeKYIKF3TBJk5CnTdG70Gfw2pYcMK4xF2wDeeugk9Z6zsd0CGbSWCAtfmTLQ+rKBPJIbZVSA/fMixwspWnadtDKw9mntHilkQQfZ8AoQMrDzHzy+yVKwBCBGHiLplrQkw9bTH1NEXS2jJq6oGCT1YyzXDAM/wzL7KK4kDbCMfZiuxo0Sd+A3Ii9K+suR4RF9voExzkYiay33DKSeg7z/AtqoH4czp8WAvX2yZiPmxW+U3oC5tMSx/Sr2nhNV/Vwmx+Rwu3eVULu/ltLfzmK1oYTiKzzHFStcxyrgnLeVFYzvPCcp4RlvMFYTmfp8/FCUQNDTZMia/coD3iZFT1C4N6U4t3DtA0fpr0GBEKUWzBH6ct/jiJ+ONMij/OFvHHmRJ/nEz8cbaKP05X/HEi8cfpiD9OIP44vvjjNGv+OKHw+cmdwHQ2PMTk3PLEvdcrb3AwztDJ3Stv8pU7tSvv8pWhs7wH3ezx/d51xxLTqhWOpSkwkrPyVlyYWH0zdH6bMz8yBCN1xyvneb3Lu+yxVoePPzT7vVfc8Qd0fNmIT9z7Zt586ALy4LB3dt78RKQ80JAPdV++mBWlc5w6DG5hj3re8Sm7vFPFOOshz3xLPK6egfcZXOAicYiL2QntVSOGTIjxjDXqb1XyfFixdzkHg4i0j8lNYD3xId19IK5waAKNT+pct1ojrlvsGHZe/MLOwC2MowaAcWn8Pq3fBu5ePwZlr+DykINRiNTMm/dQRhxl4gEAbqMcZ+Vq51t24gqHr8A2elujHWzfmqRRhno/cWr+Jtst2AvzMpbrLZbzaKSuexKxwK7Y1z3EysTDOAboWpyQ6jkhFWFzcp6gwy/qijmEWIhOiccRPObTg+oHaFlr3txCSVzH91F2Dqp3URK8v4NybN7c1FUNN7WrJ/slLBtcdT5MHkE0IPz3AtPcMOtO4WPASrMlTVcASHD6pt4EfhtMkIxZx90fwhvRACw8UPjPmLf1gn2paOHwhr5SpMcXAeR3dIGQxbNC697Q7ONFX8qmSNJn13uJCfNA5JxxwkJ0Z8sEB6R0+dTpFzKb1lTiC4SHL9E3W9C5p6ylFxVNz7Ll6xKMaFhjZ3gOsi4udsVBH9p/Iw52+A6MdgMgDcUtyhLZ5BdZ/0Uf+UIR9Ww0MKr3XF+m0end1H2xt+2lW1jqnyGutYVvWPnirHyxK4xJxmKAQlRjY0Hl1Hqo4STy05tJhuMSu1WEEKOqgQ1/3cZYuEDD8IJPbetKksDYZWBaOSz6xkfFSHBIdCEHYOqCk5km+QHyiTTEl2YRwgWihRMoyUC8MhvAwsQ6gcY844JSqnCq4xIKtOCg+v3qUCGmaguQ7kE1KWi2hnRDQbqxIN2mGGdZp5Uc4NBMjCx4mQDMpugYNpju4+eKY8r2OucytiYlf+wZXyIoLfE+O1nPFReeKCTXpYehU3ZlGVAQHBoymITQKF+s4r5E+EVQVOnNoTXEelwqaJZgXjzZw4CcRPAYjELxgqrbaBT7eEeARwi1MaL1mjZaK0jeOAHzEB4gQYGqWivUyaUAz37B56DUEWOQejrga3WzkTqZJMRtzqASjunpJbmCubK8XQuPoWN3XoTEhoasuw9Zd397JDzmIX7U6e5jjh2Lf7VXkJwrYTLxpSLabBGLEAd3EtNLnc9+ERBkA2p+IJ4G0bViaCFHmFBwpAfPQHCfsNQxP8P0lrBsCX2qxdz/S99EhI7on4j3HygXVVMJ9ESxPufDHomouQF/JabvK8BEuhItYdMbCvDw6IY2ui6Oo32ySEnudiwGYkuYvM0VDfG7xjqhNUxCN2H440XT0YocjEyMCg4LIXxUJIJDldt3YJuOAJLAAv6dKioCdiZlAy2kLIf0wAwO1KTAcJVbpfAOmo8OUA2iUecwdZhjlmyQnayawYoFMP+QT4yw1EwGQvh3ZL+KZyaFgfacyR80gpV7jGEMAjoHn2UqFg6b5XHgMJY/hxrBYPpXUGUqvYfTUMJjyFMDz8CQ0Qjf7bKtt/oMi00LikURPJwIwvEdv5fTQoAbmYKtHzxc0yZXsBo5f0PNn1rX+Tfc8wW/KGEjCJz+yJhQqFvm2DfCHmoML3jCccMzNqERJmLAAf+ZOFaneSjeLzHJz+ILK2HdUTVfzLzIKGsnJjUrJeRIDD2tdye+BJX7veP1IcHwXUgwd7nYimrKF0GBnXX5PeAqx03EcjTNsxjP8wOzOFGJnFiCXHYEdkb5oadCxCyMQrWxYGNfxlWYBBq63RzHyAGnI3GoaKHEobKXBGRxlfwhgksRt2rN4yJLW7BxR8/yw2aJ8wA4SXRg86Hv91l05uUth4akXg9aB8OBqMyBKPeQkSegziBxO1UQYGq1ypt685t992Z/9M1kG3diDj+7JcUG/ezjhA5ZlPxrTqThMakAEIQsxhMyilaKBoKZnKNQLHQpZCeq8HAvABUh8Cn1hWMtXV1/rAdrEKMdGjVatF+CJQOmjojb7lvx2eIGE3SFuaLe+IAFtJimJttWdUaisp2HFI80NIGIuNcrEsqfwbrd4GswecIeaKoRYZ5XJRc4mhUc4aUCgcr0b329UBtgykDhqLPr9H+h1y/lBsE0WGbrl+gS7nHI7kbhrSN68rMv5xgaGty1NcJnjNK/tbagX8KDoA/6aY4Z7b21lvx7Y/x1b4Nx9BSWeWlKVWHppUITG5V9vgg4avWEDcDGEevhsd0Zt1jNGpXMGNx6ySdkUaUBONzS9WwBdVP1BpG70YeJ6EGV7NIGEAai28TmfMAPvV+r8T7xpahx9OFBjRxoSjXSbUZ5sVDVOmPgIVArxJyLd9FOklFGOVldhabaQXAq8RcciOIxHrQ++F9avfs9Xr3CbkXlxjkaG8KZyb/wtLfuiAI7uXiISg1RQGPFH1nQ38LPy1B5EKei17K/SkMPz5p6a31MA92GSoRIDx0FQva1xBHT10/2IJPD/98cKlUZO9bHg2RThMdb6n45HTCxHo+p93E5HVwcX5XXwb8EFdMJiTomDjjg1gXIscAByGaER30KSUsQHOohswHYu3pCgCep+Tm7vXAPT8pIgxdbp4fpS7r60jJ9yd/EB9GXE/poAkMfIlmDL7ToXZA3G9B6kWDVkIeE6huZZsXrDJVLVDaxeawGoMHLfdCLEBlN/OTbnok3aDoVc0R7B2HGWZEgeFITWbkHJ8Rcgip4qfGKqexmvuCYgZDVBVIQugVm2BuKWLFNRlucXCpSSFcn6AaLWLQsWQf1YCVedZk7yDgktluklQagBVjMJFotFfVBDME/EH9dCFUJhCqfAU0qI2HKg2tVvRIx/V9ePyvqx1kJ7ZqUGjPhNVKJhmOhaI+aI7lAuIiG8A6hMA3RiNKHvdmUkyg73yIRStYZ+1/aeBX8hkfSBtHFt1KTbmiwFJclOAuWnz2qwTSfjkOOfvNr+QpC1mn4LqdBMSYudr7kPHjejl1z+K/FVWFhtEENWBv3gmM46Cqt4ra4IGAJJ8CFIBK2ycZxUZgHTCMCzozDMJTYJoEz6rXRMR8ZlCDnROBtCW42cEZjGAHk26yP7yBF0Eoeey6ZElsV3ZdYNS9V8werzy1KBh7+FOTPPk2VbxtQsYrhE191PB7iYaTZYAoCp26/R7ulOQ1wt8PUTpZob0CvN13un6qOYUsU8uVQJTFXEpc/Bc/yOPPFqdyBXQTydYtFE9Dn+GhlDYsScdwIJYw1hNblGXGd+bxEkR2n6Ty0IgSPDm8RuT1ZatF6Ppo3xGrP3omHhQvUEkWJrtfmK5H5SrjZyeb5YsU8rYMdX0PWoHPWrLCWLGVWx5pV9u5+IUfERgzLQ5vTKMkc9R2T7WbNsz7PGt0YzJpNNk8aezX1i5S14gbelyT0ONMPsfnsfMCOk484P2g3HQkAEzgnpMUB4cq2SdBg7wR+fB/L5tQtKILhkBPJI1gne9RukVgwek2OGWSXTE6w5MNMDL8G50xOIJkJ+GuWcGiquHs0/ezjKsNZKfkDDGfAw0mVC/gHTzD4Nwjgmzh1C4D4JJyDHxOIa8nXOt4hJ68QOMu3AttZFra+L+EYqvpgNZb4GJyS+7Cd0ES7BRDzdznymmZlo2o4gDdyC+AeLR8ugJYn0bxuAUTyOiZsUMewJQqmY6qkxZW06gugIXdidlJgpzwEa1FLW7IAdJI3eAEEwwXQkAUQyAKIZQGQPJJtWgANGzrPLs2uJ+J44g3gXgsc3h/uRf3LkjqDvVcDe28T2GuAfVPA3quDvdcfRYv3B3u9GewTTlXF8xXwE+JwbCXR2GVN3UQXM1nqae4ckZkrc1JUo0ZMQrxC5OKmNh5YXsOcFxRwnOCDPZGvFSFnHGTGwyCHWGkOc3Is6hfHRfPAkWhkvlJwDi2WxomthrIPUpykHQtxoFdKfYSTd3WgLxJm5BKUmcKveSc5xx9DN5p8Alybx2kO+FqGLG/UVeLr8fSJ3rWOJCr77zzT3uD0HevCfhgJSP4ylC1z5pSkzTvu0sPQlc+X2y+At0NeEA8ew0gZkuHO89Sc6C0bvrVgX7qCCy9kRMfpL8t2sJW8upcU2XFqrckhNxM+8hdd/r+BNhCC9H20gTSbzsOLw3aZu8jAXXg9MWMTd6GhqiXuIGdnlJ15LNrZhmhnm6KdTUQ7nIqSlhW4qZi2YziSIbwjo5pHWKTsUjEGZ4oT+CSzSMwdLRNj08vHHEPhrYLWwWRKE/Gw3iuK0N0CQnPCluwU+xY4l1RsWC2xYbVHbFhjLAJUyg9P9KjMqPwrY8x6AEU9M4JBaVxIzy5qPgcu7x3RU3iIyYAO61oelhBnqqhzcVIaenpxwL4zZiLmzpuB6lozMG0WZe6SYtgh4L5ZfAxYWYmu/ZgsPlUGH19yEIFrp0mXCF3M72reIPiMcjFdXHSBZVpyX6gFJZKTDxuDgn/4rAx+l7NJVgrs8C2rGR5hoPl7LROsp0O1ZJPVkj6nSPJZY7xWhJu1pKFogAlnoPPMpvqSh4DQ+qaYcTC0RTrIhaEM6DuBwDEqaO4Pg0gSQwyesUmIq7Lmfdkyv9udN6fkiQxKOj6K93vHRRuewiWaPYra8PSGvNTOxnIgwC40hMBzfvY0IjrgfJQy8mZXNvi/rxXx5o7FLBdCCww5MKhXMEkjnMqKEYdv1tK4mylhglScclLWhMmdNjjDEoF+KTPARyS2ZMy2l2zHjj3BhnVNh9kyB50Rxz1dbMGtpbN2i23bjEq62O0llTkJlrvkSI8WbIthpMWqJx9pVmk6INZt6pKIkCB90Gh/uiAcuyYaBzeFkt6PgEizn7TIeDTnTlfBzOhm8XDk+drS+OYw6yCq7yU5OwkifUwnGF1DwUBODGQNbbofDu5L0/Nw9D66XOhL1B+xRji8xMOFxZJXhyzf0sNEde+zPqG98nl9+h+zPokhcSu0cele0AP7iYOe4H5fG6OvjfHXxn5GbBBLZxv3tFfQ107wd5G0KSKY6cBJlWgDg0d2mD3arX8YIKMZGXZoRFGOW30NuRqvwbUOJFVQi2VXsgBuOnAktx0i4YC2Nqv0IldF4KqIUEVwTXxrWgl7SpOQ10I8WyIBKwm8Tuao4JwiCRwbLOAY6CkBX9GFqzR0PwmUPiSfSxaRRBB/yjYUhBscokZydEMLxT5ac03w5B0UyD3TlKCbJiY7RNFF/hdZuk0s3RQFZ6tIgAAJdlpvXaHhxYpgn24bbUqzgLBfBEF5vFKKhEFMcEITy54rRryqZxMiIgtwBog4Y1fqJzhD3tXhqtLDVcUqKDzHIephvVpfqgWPKO3U3E5ZucN1W30PlbIq/iO/xyzTCY5FHzwzXK6cKaaeo07Xn6ulEINzENY90h1wpte9QtF3CymfEx+VnULKrRD2WWEfu6LUYxuHECoj9J29p5rOuPHehBnfaK3Xc46oImx7SiMbG+eghkYm+3TOIekairLqakZXZ+1Uvi3VgZ1K8m2JJIYMJcPkJNirWTs7YnQsns638MW6dfKBk/lWTn6d70Bu2SwrpuyONcm8hTxMJ2zX7uBcgV2cIB/a7FoxxbkCuy7J1pQk2Xogn7JbF5EfsKCjLTzhI0nZpjBztZGnbk3lluZyhv6mabTdiOdtOs8lIMIFRbHmKyyaovtSzmAzRdS+ckxRzqQu+aRxNC4WH/avHTBPe9QvCsO7F/Yi9LvLAw/wRyxsgMlB7lFkQCk/LTFJe9Trzkm+CVnksrBdu7xX4UNFd6/CdTlgXyvW27+icyUMaWLFYgjnoKInlulpF8YcE+sxs1Zs34zpttsehnrGbgeenybsEGO1sEHgiaoN6WHm/L7HoWI5fAs8lyaGetLd791AvqbooLqOkhijN1ESl/kGypif/EPxxmA/Qep0PiFmts7AHRuNf8PQcIPl6HGKayTGloy3SvwXxP0JfnmDbk5LN2dcNxV1s3vPbk4LeHE3ZziJ6tO2A0tI8xhKwmFHzpIArfPMoNfJEttNwB1MQAWsvpBnnBVrzghzxJBRGfAgK3OWcQcYtn0sz6DegscF3udMcpv53WnkK+wO07nl0/fldTfnC/146uZy1Z24P8X8uetMwACnyPMyTV3L4GOTWgmtA2VCRC1TmFSMjR22DQJk54jNcgz3HrWrt4pUFSC93co8Tk2tFLczwoMDHnZ5e+FNCkrTQpEh5xgzH2eJ2IiyhNYx1jPWtcUqbLDjfWi7+RQMy8RbNDivfD2OyUkjTZb94KTEtjV9tkcf7TIBbtnuNfY3jMsqzQRMzzngfWq/9zrgOjyo4MYGH6rvoCQyjKBJm7NrHQeJXjGy0i8D+Gk9/FjLuvgA5bSdIVHhQxy23yJKJKLD+yw8PcjanQN9ybLEyQ6IEUXMIf1eNYgupPE4UDACeKRQy4IikKqRisMWHOmU3XbPPJYOz247AYCzDUbCM2tV+sMhIp4ZImKGJEHEWhCxGSDi6REMP2Wnv4Cb03S9Tg6mnvYPpX7AQRmjaNpGiy1OCRO1NhNLvnd/+W+zm8pH8JdThDp71cqYukToolelCT1EuG8GGUKnTrr8oDpwg8Ddr3EtRT0z41P89DnqlpFctHzeqrveUK1EhqBa2DwNoEYBsgzc0QJRt7Vg0B84CLmlBZN+X0sM8rvsEKH7HDTsjSEXV8Bul06ff1xA4fMDUHhGQOHUXxgUPhoM7qLH9wAD7z5gMMjd+5HUGqLUIi3QT2jyR6f/5P8vJv+mm/wbbvK/5yb/upv8N93kv4HJf6M++SCWNyV0GTrJ0E6yVjL5fa39jZoDC5AONKIplNBIt4KE7HSAODpi7ejn8frWJsYFcfrOi2WFataPOS+UTr88c7bgUyNuNFAn+n3OiVLlRYNJDebveXaLV0MXEauTvwItiZHv8FYGvB2CXhnY9Hu4gDlN/lNtzLre+H9vCx5agfUlpGMZcbqzYsw27NxgcDQUedlarU/2kjegk71/0vDNQu7PnsibpIjJdW4Tu7Ssw7lCLSTr1qzBucKssSMFrkP5QOeIPMGVzQ4TnnOY+PFfXkthfqbBOckeOnqdGg5PEGostZQ9OjgB+DoeoqZ6awV71lhPmmqkqeZpGfC31jrJ/WZ2cyPvP7NuXpN/4EDlk+s1d4UWiuu866H5uXqYnPqEE83fGSaaNxu49Guf8Ac+GHwA589+RO2bUzv8HLnrFY3WpYXs5eQdo9sboj/3RH/eGfGubor+PBH9eSruuK0qYhMJM8X1LhO7QipiVpzHkui0Ickl9YCnMQ/pfUVWtmvqUhaZtGj0WZU/J4r93aLF3ks1Zy7mEhpw+myDWoDGRAh+oSYGUCMjr27KCc05qIhDJ6j0nbp+n3gR7BUvgt2ivJ8T/fFOcUu0ooufFeG+lgm2KVr7RJwQUnFCaIlwj+xAyUUG/ZpfmxbTkVczHHnX2CkNZkpjB9Yj2IcC8RaEbOtVPqS5H0j8CQ0kzC3ra4W/JrYHb6AFV8k1WnTiPD30MDnEgaO2z3tLzPWz/wTVHIKbBVJmxC7KAGx/WDlJGkSpqmwn1g89D3W0DU+IZwQ7hUAjEz19FmlnhHxpZCRgPEjPi4tSEZxsMQYFr32ix5tbifuFNcn/pU1IDWXx3kpTIS8KfFUu7BJ8FReB8xvfnNJM/IT3QWEoDrEZm6+lk2gmlPSotSHpp+VGg5XqRQpOomGTJ20izW08vboIu+9TnKG0ucB9o9HeZ0N4tbHBOUY+WkmEpHucQiIQyzgIQNMpe8SO6I94Y7Jf9L/S2sBjj7Ple+IhNiByBaDAO9krvEvYs0iMCWL1M+weZaqs+eZSwW7nZpg137s7az5WUrYbNlgiW5tZTCUkFSbCc73OCMeHIBaaRXrz0r3ewyv85XO95D8zurVRTaFEnXB6J0mBjXzQObtqb5P5M9iJy2EVThWfiSN/KgvbOelOFo3KB4cDvTkkHU7cspg53wUYG7FZcW5QjfTXTbf8U0YHAaKM4K4pKao8thbxiuYgQLa11VZ0W1Z0a2RFJzVzHE0a44xBhLQaREgbmdz/0+jGIJo92qk4ItxbGmR/A3O2DAsIibScYglid5g9bCNETMdwADggHgn70BeJmI6A9lIUiD2JgBnbKGahd5UdzSJOkIUCcB5hOH3evAlmWsKh7IPmInadb3KcJXmcDBxPi0aVaJNk8m6VuA1eykaM4OJvHAInXtHiQIA4hVD6ljckBTki+76ZJtgnrUq1HQiCbQqCTQTBpoJgW4JgO4Jg205fKtNhRlzDGzIdfm06Io7JTv650ZGM+S3NSITjEUNkZ/AHtk6gYCTcG2RP0VXCJs496OI5nUNdJFkWMB+Sd0FwUGPgpxu44GIEQvrihDBI8+gLiB4A41/btqHbZ9NaiOCDQcQ/xiwUh7qGOLxpcXgzNIhVYpNgCLbBCNg6Nzgt42RknGIZp6juDXcPeKVRxux4NGaA28sNovguUGPvMCHCBGd640wIRDqQM6ZwENMvmkKdYF5FPgOSdQZ56FrD3DFdzsOeT0p8VbEFYVTj1vDCHLOa6XQKNOdJXuWmc0YidiBDaoiKRZgEnnbJ6Xwk/AN5GJfcv4pdazoljSXQoI8s9kECUbGBnfvCu1+Ul+wWIcLAMXkHNgnkfZC9zpahmTq2ildAnBscE7GRu3zbjZVyHcPSIVpRmsOrLVi7GyugAiRzQTfFtcHFpy3bX4SlWcb2iVvEc4Ypfsdm7BgU2iZv59awHZgsGm6nNQlJr7Z045B0GGxcLHvDDRSi2UO8vCivroy+ulK9mthGUQ2uaMUL37l/kZA33pOsVZxLklDlGA04R2wNXvm0U6ZyCj58JkU/HC5JCJdw6LabvHCAS+BhVDTs2EHO+zdJ8yqpE3mHLYWZUULNN5DhSbK8MqKiwUGRlRvn4KI03isaR4qt0PjSRD/BiQs7Z4hL6aALtnGkh45jzcBhPrVbe3mDupwUnMrD7ZCHLXPGBJXFhMEy5LekaaPK+wXrRl2rUutT/6hD8KtyXkaBTZfZn41wLkAZQc0hsjHGDjPGEkzKGL+5ZMcY3hmSQkH82LTRq4RpkICWhAe5MdO19cMUtLa+akFEg1TlLU5PwtmVwJhMiMnZ5c0PS1kUTZ5Rl0MfcMjNAs4RpI1urbC/Ba31yCUWYQ9KquJl5mnEO2aAgrxR09YI5WyOoGpTi8K+NwqakKQi7OPyd40oR/ZWqe+6gofFjTZ0gSbxgCvGuEQygINxC4bjxAHtDjrDDCZ5kCwZ5SJaGCSXQk6NQTyOkRy6HJbDxpq4HsgV3f0VnAQ8C7mWIYLiJB10VQm+ftntHFnlm1eb8s2rer75QMbjjwITb4TrzkMldAiZkxyxF4ZkAvMHtAzJhaBFUodFBcTEvsLVDYSGNY8we6yOCZ0KXIJuoJNz1nNpI/mqD6454yyue9QOexfPwAlIB4yD3pSAlIe1MUhAqiUBKXBsk0cOyYslbS9BfXqvpL0cgZgwt2gj5OxFOgrCRYuikYqWkWk85bS8rLuXtLxGQpgatcSjvGlV8JF5R40NJO/oIL2vlg35kHdUD/KOGjTSJfwx98w7ajjv6BiR9awYv1S0NnPNtF7t2Ak7Lsakls2qvKNtyTvakbyjbXgzrBUdzjvKMdAdeCWsFe1B3tHWiNa2bVsn4LjQGtHxtiXvaPt+eUfH7PiJXkKNCDjvqC/sHDh25FRj82uQJAOYlli8GmjbyAGuoIOEExI6a/Y/DUx0N+jGPxfoNhzoMuA+QQBAMuHKkdW7IZhhtcOEXWC0kcH3tQ6jjfvAaHMzjFbgGUg2d2+lSO6ZU5pjXjmntLGxg0/JKR3Jhq7eyG6yyLXNOaUjl1MafuueAC80yzXgbf5/CrwZA+/YpSLdDLwpTIon4A0J4CXSWwFvS4C3LcALGG8DVNEDji5pw+y4VrQGwJuOAG/LpicQ6J6OAG9LgLd1P+DNaCER8HYGwNuogDd2CVU+BnjjEeCN6sD7vWkzvRFxUIip6+mrlEdTkFF9gcGbV3xhr3TAx5EkDjtU3r6CzMXeeU4zkO0qcEOfB3WMZONyGxUcisDINBNH8EjIIkQOWHEVi4hcJ/L/MAvHCdSbTKzA3yGRnUC9+zzc8ZBYjOMcYQWFV7hrTzDSnqBqD4fvJ+wfCMGT/ZXh/gFszwtBMub6fc5B53YTRX5g3tEglkR1xA6G7PqdZlDApa6+UOz+2CGb63UO8w3n0V3xftRDf2VOISKXUICHbTyo88foKKI225AI9h6FfvIVBetERFMOM5vjlX2SBJ3zuQfR8j0t+1f7YNnlm9BPNSRUxZ/jLPN4RfSiaDbjKB8ksMkcO49oA1sUc8A3nSHTSPnOlUrLuiSjTiT0+3xN4kRnOMRhqXzXPUd4i/6O9FiDcUf3s2UIeHfgn2+nMCgTdP3fqH4xWXoI2fHK/1tB+KGB7ZJ4MNXPpxH6gUziNOp/TYTJPeq7VXoRaK1uaU7L7uHGuwQ5V7Vcv6k5+zsf35BNWT3J7w79i1qcV1+zrIx8tPCRA561MoeKEM4vvG0XdVMdk8SjSF3bQxJ4v3Ic5oxUEILc/tnDLawjPPwY3Hhl2+mI02zhj8ZBr+A5jszzgPyw35uPJPPSR6jvssOB22VnUrYLYyw+gUxmCtNOCx+Jm5yPCwfVZ8U2ttazM3SMXYo594soCOfNj9yJKsbmzfta9ohvydbgiWwO37b6IbVNYu0siagZIslzhFx36Wu7qo2YMmE5f7E6n7ZIc+9OPGzfchEdepiHti2jypn1PbtNRt71OeQ+wz/hGXi0IjE/J33fgS6/qUUR8IaW0LfbyOBE5XUt2z3e0PmszHC+XWY9DzbBQuDgYLuDgVmef19SOvCuSctFz26R/VhmzrKPzNmzJB8g9njpbNGCvrplZ1aHzs2EaMewXFtM8Xy0PJQNmEi0tW1OcgJDDlM47HePzCdVwrLgSC8NmQimAbZcbHEsa23OkQMrgqREoMQM3sjNKGGVJD6aDL7hARmccl7Juv4pQgY+fwzNWpao/EVQ50WnOCR8+FjPpfX3h8sCk5NUEDnuUqLV20EcR2/xHheje1zj80Iy+BRRhszf+EVi+u3sX2cvFbObKe0s/dt+gnfKIko7a7cJZd1md2DXRI3cI8VagfTZ57D26G/UtW+bnSWKutm3b9vTJBfPgiDndC+nC0SQQWO33Y/GbrcWNHaHZJjISulN9hjr7zkj0W3VH8aiNzgPU4N3u5DQvAaMzUQaLlj9uChZjmJ+R9EgC+kSwVnxalL5ML0usrUjtTcgtynRPbnLloqN7SXplOj5ilaVvzaTMM/btd05Aibl79GMjLNECVLaJhL2ocufQUTd7aXdZR+6al/tQjqMdyZEMCSS+G0tu7FI5g1/ICbSre8I7RnKjgDB86VeZb0p5+JIBrcIC1xEge9Pzps1qeI1Tvg6b16Fi0Gwy1xEGECY9WbEeSCWqB1kJpBNA31JbxEStUQoloZquCPYrSts4LSY47SLqApBBhNCoMjFT4vUEXYoQLYIvad+49Y0jB1jgbJw0I9td8xXjm1EUuacnVH7jvaHwOmx+BP4ti3xKDS62VOSE4EHOSyDwSD7ZTgY5FiYH+7+TvaukqEN60O7W0Z2MNzYXUxGdlYGdjjmMseyEwCPbiKyNdWyj4pI9hYImO8/UBtbt0WjXw1wATauX8YrYrxkOoFxHZdxnZBxnRTOTFfxcRheeFbC7ZyZJze8oSQTBS9f4NYE/U1ieGP5gssR0SG2ObTjbrDBoHB0nRZmcScnLqAOE2/EeqMYzBMU8fBUXeFPpQJbMTNtosug3mZP8kxkT3GiGYgyQXVBsrcgeyxStfgBs692kmmuq5t4MKR/4oozcYALJKpEKnZTDQuGxp4oB7Gv3ZjofwLZCsVynrdnQLK+yPEKvqTecXiDeWdJvoI9/TijrM9oPUT4zdEeJgE6N092hPGQFqsr2eAmJRkcsrhOZQFHjsB2Bsp6ShDCF8V2elVXHBDJn0x9B+gsW2ROkMec5MiKJ3xZeEJsYEi3E6o/lZRxym51UTp0JKniMpcASOLFtw4SAHlOd6c5NVFT9pSp8Z0v8jeSmhpJMmnRAIzIKpyvdijKeFQRpJa/iURbWhy/BYuxcy47+qBhSiwaounK+uwY7dLHaQR+0gX6rZ6AF/hhZNI3tC6S/6FjZjaCKnNi5YKNtPKEcpBAzgbCHt8wjj1GPAK9yQF6jksOh1zy4xL2U+OSfc6uEh7tcdDXDdPPjgCObhgEd8CukPveIcOB3wwuQADFjuOLnJ38bJWwnHdi420KshVWISwiBzMzVZYBKV2RpAnxynAfy22OtYF7XW6JIG+3uVBf4K/t4mq2ze1juc1ul30scQEPyT6W2/LtmMwdcMGnAlR2O/3bIVSWQGnH5n0st9FL7Moa223X0Cm29RCr3JI9Sm6wRS8uWLxhA2BatEFKGyClbZBSZKMdGSusi0h2pG3AgSCCvNOSDZLieYUsx+k8UqSxQUG2xSqID+VN8jCZAU+aSJIAxcxxzDSc+TiIrAve988j10AZnLfjffaoILoNK0SLSUsG3DcG123Ggi7HAKfAziWjOkcB87aoNLEe5D4kDb18kXMS0uu8cTSjTJaHZvkIYhLneOKd5zK+Nsm+c0LFYFPD0VbkTILLRNO2ZJcDtlDSOA32KOAQ5wBpNol5DvaoD0w+hSH8kYELP9JsErmk8j2T86YFd7DvJGcQJGmomJXEvw2WdghLxXY0OVp8tMebNPagKO1IKokN2efS6ZAkxBpGKiW5+URjhG3A2lwNMlrFj/XYltFmVRBJYfwc/liGgp0Ll6sw7zhxnWREmx3liBoXp4CNHBO5QUSHx8UbMG7IgLBdMAlNyRRvI1nu6yPLqmJHDTstR7v7dkaO5vq2V/kz2Al5Ywd2aehekJPtvIWDO9nG+ze4k9k+Mm+KOVTsQJ7bNlCJVbQhd32XEQtDG9pZ/lwn2zbcOBE+4bCiUZFdFMhPAc1bWSJETZODmrZgw1yduBFi3ZyzytLk3/QAH3PmbQ85GUadlBAKzdzUMZEVD3M6ehlIP2sxWcWIZr1CVIcWIWOcSJhtPj2sPC4jeqSVNYmwm+wYe6dIC2R/Od4CgX6GZMsXYoLNfB01oodYZfoo1CaHOTsdZ6rjrHW8QyM9xZoKTmGKHiCzBk4iSasSSTAY+wbE4hvAngIjG5LKCLu4VWXYQjC6UbjskywAfa7F/iuEcN6yMbvIPyVXMptW8d+4AicFZpuW5WSWWaklFwdW7T5vRmo2d9VsNtX8JFvmXAMvLruKfvcIZMcqnpwnM2UmjRk2bgV/fZX/gwO7FjHQDTSN5zckjPIbLusHx1QHnByO0zvTLLB+5AykXnr8ojx+cfi4eNMbyWpWvXOeM906WRRqMRBvDdMR+0RlbZsRX9Giv4Ehie1Gpm43GpqW7rIgOdeAuiFJ8sL+SBt/w9TcwcS/iwgep8DkWEot2ZcWEPgSsYNPdLKHhjwtiS97ASfQHCap/BbCLTwxAzJbRUzQnGiT4iJAmh6myax9mRX3TF71JL5+bArKgnPCepKLwZOMdp64MniW71Fd2bgTRDhbdlZ5lSW/wZxQfYsIpLRiYyyN5ONuZ+t6roFs6MyBLE2qvKlWy4uo45fLn/7HP/1n2O7JO38BVazSz1Iv+YyS+LEHXaagkp0Z5SuSKaF0VcnGEbz3ZfIHPnu70Txc18OJkGxxzk4X7RL/HeAh2SZW3HgUchgO1yg7U620feUZ7SecS0H8gOTmLHtaLTBtWeQkFJxAftQk4R8RBZ01iy1/9FlJ3wjXeZdJM+Q9yqsIHeOEbyMUIBrSEiTLN84sOCS2AXjkveLgslNSalrxepnDlCzJKjpTWVg8pEoKXG34QrYPokDNt48zXm9y7msCXujOVY07zZp3X7Pm3deEd1+z8u4z7DrgyW6KSI9DkuFSYXrI6ID0NnDyQ4JYOmhwsJKpdvngEcUoEs8KRfxijuhwdg7BscSiQrdBYoRLP4WEXGw2r6XM1ULjrrMLzlOa0LdysFmlowQgGA63c9YbQUZs4WkJj8/karlVxYkCRz6ZwynRS46jSi3OYCynetjYVJQFwLUuz1vOuf5cFkuu0jsiR7T8juTi3mSwxfyk5A/kVCogWF+Cn+s/1jqohA+R533IE35NnOD9OeOh6FG/k/KQIB2YQTELR3uCkIKbtJMgQQFQwgx+nuFBNSdb3u6ULWEtUIEk9DdARSy67N3v7cXRHnXgoDrg0kN2uXKumivmarPori5dRJf+UdWlesZvVc/47WSq6hxPdjnNMPvY0o/rIhJTSsd2S8f2Ssf2SccODDt2QDq2Tzq2Vzq2Wzo2J184tN87lPxbwxhurhLyMOZENLi/sWzUS0fESDXkJTFsDhvIQyAjR8/tPKh2ytGDB9WD8twcUPnISJJMj1TT/NwjB9UjcvTLB9Uvy91D80we32FB8p26ILlHLWJvej5awu71fLSMne356DDyWnOqaXpzmGWf81DTlTu1K7f5yjBbP7fwOGetxtGZ/d4ZeupDfop+H9LqYe3GCIL+ZS3HV7RTxCHRvMJvXeyFduCqTn7H6A29/kl68F992R8EbEAV8OrLtCYX3o/Wcfu/cmES99mucXM41Uds16jq4kj5Hqs81eEe++dUOzT61Q6NAecLDZzbsY+NGNnHcpiEsXCJFNHIrewAy1og9usR0EsyBnIksBYjXTIuT83Untkuz2S80CelmJViZ5YmKdeMf9nnkn/ncWbRimGRtHxK5KfHK6x4n7xBRVTLHIQ6B5mmH+Ptb1jRCFce1sgPvXh4v9NomCE5dM4+jKRdDmrZYJPGDMHaxsYIbIb3veTEgdc2/LO9QPJK1mPTvIQps2sVZFLivQxSFRBRdqkKSMzzJWk40th5lwpzUvLsLAaSe8dUmXeWSCoM+NFNN87BA7z+XTMSE8ePJIsJ6OjmmDe4ibMjO3sZKM6pFHJk8NL9g/x+7ghlztaQcII5onf/E3CskZxxvvOw2ODcyUWE3GpE4wabFPuSF23jXB9p2Rx0Hili5OGJOWmvyEl6xrq4IoOEIAS6Xy08tzFVABdBwrU0ekVIYxiyc5vOA7EdwXYLa/gKJr9ffXy5x2509MVql+NBijAt7m1QAyb/rdawbcNHgJPdOz4mFnXuYE8i3iUJJHioJZb9kJj0VHskQeHLsv/9dy4SOWOl/uIKXtTspkof4AxJLNdgbhWod+WLl/xQa2SHARjGeTDMObGQvYwMXuDPkX2Gc7GGX0AmnIDTpHAqDc3ZNyQUD7RprYg4rwfHJSBSGJ52RrKH1B4wnNB5JIgU28PUQw4ihIrDQvaLNl6TeDaCAbjAPC0An3B6SfDStECvFZVH/rVCKLh3pAcfmluQdrx6TAnvhiJuR1YPFYUuk4RDHNrtjGhmJLGyZBWHNhfG5Uhyq2qmsJkzLINvGeZJHSsa98muxLlLSJI9QZJNxBm5qpQyw60rlWx6PYCqsBYw8r9q7X2ipEjIEAH/fcjN5jrvT27KG3QIDF9epwNHXkxFXgQCPEdFzMmeUL43QPnQkv+gicqa9fLtWjPo2J3fFRz49kgz/iY/6prxrvQoKG/KQVjeqtVJx+78rjpvjdT5RX60Rkl5x0KmpO/D2vx+5CgpVgZ3LnSdC5hEgmFxJL68fTeJ1YjwIaKS/OYnHB1IvV7goX335XqYYP8T/szt6jN3Bp+pGJg/MITMXZKWiJdciIqBBhex9g6vEh3xeU8HjJJEK6vyX2g+iFdgNWH3P0JrF8oPOB9agRg3c6LlHGlvSLZyRKpwEDY/izyK8+Z7dMabQYeZrj3ckDtQJV5H5AX+QEawDXGTqYg/ppwXcbPSCQ7iKeK6qIb9nn1u+r95/Y9/Pzwn2phJMA1pv3yNX80UcIdyYTGcN0uiwMPkn4M+sGadRTdO4QydvmELo5V9Vcv1s1UCSc4+nyAhdcFiSVy4y4UBPL/oi5gNI06U7Sq40vOy37lmdy6P08hKUhdoklwiNSS5mxWHtjhwhAQZmI4O8upX1gEhL1CbQjdFFTOTVnr4e6yX/P0m7zUk+9kJoxZJoOEc9KhIRtVymy+IadRpVWkhamwu9Jfxj5lB6EV2qj2fyu2O7dtmezPT3amtWyYnxseyTruVJs1GHIWB7xn9C4nb1YKReYbQ+8dau9MHk+o0+1xrZ/kutTb9VP3aA9jSzEt/AdPb7Ve7XXDkkzeMgRsZCGIJ6vqbYWsny2Sl7dqjIv5KN3uWdVV+6S1xbkafgw3LjTJkv37k8eIAu5ZltWaa/Q3JsZM6exJnC23xiWfTa8gUe43eDyTKrps3kcKY6uOP0aozjxU+2Cj+FvvNJKX3Ebc9931sdM3ff+Jn+r4Zfp+YE/0RHyCmBWEp7rY+yrfZAc1nrzHO7TIpuRcyyeCSSkYG+L/yVjSS8MDF5EEjtrtAFoOlVkGfubGxKkFxLm5uVrRnVrThOyXsbi5P0l2JCzDInkMdk0VQ/pk+2spFk24I4RAcPJhIJJ97KHUPWVGwG8I1kBAcWNGnyqt8ITfpAwnJnlRDL+FZln3hLi4VjR49dRlPhQjowHMIl4mr+02wpB8qqQUwjCc+qJ/vSEiSppqnsZk6lV1Eqhh86DZOtyQEDQZ3b2GbIS9njjGddeeGAyj58ep+OpNYmd+mlakNBlNr5ClNT00n97krL6dTyBVMDRgbljdREmnBgGRJeYDOGkm5V4o5bI9FN1pJaelKlJRdKgh8Myq8pIxzMJzUQIM9CQ0VkTSd1ggqDLigKoLaoQ1Rw4ea89Fyxx2XzE7D4MZ4h6ymy/Q2Kc7td0e3BMKoGXHZZYmGGGtvo/zpJgQnC53Qkixz7JC4Ua7XwN/IPiqsZ0QGPZq0j7jvYdCG973N96kjdng72HxbJ1WbuoXf9pTShlPe8YBp52GM1JWeG4Cqk8l/HyHO95BoFCcd2qy22GmKqjIULB9JgL8ZDgEC/Nv1AH/QjWH8P+HUs2XIdz3RnwMqJdUUoZSb5SsbT7SwGabpl52zgoMgk7cc9OrqWVd6rmy40i2uPHVl6EpnO+INvVEaVwa8IWf52bO0FPGF5if1BdktUypCxUnpXpAO0Yz9Mee8pQFZ6iWDr/5F+xNImQw61gJ8mdrYUs0/xS6r2NhntFIIw2zHdh+1wTB6DZMCJ496d+QhYDkiXvEFtyW01J7SKy3giE1VR/eoOhzW1B3uykfEtE2VKTTVbR+3W2DQDkYjGL65E/A4N9J8jY2B2sMeyOXgY0Z4MIJ62Nf7zEIyqORjwauaDVeySBtLmLQ3kj3alzDpVMKkQ/EBao7sgGpGNuNrDSwLvmAulfzvoRnbwCZBsHHpDogB2LgOW89EMXdO2Nol2SUqzlQZ4Zk9Ctm6h4HV4BeN83PlHYn3Ou9PPzvFe5IR/GKPdqT71uIB+wqerFw6nYFgYN0ebKnq8RH7KeuD6jUY0/TN8uWNY5KiWswDvgQ3+OKY9zkoA7K4mFzQlv5grcx+l76PMOwFZKD43Zxz0be4GbPY6IlDxNVKodkTFC0L0OaovHiWs0Z2+4VyZl84XQBSbikxSilk7wrFwHzMJSYQs7MYSo7j5xn8fBE/p/DzZfw8j58XnLEZTExATZt0IeM43gI2n/PnsSYcjinxftkWgAcFWne4mNOjEwkjUuGl9+apLAJmw+bEL3GnuH1a8d3pIsIauLopuHpccPWEIPlIcHUouJpzsswGLlLrsrio8Ai4zVAid4YOIyykhONQyce+bFqFVJTcEXTVm7EI/5L9o1kypon9RimbXMeSXmAYsdN0frycNzCBadmXGB0foL+XihaWhQ+fkTkqOlgWvmwM7Fs2fftwpe9itwAsCx8J/7Ad5IRsBxnJdpBsSpZwIfF7Q4YG5GVhy3/5A2qvuKlkv86bj+0DfEMA+jLvncmgxAHzlkhmQgIfm9mW2XJXgf/jsohgVYMtbYZXFP+m/JvNwEpBY+ldKCdWxCRtMmKCkv8lM9t5d6DhQvU/bqECpMOamqtaoGF/sDxd5255fbmRnSqNhBW858mClfvBYKXe4p1bR9drsGm93vL2e7cCWbDvBbxC0aB44V21vvC+WiN4/c3CZ694qi77sqADuCjJQhtmRnid7TADhxjlth4caialbSH2PKQxS1fasab/FP3ngfj7VXKLXAkT56Rw4CU0+/wqZHfvIe3TVytqxw1Da1h51woqC8OSbFl/wxTMwCt5qmi65xiHXHXe5AoedOKIhGy7iLai1rsIoZrvo/po30d28nysVyo8nH0J8QgchqVcGBZviFNEw73wIkJ8Ry2jw8jFP0GZkMBBMHqcfbP1UUQ8EV7+EkQmX5jWahtCdtpFpcPYQgRwjWxLB0GFM9hlbfG9eF0HIyMGBAYw5rTqBEt/6AneDGhZucikOXMnOKg+8AVgbgf7vffd8S06vgPT+6sB6rvj9114wUQgmvNvezRXNWyrhtiW7r7ClV/l3+/w76v8+xr/vs6/3/UGSLf6zK2g+owgYGrIu17+AFp/05Otpt72JKX/DS+fRvljXajNOyZLTFLuAqteMfu9V0O3iTcdX3XHHyL4KpRh+ADmRxyrQar/KzBZvM79vhxWzcLG3dzB133ZCPSmL4OKkB+/yKssrAXHBvmypfabvmyndd0P2MXxBasH8a71V6pd6SWZAGfaxmqrNrpkBKd45yTYE6oZKbRs4P1DH5FHc+a2n/dQ/sBHBNKcueXn21B+30ck0px510cEk5tRDLjOOIjraiBbfX87kL2+Xwmw2fecuRIQWcLG4IHsSP4TP+fnP/Th1EkT4MtO4R/47NppfuTnU7wXui9bkL3nixHkDiiZ92n9naDwqy3Dxb/BFjZ3mWyv5LlMXqFkqJD1JusXFoaAVOhcwyWULqwdeF1EzhjU0ja3hdsCNBrs9WVbnCjHOVDwEwAvNXDBVFmS825WsptmEcNJIN/PgRbdPoKOFO8DDSqnOIRC0oMzHnudoxrd9u6veECdQ0wM9++6YwI94TDsAFc/sN+7bsRV/g0j0WjfRTlNVaMUH4cPNG9b/q99ieLy7MxB9ROg9968+RDl7Lz5McpttKJRbp83P0K5Y968HwyW2PvVes5+Ca1+SH8/EI+fd938v+Pm/6ab/7fd/N9w8389kHl/M5B5fyOQef9uIPP+eiDz/log8/5qIFtxfC8InCf9Zc0evxXfoh3PAlgNmGlh8OVKbvPvDwNBVcy2oCckZF428B3gMIOrZuC2H8q+I+DfTd4W280kh4s9rB/BBu5wkuBYg30S2rcXIYHgXDzZDsDDPgA7qdgCzsWTPPHwWmUvuimJYgg4dknyHnmif/bKH3nCmsQjrElFXB3+QE5kn6HlVkjIW/gTP/l9Izsx83Yn3mDXn7jw2NeH4HYlI6HhBPsX3TTC2l8f7Bl/y8jWOrcNE3iQG6JOzdIH/20bIPiW6H1zbcGunSD6VnKypHeg54ZNlVMm/4+GuGe3p2XgFNCWa/2+KXzEEnsclBdzuqAi7BVRX9z+ItHkvcHO6hw2NNzPXqz4NArZChFFnR2DSxeb5Sxze71CwuHBTPc5J2pJkMnentiinL0j327wnkh1piv6GaSjqCYdIVDcZwYMKgpJbwB9i9U9bATIbvPUIlhB43KO8XPIQgwYrxC+ToG/XvK275Cem7CE+Ig8dgHW4iUOZ6iEU/3Q1RXYlsaxm5dNenR8shUOQpyRDn6cpYeTrUhM+rwiOFa74fYyI8IeL/gv0ZQFC4ON9uzEWj4B8k8MIsyzdoI407gYxxSv2fGF8KW1GqPnvbS2cMcxehGcjyvWJxyyPmZzcHRYY31Cto2FhyvW53lsTG98cX8uo1VOiuQj6FE229ZDtBYMMr/IuT+MskF4r8valUicsOznLEnqEfaN8Hd24ZLt43+bE56xOh8VcNoz5yMyOK/cQ9w5sk4c2s/sKqKUXkX2X7T5U8LDclYYp64d64HO1hW4LexKwtuFBTLqAIaiA+4teJzzGxH3FsPlJ3ve5a2RSK6QY+EDJFPCxjfpvJrlTOaqi43fRCneRohHUOZ9aZa0CMryUi0XsThbzcHjwLALI4OCX/5QO79iH8UPtIhKtzRXQvw9LhC8/54WdgT0RTxe4atp6oyaGRGLWfo9g5/z+LmInzVxyBJXrAGPxjIGyaLZr6TiII3MP5C16NIW3lL7QM7FPnhbQ/xlp+rdmFKIvxGKnTmrB2zO/vLY/MuHFJyiQJZ6X7LUg1smauSLC7z/kH6EFe7s6CHBWZdN8rD+PnqdcHZvH9j4Hd5zft7c1JIu5W0tguUNlAHbGn2XIJql0De1iK9vaJFfv6tFgH1diwT7mhbGHOHaDPTvsfjJ80ZI3hvKn2EGVi0Sx3GO9xLUHiW3DVTOn5Rh8QNeseH5Mlv9OeyKjN189qymd6kH2H3e+kfFtgisV0+BqiCAHOL0FSjYFQapy/BlSW/gy23DtytDJG/0Xa9I3tOj763Ieyuj793D4Hn43k/XzJ3/1jf+enOQ2DISmpnROIlLbZFKDhBNCNKDtUM2XTMcyzXEhckQF6abxcCkhguxHQX9Ha1w4QtJwUGRrdI/j9XGCGyy6HDHY8TwZEAebcyeBCl3ei65rGwM3ajAwGaPi+PwUQSO2Ub2ggRdtzlSzDb7gIT9TGTjFevvdxG52EUIs9zE1khMH4rY8vaKjC5xjVrBG8wuKPZKMhA4Aq4GR+Glake3E71N21DL9lZLMEzE3DYGKvaW4s1e3e5ZMS9Gkju19CxynstVLgkaeR+OOZwTJKPb/q/AGEMzUfnfnKofI6vq4MzW7tgTdOdXICAT/rOv/IrxuRIcpTaCk7knYTNNserF4plvxDOf3fUz5xvmNvXW4u3dHEnJaIYOY9Rkdu05xQ4wot7Ubod7iSQWWF1Q4v2tRA5REtko5JeJN7y7nCeYk955+3Y2bkE1dT0yTRdzEAxjDjj67zW/z/xQ+R3mpgy7y3HQIR00sMQqGDZDGNabYdjUYNjhmLoqg7gSRm2I+vMqlUvCclDaL+JB6ABH2TFD/57JGTO9b4TR/5GRJMUfGtl6+gPWXbl8KO51v0rUwKqabBsxN9t4d1YBGOOUYgPlxVHXM9lgEi6Am3iVx1vejLjg1V+ihwYvElqbcdqmYKjKYTfax4ZrmP0+uQ0xo8duX3Jag/TLuo48tw0tB+pi4UBA38WJtJk/TokfFG13E0sYDkyGljA8Nqs8/xGYgvZ+SVq3YluyhLM+5+bIOIVQHvDyKmJOIsktAPNK8NVyu2ty0yT+fIH3qeVWFJ2qWUXGqcaQ4Gl0PbdtR3bIhI2HkyFVH5faBAXz7HK46rZShCnjyC3CuanN2GzDgxfcbS1c/w+0yEK3UBrebIOFonc1z0fhEoRUMKCdLHRUWCv2qzTCWvmDJBQ+htAwa/UlYa3MMPVE6FJPxMO0FixVbUOCaOC/RDhnlsle15V+BDtE8WqidfIdp9PEEzeMA0gfTwzuaac/IyLUZh+mgR70egCU8He8Ta5Ch4SioxNYYaDo/iaKbnjXe0kdC6qP4J5Cw6nvRYCVf37oKKQHBN2/i6DrIUFHlK/FhlJH8Y3PnRXXSQnodTH5YLLoKXyvjxBh3suNj0DT1WKLHd7qAROmFjDh3uDH8dmVXAmg1OqXavRHVyO8LHeiXs2Q5PvS9p+pBgexNTbgH7ZMd5PxrPEziIeNSjy0RMaQgMSv/OIad4uINt6jTuWTKJ5FQo496kv5VhS/lk+h+CLhgnjOPJOD1P0EG9ATDETlHU/YxZtOKwwPOBLGfoeEN3Zlua6LadnwjLeWxm2CRGz5RRzyNOGDnf2k/CWRD1jJ1eUdQrOvVhXMFu2RwGxNDET3ArWwXWYXqIXtMr6AbYAkz0iEvEmTCau0ihkhU5X749EeTAFcLzScvoCIqCFLg9BPiBQ48eVktn7H8omWk521k9rlOSZ9Q5kmIAp5U68vfKjXbEwCasNFx4oMlvcq2qaGtM3fTNtUjbaBb1FYVw63n2E/EejHevk2cSaFft2p5+rJW9WmJKXRMH3ou5KUimeTJUx6HxNgXQqJYkfNlfhJZlNZsHU6aeoHiXV2BxhPeHcgFS4xHb08szuuYact4A0lU1hw1zOYzpmHcTGRJBuJTQS7udETP4nOwh1qD8cis4K42oiPXeVc/kLOo8spl+V+OngG3+D9E40kn03yCUnuAVsJNgBDk7YDHyvg4+3Ax+PMlZ4RrnRc3C2D88jaqBBeLknD1U7moJRkC1cwg49B8AWTxU462TyzXFAjpbZFQuU8QsVE1h1m0CtvEQ3/35RDhtMiOvfArQV2W92RDKHqvNiqFYKA8meo2HJQPU3F1oPqV7E/0EF1ElL3QfV5bLaHPdWj8m3PSdOcZ/Z7YFyJjl1H8rrXiTN8x8OiFlkauDaGEH0/a0cMITqGEB1DiI4hRMcQomMWouMRIToqbxuw6Wxh/RNBCw0k4oDtZ66ffRYtQCYEO5MdQsr5HxhJGn/LSGL57xuJEH+X0wHPmXeMxJ/eNMICv22E671hsAvqnPmeEZ74uiGYo/JNI2D3hiH5msrvGsle8bqh1RkTwQsyTmsureLmAjER1M9kW9Cgb3vSoFc8adAVTxp02ZMG/cQ16EPXoB+7Bn3gGvQj16D3XYPecw264xr0Q9eg22gQNQbZotGUwCVi0VAEqAp+kVZAP6y/SEULmWIiiPOfp2KCJxok9BhEBezoHIGVeJSKccTCReD9H6Eig0o4gi54HxUdqIQj2To0gq5gji18UfkjsSRikn7dhkPJv8GSf4OdiV/3h5J/I/mx0RO1jO2GiIvJXZK7AFZl50TpQx13FGpZp/SN6qcp8eC108x5nzZKb2lwcZI40M5RzqXCDq3s3Cq+qk8w44gLe/FzgJ0Isr+BcG7YXXP21uQjD6ImH6Wym0tL9nZpy04vHdltJhMf0THZZmZc9oWYkG1mJivRBWHlnKKaZC6/Cp9IZa+BljjRtMWJpjOyN+uYONEk4kTz/zR3rbFxXNf5zmt3dmeXHEoURXEp8e6ItihHklnUMQ3aSDWEH7JlJ4plwTbgpKYtJhIpizZJKXIhmWytKG5eMNokSH8UUNEUdlEJUAEDFVqjENC0FVoXMIoU8I8GENA/BpoCRuEkDpo2Pd937uzOUnaspEYRCct57OzMnfs8j+98Z4OCaDYqiGawJ9dA6DDf12di/wvPq65SgOVMh8nQL6GPs6Av8Ji/htgKJpJNCnKu8KEiaUlDGsHf33QWBbaAzI+5r7XtuWRbXgv4P7IHaCVCmpe/ssCuLCnfXxHqB2gsllY/SVy0TwmiyAilHwQfpaHoPBHo0f/BUBTdmKHILtBQZBd6DEWF0TffBFluU0G/SPSC33WGhetkvVBv5/N2N2JY+uWfowYsO/9zDVEf8RNKUmsEp0QyRojCgqwtzYdotfVX8ndfpATB0TOK72udr14+575aWwuT5JxnNEnNBDBI3LOIBuYeyR40hQ14uNiRJx1BFfPXD2uo6Mddhord5jY3wEBdYO7TYQbeTR7EeuDxINQDwwOwV3gB0+UsQWxeZW5YUenpdfKYECc6h2xIM+E5ujKyAKnZ+D0cUlDKZyrn5E9w7vTpmb1nYCGTa204453rXOAkRXR1l3+HmjzyFXWYXBF4IcNHei2tXXCcOp0/PMR09LbzG4aG07UOZlRVuQGoDTQd2Sv5G7Lu+TOv/ffPflY9ox76R1pskj+v+Q1HnS0/rVFjAI+L48z2Gb4EPE9FWq3GmJe6jA+nAtTA5lOnBlCHqLU3q3QVgAqEdhDTiNDeZ2s7gydFhJfNERHoa7vNSpvU6SeUS/tumZ/lu30i18vmAPJPQgGp45InQA0P5WTA1m71PqtS3bNRfr4UciX77vi64OXz5ZArWeAe58XdeDK6axBPBqPfFkSLYWc4f6sUyCT77vi627/VE4V6Ky91N7/GKNT2pg8KOFt/qw8NOMuGXMBZttlukv+bD7ayzQcpDn9gBBp4uxI+JPmwCLQhu9k2Wu0hBF7JTV1o2eYitGyEzxyRZ/LZ0gk3UR6/4FPqtv3T5qIH28W0uYDtRroianbTVHAe2yEyxYrIfaf3LWwHps03sU2nzTewFQnmZWy3EJlZQyrpNWyb4KmsYcX9LZiRp83zsqmA+LaKTgluZuqQ7IJh1lynQyIZi3SyJlTJDciBcVI6UhO9MmVeFigezZKSsUEVDXmnGStdNaTVaihX0GDi3KsJ/Ko+/aopltawk0kkhkoZ0hDkvsAlntsb1L2AoKnhYzYgXVKaVWRmcaxrZh/IbclgCkcq1B2mW8oGabyrOGfsJoCa7aA6Y5kiZT5r2D44YzeBI13ORklB6e18svK9mpT6epyxQ6fbQwBtFUYnJiDJA4bO2CFYfeERS2OMX6WMYGNPoi2nza3alHu0JXdbksDt0vafQN4ziEE1SKujcGRirq5ZRJTMu5x38giZH4c4w2467aZJkTpq9IumnxG5GD6AdxQflny/6o/CiE27tcv3p4xLSjUy2N5coiIdBRUpLAUjildtUYC95qkH/Xp27crPZ9cmd8YDJYNzret6+WXvciqRrgux3G/3SQM3dNltj8meupWBLWgQpKMO5EUOO4/QkP5yz9Vo9qA0ABzveazfwUMdYBwMQF7CAAgwDvptAHueT0vfVQAfyC1WRvnEOO6KA7aPe1c9lRxECU6PqrdzI1zVE22rDtFBdYhuUofoEIoC67MsqPYVudTShTWUG84kgxh0o5q2AMSEYL/byhhsJawD+1pMookmLLj3tzhsmRFHrRNkvvN6me+qvE9TPefuRl2i6DLzXUIwIfnHI3IddpnvIjLfVYm/aSZqYAjUl941MAQdA0NMA8Nn1cAQK57G5YUQ4WVKVLnAjsI1TnjO3QrP2au4nLsUunOHcnsDzzOAIRZgbO0B5AdDjCDYXYqtmiBqiOieqpKTNgnrISpgK8KHOyabHutOFrVAdtmxXQfYd6BOrwPqREhyPT0F1bSOkRzTvAsnngdeAtC7VGEP8ezYJ0wqvXRinpETw3AVkrWo4lz+k/hJTVYYpKIfsS25bb1sjw5B0ywaz1c/UsXhMhWHskH6F1UcwhtTHFJVHNIPUBycOO2YX0K93FmjfxHF4Lr7qFie3rjgfwN3KAn2V5XL7ReFiF9RxHIJIu6yrQCVTlC6tAKs/bSVe6jf6n6EmNwPhjylbw4ZY63GMFHgFQsWEwtW08zYMVmUiAC3NS4aQV6XqegzBKVFUooSKO2TjsUoZtjsJV/DMtD96JBGCsIC5iXifVMj2NIF+fS4TTz5KbupYtx6EW7DBWBNYW1BB9bmrzpgmyz99HGHAMBJoTPD0hPL9rhoG+8PZYu6UDYfxrLMAdpCB2irKqANbmQY47znZHBnFQdoq3wIoK1izStEtFXWI9pkIiwh2sISog2JFkhQ5kBtX6n7w6pGXFJsmgbjS2+J2VtIjlPqLA6uI52F1NKhawXT0wph2lSO7Nq4WRcN13D86wPqiCWxhmZUbCjM1ijIWLP/mQKJjFjEVZcmyPmmD7e5eVIhhwfa1SJEcMJ/pIeX0oADMmvZ6OLZbOQARgPtdlGXpy6M/Pc561I9wsotfWmz87BpkaOisM5YfwdBOMM6OCd54Cz3E3ak5AOdMXbkjJSlBaaPETL3Kzy4JTOrrzyBrYIrZGI+HYYje1KBq7sQm4qzeZD7uMPjmWlh6BWRalLKLWT5dFlPFSE+od5xZAmV7+5oI6o1KVd81FPxRPez1iFDBnx3iyuBqoouam1KRYLtDgSvQdoGzht975iua6DMbk0F4NIeAR09l7cDSgdL0lG5o8Ovs6z3qeOS5WQBWVxN2BytIxP80DIzUnddQ3o38suEWgIMqbSqMhYkVt0mVOEZ0hQz/+BOz2pO6xXYHEHsOYjN8yIv+erPgsR9q4ekqkwkuVkTSQ5zUmLnjbTzMtb9Cc1oC63ZB5Ws+aCuLCeOtPtymKgrF6U12BRbcfpYtkUmJtEObP2ireoX29Kx9ijcigx7Ka6XU51L2mNSW/24BFrEVhB5h8gDgoVnDL06RDaQSRsqp34IKPiEYtPGFdpmFaGGqKohjapqaCAQh7sLqGzaDS3kC7m3xagqdzZhVs3MkCil9wcbrfTsQf3BYOcHw6UYVP4sXvezzd3gUFKWNKiHjJMRQDqeQi6ZaCbG4gL9ES+uC4ONkz/s929ajXvWTP8G1kzMnP0kH8OUCKTjukCQvR8Q9OQjz2c/p9B6zxRat/2cQtcCnZPrHY7ZkCFRXRKSuoO9+sAJOL/uEGHfhXQ24b/tMUdqNoqDH/gy9yJBIiKFIPRBph5YaG9FwkelkEKG7vY2mMOViGrMpsoiQlopC13gT/x2G9t3gOppZ9j9Ghgn29t5FsOuPS7dKNPAiqH8wlmwPKbw7kE6Ax4KNE+ONtXkwUp200nbXmL7gYCBY8Bu53TNKHlr+gLjGU/zuAM1oH5XZdzVJtNof4Mf0KDZ5weeYdS6Q4qCp8eOa52lLGuqc8uAIprMvfQRQ+YfZYznVpB9eE67Ip1F0iV/wyoMAuvu8TDZrYvj0OXvuOoVxJxwr3f2wOqozqgw61CutgkZftNr70KJ3vCgl4nkgFCFEOl9MGQGNRlbrNyiNaQY2MdU8BWUUVPB71arsOxNRHYXhv9GnRV22NrFF05nE3bH6fbuRJFpm2Gi3NveQ77JNuW8Sfh5AZvtIzNlm4F7CLUxqthucOm26bqgoBdnwwAv22HwxooORv1PZKab4cEXQTH3nxHxR0p5M4plJw4hcErKvqXFrOYBdsyC/BDIQWCjDesjSOywvigtrvuKnPfFi+7ovOjOCAtUn85sO6QLTNjmRdvQ1955JvuYnThod2LRlWE6YXeCQw91CN+MrMztW6BNYms/RtY8aK0LioZiYfa1ZPnLx05c+GIml9gdq3JH2TnYeoV3gO0l65T7YvuWxO6wO+Vzi1T3ztPtHQkeeogDYoe8PkbzToCZ9jwK0TnWKMGAKi8liP/BcNwPK/GEZhh6wfoXu6/4QvftTjMToeK2aFyOH3DVpFWTZDsONZX8bIfdfbDVVtqqTeiFosDjQ5gOngLtq/sQ6S7mYvlJ2nF2dh8YaJb34oFZ4NplJxU0dsDElnssHHxBqccGnYYsfnDL+/bYW/BgrcRPS73eAoZeqdyHn2NtPodlXmrIfGgN+Sywv76GJmT54DBPx7utKHVfLroDqTywfrD19MHeovso+s5u0aWti9bfo+3/KGayQTm9WXuA/2CTKky3B6Qxs9lXkaPaFBMIUZ5IFR0pGTtQlZxKIiZCFmGqhZzEfmcqNF5IFOYDTWVw3CYvBwB8cA8xKQqJgfpLamFDpkCZZo3Sk6cI3N4KXXOMeKvicr97+TwvlzuPyJKZ//bZl68Ye9PJpTbUuCG82VAe3qc5aobn0z5i1IMidNSTX8ncT04sLtFcGrkyqyLoJ98P/Nqq9366SvRBuooSJcsyDdGqo69EPYttBH3FatD/+YK+QEY7aQP6SOeueT5xp0/qWY1RRlonl2/YmvlSJiqkrtHwUIh2AUBbMaknZRWupfthBpK7PEY2A8Rmws4HlEGfrRBEGDji+BWyxqerHTIMJglolzNx2QZXwZaGeI4rNNaqED2qGsAwygAzXoxNCjiS8gnSK824dqlwECYzemFcYzpK8fJVlexijZevabx8A6SnobqOQ82GHWjunpws96QE9QAFCPOJruiFLPX1QvqKutJXBJpPIObbYYfrBQCDapc5XUqHtK8QUxi8TGGvGapahF0fbHLKv40aiz/VucjjN4G7EL02ZFJYQno9pqWykQaTJ+oPH1QWDUfFTW6bPD2pXbTBo9gd0SeZm/tEKauqyGqSf/G9ePV6Hg1ZUyrReklytStJ7p1nt1bLD5TLdIWyq3rtYOjdqwQCTyrpxm+2yQ39WSjr8LPVSC6RVRByg3G/2zwBULCihyqaj4R0G5Hua9tjCmhGI8ribuDi4GVBpD0DWfhglUFlMq+5NDCrEiYgLHuuF8k5o9oXH8HfapwwFm6DKvVhiUyxPqmloqawZGepqGgl1otKZOQFhz+6TiVJkn5TEHDnSfqil/yl73sarfhmUETWRaw+mD/91j20Xi3dQ8HZaCAOcE3rZoAQxbrkgnYYjBPmr3vz9IJFlBszI1MERuhNWCMCRBxdCro+9is882r3DGb288FUcDnA3iVwmoUOHBXCuoUgfbnbzU565+QAmFB+OZhPd1hiMnLkzgGseALD6dt+kQEVgbwu6klepXtVoic4l8rDXvcyMgxGuVvumOk21FQPMtz2k4ui20OjD9N0KKP5ystow4FEpg+dmaPkn8Fn5Rih1K9TkD5pTAwMdr6znWQhU4GWaca71OP0gjAXVYkkXlQpIA3QnRvU6jzHOL+gKmBEuYMgA4ejHO4JATS9ubWsw112nCIoFUzROZrcEIE5bsB+bERfG31BVLbTLlmErrIo2TQNXSjGtPF0rzFtfN1Lp02ge4OgxfJzkTLMnTTbVZXQxAXjkBySzPzp73rJx0kl7hixsMSixr90F39HjHowE5/Ogpkr5mGsop6ybd0O7s6//av/fOkU6p5LOeJArL+c//6La/ExhTv3gAywmI6UX+h2VyJYCk3yBtJ4hTquOgko8r9HzjVy3eKqFXJ1GQIwfICN8r85/08+rINyIiiiLGQC+woXpGO6IB3REO/Duko9qZapJzThwyMazXFAF6sHdbHap2QLd+tiulcXubuUxuAOjfu+TcPFJzVafJcGi09orPi4horb9mBe0+jwxzBzwWzdjvPTtJ+HC+16oCtOJW8v5H+9up/c2rS00wNr9pHlZ/Z+ChCrMiIaEXJeGFgGayfBEJ3bT73fl5WVBDBYGSKAYeFrSPou05Vz7daQ0K/GKBx4bF6SKYeh5/m7Zj79KvS+zm4NZXRpnoDTsDWQd5hPPhdZxzR1b3IPAnFFjPii9/ASjYCMjXIwEeUzehdkO2z53cyIRdcKWh7BvLBAeUhzRQ41WqClhZHvCslNihMgvYiKDoMTIH2I2NPdiajd4olKcQL+h4gjwJ2o8pCDgJklIrzioGy+7rW36mabbsZ0YyGxqEHBs1bjd2GmuobttqngLWy3TonyLNtBxoEwQ8JVbFsMy/SQmuoKtlu4GnhA4l7GdjPDMj049C6RYB7GlPS4DhE1sfr3qdMDFHXxnd4FXoY8DXWuFDzYhfSR33EHE1mD8R88GM+ajOTkgc36GM7pKQ1avyYDVbK9lGgKTyF+A8wg6in+b8Pt/kvuoIEUo2fdQZxFLmsBYZw+YBdw7/mnlBCKuQ4gSoB+KlRpgAmOHkFP24qJ8zGZUuw27D2JvTHsHcEeQZzPfroZJI78ULOmb3R4iwHnxYY3u8+BuwsweN31vkhpKQw8Q46rqa5cTYlaFRtqVWyq7NnXY1VMVfYceD+upsi5UlQErerkrWgDGeqnRPRxmCZTpG7EQPoaJ5/BzO/NJadFzENgUUXqHta5JgX8FI73Psp/gJ8qAKWic9hKNgBem8LjxzikURJDZdUsRo+WgmEjsrt27EB2UAQZAPnwij4d0sk+oDYNDLDVh7DrclVtLcn6Dy/ZsEVpxkXyAXxOOTZRY31dqSNqSh1BIZ752IroDVJNwEwva9URTTv9eXVNf04d1XNYpKfNYXVGP/krMXUX0zZ70a/QihK7FSWBUQzW7wOqMjyoKsM+RQnfrerEXoXX3gWrC0ACDPK8Tbn5JjXyc5fGgU4o8rhE5tdUvGSfgiX7VTdJVTcZUG1EgyEwLkLFKHezBSGpTc7gNVMQrDVECMm/a34q8vpwkUuI6Vutccu7Sf7B9xL5posbD9RT6laNkPKCV8zlFLt7V4wKT5RWjLgrYuiKUeOJzopRVfdHhatHSUDyOHyWbH0JJjmlRkwj7ea7NKXrhPb2cR1/VsMCRztZx5RFcBiOp8XOHTKvCJfrQZ2NYGSy4WMu2Q6TskpURvW+JrQiW5XpUNY7xIGR7hH8mybp4eX3i7SI0gS5HzAyjLhvwgOk+n4NMloanzurHNoaWxbDpnTF0Eqi6B16U8qKTxOKz59WCif2Jb9H8fHXqT5Nl9eG3ocvellzxrlkdHuolfXRPVm1bnuw9QkoDfBPiRzRPNg0H+zkxdwOo4kUwVCyEBmwfrtxeeM0ApoA2Mo8EzXaiNkdNRO0JkWMcsuXxTWIkJwvSE7hrOu48Fq3u76J+rhQcLhrhcm6ZvILypSCqHLPSefcCyGdcy+GdK4ctJDOuZdCOufeIDz0EUTzqp4YnjbIJBwVfRAZoSoipGtcQyX9kqfBDcXeZGfvDt2DwMUiTqgj7268zL4Umk8lPecxnJ0xtxUGuF1DLkapGWdAMjqXgRtSCWSOIK6fLZDuVwWmJg30GHSnGJZ66bMgMUm3IlGRD0BhiUVjt1nzUg7zC17mdYxJVLRFtkE2zqplCPBJvDb2kIcTg7CKKsJCg4totuJFJMrhRcxpMN3TPGXrVJPcBS3XRB5qRvQ3VECFFsMOGU1MfCPwsDZwJZUxviDyMAcMylJh72EMdKQpeiqu96AP0jFLYiPVcwuz0n8N+a3VSo9Tr3IDcZmVMm1PpQDFVHpBMVH+7ZAmQHnyl1Ej2i0r+fe0GSOUIkvKymfE5uFIjxl1ViihpCgCFWP3zDD8gpDgit+Cq+eyNxW86uv+m6CO82GdXPM1O+klT5Yr2b7mQbDfGVz12ttx/A78vNFu854n65hsf+zJ6ibbH3kA7O02P0S6N9m+C4dTlJ/z0SZe/o+dDF3yvFvNT7w7vbN83k89Wf289PdcdqUIMcmahz3pxMtOIM16cTA5D4IEdyAyab3zTrIeviZ3x1J2KdL3etWfCi5jf/tUcNWdA33em9jfMG3ew1ZG748j5bP5EbYit/wQ243T5l1sZaF8J9J3AJTYvYWs0z/lHW+VN7nT/EQtQSJlmHKkXdGwg122SeYfV1gL1Ch94z5OdOSUJIS4YED1FLsLxFDgzixk1XsQUqbhzrGVnz44T2uGrMdZLWuoslejomcbVHjkwgaERa9HWKxQWKxBWJTrH1oqlL/7rO0VFistzP8xhMQYIEFQUNQ57Or45b0OLyzvlmgfHQe80nuOemMFEfp+4WGnvM67v8S7T0Fi7zm2646H1x2n645Fcp95UXaveFPEmjAr4WR7nCZMKSCMlwg+dXZNWDkbavPsowVUWuBVTzPoYRfkC5jM4u5AW8OioPn3mIH+Jb2mZPmprLMMVfIhHA/N7/TMlMcVn9+c5yLC3TWv5Mwv4obhzK/Q27CpiLfd/D7g4oGfDy4ekOYeKMcNV6zInC1Rtftsip0R5lKQnRadvrIzakG9FSCyGDmDZWebHaD9NkYedKBu4bGI7aCKeH7MhEYMWiRJdQrbrz9S5oNkXjQyYk3MKzutJzqEAoKSnt8m7SZyuqOHHbNDsJci6fGrgdwlq6vSQ+ENdg3pzhnYpdCdwQScNXrBzhwkOqnuNqQIBrEF/DBYhT61ZL2ik2e9nbzaosOUI6xOTGJ9f6u4+t5sAwLkqkjg3sYj0jS7yW4/k1l700G7nb5gefSMkbG2HVmrjG0zhXsSIWv7wVC/aru07rJ3kIyN7bZN5NV7iuK8FCkzUGxAkDUqwILk0eRvlGJSZN8dK0MNYzxouetexhiPfl6qMR4zJn+TUSmZPSNPt2VijYxlbYFQEp9DLRRYc9Mvt5CsXordAnA7JZjauoxSUae0RW25QhMuXZeu1RORkXkAJ/SRiqCdaFqPFtNlIDjc0+DwPt4LweEb9a6nnnPdpsC7191cWnOWgj5nTajSoqDdyi9RczSVmmOsA28eA7y5SWqOZ5Wao6nw5og+WQ+pwZENk6HgRDljHq0jFNxD8DdMzhsU+tyPUHCI1RsRYeFCwQcch5EGXET5j41GSsts41jduB6d96bMYjlK3EOMd0r46Sa72RmqKwp2HbfbZXBOMSfpNmiKnt2CKHEP7JmPwjyFKHEP4PJDMGIhSpy83kemjEwL+RbMX++YogDMHRq7EEBetyalmdSVNQJheefCvQvK0Ns58XcGl3zL4xxHGeWroYtCBwO3fzZUhPVayATm0+YbobqSOpxuHxmVm84VKjgWUegVBFkrbV/6G3hpsJTawXQvVuzvQIuMQNwL0hvQ+LZJJP7tAMhiUPwCpAjCX+m+EciBIfUwSJxSy1lQJ0YMEm9SikHwd+SCxCMGiW+gtIRgcJP2aaZDhn2jqFhTRI8ZTDehMP/qCvOWK8z3XGHedIV5wxXmqivMd11hrrjCvO4Kc9kV5rVAC3Mp0MJcCLQwrwYRy+AY13Wk9MvqlrQHIPIDER/f6d1NTj/ILrAb3KX8BHeQ9s+/TZPgTKpUtAvCEpTmCGryOEQoKM0RbAqjmhkH5t4NTA0OsSwlNUqUv+6jtdg0T9FB2cM6V+FoWat0Y88rySCRFMj0DQwCDBFICRWK8ko//suiOcaO7MR04haDFtLABktOfwXLbZYw1+SXyWMw2OYGqZxj6EmiPDAtLPhE8tvZi2IYgUiX8pg0SgxbUBObA9JUSUdqDelnrdPXCPdmpGkPGdITK2eP3lp0TPj5Czdsld9f4/dgOmqkqy4BkMOCkbercDK5Yxmv/jXIOgzIgLFOqXfI0kbkdgxBMMoqajWkORwt/3WI7jDpf42vjTD99StnqCtnDBxBlXlDyZ5Pa2IkAmJUrJ39662JrF8wBgP2Wk1XNWVTv+of0teJe/W7WZLwFpDEHdhNjtb8DhROjt5jvr6E2OC28rP0eJ7ojpR339ciV0EsXQBSZy152PPKWRdAdeLlfpElWmSiN2Cvsmbmj9765p+d+49vXv63si+vDO4s+PqTf6/60QvV4q71nn6G3JnK0IPcdN17wuTtOTrgsRPQgZZtbSFTCTt0knZ4f+siZBuA+8dOwubNcgAvaORS6eg1dHSNZSqeX6MPFPp6Fp4hF3qIRPYyFRxazhoaoPIoMnaDNehNF6YL7T6E9jIM+PkLOJG2K/nbpYhR2XfH10WMvl2OGOWFTNX3zpdUEl+zmq3vHY0ShRO6YuNDrRn/XFaZeU/mYvlzqBXJXxkfhwDXNPTso6ilNMAzXDmYnbZlGy1Q7cE0KbUxzODpmTfNwSVGQQyra7LJZQTWSLBhII/06Xb40b6UNcVrRcyTy7SLMK3iaVKgF7QlYmzsmSySUxZ/DrVWEb8imgjihmzlUCurTAWTyOQu7+Kfe1QToN+VJRdn2ueY7zprXJSXPDsTnH60pbPd3qwPCWF5w8cBH2M1PE7Elqihe5k5ObSNizZRmFhErsMWaBfvlfr7BA3EyjB4V6I1hbIjhF6qYznSWtv3/1FraM19rBApUHDuECM6NR8GcDUymWk71pG2Y68e3SEzXBW4cW4mZOMj+J/fpXok+igUdyCZzbSy8xSd3mGvApYQxHqclCExKhd/7hInYv6oa1Fk/ghkYg6BNrkNjm3jWMqISIArXYktGbSVbrXKoMh4KVnm/8BLBtQPr9qSSeU5v/6ht7mf0lX5LihDw+RrIrTHeZDuTKpGvyiCZhp67z+uVA25E549dHzh+OIXjtvlldmVE8t7zCNH5uxTz6/MLdsvzC3N2eXZk3OH5YSdPW5PuEtPzi0tH108bhc/Z1fk6mNHn1qaXXp+j+G/7u9n5efHF1fsrLvJs7Ofn1vaI4/97TD5Qm6fnj127KnZpxf0NkeX9Xu7uGSXFpdXZE9OLZ04fvzo8c/v4W3ldnLq+OJ1F86u6A1mDx9emlte3lMUY3ZpafZ5/GZlcdEuPyPPw9N/J0zaLOSxRX34M3PPLC5dd90lue4Ar1s8cfzwcvGyeHb31Y5KJSwdxlvpv1yqcenE0ysn5Psjs8vlSnt68fCc3PblF8Pk7tw+u3j0uHvH4yeOHduFK48ePzx3yh5enFvmvedOHV1e2YXXnJVrnnnKXT33+dmVoydxq2tyq/tRQtSkXT7x9NNzc4fnDu8xsZRkWD573XZCPpPyuU0+BwwMpXoOn1Q+DfmsGQDkk6/47wWegWAdykncyHh+gA31PBy6V+2Tz9u+Z/rdMW40IJ8N7vzG0vlB+Wxy54dK5ze7AuL8ltL5Efm03PnR0vmt8tnmzo+VzuOF2syx4pmsdH67fMbd8U1ue7N8rnmeeVk+T8pnEtlZ5HNN3uySfNbkc0A+qfH+Fyc+sw1NGwEA</script>
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
