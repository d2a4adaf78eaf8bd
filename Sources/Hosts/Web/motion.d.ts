/** Moves the content of a web page with pointers, wheels and frames. */

import type { CrossPager, Direction, Outcome, Pager } from './crosspager.js';

/** A pager, and a method for its gestures. In `gesture`, an app can also record changes or use several pagers. */
export interface Session {
  readonly pager: Pager;
  /** Performs `drag`, `release`, `cancel`, `tick` or `finish`. `pager.apply(command, ...values)` is enough. */
  gesture(command: string, ...values: number[]): Outcome;
}

/** The size of a page in pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Whether the system asks for reduced motion. Content then arrives at once when a finger lifts. */
export const stillness: { readonly matches: boolean };

/** Unpacks the WebAssembly module that an element holds, compressed with gzip and encoded as base64. */
export function unpackedModule(element: Element): Promise<ArrayBuffer>;

/** Draws at most once a frame, and advances settling content with each frame. */
export class Frames {
  /**
   * @param actions `draw` draws the content where it is now. `arrive` is called when the content comes to rest, and
   *   `rest` is called after a frame that no other frame follows.
   */
  constructor(session: Session, actions: { draw(): void; arrive?(): void; rest?(): void });
  /** Draws in the next frame. Call it after every command that the app performs itself. */
  schedule(): void;
}

/**
 * Lets a finger or the mouse move the content of an element. During a drag, the element has the class `dragged`. Set
 * `touch-action: none` on the element, so that the browser does not scroll.
 *
 * @param actions `size` returns the size of a page. `tap` handles a pointer that lifts without a drag.
 * @returns An object whose `isDown` tells whether a pointer is down.
 */
export function followPointer(
  element: HTMLElement, frames: Frames, actions: { size(): Size; tap?(event: PointerEvent): void },
): { readonly isDown: boolean };

/**
 * Lets a wheel or touchpad move the content of an element. Each burst of events is a step, except along a level that
 * scrolls freely, which follows the distances.
 *
 * @param actions `size` returns the size of a page. `step` performs a step, for example with `glide`.
 */
export function followWheel(
  element: HTMLElement, frames: Frames, crosspager: CrossPager,
  actions: { size(): Size; step(direction: Direction): void },
): void;
