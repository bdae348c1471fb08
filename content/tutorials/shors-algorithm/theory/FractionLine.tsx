import { numbers } from '#src/base/svg-path.ts';
import { Drawing } from '#src/features/learn/tutorials/pictures/Drawing.tsx';
import { fractionsBetween } from './continued-fractions.ts';

const [WIDTH, LINE] = [430, 74];

interface Props {
  c: number;
  size: number;
  /** Fractions with denominators below this are shown. */
  N: number;
  from: number;
  to: number;
  /** Denominators up to this are named. */
  namedUpTo: number;
}

/** Where c/size lies among the fractions with small denominators: only one of them is within half a step of it. */
export function FractionLine({ c, size, N, from, to, namedUpTo }: Props) {
  const x = (value: number) => 14 + ((value - from) / (to - from)) * (WIDTH - 28);
  const fractions = fractionsBetween(from, to, N);
  const inside = fractions.filter(({ s, r }) => Math.abs(s / r - c / size) <= 1 / (2 * size));
  const half = x(c / size + 1 / (2 * size)) - x(c / size);
  return (
    <Drawing
      label={`The fractions with denominators below ${N} between ${from} and ${to}. Only ${inside.map(({ s, r }) => `${s}/${r}`).join(', ')} lies within 1/${2 * size} of ${c}/${size}.`}
      width={WIDTH}
      height={122}
    >
      <rect
        x={x(c / size) - half}
        y={LINE - 30}
        width={2 * half}
        height="60"
        fill="var(--color-phase-soft)"
        stroke="var(--color-phase)"
      />
      <path d={`M0 ${LINE}h${WIDTH}`} stroke="var(--color-rule-strong)" />
      <path
        d={fractions.map(({ s, r }) => `M${numbers(x(s / r), LINE - 9)}v18`).join('')}
        stroke="var(--color-ink-3)"
      />
      <g fontSize="14" textAnchor="middle">
        {fractions
          .filter(({ r }) => r <= namedUpTo)
          .map(({ s, r }) => (
            <text key={`${s}/${r}`} x={x(s / r)} y={LINE + 46} fill="var(--color-ink)">
              {s}/{r}
            </text>
          ))}
        <path d={`M${numbers(x(c / size), LINE - 36)}v72`} stroke="var(--color-phase)" strokeWidth="2" />
        <text x={x(c / size)} y={LINE - 44} fill="var(--color-phase)" fontWeight="600">
          {c}/{size}
        </text>
      </g>
    </Drawing>
  );
}
