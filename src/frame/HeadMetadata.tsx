import type { PageMetadata } from '#src/base/page-metadata.ts';
import type { ShareImage } from '#src/base/share-images.ts';
import { site } from '#src/base/site-identity.ts';
import { article, breadcrumbList, serializeStructuredData } from '#src/base/structured-data.ts';
import { isListed, urls } from '#src/model/urls.ts';

interface Props extends PageMetadata {
  /** Scheme and host of the site, from `SITE_URL`. */
  origin: string;
  shareImage: ShareImage;
}

export function HeadMetadata({ origin, shareImage, ...page }: Props) {
  const { path, modified } = page;
  const title = page.title === site.name ? site.name : `${page.title} · ${site.name}`;
  const canonical = new URL(path, origin).href;
  const image = new URL(shareImage.path, origin).href;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={page.description} />
      {page.hiddenFromSearch ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={canonical} />}
      <meta name="color-scheme" content="light dark" />
      <meta name="theme-color" content="#f7fafb" media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content="#0b151a" media="(prefers-color-scheme: dark)" />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:type" content={modified ? 'article' : 'website'} />
      <meta property="og:title" content={page.title} />
      <meta property="og:description" content={page.description} />
      {/* A page that answers for another address cannot know it at build: none is better than a wrong one. */}
      {page.hiddenFromSearch ? null : <meta property="og:url" content={canonical} />}
      <meta property="og:image" content={image} />
      <meta property="og:image:width" content={String(shareImage.width ?? site.shareImage.width)} />
      <meta property="og:image:height" content={String(shareImage.height ?? site.shareImage.height)} />
      <meta property="og:image:alt" content={shareImage.alt} />
      {modified ? <meta property="article:modified_time" content={modified} /> : null}
      <meta name="twitter:card" content="summary_large_image" />
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="manifest" href="/site.webmanifest" />
      {isListed(canonical) ? <link rel="alternate" type="text/markdown" href={urls.markdown(path)} /> : null}
      {page.feeds?.map(({ name, path: feed, mediaType }) => (
        <link key={feed} rel="alternate" type={mediaType} title={`${page.title}, ${name}`} href={feed} />
      ))}
      {structuredDataOf(page).map((data) => {
        const json = serializeStructuredData(data, origin);
        return (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own data, escaped by serializeStructuredData
          <script key={json} type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
        );
      })}
    </>
  );
}

/** What every page has of structured data, then what is its own. */
function structuredDataOf({ breadcrumbs, headline, description, path, modified, structuredData }: PageMetadata) {
  return [
    ...(breadcrumbs ? [breadcrumbList(breadcrumbs)] : []),
    ...(headline && modified ? [article({ headline, description, path, modified })] : []),
    ...(structuredData ?? []),
  ];
}
