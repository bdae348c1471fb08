import { type PlateId, plateIds, plateSize, plates } from './plates.tsx';

/**
 * All topic plates as symbols of one SVG document. A page shows one with
 * `<svg><use href="…/plates.svg#hardware" /></svg>`; its colors are the page's own custom properties.
 */
export function PlateSprite() {
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
