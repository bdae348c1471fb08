import type { ReactNode } from 'react';

interface Props {
  /** A mail, or the file in the repository (`correction-link.ts`). */
  href: string;
  className?: string;
  children: ReactNode;
}

/** Where a correction begins: the repository opens apart from the page that one reads. */
export function CorrectionLink({ href, className, children }: Props) {
  const apart = href.startsWith('https:') ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return (
    <a href={href} className={className} {...apart}>
      {children}
    </a>
  );
}
