import type { Tutorial } from '#src/content-model/tutorial.ts';
import type { BadgeTone } from '#src/design/Badge.tsx';

/** The colour that goes with a tutorial's level. */
export const difficultyTone: Record<Tutorial['difficulty'], BadgeTone> = {
  Beginner: 'green',
  Intermediate: 'yellow',
  Advanced: 'purple',
};
