import { ExternalLink } from '#src/design/ExternalLink.tsx';
import { Section } from '#src/design/Section.tsx';
import { Illustration } from '#src/drawings/Illustration.tsx';
import { EntrySources } from '#src/figures/EntrySources.tsx';
import type { PageReferences } from '#src/figures/page-references.ts';
import type { GallerySection } from '#src/model/schemas/pages/hardware.ts';

type Machine = GallerySection['items'][number];

export function Gallery({ section, references }: { section: GallerySection; references: PageReferences }) {
  return (
    <Section id={section.id} title={section.title} intro={section.intro}>
      <div className="grid gap-x-6 gap-y-12 md:grid-cols-2">
        {section.items.map((machine) => (
          <MachineFigure key={machine.system} machine={machine} references={references} />
        ))}
      </div>
    </Section>
  );
}

function MachineFigure({ machine, references }: { machine: Machine; references: PageReferences }) {
  const { drawing, drawingNote, vendor, system, technology, description, href, sources } = machine;
  return (
    <figure className="m-0 min-w-0">
      <Illustration name={drawing} />
      <figcaption className="mt-4 grid gap-1">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h3 className="text-xl">{system}</h3>
          <ExternalLink href={href} label={`Learn more about ${system}`} className="text-sm font-medium">
            Learn more
          </ExternalLink>
        </div>
        <p className="text-sm text-ink-2">
          {vendor} · {technology}
        </p>
        <p className="mt-1 max-w-measure text-sm">{description}</p>
        <p className="text-xs text-ink-2">{drawingNote}</p>
        <EntrySources sources={sources} references={references} />
      </figcaption>
    </figure>
  );
}
