import { whole } from '#src/charts/numbers.ts';
import { Absent } from '#src/design/Absent.tsx';
import { formatPartial } from '#src/design/format-date.ts';
import { FigureValue } from '#src/figures/FigureValue.tsx';
import type { PageReferences } from '#src/figures/page-references.ts';
import { facetOf } from '#src/filters/filter-rows.ts';
import { figuresOf } from '#src/model/figures.ts';
import { urls } from '#src/model/urls.ts';
import { codeNames } from './code-names.ts';
import { ExperimentSign } from './ExperimentSign.tsx';
import { BREAK_EVEN_WORDS, distancesText, keptShare, RUNS_WORDS, TASK_WORDS } from './experiment-words.ts';
import type { Experiment } from './measured.ts';
import { platformNames } from './platforms.ts';
import { mainResultsOf } from './results.ts';

interface Props {
  experiment: Experiment;
  references: PageReferences;
}

/** One experiment in the table of all. */
export function ExperimentRow({ experiment, references }: Props) {
  const { id, title, group, platform, code, logicalQubits, breakEven, date, reported } = experiment;
  return (
    <tr id={id} {...carriedBy(experiment)}>
      <th scope="row">
        <svg viewBox="-8 -8 16 16" width="16" height="16" aria-hidden="true">
          <ExperimentSign platform={platform} isReported={reported === true} />
        </svg>
        <span data-search="">
          <a href={urls.logicalExperiment(id)}>{title}</a>
          <small>
            {group}, {platformNames[platform].toLowerCase()}
            {reported ? ', reported' : null}
          </small>
        </span>
      </th>
      <td data-label="Code" data-search="">
        {code}
        <small>{TASK_WORDS[experiment.what]}</small>
      </td>
      <td data-label="Distance">{distancesText(experiment) ?? <Absent why="does not apply" />}</td>
      <td data-label="Logical qubits" className="num">
        {logicalQubits === undefined ? <Absent why="not on record" /> : whole(logicalQubits)}
      </td>
      <td data-label="Result">
        <Results experiment={experiment} references={references} />
      </td>
      <td data-label="Runs">
        <Runs experiment={experiment} references={references} />
      </td>
      <td data-label="Break-even">{BREAK_EVEN_WORDS[breakEven]}</td>
      <td data-label="Published" className="num">
        <time dateTime={date}>{formatPartial(date.slice(0, 'yyyy-mm'.length))}</time>
      </td>
    </tr>
  );
}

function Results({ experiment, references }: Props) {
  const results = mainResultsOf(experiment);
  if (results.length === 0) return <Absent why="not on record" />;
  return results.map(({ figure, words }) => (
    <span key={figure.id} className="result">
      <FigureValue face={references.face(figure.id)} />{' '}
      <small>
        {words}
        {figure.values[0].reported ? ', reported' : null}
      </small>
    </span>
  ));
}

function Runs({ experiment, references }: Props) {
  const kept = figuresOf(`logical-experiments/${experiment.id}`).find(({ name }) => name === 'runs-kept');
  return (
    <>
      {RUNS_WORDS[experiment.postSelected]}
      {kept ? (
        <small>
          <FigureValue face={references.face(kept.id)} /> kept
          {kept.values[0].reported ? ', reported' : null}
        </small>
      ) : null}
    </>
  );
}

/** What the filter asks for, and what the headings sort by. */
function carriedBy(experiment: Experiment) {
  const { platform, what, postSelected, date, title, code, distances = [], logicalQubits, machine } = experiment;
  return {
    'data-platform': platformNames[platform],
    'data-code': facetOf(codeNames(experiment)),
    'data-what': TASK_WORDS[what],
    'data-runs': RUNS_WORDS[postSelected],
    'data-year': date.slice(0, 4),
    'data-identifiers': machine,
    'data-sort-experiment': title,
    'data-sort-code': code,
    'data-sort-distance': distances.at(-1),
    'data-sort-qubits': logicalQubits,
    'data-sort-runs': keptShare(experiment),
    'data-sort-published': date,
  };
}
