import '../../explorer.css';
import './under-way.css';
import { Drawings } from '#src/charts/Drawings.tsx';
import { fillIn } from '#src/charts/fill-in.ts';
import { whole } from '#src/charts/numbers.ts';
import { buttonClass } from '#src/design/Button.tsx';
import type { UnderWayTexts } from '#src/model/schemas/pages/error-correction/under-way.ts';
import { Picks } from '../../Picks.tsx';
import { BacklogPicture } from './BacklogPicture.tsx';
import { PLATFORMS, type RoundTimes, timeText } from './backlog.ts';
import { ClockDial } from './ClockDial.tsx';
import { findingsOf, gatesOf } from './finding.ts';
import { RoundsFigure } from './RoundsFigure.tsx';
import { DISTANCES } from './state.ts';
import { useUnderWay } from './use-under-way.ts';

interface Props {
  clock: RoundTimes;
  texts: UnderWayTexts;
}

/** A memory that runs while it is decoded: how long a machine gives the decoder, and what becomes of one that takes longer. */
export function UnderWay({ clock, texts }: Props) {
  const memory = useUnderWay(clock);
  const { state, measured, left } = memory;
  const { platform, distance, decoder } = state;
  const { title, beside } = findingsOf(texts, platform, clock, decoder);
  const { backlog } = texts;
  return (
    <>
      <div className="under-way">
        <div className="under-way-set-up">
          <div className="picks">
            <Picks
              label={texts.platform}
              options={PLATFORMS.map((value) => ({ value, text: texts.platforms[value].pick }))}
              chosen={platform}
              onChoose={(chosen) => memory.change({ platform: chosen })}
            />
            <Picks
              label={texts.distance}
              options={DISTANCES.map((value) => ({ value, text: String(value) }))}
              chosen={distance}
              onChoose={(chosen) => memory.change({ distance: chosen })}
            />
          </div>
          <ClockDial
            decoder={decoder}
            clock={clock}
            here={measured?.seconds}
            texts={texts}
            onChange={(chosen) => memory.change({ decoder: chosen })}
          />
          <ul className="under-way-decoders">
            {texts.decoders.map(({ name, seconds, isBelow, of }) => (
              <li key={name}>
                <b>{name}</b>: {isBelow ? fillIn(texts.below, { time: timeText(seconds) }) : timeText(seconds)}, {of}
              </li>
            ))}
          </ul>
          <p className="under-way-actions">
            <button type="button" className={buttonClass('secondary')} onClick={memory.measure}>
              {texts.measure}
            </button>
          </p>
          <p role="status">
            {measured
              ? fillIn(texts.measured, {
                  time: timeText(measured.seconds),
                  decodings: whole(measured.decodings),
                  distance: measured.distance,
                })
              : ''}
            {left.length > 0 ? fillIn(texts.left, { parts: left.join(', ') }) : ''}
          </p>
        </div>
        <figure className="chart">
          <h3 className="chart-title">{title}</h3>
          <p className="chart-unit">
            {beside} {backlog.unit}
          </p>
          <Drawings
            sizes={['middle', 'narrow']}
            draw={(size) => <BacklogPicture size={size} round={clock[platform]} decoder={decoder} texts={backlog} />}
          />
          <figcaption>
            {gatesOf(texts, clock[platform], decoder)} {backlog.latency}
          </figcaption>
        </figure>
      </div>
      <RoundsFigure memory={memory} round={clock[platform]} texts={texts} />
    </>
  );
}
