import type { APIRoute } from 'astro';
import { builtIllustrations } from '#src/drawings/illustrations/built-illustrations.ts';

export const getStaticPaths = () =>
  builtIllustrations.map(({ name, hash, file }) => ({ params: { illustration: name, hash }, props: { file } }));

export const GET: APIRoute<{ file: string }> = ({ props }) =>
  new Response(props.file, { headers: { 'Content-Type': 'image/svg+xml' } });
