import { currentText, type Figure } from './figures.ts';
import { textsIn } from './texts-in.ts';

/** A sign of money, or a number of three digits and more, zeros at its beginning aside. */
const DISTINCTIVE = /[$€£]|[1-9]([.,]?\d){2}/;

/**
 * A file that types a number which one of its own figures holds already would keep it when the figure changes. Only what
 * is hardly written by chance is looked for; the figures of other files are not, for a text may well tell of the past.
 */
export function typedFigures(
  file: string,
  data: object,
  figures: readonly Pick<Figure, 'name' | 'values'>[],
): string[] {
  const distinctive = figures.filter((figure) => DISTINCTIVE.test(currentText(figure)));
  if (distinctive.length === 0) return [];
  // A name is what it is ("Superion 256"), and what the 2024 edition said never changes.
  return textsIn({ ...data, figures: undefined, name: undefined, edition2024: undefined }).flatMap(({ field, text }) =>
    distinctive
      .filter((figure) => standsIn(text, currentText(figure)))
      .map((figure) => {
        const { name } = figure;
        return `${file}: ${field} types ${currentText(figure)}, which is figures.${name}; write "{${name}}" in its place`;
      }),
  );
}

/** Whether a value is in a text by itself: 407 not in 1,407, 407% or 407–500. */
function standsIn(text: string, value: string): boolean {
  const literal = value.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\p{L}\\p{N}$€£.,–-])${literal}(?![\\p{L}\\p{N}%]|[.,–-]\\p{N})`, 'u').test(text);
}
