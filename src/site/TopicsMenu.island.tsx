import { ChevronDown } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Plate } from '#src/design/Plate.tsx';
import type { TopicLink } from '#src/topics/topic-link.ts';
import { urls } from './urls.ts';

interface Props {
  topics: TopicLink[];
  /** Address of the plates' sprite. */
  sprite: string;
}

/**
 * Explore Topics: a disclosure over the full width (WAI-ARIA APG, "Disclosure Navigation Menu"). Escape, a press
 * outside and leaving it with the keyboard close it. Until it hydrates, and without script, its trigger is a link to
 * the list of all topics.
 */
export function TopicsMenu({ topics, sprite }: Props) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLAnchorElement>(null);
  const panelId = useId();

  useEffect(() => {
    if (!open) return;
    const closeOutside = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false);
    };
    addEventListener('pointerdown', closeOutside);
    addEventListener('focusin', closeOutside);
    return () => {
      removeEventListener('pointerdown', closeOutside);
      removeEventListener('focusin', closeOutside);
    };
  }, [open]);

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    setOpen(false);
    trigger.current?.focus();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape reaches here from the links inside
    <div ref={root} onKeyDown={closeOnEscape}>
      {/* biome-ignore lint/a11y/useSemanticElements: without script it has to be a link */}
      <a
        ref={trigger}
        href={urls.topics()}
        role="button"
        aria-expanded={open}
        aria-controls={panelId}
        onClick={(event) => {
          event.preventDefault();
          setOpen(!open);
        }}
        onKeyDown={(event) => {
          if (event.key !== ' ') return;
          event.preventDefault();
          setOpen(!open);
        }}
        className="group inline-flex min-h-10 items-center gap-1 rounded-sm px-2 text-[0.875rem] font-medium whitespace-nowrap xl:px-2.5 xl:text-[0.9063rem] text-ink-2 no-underline hover:bg-sunken hover:text-ink aria-expanded:bg-accent-soft aria-expanded:text-accent"
      >
        Explore Topics
        <ChevronDown aria-hidden className="size-3.5 transition-transform group-aria-expanded:rotate-180" />
      </a>
      <div
        id={panelId}
        hidden={!open}
        className="absolute inset-x-0 top-full z-(--layer-popover) border-b border-rule bg-surface shadow-2"
      >
        {open ? <TopicPanel topics={topics} sprite={sprite} /> : null}
      </div>
    </div>
  );
}

function TopicPanel({ topics, sprite }: Props) {
  return (
    <ul className="wrap grid grid-cols-3 gap-x-5 gap-y-1 py-6">
      {topics.map((topic) => (
        <li key={topic.id}>
          <a
            href={topic.href}
            className="grid h-full grid-cols-[5.5rem_1fr] items-center gap-4 rounded-md p-3 text-ink no-underline hover:bg-accent-soft hover:text-ink"
          >
            <Plate topic={topic.id} sprite={sprite} className="h-16 w-22 rounded-sm border border-rule" />
            <span>
              <span className="block font-serif text-[1.125rem] leading-tight font-medium">{topic.title}</span>
              <span className="mt-0.5 block text-xs text-ink-2">{topic.description}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
