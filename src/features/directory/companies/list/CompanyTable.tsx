import { ScrollRegion } from '#src/design/ScrollRegion.tsx';
import { TableHead } from '#src/design/TableHead.tsx';
import { FigureInLine } from '#src/figures/FigureValue.tsx';
import type { PageReferences } from '#src/figures/page-references.ts';
import type { Entry } from '#src/model/read-content.ts';
import { technologyNames } from '#src/model/technology-names.ts';
import { urls } from '#src/model/urls.ts';
import { foundedText, Valuation } from '../CompanyFacts.tsx';
import '#src/design/table.css';
import './company-table.css';

const COLUMNS = [
  'Company',
  'Category',
  'Technology',
  'Location',
  'Company type',
  'Founded',
  'Employees',
  'Valuation',
] as const;

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
        className="companies data-table data-table-named data-table-stacked normal-nums [--cell-x:1.25rem] [--cell-y:0.625rem] [--row-y:0.75rem]"
      >
        <caption className="visually-hidden">{caption}</caption>
        <TableHead columns={COLUMNS} />
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
  return (
    <tr>
      <th scope="row">
        <a href={urls.company(company.id)}>{company.name}</a>
      </th>
      <td>{company.category}</td>
      <td>{technologyNames[company.technology]}</td>
      <td>{company.location}</td>
      <td>{company.companyType}</td>
      <td>{foundedText(company)}</td>
      <td>
        <FigureInLine face={references.face(`companies/${company.id}/employees`)} />
      </td>
      <td>
        <Valuation company={company} references={references} />
      </td>
    </tr>
  );
}
