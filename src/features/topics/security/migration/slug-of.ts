/** A region in an address: "united-kingdom". */
export function slugOf(region: string): string {
  return region.toLowerCase().replaceAll(' ', '-');
}
