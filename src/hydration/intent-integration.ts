import type { AstroIntegration } from 'astro';

/** Registers `client:intent`, `client:palette` and `client:reach`. */
export function intentDirective(): AstroIntegration {
  return {
    name: 'client-intent',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({ name: 'intent', entrypoint: './src/hydration/intent-directive.ts' });
        addClientDirective({ name: 'palette', entrypoint: './src/hydration/palette-directive.ts' });
        addClientDirective({ name: 'reach', entrypoint: './src/hydration/reach-directive.ts' });
      },
    },
  };
}
