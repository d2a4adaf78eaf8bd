// Checks that searches and splits in the page have the program's results.

import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { chartsOf, dataFolder, dayOf, exported, isoDay, open, pageJSON, perform, run, sentences, write } from './program.mjs';

/** Values with equal greatest values, a page without values, and a column in the same unit. */
const rows = Array.from({ length: 700 }, (_, day) => {
  const noon = day % 7 === 3 ? '' : (day * 37) % 101;
  return day >= 100 && day < 140 ? [] : [`${isoDay(dayOf(2022, 3, 5) + day)},${noon},${(day % 50) - 20} °C,${day % 13} °C`];
}).flat();
const file = write('weather.csv', `date,rain,low,high\n${rows.join('\n')}\n`);

/** Compares each search with the program's: the outcome, the place, the bar and the words. */
function compare(lines, source = file, options = []) {
  const { session } = open(exported(source, options));
  const responses = run(source, lines, options);
  const texts = sentences(source, lines, options);
  lines.forEach((line, number) => {
    const after = `${path.basename(source)}: ${lines.slice(Math.max(0, number - 3), number + 1).join('; ')}`;
    const outcome = perform(session, line);
    const { result, reason, at, found } = responses[number];
    // If no other page has a bar, the program names the bar of the current page. The page marks it.
    if (reason === 'noSuchPage' && outcome.result === 'changed') session.undo();
    else assert.equal(outcome.result, result, after);
    assert.deepEqual([session.level.name, session.position.page], [at.level, at.page], after);
    if (!found) return;
    const { page, bar, value, rank, of, isRound } = outcome.found;
    const content = session.page({ level: session.position.level, page });
    assert.deepEqual(
      { key: content.bars[bar].key, bar, value, ...(rank ? { rank, of } : {}), ...(isRound ? { round: true } : {}) }, found, after);
    assert.equal(session.bar, found.bar, after);
    if (result === 'moved') assert.equal(texts[number].replace(/^moved to .*?\), /, ''), outcome.message, after);
  });
}

const searches = [
  'find max', 'find max', 'find next max', 'find next max', 'find previous max', 'find previous max', 'find previous max', 'find next max', 'find min',
  'find next min', 'find previous min', 'find > 99', 'find > 99', 'find next > 99', 'find previous > 99', 'find previous > 99', 'last',
  'find > 50', 'first', 'find previous < 5', 'find > 1000000', 'left', 'find max', 'undo',
];

test('searches on every level', () => {
  for (const levels of ['week,month,year', 'day,week', 'month,quarter', 'year,decade']) {
    compare([...searches, 'down', ...searches, 'value low', ...searches], file, ['--levels', levels]);
  }
});

test('searches in real files', { skip: dataFolder === undefined && 'CROSSPAGER_DATA is not set' }, () => {
  for (const name of ['seattle-weather.csv', 'vega-stocks.csv', 'fremont-bridge-hourly-2023-desc.csv', 'smard-price-2024.csv']) {
    assert.ok(fs.existsSync(path.join(dataFolder, name)), name);
    compare(['find max', 'find next max', 'find previous min', 'down', 'find max', 'find > 10', 'find previous > 10'], path.join(dataFolder, name));
  }
});

test('a search that finds nothing says so, and marks a bar of this page', () => {
  const { session } = open(exported(write('one.csv', 'date,v\n2024-01-01,1 m\n2024-01-08,2 m\n2024-01-15,9 m\n2024-01-16,3 m\n')));
  const only = perform(session, 'find > 5');
  assert.deepEqual([only.message, session.bar], ['No other page has a bar above 5 m (mean by day). This page has one.', 14]);
  assert.equal(perform(session, 'find > 5').result, 'ignored');
  assert.deepEqual(perform(session, 'find > 50').message, 'No other page has a bar above 50 m (mean by day).');
  perform(session, 'find max');
  assert.equal(perform(session, 'find max').message, 'Already at max 9 m on Mon 2024-01-15.');
});

/** Compares the charts of split pages with the program's. */
function compareSplits(source, splits, options = []) {
  const { session } = open(exported(source, options));
  const lines = splits.flatMap((split) => [split, 'show', 'compare previous', 'show', 'compare off', 'down', 'show', 'top', 'left', 'show']);
  run(source, lines, options).forEach((response, number) => {
    if (response.result !== 'report') {
      perform(session, lines[number]);
      return;
    }
    const charts = chartsOf(session);
    const wanted = response.split ?? [response.page];
    assert.equal(charts.length, wanted.length, lines[number - 1]);
    charts.forEach(({ page, compared }, place) => {
      const { start, end, series, compare: other, soFar, until, change, changePercent, ...want } = wanted[place];
      assert.deepEqual(pageJSON(page), want);
      assert.equal(page.drawn.series ?? undefined, series);
      assert.equal(compared?.key, place === 0 && !response.split ? response.compare?.key : other?.key);
    });
  });
}

test('splits by column', () => compareSplits(file, ['split rain low', 'split high rain low', 'split off']));

const many = write('stations.csv', `date,station,v\n${Array.from({ length: 90 }, (_, day) => ['a', 'b', 'c']
  .map((name, place) => `${isoDay(dayOf(2024, 1, 1) + day)},${name},${day * (place + 1)}`)).flat().join('\n')}\n`);

test('splits by series', () => compareSplits(many, ['split a b', 'split c a b', 'split off']));

test('all columns begin with the drawn one, and all series with the drawn series', () => {
  const { session } = open(exported(file));
  session.set({ split: 'columns' });
  perform(session, 'value low');
  assert.deepEqual(chartsOf(session).map(({ name }) => name), ['low', 'high', 'rain']);
  const { session: stations } = open(exported(many));
  stations.set({ split: 'series', series: 'b' });
  assert.deepEqual(chartsOf(stations).map(({ name }) => name), ['b', 'c', 'a']);
});

test('charts with the same unit share a scale, and so do the series of a column', () => {
  const { session } = open(exported(file, ['-c', 'split low rain high; set scale level']));
  const [low, rain, high] = chartsOf(session).map(({ scale }) => scale);
  assert.deepEqual(low, high);
  assert.notDeepEqual(low, rain);
  assert.ok(low.range[0] <= -20 && low.range[1] >= 12);
  const { session: stations } = open(exported(many, ['-c', 'split a b c; set scale page']));
  const charts = chartsOf(stations);
  assert.ok(charts.every(({ scale }) => scale.rule === 'page' && scale.range[1] === 3 * 89));
  assert.deepEqual(new Set(charts.map(({ scale }) => JSON.stringify(scale))).size, 1);
});

test('a page opens with the split of the session', () => {
  const names = (options) => chartsOf(open(exported(file, options)).session).map(({ name }) => name);
  assert.deepEqual(names(['-c', 'split 2']), ['rain', 'low']);
  assert.deepEqual(names(['-c', 'split high rain']), ['high', 'rain']);
  assert.deepEqual(names([]), ['rain']);
});
