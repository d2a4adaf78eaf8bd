// A two-dimensional pager, on top of a WebAssembly module without imports. crosspager.d.ts documents the interface.

/** The number of units in a page. A distance times this number is an integer. */
export const UNITS_PER_PAGE = 65536;

/**
 * Loads the module.
 *
 * @param {any} [source] The address of crosspager.wasm, a response that contains it, or its bytes.
 * @returns {Promise<import('./crosspager.js').CrossPager>}
 */
export async function load(source = new URL('./crosspager.wasm', import.meta.url)) {
  source = await source;
  if (typeof source === 'string' || source instanceof URL || isA(source, 'Request')) {
    source = await fetch(source);
  }
  if (isA(source, 'Response')) {
    if (!source.ok) throw new Error(`Cannot load '${source.url}': status ${source.status}.`);
    source = await source.arrayBuffer();
  }
  const module =
    source instanceof WebAssembly.Module ? source : await WebAssembly.compile(source);
  return library(await WebAssembly.instantiate(module));
}

/**
 * Creates the library from the module's bytes synchronously.
 *
 * @param {BufferSource | WebAssembly.Module} source
 * @returns {import('./crosspager.js').CrossPager}
 */
export function instantiate(source) {
  const module = source instanceof WebAssembly.Module ? source : new WebAssembly.Module(source);
  return library(new WebAssembly.Instance(module));
}

/** Whether a value is an instance of a class that not every JavaScript engine has. */
function isA(value, name) {
  return name in globalThis && value instanceof globalThis[name];
}

/** The library refused a call. */
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
/** No index. */
const NONE = -0x80000000;
/** The largest index and count. */
const MOST = 0x7fffffff;

