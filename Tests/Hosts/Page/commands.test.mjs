// Checks that lines have the same outcomes in the page and in the program.

import assert from 'node:assert/strict';
import fs from 'node:fs';
import { test } from 'node:test';
import { commandForKey, dateOf, dayOf, exported, instantiate, open, reference, run, sentences, Session, write } from './program.mjs';

const rows = Array.from({ length: 800 }, (_, day) => {
  const date = dateOf(dayOf(2014, 11, 20) + day);
  const name = [date.year, String(date.month).padStart(2, '0'), String(date.day).padStart(2, '0')].join('-');
  return day % 90 === 40 ? [] : [`${name},north,${(day % 37) - 5},${day}`, `${name},south,${day % 11},${-day}`];
}).flat();
const file = write('stations.csv', `date,station,temp °C,level\n${rows.join('\n')}\n`);

/** The members of an outcome that the page and the program share. */
const shared = ({ result, reason, edge, direction, steps, stopped }) => JSON.parse(
  JSON.stringify({ result, reason, edge, direction, steps, stopped }));

function compare(lines, options = [], { source = file } = {}) {
  const { session } = open(exported(source, options));
  const responses = run(source, lines, options);
  const texts = sentences(source, lines, options);
  assert.equal(responses.length, lines.length);
  lines.forEach((line, number) => {
    const outcome = session.run(line);
    const response = responses[number];
    const after = `after ${lines.slice(Math.max(0, number - 3), number + 1).join('; ')}`;
    if (response.result !== 'report') assert.deepEqual(shared(outcome), shared(response), after);
    assert.deepEqual({ level: session.data.levels[session.position.level].name, page: session.position.page },
      { level: response.at.level, page: response.at.page }, after);
    if (response.bar !== undefined) assert.equal(session.bar, response.bar.index, after);
    if (response.link !== undefined) assert.equal(outcome.message, response.link, after);
    if (response.result === 'error') assert.equal(outcome.message, response.message, after);
    const text = ['moved', 'changed', 'ignored'].includes(response.result) ? texts.shift() : '';
    if (response.result === 'ignored') assert.equal(`ignored: ${outcome.message}`, text, after);
    if (outcome.setting && response.result === 'changed') assert.ok(text.startsWith(`changed: ${outcome.setting}`), `${text} ${after}`);
    if (outcome.advice) assert.ok(text.endsWith(outcome.advice), `${text} ${after}`);
  });
}

test('moves, levels and edges', () => compare([
  'left 3', 'r', 'right 99', 'right', 'first', 'left', 'u', 'down', 'down 9', 'down', 'top', 'bottom', 'last', 'page 3', 'page 99',
  'page 3', 'go week', 'go WEEK 5', 'go 1 4', 'go 9', 'go 0 9999', 'next 3', 'previous 99', 'previous', 'latest', 'where', 'link',
  'remember month 2', 'go month', 'forget all', 'forget week', 'align year', 'zoom out', 'zoom in', 'zoom in', 'zoom in',
]));

test('rules', () => compare([
  'set edge wrap', 'last', 'right', 'left', 'set edge continue week', 'last', 'right', 'set ends wrap', 'up', 'up 2', 'set entry align',
  'first', 'down', 'set entry start month', 'up', 'down', 'lock left up', 'left', 'up', 'unlock left', 'left', 'set reading rtl', 'left 2',
  'right', 'first', 'right', 'set start 3 week', 'forget week', 'set edge sideways', 'set egde wrap',
]));

test('dates', () => compare([
  'date 2015-06', 'date 2015-W53', 'date 2015-12-31', 'date 2016', 'date -7d', 'date +1m', 'date monday', 'date sunday', 'date may',
  'date may 2016', 'date +1q', 'date -1y', 'date 1999', 'date 2015-02-29', 'down', 'date 2015-06-15', 'date +3w', 'down', 'date 2016-01-01',
  'go week 2015-12-31', 'go month may 2016', 'go week -1m', 'go year +2w', 'go month 1999-01', 'go 0 2015-W53', 'go wek 2015',
]));

