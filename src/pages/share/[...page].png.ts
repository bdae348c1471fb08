import type { APIRoute, GetStaticPaths } from 'astro';
import { defaultShareCardText, type ShareCardText, shareCards } from '#src/base/share-images.ts';
import tokens from '#src/design/tokens.css?raw';
import { shareImagePainter } from '#src/publish/share-image.ts';

interface Props {
  text: ShareCardText;
}

export const getStaticPaths: GetStaticPaths = () => [
  { params: { page: 'default' }, props: { text: defaultShareCardText } },
  ...shareCards().map(({ page, text }) => ({ params: { page: page.slice(1) }, props: { text } })),
];

const painter = shareImagePainter(tokens);

export const GET: APIRoute<Props> = async ({ props }) => {
  const paint = await painter;
  return new Response(new Uint8Array(await paint(props.text)), { headers: { 'Content-Type': 'image/png' } });
};
