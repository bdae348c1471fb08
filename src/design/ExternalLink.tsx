import { ArrowUpRight } from '#src/design/icons.tsx';

interface Props {
  href: string;
  children: string;
  /** Says more than the words where several links read alike; begins with them. */
  label?: string;
  className?: string;
}

/** A link to another site, in a new tab that knows nothing of ours. What it says beyond its words is read aloud. */
export function ExternalLink({ href, children, label = children, className = '' }: Props) {
  if (!label.startsWith(children)) throw new Error(`The label "${label}" has to begin with "${children}"`);
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      className={`relative inline-flex min-h-6 items-center gap-1 ${className}`}
    >
      {children}
      <span className="visually-hidden">{`${label.slice(children.length)} (opens in a new tab)`}</span>
      <ArrowUpRight aria-hidden className="size-3.5 flex-none" />
    </a>
  );
}
