/* Calls the library with random arguments: unknown codes, null pointers, sizes and capacities of any kind. Usage:
 *
 *     fuzz SEED ROUNDS
 *
 * Checks that every call returns a status, that a failed call changes nothing, and that a block of the size returned by
 * cp_pager_size never runs out of memory. Build with AddressSanitizer to check every access to memory. */
#include <crosspager.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static uint64_t state;

static uint32_t random_word(void) {
  state ^= state << 13;
  state ^= state >> 7;
  state ^= state << 17;
  return (uint32_t)(state >> 32);
}

static uint32_t below(uint32_t bound) { return random_word() % bound; }
static int one_in(uint32_t bound) { return below(bound) == 0; }

static int32_t number(void) {
  static const int32_t extremes[] = {INT32_MIN, INT32_MIN + 1, -2, -1, INT32_MAX - 1, INT32_MAX, 1 << 30};
  switch (below(8)) {
    case 0: return extremes[below(7)];
    case 1: return (int32_t)random_word();
    default: return (int32_t)below(9) - 1;
  }
}

/* Returns a number of pages, which is rarely negative. */
static int32_t count_of_pages(void) { return one_in(30) ? -1 : number() & INT32_MAX; }

static int32_t hosting(void) { return one_in(30) ? number() : (int32_t)below(3); }

static int64_t distance(void) {
  switch (below(8)) {
    case 0: return INT64_MIN;
    case 1: return INT64_MAX;
    case 2: return (int64_t)(((uint64_t)random_word() << 32) | random_word());
    default: return ((int64_t)below(7) - 3) * CP_PAGE / 4;
  }
}

static void fail(const char *what) {
  fprintf(stderr, "%s\n", what);
  abort();
}

#define CHECK(condition) ((condition) ? (void)0 : fail("line " LINE(__LINE__) ": " #condition))
#define LINE(line) TEXT(line)
#define TEXT(text) #text

static cp_level_rules level_rules(void) {
  cp_level_rules rules = {
      (int32_t)below(3), number(), (int32_t)below(5), (int32_t)below(3), (int32_t)below(2), (int32_t)below(2)};
  if (one_in(20)) rules.entry = number();
  if (one_in(20)) rules.snap = number();
  return rules;
}

static cp_rules rules(void) {
  cp_rules rules;
  cp_rules_default(&rules);
  rules.ends = (int32_t)below(2);
  rules.locked = (int32_t)below(16);
  rules.beyond = number();
  rules.settle_milliseconds = number();
  if (one_in(2)) rules.viewport_pages = distance();
  if (one_in(10)) rules.viewport_levels = distance();
  if (one_in(20)) rules.locked = number();
  if (one_in(20)) rules.reading = number();
  return rules;
}

static int64_t starts[8][24], ends[8][24];

/* Makes random spans, mostly in order, in the tables at index `at`. Returns their count, or 0 if they need no table. */
static int32_t spans(cp_spans *spans, uint32_t at) {
  memset(spans, 0, sizeof *spans);
  spans->origin = distance();
  spans->length = number();
  spans->count = (int32_t)below(20);
  if (one_in(2)) return 0;
  int64_t bound = (int64_t)below(5) - 2;
  for (int i = 0; i < 24; i++) {
    starts[at][i] = bound;
    bound += below(5);
    ends[at][i] = bound;
    bound += below(2) * below(3);
  }
  if (one_in(10)) starts[at][below(20)] = distance();
  if (one_in(10)) ends[at][below(20)] = distance();
  if (one_in(30)) spans->count = -1 - (int32_t)below(9);
  spans->starts = starts[at];
  spans->ends = one_in(2) ? ends[at] : NULL;
  return spans->count < 0 ? 0 : spans->count;
}

static cp_command command(void) {
  cp_command command;
  command.kind = one_in(30) ? number() : (int32_t)below(38);
  command.level = one_in(2) ? (int32_t)below(4) : number();
  command.page = one_in(2) ? (int32_t)below(6) : number();
  command.count = number();
  command.direction = one_in(10) ? number() : (int32_t)below(4);
  command.rule = one_in(10) ? number() : (int32_t)(one_in(2) ? below(6) : 11 + below(6));
  command.value = one_in(20) ? number() : (int32_t)below(3);
  command.to = number();
  command.x = distance();
  command.y = distance();
  return command;
}

