import { site } from '#src/base/site-identity.ts';
import { ExternalLink } from '#src/design/ExternalLink.tsx';
import { formatMonth } from '#src/design/format-date.ts';
import { Section } from '#src/design/Section.tsx';
import type { DataPage } from '#src/model/schemas/pages/data.ts';
import { urls } from '#src/model/urls.ts';
import { LICENSE } from './data-file.ts';
import type { CatalogEntry } from './load-catalog.ts';

interface Props {
  section: DataPage['license'];
  /** Scheme and host of the site. */
  origin: string;
  /** The data set that the example cites. */
  entry: CatalogEntry;
}

export function License({ section, origin, entry }: Props) {
  const address = new URL(urls.dataJson(entry.id), origin).href;
  return (
    <Section id="license" title={section.title} intro={section.intro}>
      <p className="text-sm text-ink-2">{section.example}</p>
      <blockquote className="my-3 max-w-measure border-l-2 border-accent pl-4 text-read font-serif wrap-anywhere">
        {site.name}: {entry.title}, as of {formatMonth(entry.asOf)}. {address}. {LICENSE.name}.
      </blockquote>
      <ExternalLink href={LICENSE.url} className="text-sm font-semibold">
        The license, CC BY 4.0
      </ExternalLink>
    </Section>
  );
}
