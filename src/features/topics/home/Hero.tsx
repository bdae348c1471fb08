import type { ReactNode } from 'react';
import { ButtonLink } from '#src/design/Button.tsx';
import { ArrowRight } from '#src/design/icons.tsx';
import './hero.css';

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
