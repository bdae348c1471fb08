import { angleOf, type Notation, writeAngle } from '../circuit/angle.ts';
import type { Column, Condition, GateOperation, Operation, PreparedState } from '../circuit/circuit.ts';
import { writeNoise } from '../circuit/document-noise.ts';
import { rootOf } from '../circuit/names.ts';
import type { LabDocument } from '../circuit/parse-circuit.ts';
import { isStandard } from '../gates/gates.ts';

/**
 * A document as text that fits an address without escapes, as far as its names allow, and that a person can read
 * and change. Version 1, by example:
 *
 *     q3/c2/Bell_pair;h0,y2;x2@0~1;m0:1;rx(pi/3)2?1=0;pair!0.1&pair=q2;h0;x1@0
 *
 * Sections are separated by `&`: the circuit, then its own gates, each after those that it uses. A section is a head and
 * its columns, separated by `;`. The circuit's head has wires, bits, title and noise, separated by `/`; a definition's is
 * `name=wires` or `name(parameters)=wires`. Wires are names separated by `,`: `q3` is a register of three, `alice` a
 * wire by itself, `a1.` one whose name ends with a digit, `a1.2` a register of such a name; `q2` of a definition is q0 and
 * q1. `_` in a title is a space.
 *
 * A column is its operations, separated by `,`: the name of a standard gate, its angles in brackets, its wires separated
 * by `.`, or by `-` from the first to the last; a gate of the circuit's own has a `!` before its wires. Then `@2` is a
 * control on wire 2, `~2` an anti-control, `?2` "if bit 2 is 1", `?2=0` "if it is 0". `m0:1` measures wire 0 into bit 1
 * (`mx`, `my` along other axes), `b0.1` is a barrier, and `zero0`, `one0`, `plus0`, `minus0`, `plusi0` prepare a state.
 */
export function writeText({ title, circuit, noise }: LabDocument): string {
  const { qubits, bits, columns, gates } = circuit;
  const head = [wires(qubits), wires(bits), encodeTitle(title), writeNoise(noise)].join('/').replace(/\/+$/, '');
  const definitions = gates.map(({ name, parameters, qubits, columns }) => {
    const arguments_ = parameters.length > 0 ? `(${parameters.map(legal).join(',')})` : '';
    return `&${legal(name)}${arguments_}=${wires(asRegisters(qubits))}${written(columns)}`;
  });
  return `${head}${written(columns)}${definitions.join('')}`;
}

function written(columns: readonly Column[]): string {
  return columns.map((column) => `;${column.map(operationText).join(',')}`).join('');
}

/** Places of a register that follow each other are written as one; what is found later goes on counting. */
function wires(names: readonly string[]): string {
  const runs: { root: string; count: number }[] = [];
  for (const name of names) {
    const root = rootOf(name);
    const last = runs.at(-1);
    if (name === root) runs.push({ root, count: 0 });
    else if (last?.root === root && last.count > 0) last.count += 1;
    else runs.push({ root, count: 1 });
  }
  return runs.map(({ root, count }) => `${legal(root)}${/\d$/.test(root) ? '.' : ''}${count || ''}`).join(',');
}

/** The wires q0 and q1 of a definition are written as those of a register. */
function asRegisters(names: readonly string[]): string[] {
  const counts = new Map<string, number>();
  return names.map((name) => {
    const root = name.replace(/\d+$/, '');
    const index = counts.get(root) ?? 0;
    if (root === '' || name !== `${root}${index}`) return name;
    counts.set(root, index + 1);
    return `${root}[${index}]`;
  });
}

/** Words for the states of a preparation, in which ⟩ and + need no escape. */
export const STATE_WORDS: Readonly<Record<PreparedState, string>> = {
  '0': 'zero',
  '1': 'one',
  '+': 'plus',
  '-': 'minus',
  i: 'plusi',
};

function operationText(operation: Operation): string {
  switch (operation.kind) {
    case 'gate':
      return gateText(operation);
    case 'measurement': {
      const basis = operation.basis === 'z' ? '' : operation.basis;
      return `m${basis}${operation.qubit}:${operation.bit}${conditionText(operation.condition)}`;
    }
    case 'preparation':
      return `${STATE_WORDS[operation.state]}${operation.qubit}${conditionText(operation.condition)}`;
    case 'barrier':
      return `b${wireList(operation.qubits)}`;
  }
}

function gateText({ gate, angles, targets, controls, condition }: GateOperation): string {
  const turned = angles.length > 0 ? `(${angles.map(angleText).join(',')})` : '';
  const controlled = controls.map(({ qubit, on }) => `${on ? '@' : '~'}${qubit}`).join('');
  return `${legal(gate)}${turned}${isStandard(gate) ? '' : '!'}${wireList(targets)}${controlled}${conditionText(condition)}`;
}

function conditionText(condition: Condition): string {
  return condition.map(({ bit, value }) => `?${bit}${value ? '' : '=0'}`).join('');
}

/** `0-3` for what follows each other, `0.2.1` for what does not. */
function wireList(wires: readonly number[]): string {
  const [first = 0] = wires;
  const isRange = wires.length > 2 && wires.every((wire, index) => wire === first + index);
  return isRange ? `${first}-${wires.at(-1)}` : wires.join('.');
}

const PLAIN: Readonly<Record<string, string>> = { π: 'pi', τ: 'tau', ℯ: 'euler' };
const ASCII: Notation = {
  name: (name) => PLAIN[name] ?? name,
  call: (name, argument) => `${name}(${argument})`,
  power: (base, exponent) => `${base}**${exponent}`,
};

/** An angle without spaces, brackets it does not need, and signs that an address cannot hold. */
function angleText(angle: string): string {
  return legal(writeAngle(angleOf(angle), ASCII).replaceAll(' ', ''));
}

/** Escapes what a fragment cannot hold as it is, and what separates (RFC 3986, 3.5: a fragment takes *( pchar / "/" / "?" )). */
function legal(text: string): string {
  return text.replace(/[^\w.*/+()-]+/g, encodeURIComponent);
}

function encodeTitle(title: string): string {
  return title
    .toWellFormed()
    .replace(/[^A-Za-z0-9 .!*()'-]/gu, (character) => (character === '_' ? '%5F' : encodeURIComponent(character)))
    .replaceAll(' ', '_');
}
