import { fillIn } from '#src/charts/fill-in.ts';
import type { SittingTexts } from '#src/model/schemas/pages/review.ts';
import type { CardState } from '../kept/card-state.ts';
import { comingWeek } from './days.ts';

const DAY = new Intl.DateTimeFormat('en-US', { weekday: 'short', month: 'short', day: 'numeric' });

/** What comes back on each of the next seven days, as bars from zero with their numbers. */
export function WeekBars({ texts, states }: { texts: SittingTexts['end']; states: readonly CardState[] }) {
  const week = comingWeek(states, Date.now());
  const count = week.reduce((sum, day) => sum + day.count, 0);
  if (count === 0) return <p className="review-title">{texts.weekNone}</p>;
  const most = Math.max(...week.map((day) => day.count));
  return (
    <div>
      <h3 className="review-title">{fillIn(texts.week, { count })}</h3>
      <ol className="review-week">
        {week.map((day) => (
          <li key={day.start}>
            <span>{DAY.format(day.start)}</span>
            <i aria-hidden style={{ width: `${(100 * day.count) / most}%` }} />
            <b>{day.count || '–'}</b>
          </li>
        ))}
      </ol>
    </div>
  );
}
