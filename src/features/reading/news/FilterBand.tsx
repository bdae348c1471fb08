import type { ReactNode } from 'react';

/** The buttons in one row; where they do not fit they fade at the edge and scroll sideways. */
const oneRow =
  '[&_:has(fieldset)]:grid-cols-[minmax(0,1fr)] [&_fieldset]:-mr-(--gutter) [&_fieldset]:-ml-1.5 [&_fieldset]:min-w-0 [&_fieldset]:flex-nowrap [&_fieldset]:gap-1.5 [&_fieldset]:overflow-x-auto [&_fieldset]:py-1.5 [&_fieldset]:pr-10 [&_fieldset]:pl-1.5 [&_fieldset]:[mask-image:linear-gradient(to_right,black_calc(100%-2.5rem),transparent)] [&_fieldset]:[scrollbar-width:none] [&_fieldset>*]:flex-none [&_fieldset>*]:px-[0.7rem] [&_fieldset>*]:text-[0.875rem]';

/** Where the category buttons stand, over the stories that they filter. Without script none of them is shown. */
export function FilterBand({ children }: { children?: ReactNode }) {
  return (
    <div className={`wrap mb-[calc(1rem-var(--section-space))] pt-8 ${oneRow} noscript:hidden print:hidden`}>
      {children}
    </div>
  );
}
