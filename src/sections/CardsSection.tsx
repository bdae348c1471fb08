import { CardGrid } from '#src/design/Card.tsx';
import { EntrySources } from '#src/design/EntrySources.tsx';
import { LabelledList } from '#src/design/LabelledList.tsx';
import type { ContentCard as Content, SectionOf } from '#src/model/schemas/sections.ts';
import { CardBadge } from './CardBadge.tsx';
import { ContentCard } from './ContentCard.tsx';

interface Props {
  section: SectionOf<'cards'>;
  /** The date of the entries' sources. */
  asOf: string;
}

/** Entries side by side as cards or columns, or one a line. */
export function CardsSection({ section: { layout, items }, asOf }: Props) {
  switch (layout) {
    case 'lines':
      return (
        <ul className="border-b border-rule">
          {items.map((item) => (
            <Line key={item.name} item={item} asOf={asOf} />
          ))}
        </ul>
      );
    case 'columns':
      return (
        <ul className="grid gap-8 lg:grid-cols-3">
          {items.map((item) => (
            <Column key={item.name} item={item} asOf={asOf} />
          ))}
        </ul>
      );
    default:
      return (
        <CardGrid wide={layout === 'wide'}>
          {items.map((item) => (
            <li key={item.name}>
              <ContentCard card={item} asOf={asOf} />
            </li>
          ))}
        </CardGrid>
      );
  }
}

/** Name and badge at the left, then the words, then the lists; sources stand under the words, or under the name. */
function Line({ item, asOf }: { item: Content; asOf: string }) {
  const { name, text, lists = [], sources } = item;
  const where = sources ? <EntrySources sources={sources} asOf={asOf} /> : null;
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
        <LabelledList key={label} label={label} items={items} kind={drawbacks ? 'con' : 'plain'} />
      ))}
    </li>
  );
}

function Column({ item: { name, text, sources }, asOf }: { item: Content; asOf: string }) {
  return (
    <li className="grid content-start gap-2.5 border-t-2 border-accent pt-4">
      <h3 className="text-xl">{name}</h3>
      {text ? <p className="text-sm text-ink-2">{text}</p> : null}
      {sources ? <EntrySources sources={sources} asOf={asOf} /> : null}
    </li>
  );
}
