import { numbers } from '#src/base/svg-path.ts';
import { fillIn } from '#src/charts/fill-in.ts';
import type { UnderWayTexts } from '#src/model/schemas/pages/error-correction/under-way.ts';
import { Dial } from '../../Dial.tsx';
import { logPlace } from '../../places.ts';
import { PLATFORMS, type RoundTimes, timeText } from './backlog.ts';
import { LEAST, MOST, nearestStop, STOPS } from './state.ts';

interface Props {
  decoder: number;
  clock: RoundTimes;
  /** Seconds per round on this computer, where they were measured. */
  here: number | undefined;
  texts: UnderWayTexts;
  onChange: (decoder: number) => void;
}

const [WIDTH, EDGE, TOP, ROW] = [340, 10, 26, 22];
const x = logPlace([LEAST, MOST], [EDGE, WIDTH - EDGE]);
const TICKS = [1e-8, 1e-6, 1e-4, 1e-2];

/** The dial of the decoder's time per round, and beneath it on the same axis the machines' rounds and published decoders. */
export function ClockDial({ decoder, clock, here, texts, onChange }: Props) {
  return (
    <>
      <Dial
        label={texts.decoder}
        value={nearestStop(decoder)}
        text={timeText(decoder)}
        from={0}
        to={STOPS.length - 1}
        step={1}
        onTurn={(index) => onChange(STOPS[index] ?? decoder)}
      />
      <Scale decoder={decoder} clock={clock} here={here} texts={texts} />
    </>
  );
}

function Scale({ decoder, clock, here, texts }: Omit<Props, 'onChange'>) {
  const rows = texts.decoders.length + 2;
  const bottom = TOP + ROW * rows;
  const rowAt = (row: number) => TOP + ROW * (row + 0.5);
  const names = PLATFORMS.map((id) => fillIn(texts.platforms[id].name, { round: timeText(clock[id]) }));
  const [chip, ions] = names;
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${bottom + 22}`}
      role="img"
      aria-label={fillIn(texts.scale.label, { chip: `${chip}`, ions: `${ions}`, decoder: timeText(decoder) })}
      className="explorer-svg under-way-scale"
    >
      <path d={`M${EDGE} ${bottom}H${WIDTH - EDGE}${TICKS.map((at) => `M${numbers(x(at))} ${bottom}v5`).join('')}`} />
      {TICKS.map((at) => (
        <text key={at} x={x(at)} y={bottom + 19} textAnchor={at === LEAST ? 'start' : at === MOST ? 'end' : 'middle'}>
          {timeText(at)}
        </text>
      ))}
      {PLATFORMS.map((id, at) => (
        <g key={id}>
          <path d={`M${numbers(x(clock[id]))} ${TOP - 4}V${bottom}`} className="under-way-round" />
          <text x={x(clock[id]) + 6} y={TOP - 10} textAnchor="end" className="explorer-name">
            {names[at]}
          </text>
        </g>
      ))}
      <path d={`M${numbers(x(decoder))} ${TOP}V${bottom}`} className="under-way-set" />
      {texts.decoders.map(({ name, seconds, isBelow }, row) => (
        <g key={name}>
          <path
            d={
              isBelow ? `M${numbers(x(seconds), rowAt(row) - 6)}v12m0-6h-40l7-5m-7 5l7 5` : dot(x(seconds), rowAt(row))
            }
          />
          <Name at={x(seconds) + 6} y={rowAt(row)} isRight={false}>
            {name}
          </Name>
        </g>
      ))}
      {here === undefined ? null : (
        <>
          <path d={diamond(x(here), rowAt(rows - 2))} className="under-way-here" />
          <Name at={x(here)} y={rowAt(rows - 2)} isRight={here > 1e-5}>
            {fillIn(texts.scale.here, { time: timeText(here) })}
          </Name>
        </>
      )}
      <Name at={x(decoder)} y={rowAt(rows - 1)} isRight={decoder > 1e-5} className="explorer-marked">
        {fillIn(texts.scale.setTo, { time: timeText(decoder) })}
      </Name>
    </svg>
  );
}

interface NameProps {
  at: number;
  y: number;
  /** Whether the place is so far to the right that the name stands to its left. */
  isRight: boolean;
  className?: string;
  children: string;
}

function Name({ at, y, isRight, className = '', children }: NameProps) {
  return (
    <text
      x={at + (isRight ? -10 : 10)}
      y={y + 5}
      textAnchor={isRight ? 'end' : 'start'}
      className={`explorer-haloed ${className}`}
    >
      {children}
    </text>
  );
}

const dot = (at: number, y: number) => `M${numbers(at - 4, y)}a4 4 0 1 0 8 0a4 4 0 1 0-8 0`;
const diamond = (at: number, y: number) => `M${numbers(at, y - 6)}l6 6l-6 6l-6-6z`;