const RESULTS = [, 'moved', 'changed', 'ignored'];
const DIRECTIONS = ['left', 'right', 'up', 'down'];
const EDGES = ['left', 'right', 'top', 'bottom', 'beginning', 'end'];
const REASONS = [
  , 'edge', 'pageOpen', 'nothingOpen', 'notVisible', 'notDragging', 'emptyLevel', 'noSuchLevel',
  'noSuchPage', 'alreadyThere', 'locked', 'noLevels', 'doesNotFit',
];
const PHASES = ['settled', 'dragging', 'settling'];
const AXES = ['horizontal', 'vertical'];
const START_PAGE = 2;
const VALUES = {
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
const VIEWPORT = { levels: 1, pages: 1, beyond: 0 };
const GESTURE = { turning: 0.5, throwing: 0.5, settleMilliseconds: 300 };

// The sizes of the C structures in bytes.
const POSITION_SIZE = 8;
const LEVEL_RULES_SIZE = 24;
const RULES_SIZE = 64;
const SPANS_SIZE = 24;
const LEVEL_SIZE = 40;
const COMMAND_SIZE = 48;
const OUTCOME_SIZE = 64;
const STATE_SIZE = 88;
const ROW_SIZE = 32;
const REPLACEMENT_SIZE = 48;
const PLACE_SIZE = 40;
const WHEEL_SIZE = 128;
const DOT_SIZE = 32;
const SIZES = [
  , POSITION_SIZE, LEVEL_RULES_SIZE, RULES_SIZE, SPANS_SIZE, LEVEL_SIZE, COMMAND_SIZE,
  OUTCOME_SIZE, STATE_SIZE, ROW_SIZE, REPLACEMENT_SIZE, PLACE_SIZE, , , WHEEL_SIZE, DOT_SIZE,
];

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

/** An integer, by default one that fits in a field of the C structures. */
function index(value, name, least = -MOST, most = MOST) {
  if (!Number.isInteger(value)) throw mismatch(name, value, 'an integer');
  return within(least, most, value, name);
}

function optionalIndex(value, name) {
  return value === undefined || value === null ? NONE : index(value, name);
}

const count = (value) => index(value, 'count');

/** A distance or velocity in units, rounded to the nearest unit, with halves rounded away from zero. */
function units(value, name) {
  const size = Math.min(Math.round(Math.abs(number(value, name)) * UNITS_PER_PAGE), 2 ** 62);
  return value < 0 ? -size : size;
}

function wholeMilliseconds(value) {
  return within(-MOST, MOST, Math.round(number(value, 'milliseconds')), 'milliseconds');
}

function listed(values) {
  return values.map((value) => `'${value}'`).join(', ');
}

function code(rule, value) {
  const code = VALUES[rule].indexOf(value);
  if (code < 0) throw mismatch(rule, value, `one of ${listed(VALUES[rule])}`);
  return code;
}

/** The code of a start rule, and its page. */
function startCodes(value) {
  if (typeof value === 'number') return [START_PAGE, index(value, 'start')];
  return [code('start', value), 0];
}

function directionCode(direction) {
  const code = DIRECTIONS.indexOf(direction);
  if (code < 0) throw mismatch('direction', direction, `one of ${listed(DIRECTIONS)}`);
  return code;
}

function directionSet(directions) {
  let set = 0;
  for (const direction of directions) set |= 1 << directionCode(direction);
  return set;
}

function directionsIn(set) {
  return Object.freeze(DIRECTIONS.filter((_, code) => (set & (1 << code)) !== 0));
}

// ---- Commands ----

const plain = (kind) => () => ({ kind });
const move = (direction) => (steps = 1) => ({
  kind: 1, direction, count: index(steps, 'steps'),
});
const linear = (kind) => (steps = 1) => ({ kind, count: index(steps, 'steps') });
const onLevel = (kind) => (level) => ({ kind, level: index(level, 'level') });
const onPage = (kind) => (level, page) => ({
  kind, level: index(level, 'level'), page: index(page, 'page'),
});
const edit = (kind) => (level, at, pages = 1) => ({
  kind, level: index(level, 'level'), page: index(at, 'index'), count: count(pages),
});
const ofDirections = (kind) => (...directions) => ({ kind, direction: directionSet(directions) });

/** The fields of the C structure for each command. */
const COMMANDS = {
  left: move(0),
  right: move(1),
  up: move(2),
  down: move(3),
  first: plain(2),
  last: plain(3),
  top: plain(4),
  bottom: plain(5),
  next: linear(6),
  previous: linear(7),
  go: (level, page) => (page === undefined ? onLevel(8)(level) : onPage(9)(level, page)),
  page: (page) => ({ kind: 10, page: index(page, 'page') }),
  remember: onPage(11),
  forget: onLevel(12),
  forgetAll: plain(13),
  align: onLevel(14),
  zoomIn: plain(15),
  zoomOut: plain(16),

  drag: (dx, dy = 0) => ({ kind: 17, x: units(dx, 'dx'), y: units(dy, 'dy') }),
  release: (vx = 0, vy = 0) => ({ kind: 18, x: units(vx, 'vx'), y: units(vy, 'vy') }),
  cancel: plain(19),
  tick: (milliseconds) => ({ kind: 20, count: wholeMilliseconds(milliseconds) }),
  finish: plain(21),
  glide: (direction) => ({ kind: 37, direction: directionCode(direction) }),

  open: (level, page) =>
    level === undefined && page === undefined ? { kind: 22 } : onPage(23)(level, page),
  close: plain(24),

  insert: edit(25),
  remove: edit(26),
  resize: (level, pages) => ({ kind: 27, level: index(level, 'level'), count: count(pages) }),
  reload: (level, pages, page, openPage) => ({
    kind: 28, level: index(level, 'level'), count: count(pages), page: optionalIndex(page, 'page'),
    to: optionalIndex(openPage, 'openPage'),
  }),
  insertLevel: (pages, at) => ({
    kind: 29, count: count(pages), level: optionalIndex(at, 'index'),
  }),
  removeLevel: onLevel(30),
  moveLevel: (level, to) => ({ kind: 31, level: index(level, 'level'), to: index(to, 'index') }),

  set: (rule, value, level) => {
    if (Object.hasOwn(LEVEL_RULES, rule)) {
      const [setting, page] = rule === 'start' ? startCodes(value) : [code(rule, value), 0];
      const fields = { rule: LEVEL_RULES[rule], value: setting, page };
      return level === undefined || level === null
        ? { kind: 33, ...fields }
        : { kind: 32, level: index(level, 'level'), ...fields };
    }
    if (!Object.hasOwn(PAGER_RULES, rule)) {
      const rules = [...Object.keys(LEVEL_RULES), ...Object.keys(PAGER_RULES)];
      throw mismatch('rule', rule, `one of ${listed(rules)}`);
    }
    if (level !== undefined && level !== null) {
      throw new TypeError(`Rule '${rule}' belongs to the pager. Set it without a level.`);
    }
    const fields = { kind: 34, rule: PAGER_RULES[rule] };
    if (rule === 'viewport') {
      const { levels, pages, beyond } = { ...VIEWPORT, ...value };
      return {
        ...fields, x: units(pages, 'pages'), y: units(levels, 'levels'),
        count: index(beyond, 'beyond'),
      };
    }
    if (rule === 'gesture') {
      const { turning, throwing, settleMilliseconds } = { ...GESTURE, ...value };
      return {
        ...fields, x: units(turning, 'turning'), y: units(throwing, 'throwing'),
        count: wholeMilliseconds(settleMilliseconds),
      };
    }
    return { ...fields, value: code(rule, value) };
  },
  lock: ofDirections(35),
  unlock: ofDirections(36),
};

function fieldsOf(name, args) {
  if (!Object.hasOwn(COMMANDS, name)) {
    throw new TypeError(`Unknown command '${name}'. Commands: ${Object.keys(COMMANDS).join(', ')}`);
  }
  return COMMANDS[name](...args);
}

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
    for (const [structure, size] of SIZES.entries()) {
      if (size !== undefined && exports.cp_size_of(structure) !== size) {
        throw new Error('crosspager.js and crosspager.wasm have different versions.');
      }
    }
    // Memory for the structures of a call.
    this.command = this.allocate(COMMAND_SIZE);
    this.result = this.allocate(STATE_SIZE);
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

  free(address, size) {
    this.#free[powerAbove(size)].push(address);
  }

  /** Calls `body` with a function that allocates memory, which is freed when `body` returns. */
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

  keep(pager, block) {
    this.#forgotten.register(pager, block, block);
  }

  release(block) {
    this.#forgotten.unregister(block);
    this.free(block.address, block.size);
  }

  check(status) {
    if (status !== OK) throw new CrossPagerError(status, this.text(this.functions.cp_status_text(status)));
  }

  text(address) {
    const bytes = new Uint8Array(this.memory.buffer, address);
    return new TextDecoder().decode(bytes.slice(0, bytes.indexOf(0)));
  }

  /** Reads a distance in pages; null for no distance. A multiple of 1/65536 below 2³⁷ is exact. */
  distance(address) {
    const words = this.words;
    const low = words[address >>> 2];
    const high = words[(address >>> 2) + 1];
    if (high === NONE && low === 0) return null;
    return (high * 2 ** 32 + (low >>> 0)) / UNITS_PER_PAGE;
  }

  setLong(address, value) {
    this.words[address >>> 2] = value;
    this.words[(address >>> 2) + 1] = Math.floor(value / 2 ** 32);
  }

  /** Writes a distance in pages, or null for no distance. */
  setDistance(address, value, name) {
    this.setLong(address, value === undefined || value === null ? -(2 ** 63) : units(value, name));
  }

  /** Reads a position; null for none. */
  position(address) {
    const words = this.words;
    const level = words[address >>> 2];
    const page = words[(address >>> 2) + 1];
    return level === NONE ? null : Object.freeze({ level, page: page === NONE ? null : page });
  }

  writeCommand(fields) {
    const words = this.words;
    const at = this.command >>> 2;
    words[at] = fields.kind;
    words[at + 1] = fields.level ?? 0;
    words[at + 2] = fields.page ?? 0;
    words[at + 3] = fields.count ?? 0;
    words[at + 4] = fields.direction ?? 0;
    words[at + 5] = fields.rule ?? 0;
    words[at + 6] = fields.value ?? 0;
    words[at + 7] = fields.to ?? 0;
    this.setLong(this.command + 32, fields.x ?? 0);
    this.setLong(this.command + 40, fields.y ?? 0);
  }

  outcome() {
    const at = this.result;
    const words = this.words;
    const edge = words[(at >>> 2) + 2];
    const direction = words[(at >>> 2) + 3];
    const steps = words[(at >>> 2) + 8];
    const outcome = { result: RESULTS[words[at >>> 2]] };
    if (outcome.result === 'moved') {
      outcome.from = this.position(at + 16);
      outcome.to = this.position(at + 24);
      if (steps !== NONE) outcome.steps = steps;
      if (edge !== NONE) outcome.stopped = EDGES[edge];
    }
    if (outcome.result === 'ignored') {
      outcome.reason = REASONS[words[(at >>> 2) + 1]];
      if (edge !== NONE) outcome.edge = EDGES[edge];
      if (direction !== NONE) outcome.direction = DIRECTIONS[direction];
    }
    if (words[(at >>> 2) + 9] === 1) {
      outcome.finished = Object.freeze({ from: this.position(at + 40), to: this.position(at + 48) });
    }
    const closed = this.position(at + 56);
    if (closed) outcome.closed = closed;
    return Object.freeze(outcome);
  }

  readLevelRules(address) {
    const [start, page, ...codes] = this.words.subarray(address >>> 2, (address >>> 2) + 6);
    const names = ['entry', 'edge', 'follow', 'snap'].map((rule, i) => [rule, VALUES[rule][codes[i]]]);
    return Object.freeze({
      start: start === START_PAGE ? page : VALUES.start[start], ...Object.fromEntries(names),
    });
  }

  writeLevelRules(address, rules) {
    this.words.set(
      [
        ...startCodes(rules.start), code('entry', rules.entry), code('edge', rules.edge),
        code('follow', rules.follow), code('snap', rules.snap),
      ],
      address >>> 2);
  }

  readRules(address) {
    const [ends, empty, bounce, reading, locked, beyond, settleMilliseconds] =
      this.words.subarray(address >>> 2, (address >>> 2) + 7);
    return Object.freeze({
      ends: VALUES.ends[ends],
      empty: VALUES.empty[empty],
      bounce: VALUES.bounce[bounce],
      reading: VALUES.reading[reading],
      viewport: Object.freeze({
        levels: this.distance(address + 32), pages: this.distance(address + 40), beyond,
      }),
      gesture: Object.freeze({
        turning: this.distance(address + 48), throwing: this.distance(address + 56),
        settleMilliseconds,
      }),
      locked: directionsIn(locked),
    });
  }

  writeRules(address, rules) {
    const viewport = { ...VIEWPORT, ...rules.viewport };
    const gesture = { ...GESTURE, ...rules.gesture };
    this.words.set(
      [
        code('ends', rules.ends), code('empty', rules.empty), code('bounce', rules.bounce),
        code('reading', rules.reading), directionSet(rules.locked),
        index(viewport.beyond, 'beyond'), wholeMilliseconds(gesture.settleMilliseconds),
      ],
      address >>> 2);
    this.setLong(address + 32, units(viewport.levels, 'levels'));
    this.setLong(address + 40, units(viewport.pages, 'pages'));
    this.setLong(address + 48, units(gesture.turning, 'turning'));
    this.setLong(address + 56, units(gesture.throwing, 'throwing'));
  }

  readLevel(address) {
    const [count, page] = this.words.subarray(address >>> 2, (address >>> 2) + 2);
    return Object.freeze({
      count, page: page === NONE ? null : page, rest: this.distance(address + 8),
      rules: this.readLevelRules(address + 16),
    });
  }

  /** Writes spans with their tables. Returns the number of pages in the tables. */
  writeSpans(address, spans, allocate) {
    if (!spans) return 0;
    if (spans.starts === undefined) {
      this.setLong(address, integer(spans.origin ?? 0, 'origin'));
      this.words[(address >>> 2) + 2] = index(spans.length, 'length');
      return 0;
    }
    const table = (values, name) => {
      const start = allocate(8 * values.length);
      for (let i = 0; i < values.length; i++) {
        this.setLong(start + 8 * i, integer(values[i], `${name}[${i}]`));
      }
      return start;
    };
    if (spans.ends && spans.ends.length !== spans.starts.length) {
      throw new TypeError("Arguments 'starts' and 'ends' differ in length. Pass one end for each start.");
    }
    if (!spans.ends && spans.starts.length === 0) {
      throw new TypeError("Argument 'starts' is empty. Pass one more number than the level has pages.");
    }
    const pages = spans.starts.length - (spans.ends ? 0 : 1);
    const starts = table(spans.starts, 'starts');
    const ends = spans.ends ? table(spans.ends, 'ends') : 0;
    this.words.set([pages, starts, ends], (address >>> 2) + 3);
    return pages;
  }
}

