import { puzzles } from '#src/features/lab/puzzles/load-puzzles.ts';

/** All puzzles, for the lab. */
export function GET(): Response {
  return Response.json(puzzles());
}
