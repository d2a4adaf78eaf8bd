// Pointers, wheels and keys.

/** The number of units in a page, in which the pager measures distances. */
const UNITS_PER_PAGE = 65536;
/** The distance in pixels that a pointer must move to start a drag. */
const SLOP = 6;
/** The times in milliseconds between the taps of a double tap, and of the moves that count for a velocity. */
const [DOUBLE_TAP, RECENT] = [400, 100];
const KEYS = {
  ArrowLeft: 'left', ArrowRight: 'right', ArrowUp: 'up', ArrowDown: 'down', Home: 'first', End: 'last',
  PageUp: 'left 10', PageDown: 'right 10', '+': 'zoom in', '=': 'zoom in', '-': 'zoom out', ',': 'bar previous',
  '.': 'bar next', Enter: 'enter', Backspace: 'back', '/': 'find', n: 'find next', N: 'find previous', '?': 'keys',
};
const SHIFTED = { ArrowLeft: 'bar previous', ArrowRight: 'bar next', ArrowUp: 'zoom in', ArrowDown: 'zoom out' };

/** The action for a key event, as at the program's prompt; null if the key has none. */
export function actionForKey({ key, shiftKey, ctrlKey, metaKey, altKey }) {
  if (altKey) return null;
  if (ctrlKey && key === 'y') return 'redo';
  if (ctrlKey || metaKey) return key.toLowerCase() === 'z' ? (shiftKey ? 'redo' : 'undo') : null;
  return (shiftKey ? SHIFTED[key] : undefined) ?? KEYS[key] ?? null;
}

/** Connects the keys. */
export function listenToKeys({ session, pager, hosts, perform }) {
  addEventListener('keydown', (event) => {
    const { target, key } = event;
    if (target.closest('dialog[open]') || (target.closest('button') && ['Enter', ' '].includes(key))) return;
    if (target.closest('input, select')) {
      if (key === 'Escape') pager.focus();
    } else if (key === 'Escape' && session.phase === 'dragging') {
      session.gesture('cancel');
      hosts.schedule();
    } else if (actionForKey(event) !== null) {
      event.preventDefault();
      perform(actionForKey(event), event.repeat);
    }
  });
}

/** Connects the wheel. A flick turns one page or changes one level. */
export function listenToWheel({ crosspager, pager, pointers, perform }) {
  const [pages, levels] = [new crosspager.WheelFilter(), new crosspager.WheelFilter()];
  pager.addEventListener('wheel', (event) => {
    if (event.ctrlKey) return;
    event.preventDefault();
    const isHorizontal = event.shiftKey || Math.abs(event.deltaX) > Math.abs(event.deltaY);
    const amount = isHorizontal ? event.deltaX || event.deltaY : event.deltaY;
    const filter = isHorizontal ? pages : levels;
    const step = filter.step(Math.round(amount) || Math.sign(amount), Math.round(event.timeStamp));
    if (step !== 0 && !pointers.isDown) perform((isHorizontal ? ['left', 'right'] : ['up', 'down'])[step > 0 ? 1 : 0]);
  }, { passive: false });
}

/** The pointers on the pager: drags, taps, and the bar under a mouse. */
export class Pointers {
  /** The pointer that is down: where it started, the distance sent so far, and its most recent moves. */
  #pointer = null;
  /** The last tap, for a double tap. */
  #tapped = null;

