import { ellipses, numbers, type Point } from '#src/base/svg-path.ts';
import { Drawing } from '#src/features/learn/tutorials/pictures/Drawing.tsx';
import { powersUntilOne } from './number-theory.ts';

const [LEFT, TOP, CELL, RADIUS] = [56, 30, 62, 21];

const center = (s: number, k: number): Point => [LEFT + (k + 0.5) * CELL, TOP + (s + 0.5) * CELL];

/** A hand on a dial: phase 0 points right, turns go anticlockwise. */
function hand({ s, k, turn }: Amplitude): string {
  const angle = 2 * Math.PI * turn;
  return `M${numbers(...center(s, k))}l${numbers(RADIUS * Math.cos(angle), -RADIUS * Math.sin(angle))}`;
}

/** The amplitude of the number at place k of the ring in the eigenstate s; its phase in turns. */
interface Amplitude {
  s: number;
  k: number;
  turn: number;
}

/** The eigenstates of multiplication by a: one row each, one dial for the phase of every number on the ring. */
export function EigenstateDials({ a, N }: { a: number; N: number }) {
  const powers = powersUntilOne(a, N);
  const r = powers.length;
  const ring = [1, ...powers.slice(0, -1)];
  const places = [...ring.keys()];
  const amplitudes = places.flatMap((s) => places.map((k) => ({ s, k, turn: (-(s * k) / r) % 1 })));
  const hands = (isOpposite: boolean) =>
    amplitudes
      .filter(({ turn }) => (turn === -0.5) === isOpposite)
      .map(hand)
      .join('');
  return (
    <Drawing
      label={`The ${r} eigenstates of multiplication by ${a} modulo ${N}, each over the numbers ${ring.join(', ')}. In the eigenstate number s the phase turns back by s/${r} of a full circle from each number to the next.`}
      width={LEFT + r * CELL + 4}
      height={TOP + r * CELL}
    >
      <g fontSize="15" fill="var(--color-ink)">
        {ring.map((y, k) => (
          <text key={y} x={center(0, k)[0]} y="18" textAnchor="middle" fontWeight="600">
            |{y}⟩
          </text>
        ))}
        {places.map((s) => (
          <text key={s} x="0" y={center(s, 0)[1] + 5}>
            s = {s}
          </text>
        ))}
      </g>
      <path
        d={ellipses(
          amplitudes.map(({ s, k }) => center(s, k)),
          RADIUS,
          RADIUS,
        )}
        fill="var(--color-surface)"
        stroke="var(--color-ill-3)"
      />
      <g strokeWidth="3" strokeLinecap="round">
        <path d={hands(false)} stroke="var(--color-accent)" />
        <path d={hands(true)} stroke="var(--color-phase)" />
      </g>
    </Drawing>
  );
}
