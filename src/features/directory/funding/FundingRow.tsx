import { formatDay, formatMonth } from '#src/design/format-date.ts';
import { FigureValue } from '#src/figures/FigureValue.tsx';
import { NumberedSources } from '#src/figures/NumberedSources.tsx';
import { urls } from '#src/model/urls.ts';
import type { FundingRoundEntry } from './listed-rounds.ts';

const MONTH_LENGTH = 'yyyy-mm'.length;

/** One round. Its id is its address on the page. */
export function FundingRow({ round }: { round: FundingRoundEntry }) {
  const { id, company, profile, date, kind, terms, amount, usd, evidence, investors, note, sources } = round;
  return (
    <tr id={id} data-sort-company={company} data-sort-date={date} data-sort-amount={usd}>
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
        <NumberedSources sources={sources} />
      </td>
    </tr>
  );
}
