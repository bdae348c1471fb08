import { Badge } from '#src/design/Badge.tsx';
import { CardFold } from '#src/design/CardFold.tsx';
import { ExternalLink } from '#src/design/ExternalLink.tsx';
import { KeyValues } from '#src/design/FactList.tsx';
import { Tags } from '#src/design/Tags.tsx';
import { TechnologyGlyph } from '#src/drawings/TechnologyGlyph.tsx';
import { FigureInLine } from '#src/figures/FigureValue.tsx';
import type { PageReferences } from '#src/figures/page-references.ts';
import type { Entry } from '#src/model/read-content.ts';
import { technologyNames } from '#src/model/technology-names.ts';
import { urls } from '#src/model/urls.ts';
import { CompareTick } from '../../compare/CompareTick.tsx';
import { foundedText, Valuation } from '../CompanyFacts.tsx';
import { CompanyHead, categoryTones, FigureNote } from '../CompanyHead.tsx';
import './company-card.css';

interface Props {
  company: Entry<'companies'>;
  references: PageReferences;
}

/** A company of the directory: who it is and what it builds on; on a phone a few lines, which open to the rest. */
export function CompanyCard({ company, references }: Props) {
  const { id, name, location, technology, category } = company;
  return (
    <article className="company-card">
      <div data-search="">
        <CompanyHead
          mark={<TechnologyGlyph kind={technology} className="size-6.5" />}
          name={name}
          href={urls.company(id)}
          place={location}
        />
      </div>
      <p className="company-card-kind">
        <Badge tone={categoryTones[category]}>{category}</Badge> {technologyNames[technology]}
      </p>
      <p data-search="" className="company-card-text">
        {company.description}
      </p>
      <p className="company-card-founded">
        Founded {company.founded} · {company.companyType}
      </p>
      <CardFold name={name}>
        <div data-search="">
          <Tags tags={company.focus} label="Focus" />
        </div>
        <div data-search="">
          <KeyValues facts={factsOf(company, references)} align="start" />
        </div>
        <FigureNote note={company.figureNote} />
      </CardFold>
      <div className="card-leads">
        <ExternalLink href={company.url} label={`Learn More about ${name}`}>
          Learn More
        </ExternalLink>
        <span className="company-card-tick">
          <CompareTick id={id} name={name} />
          <span aria-hidden="true">Compare</span>
        </span>
      </div>
    </article>
  );
}

function factsOf(company: Props['company'], references: PageReferences) {
  return [
    { name: 'Qubits', value: company.qubits },
    { name: 'Founded', value: foundedText(company) },
    { name: 'Employees', value: <FigureInLine face={references.face(`companies/${company.id}/employees`)} /> },
    { name: 'Valuation', value: <Valuation company={company} references={references} /> },
    { name: 'Partnerships', value: company.partnerships.join(', ') },
  ];
}
