import { Edition2024 } from '#src/design/Edition2024.tsx';
import { Section } from '#src/design/Section.tsx';
import { Tags } from '#src/design/Tags.tsx';
import { piecesOf } from '#src/model/pieces.ts';
import type { CategoriesSection } from '#src/model/schemas/pages/algorithms.ts';

export function Categories({ section }: { section: CategoriesSection }) {
  return (
    <Section id={section.id} title={section.title} intro={section.intro}>
      <ul className="grid gap-8 sm:grid-cols-2 xl:grid-cols-4">
        {section.items.map(({ name, pieces, edition2024, description, examples }) => (
          <li key={name}>
            <article className="grid content-start gap-2.5 border-t-2 border-ink pt-4">
              <h3 className="text-xl">{name}</h3>
              <Articles pieces={pieces} />
              <p className="text-xs text-ink-2">
                <Edition2024 value={edition2024.articles} />
              </p>
              <p className="text-sm text-ink-2">{description}</p>
              <Tags tags={examples} label="Examples" />
            </article>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The number of articles, which opens to their list. */
function Articles({ pieces }: { pieces: readonly string[] }) {
  return (
    <details className="text-sm text-ink-2">
      <summary className="cursor-pointer">
        <span className="font-serif text-3xl font-medium text-ink lining-nums">{pieces.length}</span> articles
      </summary>
      <ul className="mt-2 border-t border-rule">
        {piecesOf(pieces).map(({ id, name, address }) => (
          <li key={id} className="border-b border-rule py-1.5">
            <a href={address}>{name}</a>
          </li>
        ))}
      </ul>
    </details>
  );
}
