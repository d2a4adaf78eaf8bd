// The words for pages, bars and values, as in the program.

import { clockOf, dateOf, dayOfTime, isoDate, weekdayOf, WEEKDAYS, MONTH_NAMES } from './data.js';
import { caption } from './numbers.js';

const ESCAPES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
export const escaped = (text) => String(text).replace(/[&<>"']/g, (character) => ESCAPES[character]);
export const quoted = (word) => `'${word.length > 60 ? `${word.slice(0, 59)}…` : word}'`;
export const countOf = (count, noun) => `${caption(count)} ${noun}${count === 1 ? '' : 's'}`;
const shortWeekday = (day) => WEEKDAYS[weekdayOf(day)].slice(0, 3);
/** Returns the date of a time with its weekday, such as `Wed 2025-07-02`. */
const dayText = (time) => `${shortWeekday(dayOfTime(time))} ${isoDate(dayOfTime(time))}`;
const monthName = ({ month }) => MONTH_NAMES[month - 1].slice(0, 3);
const CLOCK_UNITS = ['hour', 'minute', 'second'];
const isClock = (unit) => CLOCK_UNITS.includes(unit);

/** Returns the name of a bar on its page, such as `Wed 2` or `Jul`, or `Jul 2` for a day on a longer page. */
export function barName(bar, pageUnit) {
  if (isClock(bar.unit)) return clockOf(bar.start, bar.unit);
  const day = dayOfTime(bar.start);
  const date = dateOf(day);
  const dayName = `${/quarter|year/.test(pageUnit) ? monthName(date) : shortWeekday(day)} ${date.day}`;
  return { day: dayName, month: monthName(date), decade: `${date.year}s` }[bar.unit] ?? bar.key;
}

/** Returns the label of a bar on the time axis of a page. */
export function barLabel(bar, pageUnit) {
  if (isClock(bar.unit)) return String(Number(clockOf(bar.start, 'second').split(':')[CLOCK_UNITS.indexOf(bar.unit)]));
  if (bar.unit === 'day' && pageUnit !== 'week') return String(dateOf(dayOfTime(bar.start)).day);
  // The number of the week, or the date on which it starts.
  if (bar.unit === 'week') return bar.key.split('W')[1] ?? bar.key.slice(-5);
  if (bar.unit === 'quarter' && pageUnit === 'year') return bar.key.slice(-2);
  return barName(bar);
}

/** Returns the span of a page as text, such as a weekday or two dates. */
export function spanText({ unit, start, end }) {
  const [first, last] = [dayOfTime(start), dayOfTime(end)];
  if (isClock(unit)) return `${isoDate(first)}T${clockOf(start)} to ${isoDate(last)}T${clockOf(end)}`;
  return unit === 'day' ? WEEKDAYS[weekdayOf(first)] : `${isoDate(first)} through ${isoDate(last - 1)}`;
}

/** Returns the span of a bar as text, such as `Wed 2025-07-02 14:00`. */
export function barSpan(bar) {
  if (isClock(bar.unit)) return `${dayText(bar.start)} ${clockOf(bar.start, bar.unit)}`;
  if (bar.unit === 'day') return dayText(bar.start);
  return bar.unit === 'month' ? `${barName(bar)} ${dateOf(dayOfTime(bar.start)).year}` : barName(bar);
}

/** Returns the phrase that places a bar in time, such as `in the hour from 14:00 on Wed 2025-07-02`. */
export function barPhrase(bar) {
  if (bar.unit === 'hour') return `in the hour from ${clockOf(bar.start)} on ${dayText(bar.start)}`;
  if (isClock(bar.unit)) return `at ${clockOf(bar.start, bar.unit)} on ${dayText(bar.start)}`;
  if (bar.unit === 'day') return `on ${dayText(bar.start)}`;
  return `in ${bar.unit === 'decade' ? `the ${barName(bar)}` : bar.key}`;
}

// In the functions below, `drawn` describes the drawn values: `column`, `series`, `aggregate`, `decimals` and `unit`.

/** Returns the names of the drawn column and series, such as `price of MSFT`. */
export const nameOf = ({ column, series }) => [/^\d+$/.test(column) ? `column ${column}` : column, series]
  .filter((name) => name !== null).join(' of ');

/** Returns the title of a chart, such as `temperature, mean by hour`. */
export const chartTitle = (page) => `${nameOf(page.drawn)}, ${page.drawn.aggregate} by ${page.bars[0]?.unit ?? ''}`;

/** Returns the value of the drawn aggregate as text. */
export function valueText(summary, { aggregate, decimals, unit }) {
  const value = summary.value(aggregate);
  if (value === null) return 'missing';
  if (!Number.isFinite(value)) return 'out of range';
  return caption(value, decimals) + (unit ? ` ${unit}` : '');
}

/** Percentages of at least this size are omitted, because a percentage of a value near zero says little. */
const PERCENT_LIMIT = 1000;

/** Returns the change from `other` to `summary`, such as `change +1.1 °C (+6.4%)`; empty text if it is unknown. */
export function changeText(summary, other, { aggregate, decimals, unit }) {
  const [value, former] = [summary.value(aggregate), other.value(aggregate)];
  if (value === null || former === null) return '';
  const change = value - former;
  if (!Number.isFinite(change)) return '';
  const sign = (number) => (number > 0 ? '+' : '');
  const percent = change / Math.abs(former) * 100;
  return `change ${sign(change)}${caption(change, decimals)}${unit ? ` ${unit}` : ''}`
    + (Math.abs(percent) < PERCENT_LIMIT ? ` (${sign(percent)}${caption(Math.round(percent * 10) / 10)}%)` : '');
}

/** Returns the number of samples in a bar; empty text if the value shows it or no bar on the page has several. */
export function samplesText(bar, page) {
  const isKnown = page.drawn.aggregate === 'count' || bar.summary.count === 0;
  return !isKnown && page.bars.some(({ summary }) => summary.count > 1) ? countOf(bar.summary.count, 'sample') : '';
}

/** Returns the figures for a page as in the program: names and values. `clipped` lists the bars beyond the axis. */
export function figures(page, clipped = []) {
  const { aggregate, decimals } = page.drawn;
  const number = (value) => (value === null ? 'none' : caption(value, decimals));
  const own = page.total.value(aggregate);
  // A sum, a count or a rise can be outside the range of the samples of its bar. A mean is always within this range.
  const kind = isAmount(aggregate) ? 'sample ' : '';
  const ofSamples = isAmount(aggregate) || page.bars.some((bar) => bar.summary.count > 1) ? 'sample ' : '';
  const outside = page.bars.filter((bar) => Math.abs(bar.summary.value(aggregate) ?? 0) === Infinity).length;
  return [
    ['count', caption(page.total.count)], ['missing', caption(page.total.missing)],
    ...(['sum', 'last', 'rise'].includes(aggregate)
      ? [[aggregate, own !== null && !Number.isFinite(own) ? 'out of range' : number(own)]] : []),
    [`${ofSamples}min`, number(page.total.min)], [`${kind}mean`, number(page.total.mean)],
    [`${ofSamples}max`, number(page.total.max)],
    ...(outside > 0 ? [['out of range', countOf(outside, 'bar')]] : []),
    ...(clipped.length > 0 ? [['clipped', clippedText(page, clipped)]] : []),
  ];
}

/** Returns whether an aggregate is an amount. An axis for amounts must include zero. */
export const isAmount = (aggregate) => ['sum', 'count', 'rise'].includes(aggregate);

/** Returns the names and values of the first bars beyond the axis, such as `Jul 4,512, 2 more`. */
function clippedText({ bars, drawn, unit }, clipped) {
  const words = clipped.slice(0, 3)
    .map((bar) => `${barName(bars[bar], unit)} ${caption(bars[bar].summary.value(drawn.aggregate), drawn.decimals)}`);
  return words.concat(clipped.length > 3 ? [`${clipped.length - 3} more`] : []).join(', ');
}
