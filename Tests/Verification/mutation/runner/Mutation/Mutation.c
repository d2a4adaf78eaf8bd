#include "Mutation.h"

#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/time.h>
#include <unistd.h>

int32_t mutation_active = 0;
uint8_t *mutation_reached = 0;

// The variable that tells a program what to do: the number of a mutant, or the number of places and the file that
// records them.
static const char variable[] = "CROSSPAGER_MUTANT";

void mutation_choose(int32_t number) {
  char text[20];
  snprintf(text, sizeof text, "%d", number);
  setenv(variable, text, 1);
  mutation_active = number;
}

static void map(int file, int32_t count) {
  void *bytes = mmap(0, (size_t)count, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
  if (bytes == MAP_FAILED) abort();
  // A program whose standard streams are closed would use the descriptor for one of them.
  close(file);
  mutation_reached = bytes;
  mutation_active = -1;
}

static char record_path[] = "/tmp/mutation.XXXXXX";

void mutation_record(int32_t count) {
  char text[60];
  int file = mkstemp(record_path);
  // Some tests start a program as another user.
  if (fchmod(file, 0666) || ftruncate(file, count)) abort();
  map(file, count);
  snprintf(text, sizeof text, "-1 %d %s", count, record_path);
  setenv(variable, text, 1);
}

void mutation_end_record(void) { unlink(record_path); }

// Runs at the start of a program that a test starts. Limits its time, so that a mutant cannot run on after the test.
__attribute__((constructor)) static void adopt(void) {
  const char *text = getenv(variable);
  int number, count;
  char path[40];
  if (!text) return;
  int values = sscanf(text, "%d %d %39s", &number, &count, path);
  if (values == 1) {
    mutation_active = number;
    struct rlimit seconds = {20, 20};
    setrlimit(RLIMIT_CPU, &seconds);
    alarm(120);
  } else if (values == 3) {
    map(open(path, O_RDWR), count);
  }
}

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
