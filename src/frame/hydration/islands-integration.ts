import type { AstroIntegration } from 'astro';

/** Registers `client:intent`. */
export function islands(): AstroIntegration {
  return {
    name: 'islands',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({ name: 'intent', entrypoint: './src/frame/hydration/intent-directive.ts' });
      },
    },
  };
}
