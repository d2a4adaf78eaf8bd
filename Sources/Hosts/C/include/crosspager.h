/* CrossPager: a two-dimensional pager.
 *
 * A pager is a column of levels, one of which is current. Each level is a row of pages and remembers its page. A
 * front end sends commands to the pager and draws the rows of its window.
 *
 *     int32_t counts[] = {31, 5, 1};                            // days, weeks, months
 *     size_t size = cp_pager_size(3, 0);
 *     void *memory = malloc(size);
 *     cp_pager *pager;
 *     if (cp_pager_make(memory, size, counts, 3, &pager) != CP_OK) return 1;
 *     cp_command command = {.kind = CP_MOVE, .direction = CP_RIGHT, .count = 3};
 *     cp_outcome outcome;
 *     cp_apply(pager, &command, &outcome);                      // CP_MOVED to level 0, page 3
 *     free(memory);
 *
 * Memory. The caller provides a block of memory for each pager and for its hosts. The library never allocates
 * memory outside these blocks. There is no function to destroy a pager. To dispose of a pager, free or reuse its block.
 * Do not move a block in memory. To copy a pager, call cp_pager_copy, not memcpy. A function that needs more memory
 * than the block has left returns CP_NO_MEMORY and changes nothing. A block of the size returned by cp_pager_size or
 * cp_hosts_size never runs out of memory.
 *
 * Threads. The library has no global state. Different threads may use different pagers at the same time. Only one
 * thread at a time may use a pager, even to read it.
 *
 * Statuses. Most functions return CP_OK or the reason why they did nothing. After any status other than CP_OK, the
 * pager is unchanged and, unless the function's description says otherwise, nothing has been written to the caller's
 * structures. No argument causes a crash as long as each pointer is null or points to memory that the caller owns. A
 * status does not indicate whether a command had an effect. If the pager ignores a command, the status is CP_OK, and
 * the outcome is CP_IGNORED with a reason.
 *
 * Numbers. The indices of levels and pages are int32_t and start at 0. Level 0 is at the top. A pager has at most
 * INT32_MAX levels, and a level has at most INT32_MAX pages. CP_NONE stands for no index; -1 is an index that is out of
 * range. Distances are int64_t in units of 1/65536 of a page, so CP_PAGE is one page. CP_NO_OFFSET stands for no
 * distance. Results are identical on all platforms. A number out of range has the same effect in every language:
 *
 * - A size or a count for making something, such as a level's number of pages, must not be negative. If it is, the call
 *   returns CP_BAD_ARGUMENT. (A function that returns a size returns 0.)
 * - No number in a command is an error. The pager clamps distances and, if pages are replaced, the new indices of
 *   pages. If any other number is out of range, the pager ignores the command, and the outcome has the reason.
 * - A rule is clamped to the nearest valid value, and so is a page, level or rest offset to start from or to restore.
 *
 * In other languages, a number that does not fit in its field is refused before the call.
 *
 * Versions. The library matches the header if cp_version() / 65536 == CP_VERSION / 65536. A higher minor version may
 * add functions and codes but does not change any structure. To check structures declared in another language, call
 * cp_size_of.
 */
#ifndef CROSSPAGER_H
#define CROSSPAGER_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#ifndef CP_API
#define CP_API
#endif

/* The version of this header: major × 65536 + minor × 256 + patch. */
#define CP_VERSION 0x010000

/* No index or number. */
#define CP_NONE INT32_MIN
/* No distance. */
#define CP_NO_OFFSET INT64_MIN
/* One page. The unit of distances is 1/65536 of a page. */
#define CP_PAGE 65536

/* Returns the version of the library, in the same form as CP_VERSION. */
CP_API int32_t cp_version(void);

/* Statuses. */
enum {
  CP_OK = 0,
  /* A required pointer is null, a level does not exist, a count or capacity is negative, or a size exceeds
   * PTRDIFF_MAX. */
  CP_BAD_ARGUMENT = 1,
  /* A structure has an unknown code, such as command kind 99 or direction 7. */
  CP_BAD_CODE = 2,
  /* The bounds in a table of spans are not in order. */
  CP_BAD_SPANS = 3,
  /* The block of memory is too small. */
  CP_NO_MEMORY = 4,
  /* The caller's array is too small. The function reports the number of elements that it needs. */
  CP_TOO_SMALL = 5,
  /* The pointer does not point to a pager, hosts or a wheel filter, or the block has been moved. */
  CP_NOT_MADE = 6,
  /* A callback of this pager or these hosts is running. */
  CP_BUSY = 7,
  /* The bytes are not a saved pager, or they are damaged. */
  CP_BAD_BYTES = 8,
  /* The bytes are in a format that this version of the library does not support. */
  CP_OTHER_VERSION = 9
};
typedef int32_t cp_status;

