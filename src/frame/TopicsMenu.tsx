import { ChevronDown } from 'lucide-react';
import { Plate } from '#src/design/Plate.tsx';
import { urls } from '#src/model/urls.ts';
import type { TopicLink } from './topic-link.ts';
import './topics-menu.css';

interface Props {
  topics: readonly TopicLink[];
  /** Address of the plates' sprite. */
  sprite: string;
}

/**
 * Explore Topics: a panel over the full width, which the browser opens and closes (HTML, `popover`): a press on the
 * button, Escape, a press outside. It needs no script.
 */
export function TopicsMenu({ topics, sprite }: Props) {
  return (
    <>
      <button
        type="button"
        popoverTarget="topics-menu"
        className="topics-button inline-flex min-h-10 items-center gap-1 rounded-sm px-2 text-[0.875rem] font-medium whitespace-nowrap xl:px-2.5 xl:text-[0.9063rem] text-ink-2 hover:bg-sunken hover:text-ink"
      >
        Explore Topics
        <ChevronDown aria-hidden className="size-3.5 transition-transform" />
      </button>
      <div id="topics-menu" popover="auto" className="topics-menu">
        <ul className="wrap grid grid-cols-3 gap-x-5 gap-y-1 pt-6 pb-3">
          {topics.map((topic) => (
            <li key={topic.id}>
              <a
                href={topic.href}
                className="grid h-full grid-cols-[5.5rem_1fr] items-center gap-4 rounded-md p-3 text-ink no-underline hover:bg-accent-soft hover:text-ink"
              >
                <Plate topic={topic.id} sprite={sprite} className="h-16 w-22 rounded-sm border border-rule" />
                <span>
                  <span className="block font-serif text-[1.125rem] leading-tight font-medium">{topic.title}</span>
                  <span className="mt-0.5 block text-sm text-ink-2">{topic.description}</span>
                </span>
              </a>
            </li>
          ))}
        </ul>
        <p className="wrap pb-5">
          <a href={urls.topics()} className="inline-flex min-h-10 items-center px-3 font-semibold">
            All Topics
          </a>
        </p>
      </div>
    </>
  );
}
