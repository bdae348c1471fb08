import { fillIn } from '#src/charts/fill-in.ts';
import type { QuantumAdvantagePage } from '#src/model/schemas/pages/advantage.ts';
import type { Claim } from './claim.ts';
import { byTask } from './counts.ts';
import { medianMonths } from './time-to-answer.ts';
import './advantage.css';

interface Props {
  claims: readonly Claim[];
  texts: QuantumAdvantagePage['facts'];
  tasks: QuantumAdvantagePage['tasks'];
}

/** How soon claims were answered, and how many still stand by kind of task. */
export function CountsRow({ claims, texts, tasks }: Props) {
  const median = medianMonths(claims);
  return (
    <div className="wrap">
      <dl className="claim-counts" aria-label={texts.label}>
        <div>
          <dt>{texts.median}</dt>
          <dd>
            {median ? fillIn(texts.months, { months: median.months.toFixed(1) }) : texts.none}
            {median ? <small>{fillIn(texts.ofAnswered, { count: median.count })}</small> : null}
          </dd>
        </div>
        {byTask(claims).map(({ task, total, stand }) => (
          <div key={task}>
            <dt>{tasks[task]}</dt>
            <dd>
              {fillIn(texts.share, { stand, total })}
              <small>{texts.stand}</small>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
