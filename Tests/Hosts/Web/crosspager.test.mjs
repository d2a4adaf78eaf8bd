// Tests of crosspager.js and crosspager.wasm: node --test Tests/Hosts/Web
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { CrossPagerError, UNITS_PER_PAGE, instantiate, load } from '../../../Sources/Hosts/Web/crosspager.js';

const bytes = readFileSync(new URL('../../../Sources/Hosts/Web/crosspager.wasm', import.meta.url));
const { Pager, WheelFilter, readSaved } = instantiate(bytes);

const at = (level, page) => ({ level, page });
const moved = (from, to, rest = {}) => ({ result: 'moved', from: at(...from), to: at(...to), ...rest });
const changed = { result: 'changed' };
const ignored = (reason, rest = {}) => ({ result: 'ignored', reason, ...rest });

/** Applies commands, and checks each outcome and its preview. */
function play(pager, steps) {
  for (const [command, ...rest] of steps) {
    const args = rest.slice(0, -1);
    const expected = rest.at(-1);
    const name = `${command}(${args.map((arg) => JSON.stringify(arg)).join(', ')})`;
    const before = pager.state;
    assert.deepEqual(pager.preview(command, ...args), expected, `preview of ${name}`);
    assert.deepEqual(pager.state, before, `preview of ${name} changes nothing`);
    assert.deepEqual(pager[command](...args), expected, name);
  }
}

test('the module has no imports', () => {
  assert.deepEqual(WebAssembly.Module.imports(new WebAssembly.Module(bytes)), []);
});

test('moves', () => {
  play(new Pager([5, 5, 5]), [
    ['right', 3, moved([0, 0], [0, 3], { steps: 3 })],
    ['left', moved([0, 3], [0, 2], { steps: 1 })],
    ['right', 9, moved([0, 2], [0, 4], { steps: 2, stopped: 'right' })],
    ['right', ignored('edge', { edge: 'right' })],
    ['right', 0, ignored('alreadyThere')],
    ['down', moved([0, 4], [1, 0], { steps: 1 })],
    ['up', 2147483647, moved([1, 0], [0, 4], { steps: 1, stopped: 'top' })],
    ['up', ignored('edge', { edge: 'top' })],
    ['first', moved([0, 4], [0, 0])],
    ['last', moved([0, 0], [0, 4])],
    ['bottom', moved([0, 4], [2, 0])],
    ['top', moved([2, 0], [0, 4])],
    ['next', 2, moved([0, 4], [1, 1], { steps: 2 })],
    ['previous', moved([1, 1], [1, 0], { steps: 1 })],
    ['previous', 99, moved([1, 0], [0, 0], { steps: 5, stopped: 'beginning' })],
    ['previous', ignored('edge', { edge: 'beginning' })],
    ['go', 2, moved([0, 0], [2, 0])],
    ['go', 1, 4, moved([2, 0], [1, 4])],
    ['go', 1, 9, ignored('noSuchPage')],
    ['go', -1, ignored('noSuchLevel')],
    ['page', 2, moved([1, 4], [1, 2])],
    ['page', -1, ignored('noSuchPage')],
    ['remember', 2, 3, changed],
    ['forget', 1, changed],
    ['forgetAll', changed],
    ['go', 0, 3, moved([1, 0], [0, 3])],
    ['align', 1, changed],
    ['zoomOut', moved([0, 3], [1, 3], { steps: 1 })],
    ['zoomIn', moved([1, 3], [0, 3], { steps: 1 })],
  ]);
});

test('gestures', () => {
  const pager = new Pager([5, 5]);
  play(pager, [['drag', 0, 0, ignored('alreadyThere')], ['drag', -0.25, changed]]);
  assert.deepEqual(pager.state, {
    position: at(0, 0), target: at(0, 0), opened: null, levels: 2, phase: 'dragging',
    axis: 'horizontal', offset: 0.25, distance: 0.25, start: 0, end: 0, milliseconds: 0, elapsed: 0, progress: 0.25,
  });
  play(pager, [['release', -2, changed], ['tick', 99.6, changed]]);
  const state = pager.state;
  assert.deepEqual(
    [state.phase, state.elapsed, state.milliseconds, state.start, state.end], ['settling', 100, 300, 0.25, 1]);
  assert.equal(state.offset * UNITS_PER_PAGE, 50972);
  play(pager, [
    ['left', moved([0, 1], [0, 0], { steps: 1, finished: { from: at(0, 0), to: at(0, 1) } })],
    ['release', ignored('notDragging')],
    ['drag', 0, -1, changed],
    ['cancel', changed],
    ['tick', 1e9, changed],
    ['drag', 0, -0.75, changed],
    ['finish', moved([0, 0], [1, 0])],
    ['finish', ignored('alreadyThere')],
  ]);
});

