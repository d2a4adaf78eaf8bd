/* Replaces calls to the C library in the program under test, through LD_PRELOAD.

   FAULTS_MOMENT=N    sends a signal before call N to a function that changes a file or writes to a terminal
   FAULTS_MOMENT=Nh   sends the signal when half of the bytes of call N are written, or after call N
   FAULTS_MOMENT=off  sends the signal when half of the bytes that turn the terminal's modes off are written
   FAULTS_SIGNAL=N    the signal, SIGKILL by default
   FAULTS_COUNT=FILE  writes the number of such calls to a file when the program exits
   FAULTS_CLOCK=FILE  adds the seconds in a file to the time of day
   FAULTS_BREAK=NAME  breaks the program, to show that a check can fail; the names are in broken.py

   Calls are counted from the first call that creates a file, appends to a file or writes to a terminal. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <termios.h>
#include <time.h>
#include <unistd.h>

#define REAL(name) ((typeof(&name))dlsym(RTLD_NEXT, #name))

static atomic_bool counts;
static atomic_int calls;

static int breaks(const char *name) {
  const char *wanted = getenv("FAULTS_BREAK");
  return wanted != NULL && strcmp(wanted, name) == 0;
}

static void send_signal(void) {
  const char *number = getenv("FAULTS_SIGNAL");
  kill(getpid(), number != NULL ? atoi(number) : SIGKILL);
}

/* Counts a call, and sends the signal if it is due at this call. Returns whether to send it halfway through. */
static int count(void) {
  if (!counts) return 0;
  int number = ++calls;
  const char *moment = getenv("FAULTS_MOMENT");
  char *end;
  if (moment == NULL || strtol(moment, &end, 10) != number) return 0;
  if (*end == 'h') return 1;
  send_signal();
  return 0;
}

__attribute__((destructor)) static void report_count(void) {
  const char *path = getenv("FAULTS_COUNT");
  FILE *file = path != NULL ? fopen(path, "w") : NULL;
  if (file == NULL) return;
  fprintf(file, "%d\n", (int)calls);
  fclose(file);
}

/* Returns the seconds to add to the time of day. */
static long clock_shift(void) {
  const char *path = getenv("FAULTS_CLOCK");
  char text[32] = "";
  int file = path != NULL ? REAL(open)(path, O_RDONLY) : -1;
  if (file < 0) return 0;
  if (REAL(read)(file, text, sizeof text - 1) < 0) text[0] = 0;
  REAL(close)(file);
  return atol(text);
}

int clock_gettime(clockid_t clock, struct timespec *time) {
  int result = REAL(clock_gettime)(clock, time);
  if (result == 0 && clock == CLOCK_REALTIME) time->tv_sec += clock_shift();
  return result;
}

time_t time(time_t *result) {
  struct timespec now;
  clock_gettime(CLOCK_REALTIME, &now);
  if (result != NULL) *result = now.tv_sec;
  return now.tv_sec;
}

int open(const char *path, int flags, ...) {
  va_list rest;
  va_start(rest, flags);
  mode_t mode = flags & O_CREAT ? va_arg(rest, mode_t) : 0;
  va_end(rest);
  if (flags & (O_CREAT | O_APPEND)) counts = 1;
  if (breaks("waits for pipes")) flags &= ~O_NONBLOCK;
  int half = count();
  int result = REAL(open)(path, flags, mode);
  if (half) send_signal();
  return result;
}

int open64(const char *path, int flags, ...) __attribute__((alias("open")));

static ssize_t write_some(int file, const void *bytes, size_t size) {
  ssize_t written = REAL(write)(file, bytes, size);
  if (written < 0 && errno == ENOSPC && breaks("full disk ignored")) return (ssize_t)size;
  if (written < 0 && errno == EFBIG && breaks("full disk ignored")) return (ssize_t)size;
  if (written < 0 && errno == EPIPE && breaks("loud pipe")) errno = EIO;
  return written;
}

static int turns_modes_off(const void *bytes, size_t size) { return memmem(bytes, size, "\033[?2004l", 8) != NULL; }

/* Writes bytes and counts the call. */
static ssize_t write_counted(int file, const void *bytes, size_t size) {
  int half = count();
  const char *moment = getenv("FAULTS_MOMENT");
  if (moment != NULL && strcmp(moment, "off") == 0) half = turns_modes_off(bytes, size);
  if (!half || size < 2) {
    ssize_t written = write_some(file, bytes, size);
    if (half) send_signal();
    return written;
  }
  ssize_t written = write_some(file, bytes, size / 2);
  if (written >= 0) send_signal();
  return written;
}

/* The lines of the history and the name of a saved place. A program that writes only when it ends would still hold
 * them. */
