/* The functions that the compiler expects from a C library, for a program that has no C library. */
#include <stddef.h>
#include <stdint.h>

void *memcpy(void *to, const void *from, size_t count) {
  uint8_t *target = to;
  const uint8_t *source = from;
  while (count--) *target++ = *source++;
  return to;
}

void *memmove(void *to, const void *from, size_t count) {
  uint8_t *target = to;
  const uint8_t *source = from;
  if (target < source) return memcpy(to, from, count);
  while (count--) target[count] = source[count];
  return to;
}

void *memset(void *to, int byte, size_t count) {
  uint8_t *target = to;
  while (count--) *target++ = (uint8_t)byte;
  return to;
}

int memcmp(const void *one, const void *other, size_t count) {
  const uint8_t *first = one, *second = other;
  for (; count--; first++, second++) {
    if (*first != *second) return *first - *second;
  }
  return 0;
}

/* The names, the order of arguments and the results follow the run-time ABI for the Arm architecture (RTABI32). */
void __aeabi_memcpy(void *to, const void *from, size_t count) { memcpy(to, from, count); }
void __aeabi_memcpy4(void *to, const void *from, size_t count) { memcpy(to, from, count); }
void __aeabi_memcpy8(void *to, const void *from, size_t count) { memcpy(to, from, count); }
void __aeabi_memmove(void *to, const void *from, size_t count) { memmove(to, from, count); }
void __aeabi_memmove4(void *to, const void *from, size_t count) { memmove(to, from, count); }
void __aeabi_memmove8(void *to, const void *from, size_t count) { memmove(to, from, count); }
void __aeabi_memset(void *to, size_t count, int byte) { memset(to, byte, count); }
void __aeabi_memset4(void *to, size_t count, int byte) { memset(to, byte, count); }
void __aeabi_memset8(void *to, size_t count, int byte) { memset(to, byte, count); }
void __aeabi_memclr(void *to, size_t count) { memset(to, 0, count); }
void __aeabi_memclr4(void *to, size_t count) { memset(to, 0, count); }
void __aeabi_memclr8(void *to, size_t count) { memset(to, 0, count); }

/* Shifts by 0 through 63 bits. The functions shift 32-bit halves, because the compiler would implement 64-bit shifts
 * with calls to these functions. */
uint64_t __aeabi_llsl(uint64_t value, int bits) {
  const uint32_t low = (uint32_t)value, high = (uint32_t)(value >> 32);
  if (bits >= 32) return (uint64_t)(low << (bits - 32)) << 32;
  if (bits == 0) return value;
  return (uint64_t)(high << bits | low >> (32 - bits)) << 32 | low << bits;
}

uint64_t __aeabi_llsr(uint64_t value, int bits) {
  const uint32_t low = (uint32_t)value, high = (uint32_t)(value >> 32);
  if (bits >= 32) return high >> (bits - 32);
  if (bits == 0) return value;
  return (uint64_t)(high >> bits) << 32 | (low >> bits | high << (32 - bits));
}

int64_t __aeabi_lasr(int64_t value, int bits) {
  const uint64_t shifted = __aeabi_llsr((uint64_t)value, bits);
  return (int64_t)(value < 0 && bits > 0 ? shifted | ~__aeabi_llsr(UINT64_MAX, bits) : shifted);
}

static uint64_t divide(uint64_t dividend, uint64_t divisor, uint64_t *remainder) {
  uint64_t quotient = 0, rest = 0;
  for (int bit = 63; bit >= 0; bit--) {
    const uint64_t carry = rest >> 63;
    rest = rest + rest + (__aeabi_llsr(dividend, bit) & 1);
    if (carry || rest >= divisor) {
      rest -= divisor;
      quotient |= __aeabi_llsl(1, bit);
    }
  }
  *remainder = rest;
  return quotient;
}

uint64_t divide_unsigned(uint64_t dividend, uint64_t divisor, uint64_t *remainder) {
  return divide(dividend, divisor, remainder);
}

int64_t divide_signed(int64_t dividend, int64_t divisor, int64_t *remainder) {
  uint64_t rest;
  const uint64_t quotient = divide(
      dividend < 0 ? 0 - (uint64_t)dividend : (uint64_t)dividend,
      divisor < 0 ? 0 - (uint64_t)divisor : (uint64_t)divisor, &rest);
  *remainder = (int64_t)(dividend < 0 ? 0 - rest : rest);
  return (int64_t)((dividend < 0) != (divisor < 0) ? 0 - quotient : quotient);
}

/* The quotient is returned in r0 and r1 and the remainder in r2 and r3, which C cannot express. */
#define DIVISION(name, function)                        \
  __attribute__((naked)) void name(void) {              \
    __asm volatile(                                     \
        "push {r4, lr}\n"                               \
        "sub sp, #16\n"                                 \
        "add r4, sp, #8\n"                              \
        "str r4, [sp]\n"                                \
        "bl " #function "\n"                            \
        "ldrd r2, r3, [sp, #8]\n"                       \
        "add sp, #16\n"                                 \
        "pop {r4, pc}\n");                              \
  }
DIVISION(__aeabi_uldivmod, divide_unsigned)
DIVISION(__aeabi_ldivmod, divide_signed)
