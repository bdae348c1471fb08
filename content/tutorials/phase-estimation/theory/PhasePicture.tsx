import { ellipses, numbers, type Point } from '#src/base/svg-path.ts';
import type { PhasePicture as Data } from './phase-estimation-play.ts';

const [LEFT, RIGHT, TOP, BOTTOM] = [38, 298, 158, 258];
const [PITCH, RADIUS, CENTER] = [48, 19, 46];
/** From the left edge of the plot to the middle of the bar of 0; as much is left on the right for 1. */
const INSET = 12;
const SPAN = RIGHT - LEFT - 2 * INSET;

/** Above, a dial for each counting qubit with the turn that it took on; below, how often each outcome is read. */
export function PhasePicture({ data }: { data: Data }) {
  return (
    <g fontSize="13" fill="var(--color-ink-2)">
      <Dials data={data} />
      <Readings data={data} />
    </g>
  );
}

function Dials({ data: { turns } }: { data: Data }) {
  const [first = [], second] = turns;
  const t = first.length;
  const center = (k: number): Point => [152 + ((t - 1) / 2 - k) * PITCH, CENTER];
  const hands = (all: readonly number[]) =>
    all
      .map((turn, k) => {
        const angle = 2 * Math.PI * turn;
        return `M${numbers(...center(k))}l${numbers(RADIUS * Math.cos(angle), -RADIUS * Math.sin(angle))}`;
      })
      .join('');
  return (
    <>
      <text x="4" y="14">
        {t === 0 ? 'no counting qubit, no turn' : 'turns of the counting qubits'}
      </text>
      <path
        d={ellipses(
          first.map((_, k) => center(k)),
          RADIUS,
          RADIUS,
        )}
        fill="var(--color-surface)"
        stroke="var(--color-ill-3)"
      />
      {second ? <path d={hands(second)} stroke="var(--color-phase)" strokeWidth="2" strokeDasharray="4 2" /> : null}
      <path d={hands(first)} stroke="var(--color-accent)" strokeWidth="3" strokeLinecap="round" />
      <g textAnchor="middle">
        {first.map((turn, k) => (
          <text key={center(k).join()} x={center(k)[0]} y="83" fontWeight="600">
            q{k}
            <tspan x={center(k)[0]} dy="17" fontWeight="400">
              {String(Number(turn.toFixed(4))).replace(/^0\./, '.')}
            </tspan>
          </text>
        ))}
      </g>
    </>
  );
}

function Readings({ data: { shares, outcomes } }: { data: Data }) {
  const x = (turn: number) => LEFT + INSET + turn * SPAN;
  const y = (probability: number) => BOTTOM - probability * (BOTTOM - TOP);
  const marks = marksOf(shares.map(({ phase }) => phase));
  return (
    <>
      <text x="4" y="126">
        what is read, in turns
      </text>
      <path d={[0, 0.5, 1].map((p) => `M${LEFT} ${y(p)}H${RIGHT}`).join('')} stroke="var(--color-rule)" />
      <g textAnchor="end">
        {[0, 0.5, 1].map((p) => (
          <text key={p} x={LEFT - 5} y={y(p) + 4.5}>
            {p}
          </text>
        ))}
      </g>
      <path
        d={marks.map(({ phase }) => `M${numbers(x(phase), TOP - 8)}V${BOTTOM}`).join('')}
        stroke="var(--color-phase)"
        strokeDasharray="4 3"
        strokeWidth="1.5"
      />
      <path d={bars(outcomes, { x, y, bottom: BOTTOM, widest: 13 })} fill="var(--color-accent)" />
      <path d={`M${LEFT} ${BOTTOM}H${RIGHT}`} stroke="var(--color-ink-2)" />
      <g textAnchor="middle">
        {marks.map(({ phase, name }) => (
          <text key={name} x={numbers(x(phase))} y={TOP - 12} fill="var(--color-phase)" fontWeight="700">
            {name}
          </text>
        ))}
        {['0', '¼', '½', '¾', '1'].map((name, quarter) => (
          <text key={name} x={x(quarter / 4)} y={BOTTOM + 18}>
            {name}
          </text>
        ))}
      </g>
    </>
  );
}

/** Names for the true phases; two that are too close share one. */
function marksOf([first = 0, second]: readonly number[]): { phase: number; name: string }[] {
  if (second === undefined) return [{ phase: first, name: 'φ' }];
  const areClose = Math.abs(first - second) * SPAN < 26;
  return [
    { phase: first, name: areClose ? 'φ, −φ' : 'φ' },
    { phase: second, name: areClose ? '' : '−φ' },
  ];
}

interface Place {
  x: (turn: number) => number;
  y: (probability: number) => number;
  bottom: number;
  widest: number;
}

/** One bar an outcome, in one path; those below half a unit are left out. */
function bars(outcomes: readonly number[], { x, y, bottom, widest }: Place): string {
  const width = Math.min(widest, 0.7 * (x(1 / outcomes.length) - x(0)));
  return outcomes
    .map((p, c) =>
      bottom - y(p) < 0.5
        ? ''
        : `M${numbers(x(c / outcomes.length) - width / 2, bottom)}v${numbers(y(p) - bottom)}h${numbers(width)}V${numbers(bottom)}z`,
    )
    .join('');
}

/** The readings alone. */
export function PhaseMini({ data: { outcomes } }: { data: Data }) {
  const place: Place = { x: (turn) => 8 + 112 * turn, y: (p) => 56 - 50 * p, bottom: 56, widest: 12 };
  return (
    <>
      <path d="M0 56H128" stroke="var(--color-rule-strong)" />
      <path d={bars(outcomes, place)} fill="var(--color-accent)" />
    </>
  );
}
