// Runs the program and opens its exported pages as a browser does, but without a DOM.

import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import zlib from 'node:zlib';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');
const web = path.join(root, 'Sources/Hosts/Web');
const module = (name) => import(path.join(web, name));

export const program = process.env.CROSSPAGER ?? path.join(root, '.build/debug/crosspager');
/** The folder that contains real files, or undefined. */
export const dataFolder = process.env.CROSSPAGER_DATA || undefined;
export const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'crosspager-page-'));
process.on('exit', () => fs.rmSync(folder, { recursive: true, force: true }));

export const { instantiate } = await module('crosspager.js');
const { loadSeries } = await module('page/series.js');
await loadSeries(fs.readFileSync(path.join(web, 'series.wasm')));
export const { ChartData, Calendar, dayOf, dateOf } = await module('page/data.js');
export const { addressOf, follow, linkOf, startedSession } = await module('page/address.js');
export const chart = { ...await module('page/chart.js'), ...await module('page/text.js') };
export const compare = await module('page/compare.js');
export const calendar = await module('page/calendar.js');
export const { chartsOf } = await module('page/split.js');
export const { actionForKey } = await module('page/input.js');
const { enter, goBack, mark, markNext } = await module('page/bars.js');
const { findBar } = await module('page/find.js');
export const numbers = await module('page/numbers.js');

/** Writes a file and returns its path. */
export function write(name, text) {
  const file = path.join(folder, name);
  fs.writeFileSync(file, text);
  return file;
}

/** Returns a day number as text, such as `2014-11-20`. */
export function isoDay(day) {
  const date = dateOf(day);
  return [String(date.year).padStart(4, '0'), String(date.month).padStart(2, '0'), String(date.day).padStart(2, '0')].join('-');
}

function output(file, commands, options, form) {
  const script = write('commands', `${commands.join('\n')}\n`);
  // The status is 1 if a line causes an error.
  const result = spawnSync(program, ['--no-config', file, form, ...options, '-f', script],
    { encoding: 'utf8', maxBuffer: 1 << 30, stdio: ['ignore', 'pipe', 'ignore'], env: { ...process.env, COLUMNS: '1000' } });
  return result.stdout.trim().split('\n');
}

/** Runs commands and returns the objects that the program prints for them, without those for commands in the options. */
export const run = (file, commands, options = []) => output(file, commands, options, '--json').map((line) => JSON.parse(line))
  .slice(-commands.length);

/** Runs commands and returns the sentences that the program prints for those that move, change something or are ignored. */
export const sentences = (file, commands, options = []) => output(file, commands, options, '--color=never')
  .filter((line) => /^(moved to|changed|ignored:)/.test(line));

/** Runs commands and returns the lines that the program prints. */
export const screen = (file, commands, options = []) => output(file, commands, options, '--color=never');

let pages = 0;
/** Exports a page and returns its path. */
export function exported(file, options = []) {
  pages += 1;
  const target = path.join(folder, `page${pages}.html`);
  execFileSync(program, ['--no-config', file, ...options, '--page', target], { stdio: ['ignore', 'ignore', 'pipe'] });
  return target;
}

/** Returns the embedded document of an exported page, and a session that displays it. */
export function open(file) {
  const text = fs.readFileSync(file, 'utf8');
  const embedded = (id) => new RegExp(`id="${id}">([^<]*)</script>`).exec(text)[1];
  const document = JSON.parse(embedded('data'));
  const unpacked = (id) => zlib.gunzipSync(Buffer.from(embedded(id), 'base64'));
  const crosspager = instantiate(unpacked('module'));
  const data = new ChartData(document);
  return { text, document, unpacked, data, crosspager, session: startedSession(crosspager, data, document.start) };
}

const dayIn = (text) => dayOf(...text.split('-').map(Number));

/** The actions of the page's controls that correspond to the program's commands. */
const CONTROLS = {
  go: (session, level, page) => session.move('go', session.data.levels.findIndex(({ name }) => name === level), ...page ? [Number(page)] : []),
  page: (session, page) => session.move('page', Number(page)),
  zoom: (session, way) => session.move(way === 'in' ? 'zoomIn' : 'zoomOut'),
  date: (session, day) => session.goToDay(dayIn(day)),
  value: (session, value) => session.set({ value }),
  series: (session, series) => session.set({ series }),
  aggregate: (session, name) => session.setAggregate(name),
  set: (session, rule, value) => session.set({ [rule]: value }),
  compare: (session, what) => (what === 'full' ? session.set({ comparesFull: true })
    : /^\d/.test(what) ? compare.compareWithDay(session, dayIn(what)) : compare.compareWith(session, what)),
  split: (session, ...names) => session.set({
    split: names[0] === 'off' ? null : session.data.names.includes(names[0]) ? { columns: names } : { series: names },
  }),
  bar: (session, what, index) => (['next', 'previous'].includes(what) ? markNext(session, what === 'next' ? 1 : -1)
    : mark(session, what === 'off' ? null : Number(index))),
  find: (session, ...words) => {
    const way = ['next', 'previous'].includes(words[0]) ? words.shift() : null;
    const kinds = { '>': 'above', '<': 'below' };
    return findBar(session, { kind: kinds[words[0]] ?? words[0], number: Number(words[1]) }, way);
  },
  enter, back: goBack, undo: (session) => session.undo(), redo: (session) => session.redo(), follow,
};

/** Performs a command of the program in a session, as the page's controls do. */
export function perform(session, line) {
  const [name, ...words] = [...line.matchAll(/"((?:[^"]|"")*)"|(\S+)/g)].map(([, name, word]) => word ?? name.replaceAll('""', '"'));
  return CONTROLS[name] ? CONTROLS[name](session, ...words) : session.move(name, ...words.map(Number));
}

/** Returns the content of a page as the program's `show --json` prints it. */
export function pageJSON({ drawn: { column, aggregate }, ...page }) {
  const finite = (value) => (value !== null && Number.isFinite(value) ? value : null);
  const outOfRange = (summary, name) => (Math.abs(summary.value(name) ?? 0) === Infinity ? { outOfRange: true } : {});
  return {
    key: page.key, unit: page.unit, value: column, aggregate, count: page.total.count, missing: page.total.missing,
    sum: page.total.sum, ...outOfRange(page.total, 'sum'), mean: page.total.mean, min: page.total.min, max: page.total.max,
    bars: page.bars.map(({ key, summary, isRunning }) => ({
      key, count: summary.count, value: finite(summary.value(aggregate)), ...outOfRange(summary, aggregate),
      ...(isRunning ? { running: true } : {}),
    })),
  };
}
