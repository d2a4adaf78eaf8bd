// The hosts of displayed pages. They follow the same rules as the library's `HostPool`, which the module leaves out.
// hosts.d.ts describes the interface.

const keyOf = ({ level, page }) => `${level} ${page}`;

export class HostRoster {
  showing = [];
  #rule = 'recycled';
  /** Whether each host exists. */
  #isPresent = [];
  /** The unused hosts, least recently used first. */
  #unused = [];
  /** The numbers of the preallocated hosts, by level and page. */
  #owned = [];

  update(pager, rule, origin, step) {
    this.step = step;
    let { left, stayed, came } = this.#compare(this.showing, pager, origin);
    const isUnchanged = left.length === 0 && came.length === 0 && !origin;
    if (isUnchanged && this.#rule === rule && rule !== 'preallocated') return;
    for (const shown of left) step('didEndDisplaying', null, shown);
    for (const position of came) step('willDisplay', null, position);
    if (this.#rule === rule) {
      for (const shown of left) this.#clear(shown);
    } else {
      this.#removeAll();
      this.#rule = rule;
      ({ stayed, came } = { stayed: [], came: this.#compare([], pager).came });
      origin = null;
    }
    if (rule === 'preallocated') this.#preallocate(pager, stayed, origin);
    for (const position of came) {
      const number = this.#owned[position.level]?.[position.page] ?? this.#configured(position);
      step('addView', number, position);
      stayed.push({ ...position, number });
    }
    this.showing = stayed.sort((one, other) => one.level - other.level || one.page - other.page);
  }

  /** Returns the pages that leave the display, stay on it or appear. */
  #compare(old, pager, origin) {
    const known = new Map(old.map((shown) => [keyOf(shown), shown]));
    const [stayed, came] = [[], []];
    for (const { level, page } of pager.displayedPages) {
      const former = origin ? origin({ level, page }) : { level, page };
      const shown = former && known.get(keyOf(former));
      if (shown) known.delete(keyOf(former));
      if (shown) stayed.push({ level, page, number: shown.number });
      else came.push({ level, page });
    }
    return { left: [...known.values()], stayed, came };
  }

  /** Configures an unused or new host for a page. */
  #configured(position) {
    const isCell = this.#rule === 'cell';
    const isReused = this.#unused.length > 0;
    const free = this.#isPresent.indexOf(false);
    const number = isReused ? this.#unused.shift() : free < 0 ? this.#isPresent.length : free;
    const entering = isReused && !isCell ? [] : ['addChild', 'didMoveToParent'];
    this.#isPresent[number] = true;
    const names = isCell ? ['configure', ...entering] : [...entering, 'configure'];
    for (const name of [isReused ? 'reuse' : 'create', ...names]) this.step(name, number, position);
    return number;
  }

  /** Performs the steps for a page that leaves the display. */
  #clear({ level, page, number }) {
    this.step('removeView', number, { level, page });
    if (this.#rule !== 'preallocated') {
      if (this.#rule === 'cell') this.#leave(number, { level, page });
      this.#unused.push(number);
    } else if (this.#owned[level]?.[page] === undefined) {
      this.#remove(number, { level, page });
    }
  }

  #leave(number, position) {
    for (const name of ['willMoveFromParent', 'removeFromParent']) this.step(name, number, position);
  }

  #remove(number, position) {
    this.#leave(number, position);
    this.#isPresent[number] = false;
  }

  #removeAll() {
    for (const shown of this.showing) this.#clear(shown);
    this.#removeOwned(new Set());
    for (const [number, isPresent] of this.#isPresent.entries()) {
      if (isPresent && this.#rule !== 'cell') this.#remove(number, null);
    }
    [this.#isPresent, this.#unused, this.#owned] = [[], [], []];
  }

  #removeOwned(kept) {
    for (const [level, numbers] of this.#owned.entries()) {
      for (const [page, number] of numbers.entries()) if (!kept.has(number)) this.#remove(number, { level, page });
    }
  }

  /** Gives the first 100,000 pages their own hosts and removes the preallocated hosts that are no longer needed. */
  #preallocate(pager, staying, origin) {
    let remaining = 100_000;
    const counts = pager.levels.map(({ count }) => {
      const own = Math.min(count, remaining);
      remaining -= own;
      return own;
    });
    if (!origin && String(counts) === String(this.#owned.map((numbers) => numbers.length))) return;
    const kept = new Set(staying.map(({ number }) => number));
    const stays = new Map(staying.map((shown) => [keyOf(shown), shown.number]));
    const next = counts.map((own, level) => Array.from({ length: own }, (_, page) => {
      const old = origin ? origin({ level, page }) : { level, page };
      const former = this.#owned[old?.level]?.[old?.page];
      const number = stays.get(keyOf({ level, page })) ?? (kept.has(former) ? undefined : former);
      if (number !== undefined) kept.add(number);
      return number;
    }));
    this.#removeOwned(kept);
    this.#owned = next.map((numbers, level) => (
      numbers.map((number, page) => number ?? this.#configured({ level, page }))));
  }
}
