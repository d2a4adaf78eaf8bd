// The pages of a level, as header.py writes them.
#ifndef PAGES_H
#define PAGES_H

#include <stdint.h>

// The value that represents a missing bar.
#define CP_DATA_MISSING INT16_MIN

typedef struct cp_data_level {
  const char *name;
  // The number of pages, and the index of the level's page.
  int32_t count;
  int32_t page;
  // The starts and ends of the pages, in minutes since 1970-01-01.
  const int64_t *starts;
  const int64_t *ends;
  // The names of the pages.
  const char *const *keys;
  // The bars of page i are values[bars[i]] to values[bars[i + 1] - 1].
  const uint32_t *bars;
  // A bar's value divided by 10 to the power of `exponent`.
  const int16_t *values;
  // The least and greatest values.
  int16_t low;
  int16_t high;
  int16_t exponent;
} cp_data_level;

#endif
