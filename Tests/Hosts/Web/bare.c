#define BARE
#include "trace.c"
