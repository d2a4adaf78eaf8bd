// A two-dimensional pager, on top of a WebAssembly module without imports. crosspager.d.ts documents the interface.

/** The number of units in a page. A distance times this number is an integer. */
export const UNITS_PER_PAGE = 65536;

/** Loads the module from its address, a response that contains it, or its bytes. */
export async function load(source = new URL('./crosspager.wasm', import.meta.url)) {
  source = await source;
  if (typeof source === 'string' || source instanceof URL || isA(source, 'Request')) source = await fetch(source);
  if (isA(source, 'Response')) {
    if (!source.ok) throw new Error(`Cannot load '${source.url}': status ${source.status}.`);
    source = await source.arrayBuffer();
  }
  const module = source instanceof WebAssembly.Module ? source : await WebAssembly.compile(source);
  return library(await WebAssembly.instantiate(module));
}

/** Creates the library from the module's bytes synchronously. */
export function instantiate(source) {
  const module = source instanceof WebAssembly.Module ? source : new WebAssembly.Module(source);
  return library(new WebAssembly.Instance(module));
}

/** Returns whether a value is an instance of a class that not every JavaScript engine has. */
const isA = (value, name) => name in globalThis && value instanceof globalThis[name];

/** An error for a call that the library refused. */
export class CrossPagerError extends Error {
  constructor(status, message) {
    super(message);
    this.name = 'CrossPagerError';
    this.status = status;
  }
}

// ---- Codes of the C library ----

const OK = 0;
const NO_MEMORY = 4;
const TOO_SMALL = 5;
/** The code that stands for no index. */
const NONE = -0x80000000;
/** The largest index and count. */
const MOST = 0x7fffffff;

const RESULTS = [, 'moved', 'changed', 'ignored'];
const EDGES = ['left', 'right', 'top', 'bottom', 'beginning', 'end'];
const REASONS = [
  , 'edge', 'pageOpen', 'nothingOpen', 'notVisible', 'notDragging', 'emptyLevel', 'noSuchLevel', 'noSuchPage',
  'alreadyThere', 'locked', 'noLevels', 'doesNotFit',
];
const PHASES = ['settled', 'dragging', 'settling'];
const AXES = ['horizontal', 'vertical'];
const START_PAGE = 2;
const VALUES = {
  direction: ['left', 'right', 'up', 'down'],
  start: ['first', 'last'],
  entry: ['remember', 'start', 'first', 'last', 'align'],
  edge: ['stop', 'wrap', 'continue'],
  follow: ['off', 'on'],
  snap: ['page', 'free'],
  ends: ['stop', 'wrap'],
  empty: ['enter', 'skip'],
  bounce: ['on', 'off'],
  reading: ['ltr', 'rtl'],
};
const LEVEL_RULES = { start: 1, entry: 2, edge: 3, follow: 4, snap: 5 };
const PAGER_RULES = { ends: 11, empty: 12, viewport: 13, bounce: 14, reading: 15, gesture: 16 };
/** The rules whose values are codes, in the order of the C structures. */
const CODED_LEVEL_RULES = ['entry', 'edge', 'follow', 'snap'];
const CODED_PAGER_RULES = ['ends', 'empty', 'bounce', 'reading'];

/** The sizes of the C structures in bytes, in the order of their codes. The module has no steps or hosts. */
const SIZES = {
  position: 8, levelRules: 24, rules: 64, spans: 24, level: 40, command: 48, outcome: 64, state: 88, row: 32,
  replacement: 48, place: 40, step: undefined, host: undefined, wheel: 128, dot: 32,
};

// ---- Arguments ----

function mismatch(name, value, allowed) {
  const shown = typeof value === 'string' ? `'${value}'` : String(value);
  return new TypeError(`Argument '${name}' is ${shown}. Pass ${allowed}.`);
}

