import type { ReactNode } from 'react';
import { type BadgeTone, toneClasses } from './Badge.tsx';
import type { Icon } from './icons.tsx';

interface Props {
  children: ReactNode;
  /** A drawing over the full width at the top. */
  figure?: ReactNode;
  id?: string;
}

/** A flat sheet with a hairline. Where a `stretched` link covers it, the whole card answers hover and focus. */
export function Card({ children, figure, id }: Props) {
  return (
    <article
      id={id}
      className="relative flex h-full flex-col overflow-hidden rounded-md border border-rule bg-surface transition-[border-color,box-shadow] duration-(--duration-base) has-[.stretched:focus-visible]:outline-2 has-[.stretched:focus-visible]:outline-offset-3 has-[.stretched:focus-visible]:outline-focus has-[.stretched]:hover:border-accent-line has-[.stretched]:hover:shadow-2"
    >
      {figure}
      <div className="flex flex-1 flex-col gap-2.5 p-5">{children}</div>
    </article>
  );
}

/** Cards side by side, as many as fit; `wide` asks for broader ones, `rows` says that a filter narrows them. */
interface GridProps {
  id?: string;
  children: ReactNode;
  wide?: boolean;
  rows?: boolean;
}

export function CardGrid({ id, children, wide, rows }: GridProps) {
  const width = wide ? '28rem' : '20rem';
  return (
    <ul
      id={id}
      data-rows={rows ? '' : undefined}
      className="grid gap-6"
      style={{ gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${width}), 1fr))` }}
    >
      {children}
    </ul>
  );
}

export function CardTitle({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <h3 id={id} className="text-xl">
      {children}
    </h3>
  );
}

export function CardText({ children }: { children: ReactNode }) {
  return <p className="text-sm text-ink-2">{children}</p>;
}

/** The last line of a card, at its lower edge: what there is to know, and where the card leads. */
export function CardFoot({ children }: { children: ReactNode }) {
  return <p className="mt-auto flex items-center justify-between gap-3 pt-3 text-xs text-ink-2">{children}</p>;
}

interface CardHeadProps {
  title: string;
  badge: ReactNode;
  /** What the badge says of the entry, for screen readers: "Severity". */
  badgeMeaning: string;
}

/** A card's heading with its badge at the right; on narrow cards the badge goes below. */
export function CardHead({ title, badge, badgeMeaning }: CardHeadProps) {
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
      <div className="min-w-0 flex-1 basis-48">
        <CardTitle>{title}</CardTitle>
      </div>
      <p className="flex">
        <span className="visually-hidden">{badgeMeaning}: </span>
        {badge}
      </p>
    </div>
  );
}

/** An icon in the color of its subject; the words beside it say what it stands for. */
export function IconChip({ icon: Icon, tone }: { icon: Icon; tone: BadgeTone }) {
  return (
    <span
      data-tone={tone}
      className={`grid size-10 flex-none place-items-center rounded-sm border ${toneClasses[tone]}`}
    >
      <Icon aria-hidden strokeWidth={1.5} className="size-5.5" />
    </span>
  );
}
