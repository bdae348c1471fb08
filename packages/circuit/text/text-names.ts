import type { Circuit } from '../circuit/circuit.ts';
import { nameFault } from '../circuit/names.ts';
import { type FreshNames, freshNames } from './names.ts';

/** A line that declares wires or bits. */
export interface Register {
  readonly name: string;
  /** None for one by itself. */
  readonly size: number | undefined;
  /** Its places in the circuit, ascending. */
  readonly members: readonly number[];
}

export interface Wiring {
  readonly registers: readonly Register[];
  /** What each wire or bit is called. */
  readonly labels: readonly string[];
}

export interface TextNames {
  readonly qubits: Wiring;
  /** Names for whatever else a text defines. */
  readonly take: (wanted: string) => string;
  /** Names that hold only within a gate. */
  readonly local: () => (wanted: string) => string;
  readonly bits: (groups?: readonly Register[]) => Wiring;
}

/** What cannot be in a name of the language becomes a low line. OpenQASM 2 begins names with a small Latin letter. */
const SPELLINGS = {
  2: (name: string) => name.replace(/[^A-Za-z0-9_]/g, '_').replace(/^(?![a-z])/, 'q'),
  3: (name: string) => name.replace(/[^\p{L}\p{N}_]/gu, '_').replace(/^(?![\p{L}_])/u, '_'),
} as const;

/** Names of a circuit as a text may have them: each is given once, and none has a meaning of its own in OpenQASM. */
export function textNames(circuit: Pick<Circuit, 'qubits' | 'bits'>, version: 2 | 3): TextNames {
  const isTaken = (name: string) => nameFault(name) !== undefined;
  const names = freshNames(isTaken);
  const spelled = (take: FreshNames['take']) => (wanted: string) => take(SPELLINGS[version](wanted));
  const take = spelled(names.take);
  const qubits = wiring(runsOf(circuit.qubits), take, version);
  return {
    qubits,
    take,
    local: () => spelled(freshNames((name) => isTaken(name) || names.has(name)).take),
    bits: (groups = runsOf(circuit.bits)) => wiring(groups, take, version),
  };
}

/** Names q[0], q[1] … that follow each other are a register. */
export function runsOf(names: readonly string[]): Register[] {
  const runs: { name: string; size: number | undefined; members: number[] }[] = [];
  names.forEach((name, place) => {
    const found = /^(.*)\[(\d+)\]$/.exec(name);
    const [root = name, index] = found ? [found[1], Number(found[2])] : [name, undefined];
    const run = runs.at(-1);
    if (index === 0) runs.push({ name: root, size: 1, members: [place] });
    else if (run && index !== undefined && run.name === root && run.size === index) {
      run.size = index + 1;
      run.members.push(place);
    } else runs.push({ name, size: undefined, members: [place] });
  });
  return runs;
}

function wiring(runs: readonly Register[], take: (name: string) => string, version: 2 | 3): Wiring {
  const labels: string[] = [];
  const registers = runs.map(({ name, size, members }): Register => {
    const shown = take(name);
    members.forEach((member, index) => {
      labels[member] = size === undefined && version === 3 ? shown : `${shown}[${index}]`;
    });
    return { name: shown, size: version === 2 ? members.length : size, members };
  });
  return { registers, labels };
}
