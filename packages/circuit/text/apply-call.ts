import { gate } from '../circuit/circuit.ts';
import { counted, type Place, TextError } from './fault.ts';
import { type Callable, type GateTable, tooMany } from './gate-table.ts';
import type { Operands, Places } from './operands.ts';
import { controlled, fractionalPower, inverted, type Part, part, repeated } from './parts.ts';
import type { Program, ReadLimits } from './program.ts';
import type { Call, Modifier } from './syntax.ts';
import { angleText, evaluateTerm, expressionOf, indexOf, numberOf } from './values.ts';

/** A global phase acts on no wire; where nothing controls it, it is drawn on the first. */
const GLOBAL_PHASE: Callable = {
  parameters: 1,
  qubits: 0,
  parts: (angles) => [part(gate('gphase', [0], { angles }))],
};

const PHASE_LEFT_OUT =
  'In OpenQASM 3 the gates U, u2 and u3 carry a global phase; it is left out here, since nothing can see it.';

type Step = (parts: readonly Part[], wires: readonly number[]) => Part[];

/** A modifier, and how many qubits it takes in front of those of its gate. */
interface Modification {
  readonly qubits: number;
  readonly apply: Step;
}

export interface Calls {
  /** Emits what the application of a gate comes to, element by element where registers are given. */
  readonly apply: (call: Call) => void;
}

export function callsOf(
  version: 2 | 3,
  limits: ReadLimits,
  { gates, operands, program }: { gates: GateTable; operands: Operands; program: Program },
): Calls {
  const modification = (modifier: Modifier): Modification => {
    const { kind, argument } = modifier;
    if (kind === 'inv') return { qubits: 0, apply: (parts) => inverse(parts, modifier) };
    if (kind === 'pow') return { qubits: 0, apply: power(modifier) };
    const count = argument ? indexOf(evaluateTerm(argument, operands.names), argument) : 1;
    if (count < 1) throw new TextError(`${kind} takes at least one qubit`, argument ?? modifier);
    if (count > limits.qubits) throw new TextError(`the circuit has no ${count} qubits`, argument ?? modifier);
    const on = kind === 'ctrl' ? 1 : 0;
    return {
      qubits: count,
      apply: (parts, wires) =>
        wires.reduceRight<readonly Part[]>(
          (under, qubit) => under.flatMap((each) => controlled(each, { qubit, on })),
          parts,
        ) as Part[],
    };
  };

  const inverse = (parts: readonly Part[], place: Place) => inverted(parts, (name) => gates.inverseOf(name, place));

  const power = (modifier: Modifier): Step => {
    const { argument } = modifier;
    if (!argument) throw new TextError('pow takes a number', modifier);
    const value = evaluateTerm(argument, operands.names);
    if (value.kind !== 'integer' || value.isCut) return rootOf(modifier);
    const exponent = indexOf(value, argument);
    const count = Math.abs(exponent);
    return (parts) => {
      if (count * parts.length > limits.operations) throw tooMany(limits.operations, argument);
      return repeated(exponent < 0 ? inverse(parts, argument) : parts, count);
    };
  };

  const rootOf = ({ argument }: Modifier): Step => {
    if (!argument) return (parts) => [...parts];
    const expression = expressionOf(evaluateTerm(argument, operands.names), argument);
    const exponent = numberOf(expression, argument);
    const text = angleText(expression, argument);
    return (parts) => {
      const power = fractionalPower(parts, text, exponent);
      if (!power) throw new TextError('pow takes a whole number here', argument);
      return power;
    };
  };

  const callable = (call: Call): Callable =>
    call.gate === 'gphase' && version === 3 ? GLOBAL_PHASE : gates.callable(call.gate, call);

  const apply = (call: Call) => {
    const of = callable(call);
    if (call.angles.length !== of.parameters) {
      throw new TextError(`${call.gate} takes ${counted(of.parameters, 'angle')}, not ${call.angles.length}`, call);
    }
    const angles = call.angles.map((term) => angleText(expressionOf(evaluateTerm(term, operands.names), term), term));
    const modifications = call.modifiers.map(modification);
    const controls = modifications.reduce((sum, { qubits }) => sum + qubits, 0);
    if (call.operands.length !== of.qubits + controls) {
      const as = controls > 0 ? ` with ${counted(controls, 'control')}` : '';
      const takes = counted(of.qubits + controls, 'qubit');
      throw new TextError(`${call.gate}${as} acts on ${takes}, not on ${call.operands.length}`, call);
    }
    if (of === GLOBAL_PHASE && program.qubitCount() === 0 && !program.isInGate()) {
      throw new TextError('a global phase needs a qubit to be drawn on', call);
    }
    for (const wires of elementwise(call, call.operands.map(operands.qubits))) {
      place(of.parts(angles, wires.slice(controls)), modifications, wires, call);
    }
  };

  /** The modifier that is next to the gate comes first, and takes the last of the qubits in front. */
  const place = (parts: Part[], modifications: readonly Modification[], wires: readonly number[], call: Call) => {
    let taken = modifications.reduce((sum, { qubits }) => sum + qubits, 0);
    const modified = modifications.reduceRight<Part[]>((under, { qubits, apply: step }) => {
      taken -= qubits;
      return step(under, wires.slice(taken, taken + qubits));
    }, parts);
    for (const { operation, isImplied } of modified) {
      if (isImplied && operation.controls.length === 0 && !program.isInGate()) {
        program.note(PHASE_LEFT_OUT);
        continue;
      }
      program.emit({ ...operation, condition: program.condition() }, call);
    }
  };

  const elementwise = function* (call: Call, given: readonly Places[]): Generator<number[]> {
    const registers = given.flatMap(({ places, isSingle }, index) =>
      isSingle ? [] : [{ index, size: places.length }],
    );
    const [first] = registers;
    for (const { index, size } of registers) {
      if (first && size !== first.size) {
        const names = [first.index, index].map((at) => call.operands[at]?.name);
        const sizes = `${names[0]} has ${counted(first.size, 'qubit')} and ${names[1]} has ${size}`;
        throw new TextError(`${sizes}: registers have the same size`, call.operands[index] ?? call);
      }
    }
    for (let at = 0; at < (first?.size ?? 1); at += 1) {
      const wires = given.map(({ places, isSingle }) => places[isSingle ? 0 : at] ?? 0);
      refuseTwice(wires, call);
      yield wires;
    }
  };

  const refuseTwice = (wires: readonly number[], call: Call) => {
    const at = wires.findIndex((wire, index) => wires.indexOf(wire) < index);
    if (at < 0) return;
    const operand = call.operands[at];
    const name = program.isInGate() ? operand?.name : program.qubitName(wires[at] ?? 0);
    throw new TextError(`${name} is given twice`, operand ?? call);
  };

  return { apply };
}
