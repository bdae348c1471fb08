import { ArrowUpRight } from '#src/design/icons.tsx';

interface Props {
  href: string;
  children: string;
  /** Says more than the words where several links read alike; begins with them. */
  label?: string;
  className?: string;
}

/** So many letters stand on one line anywhere. */
const SHORT = 24;

/** A link to another site, in a new tab that knows nothing of ours. What it says beyond its words is read aloud. */
export function ExternalLink({ href, children, label = children, className = '' }: Props) {
  if (!label.startsWith(children)) throw new Error(`The label "${label}" has to begin with "${children}"`);
  // The arrow stays with the last word.
  const end = children.length > SHORT ? children.lastIndexOf(' ') + 1 : 0;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={`relative inline-block min-h-6 ${className}`}>
      {children.slice(0, end)}
      <span className="whitespace-nowrap">
        {children.slice(end)}
        <ArrowUpRight aria-hidden className="ml-1 inline-block size-3.5 align-[-0.125em]" />
      </span>
      <span className="visually-hidden">{`${label.slice(children.length)} (opens in a new tab)`}</span>
    </a>
  );
}
