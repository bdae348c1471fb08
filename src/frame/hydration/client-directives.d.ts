import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /**
     * Hydrates when somebody touches the island: pointer, finger, focus or press, or an address that names it; or one of
     * the links with this selector, wherever they are.
     */
    'client:intent'?: boolean | string;
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
