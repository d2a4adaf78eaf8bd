// Tests the touch pager: its outcomes, words and JSON equal the program's, and its address restores its state.

import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import zlib from 'node:zlib';

import { folder, instantiate, program, write } from './program.mjs';

const { Session } = await import('../../../Sources/Hosts/Web/touch/session.js');
const SCENES = ['article', 'filmstrip', 'tabled', 'ragged', 'hosted'];
const FORMATS = [['--json'], ['--json', '--events'], ['--color=never']];

let pages = 0;
/** Returns the document and the module of an exported page. */
function exported(options, commands = []) {
  pages += 1;
  const file = path.join(folder, `touch${pages}.html`);
  const script = write('export', [...commands, `export ${file}`].join('\n'));
  execFileSync(program, ['--no-config', ...options, '-f', script], { stdio: ['ignore', 'ignore', 'inherit'] });
  const text = fs.readFileSync(file, 'utf8');
  const embedded = (id) => new RegExp(`id="${id}">([^<]*)</script>`).exec(text)[1];
  const module = zlib.gunzipSync(Buffer.from(embedded('module'), 'base64'));
  return { text, document: JSON.parse(embedded('data')), crosspager: instantiate(module), module: embedded('module') };
}

/** Opens a session as the page does. */
function opened(options, tellsEvents = false) {
  const { document, crosspager } = exported(options);
  return new Session(crosspager, document.start, tellsEvents);
}

/** Returns the lines that the program prints for commands. */
function printed(options, lines) {
  const script = write('commands', `${lines.join('\n')}\n`);
  const result = spawnSync(program, ['--no-config', ...options, '-f', script],
    { encoding: 'utf8', maxBuffer: 1 << 30, stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, COLUMNS: '1000' } });
  assert.equal(result.stderr, '');
  return result.stdout.trimEnd().split('\n');
}

/** Returns a generator of random numbers (Mulberry32). */
function generator(seed) {
  let state = seed;
  return (limit) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  };
}

/** Returns a random command with its arguments. */
function command(random, session) {
  const one = (...values) => values[random(values.length)];
  const levels = session.labels.length;
  const level = () => random(Math.max(1, levels));
  const page = () => random(7);
  const distance = () => (random(21) - 10) / 8;
  const direction = () => one('left', 'right', 'up', 'down');
  const some = [
    () => [direction(), ...one([], [1 + random(4)])], () => [one('first', 'last', 'top', 'bottom')],
    () => [one('next', 'previous'), ...one([], [1 + random(3)])], () => ['page', page()],
    () => ['drag', distance(), one(0, distance())], () => ['drag', distance(), distance() / 3],
    () => ['release', ...one([], [distance() * 2, distance()])], () => ['tick', one(0, 16, 100, 301)],
    () => [one('cancel', 'finish')], () => ['glide', direction()], () => ['glide', direction()],
    () => [one('open', 'close')], () => [one('undo', 'redo')], () => [one('undo', 'redo')],
    () => [one('zoomIn', 'zoomOut', 'forgetAll')],
    () => [one('lock', 'unlock'), ...one([direction()], ['left', 'up'], ['left', 'right', 'up', 'down'])],
    () => ['set', ...one(
      ['ends', one('stop', 'wrap')], ['empty', one('enter', 'skip')], ['bounce', one('on', 'off')],
      ['reading', one('ltr', 'rtl')], ['hosting', one('recycled', 'preallocated', 'cell')],
      ['viewport', { levels: 1 + random(9) / 4, pages: 1 + random(13) / 4, beyond: random(2) }],
      ['gesture', { turning: one(0.25, 0.5), throwing: one(0.5, 2), settleMilliseconds: one(200, 300) }])],
    () => ['insertLevel', one('new', 'more notes', session.labels[0]?.name ?? 'x'), random(4), ...one([], [level()])],
  ];
  const ofLevels = [
    () => ['go', level(), ...one([], [page()])], () => ['remember', level(), page()], () => ['forget', level()],
    () => ['align', level()], () => ['open', level(), page()], () => ['insert', level(), page(), ...one([], [2])],
    () => ['remove', level(), page(), ...one([], [2])], () => ['resize', level(), random(9)],
    () => ['moveLevel', level(), level()], () => ['removeLevel', level()],
    () => ['set', ...one(
      ['start', one('first', 'last', 1)], ['entry', one('remember', 'start', 'first', 'last', 'align')],
      ['edge', one('stop', 'wrap', 'continue')], ['follow', one('off', 'on')], ['snap', one('page', 'free')]),
    ...one([], [level()])],
  ];
  return one(...some, ...(levels > 0 ? ofLevels : []))();
}

/** Runs random commands in a session. Returns the responses. */
function played(session, seed, count) {
  const random = generator(seed);
  const responses = [];
  session.onResponse = (response) => responses.push(response);
  for (let number = 0; number < count; number += 1) session.run(...command(random, session));
  return responses;
}

