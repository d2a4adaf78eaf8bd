// The data of the page: bars, the calendar that groups them, and the summaries of pages. A day is a number of days
// since 0001-01-01 in the proleptic Gregorian calendar, and a time is a number of seconds since then.

import { answer, sendPacked, sendText, series } from './series.js';

/** Units from finest to coarsest. */
export const UNITS = ['second', 'minute', 'hour', 'day', 'week', 'month', 'quarter', 'year', 'decade', 'century'];
export const MONTH_NAMES = [
  'January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September',
  'October', 'November', 'December',
];
export const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
export const AGGREGATES = ['mean', 'sum', 'min', 'max', 'count', 'last', 'rise'];
const SECONDS_A_DAY = 86400;

const place = (unit) => UNITS.indexOf(unit);
export const isFiner = (one, other) => place(one) < place(other);
const numberOrNull = (number) => (Number.isNaN(number) ? null : number);
const pageOrNull = (page) => (page < 0 ? null : page);

/** The day number of a date. The month may be out of range. */
export const dayOf = (year, month, day) => series.dayOf(year, month, day);

/** The date for a day number. */
export function dateOf(day) {
  const date = series.dateOf(day);
  return { year: date >> 9, month: (date >> 5) & 15, day: date & 31 };
}

/** The weekday of a day, 0 for Monday. 0001-01-01 was a Monday. */
export const weekdayOf = (day) => ((day % 7) + 7) % 7;
export const dayOfTime = (time) => Math.floor(time / SECONDS_A_DAY);
export const isoDate = (day) => ISO.key(day, 'day');
/** The time of day of a second, such as `23:05:07`, or of a longer unit, such as `23:05`. */
export const clockOf = (time, unit) => (
  new Date((time - dayOfTime(time) * SECONDS_A_DAY) * 1000).toISOString().slice(11, unit === 'second' ? 19 : 16));

/** The whole months from one time to a later one, and the remaining seconds. */
export function distance(start, end) {
  const [months, rest] = answer(series.timeDistance(start, end)).numbers;
  return { months, rest };
}

/**
 * The end of the part of a span that corresponds to the part of another span up to `time`: on the same day of the
 * month, or at the end of a month that lacks this day.
 */
export const endLike = (span, { time, isByMonths }, other) => (
  series.timeEndLike(span.start, span.end, time, isByMonths, other.start));

/** A calendar that divides time into numbered units, like `CivilCalendar` in the program. */
export class Calendar {
  /**
   * The first weekday is 0 for Monday through 6 for Sunday. The data unit is that of weekly or quarterly data, whose
   * years have a bar for each week or quarter. Days begin at the hour `dayStart`.
   * Years begin in the month `yearStart`, from 1 to 12.
   */
  constructor({ firstWeekday = 0, dataUnit = null, dayStart = 0, yearStart = 1 } = {}) {
    const units = Math.max(0, place(dataUnit)) << 3;
    this.base = firstWeekday | units | (dayStart << 7) | ((yearStart - 1) << 12);
    Object.assign(this, { firstWeekday, hasDayBars: false });
  }

  /** The code of the calendar in the module. With `hasDayBars`, quarters and years have a bar for each day. */
  get code() { return this.base | (this.hasDayBars ? 1 << 16 : 0); }

  /** The unit of the bars on a page. */
  barUnit(unit) { return UNITS[series.calendarBarUnit(this.code, place(unit))]; }

  /** The indices of the first bar of a page and of the bar after the last. A week is in the year of its fourth day. */
  bars(index, unit) {
    const [start, end] = answer(series.calendarBars(this.code, index, place(unit))).numbers;
    return { start, end };
  }

  index(time, unit) { return series.calendarIndex(this.code, time, place(unit)); }
  start(index, unit) { return series.calendarStart(this.code, index, place(unit)); }
  span(index, unit) { return { start: this.start(index, unit), end: this.start(index + 1, unit) }; }
  key(index, unit) { return answer(series.calendarKey(this.code, index, place(unit))).lines[0]; }
  title(index, unit) { return answer(series.calendarTitle(this.code, index, place(unit))).lines[0]; }

