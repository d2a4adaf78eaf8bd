/* Reads commands, one per line, and prints the same responses as `crosspager --json` with the built-in sample.

   This program knows the commands of the plain C switch, spelled in full. Any other line ends the program with status
   1. */
#include "pager.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The levels of the built-in sample, each on its last page. */
static const char *const names[] = {"day", "week", "month"};
static struct pager pager = {.levels = 3, .counts = {731, 105, 24}, .pages = {730, 104, 23}};

static char output[1 << 16];
static size_t used;

static void flush(void) {
  if (fwrite(output, 1, used, stdout) != used) exit(74);
  used = 0;
}

static void put_bytes(const char *bytes, size_t size) {
  if (used + size > sizeof output) flush();
  memcpy(output + used, bytes, size);
  used += size;
}

static void put(const char *text) { put_bytes(text, strlen(text)); }

static void put_number(long number) {
  char digits[24], *start = digits + sizeof digits;
  do *--start = (char)('0' + number % 10); while ((number /= 10) > 0);
  put_bytes(start, (size_t)(digits + sizeof digits - start));
}

static void put_place(const char *name, cp_position place) {
  put(name);
  put("{\"level\":\"");
  put(names[place.level]);
  put("\",\"page\":");
  put_number(place.page);
  put("}");
}

static const char *edge_name(int edge) {
  static const char *const edges[] = {"left", "right", "top", "bottom", "beginning", "end"};
  return edges[edge];
}

static const char *reason_name(int reason) {
  switch (reason) {
  case CP_REASON_EDGE: return "edge";
  case CP_REASON_NO_SUCH_LEVEL: return "noSuchLevel";
  case CP_REASON_NO_SUCH_PAGE: return "noSuchPage";
  default: return "alreadyThere";
  }
}

static void answer(long number, const char *line, size_t length, const cp_outcome *outcome) {
  put("{\"n\":");
  put_number(number);
  put(",\"command\":\"");
  put_bytes(line, length);
  if (outcome->result == CP_MOVED) {
    put_place("\",\"result\":\"moved\",\"from\":", outcome->from);
    put_place(",\"to\":", outcome->to);
    if (outcome->steps != CP_NONE) {
      put(",\"steps\":");
      put_number(outcome->steps);
    }
    if (outcome->edge != CP_NONE) {
      put(",\"stopped\":\"");
      put(edge_name(outcome->edge));
      put("\"");
    }
  } else {
    put("\",\"result\":\"ignored\",\"reason\":\"");
    put(reason_name(outcome->reason));
    if (outcome->edge != CP_NONE) {
      put("\",\"edge\":\"");
      put(edge_name(outcome->edge));
    }
    put("\"");
  }
  put_place(",\"at\":", (cp_position){pager.current, pager.pages[pager.current]});
  put("}\n");
}

static void reject(const char *line) {
  flush();
  fprintf(stderr, "cannot read '%s'\n", line);
  exit(1);
}

struct entry {
  const char *name;
  int kind, direction, operands;
};
/* The kinds of operands. */
enum { NOTHING, COUNT, PAGE, PLACE };
static const struct entry table[] = {
    {"left", CP_MOVE, CP_LEFT, COUNT}, {"right", CP_MOVE, CP_RIGHT, COUNT}, {"up", CP_MOVE, CP_UP, COUNT},
    {"down", CP_MOVE, CP_DOWN, COUNT}, {"next", CP_NEXT, 0, COUNT},         {"previous", CP_PREVIOUS, 0, COUNT},
    {"first", CP_FIRST, 0, NOTHING},   {"last", CP_LAST, 0, NOTHING},       {"top", CP_TOP, 0, NOTHING},
    {"bottom", CP_BOTTOM, 0, NOTHING}, {"go", CP_GO_LEVEL, 0, PLACE},       {"page", CP_GO_PAGE_HERE, 0, PAGE}};

static int read_number(const char *text, const char *line) {
  char *end;
  long number = strtol(text, &end, 10);
  if (end == text || *end != 0 || number < 0 || number > INT32_MAX) reject(line);
  return (int)number;
}

static int read_level(const char *text, const char *line) {
  for (int level = 0; level < pager.levels; level++) {
    if (strcmp(names[level], text) == 0) return level;
  }
  return read_number(text, line);
}

static cp_command read_command(const char *line) {
  char copy[256], *words[4] = {0}, *rest = copy;
  int count = 0;
  if (strlen(line) >= sizeof copy) reject(line);
  strcpy(copy, line);
  for (char *word; (word = strsep(&rest, " ")) != NULL;) {
    if (*word == 0) continue;
    if (count == 3) reject(line);
    words[count++] = word;
  }
  for (size_t place = 0; count > 0 && place < sizeof table / sizeof *table; place++) {
    const struct entry *entry = &table[place];
    if (strcmp(entry->name, words[0]) != 0) continue;
    cp_command command = {.kind = entry->kind, .direction = entry->direction, .count = 1};
    if (count > (entry->operands == NOTHING ? 1 : entry->operands == PLACE ? 3 : 2)) reject(line);
    if (entry->operands == COUNT && count == 2) {
      command.count = read_number(words[1], line);
    } else if (entry->operands == PAGE) {
      if (count != 2) reject(line);
      command.page = read_number(words[1], line);
    } else if (entry->operands == PLACE) {
      if (count < 2) reject(line);
      command.level = read_level(words[1], line);
      if (count == 3) {
        command.kind = CP_GO_PAGE;
        command.page = read_number(words[2], line);
      }
    }
    return command;
  }
  reject(line);
  return (cp_command){0};
}

int main(void) {
  char *line = NULL;
  size_t size = 0;
  ssize_t length;
  for (long number = 1; (length = getline(&line, &size, stdin)) > 0; number++) {
    if (line[length - 1] == '\n') line[--length] = 0;
    cp_command command = read_command(line);
    cp_outcome outcome = perform(&pager, &command);
    answer(number, line, (size_t)length, &outcome);
  }
  flush();
  return 0;
}
