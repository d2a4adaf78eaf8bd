// The controls around the pages: buttons, pickers, the date, and the list of keys.

import { AGGREGATES, dayOf, dayOfTime, isoDate } from './data.js';
import { hasDays } from './calendar.js';
import { compareControl } from './compare.js';
import { findControl } from './find.js';
import { measureControls } from './measures.js';
import { splitControl } from './split.js';

/** Returns the day number in a date field. */
const dayIn = (input) => input.valueAsNumber / 86400000 + dayOf(1970, 1, 1);
/** Returns the words with which all names begin, if they are long. A narrow menu would show nothing but these words. */
const commonStart = (names) => /^(.{12,} )(?=\S.{3}).*(?:\n\1\S.{3}.*)*$/.exec(names.join('\n'))?.[1] ?? '';

/** Connects the controls. Returns `show`, which shows the current state, and `findAgain`, which repeats a search. */
export function connectControls(app) {
  const { find, session, data, act, perform } = app;
  const { levels } = data;
  /** Connects a date field. Any digit can complete a date, so a typed date counts on Enter or on leaving the field. */
  const dateField = (input, choose) => {
    let isTyping = false;
    const commit = () => { if (input.value) act(() => choose(dayIn(input))); };
    input.min = isoDate(dayOfTime(Math.min(...levels.map((level) => level.spanOfPage(0).start))));
    input.max = isoDate(dayOfTime(Math.max(...levels.map((level) => level.spanOfPage(level.count - 1).end)) - 1));
    input.addEventListener('pointerdown', () => { isTyping = false; });
    input.addEventListener('keydown', ({ key }) => { if (key !== 'Tab') isTyping = key !== 'Enter'; });
    input.addEventListener('keyup', ({ key }) => { if (key === 'Enter') commit(); });
    for (const name of ['change', 'blur']) {
      input.addEventListener(name, () => { if (isTyping === (name === 'blur')) commit(); });
    }
  };
  /** Connects a picker. With `names`, also fills the picker, and hides it if there is nothing to pick. */
  const picker = (id, value, choose, names) => {
    const select = find(id);
    if (names) {
      select.closest('.choice').hidden = names.length < 2;
      const start = commonStart(names);
      const text = (name) => (start === '' ? name : `… ${name.slice(start.length)}`);
      select.replaceChildren(...names.map((name) => Object.assign(new Option(text(name), name), { title: name })));
    }
    select.addEventListener('change', () => act(() => choose(select.value)));
    return () => { select.value = value() ?? ''; };
  };
  const parts = [
    picker('value', () => session.value, (value) => session.set({ value }), data.names),
    picker('series', () => session.series, (series) => session.set({ series }), data.seriesNames),
    picker('aggregate', () => session.aggregateOf(session.value), (name) => session.setAggregate(name), AGGREGATES),
    picker('scale', () => session.scale, (scale) => session.set({ scale })),
    picker('style', () => session.style ?? 'auto', (style) => session.set({ style })),
    compareControl({ ...app, dateField }), splitControl(app), measureControls(app),
  ];
  if (!hasDays(data)) find('style').querySelector('[value="calendar"]').remove();
  const date = find('date');
  dateField(date, (day) => session.goToDay(day));
  find('close').addEventListener('click', () => find('keys').close());
  const buttons = [...document.querySelectorAll('[data-action]')];
  for (const button of buttons) button.addEventListener('click', () => perform(button.dataset.action));
  const findAgain = findControl(app);
  const show = () => {
    const { pager, undone, redone } = session;
    const can = {
      'zoom in': pager.preview('zoomIn').result === 'moved', 'zoom out': pager.preview('zoomOut').result === 'moved',
      undo: undone.length > 0, redo: redone.length > 0, keys: true,
    };
    for (const button of buttons) {
      const { action } = button.dataset;
      button.setAttribute('aria-disabled', String(!(can[action] ?? pager.routes.includes(action))));
    }
    date.value = isoDate(dayOfTime(session.level.spanOfPage(session.position.page).start));
    for (const part of parts) part();
  };
  return { show, findAgain };
}
