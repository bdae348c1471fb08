import { probabilities } from '#circuit/quantum/state-vector.ts';
import { within } from '../timeline.ts';
import { AMBER, Dial, FAINT, INK, Label, PETROL, type SceneProps } from './parts.tsx';
import { EXAMPLE_STATE, SHOTS, shots } from './physics.ts';

const COLORS = [PETROL, AMBER];
/** When the first measurement happens, when its result gives way to a new preparation, when the last shot is done. */
const FIRST_SHOT = 0.3;
const PREPARED_AGAIN = 0.58;
const LAST_SHOT = 0.95;

/** One measurement leaves one arrow; a hundred show the chances. */
export function Measurement({ progress }: SceneProps) {
  const isMeasured = progress >= FIRST_SHOT && progress < PREPARED_AGAIN;
  const done = progress < FIRST_SHOT ? 0 : 1 + Math.floor((SHOTS - 1) * within(progress, PREPARED_AGAIN, LAST_SHOT));
  return (
    <>
      <State isMeasured={isMeasured} />
      <Counts done={done} />
    </>
  );
}

function State({ isMeasured }: { isMeasured: boolean }) {
  const [first] = shots;
  const state = isMeasured && first ? first.state : EXAMPLE_STATE;
  return (
    <g>
      <Label x="150" y="34" fill={INK}>
        {isMeasured ? `measured: ${first?.outcome}` : 'prepared'}
      </Label>
      {state.map((amplitude, bit) => (
        <g key={COLORS[bit]}>
          <Label x="68" y={123 + 146 * bit}>
            {bit}
          </Label>
          <Dial at={[150, 116 + 146 * bit]} radius={64} amplitude={amplitude} color={COLORS[bit] ?? INK} />
        </g>
      ))}
    </g>
  );
}

const BASE = 306;
/** Height of 100 counts. */
const FULL = 330;

function Counts({ done }: { done: number }) {
  const chances = probabilities(EXAMPLE_STATE);
  const results = shots.slice(0, done);
  return (
    <g>
      <Label x="460" y="34" fill={INK}>
        {done} of {SHOTS} measurements
      </Label>
      {chances.map((chance, bit) => {
        const count = results.filter(({ outcome }) => outcome === bit).length;
        const height = (FULL * count) / SHOTS;
        const x = 350 + 130 * bit;
        const expected = BASE - FULL * chance;
        return (
          <g key={COLORS[bit]}>
            <rect x={x} y={BASE - height} width="90" height={height} fill={COLORS[bit]} />
            <path d={`M${x - 8} ${expected}h106`} stroke={INK} strokeWidth="1.5" strokeDasharray="5 4" />
            <Label x={x + 45} y={Math.min(expected, BASE - height) - 9}>
              expected {Math.round(SHOTS * chance)}
            </Label>
            <Label x={x + 45} y={BASE + 26} fill={INK}>
              {bit}: {count} times
            </Label>
          </g>
        );
      })}
      <path d={`M330 ${BASE}h260`} stroke={FAINT} strokeWidth="1.5" />
    </g>
  );
}
