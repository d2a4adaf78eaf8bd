/**
 * A two-dimensional pager, as a WebAssembly module without imports.
 *
 * A pager is a column of levels, one of which is current. Each level is a row of pages and remembers its page. A front
 * end sends commands to the pager and draws the pages of its window.
 *
 *     import { load } from './crosspager.js';
 *
 *     const { Pager } = await load();
 *     const pager = new Pager([31, 5, 1]);            // days, weeks, months
 *     pager.right(3);                                 // { result: 'moved', from: …, to: …, steps: 3 }
 *     pager.down();                                   // to the weeks
 *     pager.position;                                 // { level: 1, page: 0 }
 *
 * Level and page indices start at 0. Level 0 is at the top. A command with an index or count that is out of range is
 * ignored, and its outcome gives the reason. Rules are clamped, and so are pages to start from or to restore. An
 * argument of the wrong type throws a `TypeError`. A negative number of pages for a new pager's level throws a
 * `RangeError`, and so does an integer beyond ±2147483647.
 *
 * Distances are in pages along a level, and in levels along the column. Positive distances are to the right and down.
 * Every distance is a multiple of 1/65536, which a number can represent exactly: `distance * UNITS_PER_PAGE` is an
 * integer. Distances that you pass are rounded to the nearest multiple, with halves rounded away from zero.
 *
 * All objects that a pager returns are frozen and independent of the pager.
 */

/** The number of units in a page: 65536. A distance times this number is an integer. */
export const UNITS_PER_PAGE: 65536;

/**
 * Loads the module.
 *
 * @param source The address of `crosspager.wasm`, a response that contains it, or its bytes. The default is the file
 *   beside this script. A page opened from a file cannot fetch other files, so pass the bytes in that case.
 */
export function load(
  source?: string | URL | Request | Response | BufferSource | WebAssembly.Module |
    PromiseLike<Response | BufferSource>,
): Promise<CrossPager>;

/**
 * Creates the library from the module's bytes synchronously. On the main thread, browsers may refuse modules larger
 * than 4 or 8 KB. `load` with the same bytes works everywhere.
 */
export function instantiate(source: BufferSource | WebAssembly.Module): CrossPager;

/** The library: the classes of one instance of the module, which share its memory. */
export interface CrossPager {
  /** The version of the library, such as '1.0.0'. */
  readonly version: string;
  readonly Pager: PagerConstructor;
  readonly WheelFilter: { new(): WheelFilter };
  /** Reads saved bytes without a pager. Throws a `CrossPagerError` for bytes that were not saved by a pager. */
  readSaved(bytes: Uint8Array): Saved;
  /** The size of the module's memory in bytes, which grows with the number of pagers alive at the same time. */
  readonly memoryBytes: number;
}

/** An error for a call that the library refused. */
export class CrossPagerError extends Error {
  /** The C library's status code, such as 8 for bytes that are not a saved pager. */
  readonly status: number;
}

// ---- Positions, rules and levels ----

/** The indices of a level and one of its pages. `page` is null on an empty level. */
export interface Position {
  readonly level: number;
  readonly page: number | null;
}

/** A direction on the display. */
export type Direction = 'left' | 'right' | 'up' | 'down';
/** An edge of a level, of the column, or of the linear order. */
export type Edge = 'left' | 'right' | 'top' | 'bottom' | 'beginning' | 'end';

/** The rules of a level. The first value of each rule is its default. */
export interface LevelRules {
  /** The start page: the first page, the last page, or the page at an index. */
  start: 'first' | 'last' | number;
  /** The page that the level shows after it is entered. */
  entry: 'remember' | 'start' | 'first' | 'last' | 'align';
  /** The behavior of `left` and `right` at an edge of the level: stop, wrap around, or continue in the next level. */
  edge: 'stop' | 'wrap' | 'continue';
  /** Whether a level on its last page follows when pages are added at the end. */
  follow: 'off' | 'on';
  /** The positions where the level can come to rest: only on a page, or anywhere. */
  snap: 'page' | 'free';
}

