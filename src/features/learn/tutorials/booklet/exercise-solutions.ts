import { parseFragment, serialize } from 'parse5';
import { attribute, type Element, findElement, findElements } from '#src/base/page-tree.ts';

/**
 * The solutions of the exercises in the finished HTML of a tutorial's steps, by the number of their step, in the order of
 * the page: what an exercise folds away, without the words that open it.
 */
export function exerciseSolutions(html: string): ReadonlyMap<number, readonly string[]> {
  const everything = () => false;
  const steps = findElements(parseFragment(html), hasClass('step'), everything);
  return new Map(
    steps.map((step) => [
      Number(attribute(step, 'data-step')),
      findElements(step, hasClass('exercise'), everything).map(solutionOf),
    ]),
  );
}

function solutionOf(exercise: Element): string {
  const details = findElement(exercise, ({ tagName }) => tagName === 'details');
  if (!details) throw new Error('An exercise of a step has no solution that folds');
  const childNodes = details.childNodes.filter((node) => !('tagName' in node && node.tagName === 'summary'));
  return serialize({ ...details, childNodes });
}

const hasClass = (name: string) => (element: Element) => (attribute(element, 'class') ?? '').split(' ').includes(name);
