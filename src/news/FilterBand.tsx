import type { ReactNode } from 'react';

/** Where the category buttons stand, over the lists that they filter. Without script neither is shown. */
export function FilterBand({ children }: { children?: ReactNode }) {
  return <div className="wrap -mb-6 noscript:hidden print:hidden">{children}</div>;
}
