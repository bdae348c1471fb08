import { useEffect, useRef } from 'react';
import { fillIn } from '#src/charts/fill-in.ts';
import { buttonClass } from '#src/design/Button.tsx';
import type { SittingTexts } from '#src/model/schemas/pages/review.ts';
import { urls } from '#src/model/urls.ts';
import type { ReviewDeck } from '../card.ts';
import type { CardState } from '../kept/card-state.ts';
import { type Sitting, tallyOf } from './sitting.ts';
import { WeekBars } from './WeekBars.tsx';

interface Props {
  texts: SittingTexts;
  sitting: Sitting;
  states: readonly CardState[];
  deck: ReviewDeck;
  /** Left out where nothing more would be asked. */
  onMore: (() => void) | undefined;
  onUndo: (() => void) | undefined;
  isKept: boolean;
}

/** After the last card: how many were remembered, what comes back when, and where to go on. */
export function SittingEnd({ texts, sitting, states, deck, isKept, onMore, onUndo }: Props) {
  const { end } = texts;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const last = sitting.seats.findLast(({ first, card }) => first !== undefined && card.tutorial !== undefined);
  const tutorial = deck.tutorials.find(({ id }) => id === last?.card.tutorial);
  return (
    <article className="review-card review-end">
      <h2 ref={heading} tabIndex={-1}>
        {end.title}
      </h2>
      <p>{tallyWords(sitting, end)}</p>
      <WeekBars texts={end} states={states} />
      <div className="review-buttons">
        {onMore ? (
          <button type="button" className={buttonClass('secondary')} onClick={onMore}>
            {end.more}
          </button>
        ) : null}
        <a className={buttonClass('primary')} href={tutorial ? urls.tutorial(tutorial.id) : urls.learningPath()}>
          {tutorial ? fillIn(end.back, { title: tutorial.title }) : end.path}
        </a>
      </div>
      <p className="review-small">
        {isKept ? texts.kept : ''} {end.take} <a href="#take">hub.json</a>, <a href={urls.reviewAnki()}>Anki</a>,{' '}
        <a href={urls.reviewCalendar()}>.ics</a>{' '}
        {onUndo ? (
          <button type="button" className="review-link" onClick={onUndo}>
            {texts.undo}
          </button>
        ) : null}
      </p>
    </article>
  );
}

function tallyWords(sitting: Sitting, end: SittingTexts['end']): string {
  const { asked, remembered, back } = tallyOf(sitting);
  if (asked === 0) return end.none;
  const returned = asked - remembered - back;
  return [
    fillIn(end.tally, { remembered, asked }),
    returned === 1 ? end.one : returned > 1 ? fillIn(end.several, { count: returned }) : '',
    back > 0 ? fillIn(end.later, { count: back }) : '',
  ]
    .filter(Boolean)
    .join(' ');
}
