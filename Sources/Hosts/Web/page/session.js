// A session: the state that the controls of the page change. It has a pager, settings, a marked bar, and undo.

import { isCalendar } from './calendar.js';
import { isFilled } from './numbers.js';
import { isAmount, quoted } from './text.js';

/** The maximum number of changes that can be undone. */
const UNDO_LIMIT = 1000;

/** The settings that determine how pages are drawn. `aggregates` holds the chosen aggregates by column. */
export const SETTINGS = [
  'value', 'series', 'aggregates', 'scale', 'style', 'comparison', 'comparesFull', 'split', 'goal', 'smooth',
];
/** Everything that undo restores besides the pager. */
const STATE = [...SETTINGS, 'cursor', 'entrances'];
export const samePlace = (one, other) => one?.level === other?.level && one?.page === other?.page;
export const ignored = (reason, message, more = {}) => ({ result: 'ignored', reason, message, ...more });

/** Methods that change something return an outcome: `result`, and a `message` if the result is `ignored`. */
export class Session {
  undone = [];
  redone = [];
  /** The state at the start of a gesture, for undo. */
  #held = null;
  /** The marked bar: its level and its index. On a page with fewer bars, the last bar is marked. */
  cursor = null;
  /** The places to which `back` returns. */
  entrances = [];

  /** @param start The rules and the settings of the session that exported the page. */
  constructor(crosspager, data, start) {
    this.data = data;
    this.start = Object.fromEntries(SETTINGS.map((name) => [name, start[name] ?? null]));
    this.start.value ??= data.names[0];
    Object.assign(this, this.start);
    const levels = data.levels.map(({ count, spans }, number) => ({ count, spans, rules: start.levelRules[number] }));
    this.pager = new crosspager.Pager(levels, { rules: start.rules });
  }

  #style = null;
  /** The style of the pages. `calendar` changes the bars of quarters and years, so setting it clears marks there. */
  get style() { return this.#style; }
  set style(style) {
    const { calendar, levels } = this.data;
    this.#style = style;
    if (calendar.hasDayBars === (style === 'calendar')) return;
    calendar.hasDayBars = style === 'calendar';
    this.entrances = [];
    if (['quarter', 'year'].includes(levels[this.cursor?.level]?.unit)) this.cursor = null;
  }

  get position() { return this.pager.position; }
  get phase() { return this.pager.state.phase; }
  /** The current level. */
  get level() { return this.data.levels[this.position.level]; }

  /** Returns the state that undo restores, without the gesture. No page is ever open, and spans never change. */
  #snapshot() {
    return { places: this.pager.save(), ...Object.fromEntries(STATE.map((name) => [name, this[name]])) };
  }

