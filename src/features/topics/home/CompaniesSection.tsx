import { ButtonLink } from '#src/design/Button.tsx';
import { Card, CardGrid, CardText } from '#src/design/Card.tsx';
import { KeyValues } from '#src/design/FactList.tsx';
import { Section } from '#src/design/Section.tsx';
import { type Stat, StatRow } from '#src/design/StatRow.tsx';
import { Tags } from '#src/design/Tags.tsx';
import { TechnologyGlyph } from '#src/drawings/TechnologyGlyph.tsx';
import { CompanyHead, FigureNote } from '#src/features/directory/companies/CompanyHead.tsx';
import { FigureInLine } from '#src/figures/FigureValue.tsx';
import type { PageReferences } from '#src/figures/page-references.ts';
import { type Entry, entriesOf } from '#src/model/read-content.ts';
import type { HomePage } from '#src/model/schemas/pages/home.ts';
import { urls } from '#src/model/urls.ts';

interface Props {
  section: HomePage['companies'];
  companies: readonly HomeCompany[];
  stats: readonly Stat[];
  references: PageReferences;
}

export function CompaniesSection({ section, companies, stats, references }: Props) {
  return (
    <Section
      id="companies"
      title={section.title}
      intro={section.intro}
      action={
        <ButtonLink href={urls.companies()} variant="secondary">
          {section.allLabel}
        </ButtonLink>
      }
    >
      <div className="grid gap-8">
        <StatRow stats={stats} label={section.title} />
        <CardGrid>
          {companies.map((company) => (
            <li key={company.id}>
              <HomeCompanyCard company={company} references={references} />
            </li>
          ))}
        </CardGrid>
      </div>
    </Section>
  );
}

function HomeCompanyCard({ company, references }: { company: HomeCompany; references: PageReferences }) {
  const { id, name, homeCard } = company;
  return (
    <Card>
      <CompanyHead mark={<Logo of={company} />} name={name} place={homeCard.location} />
      <CardText>{company.description}</CardText>
      <Tags tags={company.focus} label="Focus" />
      <div className="mt-auto grid gap-3 pt-2">
        <KeyValues
          facts={[
            { name: 'Category', value: homeCard.category },
            { name: 'Employees', value: <FigureInLine face={references.face(`companies/${id}/employees`)} /> },
            { name: 'Valuation', value: <FigureInLine face={references.face(`companies/${id}/valuation`)} /> },
          ]}
        />
        <FigureNote note={company.figureNote} />
        <ButtonLink href={urls.company(company.id)} variant="secondary" label={`Company Analysis: ${name}`}>
          Company Analysis
        </ButtonLink>
      </div>
    </Card>
  );
}

/** The drawing of the company's technology; its text is the emoji that the card is fixed to hold. */
function Logo({ of: { technology, homeCard } }: { of: HomeCompany }) {
  return (
    <>
      <TechnologyGlyph kind={technology} className="size-6.5" />
      <span className="visually-hidden">{homeCard.logo}</span>
    </>
  );
}

type HomeCompany = Entry<'companies'> & { homeCard: NonNullable<Entry<'companies'>['homeCard']> };

/** The companies that have a card on the home page, in its order. */
export function homeCompanies(): HomeCompany[] {
  return entriesOf('companies')
    .filter((company): company is HomeCompany => company.homeCard !== undefined)
    .sort((a, b) => a.homeCard.order - b.homeCard.order);
}
