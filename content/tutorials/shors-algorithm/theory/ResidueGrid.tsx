import { Drawing } from '#src/features/learn/tutorials/pictures/Drawing.tsx';
import { gcd } from './number-theory.ts';

const [ROWS, COLUMNS] = [3, 5];
const N = ROWS * COLUMNS;
const upTo = (count: number) => [...Array(count).keys()];
const [LEFT, TOP, WIDTH, HEIGHT] = [92, 30, 50, 38];

const column = (place: number) => LEFT + place * WIDTH;
const row = (place: number) => TOP + place * HEIGHT;

/** The numbers 0 to 14 by their remainders on division by 3 and 5: what shares a factor with 15 fills one row, one column. */
export function ResidueGrid() {
  return (
    <Drawing
      label="The numbers 0 to 14, rows by remainder modulo 3, columns by remainder modulo 5. The row and the column of remainder 0 hold those that share a factor with 15; the other eight are 1, 2, 4, 7, 8, 11, 13 and 14."
      width={column(COLUMNS) + 2}
      height={row(ROWS) + 2}
    >
      <g fontSize="14" textAnchor="middle">
        {upTo(COLUMNS).map((place) => (
          <text key={place} x={column(place) + WIDTH / 2} y={TOP - 10}>
            {place === 0 ? 'mod 5: 0' : place}
          </text>
        ))}
        {upTo(ROWS).map((place) => (
          <text key={place} x={LEFT - 12} y={row(place) + HEIGHT / 2 + 5} textAnchor="end">
            {place === 0 ? 'mod 3: 0' : place}
          </text>
        ))}
      </g>
      <Cells numbers={upTo(N).filter((number) => gcd(number, N) > 1)} tone="phase" />
      <Cells numbers={upTo(N).filter((number) => gcd(number, N) === 1)} tone="accent" />
    </Drawing>
  );
}

/** Numbers in their places, all in one color. */
function Cells({ numbers, tone }: { numbers: readonly number[]; tone: 'phase' | 'accent' }) {
  const cell = (number: number) =>
    `M${column(number % COLUMNS) + 1} ${row(number % ROWS) + 1}h${WIDTH - 2}v${HEIGHT - 2}h${2 - WIDTH}z`;
  return (
    <g fontSize="16" fontWeight={tone === 'accent' ? 600 : 400} textAnchor="middle" fill={`var(--color-${tone})`}>
      <path d={numbers.map(cell).join('')} fill={`var(--color-${tone}-soft)`} />
      {numbers.map((number) => (
        <text key={number} x={column(number % COLUMNS) + WIDTH / 2} y={row(number % ROWS) + HEIGHT / 2 + 5}>
          {number}
        </text>
      ))}
    </g>
  );
}
