import { MoreLink } from '#src/design/Button.tsx';
import { Section } from '#src/design/Section.tsx';
import type { SearchPage } from '#src/model/schemas/pages/search.ts';

/** Ways to everything on the site without a search; they need no script. */
export function BrowseInstead({ browse }: { browse: SearchPage['browse'] }) {
  return (
    <Section id="browse" title={browse.title} intro={browse.intro}>
      <ul className="grid gap-x-8 gap-y-5 sm:grid-cols-2 lg:grid-cols-3">
        {browse.lists.map(({ label, href, holds }) => (
          <li key={href}>
            <MoreLink href={href}>{label}</MoreLink>
            <p className="mt-1 text-sm text-ink-2">{holds}</p>
          </li>
        ))}
        <li>
          <MoreLink href="#site-links">{browse.sitePages.label}</MoreLink>
          <p className="mt-1 text-sm text-ink-2">{browse.sitePages.holds}</p>
        </li>
      </ul>
    </Section>
  );
}

/** Says why no results come, where the browser runs no scripts. */
export function NoScript({ text }: { text: string }) {
  return <p className="mb-6 hidden max-w-measure border-l-2 border-accent pl-4 noscript:block">{text}</p>;
}
