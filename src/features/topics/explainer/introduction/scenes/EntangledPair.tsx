import { ellipses, type Point } from '#src/base/svg-path.ts';
import { eased, within } from '../timeline.ts';
import { AMBER, FAINT, INK, Label, PETROL, type SceneProps } from './parts.tsx';
import { PAIRS, pairResults } from './physics.ts';

/** The pairs fly one after another during this part of the scene, each for part of its turn. */
const FIRST_PAIR = 0.06;
const LAST_PAIR = 0.82;
const FLIGHT = 0.55;

const SOURCE: Point = [350, 74];
const REACH = 170;

/** Pairs of the Bell state (|00⟩ + |11⟩)/√2 fly apart and are measured; their results are below one another. */
export function EntangledPair({ progress }: SceneProps) {
  const turns = PAIRS * within(progress, FIRST_PAIR, LAST_PAIR);
  const turn = Math.min(Math.floor(turns), PAIRS - 1);
  const flight = within(turns - turn, 0, FLIGHT);
  const measured = flight === 1 ? turn + 1 : turn;
  return (
    <>
      <Flight flight={flight} results={measured > turn ? pairResults[turn] : undefined} />
      <Results count={measured} />
    </>
  );
}

function Flight({ flight, results }: { flight: number; results: readonly number[] | undefined }) {
  const [x, y] = SOURCE;
  const away = REACH * eased(flight);
  return (
    <g>
      <path d={`M${x - REACH} ${y}h${2 * REACH}`} stroke={FAINT} strokeWidth="1.5" strokeDasharray="3 5" />
      <path d={`M${x} ${y - 16}l16 16-16 16-16-16z`} fill="var(--color-surface)" stroke={FAINT} strokeWidth="1.5" />
      {flight < 1 ? (
        <path
          d={ellipses(
            [x - away, x + away].map((cx) => [cx, y]),
            8,
            8,
          )}
          fill={PETROL}
        />
      ) : null}
      {[-1, 1].map((side, index) => (
        <g key={side}>
          <rect
            x={x + side * (REACH + 34) - 34}
            y={y - 32}
            width="68"
            height="64"
            rx="8"
            fill="var(--color-surface)"
            stroke={INK}
            strokeWidth="1.5"
          />
          <Label x={x + side * (REACH + 34)} y={y + 7} fill={INK} fontWeight="600">
            {results?.[index] ?? '?'}
          </Label>
        </g>
      ))}
    </g>
  );
}

const ROWS = [
  { name: 'left', y: 190 },
  { name: 'right', y: 254 },
];
const columnX = (index: number) => 146 + 58 * index;

/** 1 as a disc, 0 as a ring, each with its digit; lines join the two of a pair. */
function Results({ count }: { count: number }) {
  const results = pairResults.slice(0, count);
  const equal = results.filter(([left, right]) => left === right).length;
  return (
    <g>
      {results.map((pair, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a pair is told from the others by its place alone
        <g key={index}>
          <path d={`M${columnX(index)} 190v64`} stroke={AMBER} strokeWidth="2.5" />
          {pair.map((result, side) => (
            <Result key={ROWS[side]?.name} at={[columnX(index), ROWS[side]?.y ?? 0]} result={result} />
          ))}
        </g>
      ))}
      {ROWS.map(({ name, y }) => (
        <Label key={name} x="100" y={y + 6} textAnchor="end" fill={INK}>
          {name}
        </Label>
      ))}
      <Label x="350" y="322" fill={INK}>
        {count === 0 ? 'no result yet' : `equal in ${equal} of ${count}`}
      </Label>
    </g>
  );
}

function Result({ at: [x, y], result }: { at: Point; result: number }) {
  return (
    <>
      <circle
        cx={x}
        cy={y}
        r="17"
        fill={result === 1 ? PETROL : 'var(--color-surface)'}
        stroke={PETROL}
        strokeWidth="2"
      />
      <Label x={x} y={y + 6} fill={result === 1 ? 'var(--color-on-accent)' : PETROL} fontWeight="600">
        {result}
      </Label>
    </>
  );
}
