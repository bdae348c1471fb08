import { Absent } from '#src/design/Absent.tsx';
import { Exponents } from '#src/design/Exponents.tsx';
import '#src/design/table.css';
import { facetOf } from '#src/filters/filter-rows.ts';
import { SortableHeading } from '#src/filters/SortableHeading.tsx';
import { type Entry, entriesOf } from '#src/model/read-content.ts';
import type { CodesPage } from '#src/model/schemas/pages/codes.ts';
import { urls } from '#src/model/urls.ts';
import './codes.css';
import { platformNames } from '../experiments/platforms.ts';
import { familiesOf } from './code-tree.ts';
import { experimentsWith, platformsOf } from './experiments.ts';

interface Props {
  codes: readonly Entry<'codes'>[];
  page: Pick<CodesPage, 'families' | 'notRun' | 'list'>;
}

/** All codes, one a row, sorted by its headings. */
export function CodeTable({ codes, page }: Props) {
  return (
    <table className="codes data-table data-table-ruled data-table-stacked">
      <caption className="visually-hidden">{page.list.caption}</caption>
      <thead>
        <tr>
          <SortableHeading column="code" label="Code" />
          <th scope="col">Parameters</th>
          <th scope="col">Qubits in a check</th>
          <th scope="col">Layout</th>
          <SortableHeading column="year" label="Year" isFigure />
          <th scope="col" className="num">
            Thresholds
          </th>
          <SortableHeading column="run" label="Experiments" isFigure />
        </tr>
      </thead>
      <tbody data-rows="">
        {codes.map((code) => (
          <CodeRow key={code.id} code={code} page={page} />
        ))}
      </tbody>
    </table>
  );
}

function CodeRow({ code, page }: { code: Entry<'codes'>; page: Props['page'] }) {
  const { id, name, year, parameters, checkWeight, geometry, family, authors, summary } = code;
  const experiments = experimentsWith(id);
  const thresholds = entriesOf('thresholds').filter((each) => each.code === id).length;
  return (
    <tr
      id={id}
      data-family={facetOf(familiesOf(code).map((each) => page.families[each].name))}
      data-run={facetOf(
        experiments.length > 0 ? platformsOf(experiments).map((each) => platformNames[each]) : [page.notRun],
      )}
      data-identifiers={[authors, summary, ...code.gates].filter(Boolean).join(' ')}
      data-sort-code={name}
      data-sort-year={year}
      data-sort-run={experiments.length}
    >
      <th scope="row" data-search="">
        <a href={urls.quantumCode(id)}>{name}</a>
        <small>{page.families[family].name}</small>
      </th>
      <td data-label="Parameters" data-search="">
        <Exponents text={parameters} />
      </td>
      <td data-label="Qubits in a check">
        <Exponents text={checkWeight} />
      </td>
      <td data-label="Layout" data-search="">
        {geometry}
      </td>
      <td data-label="Year" className="num">
        {year}
      </td>
      <td data-label="Thresholds" className="num">
        {thresholds > 0 ? thresholds : <Absent why="not on record" />}
      </td>
      <td data-label="Experiments" className="num">
        {experiments.length > 0 ? experiments.length : <Absent why="not on record" />}
      </td>
    </tr>
  );
}
