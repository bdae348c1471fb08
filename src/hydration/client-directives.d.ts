import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates when somebody reaches for the island: pointer, touch or focus. */
    'client:intent'?: boolean;
  }
}
