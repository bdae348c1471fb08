import type { ReactNode } from 'react';
import type { NamedPath } from '#src/base/structured-data.ts';
import type { BadgeTone } from '#src/design/Badge.tsx';
import { Badge } from '#src/design/Badge.tsx';
import { Edition2024 } from '#src/design/Edition2024.tsx';
import { Decoration } from '#src/drawings/decoration-sprite.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';

/** A short label; one that counts leads to what it counts. */
export interface HeadBadge {
  label: string;
  tone?: BadgeTone | undefined;
  href?: string;
  /** What it said in the 2024 edition. */
  edition2024?: string | undefined;
}

interface Props {
  title: string;
  lede: string;
  /** From the home page to this one; the last is the page itself. */
  breadcrumbs: readonly NamedPath[];
  badges?: readonly HeadBadge[] | undefined;
  /** What follows the badges in their row. */
  moreBadges?: ReactNode;
  /** A small sign before the title; decorative. */
  mark?: ReactNode;
  /** A drawing of the page's own; without one the wavefronts are at the right. */
  figure?: ReactNode;
  /** Buttons under the lede. */
  actions?: ReactNode;
}

/** The top of every page but the home page: where we are, what it is, what it says in two lines. */
export function PageHead({ title, lede, breadcrumbs, badges, moreBadges, mark, figure, actions }: Props) {
  return (
    <div className="relative isolate overflow-hidden border-b border-rule [background:linear-gradient(var(--color-paper),var(--color-sunken))]">
      {figure ? null : (
        <Decoration
          id="wavefront-arcs"
          className="absolute top-0 right-0 -z-1 hidden h-full w-[min(44%,44rem)] [mask-image:linear-gradient(90deg,transparent_4%,black_75%)] md:block print:hidden"
        />
      )}
      <div
        className={`wrap grid gap-x-12 gap-y-6 pt-6 pb-12 lg:pt-8 lg:pb-14 ${figure ? 'lg:grid-cols-[7fr_5fr]' : ''}`}
      >
        <div className="col-span-full">
          <Breadcrumbs breadcrumbs={breadcrumbs} />
        </div>
        <div className="min-w-0">
          {mark ? (
            <span
              aria-hidden
              className="mb-4 grid size-14 place-items-center rounded-sm border border-rule bg-ill-bg lg:size-18"
            >
              {mark}
            </span>
          ) : null}
          <h1 className="max-w-[16em] text-3xl tracking-head">{title}</h1>
          <p className="mt-4 max-w-measure text-lg text-ink-2">{lede}</p>
          {badges ? (
            <div className="mt-5 flex flex-wrap gap-1.5">
              <ul aria-label="About this page" className="[display:contents]">
                {badges.map((badge) => (
                  <LabeledBadge key={badge.label} badge={badge} />
                ))}
              </ul>
              {moreBadges}
            </div>
          ) : null}
          {actions ? <div className="mt-7 flex flex-wrap gap-3 empty:hidden">{actions}</div> : null}
        </div>
        {figure ? <div className="hidden overflow-hidden rounded-md border border-rule lg:block">{figure}</div> : null}
      </div>
    </div>
  );
}

function LabeledBadge({ badge: { label, tone, href, edition2024 } }: { badge: HeadBadge }) {
  return (
    <li className="inline-flex flex-wrap items-center gap-x-1.5">
      {href ? (
        <a href={href} className="block [&>.badge]:underline">
          <Badge tone={tone}>{label}</Badge>
        </a>
      ) : (
        <Badge tone={tone}>{label}</Badge>
      )}
      {edition2024 ? (
        <small className="pr-2 text-xs text-ink-2">
          <Edition2024 value={edition2024} />
        </small>
      ) : null}
    </li>
  );
}
