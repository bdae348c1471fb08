import type { APIRoute } from 'astro';
import { plateSprite, plateSpriteHash } from '#src/drawings/plate-sprite.tsx';

export const getStaticPaths = () => [{ params: { hash: plateSpriteHash } }];

export const GET: APIRoute = () => new Response(plateSprite, { headers: { 'Content-Type': 'image/svg+xml' } });
