/* Measures how long the C library takes to perform a command. */
#include <crosspager.h>

#include <stdio.h>
#include <stdlib.h>
#include <time.h>

static void report(const char *name, clock_t start, int count) {
  printf("%s: %.1f ns\n", name, 1e9 * (double)(clock() - start) / CLOCKS_PER_SEC / count);
}

int main(void) {
  int32_t counts[] = {731, 105, 24};
  void *memory = malloc(cp_pager_size(3, 0));
  cp_pager *pager;
  if (memory == NULL || cp_pager_make(memory, cp_pager_size(3, 0), counts, 3, &pager) != CP_OK) return 1;
  enum { COUNT = 20000000 };
  cp_outcome outcome;

  cp_command way[] = {
      {.kind = CP_MOVE, .direction = CP_RIGHT, .count = 1}, {.kind = CP_MOVE, .direction = CP_LEFT, .count = 1}};
  clock_t start = clock();
  for (int i = 0; i < COUNT; i++) cp_apply(pager, &way[i & 1], &outcome);
  report("right and left", start, COUNT);

  uint32_t random = 1;
  start = clock();
  for (int i = 0; i < COUNT; i++) {
    random = random * 1664525 + 1013904223;
    cp_command command = {
        .kind = CP_MOVE, .direction = (int32_t)(random >> 30), .count = (int32_t)(random >> 20 & 7)};
    cp_apply(pager, &command, &outcome);
  }
  report("random moves", start, COUNT);

  cp_state state;
  start = clock();
  for (int i = 0; i < COUNT; i++) cp_get_state(pager, &state);
  report("state", start, COUNT);

  cp_row rows[4];
  int32_t count;
  start = clock();
  for (int i = 0; i < COUNT; i++) cp_get_window(pager, rows, 4, &count);
  report("window", start, COUNT);

  start = clock();
  for (int i = 0; i < COUNT / 10; i++) cp_preview(pager, &way[i & 1], &outcome);
  report("preview", start, COUNT / 10);
  free(memory);
  return 0;
}