/* Returns an English sentence that describes a status, never null. */
CP_API const char *cp_status_text(cp_status status);

/* The codes of the structures, for cp_size_of. */
enum {
  CP_STRUCT_POSITION = 1,
  CP_STRUCT_LEVEL_RULES = 2,
  CP_STRUCT_RULES = 3,
  CP_STRUCT_SPANS = 4,
  CP_STRUCT_LEVEL = 5,
  CP_STRUCT_COMMAND = 6,
  CP_STRUCT_OUTCOME = 7,
  CP_STRUCT_STATE = 8,
  CP_STRUCT_ROW = 9,
  CP_STRUCT_REPLACEMENT = 10,
  CP_STRUCT_PLACE = 11,
  CP_STRUCT_STEP = 12,
  CP_STRUCT_HOST = 13,
  CP_STRUCT_WHEEL = 14,
  CP_STRUCT_DOT = 15
};

/* Returns the size in bytes of a structure in this build of the library, or 0 for an unknown code. */
CP_API size_t cp_size_of(int32_t structure);

/* ---- Positions, rules and levels ---- */

/* The indices of a level and one of its pages. `page` is CP_NONE for an empty level. If there is no position, both are
 * CP_NONE. */
typedef struct cp_position {
  int32_t level;
  int32_t page;
} cp_position;

/* Directions on the display. In a set of directions, each direction is the bit 1 << direction. */
enum { CP_LEFT = 0, CP_RIGHT = 1, CP_UP = 2, CP_DOWN = 3 };

/* Edges of a level, of the column, and of the linear order. */
enum {
  CP_EDGE_LEFT = 0,
  CP_EDGE_RIGHT = 1,
  CP_EDGE_TOP = 2,
  CP_EDGE_BOTTOM = 3,
  CP_EDGE_BEGINNING = 4,
  CP_EDGE_END = 5
};

/* The rules of a level. The first code of each rule is its default. */
enum {
  /* The start page: the first, the last, or the page with the index `start_page`. */
  CP_START_FIRST = 0,
  CP_START_LAST = 1,
  CP_START_PAGE = 2
};
enum {
  /* The page that the level shows after it is entered. */
  CP_ENTRY_REMEMBER = 0,
  CP_ENTRY_START = 1,
  CP_ENTRY_FIRST = 2,
  CP_ENTRY_LAST = 3,
  CP_ENTRY_ALIGN = 4
};
enum {
  /* What left and right do at an edge of the level: stop, wrap around, or continue in the next level. */
  CP_EDGE_STOP = 0,
  CP_EDGE_WRAP = 1,
  CP_EDGE_CONTINUE = 2
};
enum {
  /* Whether a level on its last page goes to the new last page when pages are added at the end. */
  CP_FOLLOW_OFF = 0,
  CP_FOLLOW_ON = 1
};
enum {
  /* Where the level can come to rest: only on a page, or anywhere. */
  CP_SNAP_PAGE = 0,
  CP_SNAP_FREE = 1
};

/* The rules of one level. A zero-initialized structure holds the defaults. */
typedef struct cp_level_rules {
  int32_t start;
  /* The start page under CP_START_PAGE, clamped to 0 through INT32_MAX; otherwise 0. */
  int32_t start_page;
  int32_t entry;
  int32_t edge;
  int32_t follow;
  int32_t snap;
} cp_level_rules;

