// The pager to touch: cards, input, the map, the rules, the outcomes and the address.

import { load } from '../crosspager.js';
import { followPointer, followWheel, Frames, stillness, unpackedModule } from '../motion.js';
import { Session } from './session.js';
import { titleOf } from './words.js';

const find = (id) => document.getElementById(id);
const all = (selector) => [...document.querySelectorAll(selector)];
const { title, scene, start } = JSON.parse(find('data').textContent);
const crosspager = await load(await unpackedModule(find('module')));
const session = new Session(crosspager, start);
const [pager, cards, detail] = [find('pager'), find('cards'), find('detail')];
const DIRECTIONS = ['left', 'right', 'up', 'down'];
const LEVEL_RULES = ['start', 'entry', 'edge', 'follow', 'snap'];
const quiet = (level) => (215 + level * 137.5) % 360;

// ---- Cards ----

/** The size of a card in pixels. */
let size = { width: 1, height: 1 };
/** The number of commands so far that may have changed the text of cards. */
let version = 0;
/** The cards by the numbers of their hosts. */
const elements = [];

function write(card, { level, page }) {
  const text = titleOf(session.labels, { level, page });
  const { name } = session.labels[level];
  const { count } = session.pager.level(level);
  card.element.setAttribute('aria-label', `${text}, page ${page + 1} of ${count}, ${name}`);
  card.element.querySelector('h2').textContent = text;
  card.element.querySelector('p').textContent = `${name} · ${page + 1} of ${count}`;
  const color = /^#[0-9a-f]{6}$/i.test(text) ? text : null;
  const [red, green, blue] = [1, 3, 5].map((at) => (parseInt(text.slice(at, at + 2), 16) / 255) ** 2.2);
  const isLight = 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.18;
  card.element.style.cssText = `--hue: ${quiet(level)};${color ? `background: ${color}; color: ${isLight ? '#000' : '#fff'}` : ''}`;
  Object.assign(card, { level, page, version, transform: '' });
}

/** Puts the cards of the displayed pages in their places. */
function draw() {
  const { position } = session.pager;
  const { viewport } = session.pager.rules;
  const { showing } = session.roster;
  const shown = new Set();
  for (const [place, { level, page, x, y }] of session.pager.displayedPages.entries()) {
    const { number } = showing[place];
    const card = elements[number] ??= { element: cards.appendChild(find('card').content.firstElementChild.cloneNode(true)) };
    shown.add(card);
    if (card.level !== level || card.page !== page || card.version !== version) write(card, { level, page });
    const transform = `translate3d(${x * size.width}px, ${y * size.height}px, 0)`;
    if (card.transform !== transform) card.element.style.transform = card.transform = transform;
    // Pages that are kept ready around the viewport are not for screen readers.
    show(card, true, x <= -1 || x >= viewport.pages || y <= -1 || y >= viewport.levels);
    const isCurrent = level === position.level && page === position.page;
    if (card.isCurrent !== isCurrent) card.element.classList.toggle('current', card.isCurrent = isCurrent);
  }
  for (const card of elements) if (card && !shown.has(card)) show(card, false, true);
}

function show(card, isShown, isInert) {
  if (card.isShown !== isShown) card.element.toggleAttribute('data-away', !(card.isShown = isShown));
  if (card.isInert !== isInert) card.element.inert = card.isInert = isInert;
}

function resize() {
  const { viewport } = session.pager.rules;
  const { clientWidth, clientHeight } = pager;
  size = { width: clientWidth / viewport.pages, height: clientHeight / viewport.levels };
  cards.style.cssText = `--width: ${size.width}px; --height: ${size.height}px`;
  pager.classList.toggle('single', viewport.pages === 1 && viewport.levels === 1);
  frames.schedule();
}

// ---- Commands ----

/** Performs a command. A step slides, unless the system asks for reduced motion. */
function run(name, ...args) {
  if (DIRECTIONS.includes(name) && args.length === 0 && !stillness.matches) {
    if (session.gesture('glide', name).finished) settled();
  } else {
    session.run(name, ...args);
    version += 1;
    if (name === 'set' || name === 'undo' || name === 'redo') resize();
  }
  if (session.phase === 'settled') settled();
  frames.schedule();
}

let spoken = '';
/** Updates everything around the cards when they are at rest. */
function settled() {
  const { position, opened } = session.pager.state;
  const { labels } = session;
  const name = position && `${position.page === null ? 'no pages' : titleOf(labels, position)}`;
  document.title = name ? `${name} · ${title}` : title;
  const level = position && session.pager.level(position.level);
  const place = !position ? 'No levels' : position.page === null ? `${labels[position.level].name}, no pages`
    : `${name}, page ${position.page + 1} of ${level.count}, ${labels[position.level].name}`;
  if (!opened && place !== spoken) find('spoken').textContent = spoken = place;
  find('none').hidden = position?.page !== null && position !== null;
  find('none').textContent = place;
  showOpen(opened);
  showMap(position);
  showRules();
  showOutcomes();
  const { routes } = session.pager;
  for (const button of all('[data-command]')) {
    const { command } = button.dataset;
    const can = command === 'undo' ? session.canUndo : command === 'redo' ? session.canRedo
      : DIRECTIONS.includes(command) ? routes.includes(command) : session.pager.preview(command).result !== 'ignored';
    button.setAttribute('aria-disabled', String(!can));
  }
  remember();
}

