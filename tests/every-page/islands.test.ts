import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const src = join(import.meta.dirname, '../../src');
const files = readdirSync(src, { recursive: true, encoding: 'utf8' });

describe('islands', () => {
  it('carry their name: only *.island.tsx is hydrated', () => {
    const components = files
      .filter((name) => name.endsWith('.astro'))
      .flatMap((name) => hydratedComponents(readFileSync(join(src, name), 'utf8')));
    expect(components.length).toBeGreaterThan(0);
    for (const { component, importedFrom } of components) expect(importedFrom, component).toMatch(/\.island\.tsx$/);
  });
});

function hydratedComponents(code: string): { component: string; importedFrom: string | undefined }[] {
  return [...code.matchAll(/<([A-Z]\w+)\b[^<>]*?\sclient:\w+/g)].map(([, component = '']) => ({
    component,
    importedFrom: new RegExp(`import \\{[^}]*\\b${component}\\b[^}]*\\} from '([^']+)'`).exec(code)?.[1],
  }));
}