function powerAbove(size) {
  return 32 - Math.clz32(Math.max(size, 16) - 1);
}

/** Checks a coordinate of a span, such as its origin or length. */
function integer(value, name) {
  return index(value, name, -Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER);
}

const NEW_LEVEL_RULES = {
  start: 'first', entry: 'remember', edge: 'stop', follow: 'off', snap: 'page',
};
const NEW_RULES = {
  ends: 'stop', empty: 'enter', bounce: 'on', reading: 'ltr', viewport: VIEWPORT, gesture: GESTURE,
  locked: [],
};

// ---- Pagers ----

/** Creates a pager from levels and returns its block. */
function blockOfLevels(module, levels, options = {}) {
  const list = Array.from(levels, (level) => (typeof level === 'number' ? { count: level } : level));
  return module.scope((allocate) => {
    const array = allocate(LEVEL_SIZE * list.length);
    const spans = allocate(SPANS_SIZE * list.length);
    let tables = 0;
    for (const [i, level] of list.entries()) {
      const at = array + LEVEL_SIZE * i;
      module.words.set([index(level.count, 'count', 0), optionalIndex(level.page, 'page')], at >>> 2);
      module.setDistance(at + 8, level.rest, 'rest');
      module.writeLevelRules(at + 16, { ...NEW_LEVEL_RULES, ...level.rules });
      tables += module.writeSpans(spans + SPANS_SIZE * i, level.spans, allocate);
    }
    const rules = allocate(RULES_SIZE);
    module.writeRules(rules, { ...NEW_RULES, ...options.rules });
    const newRules = allocate(LEVEL_RULES_SIZE);
    module.writeLevelRules(newRules, { ...NEW_LEVEL_RULES, ...options.newLevelRules });
    const current = index(options.current ?? 0, 'current');
    return makeBlock(module, module.functions.cp_pager_size(list.length, tables), (memory, size, pager) =>
      module.functions.cp_pager_make_levels(
        memory, size, array, spans, list.length, current, rules, newRules, pager));
  });
}

