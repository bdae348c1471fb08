import { companyComparison } from '#src/features/directory/companies/company-comparison.ts';

export function GET(): Response {
  return Response.json(companyComparison());
}
