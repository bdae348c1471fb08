import { fillIn } from '#src/charts/fill-in.ts';
import { HeadStrip, stripBars, stripWidth } from '#src/charts/HeadStrip.tsx';
import type { Figure } from '#src/model/figures.ts';
import type { Entry } from '#src/model/read-content.ts';

interface Props {
  text: string;
  sources: readonly Pick<Entry<'sources'>, 'id' | 'title' | 'url'>[];
  figures: ReadonlyMap<string, readonly Figure[]>;
}

/** Outside works that figures rest on, a bar each as high as there are figures: the one that carries most is the first. */
export function SourcesStrip({ text, sources, figures }: Props) {
  // What stands at an address of the site is our own search, or the first edition.
  const works = sources.filter(({ url }) => !url.startsWith('/'));
  const carrying = works
    .map(({ id, title }) => ({ title, figures: figures.get(id)?.length ?? 0 }))
    .filter(({ figures: count }) => count > 0)
    .sort((a, b) => b.figures - a.figures);
  const [first] = carrying;
  if (!first) return null;
  const numbers = { count: works.length, carrying: carrying.length, most: first.figures, title: first.title };
  return (
    <HeadStrip width={stripWidth(carrying.length)} text={fillIn(text, numbers)}>
      <path d={stripBars(carrying.map(({ figures: count }) => count / first.figures))} fillOpacity="0.55" />
    </HeadStrip>
  );
}
