/* Plays a conformance trace from standard input on WebAssembly, where a pointer and Swift's Int have 32 bits. There is
 * no C standard library: support.c contains the few functions that compiled code needs. This file calls the WASI system
 * interface. */
#include "trace.h"

#include <stddef.h>
#include <stdint.h>

#define WASI(name) __attribute__((import_module("wasi_snapshot_preview1"), import_name(#name)))
typedef struct { void *bytes; size_t count; } vector;
WASI(fd_read) int fd_read(int file, const vector *vectors, size_t count, size_t *got);
WASI(fd_write) int fd_write(int file, const vector *vectors, size_t count, size_t *put);
WASI(proc_exit) _Noreturn void proc_exit(int status);

static void print(const char *text) {
  size_t length = 0, put;
  while (text[length] != 0) length++;
  vector out = {(void *)text, length};
  fd_write(1, &out, 1, &put);
}

static void print_number(uint64_t number) {
  char digits[24];
  char *next = digits + sizeof digits;
  *--next = 0;
  do *--next = (char)('0' + number % 10); while ((number /= 10) != 0);
  print(next);
}

static char text[4 << 20];

void _start(void) {
  size_t length = 0, got;
  for (;;) {
    vector in = {text + length, sizeof text - length};
    if (fd_read(0, &in, 1, &got) != 0 || got == 0) break;
    length += got;
  }
  trace t;
  int agrees = trace_play(&t, text, length);
  if (agrees) {
    print_number((uint64_t)t.commands);
    print(" commands, digest ");
  } else {
    print("line ");
    print_number((uint64_t)t.line);
    print(": ");
    print(t.failure);
    print(" Digest: ");
  }
  print_number(t.digest);
  print("\n");
  proc_exit(agrees ? 0 : 1);
}
