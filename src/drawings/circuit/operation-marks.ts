import type { Barrier, Condition, GateOperation, Measurement, Operation } from '#circuit/circuit/circuit.ts';
import { wiresOf } from '#circuit/circuit/span.ts';
import { standardGate } from '#circuit/gates/gates.ts';
import {
  blockFrame,
  control,
  faceMarks,
  faceWidth,
  gatePlate,
  measurementPlate,
  notMark,
  raised,
  statePlate,
  swapMark,
} from './gate-plates.ts';
import { bitY, type Grid, type Lines, wireY } from './grid.ts';
import { centered, DOUBLE, type Mark, path, short } from './mark.ts';

const HALF_BARRIER = 2.5;
const ARROW = { halfWidth: 5, length: 6.8, above: 2.2, linkEnds: 6 };

/** Everything that an operation draws, from what lies below to what lies above. */
export function operationMarks(operation: Operation, grid: Grid, lines: Lines): Mark[] {
  switch (operation.kind) {
    case 'barrier':
      return [barrierMark(operation, grid)];
    case 'preparation':
      return [
        ...bitLink(operation, grid, lines),
        ...statePlate(operation.state, grid.plate, wireY(grid, operation.qubit)),
        ...conditionMarks(operation.condition, grid, lines),
      ];
    case 'measurement':
      return [
        ...bitLink(operation, grid, lines),
        ...measurementPlate(operation.basis, grid.plate, wireY(grid, operation.qubit)),
        ...arrowHead(operation, grid, lines),
        ...conditionMarks(operation.condition, grid, lines),
      ];
    case 'gate':
      return [
        ...wireLink(operation, grid),
        ...bitLink(operation, grid, lines),
        ...targetMarks(operation, grid),
        ...operation.controls.map(({ qubit, on }) => control(on, wireY(grid, qubit), Math.min(5.5, 0.2 * grid.plate))),
        ...conditionMarks(operation.condition, grid, lines),
      ];
  }
}

/** Gates that cover their wires and all between them with one block. */
export function isBlock(gate: string): boolean {
  return (standardGate(gate)?.targets ?? 'any') === 'any';
}

/** A line between the outermost wires of a gate. */
function wireLink(operation: GateOperation, grid: Grid): Mark[] {
  const wires = wiresOf(operation);
  const [first, last] = [Math.min(...wires), Math.max(...wires)];
  return first === last ? [] : [path('link', `M0 ${wireY(grid, first)}V${wireY(grid, last)}`)];
}

function targetMarks(operation: GateOperation, grid: Grid): Mark[] {
  const { gate, targets, controls } = operation;
  if (isBlock(gate)) return blockMarks(operation, grid);
  return targets.flatMap((wire) => {
    const y = wireY(grid, wire);
    if (gate === 'swap') return [swapMark(grid.plate, y)];
    if (gate === 'x' && controls.length > 0) return notMark(grid.plate, y);
    return gatePlate(operation, grid, y);
  });
}

/** Width of a gate's block: over several wires it is a little wider than a plate. */
export function blockWidth(operation: GateOperation, grid: Grid): number {
  return operation.targets.length > 1 ? 1.2 * grid.plate : faceWidth(operation, grid);
}

export function operationWidth(operation: Operation, grid: Grid): number {
  if (operation.kind !== 'gate') return grid.plate;
  return isBlock(operation.gate) ? blockWidth(operation, grid) : faceWidth(operation, grid);
}

function blockMarks(operation: GateOperation, grid: Grid): Mark[] {
  const { gate, targets } = operation;
  const { plate } = grid;
  const [first, last] = [Math.min(...targets), Math.max(...targets)];
  const width = blockWidth(operation, grid);
  const [from, to] = [wireY(grid, first) - plate / 2, wireY(grid, last) + plate / 2];
  const passing = between(first, last).filter((wire) => !targets.includes(wire));
  const lines = passing.map((wire) => `M${-width / 2} ${wireY(grid, wire)}h${width}`).join('');
  return [
    ...blockFrame(width, from, to),
    ...(lines ? [path('wire', lines)] : []),
    ...(first === last
      ? faceMarks(operation, grid, wireY(grid, first) + 2)
      : [blockName(gate, grid, nameHeight(grid, first, last, passing), to - from)]),
    ...ports(operation, grid, width),
  ];
}

