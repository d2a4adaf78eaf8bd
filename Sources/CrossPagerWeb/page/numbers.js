// Numbers as text, and the axis of a chart. Both match the program's.

// ---- Numbers ----

/** Formats a number with a fixed number of decimal places. Halves are rounded to even, as in C. */
function fixed(value, decimals) {
  let text = value.toFixed(decimals);
  const digits = Math.abs(value).toFixed(Math.min(100, decimals + 30));
  const rest = digits.slice(digits.indexOf('.') + 1 + decimals);
  if (/^50*$/.test(rest)) {
    const below = digits.slice(0, digits.length - rest.length).replace(/\.$/, '');
    if (Number(below[below.length - 1]) % 2 === 0) text = (value < 0 ? '-' : '') + below;
  }
  return /^-[0.]*$/.test(text) ? text.slice(1) : text;
}

function exponential(value, decimals, trims) {
  if (value === 0) return '0';
  const [mantissa, exponent] = value.toExponential(decimals).split('e');
  return `${trims ? trimmed(mantissa) : mantissa}e${Number(exponent)}`;
}

const trimmed = (text) => (text.includes('.') ? text.replace(/\.?0+$/, '') : text);
const grouped = (text) => text.replace(/^-?\d+/, (whole) => whole.replace(/\B(?=(\d{3})+$)/g, ','));
const isScientific = (magnitude) => magnitude >= 1e15 || (magnitude > 0 && magnitude < 1e-6);

/**
 * A number for a caption: at most six significant digits, but always the complete integer part. If `decimals` is the number
 * of decimal places of the data, the text has no more of them, but at least two significant digits.
 */
export function caption(value, decimals = null) {
  if (Number.isNaN(value)) return 'nan';
  if (!Number.isFinite(value)) return value < 0 ? '-inf' : 'inf';
  const magnitude = Math.abs(value);
  if (magnitude === 0) return '0';
  if (magnitude < 1000 && Number.isInteger(value)) return String(value);
  if (isScientific(magnitude)) return exponential(value, 5, true);
  const integerDigits = Math.floor(Math.log10(magnitude)) + 1;
  const most = decimals === null ? 6 : Math.max(decimals, 2 - integerDigits);
  return grouped(trimmed(fixed(value, Math.max(0, Math.min(6 - integerDigits, most)))));
}

const POWERS = [[1e12, 'tn'], [1e9, 'bn'], [1e6, 'M']];

/** The labels with the fewest decimal places below `limit` that are within a hundredth of a step of the ticks; null if none are. */
function labelsOf(ticks, step, limit, scientific = false) {
  for (let decimals = 0; decimals < limit; decimals += 1) {
    const labels = ticks.map((tick) => (scientific ? exponential(tick, decimals) : fixed(tick, decimals)));
    if (labels.every((label, place) => Math.abs(Number(label) - ticks[place]) <= step / 50)) return labels.map(grouped);
  }
  return null;
}

/** Tick labels, all with the same number of decimal places. Long labels become short, such as `20 bn`. */
export function axisLabels(ticks) {
  if (ticks.length < 2) return ticks.map((tick) => caption(tick));
  const step = Math.min(...ticks.slice(1).map((tick, place) => tick / 2 - ticks[place] / 2));
  const greatest = Math.max(...ticks.map(Math.abs));
  const whole = labelsOf(ticks, step, 25, isScientific(greatest));
  const power = POWERS.find(([value]) => greatest >= value && greatest < 1e15);
  if (!power || !whole?.some((label) => label.length > 7)) return whole ?? ticks.map(String);
  const short = labelsOf(ticks.map((tick) => tick / power[0]), step / power[0], 3);
  return short ? short.map((label, place) => (ticks[place] === 0 ? '0' : `${label} ${power[1]}`)) : whole;
}

// ---- Axis ----

const LARGEST = Number.MAX_VALUE;
const leavesZeroOut = (low, high) => low > 0 && high - low < high / 4 && high - low > high * 1e-12;

function fitted(low, high, baseline, step, rowsPerTick, rows) {
  const rowValue = step / rowsPerTick;
  const count = (distance) => (distance > 0 ? Math.max(1, Math.ceil(distance / rowValue - 1e-9)) : 0);
  const [above, below] = [count(high - baseline), count(baseline - Math.min(low, baseline))];
  return above + below <= rows ? { baseline, step, rowsPerTick, rowValue, above, below } : null;
}

