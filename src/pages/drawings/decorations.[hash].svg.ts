import type { APIRoute } from 'astro';
import { decorationSprite, decorationSpriteHash } from '#src/drawings/decoration-sprite.tsx';

export const getStaticPaths = () => [{ params: { hash: decorationSpriteHash } }];

export const GET: APIRoute = () => new Response(decorationSprite, { headers: { 'Content-Type': 'image/svg+xml' } });
