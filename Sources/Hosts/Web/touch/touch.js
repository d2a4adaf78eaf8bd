// A pager to move by touch: cards, input, the map, the rules, the outcomes and the address.

import { load } from '../crosspager.js';
import { followPointer, followWheel, Frames, stillness, unpackedModule } from '../motion.js';
import { LEVEL_RULES, Session } from './session.js';
import { decimal, titleOf } from './words.js';

const find = (id) => document.getElementById(id);
const all = (selector) => [...document.querySelectorAll(selector)];
const { title, scene, start } = JSON.parse(find('data').textContent);
const crosspager = await load(await unpackedModule(find('module')));
const session = new Session(crosspager, start);
const [pager, cards, detail] = [find('pager'), find('cards'), find('detail')];
/** Returns a copy of the element in a template. */
const copy = (id) => find(id).content.firstElementChild.cloneNode(true);

// ---- Cards ----

/** The size of a card in pixels. */
let size = { width: 1, height: 1 };
/** A number that grows whenever the text of cards may have changed. */
let version = 0;
/** The cards, indexed by the numbers of their hosts. */
const elements = [];

/** Describes a page: its title, its number and its level. */
function pageText({ level, page }) {
  const { name } = session.labels[level];
  if (page === null) return `${name}, no pages`;
  const { count } = session.pager.level(level);
  return `${titleOf(session.labels, { level, page })}, page ${page + 1} of ${count}, ${name}`;
}

function write(card, position) {
  const { element } = card;
  const text = titleOf(session.labels, position);
  element.setAttribute('aria-label', pageText(position));
  const { name } = session.labels[position.level];
  const { count } = session.pager.level(position.level);
  element.children[0].textContent = text;
  element.children[1].textContent = `${name} · ${position.page + 1} of ${count}`;
  const isColor = /^#[0-9a-f]{6}$/i.test(text);
  const [red, green, blue] = [1, 3, 5].map((at) => (parseInt(text.slice(at, at + 2), 16) / 255) ** 2.2);
  const isLight = 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.18;
  element.classList.toggle('colored', isColor);
  element.style.cssText = `--level: ${position.level};`
    + (isColor ? `background: ${text}; color: ${isLight ? '#000' : '#fff'}` : '');
  Object.assign(card, position, { version });
}

