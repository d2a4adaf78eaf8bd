// Charts as SVG.

import { dateOf, dayOfTime, valuesOf } from './data.js';
import { caption, chartAxis } from './numbers.js';
import { barLabel, escaped } from './text.js';

export const round = (number) => Math.round(number * 100) / 100;
/** Returns the approximate width of text in pixels. In a system font, a digit is about 0.58 em wide. */
export const textWidth = (text, size) => [...text].length * size * 0.58;
export const svgElement = (parts, { width, height }, font, label) => (
  `<svg viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-size="${font}" role="img" `
  + `aria-label="${escaped(label)}">${parts.join('')}</svg>`);
export const textElement = (name, x, y, text, anchor = 'middle') => (
  `<text class="${name}" x="${round(x)}" y="${round(y)}" text-anchor="${anchor}">${escaped(text)}</text>`);
const widest = (texts, size) => Math.max(0, ...texts.map((text) => textWidth(text, size)));
/** The space for the values of bars beyond an end of the axis, in pixels. */
const BEYOND_HEIGHT = 26;
/** The stripes over a running bar. */
const HATCHING = '<pattern id="running" width="6" height="6" patternUnits="userSpaceOnUse" '
  + 'patternTransform="rotate(45)"><rect class="stripe" width="3" height="6"/></pattern>';

/** The places of values and bars in a chart. */
class Plot {
  parts = [];

  constructor({ page, other, scale, goal = null, means = null }, { width, height }) {
    this.font = width < 520 ? 11 : 12;
    this.bars = page.bars;
    this.values = valuesOf(page);
    this.others = other && valuesOf(other).slice(0, page.bars.length);
    this.known = this.values.concat(this.others ?? []).filter((value) => value !== null);
    const measures = [...goal ? [goal.value] : [], ...means ?? []];
    const bounds = scale.clips && goal && scale.range ? [...scale.range, goal.value] : scale.range;
    const range = bounds && [Math.min(...bounds), Math.max(...bounds)];
    this.axis = chartAxis([...this.known, ...measures], range, scale.clips);
    const sides = new Set(this.known.map((value) => this.beyond(value)));
    [this.left, this.right] = [widest(this.axis.ticks.map(({ label }) => label), this.font) + 12, width - 1];
    const [above, below] = [1, -1].map((side) => (sides.has(side) ? BEYOND_HEIGHT : 0));
    this.top = 10 + above;
    this.bottom = Math.max(this.top + 16, height - 26 - below);
    this.labelLine = this.bottom + 18 + below;
    this.rowHeight = (this.bottom - this.top) / Math.max(1, this.axis.above + this.axis.below);
    this.zero = this.top + this.axis.above * this.rowHeight;
    this.pitch = (this.right - this.left) / Math.max(1, page.bars.length);
    this.band = Math.min(this.pitch * (this.pitch > 10 ? 0.72 : 0.8), 64);
  }

  /** Returns 1 for a value above the axis, -1 for a value below it, and 0 for any other value. */
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

  line(name, x1, y1, x2, y2, dashes = '') {
    this.parts.push(`<line class="${name}" x1="${round(x1)}" y1="${round(y1)}" x2="${round(x2)}" y2="${round(y2)}"`
      + `${dashes && ` stroke-dasharray="${dashes}"`}/>`);
  }

  text(...args) { this.parts.push(textElement(...args)); }

  drawTicks() {
    const { ticks, rowsPerTick: rows } = this.axis;
    // On a low chart, only some of the ticks are drawn.
    const every = Math.ceil((this.font + 3) / (this.rowHeight * Math.abs(rows)));
    for (const { row, label } of ticks) {
      const y = Math.round(this.zero - row * this.rowHeight) + 0.5;
      if (row / rows % every !== 0) continue;
      if (row !== 0) this.line('grid', this.left, y, this.right, y);
      this.text('tick', this.left - 8, y + this.font * 0.35, label, 'end');
    }
  }

  drawLine() {
    this.values.forEach((value, bar) => {
      if (value === null) return;
      const [x, y, former] = [this.center(bar), this.y(value), this.values[bar - 1] ?? null];
      const dashes = this.bars[bar].isRunning ? '4 4' : '';
      if (former !== null) this.line('line', this.center(bar - 1), this.y(former), x, y, dashes);
      const [name, radius] = [value < 0 ? 'bar negative' : 'bar', this.pitch > 12 ? 3 : 2];
      this.parts.push(`<circle class="${name}" cx="${round(x)}" cy="${round(y)}" r="${radius}"/>`);
    });
  }

  /** Calls `visit` with each value of both pages, its bar, and 0 for the page itself or 1 for the other page. */
  eachValue(visit) {
    const rows = [this.values, this.others ?? []];
    this.bars.forEach((_, bar) => rows.forEach((row, number) => {
      if ((row[bar] ?? null) !== null) visit(row[bar], bar, number);
    }));
  }

