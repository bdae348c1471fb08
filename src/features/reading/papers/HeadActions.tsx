import { Download } from '#src/design/icons.tsx';
import { urls } from '#src/model/urls.ts';

interface Props {
  /** How many papers there are with those of the other list. */
  all: number;
  others: { label: string; href: string };
}

/** Under the page's lede: the list as a file, and the way to the other list. */
export function HeadActions({ all, others }: Props) {
  return (
    <>
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
