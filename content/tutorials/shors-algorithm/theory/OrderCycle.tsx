import { numbers } from '#src/base/svg-path.ts';
import { Drawing } from '#src/features/learn/tutorials/pictures/Drawing.tsx';
import { powersUntilOne } from './number-theory.ts';

const CENTER = [150, 108] as const;
const RADIUS = 74;
const NODE = 21;

/** The powers of a modulo N on a ring: multiplying goes round, and the length of the ring is the order. */
export function OrderCycle({ a, N }: { a: number; N: number }) {
  const powers = powersUntilOne(a, N);
  const ring = [1, ...powers.slice(0, -1)];
  const at = (turn: number, radius = RADIUS) => {
    const angle = 2 * Math.PI * (turn / ring.length) - Math.PI / 2;
    return [CENTER[0] + radius * Math.cos(angle), CENTER[1] + radius * Math.sin(angle)] as const;
  };
  const gap = (NODE + 5) / RADIUS / ((2 * Math.PI) / ring.length);
  return (
    <Drawing
      label={`A ring of ${ring.length} numbers: ${[...ring, 1].join(', ')}. Each arrow multiplies by ${a} modulo ${N}.`}
      width={300}
      height={216}
    >
      {ring.map((power, k) => {
        const [x, y] = at(k);
        return (
          <g key={power} textAnchor="middle">
            <Arc from={at(k + gap)} to={at(k + 1 - gap)} />
            <text {...place(at(k + 0.5, RADIUS + 20))} fontSize="14">
              ×{a}
            </text>
            <circle cx={x} cy={y} r={NODE} fill="var(--color-surface)" stroke="var(--color-accent)" strokeWidth="2" />
            <text x={x} y={y + 6} fontSize="18" fontWeight="600" fill="var(--color-ink)">
              {power}
            </text>
          </g>
        );
      })}
      <text x={CENTER[0]} y={CENTER[1] + 6} textAnchor="middle" fontSize="18" fill="var(--color-phase)">
        r = {ring.length}
      </text>
    </Drawing>
  );
}

const place = ([x, y]: readonly [number, number]) => ({ x: Math.round(x), y: Math.round(y + 5) });

/** An arc of the ring, clockwise, with its head. */
function Arc({ from, to }: { from: readonly [number, number]; to: readonly [number, number] }) {
  const [dx, dy] = [to[0] - CENTER[0], to[1] - CENTER[1]];
  const heading = (Math.atan2(dx, -dy) * 180) / Math.PI;
  return (
    <g stroke="var(--color-accent)" strokeWidth="1.8" fill="none">
      <path d={`M${numbers(...from)}A${RADIUS} ${RADIUS} 0 0 1 ${numbers(...to)}`} />
      <path d="M-7-4.5L0 0-7 4.5" transform={`translate(${numbers(...to)}) rotate(${Math.round(heading)})`} />
    </g>
  );
}