/* The rules of the pager. The first code of each rule is its default. */
enum {
  /* What up does at the first level and what down does at the last level: stop, or wrap around. */
  CP_ENDS_STOP = 0,
  CP_ENDS_WRAP = 1
};
enum {
  /* Whether vertical moves stop at empty levels. */
  CP_EMPTY_ENTER = 0,
  CP_EMPTY_SKIP = 1
};
enum {
  /* Whether a drag past an edge or in a locked direction meets rubber-band resistance or is refused. */
  CP_BOUNCE_ON = 0,
  CP_BOUNCE_OFF = 1
};
enum {
  /* The reading direction: page 0 is the leftmost or the rightmost page. */
  CP_READING_LTR = 0,
  CP_READING_RTL = 1
};
/* The rules of the pager as a whole. Out-of-range values are clamped. */
typedef struct cp_rules {
  int32_t ends;
  int32_t empty;
  int32_t bounce;
  int32_t reading;
  /* The set of locked directions. */
  int32_t locked;
  /* The number of extra levels and pages on each side that count as displayed, 0 through 100. */
  int32_t beyond;
  /* The duration of a settle in milliseconds, 1 through 1000. The default is 300. */
  int32_t settle_milliseconds;
  /* Ignored. The library writes 0. */
  int32_t reserved;
  /* The numbers of levels and pages that fit on the display, 1 through 1000 times CP_PAGE. The default is CP_PAGE. */
  int64_t viewport_levels;
  int64_t viewport_pages;
  /* The minimum distance at which a slow release turns the page, up to 1 page. The default is half a page. */
  int64_t turning;
  /* The minimum velocity of a throw, up to 1000 pages per second. The default is half a page per second. */
  int64_t throwing;
} cp_rules;

/* Writes the default rules of a pager. */
CP_API cp_status cp_rules_default(cp_rules *rules);

/* The extents of a level's pages along a line that all levels share, such as days since a date. They determine which
 * pages of two levels correspond (CP_ALIGN, CP_ZOOM_IN, CP_ENTRY_ALIGN). The library copies the tables.
 *
 * Without tables (if `starts` is null), page i extends from origin + i × length to origin + (i + 1) × length. `count`
 * and `ends` are ignored. With a length below 1, as in a zero-initialized structure, the pages have no extents. They
 * correspond by index to the pages of every other level.
 *
 * With `starts`, page i begins at starts[i]. The page ends at ends[i]. If `ends` is null, the page ends at
 * starts[i + 1], and `starts` has count + 1 elements. The elements must be in ascending order, and no page may end
 * before it begins. Pages beyond the table share the extent of its last page. */
typedef struct cp_spans {
  int64_t origin;
  int32_t length;
  int32_t count;
  const int64_t *starts;
  const int64_t *ends;
} cp_spans;

/* A level, as passed to cp_pager_make_levels or written by cp_get_level and cp_read_saved. */
typedef struct cp_level {
  int32_t count;
  /* The level's page; CP_NONE for an empty level. For cp_pager_make_levels, CP_NONE selects the start page. */
  int32_t page;
  /* The distance from the beginning of the level to the beginning of the display; CP_NO_OFFSET for an empty level. For
   * cp_pager_make_levels, this is the distance at which a freely scrolling level rests, or CP_NO_OFFSET. */
  int64_t rest;
  cp_level_rules rules;
} cp_level;

/* ---- Making a pager ---- */

/* A pager in the caller's memory. */
typedef struct cp_pager cp_pager;

/* Returns the size of a block in which a pager with at most `levels` levels never runs out of memory. `spans` is the
 * sum of `count` over all tables of spans. Returns 0 if a number is negative or the size does not fit in a size_t.
 *
 * A smaller block is allowed, but then an edit may return CP_NO_MEMORY. */
CP_API size_t cp_pager_size(int32_t levels, int32_t spans);

/* Makes a pager with `count` levels and the page counts in `counts`. Every level is on page 0, and level 0 is current.
 *
 * `memory` may have any alignment. The pager occupies this memory until the caller reuses it. `counts` may be
 * null if `count` is 0. */
CP_API cp_status cp_pager_make(
    void *memory, size_t size, const int32_t *counts, int32_t count, cp_pager **pager);

/* Makes a pager with `count` levels and the given pages, spans and rules.
 *
 * `spans` has one element for each level. If `spans` is null, pages correspond by index. `rules` and
 * `new_level_rules` (the rules for levels inserted later) may be null to use the defaults. If level `current` does not
 * exist, the nearest level is current. */
CP_API cp_status cp_pager_make_levels(
    void *memory, size_t size, const cp_level *levels, const cp_spans *spans, int32_t count,
    int32_t current, const cp_rules *rules, const cp_level_rules *new_level_rules,
    cp_pager **pager);

/* Makes an independent copy of a pager, including its gesture and open page, in another block. */
CP_API cp_status cp_pager_copy(
    const cp_pager *source, void *memory, size_t size, cp_pager **pager);

