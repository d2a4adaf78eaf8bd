// The data of the page: bars, the calendar that groups them, and the summaries of pages. A day is a number of days
// since 0001-01-01 in the proleptic Gregorian calendar. A time is a number of seconds since the start of that date.

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

/** Returns the day number of a date. A month below 1 or above 12 falls in another year. */
export const dayOf = (year, month, day) => series.dayOf(year, month, day);

/** Returns the date with a day number. */
export function dateOf(day) {
  const date = series.dateOf(day);
  return { year: date >> 9, month: (date >> 5) & 15, day: date & 31 };
}

/** Returns the weekday of a day, from 0 for Monday to 6 for Sunday. 0001-01-01 was a Monday. */
export const weekdayOf = (day) => ((day % 7) + 7) % 7;
export const dayOfTime = (time) => Math.floor(time / SECONDS_A_DAY);
export const isoDate = (day) => ISO.key(day, 'day');
/** Returns the time of day as text: `23:05:07` for the unit `second`, and `23:05` for every other unit. */
export const clockOf = (time, unit) => (
  new Date((time - dayOfTime(time) * SECONDS_A_DAY) * 1000).toISOString().slice(11, unit === 'second' ? 19 : 16));

/** Returns the number of whole months from one time to a later one, and the remaining seconds. */
export function distance(start, end) {
  const [months, rest] = answer(series.timeDistance(start, end)).numbers;
  return { months, rest };
}

/**
 * Returns the end of a part of a span. The part corresponds to the part of another span that ends at `time`. If the
 * month in which the part ends lacks the day of `time`, the part ends at the end of this month.
 */
export const endLike = (span, { time, isByMonths }, other) => (
  series.timeEndLike(span.start, span.end, time, isByMonths, other.start));

/** A calendar that divides time into numbered units, like `CivilCalendar` in the program. */
export class Calendar {
  /**
   * `firstWeekday` is 0 for Monday through 6 for Sunday. `dataUnit` is the unit of weekly or quarterly data, whose
   * years have a bar for each week or quarter; null for other data. Days begin at the hour `dayStart`.
   * Years begin in the month `yearStart`, from 1 to 12.
   */
  constructor({ firstWeekday = 0, dataUnit = null, dayStart = 0, yearStart = 1 } = {}) {
    const units = Math.max(0, place(dataUnit)) << 3;
    this.base = firstWeekday | units | (dayStart << 7) | ((yearStart - 1) << 12);
    Object.assign(this, { firstWeekday, hasDayBars: false });
  }

  /** The calendar's code for the module. With `hasDayBars`, quarters and years have a bar for each day. */
  get code() { return this.base | (this.hasDayBars ? 1 << 16 : 0); }

  /** Returns the unit of the bars on the pages of a unit. */
  barUnit(unit) { return UNITS[series.calendarBarUnit(this.code, place(unit))]; }

  /** Returns the index of a page's first bar, and the index after its last. A week is in the year of its fourth day. */
  bars(index, unit) {
    const [start, end] = answer(series.calendarBars(this.code, index, place(unit))).numbers;
    return { start, end };
  }

  index(time, unit) { return series.calendarIndex(this.code, time, place(unit)); }
  start(index, unit) { return series.calendarStart(this.code, index, place(unit)); }
  span(index, unit) { return { start: this.start(index, unit), end: this.start(index + 1, unit) }; }
  key(index, unit) { return answer(series.calendarKey(this.code, index, place(unit))).lines[0]; }
  title(index, unit) { return answer(series.calendarTitle(this.code, index, place(unit))).lines[0]; }

  /** Returns the span of a key such as `2015-W53`, or null for other text. Weeks in keys are ISO 8601 weeks. */
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

