/* Plays a conformance trace. Tests/Hosts/README.md describes the format. This file includes only the library's header,
 * so it also works on platforms without a C standard library. */
#ifndef TRACE_H
#define TRACE_H

#include <crosspager.h>

enum {
  TRACE_LEVELS = 256,
  TRACE_SPANS = 8192,
  TRACE_ROWS = 4096,
  TRACE_DISPLAYED = 200,
  TRACE_STEPS = 8192,
  TRACE_PREALLOCATED = 4
};

typedef struct trace {
  const char *next;
  const char *end;
  uint32_t digest;
  long commands;
  /* The number of the line that failed, and the reason. The reason is null if no line failed. */
  long line;
  const char *failure;
} trace;

static _Alignas(16) unsigned char trace_pager_memory[1 << 20];
static _Alignas(16) unsigned char trace_hosts_memory[1 << 19];
static cp_replacement trace_replacements[TRACE_LEVELS];
static cp_place trace_places[TRACE_LEVELS];
static int64_t trace_starts[TRACE_SPANS];
static int64_t trace_ends[TRACE_SPANS];
static cp_row trace_rows[TRACE_ROWS];
static cp_step trace_steps[TRACE_STEPS];

static void trace_word(trace *t, int32_t word) {
  t->digest = (t->digest ^ (uint32_t)word) * 16777619u;
}

static void trace_long(trace *t, int64_t number) {
  trace_word(t, (int32_t)(uint32_t)(uint64_t)number);
  trace_word(t, (int32_t)(uint32_t)((uint64_t)number >> 32));
}

static void trace_position(trace *t, cp_position position) {
  trace_word(t, position.level);
  trace_word(t, position.page);
}

static void trace_outcome(trace *t, const cp_outcome *outcome) {
  trace_word(t, outcome->result);
  trace_word(t, outcome->reason);
  trace_word(t, outcome->edge);
  trace_word(t, outcome->direction);
  trace_position(t, outcome->from);
  trace_position(t, outcome->to);
  trace_word(t, outcome->steps);
  trace_word(t, outcome->finished);
  trace_position(t, outcome->finished_from);
  trace_position(t, outcome->finished_to);
  trace_position(t, outcome->closed);
}

static void trace_level_rules(trace *t, const cp_level_rules *rules) {
  trace_word(t, rules->start);
  trace_word(t, rules->start_page);
  trace_word(t, rules->entry);
  trace_word(t, rules->edge);
  trace_word(t, rules->follow);
  trace_word(t, rules->snap);
}

static int trace_check(trace *t, cp_status status) {
  if (status != CP_OK && t->failure == NULL) t->failure = cp_status_text(status);
  return status == CP_OK;
}

/* Adds everything observable about a pager and its hosts to the digest. */
static void trace_observe(trace *t, cp_pager *pager, cp_hosts *hosts, const cp_command *edit) {
  cp_state state;
  if (!trace_check(t, cp_get_state(pager, &state))) return;
  trace_position(t, state.position);
  trace_position(t, state.target);
  trace_position(t, state.opened);
  trace_word(t, state.levels);
  trace_word(t, state.phase);
  trace_word(t, state.axis);
  trace_word(t, state.milliseconds);
  trace_word(t, state.elapsed);
  trace_long(t, state.offset);
  trace_long(t, state.distance);
  trace_long(t, state.start);
  trace_long(t, state.end);
  trace_long(t, state.progress);

  int32_t routes;
  if (!trace_check(t, cp_get_routes(pager, &routes))) return;
  trace_word(t, routes);

  cp_rules rules;
  cp_level_rules new_level_rules;
  if (!trace_check(t, cp_get_rules(pager, &rules, &new_level_rules))) return;
  trace_word(t, rules.ends);
  trace_word(t, rules.empty);
  trace_word(t, rules.bounce);
  trace_word(t, rules.reading);
  trace_word(t, rules.locked);
  trace_word(t, rules.beyond);
  trace_word(t, rules.settle_milliseconds);
  trace_long(t, rules.viewport_levels);
  trace_long(t, rules.viewport_pages);
  trace_long(t, rules.turning);
  trace_long(t, rules.throwing);
  trace_level_rules(t, &new_level_rules);

  for (int32_t i = 0; i < state.levels; i++) {
    cp_level level;
    if (!trace_check(t, cp_get_level(pager, i, &level))) return;
    trace_word(t, level.count);
    trace_word(t, level.page);
    trace_long(t, level.rest);
    trace_level_rules(t, &level.rules);
  }

  int32_t count;
  if (!trace_check(t, cp_get_window(pager, trace_rows, TRACE_ROWS, &count))) return;
  trace_word(t, count);
  int64_t displayed = 0;
  for (int32_t i = 0; i < count; i++) {
    const cp_row *row = &trace_rows[i];
    trace_word(t, row->level);
    trace_word(t, row->first);
    trace_word(t, row->count);
    trace_word(t, row->step);
    trace_long(t, row->x);
    trace_long(t, row->y);
    displayed += row->count;
  }

  if (displayed > TRACE_DISPLAYED) return;
  if (!trace_check(t, cp_hosts_update(hosts, pager, edit, trace_steps, TRACE_STEPS, &count))) return;
  trace_word(t, count);
  for (int32_t i = 0; i < count; i++) {
    trace_word(t, trace_steps[i].kind);
    trace_word(t, trace_steps[i].host);
    trace_position(t, trace_steps[i].position);
  }
}

