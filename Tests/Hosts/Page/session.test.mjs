// Checks that the page's controls do what the program's commands do, and that changes, gestures and addresses are kept.

import assert from 'node:assert/strict';
import fs from 'node:fs';
import { test } from 'node:test';
import {
  actionForKey, addressOf, calendar, chartsOf, compare as comparisons, dayOf, exported, follow, instantiate, isoDay, linkOf, open, pageJSON,
  numbers, perform, run, screen, sentences, startedSession, write,
} from './program.mjs';

const rows = Array.from({ length: 800 }, (_, day) => {
  const name = isoDay(dayOf(2014, 11, 20) + day);
  return day % 90 === 40 ? [] : [`${name},north,${(day % 37) - 5},${day}`, `${name},south,${day % 11},${-day}`];
}).flat();
const file = write('stations.csv', `date,station,temp °C,level\n${rows.join('\n')}\n`);

/** Returns the members of an outcome that the page and the program share. */
const shared = ({ result, reason, edge, direction, steps, stopped }) => JSON.parse(
  JSON.stringify({ result, reason, edge, direction, steps, stopped }));

/** Compares the page with the program after each command. Messages are compared if `tells` is true. */
function compare(lines, options = [], { source = file, tells = false } = {}) {
  const { session } = open(exported(source, options));
  const responses = run(source, lines, options);
  const texts = sentences(source, lines, options).slice(-responses.filter(({ result }) => result !== 'report').length);
  assert.equal(responses.length, lines.length);
  lines.forEach((line, number) => {
    const response = responses[number];
    const after = `after ${lines.slice(Math.max(0, number - 3), number + 1).join('; ')}`;
    if (response.result === 'report') {
      if (response.link !== undefined) assert.equal(linkOf(session), response.link, after);
      return;
    }
    const outcome = perform(session, line);
    assert.deepEqual(shared(outcome), shared(response), after);
    assert.deepEqual({ level: session.level.name, page: session.position.page },
      { level: response.at.level, page: response.at.page }, after);
    if (response.bar !== undefined) assert.equal(session.bar, response.bar.index, after);
    const text = texts.shift();
    if (tells && response.result === 'ignored') assert.equal(`ignored: ${outcome.message}`, text, after);
  });
}

test('moves, levels and edges', () => compare([
  'left 3', 'right', 'right 99', 'right', 'first', 'left', 'up', 'down', 'down 9', 'down', 'top', 'bottom', 'last', 'page 3', 'page 3',
  'go week', 'go month', 'go month 4', 'zoom out', 'zoom out', 'zoom in', 'zoom in', 'zoom in', 'link',
]));

test('messages are the program\'s', () => compare([
  'right', 'first', 'left', 'top', 'up', 'bottom', 'down', 'date 1999-01-01', 'date 2014-11-20', 'top', 'date 2030-01-01', 'undo', 'undo', 'undo',
  'undo', 'undo', 'undo', 'undo', 'redo', 'redo', 'redo', 'redo', 'redo', 'redo', 'redo', 'bar at 1', 'first', 'bar at 0', 'bar previous', 'last',
], [], { tells: true }));

test('dates', () => {
  for (const levels of ['day,week,month', 'week,month,year', 'month,year,decade']) {
    compare(['date 2015-06-17', 'date 2015-12-31', 'down', 'date 2016-01-03', 'down', 'date 2014-11-20', 'date 1999-05-05'], ['--levels', levels]);
  }
});

test('calendars: days are marked, entered and undone', () => compare([
  'go year', 'bar at 3', 'set style calendar', 'bar next', 'bar next', 'bar at 40', 'bar next', 'enter', 'back', 'find max', 'find < 0', 'find next < 0',
  'go month', 'bar at 3', 'set style line', 'undo', 'undo', 'redo', 'set style bar', 'bar next', 'set style bar',
], ['--levels', 'day,month,year']));

