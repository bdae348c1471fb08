import type { ReactNode } from 'react';
import { ExternalLink } from '#src/design/ExternalLink.tsx';
import { Section } from '#src/design/Section.tsx';
import type { Entry } from '#src/model/read-content.ts';
import type { JobsPage } from '#src/model/schemas/pages/directory.ts';
import { urls } from '#src/model/urls.ts';
import { allCountries, countriesOf } from '../companies/countries.ts';

interface Props {
  section: JobsPage['employers'];
  companies: readonly Entry<'companies'>[];
  universities: readonly Entry<'universities'>[];
}

export function Employers({ section, companies, universities }: Props) {
  return (
    <Section id="employers" title={section.title} intro={section.intro}>
      <div className="gap-10 md:columns-2 lg:columns-3">
        {[...byCountry(companies)].map(([country, led]) => (
          <Group key={country} title={country}>
            {led.map(({ id, name, url, careersUrl }) => (
              <Employer
                key={id}
                name={name}
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
  /** What this site says of it. */
  href: string;
  site: string;
  /** What kind of page the site's address leads to. */
  label: string;
}

function Employer({ name, href, site, label }: EmployerProps) {
  return (
    <li className="flex items-baseline justify-between gap-4 border-b border-rule py-2 text-sm">
      <a href={href} className="min-w-0 text-ink no-underline hover:underline">
        {name}
      </a>
      <ExternalLink href={site} label={`${label} of ${name}`} className="shrink-0 print:shrink">
        {label}
      </ExternalLink>
    </li>
  );
}

/** Companies under each country that they are led from, countries in alphabetical order. */
export function byCountry<Company extends { location: string }>(companies: readonly Company[]): Map<string, Company[]> {
  return new Map(
    allCountries(companies).map((country) => [
      country,
      companies.filter(({ location }) => countriesOf(location).includes(country)),
    ]),
  );
}
