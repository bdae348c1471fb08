import { ButtonLink } from '#src/design/Button.tsx';
import type { Entry } from '#src/model/read-content.ts';
import { categoryId } from './category-id.ts';

/** The categories with their numbers of papers, as links into the page. */
export function CategoryLinks({
  categories,
  papers,
}: {
  categories: readonly { title: Entry<'papers'>['category'] }[];
  papers: readonly Entry<'papers'>[];
}) {
  return (
    <nav aria-label="Categories">
      <ul className="flex flex-wrap gap-2.5">
        {categories.map(({ title }) => (
          <li key={title}>
            <ButtonLink href={`#${categoryId(title)}`} variant="secondary">
              {title} ({papers.filter(({ category }) => category === title).length})
            </ButtonLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