function showOpen(opened) {
  if (detail.hidden === !opened) return;
  detail.hidden = !opened;
  cards.inert = opened !== null;
  if (opened) {
    find('detail-title').textContent = titleOf(session.labels, opened);
    find('detail-path').textContent = `${session.labels[opened.level].name} · path ${opened.level} ${opened.page}`;
    detail.style.setProperty('--hue', quiet(opened.level));
    detail.querySelector('button').focus();
  } else {
    pager.focus();
  }
}

let outcomesShown = null;
function showOutcomes() {
  const last = session.responses.slice(-12).reverse();
  if (last[0] === outcomesShown) return;
  [outcomesShown] = last;
  find('outcomes').replaceChildren(...last.map(({ line, words, json, result }) => {
    const item = find('outcome').content.firstElementChild.cloneNode(true);
    item.classList.toggle('ignored', result === 'ignored');
    for (const [place, text] of [line, words, json].entries()) item.children[place].textContent = text;
    return item;
  }));
  find('outcomes').scrollTop = 0;
}

// ---- The map ----

function showMap(position) {
  const { reading } = session.pager.rules;
  const rows = session.labels.map(({ name }, level) => {
    const { count, page } = session.pager.level(level);
    const row = find('map').children[level] ?? find('row').content.firstElementChild.cloneNode(true);
    const [button, track, text] = row.children;
    const [slider] = track.children;
    row.style.cssText = `--hue: ${quiet(level)}; --count: ${count}; --page: ${reading === 'rtl' ? count - 1 - page : page}`;
    row.classList.toggle('current', level === position?.level);
    row.classList.toggle('many', count > 40);
    row.classList.toggle('empty', count === 0);
    if (level === position?.level) button.setAttribute('aria-current', 'true');
    else button.removeAttribute('aria-current');
    button.textContent = button.title = name;
    text.textContent = count === 0 ? 'empty' : `${page + 1} of ${count}`;
    Object.assign(slider, { max: Math.max(0, count - 1), value: page ?? 0, disabled: count === 0, dir: reading });
    slider.setAttribute('aria-label', `Page of ${name}`);
    slider.setAttribute('aria-valuetext', count === 0 ? 'empty' : titleOf(session.labels, { level, page }));
    return row;
  });
  if (rows.length !== find('map').children.length || rows.some((row) => !row.parentNode)) find('map').replaceChildren(...rows);
}

const rowOf = (target) => [...find('map').children].indexOf(target.closest('li'));
find('map').addEventListener('click', ({ target }) => { if (target.matches('button')) run('go', rowOf(target)); });
find('map').addEventListener('input', ({ target }) => run('go', rowOf(target), Number(target.value)));
find('map').addEventListener('pointerdown', (event) => {
  const { target, clientX } = event;
  if (!target.matches('input:enabled')) return;
  event.preventDefault();
  target.focus();
  const { left, width } = target.getBoundingClientRect();
  const page = Math.min(Math.max(Math.floor((clientX - left) / width * (Number(target.max) + 1)), 0), Number(target.max));
  run('go', rowOf(target), target.dir === 'rtl' ? Number(target.max) - page : page);
});

// ---- Rules ----

/** The level whose rules the pickers show, or undefined for all levels. */
const scope = () => (find('scope').value === '' ? undefined : Number(find('scope').value));

function showRules() {
  const chosen = scope() < session.labels.length ? find('scope').value : '';
  find('scope').replaceChildren(new Option('all levels', ''), ...session.labels.map(({ name }, level) => new Option(name, level)));
  find('scope').value = chosen;
  const { pager: model, hosting } = session;
  const rules = { ...model.rules, hosting };
  const levels = chosen === '' ? [model.newLevelRules, ...model.levels.map((level) => level.rules)] : [model.level(Number(chosen)).rules];
  const start = document.querySelector('[data-rule=start]');
  const pages = Math.min(20, Math.max(0, ...model.levels.map(({ count }) => count)));
  const others = levels.map((level) => level.start).filter((value) => value >= pages);
  start.replaceChildren(...['first', 'last', ...Array(pages).keys(), ...new Set(others)].map((value) => new Option(value)));
  for (const picker of all('[data-rule]')) {
    const { rule } = picker.dataset;
    for (const part of picker.querySelectorAll('[data-part]')) part.value = Number(rules[rule][part.dataset.part].toFixed(4));
    if (!picker.matches('select')) continue;
    const values = LEVEL_RULES.includes(rule) ? new Set(levels.map((level) => String(level[rule]))) : [rules[rule]];
    // Levels whose rules differ show no value.
    picker.value = [...values].length === 1 ? [...values][0] : '';
  }
  for (const box of all('[data-lock]')) box.checked = rules.locked.includes(box.dataset.lock);
}

