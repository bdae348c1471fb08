import { runCircuit } from '#circuit/engine/run-circuit.ts';
import { circuitOf } from '#src/drawings/circuit/circuit-of.ts';
import { type Entry, entriesOf } from '#src/model/read-content.ts';
import type { StepCondition, TourStep } from './tour-step.ts';

/** The steps of the tour in order, with their circuits read. */
export function tourSteps(): TourStep[] {
  return entriesOf('lab-tour').map(tourStepOf);
}

export function tourStepOf(entry: Entry<'lab-tour'>): TourStep {
  const { id, title, text, task, hint, start, presses, done, after, answer } = entry;
  const read = (qasm: string) => circuitOf(qasm, `content/lab-tour/${id}.yaml`);
  return {
    id,
    title,
    text,
    task,
    hint,
    start: start === undefined ? undefined : read(start),
    presses: presses.map(({ plate, wire, column }) => ({ plate, place: { wire, column: column - 1 } })),
    done: done.map((condition): StepCondition => {
      if (condition.kind !== 'state') return condition;
      const circuit = read(condition.same);
      const [branch] = runCircuit(circuit, { t: 0, cut: circuit.columns.length }).branches;
      return { kind: 'state', amplitudes: [...(branch?.state ?? [])] };
    }),
    after,
    answer: answer.circuit === undefined ? undefined : read(answer.circuit),
  };
}
