import type { APIRoute, GetStaticPaths } from 'astro';
import sharp from 'sharp';
import { defaultShareCardText, type ShareCardText, shareCards } from '#src/base/share-images.ts';
import tokens from '#src/design/tokens.css?raw';
import { shareCardSvg } from '#src/publish/share-card.tsx';

interface Props {
  text: ShareCardText;
}

export const getStaticPaths: GetStaticPaths = () => [
  { params: { page: 'default' }, props: { text: defaultShareCardText } },
  ...shareCards().map(({ page, text }) => ({ params: { page: page.slice(1) }, props: { text } })),
];

/** A palette is enough for the drawing, and keeps a picture below 100 KB. */
export const GET: APIRoute<Props> = async ({ props }) => {
  const svg = await shareCardSvg(props.text, tokens);
  const png = await sharp(Buffer.from(svg)).png({ palette: true, quality: 70, effort: 10 }).toBuffer();
  return new Response(new Uint8Array(png), { headers: { 'Content-Type': 'image/png' } });
};