/* ---- Commands ---- */

/* The kinds of commands, and the fields that each kind reads. The other fields are ignored. */
enum {
  /* Moves `count` places in `direction`, or to the edge, whichever is closer. A move by less than one place is ignored
   * with CP_REASON_ALREADY_THERE. */
  CP_MOVE = 1,
  /* Goes to the first or last page of the current level. */
  CP_FIRST = 2,
  CP_LAST = 3,
  /* Goes to the first or last level. The level's entry rule selects the page. */
  CP_TOP = 4,
  CP_BOTTOM = 5,
  /* Moves `count` pages forward or back in the linear order, which visits the levels from top to bottom and the pages
   * of each level from first to last. */
  CP_NEXT = 6,
  CP_PREVIOUS = 7,
  /* Goes to `level`. The level's entry rule selects the page. */
  CP_GO_LEVEL = 8,
  /* Goes to `page` of `level`. */
  CP_GO_PAGE = 9,
  /* Goes to `page` of the current level. */
  CP_GO_PAGE_HERE = 10,
  /* Sets the remembered page of `level` to `page` without going to the level. */
  CP_REMEMBER = 11,
  /* Returns `level`, or every level, to its start page. */
  CP_FORGET = 12,
  CP_FORGET_ALL = 13,
  /* Sets the remembered page of `level` to the page that corresponds to the current page. */
  CP_ALIGN = 14,
  /* Aligns the level above (in) or below (out) and goes there. */
  CP_ZOOM_IN = 15,
  CP_ZOOM_OUT = 16,

  /* Moves the content by the distance (`x`, `y`), positive to the right and down. */
  CP_DRAG = 17,
  /* Releases the content at the velocity (`x`, `y`), in distance units per second. */
  CP_RELEASE = 18,
  /* Releases the content and returns it to its previous position. */
  CP_CANCEL = 19,
  /* Advances settling content by `count` milliseconds. */
  CP_TICK = 20,
  /* Completes the gesture immediately. */
  CP_FINISH = 21,
  /* Starts a settle in `direction` that ends where a move by one place would. On a freely scrolling level, the content
   * moves by one page or to the bound, whichever is closer. */
  CP_GLIDE = 37,

  /* Opens the current page. While a page is open, the commands above, CP_OPEN, CP_OPEN_PAGE, cp_restore and
   * cp_restore_places are ignored with CP_REASON_PAGE_OPEN. Rules and edits work as usual, except that levels under
   * CP_FOLLOW_ON stay on their pages. An edit keeps the same page open, or closes it if the page is gone. */
  CP_OPEN = 22,
  /* Opens `page` of `level`, if it is displayed. */
  CP_OPEN_PAGE = 23,
  CP_CLOSE = 24,

  /* Inserts `count` pages before `page` of `level`. A `page` equal to the level's count adds them at the end. */
  CP_INSERT = 25,
  /* Removes `count` pages of `level`, starting at `page`. */
  CP_REMOVE = 26,
  /* Adds or removes pages at the end of `level` until it has `count` pages. */
  CP_RESIZE = 27,
  /* Replaces the pages of `level` with `count` new pages. `page` is the new index of the level's page, and `to` is the
   * new index of the open page if it is another page of the level. CP_NONE means that the page is gone. */
  CP_RELOAD = 28,
  /* Inserts a level with `count` pages at `level`, or at the bottom if `level` is CP_NONE. */
  CP_INSERT_LEVEL = 29,
  CP_REMOVE_LEVEL = 30,
  /* Moves `level` to the index `to`. */
  CP_MOVE_LEVEL = 31,

  /* Sets `rule` of `level`, or of all existing and future levels, to `value`. */
  CP_SET_LEVEL_RULE = 32,
  CP_SET_RULE_OF_ALL_LEVELS = 33,
  /* Sets the pager's `rule` to `value`. */
  CP_SET_RULE = 34,
  /* Refuses or allows relative moves in the directions in the set `direction`. */
  CP_LOCK = 35,
  CP_UNLOCK = 36
};

/* The values of `rule` for the rules of a level. `value` is one of the rule's codes. If `value` is CP_START_PAGE,
 * CP_RULE_START also reads `page`. */
enum {
  CP_RULE_START = 1,
  CP_RULE_ENTRY = 2,
  CP_RULE_EDGE = 3,
  CP_RULE_FOLLOW = 4,
  CP_RULE_SNAP = 5
};

