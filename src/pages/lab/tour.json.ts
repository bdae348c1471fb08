import { tourSteps } from '#src/features/lab/tour/load-tour.ts';

/** The steps of the tour, for the lab. */
export function GET(): Response {
  return Response.json(tourSteps());
}
