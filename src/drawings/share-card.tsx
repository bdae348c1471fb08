import type { CSSProperties } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { BrandMark } from './BrandMark.tsx';
import { TwoSlitHero } from './TwoSlitHero.tsx';

/** Size of an image that goes with a shared link, in pixels. */
export const shareCardSize = { width: 1200, height: 630 } as const;

export interface ShareCardText {
  readonly title: string;
  readonly subtitle: string;
  /** Name of the site beside the mark; leave it out where the title says it already. */
  readonly siteName?: string;
}

/**
 * The HTML document that is photographed as a share image.
 * @param styles style sheets with the tokens and the two fonts; the card itself brings only its layout.
 */
export function shareCardDocument(text: ShareCardText, styles: string): string {
  return `<!doctype html>${renderToStaticMarkup(<ShareCard text={text} styles={styles} />)}`;
}

function ShareCard({ text, styles }: { text: ShareCardText; styles: string }) {
  return (
    <html lang="en" data-theme="light" style={{ colorScheme: 'light' }}>
      <head>
        <meta charSet="utf-8" />
        <title>{text.title}</title>
        {/** biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own style sheets, read from its files. */}
        <style dangerouslySetInnerHTML={{ __html: styles + layout }} />
      </head>
      <body>
        <div className="words">
          <p className="brand">
            <BrandMark />
            <span>{text.siteName}</span>
          </p>
          <h1 style={{ '--size': `${titleSize(text.title)}px` } as CSSProperties}>{text.title}</h1>
          <p className="subtitle">{text.subtitle}</p>
        </div>
        <TwoSlitHero className="figure" />
      </body>
    </html>
  );
}

/** Title size in pixels: large for a few words, smaller for a headline, so that no title takes more than four lines. */
function titleSize(title: string): number {
  if (title.length <= 36) return 72;
  return title.length <= 64 ? 58 : 46;
}

/** The figure is as wide as to begin at the wall: the incoming wave would run behind the words. */
const layout = `
* { margin: 0; box-sizing: border-box }
body { width: ${shareCardSize.width}px; height: ${shareCardSize.height}px; overflow: hidden; position: relative;
  background: var(--color-paper) }
.words { position: absolute; inset: 64px auto 60px 72px; width: 490px; display: flex; flex-direction: column }
.brand { display: flex; align-items: center; gap: 16px; min-height: 56px; font: 500 26px/1.15 var(--font-serif);
  color: var(--color-ink) }
.brand svg { width: 56px; height: 56px; color: var(--color-accent); flex: none }
.brand span { max-width: 12em; text-wrap: balance }
h1 { margin-top: auto; font: 500 var(--size)/1.02 var(--font-serif); letter-spacing: -.027em; color: var(--color-ink);
  text-wrap: balance }
.subtitle { margin-top: 28px; font: 400 26px/1.42 var(--font-sans); color: var(--color-ink-2); text-wrap: pretty }
.figure { position: absolute; right: 0; top: 0; width: 622px; height: 100% }
`;
