import { probabilities } from '#circuit/quantum/state-vector.ts';
import { percent } from '#src/charts/numbers.ts';
import { eased, within } from '../timeline.ts';
import { AMBER, Arrow, FAINT, INK, Label, PETROL, type SceneProps } from './parts.tsx';
import { ENTRIES, MARKED, meanAmplitude, ROUNDS, searchState } from './physics.ts';

/** When each half round happens: turn, mirror, turn, mirror. */
const HALF_ROUNDS = [
  [0.25, 0.35],
  [0.39, 0.48],
  [0.53, 0.61],
  [0.65, 0.74],
] as const;
const ARROW_BASE = 140;
/** Length of an amplitude of size one. */
const ONE = 112;
const CHANCE_BASE = 320;
const FULL_CHANCE = 76;
const LEFT = 82;
const columnX = (entry: number) => 122 + 64 * entry;

/** Grover's search among eight entries: the arrows of the amplitudes above, the chances below. */
export function Search({ progress }: SceneProps) {
  const halfRounds = HALF_ROUNDS.reduce((sum, [from, to]) => sum + eased(within(progress, from, to)), 0);
  const state = searchState(halfRounds);
  const chances = probabilities(state);
  const mean = meanAmplitude(state);
  return (
    <>
      <Label x="24" y="26" textAnchor="start" fill={INK}>
        {stepName(halfRounds)}
      </Label>
      <path d={`M${LEFT} ${ARROW_BASE}H616M${LEFT} ${CHANCE_BASE}H616`} stroke={FAINT} strokeWidth="1.5" />
      <Mean height={ARROW_BASE - ONE * mean.re} />
      {state.map((amplitude, entry) => (
        <Arrow
          // biome-ignore lint/suspicious/noArrayIndexKey: an entry is its place
          key={entry}
          from={[columnX(entry), ARROW_BASE]}
          by={[ONE * amplitude.im, -ONE * amplitude.re]}
          color={entry === MARKED ? AMBER : PETROL}
          width={5}
        />
      ))}
      <Chances chances={chances} />
    </>
  );
}

function Mean({ height }: { height: number }) {
  return (
    <>
      <path d={`M${LEFT} ${height}H616`} stroke={AMBER} strokeWidth="1.5" strokeDasharray="5 5" />
      <Label x={LEFT - 6} y={height + 6} textAnchor="end" fill={AMBER}>
        mean
      </Label>
    </>
  );
}

function stepName(halfRounds: number): string {
  if (halfRounds === 0) return 'start: all equal';
  if (halfRounds === 2 * ROUNDS) return `after round ${ROUNDS}`;
  if (halfRounds === 2) return 'after round 1';
  const round = halfRounds > 2 ? 2 : 1;
  return `round ${round}: ${Math.ceil(halfRounds) % 2 === 1 ? 'turn the marked arrow' : 'mirror all at their mean'}`;
}

function Chances({ chances }: { chances: readonly number[] }) {
  const columns = Array.from({ length: ENTRIES }, (_, entry) => {
    const chance = chances[entry] ?? 0;
    const height = FULL_CHANCE * chance;
    const isMarked = entry === MARKED;
    return (
      <g key={columnX(entry)}>
        <rect
          x={columnX(entry) - 18}
          y={CHANCE_BASE - height}
          width="36"
          height={height}
          fill={isMarked ? AMBER : PETROL}
        />
        <Label x={columnX(entry)} y={CHANCE_BASE + 26} fill={isMarked ? AMBER : 'var(--color-ink-2)'}>
          {isMarked ? percent(chance, 1) : entry + 1}
        </Label>
      </g>
    );
  });
  return (
    <>
      <Label x={LEFT - 6} y={CHANCE_BASE - 2} textAnchor="end">
        chance
      </Label>
      {columns}
    </>
  );
}
