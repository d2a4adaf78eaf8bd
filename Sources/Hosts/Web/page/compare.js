// Comparisons of two pages, or of their parts up to the end of the data, and the controls for comparisons.

import { dayOfTime, distance, endLike, isFiner, isoDate, MONTH_NAMES } from './data.js';
import { ignored } from './session.js';
import { barSpan, changeText, countOf, quoted, samplesText, valueText } from './text.js';

/** Returns the page to compare a page with: null without a comparison, undefined if there is no such page. */
export function comparedPage(session, position = session.position, drawn = session.drawn()) {
  const { comparison, data } = session;
  if (comparison === null) return null;
  const level = data.levels[position.level];
  let page = null;
  if (comparison === 'previous') page = position.page > 0 ? position.page - 1 : null;
  else if (comparison === 'year') page = level.pageAYearBefore(position.page);
  else if (comparison.level === level.name) page = level.pageForKey(comparison.page);
  return page === null ? undefined : session.page({ level: position.level, page }, drawn);
}

/** Returns a sentence that says why a page of a level is not compared with another page. */
export function missingComparison({ comparison: { level, page } }, name) {
  return page === undefined || name === level
    ? 'No page to compare with.' : `The comparison with ${page} appears only on level ${quoted(level)}.`;
}

/**
 * Returns the parts of two pages or two bars up to the same day and time, if the data ends inside one of the two.
 * Returns null if the whole pages or bars are to be compared.
 */
export function soFar(session, own, other, { column, series }) {
  const end = session.data.endOf(series);
  if (session.comparesFull || end === null || own.key === other.key) return null;
  const part = (whole, until, isRunning) => ({
    whole, until, isRunning, summary: session.data.column(column, series).summary({ start: whole.start, end: until }),
  });
  const like = (whole, running) => part(whole, endLike(whole, end, running), false);
  const ends = (whole) => whole.start < end.time && end.time < whole.end;
  if (ends(own)) return [part(own, end.time, true), like(other, own)];
  return ends(other) ? [like(own, other), part(other, end.time, true)] : null;
}

/** Returns the compared page. If its part so far ends inside a bar, cuts this bar to the samples before that end. */
export function cutPage(session, own, other) {
  const end = other && soFar(session, own, other, own.drawn)?.[1].until;
  if (!end) return other;
  const cut = other.bars.find((bar) => bar.start < end && end < bar.end);
  const column = session.data.column(own.drawn.column, own.drawn.series);
  if (cut) cut.summary = column.summary({ start: cut.start, end });
  return other;
}

/** Returns the name and the value of a part, such as `first 23 days of October: 169370`. */
function partText(part, own, drawn) {
  const { start, end, key } = part.whole;
  const { months, rest } = distance(start, part.until);
  const counts = [
    [Math.floor(months / 12), 'year'], [months % 12, 'month'], [Math.floor(rest / 86400), 'day'],
    [Math.floor(rest / 3600) % 24, 'hour'], [Math.floor(rest / 60) % 60, 'minute'], [rest % 60, 'second'],
  ];
  const length = counts.filter(([count]) => count > 0).map(([count, name]) => countOf(count, name)).join(' ');
  const isOther = part !== own;
  const isOfYear = isOther && /^\d{4}-\d\d$/.test(key) && key.slice(0, 4) === own.whole.key.slice(0, 4);
  const name = isOfYear ? MONTH_NAMES[key.slice(5) - 1] : key;
  const text = part.isRunning ? `${isOther ? `${name} ` : ''}so far, ${length}`
    : part.until === end ? `all of ${name}` : `first ${length.replace(/^1 (\w+)$/, '$1')} of ${name}`;
  return `${text}: ${valueText(part.summary, drawn)}`;
}

/** Describes two pages or bars, or their parts so far, and the change. `text` returns the text for a whole one. */
function pairOf(session, own, other, drawn, text) {
  const parts = soFar(session, own, other, drawn);
  const summaries = (parts ?? [own, other]).map(({ summary, total }) => summary ?? total);
  const texts = parts ? parts.map((part) => partText(part, parts[0], drawn)) : [own, other].map(text);
  const counts = summaries.map(({ count }) => count);
  return { texts, isSoFar: parts !== null, counts, change: changeText(...summaries, drawn) };
}

