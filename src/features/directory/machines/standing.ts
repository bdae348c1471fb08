import { logPlace } from '#src/base/log-place.ts';
import { currentText, type Figure, figuresOf } from '#src/model/figures.ts';
import { type Entry, entriesOf, remembered } from '#src/model/read-content.ts';
import { isMeanOrMedian } from '#src/model/schemas/figure.ts';

/** Where a value stands among those of all machines, on a logarithmic line from the lowest to the highest on record. */
export interface Standing {
  /** Places from 0 to 1 of the values that compare with each other, this one's aside. */
  others: readonly number[];
  place: number;
  low: string;
  high: string;
  /** Whether it is one of those that compare: a best value is none, beside means and medians. */
  compares: boolean;
  words: string;
}

interface Measurement {
  machine: string;
  size: number;
  text: string;
  compares: boolean;
}

/** Errors of gates and of reading, which are measured alike on machines of every technology. */
const ERRORS = ['two-qubit-error', 'one-qubit-error', 'readout-error'];
/** A line of fewer says nothing. */
const FEWEST = 3;

/** Undefined of what does not compare between machines, such as times, and of machines that run no gates. */
export function standingOf({ id, status }: Entry<'machines'>, { name, values: [value] }: Figure): Standing | undefined {
  const all = measurementsOf(name);
  const own = all.find(({ machine }) => machine === id);
  const comparable = all.filter(({ compares }) => compares);
  const lowest = all[0];
  const highest = all.at(-1);
  if (!own || !lowest || !highest || comparable.length < FEWEST || lowest.size === highest.size) return undefined;
  const placeOf = ({ size }: Measurement) => logPlace(size, [lowest.size, highest.size]);
  const isError = ERRORS.includes(name);
  const better = comparable.filter(({ size }) => (isError ? size < own.size : size > own.size));
  const rank = `${ordinal(better.length + 1)} of ${comparable.length}`;
  return {
    others: comparable.filter((each) => each !== own).map(placeOf),
    place: placeOf(own),
    low: lowest.text,
    high: highest.text,
    compares: own.compares,
    words: own.compares ? `${rank} ${isError ? 'with a mean or median' : 'gate machines by size'}` : whyNot(),
  };

  function whyNot(): string {
    if (status === 'announced') return 'Planned, so not counted among those that exist';
    const article = value.error?.kind === 'best' ? 'The' : 'A';
    return `${article} ${value.error?.kind} value, which does not compare with a mean or median`;
  }
}

/** The values of a figure of all machines with gates, the lowest first. */
function measurementsOf(name: string): readonly Measurement[] {
  return remembered(`measurements of ${name}`, () =>
    entriesOf('machines')
      .filter(({ model }) => model === 'Gates')
      .flatMap(({ id, status }) => {
        const figure = figuresOf(`machines/${id}`).find((each) => each.name === name);
        const measured = figure && sizeOf(figure);
        return measured ? [{ machine: id, ...measured, compares: measured.compares && status !== 'announced' }] : [];
      })
      .sort((a, b) => a.size - b.size),
  );
}

function sizeOf(figure: Figure): Omit<Measurement, 'machine'> | undefined {
  const [{ error, count }] = figure.values;
  if (figure.name === 'physical-qubits')
    return count ? { size: count, text: count.toLocaleString('en-US'), compares: true } : undefined;
  if (!error || !ERRORS.includes(figure.name)) return undefined;
  return {
    size: error.value,
    text: errorText(error.value, currentText(figure)),
    compares: isMeanOrMedian(error.kind),
  };
}

/** As the entry writes it; where that is a phrase, such as "below 1%", the number in it. */
function errorText(error: number, written: string): string {
  return /^[\d.]+(%| × 10\S+)$/.test(written) ? written : `${Number((100 * error).toPrecision(2))}%`;
}

function ordinal(rank: number): string {
  if (rank === 1) return 'First';
  const isTeen = rank % 100 > 10 && rank % 100 < 14;
  return `${rank}${isTeen ? 'th' : (['th', 'st', 'nd', 'rd'][rank % 10] ?? 'th')}`;
}
