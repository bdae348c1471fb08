import { EMPLOYEES_PATTERN } from '#src/model/schemas/company.ts';

/**
 * The least number of people that a text such as "200+", "200–250" or "About 110,000" speaks of. Undefined where the
 * text counts more than the company's quantum work: "(parent company)" or "(whole company)". Throws a RangeError on any
 * other form.
 */
export function employeesAtLeast(text: string): number | undefined {
  const [, least, scope] = EMPLOYEES_PATTERN.exec(text) ?? [];
  if (least === undefined) throw new RangeError(`Not a number of employees such as "200+" or "200–250": ${text}`);
  return scope ? undefined : Number(least.replaceAll(',', ''));
}