test('a distance is rounded to the nearest unit, with halves rounded away from zero', () => {
  const offset = (dx) => {
    const pager = new Pager([{ count: 9, page: 4 }]);
    pager.drag(dx);
    return pager.state.offset * UNITS_PER_PAGE;
  };
  assert.deepEqual(
    [0.5, 1.5, -0.5, -1.5, 0.49, 1.49].map((units) => offset(-units / UNITS_PER_PAGE)), [1, 2, -1, -2, 0, 1]);
  assert.deepEqual([offset(-Infinity), offset(Infinity), offset(-1e300)], [65536, -65536, 65536]);
});

test('opening', () => {
  play(new Pager([5, 5]), [
    ['close', ignored('nothingOpen')],
    ['open', 1, 0, ignored('notVisible')],
    ['open', changed],
    ['left', ignored('pageOpen')],
    ['close', changed],
    ['open', 0, 0, changed],
  ]);
});

test('glides', () => {
  const pager = new Pager([3, 2], { rules: { reading: 'rtl' } });
  play(pager, [
    ['glide', 'right', ignored('edge', { edge: 'right' })],
    ['glide', 'left', changed],
    ['tick', 150, changed],
  ]);
  const { phase, offset, progress, end } = pager.state;
  assert.deepEqual([phase, offset, progress, end, pager.progress], ['settling', -0.875, 0.875, -1, 0.875]);
  play(pager, [
    ['glide', 'down', { result: 'changed', finished: { from: at(0, 0), to: at(0, 1) } }],
    ['finish', moved([0, 1], [1, 0])],
    ['glide', 'left', changed],
    ['remove', 1, 0, { result: 'changed', finished: { from: at(1, null), to: at(1, 0) } }],
    ['glide', 'up', changed],
    ['removeLevel', 1, { result: 'changed', finished: { from: null, to: at(0, 1) } }],
    ['glide', 'right', changed],
    ['removeLevel', 0, { result: 'changed', finished: { from: null, to: null } }],
  ]);
  assert.equal(pager.progress, null);
});

test('edits while a page is open', () => {
  const pager = new Pager([9, 2], { rules: { viewport: { pages: 3 } } });
  play(pager, [
    ['open', 0, 2, changed],
    ['glide', 'right', ignored('pageOpen')],
    ['set', 'edge', 'wrap', changed],
    ['insert', 0, 1, changed],
  ]);
  assert.deepEqual(pager.state.opened, at(0, 3));
  play(pager, [['reload', 0, 6, 0, 5, changed]]);
  assert.deepEqual(pager.state.opened, at(0, 5));
  pager.replaceLevels([{ origin: 1, count: 2 }, { origin: 0, count: 4, page: 0, openPage: 1 }]);
  assert.deepEqual(pager.state.opened, at(1, 1));
  play(pager, [
    ['reload', 1, 4, 0, { result: 'changed', closed: at(1, 1) }],
    ['open', changed],
    ['removeLevel', 1, { result: 'changed', closed: at(1, 0) }],
  ]);
});

test('editing', () => {
  const pager = new Pager([2, 0]);
  play(pager, [
    ['insert', 0, 0, 3, changed],
    ['insert', 0, 9, ignored('noSuchPage')],
    ['remove', 0, 4, changed],
    ['resize', 1, 7, changed],
    ['resize', 1, -1, ignored('doesNotFit')],
    ['reload', 1, 3, 2, changed],
    ['reload', 1, 2, changed],
    ['insertLevel', 4, changed],
    ['insertLevel', 6, 0, changed],
    ['moveLevel', 3, 1, changed],
    ['removeLevel', 9, ignored('noSuchLevel')],
    ['removeLevel', 0, changed],
  ]);
  assert.deepEqual(pager.levels.map((level) => [level.count, level.page]), [[4, 0], [4, 3], [2, 1]]);
  assert.deepEqual(pager.position, at(1, 3));
  assert.deepEqual(
    pager.replaceLevels([
      { origin: 1, count: 10, page: 7, spans: { starts: [0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20] } },
      { count: 2, spans: { length: 10 } },
    ]), changed);
  assert.deepEqual(pager.position, at(0, 7));
  assert.deepEqual(pager.zoomOut(), moved([0, 7], [1, 1], { steps: 1 }));
});

