import type { Circuit } from '#circuit/circuit/circuit.ts';
import { Kets } from '#src/design/Kets.tsx';
import { CircuitPicture } from '#src/drawings/circuit/CircuitPicture.tsx';
import { withNames } from '#src/drawings/circuit/for-text.ts';
import { GALLERY } from '#src/drawings/circuit/grid.ts';

export interface GalleryItem {
  readonly id: string;
  readonly title: string;
  readonly group: string;
  readonly what: string;
  readonly outcome: string;
  /** Where to look, and what one learns there. */
  readonly see: string;
  readonly circuit: Circuit;
  /** The address that opens it in the lab. */
  readonly href: string;
  /** The page of its own, if it has one. */
  readonly page: string | undefined;
  readonly related: readonly { label: string; href: string }[];
}

interface Props {
  groups: readonly string[];
  items: readonly GalleryItem[];
}

/** The gallery: each circuit drawn, with what it does and what comes out. It needs no script. */
export function GallerySection({ groups, items }: Props) {
  return groups.map((group) => (
    <div key={group} className="lab-group mt-10 first:mt-0">
      <h3 className="text-lg">{group}</h3>
      <ul className="mt-4 grid gap-x-8 gap-y-10 md:grid-cols-2 nav:grid-cols-3">
        {items
          .filter((item) => item.group === group)
          .map((item) => (
            <GalleryCard key={item.id} {...item} />
          ))}
      </ul>
    </div>
  ));
}

function GalleryCard({ id, title, what, outcome, see, circuit, href, page, related }: GalleryItem) {
  return (
    <li id={id} className="flex flex-col">
      <div className="flex h-48 items-center justify-center overflow-hidden rounded-md border border-rule bg-surface p-3">
        <CircuitPicture
          circuit={circuit}
          grid={withNames(GALLERY, circuit)}
          className="h-auto max-h-full w-auto max-w-full flex-none"
        />
      </div>
      <h4 className="mt-3 text-[1.125rem] leading-tight">{page ? <a href={page}>{title}</a> : title}</h4>
      <p className="mt-1.5 text-sm text-ink-2">
        <Kets text={what} />
      </p>
      <p className="mt-1.5 text-sm">
        <Kets text={outcome} />{' '}
        <span className="text-ink-2">
          <Kets text={see} />
        </span>
      </p>
      <p className="mt-auto flex flex-wrap gap-x-4 pt-2 text-sm">
        <a href={href} className="inline-flex min-h-6 items-center font-semibold no-underline hover:underline">
          Open in the lab<span className="visually-hidden">: {title}</span>
        </a>
        {related.map((link) => (
          <a key={link.href} href={link.href} className="inline-flex min-h-6 items-center">
            {link.label}
          </a>
        ))}
      </p>
    </li>
  );
}