function within(least, most, value, name) {
  if (value >= least && value <= most) return value;
  throw new RangeError(`Argument '${name}' is ${value}. Pass a number from ${least} to ${most}.`);
}

function number(value, name) {
  if (typeof value !== 'number' || Number.isNaN(value)) throw mismatch(name, value, 'a number');
  return value;
}

/** Returns an integer after checking its range: by default, it must fit in a field of the C structures. */
function index(value, name, least = -MOST, most = MOST) {
  if (!Number.isInteger(value)) throw mismatch(name, value, 'an integer');
  return within(least, most, value, name);
}

const optionalIndex = (value, name) => (value === undefined || value === null ? NONE : index(value, name));

/** Returns a distance or velocity in units, rounded to the nearest unit, with halves rounded away from zero. */
function units(value, name) {
  const size = Math.min(Math.round(Math.abs(number(value, name)) * UNITS_PER_PAGE), 2 ** 62);
  return value < 0 ? -size : size;
}

const wholeMilliseconds = (value, most = MOST) => (
  within(-most, most, Math.round(number(value, 'milliseconds')), 'milliseconds'));

const oneOf = (values) => `one of ${values.map((value) => `'${value}'`).join(', ')}`;

function code(name, value) {
  const code = VALUES[name].indexOf(value);
  if (code < 0) throw mismatch(name, value, oneOf(VALUES[name]));
  return code;
}

/** Returns the code of a level rule's value, and the page of a start rule. */
const codeAndPage = (rule, value) => (
  rule === 'start' && typeof value === 'number' ? [START_PAGE, index(value, 'start')] : [code(rule, value), 0]);

const directionSet = (directions) => (
  [...directions].reduce((set, direction) => set | (1 << code('direction', direction)), 0));
const directionsIn = (set) => Object.freeze(VALUES.direction.filter((_, code) => (set & (1 << code)) !== 0));

/** The fields of the command that sets each rule with parts. Absent parts take their defaults. */
const PARTS = {
  viewport: (viewport) => {
    const { levels, pages, beyond } = { levels: 1, pages: 1, beyond: 0, ...viewport };
    return { x: units(pages, 'pages'), y: units(levels, 'levels'), count: index(beyond, 'beyond') };
  },
  gesture: (gesture) => {
    const { turning, throwing, settleMilliseconds: time } = {
      turning: 0.5, throwing: 0.5, settleMilliseconds: 300, ...gesture,
    };
    return { x: units(turning, 'turning'), y: units(throwing, 'throwing'), count: wholeMilliseconds(time) };
  },
};

// ---- Commands ----

const plain = (kind) => () => ({ kind });
const linear = (kind) => (steps = 1) => ({ kind, count: index(steps, 'steps') });
const move = (direction) => (steps = 1) => ({ kind: 1, direction, count: index(steps, 'steps') });
const onLevel = (kind) => (level) => ({ kind, level: index(level, 'level') });
const onPage = (kind) => (level, page) => ({ kind, level: index(level, 'level'), page: index(page, 'page') });
const edit = (kind) => (level, at, pages = 1) => ({
  kind, level: index(level, 'level'), page: index(at, 'index'), count: index(pages, 'count'),
});
const ofDirections = (kind) => (...directions) => ({ kind, direction: directionSet(directions) });

