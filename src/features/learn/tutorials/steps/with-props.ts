import type { AstroComponentFactory } from 'astro/runtime/server/index.js';

/**
 * An Astro component with some of its props filled in: the text of a step writes `<Program />`, and which program
 * that is stands in the head of its file.
 */
export function withProps(component: AstroComponentFactory, props: Record<string, unknown>): AstroComponentFactory {
  const bound: AstroComponentFactory = (result, _own, slots) => component(result, props, slots);
  return Object.assign(bound, {
    isAstroComponentFactory: component.isAstroComponentFactory,
    moduleId: component.moduleId,
    propagation: component.propagation,
  });
}
