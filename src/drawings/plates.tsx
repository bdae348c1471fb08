import type { ComponentType } from 'react';
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

export type PlateId = keyof typeof plates;

export const plateIds = Object.keys(plates) as PlateId[];
