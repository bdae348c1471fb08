import { Section } from '#src/design/Section.tsx';
import type { EducationalProgramsPage } from '#src/model/schemas/pages/learn.ts';

export function EntryPoints({ section }: { section: EducationalProgramsPage['entryPoints'] }) {
  return (
    <Section id="entry-points" title={section.title} intro={section.intro}>
      <dl className="overflow-hidden rounded-md border border-rule bg-surface px-5 lg:px-7">
        {section.items.map(({ from, text }) => (
          <div
            key={from}
            className="grid gap-x-10 gap-y-1 border-rule py-4 not-first:border-t md:grid-cols-[13rem_1fr]"
          >
            <dt className="font-serif text-lg leading-[1.25] font-medium">{from}</dt>
            <dd className="max-w-measure text-sm text-ink-2">{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
