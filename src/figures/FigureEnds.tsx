import type { Figure } from '#src/model/figures.ts';
import type { FiguresPage } from '#src/model/schemas/pages/data.ts';
import { anchorOf } from './figure-addresses.ts';
import { byAge } from './figure-list.ts';
import { dateText } from './page-references.ts';

/** How many figures stand at each end. */
const SHOWN = 12;

/** The newest and the oldest figures, each with its value and the way to its row. */
export function FigureEnds({ texts, figures }: { texts: FiguresPage['ends']; figures: readonly Figure[] }) {
  const ordered = byAge(figures);
  return (
    <div className="wrap grid gap-x-16 gap-y-10 pt-12 lg:grid-cols-2">
      <FigureLines id="newest" title={texts.newest} figures={ordered.slice(0, SHOWN)} />
      <FigureLines id="oldest" title={texts.oldest} figures={ordered.slice(-SHOWN).reverse()} />
    </div>
  );
}

function FigureLines({ id, title, figures }: { id: string; title: string; figures: readonly Figure[] }) {
  return (
    <section id={id} className="scroll-mt-2" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="mb-3 text-xl">
        {title}
      </h2>
      <ul data-repeats="" className="border-b border-rule text-sm">
        {figures.map((figure) => (
          <FigureLine key={figure.id} figure={figure} />
        ))}
      </ul>
    </section>
  );
}

function FigureLine({ figure }: { figure: Figure }) {
  const { subject, label, values } = figure;
  const [newest] = values;
  return (
    <li className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 border-t border-rule py-1.5 sm:grid-cols-[1fr_auto_5.5rem]">
      <span>
        <a href={`#${anchorOf(figure)}`} className="inline-block py-0.5">
          {subject}
        </a>{' '}
        <data value={figure.name} className="text-ink-2">
          {label}
        </data>
      </span>
      <b className="max-w-48 text-end font-semibold tabular-nums">{newest.value}</b>
      <time dateTime={newest.asOf} className="whitespace-nowrap text-ink-2 max-sm:col-span-2 sm:text-end">
        {dateText(newest)}
      </time>
    </li>
  );
}
