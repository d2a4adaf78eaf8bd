// The wording of messages: names, lists, suggestions, and the wrong parts of dates. It matches the program's.

import { dateOf, dayOf, MONTH_NAMES } from './data.js';

export const quoted = (word) => `'${word.length > 60 ? `${word.slice(0, 59)}…` : word}'`;
/** A name as typed in a command, with quotes if necessary. */
export const written = (name) => (/\s|^["#]|^$/.test(name) ? `"${name.replaceAll('"', '""')}"` : name);
const limited = (words) => (words.length > 20 ? words.slice(0, 20).concat(`${words.length - 20} more`) : words);
export const listed = (words) => limited(words).join(', ');
/** A list such as `a, b or c`. */
export function choiceOf(words) {
  const shown = limited(words);
  return shown.length > 1 ? `${shown.slice(0, -1).join(', ')} or ${shown.at(-1)}` : shown.join('');
}

/** The number of edits that turn one word into another. Swapping two adjacent letters counts as one edit. */
function distance(one, other) {
  const table = [Array.from({ length: other.length + 1 }, (_, place) => place)];
  for (let i = 1; i <= one.length; i += 1) {
    table.push([i]);
    for (let j = 1; j <= other.length; j += 1) {
      const isSame = one[i - 1] === other[j - 1];
      const isSwap = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      table[i].push(Math.min(
        table[i][j - 1] + 1, table[i - 1][j] + 1, table[i - 1][j - 1] + (isSame ? 0 : 1),
        isSwap ? table[i - 2][j - 2] + 1 : Infinity));
    }
  }
  return table[one.length][other.length];
}

/** The only candidate that begins with a word, or else the most similar candidate; undefined if none is similar. */
export function nearest(word, candidates) {
  const lower = word.toLowerCase();
  const begun = word === '' ? [] : candidates.filter((name) => name.toLowerCase().startsWith(lower));
  if (begun.length === 1) return begun[0];
  const [best] = candidates.map((name) => [distance(lower, name.toLowerCase()), name]).sort((a, b) => a[0] - b[0]);
  const limit = Math.min(Math.max(1, Math.floor(word.length / 3)), word.length - 1);
  return best && best[0] <= limit ? best[1] : undefined;
}

/** A suggestion to append to a sentence, such as ` Did you mean 'left'?`, or `rest` if no candidate is similar. */
export function suggestion(word, candidates, rest = '') {
  const name = nearest(word, candidates);
  return name === undefined ? rest : ` Did you mean ${quoted(name)}?`;
}

const LARGEST_STEP = 2147483647;

/** A sentence about the wrong part of a word that looks like a date; null for a date and for any other word. */
export function dateProblem(word, calendar) {
  return calendar.spanOfKey(word) ? null : dayProblem(word, calendar) ?? weekProblem(word, calendar) ?? quarterProblem(word);
}

const padded = (text) => (text.length < 2 ? `0${text}` : text);

function dayProblem(word, calendar) {
  const match = /^(\d{1,6})[-/.](\d{1,4})(?:[-/.](\d{1,6})(?:T(\d{1,4})(?::(\d{1,4})(?::(\d{1,4}))?)?)?)?$/i.exec(word);
  if (!match) return null;
  const texts = match.slice(1).filter((text) => text !== undefined);
  if (texts[0].length !== 4) return 'Write the year first, with four digits, such as 2015-12-31.';
  const [year, month, day, hour, minute, second] = texts.map(Number);
  if (year === 0) return 'Years go from 0001 to 9999.';
  if (month < 1 || month > 12) return `There is no month ${month}. Months go from 1 to 12.`;
  if (day !== undefined && (day < 1 || day > 31)) return `There is no day ${day}. Days go from 1 to 31.`;
  if (day !== undefined && dateOf(dayOf(year, month, day)).month !== month) return `${MONTH_NAMES[month - 1]} ${texts[0]} has no day ${day}.`;
  if (hour > 23) return `There is no hour ${hour}. Hours go from 0 to 23.`;
  if (minute > 59) return `There is no minute ${minute}. Minutes go from 0 to 59.`;
  if (second > 59) return `There is no second ${second}. Seconds go from 0 to 59.`;
  const key = texts.map((text, place) => ['', '-', '-', 'T', ':', ':'][place] + padded(text)).join('');
  return calendar.spanOfKey(key) ? `Write it as ${key}.` : null;
}

function weekProblem(word, calendar) {
  const match = /^(\d{4})-?W-?(\d{1,4})$/i.exec(word);
  if (!match) return null;
  const key = `${match[1]}-W${padded(String(Number(match[2])))}`;
  if (calendar.spanOfKey(key)) return `Write it as ${key}.`;
  const last = calendar.spanOfKey(`${match[1]}-W53`) ? 53 : 52;
  return `There is no week ${Number(match[2])}. The weeks of ${match[1]} are numbered 1 to ${last}.`;
}

function quarterProblem(word) {
  const match = /^(\d{4})-?Q-?(\d{1,4})$/i.exec(word);
  if (!match) return null;
  const quarter = Number(match[2]);
  return quarter >= 1 && quarter <= 4
    ? `Write it as ${match[1]}-Q${quarter}.` : `There is no quarter ${quarter}. Quarters go from 1 to 4.`;
}

/** A sentence about the wrong part of a step, such as `-7` or `7d`; null if the word does not look like a step. */
export function stepProblem(word) {
  const match = /^([+-]?)(\d{1,12})([a-z]*)$/i.exec(word);
  if (!match) return null;
  const [, sign, number, letters] = match;
  const hasUnit = /^[hdwmqy]$/i.test(letters);
  if (sign === '') return hasUnit ? `Write a step with + or -, such as -${word}.` : null;
  if (!hasUnit) return `A step ends in h, d, w, m, q or y, such as ${sign}${number}d.`;
  return Number(number) < 1 || Number(number) > LARGEST_STEP ? `The number in a step must be from 1 to ${LARGEST_STEP}.` : null;
}
