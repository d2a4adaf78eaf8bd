/* The functions that the program needs from a board. To support another board, implement these five functions. */
#ifndef BOARD_H
#define BOARD_H

#include <stdint.h>

/* One bit for each button. */
enum { BUTTON_UP = 1, BUTTON_DOWN = 2, BUTTON_LEFT = 4, BUTTON_RIGHT = 8, BUTTON_SELECT = 16 };

/* Prepares the clock, the buttons and the display. */
void board_start(void);
/* Returns the buttons pressed since the last call. A button held down at the start does not count. */
uint32_t board_pressed(void);
/* Returns the milliseconds since the start, modulo 2^32. */
uint32_t board_milliseconds(void);
/* Sleeps until the next millisecond. */
void board_wait(void);
/* Shows the pixels that are declared in display.h. */
void board_show(void);

#endif
