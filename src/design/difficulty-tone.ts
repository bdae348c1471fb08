import type { Tutorial } from '#src/model/schemas/tutorial.ts';
import type { BadgeTone } from './Badge.tsx';

/** The color that goes with a tutorial's level. */
export const difficultyTone: Record<Tutorial['difficulty'], BadgeTone> = {
  Beginner: 'green',
  Intermediate: 'yellow',
  Advanced: 'purple',
};
