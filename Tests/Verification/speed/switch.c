/* Runs a random command stream through the plain C switch or through the C library.

   Usage: switch plain|library COUNT SEED. Prints a digest of all outcomes, and the nanoseconds per command.
   `Benchmarks stream COUNT SEED` does the same through the Swift library. */
#include "pager.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { LEVELS = 4 };
static const int counts[LEVELS] = {731, 105, 24, 1};
static const int edges[LEVELS] = {CP_EDGE_CONTINUE, CP_EDGE_WRAP, CP_EDGE_CONTINUE, CP_EDGE_STOP};

/* Returns the next command in the stream. The high bits of the state determine its kind and operands. */
static cp_command next_command(uint64_t *state) {
  *state = *state * 6364136223846793005u + 1442695040888963407u;
  uint32_t bits = (uint32_t)(*state >> 33);
  int kind = bits & 15, few = bits >> 4 & 7, many = bits >> 7 & 1023;
  switch (kind) {
  case 8: return (cp_command){.kind = CP_FIRST};
  case 9: return (cp_command){.kind = CP_LAST};
  case 10: return (cp_command){.kind = CP_TOP};
  case 11: return (cp_command){.kind = CP_BOTTOM};
  case 12: return (cp_command){.kind = CP_NEXT, .count = few + 1};
  case 13: return (cp_command){.kind = CP_PREVIOUS, .count = few + 1};
  case 14:
    return many & 1 ? (cp_command){.kind = CP_GO_LEVEL, .level = few}
                    : (cp_command){.kind = CP_GO_PAGE, .level = few, .page = many};
  case 15: return (cp_command){.kind = CP_GO_PAGE_HERE, .page = many};
  default: return (cp_command){.kind = CP_MOVE, .direction = kind & 3, .count = few + 1};
  }
}

static uint64_t word(int32_t number) { return number == CP_NONE ? 0 : (uint64_t)number + 1; }

static uint64_t digest(uint64_t before, const cp_outcome *outcome) {
  uint64_t value = (uint64_t)outcome->result | word(outcome->edge) << 6;
  if (outcome->result == CP_MOVED) {
    value |= word(outcome->steps) << 10 | (uint64_t)outcome->to.level << 20 | (uint64_t)outcome->to.page << 24;
  } else {
    value |= (uint64_t)outcome->reason << 2;
  }
  return before * 0x9E3779B97F4A7C15u + value;
}

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (double)time.tv_sec * 1e9 + (double)time.tv_nsec;
}

static uint64_t run_plain(long count, uint64_t state) {
  struct pager pager = {.levels = LEVELS};
  memcpy(pager.counts, counts, sizeof counts);
  memcpy(pager.edges, edges, sizeof edges);
  uint64_t result = 0;
  for (long number = 0; number < count; number++) {
    cp_command command = next_command(&state);
    cp_outcome outcome = perform(&pager, &command);
    result = digest(result, &outcome);
  }
  return result;
}

static uint64_t run_library(long count, uint64_t state) {
  size_t size = cp_pager_size(LEVELS, 0);
  void *memory = malloc(size);
  cp_pager *pager;
  if (memory == NULL || cp_pager_make(memory, size, counts, LEVELS, &pager) != CP_OK) exit(1);
  for (int level = 0; level < LEVELS; level++) {
    cp_command command = {.kind = CP_SET_LEVEL_RULE, .rule = CP_RULE_EDGE, .level = level, .value = edges[level]};
    if (cp_apply(pager, &command, NULL) != CP_OK) exit(1);
  }
  uint64_t result = 0;
  for (long number = 0; number < count; number++) {
    cp_command command = next_command(&state);
    cp_outcome outcome;
    cp_apply(pager, &command, &outcome);
    result = digest(result, &outcome);
  }
  free(memory);
  return result;
}

int main(int argc, char **argv) {
  if (argc != 4) return 2;
  long count = atol(argv[2]);
  uint64_t seed = strtoull(argv[3], NULL, 10);
  double start = now();
  uint64_t result = strcmp(argv[1], "plain") == 0 ? run_plain(count, seed) : run_library(count, seed);
  printf("%016llx %.3f\n", (unsigned long long)result, (now() - start) / (double)count);
  return 0;
}
