import { Kets } from '#src/design/Kets.tsx';
import type { SittingTexts } from '#src/model/schemas/pages/review.ts';
import type { ReviewCard } from '../card.ts';

interface Props {
  options: NonNullable<ReviewCard['options']>;
  /** The right one, once it is told. */
  right: string | undefined;
  chosen: string | undefined;
  texts: SittingTexts;
  onChoose: (text: string) => void;
}

/** The possible answers of a question; choosing one tells the right one, and why another is wrong. */
export function CardOptions({ options, right, chosen, texts, onChoose }: Props) {
  if (right === undefined)
    return (
      <ul className="review-options">
        {options.map(({ text }) => (
          <li key={text}>
            <button type="button" onClick={() => onChoose(text)}>
              <Kets text={text} />
            </button>
          </li>
        ))}
      </ul>
    );
  return (
    <ul className="review-options">
      {options.map(({ text, feedback }) => {
        const is = text === right ? 'right' : text === chosen ? 'wrong' : undefined;
        return (
          <li key={text}>
            <p className={`is-${is ?? 'other'}`}>
              {is ? (
                <span aria-hidden className={`sign-${is}`}>
                  {is === 'right' ? '✓' : '≠'}
                </span>
              ) : null}
              <span>
                {is ? <span className="visually-hidden">{is === 'right' ? texts.right : texts.chosen} </span> : null}
                <Kets text={text} />
                {is === 'wrong' ? (
                  <small>
                    <Kets text={feedback} />
                  </small>
                ) : null}
              </span>
            </p>
          </li>
        );
      })}
    </ul>
  );
}