find('rules').addEventListener('change', ({ target }) => {
  const { rule } = target.closest('[data-rule]')?.dataset ?? {};
  if (target === find('scope')) showRules();
  else if (target.dataset.lock) run(target.checked ? 'lock' : 'unlock', target.dataset.lock);
  else if (target.dataset.part) {
    const parts = [...target.closest('fieldset').querySelectorAll('[data-part]')];
    if (!parts.every((part) => part.reportValidity())) return;
    run('set', rule, Object.fromEntries(parts.map((part) => [part.dataset.part, Number(part.value)])));
  } else if (rule) {
    const value = /^\d+$/.test(target.value) ? Number(target.value) : target.value;
    run('set', rule, value, ...(LEVEL_RULES.includes(rule) && scope() !== undefined ? [scope()] : []));
  }
});

// ---- Buttons and keys ----

const KEYS = {
  ArrowLeft: ['left'], ArrowRight: ['right'], ArrowUp: ['up'], ArrowDown: ['down'], Home: ['first'], End: ['last'],
  PageUp: ['left', 10], PageDown: ['right', 10], '+': ['zoomIn'], '=': ['zoomIn'], '-': ['zoomOut'], Enter: ['open'],
};

addEventListener('keydown', (event) => {
  const { target, key } = event;
  const isControl = event.ctrlKey || event.metaKey;
  if (target.closest('input:not([type=checkbox]), select, summary') || (target.closest('button') && key === 'Enter')) return;
  const undo = { z: event.shiftKey ? 'redo' : 'undo', y: 'redo' }[key.toLowerCase()];
  const escape = session.phase === 'dragging' ? 'cancel' : 'close';
  const command = isControl ? undo && [undo] : key === 'Escape' ? [escape] : KEYS[key];
  if (!command || event.altKey) return;
  event.preventDefault();
  run(...command);
});

for (const button of all('[data-command]')) button.addEventListener('click', () => run(button.dataset.command));
for (const button of all('[data-edit]')) button.addEventListener('click', () => {
  const { level, page } = session.pager.position ?? {};
  let number = session.labels.length + 1;
  while (session.labels.some(({ name }) => name === `Level ${number}`)) number += 1;
  const edits = {
    insert: [level, page ?? 0], remove: [level, page ?? 0], removeLevel: [level], forgetAll: [],
    insertLevel: [`Level ${number}`, 5, level === undefined ? undefined : level + 1],
  };
  const { edit } = button.dataset;
  if (level !== undefined || edit === 'insertLevel') run(edit, ...edits[edit]);
});
find('events').addEventListener('change', ({ target }) => session.tellEvents(target.checked));

// ---- The address ----

const address = () => `#${scene === null ? '' : `scene=${encodeURIComponent(scene)}&`}${session.address}`;

function remember() {
  try {
    if (location.hash !== address()) history.replaceState(null, '', address());
  } catch {
    // Browsers limit the number of changes per second. The next change then updates the address.
  }
}

function readAddress() {
  const text = location.hash.slice(1);
  const isHere = text === '' || new URLSearchParams(text).get('scene') === scene;
  if (text !== '' && !(isHere && session.restore(text))) find('spoken').textContent = 'The address does not fit this page.';
  version += 1;
  resize();
  settled();
}
addEventListener('hashchange', () => { if (location.hash !== address()) readAddress(); });

// ---- The start ----

const frames = new Frames(session, {
  draw, arrive: settled, rest: () => { if (session.phase === 'settled') showOutcomes(); },
});
followPointer(pager, frames, {
  size: () => size,
  tap: ({ clientX, clientY }) => {
    const card = elements.find((one) => one?.element === document.elementFromPoint(clientX, clientY)?.closest('.card'));
    if (card && session.phase === 'settled') run('open', card.level, card.page);
  },
});
let lastScroll = 0;
followWheel(pager, crosspager, {
  step: (direction) => run(direction),
  scroll: (pixels) => {
    const { position, phase, axis, opened } = session.pager.state;
    if (opened || (phase !== 'settled' && axis === 'vertical')) return false;
    if (position === null || session.pager.level(position.level).rules.snap !== 'free') return false;
    session.gesture('drag', -pixels / size.width, 0);
    clearTimeout(lastScroll);
    lastScroll = setTimeout(() => {
      if (session.phase === 'dragging') session.gesture('release');
      frames.schedule();
    }, 120);
    frames.schedule();
    return true;
  },
});
new ResizeObserver(resize).observe(pager);
readAddress();
draw();
document.documentElement.dataset.ready = 'true';
