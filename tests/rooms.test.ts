import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';

/**
 * The rooms of `src` from the ground up: each may import from those below it, and from nothing above. Rooms of one row
 * are beside each other. Styles and Astro's files are looked at, too, and circles between files.
 */
const FLOORS = [
  ['model'],
  ['base'],
  ['design', 'charts', 'drawings', 'filters'],
  ['figures'],
  ['frame'],
  ['features'],
  ['layouts'],
  ['pages', 'publish'],
];

const isTestCode = (file: string) => /\.test\.|\/testing\//.test(file);
const files = globSync('{src,server,database}/**/*.{ts,tsx,astro,css}').filter((file) => !isTestCode(file));
const importsOf = new Map(files.map((file) => [file, readImports(file)]));
const arrows = [...importsOf].flatMap(([from, targets]) => targets.map((to) => ({ from, to })));

function readImports(file: string, text = readFileSync(file, 'utf8')): string[] {
  const specifiers = text.matchAll(/(?:from|import|import\(|@import)\s*['"]([#.][^'"?]+)/g);
  return [...specifiers].map(([, path = '']) =>
    path.startsWith('#') ? path.slice(1) : normalize(join(dirname(file), path)),
  );
}

/** A text without its blocks of code, where other languages import too. */
const textOf = (file: string) => readFileSync(file, 'utf8').replace(/^```[\s\S]*?^```/gm, '');

const floorOf = (file: string) => FLOORS.findIndex((rooms) => rooms.some((room) => file.startsWith(`src/${room}/`)));

/** A room, and within `features` each of them by itself. */
const roomOf = (file: string) => /^src\/features\/[^/]+|^src\/[^/]+|^[^/]+/.exec(file)?.[0] ?? '';

const asText = ({ from, to }: { from: string; to: string }) => `${from} imports ${to}`;

describe('the rooms of src', () => {
  it('has a floor for every folder', () => {
    expect(
      globSync('src/*')
        .map(floorOfFolder)
        .filter((floor) => floor < 0),
    ).toEqual([]);
  });

  it('import downward only', () => {
    const upward = arrows.filter(({ from, to }) => floorOf(from) >= 0 && floorOf(to) > floorOf(from));
    expect(upward.map(asText)).toEqual([]);
  });

  it('are unknown to the content', () => {
    const withImports = globSync('content/**/*.mdx').filter((file) => /^(import|export) /m.test(textOf(file)));
    expect(withImports).toEqual([]);
  });

  it('offer other features only what lies at the top of their parts', () => {
    const deep = arrows.filter(
      ({ from, to }) =>
        from.startsWith('src/features/') &&
        /^src\/features\/[^/]+\/[^/]+\/.+\//.test(to) &&
        roomOf(from) !== roomOf(to),
    );
    expect(deep.map(asText)).toEqual([]);
  });

  it('form no circle', () => {
    const rooms = new Map<string, string[]>();
    for (const { from, to } of arrows) {
      if (roomOf(from) !== roomOf(to)) rooms.set(roomOf(from), [...(rooms.get(roomOf(from)) ?? []), roomOf(to)]);
    }
    expect(circleIn(rooms)).toEqual([]);
  });
});

it('no circle goes through files', () => expect(circleIn(importsOf)).toEqual([]));

it('no island takes the scales of charts, and d3 with them, into the browser', () => {
  const reached = new Set<string>();
  const walk = (file: string) => {
    if (reached.has(file)) return;
    reached.add(file);
    // Types do not come into the browser.
    const text = existsSync(file) ? readFileSync(file, 'utf8').replace(/^import type [^;]*;/gm, '') : '';
    for (const next of readImports(file, text)) walk(next);
  };
  for (const file of files) if (file.endsWith('.island.tsx')) walk(file);
  expect([...reached]).toContain('src/features/topics/explainer/scenes/PairScene.tsx');
  expect([...reached]).not.toContain('src/charts/scales.ts');
});

const floorOfFolder = (folder: string) => floorOf(`${folder}/`);

/** The names along the first circle found; empty when there is none. */
function circleIn(graph: ReadonlyMap<string, readonly string[]>): string[] {
  const done = new Set<string>();
  const path: string[] = [];
  const walk = (name: string): string[] => {
    if (path.includes(name)) return [...path.slice(path.indexOf(name)), name];
    if (done.has(name)) return [];
    path.push(name);
    for (const next of graph.get(name) ?? []) {
      const circle = walk(next);
      if (circle.length > 0) return circle;
    }
    path.pop();
    done.add(name);
    return [];
  };
  for (const name of graph.keys()) {
    const circle = walk(name);
    if (circle.length > 0) return circle;
  }
  return [];
}
