// Numbers as text, and the axis of a chart.

import { answer, sendNumbers, series } from './series.js';

/**
 * Returns a number for a caption, as `NumberFormat.caption` writes it. `decimals` is the number of decimal places of
 * the data, or null if it is unknown.
 */
export const caption = (value, decimals = null) => answer(series.numberCaption(value, decimals ?? -1)).lines[0];

/** Returns whether at least three in four pages fill at least half of the height of a chart with this range. */
export const isFilled = ([low, high], pages) => (
  series.axisIsFilled(low, high, sendNumbers(pages.flat()) / 2) !== 0);

const NO_SCALE = [NaN, NaN];
const sendKnown = (values) => sendNumbers(values.filter((value) => value !== null && !Number.isNaN(value)));

/** Returns the shades for values, on a scale as for an axis, or null if there are no values. */
export function shadesOf(values, scale, clips, decimals) {
  const { numbers, lines: labels } = answer(
    series.shadesOf(sendKnown(values), ...scale ?? NO_SCALE, Boolean(clips), decimals ?? -1));
  if (numbers.length === 0) return null;
  const [hasZero, low, ...bounds] = numbers;
  const step = (value) => (low === bounds[3] ? 3 : bounds.findIndex((bound) => value <= bound));
  const shade = (value) => (hasZero && value === 0 ? 0 : step(value) < 0 ? 4 : step(value) + 1);
  return { low, bounds, labels, hasZero: Boolean(hasZero), shade };
}

/** Returns the shortest axis with four to seven ticks. It covers at least `scale` or, with `clips`, only `scale`. */
export function chartAxis(values, scale, clips) {
  const { numbers, lines } = answer(series.axisOf(sendKnown(values), ...scale ?? NO_SCALE, Boolean(clips)));
  const [baseline, rowValue, above, below, ...places] = numbers;
  const ticks = lines.map((label, tick) => ({ row: places[2 * tick], value: places[2 * tick + 1], label }));
  return { baseline, rowValue, above, below, ticks, rowsPerTick: ticks.length > 1 ? ticks[1].row - ticks[0].row : 1 };
}
