import { FoldedSection } from '#src/design/FoldedSection.tsx';
import { ScrollRegion } from '#src/design/ScrollRegion.tsx';
import { TableHead } from '#src/design/TableHead.tsx';
import { type Figure, sourcesOf } from '#src/model/figures.ts';
import { FIGURE_KINDS } from '#src/model/schemas/figure.ts';
import { pastOf, Reported } from './FigureCard.tsx';
import { anchorOf, sourceAddress } from './figure-addresses.ts';
import { ageOf, byAge, dueLabel, medianAge } from './figure-list.ts';
import { dateText } from './page-references.ts';
import '#src/design/table.css';
import './figure.css';
import './figure-table.css';

const COLUMNS = ['Subject', 'Figure', 'Value', 'As of', 'Counts', 'Source'];

/** Every figure by its kind, the largest first; a kind opens to its table. */
export function FigureTables({ figures }: { figures: readonly Figure[] }) {
  const kinds = [...Map.groupBy(figures, ({ kind }) => kind)].sort(([, a], [, b]) => b.length - a.length);
  return (
    <div id="figure-rows" className="border-t border-rule">
      {kinds.map(([kind, ofKind]) => (
        <FoldedSection
          key={kind}
          id={kind}
          title={`${FIGURE_KINDS[kind].is}, ${ofKind.length}`}
          note={ageNote(ofKind)}
          isGroup
        >
          <FigureTable figures={ofKind} caption={FIGURE_KINDS[kind].is} />
        </FoldedSection>
      ))}
    </div>
  );
}

/** What a closed kind says of its figures: the newest of them, and the middle age. */
function ageNote(figures: readonly Figure[]): string | undefined {
  const [newest, ...others] = byAge(figures);
  if (!newest) return undefined;
  return `Newest ${dateText(newest.values[0])}, median age ${medianAge([newest, ...others])} months`;
}

/** Figures, one a row, with what the filter looks at. */
function FigureTable({ figures, caption }: { figures: readonly Figure[]; caption: string }) {
  return (
    <ScrollRegion label={caption} className="relative">
      <table className="figure-table data-table data-table-ruled data-table-stacked border-rule-strong leading-[1.4]">
        <caption className="visually-hidden">{caption}</caption>
        <TableHead columns={COLUMNS} />
        <tbody data-rows="" data-repeats="">
          {figures.map((figure) => (
            <Row key={figure.id} figure={figure} />
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

function Row({ figure }: { figure: Figure }) {
  const { id, subject, address, label, kind, values } = figure;
  const [newest] = values;
  return (
    <tr
      id={anchorOf(figure)}
      data-figure={id}
      data-kind={FIGURE_KINDS[kind].is}
      data-age={ageOf(figure)}
      data-due={dueLabel(figure)}
    >
      <th scope="row" data-search="">
        <a href={address}>{subject}</a>
      </th>
      <td data-search="">{label}</td>
      <td>
        <b className={newest.absent ? 'figure-absent' : undefined}>{newest.value ?? newest.absent}</b>{' '}
        <Reported value={newest} />
        {newest.disputed.map(({ value }) => (
          <small key={value}>or {value}: sources disagree</small>
        ))}
        {pastOf(figure).map(({ text }) => (
          <small key={text}>{text}</small>
        ))}
      </td>
      <td>
        <time dateTime={newest.asOf}>{dateText(newest)}</time>
        {figure.isDue ? <span className="figure-due">due for review</span> : null}
      </td>
      <td data-search="">{newest.scope}</td>
      <td data-search="">
        {sourcesOf(figure).map((source) => (
          <div key={source.id}>
            <a href={sourceAddress(source.id)}>{source.title}</a>{' '}
            <small>{source.titleUnseen ? `${source.kind} · title not seen` : source.kind}</small>
          </div>
        ))}
      </td>
    </tr>
  );
}
