import { PhoneFold } from '#src/design/PhoneFold.tsx';
import { EntrySources } from '#src/figures/EntrySources.tsx';
import type { PageReferences } from '#src/figures/page-references.ts';
import type { ContentCard } from '#src/model/schemas/sections.ts';

interface Props {
  items: readonly ContentCard[];
  references: PageReferences;
}

/** How many rows a column takes: its name, two lists and its sources. */
const COLUMN = 'row-span-4 grid grid-rows-subgrid content-start gap-y-4';

/** Columns whose names, lists and sources are level, so that a list can be read across; on a phone the lists fold. */
export function CardsBeside({ items, references }: Props) {
  return (
    <ul className="cards-beside grid gap-x-8 gap-y-4 sm:grid-cols-2 xl:grid-cols-4">
      {items.map(({ name, lists = [], sources }, index) => (
        <li key={name} className={`${COLUMN} border-t-2 border-ink pt-4 pb-6`}>
          <h3 className="text-xl">{name}</h3>
          <PhoneFold title="More" note={lists.map(({ label }) => label).join(', ')} isOpen={index === 0}>
            {lists.map(({ label, items: points, drawbacks }) => (
              <div key={label}>
                <h4
                  className={`font-sans text-sm font-semibold tracking-normal ${drawbacks ? 'text-phase' : 'text-accent'}`}
                >
                  {label}
                </h4>
                <ul className="mt-1.5 border-b border-rule text-sm">
                  {points.map((point) => (
                    <li key={point} className="border-t border-rule py-2.5">
                      {point}
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </PhoneFold>
          <EntrySources sources={sources} references={references} />
        </li>
      ))}
    </ul>
  );
}
