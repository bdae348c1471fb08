import type { SectionOf } from '#src/model/schemas/sections.ts';

/** Pages of the site to go on to, each with what is found there. */
export function LinksSection({ section }: { section: SectionOf<'links'> }) {
  return (
    <ul className="grid gap-x-10 border-b border-rule md:grid-cols-2">
      {section.items.map(({ label, href, text }) => (
        <li key={href} className="border-t border-rule py-4">
          <a href={href} className="font-serif text-lg">
            {label}
          </a>
          {text ? <p className="mt-1 max-w-measure text-sm text-ink-2">{text}</p> : null}
        </li>
      ))}
    </ul>
  );
}
