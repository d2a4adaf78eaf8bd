/* The vector table of a Cortex-M and the program's entry point. */
#include <stdint.h>

extern uint32_t stack_top[], data_start[], data_end[], data_source[], bss_start[], bss_end[];

int main(void);
void systick_handler(void);

static void halt(void) {
  for (;;) {
  }
}

void reset_handler(void) {
  for (uint32_t *to = data_start, *from = data_source; to < data_end;) *to++ = *from++;
  for (uint32_t *to = bss_start; to < bss_end;) *to++ = 0;
  /* Mark the free memory so that stack use can be measured. */
  uint32_t *stack = __builtin_frame_address(0);
  for (uint32_t *to = bss_end; to < stack - 16;) *to++ = 0xA5A5A5A5;
  main();
  halt();
}

__attribute__((section(".vectors"), used)) static const void *const vectors[] = {
    stack_top, reset_handler, halt, halt, halt, halt, halt, 0, 0, 0, 0, halt, halt, 0, halt, systick_handler,
};
