import type { ReactNode } from 'react';
import { Badge, type BadgeTone } from '#src/design/Badge.tsx';
import { BulletList, LabeledList } from '#src/design/BulletList.tsx';
import { Card, CardText, CardTitle } from '#src/design/Card.tsx';
import { type Fact, FactList } from '#src/design/FactList.tsx';
import { BookOpen, ClipboardCheck, FileCheck } from '#src/design/icons.tsx';
import { ImpactBadge, LevelBadge } from '#src/design/LevelBadge.tsx';
import { PhoneFold } from '#src/design/PhoneFold.tsx';
import { SourceLink } from '#src/design/Sources.tsx';
import { Tags } from '#src/design/Tags.tsx';
import { EntrySources } from '#src/figures/EntrySources.tsx';
import type { PageReferences } from '#src/figures/page-references.ts';
import type { ContentCard as Content } from '#src/model/schemas/sections.ts';

const icons = { standard: FileCheck, guide: BookOpen, assessment: ClipboardCheck } as const;

/** A card shows this many labels, the most important ones. */
const SHOWN_TAGS = 3;

interface Props {
  card: Content;
  references: PageReferences;
}

export function ContentCard({ card, references }: Props) {
  const { origin, text, tags, lists, closing, facts, documents, sources } = card;
  return (
    <Card>
      <Head card={card} />
      {origin ? <p className="text-xs text-ink-2">{origin}</p> : null}
      {text ? <CardText>{text}</CardText> : null}
      {tags ? <Tags tags={tags.items.slice(0, SHOWN_TAGS)} label={tags.label} /> : null}
      {lists && facts ? <FoldedDetails lists={lists} facts={facts} /> : null}
      {lists && !facts ? <Lists lists={lists} /> : null}
      {closing ? <CardText>{closing}</CardText> : null}
      {documents ? <Documents documents={documents} /> : null}
      <div className="mt-auto grid gap-3">
        {facts && !lists ? <FactList facts={facts.map(factOf)} /> : null}
        <EntrySources sources={sources} references={references} />
      </div>
    </Card>
  );
}

/** The heading with the badge at its right; on narrow cards the badge goes below. */
function Head({ card }: { card: Content }) {
  const Icon = card.icon && icons[card.icon];
  return (
    <>
      {Icon ? <Icon aria-hidden strokeWidth={1.5} className="size-6.5 text-accent" /> : null}
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-48">
          <CardTitle>{card.name}</CardTitle>
        </div>
        <CardBadge card={card} />
      </div>
    </>
  );
}

/** Lists and facts together are long: on a phone they fold to a line that names them. */
function FoldedDetails({ lists, facts }: Required<Pick<Content, 'lists' | 'facts'>>) {
  const named = [...lists.map(({ label }) => label), ...facts.map(({ name }) => name)];
  return (
    <PhoneFold title="More" note={named.join(', ')}>
      <Lists lists={lists} />
      <FactList facts={facts.map(factOf)} />
    </PhoneFold>
  );
}

/** Two lists stand side by side where there is room for both. */
function Lists({ lists }: { lists: NonNullable<Content['lists']> }) {
  return (
    <div className="@container py-2">
      <div className={lists.length > 1 ? 'grid gap-4 @min-[26rem]:grid-cols-2' : 'grid gap-4'}>
        {lists.map(({ label, items, drawbacks }) => (
          <LabeledList key={label} label={label} items={items} kind={drawbacks ? 'con' : 'plain'} />
        ))}
      </div>
    </div>
  );
}

function Documents({ documents }: { documents: NonNullable<Content['documents']> }) {
  return (
    <ul className="grid gap-3 border-t border-rule pt-3 text-sm">
      {documents.map((document) => (
        <li key={document.url}>
          <SourceLink source={document} />
        </li>
      ))}
    </ul>
  );
}

/** A fact of a card as the list of facts has it. */
export function factOf({ name, text, items, tags }: NonNullable<Content['facts']>[number]): Fact {
  if (items) return { name, value: <BulletList items={items} /> };
  return { name, value: tags ? <Tags tags={tags} label={name} /> : text };
}

/** The badge of an entry with what it means, said to screen readers; nothing for an entry without one. */
export function CardBadge({ card: { severity, impact, maturity, status } }: { card: Content }) {
  if (severity) return <Meant by="Severity: " badge={<LevelBadge level={severity} />} />;
  if (maturity) return <Meant by="Maturity: " badge={<MaturityBadge maturity={maturity} />} />;
  if (status) return <Meant by="Status: " badge={<Badge>{status}</Badge>} />;
  // Its words say what it means.
  return impact ? <ImpactBadge impact={impact} /> : null;
}

function Meant({ by, badge }: { by: string; badge: ReactNode }) {
  return (
    <p className="flex">
      <span className="visually-hidden">{by}</span>
      {badge}
    </p>
  );
}

const tones = new Map<string, BadgeTone>([
  ['Commercial Trials', 'green'],
  ['Early Development', 'yellow'],
  ['Research Phase', 'blue'],
]);

/** How far an application has come; a word that is not one of the three is gray. */
export function MaturityBadge({ maturity }: { maturity: string }) {
  return <Badge tone={tones.get(maturity)}>{maturity}</Badge>;
}
