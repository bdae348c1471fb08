import type {
  Basis,
  Circuit,
  Column,
  Condition,
  Control,
  GateDefinition,
  GateOperation,
  Measurement,
  Operation,
  PreparedState,
} from '../circuit/circuit.ts';
import { standardGate } from '../gates/gates.ts';
import { checkCircuit } from './checked.ts';
import { conditionOf } from './condition.ts';
import { type Exported, exported, Refusal } from './exported.ts';
import { type GateTable, rowOf } from './gate-rows.ts';
import { latexAngle, latexName, latexText } from './latex-text.ts';
import { definitionOf } from './own-gates.ts';

/** Labels of gates, in mathematics; `θ` stands for the angles. Others bear their letter. */
const LABELS: GateTable<string> = {
  x: 'X',
  y: 'Y',
  z: 'Z',
  h: 'H',
  s: 'S',
  sdg: 'S^\\dagger',
  t: 'T',
  tdg: 'T^\\dagger',
  sx: '\\sqrt{X}',
  sxdg: '\\sqrt{X}^\\dagger',
  rx: 'R_x(θ)',
  ry: 'R_y(θ)',
  rz: 'R_z(θ)',
  p: 'P(θ)',
  u: 'U(θ)',
  gphase: '\\mathrm{e}^{\\mathrm{i}(θ)}',
  swap: '\\times',
  iswap: '\\mathrm{iSWAP}',
  rxx: 'R_{xx}(θ)',
  ryy: 'R_{yy}(θ)',
  rzz: 'R_{zz}(θ)',
  qft: '\\mathrm{QFT}',
  qftdg: '\\mathrm{QFT}^\\dagger',
};

/** It does not matter to them which wire is which. */
const SYMMETRIC: ReadonlySet<string> = new Set(['iswap', 'rxx', 'ryy', 'rzz']);

const METERS: Readonly<Record<Basis, string>> = { x: '\\meter{x}', y: '\\meter{y}', z: '\\meter{}' };

/**
 * The circuit as a LaTeX document for quantikz (its TikZ library `quantikz2`), with a drawing of each of its own gates
 * below. Wires are as in the lab, classical bits under them.
 */
export function writeQuantikz(circuit: Circuit): Exported {
  return exported(() => {
    checkCircuit(circuit);
    return documentOf(circuit);
  });
}

function documentOf(circuit: Circuit): string {
  const body = [
    ...drawing(circuit),
    ...circuit.gates.flatMap((definition) => [
      '',
      '\\bigskip',
      `\\noindent ${captionOf(definition)}`,
      '',
      '\\medskip',
      ...drawing({ ...definition, bits: [], gates: circuit.gates }),
    ]),
  ];
  return [
    '% Needs quantikz 1.0 (2023) or newer; in a document of your own, its two lines below and the quantikz environment.',
    '% Wires that a box spans without acting on them have no label in it.',
    // biome-ignore lint/suspicious/noControlCharactersInRegex: everything beyond ASCII
    ...(body.some((line) => /[^\x00-\x7f]/.test(line)) ? ['% A name has letters for LuaLaTeX or XeLaTeX.'] : []),
    '\\documentclass[varwidth=\\maxdimen,border=4pt]{standalone}',
    '\\usepackage{tikz}',
    '\\usetikzlibrary{quantikz2}',
    '\\begin{document}',
    ...body,
    '\\end{document}',
    '',
  ].join('\n');
}

function captionOf({ name, parameters }: GateDefinition): string {
  const inputs = parameters.length === 0 ? '' : `$(${parameters.map(latexName).join(', ')})$`;
  return `${latexText(name)}${inputs}:`;
}

type Drawn = Pick<Circuit, 'qubits' | 'bits' | 'columns' | 'gates'>;

function drawing(circuit: Drawn): string[] {
  const { qubits, bits, columns } = circuit;
  const names = [...qubits, ...bits];
  const grid = columns.map((column, index) => new ColumnOfCells(circuit, column, index + 1).cells());
  const types = [...qubits.map(() => 'q'), ...bits.map(() => 'c')].join(',');
  const rows = names.map((name, row) => {
    const cells = [`\\lstick{$${latexName(name)}$}`, ...grid.map((cells) => cells[row] ?? ''), ''];
    return `  ${cells.join(' & ')}${row === names.length - 1 ? '' : ' \\\\'}`;
  });
  return [`\\begin{quantikz}[wire types={${types}}]`, ...rows.map((row) => row.trimEnd()), '\\end{quantikz}'];
}

/** One column: a cell for every wire and bit. */
class ColumnOfCells {
  readonly #circuit: Drawn;
  readonly #column: Column;
  readonly #place: string;
  readonly #cells: string[];

  constructor(circuit: Drawn, column: Column, number: number) {
    this.#circuit = circuit;
    this.#column = column;
    this.#place = `column ${number}`;
    this.#cells = [...circuit.qubits, ...circuit.bits].map(() => '');
  }

