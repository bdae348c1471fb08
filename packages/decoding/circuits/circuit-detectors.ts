import type { Instruction, NoisyCircuit, Operation } from './noisy-circuit.ts';

/** How much of each there is in a circuit, blocks as often as they are repeated. */
export interface CircuitCounts {
  readonly measurements: number;
  readonly detectors: number;
  readonly observables: number;
}

export function countsOf(circuit: NoisyCircuit): CircuitCounts {
  const counts = { measurements: 0, detectors: 0, observables: 0 };
  for (const instruction of circuit) {
    if (instruction.name === 'REPEAT') {
      const { measurements, detectors, observables } = countsOf(instruction.body);
      counts.measurements += instruction.times * measurements;
      counts.detectors += instruction.times * detectors;
      counts.observables = Math.max(counts.observables, observables);
    } else if (instruction.name === 'DETECTOR') counts.detectors += 1;
    else if (instruction.name === 'OBSERVABLE_INCLUDE')
      counts.observables = Math.max(counts.observables, instruction.observable + 1);
    else if (isMeasurement(instruction)) counts.measurements += instruction.targets.length;
  }
  return counts;
}

function isMeasurement(instruction: Instruction): instruction is Operation {
  return instruction.name === 'M' || instruction.name === 'MX' || instruction.name === 'MR';
}

/** For each detector that has a place where it is, shifts added. */
export function coordinatesOf(circuit: NoisyCircuit): Map<number, readonly number[]> {
  const coordinates = new Map<number, readonly number[]>();
  let detector = 0;
  const shift: number[] = [];
  const place = (instructions: NoisyCircuit) => {
    for (const instruction of instructions) {
      if (instruction.name === 'REPEAT')
        for (let time = 0; time < instruction.times; time += 1) place(instruction.body);
      else if (instruction.name === 'SHIFT_COORDS')
        for (const [at, by] of instruction.place.entries()) shift[at] = (shift[at] ?? 0) + by;
      else if (instruction.name === 'DETECTOR') {
        if (instruction.place.length > 0)
          coordinates.set(
            detector,
            instruction.place.map((number, at) => number + (shift[at] ?? 0)),
          );
        detector += 1;
      }
    }
  };
  place(circuit);
  return coordinates;
}
