// The map of levels: the page of each level, a slider over all its pages, and the whole series behind it.

import { caption } from './numbers.js';

/** The maximum number of steps in the drawing behind a slider. */
const STEPS = 160;

/** Adds the levels to the page. Returns functions that show the places and that draw the series. */
export function levelMap({ find, session, data, act }) {
  /** Whether a slider is being moved. Its moves form one entry in the browser's history. */
  let isSliding = false;
  const rows = data.levels.map((level, number) => {
    const row = document.createElement('li');
    row.className = 'level';
    row.innerHTML = '<button type="button" class="level-name"></button><span class="level-place"></span>'
      + `<div class="level-track"><svg viewBox="0 0 ${STEPS} 100" preserveAspectRatio="none" aria-hidden="true">`
      + '<path/></svg><input type="range" min="0" step="1"></div>';
    const [name, text] = row.children;
    const slider = row.querySelector('input');
    name.textContent = level.name;
    Object.assign(slider, { max: level.count - 1, disabled: level.count < 2, dir: session.pager.rules.reading });
    if (slider.disabled) slider.title = 'This level has one page.';
    slider.setAttribute('aria-label', `Page of level ${level.name}`);
    name.addEventListener('click', () => act(() => session.move('go', number)));
    slider.addEventListener('input', () => {
      act(() => session.move('go', number, slider.valueAsNumber), isSliding);
      isSliding = true;
    });
    slider.addEventListener('change', () => { isSliding = false; });
    find('levels').append(row);
    return { row, name, text, slider, path: row.querySelector('path') };
  });

  const show = () => rows.forEach(({ row, name, text, slider }, number) => {
    const level = data.levels[number];
    const { page } = session.pager.level(number);
    const isCurrent = number === session.position.level;
    row.classList.toggle('current', isCurrent);
    name.setAttribute('aria-current', String(isCurrent));
    text.innerHTML = `${level.key(page)} <small>${caption(page + 1)} of ${caption(level.count)}</small>`;
    slider.value = String(page);
    slider.setAttribute('aria-valuetext', `${level.title(page)}, page ${page + 1} of ${level.count}`);
  });

  let drawnSeries = null;
  const draw = () => {
    const id = JSON.stringify([session.value, session.series]);
    if (drawnSeries === id) return;
    drawnSeries = id;
    const column = data.column(session.value, session.series);
    rows.forEach(({ path }, number) => path.setAttribute('d', outline(column, data.levels[number])));
  };
  return { show, draw };
}

/** Returns an SVG path that draws the means of the pages of a level. */
function outline(column, level) {
  const count = Math.min(STEPS, level.count);
  const means = Array.from({ length: count }, (_, step) => {
    const [first, end] = [step, step + 1].map((part) => Math.floor(part * level.count / count));
    return column.summary({ start: level.spanOfPage(first).start, end: level.spanOfPage(end - 1).end }).mean;
  });
  const known = means.filter((mean) => mean !== null);
  const [low, high] = [Math.min(0, ...known), Math.max(0, ...known)];
  const y = (value) => Math.round((high - value) / (high - low || 1) * 1000) / 10;
  const width = STEPS / count;
  const shape = (mean, step) => (mean === null ? '' : `M${step * width} ${y(0)}V${y(mean)}h${width}V${y(0)}z`);
  return means.map(shape).join('');
}