  /** The span of a key such as `2015-W53`; null for other text. Weeks in keys are ISO 8601 weeks. */
  spanOfKey(key) {
    const [start, end] = answer(series.calendarSpanOfKey(this.code, sendText(key))).numbers;
    return start === undefined ? null : { start, end };
  }
}

const ISO = new Calendar();

/** A level whose pages are units of time: either consecutive units that start with `first`, or chosen units. */
export class DatedLevel {
  #handle;
  #isEven;

  constructor({ name, unit, first, count, chosen }, calendar) {
    Object.assign(this, { name, unit, count, calendar });
    const length = chosen === undefined ? 0 : sendPacked(chosen);
    this.#handle = series.levelAdd(calendar.code, place(unit), first, count, length);
    this.#isEven = chosen === undefined && isFiner(unit, 'month');
  }

  indexOfPage(page) { return series.levelIndex(this.#handle, page); }
  spanOfPage(page) { return this.calendar.span(this.indexOfPage(page), this.unit); }
  key(page) { return this.calendar.key(this.indexOfPage(page), this.unit); }
  title(page) { return this.calendar.title(this.indexOfPage(page), this.unit); }

  /** The page that contains a time; null if there is none. */
  pageHolding(time) { return pageOrNull(series.levelPageHolding(this.#handle, time)); }

  pageForKey(key) {
    const span = this.calendar.spanOfKey(key);
    const page = span && this.pageHolding(span.start);
    return page !== null && this.key(page) === key.toUpperCase() ? page : null;
  }

  /** The page that contains the start of a period, or else the first page that starts in it; null if there is none. */
  pageIn({ start, end }) { return pageOrNull(series.levelPageIn(this.#handle, start, end)); }

  /** The page whose calendar index is nearest to `index`, or the earlier of two equally near pages. */
  pageNearest(index) { return series.levelPageNearest(this.#handle, index); }

  /** The page a year earlier, as `compare year` finds it; null if there is none. */
  pageAYearBefore(page) { return pageOrNull(series.levelPageAYearBefore(this.#handle, page)); }

  /** The spans of the pages for the pager, in minutes. */
  get spans() {
    const { numbers } = answer(series.levelSpans(this.#handle));
    if (this.#isEven) return { length: numbers[0], origin: numbers[1] };
    return { starts: [...numbers.slice(0, this.count)], ends: [...numbers.slice(this.count)] };
  }
}

/** The number of values, of blanks, and the aggregates of samples. */
export class Summary {
  #numbers;
  #place;

  constructor(numbers, at = 0) {
    [this.#numbers, this.#place] = [numbers, at + 2];
    [this.count, this.missing] = [numbers[at], numbers[at + 1]];
  }

  /** The value of an aggregate; infinite for a sum out of range, null if there are no values. */
  value(aggregate) { return numberOrNull(this.#numbers[this.#place + AGGREGATES.indexOf(aggregate)]); }

  get mean() { return this.value('mean'); }
  get min() { return this.value('min'); }
  get max() { return this.value('max'); }

  get sum() { return Number.isFinite(this.value('sum')) ? this.value('sum') : null; }
}

/** The drawn values of the bars of a page; null for a bar without values. */
export const valuesOf = ({ bars, drawn }) => bars.map(({ summary }) => summary.value(drawn.aggregate));

const SUMMARY_LENGTH = 2 + AGGREGATES.length;

/** A bar of a page, with its numbers from an index on. */
const barAt = (numbers, at, unit, calendar) => ({
  index: numbers[at], start: numbers[at + 1], end: numbers[at + 2], unit, summary: new Summary(numbers, at + 3),
  get key() { return calendar.key(this.index, unit); },
});

/** A column of a series: a value or a summary for each bar. */
export class Column {
  #handle;
  #ranges = new Map();

  constructor(bars, text, [first, last], calendar) {
    this.calendar = calendar;
    this.#handle = series.columnAdd(bars, sendPacked(text), first, last);
  }

  /** The summary of the samples in a span of time, whose rise includes the step from the value before them. */
  summary({ start, end }) { return new Summary(answer(series.columnSummary(this.#handle, start, end)).numbers); }

  /** The page of a unit: its span, its bars and the summary of all samples. */
  page(index, unit) {
    const { numbers, lines: [key, title] } = answer(
      series.columnPage(this.#handle, index, place(unit), this.calendar.hasDayBars));
    const [start, end, barUnit, running] = numbers;
    const bars = [];
    for (let at = 4 + SUMMARY_LENGTH; at < numbers.length; at += 3 + SUMMARY_LENGTH) {
      bars.push(barAt(numbers, at, UNITS[barUnit], this.calendar));
    }
    if (running >= 0) bars[running].isRunning = true;
    return { key, title, unit, start, end, bars, total: new Summary(numbers, 4) };
  }

  /**
   * The ranges of the bars on the pages of a unit: of all bars, of all but the n/200 lowest and the n/200 highest of n
   * bars, and of the bars on each page. Null if no bar has a value.
   */
  range(aggregate, unit) {
    const { hasDayBars } = this.calendar;
    return made(this.#ranges, `${aggregate} ${unit} ${hasDayBars}`, () => {
      const { numbers } = answer(
        series.columnRange(this.#handle, AGGREGATES.indexOf(aggregate), place(unit), hasDayBars));
      const ranges = Array.from({ length: numbers.length / 2 }, (_, at) => [numbers[2 * at], numbers[2 * at + 1]]);
      const [whole, robust, ...pages] = ranges;
      return whole === undefined ? null : { whole, robust, pages };
    });
  }
}

/** The value for a key, which is made when it is first needed. */
function made(values, key, make) {
  if (!values.has(key)) values.set(key, make());
  return values.get(key);
}

/** The data that the program embedded. Columns are read when they are first drawn. */
export class ChartData {
  #document;
  #columns = new Map();
  #bars = new Map();

  constructor(document) {
    this.#document = document;
    this.source = document.source;
    this.notes = document.notes ?? [];
    this.names = document.columns.map((column) => column.name);
    this.seriesNames = document.series.map((one) => one.name).filter((name) => name !== null);
    this.calendar = new Calendar(document);
    this.levels = document.levels.map((level) => new DatedLevel(level, this.calendar));
  }

  /** The unit of the embedded values. */
  get finestUnit() { return this.#document.series[0].unit; }

  /** The bars of a series, read when they are first needed. */
  #barsOf(number) {
    const { bars, unit } = this.#document.series[number];
    const { start } = this.levels[0].spanOfPage(0);
    return made(this.#bars, number, () => series.barsAdd(this.calendar.code, place(unit), sendPacked(bars), start));
  }

  #columnNamed(name) { return this.#document.columns[this.names.indexOf(name)]; }
  aggregateOf(name) { return this.#columnNamed(name)?.aggregate ?? 'mean'; }
  decimalsOf(name) { return this.#columnNamed(name)?.decimals ?? null; }
  unitOf(name) { return this.#columnNamed(name)?.unit ?? null; }

  /** The end of the samples of a series; null if there are none. */
  endOf(seriesName) {
    const all = this.#document.series;
    return (all.find((one) => one.name === (seriesName ?? null)) ?? all[0]).end ?? null;
  }

  /** A column of a series. An unknown name selects the first column or series. */
  column(name, seriesName) {
    const all = this.#document.series;
    const number = Math.max(0, all.findIndex((one) => one.name === (seriesName ?? null)));
    const column = Math.max(0, this.names.indexOf(name));
    return made(this.#columns, `${number} ${column}`, () => new Column(
      this.#barsOf(number), all[number].columns[column], this.#document.rows ?? [NaN, NaN], this.calendar));
  }
}