test('a level without spans corresponds by index', () => {
  const pager = new Pager([{ count: 14, page: 3, spans: { length: 1440, origin: 24_000_000 } }, { count: 9 }, 2]);
  assert.deepEqual(pager.zoomOut(), moved([0, 3], [1, 3], { steps: 1 }));
  assert.deepEqual(pager.zoomOut(), moved([1, 3], [2, 1], { steps: 1 }));
});

test('rules', () => {
  const pager = new Pager([5, 0, 5]);
  play(pager, [
    ['set', 'start', 3, 0, changed],
    ['set', 'start', 'last', changed],
    ['set', 'entry', 'align', 2, changed],
    ['set', 'edge', 'wrap', changed],
    ['set', 'follow', 'on', changed],
    ['set', 'snap', 'free', 2, changed],
    ['set', 'snap', 'free', 7, ignored('noSuchLevel')],
    ['set', 'ends', 'wrap', changed],
    ['set', 'empty', 'skip', changed],
    ['set', 'bounce', 'off', changed],
    ['set', 'viewport', { levels: 2, pages: 2.5, beyond: 1 }, changed],
    ['set', 'gesture', { turning: 0.25, throwing: 2, settleMilliseconds: 200 }, changed],
    ['lock', 'left', 'up', changed],
    ['left', ignored('locked', { direction: 'left' })],
    ['unlock', 'left', changed],
    ['set', 'reading', 'rtl', changed],
    ['set', 'reading', 'rtl', ignored('alreadyThere')],
  ]);
  assert.deepEqual(pager.rules, {
    ends: 'wrap', empty: 'skip', bounce: 'off', reading: 'rtl',
    viewport: { levels: 2, pages: 2.5, beyond: 1 },
    gesture: { turning: 0.25, throwing: 2, settleMilliseconds: 200 }, locked: ['up'],
  });
  const rules = { start: 'last', entry: 'remember', edge: 'wrap', follow: 'on', snap: 'page' };
  assert.deepEqual(pager.newLevelRules, rules);
  assert.deepEqual(
    pager.levels.map((level) => level.rules), [rules, rules, { ...rules, entry: 'align', snap: 'free' }]);
  assert.deepEqual(pager.routes, ['left', 'right', 'down']);
});

test('a pager is created with every option', () => {
  const level = { count: 9, page: 4, rest: 2.5, rules: { snap: 'free', start: 2 } };
  const pager = new Pager([3, level], {
    current: 1, rules: { viewport: { pages: 3 }, locked: ['down'] }, newLevelRules: { follow: 'on' },
  });
  assert.deepEqual(pager.position, at(1, 4));
  assert.deepEqual(pager.level(1), {
    count: 9, page: 4, rest: 2.5,
    rules: { start: 2, entry: 'remember', edge: 'stop', follow: 'off', snap: 'free' },
  });
  assert.equal(pager.level(2), null);
  assert.deepEqual([pager.rules.viewport, pager.rules.locked, pager.newLevelRules.follow], [
    { levels: 1, pages: 3, beyond: 0 }, ['down'], 'on',
  ]);
  assert.deepEqual(pager.window, [{ level: 1, first: 2, count: 4, step: 1, x: -0.5, y: 0 }]);
  assert.deepEqual(new Pager([]).state.position, null);
  assert.deepEqual(new Pager([]).window, []);
  assert.deepEqual(new Pager([0]).position, at(0, null));
});

test('a row of dots', () => {
  const pager = new Pager([100, 0], { current: 0 });
  pager.go(0, 7);
  pager.drag(-0.5);
  assert.deepEqual(pager.indicator(5).map(({ page, place, size, selection }) => [page, place, size, selection]), [
    [5, -0.5, 0.25, 0], [6, 0.5, 0.75, 0], [7, 1.5, 1, 0.5], [8, 2.5, 1, 0.5], [9, 3.5, 0.75, 0], [10, 4.5, 0.25, 0],
  ]);
  pager.go(1);
  assert.deepEqual(pager.indicator(5), []);
  assert.throws(() => pager.indicator(0.5), TypeError);
});

