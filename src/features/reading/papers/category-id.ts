import type { Paper } from '#src/model/schemas/paper.ts';

/** The anchor of a category: "Systems & Infrastructure" as "systems-infrastructure". */
export function categoryId(category: Paper['category']): string {
  return category.toLowerCase().replace(/[^a-z]+/g, '-');
}
