import sansUri from '@fontsource/instrument-sans/files/instrument-sans-latin-400-normal.woff?inline';
import serifUri from '@fontsource/stix-two-text/files/stix-two-text-latin-500-normal.woff?inline';
import type { CSSProperties } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import satori from 'satori';
import type { ShareCardText } from '#src/base/share-images.ts';
import { site } from '#src/base/site-identity.ts';
import { brandMarkPath } from '#src/drawings/brand-mark.ts';
import { TwoSlitHero } from '#src/drawings/TwoSlitHero.tsx';
import { colorPair, withLightColors } from '#src/drawings/token-colors.ts';

/** The figure at the right and the brand's mark, which are the same on every share image. */
export function shareGroundSvg(tokens: string): string {
  return inLightTheme(
    `<rect width="${width}" height="${height}" fill="var(--color-paper)"/>${figure}${mark}`,
    width,
    tokens,
  );
}

/**
 * The left part of a share image with its words on paper, set as paths so that no font is needed to show them.
 * @param tokens the text of `src/design/tokens.css`, for the colors.
 */
export async function shareWordsSvg(text: ShareCardText, tokens: string): Promise<string> {
  const words = await satori(<Words text={text} color={(name) => colorPair(tokens, name).light} />, {
    width,
    height,
    fonts,
  });
  const paper = `<rect width="${wordsWidth}" height="${height}" fill="var(--color-paper)"/>`;
  return inLightTheme(paper + words, wordsWidth, tokens);
}

function inLightTheme(content: string, width: number, tokens: string): string {
  const size = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`;
  return withLightColors(`<svg xmlns="http://www.w3.org/2000/svg" ${size}>${content}</svg>`, tokens);
}

const { width, height } = site.shareImage;
const margin = 72;
const markSize = 56;

/** Where the figure begins. */
export const wordsWidth = 576;

/** So wide that the figure begins at the wall: the incoming wave would run behind the words. */
const figure = renderToStaticMarkup(<TwoSlitHero />).replace('<svg', '<svg x="578" width="622" height="630"');

const mark = `<path transform="translate(${margin} 64)scale(${markSize / 32})" fill="var(--color-accent)" d="${brandMarkPath()}"/>`;

const fonts = [
  { name: 'serif', data: fontData(serifUri), weight: 500 as const },
  { name: 'sans', data: fontData(sansUri), weight: 400 as const },
];

function fontData(uri: string): Buffer {
  return Buffer.from(uri.slice(uri.indexOf(',') + 1), 'base64');
}

/** Large for a few words, smaller for a headline, so that no title takes more than four lines. */
function titleStyle({ length }: string): CSSProperties {
  const fontSize = length <= 36 ? 72 : length <= 44 ? 58 : 46;
  return { fontSize, lineHeight: 1.02, letterSpacing: '-.027em', textWrap: 'balance' };
}

/** Smaller for more than two sentences' worth of text, so that words and title never meet. */
function subtitleStyle({ length }: string): CSSProperties {
  return { marginTop: 28, fontFamily: 'sans', fontSize: length <= 170 ? 26 : 22, lineHeight: 1.42, textWrap: 'pretty' };
}

const column: CSSProperties = {
  position: 'absolute',
  top: 64,
  bottom: 60,
  left: margin,
  width: 490,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
};

const serif: CSSProperties = { display: 'flex', alignItems: 'center', fontFamily: 'serif', fontWeight: 500 };

/** The layout engine knows flex boxes and inline styles, no style sheet. */
function Words({ text, color }: { text: ShareCardText; color: (token: string) => string }) {
  return (
    <div style={{ ...column, color: color('ink') }}>
      <div style={{ ...serif, height: markSize, paddingLeft: markSize + 16, fontSize: 26, lineHeight: 1.15 }}>
        <span style={{ maxWidth: '12em', textWrap: 'balance' }}>{text.siteName}</span>
      </div>
      <div style={{ display: 'flex', flexDirection: 'column' }}>
        <div style={{ ...serif, ...titleStyle(text.title) }}>{text.title}</div>
        <div style={{ ...subtitleStyle(text.subtitle), color: color('ink-2') }}>{text.subtitle}</div>
      </div>
    </div>
  );
}
