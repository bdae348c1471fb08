import type { ReactNode } from 'react';
import { ExternalLink } from '#src/design/ExternalLink.tsx';
import { Section } from '#src/design/Section.tsx';
import { TechnologyGlyph } from '#src/drawings/TechnologyGlyph.tsx';
import type { Entry } from '#src/model/read-content.ts';
import type { JobsPage } from '#src/model/schemas/pages/directory.ts';
import { urls } from '#src/model/urls.ts';
import { countriesOf } from '../companies/countries.ts';

interface Props {
  section: JobsPage['employers'];
  companies: readonly Entry<'companies'>[];
  universities: readonly Entry<'universities'>[];
}

export function Employers({ section, companies, universities }: Props) {
  return (
    <Section id="employers" title={section.title} intro={section.intro}>
      <div className="gap-10 md:columns-2 lg:columns-3">
        {byCountry(companies).map(([country, led]) => (
          <Group key={country} title={country}>
            {led.map(({ id, name, url, careersUrl, technology, location }) => (
              <Employer
                key={id}
                name={name}
                technology={technology}
                others={countriesOf(location).slice(1)}
                href={urls.company(id)}
                site={careersUrl ?? url}
                label={careersUrl ? 'Careers' : 'Website'}
              />
            ))}
          </Group>
        ))}
        <Group title={section.universities}>
          {universities.map(({ id, name, programs }) => (
            <Employer
              key={id}
              name={name}
              href={`${urls.educationalPrograms()}#${id}`}
              site={programs[0]?.website ?? ''}
              label="Program"
            />
          ))}
        </Group>
      </div>
    </Section>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mb-8 break-inside-avoid">
      <h3 className="border-b border-rule-strong pb-1.5 text-lg">{title}</h3>
      <ul>{children}</ul>
    </section>
  );
}

interface EmployerProps {
  name: string;
  /** What a company builds with. */
  technology?: Entry<'companies'>['technology'];
  /** Where else it is led from. */
  others?: readonly string[];
  /** What this site says of it. */
  href: string;
  site: string;
  /** What kind of page the site's address leads to. */
  label: string;
}

function Employer({ name, technology, others = [], href, site, label }: EmployerProps) {
  return (
    <li className="flex items-baseline justify-between gap-4 border-b border-rule py-2 text-sm">
      <span className="flex min-w-0 gap-2">
        {technology ? <TechnologyGlyph kind={technology} className="mt-0.5 size-4 flex-none" /> : null}
        <span>
          <a href={href} className="text-ink no-underline hover:underline">
            {name}
          </a>
          {others.length > 0 ? <span className="text-ink-2">{` and ${others.join(', ')}`}</span> : null}
        </span>
      </span>
      <ExternalLink href={site} label={`${label} of ${name}`} className="shrink-0 print:shrink">
        {label}
      </ExternalLink>
    </li>
  );
}

/** Companies under the first country that they are led from, countries in alphabetical order. */
export function byCountry<Company extends { location: string }>(companies: readonly Company[]): [string, Company[]][] {
  const groups = Map.groupBy(companies, ({ location }) => countriesOf(location)[0] ?? '');
  return [...groups].sort(([a], [b]) => a.localeCompare(b, 'en'));
}
