// Hosts: the elements that show pages, what they draw, and their motion.

import { Frames } from '../motion.js';
import { comparisonTexts, missingComparison, totalTexts } from './compare.js';
import { calendarDrawing, isCalendar } from './calendar.js';
import { drawing } from './chart.js';
import { measureTexts } from './measures.js';
import { samePlace, SETTINGS } from './session.js';
import { chartsOf, layoutOf, readout } from './split.js';
import { barName, chartTitle, escaped, figures, spanText, valueText } from './text.js';

/** The number of pages to keep drawn. */
const HOST_LIMIT = 8;
const joined = (texts) => texts.filter(Boolean).join(' · ');

/** The hosts of the pages on the display and around it. */
export class Hosts {
  #hosts = new Map();
  #isPreparing = false;
  /** The size of the display in pixels. */
  size = {};

  /** @param app `session`, `data`, `pager` (the element), and the functions `arrive` and `drawOverviews`. */
  constructor(app) {
    Object.assign(this, app);
    this.frames = new Frames(this.session, {
      draw: () => this.place(), arrive: this.arrive, rest: () => this.#prepareSoon(),
    });
    this.measure();
  }

  /** Reads the size of the display. Returns whether it has changed. */
  measure() {
    const { clientWidth: width, clientHeight: height } = this.pager;
    if (width === this.size.width && height === this.size.height) return false;
    this.size = { width, height };
    return true;
  }

  /** Everything that affects the drawing of all pages, as text. */
  get #version() { return JSON.stringify([this.size, SETTINGS.map((name) => this.session[name])]); }
  /** The host of the current page; undefined if the page has none. */
  get current() { return this.#hosts.get(JSON.stringify(this.session.position)); }

  /** Returns a host that shows a page: the page's own host, a new host, or the least recently used host. */
  #host(position, version) {
    const id = JSON.stringify(position);
    let found = this.#hosts.get(id);
    if (!found) {
      const hidden = [...this.#hosts].find(([, { element }]) => element.hasAttribute('data-away'));
      const [formerId, unused] = (this.#hosts.size >= HOST_LIMIT && hidden) || [];
      this.#hosts.delete(formerId);
      found = unused ?? { element: this.pager.appendChild(document.createElement('div')) };
      found.element.className = 'page';
      Object.assign(found, { position, version: null });
    }
    // The least recently used host comes first.
    this.#hosts.delete(id);
    this.#hosts.set(id, found);
    const marked = samePlace(position, this.session.position) ? this.session.bar : null;
    if (found.version !== version || found.marked !== marked) {
      Object.assign(found, { version, marked });
      this.#draw(found);
    }
    return found;
  }

  /** Draws a host's page. */
  #draw(target) {
    const { element, position, marked } = target;
    const charts = chartsOf(this.session, position);
    const [{ page, compared }] = charts;
    element.innerHTML = '<h2></h2><p class="about"></p><p class="legend"></p><div class="charts"></div>'
      + '<p class="readout"></p><dl class="figures"></dl><div class="hidden"></div>';
    const [title, about, legend, area, , list, table] = element.children;
    title.textContent = page.title;
    if (compared) legend.innerHTML = this.#legend(charts[0], charts.length > 1);
    const plots = target.plots = this.#plots(charts, area);
    table.append(tableOf(plots));
    this.showBar(target, marked);
    let height;
    // The remarks can take room from the charts, which are then drawn again.
    do {
      height = area.clientHeight;
      for (const plot of plots) this.#plot(plot, marked);
      about.textContent = joined(this.#remarks(position, charts, plots));
      list.innerHTML = plots.length > 1 ? '' : figures(page, plots[0].clipped)
        .map(([name, value]) => `<div><dt>${escaped(name)}</dt><dd>${escaped(value)}</dd></div>`).join('');
    } while (area.clientHeight < height);
    const { count } = this.data.levels[position.level];
    const label = `${page.title}, page ${position.page + 1} of ${count}`;
    Object.assign(element, { role: 'group', ariaRoleDescription: 'page', ariaLabel: label });
  }

  /** Adds places to a page for as many charts as it has room for. Returns these charts with their places. */
  #plots(charts, area) {
    const { columns, shown } = layoutOf(charts.length, area);
    area.style.gridTemplateColumns = `repeat(${columns}, minmax(0, 1fr))`;
    return charts.slice(0, shown).map((chart) => {
      const panel = area.appendChild(document.createElement('figure'));
      const caption = `<b>${escaped(chart.name)}</b> ${escaped(joined(totalTexts(this.session, chart)))}`;
      panel.innerHTML = `${charts.length > 1 ? `<figcaption>${caption}</figcaption>` : ''}<div class="chart"></div>`;
      return { ...chart, place: panel.lastChild };
    });
  }

  #plot(plot, marked) {
    const { page, compared, place } = plot;
    const { aggregate, unit } = page.drawn;
    const hasCells = isCalendar(this.session, page.unit);
    const drawsLine = this.session.drawsLine(aggregate) && !compared;
    const kind = hasCells ? 'Calendar' : `${drawsLine ? 'Line' : 'Bar'} chart`;
    const label = `${kind}. ${chartTitle(page)}${unit ? ` in ${unit}` : ''}`;
    const size = { width: Math.max(160, place.clientWidth), height: Math.max(60, place.clientHeight) };
    const { firstWeekday } = this.data.calendar;
    const chart = { ...plot, other: compared ?? null, drawsLine, marked, label, firstWeekday };
    const { text, ...drawn } = (hasCells ? calendarDrawing : drawing)(chart, size);
    place.innerHTML = text;
    Object.assign(plot, drawn);
  }

