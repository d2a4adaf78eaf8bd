/* Plays a conformance trace on a Cortex-M4. The debugger (here, QEMU) reads the file and prints the result. See Arm's
 * document "Semihosting for AArch32 and AArch64". */
#include "../C/trace.h"

#include <stddef.h>
#include <stdint.h>

enum { SYS_OPEN = 0x01, SYS_WRITE0 = 0x04, SYS_READ = 0x06, SYS_FLEN = 0x0C, SYS_GET_CMDLINE = 0x15, SYS_EXIT = 0x18 };

static int32_t call(int32_t operation, const void *parameters) {
  register int32_t r0 __asm("r0") = operation;
  register const void *r1 __asm("r1") = parameters;
  __asm volatile("bkpt 0xAB" : "+r"(r0) : "r"(r1) : "memory");
  return r0;
}

static void print(const char *text) { call(SYS_WRITE0, text); }

static void print_number(uint32_t number) {
  char digits[12];
  char *next = digits + sizeof digits;
  *--next = 0;
  do *--next = (char)('0' + number % 10);
  while ((number /= 10) != 0);
  print(next);
}

void systick_handler(void) {}

static char text[1 << 20];

int main(void) {
  static char path[1024];
  const uintptr_t line[] = {(uintptr_t)path, sizeof path};
  int32_t length = -1;
  if (call(SYS_GET_CMDLINE, line) == 0) {
    size_t count = 0;
    while (path[count]) count++;
    const uintptr_t opened[] = {(uintptr_t)path, 1, count};
    const int32_t file = call(SYS_OPEN, opened);
    if (file >= 0) {
      const uintptr_t handle[] = {(uintptr_t)file};
      length = call(SYS_FLEN, handle);
      const uintptr_t read[] = {(uintptr_t)file, (uintptr_t)text, (uintptr_t)length};
      if (length > (int32_t)sizeof text || call(SYS_READ, read) != 0) length = -1;
    }
  }
  int agrees = 0;
  if (length < 0) {
    print("The file cannot be read.");
  } else {
    trace t;
    agrees = trace_play(&t, text, (size_t)length);
    if (agrees) {
      print_number((uint32_t)t.commands);
      print(" commands, digest ");
    } else {
      print("line ");
      print_number((uint32_t)t.line);
      print(": ");
      print(t.failure);
      print(" Digest: ");
    }
    print_number(t.digest);
  }
  print("\n");
  /* The reason ADP_Stopped_ApplicationExit gives status 0, and any other reason gives 1. */
  call(SYS_EXIT, (const void *)(uintptr_t)(agrees ? 0x20026 : 0x20023));
  return 0;
}
