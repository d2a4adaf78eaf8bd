// A pager with names, titles and undo. It answers each command with the program's words and the program's line of JSON.

import { HostRoster } from '../hosts.js';
import { decimal, OF_LEVELS, refusal, sentence, titleOf, written } from './words.js';

export const LEVEL_RULES = ['start', 'entry', 'edge', 'follow', 'snap'];
const GESTURES = new Set(['drag', 'release', 'cancel', 'tick', 'finish', 'glide']);
const HOSTINGS = ['recycled', 'preallocated', 'cell'];
const UNDO_LIMIT = 1000;
/** The events that name the page as it was before the command. */
const LEAVING = new Set(['didEndDisplaying', 'removeView', 'willMoveFromParent', 'removeFromParent']);

/** Returns the value of a rule as typed in a command. */
function valueText(rule, value) {
  if (rule === 'viewport') {
    return `${decimal(value.levels)} ${decimal(value.pages)}${value.beyond ? ` beyond ${value.beyond}` : ''}`;
  }
  if (rule !== 'gesture') return String(value);
  return `${decimal(value.turning)} ${decimal(value.throwing)} ${value.settleMilliseconds}`;
}

export class Session {
  /** The responses to the last commands. */
  responses = [];
  roster = new HostRoster();
  /** Performs a gesture command. */
  gesture = this.run;
  #count = 0;
  #past = [];
  #future = [];
  /** The state before the gesture, or null at rest. */
  #held = null;
  #events = [];
  /** The names and titles at the last update of the hosts. */
  #displayed = [];
  /** The names and titles at the start, as text. */
  #first;

  /**
   * @param start The snapshot of the session that exported the page, with the titles of its pages.
   * @param tellsEvents Whether to report the events of the display and its hosts, starting with the first pages.
   */
  constructor(crosspager, start, tellsEvents = false) {
    this.tellsEvents = tellsEvents;
    this.crosspager = crosspager;
    this.labels = start.levels.map(({ name, titles }) => ({ name, titles: titles ?? null }));
    this.#first = JSON.stringify(this.labels);
    this.hosting = start.rules.hosting;
    const levels = start.levels.map(({ count, page, offset, rules }) => ({
      count, page, rest: rules.snap === 'free' && offset !== page ? offset : null, rules,
    }));
    const { viewport, gesture: [turning, throwing, settleMilliseconds], ...others } = start.rules;
    this.pager = new crosspager.Pager(levels, {
      current: Math.max(0, this.labels.findIndex(({ name }) => name === start.current)),
      rules: {
        ...others, viewport: { levels: viewport[0], pages: viewport[1], beyond: viewport[2] ?? 0 },
        gesture: { turning, throwing, settleMilliseconds },
      },
      newLevelRules: start.newLevels,
    });
    this.#display();
  }

