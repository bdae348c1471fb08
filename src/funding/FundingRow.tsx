import { formatDay, formatMonth } from '#src/design/format-date.ts';
import { isIdentifier, sourceLabels } from '#src/design/source-labels.ts';
import { FigureValue } from '#src/figures/FigureValue.tsx';
import { urls } from '#src/model/urls.ts';
import type { FundingRoundEntry } from './sort-rounds.ts';

const MONTH_LENGTH = 'yyyy-mm'.length;

/** One round. Its id is its address on the page. */
export function FundingRow({ round }: { round: FundingRoundEntry }) {
  const { id, company, profile, date, kind, terms, amount, evidence, investors, note, sources } = round;
  return (
    <tr id={id}>
      <th scope="row">{profile ? <a href={urls.company(profile)}>{company}</a> : company}</th>
      <td>
        <time dateTime={date}>{date.length > MONTH_LENGTH ? formatDay(date) : formatMonth(date)}</time>
      </td>
      <td>
        <b>
          <FigureValue face={amount} />
        </b>
      </td>
      <td>{kind}</td>
      <td>
        {terms}
        {investors ? <small>Investors: {investors.join(', ')}.</small> : null}
        {note ? <small>{note}</small> : null}
      </td>
      <td>
        {evidence}
        <Sources sources={sources} />
      </td>
    </tr>
  );
}

function Sources({ sources }: { sources: readonly string[] }) {
  const labels = sourceLabels(sources);
  return (
    <small>
      {sources.map((url, index) => (
        <span key={url}>
          {index > 0 ? ', ' : null}
          <a
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            data-identifier={isIdentifier(labels[index]) || undefined}
          >
            {labels[index]}
            <span className="visually-hidden"> (opens in a new tab)</span>
          </a>
        </span>
      ))}
    </small>
  );
}