/* The values of `rule` for the rules of the pager. `value` is one of the rule's codes. Instead of `value`,
 * CP_RULE_VIEWPORT reads `x` (pages), `y` (levels) and `count` (beyond), and CP_RULE_GESTURE reads `x` (turning), `y`
 * (throwing) and `count` (milliseconds). */
enum {
  CP_RULE_ENDS = 11,
  CP_RULE_EMPTY = 12,
  CP_RULE_VIEWPORT = 13,
  CP_RULE_BOUNCE = 14,
  CP_RULE_READING = 15,
  CP_RULE_GESTURE = 16
};

/* A command. A zero-initialized structure is not a valid command. */
typedef struct cp_command {
  int32_t kind;
  int32_t level;
  int32_t page;
  int32_t count;
  /* A direction; for CP_LOCK and CP_UNLOCK, a set of directions. */
  int32_t direction;
  int32_t rule;
  int32_t value;
  /* For CP_MOVE_LEVEL: the new index. For CP_RELOAD: the new index of the open page. */
  int32_t to;
  int64_t x;
  int64_t y;
} cp_command;

/* The results of commands. */
enum {
  /* A move, jump or gesture led to another position. */
  CP_MOVED = 1,
  /* Something else changed. Edits, changes to rules, and commands that return a level to its start page count as
   * changes even if the position changes with them. */
  CP_CHANGED = 2,
  /* Nothing changed. `reason` says why. */
  CP_IGNORED = 3
};

/* Why a command was ignored. */
enum {
  CP_REASON_EDGE = 1,
  CP_REASON_PAGE_OPEN = 2,
  CP_REASON_NOTHING_OPEN = 3,
  CP_REASON_NOT_VISIBLE = 4,
  CP_REASON_NOT_DRAGGING = 5,
  CP_REASON_EMPTY_LEVEL = 6,
  CP_REASON_NO_SUCH_LEVEL = 7,
  CP_REASON_NO_SUCH_PAGE = 8,
  CP_REASON_ALREADY_THERE = 9,
  CP_REASON_LOCKED = 10,
  CP_REASON_NO_LEVELS = 11,
  CP_REASON_DOES_NOT_FIT = 12
};

/* Returns the name of a reason, such as "noSuchPage", or null for an unknown code. */
CP_API const char *cp_reason_name(int32_t reason);

/* The outcome of a command: sixteen 32-bit words. Fields that do not apply are CP_NONE. All positions are those after
 * the command, except `closed`. */
typedef struct cp_outcome {
  /* CP_MOVED, CP_CHANGED or CP_IGNORED. */
  int32_t result;
  /* For CP_IGNORED: the reason. */
  int32_t reason;
  /* For CP_REASON_EDGE: the edge. For CP_MOVED: the edge that stopped the move early. */
  int32_t edge;
  /* For CP_REASON_LOCKED: the direction. */
  int32_t direction;
  /* For CP_MOVED: the positions before and after the move. */
  cp_position from;
  cp_position to;
  /* For a relative move: the number of places moved. */
  int32_t steps;
  /* 1 if the command first completed a settle; otherwise 0. */
  int32_t finished;
  /* The positions before and after that settle. If the command is an edit that removed the page of a position, `page`
   * is CP_NONE. If it removed the level, `level` is CP_NONE, too. */
  cp_position finished_from;
  cp_position finished_to;
  /* For CP_CHANGED: the position, before the command, of an open page that the edit removed and thereby closed. */
  cp_position closed;
} cp_outcome;

/* Performs or ignores a command. `outcome` may be null. */
CP_API cp_status cp_apply(cp_pager *pager, const cp_command *command, cp_outcome *outcome);

/* Writes the outcome that a command would have. The pager does not change. */
CP_API cp_status cp_preview(cp_pager *pager, const cp_command *command, cp_outcome *outcome);

/* A level for cp_replace_levels: an existing level with different pages, or a new level. */
typedef struct cp_replacement {
  /* The index of the level before the call; CP_NONE for a new level. */
  int32_t origin;
  int32_t count;
  /* The new index of the level's page; CP_NONE if the page is gone. */
  int32_t page;
  /* The new index of the open page, if a page of the level other than `page` is open; CP_NONE if the open page is gone,
   * which closes it. */
  int32_t open_page;
  /* 1 if pages were added at the end, for levels under CP_FOLLOW_ON whose page still exists; otherwise 0. */
  int32_t adds_at_end;
  cp_spans spans;
} cp_replacement;

