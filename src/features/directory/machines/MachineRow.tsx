import type { Range } from '#src/base/log-place.ts';
import { signColors, TechnologySign } from '#src/charts/TechnologySign.tsx';
import { Absent } from '#src/design/Absent.tsx';
import { PlaceMark } from '#src/design/PlaceMark.tsx';
import { FigureValue } from '#src/figures/FigureValue.tsx';
import type { PageReferences } from '#src/figures/page-references.ts';
import { facetOf } from '#src/filters/filter-rows.ts';
import type { Entry } from '#src/model/read-content.ts';
import { technologyNames } from '#src/model/technology-names.ts';
import { urls } from '#src/model/urls.ts';
import { CompareTick } from '../compare/CompareTick.tsx';
import { type Measured, measuredOf } from './measured.ts';

interface Props {
  machine: Entry<'machines'>;
  references: PageReferences;
  /** The lowest and the highest of all machines, by measure. */
  ranges: Readonly<Partial<Record<string, Range>>>;
  isList: boolean;
}

/** One machine in a table of machines. */
export function MachineRow({ machine, references, ranges, isList }: Props) {
  const { id, name, technology, since } = machine;
  const values = measuredOf(machine);
  return (
    <tr {...(isList ? carriedBy(machine, values) : {})}>
      {isList ? (
        <td className="tick">
          <CompareTick id={id} name={name} />
        </td>
      ) : null}
      <MachineName machine={machine} />
      {values.map((value) => (
        <ValueCell
          key={value.key}
          value={value}
          references={references}
          range={ranges[value.key]}
          color={value.key === 'error' ? signColors[technology] : undefined}
        />
      ))}
      <td className="shown num">{since.slice(0, 4)}</td>
      <td className="offered">{offeredText(machine) ?? <Absent why="not on record" />}</td>
    </tr>
  );
}

function MachineName({ machine: { id, name, maker, technology, status } }: Pick<Props, 'machine'>) {
  return (
    <th scope="row">
      <TechnologySign technology={technology} status={status} />
      <span data-search="">
        <a href={urls.machine(id)}>{name}</a>
        <small>
          {maker}
          {status === 'in service' ? <span className="visually-hidden">, {status}</span> : `, ${status}`}
        </small>
      </span>
    </th>
  );
}

interface CellProps extends Pick<Props, 'references'> {
  value: Measured;
  range: Range | undefined;
  color: string | undefined;
}

function ValueCell({ value: { key, figure, absent = '', number, kind, month }, references, range, color }: CellProps) {
  return (
    <td className={`${key} num`}>
      {figure ? <FigureValue face={references.face(figure.id)} /> : <Absent why={absent} />}
      {number !== undefined && range ? <PlaceMark value={number} range={range} color={color} /> : null}
      {key === 'error' && kind ? (
        <small>
          {kind}
          <span>, {month}</span>
        </small>
      ) : null}
    </td>
  );
}

/** What the filter asks for, and what the headings sort by. */
function carriedBy(machine: Entry<'machines'>, values: readonly Measured[]) {
  const { id, technology, maker, model, status, name, since, qubit, offered } = machine;
  return {
    id,
    'data-technology': technologyNames[technology],
    'data-maker': maker,
    'data-model': model,
    'data-status': status,
    'data-offered': offered && facetOf(offered),
    'data-identifiers': qubit,
    'data-sort-machine': name,
    'data-sort-shown': since,
    'data-sort-offered': offeredText(machine),
    ...Object.fromEntries(values.map(({ key, number }) => [`data-sort-${key}`, number])),
  };
}

/** In words where to use it: of what is not offered, whether it was or will be. */
export function offeredText({ offered, status }: Pick<Entry<'machines'>, 'offered' | 'status'>): string | undefined {
  if (offered?.[0] !== 'not offered') return offered?.join(', ');
  return { retired: 'no longer offered', announced: 'not offered yet' }[status as string] ?? 'not offered';
}
