import { numbers } from '#src/base/svg-path.ts';
import { Drawing } from '#src/features/learn/tutorials/pictures/Drawing.tsx';
import { signedBars } from '#src/features/learn/tutorials/state/signed-bars.ts';
import { BELL_STATES, type BellState } from './bell-pairs-at-work-theory.ts';

const OUTCOMES = ['00', '01', '10', '11'];
const [WIDTH, HEIGHT, PITCH] = [160, 128, 31];

/** The amplitudes of a Bell state in the order of the outcomes; of Ψ⁻ with the plus at 01. */
const amplitudes = ({ flip, sign }: BellState) => {
  const second = sign ? -Math.SQRT1_2 : Math.SQRT1_2;
  return flip ? [0, Math.SQRT1_2, second, 0] : [Math.SQRT1_2, 0, 0, second];
};

/** The four Bell states, two by two. */
export function FourStates() {
  return (
    <Drawing
      label="Amplitudes. Phi plus: 00 and 11, both 0.707. Phi minus: 00 is 0.707 and 11 minus 0.707. Psi plus: 01 and 10, both 0.707. Psi minus: 01 is 0.707 and 10 minus 0.707."
      width={2 * WIDTH}
      height={2 * HEIGHT}
    >
      {BELL_STATES.map((state, index) => (
        <g key={state.name} transform={`translate(${(index % 2) * WIDTH} ${Math.floor(index / 2) * HEIGHT})`}>
          <OneState state={state} />
        </g>
      ))}
    </Drawing>
  );
}

function OneState({ state }: { state: BellState }) {
  const place = { x: 24, pitch: PITCH, width: 20, zero: 52, unit: 56 };
  const values = amplitudes(state);
  return (
    <>
      <text x="0" y="57" fontSize="16" fill="var(--color-ink)" fontFamily="var(--font-serif)">
        {state.name}
      </text>
      <path
        d={signedBars(
          values.map((value) => Math.max(0, value)),
          place,
        )}
        fill="var(--color-accent)"
      />
      <path
        d={signedBars(
          values.map((value) => Math.min(0, value)),
          place,
        )}
        fill="var(--color-phase)"
      />
      <path d={`M${place.x} ${place.zero}h${4 * PITCH}`} stroke="var(--color-ink-3)" />
      <g fontSize="14" textAnchor="middle">
        {OUTCOMES.map((outcome, index) => (
          <text key={outcome} x={numbers(place.x + (index + 0.5) * PITCH)} y="112">
            {outcome}
          </text>
        ))}
      </g>
    </>
  );
}
