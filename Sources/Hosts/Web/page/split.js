// Splits: several charts on a page, the scales that they share, and the picker.

import { barText, comparedPage, cutPage } from './compare.js';
import { isCalendar } from './calendar.js';
import { goalOf, meansOf, notesOf } from './measures.js';
import { barSpan, changeText, valueText } from './text.js';

/** Returns the names in order from a given name to the last one, followed by the names before the given one. */
const rotated = (names, name) => [...names.slice(names.indexOf(name)), ...names.slice(0, names.indexOf(name))];

/** Returns what each chart of a page draws. A split is null, `columns`, `series`, or an object with chosen names. */
function drawnOf(session) {
  const { split, value, series, data: { names, seriesNames } } = session;
  const columns = split === 'columns' ? rotated(names, value) : split?.columns;
  if (columns) return columns.map((name) => session.drawn(name));
  const all = split === 'series' ? rotated(seriesNames, series) : split?.series;
  return all?.map((name) => session.drawn(value, name)) ?? [session.drawn()];
}

/** Returns the charts of a page: `name`, `page`, `compared` (from `cutPage`), `scale`, `notes`, `goal`, `means`. */
export function chartsOf(session, position = session.position) {
  const all = drawnOf(session);
  const isBySeries = all.some(({ series }) => series !== all[0].series);
  const charts = all.map((drawn) => {
    const page = session.page(position, drawn);
    const compared = cutPage(session, page, comparedPage(session, position, drawn));
    return {
      name: isBySeries ? drawn.series : drawn.column, page, compared, scale: session.scaleOf(page),
      notes: drawn === all[0] ? notesOf(session, page) : [], goal: goalOf(session, page),
      means: isCalendar(session, page.unit) ? null : meansOf(session, page),
    };
  });
  shareScales(charts);
  return charts;
}

/** Gives a common scale to charts of the same column, and to charts with the same unit and aggregate. */
function shareScales(charts) {
  const groups = new Map();
  for (const chart of charts) {
    const { aggregate, unit, column } = chart.page.drawn;
    const key = JSON.stringify([aggregate, unit, aggregate === 'count' || unit !== null ? null : column]);
    groups.set(key, [...groups.get(key) ?? [], chart]);
  }
  for (const group of [...groups.values()].filter(({ length }) => length > 1)) {
    const rules = group.map(({ scale }) => scale.rule);
    const rule = ['page', 'robust'].find((name) => rules.includes(name)) ?? 'level';
    const bounds = group.flatMap((chart) => (rule === 'page' ? valuesOf(chart) : chart.scale.range ?? []));
    const range = bounds.length > 0 ? [Math.min(...bounds), Math.max(...bounds)] : null;
    for (const chart of group) chart.scale = { rule, range, clips: rule === 'robust' };
  }
}

/** Returns the finite values that a chart draws. */
const valuesOf = ({ page, compared }) => [...page.bars, ...compared?.bars ?? []]
  .map(({ summary }) => summary.value(page.drawn.aggregate)).filter((value) => Number.isFinite(value ?? NaN));

/** Returns the values of a bar in all charts of a page, and its notes, as text. */
export function readout(session, charts, bar) {
  const notes = charts[0].notes.filter((note) => note.bar === bar).map(({ text }) => ` · note: ${text}`).join('');
  if (charts.length === 1) return barText(session, charts[0], bar) + notes;
  const values = charts.map(({ name, page, compared }) => {
    const [own, other] = [page, compared].map((one) => one?.bars[bar]);
    const text = `${name} ${valueText(own.summary, page.drawn)}`;
    return other ? `${text}, ${changeText(own.summary, other.summary, page.drawn) || `${other.key} missing`}` : text;
  });
  return `${barSpan(charts[0].page.bars[bar])}: ${values.join(' · ')}${notes}`;
}

/** The minimum height and width of each chart in a split, in pixels. */
const [LEAST_HEIGHT, LEAST_WIDTH] = [96, 170];

/** Returns the number of charts side by side, and the number of charts that fit on a page. */
export function layoutOf(count, { clientWidth, clientHeight }) {
  const rows = Math.max(1, Math.floor(clientHeight / LEAST_HEIGHT));
  // Charts one above the other share their time axis, so a page has as few columns as possible.
  const columns = Math.min(Math.max(1, Math.floor(clientWidth / LEAST_WIDTH)), Math.ceil(count / rows));
  return { columns, shown: Math.min(count, rows * columns) };
}

/** Connects the picker for splits. Returns a function that shows the current split. */
export function splitControl({ find, session, data, act }) {
  const choice = find('split');
  const some = Object.values(session.start.split ?? {})[0];
  const options = [['off', 'One chart'], ['start', some?.length > 2 ? `${some.length} charts` : some?.join(', ')],
    ['columns', 'All columns'], ['series', 'All series']];
  const isPossible = { off: true, start: some, columns: data.names.length > 1, series: data.seriesNames.length > 1 };
  const offered = options.filter(([value]) => isPossible[value]);
  choice.replaceChildren(...offered.map(([value, text]) => new Option(text, value)));
  choice.closest('.choice').hidden = choice.options.length < 2;
  const splits = { off: null, start: session.start.split };
  choice.addEventListener('change', () => {
    act(() => session.set({ split: choice.value in splits ? splits[choice.value] : choice.value }));
  });
  return () => { choice.value = typeof session.split === 'string' ? session.split : session.split ? 'start' : 'off'; };
}
