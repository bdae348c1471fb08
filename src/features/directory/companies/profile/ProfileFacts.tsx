import { BulletList } from '#src/design/BulletList.tsx';
import { type Fact, FactList } from '#src/design/FactList.tsx';
import { Section } from '#src/design/Section.tsx';
import { FigureInLine } from '#src/figures/FigureValue.tsx';
import type { PageReferences } from '#src/figures/page-references.ts';
import { figuresOf } from '#src/model/figures.ts';
import type { Entry } from '#src/model/read-content.ts';
import { technologyNames } from '#src/model/technology-names.ts';
import { urls } from '#src/model/urls.ts';
import { StartupFunding } from '../../startups/StartupFunding.tsx';
import { foundedText } from '../CompanyFacts.tsx';
import { FigureNote } from '../CompanyHead.tsx';
import type { Profile } from './load-profile.ts';

interface Props extends Pick<Profile, 'startup'> {
  company: Entry<'companies'>;
  references: PageReferences;
}

/** What is publicly known about a company: its facts at the left, what it makes and with whom at the right. */
export function ProfileFacts({ company, startup, references }: Props) {
  return (
    <Section id="facts" title="Facts">
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[7fr_5fr]">
        <div className="grid content-start gap-4">
          <FactList facts={factsOf(company, startup, references)} />
          <FigureNote note={company.figureNote} />
        </div>
        <div className="grid content-start gap-6">
          <NamedList title="Focus" items={company.focus} />
          <NamedList title="Partnerships" items={company.partnerships} />
        </div>
      </div>
    </Section>
  );
}

function NamedList({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <div>
      <h3 className="mb-2 text-xl">{title}</h3>
      <BulletList items={items} />
    </div>
  );
}

function factsOf(company: Entry<'companies'>, startup: Profile['startup'], references: PageReferences): Fact[] {
  const { id, technology, category, companyType, location, qubits, ticker, url } = company;
  const line = (figure: string) => <FigureInLine face={references.face(`companies/${id}/${figure}`)} />;
  // Employees and valuation of every company, then what else is on record.
  const others = figuresOf(`companies/${id}`).filter(({ name }) => name !== 'employees' && name !== 'valuation');
  return [
    { name: 'Technology', value: technologyNames[technology] },
    { name: 'Machines or products', value: qubits },
    { name: 'Category', value: category },
    { name: 'Company type', value: companyType },
    { name: 'Location', value: location },
    { name: 'Founded', value: foundedText(company) },
    { name: 'Employees', value: line('employees') },
    { name: 'Valuation', value: line('valuation') },
    ...others.map(({ name, label }) => ({ name: label, value: line(name) })),
    ...(ticker ? [{ name: 'Ticker', value: ticker }] : []),
    ...(startup ? [{ name: 'Total funding', value: <Funding startup={startup} references={references} /> }] : []),
    { name: 'Website', value: <Website url={url} /> },
  ];
}

/** The amount, with the way to the startup tracker, which names rounds and investors. */
function Funding({ startup, references }: { startup: Entry<'startups'>; references: PageReferences }) {
  return (
    <>
      <StartupFunding startup={startup} references={references} />{' '}
      <a href={`${urls.startups()}#${startup.id}`}>Rounds and investors</a>
    </>
  );
}

function Website({ url }: { url: string }) {
  return (
    <a href={url} target="_blank" rel="noopener noreferrer" className="wrap-anywhere">
      {url.replace(/^https:\/\/(www\.)?/, '').replace(/\/$/, '')}
      <span className="visually-hidden"> (opens in a new tab)</span>
    </a>
  );
}
