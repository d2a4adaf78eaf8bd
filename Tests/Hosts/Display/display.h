/* The pixels of the display in memory: 128 × 64, black or white. */
#ifndef DISPLAY_H
#define DISPLAY_H

#include <stdint.h>

enum { DISPLAY_WIDTH = 128, DISPLAY_HEIGHT = 64 };

/* One bit for each pixel: bit 0 of each byte is the leftmost of eight. */
extern uint8_t display_pixels[DISPLAY_HEIGHT][DISPLAY_WIDTH / 8];

/* A part of the display to draw in. Pixels outside it do not change. */
typedef struct display_area {
  int32_t left, top, right, bottom;
} display_area;

void display_clear(void);
/* Turns on the pixels of a rectangle. */
void display_fill(display_area area, int32_t left, int32_t top, int32_t width, int32_t height);
/* Draws text in characters of 5 × 7 pixels, 6 pixels apart. Characters outside ASCII are drawn as '?'. */
void display_text(display_area area, int32_t left, int32_t top, const char *text);
/* Returns the width of text in pixels. */
int32_t display_text_width(const char *text);

#endif
