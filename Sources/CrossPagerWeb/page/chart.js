// Charts as SVG: the texts and the drawing.

import { clockOf, dateOf, dayOfTime, isoDate, weekdayOf, WEEKDAYS, MONTH_NAMES } from './data.js';
import { caption, chartAxis } from './numbers.js';

// ---- Text about pages and bars ----

const shortWeekday = (day) => WEEKDAYS[weekdayOf(day)].slice(0, 3);
const shortMonth = (month) => MONTH_NAMES[month - 1].slice(0, 3);
export const countOf = (count, noun) => `${caption(count)} ${noun}${count === 1 ? '' : 's'}`;

export function barName(bar, key) {
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

/** The number in the label of a bar; null for a decade. */
export function barNumber(bar) {
  const date = dateOf(dayOfTime(bar.start));
  const [hour, minute, second] = clockOf(bar.start, 'second').split(':').map(Number);
  return { second, minute, hour, day: date.day, month: date.month, year: date.year }[bar.unit] ?? null;
}

function barLabel(bar, pageUnit) {
  if (['second', 'minute', 'hour'].includes(bar.unit) || (bar.unit === 'day' && pageUnit !== 'week')) return String(barNumber(bar));
  // The number of the week, or the date on which it starts.
  if (bar.unit === 'week') return bar.key.split('W')[1] ?? bar.key.slice(-5);
  if (bar.unit === 'quarter' && pageUnit === 'year') return bar.key.slice(-2);
  return barName(bar);
}

/** The span of a page as text, such as a weekday or two dates. */
export function spanText({ unit, span }) {
  const [first, end] = [dayOfTime(span.start), dayOfTime(span.end)];
  if (unit === 'minute' || unit === 'hour') return `${isoDate(first)}T${clockOf(span.start)} to ${isoDate(end)}T${clockOf(span.end)}`;
  return unit === 'day' ? WEEKDAYS[weekdayOf(first)] : `${isoDate(first)} through ${isoDate(end - 1)}`;
}

/** The span of a bar as text, such as `Wed 2025-07-02 14:00`. */
export function barSpan(bar) {
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

/** The value of an aggregate as text. */
export function valueText(summary, aggregate, decimals = null, unit = null) {
  const value = summary.value(aggregate);
  if (value === null) return 'missing';
  if (!Number.isFinite(value)) return 'out of range';
  return caption(value, decimals) + (unit ? ` ${unit}` : '');
}

/** Percentages of at least this size are omitted. A percentage of a value near zero says little. */
const PERCENT_LIMIT = 1000;

/** The change from one value to another as text; empty if the change is unknown. */
export function changeText(summary, other, aggregate, decimals = null, unit = null) {
  const [value, former] = [summary.value(aggregate), other.value(aggregate)];
  if (value === null || former === null) return '';
  const change = value - former;
  if (!Number.isFinite(change)) return '';
  const sign = (number) => (number > 0 ? '+' : '');
  const percent = change / Math.abs(former) * 100;
  return `${sign(change)}${caption(change, decimals)}${unit ? ` ${unit}` : ''}`
    + (Math.abs(percent) < PERCENT_LIMIT ? ` (${sign(percent)}${caption(Math.round(percent * 10) / 10)}%)` : '');
}

// ---- Drawing ----

const ESCAPES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
export const escaped = (text) => String(text).replace(/[&<>"']/g, (character) => ESCAPES[character]);
const round = (number) => Math.round(number * 100) / 100;

/** The approximate width of text in pixels. In a system font, a digit is about 0.58 em wide. */
const textWidth = (text, size) => [...text].length * size * 0.58;

/**
 * Draws a chart as SVG text.
 *
 * @param chart `page`, `other` (a page to compare with, or null), `aggregate`, `decimals`, `unit`, `scale` (a range or null),
 *   `clips`, `drawsLine`, `marked` (the index of a bar, or null), `label` (a sentence).
 * @param size `width` and `height` in pixels.
 */
export function drawing(chart, { width, height }) {
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

/** The stripes over a running bar. */
const HATCHING = '<pattern id="running" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">'
  + '<rect class="stripe" width="3" height="6"/></pattern>';

/** A bar from the baseline, with rounded corners at its end. */
function roundedBar(name, x, end, width, zero, corner) {
  const side = end < zero ? 1 : -1;
  const height = Math.abs(zero - end);
  const r = Math.min(corner, height);
  return `<path class="${name}" d="M${round(x)} ${round(zero)}V${round(end + side * r)}q0 ${-side * round(r)} ${round(r)} ${-side * round(r)}`
    + `h${round(Math.max(0, width - 2 * r))}q${round(r)} 0 ${round(r)} ${side * round(r)}V${round(zero)}z"/>`;
}

/** The figures for a page, as the program prints them: names and values. `clipped` lists the bars beyond the axis. */
export function figures(page, aggregate, decimals = null, clipped = []) {
  const number = (value) => (value === null ? 'none' : caption(value, decimals));
  const own = page.total.value(aggregate);
  // A sum, a count or a rise can be outside the range of the samples of its bar. A mean is always within this range.
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

/** The first bars beyond the axis and their values, such as `Jul 4,512, 2 more`. */
function clippedText(page, aggregate, decimals, clipped) {
  const words = clipped.slice(0, 3).map((bar) => {
    const { summary } = page.bars[bar];
    return `${barName(page.bars[bar])} ${caption(summary.value(aggregate), decimals)}`;
  });
  return words.concat(clipped.length > 3 ? [`${clipped.length - 3} more`] : []).join(', ');
}

/** The content of a page as the program's `show --json` prints it. */
export function pageJSON(page, column, aggregate) {
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
