import { MoreLink } from '#src/design/Button.tsx';
import { Section } from '#src/design/Section.tsx';
import type { SearchPage } from '#src/model/schemas/pages/search.ts';
import { urls } from '#src/model/urls.ts';

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

/** Questions that the search answers, as links to its results. */
export function Questions({ questions: { title, items } }: { questions: SearchPage['questions'] }) {
  return (
    <nav aria-label={title} className="mt-2 noscript:hidden">
      <p className="text-sm text-ink-2">{title}</p>
      <ul className="mt-2 grid gap-x-8 border-b border-rule sm:grid-cols-2 lg:grid-cols-3">
        {items.map((question) => (
          <li key={question} className="border-t border-rule">
            <a
              href={`${urls.search()}?q=${encodeURIComponent(question)}`}
              className="block py-3 font-serif text-lg text-pretty text-ink no-underline hover:text-accent hover:underline"
            >
              {question}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Says why no results come, where the browser runs no scripts. */
export function NoScript({ text }: { text: string }) {
  return <p className="mb-6 hidden max-w-measure border-l-2 border-accent pl-4 noscript:block">{text}</p>;
}
