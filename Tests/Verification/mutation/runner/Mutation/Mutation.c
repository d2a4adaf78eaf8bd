#include "Mutation.h"

#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/time.h>
#include <unistd.h>

int32_t mutation_active = 0;
uint8_t *mutation_reached = 0;

void mutation_choose(int32_t number) { mutation_active = number; }

void mutation_record(int32_t count) { mutation_reached = calloc((size_t)count, 1); }

void mutation_take(uint8_t *record, int32_t count) {
  memcpy(record, mutation_reached, (size_t)count);
  memset(mutation_reached, 0, (size_t)count);
}

int32_t mutation_fork(void) { return fork(); }

int32_t mutation_temporary(void) {
  char path[] = "/tmp/mutation.XXXXXX";
  int file = mkstemp(path);
  unlink(path);
  return file;
}

void mutation_limit(int32_t memory_megabytes) {
  struct rlimit memory = {(rlim_t)memory_megabytes << 20, (rlim_t)memory_megabytes << 20};
  setrlimit(RLIMIT_AS, &memory);
  struct rlimit core = {0, 0};
  setrlimit(RLIMIT_CORE, &core);
  int null = open("/dev/null", O_WRONLY);
  dup2(null, 1);
  dup2(null, 2);
}

void mutation_allow(double seconds) {
  struct timeval time = {(time_t)seconds, (suseconds_t)((seconds - (time_t)seconds) * 1e6)};
  struct itimerval timer = {{0, 0}, time};
  setitimer(ITIMER_PROF, &timer, 0);
  alarm((unsigned)(20 * seconds) + 30);
}

void mutation_exit(int32_t status) { _exit(status); }
