/** A disc that has its place along one axis and looks for one across it. */
interface Disc {
  x: number;
  radius: number;
}

/** Between two discs, in the drawing's units. */
const GAP = 1.5;

/**
 * Pushes discs that would lie over each other apart across their axis: the largest stays on it, each other one comes as
 * near to it as there is room. Gives the distances from the axis, in the order of the discs.
 */
export function swarm(discs: readonly Disc[]): number[] {
  const placed: (Disc & { y: number })[] = [];
  const distances = new Map<Disc, number>();
  for (const disc of discs.toSorted((a, b) => b.radius - a.radius)) {
    const near = placed.filter((other) => Math.abs(other.x - disc.x) < reach(disc, other));
    const places = [0, ...near.flatMap((other) => touching(disc, other))].sort((a, b) => Math.abs(a) - Math.abs(b));
    const y = places.find((place) => near.every((other) => isApart(disc, place, other))) ?? 0;
    placed.push({ ...disc, y });
    distances.set(disc, y);
  }
  return discs.map((disc) => distances.get(disc) ?? 0);
}

const reach = (a: Disc, b: Disc) => a.radius + b.radius + GAP;

/** Above and below another disc, just so that both touch. */
function touching(disc: Disc, other: Disc & { y: number }): number[] {
  const height = Math.sqrt(reach(disc, other) ** 2 - (disc.x - other.x) ** 2);
  return [other.y - height, other.y + height];
}

function isApart(disc: Disc, y: number, other: Disc & { y: number }): boolean {
  return Math.hypot(disc.x - other.x, y - other.y) >= reach(disc, other) - 1e-6;
}
