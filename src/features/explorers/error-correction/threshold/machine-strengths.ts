import { fillIn } from '#src/charts/fill-in.ts';
import { percent } from '#src/charts/numbers.ts';
import { formatPartial } from '#src/design/format-date.ts';
import { citedSource } from '#src/model/figures.ts';
import { ContentError, type Entry, entryOf } from '#src/model/read-content.ts';
import { type FigureValue, leadingValue } from '#src/model/schemas/figure.ts';
import type { ThresholdTexts } from '#src/model/schemas/pages/error-correction/threshold.ts';
import { MOST_STRENGTH, type Strengths } from './experiment.ts';

/** Strengths that somebody published, by name. */
export interface Preset {
  readonly id: string;
  readonly name: string;
  readonly strengths: Strengths;
  /** Where they are from, and what they leave out. */
  readonly note: string;
}

/**
 * Of a depolarized qubit or pair: how probable an error is, for each part of average infidelity. With dimension d it is
 * (d + 1)/d (Nielsen, Phys. Lett. A 303, 249 (2002)).
 */
const ONE_QUBIT = 3 / 2;
const TWO_QUBITS = 5 / 4;

/** A qubit meets four checks in a round, and waits in each of these layers. */
const LAYERS = 4;

/**
 * How often each operation fails on a machine, in two-qubit errors: from the leading value of each published number. What is
 * not on record is nothing, and the note says so.
 */
export function machineStrengths(ids: readonly string[], { strengths: texts }: ThresholdTexts): Preset[] {
  return ids.map((id) => {
    const machine = entryOf('machines', id);
    const [twoQubit, readout] = [errorOf(machine, 'two-qubit-error'), errorOf(machine, 'readout-error')];
    if (!twoQubit || !readout)
      throw new ContentError([
        `The machine ${id} has no two-qubit and readout error; take it out of threshold.machines`,
      ]);
    const oneQubit = errorOf(machine, 'one-qubit-error');
    const memory = errorOf(machine, 'memory-error');
    const factor = (probability: number) => tenths(probability / (TWO_QUBITS * twoQubit.error.value));
    const { publisher } = citedSource(twoQubit.source);
    return {
      id,
      name: machine.name,
      strengths: {
        oneQubit: factor(ONE_QUBIT * (oneQubit?.error.value ?? 0)),
        reset: 0,
        measurement: factor(readout.error.value),
        idle: factor(ONE_QUBIT * (memory ? layersOf(memory) * memory.error.value : 0)),
      },
      note: [
        fillIn(texts.origin, {
          machine: machine.name,
          two: figured(twoQubit),
          rate: percent(TWO_QUBITS * twoQubit.error.value, 2),
          readout: figured(readout),
          publisher,
          date: formatPartial(twoQubit.asOf),
        }),
        ...(oneQubit ? [] : [texts.leavesOut.oneQubit]),
        memory ? fillIn(texts.waiting[waitingOf(memory)], { memory: figured(memory) }) : texts.leavesOut.idle,
        texts.leavesOut.always,
      ].join(' '),
    };
  });
}

type Measured = FigureValue & { error: NonNullable<FigureValue['error']> };

function errorOf({ figures }: Entry<'machines'>, name: string): Measured | undefined {
  const leading = leadingValue(figures[name] ?? []);
  return leading?.error ? { ...leading, error: leading.error } : undefined;
}

/** What a memory error was measured over. */
function waitingOf({ error, reported }: Measured): keyof ThresholdTexts['strengths']['waiting'] {
  if (error.of === 'qubit and layer') return 'layers';
  return reported ? 'reported' : 'round';
}

const layersOf = (memory: Measured) => (waitingOf(memory) === 'layers' ? LAYERS : 1);

/** "0.33% (mean)" */
const figured = ({ error }: Measured) => `${percent(error.value, 2)} (${error.kind})`;

const tenths = (factor: number) => Math.min(MOST_STRENGTH, Math.round(10 * factor) / 10);