  /** Returns the page that contains a time, or null if there is none. */
  pageHolding(time) { return pageOrNull(series.levelPageHolding(this.#handle, time)); }

  pageForKey(key) {
    const span = this.calendar.spanOfKey(key);
    const page = span && this.pageHolding(span.start);
    return page !== null && this.key(page) === key.toUpperCase() ? page : null;
  }

  /** Returns the page that contains a period's start, or else the first page that starts in the period, or null. */
  pageIn({ start, end }) { return pageOrNull(series.levelPageIn(this.#handle, start, end)); }

  /** Returns the page whose calendar index is nearest to `index`, or the earlier of two equally near pages. */
  pageNearest(index) { return series.levelPageNearest(this.#handle, index); }

  /** Returns the page a year earlier, as `compare year` finds it, or null if there is none. */
  pageAYearBefore(page) { return pageOrNull(series.levelPageAYearBefore(this.#handle, page)); }

  /** The spans of the pages in minutes, in the form in which the pager takes them. */
  get spans() {
    const { numbers } = answer(series.levelSpans(this.#handle));
    if (this.#isEven) return { length: numbers[0], origin: numbers[1] };
    return { starts: [...numbers.slice(0, this.count)], ends: [...numbers.slice(this.count)] };
  }
}

/** A summary of samples: the number of values, the number of blanks, and the aggregates. */
export class Summary {
  #numbers;
  #place;

  constructor(numbers, at = 0) {
    [this.#numbers, this.#place] = [numbers, at + 2];
    [this.count, this.missing] = [numbers[at], numbers[at + 1]];
  }

  /** Returns the value of an aggregate: infinite if it is out of range, null if the samples have none. */
  value(aggregate) { return numberOrNull(this.#numbers[this.#place + AGGREGATES.indexOf(aggregate)]); }

  get mean() { return this.value('mean'); }
  get min() { return this.value('min'); }
  get max() { return this.value('max'); }

  get sum() { return Number.isFinite(this.value('sum')) ? this.value('sum') : null; }
}

/** Returns the drawn values of the bars of a page, with null for each bar that has none. */
export const valuesOf = ({ bars, drawn }) => bars.map(({ summary }) => summary.value(drawn.aggregate));

const SUMMARY_LENGTH = 2 + AGGREGATES.length;

/** Returns a bar of a page. Its numbers start at the index `at`. */
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

  /** Returns the summary of the samples in a span of time. Its rise includes the step from the value before them. */
  summary({ start, end }) { return new Summary(answer(series.columnSummary(this.#handle, start, end)).numbers); }

  /** Returns the page for a unit: its span, its bars, and the summary of all its samples. */
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
   * Returns the ranges of the bars on the pages of a unit: `whole` for all n bars, `robust` for all but the n/200
   * lowest and the n/200 highest, and `pages` for the bars on each page. Returns null if no bar has a value.
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

/** Returns the value for a key. Makes the value when it is first needed. */
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

  /** Returns the handle of the bars of a series. The module reads the bars when they are first needed. */
  #barsOf(number) {
    const { bars, unit } = this.#document.series[number];
    const { start } = this.levels[0].spanOfPage(0);
    return made(this.#bars, number, () => series.barsAdd(this.calendar.code, place(unit), sendPacked(bars), start));
  }

  #columnNamed(name) { return this.#document.columns[this.names.indexOf(name)]; }
  aggregateOf(name) { return this.#columnNamed(name)?.aggregate ?? 'mean'; }
  decimalsOf(name) { return this.#columnNamed(name)?.decimals ?? null; }
  unitOf(name) { return this.#columnNamed(name)?.unit ?? null; }

  /** Returns the end of the samples of a series, or null if there are no samples. */
  endOf(seriesName) {
    const all = this.#document.series;
    return (all.find((one) => one.name === (seriesName ?? null)) ?? all[0]).end ?? null;
  }

  /** Returns a column of a series. An unknown name selects the first column or series. */
  column(name, seriesName) {
    const all = this.#document.series;
    const number = Math.max(0, all.findIndex((one) => one.name === (seriesName ?? null)));
    const column = Math.max(0, this.names.indexOf(name));
    return made(this.#columns, `${number} ${column}`, () => new Column(
      this.#barsOf(number), all[number].columns[column], this.#document.rows ?? [NaN, NaN], this.calendar));
  }
}