/** Allocates a block and creates a pager in it. Doubles the size until the pager fits. */
function makeBlock(module, size, make) {
  for (;;) {
    const address = module.allocate(size);
    const status = make(address, size, module.numbers);
    if (status === OK) return { address, size, pager: module.words[module.numbers >>> 2] };
    module.free(address, size);
    if (status !== NO_MEMORY) module.check(status);
    size *= 2;
  }
}

class Pager {
  #module;
  /** The block of memory: its address and size, and the address of the pager in it. */
  #block;

  constructor(module, block) {
    this.#module = module;
    this.#block = block;
    module.keep(this, block);
  }

  get #address() {
    if (this.#block === null) throw new Error('This pager has been freed. Create another one.');
    return this.#block.pager;
  }

  /** Calls a library function. While the pager's memory is too small, moves the pager to a larger block and retries. */
  #call(name, ...args) {
    const { functions } = this.#module;
    let status = functions[name](this.#address, ...args);
    while (status === NO_MEMORY) {
      this.#grow();
      status = functions[name](this.#address, ...args);
    }
    this.#module.check(status);
  }

  #grow() {
    const module = this.#module;
    const block = this.#copyBlock(2 * this.#block.size);
    module.release(this.#block);
    this.#block = block;
    module.keep(this, block);
  }

  #copyBlock(size) {
    const source = this.#address;
    return makeBlock(this.#module, size, (memory, size, pager) =>
      this.#module.functions.cp_pager_copy(source, memory, size, pager));
  }

  apply(command, ...args) {
    this.#module.writeCommand(fieldsOf(command, args));
    this.#call('cp_apply', this.#module.command, this.#module.result);
    return this.#module.outcome();
  }

  preview(command, ...args) {
    this.#module.writeCommand(fieldsOf(command, args));
    this.#call('cp_preview', this.#module.command, this.#module.result);
    return this.#module.outcome();
  }

  get state() {
    const module = this.#module;
    const at = module.result;
    this.#call('cp_get_state', at);
    const words = module.words;
    const axis = words[(at >>> 2) + 8];
    return Object.freeze({
      position: module.position(at), target: module.position(at + 8),
      opened: module.position(at + 16), levels: words[(at >>> 2) + 6],
      phase: PHASES[words[(at >>> 2) + 7]], axis: axis === NONE ? null : AXES[axis],
      offset: module.distance(at + 48), distance: module.distance(at + 56),
      start: module.distance(at + 64), end: module.distance(at + 72),
      progress: module.distance(at + 80),
      milliseconds: words[(at >>> 2) + 9], elapsed: words[(at >>> 2) + 10],
    });
  }

  get position() {
    this.#call('cp_get_state', this.#module.result);
    return this.#module.position(this.#module.result);
  }

  get progress() { return this.state.progress; }

  get routes() {
    this.#call('cp_get_routes', this.#module.numbers);
    return directionsIn(this.#module.words[this.#module.numbers >>> 2]);
  }

  get levels() {
    return Object.freeze(Array.from({ length: this.state.levels }, (_, i) => this.level(i)));
  }

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
    const module = this.#module;
    return this.#sized('cp_get_window', [], ROW_SIZE, (rows, length) =>
      Object.freeze(
        Array.from({ length }, (_, i) => {
          const at = rows + ROW_SIZE * i;
          const words = module.words;
          return Object.freeze({
            level: words[at >>> 2], first: words[(at >>> 2) + 1], count: words[(at >>> 2) + 2],
            step: words[(at >>> 2) + 3] / UNITS_PER_PAGE, x: module.distance(at + 16),
            y: module.distance(at + 24),
          });
        })));
  }

