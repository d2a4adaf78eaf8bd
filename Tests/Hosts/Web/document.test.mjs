// Runs the program in Docs/Embedding.md in Chromium.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { test } from 'node:test';
import { chromium, dumpDOM } from './chromium.mjs';

const repository = new URL('../../../', import.meta.url);
const program = readFileSync(new URL('Docs/Embedding.md', repository), 'utf8').match(/^```html\n(.*?)^```$/ms)[1];

/** Uses the program as a person would, and writes the displayed text after each step into the title. */
const person = `<script type="module">
  const wait = (time) => new Promise((resolve) => setTimeout(resolve, time));
  const seen = () => Array.from(document.querySelectorAll('div'), (div) => div.textContent).join('+');
  const key = (key) => dispatchEvent(new KeyboardEvent('keydown', { key }));
  // The browser captures only real pointers.
  Element.prototype.setPointerCapture = () => {};
  const finger = (kind, clientX) => document.body.dispatchEvent(
    new PointerEvent(kind, { clientX, clientY: 9, pointerId: 1, isPrimary: true }));
  while (seen() === '') await wait(10);
  const log = [seen()];
  const slide = async (action) => {
    const before = seen();
    action();
    for (let frames = 0; frames < 600 && (seen() === before || seen().includes('+')); frames++) {
      await new Promise(requestAnimationFrame);
    }
    log.push(seen());
  };
  await slide(() => key('ArrowRight'));
  await slide(() => key('ArrowDown'));
  await slide(() => key('ArrowUp'));
  finger('pointerdown', 300);
  finger('pointermove', 300 - 0.6 * innerWidth);
  for (let frames = 0; frames < 600 && !seen().includes('+'); frames++) await new Promise(requestAnimationFrame);
  log.push(seen());
  await slide(() => finger('pointerup', 0));
  await slide(() => document.body.dispatchEvent(new WheelEvent('wheel', { deltaX: -40 })));
  document.title = log.join(', ');
  fetch('/done');
</script><img src="/wait" alt="">`;

test('the program in the document', { skip: !chromium && 'no Chromium' }, async () => {
  const files = {
    '/': ['text/html', program + person],
    '/crosspager.js': ['text/javascript', readFileSync(new URL('Sources/Hosts/Web/crosspager.js', repository))],
    '/motion.js': ['text/javascript', readFileSync(new URL('Sources/Hosts/Web/motion.js', repository))],
    '/crosspager.wasm': [
      'application/wasm', readFileSync(new URL('Sources/Hosts/Web/crosspager.wasm', repository)),
    ],
  };
  // The browser prints the document when the last image has loaded.
  let waiting;
  const server = createServer(({ url }, response) => {
    if (url === '/wait') {
      waiting = response;
      return;
    }
    if (url === '/done') waiting.end();
    const [type, content] = files[url] ?? ['text/plain', undefined];
    response.writeHead(content === undefined ? 404 : 200, { 'Content-Type': type }).end(content);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    const dom = await dumpDOM(`http://127.0.0.1:${server.address().port}/`, { waitsForScripts: false });
    assert.equal(
      dom.match(/<title>(.*?)<\/title>/)[1],
      'Day 1, Day 2, Week 1, Day 2, Day 2+Day 3, Day 3, Day 2');
  } finally {
    server.close();
    server.closeAllConnections();
  }
});
