// A session: a pager with names, dates, undo and links, controlled by lines of text. The commands are the same as the program's.

import {
  dateOf, dayOf, dayOfTime, endLike, isFiner, MONTH_NAMES, moved, UNITS, weekdayOf, WEEKDAYS,
} from './data.js';
import { barName, barNumber, barSpan, countOf, valueText } from './chart.js';
import { isFilled } from './numbers.js';
import { choiceOf, dateProblem, listed, nearest, quoted, stepProblem, suggestion, written } from './wording.js';

const AGGREGATES = ['mean', 'sum', 'min', 'max', 'count', 'last', 'rise'];
/** The rules for drawing, with their values. */
const DRAWING_RULES = { scale: ['auto', 'level', 'page', 'robust'], style: ['auto', 'line', 'bar'] };
const DIRECTIONS = ['left', 'right', 'up', 'down'];
const LEVEL_RULES = {
  start: null, entry: ['remember', 'start', 'first', 'last', 'align'], edge: ['stop', 'wrap', 'continue'],
};
const PAGER_RULES = { ends: ['stop', 'wrap'], bounce: ['on', 'off'], reading: ['ltr', 'rtl'] };
/** The maximum number of changes that can be undone. */
const UNDO_LIMIT = 1000;
/** The maximum memory used by these changes, in bytes. The most recent `UNDO_LEAST` changes may exceed this limit. */
const UNDO_BYTES = 64e6;
/** The number of recent changes to keep, regardless of their size. */
const UNDO_LEAST = 10;
const LARGEST_COUNT = 2147483647;
const NAMES = { weekdays: WEEKDAYS.map((name) => name.toLowerCase()), months: MONTH_NAMES.map((name) => name.toLowerCase()) };
const DATE_MEANING = 'a date such as 2015, 2015-12, 2015-12-31, 2015-W53, 2015-Q4 or 201X, '
  + "or today, yesterday, monday, -7d, +1m, 'may 2020' or 'last week'";
const RECURRING_MEANING = "a weekday, a month or a unit such as 'week'";
/** The index of the name that begins with a word of at least three letters; -1 if there is none. */
const indexOf = (word, names) => (word.length < 3 ? -1 : names.findIndex((name) => name.startsWith(word)));
const weekdayNamed = (word) => indexOf(word, NAMES.weekdays);
const monthNamed = (word) => indexOf(word, NAMES.months);
/** Whether a word can follow `last` or `next` in a date. */
const isRecurring = (word) => weekdayNamed(word) >= 0 || monthNamed(word) >= 0 || UNITS.slice(1).includes(word);

/** A line that could not be read as a command. */
class LineError extends Error {}

/** A line with the name of a level that does not exist. */
class UnknownLevel extends Error {}

const unquoted = (text) => text.replaceAll('""', '"');
const fail = (message) => { throw new LineError(message); };
/**
 * Splits a line into words. Double quotes enclose a name with spaces. In such a name, two quotes stand for one.
 * Returns the words, and the line without its comment or surrounding spaces.
 */