test('calendars have the program\'s places, shades and legend', () => {
  for (const [level, options] of [
    ['year', ['--levels', 'day,year']], ['quarter', ['--levels', 'day,quarter', '--first-weekday', 'saturday']],
    ['month', ['--levels', 'month,year', '--aggregate', 'sum', '--first-weekday', 'sunday']],
    ['year', ['--levels', 'year', '--value', 'level']],
  ]) {
    const { session } = open(exported(file, options));
    const lines = [`go ${level}`, 'set style calendar'];
    lines.forEach((line) => perform(session, line));
    const rows = screen(file, [...lines, 'show'], options);
    const [{ page, scale }] = chartsOf(session);
    const values = page.bars.map(({ summary }) => summary.value(page.drawn.aggregate));
    const shades = numbers.shadesOf(values, scale.range, scale.clips, page.drawn.decimals);
    const glyph = (value) => (value === null ? '·' : '▁░▒▓█'[shades.shade(value)]);
    const grid = calendar.gridOf(page.bars, session.data.calendar.firstWeekday);
    const cells = grid.rows.map(() => Array(grid.columns).fill(' '));
    grid.places.forEach(({ row, column }, bar) => { cells[row][column] = glyph(values[bar]); });
    const drawn = grid.rows.map((name) => rows.find((row) => row.startsWith(`${name} `)));
    const firsts = (row) => (row.slice(4).match(/.{1,3}/g) ?? []).map((cell) => cell[0]).join('');
    assert.deepEqual(cells.map((row) => row.join('').trimEnd()), drawn.map(firsts));
    const legend = calendar.legendOf(shades, values).map(([shade, text]) => `${shade === null ? '·' : '▁░▒▓█'[shade]} ${text}`);
    assert.ok(rows.some((row) => row.startsWith(legend.join(' · '))), legend.join(' · '));
    assert.deepEqual(rows.some((row) => row.includes('scale robust')), scale.rule === 'robust');
  }
});

test('a click finds the day whose cell is there, at every size', () => {
  const { session } = open(exported(file, ['--levels', 'year']));
  perform(session, 'set style calendar');
  const [chart] = chartsOf(session);
  for (const size of [{ width: 320, height: 400 }, { width: 700, height: 160 }, { width: 1200, height: 500 }]) {
    const { text, barAt } = calendar.calendarDrawing({ ...chart, marked: null, label: '', firstWeekday: 0 }, size);
    const rects = [...text.matchAll(/<rect class="([^"]*)" x="([\d.]+)" y="([\d.]+)" width="([\d.]+)"/g)]
      .map(([, name, ...place]) => [name, ...place.map(Number)]);
    const found = rects.slice(0, chart.page.bars.length).map(([, x, y, side]) => barAt(x + side / 2, y + side / 2));
    assert.deepEqual(found, chart.page.bars.map((_, bar) => bar));
    assert.ok(rects.every(([, x, y, side]) => x + side <= size.width && y + side <= size.height), JSON.stringify(size));
  }
  // Data by month has no days.
  assert.equal(calendar.hasDays(open(exported(write('months.csv', 'month,value\n2015-01,1\n2015-02,2\n2015-03,4\n'), ['--levels', 'decade'])).data), false);
});

test('a calendar marks the days with notes', () => {
  const { session } = open(exported(file, ['--levels', 'year']));
  perform(session, 'set style calendar');
  const [chart] = chartsOf(session);
  const notes = [{ bar: 40, text: 'a' }, { bar: null, text: 'b' }, { bar: 40, text: 'c' }, { bar: 0, text: 'd' }];
  const { text, barAt } = calendar.calendarDrawing(
    { ...chart, notes, marked: null, label: '', firstWeekday: 0 }, { width: 1200, height: 500 });
  const marks = [...text.matchAll(/<text class="note" x="([\d.]+)" y="([\d.]+)"/g)];
  assert.deepEqual(marks.map(([, x, y]) => barAt(Number(x), Number(y) - 3)), [40, 40, 0]);
});

