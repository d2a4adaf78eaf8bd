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
<script type="text/plain" id="module">H4sIAAAAAAACA7S9f5Qd130fdu+dH2/em3m7s8ACeMRbAPeNIGtpA+LahgBkScuYNYFdEhQFEYRFOrIJ2qINv4UkYAFBULzYhSzwR1O3oWOlZRI5pSvZVFOhpRMlZRu3Zk7UU6ZRe3hy3FOm8R9M6pyj9rgx25NzwtPQUr+fz/fOe2+XoCSnLSXs3DdzZ+bO/fH9+fl+r3nyyqesMcb+tjt4Ptrc3DTnHf5YLdjN8/Hmpp6QMio0p+SYbOq1lEeccRubdgN1N1hsqkgh2wz/mfPRxob+3ZBq8YYe0+aqnNjE/Z3NzfEt7YlyvLmhrdjgz2QTN8jzNjdCmzfOZxs8Gdq2oS3Aa+XQ2hy1Nh+/Aj+N/GtPnsgmyjGeYzejv2m/ZhPnonaWuWjKJug8Y62xJk3stHOp6eRRXM7I+dSZHaaz08YmNq1WCxWz2SjahSsu2+3kObHrFGZPLBd6xkZ3RXtNLCezxJm+mbPydPkvdWnRsnbffmPjA7blk8RGA9PKjYmi1MRpq901eZQZOcZV8r4odXJPZFs2ihN7yf7QDyWRNS6ddpu2vnkzzjdNffPZOG/9U7c7/dRTn/rM2uedyX7h0hNPXrp08fPm0x0pXlp76tovP/U5c2lGfqw9denik7/w1BMXn7r21MUrZk3PXbn6mbWnnuCVK+Yabrr21NqVX/7Mp80N/Ljyy3/hqSc+84tmYwo/rj559bNXnrj61PWrZrOL5z/5S0+tsY75gp0dnfjUk6uj1/yqHVf8hc9c+ry5ZQs58UtPXeXjnjLPsQJ+r33ms1elEf/OqAIfYf7i6PfaZy/K9X9vdMPnfvnTn/zM58y/b1to3JPXnjL/ge2Mv8q8wJprTz35SV79pPlrPPG5C089dZGNNH994sSVq09dMl+2+RNPXHjqyUtP/PyTV56KbHvZmtrm7z967Piuhx/5hac+/0X7jP1L9tftf2j/qv0d+1X7m/K/v2F/i3+/OvH3xVH5P5a/X7GFbXV++29GX7Oz1m7Wbz4TzzuDgzdHncnbxptaSln+Y9ZtehOfcCdCpcqe7MpVb+ddVrllKVvW9NY73Jrn/zJ2ezbTDW9QI2HFU3yAHTifnMS9p9Z4XzkcdOVFcpiKpIKf8mn9mrlYmWEld+Et3WEljzF4jbnbnRjc5c1hc1yeI2ePDFo4LAwyHA4N2jjMDyJU8YNpHA4MShz2D2Zw2DfYgcPcoIOavUGMZ5aDvrd49F5v8eid+LUw2I9ffjCLwwH82T/YjcO+wR4c5gY9fFhvkKN6OZjDYX6wD8/PBgWqZLWVz/ZFbZd93889sta1CX6d6lrcGqMN8ehSLhd8KXVP+VkUp1Fc8zv8nmU/43cvr1XGd3Ah9vny2hrKy5X18ck1b9ak72Me877vyYW+dK87of/zO2u7OuVkqeY+8u01n6351pq/y+99ZM272i2vdaNCrjm5r+v8vpcqjqzxkRxwRiaCPD9a7svH2Lo3lM6PcLDRCbkpW73bYSh5fKQbe8ffzQ+MrdORtvIku1oZoSo5X991hc39Ph/d9u3bS/6ZW494t+b3++y2b4XfbKX2jjwmre2wSn2y3LXS4rw20/Ikl/8la6NNH9fftZcr6fTlQerR9zJ7ouU1H530qfzFHyMjjVrooZOYkei3K5XQre9El6V1N2++07osnSmFm9cv428m/T3xaxnzVprSkg/jc075JDzwilwwg5Y0qJXvNNoanQCm3LM3z3dsOyc1f3a0tDgVKmmb/Ne6rIdTXGW8IEOzetShN0MFu6xLUH+v4VqojPrCI2QV7sP17/ybP/l9eQdfHF29tsbCd+2p/E3hEpvvk0+WEckOcg0/GG9ipDFGbXmVwb8H+5XzzrdP92XMtfX9RL5Tag06tcmxoOveNVl6SV1ek8WQ1Nk1mf6Zb91tesfMPVoqj5kPaCk7JquJJXPM7Bk9VLok8+mieUwO7UXzcTnki+an5VAsmnNySBbNo3KIj7ozPlsyx6IV+dVZNLhPyM59crBH3XEZ+H9ihvK3HNYfeKdjjBQz/D4+LDs+O2wKWfuZTOyBzHiDN3o5yBsPyEHeuF8O8kZZxnjjnBzkjT1v5I1GKAneKMQGb0SPyxtBJwfbXnjTDg+a/AtWhtdtSkdFSikc5ptQDhk9rKRASqXjUQG9brf0uvxa6ReO9FM63LuTuOvkgIt1y41ywuQYDIspv2iapuUlli6oMA7lb9v8rI03uZKkHc/ZcUPw55atIhBfIb2HDWijnJsdYLDZVYl+csRPxrq/KiTnXpvlX2nZHZhJr5vVKpaZ5A6bz3NE9XNn67dlhF83GGI+s1w0KyjdHWXHohNakvE8LqVYhsm7cgpkwc27R2vzsN4lJ8skFGTNJ+F10UGs2ZvxoJA+H3RHFA+vrTp1dK0uVqemTfgvcvjPRqAlCZ5/qWpjJc+7q1VHeIg0/HqVC/HAF1RT2jsRpk/bd3zOl/8wqaLcJYdC7onusWWVYs4nOamiNhHnH/LRIfNwXV5dqwqs0xuyvkBkfSKLRAhHGqb+WmX7i9JlRlghxj/1+H2dZZnU/aPuKsstli/5KXR9vlbflFHsy4prY9H2pS0dLZToEocukY6ZkcemoEu1SdDmnrxEDl6+Ug4HhUlGYJn8nkPCJCNlpxGYa4nDcXmDHO4bTOFwQhioHO4XJimHFeGOcpjLB4lMQfmyTv26MKWM3K1qqYQwjUPBgV8T2s1pn6ytrfVlBoNMS6O1O/w0+FLV7vOKPioN190pj/O++R3p77V3VYz1gpwXNlEnyxAz2vLzDoNzWAdHiNX4U8KHhc8MHx26IHRI6J7QWaHrQkeGbp0bNH2dy5wt7rVH5DB71C3IYedRd0gOO466eTlMHXUHwdCPOi+H8qibk0MGihP7maNuVg6to66Uw/RR6cTYpxC0Yl2Mse9iMcobhPQumqPyia8bUB5QrfoYiVEcTv0vO1x7Y+emrA4SfbdaFSD6sgZlocsKuCifI4cL0g3u7ui8EBasP/liOZyRbsAarVovjdfY5ForIWDEVhZYnIsIw0WLQZe5himA22VCDKYbSlZIoxbN/XIUOioCEr7jPjlMgYAX+NQjcrDosKL+tpDzol4AXSiLJJfWvyikckpaL8ulvK9Shv62/SgJjiyOoUw5V79g+f1dIarT5c9U8RmZCPGSLAn9e7aPT4TcetFDPPlTezne8JHQmKWffFYqhP82n14Sknejwl3mrI+WzLkr/fxYdN478KDH5BGoJjziUXmM9NXxo+4CH8i1fVq4lTRtYEUqmJJ2y0hQltLL/9qelqWP4mAai1WX7w4ZncFOrmH8WZdzRQvdClYfne7G2idkFuEj0T1VV4RnW/6ICDoyZ+RtgVlLrfmh75aHMc7N98b8Ah+96wuE6F0Ghx19i/Q4nnfrjAzpRBOaJ6ET7vykcV+EZ8qTlFbb+lk7mObcKev91yicmkxWqI61Kz9YRPmdPjKb+Mgl8//yw5o59UFf3GM/6YvD5hdJDWR2zrvzg104fEIkfjk8JhJ/gdXQw+GMkAg5PCSaSAG6sReH+4VgFKAbfRzuE22gAN3Yh8MRUSUK0I3pIt3SBZ6U+ub6ZW3osu/W5qG1buJn/cyq7z5E3aHpEpEDtnxQ188M9ZvDpwmRny5iEQSwgB8bJGF5jrvYuqZXu9umjpVe7XLqzNQHPiuXZ67c9t2vPy2KCH/Ohp9J+T5QcCEaVaQUIQGZ9em5vpQin5yV440q2raE5IpI32d9wtUj607u+HjVFXFm6bvNf0bXWerT8TobRDkXLM7LiXgDdeTM62ZDquUbZZXIr3fk7gM5VrMv7o5WhPvI4YRIsNLAXtXBoaxy38Xy9sm6PGpb61K87iw/40pfeLO+712VcL0hABW+KJevxbHDr9+y6Co085bced6PSuf0LJvrRyV5RvwePZacBdGR1/Et7fC2DM+RNXBoy0w3W2a5TAORO81gSojlq5ArGzFpOqzlTZl/iVyCpAMxUDRSUX5lPVVT46lh5Yta0rAqkvbcgHQ2+vEoFqJMGHZxol2cbh1M9EdXmrqNduKXzAU9Juf6S+YRSEXo3TC6P2C33ah0VmmvJN+rV7pYHZSJSGYHUyILoXfqSESWbr+GcNXto4Ef71fd+lVRo7tgLofNfaUIKJf7okyJyCyM6V77ZaEPQvRk4RVQAkBGbsrxuXD6plU2to7a5Mp/I1y5Kv37KhhAYfPvQ8HDRE51Iovq8//75MpCN6bsxu73nlwgI/ewIw7L142J5gtWqeaXrJLN563SzV+zSjifs0o5b1klnSKxk3auK+28rrTzqtLOS0o7LyrtvCCkLRrRzi8K7YS8iV8T3FLUn5w6sQpDUoLgZfwuyBHG74bgZfweCF7G9yB4GUhj0P/uguBl/F6qepDNZuXQh+Bl/BwEL+P3QfAyfr9qQdMQvDD0kK3+ySl312a6QcnqdVlurYPUp0pRiikFqQVMBCxKQZFKQcV2Qer7/U+VmhhKjZDzvdNT3SLvtLNWmsT6X+Ss2bljppyl7nQ/NEZwpESmIkSdE6uY0UIfy0H97GZ9nVdZk+dllok4XsaY7yoSQm+k+gc7j2gt0IZiuQ+Pgxz9oSB4PYD6QkSGA1tA0JFPLKQNqDaDavJzZ+5b9Vsy5dtk4/UbhrO+JUqzrII2VALqlSzH6GIpHTYZlG2YjkTHEfX6Q4EsyZUzi+YMSrJOYAngfY9WFhM1KvcILZM/MhpvRatVKqOR1m84rjfRcMOKS337qHtM7kyxLMvZWsgSZGVp8e69sHjwJSso8SUwXrJjZdpq46DjwmASYUpDnSAlFQ6CbwDBsPEJ6b38PXX7QQaDXL4oN2INHsVj2BdJuccnA+j3Oa2iuU9gQoXFdN4siGY6MkiVPCmEG6+bN2WVUfp2sIpEaOvDuH7YHKEobg4JB5DBhuBvPEyW82ZOVp8ceoPQE9VOUcpggo3xADNEx7+mw7VTamTDsid9l94d3XTHolegZqWHzdt20bxs9fxb9lj0tVD+tpRftKFj03knHMf6HX4a8oacFYG4bPM1VSZ9FhRumYV5lcF8AV0IwyZ3nsFiZOlRrE6Ltz62aHooib5yLPJ67uKiOaT1LmCh89ynFs1hLX160XxQS59ZNPdo6dKiWUAXrYhel4IMTeGwLh2WcrCncRSatUOrP2cxK6yqiha04n78OsHr01BnLARA0XVUq5Ffx6VM1WZavl26t0y11c9L75zxkfBQIXbv3Qtgz4ZdweVy2Hg1/82N2MDcBBuYG7GBuTEb8PtkRdwlazPHMpVprEu1bIUxF5knrAuZczFm22jNSLEUPnmZkyqBMcRiEnxcTsENkICIJCAiyWHtF3bA/exRUhOpJSvxxLByB1n9kxAAIWJzVn9i0MHhMen1BLL1Fv0Spx6VKT0pwTpYoI7IIQdZd74Dsu7Qv/PK6j2kibujC7AoOZnL1Fkug9xbPC3aKnN3Yd20rN7TksylUkuPHYsyvG/0iBjnORcNbW+OY3GKS0rGZJl9JNL3PP5kj0j3yHEBf0r+wFSQP71l/XEf/sydEjFX6MAgE6mtaSJe+CsPem3r9eU1dRicwZ/H8OcT+HMefz6JPxfw5+Ia/6NlnM9ptDW0NRPdItirZWDOwLXQ1W/0U7d9R43teua8z2/7qDkj0wS3FzTAZzn5yEHYOHX45WGfhwm4MfmpE8EmjiW8Q4bwEppzCV0t1a9r9evj6vGJIk5owpy45yruuSr35DAp37SYdvK39INYzthyr8zPtyLo0+RlyrYikk+Z1eAGZavYgba3IQRHapqMIctcULanzinRuIRK//Et8OXkpLScZeF2MIefqG89HcPadBVUMCrnKlywVyERqM9LmiICU8JSRB8HeCUu0ZAOUyyWCx8oTCCh60MoK1b274EryzdB/FH3SIzFWMdrQnviem4oRKQo9ww6btOdIB9oQxbKlA9j2YIPt4W2XhzW/72SaFH+6xdk2SblMhSZ5nRcv+WG0oTwsw0q0E5C3ag8FSo09XP9Xa7oIIWX1bC5vpMbTMv4XntGb5df/5g3JULeeNvopViiQvHxMb1h/T82TcFN+qV6YyBK8tLD5quiws+7F52MhhxfcIMSZ/83V6W1+6goCmn9HTg8hiM/yFAGqqGQbPMD6l+T1q7ITIr8Dhnph6Uk/FDGsdo5hEWaji4a2mQQRkSXQ5/QOyDCNw8Uilf6VRrmQjoxFxJYIzkXEtAkmQEZHZnwhAwHqUyESDov9VPSAswHKR02MaYE2Oggpa0KFkaZGSIjQXTKZO7KhNPZIT/9Tvb7opmVdpRHTclanbIl8zqR457BTkwNacB4YkDMwsRI3jUxesMqlXmRTs4LGQZpTviZYCCSRKvqtMD1yWkBWWlFu1h/PICBek2mvEga+gE7pXl/n1QIJe1TNK9qs31y4qi76E7Ub92iNzniJKvf5q/aXvPtj6q51p6q/1WoIjM/gg+qRpP/2AzLB0Uw8nie1cZ2ymUYumWpP49lJku9AyF7ynekyzm4blM+7zVD4yDY2xRdHRPSzbRPRLRx4MZzjQ8Dz3N0M5C0Tx82B5T3Tqv8hxIcudNs+iquyAsfOKnHUmt04H+hkyZvzsrgy9ki5+i/IIsrF23xtWakpNLConkLQmFHmMkxEaO06I9Fb1qfw5bU9Tl81bRIyxqTv9/k329B6YrqNzlsInVVvfKn5dN68mldv8eXInvkUAXkacePRbL2UFoAr8zDyxZG75LnSivvr/JJeVMW4TScvyV7Q9oxDV842u+Hov9Nw0G+G4f9ibypd01qdOSFUr+D7pcqObwlu+VQXsvRWN9dNP8FvnDPovm7OO5eNH/HqmT8DRx3CXutpNIr+FFyNYmw2Q2CEkyQX7M5LNs+kn/obvQnQAMctQgi1tdE1nrOaflFKd8M5Rek/DZfdlQUWJ9i6KQbv2yrKYj0L9I44vbmsti7URh2vHaKA3+qG+d/lueLAEaXkqzoF3kSTAGEAPMRmkEuqzMXeiO1vyxrClquYRnrIdzEGVN2mi/HGZnkVdpcxorRe4Q+nYI/q6uTVqrddHS1rAm77JoJo8CE7cbn5YFqPx7zjpUSpMc5eefb8s79lcc3PeeqwXq1b7tZYZ8fwM6zz/uzV/rVPr/fH7hR7V+vDvj9ev7AuSv6LLT/rjxM0LRZAs0CSOlzkwmblz8Fu9BoYchaFIbvp3F6ECUcaZlPd5yjsoCX1ZN3Ck6Mw+bkgBad+1WJO6GK0EqYoylno1Tk3OzikaghC3Ell6mahCVZosRFkmnJYwklgbBEstJkssJOIisuh7wVpK7s6hqM51IqpZTWPfm7W9aDF/UnV5Lto+YzEyFh+MxOeRqk9WKVjPgT5WeZgMPaNnSQVeB7TMiuQMBTTwG7kD6x1z4q802OpzEX3n2PupMSHzXEUBvTNKUNztQWCUbGqVHu9VYRBqeIAhD5qjEikv2gc2/ZSuTwS5Tgpf7vRVWuLDWGy7WDeh3ho8LjhQziBXk9GximT4cqS4N3gz1GbEQFJBqEObkhsH5wE6jGdTEUFaLN5/EJHX3CKfXdro6fQMhIOEf0iCXXxTKUWShiARokOvQgpYgG7z/9baCc0vIeJJE5aPiDdk69PnQ5BUUTGDnMGTV6DquZet4D8NFGsE3FWLD0+gF1QPEIr7B4BXzP8gj4otVwc0k79vPo103e6tb1cFW9iJcgSglNuIVxpY8aZnydTPBTxzA9WRwyeVQMP/UUcS71TXdKOD0IA73gE/odeKnfUfog3eP96BR2ZSPXRyqjt9lI6k9oejSyT4bKE1J9uMNRqleRHnJCItLBs7aA9uNUbHeQpI0oybFwYSwtljyWG0vzUM3kViFGGDg8BLLQ0xbmfxFHoA8UM42LMFIznGgvjtgzBSNE16r2VZH7v/sfvXPgMhAVol28GbFETBZMdRMea5+JTrUXdPhpgAYyFSszNQSJXJmrbS9V2158B7NdGxgEWOlgn2tPPqcNfWSleViVPryGCffwGi747FS3FShkgirlxzxN5lI6U2STj8nGzcm23ZGUP1W0Qt1G5cHD05EtmS2IffvBtS6kNqnXDugjPlzOkk6ClMLk0Vbiqd70KsGEFqK0ZKE9J7UjicTJpiEdPEW6Ppf5ItOtbPMjOvwILDO0P6LQ5WkXLRbNeVCBo6LiRoDePCZVl+pEH6eSW9YQq/Kj9E7qkMSTF2XkTnUjUajrZ/BJrLK9QpX5+CEgilZFwl/rolPMQ6LwRpM3RXe4CWdZ1wbrQuuKjJpMBfYfpsqzOFKGvU8hB38OTuAEDPgh+qtPqZSxolCC+wcxLp0IAs28u48GOHa5EWp2D7odXcT1CIJl0dE0GRbaTZknmTsFWn/q8qKZYbeBE7D9aeguS5MaFFRVPcuzI+KN5R4moj1Jk6RTw6WrD3zWu8t0TsNEic+iJxtMuChp6MXzyiPyczr3LaCpvBwSkLcWYAw9OUQw27V8ATsebcG0/hLsU6q3KgYzgWIj6/flSL1WUe1EOW4mawGHP1F+EZznsB+MWE9Q6gP/CUCmDEAmanSzA3w21N10wsMFvRRwhD+VF5hlYG9KWq68Su4WUA6o+q8TdugCUKpXtbcrD7L+6+ekUlz2mpkYba8Tq4ctlyqWHSBTrrwbJpdLMMWCitJbedMO9vlYhJxU/lm/7xjN751FAzviHAR0C9v1PC0LsrJcuVP9DEq8pA/hGOkSmEHqyg4cNP6TrqL2WiKbwFHyO3Dzde+1X5UjuMvzcqxvyjD9mtXheg5HR+N0C1PtJo5tuLg4xNflkAGixCG+pA95AQ8RMf1FQB1eJlmeBll+KzgjnwYmrmhM1UVDvszYH2nqW1ZBKEAHV8DN6ojKiZPdZphjnPTJMJy09ddozMxGspScepOiWa9ZCvH2YYHbECMCEQ7LKJExiSBiyj9ZRHpXeLtTpC/tZCvHaJGWUz3QO5b8yHZ45pjrNVZE53Xggq1K6pLD9mn4k6lAr2CRj3plpZuP+6TxnNjJhkw0v0WTrKgDhW+BdbUOGyyTH5fFmI/XFdw4M2qGlf6Xr0SdmkupzaW0OSnFsXN9cYp4X3k8HUjlPd7eY+/DtPownX60hR5X79aRAZnmgjq5Dg3IFud1Rh5U/I9XJtlTB9gsgNXwkZVbkEL0mM3prA1k5ccr16BlBgXO+EIxM+0JjEzRHzh4AvGtUcDSFP1EZ7yTGZ/LOpZprPMc8/ZFqxP3y1ZpFKYsJLIvhWmOdQCrMpdBGpZBEZZBFJbBrC6DUpdBV5dBm8sAyGddXpYmUxng8ezuBBIYOhqdW+RhpJveLjrjE678saIdfuLL5MSPihAQTthwogXWMLMmU6VY88mab6+dBP5LGMKYUp7qppPvZg/fAxnBsuqymo5wLx4j02ENQOn3uLuZlLZhj8Ivxs/DkwrAy/mEpu2uXNj+uqKOtlSy40p6OZbLVH/4NTyVNA2DtHFJOSNcbDdliK/XX8A6ozdOlkGaTzb/XUxiYFX0INC/F/hYAgnfjlGmEybjDtETg4SGXnnAoB0pkLxzSmUMmRn2wYAcrSiamUokrK00J5MVG0PehO6uqEGoFA5Tz4RVKEwgr+LgCGvLs4TAEPuMg0J0iZnuKYObAmZauOyZk/LW3E8tr8EsfmoNMg4GEirgch+2NXXW+jYNMm3qdXqKYkphcgNwSK6QVuIHyetjMHeR0K7XUTMLyt1yPhqdd1vOu1xXw82w5NZ1pV3XBXRV1xOWSly3LlORaen9IjHUtpEPdlNLIyVrb6VknYO6FFQkiFUkcOPJKlPmVTuIA5i4GXWdrFWCDsygw80O2o2MIfeDSzl6C5R4zHCwqfcAIC9tfcNuQRjGaGY0EiLwdgYfTIsoIRpjrwkCAcmCdIhhL4GKpQ0Vr4cMe2K1Siaf6SFwwCQJnToljy+CLUG4M3TWB/sY8UGqMF9OJqGpsJeCpkKAlYbAOg4UasfPkBx9GKV7hYp3MI3m5RcRqB1FoHZAwubkMAuZrQO6NiuHFDJbByNZyAHODr19AYhj+DVpeT9oEvkNZiSyfsaB+QnaQKJAsT4szQAD6YwZSEcZSAcMJMJhQcaiAwaS4TAv39UBA8lx8DDngoHQeAoG0lEG0lEGQnNQjMMc1fsR7R/YSXL8bi4QBS7QDlwgC1xgJnCBPHCBqcAFbOAC6ffiAjGmdkdJP7EqDauKRthP15cVJ0yrPWLSyrjkfBe4AimgbrgdyJdXqfe27mH7D8vXBPSNcP4XgepvwXIpPdkiGocSwZesdGKLaJw2jr+GqdEiGifG8SbQOC04vPficF26tQUjRB8HkcG6OF7KEWL1bmiNU2hNpNCaQqE1MwqtaSu0JlFojUZRoHNmFW9TKt4G0JpZhdb0FVoDn7es/dcZQ/EnqSs33QYgy5Fq9NQWHzsWfdtp8fyx6K1QvHAsejsUzxyL3gzqjOqs8iUdJQwDAiSlO2YhokNmH6+7CJjQuNyhOO8WiPOZqiDQQ/HgJRU1QL9FAFSs+HFVraXJpCuxEGm5gJWvq3IWPiyZqDkw5fUbpI4ztQXNv8deVKT4BUXlf1Lx5ucHxF58QjHlj0FJPGw+HQxsjQkHVqFIyIQstekQGPHDW5DojE2Yr/QGmVqOBp+ttwvlAhIjGd8+qy0p0ZJ7bK9COA+MRYg5YKTTGlVjrOt0jbM2BZMA0Q/Yepiu7Mj6EXGWptfGIWiO1sSYwgWBDjvpaRDJpbHwH3U0+++gmT8CAF6t3JDuQQnBJmePyRACBRBU1Q7XpAvsxmF83nSAV7D4bUckG4pvuYBtu1smy7HogmKxB3ZELpRIy7d+N5Jv5AJLFD3oaPXLZL1NS1fGMj+mZHJ1EQeFaAtHN/nWO52ig2pYLHWoryqzv65xA+uDtuJ0ZHZGXJQMNZBFWgDL5nSZdXWZTekyi3WZTesyy3SZFbrMcl1miS6zji6zti6zli6zdDJ0KZBFhA7chJqW/0Nns00i2aCrAbLhMGcrKK9hkTjaicsdCjKYRFMAD2Wb0CLFlI5ji8L6kAnRqzLti9mqLb3RUiTFQpB6EHRJXW1OjVY9tT2VAKURXBFGVcFZCfA3Dh91QoUngD4cwoissEwHpkgvQBYsYFCDDSZ0DuVEMfx2wo2Bh1tFtfNwAR2+aHajU++1s9p/pdK8Qrs/0y6OtYvRP9To8lcSlxEWyO5cYG8y8ugO/Sby44fcJ5f8M1UXpfO3qs6ZkxR5R70Z7dWOVE3rDOGuj8NQSxhFNiSMtQmnq6I+0a1R33eXzNm+1P3z6Dxf5fzYS18U7iDdMq/dMqdEclaBf6X2eKGxUdmAMmwPyJmNyxACnQ6rGsWqFtVeKLvCkXowTElJ9GRRircigjs3qtzncAV1iDwVWSJqgjGlLB/6fkrsNIL0BrAXlPTlMoIOn1jZkf8tQTxW+RiQPpn0GX7sr6YUiTy9XhXbnVOFn8abCz8F55QIEnes05mo00GTpaFSgmB0jg2jLA/UHw3OskLArzvynXZ9qXzupSqFDQm2fzkpJOOG7zwON0AMEAFlMVDqiLBGT5wj48rgDANo4CABQ71tY1TqcihURuCQaPBrjsguDfpLQhyjrvtY52aqc7M1wVchieUclukv3sKoMbKXdB3T2gn/k5n7u9bGmLO+YbkatDVplQSf68HaIf0QJgBLpdp+G5iYbyZoY0hJSUpwLyOeEDp9jNFOUsqOCZcERDLQ9IQ0neYB57kSyi3Rl3QWgAdKk/+qtXZTvgURsJVT+I00wmBhNLhRc9isELznzd3RCTWrGYoNF7R0nssepcdIF1A6Q4qA0iUomlK6x14XHVPP3YSr12r5ObiAQxnQPvAnRP7uaILlRxjW/OXYxZvtjbF+qbiDruo1ilTK1FQphyR8Adh04s0Mi2n5cTAhhWPROtx9ZGQFxaqV4SMaySAYTtV0jpo5o5HPkRBJxC1gkenAhcHMqvYxetJQ+Vh0XCGu9/n2S40htjwgpEHEhvIhoPdkycFzhQ9ojwcaL+P6hWvnAKSR8DzgCxK8JYczjGU56/UtB30++Ra4DTDA8qLpcBuaGS8hMrJ9405LuL3EcOEC0HZZybLARKlkjIYs+db2+sLCseSlApZ8S57b4pLHPcW5Pt5yFr+mZZnmfhpPuVFl259CfegcNAe8VaYxNXxdE/p5GT9EFsRH6HlXRx6wYICNDNSCAherqN75SOlWc2HKCATmY7DlSzZ/ztpkU2cZvS8scfRYytQYaehB6+ms96QOok9VTJtwSHgH0iZUzEBwRCYBUipUaYkJlqqdOQHIkjQK5mYK+EzvMD9ePfmvOKuyeTmiEzL+Qc7K8HTpT8P+xBKIzyHqA1X2I0rIbO9F1mmihCqjplQ8Areg3/qcoqST7A86DfMf4zvQEzyUehAyMXq4I6GTaVSbev4d6eEvIV/ARLuhxRYAHw4rV0MdiB/s1yXUr/Ijk4kvHI3MlCqCWUfm92kanqeH9aXLgAeepiOFLhnAvOMhiRRJck7ZrqiEnSvE3SgBI+G3+X9nXbQZaRiBVwsEQ8c1nnJsWKrNpNUNCN3yZNftVZKBuCw1Qwcy25RImNXRJv3fwhCVVXbHcKgMS0LkMiyJ9CVaXCKfLvnnXmr4Togzz1SOHNHiWGnxvLUbtQnuVLWGYDGThpcPVegf+Xe2n9/n7IZQbUztA5+t3JXb3n396UrFsetBLLsus0ZLWTiTne0vlc/kP8PkCUG+NKNw8wzvGeXeCHBUBZaSO9AkHS9rRomIa4dSw8eIkyUUN79gJsMu6jeFHiXUYOjDpQQkPCqbDoVWU0ibQsKCbYQx4kAdv5P/RDyAL83kP2HdBsJBvduELXVDg3Uqyufr6+wpmUtf9NH6kn2msmdR83FM8LP92+tyt93gqokQDCVVN+T/ldmsiFO+IU+U63ajshs3uIoiLLCNGxs3vCmr/Hnr3Ga80WT0oPkdMuUeco1oS3Aec3pQUWaWjyq9UQGo2DqHqC2N6ko0nguCPfGMIfOHGhfLFqaILkP6Lo0uOSzVkTaS/0VpEeaDrTUdRR8WXaFyg2g0GC4EGysWPHqpcgquQxAaqJas2/iqB279bvU0wGETExF9u4qX7HoD+QBAGwTr9sZ6FctZaFsRyQZiSE3+G1Y4tExjh5czL0ztTilGYJ4uDro76PpYW1tDKKNFjP1AQSby9BMqPc+rjfxQRYqxUFF+O1JRJzleRWWCF7dUEovYMxDbCl1Rmcpyow76F5FrbSaguG+ZhnQtDANR/aGR718Gk7/8EI8p34+1Pk98CiyVogQoBspUUGVjdPBEMBIsFxNdXLxU0ertdJo+KIuxditMCiPDC8uViU7QvQ+WX7tPgYJeHcokOQstAgxFbsF6R8Gs1vbBrslhMqZzmQtfLsvSt7L0O9AP8O8cmHfHF2f7Lw1gP5M3xJT0bww6IUeJnOqe7QvvlJvOQss5t4xsALI2uuaOD+/igZuNNI/nEtuOcPkKtnb2UwlFHKJMIT2HYAY8XZFG0hrYK+6OVvDnwuOwpJNniDDyMO39C8NyPuEy47hYeaRRbmjktVOihjk87/E+1ls5nwdAEm4LRhTIckjcQrpmQo4gZjcqQNXKMs2/Y10q65aM981GeiT4hHouMiEsj4hhEzvSJGSQefKBipFEmB5VMpo5UOmbuQI5LnSF9IFcVOO0zirYTbVaBlsFZw+rtX3nY0Cof3ztJPrqkcvsOgo7vPcDHhltiOHKBiL/NAulzFX5NOQqbXJwSCHbJj9Arcxk8C8jm26qoKyhXYe06X+Oszc9bO6rMiG82gcpDMwtHI4MQPDbqLCgvCHVhBBwUmTlYkCzZagAlBcAITA+EOLG+Yrfh5aZ/qdD3FujvRKXLovNNc/CMw5K78kNAOzkg4weTdrmWwqZg0A86DQLbrbKEdc3vTqVmCiKLF/XwnxO1aIOsybdRYBzEdpFm6LP69Zl+fZ78cZC3yj6Oj0vWLUZpRcziOmiain0HX62eaE04IhwIcIc12Lf0FEk9CSkV4INq3m53NHDnzk8xaN0EKV5vJxfRAAdG1DKt8UDALsSPDVvelb+deiL0W/PVSedsEV1aFZsAy55r5WBoG6T/ycNV5CZ+rgII47rv+GssqTKnxlENHaEHxRH6s0rIjGqVhwHut7EQzGoXNp2mbfLUOFJrk8i/K6I9K3RyxHlzHHc7ZImaPC4u8z/d0t+juUuBPLjTaS8eRy5JUziab0mxxbph3mVonMMkXbbhTDHF6Ii4uAdWszrr97AQx6vrDzQJVsb625UlIHPwimKKPWlfIPR8utlBRUDbRBJ4k4v07t8dBYB8NLgO7YI1ynOX0FA9O85G23AvBtUfEgYS07eZFX6T5TscXhHgWp2IlDNjgLV7ES8skgWdvurLaUMPIiKAdUEPYrAIZLWWKNlnqMl83h/yOQEyPnxZ3k53gwyejdVqPhpH9/4OGxNS9RCbkBix8PBnuhWXIIijr6LN7YOhaHwhU7V/pJapHUityFjWZz/bWenNhtJX62shHHMqKXZKpYBFukEM3T/COJ02MwoTZfSvlCCgSRVS1FLLabMZTSndiMg/mDbqzoqI7fUM2oUlpnsLUKwBWgzhH+hfHtzDa62dEx9oRBCn8KbBCcbnY6ijAMp2KgD0cgjBHnuoBJur+boOZX1JqzS02pAnVIxp6tiTrElu9TI0YTnHZLOoV7xL5xQfsoUUcCujH2+0djnS0N+NHL9RgRjjeFCwfXbYiKW+BT7wzPmbLYCqoDWPTJG9NEW+AnhEj6kbIm3pGgZoU6QiUnzLbH7gEiQpVAuaTuCzpaqEz+FqQvhtA49EwXDV6QOxlo/Q3qfVr52HtAsKqpu6e3gaku39Hamve20t+0WH0DI5RVrb0dbejt/KZK5qQwWsoWpAqqhMvEmVC4RrSZIMCQw2vtkxrXVU0bZUqZ8gwqRU0g+Bfm8/EkCHpqBeruFDrp5XcPMawM+i37KdcGUPwYn1H245cNjd8pxdZ0cUfDkgnpQDqkDZV79Jwc1qZNXZ9YoHdOUerim1cNVaiovhs0U+QCIM4ZNffe7nzutmfaYie9ft05frtI+Bz8RIVa9QesUaAGTCK6jvHKa56mleZ4yzfPU1jxPnS15ngoFfnc1z1OieZ6mtuR5KjXPk9E8T1bzPI2dNeSM/8jZYnNkMqyTOp4YlWS8JDabJfEs7IcyrR/qJ5PLQj0ztCbKOFJamgU/73ER4J6o/DDkjeOKJz8yYJTeAjyB6HkC+5EIK0bPUzzxgJyj54lyQZJMekJVahl0FZw+BVT6fZB/dHQp4mQ5EneGCa45oDiJD+m0ndd5flDnstd5PqdroKcur1klPKVSlQkaMzWRu2E869WEmv8dZ1tNAodRWrk4QKcnUaYWAL1gBgqgRcz3NMBLkuAVUXhJC1/dGq2NEwSKhmUB/84tRQxD3EuwJIA1SdQ0u8UtjdA9kKsyJKQjIoQUItZZ7DDcpa6FAvmmmARsRCV8MIc9/6o9xn4KngKr/eS2OLNaEyYd4lvG1GFe6csCdE06uX4HVgTqIgsaYsvwo2Qijj0p8yohiKkhCZW5m149eS/IH1OwtrQxsxokgYVgaMfC4kkR3R8+g+cJuIxVbdYUrhDLYoYvlH6ANi+M7KeG9tP/cuzSwFqhODnCFePlwlKqZDKVWP2rGHpDTYjcEnjpkyEyQpMjNN+TjgxtafCFsESTGy1tvVot+qP7Ses/D3EQmf5I8a9C8DrqLhGDBSGBTM8n+W/B4IuJyDxXCpl14+wO4C2Orhld1MMKzlR14R1iotJ5mUyMg6C3R7qpyQASB1TUIfpfkZXTp4zZBzSFWtur8sK1kD5Uc/aOWFky5IhQnPmKNRr3n8FFZ5DpclviElgUNASCFg+nkrm929hjZqCl9jFzNz0lpjxqFoqm3j64HFkCLlRL2eje9ujemdG9vcKFeoTLsGTyfBczpB42R6gZr9XToh4cyXtbzoracDlc+Ao84WoWa2l0R6bhJFD77hjpEeJLGO8h35nJ5wKjOYAaFAOGGAGCIws+hiragQxFuKqIeuEU3cORMHy79VQraJrdQHWY0jEmt2zinJuAFA0GaeDngJqlq02YuwzaamgNhBIFHslTELgbHmm1lRlgHfR8v9si1VHy0Maaft6O0wyH7LYB58FEEtJc5hmAuYb2IzjfoocvQ6uMHqJBCTDoYlQ9elhz0Hq3qorncKWKhVshwkfNNbHKYD5a6Xs7VGko1pSnEB7z34MjEB1HhaBR0BGHMyF/RcTlKcgSIgE0YVq52xr3izbjBsY3tTVbgZRaiCWgWasdkhOMImmgJijkMQ6JdMH6NCAsYWbKUeKXB+gJpl2Are9MtP7hscOf6EVoN/qGj2zJ1LqVh0zTkfSqWQO5wwOavFU/bBq3OlIOU2S24VHy+XqbwhbzZzNbBmGiaNjfLFN+EPZYAGM66r82Cd4C3G0keMe1VIJeO4hZhCBOS5d0aHnoIFzG8BEy6Rz0CVCZXXANtxn6fHF42HxwAMQ6c/1Uu8PZqtu4/OUxXfCWHTjEVVeW6pC5BfBVe0jHZ6StVU9DL4l43VG7lbXBTqTE9jv7ILxdL/qT/BMZSI47VuV0NbUqp6eGfg+QCIhrJEfWp7gHupY5i4iyapdPIOuV5vCWUd2tge3TYThMRQR0k+YZ4eolUJrlyXwgPEQasv2LEQu+M2fGIPgaR9hfKQvb5BJDou9VhDjqXdUu6X7lhW1fgn+2IdjMsnOrrsdlCB078NASHlTFoHbhLsmlR9BtO0ZtrHZLt3nYRGce7MvC33kSxYfWZMjbouFJL7gVAHk6Pr9U4acsfFRF2GYnz9HlCITCkAAbpRlJGQG56nf3/Q4kOMibb+rKN3X5TdpOfkYNvGpbNaHwKdKCVdqKIDNAbVUCqGYkJRZtBJZRXcog0BHJbv30KY2zrSB9EP2M1DDIAd4MSf9dc1m9ZD0kHOVc9lqCR5WCPtU8ZuiQP/MKaahEy5uldoeVEqvS96xV9W+E6UQ7p5loztBiSKrbmkDxdujkiLV1A36sfDfFuln9EFH6noWGIQpgBloxO0Jgzt5JA4xVFu5s0QCnVMabViKeKxHfksBatexCBeGvWjrWkHSE0m6gb5tqS2CneTesj68OHBAUSktWBwFjAElErpzsWuFfgFqpH0gtEUSwUCuOiNYCTYUscZLWc3jAI1rUg9vI0ZsygKeOtD+fyGz9PznX2rS0gduRDZyhQu1mYAFqABGGTzBVfHRLbbDJVnfHvi2uvRHeKsBGkxCfnjF0SDN8B1eLQ8II3/Yq8zdXNXK5CQXzGeKJYFTvqIieqojeUrkd8Zw/JXV+CnGHRrPEwNSWnO5LleTkIF2C2RSIxFCGcUFtNmiVG7cKUSMd1NgSU9Aii1EHU6rsvLWFnTfGdYrzDxr1N2+O/c2b22I8KqQQv14/A7+tXemzILcIU7tlZbo+Hf7k+wDIIRzHjrQBOIBz7hGhPo55whEIRiAUgUCEMs3/j0w12wUm09NRCgpUPA5TaiEBbEytC852uui75ROQb5AuG48XNewQPCKn+hqffZk5ES7zZljsA6cQyvSTqHsQcEQizSc5O3wWHB64LvxUI9EMppFZSGMF/NQoeT/zLciUB7l7EgncYDVgDDeTPsLKvnW+IAz4ZRnKogQRao/CBZFygfFeo9wsSaiZlP1wORkFIObE5SJLw882SGH8+DlPDfxtGdXlYaCpefnzSCKCVZGXT8LaRShUaKTXNtp3tRGtf1cbX55sow1tZHJLtvFlJm4at9HquXEbX2YbaUh4WduYMDPZzxMhLQRRntQIVEmzNwFcgKSdFdhi54HRjgSE2HVUh7wO08qiuaTWl4tqRbmg4RrT6lBBQ8vzaproqGki0snWU7cOewmwX8s0O0LjyMhkokHQJsXKJlMfuoHVaRLB9Ujp/ME1qSInVziPwBmdyuD0uYKLPRSrlNWFpSV7sOuQUEKkev58gOHy8jJ1thZMKL5oCjUtaQLBKz6Hw514TOEinH1t3LOKl0SaAyVVodbBYpxqmghkDMiGavzRKVAQWkntzudDWkGRvArUPMpHaeP4mTpBfBdhTeFud6pKT4YHCPlkVgwdtNA/ygeFoDJVZ0tjl1pqs2mpLSKWFQXVnTENojUOiSpVVw9SJuF0CS6bKENF1FzjH6OGfh43ZBrbEOtyNoMkaAkT+OdEwwyId1x1djMKQKYGfEcr835kJwFQprVeJdvdEgmwYswbfPZKX9tQPqr5FpwauCLOtoO0Nq2A6T58OZ8lAgRLIkcJmbRW8v+qwXSFVFFEbVGr4blMd9cxBECWeo6mLZZmNSGiIfq2hzNecV4HFec1rzivQ4rzWhjjvBYU53VIcV7zivM6qDgvrziv45Dtt+AlxxjKw+aBRfNA/n6qzw9URjN0mTtm6MoPaS0KPjFZwbwjJu3gJB+Q5gn1h6ZOl4JqZ9i4AjxDWcZ73XTMOuSHZr7CA/j+Oya+hTuGbjcZMTjX+vnn4RdrcMXU92O5n3KGDH+kiOLkjl6zZOw1ew8nngOgLbgO4cRbV5feZXbJp8kg3WaDcAW+tdlWyVITOKX9hLAE24CaRBiXtYeWvldWUafpjR1A7mO8bP5XnMxygkd8mOWc2mqtiggcLLWk+Ru4puwMU0LSuhggVVJFYxdxOoakYTUVUamJCXgr8W1QboDS0Xj6uIGWiEy+FnyGd05AFOkYUGYrpNA62/fBfrYfYhgg0u07Lsi2LsgMI4LU5K0bVbpetTSpuKxXHfaIqTADWO1XncIJAMTNSHikq0XsAJ+hLRMLesgIQIiQFCZilgskK0sehhM95b5MmuQGGcTTFWiXcblHpq5aaJHehChAA5c7KA9Ef8JvYdptDKPw1PuEDEEEjIRpAGLS0ZiUt6V8s7Ei88lMWLLKRwzLc9poq3lM2kPyCMdNcMqeV/lcpVSInWFziI9g+6QGuYs5H/xkIO3Bvkzs2FgWeYMZi4CxwatjeS2FRKZE3Gsmk6hgUsufGW/Ks/kXsOkQetIF+CUQHLFCkRIFeI2MSCZCihcZC7XhZcPGjByPggAIjuCotJVcKPSiGBgFQrQa1BgeGsKPzNiUlsSbKnCbMeSMWCURa7lhCv14NidSiNIjLAjQPCGkL+OFD63RbRqeYsZiO2N2ARJUj1CsYArp6xetixT0yO+OIShIpSu3ffb1p2HkXyqfZbCTnMfZWM7KNE7gayYuKtGE+y9VwVeaKgO843pwmPfyoTLvZYFF6/Ls9crSVY9HYa7zUUpvowcRgpf/bVjQaGNupP4HMHE+cpkCvOPuZSOEXtRUquyQqh/HQYvQ8qKTzLBqmqljQqWgJzbJDxFyPPnU97hzGO4cbrkTmOmHQBIV/K9bZkW6+xxZX6Gsr6wMWZ9RJpooB42VuUYKyeUOdr/LYAKjeaQwe8fZXeWkDScts6gagq4J9XhEfyielD+QNcqGhK9GcUXNDlCn9NS+cGrf+GEe9/vwsHn8mA8PI95wITyMBusjoLDYAm0ZyBOnRHkMh5YVcQDr+Ua1fVsTz+inc6BJ5yi9ROf6Qvbzo2a0QsBjGmVrc7vtUVFUNGSClz3vXLzRxDmlVNnCY06HMKX4xLY9p25Zdfpo+DbyiMt46/5ATSxlK/hVUt8EGaVNaBHv1PhibkIQkRjIAO/HkH9fnh2fBawm5BkT0vQQ3G3vkSo/bgA1AxdQUQgsQUTVkiGUSEjOPFVM2oMXFMT3fzqXbjqF6aknnUkC3OhzP8qduJKJLRiCwSFltZ9QkEFjgPkIfWlpSC5TufITcI3DHtOk9FJbCmGAygNajcZOQIJ8uPoLSmaPG4Wpu/L+EH4MuhAFY6HbSx95FbRCYknRqhNUw0RGON643WN1u2fqb2fI7EKiGPF2CDSC8TJENBWOmceSfPxOwP+aACb4FicCmNQfWZuJ4DrQ304TuYSugdIQ/OFPOxuPgu1iDUhQxxiNy+g8fL7IA4kwt2CujkNUideSoTyEqCFIn8rX4VU83wgvBPu5B2Lkg0+DOSuiyVijcEW6eGLrJQpJKrnpZlxezVCVHZmNEybOmDAbJ9wm5WSi6kSk93EXCqOUagSaSxGZ6wiYU6+naBg1CcSBClAN6T/3QD//oJ6qe1eZIjFI4O9lf8n/U+5dN+KdmpYKfI8zEopfhCz+Q2maVTugWvNCZomo8UBJBeGZeaKWRE3cN7r/+CoJ/YQJcXTfKu6zIUufU5zRICSjblx6I1vga9CenK6msXBAuaAlYsXmqGf1LMjL5pWhJkBU1HiV9WnbAY/XTHipD8lpAXbey4rRZ6oUDldRCVcHKTKCUg3O2QcJXcSwhe+FYrsKSjW2L/U1dQXdfTnVX53yEwEU7dGuqw5RPj/zA24NWbvVyk1uDfn994X83bbbtdneaIIlxqmjwoYVs7pRV29QhihgoV1EwJG3icBa92ClvVxNEWYHjGFcVtU+P9Uf7FctfDDj23WMzNZmFDkok5N54940THG9UzWbWdrHZslc5X8bfh/5aSVdLqzrrvWqt50k9/xdoOE9vxdSfm+92ru9xl7fQ429fh8U8x7adUAHPoc1qUQIw8Aj8GEVzupdUppbBevcLSXP0h7diIHjh9zTTSZZ6erzfqffUR9Wk+th87ymq/J0vl9imlWEAg7uYrpVq5N6XZFL12nBxWyK2ZXQZmcUE0DrUFG7QVdq9OXfXACRETYrv3twiCPBuRkcNf/MavHgUfNHKN4VcgSL+vWm1Wb+odU8em8Qj/ltNmhefiH9Ol9PSAIxDaRJcvEPbUX6/aatskCH2GvJKNBIc+Tg2sMw5U3k/WQio+SUAuQvLJnHuedZRD8fdl6SkxVGZfueT70bVd/3OaDKY3u5lMBVe7pNG7Z4inOEYzID7sf0K8/oR68gzg57gDJLwH365cfxDR8DAgz7YPWZxAFAMCRuaGkah0xxZIT6rwTqMup8JPlerW8w8gveswXNjhePUpOpufIWz7aFeWAnYJUROYqjUfO9wV5w3eQOw7mXW3Xl28+CHc5htHO/RyjSbhmtXdLTfsB0uSK4foWpze81vxWG/fUw7K+FYf9mGHZmVOhzhw6Gt31D77N/C+eLRfO7VhMvM8PCnOYRRr2vMuNCSCWs6bEiGOheYKRIT2YR0V04e0BjOWNYkJi14aAcpmE6ivx+DX6kSY/tZGY1GJnuEkoqa1fdF3VGVQd5xD/pc/KLPGQhp7obhVD6ZzPX2gwCZrNhbabxLS2R+EqRCkXi27FeTW+nBdN+BybXtC9BLUroSXeo4ybqTFOVbJWPws57EI5GfLDi2CpNcuogBWTolvlteHE/vX6nwEZuMGb8NJ4PcLW+ULHBotK0kcmpnh+CV9G+UVYOhjeWM3QzQXUHjzokrJw6yu1dYhpq5llyc8fc/fKI3pBaWyx9MrN+J2mW7438jHbGxIfOoQmMd2AWe+kMSBG8CHG3bH7W9OKXVReHospXPEuzVXFKM+a3fPEws3Uxc84yzVXZYVMj8ByFE7DlFn0kyvFF/9TlnLqBTPkZBPUiuKb00+8RHVqeRRS/9FngOQNukIrcAb6zIrrrhW0obIzGe6Pd32s0Yng7fJue2QwuAsh2aNmWJLdowWAyXIAfQDNgCBdYBt3b9nZFfYCmrQ8m828PZnI/E+D5k2h8eeiWTypHGP8yNHfr9enR50wHlQUd/RC97zPwiYjEgTD2TJ0hsE7k9P4j6ThkoRg2gIv63UCD+2SGDk+LzRMxTx3wvoMZZJiN9IFOH9jRB7ak9+SfPK515wfRXNHCa87kaoHKc3n1TIhg1vDlsAfU+L6wp/I/F61qA6ZyhB8lmigi0uyCbc012NHMg7nmIYQrP1oYtNTqidSHkzaCbkggr5JN0kgy6fqd1GXdmJDqsqqYMPZBv87uuNIyrZ4yiPaONZoHnuWeiMVh8/7KNFOrqefJ/m7obnmP48XRjTsZehB7Od41ER2swd9R6FV4jKziYG2wzgIJYMLqac9gdwerFtEvh53B4dpsMQg5DZJodJLoV9i8YqqpEFc18tnU/8iykK3SY7fCMGjhl9fqt7h7TmVvn+sa1eZeoZENezu1meOH86K2V4fkU4Y+zrS0E5XbegUcCftMlfgHOR75PjuUzuOZsKGY7zSw2RG8NZvMhwEuSKm4/mcv/v2/nl7RLbxnkY+2GNZf5q2l2atoTMar0e5Kt5RP87OAl2FTC6dbpp8Ih/obT0M1irk9SKucq/j1VzWw3AQzrOWRBvmQfGcIi9uj7/XMP3o6qFv/Fg8t8FkR/on6992O68AacWLCRkPLkq4Qr/k3C0U6Zrp6YlFqXrfj4Nv/7/9HYw+Mve+vPvi+gT+wf99cf+9dvT27d81iI7uJHe4Azpg+yGYJb6zLj3bfV7+G/O13T56rAMePivk85Alsbf3E98RtwtOYr06lhi/K8nqzDol+pbeZpy1WUCJMQC2+kVH8GAxGxH5b3iR/VmDRL5aw46NFBKss0hcPeD0gklVIsVzsji7GvBbjkqsTYkTrWHWxXuWA3a2SKZdEcV5H7zodu2jUkpHxuv4jFP/IsCVdvoJ/5YVdbU13ojUTbbhTcx2RqdwuffvLnbGN7JqoVu6an+xl7GMRYyu2VKW+FLP1IJTioxr3AqAS4156MJ8dClmxB9L4VzbXmIhfZBGHAySTVAl8qgQ+pcGp+JEmQLFcZfRhFdd/ak93vcYgOqEiMhc+EOx1oVIRKh1QB4ETAqKVmOo5rp9HToBERvn9ef0cLhHxBoc8cxGcqtqYCzeZYw+fjHrYRCVvrnf6IYdt5cKpUdQQoQJvmzV9g9wf4+63zMTvQS7sUt66Nxc1WY535XUqjdmX12/gZy+v0bZ+mPOWAR/xA4xHQtz1qe6s8FMiirNif67lWLQLqw/h7whhCfJ7bnwdTyyQ30E6t8ujzIqXkNsMk4C1rNQSSe7OV/VmNO81NLMbjjvy+lXDpODyElfM5PVxvbrA5MT1vNyZy4WpvPZypp3XPT2UesjkkGHqO/xycsgUpdsK9gqZj22Zjx1k+PduKi6MUeRxOyDusiIYkGRhvW01hSn6GnmYAMRORz/DFUbONoYmRSWTmOBim+ASPDXXYP1ZZS2lIu4KZVMTYcskyGoQzv8hDGr1d95FTpX4jMDxaR4WWu0+2tWJBr1/fC7SiRGja+uNhkhFD4BIRZrYHURKFq0fX062X3ZMfqFvlwdPRVzQSvuxkKNmTaPB4WubL8r/bmLzzRB8rqGLnOhMxEax5DnNpIb97bb8PhJ+h0xrCDvYcv3gtt9z237PbvtdqOAX6+JN1GiVqQkr3bIDa2cLWysCjn8SuH+0Lq9WrXr3lkSF2NVrYqigqF4OuQwj4xCl7WqOPLxRP3n5qJvFRMvrIuBNX4VTgDth6e+b9krtFAsDC9rkncjUrry8KLjLIXcnZV7DR3WzQyS9K6ABcgfEFXmA0yQz6b32E7RVAxr6c+ofYzxp+almbPSvT8bQ5HEiSSBrOHahUsbcJCfYRmT8PuJba1VL39GSOu9gGxt9E1rntT09TXqzwpzn7tAxtlpKB4+hxfjWbOINSdMM7toYTrfH21KAVzSniwbPjdPIvZ5gCN5pXa5v3YqHBMyUWz6ashAs+K8GT3dIHPBNhABpSh3YuXfXdhmmU3mTBo3evE75S9+qCRgUdVhFfU23P9mXmpwhZLfxqEEoyixAD3Q6lgM6HXdpBJ5N6IjUfLRRElLZNDN5vnl/ruL5wraXJUjkF8s7juS/HjExSWMbrqcvd5t0EVdUol3WE1lpaqRWBJLoJPMaN0hZG4yZlskU37Ba9I0xiZmjXgvFMiTntDREvBKKoqXBcATGGhHCN4R5bU5IDeNxawWK6WZUvSZ9Jx/2YijKw14IpquvWyzBV+tnNxmjMiCoqVel6r5NFWiBfYzi21VrCQhCe7rvW+vQ28rPggsGnExPN0e6rRdogLS6lZwfqr1J+qs3LLt8idM4LCS31GwY5UW6m18Ne90xXddnmMOAzyBA1oMeUjuYFs6CPZVMPz9JWz0kEHz/RxqjvRro93Is+Lfg3xI7rb8tEzq6Vu9clW/pIotVnr8YI97oBxlW7EoXa5QiJbMtw/lcPBrOm/FoON+ORsP5VjQazm9Ho+F8M2o65BXu6fhmJIMK+Q8D+y2nI4vrGNLXZIq+EelAvirq/+uh/IqUX4t0VP8w2jIkr5mNJb8u43K5ion2lteUnyma3USgUWMzjib/tUKo03IWr3sRVvSU2x0pzFQfyo1CsNHPCLKnG20rEGOlX17g3tEapVoo9hvJLMOG1oSfvkFEbjIJcy0BlGmNMa7BNdWidbLVoBp1u0YCXuQe3Q8FLjLCfOi3jOrXnU6t16KhqKtdKT0XYSMHw5lmG/oU+kKq7KW8gS55PpYHYp7FE/PsMQ1hfLlJzIq9NUJKVu5ExXTyMmVkagA9IkTjym2ffP1pD7M7ueOHFPEtiwNId6xcdF3+11JXiHb4g9KUuKEpCBWDRdY1aTrHEYpB5m12p4bdiPxW0aiAdsR1b5XqH6YVNxZGvsDyCnaHRW7gLsOBTbwh5+NVhtg2yTVvL8XPyGxKYC2fafJNwfsp7yn9zPqA+2RSewEvvb30ghDMcp0TUrpgKXpmfelNE2Yj0oIhBVYRdoF1lVEdXA/1l5/G3Hx9rINDp1YdPAo6eKTAJ90HlK4g1cGZ1LNuremOx3HYWZk7nRnmMNV1+obV4jy3d0zCkn3dqgjTVaFlaiIUsWhCETvyhuNAgb8uNBj7gmWNHjINKCi01sxP948aBJi3mmsZ8C+EyPtMrhUMPidSqdNUaUHeY25T35IqhokMozPHjKY0jFaOcQOiBLhQIv4SYEWJCL9rqJ/9gbCShdouL5oH8DQARxFuPZGZj8AepkCMQ15oi3FUnDEVxIw7Srl/ZfX4x1a3rfs24uqw/9k7NuDRkvrbAKPLQku5QWrs20h9yf30qgBak5XXHtF4ZmtmWIpuMgwLT7590b1gXRv8lvpGHAeRvUBI5QpBAI67KmGvuqzB+p+AzgLTHiLlIlNR7pzFZli+I7ICvKbnsM0xgdhVisnWBogoP9uN8rDvXcBLi+g0aJEJMZCjNSGH/6mGwIzDr51ueIZmbqicg4amIfZzYJcoijLTSFr+kuYNCYE5LZ+qAD2LpGABg8jUYG0mbmBuQZle/RE6tM2dvxSlGLY45gbIupFtS41tTBXdKg8yb7OmeZrTSKGeZrIdZRzWzbQRIGXDrnoPMadaWzEUIXLIMRETurQ9mkPn/UT5XH/iip+44s/KlZeQtIQarDT2dp43mfdzBqO3twTJ2DtlYYs0vzM1uq/ELmH3w0veJKeHmZCR+4Ewx+XTVrOxIGtwCykaDHiht+s+WwdHdAzRJdrPp4r3OwcQgWb8xZ0J8xgiqyCYYJXIImFCQ5yQewhkIAPglkuwwEtFkp9WkyJXt0VyExyWGb/MSz4pn9XxUNRQKZI8N+KLiCb3Wrpr0Qw0jxkj8lniTrG8Z0GTbku9I4vmPi19aNH8hNY7foyxXhER5Ct6x4pqM9gObdE8qufOqL4j5x5dNJ/Q0rlF87Na+mnVN6T08UXzhJYew15xfPJ1JuFl8RJ8Eixd4L4wKJ1Hgl+WbmqKXgfs1HP2Xvt8gJg/b+nhZPlLll5PvuIF3XPVNbu6Nl7SsOsa5Cudv0Pl+PGwRKweHZdMp/5CZFubPyhfzSZkdaShUON7dgee2goRaUxq+qGwDxSCoXxWfg7WH0Y/VXHwVnaNbkhxXmop/ILV5Vj/qAJ6403mdbvOqIkqntxMlTs9Z9cQug7ASEcjKkDyetcUwHyNis7PAsd12HxCxYPzUtFg84Icv55QXejncuFmiTYoCIdoqu6ACVYFwGfGbZ7hFg68yACzzYYjC2DIEdZsq9odbauacFvVjtDUNv0A5V8YZLTca6IK0PVsizClK9c0OtEmdwL7FR8pVsNovvicdO0+XdTxMPRXg76SM9KiHw0rivn78n9sRY5nDBq6r4k11BTa0VRkaVsgSyddU6uLUID4IyPmUv4yLXqtOkJWJiF7jY1bQRmuX2XsROUPehnKh162zNEINBaxYRxsdFCGDgJ6jzuyRExDGtNcOUZYTeRXSCZwSUyd4AjqrucvDut5qkj/NHE7NAbzVZmthTrXKGC9YjeW3rAqYOVIzrXZ7Pada0SdiFoTO37bh+kmzie2/M6JzMpX5INQuVzH1KGctgeJ+64NejR4DO7CR14bQHI2jNGS71/mfjsEaWJbtPZMbBBzLmNSIl77kMhShW4uU8CgvAMHj53UsRcdVM9pDhMtf7xjbjCd+511fBoB5afXEEJ+eq0LQ9ksb5qaYuyovGA214jwKdjqoE1aQJanIIcUcOvvmzCAfUzbUVT9xlK8C3HUGfpoiA2y8auo5oL2Owcs7W6ZvN1yHVv6dP1uEJ2udJsMiXTY7KI5IjfNLJofR6D3ovkxOexcND8qhxLRPrmf9tMy9NMc+lLkukPYJ2rRzNPKvQ+c0U/J6YNyet+Hhfrn4DL75Ncu7IaLSn2/Syogxt5AqtQE1mFj+vodGdU3DYXkUTZTN5mCRzd//wQHUhbOh8JiEqnmMTkIw/k4NodZND+NzWEWmfMtBYfgbDzjCwiA37B6/Dq2PTM0LhSigC2a30PX7NkrvxYQk4jNQvaIMGgoDIqyBvW2YGyiYR2RBbMJfb8rWricf5U6UZ7/rcjZjalNmTiJrt1Wrap9s5rjKg2ZLm66QZo36zBD7Llip0bLNFwqJi+1lQyqvFZPn+4GjxN3baBbKYJbKVK3UkeX+GjhSumPUKSnhyLR8cotCaeib8mpJ8eNPDnqBt9WI2YFep+6VD8mz97pKdxewX+/WtPw8qxxI1mhPtkatr9hXmVOiSNqLF9Q3+541yD1D3GeIJC9nNzOpEEFayB7yBwMpNEEOJihIX/obKSOVApIlwFb15Tb0vHXKqf7d21cbrLZrvSBx0B2kYo0P6vC6QomwW89DZo/P9L7+EzqfUnwuVLgdT7EyZhmF2XRbT+ie2GTXFbY5PyBeBTxPpneOK3nVwnqFdYiJUT/2JNdShX1+4P1kjViXg7GiJAmfuJBep/det9Q7xtuvS9orUljA/nedzCTVITdmvOUuQ7yA6qxiZbc/Qjj/dzV+kW1xDIUYA7X26NLX30mXMK9+RdtgADMeRNU3uNa8pAnTbBRzWuJsGyuiwWVECzNibOa5ORIyGynQRQ6KTS44lSIbNdYjQCX1mgOTBPh0AlyYdo1DXU3t6tkKXnGW9gVYFa0fdE1RUpHdnQPRE6y9Ib8WjpxAxI5UnGLwtswuYp7DzO7vebIRC7AwMVE8ANRhAwRch5YTaQNHAnAOXGIMFDvDLUo7VyApnFTTqEvZf5v91L9LTeUBnzjT7/73dYNhdQ/ymwy+X+euEJ5MRC7bUqOSEDT5IsC5h8JUELLsJMmcrMgU+8yt4iXVTMEwn36su+sya1kQjnJOvgvYD2dRfPH2DXw647qN5QrR5NFKL3Bvc/vtX/A41H3ul6JaU0OpVdDnVfC9oNCLNr1K3ZIsbUD1O1KlY7F1nbYZK0N/A/kVt40FlxbseaLESXzOm6erVrbZNe22lCQBYVaNLQ9pALorQqlakGSwH7EIknMYCvVa4Md6Bi1VGnmFfhoOmCxA/DPTt27qHvVcwerYVUgU0QOQQaJmPgROXbCdKe7MUo9ERu0hG3BcggcszjMqZAnIp5IFiJO+FkKFTHY+ZAJcnqI0SZ8HqQUOvsVfEbRbChohyHfbrxBK/kd7WN+1/pgF1XyNqTtjrr+mIe3rZsntSEBnNBkMj+J5C7YJbAN+eEnAOWCStcGWT6OLSxAuduajq+tQcNtHRtsF8HsYjT1yltlwsp6EaFTBhXG9V8cdNAIBXT6Tv6dtttLm+Og8TuqZWtKrV5qjBBhj069nrr4uEmQF5mPSC+kX3jdNYo39opsQmHLC5rosa2JHkWvgOkNghgpZRxSKQ32MkJEVIXrgaE3ghiS9cw47vkWNzOq2hEiJzY1scZO9Ya1LmPHPDrTRH7TPDW7GS6L6bYbWX/k3y7IivJvB6Zfn4lWy/5gbskO9tUAVSRUP3Qjj9ecFoX6vRqK5lj0imMawGAtvlrrEuY+gYfNPNcMd9xiossZjcYpNBdmF+rrwmCfTxX/PJeM785h+4iwyfTLTpG/X8NRxvurOApzftEpovjLOGKjXKf5CVt+r5/zpd/pd/ndMn3X/I41EQ8jbLJdtjF1xlkiGDdC6d00u46qXdgGOzrsfCEINxXaxeiFgVFEaQhmAAe1A4MMUczFN0gUR5IBJUhPO5GroPYpLbS1XQNTSDX1XQqNq62wD6vrRRm2vD1jjnVqIqsMsKYMAZwiTlYmhP55cr0RMMtMArNaI6NwKxiDR3s9AGsACQHUzIYtZzELwa/hDOg1u7+MQhy1wwKXh0uhlVdW8+d45tsPMzhkVbFlrkExlin5Jjqcj1NTKubOnmYrJHpJYs3lKtxopBTorg4PEO/EBAsI1mqpvANrn6i7aT07rP+cWg0mvfnmjFS7CxZebAPau7ZollmCq/gUS5mUTqK0aO6XQ+8os4u9gV2B6wGyIcC+C5NMgmn4HI7xUXuLex4dtTdhybVImpiGLWllUr9gB/t9TkMwWzRFFlovsJMcugYmzH2kzwjkDh2WT+ysO6mRPcII11iUfRUW5Oe+UfrofRPpo/eN0kfvG6eP9gh+8asMLncYATca0Im5TrfQQZO/BD/uD+hzge/WNTvCJMHh55o8pLo5AHdfvjrkKvHc5t4ibDd9YK1L+zTzxhBbGezyScg1EcPhwlwTLCVqVkxC1gmWCs1Jm9A+WGqpV6VMXwvfajI2Q/EZ52GZQzid7qPFUtgpi+XrITtL2FOLJe7CJaV7ZAbQMMezYU8tll+w9BmzDGPci6H8NTXMpdD9ZIxfsx+iWSmB6bXNppYtTaVL8CsCuCncwfoa1ZgLvxgSbr7pgtctmTAU/c/Yb2GUaSpAiKGnwbUIs4OIx3toeIAGsRz2TIfQGKL6x3mhLLNGhcRQY/8iHNPxOMwZJoMk1HVlP1Ro6uf6u8mgIwzxdWYLpIfiVXz7BPNvrYOKsf7PMa1Oi9vZYPW08o9yxzTGF8Kr6PTjbEgrFU0Yi7F9w6yih2guLvd6M94P0sq9TAUbuzyIoMEc7pRbyRfP+sl0tpo812hucguofXmhLjVUKtaczRAL2pRQO7r5Eaib+oql++CDtuqbfgMpdzXV7N0iiyKpMC5/y1ZMgPU6Y5rm3R8gR1RSJsk47wBwgRrihGz18Of0y19itKfuGFEo18iwvwU1s5hpo7gDDjfbboWtvTI/xfyzSnUzTf5Ekt/iki/Ui6AJAEAAIripDjIuK4Iweti8GWmO6j+MNDbpjUhZ9R9Emsfr9QiWQn62fp1+m36ZdkMJPj5FeTxCbOEbIYLnD8Ieqq+HyCDcC9HtNXAfpO9Z1W5tJmBIN9jsSMaEUQpsk5e94ujgFr2c8gg89zYM8mh4FRgiQ75tnjQ28f+7I5JfayPMuViDxX8AKkgbbRymp9kyPWWCqQssQcZcZvYqC9CSeRic1ciXUAKf2EkYH/Bti4ZG47npsDcn5I0IKjz2Fx7M4eQZpjn/ttVN+UZfFMzwQnx+xM8h/gNW+Kw8LGyJavZFjYU6r0FWjwWjdgxQF93Il2HWIqbi+FF3IddYKCEoO4TQG01r/6YN6fe2xIk3u5m3Q+IQprRnNiDOo1dB+iLQBp1H3xI+Hja7icq9JE3ZVd9au9f2kOoJOnWCQS6bjWDx+Esi2TrsWLsLL78uYq0cPi8yebPFYA9d3FPv9qyI5WAQNMW2dZUZMqx8vCX7cpNNThufjnNl64e1wjawm8z+VB6o5l7ShHfSuf65lxKmu3DlvgZ4pZ9s1NcQh41kHq2KsGXaYXMGyeqpTX5UycgnNTHy+cG2zUkLHfTTQkez2z69veSfuYWKF9U3l9E3l339aZy78K5zwujK9yXjO/Nq7ka1T4QDcxbTAhkW5tAc3eB0H9wS2Kvotm+zerXf71uv5raHdcyFB/j9CCIJXZGHrtA9ATB4MNcnugNtAtua4d5MWAjw12QKPSgUetDnomQ/GO0HdtkndOMIeGvQaYOgCKkirHtKPlrvV2ykcSHhjTQHuV7bt73Rr/DaYdPoHBEopXNM02GlnivDufy2b+k9g/J9gwMFN2ObCk8dXx1U46cPDiDA3sOHGPvBMSrgFaxHsQYixmpPZAL9eU2gf1BTv3lNro+M+z0VWRRUN4uEr3Avad6xSbzdLmH8sLUDcjjr48mAnP5tX+jsIPIPu4M2D0RQ4whUicdmo0s7fXd8yfV1s7zJN941TlHqcWux7fqO4OnCdddXbAkzTViimECOdF/jAQQYunNUfmEmGuXQ3uS/mdj2DwwyA3nWXB4hucrFd+1a/F4QL02N/MIdgF0pSfXzEakDgmo/36SVMkxYOCvHec1r2YTxkCZi0/Rgu4pGGUQjpnCetF0la2r7DTlE1Xal9Skzw2AbUEiunmWWz/oN3o5g/xgn2A62YtSCw+Zm1CQhlk9+Byp7hNCQ9knthLetH6XbOAmBW275hqu/82/+5PehrkZXq8417rJLNZ3pdvi1muUj8voc3X4h0geWn8BDZpgxDUl3mBAdXcmN/KRFcAeymeX93ORTY5NbQTxd1sSB42yqpn4DrEXvOIFL06s0Xn/h1vOvCtu/tqaoNnQH9utDtb3JqM//LP2Nlz1PLhID7ahwXwZTcYYyGdLL7g4It98MG3O+rGad7ycY6AaQMlnRBqYpudOMi8jhY5Fh/13E7ESarYUYC/Dr8dKRtSMi4rtWTzRaPd9wLiP2tomiohgRmE3YHFrasxLM6pqFVmHozDHJ9BTY+SBGhv6W7p6R6e4ZcdhFRZq5b7S7GvLF4sxetf0gR3Sr/DU7QgVrZtPJ/cs9x/xUX/dBmVep8qAKkT6Yf1TE7OmOKYcYxsItKIg/tCF1HLyC9N4dVO/KeIMZCJMT6YXDJvN5SMoz9hpzZzuR935Bd9tQ6hU2pRkbabNTYQuKurym06RQ/Hb4RR/PxG4NlVI/ej6Wa0diyKTF0Q9M194c+fx1Nw3qxX5Y3tT9XxqHoGuyEhPIgD9ckedlAIgIcY8dA/IcpTPHiMSX0gq29W32qpO5VJuJ6T1tmqyGdVE+b/P/LHPxxvTmOI1sSCRCD6B82Ukq+YimVvb2VRD7rwVFfjzFkSYOClakynlcf9UOVXeH8zWAZIXajuasY47OR4VTB/dAoikSEsgFHRzOw9g9FomEI3eU6SXg8OTmM+TmM8LNkxGHnzgXRKLRnfkZ7pw3xX2jm33ro2bf+q5GhXMbt6L/PV5d4DVTvpDXTDWv3n7uXa/Gfqny1j+va2GHroWduhZmdS3sUovxbrUY79EczT0SC902SNTAPEhD01tEoW0N7Gjm1440Jm8auP0cGzhIi8m7B2m+VSLlHqvMMKp7rHrkFbbLOCaNJJmSVLlBF1ZRA0M+/Og7oF4YvxO6hfGziBkxfheCMwwwA8It/J6jNGj2kDSDLlh44VK64Bq/bBdylC5h7IIKM/TCINUUaPPySUyFK+XHQmpnJNQo0LQmJ0jCnCDwj+T4hMer6OT27B/bvxG7TqSaU0td0yq+3hQlAnrpKWahlar80de9BQvNtE58CBKfPcfcOmo6uqBF7MZ+Sa/etPq96+pdxn4JGorA7/6S1fjgv4xa3UXz62Gj4+fDM2HEOs8dz6lOKjAQHuqu0rVEqRdapyAacFFZlUuGsNO3zbBu8ayQh/KT3gTgeEIuKWzgq7Zi0DGIgMFuq8D2hZS4PslPMy3dD6Iq606DVvfUnmkbSoV+khb9A1LMSc9LyAGUaKy8ashOk0nGK41/oqeJPZotxyMNpA9YuCZ9rebe8/GqouI0iT5hYYXK1HSh18lV4uPDPuYs9cJOuOHxJoSK6J4mcNTXVjfU1lD1vXa8fbTVbV6X5jZEEl3PjyKm+r/9e//Xc9fflaeemf2u1L/xxZvZxUED0tHExvnfg1sqbqx9QLUzjSTAXyIM198MBNPOi7yYhT3C/sGL/4ND32cTXA0g4LYmarc+Hc7TLpKWv8GkMfj4Ysj0g/OiogHhbeKKqaA3kREauZ+7wReFRAvd0/lJn5V/GW13+FYonunXn35krWtGOVGA/k3oBkRSo3ZAF8tL6JOUk5Y7DKS145vlhMN6Rbab5gSMUTgRNydi7OEhJ5LmRDIoeSJtTqSDGZ5oNSeIPhWyrq4X+bqdPKGfm95tisEBnphtTswOPE/MNSfmBgOeONicOCh6YMKNXuUEM4Gn6p5I6bdwp1WWqxT6OVDcp1fQ5wEsWMbKA1O6U0GmMxpUVyoMdUqD6gqNXssZCwcB5oRCpV19YrX8FejF96k95DjsIdgFbTe3dFZ7yLzaFQ4Kz3DgLncp1nmvYp37inWeU6zzPgX37lfodYc7MAGMjERY6hvZRd8IiPV9ctgD8kwN/4hi3xfUfXIIHhdQ6cTvhZyW+D7ktMTPQU5L/D7QpsTvV+tOR+PkbirFUdTxyM/OiQOsMb4zXcPf1pruMhmhhZgsbRysmgi46S9hzcw0xaczjKFNgyNNSq/jWNDQCCylyWh7hKX1NQuXK+wSldvirodU9026whhCEAOIQCtGW80XEG571+CSh8d+imIipmh9S5YwnLYt+u1bnnb4JIAHEvCydeQFBsEvhTwH1Cuk1W+y1YvmVbZ20fw+jsJI/xscpxfNf83WE13Gr3rFaggQ8LIg6OVfgepnGRp02FxiZlmK002+Cbw8VnEZlKoYjt5PaRm8uQ23mcHbl5WLnwK+Cd4yojHvV151AlG9Qo3gqtBkiFFtdWO1sHvDP49coYnMw96NMrMeQnYzbnNiMiZ2MzGjYo1i6l1AqcKRsAd/duHPbm5pjtJORNIeNjvgRxBtFIEnUEq4neNhM6tJt1Im3UKbjqjNeaHJ9oQYBNPTDFGwjcqwR4oiDjZ+WvyTnNn7rIbZh9mg2nasXi6Y3tskjLrsm6xZSNTzUDfaC7QZ6eXyu2pMTzr4pKrCtjx3W4EoP91kqSxD1UtfHMwwQvAOG0lOqbSYqbTYUmlR9DlhI2E31Ml359yL2KoqVWwBuE2pKpWpKtVS8SFVVWgyfNwgoOkWQy40yeWEDjEFHeJ/bTEedGxNn3ARbtEiGl8h7DXCSqoOP/b648JyOi+pi9132Betj/dDvoOcwog8T0gA07d8L/M7dBhDB4cwxI4GDVF+wFbURxG3QnJaFv9Pb9cTG0UVxufv7uwOC1vlT6EIsysmbdI0PRjaEEK6FQlGDwg2QGJMpt0BFrY7ZWa3gEFaRSuJqCWRhJs18WAiJj1w6MEDUQ4cSOyRkyGRAxeTJl48ePD7fd+b7WwFgoa4ydt5/+bNe29m3nzv+/dLVLsVtvkqk6NnNxNNJn8t2BPMkq6seme577f4f4lmVHk1vKVD7Vlqc9mPVKY/oez2U8ruPKEMdhdPOufuU9q79x/aW9Z3d5RZ7bI+874+xJY/SZmTKnugDwmx+ZiyR08pW0mXJSXC/aL7xlzf/VjjD+I1UQ0Ib2qPph6mWYDsSfRjihoSvUJRU6JX4ahT4EVEY4NZSLYyZ2EcCoXzBL4aTYDNagYlxn9w2DFexhQgIltwJhiimKk42PKCXTgPpTgirj7TE2QLeqaWDOaHudKNW9SNrRJdZNBJjt6k6BaJfkfRzRJdoOgmmaEbxpBWkOi8Uc7vAwlKL4l3ZZ/GDj1R/Vv6MvIAbTEPNQWahga4Le3KLkufRsrJVrYmUjWsoRTOEFG4W9icTOYbzIYRgfSiIvx/eWa2bSUrw1dmJItmIhPT8KljX04d6gP8Meb1xK7cYUAZOOOjfZCNd0J2cbd12auyAg+/sNcEoI4VOG4Y0AVyktUgy7aciTwus0tdopwTrf6sAgRyDigw1eLpFCKUe6CcB+g9CDB8WDMJr06xGJUXaqUuA80e3GK37XY5Sxsp2nydZdOIDFRsDMW9Tyzth9ekB9eke1XaYbDRjqLuNenimjRteEYvA6NdHzKEo2azHDrxDUNPh6Ok3jy9d/U2ZAMtibKFPlYyxIhGF5Manu33IN+CEU1GLGtyYi67avxjSwabgSo9DKJF5kGy0fFLo8Qsgy8MoaY+h30QHa8aJe7HFQN2H1CygW8ttmG92abTWL8e4jF4ucn2qNsriAJNT4+g4dOMoF5E/zCfBjUGIf377DfLpicwsb7JpHaf10yjwMZzQgM7QhHnhT5224wqpRKWwmRx6LGoQLhptUWF8JdIuxA28haHyWUjgQzKsSYOUBnaGIxZ6KcLZJAhpn+WAKUyG3adgBgXxM3legEx3iAgxkUBFoIAKgeVSQsf7L3CZhv2utYoEjl97El6+HRxh9f1dodXN6IvGFCnotvKqzMTT/2icNcr+nfwprlevGluALHALjax9+6SjbctZmiGiJlEJSrPPLXu06x42ga4g59neMMDxTZIazmr4oPz1quk2Mym/dkQi6gHbf+aUK3nudbaOsQmURP0HymCwlGu0CliQe5N6wY94pbCSCrlsGo4onFnMVNc0atMnDusWETJDOorRwzQnsDHPpOyzMhyOZRg6JSD+HsLniQP4bNE71QfPaJ4Gzm6oA+xCSRFb+jMi2UvE4ALZXpXY00dRqBxGJ1KBoHFxoEWRYIKyoXKzikx4xEFeRZzKC4tIBOhoqd0anLuYV1PwERYU4hxWpiQw+e8olXuCe7P6Df3r38/9/v1pd+E98EPN522KowQBSC6L79mDfuSDfrYbbvho/Utg2SfmW7psBIsAStKdSKvmHey5oP+gBw2BsKJJlI8Tx3f6PmBdYVm4srO6RJ47jnIxAS6FS7ERf6VjG4ds4dgtVy2PhB0FIHWscfickGMHcYKus1oYTIuuDjsFnfAsIWi2/Fwji3AwFNBXKXFsxrLSKnb5shqNSjFc8UZ0KWP5pRglrb6cKVLaVgGw827BViLUWOubI3+SXeb/sZ6bPqnR+8odMIhXrGgAd3W3QeFnROMDcHZ8Ao9ZQtvWo51x6kRfW50WTsC6BqGqhSPv/QJhgq6rAs54DVkLz7vkdEMqrHZPDYb3e3lLUqOr0n9uiT3wsHBg4vIZYxjmQYyU7aQOcgTQ9NSZjYvdX+kXJCnnUqHMTrzIrAOLJo3L3P8LFRK0cJxvLhU7GWOyiZMtMXREZzIfbKP9DALn6ZsHyuKW6CRjL2uzAy0xGHLQQ/16zbOOvj/zBJuIN8VfOXNuTFXYCTpa8avFggFGmRebl4e2qUjkhqG3wNMEx96sf2BKUpeUErzgnbEmQ4dtD3sOiSfPOcamzvl1UVg/jUj8i82Za1gn8OOJUG4uK5JK4xFSbdLeXRncaJWJALiVWZvMonE5J1QSSyCZfVSvfhah56WVvxaf4aT3pS1JX0SOrFOq3xFc+tUzOJ2N6tJwU/st+x5mVQ9/ETJRf+dTRWzsgEy1Gm6hI1ndxsPRsEkPcZwaaMijlk0/i4ONLkAJFPwWh2u9RVMJRewH02aIdddymTF+mlqrHGmEZ5reHHTb7biAe2dU4E3fqEZxN65IAq82J8OqpTh+Q2vpapOB1FcCxteeMJrUu16bTzyowsDGv9Wz/fp9EbY9HzVyJR/MogG6LIfWu6nesWb8Ov1cX/ijLRTi6WCF0ZeFMZNilFW1Go0ao2TA9wutUdZjVAq9ifV6IRzp4Kg7p2o1ZH2m9KcX61GQRyn+uVHkX8BbTTD0Isn6frUnfmPLLfEva6H0pnJYDKM/lHvNtU7xPXCVqMaJ6NHX1bHWqNZiaoYpvwqNK9Ra6LZovJTfpyexYmwGlCzC5ctd3/FmwprDTXmRqte70fNWqManPeqYRBz28H5Wtzsx3B9qjM5rmoHJ/1mbRpNrVBTAXqImfXi1sREEFSDqvRFhy9BCvRmaBYFWzo469BfN4URdeylMKjSxzS8/ZJGfpECfBLOalCqcP/Qp0xdw1OGBh2+ioH2OS+5qKZO/MvQtS6VfoHCixQ2qvxNqfzNFLao/O5U/lYK21R+Typ/O4WXVP6OVP5O1fmN1MdSKr9M4WWV3qWOr1BY0XVtgcIUhREKRQorNIJFCrMUDlEoavrffvpBoQjcAAA=</script>
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
