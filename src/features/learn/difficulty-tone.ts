import type { BadgeTone } from '#src/design/Badge.tsx';
import type { Tutorial } from '#src/model/schemas/tutorial.ts';

/** The color that goes with a tutorial's level. */
export const difficultyTone: Record<Tutorial['difficulty'], BadgeTone> = {
  Beginner: 'green',
  Intermediate: 'yellow',
  Advanced: 'purple',
};