/** Compares the comparison of a page, and of its marked bar, with the program's. */
function sameComparison(session, response, after) {
  const [{ page, compared }] = chartsOf(session);
  const of = (own, other, answer) => {
    const parts = own && other ? comparisons.soFar(session, own, other, page.drawn) : null;
    assert.equal(Boolean(parts), answer.soFar ?? false, after);
    assert.equal(other?.key ?? null, answer.compare?.key ?? null, after);
    if (!other) return;
    const [value, former] = (parts ?? [own, other]).map((part) => part.summary ?? part.total);
    assert.equal(former.count, answer.compare.count, after);
    const change = value.mean === null || former.mean === null ? null : value.mean - former.mean;
    assert.equal(change, answer.change, after);
  };
  of(page, compared, response);
  if (response.bar) of(page.bars[session.bar], compared?.bars[session.bar], response.bar);
}

test('compared pages and bars', () => {
  for (const options of [
    ['--levels', 'day,week,month'], ['--levels', 'week,quarter,year'], ['--levels', 'year,decade'],
    ['--levels', 'week,month', '--first-weekday', 'sunday'], ['--levels', 'week', '--first-weekday', 'thursday'],
    ['--levels', 'day,week,year', '--day-start', '4', '--year-start', 'july'],
  ]) {
    const { session, data } = open(exported(file, options));
    const lines = data.levels.flatMap((level) => [
      `go ${level.name}`, 'last', 'date 2015-12-30', 'compare 2016-01-12', 'show', 'bar at 1', 'show', 'compare 2014-12-01', 'show', 'last',
      'compare previous', 'show', 'bar at 0', 'show', 'compare full', 'show', ...(level.unit === 'decade' ? [] : ['compare year', 'show']),
      'date 2016-02-29', 'show', 'first', 'show', 'compare off',
    ]);
    run(file, lines, options).forEach((response, number) => {
      const after = `${options.join(' ')}: ${lines.slice(Math.max(0, number - 6), number + 1).join('; ')}`;
      if (response.result === 'report') sameComparison(session, response, after);
      else perform(session, lines[number]);
    });
  }
});

test('a marked bar shows its compared value, and counts samples only where a bar has more than one', () => {
  const { session } = open(exported(file, ['-c', 'go month; compare previous; bar at 1']));
  const text = (bar) => comparisons.barText(session, chartsOf(session)[0], bar);
  const days = sentences(file, ['go month', 'compare previous', 'bar at 1']).at(-1);
  assert.equal(text(1), days.replace(/^changed: bar at 1, /, '').replaceAll(', 1 sample', '').replaceAll(', ', ' · '));
  perform(session, 'down');
  assert.match(text(0), /^Jan 2017: 9.5 · 27 samples · so far, 27 days: /);
});

test('the parts of a page that has just begun are named as in the program', () => {
  const { session } = open(exported(file, ['-c', 'go month; compare previous']));
  const [{ page, compared }] = chartsOf(session);
  const { texts, remarks, isSoFar } = comparisons.comparisonTexts(session, page, compared);
  assert.ok(isSoFar);
  assert.equal(sentences(file, ['go month', 'compare previous']).at(-1), `changed: compare previous, ${[...texts, ...remarks].join(', ')}`);
});

test('a link is followed under any rules', () => compare([
  'follow week=2015-W10,month=2014-12,year=2016@month', 'link', 'follow week=2015-W11,month=2015-12,year=2014@year', 'link', 'up', 'link',
  'follow week=2015-W11,month=2015-12,year=2014@month', 'follow week=1,month=2,year=3@week', 'follow week=2015-W10@week', 'undo', 'link',
], ['-c', 'set entry align']));

