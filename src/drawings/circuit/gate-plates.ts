import type { Basis, PreparedState } from '#circuit/circuit/circuit.ts';
import { standardGate } from '#circuit/gates/gates.ts';
import { angleText } from './angle-text.ts';
import type { Grid } from './grid.ts';
import { centered, circle, type Mark, path, type Run, short } from './mark.ts';
import type { MarkStyle } from './paint.ts';

/** What a gate shows beside its frame; `[]` for a palette, where angles have no value. */
export interface Face {
  readonly gate: string;
  readonly angles: readonly string[];
}

/** Plates below this side have no room for an angle. */
const LEAST_FOR_ANGLES = 32;
/** Mean width of a letter in units of the font size: serif on plates, sans below. */
const SERIF = 0.62;
const SANS = 0.58;

/** An empty plate around a height, in the middle of its column. */
export function frame(style: MarkStyle, y: number, width: number, height = width): Mark {
  return { kind: 'rectangle', style, x: -width / 2, y: y - height / 2, width, height };
}

/** The side of a plate, and how wide it may grow. */
type PlateSize = Pick<Grid, 'plate' | 'widest'>;

/** A plate with the gate's letters, and its angle. */
export function gatePlate(face: Face, size: PlateSize, y: number): Mark[] {
  return [frame('plate', y, faceWidth(face, size), size.plate), ...faceMarks(face, size, y)];
}

/** How wide a plate is: a square, but for what needs more room and may have it. */
export function faceWidth(face: Face, { plate, widest = plate }: PlateSize): number {
  if (!isInOneLine(face, { plate, widest })) return plate;
  const size = LINE * plate;
  const text = faceLine(face, plate).reduce((sum, run) => sum + [...run.text].length * (run.size ?? size) * NARROW, 0);
  return short(Math.min(widest, Math.max(plate, text + LINE_MARGIN * plate)));
}

/** Where a plate may grow, an angle or a name of its own is written out. */
function isInOneLine({ gate, angles }: Face, { plate, widest = plate }: PlateSize): boolean {
  return widest > plate && (angles.length > 0 || standardGate(gate) === undefined);
}

/** Font size of a name with its angles in one line, and the room beside it, in units of the plate. */
const LINE = 0.4;
const LINE_MARGIN = 0.35;
/** Mean width of a letter in such a line, which has many brackets and strokes. */
const NARROW = 0.52;

function faceLine({ gate, angles }: Face, plate: number): Run[] {
  const name = standardGate(gate) ? letters(gate, plate, LINE * plate) : [{ text: gate }];
  if (angles.length === 0) return name;
  return [...name, { text: '(' }, ...italics(anglesText(angles)), { text: ')' }];
}

/** Letters, and an angle: in one line where the plate may grow, else below them where there is room. */
export function faceMarks(face: Face, size: PlateSize, y: number): Mark[] {
  const { gate, angles } = face;
  const { plate } = size;
  if (isInOneLine(face, size)) return [centered('letter', y, LINE * plate, faceLine(face, plate))];
  const below = plate < LEAST_FOR_ANGLES ? undefined : angleBelow(gate, angles, plate);
  const largest = letterSize(gate, plate);
  if (below === undefined) return [centered('letter', y, largest, letters(gate, plate, largest))];
  const above = Math.min(0.36 * plate, largest);
  return [
    { ...centered('letter', y, above, letters(gate, plate, above)), y: short(y - 0.03 * plate) },
    { ...centered('angle', y, 0.265 * plate, italics(below)), y: short(y + 0.34 * plate) },
  ];
}

/** An angle that finds no room is read in the place line: its name stands in for it. */
function angleBelow(gate: string, angles: readonly string[], plate: number): string | undefined {
  if (angles.length === 0) return undefined;
  const text = anglesText(angles);
  if ([...text].length * SANS * 0.265 <= 1 - 4 / plate + 0.02) return text;
  return (standardGate(gate)?.parameters ?? ['θ']).slice(0, angles.length).join(',');
}

function anglesText(angles: readonly string[]): string {
  return angles.map(angleText).join(', ').replaceAll(' ', '');
}

function letterSize(gate: string, plate: number): number {
  const text = nameOf(gate);
  const glyphs = [...text.replace('†', '')].length;
  if (indexed(gate) || gate === 'gphase') return 0.36 * plate;
  if (text.startsWith('√')) return (text.endsWith('†') ? 0.36 : 0.4) * plate;
  const largest = glyphs > 1 ? 0.32 * plate : 0.45 * plate;
  return Math.min(largest, (plate - 5) / (glyphs * SERIF));
}

