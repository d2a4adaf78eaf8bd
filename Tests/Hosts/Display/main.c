/* Pages through a year of step counts by day, week and month, with five buttons and a 128 × 64-pixel display.
 *
 * Left and right slide to the previous and next page. Up and down slide to another level, at the page that the level
 * remembers. The middle button zooms in to the finer level or, from the finest level, out to the coarser one. */
#include <crosspager.h>

#include "board.h"
#include "data.h"
#include "display.h"

enum {
  FRAME_MILLISECONDS = 33,
  TITLE_HEIGHT = 9
};

/* The memory for the pager, enough for the days, weeks and months of a year. */
static _Alignas(16) uint8_t memory[32768];

static const display_area whole = {0, 0, DISPLAY_WIDTH, DISPLAY_HEIGHT};

static void apply(cp_pager *pager, cp_command command) { cp_apply(pager, &command, 0); }

/* Slides to the next page. A slide in progress is completed first, so every press turns a page. */
static void slide(cp_pager *pager, int32_t direction) {
  apply(pager, (cp_command){.kind = CP_GLIDE, .direction = direction});
}

static void press(cp_pager *pager, uint32_t button) {
  cp_state state;
  switch (button) {
    case BUTTON_LEFT: slide(pager, CP_LEFT); break;
    case BUTTON_RIGHT: slide(pager, CP_RIGHT); break;
    case BUTTON_UP: slide(pager, CP_UP); break;
    case BUTTON_DOWN: slide(pager, CP_DOWN); break;
    case BUTTON_SELECT:
      cp_get_state(pager, &state);
      apply(pager, (cp_command){.kind = state.target.level == 0 ? CP_ZOOM_OUT : CP_ZOOM_IN});
      break;
    default: break;
  }
}

/* Returns the area of a page whose top-left corner is at `left`, `top`, clipped to the display. */
static display_area page_area(int32_t left, int32_t top) {
  display_area area = {left, top, left + DISPLAY_WIDTH, top + DISPLAY_HEIGHT};
  if (area.left < 0) area.left = 0;
  if (area.top < 0) area.top = 0;
  if (area.right > DISPLAY_WIDTH) area.right = DISPLAY_WIDTH;
  if (area.bottom > DISPLAY_HEIGHT) area.bottom = DISPLAY_HEIGHT;
  return area;
}

/* Draws a page whose top-left corner is at `left`, `top`: its date and level, and a bar for each value. */
static void draw_page(const cp_data_level *level, int32_t page, int32_t left, int32_t top) {
  const display_area area = page_area(left, top);
  display_text(area, left + 1, top, level->keys[page]);
  display_text(area, left + DISPLAY_WIDTH - 1 - display_text_width(level->name), top, level->name);

  const int32_t first = (int32_t)level->bars[page];
  const int32_t count = (int32_t)level->bars[page + 1] - first;
  const int32_t height = DISPLAY_HEIGHT - TITLE_HEIGHT - 1;
  const int32_t high = level->high > 0 ? level->high : 0;
  const int32_t low = level->low < 0 ? level->low : 0;
  const int32_t range = high > low ? high - low : 1;
  /* The row of the zero line. Positive bars extend up from the line, and negative bars extend down. */
  const int32_t zero = top + TITLE_HEIGHT + high * height / range;
  display_fill(area, left, zero, DISPLAY_WIDTH, 1);
  for (int32_t index = 0; index < count; index++) {
    const int32_t value = level->values[first + index];
    if (value == CP_DATA_MISSING) continue;
    const int32_t start = left + 1 + index * (DISPLAY_WIDTH - 2) / count;
    const int32_t end = left + 1 + (index + 1) * (DISPLAY_WIDTH - 2) / count;
    const int32_t length = value * height / range;
    const int32_t width = end - start > 1 ? end - start - 1 : 1;
    if (length >= 0) {
      display_fill(area, start, zero - length, width, length);
    } else {
      display_fill(area, start, zero + 1, width, -length);
    }
  }
}

static void draw_row(void *context, const cp_row *row) {
  (void)context;
  for (int32_t index = 0; index < row->count; index++) {
    const int64_t x = row->x + (int64_t)index * row->step;
    draw_page(
        &cp_data_levels[row->level], row->first + index, cp_points(x, DISPLAY_WIDTH),
        cp_points(row->y, DISPLAY_HEIGHT));
  }
}

static void draw(const cp_pager *pager) {
  display_clear();
  cp_visit_window(pager, draw_row, 0);
  board_show();
}

int main(void) {
  cp_level levels[CP_DATA_LEVELS];
  cp_spans spans[CP_DATA_LEVELS];
  for (int32_t index = 0; index < CP_DATA_LEVELS; index++) {
    const cp_data_level *level = &cp_data_levels[index];
    levels[index] = (cp_level){.count = level->count, .page = level->page, .rest = CP_NO_OFFSET};
    spans[index] = (cp_spans){.starts = level->starts, .ends = level->ends, .count = level->count};
  }
  board_start();
  cp_pager *pager;
  const cp_status status = cp_pager_make_levels(
      memory, sizeof memory, levels, spans, CP_DATA_LEVELS, 0, 0, 0, &pager);
  if (status != CP_OK) {
    display_clear();
    display_text(whole, 0, 28, cp_status_text(status));
    board_show();
    for (;;) board_wait();
  }
  draw(pager);
  uint32_t drawn = board_milliseconds();
  for (;;) {
    board_wait();
    const uint32_t pressed = board_pressed();
    for (uint32_t button = BUTTON_UP; button <= BUTTON_SELECT; button <<= 1) {
      if (pressed & button) press(pager, button);
    }
    if (pressed) {
      draw(pager);
      drawn = board_milliseconds();
    }
    cp_state state;
    cp_get_state(pager, &state);
    const uint32_t elapsed = board_milliseconds() - drawn;
    if (state.phase == CP_SETTLING && elapsed >= FRAME_MILLISECONDS) {
      apply(pager, (cp_command){.kind = CP_TICK, .count = (int32_t)elapsed});
      drawn += elapsed;
      draw(pager);
    }
  }
}
