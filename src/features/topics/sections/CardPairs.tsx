import { LabeledList } from '#src/design/BulletList.tsx';
import { PhoneFold } from '#src/design/PhoneFold.tsx';
import { EntrySources } from '#src/figures/EntrySources.tsx';
import type { PageReferences } from '#src/figures/page-references.ts';
import type { ContentCard } from '#src/model/schemas/sections.ts';

interface Props {
  items: readonly ContentCard[];
  references: PageReferences;
}

/**
 * One entry a line: at its left what it is and whence, at its right its two lists, which fold on a phone. A page that uses
 * it brings `card-pairs.css`.
 */
export function CardPairs({ items, references }: Props) {
  return (
    <ul className="card-pairs">
      {items.map(({ name, origin, text, lists = [], sources }) => (
        <li key={name}>
          <div>
            <h3 className="text-xl">{name}</h3>
            {origin ? <p className="mt-1 text-xs text-ink-2">{origin}</p> : null}
            <p className="mt-2 text-sm text-ink-2">{text}</p>
            <EntrySources sources={sources} references={references} />
          </div>
          <PhoneFold title={lists.map(({ label }) => label).join(' · ')}>
            {lists.map(({ label, items, drawbacks }) => (
              <LabeledList key={label} label={label} items={items} kind={drawbacks ? 'con' : 'plain'} />
            ))}
          </PhoneFold>
        </li>
      ))}
    </ul>
  );
}
