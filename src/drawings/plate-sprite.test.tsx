import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { plateIds, plateSize, plateSprite, plates } from './plate-sprite.tsx';
import { photonRounds } from './plates/CybersecurityPlate.tsx';

function markupOf(id: keyof typeof plates): string {
  const Plate = plates[id];
  return renderToStaticMarkup(<Plate />);
}

describe('topic plates', () => {
  it.each(plateIds)('%s draws something, with colors from tokens only', (id) => {
    const markup = markupOf(id);
    expect(markup).toMatch(/<(path|circle|rect)/);
    expect(markup).not.toMatch(/NaN|undefined|class=|#[0-9a-f]{3}/i);
    const colors = [...markup.matchAll(/(?:fill|stroke)="([^"]*)"/g)].map((match) => match[1]);
    expect(colors.every((color) => color === 'none' || color?.startsWith('var(--color-'))).toBe(true);
  });

  it('take less than 4 KB each on average', () => {
    const total = plateIds.reduce((sum, id) => sum + markupOf(id).length, 0);
    expect(total / plateIds.length).toBeLessThan(4096);
  });

  it('stand in one sprite, a symbol each', () => {
    expect(plateSprite.file).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg">/);
    const symbols = [
      ...plateSprite.file.matchAll(/<symbol id="([^"]+)" viewBox="([^"]+)" preserveAspectRatio="([^"]+)"/g),
    ];
    expect(symbols.map((match) => match[1])).toEqual(plateIds);
    for (const [, , viewBox, ratio] of symbols) {
      expect(viewBox).toBe(`0 0 ${plateSize.width} ${plateSize.height}`);
      expect(ratio).toBe('xMidYMid slice');
    }
  });

  it('the key-exchange plate shows one bit for each round in which the bases agree', () => {
    const shown = [...markupOf('cybersecurity').matchAll(/<text[^>]*>([01])<\/text>/g)].map((match) =>
      Number(match[1]),
    );
    expect(shown).toEqual(photonRounds.filter((round) => round.sent === round.measured).map((round) => round.bit));
  });
});
