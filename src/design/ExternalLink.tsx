import { ArrowUpRight } from 'lucide-react';
import type { ReactNode } from 'react';

interface Props {
  href: string;
  children: ReactNode;
  /** Says more than the visible text where several links read alike; begins with that text. */
  label?: string;
  className?: string;
}

/** A link to another site, in a new tab that knows nothing of ours. */
export function ExternalLink({ href, children, label, className = '' }: Props) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={label ? `${label} (opens in a new tab)` : undefined}
      className={`inline-flex min-h-6 items-center gap-1 ${className}`}
    >
      {children}
      <ArrowUpRight aria-hidden className="size-3.5 flex-none" />
      {label ? null : <span className="visually-hidden">(opens in a new tab)</span>}
    </a>
  );
}