enum { MOST_LEVELS = 8, MOST_SPANS = 160, MOST_SAVED = 64 };

typedef struct player {
  void *memory;
  cp_pager *pager;
  /* Whether the block has the size that cp_pager_size returns for MOST_LEVELS and MOST_SPANS. */
  int is_whole;
  void *hosts_memory;
  cp_hosts *hosts;
} player;

/* A saved pager, and its state. */
typedef struct facts {
  uint8_t bytes[72 + 28 * MOST_SAVED];
  size_t length;
  cp_state state;
} facts;

static void look(const player *p, facts *facts) {
  memset(facts, 0, sizeof *facts);
  CHECK(cp_get_state(p->pager, &facts->state) == CP_OK);
  CHECK(cp_save(p->pager, facts->bytes, sizeof facts->bytes, &facts->length) == CP_OK);
}

static void check_status(const player *p, cp_status status) {
  CHECK(status >= CP_OK && status <= CP_OTHER_VERSION);
  if (p->is_whole) CHECK(status != CP_NO_MEMORY);
}

static void release(player *p) {
  free(p->memory);
  free(p->hosts_memory);
  memset(p, 0, sizeof *p);
}

static void make(player *p) {
  release(p);
  size_t whole = cp_pager_size(MOST_LEVELS, MOST_SPANS);
  p->is_whole = one_in(2);
  size_t size = p->is_whole ? whole : below((uint32_t)whole);
  /* The memory can have any alignment. */
  size_t shift = below(16);
  p->memory = malloc(size + shift + 1);
  char *memory = (char *)p->memory + shift;
  cp_level levels[MOST_LEVELS];
  cp_spans tables[MOST_LEVELS];
  int32_t counts[MOST_LEVELS];
  int32_t count = (int32_t)below(MOST_LEVELS / 2 + 1);
  int has_spans = one_in(2);
  for (uint32_t i = 0; i < MOST_LEVELS; i++) {
    counts[i] = count_of_pages();
    levels[i] = (cp_level){count_of_pages(), number(), one_in(2) ? CP_NO_OFFSET : distance(), level_rules()};
    spans(&tables[i], i);
  }
  cp_rules all = rules();
  cp_level_rules fresh = level_rules();
  cp_status status;
  p->pager = NULL;
  if (one_in(3)) {
    status = cp_pager_make(
        one_in(50) ? NULL : memory, size, one_in(50) ? NULL : counts, one_in(50) ? -1 : count,
        one_in(50) ? NULL : &p->pager);
  } else {
    status = cp_pager_make_levels(
        one_in(50) ? NULL : memory, size, one_in(50) ? NULL : levels, has_spans ? tables : NULL,
        one_in(50) ? -1 : count, number(), one_in(2) ? NULL : &all, one_in(2) ? NULL : &fresh,
        one_in(50) ? NULL : &p->pager);
  }
  check_status(p, status);
  CHECK(status == CP_OK || p->pager == NULL);
  size_t hosts_size = one_in(2) ? cp_hosts_size(64, 16, MOST_LEVELS) : below(20000);
  p->hosts_memory = malloc(hosts_size + 1);
  status = cp_hosts_make(
      one_in(50) ? NULL : p->hosts_memory, hosts_size, hosting(), one_in(50) ? -1 : (int32_t)below(17), &p->hosts);
  CHECK(status == CP_OK || p->hosts == NULL);
}

typedef struct visit {
  player *player;
  int count;
} visit;

/* During a visit, a query that needs more memory returns CP_BUSY so that the caller does not free the block. */
static void check_busy(const player *p) {
  cp_command c = command();
  cp_outcome outcome;
  int32_t routes;
  CHECK(cp_preview(p->pager, &c, &outcome) != CP_NO_MEMORY);
  CHECK(cp_get_routes(p->pager, &routes) != CP_NO_MEMORY);
}

