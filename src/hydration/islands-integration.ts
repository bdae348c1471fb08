import type { AstroIntegration } from 'astro';
import { type ModuleGraph, setScriptsAside, watchModules } from './deferred-scripts.ts';

/** Registers `client:intent` and `client:reach`; after the build no page runs a script of Astro's as it loads. */
export function islands(): AstroIntegration {
  const modules: ModuleGraph = new Map();
  return {
    name: 'islands',
    hooks: {
      'astro:config:setup': ({ addClientDirective, updateConfig }) => {
        addClientDirective({ name: 'intent', entrypoint: './src/hydration/intent-directive.ts' });
        addClientDirective({ name: 'reach', entrypoint: './src/hydration/reach-directive.ts' });
        updateConfig({ vite: { plugins: [watchModules(modules)] } });
      },
      'astro:build:done': ({ dir }) => setScriptsAside(dir, modules),
    },
  };
}
