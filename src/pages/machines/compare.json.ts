import { machineComparison } from '#src/features/directory/machines/machine-comparison.ts';

export function GET(): Response {
  return Response.json(machineComparison());
}
