import { type Inputs, isReckoning, reckon } from './reckon.ts';

/** What one change does, everything else as it is. Undefined where there is no answer before or after it. */
export interface Shift {
  id: ShiftId;
  from: number;
  to: number;
  qubits: number | undefined;
  seconds: number | undefined;
}

export type ShiftId = keyof typeof CHANGES;

/** One change for each input that a builder or a programmer could bring about. */
const CHANGES = {
  logicalQubits: (value: number) => value / 2,
  toffolis: (value: number) => value / 10,
  ts: (value: number) => value / 10,
  error: (value: number) => value / 3,
  cycle: (value: number) => value * 1000,
  reaction: (value: number) => value / 10,
  factories: (value: number) => value * 2,
  routing: () => 1,
  hot: (value: number) => value / 2,
  budget: (value: number) => Math.min(0.5, value * 10),
} as const satisfies Partial<Record<keyof Inputs, (value: number) => number>>;

/** The factors in qubits and in time of one change each; of a count that is 0, and of a share that is not used, none. */
export function shiftsOf(inputs: Inputs): Shift[] {
  const before = reckon(inputs);
  return (Object.keys(CHANGES) as ShiftId[])
    .filter((id) => inputs[id] > 0 && (id !== 'hot' || inputs.storage !== 'plain'))
    .map((id) => {
      const to = CHANGES[id](inputs[id]);
      const after = reckon({ ...inputs, [id]: to });
      const isKnown = isReckoning(before) && isReckoning(after);
      return {
        id,
        from: inputs[id],
        to,
        qubits: isKnown ? after.qubits / before.qubits : undefined,
        seconds: isKnown ? after.seconds / before.seconds : undefined,
      };
    });
}
