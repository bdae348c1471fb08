import { fillIn } from '#src/charts/fill-in.ts';
import { ChevronDown } from '#src/design/icons.tsx';
import type { LearningPathPage } from '#src/model/schemas/pages/learn.ts';
import { scaleOf, timeOf, type Way } from './load-ways.ts';
import { WayLane } from './WayLane.tsx';
import { WayStops } from './WayStops.tsx';
import './ways.css';

type WaysTexts = LearningPathPage['ways'];

/** The ways, each on a lane of one scale; the first is open, or what this browser has begun (`ways-progress.ts`). */
export function Ways({ texts, ways }: { texts: WaysTexts; ways: readonly Way[] }) {
  const hours = scaleOf(ways);
  return (
    <section id="ways" aria-labelledby="ways-title" className="ways wrap">
      <div className="ways-head">
        <h2 id="ways-title">{texts.title}</h2>
        <HoursAxis hours={hours} />
      </div>
      {ways.map((way, index) => (
        <article key={way.who} className="way">
          <h3>
            {way.who} <span className="way-total">{timeOf(way.minutes)}</span>
          </h3>
          <WayLane way={way} hours={hours} />
          <p className="way-after">{way.after}</p>
          <details open={index === 0}>
            <summary>
              {fillIn(texts.stops, { count: way.stops.length })}
              <span className="visually-hidden"> of “{way.who}”</span>
              <ChevronDown aria-hidden />
            </summary>
            <WayStops way={way} texts={texts} />
          </details>
        </article>
      ))}
      <Key texts={texts.key} />
    </section>
  );
}

/** The full hours over the lanes. */
function HoursAxis({ hours }: { hours: number }) {
  return (
    <ol aria-hidden className="ways-axis">
      {Array.from({ length: hours + 1 }, (_, hour) => hour).map((hour) => (
        <li key={hour} style={{ left: `${(100 * hour) / hours}%` }}>
          {hour === 0 ? '0' : `${hour} h`}
        </li>
      ))}
    </ol>
  );
}

/** What the plates of a lane mean; words in the lists of stops say the same. */
function Key({ texts }: { texts: WaysTexts['key'] }) {
  return (
    <ul className="ways-key">
      <li>
        <i className="plate" /> {texts.read}
      </li>
      <li>
        <i className="plate" data-kind="do" /> {texts.do}
      </li>
      <li>
        <i className="plate" data-is="done" /> {texts.done}
      </li>
      <li>
        <i className="plate" data-is="now" /> {texts.now}
      </li>
      <li>{texts.minutes}</li>
    </ul>
  );
}
