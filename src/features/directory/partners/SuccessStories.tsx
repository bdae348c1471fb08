import { Badge } from '#src/design/Badge.tsx';
import { Section } from '#src/design/Section.tsx';
import type { PartnersPage } from '#src/model/schemas/pages/partners.ts';

/** Three examples of what a partnership can bring, marked as examples, in one ruled row. */
export function SuccessStories({ section }: { section: PartnersPage['stories'] }) {
  return (
    <Section id="stories" title={section.title} intro={section.intro}>
      <ul className="grid border-b border-rule lg:grid-cols-3">
        {section.items.map(({ company, initials, result, description }) => (
          <li key={company} className="border-t border-rule py-5 lg:border-l lg:px-6 lg:first:border-l-0 lg:first:pl-0">
            <article className="grid gap-2">
              <p className="flex items-center gap-3 text-xs text-ink-2">
                <span aria-hidden className="font-serif text-xl font-medium text-accent">
                  {initials}
                </span>
                {company}
                <Badge>{section.label}</Badge>
              </p>
              <h3 className="text-[1.25rem] text-pretty">{result}</h3>
              <p className="text-sm text-ink-2">{description}</p>
            </article>
          </li>
        ))}
      </ul>
    </Section>
  );
}