/* Replaces all levels at once, for example after reloading data. Existing levels keep their pages, rules and rest
 * offsets, and the current level stays current. If nothing changes, the outcome is CP_IGNORED. `outcome` may be
 * null. */
CP_API cp_status cp_replace_levels(
    cp_pager *pager, const cp_replacement *levels, int32_t count, cp_outcome *outcome);

/* The place and rules of a level, for cp_restore_places. */
typedef struct cp_place {
  /* 1 to restore the level, or 0 to leave it unchanged. */
  int32_t present;
  /* The level's page, clamped to the existing pages; CP_NONE for the start page. */
  int32_t page;
  /* The rest offset of a freely scrolling level; CP_NO_OFFSET for the default offset. */
  int64_t rest;
  cp_level_rules rules;
} cp_place;

/* Restores rules and the places of the first `count` levels. `current` is the new current level, or CP_NONE to keep the
 * current level. `rules` and `new_level_rules` may be null to keep the current rules. `outcome` may be null. */
CP_API cp_status cp_restore_places(
    cp_pager *pager, const cp_place *places, int32_t count, int32_t current, const cp_rules *rules,
    const cp_level_rules *new_level_rules, cp_outcome *outcome);

/* ---- Queries ---- */

enum { CP_SETTLED = 0, CP_DRAGGING = 1, CP_SETTLING = 2 };
enum { CP_HORIZONTAL = 0, CP_VERTICAL = 1 };

/* The state of a pager. */
typedef struct cp_state {
  /* The current level and page. During a gesture, this is the position before the gesture. */
  cp_position position;
  /* The position at which the content would settle if the finger lifted now. */
  cp_position target;
  /* The open page. */
  cp_position opened;
  /* The number of levels. */
  int32_t levels;
  int32_t phase;
  /* CP_HORIZONTAL or CP_VERTICAL; CP_NONE while settled. */
  int32_t axis;
  /* For CP_SETTLING: the duration of the settle and the time since the release. Otherwise 0. */
  int32_t milliseconds;
  int32_t elapsed;
  /* Always 0. */
  int32_t reserved;
  /* The displayed distance of the content from its rest position, positive after a finger moves left or up. */
  int64_t offset;
  /* For CP_DRAGGING: the distance of the drag before rubber-band resistance. Otherwise 0. */
  int64_t distance;
  /* For CP_SETTLING: the offsets at the start and at the end. Otherwise 0. */
  int64_t start;
  int64_t end;
  /* The distance from the beginning of the current level to the place that the content shows, for a page indicator. It
   * grows toward later pages under CP_READING_RTL, too. CP_NO_OFFSET if there are no pages. */
  int64_t progress;
} cp_state;

CP_API cp_status cp_get_state(const cp_pager *pager, cp_state *state);

/* Writes the set of directions in which a move is possible. */
CP_API cp_status cp_get_routes(const cp_pager *pager, int32_t *directions);

/* Writes a level. Returns CP_BAD_ARGUMENT if there is no level with this index. */
CP_API cp_status cp_get_level(const cp_pager *pager, int32_t level, cp_level *result);

/* Writes the rules of the pager and the rules for levels inserted later. Either pointer may be null. */
CP_API cp_status cp_get_rules(
    const cp_pager *pager, cp_rules *rules, cp_level_rules *new_level_rules);

/* ---- The window: what to draw ---- */

/* Consecutive displayed pages of one level. */
typedef struct cp_row {
  int32_t level;
  /* The first page and the number of pages, at least 1. */
  int32_t first;
  int32_t count;
  /* The distance from one page to the next: CP_PAGE, or -CP_PAGE under CP_READING_RTL. */
  int32_t step;
  /* The distance from the left edge of the display to the left edge of the first page. Page i is at x + (i - first) ×
   * step. */
  int64_t x;
  /* The distance from the top edge of the display to the top edge of the level. The height of a level is CP_PAGE. */
  int64_t y;
} cp_row;

/* Writes the rows of displayed pages, ordered by level, then by page. `count` receives the number of rows, even if it
 * is more than `capacity` and the status is CP_TOO_SMALL. `rows` may be null if `capacity` is 0. */
CP_API cp_status cp_get_window(
    const cp_pager *pager, cp_row *rows, int32_t capacity, int32_t *count);

