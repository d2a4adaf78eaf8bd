// The data of the page: bars, the calendar that groups them, and the summaries of pages.

/** Units from finest to coarsest. */
export const UNITS = [
  'second', 'minute', 'hour', 'day', 'week', 'month', 'quarter', 'year', 'decade', 'century',
];
const FINER = {
  minute: 'second', hour: 'minute', day: 'hour', week: 'day', month: 'day', quarter: 'month',
  year: 'month', decade: 'year', century: 'decade',
};
/** The lengths of units in seconds, and of longer units in months. */
const SECONDS = { second: 1, minute: 60, hour: 3600, day: 86400, week: 604800 };
const MONTHS = { month: 1, quarter: 3, year: 12, decade: 120, century: 1200 };

export const MONTH_NAMES = [
  'January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September',
  'October', 'November', 'December',
];
export const WEEKDAYS = [
  'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday',
];

export const isFiner = (one, other) => UNITS.indexOf(one) < UNITS.indexOf(other);

const pad = (number, width) => String(number).padStart(width, '0');
const floorDivide = (number, by) => Math.floor(number / by);

// In this file, a day is a number of days since 0001-01-01 in the proleptic Gregorian calendar, and a time is a number
// of seconds since then.

/** The day number of a date. The month may be out of range. */
export function dayOf(year, month, day) {
  // Years start in March, so that leap days come last (H. Hinnant, "chrono-Compatible Low-Level Date Algorithms").
  const months = year * 12 + month - 3;
  const y = floorDivide(months, 12);
  const era = floorDivide(y, 400);
  const yearOfEra = y - era * 400;
  const dayOfYear = floorDivide(153 * (months - y * 12) + 2, 5) + day - 1;
  const dayOfEra = yearOfEra * 365 + floorDivide(yearOfEra, 4) - floorDivide(yearOfEra, 100) + dayOfYear;
  return era * 146097 + dayOfEra - 306;
}

