#include "heap.h"

#include <stddef.h>
#include <stdint.h>

/* A single-threaded program needs no thread-local variables. */
#ifdef CP_SINGLE_THREAD
static pager_heap *current;
#else
static _Thread_local pager_heap *current;
#endif

/* Tell AddressSanitizer which parts of the caller's block are in use. */
#if defined(__has_feature)
#if __has_feature(address_sanitizer)
#include <sanitizer/asan_interface.h>
#define POISON(from, to) __asan_poison_memory_region(from, (size_t)((to) - (from)))
#define UNPOISON(from, to) __asan_unpoison_memory_region(from, (size_t)((to) - (from)))
#endif
#endif
#ifndef POISON
#define POISON(from, to) (void)0
#define UNPOISON(from, to) (void)0
#endif

pager_heap *pager_heap_use(pager_heap *heap) {
  pager_heap *before = current;
  current = heap;
  return before;
}

void pager_heap_clear(pager_heap *heap) {
  heap->last = NULL;
  POISON(heap->next, heap->end);
}

int pager_heap_allocate(void **memory, size_t alignment, size_t size) {
  pager_heap *heap = current;
  if (heap == NULL || alignment > 16) return 12;
  size_t left = (size_t)(heap->end - heap->next);
  if (size > left) return 12;
  size_t whole = (size + 15) & ~(size_t)15;
  if (whole > left) return 12;
  heap->last = heap->next;
  heap->next += whole;
  UNPOISON(heap->last, heap->last + size);
  *memory = heap->last;
  return 0;
}

void pager_heap_free(void *memory) {
  pager_heap *heap = current;
  if (memory == NULL || heap == NULL || heap->last != memory) return;
  POISON(heap->last, heap->next);
  heap->next = heap->last;
  heap->last = NULL;
}
