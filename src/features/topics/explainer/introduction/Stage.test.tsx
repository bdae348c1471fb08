import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { sceneDrawings } from './Stage.tsx';

const moments = Array.from({ length: 51 }, (_, index) => index / 50);

describe.each(Object.entries(sceneDrawings))('%s', (_, Drawing) => {
  const frames = moments.map((progress) => renderToStaticMarkup(<Drawing progress={progress} />));

  it('draws at every moment, with numbers that are numbers', () => {
    for (const frame of frames) {
      expect(frame.length).toBeGreaterThan(500);
      expect(frame).not.toMatch(/NaN|Infinity|undefined/);
    }
  });

  it('moves', () => {
    expect(new Set(frames).size).toBeGreaterThan(10);
  });

  it('gives the same picture for the same moment', () => {
    expect(renderToStaticMarkup(<Drawing progress={0.4} />)).toBe(frames[20]);
  });
});
