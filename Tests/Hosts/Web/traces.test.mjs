// Plays the conformance traces in Node and, if it is installed, in Chromium. TRACE_MODULE and BARE_MODULE are the
// modules that build.sh built from trace.c and bare.c.
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { chromium, dumpDOM } from './chromium.mjs';
import { instantiate } from '../../../Sources/Hosts/Web/crosspager.js';
import { playThroughAPI } from './play.mjs';
import { digestOfTrace, playTrace } from './traces.mjs';

const file = process.env.TRACE_MODULE;
const skip = !file && 'TRACE_MODULE is not set';
const folder = new URL('../Traces/', import.meta.url);
const traces = readdirSync(folder).filter((name) => name.endsWith('.trace'))
  .map((name) => [name, readFileSync(new URL(name, folder), 'utf8')]);

// Tests/Hosts/conformance.py reads the lines that the tests print.
const commandsIn = (text) => (text.match(/^[crs] ?/gm) ?? []).length;

/** Returns the last digest in a trace. */
const digest = (text) => Number(text.match(/.*^= (\d+)/ms)[1]);

for (const [name, text] of traces) {
  test(`${name} in node`, { skip }, () => {
    const module = new WebAssembly.Module(readFileSync(file));
    const found = playTrace(module, text).digest;
    assert.equal(found, digest(text));
    console.log(`node: ${name}: ${commandsIn(text)} commands, digest ${found}`);
    // A pager with one more level has a different digest.
    assert.throws(() => playTrace(module, text.replace(/^p.*$/m, '$& 1')), /Line \d+ does not agree/);
  });
}

const bare = process.env.BARE_MODULE;
for (const [name, text] of traces) {
  test(`${name} through the JavaScript module`, { skip: !bare && 'BARE_MODULE is not set' }, () => {
    const library = instantiate(
      readFileSync(new URL('../../../Sources/Hosts/Web/crosspager.wasm', import.meta.url)));
    const module = new WebAssembly.Module(readFileSync(bare));
    // Omit digests, points (which JavaScript converts by multiplying) and lines that need 64-bit integers.
    const lines = text.trimEnd().split('\n').filter(
      (line) => !'=o'.includes(line[0]) && line.split(' ').slice(1).every(
        (part) => Number.isSafeInteger(Number(part)) || (line[0] === 's' && part === '-9223372036854775808')));
    assert.ok(lines.some((line) => 'cw'.includes(line[0])));
    const digests = playThroughAPI(library, lines.join('\n'));
    const agrees = (count) =>
      digests[count - 1] === digestOfTrace(module, lines.slice(0, count).join('\n') + '\n');
    if (agrees(lines.length)) {
      const count = lines.filter((line) => 'pcrshow'.includes(line[0])).length;
      console.log(`JavaScript module: ${name}: equal in ${count} of ${text.match(/^[pcrshow]/gm).length} lines`);
      return;
    }
    let [good, bad] = [0, lines.length];
    while (bad - good > 1) {
      const middle = (good + bad) >> 1;
      if (agrees(middle)) good = middle;
      else bad = middle;
    }
    assert.fail(`After '${lines[bad - 1]}' (line ${bad} without digests), the objects differ from the C structures.`);
  });
}

test('the traces in Chromium', { skip: skip || (!chromium && 'no chromium') }, async () => {
  const page = `<!doctype html><title>traces</title><p id="result">not run</p><script type="module">
    ${readFileSync(new URL('traces.mjs', import.meta.url), 'utf8')}
    const bytes = Uint8Array.from(atob('${readFileSync(file).toString('base64')}'), (c) => c.charCodeAt(0));
    const module = await WebAssembly.compile(bytes);
    const traces = ${JSON.stringify(traces.map(([, text]) => text))};
    document.getElementById('result').textContent =
      traces.map((text) => { try { return playTrace(module, text).digest } catch (error) { return error } }).join(' ');
    </script>`;
  const directory = mkdtempSync(join(tmpdir(), 'traces-'));
  try {
    writeFileSync(join(directory, 'page.html'), page);
    const dom = await dumpDOM(`file://${directory}/page.html`);
    const found = dom.match(/<p id="result">(.*?)<\/p>/)?.[1];
    assert.equal(found, traces.map(([, text]) => digest(text)).join(' '));
    for (const [place, [name, text]] of traces.entries()) {
      console.log(`Chromium: ${name}: ${commandsIn(text)} commands, digest ${found.split(' ')[place]}`);
    }
  } finally {
    rmSync(directory, { recursive: true });
  }
});
