import { Plus } from '#src/design/icons.tsx';
import { Section } from '#src/design/Section.tsx';
import type { QuestionsSection } from '#src/model/schemas/pages/hardware.ts';

export function HardwareFaq({ section }: { section: QuestionsSection }) {
  return (
    <Section id={section.id} title={section.title} intro={section.intro}>
      <div className="border-b border-rule">
        {section.items.map(({ question, answer }, index) => (
          <details key={question} open={index === 0} className="group border-t border-rule">
            <summary className="flex list-none items-center justify-between gap-4 py-4 [&::-webkit-details-marker]:hidden">
              <h3 className="text-lg leading-snug">{question}</h3>
              <Plus
                aria-hidden
                className="size-5 flex-none text-accent transition-[rotate] duration-(--duration-base) group-open:rotate-45"
              />
            </summary>
            <p className="max-w-measure pb-5 text-ink-2">{answer}</p>
          </details>
        ))}
      </div>
    </Section>
  );
}
