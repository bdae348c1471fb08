import { ArrowRight } from 'lucide-react';
import { BulletList } from '#src/design/BulletList.tsx';
import { Section } from '#src/design/Section.tsx';
import type { PlainPage, PlainSection } from '#src/model/schemas/pages/plain-page.ts';
import { FieldTable } from './FieldTable.tsx';

/** The sections of a page of text: words first, then lists, tables and where to go on. */
export function PlainSections({ sections }: { sections: PlainPage['sections'] }) {
  return sections.map((section) => (
    <Section key={section.id} id={section.id} title={section.title} intro={section.intro}>
      <div className="grid gap-4">
        {section.paragraphs?.map((paragraph) => (
          <p key={paragraph} className="font-serif text-read">
            {paragraph}
          </p>
        ))}
        {section.items ? <BulletList items={section.items} /> : null}
        {section.tables?.map((table) => (
          <FieldTable key={table.caption} table={table} />
        ))}
        {section.links ? <GoOn links={section.links} /> : null}
      </div>
    </Section>
  ));
}

function GoOn({ links }: { links: NonNullable<PlainSection['links']> }) {
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-2">
      {links.map(({ label, href }) => (
        <li key={href}>
          <a href={href} className="inline-flex min-h-6 items-center gap-1.5 text-sm font-semibold">
            {label}
            <ArrowRight aria-hidden className="size-4" />
          </a>
        </li>
      ))}
    </ul>
  );
}
