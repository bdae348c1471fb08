import { aboutDocument, SourceTitle } from '#src/design/SourceLink.tsx';
import { type CitedSource, type DatedValue, EDITION_2024, isOfEdition2024, sourcesOf } from '#src/model/figures.ts';
import { urls } from '#src/model/urls.ts';
import { anchorOf } from './figure-addresses.ts';
import { asListed, dateText, type FigureCardContent } from './page-references.ts';
import { formatPartial } from './partial-date.ts';
import { Reported } from './Reported.tsx';
import { StepLine } from './StepLine.tsx';

/** The cards of all figures of a page, hidden until the number beside a figure is pressed. */
export function FigureCards({ cards }: { cards: readonly FigureCardContent[] }) {
  return (
    <div className="print:hidden">
      {cards.map((card) => (
        <FigureCard key={card.id} card={card} />
      ))}
    </div>
  );
}

/** Whose figure it is, its values with their dates, what was counted, and who says so. */
function FigureCard({ card: { id, figure, numbers } }: { card: FigureCardContent }) {
  const [newest, ...older] = figure.values;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups controls; this is a card
    <div id={id} popover="auto" role="group" aria-label={figure.label} className="figure-card">
      <div>
        <small>
          {isOfPage(figure) ? null : `${figure.subject}, `}
          <a href={`${urls.figures()}#${anchorOf(figure)}`}>{figure.label}</a>
        </small>
        <p className="figure-card-value">
          <span>{newest.value ?? newest.absent}</span>
          <small>{dateText(newest)}</small>
          <Reported value={newest} />
          {figure.isDue ? <span className="figure-due">due for review</span> : null}
        </p>
        <StepLine values={figure.values} label={figure.label} />
        {figure.absence ? (
          <p>
            {`${figure.absence.absent} in ${formatPartial(figure.absence.asOf)}: ${figure.absence.scope ?? ''}`}
            <sup>{numbers.get(figure.absence.source.id)}</sup>
          </p>
        ) : null}
        {older.map((value, index) => (
          <p key={`${value.asOf} ${value.value}`}>
            {wasText(value, index === 0 && newest.correction === true)}
            <sup>{numbers.get(value.source.id)}</sup>
          </p>
        ))}
        <Scope value={newest} />
      </div>
      <ol>
        {sourcesOf(figure).map((source) => (
          <li key={source.id} value={numbers.get(source.id)}>
            <SourceTitle title={source.title} url={source.url} />
            <small>{aboutSource(source)}</small>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** "was $43.1M (Dec 2024)", "corrected from 99% (2025)", "2024 edition: 200+". */
function wasText(before: DatedValue, wasWrong: boolean): string {
  const text = before.value ?? before.absent;
  if (isOfEdition2024(before)) return `${EDITION_2024}: ${text}`;
  return `${wasWrong ? 'corrected from' : 'was'} ${text} (${formatPartial(before.asOf)})`;
}

/** Whose figure it is needs no saying on the page that it belongs to. */
function isOfPage({ id }: FigureCardContent['figure']): boolean {
  return id.startsWith('pages/');
}

function Scope({ value: { scope } }: { value: DatedValue }) {
  if (!scope) return null;
  return (
    <p>
      <b>Counts</b>
      {` ${scope}`}
    </p>
  );
}

/** "Nature 614, Feb 2023 · paper" */
function aboutSource(source: CitedSource): string {
  return `${aboutDocument(asListed(source))} · ${source.kind}`;
}
