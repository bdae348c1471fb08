import { ButtonLink } from './Button.tsx';
import { Section } from './Section.tsx';

/** Where to go next; the last section before a page's sources. */
export function RelatedLinks({ links }: { links: readonly { label: string; href: string }[] }) {
  return (
    <Section id="related" title="Related topics">
      <ul className="flex flex-wrap gap-2.5">
        {links.map((link) => (
          <li key={link.href}>
            <ButtonLink href={link.href} variant="secondary">
              {link.label}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