  get phase() { return this.pager.state.phase; }
  /** The numbers of changes that can be undone and redone. */
  get changes() { return { undo: this.#past.length, redo: this.#future.length }; }

  /** Returns a command as typed in the program. */
  line(name, args) {
    const words = args.filter((value) => value !== undefined).map((value, place) => {
      if (OF_LEVELS.has(name) ? place === 0 : name === 'set' && place === 2) {
        return written(this.labels[value]?.name ?? String(value));
      }
      if (name === 'set' && place === 1) return valueText(args[0], value);
      return typeof value === 'number' ? decimal(value) : written(value);
    });
    // `zoomIn` is typed as `zoom in`, and `insertLevel` as `insert-level`.
    const typed = name.replace(/[A-Z]/, (letter) => (letter === 'L' ? '-l' : ` ${letter.toLowerCase()}`));
    return [typed, ...words].join(' ');
  }

  /** Performs a command. Levels are indices. Returns the outcome. */
  run(name, ...args) {
    const line = this.line(name, args);
    const former = this.labels;
    const details = {};
    const outcome = this.#perform(name, args, line, details);
    if (outcome.result !== 'ignored') this.#display();
    this.#count += 1;
    const { position, opened } = this.pager.state;
    if (outcome.result === 'changed' && opened) {
      const { level, page } = opened;
      const title = titleOf(this.labels, opened);
      details.opened = { level: this.labels[level].name, page, title, path: [level, page] };
    }
    if (outcome.closed) details.closed = titleOf(former, outcome.closed);
    const response = {
      name, line, words: sentence(this, outcome, position, details), result: outcome.result,
      json: this.#json(line, outcome, details, former),
    };
    // Drags and ticks come in large numbers, so each replaces the previous one.
    const isRepeated = (name === 'tick' || name === 'drag') && this.responses.at(-1)?.name === name;
    this.responses.splice(isRepeated ? -1 : this.responses.length, 1, response);
    if (this.responses.length > UNDO_LIMIT) this.responses.shift();
    this.onResponse?.(response);
    return outcome;
  }

  // ---- Changes ----

  #perform(name, args, line, details) {
    const refused = (reason, outcome = { result: 'ignored', reason }) => {
      const rested = this.#rested();
      details.message = refusal(rested, outcome, name, args);
      rested.pager.free();
      return outcome;
    };
    if (name === 'undo' || name === 'redo') {
      return this.#travel(name, details) ?? refused(name === 'undo' ? 'nothingToUndo' : 'nothingToRedo');
    }
    if (name === 'insertLevel' && this.labels.some((label) => label.name === args[0])) return refused('nameTaken');
    const held = this.#held ?? this.#state();
    const rested = this.phase === 'settled' || GESTURES.has(name) ? held : this.#rested();
    let outcome;
    if (name === 'set' && args[0] === 'hosting') {
      if (this.hosting === args[1]) return refused('alreadyThere');
      outcome = this.#changed(rested);
      this.pager = rested.pager.copy();
      [, this.hosting] = args;
    } else {
      outcome = this.pager.apply(name, ...(name === 'insertLevel' ? args.slice(1) : args));
      if (outcome.result === 'ignored') return refused('', outcome);
      if (outcome.result === 'changed') this.#relabel(name, args);
    }
    if (name === 'set') {
      const [rule, value, level] = args;
      const target = level === undefined ? 'all levels' : `'${this.labels[level].name}'`;
      details.setting = `${rule} ${valueText(rule, value)}${LEVEL_RULES.includes(rule) ? ` for ${target}` : ''}`;
    } else if (name === 'lock' || name === 'unlock') {
      details.setting = `locked ${this.pager.rules.locked.join(' ') || 'none'}`;
    }
    this.#record(held, rested, GESTURES.has(name) ? null : line, outcome);
    return outcome;
  }

  /** Records what a command changed. A gesture counts as a change when it comes to rest. */
  #record(held, rested, line, outcome) {
    const isMoving = this.phase !== 'settled';
    const after = isMoving && !outcome.finished ? held : this.#rested(true);
    for (const [state, next, word] of [[held, rested, null], [rested, after, line]]) {
      if (state.print === next.print) continue;
      this.#past.push({ state, line: word });
      if (this.#past.length > UNDO_LIMIT) this.#past.shift().state.pager.free();
      this.#future = [];
    }
    this.#held = isMoving ? after : null;
    // Otherwise, garbage collection would free the memory of the other copies only later.
    const kept = new Set([this.#held, ...this.#past.slice(-2).map(({ state }) => state)]);
    for (const { pager } of new Set([held, rested, after].filter((state) => !kept.has(state)))) pager.free();
  }

  /** Undoes or redoes a change, if there is one. A settle that changes the place is a change of its own. */
  #travel(name, details) {
    const base = this.#rested();
    const isArriving = this.phase !== 'settled' && base.print !== this.#held.print;
    const past = isArriving ? this.#past.concat({ state: this.#held, line: null }) : this.#past;
    const future = isArriving ? [] : this.#future;
    const [from, to] = name === 'undo' ? [past, future] : [future, past];
    const entry = from.pop();
    if (!entry) return null;
    to.push({ state: base, line: entry.line });
    [this.#past, this.#future, this.#held] = [past, future, null];
    details.former = base;
    details.travel = `${name === 'undo' ? 'undid' : 'redid'} ${entry.line === null ? 'a gesture' : `'${entry.line}'`}`;
    const outcome = this.#changed(base);
    ({ labels: this.labels, hosting: this.hosting } = entry.state);
    this.pager = entry.state.pager.copy();
    return outcome;
  }

  /** Returns the outcome of a change that first completes a settle. */
  #changed(rested) {
    const finished = { from: this.pager.position, to: rested.pager.position };
    return { result: 'changed', ...(this.phase === 'settling' && { finished }) };
  }

  /** Returns the state, or the state of another pager with the same names. */
  #state(pager = this.pager.copy()) {
    const { labels, hosting } = this;
    return { pager, labels, hosting, print: JSON.stringify([[...pager.save()], pager.state.opened, labels, hosting]) };
  }

  /** Returns the state after canceling a drag and completing a settle or, if `isBefore`, from before the gesture. */
  #rested(isBefore = false) {
    const pager = this.pager.copy();
    if (isBefore) pager.drag(0, 0);
    pager.cancel();
    pager.finish();
    return this.#state(pager);
  }