  cells(): readonly string[] {
    for (const operation of this.#column) this.#operation(operation);
    return this.#cells;
  }

  #operation(operation: Operation): void {
    switch (operation.kind) {
      case 'gate':
        this.#gate(operation);
        break;
      case 'measurement':
        this.#measurement(operation);
        break;
      case 'preparation':
        this.#put(operation.qubit, `\\gate[style={fill=black!10}]{${ket(operation.state)}}`);
        this.#condition(operation.condition, operation.qubit);
        break;
      case 'barrier':
        this.#barrier(operation.qubits);
    }
  }

  #put(row: number, text: string): void {
    this.#cells[row] = `${this.#cells[row] ?? ''}${text}`;
  }

  #measurement({ qubit, bit, basis, condition }: Measurement): void {
    if (condition.length > 0) {
      throw new Refusal(`quantikz cannot show the measurement under a condition in ${this.#place}.`);
    }
    this.#put(qubit, `${METERS[basis]}\\wire[d][${this.#rowOf(bit) - qubit}]{c}`);
  }

  /** A dashed line after the column for all wires, else a dashed box for each run of neighbors. */
  #barrier(qubits: readonly number[]): void {
    if (qubits.length === this.#circuit.qubits.length) {
      this.#put(0, '\\slice{}');
      return;
    }
    const sorted = [...qubits].sort((a, b) => a - b);
    const starts = sorted.filter((wire) => !qubits.includes(wire - 1));
    for (const start of starts) {
      let size = 1;
      while (qubits.includes(start + size)) size += 1;
      this.#put(start, `\\gate[${size},style={dashed,inner xsep=1pt}]{}`);
    }
  }

  #gate(operation: GateOperation): void {
    const rows = operation.gate === 'swap' ? this.#swap(operation) : this.#box(operation);
    for (const { qubit, on } of operation.controls) {
      if (rows.first < qubit && qubit < rows.last) this.#put(qubit, on === 1 ? '\\control{}' : '\\ocontrol{}');
    }
    this.#controls(
      operation.controls.filter(({ qubit }) => qubit < rows.first),
      rows.first,
    );
    this.#controls(
      operation.controls.filter(({ qubit }) => qubit > rows.last),
      rows.last,
    );
    const lowest = Math.max(rows.last, ...operation.controls.map(({ qubit }) => qubit));
    this.#condition(conditionOf(operation), lowest);
  }

  /** Each control's line leads to the next one on the way to the box. */
  #controls(controls: readonly Control[], box: number): void {
    const outward = [...controls].sort((a, b) => Math.abs(a.qubit - box) - Math.abs(b.qubit - box));
    let towards = box;
    for (const { qubit, on } of outward) {
      this.#put(qubit, `${on === 1 ? '\\ctrl' : '\\octrl'}{${towards - qubit}}`);
      towards = qubit;
    }
  }

  #swap({ targets }: GateOperation): { first: number; last: number } {
    const [first = 0, last = 0] = [...targets].sort((a, b) => a - b);
    this.#put(first, `\\swap{${last - first}}`);
    this.#put(last, '\\targX{}');
    return { first, last };
  }

  #box(operation: GateOperation): { first: number; last: number } {
    const { gate, targets, controls } = operation;
    const [first, last] = [Math.min(...targets), Math.max(...targets)];
    if (controls.some(({ qubit }) => first < qubit && qubit < last)) {
      throw new Refusal(`quantikz cannot show a control between the wires of the box in ${this.#place}.`);
    }
    const size = last - first + 1;
    const isInOrder = targets.every((target, index) => target === first + index);
    const isLabelled = !isInOrder && !(SYMMETRIC.has(gate) && size === targets.length);
    const box =
      gate === 'x' && controls.length > 0
        ? '\\targ{}'
        : `\\gate${size > 1 ? `[${size}]` : ''}{${this.#label(operation)}}`;
    this.#put(first, box);
    for (let row = first; row <= last; row += 1) {
      const index = targets.indexOf(row);
      if (index < 0) this.#put(row, '\\linethrough');
      else if (isLabelled) this.#put(row, `\\gateinput{$${this.#wireName(operation, index)}$}`);
    }
    return { first, last };
  }

  #wireName(operation: GateOperation, index: number): string {
    return latexName(definitionOf(operation, this.#circuit.gates)?.qubits[index] ?? String(index));
  }

  #label({ gate, angles }: GateOperation): string {
    const written = angles.map(latexAngle).join(', ');
    const label = rowOf(LABELS, gate);
    const name = standardGate(gate)?.letter ?? gate;
    if (label === undefined) return `\\text{${latexText(name)}}${angles.length === 0 ? '' : `(${written})`}`;
    return label.replace('θ', () => written);
  }

  /** Double lines from the bits up to the lowest row of what depends on them. */
  #condition(condition: Condition, lowest: number): void {
    let towards = lowest;
    for (const { bit, value } of [...condition].sort((a, b) => a.bit - b.bit)) {
      const row = this.#rowOf(bit);
      this.#put(row, `${value === 1 ? '\\ctrl' : '\\octrl'}[vertical wire=c]{${towards - row}}`);
      towards = row;
    }
  }

  #rowOf(bit: number): number {
    return this.#circuit.qubits.length + bit;
  }
}

const ket = (state: PreparedState) => `\\ket{${state === 'i' ? '\\mathrm{i}' : state}}`;
