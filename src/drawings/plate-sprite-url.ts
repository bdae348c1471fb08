import { createHash } from 'node:crypto';
import { plateSprite } from './plate-sprite.tsx';

/** Changes with the drawings, so that the file can be cached for ever. */
export const plateSpriteHash = createHash('sha256').update(plateSprite()).digest('hex').slice(0, 8);

/** Address of the file that holds the six topic plates as symbols. */
export const plateSpriteUrl = `/drawings/plates.${plateSpriteHash}.svg`;
