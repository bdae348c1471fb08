import type { ReactNode } from 'react';
import type { NamedPath } from '#src/base/structured-data.ts';
import type { BadgeTone } from '#src/design/Badge.tsx';
import { Badge } from '#src/design/Badge.tsx';
import { Edition2024 } from '#src/design/Edition2024.tsx';
import { Decoration } from '#src/drawings/decoration-sprite.tsx';
import { urls } from '#src/model/urls.ts';
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
  /** What stands over the title of a drawn head, as a part of it: whose machine it is. */
  before?: string;
  lede: string;
  /** From the home page to this one; the last is the page itself. */
  breadcrumbs: readonly NamedPath[];
  badges?: readonly HeadBadge[] | undefined;
  /** What follows the badges in their row. */
  moreBadges?: ReactNode;
  /** A small sign before the title of a low head; decorative. */
  mark?: ReactNode;
  /** A drawing of the page's own, at the right. */
  figure?: ReactNode;
  /** A drawing with its caption in the place of the figure; a phone shows it, too, before the title. */
  portrait?: ReactNode;
  /** Buttons under the lede. */
  actions?: ReactNode;
}

/**
 * The top of a page: where we are, what it is, what it says in two lines. It is low, since what the page is about begins
 * below it; only a drawing of the page's own makes it taller.
 */
export function PageHead(head: Props) {
  return head.figure || head.portrait ? <DrawnHead {...head} /> : <LowHead {...head} />;
}

/** Pages that have no picture, and need none: only they have the wavefronts in their heads. */
const QUIET: readonly string[] = [
  urls.search(),
  urls.newsletter(),
  urls.partners(),
  urls.jobs(),
  urls.privacy(),
  urls.terms(),
];

const isQuiet = (breadcrumbs: readonly NamedPath[]) => QUIET.includes(breadcrumbs.at(-1)?.path ?? '');

function Wavefronts() {
  return (
    <Decoration
      id="wavefront-arcs"
      className="absolute top-0 right-0 -z-1 hidden h-full w-[min(44%,44rem)] [mask-image:linear-gradient(90deg,transparent_4%,black_75%)] md:block print:hidden"
    />
  );
}

function LowHead({ title, lede, breadcrumbs, badges, moreBadges, mark, actions }: Props) {
  return (
    <div className="relative isolate overflow-hidden">
      {isQuiet(breadcrumbs) ? <Wavefronts /> : null}
      <div className="wrap pt-4 pb-6">
        <Breadcrumbs breadcrumbs={breadcrumbs} />
        <div
          className={`mt-2 grid items-end gap-x-12 gap-y-3 ${isQuiet(breadcrumbs) ? '' : 'lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]'}`}
        >
          <div className="flex items-center gap-4">
            {mark ? (
              <span aria-hidden className="flex-none">
                {mark}
              </span>
            ) : null}
            <h1 className="text-[clamp(2.1rem,1.6rem+1.7vw,3rem)] leading-[1.04] tracking-head">{title}</h1>
          </div>
          <p className="max-w-[60ch] text-ink-2">{lede}</p>
        </div>
        <Badges badges={badges} more={moreBadges} />
        <Actions>{actions}</Actions>
      </div>
    </div>
  );
}

function DrawnHead({ title, before, lede, breadcrumbs, badges, moreBadges, figure, portrait, actions }: Props) {
  const columns = portrait ? 'lg:grid-cols-[minmax(0,1fr)_minmax(0,30rem)]' : 'lg:grid-cols-[7fr_5fr]';
  return (
    <div className="border-b border-rule [background:linear-gradient(var(--color-paper),var(--color-sunken))]">
      <div className={`wrap grid gap-x-12 gap-y-6 pt-6 pb-12 lg:pt-8 lg:pb-14 ${columns}`}>
        <div className="col-span-full">
          <Breadcrumbs breadcrumbs={breadcrumbs} />
        </div>
        <div className="order-1 min-w-0 lg:order-0">
          <h1 className="max-w-[16em] text-3xl tracking-head">
            {before ? (
              <small className="mb-1.5 block font-sans text-md tracking-normal text-ink-2">{`${before} `}</small>
            ) : null}
            {title}
          </h1>
          <p className="mt-4 max-w-measure text-lg text-ink-2">{lede}</p>
          <Badges badges={badges} more={moreBadges} />
          <Actions>{actions}</Actions>
        </div>
        {figure ? (
          <div className="hidden self-start overflow-hidden rounded-md border border-rule lg:block">{figure}</div>
        ) : null}
        {portrait ? <div className="min-w-0">{portrait}</div> : null}
      </div>
    </div>
  );
}

function Badges({ badges, more }: { badges?: readonly HeadBadge[] | undefined; more?: ReactNode }) {
  if (!badges) return null;
  return (
    <div className="mt-4 flex flex-wrap gap-1.5">
      <ul aria-label="About this page" className="[display:contents]">
        {badges.map((badge) => (
          <LabeledBadge key={badge.label} badge={badge} />
        ))}
      </ul>
      {more}
    </div>
  );
}

function Actions({ children }: { children: ReactNode }) {
  return children ? <div className="mt-4 flex flex-wrap gap-3 empty:hidden">{children}</div> : null;
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