test('a month without a year', () => compare([
  'first', 'date june', 'go month december', 'down', 'go month march', 'date november', 'first', 'compare may', 'compare february',
]));

test('days', () => compare([
  'date 2015-06-17', 'date monday', 'date sunday', 'date wednesday', 'date -3d', 'date +2w', 'date 2015-W53', 'date +1m', 'date -1y', 'date june',
], ['--levels', 'day,week,month']));

test('compared pages', () => {
  for (const options of [
    ['--levels', 'day,week,month'], ['--levels', 'week,quarter,year'], ['--levels', 'year,decade'],
    ['--levels', 'week,month', '--first-weekday', 'sunday'], ['--levels', 'week', '--first-weekday', 'thursday'],
  ]) {
    const { session, data } = open(exported(file, options));
    const lines = data.levels.flatMap((level) => [
      `go ${level.name}`, 'last', 'date 2015-12-30', 'compare 2016', 'show', 'compare 2014', 'show', 'last', 'compare previous', 'show', 'compare year', 'show', 'date 2016-02-29', 'show', 'compare 2015', 'show', 'first', 'show', 'compare off',
    ]);
    run(file, lines, options).forEach((response, number) => {
      session.run(lines[number]);
      if (response.result !== 'report') return;
      const other = session.comparedPage();
      const parts = other && session.soFar(session.page(), other);
      assert.equal(Boolean(parts), response.soFar ?? false, `${response.at.page} ${lines[number - 1]}`);
      if (parts) assert.equal(parts[1].total.count, response.compare.count);
      assert.equal(other?.key ?? null, response.compare?.key ?? null, lines.slice(Math.max(0, number - 6), number + 1).join('; '));
    });
  }
});

test('a link is followed under any rules', () => compare([
  'set entry align', 'follow week=2015-W10,month=2014-12,year=2016@month', 'link', 'set entry first', 'follow week=2015-W11,month=2015-12,year=2014@year',
  'link', 'up', 'link',
]));

test('messages name the nearest page', () => {
  const skipped = open(exported(write('few.csv', 'date,v\n2024-01-01,1\n2024-01-10,2\n2024-01-20,3\n'), ['--levels', 'day,month', '--gaps', 'skip']));
  const message = (line) => skipped.session.run(line).message;
  assert.equal(message('date 2024-01-04'), "No page for 2024-01-04 in level 'day'. The nearest page is 2024-01-01.");
  assert.equal(message('date 2024-01-19'), "No page for 2024-01-19 in level 'day'. The nearest page is 2024-01-20.");
  assert.equal(message('date 2025-01-04'), "No page for 2025-01-04 in level 'day'. Its pages are 2024-01-01 to 2024-01-20.");
});

test('the message of a refused comparison reads the date once', () => {
  const { session, data } = open(exported(file, ['-c', 'top']));
  const level = data.levels[0];
  assert.equal(session.run('compare may 1900').message,
    `No page for 1900-05 in level 'week'. Its pages are ${level.key(0)} to ${level.key(level.count - 1)}.`);
  assert.equal(session.run('compare may 2016').result, 'changed');
  assert.equal(session.comparison.page, '2016-W17');
});

test('undo and redo', () => compare([
  'undo', 'left 2', 'undo', 'undo', 'redo', 'redo', 'value level', 'down', 'undo', 'undo', 'undo', 'redo', 'left', 'redo',
  'compare previous', 'undo', 'aggregate sum', 'aggregate sum', 'undo', 'set scale page', 'undo', 'series south', 'undo',
]));

