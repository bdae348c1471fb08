import type { ReactNode } from 'react';

interface Props {
  /** What there is more of, for screen readers. */
  about: string;
  label?: string;
  children: ReactNode;
}

/** What a card holds beyond its first look: it opens in place, without script. */
export function MoreFold({ about, label = 'More', children }: Props) {
  return (
    <details className="text-sm">
      <summary className="min-h-6 w-fit cursor-pointer font-semibold text-accent">
        {label}
        <span className="visually-hidden"> about {about}</span>
      </summary>
      <div className="mt-2">{children}</div>
    </details>
  );
}
