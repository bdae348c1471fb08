import { formatPartial } from '#src/design/format-date.ts';
import { pageOf } from '#src/model/read-content.ts';
import { urls } from '#src/model/urls.ts';
import type { Claim } from './claim.ts';

/** A claim as it opens beside its bar: what is left of it, what was claimed, and who answered when. */
export function ClaimPreview({ claim }: { claim: Claim }) {
  const { id, title, standing, standingNote, claimed, answers, wouldSettle, date } = claim;
  const { entry, standings, chart } = pageOf('quantum-advantage');
  return (
    <>
      <p id="preview-title">
        {title} <small>{standings[standing].name}</small>
      </p>
      <div id="preview-text">
        <p>{standingNote}</p>
        <dl>
          <dt>{formatPartial(date)}</dt>
          <dd>{claimed}</dd>
          <dt>{entry.answers}</dt>
          <dd>
            {answers.length === 0
              ? chart.none
              : answers.map((answer) => `${answer.who}, ${formatPartial(answer.date)}`).join('; ')}
          </dd>
          <dt>{entry.wouldSettle}</dt>
          <dd>{wouldSettle ?? entry.notOnRecord}</dd>
        </dl>
      </div>
      <p>
        <a href={urls.advantageClaim(id)}>Open</a>
      </p>
    </>
  );
}
