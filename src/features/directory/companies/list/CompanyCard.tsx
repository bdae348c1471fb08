import { Badge } from '#src/design/Badge.tsx';
import { Card, CardText } from '#src/design/Card.tsx';
import { ExternalLink } from '#src/design/ExternalLink.tsx';
import { KeyValues } from '#src/design/KeyValues.tsx';
import { Tags } from '#src/design/Tags.tsx';
import { TechnologyGlyph } from '#src/drawings/TechnologyGlyph.tsx';
import { FigureInLine } from '#src/figures/FigureValue.tsx';
import type { PageReferences } from '#src/figures/page-references.ts';
import type { Entry } from '#src/model/read-content.ts';
import { urls } from '#src/model/urls.ts';
import { CompanyHead } from '../CompanyHead.tsx';
import { categoryTones } from '../category-tones.ts';
import { FigureNote } from '../FigureNote.tsx';
import { foundedText } from '../facts.ts';
import { Valuation } from '../Valuation.tsx';

interface Props {
  company: Entry<'companies'>;
  references: PageReferences;
}

/** One company of the directory. */
export function CompanyCard({ company, references }: Props) {
  const { id, name, location, technology, category } = company;
  return (
    <Card>
      <div data-search="">
        <CompanyHead
          mark={<TechnologyGlyph kind={technology} className="size-6.5" />}
          name={name}
          href={urls.company(id)}
          place={location}
        />
      </div>
      <div>
        <Badge tone={categoryTones[category]}>{category}</Badge>
      </div>
      <div data-search="" className="grid gap-2.5">
        <CardText>{company.description}</CardText>
        <Tags tags={company.focus} label="Focus" />
      </div>
      <div className="mt-auto grid gap-3 pt-2">
        <div data-search="">
          <KeyValues facts={factsOf(company, references)} align="start" />
        </div>
        <FigureNote note={company.figureNote} />
        <ExternalLink href={company.url} label={`Learn More about ${name}`} className="text-sm font-semibold">
          Learn More
        </ExternalLink>
      </div>
    </Card>
  );
}

function factsOf(company: Entry<'companies'>, references: PageReferences) {
  return [
    { name: 'Qubits', value: company.qubits },
    { name: 'Founded', value: foundedText(company) },
    { name: 'Employees', value: <FigureInLine face={references.face(`companies/${company.id}/employees`)} /> },
    { name: 'Valuation', value: <Valuation company={company} references={references} /> },
    { name: 'Partnerships', value: company.partnerships.join(', ') },
  ];
}
