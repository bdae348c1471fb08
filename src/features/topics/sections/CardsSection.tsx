import { LabeledList } from '#src/design/BulletList.tsx';
import { CardGrid } from '#src/design/Card.tsx';
import { EntrySources } from '#src/figures/EntrySources.tsx';
import type { PageReferences } from '#src/figures/page-references.ts';
import type { ContentCard as Content, SectionOf } from '#src/model/schemas/sections.ts';
import { Arguments } from './Arguments.tsx';
import { CardPairs } from './CardPairs.tsx';
import { CardRow } from './CardRow.tsx';
import { CardsBeside } from './CardsBeside.tsx';
import { CardBadge, ContentCard } from './ContentCard.tsx';
import { ProofLedger } from './ProofLedger.tsx';
import { WhenKey } from './WhenBar.tsx';

interface Props {
  section: SectionOf<'cards'>;
  references: PageReferences;
}

/** Entries side by side as cards or columns, one a line, or as a table of how far each is proven. */
export function CardsSection({ section: { layout, items, ledger, times }, references }: Props) {
  if (ledger) return <ProofLedger texts={ledger} items={items} references={references} />;
  switch (layout) {
    case 'lines':
      return (
        <ul className="border-b border-rule">
          {items.map((item) => (
            <Line key={item.name} item={item} references={references} />
          ))}
        </ul>
      );
    case 'rows':
      return (
        <>
          {times ? <WhenKey times={times} /> : null}
          <ul className="border-b border-rule">
            {items.map((item) => (
              <li key={item.name}>
                <CardRow item={item} times={times} references={references} />
              </li>
            ))}
          </ul>
        </>
      );
    case 'columns':
      return (
        <ul className="grid gap-8 lg:grid-cols-3">
          {items.map((item) => (
            <Column key={item.name} item={item} references={references} />
          ))}
        </ul>
      );
    case 'arguments':
      return <Arguments items={items} references={references} />;
    case 'beside':
      return <CardsBeside items={items} references={references} />;
    case 'pairs':
      return <CardPairs items={items} references={references} />;
    default:
      return (
        <CardGrid wide={layout === 'wide'}>
          {items.map((item) => (
            <li key={item.name}>
              <ContentCard card={item} references={references} />
            </li>
          ))}
        </CardGrid>
      );
  }
}

/** Name and badge at the left, then the words, then the lists; sources are under the words, or under the name. */
function Line({ item, references }: { item: Content; references: PageReferences }) {
  const { name, text, lists = [], sources } = item;
  const where = <EntrySources sources={sources} references={references} />;
  return (
    <li className="grid gap-x-10 gap-y-4 border-t border-rule py-6 lg:grid-cols-[4fr_5fr_5fr]">
      <div className="grid content-start justify-items-start gap-2">
        <h3 className="text-xl">{name}</h3>
        <CardBadge card={item} />
        {text ? null : where}
      </div>
      {text ? (
        <div className="grid content-start gap-2.5">
          <p className="text-sm text-ink-2">{text}</p>
          {where}
        </div>
      ) : null}
      {lists.map(({ label, items, drawbacks }) => (
        <LabeledList key={label} label={label} items={items} kind={drawbacks ? 'con' : 'plain'} />
      ))}
    </li>
  );
}

function Column({ item: { name, text, sources }, references }: { item: Content; references: PageReferences }) {
  return (
    <li className="grid content-start gap-2.5 border-t-2 border-accent pt-4">
      <h3 className="text-xl">{name}</h3>
      {text ? <p className="text-sm text-ink-2">{text}</p> : null}
      <EntrySources sources={sources} references={references} />
    </li>
  );
}
