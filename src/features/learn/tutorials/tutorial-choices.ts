import type { Tutorial } from '#src/model/schemas/tutorial.ts';

/** The filter buttons beside "All Tutorials" (R11.3): three levels and two categories. */
export const TUTORIAL_CHOICES = ['Beginner', 'Intermediate', 'Advanced', 'Algorithms', 'AI/ML'] as const satisfies (
  | Tutorial['difficulty']
  | Tutorial['category']
)[];
