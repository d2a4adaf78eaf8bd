// The keys that run commands, as at the program's prompt.

const KEYS = {
  ArrowLeft: 'left', ArrowRight: 'right', ArrowUp: 'up', ArrowDown: 'down', Home: 'first', End: 'last',
  PageUp: 'left 10', PageDown: 'right 10', '+': 'zoom in', '=': 'zoom in', '-': 'zoom out', ',': 'bar previous',
  '.': 'bar next', Enter: 'enter', Backspace: 'back',
};
const SHIFTED = { ArrowLeft: 'bar previous', ArrowRight: 'bar next', ArrowUp: 'zoom in', ArrowDown: 'zoom out' };

/** The command for a key event; null if the key has none. */
export function commandForKey({ key, shiftKey, ctrlKey, metaKey, altKey }) {
  if ((ctrlKey || metaKey) && !altKey) {
    if (key.toLowerCase() !== 'z') return ctrlKey && key === 'y' ? 'redo' : null;
    return shiftKey ? 'redo' : 'undo';
  }
  if (ctrlKey || metaKey || altKey) return null;
  return (shiftKey ? SHIFTED[key] : undefined) ?? KEYS[key] ?? null;
}
