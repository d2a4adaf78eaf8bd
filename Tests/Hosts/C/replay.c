/* Plays the conformance traces named in the arguments. */
#include "trace.h"

#include <stdio.h>
#include <stdlib.h>

int main(int count, char **names) {
  int failures = 0;
  for (int i = 1; i < count; i++) {
    FILE *file = fopen(names[i], "rb");
    if (file == NULL) {
      perror(names[i]);
      return 66;
    }
    size_t length = 0, capacity = 1 << 16;
    char *text = malloc(capacity);
    for (size_t got; text != NULL && (got = fread(text + length, 1, capacity - length, file)) > 0;) {
      length += got;
      if (length == capacity) text = realloc(text, capacity *= 2);
    }
    fclose(file);
    if (text == NULL) return 71;
    trace t;
    if (trace_play(&t, text, length)) {
      printf("%s: %ld commands, digest %u\n", names[i], t.commands, (unsigned)t.digest);
    } else {
      printf("%s:%ld: %s Digest: %u\n", names[i], t.line, t.failure, (unsigned)t.digest);
      failures++;
    }
    free(text);
  }
  return failures == 0 ? 0 : 1;
}
