// Runs the program and opens its exported pages as a browser does, but without a DOM.

import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import zlib from 'node:zlib';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');
const web = path.join(root, 'Sources/CrossPagerWeb');
const module = (name) => import(path.join(web, name));

export const program = process.env.CROSSPAGER ?? path.join(root, '.build/debug/crosspager');
/** The folder that contains real files, or undefined. */
export const dataFolder = process.env.CROSSPAGER_DATA;
export const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'crosspager-page-'));
process.on('exit', () => fs.rmSync(folder, { recursive: true, force: true }));

export const { instantiate } = await module('crosspager.js');
const { loadSeries } = await module('page/series.js');
await loadSeries(fs.readFileSync(path.join(web, 'series.wasm')));
export const { ChartData, Calendar, dayOf, dateOf } = await module('page/data.js');
export const { Session } = await module('page/session.js');
export const chart = await module('page/chart.js');
export const numbers = await module('page/numbers.js');
export const { commandForKey } = await module('page/keys.js');

/** Writes a file and returns its path. */
export function write(name, text) {
  const file = path.join(folder, name);
  fs.writeFileSync(file, text);
  return file;
}

/** Runs commands and returns the objects that the program prints for them. */
export function run(file, commands, options = []) {
  const script = write('commands', `${commands.join('\n')}\n`);
  // The status is 1 if a line causes an error.
  const result = spawnSync(program, ['--no-config', file, '--json', ...options, '-f', script],
    { encoding: 'utf8', maxBuffer: 1 << 30, stdio: ['ignore', 'pipe', 'ignore'] });
  return result.stdout.trim().split('\n').map((line) => JSON.parse(line));
}

/** Runs commands and returns the sentences that the program prints for those that move, change something or are ignored. */
export function sentences(file, commands, options = []) {
  const script = write('commands', `${commands.join('\n')}\n`);
  const result = spawnSync(program, ['--no-config', file, '--plain', ...options, '-f', script],
    { encoding: 'utf8', maxBuffer: 1 << 30, stdio: ['ignore', 'pipe', 'ignore'] });
  return result.stdout.split('\n').filter((line) => /^(moved to|changed|ignored:)/.test(line));
}

/** The program's reference of commands. */
export const reference = execFileSync(program, ['--commands'], { encoding: 'utf8' });

let pages = 0;
/** Exports a page and returns its path. */
export function exported(file, options = []) {
  pages += 1;
  const target = path.join(folder, `page${pages}.html`);
  execFileSync(program, ['--no-config', file, ...options, '--page', target], { stdio: ['ignore', 'ignore', 'pipe'] });
  return target;
}

/** The embedded document of an exported page, and a session that displays it. */
export function open(file) {
  const text = fs.readFileSync(file, 'utf8');
  const embedded = (id) => new RegExp(`id="${id}">([^<]*)</script>`).exec(text)[1];
  const document = JSON.parse(embedded('data'));
  const unpacked = (id) => zlib.gunzipSync(Buffer.from(embedded(id), 'base64'));
  const crosspager = instantiate(unpacked('module'));
  const data = new ChartData(document);
  return { text, document, unpacked, data, session: new Session(crosspager, data, document.start) };
}