/** The middle of a block, or between two wires where one passes there. */
function nameHeight(grid: Grid, first: number, last: number, passing: readonly number[]): number {
  const middle = (first + last) / 2;
  return wireY(grid, passing.includes(middle) ? middle - 0.5 : middle);
}

/** A long name is turned; what finds no room is cut. */
function blockName(gate: string, { plate }: Grid, y: number, height: number): Mark {
  const name = standardGate(gate)?.letter ?? gate;
  const glyphs = [...name];
  const size = 0.4 * plate;
  if (glyphs.length <= 4) return centered('letter', y, size, raised(name, plate, size));
  const most = Math.floor((height - 12) / (0.36 * plate * 0.58));
  const text = glyphs.length > most ? `${glyphs.slice(0, most - 1).join('')}…` : name;
  return {
    ...centered('letter', y, 0.36 * plate, [{ text }]),
    y: short(y),
    x: short(0.12 * plate),
    isTurned: true,
  };
}

/** Numbers of the gate's own wires, where they do not simply run from the top. */
function ports({ targets }: GateOperation, grid: Grid, width: number): Mark[] {
  if (targets.every((wire, index) => index === 0 || wire === (targets[index - 1] ?? 0) + 1)) return [];
  const size = 0.24 * grid.plate;
  return targets.map((wire, index) => ({
    ...centered('port', wireY(grid, wire), size, [{ text: String(index) }]),
    x: short(-width / 2 + 0.14 * grid.plate),
  }));
}

function between(first: number, last: number): number[] {
  return Array.from({ length: Math.max(0, last - first - 1) }, (_, index) => first + 1 + index);
}

/** Where the double line of an operation starts and ends, or undefined where it has none. */
export function bitLinkSpan(
  operation: Exclude<Operation, Barrier>,
  grid: Grid,
  lines: Lines,
): { from: number; to: number } | undefined {
  const isWritten = operation.kind === 'measurement' && operation.bit < lines.bits;
  const written = isWritten ? [bitY(grid, lines, operation.bit) - ARROW.linkEnds] : [];
  const read = operation.condition.map(({ bit }) => bitY(grid, lines, bit));
  if (written.length + read.length === 0) return undefined;
  return { from: wireY(grid, Math.max(...wiresOf(operation))), to: Math.max(...written, ...read) };
}

function bitLink(operation: Exclude<Operation, Barrier>, grid: Grid, lines: Lines): Mark[] {
  const span = bitLinkSpan(operation, grid, lines);
  if (!span) return [];
  const half = DOUBLE / 2;
  return [path('double', `M${-half} ${span.from}V${span.to}M${half} ${span.from}V${span.to}`)];
}

function arrowHead({ bit }: Measurement, grid: Grid, lines: Lines): Mark[] {
  if (bit >= lines.bits) return [];
  const { halfWidth, length, above } = ARROW;
  const tip = short(bitY(grid, lines, bit) - above);
  return [path('arrow', `M${-halfWidth} ${short(tip - length)}h${2 * halfWidth}L0 ${tip}Z`)];
}

function conditionMarks(condition: Condition, grid: Grid, lines: Lines): Mark[] {
  return condition.map(({ bit, value }) => control(value, bitY(grid, lines, bit), 5));
}

/** Two dashed lines over each run of neighboring wires. */
function barrierMark({ qubits }: Barrier, grid: Grid): Mark {
  const half = grid.plate / 2;
  const lines = runsOf(qubits).map(([first, last]) => {
    const [from, to] = [wireY(grid, first) - half, wireY(grid, last) + half];
    return `M${-HALF_BARRIER} ${from}V${to}M${HALF_BARRIER} ${from}V${to}`;
  });
  return path('barrier', lines.join(''));
}

function runsOf(wires: readonly number[]): [first: number, last: number][] {
  const runs: [number, number][] = [];
  for (const wire of wires.toSorted((a, b) => a - b)) {
    const run = runs.at(-1);
    if (run && run[1] === wire - 1) run[1] = wire;
    else runs.push([wire, wire]);
  }
  return runs;
}