test('the window under the reading direction rtl', () => {
  const pager = new Pager([5], { rules: { reading: 'rtl', viewport: { pages: 2 } } });
  assert.deepEqual(pager.window, [{ level: 0, first: 0, count: 2, step: -1, x: 1, y: 0 }]);
  assert.deepEqual(pager.displayedPages, [
    { level: 0, page: 0, x: 1, y: 0 }, { level: 0, page: 1, x: 0, y: 0 },
  ]);
});

test('spans of dates before and after 2³²', () => {
  for (const start of [-(2 ** 52), -1, 0, 2 ** 31, 2 ** 32 + 5, 2 ** 52]) {
    const pager = new Pager([
      { count: 6, spans: { length: 10, origin: start } },
      { count: 3, spans: { starts: [start, start + 20, start + 40], ends: [start + 20, start + 40, start + 60] } },
    ]);
    pager.page(5);
    assert.deepEqual(pager.zoomOut(), moved([0, 5], [1, 2], { steps: 1 }), `from ${start}`);
  }
});

test('saving and restoring', () => {
  const pager = new Pager([5, 7], { rules: { ends: 'wrap' } });
  pager.go(1, 3);
  const saved = pager.save();
  pager.left();
  pager.set('ends', 'stop');
  assert.deepEqual(pager.restore(saved, { keepsRules: true }), changed);
  assert.deepEqual([pager.position, pager.rules.ends], [at(1, 3), 'stop']);
  assert.deepEqual(pager.restore(saved), changed);
  assert.equal(pager.rules.ends, 'wrap');
  assert.deepEqual(new Pager([5, 8]).restore(saved), ignored('doesNotFit'));

  const read = readSaved(saved);
  assert.deepEqual(read.levels, pager.levels);
  assert.deepEqual([read.current, read.rules, read.newLevelRules], [1, pager.rules, pager.newLevelRules]);
  const other = new Pager([5, 2]);
  assert.deepEqual(other.restorePlaces(read.levels, { current: read.current, rules: read.rules }), changed);
  assert.deepEqual([other.position, other.rules.ends], [at(1, 1), 'wrap']);
  assert.deepEqual(other.restorePlaces([null, { page: 0 }]), changed);
  assert.deepEqual([other.position, other.rules.ends], [at(1, 0), 'wrap']);
  other.set('edge', 'wrap', 1);
  assert.deepEqual(other.restorePlaces([null, { page: 1, rules: { follow: 'on' } }]), changed);
  assert.deepEqual(
    other.level(1).rules, { start: 'first', entry: 'remember', edge: 'wrap', follow: 'on', snap: 'page' });

  for (let length = 0; length < saved.length; length++) {
    assert.throws(() => pager.restore(saved.slice(0, length)), CrossPagerError);
    assert.throws(() => readSaved(saved.slice(0, length)), CrossPagerError);
  }
  assert.throws(() => readSaved(new Uint8Array(100)), { name: 'CrossPagerError', status: 8 });
});

test('a copy is independent', () => {
  const pager = new Pager([5, 5]);
  pager.drag(-0.5);
  const copy = pager.copy();
  assert.deepEqual(copy.state, pager.state);
  copy.finish();
  assert.deepEqual([copy.position, pager.position], [at(0, 1), at(0, 0)]);
  copy.free();
  assert.equal(pager.state.phase, 'dragging');
});

