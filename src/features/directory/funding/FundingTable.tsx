import { ScrollRegion } from '#src/design/ScrollRegion.tsx';
import '#src/design/table.css';
import './funding-table.css';
import { formatPartial } from '#src/design/format-date.ts';
import { NumberedSources } from '#src/figures/EntrySources.tsx';
import { FigureValue } from '#src/figures/FigureValue.tsx';
import { SortableHeading } from '#src/filters/SortableHeading.tsx';
import { EntryCorrection } from '#src/frame/EntryCorrection.tsx';
import { urls } from '#src/model/urls.ts';
import { latestFirst } from './columns.ts';
import type { FundingRoundEntry } from './listed-rounds.ts';

interface Props {
  /** What the table holds, for screen readers. */
  caption: string;
  /** In the default order, which is the one that shows without script. */
  rounds: readonly FundingRoundEntry[];
}

/** All rounds, one a row. `ListFilter` sorts them. */
export function FundingTable({ caption, rounds }: Props) {
  return (
    <ScrollRegion label={caption} className="relative">
      <table className="funding-rounds data-table data-table-named normal-nums [--cell-x:1.5rem] [--cell-y:0.75rem] [--name-width:8rem] print:[--cell-x:1rem] [&_thead_th]:align-baseline">
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <SortableHeading column="company" label="Company" rendered={latestFirst} />
            <SortableHeading column="date" label="Date" rendered={latestFirst} />
            <SortableHeading column="amount" label="Amount" rendered={latestFirst} />
            <th scope="col">Kind</th>
            <th scope="col">Terms</th>
            <th scope="col">Evidence</th>
          </tr>
        </thead>
        <tbody data-rows="">
          {rounds.map((round) => (
            <FundingRow key={round.id} round={round} />
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

/** One round. Its id is its address on the page. */
function FundingRow({ round }: { round: FundingRoundEntry }) {
  const { id, company, profile, date, kind, terms, amount, usd, evidence, investors, note, sources } = round;
  return (
    <tr id={id} data-sort-company={company} data-sort-date={date} data-sort-amount={usd}>
      <th scope="row">{profile ? <a href={urls.company(profile)}>{company}</a> : company}</th>
      <td>
        <time dateTime={date} className="whitespace-nowrap">
          {formatPartial(date)}
        </time>
      </td>
      <td>
        <b>
          <FigureValue face={amount} />
        </b>
      </td>
      <td>{kind}</td>
      <td>
        {terms}
        <Background id={id} investors={investors} note={note} />
      </td>
      <td>
        {evidence}
        <NumberedSources sources={sources} />
      </td>
    </tr>
  );
}

/** Who invested, and what else is to be known of a round. Where the columns have no room it folds. */
function Background({ id, investors, note }: Pick<FundingRoundEntry, 'id' | 'investors' | 'note'>) {
  if (!investors && !note) return null;
  return (
    <details data-fold="">
      <summary>{investors ? (note ? 'Investors and note' : 'Investors') : 'Note'}</summary>
      <div>
        {investors ? <small>Investors: {investors.join(', ')}.</small> : null}
        {note ? <small>{note}</small> : null}
        <EntryCorrection kind="funding-rounds" id={id} />
      </div>
    </details>
  );
}
