#ifndef MUTATION_H
#define MUTATION_H

#include <stdbool.h>
#include <stdint.h>

/// The number of the mutant that runs; 0 for the original, -1 to record which places run.
extern int32_t mutation_active;
/// A byte for each mutant, set to 1 if its place runs during recording.
extern uint8_t *mutation_reached;

/// Whether a mutant is the active one.
static inline bool mutation_is(int32_t number) {
  if (mutation_active < 0) mutation_reached[number] = 1;
  return mutation_active == number;
}

/// Runs a mutant in this process and in the programs that it starts.
void mutation_choose(int32_t number);
/// Records the places that run in this process and in the programs that it starts.
void mutation_record(int32_t count);
/// Removes the file with the record, after all programs have ended.
void mutation_end_record(void);
/// Copies the record, clears it, and starts over.
void mutation_take(uint8_t *record, int32_t count);

/// `fork`, which Swift does not import.
int32_t mutation_fork(void);
/// Opens a temporary file that has no name.
int32_t mutation_temporary(void);
/// Limits the memory of this process, and turns off its output.
void mutation_limit(int32_t memory_megabytes);
/// Kills this process after it has used `seconds` more seconds of processor time, or after a much longer elapsed time.
void mutation_allow(double seconds);
/// Ends this process immediately.
void mutation_exit(int32_t status);

/// Swift Testing's entry point for tools: a Swift function of the type that `TestRun.swift` declares.
const void *swt_abiv0_getEntryPoint(void);

#endif