function wordsOf(line) {
  const words = [];
  let end = 0;
  const pattern = /\s*(?:"((?:[^"]|"")*)"(?=\s|$)|("(?:[^"]|"")*)|(#.*)|(\S+))/gy;
  for (let match; (match = pattern.exec(line)) !== null;) {
    if (match[2] !== undefined) {
      const isClosed = pattern.lastIndex < line.length;
      fail(isClosed ? `Missing space after the quoted name ${quoted(unquoted(match[2].slice(1)))}.` : "Missing '\"' at the end of the name.");
    }
    if (match[3] !== undefined) break;
    words.push(match[1] !== undefined ? unquoted(match[1]) : match[4]);
    end = pattern.lastIndex;
  }
  return { words, text: line.slice(0, end).trimStart() };
}

/** Finds the name equal to a word, or else the only name that begins with the word, ignoring case. */
function match(word, names, kind, plural) {
  const lower = word.toLowerCase();
  const exact = names.find((name) => name === word) ?? names.find((name) => name.toLowerCase() === lower);
  if (exact !== undefined) return exact;
  const begun = word === '' ? [] : names.filter((name) => name.toLowerCase().startsWith(lower));
  if (begun.length === 1) return begun[0];
  if (begun.length > 1) return fail(`${quoted(word)} could be ${choiceOf(begun)}.`);
  const containing = kind === 'column' ? names.filter((name) => name.toLowerCase().includes(lower)) : [];
  const rest = containing.length === 0 ? '' : ` Did you mean ${choiceOf(containing.map(quoted))}?`;
  return fail(`No ${kind} ${quoted(word)}.${suggestion(word, names, rest)} ${plural}: ${listed(names)}`);
}

/** The words of a line after the command. `line` is the whole line, for messages. */
class Words {
  constructor(words, usage, line) { Object.assign(this, { words, usage, line, place: 0 }); }

  get isAtEnd() { return this.place >= this.words.length; }
  get peek() { return this.words[this.place] ?? ''; }
  next(missing) {
    if (this.isAtEnd) fail(`${quoted(this.line)} needs ${missing}. Usage: ${this.usage}`);
    return this.words[this.place++];
  }

  end() {
    if (!this.isAtEnd) fail(`Unexpected ${quoted(this.words[this.place])}. Usage: ${this.usage}`);
  }

  index(missing) {
    const word = this.next(missing === 'a page' ? 'an index (0 or more)' : missing);
    if (!/^\d+$/.test(word)) fail(`${quoted(word)} is not an index (0 or more).`);
    return Math.min(Number(word), LARGEST_COUNT);
  }

  /** A number of steps, 1 by default. */
  steps() {
    if (this.isAtEnd) return 1;
    const word = this.next('');
    const number = Number(word);
    if (!/^\d+$/.test(word) || number < 1 || number > LARGEST_COUNT) {
      fail(`${quoted(word)} is not a number from 1 to ${LARGEST_COUNT}.`);
    }
    return number;
  }

  /** One of the values, in any letter case. */
  oneOf(values, meaning = choiceOf(values.map(quoted))) {
    const word = this.next(meaning);
    return values.find((value) => value === word.toLowerCase())
      ?? fail(`${quoted(word)} is not ${meaning}.${suggestion(word, values)}`);
  }
}

/** The usage, summary and function of each command and, if the usage does not show them, its arguments. */
const COMMANDS = {
  left: ['left [N]', 'Go to the previous page of this level', (session, words) => session.steps('left', words)],
  right: ['right [N]', 'Go to the next page of this level', (session, words) => session.steps('right', words)],
  up: ['up [N]', 'Go to the level above', (session, words) => session.steps('up', words)],
  down: ['down [N]', 'Go to the level below', (session, words) => session.steps('down', words)],
  first: ['first', 'Go to the first page of this level', (session) => session.pager.first()],
  last: ['last', 'Go to the last page of this level', (session) => session.pager.last()],
  latest: ['latest', 'Go to the newest page of this level', (session) => session.pager.last()],
  top: ['top', 'Go to the first level', (session) => session.pager.top()],
  bottom: ['bottom', 'Go to the last level', (session) => session.pager.bottom()],
  next: ['next [N]', 'Go to the next page across all levels', (session, words) => session.steps('next', words)],
  previous: ['previous [N]', 'Go to the previous page across all levels', (session, words) => session.steps('previous', words)],
  zoom: ['zoom in|out', 'Go up or down one level to the matching page', (session, words) => {
    const which = words.oneOf(['in', 'out']);
    return which === 'in' ? session.pager.zoomIn() : session.pager.zoomOut();
  }],
  go: ['go LEVEL [PAGE|DATE]', 'Go to a level or to one of its pages', (session, words) => {
    const level = session.level(words);
    if (words.isAtEnd) return session.pager.go(level);
    if (!/^\d+$/.test(words.words[words.place])) return session.goToDate(words, level);
    const page = words.index('a page');
    return session.named({ level, page }, session.pager.go(level, page));
  }],
  page: ['page PAGE', 'Go to a page of this level', (session, words) => {
    if (!/^\d*$/.test(words.peek)) session.refuseDate(words);
    const page = words.index('a page');
    return session.named({ page }, session.pager.page(page));
  }],
  date: ['date DATE', 'Go to the page that contains a date', (session, words) => session.goToDate(words)],
  remember: ['remember LEVEL PAGE', "Set a level's page without going to the level", (session, words) => {
    const [level, page] = [session.level(words), words.index('a page')];
    return session.named({ level, page }, session.pager.remember(level, page));
  }],
  forget: ['forget LEVEL|all', 'Return one or all levels to their start pages', (session, words) => {
    if (words.words[words.place]?.toLowerCase() !== 'all') return session.pager.forget(session.level(words));
    words.place += 1;
    return session.pager.forgetAll();
  }],
  align: ['align LEVEL', "Match a level's page to the current page",
    (session, words) => session.pager.align(session.level(words))],
  value: ['value COLUMN', 'Draw another column',
    (session, words) => session.set('value', match(words.next('a column'), session.data.names, 'column', 'Columns'))],
  series: ['series NAME', 'Draw another series', (session, words) => {
    if (session.data.seriesNames.length === 0) {
      return { result: 'ignored', reason: 'doesNotFit', message: 'The data has a single unnamed series.' };
    }
    // A name can contain spaces.
    const name = [words.next('a series'), ...words.words.splice(words.place)].join(' ');
    return session.set('series', match(name, session.data.seriesNames, 'series', 'Series'));
  }],
  aggregate: [`aggregate ${AGGREGATES.join('|')}`, 'Choose what the bars show',
    (session, words) => session.setAggregate(words.oneOf(AGGREGATES))],
  compare: ['compare PAGE', 'Compare the page with another page', (session, words) => session.compareWith(words),
    "PAGE is 'previous', 'year', 'full', 'off', a date or a page's index."],
  bar: ['bar BAR', 'Mark a bar and print its value', (session, words) => session.markBar(words),
    "BAR is a number in a label, a date, 'at' with an index, 'next', 'previous', 'first', 'last', 'max', 'min' or 'off'."],
  enter: ['enter', "Go to the marked bar's page on the finer level", (session) => session.enter()],
  back: ['back', 'Return to the bar that you entered', (session) => session.goBack()],
  set: ['set RULE VALUE [LEVEL]', 'Set a rule for one level or for all levels', (session, words) => session.setRule(words)],
  lock: ['lock DIRECTION…', 'Refuse moves in these directions', (session, words) => session.lock('lock', words)],
  unlock: ['unlock DIRECTION…', 'Allow moves in these directions again', (session, words) => session.lock('unlock', words)],
  undo: ['undo', 'Undo the last change', (session, words) => words.end() ?? session.undo()],
  redo: ['redo', 'Redo the last undone change', (session, words) => words.end() ?? session.redo()],
  where: ["where", "Print each level's page", (session) => report(session.whereabouts)],
  link: ['link', 'Print a link to the current pages', (session) => report(session.link)],
  follow: ['follow LINK', 'Go to the pages in a link', (session, words) => session.follow(words.next("a link such as 'day=4,week=2@week'"))],
  help: ['help [COMMAND]', 'List the commands', (session, words) => report(helpText(words))],
};
const SHORT_FORMS = { u: 'up', d: 'down', l: 'left', r: 'right', '?': 'help' };
/** Commands that manage undo steps themselves or change nothing. */
const UNRECORDED = new Set(['undo', 'redo', 'where', 'link', 'help']);

/** The words that `bar` takes. */
const BAR_WORDS = ['next', 'previous', 'first', 'last', 'max', 'min', 'off'];
/** Commands that read the bars of the current page. */
const OF_BARS = new Set(['bar', 'enter', 'back']);

const report = (message) => ({ result: 'report', message });

function helpText(words) {
  if (!words.isAtEnd) {
    const [usage, summary, , details] = COMMANDS[commandName(words.next(''))];
    return `${usage}: ${summary}.${details ? ` ${details}` : ''}`;
  }
  return `Commands: ${Object.keys(COMMANDS).join(', ')}. For more about one: help COMMAND`;
}

/** The full name of a command. `meant` returns the line that a word other than a command stands for, or undefined. */
function commandName(word, meant = () => undefined) {
  const lower = word.toLowerCase();
  if (SHORT_FORMS[lower]) return SHORT_FORMS[lower];
  const names = Object.keys(COMMANDS);
  if (names.includes(lower)) return lower;
  const begun = names.filter((name) => name.startsWith(lower));
  if (begun.length === 1) return begun[0];
  if (begun.length > 1) return fail(`${quoted(word)} could be ${choiceOf(begun)}.`);
  const line = meant(word);
  const hint = line === undefined ? suggestion(word, names, " 'help' lists the commands.") : ` Did you mean ${quoted(line)}?`;
  return fail(`Unknown command ${quoted(word)}.${hint}`);
}

function unknownRule(word, rules) {
  const usage = COMMANDS[word.toLowerCase()]?.[0];
  if (usage) return `${quoted(word)} is a command, not a rule. Usage: ${usage}`;
  return `Unknown rule ${quoted(word)}.${suggestion(word, rules, ` Rules: ${listed(rules)}`)}`;
}

/** Encodes a level's name for a link. */
const encodedName = (name) => encodeURIComponent(name).replace(/[!'()*~]/g,
  (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`).replaceAll('%20', '+');

/** The settings that determine what is drawn on the pages. */
const SETTINGS = ['value', 'series', 'aggregates', 'scale', 'style', 'comparison', 'comparesFull'];
/** Everything that undo restores besides the pager. */
const STATE = [...SETTINGS, 'cursor', 'entrances'];
/** The letters for the units in steps. */
const STEPS = { h: 'hour', d: 'day', w: 'week', m: 'month', q: 'quarter', y: 'year' };
/** Whether a settle ended on another page. */
const hasMoved = ({ from, to }) => from.level !== to.level || from.page !== to.page;
/** The approximate memory used by an undo step, in bytes. */
const sizeOf = (state) => 256 + state.places.length + 64 * state.entrances.length;
/** The maximum number of places to which `back` can return. */
const ENTRANCE_LIMIT = 100;

/** A pager with names, dates, undo and links. */
export class Session {
  undone = [];
  redone = [];
  /** The total size of `undone` in bytes. */
  #undoneBytes = 0;
  /** The state at the start of a gesture, for undo. */
  #held = null;
  /** The marked bar: its level and its index. On a page with fewer bars, the last bar is marked. */
  cursor = null;
  /** The places to which `back` returns. */
  entrances = [];
  /** Today's day number for `date today`; null if unknown. */
  today = null;

  /**
   * @param crosspager The library from `load`.
   * @param data The `ChartData`.
   * @param start The rules, the drawn column and the link of the session that exported the page.
   */
  constructor(crosspager, data, start) {
    this.data = data;
    this.pager = new crosspager.Pager(
      data.levels.map((level, number) => ({ count: level.count, spans: level.spans, rules: start.levelRules[number] })),
      { rules: start.rules });
    for (const name of SETTINGS) this[name] = start[name] ?? null;
    this.value ??= data.names[0];
    if (start.link) this.follow(start.link);
  }

  get position() { return this.pager.position; }
  get phase() { return this.pager.state.phase; }

  // ---- Undo ----

  /** The state that undo restores, without a gesture. No page is ever open, and the spans of the pages never change. */
  #snapshot() {
    const state = { places: this.pager.save() };
    for (const name of STATE) state[name] = this[name];
    return state;
  }

  #push(state) {
    this.#keep(state);
    this.redone.length = 0;
  }

  #keep(state) {
    this.undone.push(state);
    this.#undoneBytes += sizeOf(state);
    while (this.undone.length > UNDO_LIMIT || (this.#undoneBytes > UNDO_BYTES && this.undone.length > UNDO_LEAST)) {
      this.#undoneBytes -= sizeOf(this.undone.shift());
    }
  }

  #restore(state) {
    this.pager.restore(state.places);
    for (const name of STATE) this[name] = state[name];
  }

  undo() {
    // A settle that turns the page is a separate change.
    if (this.undone.length === 0 && !this.#isArriving) return { result: 'ignored', reason: 'nothingToUndo' };
    this.#rest();
    const state = this.undone.pop();
    this.#undoneBytes -= sizeOf(state);
    this.redone.push(this.#snapshot());
    this.#restore(state);
    return { result: 'changed' };
  }

  redo() {
    if (this.redone.length === 0 || this.#isArriving) return { result: 'ignored', reason: 'nothingToRedo' };
    this.#rest();
    const state = this.redone.pop();
    this.#keep(this.#snapshot());
    this.#restore(state);
    return { result: 'changed' };
  }

  // ---- Gestures ----

  /** Whether the content is settling on another page. */
  get #isArriving() {
    const { phase, target } = this.pager.state;
    return phase === 'settling' && (target.level !== this.position.level || target.page !== this.position.page);
  }

  /** Performs a gesture command: `drag`, `release`, `cancel`, `tick`, `finish` or `glide`. */
  gesture(command, ...values) {
    this.#held ??= this.#snapshot();
    const outcome = this.pager.apply(command, ...values);
    if (outcome.finished) {
      // The glide completed a settle, which is a separate change.
      this.#conclude(hasMoved(outcome.finished));
      this.#held = this.#snapshot();
    }
    if (this.phase === 'settled') this.#conclude(outcome.result === 'moved');
    return outcome;
  }

  /** Starts an animated step in a direction. Returns an outcome with a `message`, which is empty unless it is ignored. */
  glide(direction) {
    const former = this.position;
    const outcome = this.gesture('glide', direction);
    return { ...outcome, message: outcome.result === 'ignored' ? this.#reason(outcome, former, direction) : '' };
  }

  /** Completes a settle or cancels a drag before a command that reads the current page. */
  #rest() {
    if (this.phase === 'dragging') this.gesture('cancel');
    if (this.phase === 'settling') this.gesture('finish');
  }

  /** Ends a gesture. If the gesture turned the page, the state before the gesture becomes an undo step. */
  #conclude(hasMoved) {
    const held = this.#held;
    this.#held = null;
    if (!held || !hasMoved) return;
    this.#push(held);
    this.#dropStaleMark();
  }

  // ---- Lines ----

  /** Runs a line. Returns an outcome with a `message`; null for a blank line or a comment. */
  run(line) {
    const former = this.position;
    try {
      const { words: [word, ...rest], text } = wordsOf(line);
      if (word === undefined) return null;
      const name = commandName(word, (unknown) => this.#meant(unknown));
      const words = new Words(rest, COMMANDS[name][0], text);
      const outcome = this.#perform(name, words);
      return { ...outcome, command: name, message: outcome.message ?? this.#message(outcome, former, name) };
    } catch (error) {
      if (error instanceof LineError) return { result: 'error', message: error.message };
      if (error instanceof UnknownLevel) return { result: 'ignored', reason: 'noSuchLevel', message: error.message };
      throw error;
    }
  }

  /** The line that a level, a column, a series or a date stands for where a command is expected. */
  #meant(word) {
    const named = (names) => names.find((name) => name.toLowerCase() === word.toLowerCase());
    const found = [['go', this.data.levels.map((level) => level.name)], ['value', this.data.names], ['series', this.data.seriesNames]]
      .map(([command, names]) => [command, named(names)]).find(([, name]) => name !== undefined);
    if (found) return `${found[0]} ${written(found[1])}`;
    return this.#periodOf(word, new Words([], '', ''), this.data.levels[this.#restedLevel]) ? `date ${word}` : undefined;
  }

  #perform(name, words) {
    const perform = COMMANDS[name][2];
    if (UNRECORDED.has(name)) {
      const outcome = perform(this, words);
      words.end();
      return outcome;
    }
    if (OF_BARS.has(name)) this.#rest();
    const before = this.#snapshot();
    // The copy includes any gesture.
    const former = this.pager.copy();
    let outcome;
    try {
      outcome = perform(this, words);
      words.end();
    } catch (error) {
      // The command may have changed the state before an unexpected word was found.
      this.pager.free();
      this.pager = former;
      for (const name of STATE) this[name] = before[name];
      throw error;
    }
    if (outcome.finished && hasMoved(outcome.finished)) {
      // The command completed a settle, which is a separate change.
      former.finish();
      before.places = former.save();
      this.#conclude(true);
    }
    former.free();
    if (outcome.result === 'ignored') return outcome;
    this.#held = null;
    this.#push(before);
    this.#dropStaleMark();
    return outcome;
  }

  /** Clears the mark if another level is current. */
  #dropStaleMark() {
    if (this.cursor !== null && this.cursor.level !== this.position.level) this.cursor = null;
  }

  /** The index of the marked bar on the current page; null if no bar is marked. */
  get bar() {
    if (this.cursor === null) return null;
    const { level, page } = this.position;
    return Math.min(this.cursor.index, this.#barCount(this.data.levels[level], page) - 1);
  }

  steps(command, words) {
    const steps = words.steps();
    words.end();
    return this.pager.apply(command, steps);
  }

  /** Adds the level and page named in a command to the command's outcome, for the message. */
  named(place, outcome) { return { ...outcome, place }; }

  /** Reads the next word as the name or index of a level, and returns the index of the level. */
  level(words) {
    const word = words.next('a level');
    const names = this.data.levels.map((level) => level.name);
    if (names.includes(word)) return names.indexOf(word);
    if (/^\d+$/.test(word) && Number(word) < names.length) return Number(word);
    throw new UnknownLevel(this.#noLevel(word, names, words.line));
  }

  #noLevel(word, names, line) {
    const period = /^go\s+\S+$/i.test(line) ? this.data.calendar.spanOfKey(word) : null;
    if (period && this.data.levels[this.#restedLevel].pageIn(period) !== null) {
      return `No level ${quoted(word)}. To go to a date on this level: date ${word}`;
    }
    return `No level ${quoted(word)}.${suggestion(word, names)} Levels: ${listed(names)}`;
  }

  /** Performs `lock` or `unlock`. */
  lock(command, words) {
    const directions = [];
    do directions.push(words.oneOf(DIRECTIONS)); while (!words.isAtEnd);
    const outcome = this.pager[command](...directions);
    const locked = DIRECTIONS.filter((direction) => this.pager.rules.locked.includes(direction));
    return { ...outcome, setting: `locked ${locked.join(' ') || 'none'}` };
  }

  set(name, value) {
    if (this[name] === value) return { result: 'ignored', reason: 'alreadyThere' };
    this[name] = value;
    const command = { comparison: 'compare', cursor: 'bar' }[name] ?? name;
    return { result: 'changed', setting: `${command} ${value ?? 'off'}` };
  }

  /** The aggregate of the drawn column. */
  get aggregate() { return this.aggregates?.[this.value] ?? this.data.aggregateOf(this.value); }

  setAggregate(aggregate) {
    if (aggregate === this.aggregate) return { result: 'ignored', reason: 'alreadyThere' };
    this.aggregates = { ...this.aggregates, [this.value]: aggregate };
    return { result: 'changed', setting: `aggregate ${aggregate}` };
  }

  setRule(words) {
    const rules = [...Object.keys(LEVEL_RULES), ...Object.keys(PAGER_RULES), ...Object.keys(DRAWING_RULES)];
    const word = words.next('a rule');
    const rule = rules.find((name) => name === word.toLowerCase()) ?? fail(unknownRule(word, rules));
    const values = LEVEL_RULES[rule] ?? PAGER_RULES[rule] ?? DRAWING_RULES[rule] ?? null;
    words.usage = `set ${rule} ${values?.join('|') ?? 'first|last|N'}${rule in LEVEL_RULES ? ' [LEVEL]' : ''}`;
    const value = rule === 'start' && /^\d+$/.test(words.peek)
      ? words.index('a page') : words.oneOf(values ?? ['first', 'last'], values ? undefined : "'first', 'last' or a page's index");
    if (!(rule in LEVEL_RULES)) {
      if (!words.isAtEnd) fail(`${quoted(rule)} is a pager rule and takes no level. Usage: ${words.usage}`);
      return rule in DRAWING_RULES ? this.set(rule, value) : { ...this.pager.set(rule, value), setting: `${rule} ${value}` };
    }
    if (words.isAtEnd) return { ...this.pager.set(rule, value), setting: `${rule} ${value} for all levels` };
    const level = this.level(words);
    return { ...this.pager.set(rule, value, level), setting: `${rule} ${value} for ${quoted(this.data.levels[level].name)}` };
  }

  // ---- Dates ----

  /** The level on which the next command acts. */
  get #restedLevel() { return (this.pager.state.phase === 'settling' ? this.pager.state.target : this.position).level; }

  /** Goes to the page of a level that contains a date. Steps and weekdays start from the current page. */
  goToDate(words, number = this.#restedLevel) {
    const level = this.data.levels[number];
    const word = words.next('a date');
    const period = this.#period(word, words, level, words.place > 1 ? `a page's index (0 or more) or ${DATE_MEANING}` : DATE_MEANING);
    const page = level.pageIn(period);
    if (page !== null) return { ...this.pager.go(number, page), advice: this.#advice(level, period) };
    return { result: 'ignored', reason: 'noSuchPage', message: this.#noPage(level, period) };
  }

  /** Throws an error if the next word is a date, where a page's index is expected. */
  refuseDate(words) {
    const word = words.peek;
    const isDate = /^(last|next)$/i.test(word) || this.#periodOf(word, new Words([], '', ''), this.data.levels[this.#restedLevel]) !== null;
    const date = words.words.join(' ');
    if (isDate) fail(`${quoted(date)} is a date, not an index. To go there: date ${date}`);
  }

  #noPage(level, period) {
    return `No page for ${period.name ?? this.#nameOf(period)} in level ${quoted(level.name)}. ${this.#pagesNear(level, period)}`;
  }

  /** The key of the unit that a period covers, or else the key of its first minute. */
  #nameOf(period) {
    const { calendar } = this.data;
    const indices = UNITS.map((unit) => [calendar.index(period.start, unit), unit]);
    const [index, unit] = indices.find(([number, name]) => {
      const { start, end } = calendar.span(number, name);
      return start === period.start && end === period.end;
    }) ?? indices[1];
    return calendar.key(index, unit);
  }

  /** A sentence with the command that shows a whole period, for a period longer than a page; empty if there is none. */
  #advice(level, period) {
    for (const [number, coarser] of this.data.levels.entries()) {
      const page = isFiner(level.unit, coarser.unit) ? coarser.pageIn(period) : null;
      const span = page === null ? null : coarser.spanOfPage(page);
      if (span?.start !== period.start || span.end !== period.end) continue;
      const [key, name] = [coarser.key(page), written(coarser.name)];
      const isCurrent = number === this.position.level;
      const command = isCurrent ? `date ${key}` : /^\d+$/.test(key) ? `go ${name}, then date ${key}` : `go ${name} ${key}`;
      return ` To see the whole ${coarser.unit}: ${command}`;
    }
    return '';
  }

  #pagesNear(level, period) {
    const [start, end] = [level.spanOfPage(0).start, level.spanOfPage(level.count - 1).end];
    if (period.start >= start && period.start < end) {
      const page = level.pageNearest(this.data.calendar.index(period.start, level.unit));
      return `The nearest page is ${level.key(page)}.`;
    }
    return `Its pages are ${level.key(0)} to ${level.key(level.count - 1)}.`;
  }

  /**
   * Reads a date that begins with a word.
   *
   * @param expected A description of the allowed words, for the message.
   * @param among Other words that the message can suggest.
   */
  #period(word, words, level, expected = DATE_MEANING, among = []) {
    const period = this.#periodOf(word, words, level);
    if (period) return period;
    if (among.length === 0) {
      for (const [kind, names] of [['weekday', NAMES.weekdays], ['month', NAMES.months]]) {
        if (nearest(word, names) !== undefined) fail(`${quoted(word)} is not a ${kind}.${suggestion(word, names)}`);
      }
    }
    const problem = dateProblem(word, this.data.calendar) ?? stepProblem(word);
    return fail(problem ? `${quoted(word)} is not a date. ${problem}`
      : `${quoted(word)} is not ${expected}.${suggestion(word, [...among, 'today', 'tomorrow', 'yesterday'])}`);
  }

  /** The nearest recurring unit before or after the current page, for a word such as `monday`, `july` or `week`. */
  #recurring(way, words, current) {
    const word = words.next(RECURRING_MEANING);
    const names = [...NAMES.weekdays, ...NAMES.months, ...UNITS.slice(1)];
    const keyword = word.toLowerCase();
    const [weekday, month] = [weekdayNamed(keyword), monthNamed(keyword)];
    if (!isRecurring(keyword)) fail(`${quoted(word)} is not ${RECURRING_MEANING}.${suggestion(word, names)}`);
    const [unit, start, length] = weekday >= 0 ? ['day', weekday, 7] : month >= 0 ? ['month', month, 12] : [keyword, 0, 1];
    const { calendar } = this.data;
    const remainder = (number) => ((number % length) + length) % length;
    if (way === 'last') {
      const index = calendar.index(current.start, unit) - 1;
      return calendar.span(index - remainder(index - start), unit);
    }
    const index = calendar.index(current.end - 1, unit) + 1;
    return calendar.span(index + remainder(start - index), unit);
  }

  /** The period of a date that begins with a word; null if no date begins with the word. */
  #periodOf(word, words, level) {
    const { calendar } = this.data;
    const keyword = word.toLowerCase();
    const current = this.data.levels[this.#restedLevel].spanOfPage(this.pager.level(this.#restedLevel).page);
    const days = { today: 0, yesterday: -1, tomorrow: 1 }[keyword];
    if (days !== undefined && this.today !== null) return calendar.span(this.today + days, 'day');
    if (keyword === 'last' || keyword === 'next') return this.#recurring(keyword, words, current);
    const weekday = weekdayNamed(keyword);
    if (weekday >= 0) {
      const last = dayOfTime(current.end - 1);
      return calendar.span(last - (weekdayOf(last) - weekday + 7) % 7, 'day');
    }
    const month = monthNamed(keyword);
    if (month >= 0) {
      if (/^\d+$/.test(words.peek)) {
        const year = words.next('a year');
        if (year.length !== 4) fail(`${quoted(year)} is not a year with four digits, such as '${word} 2020'.`);
        if (Number(year) === 0) fail(`${quoted(year)} is not a year from 0001 to 9999.`);
        return calendar.span(Number(year) * 12 + month, 'month');
      }
      const last = calendar.index(this.data.lastTime, 'month');
      // The year is computed, so messages do not name it.
      return { ...calendar.span(last - (last - month + 12) % 12, 'month'), name: NAMES.months[month] };
    }
    const step = /^([+-])(\d{1,10})([hdwmqy])$/.exec(keyword);
    if (step && Number(step[2]) >= 1 && Number(step[2]) <= LARGEST_COUNT) {
      const start = moved(current.start, Number(step[2]) * (step[1] === '-' ? -1 : 1), STEPS[step[3]]);
      return { start, end: start + 1 };
    }
    return calendar.spanOfKey(word);
  }

  // ---- Pages and bars ----

  /** The content of a page for the drawn column. */
  page(position = this.position, value = this.value) {
    const level = this.data.levels[position.level];
    const page = this.data.column(value, this.series).page(level.indexOfPage(position.page), level.unit);
    page.calendar = this.data.calendar;
    return page;
  }

  /** The content of the comparison page for a page: null if there is no comparison, undefined if no page matches. */
  comparedPage(position = this.position) {
    if (this.comparison === null) return null;
    const level = this.data.levels[position.level];
    let page = null;
    if (this.comparison === 'previous') page = position.page > 0 ? position.page - 1 : null;
    else if (this.comparison === 'year') page = level.pageAYearBefore(position.page);
    else if (this.comparison.level === level.name) page = level.pageForKey(this.comparison.page);
    return page === null ? undefined : this.page({ level: position.level, page });
  }

  /**
   * The parts of a page and of the page to compare with if the data ends inside one of them, up to the same day and
   * time; null to compare the whole pages.
   */
  soFar(page, other) {
    const end = this.data.endOf(this.series);
    if (this.comparesFull || end === null || page.key === other.key) return null;
    const column = this.data.column(this.value, this.series);
    const part = ({ span, key, title }, until, isRunning) => ({
      span, key, title, until, isRunning, total: column.summary({ start: span.start, end: until }),
    });
    const ends = ({ span }) => span.start < end.time && end.time < span.end;
    if (ends(page)) return [part(page, end.time, true), part(other, endLike(other.span, end, page.span), false)];
    if (ends(other)) return [part(page, endLike(page.span, end, other.span), false), part(other, end.time, true)];
    return null;
  }

  /** The reason why the current page is not compared with another page. */
  get missingComparison() {
    const { level, page } = this.comparison;
    return page === undefined || this.data.levels[this.position.level].name === level
      ? 'No page to compare with.' : `The comparison with ${page} appears only on level ${quoted(level)}.`;
  }

  /** The axis range of a page, the rule that determined the range, and whether bars beyond the range are clipped. */
  scaleOf(page) {
    const isAmount = ['sum', 'count', 'rise'].includes(this.aggregate);
    const including = (range) => (isAmount ? [Math.min(range?.[0] ?? 0, 0), Math.max(range?.[1] ?? 0, 0)] : range ?? null);
    const own = { rule: 'page', range: including(null), clips: false };
    if (this.scale === 'page' || !this.data.calendar.barUnit(page.unit)) return own;
    const range = this.data.column(this.value, this.series).range(this.aggregate, page.unit);
    if (!range) return { ...own, rule: 'level' };
    const scales = { level: including(range.whole), robust: including(range.robust) };
    const rule = (this.scale ?? 'auto') === 'auto'
      ? ['level', 'robust'].find((name) => isFilled(scales[name], range.pages)) : this.scale;
    return rule ? { rule, range: scales[rule], clips: rule === 'robust' } : own;
  }

  /** Whether a line connects the values, unless pages are compared. */
  get drawsLine() {
    return this.style === 'line' || ((this.style ?? 'auto') === 'auto' && this.aggregate === 'mean');
  }

  compareWith(words) {
    const level = this.data.levels[this.#restedLevel];
    const word = words.next("a page, such as 'previous' or 'year'");
    const keyword = word.toLowerCase();
    const former = JSON.stringify([this.comparison, this.comparesFull]);
    const compare = (comparison, setting, isFull = false) => {
      [this.comparison, this.comparesFull] = [comparison, isFull];
      return JSON.stringify([this.comparison, this.comparesFull]) === former
        ? { result: 'ignored', reason: 'alreadyThere' } : { result: 'changed', setting: `compare ${setting}` };
    };
    if (keyword === 'off') return compare(null, 'off');
    if (keyword === 'full') return compare(this.comparison ?? 'previous', 'full', true);
    if (keyword === 'year' && isFiner('year', level.unit)) {
      return {
        result: 'ignored', reason: 'doesNotFit',
        message: `No ${level.unit} starts a year earlier. To compare with the ${level.unit} before: compare previous`,
      };
    }
    if (keyword === 'previous' || keyword === 'year') return compare(keyword, keyword);
    const isIndex = /^\d+$/.test(word) && word.length !== 4;
    const refused = (message) => ({ result: 'ignored', reason: 'noSuchPage', message });
    let page;
    if (isIndex) {
      page = Number(word);
      if (page >= level.count) return refused(`No page ${word} in level ${quoted(level.name)}. Its pages are 0 to ${level.count - 1}.`);
    } else if (/^\d{4}$/.test(word) && Number(word) > 0) {
      // A year selects the page with the same date in that year.
      const index = level.indexLike(this.pager.level(this.#restedLevel).page, Number(word));
      page = level.pageAt(index);
      if (page === null) return refused(this.#noPage(level, this.data.calendar.span(index, level.unit)));
    } else {
      // On a day, `last month` selects the same day of the previous month.
      const unit = words.peek?.toLowerCase();
      let period = this.#period(
        word, words, level, "'previous', 'year', 'full', 'off', a date or a page's index", ['previous', 'year', 'full', 'off']);
      page = level.pageIn(period);
      if ((keyword === 'last' || keyword === 'next') && UNITS.includes(unit) && isFiner(level.unit, unit)) {
        const { start } = level.spanOfPage(this.pager.level(this.#restedLevel).page);
        const index = this.data.calendar.index(moved(start, keyword === 'last' ? -1 : 1, unit), level.unit);
        period = this.data.calendar.span(index, level.unit);
        page = level.pageAt(index);
      }
      if (page === null) return refused(this.#noPage(level, period));
    }
    const key = level.key(page);
    return compare({ level: level.name, page: key }, key);
  }

  /** The number of bars on a page. */
  #barCount(level, page) {
    const { start, end } = this.data.calendar.bars(level.indexOfPage(page), level.unit);
    return end - start;
  }

  markBar(words) {
    const { level: number, page } = this.position;
    const level = this.data.levels[number];
    const word = words.next("a bar, such as 'next' or 'max'");
    const place = this.#barPlace(word, words, level, page);
    if (place === null) return this.bar === null
      ? { result: 'ignored', reason: 'alreadyThere', message: 'No bar is marked.' } : this.set('cursor', null);
    if (place.result) return place;
    if (place.page === page && place.bar === this.bar) {
      return { result: 'ignored', reason: 'alreadyThere', message: 'The bar is already marked.' };
    }
    const outcome = place.page === page ? { result: 'changed' } : this.pager.page(place.page);
    this.cursor = { level: number, index: place.bar };
    return outcome;
  }

  /** The indices of the bars of the current page that have a value. */
  #valuedBars() {
    const { bars } = this.page();
    return [...bars.keys()].filter((bar) => bars[bar].summary.count > 0);
  }

  /** The page and the bar that a word denotes; null for no bar, or an ignored outcome if there is no such bar. */
  #barPlace(word, words, level, page) {
    const count = this.#barCount(level, page);
    const refused = (message, more = { reason: 'noSuchPage' }) => ({ result: 'ignored', ...more, message });
    const edge = (side) => ({ reason: 'edge', edge: (this.pager.rules.reading === 'ltr') === (side > 0) ? 'right' : 'left' });
    const keyword = word.toLowerCase();
    const isLongDate = (keyword === 'last' || keyword === 'next') && isRecurring(words.peek.toLowerCase());
    switch (isLongDate ? '' : keyword) {
      case 'off': return null;
      case 'first': return { page, bar: 0 };
      case 'last': return { page, bar: count - 1 };
      case 'next':
        if (this.bar === null) return { page, bar: this.#valuedBars().at(0) ?? 0 };
        if (this.bar + 1 < count) return { page, bar: this.bar + 1 };
        if (page + 1 < level.count) return { page: page + 1, bar: 0 };
        return refused(`Already at the last bar of ${quoted(level.name)}.`, edge(1));
      case 'previous':
        if (this.bar === null) return { page, bar: this.#valuedBars().at(-1) ?? count - 1 };
        if (this.bar > 0) return { page, bar: this.bar - 1 };
        if (page > 0) return { page: page - 1, bar: this.#barCount(level, page - 1) - 1 };
        return refused(`Already at the first bar of ${quoted(level.name)}.`, edge(-1));
      case 'max': case 'min': {
        const values = this.page().bars.map((bar) => bar.summary.value(this.aggregate));
        const known = values.filter((value) => value !== null);
        if (known.length === 0) return refused(`No bar on page ${level.key(page)} has a value.`);
        return { page, bar: values.indexOf(Math[keyword](...known)) };
      }
      default: break;
    }
    if (keyword === 'at') {
      const bar = words.index('an index (0 or more)');
      return bar < count ? { page, bar } : refused(`No bar at ${bar} on page ${level.key(page)}. Its bars are at 0 to ${count - 1}.`);
    }
    if (/^\d+$/.test(word) && word.length !== 4) {
      const number = Math.min(Number(word), LARGEST_COUNT);
      const { bars } = this.page({ level: this.position.level, page });
      const bar = bars.findIndex((one) => barNumber(one) === number);
      if (bar >= 0) return { page, bar };
      const [first, last] = [bars[0], bars.at(-1)].map((one) => (level.unit === 'week' ? null : barNumber(one)) ?? barName(one));
      const hint = number < count ? ` To mark a bar by its index: bar at ${number}` : '';
      return refused(`No bar ${number} on page ${level.key(page)}. Its bars are ${first} to ${last}.${hint}`);
    }
    const period = this.#period(
      word, words, level, `a number in a label, a date, 'at' with an index, ${choiceOf(BAR_WORDS.map(quoted))}`, BAR_WORDS);
    const found = level.pageIn(period);
    if (found === null) return refused(this.#noPage(level, period));
    const { start } = level.spanOfPage(found);
    const { calendar } = this.data;
    const index = calendar.index(Math.max(period.start, start), calendar.barUnit(level.unit));
    return { page: found, bar: Math.max(0, index - calendar.bars(level.indexOfPage(found), level.unit).start) };
  }

  /** The level that `enter` goes to from a level, as in the program; null if there is none. */
  #levelOfBars(level) {
    const rank = (other) => UNITS.indexOf(other.unit);
    const shorter = this.data.levels.filter((other) => isFiner(other.unit, level.unit)).sort((a, b) => rank(a) - rank(b));
    const within = shorter.filter((other) => !isFiner(this.data.calendar.barUnit(level.unit), other.unit));
    return within.at(-1) ?? shorter[0] ?? null;
  }

  enter() {
    const { level: number, page } = this.position;
    const level = this.data.levels[number];
    const target = this.#levelOfBars(level);
    if (target === null) {
      return { result: 'ignored', reason: 'edge', edge: 'top', message: `${quoted(level.name)} is the finest level.` };
    }
    if (this.bar === null) return { result: 'ignored', reason: 'noSuchPage', message: 'No bar is marked. To mark one: bar next' };
    const bar = this.page().bars[this.bar];
    const entered = target.pageIn(bar);
    if (entered === null) {
      const key = this.data.calendar.key(bar.index, bar.unit);
      return { result: 'ignored', reason: 'noSuchPage', message: `No page for ${key} in level ${quoted(target.name)}. ${this.#pagesNear(target, bar)}` };
    }
    const place = { level: number, page, bar: this.bar };
    const outcome = this.pager.go(this.data.levels.indexOf(target), entered);
    if (isFiner(bar.unit, target.unit)) {
      // The page shows the bar among others, so mark the bar there.
      const { calendar } = this.data;
      const first = calendar.bars(target.indexOfPage(entered), target.unit).start;
      const index = calendar.index(bar.start, calendar.barUnit(target.unit)) - first;
      this.cursor = { level: this.data.levels.indexOf(target), index: Math.max(0, index) };
    }
    const last = this.entrances.at(-1);
    if (last?.level !== place.level || last.page !== place.page || last.bar !== place.bar) {
      this.entrances = this.entrances.slice(1 - ENTRANCE_LIMIT).concat(place);
    }
    return outcome;
  }

  /** Performs `back`. */
  goBack() {
    const place = this.entrances.at(-1);
    if (!place) {
      return {
        result: 'ignored', reason: 'alreadyThere',
        message: "There is nothing to return to. 'back' returns to the bar that you entered.",
      };
    }
    const isThere = this.position.level === place.level && this.position.page === place.page;
    const outcome = isThere ? { result: 'changed' } : this.pager.go(place.level, place.page);
    this.entrances = this.entrances.slice(0, -1);
    this.cursor = { level: place.level, index: place.bar };
    return outcome;
  }

  // ---- Links ----

  /** The places of all levels as one word, in the form that the program writes. */
  get link() {
    const places = this.data.levels.map((level, number) => `${encodedName(level.name)}=${level.key(this.pager.level(number).page)}`);
    return `${places.join(',')}@${encodedName(this.data.levels[this.position.level].name)}`;
  }

  follow(link) {
    const unreadable = (problem) => fail(`${quoted(link)} is not a link. ${problem}`);
    const parts = link.split('@');
    if (parts.length !== 2) unreadable("A link has one '@', followed by the name of the current level.");
    const decoded = (text) => {
      let name = '';
      try { name = decodeURIComponent(text.replaceAll('+', ' ')); } catch { /* The name stays empty. */ }
      return name === '' ? unreadable(`${quoted(text)} is not percent-encoded UTF-8.`) : name;
    };
    const stops = (parts[0] === '' ? [] : parts[0].split(',')).map((item) => {
      const sides = item.split('=');
      if (sides.length !== 2 || sides[1] === '') unreadable(`${quoted(item)} is not NAME=PLACE.`);
      return sides.map(decoded);
    });
    const places = new Map(stops);
    if (places.size < stops.length) unreadable('The link names a level twice.');
    const currentName = parts[1] === '' ? null : decoded(parts[1]);
    const notes = [];
    const pages = this.data.levels.map((level) => {
      const place = places.get(level.name);
      const page = place === undefined ? null : level.pageForKey(place);
      if (place === undefined) notes.push(`Level ${quoted(level.name)} is not in the link.`);
      else if (page === null) notes.push(`Level ${quoted(level.name)} has no page ${quoted(place)}.`);
      places.delete(level.name);
      return page;
    });
    for (const name of places.keys()) notes.push(`No level ${quoted(name)} here.`);
    const current = this.data.levels.findIndex((level) => level.name === currentName);
    if (current < 0) {
      notes.push(currentName === null ? 'The link names no current level.' : `The link's current level ${quoted(currentName)} is missing here.`);
    }
    if (notes.length > 0) return { result: 'ignored', reason: 'doesNotFit', message: 'The link does not fit.', notes };
    this.pager.finish();
    const here = this.position;
    if (current === here.level && pages.every((page, number) => this.pager.level(number).page === page)) {
      return { result: 'ignored', reason: 'alreadyThere' };
    }
    pages.forEach((page, number) => { if (number !== current) this.pager.remember(number, page); });
    this.pager.go(current, pages[current]);
    return { result: 'changed' };
  }

  // ---- Messages ----

  /** A place as text, such as `week 2015-W53 (210 of 210)`. */
  place(position) {
    const level = this.data.levels[position.level];
    return `${level.name} ${level.key(position.page)} (${position.page + 1} of ${level.count})`;
  }

  get whereabouts() {
    return this.data.levels.map((_, number) => this.place({ level: number, page: this.pager.level(number).page })).join(', ');
  }

  /** The value of the marked bar as text; null if no bar is marked. */
  get barText() {
    if (this.bar === null || !this.position) return null;
    const bar = this.page().bars[this.bar];
    if (!bar) return null;
    const count = this.aggregate === 'count' || bar.summary.count === 0 ? '' : `, ${countOf(bar.summary.count, 'sample')}`;
    return `${barSpan(bar)}: ${valueText(bar.summary, this.aggregate, this.decimals, this.unit)}${count}`;
  }

  /** The number of decimal places of the drawn values. */
  get decimals() { return this.aggregate === 'count' ? 0 : this.data.decimalsOf(this.value); }

  /** The unit of the drawn values; null for counts and for values without a unit. */
  get unit() { return this.aggregate === 'count' ? null : this.data.unitOf(this.value); }

  #message(outcome, former, name) {
    switch (outcome.result) {
      case 'moved': case 'changed':
        if (name === 'bar' && this.bar !== null) return this.barText;
        if (outcome.setting) return outcome.setting;
        return this.place(this.position) + (outcome.stopped ? `, stopped at the ${this.#edgeName(outcome.stopped)}` : '')
          + (outcome.advice ? `.${outcome.advice}` : '');
      case 'ignored': return this.#reason(outcome, former, name);
      default: return '';
    }
  }

  #edgeName(edge) {
    if (edge === 'left' || edge === 'right') {
      return (edge === 'left') === (this.pager.rules.reading === 'ltr') ? 'first page' : 'last page';
    }
    return { top: 'first level', bottom: 'last level', beginning: 'very first page', end: 'very last page' }[edge];
  }

  /** A hint with the commands that go to a year, if an index is a year with a page; otherwise empty. */
  #yearHint(place, level) {
    const key = String(place?.page ?? '');
    const period = this.data.calendar.spanOfKey(key);
    if (!period || level.pageIn(period) === null) return '';
    return ` To go to the year: ${level === this.data.levels[this.position.level] ? '' : `go ${written(level.name)}, then `}date ${key}`;
  }

  #alreadyThere(name, level, advice) {
    switch (name) {
      case 'first': return `Already at the first page of ${quoted(level.name)}.`;
      case 'last': case 'latest': return `Already at the last page of ${quoted(level.name)}.`;
      case 'top': return 'Already at the first level.';
      case 'bottom': return 'Already at the last level.';
      case 'follow': return 'Already at the places in the link.';
      case 'go': case 'page': case 'date': {
        const { level: number, page } = this.position;
        return `Already at ${this.data.levels[number].key(page)} of level ${quoted(this.data.levels[number].name)}.${advice}`;
      }
      default: return 'Nothing to change.';
    }
  }

  #reason({ reason, edge, direction, place, advice = '' }, position, name) {
    const level = this.data.levels[place?.level ?? position.level];
    switch (reason) {
      case 'edge': {
        const of = edge === 'left' || edge === 'right' ? ` of ${quoted(level.name)}` : '';
        return `Already at the ${this.#edgeName(edge)}${of}.`;
      }
      case 'alreadyThere': return this.#alreadyThere(name, level, advice);
      case 'locked': return `'${direction}' is locked. To unlock it: unlock ${direction}`;
      case 'noSuchPage':
        return `No page ${place?.page ?? ''} in level ${quoted(level.name)}. Its pages are 0 to ${level.count - 1}.${this.#yearHint(place, level)}`;
      case 'nothingToUndo': return 'Nothing to undo.';
      case 'nothingToRedo': return 'Nothing to redo.';
      default: return 'Nothing to change.';
    }
  }
}

export { AGGREGATES };
