/** The hosts of displayed pages: which elements to create, reuse and remove. The rules are those of the C library. */

import type { Pager, Position } from './crosspager.js';

/** A displayed page and the number of its host. */
export interface Shown {
  readonly level: number;
  readonly page: number;
  readonly number: number;
}

/**
 * Assigns displayed pages to numbered hosts. Under `recycled`, there are never more hosts than pages displayed at once.
 */
export class HostRoster {
  /** The displayed pages with the numbers of their hosts, ordered by level, then by page. */
  readonly showing: readonly Shown[];
  /**
   * Updates the hosts to match the displayed pages. Call it after every command.
   *
   * @param rule The rule `hosting`. If it differs from that of the last call, all hosts are replaced.
   * @param origin Returns a page's position before an edit, or null for a new page. Pass null if no page moved.
   * @param step Called for each event in order, such as `create`, `configure` or `removeView`, with the number of the
   *   host (null for the events of pages) and the position of the page (null if there is none).
   */
  update(
    pager: Pager, rule: 'recycled' | 'preallocated' | 'cell',
    origin: ((position: Position) => Position | null) | null,
    step: (event: string, host: number | null, position: Position | null) => void,
  ): void;
}
