import type { ReactNode } from 'react';
import { buttonClass } from '#src/design/Button.tsx';
import { ExternalLink } from '#src/design/ExternalLink.tsx';
import { formatPartial } from '#src/design/format-date.ts';
import { aboutDocument } from '#src/design/Sources.tsx';
import { addressOf } from '#src/model/entry-pages.ts';
import type { Kind } from '#src/model/kind.ts';
import { type KindId, kinds } from '#src/model/kinds.ts';
import { entryOf } from '#src/model/read-content.ts';
import { urls } from '#src/model/urls.ts';
import type { Around, Story } from './stories.ts';

interface Props {
  story: Story;
  /** What it is about, by kinds of content. */
  about: readonly { label: string; links: readonly { label: string; href: string }[] }[];
  newer: Story | undefined;
  older: Story | undefined;
}

export function StoryArticle({ story: { date, report, title }, about, newer, older }: Props) {
  return (
    <section aria-label="About this story" className="wrap grid gap-8 py-(--section-space)">
      <dl className="max-w-measure border-b border-rule text-sm">
        <Row name="Date">
          <time dateTime={date}>{formatPartial(date)}</time>
        </Row>
        <Row name="Reported by">{aboutDocument({ ...report, date: undefined })}</Row>
        {about.map(({ label, links }) => (
          <Row key={label} name={label}>
            {links.map((link, index) => (
              <span key={link.href}>
                {index > 0 ? ', ' : ''}
                <a href={link.href}>{link.label}</a>
              </span>
            ))}
          </Row>
        ))}
      </dl>
      <p>
        <ExternalLink href={report.url} label={`Read the story: ${title}`} className={buttonClass('primary')}>
          Read the story
        </ExternalLink>
      </p>
      <nav aria-label="Other stories" className="flex flex-wrap justify-between gap-x-8 gap-y-3 text-sm">
        {newer ? <a href={urls.story(newer.id)}>{`Newer: ${newer.title}`}</a> : null}
        {older ? <a href={urls.story(older.id)}>{`Older: ${older.title}`}</a> : null}
        <a href={urls.newsArchive()}>All stories by year</a>
      </nav>
    </section>
  );
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-4 border-t border-rule py-2 sm:grid-cols-[9rem_1fr]">
      <dt className="text-ink-2">{name}</dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  );
}

/** What a story is about, as links: entries by the name of their kind. */
export function linksAbout({ about }: Story): { label: string; links: { label: string; href: string }[] }[] {
  return Object.entries(about).flatMap(([kind, ids]) => (isKind(kind) && ids ? [linksTo(kind, ids)] : []));
}

function linksTo(kind: KindId, ids: readonly string[]) {
  const { label, nameOf }: Kind<unknown> = kinds[kind];
  const entries = ids.map((id) => entryOf(kind, id));
  return { label, links: entries.map((entry) => ({ label: nameOf(entry), href: addressOf(kind, entry.id) })) };
}

/** What an entry is called: of a line of time. */
export function nameOfSubject({ kind, id }: Pick<Around, 'kind' | 'id'>): string {
  const { nameOf }: Kind<unknown> = kinds[kind];
  return nameOf(entryOf(kind, id));
}

function isKind(word: string): word is KindId {
  return Object.hasOwn(kinds, word);
}
