import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type Face, textWidth } from '../font.ts';
import { type Box, meets } from '../place-labels.ts';

/** A text of a drawing and the room that its letters take, in the drawing's units. */
export interface TextBox extends Box {
  text: string;
}

/** What an element has itself, or has from those round it. */
interface Setting {
  x: number;
  y: number;
  fontSize: number;
  face: Face;
  anchor: string;
  /** Where the origin lies. */
  shiftX: number;
  shiftY: number;
  isText: boolean;
}

const START: Setting = { x: 0, y: 0, fontSize: 16, face: 500, anchor: 'start', shiftX: 0, shiftY: 0, isText: false };

/** Of the text's size: what letters have above the base line, and below it. */
const ASCENT = 0.74;
const DESCENT = 0.2;

/** A line of text as it is being read. */
interface Line {
  setting: Setting;
  pieces: { text: string; width: number; fontSize: number }[];
}

const TAGS = /<(\/?)([a-z]+)([^>]*)>([^<]*)/gi;

/** Every text of a drawing, line by line, as wide as its letters are. */
export function textBoxes(drawing: ReactElement): TextBox[] {
  const lines: Line[] = [];
  const open: Setting[] = [START];
  for (const [, closing, name = '', written = '', text = ''] of renderToStaticMarkup(drawing).matchAll(TAGS)) {
    if (closing) open.pop();
    else open.push(begun(name, attributesOf(written), open.at(-1) ?? START, lines));
    const { fontSize, face, isText } = open.at(-1) ?? START;
    if (isText && text)
      lines.at(-1)?.pieces.push({ text, width: textWidth(unescaped(text), fontSize, face), fontSize });
  }
  return lines.flatMap(boxOf);
}

/** What holds within an element that begins; a text, and a piece with a place of its own, begins a line. */
function begun(name: string, attributes: Record<string, string>, outer: Setting, lines: Line[]): Setting {
  const setting = settingOf(name, attributes, outer);
  const before = lines.at(-1);
  if (name === 'text') lines.push({ setting, pieces: [] });
  if (name !== 'tspan' || !before) return setting;
  const { dx = '0', dy = '0' } = attributes;
  // A gap before a piece is room that the line takes.
  if (attributes.x === undefined) before.pieces.push({ text: ' ', width: Number(dx), fontSize: setting.fontSize });
  else lines.push({ setting: { ...setting, y: before.setting.y + Number(dy) }, pieces: [] });
  return setting;
}

/** Pairs of texts that are printed over each other, as "one / other". */
export function meetingTexts(drawing: ReactElement): string[] {
  const boxes = textBoxes(drawing);
  return boxes.flatMap((box, index) =>
    boxes
      .slice(index + 1)
      .filter((other) => meets(box, other))
      .map((other) => `${box.text} / ${other.text}`),
  );
}

/** Texts that leave a drawing of this width, which a narrow screen would cut. */
export function textsOutside(drawing: ReactElement, width: number): string[] {
  return textBoxes(drawing)
    .filter(({ left, right }) => left < -0.5 || right > width + 0.5)
    .map(({ text }) => text);
}

function boxOf({ setting: { x, y, anchor, shiftX, shiftY }, pieces }: Line): TextBox[] {
  const width = pieces.reduce((sum, piece) => sum + piece.width, 0);
  if (width === 0) return [];
  const size = Math.max(...pieces.map(({ fontSize }) => fontSize));
  const left = shiftX + x - (anchor === 'end' ? width : anchor === 'middle' ? width / 2 : 0);
  return [
    {
      text: unescaped(pieces.map(({ text }) => text).join('')).trim(),
      left,
      right: left + width,
      top: shiftY + y - ASCENT * size,
      bottom: shiftY + y + DESCENT * size,
    },
  ];
}

function attributesOf(written: string): Record<string, string> {
  return Object.fromEntries(
    [...written.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
  );
}

function settingOf(name: string, attributes: Record<string, string>, outer: Setting): Setting {
  const [, dx = '0', dy = '0'] = /translate\(\s*([-\d.]+)[\s,]*([-\d.]+)?/.exec(attributes.transform ?? '') ?? [];
  return {
    x: Number(attributes.x ?? 0),
    y: Number(attributes.y ?? (name === 'tspan' ? outer.y : 0)),
    fontSize: Number(attributes['font-size'] ?? outer.fontSize),
    face: faceOf(attributes, outer.face),
    anchor: attributes['text-anchor'] ?? outer.anchor,
    shiftX: outer.shiftX + Number(dx),
    shiftY: outer.shiftY + Number(dy),
    isText: name === 'text' || name === 'tspan',
  };
}

function faceOf(attributes: Record<string, string>, outer: Face): Face {
  if (attributes['font-family']?.includes('serif')) return 'serif';
  const weight = attributes['font-weight'];
  return weight === undefined ? outer : Number(weight) >= 600 ? 600 : 500;
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

function unescaped(text: string): string {
  return text.replace(/&([#\w]+);/g, (entity, name: string) => ENTITIES[name] ?? entity);
}
