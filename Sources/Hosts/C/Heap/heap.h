/* The memory of a pager or a roster: part of the caller's block.
 *
 * Embedded Swift calls posix_memalign and free. In the C library, these calls go to pager_heap_allocate and
 * pager_heap_free, which use the heap of the current thread. A heap only grows: freed memory is reused only if it was
 * allocated last. Before memory runs out, the Swift code copies the arrays in use into a second heap. */
#ifndef CROSSPAGER_HEAP_H
#define CROSSPAGER_HEAP_H

/* The free memory, and the most recent allocation. */
typedef struct pager_heap {
  char *next;
  char *end;
  char *last;
} pager_heap;

/* Sets the heap of this thread and returns the previous one. */
pager_heap *pager_heap_use(pager_heap *heap);

/* Marks the memory from `next` to `end` as free. Both are multiples of 16. */
void pager_heap_clear(pager_heap *heap);

#endif
