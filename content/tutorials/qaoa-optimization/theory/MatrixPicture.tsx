import { Drawing } from '#src/features/learn/tutorials/pictures/Drawing.tsx';

interface Props {
  /** Row by row; zeros are left blank. */
  rows: readonly (readonly number[])[];
  /** Names of the rows. */
  names: readonly string[];
  label: string;
}

const CELL = 19;

/** A matrix as a field of cells: positive entries on petrol, negative ones on amber. */
export function MatrixPicture({ rows, names, label }: Props) {
  const left = Math.max(...names.map((name) => [...name].length)) * 9 + 8;
  const size = rows.length * CELL;
  const lines = rows.map((_, index) => `M${left} ${index * CELL}h${size}M${left + index * CELL} 0v${size}`).join('');
  return (
    <Drawing label={label} width={left + size + 2} height={size + 2}>
      <g transform="translate(1 1)" fontSize="14" fontFamily="var(--font-mono)">
        {rows.map((row, i) => (
          <g key={names[i]}>
            <text x="0" y={i * CELL + 14.5}>
              {names[i]}
            </text>
            {row.map((value, j) =>
              value === 0 ? null : <Entry key={names[j]} x={left + j * CELL} y={i * CELL} value={value} />,
            )}
          </g>
        ))}
        <path d={`${lines}M${left} ${size}h${size}v${-size}`} stroke="var(--color-rule)" fill="none" />
      </g>
    </Drawing>
  );
}

function Entry({ x, y, value }: { x: number; y: number; value: number }) {
  return (
    <>
      <rect x={x} y={y} width={CELL} height={CELL} fill={`var(--color-${value < 0 ? 'phase' : 'accent'}-soft)`} />
      <text x={x + CELL / 2} y={y + 14.5} textAnchor="middle" fill="var(--color-ink)">
        {String(value).replace('-', '−')}
      </text>
    </>
  );
}
