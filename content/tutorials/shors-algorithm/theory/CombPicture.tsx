import { numbers } from '#src/base/svg-path.ts';
import { fixed } from '#src/charts/numbers.ts';
import { type CombPicture as Data, POWERS } from './shors-algorithm-play.ts';

const [LEFT, RIGHT] = [24, 296];
/** Probabilities below this are shorter than two pixels. */
const VISIBLE = 0.003;
/** The tallest tooth of all: one of four. */
const FULL = 0.25;

/** Above, powers that come round after r; below, the outcomes of a run, r of them as a comb, with one marked. */
export function CombPicture({ data }: { data: Data }) {
  return (
    <g fontSize="13" fill="var(--color-ink-2)">
      <Powers data={data} />
      <Comb data={data} />
    </g>
  );
}

function Powers({ data: { a, N, r, powers } }: { data: Data }) {
  const [top, bottom] = [44, 134];
  const x = (exponent: number) => LEFT + 8 + (exponent / (POWERS - 1)) * (RIGHT - LEFT - 16);
  const y = (value: number) => bottom - (value / 21) * (bottom - top);
  return (
    <>
      <text x={LEFT} y="14">
        {a}
        <tspan dy="-5">x</tspan>
        <tspan dy="5"> mod {N}</tspan>
      </text>
      <path d={`M${LEFT} ${bottom}H${RIGHT}`} stroke="var(--color-ink-2)" />
      <path
        d={powers.map((value, exponent) => `M${numbers(x(exponent), bottom)}V${numbers(y(value))}`).join('')}
        stroke="var(--color-rule-strong)"
      />
      {powers.map((value, exponent) => (
        <circle
          // biome-ignore lint/suspicious/noArrayIndexKey: an exponent is its place
          key={exponent}
          cx={numbers(x(exponent))}
          cy={numbers(y(value))}
          r="4"
          fill={`var(--color-${exponent % r === 0 ? 'accent' : 'ill-3'})`}
        />
      ))}
      {/* From one 1 to the next. */}
      <path d={`M${numbers(x(0), 34)}v-5H${numbers(x(r))}v5`} fill="none" stroke="var(--color-ink)" />
      <text x={numbers(x(r) + 7)} y="34" fill="var(--color-ink)" fontWeight="600">
        r = {r}
      </text>
      <text x={x(0)} y={bottom + 18} textAnchor="middle">
        0
      </text>
      <text x={x(POWERS - 1)} y={bottom + 18} textAnchor="middle">
        x = {POWERS - 1}
      </text>
    </>
  );
}

function Comb({ data: { r, c, outcomes } }: { data: Data }) {
  const [top, bottom] = [214, 294];
  const size = outcomes.length;
  const x = (outcome: number) => LEFT + 8 + (outcome / size) * (RIGHT - LEFT - 16);
  const y = (probability: number) => bottom - (probability / FULL) * (bottom - top);
  const needles = outcomes.map((probability, outcome) =>
    probability < VISIBLE || outcome === c ? '' : `M${numbers(x(outcome), bottom)}V${numbers(y(probability))}`,
  );
  return (
    <>
      <text x={LEFT} y="180">
        outcome c of one run
      </text>
      <path d={`M${LEFT} ${bottom}H${RIGHT}`} stroke="var(--color-ink-2)" />
      <path d={needles.join('')} stroke="var(--color-accent)" strokeWidth="2" />
      <path
        d={`M${numbers(x(c), bottom)}V${numbers(y(outcomes[c] ?? 0))}`}
        stroke="var(--color-phase)"
        strokeWidth="4"
      />
      {/* From one tooth to the next. */}
      <path d={`M${numbers(x(0), 206)}v-5H${numbers(x(size / r))}v5`} fill="none" stroke="var(--color-ink)" />
      <text x={numbers(x(size / r) + 7)} y="206" fill="var(--color-ink)" fontWeight="600">
        {size}/r = {fixed(size / r, size % r ? 2 : 0)}
      </text>
      <g textAnchor="middle">
        {c > 0 ? (
          <text x={x(0)} y={bottom + 18}>
            0
          </text>
        ) : null}
        <text x={x(size)} y={bottom + 18}>
          {size}
        </text>
        <text x={numbers(x(c))} y={bottom + 18} fill="var(--color-phase)" fontWeight="700">
          {c}
        </text>
      </g>
    </>
  );
}

/** The comb alone. */
export function CombMini({ data: { c, outcomes } }: { data: Data }) {
  const x = (outcome: number) => 4 + (120 * outcome) / outcomes.length;
  const needle = (outcome: number, probability: number) => `M${numbers(x(outcome), 56)}v${numbers(-208 * probability)}`;
  return (
    <>
      <path d="M0 56H128" stroke="var(--color-rule-strong)" />
      <path
        d={outcomes.map((p, outcome) => (p < VISIBLE || outcome === c ? '' : needle(outcome, p))).join('')}
        stroke="var(--color-accent)"
        strokeWidth="2.5"
      />
      <path d={needle(c, outcomes[c] ?? 0)} stroke="var(--color-phase)" strokeWidth="5" />
    </>
  );
}
