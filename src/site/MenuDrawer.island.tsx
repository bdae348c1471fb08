import { Dialog } from '@base-ui/react/dialog';
import { ChevronRight, Menu, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { Plate } from '#src/design/Plate.tsx';
import type { TopicLink } from '#src/topics/topic-link.ts';
import { headerLinks } from './navigation.ts';
import { SearchForm } from './SearchForm.tsx';
import { ThemeSwitch } from './ThemeSwitch.island.tsx';
import { useDragToClose } from './use-drag-to-close.ts';

interface Props {
  topics: TopicLink[];
  /** Address of the plates' sprite. */
  sprite: string;
}

const iconButton = 'grid size-11 place-items-center rounded-sm text-ink-2 hover:bg-sunken hover:text-ink';
const groupTitle = 'mt-5 font-sans text-xs font-semibold tracking-normal text-ink-3';

/** The menu of small screens: a sheet from the bottom. Without script its button leads to the footer's links. */
export function MenuDrawer({ topics, sprite }: Props) {
  const [open, setOpen] = useState(false);
  const popup = useRef<HTMLDivElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const close = () => setOpen(false);
  const dragHandlers = useDragToClose(popup, scroller, close);

  return (
    <Dialog.Root open={open} onOpenChange={setOpen}>
      <Dialog.Trigger
        nativeButton={false}
        render={<a href="#site-links" />}
        aria-label="Menu"
        aria-haspopup="dialog"
        onClick={(event) => event.preventDefault()}
        className={iconButton}
      >
        <Menu aria-hidden strokeWidth={1.75} className="size-5" />
      </Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-(--layer-overlay) bg-shade transition-opacity duration-(--duration-drawer) ease-drawer data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Dialog.Popup
          ref={popup}
          {...dragHandlers}
          className="fixed inset-x-0 bottom-0 z-(--layer-dialog) flex max-h-[86dvh] translate-y-(--drag) flex-col rounded-t-lg bg-raised shadow-3 outline-none transition-transform duration-(--duration-drawer) ease-drawer data-dragging:duration-0 data-ending-style:translate-y-full data-starting-style:translate-y-full"
        >
          <div className="flex-none touch-none">
            <span aria-hidden className="mx-auto mt-3 mb-0.5 block h-1.25 w-11 rounded-full bg-rule-strong" />
            <div className="flex items-center justify-between py-0.5 pr-2.5 pl-5">
              <Dialog.Title className="text-xl">Menu</Dialog.Title>
              <Dialog.Close aria-label="Close" className={iconButton}>
                <X aria-hidden strokeWidth={1.75} className="size-4.5" />
              </Dialog.Close>
            </div>
          </div>
          <div ref={scroller} className="overflow-y-auto overscroll-contain px-5 pb-6">
            <SearchForm inputId="drawer-search" className="block pt-1" />
            <TopicLinks topics={topics} sprite={sprite} onChoose={close} />
            <PageLinks onChoose={close} />
            <h3 className={groupTitle}>Theme</h3>
            <ThemeSwitch labelled />
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function TopicLinks({ topics, sprite, onChoose }: Props & { onChoose: () => void }) {
  return (
    <nav aria-label="Topics">
      <h3 className={groupTitle}>Topics</h3>
      <ul className="mt-2">
        {topics.map((topic) => (
          <li key={topic.id} className="border-t border-rule">
            <a
              href={topic.href}
              onClick={onChoose}
              className="grid min-h-14 grid-cols-[3.5rem_1fr] items-center gap-3.5 py-2 text-ink no-underline"
            >
              <Plate topic={topic.id} sprite={sprite} className="h-10.5 w-14 rounded-sm border border-rule" />
              <span>
                <span className="block font-serif text-[1.0625rem] leading-tight font-medium">{topic.title}</span>
                <span className="block text-xs leading-snug text-ink-3">{topic.description}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function PageLinks({ onChoose }: { onChoose: () => void }) {
  return (
    <nav aria-label="Pages">
      <h3 className={groupTitle}>Pages</h3>
      <ul className="mt-2">
        {headerLinks.map((link) => (
          <li key={link.href} className="border-t border-rule">
            <a
              href={link.href}
              onClick={onChoose}
              className="flex min-h-12 items-center justify-between font-medium text-ink no-underline"
            >
              {link.label}
              <ChevronRight aria-hidden className="size-4 text-ink-3" />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
