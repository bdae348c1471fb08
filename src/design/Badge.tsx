import type { ReactNode } from 'react';

export type BadgeTone =
  | 'red'
  | 'orange'
  | 'yellow'
  | 'olive'
  | 'green'
  | 'cyan'
  | 'blue'
  | 'indigo'
  | 'purple'
  | 'pink'
  | 'gray'
  | 'solid'
  | 'destructive';

/** Whole class names, because Tailwind reads them from the source text. */
export const toneClasses: Record<BadgeTone, string> = {
  red: 'border-badge-red-line bg-badge-red-bg text-badge-red-fg',
  orange: 'border-badge-orange-line bg-badge-orange-bg text-badge-orange-fg',
  yellow: 'border-badge-yellow-line bg-badge-yellow-bg text-badge-yellow-fg',
  olive: 'border-badge-olive-line bg-badge-olive-bg text-badge-olive-fg',
  green: 'border-badge-green-line bg-badge-green-bg text-badge-green-fg',
  cyan: 'border-badge-cyan-line bg-badge-cyan-bg text-badge-cyan-fg',
  blue: 'border-badge-blue-line bg-badge-blue-bg text-badge-blue-fg',
  indigo: 'border-badge-indigo-line bg-badge-indigo-bg text-badge-indigo-fg',
  purple: 'border-badge-purple-line bg-badge-purple-bg text-badge-purple-fg',
  pink: 'border-badge-pink-line bg-badge-pink-bg text-badge-pink-fg',
  gray: 'border-badge-gray-line bg-badge-gray-bg text-badge-gray-fg',
  solid: 'border-accent bg-accent text-on-accent',
  destructive: 'border-danger-solid bg-danger-solid text-white',
};

interface Props {
  tone?: BadgeTone | undefined;
  children: ReactNode;
}

/** A short label with a hairline; its tone supports the words and never replaces them. */
export function Badge({ tone = 'gray', children }: Props) {
  return <span className={`badge ${toneClasses[tone]}`}>{children}</span>;
}
