// Checks that an exported web page has the same bars and values as the program.

import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import {
  Calendar, chart, dataFolder, dateOf, dayOf, exported, isoDay, numbers, open, pageJSON, perform, run, write,
} from './program.mjs';

/** Returns some pages of a level: the pages at both ends and some in between. */
const somePages = (count) => [...new Set(
  [0, 1, count - 2, count - 1].concat(Array.from({ length: 12 }, (_, part) => Math.floor(part * count / 12) + part)),
)].filter((page) => page >= 0 && page < count);

/** Compares pages of all levels, columns and series with the program's output. */
function compare(file, options = []) {
  const { session, data } = open(exported(file, options));
  const aggregates = ['mean', 'sum', 'last'];
  const commands = [];
  const expected = [];
  const series = data.seriesNames.length > 0 ? data.seriesNames.slice(0, 3) : [null];
  for (const name of series) {
    for (const column of data.names.slice(0, 4)) {
      for (const [level, dated] of data.levels.entries()) {
        for (const [number, page] of somePages(dated.count).entries()) {
          const aggregate = aggregates[number % aggregates.length];
          const lines = [
            ...(name === null ? [] : [`series "${name.replaceAll('"', '""')}"`]),
            `value "${column.replaceAll('"', '""')}"`, `aggregate ${aggregate}`, `go ${dated.name} ${page}`,
          ];
          commands.push(...lines, 'show');
          expected.push({ lines, level, page, column, aggregate });
        }
      }
    }
  }
  const shown = run(file, commands, options).filter((response) => response.command === 'show');
  assert.equal(shown.length, expected.length);
  expected.forEach(({ lines, level, page, column, aggregate }, number) => {
    for (const line of lines) perform(session, line);
    assert.deepEqual(session.position, { level, page });
    const { start, end, series: _, ...want } = shown[number].page;
    assert.deepEqual(pageJSON(session.page()), want, `${path.basename(file)}: ${lines.join('; ')}`);
  });
  return expected.length;
}

const files = dataFolder === undefined ? [] : fs.readdirSync(dataFolder).filter((name) => /\.(csv|txt)$/.test(name));
for (const name of files) {
  test(`${name} has the program's pages`, () => { assert.ok(compare(path.join(dataFolder, name)) > 0); });
}
test('real files', { skip: dataFolder === undefined && 'CROSSPAGER_DATA is not set' }, () => assert.ok(files.length > 10));

test('gaps that are skipped have no pages', () => {
  const file = write('trading.csv', 'date,price\n' + Array.from({ length: 200 }, (_, day) => day)
    .filter((day) => day % 7 < 5).map((day) => `${isoDay(dayOf(2024, 1, 1) + day)},${day}`).join('\n'));
  compare(file, ['--gaps', 'skip', '--levels', 'day,week,month']);
});

test('means of numbers of all sizes are rounded once', () => {
  const sizes = ['', 'e-17', 'e-300', 'e-320', 'e15', 'e290', 'e306'];
  let state = 2026;
  const next = (count) => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor(state / 65536) % count;
  };
  // The numbers of a day have one or two sizes.
  const rows = Array.from({ length: 3000 }, (_, row) => {
    const day = Math.floor(row / 30);
    const size = sizes[(day + next(2) * (day % 3)) % sizes.length];
    return `${isoDay(dayOf(2024, 1, 1) + day)},${next(2) ? '-' : ''}${next(100)}.${next(100)}${size}`;
  });
  compare(write('means.csv', `date,v\n${rows.join('\n')}`));
  const { session } = open(exported(write('mean.csv', `date,v\n${
    [0.5, 0.1, 1, 5, 5, 5, 1e-17, 2e-17, 3e-18, 1e-18].map((v) => `2024-01-01,${v}`).join('\n')}`), ['--levels', 'month']));
  assert.equal(session.page().total.mean, 1.66);
});

test('rows are counted where there are no numbers, and bars without rows are 0', () => {
  const days = [1, 1, 2, 5, 5, 5, 9, 20, 41, 41, 42];
  const file = write('rows.csv', `date,who\n${days.map((day) => `${isoDay(dayOf(2024, 1, 1) + day)},ann`).join('\n')}\n`);
  compare(file, ['--levels', 'week,month']);
  const { session } = open(exported(file, ['--levels', 'week,month']));
  perform(session, 'go month 0');
  const values = session.page().bars.map((bar) => bar.summary.value('count'));
  assert.deepEqual(values.slice(0, 7), [null, 2, 1, 0, 0, 3, 0]);
});

test('the page contains the module that these tests use', () => {
  const { unpacked } = open(exported(write('module.csv', 'date,v\n2024-01-01,1\n2024-01-02,2\n')));
  const module = fs.readFileSync(new URL('../../../Sources/Hosts/Web/series.wasm', import.meta.url));
  assert.ok(unpacked('numbers').equals(module));
  assert.ok(module.length <= 120000);
});