  indicator(dots) {
    const module = this.#module;
    return this.#sized('cp_get_indicator', [index(dots, 'dots')], DOT_SIZE, (row, length) =>
      Object.freeze(
        Array.from({ length }, (_, i) => {
          const at = row + DOT_SIZE * i;
          return Object.freeze({
            page: module.words[at >>> 2], place: module.distance(at + 8), size: module.distance(at + 16),
            selection: module.distance(at + 24),
          });
        })));
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

  get displayedPages() {
    return Object.freeze(
      this.window.flatMap(({ level, first, count, step, x, y }) =>
        Array.from({ length: count }, (_, i) =>
          Object.freeze({ level, page: first + i, x: x + i * step, y }))));
  }

  replaceLevels(levels) {
    const module = this.#module;
    const list = Array.from(levels);
    return module.scope((allocate) => {
      const array = allocate(REPLACEMENT_SIZE * list.length);
      for (const [i, level] of list.entries()) {
        const at = array + REPLACEMENT_SIZE * i;
        module.words.set(
          [
            optionalIndex(level.origin, 'origin'), count(level.count),
            optionalIndex(level.page, 'page'), optionalIndex(level.openPage, 'openPage'),
            level.addsAtEnd ? 1 : 0,
          ],
          at >>> 2);
        module.writeSpans(at + 24, level.spans, allocate);
      }
      this.#call('cp_replace_levels', array, list.length, module.result);
      return module.outcome();
    });
  }

