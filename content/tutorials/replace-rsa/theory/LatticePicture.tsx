import { numbers } from '#src/base/svg-path.ts';
import { Drawing } from '#src/features/learn/tutorials/pictures/Drawing.tsx';
import { mod, publicKey, Q } from './replace-rsa-theory.ts';

/** One unknown and two equations: x times 3 and x times 12, with the secret 5 and an error of 1 and −1. */
const ROWS = [[3], [12]];
const SECRET = [5];
export const exactPoint = publicKey(ROWS, SECRET, [0, 0]);
export const noisyPoint = publicKey(ROWS, SECRET, [1, -1]);
const points = Array.from({ length: Q }, (_, x) => ROWS.map(([a = 0]) => mod(a * x)));

const [STEP, LEFT, TOP] = [15, 28, 12];
const SIDE = (Q - 1) * STEP;
const x = (value: number, left = LEFT, step = STEP) => left + value * step;
const y = (value: number, top = TOP, step = STEP) => top + (Q - 1 - value) * step;

const circle = (cx: number, cy: number, r: number) =>
  `M${numbers(cx - r, cy)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;

interface Place {
  left: number;
  top: number;
  step: number;
  /** Points below it are left out. */
  bottom?: number;
}

/** All exact sums, and one noisy sum beside its own. */
function Marks({ left, top, step, bottom = Number.POSITIVE_INFINITY }: Place) {
  const at = ([a = 0, b = 0]: readonly number[]) => [x(a, left, step), y(b, top, step)] as const;
  const [near, noisy] = [at(exactPoint), at(noisyPoint)];
  const shown = points.map(at).filter(([, y]) => y > step / 2 && y < bottom - step / 2);
  return (
    <>
      <path d={shown.map((point) => circle(...point, step / 5)).join('')} fill="var(--color-ink-2)" />
      <path d={circle(...near, step * 0.55)} fill="none" stroke="var(--color-accent)" strokeWidth="2" />
      <path d={`M${numbers(...near)}L${numbers(...noisy)}`} stroke="var(--color-phase)" strokeWidth="2" />
      <path
        d={`M${numbers(noisy[0] - step / 3, noisy[1] - step / 3)}l${numbers(step / 1.5, step / 1.5)}m0 ${numbers(-step / 1.5)}l${numbers(-step / 1.5, step / 1.5)}`}
        stroke="var(--color-phase)"
        strokeWidth="2.5"
      />
    </>
  );
}

/** The seventeen exact points of one unknown in two equations, and where the noise moved one of them. */
export function LatticePicture() {
  return (
    <Drawing
      label={`Seventeen dots in a square of 17 by 17 places, evenly spread. A cross at ${noisyPoint.join(', ')} lies one place right of and one below the dot at ${exactPoint.join(', ')}, which has a ring.`}
      width={LEFT + SIDE + 22}
      height={TOP + SIDE + 40}
    >
      <path d={`M${LEFT} ${TOP - 6}V${TOP + SIDE}H${LEFT + SIDE + 6}`} fill="none" stroke="var(--color-ill-3)" />
      <Marks left={LEFT} top={TOP} step={STEP} />
      <g fontSize="14">
        {[0, 8, 16].map((value) => (
          <g key={value}>
            <text x={x(value)} y={TOP + SIDE + 20} textAnchor="middle">
              {value}
            </text>
            <text x={LEFT - 8} y={y(value) + 5} textAnchor="end">
              {value}
            </text>
          </g>
        ))}
        <text x={x(12)} y={TOP + SIDE + 36} textAnchor="middle">
          3x + noise
        </text>
      </g>
    </Drawing>
  );
}

const CARD = { width: 300, height: 160 };

/** The same as the sign of the tutorial, without axes. */
export const latticeCard = {
  ...CARD,
  label: 'The picture of the tutorial: a lattice of dots, and a cross that noise has moved away from one of them.',
  picture: <Marks left={14} top={-80} step={17} bottom={CARD.height} />,
};