/** Returns the texts that compare two pages: one for each page, and remarks about both. */
export function comparisonTexts(session, page, compared) {
  const { drawn } = page;
  const text = ({ key, total }) => `${key} ${drawn.aggregate} ${valueText(total, drawn)}`;
  const { texts, isSoFar, counts, change } = pairOf(session, page, compared, drawn, text);
  // A page that has just begun must not be mistaken for a full one.
  const [least, most] = [Math.min(...counts), Math.max(...counts)];
  const isUneven = least > 0 && least * 2 < most;
  const remarks = [change, isUneven ? `from ${counts[0]} and ${counts[1]} values` : ''].filter(Boolean);
  return { texts, remarks, isSoFar };
}

/** Returns the value of a chart's page or, under a comparison, the values of both pages and remarks about both. */
export function totalTexts(session, { page, compared }) {
  if (!compared) return [`${page.drawn.aggregate} ${valueText(page.total, page.drawn)}`];
  const { texts, remarks } = comparisonTexts(session, page, compared);
  return [...texts, ...remarks];
}

/** Returns the span and the value of a bar and, under a comparison, the value of the other bar and the change. */
export function barText(session, { page, compared }, index) {
  const { drawn, bars: { [index]: bar } } = page;
  const text = (one) => `${barSpan(one)}: ${valueText(one.summary, drawn)}`;
  const other = compared?.bars[index];
  const pair = other && pairOf(session, bar, other, drawn, text);
  const rest = pair ? [...pair.texts.slice(pair.isSoFar ? 0 : 1), pair.change] : compared && ['no bar to compare with'];
  return [text(bar), samplesText(bar, page), ...rest ?? []].filter(Boolean).join(' · ');
}

/** Chooses a comparison: `off`, `previous`, `year`, or `page` for a fixed page of this level. */
export function compareWith(session, choice) {
  if (choice !== 'page') return session.set({ comparison: choice === 'off' ? null : choice, comparesFull: false });
  const { level, position: { page } } = session;
  if (level.count < 2) return ignored('doesNotFit', `Level ${quoted(level.name)} has no other page.`);
  const other = level.pageAYearBefore(page) ?? (page > 0 ? page - 1 : 1);
  return session.set({ comparison: { level: level.name, page: level.key(other) }, comparesFull: false });
}

/** Compares all pages of the current level with the page that contains a day. */
export function compareWithDay(session, number) {
  const { level } = session;
  const period = session.data.calendar.span(number, 'day');
  const page = level.pageIn(period);
  if (page === null) return session.noPage(level, period);
  return session.set({ comparison: { level: level.name, page: level.key(page) }, comparesFull: false });
}

/** Connects the controls for comparisons. Returns a function that shows the current comparison. */
export function compareControl({ find, session, data, act, dateField }) {
  const [choice, date, whole] = ['compare', 'compare-date', 'whole'].map(find);
  dateField(date, (day) => compareWithDay(session, day));
  choice.addEventListener('change', () => act(() => compareWith(session, choice.value)));
  whole.addEventListener('change', () => act(() => session.set({ comparesFull: whole.checked })));
  return () => {
    const { comparison, level } = session;
    const isFixed = comparison?.page !== undefined;
    choice.value = isFixed ? 'page' : comparison ?? 'off';
    const year = choice.querySelector('[value="year"]');
    year.disabled = isFiner('year', level.unit);
    year.title = year.disabled ? `No ${level.unit} starts a year before another.` : '';
    date.closest('.choice').hidden = !isFixed;
    const period = isFixed ? data.calendar.spanOfKey(comparison.page) : null;
    if (period) date.value = isoDate(dayOfTime(period.start));
    const compared = comparedPage(session);
    const page = compared ? session.page() : null;
    whole.closest('.choice').hidden = !page || !(session.comparesFull || soFar(session, page, compared, page.drawn));
    whole.checked = session.comparesFull ?? false;
  };
}
