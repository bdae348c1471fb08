import { aboutDocument, SourceTitle } from '#src/design/Sources.tsx';
import {
  type CitedSource,
  type DatedValue,
  EDITION_2024,
  type Figure,
  isOfEdition2024,
  sourcesOf,
} from '#src/model/figures.ts';
import { formatPartial } from '../design/format-date.ts';
import { rowOf } from './figure-addresses.ts';
import { asListed, dateText } from './page-references.ts';
import { StepLine } from './StepLine.tsx';

/**
 * Whose figure it is, its values with their dates, what was counted, and who says so. It is made when somebody asks for it,
 * and takes the numbers of its works from the list of the page that it is then on (`data-work`).
 */
export function FigureCard({ figure }: { figure: Figure }) {
  const [newest] = figure.values;
  return (
    <div className="figure-card">
      <div>
        <small>
          {isOfPage(figure) ? null : `${figure.subject}, `}
          <a id="preview-title" href={rowOf(figure)}>
            {figure.label}
          </a>
        </small>
        <p id="preview-text" className="figure-card-value">
          <span>{newest.value ?? newest.absent}</span>
          <small>{dateText(newest)}</small>
          <Reported value={newest} />
          {figure.isDue ? <span className="figure-due">due for review</span> : null}
        </p>
        <StepLine values={figure.values} label={figure.label} />
        {pastOf(figure).map(({ text, source }) => (
          <p key={text}>
            {text}
            <sup data-work={source.url} />
          </p>
        ))}
        <Scope value={newest} />
      </div>
      <ul>
        {sourcesOf(figure).map((source) => (
          <li key={source.id}>
            <span data-work={source.url} />
            <SourceTitle title={source.title} url={source.url} />
            <small>{aboutSource(source)}</small>
          </li>
        ))}
      </ul>
    </div>
  );
}

/**
 * What is said of a figure's past: that no newer value is published, and the older values: "was $43.1M (Dec 2024)",
 * "corrected from 99% (2025)".
 */
export function pastOf({ values: [newest, ...older], absence }: Figure): { text: string; source: CitedSource }[] {
  const missing = absence
    ? [{ text: `${absence.absent} in ${formatPartial(absence.asOf)}: ${absence.scope ?? ''}`, source: absence.source }]
    : [];
  const past = older.map((value, index) => ({
    text: wasText(value, index === 0 && newest.correction === true),
    source: value.source,
  }));
  return [...missing, ...past];
}

/** "was $43.1M (Dec 2024)", "corrected from 99% (2025)", "2024 edition: 200+". */
function wasText(before: DatedValue, wasWrong: boolean): string {
  const text = before.value ?? before.absent;
  if (isOfEdition2024(before)) return `${EDITION_2024}: ${text}`;
  return `${wasWrong ? 'corrected from' : 'was'} ${text} (${formatPartial(before.asOf)})`;
}

/** Whose figure it is needs no saying on the page that it belongs to. */
function isOfPage({ id }: Figure): boolean {
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

/** Says that no primary source was read, and which publication was: "reported, via Stock Analysis". */
export function Reported({ value: { reported, via } }: { value: Pick<DatedValue, 'reported' | 'via'> }) {
  if (!reported) return null;
  return <span className="figure-word">{via ? `reported, via ${via.publisher}` : 'reported'}</span>;
}
