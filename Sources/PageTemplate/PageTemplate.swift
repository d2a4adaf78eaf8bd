// Sources/CrossPagerWeb/bundle.py writes this file. Edit the files beside that script instead.
// swift-format-ignore-file

/// The web pages that `export` writes, with `{{title}}` and `{{data}}` in place of the title and the data.
package enum PageTemplate {
  /// The page with charts.
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
<script type="text/plain" id="module">H4sIAAAAAAACA7S9DZBd130fds65n+/d93bvAgtggbcAz72CooUDSLADAfCSknBRAgsCoAQJpEi6sgXZpA0tKAlYQBDkALuQBVJIo8RUrDhsw9ioo0bqDNlhUjXhtHZMN0yGSd0M2zozzNTjYTJuw+l4Yk7G03AmstX/7/c/9763S1CWkyk52HPe/Tz3nP/5f3+Yz1z+nDXG2F9y9blobW3NnHPhj107F6/xiJV/OCdHbHdY2mRNz6dsw+nVcFh+uVX8DGfNuXxtre1Gq6t85qr2V+WyeLVr13Bbf21tfH2yhqP6ptV2fKvn8lUeD2dWx29d4xukyda6sRXjB+KnkX+9yQP5RD/G0+xa9C37azaNY9eTv27KppgqY62xJrHTcZyYQb+MXTSzSQ6YoRlstrk0WZbJZbO5c7lJ4jzfEts0jaNia2Ti3ERJJD+c22bS3Mz1zXYrz5X/kjjZkVk7mjc22mmzXWlq3T0m6xvjXCJ3Zb3C9OWJ0kY+rVwSyz3OZtbFib1oFxaSyBqXTrs129y8GRdrprn5tbjIXndb08898bkvrHzZmfxnLn76MxcvPvllc74v3YsrT1z97BNfMssz8mPliYtPfuZnnvj0k09cfeLJy+ZJPXb5yhdWnvg0z1w2F3HT1SdWLn/2C583X8KPy5/9+Sc+/YWfNdem8OPKZ6588fKnrzxx7Yr58hDP/8zPPbHCa8xfnO1+f+4zF7q3XB9f9jNfuPhlszqQ3z/3xBU+6wnzC3YYfq984YtXZARfte0FfIC51f1e+eKTcv5r3Q1f+uznH//Cl8xtm2Fkn7n6hHnG9sefZP4ar1x54jOP8+zj5ps88KXzTzzxJIdo/vrEgctXnrhoftkWn/70+Sc+c/HTP/2Zy09EtnfCmsYW7/vgwUNbznz8Ew9/6tOXb9y0f8n+ZfsN+0v2jv0V+zfk/2ft3+TfX5n4+191/efk79+yA5v1v/ts9Gt21tq15o2n4wVn0Hhz0JmiZ7xppJcXP2bdmjfxEXckXFTbY0M56+2Cy2u3JH3LK731DrcWxV+O3Za1dNUbXJHwwuN8gK2cT47h3uMrvK9crvryImmKSC7wafOqebK2vliuzYKRK3x/ubbS42sWzJEq8naPOVxtR7O/2uHtPrNQDdD4aojmnmoKza5qGs3OqkQzX2W4fU7eL/eV1TYZmzxMPhYPG6HZX817g4fNoPHVJjT34M+uahbNzmoLmvlqK26eq3LcVVZzeH5e9XAub6x8qO81dslv83OfWBnaBL+ODy3uiTGGuDtVyAk/Jdce95vQHaK74gd+5nJjL/kdfv4TKyt+ux99YsWXfsuSn/azSyu18Rmudj5fktP8tSRT5o7xl3SkzUd+qxweYZZjrpOPpMEsusb4yMdLIxlo3MwtV9ZHaEx0RBYkv7DHYenZfmKI6cLv9gdWyuqC4Un2Qu2GsuK6sLJ6drlOl4Z24OSYmS4K74pftDZakzd9316qZX6WqtRjmmSo0dKKT310bEXGk8rYR/J8uQrjPgZwkW+JL9eCUv4kuiTvvHnze9mlFQ9Mc/PaJfzNj8tzx7+WAFQylExGxucc90l44GU5YapMBpQVvxHZfA1AOSBQuBhAIXAN0MJUpVXsjrzb/1jsWfmO6GozuDA1PXDWZKkg3D7+i3J5fvN9I8OxK1XinQCYYM2BTMbLRn/LKNygXzRefsqLBr2i+RNbJY2VSXlN1hEg4kpZTvkImRSs28rKyujYMJNli4/JUtnjl7DIPltZqe2Ix/VWh7MOZ0dyjL8i/lrZeFHMw8NMusmSwMswlWFxaA1n4dgwH6QFIUYO26rXfAVjDOcHWcFjb+CTIt4XyeVyLOZnRfKFrhBgkKnHl8lXWv1KOYyLcTe6vyeHisk3FwIUvUVTAjYOuoE0CfCKAV6RrerjDjPZ8r+2xU92mAmYJq4FeuS/7JI2x4mkeAKAiie49gK7pBhMf6/o03kxrp+xQGI7TfMn/+EPf1PeQBiKrlz1doXd79vjxRvOJmvvEaCULZDvJgo8Ga816MiRHneZ/Ds5khV0vndqJHOtMDnCRMpVVb8xBbZNM3dVsEfSlFerQpr8qqCz3GeCYg6aD6AnWOaQeZ/28kOCk9gzh8y27qGyl3OfLppHpZEZfESaYtF8UprBonlYmmTRPCSNzOAZnx81h6IT8qu/aHCfzO590tiD7rBAyb80y/K3XG7e8z3hA6Sb4/fh5bLv831mIPg6B1w4LJa80euaCaLEG3dJI2/ciaVbNPO6ZnPeyBu5rPLGifWUN2Ixqw0vvGmXd5viK1aW163JRHFfCurW3TcvqyefawMlsgqymHW7btbl14nRwCW6t4EfcdcxgVUZ+rob5YApsBgWgLdo2qEVpSANEjE05a/a4qyN14jrZBy37Xgg+HPL1hGol9CrfUIdiOtnddcUCsmxwjUgDbCYX1m51+bFm4mdAiS9Zi7UsUCS22e+zBUNyKZ5W1b4NYMlVuSwaE6gtyfKD0VHtCfreVh6sSyTd+WU7DfvFtxDjfmo3iUHyyR0BCsnOHtRELE0V4Au95lrVS5jeEPGEMkYomZ22Vu5RVDAvGzdS3VP/i7Fa0LMfk/GtiZXLCzr43z0AfspH+0zP9WUV1ZATRbcowLC0jwkFFmaM0KRpTktFFmaExUfe78AkjRHKuKZw0Kmpdkvg5Fmr9BWaQ7ICKVZqEi87pPbAIupoEbyGuUevLrUxw30cTket3Foe3Voih9uyDblLqt7EwTiOAYuaML3BDEumi8TkhL2r7Hfl/5Bd4X9gv2LAqm496ZAwwjYHJt/VIECsNMHTXIVwCwH7ZF/KRGdMMrJxFeGbw4zEOYjzE6YqzBzYR7DrIY53jBJsrh4byzvvWmBVQvBLTEI99VFcxC9e+0BaQYH3X5phgfdXmmmDroFaaYPut3SCKh6afoH3bw0BTZw7HsH3aw05UFXSpMCPcc+A3qOfQ7Yjsn9yey/YbB9AeTNIe7oWMAXh/7VJtdb3bwmZFT2NXCnu1APgDsFlGW/CDA+KcyXNOeF4XJ7onOyPwHGMjNOvx6gXmffroZ3I8ulbOWp2JrIxYUvFfZJ5Yek67gdxH66RQgDGdaiuV9aGfgRYbuGwIMDTMZhaWQyDkhjMVGD5k3BioNmP7ZXKcRORn9HMM6UjH4ohxZr5Vzeth/jvp0SQK2nBVietZyBoeCm6fLROj4DfuyorI/+PTvCJ4J7ftKDu/pjeyle9ZFs1aMf+ZpcEP5be+qoTOyNGneZsz46ah6+PCoORee8Ayp/1AOo5HEH3UPyGJmrwwfdeT6QwH1KkL4MrbLC/kzJuGUtAKLh9L+3p4SPILGeBmwq9G6S1ak2E4Tx57ocG+SYVlDM6NQw0jkhzg0fiemph16mufwRcJiyT6damidXyaYclnuxzu33xvwCH73jC4QnvgRC1X3LICnwvFtnZEknhtA+CZNw9yeN5yI8U57U7o+v2WqasFM2u64CdpzpCeLUtXblvkFc3O0j84mPPGr+Ez+shal9fvAB+7gf7DM/G7DoYMGdE4FDmk+JwDHAft+G5iEROAbYDZvRnBZBaAA8sQPN/SK0DIBDRmjuE4FmAMSyE82Bahea/dU0+LeJKZDPxwivX9KBLokYYk4LSyiAPetnLpyQKV/3DUM/s6yfGb5GkBoBZ5AkE5MXCU3FJn60SsIWHU+zde3MDjeAj5WZHRJ8ZvxMc88X6+HlF/zw+adkKLOTP5Nyd50ScdSRYgVBwJBAHh5JL/LJWWlv1NGGbSRnRNQ46xPuINl7cscj9VA4g6Pfb/8zutdSn473mrCm3LQ4LgfiVVwjR14zq3JZsVq+J5Ff35O77ymwo/1gT3SiztEcEWZQBjhX99GUdeGH2OI+uS6P2jC6FK87y8+4PEqk5fvecRHOt0igxhcV8rVo+/z6dRuvxjBvyZ3nfNd7WI9yuL7ryTPid5mx5CwQj7yOb+mFt+V4juyDP78O2s06SJc9JCycqaYEYb4MFm23UdibDvt5TWAwkVPgQcBRiaQsMr3sqXpqDBoiDcmw5GWZjOcGkaP8iPHjIWxGARhOcaJTnK5fTMzHUIa6AX/il8CCtsnDo6PmE8IZUIwNq/tDTtuNWqFKZyX5QbMyxHYhW8AdU001BgziVCMykYyxAXcxHGGAj4zqoQiNK7Ldhpib+0oRmi+NRC4RQi/E6V77nOAIQXyyEwegvEAlN6W9HQ7ftErKruNqUv9fCWeuyPy+DCIwcMWfgsUDIKcKyCJF/P8OXHmYxpTTOPzBwOU6RPZVQWTE1x/gvOyTjx3j0WetItJvWsWkz1hFpV+3iktvW0Wmt6xiU2GciE6vKzq9puj0iqLTi4pOn1R0el5eGxXUfU6STBElCsqXynUZ5bqM3wJmwvit4LqM3wauy/g5cF3GbwbXZfx2cF3G76DY5DeB6zJ+BK7L+HkVineqULxLJYppcF1Ye7BYv3zUbV9zq2SvXpP9lu6mbFKqpmMQVBzKA8VVkI2Kd1d3vLsKJIYKRLD5juGg6PdyKEEip/9Zs3nTTDk9NQslwFsCXiKMCtlsXjeEsFRkPYG4HAIcJHrPfoyvsRAxc8iI0DSpVPjBgALkzJlFcwY9gUkIsLzvodoCKOIyFbwhf+TD34paKeZ1tw62I3Cqj3oovGQDlLONYHTwpkKwtu6AQo2vOIEeX3EEZFqgQYcFoQwSvgOkdPhK8DRGX0CMgvZGcEgQRiEHZJPCaNXDdrciJssmJUd9K0xDVopUU1mqQDNZIN8/rvrO/SKldAqukgcFN1JhZco6IZMr98QYpk9O4/w+c4Acr9kLvnkf5m6P8QK8cmheIJpq0DAF9YwIQNC4JniEWcZ8v6KrNENpq9yGPSpPF8zykkV/T/S2PRS9GPpvSf877O8zb9pFc8eGGZV7BKlbv8mXIlOJwAK+s+zxNXVPJkyFZ5mFsqh7ELYFufSwWhB0AO7sPQT4t3j6o4tmDj0RCw5FXo89uWj26nXnsZV47HOLZp/2Pr9o3q+9LyyaD2jv4qLZr71ri+awPu+mxUqze9sSrmQE+thnBLbOlJmPhbrIvn/3wYNwGX4BgXuf8apjmu8Q5PwEgpzvEOT8GEH6nQK/c8Ki9xsLrbiIjiLHF2UWlkqWKMCxUIy+TxZcB+HSLYWCXCIsJBCSLdbuk3IIqnq59Aj+3O+TfYafR8HofsDKiTLWq2TfHFmu3W5e/rhwswkY0B6aT4mkmYABHaI5U5XrsEGCPZit4+0ctD4HoPcCvnMQNvcq9VuQpgSiEzq7JzoPtYWDyhQc/SXgQYunxes5UnD6oOxy+Zz2BARK7T16KMrxvu4Rsac2V0AI8xRjB3iqy2UnyJoscY6EL13An/wTUIjvifbjT8kfwjDjz9yS/rgPf+aPV7EsTFxloDFhiHjhXzypCuib15ZWhi4AzgJQjMwa/pzDn8fx5zz+PLnC/4YOGho8p5VloCXIINqo2loW5gyMAUP9Rj98wQ9eOOqfvqUaeSGJvRd83B6B6jWDjhUabsF2Ry7splWAiy+P+jK0jK1WCVqOpaFNHHt4gyzgRQzm4tKQiq1revm18eXxkUGcUEs2cc8V3HNF7imgtbxpAXTyt6yqvhyx5XaBzrciyJpfW2uuAaovgeMGvhOYBuYus8EWKoQhTQvOTgB8oPHnHDEvzUeCQU/HR5o/uBXLYmbHZOTsE72elBO3npLDTXQFqCsqR8S79goIpVqlZCi1KipkAWm+oJ3DkPA0Fto+bBY+UNB2BnMG+JxabnkOIqZ8kyDSQk1VSfOiXW7ilWpKurPLgk6LMq2Gbs0dIfIugLwjIAdeCXQG/Or7y80/MYGQJaDVdVzeT71MOJw0r7llGWD4GQEHREm41pb/Wbigvb7Q3+UxXaTwssY0/9x8rzB6m1z8z3lxIliYl3cvw8Z8EbJWgmn7Z+0QcJN+od4I09Vy1SsADl/not8WrIRWOJ0ZvaE8HiCC41lSW5eM5ITAXknVKKmSrFC92WfLUGgSMyZeJzhr0Wm7xFj0XBsQkPzEqM7DOucT64xfus4xdDS0vMgS5brIAyxyDKUO4I0cEmh4jOWGCA8VO5qcxFoxrc8ELruVl59+M+d00YAEzRw0ZXfVsMyap3ATe0AzQwGDzQACBYFYQUB56/guICBUIhIIiCYhQCZeFj78jDH1caKXKgC8aNcDgPwmAAxt+LGEpXlJhvxRgWIOdLMM77c4UPR0hjHAOuL45MBB97g70rx1Sy27Ck5R8zZ/N/bqg0NgKjnc/FG4BGP20SnYmJLm981yeaKQr8bz+jrYXnm/TMkm+TcDqc9R6vM9mX19um3elrHuEOaT80PFn5zH+6A+n+BBYr22zoUNsQRxWe32pEjXoVuERx4PGEuomqoT75f1ddCHABm8CnVD6fVBslPk6wAUUIIKX9I9Yakb4YMFdWS4+pWwj6yemnivDsq2g3JgFOZbHX41hE7dUq8vOHoqTAJe0QM3vgkHymqqgMQC26gwjyJUxPgjN1xQ6/AlwYkFydYQCF0uvUe3kNx8rJoBYRLGYLmbDvAlQtIORa9Z7S4cil4NXX8oErZMFvJ1iyEcFqid9QPV0JbbwOn42YPhpAh8k7wnxgY78SxHAIkKlvFtaHZCjoJlHGvil4Ujhk1rC/j3q3JFDpvWnCCT+3B3T4a5XFTYt1sWzT/AwLYtmr+Pdm7R/A9oRQL4Llp5pqnlx0v4McuN/CIMpcp9Qev3HYHOnmIMOXxBEN1MAzvzqLm5JpN3c42m8HlhQDlHAkkn9WNrIIAwX/h+srp5+WAAynxiNmUFlyFGyUnu6PGNIkdD6hI2kDvv8TrukJma3WUPN7bdJoGxKtQgb4la0R/ALH7V2wdhxGvsKWDdd94DlJ0TjJ/0MTaJDqYdSgQ0FgmVFTCv+kRU4Va31soqyvskKsAcdOfHOhlc+1xU04DSl5ckB913AOspJ5wY/zwY3TtWSefzOGj3yEWHhGfWY98Nx16UY8+gLxT/SmNXDrpvhTN35MxN9KODIpNTDBN0ISLZc+ERv442o6TBG56VG675iKJd87bMx9laPlFxiKxm+RBIN7hJjnRBHzKnzW59hAD8eT2wVw/IZhBuB3Osg5vXw3PQM9h2HoL8IcOj/IHbD+jQ9uvlJfQRYWCvY2DyQLUt1xF2cfuqM0QZ+Erec6J72ZHuOYdlGcoLdV8l9ftgtb+y3OQXBDgsFLwDNCfUiPGQGjHOVJsioBAjKFawbi8Qtr4QKcGkfaiocXwg/4YzEcg4HxdgZEboft9vmkmMsoiQOMplff0BLD+0xHz5rA5G4ELeRFJa6jh2YxyQovheCwbfkI2C6gu6I30vdQ0DfOk+M1g0A70SxrsIBjXfw0V5+RAFGkgxCSdLDgTrOBS0faG/CQfi8zCUfvdyUOY+VwvLoFoDeV35iTGEQHCJwFfK1eDsdHFVA8atiLNkS46rrFQKp5uEM8U75f2CxvsedMgQRDE0mP45u1DyNuoMMCL30j8FQyCVfBG+ktL/HL4KgBUGQ/NrX42xQzXNRoGEkI1QpV2iyr4EiqLz8j3PCu96HY8Q5NYPmAk20eQDNq/7dJoR/uy4inCxym70sVCCOykwyqSVZRUEBrxYmLwed1krKlhl8jA2YW/Rw5ixxzv/A7teUAh38HuClACGJBY25Gv0D9JRZCosCq8IgVC2Q+jNQa5jz0PWk1uF8BIgRFSA7nK2tcFlFHZeMWqwFr7xdB01vyej+r2A8DK1o2ZqVVWGXhjMfeYhRdVPWWU7z9RkW1UlA7YVTjhEuPDngHqktnsMEUVGnQpQC3vEBn2CwtOQI4ARHqjjYBJ8QB40wRfA0Fx+RC8XyoR58uH5gP2TYNb0WU/JUNY9x6jaLla1XW+dQg7quPLCVOSsAe+KMdQwZ7vyNDwDaBA/BY3v+lNC1fDCnny5TMVvwVkH7hHCjigfNVA+aqh8VBnunhI+KsNNQqlKWeOBnyp7gftSuU1pFrTF8tr2g7DZPwpLZNyRJACcatlqe4yKMaf6M9fc80XvLtEaCUVZkfBGjP+Obt0qGmwuPBhheUb5F+TnpgLeAfBJSbGz5qWZBkFIYdKelabAdqNOklpI+kqUaqGAE1IGo3SkVoqocSL0tYruAkZeurBFMJgqlzmmqW7s/lEnAVZieIGAwJtZrFjzJtiPCZsG+Fwrr/hjeYVZ4tzch4mfU0QE9FthG8nX1hmfCTrSV/+wXFnljg/BokwDrUwc88t+WjYO9GI5TNogOGALzyhCXoCmk8d8IEfqPbJZgUwRcpXRTpEQIgaR7FrOSRUFzXuiPkwp3ZcWzd+x6N5rheKnQFfCB6TNTcH5X7c6+7fROio+U+DAm2gzWClSMDjXpInhZsH1u6gPeRYPMYH5uMnNP11M2JOegodQ0apCCUu+OK2YTE1Kprll1ZeAcygiEFcqW64TISfHhgHHB95KuDg9SJ6jBsrp5nS/6uFe6QQ5YQIWuJ+zsOwOPqHzqpyi0xM2P7CG155M9oKezQ+ZoM4qDxmcnT8UzamyBF86t0yUDNtj0Vlspovuc08Mp8YfOxU07VaFqWKjJJVSKVj2ZbukkE9TIcgy7B+TTTNV0FoA1x+720zAtS90WhS5LyzjpeAey/cr73JAv0l6DwFFs7cXKjr2TgOBW/jf2NY1iAoyOLiAz1FTxILC2Qm1T9xPupDgxeWHO7z3MQ5Fd/mPAQNYpbxs5iZcFOLOnyEb0aGwCP4M8hPIR7CR+jn0YanJALoxwFHhFeAoEEdL4iGCoMAlABgQuQ5+owC/XEP3TYL0GPy5oQjQXFllbukTMxgEg8gkS8GPff+gaE91kzzod4fk548OeuEnHJAa2wgKLffDJUMPWh5MeDCD7iLCnPnpldqurKwcg9Bjjwu9f+cAOK/vp1Mnr1oSCM/AYMG/FE9dWoE7rt5Sqdccb6yDKEuI4+ZZXqATDpgMfQ3ktmj8eFnZxi15qw9sv8aVH5h8eyYXRRsusuOLcDrmaZWy8F1yKOnuoDfIxY7UylLfa681X+G2Ai4XkO9BY2oDTwYN5PQk2PN73Dsc+qbVoQ+XC8HE9E4DmMD2XlkJBCjn2eDMF+02E3rMAU3dVUbtozy16kfq4jw4PiR1xlY+QeVLDiRDftDU8eQuFlQkWxhCJtlfdQ4TRiDwUGH4wmMVNKyBAvcFnQnSobSMZh8d12N4Z84pbRpStjSzZ44JYuz54dIK/bP5d8nHK7Lz7NIoqIGWyfONZUw9BMqcDUxhYMkvoISO1OXLZ3QXxt5ZNNeaqIW+citdhtvjbt3xpNC9dzPstetKxq8pGb+iGxE7NW6yS4uGW5H3C6lvbEvY8aS4UO7FKvcSc0tAP07eps7KWtEtzvJKHiezlNEuMlI9Ehka6PmoO/YZ1Q9yHx4H0DzQcmgjUnpMCWcHLEpU6EbEZfQ9Db6A04HXUCgZ8xeW/MVay3s8SIgQ3oGX3EuIS+iDKDsd/o3POcDCrzhi2B4A4lmnfoLfdNUmGrGgq5X2667ajPa2q7aiveXUrRC4EO33rDodymLSFfGPrDoavmXVUfEPrHocvil7pzO99wDUUFcY8MsRmA4RoDCwhXq2E0Jkq76sd+EBu/U5vor10+otEyZaajY6tggLwmiBLcIcRcocgRwQjfN5MR5V1lugBY3AM2UKfOvsvqDbfb9FKOCHKHqCy9EJzq8IfwJl9MmRzMYsn5vjTblORqxzYbBNKgY5qX9lAbW48CxjvN8LZGSKnEoK0/1zaGeo7EghtpFUbA1UZTpQlSxQlX6gKmWA/KFCfq6QP1DIt4D8SLkgef8H+Mp9MoDg7SDE/Q78k6V9DnxCSu8HEv1vwtcrpbdDH+0tBEqktG9vRXu92o7mWrUDzZVqhOaigFRKj4kE7dcB1xMUN+oorhvp7ACfjwDgwPtKbXsUfAXKEqW4d/GLcOoXEalfRKF+EdPqF5GoX0SsfhF99YvI1C9iq/pFbFe/iB3qFzFSvwjYZQUZvEZn8j9MXbnmVsd7DsOj9fBNp91zh6K3Qvf8oejt0D1zKHojyCdVL5DAvhKLiu5tMjPQkrxqqcieBDhBw5s6/9595kw9aNRzGsxPiUNHsC/3RCd0Wx5WwUHkG9IcYG05QYQ9o5i6RFMW2NXUdrhyRuhYis32pNKC87pjH1cEcK7i5viUbvNHFa4/H7Sn7d5coupCtm3up4OYuEc36bRu0lw3s94Ak09Rgd1fd7vs2SkRA5Px7bM6khIj+YCdq+FxDd8H2XDqc434GDJsPl2h8IWAk8A00HUbwGc7ETcikKdqZLYGRmbs8grmHH5Q5DdTtx35GSqMI2yk76LdRCVmBJhRV4XmO5aCDgzVs1RWOl8E2VN3IS3XN9HK+rzhIDOx+6ajHxI9H1zwTNojwKJKRuIkRYvgPqEIwbd+P7oEoiT7M1HfL7KmPpftOi1TGQt8TAlwDaEoquDIU+UQydfdSefuW3Bgzy7pUl9Rv+9riruvK+q/GVA4oTOih9MAjkhOt9lQt9mUbrN43TbLdZsNdJsVus0S3WZ93WY93WaZbrN0MoYjMMAHO9z0T53N1cv7LQjzECwopMZUzKmtBGCDTUJD+KTFH342to2xUI/AcZBF2B8gBnXOuTCzda+CAw0Z0/2BDUIMH2W++Yo7a07jHUqQdDoAhFVVhx/50vsRcQVPcHJTcExwkIit0AoHQpCSGOnDDFWDAGhgNKte2HbCt41itvolszmPCV80WzGp99pZnb+JQKdcJ7Wnk5phUp1MHabyj2OXryWrwWkenKWjOSm+28QJf/JB9/hR/3Q9RO/crbp/5hg55W46ox06k4KlrbqAncGylI9AAUiL/8IyPRHjoP6ooxEdFKORHx41Z0dy7WOYwSN1wS+++FWoiTqr232KKQ/ofO/XCdura7FQUU4+DNPS6iUyaLq27apSQIZ7CNZ3kQIyFhhwyF6pynmnDp8FgahOy3vozVEPIN+WO+vheg/Q/o16yk/B9bNPT0PhAOI20hCK6H3mvdTyTF2v+xtdFPvhRj88e3kkpw2fIT0o2B+mdpfoy8IE2jAkju5fiBmRUdjrR8vb364hfkJPjNf15fnuxiN0E/XRiRHECacMucN2mvUQ0/Fh5Rw+y2+Y5jm1as4GeNZYy0Kpq1Uw8wpKAcwmAumiCfiSXc5pmv6qH9yC3G40osXDLFIqfhXw+7vWxgA839JNRl6p21ja6rqo4Sjh9c8FnNNeCR1A1PkjVS2AlR/x3Z2eOlWIJqpJhViCXn5ISB1cPgNiToiY6cToPKG5XBdLlmjwiceQ/0trLWwwiOerXWubQFTr2J3QCLyqBswIJKsGzJD2n9feObUIGXIJj2rvjGrPpHdRzUjmA/aaiJd67GZr3zLqSXY79J9Ri5gr0x3FpjZyunNtLF52Lpb9LVO8X6eYyuKeOmSpT4xIhNAxSBOHD4gpW5sZdtPyk6TJdPzp8f5PtMowyi6mKSm7mGNwzhgvWgncwPBfqLW4YGER8zrDPmSfahbDWDCffbvViZa7yGrLvPZELL1HR11Qiw8ihCbnUucis2f0Fs99/3qdbdxhGXbUWVwiOwzBVTq+cq5AoOeFSpULkKlEwiwKMletV1FKp+ifMTrRBuYD9krVSBkGyeXam1PdFIK7F6lvM1SCLujZ/Yei/do7DK80As+R2oAeGCzcb1jnVqM1NdZxVcio3KNEIVUSkeHzYVCiEkKmcsO3QheFMWP2aqhGgJ0M8QngIkKr7uTxWR6HV/TRr9y8/hhQxcOXKN4zxluQXHSjthvn0tK5HZfIrTKCgtad3Ro1S3tLMWBkP1QKMpvfRHC2fpN6zBqgC4c4bgcVUxOfHDUlOPnywckUAC4oTeOgpbgA3/sH6NZjm+nl5qIIsg9Qtx8D8cABNl7mDsUBaLsQswcjuLr9Gt29aoYsnrMuWrPqxaxoR8ldiOnqdCVqnGuVT8gTUB4buh0+CuaZOe0F1GQDQgKgqnPrzjr9NiM0ZQsd9be/3aLSgEVzZW82YpfPCyDYMGmxhlJhIqxKqtgXzpMzEuCIAQ6McCsFKmL9QMNFdGfhGBxdr83GRTQaBoJLLo+K+5yV1yE6GQEw7vIL3j3/VK28xrXAc1wTwNFeHo7kZ0dHy6eLJetWlV9xDMKNCG4CPrtAfW7UG+PMPJmZh7FMoJMAOgGjvODr6S2kwbwyoeaoxWwa+NCZ4icYix24NNNFr+Z4b5cXIbgeqhMhdxh5mHiJuRBkgrBzOVkfZ7w+NN9Rcd5M+p43bwj6SSgHxDB2kYUQIpFPh07WdtK2k7BjW26GPn+OX8R/QpRhYjLFhzBZNEB5t1bbVQ1YqLmW12WdIBL6+KvXj9qnoV14GNc9huk4O3rhutxtVxlFHmEHI+rbra7WZq2mR+oNmIPl6at4LuJLAGKrN+TADcEv7yn+jaCXtXgVLuwiH8hMlxltAKq7IkrBGfW0muBumJ+BXDUzNtTpjRpOPNnDsJ1olEui8S2BM2HMc9lqqFxLJu4WPU/BN27chZpsQxQu4JnJ0HmnV3ah80qUx4DiEwUUA0C54BCeMDaT6weKgMjUC9T4QmDwpFOnRk0s8iIMr8K/R/SYgFMcvHWV45NjL6xeBy69rvkDIr4LIXim+HdOOOd4TFkdxYKFwIbYcZcCsPrWl38OtGsB4ivkE+n7Sm3VImQQEskg1xlGPFfDmlLHdAZnXPfJkbBGDlbklB6jAsVIrCFzIDz154R8y/f0l5FTo3gYwh/CjRC0RTIu2P9CY08OTZGQjoKffRgbBVPC7S9vEQQQCwKYEko5uEF6c1OuG/ipT46+XZlC/YAZf5vJtxSkxI8MnfbmzsZH1OEZtsDHhjJlPTxeZvj00NG1D3cBAQ5xvamFxwWn6AePjCrT2e01woG8jCyhaYmyN8X/bV2q3ExgGEkYY516uPMGk2lAl8GmXSs1fZ+wOTGOcc+U7/PJcbXjYaHUOzn0uDgxl0JXDLbWiOSnPVLWZEPyunis/Xz5nI/LB/fxZ/AIHLELanFKqvcgQhLVDRVscyUBQdB1wZE0UIE/ioQtBs5rOTWE2qTNXoi0Gk1RBbwFHU5IGTJ9YSqRje6gv6BVICdRFQJEY4BR71jSOCPE7Di07obMj+Y1gVMoPF9DihV5n6e+BOhkQThn+cMkNh693WRwhDc7TOfydJ/ZXcFsTi2hF9kLuTkyWiwAMQ3jwWQ5YJNPBfWEB9PcENOpdQHetiJyiJyQXcKD8dB5eag8cA46C2kPCIxPel+kKgKmjHfnR8g99yk9UKukZ1xZ+ePjgdA8GURVbLBK3eMj5JyBQj2Fkz7GKc8zbQ6MJT4Quv/2gXjMbGX06yEpRQn7jsGpBZ6nv2HC7qkg0VOFRk+zfohYqlka5Mlgrov/1pL4E1gfEdbBEY21hGUkRx+tIgrL4QeZh2YNCX1ULIsDfmoDPxhXmsBpEXfIGuFJbkR57B1BqesDGCOS83Ho3VGN0/aOnN//Y0HONLq+do9oz9TRYwgxNwm5kEgJFmPunLY3areRJ3AtU+kQCuswYp5/+QZufqy28kCXrB+su1GT1TgLVhiBqkeLVQbMXi/fA4YIYwDzc5eX6V0yGsTAygjvOiKcDxxyURS/7my0CpWBV4QuA7BHnbzJKgZIdPOTkncROXYiIsd2ETl2ImQxvSuHnY45bHLt8VlthcYKo2HOMHdRw5whR81jIx8tMz4Zof9/lpfjzVCo7KH8EgtrduMR9QbD190AisDjITwww85RMN+Yu3h1/VIY8h7kKDlfchWRnrAtyNAUF/+9s1NrLbOtqjp6C8y0GSxuInGR+oEIhO7qvF72mRlF4dLbGXoQ0KkpK1XVQ20FsAT1P7m6Us3WfWURMyICKkfk9mQHkEikLhsGxo/jw3hHQTM+cUDcfGUAa0Y1EFQ99P1qyiOYMZKB9VrmPerMCnAe2a2KTq86zXlNajah2pxWLdyUakmGqiUZrMvV0lkr8Ly9MjnE///W2XStdYJ5GWp41+Eh6KuxZuWHaxcsJA+S/YWGOMU3xp1rCkkF/tyydapyTAIdDzGLT4+TWfYJlJwZMmbR7F3RQA8VXflj3StOVbTl+5DMIV2XvIG655DbIceC9kLSJZrBgS4/oiMJslSi9mK6Tc7RUdHMCvkxIXbRQhujIIEl6Rfk+pJ1097Tae+vm/Zcpz3Sabc67U6nPdNpT3Xak3XTXvxipGlyhNJGKkPRaSyJ15pblgwlPjpo4gC/AnS9YHGhnxq8FdTnkNaEWMM5RXYibL+dQRBEuiBY+8B/CYtDHShcPuGAoUlarOZcydSyk2sel55mYOmr3aRQuwltnPNqgplTa8is2mVKNa0MYAX6gKVd88NqH2AKm4LRbF86RQvAv89OXapTurOQQ+Rgb14n20i4c2qOrHXuNV0Jp3KvzvaCrsRuXYnxPgCQz+nmmFXIn9gH07ogZeB81i9IpKTw7c6kBtehvA3sL5mASR1LA5DT3ITVYWKiHI6oAuxT1CDO0i1VuCeK6WeQxYqi+6Pao8/0lMxeig0wg70Pvf8m4JYqDSkDDZy9mKdqSNfihMx62SDiZ0E3GVNWDQU4NgO9kOcf0t2rt7zPvB+hGpsLBP36aiuuhecdvZ0HFEdkL4FxyfHqvu5wGOjXLvsB7PIdA7BlVE/DGcFPC1Oc+c3H0D29IiCYwadmQMFgh8c1g4t1Bm8POXoBDhNpUdTT6kisGYSyC37LaBkf7KdlAEdNtbURqt2He4ULo5e39ZbrvnCKfqD4tA+r4Tbf7yzlWUBKIkVs9ds+PoywBOEgJqbwcvssWD6eBlOJAFcNEQseJclEkG7PT8OUvhXIoQ9fyzloq4Ec+gJRhgonRRIJYOpWEDMFkY2hQJahRzFF1mvquI4GqqAldYYt/MzSCjMijkYyHblvYURVOYeR/YkwckR7AiP7uSmI8AQQ9iNEQ5hmKpyFrapKxCI1X7OK/uT9wFzo9kKg0jD4AaXBAhdMk8E7IKWcOtCB0tsmvUD0GuPJRZUIJ/01izAe2TKdabtchwyTdea1VPdeUNEXuveGuvc26d6b0b03xb2nlCcPqZVecjZrA/yjdt/FcAxM1rulhjA89RJkHF7rApkGB6dEsX0GTQ1zzsWaDqzX+nRjj6TLcIhEDJ7m8IOKNgHZlo9OoFU4vMH4PYcXgP59qE3Z5crNnK9Yk3TRvFMq3hwgLxHTRXUTJjNFnuuZl+2hyYmyOlFuncksm9DQAV9PUI0FpTv74RFCU9rfgZbFBYUAkq1FtGV0Ed1wsBJUSkhnNBp0D0bATsi7vBfQzpyfGQcDiqgqDuYRpWen4GjozU1wt8JxurLHPgNLzwP0co+ZfLOsIJJNKLQNFdpfhUnAjscJRA+1WWd0B4dJKaTzUMaQImE4kglv8ThoMMoaZpibCCIvd3pwpkl5tPkFPJPinDmpfIjM8WkK35gWnYAWM+Nb0vE38iPmGDdF4bvO+Tl1Gp6flkdVZszCo2X34NERkMOXoUhDYrUIK3oFPP5BdxFOZAmD2ahJSIpfheFJvfNd691LG7d3fJRwLC54XEfqervP7KcJ0uylQt4s6EJpjiY39vYSqRgX0VoMhbxAKry94MQiaOFleZl3KyHvo2aqxcvCa7iy5Jv/tjUaSZ/DQ9AgQeGGLBnQUiZUUyaFApCnHGbsIVNpr3fI7KFJyJQHzf5Be91O2EbZmx9EoZd39/a6e2e6e+dUfJfrGO/Jnki5W5jYcp85QI3LSjMtcuiBYm7dUaFkl8KJX4fpDOE3mOyWoV1zDFjsmEN1xOKGEeLhHfQU9Avtadzj0OHyixDRHY5d02PCYnmYSnoIHneICdEkoSGGWTMzxiGRZgUbLbVMCSNNuzwaDyCBJlIYFqrw62vCRjDrxW8hZySs2hPrEE9qjKEwhuUerBbjDJiZA1zDRy95hNf66DQOnbwE5bc7PhJ2nUFAVEd+tE5wAAEScoNa1b27AGFUbj2JsxYqBllESz6fLyJXrupSqFO6lGj2pND3tNBUmS3jW3x0bKmn1xxEyrEr4NgPovW3VbwMQc4gXxBQCB7Q5gv6EdOat+Vu01LaB0O8jt6mrnbF/5bbvoqBbzjNHBN3hIDySp20WpbDy0FiQVyHC3kxSuR3hmsjFowqGmh6ahpFmJbRXqJnqXoh718mVy7wIfx4iqQlueqKIMWF1IqAmh1MvligB5c9aqDl0h6jvOXmn4A0FIFJyeGLlDa3Bc31NK2JsGet62xPXcHqfrkNEXNjv/hn3bLvtz/lA5eTcGVS7ginO///vGCex2ddFymsPx6kn52Dv2K2zFQMAsfldoQ7qa1cxsr4K6SJTsqf8LTWVzmH3dNhH0HwmI562I26H75nIKMejIfJAY4jVNtR3+5GjdPdqHs66tfsxKjxg6N+zWLUiISfGHWGSLuk3Yg5ZSGZ03FCG1zSO8VMtlAi5uCCMkZrRPR1zBfNM8G3kT6Oifo4UluJTQfNE8db/udY+4WgBZBnYGZs0PHBTxSqyqoIEIZ5zBjvqw5WjLd3PsE3Ce9igGOoLc04J8KskPnULMPwZb/ni3QvNydXBFllGvPE9Jyyi5npuK/OZsw5QVQEr1IfnxiSJWR0mPw8pXpj2fVM7QlHfaCheXXXnIP7fXFZOHg6uMLXu1B4hSE0uoCXBN/vmEF1quUO3tURLAWAAlkThet++3l4LL4Nl1TJsaFlQI6b+EwfAH+Zb2un53idQeDJdYbIGuuihhkixmqQRErAJhsFzXLeKYCZ1oMLVaomNVeF7kAtpdk7LaWpoBDwW//QuVT5mBdtZw0gA5q3tAReBwiTUit6rBwoInDWI3EqmCZMfp0zU3DKhEUAgdsT0TlQ1JMv1dkcH85hOUjKhc5sgA9LlRfNlEFNFOsnaouSOTwFgS45RkGsR8e+0AfUqtYKr3cTrxeOo48r1Fc/VTfijDmu1dsm1VTX2ToPHas2hhfJr540avReGxu91zbEW9Rgkq41T8NCbE+M2JFbZG8yZu6p8KfYCZcYOsTYjt2Fjbpgyv5/BrIfYP/7GhdK57BYM1ovTzCatgOwSINkHX1nnDpgC4hFBPplTa7cum0kNNYEYr/GG4Uytgi9fejhC1UUMndoXg4+kc+TMwHim5A23AYCO0FBmbX5Hzh1WNrf+mnE6wBOedcFaFDgZcQQ3lSdXBwzAzPchORKZlb2vcD9riLE/jFj8Bx2Q8KEs6pecg/ER5j+XCNKUppSyBAF6i94tb0AaYITVT8N7Q51HlONRRQAVb64Tokl2zkHPQX8pccSpSKacyRRp0aLlxaTvl8MjFLZZ0JsCnCWEs5wrtNxJmS5izvWRepqQHQbA10KX3/5BZ8//xQkuqPl1+g/C0NkMENmN6AqZEJNmDGZgfPbddCcpgwkctflkg1a9ARmgbOQIx++PDr6/e9H1+XZ12tLxT0eBX6Lj1JTeXQSXt2t78o/oe/K35jw8tI0cqYLSIdxTSPNDR3FSj02YF4g9GY1sZgJXobr3ILoG7rBLQg+i06jKM0ed98hd5/ecz8yCLN3bNEcUx+vLSFt+OEallVwXfecGnVHj6w7qn45h8sMjHqk0goxRfmrBObftWZD9j23gZ9NwQWDNNFB5oSunRNJboUs68owDpKl1+AnTUAhrxXaw3RWuJcOOrzxozQM2QsnV4auFUnNaVg23JhXp3nThnttd+9J2qohQzYN3xjY3sun5P7ma+BlI+lcaxrFUcX/a51di4KxmAbUEAU+p70cwjV7Rs1m9ARkApTjPoYJ8qO6EzoXk5QhUqlmeE6BeI1G6pewjoBSJYFSQekXM7WRDx9FCgeBLxiRxgA76XABbUG5qyYhHEgnPzsiN0N/oh54pxt1dh0pjADhwqnCqw2KhblgsJWd9gswHgRnXmhO6Sh4oc7AZVElAfy4DApI8yvQAUUkStKNvXoahuGUk0C3Cc+dJ9gfSpdUQEcVLQivj7Rqwph5qwJCTFsBn9ZnnzAhkOBc2AIeZM6iZdqVCp+1WXFUGcQnQ7YXFEXjdPkxHTSzp2PgTMfkqJIVxhVg0KbHkSfnwa/0QZQFgX8gfSuizvAAyhLURHSSGXO5iHmgc63Bq2N5LUkhs3zpPjoi++gbkc5tqakBCJn5JDMxsYeQA567KDFMjKB4hKqWey61s96xJsiYiatSgBHTpMeD7jaNRcqxjEn305CRxk9I5Lw7JPqBZjZfDqsbXPp+nFmvWjUCMhQMoG4+TuLCZFxQ4wrj55QxMeuSTZD8ky82iSq5oahcWhkyYw6uTpd4H1ADEs61DzHkblCYB+4jYG3I9ofzjG5FLhch/e8or4BKH3CCr1A/odJP1smBMV1TcslS/3cs5QB+wz3YApKsuCZ/OkVGxDHX3YRTUEyaTyP1MrtkM44xF6BpYcK0F+kVbTIv9ROdeJreajfeuhxuXd5w61ajQnQcuAolMEWpPpQ7SGdkMeDMi6t2TFzzghUhWqEP0dR08nBNdAWwrHsXvjDky+PgAzcP5SJIeUY3DhdrWDrqC8ES0UNTMudJ0tG3vEu4AscZqIP6yKWCJNiyzUNqlxBMyhTzwoi5ICYQ59MRMS52tW6hfJc289rsDr6iVH3Y8gwcwcEcMI8iUxSO8ynKQRsOWuYtNHS9pe/BJ/SH+vXxxwJy9IQUi4YFPY63hT2O66Gd4dDO8cM8A6vDwxbwYyE8bD8z1oSHUaF14HhFAa04aFrlCZPytLrxtY16FEaNHKdeCazULzrnlCyFaAt3pH3OqRAoof5jEzVAmGEADPVip4B1bXBD1AU3zGkKy4kwh+B0HQIaYvX7v0fPME9Qe/WJ7urDdAqolKU+LGRHg+o0OpTYwcd3TRyOPMshuzjzfGiUAe997KihJ4oG0AijEBdtBICAyb+FI51bpeZcDbAaOtJGrYYo/fVB1LdgFLdt1Cr9dydCWueWGcGrEmHZQEg6XIW6GH21p8ZqT826ODTsFav21B6Et/1dZATwcKSse9zFjLryvmDgjuE+o8QdeiTKYnmdaPDa3DID7j+EK/hSeXBVvPPdc23+Xhlm9146HVTCsyKjGeWQYPOeVdvqBOOddwJeF574jhCMYFtljSOHGkevWptoFZxkgnaQbGRC1NY2cmWCctcuL4PSMFudT07W+QjCJ7VvmvAnVaIYwRwpsyEz+gWwEFCqp9BPpAVqU4G9K1isKdHgldOwXQrbcwF8fScRLqkVLUm0gFOkckiyTidA0+Hfy9zWtWxV01HHmt9kk1b22UyfFkUScAtPm7KZCx6C0MrDgQbeQ3H5nnon4kt3EU+iLBsZPQqgs5Ro4e2zXeB5Vz26Xu/YuAV2+BGYsu1+B5x3dvid1+vtG6+Rk3rNTjBuO/C6e0SM366KTZoJBzAZhvRDGhMDNRVSS0uPgQZntKcpv5RXvGXrLcfBYt62NWqzXaqmyKeCF9vWubBDG7JDPadzVotjJi6DEgsOiXcBBPvruQ4MSp9x6eGyOsJJX5Ebn6+YKACxo1Ew0pyo55GNJViB5hkTCkOQV53HR2mNhhKEWQjkAl6mxiK1CGWnGRLts5OX/BSkeJnto+axROvjBEm11ylvRx8tKtly1QBLV23XYcrywEdpQ8GF7TdkcPOcdy24sL2QHhDS9lAnZXtBxqxfDf1MVYjgosr1mWpajskcyXSNKlm5ivortIVamy6gudd8Vj5pB9WTUVBPRoDLr6Odpnoy8tsZv8MgiOu8y/68HB2oxapUi9UIgT+RVvqIAOfnkYHroHscKSE0de0UdhlAxs9phqOYtPICp8XRMAf8vb1IcJH824FifXT23EIee9uyJpCGI1u1I/Hb+WHbNWriUXVqA4TdA1oQQaI/oPGt+xEGC9cPRr0uSLNLo3iokWFuPIHo7Vqkp+kHF2cqYn9SU3Rr5uDgHl78i8wNhBAKO7o6llaQ3XGZDvSZSDyz1+stG7fQFpXuZ/0WbDOqIOTao3CpmJe1ygGX9CSdqzdTsbKpccfjVaT01Bpkh5erbIPzo5/9QZESswjOg6egvrl1dIv3OASB5krlYhnulsnBIEg51yBluo/MMiQgnBwIkso1WX4uXzRxJlbvEFOV8FIAESkYy9v38PyFolluBcc2Xcj2s37mODLBnUYWFt9fuiR/Z2QDbW5uukvHjuHU8Usr9FmM5D2zN+72mcZvkfnkVwVEWCED6pSn5zeUI4f9ULZezw+RZ/6uU2gwhe/ub3nXKZS9BK9SuDLTIyPm26vgjupaZ1Tq/jY8OQEtcEUXHgl37OmT9cwxarMdDHwsk9CH1Agm9sQIrtknYSuyIXvh4ATMcAMROLDHp315or25h0kumFoeacaGvBnfjuiHnkyM/JNjMSZHyP/ERIyHqD4mED6u11HndspyL+tnbkvnzLpFsdOW9ednu/O6REKYZoBDq61+S4UkKD2CRR8ZSGSAs5VsEDjdIRHHrFyAGl39ir5RkVbm26LeLZlW5ovbXQEDg09mmP3WwqMkbzwMToLx4ISf+a1MluepLck0mjibuCmI3ncs1fKgno+rYIJUAcI9n+mK9RiEFu+6CmMhsro7+Cy+4COmHMfJJ5mgDWEwl1/w9vmncOz8O47tiR4td6Ngl3AMCLCClEnUgoYe95GAiMxg+oJ3+mwrqGBU/Bvn0tV0TTNI9tr4KTILTBg1r1mkvGbH3I2slKCAmWqSguRFNRg4pSliUuS/hSsw+IyWm0jhg3yXICit/cMgKHgN48aUUVP59btVMcn18hRbKL3rFe0Dz7Ls0HCfeS/UgMfXaZk8igjFN7QgzWN4cXTjbqpTemPHVJ2C5bLqWmIBO9RzaqbNqa4k7zhDJ6Mr+zOaupiaqOdCHUukac7I1qehpGZ0jOo9lFSNyciDJ9XQPtP8L5ad/MJyHZyMBFCuNm8xCX9tZTXPDkMF4ZeomoAiRJOO81Lk8mR6BsMMymlpJy7u6RkwzHI9zqUlyNJ3YL8lXxsDmqFc8P3W66hTc+fr1dz3WkbmNP/qzm/9zfSyFpycXZabB8vNc7y1NDvUBcUwCwW0FprWNy3OwhkCWbOdFvg8Eprmu09BnImZjTwrqQ8J2chdyDrvQlbyzn3SMZtsXDz0bs/8fT5T6P9/xEOpGI/w74FR8f2+60NaO+KCGSTVInuskwwfx+FE9dtcdxIceV8TEfbPVgrmz1Y2RuOGpt5bv3+h8vfs2jk/2rF9btvWLbMoFzM1WUfGmun3FZrpUL7wY8M/17wqYxvsmTz2XjhFRYOFIjDm2fpPFL7ibnV8KXc0xYWp8J68UJHDQgfbWGjSmjcRevdmdgKq0sFRVE2yD49qcLF37vHanB19W144lJPD7mTMczFOuSYRATsrmpCsc652rA+TTDl5b9FE7zgso+lG0un0mt9H9/cNRzLkK/hXXjjU0QwnRjMxhrsN14kAEQvf3GaOmHi5TETRrGkg6xymgvl8YnVvoZKvCN7i6t7x/VDTN/yG+TtGKRYa+hc0W+NuNf97/TWvaR/nIP/sZbHE48Pd8m0vra1olqI5TVoEf2ma/HvqAEBV/kKVD/58ocE9tnyCYT113PyxPTV8DwN7ZGgvAhbe19qt9aJBuKhWm7UTBKIXkYDEzTNQ2STyee8thAWWUzs1+V6iJT2O1z26W+OqDF+P6+AxW7Tn+yPNkzxfu3Coc8FnZYG3zYq+Qe6PcfdbZuK3iJJvonTyqEAp5Wiwo2hQLFoG8Tp+bisajG0UYB4Z/+TfA3TuR3D28eE2IecioCNfzK5C+zFjrPgQ/o7g1Sm/58fn8cQBiXFfwAetAM23kYAGMPKa1mfOZTTvclZvHswhxyRzrnbty2gHAHo3mCmaw/KrXzT7tVlA1ko5MYXa18yUN6dlo0vapJqcudIaFI/uFfJNTpPpYepDTWwH11thBHMo8KfigTGGdmDNL2VkzMDdcmNacFUTNuATJ7pwQkMNyLex3ow6dgrJyqkGg3KChxb61EKLAs8qaSlVuzNQMpWrkqdzkk/VkPpP6Yb2J+9Ap4p8Op/AtAj7sHEfGyqgYaTjY5ECRoypbVbb3Rk9gN0ZqWUZu1OmzY9PJxtPsz5MpG+XB09FzhktP5OHgt46ARxwMS6BjC8q/n5iizY9qIYGEdCZLYdsyW1Nd4NCOet+Hwi/QzocBM6sO797w+/5Db9nN/weKL8X6+ZNlBfMVY2UqlKpp2Stv46sDUJt90m/zINNeaXOmq3rsklFspwTS4WiS5dCwqlILqGCkfV+7eXGQUCOcBdhAd4CH7l00M0CsopmEK58GXpUcruusZPXlbyX0S8DlkvqQXfE5FMob1doiVBh2U7jloPuhDzAaR6F9F77KTR0c/4ptV4wXqv8uXZt9K9PJlwNu2xfCFLk2oWLcoa+H+EYYaz/gD2wUmf6DqT+/Z48ILxJw0c4njnN63CCWmu39xBHLb3dhzBifGs+8Ya2xPKI5Z/C4V7n+jkCrWgPD8Y5l0E0YOiSJfhedqm5dStepo2lXPfR5IWg+H05WBiDj/wrVkt1R2qch8IN9vvdiHjXd5H/0rcyb4FRZ8c6Gmkpgcm5ZKaCkMdg5HHF3hCsexyCE4AvwYEtGlRkExp7tPyyyHl2HSQvtO8vlD3fv+FlCRItxfKOA8U3IvqBt0Xum+lLbVF7c1k52iW1geSlaZD/CpYpEbBD2RHoJm0bjkavhtetdj2rg0Sa7BbVQSLNVqsZ1LS2+Euha7TcG7WILDPzODTl8yFT5ZFGC5Vpnbi5NscaH3YndPOgd7OL5nmLLfhy87W10/S9owWsDaOnSV3kCNgS4hfq7Cijtk6NfHYd+ovyC6CCdGSVe7S8xgt6grWN7ZB+WB7jfJYuFnPL5bDR4u90PkcGMnUMK3+WxsCXQyEXpgP5LCOi+YxQ8kPwIaWD6UJos3CIZlQcY6ILcCBWw/pUWOYqwBIow+LfAf+WrFwhAB1dbTZfkG8ZIgVLUdyJbb72Qy2rLOUz8UQOlHXLeTvulvNm3C3n21G3nG9F3XK+GXXL+UbUTshLDpP1RiSLCvYQC/vbTlcW57GkrwqIvh7pQr7sBG5C/yXpvxrpqv5utG5JXjWrR/11WZcLTI3A15SfVS+5O4xgx9K0klusKW/Tchavu4N0omlX605zJcFTMejbEbXBsINEPe9pvz4xKn9a01qoiwRdCB1U6ME6QG9OrH5vwi+WfhDlNmay7zJ80+ts7EWKVv0rczoayD2qJYXKnO4VNOtEqH5F0Ho1WhZxFdkjbkdIQmoIabbFT2Eu5JLt5DcwJc/E8kDAWTwBZ4+qE9uLbfY81hoKki4DaamJh1pegANqF0Ebl1/wyfNPPawGybkPqrlJNgdteS9q1vzir6dusOZ+aJwStzjFR8x0gKLtSQDGNiwj8LxtdcoY2i0QUWQrgdk9buYuUPg7RdcF+D005YXyczBoD8a2q3hVjse4soaXHMOuXjgaPy2wlMDANtMmMEGICFSsfuZ6Vba1bnItXVBCkfSMXb1OiJQ5OBo9ff3oGyaAIz2U5parAUVw2Qe1USFcm+a5p2L1i2mFcAjVKoRHQQiP1ONEq3cYFjagEK7F1DKy/FqmgRU3UqT/oPOObtTXrXZl+74RunPExrYrrxJrmZe8rdqaKw8D//DDcOyG9/bn4W3SCiLTzOYMv3k/PWJcEqk3z+XwfmMWdJ/LOdRdmjpIH41+e0kGhi+mFSeTS4zGUJ45aJBAKUEpVFNq78ghuZO9w4dYG2n7sn72e8JWFnS7BEc4hgrf7+OOB3SHzH1tPq/gXMR8+iERTapBwCxy8kdW2z/A9KQH3Zs2lDv5ng1eQAkzIg9km6Wh/lrvGKugPWOxC3mR7Lteh+HB4jputyRUyt243561rgdSS1EjjgO3PoAb/Ak64LBmY8yicXTLTlE7JKroIS14BTH+hWbHm637shB9mi0fHoJZg4pLsBQT2UML+fAw2KvJfCv3jVwcmpFDfao7FvxfOudWs7UuGKyVJMo6jVWTlOhQtVTiUUueX5FkVn5GEWIoaNNDipMwRmLGHD5zMk5oZuFyqanm+qPgcZd4h2A1OBBRomWhRLpoKVLsaTZQBpr1yvfC0lWqr9QCXglNTKTVU9VTqErHA84nBwztB6ZwLDScmxAgkCVh/MtPnPFnIetkL2jSpEI9gzWoRmMsI83l4tR/MGUejjbkrvi12CVtorFx1eCXnfqNB3wbl2uawyCW6c6SBl5eSL4gVO76ddA5x7XQ9Dyp+sU+DFu5UyOS3Jkw+h+pqDxS3aSs7OeQOQtOHCnt9S7MCOYTdQjTZdXeh9Rj32EJWDdBN2m8M9/2SfkVzaGknqOlfDfL6mgGzZBLc/uiqTRbbShAERED7dd79mu+U7nuwKJsU/Y+uGg+pNcdbt1QkCfxhN5xQmUUue70onlIj51RKUaOPbRoPqW9hxfNT2rvkypFSO+RRfNp7T26aEIO3Ws0vbJ7EUW/2DvPRP6h5u957d3UxIoOofO37b32meAwi1K9z4b+Ny1zb/MVz2pVYt57J1Qr1ix3kYrujCAomZ4OdDxeLm2jaQZZvbT45chmaz8stcwnOPDXbKtSz+9CKTOtRyeP9G1SygxhigJd5SXodGDnWghFMBycoDKM95xcBdttvMLLpW1+VN0jEWUusLDCippaQrcrG20ZF0vPz/wqkIDmN6clDZhi7irFl59SKeYn4XO2z3xKaf85udDA7Fzg16eLeqjDCQwfBgpJlskdmJglZ21I2JwDeTGwsXHYvgg5n3shvHolSIel9IbNnPxFyJM6DpZXqpzaeI3dBcLO1zFIum1NK+esAfuWX/SRZks2mqi3YD6I+3RHx8thttq8xXJERvSjYT+9RdHxf7fCm9NbH5PXWcSY9jSaiiz1BaTSEVk4xWVpEz/YUY3yZ6ily5oImUxs41q9tbpIuFGdcxIV8evp2br1oLBQ/dIhMgZCvoKlxgTlmCBGLo7TycZUQRLjBxfMLlQ0mXC+2dKyjeDQnlxuFij2/J+J26ThOailM1CrGXmml+zq0det8kwFEtqstSVCC3VIFWQLyaYtEwrfIChGx3VCWTzTFyfkg5jO7mohvA1Zr23ILoWCkFBiIOk8YBKREIYcIzJQoXIrM7bSDowycbIjoMYqURpzr7BHA1CYGTS7q01oPMqvyvQPIE5Oc5mozeMd89V04Tc38Sm/qXGnVlAk8hT82001y5umphhWJC+YLXB9Xk9B/+aYGk0YlilwFwMEUu+cUGp9XMcxqEet9neLH+LmAndtRX9Qz6O2YwGft3l4D24V4B3KZw8LP0T6+lwmbQEhfzJhs4vmALIfLJq/IM2mRfNj0mxeND8qTYnC5YWf9tOy9NNc+lJYtb1ybAo5TKGZ3gnFrJ+Sw7vl8M4PC+4vQGN2yq8tCE/DRSO/ZQTGTvpgFDXHaqht23zvVizblHwv1YAT0faaGkdzQH6KC+nbXLRkVx6VRsgN8kwJrfkk0vEvMk9SCvpAaDzjB2Drvmu1fR71Vw0VBgMRqhbNr2Nq0h3yaz+iG5GlfZuweIYsnghgrH7KMCvDa4TDyydk+KFI1nJcC/sVxd+LnF2dWhPASXTvZo2K6+1ujutUlX9Ih5MW7T7M6zjsw7jbpuHUYPJUT9Gg8ovN9KlhMJ8wUzYtSREsSZFakvq6xbuNK73fR5fGHfI+h4XDETpFc5JT443rjDe0au3fcEXMC2hwUvv35NG7PWWKIsifdhXSk2TAM4iyFeyDugNMxUmQOKAK8P1qr92rOS1CooXdCideU8eM88i3gUhT1J8r9W2TzLSBSEy68LvORi1L6xiApXliZdqvwhyK8Le4Wb3U5oc8MUIcOALJaqc+neFwDTXfbz/FBIGdKMdnUpRLgh0VLBQ4X405MG1FREG86qe+8KSAmgNHHJ+Kg8/2ejf1tFm4wITUQlqkF7dO6njze4NGklfEPP2neqivu29Z71tef18QRJNWr/GD72ByjQiVrYuUeU+Ke0ybUHL4YIxoQXeluaPaVXo/z+N8rzv1rafDKdxbfNUGs/68JpRbgAuaCaLtfu0xvM4EtZNX5/j9yiFYqghn1b3+QEgCpf7eChTqB348uMqqW3koNKCO55SIrM2Y2m5FgyPNC3VyNHnaW2gLoCoUCiryFjj0OhMOHV4bDllbRSRvSRsz3kHgjJ4mF1+7kAEPLRwOo5aSCesHxAg+gkEIrs25Cv+QEZP9asZmtbpQRNIJZiLPiKYl7CmRFJg71n27+W23LDvuu3/8/e9nN9SV+CGmNSj+buIGSpJRN6FH9hGZENrqdnBwHgkiDIOjK2ofVcf9YIkluAtsn2X4Ok9fWoGPFWhRQeyuWWV7CFX+A1TAfd5Rtu4hHz2VEaGH8s9wnPgdtgfda3ompqI49F4O17yEFup41MJ5yS6Td+0jRvtEnY551x7k+Ju49qYl88qbxtxrJquIEGkRWFdw82ydbWBge6od6YlQk2iegQLZtJq5C4KwMjAUKE4plHUGkTVXmdanr0oo5EXCZkAEvdBah6xK/WbuST+9TO0M4p5RWRyvKcDPmBPDiJ8hv0phGIYJenPCP2gPhVkKcB6zaOaV2xNeT1gM4Sv8LLkLFDFaYAInMD0pNGHIn8R8OOXn8CGoXCKoAq9XQ3cZr1IFflf1l99yvdoShG5Wq+iB8h+RRniDj0gjfMOHpdkEua0HknwfXOIg2fWgqdqvKS73Qu8JjN3TxYDvKOz8W3xMxS0g9OiRG8JsCuMFRbnw/2pC7A9CsW2ke5NzrE7h+8W/6Lk5KhTV1pZrnb+BqrJKpb6zwg7RYret896Cq/JcKCYMacm14jdSeLaBRuVPa960vuZNyxG+4hPhyIZEmXFIiSFcpKY1FughZd/RcmTTYBqZ/skSJDaD5wuOC1vozSyEnJBWM2FeyawmEI+2aMD2DKbp5veySyxdDjOaLD7FF+E7U9Y6Q/1Qv8NPjxgRPjpqq3mKY1HIRP+q065gw5dD1xyKXnIae6Aa4c+To4YoXkOVtYPSOxLEQYUyrymJR76XUMshVPVFp77I30E7fyi6g7akduNZpymZen47kod52RB+1m/ym1dWVmSZI6as6E1mwUCilUqV8pVp67upLtcG3Te0c8EFOBWkxLDOSvOqtZmjH8BiVAYFx5lsiFknqM5INV4ppSMusHlKpSrrbw80WJPJP2LdBrmmqB3USpDl7XgNbrnq7QWETROXIbkP+AIVGBheRqrWOVOt0+NmnR43C/rbLv03vALAAYSoet9fVuDSYgmm3NYWIOiCxnTCAhWHGSAraoJ+3Hjmew6AGeLsbUlPV3k+swdNTDgfpwpQwMLWtjwFLRukwDB5+CkZ6lTIvCGDfYDOOUxcj3CUTPkZ6D1jFLadXW5+XHUCkxZ4c0Yum0PJC2CmuauLZok9mHePs5dfheY2QS2k+6XZdpDFoV9Hkcam+l6hgbRQuCTALkzxFh+0t9Cag/YmFIMWvvJpiBsSoH0We2FA9S1HNCR5bPZzkhymBrrHEcQoBr2GCRtM1DAcTXzEJxgrGLO4rrpP8rSmVB1NpFQddSlVR+OUqn5eJt5fYCCuwwq4bkEnYJ2mHOQKg+31h7SThJw5cRsXFWg1HSNhC6QpUMBv2bN2MJlU4SpPQTx6YGVIxfKLVPCZTutI6wFWNe7i/thLVGmYhAh39hjXzl4JnkpTA9TMMhfDHpqMlUx8xjno3WKo8VnbhL1QvYT9a1DBscc6J+yxMkqM8uLPqNqNR0OdE/aftbTzsg9V253Q/46q3VLIdrLGr9oPUm2UlGtanBzqylita1DU5SBDvkfVatQMBRTOhcRgTCoCPVAyoQd6Dc7MmofSdq6/EMOgpGYca1SCykfEIRrInCNTR5vgrQtOlhMoHBjLho/HMcssJD8OQ1aNQBKuVQPvs0yQ8UqQQ7XyfEi1kx3lbn4d31znSs19fmZ0HbYdXoj62wWz/avROSs+xrwGDICGBdDpV/HqWolGV0JLUMusevpQCVxu92ZcYMvKvYDk/ytyhc5Qq+N2SnXqTO7OJjL3hdor1ETDrxgEGKVjtBLiUCkinKzAcvbbWhwMy75jYUqVC96wjF6PJ0ulwEHDtLHqQhROjGCXALlhNtCBwkGOfD8UoYA+c61oUMGVP5cOFPjC8jB3nqJP5tTpkaiE9EUDdfvVmifYyRGsRO/VYYEH2xO9EYFt3BO9HiEL6z7zWqRRh29GCX6+iv0rp19DtURcZuXyuEzrlMWC24D6N+DOMBX8KaaDM0VC8vsqdvdwWb5dZ6XL5YRB97taNhhuodYTeftLjk8Wwk62AEZyG9ZoXDFcvRRmNy5zq6j+S4XbsZatBpCJNWr1h0BeVJ3GAbrMOuiKy9mJRCptcU9BAQuazwq6t4T8MKzz8Ri4bkcYqObh7R6HkAJwCtGDWoTgHOpkL7gzzOEOa3k6mUQScwCamZY/gsgwralYlHurXSoAX9HopvPK/5wL6mZqp2izvaTxeDK5Rw66i9TnWzXR5xMmlFfhJ1JugmVKqwy+adWHB4ijyzJkJ4sCh1JlRitxmQUzSwB61Wqhx9dDudTfQVh8W9dQ1m07UpSpPvdeO0eaKYJwAhAo8blwAsAbLgqj6VDfbwvef00YZ5Yy3tYVc5rDArDUEjjj7cT61J+Cp0111zGpRNVzEzG5a3cpbGxCuXn6SO3Xq/BB5a56Hi7F89AoYthIZjSPBLjwgJJtyvCnjMFQhRY/OtO62Ok677pam3HoCBYbx5/UKhZ9VrHoP/8Ujp1/xzFGjexgfn5VT6oc+bGNQYOu/Kl6/ka90+9EcMW8lnabxxeznFu1UxCCfNpOn73gU0aX1Luu1/MbAyrmw/1+F8I38N1wKg3fDjET/qS+p7lDWAwi0QJquaIZJB+RKUmUf6XNf8Q96jS8xiG8hrnQP6VT9aiaE89UveAJZtbP3Hje4JBWQfc9hW/Q6Jva60xOY9YE+cisRe1MlnqsDMfy7rurcnd1j/q7ToWnjs9W9fjp1T1I4sBw89hXMPzFvoaOJ0a04X5oIiBDxtDeIRNoCa0fibenY4ETHsvPKeOh7myzfhvc6syInMk6T7ctQr8Z+jjCVognQ2FGAgsaEAQHkREiatsHIg9g586Ix+bdqc3CYHan4KZnNrxx+9i/0OPWwYbzm/ywOx+N1KmD6Ugt/YeANEIMOPgQGl2UDQGoxkpvvSn+m8T2fmj3rhc12yKU0tx+7sl31HR8N+cqTaH57F1cqlJi7jtC740mcvxym+TGNLcdkDMDj93Y0cqEsqgzrWoJ1i3Vd0WaBdqtUy0lE1klVLWk15PzhVo1qF5cM8s0bc3rvBlx5zEOcBwcRTeCfeaZqM1dLJ/89YgV5pgwwKBudagSyTJflubIV1zzJ//hD38TEmd0pe5fZWVZRhcAuWtiS6BjpuiCrQAZ7vDMy56m2hdakxyfXzY49oaifKZibaxe9wyz8OvU3dd6gg5DlFnksyXNCDhOs2HooRK+svwQzk2LwNF85dYzLwsvcNUnKyH53uvUymEeyu1JN/d/lnnH2+5E9O4SrGPVpMpwJkJqDBh50d3Fx+xvhepvL7q2PNIPBFmt8CVAizEwdcLdIC8C4UeJgPIpBNVEIQc7/CHkjoXxFiqQYuaduyjqdtFLyDoRvDPa0oihBFybI8m7k3StACcPsXBBkwmiWnKitZNTRsxrTsG9FYrYaJIHsiYySOpW4C3OLIA4sl31MnDzyMqnbeeVy7p91WSRV5bpDNlN1eOFSSNSTRqRacKKkDsCsQS0UezVDNr0/7PwK2qrYjvY8RhPMJEwPFVNe7auekKox1uEnFgTCSW0DBMKInZ1cY7rPW6sT82PhzzaIvsrqAzUizr8olVmIrl07UJJbeQKbZx3rJb2twE8P7R03FnpNScNJV2/XP48wbW14DmehTYZDgf48yl6IMgq0IHDPXqItV+ld+YQ3eGld+KQI9TQ71vAqTETED5t2pRqzVT5X9jiH2eu1MwuL4/l9UZ5a8Q6HaPUjiIbSum+BbwP15tsHZRn4IwB6yptx8237LIK47CWBk9VwekKuIiZz0DvozbDqGMU80N1sYFPysAnZR2flJAnSoSSZx2fNHEs8EnCHmCx1UcELEeC5hxCpJWCfAzKdblH6Skfn+BRInTJo3rt4zce0+DdrQj+2ap8IBKMrtBxWHZGWy4YkfOsgxQpmWf1I6HrWflTLBaclY+BT9ytXKPXkPt5hNxjW0xrHH6pcfgzGnG/SePvN7OAQ9Uv1rN98uB66416zs+BbduqbN9WvH4Jbdayf3NkIAVpMTnroyi6gPiKFDrxM9JMIb4iBSNzQpoSKvUUafeRIGUzAq9TJFE4LM0cOJ8UgbULLC+wGyxZxMy1FfNDPhry6qJCCNc6pMFpuCK3LJPtCUebsUT3LDzu9tfbjprH6ujYRq522416K77qrN+mweTbCunBYrstpMLYBknzeLUlCYXegEiZe/c2c+6qUua8dlF79qKevYmzTG2R+tmD7po02zRfLyD9m2zvtX8NV21ZNN9AG7V5fFU9dA6dEl/h+Qkim6SeNSHTZhpoJtVcNykHWEdgmSHvL8jmKOXTtkKMG8mBt81y0+Mp2bXlT0obUk+Qfgli/5atGZCLvSmoCVnrwF9pXG5SnGImqh9GttWijVqqLp7pGfJtfhJF/CPisUnDRRwMFxM17HwodGpPtnr9OS0v2taa1cxddfAoa1NSsido4YL6lmmNCnpVDZTrHQhOTVjhkOpSEyp6hcebEEdRao+lbB09m8DJL09Uo9thxyVCrUbfH51fFV7xenEQ8cb/+H/6d7evaQq1cW5VpPLy7nLzS1+9mT9Ztc4umiWs+B97bofWToRaDR7feZWRnRMxP21eCQZJ5Kap80YrR/6jO/+rW2ItljGtwS7oaYpcq5Uk0JZ/hYlRoEYbLHMaFkSIGjLjjTzOnEbhD00uOQymHIihw1PFMZ+XX7cszi7fCnfL9PmnPrEC7gTe6cFdPqEVDUn5e0q58RKa9OSghewsBx3fLAccxDc5ELUHoCPCgbg9EAuiwoGkPZBUJQ+k7YFUkBcOZO0B+nA2uf7E123mAf3cdI8ZVPfwwGx7YLZiKtpmvj0wX1U8sLs9sFsktYRFBuUAdRSpmgFSOgW5U8pl1epAWan3pFfXyXuwfRlHDs/MzeqqOaMBZ6U6c05pwNlAI7sKxomBrTiiBcFcc+RC+UVIrvepiuIwVBSohrRVC71v0wrvlHF3C/p1QPcUg+erHVoLbKSVy6n3Kaud6iK7S0uc9lknvii4ZLNqg9hCGwQcpe5Ti8RhrUxzQEXx/TBpQB5N/HbIo4nfAe4p8SNwT4mfB/eU+J1AUYnfpQqXvsaQ3STGSdR3tzNUE3DgsYvvTFfwN1vRCmcRRghg6aEBEDkAGEAHzsEH3e9afTo9/GWQv4O2oP08way+itYJKBx0v20ZZ/yqhcUSmoParbN3g9d6xbTO1k0MSz71DD1VMIDxnLuKevAweU+ReQOINrdkC8PemdGXLkMFteBFfzOU5EHtqBzov/T91ncUPOQrVrUcL3O0i+Y30U4tmn+IdnrR/AZHTy8tftVLVsNj4HUKhF7+otXUQRlGepGZjxDWm2k1Cs3HgAHEysgCWw2WuzGQjz0NPhYmKoMRLMFlCMYpg/cfUxb5fvUqOkIuOlZFTNQwV66Mgyr04l9HTFs0rhYmgHVaZnReM2whpc9kaq2Ybpjq7Am79Db82YI/W1dWQqXYzQgy3WdQeEqaGTjDQ15gGYl9ZhbwyURMhzUR0wENDEI+pkQTMcmb5jQzU4QKpStqZO63KvVIs4sy05vVCPQADCoOx2pMgmK8R7wYqhVlIX997Hunh9GOxAed0tI7rpietKPJper95IEK+2Cwp0MmOkFs0yG7XTWj5dSUe4uUe4uUe4s0/pbW+Uyt88ILoJBmcEWdeLfKN1blm8E6P7EplW9ylW8ylVVSlU/ideXHSj9zCwQwpMib4OxLcPb/OmtL5rz4DkvcOt5+aDSfMxQqQknqvlbQfkwoTv/boUxHn3ORPTIKqQAK8iIQe1/w/bOsrPPu6nJIFobmB6GHfQ2nIfOA7K4HEddBbFoOWg9pZRIMqimi4JQTxoAOvBGJBZOkvGRDwOvP4+Lv8gNeQuFtZXy+a+E8rBfz3K/LOfsu517+AedeeZdziF14t3te/QHP++3/iOe9Zg+uOxd352COOcTAmPZcPnHuDXuI03a3c2/+gHNvTZ5rurw0b2PKF1Qrez8w/AnskvAAtG9z/tm9iao72r0lXafd29KNtPt16dI3kMEeYDWo2tGQELAnLBeDvSgXf08mIKExH6GI9LFvTKh2J+yiPCA6osUxNaPtnKrznoFPmbBWT9nwRIDUS6y1Dqskhy7D2K7dF13Ie77gnpfuNu1+R7pbtXtHult0hp51h8xQu8+4uv9hMKCyR/ztDxvmfsTl3xK6yA9MNHAy0hzH8oE7JotxICmVHMma7a0RLGHZ5uiCsIQHqYZUJt9RQaJ23xcD2/9//NBq1SbTzw+hGC9GrQnLgNAxy9E6Iz1JsWYXb15h8ZSXhTT/VQtq+wpY5gT7Rmt3GrVbytO/oVV66CbxLMypwrN2GoKExrpxAh6+ou6pb3wWCjHkx0OhNlRk7/StxfG6P9TEyz2Q1bTVoQXVn5KtQeeWAg8aP8Ay05FkfytK9VErmzYoOLO4oGFv49APb/i9f8PvhfA7R0G29afmNvwuN/wWkefoV1Eh2B5yWjQ8AS6o28wpajoy6rCbAIV0GaUHKHCvASdOo1CsxqTkGqHSZxSKri50HAwnHQfRJHqAMZLB4yGB+hZX7jO/6ORGaf+qU37qryDORtqvu4rjuO0QQUHT3ItWAzyf7zg1eqrD8xw5YLJRWGJKlzmjNPqM0kgZxoLgYhEIaBa/wqxSiUBhG8eSTsif34jckFpO5YJz5Yn7yiEXneozOF914c/yUgENGPmo4FTbXYw8aTOTEX+1a8v49OjzAr/Yrp4WUsNlrKelWkgG7u3V4OkFzdCI1GoxCP+UZhWd1qyipVa+g5GoByfEGDT7PtV/HfYzG1x28j2sFYdUxX7m4+tynsExT4t60P2V4ZSZ8kkDZZyG4BciMApeU3XOw9MN/ELkZ1T0TjScy6kpSJ2P+m2W4YLppkN6VZR+syj9JkzbfsHndGqHAmsh2IOpPv2fncYWQfLVhJdwUudcm84NNxohd2O0EniKXONVAAvxsqyN4A5YR1l3x2nBS1VuWTJxsQ8sKzX8OV145GdKhZqmKYB5Ueh9OhHikPE03E3kjhP4cxo6sjOgTBm8JL5jsRnZvWMPMZLw/+vtamLbqILwe+u1Y3tjyUChgIG8mL8gRVEPHHpAyBuBmiIhVS1WqMRl431NVnV2ze46aaTSBBDmyoFKcCtnhNRjj4gzhxy5twcuSJG49MCB+Waea5deqFTV0vjtm52dnZn90dv35oc2f9A8R8opGExlg73H2AOL7qVzzPI2lsElYT+9b+pYxXZ5nGWnCxiaxsOIpzmvQLjZ0486yw34wjknlkZwUetphQP2yUHS7dCTtOU+PMp+RxEPo9Z/+uPmz5O/bt65K5MffG/TYbN1AnG1octyd8Gr3qhihBw8yFFHr7cauu9U5jld5DlK8OKYdQjRdJN22r1wl8ZwHCyQr1/JNKlx7fnOL+ycc1iES3tcjr6BZSupFhd65zuuAqxjvMjzQ5xb0P9CSjYgP5+H/HzdlkQNbLY0dsCjVjQzi7zyjlLsCCuiC3JvwqFUmFbBtutLXjJeyCTBK70ZGXzLmfAQY9M/J271lL726TFCH9G0NU6OWet31r1J11+/j7rz91W/U6V/uvc2W5IUUZKBh1yloCGTXXBtZ48bKe4iBV5Mq9P18cg12A+bmOnJ+rG6lLPjCxfqlKzwBWac5QWxgDOsXH/SGpIlnY5V1rEKcVf4c6XBZyS5bshVqaMxyKR4DD2OSZHDrg/kGTYQmadbwwwvCd/rttxULinnTTYN052FnpXr/c/hxQkOlx2FnlyWDzJxxPYdOctUvUT24rIJ/vvsg+1jwOS9F4hl4ICN8Ai6vT+sipU2noaVcAE3WHkSqDLpw2tKni8MFpCPVa5bE76cPemdRWIAWIibFWo8BHY0pTh4U8qrNCXGuolpcjj8N6e3uuLgoaY7CYKpDmVtigNDke5TUi9i8BIEFXrN+NQNnpGUKrLgp9p0g77Lk5w8VOJhnoyWeP2PnTl1++OH3KtU+0f9Pw469+hBEGJRhd+TWethpd0JFpTs+I0zez2pAKV737jyZI8XocRDDpQ/eTgQCN+fpx/Us5jlWPhvGNApN0jmKg+foSHjripOUsEWl5pc0kiZMM5/pDnTJNYbgju1BYklGvXTq2m2n5qijMpxsaY+2bFm66C0hdm3uTVFtGdjQpgoNWNHumfzIslSk10xJVEPk608yg/WFP9mx0d0eJqVJnJMRtG2zdfotF/6wbc6NINoONyKBleFT1IIgclyk2dFSVuEysdpmqTba8yX+BEqzYRwdUpGB+zvWDs0V5Ih+lEp7KI4zm1RzMkV5Xl0AB5llplil85P4nz3lR8ss9TDTITZtbtZ/gjdr0R3gemycRoXU+0hy0zXhKySx1BTfiHZNR8PyjHt34mKeSsOstgS21tf+8EHoRllSep0TsfD4SookzS210yc2YJ522tJUa5C3Yhodrcctd2OymQPrE6IlYWEsKwpxoOBtbGNRRZN4BHQk6F8ZN4TAY/q9PciQc+19GGizrj+pwpPv/SBbxMga9+RgtND8LceVbTCXQaGdT6LB/6Mm54Uv2cJ/vG0es71TxE8T/CCw5+ew0OIlxz+5Tl8h+AVh391Dv8awZLDmzn8MkEX2yTj63P4NwjedP23XPs2wYnW6hbBiKBH0CY4IQ1uExwRXCBoK/0vCm7L3/3SAAA=</script>
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
const { UNITS, MONTH_NAMES, WEEKDAYS, isFiner, dayOf, dateOf, weekdayOf, dayOfTime, isoDate, clockOf, monthsLater, moved, distance, endLike, Calendar, DatedLevel, Summary, Column, ChartData } = (() => {
const UNITS = [
'second', 'minute', 'hour', 'day', 'week', 'month', 'quarter', 'year', 'decade', 'century',
];
const FINER = {
minute: 'second', hour: 'minute', day: 'hour', week: 'day', month: 'day', quarter: 'month',
year: 'month', decade: 'year', century: 'decade',
};
const SECONDS = { second: 1, minute: 60, hour: 3600, day: 86400, week: 604800 };
const MONTHS = { month: 1, quarter: 3, year: 12, decade: 120, century: 1200 };
const MONTH_NAMES = [
'January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September',
'October', 'November', 'December',
];
const WEEKDAYS = [
'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday',
];
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
const dayOfTime = (time) => floorDivide(time, SECONDS.day);
const isoDate = (day) => {
const date = dateOf(day);
return `${pad(date.year, 4)}-${pad(date.month, 2)}-${pad(date.day, 2)}`;
};
const clockOf = (time, unit) => {
const second = time - dayOfTime(time) * SECONDS.day;
const parts = [floorDivide(second, 3600), floorDivide(second, 60) % 60, second % 60];
return parts.slice(0, unit === 'second' ? 3 : 2).map((part) => pad(part, 2)).join(':');
};
function monthsLater(time, months) {
const day = dayOfTime(time);
const date = dateOf(day);
const first = dayOf(date.year, date.month + months, 1);
const last = dayOf(date.year, date.month + months + 1, 1) - 1;
return Math.min(first + date.day - 1, last) * SECONDS.day + time - day * SECONDS.day;
}
const moved = (time, count, unit) => (
SECONDS[unit] ? time + count * SECONDS[unit] : monthsLater(time, count * MONTHS[unit]));
function distance(start, end) {
const [from, to] = [start, end].map((time) => dateOf(dayOfTime(time)));
const months = (to.year - from.year) * 12 + to.month - from.month;
const whole = monthsLater(start, months) <= end ? months : months - 1;
return { months: whole, rest: end - monthsLater(start, whole) };
}
function endLike(span, { time, isByMonths }, other) {
const moment = isByMonths ? 0 : 1;
const { months, rest } = distance(other.start, time - moment);
return Math.min(monthsLater(span.start, months) + rest + moment, monthsLater(span.start, months + 1), span.end);
}
class Calendar {
constructor(firstWeekday = 0, dataUnit = null) { Object.assign(this, { firstWeekday, dataUnit }); }
barUnit(unit) {
if (this.dataUnit === 'week' && unit === 'year') return 'week';
if (this.dataUnit === 'quarter' && (unit === 'year' || unit === 'decade')) return 'quarter';
return FINER[unit];
}
bars(index, unit) {
const barUnit = this.barUnit(unit);
const shift = unit === 'year' && barUnit === 'week' ? 3 * SECONDS.day : 0;
const { start, end } = this.span(index, unit);
return { start: this.index(start + shift, barUnit), end: this.index(end + shift, barUnit) };
}
#origin(unit) { return unit === 'week' ? this.firstWeekday * SECONDS.day : 0; }
index(time, unit) {
if (SECONDS[unit]) return floorDivide(time - this.#origin(unit), SECONDS[unit]);
const date = dateOf(dayOfTime(time));
return floorDivide(date.year * 12 + date.month - 1, MONTHS[unit]);
}
start(index, unit) {
if (SECONDS[unit]) return index * SECONDS[unit] + this.#origin(unit);
const month = index * MONTHS[unit];
const year = floorDivide(month, 12);
return dayOf(year, month - year * 12 + 1, 1) * SECONDS.day;
}
span(index, unit) { return { start: this.start(index, unit), end: this.start(index + 1, unit) }; }
key(index, unit) {
const start = this.start(index, unit);
const day = dayOfTime(start);
const { year, month } = dateOf(day);
switch (unit) {
case 'second': case 'minute': return `${isoDate(day)}T${clockOf(start, unit)}`;
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
case 'second': case 'minute': case 'hour': return `${day}, ${clockOf(start, unit)}`;
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
match = /^(\d{4})(?:-(?:W(\d{2})|Q([1-4])|(\d{2})(?:-(\d{2})(?:T(\d{2})(?::(\d{2})(?::(\d{2}))?)?)?)?))?$/i.exec(key);
if (!match) return null;
const [year, week, quarter, month, day, hour, minute, second] = match.slice(1).map((text) => text && Number(text));
if (week !== undefined) {
const first = dayOf(year, 1, 4);
const start = first - weekdayOf(first) + (week - 1) * 7;
const found = isoWeek(start);
return found.year === year && found.week === week
? { start: start * SECONDS.day, end: (start + 7) * SECONDS.day } : null;
}
if (quarter !== undefined) return this.span(year * 4 + quarter - 1, 'quarter');
if (month === undefined) return this.span(year, 'year');
if (month < 1 || month > 12) return null;
if (day === undefined) return this.span(year * 12 + month - 1, 'month');
const number = dayOf(year, month, day);
const date = dateOf(number);
if (date.month !== month || date.day !== day || hour > 23 || minute > 59 || second > 59) return null;
if (hour === undefined) return this.span(number, 'day');
const hours = number * 24 + hour;
if (minute === undefined) return this.span(hours, 'hour');
const minutes = hours * 60 + minute;
return second === undefined ? this.span(minutes, 'minute') : this.span(minutes * 60 + second, 'second');
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
if (!SECONDS[this.unit]) return null;
const { start } = this.spanOfPage(page);
const day = dayOfTime(start);
const date = dateOf(day);
const before = dayOf(date.year - 1, date.month, date.day);
const isThere = dateOf(before).month === date.month;
return this.pageHolding((isThere ? before : before - 1) * SECONDS.day + start - day * SECONDS.day);
}
pageAt(index) {
const found = this.#firstPage(index);
return found < this.count && this.indexOfPage(found) === index ? found : null;
}
indexLike(page, year) {
const { start } = this.spanOfPage(page);
const day = dayOfTime(start);
if (this.unit === 'week') {
const week = (number, month, date) => this.calendar.index(dayOf(number, month, date) * SECONDS.day, 'week');
const number = this.indexOfPage(page) - week(dateOf(day + 3).year, 1, 4);
return Math.min(week(year, 1, 4) + number, week(year, 12, 28));
}
const date = dateOf(day);
const like = dayOf(year, date.month, date.day);
const isThere = dateOf(like).month === date.month;
return this.calendar.index((isThere ? like : like - 1) * SECONDS.day + start - day * SECONDS.day, this.unit);
}
get spans() {
if (!this.chosen && SECONDS[this.unit]) {
return { length: SECONDS[this.unit] / 60, origin: this.calendar.start(this.first, this.unit) / 60 };
}
const pages = Array.from({ length: this.count }, (_, page) => this.spanOfPage(page));
return { starts: pages.map((span) => span.start / 60), ends: pages.map((span) => span.end / 60) };
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
base = 0;
followsValue = false;
resets = 0;
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
get rise() {
return this.count > 1 || (this.count === 1 && this.followsValue) ? this.latest - this.base + this.resets : null;
}
#addStep(old, value) {
if (value < old && (old - value) * 10 >= Math.abs(old) * (1 - 2 ** -40)) this.resets += old;
}
startAfter(value) {
if (this.count === 0 || this.followsValue) return;
this.#addStep(value, this.base);
Object.assign(this, { base: value, followsValue: true });
}
value(aggregate) {
if (aggregate === 'count') return this.count > 0 ? this.count : null;
return aggregate === 'sum' ? this.unboundedSum : this[aggregate];
}
addValue(value) {
if (Math.abs(value) >= GREAT) this.#scaleDown();
if (this.count === 0) this.base = value;
else this.#addStep(this.latest, value);
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
if (this.count === 0) [this.base, this.followsValue] = [later.base, later.followsValue];
else if (!later.followsValue) this.#addStep(this.latest, later.base);
this.resets += later.resets;
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
const [counts, missing, min, max, last, sum, lost, bases, resets] = wholes === 0 ? [] : [
readIntegers(reader, wholes), readIntegers(reader, wholes), readNumbers(reader, wholes),
readNumbers(reader, wholes), readNumbers(reader, wholes), readNumbers(reader, wholes),
readNumbers(reader, wholes), readNumbers(reader, wholes), readNumbers(reader, wholes),
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
base: bases[whole], resets: resets[whole],
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
const start = firstPosition(this.bars, this.calendar.index(span.start, this.resolution));
return this.#summary(start, this.calendar.index(span.end - 1, this.resolution));
}
#summary(start, end) {
const summary = new Summary();
for (let place = start; place < this.bars.length && this.bars[place] <= end; place += 1) {
this.#addTo(summary, place);
}
for (let place = start - 1; place >= 0 && summary.count > 0 && !summary.followsValue; place -= 1) {
const before = new Summary();
this.#addTo(before, place);
if (before.count > 0) summary.startAfter(before.latest);
}
return summary;
}
page(index, unit) {
const { calendar } = this;
const span = calendar.span(index, unit);
const barUnit = calendar.barUnit(unit);
const bars = [];
if (barUnit && !isFiner(barUnit, this.resolution)) {
const { start, end } = calendar.bars(index, unit);
for (let bar = start; bar < end; bar += 1) {
const own = calendar.span(bar, barUnit);
bars.push({ index: bar, key: calendar.key(bar, barUnit), unit: barUnit, start: own.start, end: own.end, summary: this.summary(own) });
}
}
let total = new Summary();
if (bars.length === 0) total = this.summary(span);
for (const bar of bars) total.add(bar.summary);
const running = bars.length === 0 ? null : this.runningBar(barUnit);
for (const bar of bars) if (bar.index === running) bar.isRunning = true;
return { key: calendar.key(index, unit), title: calendar.title(index, unit), unit, span, bars, total };
}
#lastValue(end) {
let place = end - 1;
while (place >= 0 && this.kinds[place] !== ONE && !(this.kinds[place] === WHOLE && this.wholes.get(place).count > 0)) place -= 1;
return place;
}
runningBar(unit) {
const last = this.#lastValue(this.bars.length);
if (!isFiner(this.resolution, unit) || last < 0) return null;
const { calendar, resolution } = this;
const part = (number, of) => calendar.index(calendar.start(number, resolution), of);
const edge = (index) => calendar.index(calendar.start(index, unit), resolution);
const running = part(this.bars[last], unit);
let first = firstPosition(this.bars, edge(running));
let rest = null;
for (let former = 0; former < 5; former += 1) {
const place = this.#lastValue(first);
if (place < 0) break;
const index = part(this.bars[place], unit);
rest = Math.max(rest ?? 0, edge(index + 1) - this.bars[place]);
first = firstPosition(this.bars, edge(index));
}
if (rest !== null) return edge(running + 1) - this.bars[last] > rest ? running : null;
const smaller = isFiner(FINER[unit], resolution) ? resolution : FINER[unit];
const [start, now, end] = [this.bars[first], this.bars[last], edge(running + 1) - 1].map((number) => part(number, smaller));
return now < end && start < now ? running : null;
}
#eachValue(aggregate, unit, visit) {
const isWhole = isFiner(this.resolution, unit);
for (let place = 0; place < this.bars.length;) {
const first = place;
let end = this.bars[place] + 1;
if (isWhole) {
const index = this.calendar.index(this.calendar.start(this.bars[place], this.resolution), unit);
end = this.calendar.index(this.calendar.start(index + 1, unit), this.resolution);
}
let value = this.values[place];
if (isWhole || this.kinds[place] !== ONE || ['count', 'rise'].includes(aggregate)) {
value = this.#summary(place, end - 1).value(aggregate);
}
while (place < this.bars.length && this.bars[place] < end) place += 1;
if (value !== null && Number.isFinite(value)) visit(value, first);
}
}
range(aggregate, unit) {
const id = `${aggregate} ${unit}`;
if (this.ranges.has(id)) return this.ranges.get(id);
const [list, pages] = [[], []];
let pageEnd = -Infinity;
this.#eachValue(aggregate, this.calendar.barUnit(unit), (value, place) => {
list.push(value);
if (this.bars[place] >= pageEnd) {
const page = this.calendar.index(this.calendar.start(this.bars[place], this.resolution), unit);
pageEnd = this.calendar.index(this.calendar.start(page + 1, unit), this.resolution);
pages.push([value, value]);
} else {
const page = pages[pages.length - 1];
[page[0], page[1]] = [Math.min(page[0], value), Math.max(page[1], value)];
}
});
const values = Float64Array.from(list).sort();
const tail = Math.floor(values.length / 200);
let range = null;
if (values.length > 0) {
const whole = [values[0], values[values.length - 1]];
const inner = [values[tail], values[values.length - 1 - tail]];
range = { whole, robust: inner[0] === 0 && inner[1] === 0 ? whole : inner, pages };
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
this.aggregates = document.columns.map((column) => column.aggregate);
this.units = document.columns.map((column) => column.unit ?? null);
this.decimals = document.columns.map((column) => column.decimals);
this.seriesNames = document.series.map((series) => series.name).filter((name) => name !== null);
this.calendar = new Calendar(document.firstWeekday, document.dataUnit);
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
aggregateOf(name) { return this.aggregates[this.names.indexOf(name)] ?? 'mean'; }
decimalsOf(name) { return this.decimals[this.names.indexOf(name)] ?? null; }
endOf(seriesName) {
return (this.#document.series.find((series) => series.name === (seriesName ?? null)) ?? this.#document.series[0]).end ?? null;
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
return { UNITS, MONTH_NAMES, WEEKDAYS, isFiner, dayOf, dateOf, weekdayOf, dayOfTime, isoDate, clockOf, monthsLater, moved, distance, endLike, Calendar, DatedLevel, Summary, Column, ChartData };
})();
const { caption, axisLabels, isFilled, chartAxis, countOf, barName, barNumber, spanText, barSpan, valueText, changeText, escaped, drawing, figures, pageJSON } = (() => {
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
function caption(value, decimals = null) {
if (Number.isNaN(value)) return 'nan';
if (!Number.isFinite(value)) return value < 0 ? '-inf' : 'inf';
const magnitude = Math.abs(value);
if (magnitude === 0) return '0';
if (magnitude < 1000 && Number.isInteger(value)) return String(value);
if (isScientific(magnitude)) return exponential(value, 5, true);
const integerDigits = Math.floor(Math.log10(magnitude)) + 1;
const most = decimals === null ? 6 : Math.max(decimals, 2 - integerDigits);
return grouped(trimmed(fixed(value, Math.max(0, Math.min(6 - integerDigits, most)))));
}
const POWERS = [[1e12, 'tn'], [1e9, 'bn'], [1e6, 'M']];
function labelsOf(ticks, step, limit, scientific = false) {
for (let decimals = 0; decimals < limit; decimals += 1) {
const labels = ticks.map((tick) => (scientific ? exponential(tick, decimals) : fixed(tick, decimals)));
if (labels.every((label, place) => Math.abs(Number(label) - ticks[place]) <= step / 50)) return labels.map(grouped);
}
return null;
}
function axisLabels(ticks) {
if (ticks.length < 2) return ticks.map((tick) => caption(tick));
const step = Math.min(...ticks.slice(1).map((tick, place) => tick / 2 - ticks[place] / 2));
const greatest = Math.max(...ticks.map(Math.abs));
const whole = labelsOf(ticks, step, 25, isScientific(greatest));
const power = POWERS.find(([value]) => greatest >= value && greatest < 1e15);
if (!power || !whole?.some((label) => label.length > 7)) return whole ?? ticks.map(String);
const short = labelsOf(ticks.map((tick) => tick / power[0]), step / power[0], 3);
return short ? short.map((label, place) => (ticks[place] === 0 ? '0' : `${label} ${power[1]}`)) : whole;
}
const LARGEST = Number.MAX_VALUE;
const leavesZeroOut = (low, high) => low > 0 && high - low < high / 4 && high - low > high * 1e-12;
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
function isFilled(range, pages) {
const { baseline, rowValue, above, below } = axisOf(range, 8);
const rows = (distance, most) => Math.min(Math.max(distance / rowValue, 0), most);
const share = ([low, high]) => (rows(high - baseline, above) + rows(baseline - low, below)) / (above + below);
return pages.filter((page) => share(page) >= 0.5).length * 4 >= pages.length * 3;
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
return { caption, axisLabels, isFilled, chartAxis, countOf, barName, barNumber, spanText, barSpan, valueText, changeText, escaped, drawing, figures, pageJSON };
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
  /// The page with a pager to touch.
  package static let touch = #"""
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
--edge: #c9c9cf;
--bar: #0072b2;
}
@media (prefers-color-scheme: dark) {
:root {
--paper: #131315;
--panel: #1b1b1e;
--ink: #f1f1f3;
--faint: #a8a8b1;
--rule: #2f2f34;
--edge: #47474e;
--bar: #56b4e9;
}
}
.card, .detail, .map li {
--hue: calc(240 + 75 * var(--level));
--card: oklch(0.955 0.02 var(--hue));
--line: oklch(0.87 0.045 var(--hue));
--strong: oklch(0.56 0.1 var(--hue));
}
@media (prefers-color-scheme: dark) {
.card, .detail, .map li {
--card: oklch(0.27 0.025 var(--hue));
--line: oklch(0.38 0.04 var(--hue));
--strong: oklch(0.7 0.1 var(--hue));
}
}
* { box-sizing: border-box; }
html, body { height: 100%; margin: 0; }
body {
display: grid;
grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
height: 100dvh;
min-height: 32rem;
background: var(--paper);
color: var(--ink);
font: 0.875rem/1.45 system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif;
font-variant-numeric: tabular-nums;
-webkit-text-size-adjust: 100%;
overscroll-behavior: none;
}
h1, h2, h3, p, ol, fieldset { margin: 0; padding: 0; border: 0; }
ol { list-style: none; }
.hidden {
position: absolute;
width: 1px;
height: 1px;
margin: -1px;
overflow: hidden;
clip-path: inset(50%);
white-space: nowrap;
}
[hidden] { display: none !important; }
:focus-visible { outline: 2px solid var(--bar); outline-offset: 2px; }
.head {
display: flex;
flex-wrap: wrap;
align-items: center;
gap: 0.5rem 1rem;
padding: 0.75rem max(1.5rem, env(safe-area-inset-right)) 0.75rem max(1.5rem, env(safe-area-inset-left));
border-bottom: 1px solid var(--rule);
}
h1 { flex: 1 1 8rem; min-width: 0; overflow: hidden; font-size: 0.9375rem; font-weight: 600; text-overflow: ellipsis; white-space: nowrap; }
select, input, button { border: 1px solid var(--edge); border-radius: 0.5rem; background: var(--paper); color: var(--ink); font: inherit; }
button { min-height: 2.25rem; cursor: pointer; }
.buttons { display: flex; gap: 0.375rem; }
.buttons button { display: grid; place-items: center; width: 2.5rem; padding: 0; }
.word { padding: 0 0.875rem; }
button:hover:not([aria-disabled="true"]) { background: var(--panel); }
button[aria-disabled="true"] { border-color: var(--rule); color: var(--faint); cursor: default; }
button[aria-disabled="true"] svg { opacity: 0.4; }
svg { width: 1.125rem; fill: none; stroke: currentColor; stroke-width: 1.6; stroke-linecap: round; stroke-linejoin: round; }
.body { display: grid; grid-template: minmax(0, 1fr) 10.5rem / minmax(0, 1fr) 22rem; min-height: 0; }
.pager {
position: relative;
margin: 1rem 1rem 0 1.5rem;
border-radius: 0.75rem;
background: var(--panel);
overflow: hidden;
contain: strict;
cursor: grab;
touch-action: pinch-zoom;
user-select: none;
-webkit-user-select: none;
}
.pager.dragged { cursor: grabbing; }
.card {
--gap: clamp(1px, calc(var(--width) / 40), 0.5rem);
position: absolute;
top: 0;
left: 0;
display: grid;
align-content: center;
justify-items: center;
gap: 0.125rem;
width: calc(var(--width) - 2 * var(--gap));
height: calc(var(--height) - 2 * var(--gap));
margin: var(--gap);
padding: 0 0.25rem;
border-radius: min(0.625rem, 10cqw);
background: var(--card);
box-shadow: inset 0 0 0 1px var(--line);
contain: strict;
container-type: size;
overflow: hidden;
text-align: center;
will-change: transform;
}
.card[inert] { visibility: hidden; }
.card h2 {
max-width: 100%;
overflow: hidden;
font-size: clamp(0.6875rem, 3cqmin + 0.5rem, 2.5rem);
font-weight: 600;
letter-spacing: -0.01em;
line-height: 1.25;
text-overflow: ellipsis;
white-space: nowrap;
}
.card p { max-width: 100%; overflow: hidden; color: var(--faint); font-size: clamp(0.75rem, 1.5cqmin + 0.4rem, 1rem); text-overflow: ellipsis; white-space: nowrap; }
.card.colored p { color: inherit; }
.pager:not(.single) .card.current { box-shadow: inset 0 0 0 2px var(--strong); }
.pager:not(.single) .card.current.colored { box-shadow: inset 0 0 0 2px var(--ink), inset 0 0 0 4px var(--paper); }
@container (max-width: 7.5rem) { .card p { display: none; } }
@container (max-height: 3.5rem) { .card p { display: none; } }
@container (max-width: 3.25rem) { .card h2 { opacity: 0; } }
.none:not(:empty) { position: absolute; inset: 0; display: grid; place-items: center; color: var(--faint); }
.detail {
position: absolute;
inset: 0;
display: grid;
align-content: center;
justify-items: center;
gap: 0.5rem;
background: var(--card);
cursor: default;
animation: appear 0.22s ease-out;
}
.detail h2 { font-size: clamp(1.5rem, 1rem + 2vw, 2.5rem); letter-spacing: -0.015em; line-height: 1.2; }
.detail p { color: var(--faint); }
.detail button { margin-top: 1rem; background: none; border-color: var(--strong); }
@keyframes appear { from { opacity: 0; transform: scale(0.94); } }
.outcomes { display: flex; flex-direction: column; min-height: 0; margin: 0 1rem 0 1.5rem; padding: 0.5rem 0 0.75rem; }
.line { display: flex; justify-content: space-between; align-items: center; min-height: 1.75rem; }
.line h2, summary, .rules h3 { font-size: 0.8125rem; font-weight: 600; }
.line label { display: flex; align-items: center; gap: 0.375rem; color: var(--faint); }
input[type="checkbox"] { width: 1rem; height: 1rem; margin: 0; accent-color: var(--bar); }
#outcomes { flex: 1; min-height: 0; overflow: auto; border-radius: 0.25rem; }
#outcomes li { display: grid; grid-template-columns: minmax(7rem, 15rem) 1fr; gap: 0 1rem; padding: 0.25rem 0; border-top: 1px solid var(--rule); overflow-wrap: anywhere; }
#outcomes li.ignored span { color: var(--faint); }
code { font: 0.8125rem/1.45 ui-monospace, "SF Mono", "Cascadia Mono", Menlo, Consolas, monospace; }
.json { grid-column: 1 / -1; color: var(--faint); font-size: 0.75rem; }
.side { grid-area: 1 / 2 / 3 / 3; min-height: 0; overflow: auto; padding: 0.5rem 1.25rem 1rem; border-left: 1px solid var(--rule); background: var(--panel); }
details { border-bottom: 1px solid var(--rule); padding-bottom: 0.5rem; }
details:last-child { border: 0; }
summary { padding: 0.5rem 0; cursor: pointer; }
.map { position: relative; max-height: 17rem; overflow: auto; margin: 0 -0.5rem; }
.map li { display: grid; grid-template-columns: 5.5rem 1fr 3.75rem; align-items: center; gap: 0.625rem; padding: 0 0.5rem; border-radius: 0.5rem; }
.map li:has([aria-current="true"]) { background: var(--paper); box-shadow: inset 0 0 0 1px var(--rule); }
.map button { min-height: 1.75rem; padding: 0; border: 0; background: none; overflow: hidden; text-align: left; text-overflow: ellipsis; white-space: nowrap; }
.map button:hover { text-decoration: underline; }
.map [aria-current="true"] { font-weight: 600; }
.place { color: var(--faint); font-size: 0.8125rem; text-align: right; white-space: nowrap; }
.track {
position: relative;
height: 0.875rem;
border-radius: 0.1875rem;
background: repeating-linear-gradient(90deg, var(--line) 0 calc(100% / var(--count) - 2px), transparent 0 calc(100% / var(--count)));
}
.many .track { background: var(--line); }
.empty .track { visibility: hidden; }
.track i {
position: absolute;
inset: 0 auto 0 calc(100% * var(--page) / var(--count));
width: max(4px, calc(100% / var(--count) - 2px));
border-radius: 0.1875rem;
background: var(--strong);
pointer-events: none;
}
.track input { position: absolute; inset: -0.375rem 0; width: 100%; height: 1.625rem; margin: 0; opacity: 0; cursor: pointer; }
.track:has(input:focus-visible) { outline: 2px solid var(--bar); outline-offset: 2px; }
.rules { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: 0.375rem 1rem; padding-bottom: 0.5rem; }
.rules + .rules { border-top: 1px solid var(--rule); padding-top: 0.5rem; }
.rules h3, .wide, fieldset { grid-column: 1 / -1; }
.rules label { display: flex; align-items: center; justify-content: space-between; gap: 0.5rem; color: var(--faint); }
.rules select, .rules input:not([type="checkbox"]) { flex: 1; font-size: 0.8125rem; min-width: 0; max-width: 6.75rem; height: 1.875rem; padding: 0 0.25rem; border-radius: 0.375rem; }
.rules .wide select { max-width: 10rem; }
fieldset { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); min-width: 0; gap: 0.25rem 0.75rem; }
legend { padding: 0.25rem 0 0; font-size: 0.8125rem; font-weight: 600; }
.rules fieldset label { flex-direction: column; align-items: stretch; justify-content: start; gap: 0; font-size: 0.8125rem; }
.rules fieldset input:not([type="checkbox"]) { flex: none; width: 100%; max-width: none; }
.locks { grid-template-columns: repeat(4, auto); justify-content: start; }
.rules .locks label { flex-direction: row; align-items: center; justify-content: start; gap: 0.375rem; min-height: 1.5rem; }
.edits { display: flex; flex-wrap: wrap; gap: 0.375rem; }
@media (max-width: 52rem) {
body { display: block; height: auto; min-height: 0; }
.head { gap: 0.375rem 0.625rem; padding: 0.5rem max(1rem, env(safe-area-inset-left)); }
h1 { order: -2; flex-basis: 60%; }
.head > .word { order: -1; }
.buttons { gap: 0.25rem; }
.buttons button { width: 2.25rem; }
.word { padding: 0 0.625rem; }
.body { display: block; }
.pager { height: clamp(15rem, 48dvh, 30rem); margin: 0.75rem 1rem 0; }
.outcomes { height: 11rem; margin: 0 1rem; }
#outcomes li { grid-template-columns: 1fr; }
.side { overflow: visible; border-left: 0; border-top: 1px solid var(--rule); padding: 0.25rem 1rem 1rem; }
.map { max-height: none; }
.map button { min-height: 2.25rem; }
select, .rules input:not([type="checkbox"]) { height: 2.25rem; }
}
@media (prefers-reduced-motion: reduce) { .detail { animation: none; } }
@media (forced-colors: active) {
.card { border: 1px solid CanvasText; }
.pager:not(.single) .card.current { border: 3px solid Highlight; }
.track { border: 1px solid CanvasText; }
.track i { background: Highlight; forced-color-adjust: none; }
}
</style>
</head>
<body>
<header class="head">
  <h1>{{title}}</h1>
  <div class="buttons" role="group" aria-label="Move">
    <button type="button" data-command="left" aria-label="Left" title="Left (←)"><svg viewBox="0 0 20 20" aria-hidden="true"><path d="M12 4 6 10l6 6"/></svg></button>
    <button type="button" data-command="right" aria-label="Right" title="Right (→)"><svg viewBox="0 0 20 20" aria-hidden="true"><path d="m8 4 6 6-6 6"/></svg></button>
    <button type="button" data-command="up" aria-label="Up" title="Up (↑)"><svg viewBox="0 0 20 20" aria-hidden="true"><path d="M4 12l6-6 6 6"/></svg></button>
    <button type="button" data-command="down" aria-label="Down" title="Down (↓)"><svg viewBox="0 0 20 20" aria-hidden="true"><path d="M4 8l6 6 6-6"/></svg></button>
  </div>
  <div class="buttons" role="group" aria-label="Zoom">
    <button type="button" data-command="zoomIn" aria-label="Zoom in" title="Zoom in (+)"><svg viewBox="0 0 20 20" aria-hidden="true"><path d="M4 10h12M10 4v12"/></svg></button>
    <button type="button" data-command="zoomOut" aria-label="Zoom out" title="Zoom out (−)"><svg viewBox="0 0 20 20" aria-hidden="true"><path d="M4 10h12"/></svg></button>
  </div>
  <div class="buttons" role="group" aria-label="History">
    <button type="button" data-command="undo" aria-label="Undo" title="Undo (Ctrl-Z)"><svg viewBox="0 0 20 20" aria-hidden="true"><path d="M8 4 4 8l4 4M4.500 8H12a4 4 0 0 1 0 8H9"/></svg></button>
    <button type="button" data-command="redo" aria-label="Redo" title="Redo (Ctrl-Y)"><svg viewBox="0 0 20 20" aria-hidden="true"><path d="m12 4 4 4-4 4M15.500 8H8a4 4 0 0 0 0 8h3"/></svg></button>
  </div>
  <button type="button" class="word" data-command="open" title="Open the current page (Enter)">Open</button>
</header>
<main class="body">
  <section class="pager" id="pager" tabindex="0" aria-roledescription="pager" aria-label="Pages">
    <div id="cards"></div>
    <p class="none" id="none"></p>
    <div class="detail" id="detail" role="group" aria-labelledby="detail-title" hidden>
      <h2 id="detail-title"></h2>
      <p id="detail-path"></p>
      <button type="button" class="word" data-command="close" title="Close the page (Escape)">Close</button>
    </div>
  </section>
  <section class="outcomes" aria-labelledby="outcomes-title">
    <div class="line"><h2 id="outcomes-title">Outcomes</h2><label><input type="checkbox" id="events"> Events</label></div>
    <ol id="outcomes" tabindex="0" aria-labelledby="outcomes-title"></ol>
  </section>
  <div class="side">
    <details open>
      <summary>Map</summary>
      <ol class="map" id="map"></ol>
    </details>
    <details id="rules" open>
      <summary>Rules</summary>
      <div class="rules">
        <label class="wide">Rules of <select id="scope"></select></label>
        <label>Start <select data-rule="start"></select></label>
        <label>Entry <select data-rule="entry"><option>remember<option>start<option>first<option>last<option>align</select></label>
        <label>Edge <select data-rule="edge"><option>stop<option>wrap<option>continue</select></label>
        <label>Follow <select data-rule="follow"><option>off<option>on</select></label>
        <label>Snap <select data-rule="snap"><option>page<option>free</select></label>
      </div>
      <div class="rules">
        <h3>Rules of the pager</h3>
        <label>Ends <select data-rule="ends"><option>stop<option>wrap</select></label>
        <label>Empty <select data-rule="empty"><option>enter<option>skip</select></label>
        <label>Bounce <select data-rule="bounce"><option>on<option>off</select></label>
        <label>Reading <select data-rule="reading"><option>ltr<option>rtl</select></label>
        <label class="wide">Hosting <select data-rule="hosting"><option>recycled<option>preallocated<option>cell</select></label>
        <fieldset data-rule="viewport">
          <legend>Viewport</legend>
          <label>Levels <input type="number" data-part="levels" min="1" max="1000" step="any" required></label>
          <label>Pages <input type="number" data-part="pages" min="1" max="1000" step="any" required></label>
          <label>Beyond <input type="number" data-part="beyond" min="0" max="100" step="1" required></label>
        </fieldset>
        <fieldset data-rule="gesture">
          <legend>Gesture</legend>
          <label>Pages <input type="number" data-part="turning" min="0.001" max="1" step="any" required></label>
          <label>Speed <input type="number" data-part="throwing" min="0.001" max="1000" step="any" required></label>
          <label>Time <input type="number" data-part="settleMilliseconds" min="1" max="1000" step="1" required></label>
        </fieldset>
        <fieldset class="locks">
          <legend>Locked</legend>
          <label><input type="checkbox" data-lock="left"> left</label>
          <label><input type="checkbox" data-lock="right"> right</label>
          <label><input type="checkbox" data-lock="up"> up</label>
          <label><input type="checkbox" data-lock="down"> down</label>
        </fieldset>
      </div>
    </details>
    <details>
      <summary>Edit</summary>
      <div class="edits">
        <button type="button" class="word" data-edit="insert">Insert page</button>
        <button type="button" class="word" data-edit="remove">Remove page</button>
        <button type="button" class="word" data-edit="insertLevel">Insert level</button>
        <button type="button" class="word" data-edit="removeLevel">Remove level</button>
        <button type="button" class="word" data-edit="forgetAll">Go to start pages</button>
      </div>
    </details>
  </div>
</main>
<p class="hidden" id="spoken" aria-live="polite"></p>
<template id="card"><div class="card" role="group" aria-roledescription="page"><h2></h2><p></p></div></template>
<template id="row"><li><button type="button"></button><span class="track"><input type="range" min="0" step="1"><i></i></span><span class="place"></span></li></template>
<template id="outcome"><li><code></code><span></span><code class="json"></code></li></template>
<noscript><p>This page draws its cards with JavaScript. Allow scripts for this file.</p></noscript>
<script type="application/json" id="data">{{data}}</script>
<script type="text/plain" id="module">H4sIAAAAAAACA7S9DZBd130fds65n+/d93bvAgtggbcAz72CooUDSLADAfCSknBRAgsCoAQJpEi6sgXZpA0tKAlYQBDkALuQBVJIo8RUrDhsw9ioo0bqDNlhUjXhtHZMN0yGSd0M2zozzNTjYTJuw+l4Yk7G03AmstX/7/c/9763S1CWkyk52HPe/Tz3nP/5f3+Yz1z+nDXG2F9y9blobW3NnHPhj107F6/xiJV/OCdHbHdY2mRNz6dsw+nVcFh+uVX8DGfNuXxtre1Gq6t85qr2V+WyeLVr13Bbf21tfH2yhqP6ptV2fKvn8lUeD2dWx29d4xukyda6sRXjB+KnkX+9yQP5RD/G0+xa9C37azaNY9eTv27KppgqY62xJrHTcZyYQb+MXTSzSQ6YoRlstrk0WZbJZbO5c7lJ4jzfEts0jaNia2Ti3ERJJD+c22bS3Mz1zXYrz5X/kjjZkVk7mjc22mmzXWlq3T0m6xvjXCJ3Zb3C9OWJ0kY+rVwSyz3OZtbFib1oFxaSyBqXTrs129y8GRdrprn5tbjIXndb08898bkvrHzZmfxnLn76MxcvPvllc74v3YsrT1z97BNfMssz8mPliYtPfuZnnvj0k09cfeLJy+ZJPXb5yhdWnvg0z1w2F3HT1SdWLn/2C583X8KPy5/9+Sc+/YWfNdem8OPKZ6588fKnrzxx7Yr58hDP/8zPPbHCa8xfnO1+f+4zF7q3XB9f9jNfuPhlszqQ3z/3xBU+6wnzC3YYfq984YtXZARfte0FfIC51f1e+eKTcv5r3Q1f+uznH//Cl8xtm2Fkn7n6hHnG9sefZP4ar1x54jOP8+zj5ps88KXzTzzxJIdo/vrEgctXnrhoftkWn/70+Sc+c/HTP/2Zy09EtnfCmsYW7/vgwUNbznz8Ew9/6tOXb9y0f8n+ZfsN+0v2jv0V+zfk/2ft3+TfX5n4+191/efk79+yA5v1v/ts9Gt21tq15o2n4wVn0Hhz0JmiZ7xppJcXP2bdmjfxEXckXFTbY0M56+2Cy2u3JH3LK731DrcWxV+O3Za1dNUbXJHwwuN8gK2cT47h3uMrvK9crvryImmKSC7wafOqebK2vliuzYKRK3x/ubbS42sWzJEq8naPOVxtR7O/2uHtPrNQDdD4aojmnmoKza5qGs3OqkQzX2W4fU7eL/eV1TYZmzxMPhYPG6HZX817g4fNoPHVJjT34M+uahbNzmoLmvlqK26eq3LcVVZzeH5e9XAub6x8qO81dslv83OfWBnaBL+ODy3uiTGGuDtVyAk/Jdce95vQHaK74gd+5nJjL/kdfv4TKyt+ux99YsWXfsuSn/azSyu18Rmudj5fktP8tSRT5o7xl3SkzUd+qxweYZZjrpOPpMEsusb4yMdLIxlo3MwtV9ZHaEx0RBYkv7DHYenZfmKI6cLv9gdWyuqC4Un2Qu2GsuK6sLJ6drlOl4Z24OSYmS4K74pftDZakzd9316qZX6WqtRjmmSo0dKKT310bEXGk8rYR/J8uQrjPgZwkW+JL9eCUv4kuiTvvHnze9mlFQ9Mc/PaJfzNj8tzx7+WAFQylExGxucc90l44GU5YapMBpQVvxHZfA1AOSBQuBhAIXAN0MJUpVXsjrzb/1jsWfmO6GozuDA1PXDWZKkg3D7+i3J5fvN9I8OxK1XinQCYYM2BTMbLRn/LKNygXzRefsqLBr2i+RNbJY2VSXlN1hEg4kpZTvkImRSs28rKyujYMJNli4/JUtnjl7DIPltZqe2Ix/VWh7MOZ0dyjL8i/lrZeFHMw8NMusmSwMswlWFxaA1n4dgwH6QFIUYO26rXfAVjDOcHWcFjb+CTIt4XyeVyLOZnRfKFrhBgkKnHl8lXWv1KOYyLcTe6vyeHisk3FwIUvUVTAjYOuoE0CfCKAV6RrerjDjPZ8r+2xU92mAmYJq4FeuS/7JI2x4mkeAKAiie49gK7pBhMf6/o03kxrp+xQGI7TfMn/+EPf1PeQBiKrlz1doXd79vjxRvOJmvvEaCULZDvJgo8Ga816MiRHneZ/Ds5khV0vndqJHOtMDnCRMpVVb8xBbZNM3dVsEfSlFerQpr8qqCz3GeCYg6aD6AnWOaQeZ/28kOCk9gzh8y27qGyl3OfLppHpZEZfESaYtF8UprBonlYmmTRPCSNzOAZnx81h6IT8qu/aHCfzO590tiD7rBAyb80y/K3XG7e8z3hA6Sb4/fh5bLv831mIPg6B1w4LJa80euaCaLEG3dJI2/ciaVbNPO6ZnPeyBu5rPLGifWUN2Ixqw0vvGmXd5viK1aW163JRHFfCurW3TcvqyefawMlsgqymHW7btbl14nRwCW6t4EfcdcxgVUZ+rob5YApsBgWgLdo2qEVpSANEjE05a/a4qyN14jrZBy37Xgg+HPL1hGol9CrfUIdiOtnddcUCsmxwjUgDbCYX1m51+bFm4mdAiS9Zi7UsUCS22e+zBUNyKZ5W1b4NYMlVuSwaE6gtyfKD0VHtCfreVh6sSyTd+WU7DfvFtxDjfmo3iUHyyR0BCsnOHtRELE0V4Au95lrVS5jeEPGEMkYomZ22Vu5RVDAvGzdS3VP/i7Fa0LMfk/GtiZXLCzr43z0AfspH+0zP9WUV1ZATRbcowLC0jwkFFmaM0KRpTktFFmaExUfe78AkjRHKuKZw0Kmpdkvg5Fmr9BWaQ7ICKVZqEi87pPbAIupoEbyGuUevLrUxw30cTket3Foe3Voih9uyDblLqt7EwTiOAYuaML3BDEumi8TkhL2r7Hfl/5Bd4X9gv2LAqm496ZAwwjYHJt/VIECsNMHTXIVwCwH7ZF/KRGdMMrJxFeGbw4zEOYjzE6YqzBzYR7DrIY53jBJsrh4byzvvWmBVQvBLTEI99VFcxC9e+0BaQYH3X5phgfdXmmmDroFaaYPut3SCKh6afoH3bw0BTZw7HsH3aw05UFXSpMCPcc+A3qOfQ7Yjsn9yey/YbB9AeTNIe7oWMAXh/7VJtdb3bwmZFT2NXCnu1APgDsFlGW/CDA+KcyXNOeF4XJ7onOyPwHGMjNOvx6gXmffroZ3I8ulbOWp2JrIxYUvFfZJ5Yek67gdxH66RQgDGdaiuV9aGfgRYbuGwIMDTMZhaWQyDkhjMVGD5k3BioNmP7ZXKcRORn9HMM6UjH4ohxZr5Vzeth/jvp0SQK2nBVietZyBoeCm6fLROj4DfuyorI/+PTvCJ4J7ftKDu/pjeyle9ZFs1aMf+ZpcEP5be+qoTOyNGneZsz46ah6+PCoORee8Ayp/1AOo5HEH3UPyGJmrwwfdeT6QwH1KkL4MrbLC/kzJuGUtAKLh9L+3p4SPILGeBmwq9G6S1ak2E4Tx57ocG+SYVlDM6NQw0jkhzg0fiemph16mufwRcJiyT6damidXyaYclnuxzu33xvwCH73jC4QnvgRC1X3LICnwvFtnZEknhtA+CZNw9yeN5yI8U57U7o+v2WqasFM2u64CdpzpCeLUtXblvkFc3O0j84mPPGr+Ez+shal9fvAB+7gf7DM/G7DoYMGdE4FDmk+JwDHAft+G5iEROAbYDZvRnBZBaAA8sQPN/SK0DIBDRmjuE4FmAMSyE82Bahea/dU0+LeJKZDPxwivX9KBLokYYk4LSyiAPetnLpyQKV/3DUM/s6yfGb5GkBoBZ5AkE5MXCU3FJn60SsIWHU+zde3MDjeAj5WZHRJ8ZvxMc88X6+HlF/zw+adkKLOTP5Nyd50ScdSRYgVBwJBAHh5JL/LJWWlv1NGGbSRnRNQ46xPuINl7cscj9VA4g6Pfb/8zutdSn473mrCm3LQ4LgfiVVwjR14zq3JZsVq+J5Ff35O77ymwo/1gT3SiztEcEWZQBjhX99GUdeGH2OI+uS6P2jC6FK87y8+4PEqk5fvecRHOt0igxhcV8rVo+/z6dRuvxjBvyZ3nfNd7WI9yuL7ryTPid5mx5CwQj7yOb+mFt+V4juyDP78O2s06SJc9JCycqaYEYb4MFm23UdibDvt5TWAwkVPgQcBRiaQsMr3sqXpqDBoiDcmw5GWZjOcGkaP8iPHjIWxGARhOcaJTnK5fTMzHUIa6AX/il8CCtsnDo6PmE8IZUIwNq/tDTtuNWqFKZyX5QbMyxHYhW8AdU001BgziVCMykYyxAXcxHGGAj4zqoQiNK7Ldhpib+0oRmi+NRC4RQi/E6V77nOAIQXyyEwegvEAlN6W9HQ7ftErKruNqUv9fCWeuyPy+DCIwcMWfgsUDIKcKyCJF/P8OXHmYxpTTOPzBwOU6RPZVQWTE1x/gvOyTjx3j0WetItJvWsWkz1hFpV+3iktvW0Wmt6xiU2GciE6vKzq9puj0iqLTi4pOn1R0el5eGxXUfU6STBElCsqXynUZ5bqM3wJmwvit4LqM3wauy/g5cF3GbwbXZfx2cF3G76DY5DeB6zJ+BK7L+HkVineqULxLJYppcF1Ye7BYv3zUbV9zq2SvXpP9lu6mbFKqpmMQVBzKA8VVkI2Kd1d3vLsKJIYKRLD5juGg6PdyKEEip/9Zs3nTTDk9NQslwFsCXiKMCtlsXjeEsFRkPYG4HAIcJHrPfoyvsRAxc8iI0DSpVPjBgALkzJlFcwY9gUkIsLzvodoCKOIyFbwhf+TD34paKeZ1tw62I3Cqj3oovGQDlLONYHTwpkKwtu6AQo2vOIEeX3EEZFqgQYcFoQwSvgOkdPhK8DRGX0CMgvZGcEgQRiEHZJPCaNXDdrciJssmJUd9K0xDVopUU1mqQDNZIN8/rvrO/SKldAqukgcFN1JhZco6IZMr98QYpk9O4/w+c4Acr9kLvnkf5m6P8QK8cmheIJpq0DAF9YwIQNC4JniEWcZ8v6KrNENpq9yGPSpPF8zykkV/T/S2PRS9GPpvSf877O8zb9pFc8eGGZV7BKlbv8mXIlOJwAK+s+zxNXVPJkyFZ5mFsqh7ELYFufSwWhB0AO7sPQT4t3j6o4tmDj0RCw5FXo89uWj26nXnsZV47HOLZp/2Pr9o3q+9LyyaD2jv4qLZr71ri+awPu+mxUqze9sSrmQE+thnBLbOlJmPhbrIvn/3wYNwGX4BgXuf8apjmu8Q5PwEgpzvEOT8GEH6nQK/c8Ki9xsLrbiIjiLHF2UWlkqWKMCxUIy+TxZcB+HSLYWCXCIsJBCSLdbuk3IIqnq59Aj+3O+TfYafR8HofsDKiTLWq2TfHFmu3W5e/rhwswkY0B6aT4mkmYABHaI5U5XrsEGCPZit4+0ctD4HoPcCvnMQNvcq9VuQpgSiEzq7JzoPtYWDyhQc/SXgQYunxes5UnD6oOxy+Zz2BARK7T16KMrxvu4Rsac2V0AI8xRjB3iqy2UnyJoscY6EL13An/wTUIjvifbjT8kfwjDjz9yS/rgPf+aPV7EsTFxloDFhiHjhXzypCuib15ZWhi4AzgJQjMwa/pzDn8fx5zz+PLnC/4YOGho8p5VloCXIINqo2loW5gyMAUP9Rj98wQ9eOOqfvqUaeSGJvRd83B6B6jWDjhUabsF2Ry7splWAiy+P+jK0jK1WCVqOpaFNHHt4gyzgRQzm4tKQiq1revm18eXxkUGcUEs2cc8V3HNF7imgtbxpAXTyt6yqvhyx5XaBzrciyJpfW2uuAaovgeMGvhOYBuYus8EWKoQhTQvOTgB8oPHnHDEvzUeCQU/HR5o/uBXLYmbHZOTsE72elBO3npLDTXQFqCsqR8S79goIpVqlZCi1KipkAWm+oJ3DkPA0Fto+bBY+UNB2BnMG+JxabnkOIqZ8kyDSQk1VSfOiXW7ilWpKurPLgk6LMq2Gbs0dIfIugLwjIAdeCXQG/Or7y80/MYGQJaDVdVzeT71MOJw0r7llGWD4GQEHREm41pb/Wbigvb7Q3+UxXaTwssY0/9x8rzB6m1z8z3lxIliYl3cvw8Z8EbJWgmn7Z+0QcJN+od4I09Vy1SsADl/not8WrIRWOJ0ZvaE8HiCC41lSW5eM5ITAXknVKKmSrFC92WfLUGgSMyZeJzhr0Wm7xFj0XBsQkPzEqM7DOucT64xfus4xdDS0vMgS5brIAyxyDKUO4I0cEmh4jOWGCA8VO5qcxFoxrc8ELruVl59+M+d00YAEzRw0ZXfVsMyap3ATe0AzQwGDzQACBYFYQUB56/guICBUIhIIiCYhQCZeFj78jDH1caKXKgC8aNcDgPwmAAxt+LGEpXlJhvxRgWIOdLMM77c4UPR0hjHAOuL45MBB97g70rx1Sy27Ck5R8zZ/N/bqg0NgKjnc/FG4BGP20SnYmJLm981yeaKQr8bz+jrYXnm/TMkm+TcDqc9R6vM9mX19um3elrHuEOaT80PFn5zH+6A+n+BBYr22zoUNsQRxWe32pEjXoVuERx4PGEuomqoT75f1ddCHABm8CnVD6fVBslPk6wAUUIIKX9I9Yakb4YMFdWS4+pWwj6yemnivDsq2g3JgFOZbHX41hE7dUq8vOHoqTAJe0QM3vgkHymqqgMQC26gwjyJUxPgjN1xQ6/AlwYkFydYQCF0uvUe3kNx8rJoBYRLGYLmbDvAlQtIORa9Z7S4cil4NXX8oErZMFvJ1iyEcFqid9QPV0JbbwOn42YPhpAh8k7wnxgY78SxHAIkKlvFtaHZCjoJlHGvil4Ujhk1rC/j3q3JFDpvWnCCT+3B3T4a5XFTYt1sWzT/AwLYtmr+Pdm7R/A9oRQL4Llp5pqnlx0v4McuN/CIMpcp9Qev3HYHOnmIMOXxBEN1MAzvzqLm5JpN3c42m8HlhQDlHAkkn9WNrIIAwX/h+srp5+WAAynxiNmUFlyFGyUnu6PGNIkdD6hI2kDvv8TrukJma3WUPN7bdJoGxKtQgb4la0R/ALH7V2wdhxGvsKWDdd94DlJ0TjJ/0MTaJDqYdSgQ0FgmVFTCv+kRU4Va31soqyvskKsAcdOfHOhlc+1xU04DSl5ckB913AOspJ5wY/zwY3TtWSefzOGj3yEWHhGfWY98Nx16UY8+gLxT/SmNXDrpvhTN35MxN9KODIpNTDBN0ISLZc+ERv442o6TBG56VG675iKJd87bMx9laPlFxiKxm+RBIN7hJjnRBHzKnzW59hAD8eT2wVw/IZhBuB3Osg5vXw3PQM9h2HoL8IcOj/IHbD+jQ9uvlJfQRYWCvY2DyQLUt1xF2cfuqM0QZ+Erec6J72ZHuOYdlGcoLdV8l9ftgtb+y3OQXBDgsFLwDNCfUiPGQGjHOVJsioBAjKFawbi8Qtr4QKcGkfaiocXwg/4YzEcg4HxdgZEboft9vmkmMsoiQOMplff0BLD+0xHz5rA5G4ELeRFJa6jh2YxyQovheCwbfkI2C6gu6I30vdQ0DfOk+M1g0A70SxrsIBjXfw0V5+RAFGkgxCSdLDgTrOBS0faG/CQfi8zCUfvdyUOY+VwvLoFoDeV35iTGEQHCJwFfK1eDsdHFVA8atiLNkS46rrFQKp5uEM8U75f2CxvsedMgQRDE0mP45u1DyNuoMMCL30j8FQyCVfBG+ktL/HL4KgBUGQ/NrX42xQzXNRoGEkI1QpV2iyr4EiqLz8j3PCu96HY8Q5NYPmAk20eQDNq/7dJoR/uy4inCxym70sVCCOykwyqSVZRUEBrxYmLwed1krKlhl8jA2YW/Rw5ixxzv/A7teUAh38HuClACGJBY25Gv0D9JRZCosCq8IgVC2Q+jNQa5jz0PWk1uF8BIgRFSA7nK2tcFlFHZeMWqwFr7xdB01vyej+r2A8DK1o2ZqVVWGXhjMfeYhRdVPWWU7z9RkW1UlA7YVTjhEuPDngHqktnsMEUVGnQpQC3vEBn2CwtOQI4ARHqjjYBJ8QB40wRfA0Fx+RC8XyoR58uH5gP2TYNb0WU/JUNY9x6jaLla1XW+dQg7quPLCVOSsAe+KMdQwZ7vyNDwDaBA/BY3v+lNC1fDCnny5TMVvwVkH7hHCjigfNVA+aqh8VBnunhI+KsNNQqlKWeOBnyp7gftSuU1pFrTF8tr2g7DZPwpLZNyRJACcatlqe4yKMaf6M9fc80XvLtEaCUVZkfBGjP+Obt0qGmwuPBhheUb5F+TnpgLeAfBJSbGz5qWZBkFIYdKelabAdqNOklpI+kqUaqGAE1IGo3SkVoqocSL0tYruAkZeurBFMJgqlzmmqW7s/lEnAVZieIGAwJtZrFjzJtiPCZsG+Fwrr/hjeYVZ4tzch4mfU0QE9FthG8nX1hmfCTrSV/+wXFnljg/BokwDrUwc88t+WjYO9GI5TNogOGALzyhCXoCmk8d8IEfqPbJZgUwRcpXRTpEQIgaR7FrOSRUFzXuiPkwp3ZcWzd+x6N5rheKnQFfCB6TNTcH5X7c6+7fROio+U+DAm2gzWClSMDjXpInhZsH1u6gPeRYPMYH5uMnNP11M2JOegodQ0apCCUu+OK2YTE1Kprll1ZeAcygiEFcqW64TISfHhgHHB95KuDg9SJ6jBsrp5nS/6uFe6QQ5YQIWuJ+zsOwOPqHzqpyi0xM2P7CG155M9oKezQ+ZoM4qDxmcnT8UzamyBF86t0yUDNtj0Vlspovuc08Mp8YfOxU07VaFqWKjJJVSKVj2ZbukkE9TIcgy7B+TTTNV0FoA1x+720zAtS90WhS5LyzjpeAey/cr73JAv0l6DwFFs7cXKjr2TgOBW/jf2NY1iAoyOLiAz1FTxILC2Qm1T9xPupDgxeWHO7z3MQ5Fd/mPAQNYpbxs5iZcFOLOnyEb0aGwCP4M8hPIR7CR+jn0YanJALoxwFHhFeAoEEdL4iGCoMAlABgQuQ5+owC/XEP3TYL0GPy5oQjQXFllbukTMxgEg8gkS8GPff+gaE91kzzod4fk548OeuEnHJAa2wgKLffDJUMPWh5MeDCD7iLCnPnpldqurKwcg9Bjjwu9f+cAOK/vp1Mnr1oSCM/AYMG/FE9dWoE7rt5Sqdccb6yDKEuI4+ZZXqATDpgMfQ3ktmj8eFnZxi15qw9sv8aVH5h8eyYXRRsusuOLcDrmaZWy8F1yKOnuoDfIxY7UylLfa681X+G2Ai4XkO9BY2oDTwYN5PQk2PN73Dsc+qbVoQ+XC8HE9E4DmMD2XlkJBCjn2eDMF+02E3rMAU3dVUbtozy16kfq4jw4PiR1xlY+QeVLDiRDftDU8eQuFlQkWxhCJtlfdQ4TRiDwUGH4wmMVNKyBAvcFnQnSobSMZh8d12N4Z84pbRpStjSzZ44JYuz54dIK/bP5d8nHK7Lz7NIoqIGWyfONZUw9BMqcDUxhYMkvoISO1OXLZ3QXxt5ZNNeaqIW+citdhtvjbt3xpNC9dzPstetKxq8pGb+iGxE7NW6yS4uGW5H3C6lvbEvY8aS4UO7FKvcSc0tAP07eps7KWtEtzvJKHiezlNEuMlI9Ehka6PmoO/YZ1Q9yHx4H0DzQcmgjUnpMCWcHLEpU6EbEZfQ9Db6A04HXUCgZ8xeW/MVay3s8SIgQ3oGX3EuIS+iDKDsd/o3POcDCrzhi2B4A4lmnfoLfdNUmGrGgq5X2667ajPa2q7aiveXUrRC4EO33rDodymLSFfGPrDoavmXVUfEPrHocvil7pzO99wDUUFcY8MsRmA4RoDCwhXq2E0Jkq76sd+EBu/U5vor10+otEyZaajY6tggLwmiBLcIcRcocgRwQjfN5MR5V1lugBY3AM2UKfOvsvqDbfb9FKOCHKHqCy9EJzq8IfwJl9MmRzMYsn5vjTblORqxzYbBNKgY5qX9lAbW48CxjvN8LZGSKnEoK0/1zaGeo7EghtpFUbA1UZTpQlSxQlX6gKmWA/KFCfq6QP1DIt4D8SLkgef8H+Mp9MoDg7SDE/Q78k6V9DnxCSu8HEv1vwtcrpbdDH+0tBEqktG9vRXu92o7mWrUDzZVqhOaigFRKj4kE7dcB1xMUN+oorhvp7ACfjwDgwPtKbXsUfAXKEqW4d/GLcOoXEalfRKF+EdPqF5GoX0SsfhF99YvI1C9iq/pFbFe/iB3qFzFSvwjYZQUZvEZn8j9MXbnmVsd7DsOj9fBNp91zh6K3Qvf8oejt0D1zKHojyCdVL5DAvhKLiu5tMjPQkrxqqcieBDhBw5s6/9595kw9aNRzGsxPiUNHsC/3RCd0Wx5WwUHkG9IcYG05QYQ9o5i6RFMW2NXUdrhyRuhYis32pNKC87pjH1cEcK7i5viUbvNHFa4/H7Sn7d5coupCtm3up4OYuEc36bRu0lw3s94Ak09Rgd1fd7vs2SkRA5Px7bM6khIj+YCdq+FxDd8H2XDqc434GDJsPl2h8IWAk8A00HUbwGc7ETcikKdqZLYGRmbs8grmHH5Q5DdTtx35GSqMI2yk76LdRCVmBJhRV4XmO5aCDgzVs1RWOl8E2VN3IS3XN9HK+rzhIDOx+6ajHxI9H1zwTNojwKJKRuIkRYvgPqEIwbd+P7oEoiT7M1HfL7KmPpftOi1TGQt8TAlwDaEoquDIU+UQydfdSefuW3Bgzy7pUl9Rv+9riruvK+q/GVA4oTOih9MAjkhOt9lQt9mUbrN43TbLdZsNdJsVus0S3WZ93WY93WaZbrN0MoYjMMAHO9z0T53N1cv7LQjzECwopMZUzKmtBGCDTUJD+KTFH342to2xUI/AcZBF2B8gBnXOuTCzda+CAw0Z0/2BDUIMH2W++Yo7a07jHUqQdDoAhFVVhx/50vsRcQVPcHJTcExwkIit0AoHQpCSGOnDDFWDAGhgNKte2HbCt41itvolszmPCV80WzGp99pZnb+JQKdcJ7Wnk5phUp1MHabyj2OXryWrwWkenKWjOSm+28QJf/JB9/hR/3Q9RO/crbp/5hg55W46ox06k4KlrbqAncGylI9AAUiL/8IyPRHjoP6ooxEdFKORHx41Z0dy7WOYwSN1wS+++FWoiTqr232KKQ/ofO/XCdura7FQUU4+DNPS6iUyaLq27apSQIZ7CNZ3kQIyFhhwyF6pynmnDp8FgahOy3vozVEPIN+WO+vheg/Q/o16yk/B9bNPT0PhAOI20hCK6H3mvdTyTF2v+xtdFPvhRj88e3kkpw2fIT0o2B+mdpfoy8IE2jAkju5fiBmRUdjrR8vb364hfkJPjNf15fnuxiN0E/XRiRHECacMucN2mvUQ0/Fh5Rw+y2+Y5jm1as4GeNZYy0Kpq1Uw8wpKAcwmAumiCfiSXc5pmv6qH9yC3G40osXDLFIqfhXw+7vWxgA839JNRl6p21ja6rqo4Sjh9c8FnNNeCR1A1PkjVS2AlR/x3Z2eOlWIJqpJhViCXn5ISB1cPgNiToiY6cToPKG5XBdLlmjwiceQ/0trLWwwiOerXWubQFTr2J3QCLyqBswIJKsGzJD2n9feObUIGXIJj2rvjGrPpHdRzUjmA/aaiJd67GZr3zLqSXY79J9Ri5gr0x3FpjZyunNtLF52Lpb9LVO8X6eYyuKeOmSpT4xIhNAxSBOHD4gpW5sZdtPyk6TJdPzp8f5PtMowyi6mKSm7mGNwzhgvWgncwPBfqLW4YGER8zrDPmSfahbDWDCffbvViZa7yGrLvPZELL1HR11Qiw8ihCbnUucis2f0Fs99/3qdbdxhGXbUWVwiOwzBVTq+cq5AoOeFSpULkKlEwiwKMletV1FKp+ifMTrRBuYD9krVSBkGyeXam1PdFIK7F6lvM1SCLujZ/Yei/do7DK80As+R2oAeGCzcb1jnVqM1NdZxVcio3KNEIVUSkeHzYVCiEkKmcsO3QheFMWP2aqhGgJ0M8QngIkKr7uTxWR6HV/TRr9y8/hhQxcOXKN4zxluQXHSjthvn0tK5HZfIrTKCgtad3Ro1S3tLMWBkP1QKMpvfRHC2fpN6zBqgC4c4bgcVUxOfHDUlOPnywckUAC4oTeOgpbgA3/sH6NZjm+nl5qIIsg9Qtx8D8cABNl7mDsUBaLsQswcjuLr9Gt29aoYsnrMuWrPqxaxoR8ldiOnqdCVqnGuVT8gTUB4buh0+CuaZOe0F1GQDQgKgqnPrzjr9NiM0ZQsd9be/3aLSgEVzZW82YpfPCyDYMGmxhlJhIqxKqtgXzpMzEuCIAQ6McCsFKmL9QMNFdGfhGBxdr83GRTQaBoJLLo+K+5yV1yE6GQEw7vIL3j3/VK28xrXAc1wTwNFeHo7kZ0dHy6eLJetWlV9xDMKNCG4CPrtAfW7UG+PMPJmZh7FMoJMAOgGjvODr6S2kwbwyoeaoxWwa+NCZ4icYix24NNNFr+Z4b5cXIbgeqhMhdxh5mHiJuRBkgrBzOVkfZ7w+NN9Rcd5M+p43bwj6SSgHxDB2kYUQIpFPh07WdtK2k7BjW26GPn+OX8R/QpRhYjLFhzBZNEB5t1bbVQ1YqLmW12WdIBL6+KvXj9qnoV14GNc9huk4O3rhutxtVxlFHmEHI+rbra7WZq2mR+oNmIPl6at4LuJLAGKrN+TADcEv7yn+jaCXtXgVLuwiH8hMlxltAKq7IkrBGfW0muBumJ+BXDUzNtTpjRpOPNnDsJ1olEui8S2BM2HMc9lqqFxLJu4WPU/BN27chZpsQxQu4JnJ0HmnV3ah80qUx4DiEwUUA0C54BCeMDaT6weKgMjUC9T4QmDwpFOnRk0s8iIMr8K/R/SYgFMcvHWV45NjL6xeBy69rvkDIr4LIXim+HdOOOd4TFkdxYKFwIbYcZcCsPrWl38OtGsB4ivkE+n7Sm3VImQQEskg1xlGPFfDmlLHdAZnXPfJkbBGDlbklB6jAsVIrCFzIDz154R8y/f0l5FTo3gYwh/CjRC0RTIu2P9CY08OTZGQjoKffRgbBVPC7S9vEQQQCwKYEko5uEF6c1OuG/ipT46+XZlC/YAZf5vJtxSkxI8MnfbmzsZH1OEZtsDHhjJlPTxeZvj00NG1D3cBAQ5xvamFxwWn6AePjCrT2e01woG8jCyhaYmyN8X/bV2q3ExgGEkYY516uPMGk2lAl8GmXSs1fZ+wOTGOcc+U7/PJcbXjYaHUOzn0uDgxl0JXDLbWiOSnPVLWZEPyunis/Xz5nI/LB/fxZ/AIHLELanFKqvcgQhLVDRVscyUBQdB1wZE0UIE/ioQtBs5rOTWE2qTNXoi0Gk1RBbwFHU5IGTJ9YSqRje6gv6BVICdRFQJEY4BR71jSOCPE7Di07obMj+Y1gVMoPF9DihV5n6e+BOhkQThn+cMkNh693WRwhDc7TOfydJ/ZXcFsTi2hF9kLuTkyWiwAMQ3jwWQ5YJNPBfWEB9PcENOpdQHetiJyiJyQXcKD8dB5eag8cA46C2kPCIxPel+kKgKmjHfnR8g99yk9UKukZ1xZ+ePjgdA8GURVbLBK3eMj5JyBQj2Fkz7GKc8zbQ6MJT4Quv/2gXjMbGX06yEpRQn7jsGpBZ6nv2HC7qkg0VOFRk+zfohYqlka5Mlgrov/1pL4E1gfEdbBEY21hGUkRx+tIgrL4QeZh2YNCX1ULIsDfmoDPxhXmsBpEXfIGuFJbkR57B1BqesDGCOS83Ho3VGN0/aOnN//Y0HONLq+do9oz9TRYwgxNwm5kEgJFmPunLY3areRJ3AtU+kQCuswYp5/+QZufqy28kCXrB+su1GT1TgLVhiBqkeLVQbMXi/fA4YIYwDzc5eX6V0yGsTAygjvOiKcDxxyURS/7my0CpWBV4QuA7BHnbzJKgZIdPOTkncROXYiIsd2ETl2ImQxvSuHnY45bHLt8VlthcYKo2HOMHdRw5whR81jIx8tMz4Zof9/lpfjzVCo7KH8EgtrduMR9QbD190AisDjITwww85RMN+Yu3h1/VIY8h7kKDlfchWRnrAtyNAUF/+9s1NrLbOtqjp6C8y0GSxuInGR+oEIhO7qvF72mRlF4dLbGXoQ0KkpK1XVQ20FsAT1P7m6Us3WfWURMyICKkfk9mQHkEikLhsGxo/jw3hHQTM+cUDcfGUAa0Y1EFQ99P1qyiOYMZKB9VrmPerMCnAe2a2KTq86zXlNajah2pxWLdyUakmGqiUZrMvV0lkr8Ly9MjnE///W2XStdYJ5GWp41+Eh6KuxZuWHaxcsJA+S/YWGOMU3xp1rCkkF/tyydapyTAIdDzGLT4+TWfYJlJwZMmbR7F3RQA8VXflj3StOVbTl+5DMIV2XvIG655DbIceC9kLSJZrBgS4/oiMJslSi9mK6Tc7RUdHMCvkxIXbRQhujIIEl6Rfk+pJ1097Tae+vm/Zcpz3Sabc67U6nPdNpT3Xak3XTXvxipGlyhNJGKkPRaSyJ15pblgwlPjpo4gC/AnS9YHGhnxq8FdTnkNaEWMM5RXYibL+dQRBEuiBY+8B/CYtDHShcPuGAoUlarOZcydSyk2sel55mYOmr3aRQuwltnPNqgplTa8is2mVKNa0MYAX6gKVd88NqH2AKm4LRbF86RQvAv89OXapTurOQQ+Rgb14n20i4c2qOrHXuNV0Jp3KvzvaCrsRuXYnxPgCQz+nmmFXIn9gH07ogZeB81i9IpKTw7c6kBtehvA3sL5mASR1LA5DT3ITVYWKiHI6oAuxT1CDO0i1VuCeK6WeQxYqi+6Pao8/0lMxeig0wg70Pvf8m4JYqDSkDDZy9mKdqSNfihMx62SDiZ0E3GVNWDQU4NgO9kOcf0t2rt7zPvB+hGpsLBP36aiuuhecdvZ0HFEdkL4FxyfHqvu5wGOjXLvsB7PIdA7BlVE/DGcFPC1Oc+c3H0D29IiCYwadmQMFgh8c1g4t1Bm8POXoBDhNpUdTT6kisGYSyC37LaBkf7KdlAEdNtbURqt2He4ULo5e39ZbrvnCKfqD4tA+r4Tbf7yzlWUBKIkVs9ds+PoywBOEgJqbwcvssWD6eBlOJAFcNEQseJclEkG7PT8OUvhXIoQ9fyzloq4Ec+gJRhgonRRIJYOpWEDMFkY2hQJahRzFF1mvquI4GqqAldYYt/MzSCjMijkYyHblvYURVOYeR/YkwckR7AiP7uSmI8AQQ9iNEQ5hmKpyFrapKxCI1X7OK/uT9wFzo9kKg0jD4AaXBAhdMk8E7IKWcOtCB0tsmvUD0GuPJRZUIJ/01izAe2TKdabtchwyTdea1VPdeUNEXuveGuvc26d6b0b03xb2nlCcPqZVecjZrA/yjdt/FcAxM1rulhjA89RJkHF7rApkGB6dEsX0GTQ1zzsWaDqzX+nRjj6TLcIhEDJ7m8IOKNgHZlo9OoFU4vMH4PYcXgP59qE3Z5crNnK9Yk3TRvFMq3hwgLxHTRXUTJjNFnuuZl+2hyYmyOlFuncksm9DQAV9PUI0FpTv74RFCU9rfgZbFBYUAkq1FtGV0Ed1wsBJUSkhnNBp0D0bATsi7vBfQzpyfGQcDiqgqDuYRpWen4GjozU1wt8JxurLHPgNLzwP0co+ZfLOsIJJNKLQNFdpfhUnAjscJRA+1WWd0B4dJKaTzUMaQImE4kglv8ThoMMoaZpibCCIvd3pwpkl5tPkFPJPinDmpfIjM8WkK35gWnYAWM+Nb0vE38iPmGDdF4bvO+Tl1Gp6flkdVZszCo2X34NERkMOXoUhDYrUIK3oFPP5BdxFOZAmD2ahJSIpfheFJvfNd691LG7d3fJRwLC54XEfqervP7KcJ0uylQt4s6EJpjiY39vYSqRgX0VoMhbxAKry94MQiaOFleZl3KyHvo2aqxcvCa7iy5Jv/tjUaSZ/DQ9AgQeGGLBnQUiZUUyaFApCnHGbsIVNpr3fI7KFJyJQHzf5Be91O2EbZmx9EoZd39/a6e2e6e+dUfJfrGO/Jnki5W5jYcp85QI3LSjMtcuiBYm7dUaFkl8KJX4fpDOE3mOyWoV1zDFjsmEN1xOKGEeLhHfQU9Avtadzj0OHyixDRHY5d02PCYnmYSnoIHneICdEkoSGGWTMzxiGRZgUbLbVMCSNNuzwaDyCBJlIYFqrw62vCRjDrxW8hZySs2hPrEE9qjKEwhuUerBbjDJiZA1zDRy95hNf66DQOnbwE5bc7PhJ2nUFAVEd+tE5wAAEScoNa1b27AGFUbj2JsxYqBllESz6fLyJXrupSqFO6lGj2pND3tNBUmS3jW3x0bKmn1xxEyrEr4NgPovW3VbwMQc4gXxBQCB7Q5gv6EdOat+Vu01LaB0O8jt6mrnbF/5bbvoqBbzjNHBN3hIDySp20WpbDy0FiQVyHC3kxSuR3hmsjFowqGmh6ahpFmJbRXqJnqXoh718mVy7wIfx4iqQlueqKIMWF1IqAmh1MvligB5c9aqDl0h6jvOXmn4A0FIFJyeGLlDa3Bc31NK2JsGet62xPXcHqfrkNEXNjv/hn3bLvtz/lA5eTcGVS7ginO///vGCex2ddFymsPx6kn52Dv2K2zFQMAsfldoQ7qa1cxsr4K6SJTsqf8LTWVzmH3dNhH0HwmI562I26H75nIKMejIfJAY4jVNtR3+5GjdPdqHs66tfsxKjxg6N+zWLUiISfGHWGSLuk3Yg5ZSGZ03FCG1zSO8VMtlAi5uCCMkZrRPR1zBfNM8G3kT6Oifo4UluJTQfNE8db/udY+4WgBZBnYGZs0PHBTxSqyqoIEIZ5zBjvqw5WjLd3PsE3Ce9igGOoLc04J8KskPnULMPwZb/ni3QvNydXBFllGvPE9Jyyi5npuK/OZsw5QVQEr1IfnxiSJWR0mPw8pXpj2fVM7QlHfaCheXXXnIP7fXFZOHg6uMLXu1B4hSE0uoCXBN/vmEF1quUO3tURLAWAAlkThet++3l4LL4Nl1TJsaFlQI6b+EwfAH+Zb2un53idQeDJdYbIGuuihhkixmqQRErAJhsFzXLeKYCZ1oMLVaomNVeF7kAtpdk7LaWpoBDwW//QuVT5mBdtZw0gA5q3tAReBwiTUit6rBwoInDWI3EqmCZMfp0zU3DKhEUAgdsT0TlQ1JMv1dkcH85hOUjKhc5sgA9LlRfNlEFNFOsnaouSOTwFgS45RkGsR8e+0AfUqtYKr3cTrxeOo48r1Fc/VTfijDmu1dsm1VTX2ToPHas2hhfJr540avReGxu91zbEW9Rgkq41T8NCbE+M2JFbZG8yZu6p8KfYCZcYOsTYjt2Fjbpgyv5/BrIfYP/7GhdK57BYM1ovTzCatgOwSINkHX1nnDpgC4hFBPplTa7cum0kNNYEYr/GG4Uytgi9fejhC1UUMndoXg4+kc+TMwHim5A23AYCO0FBmbX5Hzh1WNrf+mnE6wBOedcFaFDgZcQQ3lSdXBwzAzPchORKZlb2vcD9riLE/jFj8Bx2Q8KEs6pecg/ER5j+XCNKUppSyBAF6i94tb0AaYITVT8N7Q51HlONRRQAVb64Tokl2zkHPQX8pccSpSKacyRRp0aLlxaTvl8MjFLZZ0JsCnCWEs5wrtNxJmS5izvWRepqQHQbA10KX3/5BZ8//xQkuqPl1+g/C0NkMENmN6AqZEJNmDGZgfPbddCcpgwkctflkg1a9ARmgbOQIx++PDr6/e9H1+XZ12tLxT0eBX6Lj1JTeXQSXt2t78o/oe/K35jw8tI0cqYLSIdxTSPNDR3FSj02YF4g9GY1sZgJXobr3ILoG7rBLQg+i06jKM0ed98hd5/ecz8yCLN3bNEcUx+vLSFt+OEallVwXfecGnVHj6w7qn45h8sMjHqk0goxRfmrBObftWZD9j23gZ9NwQWDNNFB5oSunRNJboUs68owDpKl1+AnTUAhrxXaw3RWuJcOOrzxozQM2QsnV4auFUnNaVg23JhXp3nThnttd+9J2qohQzYN3xjY3sun5P7ma+BlI+lcaxrFUcX/a51di4KxmAbUEAU+p70cwjV7Rs1m9ARkApTjPoYJ8qO6EzoXk5QhUqlmeE6BeI1G6pewjoBSJYFSQekXM7WRDx9FCgeBLxiRxgA76XABbUG5qyYhHEgnPzsiN0N/oh54pxt1dh0pjADhwqnCqw2KhblgsJWd9gswHgRnXmhO6Sh4oc7AZVElAfy4DApI8yvQAUUkStKNvXoahuGUk0C3Cc+dJ9gfSpdUQEcVLQivj7Rqwph5qwJCTFsBn9ZnnzAhkOBc2AIeZM6iZdqVCp+1WXFUGcQnQ7YXFEXjdPkxHTSzp2PgTMfkqJIVxhVg0KbHkSfnwa/0QZQFgX8gfSuizvAAyhLURHSSGXO5iHmgc63Bq2N5LUkhs3zpPjoi++gbkc5tqakBCJn5JDMxsYeQA567KDFMjKB4hKqWey61s96xJsiYiatSgBHTpMeD7jaNRcqxjEn305CRxk9I5Lw7JPqBZjZfDqsbXPp+nFmvWjUCMhQMoG4+TuLCZFxQ4wrj55QxMeuSTZD8ky82iSq5oahcWhkyYw6uTpd4H1ADEs61DzHkblCYB+4jYG3I9ofzjG5FLhch/e8or4BKH3CCr1A/odJP1smBMV1TcslS/3cs5QB+wz3YApKsuCZ/OkVGxDHX3YRTUEyaTyP1MrtkM44xF6BpYcK0F+kVbTIv9ROdeJreajfeuhxuXd5w61ajQnQcuAolMEWpPpQ7SGdkMeDMi6t2TFzzghUhWqEP0dR08nBNdAWwrHsXvjDky+PgAzcP5SJIeUY3DhdrWDrqC8ES0UNTMudJ0tG3vEu4AscZqIP6yKWCJNiyzUNqlxBMyhTzwoi5ICYQ59MRMS52tW6hfJc289rsDr6iVH3Y8gwcwcEcMI8iUxSO8ynKQRsOWuYtNHS9pe/BJ/SH+vXxxwJy9IQUi4YFPY63hT2O66Gd4dDO8cM8A6vDwxbwYyE8bD8z1oSHUaF14HhFAa04aFrlCZPytLrxtY16FEaNHKdeCazULzrnlCyFaAt3pH3OqRAoof5jEzVAmGEADPVip4B1bXBD1AU3zGkKy4kwh+B0HQIaYvX7v0fPME9Qe/WJ7urDdAqolKU+LGRHg+o0OpTYwcd3TRyOPMshuzjzfGiUAe997KihJ4oG0AijEBdtBICAyb+FI51bpeZcDbAaOtJGrYYo/fVB1LdgFLdt1Cr9dydCWueWGcGrEmHZQEg6XIW6GH21p8ZqT826ODTsFav21B6Et/1dZATwcKSse9zFjLryvmDgjuE+o8QdeiTKYnmdaPDa3DID7j+EK/hSeXBVvPPdc23+Xhlm9146HVTCsyKjGeWQYPOeVdvqBOOddwJeF574jhCMYFtljSOHGkevWptoFZxkgnaQbGRC1NY2cmWCctcuL4PSMFudT07W+QjCJ7VvmvAnVaIYwRwpsyEz+gWwEFCqp9BPpAVqU4G9K1isKdHgldOwXQrbcwF8fScRLqkVLUm0gFOkckiyTidA0+Hfy9zWtWxV01HHmt9kk1b22UyfFkUScAtPm7KZCx6C0MrDgQbeQ3H5nnon4kt3EU+iLBsZPQqgs5Ro4e2zXeB5Vz26Xu/YuAV2+BGYsu1+B5x3dvid1+vtG6+Rk3rNTjBuO/C6e0SM366KTZoJBzAZhvRDGhMDNRVSS0uPgQZntKcpv5RXvGXrLcfBYt62NWqzXaqmyKeCF9vWubBDG7JDPadzVotjJi6DEgsOiXcBBPvruQ4MSp9x6eGyOsJJX5Ebn6+YKACxo1Ew0pyo55GNJViB5hkTCkOQV53HR2mNhhKEWQjkAl6mxiK1CGWnGRLts5OX/BSkeJnto+axROvjBEm11ylvRx8tKtly1QBLV23XYcrywEdpQ8GF7TdkcPOcdy24sL2QHhDS9lAnZXtBxqxfDf1MVYjgosr1mWpajskcyXSNKlm5ivortIVamy6gudd8Vj5pB9WTUVBPRoDLr6Odpnoy8tsZv8MgiOu8y/68HB2oxapUi9UIgT+RVvqIAOfnkYHroHscKSE0de0UdhlAxs9phqOYtPICp8XRMAf8vb1IcJH824FifXT23EIee9uyJpCGI1u1I/Hb+WHbNWriUXVqA4TdA1oQQaI/oPGt+xEGC9cPRr0uSLNLo3iokWFuPIHo7Vqkp+kHF2cqYn9SU3Rr5uDgHl78i8wNhBAKO7o6llaQ3XGZDvSZSDyz1+stG7fQFpXuZ/0WbDOqIOTao3CpmJe1ygGX9CSdqzdTsbKpccfjVaT01Bpkh5erbIPzo5/9QZESswjOg6egvrl1dIv3OASB5krlYhnulsnBIEg51yBluo/MMiQgnBwIkso1WX4uXzRxJlbvEFOV8FIAESkYy9v38PyFolluBcc2Xcj2s37mODLBnUYWFt9fuiR/Z2QDbW5uukvHjuHU8Usr9FmM5D2zN+72mcZvkfnkVwVEWCED6pSn5zeUI4f9ULZezw+RZ/6uU2gwhe/ub3nXKZS9BK9SuDLTIyPm26vgjupaZ1Tq/jY8OQEtcEUXHgl37OmT9cwxarMdDHwsk9CH1Agm9sQIrtknYSuyIXvh4ATMcAMROLDHp315or25h0kumFoeacaGvBnfjuiHnkyM/JNjMSZHyP/ERIyHqD4mED6u11HndspyL+tnbkvnzLpFsdOW9ednu/O6REKYZoBDq61+S4UkKD2CRR8ZSGSAs5VsEDjdIRHHrFyAGl39ir5RkVbm26LeLZlW5ovbXQEDg09mmP3WwqMkbzwMToLx4ISf+a1MluepLck0mjibuCmI3ncs1fKgno+rYIJUAcI9n+mK9RiEFu+6CmMhsro7+Cy+4COmHMfJJ5mgDWEwl1/w9vmncOz8O47tiR4td6Ngl3AMCLCClEnUgoYe95GAiMxg+oJ3+mwrqGBU/Bvn0tV0TTNI9tr4KTILTBg1r1mkvGbH3I2slKCAmWqSguRFNRg4pSliUuS/hSsw+IyWm0jhg3yXICit/cMgKHgN48aUUVP59btVMcn18hRbKL3rFe0Dz7Ls0HCfeS/UgMfXaZk8igjFN7QgzWN4cXTjbqpTemPHVJ2C5bLqWmIBO9RzaqbNqa4k7zhDJ6Mr+zOaupiaqOdCHUukac7I1qehpGZ0jOo9lFSNyciDJ9XQPtP8L5ad/MJyHZyMBFCuNm8xCX9tZTXPDkMF4ZeomoAiRJOO81Lk8mR6BsMMymlpJy7u6RkwzHI9zqUlyNJ3YL8lXxsDmqFc8P3W66hTc+fr1dz3WkbmNP/qzm/9zfSyFpycXZabB8vNc7y1NDvUBcUwCwW0FprWNy3OwhkCWbOdFvg8Eprmu09BnImZjTwrqQ8J2chdyDrvQlbyzn3SMZtsXDz0bs/8fT5T6P9/xEOpGI/w74FR8f2+60NaO+KCGSTVInuskwwfx+FE9dtcdxIceV8TEfbPVgrmz1Y2RuOGpt5bv3+h8vfs2jk/2rF9btvWLbMoFzM1WUfGmun3FZrpUL7wY8M/17wqYxvsmTz2XjhFRYOFIjDm2fpPFL7ibnV8KXc0xYWp8J68UJHDQgfbWGjSmjcRevdmdgKq0sFRVE2yD49qcLF37vHanB19W144lJPD7mTMczFOuSYRATsrmpCsc652rA+TTDl5b9FE7zgso+lG0un0mt9H9/cNRzLkK/hXXjjU0QwnRjMxhrsN14kAEQvf3GaOmHi5TETRrGkg6xymgvl8YnVvoZKvCN7i6t7x/VDTN/yG+TtGKRYa+hc0W+NuNf97/TWvaR/nIP/sZbHE48Pd8m0vra1olqI5TVoEf2ma/HvqAEBV/kKVD/58ocE9tnyCYT113PyxPTV8DwN7ZGgvAhbe19qt9aJBuKhWm7UTBKIXkYDEzTNQ2STyee8thAWWUzs1+V6iJT2O1z26W+OqDF+P6+AxW7Tn+yPNkzxfu3Coc8FnZYG3zYq+Qe6PcfdbZuK3iJJvonTyqEAp5Wiwo2hQLFoG8Tp+bisajG0UYB4Z/+TfA3TuR3D28eE2IecioCNfzK5C+zFjrPgQ/o7g1Sm/58fn8cQBiXFfwAetAM23kYAGMPKa1mfOZTTvclZvHswhxyRzrnbty2gHAHo3mCmaw/KrXzT7tVlA1ko5MYXa18yUN6dlo0vapJqcudIaFI/uFfJNTpPpYepDTWwH11thBHMo8KfigTGGdmDNL2VkzMDdcmNacFUTNuATJ7pwQkMNyLex3ow6dgrJyqkGg3KChxb61EKLAs8qaSlVuzNQMpWrkqdzkk/VkPpP6Yb2J+9Ap4p8Op/AtAj7sHEfGyqgYaTjY5ECRoypbVbb3Rk9gN0ZqWUZu1OmzY9PJxtPsz5MpG+XB09FzhktP5OHgt46ARxwMS6BjC8q/n5iizY9qIYGEdCZLYdsyW1Nd4NCOet+Hwi/QzocBM6sO797w+/5Db9nN/weKL8X6+ZNlBfMVY2UqlKpp2Stv46sDUJt90m/zINNeaXOmq3rsklFspwTS4WiS5dCwqlILqGCkfV+7eXGQUCOcBdhAd4CH7l00M0CsopmEK58GXpUcruusZPXlbyX0S8DlkvqQXfE5FMob1doiVBh2U7jloPuhDzAaR6F9F77KTR0c/4ptV4wXqv8uXZt9K9PJlwNu2xfCFLk2oWLcoa+H+EYYaz/gD2wUmf6DqT+/Z48ILxJw0c4njnN63CCWmu39xBHLb3dhzBifGs+8Ya2xPKI5Z/C4V7n+jkCrWgPD8Y5l0E0YOiSJfhedqm5dStepo2lXPfR5IWg+H05WBiDj/wrVkt1R2qch8IN9vvdiHjXd5H/0rcyb4FRZ8c6Gmkpgcm5ZKaCkMdg5HHF3hCsexyCE4AvwYEtGlRkExp7tPyyyHl2HSQvtO8vlD3fv+FlCRItxfKOA8U3IvqBt0Xum+lLbVF7c1k52iW1geSlaZD/CpYpEbBD2RHoJm0bjkavhtetdj2rg0Sa7BbVQSLNVqsZ1LS2+Euha7TcG7WILDPzODTl8yFT5ZFGC5Vpnbi5NscaH3YndPOgd7OL5nmLLfhy87W10/S9owWsDaOnSV3kCNgS4hfq7Cijtk6NfHYd+ovyC6CCdGSVe7S8xgt6grWN7ZB+WB7jfJYuFnPL5bDR4u90PkcGMnUMK3+WxsCXQyEXpgP5LCOi+YxQ8kPwIaWD6UJos3CIZlQcY6ILcCBWw/pUWOYqwBIow+LfAf+WrFwhAB1dbTZfkG8ZIgVLUdyJbb72Qy2rLOUz8UQOlHXLeTvulvNm3C3n21G3nG9F3XK+GXXL+UbUTshLDpP1RiSLCvYQC/vbTlcW57GkrwqIvh7pQr7sBG5C/yXpvxrpqv5utG5JXjWrR/11WZcLTI3A15SfVS+5O4xgx9K0klusKW/Tchavu4N0omlX605zJcFTMejbEbXBsINEPe9pvz4xKn9a01qoiwRdCB1U6ME6QG9OrH5vwi+WfhDlNmay7zJ80+ts7EWKVv0rczoayD2qJYXKnO4VNOtEqH5F0Ho1WhZxFdkjbkdIQmoIabbFT2Eu5JLt5DcwJc/E8kDAWTwBZ4+qE9uLbfY81hoKki4DaamJh1pegANqF0Ebl1/wyfNPPawGybkPqrlJNgdteS9q1vzir6dusOZ+aJwStzjFR8x0gKLtSQDGNiwj8LxtdcoY2i0QUWQrgdk9buYuUPg7RdcF+D005YXyczBoD8a2q3hVjse4soaXHMOuXjgaPy2wlMDANtMmMEGICFSsfuZ6Vba1bnItXVBCkfSMXb1OiJQ5OBo9ff3oGyaAIz2U5parAUVw2Qe1USFcm+a5p2L1i2mFcAjVKoRHQQiP1ONEq3cYFjagEK7F1DKy/FqmgRU3UqT/oPOObtTXrXZl+74RunPExrYrrxJrmZe8rdqaKw8D//DDcOyG9/bn4W3SCiLTzOYMv3k/PWJcEqk3z+XwfmMWdJ/LOdRdmjpIH41+e0kGhi+mFSeTS4zGUJ45aJBAKUEpVFNq78ghuZO9w4dYG2n7sn72e8JWFnS7BEc4hgrf7+OOB3SHzH1tPq/gXMR8+iERTapBwCxy8kdW2z/A9KQH3Zs2lDv5ng1eQAkzIg9km6Wh/lrvGKugPWOxC3mR7Lteh+HB4jputyRUyt243561rgdSS1EjjgO3PoAb/Ak64LBmY8yicXTLTlE7JKroIS14BTH+hWbHm637shB9mi0fHoJZg4pLsBQT2UML+fAw2KvJfCv3jVwcmpFDfao7FvxfOudWs7UuGKyVJMo6jVWTlOhQtVTiUUueX5FkVn5GEWIoaNNDipMwRmLGHD5zMk5oZuFyqanm+qPgcZd4h2A1OBBRomWhRLpoKVLsaTZQBpr1yvfC0lWqr9QCXglNTKTVU9VTqErHA84nBwztB6ZwLDScmxAgkCVh/MtPnPFnIetkL2jSpEI9gzWoRmMsI83l4tR/MGUejjbkrvi12CVtorFx1eCXnfqNB3wbl2uawyCW6c6SBl5eSL4gVO76ddA5x7XQ9Dyp+sU+DFu5UyOS3Jkw+h+pqDxS3aSs7OeQOQtOHCnt9S7MCOYTdQjTZdXeh9Rj32EJWDdBN2m8M9/2SfkVzaGknqOlfDfL6mgGzZBLc/uiqTRbbShAERED7dd79mu+U7nuwKJsU/Y+uGg+pNcdbt1QkCfxhN5xQmUUue70onlIj51RKUaOPbRoPqW9hxfNT2rvkypFSO+RRfNp7T26aEIO3Ws0vbJ7EUW/2DvPRP6h5u957d3UxIoOofO37b32meAwi1K9z4b+Ny1zb/MVz2pVYt57J1Qr1ix3kYrujCAomZ4OdDxeLm2jaQZZvbT45chmaz8stcwnOPDXbKtSz+9CKTOtRyeP9G1SygxhigJd5SXodGDnWghFMBycoDKM95xcBdttvMLLpW1+VN0jEWUusLDCippaQrcrG20ZF0vPz/wqkIDmN6clDZhi7irFl59SKeYn4XO2z3xKaf85udDA7Fzg16eLeqjDCQwfBgpJlskdmJglZ21I2JwDeTGwsXHYvgg5n3shvHolSIel9IbNnPxFyJM6DpZXqpzaeI3dBcLO1zFIum1NK+esAfuWX/SRZks2mqi3YD6I+3RHx8thttq8xXJERvSjYT+9RdHxf7fCm9NbH5PXWcSY9jSaiiz1BaTSEVk4xWVpEz/YUY3yZ6ily5oImUxs41q9tbpIuFGdcxIV8evp2br1oLBQ/dIhMgZCvoKlxgTlmCBGLo7TycZUQRLjBxfMLlQ0mXC+2dKyjeDQnlxuFij2/J+J26ThOailM1CrGXmml+zq0det8kwFEtqstSVCC3VIFWQLyaYtEwrfIChGx3VCWTzTFyfkg5jO7mohvA1Zr23ILoWCkFBiIOk8YBKREIYcIzJQoXIrM7bSDowycbIjoMYqURpzr7BHA1CYGTS7q01oPMqvyvQPIE5Oc5mozeMd89V04Tc38Sm/qXGnVlAk8hT82001y5umphhWJC+YLXB9Xk9B/+aYGk0YlilwFwMEUu+cUGp9XMcxqEet9neLH+LmAndtRX9Qz6O2YwGft3l4D24V4B3KZw8LP0T6+lwmbQEhfzJhs4vmALIfLJq/IM2mRfNj0mxeND8qTYnC5YWf9tOy9NNc+lJYtb1ybAo5TKGZ3gnFrJ+Sw7vl8M4PC+4vQGN2yq8tCE/DRSO/ZQTGTvpgFDXHaqht23zvVizblHwv1YAT0faaGkdzQH6KC+nbXLRkVx6VRsgN8kwJrfkk0vEvMk9SCvpAaDzjB2Drvmu1fR71Vw0VBgMRqhbNr2Nq0h3yaz+iG5GlfZuweIYsnghgrH7KMCvDa4TDyydk+KFI1nJcC/sVxd+LnF2dWhPASXTvZo2K6+1ujutUlX9Ih5MW7T7M6zjsw7jbpuHUYPJUT9Gg8ovN9KlhMJ8wUzYtSREsSZFakvq6xbuNK73fR5fGHfI+h4XDETpFc5JT443rjDe0au3fcEXMC2hwUvv35NG7PWWKIsifdhXSk2TAM4iyFeyDugNMxUmQOKAK8P1qr92rOS1CooXdCideU8eM88i3gUhT1J8r9W2TzLSBSEy68LvORi1L6xiApXliZdqvwhyK8Le4Wb3U5oc8MUIcOALJaqc+neFwDTXfbz/FBIGdKMdnUpRLgh0VLBQ4X405MG1FREG86qe+8KSAmgNHHJ+Kg8/2ejf1tFm4wITUQlqkF7dO6njze4NGklfEPP2neqivu29Z71tef18QRJNWr/GD72ByjQiVrYuUeU+Ke0ybUHL4YIxoQXeluaPaVXo/z+N8rzv1rafDKdxbfNUGs/68JpRbgAuaCaLtfu0xvM4EtZNX5/j9yiFYqghn1b3+QEgCpf7eChTqB348uMqqW3koNKCO55SIrM2Y2m5FgyPNC3VyNHnaW2gLoCoUCiryFjj0OhMOHV4bDllbRSRvSRsz3kHgjJ4mF1+7kAEPLRwOo5aSCesHxAg+gkEIrs25Cv+QEZP9asZmtbpQRNIJZiLPiKYl7CmRFJg71n27+W23LDvuu3/8/e9nN9SV+CGmNSj+buIGSpJRN6FH9hGZENrqdnBwHgkiDIOjK2ofVcf9YIkluAtsn2X4Ok9fWoGPFWhRQeyuWWV7CFX+A1TAfd5Rtu4hHz2VEaGH8s9wnPgdtgfda3ompqI49F4O17yEFup41MJ5yS6Td+0jRvtEnY551x7k+Ju49qYl88qbxtxrJquIEGkRWFdw82ydbWBge6od6YlQk2iegQLZtJq5C4KwMjAUKE4plHUGkTVXmdanr0oo5EXCZkAEvdBah6xK/WbuST+9TO0M4p5RWRyvKcDPmBPDiJ8hv0phGIYJenPCP2gPhVkKcB6zaOaV2xNeT1gM4Sv8LLkLFDFaYAInMD0pNGHIn8R8OOXn8CGoXCKoAq9XQ3cZr1IFflf1l99yvdoShG5Wq+iB8h+RRniDj0gjfMOHpdkEua0HknwfXOIg2fWgqdqvKS73Qu8JjN3TxYDvKOz8W3xMxS0g9OiRG8JsCuMFRbnw/2pC7A9CsW2ke5NzrE7h+8W/6Lk5KhTV1pZrnb+BqrJKpb6zwg7RYret896Cq/JcKCYMacm14jdSeLaBRuVPa960vuZNyxG+4hPhyIZEmXFIiSFcpKY1FughZd/RcmTTYBqZ/skSJDaD5wuOC1vozSyEnJBWM2FeyawmEI+2aMD2DKbp5veySyxdDjOaLD7FF+E7U9Y6Q/1Qv8NPjxgRPjpqq3mKY1HIRP+q065gw5dD1xyKXnIae6Aa4c+To4YoXkOVtYPSOxLEQYUyrymJR76XUMshVPVFp77I30E7fyi6g7akduNZpymZen47kod52RB+1m/ym1dWVmSZI6as6E1mwUCilUqV8pVp67upLtcG3Te0c8EFOBWkxLDOSvOqtZmjH8BiVAYFx5lsiFknqM5INV4ppSMusHlKpSrrbw80WJPJP2LdBrmmqB3USpDl7XgNbrnq7QWETROXIbkP+AIVGBheRqrWOVOt0+NmnR43C/rbLv03vALAAYSoet9fVuDSYgmm3NYWIOiCxnTCAhWHGSAraoJ+3Hjmew6AGeLsbUlPV3k+swdNTDgfpwpQwMLWtjwFLRukwDB5+CkZ6lTIvCGDfYDOOUxcj3CUTPkZ6D1jFLadXW5+XHUCkxZ4c0Yum0PJC2CmuauLZok9mHePs5dfheY2QS2k+6XZdpDFoV9Hkcam+l6hgbRQuCTALkzxFh+0t9Cag/YmFIMWvvJpiBsSoH0We2FA9S1HNCR5bPZzkhymBrrHEcQoBr2GCRtM1DAcTXzEJxgrGLO4rrpP8rSmVB1NpFQddSlVR+OUqn5eJt5fYCCuwwq4bkEnYJ2mHOQKg+31h7SThJw5cRsXFWg1HSNhC6QpUMBv2bN2MJlU4SpPQTx6YGVIxfKLVPCZTutI6wFWNe7i/thLVGmYhAh39hjXzl4JnkpTA9TMMhfDHpqMlUx8xjno3WKo8VnbhL1QvYT9a1DBscc6J+yxMkqM8uLPqNqNR0OdE/aftbTzsg9V253Q/46q3VLIdrLGr9oPUm2UlGtanBzqylita1DU5SBDvkfVatQMBRTOhcRgTCoCPVAyoQd6Dc7MmofSdq6/EMOgpGYca1SCykfEIRrInCNTR5vgrQtOlhMoHBjLho/HMcssJD8OQ1aNQBKuVQPvs0yQ8UqQQ7XyfEi1kx3lbn4d31znSs19fmZ0HbYdXoj62wWz/avROSs+xrwGDICGBdDpV/HqWolGV0JLUMusevpQCVxu92ZcYMvKvYDk/ytyhc5Qq+N2SnXqTO7OJjL3hdor1ETDrxgEGKVjtBLiUCkinKzAcvbbWhwMy75jYUqVC96wjF6PJ0ulwEHDtLHqQhROjGCXALlhNtCBwkGOfD8UoYA+c61oUMGVP5cOFPjC8jB3nqJP5tTpkaiE9EUDdfvVmifYyRGsRO/VYYEH2xO9EYFt3BO9HiEL6z7zWqRRh29GCX6+iv0rp19DtURcZuXyuEzrlMWC24D6N+DOMBX8KaaDM0VC8vsqdvdwWb5dZ6XL5YRB97taNhhuodYTeftLjk8Wwk62AEZyG9ZoXDFcvRRmNy5zq6j+S4XbsZatBpCJNWr1h0BeVJ3GAbrMOuiKy9mJRCptcU9BAQuazwq6t4T8MKzz8Ri4bkcYqObh7R6HkAJwCtGDWoTgHOpkL7gzzOEOa3k6mUQScwCamZY/gsgwralYlHurXSoAX9HopvPK/5wL6mZqp2izvaTxeDK5Rw66i9TnWzXR5xMmlFfhJ1JugmVKqwy+adWHB4ijyzJkJ4sCh1JlRitxmQUzSwB61Wqhx9dDudTfQVh8W9dQ1m07UpSpPvdeO0eaKYJwAhAo8blwAsAbLgqj6VDfbwvef00YZ5Yy3tYVc5rDArDUEjjj7cT61J+Cp0111zGpRNVzEzG5a3cpbGxCuXn6SO3Xq/BB5a56Hi7F89AoYthIZjSPBLjwgJJtyvCnjMFQhRY/OtO62Ok677pam3HoCBYbx5/UKhZ9VrHoP/8Ujp1/xzFGjexgfn5VT6oc+bGNQYOu/Kl6/ka90+9EcMW8lnabxxeznFu1UxCCfNpOn73gU0aX1Luu1/MbAyrmw/1+F8I38N1wKg3fDjET/qS+p7lDWAwi0QJquaIZJB+RKUmUf6XNf8Q96jS8xiG8hrnQP6VT9aiaE89UveAJZtbP3Hje4JBWQfc9hW/Q6Jva60xOY9YE+cisRe1MlnqsDMfy7rurcnd1j/q7ToWnjs9W9fjp1T1I4sBw89hXMPzFvoaOJ0a04X5oIiBDxtDeIRNoCa0fibenY4ETHsvPKeOh7myzfhvc6syInMk6T7ctQr8Z+jjCVognQ2FGAgsaEAQHkREiatsHIg9g586Ix+bdqc3CYHan4KZnNrxx+9i/0OPWwYbzm/ywOx+N1KmD6Ugt/YeANEIMOPgQGl2UDQGoxkpvvSn+m8T2fmj3rhc12yKU0tx+7sl31HR8N+cqTaH57F1cqlJi7jtC740mcvxym+TGNLcdkDMDj93Y0cqEsqgzrWoJ1i3Vd0WaBdqtUy0lE1klVLWk15PzhVo1qF5cM8s0bc3rvBlx5zEOcBwcRTeCfeaZqM1dLJ/89YgV5pgwwKBudagSyTJflubIV1zzJ//hD38TEmd0pe5fZWVZRhcAuWtiS6BjpuiCrQAZ7vDMy56m2hdakxyfXzY49oaifKZibaxe9wyz8OvU3dd6gg5DlFnksyXNCDhOs2HooRK+svwQzk2LwNF85dYzLwsvcNUnKyH53uvUymEeyu1JN/d/lnnH2+5E9O4SrGPVpMpwJkJqDBh50d3Fx+xvhepvL7q2PNIPBFmt8CVAizEwdcLdIC8C4UeJgPIpBNVEIQc7/CHkjoXxFiqQYuaduyjqdtFLyDoRvDPa0oihBFybI8m7k3StACcPsXBBkwmiWnKitZNTRsxrTsG9FYrYaJIHsiYySOpW4C3OLIA4sl31MnDzyMqnbeeVy7p91WSRV5bpDNlN1eOFSSNSTRqRacKKkDsCsQS0UezVDNr0/7PwK2qrYjvY8RhPMJEwPFVNe7auekKox1uEnFgTCSW0DBMKInZ1cY7rPW6sT82PhzzaIvsrqAzUizr8olVmIrl07UJJbeQKbZx3rJb2twE8P7R03FnpNScNJV2/XP48wbW14DmehTYZDgf48yl6IMgq0IHDPXqItV+ld+YQ3eGld+KQI9TQ71vAqTETED5t2pRqzVT5X9jiH2eu1MwuL4/l9UZ5a8Q6HaPUjiIbSum+BbwP15tsHZRn4IwB6yptx8237LIK47CWBk9VwekKuIiZz0DvozbDqGMU80N1sYFPysAnZR2flJAnSoSSZx2fNHEs8EnCHmCx1UcELEeC5hxCpJWCfAzKdblH6Skfn+BRInTJo3rt4zce0+DdrQj+2ap8IBKMrtBxWHZGWy4YkfOsgxQpmWf1I6HrWflTLBaclY+BT9ytXKPXkPt5hNxjW0xrHH6pcfgzGnG/SePvN7OAQ9Uv1rN98uB66416zs+BbduqbN9WvH4Jbdayf3NkIAVpMTnroyi6gPiKFDrxM9JMIb4iBSNzQpoSKvUUafeRIGUzAq9TJFE4LM0cOJ8UgbULLC+wGyxZxMy1FfNDPhry6qJCCNc6pMFpuCK3LJPtCUebsUT3LDzu9tfbjprH6ujYRq522416K77qrN+mweTbCunBYrstpMLYBknzeLUlCYXegEiZe/c2c+6qUua8dlF79qKevYmzTG2R+tmD7po02zRfLyD9m2zvtX8NV21ZNN9AG7V5fFU9dA6dEl/h+Qkim6SeNSHTZhpoJtVcNykHWEdgmSHvL8jmKOXTtkKMG8mBt81y0+Mp2bXlT0obUk+Qfgli/5atGZCLvSmoCVnrwF9pXG5SnGImqh9GttWijVqqLp7pGfJtfhJF/CPisUnDRRwMFxM17HwodGpPtnr9OS0v2taa1cxddfAoa1NSsido4YL6lmmNCnpVDZTrHQhOTVjhkOpSEyp6hcebEEdRao+lbB09m8DJL09Uo9thxyVCrUbfH51fFV7xenEQ8cb/+H/6d7evaQq1cW5VpPLy7nLzS1+9mT9Ztc4umiWs+B97bofWToRaDR7feZWRnRMxP21eCQZJ5Kap80YrR/6jO/+rW2ItljGtwS7oaYpcq5Uk0JZ/hYlRoEYbLHMaFkSIGjLjjTzOnEbhD00uOQymHIihw1PFMZ+XX7cszi7fCnfL9PmnPrEC7gTe6cFdPqEVDUn5e0q58RKa9OSghewsBx3fLAccxDc5ELUHoCPCgbg9EAuiwoGkPZBUJQ+k7YFUkBcOZO0B+nA2uf7E123mAf3cdI8ZVPfwwGx7YLZiKtpmvj0wX1U8sLs9sFsktYRFBuUAdRSpmgFSOgW5U8pl1epAWan3pFfXyXuwfRlHDs/MzeqqOaMBZ6U6c05pwNlAI7sKxomBrTiiBcFcc+RC+UVIrvepiuIwVBSohrRVC71v0wrvlHF3C/p1QPcUg+erHVoLbKSVy6n3Kaud6iK7S0uc9lknvii4ZLNqg9hCGwQcpe5Ti8RhrUxzQEXx/TBpQB5N/HbIo4nfAe4p8SNwT4mfB/eU+J1AUYnfpQqXvsaQ3STGSdR3tzNUE3DgsYvvTFfwN1vRCmcRRghg6aEBEDkAGEAHzsEH3e9afTo9/GWQv4O2oP08way+itYJKBx0v20ZZ/yqhcUSmoParbN3g9d6xbTO1k0MSz71DD1VMIDxnLuKevAweU+ReQOINrdkC8PemdGXLkMFteBFfzOU5EHtqBzov/T91ncUPOQrVrUcL3O0i+Y30U4tmn+IdnrR/AZHTy8tftVLVsNj4HUKhF7+otXUQRlGepGZjxDWm2k1Cs3HgAHEysgCWw2WuzGQjz0NPhYmKoMRLMFlCMYpg/cfUxb5fvUqOkIuOlZFTNQwV66Mgyr04l9HTFs0rhYmgHVaZnReM2whpc9kaq2Ybpjq7Am79Db82YI/W1dWQqXYzQgy3WdQeEqaGTjDQ15gGYl9ZhbwyURMhzUR0wENDEI+pkQTMcmb5jQzU4QKpStqZO63KvVIs4sy05vVCPQADCoOx2pMgmK8R7wYqhVlIX997Hunh9GOxAed0tI7rpietKPJper95IEK+2Cwp0MmOkFs0yG7XTWj5dSUe4uUe4uUe4s0/pbW+Uyt88ILoJBmcEWdeLfKN1blm8E6P7EplW9ylW8ylVVSlU/ideXHSj9zCwQwpMib4OxLcPb/OmtL5rz4DkvcOt5+aDSfMxQqQknqvlbQfkwoTv/boUxHn3ORPTIKqQAK8iIQe1/w/bOsrPPu6nJIFobmB6GHfQ2nIfOA7K4HEddBbFoOWg9pZRIMqimi4JQTxoAOvBGJBZOkvGRDwOvP4+Lv8gNeQuFtZXy+a+E8rBfz3K/LOfsu517+AedeeZdziF14t3te/QHP++3/iOe9Zg+uOxd352COOcTAmPZcPnHuDXuI03a3c2/+gHNvTZ5rurw0b2PKF1Qrez8w/AnskvAAtG9z/tm9iao72r0lXafd29KNtPt16dI3kMEeYDWo2tGQELAnLBeDvSgXf08mIKExH6GI9LFvTKh2J+yiPCA6osUxNaPtnKrznoFPmbBWT9nwRIDUS6y1Dqskhy7D2K7dF13Ie77gnpfuNu1+R7pbtXtHult0hp51h8xQu8+4uv9hMKCyR/ztDxvmfsTl3xK6yA9MNHAy0hzH8oE7JotxICmVHMma7a0RLGHZ5uiCsIQHqYZUJt9RQaJ23xcD2/9//NBq1SbTzw+hGC9GrQnLgNAxy9E6Iz1JsWYXb15h8ZSXhTT/VQtq+wpY5gT7Rmt3GrVbytO/oVV66CbxLMypwrN2GoKExrpxAh6+ou6pb3wWCjHkx0OhNlRk7/StxfG6P9TEyz2Q1bTVoQXVn5KtQeeWAg8aP8Ay05FkfytK9VErmzYoOLO4oGFv49APb/i9f8PvhfA7R0G29afmNvwuN/wWkefoV1Eh2B5yWjQ8AS6o28wpajoy6rCbAIV0GaUHKHCvASdOo1CsxqTkGqHSZxSKri50HAwnHQfRJHqAMZLB4yGB+hZX7jO/6ORGaf+qU37qryDORtqvu4rjuO0QQUHT3ItWAzyf7zg1eqrD8xw5YLJRWGJKlzmjNPqM0kgZxoLgYhEIaBa/wqxSiUBhG8eSTsif34jckFpO5YJz5Yn7yiEXneozOF914c/yUgENGPmo4FTbXYw8aTOTEX+1a8v49OjzAr/Yrp4WUsNlrKelWkgG7u3V4OkFzdCI1GoxCP+UZhWd1qyipVa+g5GoByfEGDT7PtV/HfYzG1x28j2sFYdUxX7m4+tynsExT4t60P2V4ZSZ8kkDZZyG4BciMApeU3XOw9MN/ELkZ1T0TjScy6kpSJ2P+m2W4YLppkN6VZR+syj9JkzbfsHndGqHAmsh2IOpPv2fncYWQfLVhJdwUudcm84NNxohd2O0EniKXONVAAvxsqyN4A5YR1l3x2nBS1VuWTJxsQ8sKzX8OV145GdKhZqmKYB5Ueh9OhHikPE03E3kjhP4cxo6sjOgTBm8JL5jsRnZvWMPMZLw/+vtamLbqILwe+u1Y3tjyUChgIG8mL8gRVEPHHpAyBuBmiIhVS1WqMRl431NVnV2ze46aaTSBBDmyoFKcCtnhNRjj4gzhxy5twcuSJG49MCB+Waea5deqFTV0vjtm52dnZn90dv35oc2f9A8R8opGExlg73H2AOL7qVzzPI2lsElYT+9b+pYxXZ5nGWnCxiaxsOIpzmvQLjZ0486yw34wjknlkZwUetphQP2yUHS7dCTtOU+PMp+RxEPo9Z/+uPmz5O/bt65K5MffG/TYbN1AnG1octyd8Gr3qhihBw8yFFHr7cauu9U5jld5DlK8OKYdQjRdJN22r1wl8ZwHCyQr1/JNKlx7fnOL+ycc1iES3tcjr6BZSupFhd65zuuAqxjvMjzQ5xb0P9CSjYgP5+H/HzdlkQNbLY0dsCjVjQzi7zyjlLsCCuiC3JvwqFUmFbBtutLXjJeyCTBK70ZGXzLmfAQY9M/J271lL726TFCH9G0NU6OWet31r1J11+/j7rz91W/U6V/uvc2W5IUUZKBh1yloCGTXXBtZ48bKe4iBV5Mq9P18cg12A+bmOnJ+rG6lLPjCxfqlKzwBWac5QWxgDOsXH/SGpIlnY5V1rEKcVf4c6XBZyS5bshVqaMxyKR4DD2OSZHDrg/kGTYQmadbwwwvCd/rttxULinnTTYN052FnpXr/c/hxQkOlx2FnlyWDzJxxPYdOctUvUT24rIJ/vvsg+1jwOS9F4hl4ICN8Ai6vT+sipU2noaVcAE3WHkSqDLpw2tKni8MFpCPVa5bE76cPemdRWIAWIibFWo8BHY0pTh4U8qrNCXGuolpcjj8N6e3uuLgoaY7CYKpDmVtigNDke5TUi9i8BIEFXrN+NQNnpGUKrLgp9p0g77Lk5w8VOJhnoyWeP2PnTl1++OH3KtU+0f9Pw469+hBEGJRhd+TWethpd0JFpTs+I0zez2pAKV737jyZI8XocRDDpQ/eTgQCN+fpx/Us5jlWPhvGNApN0jmKg+foSHjripOUsEWl5pc0kiZMM5/pDnTJNYbgju1BYklGvXTq2m2n5qijMpxsaY+2bFm66C0hdm3uTVFtGdjQpgoNWNHumfzIslSk10xJVEPk608yg/WFP9mx0d0eJqVJnJMRtG2zdfotF/6wbc6NINoONyKBleFT1IIgclyk2dFSVuEysdpmqTba8yX+BEqzYRwdUpGB+zvWDs0V5Ih+lEp7KI4zm1RzMkV5Xl0AB5llplil85P4nz3lR8ss9TDTITZtbtZ/gjdr0R3gemycRoXU+0hy0zXhKySx1BTfiHZNR8PyjHt34mKeSsOstgS21tf+8EHoRllSep0TsfD4SookzS210yc2YJ522tJUa5C3Yhodrcctd2OymQPrE6IlYWEsKwpxoOBtbGNRRZN4BHQk6F8ZN4TAY/q9PciQc+19GGizrj+pwpPv/SBbxMga9+RgtND8LceVbTCXQaGdT6LB/6Mm54Uv2cJ/vG0es71TxE8T/CCw5+ew0OIlxz+5Tl8h+AVh391Dv8awZLDmzn8MkEX2yTj63P4NwjedP23XPs2wYnW6hbBiKBH0CY4IQ1uExwRXCBoK/0vCm7L3/3SAAA=</script>
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
const { stillness, unpackedModule, Frames, followPointer, followWheel } = (() => {
const UNITS_PER_PAGE = 65536;
const SLOP = 6;
const REST = 100;
const stillness = matchMedia('(prefers-reduced-motion: reduce)');
async function unpackedModule(element) {
const packed = Uint8Array.from(atob(element.textContent.trim()), (character) => character.charCodeAt(0));
return new Response(new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'))).arrayBuffer();
}
class Frames {
#isScheduled = false;
#last = 0;
constructor(session, { draw, arrive, rest = () => {} }) {
Object.assign(this, { session, draw, arrive, rest });
}
schedule() {
if (this.#isScheduled) return;
this.#isScheduled = true;
requestAnimationFrame((time) => this.#frame(time));
}
#frame(time) {
this.#isScheduled = false;
const passed = this.#last > 0 ? Math.min(time - this.#last, 100) : 16;
this.#last = 0;
let isMoving = false;
if (this.session.phase === 'settling') {
this.session.gesture('tick', Math.round(passed));
isMoving = this.session.phase === 'settling';
if (!isMoving) this.arrive();
}
this.draw();
if (!isMoving) return this.rest();
this.#last = time;
this.schedule();
}
}
function followPointer(element, frames, { size, tap }) {
const { session } = frames;
let pointer = null;
element.addEventListener('pointerdown', (event) => {
if (!event.isPrimary || event.button !== 0) return;
const isCaught = session.phase === 'settling';
const { axis, offset, end, position } = session.pager.state;
const isFree = axis === 'horizontal' && session.pager.level(position.level).rules.snap === 'free';
const way = isCaught && !isFree && end !== 0 ? Math.sign(offset - end) : 0;
pointer = {
id: event.pointerId, x: event.clientX, y: event.clientY, isDragging: isCaught, sent: [0, 0],
moves: [[event.timeStamp, event.clientX, event.clientY]],
onward: way === 0 ? null : axis === 'horizontal' ? [way, 0] : [0, way],
};
if (isCaught) session.gesture('drag', 0, 0);
frames.schedule();
});
element.addEventListener('pointermove', (event) => {
if (pointer?.id !== event.pointerId) return;
const [dx, dy] = [event.clientX - pointer.x, event.clientY - pointer.y];
const hasMoved = Math.hypot(dx, dy) >= SLOP;
if (!pointer.isDragging && !hasMoved) return;
if (hasMoved && !element.hasPointerCapture(event.pointerId)) {
element.setPointerCapture(event.pointerId);
element.classList.add('dragged');
}
pointer.isDragging = true;
if (pointer.onward && hasMoved) {
const [x, y] = pointer.onward;
pointer.onward = null;
if (x * dx + y * dy > 0 && x * dx + y * dy >= Math.abs(x * dy + y * dx)) {
session.gesture('release', 3 * x, 3 * y);
session.gesture('finish');
}
}
pointer.moves.push([event.timeStamp, event.clientX, event.clientY]);
while (pointer.moves.length > 2 && event.timeStamp - pointer.moves[0][0] > REST) pointer.moves.shift();
const { width, height } = size();
const total = [dx / width, dy / height].map((distance) => Math.round(distance * UNITS_PER_PAGE));
const [x, y] = total.map((distance, axis) => (distance - pointer.sent[axis]) / UNITS_PER_PAGE);
pointer.sent = total;
if (x !== 0 || y !== 0) session.gesture('drag', x, y);
frames.schedule();
});
const lift = (event) => {
if (pointer?.id !== event.pointerId) return;
const { moves, isDragging } = pointer;
pointer = null;
element.classList.remove('dragged');
if (!isDragging) {
if (event.type === 'pointerup') tap(event);
return;
}
if (session.phase !== 'dragging') return;
const [[start, x, y], [end, lastX, lastY]] = [moves[0], moves[moves.length - 1]];
const seconds = Math.max(event.timeStamp - start, 1) / 1000;
const { width, height } = size();
const isResting = event.timeStamp - end > REST;
const velocity = isResting ? [0, 0] : [(lastX - x) / width / seconds, (lastY - y) / height / seconds];
if (event.type === 'pointercancel') session.gesture('cancel');
else session.gesture('release', ...velocity.map((speed) => Math.round(speed * 100) / 100));
if (stillness.matches && session.phase === 'settling') session.gesture('finish');
if (session.phase === 'settled') frames.arrive();
frames.schedule();
};
element.addEventListener('pointerup', lift);
element.addEventListener('pointercancel', lift);
}
function followWheel(element, frames, crosspager, { size, step }) {
const { session } = frames;
const [pages, levels] = [new crosspager.WheelFilter(), new crosspager.WheelFilter()];
let timer = 0;
const isFree = () => {
const { position, phase, axis, opened } = session.pager.state;
if (opened || position === null || (phase !== 'settled' && axis === 'vertical')) return false;
return session.pager.level(position.level).rules.snap === 'free';
};
element.addEventListener('wheel', (event) => {
if (event.ctrlKey) return;
event.preventDefault();
const isHorizontal = event.shiftKey || Math.abs(event.deltaX) > Math.abs(event.deltaY);
const amount = isHorizontal ? event.deltaX || event.deltaY : event.deltaY;
if (isHorizontal && isFree()) {
session.gesture('drag', Math.round(-amount / size().width * UNITS_PER_PAGE) / UNITS_PER_PAGE, 0);
clearTimeout(timer);
timer = setTimeout(() => {
if (session.phase === 'dragging') session.gesture('release');
frames.schedule();
}, REST);
return frames.schedule();
}
const filter = isHorizontal ? pages : levels;
const way = filter.step(Math.round(amount) || Math.sign(amount), Math.round(event.timeStamp));
if (way !== 0) step((isHorizontal ? ['left', 'right'] : ['up', 'down'])[way > 0 ? 1 : 0]);
}, { passive: false });
}
return { stillness, unpackedModule, Frames, followPointer, followWheel };
})();
const { HostRoster } = (() => {
const keyOf = ({ level, page }) => `${level} ${page}`;
class HostRoster {
showing = [];
#rule = 'recycled';
#isPresent = [];
#unused = [];
#owned = [];
update(pager, rule, origin, step) {
this.step = step;
let { left, stayed, came } = this.#compare(this.showing, pager, origin);
const isUnchanged = left.length === 0 && came.length === 0 && !origin;
if (isUnchanged && this.#rule === rule && rule !== 'preallocated') return;
for (const shown of left) step('didEndDisplaying', null, shown);
for (const position of came) step('willDisplay', null, position);
if (this.#rule === rule) {
for (const shown of left) this.#clear(shown);
} else {
this.#removeAll();
this.#rule = rule;
({ stayed, came } = { stayed: [], came: this.#compare([], pager).came });
origin = null;
}
if (rule === 'preallocated') this.#preallocate(pager, stayed, origin);
for (const position of came) {
const number = this.#owned[position.level]?.[position.page] ?? this.#configured(position);
step('addView', number, position);
stayed.push({ ...position, number });
}
this.showing = stayed.sort((one, other) => one.level - other.level || one.page - other.page);
}
#compare(old, pager, origin) {
const known = new Map(old.map((shown) => [keyOf(shown), shown]));
const [stayed, came] = [[], []];
for (const { level, page } of pager.displayedPages) {
const former = origin ? origin({ level, page }) : { level, page };
const shown = former && known.get(keyOf(former));
if (shown) known.delete(keyOf(former));
if (shown) stayed.push({ level, page, number: shown.number });
else came.push({ level, page });
}
return { left: [...known.values()], stayed, came };
}
#configured(position) {
const isCell = this.#rule === 'cell';
const isReused = this.#unused.length > 0;
const free = this.#isPresent.indexOf(false);
const number = isReused ? this.#unused.shift() : free < 0 ? this.#isPresent.length : free;
const entering = isReused && !isCell ? [] : ['addChild', 'didMoveToParent'];
this.#isPresent[number] = true;
const names = isCell ? ['configure', ...entering] : [...entering, 'configure'];
for (const name of [isReused ? 'reuse' : 'create', ...names]) this.step(name, number, position);
return number;
}
#clear({ level, page, number }) {
this.step('removeView', number, { level, page });
if (this.#rule !== 'preallocated') {
if (this.#rule === 'cell') this.#leave(number, { level, page });
this.#unused.push(number);
} else if (this.#owned[level]?.[page] === undefined) {
this.#remove(number, { level, page });
}
}
#leave(number, position) {
for (const name of ['willMoveFromParent', 'removeFromParent']) this.step(name, number, position);
}
#remove(number, position) {
this.#leave(number, position);
this.#isPresent[number] = false;
}
#removeAll() {
for (const shown of this.showing) this.#clear(shown);
this.#removeOwned(new Set());
for (const [number, isPresent] of this.#isPresent.entries()) {
if (isPresent && this.#rule !== 'cell') this.#remove(number, null);
}
[this.#isPresent, this.#unused, this.#owned] = [[], [], []];
}
#removeOwned(kept) {
for (const [level, numbers] of this.#owned.entries()) {
for (const [page, number] of numbers.entries()) if (!kept.has(number)) this.#remove(number, { level, page });
}
}
#preallocate(pager, staying, origin) {
let remaining = 100_000;
const counts = pager.levels.map(({ count }) => {
const own = Math.min(count, remaining);
remaining -= own;
return own;
});
if (!origin && String(counts) === String(this.#owned.map((numbers) => numbers.length))) return;
const kept = new Set(staying.map(({ number }) => number));
const stays = new Map(staying.map((shown) => [keyOf(shown), shown.number]));
const next = counts.map((own, level) => Array.from({ length: own }, (_, page) => {
const old = origin ? origin({ level, page }) : { level, page };
const former = this.#owned[old?.level]?.[old?.page];
const number = stays.get(keyOf({ level, page })) ?? (kept.has(former) ? undefined : former);
if (number !== undefined) kept.add(number);
return number;
}));
this.#removeOwned(kept);
this.#owned = next.map((numbers, level) => (
numbers.map((number, page) => number ?? this.#configured({ level, page }))));
}
}
return { HostRoster };
})();
const { decimal, written, titleOf, placeText, motionText, sentence, OF_LEVELS, refusal } = (() => {
function decimal(number) {
const units = Math.round(number * 65536);
for (let digits = 0; digits < 6; digits += 1) {
const text = number.toFixed(digits);
if (Math.round(Math.abs(text) * 65536) === Math.abs(units)) return Number(text) === 0 ? '0' : text;
}
return String(number);
}
const written = (name) => (/\s|^["#]|^$/.test(name) ? `"${name.replaceAll('"', '""')}"` : name);
const excerpt = (text) => ([...text].length > 60 ? `${[...text].slice(0, 60).join('')}...` : text);
const visible = (text) => text.replace(/[\x00-\x1f]/g, (c) => String.fromCharCode(0x2400 + c.charCodeAt(0)))
.replace(/\x7f/g, '␡').replace(/[\x80-\x9f\u200e\u200f\u2028-\u202e\u2066-\u2069]/g, '�');
const titleOf = (labels, { level, page }) => labels[level].titles?.[page] ?? String(page);
function placeText({ pager, labels }, position, { isTarget = false } = {}) {
if (!position) return '(no levels)';
const { level, page } = position;
const { count, rest, rules, page: own } = pager.level(level);
const title = labels[level].titles?.[page] ?? null;
const at = !isTarget && rules.snap === 'free' && own === page && rest !== null ? ` at ${decimal(rest)}` : '';
const parts = [
[excerpt(labels[level].name), page].filter((part) => part !== null).join(' '),
title === null ? null : `'${excerpt(title)}'`, page === null ? '(empty)' : `(0…${count - 1})${at}`,
];
return visible(parts.filter((part) => part !== null).join(' '));
}
function motionText(front) {
const { phase, axis, offset, end, target } = front.pager.state;
const way = offset === 0 && phase === 'settling' ? end : offset;
const direction = (axis === 'horizontal' ? ['left', 'right'] : ['up', 'down'])[way < 0 ? 0 : 1];
return `${phase} ${decimal(Math.abs(offset))} ${direction}, toward ${placeText(front, target, { isTarget: true })}`;
}
function sentence(front, outcome, at, details) {
const { finished } = outcome;
const then = details.former ?? front;
const isGone = !finished?.to || (finished.to.page === null && then.pager.level(finished.to.level).count > 0);
const after = finished ? `, after settling at ${isGone ? 'a removed page' : placeText(then, finished.to)}` : '';
if (outcome.result === 'ignored') return `ignored: ${details.message}`;
if (outcome.result === 'moved') {
const { to, steps, stopped } = outcome;
const side = stopped === 'left' || stopped === 'right' ? ' edge' : '';
return `moved to ${placeText(front, to)}`
+ (steps === undefined ? '' : `, ${steps === 1 ? '1 step' : `${steps} steps`}`)
+ (stopped ? `, stopped at the ${stopped}${side}` : '') + after;
}
const motion = front.pager.state.phase === 'settled' ? null : motionText(front);
const { travel, setting, closed, opened } = details;
const parts = [
travel, setting, motion, closed && `'${excerpt(closed)}' is closed`,
opened && `'${excerpt(opened.title)}' is open, path ${opened.path.join(' ')}`,
].filter(Boolean);
const place = motion || setting ? '' : `, ${at ? 'at ' : ''}${placeText(front, at)}`;
return `changed${parts.length > 0 ? `: ${parts.join(', ')}` : ''}${place}${after}`;
}
const OF_LEVELS = new Set([
'go', 'remember', 'forget', 'align', 'open', 'insert', 'remove', 'resize', 'removeLevel', 'moveLevel',
]);
function refusal({ pager, labels }, { reason, edge, direction }, name, args) {
const { position, opened } = pager.state;
const current = position?.level ?? null;
const level = (OF_LEVELS.has(name) ? args[0] : name === 'set' ? args[2] : undefined) ?? current;
const quoted = (which) => `'${excerpt(labels[which]?.name ?? '')}'`;
const last = (pager.level(level ?? 0)?.count ?? 0) - 1;
const index = name === 'page' || name === 'insertLevel' ? args[args.length - 1] : args[1];
const ends = {
first: `Already at the first page of ${quoted(current)}.`, last: `Already at the last page of ${quoted(current)}.`,
top: 'Already at the first level.', bottom: 'Already at the last level.',
beginning: 'Already at the very first page.', end: 'Already at the very last page.',
tick: 'Nothing is settling.', finish: 'Nothing is settling.', drag: 'A drag of 0 0 does nothing.',
};
switch (reason) {
case 'edge': {
if (ends[edge]) return ends[edge];
const end = (edge === 'left') === (pager.rules.reading === 'ltr') ? 'first' : 'last';
const scrolls = pager.preview(end).result === 'changed';
return ends[end] + (scrolls ? ` To scroll to its ${end === 'first' ? 'start' : 'end'}: ${end}` : '');
}
case 'alreadyThere':
if ((name !== 'page' && name !== 'go') || !position) return ends[name] ?? 'Nothing to change.';
return `Already at ${position.page === null ? '' : `page ${position.page} of `}level ${quoted(current)}.`;
case 'emptyLevel': {
const empty = [level, current].find((one) => one !== null && pager.level(one)?.count === 0);
return empty === undefined ? 'No level has any pages.' : `Level ${quoted(empty)} has no pages.`;
}
case 'noSuchLevel':
return `Level index ${index} is out of range. Indices are 0 to ${labels.length - (name !== 'insertLevel')}.`;
case 'noSuchPage': {
if (name === 'insert') return `No index ${index} in level ${quoted(level)}. Indices are 0 to ${last + 1}.`;
if (last < 0) return `No page ${index} in level ${quoted(level)}. The level has no pages.`;
const end = name === 'remove' && args[2] > 1 ? ` to ${index + args[2] - 1}` : '';
return `No page${end && 's'} ${index}${end} in level ${quoted(level)}. Its pages are 0 to ${last}.`;
}
case 'locked': return `'${direction}' is locked. To unlock it: unlock ${direction}`;
case 'noLevels': return 'There are no levels. To add one: insert-level NAME COUNT';
case 'doesNotFit': return 'A level can have at most 2147483647 pages.';
case 'pageOpen': return `'${excerpt(titleOf(labels, opened))}' is open. To close it: close`;
case 'nothingOpen': return 'No page is open.';
case 'notVisible': return `Page ${index} of level ${quoted(level)} is not displayed, so it cannot be tapped.`;
case 'notDragging': return 'Nothing is being dragged.';
case 'nothingToUndo': return 'Nothing to undo.';
case 'nothingToRedo': return 'Nothing to redo.';
default: return `There is already a level '${excerpt(args[0])}'.`;
}
}
return { decimal, written, titleOf, placeText, motionText, sentence, OF_LEVELS, refusal };
})();
const { LEVEL_RULES, Session } = (() => {
const LEVEL_RULES = ['start', 'entry', 'edge', 'follow', 'snap'];
const GESTURES = new Set(['drag', 'release', 'cancel', 'tick', 'finish', 'glide']);
const HOSTINGS = ['recycled', 'preallocated', 'cell'];
const UNDO_LIMIT = 1000;
const LEAVING = new Set(['didEndDisplaying', 'removeView', 'willMoveFromParent', 'removeFromParent']);
function valueText(rule, value) {
if (rule === 'viewport') {
return `${decimal(value.levels)} ${decimal(value.pages)}${value.beyond ? ` beyond ${value.beyond}` : ''}`;
}
if (rule !== 'gesture') return String(value);
return `${decimal(value.turning)} ${decimal(value.throwing)} ${value.settleMilliseconds}`;
}
class Session {
responses = [];
roster = new HostRoster();
gesture = this.run;
#count = 0;
#past = [];
#future = [];
#held = null;
#events = [];
#displayed = [];
#first;
constructor(crosspager, start, tellsEvents = false) {
this.tellsEvents = tellsEvents;
this.crosspager = crosspager;
this.labels = start.levels.map(({ name, titles }) => ({ name, titles: titles ?? null }));
this.#first = JSON.stringify(this.labels);
this.hosting = start.rules.hosting;
const levels = start.levels.map(({ count, page, offset, rules }) => ({
count, page, rest: rules.snap === 'free' && offset !== page ? offset : null, rules,
}));
const { viewport, gesture: [turning, throwing, settleMilliseconds], ...others } = start.rules;
this.pager = new crosspager.Pager(levels, {
current: Math.max(0, this.labels.findIndex(({ name }) => name === start.current)),
rules: {
...others, viewport: { levels: viewport[0], pages: viewport[1], beyond: viewport[2] ?? 0 },
gesture: { turning, throwing, settleMilliseconds },
},
newLevelRules: start.newLevels,
});
this.#display();
}
get phase() { return this.pager.state.phase; }
get changes() { return { undo: this.#past.length, redo: this.#future.length }; }
line(name, args) {
const words = args.filter((value) => value !== undefined).map((value, place) => {
if (OF_LEVELS.has(name) ? place === 0 : name === 'set' && place === 2) {
return written(this.labels[value]?.name ?? String(value));
}
if (name === 'set' && place === 1) return valueText(args[0], value);
return typeof value === 'number' ? decimal(value) : written(value);
});
const typed = name.replace(/[A-Z]/, (letter) => (letter === 'L' ? '-l' : ` ${letter.toLowerCase()}`));
return [typed, ...words].join(' ');
}
run(name, ...args) {
const line = this.line(name, args);
const before = { labels: this.labels, open: this.pager.state.opened };
const details = {};
const outcome = this.#perform(name, args, line, details);
if (outcome.result !== 'ignored') this.#display();
this.#count += 1;
const { position, opened } = this.pager.state;
if (outcome.result === 'changed') {
if (opened) {
const { level, page } = opened;
details.opened = {
level: this.labels[level].name, page, title: titleOf(this.labels, opened), path: [level, page],
};
} else if (before.open && name !== 'close' && !details.travel) {
Object.assign(details, { closed: titleOf(before.labels, before.open), closedAt: before.open });
}
}
const response = {
name, line, words: sentence(this, outcome, position, details), result: outcome.result,
json: this.#json(line, outcome, details, before.labels),
};
const isRepeated = (name === 'tick' || name === 'drag') && this.responses.at(-1)?.name === name;
this.responses.splice(isRepeated ? -1 : this.responses.length, 1, response);
if (this.responses.length > UNDO_LIMIT) this.responses.shift();
this.onResponse?.(response);
return outcome;
}
#perform(name, args, line, details) {
const refused = (reason, outcome = { result: 'ignored', reason }) => {
const rested = this.#rested();
details.message = refusal(rested, outcome, name, args);
rested.pager.free();
return outcome;
};
if (name === 'undo' || name === 'redo') {
return this.#travel(name, details) ?? refused(name === 'undo' ? 'nothingToUndo' : 'nothingToRedo');
}
if (name === 'insertLevel' && this.labels.some((label) => label.name === args[0])) return refused('nameTaken');
const held = this.#held ?? this.#state();
const rested = this.phase === 'settled' || GESTURES.has(name) ? held : this.#rested();
let outcome;
if (name === 'set' && args[0] === 'hosting') {
if (this.hosting === args[1]) return refused('alreadyThere');
outcome = this.#changed(rested);
this.pager = rested.pager.copy();
[, this.hosting] = args;
} else {
outcome = this.pager.apply(name, ...(name === 'insertLevel' ? args.slice(1) : args));
if (outcome.result === 'ignored') return refused('', outcome);
if (outcome.result === 'changed') this.#relabel(name, args);
}
if (name === 'set') {
const [rule, value, level] = args;
const target = level === undefined ? 'all levels' : `'${this.labels[level].name}'`;
details.setting = `${rule} ${valueText(rule, value)}${LEVEL_RULES.includes(rule) ? ` for ${target}` : ''}`;
} else if (name === 'lock' || name === 'unlock') {
details.setting = `locked ${this.pager.rules.locked.join(' ') || 'none'}`;
}
this.#record(held, rested, GESTURES.has(name) ? null : line, outcome);
return outcome;
}
#record(held, rested, line, outcome) {
const isMoving = this.phase !== 'settled';
const after = isMoving && !outcome.finished ? held : this.#rested(true);
for (const [state, next, word] of [[held, rested, null], [rested, after, line]]) {
if (state.print === next.print) continue;
this.#past.push({ state, line: word });
if (this.#past.length > UNDO_LIMIT) this.#past.shift().state.pager.free();
this.#future = [];
}
this.#held = isMoving ? after : null;
const kept = new Set([this.#held, ...this.#past.slice(-2).map(({ state }) => state)]);
for (const { pager } of new Set([held, rested, after].filter((state) => !kept.has(state)))) pager.free();
}
#travel(name, details) {
const base = this.#rested();
const isArriving = this.phase !== 'settled' && base.print !== this.#held.print;
const past = isArriving ? this.#past.concat({ state: this.#held, line: null }) : this.#past;
const future = isArriving ? [] : this.#future;
const [from, to] = name === 'undo' ? [past, future] : [future, past];
const entry = from.pop();
if (!entry) return null;
to.push({ state: base, line: entry.line });
[this.#past, this.#future, this.#held] = [past, future, null];
details.former = base;
details.travel = `${name === 'undo' ? 'undid' : 'redid'} ${entry.line === null ? 'a gesture' : `'${entry.line}'`}`;
const outcome = this.#changed(base);
({ labels: this.labels, hosting: this.hosting } = entry.state);
this.pager = entry.state.pager.copy();
return outcome;
}
#changed(rested) {
const finished = { from: this.pager.position, to: rested.pager.position };
return { result: 'changed', ...(this.phase === 'settling' && { finished }) };
}
#state(pager = this.pager.copy()) {
const { labels, hosting } = this;
return { pager, labels, hosting, print: JSON.stringify([[...pager.save()], pager.state.opened, labels, hosting]) };
}
#rested(isBefore = false) {
const pager = this.pager.copy();
if (isBefore) pager.drag(0, 0);
pager.cancel();
pager.finish();
return this.#state(pager);
}
#relabel(name, args) {
const [level, index, count = 1] = args;
const labels = [...this.labels];
const titles = [...(labels[level]?.titles ?? [])];
if (name === 'insert' && index < titles.length) titles.splice(index, 0, ...Array(count).fill(null));
else if (name === 'remove') titles.splice(index, count);
else if (name === 'resize') titles.splice(index);
else if (name === 'insertLevel') labels.splice(args[2] ?? labels.length, 0, { name: level, titles: null });
else if (name === 'removeLevel') labels.splice(level, 1);
else if (name === 'moveLevel') labels.splice(index, 0, ...labels.splice(level, 1));
else return;
if (!/Level$/.test(name) && labels[level].titles) labels[level] = { ...labels[level], titles };
this.labels = labels;
}
#display() {
const [old, labels] = [this.#displayed, this.labels];
const levels = new Map(old.map(({ name }, level) => [name, level]));
const origin = ({ level, page }) => {
const former = levels.get(labels[level].name);
const isSame = former !== undefined && titleOf(old, { level: former, page }) === titleOf(labels, { level, page });
return isSame ? { level: former, page } : null;
};
this.roster.update(this.pager, this.hosting, old === labels ? null : origin, (event, host, position) => {
if (!this.tellsEvents) return;
const { name = null } = (LEAVING.has(event) ? old : labels)[position?.level] ?? {};
this.#events.push({ event, ...(host !== null && { host }), level: name, page: position?.page ?? null });
});
this.#displayed = labels;
}
tellEvents(tells) { [this.tellsEvents, this.#events] = [tells, []]; }
#json(line, outcome, details, former) {
const place = (position, labels = this.labels) => (
position && { level: labels[position.level].name, page: position.page });
const object = { n: this.#count, command: line, result: outcome.result };
if (outcome.result === 'moved') {
Object.assign(object, { from: place(outcome.from, former), to: place(outcome.to) });
}
for (const name of ['steps', 'stopped', 'reason', 'edge', 'direction']) {
if (outcome[name] !== undefined) object[name] = outcome[name];
}
if (outcome.finished) {
const { from, to } = outcome.finished;
object.finished = { from: place(from, details.former?.labels), to: place(to, details.former?.labels) };
}
if (details.closedAt) object.closed = place(details.closedAt, former);
if (details.opened) object.opened = details.opened;
const { phase, axis, offset, target, position } = this.pager.state;
if (phase !== 'settled') Object.assign(object, { phase, axis, offset, target: place(target) });
if (this.tellsEvents) [object.events, this.#events] = [this.#events, []];
object.at = place(position);
return JSON.stringify(object).replace(/(?<="offset":-?)0\.0000\d+/, (text) => (
Number(text).toExponential().replace(/e-(\d)$/, 'e-0$1')))
.replace(/\\[bf]|[\x7f-\x9f]/g, (text) => {
const code = text === '\\b' ? 8 : text === '\\f' ? 12 : text.charCodeAt(0);
return `\\u${code.toString(16).padStart(4, '0')}`;
});
}
get address() {
const pager = btoa(Array.from(this.pager.save(), (byte) => String.fromCharCode(byte)).join(''));
const labels = JSON.stringify(this.labels);
const edits = labels !== this.#first && { labels };
return String(new URLSearchParams({ hosting: this.hosting, ...edits, pager }));
}
restore(address) {
const { pager, hosting, labels = this.#first } = Object.fromEntries(new URLSearchParams(address));
try {
const bytes = Uint8Array.from(atob(pager), (character) => character.charCodeAt(0));
const saved = this.crosspager.readSaved(bytes);
const names = JSON.parse(labels);
if (saved.levels.length !== names.length || !HOSTINGS.includes(hosting)) return false;
this.pager = new this.crosspager.Pager(saved.levels, saved);
this.pager.restore(bytes);
[this.labels, this.hosting, this.#held] = [names, hosting, null];
this.#display();
return true;
} catch {
return false;
}
}
}
return { LEVEL_RULES, Session };
})();
await (async () => {
const find = (id) => document.getElementById(id);
const all = (selector) => [...document.querySelectorAll(selector)];
const { title, scene, start } = JSON.parse(find('data').textContent);
const crosspager = await load(await unpackedModule(find('module')));
const session = new Session(crosspager, start);
const [pager, cards, detail] = [find('pager'), find('cards'), find('detail')];
const copy = (id) => find(id).content.firstElementChild.cloneNode(true);
let size = { width: 1, height: 1 };
let version = 0;
const elements = [];
function pageText({ level, page }) {
const { name } = session.labels[level];
if (page === null) return `${name}, no pages`;
const { count } = session.pager.level(level);
return `${titleOf(session.labels, { level, page })}, page ${page + 1} of ${count}, ${name}`;
}
function write(card, position) {
const { element } = card;
const text = titleOf(session.labels, position);
element.setAttribute('aria-label', pageText(position));
const { name } = session.labels[position.level];
const { count } = session.pager.level(position.level);
element.children[0].textContent = text;
element.children[1].textContent = `${name} · ${position.page + 1} of ${count}`;
const isColor = /^#[0-9a-f]{6}$/i.test(text);
const [red, green, blue] = [1, 3, 5].map((at) => (parseInt(text.slice(at, at + 2), 16) / 255) ** 2.2);
const isLight = 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.18;
element.classList.toggle('colored', isColor);
element.style.cssText = `--level: ${position.level};`
+ (isColor ? `background: ${text}; color: ${isLight ? '#000' : '#fff'}` : '');
Object.assign(card, position, { version, transform: '' });
}
function draw() {
const { position } = session.pager;
const { viewport } = session.pager.rules;
const { showing } = session.roster;
const shown = new Set();
for (const [place, { level, page, x, y }] of session.pager.displayedPages.entries()) {
const { number } = showing[place];
const card = elements[number] ??= { element: cards.appendChild(copy('card')) };
if (card.level !== level || card.page !== page || card.version !== version) write(card, { level, page });
const transform = `translate3d(${x * size.width}px, ${y * size.height}px, 0)`;
if (card.transform !== transform) card.element.style.transform = card.transform = transform;
const isCurrent = level === position.level && page === position.page;
if (card.isCurrent !== isCurrent) card.element.classList.toggle('current', card.isCurrent = isCurrent);
if (x > -1 && x < viewport.pages && y > -1 && y < viewport.levels) shown.add(card);
}
for (const card of elements) {
if (card && card.element.inert === shown.has(card)) card.element.inert = !shown.has(card);
}
}
function resize() {
const { viewport } = session.pager.rules;
const { clientWidth, clientHeight } = pager;
size = { width: clientWidth / viewport.pages, height: clientHeight / viewport.levels };
cards.style.cssText = `--width: ${size.width}px; --height: ${size.height}px`;
pager.classList.toggle('single', viewport.pages === 1 && viewport.levels === 1);
frames.schedule();
}
function run(name, ...args) {
if (['left', 'right', 'up', 'down'].includes(name) && args.length === 0 && !stillness.matches) {
if (session.gesture('glide', name).finished) settled();
} else {
session.run(name, ...args);
version += 1;
if (name === 'set' || name === 'undo' || name === 'redo') resize();
}
if (session.phase === 'settled') settled();
frames.schedule();
}
let spoken = '';
function settled() {
const { position, opened } = session.pager.state;
const place = position ? pageText(position) : 'No levels';
const isEmpty = (position?.page ?? null) === null;
document.title = `${isEmpty ? place : titleOf(session.labels, position)} · ${title}`;
if (!opened && place !== spoken) find('spoken').textContent = spoken = place;
find('none').textContent = isEmpty ? place : '';
showOpen(opened);
showMap(position);
showRules();
showOutcomes();
for (const button of all('[data-command]')) {
const { command } = button.dataset;
const can = session.changes[command] ?? session.pager.preview(command).result !== 'ignored';
button.setAttribute('aria-disabled', String(!can));
}
try {
history.replaceState(null, '', address());
} catch {
}
}
function showOpen(opened) {
if (detail.hidden === !opened) return;
detail.hidden = !opened;
cards.inert = opened !== null;
if (opened) {
find('detail-title').textContent = titleOf(session.labels, opened);
find('detail-path').textContent = `${session.labels[opened.level].name} · path ${opened.level} ${opened.page}`;
detail.style.setProperty('--level', opened.level);
detail.querySelector('button').focus();
} else {
pager.focus();
}
}
function showOutcomes() {
const last = session.responses.slice(-12).reverse();
find('outcomes').replaceChildren(...last.map(({ line, words, json, result }) => {
const item = copy('outcome');
item.className = result;
for (const [place, text] of [line, words, json].entries()) item.children[place].textContent = text;
return item;
}));
find('outcomes').scrollTop = 0;
}
function showMap(position) {
const { reading } = session.pager.rules;
const rows = session.labels.map(({ name }, level) => {
const { count, page } = session.pager.level(level);
const row = find('map').children[level] ?? copy('row');
const [button, { children: [slider] }, text] = row.children;
const place = reading === 'rtl' ? count - 1 - page : page;
row.style.cssText = `--level: ${level}; --count: ${count}; --page: ${place}`;
row.className = count > 40 ? 'many' : count === 0 ? 'empty' : '';
button.ariaCurrent = String(level === position?.level);
button.textContent = button.title = name;
text.textContent = count === 0 ? 'empty' : `${page + 1} of ${count}`;
Object.assign(slider, { max: Math.max(0, count - 1), value: page ?? 0, disabled: count === 0, dir: reading });
slider.setAttribute('aria-label', `Page of ${name}`);
slider.setAttribute('aria-valuetext', count === 0 ? 'empty' : titleOf(session.labels, { level, page }));
return row;
});
for (const row of [...find('map').children].slice(rows.length)) row.remove();
find('map').append(...rows.filter((row) => !row.parentNode));
const { offsetTop: top = 0, offsetHeight: height = 0 } = rows[position?.level] ?? {};
const { scrollTop, clientHeight } = find('map');
find('map').scrollTop = Math.min(Math.max(scrollTop, top + height - clientHeight), top);
}
const rowOf = (target) => [...find('map').children].indexOf(target.closest('li'));
find('map').addEventListener('click', ({ target }) => { if (target.matches('button')) run('go', rowOf(target)); });
find('map').addEventListener('input', ({ target }) => run('go', rowOf(target), Number(target.value)));
find('map').addEventListener('pointerdown', (event) => {
const { target, clientX } = event;
if (!target.matches('input:enabled')) return;
event.preventDefault();
target.focus();
const { left, width } = target.getBoundingClientRect();
const last = Number(target.max);
const page = Math.min(Math.max(Math.floor((clientX - left) / width * (last + 1)), 0), last);
run('go', rowOf(target), target.dir === 'rtl' ? last - page : page);
});
const scope = () => (find('scope').value === '' ? undefined : Number(find('scope').value));
function showRules() {
const chosen = scope() < session.labels.length ? find('scope').value : '';
const options = session.labels.map(({ name }, level) => new Option(name, level));
find('scope').replaceChildren(new Option('all levels', ''), ...options);
find('scope').value = chosen;
const rules = { ...session.pager.rules, hosting: session.hosting };
const { newLevelRules, levels: own } = session.pager;
const levels = chosen === '' ? [newLevelRules, ...own.map((level) => level.rules)] : [own[chosen].rules];
const starts = new Set(['first', 'last', ...Array(10).keys(), ...levels.map((level) => level.start)]);
document.querySelector('[data-rule=start]').replaceChildren(...[...starts].map((value) => new Option(value)));
for (const picker of all('[data-rule]')) {
const { rule } = picker.dataset;
for (const part of picker.querySelectorAll('[data-part]')) part.value = decimal(rules[rule][part.dataset.part]);
const values = LEVEL_RULES.includes(rule) ? levels.map((level) => level[rule]) : [rules[rule]];
if (picker.matches('select')) picker.value = values.every((value) => value === values[0]) ? values[0] : '';
}
for (const box of all('[data-lock]')) box.checked = rules.locked.includes(box.dataset.lock);
}
find('rules').addEventListener('change', ({ target }) => {
const { rule } = target.closest('[data-rule]')?.dataset ?? {};
if (target === find('scope')) showRules();
else if (target.dataset.lock) run(target.checked ? 'lock' : 'unlock', target.dataset.lock);
else if (target.dataset.part) {
const parts = [...target.closest('fieldset').querySelectorAll('[data-part]')];
if (!parts.every((part) => part.reportValidity())) return;
run('set', rule, Object.fromEntries(parts.map((part) => [part.dataset.part, Number(part.value)])));
} else if (rule) {
const value = /^\d+$/.test(target.value) ? Number(target.value) : target.value;
run('set', rule, value, ...(LEVEL_RULES.includes(rule) && scope() !== undefined ? [scope()] : []));
}
});
const KEYS = {
ArrowLeft: ['left'], ArrowRight: ['right'], ArrowUp: ['up'], ArrowDown: ['down'], Home: ['first'], End: ['last'],
PageUp: ['left', 10], PageDown: ['right', 10], '+': ['zoomIn'], '=': ['zoomIn'], '-': ['zoomOut'], Enter: ['open'],
};
addEventListener('keydown', (event) => {
const { target, key } = event;
const others = key === 'Enter' ? 'input, select, summary, button' : 'input:not([type=checkbox]), select, summary';
if (target.closest(others) || event.altKey) return;
const undo = { z: event.shiftKey ? ['redo'] : ['undo'], y: ['redo'] }[key.toLowerCase()];
const escape = [session.phase === 'dragging' ? 'cancel' : 'close'];
const command = event.ctrlKey || event.metaKey ? undo : key === 'Escape' ? escape : KEYS[key];
if (!command) return;
event.preventDefault();
run(...command);
});
for (const button of all('[data-command]')) button.addEventListener('click', () => run(button.dataset.command));
for (const button of all('[data-edit]')) button.addEventListener('click', () => {
const [{ level, page }, { edit }] = [session.pager.position ?? { level: 0 }, button.dataset];
let number = session.labels.length;
while (session.labels.some(({ name }) => name === `Level ${number}`)) number += 1;
const added = [`Level ${number}`, 5, Math.min(level + 1, session.labels.length)];
const args = { insert: [level, page ?? 0], remove: [level, page ?? 0], removeLevel: [level], insertLevel: added };
if (session.pager.position || edit === 'insertLevel') run(edit, ...args[edit] ?? []);
});
find('events').addEventListener('change', ({ target }) => session.tellEvents(target.checked));
const address = () => `#${scene === null ? '' : `scene=${encodeURIComponent(scene)}&`}${session.address}`;
function readAddress() {
const text = location.hash.slice(1);
const fits = text === '' || (new URLSearchParams(text).get('scene') === scene && session.restore(text));
version += 1;
resize();
settled();
if (!fits) find('spoken').textContent = 'The address does not fit this page.';
}
addEventListener('hashchange', () => { if (location.hash !== address()) readAddress(); });
const frames = new Frames(session, { draw, arrive: settled });
followPointer(pager, frames, {
size: () => size,
tap: ({ clientX, clientY }) => {
const card = elements.find((one) => one?.element === document.elementFromPoint(clientX, clientY)?.closest('.card'));
if (card && session.phase === 'settled') run('open', card.level, card.page);
},
});
followWheel(pager, frames, crosspager, { size: () => size, step: run });
new ResizeObserver(resize).observe(pager);
readAddress();
draw();
document.documentElement.dataset.ready = 'true';
})();
</script>
</body>
</html>
"""#
}
