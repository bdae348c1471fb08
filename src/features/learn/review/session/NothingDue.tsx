import { useEffect, useRef } from 'react';
import { fillIn } from '#src/charts/fill-in.ts';
import { buttonClass } from '#src/design/Button.tsx';
import type { SittingTexts } from '#src/model/schemas/pages/review.ts';
import { CardToTry } from '../CardToTry.tsx';
import type { ReviewDeck } from '../card.ts';
import { nextDay } from './days.ts';
import { NEW_A_DAY, newLeft } from './plan.ts';
import type { Memory } from './use-sitting.ts';

interface Props {
  texts: SittingTexts;
  deck: ReviewDeck;
  memory: Memory;
  onLeave: () => void;
}

const DAY = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric' });

/** When there is nothing to ask: when there will be, why there is nothing new, and a card that one may look at. */
export function NothingDue({ texts, deck, memory: { states }, onLeave }: Props) {
  const { nothing } = texts;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const now = Date.now();
  const next = nextDay(states, now);
  const soonest = states.toSorted((a, b) => a.due - b.due)[0];
  const card = deck.cards.find(({ id }) => id === soonest?.id);
  return (
    <article className="review-card">
      <h2 ref={heading} tabIndex={-1}>
        {nothing.title}
      </h2>
      {next ? (
        <p>
          {fillIn(next.count === 1 ? nothing.nextOne : nothing.next, {
            day: DAY.format(next.start),
            count: next.count,
          })}
        </p>
      ) : null}
      <p>{newLeft(states, now) === 0 ? fillIn(nothing.enough, { count: NEW_A_DAY }) : nothing.all}</p>
      {card ? (
        <div>
          <h3 className="review-title">{nothing.try}</h3>
          <CardToTry card={card} show={texts.show} />
        </div>
      ) : null}
      <div className="review-buttons">
        <button type="button" className={buttonClass('secondary')} onClick={onLeave}>
          {nothing.other}
        </button>
      </div>
    </article>
  );
}
