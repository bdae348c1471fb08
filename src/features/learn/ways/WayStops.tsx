import { fillIn } from '#src/charts/fill-in.ts';
import { buttonClass } from '#src/design/Button.tsx';
import { Check } from '#src/design/icons.tsx';
import type { LearningPathPage } from '#src/model/schemas/pages/learn.ts';
import { timeOf, type Way } from './load-ways.ts';
import type { FoundStop } from './stops.ts';

interface Props {
  way: Way;
  texts: LearningPathPage['ways'];
}

/** The stops of a way in order. What is done, and where one goes on, is shown by a deferred script. */
export function WayStops({ way: { stops }, texts }: Props) {
  return (
    <ol>
      {stops.map((stop, index) => (
        <StopRow key={stop.title} stop={stop} number={index + 1} texts={texts} />
      ))}
    </ol>
  );
}

function StopRow({ stop, number, texts }: { stop: FoundStop; number: number; texts: Props['texts'] }) {
  const { title, kind, href, minutes, kept } = stop;
  return (
    <li data-kept={kept?.key} data-parts={kept?.parts.join(' ')}>
      <i aria-hidden className="plate" data-kind={kind}>
        <span>{number}</span>
        <Check />
      </i>
      <span>
        <a href={href}>{title}</a> <small>{texts.kinds[kind]}</small>
        <small className="stop-done">, {texts.key.done}</small>
        <small className="stop-now">, {texts.key.now}</small>
      </span>
      <span className="stop-minutes">{timeOf(minutes)}</span>
      {kept ? (
        <a hidden href={`${kept.place}${kept.parts[0]}`} data-place={kept.place} className={buttonClass('primary')}>
          <span>
            {fillIn(texts.continue, { part: texts.parts[kept.part] })} <b>1</b>
          </span>
        </a>
      ) : null}
    </li>
  );
}
