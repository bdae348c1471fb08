import { timeOf, type Way } from './load-ways.ts';

/** How wide a lane is where there is room for numbers, and how wide a plate must be to carry one, in pixels. */
const LANE = 820;
const NUMBERED = 20;

/** A way as a wire: a plate for each stop, as wide as it takes minutes, a meter, and the sum. */
export function WayLane({ way: { who, stops, minutes }, hours }: { way: Way; hours: number }) {
  const share = (part: number) => part / (60 * hours);
  return (
    <div role="img" aria-label={`${who}: ${stops.length} stops, ${timeOf(minutes)}`} className="lane">
      {stops.map(({ title, kind, minutes: time }, index) => (
        <i
          key={title}
          className="plate"
          data-kind={kind}
          style={{ flexBasis: `calc(${(100 * share(time)).toFixed(2)}% - 2.5px)` }}
        >
          {share(time) * LANE >= NUMBERED ? index + 1 : null}
        </i>
      ))}
      <svg viewBox="0 0 40 18" aria-hidden>
        <path d="M0 9h22M22 0h18v18h-18zM25.500 13.500a5.500 5.500 0 0 1 11 0M31 13.500l4-8" />
      </svg>
      <b>{timeOf(minutes)}</b>
    </div>
  );
}
