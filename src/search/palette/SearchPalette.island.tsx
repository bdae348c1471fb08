import { Dialog } from '@base-ui/react/dialog';
import { Palette } from './Palette.tsx';
import { usePaletteOpen } from './use-palette-open.ts';

/** The search dialog over any page: `/`, Ctrl-K or ⌘-K. It loads nothing until somebody asks for it. */
export function SearchPalette() {
  const [isOpen, setOpen] = usePaletteOpen();
  return (
    <Dialog.Root open={isOpen} onOpenChange={setOpen}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-(--layer-overlay) bg-shade" />
        <Dialog.Popup
          aria-label="Search"
          className="fixed inset-x-0 top-0 z-(--layer-dialog) mx-auto flex max-h-dvh w-full max-w-160 flex-col overflow-hidden bg-raised shadow-3 outline-none sm:top-[12dvh] sm:max-h-[76dvh] sm:rounded-lg"
        >
          <Palette onLeave={() => setOpen(false)} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
