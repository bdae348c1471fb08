import type { GateDefinition } from '../circuit/circuit.ts';
import { pack } from '../circuit/span.ts';
import { decomposed } from '../gates/decomposition.ts';
import { GATE_NAMES, GATES, type GateName } from '../gates/gates.ts';

/** Angles as every text can write them. */
const ASCII: Readonly<Record<string, string>> = { θ: 'theta', φ: 'phi', λ: 'lambda', γ: 'gamma' };

/** What a text calls a standard gate that its library lacks: the Fourier transform of three qubits is qft3. */
export function textName(name: GateName, targets: number): string {
  return GATES[name].targets === 'any' ? `${name}${targets}` : name;
}

/** Names of a standard gate's angles in a text. */
export function textParameters(name: GateName): string[] {
  return GATES[name].parameters.map((parameter) => ASCII[parameter] ?? parameter);
}

/** A standard gate as a definition that a text can carry, one level down; undefined for a primitive one. */
export function standardDefinition(name: GateName, targets: number): GateDefinition | undefined {
  const wires = Array.from({ length: targets }, (_, index) => index);
  const parameters = textParameters(name);
  const parts = decomposed({
    kind: 'gate',
    gate: name,
    angles: parameters,
    targets: wires,
    controls: [],
    condition: [],
  });
  return (
    parts && {
      name: textName(name, targets),
      parameters,
      qubits: targets < 3 ? ['a', 'b'].slice(0, targets) : wires.map((wire) => `q${wire}`),
      columns: pack(parts),
    }
  );
}

/** The gate on any number of wires that a definition is, by its name and its parts. */
export function blockOf({ name, parameters, qubits, columns }: GateDefinition): GateName | undefined {
  if (parameters.length > 0) return undefined;
  return GATE_NAMES.find(
    (each) =>
      GATES[each].targets === 'any' &&
      name === textName(each, qubits.length) &&
      JSON.stringify(columns) === JSON.stringify(standardDefinition(each, qubits.length)?.columns),
  );
}
