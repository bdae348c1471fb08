import { percent } from '../format-number.ts';
import { Drawing } from '../pictures/Drawing.tsx';

export interface ShareRow {
  name: string;
  /** In the order of the parts; they add up to 1. */
  shares: readonly number[];
}

interface Props {
  parts: readonly { name: string; tone: 'accent' | 'phase' | 'ill-2' | 'ill-3' }[];
  rows: readonly ShareRow[];
  digits?: number;
  label: string;
}

const [LEFT, WIDTH, LINE] = [62, 290, 40];

/** One bar a row, divided into named parts; parts too narrow for their percentage go without it. */
export function ShareBars({ parts, rows, digits = 0, label }: Props) {
  return (
    <Drawing label={label} width={LEFT + WIDTH} height={rows.length * LINE + parts.length * 22}>
      <g fontSize="14">
        {rows.map(({ name, shares }, row) => (
          <g key={name} transform={`translate(0 ${row * LINE})`}>
            <text y="19">{name}</text>
            {shares.map((share, index) => {
              const start = LEFT + WIDTH * shares.slice(0, index).reduce((sum, before) => sum + before, 0);
              return (
                <Part key={parts[index]?.name} x={start} share={share} tone={parts[index]?.tone} digits={digits} />
              );
            })}
          </g>
        ))}
        {parts.map(({ name, tone }, index) => (
          <g key={name} transform={`translate(${LEFT} ${rows.length * LINE + index * 22})`}>
            <rect width="12" height="12" y="3" fill={`var(--color-${tone})`} />
            <text x="20" y="14">
              {name}
            </text>
          </g>
        ))}
      </g>
    </Drawing>
  );
}

function Part({ x, share, tone, digits }: { x: number; share: number; tone?: string | undefined; digits: number }) {
  const width = share * WIDTH;
  const text = percent(share, digits);
  const ink = tone === 'accent' || tone === 'phase' ? 'on-accent' : 'ink';
  return (
    <>
      <rect x={x.toFixed(1)} width={Math.max(0, width - 1.5).toFixed(1)} height="28" fill={`var(--color-${tone})`} />
      {width > text.length * 9 ? (
        <text x={(x + width / 2).toFixed(1)} y="19" textAnchor="middle" fill={`var(--color-${ink})`}>
          {text}
        </text>
      ) : null}
    </>
  );
}
