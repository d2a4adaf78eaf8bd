// The module that computes what the page shows. build.sh compiles it from the program's sources, so the page has the
// program's dates, summaries, numbers and axes. The files in Sources/Hosts/Web/series describe its functions.

/** The functions of the module. */
export const series = {};

/** Loads the module. The functions in data.js and numbers.js do not work before the module is loaded. */
export async function loadSeries(bytes) {
  const { instance } = await WebAssembly.instantiate(bytes, { page: { log10: Math.log10, power, format, number } });
  Object.assign(series, instance.exports);
}

let [bytes, doubles] = [new Uint8Array(), new Float64Array()];
/** Makes room for the given number of bytes in the exchange, and returns the address of the exchange. */
function exchange(size) {
  const address = series.exchange(size) >>> 0;
  // When the memory grows, earlier views of it become empty.
  const { buffer } = series.memory;
  if (bytes.length === 0) [bytes, doubles] = [new Uint8Array(buffer), new Float64Array(buffer)];
  return address;
}

/** Reads ASCII text. */
const read = (start, length) => String.fromCharCode(...bytes.subarray(start, start + length));

/** Sends text to the module as an argument of the next call. Returns the text's length. Keys are ASCII. */
export function sendText(text) {
  const address = exchange(text.length);
  for (let at = 0; at < text.length; at += 1) bytes[address + at] = Math.min(text.charCodeAt(at), 255);
  return text.length;
}

/** Sends the bytes of packed numbers to the module. Returns the number of bytes. */
export const sendPacked = (text) => sendText(atob(text));

/** Sends numbers to the module. Returns how many numbers it sent. */
export function sendNumbers(numbers) {
  const address = exchange(8 * numbers.length);
  doubles.set(numbers, address / 8);
  return numbers.length;
}

/** Returns the answer of a function that returned `count`: `count` numbers, and the lines of a text. */
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