test('arguments of the wrong type are named', () => {
  const pager = new Pager([5]);
  const calls = [
    [() => pager.left(1.5), "Argument 'steps' is 1.5. Pass an integer."],
    [() => pager.page('3'), "Argument 'page' is '3'. Pass an integer."],
    [() => pager.page(), "Argument 'page' is undefined. Pass an integer."],
    [() => pager.drag(NaN), "Argument 'dx' is NaN. Pass a number."],
    [() => pager.set('egde', 'stop'), /^Argument 'rule' is 'egde'\. Pass one of 'start', 'entry', 'edge'/],
    [() => pager.set('edge', 'go'), "Argument 'edge' is 'go'. Pass one of 'stop', 'wrap', 'continue'."],
    [() => pager.set('ends', 'wrap', 0), "Rule 'ends' belongs to the pager. Set it without a level."],
    [() => pager.lock('in'), "Argument 'direction' is 'in'. Pass one of 'left', 'right', 'up', 'down'."],
    [() => pager.apply('toString'), /^Unknown command 'toString'/],
    [() => pager.restore([1]), /Uint8Array/],
    [() => new Pager([{ count: 1, spans: { length: 0.5 } }]), "Argument 'length' is 0.5. Pass an integer."],
    [() => pager.glide('in'), /^Argument 'direction' is 'in'/],
  ];
  for (const [call, message] of calls) assert.throws(call, { name: 'TypeError', message });
  assert.throws(
    () => new Pager([{ count: 2, spans: { starts: [3, 2, 1] } }]), { name: 'CrossPagerError', status: 3 });
  assert.deepEqual(pager.position, at(0, 0));
});

test('numbers that are out of range', () => {
  const pager = new Pager([5]);
  const before = pager.save();
  // A new level has at least 0 pages.
  for (const levels of [[-1], [{ count: -1 }], [2 ** 31], [5, { count: 1e300 }]]) {
    assert.throws(() => new Pager(levels), {
      name: 'RangeError', message: /^Argument 'count' is .*\. Pass a number from 0 to 2147483647\.$/,
    });
  }
  // A number must fit in its field.
  const filter = new WheelFilter();
  for (const number of [2 ** 31, -(2 ** 31), 1e300]) {
    const calls = [
      () => pager.right(number), () => pager.next(number), () => pager.go(number), () => pager.go(0, number),
      () => pager.page(number), () => pager.open(0, number), () => pager.tick(number), () => pager.resize(0, number),
      () => pager.insert(0, 0, number), () => pager.insertLevel(number), () => pager.insertLevel(1, number),
      () => pager.moveLevel(0, number), () => pager.reload(0, 1, null, number), () => pager.set('start', number),
      () => pager.set('edge', 'wrap', number), () => pager.set('viewport', { beyond: number }),
      () => pager.set('gesture', { settleMilliseconds: number }), () => pager.level(number),
      () => pager.replaceLevels([{ count: number }]), () => pager.replaceLevels([{ count: 1, origin: number }]),
      () => pager.replaceLevels([{ count: 1, origin: 0, openPage: number }]),
      () => pager.restorePlaces([{ page: number }]), () => pager.restorePlaces([], { current: number }),
      () => new Pager([{ count: 1, page: number }]), () => new Pager([1], { current: number }),
      () => new Pager([1], { rules: { viewport: { beyond: number } } }),
      () => new Pager([{ count: 1, spans: { length: number } }]), () => filter.step(number, 0),
    ];
    for (const call of calls) assert.throws(call, RangeError, `${call} with ${number}`);
  }
  assert.throws(() => pager.tick(Infinity), RangeError);
  assert.throws(() => filter.step(Infinity, 0), RangeError);
  assert.throws(() => filter.step(1, 1e300), RangeError);
  assert.throws(() => new Pager([{ count: 1, spans: { length: 1, origin: 2 ** 53 } }]), RangeError);
  assert.deepEqual(pager.save(), before);
  // The pager ignores commands.
  play(pager, [
    ['right', -1, ignored('alreadyThere')],
    ['go', -2147483647, ignored('noSuchLevel')],
    ['page', 2147483647, ignored('noSuchPage')],
    ['resize', 0, -1, ignored('doesNotFit')],
    ['insertLevel', -1, ignored('doesNotFit')],
    ['tick', -1, ignored('alreadyThere')],
  ]);
  assert.deepEqual(pager.replaceLevels([{ count: -1 }]), ignored('doesNotFit'));
  // Rules and places are clamped.
  const clamped = new Pager([{ count: 3, page: 99 }, { count: 4, page: -7 }], {
    current: 9, rules: { viewport: { pages: 0, beyond: -5 }, gesture: { settleMilliseconds: 9999 } },
  });
  assert.deepEqual([clamped.level(0).page, clamped.position], [2, at(1, 0)]);
  assert.deepEqual([clamped.rules.viewport, clamped.rules.gesture.settleMilliseconds], [
    { levels: 1, pages: 1, beyond: 0 }, 1000,
  ]);
  assert.deepEqual(clamped.restorePlaces([{ page: -4 }], { current: -3 }), changed);
  assert.deepEqual(clamped.position, at(0, 0));
});