test('halves are rounded to even', () => {
  assert.equal(numbers.caption(1234565e9), '1.23456e15');
  assert.equal(numbers.caption(1234575e9), '1.23458e15');
  assert.equal(numbers.caption(0.125, 2), '0.12');
  assert.equal(numbers.caption(-0.375, 2), '-0.38');
  assert.equal(numbers.caption(123456.5), '123,456');
});

test('weeks that start on Sunday', () => {
  const file = write('weeks.csv', 'date,v\n' + Array.from({ length: 60 }, (_, day) => `${isoDay(dayOf(2023, 12, 1) + day)},${day}`).join('\n'));
  compare(file, ['--first-weekday', 'sunday']);
});

test('days that begin at an hour, and years that begin with a month', () => {
  const hours = Array.from({ length: 9000 }, (_, hour) => {
    const time = new Date(Date.UTC(2024, 5, 20) + hour * 3600000).toISOString().slice(0, 16);
    return `${time},${(hour * 37) % 101}`;
  });
  const file = write('hours.csv', `time,v\n${hours.join('\n')}\n2025-07-02,7\n`);
  compare(file, ['--day-start', '4', '--levels', 'hour,day,week,month']);
  compare(file, ['--year-start', 'july', '--levels', 'quarter,year,decade']);
  compare(file, ['--day-start', '23', '--year-start', 'feb', '--first-weekday', 'sunday', '--levels', 'day,year']);
  compare(file, ['--day-start', '12', '--year-start', '12', '--gaps', 'skip', '--levels', 'day,week,year']);
  const { session, data } = open(exported(file, ['--day-start', '4', '--year-start', 'july', '--levels', 'day,year']));
  perform(session, 'go year');
  // 2025-01-01 at midnight is before the start of its day, and 2025-07-02 is in the next year.
  assert.deepEqual(['2025-01-01', '2025-07-02'].map((key) => {
    const { start } = data.calendar.spanOfKey(key);
    return [data.levels[0].key(data.levels[0].pageHolding(start - 1)), data.calendar.title(data.calendar.index(start, 'year'), 'year')];
  }), [['2024-12-31', '2024/25'], ['2025-07-01', '2025/26']]);
});

test('minutes, blanks, repeated times, and tiny, huge and negative numbers', () => {
  const values = ['1e-9', '-1e300', '0.1', '', '1e15', '-0.30000000000000004', '123456789.123456', '3', '-7.25', '5e-324', '1.7976931348623157e308'];
  const rows = Array.from({ length: 400 }, (_, row) => {
    const minute = Math.floor(row * 1.7);
    return `2024-02-29T${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')},${values[row % values.length]},${row * 0.1}`;
  });
  compare(write('minutes.csv', `time,odd,even\n${rows.join('\n')}\n2024-02-29T00:00,4,5\n2024-02-29T00:00,,6\n`), ['--levels', 'hour,day,week']);
});

test('minutes of seconds', () => {
  const rows = Array.from({ length: 500 }, (_, row) => {
    const time = new Date(Date.UTC(2024, 1, 29, 23, 58, 7) + row * 500).toISOString().slice(0, 23);
    return `${time},${(row * 37) % 101},${row % 7 === 0 ? '' : row}`;
  });
  const file = write('seconds.csv', `time,a,b\n${rows.join('\n')}\n`);
  compare(file);
  const { session } = open(exported(file));
  assert.deepEqual(session.data.levels.map((level) => level.unit), ['minute', 'hour', 'day']);
  perform(session, 'go minute 2');
  perform(session, 'bar at 30');
  assert.equal(session.bar, 30);
  assert.equal(chart.barSpan(session.page().bars[30]), 'Fri 2024-03-01 00:00:30');
});

test('years 1 to 9999', () => {
  const rows = [1, 3, 99, 100, 1582, 1752, 1900, 2000, 4000, 9999].map((year) => `${String(year).padStart(4, '0')}-06-15,${year}`);
  compare(write('years.csv', `date,v\n${rows.join('\n')}\n`), ['--levels', 'year,decade,century']);
});

