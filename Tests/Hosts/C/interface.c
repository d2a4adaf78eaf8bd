/* Calls every function of the library at least once, with valid and invalid arguments. */
#include <crosspager.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int failures;

#define CHECK(condition) \
  ((condition) ? (void)0 : (void)(failures++, fprintf(stderr, "line %d: %s\n", __LINE__, #condition)))

static int at(cp_position position, int32_t level, int32_t page) {
  return position.level == level && position.page == page;
}

static cp_outcome apply(cp_pager *pager, cp_command command) {
  cp_outcome outcome;
  CHECK(cp_apply(pager, &command, &outcome) == CP_OK);
  return outcome;
}

static cp_pager *make(const int32_t *counts, int32_t count, void **memory) {
  cp_pager *pager = NULL;
  size_t size = cp_pager_size(count, 0);
  *memory = malloc(size);
  CHECK(cp_pager_make(*memory, size, counts, count, &pager) == CP_OK);
  return pager;
}

static void versions_and_sizes(void) {
  CHECK(cp_version() == CP_VERSION);
  CHECK(cp_size_of(CP_STRUCT_POSITION) == sizeof(cp_position));
  CHECK(cp_size_of(CP_STRUCT_LEVEL_RULES) == sizeof(cp_level_rules));
  CHECK(cp_size_of(CP_STRUCT_RULES) == sizeof(cp_rules));
  CHECK(cp_size_of(CP_STRUCT_SPANS) == sizeof(cp_spans));
  CHECK(cp_size_of(CP_STRUCT_LEVEL) == sizeof(cp_level));
  CHECK(cp_size_of(CP_STRUCT_COMMAND) == sizeof(cp_command));
  CHECK(cp_size_of(CP_STRUCT_OUTCOME) == sizeof(cp_outcome) && sizeof(cp_outcome) == 64);
  CHECK(cp_size_of(CP_STRUCT_STATE) == sizeof(cp_state));
  CHECK(cp_size_of(CP_STRUCT_ROW) == sizeof(cp_row));
  CHECK(cp_size_of(CP_STRUCT_REPLACEMENT) == sizeof(cp_replacement));
  CHECK(cp_size_of(CP_STRUCT_PLACE) == sizeof(cp_place));
  CHECK(cp_size_of(CP_STRUCT_STEP) == sizeof(cp_step));
  CHECK(cp_size_of(CP_STRUCT_HOST) == sizeof(cp_host));
  CHECK(cp_size_of(CP_STRUCT_WHEEL) == sizeof(cp_wheel));
  CHECK(cp_size_of(0) == 0 && cp_size_of(99) == 0 && cp_size_of(-1) == 0);
  CHECK(cp_pager_size(-1, 0) == 0 && cp_pager_size(0, -1) == 0 && cp_pager_size(0, 0) > 0);
  CHECK(cp_pager_size(4, 0) > cp_pager_size(3, 0) && cp_pager_size(3, 10) > cp_pager_size(3, 0));
  CHECK(cp_hosts_size(-1, 0, 0) == 0 && cp_hosts_size(2, 0, 0) > cp_hosts_size(1, 0, 0));
  CHECK(strcmp(cp_reason_name(CP_REASON_NO_SUCH_PAGE), "noSuchPage") == 0);
  CHECK(cp_reason_name(0) == NULL && cp_reason_name(13) == NULL);
  for (int32_t status = -1; status < 12; status++) CHECK(strlen(cp_status_text(status)) > 10);
}

static void moves(void) {
  void *memory;
  cp_pager *pager = make((int32_t[]){31, 5, 0}, 3, &memory);
  cp_outcome o = apply(pager, (cp_command){.kind = CP_MOVE, .direction = CP_RIGHT, .count = 40});
  CHECK(o.result == CP_MOVED && at(o.from, 0, 0) && at(o.to, 0, 30));
  CHECK(o.steps == 30 && o.edge == CP_EDGE_RIGHT && o.reason == CP_NONE);
  o = apply(pager, (cp_command){.kind = CP_MOVE, .direction = CP_RIGHT, .count = 1});
  CHECK(o.result == CP_IGNORED && o.reason == CP_REASON_EDGE && o.edge == CP_EDGE_RIGHT);
  CHECK(at(o.from, CP_NONE, CP_NONE) && o.steps == CP_NONE && o.direction == CP_NONE);
  o = apply(pager, (cp_command){.kind = CP_LOCK, .direction = 1 << CP_DOWN});
  CHECK(o.result == CP_CHANGED);
  o = apply(pager, (cp_command){.kind = CP_MOVE, .direction = CP_DOWN, .count = 1});
  CHECK(o.reason == CP_REASON_LOCKED && o.direction == CP_DOWN && o.edge == CP_NONE);
  int32_t routes = 0;
  CHECK(cp_get_routes(pager, &routes) == CP_OK && routes == 1 << CP_LEFT);
  o = apply(pager, (cp_command){.kind = CP_GO_LEVEL, .level = 2});
  CHECK(at(o.to, 2, CP_NONE));
  o = apply(pager, (cp_command){.kind = CP_GO_PAGE, .level = 1, .page = 9});
  CHECK(o.reason == CP_REASON_NO_SUCH_PAGE);
  o = apply(pager, (cp_command){.kind = CP_GO_PAGE, .level = -1, .page = 0});
  CHECK(o.reason == CP_REASON_NO_SUCH_LEVEL);

  cp_command command = {.kind = CP_INSERT_LEVEL, .level = CP_NONE, .count = 7};
  CHECK(cp_preview(pager, &command, &o) == CP_OK && o.result == CP_CHANGED);
  cp_state state;
  CHECK(cp_get_state(pager, &state) == CP_OK && state.levels == 3 && at(state.position, 2, CP_NONE));
  apply(pager, command);
  cp_level level;
  CHECK(cp_get_level(pager, 3, &level) == CP_OK && level.count == 7 && level.page == 0 && level.rest == 0);
  CHECK(cp_get_level(pager, 2, &level) == CP_OK && level.page == CP_NONE && level.rest == CP_NO_OFFSET);
  CHECK(cp_get_level(pager, 4, &level) == CP_BAD_ARGUMENT && level.page == CP_NONE);

  /* Unknown codes are refused, and the outcome stays unchanged. */
  memset(&o, 9, sizeof o);
  cp_outcome before = o;
  cp_command bad[] = {
      {.kind = 0}, {.kind = 99}, {.kind = CP_MOVE, .direction = 4}, {.kind = CP_LOCK, .direction = 16},
      {.kind = CP_SET_RULE, .rule = CP_RULE_EDGE}, {.kind = CP_SET_LEVEL_RULE, .rule = CP_RULE_ENDS},
      {.kind = CP_SET_RULE, .rule = 17}, {.kind = CP_GLIDE, .direction = 4},
      {.kind = CP_SET_LEVEL_RULE, .rule = CP_RULE_START, .value = -1}};
  for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
    CHECK(cp_apply(pager, &bad[i], &o) == CP_BAD_CODE);
    CHECK(cp_preview(pager, &bad[i], &o) == CP_BAD_CODE);
  }
  CHECK(memcmp(&o, &before, sizeof o) == 0);
  CHECK(cp_apply(pager, NULL, &o) == CP_BAD_ARGUMENT && cp_apply(NULL, &command, &o) == CP_BAD_ARGUMENT);
  CHECK(cp_apply(pager, &command, NULL) == CP_OK);
  CHECK(cp_preview(pager, &command, NULL) == CP_BAD_ARGUMENT);
  free(memory);
}

static void rules_and_gestures(void) {
  cp_level levels[] = {
      {.count = 9, .page = 4, .rest = CP_NO_OFFSET, .rules = {.snap = CP_SNAP_FREE, .start = CP_START_LAST}},
      {.count = 3, .page = CP_NONE, .rest = CP_NO_OFFSET, .rules = {.start = CP_START_PAGE, .start_page = 2}}};
  cp_rules rules;
  CHECK(cp_rules_default(&rules) == CP_OK && cp_rules_default(NULL) == CP_BAD_ARGUMENT);
  CHECK(rules.settle_milliseconds == 300 && rules.viewport_pages == CP_PAGE && rules.turning == CP_PAGE / 2);
  rules.viewport_pages = 3 * CP_PAGE;
  rules.ends = CP_ENDS_WRAP;
  cp_level_rules fresh = {.edge = CP_EDGE_WRAP};
  size_t size = cp_pager_size(3, 0);
  void *memory = malloc(size);
  cp_pager *pager = NULL;
  CHECK(cp_pager_make_levels(memory, size, levels, NULL, 2, 0, &rules, &fresh, &pager) == CP_OK);
  cp_rules read;
  cp_level_rules read_fresh;
  CHECK(cp_get_rules(pager, &read, &read_fresh) == CP_OK && cp_get_rules(pager, NULL, NULL) == CP_OK);
  CHECK(memcmp(&read, &rules, sizeof rules) == 0 && read_fresh.edge == CP_EDGE_WRAP);
  cp_level level;
  CHECK(cp_get_level(pager, 1, &level) == CP_OK && level.page == 2 && level.rules.start_page == 2);

  cp_outcome o = apply(pager, (cp_command){.kind = CP_DRAG, .x = -CP_PAGE / 4});
  CHECK(o.result == CP_CHANGED);
  cp_state state;
  cp_get_state(pager, &state);
  CHECK(state.phase == CP_DRAGGING && state.axis == CP_HORIZONTAL && state.offset == CP_PAGE / 4);
  apply(pager, (cp_command){.kind = CP_RELEASE});
  o = apply(pager, (cp_command){.kind = CP_TICK, .count = 150});
  cp_get_state(pager, &state);
  CHECK(state.phase == CP_SETTLING && state.milliseconds == 300 && state.elapsed == 150);
  o = apply(pager, (cp_command){.kind = CP_FINISH});
  CHECK(o.result == CP_CHANGED);
  cp_get_level(pager, 0, &level);
  CHECK(level.rest == 4 * CP_PAGE + CP_PAGE / 4 && level.page == 4);

  /* Invalid codes and values are refused. */
  levels[0].rules.entry = 9;
  cp_pager *other = NULL;
  void *more = malloc(size);
  CHECK(cp_pager_make_levels(more, size, levels, NULL, 2, 0, NULL, NULL, &other) == CP_BAD_CODE);
  levels[0].rules.entry = 0;
  rules.locked = 16;
  CHECK(cp_pager_make_levels(more, size, levels, NULL, 2, 0, &rules, NULL, &other) == CP_BAD_CODE);
  int64_t starts[] = {0, 7, 5, 9};
  cp_spans spans[] = {{.count = 3, .starts = starts}, {.length = 7}};
  CHECK(cp_pager_make_levels(more, size, levels, spans, 2, 0, NULL, NULL, &other) == CP_BAD_SPANS);
  CHECK(cp_pager_make_levels(more, size, NULL, NULL, 2, 0, NULL, NULL, &other) == CP_BAD_ARGUMENT);
  CHECK(cp_pager_make_levels(more, size, levels, NULL, 2, 0, NULL, NULL, NULL) == CP_BAD_ARGUMENT);
  CHECK(cp_pager_make(NULL, size, NULL, 0, &other) == CP_BAD_ARGUMENT);
  CHECK(cp_pager_make(more, 100, NULL, 0, &other) == CP_NO_MEMORY && other == NULL);
  free(more);
  free(memory);
}

/* The page counts of a new pager must not be negative. A command never fails because of a number. Rules and places are
 * clamped. */
static void counts(void) {
  cp_level levels[] = {{.count = 9, .page = 99, .rest = INT64_MAX, .rules = {.snap = CP_SNAP_FREE}}, {.count = 3}};
  cp_rules rules;
  cp_rules_default(&rules);
  rules.beyond = -5;
  rules.settle_milliseconds = 0;
  rules.viewport_levels = INT64_MIN;
  rules.viewport_pages = INT64_MAX;
  rules.turning = -1;
  rules.throwing = 0;
  size_t size = cp_pager_size(3, 0);
  void *memory = malloc(size);
  cp_pager *pager = NULL;
  CHECK(cp_pager_make_levels(memory, size, levels, NULL, 2, 77, &rules, NULL, &pager) == CP_OK);
  cp_state state;
  CHECK(cp_get_state(pager, &state) == CP_OK && at(state.position, 1, 0));
  cp_level level;
  CHECK(cp_get_level(pager, 0, &level) == CP_OK && level.page == 8);
  CHECK(cp_get_rules(pager, &rules, NULL) == CP_OK);
  CHECK(rules.beyond == 0 && rules.settle_milliseconds == 1 && rules.viewport_levels == CP_PAGE);
  CHECK(rules.viewport_pages == 1000 * CP_PAGE && rules.turning == 1 && rules.throwing == 1);
  cp_place place = {.present = 1, .page = -7, .rest = INT64_MIN + 1};
  cp_outcome o;
  CHECK(cp_restore_places(pager, &place, 1, -3, NULL, NULL, &o) == CP_OK && o.result == CP_CHANGED);
  CHECK(cp_get_state(pager, &state) == CP_OK && at(state.position, 0, 0));

  cp_pager *other = NULL;
  void *more = malloc(size);
  CHECK(cp_pager_make(more, size, (int32_t[]){4, -1}, 2, &other) == CP_BAD_ARGUMENT && other == NULL);
  CHECK(cp_pager_make(more, size, (int32_t[]){4, INT32_MIN}, 2, &other) == CP_BAD_ARGUMENT && other == NULL);
  levels[1].count = -1;
  CHECK(cp_pager_make_levels(more, size, levels, NULL, 2, 0, NULL, NULL, &other) == CP_BAD_ARGUMENT && other == NULL);
  levels[1].count = INT32_MAX;
  CHECK(cp_pager_make_levels(more, size, levels, NULL, 2, 0, NULL, NULL, &other) == CP_OK);
  free(more);

  struct {
    cp_command command;
    int32_t reason;
  } ignored[] = {
      {{.kind = CP_MOVE, .direction = CP_RIGHT, .count = -1}, CP_REASON_ALREADY_THERE},
      {{.kind = CP_NEXT, .count = INT32_MIN}, CP_REASON_ALREADY_THERE},
      {{.kind = CP_GO_PAGE, .level = INT32_MIN, .page = 0}, CP_REASON_NO_SUCH_LEVEL},
      {{.kind = CP_GO_PAGE, .level = 0, .page = INT32_MAX}, CP_REASON_NO_SUCH_PAGE},
      {{.kind = CP_INSERT, .level = 0, .page = 0, .count = -1}, CP_REASON_ALREADY_THERE},
      {{.kind = CP_INSERT, .level = 0, .page = 0, .count = INT32_MAX}, CP_REASON_DOES_NOT_FIT},
      {{.kind = CP_REMOVE, .level = 0, .page = 0, .count = INT32_MIN}, CP_REASON_ALREADY_THERE},
      {{.kind = CP_RESIZE, .level = 0, .count = -1}, CP_REASON_DOES_NOT_FIT},
      {{.kind = CP_RELOAD, .level = 0, .count = -1}, CP_REASON_DOES_NOT_FIT},
      {{.kind = CP_INSERT_LEVEL, .level = 0, .count = -1}, CP_REASON_DOES_NOT_FIT},
      {{.kind = CP_MOVE_LEVEL, .level = 0, .to = -1}, CP_REASON_NO_SUCH_LEVEL},
      {{.kind = CP_TICK, .count = -1}, CP_REASON_ALREADY_THERE}};
  for (size_t i = 0; i < sizeof ignored / sizeof *ignored; i++) {
    o = apply(pager, ignored[i].command);
    CHECK(o.result == CP_IGNORED && o.reason == ignored[i].reason);
  }
  CHECK(cp_replace_levels(pager, (cp_replacement[]){{.origin = 0, .count = -1}}, 1, &o) == CP_OK);
  CHECK(o.result == CP_IGNORED && o.reason == CP_REASON_DOES_NOT_FIT);
  o = apply(pager, (cp_command){.kind = CP_MOVE, .direction = CP_RIGHT, .count = INT32_MAX});
  CHECK(at(o.to, 0, 8));
  o = apply(pager, (cp_command){.kind = CP_RELOAD, .level = 0, .count = 5, .page = INT32_MAX, .to = CP_NONE});
  CHECK(cp_get_state(pager, &state) == CP_OK && at(state.position, 0, 4));
  o = apply(pager, (cp_command){.kind = CP_SET_RULE, .rule = CP_RULE_VIEWPORT, .x = -1, .y = -1, .count = 999});
  CHECK(cp_get_rules(pager, &rules, NULL) == CP_OK && rules.beyond == 100 && rules.viewport_pages == CP_PAGE);
  free(memory);
}

static void glides(void) {
  void *memory;
  cp_pager *pager = make((int32_t[]){4, 2}, 2, &memory);
  cp_command right = {.kind = CP_GLIDE, .direction = CP_RIGHT};
  cp_outcome o = apply(pager, right);
  CHECK(o.result == CP_CHANGED && o.finished == 0 && at(o.finished_from, CP_NONE, CP_NONE));
  cp_state state;
  cp_get_state(pager, &state);
  CHECK(state.phase == CP_SETTLING && state.start == 0 && state.end == CP_PAGE && at(state.target, 0, 1));
  CHECK(state.progress == 0 && state.milliseconds == 300);
  apply(pager, (cp_command){.kind = CP_TICK, .count = 150});
  cp_get_state(pager, &state);
  CHECK(state.offset == 7 * CP_PAGE / 8 && state.progress == state.offset);
  /* Another glide first completes the settle. */
  o = apply(pager, right);
  CHECK(o.result == CP_CHANGED && o.finished == 1 && at(o.finished_from, 0, 0) && at(o.finished_to, 0, 1));
  /* After an edit, the positions have the new indices. A page that it removes has no index. */
  o = apply(pager, (cp_command){.kind = CP_REMOVE, .level = 0, .page = 1, .count = 1});
  CHECK(o.result == CP_CHANGED && at(o.finished_from, 0, CP_NONE) && at(o.finished_to, 0, 1));
  apply(pager, (cp_command){.kind = CP_GLIDE, .direction = CP_DOWN});
  o = apply(pager, (cp_command){.kind = CP_REMOVE_LEVEL, .level = 0});
  CHECK(o.result == CP_CHANGED && o.finished == 1 && at(o.finished_from, CP_NONE, CP_NONE) && at(o.finished_to, 0, 0));
  o = apply(pager, (cp_command){.kind = CP_GLIDE, .direction = CP_UP});
  CHECK(o.result == CP_IGNORED && o.reason == CP_REASON_EDGE && o.edge == CP_EDGE_TOP);
  /* Progress is logical, and an empty level has none. */
  apply(pager, (cp_command){.kind = CP_SET_RULE, .rule = CP_RULE_READING, .value = CP_READING_RTL});
  apply(pager, (cp_command){.kind = CP_DRAG, .x = CP_PAGE / 4});
  cp_get_state(pager, &state);
  CHECK(state.offset == -CP_PAGE / 4 && state.progress == CP_PAGE / 4);
  apply(pager, (cp_command){.kind = CP_RESIZE, .level = 0, .count = 0});
  cp_get_state(pager, &state);
  CHECK(state.progress == CP_NO_OFFSET);
  free(memory);
}

/* While a page is open, edits and rules work. */
static void open_pages(void) {
  void *memory;
  cp_pager *pager = make((int32_t[]){9, 5}, 2, &memory);
  apply(pager, (cp_command){.kind = CP_SET_RULE, .rule = CP_RULE_VIEWPORT, .x = 3 * CP_PAGE, .y = CP_PAGE});
  cp_command open = {.kind = CP_OPEN_PAGE, .level = 0, .page = 2};
  apply(pager, open);
  cp_command refused[] = {
      {.kind = CP_MOVE, .direction = CP_LEFT, .count = 1}, {.kind = CP_GO_LEVEL, .level = 1}, {.kind = CP_FORGET_ALL},
      {.kind = CP_REMEMBER, .level = 1}, {.kind = CP_ALIGN, .level = 1}, {.kind = CP_OPEN}, {.kind = CP_FINISH},
      {.kind = CP_GLIDE, .direction = CP_RIGHT}};
  for (size_t i = 0; i < sizeof refused / sizeof *refused; i++) {
    cp_outcome o = apply(pager, refused[i]);
    CHECK(o.result == CP_IGNORED && o.reason == CP_REASON_PAGE_OPEN);
  }
  cp_outcome o = apply(pager, (cp_command){.kind = CP_INSERT, .level = 0, .page = 1, .count = 2});
  CHECK(o.result == CP_CHANGED && at(o.closed, CP_NONE, CP_NONE));
  o = apply(pager, (cp_command){.kind = CP_SET_RULE_OF_ALL_LEVELS, .rule = CP_RULE_FOLLOW, .value = CP_FOLLOW_ON});
  CHECK(o.result == CP_CHANGED);
  cp_state state;
  cp_get_state(pager, &state);
  CHECK(at(state.opened, 0, 4) && at(state.position, 0, 0));
  /* `to` is the new index of the open page. */
  o = apply(pager, (cp_command){.kind = CP_RELOAD, .level = 0, .count = 6, .page = 1, .to = 5});
  CHECK(o.result == CP_CHANGED && at(o.closed, CP_NONE, CP_NONE));
  cp_get_state(pager, &state);
  CHECK(at(state.opened, 0, 5) && at(state.position, 0, 1));
  cp_replacement next[] = {{.origin = 1, .count = 4, .page = 0, .open_page = CP_NONE},
                           {.origin = 0, .count = 3, .page = 0, .open_page = 2}};
  CHECK(cp_replace_levels(pager, next, 2, &o) == CP_OK && at(o.closed, CP_NONE, CP_NONE));
  cp_get_state(pager, &state);
  CHECK(at(state.opened, 1, 2) && at(state.position, 1, 0));
  o = apply(pager, (cp_command){.kind = CP_RELOAD, .level = 1, .count = 3, .page = 0, .to = CP_NONE});
  CHECK(o.result == CP_CHANGED && at(o.closed, 1, 2));
  apply(pager, (cp_command){.kind = CP_OPEN});
  o = apply(pager, (cp_command){.kind = CP_REMOVE_LEVEL, .level = 1});
  CHECK(o.result == CP_CHANGED && at(o.closed, 1, 0));
  cp_get_state(pager, &state);
  CHECK(at(state.opened, CP_NONE, CP_NONE));
  apply(pager, (cp_command){.kind = CP_OPEN});
  next[0].origin = CP_NONE;
  CHECK(cp_replace_levels(pager, next, 1, &o) == CP_OK && at(o.closed, 0, 0));
  free(memory);
}

/* Zero-initialized spans and a null pointer: the pages correspond by index, even to the pages of a level with spans. */
static void plain_levels(void) {
  cp_level levels[] = {
      {.count = 70, .page = 45, .rest = CP_NO_OFFSET}, {.count = 50, .rest = CP_NO_OFFSET},
      {.count = 9, .rest = CP_NO_OFFSET}};
  cp_spans spans[] = {{.length = 1440, .origin = 24000000}, {0}, {.length = -1, .origin = 7}};
  size_t size = cp_pager_size(3, 0);
  void *memory = malloc(size);
  cp_pager *pager = NULL;
  CHECK(cp_pager_make_levels(memory, size, levels, spans, 3, 0, NULL, NULL, &pager) == CP_OK);
  CHECK(at(apply(pager, (cp_command){.kind = CP_ZOOM_OUT}).to, 1, 45));
  CHECK(at(apply(pager, (cp_command){.kind = CP_ZOOM_OUT}).to, 2, 8));
  CHECK(cp_pager_make_levels(memory, size, levels, NULL, 3, 0, NULL, NULL, &pager) == CP_OK);
  CHECK(at(apply(pager, (cp_command){.kind = CP_ZOOM_OUT}).to, 1, 45));
  cp_outcome o;
  cp_replacement dated[] = {
      {.origin = 0, .count = 70, .page = 20}, {.origin = 1, .count = 50, .page = 45, .spans = spans[0]}};
  CHECK(cp_replace_levels(pager, dated, 2, &o) == CP_OK && o.result == CP_CHANGED);
  CHECK(at(apply(pager, (cp_command){.kind = CP_ZOOM_IN}).to, 0, 45));
  free(memory);
}

/* Levels of days, weeks of seven days, and months of 31, 28 and 11 days. */
static void correspondence(void) {
  int64_t months[] = {0, 31, 59, 70};
  cp_level levels[] = {
      {.count = 70, .page = 45, .rest = CP_NO_OFFSET}, {.count = 10, .rest = CP_NO_OFFSET},
      {.count = 3, .rest = CP_NO_OFFSET}};
  cp_spans spans[] = {{.length = 1}, {.length = 7}, {.count = 3, .starts = months}};
  size_t size = cp_pager_size(3, 3);
  void *memory = malloc(size);
  cp_pager *pager = NULL;
  CHECK(cp_pager_make_levels(memory, size, levels, spans, 3, 0, NULL, NULL, &pager) == CP_OK);
  CHECK(at(apply(pager, (cp_command){.kind = CP_ZOOM_OUT}).to, 1, 6));
  CHECK(at(apply(pager, (cp_command){.kind = CP_ZOOM_OUT}).to, 2, 1));
  /* The weeks get new spans and move to the top, ten days are added, and the months are removed. */
  int64_t weeks[] = {-3, 11, 25}, ends[] = {4, 18, 90};
  cp_replacement next[] = {
      {.origin = 1, .count = 3, .page = 1, .spans = {.count = 3, .starts = weeks, .ends = ends}},
      {.origin = 0, .count = 80, .page = 45, .adds_at_end = 1, .spans = {.length = 1}}};
  cp_outcome o;
  CHECK(cp_replace_levels(pager, next, 2, &o) == CP_OK && o.result == CP_CHANGED);
  cp_state state;
  cp_get_state(pager, &state);
  CHECK(state.levels == 2 && at(state.position, 0, 1));
  CHECK(at(apply(pager, (cp_command){.kind = CP_GO_LEVEL, .level = 1}).to, 1, 45));
  CHECK(at(apply(pager, (cp_command){.kind = CP_ZOOM_IN}).to, 0, 2));
  next[1].origin = 1;
  next[0].origin = 1;
  CHECK(cp_replace_levels(pager, next, 2, &o) == CP_OK && o.reason == CP_REASON_NO_SUCH_LEVEL);
  next[0].adds_at_end = 2;
  CHECK(cp_replace_levels(pager, next, 2, &o) == CP_BAD_CODE);
  next[0].adds_at_end = 0;
  next[0].spans.count = -1;
  CHECK(cp_replace_levels(pager, next, 2, &o) == CP_BAD_ARGUMENT);
  CHECK(cp_replace_levels(pager, NULL, 2, &o) == CP_BAD_ARGUMENT);
  free(memory);
}

typedef struct visit {
  cp_pager *pager;
  int rows;
  int64_t x;
} visit;

static void visit_row(void *context, const cp_row *row) {
  visit *v = context;
  cp_command left = {.kind = CP_MOVE, .direction = CP_LEFT, .count = 1};
  cp_state state;
  v->rows++;
  v->x = row->x;
  CHECK(cp_apply(v->pager, &left, NULL) == CP_BUSY);
  CHECK(cp_get_state(v->pager, &state) == CP_OK);
}

static void window(void) {
  void *memory;
  cp_pager *pager = make((int32_t[]){31, 5}, 2, &memory);
  apply(pager, (cp_command){.kind = CP_SET_RULE, .rule = CP_RULE_VIEWPORT, .x = 5 * CP_PAGE / 2, .y = 2 * CP_PAGE});
  apply(pager, (cp_command){.kind = CP_GO_PAGE_HERE, .page = 7});
  cp_row rows[2];
  int32_t count = 0;
  CHECK(cp_get_window(pager, rows, 2, &count) == CP_OK && count == 2);
  CHECK(rows[0].level == 0 && rows[0].first == 7 && rows[0].count == 3 && rows[0].x == 0 && rows[0].y == 0);
  CHECK(rows[1].level == 1 && rows[1].first == 0 && rows[1].y == CP_PAGE && rows[1].step == CP_PAGE);
  CHECK(cp_get_window(pager, rows, 1, &count) == CP_TOO_SMALL && count == 2);
  CHECK(cp_get_window(pager, NULL, 0, &count) == CP_TOO_SMALL && count == 2);
  CHECK(cp_get_window(pager, NULL, 1, &count) == CP_BAD_ARGUMENT);
  CHECK(cp_get_window(pager, rows, -1, &count) == CP_BAD_ARGUMENT);
  apply(pager, (cp_command){.kind = CP_SET_RULE, .rule = CP_RULE_READING, .value = CP_READING_RTL});
  visit v = {pager, 0, 1};
  CHECK(cp_visit_window(pager, visit_row, &v) == CP_OK && v.rows == 2 && v.x == 3 * CP_PAGE / 2);
  CHECK(cp_visit_window(pager, NULL, &v) == CP_BAD_ARGUMENT);
  cp_dot dots[6];
  CHECK(cp_get_indicator(pager, 5, dots, 6, &count) == CP_OK && count == 5);
  CHECK(dots[0].page == 5 && dots[0].place == 0 && dots[0].size == CP_PAGE / 2 && dots[0].selection == 0);
  CHECK(dots[2].page == 7 && dots[2].place == 2 * CP_PAGE && dots[2].size == CP_PAGE);
  CHECK(dots[2].selection == CP_PAGE);
  CHECK(cp_get_indicator(pager, 5, dots, 4, &count) == CP_TOO_SMALL && count == 5);
  CHECK(cp_get_indicator(pager, -1, dots, 6, &count) == CP_OK && count == 1);
  CHECK(cp_get_indicator(pager, 5, NULL, 1, &count) == CP_BAD_ARGUMENT);
  CHECK(cp_get_indicator(pager, 5, dots, -1, &count) == CP_BAD_ARGUMENT);
  CHECK(cp_offset(-80, 320) == -CP_PAGE / 4 && cp_points(CP_PAGE / 4, 320) == 80);
  CHECK(cp_points((int64_t)7000000 * CP_PAGE, 320) == INT32_MAX);
  CHECK(cp_points((int64_t)-7000000 * CP_PAGE, 320) == -INT32_MAX);
  free(memory);
}

static void saving(void) {
  void *memory, *other_memory;
  cp_pager *pager = make((int32_t[]){31, 5, 0}, 3, &memory);
  cp_pager *other = make((int32_t[]){31, 5, 0}, 3, &other_memory);
  apply(pager, (cp_command){.kind = CP_SET_RULE_OF_ALL_LEVELS, .rule = CP_RULE_SNAP, .value = CP_SNAP_FREE});
  apply(pager, (cp_command){.kind = CP_GO_PAGE, .level = 1, .page = 3});
  apply(pager, (cp_command){.kind = CP_DRAG, .x = CP_PAGE / 4});
  apply(pager, (cp_command){.kind = CP_FINISH});
  size_t length = 0;
  uint8_t bytes[256], again[256];
  CHECK(cp_save(pager, NULL, 0, &length) == CP_TOO_SMALL && length == 72 + 3 * 28);
  CHECK(cp_save(pager, bytes, sizeof bytes, &length) == CP_OK && length == 72 + 3 * 28);
  CHECK(memcmp(bytes, "CPS\1\3\0\0\0\1\0\0\0", 12) == 0);
  CHECK(cp_save(pager, bytes, sizeof bytes, NULL) == CP_BAD_ARGUMENT);
  cp_outcome o;
  CHECK(cp_restore(other, bytes, length, 0, &o) == CP_OK && o.result == CP_CHANGED);
  CHECK(cp_save(other, again, sizeof again, &length) == CP_OK && memcmp(bytes, again, length) == 0);
  CHECK(cp_restore(other, bytes, length, 0, &o) == CP_OK && o.reason == CP_REASON_ALREADY_THERE);

  cp_level levels[3];
  int32_t count, current;
  cp_rules rules;
  cp_level_rules fresh;
  CHECK(cp_read_saved(bytes, length, levels, 3, &count, &current, &rules, &fresh) == CP_OK);
  CHECK(count == 3 && current == 1 && levels[0].count == 31 && levels[1].page == 3 && fresh.snap == CP_SNAP_FREE);
  CHECK(levels[1].rest == 3 * CP_PAGE - CP_PAGE / 4 && levels[2].page == CP_NONE);
  CHECK(cp_read_saved(bytes, length, levels, 2, &count, NULL, NULL, NULL) == CP_TOO_SMALL && count == 3);

  /* The saved state does not fit a different number of pages. */
  apply(other, (cp_command){.kind = CP_RESIZE, .level = 0, .count = 30});
  CHECK(cp_restore(other, bytes, length, 0, &o) == CP_OK && o.reason == CP_REASON_DOES_NOT_FIT);
  /* While a page is open, nothing is restored, regardless of the number of saved levels. */
  int32_t counts[64] = {0};
  uint8_t many[72 + 64 * 28];
  cp_state before, after;
  apply(other, (cp_command){.kind = CP_OPEN});
  CHECK(cp_get_state(other, &before) == CP_OK && before.opened.level != CP_NONE);
  for (int32_t saved = 0; saved <= 64; saved++) {
    void *saved_memory;
    size_t many_length = 0;
    CHECK(cp_save(make(counts, saved, &saved_memory), many, sizeof many, &many_length) == CP_OK);
    free(saved_memory);
    for (int32_t keeps = 0; keeps < 2; keeps++) {
      CHECK(cp_restore(other, many, many_length, keeps, &o) == CP_OK);
      CHECK(o.result == CP_IGNORED && o.reason == CP_REASON_PAGE_OPEN);
    }
    CHECK(cp_restore(other, many, many_length, 0, NULL) == CP_OK);
  }
  CHECK(cp_get_state(other, &after) == CP_OK && memcmp(&before, &after, sizeof after) == 0);
  apply(other, (cp_command){.kind = CP_CLOSE});
  CHECK(cp_restore(other, many, sizeof many, 0, &o) == CP_OK && o.reason == CP_REASON_DOES_NOT_FIT);
  /* Every damaged bit is detected. */
  for (size_t bit = 0; bit < 8 * length; bit++) {
    bytes[bit / 8] ^= (uint8_t)(1 << bit % 8);
    cp_status status = cp_restore(pager, bytes, length, 0, &o);
    CHECK(status == (bit / 8 == 3 ? CP_OTHER_VERSION : CP_BAD_BYTES));
    bytes[bit / 8] ^= (uint8_t)(1 << bit % 8);
  }
  for (size_t shorter = 0; shorter < length; shorter++) {
    CHECK(cp_restore(pager, bytes, shorter, 0, &o) == CP_BAD_BYTES);
  }
  CHECK(cp_restore(pager, NULL, 0, 0, &o) == CP_BAD_ARGUMENT);
  /* Earlier versions saved the hosting rule, a number up to 2. It is 0 now. */
  CHECK(bytes[16] == 0);
  for (uint8_t hosting = 0; hosting < 4; hosting++) {
    memcpy(again, bytes, length);
    again[16] = hosting;
    uint32_t hash = 2166136261u;
    for (size_t i = 0; i < length - 4; i++) hash = (hash ^ again[i]) * 16777619u;
    for (size_t i = 0; i < 4; i++) again[length - 4 + i] = (uint8_t)(hash >> (8 * i));
    CHECK(cp_restore(pager, again, length, 0, &o) == (hosting <= 2 ? CP_OK : CP_BAD_BYTES));
  }

  cp_place places[] = {{.present = 1, .page = 30, .rest = CP_NO_OFFSET}, {.present = 0}};
  CHECK(cp_restore_places(pager, places, 2, 0, NULL, NULL, &o) == CP_OK && o.result == CP_CHANGED);
  cp_state state;
  cp_get_state(pager, &state);
  CHECK(at(state.position, 0, 30));
  cp_get_level(pager, 1, &levels[1]);
  CHECK(levels[1].page == 3 && levels[1].rules.snap == CP_SNAP_FREE);
  places[1].present = 5;
  CHECK(cp_restore_places(pager, places, 2, 0, NULL, NULL, &o) == CP_BAD_CODE);
  free(memory);
  free(other_memory);
}

static void copies(void) {
  void *memory;
  cp_pager *pager = make((int32_t[]){31, 5}, 2, &memory);
  apply(pager, (cp_command){.kind = CP_DRAG, .x = -CP_PAGE / 4});
  size_t size = cp_pager_size(2, 0);
  char *space = malloc(size + 7);
  cp_pager *copy = NULL;
  /* The copy may have any alignment, but it may not overwrite the original. */
  CHECK(cp_pager_copy(pager, space + 7, size, &copy) == CP_OK);
  CHECK(cp_pager_copy(pager, memory, size, &copy) == CP_BAD_ARGUMENT);
  CHECK(cp_pager_copy(pager, NULL, size, &copy) == CP_BAD_ARGUMENT);
  CHECK(cp_pager_copy(pager, space, 200, &copy) == CP_NO_MEMORY);
  free(memory);
  cp_state state;
  CHECK(cp_get_state(copy, &state) == CP_OK && state.phase == CP_DRAGGING);
  /* A block that has been moved is no longer a pager. */
  void *moved = aligned_alloc(16, (size + 31) / 16 * 16);
  memcpy(moved, copy, 64);
  CHECK(cp_get_state(moved, &state) == CP_NOT_MADE);
  CHECK(cp_get_state((cp_pager *)((char *)copy + 4), &state) == CP_NOT_MADE);
  free(moved);
  free(space);
}

/* A block of the size returned by cp_pager_size never runs out of memory, regardless of edits to its levels. */
static void memory_lasts(void) {
  void *memory;
  cp_pager *pager = make((int32_t[]){1, 2, 3, 4, 5, 6, 7, 8}, 8, &memory);
  cp_outcome o;
  for (int round = 0; round < 1000; round++) {
    cp_command remove = {.kind = CP_REMOVE_LEVEL, .level = round % 8};
    cp_command insert = {.kind = CP_INSERT_LEVEL, .level = CP_NONE, .count = round};
    cp_command next = {.kind = CP_NEXT, .count = 3};
    CHECK(cp_preview(pager, &insert, &o) == CP_OK);
    CHECK(cp_apply(pager, &remove, &o) == CP_OK && o.result == CP_CHANGED);
    CHECK(cp_apply(pager, &insert, &o) == CP_OK && o.result == CP_CHANGED);
    CHECK(cp_preview(pager, &next, &o) == CP_OK);
    CHECK(cp_apply(pager, &next, &o) == CP_OK);
  }
  /* With more levels, the block eventually runs out of memory. Then nothing changes. */
  cp_command insert = {.kind = CP_INSERT_LEVEL, .level = 0, .count = 1};
  cp_status status = CP_OK;
  int32_t inserted = 0;
  while (status == CP_OK && inserted < 10000) {
    status = cp_apply(pager, &insert, &o);
    if (status == CP_OK) inserted++;
  }
  cp_state state;
  CHECK(status == CP_NO_MEMORY && cp_get_state(pager, &state) == CP_OK && state.levels == 8 + inserted);
  free(memory);
}

typedef struct steps {
  cp_pager *pager;
  cp_hosts *hosts;
  cp_step taken[32];
  int count;
} steps;

static void visit_step(void *context, const cp_step *step) {
  steps *s = context;
  int32_t number;
  cp_command last = {.kind = CP_LAST};
  CHECK(cp_get_host(s->hosts, 0, 0, &number) == CP_BUSY && cp_apply(s->pager, &last, NULL) == CP_BUSY);
  if (s->count < 32) s->taken[s->count++] = *step;
}

/* Sets the position to the origin of a page, if all pages have moved one place to the right. */
static int32_t shifted(void *context, cp_position *position) {
  (void)context;
  if (position->page == 0) return 0;
  position->page--;
  return 1;
}

static void hosts(void) {
  void *memory;
  cp_pager *pager = make((int32_t[]){31, 5}, 2, &memory);
  size_t size = cp_hosts_size(2, 0, 0);
  void *space = malloc(size);
  cp_hosts *hosts = NULL;
  CHECK(cp_hosts_make(space, size, CP_HOSTING_RECYCLED, 0, &hosts) == CP_OK);
  CHECK(cp_hosts_make(space, size, CP_HOSTING_RECYCLED, -1, &hosts) == CP_BAD_ARGUMENT);
  CHECK(cp_hosts_make(NULL, size, CP_HOSTING_RECYCLED, 0, &hosts) == CP_BAD_ARGUMENT);
  CHECK(cp_hosts_make(space, size, 3, 0, &hosts) == CP_BAD_CODE && hosts != NULL);
  cp_step taken[32];
  int32_t count = 0;
  CHECK(cp_hosts_update(hosts, pager, NULL, taken, 1, &count) == CP_TOO_SMALL && count > 1 && count <= 32);
  CHECK(cp_hosts_update(hosts, pager, NULL, taken, 32, &count) == CP_OK && count == 6);
  int32_t kinds[] = {CP_WILL_DISPLAY, CP_CREATE, CP_ADD_CHILD, CP_DID_MOVE_TO_PARENT, CP_CONFIGURE, CP_ADD_VIEW};
  for (int32_t i = 0; i < 6 && i < count; i++) CHECK(taken[i].kind == kinds[i] && at(taken[i].position, 0, 0));
  CHECK(taken[0].host == CP_NONE && taken[1].host == 0);

  /* The displayed page moves and keeps its host. */
  cp_command insert = {.kind = CP_INSERT, .level = 0, .page = 0, .count = 2};
  apply(pager, insert);
  CHECK(cp_hosts_update(hosts, pager, &insert, taken, 32, &count) == CP_OK && count == 0);
  int32_t number = -1;
  CHECK(cp_get_host(hosts, 0, 2, &number) == CP_OK && number == 0);
  CHECK(cp_get_host(hosts, 0, 0, &number) == CP_OK && number == CP_NONE);
  cp_command one = {.kind = CP_INSERT, .level = 0, .page = 0, .count = 1};
  apply(pager, one);
  steps s = {pager, hosts, {{0, 0, {0, 0}}}, 0};
  CHECK(cp_hosts_visit(hosts, pager, shifted, visit_step, &s) == CP_OK && s.count == 0);
  apply(pager, (cp_command){.kind = CP_MOVE, .direction = CP_RIGHT, .count = 1});
  CHECK(cp_hosts_visit(hosts, pager, NULL, visit_step, &s) == CP_OK && s.count > 4);
  CHECK(s.taken[0].kind == CP_DID_END_DISPLAYING && at(s.taken[0].position, 0, 3));

  cp_host all[4];
  int64_t created = 0;
  CHECK(cp_get_hosts(hosts, all, 4, &count, &created) == CP_OK && count == 1 && created == 1);
  CHECK(all[0].number == 0 && at(all[0].position, 0, 4));
  CHECK(cp_get_hosts(hosts, NULL, 0, &count, NULL) == CP_TOO_SMALL && count == 1);
  CHECK(cp_hosts_visit(hosts, pager, NULL, NULL, NULL) == CP_BAD_ARGUMENT);
  CHECK(cp_hosts_update(hosts, (cp_pager *)hosts, NULL, taken, 32, &count) == CP_NOT_MADE);
  CHECK(cp_hosts_update((cp_hosts *)pager, pager, NULL, taken, 32, &count) == CP_NOT_MADE);
  cp_command bad = {.kind = 77};
  CHECK(cp_hosts_update(hosts, pager, &bad, taken, 32, &count) == CP_BAD_CODE);

  /* More pages are displayed than the block was made for. */
  apply(pager, (cp_command){.kind = CP_SET_RULE, .rule = CP_RULE_VIEWPORT, .x = 1000 * CP_PAGE, .y = CP_PAGE});
  CHECK(cp_hosts_visit(hosts, pager, NULL, visit_step, &s) == CP_NO_MEMORY);
  CHECK(cp_get_host(hosts, 0, 4, &number) == CP_OK && number == 0);
  free(space);
  free(memory);
}

/* Strategies change with the next update. */
static void strategies(void) {
  void *memory;
  cp_pager *pager = make((int32_t[]){2, 5}, 2, &memory);
  size_t size = cp_hosts_size(2, 3, 2);
  void *space = malloc(size);
  cp_hosts *hosts = NULL;
  CHECK(cp_hosts_make(space, size, CP_HOSTING_PREALLOCATED, 3, &hosts) == CP_OK);
  cp_step taken[64];
  cp_host all[4];
  int32_t count = 0;
  int64_t created = 0;
  CHECK(cp_hosts_update(hosts, pager, NULL, taken, 64, &count) == CP_OK);
  CHECK(cp_get_hosts(hosts, all, 4, &count, &created) == CP_OK && count == 3 && at(all[0].position, 0, 0));
  CHECK(cp_hosts_set_hosting(hosts, CP_HOSTING_CELL) == CP_OK && cp_hosts_set_hosting(hosts, -1) == CP_BAD_CODE);
  CHECK(cp_hosts_set_hosting(NULL, CP_HOSTING_CELL) == CP_BAD_ARGUMENT);
  CHECK(cp_hosts_set_hosting((cp_hosts *)pager, CP_HOSTING_CELL) == CP_NOT_MADE);
  CHECK(cp_get_hosts(hosts, all, 4, &count, &created) == CP_OK && count == 3);
  CHECK(cp_hosts_update(hosts, pager, NULL, taken, 64, &count) == CP_OK && taken[0].kind == CP_REMOVE_VIEW);
  int32_t kinds[] = {CP_CREATE, CP_CONFIGURE, CP_ADD_CHILD, CP_DID_MOVE_TO_PARENT, CP_ADD_VIEW};
  for (int32_t i = 0; i < 5 && count >= 5; i++) CHECK(taken[count - 5 + i].kind == kinds[i]);
  CHECK(cp_get_hosts(hosts, all, 4, &count, &created) == CP_OK && count == 1 && created == 4);
  free(space);

  /* Without hosts of their own, pages need no memory, but levels do. */
  size = cp_hosts_size(2, 0, 2);
  space = malloc(size);
  CHECK(cp_hosts_make(space, size, CP_HOSTING_PREALLOCATED, 0, &hosts) == CP_OK);
  CHECK(cp_hosts_update(hosts, pager, NULL, taken, 64, &count) == CP_OK);
  CHECK(cp_get_hosts(hosts, all, 4, &count, &created) == CP_OK && count == 1 && at(all[0].position, 0, 0));
  free(space);
  free(memory);
}

static void wheels(void) {
  cp_wheel wheel = {{0}};
  int32_t step = 9;
  CHECK(cp_wheel_step(&wheel, 1, 0, &step) == CP_NOT_MADE && step == 9);
  CHECK(cp_wheel_make(&wheel) == CP_OK && cp_wheel_make(NULL) == CP_BAD_ARGUMENT);
  int64_t long_ago = INT64_C(1) << 40;
  CHECK(cp_wheel_step(&wheel, 12, long_ago, &step) == CP_OK && step == 1);
  CHECK(cp_wheel_step(&wheel, 30, long_ago + 16, &step) == CP_OK && step == 0);
  CHECK(cp_wheel_step(&wheel, -40, long_ago + 900, &step) == CP_OK && step == -1);
  CHECK(cp_wheel_step(&wheel, 1, 0, NULL) == CP_BAD_ARGUMENT);
}

int main(void) {
  versions_and_sizes();
  moves();
  rules_and_gestures();
  counts();
  glides();
  open_pages();
  plain_levels();
  correspondence();
  window();
  saving();
  copies();
  memory_lasts();
  hosts();
  strategies();
  wheels();
  if (failures == 0) puts("every check passed");
  return failures == 0 ? 0 : 1;
}
