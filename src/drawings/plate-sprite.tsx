import { renderToStaticMarkup } from 'react-dom/server';
import { PlateSprite } from './PlateSprite.tsx';

/** The sprite of topic plates as the text of an SVG file. */
export function plateSprite(): string {
  return renderToStaticMarkup(<PlateSprite />);
}
