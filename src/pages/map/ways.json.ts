import { allTargets } from '#src/features/map/way-to.ts';

/** What one needs for each entry: the tutorials before it, and what each of them gives. */
export function GET(): Response {
  return Response.json(allTargets());
}