static char late_lines[1 << 16], late_path[4096], late_target[4096];
static size_t late_size;
static int late_file = -1;

__attribute__((destructor)) static void write_late(void) {
  if (late_file >= 0 && REAL(write)(late_file, late_lines, late_size) < 0) perror("late lines");
  if (*late_path && REAL(rename)(late_path, late_target) < 0) perror("late save");
}

/* Keeps a line of the history until the program ends. Returns whether the file is the history. */
static int keep_line(int file, const void *bytes, size_t size) {
  char link[64], path[4096];
  snprintf(link, sizeof link, "/proc/self/fd/%d", file);
  ssize_t length = readlink(link, path, sizeof path);
  if (length < 8 || memcmp(path + length - 8, "/history", 8) != 0) return 0;
  if (late_size + size > sizeof late_lines) abort();
  memcpy(late_lines + late_size, bytes, size);
  late_size += size;
  if (late_file < 0) late_file = dup(file);
  return 1;
}

ssize_t write(int file, const void *bytes, size_t size) {
  if (isatty(file)) {
    counts = 1;
    if (breaks("modes left on") && turns_modes_off(bytes, size)) return (ssize_t)size;
  }
  if (breaks("silent") && file == 2) return (ssize_t)size;
  if (size > 1 && fcntl(file, F_GETFL) & O_APPEND && breaks("record in halves")) {
    count();
    ssize_t written = REAL(write)(file, bytes, size / 2);
    usleep(1000);
    return written < 0 ? written : written + write_counted(file, (const char *)bytes + written, size - (size_t)written);
  }
  if (breaks("lines late") && keep_line(file, bytes, size)) return (ssize_t)size;
  return write_counted(file, bytes, size);
}

ssize_t read(int file, void *bytes, size_t size) {
  static _Thread_local char last = '\n';
  struct stat status;
  int is_file = fstat(file, &status) == 0 && S_ISREG(status.st_mode);
  if (is_file && breaks("stale clock") && clock_shift() < 0) return 0;
  if (is_file && breaks("bytes skipped") && lseek(file, 0, SEEK_CUR) > 0) lseek(file, 1, SEEK_CUR);
  ssize_t result = REAL(read)(file, bytes, size);
  if (is_file && result == 0 && last != '\n' && breaks("trap at the end")) abort();
  if (is_file && result > 0) last = ((char *)bytes)[result - 1];
  if (!is_file && result <= 0 && breaks("deaf")) {
    errno = EINTR;
    return -1;
  }
  return result;
}

/* Copies a file as a program that writes directly to the target would. */
static int copy(const char *path, const char *target) {
  char bytes[512];
  ssize_t size;
  int from = REAL(open)(path, O_RDONLY), to = REAL(open)(target, O_WRONLY | O_CREAT | O_TRUNC, 0666);
  if (from < 0 || to < 0) return -1;
  while ((size = REAL(read)(from, bytes, sizeof bytes)) > 0) {
    count();
    if (REAL(write)(to, bytes, (size_t)size) != size) return -1;
  }
  REAL(close)(from);
  REAL(close)(to);
  return REAL(unlink)(path);
}

int rename(const char *path, const char *target) {
  if (breaks("in place")) return copy(path, target);
  if (breaks("saves late") && strstr(target, "place.json") != NULL) {
    snprintf(late_target, sizeof late_target, "%s", target);
    snprintf(late_path, sizeof late_path, "%s.late", target);
    return REAL(rename)(path, late_path);
  }
  int half = count();
  int result = REAL(rename)(path, target);
  if (half) send_signal();
  return result;
}

int link(const char *path, const char *target) {
  int half = count();
  int result = REAL(link)(path, target);
  if (half) send_signal();
  return result;
}

int unlink(const char *path) {
  if (breaks("drafts kept")) return 0;
  int half = count();
  int result = REAL(unlink)(path);
  if (half) send_signal();
  return result;
}

int fsync(int file) {
  int half = count();
  int result = REAL(fsync)(file);
  if (half) send_signal();
  return result;
}

int ftruncate(int file, off_t size) {
  int half = count();
  int result = REAL(ftruncate)(file, size);
  if (half) send_signal();
  return result;
}

int ftruncate64(int file, off_t size) __attribute__((alias("ftruncate")));

__sighandler_t signal(int number, __sighandler_t handler) {
  return REAL(signal)(number, number == SIGINT && breaks("deaf to Ctrl-C") ? SIG_IGN : handler);
}

int tcsetattr(int file, int action, const struct termios *settings) {
  static int times;
  if (times++ > 0 && breaks("settings kept")) return 0;
  return REAL(tcsetattr)(file, action, settings);
}
