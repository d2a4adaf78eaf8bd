// The address of the page: a link to the places of all levels, in the program's form, and the settings that differ from
// those with which the page was exported, such as `day=2015-12-31,week=2015-W53@day&value=temp_max&compare=previous`.

import { AGGREGATES, ignored, Session, SETTINGS } from './session.js';
import { quoted } from './text.js';

/** Encodes a name for a link. */
const encoded = (name) => encodeURIComponent(name).replace(/[!'()*~]/g,
  (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`).replaceAll('%20', '+');

/** A part of an address that cannot be read, or that does not fit the data. */
class AddressError extends Error {}
const fail = (message) => { throw new AddressError(message); };

function decoded(text) {
  try { return decodeURIComponent(text.replaceAll('+', ' ')); } catch { /* The text is not encoded. */ }
  return fail(`${quoted(text)} is not percent-encoded UTF-8.`);
}

/** The name and the value on both sides of an equals sign. */
function sides(text) {
  const parts = text.split('=');
  if (parts.length !== 2 || parts.includes('')) fail(`${quoted(text)} is not NAME=VALUE.`);
  return parts;
}

const oneOf = (values, kind) => (text) => {
  const value = decoded(text);
  return values.includes(value) ? value : fail(`No ${kind} ${quoted(value)} here.`);
};

/** The place and the level on both sides of an `@`. */
const placeText = ({ level, page }) => `${encoded(page)}@${encoded(level)}`;

function comparisonOf(text, { levels }) {
  if (['off', 'previous', 'year'].includes(text)) return text === 'off' ? null : text;
  const [page, level] = text.split('@').map(decoded);
  const found = levels.find(({ name }) => name === level);
  return (found?.pageForKey(page ?? '') ?? null) === null ? fail(`No page ${quoted(text)} to compare with.`) : { level, page };
}

/** The link to the current pages of all levels, as the program prints it. */
export function linkOf({ data, pager, level: current }) {
  const places = data.levels.map((level, number) => `${encoded(level.name)}=${level.key(pager.level(number).page)}`);
  return `${places.join(',')}@${encoded(current.name)}`;
}

/** The link and the settings as one word. */
export function addressOf(session) {
  const { start, data, comparison } = session;
  const texts = {
    value: (value) => encoded(value), series: (value) => encoded(value), scale: String, style: String,
    comparison: () => (comparison?.page ? placeText(comparison) : comparison ?? 'off'),
    comparesFull: (value) => (value ? 'on' : 'off'), split: (value) => value ?? 'off',
  };
  const settings = Object.entries(texts)
    .filter(([name]) => JSON.stringify(session[name]) !== JSON.stringify(start[name]))
    .map(([name, text]) => `${NAMES[name]}=${text(session[name])}`);
  const bars = Object.entries(session.aggregates ?? {})
    .filter(([column, aggregate]) => aggregate !== data.aggregateOf(column))
    .map(([column, aggregate]) => `bars${column === session.value ? '' : `.${encoded(column)}`}=${aggregate}`);
  return [linkOf(session), ...settings, ...bars].join('&');
}

/** The names of settings in an address. The names of aggregates are `bars`, and `bars.COLUMN` for another column. */
const NAMES = {
  value: 'value', series: 'series', scale: 'scale', style: 'style', comparison: 'compare', comparesFull: 'whole', split: 'split',
};

/** Reads the settings in an address. The others are those with which the page was exported. */
function settingsIn(texts, { data, start }) {
  const readers = {
    value: oneOf(data.names, 'column'), series: oneOf(data.seriesNames, 'series'),
    scale: oneOf(['auto', 'level', 'page', 'robust'], 'scale'), style: oneOf(['auto', 'line', 'bar'], 'style'),
    comparison: (text) => comparisonOf(text, data), comparesFull: (text) => text === 'on',
    split: (text) => (text === 'off' ? null : oneOf(['columns', 'series'], 'split')(text)),
  };
  const settings = { ...start };
  const bars = [];
  for (const text of texts) {
    const [name, value] = sides(text);
    const setting = SETTINGS.find((one) => NAMES[one] === name);
    if (setting) settings[setting] = readers[setting](value);
    else if (/^bars(\.|$)/.test(name)) bars.push([name.slice(5), oneOf(AGGREGATES, 'aggregate')(value)]);
    else fail(`Unknown setting ${quoted(name)}.`);
  }
  const entries = bars.map(([column, aggregate]) => [column ? oneOf(data.names, 'column')(column) : settings.value, aggregate]);
  return { ...settings, aggregates: entries.length > 0 ? Object.fromEntries(entries) : start.aggregates };
}

/** The pages of all levels in a link, and the current level. */
function placesIn(link, { data: { levels } }) {
  const parts = link.split('@');
  if (parts.length !== 2) fail("A link has one '@', followed by the name of the current level.");
  const stops = parts[0].split(',').map((item) => sides(item).map(decoded));
  const places = new Map(stops);
  if (places.size < stops.length) fail('The link names a level twice.');
  const unknown = stops.find(([name]) => !levels.some((level) => level.name === name));
  if (unknown) fail(`No level ${quoted(unknown[0])} here.`);
  const pages = levels.map((level) => {
    const place = places.get(level.name) ?? fail(`Level ${quoted(level.name)} is not in the link.`);
    return level.pageForKey(place) ?? fail(`Level ${quoted(level.name)} has no page ${quoted(place)}.`);
  });
  const current = levels.findIndex(({ name }) => name === decoded(parts[1]));
  return current < 0 ? fail(`The link's current level ${quoted(decoded(parts[1]))} is missing here.`) : { pages, current };
}

function goTo(pager, pages, current) {
  pages.forEach((page, number) => { if (number !== current) pager.remember(number, page); });
  pager.go(current, pages[current]);
}

/** A session with the data, the rules, the settings and the places with which the page was exported. */
export function startedSession(crosspager, data, start) {
  const session = new Session(crosspager, data, start);
  const { pages, current } = placesIn(start.link, session);
  goTo(session.pager, pages, current);
  return session;
}

/** Goes to the places in an address, and takes the settings from it. If a part does not fit, nothing changes. */
export function follow(session, address) {
  session.rest();
  const [link, ...texts] = address.split('&');
  try {
    const { pages, current } = placesIn(link, session);
    const settings = settingsIn(texts, session);
    const { pager } = session;
    return session.change(() => {
      const isThere = current === session.position.level && pages.every((page, number) => pager.level(number).page === page);
      if (isThere && SETTINGS.every((name) => JSON.stringify(settings[name]) === JSON.stringify(session[name]))) {
        return ignored('alreadyThere', 'Already at the places in the link.');
      }
      goTo(pager, pages, current);
      Object.assign(session, settings);
      return { result: 'changed' };
    });
  } catch (error) {
    if (error instanceof AddressError) return ignored('doesNotFit', `The address does not fit. ${error.message}`);
    throw error;
  }
}
