import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates when somebody reaches for the island: pointer, touch or focus; or one of the keys named. */
    'client:intent'?: boolean | string;
    /** Hydrates when somebody reaches for one of the links with this selector, which stand outside of the island. */
    'client:reach'?: string;
  }
}
