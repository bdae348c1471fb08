import { Download } from '#src/design/icons.ts';
import type { Entry } from '#src/model/read-content.ts';
import { urls } from '#src/model/urls.ts';
import { CategoryLinks } from './CategoryLinks.tsx';

interface Props {
  categories: readonly { title: Entry<'papers'>['category'] }[];
  papers: readonly Entry<'papers'>[];
  /** How many there are with those of the other list. */
  all: number;
  others: { label: string; href: string };
}

/** Under the page's lede: the ways into the list, and the list as a file. */
export function HeadActions({ categories, papers, all, others }: Props) {
  return (
    <>
      <CategoryLinks categories={categories} papers={papers} />
      <a href={urls.bibliography()} download className="inline-flex min-h-11 items-center gap-2 text-sm font-semibold">
        <Download aria-hidden strokeWidth={1.75} className="size-4" />
        All as BibTeX ({all} papers)
      </a>
      <a href={others.href} className="inline-flex min-h-11 items-center text-sm font-semibold">
        {others.label}
      </a>
    </>
  );
}
