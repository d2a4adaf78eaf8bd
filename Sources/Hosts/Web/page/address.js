// The address of the page, such as `day=2015-12-31,week=2015-W53@day&value=temp_max&compare=previous`: a link to the
// places of all levels, in the program's form, and the settings that have changed since the page was exported.

import { AGGREGATES, UNITS } from './data.js';
import { ignored, Session } from './session.js';
import { quoted } from './text.js';

/** A part of an address that cannot be read, or that does not fit the data. */
class AddressError extends Error {}
const fail = (message) => { throw new AddressError(message); };

const encoded = (name) => encodeURIComponent(name).replace(/[!'()*~]/g,
  (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`).replaceAll('%20', '+');

function decoded(text) {
  try { return decodeURIComponent(text.replaceAll('+', ' ')); } catch { /* The text is not encoded. */ }
  return fail(`${quoted(text)} is not percent-encoded UTF-8.`);
}

/** Returns the name before an equals sign and the value after it. */
function sides(text) {
  const parts = text.split('=');
  return parts.length === 2 && !parts.includes('') ? parts : fail(`${quoted(text)} is not NAME=VALUE.`);
}

function oneOf(values, kind, text) {
  const value = decoded(text);
  return values.includes(value) ? value : fail(`No ${kind} ${quoted(value)} here.`);
}

function comparisonIn(text, { levels }) {
  if (['off', 'previous', 'year'].includes(text)) return text === 'off' ? null : text;
  const [page = '', name] = text.split('@').map(decoded);
  const level = levels.find((one) => one.name === name);
  const isThere = level !== undefined && level.pageForKey(page) !== null;
  return isThere ? { level: name, page } : fail(`No page ${quoted(text)} to compare with.`);
}

const SPLITS = ['columns', 'series'];
const comparisonText = (value) => (value?.page ? `${encoded(value.page)}@${encoded(value.level)}` : value ?? 'off');

/** The name of each setting in an address, and the functions that write and read its value. */
const CODES = {
  value: ['value', encoded, (text, { names }) => oneOf(names, 'column', text)],
  series: ['series', encoded, (text, { seriesNames }) => oneOf(seriesNames, 'series', text)],
  comparison: ['compare', comparisonText, comparisonIn],
  comparesFull: ['whole', (value) => (value ? 'on' : 'off'), (text) => text === 'on'],
  split: ['split', (value) => value ?? 'off', (text) => (text === 'off' ? null : oneOf(SPLITS, 'split', text))],
  scale: ['scale', String, (text) => oneOf(['auto', 'level', 'page', 'robust'], 'scale', text)],
  goal: ['goal', (value) => encoded(value ?? 'off'), (text, { names }) => {
    const [number, unit, ...column] = decoded(text).split(' ');
    const isGoal = Number.isFinite(Number(number)) && UNITS.includes(unit)
      && names.some((name) => name.toLowerCase() === column.join(' '));
    return text === 'off' || isGoal ? decoded(text) : fail(`${quoted(text)} is not a goal for this data.`);
  }],
  smooth: ['smooth', (value) => value ?? 'off', (text) => (text === 'off' ? null
    : /^\d+$/.test(text) && text >= 2 && text <= 1000 ? Number(text)
      : fail(`${quoted(text)} is not a number of bars from 2 to 1000.`))],
  style: ['style', String, (text) => oneOf(['auto', 'line', 'bar', 'calendar'], 'style', text)],
};

/** Returns the link to the current pages of all levels, as the program prints it. */
export function linkOf({ data, pager, level: current }) {
  const places = data.levels.map((level, number) => `${encoded(level.name)}=${level.key(pager.level(number).page)}`);
  return `${places.join(',')}@${encoded(current.name)}`;
}

/** Returns the link and settings as one word. The aggregate is `bars=…`, or `bars.COLUMN=…` for another column. */
export function addressOf(session) {
  const settings = Object.entries(CODES)
    .filter(([name]) => JSON.stringify(session[name]) !== JSON.stringify(session.start[name]))
    .map(([name, [key, write]]) => `${key}=${write(session[name])}`);
  const bars = Object.entries(session.aggregates ?? {})
    .filter(([column, aggregate]) => aggregate !== session.data.aggregateOf(column))
    .map(([column, aggregate]) => `bars${column === session.value ? '' : `.${encoded(column)}`}=${aggregate}`);
  return [linkOf(session), ...settings, ...bars].join('&');
}

/** Reads the settings in an address. All other settings are those with which the page was exported. */
function settingsIn(texts, { data, start }) {
  const settings = { ...start };
  const aggregates = {};
  for (const text of texts) {
    const [key, value] = sides(text);
    const code = Object.entries(CODES).find(([, [name]]) => name === key);
    if (code) settings[code[0]] = code[1][2](value, data);
    else if (/^bars(\.|$)/.test(key)) aggregates[key.slice(5)] = oneOf(AGGREGATES, 'aggregate', value);
    else fail(`Unknown setting ${quoted(key)}.`);
  }
  const columns = Object.entries(aggregates)
    .map(([name, aggregate]) => [name === '' ? settings.value : oneOf(data.names, 'column', name), aggregate]);
  return { ...settings, aggregates: columns.length > 0 ? Object.fromEntries(columns) : start.aggregates };
}

/** Reads the page of each level and the current level in a link. */
function placesIn(link, { levels }) {
  const parts = link.split('@');
  if (parts.length !== 2) fail("A link has one '@', followed by the name of the current level.");
  const places = new Map(parts[0].split(',').map((item) => sides(item).map(decoded)));
  const names = levels.map(({ name }) => name);
  const pages = levels.map((level) => {
    const place = places.get(level.name) ?? fail(`Level ${quoted(level.name)} is not in the link.`);
    return level.pageForKey(place) ?? fail(`Level ${quoted(level.name)} has no page ${quoted(place)}.`);
  });
  for (const name of places.keys()) if (!names.includes(name)) fail(`No level ${quoted(name)} here.`);
  return { pages, current: names.indexOf(oneOf(names, 'level', parts[1])) };
}

function goTo(pager, { pages, current }) {
  pages.forEach((page, number) => pager.remember(number, page));
  pager.go(current, pages[current]);
}

/** Returns a session with the data, the rules, the settings and the places with which the page was exported. */
export function startedSession(crosspager, data, start) {
  const session = new Session(crosspager, data, start);
  goTo(session.pager, placesIn(start.link, data));
  return session;
}

/** Goes to the places in an address and applies its settings. If a part does not fit, nothing changes. */
export function follow(session, address) {
  const [link, ...texts] = address.split('&');
  try {
    const places = placesIn(link, session.data);
    const settings = settingsIn(texts, session);
    return session.change(() => {
      const former = addressOf(session);
      goTo(session.pager, places);
      Object.assign(session, settings);
      const isThere = addressOf(session) === former;
      return isThere ? ignored('alreadyThere', 'Already at the places in the link.') : { result: 'changed' };
    });
  } catch (error) {
    if (error instanceof AddressError) return ignored('doesNotFit', `The address does not fit. ${error.message}`);
    throw error;
  }
}
