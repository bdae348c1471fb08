import { SCENES } from './code-errors.ts';
import { PLACES } from './code-places.ts';
import type { CodePicture as Data, ErrorPicture } from './quantum-error-correction-play.ts';
import { ThresholdMini, ThresholdPicture } from './ThresholdPicture.tsx';

/** A code under an error, or the losses of three patches; below it what came out, in three lines. */
export function PlayPicture({ data }: { data: ErrorPicture }) {
  return (
    <g fontSize="13" fill="var(--color-ink-2)">
      {data.kind === 'code' ? <Code data={data} /> : <ThresholdPicture at={data.at} />}
      {data.rows.map(([name, value], index) => (
        <text key={name} x={data.kind === 'code' ? 4 : 44} y={228 + 21 * index}>
          {name}
          <tspan x={data.kind === 'code' ? 58 : 92} fill="var(--color-ink)" fontWeight="600">
            {value}
          </tspan>
        </text>
      ))}
    </g>
  );
}

/** What fires is amber with an exclamation mark, a repair is a ring. */
function Code({ data }: { data: Data }) {
  const places = PLACES[data.scene];
  return (
    <>
      <Shapes data={data} />
      {SCENES[data.scene]?.code.checks.map(({ kind, mask }, place) => {
        const [x = 0, y = 0] = places?.checks[place] ?? [];
        const fires = data.fired[place];
        const color = `var(--color-${fires ? 'phase' : 'ink-2'})`;
        return (
          <g key={`${kind}${mask}`}>
            <rect
              x={x - 11}
              y={y - 11}
              width="22"
              height="22"
              rx="4"
              fill={`var(--color-${fires ? 'phase-soft' : 'surface'})`}
              stroke={color}
              strokeWidth={fires ? 2 : 1}
            />
            <text x={x} y={y + 4.5} textAnchor="middle" fill={color} fontWeight={fires ? 700 : undefined}>
              {fires ? `${kind}!` : kind}
            </text>
          </g>
        );
      })}
      {data.qubits.map(({ error, isRepaired }, qubit) => {
        const [x = 0, y = 0] = places?.qubits[qubit] ?? [];
        const color = `var(--color-${error ? 'phase' : 'ink'})`;
        return (
          <g key={`${x} ${y}`}>
            {isRepaired ? (
              <circle
                cx={x}
                cy={y}
                r="19"
                fill="none"
                stroke="var(--color-accent)"
                strokeWidth="2"
                strokeDasharray="4 3"
              />
            ) : null}
            <circle
              cx={x}
              cy={y}
              r="15"
              fill={`var(--color-${error ? 'phase-soft' : 'surface'})`}
              stroke={color}
              strokeWidth={error ? 2 : 1.2}
            />
            <text x={x} y={y + 4.5} textAnchor="middle" fill={color} fontWeight={error ? 700 : undefined}>
              {error}
              {qubit}
            </text>
          </g>
        );
      })}
    </>
  );
}

function Shapes({ data }: { data: Data }) {
  return PLACES[data.scene]?.shapes.map(({ d, isArea }, place) => {
    const kind = SCENES[data.scene]?.code.checks[place]?.kind;
    const area = kind === 'X' ? 'var(--color-ill-2)' : 'var(--color-paper)';
    return d ? (
      <path key={d} d={d} fill={isArea ? area : 'none'} stroke="var(--color-ill-3)" strokeWidth="1.5" />
    ) : null;
  });
}

/** The code alone, without a letter. */
export function PlayMini({ data }: { data: ErrorPicture }) {
  if (data.kind === 'threshold') return <ThresholdMini at={data.at} />;
  const places = PLACES[data.scene];
  const color = (isOn: boolean | undefined) => `var(--color-${isOn ? 'phase' : 'ill-3'})`;
  return (
    <g transform="translate(20 0) scale(.29)">
      {data.fired.map((fires, place) => {
        const [x = 0, y = 0] = places?.checks[place] ?? [];
        return <rect key={`${x} ${y}`} x={x - 12} y={y - 12} width="24" height="24" fill={color(fires)} />;
      })}
      {data.qubits.map(({ error }, qubit) => {
        const [x = 0, y = 0] = places?.qubits[qubit] ?? [];
        return <circle key={`${x} ${y}`} cx={x} cy={y} r="17" fill={color(error !== '')} />;
      })}
    </g>
  );
}