  restorePlaces(places, { current, rules, newLevelRules } = {}) {
    const module = this.#module;
    const list = Array.from(places);
    return module.scope((allocate) => {
      const array = allocate(PLACE_SIZE * list.length);
      for (const [i, place] of list.entries()) {
        const level = this.level(i);
        if (!place || !level) continue;
        const at = array + PLACE_SIZE * i;
        module.words.set([1, optionalIndex(place.page, 'page')], at >>> 2);
        module.setDistance(at + 8, place.rest, 'rest');
        module.writeLevelRules(at + 16, { ...level.rules, ...place.rules });
      }
      const pagerRules = rules ? allocate(RULES_SIZE) : 0;
      if (rules) module.writeRules(pagerRules, { ...this.rules, ...rules });
      const newRules = newLevelRules ? allocate(LEVEL_RULES_SIZE) : 0;
      if (newLevelRules) {
        module.writeLevelRules(newRules, { ...this.newLevelRules, ...newLevelRules });
      }
      this.#call(
        'cp_restore_places', array, list.length, optionalIndex(current, 'current'), pagerRules,
        newRules, module.result);
      return module.outcome();
    });
  }

  save() {
    return this.#sized('cp_save', [], 1, (bytes, length) =>
      new Uint8Array(this.#module.memory.buffer, bytes, length).slice());
  }

  restore(bytes, { keepsRules = false } = {}) {
    return withBytes(this.#module, bytes, (address) => {
      this.#call('cp_restore', address, bytes.length, keepsRules ? 1 : 0, this.#module.result);
      return this.#module.outcome();
    });
  }

  copy() {
    return new Pager(this.#module, this.#copyBlock(this.#block?.size));
  }

  free() {
    if (this.#block === null) return;
    this.#module.release(this.#block);
    this.#block = null;
  }
}

for (const name of Object.keys(COMMANDS)) {
  Object.defineProperty(Pager.prototype, name, {
    value(...args) {
      return this.apply(name, ...args);
    },
    configurable: true,
    writable: true,
  });
}

/** Calls `body` with the address of a copy of the bytes. */
function withBytes(module, bytes, body) {
  if (!(bytes instanceof Uint8Array)) throw mismatch('bytes', bytes, 'a Uint8Array');
  return module.scope((allocate) => {
    const address = allocate(bytes.length);
    new Uint8Array(module.memory.buffer).set(bytes, address);
    return body(address);
  });
}

// ---- Wheels and touchpads ----

class WheelFilter {
  #module;
  #words;

  constructor(module) {
    this.#module = module;
    this.#words = module.scope((allocate) => {
      const wheel = allocate(WHEEL_SIZE);
      module.check(module.functions.cp_wheel_make(wheel));
      return module.words.slice(wheel >>> 2, (wheel + WHEEL_SIZE) >>> 2);
    });
  }

  step(distance, milliseconds) {
    const module = this.#module;
    // A touchpad sends fractional distances. Even the smallest one counts as an event.
    const size = within(0, MOST, Math.ceil(Math.abs(number(distance, 'distance'))), 'distance');
    const limit = Number.MAX_SAFE_INTEGER;
    const time = BigInt(
      within(-limit, limit, Math.round(number(milliseconds, 'milliseconds')), 'milliseconds'));
    return module.scope((allocate) => {
      const wheel = allocate(WHEEL_SIZE);
      module.words.set(this.#words, wheel >>> 2);
      module.check(
        module.functions.cp_wheel_step(wheel, distance < 0 ? -size : size, time, module.numbers));
      this.#words.set(module.words.subarray(wheel >>> 2, (wheel + WHEEL_SIZE) >>> 2));
      return module.words[module.numbers >>> 2];
    });
  }
}

