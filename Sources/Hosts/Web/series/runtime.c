/* Functions that the compiler expects from the C library, for the series module. */
#include <stddef.h>
#include <stdint.h>

/* Memory comes in blocks whose sizes are powers of two. Each block begins with the logarithm of its size. Freed blocks
   of the same size form a list. */
enum { header = 16 };
static void *unused[32];
static uintptr_t next, end;
extern unsigned char __heap_base;

int posix_memalign(void **memory, size_t alignment, size_t size) {
  if (alignment > header || size > INT32_MAX / 2) return 12;
  size_t class = 32 - __builtin_clz(size + header - 1), whole = (size_t)1 << class;
  char *block = unused[class];
  if (block != NULL) {
    unused[class] = *(void **)(block + header);
  } else {
    if (next == 0) {
      next = ((uintptr_t)&__heap_base + header - 1) & ~(uintptr_t)(header - 1);
      end = __builtin_wasm_memory_size(0) << 16;
    }
    if (whole > end - next) {
      size_t pages = (whole - (end - next) + 65535) >> 16;
      if (__builtin_wasm_memory_grow(0, pages) == SIZE_MAX) return 12;
      end += pages << 16;
    }
    block = (char *)next;
    next += whole;
  }
  *(size_t *)block = class;
  *memory = block + header;
  return 0;
}

void free(void *memory) {
  if (memory == NULL) return;
  char *block = (char *)memory - header;
  size_t class = *(size_t *)block;
  *(void **)memory = unused[class];
  unused[class] = block;
}

int memcmp(const void *one, const void *other, size_t count) {
  const unsigned char *a = one, *b = other;
  for (; count > 0; count--, a++, b++) {
    if (*a != *b) return *a - *b;
  }
  return 0;
}

/* Returns the nearest integer. Halves are rounded away from zero. */
double round(double number) {
  double whole = __builtin_trunc(number), rest = number - whole;
  return rest >= 0.5 ? whole + 1 : rest <= -0.5 ? whole - 1 : whole;
}

/* Returns the upper half of a number's digits. */
static double upper(double number) {
  double scaled = 134217729 * number;
  return scaled - (scaled - number);
}

/* Returns the sum of a number and a product. The product is exact (T. J. Dekker, "A Floating-Point Technique for
   Extending the Available Precision", 1971). The sum is rounded once if it is much smaller than the product, as in a
   mean. */
double fma(double one, double other, double number) {
  double product = one * other, a = upper(one), b = upper(other);
  double error = (one - a) * (other - b) - (product - a * b - (one - a) * b - a * (other - b));
  return number + product + error;
}
