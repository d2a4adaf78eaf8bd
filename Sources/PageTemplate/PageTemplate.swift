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
<script type="text/plain" id="module">H4sIAAAAAAACA8y9f4xd150fds65P9+797135wc5b+YNyXOvqPUwIS3ulh4ylHbNy2hmKJKSKdFcyYnXonbNXe0beU0OaZrODmfomPpR1Em4iNOoWW3CokbJohLABYyWixgNN3ABoXECLuC2LOCgDKIm/MPACq2BqIjX2+/n+z33vfuGpGRvtWhFzTv357nnx/d8f3+/R7109ktaKaVfNY+c9NbX19VJ4370+klNR7hIh/4639SDYyqDdbmo+PrayZDP+cU1OjVrOMTv2klvbY0e9Ne5CKrH4nX3H91ao//oQSrX5QX3iTVpFN+MBo831oevGn4hQN10Ro1Yk9qrp+lQ0d/wFWmVGn5e+oTmev+l/ic69DyTmDhu6vHQ016j2W5hiExHqVB5wYSaVPEmrTbHvkrTdKrRSJXyVVt31XQcx0qrjjHKqEB7gdaNLPADL5iJg57yskZjNgq11r7nt6JINVW0Ratoaxhqs03RhZYxfuBHyZhqamu08kLdpLMwDwvja0/7ht4N9Gn9iU8EnlYm7Jh1XV665Cfrqrzyhp9E/7PZHH7p1Je+vPI1o+LfOP3iS6dPv/I19RtNOjy9cur8b5/6qjo1Ricrp06/8tJvnHrxlVPnT71yVv2WXDt77ssrp17kO2fVl/DS+VMrZ3/7y7+jzuDk7G//rVMvfvk31UobJ+deOveVsy+eO3XhnDrbQv0v/dapFX5GfWVycP6ll5YHXzk/fOw3vnz6a+prKZ3/1qlzXNcptdpypytf/so5asDF6ja/rtaq05WvvEJ3L+nq8a/+9u988ctfVV/XEZr10vlT6u/p5rA/6vf4yZVTL32R735R/X2+8NWXT516hdunvlW7cPbcqdPqH+jkxRdfPvXS6Rd//aWzpzzdOKRVqZNfWPzMsWePH3v2c1/9W39bX9ZX9D/Wf6D/c/r3D/U/4t8/uO/3zcHx79PvWzrVUfOd/8b/J3pS6/Xyzmv+nFEorJo3Kmkoq0o6ipNf0mbdKv+AOeAeKvRCi+5aPWfiwizRseYnLUEKXk2S/5ogi97ZpegW/SziZZxqnGq8oXZ49Dz9PCcnGU4yPpkzXVTd5cd2qVm8M+tOtuBki6vA4h3rKpjDyZyrYDcq2O3e2YN39riTT+HkU4u5SRJrku9pHa5bv+yez0MqsvN5REV8Pqe24WKDCrrYpIIuJtQJXf65PlPqJf9AqXJND/PpIo2Gt7RiY5ucxRUb2aYchLaxtLKy0tIBhpDf8Raq15ZWWiaQa/VLyUPraWlqNZ8H+F3M6Vwn/9Q3E+vxGjoeFx5PC494qXODr9EkLK7wLGX9fIymlYpxD1Pil++qVwptx/sFvUxP2LF+Qe8rntQd5kA+hfHalwc42533cGZprKjYRmNFxVaMFc0JxormCWNFc0cfpheyfBMuxnlCM0SVdTED+3C8O5/Fsc1TFNvyFoqteZvnOO/IvAMS8gyPZ/lm1DeXT+NsLp/BAzGNu3/AJjRodpPd/BwPMp0ttjRe9dEQf3ALj/nrtonJMjajyWrYzhKNdJvGlca5tURjnNJxULuBx5cKZc3CCo2iWbFZb+TZpKWkEQE9R5+duVbwolB2+lph6AgXeelgbSwCBEvdz6mqstvHGKHQ3gFcXi7UAj1NkLa8w+AJLp9r+dbgXMvFTF6jQj/bUknqERxP2e5z6HuAvk3bmedWbM/OPsfXV6TrAASabd0vfGpSStBfqg4vgQk1AGLqh8p6M0kyvuFamiQTvKCpndu+Uuiz71j99qvJRUIMZp0q99yco5s0cbw8cIkxBeEGPIAO0hiU6IQ63CsMRuRQLzVB9SQ9ZfhxeZgfeIoeSBQ1NqFFQmtsv/IBzsAyfxqZZN1fe0SVt/zlIt4u+IhALS7veH36yvxPmoR/Epr0BPU1bEhVh/zx8CkCvAYmsUcHgBPX5izhJVXaPgF5kjdoakIa+GMLdDM8qPbSd6mKdxVuN7hWmgT5cFYqmoCEQPkB9fHCi3jh0XA0ePFltlGEgImIXrd8FAI60FD/HNZkU4CcoALffAWLM6RFI7DW3KFUPlH+UPC2eoawCx2784IA1zZ7NE626R/wDgwfo/YGWYcfXWdkbdYOqvLua/4OTxWTF4tNB9VxO3lQncDUb7IT9G/T8V4+EeDi5/wDBy9V/63bidrJsy0zQ88AtOwkvzZ5opfkEwS9XlagQhtyw7Ks2GzxIbv5+KJPHz+oqu+c6FGV6vmeRSN6+OKnX8cV/J3ofQO1UR0+oYkQWKVDi5RmJ9vr3fTpsLNf3UDZnjdvo2zOm+s+zTG1hGDiut/PxorN6OCnX6+1+1UgCLQO3z/bKyb2moxentjrXXWVvukq/Zar9IrPFV6hCsdLfQazA8jIUk1dj7KUniIAvarpmau04EzpE2Eof+DR5JX7GSbj2vf3eu/TkzbYr+6hBC0qov3q38tJdr5o7Ff/Tk7i80Vzv/o/+GS/eg+lN2/uYlXdUf1SlflPElSu9no3DN1s7VfXUabz5tsoE2oVlaXer/4LI628ifObhpA+Wvng9r3hSfsuoaSm/TnepVb9FCU16M+MNOgnRhr0ARDUxga960mDbnnSoO960qCbnjToD2nx01Hcz2j9ZG1g2/JNLa2hBd7frpIOgS/TOBTZF5JfG/AljO6pC39O/0VnpGBkKzcMLdR5ogemekA4EOteWME99zCeH9NgYf4lszBMSVQBtgaYuU8IMO47zKKBB+gC/RKPsx9XwIgc2OuBTbjH9+iX1tVeD0/f5St3a1fu8JU7wyt4/9he75gcnd7rnaanPuCn6PcxrR7X7qlLei/90d03NO7S76DWK3zlyuCKAU5vSPcIlX8R3N4brw+xBh2784LIkFWMNRRjjcFjwBr8IHBGeeV1nyDEp8qJjhDqwAX62EEezjVc/jqNHjEkWZzrj/Nb8h2rGT4vVOWJXiFHsbsSH++tJSe0t1YyUfCZCSFE2ssyIoQKCODPq//UN5j+EFYiILhYeIRtPGAb0Mvj9KwCUqBBBEQe7yV/ZLS/5upbEsJOH6B6PQAUYZiAGdnCrOa+wW0DfOrb4DjwqYdaLxbmhPWBYVsG5XHQbsPIFQ/UmoYnW17AV4crElf9A6kXpD6RxqR2JzeEg2rvE5dbflCjD3TszmmxEPDw6Gse/Q9G6MNuftTRh3WiD5d44AvvYoEG8wihP9T+55mFpfbXSAHuHyfGYybBqJ1IOmA3kj/JiE2N1mhU1oloXzHLhQeiTTIAsXXELL1CvCMVLxNFJppxklhPOvsssZ5mlzoGnpNakG/GoA7/YSYyWt5tT3mGKG3AS9o7QlyThyXDLIfDI145R+wPEQSdWTqhxeyV1werhMZ4h3dVu8M5c0MXwbzJmDufIq5qsw0ZJrKceFEDeecV6j498jIVm/d6J6mY2uu9QPcwCP68+WwaJOjJC3nXNTYot55HY0kop7ZKA/0NDSRqQh+xZs29M2WbGWFM+utm24oZHq9iigej6NoZS38E/10we8d7xdRFXDxup3iC1myXwKqlCaa7F4sZzFyX4c4D2zWFe6YGLkneTegru+grU6tFdyOdpIpRA32IlgTR+TqgzYALncGrFx/0It7B2/QifQQjfYB4eCr25dyVbtGTZTNLD3ft7HH0qGt73DMZ++yvFtMXMfRUz/DDmBrwClRupn9TdLSZBgIXsW5xDcND0kM2L3NEU/UCTyrP4WfTMPkoSBlp7MfUHP9hzQlccwh7YJXcAte8ndbfJUOc7WY7ffmYv16+rnlRvKGZQaeH8qhUNCOE/Knh0bAjmlibT79O4LL5VTt1kZrBJ9M4+SwxxFHGInRXJiGr4JTABZ1s9MAuoT/MIGG9S//pjzoxgxk/3jtIIorhXgONbRY0NmUdQB4bICqCt2MLLRJXSi8ngpxH1N7S0KGiQ8Jaym4ejulUfUy7bky7PKZdjCnaVBvTqQdOceTGlK405s0xGkOdJ+Ulg4EyJMVR/0x5S63QCWGRU+VP/+Of/rN1esc7dx7Czwr9LBK4RhA+GFHvJUri2whI0y/TPosDdCF5XO+hC/SpWTojVmGS5uGWJpYFX5I5OzDETN5wul8B2n8g6qArhPz2EXahsePZj2nWcz2KRnSkHgS9AxQHHuSBOO7kAMcRD3gamICeA3/ijaI3/WHoja6QvHKGhpYXDPEZe633mP58HqPuF4g994C/MxTHSPyh4mg+juIQMfJUPEmyEhUH8kkUT+Q+in00b1TsITGIit0E9VTsJJafirlcD9YrfW4zT2mM8aRppQXr7VJ/B2ui5c/g+Jss9s6ZNzRRDzqnhwOcrxKhoeJCkaK4rItNoqAKRN41qCFOWdWiWSqzzcVWlAB26GtfT6nZKU1hkxoVUPs2QWIDtOU+Ld/aZFGFGKvVMzJkS0SUNl8riFoepaPApra5/AxovuvO3mB0cAPb7Ms0uGEe6S7BRYLhflvLeF/XMuDf1jLiV7UM+VtaxvxNLYP+LS2jfkXLsNMg+W6QIhkOGXksFhksHvoLNPRe1blvUOdkFY227JJJch80P8aSULYzb3ZTkc2bnVSMzZs5KsbnzXYqJuaNpaKFVaPs5LzpUuFj8SgssYwKWrUpFQlUiwoSWCX705BdMRAJ/u6S2bIeMksxQJehaAIyqKfmTEqjwuI5qxn8nLVCKvdG2Yi/2D+gjckiLT1ejTPdqc2bJifGx7JOu5UmzUYchYFPXImamYbS4J4j9jGELZEgDOTYP9DUnfWzZ8rOmf3ql2kk1zCahLr9zKPRLXQvb5ModYlWY4+Q0eusIOkRDKi0eGi9ntS88heolKY9xAxYKjqYnRBcThdsCWYnhIiXQXVSRlT3dhr1A31WvxhQkkdYiJPm+K45YZmhbboPPRCJSnnwwJHEILoRCwFbJHI+kVZHc+jUDqX2qh1U+S/2mYHjc0iK+3De6c8pNa8Us11451FaI3K0nWBXjrJBPWP03vSGeuxIPca90wAu8HGkULKU6oEvBePyqH3kOSANMNU+dH8RnfkDDZCf8ZLwWWPHgmHW30GP5qxSElhkjZffn3MyJo2Qk1WsGx2PpJPt9pGLRWG3H7ePOGJcEBWkwtIp8eDW2oKEhSTgC3joc2egLrZ5gebnueUClLOwuS1WC3viLPT4+ag49Gpu6SX7KJGQMhEZlzBZBF1XBF2XARiQWOAgzwhZNEL+zIAsGoGpQIBtnq8MoLAH9GAq+ANUxeWBZaKXXZI2BlBBtLho7FKHgFp3qSVCc1QsEvaiYgFCwi71JPRLoCBjI9DkF1l5V58pg/PFVkAVwxTNQgMKxEOWGBBLgmlaXVmyEQgFYzi5sshX6BlC9IQdB9cXBtc9ut4ChGRDRWkDiown8eQ8Jo2oDN5uQSWJISTpzA/oIeUeKoHHoI0M8HhVMR6n1+iTKpH3E7oyVjQJ4CZYGZhwSeRhDMaCVM6XSPAcW1jB1RXb7OEpVuHadMkmfNBi+wTbL6jDYkaASUGBVk0Bs1NVIHE9TFKSb7INwPRmwPQ29I5pQttuHsD2ZoLtzQlYiUFXWjIeRYdaWIz3QGJwvmCzW6U6dCafoCXQZWGUuty23aMtVc02zfdmO9svpsvd/WIMaCKy0+VjrAVVNPnT5Sf7RYDjlI53EXrBcUbHOwkMcTxDx3Niv4CtpgYQAgUMBoDgcVHWTDIpoSHOeKow/gHNg7Yd5gBoKnw7g8NGGtEUAADwvMZzAImmXIkYHAIAQzC8gro8XPNHr+E7fD0FV0kj2LRJ9R1GM8mSbfKEwUZhqjmMxeLDNiCaPZ7GRZn96unBwyuobakwNlkAc5usWL+3MqyBLUFsXBJgopmcJszntNtbyq//1DuTb7Gbyj/3wLnolXwT8RxTDBq07mcZJZCgBmtC125bAlZo2M3zohsHUtCCFEhwZgWD3YT1ru0WoAhte8IhO0yRTrm38oy5i2b5KkEZc2MAExpSA8A7VOHYiG6w0YqAgSBF4CEgGMCso49zfBRAq+7gNKJRpgmkcesXLbq/ATh8hyvqMJIMDCCFhs1hBMpFcQL0kWBuY8ACH0GmkaMQE8NHTIwgM2CZEc0lfqRFnCx+dtrWLrWbegj53ocq2TAj1cRQd+jRtqwe69PieYbWum0R9WBds6tTDDl5h9CQDHkGNok4LtvEkGeClTPQ8Uk6q4Z8czVRMZO/8k+UKFodpc4+baFbNtkBGz6mn4S6HTg2QfEELekQXPomFHtIcgzBpWcodpLoEIJL76LYTuuXCksdpmKWZiSEkchHMUlQH4JHo+9k7XSraw8Nssl+JZ1EnyKGhjagAQySOtSahZB1SMCBsJ13dAVEmcZlFnoZCMJgutMtiQDK/VYYsIGp6znxumxSYTCiTsd0xoMQsFY2Bb2jbyxT+wCzAXhQI8wnC4HU0K0gafT+RmUgLTwPZ+tgNQ6LQLEMunmUNWJ0cAh3eELpVp8ZBA2yAAs6UVfi7GlVPHAMetJ96rwcPqybUW2CXTfBghRB1U2fu8lk3Uc3A+6mj27G2Zaqq9LBwAasBGcTHi4HtR4H6DG0bbp/yF/HTBxuQRiFtZW6YMSY59doBLOhh3sBrJIldL14ivqwnBB/SMsd4xCAhmIcKlDNx4jRvAqDm9OGdARPrPMogEZpQINbtD1iANQz9J3smTMEF3/MK6/S9y/yUEI9KbxDIpyE4yuawmWkwnMw63GIha52qbM4t0TA7wDFEc9ZstK/ARH+DU0oMN6vLlAR7VdfpSLdr85T0dyvvkJFa786R0UCcZvfeBkswMJ+dRIcwbz5vLANL1Bh93pvojp7DZzBJT48aN+4VtDsXKYz8Nc6a9BBdl87iExjEp+ggt7dJ43aLY16TBr1SWnULmnUTmnUnLxupRWZtOIYFcSA0TtdHNEgMxqhf1rA361F2JXRUDb0Or3UkuBrEq4xL0SceC5IAoBUTe2lATP41GXNKK9TCvvBdt4xwWVjgsvGbAe4bExw2RgAc5LOKkazASMbsY5jD14w08MFM834Q8BBpzOJCCyPOrKykVqEIgxg8URADxZsO5QoYdntE7/a7RdedcXGbIXM6DKx+SnbxJvERQw4w5SZZptirRALUJl1ZwJ3h8gNr5Ymr4MCgAxMNLJaiOcGP4q5I3qBYWCFBzsgrFeElxCXW+BhBSYh8IGGPAhuMhXykcJgN6iGPrpIVAh4WWMKfDTRStN9vEm0fnGFCBSbwfEYEXeWSXz6LS4WdqPKF/+RqFKwjo6EwkeZtGRjJIaEOzySQEgOodbScrI5JBF04RHIJvjvkdUiJ9mEJHa+Wrd85PaR44F9hK4OJRZ6+vkk8ddsHtSerWsQSWw60UuoESnJNBU9JjLjUAswUIf1ByLJMhBlACJQCcesDsBI1cAoEskQECSwQrxHVmhHi/guzR7YGJaKCTninIhB9stBdQnrA/Qhe4LkhMf0E0RLYxDYNoo9MHKDwHoodoJHBYH1UWwncIlBYCdQdCFmYGomUcDzJob2YwoF6AEVs8IuAIwCm2FRBVhi4EA6UNEw0p0DCoaKJgBkWmihsO4CKGy6VPDyC4AzMiomoaIJ7CbQjQDsHhRbrCF1El1nSNpxizqetjdeeiJtJTT4d73lolnH7g8e/Y2DTTBZXpbBLl/T7MBFXAKN6lFwuk0gmykq3jV1JSmIiSEKvx3L7E3TZ8HbaUnZgkdHV0j4L9/SuLe9X/5YlhWry62oy3MwBlmrfLNm4KRjd36fie3NuoEze5ofFRMbNY/QCQ3kDvoompAC2VkqCEK4fa5paXldDHHby6tyUPCKKY73+IDAfK/XpWW9nYX8fPQGLXvqiXSq6k9A40Dok2QZHzPaBAgQjqEWTfUxqc3yhga3lGaP2ibAki7t8OZoCJrlPeYNcO8X6OwKD7CFnEFnb+p+9gmw3GClbDObsyTG3TKCYpvldRpyrpq7Lk/IMGRtPDnlQxOvHtcXROFwTqjF6QGxAEEPyr+tgavvEzsiMddXJEILBdFCQTRgfpK+ddcD3UhZ3bVffYS6iwEWOIzgdSKtPpm3BqjjfcLbyXYlRA8KfkghUemVRpj4HpR02UGWjr3yP+gj6OGAVhr4sfFA+OWfEdVQS7CpZo/YRBAxQXICJtpjjcwrRRNEyS8nWdYByHdZEmpTLdc1QAmfZ74W73WZ73ulX9GGBLr+gt1Zatfm+rQe0+xTJLewRoIEmB3ePuj8EzRj9351TK7N7fUO0fMEmwktcmrmDCbE4KGMkFEiWtcEeIdEmZR91FicguL6Ett8AjmANA2ENCFUp4X5sraFoZ+lwsNEtIB5JqnoYCJaQEcpFW1AZwtTTe8JtwrZTma8RZIhZpuOrMHcJzQ/mO3mYOIG+uLkZ0A5ztbWUoxphGNgsUE7TFTQ2lALLTf9Fcsdu4uJs/Q2h4ON9Q5oaoo+UBZ3jPO4Oqf1wEddenw3PjWQUZiqZJ9iGkNwktokW2DxcYbZcVlkAfExbE1EYwK8nwCL0BjCvY3qzBir8Erp9nk+3TmbtZVbasxUmSHlaMkia8kiaw0WWUsWWUsWWUvoROLsYI0HM2djw0EeG3AwNfxOTRywM8LLYMg8diQDW4IV9fhfvoz6MN4yGzY/20iWgoVWDHKkhRyJoJrVuWNPYIXdQgBz63IFqo71+4gccYcXytfWhRfEAdX6DDGFlzXJT6+6H8YtmnDL063xGon16rXR/UmnaWaUQSO4j6anRpIZ8TyeRmLsaQ+BP+ZBeNUhN+LsWxiEjhuE1lE5BEzwh1I0PF5oRTIMGDGqPqZh6LiP0QKnv5TXUeWlw+0JHzze7eF4twcIrjMYJoVBD+8b9FoPmpVIwmui08d8D4YJ5jpRwgeihOemBHXVxF9jg8LQ8P66LlmwPdojIIkC6X7tE31AEr+NFsm4O1TN0jBeN9l+9uPZUG8wqDf8+erVXG/A9bIOWfBdw1nIiMMdH1ApwWRQMw1IU2eUNDn3gg6rh01iIx65NsBIKA40ykKFmkLnSnr9gB2nIYTHa675q3cJz7YGjDWhrYD1buowfakF7INhFLqHL8fspE3UrzUQQ7huVrJCkIf2rFuki8B4LSzchKFuxPcB1ADCFgl0T9IJOCmQKsKiqGkCJCvDBzLCFi2QrM0oYrisQ3XLfYnPEf2CTvYwHJWBACfrMqoVcRRSaQJSNQZ+mIRTKEMzKjaBVI2BfsVUNOdZqA1YqB2QqrEBqRoTnrxFo0U4M+AxRAAAvCqp5X9dVIEAHExuYschLBg7DkzXRLGHiO+42MzHgekmUcxRh8aB6aZQWJrzcUFx40BxbRQZDcS4jMA4RqCDYhYdpvkiqdNIlxtCShvoCFQKE5AZKu0Ber6dik3gWxuQBGahdcCoNIQWNITDbIByw/k6w6iw3tiHxz1GYFxkBpKaItsR8WCliFdWVhYIS9zWi9DlCFJQopmRZR3WF8iAcrAdYKFlqvXLAzeKZ+AZzzUvFeBUY9tZWWGVmV5a6S383B8r/NrnWJJ/8BexRM2SjWvfEMy2UDmH7FKNigdR4CKyFgSqO6ovcmCc0woRc6KNmZbQcy3DmLAvzvZ9whyalcMRewpU6AJIbKTbXumNNkW6y4odalDI+rtBm6RFjgtFxzHGTMwq71uHocp9y7mHBi60gqoKtBLmNHqAbloaLTja3t80NMofNAqUAFpz+TI0fYnvuDNivwmXTEi76WPEgxz2K2OSBxa5MgcAuXNj8wYbCxhTIh6kwXqXSXHm961EH9T0LqkHp/7ANhaKSXRGz5RKHsYDjSNwhCOsgBUCMwRriUgwDBx6JBnZoUd20nCsmUesmZdIC8fonSKocEEXbOIk1Hlj9B70OayGBSeMS9wF23DuKviUtb7TAR2wmQQGWJs/2/KwijKRHGJbhfTwLcMCJ1t5mrY9tPJg5hktbkoE0fcJEDqw8hAzv8ReuQIgRBAm7pO5JsTU0xZTT1MkrU2jph4o+GQl0wwHPMM/8yKrKA60jXCcrciOFn3i1yAnQv/KmusRcbGNPsFBLmYi+zWnnIS+8zTfohqIP6fDx7VwvW0i5sNmlV+HvrDJtPQx/ZYWXvNNLczmt7Rwm1e0sJvf1MJvvqGF4SQyyxwnVcss56qwnBeE5TwnLOdpYTlfEZbzZfpcnEDU0GDDlPjKDdojTkZVvzCot7R45wBN46dJjxGhEMUW/HHa4o+TiD/OpPjjbBJ/nCnxx8nEH2ez+ON0xR8nEn+cjvjjBOKP44s/TrPmjxMKn5/cDUxn3UNMzm1P3Hu98iYH4wyd3L3yFl+5W7vyLl8ZOst70M0e2+vdcCwxrVrhWJoCIzkrb8WFidU3Q+e3OfMjQzBSd7xyntc7vEsea3X4+AOz13vDHb9Px5eM+MTdM/PmAxeQB4e9M/PmJyLlgYZ8oPvyxawonePUIXALu9TLjk/Z4Z0sxlkPefob4nH1ArzP4AIXiUNczE5obxoxZEKMZ6xRf6uS58OKvcs5GESkfUxuAuuJD+nufXGFQxNofFLnutUacd1ix7Bz4hd2Gm5hHDUAjEvj90n9XeDutaNQ9gouDzkYhUjNvHkPZcRRJh4A4A7KcVaudr5hJy5z+Apso3c02sH2rUkaZaj3E6fmb7Ldgr0wL2G53mY5j0bqhicRC+yKfcNDrEw8jGOArsUJqZ4TUhE2J+cJOvyqrphDiIXolHgcwWM+3a9+gJa15s1tlMR1fB9lZ796FyXB+/dQjs2bW7qq4ZZ29WS/hGWDq86HySOIBoT/XmCa62bNKXwMWGm2pOkKAAlO39YbwG+dCZIxa7j7Q3gjGoCFBwr/KfNdfdC+VrRweFNfLtJjCwDyu7pAyOIZoXXXNft40ZeyKZL02fVeYsI8EDlnnLAQ3dkywQEpXT51+oXMpjWV+EHCwxfpmy3o3FPW0ouKpmfZ8nURRjSssdM8B1kXF7vioA/tvxEHO3wHRrsBkIbiFmWJbPKLrP+ij3yuiHo2GhjVe64v0+j0Tuq+2Nt20y0s9U8R19rCN6x8cVa+2BXGJGMxQCGqsXFQ5dR6qOEk8tObSYbjErtVhBCjqoENf83GWLhAw/CCT23rcpLA2GVgWjkk+sYnxUhwQHQh+2DqgpOZJvkB8ok0xJdmEcIFooUTKMlAvDIbwMLEOoHGvOCCUqpwqmMSCnTQQfW96lAhpmoTkO5+NSlotoZ0Q0G6sSDdphhnWaeV7OPQTIwseJkAzKboGNaZ7uPnsmPKdjvnMrYmJX/sGV8iKC3xPttZzxUXnigk16SHoVN2ZRlQEBwaMpiE0ChfrOK+RPhFUFTpjaE1xHpcLGiWYF480cOAnEDwGIxC8UFVt9Eo9vGOAI8QamNE6zVttFqQvHEc5iE8QIICVbVaqBOLAZ79nM9BqSPGIPV8wNfqZiN1IkmI25xBJRzT00tyBXNlea8WHkPH7rwIiQ0NWXcfsu7+3kh4zGP8qNPdxxw7Fv9qryCcIGGU8cUi2mgRixAHdwLTS53PfhEQZANqfiCeBtG1YmghR5hQcLgHz0Bwn7DUMT/D9JawbAl9qsXc/0vfRISO6J+I9+8rF1VTCfREsT7jwx6JqLkBfyWm78vARLoSLWHTGwrw8OiGNroujqN9skhJ7nYsBmJLmLzNFQ3xu8Y6oTVMQjdh+GNF09GKHIxMjAoOCSF8UiSCA5Xbd2CbjgCSwAL+nSoqAnYmZQMtpCyH9MAMDtSkwHCVW6XwDpqP9lENolHnMHWYYxZtkJ2omsGKBTD/kE+MsNRMBkL4d2S/imcmhYH2nMkfNIKVe4xhDAI6B59lKhYOm+Vx4DCWP4cawWD6V1BlKr2H01DCY8hTA8/AkNEI3+2yrbf6DItNBxWLIng4EYTjO34vp4UANzIFWz94uKZNLmM1cv6Gmj+1rvNvuOcLflHCRhA4/ZExoVC3zLFvhD3UGF7whOOGZ2xCI0zEgAP+M3GsTvNQvF9ikp/FF1bCuqNqvph5kVHWTkxqVkrIkRh6Wu9OfAkq93vH60OC4buQYO5zsRXVlC+CAjvr8nvAVY6biOVommcxnucHZnGiEjmxBLnsCOyM8kNPhYhZGIVqY8HGvoyrMAk0dDs5jpEDTkfiUNFCiUNlLwnI4ir5QwSXIm7VmqdFlrZg446c4YfNIucBcJLowOZD3++z6MzLWw4NSb0etA6GA1GZA1HuISNPQJ1B4naqIMDUapU39cY3++7N/uibyRbuxBx+dkqKDfrZwwkdsij515xIw2NSASAIWYwnZBQtFw0EMzlHoVjoUshOVOGhXgAqQuBT6vNHW7q6/lQP1iBGOzRqtGi/AEsGTB0Rt9234rPFDSboCnNFvfEBC2gxTU22peqMRGU7DykeaWgCEXGvlyWUP4N1u8HXYPKEPdBUI8I8r0rOczQrOMKLBQKV6d/aWqHWwZSBwlFn1+j/Qq9dzA2CabDM1i7SJdzjkN31wltD9OSnX88xNDS4q6uEzxilf2P1oH4ND4I+6Oc5ZrT3zmry743x17x1xtFTWOalKVWFpRcLTWxU9tki4KjV4zYAG0esh8d2Z9xiNWtUMmNw9zWfkEWVBuBQS9ezBdRN1etE7kYfJqIHVbJLG0AYiG5DGfA6HvqgVuND4ktR4+jDgxo50BSRI6/7jPJioap1xsBDoFaIORfvou0ko4xysroKTbWD4FTiLzgQxWM8aH3wv7R693q8eoXdisr1szQ2hDOTf+Fpb80RBXZy8RCVGqKAxoo/clB/Az+vQ+VBnIpezf4qDT08a+qt9TENdBsqESI9dBQI2dcSR0xfP9GDTA7/f3OgVGXsWB8Pkk0RHmuph+V0wMR6PKbeR+V0cHF8VV4H/yJUTMcl6pg44IBbFyDHAgcgmxEe9TkkLUFwqIfMBmDv6gkBnqXm5+z2wj08ISMNXmyNHqYv6epLS/QlfwMfRF9O6KMJDH2IZA0+16J3Qd5sQOtFglVDHhKqb2SaFa8zVC5R2cTmsRqABi/3QS9CZDTxk296Jl6n6VTMEe0ehBlnRYLgSU1k5QGcEHMJquClxiumspv5gmMGQlYXSEHoFphhbyhixTYZbXFysUghXR2nGyxi0bJkHdSjlXjVZe4g45DYbpFWGoAWYDGTaLVU1AcxBP9A/HUhVCUQqnwGNKmMhCkPrlX1SsT0f2ntjKgfZyW0a1JqzITXSCUajoWiXWqO5ALhIhrCO4TCNEQjSh/2ZlNOoux8g0QoWWfsf2njFfAbHkkbRBffSU26rsFSXJLgLFh+dqkG03w6Djn6za/lKwhZp+G7nAbFmLjY+ZLz4GU7ds3hvxZXhYXRBjVgbdwrjuGgq7SK2+KCgCWcABeCSNgmG8dFYR4wjQg4Mw7DUGKbBM6o10ZHfWRQgpwTgbcluFnHGY1hBJBvsz6+gxRBy3nsuWRKbFV0X2LVvFTNH6w+tyAZePhTkD/7NFW+bUDFKoZPfNXxeIiHkWaDKQicuv0B7ZbmNMDdDlM7WaK9Ab3edLl/qjqGLVHIl0OVxFxJXP4UPMvTzBencgd2EcjXLRZNQJ/jI5U1LErEcSOUMNYQWpcXxHXmsxJFdoym88CyEDw6vE3k9kSpRev5ZN4Qqz17Jx4SLlBLFCW6XpuvROYr4WYnG+eLFfO0DrZ9BVmDzlqzzFqylFkda1bYu/uVHBEbMSwPbU6jJHPUd0y2mzXP+jxrdGMwazbZOGns1dQvUtaKG3hfktDjTD/E5rPzATtOPuH8oN10JABM4JyQFgeEK9smQYO9E/jxPSybU7egCIZDTiSPYJ3sUjtFYsHoNTlmkF0yOcGSDzMx/BqcMzmBZCbgr1nCoani7tH0s4+rDGel5A8wnAEPJ1Uu4B88w+DfIIBv4tQtAOKTcA5+TCCuJV/reAecvELgLN8KbGdJ2Pq+hGOo6oPVWOJjcEruw3ZCE+0WQMzf5chrmpX1quEA3sgtgAe0fLgAWp5E87oFEMnrmLBBHcOWKJiOqZIWV9KqL4CG3InZSYGd8hCsRS1tyQLQSd7gBRAMF0BDFkAgCyCWBUDySLZhATRs6Dy7NLueiOOJN4B7LXD4cLgX9S9L6gz2Xg3svQ1grwH2TQF7rw72Xn8ULT4c7PVGsE84VRXPV8BPiMOxlURjlzR1E13MZKmnuXNEZq7MSVGNGjEJ8QqRi1vaeGB5DXNeUMBxgg/2RL5WhJxxkBkPgxxipTnEybGoXxwXzQNHopH5UsE5tFgaJ7Yayj5IcZJ2LMSBXi71YU7e1YG+SJiRi1BmCr/mneAcfwzdaPJxcG0epzngaxmyvFFXia/H08d71zqSqOy/80x7ndN3rAn7YSQg+YtQtsyZk5I275hLD0NXPltuPQ/eDnlBPHgMI2VIhjsvU3Oid2z4zkH72mVceCUjOk5/WbaNreTVvaTIjlFrTQ65mfCRv+Dy/w20gRCkH6INpNl0Hl4ctsvcRQbuwuuJGZu4Cw1VLXEHOTujbM9j0c42RDvbFO1sItrhVJS0rMBNxbQdw5EM4R0Z1TzCImUXizE4UxzHJ5lFYu5oiRibXj7mGApvBbQOJlOaiMf1blGE7hQQmhO2ZLvYt8C5pGLDaokNqz1iwxpjEaBSfniiR2VG5V8ZY9YCKOqZEQxK40J6dlDzOXB594iewkNMBnRY1/KwhDhTRZ2Lk9LQ04sD9p0xEzF33gxU15qBaaMoc58Uww4BD83iY8DKSnTtR2TxqTL4+JKDCFw7TbpE6GJ+V/IGwWeUi+niggss05L7Qh1UIjn5sDEo+IfPyuB3OZtkpcAO37Ga4REGmr/XMsFaOlRLNlkt6XOKJJ81xqtFuFFLGooGmHAGOs9sqi95CAitb4gZB0NbpINcGMqAvhMIHKWC5v4QiCQxxOAZm4S4KmveFy3zu915c1KeyKCk46N4r3dMtOEpXKLZo6gNT2/IS+1sLAcC7EJDCDznZ88jogPORykjb3Zlg//7ahFv7FjMciG0wJADg3oFkzTCqawYcfhmLY27mRImSMUpJ2VNmNxpgzMsEeiXMgN8WGJLxmx70Xbs2DNsWNd0mC1x0Blx3NPFJtxaPGM32bbNqKSL3V5SmZNguUsO92jBthhGWqx68pFmlaYDYt2GLokICdIHjfYnC8Kxq6JxcFMo6f0IiDT7SYuMR3PudBXMjG4UD0eery2Nrw+zDqL6XpKzkyDSx3SC0TUUDOTEQNbQhvvh4L40PQ9H76PLhb5I/RFrhMNLPFxYLHl1yPItPUxU9yHrE9orn9en/xHrkxgSt0IbFx8EPbCfOOgJHva1MfraGH9t7GfEBrF0tvFAewV97Th/F0mbIoKZDpxUiTYweGSH2KPd+ocAMpqRYYdGFOW41deQq/EaXOtAUgW1WHYlC+CmA0dy2yESDmhrs0ovclUErooIVQTXxLemlbCnNAl5LcSzJRKwksDrZI4KzimSwLHBAo6BnhLwFV24SkP3k0DpQ/K5ZBFJBPGnbENBuMEBaiRHN7RQ7KE11wRP3kGB3DNNCbppYrJDFF3kf5Gl28TSTVFwtooECJBgp/XOZRperAj26bbRhjQLCPtFEJTHK6VIGMQEJzSx7LlixKt6NiEichDOABFn7Er9BGfIuzpcVXq4qlgFhec4RD2sV+tLteARpZ2a2ykrd7huq++hUlbFf+j3mGU6zrHog2eGy5UzxdRz1On6c7UUYnAOwrpHugPO9LpbKPpOIeVz4qOyXUi5FcI+K+xjV5R6bOMQQmWEvrP3VNMZN96bMOPrrbV6zhFVhG1PaWRj4xzU0Mhkn8w5JF1DUVZdzejqrJ3Kt6Q6sFNJviWRxJChZJicBHs1a2dHjI7F8/kmvli3Tj5yIt/Mya/zbcgtm2XFlN22Kpm3kIfpuO3abZwrsIsT5EObXS2mOFdg1yXZmpIkW4/kU3bzAvIDFnS0iSd8JCnbFGauNvLUranc0lzO0N80jbYb8bxN57kERLigKNZ8hUVTdF/KGWymiNpXjinKmdQlnzSOxsXiw/61A+Zpl/pFYXh3w16Efnd54AH+iIUNMDnIPYoMKOUnJSZpl7rqnOSbkEUuCdu1w3sTPlR09wpclwP2tWK9/Rs6V8KQJlYshnAOKnpimZ52YcwxsR4zq8XWjZhuq+1hqGfsVuD5acIOMVYLGwSeqdqQHmLO7zscKpbDt8BzaWKoJ9293k3ka4r2qxsoiTF6GyVxmddRxvzkH4o3BvsJUqfzCTGzdQbu2Gj8dUPDDZajxymukRhbMt4q8V8Q9yf45Q26OS3dnHHdVNTN7gO7OS3gxd2c4SSqz9sOLCHNoygJhx0+QwK0zjODXieLbDcBdzABFbD6XJ5xVqw5I8wRQ0ZlwIOszFnGHWDY9tE8g3oLHhd4nzPJbeR3p5GvsDtM55ZPP5TX3Zgv9KOpm8tVd/zhFPPnrjMBA5wiz8s0dS2Dj01qJbQOlAkRtUxhUjE2dtg2CJCdIzbLMdy71I7eClJVgPR2K/M4NbVS3M4IDw542OHthjcpKE0LRYacY8x8nCFiI8oSWsdYz1jXFquwwY73oe3mUzAsE2/R4Lzy9TgmJ400WfaDkxLb1vSZHn20ywS4ZbvX2N8wLqs0EzA954D3qb3eVcB1uF/BjQ0+VN9CSWQYQZM2Z9c6DhK9bGSlXwLw03r4sZZ18T7KaTtDosIHOGy/Q5RIRId7LDw9ytqdfX3JssTJDogRRcwh/V4xiC6k8dhXMAJ4olBLgiKQqpGKQxYc6ZTd8sA8lg7PbjkOgLMNRsIzq1X6wyEinhkiYoYkQcRaELEZIOLpEQw/Zac/h5vTdL1ODqae9w+kfsBBGaNo2kYLLU4JE7U2Eku+93D5b6Obyofwl1OEOnvVypi6SOiiV6UJPUC4bwYZQqdOuPygOnCDwN2vcS1FPTPjc/z0WeqWkVy0fN6qu95QrUSGoFrYOA2gRgGyDNzVAlF3tGDQHzgIua0Fk35fSwzyu+wQofscNOyNIRdXwG6XTp9/TEDhswNQeEFA4eRfGBQ+HAzuo8cPAAPvIWAwyN37odQaotQCLdCPafJHp//E/y8m/5ab/Jtu8r/jJv+Gm/y33eRfx+Rfr08+iOUtCV2GTjK0k6yVTH5fa3+95sACpAONaAolNNKtICE7HSCOjlg7+nm6vrWJcUGcvvNiWaaa9VPOC6XTL0+fKfjUiBsN1Il+n3OiVHnRYFKD+Xue3eLV0EXE6uSvQEti5Du8lQFvh6CXBzb9Hi5gTpP/VBuzptf/39uCh1ZgfRHpWEac7qwYsw07NxgcDUVetlbrE73kOnSyD08avlHI/dkTeZMUMbnGbWKXljU4V6iDyZo1q3CuMKvsSIHrUD7QOSJPcGWjw4TnHCZ+/JfXUpifaXBOsIeOXqOGwxOEGkstZY8OTgC+hoeoqd5qwZ411pOmGmmqeV4G/J3VTvKwmd3YyIfPrJvX5B84UPn4es1doYXiOu96aH6uHiYnP+ZE8+8PE82bdVz6tY/5A4Qd3Qdw/uKH1L4xtcPPkbte0WhdPJi9nnzP6Pa66M890Z93Rryrm6I/T0R/noo7bquK2ETCTHG9y8SukIqYFeexJDptSHJJPeBpzGN6T5GV7Zq6lEUmLRp9VuXPiWJ/p2ixd1PNmYu5hAacPtugFqAxEYJfqIkB1MjIq5tyQnMOKuLQCSp9p67fI14Eu8WLYKco7+dEf7xd3BKt6OJnRbivZYJtitY+ESeEVJwQWiLcIztQcoFBv+bXpsV05NUMR941dkqDmdLYgfUI9qFAvAUh23qVD2nuBxJ/QgMJc8vaauGviu3BG2jBVXKNFp04Tw89TA5w4Kjt894Sc/3sP0E1B+BmgZQZsYsyANsfVk6SBlGqKtuO9UPPQx1tw+PiGcFOIdDIRM+fQdoZIV8aGQkYD9Lz4qJUBCdajEHBax/v8eZW4n5hTfJ/aRNSQ1m8t9JUyIsCX5ULuwRfxUXg/MY3pjQTP+E9UBiKQ2zG5mvpJJoJJT1qbUj6abnRYKV6kYKTaNjkWZtIcxvPryzA7vscZyhtHuS+0WjvsSG82tjgHCMfrSRC0j1OIRGIZRwEoOmUPWJH9Ee8Mdkv+l9pbeCxx9nyPfEQGxC5AlDgnegV3kXsWSTGBLH6GXaPMlXWfHOxYLdzM8ya792fNR8rKdsJGyyRrY0sphKSChPh2V5nhONDEAvNIr158UHv4RX+8tle8p8Z3VqvplCiTji9k6TARj7onF21t8j8GezE5bAKp4rPxJE/lYXtnHQni0blg8OB3hySDiduWcyc7wKMjdisODeoRvrrplv+KaODAFFGcNeUFFUeW4t4RXMQINvaaiu6LSu6NbKik5o5jiaNccYgQloNIqSNTO7/aXRjEM0ebVccEe4tDrK/gTlbggWERFpOsQSxO8wetxEipmM4AOwTj4Q96ItETEdAeykKxJ5EwIxtFLPQu8qOZhEnyEIBOI8wnD5v3gQzLeFQ9kFzEbvONznOkjxOBo6nRaNKtEkyebdK3AYvZSNGcPE3DoETL2txIECcQih9yxuSghyRfV9PE+yTVqXaDgTBNgXBJoJgU0GwLUGwHUGwbacvlekwI67hDZkOvzYdEcdkJ//c6EjG/LZmJMLxiCGyM/gDWydQMBLuDbKn6CphE+cedPGczqEukiwLmA/JuyA4qDHw0w1ccDECIX1xQhikefQFRPeB8a9t29Dts2ktRPDBIOIfYxaKQ11DHN60OLwZGsQqsUkwBNtgBGydG5yWcTIyTrGMU1T3hnsAvNIoY3Y8GjPA7aUGUXwXqLF7mBBhgjO9cSYEIh3IGVM4iOkXTaFOMK8inwHJOoM8dK1h7pgu52HPJyW+qtiEMKpxa3hhjlnNdDoFmvMkr3LTOSMRO5AhNUTFIkwCT7vkdD4S/oE8jEvuX8WuNZ2SxhJo0EcW+yCBqNjAzn3h/S/KS3aTEGHgmLwDmwTyPsheZ0vQTB1dwSsgzg2OiVjPXb7txnK5hmHpEK0ozaGVFqzdjWVQAZK5oJvi2uDi05btL8LSLGH7xE3iOcMUv2MzdgwKbZO3c2vYDkwWDbfTmoSkV1u6cUg6DDYulr3hBgrR7CFeXpBXl0dfXa5eTWyjqAZXtOKF79y/SMgb70nWKs4lSahyjAacI7YGr3zSKVM5BR8+k6IfDpckhEs4dNtNXjjAJfAwKhp2bD/n/ZukeZXUibzDlsLMKKHm68jwJFleGVHR4KDIyvWzcFEa7xWNw8VmaHxpop/hxIWd08SldNAF2zjcQ8exZuAwn9rNvbxBXU4KTuXhdsjDljljgspiwmAZ8lvStFHl/YJ1o65VqfWpf9Qh+FU5L6PApkvsz0Y4F6CMoOYQ2RhjhxljCSZljN9ctGMM7wxJoSB+bNroVcI0SEBLwoPcmOna+mEKWltftSCiQaryFqcn4exKYEwmxOTs8uaHpSyKJs+oy6EPOORmAecI0ka3ltnfgtZ65BKLsAclVfE68zTiHTNAQd6oaWuEcjZHULWpRWE/GAVNSFIR9nH5u0aUI7ur1HddwcPiRhu6QJN4wBVjXCIZwMG4BcNx4oB2B51hBpM8SJaMchEdHCSXQk6NQTyOkRy6HJbDxpq4HsgV3f8VnAQ8C7mWIYLiJB10VQm+ft3tHFnlm1cb8s2rer75QMbjjwITr4drzkMldAiZkxyxF4ZkAvMHtAzJhaBFUodEBcTEvsLVDYSGNQ8ze6yOCp0KXIJuoJOz1nNpI/mqD6454yyuu9Q2ex/PwAlIB4yD3pCAlIe1MUhAqiUBKXBsk0cOyYslbS9BffqgpL0cgZgwt2gj5OxFOgrCRQuikYqWkGk85bS8rLuXtLxGQpgatcSjvGlV8KF5R40NJO/oIL2vlg35kHdUD/KOGjTSJfwxD8w7ajjv6BiR9awYv1i0NnLNtF7t2HE7Lsakls2qvKNtyTvakbyjbXgzrBYdzjvKMdAdeCWsFu1B3tHWiNa2bVvH4bjQGtHxtiXvaPtheUfH7PjxXkKNCDjvqC/sHDh25FRj82uQJAOYlli8GmjbyAGuoIOEExI6a/Y/DUx0P+jGPxfoNhzoMuA+QwBAMuHy4ZX7IZhhtcOEXWC0kcH3tQ6jjYfAaHMjjFbgGUg2d2+5SB6YU5pjXjmntLGxg0/JKR3Jhq7eyG6yyLXNOaUjl1MafuueAC80yzXgbf5/CrwZA+/YxSLdCLwpTIrH4Q0J4CXSWwFvS4C3LcALGG8DVNEDji5pw+y4WrQGwJuOAG/LpscR6J6OAG9LgLf1MODNaCER8HYGwNuogDd2CVU+AnjjEeCN6sD7nWkzvR5xUIip6+mrlEdTkFF9gcHbl31hr3TAx5EkDjtQ3ruMzMXeOU4zkO0ocEOfA3WMZONyGxUcisDINBNH8EjIIkQOWHEVi4hcJ/L/MAvHCdSbTKzA3yGRnUC9+zzc8ZBYjOMcYQWFV7hrTzDSnqBqD4fvJ+wfCMGT/ZXh/gFszwtBMub6fc5B53YTRX5g3tEglkR1xA6G7PqdZlDApa6+UOz+2CGb63UO8w3n0V3xftRDf3lOISKXUICHbTyo80fpKKI225AI9i6FfvIVBetERFMOM5vjlX2SBJ3zuQfR8j0t+1f7YNnlm9BPNSRUxZ/jLPN4RfSiaDbjKB8ksMkcO49oA1sUc8A3nSHTSPmDy5WWdVFGnUjoD/maxInOcIjDYnnHPUd4i/4O91iDcVf3syUIeHfhn2+nMCgTdP3fqH4xWXoI2fHK/1tB+KGB7ZJ4MNXPpxH6gUziNOp/TYTJXerbVXoRaK1ua07L7uHGuwQ5V7Rcv6U5+zsf35RNWT3J7w79i1qYV1+xrIx8svCRA561MgeKEM4vvG0XdVMdlcSjSF3bQxJ4v3Ic5oxUEILc/tnDLawjPPwU3Hhl2+mI02zhj8ZBL+M5jszzgPyw35uPJPPSR6jvskOB22VnUrYLYyw+gUxmCtNOCx+Jm5yPCwfVZ8UWttazM3SMXYo594soCOfNj9yJKsbmzT0te8S3ZGvwRDaHb1v9mNoisXaWRNQMkeQ5Qq679LUd1UZMmbCcv1idT1ukuXcnHrZvuYAOPc5D25ZR5cz6nt0iI+/6HHKf4Z/wAjxakZifk75vQ5ff1qIIuK4l9O0OMjhReUPLdo83dT4rM5xvlVnPgw2wEDg42OpgYJbn35eUDrxr0lLRs5tkP5aZM+wjc+YMyQeIPV48U7Sgr27ZmZWhczMh2jEs1xZTPB8tD2UDJhJtbZuTnMCQwxQO+90j80mVsCw43EtDJoJpgC0XWxzLWptz5MCKICkRKDGDN3IzSlgliY8mg294QAYnnVeyrn+KkIHPH0OzliQqfwHUecEpDgkfPtVzaf394bLA5CQVRI67lGj1dhDH0Vt4wMXoAdf4vJAMPkWUIfM3fpGYfiv719mLxexGSjtL/7Ye552yiNLO2i1CWbfYbdg1USP3SLFaIH32Waw9+ht17dtiZ4mibvTt2/I8ycWzIMg53cvpAhFk0NgtD6OxW60Fjd0mGSayUnqTPcX6e85IdEf1h7HoDc7D1ODdLiQ0rwFjM5GG81Y/LUqWI5jfUTTIQrpEcFa8mlQ+TK+LbO1I7Q3IbUp0T+6ypWJje0k6JXq+olXlr80kzPNObXeOgEn5ezQj4yxRgpS2iYR94PJnEFF3e2l32Yeu2le7kA7jnQkRDIkkflPLbiySecMfiIl061tCe4ayI0DwXKlXWG/KuTiSwS3CAhdQ4PuT82ZVqniLE77OmzfhYhDsMBcQBhBmvRlxHoglageZCWTTQF/SW4RELRGKpaEa7gh26wobOC3mOO0iqkKQwYQQKHLx0yJ1hB0KkE1C76nfuDUNY8dYoCwc9GPbHfOVYxuRlDlnZ9S+o/0hcHos/gS+bUs8Co1u9pzkROBBDstgMMh+GQ4GORbmh7u/nb2rZGjD+tDulJEdDDd2F5ORnZWBHY65zLHsBMCjm4hsTbXsoSKSvQUC5vv31cbWbdHoVwNcgI3rl/GyGC+ZTmBcx2VcJ2RcJ4Uz01V8HIYXnpVwO2fmyQ1vKMlEwcsXuDVBf5MY3li+4HJEdIhtDu24G2wwKBxdp4VZ3M6JC6jDxBux3igG8wRFPDxVl/lTqcBWzEyb6DKot9mzPBPZc5xoBqJMUF2Q7C3IHotULX7A7KudZJrr6iYeDOmfuOJMHOACiSqRit1Uw4KhsSfKfuxrNyb6n0C2QrGc5+0FkKzPc7yCL6l3HN5g3lmSr2BPP84o6zNaDxF+c6SHSYDOzZMdYTykxepKNrhJSQaHLK5TWcCRI7CdgbKeFITwebGdXtEVB0TyJ1PfATrLFpgT5DEnObLiCV8XnhAbGNLthOpPJWWcsptdlA4dSaq4zCUAknjxzYMEQJ7T3WlOTdSUPWVqfOer/I2kpkaSTFo0ACOyCuerHYoyHlUEqeVvItGWFsdvwWLsnMuOPmiYEouGaLqyPjtGu/RxGoGfdIF+qyfgBX4ImfQNrYvkf+iYmfWgypxYuWAjrTyhHCSQs4GwxzeNY48Rj0BvcoCe45LDIZf8tIT91Lhkn7OrhEd6HPR10/Szw4CjmwbBHbAr5L53wHDgN4MLEECx7dgCZyc/UyUs553YeJuCbJlVCAvIwcxMlWVASpclaUK8PNzHcotjbeBel1siyFttLtQX+GuruJptcftYbrFbZR9LXMBDso/llnwrJnMbXPCpAJXdSv+2CZUlUNq2cR/LLfQSu7LGdss1dIptPcQqt2SPkpts0YsLFm/YAJgWbZDSBkhpG6QU2WhHxgrrIpIdaRtwIIgg77Rkg6R4XiHLcTqPFGlsUJBtsQriQ3mTPExmwJMmkiRAMXMcMw1nPg4i64L3/XPINVAG5+x4nz0qiG7DCtFi0pIB943BdZuxoMsxwCmwc8mozlHAvC0qTawHuQ9JQy9d4JyE9DpvHM0ok+WhWT6CmMQ5nnjnuYyvTbLvnFAx2NRwtBk5k+Ay0bQt2eWALZQ0ToM9CjjEOUCaTWKeg13qfZNPYQh/ZODCjzSbRC6pfM/kvGnBXew7yRkESRoqZiXxb4OlHcJSsR1NjhYf6fEmjT0oSjuSSmJd9rl0OiQJsYaRSkluPtEYYRuwNleDjFbxUz22ZbRZFURSGD+HP5ahYOfC5SrMO05cJxnRZkc4osbFKWAjx0RuENHhcfEGjBsyIGwVTEJTMsXbSJZ7+siyqthRw07L0c6+nZGjub7tVf4MdkLe2IZdGrrn5WQrb+HgTrbw/g3uZLaPzJtiDhU7kOe2DVRiFW3IXd9lxMLQhnaWP9fJtgw3ToRPOKxoVGQXBPJTQPNmlghR0+Sgpk3YMFcnboRYN+essjT5tzzAx5z5roecDKNOSgiFZm7qqMiKhzgdvQykn7WYrGJEs14hqkOLkDFOJMw2nx5WHpcRPdLKmkTYTXaUvVOkBbK/HG+BQD9DsuULMcFmvo4a0UOsMn0SapNDnJ2OM9Vx1jreoZGeEk2Fkj0LeMcunESSViWSYDD2DYjFN4A9BUY2JJURdnGryrCFYHSjcNknWQD6bIv9VwjhvGNjdpF/Tq5kNq3iv3EFTgrMNi3JySyzUosuDqzafd6M1Gzuq9lsqPlZtsy5Bl5YchX97mHIjlU8OU9mykwaM2zcCv76Cv8HB3YtYqAbaBrPr0kY5ddc1g+OqQ44ORynd6ZZYP3IaUi99PgFefzC8HHxpjeS1ax65xxnunWyKNRiIN4apiP2icraNiO+okV/A0MS241M3W40NC3dZ0FyrgF1Q5Lkhf2RNv66qbmDiX8XETxOgcmxlFqyLx1E4EvEDj7RiR4a8rwkvuwFnEBzmKTyGwi38MQMyGwVMUFzok2KiwBpepgms/ZlVtwzedWT+PqRKSgLzgnrSS4GTzLaeeLK4Fm+R3Vl404Q4WzZWeVVlvwGc0L1LSKQ0oqNsTSST7udreu5BrKhMweyNKnyllopL6COXy5/+h//9J9huyfv3HlUsUI/i73kU0rixx51mYJKdmaUr0imhNJVJRtH8N6XyR/47O1G83BDDydCssU5O120Q/x3gIdkm1hx41HIYThco+xMtdz2lWe0n3AuBfEDkpuz7Gl1kGnLAieh4ATyoyYJ/7Ao6KxZaPmjz0r6RrjOu0yaIe9RXkXoGCd8G6EA0ZCWIFm+cWbBIbENwCPvFgeX7ZJS04rXyxymZFFW0enKwuIhVVLgasMXsj0QBWq+fZzxeoNzXxPwQneuaNxp1rz7mjXvvia8+5qVd59h1wFPdlNEehySDBcL00NGB6S3gZMfEsTSQYODlUy1ywePKEaReFYo4hdyRIezcwiOJRYVug0SI1z6KSTkYrN5LWWuFhp3g11wntOEvpWDzSodJQDBcLids94IMmILT0t4fCZXS60qThQ48tkcTolecgxVanEGYznVw8amoiwArnV53nLO9eeyWHKV3mE5ouV3OBf3JoMt5iclfyCnUgHB+gL8XP+x1kElfIg870Oe8GviBO/PGQ9Fj/qdlIcE6cAMilk42hOEFNyk7QQJCoASZvDzDPerOdnydrtsCWuBCiShvwEqYtFl915vN452qX371T6XHrLLlXPVXDFXm0X3dekCuvSPqi7VM36resZvJ1NV53iyy2mG2ceWflwXkZhSOrZTOrZbOrZHOrZv2LF90rE90rHd0rGd0rE5+cKBvd6B5N8axnBzlZCHMSeiwf2NZaNeOiJGqiEviWFz2EAeAhk5em77frVdjh7drx6V5+aAykdGkmR6pJrm557Yr56Qo1/er35Z7h6YZ/L4PRYkv1cXJHepBexNz0eL2L2ej5awsz0fHUJea041TW8Os+xzHmq6crd25Q5fGWbr5xYe46zVODq91ztNT33AT9HvY1o9rt0YQdC/pOX4snaKOCSaV/iti73QDlzRye8Yva7XPk4P/qsDD/5CQxVw/XVakwfvRWu4/V+5MImHbNe4MZzqQ7ZrVHVxpHyPVZ7qUI/9c6odGv1qh8aA84UGzu3Yx0aM7GM5TMJYuESKaORmdoBlLRD79QjoJRkDORJYi5EuGZenZmrPbJVnMl7ok1LMSrE9S5OUa8a/7DPJv/M4s2jFsEhaPiXy09MVVnxI3qAiqmUOQp2DTNNP8fY3rGiEKw9r5IdePLzfaTTMkBw6Zx9G0i4HtWywSWOGYG1jYwQ2w/tecuLAaxv+2V4geSXrsWlewpTZtQoyKfFeBqkKiCi7VAUk5vmSNBxp7LyLhTkheXYWAsm9Y6rMO4skFQb86IYbZ+EBXv+uGYmJ40eShQR0dGPMG9zE2ZGdvQwU51QKOTJ48eFBfj93hDJna0g4wRzRu/8JONZIzjjfeVisc+7kIkJuNaJxg02KfcmLtn62j7RsDjoPFzHy8MSctFfkJD1jXVyRQUIQAt0vF57bmCqAiyDhWhq9IqQxDNm5TeeB2I5gu4U1fBmT368+vtRjNzr6YrXL8SBFmBb3NqgBk/9Wa9i24SPAye4dHxOLOnewJxHvkgQSPNQSy35ITHqqPZKg8GXZ/+E7F4mcsVx/cRkvanZTpQ9whiSWazC3CtS78sVLfqg1ssMADOM8GOacOJi9jgxe4M+RfYZzsYafQyacgNOkcCoNzdk3JBQPtGm1iDivB8clIFIYnnZGsofUHjCc0HkkiBTbw9RDDiKEisNC9os2XpV4NoIBuMA8LwCfcHpJ8NK0QK8VlUf+tUIouHe4Bx+a25B2vHpMCe+GIm5HVg8VhS6ThEMc2u2MaGYksbJkFYc2F8blSHKraqawmTMsg28Z5kkdKxoPya7EuUtIkj1Okk3EGbmqlDLDrSuVbHo9gKqwFjDyv2rtfaykSMgQAf9DyM3GOh9Obsp36RAYvrxFB468mIq8CAR4joqYEz2hfDdB+dCS/6CJypq18vu1ZtCxO78vOPD7I834m/yoa8Yd6RFJvHIQlndrddKxO7+vzrsjdX6eH61RUt6xkCnpPVib70WOkmJlcOdC17mASSSh+PcdiS/v3U9iNSJ8iKgkv/kxRwdSrw/y0N4ZCRPsf8yfuVd95v3BZyoG5g8MIXOXpCXiJReiYqDBBay9QytER3ze0wGjJNHKqvwXmg/iZVhN2P2P0Nr58n3Oh1Ygxs0cbzlH2puSrRyRKhyEzc8ij+K8+Q6d8WbQYaZrDzfkDlSJNxB5gT+QEWxD3GQq4o8p50XcrHSCg3iKuC6qYb9nn5v+b67+8e+HZ0UbMwmmIe2Xb/GrmQLuUC4shvNmSRR4mPxz0AfWrLPoximcodM3bGG0sq9quXamSiDJ2ecTJKQuWCyJC3e5MIDnV30Rs2HEibIdBVd6TvY71+zO5XEaWUnqAk2SS6SGJHez4tAWB46QIAPTkUFe/co6IOQFalPopqhiZtJKD39P9ZK/3+S9hmQ/O2HUIgk0nIMeFcmoWm7zBTGNOq2qX97W2FzoL+MfM4PQi2xXuz6R221bt8z2Zqa7U5s3TU6Mj2WdditNmo04CgPfM/oXErerBSPzDKH3T7V2po8m1Wn2mdb28l1qbfqJ+rVHsKWZl/4Cprfbr3a74MgnbxgDNzIQxBLU9TfD1k6WyXLbtUdF/JVu9iLrqvzSW+TcjD4HG5brZch+/cjjxQF2LctqzTT7G5JjJ3X2JM4W2uITz6bXkCn2Gr0fSJRdN28ihTHVxx+jVWeeKnywUfwt9ptJSu9Dbnvu+9jomr//zM/0fTP8PjEn+kM+QEwLwlLcbX2Eb7MDms9eY5zbZVJyL2SSwSWVjAzwf+WtaCThgYvJg0ZsZ4EsBoutgj5zc31FguJc3NysaM+saMO3S9jdXJ6kOxIXYJC9hDomi6D8M32klYsm3RDCITh4NJFIPvdQ6h6yomA3hGsgITiwok+VV/hCbtJHEpI9qYZewrMs+8JdWCwaPXrqEp4KEdCB5xAuE1f3m2BJP1BSC2AYT7xfP99GqJrO02lspk5lF5EqBh+6g9NNCUGDwd3b2GbIy5ljTGfdueEASn68up/OJFbmt2llaoPB1Bp5StNT08lD7srL6RRyBVMDxoblLZREWjAgWVLuo7NGUu6WYg7bY9GNVlJauhIlZZcKAt+MCi8p4xwMJzXQYE9CQ0UkTac1ggoDLqiKoHZoQ9TwgeZ8tNxxxyWz0zC4Md4hq+kyvU2Kc/v90S2BMGpGXHZZoiHG2lsvf7oBwclCJ7Qkyxw7JK6XazXwN7KPCusZkUGPJu1D7nsYtOF9b+N96ogd3g423tZJ1aZu4bc9pbThlHc8YNp5GCN1pecGoOpk8t9HiPM9IBrFSYc2qy12mqKqDAXLRxLgb4ZDgAD/dj3AH3RjGP9POPVMGfJdT/TngEpJNUUo5Vb5xvozLWyGafpl54zgIMjkLQe9unrWlZ4rG650iytPXRm60tmOeENvlMaVAW/IWX76DC1FfKH5cX1BdsuUilBxUroXpEM0Y3/MOW9pQBZ7yeCrf9H+BFImg461AF+mNrZU80+xyyo29hmtFMIw27HdR20wjF7DpMDJo94deQhYjohXfN5tCS21p/RKCzhiQ9XRA6oOhzV1h7vyETFtU2UKTXXbx+0UGLSD0QiGb24HPM6NNF9jY6D2sAdyOfiIER6MoB729SGzkAwq+UjwqmbDlSzSxhIm7Y1kj/YlTDqVMOlQfICaIzugmpHN+FoDy4IvmEsl/3toxtaxSRBsXLoDYgA2rsPWM1HMnRW2dlF2iYozVUZ4ZpdCtu5hYDX4ReP8XHlH4t3O+9PPTvKeZAS/2KMd6b61eMC+gScrl05nIBhYtwdbqnp8xH7Ker96C8Y0fat8ff2opKgW84AvwQ2+OOZ9BsqALC4mD2pLf7BWZr9L30cY9kFkoPjdnHPRt7gZs9joiUPE1XKh2RMULQvQ5qi8cIazRnb7hXJmXzhdAFJuKzFKKWTvCsXAfNQlJhCzsxhKjuHnBfx8Hj8n8fNF/LyMn1ecsRlMTEBNm3Qh4zjeBDaf8+exJhyOKfFe2RaABwVad7iY06MTCSNS4aV356ksAmbD5sQvcbu4fVrx3ekiwhq4uim4elxw9YQg+UhwdSi4mnOyzAYuUuuSuKjwCLjNUCJ3hg4jLKSE41DJx75sWoVUlNwRdNWbgTCsZP9oloxpYr9WyibXsaQXGEbsNJ0fL+cNTGBa9iVGxwfo76aihWXhw2dkjooOloUvGwP7lk3fPlzpu9gtAMvCR8I/bAc5IdtBRrIdJJuSJVxI/N6QoQF5WdjyX/6A2ituKtmv8+ZjewDfEIC+yHtnMihxwLwlkpmQwMdmtiW23FXg/7QsIljVYEub4RXFvyn/ZjOwUtBYeufLiWUxSZuMmKDkf8nMVt4daLhQ/Y9aqADpsKbmqhZo2B8sT9e5215fbmQnSyNhBe95smDlfjBYqbd559bR9RpsWK+3vb3e7UAW7HsBr1A0KD74rlo7eE+tErz+ZuGzVzxVl31R0AFclGShDTMjXGU7zMAhRrmtB4eaSWlbiD0PaczS5Xas6T9F/3kg/n6V3CJXwsQ5KRx4Cc0+twLZ3XtM+/TVitpxw9AaVt61gsrCsChb1t80BTPwSp4qmu45xiFXnDe5ggedOCIh2y6iraj1LkKo5vuoPtz3kZ08n+qVCg9nX0A8AodhKReGxRviFNFwL7yIEN8Ry+gwcvFPUCYkcBCMnmbfbH0EEU+El78AkckXprXahpCddlHpMLYQAVwj29JBUOEMdllbfC+u6mBkxIDAAMacVp1g6Q89wZsBLSsXmTRn7gb71fu+AMydYK93zx3fpuO7ML2/GaC+u37fhRdMBKI5/6ZHc1XDtmqIbenuG1z5Ff79Fv++yb9v8e9V/v22N0C61WduB9VnBAFTQ9718kfQ+luebDX1XU9S+t/08mmUP9aF2rhjssQk5S6w6g2z13szdJt40/EVd/wBgq9CGYb3YX7EsRqk+r8Mk8VV7velsGoWNu7mDl71ZSPQW74MKkJ+/CKvsrAWHBvky5bab/uyndYNP2AXx1esHsS71l+pdqWXZAKcaRurrdrokhGc4p2TYE+oZqTQsoH3D31EHs2ZO37eQ/kDHxFIc+a2n29B+X0fkUhz5l0fEUxuRjHgOuMgriuBbPX9zUD2+n4jwGbfc+ZyQGQJG4MHsiP5T/ycn//Ah1MnTYAvO4W/77Nrp/mRn0/xXui+bEH2ni9GkLugZN4n9beCwq+2DBf/BlvY3GWyvZznMnmFkqFC1pusX1gYAlKhcw2XULqwduB1ETljUEvb3BZuC9BosNeXbXGiHOdAwU8AvNTABVNlSc67WclumkUMJ4F8LwdadPsIOlK8DzSonOIQCkkPznjsKkc1uu3d3/CAOoeYGO7fdccEesJh2AGufmSvd8OIq/x1I9Fo30Y5TVWjFB+H9zVvW/6vfYni8uzMfvUToPfevPkA5ey8+THKLbSiUW6dNz9CuW3e3AsGS+xetZ6zX0KrH9PfD8Tj5103/99z83/Lzf933fzfdPN/I5B5fzuQeb8eyLx/O5B5vxrIvL8VyLy/GchWHN8JAudJf0mzx2/Ft2jHswBWA2ZaGHy5kjv8+8NAUBWzLegJCZmXDHwHOMzgihm47Yey7wj4d5O3xXYzyeFij+snsIE7nCQ41mCPhPbtRkggOBdPtgPwsA/Adio2gXPxJE88vFbZi25KohgCjl2SvEee6J+98keesCbxCGtSEVeHP5AT2WdouR0S8hb+xE9+38hOzLzdiTfY9ScuPPb1IbhdzkhoOM7+RbeMsPY3BnvG3zaytc4dwwQe5IaoU7P0wX/bBgi+JXrfXD1oV48TfSs5WdL3oOeGTZVTJv+Phrhnt6dl4BTQlmv9vil8xBJ7HJQXc7qgIuwVUV/c/iLR5F1nZ3UOGxruZy9WfBqFbJmIos6OwqWLzXKWub1eIeHwYKb7nBO1JMhkb09sUc7ekd9t8J5IdaYr+hmko6gmHSFQ3GcGDCoKSW8AfYvVPWwEyG7z1CJYQeNyjvFzyEIMGK8Qvk6Bv1bytu+QnpuwhPiIPHYB1uIlDmeohFP90NVl2JbGsZuXTXp0fKIVDkKckQ5+nKWHE61ITPq8IjhWu+H2MiPCHh/0X6MpCw4ONtqzE6v5BMg/MYgwz9oJ4kzjYhxTvGrHD4avrdYYPe+11YN3HaMXwfm4Yn3CIetjNgZHhzXWJ2TbWHioYn1exsb0xhf35zJa4aRIPoIeZbNtPURrwSDzi5z7wygbhPe6rF2JxAnLfs6SpB5h3wh/Zxcu2T7+tznhGavzUQGnPXM+IoPzyj3EnSPrxIG9zK4iSulNZP9Fmz8hPCxnhXHq2rEe6GxdgdvCriS8XVggow5gKDrg3oKnOb8RcW8xXH6yl13eGonkCjkWPkAyJWx8k86rWc5krrrY+E2U4m2EeARl3pdmSYugLC/VUhGLs9UcPA4MuzAyKPjlD7XzK/ZR/ECLqHRbcyXE3+MCwfvvaWFHQF/E4xW+mqbOqJkRsZil39P4OYefC/hZFYcsccUa8GgsY5Asmv1KKg7SyPwDWYsubeIttfflXOyBtzXEX3aq3okphfgbodies3rA5uwvj82/fEjBKQpkqfclSz24ZaJGvrjA+4/pJ1jhzo4eEpx1ySSP6++j1wln9/aBjb/He87Pm1ta0qV8V4tgeRNlwLZG3yWIZin0bS3i63Ut8uu3tQiwV7VIsG9pYcwRrs1A/x6LnzxvhOS9ofwZZmDVInEc53gvQe1RcsdA5fxxGRYvsWExPFdmKz+HXZGxm8+e1fQu9QC7z1v/iNgWgfXqKVAVBJADnL4CBbvCIHUZvizpDXy5bfh2ZYjkjb7rFcl7evS9ZXlvefS9Bxg8Dz346Zq589/6xl9rDhJbRkIzMxoncaktUskBoglBerB2yKZrhmO5hrgwGeLCdKMYmNRwIbajoL8jFS58JSk4KLJV+uew2hiBTRYd7niMGJ4MyKON2ZMg5U7PJZeVjaEbFRjY7GlxHD6CwDHbyF6RoOs2R4rZZh+QsJeJbLxs/b0uIhe7CGGWm9gaielDEVveXpHRJa5RK3iD2YOKvZIMBI6Aq8FReLHa0e14b8M21LK91SIMEzG3jYGKvaV4s1e3e1bMi5HkTi09i5zncpVLgkbeh2MO5wTJ6Lb/KzDG0ExU/jcn68fIqjo4s7U79jjd+RUIyIT/7Bu/YnyuBEepjeBk7knYTFOserF45hvxzGd3/cz5hrlNvbV4ezdHUjKaocMYNZlde06yA4yoN7Xb4V4iiQVWDyrx/lYihyiJbBTyy8Qb3l3OE8xJ77x9Oxu3oJq6EZmmizkIhjEHHP33lt9nfqj8FnNTht3lOOiQDhpYYhUMmyEM640wbGow7HBMXZVBXAmjNkT9eZXKJWE5KO0X8SB0gKPsmKF/z+SMme4ZYfR/ZCRJ8QdGtp5+n3VXLh+Ke92vEjWwqibbQszNFt6dVQDGOKXYQHlxxPVMNpiEC+AGXuXpljcjLnj1l+ihwYuE1mactikYqnLYjfap4Rpmv09uQ8zosduXnNYg/bKuI89tQ8uBulg4ENB3cCJt5o9T4gdF293EEoYDk6ElDI/NKs9/BKagvVeS1i3blizhrM+5OTJOIZQHvLyKmJNIcgvAvBJ8tdzumtw0iT8/yPvUciuKTtWsIuNUY0jwNLqe27YjO2TCxsPJkKqPS22Cgnl2OVx1SynClHHkFuHc1GZstuHBC+6OFq7/B1pkodsoDW+2wULRu5rno3AJQioY0E4WOiKsFftVGmGt/EESCh9DaJi1+oKwVmaYeiJ0qSfiYVoLlqq2IEE08F8inDPLZFd1pR/BDlG8mmidfMvpNPHETeMA0scTg3va6c+ICLXZh2mgB70RACX8HW+Dq9ABoejoBFYYKLq/gaIb3vVeUseC6iO4p9Bw6nsVYOWfGzoK6QFB9+8j6HpI0BHla7Gh1BF84zNnxHVSAnpdTD6YLHoK3+sjRJj3cuMj0HS10GKHt3rAhKkFTLg3+HF8djlXAii1+qUa/eHVCC/LnahXMyT5vrT9Z6rBQWyNDfiHLdPdYDxr/AziYaMSDy2RMSQg8Su/uMb9IqKNd6mT+SSKF5GQY5f6Qr4Zxa/lUyg+T7ggnjMv5CB1P8EG9AQDUXnXE3bxltMKwwOOhLHfIeGNXVlu6GJaNjzjraVxmyARW34RhzxN+GB7Pyl/SeQDVnJ1eYfQ7MtVBbNFeyQwWxMD0T1PLWyX2XlqYbuMz2MbIMkzEiFv0mTCKq1iRshU5f54pAdTANcLDacvICJqyNIg9BMiBU58OZmt37F8ouVke+2kdnmOSd9QpgmIQt7Sawc/0Ks2JgG14aJjRQbLexVtU0Pa5m+kbapG28C3KKwrh9tPs58I9GO9fIs4k0K/7tRz9eStakOS0miYPvRdSUrFs8kSJr2PCbAuhUSxreZK/CyzqSzYOp009YPEOrsNjCe8O5AKl5iOXp7Zbdew0xbwhpIpLLjrGUznzMO4mEiSjcQmgt3c6ImfRGfgDrWLY5FZQVxtxMeuci5/IefR5ZTLcj8dPINv8P6JRpLPJvmEJPeArQQbgKFJW4GPFfDxVuDjceZKTwtXOi7ulsE5ZG1UCC+XpOFqO3NQSrKFK5jBxyD4gsliJ51snlkuqJFS2yKhch6hYiLrDjPolXeJhv9vyiHDaRGde+DWArul7kiGUHVebNUKQUD5C1Rs2q+ep2LzfvWr2B9ovzoBqXu/+iw228Oe6lH5Xc9J05xn9jtgXImO3UDyuqvEGX7Pw6IWWRq4NoYQ/TBrRwwhOoYQHUOIjiFExxCiYxai4xEhOirvGLDpbGH9E0ELDSTigO1nrp99Gi1AJgQ7kx1AyvkfGEkaf9tIYvnvG4kQf5fTAc+Z7xmJP71lhAX+rhGu96bBLqhz5jtGeOIbhmCOyreNgN11Q/I1ld82kr3iqqHVGRPBCzJOay6t4uYCMRHUz2Sb0KBvetKgNzxp0GVPGnTJkwb9xDXoA9egH7sGve8a9CPXoHuuQe+5Bt11Dfqha9AdNIgag2zRaErgErFoKAJUBb9IK6Af15+nooVMMRHE+c9SMcETDRJ6FKICdnSOwEo8ScU4YuEi8P5PUJFBJRxBF7yHig5UwpFsHRpBVzDHFr6o/JFYEjFJv27DoeTfYMm/wc7EV/2h5N9Ifmz0RC1juyHiYnKX5C6AVdk5UfpQxx2BWtYpfaP6aUo8eO00c96njdJbHFycJA60c4RzqbBDKzu3iq/qM8w44sJu/OxjJ4LsbyCcG3bXnL01+ciDqMlHqezm0pK9Xdqy00tHdpvJxEd0TLaZGZd9ISZkm5nJSnRBWDmnqCaZy6/CJ1LZa6AlTjRtcaLp/D/NXWtsHNd1vvPand3ZJYcSRVFaSrw7oi3KkWQWdUyDNlIO4Yds2YliWbANOKlpi7FEyqJMUopcSCbbKIqbF4w2CdIfBVQghV1UAlTAQI3WKAQ0bYXWBYwiBfIjAQz0T4CmgFA4iYKmTc/3nTu7s5QdK6lRRMJy7szOzty5cx/n8Z3v9ORmHVAQTaIgmg0KotmoIJrBnlwDocN835iJ/S89r7pKAZYzHSZDv4Q+zoK+wGP+GmIrmEg2Kci5wkeKpCUNeQn+/qazKPANyPyY+9ranku25bWA/yN7gDYipHn5KwvsypLy/RWhfoDGYmn1k8RF+5QgioxQ+mHwYRqKLtNQFP0fDEXRzRmK7AINRXahx1BUGH3zTZDlNhX0i0Qv+F1nWLhO1gv1cj4vdzOGpV/9PmrAsvO/0BD1Id+hJLVGcEoko4QoLMja0nyEVlt/JT93jhIER88Ivq91vrpw3n21thYmyXnPaJKacWCQWLKIBmaJZA+awgY8XOzIE46givnrhzVU9KMuQ8Uec4cbYKAuMA/oMAPvJndi3fG4E+qO4Q7YK7yA6XKWIDavMjesqPT0OnlMiBOdRzakmfA8XRlZgNRs/B4OKSjlM5Xz8ic4f+bMzPRZWMjkXBvOeOc7JzhJEV3d5d+hJo98RR0mVwReyPCRXktrFxynTucPDzEdve38hqHhdK2DGVVVbgBqA01H9mr+lqx7/szr//3zn1fPqof+sRZfyV/U/Iajzpaf1qgxgMfFcWb7DF8Cnqcib63GmJe6jA+nAtTA5lOnBlCHqDWdVboKQAVCO4hpRGjvs7VdwdMiwsvmiAj0tT1mpU3q9JPKpX2vzM/y3T6R62VzAPknoYDUccpToIaHcjJga7d7n1ap7kSUXy5FGknZ7d8QvHy5HGkkC9yTPLkbT0Z3DeLJYPTbgmgxFIbzH5SiUKXs9m+4/A96olBv56nu4teYk6696f0CztZf6gMDzrIhF3CWbbab5P/mg61s80GKw+8bgQberoQ3ST4oAm3IbraNVnsIgVdyURdatrkILdvKe26Ve/Le0gk3UR6/6FPqtv1T5pIH28WUuYjtRroianbTZHAB2yEyxYrIfbf3DWwHpszXsU2nzNewFQnmFWy3EJlZQyrpNWyb4KmsYcX9HZiRp8yLsqmA+LaKTgluZuqQ7IJh1lynQyIZi3SyJlTJDciBcUo6UhO9MmVeFigezZKSsUEVDXmmGStdNaTVaihX0GDi3KsJ/Ko+/aopltawk0kkhkoZ0hDkvsApnisNaikgaGr4mA1Il5RmFZlZHOua2QdyWzKYwpEKdYfplrJBGu8qzhm7CaBmO6jOWKZImc8atg/O2E3gSJejUVJQejufrHyvJqW+Hmfs0Jn2EEBbhdGJCUjygKEzdghWX3jE0hjjVykj+LIn8C6nzO36Kvfqm9xjSQK3W9//OPKeQQyqQVodgSMTc3XNIqJk3uW8k1vI/DjEGXbTGTdNitRRo180/ZTIxfABXFN8WPL9qj8CIzbt1i7fnzIuKdXIYHtziYp0BFSksBRsVbxqiwLsO5560G9k1678YnZtcmc8VDI417qul1/1KqcT6boQy/12n7zghi677VEpqVsZ2IIGQTrqQF7ksPMIDekv91yNZg9KA8Dxnsf6HTzUAcbBAOQlDIAA46DfBrDn+bT0XQXwgdxiZZRPjP2uOGD7WLrqqeQgSnB6VL2dG+GqHm9bdYgOqkN0kzpEh1AVWJ9lQbWvyqmWLqyh3HAmGcSgG9G0BSAmBPvdNsZgK2Ed2NdiEk00YcF9sMVhy4w4ap0g853Xy3xX5XWa6jl3F+oSRZeZ7xKCCck/HpHrsMt8F5H5rkr8TTNRA0OgvvSugSHoGBhiGhg+rQaGWPE0Li+ECC+TosoFdgSuccJz7lV4zrTicu5R6M5dyu0NPM8AhliAsbUXkB8MMYJgdyu2apyoIaJ7qkpO2iSsh6iAbQgf7phseqw7WdQC2WXHdh2g7ECdXgfUiZDkenoaqmkdIzmmeRdOPA+8BKB3qcIe4tnRj5lUeun4PCMnhuEqJGtRxbn8J/CTmqwwSEW/1bbksvWyPToETbNoPF/+UBWHq1QcygbpX1ZxCG9OcUhVcUjfR3Fw4rRjfgn1dGeN/mUUgxuuo2J5evOC/01coSTYX1Uut18WIn5FEcsliLjLtgJUOkHp8hZg7aet3EP7VvcjxORBMOQpfXPIGGs1hokCr1iwmFiwmmbGjsmiRAS4rXHRCPK6TEWfIigtklqUQGkfdyxGMcNmL/saloHuR4c0UhAWMC8R75sawZYuyKfHbeLJT9lNFePWi3AbLgBrCmsLOrA2f9UB22Tpp487BABOKp0Z1p5YtidF23hvKFvUhbL5MJZlDtAWOkBbVQFtcCPDGOe9IIM7qzhAW+UDAG0Va14loq2yHtEmE2EJ0RaWEG1ItECCMgdq+1LdH1Y14rJi0zQYX3pLzN5CcpxSZ3FwHekspJYO3VswPW8hTJvKkV0bM+ui4RqOf31AHbEk1tCMig2F2RoFGWv2P1MgkRGLuOrSBDnf9OE2N08r5PBAu1qECI77j/XwUhpwQGYtG106l209gNFAu13U5akLI/89jrpUj7ByS1/a7DxsWuWoqKwz1t9FEM6wDs4J7jjL/bjdWvKBzhi79azUpQWmj61k7ld4cEtmVl95AlsFV8j4fDoMR/aEAld3IzYVR/Mg93GFJzPTwtArItWkllvI8umynipCfFy948gSKt/d1UZUa1Ju+Kin4YnuZ6tDhgz47BZnAlUVXdLWlIYE2x0IXoO0DZw3+t4xXddAmd2aDMClvRV09FzeDigdLElH5YoOv866PqCOS9aTFWR1NWFztI5M8APrzEjddS/Su5lfJtQSYEilVZWxILHqNqEKz5CmmPkHVzqhOa1XYHMEsecgNi+KvOSrPwsS9+0ekqoykeRmTSQ5zEmJnTfSzstY96c0oy20Zh9Usub9urIcONLuy2GirlySt8FXsQ2Hj2VbZGIS7cDWL9mqfrE9HW2PwK3IsJfifDnUOaU9Kq3Vj1OgRWwDkXeIPCBYeEbRq0NkA5mwoXLqh4CCjys2bUyhbVYRaoiqGtKoqoYGAnG4u4DKpt3QQr6Q+1uMqnJHE2bVzAyJUnp/sNFKzx7UHwx2fjBcikHlz+J1P9vcDQ4lZUmDesgYGQGk4ynkkolmYiwu0B/x4Low2Dj5437/ltW4Z830b2LNxMzZT/IxTIlAOq4LBJl+n6AnH3k++zmF1num0Lrt5xS6FuicXO9wzIYMieqSkNQd7NUHTsD5dYcI+y6ks3H/Bx5zpGYj2PmhL3MvEiQiUghCH2TqgYX2NiR8VAopZOhub4c5XImoRm2qLCKklbLQBf7Ub7exvQZUTztD8StgnGzv4FEMu/aYdKNMAyuG8jfPgeUxhXcP0hnwUKB5crSpJg9WsltO2fYS3x8IGDgG7A5O14ySt6YvMJ7xNI87UAPqd1XGXX1lGu1v8AMaNPv8wDOMWndIUfD02DFts5R1TXVuGVBEk7mfPmLI/COM8dwGsg/PaVeks0i65G9YhUFg3d0fJrt1sR+6/B1XvYKYE+71TgmsjuqMCrMO5WqbkOG3vfZu1OgtD3qZSA4IVQiR3gdDZlCTscXKLVpDioF9TAVfQR01FfwetQpLaTyyuzH8N+qssNPWLr10Jhu3O8+09ySKTNsME+V0ey/5JtuU8ybg5wVsto/MlG0G7iHUxqhiu8Gl26brgoJenA0DvGyHwRsrOhj1P5GZboUHXwTF3H9exB+p5a2olh0/hMApqfuWFrOaByiYBfkhkIPARhu2R5DYYX1QWlz3FTnviwfd2XnQXREWqD6d2XZKFxi3zUu2oY+962z2ETt+0O7CoivDdNzuAoce2hC+GVmZ27dBm8TWfoSsedBaFxQNxcrsa8nyl4+evPj5TE6xO1flilI42HqVV4DtJevU+1L7tsTutLvkc5s0964z7Z0JbnqIA2KnPD5G8y6AmfY+DtE51ijBgCovJYj/wXDcDyvxuGYYesn6l7qP+FL36c4wE6Hitmhcjh9yzaRNk2Q7DzWV/Gyn3XOw1Vbaqk3ohaLA40OYDu4C7at7E+ku5lL5TtpxdnVvGGiW9+KGWeDeyy4qaOyAiS33WDj4glKPDTovsvjBbe/ZY2/DjbURPyntehsYeqVxH32BrfkClnlpIfOBLeSzwv76FhqX5YPDPB3rvkVp+3LVHUjlofWDracP9lbdR9V3dasu77p4+3v1/T+OmWxQDm/WHuA/3KQK0+0Bacxs9lXkqDbFBEKUJ1JFR0rGDlQlp5KIiZBFmGohJ7HfmQqNFxKF+VBTGRy3y8MBAB/cR0yKQmKg/pJa2JApUKZZo/TkKQK3t0HXHCXeqjjd754+z9Plyltlycx/99wrV4y95dRSG2rcEJ5sKA8f0Bw1w/NpHzHqQRE66smvZO4nJxaXaC6NXJlVEfST7wd+bdV7L10lej9dRYmSZZmGaNXRV6KexTaCvmI16P9CQV8go520AX2kc9c8n7jSx/WoxigjrZPLN2zNfCkTFVLXaHgoRLsAoK2Y1JOyCtfS/TADyVWeIJsBYjNh5wPKoM9WCCIMHHH8Clnj09UOGQaTBLTLmbhsg6tgS0M8xxQaa1WIHlENYBh1gBkvxiYFHEn5BOmVZly7NDgIkxm9MKYxHaV4+apKdrHGy9c0Xr4B0tNQXcehZsMONHdPTpZ7UoJ6gAKE+XhX9EKW+nohfUVd6SsCzScQ8+2ww/UCgEG1y5wutUPaV4gpDF6msNcMVS1C0QebnPJvo8XiT3RO8vhN4E5Erw2ZFJaQXo9pqWykweSJ+sMHlUXDUXGT2yZPT2kXbXAvdnv0SebmAVHKqiqymuRffS9evZFHQ9aUSrReklztSpLT8+zWavmBcpmuUHZVrx0MvdNKIPC0km78dpvc0J+Gsg4/W43kElkFITcY93vMUwAFK3qoovlISLcRaVnfPaaAZrRVWdwNXBw8LYi0ZyALH6wyaEzmNZcXzKaECQjLnutFcsyo9sVb8LcaJ4yF26BJfVgiU6xPaqmoKSzZWSoq2oj1ohEZecHhj65TSZKk3xQE3HmSfs5L/sr3PY1WfDsoIusiNh/Mn37rPlqvlu6j4Gw0EAe4pnUzQIhqXXZBOwzGCfM3vXl6wSLKjZmRKQIj9BasEQEiji4HXR/7FR55rXsEM/uFYDJ4I0DpMjjNQgeOCmHdQpC+XO1WJ71zcgBMKH8jmE93WmIycuTOAax4HMPpm36RARWBvC7qSR6le1aiBziXys3e9DIyDEa5W+6Y6TbUVA8y3PaTi6LbQ6MP0nQoo/nKy2jDgUSmD52Zo+RfwGflGKHUr1OQPmlMDAx2vrOdZCFTgZZpxrvU4/SCMBdViSReVCkgDdCdG9TqPMc4v6AqYES5gyADh6Mc7gkBNL25tazDXXacIqgVTNE5XrkhAnPMgP3YiL428pKobGdcsghdZVGzKRq6UI0p42mpMWV8LaVTJtDSIGix/FykDHM3zXZVJTRxwTgkhyQzf/r7XvJRUok7RiwssWjxL9zD3xGjHszEZ7Jg5op5FKuop2xbd4K78+/++j9fPo2251KOOBDrL+d/+Lm1+JjCnXtABlhMt5Yf6E5XI1gKTfIW0niFOq46CSjyf0DONXLd4qwVcnUZAjB8gI3yv73wzz6sg3IgKKIsZAL7EhekY7ogHdEQ78O6Sj2tlqmnNOHDYxrNcUAXq4d1sdqnZAv36mI6rYvcPUpjcJfGfd+h4eITGi2+W4PFxzVWfExDxW17MK9pdPgTmLlgtm7H+Rnaz8OFdj3QFaeStxfyv1ndT25tWtrpgTX7yPIz+yAFiFUZEY0IOS8MLIO1U2CIzu0n3uvLykoCGKwMEcCw8DUkfZfpyrl2a0joV2MUDjw2L8uUw9Dz/F0zn34Zel+nWEMdXZon4DRsDeQd5uMvRNYxTd2f3IdAXBEjPu89ukQjIGOjHExE+YzeBdkO3/weZsSiawVvHsG8sEB5SHNFDjVaoOUNI98VkpsUB0B6ERUdBgdA+hCxp7sDUbvFA5XiAPwPEUeAO1DlLgcBM0tEeMRB2XzVa2/TzXbdjOrGQmJRg4Jnrcbvwkz1DrbbJ4PvYrttUpRn2Q4yDoQZEq5i22JYpofUVFew3cLVwAMS9w1sNzMs04ND7zIJ5mFMSY/rEFETq/+AOj1AURff7V3kacjTUOdKwZ3dSB/5LbcznjUY/8GdsazJSE7u2KyP4Zye0qD1azJQJdtLiabwFOI3wAyinuL/Ntzpv+x2Gkgxes7txFnkshYQxukDdgH3nn9aCaGY6wCiBOinQpUGmODoMfS0bZg4n5ApxW5H6WmURlE6ghJBnCc+2QwSR36oWdM3OrzFgPNiw5vd58DdBRi87npfpLQUBp4hx9VUV66mRK2KDbUqNlX27OuxKqYqew68F1dT5FwpKoJWdfJWtIEM9dMi+jhMkylSN2IgfYWTz2Dm9+aS0yrmIbCoInUP61yTAn4Kx3sf5T/ATxWAUtE5bCUbAK9N4fFjHNIIiaGyahajR0vFsBHZXTt2IAVUQQZAPryid4d0sg+oTQMDbPURFF2uqm0lWf/RJRu2KM24SD6AzynHJmqsryt1RE2pIyjEMx9bEb1BqgmY6WWtOqJpp59T1/Rn1FE9h0V6yhxWZ/TTvxZTdzFtsxf9Gq0osVtREhjFYP0+oCrDw6oy7FOU8L2qTkwrvPYeWF0AEmCQ5x3KzTehkZ+7NQ50XJHHJTK/puIl+xQs2a+6Saq6yYBqIxoMgXERKka5my0ISW1yBq+ZgmCtIUJI/m3zM5HXh4tcQkzfao1b3k3yj76XyDdd3HignlK3aoSUF7xiLqfY3btiVHigtGLEXRFDV4waD3RWjKq6PypcPUoCksfhs2TrSzDJKTViGmk3360pXce1t4/p+LMaFjjSyTqmLILDcDwtdq6QeUW4XA/qbCtGJl98zCXbYVJWicqoPtCEVmSrMh3Keoc4MNI9gn/TJD28/H6RFlFeQe4HjAwj7pvwAGm+34CMlsbnzymHtsaWxbApXTG0kih6h96UsuLThOLzZ5XCiX3Z71F8/HWqT9PltaH34fNe1pxxLhndHmplfXRPVq3bHmx9DEoD/FMiRzQPNs37O3kxt8NoIlUwlCxEBqzfaVzeOI2AJgC2Ms9EjTZidkfNBK1JEaPc8mFxDiIk5wuSUzjrOi681p2ub6I9LhYc7tpgsq6Z/KIypSCq3HPSOUshpHOWYkjnykEL6ZylFNI5S4Pw0EcQzat6YHjKIJNwVPRBZISqiJCucQ2V9AueBjcUpYlO6S4tQeBiFcfVkXcvHmZfCs2nkp73GM7OmNsKA9zeQS5GaRlnQDI6l4EbUglkjiCun28g3a8KTE1e0BPQnWJY6qXPgsQk3YZERT4AhSUWjT1mzUs5zC96mdcxJlHRFtkG2TirliHAp/DYKCEPJwZhFU2EhQYn0WzFk0iUw5OY02Cq5/WUrVNNche03Cvy0DKiv6EBKrQYdshoYuIbgYe1gaupjPEFkYc5YFCXCnsPY6AjTdFTcb0HfZCOWRIbqZ5bmJX+a8hvrVZ6nHqVm4jLrJRpeyoFKKbSC4qJ8m+GNAHKnb+IFtFuWcm/o68xQi2ypKx8Rnw9HOkxo84KJZQURaBi7B4Zhl8QElzxW3D1vOFNBq/5Wn4b1HE+rJNrvmYnvezJciXb1z0I9ruCq157B/avwc8b7THXPVnHZPsTT1Y32f7YA2Bvj/kR0r3J9l04nKL8vI934uX/1MnQJfe73fzUu9s7x/v9zJPVz0v/wGVXihCTrHnYk0687DjSrBc7E/MgSHA7IpPWO88k6+HrcnUsZZcjfa7X/MngDZR3TAZX3THQ572N8oYpcx1bGb0/iZTP5sfYitzyI2w3Tpl3sZWF8lqkzwAosXsKWad/xiveLk9yt/mpWoJEyjDlSLvixQ522SaZf1xhLVCj9In7ONGRU5IQ4oIB1VPsLhBDgTuykFXvQ0iZhjvHVn768DytGbIeZ7WsocpejYqebVDhkRMbEBa9HmGxQmGxBmFRzn9kqVD+HrC2V1istDD/xxASY4AEQUFR57Cr45f3O7ywPFuifXQM8ErvBeqNFUTo+4WHnfI6r/4yrz4Jib1n367bH163n67bF8l95nNSvOJNEmvCrIQT7TGaMKWCMF4i+NTZNWHlbKjNs48WUHkDr3maQQ9FkC9gMou7A20Ni4Lm32MG+pf1nJLlp7LOMlTJh7A/NL/LM5MeV3x+c4GLCItrXsmZX8QNw5lfobdhUxFvu/k9wMUDvxhcPCCve6AcN1yxInO2RNXusykKW5lLQQotOn2lMGJBvRUgshg5g6Ww3Q7QfhsjDzpQt/BYxHZQRTw/ZkIjBi2SpDqF7dffWuaDZF40MmKNzys7rSc6hAKCkp7fJu0mcrqjhx2zQ7CXIunxa4FcJaur0kPhDXYN6c4Z2KXQncEEnDV6wc4cJDqp7jGkCAaxBfwwWIU+sWS9opNnvZ282qLDlCOsTkxifX+rOPv+bAMC5KpI4N7GLdI0u8XuOJtZe8tBu4O+YLn1jJGxtgNZq4xtM4V7EiFr+8FQv2q7tO5SOkjGxnbbJvLoPVVxXoqUGSg2IMgaDWBB8mjy75ViUqTs9pWhhjEetNx1T2OMRz9P1RiPGZERGJWS2bNyd1sm1shY1xYIJfE51EKFNTf9cgvJ6qXaLQC3U4KprcsoFXVqW7SWqzTh0nXpWj0RGZkHcEIfqQjaiab1aDFdBoLDPQ0O7+O1EBy+Ua96+gXXbQq8e93NpTVnKehz1oQqLQrarfwSNUdTqTlGO/DmUcCbm6TmOKHUHE2FN0f0yXpIDY5smAwFJ8oZ82gdoeAegr9hct6g0Od+hIJDrN6ICAsXCj7gOIw04CLKf2I0UlpmG8fqxvXogjdpFstR4h5ivFPCTzfZzc5QXVGw65jdIYNzkjlJt0NT9OwWRIl7YM98HOYpRIl7AJcfghELUeLk9T4yaWRayLdg/rpmigowd2jsQgB53prUZkJX1giE5Z0TpxeUobdz4O8NTvmGxzmOMsqXQxeFDgZu/1yoCOu1kAnMp8zXQnUldTjdPjQqN50rVHAsotArCLJW2r70t/DQYCm1g+k0VuxvQYuMQNwL0hvQ+LZJJP7NAMhiUPwCpAjCX+m+EciBIfUwSJxSyzlQJ0YMEm9SikHwd+SCxCMGiW+gtIRgcJP2aaZDhn2jqlhTRI8ZTDehMt9zlfmuq8x3XGXedpV5y1XmqqvMt11lrrjKvOkq84arzOuBVuZyoJW5GGhlXgsi1sExrutI6ZfVLWkPQOQHIj6+27uXnH6QXWA3uEf5Ce4i7Z9/hybBmVCpaDeEJSjNEdTkMYhQUJoj2BRGNDMOzL0bmBocYllKapQof9PH2+KreYYOyh7WuQpHy1qlG3teSQaJpECmb2AQYIhASqhQlFf68V8RzTF2ZCemE7cYtJAGNlhy+itYbrOEuSa/SB6DwTY3SOUcQ08S5YFpYcEnkt/JXhTDCES6lCfkpcSwBTWxOSCvKulIrSH9rHX6GuHejDTtIUN6YuXs0UuLjgk/f+GGrfL7d/g9mI4a6apLAOSwYOTtKpxMbl/Gq/8OZB0GZMBYp9Q7ZGkjcjuGIBhlFbUa0hyON/9ViO4w6X+Fj40w/fUrZ6grZwwcQZV5Q8meT2tiJAJiVKyd/eutiWxfMAYD9lpNVzVlU7/qH9LXiXv1u1mS8BSQxB3YTfbW/A4UTvauM19fQmxwW/lZejxPdEfKs+9rkasgli4AqbOWPOp55awLoDrxcr/IEi0y0VuwV1kz8yff/fqfn/+Pr7/xb2VfXhncWfD1J/9e9aOXqsVV6z39DLkzlaEHuem614TJ23N0wKMnoQMt29pCphJ26CTt8MHWJcg2APePnoLNm/UAXtDIqdLRa+joGstU3L9GHyj09Sw8Sy70EInsZSo4tJw1NEDlcWTsBmvQ2y5MF9p9CO1lGPDzl3AgbVfy66WIUSm7/RsiRq/3pOq7XqTqW3tZJfE1q9n6ZB9yBZzQFRsfas3457PKzHWZi+XPoVYkf2V8HAJc09Czj6qW0gDPcOVgdtqWbbRAtQfTpLTGMIOnZ942B5cYBTGsrskmlxFYI8GGgTzSZ9rhh/tQ1hSPFTFPLtMuwrSKu0mFXtI3EWNjz2aRHLL4c6i1ivgV0UQQN2Qrh1pZZTKYQCZ3eRb//OOaAP2eLLk00z7PfNdZ45I85LmZ4MzjLZ3tprM+JITlBZ8EfIzN8CQRW6KGTjNzcmgbl2yiMLGIXIct0C7eL+33MRqIlWHwnkRbCnVHCL00x3Kkrbbv/6PV8Db3sUGkQsH5Q4zo1HwYwNXIZKbvsY60HdO6d5fMcFXgxrkZl42P4H9+l+qe6KNQ3IFkNlPKzlN0eoe9ClhDEOtxUobEqFz8uUuciPmjrlWR+SOQiTkE2uQOOLaNYykjIgGudCW2ZNBWus0qgyLjpWSZ/yMvGVA/vGpLJpX7/OYHXuZBSlflq6AODVnVRGiP8yDdlVSNflEEzTT02q9XqobcCScOHV84vvjZ43Z5ZXbl5PJe89iROfvMiytzy/azc0tzdnn21NxhOWBnj9uT7tRTc0vLRxeP28XP2BU5+9jRZ5Zml17ca/iv+/tZ+fnxxRU76y5yYva5uaW9ctvfDZMviPz47OyxY8/MPrug1zm6rCfYxSW7tLi8IiU5tHTy+PGjx5/by+vK9eTQ8UU9cXdxmvzgs0fm5o7Zzxw9hv3ZFb3c7OHDS3PLy6V6zS4tzb6Ia6wsLtrl5+X+Up1Xfi9M2qz1sUWtzPNzzy8u3XDeFTnvAM9bPHn88HLx9KhL91mPSqssHcZj6r9c2nXp5LMrJ+X7I7PL5VZ8dvHwnFz2wufC5N7cnlg8etw98/GTx47txplHjx+eO20PL84t89pzp48ur+zG487KOc8/486ee2525egpXOqaXOpB1BAta5dPPvvs3NzhucN7TSw1GZbPtNuOy2dCPnfI54CB5VSP4ZPKpyGfNQPEfPIlPw49A0k7lIO4kPH8ABsqfth1j9onn+u+Z/rdPi40IJ8N7vjG0vFB+Wxyx4dKxze7CuL4ltLxrfJpueMjpePb5LPdHR8tHccDtVEOPJOVju+Qz5jbv8Vtb5XPNc8zF+RzQj7T8knlc02e7LJ81uRzQD6p8f4XOOMXHV4bAQA=</script>
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
