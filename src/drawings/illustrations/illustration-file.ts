import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { IllustrationName } from '#src/model/illustration-names.ts';
import {
  DilutionRefrigerator,
  refrigeratorDescription,
  refrigeratorLabels,
  refrigeratorWidth,
} from '../DilutionRefrigerator.tsx';
import { IonTrap, ionTrapDescription, ionTrapLabels } from '../IonTrap.tsx';
import { ModularCryostat, modularCryostatDescription, modularCryostatLabels } from '../ModularCryostat.tsx';
import { NeutralAtomArray, neutralAtomDescription, neutralAtomLabels } from '../NeutralAtomArray.tsx';
import { PhotonicChip, photonicChipDescription, photonicChipLabels } from '../PhotonicChip.tsx';
import { type IllustrationLabel, sheetWidth } from './parts.tsx';

/** A second view of the file, which is all of one color: as a mask it hides labels until the drawing has come. */
const FULL_VIEW =
  '<view id="full" viewBox="-500 -500 1 1"/><path d="M-900-900h800v800h-800z" fill="var(--color-ink)"/>';

/**
 * An illustration as the text of an SVG file that stands alone: it brings the colors of both themes, and takes those
 * of the element that shows it (CSS Color Adjustment 1 §2.4: inside an image, the preferred scheme is the used
 * `color-scheme` of the element).
 * @param styleSheets texts in which all its custom properties are declared.
 */
export function illustrationFile(name: IllustrationName, styleSheets: readonly string[]): string {
  const markup = renderToStaticMarkup(createElement(illustrations[name].Drawing));
  const style = `<style>:root{color-scheme:light dark;${usedProperties(markup + FULL_VIEW, styleSheets)}}</style>`;
  return markup.replace(/^<svg[^>]*>/, (root) => root + style + FULL_VIEW);
}

/**
 * Declarations of the custom properties that a drawing needs, with those that they refer to in turn, as the body of a
 * rule. A drawing in an `<img>` inherits nothing from the page, so it has to bring them.
 * @param styleSheets texts in which each property is declared as `--name: value;`.
 * @throws if a property is used and declared nowhere.
 */
export function usedProperties(markup: string, styleSheets: readonly string[]): string {
  const declared = new Map(
    styleSheets
      .flatMap((text) => [...text.matchAll(/(--[\w-]+):\s*([^;]+);/g)])
      .map(([, name = '', value = '']) => [name, value]),
  );
  const found = new Set<string>();
  const queue = references(markup);
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    if (found.has(name)) continue;
    found.add(name);
    const value = declared.get(name);
    if (value === undefined) throw new Error(`A drawing uses ${name}, which no style sheet declares.`);
    queue.push(...references(value));
  }
  return [...found]
    .sort()
    .map((name) => `${name}:${declared.get(name)}`)
    .join(';');
}

function references(text: string): string[] {
  return [...text.matchAll(/var\((--[\w-]+)\)/g)].map(([, name = '']) => name);
}

interface IllustrationEntry {
  readonly Drawing: () => ReactNode;
  readonly description: string;
  readonly labels: readonly IllustrationLabel[];
  /** Of the sheet, in drawing units; all are `sheetHeight` high. */
  readonly width: number;
}

/** The illustrations that are files of their own, by file name. */
export const illustrations: Readonly<Record<IllustrationName, IllustrationEntry>> = {
  'dilution-refrigerator': {
    Drawing: DilutionRefrigerator,
    description: refrigeratorDescription,
    labels: refrigeratorLabels,
    width: refrigeratorWidth,
  },
  'ion-trap': { Drawing: IonTrap, description: ionTrapDescription, labels: ionTrapLabels, width: sheetWidth },
  'modular-cryostat': {
    Drawing: ModularCryostat,
    description: modularCryostatDescription,
    labels: modularCryostatLabels,
    width: sheetWidth,
  },
  'neutral-atom-array': {
    Drawing: NeutralAtomArray,
    description: neutralAtomDescription,
    labels: neutralAtomLabels,
    width: sheetWidth,
  },
  'photonic-chip': {
    Drawing: PhotonicChip,
    description: photonicChipDescription,
    labels: photonicChipLabels,
    width: sheetWidth,
  },
};
