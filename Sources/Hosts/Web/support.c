/* Functions that the compiler expects from a C library and a runtime library, both of which WebAssembly lacks. */
#include <stddef.h>
#include <stdint.h>

/* Each of these functions compiles to a single WebAssembly instruction. */
void *memcpy(void *to, const void *from, size_t count) { return __builtin_memcpy(to, from, count); }
void *memmove(void *to, const void *from, size_t count) { return __builtin_memmove(to, from, count); }
void *memset(void *to, int byte, size_t count) { return __builtin_memset(to, byte, count); }

typedef struct {
  uint64_t low, high;
} wide;

/* Multiplies two 128-bit integers. Swift calls this function to check 64-bit products for overflow. */
void multiply(wide *product, uint64_t a, uint64_t a_high, uint64_t b, uint64_t b_high) __asm__("__multi3");

void multiply(wide *product, uint64_t a, uint64_t a_high, uint64_t b, uint64_t b_high) {
  const uint64_t half = UINT32_MAX;
  uint64_t low = (a & half) * (b & half);
  uint64_t middle = (a >> 32) * (b & half) + (low >> 32);
  uint64_t other = (a & half) * (b >> 32) + (middle & half);
  product->low = other << 32 | (low & half);
  product->high =
      (a >> 32) * (b >> 32) + (middle >> 32) + (other >> 32) + a * b_high + a_high * b;
}
