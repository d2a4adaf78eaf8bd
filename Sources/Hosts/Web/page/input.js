// Pointers, wheels and keys.

import { followPointer, followWheel } from '../motion.js';

/** The longest time between the taps of a double tap, in milliseconds. */
const DOUBLE_TAP = 400;
const KEYS = {
  ArrowLeft: 'left', ArrowRight: 'right', ArrowUp: 'up', ArrowDown: 'down', Home: 'first', End: 'last',
  PageUp: 'left 10', PageDown: 'right 10', '+': 'zoom in', '=': 'zoom in', '-': 'zoom out', ',': 'bar previous',
  '.': 'bar next', Enter: 'enter', Backspace: 'back', '/': 'find', n: 'find next', N: 'find previous', '?': 'keys',
};
const SHIFTED = { ArrowLeft: 'bar previous', ArrowRight: 'bar next', ArrowUp: 'zoom in', ArrowDown: 'zoom out' };

/** Returns the action for a key event, as at the program's prompt, or null if the key has none. */
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
      hosts.frames.schedule();
    } else if (actionForKey(event) !== null) {
      event.preventDefault();
      perform(actionForKey(event), event.repeat);
    }
  });
}

/** Connects pointers and wheels: drags, taps, and the bar under a mouse. */
export function listenToPointers({ session, crosspager, pager, hosts, perform, tap }) {
  const size = () => hosts.size;
  /** The last tap, for a double tap. */
  let tapped = null;

  /** A tap marks a bar or clears its mark. A double tap enters the bar. */
  const click = (event) => {
    const bar = session.phase === 'settled' ? hosts.barAt(event) : null;
    if (bar === null) return;
    const isSecond = tapped?.bar === bar && event.timeStamp - tapped.time <= DOUBLE_TAP;
    tapped = isSecond ? null : { bar, time: event.timeStamp };
    tap(bar, isSecond);
  };

  const pointer = followPointer(pager, hosts.frames, { size, tap: click });
  const step = (direction) => { if (!pointer.isDown) perform(direction); };
  followWheel(pager, hosts.frames, crosspager, { size, step });

  /** Shows the value of the bar under the mouse without marking the bar. */
  const hover = (event) => {
    if (pointer.isDown || session.phase !== 'settled' || !hosts.current) return;
    hosts.showBar(hosts.current, event.type === 'mouseleave' ? null : hosts.barAt(event));
  };
  pager.addEventListener('mousemove', hover);
  pager.addEventListener('mouseleave', hover);
}
