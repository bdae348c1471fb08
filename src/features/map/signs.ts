import { DROP, inLetters } from './names.ts';
import type { Point } from './zoom.ts';

/** An entry's link in the drawing. */
export interface Sign extends Point {
  link: SVGAElement;
  name: string;
  group: SVGGElement;
  /** From which size of the map on its name has room: a place in `ZOOMS`, or after the last. */
  from: number;
}

/**
 * The entries of a drawing, in their order. What was the title of a link, which browsers show after a while, becomes its
 * label: the name shows at once from here on.
 */
export function readSigns(drawing: SVGSVGElement): Sign[] {
  return [...drawing.querySelectorAll<SVGGElement>('g[data-from]')].flatMap((group) =>
    [...group.querySelectorAll<SVGAElement>('a')].map((link): Sign => {
      const title = link.querySelector('title');
      if (title) {
        link.setAttribute('aria-label', title.textContent);
        title.remove();
      }
      const circle = link.querySelector('circle');
      const [x, y] = [circle?.cx.baseVal.value ?? 0, circle?.cy.baseVal.value ?? 0];
      const name = link.getAttribute('aria-label') ?? '';
      return { link, name, x, y, group, from: Number(group.dataset.from) };
    }),
  );
}

/** Shows the names that have room at a size of the map; they come into the drawing when they are first needed. */
export function showNames(signs: readonly Sign[], level: number): void {
  for (const sign of signs) {
    sign.group.toggleAttribute('data-unnamed', sign.from > level);
    sign.group.toggleAttribute('data-named', sign.from <= level);
    if (sign.from <= level && !sign.link.querySelector('.name')) sign.link.append(nameOf(sign));
  }
}

function nameOf(sign: Sign): SVGTextElement {
  const text = document.createElementNS('http://www.w3.org/2000/svg', 'text');
  text.classList.add('name');
  setName(text, sign);
  return text;
}

/** Writes a sign's name below it. */
export function setName(text: SVGTextElement, { link, name, x, y }: Sign): void {
  const isRung = link.classList.contains('rung');
  text.setAttribute('x', String(x));
  text.setAttribute('y', String(y));
  text.setAttribute('dy', inLetters(isRung ? DROP.rung : DROP.sign));
  text.textContent = isRung ? name.replace(/^\d+: /, '') : name;
}

/** Whether an entry's name is in sight without pointing at it. */
export function isNamed({ link }: Sign): boolean {
  return link.querySelector('.name')?.checkVisibility() ?? false;
}
