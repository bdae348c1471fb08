import type { AstroIntegration } from 'astro';

/** Registers `client:intent` and `client:reach`. */
export function islands(): AstroIntegration {
  return {
    name: 'islands',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({ name: 'intent', entrypoint: './src/frame/hydration/intent-directive.ts' });
        addClientDirective({ name: 'reach', entrypoint: './src/frame/hydration/reach-directive.ts' });
      },
    },
  };
}