test('undo restores places, rules and marks', () => {
  const lines = [
    'down', 'left 4', 'set edge wrap', 'set entry align week', 'set reading rtl', 'lock up', 'set start 3 month', 'remember year 0', 'align week',
    'bar max', 'enter', 'unlock up', 'back', 'forget all', 'set ends wrap', 'compare year', 'left 99', 'top',
  ];
  const both = (line) => lines.flatMap(() => [line, 'link']);
  compare([...lines, ...both('undo'), 'undo', ...both('redo'), 'redo', 'left', 'up', 'right', ...both('undo'), 'right', 'down', 'redo']);
});

test('columns, series, comparison and bars', () => compare([
  'value level', 'value temp', 'value nothing', 'series so', 'series south', 'compare year', 'compare off', 'compare off', 'compare 2015-06-15',
  'compare previous', 'bar max', 'bar min', 'bar first', 'bar next', 'bar at 99', 'bar 99', 'bar 15', 'bar 1', 'bar 0', 'compare full', 'compare full', 'compare last month', 'bar last', 'bar next', 'bar previous', 'bar off', 'enter',
  'down', 'bar at 3', 'enter', 'back', 'back', 'down 2', 'compare year', 'bar 2015-06', 'enter', 'up', 'bar 2015-06-17', 'right 3', 'undo 2', 'undo',
  'enter', 'back', 'bar off', 'bar off', 'bar 1999', 'bar at 99',
]));

test('an entered bar is marked among the bars of a coarser page', () => {
  compare(['down', 'bar max', 'enter', 'bar next', 'undo', 'undo', 'redo', 'back', 'bar first', 'enter', 'bar previous', 'back', 'down', 'bar at 5', 'enter',
    'bar last', 'enter', 'bar next', 'back', 'back']);
  for (const levels of ['week,quarter', 'month,year', 'quarter,year', 'day,week,month', 'week,month,decade', 'hour,quarter,decade']) {
    compare(['bottom', 'first', 'bar max', 'enter', 'bar next', 'enter', 'bar next', 'back', 'bar min', 'undo', 'undo', 'enter'], ['--levels', levels]);
  }
});

test('bars of pages that are read from right to left', () => compare([
  'set reading rtl', 'last', 'bar last', 'bar next', 'bar previous', 'first', 'bar first', 'bar previous',
]));

test('links', () => compare([
  'link', 'follow week=2015-W10,month=2015-12,year=2016@month', 'link', 'follow week=2015-W10,month=2015-12,year=2016@month',
  'follow week=2015-W10@week', 'follow nonsense', 'follow week=1,month=2,year=3@week', 'undo', 'link',
]));

test('lines that are not commands', () => {
  const { session } = open(exported(file));
  const message = (line) => session.run(line)?.message;
  assert.equal(message('lfet'), "Unknown command 'lfet'. Did you mean 'left'?");
  assert.equal(message('left x'), "'x' is not a number from 1 to 2147483647.");
  assert.equal(message('first 3'), "Unexpected '3'. Usage: first");
  assert.equal(message('go wek'), "No level 'wek'. Did you mean 'week'? Levels: week, month, year");
  assert.equal(message('value "temp'), "Missing '\"' at the end of the name.");
  assert.equal(message('fo'), "'fo' could be forget or follow.");
  assert.equal(session.run('# a comment'), null);
  assert.equal(session.run('   '), null);
  assert.equal(session.undone.length, 0);
});

