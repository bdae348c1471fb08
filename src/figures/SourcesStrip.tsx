import { fillIn } from '#src/charts/fill-in.ts';
import { HeadStrip, stripBars, stripWidth } from '#src/charts/HeadStrip.tsx';
import type { Figure } from '#src/model/figures.ts';
import type { Entry } from '#src/model/read-content.ts';
import { carryingFirst, isOutside } from './carrying-works.ts';

interface Props {
  text: string;
  sources: readonly Pick<Entry<'sources'>, 'id' | 'title' | 'url'>[];
  figures: ReadonlyMap<string, readonly Figure[]>;
}

/** How many of them have their names beside the bars. */
const NAMED = 3;

/** Outside works that figures rest on, a bar each as high as there are figures: those that carry most first, and named. */
export function SourcesStrip({ text, sources, figures }: Props) {
  const works = sources.filter(isOutside);
  const carrying = carryingFirst(works, figures).map(({ id, title }) => ({
    id,
    title,
    figures: figures.get(id)?.length ?? 0,
  }));
  const [first] = carrying;
  if (!first) return null;
  return (
    <HeadStrip
      width={stripWidth(carrying.length)}
      text={fillIn(text, { count: works.length, carrying: carrying.length })}
      names={<Names works={carrying.slice(0, NAMED)} />}
    >
      <path d={stripBars(carrying.map(({ figures: count }) => count / first.figures))} fillOpacity="0.55" />
    </HeadStrip>
  );
}

function Names({ works }: { works: readonly { id: string; title: string; figures: number }[] }) {
  return (
    <ol>
      {works.map(({ id, title, figures }) => (
        <li key={id} className="mt-1">
          <b className="font-semibold">{figures}</b> <a href={`#${id}`}>{title}</a>
        </li>
      ))}
    </ol>
  );
}
