import { BookOpen, ChartColumn, Cpu, GitBranch } from '#src/design/icons.tsx';
import type { HomePage } from '#src/model/schemas/pages/home.ts';

const icons = { hardware: Cpu, algorithms: GitBranch, industry: ChartColumn, research: BookOpen } as const;

/** The strip of four tiles under the hero. */
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