static void visit_row(void *context, const cp_row *row) {
  visit *v = context;
  v->count++;
  CHECK(row->count > 0);
  cp_command c = command();
  cp_outcome outcome;
  /* Changes are refused during the visit. */
  CHECK(cp_apply(v->player->pager, &c, &outcome) == CP_BUSY);
  check_busy(v->player);
}

static void visit_step(void *context, const cp_step *step) {
  visit *v = context;
  v->count++;
  CHECK(step->kind >= CP_DID_END_DISPLAYING && step->kind <= CP_DROP);
  cp_command c = command();
  CHECK(cp_apply(v->player->pager, &c, NULL) == CP_BUSY);
  check_busy(v->player);
  int32_t count;
  CHECK(cp_get_host(v->player->hosts, 0, 0, &count) == CP_BUSY);
}

static int32_t find_origin(void *context, cp_position *position) {
  (void)context;
  if (one_in(2)) return 1;
  *position = (cp_position){number(), number()};
  return (int32_t)below(3);
}

/* Saves a pager with more levels than the pager of any player. */
static size_t save_larger(uint8_t *bytes, size_t capacity, int32_t levels) {
  int32_t counts[MOST_SAVED];
  for (int32_t i = 0; i < levels; i++) counts[i] = number() & INT32_MAX;
  size_t size = cp_pager_size(levels, 0), length = 0;
  void *memory = malloc(size);
  cp_pager *pager;
  CHECK(cp_pager_make(memory, size, counts, levels, &pager) == CP_OK);
  CHECK(cp_save(pager, bytes, capacity, &length) == CP_OK);
  free(memory);
  return length;
}

static int32_t displayed(const player *p) {
  cp_row rows[64];
  int32_t count, pages = 0;
  if (cp_get_window(p->pager, rows, 64, &count) != CP_OK) return INT32_MAX;
  for (int32_t i = 0; i < count; i++) {
    if (rows[i].count > 100000 || pages > 100000) return INT32_MAX;
    pages += rows[i].count;
  }
  return pages;
}

