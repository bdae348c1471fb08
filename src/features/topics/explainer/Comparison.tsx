import '#src/design/table.css';
import './comparison.css';
import { Section } from '#src/design/Section.tsx';
import type { WhatIsQuantumPage } from '#src/model/schemas/pages/what-is-quantum.ts';

/** Aspect, classical, quantum; on a phone the two sides stand beside each other under the aspect. */
export function Comparison({ section }: { section: WhatIsQuantumPage['comparison'] }) {
  return (
    <Section id="comparison" title={section.title} intro={section.intro}>
      <table className="two-sides data-table data-table-ruled table-fixed text-sm normal-nums [--cell-x:0.5rem] [--cell-y:0.75rem] sm:[--cell-x:2rem]">
        <thead>
          <tr className="*:font-semibold *:whitespace-normal">
            <th scope="col" className="w-[30%] text-ink sm:w-[26%]">
              Aspect
            </th>
            <th scope="col" className="text-ink">
              Classical
            </th>
            <th scope="col" className="text-accent">
              Quantum
            </th>
          </tr>
        </thead>
        <tbody>
          {section.rows.map((row) => (
            <tr key={row.aspect}>
              <th scope="row">{row.aspect}</th>
              <td className="text-ink-2">{row.classical}</td>
              <td>{row.quantum}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-4 max-w-measure text-sm text-ink-2">{section.note}</p>
    </Section>
  );
}
