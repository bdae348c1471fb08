import type { ReactNode } from 'react';

/** The buttons as a grid: three in a row on a phone, two on the smallest, then four and six. */
const grid =
  '[&_:has(fieldset)]:grid-cols-[minmax(0,1fr)] [&_fieldset]:grid [&_fieldset]:grid-cols-[repeat(auto-fill,minmax(7rem,1fr))] [&_fieldset]:gap-2 sm:[&_fieldset]:grid-cols-4 lg:[&_fieldset]:grid-cols-6 [&_fieldset>*]:px-1 [&_fieldset>*]:text-[0.875rem]';

/** Where the category buttons are, over the stories that they filter. Without script none of them is shown. */
export function FilterBand({ children }: { children?: ReactNode }) {
  return <div className={`wrap pt-8 ${grid} noscript:hidden print:hidden`}>{children}</div>;
}
