import type { ReactNode } from 'react';
import { blochVector } from '#circuit/quantum/bloch.ts';
import { H, T } from '#circuit/quantum/gates.ts';
import { applyGate, basisState, probabilities, type StateVector } from '#circuit/quantum/state-vector.ts';
import type { Point } from '#src/base/svg-path.ts';
import { percent } from '#src/charts/numbers.ts';
import { equatorHalf, StateArrow } from './BlochSphere.tsx';
import { OutcomeBars } from './OutcomeBars.tsx';
import { thin } from './PaneSvg.tsx';
import type { ShotCounts } from './superposition.ts';

const NAMES = ['start', 'after H', 'after T', 'after H again'];

/** The wire of the example: its start, the state after each gate, and the results of measuring it. */
export function RunStages({ current, tally }: { current: number; tally: ShotCounts }) {
  const one = probabilityOfOne(FINAL_STATE);
  return (
    <ol className="run-stages">
      {STAGES.map(({ gate, state }, index) => (
        <Stage key={NAMES[index]} box={gate ?? '|0⟩'} isCurrent={index === current} isWide={index === 0}>
          <SmallBloch state={state} />
          <p className="text-center text-xs">
            {NAMES[index]}
            <br />
            <span className="text-ink-2">reads 1: {percent(probabilityOfOne(state))}</span>
          </p>
        </Stage>
      ))}
      <Stage box="0 / 1" isCurrent={current === STAGES.length} isWide>
        <OutcomeBars labels={['0', '1']} counts={tally.counts} expected={[1 - one, one]} />
      </Stage>
    </ol>
  );
}

interface StageProps {
  /** What is on the wire. */
  box: string;
  isCurrent: boolean;
  /** As wide as three of the others. */
  isWide: boolean;
  children: ReactNode;
}

function Stage({ box, isCurrent, isWide, children }: StageProps) {
  return (
    <li aria-current={isCurrent ? 'step' : undefined} data-wide={isWide ? '' : undefined}>
      <div className="run-wire">
        <span>{box}</span>
      </div>
      <div className="run-state">{children}</div>
    </li>
  );
}

const CENTER: Point = [50, 50];
const RADIUS = 44;

/** A Bloch sphere with nothing but its equator and the arrow. */
function SmallBloch({ state }: { state: StateVector }) {
  return (
    <svg viewBox="0 0 100 100" aria-hidden className="block w-full">
      <circle cx={CENTER[0]} cy={CENTER[1]} r={RADIUS} {...thin} fill="var(--color-surface)" />
      <path d={equatorHalf(0, CENTER, RADIUS)} {...thin} />
      <path d={equatorHalf(Math.PI, CENTER, RADIUS)} {...thin} strokeDasharray="3 3" />
      <StateArrow vector={blochVector(state)} center={CENTER} radius={RADIUS} />
    </svg>
  );
}

/** A gate of the example with the state after it; the first stage has no gate and is the start. */
interface RunStage {
  gate?: string;
  state: StateVector;
}

const start = basisState([0]);
const afterH = applyGate(start, H, 0);
const afterT = applyGate(afterH, T, 0);

/** What is measured in the end. */
export const FINAL_STATE = applyGate(afterT, H, 0);

/** The smallest program in which amplitudes interfere: |0⟩ through H, T and H, state by state. */
export const STAGES: readonly RunStage[] = [
  { state: start },
  { gate: 'H', state: afterH },
  { gate: 'T', state: afterT },
  { gate: 'H', state: FINAL_STATE },
];

/** The probability of reading 1, if one measured now. */
export function probabilityOfOne(state: StateVector): number {
  return probabilities(state)[1] ?? 0;
}