/** The fields of the C structure for each command. */
const COMMANDS = {
  left: move(0), right: move(1), up: move(2), down: move(3),
  first: plain(2), last: plain(3), top: plain(4), bottom: plain(5),
  next: linear(6), previous: linear(7),
  go: (level, page) => (page === undefined ? onLevel(8)(level) : onPage(9)(level, page)),
  page: (page) => ({ kind: 10, page: index(page, 'page') }),
  remember: onPage(11),
  forget: onLevel(12),
  forgetAll: plain(13),
  align: onLevel(14),
  zoomIn: plain(15), zoomOut: plain(16),

  drag: (dx, dy = 0) => ({ kind: 17, x: units(dx, 'dx'), y: units(dy, 'dy') }),
  release: (vx = 0, vy = 0) => ({ kind: 18, x: units(vx, 'vx'), y: units(vy, 'vy') }),
  cancel: plain(19),
  tick: (milliseconds) => ({ kind: 20, count: wholeMilliseconds(milliseconds) }),
  finish: plain(21),
  glide: (direction) => ({ kind: 37, direction: code('direction', direction) }),

  open: (level, page) => (level === undefined && page === undefined ? { kind: 22 } : onPage(23)(level, page)),
  close: plain(24),

  insert: edit(25), remove: edit(26),
  resize: (level, pages) => ({ kind: 27, level: index(level, 'level'), count: index(pages, 'count') }),
  reload: (level, pages, page, openPage) => ({
    kind: 28, level: index(level, 'level'), count: index(pages, 'count'), page: optionalIndex(page, 'page'),
    to: optionalIndex(openPage, 'openPage'),
  }),
  insertLevel: (pages, at) => ({ kind: 29, count: index(pages, 'count'), level: optionalIndex(at, 'index') }),
  removeLevel: onLevel(30),
  moveLevel: (level, to) => ({ kind: 31, level: index(level, 'level'), to: index(to, 'index') }),

  set: (rule, value, level) => {
    const isForAll = level === undefined || level === null;
    if (Object.hasOwn(LEVEL_RULES, rule)) {
      const [setting, page] = codeAndPage(rule, value);
      const fields = isForAll ? { kind: 33 } : onLevel(32)(level);
      return { ...fields, rule: LEVEL_RULES[rule], value: setting, page };
    }
    if (!Object.hasOwn(PAGER_RULES, rule)) {
      throw mismatch('rule', rule, oneOf([...Object.keys(LEVEL_RULES), ...Object.keys(PAGER_RULES)]));
    }
    if (!isForAll) throw new TypeError(`Rule '${rule}' belongs to the pager. Set it without a level.`);
    const fields = PARTS[rule]?.(value) ?? { value: code(rule, value) };
    return { kind: 34, rule: PAGER_RULES[rule], ...fields };
  },
  lock: ofDirections(35), unlock: ofDirections(36),
};

// ---- The module's memory ----

/** An instance of the module: its functions, and its memory in blocks. */
class Module {
  /** The free blocks of 2ⁿ bytes, indexed by n. Blocks are never split or merged, so memory does not fragment. */
  #free = Array.from({ length: 32 }, () => []);
  #end;
  #words = new Int32Array(0);
  /** Frees the memory of garbage-collected pagers. */
  #forgotten = new FinalizationRegistry((block) => this.free(block.address, block.size));

  constructor(exports) {
    this.functions = exports;
    this.memory = exports.memory;
    this.#end = exports.__heap_base.value;
    const isOther = (size, place) => size !== undefined && exports.cp_size_of(place + 1) !== size;
    if (Object.values(SIZES).some(isOther)) {
      throw new Error('crosspager.js and crosspager.wasm have different versions.');
    }
    // Memory for the structures of a call.
    this.command = this.allocate(SIZES.command);
    this.result = this.allocate(SIZES.state);
    this.numbers = this.allocate(16);
  }