  /** Returns the remarks for the line below the title. */
  #remarks(position, charts, plots) {
    const [{ page, compared, scale }] = charts;
    const running = page.bars.find((bar) => bar.isRunning);
    const isSingle = charts.length === 1;
    return [
      spanText(page), ...isSingle ? [chartTitle(page), page.drawn.unit] : [`by ${page.bars[0]?.unit ?? ''}`],
      isSingle && !plots[0].startsAtZero ? 'axis does not start at zero' : '',
      ...isSingle ? measureTexts(this.session, charts[0]) : [],
      running ? `${barName(running, page.unit)} so far` : '', scale.clips ? 'scale for 99 of 100 bars' : '',
      compared === undefined ? missingComparison(this.session, this.data.levels[position.level].name) : '',
      plots.length < charts.length ? `room for ${plots.length} of ${charts.length} charts` : '',
    ];
  }

  /** Returns the legend for the bars of a comparison. */
  #legend({ page, compared }, isSplit) {
    const { texts: [own, other], remarks } = isSplit
      ? { texts: [page.key, compared.key], remarks: [] } : comparisonTexts(this.session, page, compared);
    return [`<i></i>${escaped(own)}`, `<i class="other"></i>${escaped(other)}`, ...remarks.map(escaped)]
      .map((text) => `<span>${text}</span>`).join('');
  }

  /** Shows the value of a bar below the charts of a page. For null, shows the value of the marked bar, if any. */
  showBar(target, bar) {
    const shown = bar ?? target.marked;
    const text = shown === null ? '' : readout(this.session, target.plots, shown);
    target.element.querySelector('.readout').textContent = text;
  }

  /** Returns the bar of the current page at a point, or null if there is none. */
  barAt({ clientX, clientY }) {
    for (const { place, page, left, right, barAt } of this.current?.plots ?? []) {
      const box = place.getBoundingClientRect();
      const x = clientX - box.left;
      const day = barAt?.(x, clientY - box.top) ?? null;
      if (day !== null) return day;
      const isInside = clientY >= box.top && clientY <= box.bottom && x >= left && x < right;
      if (isInside) return Math.floor((x - left) / (right - left) * page.bars.length);
    }
    return null;
  }

  /** Positions each host at the coordinates of its page. */
  place() {
    const { session } = this;
    const shown = new Set();
    const version = this.#version;
    for (const { level, page, x, y } of session.pager.displayedPages) {
      const target = this.#host({ level, page }, version);
      shown.add(target);
      target.element.style.transform = `translate3d(${x * this.size.width}px, ${y * this.size.height}px, 0)`;
      mark(target, true, samePlace(target.position, session.position));
    }
    for (const target of this.#hosts.values()) if (!shown.has(target)) mark(target, false, false);
  }

  /** Draws the pages around the current page in idle time, so that they are ready for a drag. */
  #prepareSoon() {
    if (this.#isPreparing) return;
    this.#isPreparing = true;
    const idle = window.requestIdleCallback ?? ((work) => setTimeout(work, 50));
    idle(() => {
      this.#isPreparing = false;
      const { pager, phase } = this.session;
      if (phase !== 'settled') return;
      const version = this.#version;
      const next = pager.routes.map((direction) => pager.preview(direction))
        .find(({ result, to }) => result === 'moved' && this.#hosts.get(JSON.stringify(to))?.version !== version);
      if (!next) return this.drawOverviews();
      mark(this.#host(next.to, version), false, false);
      this.#prepareSoon();
    });
  }
}

/** Shows or hides a host. Only the current page is accessible to the keyboard and to screen readers. */
function mark({ element }, isShown, isCurrent) {
  element.toggleAttribute('data-away', !isShown);
  if (element.inert === !isCurrent) return;
  element.inert = !isCurrent;
  element.ariaHidden = isCurrent ? null : 'true';
}

/** Returns a table of the bars of charts for screen readers. */
function tableOf(charts) {
  const table = document.createElement('table');
  const columns = charts.flatMap(({ name, page, compared }) => [page, ...compared ? [compared] : []]
    .map(({ key, bars, drawn }) => ({ bars, drawn, name: charts.length > 1 ? `${name}, ${key}` : key })));
  const cell = (tag, text) => `<${tag}>${escaped(text)}</${tag.split(' ')[0]}>`;
  const head = ['bar', ...columns.map(({ name }) => name)].map((name) => cell('th scope="col"', name));
  const { unit } = charts[0].page;
  const rows = charts[0].page.bars.map((bar, place) => [cell('th scope="row"', barName(bar, unit)), ...columns
    .map(({ bars, drawn }) => cell('td', bars[place] ? valueText(bars[place].summary, drawn) : 'missing'))]);
  table.innerHTML = cell('caption', charts.map(({ page }) => chartTitle(page)).join('; '))
    + [head, ...rows].map((cells) => `<tr>${cells.join('')}</tr>`).join('');
  return table;
}
