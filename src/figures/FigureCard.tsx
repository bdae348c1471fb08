import type { ReactNode } from 'react';
import { site } from '#src/base/site-identity.ts';
import { plotArea } from '#src/charts/plot-area.ts';
import { linear } from '#src/charts/scales.ts';
import { formatPartial } from '#src/design/format-date.ts';
import { aboutDocument, SourceTitle } from '#src/design/Sources.tsx';
import {
  type CitedSource,
  type DatedValue,
  EDITION_2024,
  type Figure,
  isOfEdition2024,
  sourcesOf,
} from '#src/model/figures.ts';
import { rowOf } from './figure-addresses.ts';
import { asListed, dateText } from './page-references.ts';
import { stepsOf } from './step-line.ts';

interface Props {
  figure: Figure;
  /** How to correct it. */
  correction: ReactNode;
}

/**
 * Whose figure it is, its values with their dates, what was counted, and who says so. It is made when somebody asks for it,
 * and takes the numbers of its works from the list of the page that it is then on (`data-work`).
 */
export function FigureCard({ figure, correction }: Props) {
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
      <button type="button" data-copies={quoted(figure)}>
        Copy with source
      </button>
      <small className="text-2xs">
        <span>{correction}</span>
      </small>
    </div>
  );
}

/**
 * "IonQ, Revenue: $130.0M (Form 10-K, Feb 2026). Quantum Computing Knowledge Hub, {today}, {site}/figures#…": what is not
 * from a primary source, or is the first edition's, says so.
 */
export function quoted(figure: Figure): string {
  const [newest] = figure.values;
  const about = isOfPage(figure) ? figure.label : `${figure.subject}, ${figure.label}`;
  const words = newest.reported ? ', reported' : '';
  const document = isOfEdition2024(newest) ? EDITION_2024 : `${newest.source.title}, ${dateText(newest)}`;
  return `${about}: ${newest.value ?? newest.absent}${words} (${document}). ${site.name}, {today}, {site}${rowOf(figure)}`;
}

/**
 * What is said of a figure's past: that no newer value is published, and the older values: "was $43.1M (Dec 2024)",
 * "corrected from 99% (2025)".
 */
export function pastOf({ values: [newest, ...older], absence }: Figure): { text: string; source: CitedSource }[] {
  const missing = absence ? [{ text: missingText(absence), source: absence.source }] : [];
  const past = older.map((value, index) => ({
    text: wasText(value, index === 0 && newest.correction === true),
    source: value.source,
  }));
  return [...missing, ...past];
}

/** "not on record in Nov 2026: vendors count themselves" */
function missingText({ absent, asOf, scope }: DatedValue): string {
  const text = `${absent} in ${formatPartial(asOf)}`;
  return scope ? `${text}: ${scope}` : text;
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

const size = { width: 270, height: 84, margin: { top: 24, right: 84, bottom: 22, left: 6 } };

/** A line of fewer steps says no more than the words "was $43.1M". */
const FEWEST = 3;

/** How a figure changed: a value holds until the next one, from zero up. Nothing where there are few values. */
function StepLine({ values, label }: { values: readonly DatedValue[]; label: string }) {
  const steps = stepsOf(values);
  const [first] = steps;
  const last = steps.at(-1);
  if (!first || !last || steps.length < FEWEST) return null;
  const most = Math.max(...steps.map(({ size }) => size));
  const { width, height, bottom, x, y } = plotArea({
    ...size,
    x: linear(first.day, Math.max(last.day, first.day + 1)),
    y: linear(0, most),
  });
  const line = steps.map(({ day, size }, index) => (index === 0 ? `M${x(day)} ${y(size)}` : `H${x(day)}V${y(size)}`));
  const words = steps.map(({ value }) => `${value.value} in ${formatPartial(value.asOf)}`).join(', ');
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={`${label}: ${words}`}
      className="figure-steps"
    >
      <path d={`M0 ${bottom}H${width}`} className="base" />
      <path d={`${line.join('')}H${width}`} className="line" />
      {steps.map(({ day, size, value }) => (
        <circle key={value.asOf} cx={x(day)} cy={y(size)} r="3.5" />
      ))}
      {[first, last].map(({ day, size, value }) => (
        <g key={value.asOf}>
          <text x={x(day)} y={y(size) - 8} className={value === last.value ? 'now' : undefined}>
            {value.value}
          </text>
          <text x={x(day)} y={height - 5}>
            {formatPartial(value.asOf)}
          </text>
        </g>
      ))}
    </svg>
  );
}
