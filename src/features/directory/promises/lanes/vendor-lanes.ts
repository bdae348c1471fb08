import type { Entry } from '#src/model/read-content.ts';

/** What a chart needs to know of a promise. */
export type Promised = Pick<Entry<'promises'>, 'id' | 'vendor' | 'what' | 'short' | 'said' | 'due' | 'outcome'>;

/** The promises of one vendor, in the order in which they were made. */
export interface VendorLane<P extends Promised = Promised> {
  vendor: string;
  promises: readonly P[];
}

/** So many promises a vendor has whose lane is drawn at once; the others wait to be opened. */
const ENOUGH_FOR_A_LANE = 4;

/** A lane for each vendor, the one with most promises first. */
export function lanesOf<P extends Promised>(promises: readonly P[]): VendorLane<P>[] {
  return [...Map.groupBy(promises, ({ vendor }) => vendor)]
    .map(([vendor, ofVendor]) => ({ vendor, promises: ofVendor.toSorted(bySaidAndDue) }))
    .sort((a, b) => b.promises.length - a.promises.length || a.vendor.localeCompare(b.vendor, 'en'));
}

/** The lanes that are drawn at once, and those of vendors with few promises. */
export function splitLanes(lanes: readonly VendorLane[]): { main: VendorLane[]; more: VendorLane[] } {
  const isMain = ({ promises }: VendorLane) => promises.length >= ENOUGH_FOR_A_LANE;
  return { main: lanes.filter(isMain), more: lanes.filter((lane) => !isMain(lane)) };
}

/** How many promises the lanes hold. */
export function promisesIn(lanes: readonly VendorLane[]): number {
  return lanes.reduce((sum, { promises }) => sum + promises.length, 0);
}

const UNDATED = '9999';

function bySaidAndDue(a: Promised, b: Promised): number {
  return a.said.localeCompare(b.said) || (a.due ?? UNDATED).localeCompare(b.due ?? UNDATED);
}

/** Anchor of a vendor's lane: "lane-alice-bob". */
export function laneId(vendor: string): string {
  return `lane-${vendor
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')}`;
}