  /** Updates the names and titles after an edit. */
  #relabel(name, args) {
    const [level, index, count = 1] = args;
    const labels = [...this.labels];
    const titles = [...(labels[level]?.titles ?? [])];
    if (name === 'insert' && index < titles.length) titles.splice(index, 0, ...Array(count).fill(null));
    else if (name === 'remove') titles.splice(index, count);
    else if (name === 'resize') titles.splice(index);
    else if (name === 'insertLevel') labels.splice(args[2] ?? labels.length, 0, { name: level, titles: null });
    else if (name === 'removeLevel') labels.splice(level, 1);
    else if (name === 'moveLevel') labels.splice(index, 0, ...labels.splice(level, 1));
    else return;
    if (!/Level$/.test(name) && labels[level].titles) labels[level] = { ...labels[level], titles };
    this.labels = labels;
  }

  #display() {
    const [old, labels] = [this.#displayed, this.labels];
    const levels = new Map(old.map(({ name }, level) => [name, level]));
    const origin = ({ level, page }) => {
      const former = levels.get(labels[level].name);
      const isSame = former !== undefined && titleOf(old, { level: former, page }) === titleOf(labels, { level, page });
      return isSame ? { level: former, page } : null;
    };
    this.roster.update(this.pager, this.hosting, old === labels ? null : origin, (event, host, position) => {
      if (!this.tellsEvents) return;
      const { name = null } = (LEAVING.has(event) ? old : labels)[position?.level] ?? {};
      this.#events.push({ event, ...(host !== null && { host }), level: name, page: position?.page ?? null });
    });
    this.#displayed = labels;
  }

  /** Starts or stops reporting the events of the display and its hosts. */
  tellEvents(tells) { [this.tellsEvents, this.#events] = [tells, []]; }

  #json(line, outcome, details, former) {
    const place = (position, labels = this.labels) => (
      position && { level: labels[position.level].name, page: position.page });
    const { result, from, to, steps, stopped, reason, edge, direction, finished, closed } = outcome;
    const { phase, axis, offset, target, position } = this.pager.state;
    const then = details.former?.labels;
    // `JSON.stringify` omits undefined properties.
    const object = {
      n: this.#count, command: line, result, from: place(from, former), to: place(to), steps, stopped, reason, edge,
      direction, finished: finished && { from: place(finished.from, then), to: place(finished.to, then) },
      closed: place(closed, former), opened: details.opened,
      ...(phase !== 'settled' && { phase, axis, offset, target: place(target) }),
      events: this.tellsEvents ? this.#events : undefined, at: place(position),
    };
    this.#events = [];
    // The program writes small numbers and control characters differently from JavaScript.
    return JSON.stringify(object).replace(/(?<="offset":-?)0\.0000\d+/, (text) => (
      Number(text).toExponential().replace(/e-(\d)$/, 'e-0$1')))
      .replace(/\\[bf]|[\x7f-\x9f]/g, (text) => {
        const code = text === '\\b' ? 8 : text === '\\f' ? 12 : text.charCodeAt(0);
        return `\\u${code.toString(16).padStart(4, '0')}`;
      });
  }

  /** The names, places and rules as text for an address. */
  get address() {
    const pager = btoa(Array.from(this.pager.save(), (byte) => String.fromCharCode(byte)).join(''));
    const labels = JSON.stringify(this.labels);
    const edits = labels !== this.#first && { labels };
    return String(new URLSearchParams({ hosting: this.hosting, ...edits, pager }));
  }

  /** Restores the state that an address describes. Returns whether the address fits. */
  restore(address) {
    const { pager, hosting, labels = this.#first } = Object.fromEntries(new URLSearchParams(address));
    try {
      const bytes = Uint8Array.from(atob(pager), (character) => character.charCodeAt(0));
      const saved = this.crosspager.readSaved(bytes);
      const names = JSON.parse(labels);
      if (saved.levels.length !== names.length || !HOSTINGS.includes(hosting)) return false;
      this.pager = new this.crosspager.Pager(saved.levels, saved);
      this.pager.restore(bytes);
      [this.labels, this.hosting, this.#held] = [names, hosting, null];
      this.#display();
      return true;
    } catch {
      return false;
    }
  }
}
