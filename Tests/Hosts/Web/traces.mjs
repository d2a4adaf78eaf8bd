// Plays conformance traces in Node or in a browser.

/** Plays a trace in a module that build.sh built from trace.c. Returns an object with the digest. */
export function playTrace(module, text) {
  const result = play(module, text);
  if (result.line !== 0) throw new Error(`Line ${result.line} does not agree.`);
  return result;
}

/** Returns the digest of a trace that contains no expected digests. */
export function digestOfTrace(module, text) {
  const { line, digest } = play(module, text);
  if (line !== text.split('\n').length) throw new Error(`Line ${line} cannot be played.`);
  return digest;
}

function play(module, text) {
  const { memory, __heap_base, play_trace, trace_digest_of_last } =
    new WebAssembly.Instance(module).exports;
  const bytes = new TextEncoder().encode(text);
  memory.grow(Math.ceil(bytes.length / 65536) + 1);
  new Uint8Array(memory.buffer).set(bytes, __heap_base.value);
  const line = play_trace(__heap_base.value, bytes.length);
  return { line, digest: trace_digest_of_last() >>> 0 };
}
