/* The memory of a pager or a roster: part of the caller's block.
 *
 * Embedded Swift allocates with posix_memalign and free. In the C library, these two are pager_heap_allocate and
 * pager_heap_free, which use the heap that the thread chose last. A heap only grows: memory that is freed is not used
 * again, unless it was allocated last. The Swift code packs what is alive into a second heap before memory runs out. */
#ifndef CROSSPAGER_HEAP_H
#define CROSSPAGER_HEAP_H

/* Free memory, and the memory that was allocated last. */
typedef struct pager_heap {
  char *next;
  char *end;
  char *last;
} pager_heap;

/* Chooses the heap of this thread, and returns the one chosen before. */
pager_heap *pager_heap_use(pager_heap *heap);

/* Makes all memory from `next` to `end` free. Both are multiples of 16. */
void pager_heap_clear(pager_heap *heap);

#endif
