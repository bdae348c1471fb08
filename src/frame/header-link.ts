/** Of the links in the header and of the button that opens the topics. */
export const headerLink =
  'inline-flex min-h-10 items-center rounded-sm px-2 text-[0.875rem] font-medium whitespace-nowrap xl:px-2.5 xl:text-[0.9063rem] text-ink-2 hover:bg-sunken hover:text-ink';
