import { seededRandom } from '#circuit/quantum/seeded-random.ts';
import type { Point } from '#src/base/svg-path.ts';
import { inWords, percent } from '#src/charts/numbers.ts';
import { coinChance, qubitChance } from './coin.ts';
import type { SceneMachine, SceneState } from './machine.ts';
import { ACCENT, FAINT, GROUND, INK, Label, LINE, MARKED, Middle, ReadingKey, Readings } from './parts.tsx';

const TRIES = 24;
const COLUMNS = 8;
const isLooked = ({ kind, value }: SceneState) => kind === 2 && value > 0;
const tossesText = (count: number) => (count === 1 ? 'one toss' : `${inWords(count)} tosses`);

/** A coin and a qubit, tossed equally often. */
export const coinScene: SceneMachine = {
  label: 'A coin and a qubit on their way through equally many tosses, and 24 readings at the end of each way',
  slider: { label: 'Tosses', max: 4, step: 1, text: ({ value }) => inWords(value) },
  settings: [
    { kind: 0, value: 1 },
    { kind: 0, value: 2 },
    { kind: 2, value: 2 },
  ],
  title: titleOf,
  Drawing: (state) => {
    const { value, draw } = state;
    const lanes = [
      { name: 'coin', y: 146, chance: coinChance(value) },
      { name: 'qubit', y: 350, chance: qubitChance(value, isLooked(state)) },
    ];
    return (
      <>
        <ReadingKey x={538} y={26} />
        {lanes.map(({ name, y, chance }, lane) => (
          <g key={name}>
            <Label x="12" y={y - 62} fontWeight="600" fill={INK}>
              {name}
            </Label>
            <Lane y={y} tosses={value} isQubit={lane === 1} isLookedAt={isLooked(state)} />
            <Label x="472" y={y - 62} fill={INK}>
              reads 0: {percent(chance, 0)}
            </Label>
            <Readings at={readings(chance, 10 * draw + lane + 1, y)} radius={13} />
          </g>
        ))}
      </>
    );
  },
};

function titleOf(state: SceneState): string {
  const { value } = state;
  if (value === 0) return 'Without a toss, coin and qubit lie as they lay';
  if (isLooked(state)) return 'Read after the first toss, the qubit stays as random as the coin';
  const chance = qubitChance(value, false);
  if (chance > 0.99) return `After ${tossesText(value)}, the qubit reads 0 every time; the coin does not`;
  return `After ${tossesText(value)}, coin and qubit are equally random`;
}

/** As many tries as are shown, their lots drawn anew with each seed. */
function readings(chanceOfZero: number, seed: number, y: number): (readonly [Point, number])[] {
  const random = seededRandom(seed);
  return Array.from({ length: TRIES }, (_, index) => [
    [486 + 32 * (index % COLUMNS), y - 32 + 32 * Math.floor(index / COLUMNS)],
    random() < chanceOfZero ? 0 : 1,
  ]);
}

interface LaneProps {
  y: number;
  tosses: number;
  isQubit: boolean;
  isLookedAt: boolean;
}

/** The way from the start at 0 through the tosses, and the look after the first. */
function Lane({ y, tosses, isQubit, isLookedAt }: LaneProps) {
  return (
    <>
      <path d={`M40 ${y}H450`} stroke={LINE} strokeWidth="2" />
      <Readings at={[[[40, y], 0]]} radius={20} />
      <Middle x="40" y={y} textAnchor="middle" fill={INK}>
        0
      </Middle>
      {Array.from({ length: tosses }, (_, toss) => 88 + 94 * toss).map((x) => (
        <g key={x} fill="none" stroke={isQubit ? ACCENT : LINE} strokeWidth="2.4">
          <rect x={x} y={y - 29} width="58" height="58" rx="4" fill={GROUND} />
          {isQubit ? <TurnSign x={x + 29} y={y} /> : <CoinSign x={x + 29} y={y} />}
        </g>
      ))}
      {isLookedAt ? <Eye x={164} y={y} /> : null}
    </>
  );
}

function CoinSign({ x, y }: { x: number; y: number }) {
  return (
    <>
      <ellipse cx={x} cy={y} rx="15" ry="8" transform={`rotate(-28 ${x} ${y})`} />
      <path d={`M${x - 15} ${y + 16}h30`} stroke={FAINT} />
    </>
  );
}

/** The toss of a qubit: a turn. */
function TurnSign({ x, y }: { x: number; y: number }) {
  return <path d={`M${x - 14} ${y + 8}A16 16 0 1 1 ${x + 14} ${y + 8}m8.7 -5l-8.7 5v-10`} />;
}

function Eye({ x, y }: { x: number; y: number }) {
  return (
    <g fill={GROUND} stroke={MARKED} strokeWidth="2.4">
      <path d={`M${x - 16} ${y}q16 -20 32 0q-16 20 -32 0z`} />
      <circle cx={x} cy={y} r="5" fill={MARKED} />
    </g>
  );
}
