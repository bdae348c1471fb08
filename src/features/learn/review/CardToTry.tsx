import { Kets } from '#src/design/Kets.tsx';
import type { ReviewCard } from './card.ts';

/** A card that counts for nothing; its answer is a disclosure of the browser. */
export function CardToTry({ card, show }: { card: ReviewCard; show: string }) {
  return (
    <div className="card-to-try">
      <p className="review-from">
        <a href={card.href}>{card.from}</a>
      </p>
      <p>
        <b>
          <Kets text={card.ask} />
        </b>
      </p>
      {card.options ? (
        <ul>
          {card.options.map(({ text }) => (
            <li key={text}>
              <Kets text={text} />
            </li>
          ))}
        </ul>
      ) : null}
      <details>
        <summary>{show}</summary>
        <p>
          <Kets text={card.answer} />
        </p>
        <p className="text-ink-2">
          <Kets text={card.because} />
        </p>
      </details>
    </div>
  );
}