/** The part of the content that fits on the display. */
export interface Viewport {
  /** The number of levels, 1 through 1000; 1 by default. */
  levels?: number;
  /** The number of pages, 1 through 1000; 1 by default. */
  pages?: number;
  /** The number of extra levels and pages on each side that count as displayed, 0 through 100; 0 by default. */
  beyond?: number;
}

/** The rule for turning the page with a gesture. */
export interface GestureRule {
  /** The minimum distance at which a slow release turns the page, up to 1; 0.5 by default. */
  turning?: number;
  /** The minimum velocity of a throw in pages per second, up to 1000; 0.5 by default. */
  throwing?: number;
  /** The duration of a settle, 1 through 1000; 300 by default. */
  settleMilliseconds?: number;
}

/** The rules of the pager as a whole. The first value of each rule is its default. */
export interface PagerRules {
  /** The behavior of `up` and `down` at the first and last levels. */
  ends: 'stop' | 'wrap';
  /** Whether vertical moves stop at empty levels. */
  empty: 'enter' | 'skip';
  /** The response to a drag past an edge or in a locked direction: rubber-band resistance, or none. */
  bounce: 'on' | 'off';
  /** The reading direction: page 0 is the leftmost or the rightmost page. */
  reading: 'ltr' | 'rtl';
  viewport: Viewport;
  gesture: GestureRule;
  /** The locked directions. */
  locked: readonly Direction[];
}

/** All rules, by name. */
export type Rules = LevelRules & Omit<PagerRules, 'locked'>;
export type RuleName = keyof Rules;

/**
 * The extents of a level's pages along a line that all levels share, such as days since a date. They determine
 * which pages of two levels correspond, for `align`, `zoomIn`, `zoomOut` and `entry align`. All numbers are integers
 * below 2⁵³.
 *
 * In the first form, all pages have the same length, which is at least 1. Page i runs from `origin + i * length` to
 * `origin + (i + 1) * length`. In the second form, page i begins at `starts[i]` and ends at `ends[i]`. Without `ends`,
 * page i ends at `starts[i + 1]`, so `starts` has one more element than the level has pages.
 */
export type Spans =
  | { readonly length: number; readonly origin?: number }
  | { readonly starts: ArrayLike<number>; readonly ends?: ArrayLike<number> };

/** A level to create. */
export interface LevelOptions {
  /** The number of pages. */
  count: number;
  /** The index of the level's page, clamped to the existing pages; the start page by default. */
  page?: number | null;
  /** The rest offset of a freely scrolling level. */
  rest?: number | null;
  rules?: Partial<LevelRules>;
  /** Without spans, the pages correspond by index to the pages of every other level. */
  spans?: Spans;
}

export interface PagerOptions {
  /** The index of the current level, clamped to the existing levels; 0 by default. */
  current?: number;
  rules?: Partial<PagerRules>;
  /** The rules for levels inserted later. */
  newLevelRules?: Partial<LevelRules>;
}

/** A level of a pager. */
export interface Level {
  readonly count: number;
  /** The level's page; null for an empty level. */
  readonly page: number | null;
  /** The distance from the beginning of the level to the beginning of the display; null for an empty level. */
  readonly rest: number | null;
  readonly rules: Readonly<LevelRules>;
}

/** A level for `replaceLevels`: an existing level with different pages, or a new level. */
export interface Replacement {
  /** The level's index before the replacement; null or absent for a new level. */
  origin?: number | null;
  count: number;
  /** The new index of the level's page; null or absent if the page is gone. */
  page?: number | null;
  /**
   * The new index of the open page, if it is another page of the level; null or absent if the page is gone, which
   * closes it.
   */
  openPage?: number | null;
  /** Whether pages were added at the end, for levels under `follow on`. */
  addsAtEnd?: boolean;
  spans?: Spans;
}

