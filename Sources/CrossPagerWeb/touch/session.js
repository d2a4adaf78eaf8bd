// A pager with names, titles and undo. It answers each command with the program's words and the program's line of JSON.

import { HostRoster } from '../hosts.js';
import { decimal, OF_LEVELS, refusal, sentence, titleOf, written } from './words.js';

const NAMES = {
  forgetAll: 'forget all', zoomIn: 'zoom in', zoomOut: 'zoom out', insertLevel: 'insert-level',
  removeLevel: 'remove-level', moveLevel: 'move-level',
};
const GESTURES = new Set(['drag', 'release', 'cancel', 'tick', 'finish', 'glide']);
const HOSTINGS = ['recycled', 'preallocated', 'cell'];
const UNDO_LIMIT = 1000;
/** The events that name the page as it was before the command. */
const LEAVING = new Set(['didEndDisplaying', 'removeView', 'willMoveFromParent', 'removeFromParent']);

/** The rules of the pager in a snapshot, as the module takes them. */
function pagerRules({ viewport: [levels, pages, beyond = 0], gesture, hosting, scale, ...others }) {
  const [turning, throwing, settleMilliseconds] = gesture;
  return { ...others, viewport: { levels, pages, beyond }, gesture: { turning, throwing, settleMilliseconds } };
}

