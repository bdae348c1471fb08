import { Popover } from '@base-ui/react/popover';
import type { ComponentProps, ReactNode } from 'react';

interface Props extends Pick<ComponentProps<typeof Popover.Positioner>, 'anchor' | 'side' | 'align'> {
  title: ReactNode;
  isTitleHidden?: boolean;
  className?: string;
  onClose: () => void;
  children: ReactNode;
}

/** What opens over the lab at a button or a place, as long as it is rendered. */
export function LabPopup({ title, isTitleHidden = false, className, onClose, children, ...position }: Props) {
  return (
    <Popover.Root open onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}>
      <Popover.Portal>
        <Popover.Positioner {...position} sideOffset={6} className="lab-popup">
          <Popover.Popup className={className ? `lab-popup-body ${className}` : 'lab-popup-body'}>
            <Popover.Title className={isTitleHidden ? 'visually-hidden' : 'popup-title'}>{title}</Popover.Title>
            {children}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
