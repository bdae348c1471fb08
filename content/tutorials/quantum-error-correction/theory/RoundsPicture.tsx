import { Drawing } from '#src/features/learn/tutorials/pictures/Drawing.tsx';
import { alarmsOf, readingsOf } from './rounds.ts';

const readings = readingsOf({
  checks: 4,
  rounds: 6,
  flips: [{ qubit: 2, round: 2 }],
  misread: [{ check: 3, round: 4 }],
});
const alarms = alarmsOf(readings);
const [LEFT, TOP, WIDTH, HEIGHT] = [84, 34, 44, 28];

/** What four checks say in six rounds, with a frame around each change. */
export function RoundsPicture() {
  const fired = alarms.flatMap((row, round) =>
    row.flatMap((isAlarm, check) => (isAlarm ? [`round ${round + 1}, check ${check + 1}`] : [])),
  );
  return (
    <Drawing
      label={`Readings of four checks in six rounds. Alarms: ${fired.join('; ')}. The first two are a flip of one qubit, the last two a check that was misread once.`}
      width={LEFT + 4 * WIDTH}
      height={TOP + 6 * HEIGHT}
    >
      <g fontSize="14">
        <text x="0" y="18">
          checks
        </text>
        {readings.map((row, round) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rounds have no other name than their number
          <g key={round}>
            <text x="0" y={TOP + HEIGHT * round + 19}>
              round {round + 1}
            </text>
            {row.map((value, check) => (
              <Reading key={NAMES[check]} value={value} isAlarm={alarms[round]?.[check] ?? false} at={[check, round]} />
            ))}
          </g>
        ))}
        <g textAnchor="middle">
          {NAMES.map((name, check) => (
            <text key={name} x={LEFT + WIDTH * (check + 0.5)} y="18">
              {name}
            </text>
          ))}
        </g>
      </g>
    </Drawing>
  );
}

const NAMES = ['1–2', '2–3', '3–4', '4–5'];

function Reading({ value, isAlarm, at: [check, round] }: { value: number; isAlarm: boolean; at: [number, number] }) {
  const [x, y] = [LEFT + WIDTH * check, TOP + HEIGHT * round];
  return (
    <>
      {isAlarm ? (
        <rect
          x={x + 8}
          y={y + 2}
          width={WIDTH - 16}
          height={HEIGHT - 4}
          rx="4"
          fill="var(--color-phase-soft)"
          stroke="var(--color-phase)"
          strokeWidth="2"
        />
      ) : null}
      <text
        x={x + WIDTH / 2}
        y={y + 19}
        textAnchor="middle"
        fill={isAlarm ? 'var(--color-phase)' : 'var(--color-ink)'}
        fontWeight={isAlarm ? 700 : undefined}
      >
        {value}
      </text>
    </>
  );
}