/** What is on a plate: a standard gate's letter, or the name of an own gate, cut where it is long. */
function nameOf(gate: string): string {
  const standard = standardGate(gate);
  if (standard) return standard.letter;
  const glyphs = [...gate];
  return glyphs.length > 7 ? `${glyphs.slice(0, 6).join('')}…` : gate;
}

/** The letter and the index of a standard gate that has one: Rx. */
const indexed = (gate: string) => /^([A-Z])([a-z])$/.exec(standardGate(gate)?.letter ?? '');

function letters(gate: string, plate: number, size: number): Run[] {
  const [, letter, index] = indexed(gate) ?? [];
  if (letter && index) return [{ text: letter }, { text: index, rise: -3, size: short(0.25 * plate) }];
  if (gate === 'gphase') {
    return [
      { text: 'e', isItalic: true },
      { text: 'iγ', rise: short(0.12 * plate), size: short(0.24 * plate), isItalic: true },
    ];
  }
  return raised(nameOf(gate), plate, size);
}

/** A name with a raised dagger. */
export function raised(name: string, plate: number, size: number): Run[] {
  if (!name.endsWith('†')) return [{ text: name }];
  return [{ text: name.slice(0, -1) }, { text: '†', rise: short(0.15 * plate), size: short(0.62 * size) }];
}

/** Names in an angle lean, functions and constants do not. */
function italics(text: string): Run[] {
  return text
    .split(/(?<![a-z])([a-z])(?![a-z(])/u)
    .map((part, index) => (index % 2 === 1 ? { text: part, isItalic: true } : { text: part }))
    .filter((run) => run.text !== '');
}

const KETS: Readonly<Record<PreparedState, string>> = { '0': '0', '1': '1', '+': '+', '-': '−', i: 'i' };

/** A sunken plate with the state that it prepares. */
export function statePlate(state: PreparedState, plate: number, y: number): Mark[] {
  const inside: Run = state === 'i' ? { text: 'i', isItalic: true } : { text: KETS[state] };
  const ket = [{ text: '|' }, inside, { text: '⟩' }];
  return [frame('plate-sunken', y, plate), centered('letter', y, 0.38 * plate, ket)];
}

/** A dial with its needle; the axis is in the corner, but for Z. */
export function measurementPlate(basis: Basis, plate: number, y: number): Mark[] {
  const [radius, foot] = [short(0.3 * plate), short(y + 0.2 * plate)];
  const dial = `M${-radius} ${foot}a${radius} ${radius} 0 0 1 ${2 * radius} 0`;
  const needle = `M0 ${foot}l${short(0.246 * plate)} ${short(-0.376 * plate)}`;
  const marks = [frame('plate', y, plate), path('dial', dial + needle), circle('disc', foot, 1.6)];
  if (basis === 'z') return marks;
  const axis: Mark = {
    kind: 'text',
    style: 'angle',
    x: short(-0.34 * plate),
    y: short(y - 0.2 * plate),
    size: short(0.26 * plate),
    runs: [{ text: basis }],
  };
  return [...marks, axis];
}

/** A disc for 1, a ring for 0. On classical bits and on small wires the disc is a little smaller. */
export function control(on: 0 | 1, y: number, discRadius = 5.5): Mark {
  return on === 1 ? circle('disc', y, discRadius) : circle('ring', y, Math.min(5, discRadius));
}

/** The target of a controlled X. */
export function notMark(plate: number, y: number): Mark[] {
  const radius = short(0.3 * plate);
  return [
    circle('not', y, radius),
    path('stroke', `M${-radius} ${y}h${2 * radius}M0 ${short(y - radius)}v${2 * radius}`),
  ];
}

export function swapMark(plate: number, y: number): Mark {
  const arm = short(Math.min(7, 0.2 * plate));
  return path('cross', `M${-arm} ${y - arm}l${2 * arm} ${2 * arm}m0 ${-2 * arm}l${-2 * arm} ${2 * arm}`);
}

/** Where the lid line of a block lies below its upper edge. */
const LID = 5;

/** An empty block between two heights, with its lid. */
export function blockFrame(width: number, from: number, to: number): Mark[] {
  return [
    frame('plate-block', (from + to) / 2, width, to - from),
    path('lid', `M${-width / 2} ${from + LID}h${width}`),
  ];
}
