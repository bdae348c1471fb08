import { brandMarkPath } from './brand-mark.ts';

/** The site's mark, five fringes in a circle, in the color of the text around it. Decorative: the name is beside it. */
export function BrandMark({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 32 32" width="32" height="32" aria-hidden="true" focusable="false">
      <path fill="currentColor" d={brandMarkPath()} />
    </svg>
  );
}
