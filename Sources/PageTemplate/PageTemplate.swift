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
<script type="text/plain" id="module">H4sIAAAAAAACA8y9fYxc15UfeO99n1XvVdXrD7Kru5rkfU/UuJmQFmeWbjKUZszHqLspkpIp0RzJiceiZswZTbU8Jps0TWea3XRMfSzWSTiIs9HOyAmDGEtiVwY4gLHLQYwNJ/ACwsYJOIB3lws4WAbRJvzDwAi7BqJFPJ49v3Puq3rVJCV7VoNdUV33fd53P8493+dc9dLZL2illH7VPHLSW19fVyeN+9HrJzUd4SId+ut8Uw+OqQzW5aLi62snQz7nF9fo1KzhEL9rJ721NXrQX+ciqB6L191/dGuN/qMHqVyXF9wn1qRRfDMaPN5YH75q+IUAddMZNWJNaq+epkNFf8NXpFVq+HnpE5rr/RP9j3XoeSYxcdzU46GnvUaz3cIQmY5SofKCCTWp4k1abY59labpVKORKuWrtu6q6TiOlVYdY5RRgfYCrRtZ4AdeMBMHPeVljcZsFGqtfc9vRZFqqmiLVtHWMNRmm6ILLWP8wI+SMdXU1mjlhbpJZ2EeFsbXnvYNvRvo0/pjHws8rUzYMeu6vHTJT9ZVeeUNP4n+Z7M5/MKpL3xx5StGxb9x+sWXTp9+5SvqN5p0eHrl1PnfPvVldWqMTlZOnX7lpd849eIrp86feuWs+i25dvbcF1dOvch3zqov4KXzp1bO/vYXf0edwcnZ3/5bp1784m+qlTZOzr107ktnXzx36sI5dbaF+l/6rVMr/Iz60uTg/AsvLQ++cn742G988fRX1FdSOv+tU+e4rlNqteVOV774pXPUgIvVbX5drVWnK196he5e0tXjX/7t3/n8F7+svqojNOul86fU39PNYX/U7/GTK6de+jzf/bz6+3zhyy+fOvUKt099o3bh7LlTp9U/0MmLL7586qXTL/76S2dPebpxSKtSJ7+w+Kljzx4/9uxnvvy3/ra+rK/of6S/qf9L+vcP9e/z7zfv+31zcPwH9PuWTnXU/P3/xv/HelLr9fLOa/6cUSismjcqaSirSjqKk1/SZt0q/4A54B4q9EKL7lo9Z+LCLNGx5ictQQpeTZL/miCL3tml6Bb9LOJlnGqcaryhdnj0PP08JycZTjI+mTNdVN3lx3apWbwz60624GSLq8DiHesqmMPJnKtgNyrY7d7Zg3f2uJNP4OQTi7lJEmuS72kdrlu/7J7PQyqy83lERXw+p7bhYoMKutikgi4m1Ald/rk+U+ol/0Cpck0P8+kijYa3tGJjm5zFFRvZphyEtrG0srLS0gGGkN/xFqrXllZaJpBr9UvJQ+tpaWo1nwf4XczpXCf/zDcT6/EaOh4XHk8Lj3ipc4Ov0SQsrvAsZf18jKaVinEPU+KX76hXCm3H+wW9TE/YsX5B7yue1B3mQD6F8dqXBzjbnfdwZmmsqNhGY0XFVowVzQnGiuYJY0VzRx+mF7J8Ey7GeUIzRJV1MQP7cLw7n8WxzVMU2/IWiq15m+c478i8AxLyDI9n+WbUN5dP42wun8EDMY27f8AmNGh2k938HA8ynS22NF710RB/cAuP+eu2ickyNqPJatjOEo10m8aVxrm1RGOc0nFQu4HHlwplzcIKjaJZsVlv5NmkpaQRAT1Hn525VvCiUHb6WmHoCBd56WBtLAIES93Pqaqy28cYodDeAVxeLtQCPU2QtrzD4Akun2v51uBcy8VMXqNCP9tSSeoRHE/Z7nPoe4C+TduZ51Zsz84+x9dXpOsABJpt3S98alJK0F+qDi+BCTUAYuqHynozSTK+4VqaJBO8oKmd275U6LPftvrtV5OLhBjMOlXuuTlHN2nieHngEmMKwg14AB2kMSjRCXW4VxiMyKFeaoLqSXrK8OPyMD/wFD2QKGpsQouE1th+5QOcgWX+NDLJur/2iCpv+ctFvF3wEYFaXN7x+vSV+Z80Cf8kNOkJ6mvYkKoO+ePhUwR4DUxijw4AJ67NWcJLqrR9AvIkb9DUhDTwxxboZnhQ7aXvUhXvKNxucK00CfLhrFQ0AQmB8gPq44UX8cKj4Wjw4stsowgBExG9bvkoBHSgof45rMmmADlBBb75ChZnSItGYK25Q6l8ovyh4G31DGEXOnbnBQGubfZonGzTP+AdGD5G7Q2yDj+6zsjarB1U5d3X/B2eKiYvFpsOquN28qA6ganfZCfo36bjvXwiwMXP+AcOXqr+W7cTtZNnW2aGngFo2Ul+bfJEL8knCHq9rECFNuSGZVmx2eJDdvPxRZ8+flBV3znRoyrV8z2LRvTwxU++jiv4O9H7GmqjOnxCEyGwSocWKc1Otte76dNhZ7+6gbI9b95G2Zw3132aY2oJwcR1v5+NFZvRwU++Xmv3q0AQaB2+f7ZXTOw1Gb08sde76ip901X6DVfpFZ8rvEIVjpf6DGYHkJGlmroeZSk9RQB6VdMzV2nBmdInwlD+wKPJK/czTMa17+/13qMnbbBf3UMJWlRE+9V/kJPsfNHYr/69nMTni+Z+9X/wyX71Lkpv3tzFqrqj+qUq858kqFzt9W4Yutnar66jTOfNt1Am1CoqS71f/VdGWnkT5zcNIX208sHte8OT9l1CSU37c7xLrfopSmrQnxlp0E+MNOh9IKiNDXrHkwbd8qRB3/WkQTc9adAf0uKno7if0frJ2sC25ZtaWkMLvL9dJR0CX6ZxKLLPJb824EsY3VMX/pz+i85IwchWbhhaqPNED0z1gHAg1r2wgnvuYTw/psHC/CtmYZiSqAJsDTBznxBg3HeYRQMP0AX6JR5nP66AETmw1wObcI/v0S+tq70enr7LV+7WrtzhK3eGV/D+sb3eMTk6vdc7TU+9z0/R72NaPa7dU5f0Xvqju29o3KXfQa1X+MqVwRUDnN6Q7hEq/zy4vTdeH2INOnbnBZEhqxhrKMYag8eANfhB4Izyyus+QYhPlRMdIdSBC/Sxgzyca7j8VRo9YkiyONcf5bfkO1YzfF6oyhO9Qo5idyU+3ltLTmhvrWSi4DMTQoi0l2VECBUQwJ9X/6mvMf0hrERAcLHwCNt4wDagl8fpWQWkQIMIiDzeS/7IaH/N1bckhJ0+QPV6ACjCMAEzsoVZzX2D2wb41LfBceBTD7VeLMwJ6wPDtgzK46DdhpErHqg1DU+2vICvDlckrvoHUi9IfSKNSe1ObggH1d4nLrd8v0Yf6Nid02Ih4OHR1zz674/Qh938qKMP60QfLvHAF97FAg3mEUJ/qP3PMwtL7a+RAtw/TozHTIJRO5F0wG4kf5IRmxqt0aisE9G+YpYLD0SbZABi64hZeoV4RypeJopMNOMksZ509mliPc0udQw8J7Ug34xBHf7DTGS0vNue8gxR2oCXtHeEuCYPS4ZZDodHvHKO2B8iCDqzdEKL2SuvD1YJjfEO76p2h3Pmhi6CeZMxdz5FXNVmGzJMZDnxogbyzivUfXrkZSo27/VOUjG113uB7mEQ/Hnz6TRI0JMX8q5rbFBuPY/GklBObZUG+hsaSNSEPmLNmntnyjYzwpj01822FTM8XsUUD0bRtTOW/gj+u2D2jveKqYu4eNxO8QSt2S6BVUsTTHcvFjOYuS7DnQe2awr3TA1ckryb0Fd20VemVovuRjpJFaMG+hAtCaLzdUCbARc6g1cvPuhFvIO36UX6CEb6APHwVOzLuSvdoifLZpYe7trZ4+hR1/a4ZzL22V8tpi9i6Kme4YcxNeAVqNxM/6boaDMNBC5i3eIahoekh2xe5oim6gWeVJ7DT6dh8mGQMtLYj6g5/sOaE7jmEPbAKrkFrnk7rb9LhjjbzXb68jF/vXxd86J4QzODTg/lUaloRgj5U8OjYUc0sTaffJ3AZfOrduoiNYNPpnHyaWKIo4xF6K5MQlbBKYELOtnogV1Cf5hBwnqX/tMfdWIGM368d5BEFMO9BhrbLGhsyjqAPDZAVARvxxZaJK6UXk4EOY+ovaWhQ0WHhLWU3Twc06n6mHbdmHZ5TLsYU7SpNqZTD5ziyI0pXWnMm2M0hjpPyksGA2VIiqP+mfKWWqETwiKnyp/+pz/95+v0jnfuPISfFfpZJHCNIHwwot5LlMS3EZCmX6Z9FgfoQvK43kMX6FOzdEaswiTNwy1NLAu+JHN2YIiZvOF0vwK0/0DUQVcI+e0j7EJjx7Mf06znehSN6Eg9CHoHKA48yANx3MkBjiMe8DQwAT0H/sQbRW/6g9AbXSF55QwNLS8Y4jP2Wu8x/dk8Rt0vEHvuAX9nKI6R+EPF0XwcxSFi5Kl4kmQlKg7kkyieyH0U+2jeqNhDYhAVuwnqqdhJLD8Vc7kerFf63Gae0hjjSdNKC9bbpf4O1kTLn8Hx11nsnTNvaKIedE4PBzhfJUJDxYUiRXFZF5tEQRWIvGtQQ5yyqkWzVGabi60oAezQ176aUrNTmsImNSqg9m2CxAZoy31avrXJogoxVqtnZMiWiChtvlYQtTxKR4FNbXP5GdB81529wejgBrbZl2lwwzzSXYKLBMP9tpbxvq5lwL+lZcSvahnyt7SM+ZtaBv0bWkb9ipZhp0Hy3SBFMhwy8lgsMlg89Bdo6L2qc1+jzskqGm3ZJZPkPmh+jCWhbGfe7KYimzc7qRibN3NUjM+b7VRMzBtLRQurRtnJedOlwsfiUVhiGRW0alMqEqgWFSSwSvanIbtiIBL83SWzZT1klmKALkPRBGRQT82ZlEaFxXNWM/g5a4VU7o2yEX+xf0Abk0VaerwaZ7pTmzdNToyPZZ12K02ajTgKA5+4EjUzDaXBPUfsYwhbIkEYyLHf1NSd9bNnys6Z/eqXaSTXMJqEuv3Mo9EtdC9vkyh1iVZjj5DR66wg6REMqLR4aL2e1LzyF6iUpj3EDFgqOpidEFxOF2wJZieEiJdBdVJGVPd2GvUDfVa/GFCSR1iIk+b4rjlhmaFtug89EIlKefDAkcQguhELAVskcj6RVkdz6NQOpfaqHVT5L/aZgeNzSIr7cN7pzyk1rxSzXXjnUVojcrSdYFeOskE9Y/Te9IZ67Eg9xr3TAC7wcaRQspTqgS8F4/KofeQ5IA0w1T50fxGd+QMNkJ/xkvBZY8eCYdbfQY/mrFISWGSNl9+fczImjZCTVawbHY+kk+32kYtFYbcft484YlwQFaTC0inx4NbagoSFJOALeOgzZ6AutnmB5ue55QKUs7C5LVYLe+Is9Pj5qDj0am7pJfsokZAyERmXMFkEXVcEXZcBGJBY4CDPCFk0Qv7MgCwagalAgG2erwygsAf0YCr4A1TF5YFlopddkjYGUEG0uGjsUoeAWnepJUJzVCwS9qJiAULCLvUk9EugIGMj0OQXWXlXnymD88VWQBXDFM1CAwrEQ5YYEEuCaVpdWbIRCAVjOLmyyFfoGUL0hB0H1xcG1z263gKEZENFaQOKjCfx5DwmjagM3m5BJYkhJOnMD+gh5R4qgcegjQzweFUxHqfX6JMqkfcTujJWNAngJlgZmHBJ5GEMxoJUzpdI8BxbWMHVFdvs4SlW4dp0ySZ80GL7BNsvqMNiRoBJQYFWTQGzU1UgcT1MUpJvsg3A9GbA9Db0jmlC224ewPZmgu3NCViJQVdaMh5Fh1pYjPdAYnC+YLNbpTp0Jp+gJdBlYZS63Lbdoy1VzTbN92Y72y+my939YgxoIrLT5WOsBVU0+dPlx/tFgOOUjncResFxRsc7CQxxPEPHc2K/gK2mBhACBQwGgOBxUdZMMimhIc54qjD+Ac2Dth3mAGgqfDuDw0Ya0RQAAPC8xnMAiaZciRgcAgBDMLyCujxc80ev4Tt8PQVXSSPYtEn1HUYzyZJt8oTBRmGqOYzF4sM2IJo9nsZFmf3q6cHDK6htqTA2WQBzm6xYv7cyrIEtQWxcEmCimZwmzOe021vKr/7UO5NvsZvKP/fAueiVfBPxHFMMGrTuZxklkKAGa0LXblsCVmjYzfOiGwdS0IIUSHBmBYPdhPWu7RagCG17wiE7TJFOubfyjLmLZvkqQRlzYwATGlIDwDtU4diIbrDRioCBIEXgISAYwKyjj3N8FECr7uA0olGmCaRx6xctur8BOHyHK+owkgwMIIWGzWEEykVxAvSRYG5jwAIfQaaRoxATw0dMjCAzYJkRzSV+pEWcLH522tYutZt6CPnehyrZMCPVxFB36NG2rB7r0+J5hta6bRH1YF2zq1MMOXmH0JAMeQY2iTgu28SQZ4KVM9DxSTqrhnxzNVExk7/yT5QoWh2lzj5poVs22QEbPqafhLodODZB8QQt6RBc+iYUe0hyDMGlZyh2kugQgkvvothO65cKSx2mYpZmJISRyEcxSVAfgkej72TtdKtrDw2yyX4lnUSfIoaGNqABDJI61JqFkHVIwIGwnXd0BUSZxmUWehkIwmC60y2JAMr9VhiwganrOfG6bFJhMKJOx3TGgxCwVjYFvaNvLFP7ALMBeFAjzCcLgdTQrSBp9P5GZSAtPA9n62A1DotAsQy6eZQ1YnRwCHd4QulWnxkEDbIACzpRV+LsaVU8cAx60n3qvBw+rJtRbYJdN8GCFEHVTZ+7yWTdRzcD7qaPbsbZlqqr0sHABqwEZxMeLge1HgfoMbRtun/IX8dMHG5BGIW1lbpgxJjn12gEs6GHewGskiV0vXiK+rCcEH9Iyx3jEICGYhwqUM3HiNG8CoOb04Z0BE+s8yiARmlAg1u0PWIA1DP0neyZMwQXf8wrr9L3L/JQQj0pvEMinITjK5rCZaTCczDrcYiFrnapszi3RMDvAMURz1my0r8BEf4NTSgw3q8uUBHtV1+mIt2vzlPR3K++REVrvzpHRQJxm994GSzAwn51EhzBvPmssA0vUGH3em+iOnsNnMElPjxo37hW0OxcpjPw1zpr0EF2XzuITGMSn6CC3t0njdotjXpMGvVxadQuadROadScvG6lFZm04hgVxIDRO10c0SAzGqF/WsDfrUXYldFQNvQ6vdSS4GsSrjEvRJx4LkgCgFRN7aUBM/jUZc0or1MK+8F23jHBZWOCy8ZsB7hsTHDZGABzks4qRrMBIxuxjmMPXjDTwwUzzfhDwEGnM4kILI86srKRWoQiDGDxREAPFmw7lChh2e0Tv9rtF151xcZshczoMrH5KdvEm8RFDDjDlJlmm2KtEAtQmXVnAneHyA2vliavgwKADEw0slqI5wY/irkjeoFhYIUHOyCsV4SXEJdb4GEFJiHwgYY8CG4yFfKRwmA3qIY+ukhUCHhZYwp8NNFK0328SbR+cYUIFJvB8RgRd5ZJfPotLhZ2o8oX/5GoUrCOjoTCR5m0ZGMkhoQ7PJJASA6h1tJysjkkEXThEcgm+O+R1SIn2YQkdr5at3zk9pHjgX2Erg4lFnr6+STx12we1J6taxBJbDrRS6gRKck0FT0mMuNQCzBQh/UHIskyEGUAIlAJx6wOwEjVwCgSyRAQJLBCvEdWaEeL+C7NHtgYlooJOeKciEH2y0F1CesD9CF7guSEx/QTREtjENg2ij0wcoPAeih2gkcFgfVRbCdwiUFgJ1B0IWZgaiZRwPMmhvZjCgXoARWzwi4AjAKbYVEFWGLgQDpQ0TDSnQMKhoomAGRaaKGw7gIobLpU8PILgDMyKiahognsJtCNAOweFFusIXUSXWdI2nGLOp62N156Im0lNPh3veWiWcfuDx79jYNNMFlelsEuX9PswEVcAo3qUXC6TSCbKSreMXUlKYiJIQq/HcvsTdNnwdtpSdmCR0dXSPgv39K4t71f/liWFavLrajLczAGWat8s2bgpGN3fp+J7c26gTN7mh8VExs1j9AJDeQO+iiakALZWSoIQrh9rmlpeV0McdvLq3JQ8Iopjvf4gMB8r9elZb2dhfx89AYte+qJdKrqT0DjQOiTZBkfM9oECBCOoRZN9TGpzfKGBreUZo/aJsCSLu3w5mgImuU95g1w7xfo7AoPsIWcQWdv6n72MbDcYKVsM5uzJMbdMoJim+V1GnKumrsuT8gwZG08OeVDE68e1xdE4XBOqMXpAbEAQQ/Kv62Bq+8TOyIx11ckQgsF0UJBNGB+kr511wPdSFndtV99iLqLARY4jOB1Iq0+mbcGqOM9wtvJdiVEDwp+SCFR6ZVGmPgelHTZQZaOvfI/6iPo4YBWGvix8UD45Z8R1VBLsKlmj9hEEDFBcgIm2mONzCtFE0TJLydZ1gHId1kSalMt1zVACZ9nvhbvdZnve6Vf0YYEuv6C3Vlq1+b6tB7T7BMkt7BGggSYHd4+6PwTNGP3fnVMrs3t9Q7R8wSbCS1yauYMJsTgoYyQUSJa1wR4h0SZlH3UWJyC4voS23wCOYA0DYQ0IVSnhfmytoWhn6XCw0S0gHkmqehgIlpARykVbUBnC1NN7wm3CtlOZrxFkiFmm46swdwnND+Y7eZg4gb64uRnQDnO1tZSjGmEY2CxQTtMVNDaUAstN/0Vyx27i4mz9DaHg431Dmhqij5QFneM87g6p/XAR116fDc+NZBRmKpkn2AaQ3CS2iRbYPFxhtlxWWQB8TFsTURjAryfAIvQGMK9jerMGKvwSun2eT7dOZu1lVtqzFSZIeVoySJrySJrDRZZSxZZSxZZS+hE4uxgjQczZ2PDQR4bcDA1/E5NHLAzwstgyDx2JANbghX1+F++jPow3jIbNj/bSJaChVYMcqSFHImgmtW5Y09ghd1CAHPrcgWqjvX7iBxxhxfK19aFF8QB1foMMYWXNclPr7ofxi2acMvTrfEaifXqtdH9SadpZpRBI7iPpqdGkhnxPJ5GYuxpD4E/5kF41SE34uxbGISOG4TWUTkETPCHUjQ8XmhFMgwYMao+pmHouI/RAqe/lNdR5aXD7QkfPN7t4Xi3BwiuMxgmhUEP7xv0Wg+alUjCa6LTx3wPhgnmOlHCB6KE56YEddXEX2ODwtDw/rouWbA92iMgiQLpfu0TfUASv40Wybg7VM3SMF432X7249lQbzCoN/z56tVcb8D1sg5Z8F3DWciIwx0fUCnBZFAzDUhTZ5Q0OfeCDquHTWIjHrk2wEgoDjTKQoWaQudKev2AHachhMdrrvmrdwnPtgaMNaGtgPVu6jB9qQXsg2EUuocvx+ykTdSvNRBDuG5WskKQh/asW6SLwHgtLNyEoW7E9wHUAMIWCXRP0gk4KZAqwqKoaQIkK8MHMsIWLZCszShiuKxDdct9ic8R/YJO9jAclYEAJ+syqhVxFFJpAlI1Bn6YhFMoQzMqNoFUjYF+xVQ051moDVioHZCqsQGpGhOevEWjRTgz4DFEAAC8Kqnlf11UgQAcTG5ixyEsGDsOTNdEsYeI77jYzMeB6SZRzFGHxoHpplBYmvNxQXHjQHFtFBkNxLiMwDhGoINiFh2m+SKp00iXG0JKG+gIVAoTkBkq7QF6vp2KTeBbG5AEZqF1wKg0hBY0hMNsgHLD+TrDqLDe2IfHPUZgXGQGkpoi2xHxYKWIV1ZWFghL3NaL0OUIUlCimZFlHdYXyIBysB1goWWq9csDN4pn4BnPNS8V4FRj21lZYZWZXlrpLfzcHyv82udYkn/wF7FEzZKNa98QzLZQOYfsUo2KB1HgIrIWBKo7qi9yYJzTChFzoo2ZltBzLcOYsC/O9n3CHJqVwxF7ClToAkhspNte6Y02RbrLih1qUMj6u0GbpEWOC0XHMcZMzCrvW4ehyn3LuYcGLrSCqgq0EuY0eoBuWhotONre3zQ0yh80CpQAWnP5MjR9ie+4M2K/CZdMSLvpY8SDHPYrY5IHFrkyBwC5c2PzBhsLGFMiHqTBepdJceb3rUQf1PQuqQen/sA2FopJdEbPlEoexgONI3CEI6yAFQIzBGuJSDAMHHokGdmhR3bScKyZR6yZl0gLx+idIqhwQRds4iTUeWP0HvQ5rIYFJ4xL3AXbcO4q+JS1vtMBHbCZBAZYmz/b8rCKMpEcYluF9PAtwwInW3matj208mDmGS1uSgTR9wkQOrDyEDO/xF65AiBEECbuk7kmxNTTFlNPUyStTaOmHij4ZCXTDAc8wz/zIqsoDrSNcJytyI4WfeJXICdC/8qa6xFxsY0+wUEuZiL7FaechL7zNN+iGog/p8PHtXC9bSLmw2aVX4W+sMm09DH9lhZe800tzOY3tHCbV7Swm1/Xwm++oYXhJDLLHCdVyyznqrCcF4TlPCcs52lhOV8RlvNl+lycQNTQYMOU+MoN2iNORlW/MKi3tHjnAE3jp0mPEaEQxRb8cdrij5OIP86k+ONsEn+cKfHHycQfZ7P443TFHycSf5yO+OME4o/jiz9Os+aPEwqfn9wNTGfdQ0zObU/ce73yJgfjDJ3cvfIWX7lbu/IOXxk6y3vQzR7b691wLDGtWuFYmgIjOStvxYWJ1TdD57c58yNDMFJ3vHKe1zu8Sx5rdfj4fbPXe8Mdv0fHl4z4xN0z8+Z9F5AHh70z8+YnIuWBhryv+/LFrCid49QhcAu71MuOT9nhnSzGWQ95+mvicfUCvM/gAheJQ1zMTmhvGjFkQoxnrFF/q5Lnw4q9yzkYRKR9TG4C64kP6e49cYVDE2h8Uue61Rpx3WLHsHPiF3YabmEcNQCMS+P3cf1d4O61o1D2Ci4PORiFSM28eRdlxFEmHgDgDspxVq52vmYnLnP4CmyjdzTawfatSRplqPcTp+Zvst2CvTAvYbneZjmPRuqGJxEL7Ip9w0OsTDyMY4CuxQmpnhNSETYn5wk6/KqumEOIheiUeBzBYz7dr36AlrXmzW2UxHV8H2Vnv3oHJcH791COzZtbuqrhlnb1ZL+EZYOrzofJI4gGhP9eYJrrZs0pfAxYabak6QoACU7f1hvAb50JkjFruPtDeCMagIUHCv8J81190L5WtHB4U18u0mMLAPK7ukDI4hmhddc1+3jRl7IpkvTZ9V5iwjwQOWecsBDd2TLBASldPnX6hcymNZX4QcLDF+mbLejcU9bSi4qmZ9nydRFGNKyx0zwHWRcXu+KgD+2/EQc7fAdGuwGQhuIWZYls8ous/6KPfKaIejYaGNV7ri/T6PRO6r7Y23bTLSz1TxDX2sI3rHxxVr7YFcYkYzFAIaqxcVDl1Hqo4STy05tJhuMSu1WEEKOqgQ1/zcZYuEDD8IJPbetyksDYZWBaOST6xifFSHBAdCH7YOqCk5km+QHyiTTEl2YRwgWihRMoyUC8MhvAwsQ6gca84IJSqnCqYxIKdNBB9b3qUCGmahOQ7n41KWi2hnRDQbqxIN2mGGdZp5Xs49BMjCx4mQDMpugY1pnu4+eyY8p2O+cytiYlf+wZXyIoLfE+21nPFReeKCTXpIehU3ZlGVAQHBoymITQKF+s4r5E+EVQVOmNoTXEelwsaJZgXjzRw4CcQPAYjELxQVW30Sj28Y4AjxBqY0TrNW20WpC8cRzmITxAggJVtVqoE4sBnv2Mz0GpI8Yg9XzA1+pmI3UiSYjbnEElHNPTS3IFc2V5rxYeQ8fuvAiJDQ1Zdx+y7v7eSHjMY/yo093HHDsW/2qvIJwgYZTxxSLaaBGLEAd3AtNLnc9+ERBkA2p+IJ4G0bViaCFHmFBwuAfPQHCfsNQxP8P0lrBsCX2qxdz/K99EhI7on4j37ykXVVMJ9ESxPuXDHomouQF/Jabvy8BEuhItYdMbCvDw6IY2ui6Oo32ySEnudiwGYkuYvM0VDfG7xjqhNUxCN2H4Y0XT0YocjEyMCg4JIXxSJIIDldt3YJuOAJLAAv6dKioCdiZlAy2kLIf0wAwO1KTAcJVbpfAOmo/2UQ2iUecwdZhjFm2QnaiawYoFMP+QT4yw1EwGQvh3ZL+KZyaFgfacyR80gpV7jGEMAjoHn2UqFg6b5XHgMJY/hxrBYPpXUGUqvYfTUMJjyFMDz8CQ0Qjf7bKtt/oMi00HFYsieDgRhOM7fi+nhQA3MgVbP3i4pk0uYzVy/oaaP7Wu82+45wt+UcJGEDj9kTGhULfMsW+EPdQYXvCE44ZnbEIjTMSAA/4zcaxO81C8X2KSn8UXVsK6o2q+mHmRUdZOTGpWSsiRGHpa7058CSr3e8frQ4Lhu5Bg7nOxFdWUL4ICO+vye8BVjpuI5WiaZzGe5wdmcaISObEEuewI7IzyQ0+FiFkYhWpjwca+jKswCTR0OzmOkQNOR+JQ0UKJQ2UvCcjiKvlDBJcibtWap0WWtmDjjpzhh80i5wFwkujA5kPf77PozMtbDg1JvR60DoYDUZkDUe4hI09AnUHidqogwNRqlTf1xjf77s3+6JvJFu7EHH52SooN+tnDCR2yKPk3nEjDY1IBIAhZjCdkFC0XDQQzOUehWOhSyE5U4aFeACpC4FPq80dburr+VA/WIEY7NGq0aD8HSwZMHRG33bfis8UNJugKc0W98QELaDFNTbal6oxEZTsPKR5paAIRca+XJZQ/g3W7wddg8oQ90FQjwjyvSs5zNCs4wosFApXp39paodbBlIHCUWfX6P9Cr13MDYJpsMzWLtIl3OOQ3fXCW0P05CdfzzE0NLirq4TPGKV/bfWgfg0Pgj7o5zlmtPft1eQ/GOOveeuMo6ewzEtTqgpLLxaa2Kjs00XAUavHbQA2jlgPj+3OuMVq1qhkxuDuaz4hiyoNwKGWrmcLqJuq14ncjT5MRA+qZJc2gDAQ3YYy4HU89H6txofEl6LG0YcHNXKgKSJHXvcZ5cVCVeuMgYdArRBzLt5F20lGGeVkdRWaagfBqcRfcCCKx3jQ+uB/afXu9Xj1CrsVletnaWwIZyb/0tPemiMK7OTiISo1RAGNFX/koP4afl6HyoM4Fb2a/VUaenjW1FvrYxroNlQiRHroKBCyryWOmL5+ogeZHP7/5kCpytixPh4kmyI81lIPy+mAifV4TL0Py+ng4viqvA7+RaiYjkvUMXHAAbcuQI4FDkA2Izzqc0haguBQD5kNwN7VEwI8S83P2e2Fe3hCRhq82Bo9TF/S1ZeW6Ev+Bj6IvpzQRxMY+hDJGnymRe+CvNmA1osEq4Y8JFTfyDQrXmeoXKKyic1jNQANXu6DXoTIaOInX/dMvE7TqZgj2j0IM86KBMGTmsjKAzgh5hJUwUuNV0xlN/MFxwyErC6QgtAtMMPeUMSKbTLa4uRikUK6Ok43WMSiZck6qEcr8arL3EHGIbHdIq00AC3AYibRaqmoD2II/oH460KoSiBU+QxoUhkJUx5cq+qViOn/0toZUT/OSmjXpNSYCa+RSjQcC0W71BzJBcJFNIR3CIVpiEaUPuzNppxE2fkaiVCyztj/0sYr4Dc8kjaILn47Nem6BktxSYKzYPnZpRpM8+k45Og3v5avIGSdhu9yGhRj4mLnS86Dl+3YNYf/WlwVFkYb1IC1ca84hoOu0ipuiwsClnACXAgiYZtsHBeFecA0IuDMOAxDiW0SOKNeGx31kUEJck4E3pbgZh1nNIYRQL7N+vgOUgQt57HnkimxVdF9iVXzUjV/sPrcgmTg4U9B/uzTVPm2ARWrGD7xVcfjIR5Gmg2mIHDq9ge0W5rTAHc7TO1kifYG9HrT5f6p6hi2RCFfDlUScyVx+VPwLE8zX5zKHdhFIF+3WDQBfY6PVNawKBHHjVDCWENoXV4Q15lPSxTZMZrOA8tC8OjwNpHbE6UWreeTeUOs9uydeEi4QC1RlOh6bb4Sma+Em51snC9WzNM62PYlZA06a80ya8lSZnWsWWHv7ldyRGzEsDy0OY2SzFHfMdlu1jzr86zRjcGs2WTjpLFXU79IWStu4H1JQo8z/RCbz84H7Dj5hPODdtORADCBc0JaHBCubJsEDfZO4Mf3sGxO3YIiGA45kTyCdbJL7RSJBaPX5JhBdsnkBEs+zMTwa3DO5ASSmYC/ZgmHpoq7R9PPPq4ynJWSP8BwBjycVLmAf/AMg3+DAL6JU7cAiE/COfgxgbiWfK3jHXDyCoGzfCuwnSVh6/sSjqGqD1ZjiY/BKbkP2wlNtFsAMX+XI69pVtarhgN4I7cAHtDy4QJoeRLN6xZAJK9jwgZ1DFuiYDqmSlpcSau+ABpyJ2YnBXbKQ7AWtbQlC0AneYMXQDBcAA1ZAIEsgFgWAMkj2YYF0LCh8+zS7HoijifeAO61wOHD4V7UvyypM9h7NbD3NoC9Btg3Bey9Oth7/VG0+HCw1xvBPuFUVTxfAT8hDsdWEo1d0tRNdDGTpZ7mzhGZuTInRTVqxCTEK0QubmnjgeU1zHlBAccJPtgT+VoRcsZBZjwMcoiV5hAnx6J+cVw0DxyJRuYLBefQYmmc2Goo+yDFSdqxEAd6udSHOXlXB/oiYUYuQpkp/Jp3gnP8MXSjycfBtXmc5oCvZcjyRl0lvh5PH+9d60iisv/OM+11Tt+xJuyHkYDkz0PZMmdOStq8Yy49DF35dLn1PHg75AXx4DGMlCEZ7rxMzYm+bcNvH7SvXcaFVzKi4/SXZdvYSl7dS4rsGLXW5JCbCR/5Cy7/30AbCEH6IdpAmk3n4cVhu8xdZOAuvJ6YsYm70FDVEneQszPK9jwW7WxDtLNN0c4moh1ORUnLCtxUTNsxHMkQ3pFRzSMsUnaxGIMzxXF8klkk5o6WiLHp5WOOofBWQOtgMqWJeFzvFkXoTgGhOWFLtot9C5xLKjasltiw2iM2rDEWASrlhyd6VGZU/rUxZi2Aop4ZwaA0LqRnBzWfA5d3j+gpPMRkQId1LQ9LiDNV1Lk4KQ09vThg3xkzEXPnzUB1rRmYNooy90kx7BDw0Cw+BqysRNd+SBafKoOPLzmIwLXTpEuELuZ3JW8QfEa5mC4uuMAyLbkv1EElkpMPG4OCf/isDH6Xs0lWCuzw21YzPMJA8/daJlhLh2rJJqslfU6R5LPGeLUIN2pJQ9EAE85A55lN9SUPAaH1DTHjYGiLdJALQxnQdwKBo1TQ3B8CkSSGGDxjkxBXZc37vGV+tztvTsoTGZR0fBTv9Y6JNjyFSzR7FLXh6Q15qZ2N5UCAXWgIgef87HlEdMD5KGXkza5s8H9fLeKNHYtZLoQWGHJgUK9gkkY4lRUjDt+spXE3U8IEqTjlpKwJkzttcIYlAv1SZoAPS2zJmG0v2o4de4YN65oOsyUOOiOOe7rYhFuLZ+wm27YZlXSx20sqcxIsd8nhHi3YFsNIi1VPPtKs0nRArNvQJREhQfqg0f54QTh2VTQObgolvR8BkWY/aZHxaM6droKZ0Y3i4cjztaXx1WHWQVTfS3J2EkT6mE4wuoaCgZwYyBracD8c3Jem5+HofXS50BepP2KNcHiJhwuLJa8OWb6lh4nqPmR9Qnvl8/r0P2R9EkPiVmjj4oOgB/YTBz3Bw742Rl8b46+N/YzYIJbONh5or6CvHefvImlTRDDTgZMq0QYGj+wQe7Rb/xBARjMy7NCIohy3+hpyNV6Dax1IqqAWy65kAdx04EhuO0TCAW1tVulFrorAVRGhiuCa+Na0EvaUJiGvhXi2RAJWEnidzFHBOUUSODZYwDHQUwK+ogtXaeh+Eih9SD6XLCKJIP6UbSgINzhAjeTohhaKPbTmmuDJOyiQe6YpQTdNTHaIoov8L7J0m1i6KQrOVpEAARLstL59mYYXK4J9um20Ic0Cwn4RBOXxSikSBjHBCU0se64Y8aqeTYiIHIQzQMQZu1I/wRnyrg5XlR6uKlZB4TkOUQ/r1fpSLXhEaafmdsrKHa7b6nuolFXxH/g9ZpmOcyz64JnhcuVMMfUcdbr+XC2FGJyDsO6R7oAzve4Wir5TSPmc+KhsF1JuhbDPCvvYFaUe2ziEUBmh7+w91XTGjXcnzPh6a62ec0QVYdtTGtnYOAc1NDLZx3MOSddQlFVXM7o6a6fyLakO7FSSb0kkMWQoGSYnwV7N2tkRo2PxfL6JL9atk4+cyDdz8ut8G3LLZlkxZbetSuYt5GE6brt2G+cK7OIE+dBmV4spzhXYdUm2piTJ1iP5lN28gPyABR1t4gkfSco2hZmrjTx1ayq3NJcz9DdNo+1GPG/TeS4BES4oijVfYdEU3ZdyBpspovaVY4pyJnXJJ42jcbH4sH/tgHnapX5RGN7dsBeh310eeIA/YmEDTA5yjyIDSvlxiUnapa46J/kmZJFLwnbt8N6EDxXdvQLX5YB9rVhv/4bOlTCkiRWLIZyDip5YpqddGHNMrMfMarF1I6bbansY6hm7FXh+mrBDjNXCBoFnqjakh5jz+w6HiuXwLfBcmhjqSXevdxP5mqL96gZKYozeRklc5nWUMT/5h+KNwX6C1Ol8QsxsnYE7Nhp/3dBwg+XocYprJMaWjLdK/BfE/Ql+eYNuTks3Z1w3FXWz+8BuTgt4cTdnOInq87YDS0jzKErCYYfPkACt88yg18ki203AHUxABaw+k2ecFWvOCHPEkFEZ8CArc5ZxBxi2fTTPoN6CxwXe50xyG/ndaeQr7A7TueXTD+V1N+YL/XDq5nLVHX84xfy560zAAKfI8zJNXcvgY5NaCa0DZUJELVOYVIyNHbYNAmTniM1yDPcutaO3glQVIL3dyjxOTa0UtzPCgwMedni74U0KStNCkSHnGDMfZ4jYiLKE1jHWM9a1xSpssON9aLv5FAzLxFs0OK98PY7JSSNNlv3gpMS2NX2mRx/tMgFu2e419jeMyyrNBEzPOeB9aq93FXAd7ldwY4MP1TdQEhlG0KTN2bWOg0QvG1nplwD8tB5+rGVdvIdy2s6QqPA+DtvfJkokosM9Fp4eZe3Ovr5kWeJkB8SIIuaQfq8YRBfSeOwrGAE8UaglQRFI1UjFIQuOdMpueWAeS4dntxwHwNkGI+GZ1Sr94RARzwwRMUOSIGItiNgMEPH0CIafstOfwc1pul4nB1PP+wdSP+CgjFE0baOFFqeEiVobiSXfe7j8t9FN5QP4yylCnb1qZUxdJHTRq9KEHiDcN4MMoVMnXH5QHbhB4O7XuJainpnxOX76LHXLSC5aPm/VXW+oViJDUC1snAZQowBZBu5qgag7WjDoDxyE3NaCSb+vJQb5HXaI0H0OGvbGkIsrYLdLp88/JqDw6QEovCCgcPIvDAofDAb30eMHgIH3EDAY5O79QGoNUWqBFuhHNPmj03/i/xeTf8tN/k03+d9xk3/DTf7bbvKvY/Kv1ycfxPKWhC5DJxnaSdZKJn+gtb9ec2AB0oFGNIUSGulWkJCdDhBHR6wd/Txd39rEuCBO33mxLFPN+innhdLpl6fPFHxqxI0G6kS/zzlRqrxoMKnB/D3PbvFq6CJidfJXoCUx8h3eyoC3Q9DLA5t+Dxcwp8l/ro1Z0+v/723BQyuwvoh0LCNOd1aM2YadGwyOhiIvW6v1iV5yHTrZhycN3yjk/uyJvEmKmFzjNrFLyxqcK9TBZM2aVThXmFV2pMB1KB/oHJEnuLLRYcJzDhM//strKczPNDgn2ENHr1HD4QlCjaWWskcHJwBfw0PUVG+1YM8a60lTjTTVPC8D/u3VTvKwmd3YyIfPrJvX5B84UPnoes1doYXiOu96aH6uHiYnP+JE8+8NE82bdVz6tY/4A4Qd3Qdw/uIH1L4xtcPPkbte0WhdPJi9nnzP6Pa66M890Z93Rryrm6I/T0R/noo7bquK2ETCTHG9y8SukIqYFeexJDptSHJJPeBpzGN6T5GV7Zq6lEUmLRp9VuXPiWJ/p2ixd1PNmYu5hAacPtugFqAxEYJfqIkB1MjIq5tyQnMOKuLQCSp9p67fI14Eu8WLYKco7+dEf7xd3BKt6OJnRbivZYJtitY+ESeEVJwQWiLcIztQcoFBv+bXpsV05NUMR941dkqDmdLYgfUI9qFAvAUh23qVD2nuBxJ/QgMJc8vaauGviu3BG2jBVXKNFp04Tw89TA5w4Kjt894Sc/3sP0M1B+BmgZQZsYsyANsfVk6SBlGqKtuO9UPPQx1tw+PiGcFOIdDIRM+fQdoZIV8aGQkYD9Lz4qJUBCdajEHBax/v8eZW4n5hTfJ/aRNSQ1m8t9JUyIsCX5ULuwRfxUXg/MY3pjQTP+E9UBiKQ2zG5mvpJJoJJT1qbUj6abnRYKV6kYKTaNjkWZtIcxvPryzA7vscZyhtHuS+0WjvsSG82tjgHCMfrSRC0j1OIRGIZRwEoOmUPWJH9Ee8Mdkv+l9rbeCxx9nyPfEQGxC5AlDgnegV3kXsWSTGBLH6GXaPMlXWfHOxYLdzM8ya792fNR8rKdsJGyyRrY0sphKSChPh2V5nhONDEAvNIr158UHv4RX+8tle8l8Y3VqvplCiTji9k6TARj7onF21t8j8GezE5bAKp4rPxJE/lYXtnHQni0blg8OB3hySDiduWcyc7wKMjdisODeoRvrrplv+KaODAFFGcNeUFFUeW4t4RXMQINvaaiu6LSu6NbKik5o5jiaNccYgQloNIqSNTO7/aXRjEM0ebVccEe4tDrK/gTlbggWERFpOsQSxO8wetxEipmM4AOwTj4Q96ItETEdAeykKxJ5EwIxtFLPQu8qOZhEnyEIBOI8wnD5v3gQzLeFQ9kFzEbvONznOkjxOBo6nRaNKtEkyebdK3AYvZSNGcPE3DoETL2txIECcQih9yxuSghyRfV9NE+yTVqXaDgTBNgXBJoJgU0GwLUGwHUGwbacvlekwI67hDZkOvzYdEcdkJ//C6EjG/LZmJMLxiCGyM/gDWydQMBLuDbKn6CphE+cedPGczqEukiwLmA/JuyA4qDHw0w1ccDECIX1xQhikefQFRPeB8a9t29Dts2ktRPDBIOIfYxaKQ11DHN60OLwZGsQqsUkwBNtgBGydG5yWcTIyTrGMU1T3hnsAvNIoY3Y8GjPA7aUGUXwXqLF7mBBhgjO9cSYEIh3IGVM4iOkXTaFOMK8inwHJOoM8dK1h7pgu52HPJyW+qtiEMKpxa3hhjlnNdDoFmvMkr3LTOSMRO5AhNUTFIkwCT7vkdD4S/oE8jEvuX8WuNZ2SxhJo0EcW+yCBqNjAzn3h/S/KS3aTEGHgmLwDmwTyPsheZ0vQTB1dwSsgzg2OiVjPXb7txnK5hmHpEK0ozaGVFqzdjWVQAZK5oJvi2uDi05btL8LSLGH7xE3iOcMUv2MzdgwKbZO3c2vYDkwWDbfTmoSkV1u6cUg6DDYulr3hBgrR7CFeXpBXl0dfXa5eTWyjqAZXtOKF79y/SMgb70nWKs4lSahyjAacI7YGr3zcKVM5BR8+k6IfDpckhEs4dNtNXjjAJfAwKhp2bD/n/ZukeZXUibzDlsLMKKHm68jwJFleGVHR4KDIyvWzcFEa7xWNw8VmaHxpop/hxIWd08SldNAF2zjcQ8exZuAwn9rNvbxBXU4KTuXhdsjDljljgspiwmAZ8lvStFHl/YJ1o65VqfWpf9Qh+FU5L6PApkvsz0Y4F6CMoOYQ2RhjhxljCSZljN9ctGMM7wxJoSB+bNroVcI0SEBLwoPcmOna+mEKWltftSCiQaryFqcn4exKYEwmxOTs8uaHpSyKJs+oy6EPOORmAecI0ka3ltnfgtZ65BKLsAclVfE68zTiHTNAQd6oaWuEcjZHULWpRWE/GAVNSFIR9nH5u0aUI7ur1HddwcPiRhu6QJN4wBVjXCIZwMG4BcNx4oB2B51hBpM8SJaMchEdHCSXQk6NQTyOkRy6HJbDxpq4HsgV3f8VnAQ8C7mWIYLiJB10VQm+ft3tHFnlm1cb8s2rer75QMbjjwITr4drzkMldAiZkxyxF4ZkAvMHtAzJhaBFUodEBcTEvsLVDYSGNQ8ze6yOCp0KXIJuoJOz1nNpI/mqD6454yyuu9Q2ex/PwAlIB4yD3pCAlIe1MUhAqiUBKXBsk0cOyYslbS9BffqgpL0cgZgwt2gj5OxFOgrCRQuikYqWkGk85bS8rLuXtLxGQpgatcSjvGlV8IF5R40NJO/oIL2vlg35kHdUD/KOGjTSJfwxD8w7ajjv6BiR9awYv1i0NnLNtF7t2HE7Lsakls2qvKNtyTvakbyjbXgzrBYdzjvKMdAdeCWsFu1B3tHWiNa2bVvH4bjQGtHxtiXvaPtheUfH7PjxXkKNCDjvqC/sHDh25FRj82uQJAOYlli8GmjbyAGuoIOEExI6a/Y/C0x0P+jGPxfoNhzoMuA+QwBAMuHy4ZX7IZhhtcOEXWC0kcH3tQ6jjYfAaHMjjFbgGUg2d2+5SB6YU5pjXjmntLGxg0/JKR3Jhq7eyG6yyLXNOaUjl1MafuueAC80yzXgbf5/CrwZA+/YxSLdCLwpTIrH4Q0J4CXSWwFvS4C3LcALGG8DVNEDji5pw+y4WrQGwJuOAG/LpscR6J6OAG9LgLf1MODNaCER8HYGwNuogDd2CVU+BHjjEeCN6sD7nWkzvR5xUIip6+mrlEdTkFF9gcHbl31hr3TAx5EkDjtQ3ruMzMXeOU4zkO0ocEOfA3WMZONyGxUcisDINBNH8EjIIkQOWHEVi4hcJ/L/MAvHCdSbTKzA3yGRnUC9+zzc8ZBYjOMcYQWFV7hrTzDSnqBqD4fvJ+wfCMGT/ZXh/gFszwtBMub6fc5B53YTRX5g3tEglkR1xA6G7PqdZlDApa6+UOz+2CGb63UO8w3n0V3xftRDf3lOISKXUICHbTyo80fpKKI225AI9i6FfvIVBetERFMOM5vjlX2SBJ3zuQfR8l0t+1f7YNnlm9BPNSRUxZ/jLPN4RfSiaDbjKB8ksMkcO49oA1sUc8A3nSHTSPmDy5WWdVFGnUjoD/maxInOcIjDYnnHPUd4i/4O91iDcVf3syUIeHfhn2+nMCgTdP3fqn4xWXoI2fHK/1tB+KGB7ZJ4MNXPpxH6gUziNOp/TYTJXepbVXoRaK1ua07L7uHGOwQ5V7Rcv6U5+zsf35RNWT3J7w79i1qYV1+yrIx8svCRA561MgeKEM4vvG0XdVMdlcSjSF3bQxJ4v3Ic5oxUEILc/tnDLawjPPwU3Hhl2+mI02zhj8ZBL+M5jszzgPyw35uPJPPSR6jvskOB22VnUrYLYyw+gUxmCtNOCx+Jm5yPCwfVZ8UWttazM3SMXYo594soCOfNj9yJKsbmzT0te8S3ZGvwRDaHb1v9mNoisXaWRNQMkeQ5Qq679LUd1UZMmbCcv1idT1ukuXcnHrZvuYAOPc5D25ZR5cz6nt0iI+/6HHKf4Z/wAjxakZifk75vQ5ff1qIIuK4l9O0OMjhReUPLdo83dT4rM5xvlVnPgw2wEDg42OpgYJbn35eUDrxr0lLRs5tkP5aZM+wjc+YMyQeIPV48U7Sgr27ZmZWhczMh2jEs1xZTPB8tD2UDJhJtbZuTnMCQwxQO+90j80mVsCw43EtDJoJpgC0XWxzLWptz5MCKICkRKDGDN3IzSlgliY8mg294QAYnnVeyrn+KkIHPH0OzliQqfwHUecEpDgkfPtVzaf394bLA5CQVRI67lGj1dhDH0Vt4wMXoAdf4vJAMPkWUIfM3fpGYfiv719mLxexGSjtL/7Ye552yiNLO2i1CWbfYbdg1USP3SLFaIH32Waw9+ht17dtiZ4mibvTt2/I8ycWzIMg53cvpAhFk0NgtD6OxW60Fjd0mGSayUnqTPcX6e85IdEf1h7HoDc7D1ODdLiQ0rwFjM5GG81Y/LUqWI5jfUTTIQrpEcFa8mlQ+TK+LbO1I7Q3IbUp0T+6ypWJje0k6JXq+olXlr80kzPNObXeOgEn5uzQj4yxRgpS2iYS97/JnEFF3e2l32Yeu2le7kA7jnQkRDIkkfl3LbiySecMfiIl06xtCe4ayI0DwXKlXWG/KuTiSwS3CAhdQ4PuT82ZVqniLE77OmzfhYhDsMBcQBhBmvRlxHoglageZCWTTQF/SW4RELRGKpaEa7gh26wobOC3mOO0iqkKQwYQQKHLx0yJ1hB0KkE1C76nfuDUNY8dYoCwc9GPbHfOVYxuRlDlnZ9S+o/0hcHos/gS+bUs8Co1u9pzkROBBDstgMMh+GQ4GORbmh7u/nb2rZGjD+tDulJEdDDd2F5ORnZWBHY65zLHsBMCjm4hsTbXsoSKSvQUC5vv31cbWbdHoVwNcgI3rl/GyGC+ZTmBcx2VcJ2RcJ4Uz01V8HIYXnpVwO2fmyQ1vKMlEwcsXuDVBf5MY3li+4HJEdIhtDu24G2wwKBxdp4VZ3M6JC6jDxBux3igG8wRFPDxVl/lTqcBWzEyb6DKot9mzPBPZc5xoBqJMUF2Q7C3IHotULX7A7KudZJrr6iYeDOmfuOJMHOACiSqRit1Uw4KhsSfKfuxrNyb6n0C2QrGc5+0FkKzPcryCL6l3HN5g3lmSr2BPP84o6zNaDxF+c6SHSYDOzZMdYTykxepKNrhJSQaHLK5TWcCRI7CdgbKeFITwWbGdXtEVB0TyJ1PfATrLFpgT5DEnObLiCV8XnhAbGNLthOpPJWWcsptdlA4dSaq4zCUAknjxzYMEQJ7T3WlOTdSUPWVqfOer/I2kpkaSTFo0ACOyCuerHYoyHlUEqeVvItGWFsdvwWLsnMuOPmiYEouGaLqyPjtGu/RxGoGfdIF+qyfgBX4ImfQNrYvkf+iYmfWgypxYuWAjrTyhHCSQs4GwxzeNY48Rj0BvcoCe45LDIZf8tIT91Lhkn7OrhEd6HPR10/Szw4CjmwbBHbAr5L53wHDgN4MLEECx7dgCZyc/UyUs553YeJuCbJlVCAvIwcxMlWVASpclaUK8PNzHcotjbeBel1siyFttLtQX+GuruJptcftYbrFbZR9LXMBDso/llnwrJnMbXPCpAJXdSv+2CZUlUNq2cR/LLfQSu7LGdss1dIptPcQqt2SPkpts0YsLFm/YAJgWbZDSBkhpG6QU2WhHxgrrIpIdaRtwIIgg77Rkg6R4XiHLcTqPFGlsUJBtsQriQ3mTPExmwJMmkiRAMXMcMw1nPg4i64L3/XPINVAG5+x4nz0qiG7DCtFi0pIB943BdZuxoMsxwCmwc8mozlHAvC0qTawHuQ9JQy9d4JyE9DpvHM0ok+WhWT6CmMQ5nnjnuYyvTbLvnFAx2NRwtBk5k+Ay0bQt2eWALZQ0ToM9CjjEOUCaTWKeg13qPZNPYQh/ZODCjzSbRC6pfNfkvGnBXew7yRkESRoqZiXxb4OlHcJSsR1NjhYf6fEmjT0oSjuSSmJd9rl0OiQJsYaRSkluPtEYYRuwNleDjFbxUz22ZbRZFURSGD+HP5ahYOfC5SrMO05cJxnRZkc4osbFKWAjx0RuENHhcfEGjBsyIGwVTEJTMsXbSJZ7+siyqthRw07L0c6+nZGjub7tVf4MdkLe2IZdGrrn5WQrb+HgTrbw/g3uZLaPzJtiDhU7kOe2DVRiFW3IXd9lxMLQhnaWP9fJtgw3ToRPOKxoVGQXBPJTQPNmlghR0+Sgpk3YMFcnboRYN+essjT5tzzAx5z5roecDKNOSgiFZm7qqMiKhzgdvQykn7WYrGJEs14hqkOLkDFOJMw2nx5WHpcRPdLKmkTYTXaUvVOkBbK/HG+BQD9DsuULMcFmvo4a0UOsMn0SapNDnJ2OM9Vx1jreoZGeEk2Fkj0LeMcunESSViWSYDD2DYjFN4A9BUY2JJURdnGryrCFYHSjcNknWQD6bIv9VwjhfNvG7CL/nFzJbFrFf+MKnBSYbVqSk1lmpRZdHFi1+7wZqdncV7PZUPOzbJlzDbyw5Cr63cOQHat4cp7MlJk0Zti4Ffz1Ff4PDuxaxEA30DSeX5Ewyq+4rB8cUx1wcjhO70yzwPqR05B66fEL8viF4ePiTW8kq1n1zjnOdOtkUajFQLw1TEfsE5W1bUZ8RYv+BoYkthuZut1oaFq6z4LkXAPqhiTJC/sjbfx1U3MHE/8uInicApNjKbVkXzqIwJeIHXyiEz005HlJfNkLOIHmMEnl1xBu4YkZkNkqYoLmRJsUFwHS9DBNZu3LrLhn8qon8fVDU1AWnBPWk1wMnmS088SVwbN8j+rKxp0gwtmys8qrLPkN5oTqW0QgpRUbY2kkn3Y7W9dzDWRDZw5kaVLlLbVSXkAdv1z+9D/96T/Hdk/eufOoYoV+FnvJJ5TEjz3qMgWV7MwoX5FMCaWrSjaO4L0vk2/67O1G83BDDydCssU5O120Q/x3gIdkm1hx41HIYThco+xMtdz2lWe0n3AuBfEDkpuz7Gl1kGnLAieh4ATyoyYJ/7Ao6KxZaPmjz0r6RrjOu0yaIe9RXkXoGCd8G6EA0ZCWIFm+cWbBIbENwCPvFgeX7ZJS04rXyxymZFFW0enKwuIhVVLgasMXsj0QBWq+fZzxeoNzXxPwQneuaNxp1rz7mjXvvia8+5qVd59h1wFPdlNEehySDBcL00NGB6S3gZMfEsTSQYODlUy1ywePKEaReFYo4hdyRIezcwiOJRYVug0SI1z6KSTkYrN5LWWuFhp3g11wntOEvpWDzSodJQDBcLids94IMmILT0t4fCZXS60qThQ48tkcTolecgxVanEGYznVw8amoiwArnV53nLO9eeyWHKV3mE5ouV3OBf3JoMt5iclfyCnUgHB+hz8XP+R1kElfIg870Oe8GviBO/PGQ9Fj/qdlIcE6cAMilk42hOEFNyk7QQJCoASZvDzDPerOdnydrtsCWuBCiShvwEqYtFl915vN452qX371T6XHrLLlXPVXDFXm0X3dekCuvT7VZfqGb9VPeO3k6mqczzZ5TTD7GNLP66LSEwpHdspHdstHdsjHds37Ng+6dge6dhu6dhO6dicfOHAXu9A8u8MY7i5SsjDmBPR4P7GslEvHREj1ZCXxLA5bCAPgYwcPbd9v9ouR4/uV4/Kc3NA5SMjSTI9Uk3zc0/sV0/I0S/vV78sdw/MM3n8HguS36sLkrvUAvam56NF7F7PR0vY2Z6PDiGvNaeapjeHWfY5DzVduVu7coevDLP1cwuPcdZqHJ3e652mp97np+j3Ma0e126MIOhf0nJ8WTtFHBLNK/zWxV5oB67o5HeMXtdrH6UH/9WBB3+hoQq4/jqtyYP3ojXc/qcuTOIh2zVuDKf6gO0aVV0cKd9llac61GP/nGqHRr/aoTHgfKGBczv2sREj+1gOkzAWLpEiGrmZHWBZC8R+PQJ6ScZAjgTWYqRLxuWpmdozW+WZjBf6pBSzUmzP0iTlmvEv+1Ty7z3OLFoxLJKWT4n89HSFFR+SN6iIapmDUOcg0/RTvP0NKxrhysMa+aEXD+93Gg0zJIfO2YeRtMtBLRts0pghWNvYGIHN8L6XnDjw2oZ/thdIXsl6bJqXMGV2rYJMSryXQaoCIsouVQGJeb4kDUcaO+9iYU5Inp2FQHLvmCrzziJJhQE/uuHGWXiA179rRmLi+JFkIQEd3RjzBjdxdmRnLwPFOZVCjgxefHiQ388doczZGhJOMEf07n8CjjWSM853HhbrnDu5iJBbjWjcYJNiX/KirZ/tIy2bg87DRYw8PDEn7RU5Sc9YF1dkkBCEQPeLhec2pgrgIki4lkavCGkMQ3Zu03kgtiPYbmENX8bk96uPL/XYjY6+WO1yPEgRpsW9DWrA5L/VGrZt+AhwsnvHx8Sizh3sScS7JIEED7XEsh8Sk55qjyQofFn2f/jORSJnLNdfXMaLmt1U6QOcIYnlGsytAvWufPGSH2qN7DAAwzgPhjknDmavI4MX+HNkn+FcrOFnkAkn4DQpnEpDc/YNCcUDbVotIs7rwXEJiBSGp52R7CG1BwwndB4JIsX2MPWQgwih4rCQ/aKNVyWejWAALjDPC8AnnF4SvDQt0GtF5ZF/rRAK7h3uwYfmNqQdrx5TwruhiNuR1UNFocsk4RCHdjsjmhlJrCxZxaHNhXE5ktyqmils5gzL4FuGeVLHisZDsitx7hKSZI+TZBNxRq4qpcxw60olm14PoCqsBYz8r1p7HykpEjJEwP8QcrOxzoeTm/IdOgSGL2/RgSMvpiIvAgGeoyLmRE8o301QPrTkP2qismat/H6tGXTszu8LDvz+SDP+Jj/qmnFHekQSrxyE5d1anXTszu+r8+5InZ/lR2uUlHcsZEp6D9bme5GjpFgZ3LnQdS5gEkko/j1H4st795NYjQgfIirJb37E0YHU64M8tHdGwgT7H/Fn7lWfeW/wmYqB+aYhZO6StES85EJUDDS4gLV3aIXoiM97OmCUJFpZlf9S80G8DKsJu/8RWjtfvsf50ArEuJnjLedIe1OylSNShYOw+VnkUZw336Ez3gw6zHTt4YbcgSrxBiIv8Acygm2Im0xF/DHlvIiblU5wEE8R10U17Pfsc9P/7dU//oPwrGhjJsE0pP3yLX41U8AdyoXFcN4siQIPk38B+sCadRbdOIUzdPqGLYxW9lUt185UCSQ5+3yChNQFiyVx4S4XBvD8qi9iNow4Ubaj4ErPyX7nmt25PE4jK0ldoElyidSQ5G5WHNriwBESZGA6MsirX1kHhLxAbQrdFFXMTFrp4e+pXvL3m7zXkOxnJ4xaJIGGc9CjIhlVy22+IKZRp1X1y9samwv9ZfxjZhB6ke1q18dyu23rltnezHR3avOmyYnxsazTbqVJsxFHYeB7Rv9C4na1YGSeIfT+qdbO9NGkOs0+1dpevkOtTT9Wv/YItjTz0l/A9Hb71W4XHPnkDWPgRgaCWIK6/mbY2skyWW679qiIv9LNXmRdlV96i5yb0edgw3K9DNmvH3m8OMCuZVmtmWZ/Q3LspM6exNlCW3zi2fQaMsVeo/cDibLr5k2kMKb6+GO06sxThQ82ir/FfjNJ6X3Abc99Hxtd8/ef+Zm+b4bfJ+ZEf8AHiGlBWIq7rY/wbXZA89lrjHO7TEruhUwyuKSSkQH+r7wVjSQ8cDF50IjtLJDFYLFV0Gdurq9IUJyLm5sV7ZkVbfh2Cbuby5N0R+ICDLKXUMdkEZR/po+0ctGkG0I4BAePJhLJ5x5K3UNWFOyGcA0kBAdW9KnyCl/ITfpIQrIn1dBLeJZlX7gLi0WjR09dwlMhAjrwHMJl4up+Eyzp+0pqAQzjiffq59sIVdN5Oo3N1KnsIlLF4EN3cLopIWgwuHsb2wx5OXOM6aw7NxxAyY9X99OZxMr8Nq1MbTCYWiNPaXpqOnnIXXk5nUKuYGrA2LC8hZJICwYkS8p9dNZIyt1SzGF7LLrRSkpLV6Kk7FJB4JtR4SVlnIPhpAYa7EloqIik6bRGUGHABVUR1A5tiBre15yPljvuuGR2GgY3xjtkNV2mt0lxbr8/uiUQRs2Iyy5LNMRYe+vlTzcgOFnohJZkmWOHxPVyrQb+RvZRYT0jMujRpH3AfQ+DNrzvbbxPHbHD28HG2zqp2tQt/LanlDac8o4HTDsPY6Su9NwAVJ1M/vsIcb4HRKM46dBmtcVOU1SVoWD5SAL8zXAIEODfrgf4g24M4/8Jp54pQ77rif4cUCmppgil3CrfWH+mhc0wTb/snBEcBJm85aBXV8+60nNlw5VuceWpK0NXOtsRb+iN0rgy4A05y0+eoaWILzQ/qi/IbplSESpOSveCdIhm7I855y0NyGIvGXz1L9qfQMpk0LEW4MvUxpZq/il2WcXGPqOVQhhmO7b7qA2G0WuYFDh51LsjDwHLEfGKz7stoaX2lF5pAUdsqDp6QNXhsKbucFc+IqZtqkyhqW77uJ0Cg3YwGsHwze2Ax7mR5mtsDNQe9kAuBx8ywoMR1MO+PmQWkkElHwpe1Wy4kkXaWMKkvZHs0b6ESacSJh2KD1BzZAdUM7IZX2tgWfAFc6nkfw/N2Do2CYKNS3dADMDGddh6Joq5s8LWLsouUXGmygjP7FLI1j0MrAa/aJyfK+9IvNt5f/rZSd6TjOAXe7Qj3bcWD9g38GTl0ukMBAPr9mBLVY+P2E9Z71dvwZimb5Wvrx+VFNViHvAluMEXx7xPQRmQxcXkQW3pD9bK7Hfp+wjDPogMFL+bcy76FjdjFhs9cYi4Wi40e4KiZQHaHJUXznDWyG6/UM7sC6cLQMptJUYphexdoRiYj7rEBGJ2FkPJMfy8gJ/P4uckfj6Pn5fx84ozNoOJCahpky5kHMebwOZz/jzWhMMxJd4r2wLwoEDrDhdzenQiYUQqvPTuPJVFwGzYnPglbhe3Tyu+O11EWANXNwVXjwuunhAkHwmuDgVXc06W2cBFal0SFxUeAbcZSuTO0GGEhZRwHCr52JdNq5CKkjuCrnozEIaV7B/NkjFN7FdK2eQ6lvQCw4idpvPj5byBCUzLvsTo+AD93VS0sCx8+IzMUdHBsvBlY2Dfsunbhyt9F7sFYFn4SPiH7SAnZDvISLaDZFOyhAuJ3xsyNCAvC1v+yx9Qe8VNJft13nxsD+AbAtDnee9MBiUOmLdEMhMS+NjMtsSWuwr8n5ZFBKsabGkzvKL4N+XfbAZWChpL73w5sSwmaZMRE5T8L5nZyrsDDReq/2ELFSAd1tRc1QIN+4Pl6Tp32+vLjexkaSSs4F1PFqzcDwYr9Tbv3Dq6XoMN6/W2t9e7HciCfTfgFYoGxQffUWsH76lVgtffLHz2iqfqss8LOoCLkiy0YWaEq2yHGTjEKLf14FAzKW0LsechjVm63I41/afoPw/E36+SW+RKmDgnhQMvodnnViC7e49pn75aUTtuGFrDyrtWUFkYFmXL+pumYAZeyVNF0z3HOOSK8yZX8KATRyRk20W0FbXeRQjVfB/VB/s+spPnU71S4eHsc4hH4DAs5cKweEOcIhruhRcR4jtiGR1GLv4JyoQEDoLR0+ybrY8g4onw8ucgMvnCtFbbELLTLiodxhYigGtkWzoIKpzBLmuL78VVHYyMGBAYwJjTqhMs/aEneDOgZeUik+bM3WC/es8XgLkT7PXuuePbdHwXpvc3A9R31++78IKJQDTnX/dormrYVg2xLd19gyu/wr/f4N83+fct/r3Kv9/yBki3+sztoPqMIGBqyDte/ghaf8uTraa+60lK/5tePo3yx7pQG3dMlpik3AVWvWH2em+GbhNvOr7ijt9H8FUow/AezI84VoNU/5dhsrjK/b4UVs3Cxt3cwau+bAR6y5dBRciPX+RVFtaCY4N82VL7bV+207rhB+zi+IrVg3jX+ivVrvSSTIAzbWO1VRtdMoJTvHMS7AnVjBRaNvD+oY/Iozlzx897KH/gIwJpztz28y0ov+8jEmnOvOMjgsnNKAZcZxzEdSWQrb6/Hshe328E2Ox7zlwOiCxhY/BAdiT/iZ/z8+/7cOqkCfBlp/D3fHbtND/y8yneC92XLcje9cUIcheUzPu4/kZQ+NWW4eLfYAubu0y2l/NcJq9QMlTIepP1CwtDQCp0ruESShfWDrwuImcMammb28JtARoN9vqyLU6U4xwo+AmAlxq4YKosyXk3K9lNs4jhJJDv5UCLbh9BR4r3gQaVUxxCIenBGY9d5ahGt737Gx5Q5xATw/277phATzgMO8DVj+z1bhhxlb9uJBrtWyinqWqU4uPwnuZty/+NL1Fcnp3Zr34C9N6bN++jnJ03P0a5hVY0yq3z5kcot82be8Fgid2r1nP2S2j1Y/r7gXj8vOPm/3tu/m+5+f+um/+bbv5vBDLvbwcy79cDmfdvBTLvVwOZ97cCmfc3A9mK4ztB4DzpL2n2+K34Fu14FsBqwEwLgy9Xcod/fxgIqmK2BT0hIfOSge8AhxlcMQO3/VD2HQH/bvK22G4mOVzscf0ENnCHkwTHGuyR0L7dCAkE5+LJdgAe9gHYTsUmcC6e5ImH1yp70U1JFEPAsUuS98gT/bNX/sgT1iQeYU0q4urwB3Ii+wwtt0NC3sKf+Mk3jezEzNudeINdf+LCY18fgtvljISG4+xfdMsIa3/D7Rm/S33PyNY6dwwTeJAbok7NkoOIzxBBKzlR221T+FRN0zbAAli1unrQrh6HVZWTJv+Phvhnt6tl4FTQll/8vikCRBMzubYxJwwqwl4R9cXxLxJd3nV2V+fAoeGO9mLHp3HIloks6uwonLrYMIfoZUu1SEC8y4UaI7tqP2N/T2xSzv6R323wrkh1tiv6GeSjqCYfIVTcZxYMSgpJcACNi9U9bAXIjvPUIthB43KOMXTIYgxYrxDeToG/VvLG75Cfm7CF+Ig9diHW4icOd6iEk/3Q1WVYl8axn5dNenR8ohUOgpyREH6c5YcTrUiM+rwmOFq74XYzI9IeH/Rfo0kKDg622rMTq/kEGABiEWGgtRPEm8bFOKZ01Y4fDF9brbF63murB+86Vi+C+3HF/IRD5sdsDI8Oa8xPyNax8FDF/LyMremNLw7QZbTCaZF8hD3Kdtt6iNiCQe4XOfeHcTYI8HV5uxKJFJYdnSVNPQK/EQDPTlyygfxvc8ozVuijAk585rxEBueVg4g7R96JA3uZYUWc0pvI/4s2f0y4WM4L4xS2Yz1Q2roKt4V9SXjDsEBGHcBQdMC/BU9zhiPi32I4/WQvu8w1EssVcjR8gHRK2PomnVeznMtcdbH1m6jF2wjyCMq8L82SFkFdXqqlIhZ3qzn4HBh2YmRQ8MsfaudZ7KP4gRZh6bbmSojDxwWC99/TwpCAwojPK7w1TZ1VMyOCMcu/p/FzDj8X8LMqLlnijDXg0ljKIGk0+5VUXKSR+wfSFl3axJtq78u52AN/awjA7Fa9E1MKAThCsT1nBYHN2WMe23/5kINTFMhT70ueevDLRI98cYL3H9NPsMqdXT0kPOuSSR7X30evE87v7QMff493nZ83t7QkTPmuFtHyJsqArY2+SxHNcujbWgTY61ok2G9pEWGvapFh39LCmiNgm4H+XRZAed4IzXtDCTTMwKxF4jrOEV+C3KPkjoHS+aMyLV5i02J4rsxWfg7LImM3n32r6V3qAfaft/4RsS4C69WToCqIIAc4gQUKdoZB8jJ8WRIc+HLb8O3KFMlbfdcrkvf06HvL8t7y6HsPMHkeevDTNYPnv/ONv9YcpLaMhGpmNE7iVFukkgVEE4L0YO+QbdcMR3MNcWEyxIXpRkEwqeFCbEhBf0cqXPhKUnBYZKv0z2G1MQKbLDrc8RhRPBmQRxuzJ2HKnZ5LLytbQzcqMLDZ0+I6fAShY7aRvSJh122OFbPNPiBhLxPZeNn6e11MLvYRwiw3sTkS04citrzBIqNLXKNW8BazBxX7JRmIHAFXg6PwYrWn2/Heho2oZYOrRZgmYm4bAxX7S/F2r27/rJgXI0meWnoWOd/lKpsEjbwP1xzOCpLRbf9XYI6hmag8cE7Wj5FXdXBma3fscbrzKxCRCf/ZN37F+FwJjlIbwc3ck8CZptj1YvHNN+Kbzw77mfMOc9t6a/H3bo4kZTRDlzFqMjv3nGQXGFFwarfHvcQSC6weVOL/rUQSURLbKOSXiTf8u5wvmJPfeQN3Nm9BOXUjMk0XdRAMow44/u8tv8/8UPkN5qYMO8xx2CEdNLDEKhg2QxjWG2HY1GDY4Zi6MoO4EkZtiPvzKqVLwpJQ2i/iQfAAx9kxS/+uyRkz3TPC6v/ISJri941sPv0ea69cRhT3ul+lamBlTbaFmJstvD+rAIxxarGB+uKI65lsMQknwA28ytMtb0ac8Oov0UODFwmtzTh9UzBU5rAj7VPDNcyen9yGmNFjty9ZrUH6ZV1HntuIlkN1sXAgou/gVNrMd6fED4q+u4klDBcmQ0sYPptVpv8ITEF7r6StW7YtWcJZn7NzZJxEKA94eRUxp5HkFoB5Jfhquf01uWkSgX6Qd6rlVhSdqllFxsnGkOJpdD23bUf2yISVh9MhVR+X2gQF8+xywOqWUsQp48gtArqpzdhuw4Mf3B0tXP8PtEhDt1Ea3m6DxaJ3NM9H4VKEVDCgnTR0RFgr9qw0wlr5gzQUPobQMGv1OWGtzDD5ROiST8TDxBYsV21Bimjgv0Q4Z5bKrupKQ4I9ong10Tr5htNq4ombxgGkjycG97TToBERarMX00ATeiMASvg73gZnoQNC0dEJrDBQdH8DRTe8770kjwXVR3hPoeHW9yrAyj83dBXSA4Lu30fQ9ZCgI87XYkupI/jGp86I86SE9LqofDBZ9BS+10eQMO/mxkeg6WqhxS5v9ZAJUwuZcG/w4/jscq4EUGr1SzX6g6sRXpY7Ua9mSPJ9afvPVIOD2Bob8A9bprvBfNb4GcTDRiUeWiJjSEHiV55xjftFRBvvUifzSRQvIiXHLvW5fDOKX8unUHyWcEE8Z17IQep+gi3oCQai8q4n7OItpxeGDxwJY79Dwhs7s9zQxbRsecabS+M2QSI2/SIOeZrwwfZ+Uv6SyAes5uryHqHZF6sKZov2SGi2Jgaie55a2C6z89TCdhmfx0ZAkmkkQuakyYSVWsWMkKnKAfJID8YArhc6Tl9ARBSRpUHwJ0QKnPhyMlu/Y/lEy8n22knt8hyTvqFMExCFvKXXDr6vV21MAmrDxceKDJb3KtqmhrTN30jbVI22gW9RWFcOt59mTxFoyHr5FnEnhYbdKejq6VvVhjSl0TCB6DuSlopnkyVMeh8TYF0SiWJbzZn4WWZTWbB1WmnqB4l1dhsYT/h3IBkuMR29PLPbrmGvLeANJVNYcNczGM+Zh3FRkSQbiVUE+7nREz+JzsAhahdHI7OKuNqKj53lXAZDzqTLSZflfjp4Bt/gHRSNpJ9N8glJ7wFrCbYAQ5O2Ah8r4OOtwMfjzJWeFq50XBwug3PI26gQYC5pw9V25qCU5AtXMISPQfAFk8VuOtk8s1yIA0xti4TKeQSLiaw7zKFX3iUa/r8phwynRXTugVsL7Ja6KxmC1XmxVSsEIeUvULFpv3qeis371a9ih6D96gSk7v3q09huD7uqR+V3PSdNc6bZ74BxJTp2A+nrrhJn+D0Pi1pkaeDaGEL0w+wdMYToGEJ0DCE6hhAdQ4iOWYiOR4ToqLxjwKazjfVPBC00kIoD1p+5fvZJtAC5EOxMdgBJ539gJG38bSOp5b9vJEb8HU4IPGe+ZyQC9ZYRFvi7Rrjemwb7oM6Z7xjhiW8Ygjkq3zYCdtcNyddUfstI/oqrhlZnTAQvyDixubSKmwvERFA/k21Cg77uSYPe8KRBlz1p0CVPGvQT16D3XYN+7Br0nmvQj1yD7rkGvesadNc16IeuQXfQIGoM8kWjKYFLxaKhCFAV/CKxgH5cf5aKFnLFRBDnP03FBE80SOhRiArY0zkCK/EkFeOIhovA+z9BRQalcARt8B4qOlAKR7J5aARdwRzb+KLyR2JLxCT9ug2Hkn+DJf8GuxNf9YeSfyP5sdETtZzthoiLyV2auwB2ZedG6UMddwR6Wqf2jeqnKfHgtdPM+Z82Sm9xcHGSONDOEc6mwi6t7N4q3qrPMOOIC7vxs4/dCLK/gYBuWF5z9tfkIw+iJh+lsp9LS3Z3acteLx3ZbyYTL9Ex2WhmXHaGmJCNZiYr0QWB5ZykmmQuvwqgSGW3gf+nueuPras8z+fnvefe42sfJ7Zz42vH3zkYckOTkGkUo4A6XytAINCmBAuQaIchLokd7GA7aZgS7I3UZS2t0NZW7I9JmdQJpiVSJiENbWiKtG6LNiahqZP4o92Q9g/SOimaaJtK3br3ed7v3HuuQ0raoaqgm/PD5577ne98P97vfZ/3eWoKo+lVGE1flzprv8JoYoXRbFIYzWaF0Qx0qQ0EFvV9rRb7X7pueZUGLEc6DIZeAX+c+b2+SwUboisoJRvn9FzBQ7lsSY+8BO9AzXoU+AZkfGx5WtuuldtyG0AAkj9AKxHWvPwrE+zKkjL+5cl+AMdiavXi2Ob7FECKzFH6gf9xOoou0lEU/j8cReGNOYrMPB1FZr7LUZQ7fVuDsOUGcwJG4he8Tjgs2GDrBXo7j7e7EcfSL/876sAycz/XEfUx/0LBag0RlIjHCFKYl7ml9hC9tt5K6+xZWhDsPSP4e6X9p3Pr9k9ra0Ecr7uOytQ0gULinkE+MPdI96AiNmDiYkPeYymqqGBf12TRT1qNil3O7baDgbzAuU+7GZg3eRDpgcuDQA8cHoC/wvUpmLMEs3mV6rCypGeUyaUkTrgOPaSpYJ2hjMyHOBv/jhAUFuVTpXX5x18/fXpq8gw8ZHKtCabc9fYF1lJEU7cKPFzJQ7GozeWK1AvpPtJq6e1C6NSu+YNpCtKb9neYHM7gOrhRdckNSK2vgmSvtd6Wec+beuN/fvaz8hmN0T/S4Cv5i4rXY8mz5asVrhjA5GJZsz0mMAHRU5K3VmHWS1X6h10CVMDnU+UKoApTazIrdRYAJRjtoKYRo73XVHb4T4oJL5sjYtBXdjkrKcnTTyib9j4Zn+Vv+8Wul81BKFBiAVLFJU+AHB6Lk35Tuc39vFp1x8PWxUKukezb42vSly8Wc41kgnucF3cyyhiuQUYZnH5bkS+GnXrr/UIequzb42tu/35XHuptvNTe/ApV6dLB66WcbbzVR6acZUM25SzbYgbl/y2HGtmWQzSHr5uDBuaumD8Sf1QO2pDZYnoa6RBSr+SmNrlsS55cNszfHJbf5G9LIxykPX7eo9Vt+vY6F1z4LvY657HdzFBExQxO+OewHSJXrJjcd7nfwrZ/r/NNbJO9zjewFQvmFWy3EptZgZj0GrY1MFVWMOP+DtzIe53nZVMC9W0ZjRLszFxDsgkGWW3DGhJyLNLIalhKboIKxklpSDW0yoTKLFh41AqLjE260JBnmjLSVAN6rYZaChuMbXg1RlzVY1w1wdQatLVEIiwpAzqC7B9wiWv3BnTPJ2yqfsz4JExKspKMLJZ3zdkPeltymCKQiuUOBZeyATrvSjYYOwhYsxnQYCxFUuayHtOLYOwgWNLlbBjnpN42Jit/V5dSb1cwduh0OgTYVu50ogRJy2fyjBmC1xcRsSRC/1XSCL7sPXiXe53b9FXu1je5y5AGbqe+/yaUz2AGVWCtjiCQibG6YpBTMmdV7+QnZHwc4gg7eNoOk2J1VBgXTT4ndjFiAFcUIRZ/v+yNwIlNv7VV/FPOJSUbGUi3FMhIR0BGCk/BsCJWGzRg33M1gn4tv3bp5/Nrkz3jgYLDudIJvfyydzkVS9OFWe6lvfKCe3TaTcdkT8PKQC70EKajAeRFdjuX4JC+YsvVfHa/0AEs83mkf0OE2kc/6Ie9hA7gox/0GR/+PI+evssAPpBdrIjziXDcMQdML/cuu2o5yCI4OarRzs0IVTdTowHRAQ2IDmpAdAhFgfdZJlTzmlxqGMIaajkcSQbQ6UZUuADUhOC/G2UWtlLWgX8tItVEDR7c+xvsttTEUe8Eue/cbu67Mu9T08i5vVGHKrrIfRcTTkgG8pBshx3uu5Dcd2UicGqxOhh8jaV3HAx+28EQ0cHweXUwRIqoscoQYrxMyFLONyMIjROgs08BOpOKzLlbwTt3Krs3ED396GI++tZugH7QxQiD3anoqiZxQ8T3lJWetEZgD1EBo0ggbrtsurw7WdgA3WXbd+1j38I63TasE0nJ1eQUlqZV9OSI7l0E8VwwE4DgpQx/iGvGPuUk0kqbc8ydqCNUSN6ikg3578FXKjLDQIx+2DTkttWiPzoAUbOseF7+WBcOl7lwKDqkf9GFQ3BjC4dEFw7JdRYO1py23C+BXm690b/IwuCa+6hZnty44X8DdygY9peVze0XBYlfUsxyASRu9VaASycsXd4CvP30lbuo3/IBJJncD448JXAOmGWtzjBZwCsaLCIarKLa2BF5lIgBNxVOGn6rKkPR5whLC6UUBVjapy2PUcTE2YueJmag+TEgDRHCHOYl5n1Nc9iSefl0hU1c+Sqa6VcU5daNcavnkLWNwDZvVaFtFsuGVt0qhxuQbGJPQzbTLiS6sGxhB8vmwVuWbUC0lXNEG7RegJOT3p2VLKKt9BGItpJxXiOkrbQR0iYj4XUgbVg7tCFtX616dV1EXFRkmibjS1uJ2FZIjlNoKhasI02F1NKBfQdO1zsIkppyZFfGnQ3ZcD2Wf71fw7Ak1lBFxR6F2ToKMlb1PydHIiMXcdXKBNnI9OGUmycVcngwLecpgk3vkS5eSgcckFnDhBfOZsMH0RfotQs7PHVB6H3IWSv1CB+3tKQtNr6mRQ7zwlpX/Z2E4NS1a+7hgfXbN81wIQI65ZjhM1KWBpg+hsncr/DghoyrnvIENnKukOZcUkcYe48CV3ciNxVnW37Lwx0ez5wGOl6eqSal3EqWT6t6qgjxpsbGoRIqf7szRVZrXKz4sKviie5nrcOC9PnsBlcCUxVe0NqUigTbHQhe/SQFzhsN75jOaqDMbkz44NIeBh09J7eDSgdL0lG5o8Wvs6z3adiS5WQBWVwVbA43kAl+ZJmZqbvhRbo38s2YawS4UelTZS5IpCubQE1n2FJU/sGdjqum9Qo8jiD2HMDmebGWPI1mwd6+zYWoKoUkt6iQZJ1DEhtvqI2Xue5PqKIt1sweqGSd6zVlOXEk7W3BQV26IG+Dr2IUp49lW2Ug6sVgdMGU9Q/bkrF0BEFFpr3k18up9iXpmNRWHy7BGmIURN4BdEAw7YyhVQdQA9ljAuXUDwAFbyoybVyBbUbxaciqGtKsqh5NBGJ3twmVNbOpAb2QexvMqrJnY6pqZg6JUrq/sNlIyx7QLwy0v1Av5KDya9GGr23pJIeSsqSHq5BxMgJIw1PAJYVmIkwtWD3iwXVaMFH8x33ezatR14zp3cCMiZGzj+RjGBKBc9yQCDJ5naQnDzqffRxCq11DaNX0cQhd83VMrrY5ZgOmRHVISKoW9OoBJWCjukOEfee2WdN736VGajaCgx94MvZCIBGZQjD5YFH3z6ejEHxUCikodKfb4AxXIqoxkyiLCGmlDFYCf+qlKbZXgOlJM+x+DYyT6U08i26XjkszyjSxYqj11lmwPCaI7cE2AxoKNE+WNtVp+SvZzSdNusT3BwIG9gFzE4drZskbp9d3XMdVHXdgBjTqqoy7+so029/BF+jO7PV812HWusWJgqfHjGudJSxromNLv+KZnHsZIYbFP8Icz1GQfbh2bUU6i7hD/oYpGATWneM62a3z48Dqd1x2c2JOBNfbe2B11FBUkLUpV1MCht9x050o0dsuVmViNiBVIYC8D7rMgIqxRcotWoHEwH5KwZdQRpWC36U+YdlrhmYnuv9mHRW2m8qFF05nTbP9dLorVlzaFjgoJ9Pd5JtMaeXtQZQXoNleMlOmTNxDqo2jy9pNVm6bgQuaeVFWB3TZ1MEbKyswrv7EZroF8XsxE1ves2L7SClvQbFMcxqJU1L2rQ2qmvvYcebli8ANAhntsD782NT1Qelv3Z9r3ucPur39oDtCTFC9OrJtlybQNLULpkcfe8eZ7BOmecjswKQr3bRpdoBDD3WIyIzMzOmtWEtiaz5B1jysWecVC8XC7G/I9NcaO3H+S5lcYravyh1l51DjNd4BnpesXe4L6a2x2W52yOdWqe4dp9PtMX50mh1iuzw+evMOQJl2PwrDOdIsQZ8LXloQ/4vueAA+4qYqDL1gvAudR3yh83SnqUSoqC26lqMHbDVp1cTZ9umakp9tN7sONVKlrRpEK5TlOz4E6eBXsPbq/Ig0F+dC8Ze04ezo/KCvKu/5D2a+fS87uDxjA4xNscUivOcXWqzffpH5F2790BZ7K35YK/GzUq+3gqFXKvfh51ibz2GalxpyPrKGPBbY21hDTZk+2M2T8c5blLovFt1CVB7Y2Nm62mB30T0UfUen6PKu87e/W9//oxjJBuT0Fm0B3oM1LmA6LSCJqGZfhka1kw8gxHhCKjpUMnZgKjmUhBRCFmOqAU1irz0UOm5ADOYDNWVw3CYPB/i7fw8RKQqIweKX1MIOmQJlmHWUnjxB4vYoVppjRFvll3udy+d4udx5WKbM1u+efeWSY24+uZRiETeEJxtqBfepRk19LuklQt3PU0dd+ZaM/eTE4hTNqZEzsy4Dvfj7vldZdT9srRJeb62iRMkyTcO0aq9Xwq7JNsR6xWjS/7mcvkB6O2kDeknnrjqfuNOn9azmKEPWyeoNG2euoEQF6RpND4Vp5wOyFZF6UmbhSnIATiC5y2NkM0BuJrx8wBj0mhIhhL4ljl8ha3yy2ibDoEhAWlTiMj2cBRua4jmuwFijRvSIrgDqKAOceBE2CcBIyifImDTz2qXCQZjM3IVxzego5MuX1bKLNF++ovnyPSA9DTRwHKgatq/aPS2y3JMS1AUQIGg1O6YXVOqrufUVdqyvEDSfwMunQZvrBfCCcoc5XUoH2VeYKUxeprFXC3RZhF0PbHLKv40aiz7TvsjlX3x7IVptQFFYAnpdylKZUJPJY42GDyiLhqXiJrdNKzmpTbSHR5E9YkSy5dwni7KymqxO/K+eG61ey6Mhc0op3GhJrnYsyck5Nmv1+2BxmazQdtWYHdy8k0og8KSSbvx2Sm7oz2OxjihbheQSWQkJN+j3u5wnAAlW7FBJ9UhItxHqvr57DAG1cFhZ3B0EOHiZH2rLgAoffDKoTOqaywtmVcIBhGnPtiI55+jqiz/B72qeMCZuB1XqwQ+ZYH5SN0VFQcnWTVHSSqzmlci8C3Z/NJ1SHMd9Tk7A3YqTF934rzzP1WzFd/w8ry5k9cH56TXuoe9q6R4azo6m4QDVtGEECFCsizZlh6k4Qestd44xsJB2Y+bIEIEeejPmCB/5Rhf9ToT9Es+83jmDkf2cP+G/6WPvIjjNAguNCuDbQpK+3O0Wa71zcABIqPWmP5dsN0RktKCdA1BxE93pVS9XQEUir815kkfpXBXrCY6l8mNvuRkZBsOWne6odBuo1IN0twPkoui00PCjVjq00TzlZTRBfyzDh47MYfwv4LOyjFAa1clJnzQjBu46z/pOsoBSoEWa8Q71OGMg1KIqkMTLUgo4AzTnHq7qXMs4P69LwJB2ByEGFkVZ70oAdLq1tYxFXbZDIigVHNEtvHKH+MtxB+zHjqzXRl6QJdtpKxahsyxKtpeOLhRjr+PqXs9ex9O9ZK/j694AaLG8llgZzl302ZWV0MSm4pAcksz8ye+78SdJJW4ZsTDFosa/fDe/R4S6PxWdzvypS87DmEVdZdu6A9ydf/fX//3SKdQ9p3JkgRhvufWHL65FxxTs3AUxwGQ6XHygO2yJ4CZ04rch4xVov2oLULT+AZpr5LrFVSvk6nIIv/AANWr97bl/9uAdlBN+nmMhA9hXOSEd0wnpiKZ4H9ZZ6kn1TD2hgg+PaC7HQZ2sHtTJar+SLezTyXRSJ7m7lcbgTs37vl3TxfdotvhOTRZvaq74uKaKm3SgVdHs8McwcsFpnUat0/SeB/Np1dcZp9RK51t/s3qA3Nr0szP+6uwny8/M/TQgVqVH9ITQvHDgGaycBEN0y3zmw/5YWokBgpUuAhAW/gxL3ypd2cBuBYJ+FebgIF7zkgw5TD1vfeDMJS9j3dferaCMVuYJKA1TAXmH8+nnQmOZpu6N70EarpgRX3IfXqITkJlRFiSifEYfgGyHb34XFbEYWMGbRyovPFAuZK7IoUb3s7xh6F1B3CQ/AdKLMG8wOAHSh5At3Z4I0wZPlPITiD6E7AH2RJmH7ARUlgjxiAOy+bqbjupmm27GdGNgsahDwTVGs3fhpnoP220T/rvYjk7I4lm2A8wCoULCZWwbTMp0IU11CdutnA1c4HDfxHYLkzJdhPMukmAezpRkQbuIuli9+zTkAYq66C73PC+DTkOVMwUPdkI+8tv2oJn1MPuDB+NZjXmcPDBZL5M5XaVB61MxUCXbS4ilcBXg108FUVfRf5vu8F6yBz2QGD1rD6IstKoFBHF6AF0guOedUkIoah3AlAD9VKDWAAWOHkFLG8XA+ZgMKWYb9p7E3hj2jmCPEM7jn635sSU/VNX0zRZt0W9j2Ihl91podw4Fr9rWFyothYOoiuVqqipXU6xexR71KtbU9uzt8iomanv2fxhXU2jjKGqClnXwVqyBdPVTYvpYRJOTSzeiI32Ng89A5nVryWkRWwGQqGJ113WsSQA+Rdi9l/YfwKcKPynpGLaS9YPXJo/3MQtphMRQWTmL0KKlYNiI7a4N25cdFEE6QKu+or8O62Q/MJsOHLDlh7BrtapGC7b+w0smaNCasXl8gJ7Tjo3VWV9V6oiKUkfQiKceW567QaoJuOllrjqistPPaGD6CxqmnsUkvdc5rKHoJ38thu582GYr+jWaUSI7o8RwisH7fVCXDA/qkmG/YoT36XJiUsG1d8PrAogAUzxvV26+PZr3uVOzQJuKOy6Q+dUULdmrUMk+XZskujbp19WIpkKgXwSKUO6oBUHUpsXUNScnWOsRI6T1HeenYq/Xcy0hyrcax07vTvyPnhvLXzqocV/jpHbWCGgvuPlYTrO7e8Yo8URhxog6JobOGBWeaM8YZQ1/lDh7FAwkl91nyVSX4JJTasQk1Ga+UyVdm9rax7X/GU0KHGmrjimLYB2Bp8X2HTI3T5brwpwNo2fyxUecsi0iZZWYjPJ9NayKTFmGQ5nvkAVGukfwbzpxFy+/l8siyitoeT7zwoj6JjhAqu83YKMl0fpZ5dDWzLIIPqVLDr0kit1hNKW48Klh4fNnpTyEfdHrWvh4G5Y+Natrw+jDl9ysNmVDMrqdbmS9DE+Wjd0eanwKiwbEp8SOqB2qOdcP8mJsh9NEiuDQshAbsApbkna+5j8T/lqao1CjCanuqErQKooYtgwfFtcgP3IuJzlFsK4dwmvcYdsm6uN8zuGuFSbzmtM6rzwpyCl3rXXOvQDWOfciWOfKQQvrnHsJrHPuDSA8H8I0L+uJ+l4HSsJh3gahCFUSI12zGkrJl11Nbcj39rT37tQ9GFwsYlMDefvwMPsTrHxKybrLZHZm3JaY3vYetBilZqwDydGxDNyQSh9zBFn9fAPJAV3AVOQFPYa1UwRPvbRZUJgkoxAq8gAnLHBo7HLW3ITd/LybuW1nEhfaYttAjbNsmAB8Eo+NPehwohOWUUWYaHAR3Va8yOMeLqKmwd6u11P0TtXIXNCwr8hFzcj6DRVQosewTUUTEd0INKzxbUmlj8+LPcwOg7KU2HqYAR2qRE/Jth60QQZmSWyk69zcrfT+Fm9ktdQV1CvdQFZmqUjaU8ohMaVuSEzYejWgC1B++SuoEW2WpdZ39TWGKEVWLi4+Q74e9vSIOWf5IpS+QVAxds7U0etgweXfBVPPm+6E/7qn+++AOs6Dd3LNU3XSiy7gd02xZVPy+lx203EcX3ERvt/lXHWRLL7L+bErM59sf0Rbf5fzQ8SBZfuBm4ITZp1Mhm7rn9oKXfJ7tzk/ce9yz/L3fgpT3U3+wKorhchIVh32cjtbtgmZ9fxgzxzQ4fZAbFKv/Uwyd70RgpVGLO9Qn+t1b8J/E/vjE/5lew70ee+EmkB3FVvpxz8ONa/uR9iKFfNDbKVXfxCS7Ma7EuozIIBqn0Lmxp/yjrfJk9zl/CTMyWqoFQs/DXFb2klopbI5v8TmPAE7tevYbDiubzhONhyLvTr1IngkJghWsC1Ix9ZsqMNtCexwWUE0WLRp/W7GCBfp6Io8J5sTqGhG4sAqvj0zn0X3QPJIU6vLRr764Bx9JzL7Z9WsH5OqJ+vNl5E00A/TNJUL+2Gaul2mKacRcALtl0G/+tBSR0Y17TZNvYbmFY4AtVxRJqUKOzkilNV7LTZZFS9cDcyXVJrzV1jxl1xb8xCtS29GW34XpkhI5kIP2+9DEVe2/8ZF7S7n3wP8+x4oQl93VbMPuyB7aGT9HT8SmIEwJlHxj5r3L+k1BV9TaYMvqtQawvHQ3A7XmXDRQPv5l3Octri7xvDDq4HiB/JEZeAHSgxwbMoTfPs/BM1c+/lo5pq881oxUblkxARuyNq9B5sRIBGwMypvMMHONiQJYGfM1PjeIuitA9uLyEhkhtSU9CIIJzHvrawZkvAxe8NF3knqrxG5uJMgrzKHDAUexV3fjdM+aMfLl0eOmQH4ZSGu/Lovd8liOkbUSHRNjIZ8Ezo/GjIYh7PN3ZBqEjfq4L3LIRUxXCCI94DK5DNLxs2b903dzbvSYGC2gr4VE/kYH2jkV9+b9SINrwKh+MyKxN9ixs9kqbnlkBlnzFl+esqRXjYOdSzHZJSKj0PpRiDU458yKx8ve4fIDJmlaSyP3lUUGw3podJFb0OW3xjbU3PTZ6WA3ytkvsi+PVYeHGaS0EPYuYyZJH28VDNJpsQWYe5Llp5Jc0JMS99xE8vaMJnsyWe6gQIfwklo8WYsdiNLX1MPgJxX5aqwXdq8tmyhVUQBrCRFGzxzG9L/BqXhuYi/bkZibYOyHM+xjTAFfTPvhRT0Qb3rqefs6JJYD0Slk1ne9lgMWs8EuQqSGDCqNoi6rgQgpg2iNgBR10kAclwJQOoKog4Z+3XBk6mqmxTGjJFwLk0ICecuCNfg2u5VgDUTzl15ImR+bLYJ5zXLlKRpHWHrx+Tu5RhjueM4751zJ5zFYi66C1h5QpDrJtNvHeIlhdTebGQN1Jig9ukYVqQuMtYfk80IctFdMwyQVAMJ6S4IOqfhOUNCOknEj0w4/XLfrRi6rjh5KShUWrbZhrxuTYq0R6fxEOzo7Qsn55UOuH3i7x1c8i2XwxsNopcDm/AOum/vbKBg7rWAaul7nW8EGrdq08d9bKxxOmColZonvJeQz60Mgclv4aFBiWqGkkmYB9/GkjUESzCmA3AGpzR9XvUxXYBPGKYS2IVhOoGJGOkHzEcnu/lZHyYY89F7aTJ58G4yH50m2gfILw+Zjy4Wb9KrsorMMEdRMZ3IomkoGURhvmcL864tzHdtYd6xhXnbFuayLcx3bGEu2cK8aQvxhq+FuOhrIc77WojXfSkE1e1DlqFD7+5r/4nTTVhfAHwf3eXuU1Ud2OUevBqkQrgTxhe8GqEmr4dYhe8k+6BM3zT0xkk76Bk1xEbU6qursTagojwJWVjC1lse3hZfzVOMhnYR3JXYZdZKnTT3UjxA2AZkxQF4gNcD+lOBrJQJGnhFlqmR5VVx2imSfgOas/6SXSyDUjeLKWz5FVImDKTcQDc6wqJMVirUoAV1SesOtqIIHicyszwmlR3B8VTD5qBUedw2kQMGdasMbCKWGqrGIrOHIqUH0lvLghaggjzmW+bf3+PfQarUk6xatSELPCNFWB7RssdieHvvwdJh7gc8g8ryQ0I4YsQj2IFhVlIXJX3vePNfxzoA8YOv8bHBCLBx+gx0+owAWihTpJRU/XRdhmIfhvkE2rfRdcn6BT0xMLblZFX1ofp0sSNtnSBbryPJhKeA2W+RdXK05rVxd3J0leKAMYHIqVLBdIW5GPuUZ9/fIC1CJE0ARmclfth1ixIPYFVxW14uSS3W0Ntwjhln6k/e/eafr//XN9/8j2LgsIgkzcUB4v8se+EL5fyu1a52BqFOJQOCEF7nnvCvu5Z7eOwEVn/LpjKfaSwnsDGd4P7GBc57q8utsZNwsLMcACc6GawRuQ48akybyn+/woArnANZcIbE64FM0sAuTS9nPZoL8yjkwUFQ9I7NCIYrIUDOZR1Y9xdwIpGFyNVCcqrs2+NrklOvdukCXs11AddeUjtcVjyUBpRjGBeIeMvyZLox5a1npamrMhbLP9ONUP6V/jENbKia6ShqQXN4ijMHpXDFSG2A1Q9+UKmNOvO0p95xDi0x36KucdAapxG4PkG8AdHq02nw8T6UcfLHCinKS41H+HHxa1KgF/RNRNiYM1kopwz+mW6sIlVGFiJIUTKl6UZWmvD3QDZensVbf1TV1u/O4gtT6TrFtbOeC/KQZ6f80482dLSbzHqhPssbPg6sGqvhccLDZM07SZnmwPRcMLFi0kLSKjbA8Hiv1N+n6I1WMsO7Y60plB3Z+lIdy6HW2v5fRa3hbe5nhUiB/PVpJo+q+AZAPDKY6XusQiNkUo/ulBGuDJA6N03ZeOAZ4N8SPUKGTg3L/ypqhERAeaO3QC+fJQSHHwdlmI9K/N+yKo0YP6paFBk/fBmYA0BbbkcU3bGEaIQ/IG6vHJrMD0tGjZI1MjVLpvk/cuN+DfrrkslJ5Hd+8yNvcz+tq+JdUIYemdXEco9afrIjLjv6hzxDp0fv/Uap7JCm4fj0wvzC4hcXzPLKzMqJ5d3OI0dmzVPPr8wumy/OLs2a5ZmTs4flhJlZMCfspSdnl5aPLi6YxS+YFbn62NGnlmaWnt/t8L/O92fk6wuLK2bG3uT4zDOzS7vlZ383iL8s9uPTM8eOPTXz9Lze5+iyXmAWl8zS4vKK7MmppRMLC0cXntnN+8r95NTCol64M79MvvDFI7Ozx8wXjh7D8cyK3m7m8OGl2eXlQrlmlpZmnsc9VhYXzfKz8vtSnFd+L4hTlvrYohbm2dlnF5euue6SXHeQ1y2eWDi8nD89ytJ51qNSK0uH8Zj6X0vqdenE0ysn5O9HZpaLtfj04uFZue25F4N4X8scXzy6YJ954cSxYztx5dGFw7OnzOHF2WXee/bU0eWVnXjcGbnm2afs1bPPzKwcPYlbXZFb3Y8SombN8omnn56dPTx7eLcTSUnq8pm026Z89sjndvkcdOCm1XP4JPLpkc+aA3h+/FUvClwHlnYgJ3Ejx/V8bLj6w6F91F75XPVcp88e40b98tlkz28unB+Qz6A9P1Q4v8UWEOe3Fs4Py6dhz48Uzo/KZ5s9P1Y4jwdKse+7TlY4f5N8xu3xzXZ7i3yuuK5zTj7H5TMpn0Q+V+TJLspnTT4H5ZM47v8BQFLA+MsbAQA=</script>
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
const finished = this.position(at + 36);
if (finished) outcome.finished = Object.freeze({ from: finished, to: this.position(at + 44) });
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
const [ends, empty, bounce, reading, hosting, locked, beyond, settleMilliseconds] =
this.words.subarray(address >>> 2, (address >>> 2) + 8);
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
this.words[(address >>> 2) + 2] = count(spans.length, 'length');
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
module.words.set([count(level.count), optionalIndex(level.page, 'page')], at >>> 2);
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
milliseconds: words[(at >>> 2) + 9], elapsed: words[(at >>> 2) + 10],
});
}
get position() {
this.#call('cp_get_state', this.#module.result);
return this.#module.position(this.#module.result);
}
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
optionalIndex(level.page, 'page'), level.addsAtEnd ? 1 : 0,
],
at >>> 2);
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
if (!Number.isFinite(distance)) throw mismatch('distance', distance, 'a number');
if (!Number.isFinite(milliseconds)) throw mismatch('milliseconds', milliseconds, 'a number');
const module = this.#module;
const size = Math.min(Math.ceil(Math.abs(distance)), MOST);
const time = BigInt(Math.round(Math.max(-(2 ** 53), Math.min(2 ** 53, milliseconds))));
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
const UNDO_BYTES = 64e6;
const UNDO_LEAST = 10;
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
go: ['go LEVEL [PAGE|DATE]', 'Go to a level or to one of its pages', (session, words) => {
const level = session.level(words);
if (words.isAtEnd) return session.pager.go(level);
if (!/^\d+$/.test(words.words[words.place])) return session.goToDate(words, level);
const page = words.index('a page');
return session.named({ level, page }, session.pager.go(level, page));
}],
page: ['page PAGE', 'Go to a page of this level', (session, words) => {
const page = words.index('a page');
return session.named({ page }, session.pager.page(page));
}],
date: ['date DATE', 'Go to the page that contains a date', (session, words) => session.goToDate(words)],
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
if (session.data.seriesNames.length === 0) fail('The data has only one series.');
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
undo: ['undo', 'Take back the last change', (session, words) => words.end() ?? session.undo()],
redo: ['redo', 'Make the last undone change again', (session, words) => words.end() ?? session.redo()],
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
if (!held || !hasMoved) return;
this.#push(held);
this.#dropStaleMark();
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
const { finished } = outcome;
if (finished && (finished.from.level !== finished.to.level || finished.from.page !== finished.to.page)) {
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
goToDate(words, number = this.#restedLevel) {
const level = this.data.levels[number];
const word = words.next('a date');
const period = this.#period(word, words, this.data.levels[this.#restedLevel]);
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
const period = isIndex ? null : this.#period(word, words, level);
const page = isIndex ? Number(word) : level.pageIn(period);
if (page === null || page >= level.count) {
return {
result: 'ignored', reason: 'noSuchPage',
message: isIndex
? `No page ${word} in level ${quoted(level.name)}. Its pages are 0 to ${level.count - 1}.`
: `No page for ${word} in level ${quoted(level.name)}. ${this.#pagesNear(level, period)}`,
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
#valuedBars() {
const { bars } = this.page();
return [...bars.keys()].filter((bar) => bars[bar].summary.count > 0);
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
if (scale.clips) remarks.push('scale for 99 of 100 bars');
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
if (!outcome) return null;
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
return outcome;
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
const { axis, offset, end } = session.pager.state;
pointer = {
id: event.pointerId, x: event.clientX, y: event.clientY, isDragging: isCaught, sent: [0, 0],
moves: [[event.timeStamp, event.clientX, event.clientY]],
onward: isCaught && end !== 0 ? (axis === 'horizontal' ? [Math.sign(offset - end), 0] : [0, Math.sign(offset - end)]) : null,
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
button.addEventListener('click', () => run(button.dataset.command));
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
