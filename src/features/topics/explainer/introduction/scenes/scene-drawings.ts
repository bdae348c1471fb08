import type { ComponentType } from 'react';
import type { SceneId } from '#src/model/schemas/introduction.ts';
import { AmplitudeArrows } from './AmplitudeArrows.tsx';
import { BitAndQubit } from './BitAndQubit.tsx';
import { EndOf2024 } from './EndOf2024.tsx';
import { EntangledPair } from './EntangledPair.tsx';
import { Gains } from './Gains.tsx';
import { Measurement } from './Measurement.tsx';
import type { SceneProps } from './parts.tsx';
import { Search } from './Search.tsx';
import { TwoPaths } from './TwoPaths.tsx';

/** The drawing of each scene. */
export const sceneDrawings: Record<SceneId, ComponentType<SceneProps>> = {
  'bit-and-qubit': BitAndQubit,
  'amplitude-arrows': AmplitudeArrows,
  measurement: Measurement,
  'two-paths': TwoPaths,
  'entangled-pair': EntangledPair,
  search: Search,
  gains: Gains,
  'end-of-2024': EndOf2024,
};
