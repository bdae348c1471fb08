import type { ReactNode } from 'react';
import './filter-band.css';

/** Where the category buttons are, over the stories that they filter. Without script none of them is shown. */
export function FilterBand({ children }: { children?: ReactNode }) {
  return <div className="filter-band wrap pt-2 noscript:hidden print:hidden">{children}</div>;
}
