import type { ReactNode } from 'react';
import { CardTitle } from './Card.tsx';

interface Props {
  title: string;
  badge: ReactNode;
  /** What the badge says of the entry, for screen readers: "Severity". */
  badgeMeaning: string;
}

/** A card's heading with its badge at the right; on narrow cards the badge goes below. */
export function CardHead({ title, badge, badgeMeaning }: Props) {
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
