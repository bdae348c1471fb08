import medium from '@fontsource/instrument-sans/files/instrument-sans-latin-500-normal.woff2?inline';
import semibold from '@fontsource/instrument-sans/files/instrument-sans-latin-600-normal.woff2?inline';
import greek from '@fontsource/stix-two-text/files/stix-two-text-greek-500-normal.woff2?inline';
import serif from '@fontsource/stix-two-text/files/stix-two-text-latin-500-normal.woff2?inline';
import { create, type Font } from 'fontkitten';
import { numbers, round } from '#src/base/svg-path.ts';

/** The faces that charts are lettered with, as the pages have them. */
const FACES = { 500: medium, 600: semibold, serif, greek } as const;

export type Face = Exclude<keyof typeof FACES, 'greek'>;

const fonts = new Map<keyof typeof FACES, Font>();

function fontOf(face: keyof typeof FACES): Font {
  const known = fonts.get(face);
  if (known) return known;
  const uri = FACES[face];
  const font = create(Buffer.from(uri.slice(uri.indexOf(',') + 1), 'base64'));
  if (!('glyphForCodePoint' in font)) throw new Error(`The file of the face ${face} holds several fonts`);
  fonts.set(face, font);
  return font;
}

/** Digits and signs that the faces do not have raised: drawn from the level ones. */
const RAISED: Record<string, string> = {
  ...Object.fromEntries([...'⁰¹²³⁴⁵⁶⁷⁸⁹'].map((sign, digit) => [sign, String(digit)])),
  '⁻': '−',
};

/** Size and height above the line of a raised sign, as shares of the text's size. */
const RAISED_SIZE = 0.62;
const RAISED_BY = 0.36;

interface Letter {
  path: { toSVG: () => string };
  /** Distance to the next letter, in units of the text's size. */
  advance: number;
  /** Units of the text's size for one unit of the path. */
  scale: number;
  rise: number;
}

function lettersOf(text: string, face: Face): Letter[] {
  return [...text].map((sign) => {
    const level = RAISED[sign];
    const size = level ? RAISED_SIZE : 1;
    const code = (level ?? sign).codePointAt(0) ?? 0;
    // The sans has no Greek: "μs" takes its first letter from the serif's.
    const font = [fontOf(face), fontOf('greek')].find((each) => each.glyphForCodePoint(code).id !== 0);
    if (!font) throw new Error(`The face ${face} has no "${sign}", which "${text}" needs`);
    const glyph = font.glyphForCodePoint(code);
    const scale = size / font.unitsPerEm;
    return { path: glyph.path, advance: glyph.advanceWidth * scale, scale, rise: level ? RAISED_BY : 0 };
  });
}

/** How wide a text is, in the units of its size. Kerning is left out: it is never wider. @throws for a letter that the face does not have. */
export function textWidth(text: string, size: number, face: Face = 500): number {
  return lettersOf(text, face).reduce((sum, { advance }) => sum + advance, 0) * size;
}

/** Breaks a text into lines of at most this width. A single word may be longer. */
export function linesOf(text: string, width: number, size: number, face: Face = 500): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && textWidth(longer, size, face) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** A text as the outlines of its letters, for files that no web font reaches: path data from a point on its base line. */
export function outlineOf(text: string, [x, y]: readonly [number, number], size: number, face: Face = 500): string {
  let at = x;
  return lettersOf(text, face)
    .map(({ path, advance, scale, rise }) => {
      const left = at;
      at += advance * size;
      return placedPath(path.toSVG(), { left, base: y - rise * size, scale: scale * size });
    })
    .join('');
}

/** Path data in the units of a font, y upwards, at its place in a drawing. Commands are absolute in what fonts give. */
function placedPath(d: string, { left, base, scale }: { left: number; base: number; scale: number }): string {
  return d.replace(/([MLQC])([^MLQCZ]*)/g, (_, command: string, values: string) => {
    const places = values
      .trim()
      .split(/[\s,]+/)
      .map((value, index) => (index % 2 === 0 ? left + Number(value) * scale : base - Number(value) * scale));
    return command + numbers(...places.map((place) => round(place, 2)));
  });
}