/* Calls `visit` with each row of the window. The row is valid only during the call. During the visit, functions that
 * change the pager return CP_BUSY. cp_preview and cp_get_routes may also return CP_BUSY, because they need memory. */
CP_API cp_status cp_visit_window(
    const cp_pager *pager, void (*visit)(void *context, const cp_row *row), void *context);

/* A dot of a page indicator, which stands for a page. */
typedef struct cp_dot {
  int32_t page;
  int32_t reserved;
  /* The distance from the beginning of the row, in dots. It grows toward later pages. */
  int64_t place;
  /* The size, from 0 through CP_PAGE. The dots at an end of the row are smaller if more pages follow there. */
  int64_t size;
  /* How much the dot is selected, from 0 through CP_PAGE. During a turn, two dots share the selection. */
  int64_t selection;
} cp_dot;

/* Writes a row of dots that shows the current page and scrolls if there are more pages than dots. `dots` is the number
 * of dots in the row, clamped to 1 through the number of pages. While the row scrolls, it has one more dot. If there is
 * no current page, it has none. `count` receives the number of dots, even if it is more than `capacity` and the status
 * is CP_TOO_SMALL. `row` may be null if `capacity` is 0. */
CP_API cp_status cp_get_indicator(
    const cp_pager *pager, int32_t dots, cp_dot *row, int32_t capacity, int32_t *count);

/* Converts a number of points, pixels or characters into a distance. `per_page` is the number of points in one page.
 * `points` is clamped to ±INT32_MAX, and `per_page` to at least 1. Halves are rounded away from zero. */
CP_API int64_t cp_offset(int32_t points, int32_t per_page);
/* Converts a distance into a number of points, clamped to ±INT32_MAX. */
CP_API int32_t cp_points(int64_t offset, int32_t per_page);

/* ---- Saving ---- */

/* Writes the places and rules of a pager as bytes, excluding its gesture, open page and spans. The format is the same
 * on all platforms. `length` receives the number of bytes, even if it is more than `capacity` and the status is
 * CP_TOO_SMALL. `bytes` may be null if `capacity` is 0. */
CP_API cp_status cp_save(
    const cp_pager *pager, uint8_t *bytes, size_t capacity, size_t *length);

/* Restores saved places and rules. If the number of levels or the number of pages in a level differs, the outcome is
 * CP_IGNORED with CP_REASON_DOES_NOT_FIT. If `keeps_rules` is not 0, only the places are restored. `outcome` may be
 * null. */
CP_API cp_status cp_restore(
    cp_pager *pager, const uint8_t *bytes, size_t length, int32_t keeps_rules,
    cp_outcome *outcome);

/* Reads saved bytes without restoring a pager, for example to make a pager, or to pass only the places that fit to
 * cp_restore_places. The first `capacity` levels are written. `count` receives the number of levels, and `current`
 * receives the current level or CP_NONE. If `count` is more than `capacity`, the status is CP_TOO_SMALL, and everything
 * that fits is written. Every pointer except `bytes` may be null. */
CP_API cp_status cp_read_saved(
    const uint8_t *bytes, size_t length, cp_level *levels, int32_t capacity, int32_t *count,
    int32_t *current, cp_rules *rules, cp_level_rules *new_level_rules);

/* ---- Hosts: reusable views ---- */

/* The hosts of the displayed pages, in the caller's memory. A host is a view, cell or control that shows one page. The
 * library identifies hosts by number. The caller stores the hosts. */
typedef struct cp_hosts cp_hosts;

/* The strategies for creating and reusing hosts. */
enum {
  /* Unused hosts stay in the container for reuse. */
  CP_HOSTING_RECYCLED = 0,
  /* The first pages have their own hosts from the start. */
  CP_HOSTING_PREALLOCATED = 1,
  /* Like the cells of a collection view, hosts enter and leave the container with their pages and are reused. */
  CP_HOSTING_CELL = 2
};

/* Returns the size of a block in which hosts never run out of memory if at most `displayed` pages are displayed at
 * once. Under CP_HOSTING_PREALLOCATED, the pager has at most `levels` levels, and `preallocated` pages have their own
 * hosts. Under other strategies, both numbers may be 0. Returns 0 if a number is negative or the size does not fit in a
 * size_t. */
CP_API size_t cp_hosts_size(int32_t displayed, int32_t preallocated, int32_t levels);

