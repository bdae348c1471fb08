import '../../explorer.css';
import './vote.css';
import { useId } from 'react';
import { Drawings } from '#src/charts/Drawings.tsx';
import { fillIn } from '#src/charts/fill-in.ts';
import { percent } from '#src/charts/numbers.ts';
import { useSlider } from '#src/design/use-slider.ts';
import type { VoteTexts } from '#src/model/schemas/pages/error-correction/vote.ts';
import { majorityFails } from './majority.ts';
import { VotePicture } from './VotePicture.tsx';
import { COPIES, FIRST, findingOf, MOST, shareText } from './vote.ts';

/** A slider for the chance that a copy flips, what follows for several copies, and the curves with a mark at that chance. */
export function Vote({ texts }: { texts: VoteTexts }) {
  const { value, field } = useSlider(FIRST);
  const flip = value / 100;
  const id = useId();
  return (
    <>
      <div className="vote-set">
        <div className="dial">
          <label htmlFor={id}>{texts.slider}</label>
          <output htmlFor={id}>{percent(flip)}</output>
          <input {...field} id={id} type="range" min={0} max={MOST} step={1} aria-valuetext={percent(flip)} />
        </div>
        <dl className="explorer-results">
          {COPIES.slice(1).map((copies) => (
            <div key={copies}>
              <dt>{fillIn(texts.copies, { copies })}</dt>
              <dd>{shareText(majorityFails(copies, flip))}</dd>
            </div>
          ))}
        </dl>
        <p>{texts.note}</p>
      </div>
      <figure className="chart">
        <h3 className="chart-title" aria-live="off">
          {findingOf(texts, flip)}
        </h3>
        <p className="chart-unit">{texts.unit}</p>
        <Drawings sizes={['middle', 'narrow']} draw={(size) => <VotePicture size={size} flip={flip} texts={texts} />} />
      </figure>
    </>
  );
}