static void play(player *p) {
  if (p->pager == NULL) {
    make(p);
    return;
  }
  facts before, after;
  look(p, &before);
  cp_status status = CP_OK;
  cp_command c = command();
  cp_outcome outcome, other;
  int is_change = 0, stays = 1;
  switch (below(16)) {
    case 0: case 1: case 2: case 3: case 4: case 5: {
      /* Do not exceed the number of levels that the block was made for. */
      if (c.kind == CP_INSERT_LEVEL && before.state.levels >= MOST_LEVELS) break;
      cp_status preview = cp_preview(p->pager, &c, &outcome);
      check_status(p, preview);
      look(p, &after);
      CHECK(memcmp(&before, &after, sizeof after) == 0);
      status = cp_apply(p->pager, &c, &other);
      is_change = 1;
      stays = status == CP_OK && other.result == CP_IGNORED;
      if (preview == CP_OK && status == CP_OK) CHECK(memcmp(&outcome, &other, sizeof other) == 0);
      break;
    }
    case 6: {
      int32_t capacity = (int32_t)below(6), count = -1;
      cp_row rows[6];
      memset(rows, 7, sizeof rows);
      status = cp_get_window(one_in(30) ? NULL : p->pager, one_in(30) ? NULL : rows,
                             one_in(30) ? -1 : capacity, one_in(30) ? NULL : &count);
      break;
    }
    case 7: {
      visit v = {p, 0};
      status = cp_visit_window(p->pager, one_in(30) ? NULL : visit_row, &v);
      if (one_in(2)) {
        int32_t capacity = (int32_t)below(6), count = -1;
        cp_dot dots[6];
        status = cp_get_indicator(one_in(30) ? NULL : p->pager, one_in(9) ? (int32_t)distance() : 3,
                                  one_in(30) ? NULL : dots, one_in(30) ? -1 : capacity, one_in(30) ? NULL : &count);
      }
      break;
    }
    case 8: {
      uint8_t bytes[72 + 28 * MOST_SAVED];
      size_t length = 0;
      int is_larger = one_in(4);
      int32_t saved = before.state.levels;
      if (is_larger) {
        saved = MOST_LEVELS + 1 + (int32_t)below(MOST_SAVED - MOST_LEVELS);
        length = save_larger(bytes, sizeof bytes, saved);
      } else {
        status = cp_save(p->pager, bytes, sizeof bytes, &length);
        if (status != CP_OK) break;
      }
      /* Damage the bytes in most cases. */
      int32_t keeps = (int32_t)below(2);
      int is_whole = one_in(4);
      if (!is_whole) {
        for (uint32_t i = 0; i < 3; i++) bytes[below((uint32_t)length)] ^= (uint8_t)(1 << below(8));
        if (one_in(2)) length = below((uint32_t)length + 1);
        /* Repair the hash so that the other checks are reached. */
        if (one_in(2) && length > 4) {
          uint32_t hash = 2166136261u;
          for (size_t i = 0; i < length - 4; i++) hash = (hash ^ bytes[i]) * 16777619u;
          for (int i = 0; i < 4; i++) bytes[length - 4 + (size_t)i] = (uint8_t)(hash >> (8 * i));
        }
      }
      cp_level levels[3];
      int32_t count, current;
      cp_rules all;
      cp_level_rules fresh;
      status = cp_read_saved(bytes, length, levels, 3, &count, &current, &all, &fresh);
      if (is_whole) CHECK(status == (saved > 3 ? CP_TOO_SMALL : CP_OK));
      check_status(p, status);
      status = cp_restore(p->pager, one_in(50) ? NULL : bytes, length, keeps, &outcome);
      if (is_larger && is_whole && status == CP_OK) {
        int is_open = before.state.opened.level != CP_NONE;
        CHECK(outcome.reason == (is_open ? CP_REASON_PAGE_OPEN : CP_REASON_DOES_NOT_FIT));
      }
      is_change = 1;
      stays = status == CP_OK && outcome.result == CP_IGNORED;
      break;
    }
    case 9: {
      cp_replacement levels[MOST_LEVELS];
      uint32_t count = below(MOST_LEVELS + 1);
      int32_t total = 0;
      for (uint32_t i = 0; i < count; i++) {
        levels[i].origin = one_in(2) ? (int32_t)i : number();
        levels[i].count = number();
        levels[i].page = number();
        levels[i].open_page = number();
        levels[i].adds_at_end = one_in(40) ? number() : (int32_t)below(2);
        total += spans(&levels[i].spans, i);
      }
      CHECK(total <= MOST_SPANS);
      status = cp_replace_levels(p->pager, one_in(50) ? NULL : levels, one_in(50) ? -1 : (int32_t)count, &outcome);
      is_change = 1;
      stays = status == CP_OK && outcome.result == CP_IGNORED;
      break;
    }
    case 10: {
      cp_place places[MOST_LEVELS];
      for (int i = 0; i < MOST_LEVELS; i++) {
        places[i] = (cp_place){one_in(20) ? number() : (int32_t)below(2), number(), distance(), level_rules()};
      }
      cp_rules all = rules();
      cp_level_rules fresh = level_rules();
      status = cp_restore_places(
          p->pager, one_in(50) ? NULL : places, one_in(50) ? -1 : (int32_t)below(MOST_LEVELS + 1), number(),
          one_in(2) ? NULL : &all, one_in(2) ? NULL : &fresh, &outcome);
      is_change = 1;
      stays = status == CP_OK && outcome.result == CP_IGNORED;
      break;
    }
    case 11: {
      size_t size = one_in(2) ? cp_pager_size(MOST_LEVELS, MOST_SPANS) : below(6000);
      player copy = {0};
      copy.memory = malloc(size + 1);
      copy.is_whole = size == cp_pager_size(MOST_LEVELS, MOST_SPANS);
      status = cp_pager_copy(p->pager, one_in(30) ? NULL : copy.memory, size, &copy.pager);
      if (status == CP_OK) {
        look(&copy, &after);
        CHECK(memcmp(&before, &after, sizeof after) == 0);
        /* The copy shares no memory with the original. */
        copy.hosts_memory = p->hosts_memory;
        copy.hosts = p->hosts;
        free(p->memory);
        *p = copy;
      } else {
        check_status(&copy, status);
        free(copy.memory);
        if (status == CP_NO_MEMORY) status = CP_OK;
      }
      break;
    }
    case 12: {
      cp_step steps[512];
      int32_t count = 0;
      if (p->hosts == NULL || displayed(p) > 1000) break;
      if (one_in(8)) cp_hosts_set_hosting(p->hosts, hosting());
      status = cp_hosts_update(
          one_in(50) ? NULL : p->hosts, one_in(50) ? NULL : p->pager, one_in(2) ? &c : NULL, steps,
          (int32_t)below(513), one_in(50) ? NULL : &count);
      CHECK(count >= 0);
      if (status == CP_NO_MEMORY) status = CP_OK;
      break;
    }
    case 13: {
      if (p->hosts == NULL || displayed(p) > 1000) break;
      visit v = {p, 0};
      status = cp_hosts_visit(p->hosts, p->pager, one_in(2) ? find_origin : NULL, one_in(50) ? NULL : visit_step, &v);
      if (status == CP_NO_MEMORY) status = CP_OK;
      cp_host hosts[16];
      int32_t count;
      int64_t created;
      cp_status got = cp_get_hosts(p->hosts, hosts, (int32_t)below(17), &count, one_in(2) ? &created : NULL);
      CHECK(got == CP_OK || got == CP_TOO_SMALL);
      CHECK(cp_get_host(p->hosts, number(), number(), &count) == CP_OK);
      break;
    }
    case 14: {
      int32_t routes;
      status = cp_get_routes(p->pager, one_in(30) ? NULL : &routes);
      cp_level level;
      cp_status got = cp_get_level(p->pager, number(), one_in(30) ? NULL : &level);
      CHECK(got == CP_OK || got == CP_BAD_ARGUMENT);
      /* Pointers to other memory are refused. */
      union { int64_t words[64]; char bytes[512]; } other_memory;
      memset(&other_memory, (int)below(256), sizeof other_memory);
      cp_pager *wrong = (cp_pager *)(other_memory.bytes + below(64));
      CHECK(cp_apply(wrong, &c, &outcome) == CP_NOT_MADE);
      CHECK(cp_get_state((cp_pager *)p->hosts, &after.state) != CP_OK);
      break;
    }
    default: {
      cp_wheel wheel;
      int32_t step;
      memset(&wheel, (int)below(256), sizeof wheel);
      CHECK(cp_wheel_step(&wheel, 1, 1, &step) == CP_NOT_MADE);
      CHECK(cp_wheel_make(&wheel) == CP_OK);
      for (int i = 0; i < 20; i++) CHECK(cp_wheel_step(&wheel, number(), distance(), &step) == CP_OK);
      CHECK(cp_points(distance(), number()) > INT32_MIN);
      cp_offset(number(), number());
      CHECK(cp_status_text(number()) != NULL);
      cp_reason_name(number());
      cp_size_of(number());
      size_t some = cp_pager_size(number(), number());
      some = cp_hosts_size(number(), number(), number());
      (void)some;
      break;
    }
  }
  check_status(p, status);
  look(p, &after);
  if (status != CP_OK || !is_change || stays) CHECK(memcmp(&before, &after, sizeof after) == 0);
  /* The size of the block is enough only for MOST_LEVELS levels. */
  if (after.state.levels > MOST_LEVELS) fail("more levels than the block was made for");
  if (one_in(200)) make(p);
}

int main(int count, char **arguments) {
  uint64_t seed = count > 1 ? strtoull(arguments[1], NULL, 10) : 1;
  long rounds = count > 2 ? atol(arguments[2]) : 100000;
  state = seed * 0x9E3779B97F4A7C15u + 1;
  player players[3];
  memset(players, 0, sizeof players);
  for (long i = 0; i < rounds; i++) play(&players[below(3)]);
  for (int i = 0; i < 3; i++) release(&players[i]);
  printf("%ld calls\n", rounds);
  return 0;
}