/* Returns the next number in the line, or 0 at the end of the line. */
static int64_t trace_number(trace *t) {
  while (t->next < t->end && *t->next == ' ') t->next++;
  int negative = t->next < t->end && *t->next == '-';
  if (negative) t->next++;
  uint64_t number = 0;
  while (t->next < t->end && *t->next >= '0' && *t->next <= '9') {
    number = number * 10 + (uint64_t)(*t->next++ - '0');
  }
  return (int64_t)(negative ? 0 - number : number);
}

static int32_t trace_int(trace *t) { return (int32_t)trace_number(t); }

static int trace_at_end(trace *t) {
  while (t->next < t->end && *t->next == ' ') t->next++;
  return t->next == t->end || *t->next == '\n';
}

static cp_level_rules trace_take_level_rules(trace *t) {
  cp_level_rules rules;
  rules.start = trace_int(t);
  rules.start_page = trace_int(t);
  rules.entry = trace_int(t);
  rules.edge = trace_int(t);
  rules.follow = trace_int(t);
  rules.snap = trace_int(t);
  return rules;
}

static void trace_make(trace *t, cp_pager **pager, cp_hosts **hosts) {
  int32_t counts[TRACE_LEVELS];
  int32_t count = 0;
  while (!trace_at_end(t) && count < TRACE_LEVELS) counts[count++] = trace_int(t);
  trace_check(t, cp_pager_make(trace_pager_memory, sizeof trace_pager_memory, counts, count, pager));
  trace_check(
      t, cp_hosts_make(
             trace_hosts_memory, sizeof trace_hosts_memory, CP_HOSTING_RECYCLED, TRACE_PREALLOCATED,
             hosts));
  if (t->failure == NULL) trace_observe(t, *pager, *hosts, NULL);
}

static void trace_command(trace *t, cp_pager *pager, cp_hosts *hosts) {
  cp_command command;
  command.kind = trace_int(t);
  command.level = trace_int(t);
  command.page = trace_int(t);
  command.count = trace_int(t);
  command.direction = trace_int(t);
  command.rule = trace_int(t);
  command.value = trace_int(t);
  command.to = trace_int(t);
  command.x = trace_number(t);
  command.y = trace_number(t);
  cp_outcome outcome;
  if (!trace_check(t, cp_preview(pager, &command, &outcome))) return;
  trace_outcome(t, &outcome);
  if (!trace_check(t, cp_apply(pager, &command, &outcome))) return;
  trace_outcome(t, &outcome);
  trace_observe(t, pager, hosts, outcome.result == CP_IGNORED ? NULL : &command);
}

