// Charts as SVG.

import { dateOf, dayOfTime } from './data.js';
import { caption, chartAxis } from './numbers.js';
import { barLabel, escaped } from './text.js';

const round = (number) => Math.round(number * 100) / 100;

/** The approximate width of text in pixels. In a system font, a digit is about 0.58 em wide. */
const textWidth = (text, size) => [...text].length * size * 0.58;
const widest = (texts, size) => Math.max(0, ...texts.map((text) => textWidth(text, size)));

/** The space for the values of bars beyond an end of the axis, in pixels. */
const BEYOND_HEIGHT = 26;

/** The places of values and bars in a chart. */
class Plot {
  constructor({ page, other, scale }, { width, height }) {
    const { aggregate } = page.drawn;
    this.font = width < 520 ? 11 : 12;
    this.bars = page.bars;
    this.values = page.bars.map((bar) => bar.summary.value(aggregate));
    this.others = other ? page.bars.map((_, bar) => other.bars[bar]?.summary.value(aggregate) ?? null) : null;
    this.known = this.values.concat(this.others ?? []).filter((value) => value !== null);
    this.axis = chartAxis(this.known, scale.range, scale.clips);
    this.sides = new Set(this.known.map((value) => this.beyond(value)));
    this.left = widest(this.axis.ticks.map((tick) => tick.label), this.font) + 12;
    this.right = width - 1;
    this.top = 10 + (this.sides.has(1) ? BEYOND_HEIGHT : 0);
    this.bottom = Math.max(this.top + 40, height - 26 - (this.sides.has(-1) ? BEYOND_HEIGHT : 0));
    this.rowHeight = (this.bottom - this.top) / Math.max(1, this.axis.above + this.axis.below);
    this.zero = this.top + this.axis.above * this.rowHeight;
    this.pitch = (this.right - this.left) / Math.max(1, page.bars.length);
    this.band = Math.min(this.pitch * (this.pitch > 10 ? 0.72 : 0.8), 64);
    this.parts = [];
  }

  /** 1 for a value above the axis, -1 for a value below it, 0 for any other value. */
  beyond(value) {
    const rows = (value - this.axis.baseline) / this.axis.rowValue;
    return rows > this.axis.above + 1e-6 ? 1 : rows < -this.axis.below - 1e-6 ? -1 : 0;
  }

  center(bar) { return this.left + (bar + 0.5) * this.pitch; }

  y(value) {
    if (value === this.axis.baseline) return this.zero;
    const reach = (value - this.axis.baseline) / this.axis.rowValue * this.rowHeight;
    const shown = this.zero - (reach < 0 ? Math.min(reach, -1) : Math.max(reach, 1));
    return Math.min(Math.max(shown, this.top), this.bottom);
  }

  isMissing(bar) { return this.values[bar] === null && (this.others?.[bar] ?? null) === null; }

  line(name, x1, y1, x2, y2, more = '') {
    this.parts.push(
      `<line class="${name}" x1="${round(x1)}" y1="${round(y1)}" x2="${round(x2)}" y2="${round(y2)}"${more}/>`);
  }

  text(name, x, y, text, anchor = 'middle') {
    this.parts.push(
      `<text class="${name}" x="${round(x)}" y="${round(y)}" text-anchor="${anchor}">${escaped(text)}</text>`);
  }

  drawTicks() {
    const { font, axis } = this;
    // On a low chart, only some of the ticks are drawn.
    const every = Math.ceil((font + 3) / (this.rowHeight * axis.rowsPerTick));
    for (const { row, label } of axis.ticks) {
      const y = Math.round(this.zero - row * this.rowHeight) + 0.5;
      if (row / axis.rowsPerTick % every !== 0) continue;
      if (row !== 0) this.line('grid', this.left, y, this.right, y);
      this.text('tick', this.left - 8, y + font * 0.35, label, 'end');
    }
  }

  drawLine() {
    this.values.forEach((value, bar) => {
      if (value === null) return;
      const y = this.y(value);
      const former = bar === 0 ? null : this.values[bar - 1];
      const dashes = this.bars[bar].isRunning ? ' stroke-dasharray="4 4"' : '';
      if (former !== null) this.line('line', this.center(bar - 1), this.y(former), this.center(bar), y, dashes);
      this.parts.push(`<circle class="${value < 0 ? 'bar negative' : 'bar'}" cx="${round(this.center(bar))}" `
        + `cy="${round(y)}" r="${this.pitch > 12 ? 3 : 2}"/>`);
    });
  }

  drawBars() {
    const width = this.others ? this.band / 2 : this.band;
    for (const [bar, { isRunning }] of this.bars.entries()) {
      [this.values, this.others].forEach((row, number) => {
        const value = row?.[bar] ?? null;
        if (value === null || value === this.axis.baseline) return;
        const inset = number === 1 ? 0.75 : 0;
        const x = this.center(bar) - this.band / 2 + number * width + inset;
        const drawn = Math.max(1, width - (this.others && width > 4 ? 1 : 0) - 2 * inset);
        const shape = [x, this.y(value), drawn, this.zero, Math.min(2, drawn / 4)];
        const name = number === 1 ? 'outline' : value < 0 ? 'bar negative' : 'bar';
        this.parts.push(roundedBar(name, ...shape));
        if (number === 0 && isRunning) this.parts.push(HATCHING, roundedBar('running', ...shape));
      });
    }
  }

