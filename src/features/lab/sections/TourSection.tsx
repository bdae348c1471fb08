import { Kets } from '#src/design/Kets.tsx';

export interface TourItem {
  readonly id: string;
  readonly title: string;
  readonly task: string;
  /** The address that begins the tour there. */
  readonly href: string;
}

export function TourSection({ items }: { items: readonly TourItem[] }) {
  return (
    <ol className="grid list-none gap-x-8 sm:grid-cols-2 nav:grid-cols-3">
      {items.map(({ id, title, task, href }, index) => (
        <li key={id} id={id} className="grid grid-cols-[2.25rem_1fr] border-t border-rule py-3">
          <span aria-hidden className="font-serif text-lg leading-tight text-ink-3">
            {index + 1}
          </span>
          <div>
            <a href={href} className="font-semibold no-underline hover:underline">
              {title}
            </a>
            <p className="mt-1 text-sm text-ink-2">
              <Kets text={task} />
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}