for (const scene of [...SCENES, 'a=3,b=0,c=9']) {
  const options = scene.includes('=') ? ['--levels', scene] : ['--scene', scene];
  for (const [place, format] of FORMATS.entries()) {
    test(`${scene} answers as the program does with ${format[format.length - 1]}`, () => {
      for (let seed = 1; seed <= 4; seed += 1) {
        const session = opened(options, place === 1);
        const responses = played(session, seed + 100 * place, 150);
        const lines = responses.map(({ line }) => line);
        const expected = printed([...options, ...format], lines);
        assert.equal(responses.length, expected.length);
        for (const [number, { json, words }] of responses.entries()) {
          assert.equal(place < 2 ? json : words, expected[number], `seed ${seed}: ${lines.slice(0, number + 1).join('; ')}`);
        }
      }
    });
  }
}

/** Returns everything that an address describes. */
const stateOf = ({ labels, hosting, pager }) => ({
  labels, hosting, levels: pager.levels, rules: pager.rules, newLevelRules: pager.newLevelRules, position: pager.position,
});

test('an address restores the places, the rules and the edits', () => {
  for (const scene of SCENES) {
    const { document, crosspager } = exported(['--scene', scene]);
    for (let seed = 1; seed <= 20; seed += 1) {
      const session = new Session(crosspager, document.start);
      played(session, seed, 60);
      session.run('finish');
      const other = new Session(crosspager, document.start);
      assert.equal(other.restore(session.address), true, `${scene} ${seed}`);
      assert.deepEqual(stateOf(other), stateOf(session), `${scene} ${seed}`);
      assert.equal(other.address, session.address);
    }
  }
});

test('an address that does not fit changes nothing', () => {
  const session = opened(['--scene', 'article']);
  session.run('left');
  const before = stateOf(session);
  const { address } = opened(['--scene', 'filmstrip']);
  const bytes = encodeURIComponent(new URLSearchParams(session.address).get('pager'));
  const others = [
    '', 'pager=', 'pager=????', address, session.address.slice(0, -8), `pager=${bytes}`, `hosting=none&pager=${bytes}`,
    `hosting=cell&labels=[]&pager=${bytes}`, `hosting=cell&labels={&pager=${bytes}`,
  ];
  for (const other of others) assert.equal(session.restore(other), false, other);
  assert.deepEqual(stateOf(session), before);
});

test('a page opens with the places and rules of the session', () => {
  const options = ['--scene', 'filmstrip'];
  const { document, crosspager } = exported(options, [
    'drag -1.25 0', 'finish', 'down', 'set edge wrap "Section C"', 'set reading rtl', 'set hosting cell', 'set gesture 0.3 1 200',
    'set viewport 2 2 beyond 1', 'lock up', 'insert "Section A" 0 2', 'set start last',
  ]);
  const session = new Session(crosspager, document.start);
  assert.deepEqual(session.pager.position, { level: 1, page: 0 });
  assert.deepEqual(session.pager.levels.map(({ count, page, rest }) => [count, page, rest]),
    [[7, 3, 3.25], [5, 0, 0], [5, 0, 0], [5, 0, 0]]);
  assert.deepEqual(session.labels[0].titles, [null, null, 'Article A1', 'Article A2', 'Article A3', 'Article A4', 'Article A5']);
  assert.equal(session.pager.level(2).rules.edge, 'wrap');
  assert.equal(session.pager.newLevelRules.start, 'last');
  assert.equal(session.hosting, 'cell');
  const { viewport, gesture, reading, locked } = session.pager.rules;
  const turning = Math.round(0.3 * 65536) / 65536;
  assert.deepEqual([viewport, gesture, reading, locked],
    [{ levels: 2, pages: 2, beyond: 1 }, { turning, throwing: 1, settleMilliseconds: 200 }, 'rtl', ['up']]);
});

test('names and titles cannot end an element', () => {
  const title = '</script><script>alert(1)</script>';
  const scene = write('hostile.json', JSON.stringify({ levels: [{ name: '<!--<script>"\'&', pages: [title, '{{data}}'] }] }));
  const { text, document } = exported(['--scene', scene]);
  assert.equal(text.match(/<script/g).length, 3);
  assert.equal(document.start.levels[0].titles[0], title);
  assert.equal(document.start.levels[0].titles[1], '{{data}}');
  const session = opened(['--scene', scene]);
  const responses = played(session, 7, 60);
  const expected = printed(['--scene', scene, '--json'], responses.map(({ line }) => line));
  assert.deepEqual(responses.map(({ json }) => json), expected);
});

test('a page takes at most 100 KB in addition to the module', () => {
  for (const scene of SCENES) {
    const { text, module } = exported(['--scene', scene]);
    assert.ok(Buffer.byteLength(text) - module.length <= 100_000, scene);
  }
});

test('the code of the page is short', () => {
  const web = new URL('../../../Sources/Hosts/Web/', import.meta.url);
  const lines = (name) => fs.readFileSync(new URL(name, web), 'utf8').trimEnd().split('\n');
  const names = fs.readdirSync(new URL('touch', web)).filter((name) => name.endsWith('.js'));
  const touch = names.map((name) => `touch/${name}`);
  assert.ok(touch.flatMap(lines).length <= 700, 'more than 700 lines in touch');
  for (const name of [...touch, 'motion.js', 'hosts.js']) {
    for (const [number, line] of lines(name).entries()) assert.ok(line.length <= 120, `${name}:${number + 1}`);
  }
});