  /** Draws arrows with the values of the bars beyond the axis. */
  drawBeyond(decimals) {
    const taken = { 1: 0, [-1]: 0 };
    this.bars.forEach((_, bar) => [this.values, this.others].forEach((row, number) => {
      const value = row?.[bar] ?? null;
      const side = value === null ? 0 : this.beyond(value);
      if (side === 0) return;
      const middle = this.center(bar) + (this.others ? (number - 0.5) * this.band / 2 : 0);
      const half = Math.min(Math.max(this.band / (this.others ? 4 : 2), 2.5), 7);
      const edge = side > 0 ? this.top : this.bottom;
      this.parts.push(`<path class="${value < 0 ? 'bar negative' : 'bar'}" d="M${round(middle - half)} `
        + `${edge - side * 3}h${round(half * 2)}L${round(middle)} ${edge - side * 10}z"/>`);
      const text = Number.isFinite(value) ? caption(value, decimals) : 'out of range';
      const wide = textWidth(text, this.font);
      const x = Math.min(Math.max(middle, this.left + wide / 2), this.right - wide / 2);
      if (x - wide / 2 < taken[side]) return;
      taken[side] = x + wide / 2 + 6;
      this.text('value', x, side > 0 ? edge - 14 : edge + 14 + this.font * 0.7, text);
    }));
  }

  /** Draws the baseline: dotted where values are missing, dashed where it is not at zero. */
  drawBaseline() {
    const y = Math.round(this.zero) + 0.5;
    for (let bar = 0; bar < this.bars.length;) {
      let end = bar + 1;
      while (end < this.bars.length && this.isMissing(end) === this.isMissing(bar)) end += 1;
      const dashes = this.isMissing(bar) ? '1 4' : this.axis.baseline === 0 ? '' : '6 4';
      this.line('axis', this.left + bar * this.pitch, y, this.left + end * this.pitch, y,
        dashes && ` stroke-dasharray="${dashes}"`);
      bar = end;
    }
    const [x, middle] = [(this.left + this.right) / 2, (this.top + this.bottom) / 2];
    if (this.known.length === 0) this.text('tick', x, middle, 'no data');
  }

  drawLabels(unit, marked) {
    let labels = this.bars.map((bar) => barLabel(bar, unit));
    if (widest(labels, this.font) + 6 > this.pitch && unit === 'week') {
      labels = this.bars.map((bar) => String(dateOf(dayOfTime(bar.start)).day));
    }
    const wide = widest(labels, this.font) + 8;
    const every = [1, 2, 3, 4, 5, 6, 10, 15, 20, 30].find((step) => step * this.pitch >= wide) ?? 60;
    const y = this.bottom + 18 + (this.sides.has(-1) ? BEYOND_HEIGHT : 0);
    labels.forEach((label, bar) => {
      if (bar % every === 0) this.text(bar === marked ? 'tick marked' : 'tick', this.center(bar), y, label);
    });
  }
}

/**
 * Draws a chart as SVG text.
 *
 * @param chart `page`, `other` (a page to compare with, or null), `scale` (from `scaleOf`), `drawsLine`, `marked` (the
 *   index of a bar, or null), `label` (a sentence).
 * @param size `width` and `height` in pixels.
 */
export function drawing(chart, size) {
  const { page, marked } = chart;
  const plot = new Plot(chart, size);
  plot.drawTicks();
  if (marked !== null && marked < page.bars.length) {
    plot.parts.push(`<rect class="mark" x="${round(plot.left + marked * plot.pitch)}" y="${plot.top}" `
      + `width="${round(plot.pitch)}" height="${round(plot.bottom - plot.top)}"/>`);
  }
  if (chart.drawsLine && !plot.others) plot.drawLine();
  else plot.drawBars();
  plot.drawBeyond(page.drawn.decimals);
  plot.drawBaseline();
  plot.drawLabels(page.unit, marked);
  const { width, height } = size;
  const attributes = `viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-size="${plot.font}"`;
  return {
    text: `<svg ${attributes} role="img" aria-label="${escaped(chart.label)}">${plot.parts.join('')}</svg>`,
    left: plot.left, right: plot.right, startsAtZero: plot.axis.baseline === 0,
    clipped: [...page.bars.keys()].filter((bar) => plot.values[bar] !== null && plot.beyond(plot.values[bar]) !== 0),
  };
}

/** The stripes over a running bar. */
const HATCHING = '<pattern id="running" width="6" height="6" patternUnits="userSpaceOnUse" '
  + 'patternTransform="rotate(45)"><rect class="stripe" width="3" height="6"/></pattern>';

/** A bar from the baseline, with rounded corners at its end. */
function roundedBar(name, x, end, width, zero, corner) {
  const side = end < zero ? 1 : -1;
  const r = Math.min(corner, Math.abs(zero - end));
  const rise = -side * round(r);
  const start = `M${round(x)} ${round(zero)}V${round(end + side * r)}q0 ${rise} ${round(r)} ${rise}`;
  const across = `h${round(Math.max(0, width - 2 * r))}q${round(r)} 0 ${round(r)} ${side * round(r)}`;
  return `<path class="${name}" d="${start}${across}V${round(zero)}z"/>`;
}