/** The place of a level for `restorePlaces`. */
export interface Place {
  /** The index of the level's page, clamped to the existing pages; null or absent for the start page. */
  page?: number | null;
  /** The rest offset of a freely scrolling level; null or absent for the page's default offset. */
  rest?: number | null;
  rules?: Partial<LevelRules>;
}

/** The saved state that `readSaved` returns. */
export interface Saved {
  readonly levels: readonly Level[];
  /** The index of the current level; null if there were no levels. */
  readonly current: number | null;
  readonly rules: Readonly<PagerRules>;
  readonly newLevelRules: Readonly<LevelRules>;
}

// ---- Outcomes ----

/** The position changed. */
export interface Moved {
  readonly result: 'moved';
  readonly from: Position;
  readonly to: Position;
  /** The number of places moved; absent unless the move was relative. */
  readonly steps?: number;
  /** The edge that stopped the move early. */
  readonly stopped?: Edge;
  /** The settle that the command completed first. */
  readonly finished?: Arrival;
}

/** Something other than the position changed, or the command was an edit. */
export interface Changed {
  readonly result: 'changed';
  readonly finished?: Arrival;
  /** The position, before the command, of an open page that an edit removed and thereby closed. */
  readonly closed?: Position;
}

/** Nothing changed. */
export type Ignored =
  | { readonly result: 'ignored'; readonly reason: 'edge'; readonly edge: Edge }
  | { readonly result: 'ignored'; readonly reason: 'locked'; readonly direction: Direction }
  | { readonly result: 'ignored'; readonly reason: Exclude<Reason, 'edge' | 'locked'> };

/** The outcome of a command. Properties that do not apply are absent. */
export type Outcome = Moved | Changed | Ignored;

/**
 * The end of a settle. If the content sprang back, both positions are the same. If the command was an edit, the
 * positions are those after the edit. `page` is null for a page that the edit removed, and the position is null if the
 * edit removed the level.
 */
export interface Arrival {
  readonly from: Position | null;
  readonly to: Position | null;
}

/** The reason why a command was ignored. */
export type Reason =
  | 'edge' | 'pageOpen' | 'nothingOpen' | 'notVisible' | 'notDragging' | 'emptyLevel'
  | 'noSuchLevel' | 'noSuchPage' | 'alreadyThere' | 'locked' | 'noLevels' | 'doesNotFit';

// ---- Commands ----

/** The commands, named as in the program. The default number of steps or pages is 1. */
export interface Commands {
  /** Moves the given number of steps in a direction, or to the edge, whichever is closer. */
  left(steps?: number): Outcome;
  right(steps?: number): Outcome;
  up(steps?: number): Outcome;
  down(steps?: number): Outcome;
  /** Goes to the first or last page of the current level. */
  first(): Outcome;
  last(): Outcome;
  /** Goes to the first or last level and applies its entry rule. */
  top(): Outcome;
  bottom(): Outcome;
  /** Moves in the linear order: levels from top to bottom, and the pages of each level from first to last. */
  next(steps?: number): Outcome;
  previous(steps?: number): Outcome;
  /** Goes to a level and applies its entry rule, or goes to a page of the level. */
  go(level: number, page?: number): Outcome;
  /** Goes to a page of the current level. */
  page(page: number): Outcome;
  /** Sets a level's remembered page without going to the level. If the level is current, goes to the page. */
  remember(level: number, page: number): Outcome;
  /** Returns a level to its start page. */
  forget(level: number): Outcome;
  /** Returns all levels to their start pages. */
  forgetAll(): Outcome;
  /** Sets a level's remembered page to the page that corresponds to the current page. */
  align(level: number): Outcome;
  /** Aligns the level above and goes to it. */
  zoomIn(): Outcome;
  /** Aligns the level below and goes to it. */
  zoomOut(): Outcome;

