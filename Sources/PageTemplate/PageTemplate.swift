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
<script type="text/plain" id="module">H4sIAAAAAAACA7S9DZAdV3Yedu/tn9fv9XszPYMB8IA3AG43huRAAkRI4mKgIbVCjxY/JLhcLEFoQWWlBS1Sws5gtZghFsJagxlslksi0Sah7bVClSWbVVKZm1gsr8uyw1hyBSopMR0pKUbaqjCJUoFdmxRTUZVZKVWZVeFqc77v3H7vzRCUaDshC9P3dd++fX/OPff8H/PM81+wxhj7K+7gpWhzc9NccvhjtWA3pSR/4k0+QoXml1yTTb2d8hoqb1xyG/gbbppQSx5mm5vNvWhjQ/9uSM14Q6+u+bWJ99ubo+rx5kb4IB4afmGT/du4lG3wZujHhn4K7cultTnsWb45+k9+GvnXHr+RjZVjtBM+t7FholfsL9vYuXaUZW7CxtYZzJg1nUkppybvJMXUtDWpM12T77CJSUyrFZksimaMSbrZTievJy5KTLZrd9Q3WSytmT1mr5X/UpfG8aBl41ljk322tT+ObXTAtDrGRFFqkrTV7pmOjTIjhcTHZZQ6eSuyLVtFcWKvWu+TyBqXTrpNW9+6Feebpr71Upy3/tjtSr/w3Be+uPZlZ7Kfufq5Z65evfJl83RHilfXnrv++ed+wfx7U/Jj7bmrV575mec+d+W5689ded58Tu89f+2La899jk+eN38FL11/bu35z3/x583n8eP5z//V5z73xZ81yxP4ce2Za196/nPXnrtxzaz00P4zP/fcGuuYL8wMf3/hmZXhV35+VO1nvnj1y+ZqV37/3HPX2NZz5lov/Fz74peuSQe+1Dzm6+Z683PtS1fk6Zeb2r/w+Z9/9ou/YP5qC5165vpz5qu2MxqN+Zrt8dczz/Lps+Yl3viFy889d4W9M7fHbjx/7bmr5j+w+ec+d/m5Z65+7q888/xzkW3/qDW1zQ98+vxzX1z7xZsv2Bft37D/kf0P5f9fsv8x//61e/79T+Tvy7ZrW50/+SfRL9sZazfruy/G887g4s0xZ/K28aaWUpb/kHWb3sQn3IlQqbIne/LU23mXVe60lC1reusdXs3zF62NNn1cf8+uVq3ani5TL5dT8k50es1HJ30qf/HHDORdqSV1BifjE9JC/HwlMPPn0ap8/tat91urax6gdOvGKv5mp6TV0a/Tp9bwltMmTvkktPV8meW5z/J/Gbv+ZrrhDXqassOnOBBbOp+exBhOrbH/xXI5IV+Uy2QkFXzs01NVSx5NygffNFcqs1zJ6xj2xHIl7RmM2xySquaIOV5G+MZDZYbL0bKNy+Gyg8u8fEqq+LLA5UA5hcv+chqXfeUOXGbLHDX7ZYIWi3Kvt2jYouEZlI+WB/DLlztxYXl/uRuXfWUfl9lyD0bXL7uoXpQDXObLWbSelT1UyWSCZK56Mj1+rx88udazCX6d6lm8GqMH8fBRjumckrqn/E4UCxTX/A7fP+2n/e7Ta5XxrJP47um1NZRPV9YnJ2VNZcV8wmt34PdgaWWO3Qn938/UdmXCCZbIvfOdNd9e85lAQ+1Or/WirtyN5I2e87OvVVy2yDu54E5UY/qdQIp02dT95VIADhcTnaiNTLOts5VDWCO9PilIyvJ38wPra3WZDb6zUkU9k3dt7me9e913Xl/yL77wpI/W/AHfft1n+hvT4Vule1L6ENd2uYzlDbkzKX9cvsMooOv0mmLX3jyf3navlec/NdxFnOhKwF7+a63q5RQ3FB846dYxWQ7XVLCndbfp7zU8C5VRf8piw911Ntk8KDtGhpTNcUM+Fm/WKMidtjRm8O+xQeVk1ttnBzJ67d8gkamTWmWnNrnMYVL3rwv8JnVxXaAyqbPrAlOZbx0y/QXzoJaKBfOAlrIFgUaWzILZPWxUBp35dNFclEt70XxGLvmi+Qm5dBfNBbkki+YpucTH3DmfLZmF6Iz86iwavCc45BG52GPuuM/q/8ksy99iuX7gfTmHpJjh9/Hlou2zI6YreywT8CgFbgy+6OUiXzwgF/nifrnIF/fJRb4ouwFf7HsjXzSyHfHFDCClcypfBOyU2z54yy7PmfymrJ/blHmKdKM53aCzsjzAWwEtyryjAibdbpl0+XVm0HVJU1NqOVbXyqzwqFTITY51sECVi6bpVV6Ymiue4VL8dZv/ipzXm/ISoKAC1gXwLwPyl+uPseMWe//MojmD0qHoxEJ0QkuXF6LLWrq0EF3S0sWF6KKWzi1E57R0dSG6itKD9sbD9obeu2UX5J+Wb0v5dii/LOWXZQiA/rbCpgD9r7fsNKDyLbNSxQKV7oj5MqFD526mfk+g5S0DcIkxMQV6K6VDUYbesiSwcVxKsSy5ND+BvSr44KnaPKFvyc0iCQXZkEn4XDSH4+NWXHZl/creEPvgs1Wnjq7X3ZWJSRP+ixz+s5FgMcHB0v7Vql22ULhWdQSpS8dvVLmcYhhBNaFrHmHC277jc378fh8BEFu4dOWd6EFbVCn2TwKc1l/WLuL+4z46bJ6oi2trVRe7+qbsVYEUwZqy4QSnpmEbrVV2sChTZgSDA5jkBJPfN1iWDTI45q6x3GL5qp+os2s+X6tvCTgNZPe2AV4D6UtHCwWmxGFKZGKmpNlU/rVqk6DPffmIXLyMUi5z5SQu8zqew3JqRTjYMlwekqNMLsflC3J5RA5OuZyQE00un5ATTS5n5NySy2xeJgLTMrJO/ZYcEBlPmqqlpMMkLl0u/JqezqZK1tbWiN/luJJO63T4yTXfWqvaAz7RptLw3J3yuO+b35H+XvtAxVgfyP1UfiWnce63TwK1f2BxjujiCOIbDSUMLAwzDDpMQZiQMD1hssLUhYkM0zpbNnOdC8x2H7YPyWXmmDsqlx3H3GG5TB9z83KZOObm5JIfc14uxTE3K5cM2Cv2U8fcjFxax1whl8ljMolCr4ACi30CXBb7HlCCfEHQ+KI5JkN8ywCLAQPWC8QPcbj1Sztce2PHpuwOHiBuperiAJE9WMbYAVdk4HK5LNPgBGWUPI+fkhHL5RxIC9mjVeu1cqLZY+N7rcBhH1vZYHEuNAQ3LRZdpg8ggNcFIEpCghxD0t+3zKL5hFwFp53wXUzDI3Lp4TDoYqgPycViwrr1O3I0dOujwAtFN8ml968KKu1J7yfk1kOVUpbv2U8R4fRkuwrIufoVy/FPCIaeLB6r4nMCCPGSbAn9e36AIYKgveJBUnzXrsYbPhIcs/RjL0mF8N/m15YERd+s8JY576Mlc+H5QQ6E6nCeXZQmUE3Om6ekGZmr48fcZTbIvX1WTj7pWglCoif9lpXAHg2P/7U9K1sfxXISm1W375SsTjnNPYw/63Kv28K0gjCIzvZinROePGGQmJ5qwss0Fw8IxS0wI18LB7/Uml/2E8UhrHMz3pgj8NEHRiCU4ipO6+FYZMbR3gvnZEnHutC0hEm4d0ujuQhtSkuKq239ki0nCTtFvf86CUWTyQ7VtXbF93Wj/F6DzMYGuWT+HQfWwNT3+e6D9lnfPWJ+lthAoHPeXRISXC6fLXfhclGI8C52Qx+Xc4Ib5PK40OJd4I29uHxCsEEXeGOAyyNCkneBN/bh8lC5H5ej5WQ33TIFnpj61vqqdvS0YHbz+JpQsDN+x4qfeFymfDQlQlRsGdCE37GsYw5DEyQ/2Y2FssAGvlgmYXuOpti6ZlYntoGOlVmdIOjsKGb9jPxLigPA1YIehDLn3k+AUH16YSClyCfn5XqzirZtFnkiDN95n3CfyA6TNz5TTQj3tvS95j+jOyr16WhHlVHOrYn7ciPeQB2585bZkGr5RrE/kV/vy9sHcuxb3z0UnZFzRi4nhO6VDvarDi5FlfsJbGSfrEtT23qX4nPnOYznB3IK6/c+UAnPm61eYUS5jBbXDke/ZXtV6OYL8uYlPyxd0Lvsrh+WpI34Q2YsOQ/0Ip/jV9rhaxnaEWif3wLTZgs8y4LLuk8IUryjSFHhqyBvi127KZCWgKC5bUmTSb3Sgv/qye4Z3149GVVLOldF0qeboMWGP57CGS7g0cM0J7gIybN1QTEnk9LdbZgSvwQe9JpcGCyZJ8HIY4bDCn/EqbtZKWTpzCScmd74zIC9Gc3OJPYDqaCCVNAERiyT8Ej95//Pv/qvNmthCqW7NaiqyQH6+pmBnCPRtetY1jX5A2LV1nfMmk6Wbc490vETkTC2OvF1JBUiLTrWZdEKbS+bzRcP218VhCJYUnYqTzTgnVty6t0Ot4XM5vG3jto8xv92eHJNlugOToyuzf8SlB/2Q6r7Qfiu/99hNAsrkXIlJv5iGAXeeZATcURGN8Kyr1hFs9+wimdftopov24V0962impfsIprhcQnsl1XZHtDke01RbZXFdleUWR7WXBhNES2XxVki6VRgnh4vHKRKBYi9SQlUGrG7wThYfwuUGrG7walZnwflJoB3Qbmcw8oNeP3ks9USs34ASg142dBqRm/D5Sa8fuV65wEpYalBzH2N592fjPbICmGfduZo5itKFtKNuVKNhVKNkVKNnW3U15/2f/KBcXgggRm905O9Lp5p5210iTW/wDGO6anihkyW5/ABsIRJgSGB210YgVb5kyVFPvqlzbrG3zKmrxPbiwpZCutDpSGBOdaUtBAJjQB+xTLe2gOhPfRQKk9ivoWIhZLEYsMsTuTs1qBavJzRy50PUA+5rlfv20I9R3h2AXe4kq5CMwpZyfGJEeUf4HXj6QaxUCBSeaTc4vmnOdhdgaCCL73VBUBVBNhaH0kf2Q97kYrVTIHVuJNh28Nd5xsgfpbdrmQyQJLaKto9AEXPnAGJX4AwkfOpwBtG7wGBXOQ1TgA9BAjD8gpxLkwFW08lpfaKsyBECCjXCGDfOUxiHByaUu+sCjvQsBzjC0JVi7nOP9VCyuQe7nEyr063yo6VQvCBd7FDfnxgYe6aLK8rdovS18spKH18ZWyzaXMKT7kiqEvwhDL8+UqLduH3HGhrHO3IeNtL5nyoE/m3ZsqHHmM5zh+O58uVxl62BNebK98TcYHCeZ9PjkU3XXlQQwW/ct0pgbFTHm/v09e7xUz1QP+4M1qfjtWmvcP+PkL/iCxkj/oHxBcdNDfL6X7BTvdv14d3P7GQbR4nhUEj93HI2zyqyVuo8bVrwrdkufSqdEEygyVQn2nviUDAFoufBt86xHjIbKzaPMF+VKDYA+OIdiDQwR7cIRg/ZzPip2Ee12L8XUBLJhKILHMPrh+kID9xYso65MC+FdKLGibCwr5wPyVZe7JFLC1XLV1NU+szBtZkJGgveB9get5rHM0b7yUzZkeYJ+Q/ISstMC3yWTKwPbJFjIzgqMpmp7CL2XyDMCYu6XaIQdRRNF6tIz98qZu5B2y53ZDEHIoetcuRN+kUOSIeUdA+1Wr9+/K/VdC+W0VPCWAOgDUtyCQmvTTcv5Nyd2XZVtmH1y0CIuGXQqRtZDqlJ+h9DjQhcUHzwFdWHzi4kJU6L1nIUNkvUtA77z3HMSLLP0s5I0s/RwEkCxdhkSScvweXrsqU5LgYJrC5YZMSYJDa4dWviVjPA7k8xCk/pAHPIRfR/l8EkePhXRB5hHnymH8mpcyBQaTMnEzsiVS7TNkcydAviw4H0T8I7j8NwJJuxUks6IV1i8bIkDdtFCOKGoECi5kwlfJd1NiC+Fk8YNyC5qjDKdFhtMiw2lh8dPip/TxDI8N1AISLh3qPSunXwbWK8XlsyUB/qLMqLx+blzugPtPbeFq3FY+qucon52AVAl4GUqNHjH/Rd973ecq75c70tBl9ODyKTy85NPXfYsPP72KZ1fw7MqpVTmPouYjN04Hkf0vPrbWs42g+Bz+XMSfz+LPJfx5li2ziTX+d7LnKNdsuGhzj17aD/TSbu+a9MZie0fUoegkHjFfxiQ2gldIGQUGEsfSqR7n9yq6chUaFql+Q6vfGFaXi7CYgX8cvnMN71yTd6Bng4gcWjrZbD9etuWOLboCC3cjSDVIILRJC8j5TMEwLk8Vre40etuC3CZeqVI5WlNy60pLUPnTFr5XWJM/fQHEDqR1Ccs4Cs1j8uA7X4ulGF0DAomKPRXPyGsgs1QlmQNr4TjMcp79SoDgEQXvkLADNIdnq6AxoPQIFMTv4IiXMYHUxKvyAGR3Ha/J9k3r2WXZiV0cqxO+K3i57TbdCT0p/cTpeFNrS4/kfK3fMleW6//WBMF8Wr8CCqL4OGiN5nZav+uWpZPhZ0vwcRJq2uJHw+Nh7YlcNgXvFT+mSxU+V0P+/X6O4d2KH7bntAn59Ud8MRFMwdeGn4Vs7Y5gFLndX67/+6YzeEnHqy+CZl+G2DI9Yn5DTu1596qwNbi+4gRByd3/0wlJ6T4VQ/H751BVLQ81WMugUAA7YZjFiYCUcIhA9zEt6/1ED+wfmK1qZhnaAaoBU69LkTQ4PABDAvCI9QKcH58RDiVARDwGERFUdoSICFxWBp2WLGas4JABHKitAmQSwfn4iIkBGEBcQvDEuJAqXQlUaSIQPIQR+elnOO+LRrG2KVirLbUIHtAJteTnrnIHAETqtBQ83jUgI7eDRxRWMhbwiEfwgNWRvmyDDlSMCB39MdixChx9hQ1IvFE+gcXyteFZjTHsKFr175KLRQnTqj2u2gQnuSGQEbkT9bsvqNpf5QTv8Vdtr/v2pyA+x+36z0IV35bxtc8OoK2o70TLRU0WgirXPXLrrgDR3ujEaHOM7wqZEBm09BKiCIDU79sA20IZu6o1TpBAY3LEnIJm5Ig5qTqaT6jO5oTsSPl1GryHnCiJzFZxXSq2oIzJ0JgwehPys39dqshnbjvIjvh9PH2TFK1HDWFLBA7AnGTX1gLfLFyqLET/GkwY9hZZ4rCWb0fgSPYoeTwkZuKwygMhaThidBBU+cFGFybI72VHdRUPS4G9A6rwjZXcRQmEnU75Cp60jphHA3pvUcKOSqDvAaETtekCJ7dUyB4q5NBhyGmNGY+bzkV4enTRvGtRPBQJp/5OKPoFIbKU9ugp+UKVxh3Qfu73+fcPrXDXcr1rq324fsdW+3F9x1YHcP1TW3lwN+/aqiwSVUAIzVAuCnGYeY8NmfkD4IQz5YQz8MWYskwmq+dn/RSIGfCa0qHjCxFAREpHoQ+0ob9Hh92VrsmQP7GVaCUq8rqJ+8syhhh2E5O4zMrAMNkCZ3LZB0sIgZFJWfITK1KxBXpS3usBRix0B9fzcjdQyKL5LzBJk4vmH+O6e9H8I1x7i+a3cJWj01Ty8A38mCJOEZJ0MmgMIRT/ps1xRmCfKdZRfegMjAuGaz7BVT+F41XAK/LRIXlvIbrttPwq1LCh/IqU3+Onj7lXuDS/CtidGYBSF5pQ1uBVbKNVmQ2b+IyaS0NqOoKWbaXqedVDg6MEKu3JVQ6FX7WEJcHcKIOkCC8Rkop2MxzcEZRZDR+Tm+M7lrCn4wezIDSuI1WzJgDcI1PzvgUjV87Jv/uEZYrq96TtgbB4MrTbrlSBfias3jxYvUPbGbdDwuwdali96vvGno2JIYWMvU+I2fv9A+v3auEBsH73SzPSwv2oe7OaW6/u83O4f5+yhFLGbyGU56TG910AWzkvv7TP3FmFvC1vbm9/jl/397OHnC9hkYozYQICRIT9YUNbWbNHLbXMsiGyYs4PiF107wrWEOLKx3K7VSzlRJpRNWR06gYjLNe2QcRaB+wPgY9MO8QvQBVyctvrn6JUxp7FUt/jJR9ht7YaFFcsK3JrupRjBFQ6N4QUGH8al5gyb8Qa2AapSjqqCT1eHPH770RVrHtCh9I7TWOl6Jr0UfahMK7Stxk9seWOEAhGCQRMkNTJ8dmcnzXcuEp7VLni1borxItUQntsoactnFJF/sqoBUv8qfdQBCUP6lwICUHxQpeQjDVFmZFSXDTX5JJR/Y6uX8WBcg2CipJd6elsR0qvglOK1DpEHuLfYxCBCxJ6dAD9O+SOKWDiFtTUbSj7SaDhGxbfgCUCRD1gIilFuqpz+2VM7SbfdX8Y6fX35Qou8g7Otldke34bBeHGYLDQ1hWm4UKKw4K0HGREKQwX2rTBq2+5Uwlk1pAauy1snZ6W08WPh6MIfcDMcD4bHiNSfoEkABkMdl8I8pGdULSVwwhvcGiBvQCp0hIC5SXI05WakDuBH532KS1VQunGQpRpCZYqBd4VhILlQytCktVfs3rWvxpDgD4FrfG7lgewClOpHaut2qdE16vWNdkb3/s77x9YPcntcetutArDna9ZmZRE6dekEYK4IJ9tq3w2u4fotQXDE0haIWNt52PtULB3pmmsaj+xBonaE2vyQND2qZ6uAHbJUIQXF50qpggo1s9G9TcFfbSgU+Eulb4Xy1U6pEfqt82y7lCpseLT4iQbhVkUDmJsb1d8opuN9ysbjS/7yF3ItnWh9WFdaG3pAkplTGzncMd0W6ErDUfYwqQM9RdtzJgs7Jm1HmhZwGkwqGPf1zBpQgKWmcqxA3lIUZh0DBsNun8Blb50zIE24c0sjALMggEy9PhsXMin5f+cc5TmXK9epJL5EWH3oTPEk3w4LckhJ3SLh/T4kOujBxFZkyo+5Axgl+YeRolQpbxtyVmOq/aQVLB7pRsUD+d6mGe0+mkTsbQxV2cGCV6sIb9sw6IEgq0YPHHMt5Ijpt9sRYw5GaMQgSwSnPRhaWFwl3CKaHmSjJqipU4JkX2QMyUyTZE2DcW1tDBTJh9yPGNMcsLfJ9+aqe4/P+CZWggZUD0AMsBX8+v3OlfncT7P+Qd4PuOgvlndt17dr6LcOX+/Cn/jYidMFTLdqgpiYQ3mXXGqF0FT+iJAh1XibRVkPrLHsQFXCGUQN5jHew46pNFL0T1ewl3WhXSSMPm87GZBEYRTEFYvWVqSylgfUvujH4JFSIxp+0QFU+ZTSiKdKNtqc5Th0fHGvhJGmkZFFMWp4fnas2rJIBjEngzqADUxrA98ybtVmpJAPRAs6cCzwYSJktiWHIoPgkAL3MkqTN4UrO0YRFuBaJolUn3TWq4cYfkipMGE5XNUE0G8Slg+o73FGVacIjfsxoDurhA+boy0kYngeA1spYSwhGGvQpyMJUhl1UBWIE4Ik0ayCTu4iOIy2nRHsMRwHwJxtoE4NwZxQvI3IHfx3wnkbLETq/quJYkm5EOBY+aonPpzRrFZl6ZQtHBq5OcKQt0RCMl5U7+gIKKgBpE7kMQTNFnHwsDscl6LkPh6LeLo69f/Pr+D3wWp+/5y8UgjFRz/VqXoR4XdWMZCSwVwY8Tlx/vDl11tYA7qQA5eg4JZyBLCLeR+9dFmyJO57/gWxN8dGLHNyqWA0LyD92bk0oVOlKo8Ku9o3FnISw7ILAqCwTtOJy2q5UNDrB/DvIvOBTlMpQCTQ+oSsmSdj+rgQvQtN5qoN9xoer4JS+7vSnPmdBkOtShQpXmYFYFQ2EETb6H9NvbFwdeChwG5KdgJCST9puOpFBU/Alh8aGhSf7SSc0PFXH6ZJpup/I2KxZqP52pITY+YeXmhyhpNKYgTPPU+G6jFem2p8bP1N91y8TDe6A8/MVOq4SwEPhbCFcH/EbnXK+NKFajtXqGoaLcPuCrfXgeiyONCK0gVinJBZRf3QcZ8y6pW57ale4FMZjknw5jjMW39nFoMd9XU+KDaGbdgsIeD0xU7qH0tu1t01pDlxKTnaCivtHKXavlcUFUwd+h4RzuJDvb/bVh03upStdkBcXDLKhitK1DdAMABJjs4ka7KJYEZFMHvsjbxMpow5JOtwBYowElszbtKAWJv2nvvzaCU7RlsSduItKiEVnCRGyd7QYdbQQl6RfiFcFOZOj35g1wo8HuYbF2P9vb1UNavUm2YMAhYC5lvcHyKtu+JkG3TIRcAV4ADexX2WgeBQ4F5AWq4VSzIhgTuhpYYN/rVfVAYwS5RQP20Djwg6lipelwBfGx65jQ8RSjhF2z46QHNGSPAIchpwQJdUm8R5vRMLx/NaKPE34KJxgbfodJIzoGu70C52RHKQ0DpQWmSkIJ/hSzciWWiB1pztD4yak0/DLWmRK1jrKqq5Ltq9CNdov1D8f3ePmgfAVh/nDYrNM44Xiaqu+up4KxQbd1OqunUcGOu3MWtXdIOelbZhL7aws7AkQeWHlNKT04qJxGTBVUT0C49YGQWqmhoJeoGwmOPLELlZwtmLGAupadqQgrMLFtDdxI2xSu4Clf5DatYGdsCti1ft7pbsNNg5MKNloWN1taNNqEbra8bbUo32qRutJgbjeJWbl9I72SLdfPR/ukElB8mFpPZzQM0NLPb7YxuuOIHuu3wk1PgiiPCnoQbNtygSrdYE3DqrvkcxuInYd8ModeJ0bfT8W9zJr8f7IVl1dOwqNN30Yws/xo90u79dgO4toEpobBG7UXchi600PTdFYe3f65bR1sq2VElfRzLY0pzOBreSvSN+ivYV4FOk87R4PYqyEFBmTewhSOwKEP7vs36jk2002EEiidAo1exSg9IpNP4edF8GZwLnQ2ag97qQZ/IzhFWIoLVrintmLIupU2hGoag8bIV6XGcnlKyGp4jj8ne3BROKJy5LVp/zMveyQD8NPM4rL2JKS/BAaG8Iq34wdbAiC05MwAJDnx0EmyaGo9oXT6nM01Ovgf7W40jojHjiEhwZhSIWFgDAA0eDCpzci4gP8Et9XVecLDGIF0OnjsJbuf0Gji00xA9PrlG9kdAbxAUItAoqgy5RWWQ3sKqtLsmN4kshnBjuW+XYD9GyBAYPxqaDsEuUVZ88/nVenJ10TyimBaWnz+o+lRon//Cd9c+7EWX62l5Q3f8NUUEV/UkvaLnKvZyXLekgXVFtbB+CuxAgq/F+lEbPipI+nIZbZN3yM116ONV4JHghIpoFOE7h8znF0yppdUFcwileXPjmDnabertw+ywNIuxspQN320P350avtunVSbqkcNhiediXPygrOFBDqCaf1KRO4/R7EOYG6tAY8eAZvgQ69kS8IzVW7QxioJssUUnwSomieajZeUsSgGwi9XcORrKyN2qDTIIBGEbn2mPrJtg25SCLYHA+4HtPMgDEGOP2TbdfwFC6/vAi7AEyfX2d7aIsv382HBlPKXO0vLQzkMHnxB3K+BkAWhsTuK8tfUAhuK+O6TIY6XI3YltpsVxw29uRT+xbrQYO6zVkPjyPsRyQvu3h3bL5JYpUoRno5BLb8scT4+M8NrgIUBoKFWPr2NC/XTxOCY3EDFdPRABI21QAtOexEwbn4fo+sQKgXrYpgdBPS2wc9xDmAJithvUgUKKAj88BrltUmY0IS24mHKgc3Hl6C91ZWmgtwvyYrXk/ThKDwsJQTntvMp45+RCd58UZ++sXCbAMKU4mWdUxlxAEgXVWariMr5+VM0mpIdQrc+ZRIW8goDgnCt9/hjVmFE4Po9RwvsIxNRKvVCZD0+mFNRLhMtR6I9BvbRxAXZOQb30qEGWUaYgW3biMiMkTQrMnakUeUKlyDEus4F2kYlx6tTY8R8k7TFmEiRRIEhagSBpB4IkCQRJLxAkRSBIrBIkOxWJ7VIklikSmxgjSFKlQmjl29BJWwgoO04stUE+cWcTypXycoPwOmyG71CtAXDu0Ha5M2a73KHtssP1GzifO7RdJhH7dSsT16HtcgvXFyDN69AMNMb1hkxoB2L9XbhcLStcrghV2IHRchuX9Rwe4h80S3ZqlhypWXJXzZILNUtuqVlyrmbJ6v6KKZ1Rc+ZCzZlhllypWXJfzZLbkD121M48/1epKzbdBvzDIpWVUzBwcSF6x2nx0kL0biheXojeC8VzC9FdN7R15cYvO4oYylz5cmqm37TL4/suAmMdF9PqVKdSnapLKkYFYQVunYBS+lB0Rh3zjgfiphXwCo7zHZ7oZUrRS4GLcMrSLGXQrpiqLWTBD9or6pZ3WV0gn1XnvktKN3xWHfguqvTt5xVvxo16hGSToAlBDpPBC/X+LW5/dASdr/SFpIZtOfwPt7wumAsG+8no9RntSYGePGj7FfywoYiBgyeDHKwBaXJfp2sE1ZQSJzN0ZAQI2eEpLD3/u7ZOr4/53lNdF5PShRjO76ASPfJTQXkt8EON9jQ12BEASXW9kBIDE+KsmFG3X5BJlDR21PAY0HPLKk9510E+wOI7jl4AKL7rgl/AIQEWOiRz99khuqDjKCWnkYyR2ytRxw2nwm6olWUqYbQyIcDVgwM7JAiuzKjvGX/TYT5egAd9a1WX+pr6Y95QJ811lbDeAnRG3KL065Qt24UfgNNt1tNtNqHbLNZtNqnbLNNt1tVtlm/ZZh3dZm3dZi3dZum4z3lAi/DTvAWjufyfO5tt0gsAyikHugswC1Vhs0kgX+UmgaHkFjNHEPtWBTaqIqDIBX/k3G2Nkf2ZzsVM1UaADmUnjgZSB9EmKCqaVSlCv6TatqDswNH6gquqpu0y0k/IJYXTJhU3x1ELPtu2oPtorM7TmTYGG8XaAKBBnFt1mLRjNAtFSupCyMtlTPii2YVJfdjO6PwVivO6Ov2ZTnGsU4z5ofw1/2rqss3WhtPpPMrZpJv3PeZNCKKPuWeX/IvCUkjp0gtV99xJ8l/D2Yz26kQqD38OK1LQHIfWktkyXYea4A9VPKBHUTzwuVBgA6l7FpPnq06wK1f7pXmdlllFkjM68YXOeFe1VpnKKcGr3dpYBVnsdFkzXdAWZbd96EVlaaHJkhKluNlWh6zuzaoDadh5OBOBhuw23T2Nsgz0Pmqv6dnbL7syaZ6ODzXVcCT4SVs1cQ+EZO0oP0BL2oJ61+DEH0pQqcmnO/h4vp06BSeSXwi9qSYhBSgG1QQFVFWxfq8XCnQ/9xMQwwvmvGed3lidHtwFaL3REzw7eWGArpwfSL/pLhJRgRaHiCCyfh2ZMru+VNx+rUppySZsp8eSuZu+8/SgSiErOqN+F2DUY+VKIoBfB5MIBUAix0JgmLYtd6Gy3i7F3Fz5jKSStJY20R+SEMtCUUgA81TBvKVgninu6LG78Fd4AQAAySEXdA07xFEin/+ac6ke4EVzftt5M4XmWJo5pvb7EHnDfl+3R7dM1TQbZhmq19QJC0gE8qoQzQHHbaeRTQtgJKqKErLl071I8THVWZB0+RSSRT6Cfj9WNiseY7PGlMrNgW4xI7C5TzEjVqlhqq6yY2YPSyY/Rvv89oKBjhZSDB5KLR5KRtWVQ8yrXhWCRGV6HrR2w5titlIcdCPgohsCMFrKwp3s/GCpeDH/l9bZzWhD8Qmm0+k+iJXsKaCVYSlTDa/jFuhTptuHeVM6fJxBcgPK4WaVbAfiBMjvAh0kn4fYA9vXEIyx7omAsSz1BehD0puV2f426sTnwSPgbaqUIx8u2iEKmWmKROwFRFvkpL7mQgAoW/xNm9+2NtnUOB/hJRO2OUuZKo+k1NcxItoRoVdYh8oxFFLF+EhHK0YZeghDOWKOV2kBkiel1wOOkIcwHvo5KC3LeFLzo/gl+Q9x/OgDL4VeZFGHA3fcAtS31PPv5yb/BkJRjcE9WKUudIfLlauBz+LHBnUB6r/45HiMKzdUlMUB9AUJnmWsqMnl+uoqABI/XTBcQNeX1e1MbkCmiTggsLJSlxIzAjdv839mXSQAxCPJMziKOgxohISRqKw243JGbriTPbeXRslEt6qwQ6QUKPFCqSBYHYJJgWDSlmLS7J5uzxmwpBz+wJLpa/TRg/WQv/1ag5FCKJpMiZVYyRpDw0qBkgs22qhVn9oEmYIMAzCtZwNW/ma1PXaC9BOAjMnCESRfIFA7kELnB/kOBLcB/B34UmWff93b3/xaftmMOzDWd+XESkjPxup0i5elm5Oh0GoKaVNIWLDN0Uzjf8ev8J9geCjGTf6j1m0gEoN3mxCrbajba0VqbX2dvZRF/6qP1pfsi5U9j5pPYzjnB6+vy9tAJZ6e7PBHl7bcRmU2K4qSbsLAUlrfqOzGzSXuP+zSjZsbNwX/7M/vZ6Qnqb9UvCRVjSD26Ks4d3AgARucH/yEfORl69xmvEGtbulUUwDp3i76N0RbnOqh4DEqqkNQrEpQBeyDWhcazBDTK1iwCahB2BCr7r50KrksWlhy3VYWdIXRLYStNyRh869LjzYQkaixJC2pazUjeSAPvpFnTvQaVFSZymsx24nsw/iadzQa6JeRBjKjqMYKZo6X7HpjiAfMiZs+2liv4nU4vBh4GANGY8EO+R8lwq+2gJ/fNcG2SzBI0MVUPNsOa8SZoxqM5iGEpgFKahcJzWccIpul0Ab4bG2gxubHS+lE2a8RcAHN9bE354WacmiO0q2jFbVOD1U8549XMWIT5eDifF99SycQ5CoCL/EIxFWglCPwCw8higADwci3FQfMs2E2y0bhKUSZ3Zx0Y2ftaF0ZQviUGUgJYB2/E+RyBOPBS2oV/Fnl3mCekcKpNcIOPqdsq1FNZFEBScyXe5QbhdGNhn0xVQE7YviUT1U4AMpdY9vQbFnSXSFim9PdA2vi2sHohtb/09JBI9C5w08DaIRQ/gIw8LVlAcrz5CpAJwPosb0EG6zU9jFEZ4soPl8RGJjxO2TP7OAJuMvP+F3nB6+Vhg4MPIiq3TfLmRBSS27tFgrP+N3AMzv8zAXQIzOyg3qmaW832tiUZmf87gtsiv5TCJMjg5jSSelDQiEItNxFCxbanxWgi3b4XRdI/Ejj5/1O3//MKs0j5GQxvniCzpEqy9CGIBBEsKguY2qkHOdOv0e4AidN7PzMQHaco6puWCfw9CAw8n0MqzXP45SHKY9SHqRS8aVYID4BxN8NEA86RL5I3iuYFkzpLsyqXDUstjEi0/BbsQAvpAcHq+ngb3YCrocfZcs4cN8f3DYnBFBnwm6Z0d3S090yobtlUndLobulUyBUFoQKgNWOumUXx9zjMLg/5rh9wGhy+5xQUAXVfmLlA0sl0+cnfeE7BfnO4x9tU+340E21A24H3FRHdVMd1k01r5tqTjcVaL0uN1az5Duoei93j8MOoO7TgJqn104CTJ9c9bsEWFe5DtAxHPRdWYAlAMw0hDs0wc2B5HaS6FEbPoogYg0yYNSOSg7kv5/aVmB0EQgwq2cxR0nxQ42L5BFzuIJNodrKUPlGv8q5EqbOneDATBMzFSPTx7n44WDJ3WLYPUBNopH3cLOjyhn5PSukfbD77gzDAcKhkiY+TVtoY0adRouy1Y2VC9B5F3QKoUzZdsEhZkbANbpeT65MJCaOY0uNkLAQ8LFsj74hJyIFfJAJqaFJMkY5tciZ0AUYHAihgQarrN1VYke+mwSFaqx+vldPSylRd0joMOm9i3t53VrNR1bMKUcRlBMjK2/nh+wjiYHoUeUZW5ivlOaspDkbPVKqbm/0eIIT9SmoE1NK6lIuTqNbOh3M1C0F9cK2oTkzq15TnmJ7Myf1U8gW8GqX+0XZ/HhTfiRjwtJoODkUlM3gsyQEm9lw0CUEE+4OPsJoA5iLU2F2Tq+ehPXzmGG3VS1j3kxJVw3s3TZnE3eWUyJIIsc5zgiRcAaiqtYoPMbBv1gGG5dWJhoWrZ28gUjMN8O4KNxQ0QTDwCGjHIRs7BxMS66tPWwzAUnyOf9ZQ7kI5ntUCGDH7jVEoiDn4jHh0yHFCT9IAtebzwvbpDx6HCiPxm+aAYuki6t8/YiZQ0tuQBLqA9GOtkbFicjbjIKxLGmYL4+3i/yXnY1BXI5HXyIFC6KZkT1BRkujbju57fgBVERMJbf0lVuMdcY6d26GCz78dIVPuGRrP93NiizXeTCJCH60lG8wCNM6KFvpwoaS+GDsfAy6+Kugl59WDtQh5BJG/osXBkLrr8uhrOOI1u/VU/2Oj84jEhO5h3tUwnOyENKZ/J854UIg4/aBlaW5U0IMXJHTENLZfhV/hKpWQdw6OXv1g7djfvB26Advx2LfCNFst3fCkoDGcpC/5liHnLnwGgaiQ247Ru1cMk8PlhkvCwHn/k0+ji/jCCfV62Nhnm5+BiKWJQ7sJphLNA6yiGpWhNbgLMYbW5fRkP3A9OrMSS1qYWRCEMs2zv+es5OBJVWZM62wplTubiFbj6nnpEHk/sbeUspTKt2R0r5QovRIhV0tlR/TRXNWZZtZpZLOqqPyo9bQGeT0dmcQuChn9ISjUu4rCILTFmySwrVGKOtOOekRESeifiCmCVqjGQOLMqcH5UgJBvZlTDpfqCB5UiVsEyph6yni6CriGCrc0J7QDsr6/ueRTTdVX5HA9CwN7DtNXqLG9CwKYrOh8VkrGJ+lwfgshaQKMvQWjc+iLVpzVPKxai/oxtFYprYYLTA9pXG1iYtnqixYC5UMxU1b0wcr16g6qedEZFBqWtJRXMH2lpCCmEZHlVIrIFgGTWBH5hlMZySpi7ZI6hqVvprQxJC/IVqlwzxHQRpHJ+wXrEJRs6ARlyy515JFW5YsSEOdLpndolDJdMlSXbJky5Llr0V2YlPNFUAbkx+mjbyJYYwE19oxtD8og+9DMPuNg7mS7JdmGeUWwqYy0NECzdR1zW7deq9VYi5vaLyj2uCoBxDkutuKH4BG7xG88vGRbuq46qEe0giiR1UddVi1UfOqjJrTcKReNYPDQKITqi6cVHVhoa4ahL9uXsJa1av/wS+c1fgSjDj9r1tnV6tUNd9CmA5UtbYODc4gYSC4xhJXI5S2NEJpphFK2xqhtLMlQmlXI5T2NEJpohFKJ7ZEKC00QqnRCKVWvX1Hmi9o6fM/cLYbFgpCsaSOx1YlGe2OsPGi+iWaotbmcY2XZMJeUcoG1B3WkdYMM6CG+twZeCcqjgGgj8MDGDPvcDmqtiiHlSxECNcYM09HXZBVMWa+g0tffXFmZFVIdfZIR8pyxFjduFldhrzIclkf6ZmqEa2qEZ2qERNVI6ZbtPWZqhHbCvUdhfpcob6rUN9TqJ8YCyJG+SInM9bJ/EdOeYG37FhA5Bi4KtlmMa/BfOxWi9mqcdRMRjR0yWg6M+rC0Q7E7wi7BdyWKHHqE2yJl+Q3JEvHt+n4+8vgJ2lbw81GW3Eihlih2GG5C90LXeB1hq8dYgkfxL4v37EL49jB6jy5LZrB1pjoEsLLMewwr/jlKCQh1BjehnTfbgTUPbSVirZ4csUBF1QGqo9k2CXMEfh+B+Rn1EKffZoZpikQ4H3PNl6SoQjbzvg0Is3vVZur5JwQNv8ckvfg/9acLW772XKvDnJjwaMnWa6g1FVV4mEsG6I7ktnKVFUkL4UobnGwzjpMPTCdAVOG44GRDDnTO9KJNRl4CE/ddMGNdcFJF5gFAofSMieFpMU/YMByo063EBzgCFHok5s23LSMdWMozSGZ+6T+KKhZ5I95R0PpPqPiMwD7qSYQ+ym9tS/c2jdqzON9Hxqbx4/50BiDKh0NjT1EB45TpWNk/1+HEl6Fq63g0KnOC2CkYIx2z7h6IbZ4y5okiyMEHGmV4FdimOMKe4KfcDmjrYEK3Gs5b8MtaqYjsmxbbgUvQLp30VABrHLMs0Ud24aBuIY+btHI3n1FtjAD6cgOWAm9cfhOO7SCIGKhSau9zGBRQqV7oeipq9snU4TUmAjlL9tRaoegRw4mJlSpSnfpzwuJHNk9+IhET6xCsBA9TjFhsEcN1aMnNG+Bd3hBxrV8porhCZM34Y1iJWN8dEbI+GUV/sYaK5/2vJcYGX+cjAIxTuNEwfyfDFpr1eJvxVsggg1ie8pmsMOYoLJlxuN/DvJ502jJkdyBDdvQ8EltQm0Q829ndirIYooG/e4E7602jIUGzQpkU5saHC9329TqzGupoFIfRkuQxcn5kiCafaQRrc1jAkQ9OiQqg5xDgIVY6KvVLjBCuZ9g60fMD5RtoK3mRtUd8vxdgAhDGc1UU8LXLvupkLplN72tZuQzVb9h7U+v+cnanVmr9vj+STJbU0jpIf/kCEbw1BW/Z1C1V/xuuufv9W0/tczjQBtwj/ai0PwUOhjilsj3YeAiw5mgAXnbT56iA6WsMG3fIEDo0JC247sneyCnMJbg5R+8Z46vlB28fFJfXdn66krzKhiICZhDAirBugxyiqe7fvukwcWwm6OXkEnkQ8JXyoLncuK5Hj7Ua96qZmQpNe4apH9tpYLbMKOa4RpVOeIFtZVogxGq9Krd+HTJCnVkfrEIkyMrkl2DasrDcmHqMaHW0e3n8ePxNRjCJtCkQ85u98IU4GrVZrj/NipjAnp5XnXUD3VsGOolvOJ3DfwkZPMfGJX28sMGIh+SMUNBREmMkFM9bIZWMOKSqdQdTZ92Ev4ZSBW6XVg/ccrvCMbCZF6mYUuPvDSNhGow+MD2sMFLsRgqPYug6uTGWicPI/cKKNh/XIUv5U7lXkBUgLPpCi2iLA95WQopGZXXcPknYVgGvNgaM/HtIJEC+wUrFwSiYET2cqcOIU9A31gI9WgqtnNom7lzCzvT3mKGOamEXVcJlmklWCYUx3YUx27JSaJ8Z6ECq1+xTCWjPhSZKtiGRDKZaDifOe4GB3XgSUbJUMUej3juBSi4geqdBhBHbDTMVkQKgzhb6sK7nZuOVDN0gibH/7W6DwMX54p6SXb8UuRaQjkFj7okGEbAUa495A4PEeLhv95Ialsq/MVANkdnCc/voN1NxjyI4mBHCm/5VzTSwMjNMaFbnSt2wwYxnIDNUxeMlNQHks6NCXQGHYgwITZO1NgqUW2qUwdHinVP0lA/iHRles4OmKhIbi8pCLWY5UIHpLlh4mFumEjTwqT6frwtF0/8GNPCoK0mI8y272hGmBa+BAjrqJFPqgdzS4EmUqAhtCTqf5f/PcCJal4BHOhJQLaBVZezlTg3Qjosem3G4azWKJ+BhpAKxLcKZYpvh+8HnwcbnwgR0kbvreA9G0KouCBhd3qGM7yyG0tw89uJ7eCo/JbTSIBR+FKZaby2nvDZnywn6F6Rafg02EO2EZ18yyrj9HtVwKIjy9yhV2UIn/aOXeYpsCV+Gmq2in54PAxSkWkANblXPBHk8fzxKU+x/TuySqeXy5wK8oninJ/Q+AgTxScpfIng+YSwFNpRAf/OB/rZCSPoSj+7o46xS3RV3NJP1NR+vjrez7b289Xxfr7KftIc/1XtJ+xh8+KcrEJPg8tchkjN54jKQUKkpYEjRhFpGDji0QH0X8lQFWZzaJRT1SinqlFOSaPF2sPiYXw0VqcB5ONKh3aCwgSsCNAc+BJEYc/7eIXBRXBcywUwiM/0hgGiY9oWskDU4/Mz8JEbQkXD3iMYUAuHPUagUULVIHKlzJRGSAISkFWZCNDfHa5P95S+ujz+6rK+CrI94gJHmlyqpzq3YGLKlEupgCt22n8DNo3JoZIQmOO0qpfiSoh9IOoRdo5V7yInPPICNaYP8P/GmoDbWiVLTSOkKJzrsqu+WNFLFbIVnOupQAU9d3Ju34RoA4f8XnBtKwxL3Hz29IBHXZKE2KBDA8Mxmx7S8iuNVVuh+ZpiVQDCiChVI6LW+r2s1FohdwK8i0izF6dVueZUKAKCj4ZP0skzmLwnVvMZGt0AkHOUEKvyTP5PGkuzEIyRtmSk7Xkv0ySDsDoA9uM9ikNYmlHDQEPzV/LeXq3P5tT6bF6tzw6r9dnRkfXZUbU+O6zWZ/NqfTan1mderc+Oa9S5sTxao9xaR8yji+bR/D5ykI9WRmNgmnvGwMwPay0SF4RydJOdHNfuS/eKNM93qgmBVZ4feb+wSmoI8GEvPUniIDA4ZphrK9MshNmWKLAaz5WTpwYAcOcesdufpmA2yl92NgVuflmwRAuWahi1IAzEIm9EENkyIicpzKdDSO8iSmTyhGoxhdSLNQ8jtmV6BtxCXOySUanAB1GdVLicj0Kc080BIYyG4haoSn2iJqYreAyneO5bTcuXNUHGlOBgy/TxW2ETy8VJ7TTjJyBkOYOC0lmTXpRDaqElmNmM4pKAHmghoLRs+H8IYQZlMQ19+ijA+pPYugYcrx0zhIqaSpVdJmriimpxSJ85do4fMqFSINMC6Ua30fFWP+TN5fDm8pY35f/8K8gRiDVywR4S5yzRTKZRrxp8AXueyEIXa1a6PKmz5Zwx9fMx9EYnsxCNiCMqfhgIvyvfpwtYqzH7QqPB6cSMpBiJ7BGsYGW2KISldGbAnGQ8dwS9GQ2Ro8FH2hrkyJ3GBx9fQ6TkphUpnB2AfDtZUv5lNDgRBH85D2FZN+QlheKRYYhnIX5cKl4SdDVbtWB+a5ieBpa2zGfzGv2DQWsh6p1398R9DrjP0kIXxnrr0iBUi4amu6riZlPBGuixAfrzZeg/Gyv6zSYaDYmhYhDM6KvkntrRZKQd/RBNr4PONeiTEf9mXfW+q8Q/x8xwEeKhlCT0YVwmQkeQU9TM47XfdjQ4HDpQuBNNM2eD/0N8YtTaieAiQchXv1AkdyCw2pFoCj7XNFqFG1DjvRAF81W8qY6LVpPLQBnJg4gG9XIQ3cOmlAdRzIOoZLwK2KGCS5LZFbRzs2ptf6fFJccKww5V0xjJ4XtPY2yccCHVicZlUAUpenp2yVDr7zScizzPg+m9j/NfT1x7023Q/F4VUBqkZjgzn4LDjorUg8tO4HHUoYzTwNQLjXcsTZ8QF2bo5uqKx0E9LZkm6BYcVaASqkhNBSc1tHacdi5ymh9XhdJh9YSaVzm7VyXL0URNf7tNJoSeFNWFgTLHxoG/UzYJF6EvTpB/g5gupcSJBjPA3jmyPKRcWWg6pcQEjywxwaNrxqMSAeT3fHgYewRRXN2jjH8WB5VkwtCkQUENvq/4ka1P8XI3eD+FAIRZNcaCInasbBR2ZF5LBtI3eiv6Kj6p1sGxKgaxTxHSOB6oVUqwp6MWJdYgK0GbifiTANq4sTKJNFhVpLyZ06R7UAGiO02MxR7ZJvhIdfRwGkYSI+UmYC08IpBhK9fhUVYrq52X1IDSDgVKjJmRrLZNlrA2WxQfXd9rnETQTQgeguLt74RD/ij5dmVgg34nHu3rBJnVYiqFOt6F06OZe3DO82CmD5MEADIG3ubRv0p070c0qfDWC3jBq9HVnGyukT0VBqjJk4B6O+BKE83cgjAbiPMlryOMEtTeCKMUgthB5pOqrVKhmm0TdmqiVBQcNy1gKwFJxPDhsXL+BuEYjHryDH1E2spPj/whHPwhZmgxfsQcqKA3xt1HB/kP6K26f42xhwNp92HmmvlPfsR0wLXww248HfBfngv4D9pu52Z7o6H66McTj2URmtHQNP1yahR8eiloWYTWqvsgC1erCVqrFL7a7ycG5QGhfWKEwjdD8ERk5Z6sMAKXxGvIZI3JnIH/GaJMIJE2YqNTxwPs5/erkW6fYf72rFd7t6PYvX4PEHjf78XZ1V+v9myvscf3UWOP3w9eo4+eeWWpehpsDnmw62zliKH7fd1dwcruggUHS7uhvTRqEwHrZFVARaD0L8Myuf4BVU4eMa9ouCdPrfINRi+mu3JfddAq6HjBlm7kOCpIhIHG6C4ba0i2b4Yygo69CpPOWWBJTjVo+Ijs+iNqtlSr/L4rtfbJv0HY5jBCRQKdvV1ax7bmTXnMfMVpce6YecGpdTmDQ9tFw8DQMqD3rZqUv2d1x0KOyZjKA3T5Pbilc2erlcH7Vh2cIRcNXaQjI7bLI6VmnAU+IBocBTus6NAV/L4GT2Av+fyU7zBEGg2xri6Zp9U7+YQmRdZ8mvKgwlpuTwDYv1nt9XsJBnrS9nMp4Wzta3ZOBJGMcwa7gz/CHuXhoNcfqEtSW53xMvW7oQmPjOtpHf6lch9+XcTZh8CgqeZ2zYZxFg9F54KoargWyEmwUt/8pFoqqYusRmi/PQQSzrDclRG05FARIJ8clLPbVxFjkgeIe7ZtcWeBywf4s9fvlhXZJYC1U4BsD8ZP45nfg57YPGx+1+pyM2y7TABjtstyfycs911c9y1Eb1t1dvq2vmf/yGo4m/8B1+6ieQtXmbI3Qz2EdcdM3gmxxH8HV0GAb1gAQ182Fm0gcNdr5PVYraCn1Py5UPPnAxrJlEr4yO9hLFU1csBK7fWz8rU3YP1PV/K7Al1P+h75lR4oeWEjVeiiAa7z/ytzLSE8ybK8ahub5hMrOPUKqEVaIJWn16tiO6oo/DSgqPBTIJWnQL7fo44bq0NuTpo9zeQ0mln8hJp59KsJ1V6BGqEG5cw2C0kYM97DBY9pJWGfCRPBm5DqjszvhFPqMIKojB5Sooy7rmKqPJYzuEHT9mQO8SyoQrmkj0JUTSFbZhfcs8yIrq5EMinFejW5vSeT2pNJX5BxGB/pI+iDGsJkzHxKj6jw8CE1vT2KJPA4+6PmIaOJZBCn9M4IW9Y9RVPyqoWIxTBCQ/iR3mmNT3vEPOMhqZXCJZzS7QGEb749OLWak3WQDTDps0PR5ZKxChmgOj8zQOCP7dPM0BMf4u0YNfapcmr9Wy0HvHfl32MDLsttC8UlwiJLz6pJj0mt4Vo/0Sjm2gNhHaGf+bGXim9YGrmP9xdYa1JNZ4G6pAETTEXRkq03/dYGPmAcHIxuQypU8wGj3EgHpIP+0GCnbXwY52UG89MIF9mU8sknB2W0tb/N63xH+nxB34J+OIM/4aS+NYn1e5waw0nm4srgWPoyrpbRWsB5QyWa+94ZZYJjcL5ftzqtlD8nUxqZkhFbQFLD6q6cTCAGDY260GgeGm0hPIzvSJOtD2mMnHoL37oKUdC7ZjnPkeg5eKuqq2qsR8PoPU3AnP8vzqUbEEDCZSNR//dII/a1NX5fZyya32GNhnmUgUo945QqdeSUpOupQQzpqkQgMr0ny6q5bukGCQEACKSUUWmz9Xul28y0ekp/zXvWaBo8zzS73SPmvkrj3I8vLw/Rm5p89Wl8OLonxwu3wFEiXsxs8GIO07loIHvtqVjW6azmKrjt4CSeYugtNZf9NYifQkhXShHl7FUCODpJAzRIc0CMW/pkqpOtqf/AspCtMMfOGXXeul6/i0xZQsIVs7KZe0YZnTcoP/LZctVm0BINfGqvLTOUiWHasrSwY5Xb+gTnndTHs7SAeB6BsDsad3OKapgCyqNgujY0McvGvfJxxpIar//Fq7/7t9LnyXDVM9DWdJfrX+WrhdkLiFAmMoWOQaOQCu/zW7nrQEhwoglTEavX4rxCmdewkl0l4TOFQJjQvmW3h1z7//J/imsgEbyv+oGDpT+wf9/sYO+e/u5dO2eQH3QscSjUtJNz7FaBAK6f6h2s34QPyKHxexWMS6PuvDrbbBkebKqSD359ps5XJkL7KZuiUzXWlQ6G7yDw7TstCA19dwkSC3thUEFY8eoBrxd4Caa+Jw97w4cxn8V45OpEiI5ETqKa3FKfiY4GNBSQXrtTQ8NpqbpZ05JALbg+Uv1I60fDvg+FnfV3UPyOYd977BT/IkyF9r831v+xXt9rgPJhml1+xF5Z7ZX9qPVpNcGM78miOaxy1XnYeKsRcHpMLb7VCNjRCBhyAMso5qUM843NYAzbV63QrCrLg1HtnBrVzpdZ9/tzSvy9LX5Cvb/S+rv2bM+rma2TTSwA9EAelFNaqRsqHQhqJ9m/WolhVtP6ZZoLlK57Xy4nhjyirjPxiWbuw0EOg3jUgvW2QT3EkMib552BngCzVUj2NzY9wDHvmTX9gryf4u13zdhvYSXegQn93ry+i+uevE6lM/vy+m387Oc1+jYIG8XS5jl+dBBM1uJTvZn6LTUTzLr7cy3H0MhqI/wdwTJXfs+OnqPFLlz5YSTGq0DRazAJAriwljB90qsPeaovo3tvopu9cJ3O6zuGEb7lI647ldfH9elRjc47j1wq8mAir73caed1Xy+FXjK5ZHkNy5M2eCyHX4ZTnwZUAfeyqoP8Gd5NxF1j1JywMdjJusGmIM010Gmcc65zhjFKYGgZfoYnIONaje0Bm0opSMPDNiSdbDXXSAczitkLtcUZidIaoZDT8AcUCn3VWbdZ/7mFycd2vDUW9PIjbLKo3qjlYMZ2+2i4BS/cNfpChCWpN5o3okeraFCqp10UrCv96HGy/bHlbDY971fRROScsSGZSTQy24g41DHbDRpc/uPE5pvB81jdhrhFGBKKBMVtjenkHtn2+yE/TrLStWbL87ltv2e3/Z7Z9rurtFqs2z5RKVemMi8FLd3FXaXjhqdoN5j1jtvxHquLa1Wr3rUlZBrMbMaWOZLTbDVEVYuMs8wFSpiB7u3HVo+5GYBoXneDZdsdSEWZcU9/37LP106TXUMwMv5mwcyi9HGhpBtAeFEjrCGDeg4Pfgbff1zj2p6RBpxGIkkftp/FhaZoP63aQFWfXGzWRv/6ZGhjOBiFtIMUlWsXKmWMi3GCfUTg64cQIrml30AY9/eRE0+/hN557U9fI6No3mt3eIG9ltLcAnqMsWZjX0iabuBUaW7DlGd4e254G8h7eHuWKgZZgvdbq/ULLzDkusY9Gg2a8IrQXHeCJje4Sv+XNKSjBn9XbU9DzipfYWB//RLV6Ebl4JVj3+yW+aPiPKjV4aR5zB3e/rzA851oIBqgOEPJuBtVENiAefMWQJ7Xx021XFXGGiAHrgr534qknwg0ohLkenJVrdnlz/NKf57WG1lhakR2gx3FSYZVvdtkOwqiT8tYbm9bLfqF6K1Q7KtsKMT0uhOK2UL0RigaFXXiHI6YAP0CZGqzgmEYAlZQu9V4HXBUaqIHsrFXQzEjn0cx1m8ikrS9U7+0STv1klYJ/SoJFgNqS4AMZamQ/HiEsc1WLaHqWqDq1iHCLn4ap+cplb1rjSUbntAx0PaoTPbLGpNfZq6/XNDuyDuN1A9LK6Mu/J+hKESBJtdEbD9J12O7Jch9Tqp+Uo6kVMgqM8hPUrYP0gUz8clGyK8C/b1cFf7t8m+xF/SDwHN0vd6xUgsVY4pWnuf/K9wLP9IChwS6UQjRtnVhX4mHC/tyPFzY2/FwYW/Fw4V9Lxou7LtRMyF3GMH43UiWF34KWOJvR7rGDHEhi/uW7Pd3Il3SN4U3vBvKd6T8dqTr+6cCg8VnK80PhtRyP6l6/W8i4AvXoWGvAFIvI4hGQb+3bzowiqO4h2mTvE4q/BRseQST1IioZhlexAQLWM2ClQ7t7Voehp9Cvo6Zz4GzgdRnzHokYZJYfPdlS3uUhNFoIat8mxOhPeuFb8A46jOMKnSnSZnEsclYu9A9UZLJVGMAkngMSE47C6/zIZwqwGfVMODUisC5XXrTbCy9Y9Yrez4eqww0UPy0KvSt3Qw5kY3mmHvha8E3CTrVFpMim+1JkfO/HbtEEIiGmGxiuoIZpYHqt3Sq42JVvXbjeLNuwRcPmk7sP/TL23WfrS/59fNUsqqaSSonNDBCwCUfV6ocrVKZX5ob8e7wXhIUsy32iwGL02VQWS1VWDYZqdwYeDDqh3nNJ8Xz9CtW4yjklmFWuIjmX15LexZNqUFGvap5o5A2lO8c1TCVUu+hRfOIlj62aH5U6x1XDXVEk68z+sYZPXWl3uOL5im9d07PZbn31KL5rJYuLJqf0tJP6Lkopc8sms9p6SLsKNnyDSb6Y/HqQnRDS5cZx5/KCphqsgT1EWPZRQ/a2/Zh+3KwCXvZMngyy9+wzLnpVHvFZJyuSRb6TdtEPotU+hWFVVgmtNfxcgEb9lx3upyN/3vqepvRRz5g0uaA8YYWAYhaGgchT+O5FgjXHv2FInVly5h+HXJnmHYxj8LZnlNrvRZiBMB6D0ne1ErtcAVZDGwuBiWjQ9BTpIOElxFof8g3pxin7kKvRb8IyHEeo5OKPMwu9GjqlcHg0+BiQqrm2aX4RYHkZAm2Z+gXzGb99Ho5HXwcUtDQTv2xnezWKRxJYefu0CzUSgyEnTvtp5ZesRvrfsdS9OL60l3ZwtPn4xOjt6RGIsdVilAb2L4yTyG3tVqHy49f/VpMg4HhRmZ0IW5kEzYyfTRDVus+VChx3UI+EsfpyQI+jMMB8KbV4jwP+TicBXesksYTSgxPjqUwDISyZmGA5h/xoAsaAWNbdhr2uFg080zQ0PHF4JiZk33cHrLO2I0MquU7AwRoTPzkMdOHnnDIfYPpSshxt6VKgTAn2HZSi6XjC829owsm09L8goEO8hA69QARQ+InanN60TyNphbNRZ+MRQU05xpsnzGcSsbsTSGht86h5rX7jtXrn1gVa7yNaJrYTn+qqZPxvbeFcujJGZAWLTXsx0lJVWkVThM5FKIR7YDZ02C0OAXSsVPg1+Ew4YZxAJ1moSx4TFJcFKnfHiKgtV9DNHly6o1rORiJ4pmqSc0KEEjhVEiWp8poTQ10DIURzLIZGpSJG7IBjnnaMCOz3YIzjT0l8twgxAus7lNOT2geFpHadJPOlLQCQ8EgPEoEiZz0kw4KPABg2dX5OMxepN/NWlwaL18YVKNffuyJPy9PPs6vdmTIH2eI0DZL3WRJAwypuY8GzWJairZ6xKQa9Cppskk6TW+KWBQ5bdLaagITqQuF3RJbNVEmP1ZrHUquP/aBI/a3eMTG1/6iE/bXopHzdUst5j4aLs0aXIo8pARU6fvgJMNEwOW2FdxeGOXyY8FNAJvTZ8XPQEYEGwdEHFeFJfPixVActsD31PEaq8u1/kHdN/AAEGT0LN6LEV94lEG7R4C5Dq9VWJN0aD5BbNC/rqa512lN/VNSQy6fLckOXZKKBiHTc/z6XMkqP51Tw8sOBUKmZDph9YXKaLmYMXM8qK2AGgyCQ7LjPqQKC36EW/OxJ8zHDp+KiML64mfLLMduoy5fN1tJ3E8Xb5/lF63SPk18QJjIeVv8HMz9aYOl4JMz+t0jShbFy2HKGr8suSOd+sFAlzBSW/4/W5tt0iAKM9iItEOg4YnIUpSgqdBIIeqGSutYGQXuelcjBmMURICtOkLisSASgiRdRUJuUGWcT3q5hccz4xIjW9P7NkXYeK475irDXDG5TaReA48J80/55shLJ4h4xjYEHQR2MtYQranr+SvL9TzR23+aumn1+rojsN6dM2NU7T7lfbKKvod5OB33Lb1hN5betuvVvvPjzJrfRx4u7zHTyLsv0L4sV5Mw2YD1e7wDo3L7BFXLeFb/WahHX4r8jIwdlYvLADgwFshUAXjdRZFIuRvzcb3sI9IfCBGsJv1g1ZgT8ZvbU4mpHQOiTcEx9rAcjl2Ip+kmO1dO4+LLHVzZLvjUgisbY/L4xmwp3MuOOj7rp2t3dq2n6zMZlmZyUO3h0vDuRLg7Maj26oJ1MWMTtfsUgyda2HRPnJS92IUqdt+YzOzT2rFuNWjE0pO+x+nGWzPQv+LpbOCdZ2GvC2/dXnG57MlDPwOsh8TYspwyg3sXzUPyktDNPyyX6UXzQ3LZsWh+UC5T8JTI6WJp8E/AZkpO68PwfMX5D5H5PhxPMhDQALnf93E5+nMQ/fvk1+SiHP6oNJDxgwKQ8jGDPuJklmOfpNb7ssx3TSB3AoZ24yEvsLbwQMLKyub7WNiQLZz4xu9aNJ+Ry+5F8xPIZbHIAE0piHWjUS+7ONx/y+r1N5FAzFA00a1flX7+DqZm1175dRReWMh0sFMOesODXkhDHPRdJlwyrCPnfDYmI+gJ5y73mTTD5/kfR8Lk9eirKdAUNVvU0O9V7UmliCQQ9XB7C8sUHiaDiugSia2ap5laViKo3ECK2552q1Z42hpIMTxVpJHVk2dDKoB+NTyupfQOrDSpQGsr/hhiBSl9B0VqqDo47I9XbkkOI2rRnGqg3FADlVMbvq1GzArUs1HRNz9+916tMOy8/8tqTYCKv4bcF5Pw6gR2Q554csQAYeKro0omH1a/2xDmY079br164c6qkL8/sp7tUfIfQtyGcFCNES2l3X/ibKTkQKLGbJsa7qmLVb1eucdor7yx2oRBPTNAbDsEMKh4sGRVuF2B4P9D0vjzQxI/GZL4KonIye+Wav+K07XJv+48DgwNGCnvVwKS6aMaPF2dOEdxeNN6Hn4kAm7LKMF/xsJpDl++L0hEWSPm4+DISbeRfLwhfc9ufW9Z31ve+p5ym1kSXEP/kjcY2iUS9j3JUzpr5wdUOFOZuvdJOlO5a/WrKt3lGs/ieXv46DdeDI/wbv5VG+wBZjVW3jwszE3ggY5qiSHaTZB7ARgs5QF9LfVDJJkj5qEQakqjiihQaLSRU8HlVoOXBG9tDW8CMPkfrU0Yq28N7O8mo8snKjYRvjZZSl5EBGNhO8l0QoxSQdDlEFM6lufNARnR5+Nts7G+dOKmegWHWH+yqQSnhMNPaEugTlArwYfbathnmJZA2YNSpO80JL7OMN0kI2rFoDRgUGv3Wv11tyyd+bPvfu97LY0PePUpBmrM/2nqpjSVAJj8Npl85IlrwtMw3YXgydCzshv4dEGMOGXJ7S4jbvDkqu+syas8quhLy2ObfDvZrXb9m4L537FkC9xCdHdYehsPzcP227wec2/pk5gsbijdCXXesPQChplQG5aHpJE7iLxwpkpHNHIbDMAt1BU2DkQyXxpRyS0mHSuWhQl6lvnCqtY2Qrmt2TsRywFC4hb0isg11F8pd4A3uw7baBAgO4G8hBzBxKgsBIIKOKYKs4ODuERA407dRwCrCLunCzkGvVVBQTHgCweRQ2LizvZIWfWF2tDS7PCehzyFpblQwsaDP5SyivB0DREQOiGrWw9xSBkShGFIBa/JWX+G3hcdMJyTAJ7d0q2eL1TwgoDFk8tVH9KXvYy0Ve3xu/2egc+XKYqJhGjoYQg9MI19mJ/tPd+LQb5lzdLDu10+MZHLSkzArqitkRDa6sdB+swi+Af6JjuIPRtGV90iwBmslwOV64DH6KhrfocB7IQiRUQSpqtpg76B/Ghm0fyYXHYiL1sbFMSPyqUFkWAbxq1I/RbhNGlrzK62eom2FVSglIHMeuD3Yndj+8hGFSI7Zvq44ikZF2KfaDLwDqzzZzfdhgpZMhWy7FABTKSaylnVW+5TLWaP+c3L/Wp/NhMMqCBb0yMoU048oyw8U6EQosTguGgCI7b8DmLvQqUKcTXVUIsIkLFLm96tytNUP6sxlhh8SOad0iSs0R75JyQFrZrdiLMpqvYYZzND7twgNaXQv33Sv0qjjBEv08q54O7ucHd3IGmY/vdauUdeLa5xvRishBSnQTiOaeFgSikzCqRjUkI/5XcONHeuKaeXbHmgpj0hDmPaCDP/N4sZ04KzaEImcHgyMr32pZGVAXOHEUPQiYiGJbvUn7mttigdyFV8eUA6QZv4mWT0dg5bhBjW0K86dUZ8xalA6RtOY+e97DSU3tdx3XXM3dZTUQjLaQyGQcD3rPm9a36wRk+k29I/ZBkbunsi9LqsL8U+LdmX0GJMghpo5FoKEFgLyCEaKf+WNEu3wQW+HCFdRglP7AjU+j+IVPHxhtNgGE5VA8I+fCykCt+/aG6h0r5jjrneeovmfV4FzS2a72kRSuE/12Imxe8yCK2gaLwINavD+cPIQfj3mMZOtWcp2k0YbuBOpOZyvxOpjfsbWzo2jDmWFJ2Kdylok1nQBB80sHcqaW4cVqAi0uQfyEpLP/jlxm9WDkym5xw1LQ1DR4FKcMYFy6AS46YX9N+AFqh+w8nSjauwsmXhAIWpQTqgke7irYg+gXAOKb0X5q15tINncn2UoQmyRrZ2AFELDJln7dHEWIieFkI4wJOX/fIHxhYW6U1DrDUpHRgGmz0wFmz2wDDY7IFRsFkPRzK/UuxUT+oViGg0j+04YMVqtph/E2pot/FRtZR3XaMVSIKW0jWBB6kIVwXAteVHGf3BMT4gHKvTRxEYT776LWqDzFA/RcctjSOZhEABLCWqZkpCyACWuhqEMqGuqNCS7G+aqkEhnIzEaWzjErQ0MULEXIRBPktQw9yyWr4BhQ1LV6GwYekyFDZSetC+rEoa3r2tyhuWX7FUebP8Kn2CtPxNVdKkYD4FlbxpVXwCz8ZVOOTMU73F4Jm0tYUntJ43Htks4Qb/FEPVC/fsgroxGRM0/2/WpaPIPMFUuV8x7k8SAgkBUXhX7KJIJKJTMITFzjdxT0e+8ZZxdmJqVIcu85Yq9XhMu7qchJqm6IfHQ+wV0aoB95rYJXLQvcWYbTwd7+gUjJ3rrXVCId74FEOatJgHBhuqlT/BqG8cRwgjg0GyNviuMQUiIuwrX+OgQiy649plG0J6/Frscp2vRjvqwiaPC42uqC/wFM40ciYDISKysdCCsO9kWoGfqrLAyHGuO3QSKPMIEQrapxnVJA2BCugLths84ptWs16+bSHsO62OVHcR/Y1hYv8Q+cehd7cVIyd824JvLJIk0AQtdAMqhLh4Btmw8XmgQkRPDxyZQ87r7iGqfRCoser5LryxZTf0/MQC3Cc1nM9YKhhtSZGYwGXJlI4RItAeMXeD2PRPIg1M+3akQR2+Hamn3FsRIrJzaDoC7b/2XodaICnWBMn8CMJHmqQk6sCEL78Vogf/YchG+SZTE4CakIms7GBsFocQ6dNGiZGpFZ987w1HxX52DwTuPoDAt4FHox79PzpuoAlmvqU47SOK9ylnjgNQmi1AKXClSqBUQwXeuoFslrz21DO8CmHaxrIo90JQDPW/Ux/MGSGixzK1YoyIXcTEOcPPIfchnD4iCBGc+sXJzXOMfPxOULoPBx0UDrLoD/h9cE2BviErDsn5REb/ijp+XVLPs4tBfB9rshmILJhvhoGOj7nLOQ3nZKmKaZCWmp70bgjra0axaYMffDPW1mis0DaA3kKLd8JeecuqB/sf2pz6MQghCmRKNpAPtdcetsilnGgu5ZZ6PjPZJpq/qulJriFhyhFzQwg9uXxZaOKQ217o4fRB29fsyDNCmjLn8d5A77U0nobRo22U+vp0CBwdBtDRAWRNsD/4Qx3VWpm0WsxU+17TWEsqR00ojYaBUDAxg2pI0yBA15yrvuupKh/y3kfMOTishziL/O6zit4vkdHmip9FgH8ku6XW7KKwFp3XffL6kn/xBdy/UswKjTHr9xcHktGTXKo5Br2Ek+MWP6T9N6t9gIrzfr96iuynxlyITxli63XfZgPVAb9/vdq33cdkH146L5cD8GjZr+NP5CbGDw66DfUsYxWlGnsp1cx9RiMKpaqWYtypXONODbhpOXSjQ2cA+s/qdF1U+DpXZk18EmyF/WrmaZwl2XOq7OoUTQoXUWAQRgdRcoaqWZmfSfmXDEdXFQdKr4a0RdPC8Gl5cNRECT2WL2FSEvtqgez9QQioYnWrjFVkGftZjbI9qQb2XY2yXaiBfV+jbPfUEnnc4nDC7xgIf0TbyLh5hvxGsEA0A1I+W17YKdSB36UvzPh43Elo8LrPFSw6eA5nxKbBvdg8jbkoms22NbtnmJgFPBtTlms6TCgU3yZ2DnltzDYtnSGhR68Yk//Tlp34yEZwQMVdDa6hxlJXPpDeFSZoCRKVdInTOltwcMd3iYOReB6a+I5mP+EZ7ZhvHiZpGkB55A3kiMviYopxpQNVEGRfNEjzqYbLGZN7ZWvIl04WZST3qgtIeyB9qWeY9qB+m28gDFgcsivcdcOkC3LWOoXstx398BmBFj9tCDXHZIGWoRO/4UIs26iOrlWTo2i22uy/CBHBhcRoj+dr+25AYlGCpHKUAagsIKb1s5MtE0c0GzqJg+NkiWxdzJ+FAACQRCBomaAiTQCKpnoa/Ewz2axWETQg5vEqoXP5KsREj60KI5ic1tBsvreCij4BGFUG75kVWsxCOQ8WSIdcRcWPaLJEz5QrqkUpadVwStumWRp1RszdIqfDgmakCPmNjSYphS7p1FovUpNh2KQYvi/1Fxvtp6ayOzXIYY8EcTuAglbGAiXFcRoJsVfJMB85I/BSpjCMDldUdIiZqWLOiAr3B4i2yy+e9mYNs3dm7STZnzYnkuEvcgQ8oWFerTmCsvorL7x8x/jJ62tQfI/BVuhTF8BUtJJ/K8hEI+9yR3aKLs21GDuk2cEJttO37sV1/GpIvvktjTLxlxFJGrlMNjOWhDFrXmFi+PFNKgBFUgZ5l3+hJuk4P4zzEqlGukktDYLlA8glGiKXf+hcRiPqxuWO5FJIwRkUddKdM0GBoeuoTgSM/J9oevkUl6MaxfSwpgqYJ9wjgYT0cq+mAMs1mj3udMmPwGDDt4qRLb4GTRlPg800triZa4ieRBNBpBqpp6WJIDJNBNHRYD6OZkHImdgdpu+AKGVe9ahzqgf1avAyqxFE++rxMparPA8hmMbCoIS0sD+jeQYUt4d0HCNBeHYqBN+vi+sKJF01vg+/qExjCobgQe0GQXNSm9O1owm9yf8uwMZtjiWz+4i0NZPtqIjALxdXmPqi0c26xjCYpin481naqhRqdukugulh6dwC7Y6kdGbB0WZL57SB6mGutQnTROer02I9/+PMdTUH352RoKNWZmLMhGcgY9nUc/43cBp+Mwg1RjAObp5pX1RQEde/YZdVjgFNeJDnvap2/Aq5COWWbKEF5dcV0CCgYnq4PKuhbS9BpgBqaAKXi5AtgBraQh1mrwu9woO/K0ROT/61X/cTvAOicPg4RyajjmyyR0H2bKUK/22aq3bcRDJGEIQ7NDf5DkYSGQh1nmjE9XKKKtcmfHOTpA/sbTeEEJ2Q7R+OsHwrYfcX9YOWnqMq5bSGr06blO4dJaCYCEwopmlmkUqKs5pirQDpOVdO4uKZk40bM9U8IanmCUk1T0iqeUJS5gUxQpvt8FODctq3fbEW7G8mwlC6YWgZh8oki0IRO5gqtR+2FzUt4lPKDp9TnvZxTSd6RpOLjnIlQpX9iEpTkchwmiE8lNZk2JB5GSo2eO00OtjRcloZs3lEtDxVpcyrdcRcDPIIBIyYBAgx9k0yFiIKvA6jt+eYpaeZ8GgrbEzfrHZghc+jAjiGaVSFwn9ajQWEDYPoEnFSUH2JwiShJNNBuSsPkbo5F6mKlJlYKEjaLmsRgXiu6tNbVidqXUd6Q3OkvhJMor8R4qP89RD/5K9RvLBoXg5tQuZ3CYWC4apUFtGXd1rMawRs2lUu9xS4lIjMsWxc6fQuKb9nENgsUpxRPKkCB+xWnqRyVvyGregQDkxhkDWVbrbBLzzJzzJtxkdBf4yMod7zPp5qG1LW3owdx78HvKpCsq1xoRKVPKi4wGl0zPgMTeKatN7RMOl3pOENghl5E6qVJUFRKyoi0ojstAbsKnNBi4Y6uUb3mpBJnKV+sMYMzZvgGKRZLGA3UVtNrK3WmBhwMbs0u7H0plnP7zRD0nlZpOzGaownfY3W5Nmisfd80P2wB8WHPZjhA1qWhrjZzsfLTJrMgK4M1mOacOl0OqLhSJi3Y8Me1swXrg4c//Vv/9+3b2gQ7lEkbUZslYX+G1+9lV0pG0swJeryv992ezUiYwi1XjPkJnohx0H9+00msnnhH7KQ+On3Xv3vHAAm+397u5bYKJIz3N3TPdMz7bHbPBbDGOgZ+TBIBnFAxkIIeSxgScKBQKzdlVaRBk8DY8yMd2b8QHJsLxBnD5uESFlpbyFSDislkTjkwCGPTcSBQ6RwyIFTtFFyyCUSUi457CH/9/3V47YxUZBWAfW0u7q7uqq6uuqv//F9qQkbJtx8OYfBD9qyqmrNwg1CHOGNDczRr7Uq62xAEFiuZGddhs5C3fKLxpYI3I7iN4ILcI+P/HDtaqeogtWGbdABabEFMldehR1kTDO2JAKdCokOnyYJDiYv+HMmCVA0IsFNEuCqjgQvSfBkGEZCNknIwk1fEnJJAgNMZETnIWq0lwlaxewxa6B8lAn7koR95YgJo0nCaLnMhLEkYaxcYcI4Eqi/yip4KTSTQzDEUzKtaHhHWWM7Ig3soMrMwSCEuJG9GkgyrAGeoYaaDGqA54BGUgaMy4Q8NqXYhw64b29iJXBWNViTSvl7ChoswPZQg1VVl+gxZayOygexgyWc654SmfjKowpjeFjdpY+oTUC5rYOAr0x6/nnZ7cfTPZgsz8ruAOYTD0U6hXaAndyDfmJcdgcxrXjRIYidXlSC2OlBr4EYgMMYRL3oCAZRT8VOB/Z07Shh2jWDHQeBRahntoPfXEcXrnA+cNBZ8tihEznoYOg6WB1NwI2fub+wtZB/xj6gMtlDqz4jfZh0BeqVgQjwTFZLDdoAK842Dw8IqU9JhQDjOiDvCgojmFf8QMjqI0u0PYZLUKvDyQPuaQ/ksw0xg9PVg/j1U9pWG3hkETMTTbUrICxOvLIhfD9lqYnJ5QGz63fYD56xfov90BnrNyw93RZZqyc2YdmwLvYw84T37ATfXEq6QORdrg767u6G6NBXldrAXP/5FP4vQ/gHzLWFp78Nh7gzFlbI8uwL6iJ8Xr3rphCDLiMQLFCqoMvUiFbdpyP4a0ak48wWBip61mVp0lGSe0gzDnF0oReipc79jnGhhmXoAH724+ctw9h83NoLb4Xj1h6YhY5bw2USUod0bQYTkwo8WRV4ckqx7pPoSwHJ4G9hjagEhElbXntG1YkZfZ/E5PQCIrvbChZheoPqYFy1XsLSojFK26mjYd+/XMwc6gfDvP3KFUNpm61cqu5+WN/LUntFThv41dBcuXBfBGBLTSo7CQEHdR3oKyFgTgkBZXEqM0feyJWpRwfKS6YLwwFdGBZ1YTioC0NfF4a5PqpouEU57SicaBgNPyDCm2KIptZDvqyHvvQcRz3FHr9i+M3sCGqw+07gaxV/2oSF654xIsS7jMz+WukcBCZoCTDXXCta/9WmkhgDM5gACxN0YFA+R9iHLTeJNlA1fd/6UJogjmCG08PPgDgDd2CGlMvKEmuySoKz/pl9xkpwOCtZIy3Qk+YXNsSF3c48fu2ZX+16BmLF7tc/eW1Ov37DnD63J9Jn3OTMscwz+zQBH8wZf+vMc/s04wRePfPitWe+SJ0x6TatTpynqMU8j/dwSb6BrIh7sEQ/dOYUqdUve0QWzSmxhK2GOjD6zDFGaRkf/2dOH4gaAjYe+pGjD5U/N5yKf45vzEdIkfIL1EJ9z1l9ueF6YMZOFeJMRkTxvi3y0cSWtRgGB8MUn6iuveBPnp1ff+P4SXTXjFLneIrKyBjKbd4SnKP4nXm1pwC/ZVTeh0TDfWrrEizhjmX8AyOKfqR0aKQf+9RBeLSffCg5MuPwW0l0CXgESKoQVkHIVKwaDJvAdq6g4GKlUESryTCD+SabKOSMCGyQxQ2LECw0F0GvEZj1prww0J/YHzCMRYYrYNq729AQJnccn9xxXDXHPmlnt50a2XEc7jhG0N99kF/b8OwhUDDN60looiEGUa9tD9ZrunU7l0oYfDV05V2lVni/bGskFFv72wiBQuxTVgOi8mziVMyWpwkA8ErcTmSKfuioQuaH8AWW/Q8cFTK+j7Au2X/slFmOjxzE6DD4/THJTCcQy2DEF8YzID4ByutcybxeRFfBEmp3pLkRB5RlzFReuiwKB9+DG8Qk86QH7har+JOMUySMuXEXUUGxoGJj0ActS+GBOwl/yD27ZiwMtHeuwfAIX9mEJdrEgH/d2H8NH03fuzPhozFcNEHZVzbLvAq3AyrcFlW4HVThdkiFWyJ8avy2B29PB9MaYr1lWptUssVjDFecnAtL5T1p3etwOs5GpPht5+T/nm+yQHBNCaQudOYbV1NdVY1zY0qBG6kZb1TtdzDcDWOh6ypSt6usigkyeAHaZmiHAxJd9kF2q4QcxNB2MlwhUjU0U1XViatq9veOxrR90cdJRdxCDXZxq++bnZFJV347Zt71DYI9HFZh0pdRRDo8JBryCeapFFNKYVcjiVWoowTr06tKDrO43kBnwL9FJshsKiwmx9Pw/pE7LuHnMmzfV2R0l+/rmHRXfJn885F9mkAA8uen+Ca5elayR4qEarfgQtuHO1ikVcDA48OJJKEb4kkTn5aEUGnsAc0aRi0LOj06uqkXUT64Kotx04HpI0UfKEfnJxdOkn9Uvprpn7745Oeb//zkyd9Uj8GOLrdtWR/U8Uneyl9yjrfmQYQM+niHMtZly2RaSed0lXgajEvPm0IUqJDLmPEfMsjRxYrVBf2KOonAOML910q/pHfUerd2dAk2OnhOWxUl3gRCuRoOk9oNUNWTB9yk+x2lbgEPggMii0pR40hmQBEzIMKr1itSykigNyMOTV7H3zcZjgdVA/42xwrPV2KjubLi2boMoQa8cB0Kr39sGmuzrIYBmy/H8CCH26wLHoZpZ7PiTv9b3rb8zJQ8+ZWO9w487WFPceEp7jAAxp0pQQrNK4GHknhExVLFxWeWp0e+ZGJvTj+3rnWkBiQyVAZamY7h2K9jRB7csLnVr7pm0oKmbh7r5qG4VYrxeT5TyrWm78LHLgIW53PU47lUZL3iIvEkG4b0FFDdSvGnKkXt7XJ2ErXLrIL5w5V2i7LvfQCUGuTwHj5bOR1l39F1ijq9oyC4kWXyrpVgeb0oTXaO/u4uI63PBtoycHZHmIx06gse7rr0/2klvEC+Fcz4mc2ZgChksDby04LQIJUs6MsrwHN5So8mgROLZuKuCvs9onwKymHJS0JN9GVHfR3AIkw/t8h7VDAPsQjUS4sXo5FrzkXDAgEhJggyMsK4chgMG8R+2g+tUISJU9TdUlyiqKcSk/Iv3aYlcCwRjChjWuHH9v9w07SOLembUIgBq/ZjaVu/lgkPBjlLT/wBGFdfWbTag+8aQ+ibhatRLe2CeGlbVBjWZwf6ZEUGhWeXmLB9RlCm29P72EnjLiO8KmPWx2TyMX96a5Wc9F6I8bKr+GurZvk4dB+CEtKya6uISQeMxRpWq2urKJ/8AmBgVb4a+VUDaK5/J4xC6KfjNEbqm05TNpDwQZexWDYB+Uc69ZNsTgPaFmZat1vt5VbU7dV7i90T1rduxdH1u724Gy3HnTjq1pfihiRE9Va0aC5dijvdZrsVtW9EPbl6vnm9U+/cPWHx39b9dbm91e5FdZPJQv1m3Dkhj/3QDb5n16LZ+vz89frsbc2n2dULonYn6rS7PflLkjqLrVazdfME85X8JKnV1gvHk8vkhuVbcTwf3WjO47je0+zqjUYn7nZT5ap3OvW7yKPXbkfdO/J8Kc7De25QZqnn21qYO/GddueV6z6X667wuvZiq9FNao+ybNW1Ka3SaaCa+q8m7dpZnO0tyvlb9W66FWfbjViyfXTfDc7XooV2s2Xq3Fqcnx/Hlc1WI16JGu24y7zjlWa3N47q1uWaO9fN1fHNeq+5hKxeSlYxSoiWjbqLs7Nx3IgbWhYbYJWyyRdpubJ5WsANX35GZJsy+6psJ83xuxZGHT1GeigbQC83LHhtBP+yFzK2hV6GDH0+xUH+TEsein8yellfOrYVmGNkUpRt0KQPpdLxkGGTvieVvle2fSZ9fyr9LdkOmPSRVPpB2Q7hHiljKZU+Ktthc3zE7I/K9tK2rUeyLcg2JVso20upwWPZNmS7Ilto2f8Bt+wsCw/kAAA=</script>
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
isRepeatedGlide = false;
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
