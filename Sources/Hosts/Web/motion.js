// Moves content with frames, pointers and wheels. A session is an object with `pager` and with `gesture`, which
// performs a gesture command on the pager. motion.d.ts describes the interface.

import { UNITS_PER_PAGE } from './crosspager.js';

/** The distance in pixels that a pointer must move to start a drag. */
const SLOP = 6;
/** The time in milliseconds after which a pointer or wheel counts as resting. */
const REST = 100;

/** The property `matches` tells whether the system asks for reduced motion. */
export const stillness = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)') ?? { matches: false };

/** Unpacks the module that an element holds, compressed and encoded as base64. */
export async function unpackedModule(element) {
  const packed = Uint8Array.from(atob(element.textContent.trim()), (character) => character.charCodeAt(0));
  return new Response(new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'))).arrayBuffer();
}

/** Draws at most once a frame, and advances settling content with each frame. */
export class Frames {
  #isScheduled = false;
  #last = 0;

  constructor(session, { draw, arrive = () => {}, rest = () => {} }) {
    Object.assign(this, { session, draw, arrive, rest });
  }

  schedule() {
    if (this.#isScheduled) return;
    this.#isScheduled = true;
    requestAnimationFrame((time) => this.#frame(time));
  }

  #frame(time) {
    this.#isScheduled = false;
    const passed = this.#last > 0 ? Math.min(time - this.#last, 100) : 16;
    this.#last = 0;
    let isMoving = false;
    if (this.session.pager.state.phase === 'settling') {
      this.session.gesture('tick', Math.round(passed));
      isMoving = this.session.pager.state.phase === 'settling';
      if (!isMoving) this.arrive();
    }
    this.draw();
    if (!isMoving) return this.rest();
    this.#last = time;
    this.schedule();
  }
}

/** Lets a finger or the mouse move the content of an element. */
export function followPointer(element, frames, { size, tap = () => {} }) {
  const { session } = frames;
  /** The pointer that is down: where it started, the distance sent so far, and its most recent moves. */
  let pointer = null;

  element.addEventListener('pointerdown', (event) => {
    if (!event.isPrimary || event.button !== 0) return;
    const isCaught = session.pager.state.phase === 'settling';
    const { axis, offset, end, position } = session.pager.state;
    const isFree = axis === 'horizontal' && session.pager.level(position.level).rules.snap === 'free';
    const way = isCaught && !isFree && end !== 0 ? Math.sign(offset - end) : 0;
    pointer = {
      id: event.pointerId, x: event.clientX, y: event.clientY, isDragging: isCaught, sent: [0, 0],
      moves: [[event.timeStamp, event.clientX, event.clientY]],
      // The direction in which a finger would continue to turn the page that it caught.
      onward: way === 0 ? null : axis === 'horizontal' ? [way, 0] : [0, way],
    };
    if (isCaught) session.gesture('drag', 0, 0);
    frames.schedule();
  });

  element.addEventListener('pointermove', (event) => {
    if (pointer?.id !== event.pointerId) return;
    const [dx, dy] = [event.clientX - pointer.x, event.clientY - pointer.y];
    const hasMoved = Math.hypot(dx, dy) >= SLOP;
    if (!pointer.isDragging && !hasMoved) return;
    if (hasMoved && !element.hasPointerCapture(event.pointerId)) {
      element.setPointerCapture(event.pointerId);
      element.classList.add('dragged');
    }
    pointer.isDragging = true;
    if (pointer.onward && hasMoved) {
      const [x, y] = pointer.onward;
      pointer.onward = null;
      // Another swipe in the same direction turns another page, so the page that the finger caught arrives first.
      if (x * dx + y * dy > 0 && x * dx + y * dy >= Math.abs(x * dy + y * dx)) {
        session.gesture('release', 3 * x, 3 * y);
        session.gesture('finish');
      }
    }
    pointer.moves.push([event.timeStamp, event.clientX, event.clientY]);
    while (pointer.moves.length > 2 && event.timeStamp - pointer.moves[0][0] > REST) pointer.moves.shift();
    const { width, height } = size();
    // The pager adds the distances. Round the total rather than its parts, so that errors do not accumulate.
    const total = [dx / width, dy / height].map((distance) => Math.round(distance * UNITS_PER_PAGE));
    const [x, y] = total.map((distance, axis) => (distance - pointer.sent[axis]) / UNITS_PER_PAGE);
    pointer.sent = total;
    if (x !== 0 || y !== 0) session.gesture('drag', x, y);
    frames.schedule();
  });

  const lift = (event) => {
    if (pointer?.id !== event.pointerId) return;
    const { moves, isDragging } = pointer;
    pointer = null;
    element.classList.remove('dragged');
    if (!isDragging) {
      if (event.type === 'pointerup') tap(event);
      return;
    }
    if (session.pager.state.phase !== 'dragging') return;
    const [[start, x, y], [end, lastX, lastY]] = [moves[0], moves[moves.length - 1]];
    const seconds = Math.max(event.timeStamp - start, 1) / 1000;
    const { width, height } = size();
    const isResting = event.timeStamp - end > REST;
    const velocity = isResting ? [0, 0] : [(lastX - x) / width / seconds, (lastY - y) / height / seconds];
    if (event.type === 'pointercancel') session.gesture('cancel');
    else session.gesture('release', ...velocity.map((speed) => Math.round(speed * 100) / 100));
    if (stillness.matches && session.pager.state.phase === 'settling') session.gesture('finish');
    if (session.pager.state.phase === 'settled') frames.arrive();
    frames.schedule();
  };
  element.addEventListener('pointerup', lift);
  element.addEventListener('pointercancel', lift);
  return { get isDown() { return pointer !== null; } };
}

/** Lets a wheel or touchpad move the content of an element. */
export function followWheel(element, frames, crosspager, { size, step }) {
  const { session } = frames;
  const [pages, levels] = [new crosspager.WheelFilter(), new crosspager.WheelFilter()];
  let timer = 0;

  /** Returns whether horizontal distances scroll the level. */
  const isFree = () => {
    const { position, phase, axis, opened } = session.pager.state;
    if (opened || position === null || (phase !== 'settled' && axis === 'vertical')) return false;
    return session.pager.level(position.level).rules.snap === 'free';
  };

  element.addEventListener('wheel', (event) => {
    if (event.ctrlKey) return;
    event.preventDefault();
    const isHorizontal = event.shiftKey || Math.abs(event.deltaX) > Math.abs(event.deltaY);
    const amount = isHorizontal ? event.deltaX || event.deltaY : event.deltaY;
    if (isHorizontal && isFree()) {
      session.gesture('drag', Math.round(-amount / size().width * UNITS_PER_PAGE) / UNITS_PER_PAGE, 0);
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (session.pager.state.phase === 'dragging') session.gesture('release');
        frames.schedule();
      }, REST);
      return frames.schedule();
    }
    const filter = isHorizontal ? pages : levels;
    const way = filter.step(Math.round(amount) || Math.sign(amount), Math.round(event.timeStamp));
    if (way !== 0) step((isHorizontal ? ['left', 'right'] : ['up', 'down'])[way > 0 ? 1 : 0]);
  }, { passive: false });
}
