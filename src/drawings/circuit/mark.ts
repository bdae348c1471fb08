import type { MarkStyle } from './paint.ts';

/**
 * One stroke, shape or text of a drawing, as a value: the page renders it (`Marks.tsx`), a file is written from it
 * (`write-svg.ts` of the lab). Coordinates in pixels, x from the middle of the column, y from the upper edge.
 */
export type Mark = PathMark | RectangleMark | CircleMark | TextMark;

export interface PathMark {
  readonly kind: 'path';
  readonly style: MarkStyle;
  readonly d: string;
}

export interface RectangleMark {
  readonly kind: 'rectangle';
  readonly style: MarkStyle;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface CircleMark {
  readonly kind: 'circle';
  readonly style: MarkStyle;
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

export interface TextMark {
  readonly kind: 'text';
  readonly style: MarkStyle;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly runs: readonly Run[];
  /** Read from below. */
  readonly isTurned?: boolean;
}

/** Part of a text. */
export interface Run {
  readonly text: string;
  /** Its height above the base line. */
  readonly rise?: number;
  readonly size?: number;
  readonly isItalic?: boolean;
}

/** Corner radius of plates. */
export const CORNER = 3;
/** Between the two lines of a classical bit, or to one. */
export const DOUBLE = 3.5;
/** What a double line leaves free of the lines that it crosses. */
export const GAP = 7.5;
/** Height of the base line below the middle of capitals, in units of the font size. */
const MIDDLE = 0.34;

export function path(style: MarkStyle, d: string): PathMark {
  return { kind: 'path', style, d };
}

export function circle(style: MarkStyle, y: number, radius: number): CircleMark {
  return { kind: 'circle', style, x: 0, y, radius };
}

/** A text whose capitals have their middle at this height. */
export function centered(style: MarkStyle, y: number, size: number, runs: readonly Run[]): TextMark {
  return { kind: 'text', style, x: 0, y: short(y + MIDDLE * size), size: short(size), runs };
}

/** A number with one decimal at most, as in the text of a path. */
export function short(value: number): number {
  return Math.round(value * 10) / 10;
}
