import { ButtonLink } from '#src/design/Button.tsx';
import { NotFoundFringes } from '#src/drawings/NotFoundFringes.tsx';
import { urls } from '#src/model/urls.ts';
import { headerLinks } from './navigation.ts';
import { SearchForm } from './SearchForm.tsx';

/** How many pages are offered; a script picks the ones whose addresses look most like the missing one. */
const OFFERED = 3;

const knownPages = [
  { label: 'All Topics', href: urls.topics() },
  ...headerLinks,
  { label: 'Hardware', href: urls.topic('hardware') },
  { label: 'Algorithms', href: urls.topic('algorithms') },
  { label: 'Cryptography', href: urls.topic('cryptography') },
  { label: 'AI & ML', href: urls.topic('ai-ml') },
  { label: 'Cybersecurity', href: urls.topic('cybersecurity') },
  { label: 'Ethics', href: urls.topic('ethics') },
  { label: 'Industry report', href: urls.industry() },
  { label: 'Startup tracker', href: urls.startups() },
  { label: 'Educational programs', href: urls.educationalPrograms() },
  { label: 'Partner program', href: urls.partners() },
  { label: "Tutorial: Grover's search", href: urls.tutorial('grovers-search') },
  { label: "Tutorial: Shor's algorithm", href: urls.tutorial('shors-algorithm') },
  { label: 'Tutorial: first quantum circuit', href: urls.tutorial('first-quantum-circuit') },
];

export function NotFound() {
  return (
    <section className="relative isolate grid min-h-[min(54rem,calc(100dvh-var(--header-height)))] items-center overflow-hidden">
      <NotFoundFringes className="absolute inset-0 -z-1 size-full" />
      <div className="mx-auto w-full max-w-120 px-4 py-12 text-center">
        <p aria-hidden className="font-serif text-[clamp(5rem,3rem+12vw,12rem)] leading-[0.85] font-medium">
          404
        </p>
        {/* biome-ignore lint/a11y/noAutofocus: it is the answer; and a focus is a touch, which runs the page's script */}
        <h1 autoFocus tabIndex={-1} className="mt-4 text-2xl outline-none">
          Oops! Page not found
        </h1>
        <p className="mx-auto mt-3 mb-6 max-w-[36ch] text-ink-2">
          This address is a dark fringe: nothing arrives here. Search, or go on from one of these.
        </p>
        <SearchForm inputId="not-found-search" className="mb-5 block text-left" />
        <nav aria-label="Nearest pages" data-nearest>
          <ul className="mb-6 flex flex-wrap justify-center gap-x-5 gap-y-1 text-sm">
            {knownPages.map((page, index) => (
              <li key={page.href} hidden={index >= OFFERED}>
                <a href={page.href} className="inline-block py-1.5">
                  {page.label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <ButtonLink href={urls.home()} variant="primary">
          Return to Home
        </ButtonLink>
      </div>
    </section>
  );
}
