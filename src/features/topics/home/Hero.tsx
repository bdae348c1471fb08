import './hero.css';
import type { ReactNode } from 'react';
import { ButtonLink } from '#src/design/Button.tsx';
import { ArrowRight, BookOpen, ChartColumn, Cpu, GitBranch } from '#src/design/icons.tsx';
import type { HomePage } from '#src/model/schemas/pages/home.ts';

interface Props {
  heading: string;
  lede: string;
  actions: { label: string; href: string }[];
  /** The two-slit figure. */
  figure?: ReactNode;
}

/** The first view of the site: its name, what it is for, two ways in. Appears in `HeroParallax`. */
export function Hero({ heading, lede, actions, figure }: Props) {
  return (
    <>
      <div className="wrap">
        <div className="max-w-172 pt-[clamp(2.5rem,1.5rem+5vw,6.5rem)] pb-6 nav:pb-[clamp(2.5rem,1rem+4vw,6rem)]">
          <h1 className="max-w-[9.6em] text-display tracking-display nav:max-w-[8em]">{heading}</h1>
          <p className="mt-5.5 max-w-[34ch] text-lg text-ink-2">{lede}</p>
          <p className="mt-8 flex flex-wrap gap-3">
            {actions.map((action, index) => (
              <ButtonLink key={action.href} href={action.href} variant={index === 0 ? 'primary' : 'secondary'}>
                {action.label}
                {index === 0 ? <ArrowRight aria-hidden className="size-4.5" /> : null}
              </ButtonLink>
            ))}
          </p>
        </div>
      </div>
      <div className="h-[clamp(17rem,42vw,26rem)] border-t border-rule nav:absolute nav:inset-y-0 nav:right-0 nav:-z-1 nav:h-auto nav:w-[54%] nav:border-0">
        {figure}
      </div>
    </>
  );
}

const icons = { hardware: Cpu, algorithms: GitBranch, industry: ChartColumn, research: BookOpen } as const;

export function HeroTiles({ tiles }: { tiles: HomePage['tiles'] }) {
  return (
    <nav aria-label="Highlights" className="border-b border-rule">
      <ul className="wrap grid grid-cols-2 nav:grid-cols-4">
        {tiles.map(({ label, hint, href, icon }, index) => {
          const Icon = icons[icon];
          return (
            <li
              key={href}
              className="border-rule even:border-l nth-[n+3]:border-t nav:border-l nav:first:border-l-0 nav:nth-[n+3]:border-t-0"
            >
              <a
                href={href}
                className={`flex h-full items-center gap-3 py-4 pr-1 font-serif text-[1.0625rem] leading-tight font-medium text-ink no-underline hover:text-accent nav:py-5.5 nav:pr-5 ${inset(index)}`}
              >
                <Icon aria-hidden strokeWidth={1.5} className="size-5.5 flex-none text-accent" />
                <span>
                  {label}
                  <span className="mt-0.5 hidden font-sans text-xs font-normal text-ink-2 nav:block">{hint}</span>
                </span>
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/** Tiles at the left edge of the page are flush with it: one a row, of two on small screens and of four on wide ones. */
function inset(index: number): string {
  if (index === 0) return '';
  return index % 2 === 0 ? 'nav:pl-5' : 'pl-4 nav:pl-5';
}
