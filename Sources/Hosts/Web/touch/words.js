// The program's words: numbers, names, places, outcomes, and the reasons why commands were ignored.

/** Returns the shortest decimal that stands for a number of pages. */
export function decimal(number) {
  const units = Math.round(number * 65536);
  for (let digits = 0; digits < 6; digits += 1) {
    const text = number.toFixed(digits);
    if (Math.round(Math.abs(text) * 65536) === Math.abs(units)) return Number(text) === 0 ? '0' : text;
  }
  return String(number);
}

/** Returns a name as typed in a command. */
export const written = (name) => (/\s|^["#]|^$/.test(name) ? `"${name.replaceAll('"', '""')}"` : name);
/** Shortens text for a message. */
const excerpt = (text) => ([...text].length > 60 ? `${[...text].slice(0, 60).join('')}...` : text);
/** Replaces the control characters in text with visible characters. */
const visible = (text) => text.replace(/[\x00-\x1f]/g, (c) => String.fromCharCode(0x2400 + c.charCodeAt(0)))
  .replace(/\x7f/g, '␡').replace(/[\x80-\x9f\u200e\u200f\u2028-\u202e\u2066-\u2069]/g, '�');

export const titleOf = (labels, { level, page }) => labels[level].titles?.[page] ?? String(page);

/** Describes a place, such as `Section A 1 'Article A2' (0…4) at 1.25`. */
export function placeText({ pager, labels }, position, { isTarget = false } = {}) {
  if (!position) return '(no levels)';
  const { level, page } = position;
  const { count, rest, rules, page: own } = pager.level(level);
  const title = labels[level].titles?.[page] ?? null;
  const at = !isTarget && rules.snap === 'free' && own === page && rest !== null ? ` at ${decimal(rest)}` : '';
  const pages = page === null ? '(empty)' : `(0…${count - 1})${at}`;
  const parts = [excerpt(labels[level].name), page, title === null ? null : `'${excerpt(title)}'`, pages];
  return visible(parts.filter((part) => part !== null).join(' '));
}

/** Describes the motion of the content, such as `dragging 0.6 right, toward day 3 (0…4)`. */
export function motionText(front) {
  const { phase, axis, offset, end, target } = front.pager.state;
  const way = offset === 0 && phase === 'settling' ? end : offset;
  const direction = (axis === 'horizontal' ? ['left', 'right'] : ['up', 'down'])[way < 0 ? 0 : 1];
  return `${phase} ${decimal(Math.abs(offset))} ${direction}, toward ${placeText(front, target, { isTarget: true })}`;
}

/** Describes an outcome in a sentence. `details` has the words for the parts of a change. */
export function sentence(front, outcome, at, details) {
  const { finished } = outcome;
  const then = details.former ?? front;
  const isGone = !finished?.to || (finished.to.page === null && then.pager.level(finished.to.level).count > 0);
  const after = finished ? `, after settling at ${isGone ? 'a removed page' : placeText(then, finished.to)}` : '';
  if (outcome.result === 'ignored') return `ignored: ${details.message}`;
  if (outcome.result === 'moved') {
    const { to, steps, stopped } = outcome;
    const side = stopped === 'left' || stopped === 'right' ? ' edge' : '';
    return `moved to ${placeText(front, to)}`
      + (steps === undefined ? '' : `, ${steps === 1 ? '1 step' : `${steps} steps`}`)
      + (stopped ? `, stopped at the ${stopped}${side}` : '') + after;
  }
  const motion = front.pager.state.phase === 'settled' ? null : motionText(front);
  const { travel, setting, closed, opened } = details;
  const parts = [
    travel, setting, motion, closed && `'${excerpt(closed)}' is closed`,
    opened && `'${excerpt(opened.title)}' is open, path ${opened.path.join(' ')}`,
  ].filter(Boolean);
  const place = motion || setting ? '' : `, ${at ? 'at ' : ''}${placeText(front, at)}`;
  return `changed${parts.length > 0 ? `: ${parts.join(', ')}` : ''}${place}${after}`;
}

/** The commands whose first argument is a level, besides `set`. */
export const OF_LEVELS = new Set([
  'go', 'remember', 'forget', 'align', 'open', 'insert', 'remove', 'resize', 'removeLevel', 'moveLevel',
]);

/** Explains in a sentence why a command was ignored. The pager is at rest. */
export function refusal({ pager, labels }, { reason, edge, direction }, name, args) {
  const { position, opened } = pager.state;
  const current = position?.level ?? null;
  const level = (OF_LEVELS.has(name) ? args[0] : name === 'set' ? args[2] : undefined) ?? current;
  const quoted = (which) => `'${excerpt(labels[which]?.name ?? '')}'`;
  const last = (pager.level(level ?? 0)?.count ?? 0) - 1;
  const index = name === 'page' || name === 'insertLevel' ? args[args.length - 1] : args[1];
  const ends = {
    first: `Already at the first page of ${quoted(current)}.`, last: `Already at the last page of ${quoted(current)}.`,
    top: 'Already at the first level.', bottom: 'Already at the last level.',
    beginning: 'Already at the very first page.', end: 'Already at the very last page.',
    tick: 'Nothing is settling.', finish: 'Nothing is settling.', drag: 'A drag of 0 0 does nothing.',
  };
  const texts = {
    locked: `'${direction}' is locked. To unlock it: unlock ${direction}`,
    noLevels: 'There are no levels. To add one: insert-level NAME COUNT',
    doesNotFit: 'A level can have at most 2147483647 pages.',
    nothingOpen: 'No page is open.', notDragging: 'Nothing is being dragged.',
    notVisible: `Page ${index} of level ${quoted(level)} is not displayed, so it cannot be tapped.`,
    nothingToUndo: 'Nothing to undo.', nothingToRedo: 'Nothing to redo.',
  };
  switch (reason) {
    case 'edge': {
      if (ends[edge]) return ends[edge];
      const end = (edge === 'left') === (pager.rules.reading === 'ltr') ? 'first' : 'last';
      const scrolls = pager.preview(end).result === 'changed';
      return ends[end] + (scrolls ? ` To scroll to its ${end === 'first' ? 'start' : 'end'}: ${end}` : '');
    }
    case 'alreadyThere':
      if ((name !== 'page' && name !== 'go') || !position) return ends[name] ?? 'Nothing to change.';
      return `Already at ${position.page === null ? '' : `page ${position.page} of `}level ${quoted(current)}.`;
    case 'emptyLevel': {
      const empty = [level, current].find((one) => one !== null && pager.level(one)?.count === 0);
      return empty === undefined ? 'No level has any pages.' : `Level ${quoted(empty)} has no pages.`;
    }
    case 'noSuchLevel':
      return `Level index ${index} is out of range. Indices are 0 to ${labels.length - (name !== 'insertLevel')}.`;
    case 'noSuchPage': {
      if (name === 'insert') return `No index ${index} in level ${quoted(level)}. Indices are 0 to ${last + 1}.`;
      if (last < 0) return `No page ${index} in level ${quoted(level)}. The level has no pages.`;
      const end = name === 'remove' && args[2] > 1 ? ` to ${index + args[2] - 1}` : '';
      return `No page${end && 's'} ${index}${end} in level ${quoted(level)}. Its pages are 0 to ${last}.`;
    }
    case 'pageOpen': return `'${excerpt(titleOf(labels, opened))}' is open. To close it: close`;
    case 'nameTaken': return `There is already a level '${excerpt(args[0])}'.`;
    default: return texts[reason];
  }
}
