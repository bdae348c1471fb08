import { tourSteps } from '#src/features/lab/tour/load-tour.ts';

export function GET(): Response {
  return Response.json(tourSteps());
}
