export const DIFFICULTIES = ['Beginner', 'Intermediate', 'Advanced'] as const;
