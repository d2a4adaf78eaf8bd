// Packs the package for npm, and installs it without a network in an empty project.
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const web = fileURLToPath(new URL('../../../Sources/Hosts/Web/', import.meta.url));
const manifest = JSON.parse(readFileSync(join(web, 'package.json'), 'utf8'));
const npm = spawnSync('npm', ['--version']).status === 0;

test('the package has the version of the header', () => {
  const header = readFileSync(join(web, '../C/include/crosspager.h'), 'utf8');
  const version = Number(header.match(/#define CP_VERSION (0x\w+)/)[1]);
  assert.equal(manifest.version, [version >> 16, (version >> 8) & 255, version & 255].join('.'));
});

test('the package has types for every script', () => {
  const scripts = manifest.files.filter((file) => file.endsWith('.js'));
  assert.equal(scripts.length, 3);
  for (const script of scripts) assert.ok(manifest.files.includes(script.replace(/js$/, 'd.ts')), script);
});

test('the package works in an empty project', { skip: !npm && 'no npm' }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'crosspager-'));
  const run = (command, ...words) =>
    execFileSync(command, words, { cwd: join(folder, 'app'), encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
  const runNPM = (...words) => run('npm', '--cache', join(folder, 'cache'), '--loglevel=error', ...words);
  try {
    mkdirSync(join(folder, 'app'));
    const [{ filename, files }] = JSON.parse(runNPM('pack', '--json', '--pack-destination', folder, web));
    assert.deepEqual(
      files.map(({ path }) => path).sort(), [...manifest.files, 'README.md', 'package.json'].sort());
    runNPM('init', '--yes');
    runNPM('install', '--offline', '--no-audit', '--no-fund', join(folder, filename));

    const [, program, output] = readFileSync(join(web, 'README.md'), 'utf8').match(
      /^```js\n(.*?)^```\n\n```text\n(.*?)^```$/ms);
    writeFileSync(join(folder, 'app/first.mjs'), program);
    assert.equal(run('node', 'first.mjs'), output);
    for (const path of Object.keys(manifest.exports)) {
      const address = run('node', '--input-type=module', '--eval', `
        const address = import.meta.resolve('${path.replace('.', 'crosspager')}');
        if (address.endsWith('.js')) await import(address);
        console.log(address);`);
      assert.ok(existsSync(new URL(address.trim())), path);
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
});