/** The date for a day number. */
export function dateOf(dayNumber) {
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

/** The weekday of a day, 0 for Monday. 0001-01-01 was a Monday. */
export const weekdayOf = (day) => ((day % 7) + 7) % 7;
export const dayOfTime = (time) => floorDivide(time, SECONDS.day);
export const isoDate = (day) => {
  const date = dateOf(day);
  return `${pad(date.year, 4)}-${pad(date.month, 2)}-${pad(date.day, 2)}`;
};
/** The time of day of a second, such as `23:05:07`, or of a longer unit, such as `23:05`. */
export const clockOf = (time, unit) => {
  const second = time - dayOfTime(time) * SECONDS.day;
  const parts = [floorDivide(second, 3600), floorDivide(second, 60) % 60, second % 60];
  return parts.slice(0, unit === 'second' ? 3 : 2).map((part) => pad(part, 2)).join(':');
};

/** The time some months later, on the same day of the month or on its last day. */
export function monthsLater(time, months) {
  const day = dayOfTime(time);
  const date = dateOf(day);
  const first = dayOf(date.year, date.month + months, 1);
  const last = dayOf(date.year, date.month + months + 1, 1) - 1;
  return Math.min(first + date.day - 1, last) * SECONDS.day + time - day * SECONDS.day;
}

/** The time some units later. */
export const moved = (time, count, unit) => (
  SECONDS[unit] ? time + count * SECONDS[unit] : monthsLater(time, count * MONTHS[unit]));

/** The whole months from one time to a later one, and the remaining seconds. */
export function distance(start, end) {
  const [from, to] = [start, end].map((time) => dateOf(dayOfTime(time)));
  const months = (to.year - from.year) * 12 + to.month - from.month;
  const whole = monthsLater(start, months) <= end ? months : months - 1;
  return { months: whole, rest: end - monthsLater(start, whole) };
}

/**
 * The end of the part of a span that corresponds to the part of another span up to `time`: on the same day of the
 * month, or at the end of a month that lacks this day.
 */
export function endLike(span, { time, isByMonths }, other) {
  const moment = isByMonths ? 0 : 1;
  const { months, rest } = distance(other.start, time - moment);
  return Math.min(monthsLater(span.start, months) + rest + moment, monthsLater(span.start, months + 1), span.end);
}

/** A calendar that divides time into numbered units, like `CivilCalendar` in the program. */
export class Calendar {
  /**
   * @param firstWeekday 0 for Monday through 6 for Sunday.
   * @param dataUnit The unit of weekly or quarterly data, whose years have a bar for each week or quarter.
   */
  constructor(firstWeekday = 0, dataUnit = null) { Object.assign(this, { firstWeekday, dataUnit }); }

  /** The unit of the bars on a page. */
  barUnit(unit) {
    if (this.dataUnit === 'week' && unit === 'year') return 'week';
    if (this.dataUnit === 'quarter' && (unit === 'year' || unit === 'decade')) return 'quarter';
    return FINER[unit];
  }

  /** The indices of a page's bars: the first one, and the one after the last. A week belongs to the year of its fourth day. */
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

  /** The span of a key such as `2015-W53`; null for other text. Weeks in keys are ISO 8601 weeks. */
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

/** A level whose pages are units of time: either consecutive units that start with `first`, or chosen units. */
export class DatedLevel {
  constructor({ name, unit, first, count, chosen }, calendar) {
    Object.assign(this, { name, unit, first, count, calendar });
    this.chosen = chosen === undefined ? null : readRuns(chosen);
  }

  indexOfPage(page) { return this.chosen ? this.chosen[page] : this.first + page; }
  spanOfPage(page) { return this.calendar.span(this.indexOfPage(page), this.unit); }
  key(page) { return this.calendar.key(this.indexOfPage(page), this.unit); }
  title(page) { return this.calendar.title(this.indexOfPage(page), this.unit); }

  /** The first page whose calendar index is at least `index`. */
  #firstPage(index) {
    if (!this.chosen) return Math.min(Math.max(index - this.first, 0), this.count);
    return firstPosition(this.chosen, index);
  }

  /** The page that contains a time; null if there is none. */
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

  /** The page that contains the start of a period, or else the first page that starts in it; null if there is none. */
  pageIn(period) {
    const page = this.#firstPage(this.calendar.index(period.start, this.unit));
    if (page >= this.count) return null;
    const span = this.spanOfPage(page);
    const holdsStart = span.start <= period.start && period.start < span.end;
    return holdsStart || (period.start <= span.start && span.start < period.end) ? page : null;
  }

  /**
   * The page whose calendar index is nearest to `index`, or the earlier of two equally near pages. `index` must not
   * exceed the index of the last page.
   */
  pageNearest(index) {
    const next = this.#firstPage(index);
    if (next === 0) return 0;
    return this.indexOfPage(next) - index < index - this.indexOfPage(next - 1) ? next : next - 1;
  }

  /** The page a year earlier, as `compare year` finds it; null if there is none. */
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

  /** The page with a calendar index; null if there is none. */
  pageAt(index) {
    const found = this.#firstPage(index);
    return found < this.count && this.indexOfPage(found) === index ? found : null;
  }

  /**
   * The calendar index with the same date as a page or, for a week, with the same week number, in another year.
   * February 28 takes the place of February 29, and the last week takes the place of week 53.
   */
  indexLike(page, year) {
    const { start } = this.spanOfPage(page);
    const day = dayOfTime(start);
    if (this.unit === 'week') {
      // A week belongs to the year of its fourth day, so the first week of a year contains January 4, and the last week
      // contains December 28.
      const week = (number, month, date) => this.calendar.index(dayOf(number, month, date) * SECONDS.day, 'week');
      const number = this.indexOfPage(page) - week(dateOf(day + 3).year, 1, 4);
      return Math.min(week(year, 1, 4) + number, week(year, 12, 28));
    }
    const date = dateOf(day);
    const like = dayOf(year, date.month, date.day);
    const isThere = dateOf(like).month === date.month;
    return this.calendar.index((isThere ? like : like - 1) * SECONDS.day + start - day * SECONDS.day, this.unit);
  }

  /** The spans of the pages for the pager, in minutes. */
  get spans() {
    if (!this.chosen && SECONDS[this.unit]) {
      return { length: SECONDS[this.unit] / 60, origin: this.calendar.start(this.first, this.unit) / 60 };
    }
    const pages = Array.from({ length: this.count }, (_, page) => this.spanOfPage(page));
    return { starts: pages.map((span) => span.start / 60), ends: pages.map((span) => span.end / 60) };
  }
}

// ---- Summaries ----

const GREAT = 2 ** 960;
const SCALE = 2 ** -64;

/** The rounded product of two numbers and its rounding error (T. J. Dekker, 1971). The program uses a fused product. */
function exactProduct(one, other) {
  const halves = (number) => {
    const scaled = 134217729 * number;
    const high = scaled - (scaled - number);
    return [high, number - high];
  };
  const [product, [a, b], [c, d]] = [one * other, halves(one), halves(other)];
  return [product, b * d - (product - a * c - b * c - a * d)];
}

/**
 * The count, sum, minimum, maximum and last value of samples. Sums are compensated as in the program (A. Neumaier,
 * 1974), so that both compute identical results.
 */
export class Summary {
  count = 0;
  missing = 0;
  least = Infinity;
  greatest = -Infinity;
  latest = 0;
  scaledSum = 0;
  lostDigits = 0;
  /** The value from which the steps start, and whether it is the value before the first sample. */
  base = 0;
  followsValue = false;
  /** The sum of the values before the falls of a tenth or more, which are resets. */
  resets = 0;

  get #isScaled() { return this.greatest >= GREAT || this.least <= -GREAT; }
  get min() { return this.count > 0 ? this.least : null; }
  get max() { return this.count > 0 ? this.greatest : null; }
  get last() { return this.count > 0 ? this.latest : null; }

  /** The sum; infinite if it is out of range, null if there are no values. */
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

  /** Makes the steps start with the value before the first sample. */
  startAfter(value) {
    if (this.count === 0 || this.followsValue) return;
    this.#addStep(value, this.base);
    Object.assign(this, { base: value, followsValue: true });
  }

  /** The value of an aggregate; infinite for a sum out of range, null if there are no values. */
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

  /** Adds the summary of later samples. */
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

// ---- Reading ----

/** Reads bits from base64 text, most significant bit first. */
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

  /** The number in the next `count` bits, at most 52. */
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

  /** The number of ones before the next zero, at most `most`. Also skips the zero. */
  ones(most) {
    const at = this.place >> 3;
    const { bytes } = this;
    const word = ((bytes[at] << 24) | (bytes[at + 1] << 16) | (bytes[at + 2] << 8) | bytes[at + 3]) << (this.place & 7);
    const count = Math.min(Math.clz32(~word), most);
    this.place += count < most ? count + 1 : count;
    return count;
  }

  /** Reads a nonnegative number in Elias gamma code. */
  gamma() {
    let length = 0;
    while (this.bit() === 0) length += 1;
    return 2 ** length + this.bits(length) - 1;
  }
}

/** The longest unary part of a code. After a part of this length, the number is in the next 52 bits. */
const LONGEST_UNARY = 20;

/**
 * Reads integers. Each is stored as the difference from a prediction, in a Rice code whose parameter adapts to earlier
 * differences at the same phase of the period. The program computes the same numbers in the same order.
 */
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

/** Reads numbers in one of four forms: decimals, multiples of a power of two, decimals with corrections, or bits. */
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

/** Reads increasing integers: runs of consecutive integers, each preceded by its distance from the previous run. */
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

/** A column of a series: a value or a summary for each bar. */
export class Column {
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

  /** The summary of the samples in a span of time, whose rise includes the step from the value before them. */
  summary(span) {
    const start = firstPosition(this.bars, this.calendar.index(span.start, this.resolution));
    return this.#summary(start, this.calendar.index(span.end - 1, this.resolution));
  }

  /** The summary of the bars from the one at place `start` to the one with number `end`. */
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

  /** The page of a unit: its span, its bars and the summary of all samples. */
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

  /**
   * The index of the running bar, as in the program: the last unit, if its last value is farther from its end than the last
   * values of the five units before it; null if there is none.
   */
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

  /** Calls `visit` with the finite values of an aggregate, one for each bar, and with the place of the bar's first number. */
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

  /**
   * The ranges of the bars on the pages of a unit: of all bars, of all but the n/200 lowest and the n/200 highest of n
   * bars, and of the bars on each page. Null if no bar has a value.
   */
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

/** The data that the program embedded. Columns are read when they are first drawn. */
export class ChartData {
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

  /** The start of the last bar of all series. */
  get lastTime() {
    this.#lastTime ??= this.#document.series.reduce((latest, series, place) => {
      const last = this.#barsOf(place).at(-1);
      return last === undefined ? latest : Math.max(latest, this.calendar.start(last, series.unit));
    }, 0);
    return this.#lastTime;
  }

  /** The bars of a series, read when they are first needed. */
  #barsOf(place) {
    if (!this.#bars.has(place)) this.#bars.set(place, readRuns(this.#document.series[place].bars));
    return this.#bars.get(place);
  }

  aggregateOf(name) { return this.aggregates[this.names.indexOf(name)] ?? 'mean'; }

  decimalsOf(name) { return this.decimals[this.names.indexOf(name)] ?? null; }

  /** The end of the samples of a series; null if there are none. */
  endOf(seriesName) {
    return (this.#document.series.find((series) => series.name === (seriesName ?? null)) ?? this.#document.series[0]).end ?? null;
  }

  unitOf(name) { return this.units[this.names.indexOf(name)] ?? null; }

  /** A column of a series. An unknown name selects the first column or series. */
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
