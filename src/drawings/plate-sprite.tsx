import { createHash } from 'node:crypto';
import { renderToStaticMarkup } from 'react-dom/server';
import { type PlateId, plateIds, plateSize, plates } from './plates.tsx';

/** The text of an SVG file that holds the six topic plates as symbols. */
export const plateSprite = renderToStaticMarkup(<PlateSprite />);

/** Changes with the drawings, so that the file can be cached for ever. */
export const plateSpriteHash = createHash('sha256').update(plateSprite).digest('hex').slice(0, 8);

/** Its address. */
export const plateSpriteUrl = `/drawings/plates.${plateSpriteHash}.svg`;

/**
 * All topic plates as symbols of one SVG document. A page shows one with
 * `<svg><use href="…/plates.svg#hardware" /></svg>`; its colors are the page's own custom properties.
 */
function PlateSprite() {
  return (
    <svg xmlns="http://www.w3.org/2000/svg">
      <title>Topic plates</title>
      {plateIds.map((id) => (
        <PlateSymbol key={id} id={id} />
      ))}
    </svg>
  );
}

function PlateSymbol({ id }: { id: PlateId }) {
  const Contents = plates[id];
  const { width, height } = plateSize;
  return (
    <symbol id={id} viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="xMidYMid slice" fill="none">
      <rect width={width} height={height} fill="var(--color-ill-bg)" />
      <Contents />
    </symbol>
  );
}
