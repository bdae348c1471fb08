import { Section } from '#src/design/Section.tsx';
import type { TopicsPage } from '#src/model/schemas/pages/topics.ts';
import { PathWires } from '../home/PathWires.tsx';

/** The ways through the site as wires, each with its own stops. */
export function LearningPaths({ section }: { section: TopicsPage['paths'] }) {
  const wires = section.items.map(({ level, description, steps }) => ({
    level,
    text: description,
    stops: steps.map(({ label, href }) => ({ title: label, href })),
  }));
  return (
    <Section id="learning-paths" title={section.title} intro={section.intro}>
      <PathWires wires={wires} apart />
    </Section>
  );
}
