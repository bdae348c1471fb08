import { ButtonLink } from '#src/design/Button.tsx';
import { Section } from '#src/design/Section.tsx';
import type { TopicsPage } from '#src/model/schemas/pages/topics.ts';

/** Leads to the newsletter form in the footer: a link to the field moves the focus there, with or without script. */
export function NewsletterCall({ section, fieldId }: { section: TopicsPage['newsletter']; fieldId: string }) {
  return (
    <Section id="newsletter" title={section.title} intro={section.intro}>
      <ButtonLink href={`#${fieldId}`} variant="primary">
        {section.action}
      </ButtonLink>
    </Section>
  );
}
