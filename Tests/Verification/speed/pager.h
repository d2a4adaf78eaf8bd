/* The navigation of a pager as a plain C switch: levels, pages, moves, jumps and edge rules. There are no empty levels,
   gestures, locks or open pages, and no other rules. The codes are those of crosspager.h. */
#ifndef SPEED_PAGER_H
#define SPEED_PAGER_H

#include <crosspager.h>

enum { LEVEL_LIMIT = 8 };

struct pager {
  int levels, current;
  int counts[LEVEL_LIMIT], pages[LEVEL_LIMIT], edges[LEVEL_LIMIT];
};

static cp_outcome ignored(int reason, int edge) {
  return (cp_outcome){.result = CP_IGNORED, .reason = reason, .edge = edge, .steps = CP_NONE};
}

static cp_outcome moved(struct pager *pager, cp_position from, int steps, int edge) {
  cp_position to = {pager->current, pager->pages[pager->current]};
  return (cp_outcome){.result = CP_MOVED, .reason = CP_NONE, .edge = edge, .from = from, .to = to, .steps = steps};
}

/* Moves from page to page. `sign` is 1 for right and -1 for left. */
static cp_outcome walk(struct pager *pager, cp_position from, int sign, int count, int is_linear, int edge) {
  int level = from.level, rest = count;
  if (count < 1) return ignored(CP_REASON_ALREADY_THERE, CP_NONE);
  for (;;) {
    int pages = pager->counts[level], page = pager->pages[level];
    int room = sign > 0 ? pages - 1 - page : page;
    int rule = is_linear ? CP_EDGE_CONTINUE : pager->edges[level];
    if (rest <= room) {
      pager->pages[level] = page + sign * rest;
      rest = 0;
    } else if (rule == CP_EDGE_WRAP && pages > 1) {
      int place = (page + sign * rest) % pages;
      pager->pages[level] = place < 0 ? place + pages : place;
      rest = 0;
    } else {
      pager->pages[level] = page + sign * room;
      rest -= room;
      if (rule == CP_EDGE_CONTINUE && level + sign >= 0 && level + sign < pager->levels) {
        level += sign;
        pager->pages[level] = sign > 0 ? 0 : pager->counts[level] - 1;
        if (--rest > 0) continue;
      }
    }
    break;
  }
  if (rest == count) return ignored(CP_REASON_EDGE, edge);
  pager->current = level;
  if (level == from.level && pager->pages[level] == from.page) return ignored(CP_REASON_ALREADY_THERE, CP_NONE);
  return moved(pager, from, count - rest, rest > 0 ? edge : CP_NONE);
}

static cp_outcome climb(struct pager *pager, cp_position from, int sign, int count, int edge) {
  int room = sign > 0 ? pager->levels - 1 - from.level : from.level;
  int steps = count < room ? count : room;
  if (count < 1) return ignored(CP_REASON_ALREADY_THERE, CP_NONE);
  if (steps == 0) return ignored(CP_REASON_EDGE, edge);
  pager->current = from.level + sign * steps;
  return moved(pager, from, steps, steps < count ? edge : CP_NONE);
}

static cp_outcome go(struct pager *pager, cp_position from, int level, int page) {
  if (level < 0 || level >= pager->levels) return ignored(CP_REASON_NO_SUCH_LEVEL, CP_NONE);
  if (page < 0 || page >= pager->counts[level]) return ignored(CP_REASON_NO_SUCH_PAGE, CP_NONE);
  if (level == from.level && page == from.page) return ignored(CP_REASON_ALREADY_THERE, CP_NONE);
  pager->current = level;
  pager->pages[level] = page;
  return moved(pager, from, CP_NONE, CP_NONE);
}

static cp_outcome go_level(struct pager *pager, cp_position from, int level) {
  if (level < 0 || level >= pager->levels) return ignored(CP_REASON_NO_SUCH_LEVEL, CP_NONE);
  if (level == from.level) return ignored(CP_REASON_ALREADY_THERE, CP_NONE);
  pager->current = level;
  return moved(pager, from, CP_NONE, CP_NONE);
}

static cp_outcome perform(struct pager *pager, const cp_command *command) {
  cp_position from = {pager->current, pager->pages[pager->current]};
  switch (command->kind) {
  case CP_MOVE:
    switch (command->direction) {
    case CP_LEFT: return walk(pager, from, -1, command->count, 0, CP_EDGE_LEFT);
    case CP_RIGHT: return walk(pager, from, 1, command->count, 0, CP_EDGE_RIGHT);
    case CP_UP: return climb(pager, from, -1, command->count, CP_EDGE_TOP);
    default: return climb(pager, from, 1, command->count, CP_EDGE_BOTTOM);
    }
  case CP_NEXT: return walk(pager, from, 1, command->count, 1, CP_EDGE_END);
  case CP_PREVIOUS: return walk(pager, from, -1, command->count, 1, CP_EDGE_BEGINNING);
  case CP_FIRST: return go(pager, from, from.level, 0);
  case CP_LAST: return go(pager, from, from.level, pager->counts[from.level] - 1);
  case CP_TOP: return go_level(pager, from, 0);
  case CP_BOTTOM: return go_level(pager, from, pager->levels - 1);
  case CP_GO_LEVEL: return go_level(pager, from, command->level);
  case CP_GO_PAGE: return go(pager, from, command->level, command->page);
  case CP_GO_PAGE_HERE: return go(pager, from, from.level, command->page);
  default: return ignored(CP_REASON_ALREADY_THERE, CP_NONE);
  }
}

#endif
