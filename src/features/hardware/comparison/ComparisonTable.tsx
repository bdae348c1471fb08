import { TableDisclosure } from '#src/charts/ValueTable.tsx';
import { ScrollRegion } from '#src/design/ScrollRegion.tsx';
import type { ComparedTechnology, PlottedResult } from './compare-technologies.ts';

const headings = ['Technology', 'Typical', 'Longest coherence', 'Best two-qubit operation', 'Both on one machine'];

/** The values of the chart, each published one with a link to where it is from. */
export function ComparisonTable({ technologies }: { technologies: readonly ComparedTechnology[] }) {
  return (
    <TableDisclosure className="mt-5">
      <ScrollRegion label="Table of the chart's values" className="pb-4">
        <table className="w-full min-w-184 border-collapse text-left text-xs">
          <thead className="text-ink-2">
            <tr>
              {headings.map((heading) => (
                <th key={heading} scope="col" className="pr-4 pb-2 font-medium last:pr-0">
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {technologies.map((technology) => (
              <Row key={technology.id} technology={technology} />
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </TableDisclosure>
  );
}

function Row({ technology }: { technology: ComparedTechnology }) {
  const { name, coherenceTime, fidelity, bestCoherence, bestFidelity, machines } = technology;
  return (
    <tr className="border-t border-rule align-top">
      <th scope="row" className="py-2.5 pr-4 font-semibold">
        {name}
      </th>
      <td className="py-2.5 pr-4">
        <span className="block whitespace-nowrap">{coherenceTime}</span>
        {fidelity}
      </td>
      <Results results={bestCoherence ? [bestCoherence] : []} />
      <Results results={bestFidelity ? [bestFidelity] : []} />
      <Results results={machines} />
    </tr>
  );
}

function Results({ results }: { results: readonly PlottedResult[] }) {
  return (
    <td className="max-w-[24ch] py-2.5 pr-4 last:pr-0">
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
