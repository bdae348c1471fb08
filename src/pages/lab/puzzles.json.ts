import { puzzles } from '#src/features/lab/puzzles/load-puzzles.ts';

export function GET(): Response {
  return Response.json(puzzles());
}
