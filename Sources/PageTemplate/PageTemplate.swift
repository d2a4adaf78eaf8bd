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
<script type="text/plain" id="module">H4sIAAAAAAACA7S9f5Ac150f1u9190zP9Mxu7+7s7gCzAF63IGlxAcT1GVrAS0q3vRGwIABJEEGcKJt3BH3EHTQLnYAFjoJ8i13oCJLIhUlwNn2mK3IVUnUVMhfSRceqhKk727j4nGIqckI7qjKTuqowKf3BP5QKk1yVWRWdlO/n8309M7sEKSplE9x5r7tfd79+7/u+7/v7Gzx59RsmCALzt+0nzodbW1vBeet/zNZ5I7Voi2cNjlmXMtQi3tJrNZZ6g9k8bzblx26iGlcXki3/X3A+3NzEYzflP2kh5RZa1qrL8dZm1Uyfg9/G1vD++vBJW5u+q3gTHsS+bPpOygkpquZSTbeG/8lhIH+N0RPJSD3Cc8xW+PvmRROHoW3YJAnHotiE4xiuIIibzSyYiCalPpXUwyBKO+m0CaTWkqtRENVqtSCoWTsza2wSdKPIhFHYsruCMA6TeHcvNsbUw3ocz9WM3WNMtHdfHBvrglozCKytB1G91mgHTdwtlSiPC1s3oalbIzdITy6boohDE9jauN0y5c2bUboVlK8/H6X1/8nO1L5x4RvfXP+2DZJfu/zEk5cvX/p28FebUr28fuHpr1/4VvD4hBysX7h86clfu/DEpQtPX7h0NTiv565e++b6hSd45Wrwa7jp6QvrV7/+zd8MLuLg6tf/xoUnvvnrwdfHcHDtyWu/dfWJaxeuXwv6bTz/yd+4sM42waXO4PgbT64N3vKNYbNf++blbwffbMnxb1y4xmddCK62/eH6N3/rmnTgWnWZtwe/VR2u/9YluXq9av2tr//mU9/8VvDtOjr15NMXgt8xzeHXBLdMm0dPPsWrTwXP8cS3Ll64cIm9C54fOXH12oXLwW2TPvHExQtPXn7irz959UJoGismKE2a/7u//ptX/sbGM+ZZ8zfNHfPvyb/fNf8+f/8D/t657+9/KL//kWmZevO1PwxfNB1jtso7z0fzNkDhgkUbpI3ABaXUkvQXjd1yQbRsl32jwhxry1Vn5m1S2FWpG7Z0xlncmqb/WOBJ7jkUSCePO8NydRWPwEnjT0q5ehxPOhDKvfLziB5kOMh4MG+7eE0XL5E75/ydc9Wdh4I9/tSe4cMc7nf+YfM4mPcPW8DDFvzDDuO2w/7gszj47PHcpqmz6XPGhFsuKn9qrhR1eXBec3W8J3Dh6rqrufDYugtdbd0FPfl2aSVteseiZRmB6GoRlDd/El6R4bt588f1K+sO6+Hm9Sv4TY7LU4dHq8fXcZfVRxx3sX/W1TyRfiTp/x7Z7lZtE11PihoH/DgnwuTW1Y5hDo6vc/yzfj4mb5RiPMQwR652vKjLpah8M7hUBG68X8jtmLaxfiHPC/jhB3RGjuYh3nE4TzhKeQPFwbyJYl5eJU1cnqHYl0+g2JtPcvDzKU5LnnKq8hhPzPLdMubyYIMHd1BfyPfhyOXTKFjfm89y2vIuJzTfxXnOW2ie5T0U8/kcnp7kbTRJZIBkrNoyPG636z2y3jYxjo63DW6N0INocCnFcE4AJtw0qhmq627KdVfdpJtdXZchYZvYtVbXZSJxtFoYFx/jkVSkbPXcLkytjLFd1n+uU5q1MSuoTibINZx1zXVpGZZ2db0tODWVqlltWzf3csFpC52VAmfCEsNvBVKky0HZ7eeyYFAE4XIZyDCbMlk7gDnS8pF2jGHgNOkB5tfoNAd4z1oRtoO0ZeSlzr7mmq+tuOduublH1l3jNZfo0T4Oh6vn9hHpQ1Safh7JHXJmnLA+FSig6/AG2fTuNJ3ccU6g8VcGWIADXQjYy3/1K1pw5ekFK91alOmwVQOzqthCj9dxzTdG+wkDhPGHVhbcJ4LyrWCtSPYToZyMtkpU5COb8rAAfyd7hcWIn+rJ12v/erEMnbTKG2WQyhgmrn4gSI4IkLGWHQk+rbXukeABl6wER8ITmLilYFkKwVcPSWEW7VFtFRwJZgfPlm9PyqQviymWytF+1nTJoaAlyyORKRVcIZ8hD0owq/pZ8iB8W3IgKI8EsopcbSlwUsRLgcCyixYFn8lR2X16SXqIWia1vawlUtujN584EshqK/O+vDbrl5/+sWzDUn0r6O8P0m8JbrVb8sWRHaAOwa0uBGq2AlsyIBh+GTiAlA5mT0BboO1kr2XjqqW0MmyujdnglDRIgxRjadDhpaD6rDQLSs5agiL7PZP+XWJ5w5ksgPkBwH1Ab79cZJcN1u+JpeAEagfC5SPhstYuHgkvau38kfC81h47Ej6mtTNHwjNau3wkvIzaA+b6g+a6nrtpjsif1m9L/bav35H6HfkEQHBD4UsA919YK6TTpsDWgqwWAS2L8zPy7bJkZJs5IjsEa8kR2ThYExARpCRQ0O1npwSnVZcFXFZkSJy5UdRWfun5lZvVf1vPyp4gGPecMyvBuas9QdWBtJS/c70C8FA718PWIEcCSjeKYOfdaBOddbHeLe/P5KW+0A7JcicKXI22MH1RNiOPkj5mpwrpoHxHUdu433NrK8FZQNdZee7HeLNc2ziHCT97RdaVoMQr3J+wajJgtgUA4D9r2gkZUlst2AgL9lDQKeLy+pW87uyh4NtYPVuyaQI63wqwkiJg6QywEHGzByywJs8+KrVIFphMXuaiB8xhWWIRNqI6ioMyBxE2ohTFftkOpHCy30kxl4+j6MruJEUm+4cULdm5IqzQBEUkWxbIFtnEpegARQsMPFoGXxJsJvCb1+Q7boYKHRxvgcR3rVYFPN/zVYHZ931VAPQdi6fcNLIDSnnLAJcfEjoN3w9YzGdkuN408knlS4aLQabtu1bGCCO/wf3/ZoSBCTF/r9sj4T2j9Vek/oav35X666zP25dkjb2CekxUGl5ZtK8CTLO+/Lxi+vrCbAptMxkCgZgFhRjAvGuCEugX8QEZu46LDwVdGZ9YRkTGJ8Ydk2VA7CD0UjG9gleMPyMtQ4zyBIqu7PrTBJ/Lz8hWLmdcKpSK67jpW3kH9KhMlAxpqFM5iR58UaZSitMyM9L+hMyhFF+QOZRiWeZQiodkDqU4KnMYAsfJYrIZX3gmr/ldN3zA3DLl2NPDzdeiqTwuPsYx7BwJ72JskqXgJZQTi/ZFlJOL9g7K5qK9zXEsb2NSso48wc0oxnD1JZk5KQXP3UI5tSgzK6UMxTsWyIjVdy0wFKvvWaAtVt+3wGU1QHpeE9Qr6DFvyuxaAFrLNWQNlcm1dT0v49VwbRmmMYGTcYGZTO65edNwC5+3l8rvCOWIqZu3T5UywzJDUn1UGkrxmNwjxeM5Mfh5DOy8vYiBfcCcRuv0QXNYVlK6KIRu5NqL9qAUY4t2XorxRbtfimzROilkNOakaGE/ilyyaDtSNBZthr1u0coqcnVQ9BGGJAJuA3oPZZkIAohxGlOUDtbVv50l25HFYjhAVp7ukYkhBexJ5bdIXICwLWtSKwMlBUEo46dFnCP0WTvcrVjsssDNTSt7CUYdNAMeb1thii1P97wGRjHA9y8Ac2IUA4zpvBRtjGKAMcWuPo5RDDCmXd0kO1K0MIoBRriFzRyjGAAasY9yFCO/j/8X43Zyq46d6Y5V5AO0KPSwrNZLQCOY3AaRkCAToCwZVMtFQbSZT1c06fAf8HCGNRIGQlGlFaY41Qbgvx8IDzCCj8p5wQay2Ey2yyMeg01O8Y7hngMIe90UBt8047puWgEddBfwULZb0IAF83dJV89FKaZ1acxwsSiaW7SPtuJU7u7eOhMtj/aquhlzc5+7HLHsUXmw3E84MOXzpHwIAnsVHwQJlg++T6ByoRWl9/nYnd95cfid50e/87KbWcHYvCMPC3+O75MzNVnqi/YMBxYdwbp8vFq6TV3IqaI1IsPTigVPKBb8gmLBZWBB4MREcSLx4GFBvCEWF3H7QUXK80LH10YHxW3fW1aFY5h+WTac4LTUYuFV6mtfAq4cDFQYb/+A2NX7+qn+U0BJysAHKXfFfNYD2XDgja3GOt4BWEYGPJYBn3H1bNY15G826xazhPFihgBc7HJy1u062yvQDuXMjWLXThJlF2bkHBoKiZKj5exXo023K5vHbRvF7M4bpCWoHmknN8Ry90+r/0CV7bohvZhFg10kevCYG/d7CO73bVIsQIDLstwrxVF5s3xBt9hNUUXRk8YzrocPkHL3OZTbFkuBbfOWPPm8G9TO6dkfS7/2uUFNntG9IRd2dGda/s2cdV2l03CE4UI5i+cIbD+gYDmtYBlgyUUpabR7IO73B4SU2C/CLUJMKbicVAuZHWmIU9i3DKYwGk6pceiRfNX0s27mhnSDB10cPCrUbpT58ZjR8ZjdPuQcCunljaKLLzgrD+NndGWUu+dQyrPO9laCR0CrYODlpp9jxG7oQPgBmfnggHiOKPDrFJAN9C/rxcalsO7o0FeLqIeNTmj08l6wLlUZmc+VP/l//89/AlFQeO1pTOa6/BzvYZiEaxV2MxTEZTcEgcgSug6U+KAhTRZ48kNItheMthLKwsgQC+pv2fRnoGMPbDMVsM3+WwCn2fuCk45efD9wshWyeUbgRLZM4LdXjSK4V4xiuD8wiuLuGsVx3zWK5F4yiuVeNIrmhEAmnnvBKKITwpmYTghpojoS1lJuKK67Li8EzVchJumJFYoKk2jAhRvds5u6Z6e6Z7d+9p6d6J49oXv2pO7ZU7pnd3TPjpTyuWOxZ7//sN29VRPWZ7CwavtJc2Q5qY6WIAoQH9J5ECJ5SNokTz64U3/cf8pZpWVIjLu7MzU5kY2PtVtps5HUa3EUCjW8qzs7I0yvw94t7Ej2YB62eqmM1bsCYhllGOW/CAhlNeEWZGFnFOOSGkE9UiIvExYT4owILEWGlqFn5HntzFJwBrUD4QkIUYww2jII7wjnFO+HAONNuw2gjZx6XfiRlpxKwJzoo6x/1AnU+CiIMyPPTYXsBLnHMlDOaoChBJejr6DSQlwGD08Z2A4pR3gSQiE0sxBgjFL2+GySmbMkM1VwIq2ytMA8k1qNcEIOPnCx7OYNYVohPgTnKL2uSyemQTnLSB2wyRmwIpNgpt4MTwg+FVqSBzIuzTJZ86Jzu1vuqrum3JDnLgaLkbsS/Fm0Rj5Nxea9bCbfJ3jQCKu/17kbxZ6di3iP/Nt71jkuYidtZAnvcfvk7D7W8o1i78579rocCFhuxMLf87J0f8+Ku/2yrC4KfdrSfwUOGaWHKdFuQXIczBfjQ8F1hpGhQLcuAB7MQUI7L/zkNIpMRbodinSD/ZAGHwoOAi3IGBRNrIdQQUNmC0xpBS2ZUBYYj/eEJhM+NwaP+q5ZCu4aPf+OnH/J199WYY8AHeg0wY673G437kDx3hGYa4xMr8xfLiQhZgkdGMeUnADos3YaoD+OV50B6I/j4Y9B8sJzT0Fux3bngTB47gLEdKz9OkR3rP0GxHmsXYTAbxyS7y5uuyyjIMU1GYUYaCxEsSGgycY35euOunEQeKmcESA9jKMFwaWCJYHMxkHuhXK0GzhNjualvguITVha+dxuVtc+QxK2nJJQ6+Z77//5hcE+lECX4Sewq1LO6ddcm9JiAbJqY9kzsrHsGWwse4Ybi8ASBNbZmLx1EmLlSWF2ZTqEZ2mVrp+3KGXWteTnuz7ADrIEhB6dtxXeSCGViwW5k7mrA2Gk8pOFEEEJiydNl/HzBVc/JKgjxWGKw1QOs8i3SkFiR2j3lAxhHUxyC8XjMoR1UOEWt5/JzQh+rUMWNErPRjuoaEtMQ6WVvOwM9UyhSw9gY3zNhRy3R9p8wUX04OJxXDzvWpVA/itXcO0Srl06fkW3Tn3J9VXI2eW/3z653jZEg9LoDH4ew8/j+DmPn6f4ZD5inf8JHoHQIKpYqeA+vTQf6KXZ2TXqAnArHuUH8VDwbQHQupfiLeOhq20TW9aOty2+5jK6chlaDWl+XZtfHzSXomVjoT+DdOSea7jnmtwD5YNw9phi+c3KvCFn0qwtsPAOBAzl81vldUpOetgQsnZrN/poZLd5fbDbCEnSggCcaoSkEFb+tKDcW89GMgyNY9Jf1kN5THBSLnz3WTktVBzk6UKhFrhgrmHDD1XN6cKCIpAk5f6Xh+GyXqKmBXJwwV99PlD2nEZbCEBBRVEht/zIgo+SFTBLeT05sbeDfhmtAwmUnb4gAWoMQpdk0/m4kA/Lod/dXbjq5RlyR9GU4apdc1G//CvEik1oCPrZKtaP7Qu21NMGy80QP9rSQvmyS1v46zFon8dcl3eXn9Nz5bsy4tqxP1Gc28JjWoL6Y393UB79cYqmdimABBTEle+YXLsX4GITF5f945r+USn68ucGyO09UIBSvmuA8w4Fr1i52X5ZKPtm+RNogPoDxVBfZcwAD74/O6HqPJnsE/JNs0AP6WmApExckQoGk21F9Umx03FvVHiOs13HcSKjyGJahm9aaIKmn/7myPTL/uunv+6mOekNzFxbAFOKTOZ+WkA5c23pA0BAaocCakMyQIEcomhDubiWTxPTNbIEHLQChBy6lMO2FHSkH7sXg2zQajxLymcp85OaQoZsCAIZTScQC7iAngRaQh18wKhObGsIDxD4tqr5PhS8YwAIVi9kJzADrxvKuKlDA81ULq8JYVh1oimd+BMDqpq3bJv7d6RruI4xNexgEVJuIycWhca3y+XtZ9UUQNe80Mc8Ls3TX4S2EafLF3wT2ark71SvxNP/QHr3MCXwVGMCRG+HskBCPP49UpBRBeX6+fhaASurAP/nVt/IS7jwPpRcJO2IDL4AcvGE25U1Ygj3IfN2XQ/3RVtIDG6Qe1QfNElMgrcK1QlJpBRHq02oBWAMMO/7FObaSpmiBiqxze9do9gRt0IzZtZASKHeSoXRmcQD55eCDLUDoYN4jbUupGuTGJ3dKCIB7kmMch1FSwB4UvpTmKwmzQX3zEvRBBszCbGkkyIFGzMJqqCLjszj5yB+FvBzGH09KqRBW+Yc71vA+9qozUPb0va9WdCa9Aajhy+Q4cd3HR+OgN353ePHicEnXdurz1ij+ow1rz4bF2BtZ8eENJDh3yPVL4BMgAJJMPrJlIDs0ZEnAWOwjyA8/YpWCxNBE6WpAEfbAC3R+KQOBNYk41VIZ5929S9G7PYpLO/73IRRBP0DqJDnsgfZoAMRVkg0VKyn4PO8eidVNkRWtPEIWy7FmIcMB8IBQrc3L0u/qKNrLVBYdQoO+tgBprG0gVbUGEaGdRoYZBpvE+7BtVa5o0QeORYRSDcs3HDwlJY03/mENX2C9Lfc4hMEFuWYm3q6FDwuXQyxFcjKeVzn0KhRgnT1MXkqqMKIWFVmdbeQjYKmwlSHN81hsZBiKI/3UuxqkNJexCOpntcXt6R3GDpwX2AiW6d64ItidkQYndJIP84DMy7aQXeUFfMEn1/Ls1mph8BORrDP84aLiS0T5eFkU/AEuq+dx5Ji7SKIdrm1fN+kymCAlGjtSr2Wsil0xbOQViSq+ePufkLZTul4chomPdGX1mU5P0+hhkswXNYzQwNe0Qg7SH24MvotGZ6kXzTksQpUhSGLPeBr+G0tVbAna0KO/xVVxxlAYij/GsKxH6+YXIUtghzar6qK0iUnPR4HJj3dNrsBy+DBXSI9Jgbsy1dDKxZ4jjcExyvw8D4gH5NIrYMTFrvVTTESIUbiRHtWh0AGQKsf+bUNL1SIhp87o3IC/7kz/NzG4HPDbZ+LmgxtlB3y0ymLNFHaqZjKltDXsDWLGXtPZqxVzVhF40FnPzWQgdWreRSCX8gF2czwaG+Pwm+DaRR2A2hRIGCnkGFZPryFKWuuUK/eXDFAWCRrMseTiTSgCFseUgIShDCU/VAYFvlndLo84GD1QlkI8nRkDgczKKt3VW6pf+lKHwhoOD0USFST05LvrSZnBp/vqFXfAa+DeQoIuoIh8ckgI3RP+6jZG5kwc8A6fDGU77aLVcNaprqfKTdDOyPZfI7JaCbA3Sb7QtXTSDg739HpVLu25RLt2gmiBJ4JddL5zj5wIwU6z5sYYKu3kChYk8E8GsMCB8c4OpKmsXyX/Dzrf+RVnaFs66gcTg0Pj8jhZOrFUHUdsui+Q7azQ8dAMxrlf54zRPu0UwlPA2zqmKhZ7BR2VBAuL7qr0nQMGhhUISBlgwOhh41ZCDhvrsEajUZY65KHjsg/R56jvqvs9F3hpQmBaJf9rHYCouX+vszD/n755xWKuQupssBmCDlmHVJN0LX1crav2x14b0FU2V6wYUfBeQshIABTBxEvn4dr++ToDumvPQLtsqbkk/uZgwCIm2k9y8Hk3bMKXPXyFWFI+GiOgLZIWc/a5e9gRKX5LDhKgXpY7xAnXZNC+ncZABWRESTLh92xNZHCjgYClJqbAYFTgyy2C4NLyGlruDFTDERBJsxFWuOyS8vqm5K/GTCynkkcE1iAZD8Z4AuB0uwhmnSG5b82p7BAduBcL3AkNrskIwETCVIXHRmysfKl7fLNMf3qpPwLeUGwCnIlW3FjhwKnG+0YVN2JNHtLJR94vpzrCqWCx4/QHXVpdFsadYQ87WjDcGebjrSBTkaajAFbyIl69hk3diC8nO/FW8GEj8E6Sua1Iwi2Ln9jbg/MbMYc5Uxjbi9IvjEVjI+pZZvNOrg7y6fQOcivx4DoIwjYhUlvkRrgIMr2Qvl/XWWrNciSbkPNp7JVzs5No3O2oTN4HfOJOa+B8LosRQP6Rc7nRX3CHbkDa+cl3Fl/0HxXvsJv3WPcCMBsf+S69tJh2QFueTlyQPzlF3sBazdAoamQsscBPNkA74ONZUADyql3ZIcLs+UKi5mdcyF7tlylsIsoPpKJCGW4sa81FAuH1dsj4lhYikbEu5nWBNsGqrRtCNiA8GnTQijSVTIQPoeCwUNicMXfId7YgNhcVgJrjx2xTmtnjthutawaMnDVshob3e7bw7Frw9BmiBUL3Q4wS7pFXNdapvYtAi0GjAaEuboGYQ7pajC1qB0KWgJJi/Kyti7HGZm6ZYFor3aM0IOpnwcvT3m8PEW8rKYdIH2ESB3ZZhOdUzCEHfQQ24LNPus6D5iHZGw7wHZNFDBP6UCyOonioJBtHWjQ6yhgltzBYp1B0RWuvoMln6GAKXIH62IOBfQ6UuxvyRDLApE+JbTqlU8v1A5cEEthe8BEgLce180U9FTytyknMDl+/biI0M6lQehvUGdY8yZLNSzTF7gqFrevs2m/zmZ0nbV1nWW6znq6zuZ0nU1hnXWErZHllKajI6dYVBUswIyfbaUg2SMogdV8qQ3pnTbzw9pqDE/Y7HAr8YccB5v95Va9OmH8iRoojxndrdeLEHJLl8KG50rVBbDu2V+CIYPhFdhgg86bWV/nIjKr67Ssr140aIz1bVddOHoZz/rF0WcB5MIdjYJhI1yOeJnsJnsmp+LqjvI7WDfenrGd7DQhIrmapEMV+paMXjy6k0TDnQSkImzxuJ0YpQS/jRW+FFxXevCaCsuxNcYlaHd5ep0MHVZM0arUMsVuVd9bQe0WKik1HocCNo8gtXS7j7dBs0AYb6liAZfc4poLT5PjzMHfkr1VBwEhP/rFuNCdoNCFxy+PsjYrtbk1ZTil77MYJlk0s2qVvZ3xa57syWZRygDMHpP9LjombIo0YFtcn6Vtcar7RyoPnoeRu2xe4+UCXpHvktphvrapZlwtzyMAXlsjxKx8rOv2wWnNr2EPAYpeWIMVH2qH18CVQ9HYdTpm0rSubxNyQ98QYfKsA4XHL11tG5r64+c4PmZ1XS4trHldnFzd+xWY2gepcLb3hCiVpdCQ+alVataQWk7pUqXlhPWAwNLW1Svl+JWl4HMq1IbJbqiCbVhEfci9Ce9e/7Abo1T31euKBK7pQr+s++ol3YkFZQs81+UBG4qKU9g+g08oqFkhJZOAUdWXCgq/qLLHbdpnOb0B1YjXNHM9C8QeblU1WBPWDgRfPxLkWrtyJDiA2nxwfTFYwEey3Z5W5Gtz1H+glgzubQzunRjc24Vsku3I47BGTsZkoUAIvqXY64pHlNvSpeE+lHeNBhznjouUgQPzqd8MVoOABGU1cJYAdUwXE9l6SSXI0jlgHyvcmXZAJrwPeU8AU0IQ1yR6E6++zaGbFVphptjnig9R4O476wpV4EobVdvK2Ry1jWLfzjv24YlQ3+5Tle/wc+V7VMIV9rMxr3nTj0+J/hWKmh6CwlQ54oZyxJFieAgLwS8L7/dJbb9DqqrUSsSHRBVbTitKQ8v+BhWOcp+ydzZ7kJvi++bhniqn+uRXU5Il1lMKnmgXEJ3YrxuJUulTSqXb5R0mSlPkeIc4tuEJLVDrhmajeaci+3E/LDXes8oRgBZpewvCSoo1Vr5t+vQxGRD2sKgeEPZ4PWZUeCSS993KMwR7O8xSqOcfA/HSpBBtDF0QOlqGs2iNPtYBmgQRZ3uECFfS2wjsoU94cCKYdQxWI5MoYFnQIM37U1oQCy2ObZEeHMCgdU9HTAADzrsJzPZ+KWbAh06AaJiTYhL80wRIho4UtE2dgGVLS4oIzCFvX3AToMGPysn2g+YhcBiWhr4TIKqEcnK6oX8OfSHFg6PPp24CdJZ1E6CzIhSHZb+cAJ01gwIuZBOgsxoonHzYBOisFoqufO0ERmoaRSZDMAE6K0MBOmsCdBasEjBntqKZrKeZIk8zhZ5mmvE0U9PTTI0dNNOkp5laSjPVFXlOK/JsK/LMRmimCS4awbMPyPvwZpowWZQvwmSpRhOmEOULIFJrNGGaQXkTpkw1aPmByez1fAzFNQHKGuwB5lBcErKyBvveJopbhrZVoCfDUSoS+2tYUZHNESpSxgID0hhaPlm1fErU8ilUy6cptXyaUcunhlo+TajlU6SWT2Nq+dRRy6c5tXzqqeVTE7toTU3W0v8utK0tW1krW2wmtCM1lULf817fB/u83cUBNn1WzTcua/VtGuCy+pZRQzO59U0D0TD85Cr3hsflJWDzKVTk+7Ip3DRfjFX+CeNurPJIGMNDXE6eYE5RG/h3C+gikbYgKzcuKR420Prv7KYZ0nEC+3SXNEQx8RDFFC3vR1K0af4TwRbJxTF2bTVqknH+ApzUFoG5QIoclWLMjd9SRwIL5wgjSx9oJScHFqm1dwDRV8Degc58TIoh7qdLlFpJGxXD0ztrWn3MOmqwnunct9T4LVHjt0it2DFhasT238Q22apvuoCocWFge54VLRiGCvE5tLkSGs4rQOr04wXZkJ2GnH4g5KsP/UogxgrpWgJZqtRUrLjdGrR1o5BNCdtYSze+Fi0MUMpbP4m9U5ABSZWWikIF2gS8YirgC+P9oJY5QbLLpp6Q4SeAwbbev8jXINBdgR5DXjy2c0Mdk/Nj53xPisy1pRdRdqoYV2HcxMb9bplA52VG4VQ1ft8W7ZEWUsfxOalB3Xauh66c7eUkS4IioilbTGVPgRWfynCZjZXs9stFrcQCFALbYcQEEd74KpzLBK+cUBM3OGLEIKSMow1fSjp5DENCOW0IIimtFkgbnjiZuo+0ALnAtDXAOkaW4jIZiK8Vcc/FVOH2ZLK/hIe4bQ+BECsub25695Q59UTp6BMzgelQHTr4/DpeOp+mqXpCNhTvRAqlNYXSpkJpXb0nU7+2XfsWACpQXw+XrAPAvQ/a37O2pugoqxy3zHwwoToVqXUWQZ0dEJKgQZ+IPFbzzJpdVg1Y4o0BdRI8DMOQU1WfkICADRls9zGNYKAH+EobSnScgJSPXtkdqId5CQqrj7Ih9LrHCPS3TBwUpTWMiFHZJm1pk8VgF2tBuhjMgaw6AvAd6g7q3NQCnXkO4mD04A2233vvm+xvmfQBY2SlZ7OFIpPrHqlcF3DUWuLPJGd7K9lz6RQ99+Xufb9VmKuvOfPqs+nn+AzglhvgVfBvc7MItgoS1TdgdLkp/xdm8wZ8JzC9mzfkxA158afT/8xYu0lHUcEceVxaGmuqVLYwALEv5qEAnzxFD4iwhHESLKMwE0GAJkVle0YJOXSHvP1QsB9PshSiB9txjXRYWE8sxlBXeAjZvJyvjNvg8Mj3QrSe/mNrwk3Aq/OejyG8FSIUQRHTqdOsmGfw8zyM6c72nNngOKrNnBmxmTMDmzkzYoxdk9HaiS4oS6XXJX0w6a6pZXSuN566AHaldrmk462sz57Q+OhQJCwIe/TxX29uwFcWzwAix8fFXwPJPi742MVy8Wt8ZIQ2Z6PN7YMZcKbpUMrBlAGh6kmGIa8J3NfS/9wY2DZVfsmqZVW7CDrceknq22CiShVgCOIie6UWTWEl+5YGx8BvwzYprHzHr3jZbcWfmRHjlurGNdxo6NAlL6DZmFq40Vvbjvgz/1FsmtgAX7dqxR36l8ArUm2B4uxsPhZCjZ9A+lGjDUnDL+H2QBwMpehdsBDZslD3jep0zVtIVUJ+2Dv5lvXsy/5yvbqcCEWv57IzAwmdHHwFBOK7BnxI2s9Tck9j2SdUSi9sR3YWPocuzOvsaEM7moGh2dnPpv+CVrZMnc6gn3dpSrSjn2ip/bw72s+G9vPuaD/vVv28y34m/TxBP7NPlLD+rym5UhOeIYUghkxXHbtdAksv/J3sQYHuGsImJmo6UKcnpZoOUJ7xuFLtjwHhAqFqD7NH8NoIemlwTBbyiqRCuumawIugMcHxV120RrM8gZym2hvkeE17wLpGqxq+Y9UREOXuE7Rr8oCnY9mUL8MwH4O5JwCvDuMoFV+v5QkgNlbVjYv70P142G8N5qd1XG/tj97a11sRpEHts0KF1rbi94bid6vk+Ouk4Z4JZf8zm1bZ23e8I0Kl+0j8SoP2IYNjJkjNWD0r6+q0OSLqweU9EPJUIp4B8Rd72g/w8BLNVKKhDqQGi4LCwqSKdtiXZOKrq5YKA2qrqNHIPiOY/RCVJDUQdg1MFDblGjblOrUIKhELj2Fi1LQEO014qkdXEzmNdWz0M7oy1ZHGgcEsadCDWO+KdkSLiHzQg2Nwn9R4B9ueXsU7qK8EkOrJeHuqAzQst9WWktVJFeChJgOOSfjd0I4JESJj6OMLWHUGeSonVXBeaeYz3l3RqKEx5MAwNQ4hrYFXXYYrF2Hn85qracwOOXEpm5XhmnVZ1gW1MbiWFtmZaLm0hBQKw5QahxQhhvDVVqRcBlIuhJ9mRFLOCCln4YybKJ/UUD6pqXwSRSodgVSrzLjFxJCjSoTHsiDhtu8G2Y1iQinhTMn4DO9ZRWkqMn6ChFu8jkmDdUoA/6gRPrWhfGpT+dRU+dSW8qlt5VPHlF4cV+ZmgpQAZBWRzgkmmgThT0FlxFvKpAiRIXgQljMHaHVrlPcDz4J9jurg8GVsG/B9UBKYTjx1r5kaKkoYXaTyRKlDvpPiIV+jouqjiQ18sVG2nq9cB51M2oW/smvCurJOB2ehyMj9KWNvscN6ogd2dVz8czpgXb2G0TAVUAhRk/5fTQHGGK5Jm95+BnbShtxMR7mZ6Y1iaifxMQXft7NSdIRXUZ+rSCl4QcKV873ASdGojOThfU/bN6E7T6td1wnHsAFOrcMaA/79KUdeo7toz2uLDGwta8KfnZEFN60cXqgORIJPBD1kCBrkatkpxlDo9qVzRPnZo8pt1DUWQUNDH3Q+xAe0M/QBLTqjD+goZ5KpRwoegAn2F1vK0iRw7cN79UpJx0iXaOSU1kmOkrBzLRgCtb9E9RHekKzSNEtw265iDJeOXxEuMJF2V3Cy20u5VreDTQ0Rqzpu6r6UoZF5cVPqqHpAvmNq436t+K3GTYHdFHp8Cnec9cFIBMSaNFxqnuDuSmF3zcFAueHSk0LFQVRcx98JsKhQVcvfSRpMuNZJIaypvklP9CD16wmKaMNWRTU+OLGDv58akInab4G5bdc7g+sdvd7BQwyGQCrF1MuCb6a4LjOOTT71wfEqOvT5HD5E7q4pr4bnaXVVCNjhOMkzZdHhNgH5r/bi0YdiTU7pE7EwfcfTAh3KcUPH92zC92ySYyoXaxQBNTCGPazbGEIZ+DFNIrJQDGnbUSkyePbEwGILunAOqo3+vBTTWOGCf7DrxOqRGGO9g9clEx8fCpbVcegwiBdIV2lhf1Djd8yDsME4zaCADJxBPawG9aihOCprRoqHsJMSY8in1l+7VcwKPCEWCJYBfUSHY/KsfPOsxwycxGoJyVoI+dExVgvfkuS1jwYB8ssjy1j70GEfptEHM/rUSJ8a7HxqZ2cPjULAhwA+haSqbYSgNFwKFhSDHtRd/YM7T6JI1kdpmvFIVvGwHYngEKu5XvrnbTu+1dyUvZZChMTL6i2MjQRV6sHD0ebACEmqjG+HwEPZgXgF5GJ1opsdyHfLGQQ9UyVAwDEQsrHmJmGjtIkIXODZBMCzmaK7cT+/XvpXd9y0Lqy5+7Yhuph2c8D4XRmj1FPC4ytquHHP6uZB8V5NKcnGAdpJNDRsTENphcY8yUsvQoHSpomdl+bRGOLLOlRlhCB4Ub/8TOWtcFctdjDNEMvTo+NA+JLRwDR3jMLrC0bh/bapZLuZwioj7BS7OI5FzxuQTshGt+fDwwHMuj3yvQ70yQRAkIAL9wjWWqD2YzosLgbfwzruHAnfYEiEpeB1lAIqr6IUguQVq03zxeAfWBVB1fd7GgFs4wG5E6vxkNypX/CqlS+Q8hWrxBTdnevDT5nVT9nlPyWVT+ltFJ2dn+KXZMf18Cm7wDzJp9RpgnMaZcvVTsLgxOQplLeyATEIHqS10qvrQrfE22a1rTiTJt7rbdr+d9zY6TSnc9OUwCtuKwAwO6mdziCOgmLgvJNKDZi0o9RNjCKFxVkM/6kDsJaHK0OMlQWM14T8K1YKL1YKr07xFUZuHnFzlHY6FBwQ2qlOubKczceVXgISPBBC00R811Z81yQuFE5C2GQBzSYcAAVgO/k0IxvAEDpcK298UT6togo3h+Tepif0atg7Ao2ngZ1fmv4laj1TkpQpl67/k9HBltCuILTzcpo3gXmwmDuK4O8CYhCayCref9GqB9Mdq8Nx26ovwS2rC+emh8D3jXq6wbUKI/QeymblrXkkfJek6icpsjjaV534tMsGzl53LEw4sQMULe4ABVW0MkQn3LQQFDNu933BbEbBbDfwKrcVBL5oCdLZdd/mu7T5LJrPfhTczgDlYEy6R8J3DMPqYQJGt+lp3aZnEIvgq/I4ANrMzgcizMZsBXkyUgJmbxsd4h8YHdq3jA71943uuG/SW9hoNL9wwvusXVQOUobmjI7Qo4MROv/zjdBj/+ZH6N5HjhAiQnS/iugZnQ+J8NDdPkJv+BH6nh+h1/0IvepHCD7XdCsbjBCk3Pcgb0DchX5eg3AifdForMZK8E5PTIQQ7Be2BPMtDHeZQW2ZfXE0aqw9ptZ+kZe8yx7jzMP05TPleL+8fKXgoVXFNIx8oj5l2tQWpIwr0YLHGbZi44KhvNuZ9K9+zPiUJbSXo/Epf3Zwyl9g2E79BMoPfcTEgRQbnm22B5nixWA0ckP5jlyOnx6IViJQ2sFSkIz7Sr2q1KpKzMpQPI73Wcrj+ScEt+GLvmbCzZXv3IRIPOK837vhC2EPU4DLW8EGRPRy86ZyFgUE82ZjxTz3jFBnwdcY5g8yEAQO/OlPf/tcr+eCjfRzxm6SUJO/LYj0ixA3U2y6IU2h9nPRM3gOZMjn0O5rlBf3XttIDxmzyU0AwmKBPaBRF7A78lTpWfbpuJJHp+mnOPab8v7sefRJuhE+Az0XVGAkIHu/LA+9I7z9FhA2gqVa9UQJEX+Csrtw284kOJBqHasxVCFwr8Oa/RyF7FcZgREAfq7n5UUw8IO411LyZjIQezElQNi1MpU2tMh0D0J8pi9UOo0q8EROcfqIWA14ORsJkvRyYVUYCKiH1k4WSXTNWTW7xedAVMcoJyabLaIVs6EiHsvoyJAGbW5AFbGhgpRwIB4I0n8Z20wjiYHt99rcZUZjsPMFRRsHNXzwQoGADfYwJISHgqNFI4OKsSEkK8KfAg2srws3u4XeH82lE0If2hh9WNbAZPMF5UUHC8qLFgrKiw4L24gbiiiruShFpBegrxNSjIEbCiHMeUiKFrihEBvdYQ3Jt+BkQR5XC655PpiP5UNhLErDpkPSjenS+mhtlWw4yLHHh9hdEcurAUlxqJLiUCXFIZDao1BDa1Qu18e4QWqZ/TuMcpjv8tETyWXqEs/oKbsg5GQRYEJnRhZ0sG1KZ3yAX+t8aFXBOfZE22p83knpYCDQGcDP0H4DqPGam+zDBnHqXB4peoMWhgivVwRrpTkJjQeFRmZNYKADboYcFLYYbA29l3MGD5pSPmD2Rt7xMXLl1OzZXh5gGzlHng3aStBt7aB63iyesSWP7SBoFB5FxYhshILZhCjmoHQRcAcymBlAA1QfrpHV5eOn3Mw5oleIirj1AHVmivgDOiVxeBf86MJ+qUmFdNuNZXV+J8MMIb4iOPDcKj02bAOBjDpC2XQPkfA8A1Fr6G4EqGawamn4fCQQHwPi3/EQD/oZwdrAOukOk0/oKkyK1Fveej9WjRctoAuN5MFi0mugAONTH2/JWBB4H1w2ywKoHb9aOrpa2rpaxnS1jOtqyXS1NLNaqpErAatNRNcJISk4LcU4hGohaOMv6PJZVlCN6Mb9galqw9hAJqOZMfzq0Y+3qKY+dFFNwUuYi2pBF9VBXVTzuqj266JCvNwWF1Y15VMU7eWzo7ADqPsKoOZr68cApo9cIfF2pW2oGzDZQVpYQhjoJhmTDCY6KZDctLLgqepBIt2dJ3Tff4cs+D8y2K40dCICAUEvyv3S2bMq/g9l9YQ3CruTQGLsLmhdLZgX3BN+DfR/9qnC74kfCJVrNZhueBYUVbidHbI3Cmpnz6IVpHXymA+JtxtWbdL0ljVjWwMjFw2UZLJJDWwFkX6kMLzHx3FFpPRQBfaM3JapAVFLBdfeqqFTNNSIoVY554PGRUAOhvILPesNaXZIPwZ51Xdgr1EX9qYGth7MFLA4zA9pZwItNDZApzKTOd0VP2hH1t5mfJTqhI2rWYdaqqm1Im9f8FYq6T+xpq0RtZb7WMzqZjTkyrbuY1JPj+saPQ7hx0RDmVGSzFGUpHFuZVJ/CcHKHlLR8VGV8R5WtfGCmq0cVLOYeZV971eTFqei4q7GNOtoSLNMTWBaGtCMkuJ5OwerzFvwWIRxOM0VxyFmUuu8RK3zjMqeIpU9xSp7qm2zzmvqqI7rqKY6qi0d1baO6tiIOjBUM8WXQwUjHT5H+ofuqQG0ICQdR8eGweMhezgUNFQtwq0vlmbeDUdOwSpIA+FnPZhERGoYd3Mjj8ufCLgAaVhVWCCQZKj2azQJyA7raNtto93Q0W7qaKc62i0d7ZqOdlsF/Ko00PHtaLy4TMPFJTpnrTSHtxe0BNKXjSvoELMn/PapKyTswyvlzejhK0W9R+2NwHqPasUaKjW1opQqZgvr7Kb1oXMTDZ3b0NC5TQ2dm2ro3JaGzq1p6Ny2hs6NNXTumIbOHdfQuZmGzg00qpoZmaj/ypqWnyj498ZlNDIrMYa5MkDEEgjL58GaySif7sXexIFrQM2VYIiIaaT6VIXe2NIQ+MCF2eehJz2qFtGHoS7F4McanLemwXnrGpw30eC8DVWsNtWEOt0WnLetgXvHEOn3IcFAEcMDAMJDhXCjEG4VwmOF8JpCeH2bdLWxTa/XVAhP72e0OK7Rcjlw37OmrijiLbM2wBE1dQusEAVI8S9dGXEwM5WDWRFvxx51FWPW8aX1wTpY9vFCYiyBgX8wiBRvH4DA1kIVjMRs7PZJz9eyPbqkYlh1A6XW1NauoajCeFQheBY+Ms+byg8sHuLVeBte9XZyRsfHbosmXB+JTCij/EG8GsLnVEbtRwA3OwJwNxk28Vlo0c0gDMJwqKjeqjsz8Mar+VGIvTcegRFGrjUESqjgFRi67kFTBYu0Z8RehqYjiDgUREwQShQ6GwqdRqEzVOi0Cp01hc6mQmddoTNV6GwpdLYVOsc0dDSBe06QEXFwrAMMGE0URhvbsLC3kbbbsLDubRjgj4mF4xEY/fteMLKgIfEjHU6PVQvqNuFgqR4zMJad11pGzc/AkwNxldMiprWgvEAATCEkhvUSBKZGcY5Ol9De3sM0Qp4Qp/78gXqYMqx+FxG20MmFQWitALLM9E1r4y2zqeRHrfKxDbbDBSh79Y83GpXJbPsser9kRXJS3bwRgut5daqH0gMylavO+lAFPCsr7wF+rJKQaqIqVOgHPr2mL8AABN60uOYCH7Gg5r8Q9DyAkjwX09oU9X4+XByVNZCXCoHNdnXyAi482WaYjH7s4mPKQ4WrkIHDEJeRwGFv6W0+4FJbU1+IQIMh6Bnq56L0XxkbDUYy/jlHsjbcdov6l6iLNWsn1z84oDUdtdpg1JJq1GoyajWOmp8WVxuOWjwYtbgaNXKfOmTZkqpUktEPi6sP+4dI8YHBc/aLHjnCEv8U3DflnFruVSIQb98HnrZPgyj6wGoVpn7hsbblVHkjocA3strCS2PoYjf61A+5s+/v7G+7U/6lv4N1SON7b+ILWwiaigyNw8AAkrzpn6Ddl0ADWADB8rDGRvgY2WaCbYFFpQarayoqhf4geSTdR/NU/TgxrgGBJf3XxtS2FNHa7WBgB4g2Zv8vFZFghkPBgppBHVTnErjMfBhKAN8U9zXI+CcBHXGFa2TWgTqJRmEftUBdfp0eWwJ876NpUCWbMvekYwCzUc+paBTKPghedgBc1a5lgJOUDQDgpOeZE2bUYQu8A3WDQpl80Zvtq19FBfa6ySAdEYLMrcPbcRh62W4PvZzOB5V9EWCQDzb+wcf0Eeq2lf7XiZnw6Hjcb33TDLSHeIBSGVcDPDPQbxI3j7uGx82sETdbxCSGbABKvLytwftcWx4ku1Mb8dUtn5WnYKgZo7iYAZs9xuFK+4eCz+QNGM1UJ4qWt1BYhotqVkyg6BRZuXW1T0MqfNasWjPIa4oujGqY6GfdTZT2xHqxy3WP0UQ5Q0Yq+RMaUcqJNberVzTW4Ha7Cme0hsv6JGEaXh3dDv3js4ghNGmgKO+nTWQTSjNZcA03AUPFBqT+DceYra2hI7HaOY5VtpEN/1E0rsTNx/TWte23rlW3wnN2rGT4wTUk5kJwqUnGUNs5aMDurRS9hIdiOgBJqQtIpgTJNl7U1ruKDsa2QdhETBAEfwR8NmCOAbkXZqlAE3Xwb6jGsKFa0DZUCJgC1xxMAoTwMz2ZH/huTAg6QnBTcxUHp9dlH2kgrn4Tcj+zG3YxlwscwiZYGmMA2mmK4DCnEdZw+BnyeDiMyjzN9CAr/MBXpa7zER8iL5JvhsBa0FETWL99nDFZ4CgGq4eWbsDqMJCAWLlFVObGjmsEpQLsnKCrSQEoIJkq59Vqj57y9RGnwyZ8N3kTuDWWDbxxDS5psqYgsdy+loynSMZ9IIlMaz7mRYnIu+MkS7BQLFk0eRJti8CaQfpBw5uSbrWAFcKHFe4aobl8vNIBCoq2sc4tJdomlWgbU6KtoUTbtixd2yjmwE2DSBxXY8LvWkO2WfYFDFK0ymBy1QBVsadpZ1rLFgtbOe2pqaAz6rEXqv7aKMepvnuGfCjnyMLqsEaSZYDohT8VEKir0zLXQV0oLP3QuoJAHV/RgVsQJ9e7ONKmi11E1BaYgn5HmORkOEjJNu6ipoNkdZCMDlJdBykaMa6kweYO7iK9bUy8pTm3GOqINXpescagR6x1NRIgsgfSkQMCUUuJbsF8gwsFs/YdBjEJgWgtg3F3DbFqDIjDw+rWtIB5ANHO/JLzw1xi6SNU+vn9xActhJRXUxb6jIFWw9eiBL0S+AQx0SoCVQ7STX4lR6CbMH0ttHUYVm952TLsYKKKP6RdS6Spxh7T6m1TtOCbxwOkJjvhWi97zIG9VU1jMvgNINq054/kLH2KjlYsUigTP6eWXpFabNUqiy3YWgpYeivrfrafrpY0A0twx2EyYKUPouIaeDiwUQwKASRJPeupnRibH/ROkLCKAp0Hp9qqCeRd0mQ/JObHaftK9RDoq6vroCFCBuKNNHgjaWZEWKJB9ZUeRPncsvznlMabbNAremiNJvuVbkkxPx77EcIAP4LWiX5aoC2jQRa6ig4fmmCp/PcMIMCoOxsteOlXoi5eMAVWzxl4BhDUNOslKZyTWkukliuLbxFf4P8xNlTNQqZsnB0AEjlayF4phxXiqzngO5EVMPR50oa0YIwOQ9xKClEDQ0XLFWi6kKJ45UtGhMTblJma6k2Ya/lN4G4kZPopgSXAbdHcuF8iuiaE0DXXOMtEdHWX3CjqG4WQgXo+gbUkNB9jqUY6llH8xiCl4CAXKQk/VbFTne7zz8EhNPZXZPV4VBh8KLWMpErU4GNEQqWO71ihjeFIbDRkG/P3rRXJWtFQMhaj2s8RcBoeC4UXY5O9R5TP01i4Ncbp0LyoyG5TOwHyJ8qms98zKtFF0EiaDjB4EpYH2ImY3zxgugoGfnCxevit4TICOZHS0TSZlbOpp3z5ZEaaWFM2JPsr2mn4BgLs+owmXPfBoezQI6KeURs4OIEYXQhWL+P/NyuM6qMNE2cy2jDPJZpcF+pHaKR5TqUR8MQkRp1TjOoUo+5XjDo/xKjzilH3K0Z1ilHnFKN2FaMuwFSLbzkqGBh0dkBN0qoCaZev4Uv4Cr4gq6fpdOAFxVZH/feoId8TfNRN50y4OUjWNQyYgfyK6tWLz7lRRDuhm45p5zCtgOKAyp2ABhL2bC9dDCruZnXoze1j7oyyHJUneEB/6/SPLM0LBi4cdrl6zKnKvWJ5+LRlfVDOb9ZQFQhwQQbVDEO3ISFE12MDz4izlqne3vhYCsyao04bsq5rasEly/U+X871K/wZDIQiUvcrRBCJjFYNaSXrO++pM68jiAqMVow0lPAevlHEO1tyBZ2F8wKUYSrzpDIKPf3SilpIW1rlIftN6r0uXJT+bmwb8IHZHKgfGNXcDkbmyxEzZYx4lHtDSU0ix2HIk0oMfipSRadGkPKI0mYroJlWKHDkfhLuVpY3KzQjJvYxPG0PwxMhaY5qFg6qZmG+UudQxL7gs4O0qhgCbamqdzNdjazXhzTz2MeOhW4uUudDDDX5uUhFm0AmKUV7GfZ+C4Eec1uyxtyWtvoepbmRSPYRfFtXdS8RbISX1cWAhGGsOZhUGSi3xVlv+1Xc3Kqc81XxZyrGUmPLLYBqZUfmtRaAt2VgIWhr92tCJOyzVCNGsbr9aAQwRBEGbEbIW/igSVRSR/9NdbjRSLLhAwbvRa5roTgxryO+IxoyQRgpWgirNSRUZEYDl/BNNZ3UNCfxSQoRBGZH9/gh2V65+8RKkbYGfuGEGTWUpwD2F5WqD4OBi4z3ohnAulXDHodw5/M/ToO0Q8OqQ8G+giqyQOail35GT5Xda4NkJx9hi5D+t8De3D5JCfgNg1tXPUeY6JE9NdKICcLm57ESQDAFKpIexq2ElzsjoyndGHq+Ukb2m4xRCIFuDL6yJsuV4X5SEjzqMQcmcze0QWtY8v1BbuAeJyCOVVIVKk0Vb6OpGoOU7xZO48h/Dq06epHNwg5iJXse7mhFHcgjIF7pFbHilJcLzyvUNDzuxv3wi1VL/VjwC6y8NuSBcGUJaKyveXv4KG9GchIxSNK/Z2VkvUE6KQUZJbXxC49RiopozQA5QxM5NSIMyv/esJKsIaaWilqFbCjfo1dSAVsqC7MYAtYbJFUcQjjTIpJtrzls49+DjBShU2uZGWnc0CvgqF6H5gd/mNNXGEUIUxpN0I82g/ev1xQNNDnJaOADxEWlwWH5v939k/+4dpXDWHbgbtvql9/lrVmw29NbWDKMmOpNMtMWWof4E6D9u6ltqjOiF3rFagc2z5zqoWOOHloK0H5Og2LJan/LfDDs17+pf5qZ06yN7c8Pfdrt27tnrrebyarum8bqU+xTJux09uX2J8s3EV1vfvTcfqhrw9anU2L5bd8moK5uljtf3ynTtbHqDXU+rZv9spdHhscHHLuw41tlDRVkVdSQ8sgrIH+07HoXarF36yd68ubWCjYPI2Db0vC8LR+e92UBxbZcbA8uRrwW4ZItY2ZTLI06jHSZPKFHCUGBNB7b+xJpX6KP2z7U9uGg7wNavPwhqj8M2Pc2O9X24YXb2v/2SP9Hen2/D5QXa9Crj9cro70yH7c9xSVRqn5UB9UYfl5t4PerlbLTozl1kuqSpWXwzePtT8hnvrG1rr5SXfUimlNO0qmv1H51xxB6oPULPgWByRgdvyNsxl+YU+1CGVUrC19A7VOpakd8o5ZvlKvXk5U1r40MX1QyJFSU29b+tLyNS3NpqUo4eiwcJ54vmeasDvkP2iG0R1pdb8JF7/1AnwLXULR4b/RY2r4rx8iI8w7KXWlZkxfKi94OGD1coMzi6luIvx9CsybHe/wx8+hq8+o6MsW16MHQFDigO6xrvSzD1cZks5WRVrvTD7mqNyOm/JsBg3EPynsoW2mJAZlIS0TubqblghbzcmcqF8bS0jGKZtllOMUyY4DDMmGUOumgbTUgVrdoEnDgah4lwJFZiLQGVD1jUSsIgjgdJGAOpM/0qLcMVShFzEJeWhupSgOuSYbypH+5rcJFEN361Eh4qHp10EM81IhLjful+q2NmOfEKk58huLEn8izP4idBDkqbvpYiCEsN8ubW1wsHw8z4IZ3Ar0hxJSUm9Ud4cNFCMM3OsT3GJCvdMPL8c7LOjpVz7tFOBZaG/hUHPTe80MX8lNHwm0wgPH/UqORl8Y/tSqs8UF5Giq0q+mWVNeciWE1Sg+Yw0UymvpbQ4xUvsmyJ1wpa7waylVQOKR7bpqrpe3rZ4cydc3cer8h72/N/JEo/erMY18KA1H+0hWyAkJXqtrkWnn3VtRnjAnm6pYGuT7XDJ7b+pjPb1Tv8WXoy7aWmNiQ4d4+Vme983h196AXjR1P9zhGs3hKRX9pXlSZzNkBMV+YXvUg365OiQvcD6quQN7Rq/rndPuhZezP9bVVv6pRVDBrbm/k3wFr3GFAd6nd/Emg3Y12dtdA2ABb3qE9YC9neNC5Ygzg8uP6lfKWn9J0+zdWXaURMO6rDY8djqMPjt3gc+2wbRcqMr2sNHdLNQ01NUBJ1AAlUgMUszhiBFQZSdWVGwq3GVem23QZCNKXvhjS/qDyfynHr1T+LsFVJS293DPJgrIO0YXwfMei5aE5FWLpYDWRqjoSvmm06uiExGqXDkShj7L2uq8mTNUY+jhrd1ENGQ/mq+C0O4JHGMRT4EJz3JNpZ+zG0EcBuOOrcvttPmkp+K7Bur9XPr91WgMwqKAr9tI+lQJ+GXySkPK4hA8T3kQorzoorw34nGRPyMuj4154xRYrxl9hKgvT5kKeQ1jX26Yvw9btZ+OayOMYc2z8ANY1bJJ9jeYHhzXXWZj9tRSGALyfllZIiJGSUh8X5lmgyAW99Bi1E9UofLGyQlEB9G5OB39b/M2Ez5Nt6AoyvU6tlUJlBFmSpul/GZna1seaWYhUQzWOo3Rl24zeDgczejMczOj7djCj79nBjL5rBzP6jq0GA/nnwvIdK1MLEhDT+6dW57ftM8XfE5h82+p0viGs9lu+/rrU37Q6t38m45j9CtMb8ZnZXwNcYOzlGBknEJ4goKxjhKLH2/7MYmhaa2OJkf9ktw8QbdrDFbKs5oHfrivBNVgxlWFEkFZEwhp6BLc6MIMAu838xEWichR4M2S/CgGqrLOSeX3VkYM9RsgbBOAbhrqp0fCPgW7iPv1qvYmKWaPV1VCSHPucP3hb5qUqLykMeUB70/pRECZ1XMMdyhon8EUKfNWgCUXa5sfi9jtIlwDoi0agb9UaeCgNgF9XUVIMPPDWZPGYlTeDzZV3A2HFz0YjjalneILS0UVjtnwiuEBTKX7v2Uil55Br1bMC0n6fTM/4XIomfSWicZlG3w0rV8F7PpvK68oVR9nlnGI+BEGswxoWYih5PcXd6NvGxorbOOujULbU1jOmUg/Oci5Sw86sqMkgU8WHs3rGRZSxWE0UFjATCliIPhBn3RufkWvHjd3+0KhTuILgZRdn617b45FWl1moQka3dFrbtRTkmqzbqagt5GJb0HsWNPantDu8FDyktc8uBZ/TdkdVShhSl3lC7zgBTyW2O70UPKq1Ly4F5/TqGR8f9VDwKFJ7sXZuKfgVrf3yUvCrWvvqUvCE1h6DVxTfcV3WvdHqZaR2YO2iRmQNmUfrotagw9QEUg+Y2+ZBc8cL9u8Yom2rWbwX7XeNvuIlzdDLe+9q5l7vEhqqKpn+Chl9OZEtIepniHFDXx/Abfpqzba2wo+9ecXV5uWEPvcJQiIfILQytfLUbzvwpjoWubygqZxnBqSAO8gpfaor6tGmEFyxqlEaEBh5JUqgLvpBjwiJpi2uyeQ3cDPJqAA/167Bex6in8YJvZS47Gy7nvJmISYDFIHPuzi7Ej0nEA2/ccaLYbA0N7GRT9Caw9LS1llZrhlsA/zSnWSArIKKy8Av3QzLQ+6USu25DTe5Ej63sfKOrOSJs9gZByt5QnbJJ4pYNjuuYhkknyxTY2TJwfefxZKsXSuzdS5nerdyOQd+OdNWjbUaXDBbVIWWdTjlW45N4hFk5PeVN41WZVW85asZSQmj1uQk9MeqnGJGY/7DQtUhAUU/exKeysC0jYozHmdaIGqjx3sIi1lzY4sBbEKbVZMGuDI0kamQJsiEFCFTCo0mIiyz6tzRI0GitYUjjICX9/WTPu1RuuDWVUTz9VjclPN9ZuJaXtPQdip8SKAwOWJ/aLT8M6MOAW9j28Gy+BEqQkTI79sIsSc4Pc4SjVSGTTUqXwA0aiPB8uGAxIBmlglcSFTEI2j9ZdgnWMWrbhBxLOOGSsFPqEajcCJtvIzYNOTavdEJ9Aph+cNno+yvF3WNaYaETRA+KzPWKRI61QLHIpUVzNl0G2XStx6IAoaPSNZc4whZXGpNkQsLYbLh+kg3cecfD73nL8Q+6yDhjZQFoo9B4I2/kz3pa5MaMmB1qMyan2cCh8ZAiHx+tH6uVwyP3MgVZEBvfJ5vbcpnf55xWBusteIVQzk4eBTjY0FYjUXHIGc+ErPGx9CNJtPcc62Uyj4fFk6dgqswyz6AbTxike+dmv5ytW9av2/S5Da6Vm2adrBpWr/KbPp3aibf+riIMBkgQuEWR9Xp2FJ3IkK0PZ+nuBvJsAMkw5b+P2AeRXAc2VpkNUpxGvbysg0J9gmQH2ACxbLGonkon0JxNO9Q/ZFPUxWSz1AtkpMQn8+p8N2f7yohnaHaN2K0RyeLIHvK1fHC3fC7OJP3UJzO51CcQDIyvJAZypbzfSgeyp3mK8tRHM4LFAv5J1AczPejmM8/iWJ//ikUAoxhimBV3sItPN4rPu1D8iCnm/s0NtC6oJDdSKkJtvFB84JB/i0HBpEx45FPfY4HCPjmMreHBzdxMOH28mBD6pNuH+tgG6ecY/2ag7djzvplZBZ2BeuXpD7jPsH6RanPuv2sy4C4rvsk6+elvst9ivXHLVcgspMLxrjAxBIFuc7rVwpyml1+EKQmKdOoAydThIP1zXbUL1F/dVyhpqspFBkS8VQPBoBw09AorDR3jtUwOivtqTbVit0y8rW5wTmHjZO1/YMaYF4QpIV1qebsrIPUpV0w0fEARQdQ2tc1JSYcwQVhWGpKst/IE+o27gywXjKC9X4UCjU7vlUi+5ip4i1FXugV4WM07FB1UehCfzHuIRogsoP5SwntSXCp1pPq6CUgT70UIoKT9cr+zOsLGmWoAQFDxZTNchwDQJnCAJVJ7V0IkKgqSL2kTNVzvPhDVCmLp+riaGGFa7XUF1iVtduBrL2NFgs7WkRsQI3CGHm70bP3e4qyfT+r1ThMg8As5fAfiVmr07YVtQlmYghoIxe4CfWnSSnOAPI6qNIJbyG4X+0uIc7IVJzRIjBUyl0VZ/iwCnCyGdHx0vTxXxqT0BqJ4AtDoIEyCVJHAyGgkhChMnx+WiPlsTGTfsrqssqH8ws1UhWtA/N7nKmbbXW5MypG9em0EWdWBgAwKr9J2b2GYJahG0wp5EENrCI/QpXcc2RXoHL171gGbNW9Brr8cBgyFELWeQ0K7q3QrbecndcardDx+XDVpBUaZBUX1Ou5OaJp/QpT9mLvexlC27quBeOXH635ZJP2yVtaikquX1EsAY4bPGqvMjHIKOxzzZeZ3MbS6KkX+znxlgKUayVLwZx+blclWSNCq/o2A9zatn2SwvF31eDSU/LIUjRkWSdVYpIg91XEZE6gfCdX7pnNlffNRjF5dlS8IygZUp9WReq2qQDz1G6rOvjxs3DAiQfULrMPcB9u+X24VbTJqatYAuk7yu7TWCBl9jTI8jJ5WjbGNkgdpv5m/GDme4buA5itiS+eiBjM/kDwK0eYpiFFrj7SDily9RFCUtKnAU0SclrE92m7nTrtgk/VJKS284mayhefjcr/OfCEeqjEiB11TSsnYJr5Oa92ri8Fj2GVLQVfxXpcCn4ZC3iJnu818JiBhsdIPSWbeko2hfzjbeRRu6uUbFr+SL4tJSU7JpRsQEq25RC6WE7/ASlZNhJKNhkKy1KfibCVxrDyTvcF3lywbH8RIgfI1t9QQSzlDXO43hhc+sFz/hKCiaXPmUCd/ZnGPPAsxoLWmIw88DIs+qaQBZ/TWtdDp7Dg3rVS2HJv/0wH++M6iIZhhY/7cL+HAsODSA8CHgTpe8ZEDDuwrvluYSVhyZDhvF2Jn0PIFuH1yOkV4QaRBltAoIFtWLg2+RGmbWNl+QaNR6PnhI8wzw0aVFBuGXIHpm7cu89CU/rCs7QQMQLQLyovp45S8PCi+zdix0Nt6Ab3eEaUZruFoQuHRU5PCMpihvOxL5fft4JcVr73Fz/9aV0DCl1+VK04/1HdZmok97rPyGnIslUJHWF82RNQsJuuxjMNZJOqCc3XEIJOkDPQcaroGEHxUuDXEBcfL1pYUW2BfllfY67xgLlWjONUE5e/oH4aj8mSQ45LoR4bSKOTMgtmvgvFeaElpbhIFKwjw5iG0Ndp/MQUqxPxzwUV9BHFZfzKOnLvDKJa4QIBuoYNMt9dvmrzlNVdiEeU9/CL2IwNBOp4DcaesqReRZkyclbDzVH+3XC9I+FLKMceNL+Psr0U/G2UraXgRZQTTFUkNCjlLA23i5KZBvbKDcSSF5ISyXThXCK80wV4pyCLRkOpPCmi2EdxpZ6imwqbXBsi8u7xQgibdBSzU/7epHIOOo5ensH7BpUJuDCvCX2fAsVNSSFT0AHWeTqfXglkHGQUvRClqZHMm9iqLFjGZtm95Cb7jGwOzIVU8MfbhtNb83Qk/clIR7I2NzhHOpK1/b4GErKm7Gid/HHqbcQwjW3QwtjBx8BOYO8ah6DGMI1tPhNidsePF+02jPLG+sUsJDS7YJGEfb0r1He316e4xlbimnGIa3Y5aZmca4fq3ynAwAx/Js3bdC26As9DouUm3y+rm28fZGbZJtHZvZHv1vxmsnkJaKoTQwNoF654U0vBA8imtRR8RorppQDpYlPYORAq5mFpD7qpoeGeGxqJtCFL6f2g79VEbhfRzG4sWKlHKvRBmktpJnT0OZ1oYQnp8/U6cW8z/VdNOwchm9GIFRTDqGkNdkZNwwUkKSuJtgwM4u0E3qFIGwQFpT28D64OFeEEt9YaEzFMZL8qgDih+6YKAjpAMK4lOCfNY43URav+Ym9FkMzK1HbVMKOuZhoNNdqYVBMORLIcg5DfRyjd5fX7gMtxTxYyEkizIgsZCxIQY1I3JXDnJgXk1j0N2PD0XaNXNIaUf92frSOnPDnFKaH5ZP4mhegDAUSPrqaPviaIqiFkoOAhuAPWc80/LYzhbE97HeRTKybfBzGDa8G+07vHvGG1KpvT674aHAlfsepXECGfdvZkZbtQqlsmo6rSzpOeBl31d2+q9zsSCYcOvLL33oyHdyPPprxjH0NPRhBavISyztCTkQ89yQgXL6CUzfE2OsKs91NCSM0KAbIbnmNu1/r6urDEUXlb+sdUcIMUABo9jURS4DrUdHTodkIpJly4ISQjjCRe2Ogmyhefg/Qp8aACAkeGNMFDsCFVqpYYEqY2VvG+zyNmrNs3SuYiMB5kT9GaDNQ+krumtzhUu7TRibbm8dC+JOwLFJ6VMgKY9g2rqQdS1U24aZ8NM9yWeYu6s7mlgIozYc+pNZM1/WOWgjmXgp9qNZPqT7SaSPUvGCBFNTRlUOY/TjlqS8E/CBF96Ej4Jp6YCpCk6kGBvMEzQw+Kh+kbFzMPxr1QDXD/ONQIam+Eo58Q7fDVfcNShCgzMqaByChRiq5B6APVDWV1QnPWPXKH0wzlvLIpC9538rcPMlgZnIfpmtgS8u6zQWfFPZcLafXZIJPrgTqxtqmyH4cQQYnYDCJi9c1muiJEPTujkgGs23Skw9LdvJZWt04jmhUUKrU+bEPhuTYOF3Ma7COg2T7nbhX7Bglv9o0kvNk3SHizb5jwxuUCrlmVETOh1k3HjFpqKt3eQAy+oZ0mtXnIooWYWsFQKfQW09SPVScitcJMX4Hq3W5+XAXtO3aorTCecqKFKnQSVAMLMyL0+ynKC+E+X9ROAZ8+vA51dUR71Jh2qT5deex9RiIYqNFnhLWY6jHaqWk0mtj7jLCWabwa4FhAi+AVSOjgDuYXAJ9xHtojBhd/DP5urEE9dNNo/ToUSaxdhiKJtYtQJEntAXNHlUc8e1uVSpFGeSaBxDoURnd9/RVVHtWyaWK7N43ygLB/v6zbAhRwDKuT0Nsk4U7YAL0MvZJsuucYviyClloVoqOS8//VkAP36VKMZzQLBn+MlS+HOAGeOdMM3BfSdQQMmB3Eohi68xhqbX2Gk+o04Kg/TJISMJeOtgyyL/vLgzAGYZr7W6pcOgLpbxmNSSyff0+HYITAqG+Ap+cdX2GKnYRRRgGZ9fRLdL3nd/i0RvhItgYPMaLiRNQ1MsTyrevy13bBIJGjVDTFzH8S2dQz5h5lWr9aoqzFj/aZHxW/Gx8iFex6A0nLgMQYau5XETpPJdwY66YgeylSEuYNzSCkvgLedIQK+TeNZo5720Bos6q5uN7hlovL3zcF/Q3eMgUdQX5goKLKarFXctUp7KTTnmo7YkaVTdUVUHP+MElQXchWRN5Euoa4j5wOEMHIipDlfwQZ2TS/1EiIUH2SYgSBzV9Ax94NEa3qUPBOqEGv/izUIFZvh+qL9oNQQwC9FeZ1tVYw+hX6DfoF+rlZHXH/GB45hCDpbaOWAriON79ldB/AvdjP3zTUeWEohSTzbiA6kgOoFHzqtTKJSmLkfW9YYsNkBBsaP7+D+EamwoY7QKRS3d5s2O5WbdNDm/r+fBxEKGO/5Q0dLOmHIWCGWUt9LxP1vbxtivYHYsD5lL+6/xxX1UVnaHCGsD/eDh4BUQONzf6UqnjOq/DrzECsaBH0uV5lN2Foz4GDdKQCAu95Yoneulp7TB256oNkJzCKmIfHlM2maIAj3TtR5ZCJVHUSq+qkrsqSGkz9huEX46GPVDj6tbWRBMd0guzQ/ppSxPvca3/GvYZhhaSXu9AGqSGiKo9M0VtRWb4Lst259xe/pFI8JBydQ/rRABzuY+pCcsZ/MzDcB7/bfyUdZfynq4XofXptPrrXqSZbBQDH252TEg2HlahfcFAFEIWMIENxTZhcect1Ic6l+LaP8wos2XHJAyYRFJxAlDytITxmCOsEl1jBhVDzuELNY+rIdiafHQWe7gB4rKamvihkuEUwxddcrAO7B6cvFbuyWdeUv/prMui8sDfrkmccnhLCanCfMDomZ0TOPRpPd+8RSnn2aXzO3ZB9hSqBD90ujc/Z1PicKVjIEJl9kZO1oQZRCCniDRS7ZfClHmN4bjOcHHdjPTC+x3vqvKxnM2GJmGNRva1Gb5DR7QmnxBs6gxtmXDA0JsVtyY7bpgcWWD3Gzm5xV9ivOOct4i0fCRQbOUlH3cdzhrDkFuWC9PcTs+tjW8cBSbXVQVGNnS7tSAG8TNu0sG3B+79EKcEodmq6NrFTlQG5KfCkbl1NJk+XPR4SxIHTj6WwNMgmK6GUBgSONNhHtE0YRe9AbynmhVGZwtxykcLJkMD8p4PYfw3N1C7M8SoAHMRCgYAqCCbiWmsC5vAyE7I9Z6bhG4iNeyh4E2sNMH4ouIA7Z1F7GOe6ZAOissOoBeV7t9A1uKBFODFzTI0JNdAORFHHQPVrhJ6wDK8Vu5520+ucUTCsPgy6m6V2OoArd0g8CLNJOjLxaVbWTGxpDHQMbuJI8mYZw8dcAcKgU5z9MijfxqFgrzCbjYF/XUNjZ0EeVuxm3JzdGtcMsgkl5BEtp4ZoOcfW2zR8sHTT1ZiJsUuz3sCTklbdXcjcKi3LQp/qkLqQ/Oa4tJ1jEN080Pi65njM7PUBWPwSToSTjPvTK5RSzKooDIpNq7cBH/IJgygMNBcYdgcikJqbQLAFZjalRvJKW2OUM5Il3oUuQZdKn0HkMoMqIZurTK28bynNltJYWPa6xiSqQRcanC70AVcg1zp5hbYN4WobUZljrjBoPwM4EMo2tQYpIR6DTYApQizk+djlEId4T1p+59ade4GT6U/WqcIdAWMBIpjMoWE7/v+1BtIqabVgzTbc9NTjs0INIdbp6xWxP2p7+10fi+9j0iUaRkSwBO2jKtok2rb6I9AmoMGEpH26JLU2P3DCDcv5IcoCWR9/FNb6P0Lb3Ao37Ui0QLXY8DpOqNosolRt+YhbYb8INVYRQ6IyuGRXCeQFja86jKg6yKg2YhKnvuk3DSLxqYu9PrgPej07hvgctDZF8GqN2BOi1h3U6LYO2y75sFPFGPi1DLmv2zs9PdtuHJ6eQj0z9/XL6nuqvkMqAEgZjIPZFSPVXEWeKPVR5xBBug3xVwZJpcw7Yhi6lgMD/y2/fdRUapePpkiXl1qfPTxSn28GkIw1gGRNQ5j6OJKJMgIybhrfk9a0hs4cgZr7WARNoBpzv+ovR8zza9vM8xNvnu89+4d2+T7mYvprio50u/ORd4by+eS4j/FZZk8reLd4lPgjascZ2NXHo7I9r48qg9XS+swT/ymD3m2NRET/mIT4cjXz0EFma/DRLe8FqruzvAqdJgyGaDxEQ6LsWxrM4DFwSKydOUKrK6mdOGJpv6EmVtV6HATsHguqWBFlnP12+vet9UbCkMuNSEZoHGZ7xygfYaCUCHTOH8MW7a7V/m5bm/TGJUC9auhy98emrzlN1HpN9+Y424uLB8LXQ0rfWH9F6vd8/a7U3wjZwirM3IMQm2aJRZ1P2CdH7xpkWWWgGzl6I0SaHar8SwTlBRebA4Jf8rxrJHRQvxL0SveHrVI9QewmL/tjU9DVFyr4AEkFvERDpU9xeorpuT/OzGqiDjpGu2iiEZCOcsEIjvynAJltGgEfQyceJmXEUiVfb5C1NxxEdQoHMZ9CzbfiTX2rCCahxtaJ1irKb6NkVhDdbntqKx5fY3RP7/3BLvvHBz5ZZKY1hpRCNwQ0hPPRrDBqZocPzmZX5jZX3gw20nvVJ+moLJGHJU61/jZGS0mWAnPfC60Pu5B92IUOL9Bk0Ge0tjA8x4btQwazF7inSjGiobV03BYHPSyZ7EbN7f/ZH/3ft69reuxhimsZO3nO1fJvPXMzuUR1rqnsim36h6ntqXoWVhQIQZpQZya9WBN26k+9mtbMB8zUxsw4//TuP7cAmPoILgK32mBoOUoN5lV6kG2t+jw9rT6z1c8HyAorRQTT+tM08aM6zufmOg7CafxUegymzK6e3XhkvR34zoFyhpYGQS+DfBdM8jmgHQ2eeCgw+W6etHyXnLA5o5eUYXUizOd4IqpORPkenoirE3G+lydq1YkaBIlyol6doC9AmeghvqfJE/qBtQNBK3c80alOdPKcJ+aqE3N5wRP7qxP780/wxEF+jVCvSjVb9wnN1OUKinVkM2K6KtlRaB5tsVl8nxJNinOs27solL6UexaFrJdyjojPQvfwBsrdDEFgwfG9jhIOFf3sKV2pPtCj5sC28J5MHzSvGo0UslC0iBStz0uxaP/AH8wX2aK96w/2FxPewh8UaTHpTf9hCVhMLdoX/UG36FCZbTXtwPSifcEfZMUMrSmtGhrN0prSxyrp0prSahDWGrTeFvvrdYZGkZ/3A+xDkNG4RIOuMefMo4BBR9HLI1LLUTuPWkHBDGqfQO3yV5jWwHvvQsM4I38IJog5mfLBBCfkL/PBBVs+B2IXEEgJn4zYaU2OdUIz1H1Bk3gua0rPhzTBJzJ7Tmlmz45m9pzWzJ4zmtlzVp3Wu3Ra18Dxsbr2WW8UQwF8Y2iiynUBFxfQ8LV1/NYZCRgASk+ZEPIILIkmCpMzsBgMAzSQy6L9kc/m9a7RpIU/NJpaTtOtLcK2hx+GfGmMWA4mNbtA/UBRGzUbUOs4xs6i6x3sJTzLvsqYGn9KBU+MfThah7oNJFui5lKpmku11FxKCMbyRUFXGdRNkLpC4KMZ8HxmuxeMOvsLzGRC1P+iZooENfUDn7aMCd3SpeB/5AcsBf8DyrGl4J/zg5eC7/sPZqI3yqOkvC3f9h3j0S86uDWI6gIDg0RR3cA+bXxohSj4tdUf9IR03Wm1dTuhKUlWYdi4FByHteNScEztqb6gpN8yqUpmCSAjqrGZvUn/P4zsVEX9D0ImCYCfliGdQ/jMQ8E0NAEz6/idXWc2gJuZBowUnNvNGTRrCrv2oWAS9NKhYAJqeB1/c0CAZYbYmc4VAWMi4WpH0zBZTcMUaxqmGiPGQ9R5UOXB87RvnBegGLxXpddR0fQ2yC0PIYYGvqFmP23Sxoeyo1XuB2AXQ2+jDI4dW4RVw8EqABCssU+3w91x5emx+oEWMyMk/iOIQKgeWtDLp0KINilnEghD335cvyL70kwV2GnW33z5mbyriSYyjQM1oYkmJjXRxJRyVR1NNDFNfTpS2yIYIUL0t2VsGzKjPvTosG9QslMOujBM65EpwzChDMOkMgxTyjB0lPifHphGDqORulnXveVTzToY446tr69zSjS20QjdXBe6+aex9Zm+X/+ARnEb5cw445WJ5I0iWVH+yZf0pGAYX+fLs73Pg/wE5wg/vLOUBt1PUB9RFIa3B3TtE2qiCWom9AkXoHgMhhJEzatZiXt7izR/DLnd/gEcI5B3kFHQEIQJxoQVEfeKGaHiap70quHKq2aEKNt25f/r7WpC5CiicNd09/xsz8bOJNHoqKkMHlbYBEExEUR2liRu1ENMXKLgD7M7bTLZzUwyPbNJQHc3CmtADwoGvLmCEEGEHHLIwUOQHEQ85OhR8KAXIUcP/r3ve9W7nZhFD5KFmu6uqq2uqq6f9169973LG6Zc2TDl6oYpX2+Ycu2OKaD47pz/unkynxJkKY/635o9RPtzKeX1lBsGqqJ3Svlhw5Qfcyku3iPLQlk2F5t9lB/K/JFlI160EGqeUKiUMnV1QuDkT1jVGgTrRA4G1jwLoES/KKxJ+D/HUZy89EJBXyq3y4VG+Rl+tTKMbzzlVmP91kX9wPEi1P1lWS6RhM0KgtGuPxcvqTKHCkwK5M6VEdKYMPq0aCr/2VSmmDN4X/UVGokoMlcMMaVuOYkPm1eNwrKGzSv0ogriapluta8YVWG6bHiehmI/MtkZj/B0+7kicsTTkwxn2QVVIwEu+y3P9rbn7bc9x7c9w9zsXVg5CYdNj9pQyQFPmpuXJW7HnJqytRQfcc1pEPi6QlMRzCxHV+GbKBYxd+XKgcbIqFFHB7L6YeMUQnlPtmPykEY3UjI8ClFMsy/wetEBYHtj38eCJQNlFJp2wCi/i31zzWSdQ146A9bBBqij9WXFBn5VGarXhIySy+tqTPUGbKFgJ1VkLypQHPUhQo2AZ5FMQ0JoCbp5ketfBvoJu7w/jULs/mEUR/d3o87YfyMcSog1BlSS2o6pgTmQF/GBnAiJaECluvuM5N9pgIHDEfmF4lnf0u2PDeNjhAMLZURnJjPFHHcvVMYmKKaowYGaTxcV5i9y5gfOWQU3+YpzCGOL+ykha6i+/wvqLo5CSJwMQ97oqxxbXduRYPZJI/gOLVGdnxjZnc8bLZxyFOE2ctQlp4wDybMOcONAnXgqVRUB1rjHGnUV4zWc+r5HrEiAVqxr5RFwuHgQGHrAYSgs0feBKsWNCT0A60x/Clb78EZJF05Pq8hoLzTwof2y90T8vNABtTytQVDlmt3yIkS8tTWlo1pO6ai2pnRUW1c6atQukbWoSqS9cElBcH2uKJU8fU0NyrW274Th2aiaXGxy2CpgRTbDuCJUkSMJ+K1Kv8frAynWgUR6IswkjwrSCL/q3jY1QAjXRCqhE6nwjqIX9fgRfQekIsen4wC+TCsdAEC5pRZ63r7QFvLbd+RFmfbyFM4LwVzGdiGLpSw4VYj4aeFLNHqMPPkkaiWsBDFRfSVhq3p8QX6ICRse9QHjOe4VmTCyxORVWZHLZA2FI7TlXd7LsoeVbPlRWZOxLPD2C7OH1v5yu4oFgUIXhKk6ybf8GQRXe20FFjwp8WeTR34saBaV70dO6uIM3nhQESpQPHwDEC5YObtKdNiYJTcjqGxEZSLCQhnZ+Zte83sP+oDe5Gc/XPxy5deLV39SIRjxxm45AlUNIvk8P5UK4WII06hoDQdRuLTiTgKZ50s6rP44oVxZcZUYeQSa977b7ExzxxCQzSmglz09ALXuerD+FdWMltLmjgWc/uDYDTOQTuQKB+vqUydrXZVywgpskYK3FbZ5kpAF4XTaGGUXBkdHDRKqMgO0ZVY9YJwOFm0VWn9B82O6ieYihHv3rCB8dXZbIMzjejZYMDDjEgSmn7ynG4Lsjj4ATOUZyqPA6giALDlZWGkEk7/JV5ef6XoovzIAj0o3oeIKedvkzlFRoScMKDBHKgp3qZCXdrTeCDCHKnQaQXuNyRveEZzXqSOUCo1Enk1xlKjLTglvGHvr/26h9KRrY8g2hqjuGFm1Ct84CZfL/CplXCyQO2+gHTekIUuNAJGPsYOICwxVAqn8hKrbEINU+uyoZb69aKf/1vRpqFWjhFdcDrPyinJ2WFkrrAiys07hEadJ0AiekZVWUmmJ/XSkPQN1dxjqyPDeH2ovTd2NXsIHnGLjpUL+yrRkqur8AsK9tG9Ev9sIFHUn9GmvMJsl9BAvYxBIwcRoRF0yjCjaLCPBllLiC9NJN9TVbnLEvQRK50t6HER72GYB8nDIWkA9RZEvy0yAI9cnKOsniUZSVqk09Wgwx6OxXRkFpiR0/IGJNjs359zLvVhG9eP/WsxzUszEXL4U1KHqNa+vCKXR9ONGVPI04RsDKDsHJIHpu6Re2YOmWYAn5CkCGi+ezrwiT9UlXwSxfYOKceWGi24UHJJMIY8kE65BT4ROZdCn4p1qchNo/rSeZgr/+ZSqvpTDNWU+aGNmPqEc8o6TntNzvfVj2SejjDMos3/GeVKmnZZ3GU/uxnmLOKEewGQ8/VIseTRFOzXdnev2znRtOmgNhulu76XjiZ05N0hSeybpJzZtLSRtibCtrh26rAtJP+30urb3ph1I7vnOTL/VP7fb49/6/7fk37u9gW25Qk61jiX93fLa80H0nmna2db8/Exrdk7L6aSawfb6tt9LB3InUf1ht9vpHtvNcqU8ier2NON4lk3+4czxJJm3b3bm8dwaaHGtdrufpGmuXq1+v3UOZQx6PZuelPdLdT58J4h2stbzPa3MyeRkr/+PfNck3yHm6w277TRrPeqy3taO9Eq/jWbqX1P6tT+cHQwl/XgrzffibK+dSLGr7wbRvqY91et0XZu7w/n5ceTsdNvJWdvuJSnLTs520sE4mtuSPCdnXO7kWGvQWUBRN6Wot1FD9KxNh7OzSdJO2loXIE0VADYlIQDGpFZwOZKfqrvPh7L8bJcw4a5jEh6T8ISEQx5WA41DiF0Zyx50JaL3C6u+8TD68KIy317AexmXVQZ/FQnjknfEPWeVGXXxm3Lx97gXIX5zLr4mYYuL35qL3ybhXhd/Xy4ejbnfxT+Qi69LeFDCPol/KBf/sIQd7tm6604JN43xViWckjAhIZZwU1p2WcKyhEMSYs/8DUkfz5UP3AAA</script>
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
if (outcome.result === 'error' || outcome.reason === 'doesNotFit') say(messageOf(outcome), true);
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
