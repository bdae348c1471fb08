import { fillIn } from '#src/charts/fill-in.ts';
import type { SittingTexts } from '#src/model/schemas/pages/review.ts';
import type { Seat, Sitting } from './sitting.ts';

interface Props {
  texts: SittingTexts;
  sitting: Sitting;
  /** That the cards left will take. */
  minutes: number;
}

/** Where one is: in words, and as a wire with a plate for each card and a ring at its end. */
export function SittingHead({ texts, sitting: { seats, at }, minutes }: Props) {
  const isAgain = seats[at]?.first !== undefined;
  const place = fillIn(isAgain ? texts.again : texts.place, { place: at + 1, count: seats.length });
  const whole = Math.round(minutes);
  return (
    <div className="sitting-head">
      <p id="sitting-place">
        {place}, {whole < 2 ? texts.minute : fillIn(texts.minutes, { minutes: whole })}
      </p>
      <div aria-hidden className="sitting-wire">
        {seats.map((seat, index) => (
          <i key={seat.card.id} data-is={index === at ? 'now' : kindOf(seat)} />
        ))}
        <i data-is="end" />
      </div>
    </div>
  );
}

function kindOf({ first, back }: Seat): 'back' | 'done' | undefined {
  if (back !== undefined) return 'back';
  return first === undefined ? undefined : 'done';
}
