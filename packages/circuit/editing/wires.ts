import { type Circuit, type Column, LIMITS, type Operation } from '../circuit/circuit.ts';
import { nameFault, rootOf, shortName } from '../circuit/names.ts';
import { bitsOf, fits, pack, wiresOf } from '../circuit/span.ts';
import { accept, counted, type Edit, refuse, trimmed } from './edit.ts';
import { mapBits, mapOperations, mapWires } from './map-operation.ts';
import { nextName, renumbered } from './wire-names.ts';

/** The circuit with a wire before another, or below the last. It joins the register of the wire above it. */
export function insertWire(circuit: Circuit, before: number): Edit {
  const { qubits, bits } = circuit;
  if (qubits.length >= LIMITS.qubits) return refuse(`The lab has room for ${LIMITS.qubits} qubits.`);
  const neighbor = qubits[before - 1] ?? qubits[0] ?? '';
  const name = neighbor.endsWith(']') ? neighbor : nextName(qubits, 'q', bits);
  const names = renumbered(qubits.toSpliced(before, 0, name));
  const columns = mapOperations(circuit.columns, (each) => mapWires(each, (wire) => (wire < before ? wire : wire + 1)));
  return accept({ ...circuit, qubits: names, columns });
}

/** The circuit without a wire and all that needs it; a barrier stays on the others. */
export function removeWire(circuit: Circuit, removed: number): Edit {
  const { qubits } = circuit;
  if (qubits.length === 1) return refuse('A circuit has at least one qubit.');
  const up = (wire: number) => (wire < removed ? wire : wire - 1);
  const columns = circuit.columns.map((column) =>
    column.flatMap((each): Operation[] => {
      if (!wiresOf(each).includes(removed)) return [mapWires(each, up)];
      const left = wiresOf(each).filter((wire) => wire !== removed);
      return each.kind === 'barrier' && left.length > 0 ? [mapWires({ ...each, qubits: left }, up)] : [];
    }),
  );
  const names = renumbered(qubits.toSpliced(removed, 1));
  return removal(circuit, { ...circuit, qubits: names, columns }, shortName(qubits[removed]));
}

/** What goes with a wire or bit is said. */
function removal(before: Circuit, after: Circuit, name: string): Edit {
  const count = ({ columns }: Circuit) => columns.flat().filter(({ kind }) => kind !== 'barrier').length;
  const gone = count(before) - count(after);
  const needed = gone > 0 ? ` with ${counted(gone, 'operation')} that needed it` : '';
  return accept(trimmed(after), `Removed ${name}${needed}.`);
}

/**
 * The circuit with a wire in another place; wires between move up or down, each with what is on it. Places in a
 * register are counted anew from the top. Where lines would then overlap, a column becomes several.
 */
export function moveWire(circuit: Circuit, from: number, to: number): Edit {
  const { qubits } = circuit;
  if (qubits[from] === undefined || qubits[to] === undefined) {
    return refuse(`There is no wire ${to < from ? 'above' : 'below'} ${shortName(qubits[from])}.`);
  }
  const order = [...qubits.keys()].toSpliced(from, 1).toSpliced(to, 0, from);
  const columns = mapOperations(circuit.columns, (each) => mapWires(each, (wire) => order.indexOf(wire)));
  const names = renumbered(order.map((wire) => qubits[wire] ?? ''));
  return accept({ ...circuit, qubits: names, columns: columns.flatMap(apart) });
}

/** Operations of one column act on different wires, so that any order of them is the same. */
function apart(column: Column): readonly Column[] {
  return column.every((each, index) => fits(column.slice(0, index), each)) ? [column] : pack(column);
}

export function renameWire(circuit: Circuit, wire: number, name: string): Edit {
  const { qubits, bits, gates } = circuit;
  const others = [...qubits.toSpliced(wire, 1), ...bits];
  const fault = renameFault(name, others, gates);
  return fault === undefined ? accept({ ...circuit, qubits: renumbered(qubits.with(wire, name)) }) : refuse(fault);
}

function renameFault(name: string, others: readonly string[], gates: Circuit['gates']): string | undefined {
  if (others.some((other) => rootOf(other) === name)) return `${name} is the name of other qubits or bits.`;
  return gates.some((gate) => gate.name === name) ? `${name} is the name of a gate.` : nameFault(name);
}

export function addBit(circuit: Circuit): Edit {
  const { qubits, bits } = circuit;
  if (bits.length >= LIMITS.bits) return refuse(`The lab has room for ${LIMITS.bits} bits.`);
  return accept({ ...circuit, bits: [...bits, nextName(bits, 'c', qubits)] });
}

/** What is measured into the bit, and what depends on it, goes as well. */
export function removeBit(circuit: Circuit, removed: number): Edit {
  const { bits } = circuit;
  if (bits[removed] === undefined) return refuse(`There is no bit ${removed}.`);
  const columns = circuit.columns.map((column) => column.filter((each) => !bitsOf(each).includes(removed)));
  const up = (bit: number) => (bit < removed ? bit : bit - 1);
  const names = renumbered(bits.toSpliced(removed, 1));
  const rest = { ...circuit, bits: names, columns: mapOperations(columns, (each) => mapBits(each, up)) };
  return removal(circuit, rest, shortName(bits[removed]));
}

export function renameBit(circuit: Circuit, bit: number, name: string): Edit {
  const { qubits, bits, gates } = circuit;
  const fault = renameFault(name, [...bits.toSpliced(bit, 1), ...qubits], gates);
  return fault === undefined ? accept({ ...circuit, bits: renumbered(bits.with(bit, name)) }) : refuse(fault);
}