test('undo and redo', () => compare([
  'undo', 'left 2', 'undo', 'undo', 'redo', 'redo', 'value level', 'down', 'undo', 'undo', 'undo', 'redo', 'left', 'redo',
  'compare previous', 'undo', 'aggregate sum', 'aggregate sum', 'undo', 'set scale page', 'undo', 'series south', 'undo', 'value "temp °C"',
  'split "temp °C" level', 'split "temp °C" level', 'undo', 'redo', 'split off', 'find max', 'undo', 'undo',
]));

test('undo restores places and marks', () => {
  const lines = ['down', 'left 4', 'bar at 3', 'enter', 'back', 'compare year', 'left 99', 'top'];
  const both = (line) => lines.flatMap(() => [line, 'link']);
  compare([...lines, ...both('undo'), 'undo', ...both('redo'), 'redo', 'left', 'up', 'right', ...both('undo'), 'right', 'down', 'redo']);
});

test('bars', () => compare([
  'bar next', 'bar at 5', 'bar next', 'bar next', 'bar previous', 'bar off', 'enter', 'down', 'bar at 3', 'enter', 'back', 'back', 'down',
  'bar at 5', 'enter', 'up', 'right', 'bar previous', 'bar at 0', 'bar previous', 'undo', 'undo', 'first', 'bar at 0', 'bar previous',
]));

test('an entered bar is marked among the bars of a coarser page', () => {
  for (const levels of ['week,month,year', 'week,quarter', 'month,year', 'quarter,year', 'day,week,month', 'week,month,decade', 'hour,quarter,decade']) {
    compare(['bottom', 'first', 'bar at 1', 'enter', 'bar next', 'enter', 'bar next', 'back', 'bar at 0', 'undo', 'undo', 'enter'], ['--levels', levels]);
  }
});

test('bars of pages that are read from right to left', () => compare([
  'last', 'bar at 4', 'bar next', 'bar next', 'bar next', 'bar previous', 'first', 'bar at 0', 'bar previous',
], ['-c', 'set reading rtl']));

test('an address carries the settings that differ from those of the export', () => {
  const page = exported(file, ['-c', 'top; value level; split level "temp °C"']);
  const { session, crosspager, data, document } = open(page);
  const { link } = document.start;
  assert.equal(addressOf(session), link);
  for (const line of ['value "temp °C"', 'series south', 'aggregate max', 'compare 2015-06-01', 'set scale page', 'split off', 'left 3']) perform(session, line);
  const address = addressOf(session);
  assert.equal(address, `${linkOf(session)}&value=temp+%C2%B0C&series=south&compare=2015-W23@week&split=off&scale=page&bars=max`);
  const other = startedSession(crosspager, data, document.start);
  assert.equal(follow(other, address).result, 'changed');
  assert.equal(addressOf(other), address);
  assert.equal(follow(other, address).reason, 'alreadyThere');
  assert.equal(follow(other, link).result, 'changed');
  assert.deepEqual([other.value, other.split, addressOf(other)], ['level', { columns: ['level', 'temp °C'] }, link]);
  other.undo();
  assert.equal(addressOf(other), address);
});

test('an address that does not fit changes nothing', () => {
  const { session } = open(exported(file));
  const link = linkOf(session);
  for (const [address, problem] of [
    ['nonsense', "A link has one '@', followed by the name of the current level."], ['week@week', "'week' is not NAME=VALUE."],
    ['week=%FF@week', "'%FF' is not percent-encoded UTF-8."], 
    [`day=1,${link}`, "No level 'day' here."], ['week=2015-W10@week', "Level 'month' is not in the link."],
    [link.replace(/week=[^,]*/, 'week=2015-W60'), "Level 'week' has no page '2015-W60'."],
    [link.replace(/@.*/, '@day'), "No level 'day' here."],
    [`${link}&value=nothing`, "No column 'nothing' here."], [`${link}&bars=median`, "No aggregate 'median' here."],
    [`${link}&compare=1999@year`, "No page '1999@year' to compare with."], [`${link}&color=red`, "Unknown setting 'color'."],
  ]) {
    const outcome = follow(session, address);
    assert.deepEqual([outcome.reason, outcome.message], ['doesNotFit', `The address does not fit. ${problem}`]);
  }
  assert.deepEqual([addressOf(session), session.undone.length], [link, 0]);
});

