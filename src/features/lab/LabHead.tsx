import type { NamedPath } from '#src/base/structured-data.ts';
import { Breadcrumbs } from '#src/frame/Breadcrumbs.tsx';

interface Props {
  heading: string;
  breadcrumbs: readonly NamedPath[];
  /** Titles of the page's sections by their anchors; the instrument comes first. */
  sections: readonly { id: string; title: string }[];
}

/** The lab's title, and beside it the ways to the page's parts, which sit on the frame of the instrument as tabs do. */
export function LabHead({ heading, breadcrumbs, sections }: Props) {
  return (
    <div className="lab-head wrap flex flex-wrap items-center justify-between gap-x-8 pt-2 md:items-end md:pt-4">
      <div className="max-xs:visually-hidden">
        <div className="max-md:hidden">
          <Breadcrumbs breadcrumbs={breadcrumbs} />
        </div>
        <h1 className="my-1 text-xl whitespace-nowrap md:mt-0.5 md:mb-3.5 md:text-2xl">{heading}</h1>
      </div>
      <nav aria-label={heading} className="lab-sections -mx-2 flex overflow-x-auto md:mx-0">
        {sections.map(({ id, title }, index) => (
          <a key={id} href={`#${id}`} aria-current={index === 0 ? 'true' : undefined}>
            {title}
          </a>
        ))}
      </nav>
    </div>
  );
}
