import type { Entry } from '#src/model/read-content.ts';
import type { NewsletterPage } from '#src/model/schemas/pages/plain-page.ts';
import { urls } from '#src/model/urls.ts';

interface Props {
  newer: Entry<'newsletters'> | undefined;
  older: Entry<'newsletters'> | undefined;
  texts: NewsletterPage['issue'];
}

/** The issues before and after one, and the way to subscribe. */
export function IssueNeighbors({ newer, older, texts }: Props) {
  return (
    <nav aria-label={texts.others} className="wrap flex flex-wrap justify-between gap-x-8 gap-y-3 pb-8 text-sm">
      {newer ? <a href={urls.newsletterIssue(newer.id)}>{`${texts.newer}: ${newer.title}`}</a> : null}
      {older ? <a href={urls.newsletterIssue(older.id)}>{`${texts.older}: ${older.title}`}</a> : null}
      <a href={urls.newsletter()}>{texts.subscribe}</a>
    </nav>
  );
}