/* Makes a cp_hosts that has no hosts yet. Under CP_HOSTING_PREALLOCATED, the first `preallocated` pages get their own
 * hosts in the first update. */
CP_API cp_status cp_hosts_make(
    void *memory, size_t size, int32_t hosting, int32_t preallocated, cp_hosts **hosts);

/* Sets the strategy. If it changes, the next update replaces all hosts. */
CP_API cp_status cp_hosts_set_hosting(cp_hosts *hosts, int32_t hosting);

/* The steps to take when the display changes. */
enum {
  /* A page is no longer displayed. */
  CP_DID_END_DISPLAYING = 1,
  /* A page is about to be displayed. */
  CP_WILL_DISPLAY = 2,
  /* Steps for a host, named after UIKit's view controller containment methods. */
  CP_CREATE = 3,
  CP_REUSE = 4,
  CP_ADD_CHILD = 5,
  CP_DID_MOVE_TO_PARENT = 6,
  CP_CONFIGURE = 7,
  CP_ADD_VIEW = 8,
  CP_REMOVE_VIEW = 9,
  CP_WILL_MOVE_FROM_PARENT = 10,
  CP_REMOVE_FROM_PARENT = 11,
  /* The host no longer exists. A new host may get its number. */
  CP_DROP = 12
};

/* A step. */
typedef struct cp_step {
  int32_t kind;
  /* The number of the host, counting from 0; CP_NONE for CP_DID_END_DISPLAYING and CP_WILL_DISPLAY. */
  int32_t host;
  /* The page to which the step applies. If there is no page, both indices are CP_NONE. */
  cp_position position;
} cp_step;

/* Updates the hosts to match the displayed pages, and writes the steps to take, in order.
 *
 * If the last command edited the pager and was not ignored, pass it as `edit`. Otherwise, pass null. With an edit,
 * pages that stay on the display keep their hosts even if their indices change. Other commands have no effect here.
 * Update the hosts after each edit. After CP_RELOAD, all pages of the level are new.
 *
 * `count` receives the number of steps. If `capacity` may be too small, the status is CP_TOO_SMALL, `count` receives
 * a sufficient capacity, and the hosts are unchanged. */
CP_API cp_status cp_hosts_update(
    cp_hosts *hosts, const cp_pager *pager, const cp_command *edit, cp_step *steps,
    int32_t capacity, int32_t *count);

/* Updates the hosts and calls `visit` with each step.
 *
 * `origin` may be null. Otherwise, it replaces the position of a page with the page's position at the last update and
 * returns 1. If the page is new, it returns 0. `origin` may be called any number of times for the same page. During
 * the update, functions that change the pager and all functions for hosts return CP_BUSY. */
CP_API cp_status cp_hosts_visit(
    cp_hosts *hosts, const cp_pager *pager,
    int32_t (*origin)(void *context, cp_position *position),
    void (*visit)(void *context, const cp_step *step), void *context);

/* A host and its page. */
typedef struct cp_host {
  int32_t number;
  /* If the host shows no page, both indices are CP_NONE. */
  cp_position position;
} cp_host;

/* Writes all hosts, ordered by number. `count` receives the number of hosts, even if it is more than `capacity` and the
 * status is CP_TOO_SMALL. `created` receives the number of hosts ever created, and may be null. */
CP_API cp_status cp_get_hosts(
    const cp_hosts *hosts, cp_host *result, int32_t capacity, int32_t *count, int64_t *created);

/* Writes the number of the host that shows a page, or CP_NONE if the page is not displayed. */
CP_API cp_status cp_get_host(
    const cp_hosts *hosts, int32_t level, int32_t page, int32_t *number);

/* ---- Wheels and touchpads ---- */

/* Turns the events from a wheel or touchpad into steps, at most one for each burst of events. Use one filter for each
 * axis. */
typedef struct cp_wheel {
  int64_t words[16];
} cp_wheel;

/* Makes a filter that reports a step for the next event. */
CP_API cp_status cp_wheel_make(cp_wheel *wheel);

/* Passes an event to the filter: its distance in any unit, and its time in milliseconds. `step` receives 1 or -1 if the
 * event begins a burst, and 0 otherwise. */
CP_API cp_status cp_wheel_step(
    cp_wheel *wheel, int32_t distance, int64_t milliseconds, int32_t *step);

#ifdef __cplusplus
}
#endif

#endif
