import { type Fact, FactList } from '#src/design/FactList.tsx';
import { EntrySources } from '#src/figures/EntrySources.tsx';
import type { PageReferences } from '#src/figures/page-references.ts';
import type { ContentCard } from '#src/model/schemas/sections.ts';
import { CardBadge, factOf } from './ContentCard.tsx';
import { type Times, WhenBar } from './WhenBar.tsx';

interface Props {
  item: ContentCard;
  times: Times | undefined;
  references: PageReferences;
}

/** An entry as a row: its name with what it is rated, its words, its facts; where it says when it bites, that first. */
export function CardRow({ item, times, references }: Props) {
  const { name, text, facts = [], when, sources } = item;
  const shown = facts.map(inOneLine);
  const beside = when ? shown.slice(0, 1) : shown;
  return (
    <article className="grid gap-x-10 gap-y-3 border-t border-rule py-5 lg:grid-cols-[3fr_4fr_5fr]">
      <div className="grid content-start justify-items-start gap-2 lg:row-span-2">
        <h3 className="text-xl">{name}</h3>
        <CardBadge card={item} />
      </div>
      <div className={`grid content-start gap-2.5 ${facts.length > 0 ? '' : 'lg:col-span-2'}`}>
        <p className="text-sm text-ink-2">{text}</p>
        <EntrySources sources={sources} references={references} />
      </div>
      {facts.length > 0 ? (
        <div>
          {when && times ? <WhenBar when={when} times={times} /> : null}
          <FactList facts={beside} />
        </div>
      ) : null}
      {when ? shown.slice(1).map((fact) => <FactList key={fact.name} facts={[fact]} />) : null}
    </article>
  );
}

function inOneLine(fact: NonNullable<ContentCard['facts']>[number]): Fact {
  return fact.items ? { name: fact.name, value: fact.items.join('; ') } : factOf(fact);
}
