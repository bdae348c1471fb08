import { Section } from '#src/design/Section.tsx';
import type { WhatIsQuantumPage } from '#src/model/schemas/pages/what-is-quantum.ts';

const cell = 'py-3 pr-3 align-top sm:pr-8';

/** Classical and quantum computing, aspect by aspect. */
export function Comparison({ section }: { section: WhatIsQuantumPage['comparison'] }) {
  return (
    <Section id="comparison" title={section.title} intro={section.intro}>
      <table className="w-full table-fixed border-b border-rule text-left text-xs sm:text-sm">
        <thead>
          <tr className="border-b border-rule-strong">
            <th scope="col" className={`${cell} w-[26%] font-semibold`}>
              Aspect
            </th>
            <th scope="col" className={`${cell} font-semibold`}>
              Classical
            </th>
            <th scope="col" className={`${cell} font-semibold text-accent`}>
              Quantum
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-rule">
          {section.rows.map((row) => (
            <tr key={row.aspect}>
              <th scope="row" className={`${cell} font-semibold`}>
                {row.aspect}
              </th>
              <td className={`${cell} text-ink-2`}>{row.classical}</td>
              <td className={cell}>{row.quantum}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-4 max-w-measure text-sm text-ink-2">{section.note}</p>
    </Section>
  );
}