  /** Keeps the state before a change. Clears the mark if the change went to another level. */
  #push(state) {
    if (this.undone.push(state) > UNDO_LIMIT) this.undone.shift();
    this.redone.length = 0;
    if (this.cursor?.level !== this.position.level) this.cursor = null;
  }

  /** Restores the last state of a list, and adds the current state to another list. */
  #restore(states, others) {
    this.rest();
    const { places, ...state } = states.pop();
    others.push(this.#snapshot());
    this.pager.restore(places);
    Object.assign(this, state);
    return { result: 'changed' };
  }

  /** Performs a change as one step for undo. A settle that the change completes is a step of its own. */
  change(perform) {
    this.rest();
    const before = this.#snapshot();
    const outcome = perform();
    if (outcome.result !== 'ignored') this.#push(before);
    return outcome;
  }

  undo() {
    // A settle that turns the page is a separate change.
    if (this.undone.length === 0 && !this.#isArriving) return ignored('nothingToUndo', 'Nothing to undo.');
    return this.#restore(this.undone, this.redone);
  }

  redo() {
    if (this.redone.length === 0 || this.#isArriving) return ignored('nothingToRedo', 'Nothing to redo.');
    return this.#restore(this.redone, this.undone);
  }

  /** Performs a command of the pager, such as `left` or `go`. */
  move(command, ...values) { return this.change(() => this.#told(this.pager.apply(command, ...values))); }
  /** Starts an animated step in a direction. */
  glide(direction) { return this.#told(this.gesture('glide', direction)); }

  /** Whether the content is settling on a page other than the current one. */
  get #isArriving() {
    const { phase, target } = this.pager.state;
    return phase === 'settling' && !samePlace(target, this.position);
  }

  /** Performs a gesture command: `drag`, `release`, `cancel`, `tick`, `finish` or `glide`. */
  gesture(command, ...values) {
    this.#held ??= this.#snapshot();
    const outcome = this.pager.apply(command, ...values);
    if (outcome.finished) {
      // The glide completed a settle, which is a separate change.
      this.#conclude(!samePlace(outcome.finished.from, outcome.finished.to));
      this.#held = this.#snapshot();
    }
    if (this.phase === 'settled') this.#conclude(outcome.result === 'moved');
    return outcome;
  }

  /** Completes a settle or cancels a drag before a change that reads the current page. */
  rest() {
    if (this.phase === 'dragging') this.gesture('cancel');
    if (this.phase === 'settling') this.gesture('finish');
  }

  /** Ends a gesture. If the gesture turned the page, the state before the gesture becomes an undo step. */
  #conclude(isMove) {
    if (isMove) this.#push(this.#held);
    this.#held = null;
  }

  /** Returns the outcome, with the reason in words if the command was ignored. */
  #told(outcome) {
    const { result, reason, edge, direction } = outcome;
    if (result !== 'ignored') return outcome;
    const { name } = this.level;
    const end = (edge === 'left') === (this.pager.rules.reading === 'ltr') ? 'first' : 'last';
    const levelEnds = { top: 'first level', bottom: 'last level' };
    const messages = {
      edge: `Already at the ${levelEnds[edge] ?? `${end} page of ${quoted(name)}`}.`,
      locked: `The page was exported with moves in the direction '${direction}' locked.`,
      alreadyThere: `Already at ${this.level.key(this.position.page)} of level ${quoted(name)}.`,
    };
    return { ...outcome, message: messages[reason] ?? 'Nothing to change.' };
  }

  /** Goes to the page of the current level that contains a day's start, or else the first page that starts that day. */
  goToDay(number) {
    const period = this.data.calendar.span(number, 'day');
    const page = this.level.pageIn(period);
    return page === null ? this.noPage(this.level, period) : this.move('page', page);
  }

  /** Returns the outcome for a period without a page. */
  noPage(level, period) {
    const last = level.count - 1;
    const isInside = period.start >= level.spanOfPage(0).start && period.start < level.spanOfPage(last).end;
    const near = isInside
      ? `The nearest page is ${level.key(level.pageNearest(this.data.calendar.index(period.start, level.unit)))}.`
      : `Its pages are ${level.key(0)} to ${level.key(last)}.`;
    const key = this.data.calendar.key(this.data.calendar.index(period.start, 'day'), 'day');
    return ignored('noSuchPage', `No page for ${key} in level ${quoted(level.name)}. ${near}`);
  }

  /** Changes settings. */
  set(settings) {
    const isSame = ([name, value]) => JSON.stringify(this[name]) === JSON.stringify(value);
    if (Object.entries(settings).every(isSame)) return ignored('alreadyThere', 'Nothing to change.');
    return this.change(() => Object.assign(this, settings) && { result: 'changed' });
  }

  /** Returns the aggregate of a column. */
  aggregateOf(column) { return this.aggregates?.[column] ?? this.data.aggregateOf(column); }

  /** Chooses the aggregate of the drawn column. */
  setAggregate(aggregate) {
    const isSame = aggregate === this.aggregateOf(this.value);
    return this.set(isSame ? {} : { aggregates: { ...this.aggregates, [this.value]: aggregate } });
  }

  /** Returns what a chart draws. The number of decimal places and the unit are null if they are unknown. */
  drawn(column = this.value, series = this.series) {
    const aggregate = this.aggregateOf(column);
    const isCount = aggregate === 'count';
    return {
      column, series, aggregate, decimals: isCount ? 0 : this.data.decimalsOf(column),
      unit: isCount ? null : this.data.unitOf(column),
    };
  }

  /** Returns the content of a page for a drawn column. */
  page({ level: number, page } = this.position, drawn = this.drawn()) {
    const level = this.data.levels[number];
    const content = this.data.column(drawn.column, drawn.series).page(level.indexOfPage(page), level.unit);
    return Object.assign(content, { drawn });
  }

  /** Returns the axis range of a page, the rule that determined it, and whether bars beyond the range are clipped. */
  scaleOf({ unit, drawn: { column, series, aggregate } }) {
    const including = (range) => (
      isAmount(aggregate) ? [Math.min(range?.[0] ?? 0, 0), Math.max(range?.[1] ?? 0, 0)] : range ?? null);
    const own = { rule: 'page', range: including(null), clips: false };
    if (this.scale === 'page' || !this.data.calendar.barUnit(unit)) return own;
    const range = this.data.column(column, series).range(aggregate, unit);
    if (!range) return { ...own, rule: 'level' };
    const scales = { level: including(range.whole), robust: including(range.robust) };
    const fitting = () => ['level', 'robust'].find((name) => isFilled(scales[name], range.pages));
    const rule = (this.scale ?? 'auto') !== 'auto' ? this.scale : isCalendar(this, unit) ? 'robust' : fitting();
    return rule ? { rule, range: scales[rule], clips: rule === 'robust' } : own;
  }

  /** Returns whether a line connects the values of an aggregate when no pages are compared. */
  drawsLine(aggregate) { return this.style === 'line' || (this.style !== 'bar' && aggregate === 'mean'); }

  /** Returns the number of bars on a page of the current level. */
  barCount(page) {
    const { start, end } = this.data.calendar.bars(this.level.indexOfPage(page), this.level.unit);
    return end - start;
  }

  /** The index of the marked bar on the current page; null if no bar is marked. */
  get bar() {
    return this.cursor === null ? null : Math.min(this.cursor.index, this.barCount(this.position.page) - 1);
  }
}
