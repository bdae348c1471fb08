import type { ReactNode } from 'react';
import { site } from '#src/base/site-identity.ts';
import { ArrowRight, BriefcaseBusiness, Camera, Mail } from '#src/design/icons.tsx';
import { Decoration } from '#src/drawings/decoration-sprite.tsx';
import { urls } from '#src/model/urls.ts';
import { BrandLink } from './BrandLink.tsx';
import { footerColumns } from './navigation.ts';
import type { SocialLink } from './social-links.ts';

const socialIcons = { 'photo-sharing': Camera, 'professional-network': BriefcaseBusiness, email: Mail } as const;

const builtIn = new Date().getFullYear();

const legalLinks = [
  { label: 'Privacy', href: urls.privacy() },
  { label: 'Terms', href: urls.terms() },
  { label: 'Open data', href: urls.data() },
  { label: 'Charts', href: urls.charts() },
  { label: 'Figures', href: urls.figures() },
  { label: 'What changed', href: urls.changes() },
  { label: 'Offline', href: urls.offline() },
] as const;

const quietLink = 'inline-block text-ink-2 no-underline hover:text-accent hover:underline';

interface Props {
  newsletterForm?: ReactNode;
  social: readonly SocialLink[];
}

export function Footer({ newsletterForm, social }: Props) {
  return (
    <footer className="border-t border-rule bg-sunken print:hidden">
      <Decoration id="fringe-rule" className="relative -mt-2 h-4 w-full" />
      <div className="wrap">
        <div className="grid gap-8 py-12 lg:grid-cols-[minmax(17.5rem,4fr)_7fr] lg:gap-16">
          <div>
            <BrandLink />
            <p className="mt-3 mb-6 max-w-[42ch] text-sm text-ink-2">{`${site.tagline}.`}</p>
            {newsletterForm}
          </div>
          <FooterLinks />
        </div>
        <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-rule py-4 text-sm text-ink-2">
          <span>For companies, universities and institutes that work on quantum computing.</span>
          <a
            href={urls.partners()}
            className="group inline-flex min-h-6 items-center gap-1.5 font-semibold no-underline hover:underline"
          >
            Partner program
            <ArrowRight aria-hidden className="size-4 transition-transform group-hover:translate-x-0.5" />
          </a>
        </p>
        <LegalRow social={social} />
      </div>
    </footer>
  );
}

/** The list of all links; without script the menu button leads here. */
function FooterLinks() {
  return (
    <nav id="site-links" aria-label="Footer" className="grid scroll-mt-24 grid-cols-2 gap-x-6 gap-y-8 md:grid-cols-4">
      {footerColumns.map((column) => (
        <div key={column.title}>
          <h2 className="mb-2.5 font-sans text-sm font-semibold tracking-normal">{column.title}</h2>
          <ul>
            {column.links.map((link) => (
              <li key={link.href}>
                <a href={link.href} className={`${quietLink} py-1.5 text-sm leading-snug`}>
                  {link.label}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

function LegalRow({ social }: { social: readonly SocialLink[] }) {
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-1 border-t border-rule pt-3.5 pb-6 text-xs text-ink-3">
      <span>
        {/* The visitor's year comes with the first touch (`intent-directive.ts`). */}© <span data-year>{builtIn}</span>{' '}
        {site.name}
      </span>
      <span className="flex flex-wrap gap-x-3 sm:gap-x-5">
        {legalLinks.map(({ label, href }) => (
          <a key={href} href={href} className={`${quietLink} py-2`}>
            {label}
          </a>
        ))}
      </span>
      <ul aria-label="Accounts" className="-mx-3 flex sm:ml-auto">
        {social.map((link) => (
          <li key={link.kind}>
            <SocialIcon link={link} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function SocialIcon({ link: { kind, label, href } }: { link: SocialLink }) {
  const Icon = socialIcons[kind];
  return (
    <a
      href={href}
      aria-label={label}
      {...(kind === 'email' ? {} : { target: '_blank', rel: 'noopener noreferrer' })}
      className="grid size-11 place-items-center rounded-sm text-ink-2 hover:bg-accent-soft hover:text-accent"
    >
      <Icon aria-hidden strokeWidth={1.75} className="size-4.5" />
    </a>
  );
}
