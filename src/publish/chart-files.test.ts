import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { SIZES, type Size } from '#src/charts/chart.ts';
import { textWidth } from '#src/charts/font.ts';
import { meetingTexts, textsOutside } from '#src/charts/testing/text-boxes.ts';
import { chartPng, chartSvg, PNG_FORMATS, type PngFormat } from './chart-file.tsx';
import { chartFrame } from './chart-frame.tsx';
import { allCharts } from './charts.ts';
import { withMeasuredText, withOutlinedText } from './outlined-text.ts';

const tokens = readFileSync('src/design/tokens.css', 'utf8');
const charts = allCharts();
const [chart] = charts;
if (!chart) throw new Error('There is no chart');
const file = { chart, origin: 'https://hub.example', tokens };

describe('withOutlinedText', () => {
  it('draws a text from its point, its middle or its end, and says what it says', () => {
    const svg = (anchor: string) =>
      withOutlinedText(`<svg font-size="10"><text x="50" y="20" text-anchor="${anchor}">HI</text></svg>`);
    const left = (anchor: string) => Math.min(...[...svg(anchor).matchAll(/[ML]([\d.]+)/g)].map(([, x]) => Number(x)));
    expect(svg('start')).toContain('aria-label="HI"');
    expect(svg('start')).not.toContain('<text');
    expect(left('start')).toBeGreaterThan(left('middle'));
    expect(left('middle')).toBeGreaterThan(left('end'));
  });

  it('starts a new line where a part of a text does', () => {
    const svg = withOutlinedText('<svg><text y="20"><tspan x="0">a</tspan><tspan x="0" dy="15">b</tspan></text></svg>');
    expect(svg).toContain('aria-label="a b"');
    expect(svg.match(/<path/g)).toHaveLength(2);
  });
});

describe('withMeasuredText', () => {
  it('gives each piece of a text the width that it was measured with', () => {
    const html = withMeasuredText('<svg><text font-size="10">HI<tspan font-weight="600">HI</tspan></text></svg>');
    const [regular, bold] = [...html.matchAll(/textLength="([\d.]+)"/g)].map(([, width]) => Number(width));
    expect(regular).toBeCloseTo(textWidth('HI', 10), 1);
    expect(bold).toBeCloseTo(textWidth('HI', 10, 600), 1);
    expect(html).toMatch(/<text font-size="10"><tspan [^>]+>HI<\/tspan><tspan [^>]+>HI<\/tspan><\/text>/);
  });
});

describe('every chart', () => {
  it('has an address of its own', () => {
    expect(new Set(charts.map(({ id }) => id)).size).toBe(charts.length);
    expect(new Set(charts.map(({ address }) => address)).size).toBe(charts.length);
  });

  it.each(charts.map((each) => [each.id, each] as const))(
    '%s is an SVG with its title, its address and no font',
    (_, each) => {
      const svg = chartSvg({ ...file, chart: each });
      expect(svg.includes(`hub.example${each.address}`)).toBe(true);
      expect(/<text|var\(|font-family|<a /.exec(svg)?.[0]).toBeUndefined();
    },
  );

  it.each(charts.map((each) => [each.id, each] as const))(
    '%s is a frame of 12 KB at most, without script',
    (_, each) => {
      const html = chartFrame(each, tokens);
      const texts = html.match(/<text [^>]*>[^<]|<tspan [^>]*>[^<]/g) ?? [];
      expect(texts.filter((text) => !text.includes('textLength'))).toEqual([]);
      expect(brotliCompressSync(html).length).toBeLessThanOrEqual(12 * 1024);
      expect(html).not.toMatch(/<script|<link|@import|url\(/);
      expect(html).toContain("default-src 'none'");
      expect(html).toContain(renderToStaticMarkup(each.basis).replaceAll('&#x27;', "'"));
    },
  );

  it.each(charts.map((each) => [each.id, each] as const))(
    'R34.6: no two texts of %s meet, in any of its drawings',
    (_, each) => {
      for (const size of Object.keys(SIZES) as Size[]) {
        const drawing = each.draw(size, 'page');
        expect([...meetingTexts(drawing), ...textsOutside(drawing, SIZES[size])], size).toEqual([]);
      }
    },
  );

  it.each(charts.map((each) => [each.id, each] as const))(
    '%s has rows as wide as its columns',
    (_, { values, data = values }) => {
      for (const { columns, rows } of [values, data]) {
        expect(rows.length).toBeGreaterThan(0);
        for (const row of rows) expect(row).toHaveLength(columns.length);
      }
    },
  );
});

it('pictures have the sizes that people ask for', async () => {
  for (const format of Object.keys(PNG_FORMATS) as PngFormat[]) {
    const { width, height, hasAlpha } = await sharp(await chartPng(file, format)).metadata();
    const wanted = PNG_FORMATS[format];
    expect({ width, height }).toEqual({ width: wanted.width, height: wanted.height });
    if (wanted.isTransparent) expect(hasAlpha).toBe(true);
  }
});
