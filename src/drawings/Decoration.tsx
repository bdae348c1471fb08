import { type DecorationId, decorationSpriteUrl } from './decoration-sprite.tsx';

/** A drawing without a meaning, from the sprite; it takes its colors and its size from the page. */
export function Decoration({ id, className }: { id: DecorationId; className: string }) {
  return (
    <svg className={className} aria-hidden="true">
      <use href={`${decorationSpriteUrl}#${id}`} />
    </svg>
  );
}