  /** The memory as 32-bit words. Growing the memory replaces the buffer, so get the words again for each access. */
  get words() {
    if (this.#words.buffer !== this.memory.buffer) this.#words = new Int32Array(this.memory.buffer);
    return this.#words;
  }

  allocate(size) {
    const power = powerAbove(size);
    const block = this.#free[power].pop();
    if (block !== undefined) return block;
    const address = 16 * Math.ceil(this.#end / 16);
    const end = address + 2 ** power;
    const missing = end - this.memory.buffer.byteLength;
    if (missing > 0) this.memory.grow(Math.ceil(missing / 65536));
    this.#end = end;
    return address;
  }

  free(address, size) { this.#free[powerAbove(size)].push(address); }

  /** Calls `body` with a function that allocates memory. The memory is freed when `body` returns. */
  scope(body) {
    const blocks = [];
    try {
      return body((size) => {
        const address = this.allocate(size);
        blocks.push([address, size]);
        this.words.fill(0, address >>> 2, (address >>> 2) + Math.ceil(size / 4));
        return address;
      });
    } finally {
      for (const [address, size] of blocks) this.free(address, size);
    }
  }

  keep(pager, block) { this.#forgotten.register(pager, block, block); }

  release(block) {
    this.#forgotten.unregister(block);
    this.free(block.address, block.size);
  }

  check(status) {
    if (status === OK) return;
    const text = new Uint8Array(this.memory.buffer, this.functions.cp_status_text(status));
    throw new CrossPagerError(status, new TextDecoder().decode(text.slice(0, text.indexOf(0))));
  }

  /** Returns the words at an address. */
  read(address, length) { return this.words.subarray(address >>> 2, (address >>> 2) + length); }

  write(address, numbers) {
    const words = this.words;
    numbers.forEach((number, i) => { words[(address >>> 2) + i] = number; });
  }

  /** Reads distances in pages; null for no distance. A multiple of 1/65536 below 2³⁷ is exact. */
  distances(address, length) {
    const words = this.words;
    const distances = [];
    for (let at = address >>> 2; distances.length < length; at += 2) {
      const isNone = words[at + 1] === NONE && words[at] === 0;
      distances.push(isNone ? null : (words[at + 1] * 2 ** 32 + (words[at] >>> 0)) / UNITS_PER_PAGE);
    }
    return distances;
  }

  /** Writes 64-bit integers. Returns their address. */
  writeLongs(address, values) {
    values.forEach((value, i) => this.write(address + 8 * i, [value, high(value)]));
    return address;
  }

  /** Reads a position; null for none. */
  position(address) {
    const words = this.words;
    const [level, page] = [words[address >>> 2], words[(address >>> 2) + 1]];
    return level === NONE ? null : Object.freeze({ level, page: indexOrNull(page) });
  }

  /** Reads an array of structures of a kind. */
  readList(address, length, kind, read) {
    return Object.freeze(Array.from({ length }, (_, i) => Object.freeze(read(address + SIZES[kind] * i))));
  }

  /** Allocates and writes an array of structures of a kind. Returns its address. */
  writeList(allocate, kind, values, write) {
    const address = allocate(SIZES[kind] * values.length);
    values.forEach((value, i) => write(address + SIZES[kind] * i, value, i));
    return address;
  }

  writeCommand(name, args) {
    if (!Object.hasOwn(COMMANDS, name)) {
      throw new TypeError(`Unknown command '${name}'. Commands: ${Object.keys(COMMANDS).join(', ')}`);
    }
    const {
      kind, level = 0, page = 0, count = 0, direction = 0, rule = 0, value = 0, to = 0, x = 0, y = 0,
    } = COMMANDS[name](...args);
    this.write(this.command, [kind, level, page, count, direction, rule, value, to, x, high(x), y, high(y)]);
  }

  outcome() {
    const at = this.result;
    const [code, reason, edge, direction, , , , , steps, finished] = this.read(at, 10);
    const result = RESULTS[code];
    const isMove = result === 'moved';
    const outcome = isMove ? { result, from: this.position(at + 16), to: this.position(at + 24) } : { result };
    if (steps !== NONE) outcome.steps = steps;
    if (reason !== NONE) outcome.reason = REASONS[reason];
    if (edge !== NONE) outcome[isMove ? 'stopped' : 'edge'] = EDGES[edge];
    if (direction !== NONE) outcome.direction = VALUES.direction[direction];
    if (finished === 1) {
      outcome.finished = Object.freeze({ from: this.position(at + 40), to: this.position(at + 48) });
    }
    const closed = this.position(at + 56);
    if (closed) outcome.closed = closed;
    return Object.freeze(outcome);
  }

  /** Adds the rules whose values are codes. */
  addValues(rules, address, names) {
    names.forEach((name, i) => { rules[name] = VALUES[name][this.words[(address >>> 2) + i]]; });
    return rules;
  }

  readLevelRules(address) {
    const [start, page] = this.read(address, 2);
    const rules = { start: start === START_PAGE ? page : VALUES.start[start] };
    return Object.freeze(this.addValues(rules, address + 8, CODED_LEVEL_RULES));
  }

  writeLevelRules(address, rules) {
    const start = codeAndPage('start', rules.start);
    this.write(address, start.concat(CODED_LEVEL_RULES.map((rule) => code(rule, rules[rule]))));
    return address;
  }

  readRules(address) {
    const [locked, beyond, settleMilliseconds] = this.read(address + 16, 3);
    const [levels, pages, turning, throwing] = this.distances(address + 32, 4);
    return Object.freeze(Object.assign(this.addValues({}, address, CODED_PAGER_RULES), {
      viewport: Object.freeze({ levels, pages, beyond }),
      gesture: Object.freeze({ turning, throwing, settleMilliseconds }), locked: directionsIn(locked),
    }));
  }

  writeRules(address, rules) {
    const codes = CODED_PAGER_RULES.map((rule) => code(rule, rules[rule]));
    const locked = directionSet(rules.locked);
    const [viewport, gesture] = [PARTS.viewport(rules.viewport), PARTS.gesture(rules.gesture)];
    this.write(address, [...codes, locked, viewport.count, gesture.count]);
    this.writeLongs(address + 32, [viewport.y, viewport.x, gesture.x, gesture.y]);
    return address;
  }

  readLevel(address) {
    const [count, page] = this.read(address, 2);
    const [rest] = this.distances(address + 8, 1);
    return Object.freeze({ count, page: indexOrNull(page), rest, rules: this.readLevelRules(address + 16) });
  }

  /** Writes the fields with which the C structures of levels and of places both begin. */
  writeLevel(address, first, { page, rest }, rules) {
    this.write(address, [first, optionalIndex(page, 'page')]);
    this.writeLongs(address + 8, [rest === undefined || rest === null ? -(2 ** 63) : units(rest, 'rest')]);
    this.writeLevelRules(address + 16, rules);
  }

  /** Writes spans with their tables. Returns the number of pages in the tables. */
  writeSpans(address, spans, allocate) {
    if (!spans) return 0;
    const { starts, ends } = spans;
    if (starts === undefined) {
      this.writeLongs(address, [integer(spans.origin ?? 0, 'origin')]);
      this.write(address + 8, [index(spans.length, 'length')]);
      return 0;
    }
    if (ends && ends.length !== starts.length) {
      throw new TypeError("Arguments 'starts' and 'ends' differ in length. Pass one end for each start.");
    }
    if (!ends && starts.length === 0) {
      throw new TypeError("Argument 'starts' is empty. Pass one more number than the level has pages.");
    }
    const table = (values, name) => {
      const numbers = Array.from(values, (value, i) => integer(value, `${name}[${i}]`));
      return this.writeLongs(allocate(8 * numbers.length), numbers);
    };
    const pages = starts.length - (ends ? 0 : 1);
    this.write(address + 12, [pages, table(starts, 'starts'), ends ? table(ends, 'ends') : 0]);
    return pages;
  }
}

const powerAbove = (size) => 32 - Math.clz32(Math.max(size, 16) - 1);
/** Returns the high word of a 64-bit integer. The low word of a number is the number modulo 2³². */
const high = (value) => Math.floor(value / 2 ** 32);
/** Checks a coordinate of a span, such as its origin. */
const integer = (value, name) => index(value, name, Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER);
const indexOrNull = (value) => (value === NONE ? null : value);
const NEW_LEVEL_RULES = { start: 'first', entry: 'remember', edge: 'stop', follow: 'off', snap: 'page' };
const NEW_RULES = { ends: 'stop', empty: 'enter', bounce: 'on', reading: 'ltr', locked: [] };

// ---- Pagers ----

/** Creates a pager from levels and returns its block. */
function blockOfLevels(module, levels, options = {}) {
  const list = Array.from(levels, (level) => (typeof level === 'number' ? { count: level } : level));
  return module.scope((allocate) => {
    const spans = allocate(SIZES.spans * list.length);
    let tables = 0;
    const array = module.writeList(allocate, 'level', list, (at, level, i) => {
      module.writeLevel(at, index(level.count, 'count', 0), level, { ...NEW_LEVEL_RULES, ...level.rules });
      tables += module.writeSpans(spans + SIZES.spans * i, level.spans, allocate);
    });
    const rules = module.writeRules(allocate(SIZES.rules), { ...NEW_RULES, ...options.rules });
    const newRules = module.writeLevelRules(
      allocate(SIZES.levelRules), { ...NEW_LEVEL_RULES, ...options.newLevelRules });
    const current = index(options.current ?? 0, 'current');
    const { cp_pager_size: sizeOf, cp_pager_make_levels: make } = module.functions;
    return makeBlock(module, sizeOf(list.length, tables), (memory, size, pager) =>
      make(memory, size, array, spans, list.length, current, rules, newRules, pager));
  });
}

/** Allocates a block and creates a pager in it. Doubles the size until the pager fits. */
function makeBlock(module, size, make) {
  const address = module.allocate(size);
  const status = make(address, size, module.numbers);
  if (status === OK) return { address, size, pager: module.words[module.numbers >>> 2] };
  module.free(address, size);
  if (status !== NO_MEMORY) module.check(status);
  return makeBlock(module, 2 * size, make);
}

class Pager {
  #module;
  /** The block of memory: its address and size, and the address of the pager in it. */
  #block;

  constructor(module, block) {
    this.#module = module;
    this.#take(block);
  }

  #take(block) {
    this.#block = block;
    this.#module.keep(this, block);
  }

  get #address() {
    if (this.#block === null) throw new Error('This pager has been freed. Create another one.');
    return this.#block.pager;
  }

  /** Calls a library function. While the pager's memory is too small, moves the pager to a larger block and retries. */
  #call(name, ...args) {
    const module = this.#module;
    const status = module.functions[name](this.#address, ...args);
    if (status !== NO_MEMORY) return module.check(status);
    const block = this.#copyBlock(2 * this.#block.size);
    module.release(this.#block);
    this.#take(block);
    return this.#call(name, ...args);
  }

  #copyBlock(size) {
    const source = this.#address;
    return makeBlock(this.#module, size, (memory, size, pager) =>
      this.#module.functions.cp_pager_copy(source, memory, size, pager));
  }

  #outcome(name, ...args) {
    this.#call(name, ...args, this.#module.result);
    return this.#module.outcome();
  }

  apply(command, ...args) {
    this.#module.writeCommand(command, args);
    return this.#outcome('cp_apply', this.#module.command);
  }

  preview(command, ...args) {
    this.#module.writeCommand(command, args);
    return this.#outcome('cp_preview', this.#module.command);
  }

  get state() {
    const module = this.#module;
    const at = module.result;
    this.#call('cp_get_state', at);
    const [levels, phase, axis, milliseconds, elapsed] = module.read(at + 24, 5);
    const [offset, distance, start, end, progress] = module.distances(at + 48, 5);
    return Object.freeze({
      position: module.position(at), target: module.position(at + 8), opened: module.position(at + 16), levels,
      phase: PHASES[phase], axis: AXES[axis] ?? null, offset, distance, start, end, progress, milliseconds, elapsed,
    });
  }

  get position() { return this.state.position; }
  get progress() { return this.state.progress; }

  get routes() {
    this.#call('cp_get_routes', this.#module.numbers);
    return directionsIn(this.#module.words[this.#module.numbers >>> 2]);
  }

  get levels() { return Object.freeze(Array.from({ length: this.state.levels }, (_, i) => this.level(i))); }

  level(at) {
    if (index(at, 'index') < 0 || at >= this.state.levels) return null;
    this.#call('cp_get_level', at, this.#module.result);
    return this.#module.readLevel(this.#module.result);
  }

  get rules() {
    this.#call('cp_get_rules', this.#module.result, 0);
    return this.#module.readRules(this.#module.result);
  }

  get newLevelRules() {
    this.#call('cp_get_rules', 0, this.#module.result);
    return this.#module.readLevelRules(this.#module.result);
  }

  get window() {
    return this.#list('cp_get_window', [], 'row', (at) => {
      const [level, first, count, step] = this.#module.read(at, 4);
      const [x, y] = this.#module.distances(at + 16, 2);
      return { level, first, count, step: step / UNITS_PER_PAGE, x, y };
    });
  }

  indicator(dots) {
    return this.#list('cp_get_indicator', [index(dots, 'dots')], 'dot', (at) => {
      const [page] = this.#module.read(at, 1);
      const [place, size, selection] = this.#module.distances(at + 8, 3);
      return { page, place, size, selection };
    });
  }

