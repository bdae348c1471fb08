import { ExternalLink } from '#src/design/ExternalLink.tsx';
import { Section } from '#src/design/Section.tsx';
import type { HardwarePage } from '#src/model/schemas/pages/hardware.ts';

type Benchmark = HardwarePage['benchmarks']['items'][number];

/** What each figure of merit tells, with a published value. On small screens the table scrolls by itself. */
export function Benchmarks({ section }: { section: HardwarePage['benchmarks'] }) {
  return (
    <Section id="benchmarks" title={section.title} intro={section.intro}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section aria-label="Table of benchmarks" tabIndex={0} className="overflow-x-auto">
        <table className="w-full min-w-152 border-collapse text-left text-sm">
          <thead className="text-xs text-ink-2">
            <tr>
              {['Measure', 'What it tells you', 'Published example', 'Defined in'].map((heading) => (
                <th key={heading} scope="col" className="pr-4 pb-2 font-medium last:pr-0">
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {section.items.map((benchmark) => (
              <Row key={benchmark.name} benchmark={benchmark} />
            ))}
          </tbody>
        </table>
      </section>
      <p className="mt-4 max-w-measure text-xs text-ink-2">{section.note}</p>
    </Section>
  );
}

function Row({ benchmark }: { benchmark: Benchmark }) {
  return (
    <tr className="border-t border-rule align-top">
      <th scope="row" className="py-3 pr-4 font-semibold">
        {benchmark.name}
      </th>
      <td className="max-w-measure py-3 pr-4 text-ink-2">{benchmark.meaning}</td>
      <td className="py-3 pr-4">{benchmark.example}</td>
      <td className="py-3">
        <ExternalLink href={benchmark.definedIn} label={`Paper that defines ${benchmark.name}`}>
          Paper
        </ExternalLink>
      </td>
    </tr>
  );
}
