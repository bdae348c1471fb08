import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates when somebody touches the island: pointer, finger, focus or press, or an address that names it. */
    'client:intent'?: boolean;
  }
}

declare global {
  /** What the page's inline script (`src/frame/boot.ts`) has heard; `touch.ts` takes it over. */
  var early: Event[];
}
