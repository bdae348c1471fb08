/** Middle axis of the cryostat in the drawing. */
export const axisX = 222;

/** Height of an ellipse seen as a circle from slightly above, relative to its width. */
export const foreshortening = 0.15;

/** A cold plate of the refrigerator; `y` is the middle of its upper face, `radius` its half width. */
export interface Stage {
  readonly y: number;
  readonly radius: number;
  readonly thickness: number;
  readonly temperature: string;
  readonly name: string;
}

/**
 * The plates from the top. Temperatures are typical ones, rounded: Krinner et al., EPJ Quantum Technology 6, 2 (2019),
 * who measured 14 mK at the mixing chamber of theirs.
 */
export const stages: readonly Stage[] = [
  { y: 54, radius: 150, thickness: 10, temperature: '50 K', name: 'first stage' },
  { y: 116, radius: 134, thickness: 8, temperature: '4 K', name: 'second stage' },
  { y: 178, radius: 116, thickness: 8, temperature: '0.8 K', name: 'still' },
  { y: 230, radius: 98, thickness: 8, temperature: '100 mK', name: 'cold plate' },
  { y: 278, radius: 82, thickness: 8, temperature: '10 mK', name: 'mixing chamber' },
];

/** The space between one plate and the next, with what hangs in it. */
export interface Gap {
  readonly upper: Stage;
  readonly lower: Stage;
  readonly cablesPerSide: number;
  readonly column: 'pulse-tube' | 'still' | 'heat-exchanger';
}

const gapContents: readonly Pick<Gap, 'cablesPerSide' | 'column'>[] = [
  { cablesPerSide: 9, column: 'pulse-tube' },
  { cablesPerSide: 9, column: 'still' },
  { cablesPerSide: 8, column: 'heat-exchanger' },
  { cablesPerSide: 8, column: 'heat-exchanger' },
];

/** All gaps from the top. */
export function gaps(): Gap[] {
  return stages.slice(1).flatMap((lower, index) => {
    const [upper, contents] = [stages[index], gapContents[index]];
    return upper && contents ? [{ upper, lower, ...contents }] : [];
  });
}

/** A coaxial line through a gap. */
export interface Cable {
  /** Place across the plate, −1 to 1 of its radius. */
  readonly across: number;
  /** Place from the back (0) to the front (1). */
  readonly depth: number;
}

/** Lines of one gap from back to front, the same number on both sides of the axis. */
export function cables(perSide: number): Cable[] {
  return Array.from({ length: perSide }, (_, index) => index)
    .flatMap((index) => {
      const across = 0.3 + (0.46 * index) / (perSide - 1);
      const depth = 0.1 + (0.72 * ((index * 7) % perSide)) / perSide;
      return [-1, 1].map((side) => ({ across: side * across, depth }));
    })
    .sort((a, b) => a.depth - b.depth);
}