  /** Moves the content with the finger. */
  drag(dx: number, dy?: number): Outcome;
  /** Releases the content at the given velocity, in pages per second; 0 by default. */
  release(vx?: number, vy?: number): Outcome;
  /** Releases the content and returns it to its previous position. */
  cancel(): Outcome;
  /** Advances settling content by the given time, rounded to the nearest millisecond. */
  tick(milliseconds: number): Outcome;
  /** Completes the gesture immediately. */
  finish(): Outcome;
  /**
   * Starts an animated move by one place: the content settles where the move would go. Then call `tick`. On a freely
   * scrolling level, the content moves by one page or to the bound, whichever is closer.
   */
  glide(direction: Direction): Outcome;

  /**
   * Opens the current page, or a displayed page as if it were tapped. While a page is open, moves, gestures and other
   * commands that change the current or remembered pages are ignored with the reason `pageOpen`. Rules and edits work
   * as usual, except that levels under `follow on` stay on their pages. An edit keeps the same page open, or closes it
   * if the page is gone.
   */
  open(level?: number, page?: number): Outcome;
  close(): Outcome;

  /** Inserts pages before the page at an index. An index equal to the level's count adds them at the end. */
  insert(level: number, index: number, count?: number): Outcome;
  /** Removes pages, starting at an index. */
  remove(level: number, index: number, count?: number): Outcome;
  /** Adds or removes pages at the end of a level until the level has `count` pages. */
  resize(level: number, count: number): Outcome;
  /**
   * Replaces a level's pages. `page` is the new index of the level's page, and `openPage` is that of the open page if
   * it is another page of the level; null or absent if the page is gone.
   */
  reload(level: number, count: number, page?: number | null, openPage?: number | null): Outcome;
  /** Inserts a level with `count` pages, at the bottom by default. */
  insertLevel(count: number, index?: number | null): Outcome;
  removeLevel(level: number): Outcome;
  /** Moves a level to a new index. */
  moveLevel(level: number, index: number): Outcome;

  /**
   * Sets a rule for the pager or for a level. Without `level`, a level rule applies to all existing and future levels.
   * Properties that are absent from a viewport or gesture rule take their defaults.
   */
  set<R extends RuleName>(rule: R, value: Rules[R], level?: number): Outcome;
  /** Refuses relative moves in these directions. */
  lock(...directions: Direction[]): Outcome;
  /** Allows relative moves in these directions again. */
  unlock(...directions: Direction[]): Outcome;
}

export type CommandName = keyof Commands;

// ---- State and window ----

/** The state of a pager. */
export interface State {
  /** The current level and page; null if there are no levels. They do not change during a gesture. */
  readonly position: Position | null;
  /** The position where the content would settle if the finger were lifted now. */
  readonly target: Position | null;
  /** The open page; null if no page is open. */
  readonly opened: Position | null;
  /** The number of levels. */
  readonly levels: number;
  readonly phase: 'settled' | 'dragging' | 'settling';
  /** The axis of the gesture; null while settled. */
  readonly axis: 'horizontal' | 'vertical' | null;
  /** The displayed distance of the content from its rest position, positive toward pages on the right and below. */
  readonly offset: number;
  /** The distance of the drag, without rubber-band resistance; 0 unless the content is being dragged. */
  readonly distance: number;
  /**
   * The offsets at the start and at the end of a settle, its duration, and the time since the release; 0 unless the
   * content is settling.
   */
  readonly start: number;
  readonly end: number;
  readonly milliseconds: number;
  readonly elapsed: number;
  /**
   * The distance from the beginning of the current level to the place that the content shows, for a page indicator. It
   * grows toward later pages under `reading rtl`, too. Null if there are no pages.
   */
  readonly progress: number | null;
}

/** Consecutive displayed pages of one level. */
export interface Row {
  readonly level: number;
  /** The first page, and the number of pages, which is at least 1. */
  readonly first: number;
  readonly count: number;
  /** The distance from one page to the next: 1, or -1 under `reading rtl`. Page i is at `x + (i - first) * step`. */
  readonly step: 1 | -1;
  /** The distance from the left edge of the display to the left edge of the first page, in pages. */
  readonly x: number;
  /** The distance from the top edge of the display to the top edge of the level, in levels. */
  readonly y: number;
}

