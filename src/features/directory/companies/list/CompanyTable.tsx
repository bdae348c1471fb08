import type { ReactNode } from 'react';
import '#src/design/table.css';
import { Absent } from '#src/design/Absent.tsx';
import { ScrollRegion } from '#src/design/ScrollRegion.tsx';
import { FigureInLine, FigureValue } from '#src/figures/FigureValue.tsx';
import type { PageReferences } from '#src/figures/page-references.ts';
import { SortableHeading } from '#src/filters/SortableHeading.tsx';
import type { Figure } from '#src/model/figures.ts';
import type { Entry } from '#src/model/read-content.ts';
import { technologyNames } from '#src/model/technology-names.ts';
import { urls } from '#src/model/urls.ts';
import { CompareTick } from '../../compare/CompareTick.tsx';
import { foundedText, Valuation } from '../CompanyFacts.tsx';
import { companyFigures, type MachineFigure } from '../company-figures.ts';
import './company-table.css';

interface Props {
  /** What the table holds, for screen readers. */
  caption: string;
  companies: readonly Entry<'companies'>[];
  references: PageReferences;
}

/** All companies, one a row. Where the table is wider than the page it scrolls under the names, which stay. */
export function CompanyTable({ caption, companies, references }: Props) {
  return (
    <ScrollRegion label={caption}>
      <table
        id="company-table"
        data-group=""
        className="companies data-table data-table-named data-table-stacked normal-nums [--cell-x:1rem] [--cell-y:0.625rem] [--row-y:0.75rem]"
      >
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <SortableHeading column="name" label="Company" />
            <th scope="col">Location</th>
            <SortableHeading column="founded" label="Founded" />
            <SortableHeading column="employees" label="Employees" />
            <SortableHeading column="qubits" label="Qubits" isFigure />
            <SortableHeading column="error" label="Two-qubit error" isFigure />
            <SortableHeading column="revenue" label="Revenue" isFigure />
            <SortableHeading column="cash" label="Cash" isFigure />
            <SortableHeading column="raised" label="Raised" isFigure />
            <SortableHeading column="valuation" label="Valuation" />
          </tr>
        </thead>
        <tbody data-follows="">
          {companies.map((company) => (
            <Row key={company.id} company={company} references={references} />
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

function Row({ company, references }: { company: Entry<'companies'>; references: PageReferences }) {
  const { id, name, category, technology, location, companyType } = company;
  const { qubits, error, revenue, cash, raised } = companyFigures(id);
  return (
    <tr>
      <th scope="row">
        <CompareTick id={id} name={name} />
        <a href={urls.company(id)}>{name}</a>
        <small>
          {category} · {technologyNames[technology]}
        </small>
      </th>
      <td>
        {location}
        <small>{companyType}</small>
      </td>
      <td data-label="founded">{foundedText(company)}</td>
      <td data-label="employees">
        <FigureInLine face={references.face(`companies/${id}/employees`)} />
      </td>
      <FigureCell label="qubits" figure={qubits?.figure} machine={qubits} references={references} />
      <FigureCell label="error" figure={error?.figure} machine={error} references={references} />
      <FigureCell label="revenue" figure={revenue} references={references} />
      <FigureCell label="cash" figure={cash} references={references} />
      <FigureCell label="raised" figure={raised} references={references} />
      <td data-label="valuation">
        <Valuation company={company} references={references} />
      </td>
    </tr>
  );
}

interface FigureCellProps {
  /** Names the value where the headings have no room. */
  label: string;
  figure: Figure | undefined;
  machine?: MachineFigure | undefined;
  references: PageReferences;
}

function FigureCell({ label, figure, machine, references }: FigureCellProps) {
  if (!figure) return cell(label, <Absent why="not on record" />, 'absent');
  const [{ error }] = figure.values;
  const note = [machine?.machine.name, error?.kind].filter(Boolean).join(', ');
  return cell(
    label,
    <>
      <FigureValue face={references.face(figure.id)} />
      {note ? <small>{note}</small> : null}
    </>,
    '',
  );
}

const cell = (label: string, content: ReactNode, look: string) => (
  <td data-label={label} className={`num ${look}`.trim()}>
    {content}
  </td>
);
