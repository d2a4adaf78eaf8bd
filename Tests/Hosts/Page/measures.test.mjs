// Checks that the page and the program have the same notes, goals and means.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addressOf, chart, chartsOf, dayOf, exported, follow, isoDay, open, perform, run, write } from './program.mjs';

/** Steps from 17 April 2025 to 23 July, with five days without rows. */
const rows = Array.from({ length: 98 }, (_, day) => ([14, 15, 59, 60, 61].includes(day)
  ? [] : [`${isoDay(dayOf(2025, 4, 17) + day)},${2500 + (day * 7919) % 10007},${day % 9}`])).flat();
const file = write('steps.csv', `date,Steps,rain\n${rows.join('\n')}\n`);
const notes = write('notes.csv', 'date,text\n2025-06-03,"new shoes, red"\n2025-06,pollen\n2025-07-01,a\n2025-07-01,b\n2025-W28,away\n');
const options = ['--levels', 'day,week,month,year', '--notes', notes];

/** Returns the chart of the page, in the form of the program's JSON. */
function measured(session) {
  const [{ goal, means, notes: shown, page }] = chartsOf(session);
  return {
    ...goal ? { goal: { value: goal.value, matching: goal.reached, bars: goal.of } } : {},
    ...means ? { smooth: { bars: session.smooth, values: means } } : {},
    ...shown.length > 0 ? { notes: shown.map(({ text }) => text) } : {}, key: page.key,
  };
}

const close = (one, other) => one === other || Math.abs(one - other) < 1e-9 * Math.abs(other);

test('goals, means and notes are the program\'s on every level', () => {
  for (const commands of [[], ['goal 8000', 'smooth 7'], ['smooth 31'], ['aggregate mean', 'goal 7000'], ['value rain', 'goal 4', 'smooth 2']]) {
    for (const level of ['day', 'week', 'month', 'year']) {
      const { session } = open(exported(file, [...options, '-c', ['go month', ...commands, `go ${level}`, 'first'].join('; ')]));
      for (let page = 0; page < Math.min(7, session.level.count); page += 1) {
        if (page > 0) session.move('right');
        const shown = run(file, [...['go month', ...commands, `go ${level}`], `page ${page}`, 'show'], options).at(-1).page;
        const { goal, smooth, notes: found, key } = shown;
        const own = measured(session);
        const after = `${commands.join('; ')}: ${level} ${key}`;
        assert.equal(own.key, key, after);
        assert.deepEqual(own.goal, goal, after);
        assert.deepEqual(own.notes, found?.map(({ note }) => note), after);
        assert.equal(own.smooth?.values.length, smooth?.values.length, after);
        smooth?.values.forEach((value, bar) => assert.ok(close(own.smooth.values[bar], value), `${after}, bar ${bar}`));
      }
    }
  }
});

test('the search for notes goes where the program\'s goes', () => {
  const { session } = open(exported(file, [...options, '-c', 'go month; first']));
  const commands = ['find note', 'find note', 'find next note', 'find next note', 'find next note', 'find previous note', 'up', 'find note', 'find note'];
  const answers = run(file, ['go month', 'first', ...commands], options).slice(2);
  commands.forEach((command, number) => {
    const outcome = perform(session, command);
    const { at, found, result } = answers[number];
    assert.equal(outcome.result, result, command);
    assert.deepEqual([session.level.name, session.position.page], [at.level, at.page], command);
    if (!found) return;
    assert.equal(session.bar, found.bar, command);
    assert.deepEqual(outcome.found.notes, found.notes, command);
    assert.equal(outcome.found.isRound, Boolean(found.round), command);
  });
});

test('a chart draws a goal, a line with gaps, and marks for notes', () => {
  const { session } = open(exported(file, [...options, '-c', 'go month; date 2025-06; goal 8000; smooth 2']));
  const [drawn] = chartsOf(session);
  const { text } = chart.drawing({ ...drawn, other: null, drawsLine: false, marked: null, label: '' }, { width: 600, height: 300 });
  assert.equal(text.match(/class="goal"/g).length, 1);
  assert.equal(text.match(/class="note"/g).length, 1);
  assert.ok(text.includes('<title>new shoes, red</title>'));
  // No row is on 15, 16 and 17 June, so the means of 16 and 17 June are missing.
  assert.equal(/class="means" d="([^"]*)"/.exec(text)[1].split('M').length, 3);
  assert.equal(drawn.means.filter((mean) => mean === null).length, 2);
});

test('the address has a goal and the means, and a wrong one does not fit', () => {
  const { session } = open(exported(file, options));
  session.set({ goal: '8000 day steps', smooth: 7 });
  const address = addressOf(session);
  assert.ok(address.endsWith('&goal=8000+day+steps&smooth=7'), address);
  const other = open(exported(file, options)).session;
  assert.equal(follow(other, address).result, 'changed');
  assert.deepEqual([other.goal, other.smooth], ['8000 day steps', 7]);
  const [link] = address.split('&');
  for (const setting of ['goal=x+day+steps', 'goal=8+fortnight+steps', 'goal=8+day+x', 'smooth=1', 'smooth=1001', 'smooth=x']) {
    assert.equal(follow(other, `${link}&${setting}`).reason, 'doesNotFit', setting);
  }
});