test('results are frozen', () => {
  const pager = new Pager([5]);
  const frozen = (value) =>
    typeof value !== 'object' || value === null || (Object.isFrozen(value) && Object.values(value).every(frozen));
  for (const value of [
    pager.right(), pager.state, pager.window, pager.displayedPages, pager.levels, pager.rules,
    pager.newLevelRules, pager.routes, readSaved(pager.save()),
  ]) assert.ok(frozen(value), JSON.stringify(value));
});

test('a freed pager throws, and freeing twice is harmless', () => {
  const pager = new Pager([5]);
  pager.free();
  pager.free();
  for (const call of [() => pager.left(), () => pager.state, () => pager.copy(), () => pager.save()]) {
    assert.throws(call, /This pager has been freed/);
  }
});

test('pagers that are made and freed need no more memory', () => {
  const library = instantiate(bytes);
  const round = () => {
    const pagers = Array.from({ length: 50 }, (_, i) => new library.Pager(Array(1 + (i % 20)).fill(9)));
    for (const pager of pagers) {
      for (let i = 0; i < 20; i++) pager.insertLevel(3);
      pager.copy().free();
      pager.restore(pager.save());
      pager.window;
    }
    for (const pager of pagers) pager.free();
  };
  round();
  const size = library.memoryBytes;
  for (let i = 0; i < 20; i++) round();
  assert.equal(library.memoryBytes, size);
});

test('the memory of garbage-collected pagers is reused', { skip: !globalThis.gc && 'needs --expose-gc' }, async () => {
  const library = instantiate(bytes);
  for (let i = 0; i < 40; i++) {
    for (let k = 0; k < 1000; k++) new library.Pager([5, 5, 5]).insertLevel(1);
    globalThis.gc();
    await new Promise((resolve) => setTimeout(resolve, 0));
  }
  assert.ok(library.memoryBytes < 20 * 2 ** 20, `${library.memoryBytes} bytes`);
});

test('a pager grows by thousands of levels', () => {
  const pager = new Pager([1]);
  const other = new Pager([7, 7]);
  for (let i = 0; i < 3000; i++) assert.deepEqual(pager.insertLevel(i), changed);
  assert.equal(pager.state.levels, 3001);
  assert.deepEqual(pager.level(3000).count, 2999);
  assert.equal(pager.levels.length, 3001);
  assert.deepEqual(other.right(3), moved([0, 0], [0, 3], { steps: 3 }));
  const copy = readSaved(pager.save());
  assert.equal(copy.levels.length, 3001);
});

test('tables of a hundred thousand pages', () => {
  const starts = Float64Array.from({ length: 100_001 }, (_, i) => 24 * i);
  const pager = new Pager([{ count: 2_400_000, spans: { length: 1 } }, { count: 100_000, spans: { starts } }]);
  pager.last();
  assert.deepEqual(pager.zoomOut(), moved([0, 2_399_999], [1, 99_999], { steps: 1 }));
  assert.deepEqual(pager.zoomIn(), moved([1, 99_999], [0, 2_399_999], { steps: 1 }));
});

test('the wheel filter', () => {
  const filter = new WheelFilter();
  assert.deepEqual(
    [[12, 1000], [30, 1016], [4, 1300], [-4, 1301.5], [0, 2000], [0.25, 3e12], [-1e9, 4e12]]
      .map(([distance, time]) => filter.step(distance, time)), [1, 0, 1, -1, 0, 1, -1]);
  assert.throws(() => filter.step(NaN, 0), TypeError);
});

test('every way to load', async () => {
  for (const source of [
    bytes, bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length), new WebAssembly.Module(bytes),
    new Response(bytes), Promise.resolve(new Response(bytes)),
    `data:application/wasm;base64,${bytes.toString('base64')}`,
  ]) {
    const library = await load(source);
    assert.deepEqual(new library.Pager([2]).right(), moved([0, 0], [0, 1], { steps: 1 }));
  }
  assert.match((await load(bytes)).version, /^\d+\.\d+\.\d+$/);
  await assert.rejects(load(new Response('no', { status: 404 })), /status 404/);
  assert.throws(() => Pager([1]), TypeError);
});