test('a gesture is one change', () => {
  const { session } = open(exported(file));
  const { page } = session.position;
  session.gesture('drag', 0.2);
  session.gesture('drag', 0.4);
  session.gesture('release');
  session.gesture('tick', 299);
  assert.equal(session.position.page, page);
  session.gesture('tick', 1);
  assert.equal(session.position.page, page - 1);
  assert.equal(session.undone.length, 1);
  session.gesture('drag', 0.1);
  session.gesture('release');
  session.gesture('finish');
  assert.equal(session.undone.length, 1);
  session.undo();
  assert.equal(session.position.page, page);
});

test('a command completes a settle, which is a separate change', () => {
  const { session } = open(exported(file));
  const { page } = session.position;
  session.gesture('drag', 0.9);
  session.gesture('release');
  perform(session, 'left');
  assert.equal(session.position.page, page - 2);
  session.undo();
  assert.equal(session.position.page, page - 1);
  session.undo();
  assert.equal(session.position.page, page);
  assert.equal(session.undo().reason, 'nothingToUndo');
});

test('a glide is one change, which another glide or a command completes', () => {
  const { session } = open(exported(file, ['-c', 'top']));
  const { page } = session.position;
  assert.deepEqual(session.glide('right').message, `Already at the last page of '${session.data.levels[0].name}'.`);
  assert.equal(session.phase, 'settled');
  const first = session.glide('left');
  assert.deepEqual([first.result, session.phase, session.position.page], ['changed', 'settling', page]);
  assert.ok(session.glide('left').finished);
  assert.deepEqual([session.position.page, session.undone.length], [page - 1, 1]);
  session.gesture('tick', 300);
  assert.deepEqual([session.position.page, session.undone.length], [page - 2, 2]);
  session.glide('left');
  perform(session, 'left');
  assert.deepEqual([session.position.page, session.undone.length], [page - 4, 4]);
  for (const undone of [page - 3, page - 2, page - 1, page]) {
    session.undo();
    assert.equal(session.position.page, undone);
  }
  // An ignored glide leaves the gesture in progress.
  session.glide('left');
  assert.equal(session.glide('up').reason, 'edge');
  assert.equal(session.phase, 'settling');
  session.gesture('finish');
  assert.deepEqual([session.position.page, session.undone.length], [page - 1, 1]);
});

test('the page opens where the preceding commands end', () => {
  const options = ['-c', 'top; down; left 2; value level; compare year; series south; set edge wrap; lock up; set reading rtl'];
  const { session, data } = open(exported(file, options));
  assert.equal(session.position.level, 1);
  assert.equal(session.position.page, data.levels[1].count - 3);
  assert.deepEqual([session.value, session.series, session.comparison], ['level', 'south', 'year']);
  assert.equal(session.pager.level(0).rules.edge, 'wrap');
  assert.deepEqual(session.pager.rules.locked, ['up']);
  assert.equal(session.pager.rules.reading, 'rtl');
});

test('undo during a gesture', () => {
  const { session } = open(exported(file));
  const { page } = session.position;
  const settle = () => { session.gesture('drag', 0.9); session.gesture('release'); };
  settle();
  assert.equal(session.undo().result, 'changed');
  assert.deepEqual([session.position.page, session.phase, session.undone.length], [page, 'settled', 0]);
  session.redo();
  assert.equal(session.position.page, page - 1);
  session.undo();
  settle();
  assert.equal(session.redo().reason, 'nothingToRedo');
  assert.equal(session.phase, 'settling');
  session.gesture('finish');
  assert.equal(session.position.page, page - 1);
  session.gesture('drag', 0.4);
  session.undo();
  assert.deepEqual([session.position.page, session.phase], [page, 'settled']);
  session.gesture('drag', 0.4);
  session.redo();
  assert.deepEqual([session.position.page, session.phase], [page - 1, 'settled']);
  session.gesture('drag', 0.4);
  assert.equal(perform(session, 'date 1999-01-01').reason, 'noSuchPage');
  assert.equal(session.phase, 'dragging');
});

