// Calendars: the days of a month, a quarter or a year as shaded cells.

import { dateOf, dayOfTime, MONTH_NAMES, valuesOf, WEEKDAYS, weekdayOf } from './data.js';
import { round, svgElement, textElement, textWidth } from './chart.js';
import { shadesOf } from './numbers.js';

/** The part of a cell's width that its shape covers, and the height of a strip's labels in pixels. */
const [SHAPE, LABEL_HEIGHT] = [0.88, 18];

/** Returns whether the pages of a unit are drawn as calendars. */
export const isCalendar = ({ style, data }, unit) => (
  style === 'calendar' && /^(month|quarter|year)$/.test(unit) && hasDays(data));

/** Returns whether the data has values for days, which calendars need. */
export const hasDays = (data) => ['second', 'minute', 'hour', 'day'].includes(data.finestUnit);

/** Returns the places of the days of a page, in a row for each weekday and a column for each week, and the labels. */
export function gridOf(bars, firstWeekday) {
  const blanks = (weekdayOf(dayOfTime(bars[0].start)) - firstWeekday + 7) % 7;
  const places = bars.map((_, bar) => ({ row: (blanks + bar) % 7, column: Math.floor((blanks + bar) / 7) }));
  const months = bars.flatMap(({ start }, bar) => {
    const { month, day } = dateOf(dayOfTime(start));
    return day === 1 ? [{ column: places[bar].column, name: MONTH_NAMES[month - 1].slice(0, 3) }] : [];
  });
  const rows = WEEKDAYS.map((_, row) => WEEKDAYS[(firstWeekday + row) % 7].slice(0, 3));
  return { rows, places, months, columns: places.at(-1).column + 1 };
}

/** Returns the shades in words, darkest last, as in the program. The shade of missing values is null. */
export function legendOf(shades, values) {
  const missing = values.includes(null) ? [[null, 'missing']] : [];
  if (!shades) return missing;
  const { low, bounds, labels, hasZero } = shades;
  const zero = hasZero ? [[0, '0']] : [];
  if (low === bounds[3]) return [...missing, ...low === 0 ? zero : [[4, labels[4]]]];
  const known = values.filter((value) => value !== null);
  const start = hasZero || known.some((value) => value < low) ? '' : `${labels[0]} `;
  const isOpen = known.some((value) => value > bounds[3]);
  const texts = bounds.map((_, step) => (
    step === 3 && isOpen ? `above ${labels[3]}` : `${step === 0 ? start : ''}to ${labels[step + 1]}`));
  return [...missing, ...zero, ...texts.map((text, step) => [step + 1, text])];
}

/** Draws a calendar as SVG text, like `drawing` in chart.js. The result also has `barAt`: the day at a point. */
export function calendarDrawing(chart, { width, height }) {
  const { page, scale, marked, label, notes = [], firstWeekday } = chart;
  const values = valuesOf(page);
  const shades = shadesOf(values, scale.range, scale.clips, page.drawn.decimals);
  const { rows, places, months, columns } = gridOf(page.bars, firstWeekday);
  const [font, parts] = [width < 520 ? 11 : 12, []];
  const left = textWidth('Monday', font);
  let [end, line] = [0, 0];
  const legend = legendOf(shades, values).map(([shade, words]) => {
    const wide = 17 + textWidth(words, font);
    if (end > 0 && end + wide > width) [end, line] = [0, line + 1];
    end += wide + 14;
    return { shade, words, at: end - wide - 14, line };
  });
  /** Returns the layout with a number of strips, one below the other. */
  const layout = (count) => {
    const weeks = Math.ceil(columns / count);
    const room = (height - 30 - 16 * line) / count - LABEL_HEIGHT - 4;
    return { weeks, pitch: Math.max(4, Math.min((width - left) / weeks, room / 7, 36)) };
  };
  const { weeks, pitch } = [1, 2, 3, 4].map(layout).reduce((best, one) => (one.pitch > best.pitch ? one : best));
  const [stripHeight, strips] = [LABEL_HEIGHT + 7 * pitch + 4, Math.ceil(columns / weeks)];
  const top = (column) => Math.floor(column / weeks) * stripHeight + LABEL_HEIGHT;
  const x = (column) => left + column % weeks * pitch;
  const text = (...args) => parts.push(textElement(...args));
  const cell = (shade, at, y, size, name = '') => parts.push(
    `<rect class="${name || (shade === null ? 'missing' : `shade shade-${shade}`)}" x="${round(at)}" y="${round(y)}" `
    + `width="${round(size)}" height="${round(size)}" rx="${round(Math.min(2, size / 5))}"/>`);
  for (let strip = 0; strip < strips; strip += 1) {
    rows.forEach((name, row) => {
      const y = top(strip * weeks) + (row + 0.5) * pitch + font * 0.35;
      if (pitch >= font || row % 2 === 0) text('tick', left - 6, y, name, 'end');
    });
  }
  let last = { strip: -1, end: 0 };
  for (const { column, name } of months) {
    const [strip, at, wide] = [Math.floor(column / weeks), x(column), textWidth(name, font)];
    if ((strip === last.strip && at < last.end) || at + wide > width) continue;
    text('tick', at, top(column) - 6, name, 'start');
    last = { strip, end: at + wide + 3 };
  }
  places.forEach(({ row, column }, bar) => {
    cell(values[bar] === null ? null : shades.shade(values[bar]), x(column), top(column) + row * pitch, pitch * SHAPE);
  });
  for (const { row, column } of notes.flatMap(({ bar }) => places[bar] ?? [])) {
    text('note', x(column) + pitch * SHAPE / 2, top(column) + row * pitch + pitch * SHAPE, '◆');
  }
  if (marked !== null && places[marked]) {
    const { row, column } = places[marked];
    cell(null, x(column), top(column) + row * pitch, pitch * SHAPE, 'outline');
  }
  for (const { shade, words, at, line: row } of legend) {
    cell(shade, at, strips * stripHeight + 8 + 16 * row, 12);
    text('tick', at + 17, strips * stripHeight + 18 + 16 * row, words, 'start');
  }
  return {
    text: svgElement(parts, { width, height }, font, label), startsAtZero: true, clipped: [],
    barAt: (pointX, pointY) => {
      const [strip, column] = [Math.floor(pointY / stripHeight), Math.floor((pointX - left) / pitch)];
      const row = Math.floor((pointY - strip * stripHeight - LABEL_HEIGHT) / pitch);
      if (column < 0 || column >= weeks || row < 0) return null;
      const bar = places.findIndex((place) => place.row === row && place.column === strip * weeks + column);
      return bar < 0 ? null : bar;
    },
  };
}