test('mistakes have the messages of the program', () => compare([
  'go', 'go week x', 'go week mondy', 'page', 'page x', 'page 2015-07', 'date', 'date foo', 'date mondy', 'date juli', 'date last', 'date last mondy',
  'date may 20', 'date may 0000', 'date 2015-13', 'date 2015-06-32', 'date 2015-06-12T25', 'date 2015-06-12T23:61', 'date 2015-W60',
  'date 2015-Q7', 'date -7', 'date 7d', 'date -0d', 'date last week', 'date next month', 'date last july', 'date next monday', 'date dec',
  'date sat', 'remember', 'remember wek 1', 'remember week x', 'remember week 9999', 'forget', 'forget wek', 'align', 'align wek', 'zoom', 'zoom sideways',
  'zoom inn', 'left 0', 'left x', 'left 3 4', 'value foo', 'value em', 'series xyz', 'series sou th', 'aggregate', 'aggregate men',
  'compare', 'compare foo', 'compare yeer', 'compare 9999', 'compare 1999-01', 'set', 'set edge', 'set edge wrp', 'set left on',
  'set scale page week', 'set edge wrap wek', 'set start', 'set start x', 'lock', 'lock sideways', 'lock lef', 'undo 2', 'follow', 'follow a@b@c',
  'follow week', 'follow week=%FF@week', 'follow week=1,week=2@week', 'follow week=2015-W10@', 'week', 'south', '2015-06', 'leftt', 'xyzzy',
  'go "we', 'go "we"k', 'top', 'top', 'up', 'bottom', 'bottom', 'down', 'go year', 'page 2015', 'go week 2015', 'go 2015', 'go 9', 'last', 'last',
  'right', 'first', 'first', 'left', 'date 2014-11-20', 'lock up', 'up', 'unlock left', 'enter', 'bar', 'bar 2015-13', 'bar off', 'bar max',
  'bar max', 'bar last year', 'top', 'enter', 'back', 'compare off', 'compare off',
]));

test('the help is that of the program', () => {
  const { session } = open(exported(file));
  const commands = session.run('help').message.replace(/^Commands: |\..*$/g, '').split(', ');
  assert.ok(commands.length > 25);
  // The page has no list of columns.
  for (const name of commands.filter((name) => name !== 'value')) {
    const found = reference.match(new RegExp(`^### \`(${name}\\b[^\`]*)\`.*\\n\\n(.*)$`, 'm'));
    const message = session.run(`help ${name}`).message;
    // The page has one series at a time and no search in the help.
    if (name !== 'series' && name !== 'help') assert.ok(message.startsWith(`${found[1]}: ${found[2]}`), `${message} ${found[0]}`);
  }
});

test('a line with an unexpected word changes nothing', () => {
  const { session } = open(exported(file));
  const { link } = session;
  assert.equal(session.run('last 3').result, 'error');
  assert.equal(session.run('zoom out now').result, 'error');
  assert.equal(session.run('go week 3 4').result, 'error');
  assert.equal(session.link, link);
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
  session.run('undo');
  assert.equal(session.position.page, page);
});

test('a command completes a settle, which is a separate change', () => {
  const { session } = open(exported(file));
  const { page } = session.position;
  session.gesture('drag', 0.9);
  session.gesture('release');
  session.run('left');
  assert.equal(session.position.page, page - 2);
  session.run('undo');
  assert.equal(session.position.page, page - 1);
  session.run('undo');
  assert.equal(session.position.page, page);
  assert.equal(session.run('undo').reason, 'nothingToUndo');
});

