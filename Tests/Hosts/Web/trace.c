/* Plays a conformance trace in a WebAssembly module without imports. With BARE, there are no hosts, as in
 * crosspager.wasm, and the digests cover everything else. */
#include <crosspager.h>

#ifdef BARE
#define cp_hosts_make(memory, size, hosting, preallocated, hosts) ((void)(hosts), CP_OK)
#define cp_hosts_set_hosting(hosts, hosting) ((void)(hosting), CP_OK)
#define cp_hosts_update(hosts, pager, edit, steps, capacity, count) ((void)(edit), *(count) = 0, CP_OK)
#endif
#include "../C/trace.h"

static trace last;

/* Plays a trace. Returns 0, or the number of the first line that does not agree. */
int32_t play_trace(const char *text, size_t length) {
  return trace_play(&last, text, length) ? 0 : (int32_t)last.line;
}

uint32_t trace_digest_of_last(void) { return last.digest; }
