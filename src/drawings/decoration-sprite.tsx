import { createHash } from 'node:crypto';
import { renderToStaticMarkup } from 'react-dom/server';
import { FringeRule } from './FringeRule.tsx';
import { WavefrontArcs } from './WavefrontArcs.tsx';

/** The decorations that are on nearly every page, by the id of their symbol. */
const decorations = { 'fringe-rule': FringeRule, 'wavefront-arcs': WavefrontArcs };

export type DecorationId = keyof typeof decorations;

/** The decorations as symbols of one SVG file, which browsers keep: they would be 1 KB of every page's HTML. */
export const decorationSprite = renderToStaticMarkup(
  <svg xmlns="http://www.w3.org/2000/svg">
    <title>Decorations</title>
    {Object.entries(decorations).map(([id, Drawing]) => (
      <Drawing key={id} id={id} />
    ))}
  </svg>,
);

/** Changes with the drawings, so that the file can be cached for ever. */
export const decorationSpriteHash = createHash('sha256').update(decorationSprite).digest('hex').slice(0, 8);

export const decorationSpriteUrl = `/drawings/decorations.${decorationSpriteHash}.svg`;

/** A drawing without a meaning, from the sprite; it takes its colors and its size from the page. */
export function Decoration({ id, className }: { id: DecorationId; className: string }) {
  return (
    <svg className={className} aria-hidden="true">
      <use href={`${decorationSpriteUrl}#${id}`} />
    </svg>
  );
}
