import { Callout } from '#src/design/Callout.tsx';
import { EntrySources } from '#src/design/EntrySources.tsx';
import { Section } from '#src/design/Section.tsx';
import { type Stat, StatRow } from '#src/design/StatRow.tsx';
import type { HardwarePage } from '#src/model/schemas/pages/hardware.ts';

interface Props {
  section: HardwarePage['errorCorrection'];
  stats: readonly Stat[];
  asOf: string;
}

/** Why noise is the problem, and what error correction does about it. */
export function ErrorCorrection({ section, stats, asOf }: Props) {
  const { title, intro, paragraphs, milestone } = section;
  return (
    <Section id="error-correction" title={title} intro={intro}>
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[7fr_5fr]">
        <div className="grid max-w-measure gap-4">
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <div className="self-start">
          <Callout kind="note" title={milestone.title}>
            <p className="mb-2">{milestone.text}</p>
            <EntrySources sources={milestone.sources} asOf={asOf} />
          </Callout>
        </div>
      </div>
      <div className="mt-10">
        <StatRow stats={stats} label="Errors and qubits in figures" />
      </div>
    </Section>
  );
}