  /** @param app `session`, `pager` (the element), `hosts`, `stillness`, and the functions `arrive` and `tap`. */
  constructor(app) {
    Object.assign(this, app);
    const listen = (names, listener) => names.forEach((name) => this.pager.addEventListener(name, listener));
    const isDown = ({ pointerId }) => pointerId === this.#pointer?.id;
    listen(['pointerdown'], (event) => { if (event.isPrimary && event.button === 0) this.#press(event); });
    listen(['pointermove'], (event) => { if (isDown(event)) this.#move(event); });
    listen(['pointerup', 'pointercancel'], (event) => { if (isDown(event)) this.#lift(event); });
    listen(['mousemove', 'mouseleave'], (event) => this.#hover(event));
  }

  get isDown() { return this.#pointer !== null; }
  /** A distance in pixels, in pages. */
  #inPages([x, y]) { return [x / this.hosts.size.width, y / this.hosts.size.height]; }

  #press({ pointerId: id, clientX: x, clientY: y, timeStamp }) {
    const { session } = this;
    const isCaught = session.phase === 'settling';
    const { axis, offset, end } = session.pager.state;
    const sign = Math.sign(offset - end);
    // The direction in which a finger would continue to turn the page that it caught.
    const onward = isCaught && end !== 0 ? (axis === 'horizontal' ? [sign, 0] : [0, sign]) : null;
    this.#pointer = { id, x, y, onward, isDragging: isCaught, sent: [0, 0], moves: [[timeStamp, x, y]] };
    if (isCaught) session.gesture('drag', 0, 0);
    this.hosts.schedule();
  }

  #move({ pointerId, clientX, clientY, timeStamp }) {
    const pointer = this.#pointer;
    const { moves, onward } = pointer;
    const [dx, dy] = [clientX - pointer.x, clientY - pointer.y];
    const isFar = Math.hypot(dx, dy) >= SLOP;
    if (!pointer.isDragging) {
      if (!isFar) return;
      pointer.isDragging = true;
      this.pager.setPointerCapture(pointerId);
      this.pager.classList.add('dragged');
    }
    if (onward && isFar) {
      const [x, y] = onward;
      pointer.onward = null;
      // Another swipe in the same direction turns another page, so the page that the finger caught arrives first.
      if (x * dx + y * dy > 0 && x * dx + y * dy >= Math.abs(x * dy + y * dx)) {
        this.session.gesture('release', 3 * x, 3 * y);
        this.session.gesture('finish');
      }
    }
    moves.push([timeStamp, clientX, clientY]);
    while (moves.length > 2 && timeStamp - moves[0][0] > RECENT) moves.shift();
    // The pager adds up the distances. Round the total, not its parts, so that rounding errors do not accumulate.
    const total = this.#inPages([dx, dy]).map((distance) => Math.round(distance * UNITS_PER_PAGE));
    const [x, y] = total.map((distance, axis) => (distance - pointer.sent[axis]) / UNITS_PER_PAGE);
    pointer.sent = total;
    if (x !== 0 || y !== 0) this.session.gesture('drag', x, y);
    this.hosts.schedule();
  }

  #lift(event) {
    const { session } = this;
    const { moves, isDragging } = this.#pointer;
    this.#pointer = null;
    this.pager.classList.remove('dragged');
    if (!isDragging && event.type === 'pointerup') this.#click(event);
    if (!isDragging || session.phase !== 'dragging') return;
    const [[start, x, y], [end, lastX, lastY]] = [moves[0], moves[moves.length - 1]];
    const seconds = Math.max(event.timeStamp - start, 1) / 1000;
    const isResting = event.timeStamp - end > RECENT;
    const velocity = this.#inPages([lastX - x, lastY - y]).map((distance) => (isResting ? 0 : distance / seconds));
    session.gesture(...event.type === 'pointercancel' ? ['cancel'] : ['release', ...velocity]);
    if (this.stillness.matches && session.phase === 'settling') session.gesture('finish');
    if (session.phase === 'settled') this.arrive();
    this.hosts.schedule();
  }

  /** A tap marks a bar or clears its mark. A double tap enters the bar. */
  #click(event) {
    const bar = this.session.phase === 'settled' ? this.hosts.barAt(event) : null;
    if (bar === null) return;
    const isSecond = this.#tapped?.bar === bar && event.timeStamp - this.#tapped.time <= DOUBLE_TAP;
    // A tap that clears the mark does not begin a double tap, because a double tap needs the mark.
    this.#tapped = isSecond || bar === this.session.bar ? null : { bar, time: event.timeStamp };
    this.tap(bar, isSecond);
  }

  /** Shows the value of the bar under the mouse without marking the bar. */
  #hover(event) {
    if (this.isDown || this.session.phase !== 'settled' || !this.hosts.current) return;
    this.hosts.showBar(this.hosts.current, event.type === 'mouseleave' ? null : this.hosts.barAt(event));
  }
}
