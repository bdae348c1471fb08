import type { ReactNode } from 'react';
import type { WhatIsQuantumPage } from '#src/content-model/pages/what-is-quantum.ts';
import { ellipses, numbers, type Point, sampledCurve } from '#src/drawings/svg-path.ts';
import { blochPoint, HEIGHT, WIDTH, wavePath } from './principle-curves.ts';

type Title = WhatIsQuantumPage['principles']['items'][number]['title'];

const thin = { fill: 'none', stroke: 'var(--color-ill-3)', strokeWidth: 1.3 };
const marked = { fill: 'none', stroke: 'var(--color-accent)', strokeWidth: 2 };
const opposite = { fill: 'none', stroke: 'var(--color-phase)', strokeWidth: 1.6 };

const figures: Record<Title, () => ReactNode> = {
  Qubits: BlochSphere,
  Superposition: WavesAndSum,
  Entanglement: MatchingResults,
  Interference: AddAndCancel,
};

/** A drawing of one principle; the text beside it says the same. */
export function PrincipleFigure({ of: title }: { of: Title }) {
  const Figure = figures[title];
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden className="block w-full border-b border-rule bg-ill-bg">
      <Figure />
    </svg>
  );
}

/** The globe with a state as an arrow, its equator and the meridian of the state. */
function BlochSphere() {
  const centre: Point = [160, 60];
  const radius = 40;
  const [theta, phi] = [0.95, 0.9];
  const on = (polar: number, azimuth: number) => blochPoint(polar, azimuth, centre, radius);
  const front = sampledCurve((t) => on(Math.PI / 2, (t - 0.5) * Math.PI), 36);
  const back = sampledCurve((t) => on(Math.PI / 2, (t + 0.5) * Math.PI), 36);
  const meridian = sampledCurve((t) => on(t * theta, phi), 24);
  const [north, south, tip] = [on(0, 0), on(Math.PI, 0), on(theta, phi)];
  return (
    <>
      <circle cx={centre[0]} cy={centre[1]} r={radius} {...thin} fill="var(--color-surface)" />
      <path d={front} {...thin} />
      <path d={back} {...thin} strokeDasharray="3 3" />
      <path d={`M${numbers(...north)}L${numbers(...south)}`} {...thin} strokeDasharray="3 3" />
      <path d={meridian} {...opposite} />
      <path d={`M${numbers(...centre)}L${numbers(...tip)}`} {...marked} />
      <circle cx={tip[0]} cy={tip[1]} r="4" fill="var(--color-accent)" />
      <Label x={160} y={14}>
        |0⟩
      </Label>
      <Label x={160} y={114}>
        |1⟩
      </Label>
    </>
  );
}

/** Two notes, and the one wave that is their sum. */
function WavesAndSum() {
  const notes = [
    { periods: 4, amplitude: 14 },
    { periods: 6, amplitude: 9 },
  ];
  return (
    <>
      <path d={wavePath(notes.slice(0, 1), 24)} {...thin} />
      <path d={wavePath(notes.slice(1), 52)} {...thin} />
      <path d={wavePath(notes, 91)} {...marked} />
    </>
  );
}

/** Results of two observers, 1 as a disc and 0 as a ring: random on either side and equal in every pair. */
function MatchingResults() {
  const results = [1, 0, 0, 1, 0, 1, 1, 0];
  const at = (result: number, y: number) =>
    results.flatMap((value, index): Point[] => (value === result ? [[41 + index * 34, y]] : []));
  const pairs = results.map((_, index) => `M${41 + index * 34} 40v40`).join('');
  return (
    <>
      <path d={pairs} {...thin} strokeDasharray="2 3" />
      <path d={ellipses([...at(1, 32), ...at(1, 88)], 8, 8)} fill="var(--color-accent)" />
      <path d={ellipses([...at(0, 32), ...at(0, 88)], 7, 7)} {...opposite} fill="var(--color-surface)" />
    </>
  );
}

/** Left: two waves in step, and their sum. Right: two waves in opposition, which cancel. */
function AddAndCancel() {
  const wave = { periods: 3, amplitude: 12 };
  const shifted = { ...wave, phase: Math.PI };
  return (
    <>
      <path d={wavePath([wave], 22, 20, 145)} {...thin} />
      <path d={wavePath([wave], 48, 20, 145)} {...thin} />
      <path d={wavePath([wave, wave], 90, 20, 145)} {...marked} />
      <path d="M160 14v92" {...thin} strokeWidth="1" stroke="var(--color-ill-2)" />
      <path d={wavePath([wave], 22, 175, 300)} {...thin} />
      <path d={wavePath([shifted], 48, 175, 300)} {...opposite} />
      <path d={wavePath([wave, shifted], 90, 175, 300)} {...marked} />
    </>
  );
}

function Label({ x, y, children }: { x: number; y: number; children: string }) {
  return (
    <text x={x} y={y} textAnchor="middle" fontFamily="var(--font-serif)" fontSize="12" fill="var(--color-ink-2)">
      {children}
    </text>
  );
}
