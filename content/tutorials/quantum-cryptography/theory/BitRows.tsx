import { Drawing } from '#src/features/learn/tutorials/pictures/Drawing.tsx';

export interface BitRow {
  name: string;
  /** One sign a column; an empty string leaves the place free. */
  cells: readonly string[];
  /** In bold, on a tinted ground: the row that comes out. */
  isResult?: boolean;
}

const NAME_WIDTH = 92;
const COLUMN = 22;
const LINE = 26;

/** Rows of bits or signs one below the other; the columns in `kept` are on a tinted ground. */
export function BitRows({
  rows,
  kept = [],
  label,
}: {
  rows: readonly BitRow[];
  kept?: readonly number[];
  label: string;
}) {
  const columns = Math.max(...rows.map(({ cells }) => cells.length));
  const height = rows.length * LINE + 8;
  return (
    <Drawing label={label} width={NAME_WIDTH + columns * COLUMN + 4} height={height}>
      {kept.map((column) => (
        <rect
          key={column}
          x={NAME_WIDTH + column * COLUMN}
          width={COLUMN}
          height={height}
          fill="var(--color-accent-soft)"
        />
      ))}
      {rows.map(({ name, cells, isResult }, row) => (
        <g
          key={name}
          transform={`translate(0 ${row * LINE + 21})`}
          fontSize="14"
          fontWeight={isResult ? 700 : 400}
          fill={isResult ? 'var(--color-accent)' : undefined}
        >
          {row > 0 ? <path d={`M0-17H${NAME_WIDTH + columns * COLUMN}`} stroke="var(--color-rule)" /> : null}
          <text>{name}</text>
          <text fontFamily="var(--font-mono)" textAnchor="middle">
            {cells.map((cell, column) =>
              cell ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: the columns never move
                <tspan key={column} x={NAME_WIDTH + (column + 0.5) * COLUMN}>
                  {cell}
                </tspan>
              ) : null,
            )}
          </text>
        </g>
      ))}
    </Drawing>
  );
}
