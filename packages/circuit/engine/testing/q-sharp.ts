import { radians } from '../../circuit/angle.ts';
import type { Circuit, Condition, Control, GateOperation, Measurement, Preparation } from '../../circuit/circuit.ts';
import { expanded } from '../../circuit/expand.ts';
import { rewritten } from '../../export/rewrite.ts';

/** Gates that Q# lacks, from those that it has; and iXZ for Y, of which its simulator loses the sign after an H. */
const OWN_OPERATIONS = `
  operation U(theta : Double, phi : Double, lambda : Double, q : Qubit) : Unit is Adj + Ctl {
    Rz(lambda, q); Ry(theta, q); Rz(phi, q); Exp([PauliI], (phi + lambda) / 2.0, [q]);
  }
  operation Ixz(q : Qubit) : Unit is Adj + Ctl { Z(q); X(q); Exp([PauliI], Std.Math.PI() / 2.0, [q]); }
  operation Sx(q : Qubit) : Unit is Adj + Ctl { H(q); S(q); H(q); }
  operation ISwap(a : Qubit, b : Qubit) : Unit is Adj + Ctl { SWAP(a, b); CZ(a, b); S(a); S(b); }
  operation Gphase(gamma : Double, q : Qubit) : Unit is Adj + Ctl { Exp([PauliI], gamma, [q]); }
  operation Qft(qs : Qubit[]) : Unit is Adj + Ctl {
    let m = Length(qs);
    for k in 0..m - 1 {
      let high = m - 1 - k;
      H(qs[high]);
      for low in 0..high - 1 {
        Controlled R1([qs[low]], (Std.Math.PI() / Std.Convert.IntAsDouble(2 ^ (high - low)), qs[high]));
      }
    }
    for low in 0..m / 2 - 1 { SWAP(qs[low], qs[m - 1 - low]); }
  }`;

/** What it has no word for is taken apart. */
const OPERATIONS: Readonly<Record<string, string>> = {
  x: 'X',
  y: 'Ixz',
  z: 'Z',
  h: 'H',
  s: 'S',
  sdg: 'Adjoint S',
  t: 'T',
  tdg: 'Adjoint T',
  sx: 'Sx',
  sxdg: 'Adjoint Sx',
  rx: 'Rx',
  ry: 'Ry',
  rz: 'Rz',
  p: 'R1',
  u: 'U',
  gphase: 'Gphase',
  swap: 'SWAP',
  iswap: 'ISwap',
  rxx: 'Rxx',
  ryy: 'Ryy',
  rzz: 'Rzz',
  qft: 'Qft',
  qftdg: 'Adjoint Qft',
};

/** The statements of one circuit without measurement, and where its bits are. */
export interface Deferred {
  readonly statements: string[];
  /** Qubits, those that stand for readings included. */
  readonly qubits: number;
  /** The qubit that holds each bit at the end; undefined for one that is still 0. */
  readonly holders: readonly (number | undefined)[];
}

/**
 * A circuit in Q# by the principle of deferred measurement (Nielsen and Chuang, section 4.4): what is read goes to a
 * fresh qubit, conditions become controls, and a prepared qubit is a fresh one that changes places with the old.
 */
export function defer(circuit: Circuit, t: number): Deferred {
  const statements: string[] = [];
  const holders: (number | undefined)[] = circuit.bits.map(() => undefined);
  let qubits = circuit.qubits.length;

  /** A condition as controls on the qubits that hold its bits; undefined where it can never be met. */
  const controlsOf = (condition: Condition): Control[] | undefined => {
    const known = condition.filter(({ bit }) => holders[bit] === undefined);
    if (known.some(({ value }) => value === 1)) return undefined;
    return condition.flatMap(({ bit, value }) => {
      const qubit = holders[bit];
      return qubit === undefined ? [] : [{ qubit, on: value }];
    });
  };
  const say = (operation: string, args: readonly string[], controls: readonly Control[] = []) => {
    const turned = controls.filter(({ on }) => on === 0).map(({ qubit }) => `X(q[${qubit}]);`);
    const whole = args.length === 1 ? (args[0] ?? '') : `(${args.join(', ')})`;
    const wires = controls.map(({ qubit }) => `q[${qubit}]`).join(', ');
    const call =
      controls.length > 0 ? `Controlled ${operation}([${wires}], ${whole})` : `${operation}(${args.join(', ')})`;
    statements.push(...turned, `${call};`, ...turned);
  };
  const wire = (qubit: number) => `q[${qubit}]`;

  const applyGate = (operation: GateOperation, when: readonly Control[]) => {
    for (const { gate, angles, targets, controls } of rewritten(operation, (part) =>
      Object.hasOwn(OPERATIONS, part.gate),
    )) {
      const numbers = angles.map((angle) => radians(angle, { t }).toFixed(17));
      const wires = gate.startsWith('qft') ? [`[${targets.map(wire).join(', ')}]`] : targets.map(wire);
      say(OPERATIONS[gate] ?? gate, [...numbers, ...wires], [...controls, ...when]);
    }
  };
  const measure = ({ basis, qubit, bit }: Measurement, when: readonly Control[]) => {
    const old = holders[bit];
    const fresh = qubits++;
    if (basis === 'y') say('Adjoint S', [wire(qubit)]);
    if (basis !== 'z') say('H', [wire(qubit)]);
    if (old !== undefined) say('CNOT', [wire(old), wire(fresh)]);
    if (old !== undefined) say('CNOT', [wire(old), wire(fresh)], when);
    say('CNOT', [wire(qubit), wire(fresh)], when);
    if (basis !== 'z') say('H', [wire(qubit)]);
    if (basis === 'y') say('S', [wire(qubit)]);
    holders[bit] = fresh;
  };
  const prepare = ({ state, qubit }: Preparation, when: readonly Control[]) => {
    const fresh = qubits++;
    if (state === '1' || state === '-') say('X', [wire(fresh)]);
    if (state === '+' || state === '-' || state === 'i') say('H', [wire(fresh)]);
    if (state === 'i') say('S', [wire(fresh)]);
    say('SWAP', [wire(qubit), wire(fresh)], when);
  };

  for (const operation of expanded(circuit)) {
    if (operation.kind === 'barrier') continue;
    const when = controlsOf(operation.condition);
    if (!when) continue;
    if (operation.kind === 'gate') applyGate(operation, when);
    else if (operation.kind === 'measurement') measure(operation, when);
    else prepare(operation, when);
  }
  return { statements, qubits, holders };
}

/** A program that dumps the final state of each circuit in turn. */
export function dumpAll(circuits: readonly Deferred[]): string {
  const operations = circuits.map(
    ({ statements, qubits }, index) => `
  operation Circuit${index}() : Unit {
    use q = Qubit[${qubits}];
    ${statements.join('\n    ')}
    Std.Diagnostics.DumpMachine();
    ResetAll(q);
  }`,
  );
  const calls = circuits.map((_, index) => `Circuit${index}();`);
  return wholeProgram(`${operations.join('')}
  @EntryPoint() operation Main() : Unit { ${calls.join(' ')} }`);
}

/** A program with the gates that Q# lacks. */
export function wholeProgram(text: string): string {
  return `namespace Circuits {${OWN_OPERATIONS}${text}
}`;
}
