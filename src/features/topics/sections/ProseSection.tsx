import './prose-section.css';
import { BulletList } from '#src/design/BulletList.tsx';
import { Callout } from '#src/design/Callout.tsx';
import { ArrowRight } from '#src/design/icons.tsx';
import { EntrySources } from '#src/figures/EntrySources.tsx';
import type { PageReferences } from '#src/figures/page-references.ts';
import type { SectionOf } from '#src/model/schemas/sections.ts';

interface Props {
  section: SectionOf<'prose'>;
  references: PageReferences;
}

export function ProseSection({ section: { paragraphs = [], items, remarks, links }, references }: Props) {
  return (
    <div className="prose-section">
      {paragraphs.length > 0 || items ? (
        <div className="grid gap-4">
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="font-serif text-read">
              {paragraph}
            </p>
          ))}
          {items ? <BulletList items={items} /> : null}
        </div>
      ) : null}
      {remarks ? <Remarks remarks={remarks} references={references} /> : null}
      {links ? <GoOn links={links} /> : null}
    </div>
  );
}

function Remarks({
  remarks,
  references,
}: {
  remarks: NonNullable<SectionOf<'prose'>['remarks']>;
  references: PageReferences;
}) {
  return (
    <div className="prose-remarks">
      {remarks.map(({ title, text, sources }) => (
        <Callout key={title} kind="note" title={title}>
          {text}
          <EntrySources sources={sources} references={references} />
        </Callout>
      ))}
    </div>
  );
}

function GoOn({ links }: { links: NonNullable<SectionOf<'prose'>['links']> }) {
  return (
    <ul className="prose-links">
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
