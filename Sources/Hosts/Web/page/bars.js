// The marked bar: marking a bar, entering its page on a finer level, and returning to it.

import { isFiner, UNITS } from './data.js';
import { ignored, samePlace } from './session.js';
import { quoted } from './text.js';

/** The maximum number of places to which `goBack` can return. */
const ENTRANCE_LIMIT = 100;

/** Marks a bar of a page of the current level, and goes to the page. A null bar clears the mark. */
export function mark(session, bar, place) {
  return session.change(() => {
    const page = place ?? session.position.page;
    const isHere = page === session.position.page;
    if (isHere && bar === session.bar) return ignored('alreadyThere', 'The bar is already marked.');
    const outcome = isHere ? { result: 'changed' } : session.pager.page(page);
    session.cursor = bar === null ? null : { level: session.position.level, index: bar };
    return outcome;
  });
}

/** Marks the next bar or, for a step of -1, the previous bar. At the end of a page, this turns the page. */
export function markNext(session, step) {
  session.rest();
  const { page } = session.position;
  const last = session.barCount(page) - 1;
  if (session.bar === null) {
    const valued = session.page().bars.flatMap(({ summary }, bar) => (summary.count > 0 ? [bar] : []));
    return mark(session, valued.at(step > 0 ? 0 : -1) ?? (step > 0 ? 0 : last));
  }
  const bar = session.bar + step;
  if (bar >= 0 && bar <= last) return mark(session, bar);
  if (page + step >= 0 && page + step < session.level.count) {
    return mark(session, step > 0 ? 0 : session.barCount(page - 1) - 1, page + step);
  }
  const edge = (session.pager.rules.reading === 'ltr') === (step > 0) ? 'right' : 'left';
  const end = step > 0 ? 'last' : 'first';
  return ignored('edge', `Already at the ${end} bar of ${quoted(session.level.name)}.`, { edge });
}

/** Returns the level to which `enter` goes from the current level, as in the program, or null if there is none. */
function levelOfBars({ level: { unit }, data }) {
  const rank = (level) => UNITS.indexOf(level.unit);
  const shorter = data.levels.filter((other) => isFiner(other.unit, unit)).sort((a, b) => rank(a) - rank(b));
  return shorter.filter((other) => !isFiner(data.calendar.barUnit(unit), other.unit)).at(-1) ?? shorter[0] ?? null;
}

/** Goes to the page of the marked bar on a finer level. */
export function enter(session) {
  session.rest();
  const place = { ...session.position, bar: session.bar };
  const target = levelOfBars(session);
  if (target === null) return ignored('edge', `${quoted(session.level.name)} is the finest level.`, { edge: 'top' });
  if (place.bar === null) return ignored('noSuchPage', 'No bar is marked. To mark one, click it or press the . key.');
  const bar = session.page().bars[place.bar];
  const entered = target.pageIn(bar);
  if (entered === null) return session.noPage(target, bar);
  return session.change(() => {
    const outcome = session.pager.go(session.data.levels.indexOf(target), entered);
    if (isFiner(bar.unit, target.unit)) {
      // The page shows the bar among others, so mark the bar there.
      const { calendar } = session.data;
      const first = calendar.bars(target.indexOfPage(entered), target.unit).start;
      const index = Math.max(0, calendar.index(bar.start, calendar.barUnit(target.unit)) - first);
      session.cursor = { level: session.data.levels.indexOf(target), index };
    }
    const last = session.entrances.at(-1);
    if (!samePlace(last, place) || last.bar !== place.bar) {
      session.entrances = session.entrances.slice(1 - ENTRANCE_LIMIT).concat(place);
    }
    return outcome;
  });
}

/** Returns to the bar that was entered last. */
export function goBack(session) {
  session.rest();
  const place = session.entrances.at(-1);
  if (!place) return ignored('alreadyThere', 'Nothing to return to. Backspace returns to the bar that you entered.');
  return session.change(() => {
    const isHere = samePlace(session.position, place);
    const outcome = isHere ? { result: 'changed' } : session.pager.go(place.level, place.page);
    session.entrances = session.entrances.slice(0, -1);
    session.cursor = { level: place.level, index: place.bar };
    return outcome;
  });
}