/** Puts the cards of the displayed pages in their places. */
function draw() {
  const { position, rules: { viewport } } = session.pager;
  const shown = new Set();
  for (const [place, { level, page, x, y }] of session.pager.displayedPages.entries()) {
    const { number } = session.roster.showing[place];
    const card = elements[number] ??= { element: cards.appendChild(copy('card')) };
    if (card.level !== level || card.page !== page || card.version !== version) write(card, { level, page });
    card.element.style.transform = `translate3d(${x * size.width}px, ${y * size.height}px, 0)`;
    card.element.classList.toggle('current', level === position.level && page === position.page);
    // Pages that are kept ready around the viewport stay hidden.
    if (x > -1 && x < viewport.pages && y > -1 && y < viewport.levels) shown.add(card);
  }
  for (const card of elements) card?.element.toggleAttribute('inert', !shown.has(card));
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
  if (['left', 'right', 'up', 'down'].includes(name) && args.length === 0 && !stillness.matches) {
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
  const place = position ? pageText(position) : 'No levels';
  const isEmpty = (position?.page ?? null) === null;
  document.title = `${isEmpty ? place : titleOf(session.labels, position)} · ${title}`;
  if (!opened && place !== spoken) find('spoken').textContent = spoken = place;
  find('none').textContent = isEmpty ? place : '';
  showOpen(opened);
  showMap(position);
  showRules();
  showOutcomes();
  for (const button of all('[data-command]')) {
    const { command } = button.dataset;
    const way = /^(left|right|up|down)$/.test(command) && !stillness.matches ? ['glide', command] : [command];
    const can = session.changes[command] ?? session.pager.preview(...way).result !== 'ignored';
    button.setAttribute('aria-disabled', String(!can));
  }
  try {
    history.replaceState(null, '', address());
  } catch {
    // Browsers limit the number of changes per second. The next change then updates the address.
  }
}

function showOpen(opened) {
  if (detail.hidden === !opened) return;
  detail.hidden = !opened;
  cards.inert = opened !== null;
  if (opened) {
    find('detail-title').textContent = titleOf(session.labels, opened);
    find('detail-path').textContent = `${session.labels[opened.level].name} · path ${opened.level} ${opened.page}`;
    detail.style.setProperty('--level', opened.level);
    detail.querySelector('button').focus();
  } else {
    pager.focus();
  }
}

function showOutcomes() {
  const last = session.responses.slice(-12).reverse();
  find('outcomes').replaceChildren(...last.map(({ line, words, json, result }) => {
    const item = copy('outcome');
    item.className = result;
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
    const row = find('map').children[level] ?? copy('row');
    const [button, { children: [slider] }, text] = row.children;
    const place = reading === 'rtl' ? count - 1 - page : page;
    row.style.cssText = `--level: ${level}; --count: ${count}; --page: ${place}`;
    row.className = count > 40 ? 'many' : count === 0 ? 'empty' : '';
    button.ariaCurrent = String(level === position?.level);
    button.textContent = button.title = name;
    text.textContent = count === 0 ? 'empty' : `${page + 1} of ${count}`;
    Object.assign(slider, { max: Math.max(0, count - 1), value: page ?? 0, disabled: count === 0, dir: reading });
    slider.setAttribute('aria-label', `Page of ${name}`);
    slider.setAttribute('aria-valuetext', count === 0 ? 'empty' : titleOf(session.labels, { level, page }));
    return row;
  });
  // The rows that stay keep the focus.
  for (const row of [...find('map').children].slice(rows.length)) row.remove();
  find('map').append(...rows.filter((row) => !row.parentNode));
  const { offsetTop: top = 0, offsetHeight: height = 0 } = rows[position?.level] ?? {};
  const { scrollTop, clientHeight } = find('map');
  find('map').scrollTop = Math.min(Math.max(scrollTop, top + height - clientHeight), top);
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
  const last = Number(target.max);
  const page = Math.min(Math.max(Math.floor((clientX - left) / width * (last + 1)), 0), last);
  run('go', rowOf(target), target.dir === 'rtl' ? last - page : page);
});

// ---- Rules ----

/** Returns the level whose rules the pickers show, or undefined for all levels. */
const scope = () => (find('scope').value === '' ? undefined : Number(find('scope').value));

function showRules() {
  const chosen = scope() < session.labels.length ? find('scope').value : '';
  const options = session.labels.map(({ name }, level) => new Option(name, level));
  find('scope').replaceChildren(new Option('all levels', ''), ...options);
  find('scope').value = chosen;
  const rules = { ...session.pager.rules, hosting: session.hosting };
  const { newLevelRules, levels: own } = session.pager;
  const levels = chosen === '' ? [newLevelRules, ...own.map((level) => level.rules)] : [own[chosen].rules];
  const starts = new Set(['first', 'last', ...Array(10).keys(), ...levels.map((level) => level.start)]);
  document.querySelector('[data-rule=start]').replaceChildren(...[...starts].map((value) => new Option(value)));
  for (const picker of all('[data-rule]')) {
    const { rule } = picker.dataset;
    for (const part of picker.querySelectorAll('[data-part]')) part.value = decimal(rules[rule][part.dataset.part]);
    const values = LEVEL_RULES.includes(rule) ? levels.map((level) => level[rule]) : [rules[rule]];
    // A picker shows no value for a rule in which the levels differ.
    if (picker.matches('select')) picker.value = values.every((value) => value === values[0]) ? values[0] : '';
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
  const others = key === 'Enter' ? 'input, select, summary, button' : 'input:not([type=checkbox]), select, summary';
  if (target.closest(others) || event.altKey) return;
  const undo = { z: event.shiftKey ? ['redo'] : ['undo'], y: ['redo'] }[key.toLowerCase()];
  const escape = [session.phase === 'dragging' ? 'cancel' : 'close'];
  const command = event.ctrlKey || event.metaKey ? undo : key === 'Escape' ? escape : KEYS[key];
  if (!command) return;
  event.preventDefault();
  run(...command);
});

for (const button of all('[data-command]')) button.addEventListener('click', () => run(button.dataset.command));
for (const button of all('[data-edit]')) button.addEventListener('click', () => {
  const [{ level, page }, { edit }] = [session.pager.position ?? { level: 0 }, button.dataset];
  let number = session.labels.length;
  while (session.labels.some(({ name }) => name === `Level ${number}`)) number += 1;
  const added = [`Level ${number}`, 5, Math.min(level + 1, session.labels.length)];
  const args = { insert: [level, page ?? 0], remove: [level, page ?? 0], removeLevel: [level], insertLevel: added };
  if (session.pager.position || edit === 'insertLevel') run(edit, ...args[edit] ?? []);
});
find('events').addEventListener('change', ({ target }) => session.tellEvents(target.checked));

// ---- The address ----

const address = () => `#${scene === null ? '' : `scene=${encodeURIComponent(scene)}&`}${session.address}`;

function readAddress() {
  const text = location.hash.slice(1);
  const fits = text === '' || (new URLSearchParams(text).get('scene') === scene && session.restore(text));
  version += 1;
  resize();
  settled();
  if (!fits) find('spoken').textContent = 'The address does not fit this page.';
}
addEventListener('hashchange', () => { if (location.hash !== address()) readAddress(); });

const frames = new Frames(session, { draw, arrive: settled });
followPointer(pager, frames, {
  size: () => size,
  tap: ({ clientX, clientY }) => {
    const card = elements.find((one) => one?.element === document.elementFromPoint(clientX, clientY)?.closest('.card'));
    if (card && session.phase === 'settled') run('open', card.level, card.page);
  },
});
followWheel(pager, frames, crosspager, { size: () => size, step: run });
new ResizeObserver(resize).observe(pager);
readAddress();
draw();
document.documentElement.dataset.ready = 'true';
