import {
  forceCollide,
  forceLink,
  forceManyBody,
  forceSimulation,
  forceX,
  forceY,
  type SimulationNodeDatum,
} from 'd3-force';

/** What an area or an entry needs to be placed. */
export interface Body {
  key: string;
  /** The room that it takes: a radius, in pixels of the map at its first size. */
  reach: number;
  /** How high in its area it should lie, from 0 at the bottom to 1; anywhere where nothing is said. */
  height?: number;
}

export interface AreaBody extends Omit<Body, 'reach'> {
  entries: readonly Body[];
}

/** A circle on the map. */
export interface Circle {
  x: number;
  y: number;
  r: number;
}

export interface Layout {
  width: number;
  height: number;
  areas: ReadonlyMap<string, Circle>;
  entries: ReadonlyMap<string, { x: number; y: number }>;
}

interface Moving extends SimulationNodeDatum, Body {
  x: number;
  y: number;
}

/** Between circles of areas, and above each for its name. */
const GAP = 13;
export const NAME_ROOM = 30;
/** How much of a circle is filled when its entries lie as close as they can. */
const FILLED = 0.92;
/** The map is about as wide as a page. */
const WIDTH = 1150;

/**
 * Places areas as circles, and entries within their areas: what is related lies near each other. `d3-force` draws from a
 * generator of its own with a fixed seed, so that the same content gives the same map to the last digit.
 *
 * @param areas the first stands in the middle.
 * @param edges pairs of keys of entries.
 */
export function layOut(areas: readonly AreaBody[], edges: readonly (readonly [string, string])[]): Layout {
  const circles = placeAreas(areas, edges);
  const entries = placeEntries(areas, circles, edges);
  const [left, top] = [
    Math.min(...[...circles.values()].map(({ x, r }) => x - r)) - GAP,
    Math.min(...[...circles.values()].map(({ y, r }) => y - r)) - NAME_ROOM - GAP / 2,
  ];
  const right = Math.max(...[...circles.values()].map(({ x, r }) => x + r)) + GAP;
  const bottom = Math.max(...[...circles.values()].map(({ y, r }) => y + r)) + GAP;
  const moved = <At extends { x: number; y: number }>(at: At) => ({
    ...at,
    x: Math.round(at.x - left),
    y: Math.round(at.y - top),
  });
  return {
    width: Math.ceil(right - left),
    height: Math.ceil(bottom - top),
    areas: new Map([...circles].map(([key, circle]) => [key, moved({ ...circle, r: Math.round(circle.r) })])),
    entries: new Map([...entries].map(([key, at]) => [key, moved(at)])),
  };
}

function placeAreas(
  areas: readonly AreaBody[],
  edges: readonly (readonly [string, string])[],
): ReadonlyMap<string, Circle> {
  const areaOf = new Map(areas.flatMap(({ key, entries }) => entries.map((entry) => [entry.key, key])));
  const bodies = areas.map(({ key, entries }, index): Moving => {
    const room = entries.reduce((sum, { reach }) => sum + reach ** 2, 0);
    const angle = (2 * Math.PI * index) / (areas.length - 1);
    const start = index === 0 ? { fx: 0, fy: 0 } : {};
    const away = index === 0 ? 0 : 400;
    const reach = Math.sqrt(room / FILLED) + 8;
    return { key, reach, x: 1.45 * away * Math.cos(angle), y: away * Math.sin(angle), ...start };
  });
  const counts = new Map<string, number>();
  for (const [from, to] of edges) {
    const pair = [areaOf.get(from) ?? '', areaOf.get(to) ?? ''].sort().join(' ');
    counts.set(pair, (counts.get(pair) ?? 0) + 1);
  }
  const links = [...counts].flatMap(([pair, count]) => {
    const [source = '', target = ''] = pair.split(' ');
    return source === target ? [] : [{ source, target, count }];
  });
  const most = Math.max(1, ...links.map(({ count }) => count));
  const byKey = new Map(bodies.map((body) => [body.key, body]));
  forceSimulation(bodies)
    .force(
      'link',
      forceLink<Moving, { source: string | Moving; target: string | Moving; count: number }>(links)
        .id(({ key }) => key)
        .distance(({ source, target }) => reachOf(source, byKey) + reachOf(target, byKey))
        .strength(({ count }) => 0.05 * Math.sqrt(count / most)),
    )
    .force('x', forceX<Moving>(0).strength(0.006))
    .force('y', forceY<Moving>(0).strength(0.3))
    .force('apart', forceCollide<Moving>(({ reach }) => reach + (GAP + NAME_ROOM) / 2).iterations(8))
    .force('inside', () => {
      for (const body of bodies) {
        const most = WIDTH / 2 - GAP - body.reach;
        body.x = Math.min(most, Math.max(-most, body.x));
      }
    })
    .stop()
    .tick(600);
  return new Map(bodies.map(({ key, x, y, reach }) => [key, { x, y, r: reach }]));
}

function reachOf(end: string | Moving, bodies: ReadonlyMap<string, Moving>): number {
  return typeof end === 'string' ? (bodies.get(end)?.reach ?? 0) : end.reach;
}

function placeEntries(
  areas: readonly AreaBody[],
  circles: ReadonlyMap<string, Circle>,
  edges: readonly (readonly [string, string])[],
): ReadonlyMap<string, { x: number; y: number }> {
  const home = new Map<string, Circle>();
  for (const { key, entries } of areas) {
    const circle = circles.get(key);
    if (circle) for (const entry of entries) home.set(entry.key, circle);
  }
  const homeOf = ({ key }: Body): Circle => home.get(key) ?? { x: 0, y: 0, r: 0 };
  const levelOf = (body: Body) => {
    const { y, r } = homeOf(body);
    return body.height === undefined ? y : y + (0.5 - body.height) * 1.6 * r;
  };
  const bodies = areas.flatMap(({ entries }) =>
    entries.map((entry, index): Moving => {
      const { x, y, r } = homeOf(entry);
      // A sunflower: no two begin at the same place.
      const [angle, away] = [index * 2.399963, r * Math.sqrt((index + 0.5) / entries.length) * 0.8];
      return { ...entry, x: x + away * Math.cos(angle), y: y + away * Math.sin(angle) };
    }),
  );
  const isNear = ([from, to]: readonly [string, string]) => home.get(from) === home.get(to);
  const links = edges.map((edge) => ({ source: edge[0], target: edge[1], strength: isNear(edge) ? 0.09 : 0.012 }));
  const keepInside = () => {
    for (const body of bodies) {
      const { x, y, r } = homeOf(body);
      const [dx, dy] = [body.x - x, body.y - y];
      const away = Math.hypot(dx, dy);
      const most = r - body.reach - 2;
      if (away > most) {
        body.x = x + (dx * most) / away;
        body.y = y + (dy * most) / away;
      }
    }
  };
  forceSimulation(bodies)
    .force(
      'link',
      forceLink<Moving, (typeof links)[number]>(links)
        .id(({ key }) => key)
        .distance(36)
        .strength(({ strength }) => strength),
    )
    .force('charge', forceManyBody<Moving>().strength(-9).distanceMax(90))
    .force('x', forceX<Moving>((body) => homeOf(body).x).strength(0.09))
    .force(
      'y',
      forceY<Moving>(levelOf).strength(({ height }) => (height === undefined ? 0.09 : 0.4)),
    )
    .force('apart', forceCollide<Moving>(({ reach }) => reach).iterations(2))
    .force('inside', keepInside)
    .stop()
    .tick(220);
  return new Map(bodies.map(({ key, x, y }) => [key, { x, y }]));
}
