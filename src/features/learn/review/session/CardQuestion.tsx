import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { buttonClass } from '#src/design/Button.tsx';
import { Kets } from '#src/design/Kets.tsx';
import { isTyping } from '#src/frame/hydration/single-keys.ts';
import type { SittingTexts } from '#src/model/schemas/pages/review.ts';
import type { ReviewCard } from '../card.ts';
import { CardOptions } from './CardOptions.tsx';
import type { Answer } from './schedule.ts';

interface Props {
  card: ReviewCard;
  texts: SittingTexts;
  intervals: Readonly<Record<Answer, string>>;
  /** The answer, and how long it took in milliseconds. */
  onAnswer: (answer: Answer, took: number) => void;
  isKept: boolean;
  onUndo: (() => void) | undefined;
  onStop: () => void;
}

const ANSWERS = ['forgot', 'remembered'] as const;

/** One card: what it asks, then its answer with the two buttons. Its keys work while the focus is in it (WCAG 2.2, 2.1.4). */
export function CardQuestion({ card, texts, intervals, isKept, onAnswer, onUndo, onStop }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState<string>();
  const asked = useRef(Date.now());
  const question = useRef<HTMLHeadingElement>(null);
  const answer = useRef<HTMLDivElement>(null);
  useEffect(() => (isOpen ? answer : question).current?.focus({ preventScroll: isOpen }), [isOpen]);
  const give = (given: Answer) => onAnswer(given, Date.now() - asked.current);
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, target } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || isTyping(target as Element)) return;
    // A link or another button has the space bar for itself.
    const isFree = key !== ' ' || !(target as Element).closest('a, button:not([data-show])');
    const deed = isFree ? deedOf(key, isOpen) : undefined;
    if (!deed) return;
    event.preventDefault();
    if (deed === 'show') setOpen(true);
    else if (deed === 'undo') onUndo?.();
    else give(deed);
  };
  return (
    <section onKeyDown={onKeyDown} aria-labelledby="sitting-place">
      <article tabIndex={-1} className="review-card">
        <p className="review-from">
          <a href={card.href}>{card.from}</a>
        </p>
        <h2 ref={question} tabIndex={-1}>
          <Kets text={card.ask} />
        </h2>
        {card.options ? (
          <CardOptions
            options={card.options}
            right={isOpen ? card.answer : undefined}
            chosen={chosen}
            texts={texts}
            onChoose={(text) => {
              setChosen(text);
              setOpen(true);
            }}
          />
        ) : null}
        {isOpen ? (
          <div ref={answer} tabIndex={-1} className="review-answer">
            {card.options ? null : (
              <p>
                <Kets text={card.answer} />
              </p>
            )}
            <p className={card.options ? '' : 'review-because'}>
              <Kets text={card.because} />
            </p>
          </div>
        ) : null}
        <div className="review-buttons">
          {isOpen ? (
            ANSWERS.map((given) => (
              <button
                key={given}
                type="button"
                className={buttonClass(given === 'forgot' ? 'secondary' : 'primary')}
                onClick={() => give(given)}
              >
                <span>{texts[given]}</span>
                <small>{intervals[given]}</small>
              </button>
            ))
          ) : (
            <button type="button" data-show="" className={buttonClass('primary')} onClick={() => setOpen(true)}>
              {texts.show}
            </button>
          )}
        </div>
      </article>
      <div className="review-foot">
        <Keys keys={texts.keys} />
        <p>
          {isKept ? texts.kept : ''}{' '}
          {onUndo ? (
            <button type="button" className="review-link" onClick={onUndo}>
              {texts.undo}
            </button>
          ) : null}{' '}
          <button type="button" className="review-link" onClick={onStop}>
            {texts.stop}
          </button>
        </p>
      </div>
    </section>
  );
}

/** What a key does. */
function deedOf(key: string, isOpen: boolean): 'show' | 'undo' | Answer | undefined {
  if (key === 'z' || key === 'Z') return 'undo';
  if (!isOpen) return key === ' ' ? 'show' : undefined;
  return ({ '1': 'forgot', '2': 'remembered' } as const)[key];
}

function Keys({ keys }: { keys: SittingTexts['keys'] }) {
  return (
    <p className="review-keys">
      <kbd>Space</kbd> {keys.show} <kbd>1</kbd> {keys.forgot} <kbd>2</kbd> {keys.remembered} <kbd>Z</kbd> {keys.undo}
    </p>
  );
}
