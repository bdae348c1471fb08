import { ButtonLink } from '#src/design/Button.tsx';
import { Section } from '#src/design/Section.tsx';
import { TechnologyGlyph } from '#src/drawings/TechnologyGlyph.tsx';
import type { Entry } from '#src/model/read-content.ts';
import { technologyNames } from '#src/model/technology-names.ts';
import { urls } from '#src/model/urls.ts';
import { CompanyHead } from '../CompanyHead.tsx';

export function SimilarCompanies({ companies }: { companies: readonly Entry<'companies'>[] }) {
  return (
    <Section
      id="similar"
      title="Similar companies"
      action={
        <ButtonLink href={urls.companies()} variant="secondary">
          All companies
        </ButtonLink>
      }
    >
      <ul className="grid gap-x-12 gap-y-6 md:grid-cols-2">
        {companies.map(({ id, name, technology, category }) => (
          <li key={id} className="border-t border-rule pt-5">
            <CompanyHead
              mark={<TechnologyGlyph kind={technology} className="size-6.5" />}
              name={name}
              href={urls.company(id)}
              place={`${category}. ${technologyNames[technology]}`}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}
