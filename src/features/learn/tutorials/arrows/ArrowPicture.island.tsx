import { chanceOf } from './arrow.ts';
import { type ArrowPictureKind, arrowPicture } from './pictures.tsx';
import { chanceText } from './titles.ts';
import { FULL_TURN, useTurn } from './use-turn.ts';
import './arrow-picture.css';

interface Props {
  /** The name of the picture. */
  of: string;
  /** By how much its arrow is turned at first, in degrees. */
  start: number;
  /** What is drawn, and on which scale. */
  caption: string;
  /** The name of the slider. */
  slider: string;
  /** Buttons, with the degrees to which each turns. */
  presets: Readonly<Record<string, number>>;
}

/** A picture with one arrow to turn; its title says what became of it. Drawn at build in its first state. */
export function ArrowPicture({ of, start, caption, slider, presets }: Props) {
  const picture = arrowPicture(of);
  const { step = 15, center, exits, reading } = picture;
  const turn = useTurn({ start, step, center });
  const { degrees } = turn;
  const spoken = picture.spoken(degrees);
  return (
    <figure className="arrow-picture" data-picture={of}>
      <figcaption>
        <b aria-live="polite">{picture.title(degrees)}</b>
        <span>{caption}</span>
      </figcaption>
      <Drawing picture={picture} turn={turn} label={`${picture.what}: ${spoken}`} />
      {exits ? <Exits chances={exits(turn.drawn).map(chanceOf)} /> : null}
      <label className="turn-slider">
        <span>{slider}</span>
        <output aria-hidden>{degrees}°</output>
        <input
          {...turn.slider}
          type="range"
          min={0}
          max={FULL_TURN}
          step={step}
          // Its own value, so that no key pressed before the script comes is lost.
          defaultValue={start}
          // A browser that restores fields would show another value than the picture.
          autoComplete="off"
          aria-label={slider}
          aria-valuetext={spoken}
        />
      </label>
      <div className="turn-presets">
        {Object.entries(presets).map(([name, to]) => (
          <button key={name} type="button" aria-pressed={to === degrees} onClick={() => turn.turnTo(to)}>
            {name}
          </button>
        ))}
      </div>
      {reading ? <Reading of={reading(degrees)} /> : null}
    </figure>
  );
}

interface DrawingProps {
  picture: ArrowPictureKind;
  turn: ReturnType<typeof useTurn>;
  label: string;
}

/** The drawing with the handle at the tip of the arrow that is turned; a finger finds more than the ring that is seen. */
function Drawing({ picture, turn, label }: DrawingProps) {
  const [x, y] = picture.tip(turn.drawn);
  return (
    <svg role="img" aria-label={label} viewBox={picture.viewBox}>
      {picture.draw(turn.drawn)}
      <circle className="tip-ring" cx={x} cy={y} r={picture.isSmall ? 10 : 13} />
      <circle className="grip" cx={x} cy={y} r="30" {...turn.handle} />
    </svg>
  );
}

/** How likely the exits of a machine are, as bars that share a full scale of 100%. */
function Exits({ chances }: { chances: readonly number[] }) {
  return (
    <dl className="exit-chances">
      {chances.map((chance, place) => (
        <div key={place === 0 ? 'upper' : 'lower'}>
          <dt>{place === 0 ? 'Upper exit' : 'Lower exit'}</dt>
          <dd>
            <i style={{ inlineSize: `${(100 * chance).toFixed(1)}%` }} />
          </dd>
          <dd>{chanceText(chance)}</dd>
        </div>
      ))}
    </dl>
  );
}

function Reading({ of: [name, value] }: { of: readonly [name: string, value: string] }) {
  return (
    <dl className="turn-reading">
      <dt>{name}</dt>
      <dd>{value}</dd>
    </dl>
  );
}
