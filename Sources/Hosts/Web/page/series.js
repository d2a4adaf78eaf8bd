// The module that computes what the page shows. build.sh compiles it from the program's sources, so the page has the
// program's dates, summaries, numbers and axes. The files in Sources/Hosts/Web/series describe its functions.

/** The functions of the module. */
export const series = {};

/** Loads the module. Nothing in data.js or numbers.js works before that. */
export async function loadSeries(bytes) {
  const { instance } = await WebAssembly.instantiate(bytes, { page: { log10: Math.log10, power, format, number } });
  Object.assign(series, instance.exports);
}

let [bytes, doubles] = [new Uint8Array(), new Float64Array()];
/** The address of the exchange after making room for a number of bytes. */
function exchange(size) {
  const address = series.exchange(size) >>> 0;
  // When the memory grows, earlier views of it become empty.
  const { buffer } = series.memory;
  if (bytes.length === 0) [bytes, doubles] = [new Uint8Array(buffer), new Float64Array(buffer)];
  return address;
}

/** Reads ASCII text. */
const read = (start, length) => String.fromCharCode(...bytes.subarray(start, start + length));

/** Gives text to the module as the argument of its next call. Returns its length. A key contains only ASCII. */
export function sendText(text) {
  const address = exchange(text.length);
  for (let at = 0; at < text.length; at += 1) bytes[address + at] = Math.min(text.charCodeAt(at), 255);
  return text.length;
}

/** Gives the bytes of packed numbers to the module. Returns their number. */
export const sendPacked = (text) => sendText(atob(text));

/** Gives numbers to the module. Returns their number. */
export function sendNumbers(numbers) {
  const address = exchange(8 * numbers.length);
  doubles.set(numbers, address / 8);
  return numbers.length;
}

/** The answer of a function that returned the count of its numbers: the numbers and the lines of its text. */
export function answer(count) {
  const start = exchange(0) / 8;
  const text = read(8 * (start + count + 1), doubles[start]);
  const numbers = count === 0 ? [] : doubles.slice(start + 1, start + 1 + count);
  return { numbers, lines: text ? text.split('\n') : [] };
}

const power = (exponent) => Number(`1e${exponent}`);
const number = (length) => Number(read(exchange(0), length));

/** Formats a number for the module. Halves are rounded to even, as in C. */
function format(value, decimals, isExponential) {
  const write = (places) => (isExponential ? value.toExponential(places) : value.toFixed(places));
  const text = write(decimals);
  if (!isExponential && !Number.isInteger(value * 2 * power(decimals))) return sendText(text);
  const [rounded, exponent = ''] = text.split(/(?=e)/);
  const [exact] = write(decimals + 30).split('e');
  const end = exact.indexOf('.') + 1 + decimals;
  const below = exact.slice(0, end).replace(/\.$/, '');
  const isHalf = /^50*$/.test(exact.slice(end)) && /[02468]$/.test(below);
  return sendText((isHalf ? below : rounded) + exponent);
}
