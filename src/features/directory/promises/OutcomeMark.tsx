import type { ReactElement } from 'react';
import { ellipses, numbers, type Point, round } from '#src/base/svg-path.ts';
import type { Outcome } from '#src/model/promise-outcome.ts';

type State = Outcome['state'];

interface Props {
  state: State;
  /** Their centers, in the drawing's units: signs of one outcome are one shape. */
  at?: readonly Point[];
  radius?: number;
  /** What is behind it: a hollow sign hides the lines that run through. */
  ground?: string;
}

/** The sign of an outcome in any `svg`. Each has a shape of its own, so that color says nothing alone. */
export function OutcomeMark({ state, at = [[0, 0]], radius = 5.2, ground = 'var(--color-paper)' }: Props) {
  return signs[state](at, radius, ground);
}

const signs: Record<State, (at: readonly Point[], radius: number, ground: string) => ReactElement> = {
  kept: (at, radius) => (
    <>
      <path d={discs(at, radius)} fill="var(--color-accent)" />
      <path d={drawn(at, tick(radius))} fill="none" stroke="var(--color-paper)" strokeWidth={round(0.27 * radius)} />
    </>
  ),
  late: (at, radius) => <path d={drawn(at, diamond(1.15 * radius))} fill="var(--color-phase)" />,
  overdue: (at, radius, ground) => (
    <>
      <path d={drawn(at, diamond(1.15 * radius))} fill={ground} stroke="var(--color-phase)" strokeWidth="1.6" />
      <path d={drawn(at, exclamation(radius))} stroke="var(--color-phase)" strokeWidth="1.6" />
    </>
  ),
  changed: (at, radius, ground) => (
    <path d={drawn(at, square(0.85 * radius))} fill={ground} stroke="var(--color-ink-2)" strokeWidth="1.7" />
  ),
  missed: (at, radius) => (
    <path d={drawn(at, cross(0.8 * radius))} stroke="var(--color-danger)" strokeWidth="2.3" strokeLinecap="round" />
  ),
  open: (at, radius, ground) => (
    <path d={discs(at, 0.87 * radius)} fill={ground} stroke="var(--color-ink-3)" strokeWidth="1.6" />
  ),
};

/** Of a rounded radius: two halves that do not fit each other would make an oval. */
function discs(at: readonly Point[], radius: number): string {
  const rounded = round(radius);
  return ellipses(at, rounded, rounded);
}

/** A pen's way round each center: where it starts from there, and its path from then on. */
interface Pen {
  from: Point;
  d: string;
}

function drawn(at: readonly Point[], { from: [dx, dy], d }: Pen): string {
  return at.map(([x, y]) => `M${numbers(x + dx, y + dy)}${d}`).join('');
}

const tick = (radius: number): Pen => ({
  from: [-0.44 * radius, 0.04 * radius],
  d: `l${numbers(0.33 * radius, 0.35 * radius)}l${numbers(0.6 * radius, -0.67 * radius)}`,
});

const diamond = (half: number): Pen => ({
  from: [0, -half],
  d: `l${numbers(half, half)}l${numbers(-half, half)}l${numbers(-half, -half)}z`,
});

const square = (half: number): Pen => ({
  from: [-half, -half],
  d: `h${numbers(2 * half)}v${numbers(2 * half)}h${numbers(-2 * half)}z`,
});

const cross = (half: number): Pen => ({
  from: [-half, -half],
  d: `l${numbers(2 * half, 2 * half)}m0${numbers(-2 * half)}l${numbers(-2 * half, 2 * half)}`,
});

const exclamation = (radius: number): Pen => ({
  from: [0, -0.55 * radius],
  d: `v${numbers(0.65 * radius)}m0 ${numbers(0.3 * radius)}v${numbers(0.25 * radius)}`,
});
