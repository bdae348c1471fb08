import { fillIn } from '#src/charts/fill-in.ts';
import type { SittingTexts } from '#src/model/schemas/pages/review.ts';
import type { ReviewDeck } from '../card.ts';
import { CardQuestion } from './CardQuestion.tsx';
import type { Choice } from './choice.ts';
import { NothingDue } from './NothingDue.tsx';
import { medianTime } from './plan.ts';
import { SittingEnd } from './SittingEnd.tsx';
import { SittingHead } from './SittingHead.tsx';
import { answered } from './schedule.ts';
import { cardsLeft, intervalWords } from './sitting.ts';
import { type Memory, useSitting } from './use-sitting.ts';

export interface SittingsProps {
  texts: SittingTexts;
  deck: ReviewDeck;
  choice: Choice;
  /** Back to the choice of cards. */
  onLeave: () => void;
}

/** Card after card, then what comes back when. */
export function Sittings({ texts, deck, choice, onLeave }: SittingsProps) {
  const { memory, sitting, note, answer, undo, stop, more } = useSitting(deck, choice);
  if (!memory || !sitting) return <p role="status">{texts.loading}</p>;
  const seat = sitting.seats[sitting.at];
  const isKept = memory.problem === undefined;
  const notes = <Notes memory={memory} note={note} texts={texts} />;
  if (!seat && sitting.seats.length === 0)
    return (
      <>
        <NothingDue texts={texts} deck={deck} memory={memory} onLeave={onLeave} />
        {notes}
      </>
    );
  if (!seat)
    return (
      <>
        <SittingEnd
          texts={texts}
          sitting={sitting}
          states={memory.states}
          deck={deck}
          isKept={isKept}
          onMore={more}
          onUndo={sitting.last ? () => void undo() : undefined}
        />
        {notes}
      </>
    );
  const before = memory.states.find(({ id }) => id === seat.card.id);
  const interval = (given: 'forgot' | 'remembered') => {
    const after = answered(seat.card.id, before, given, { now: Date.now(), took: 0 });
    return fillIn(texts.interval, { time: intervalWords(after) });
  };
  return (
    <div className="review-sitting">
      <SittingHead
        texts={texts}
        sitting={sitting}
        minutes={(medianTime(memory.states) * cardsLeft(sitting)) / 60_000}
      />
      <CardQuestion
        // A card that comes back is asked anew.
        key={`${seat.card.id} ${sitting.last?.answered.after.reviewed ?? ''}`}
        card={seat.card}
        texts={texts}
        intervals={{ forgot: interval('forgot'), remembered: interval('remembered') }}
        isKept={isKept}
        onAnswer={(given, took) => void answer(given, took)}
        onUndo={sitting.last ? () => void undo() : undefined}
        onStop={stop}
      />
      {notes}
    </div>
  );
}

/** What the reader should know of the keeping, in a line each. */
function Notes({ memory, note, texts }: { memory: Memory; note: string; texts: SittingTexts }) {
  const isBack = memory.states.some(({ reviewed }) => reviewed > Date.now() + A_MINUTE_MS);
  const lines = [
    note,
    memory.problem === undefined ? '' : `${memory.problem} ${texts.notKept}`,
    memory.hasNewer ? texts.newer : '',
    isBack ? texts.clock : '',
  ];
  return (
    <div role="status" className="review-notes">
      {lines.map((line) => (line ? <p key={line}>{line}</p> : null))}
    </div>
  );
}

const A_MINUTE_MS = 60_000;
