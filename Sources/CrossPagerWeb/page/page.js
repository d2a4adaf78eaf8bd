// The web page: hosts, motion, input, the map of levels, and the address.

import { load } from './crosspager.js';
import { ChartData, dateOf, dayOf, dayOfTime, distance, isFiner, isoDate } from './data.js';
import {
  barName, barSpan, changeText, countOf, drawing, escaped, figures, spanText, valueText,
} from './chart.js';
import { caption } from './numbers.js';
import { loadSeries } from './series.js';
import { AGGREGATES, Session } from './session.js';
import { commandForKey } from './keys.js';

const find = (id) => document.getElementById(id);
const UNITS_PER_PAGE = 65536;
/** The distance in pixels that a pointer must move to start a drag. */
const SLOP = 6;
const DOUBLE_CLICK_MILLISECONDS = 400;
/** The number of pages to keep drawn. */
const HOST_LIMIT = 8;
const stillness = matchMedia('(prefers-reduced-motion: reduce)');

async function moduleBytes(id) {
  const packed = Uint8Array.from(atob(find(id).textContent.trim()), (character) => character.charCodeAt(0));
  return new Response(new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'))).arrayBuffer();
}

const module = moduleBytes('module').then(load);
await loadSeries(await moduleBytes('numbers'));
const embedded = JSON.parse(find('data').textContent);
const data = new ChartData(embedded);
data.column(embedded.start.value ?? data.names[0], embedded.start.series);
const crosspager = await module;
const session = new Session(crosspager, data, embedded.start);
const now = new Date();
session.today = dayOf(now.getFullYear(), now.getMonth() + 1, now.getDate());

const pager = find('pager');
/** The size of the display in pixels. */
let size = { width: 0, height: 0 };
/** The number of changes so far that affect the drawing of every page. */
let version = 0;

// ---- Hosts: the elements that show pages ----

const hosts = new Map();

/** Returns a host that shows a page: the page's own host, a new host, or the least recently used host. */
function host({ level, page }) {
  const id = `${level} ${page}`;
  let found = hosts.get(id);
  if (found) {
    hosts.delete(id);
  } else {
    const unused = hosts.size < HOST_LIMIT ? undefined : [...hosts].find(([, other]) => !other.isDisplayed);
    if (unused) hosts.delete(unused[0]);
    found = unused?.[1] ?? { element: pager.appendChild(Object.assign(document.createElement('div'), { className: 'page' })) };
    Object.assign(found, { level, page, version: -1, isDisplayed: false, isCurrent: null });
  }
  hosts.set(id, found);
  if (found.version !== version || found.marked !== markedBar(found)) draw(found);
  return found;
}

/** The index of the marked bar on a page; null if no bar of the page is marked. */
const markedBar = (position) => (samePlace(position, session.position) ? session.bar : null);

/** Draws a host's page. */
function draw(target) {
  const position = { level: target.level, page: target.page };
  const level = data.levels[position.level];
  const { aggregate, decimals, unit } = session;
  const page = session.page(position);
  const compared = session.comparedPage(position);
  const scale = session.scaleOf(page);
  const isCurrent = samePlace(position, session.position);
  const marked = markedBar(position);
  const column = [session.value, session.series].filter((name) => name !== null).join(' of ');
  const label = `${column}, ${aggregate} by ${page.bars[0]?.unit ?? ''}${unit ? ` in ${unit}` : ''}`;
  const remarks = [spanText(page), `${column}, ${aggregate} by ${page.bars[0]?.unit ?? ''}`, unit];
  const { element } = target;
  element.innerHTML = `<h2></h2><p class="about"></p><p class="legend"></p><div class="chart"></div>`
    + '<p class="readout"></p><dl class="figures"></dl><div class="hidden"></div>';
  const [title, about, legend, chart, readout, list, table] = element.children;
  title.textContent = page.title;
  if (compared) {
    const parts = session.soFar(page, compared);
    const text = parts ? ((part) => soFarText(part, parts[0]))
      : (other) => `${other.key} ${aggregate} ${valueText(other.total, aggregate, decimals, unit)}`;
    const [own, other] = parts ?? [page, compared];
    const change = changeText(own.total, other.total, aggregate, decimals, unit);
    // A page that has just begun must not be mistaken for a full one.
    const counts = [own.total.count, other.total.count];
    const isUneven = Math.min(...counts) > 0 && Math.min(...counts) * 2 < Math.max(...counts);
    legend.innerHTML = `<span><i></i>${escaped(text(own))}</span><span class="other"><i></i>${escaped(text(other))}</span>`
      + (change ? `<span>change ${escaped(change)}</span>` : '')
      + (isUneven ? `<span>from ${counts[0]} and ${counts[1]} values</span>` : '');
  } else if (compared === undefined) {
    legend.textContent = session.missingComparison;
  }
  const showFigures = (clipped) => {
    list.innerHTML = figures(page, aggregate, decimals, clipped)
      .map(([name, value]) => `<div><dt>${escaped(name)}</dt><dd>${escaped(value)}</dd></div>`).join('');
  };
  showFigures([]);
  about.textContent = remarks.filter(Boolean).join(' · ');
  const styles = getComputedStyle(element);
  const across = size.width - parseFloat(styles.paddingLeft) - parseFloat(styles.paddingRight);
  const drawn = drawing({
    page, other: compared ?? null, aggregate, decimals, unit, scale: scale.range, clips: scale.clips,
    drawsLine: session.drawsLine, marked, label: `${session.drawsLine && !compared ? 'Line' : 'Bar'} chart. ${label}`,
  }, { width: Math.max(160, across), height: Math.max(100, chart.clientHeight) });
  chart.innerHTML = drawn.text;
  if (drawn.clipped.length > 0) showFigures(drawn.clipped);
  if (!drawn.startsAtZero) remarks.push('axis does not start at zero');
  const running = page.bars.find((bar) => bar.isRunning);
  if (running) remarks.push(`${barName(running)} so far`);
  if (scale.clips) remarks.push('scale for 99 of 100 bars');
  about.textContent = remarks.filter(Boolean).join(' · ');
  readout.textContent = isCurrent ? session.barText ?? '' : '';
  table.append(tableOf(page, label, compared));
  element.setAttribute('role', 'group');
  element.setAttribute('aria-roledescription', 'page');
  element.setAttribute('aria-label', `${page.title}, page ${position.page + 1} of ${level.count}`);
  Object.assign(target, { version, marked, content: page, left: drawn.left, right: drawn.right });
}

/** The value of a part of a page, such as `first 23 days of October: 169370`. */
function soFarText(part, own) {
  const { months, rest } = distance(part.span.start, part.until);
  const counts = [
    [Math.floor(months / 12), 'year'], [months % 12, 'month'], [Math.floor(rest / 86400), 'day'], [Math.floor(rest / 3600) % 24, 'hour'],
    [Math.floor(rest / 60) % 60, 'minute'], [rest % 60, 'second'],
  ];
  const length = counts.filter(([count]) => count > 0).map(([count, name]) => countOf(count, name)).join(' ');
  const isOther = part !== own;
  const name = /^\d{4}-\d\d$/.test(part.key) && isOther && part.key.slice(0, 4) === own.key.slice(0, 4) ? part.title.split(' ')[0] : part.key;
  const text = part.isRunning ? `${isOther ? `${name} ` : ''}so far, ${length}`
    : part.until === part.span.end ? `all of ${name}` : `first ${length.replace(/^1 (\w+)$/, '$1')} of ${name}`;
  return `${text}: ${valueText(part.total, session.aggregate, session.decimals, session.unit)}`;
}

/** The bars as a table for screen readers. */
function tableOf(page, label, compared) {
  const table = document.createElement('table');
  const other = compared ? `<th scope="col">${escaped(compared.key)}</th>` : '';
  const rows = page.bars.map((bar, place) => {
    const values = [bar.summary].concat(compared ? [compared.bars[place]?.summary] : [])
      .map((summary) => `<td>${escaped(summary ? valueText(summary, session.aggregate, session.decimals) : 'missing')}</td>`);
    return `<tr><th scope="row">${escaped(barName(bar))}</th>${values.join('')}</tr>`;
  });
  table.innerHTML = `<caption>${escaped(label)}</caption><thead><tr><th scope="col">bar</th>`
    + `<th scope="col">${escaped(page.key)}</th>${other}</tr></thead><tbody>${rows.join('')}</tbody>`;
  return table;
}

const samePlace = (one, other) => one?.level === other?.level && one?.page === other?.page;

// ---- Motion ----

let isScheduled = false;
let lastFrame = 0;

/** Positions each host at the coordinates of its page. */
function place() {
  const current = session.phase === 'settled' ? session.position : null;
  const shown = new Set();
  for (const { level, page, x, y } of session.pager.displayedPages) {
    const target = host({ level, page });
    target.isDisplayed = true;
    shown.add(target);
    target.element.style.transform = `translate3d(${x * size.width}px, ${y * size.height}px, 0)`;
    const isCurrent = current === null ? samePlace(target, session.position) : samePlace(target, current);
    mark(target, true, isCurrent);
  }
  for (const target of hosts.values()) if (!shown.has(target)) mark(target, false, false);
}

/** Shows or hides a host. Only the current page is accessible to the keyboard and to screen readers. */
function mark(target, isShown, isCurrent) {
  target.isDisplayed = isShown;
  const { element } = target;
  if (element.hasAttribute('data-away') === isShown) element.toggleAttribute('data-away', !isShown);
  if (target.isCurrent === isCurrent) return;
  target.isCurrent = isCurrent;
  element.inert = !isCurrent;
  if (isCurrent) element.removeAttribute('aria-hidden');
  else element.setAttribute('aria-hidden', 'true');
}

function schedule() {
  if (isScheduled) return;
  isScheduled = true;
  requestAnimationFrame(frame);
}

function frame(time) {
  isScheduled = false;
  const passed = lastFrame > 0 ? Math.min(time - lastFrame, 100) : 16;
  lastFrame = 0;
  let isMoving = false;
  if (session.phase === 'settling') {
    session.gesture('tick', passed);
    if (session.phase === 'settled') arrive();
    else isMoving = true;
  }
  place();
  if (isMoving) {
    lastFrame = time;
    schedule();
  } else {
    prepareSoon();
  }
}

let isPreparing = false;
/** Draws the pages around the current page in idle time, so that they are ready for a drag. */
function prepareSoon() {
  if (isPreparing) return;
  isPreparing = true;
  const idle = window.requestIdleCallback ?? ((work) => setTimeout(work, 50));
  idle(() => {
    isPreparing = false;
    if (session.phase !== 'settled') return;
    for (const direction of session.pager.routes) {
      const outcome = session.pager.preview(direction);
      if (outcome.result !== 'moved') continue;
      const known = hosts.get(`${outcome.to.level} ${outcome.to.page}`);
      if (known?.version === version) continue;
      mark(host(outcome.to), false, false);
      prepareSoon();
      return;
    }
    drawOverviews();
  });
}

// ---- Commands ----

const DIRECTIONS = ['left', 'right', 'up', 'down'];

/** Performs the command of a key, a button or a wheel. A step slides, unless the system asks for reduced motion. */
function press(command, isRepeated = false) {
  if (stillness.matches || !DIRECTIONS.includes(command)) return run(command, { isRepeated });
  const outcome = session.glide(command);
  // A glide first completes the one before it.
  if (outcome.finished) arrive();
  if (outcome.result === 'changed') isRepeatedGlide = isRepeated;
  say(outcome.message);
  schedule();
  return outcome;
}

/** Runs a line and shows the outcome. */
function run(line, { isRepeated = false, isTyped = false } = {}) {
  const before = settings();
  const outcome = session.run(line);
  if (!outcome) return null;
  const hasChanged = outcome.result === 'moved' || outcome.result === 'changed';
  if (hasChanged) {
    if (settings() !== before) version += 1;
    settled({ isRepeated });
  }
  schedule();
  const isSilent = !isTyped && (hasChanged || outcome.command === 'bar');
  say(isSilent ? '' : messageOf(outcome), outcome.result === 'error');
  return outcome;
}

const settings = () => JSON.stringify([session.value, session.series, session.aggregate, session.scale, session.style, session.comparison, session.comparesFull,
  session.bar, session.pager.rules.reading]);

/** The message of an outcome, followed by the differences between a link and the levels, if any. */
const messageOf = ({ message, notes = [] }) => [message, ...notes].join(' ');

function say(message, isError = false) {
  find('message').textContent = message;
  find('message').classList.toggle('error', isError);
}

/** Whether the content glides because a key is held down. */
let isRepeatedGlide = false;

/** Updates the page after a gesture comes to rest. */
function arrive() {
  settled({ isRepeated: isRepeatedGlide });
}

/** Updates everything around the pages after a change. */
function settled({ isRepeated = false, isFromAddress = false }) {
  isRepeatedGlide = false;
  const { level, page } = session.position;
  const dated = data.levels[level];
  document.title = `${dated.title(page)} · ${data.source}`;
  find('spoken').textContent = `${dated.title(page)}, page ${page + 1} of ${dated.count}, level ${dated.name}`;
  showLevels();
  showControls();
  if (!isFromAddress) remember(isRepeated);
}

// ---- The address ----

const stateOf = () => ({
  value: session.value, series: session.series, aggregates: session.aggregates, scale: session.scale, style: session.style,
  comparison: session.comparison, comparesFull: session.comparesFull,
});

/** Stores the places in the address. A repeated key replaces its history entry, so Back undoes all the repeats. */
function remember(isRepeated) {
  const address = `#${session.link}`;
  const state = stateOf();
  const isSame = location.hash === address && JSON.stringify(history.state) === JSON.stringify(state);
  if (isSame) return;
  try {
    history[isRepeated || !history.state ? 'replaceState' : 'pushState'](state, '', address);
  } catch {
    // Browsers limit the number of entries per second. The next change then updates the address.
  }
}

/** Goes to the places in the address and restores the settings in its history entry. */
function readAddress() {
  const before = settings();
  const state = history.state;
  const lines = [];
  if (state && data.names.includes(state.value)) {
    Object.assign(session, {
      value: state.value, series: data.seriesNames.includes(state.series) ? state.series : session.series,
      aggregates: state.aggregates ?? session.aggregates,
      scale: state.scale ?? null, style: state.style ?? null, comparison: state.comparison ?? null,
      comparesFull: state.comparesFull ?? false,
    });
  }
  if (location.hash.length > 1) lines.push(`follow ${location.hash.slice(1)}`);
  for (const line of lines) {
    const outcome = session.run(line);
    if (outcome.result === 'error' || outcome.reason === 'doesNotFit') say(messageOf(outcome), true);
  }
  if (settings() !== before) version += 1;
  schedule();
  settled({ isFromAddress: true });
  if (!history.state) remember(true);
}

addEventListener('popstate', readAddress);

// ---- Pointers ----

/** The pointer that is down: where it started, the distance sent so far, and its most recent moves. */
let pointer = null;
let click = null;

pager.addEventListener('pointerdown', (event) => {
  if (!event.isPrimary || event.button !== 0) return;
  const isCaught = session.phase === 'settling';
  const { axis, offset, end } = session.pager.state;
  pointer = {
    id: event.pointerId, x: event.clientX, y: event.clientY, isDragging: isCaught, sent: [0, 0],
    moves: [[event.timeStamp, event.clientX, event.clientY]],
    // The direction in which a finger would continue to turn the page that it caught.
    onward: isCaught && end !== 0 ? (axis === 'horizontal' ? [Math.sign(offset - end), 0] : [0, Math.sign(offset - end)]) : null,
  };
  if (isCaught) session.gesture('drag', 0, 0);
  schedule();
});

pager.addEventListener('pointermove', (event) => {
  if (pointer?.id !== event.pointerId) return;
  const [dx, dy] = [event.clientX - pointer.x, event.clientY - pointer.y];
  if (!pointer.isDragging) {
    if (Math.hypot(dx, dy) < SLOP) return;
    pointer.isDragging = true;
    pager.setPointerCapture(event.pointerId);
    pager.classList.add('dragged');
  }
  if (pointer.onward && Math.hypot(dx, dy) >= SLOP) {
    const [x, y] = pointer.onward;
    pointer.onward = null;
    // Another swipe in the same direction turns another page, so the page that the finger caught arrives first.
    if (x * dx + y * dy > 0 && x * dx + y * dy >= Math.abs(x * dy + y * dx)) {
      session.gesture('release', 3 * x, 3 * y);
      session.gesture('finish');
    }
  }
  pointer.moves.push([event.timeStamp, event.clientX, event.clientY]);
  while (pointer.moves.length > 2 && event.timeStamp - pointer.moves[0][0] > 100) pointer.moves.shift();
  // The pager adds up the distances. Round the total rather than its parts, so that rounding errors do not accumulate.
  const total = [dx / size.width, dy / size.height].map((distance) => Math.round(distance * UNITS_PER_PAGE));
  const [x, y] = total.map((distance, axis) => (distance - pointer.sent[axis]) / UNITS_PER_PAGE);
  pointer.sent = total;
  if (x !== 0 || y !== 0) session.gesture('drag', x, y);
  schedule();
});

function lift(event) {
  if (pointer?.id !== event.pointerId) return;
  const { moves, isDragging } = pointer;
  pointer = null;
  pager.classList.remove('dragged');
  if (!isDragging) {
    if (event.type === 'pointerup') tap(event);
    return;
  }
  if (session.phase !== 'dragging') return;
  const [[start, x, y], [end, lastX, lastY]] = [moves[0], moves[moves.length - 1]];
  const seconds = Math.max(event.timeStamp - start, 1) / 1000;
  const isResting = event.timeStamp - end > 100;
  const velocity = isResting ? [0, 0] : [(lastX - x) / size.width / seconds, (lastY - y) / size.height / seconds];
  if (event.type === 'pointercancel') session.gesture('cancel');
  else session.gesture('release', ...velocity);
  if (stillness.matches && session.phase === 'settling') session.gesture('finish');
  if (session.phase === 'settled') arrive();
  schedule();
}
pager.addEventListener('pointerup', lift);
pager.addEventListener('pointercancel', lift);

/** The bar of the current page at a point; null if there is none. */
function barAt({ clientX, clientY }) {
  const current = hosts.get(`${session.position.level} ${session.position.page}`);
  const chart = current?.element.querySelector('.chart');
  if (!chart) return null;
  const box = chart.getBoundingClientRect();
  const x = clientX - box.left;
  if (clientY < box.top || clientY > box.bottom || x < current.left || x >= current.right) return null;
  return Math.floor((x - current.left) / (current.right - current.left) * current.content.bars.length);
}

/** A tap marks a bar or clears its mark. A double tap enters the bar. */
function tap(event) {
  if (session.phase !== 'settled') return;
  const bar = barAt(event);
  if (bar === null) return;
  const isSecond = click?.bar === bar && event.timeStamp - click.time <= DOUBLE_CLICK_MILLISECONDS;
  click = isSecond ? null : { bar, time: event.timeStamp };
  if (isSecond) run('enter');
  else run(bar === session.bar ? 'bar off' : `bar at ${bar}`);
  if (isSecond) return;
  // A tap that cleared the mark does not begin a double tap, because `enter` needs the mark.
  if (session.bar === null) click = null;
}

// Hovering over a bar shows its value without marking the bar.
pager.addEventListener('mousemove', (event) => {
  if (pointer || session.phase !== 'settled') return;
  const current = hosts.get(`${session.position.level} ${session.position.page}`);
  const readout = current?.element.querySelector('.readout');
  if (!readout) return;
  const bar = barAt(event);
  const hovered = bar === null ? null : current.content.bars[bar];
  readout.textContent = hovered ? barText(hovered) : session.barText ?? '';
});
pager.addEventListener('mouseleave', () => {
  const readout = hosts.get(`${session.position.level} ${session.position.page}`)?.element.querySelector('.readout');
  if (readout) readout.textContent = session.barText ?? '';
});

function barText(bar) {
  const count = session.aggregate === 'count' || bar.summary.count === 0 ? '' : `, ${countOf(bar.summary.count, 'sample')}`;
  return `${barSpan(bar)}: ${valueText(bar.summary, session.aggregate, session.decimals, session.unit)}${count}`;
}

// ---- Wheels ----

const [pages, levels] = [new crosspager.WheelFilter(), new crosspager.WheelFilter()];

pager.addEventListener('wheel', (event) => {
  if (event.ctrlKey) return;
  event.preventDefault();
  const isHorizontal = event.shiftKey || Math.abs(event.deltaX) > Math.abs(event.deltaY);
  const amount = isHorizontal ? event.deltaX || event.deltaY : event.deltaY;
  const step = (isHorizontal ? pages : levels).step(Math.round(amount) || Math.sign(amount), Math.round(event.timeStamp));
  if (step === 0 || pointer) return;
  const names = isHorizontal ? ['left', 'right'] : ['up', 'down'];
  press(names[step > 0 ? 1 : 0]);
}, { passive: false });

// ---- Keys ----

addEventListener('keydown', (event) => {
  const { target } = event;
  if (target.closest('input, select, textarea') && !(target.id === 'line' && target.value === '' && /^(Arrow|Page)/.test(event.key))) {
    if (event.key === 'Escape') pager.focus();
    return;
  }
  if (target.closest('button') && (event.key === 'Enter' || event.key === ' ')) return;
  if (event.key === '/' || event.key === ':') {
    event.preventDefault();
    find('line').focus();
    return;
  }
  if (event.key === 'Escape' && session.phase === 'dragging') {
    session.gesture('cancel');
    schedule();
    return;
  }
  const command = commandForKey(event);
  if (command === null) return;
  event.preventDefault();
  press(command, event.repeat);
});

// ---- The controls ----

const typed = [];
let recalled = 0;
find('command').addEventListener('submit', (event) => {
  event.preventDefault();
  const line = find('line').value;
  if (line.trim() === '') return;
  typed.push(line);
  recalled = typed.length;
  // A semicolon outside quotes separates commands. After an error, the remaining commands are skipped.
  for (const command of line.split(/;(?=(?:[^"]*"[^"]*")*[^"]*$)/)) {
    if (run(command, { isTyped: true })?.result === 'error') break;
  }
  find('line').value = '';
});
find('line').addEventListener('keydown', (event) => {
  if (find('line').value === '' || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
  recalled = Math.min(Math.max(recalled + (event.key === 'ArrowUp' ? -1 : 1), 0), typed.length);
  find('line').value = typed[recalled] ?? '';
  event.preventDefault();
});

for (const button of document.querySelectorAll('[data-command]')) {
  button.addEventListener('click', () => press(button.dataset.command));
}

/** Quotes a name for a command. */
const quotedName = (name) => `"${name.replaceAll('"', '""')}"`;

/** The words with which all names begin, if these words are long. A narrow menu would show only these words. */
function commonStart(names) {
  let length = 0;
  while (names.every((name) => name[length] !== undefined && name[length] === names[0][length])) length += 1;
  const start = names[0].slice(0, names[0].slice(0, length).lastIndexOf(' ') + 1);
  return start.length > 12 ? start : '';
}

function fill(id, names, command) {
  const select = find(id);
  select.closest('.choice').hidden = names.length < 2;
  const start = names.length < 2 ? '' : commonStart(names);
  select.replaceChildren(...names.map((name) => {
    const option = new Option(start === '' ? name : `… ${name.slice(start.length)}`, name);
    option.title = name;
    return option;
  }));
  select.addEventListener('change', () => run(command(select.value)));
}
fill('value', data.names, (name) => `value ${quotedName(name)}`);
fill('series', data.seriesNames, (name) => `series ${quotedName(name)}`);
fill('aggregate', AGGREGATES, (name) => `aggregate ${name}`);
fill('compare', ['off', 'previous', 'year'], (name) => `compare ${name}`);
for (const [place, text] of ['No comparison', 'Previous page', 'A year before'].entries()) find('compare').options[place].text = text;

find('date').addEventListener('change', ({ target }) => { if (target.value) run(`date ${target.value}`); });
find('date').min = isoDate(dayOfTime(Math.min(...data.levels.map((level) => level.spanOfPage(0).start))));
find('date').max = isoDate(dayOfTime(Math.max(...data.levels.map((level) => level.spanOfPage(level.count - 1).end)) - 1));

function showControls() {
  const { routes } = session.pager;
  const can = {
    left: routes.includes('left'), right: routes.includes('right'),
    'zoom in': session.pager.preview('zoomIn').result === 'moved',
    'zoom out': session.pager.preview('zoomOut').result === 'moved',
    undo: session.undone.length > 0, redo: session.redone.length > 0,
  };
  for (const button of document.querySelectorAll('[data-command]')) {
    button.setAttribute('aria-disabled', String(!can[button.dataset.command]));
  }
  find('value').value = session.value;
  if (session.series !== null) find('series').value = session.series;
  find('aggregate').value = session.aggregate;
  const year = find('compare').options[2];
  year.disabled = isFiner('year', data.levels[session.position.level].unit);
  const fixed = session.comparison?.page;
  if (find('compare').options.length > 3) find('compare').options[3].remove();
  if (fixed) find('compare').add(new Option(fixed, fixed));
  find('compare').value = fixed ?? session.comparison ?? 'off';
  find('date').value = isoDate(dayOfTime(data.levels[session.position.level].spanOfPage(session.position.page).start));
}

// ---- The map of levels ----

const rows = data.levels.map((level, number) => {
  const row = document.createElement('li');
  row.className = 'level';
  row.innerHTML = '<button type="button" class="level-name"></button><span class="level-place"></span>'
    + '<div class="level-track"><svg viewBox="0 0 160 100" preserveAspectRatio="none" aria-hidden="true"><path/></svg>'
    + '<input type="range" min="0" step="1"></div>';
  const [name, text] = row.children;
  const slider = row.querySelector('input');
  name.textContent = level.name;
  slider.max = String(level.count - 1);
  slider.disabled = level.count < 2;
  slider.setAttribute('aria-label', `Page of level ${level.name}`);
  name.addEventListener('click', () => run(`go ${number}`));
  slider.addEventListener('input', () => {
    run(session.position.level === number ? `page ${slider.value}` : `go ${number} ${slider.value}`, { isRepeated: isSliding });
    isSliding = true;
  });
  slider.addEventListener('change', () => { isSliding = false; });
  find('levels').append(row);
  return { row, name, text, slider, path: row.querySelector('path') };
});
/** Whether a slider is being moved. Its moves form one entry in the browser's history. */
let isSliding = false;

function showLevels() {
  rows.forEach(({ row, name, text, slider }, number) => {
    const level = data.levels[number];
    const { page } = session.pager.level(number);
    const isCurrent = number === session.position.level;
    row.classList.toggle('current', isCurrent);
    if (isCurrent) name.setAttribute('aria-current', 'true');
    else name.removeAttribute('aria-current');
    text.innerHTML = `${level.key(page)} <small>${caption(page + 1)} of ${caption(level.count)}</small>`;
    slider.dir = session.pager.rules.reading;
    slider.value = String(page);
    slider.setAttribute('aria-valuetext', `${level.title(page)}, page ${page + 1} of ${level.count}`);
  });
}

let overviewOf = null;
/** Draws the whole series behind the sliders. */
function drawOverviews() {
  const id = JSON.stringify([session.value, session.series]);
  if (overviewOf === id) return;
  overviewOf = id;
  const column = data.column(session.value, session.series);
  rows.forEach(({ path }, number) => {
    const level = data.levels[number];
    const count = Math.min(160, level.count);
    const means = Array.from({ length: count }, (_, bucket) => {
      const [first, end] = [bucket, bucket + 1].map((part) => Math.floor(part * level.count / count));
      return column.summary({ start: level.spanOfPage(first).start, end: level.spanOfPage(end - 1).end }).mean;
    });
    const known = means.filter((mean) => mean !== null);
    const [low, high] = [Math.min(0, ...known), Math.max(0, ...known)];
    const y = (value) => Math.round((high - value) / (high - low || 1) * 1000) / 10;
    const width = 160 / count;
    path.setAttribute('d', means.map((mean, bucket) => (mean === null ? '' : (
      `M${bucket * width} ${y(0)}V${y(mean)}h${width}V${y(0)}z`))).join(''));
  });
}

// ---- The start ----

const paper = matchMedia('print');
new ResizeObserver(() => {
  // On paper, the chart is scaled, not redrawn.
  if (paper.matches) return;
  const { clientWidth: width, clientHeight: height } = pager;
  if (width === size.width && height === size.height) return;
  size = { width, height };
  version += 1;
  schedule();
}).observe(pager);
size = { width: pager.clientWidth, height: pager.clientHeight };
readAddress();
place();
performance.mark('first chart');
document.documentElement.dataset.ready = 'true';
