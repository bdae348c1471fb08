import { Absent } from '#src/design/Absent.tsx';
import { formatPartial } from '#src/design/format-date.ts';
import { FigureValue } from '#src/figures/FigureValue.tsx';
import type { PageReferences } from '#src/figures/page-references.ts';
import { figuresOf } from '#src/model/figures.ts';
import { urls } from '#src/model/urls.ts';
import { type EstimateFigure, figureOf, type PublishedEstimate } from './estimate-values.ts';
import { NO_PLATFORM, platformNames } from './platforms.ts';

interface Props {
  estimate: PublishedEstimate;
  references: PageReferences;
}

/** One estimate in the table of all. */
export function EstimateRow({ estimate, references }: Props) {
  const { id, title, short, problem, level, platform, date, reported } = estimate;
  const machine = platform ? platformNames[platform] : NO_PLATFORM;
  return (
    <tr id={id} {...carriedBy(estimate)}>
      <th scope="row">
        <span data-search="">
          <a href={urls.estimate(id)}>{short}</a>
          <small>
            {title}
            {reported ? ', reported' : null}
          </small>
        </span>
      </th>
      <td data-label="Problem" data-search="">
        {problem}
        <small>{level === 'physical' ? machine : LEVEL_WORDS[level]}</small>
      </td>
      <td data-label="Physical qubits" className="num">
        <Values estimate={estimate} names={['physical-qubits']} references={references} />
      </td>
      <td data-label="Run time" className="num">
        <Values estimate={estimate} names={['run-time']} references={references} />
      </td>
      <td data-label="Logical qubits" className="num">
        <Values estimate={estimate} names={['logical-qubits']} references={references} />
      </td>
      <td data-label="Gates" className="num">
        <Values estimate={estimate} names={['toffoli-gates', 't-gates']} references={references} />
      </td>
      <td data-label="Published" className="num">
        <time dateTime={date}>{formatPartial(date.slice(0, 'yyyy-mm'.length))}</time>
      </td>
    </tr>
  );
}

/** How far an estimate goes, in words. */
export const LEVEL_WORDS = {
  physical: 'A machine',
  logical: 'Logical qubits',
  classical: 'A classical computer',
  theory: 'A bound',
} as const;

const UNITS: Partial<Record<EstimateFigure, string>> = { 'toffoli-gates': 'Toffoli', 't-gates': 'T' };

interface ValuesProps extends Props {
  names: readonly EstimateFigure[];
}

function Values({ estimate, names, references }: ValuesProps) {
  const figures = figuresOf(`estimates/${estimate.id}`).filter(({ name }) => names.some((each) => each === name));
  if (figures.length === 0) return <Absent why={isCounted(estimate, names) ? 'not on record' : 'does not apply'} />;
  return figures.map((figure) => (
    <span key={figure.id} className="result">
      <FigureValue face={references.face(figure.id)} />
      {UNITS[figure.name as EstimateFigure] ? <small>{UNITS[figure.name as EstimateFigure]}</small> : null}
      {figure.values[0].reported ? <small>reported</small> : null}
    </span>
  ));
}

/** Whether an estimate that goes so far has such a number at all. */
function isCounted({ level }: PublishedEstimate, names: readonly EstimateFigure[]): boolean {
  if (level === 'logical') return names.some((name) => name !== 'physical-qubits' && name !== 'run-time');
  return level === 'physical';
}

/** What the filter asks for, and what the headings sort by. */
function carriedBy(estimate: PublishedEstimate) {
  const { short, problem, field, level, platform, date } = estimate;
  const toffolis = figureOf(estimate, 'toffoli-gates')?.count ?? 0;
  const ts = figureOf(estimate, 't-gates')?.count ?? 0;
  return {
    'data-problem': problem,
    'data-field': field,
    'data-level': LEVEL_WORDS[level],
    'data-platform': platform ? platformNames[platform] : NO_PLATFORM,
    'data-sort-estimate': short,
    'data-sort-problem': problem,
    'data-sort-physical': figureOf(estimate, 'physical-qubits')?.count,
    'data-sort-time': figureOf(estimate, 'run-time')?.seconds?.from,
    'data-sort-logical': figureOf(estimate, 'logical-qubits')?.count,
    'data-sort-gates': toffolis + ts / 2 || undefined,
    'data-sort-published': date,
  };
}
