// Plays a conformance trace through crosspager.js, and computes a digest of its objects' properties, without hosts.

const NONE = -0x80000000;
const DIRECTIONS = ['left', 'right', 'up', 'down'];
const EDGES = ['left', 'right', 'top', 'bottom', 'beginning', 'end'];
const RESULTS = ['', 'moved', 'changed', 'ignored'];
const REASONS = [
  '', 'edge', 'pageOpen', 'nothingOpen', 'notVisible', 'notDragging', 'emptyLevel', 'noSuchLevel', 'noSuchPage',
  'alreadyThere', 'locked', 'noLevels', 'doesNotFit',
];
const LEVEL_VALUES = {
  start: ['first', 'last'],
  entry: ['remember', 'start', 'first', 'last', 'align'],
  edge: ['stop', 'wrap', 'continue'],
  follow: ['off', 'on'],
  snap: ['page', 'free'],
};
const PAGER_VALUES = {
  ends: ['stop', 'wrap'], empty: ['enter', 'skip'], bounce: ['on', 'off'], reading: ['ltr', 'rtl'],
};
const LEVEL_RULES = [, 'start', 'entry', 'edge', 'follow', 'snap'];
const PAGER_RULES = { 11: 'ends', 12: 'empty', 13: 'viewport', 14: 'bounce', 15: 'reading', 16: 'gesture' };
const PLAIN = {
  2: 'first', 3: 'last', 4: 'top', 5: 'bottom', 13: 'forgetAll', 15: 'zoomIn', 16: 'zoomOut', 19: 'cancel',
  21: 'finish', 22: 'open', 24: 'close',
};
const set = (bits) => DIRECTIONS.filter((_, i) => bits & (1 << i));
const optional = (number) => (number === NONE ? null : number);

/** Returns the name and arguments of the command in a line. */
function command([kind, level = 0, page = 0, count = 0, direction = 0, rule = 0, value = 0, to = 0, x = 0, y = 0]) {
  [x, y] = [x / 65536, y / 65536];
  if (PLAIN[kind]) return [PLAIN[kind]];
  switch (kind) {
    case 1: return [DIRECTIONS[direction], count];
    case 6: return ['next', count];
    case 7: return ['previous', count];
    case 8: return ['go', level];
    case 9: return ['go', level, page];
    case 10: return ['page', page];
    case 11: return ['remember', level, page];
    case 12: return ['forget', level];
    case 14: return ['align', level];
    case 17: return ['drag', x, y];
    case 18: return ['release', x, y];
    case 20: return ['tick', count];
    case 23: return ['open', level, page];
    case 25: return ['insert', level, page, count];
    case 26: return ['remove', level, page, count];
    case 27: return ['resize', level, count];
    case 28: return ['reload', level, count, optional(page), optional(to)];
    case 29: return ['insertLevel', count, optional(level)];
    case 30: return ['removeLevel', level];
    case 31: return ['moveLevel', level, to];
    case 32:
    case 33: {
      const name = LEVEL_RULES[rule];
      const setting = name === 'start' && value === 2 ? page : LEVEL_VALUES[name][value];
      return kind === 32 ? ['set', name, setting, level] : ['set', name, setting];
    }
    case 34: {
      const name = PAGER_RULES[rule];
      if (name === 'viewport') return ['set', name, { pages: x, levels: y, beyond: count }];
      if (name === 'gesture') return ['set', name, { turning: x, throwing: y, settleMilliseconds: count }];
      return ['set', name, PAGER_VALUES[name][value]];
    }
    case 35: return ['lock', ...set(direction)];
    case 36: return ['unlock', ...set(direction)];
    case 37: return ['glide', DIRECTIONS[direction]];
    default: throw new Error(`Unknown command ${kind}.`);
  }
}

function levelRules(take) {
  const [start, page] = [take(), take()];
  const rules = { start: start === 2 ? page : LEVEL_VALUES.start[start] };
  for (const name of ['entry', 'edge', 'follow', 'snap']) rules[name] = LEVEL_VALUES[name][take()];
  return rules;
}

