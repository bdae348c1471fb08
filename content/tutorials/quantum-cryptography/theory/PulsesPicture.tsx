import type { PulsesPicture as Data } from './quantum-cryptography-play.ts';

const [NAMES, COLUMN, LINE, TOP] = [84, 18.2, 30, 22];

/** Five rows, a column each pulse; kept ones on a tinted ground, and those that came out wrong with a sign below. */
export function PulsesPicture({ data: { pulses, longRun } }: { data: Data }) {
  const rows = [
    { name: 'Alice’s bit', cells: pulses.map(({ aliceBit }) => String(aliceBit)) },
    { name: 'her basis', cells: pulses.map(({ aliceBasis }) => aliceBasis) },
    { name: 'Bob’s basis', cells: pulses.map(({ bobBasis }) => bobBasis) },
    { name: 'Bob’s bit', cells: pulses.map(({ bobBit }) => String(bobBit)) },
    { name: 'key', cells: pulses.map(({ isKept, bobBit }) => (isKept ? String(bobBit) : '')) },
  ];
  const height = rows.length * LINE;
  const columns = (which: 'isKept' | 'isWrong') => pulses.flatMap((pulse, column) => (pulse[which] ? [column] : []));
  const x = (column: number) => NAMES + column * COLUMN;
  return (
    <g fontSize="13" fill="var(--color-ink-2)">
      <path
        d={columns('isKept')
          .map((column) => `M${x(column)} 0h${COLUMN}v${height}h-${COLUMN}z`)
          .join('')}
        fill="var(--color-accent-soft)"
      />
      <path
        d={rows
          .slice(1)
          .map((_, row) => `M0 ${(row + 1) * LINE}H${x(pulses.length)}`)
          .join('')}
        stroke="var(--color-rule)"
      />
      {rows.map(({ name, cells }, row) => (
        <g key={name} fontWeight={row === rows.length - 1 ? 700 : undefined}>
          <text y={row * LINE + TOP - 2}>{name}</text>
          <text textAnchor="middle" fontFamily="var(--font-mono)" fill="var(--color-ink)">
            {cells.map((cell, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the columns never move
              <tspan key={column} x={x(column) + COLUMN / 2} y={row * LINE + TOP - 2}>
                {cell}
              </tspan>
            ))}
          </text>
        </g>
      ))}
      <g fill="var(--color-danger)" fontWeight="700">
        <path
          d={columns('isWrong')
            .map((column) => `M${x(column) + 1} 1h${COLUMN - 2}v${height - 2}h-${COLUMN - 2}z`)
            .join('')}
          fill="none"
          stroke="var(--color-danger)"
          strokeWidth="1.5"
        />
        {columns('isWrong').map((column) => (
          <text key={column} x={x(column) + COLUMN / 2} y={height + 17} textAnchor="middle" fontSize="15">
            ≠
          </text>
        ))}
      </g>
      <text y={height + 44}>{longRun}</text>
    </g>
  );
}

/** Kept pulses as plates, the wrong ones taller. */
export function PulsesMini({ data: { pulses } }: { data: Data }) {
  const plates = (isWrong: boolean) =>
    pulses
      .map((pulse, column) =>
        pulse.isKept && pulse.isWrong === isWrong
          ? `M${column * 10.6 + 1} ${isWrong ? 8 : 18}h8.6v${isWrong ? 44 : 24}h-8.6z`
          : '',
      )
      .join('');
  return (
    <>
      <path d="M0 30H128" stroke="var(--color-rule-strong)" />
      <path d={plates(false)} fill="var(--color-accent)" />
      <path d={plates(true)} fill="var(--color-danger)" />
    </>
  );
}
