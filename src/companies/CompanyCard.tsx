import type { Company } from '#src/content-model/company.ts';
import { Badge, type BadgeTone } from '#src/design/Badge.tsx';
import { Card, CardText } from '#src/design/Card.tsx';
import { EntrySources } from '#src/design/EntrySources.tsx';
import { ExternalLink } from '#src/design/ExternalLink.tsx';
import { KeyValues } from '#src/design/KeyValues.tsx';
import { Tags } from '#src/design/Tags.tsx';
import { TechnologyGlyph } from '#src/drawings/TechnologyGlyph.tsx';
import { CompanyHead } from './CompanyHead.tsx';
import { FigureNote } from './FigureNote.tsx';

const tones: Record<Company['category'], BadgeTone> = {
  'Full Stack': 'purple',
  Hardware: 'blue',
  Software: 'green',
  Platform: 'orange',
  'Research & Hardware': 'indigo',
};

/** One company of the directory. */
export function CompanyCard({ company }: { company: Company }) {
  const { name, location, technology, category, sources, asOf } = company;
  return (
    <Card>
      <CompanyHead mark={<TechnologyGlyph kind={technology} className="size-6.5" />} name={name} place={location} />
      <div>
        <Badge tone={tones[category]}>{category}</Badge>
      </div>
      <CardText>{company.description}</CardText>
      <Tags tags={company.focus} label="Focus" />
      <div className="mt-auto grid gap-3 pt-2">
        <KeyValues facts={factsOf(company)} align="start" />
        <FigureNote note={company.figureNote} />
        <EntrySources sources={sources} asOf={asOf} />
        <ExternalLink href={company.url} label={`Learn More about ${name}`} className="text-sm font-semibold">
          Learn More
        </ExternalLink>
      </div>
    </Card>
  );
}

function factsOf(company: Company) {
  const { founded, foundedNote, ticker, valuation } = company;
  return [
    { name: 'Qubits', value: company.qubits },
    { name: 'Founded', value: foundedNote ? `${founded} (${foundedNote})` : String(founded) },
    { name: 'Employees', value: company.employees },
    { name: 'Valuation', value: ticker ? `${valuation} (${ticker})` : valuation },
    { name: 'Partnerships', value: company.partnerships.join(', ') },
  ];
}