  /** Calls a function that fills an array of unknown length, and reads the array. */
  #sized(name, args, size, read) {
    const { functions, numbers } = this.#module;
    const status = functions[name](this.#address, ...args, 0, 0, numbers);
    if (status !== TOO_SMALL) this.#module.check(status);
    const length = this.#module.words[numbers >>> 2];
    return this.#module.scope((allocate) => {
      const array = allocate(size * length);
      this.#call(name, ...args, array, length, numbers);
      return read(array, length);
    });
  }

  #list(name, args, kind, read) {
    return this.#sized(name, args, SIZES[kind], (array, length) => this.#module.readList(array, length, kind, read));
  }

  get displayedPages() {
    return Object.freeze(this.window.flatMap(({ level, first, count, step, x, y }) => (
      Array.from({ length: count }, (_, i) => Object.freeze({ level, page: first + i, x: x + i * step, y })))));
  }

  replaceLevels(levels) {
    const module = this.#module;
    const list = Array.from(levels);
    return module.scope((allocate) => {
      const array = module.writeList(allocate, 'replacement', list, (at, level) => {
        module.write(at, [
          optionalIndex(level.origin, 'origin'), index(level.count, 'count'), optionalIndex(level.page, 'page'),
          optionalIndex(level.openPage, 'openPage'), level.addsAtEnd ? 1 : 0,
        ]);
        module.writeSpans(at + 24, level.spans, allocate);
      });
      return this.#outcome('cp_replace_levels', array, list.length);
    });
  }

  restorePlaces(places, { current, rules, newLevelRules } = {}) {
    const module = this.#module;
    const list = Array.from(places);
    return module.scope((allocate) => {
      const array = module.writeList(allocate, 'place', list, (at, place, i) => {
        const level = this.level(i);
        if (place && level) module.writeLevel(at, 1, place, { ...level.rules, ...place.rules });
      });
      const all = rules ? module.writeRules(allocate(SIZES.rules), { ...this.rules, ...rules }) : 0;
      const own = newLevelRules && { ...this.newLevelRules, ...newLevelRules };
      const newRules = own ? module.writeLevelRules(allocate(SIZES.levelRules), own) : 0;
      return this.#outcome('cp_restore_places', array, list.length, optionalIndex(current, 'current'), all, newRules);
    });
  }

  save() {
    return this.#sized('cp_save', [], 1, (bytes, length) =>
      new Uint8Array(this.#module.memory.buffer, bytes, length).slice());
  }

  restore(bytes, { keepsRules = false } = {}) {
    return withBytes(this.#module, bytes, (address) =>
      this.#outcome('cp_restore', address, bytes.length, keepsRules ? 1 : 0));
  }

  copy() { return new Pager(this.#module, this.#copyBlock(this.#block?.size)); }

  free() {
    if (this.#block === null) return;
    this.#module.release(this.#block);
    this.#block = null;
  }
}

for (const name of Object.keys(COMMANDS)) {
  const { perform } = { perform(...args) { return this.apply(name, ...args); } };
  Object.defineProperty(Pager.prototype, name, { value: perform, configurable: true, writable: true });
}

/** Calls `body` with the address of a copy of the bytes, and with a function that allocates memory. */
function withBytes(module, bytes, body) {
  if (!(bytes instanceof Uint8Array)) throw mismatch('bytes', bytes, 'a Uint8Array');
  return module.scope((allocate) => {
    const address = allocate(bytes.length);
    new Uint8Array(module.memory.buffer).set(bytes, address);
    return body(address, allocate);
  });
}

// ---- Wheels and touchpads ----

class WheelFilter {
  #module;
  #words = new Int32Array(SIZES.wheel / 4);

  constructor(module) {
    this.#module = module;
    this.#call('cp_wheel_make');
  }

  #call(name, ...args) {
    const module = this.#module;
    module.scope((allocate) => {
      const wheel = allocate(SIZES.wheel);
      module.write(wheel, this.#words);
      module.check(module.functions[name](wheel, ...args));
      this.#words.set(module.read(wheel, this.#words.length));
    });
  }

  step(distance, milliseconds) {
    const { numbers } = this.#module;
    // A touchpad sends fractional distances. Even the smallest one counts as an event.
    const size = within(0, MOST, Math.ceil(Math.abs(number(distance, 'distance'))), 'distance');
    const time = BigInt(wholeMilliseconds(milliseconds, Number.MAX_SAFE_INTEGER));
    this.#call('cp_wheel_step', distance < 0 ? -size : size, time, numbers);
    return this.#module.words[numbers >>> 2];
  }
}

// ---- The library ----

/** Returns a constructor for a class. The constructor returns what `make` returns for its arguments. */
function bound(module, Class, make) {
  function Constructor(...args) {
    if (!new.target) throw new TypeError(`Make a ${Class.name} with 'new'.`);
    return make(...args);
  }
  Constructor.prototype = Class.prototype;
  return Constructor;
}

function readSaved(module, bytes) {
  return withBytes(module, bytes, (address, allocate) => {
    const { functions, numbers } = module;
    const read = (...args) => functions.cp_read_saved(address, bytes.length, ...args);
    const status = read(0, 0, numbers, numbers + 4, 0, 0);
    if (status !== TOO_SMALL) module.check(status);
    const [length, current] = module.read(numbers, 2);
    const levels = allocate(SIZES.level * length);
    const rules = allocate(SIZES.rules);
    const newLevelRules = allocate(SIZES.levelRules);
    module.check(read(levels, length, numbers, numbers + 4, rules, newLevelRules));
    return Object.freeze({
      levels: module.readList(levels, length, 'level', (at) => module.readLevel(at)), current: indexOrNull(current),
      rules: module.readRules(rules), newLevelRules: module.readLevelRules(newLevelRules),
    });
  });
}

function library(instance) {
  const module = new Module(instance.exports);
  const version = module.functions.cp_version();
  return Object.freeze({
    version: `${version >> 16}.${(version >> 8) & 255}.${version & 255}`,
    Pager: bound(module, Pager, (levels, options) => new Pager(module, blockOfLevels(module, levels, options))),
    WheelFilter: bound(module, WheelFilter, () => new WheelFilter(module)),
    readSaved: (bytes) => readSaved(module, bytes),
    get memoryBytes() { return module.memory.buffer.byteLength; },
  });
}
