import { FactList } from '#src/design/FactList.tsx';
import { EntrySources } from '#src/figures/EntrySources.tsx';
import type { PageReferences } from '#src/figures/page-references.ts';
import type { ContentCard } from '#src/model/schemas/sections.ts';
import { CardBadge, factOf } from './ContentCard.tsx';

/** An entry as a row: its name with what it is rated, its words, its facts. */
export function CardRow({ item, references }: { item: ContentCard; references: PageReferences }) {
  const { name, text, facts = [], sources } = item;
  return (
    <article className="grid gap-x-10 gap-y-3 border-t border-rule py-5 lg:grid-cols-[3fr_4fr_5fr]">
      <div className="grid content-start justify-items-start gap-2">
        <h3 className="text-xl">{name}</h3>
        <CardBadge card={item} />
      </div>
      <div className={`grid content-start gap-2.5 ${facts.length > 0 ? '' : 'lg:col-span-2'}`}>
        <p className="text-sm text-ink-2">{text}</p>
        <EntrySources sources={sources} references={references} />
      </div>
      {facts.length > 0 ? <FactList facts={facts.map(factOf)} /> : null}
    </article>
  );
}