test('days and dates match those of the platform', () => {
  const first = Date.UTC(2000, 0, 1) / 86400000;
  for (let day = -300000; day < 900000; day += 97) {
    const date = new Date((first + day) * 86400000);
    const parts = { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
    const number = dayOf(2000, 1, 1) + day;
    if (parts.year < 1 || parts.year > 9999) continue;
    assert.deepEqual(dateOf(number), parts);
    assert.equal(dayOf(parts.year, parts.month, parts.day), number);
  }
});

test('keys convert back to their spans', () => {
  for (const calendar of [
    new Calendar(), new Calendar({ firstWeekday: 6 }), new Calendar({ dayStart: 4, yearStart: 7 }),
    new Calendar({ firstWeekday: 3, dayStart: 23, yearStart: 12 }),
  ]) {
    for (const unit of ['second', 'minute', 'hour', 'day', 'week', 'month', 'quarter', 'year', 'decade', 'century']) {
      for (let step = 0; step < 300; step += 1) {
        const index = calendar.index((dayOf(1900, 1, 1) + step * 211) * 86400 + step * 3600, unit);
        const span = calendar.spanOfKey(calendar.key(index, unit));
        assert.equal(span.start, calendar.start(index, unit));
      }
    }
  }
  for (const key of ['2015-02-29', '2014-W53', '2015-13', '2015-Q5', 'x', '', '20155', '2015-12-31T24', '2015-12-31T23:59:60', '201x1']) {
    assert.equal(new Calendar().spanOfKey(key), null, key);
  }
});

/** Compares the labels of the axis with the labels in the program's picture. Returns the picture and the numbers that
 * the page shows. */
function sameAxis(session, picture) {
  const page = session.page();
  const scale = session.scaleOf(page);
  const { text, clipped } = chart.drawing({
    page, other: null, scale, marked: null, label: '',
  }, { width: 800, height: 400 });
  const svg = fs.readFileSync(picture, 'utf8');
  const labels = (drawing, pattern) => [...drawing.matchAll(pattern)].map((match) => match[1]);
  assert.deepEqual(
    labels(text, /<text class="tick"[^>]*text-anchor="end">([^<]*)</g), labels(svg, /text-anchor="end">([^<]*)</g));
  return { svg, figures: chart.figures(page, clipped) };
}

test('the axes and numbers of charts match the picture that the program exports', () => {
  const columns = [
    [3, 7, 5, 1, 9, 2, 4], [-5, 12, 3, 0, 1, 2, 3], [623031970, 623034084, 623033000, 623032000, 623032500, 623031980, 623033999],
    [0.00002, 0.00001, 0.000015, 0, 0.000003, 0.000007, 0.000012], [-9, -8.5, -8.7, -8.6, -8.9, -8.8, -8.55],
    [1e18, 2e18, 3e18, 5e17, 2.5e18, 1e17, 9e17], [0, 0, 0, 0, 0, 0, 0], [1097, 3, 20, 500, 1, 0, 268], [1234.5625, 0.125, 17.5, 99.995, 1e5, 2e5, 12345.675],
    [1000.125, 12.0625, 3, 4, 5, 6, 7],
  ];
  const rows = Array.from({ length: 7 }, (_, day) => `2024-01-0${day + 1},${columns.map((column) => column[day]).join(',')}`);
  const file = write('axes.csv', `date,${columns.map((_, number) => `c${number}`).join(',')}\n${rows.join('\n')}\n`);
  const { session } = open(exported(file, ['--levels', 'week,month']));
  const commands = columns.flatMap((_, number) => [
    `value c${number}`, `export --force "${path.join(path.dirname(file), `axes${number}.svg`)}"`,
  ]);
  run(file, commands, ['--levels', 'week,month']);
  columns.forEach((_, number) => {
    perform(session, `value c${number}`);
    const { svg, figures: ownFigures } = sameAxis(session, path.join(path.dirname(file), `axes${number}.svg`));
    const figures = ownFigures.map(([name, value]) => `${name}${name === 'clipped' ? ':' : ''} ${value}`);
    for (const figure of figures) assert.ok(svg.includes(figure), `${figure} of c${number}`);
  });
});

test('the scale of a skewed column leaves out one bar in a hundred, as in the picture from the program', () => {
  const rows = Array.from({ length: 900 }, (_, day) => `${isoDay(dayOf(2020, 1, 1) + day)},${day % 300 === 150 ? 1000 + day : day % 17}`);
  const file = write('skewed.csv', `date,v\n${rows.join('\n')}\n`);
  const { session } = open(exported(file, ['--levels', 'month,year']));
  const picture = path.join(path.dirname(file), 'skewed.svg');
  run(file, ['date 2020-05', `export --force "${picture}"`], ['--levels', 'month,year']);
  perform(session, 'date 2020-05-01');
  const { svg, figures } = sameAxis(session, picture);
  const words = figures.at(-1);
  assert.equal(words[0], 'clipped');
  assert.ok(svg.includes(`clipped: ${words[1]}`), words[1]);
});

test('a change of 1,000% or more has no percentage', () => {
  const change = (from, to) => chart.changeText({ value: () => to }, { value: () => from }, {});
  assert.equal(change(1, 10.99), 'change +9.99 (+999%)');
  assert.equal(change(1, 11), 'change +10');
  assert.equal(change(0.001, 1.25), 'change +1.249');
  assert.equal(change(-1, -11), 'change -10');
  assert.equal(change(0, 5), 'change +5');
});
