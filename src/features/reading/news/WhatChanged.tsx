import { formatPartial } from '#src/design/format-date.ts';
import { Section } from '#src/design/Section.tsx';
import { urls } from '#src/model/urls.ts';
import type { Story } from './stories.ts';

interface Props {
  title: string;
  intro?: string | undefined;
  stories: readonly Story[];
  /** Where all of them are. */
  all?: { href: string; label: string } | undefined;
}

/** What happened, newest first, each with how far it has come; nothing where nothing did. */
export function WhatChanged({ title, intro, stories, all }: Props) {
  if (stories.length === 0) return null;
  return (
    <Section id="what-changed" title={title} intro={intro} action={all ? <a href={all.href}>{all.label}</a> : null}>
      <ol data-repeats="" className="border-b border-rule">
        {stories.map(({ id, date, title: headline, status }) => (
          <li
            key={id}
            className="grid gap-x-6 border-t border-rule py-2.5 sm:grid-cols-[6.5rem_1fr_7rem] sm:items-baseline"
          >
            <time dateTime={date} className="text-sm text-ink-2">
              {formatPartial(date)}
            </time>
            <a href={urls.story(id)} className="max-w-[70ch] text-pretty text-ink">
              {headline}
            </a>
            <span className="text-sm text-ink-2">{status}</span>
          </li>
        ))}
      </ol>
    </Section>
  );
}
