import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates when somebody touches the island: pointer, finger, focus or press, or an address that names it. */
    'client:intent'?: boolean;
    /** Hydrates when somebody reaches for one of the links with this selector, which are outside of the island. */
    'client:reach'?: string;
  }
}

declare global {
  interface Window {
    /** What the page's inline script (`src/frame/boot.ts`) has heard; `touch.ts` takes it over. */
    early: Event[];
  }
  interface Navigator {
    /** Network Information API; not in every browser. */
    readonly connection?: { readonly saveData: boolean };
  }
}
