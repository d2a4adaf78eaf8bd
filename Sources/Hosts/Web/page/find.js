// Searches for the largest or smallest bars, for bars above or below a value, and for notes, and the search controls.

import { valuesOf } from './data.js';
import { caption } from './numbers.js';
import { mark } from './bars.js';
import { nextNote } from './measures.js';
import { ignored } from './session.js';
import { barPhrase, quoted } from './text.js';

/** The searches that rank the pages by their best bars, and whether one value is better than another. */
const ORDERS = { max: (one, other) => one > other, min: (one, other) => one < other };
/** The searches for a bar above or below a number, and whether a value matches. */
const RELATIONS = { above: (value, number) => value > number, below: (value, number) => value < number };

/** Returns the values of the bars of a page of the current level. */
const valuesOn = (session, page) => valuesOf(session.page({ level: session.position.level, page }));

/** Returns the first matching bar on the given pages, or null if there is none. */
function nearest(session, pages, { kind, number }) {
  for (const page of pages) {
    const values = valuesOn(session, page);
    const bar = values.findIndex((value) => value !== null && RELATIONS[kind](value, number));
    if (bar >= 0) return { page, bar, value: values[bar] };
  }
  return null;
}

/** Returns the page to go to if pages are ranked by their best bars. Among equal pages, the first ranks highest. */
function ranked(session, isBetter, way) {
  const order = (one, other) => (isBetter(one.value, other.value) ? -1 : isBetter(other.value, one.value) ? 1 : 0);
  const pages = [...Array(session.level.count).keys()].flatMap((page) => {
    const bars = valuesOn(session, page).map((value, bar) => ({ page, bar, value }));
    return bars.filter(({ value }) => value !== null).sort(order).slice(0, 1);
  }).sort(order);
  const here = way === null ? -1 : pages.findIndex(({ page }) => page === session.position.page);
  const last = pages.length - 1;
  const [first, next] = way === 'previous' ? [last, here < 0 ? last : here - 1] : [0, here + 1];
  const isRound = !(next in pages);
  const place = isRound ? first : next;
  if (pages.length === 0 || (isRound && place === here)) return null;
  return { ...pages[place], isRound, rank: place + 1, of: pages.length };
}

/** Returns the bar that a search finds, or null if there is none. The search wraps around at the end. */
function matchOf(session, search, way) {
  if (ORDERS[search.kind]) return ranked(session, ORDERS[search.kind], way);
  const { level, position: { page } } = session;
  const all = [...Array(level.count).keys()];
  const pages = [...all.slice(page + 1), ...all.slice(0, page)];
  const match = nearest(session, way === 'previous' ? pages.reverse() : pages, search);
  return match && { ...match, isRound: (match.page < page) !== (way === 'previous') };
}

/** Describes a found bar, such as `max 31.2 °C on Thu 2025-07-03, number 2 of 12 pages`. */
function foundText(session, { kind }, way, { page, bar, value, rank, of, isRound, notes }) {
  const { bars, drawn, key } = session.page({ level: session.position.level, page });
  if (notes) {
    const round = isRound ? `, continued from the ${way === 'previous' ? 'last' : 'first'} note` : '';
    return `${notes.map(quoted).join(', ')} ${bar === null ? `in ${key}` : barPhrase(bars[bar])}${round}`;
  }
  const number = Number.isFinite(value) ? caption(value, drawn.decimals) : 'out of range';
  const words = [ORDERS[kind] ? kind : null, number, drawn.unit, barPhrase(bars[bar])].filter((word) => word !== null);
  const end = `${way === 'previous' ? 'last' : 'first'} ${ORDERS[kind] ? `${kind}imum` : 'page'}`;
  return [
    words.join(' '), ...(rank > 1 ? [`number ${rank} of ${of} pages`] : []),
    ...(isRound ? [`continued from the ${end}`] : []),
  ].join(', ');
}

/**
 * Goes to the bar that a search finds on the current level, and marks the bar. `way` is `next`, `previous` or null. For
 * null, `max` and `min` go to the first page in their order, and other searches go to the next page with a match.
 */
export function findBar(session, search, way = null) {
  session.rest();
  const match = search.kind === 'note' ? nextNote(session, way) : matchOf(session, search, way);
  if (match) {
    const message = foundText(session, search, way, match);
    const outcome = mark(session, match.bar, match.page);
    return { ...outcome, message: outcome.result === 'ignored' ? `Already at ${message}.` : message, found: match };
  }
  const { level, position } = session;
  if (search.kind === 'note') return ignored('noSuchPage', `No page of ${quoted(level.name)} has a note.`);
  if (ORDERS[search.kind]) {
    return ignored('noSuchPage', `No ${way === null ? '' : 'other '}page of ${quoted(level.name)} has a value.`);
  }
  const { aggregate, decimals, unit } = session.drawn();
  const value = `${caption(search.number, Math.max(decimals ?? 0, 6))}${unit ? ` ${unit}` : ''}`;
  const barUnit = session.data.calendar.barUnit(level.unit);
  const problem = `No other page has a bar ${search.kind} ${value} (${aggregate} by ${barUnit}).`;
  const here = nearest(session, [position.page], search);
  if (!here) return ignored('noSuchPage', problem);
  return { ...mark(session, here.bar), message: `${problem} This page has one.` };
}

/** Connects the controls that search. Returns a function that repeats the search: `next` or `previous`. */
export function findControl({ find, session, act }) {
  const [form, kind, number] = ['find', 'find-kind', 'find-number'].map(find);
  const run = (way) => {
    // The browser reports a missing value.
    if (!form.reportValidity()) return;
    act(() => findBar(session, { kind: kind.value, number: number.valueAsNumber }, way));
  };
  const showNumber = () => { number.hidden = number.disabled = !RELATIONS[kind.value]; };
  kind.addEventListener('change', () => {
    showNumber();
    if (!number.hidden) number.focus();
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    run(null);
  });
  for (const button of form.querySelectorAll('[data-way]')) {
    button.addEventListener('click', () => run(button.dataset.way));
  }
  showNumber();
  return run;
}
