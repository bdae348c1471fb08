import { gateWord } from '#circuit/judge/gate-words.ts';
import type { AllowedGate } from '#circuit/judge/problem.ts';
import {
  control,
  gatePlate,
  measurementPlate,
  notMark,
  statePlate,
  swapMark,
} from '#src/drawings/circuit/gate-plates.ts';
import { Marks } from '#src/drawings/circuit/Marks.tsx';
import { type Mark, path } from '#src/drawings/circuit/mark.ts';

interface Props {
  gate: AllowedGate;
  isTaken: boolean;
  onTake: () => void;
}

const PLATE = 32;

/** A gate that may be used, as a plate to take up: its sign, with a dot for each control. */
export function GatePlate({ gate, isTaken, onTake }: Props) {
  const word = gateWord(gate.gate, gate.controls);
  return (
    <button type="button" className="gate-plate" aria-pressed={isTaken} title={word} onClick={onTake}>
      <svg aria-hidden viewBox="-21 -21 42 42" width={42} height={42}>
        <Marks marks={signOf(gate)} />
      </svg>
      <span className="visually-hidden">{word}</span>
    </button>
  );
}

function signOf({ gate, controls }: AllowedGate): Mark[] {
  if (gate === 'measure') return measurementPlate('z', PLATE, 0);
  if (gate === 'reset') return statePlate('0', PLATE, 0);
  if (controls === 0)
    return gate === 'swap' ? [swapMark(PLATE, 0)] : gatePlate({ gate, angles: [] }, { plate: PLATE }, 0);
  // Controls above, the gate itself below, on one line.
  const dots = Array.from(
    { length: controls },
    (_, index) => -16 + (controls === 1 ? 0 : (index * 14) / (controls - 1)),
  );
  const last = 10;
  const size = 18;
  const isPhase = gate === 'z';
  const own =
    gate === 'x'
      ? notMark(size, last)
      : isPhase
        ? [control(1, last, 4)]
        : gatePlate({ gate, angles: [] }, { plate: size }, last);
  return [path('link', `M0 ${dots[0] ?? 0}V${last}`), ...dots.map((y) => control(1, y, 4)), ...own];
}

/** How often gates may be used, where that is limited: "f at most once". */
export function limitWords(allowed: readonly AllowedGate[]): string {
  return allowed
    .flatMap(({ gate, controls, uses }) =>
      uses === undefined ? [] : [`${gateWord(gate, controls)} at most ${uses === 1 ? 'once' : `${uses} times`}`],
    )
    .join(', ');
}
