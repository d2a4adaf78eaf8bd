/* The Stellaris LM3S6965 Evaluation Board: Cortex-M3, 256 KB of flash, 64 KB of RAM, a 128 × 64-pixel OLED
 * display (SSD0323) on SSI0, and five buttons. See the LM3S6965 data sheet and the board's manual. */
#include "board.h"
#include "display.h"

#define REGISTER(address) (*(volatile uint32_t *)(address))

#define CLOCK_GATES_1 REGISTER(0x400FE104)
#define CLOCK_GATES_2 REGISTER(0x400FE108)

#define GPIO_A 0x40004000u
#define GPIO_C 0x40006000u
#define GPIO_D 0x40007000u
#define GPIO_E 0x40024000u
#define GPIO_F 0x40025000u
/* Address bits mask the pins of a data register. */
#define GPIO_DATA(port, pins) REGISTER((port) + ((pins) << 2))
#define GPIO_DIRECTION(port) REGISTER((port) + 0x400)
#define GPIO_FUNCTION(port) REGISTER((port) + 0x420)
#define GPIO_PULL_UP(port) REGISTER((port) + 0x510)
#define GPIO_DIGITAL(port) REGISTER((port) + 0x51C)

#define SSI_CONTROL_0 REGISTER(0x40008000)
#define SSI_CONTROL_1 REGISTER(0x40008004)
#define SSI_DATA REGISTER(0x40008008)
#define SSI_STATUS REGISTER(0x4000800C)
#define SSI_PRESCALE REGISTER(0x40008010)
enum { SSI_NOT_FULL = 2, SSI_RECEIVED = 4, SSI_BUSY = 16 };

#define SYSTICK_CONTROL REGISTER(0xE000E010)
#define SYSTICK_RELOAD REGISTER(0xE000E014)
#define SYSTICK_VALUE REGISTER(0xE000E018)

enum { CYCLES_PER_MILLISECOND = 12500 };

enum { DISPLAY_SELECT = 1 << 0 /* port D */, DISPLAY_IS_DATA = 1 << 7 /* port C */ };
enum { SELECT_BUTTON = 1 << 1 /* port F */ };

enum {
  ALL_BUTTONS = BUTTON_UP | BUTTON_DOWN | BUTTON_LEFT | BUTTON_RIGHT | BUTTON_SELECT,
  /* For debouncing, a press or a release counts only after this much time without a change. */
  STEADY_MILLISECONDS = 10
};

static volatile uint32_t milliseconds;
static volatile uint32_t pressed;

/* Returns the buttons that are held down now. */
static uint32_t buttons(void) {
  /* A held button reads as 0. Pins 0 to 3 of port E are up, down, left and right. */
  uint32_t held = ~GPIO_DATA(GPIO_E, 0x0F) & 0x0F;
  if (!(GPIO_DATA(GPIO_F, SELECT_BUTTON) & SELECT_BUTTON)) held |= BUTTON_SELECT;
  return held;
}

void systick_handler(void) {
  static uint32_t steady = ALL_BUTTONS, last = ALL_BUTTONS, since = 0;
  milliseconds += 1;
  const uint32_t now = buttons();
  if (now != last) since = milliseconds;
  last = now;
  if (milliseconds - since >= STEADY_MILLISECONDS) {
    pressed |= now & ~steady;
    steady = now;
  }
}

uint32_t board_pressed(void) {
  __asm volatile("cpsid i");
  const uint32_t result = pressed;
  pressed = 0;
  __asm volatile("cpsie i");
  return result;
}

uint32_t board_milliseconds(void) { return milliseconds; }

void board_wait(void) { __asm volatile("wfi"); }

static void send(int is_data, const uint8_t *bytes, uint32_t count) {
  while (SSI_STATUS & SSI_BUSY) {
  }
  while (SSI_STATUS & SSI_RECEIVED) (void)SSI_DATA;
  GPIO_DATA(GPIO_C, DISPLAY_IS_DATA) = is_data ? DISPLAY_IS_DATA : 0;
  for (uint32_t index = 0; index < count; index++) {
    while (!(SSI_STATUS & SSI_NOT_FULL)) {
    }
    SSI_DATA = bytes[index];
    /* The display returns no meaningful data, but the receive buffer must be emptied. */
    while (SSI_STATUS & SSI_RECEIVED) (void)SSI_DATA;
  }
}

void board_start(void) {
  CLOCK_GATES_1 |= 1u << 4; /* SSI0 */
  CLOCK_GATES_2 |= 0x3D;    /* ports A, C, D, E, F */
  (void)CLOCK_GATES_2;

  GPIO_FUNCTION(GPIO_A) |= 0x3C; /* pins 2 to 5 belong to SSI0 */
  GPIO_DIGITAL(GPIO_A) |= 0x3C;
  GPIO_DIRECTION(GPIO_C) |= DISPLAY_IS_DATA;
  GPIO_DIGITAL(GPIO_C) |= DISPLAY_IS_DATA;
  GPIO_DIRECTION(GPIO_D) |= DISPLAY_SELECT;
  GPIO_DIGITAL(GPIO_D) |= DISPLAY_SELECT;
  GPIO_DATA(GPIO_D, DISPLAY_SELECT) = DISPLAY_SELECT;
  GPIO_DIGITAL(GPIO_E) |= 0x0F;
  GPIO_PULL_UP(GPIO_E) |= 0x0F;
  GPIO_DIGITAL(GPIO_F) |= SELECT_BUTTON;
  GPIO_PULL_UP(GPIO_F) |= SELECT_BUTTON;

  SSI_CONTROL_1 = 0;
  SSI_PRESCALE = 12; /* about 1 MHz */
  SSI_CONTROL_0 = 0xC7; /* 8 bits, clock high while idle, data sampled on the second edge */
  SSI_CONTROL_1 = 2;

  static const uint8_t start[] = {
      0x15, 0, 63,  /* columns of two pixels each */
      0x75, 0, 63,  /* rows */
      0x81, 0x40,   /* contrast */
      0xA0, 0x52,   /* order of pixels */
      0xA1, 0,      /* first line */
      0xA4,         /* show the memory */
      0xA8, 0x3F,   /* 64 lines */
      0xAF,         /* on */
  };
  send(0, start, sizeof start);

  SYSTICK_RELOAD = CYCLES_PER_MILLISECOND - 1;
  SYSTICK_VALUE = 0;
  SYSTICK_CONTROL = 7;
}

void board_show(void) {
  static const uint8_t whole[] = {0x15, 0, 63, 0x75, 0, 63};
  send(0, whole, sizeof whole);
  uint8_t row[DISPLAY_WIDTH / 2];
  for (int32_t y = 0; y < DISPLAY_HEIGHT; y++) {
    for (int32_t x = 0; x < DISPLAY_WIDTH; x += 2) {
      uint32_t pair = display_pixels[y][x / 8] >> (x % 8);
      row[x / 2] = (uint8_t)((pair & 1 ? 0xF0 : 0) | (pair & 2 ? 0x0F : 0));
    }
    send(1, row, sizeof row);
  }
}
