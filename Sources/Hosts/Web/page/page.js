// The web page: its start, the actions of keys and controls, and the address.

import { load } from '../crosspager.js';
import { stillness, unpackedModule } from '../motion.js';
import { ChartData } from './data.js';
import { addressOf, follow, startedSession } from './address.js';
import { enter, goBack, mark, markNext } from './bars.js';
import { isCalendar } from './calendar.js';
import { connectControls } from './controls.js';
import { Hosts } from './hosts.js';
import { listenToKeys, listenToPointers } from './input.js';
import { levelMap } from './levels.js';
import { loadSeries } from './series.js';
import { chartsOf, readout } from './split.js';

const find = (id) => document.getElementById(id);

// The pager is unpacked while the drawn column is read.
const module = unpackedModule(find('module')).then(load);
await loadSeries(await unpackedModule(find('numbers')));
const embedded = JSON.parse(find('data').textContent);
const data = new ChartData(embedded);
data.column(embedded.start.value ?? data.names[0], embedded.start.series);
const crosspager = await module;
const session = startedSession(crosspager, data, embedded.start);
/** The objects and functions that the parts of the page share. */
const app = { find, crosspager, session, data, pager: find('pager'), act, perform, arrive, tap };
const map = levelMap(app);
app.hosts = new Hosts({ ...app, drawOverviews: map.draw });
const controls = connectControls(app);
listenToKeys(app);
listenToPointers(app);

/** The actions of keys and buttons besides steps in the four directions. */
const ACTIONS = {
  first: () => session.move('first'), last: () => session.move('last'),
  'left 10': () => session.move('left', 10), 'right 10': () => session.move('right', 10),
  'zoom in': () => session.move('zoomIn'), 'zoom out': () => session.move('zoomOut'),
  'bar next': () => markNext(session, 1), 'bar previous': () => markNext(session, -1),
  enter: () => enter(session), back: () => goBack(session), undo: () => session.undo(), redo: () => session.redo(),
};
/** The actions that change nothing themselves. */
const OTHERS = {
  find: () => find('find-kind').focus(), keys: () => find('keys').showModal(),
  'find next': () => controls.findAgain('next'), 'find previous': () => controls.findAgain('previous'),
};
/** Whether the content glides because a key is held down. */
let isRepeatedGlide = false;

/** Performs an action. A step slides, unless the system asks for reduced motion. */
function perform(action, isRepeated = false) {
  if (OTHERS[action]) return OTHERS[action]();
  if (ACTIONS[action]) return act(ACTIONS[action], isRepeated);
  if (stillness.matches) return act(() => session.move(action), isRepeated);
  const outcome = session.glide(action);
  // A new glide first completes the previous one.
  if (outcome.finished) arrive();
  if (outcome.result === 'changed') isRepeatedGlide = isRepeated;
  say(outcome.message);
  return app.hosts.frames.schedule();
}

/** Performs a change and shows the outcome. */
function act(change, isRepeated = false) {
  const outcome = change();
  if (outcome.result === 'ignored') controls.show();
  else settled(isRepeated);
  app.hosts.frames.schedule();
  say(outcome.message);
}

const say = (message = '') => { find('message').textContent = message; };

/** Updates the page after a gesture comes to rest. */
function arrive() { settled(isRepeatedGlide); }

/** Marks or enters a bar. A tap on the marked bar clears the mark. A tap on a day of a calendar enters the day. */
function tap(bar, isDouble) {
  const enters = isDouble || isCalendar(session, session.level.unit);
  if (enters && bar !== session.bar) mark(session, bar);
  act(() => (enters ? enter(session) : mark(session, bar === session.bar ? null : bar)));
}

let spokenPlace = null;
/** Updates everything around the pages after a change. */
function settled(isRepeated = false) {
  isRepeatedGlide = false;
  const { level, position: { page }, bar } = session;
  document.title = `${level.title(page)} · ${data.source}`;
  const place = `${level.title(page)}, page ${page + 1} of ${level.count}, level ${level.name}`;
  const isMark = bar !== null && spokenPlace === place;
  find('spoken').textContent = isMark ? readout(session, chartsOf(session), bar) : place;
  spokenPlace = place;
  map.show();
  controls.show();
  remember(isRepeated);
}

/** Stores the place in the address. A repeated key replaces its history entry, so Back undoes all the repeats. */
function remember(isRepeated) {
  const address = `#${addressOf(session)}`;
  if (location.hash === address) return;
  try {
    history[isRepeated ? 'replaceState' : 'pushState'](null, '', address);
  } catch {
    // Browsers limit the number of entries per second. The next change then updates the address.
  }
}

/** Goes to the place in the address. */
function readAddress() {
  const outcome = location.hash.length > 1 ? follow(session, location.hash.slice(1)) : { result: 'ignored' };
  settled(true);
  say(outcome.reason === 'doesNotFit' ? outcome.message : '');
  app.hosts.frames.schedule();
}

addEventListener('popstate', readAddress);

const paper = matchMedia('print');
new ResizeObserver(() => {
  // On paper, the chart is scaled, not redrawn.
  if (!paper.matches && app.hosts.measure()) app.hosts.frames.schedule();
}).observe(app.pager);
readAddress();
session.undone = [];
app.hosts.place();
performance.mark('first chart');
document.documentElement.dataset.ready = 'true';