test('a glide is one change, which another glide or a command completes', () => {
  const { session } = open(exported(file, ['-c', 'top']));
  const { page } = session.position;
  assert.deepEqual(session.glide('right').message, `Already at the last page of '${session.data.levels[0].name}'.`);
  assert.equal(session.phase, 'settled');
  const first = session.glide('left');
  assert.deepEqual([first.result, first.message, session.phase, session.position.page], ['changed', '', 'settling', page]);
  assert.ok(session.glide('left').finished);
  assert.deepEqual([session.position.page, session.undone.length], [page - 1, 1]);
  session.gesture('tick', 300);
  assert.deepEqual([session.position.page, session.undone.length], [page - 2, 2]);
  session.glide('left');
  session.run('left');
  assert.deepEqual([session.position.page, session.undone.length], [page - 4, 4]);
  for (const undone of [page - 3, page - 2, page - 1, page]) {
    session.run('undo');
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
  assert.equal(session.run('undo').result, 'changed');
  assert.deepEqual([session.position.page, session.phase, session.undone.length], [page, 'settled', 0]);
  session.run('redo');
  assert.equal(session.position.page, page - 1);
  session.run('undo');
  settle();
  assert.equal(session.run('redo').reason, 'nothingToRedo');
  assert.equal(session.phase, 'settling');
  session.gesture('finish');
  assert.equal(session.position.page, page - 1);
  session.gesture('drag', 0.4);
  session.run('undo');
  assert.deepEqual([session.position.page, session.phase], [page, 'settled']);
  session.gesture('drag', 0.4);
  session.run('redo');
  assert.deepEqual([session.position.page, session.phase], [page - 1, 'settled']);
  session.gesture('drag', 0.4);
  assert.equal(session.run('left x').result, 'error');
  assert.equal(session.phase, 'dragging');
});

test('memory does not grow with undone changes', () => {
  const days = Array.from({ length: 2500 }, (_, day) => {
    const date = dateOf(dayOf(2010, 1, 1) + day);
    return [date.year, String(date.month).padStart(2, '0'), String(date.day).padStart(2, '0')].join('-');
  });
  const hours = days.flatMap((day) => Array.from({ length: 10 }, (_, hour) => `${day}T${hour + 10}:00,${hour}`));
  const source = write('hours.csv', `time,v\n${hours.join('\n')}\n`);
  const options = ['--levels', 'hour,day', '--gaps', 'skip'];
  const { data, document } = open(exported(source, options));
  assert.ok(data.levels[0].spans.starts);
  const crosspager = instantiate(fs.readFileSync(new URL('../../../Sources/CrossPagerWeb/crosspager.wasm', import.meta.url)));
  const session = new Session(crosspager, data, document.start);
  for (let round = 0; round < 20; round += 1) session.run(round % 2 === 0 ? 'left' : 'right');
  for (let round = 0; round < 20; round += 1) session.run('undo');
  const { memoryBytes } = crosspager;
  const lines = Array.from({ length: 2000 }, (_, round) => ['left 2', 'right', 'down', 'left', 'up'][round % 5]);
  const links = [session.link];
  for (const line of lines) if (session.run(line).result !== 'ignored') links.push(session.link);
  const last = links.length - 1;
  assert.ok(last > 1000);
  for (let step = 1; step <= 1000; step += 1) {
    session.run('undo');
    assert.equal(session.link, links[last - step]);
  }
  assert.equal(session.run('undo').reason, 'nothingToUndo');
  for (let step = 999; step >= 0; step -= 1) {
    session.run('redo');
    assert.equal(session.link, links[last - step]);
  }
  assert.equal(session.run('redo').reason, 'nothingToRedo');
  assert.equal(session.undone.length, 1000);
  assert.equal(crosspager.memoryBytes, memoryBytes);
  compare([...lines.slice(0, 10), 'link', ...lines.slice(0, 10).flatMap(() => ['undo', 'link']), 'undo', 'redo', 'redo', 'link'], options, { source });
});

test('the changes that can be undone have a limited size, but the last ten always remain', () => {
  const { session } = open(exported(file));
  session.entrances = Array.from({ length: 20000 }, () => ({ level: 0, page: 0, bar: 0 }));
  for (let round = 0; round < 100; round += 1) session.run(round % 2 === 0 ? 'left' : 'right');
  assert.equal(session.undone.length, 49);
  session.entrances = Array.from({ length: 200000 }, () => ({ level: 0, page: 0, bar: 0 }));
  for (let round = 0; round < 30; round += 1) session.run(round % 2 === 0 ? 'left' : 'right');
  assert.equal(session.undone.length, 10);
  for (let round = 0; round < 10; round += 1) assert.equal(session.run('undo').result, 'changed');
  assert.equal(session.run('undo').reason, 'nothingToUndo');
  for (let round = 0; round < 10; round += 1) assert.equal(session.run('redo').result, 'changed');
});

test('keys are the same as at the prompt', () => {
  const key = (name, more = {}) => commandForKey({ key: name, ...more });
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
