import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { drawingFile, drawingUrl } from '#src/base/drawing-file.ts';
import { AiMlPlate } from './plates/AiMlPlate.tsx';
import { AlgorithmsPlate } from './plates/AlgorithmsPlate.tsx';
import { CryptographyPlate } from './plates/CryptographyPlate.tsx';
import { CybersecurityPlate } from './plates/CybersecurityPlate.tsx';
import { EthicsPlate } from './plates/EthicsPlate.tsx';
import { HardwarePlate } from './plates/HardwarePlate.tsx';

/** Size of a topic plate in its own units. */
export const plateSize = { width: 320, height: 150 } as const;

/**
 * The six topic plates, by the topic's path. Each component draws the contents of an `<svg>` or `<symbol>` of
 * {@link plateSize} with `fill="none"`, over a ground of `--color-ill-bg`.
 */
export const plates = {
  hardware: HardwarePlate,
  algorithms: AlgorithmsPlate,
  cryptography: CryptographyPlate,
  'ai-ml': AiMlPlate,
  cybersecurity: CybersecurityPlate,
  ethics: EthicsPlate,
} satisfies Record<string, ComponentType>;

type PlateId = keyof typeof plates;

export const plateIds = Object.keys(plates) as PlateId[];

/** The SVG file that holds the six topic plates as symbols. */
export const plateSprite = drawingFile('plates', renderToStaticMarkup(<PlateSprite />));

export const plateSpriteUrl = drawingUrl(plateSprite);

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
