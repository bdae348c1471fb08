import type { ReactNode } from 'react';
import { ArrowRight } from '#src/design/icons.tsx';

export type ButtonVariant = 'primary' | 'secondary';

const shared =
  'inline-flex min-h-11 cursor-pointer items-center justify-center gap-2 rounded-sm border px-4.5 py-2 text-sm leading-tight font-semibold no-underline transition-colors duration-(--duration-fast) disabled:cursor-not-allowed disabled:opacity-60';

const variants: Record<ButtonVariant, string> = {
  primary:
    'border-transparent bg-accent text-on-accent hover:bg-accent-hover hover:text-on-accent disabled:hover:bg-accent',
  secondary: 'border-rule-strong bg-surface text-ink hover:border-accent hover:bg-accent-soft hover:text-accent',
};

/** The classes of a button, for elements that are not links of this module. */
export function buttonClass(variant: ButtonVariant): string {
  return `${shared} ${variants[variant]}`;
}

interface ButtonLinkProps {
  href: string;
  variant: ButtonVariant;
  children: ReactNode;
  /** Says more than the visible text where several links read alike; begins with that text. */
  label?: string;
}

export function ButtonLink({ href, variant, children, label }: ButtonLinkProps) {
  return (
    <a href={href} aria-label={label} className={buttonClass(variant)}>
      {children}
    </a>
  );
}

/** A link with an arrow that leads on. */
export function MoreLink({ href, children, label }: Omit<ButtonLinkProps, 'variant'>) {
  return (
    <a
      href={href}
      aria-label={label}
      className="group relative z-1 inline-flex min-h-6 items-center gap-1.5 text-sm font-semibold no-underline hover:underline"
    >
      {children}
      <ArrowRight aria-hidden className="size-4 transition-transform group-hover:translate-x-0.5" />
    </a>
  );
}
