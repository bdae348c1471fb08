import { Drawing } from '../pictures/Drawing.tsx';
import { gcd } from './number-theory.ts';

const [ROWS, COLUMNS] = [3, 5];
const N = ROWS * COLUMNS;
const upTo = (count: number) => [...Array(count).keys()];
const [LEFT, TOP, WIDTH, HEIGHT] = [92, 30, 50, 38];

/** The numbers 0 to 14 by their remainders on division by 3 and 5: what shares a factor with 15 fills one row, one column. */
export function ResidueGrid() {
  return (
    <Drawing
      label="The numbers 0 to 14 in a grid, rows by remainder modulo 3, columns by remainder modulo 5. The row and the column of remainder 0 hold the numbers that share a factor with 15; the other eight are 1, 2, 4, 7, 8, 11, 13 and 14."
      width={LEFT + COLUMNS * WIDTH + 2}
      height={TOP + ROWS * HEIGHT + 2}
    >
      <g fontSize="14" textAnchor="middle">
        {upTo(COLUMNS).map((column) => (
          <text key={column} x={LEFT + (column + 0.5) * WIDTH} y={TOP - 10}>
            {column === 0 ? 'mod 5: 0' : column}
          </text>
        ))}
        {upTo(ROWS).map((row) => (
          <text key={row} x={LEFT - 12} y={TOP + (row + 0.5) * HEIGHT + 5} textAnchor="end">
            {row === 0 ? 'mod 3: 0' : row}
          </text>
        ))}
        {upTo(N).map((number) => (
          <Cell key={number} number={number} />
        ))}
      </g>
    </Drawing>
  );
}

function Cell({ number }: { number: number }) {
  const [x, y] = [LEFT + (number % COLUMNS) * WIDTH, TOP + (number % ROWS) * HEIGHT];
  const isCoprime = gcd(number, N) === 1;
  return (
    <>
      <rect
        x={x + 1}
        y={y + 1}
        width={WIDTH - 2}
        height={HEIGHT - 2}
        rx="3"
        fill={`var(--color-${isCoprime ? 'accent-soft' : 'phase-soft'})`}
        stroke={isCoprime ? 'var(--color-accent-line)' : 'none'}
      />
      <text
        x={x + WIDTH / 2}
        y={y + HEIGHT / 2 + 5}
        fontSize="16"
        fontWeight={isCoprime ? 600 : 400}
        fill={`var(--color-${isCoprime ? 'accent' : 'phase'})`}
      >
        {number}
      </text>
    </>
  );
}
