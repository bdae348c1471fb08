import { ChevronDown } from '#src/design/icons.tsx';
import { Plate } from '#src/design/Plate.tsx';
import { urls } from '#src/model/urls.ts';
import { dataLinks, labLink, type NavigationLink, type TopicLink } from './navigation.ts';

/** The rows below the topics. */
const MORE = [{ label: 'All Topics', href: urls.topics() }, labLink];

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
        className={`${headerLink} group gap-1 has-[+:popover-open]:bg-accent-soft has-[+:popover-open]:text-accent`}
      >
        Explore Topics
        <ChevronDown aria-hidden className="size-3.5 transition-transform group-has-[+:popover-open]:rotate-180" />
      </button>
      <div
        id="topics-menu"
        popover="auto"
        className="inset-x-0 top-(--header-height) bottom-auto max-h-[calc(100dvh-var(--header-height))] w-auto overflow-y-auto border-b border-rule bg-surface text-inherit shadow-2"
      >
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
        <p className="wrap">
          <Links links={MORE} />
        </p>
        <p className="wrap pb-5">
          <span className="px-3 text-sm text-ink-2">Data</span>
          <Links links={dataLinks} />
        </p>
      </div>
    </>
  );
}

function Links({ links }: { links: readonly NavigationLink[] }) {
  return links.map(({ label, href }) => (
    <a key={href} href={href} className="inline-flex min-h-10 items-center px-3 font-semibold">
      {label}
    </a>
  ));
}

/** The look of the header's links and of the button that opens the topics. */
export const headerLink =
  'inline-flex min-h-10 items-center rounded-sm px-2 text-[0.875rem] font-medium whitespace-nowrap xl:px-2.5 xl:text-[0.9063rem] text-ink-2 hover:bg-sunken hover:text-ink';