test('memory does not grow with undone changes', () => {
  const days = Array.from({ length: 2500 }, (_, day) => isoDay(dayOf(2010, 1, 1) + day));
  const hours = days.flatMap((day) => Array.from({ length: 10 }, (_, hour) => `${day}T${hour + 10}:00,${hour}`));
  const source = write('hours.csv', `time,v\n${hours.join('\n')}\n`);
  const options = ['--levels', 'hour,day', '--gaps', 'skip'];
  const { data, document } = open(exported(source, options));
  assert.ok(data.levels[0].spans.starts);
  const crosspager = instantiate(fs.readFileSync(new URL('../../../Sources/Hosts/Web/crosspager.wasm', import.meta.url)));
  const session = startedSession(crosspager, data, document.start);
  for (let round = 0; round < 20; round += 1) session.move(round % 2 === 0 ? 'left' : 'right');
  for (let round = 0; round < 20; round += 1) session.undo();
  const { memoryBytes } = crosspager;
  const lines = Array.from({ length: 2000 }, (_, round) => ['left 2', 'right', 'down', 'left', 'up'][round % 5]);
  const links = [linkOf(session)];
  for (const line of lines) if (perform(session, line).result !== 'ignored') links.push(linkOf(session));
  const last = links.length - 1;
  assert.ok(last > 1000);
  for (let step = 1; step <= 1000; step += 1) {
    session.undo();
    assert.equal(linkOf(session), links[last - step]);
  }
  assert.equal(session.undo().reason, 'nothingToUndo');
  for (let step = 999; step >= 0; step -= 1) {
    session.redo();
    assert.equal(linkOf(session), links[last - step]);
  }
  assert.equal(session.redo().reason, 'nothingToRedo');
  assert.equal(session.undone.length, 1000);
  assert.equal(crosspager.memoryBytes, memoryBytes);
  compare([...lines.slice(0, 10), 'link', ...lines.slice(0, 10).flatMap(() => ['undo', 'link']), 'undo', 'redo', 'redo', 'link'], options, { source });
});

test('keys are the same as at the prompt', () => {
  const key = (name, more = {}) => actionForKey({ key: name, ...more });
  assert.deepEqual(['ArrowLeft', 'ArrowDown', 'Home', 'PageUp', 'PageDown', '+', '-', ',', '.', 'Enter'].map((name) => key(name)),
    ['left', 'down', 'first', 'left 10', 'right 10', 'zoom in', 'zoom out', 'bar previous', 'bar next', 'enter']);
  assert.equal(key('ArrowLeft', { shiftKey: true }), 'bar previous');
  assert.equal(key('z', { ctrlKey: true }), 'undo');
  assert.equal(key('Z', { metaKey: true, shiftKey: true }), 'redo');
  assert.equal(key('ArrowLeft', { altKey: true }), null);
  assert.equal(key('a'), null);
});

test('names cannot leave their place in the page', () => {
  const name = '</script><script>alert(1)</script>';
  const odd = write('a<b>&"c.csv', `date,"${name}","b""&'"\n2024-01-01,1,2\n2024-01-02,3,4\n2024-01-03,5,6\n2024-01-04,7,8\n`);
  const { text, data } = open(exported(odd));
  assert.deepEqual(data.names, [name, 'b"&\'']);
  assert.equal(text.includes(name), false);
  assert.equal(text.split('<script').length, open(exported(file)).text.split('<script').length);
  assert.ok(text.includes('<title>a&lt;b&gt;&amp;&quot;c.csv</title>'));
});