/** A displayed page and its coordinates. */
export interface DisplayedPage {
  readonly level: number;
  readonly page: number;
  readonly x: number;
  readonly y: number;
}

/** A dot of a page indicator, which stands for a page. */
export interface Dot {
  readonly page: number;
  /** The distance from the beginning of the row, in dots. It grows toward later pages. */
  readonly place: number;
  /** The size, from 0 to 1. The dots at an end of the row are smaller if more pages follow there. */
  readonly size: number;
  /** How much the dot is selected, from 0 to 1. During a turn, two dots share the selection. */
  readonly selection: number;
}

export interface PagerConstructor {
  /** Creates a pager. Each level is a number of pages or a description of the level. */
  new(levels: Iterable<number | LevelOptions>, options?: PagerOptions): Pager;
}

export interface Pager extends Commands {
  /** Performs a command by name: `apply('left', 3)` is `left(3)`. */
  apply<C extends CommandName>(command: C, ...args: Parameters<Commands[C]>): Outcome;
  /** Returns the outcome that a command would have: `preview('left', 3)`. The pager does not change. */
  preview<C extends CommandName>(command: C, ...args: Parameters<Commands[C]>): Outcome;

  readonly state: State;
  /** The same as `state.position`. */
  readonly position: Position | null;
  /** The same as `state.progress`. */
  readonly progress: number | null;
  /** The directions in which a move is possible, in the order left, right, up, down. */
  readonly routes: readonly Direction[];
  /** The levels, top to bottom. */
  readonly levels: readonly Level[];
  /** Returns the level at an index, or null if there is none. */
  level(index: number): Level | null;
  readonly rules: Readonly<PagerRules>;
  /** The rules for levels inserted later. */
  readonly newLevelRules: Readonly<LevelRules>;

  /** The rows of displayed pages, ordered by level and page. */
  readonly window: readonly Row[];
  /** The pages of the window, one by one. */
  readonly displayedPages: readonly DisplayedPage[];
  /**
   * Returns a row of dots that shows the current page and scrolls if there are more pages than dots. It is empty if
   * there is no current page. `dots` is the number of dots in the row, clamped to 1 through the number of pages. While
   * the row scrolls, it has one more dot.
   */
  indicator(dots: number): readonly Dot[];

  /**
   * Replaces all levels at once, for example after reloading data. Levels with an `origin` keep their rules and rest
   * offsets. If the current level is among them, it stays current.
   */
  replaceLevels(levels: Iterable<Replacement>): Outcome;
  /**
   * Restores the places of the first levels, in order. Null leaves a level unchanged. Without `current`, the current
   * level stays current. Absent rules stay unchanged.
   */
  restorePlaces(places: Iterable<Place | null>, options?: PagerOptions): Outcome;

  /** Saves the places and rules of the pager as bytes, but not the gesture, the open page or the spans. */
  save(): Uint8Array;
  /**
   * Restores saved places and rules. If the number of levels or a level's number of pages differs, the outcome is
   * `ignored` with `doesNotFit`. Throws a `CrossPagerError` for bytes that were not saved by a pager.
   */
  restore(bytes: Uint8Array, options?: { keepsRules?: boolean }): Outcome;

  /** Makes an independent copy, including the gesture and the open page. A copy can serve as an undo step. */
  copy(): Pager;
  /**
   * Frees the pager's memory immediately. Otherwise, the memory is freed after the pager is garbage-collected. Using a
   * freed pager throws an error.
   */
  free(): void;
}

// ---- Wheels and touchpads ----

/**
 * Turns the events from a wheel or a touchpad into steps, at most one for each burst of events. Use one filter for each
 * axis.
 */
export interface WheelFilter {
  /**
   * Takes an event. Returns 1 or -1 if the event begins a burst, and 0 otherwise.
   *
   * @param distance The distance in any unit, such as `event.deltaX`.
   * @param milliseconds The time of the event, such as `event.timeStamp`.
   */
  step(distance: number, milliseconds: number): 1 | -1 | 0;
}