static void trace_replace(trace *t, cp_pager *pager, cp_hosts *hosts) {
  int32_t count = trace_int(t);
  int32_t used = 0;
  if (count > TRACE_LEVELS) count = TRACE_LEVELS;
  for (int32_t i = 0; i < count; i++) {
    cp_replacement *level = &trace_replacements[i];
    level->origin = trace_int(t);
    level->count = trace_int(t);
    level->page = trace_int(t);
    level->open_page = trace_int(t);
    level->adds_at_end = trace_int(t);
    level->spans.origin = trace_number(t);
    level->spans.length = trace_int(t);
    level->spans.count = trace_int(t);
    level->spans.starts = level->spans.count == 0 ? NULL : &trace_starts[used];
    level->spans.ends = level->spans.count == 0 ? NULL : &trace_ends[used];
    for (int32_t page = 0; page < level->spans.count && used < TRACE_SPANS; page++, used++) {
      trace_starts[used] = trace_number(t);
      trace_ends[used] = trace_number(t);
    }
  }
  cp_outcome outcome;
  if (!trace_check(t, cp_replace_levels(pager, trace_replacements, count, &outcome))) return;
  trace_outcome(t, &outcome);
  trace_observe(t, pager, hosts, NULL);
}

static void trace_restore(trace *t, cp_pager *pager, cp_hosts *hosts) {
  int32_t current = trace_int(t);
  cp_rules rules;
  rules.ends = trace_int(t);
  rules.empty = trace_int(t);
  rules.bounce = trace_int(t);
  rules.reading = trace_int(t);
  rules.locked = trace_int(t);
  rules.beyond = trace_int(t);
  rules.settle_milliseconds = trace_int(t);
  rules.viewport_levels = trace_number(t);
  rules.viewport_pages = trace_number(t);
  rules.turning = trace_number(t);
  rules.throwing = trace_number(t);
  cp_level_rules new_level_rules = trace_take_level_rules(t);
  int32_t count = trace_int(t);
  if (count > TRACE_LEVELS) count = TRACE_LEVELS;
  for (int32_t i = 0; i < count; i++) {
    cp_place *place = &trace_places[i];
    place->present = trace_int(t);
    place->page = trace_int(t);
    place->rest = trace_number(t);
    place->rules = trace_take_level_rules(t);
  }
  cp_outcome outcome;
  if (!trace_check(
          t, cp_restore_places(
                 pager, trace_places, count, current, &rules, &new_level_rules, &outcome))) {
    return;
  }
  trace_outcome(t, &outcome);
  trace_observe(t, pager, hosts, NULL);
}

/* Reads a distance and the points per page. Adds the distance in points, and the distance converted back from these
 * points. */
static void trace_points(trace *t) {
  int64_t offset = trace_number(t);
  int32_t per_page = trace_int(t);
  int32_t points = cp_points(offset, per_page);
  trace_word(t, points);
  trace_long(t, cp_offset(points, per_page));
}

/* Reads the distance and time of a wheel event. */
static void trace_wheel(trace *t, cp_wheel *wheel) {
  int32_t distance = trace_int(t);
  int32_t step;
  if (trace_check(t, cp_wheel_step(wheel, distance, trace_number(t), &step))) trace_word(t, step);
}

/* Plays a trace. Returns 1 if every digest agrees. Otherwise, `line` is the number of the first line that fails. */
static int trace_play(trace *t, const char *text, size_t length) {
  cp_pager *pager = NULL;
  cp_hosts *hosts = NULL;
  cp_wheel wheel;
  t->next = text;
  t->end = text + length;
  t->digest = 2166136261u;
  t->commands = 0;
  t->failure = NULL;
  long digests = 0;
  for (t->line = 1; t->next < t->end; t->line++) {
    char kind = *t->next;
    if (kind != '\n') t->next++;
    switch (kind) {
      case '#':
      case '\n':
        break;
      case 'p':
        trace_make(t, &pager, &hosts);
        trace_check(t, cp_wheel_make(&wheel));
        break;
      case 'c':
        t->commands++;
        trace_command(t, pager, hosts);
        break;
      case 'r':
        t->commands++;
        trace_replace(t, pager, hosts);
        break;
      case 's':
        t->commands++;
        trace_restore(t, pager, hosts);
        break;
      case 'h':
        trace_check(t, cp_hosts_set_hosting(hosts, trace_int(t)));
        break;
      case 'o':
        trace_points(t);
        break;
      case 'w':
        trace_wheel(t, &wheel);
        break;
      case '=':
        digests++;
        if ((uint32_t)trace_number(t) != t->digest) t->failure = "The digest differs.";
        break;
      default:
        t->failure = "Unknown line.";
    }
    if (t->failure != NULL) return 0;
    while (t->next < t->end && *t->next != '\n') t->next++;
    if (t->next < t->end) t->next++;
  }
  if (digests == 0) t->failure = "The trace has no digest.";
  return t->failure == NULL;
}

#endif