/** The value of a rule as typed in a command. */
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
  #count = 0;
  #past = [];
  #future = [];
  /** The state before the gesture, or null at rest. */
  #held = null;
  #events = [];
  #displayed = '[]';
  /** The names and titles at the start. */
  #first;

  /**
   * @param start The snapshot of the session that exported the page, with the titles of its pages.
   * @param tellsEvents Whether to tell the events of the display and its hosts, starting with the first pages.
   */
  constructor(crosspager, start, tellsEvents = false) {
    this.tellsEvents = tellsEvents;
    this.crosspager = crosspager;
    this.labels = start.levels.map(({ name, titles }) => ({ name, titles: titles ?? null }));
    this.#first = JSON.stringify(this.labels);
    this.hosting = start.rules.hosting;
    const levels = start.levels.map(({ count, page, offset, rules }) => ({
      count, page, rest: offset === page ? null : offset, rules,
    }));
    const current = Math.max(0, this.labels.findIndex(({ name }) => name === start.current));
    this.pager = new crosspager.Pager(levels, { current, rules: pagerRules(start.rules), newLevelRules: start.newLevels });
    this.#display();
  }

  get phase() { return this.pager.state.phase; }
  get canUndo() { return this.#past.length > 0; }
  get canRedo() { return this.#future.length > 0; }

  /** A command as typed in the program. */
  line(name, args) {
    const words = args.filter((value) => value !== undefined).map((value, place) => {
      if (OF_LEVELS.has(name) ? place === 0 : name === 'set' && place === 2) {
        return written(this.labels[value]?.name ?? String(value));
      }
      if (name === 'set' && place === 1) return valueText(args[0], value);
      return typeof value === 'number' ? decimal(value) : written(value);
    });
    return [NAMES[name] ?? name, ...words].join(' ');
  }

  /** Performs a command of a gesture. */
  gesture(name, ...args) { return this.run(name, ...args); }

  /** Performs a command. Levels are indices. Returns the outcome. */
  run(name, ...args) {
    const line = this.line(name, args);
    const before = { labels: this.labels, open: this.pager.state.opened };
    const details = {};
    const outcome = this.#perform(name, args, line, details);
    if (outcome.result !== 'ignored') this.#display();
    this.#count += 1;
    const { position, opened } = this.pager.state;
    if (outcome.result === 'changed') {
      if (opened) details.opened = this.#opened(opened);
      if (before.open && !opened && name !== 'close' && !details.travel) {
        details.closed = titleOf(before.labels, before.open);
        details.closedAt = before.open;
      }
    }
    const response = {
      name, line, words: sentence(this, outcome, position, details), result: outcome.result,
      json: this.#json(line, outcome, details, before.labels),
    };
    // Moves of a finger and frames come in large numbers, so each replaces the one before it.
    const isRepeated = (name === 'tick' || name === 'drag') && this.responses.at(-1)?.name === name;
    this.responses.splice(isRepeated ? -1 : this.responses.length, 1, response);
    if (this.responses.length > UNDO_LIMIT) this.responses.shift();
    this.onResponse?.(response);
    return outcome;
  }

  #opened({ level, page }) {
    return { level: this.labels[level].name, page, title: titleOf(this.labels, { level, page }), path: [level, page] };
  }

  // ---- Changes ----

  #perform(name, args, line, details) {
    if (name === 'undo' || name === 'redo') return this.#travel(name, details);
    const refused = (outcome, args = []) => {
      details.message = refusal(this.#rested(), outcome, name, args);
      return outcome;
    };
    if (name === 'insertLevel' && this.labels.some((label) => label.name === args[0])) {
      return refused({ result: 'ignored', reason: 'nameTaken' }, args);
    }
    const held = this.#held ?? this.#state();
    const isResting = this.phase === 'settled';
    const rested = isResting || GESTURES.has(name) ? held : this.#rested();
    let outcome;
    if (name === 'set' && args[0] === 'hosting') {
      if (this.hosting === args[1]) return refused({ result: 'ignored', reason: 'alreadyThere' });
      outcome = { result: 'changed', ...(this.phase === 'settling' && { finished: this.#arrival(rested) }) };
      this.pager = rested.pager.copy();
      [, this.hosting] = args;
    } else {
      outcome = this.pager.apply(name, ...(name === 'insertLevel' ? args.slice(1) : args));
      if (outcome.result === 'ignored') return refused(outcome, args);
      if (outcome.result === 'changed') this.#relabel(name, args);
    }
    if (name === 'set') {
      const [rule, value, level] = args;
      const target = level === undefined ? 'all levels' : `'${this.labels[level].name}'`;
      const isOfLevel = ['start', 'entry', 'edge', 'follow', 'snap'].includes(rule);
      details.setting = `${rule} ${valueText(rule, value)}${isOfLevel ? ` for ${target}` : ''}`;
    }
    if (name === 'lock' || name === 'unlock') {
      details.setting = `locked ${this.pager.rules.locked.join(' ') || 'none'}`;
    }
    this.#record(held, rested, GESTURES.has(name) ? null : line, outcome);
    return outcome;
  }

  /** Records what a command changed. A gesture counts when it comes to rest. */
  #record(held, rested, line, outcome) {
    const isMoving = this.phase !== 'settled';
    if (isMoving && !outcome.finished) {
      this.#held = held;
      return;
    }
    const after = isMoving ? this.#stilled() : this.#state();
    if (rested !== held && rested.print !== held.print) this.#push(held, null);
    if (after.print !== rested.print) this.#push(rested, line);
    this.#held = isMoving ? after : null;
  }

  #push(state, line) {
    this.#past.push({ state, line });
    if (this.#past.length > UNDO_LIMIT) this.#past.shift();
    this.#future = [];
  }

  /** Undoes or redoes a change. A settle that leads elsewhere is a change of its own. */
  #travel(name, details) {
    const base = this.#rested();
    const isArriving = this.phase !== 'settled' && base.print !== this.#held.print;
    const past = isArriving ? this.#past.concat({ state: this.#held, line: null }) : this.#past;
    const future = isArriving ? [] : this.#future;
    const [from, to] = name === 'undo' ? [past, future] : [future, past];
    const entry = from.pop();
    if (!entry) {
      const outcome = { result: 'ignored', reason: name === 'undo' ? 'nothingToUndo' : 'nothingToRedo' };
      details.message = refusal(base, outcome, name, []);
      return outcome;
    }
    to.push({ state: base, line: entry.line });
    [this.#past, this.#future, this.#held] = [past, future, null];
    const finished = this.phase === 'settling' ? this.#arrival(base) : undefined;
    details.former = base;
    ({ labels: this.labels, hosting: this.hosting } = entry.state);
    this.pager = entry.state.pager.copy();
    details.travel = `${name === 'undo' ? 'undid' : 'redid'} ${entry.line === null ? 'a gesture' : `'${entry.line}'`}`;
    return { result: 'changed', ...(finished && { finished }) };
  }

  #arrival(rested) { return { from: this.pager.position, to: rested.pager.position }; }

  /** The state, or the state of another pager with the same names. */
  #state(pager = this.pager.copy()) {
    const { labels, hosting } = this;
    return { pager, labels, hosting, print: JSON.stringify([[...pager.save()], pager.state.opened, labels, hosting]) };
  }

  /** The state as it would be with its gesture ended: a drag dropped, or a settle completed. */
  #rested() {
    const pager = this.pager.copy();
    if (this.phase === 'dragging') pager.cancel();
    pager.finish();
    return this.#state(pager);
  }

  /** The state as it would be if its gesture had never begun. */
  #stilled() {
    const pager = this.pager.copy();
    pager.drag(0, 0);
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

  // ---- Hosts ----

  #display() {
    const [old, text, labels] = [JSON.parse(this.#displayed), JSON.stringify(this.labels), this.labels];
    const levels = new Map(old.map(({ name }, level) => [name, level]));
    const origin = ({ level, page }) => {
      const former = levels.get(labels[level].name);
      const isSame = former !== undefined && titleOf(old, { level: former, page }) === titleOf(labels, { level, page });
      return isSame ? { level: former, page } : null;
    };
    this.roster.update(this.pager, this.hosting, text === this.#displayed ? null : origin, (event, host, position) => {
      if (!this.tellsEvents) return;
      const { name = null } = (LEAVING.has(event) ? old : labels)[position?.level] ?? {};
      this.#events.push({
        event, ...(host === null ? {} : { host }), level: name, page: position?.page ?? null,
      });
    });
    this.#displayed = text;
  }

  /** Tells the events so far with the next response, starting with the pages that are displayed now. */
  tellEvents(tells) { [this.tellsEvents, this.#events] = [tells, []]; }

  // ---- JSON ----

  #json(line, outcome, details, former) {
    const place = (position, labels = this.labels) => (
      position && { level: labels[position.level].name, page: position.page });
    const object = { n: this.#count, command: line, result: outcome.result };
    if (outcome.result === 'moved') {
      Object.assign(object, { from: place(outcome.from, former), to: place(outcome.to) });
    }
    for (const name of ['steps', 'stopped', 'reason', 'edge', 'direction']) {
      if (outcome[name] !== undefined) object[name] = outcome[name];
    }
    if (outcome.finished) {
      const { from, to } = outcome.finished;
      object.finished = { from: place(from, details.former?.labels), to: place(to, details.former?.labels) };
    }
    if (details.closedAt) object.closed = place(details.closedAt, former);
    if (details.opened) object.opened = details.opened;
    const { phase, axis, offset, target, position } = this.pager.state;
    if (phase !== 'settled') Object.assign(object, { phase, axis, offset, target: place(target) });
    if (this.tellsEvents) [object.events, this.#events] = [this.#events, []];
    object.at = place(position);
    // The program writes small numbers and control characters in another form than JavaScript.
    return JSON.stringify(object).replace(/(?<="offset":-?)0\.0000\d+/, (text) => (
      Number(text).toExponential().replace(/e-(\d)$/, 'e-0$1')))
      .replace(/\\[bf]|[\x7f-\x9f]/g, (text) => {
        const code = text === '\\b' ? 8 : text === '\\f' ? 12 : text.charCodeAt(0);
        return `\\u${code.toString(16).padStart(4, '0')}`;
      });
  }

  // ---- The address ----

  /** The names, places and rules as text for an address. */
  get address() {
    const bytes = btoa(String.fromCharCode(...this.pager.save())).replaceAll('+', '-').replaceAll('/', '_');
    const labels = JSON.stringify(this.labels);
    const edits = labels === this.#first ? {} : { labels };
    return String(new URLSearchParams({ hosting: this.hosting, ...edits, pager: bytes.replaceAll('=', '') }));
  }

  /** Restores the state that an address tells. Returns whether the address fits. */
  restore(address) {
    const { pager, hosting, labels = this.#first } = Object.fromEntries(new URLSearchParams(address));
    try {
      const text = atob(pager.replaceAll('-', '+').replaceAll('_', '/'));
      const bytes = Uint8Array.from(text, (character) => character.charCodeAt(0));
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