/** The axis that fits a range into the rows and makes the bars as tall as possible. */
function bestFit(range, rows) {
  const [low, high] = [Math.max(range[0], -LARGEST), Math.min(range[1], LARGEST)];
  if (low < 0 && high <= 0) {
    const mirror = bestFit([-high, -low], rows);
    return { ...mirror, baseline: 0 - mirror.baseline, above: mirror.below, below: mirror.above };
  }
  const span = leavesZeroOut(low, high) ? high - low : null;
  const need = Math.max(span !== null ? span / rows : high / rows + Math.max(0, -low / rows), 2 ** -1056);
  const exponent = Math.floor(Math.log10(need));
  const [fewest, most] = [rows < 6 ? 1 : rows < 13 ? 2 : 3, Math.min(5, Math.max(1, Math.floor(rows / 2)))];
  let best = null;
  let leastCost = Infinity;
  let bestIsLabeled = false;
  for (let power = exponent; power < exponent + (span === null ? 3 : 19); power += 1) {
    for (const mantissa of [1, 2, 2.5, 5]) {
      const step = mantissa * Number(`1e${power}`);
      if (!Number.isFinite(step)) continue;
      for (let spacing = fewest; spacing <= most; spacing += 1) {
        let baseline = 0;
        if (span !== null) {
          baseline = Math.floor(low / step) * step;
          if (baseline >= low) baseline -= step;
        }
        const fit = fitted(low, high, baseline, step, spacing, rows);
        if (!fit) continue;
        const cost = mantissa === 2.5 ? fit.rowValue * 1.1 : fit.rowValue;
        // An axis with fewer than three ticks is the last resort.
        const isLabeled = Math.floor(fit.above / spacing) + Math.floor(fit.below / spacing) >= 2;
        if (isLabeled === bestIsLabeled ? cost < leastCost : isLabeled) [best, leastCost, bestIsLabeled] = [fit, cost, isLabeled];
      }
    }
  }
  return best ?? {
    baseline: 0, step: LARGEST, rowsPerTick: 1, rowValue: LARGEST, above: 1, below: low < 0 ? 1 : 0,
  };
}

/** An axis with at most `rows` rows for a range, or an empty axis for null. */
function axisOf(range, rows) {
  const fit = range && (range[0] !== 0 || range[1] !== 0)
    ? bestFit(range, rows)
    : { baseline: 0, step: 1, rowsPerTick: 2, rowValue: 0.5, above: 1, below: 0 };
  const places = [];
  if (range) {
    for (let tick = -Math.floor(fit.below / fit.rowsPerTick); tick <= Math.floor(fit.above / fit.rowsPerTick); tick += 1) {
      const value = fit.baseline + tick * fit.step;
      if (Number.isFinite(value)) places.push({ row: tick * fit.rowsPerTick, value });
    }
  }
  const labels = axisLabels(places.map((place) => place.value));
  return { ...fit, ticks: places.map((place, number) => ({ ...place, label: labels[number] })) };
}

/** Whether three in four pages fill at least half of the height of a chart with this range. */
export function isFilled(range, pages) {
  const { baseline, rowValue, above, below } = axisOf(range, 8);
  const rows = (distance, most) => Math.min(Math.max(distance / rowValue, 0), most);
  const share = ([low, high]) => (rows(high - baseline, above) + rows(baseline - low, below)) / (above + below);
  return pages.filter((page) => share(page) >= 0.5).length * 4 >= pages.length * 3;
}

/** The shortest axis with four to seven ticks. It covers at least `scale` or, with `clips`, only `scale`. */
export function chartAxis(values, scale, clips) {
  const bounds = (scale ?? []).filter(Number.isFinite);
  let range = null;
  if (clips && bounds.length > 0) {
    range = [Math.min(...bounds), Math.max(...bounds)];
  } else {
    const held = bounds.concat(values.filter(Number.isFinite));
    const greatest = Math.max(0, ...held.map(Math.abs));
    const reach = greatest > 0 ? greatest : LARGEST;
    if (values.includes(Infinity) && !held.some((value) => value > 0)) held.push(0, reach);
    if (values.includes(-Infinity) && !held.some((value) => value < 0)) held.push(0, -reach);
    if (held.length > 0) range = [Math.min(...held), Math.max(...held)];
  }
  const axes = [8, 9, 10, 11, 12, 13, 14].map((rows) => axisOf(range, rows));
  const good = axes.filter((axis) => axis.ticks.length >= 4 && axis.ticks.length <= 7);
  const length = (axis) => (axis.above + axis.below) * axis.rowValue;
  return (good.length > 0 ? good : axes).reduce((best, axis) => (length(axis) < length(best) ? axis : best));
}
