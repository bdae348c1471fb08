import { TableHead } from '#src/design/TableHead.tsx';
import '#src/design/table.css';
import { formatPartial } from '#src/design/format-date.ts';
import { NumberedSources } from '#src/figures/EntrySources.tsx';
import type { PageReferences } from '#src/figures/page-references.ts';
import type { Entry } from '#src/model/read-content.ts';
import { technologyNames } from '#src/model/technology-names.ts';
import { urls } from '#src/model/urls.ts';
import { MEASURES, measuredOf } from './measured.ts';
import './machine-table.css';

interface Props {
  caption: string;
  machines: readonly Entry<'machines'>[];
  references: PageReferences;
}

/** Machines, one a row, with what was measured on them. On a phone a row is a name and lines under it. */
export function MachineTable({ caption, machines, references }: Props) {
  return (
    <table className="machines data-table data-table-stacked">
      <caption className="visually-hidden">{caption}</caption>
      <TableHead columns={['Machine', ...MEASURES.map(({ head }) => head), 'Sources']} />
      <tbody id="machine-rows" data-rows="" data-repeats="">
        {machines.map((machine) => (
          <Row key={machine.id} machine={machine} references={references} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ machine, references }: { machine: Entry<'machines'>; references: PageReferences }) {
  const { id, name, maker, technology, qubit, model, status, since, sources } = machine;
  return (
    <tr data-technology={technologyNames[technology]} data-maker={maker} data-model={model} data-status={status}>
      <th scope="row" data-search="">
        <a href={urls.machine(id)}>{name}</a>
        <small>
          {maker}, {qubit}
        </small>
        <small>
          {status}, {status === 'announced' ? '' : 'presented '}
          {formatPartial(since)}
        </small>
      </th>
      {measuredOf(machine).map(({ head, text, kind, isAbsent }) => (
        <td key={head} data-label={head} className={isAbsent ? 'absent' : undefined}>
          {text}
          {kind ? <small>{kind}</small> : null}
        </td>
      ))}
      <td>
        <NumberedSources sources={references.numbered(sources)} />
      </td>
    </tr>
  );
}
