/** A title as the anchor of its section: "Systems & Infrastructure" as "systems-infrastructure". */
export function anchorOf(title: string): string {
  return title.toLowerCase().replace(/[^a-z]+/g, '-');
}
