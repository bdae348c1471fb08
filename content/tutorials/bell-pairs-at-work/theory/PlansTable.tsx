import { Drawing } from '#src/features/learn/tutorials/pictures/Drawing.tsx';
import { PLANS, planSum } from './bell-pairs-at-work-theory.ts';

const [LEFT, TOP, WIDTH, HEIGHT] = [74, 52, 60, 34];
const signs = (answers: readonly number[]) => answers.map((answer) => (answer > 0 ? '+' : '−')).join(' ');

/** The CHSH sum of every plan, Alice's answers by rows and Bob's by columns. */
export function PlansTable() {
  const columns = PLANS[0]?.map(({ bob }) => signs(bob)) ?? [];
  return (
    <Drawing
      label="A table of sixteen plans. Eight cells hold plus 2, eight hold minus 2."
      width={LEFT + 4 * WIDTH + 2}
      height={TOP + 4 * HEIGHT + 2}
    >
      <g fontSize="14" textAnchor="middle">
        <text x={LEFT + 2 * WIDTH} y="16">
          Bob: B₀ B₁
        </text>
        <text x="33" y={TOP - 10}>
          A₀ A₁
        </text>
        {columns.map((column, index) => (
          <text key={column} x={LEFT + (index + 0.5) * WIDTH} y={TOP - 10} fill="var(--color-ink)">
            {column}
          </text>
        ))}
        {PLANS.map((row, y) => (
          <g key={signs(row[0]?.alice ?? [])}>
            <text x="33" y={TOP + (y + 0.5) * HEIGHT + 5} fill="var(--color-ink)">
              {signs(row[0]?.alice ?? [])}
            </text>
            {row.map((plan, x) => (
              <Cell key={signs(plan.bob)} x={LEFT + x * WIDTH} y={TOP + y * HEIGHT} sum={planSum(plan)} />
            ))}
          </g>
        ))}
      </g>
    </Drawing>
  );
}

function Cell({ x, y, sum }: { x: number; y: number; sum: number }) {
  const isPlus = sum > 0;
  return (
    <>
      <rect
        x={x}
        y={y}
        width={WIDTH}
        height={HEIGHT}
        fill={isPlus ? 'var(--color-accent-soft)' : 'none'}
        stroke="var(--color-rule-strong)"
      />
      <text x={x + WIDTH / 2} y={y + HEIGHT / 2 + 5} fill="var(--color-ink)" fontWeight={isPlus ? 700 : undefined}>
        {isPlus ? `+${sum}` : `−${-sum}`}
      </text>
    </>
  );
}