  drawBars() {
    const width = this.others ? this.band / 2 : this.band;
    this.eachValue((value, bar, number) => {
      if (value === this.axis.baseline) return;
      const inset = number === 1 ? 0.75 : 0;
      const x = this.center(bar) - this.band / 2 + number * width + inset;
      const drawn = Math.max(1, width - (this.others && width > 4 ? 1 : 0) - 2 * inset);
      const shape = [x, this.y(value), drawn, this.zero, Math.min(2, drawn / 4)];
      this.parts.push(roundedBar(number === 1 ? 'outline' : value < 0 ? 'bar negative' : 'bar', ...shape));
      if (number === 0 && this.bars[bar].isRunning) this.parts.push(HATCHING, roundedBar('running', ...shape));
    });
  }

  /** Draws arrows with the values of the bars beyond the axis. */
  drawBeyond(decimals) {
    const taken = { 1: 0, [-1]: 0 };
    this.eachValue((value, bar, number) => {
      const side = this.beyond(value);
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
    });
  }

  /** Draws the line of means (with gaps) and the goal over the bars, and the notes below them. */
  drawMeasures({ goal = null, means = null, notes = [] }) {
    const path = (means ?? []).map((mean, bar) => (mean === null ? ''
      : `${(means[bar - 1] ?? null) === null ? 'M' : 'L'}${round(this.center(bar))} ${round(this.y(mean))}`));
    if (means) this.parts.push(`<path class="means" d="${path.join('')}"/>`);
    if (goal) this.line('goal', this.left, this.y(goal.value), this.right, this.y(goal.value), '6 3');
    for (const { bar, text } of notes.filter((note) => note.bar !== null)) {
      const shape = `M${round(this.center(bar))} ${this.labelLine - 18}l3.5 3.5-3.5 3.5-3.5-3.5z`;
      this.parts.push(`<path class="note" d="${shape}"><title>${escaped(text)}</title></path>`);
    }
  }

  /** Draws the baseline, dotted where values are missing. Elsewhere, it is dashed if it is not at zero. */
  drawBaseline() {
    const y = Math.round(this.zero) + 0.5;
    const isMissing = (bar) => this.values[bar] === null && (this.others?.[bar] ?? null) === null;
    for (let bar = 0, end; bar < this.bars.length; bar = end) {
      end = bar + 1;
      while (end < this.bars.length && isMissing(end) === isMissing(bar)) end += 1;
      const dashes = isMissing(bar) ? '1 4' : this.axis.baseline === 0 ? '' : '6 4';
      this.line('axis', this.left + bar * this.pitch, y, this.left + end * this.pitch, y, dashes);
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
    labels.forEach((label, bar) => {
      const name = bar === marked ? 'tick marked' : 'tick';
      const x = Math.min(this.center(bar), this.right - textWidth(label, this.font) / 2);
      if (bar % every === 0) this.text(name, x, this.labelLine, label);
    });
  }
}

/** Draws a chart as SVG text. `chart` has `page`, `scale`, `drawsLine`, `label`, and `other` and `marked` or null. */
export function drawing(chart, size) {
  const { page, marked } = chart;
  const plot = new Plot(chart, size);
  plot.drawTicks();
  if (marked !== null && marked < page.bars.length) {
    plot.parts.push(`<rect class="mark" x="${round(plot.left + marked * plot.pitch)}" y="${plot.top}" `
      + `width="${round(plot.pitch)}" height="${round(plot.bottom - plot.top)}"/>`);
  }
  if (chart.drawsLine) plot.drawLine();
  else plot.drawBars();
  plot.drawBeyond(page.drawn.decimals);
  plot.drawMeasures(chart);
  plot.drawBaseline();
  plot.drawLabels(page.unit, marked);
  return {
    text: svgElement(plot.parts, size, plot.font, chart.label), left: plot.left, right: plot.right,
    startsAtZero: plot.axis.baseline === 0,
    clipped: [...page.bars.keys()].filter((bar) => plot.values[bar] !== null && plot.beyond(plot.values[bar]) !== 0),
  };
}

/** Returns the SVG path of a bar from the baseline, with rounded corners at its end. */
function roundedBar(name, x, end, width, zero, corner) {
  const side = end < zero ? 1 : -1;
  const r = round(Math.min(corner, Math.abs(zero - end)));
  const start = `M${round(x)} ${round(zero)}V${round(end + side * r)}q0 ${-side * r} ${r} ${-side * r}`;
  const rest = `h${round(Math.max(0, width - 2 * r))}q${r} 0 ${r} ${side * r}V${round(zero)}z`;
  return `<path class="${name}" d="${start}${rest}"/>`;
}