// ---- The library ----

/** Returns a constructor for a class. The constructor passes the module to `make`. */
function bound(module, Class, make) {
  function Constructor(...args) {
    if (!new.target) throw new TypeError(`Make a ${Class.name} with 'new'.`);
    return make(...args);
  }
  Constructor.prototype = Class.prototype;
  return Constructor;
}

function readSaved(module, bytes) {
  return withBytes(module, bytes, (address) =>
    module.scope((allocate) => {
      const { functions, numbers } = module;
      const read = (levels, capacity, rules, newLevelRules) =>
        functions.cp_read_saved(
          address, bytes.length, levels, capacity, numbers, numbers + 4, rules, newLevelRules);
      const status = read(0, 0, 0, 0);
      if (status !== TOO_SMALL) module.check(status);
      const length = module.words[numbers >>> 2];
      const levels = allocate(LEVEL_SIZE * length);
      const rules = allocate(RULES_SIZE);
      const newLevelRules = allocate(LEVEL_RULES_SIZE);
      module.check(read(levels, length, rules, newLevelRules));
      const current = module.words[(numbers >>> 2) + 1];
      return Object.freeze({
        levels: Object.freeze(
          Array.from({ length }, (_, i) => module.readLevel(levels + LEVEL_SIZE * i))),
        current: current === NONE ? null : current,
        rules: module.readRules(rules),
        newLevelRules: module.readLevelRules(newLevelRules),
      });
    }));
}

function library(instance) {
  const module = new Module(instance.exports);
  const version = module.functions.cp_version();
  return Object.freeze({
    version: `${version >> 16}.${(version >> 8) & 255}.${version & 255}`,
    Pager: bound(module, Pager, (levels, options) =>
      new Pager(module, blockOfLevels(module, levels, options))),
    WheelFilter: bound(module, WheelFilter, () => new WheelFilter(module)),
    readSaved: (bytes) => readSaved(module, bytes),
    get memoryBytes() {
      return module.memory.buffer.byteLength;
    },
  });
}
