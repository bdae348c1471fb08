import { ScrollRegion } from '#src/design/ScrollRegion.tsx';
import { TableHead } from '#src/design/TableHead.tsx';
import type { ComparedTechnology, PlottedResult } from './compare-technologies.ts';
import '#src/design/table.css';

const headings = ['Typical', 'Longest coherence', 'Best two-qubit operation', 'Both on one machine'] as const;
const [typical, longest, best, both] = headings;

export function ComparisonTable({ technologies }: { technologies: readonly ComparedTechnology[] }) {
  return (
    <ScrollRegion label="Table of the chart's values" className="pb-4">
      <table className="data-table data-table-stacked border-b-0 text-xs normal-nums [--cell-width:11rem] [--cell-x:1rem] [&_thead_th]:whitespace-normal">
        <TableHead columns={['Technology', ...headings]} />
        <tbody>
          {technologies.map((technology) => (
            <Row key={technology.id} technology={technology} />
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

function Row({ technology }: { technology: ComparedTechnology }) {
  const { name, coherenceTime, fidelity, bestCoherence, bestFidelity, machines } = technology;
  return (
    <tr>
      <th scope="row">{name}</th>
      <td data-label={typical}>
        <span className="block whitespace-nowrap">{coherenceTime}</span>
        {fidelity}
      </td>
      <Results heading={longest} results={bestCoherence ? [bestCoherence] : []} />
      <Results heading={best} results={bestFidelity ? [bestFidelity] : []} />
      <Results heading={both} results={machines} />
    </tr>
  );
}

function Results({ heading, results }: { heading: string; results: readonly PlottedResult[] }) {
  return (
    <td data-label={heading} className="table:max-w-[24ch]">
      {results.length === 0 ? <span className="text-ink-2">None shown</span> : null}
      {results.map(({ url, measure, value }) => (
        <p key={measure} className="[p+&]:mt-2">
          {value}
          <a href={url} target="_blank" rel="noopener noreferrer" className="block">
            {measure}
            <span className="visually-hidden"> (opens in a new tab)</span>
          </a>
        </p>
      ))}
    </td>
  );
}
