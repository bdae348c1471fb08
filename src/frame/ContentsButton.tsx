import { ChevronDown } from '#src/design/icons.tsx';

/**
 * Opens the list that follows it, where that has no room to stand open. What opens is an empty popover, and the style
 * sheet shows the list as long as it is open: a press on a link of the list is then a press beside the popover, which
 * closes it. So the list closes when a place is chosen, without script, as well as by Escape and by a press elsewhere.
 */
export function ContentsButton({ id, label }: { id: string; label: string }) {
  return (
    <>
      <button type="button" popoverTarget={id} className="contents-button">
        <span className="wrap">
          <span>{label}</span>
          <ChevronDown aria-hidden />
        </span>
      </button>
      <span id={id} popover="auto" className="contents-open" />
    </>
  );
}
