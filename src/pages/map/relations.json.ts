import { drawnRelations } from '#src/features/map/drawn-map.ts';

/** For each entry of the map, in the order of its links, the places of those after it with which it is related. */
export function GET(): Response {
  return Response.json(drawnRelations());
}
