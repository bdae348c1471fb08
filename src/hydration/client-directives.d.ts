import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates when somebody reaches for the island: pointer, touch or focus; or one of the keys named. */
    'client:intent'?: boolean | string;
  }
}
