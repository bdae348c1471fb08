import type { APIRoute } from 'astro';
import { plateSprite } from '#src/drawings/plate-sprite.tsx';
import { plateSpriteHash } from '#src/drawings/plate-sprite-url.ts';

export const getStaticPaths = () => [{ params: { hash: plateSpriteHash } }];

export const GET: APIRoute = () => new Response(plateSprite(), { headers: { 'Content-Type': 'image/svg+xml' } });
