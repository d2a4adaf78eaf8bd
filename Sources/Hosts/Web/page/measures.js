// Notes on dates, the goal for the bars of a page, and the line of means.

import { caption } from './numbers.js';
import { barName, countOf, isAmount } from './text.js';

/** Returns the notes on a page, oldest first, each with its bar, or with null if the note covers more than a bar. */
export function notesOf({ data: { notes } }, page) {
  const isInside = (note, { start, end }) => start <= note.start && note.end <= end;
  return notes.flatMap((note) => {
    const bar = page.bars.findIndex((one) => isInside(note, one));
    return bar >= 0 || isInside(note, page) ? [{ ...note, bar: bar < 0 ? null : bar }] : [];
  });
}

/** Returns a page's goal, the number of bars that reach it, and the number of bars with a value; null for no goal. */
export function goalOf({ goal }, { bars, drawn: { column, aggregate } }) {
  const [number, unit, ...words] = (goal ?? 'off').split(' ');
  if (words.join(' ') !== column.toLowerCase()) return null;
  if (unit !== bars[0]?.unit && isAmount(aggregate)) return null;
  const values = bars.map(({ summary }) => summary.value(aggregate)).filter((value) => value !== null);
  const value = Number(number);
  return { value, reached: values.filter((one) => one >= value).length, of: values.length };
}

/** Returns, for each bar, the mean of the last `smooth` bars, including bars of earlier pages; null without means. */
export function meansOf({ smooth, data }, { bars, drawn: { column, series, aggregate } }) {
  const end = data.endOf(series);
  if (!smooth || end === null || bars.length === 0) return null;
  const [{ index: first, unit }] = bars;
  const all = data.column(column, series);
  const earlier = Array.from({ length: smooth - 1 }, (_, place) => (
    all.summary(data.calendar.span(first - smooth + 1 + place, unit))));
  const values = [...earlier, ...bars.map(({ summary }) => summary)].map((summary) => summary.value(aggregate));
  return bars.map(({ start }, bar) => {
    const known = values.slice(bar, bar + smooth).filter((value) => Number.isFinite(value ?? NaN));
    return known.length === 0 || start >= end.time ? null : known.reduce((sum, value) => sum + value, 0) / known.length;
  });
}

/** Returns the captions for the goal, the line of means and the notes of a chart. */
export function measureTexts({ smooth }, { page: { unit: level, bars, drawn }, notes, goal, means }) {
  const unit = bars[0]?.unit ?? 'bar';
  return [
    ...goal ? [`${goal.reached} of ${countOf(goal.of, unit)} reach${goal.reached === 1 || goal.of === 1 ? 'es' : ''} `
      + `${caption(goal.value, drawn.decimals)}${drawn.unit ? ` ${drawn.unit}` : ''}`] : [],
    ...means ? [`mean of the last ${countOf(smooth, unit)}`] : [],
    ...notes.slice(0, 6).map(({ text, bar }) => `◆ ${bar === null ? '' : `${barName(bars[bar], level)}: `}${text}`),
    ...notes.length > 6 ? [countOf(notes.length - 6, 'more note')] : [],
  ];
}

/** Finds the next or previous bar or page with notes, from the marked bar or else from the page; null for no notes. */
export function nextNote(session, way) {
  const { level, position, data: { notes } } = session;
  const found = notes.flatMap((note) => {
    const page = level.pageHolding(note.start);
    const content = page === null ? { bars: [] } : session.page({ level: position.level, page });
    return notesOf({ data: { notes: [note] } }, content).map(({ bar, text }) => ({ page, bar, note: text }));
  });
  const order = (one, other) => one.page - other.page || (one.bar ?? -1) - (other.bar ?? -1);
  const here = { page: position.page, bar: session.bar };
  const isBack = way === 'previous';
  found.sort(order);
  const next = isBack ? found.findLast((one) => order(one, here) < 0) : found.find((one) => order(one, here) > 0);
  const match = next ?? found.at(isBack ? -1 : 0);
  const texts = found.filter((one) => order(one, match) === 0).map(({ note }) => note);
  return match ? { ...match, isRound: !next, notes: texts } : null;
}

/** Connects the controls for the goal and the line of means. Returns a function that shows the current settings. */
export function measureControls({ find, session, act }) {
  const [goal, smooth] = [find('goal'), find('smooth')];
  goal.addEventListener('change', () => act(() => {
    const unit = session.data.calendar.barUnit(session.level.unit);
    const isOff = goal.value === '' || Number.isNaN(goal.valueAsNumber);
    return session.set({ goal: isOff ? 'off' : `${goal.valueAsNumber} ${unit} ${session.value.toLowerCase()}` });
  }));
  smooth.addEventListener('change', () => act(() => session.set({ smooth: Number(smooth.value) || null })));
  return () => {
    const shown = goalOf(session, session.page());
    goal.value = shown ? String(shown.value) : '';
    const count = String(session.smooth ?? 0);
    if (![...smooth.options].some(({ value }) => value === count)) smooth.add(new Option(`${count} bars`, count));
    smooth.value = count;
  };
}
