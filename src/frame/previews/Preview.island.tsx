import { PreviewCard } from '@base-ui/react/preview-card';
import { useEffect, useRef } from 'react';
import { Kets } from '#src/design/Kets.tsx';
import { SourceTitle } from '#src/design/SourceLink.tsx';
import { type OpenPreview, usePreview } from './use-preview.ts';

const TITLE_ID = 'preview-title';
const TEXT_ID = 'preview-text';

/**
 * The definition of a marked term, or the work behind a source's number, beside the link: on hover, on keyboard focus
 * and on a tap. It loads nothing until then. Escape, a press outside and leaving it close it; the pointer may move into it (WCAG 1.4.13).
 */
export function Preview() {
  const { open, close, hold, release } = usePreview();
  const last = useRef<OpenPreview>(undefined);
  if (open) last.current = open;

  // Screen readers speak the text after the link's own words.
  useEffect(() => {
    open?.mark.setAttribute('aria-describedby', TEXT_ID);
    return () => open?.mark.removeAttribute('aria-describedby');
  }, [open]);

  return (
    <PreviewCard.Root
      open={open !== undefined}
      onOpenChange={(isOpen, { reason }) => {
        if (isOpen || reason === 'trigger-hover') return;
        if (reason === 'escape-key' && open?.isTapped) open.mark.focus();
        close();
      }}
    >
      <PreviewCard.Portal>
        <PreviewCard.Positioner
          anchor={(open ?? last.current)?.mark ?? null}
          side="bottom"
          align="start"
          alignOffset={({ positioner }) => intoColumn((open ?? last.current)?.mark, positioner.width)}
          sideOffset={6}
          // Above the link it could cover the header, and what has just been read.
          collisionPadding={{ top: 80, right: 16, bottom: 16, left: 16 }}
          className="z-(--layer-popover) print:hidden"
        >
          {last.current ? (
            <Card {...(open ?? last.current)} onPointerEnter={hold} onPointerLeave={release} onLeave={close} />
          ) : null}
        </PreviewCard.Positioner>
      </PreviewCard.Portal>
    </PreviewCard.Root>
  );
}

/** How far a card that begins where its link does has to go to the left to end within the column of text. */
function intoColumn(mark: HTMLElement | undefined, width: number): number {
  const column = mark?.closest('p, li, dd, td, figcaption, section, main')?.getBoundingClientRect();
  if (!mark || !column) return 0;
  const { left } = mark.getBoundingClientRect();
  return Math.max(column.left - left, Math.min(0, column.right - width - left));
}

interface CardProps extends OpenPreview {
  onPointerEnter: () => void;
  onPointerLeave: () => void;
  /** The focus was in the card and has left it. */
  onLeave: () => void;
}

function Card({
  title,
  label,
  text,
  plainWords,
  href,
  action,
  mark,
  isTapped,
  onPointerEnter,
  onPointerLeave,
  onLeave,
}: CardProps) {
  const card = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (isTapped && mark.isConnected) card.current?.focus();
  }, [isTapped, mark]);

  return (
    <PreviewCard.Popup
      ref={card}
      role="dialog"
      aria-labelledby={TITLE_ID}
      onPointerEnter={onPointerEnter}
      onPointerLeave={onPointerLeave}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) onLeave();
      }}
      className="grid w-88 max-w-(--available-width) gap-1.5 rounded-md border border-rule bg-raised px-4 py-3.5 shadow-2 outline-none transition-opacity duration-(--duration-fast) data-ending-style:opacity-0 data-starting-style:opacity-0"
    >
      <p id={TITLE_ID} className="flex flex-wrap items-baseline gap-x-2.5 font-serif text-lg leading-tight font-medium">
        {title}
        <span className="font-sans text-2xs font-semibold text-ink-3">{label}</span>
      </p>
      <p id={TEXT_ID} className="text-sm text-ink-2">
        <Kets text={text} />
      </p>
      {plainWords ? (
        <p className="text-sm text-ink-2">
          <b>In plain words</b> <Kets text={plainWords} />
        </p>
      ) : null}
      <p className="py-1 text-sm font-semibold">
        <SourceTitle title={action} url={href} />
      </p>
    </PreviewCard.Popup>
  );
}