/** Plays a trace. Returns the digest after each line. */
export function playThroughAPI({ Pager, WheelFilter }, text) {
  let digest = 2166136261;
  const word = (number) => (digest = Math.imul(digest ^ number, 16777619));
  const position = (place) => {
    word(place ? place.level : NONE);
    word(place?.page ?? NONE);
  };
  const distance = (pages) => {
    const units = pages === null ? -(2n ** 63n) : BigInt(pages * 65536);
    word(Number(BigInt.asIntN(32, units)));
    word(Number(BigInt.asIntN(32, units >> 32n)));
  };
  const code = (list, name) => word(name === undefined || name === null ? NONE : list.indexOf(name));
  const rulesOfLevel = (rules) => {
    if (typeof rules.start === 'number') [2, rules.start].forEach(word);
    else [LEVEL_VALUES.start.indexOf(rules.start), 0].forEach(word);
    for (const name of ['entry', 'edge', 'follow', 'snap']) code(LEVEL_VALUES[name], rules[name]);
  };
  const outcome = ({ result, reason, edge, stopped, direction, from, to, steps, finished, closed }) => {
    code(RESULTS, result);
    code(REASONS, reason);
    code(EDGES, edge ?? stopped);
    code(DIRECTIONS, direction);
    position(from);
    position(to);
    word(steps ?? NONE);
    word(finished ? 1 : 0);
    position(finished?.from);
    position(finished?.to);
    position(closed);
  };
  const observe = (pager) => {
    const state = pager.state;
    [state.position, state.target, state.opened].forEach(position);
    word(state.levels);
    code(['settled', 'dragging', 'settling'], state.phase);
    code(['horizontal', 'vertical'], state.axis);
    [state.milliseconds, state.elapsed].forEach(word);
    [state.offset, state.distance, state.start, state.end, state.progress].forEach(distance);
    word(pager.routes.reduce((bits, direction) => bits | (1 << DIRECTIONS.indexOf(direction)), 0));
    const rules = pager.rules;
    for (const [name, values] of Object.entries(PAGER_VALUES)) code(values, rules[name]);
    word(rules.locked.reduce((bits, direction) => bits | (1 << DIRECTIONS.indexOf(direction)), 0));
    [rules.viewport.beyond, rules.gesture.settleMilliseconds].forEach(word);
    [rules.viewport.levels, rules.viewport.pages, rules.gesture.turning, rules.gesture.throwing].forEach(distance);
    rulesOfLevel(pager.newLevelRules);
    for (const level of pager.levels) {
      word(level.count);
      word(level.page ?? NONE);
      distance(level.rest);
      rulesOfLevel(level.rules);
    }
    const rows = pager.window;
    word(rows.length);
    for (const row of rows) {
      [row.level, row.first, row.count, row.step * 65536].forEach(word);
      [row.x, row.y].forEach(distance);
    }
    // The number of host steps: 0 without hosts.
    if (rows.reduce((sum, row) => sum + row.count, 0) <= 200) word(0);
  };

  let pager;
  let wheel;
  return text.split('\n').map((line) => {
    const numbers = line.slice(1).trim().split(/ +/).filter((part) => part !== '').map(Number);
    const take = () => numbers.shift() ?? 0;
    if (line[0] === 'p') {
      pager = new Pager(numbers);
      wheel = new WheelFilter();
      observe(pager);
    } else if (line[0] === 'c') {
      const [name, ...args] = command(numbers);
      outcome(pager.preview(name, ...args));
      outcome(pager.apply(name, ...args));
      observe(pager);
    } else if (line[0] === 'w') {
      word(wheel.step(take(), take()));
    } else if (line[0] === 'r') {
      const levels = Array.from({ length: take() }, () => {
        const level = {
          origin: optional(take()), count: take(), page: optional(take()), openPage: optional(take()), addsAtEnd: take() === 1,
          spans: { origin: take(), length: take() },
        };
        const pages = Array.from({ length: take() }, () => [take(), take()]);
        if (pages.length > 0) {
          level.spans = { starts: pages.map(([start]) => start), ends: pages.map(([, end]) => end) };
        }
        return level;
      });
      outcome(pager.replaceLevels(levels));
      observe(pager);
    } else if (line[0] === 's') {
      const current = optional(take());
      const rules = {};
      for (const [name, values] of Object.entries(PAGER_VALUES)) rules[name] = values[take()];
      rules.locked = set(take());
      const [beyond, settleMilliseconds] = [take(), take()];
      rules.viewport = { beyond, levels: take() / 65536, pages: take() / 65536 };
      rules.gesture = { settleMilliseconds, turning: take() / 65536, throwing: take() / 65536 };
      const newLevelRules = levelRules(take);
      const places = Array.from({ length: take() }, () => {
        const present = take() === 1;
        const page = optional(take());
        const rest = take();
        const place = { page, rest: rest === -(2 ** 63) ? null : rest / 65536, rules: levelRules(take) };
        return present ? place : null;
      });
      outcome(pager.restorePlaces(places, { current, rules, newLevelRules }));
      observe(pager);
    }
    return digest >>> 0;
  });
}
