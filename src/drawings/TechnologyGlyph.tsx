import type { ReactNode } from 'react';

const mark = { fill: 'var(--color-phase)', stroke: 'none' } as const;

const glyphs = {
  superconducting: (
    <>
      <path d="M12 3v18M3 12h18M8 3h8M8 21h8M3 8v8M21 8v8" />
      <circle cx="12" cy="12" r="2.4" {...mark} />
    </>
  ),
  ion: (
    <>
      <path d="M3 6h4.5M9.75 6h4.5M16.5 6H21M3 18h4.5M9.75 18h4.5M16.5 18H21" />
      <path d="M5 12h0M12 12h0M19 12h0" stroke="var(--color-phase)" strokeWidth="3.8" />
    </>
  ),
  photonic: <path d="M3 7c6 0 6 10 9 10s3-10 9-10M3 17c6 0 6-10 9-10s3 10 9 10" />,
  atom: (
    <>
      <path
        d="M5 5h0M12 5h0M19 5h0M5 12h0M12 12h0M19 12h0M5 19h0M12 19h0M19 19h0"
        stroke="var(--color-phase)"
        strokeWidth="3.4"
      />
      <circle cx="15.5" cy="8.5" r="6.6" strokeDasharray="2 2" />
    </>
  ),
  anneal: (
    <>
      <path d="M3 6c2 12 4 12 5.5 6S12 6 13.5 13 17 20 21 5" />
      <circle cx="16" cy="15.5" r="2" {...mark} />
    </>
  ),
  software: (
    <>
      <path d="M3 8h4M13 8h8M3 16h8M17 16h4" />
      <rect x="7" y="5" width="6" height="6" rx="1" />
      <rect x="11" y="13" width="6" height="6" rx="1" />
    </>
  ),
  cryo: (
    <>
      <path d="M4 5h16M6 10h12M8 15h8M12 5v12" />
      <rect x="10" y="17" width="4" height="4" rx="1" {...mark} />
    </>
  ),
  spin: (
    <>
      <path d="M12 21V3M8.5 7 12 3l3.5 4" />
      <ellipse cx="12" cy="13" rx="8" ry="3.2" />
    </>
  ),
  topological: <path d="M5 3c0 8 14 10 14 18M19 3c0 4.5-4.4 7-8 9.2M8.2 14.2C6.3 15.8 5 18 5 21M12 3v5M12 16.5V21" />,
  platform: <path d="M7 18h10a4 4 0 0 0 .6-7.95A6 6 0 0 0 6 10.5 3.8 3.8 0 0 0 7 18z" />,
} satisfies Record<string, ReactNode>;

/** Kinds of quantum technology that have a sign of their own. */
export type TechnologyKind = keyof typeof glyphs;

export const technologyKinds = Object.keys(glyphs) as TechnologyKind[];

/** Sign of a technology, 24 × 24, in place of a company's logo. Decorative: the technology is named in the text. */
export function TechnologyGlyph({ kind, className }: { kind: TechnologyKind; className?: string }) {
  return (
    <svg
      className={className}
      viewBox="0 0 24 24"
      fill="none"
      stroke="var(--color-accent)"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {glyphs[kind]}
    </svg>
  );
}
