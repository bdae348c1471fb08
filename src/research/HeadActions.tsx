import { Download } from 'lucide-react';
import { urls } from '#src/model/urls.ts';
import { CategoryLinks } from './CategoryLinks.tsx';
import type { PaperEntry } from './load-papers.ts';

interface Props {
  categories: readonly { title: PaperEntry['category'] }[];
  papers: readonly PaperEntry[];
}

/** Under the page's lede: the ways into the list, and the list as a file. */
export function HeadActions({ categories, papers }: Props) {
  return (
    <>
      <CategoryLinks categories={categories} papers={papers} />
      <a href={urls.bibliography()} download className="inline-flex min-h-11 items-center gap-2 text-sm font-semibold">
        <Download aria-hidden strokeWidth={1.75} className="size-4" />
        All as BibTeX ({papers.length} papers)
      </a>
    </>
  );
}
