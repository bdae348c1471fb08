import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { BrandMark } from './BrandMark.tsx';
import { decorationSprite } from './decoration-sprite.tsx';
import { NotFoundFringes } from './NotFoundFringes.tsx';
import { TechnologyGlyph, technologyKinds } from './TechnologyGlyph.tsx';
import { TwoSlitHero } from './TwoSlitHero.tsx';

const decorations = { TwoSlitHero, BrandMark, NotFoundFringes };

/** Ids that a drawing defines, and ids that its `url(#…)` references ask for. */
function idsOf(markup: string) {
  const defined = [...markup.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);
  const used = [...markup.matchAll(/url\(#([^)]+)\)/g)].map((match) => match[1]);
  return { defined, used };
}

describe.each(Object.entries(decorations))('%s', (_, Drawing) => {
  const markup = renderToStaticMarkup(<Drawing className="figure" />);

  it('renders one svg that takes a class, with colors from custom properties only', () => {
    expect(markup).toMatch(/^<svg class="figure"[^>]*viewBox=/);
    expect(markup).not.toMatch(/NaN|undefined|Infinity/);
    const colors = [...markup.matchAll(/(?:fill|stroke|stop-color)="([^"]*)"/g)].map((match) => match[1] ?? '');
    expect(colors.length).toBeGreaterThan(0);
    expect(colors.filter((color) => !/^(none|currentColor|url\(#|var\(--(color|ill)-)/.test(color))).toEqual([]);
  });

  it('defines every id it uses', () => {
    const { defined, used } = idsOf(markup);
    expect(new Set(used)).toEqual(new Set(defined));
  });
});

describe('the sprite of decorations', () => {
  it('has a symbol for each, with colors from custom properties only', () => {
    expect([...decorationSprite.file.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id)).toEqual([
      'fringe-rule',
      'wavefront-arcs',
      'two-slit-waves',
    ]);
    expect(decorationSprite.file).not.toMatch(/NaN|undefined|Infinity/);
    const colors = [...decorationSprite.file.matchAll(/(?:fill|stroke)="([^"]*)"/g)].map(([, color]) => color);
    expect(new Set(colors)).toEqual(new Set(['none', 'var(--color-accent)']));
  });
});

describe('several drawings on one page', () => {
  it('share no id', () => {
    const ids = Object.values(decorations).flatMap((Drawing) => idsOf(renderToStaticMarkup(<Drawing />)).defined);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('are silent, because they only decorate', () => {
    for (const Decoration of Object.values(decorations)) {
      expect(renderToStaticMarkup(<Decoration />)).toContain('aria-hidden="true"');
    }
  });
});

describe('TwoSlitHero', () => {
  it('R3.4: has 80 dots, numbered for their appearing, in three layers of depth', () => {
    const markup = renderToStaticMarkup(<TwoSlitHero />);
    const order = [...markup.matchAll(/<circle class="hero-dot" style="--i:(\d+)"/g)].map((match) => Number(match[1]));
    expect(order.sort((a, b) => a - b)).toEqual(Array.from({ length: 80 }, (_, index) => index));
    expect(markup.match(/<g class="hero-layer" style="--depth:[123]"/g)).toHaveLength(3);
  });
});

describe('TechnologyGlyph', () => {
  it('has a sign for each kind, no two alike', () => {
    const markups = technologyKinds.map((kind) => renderToStaticMarkup(<TechnologyGlyph kind={kind} />));
    expect(technologyKinds.length).toBeGreaterThan(1);
    expect(new Set(markups).size).toBe(technologyKinds.length);
  });
});
