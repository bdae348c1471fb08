import { BulletList } from '#src/design/BulletList.tsx';
import { type Fact, FactList } from '#src/design/FactList.tsx';
import { Section } from '#src/design/Section.tsx';
import type { Entry } from '#src/model/read-content.ts';
import { urls } from '#src/model/urls.ts';
import { FigureNote } from '../FigureNote.tsx';
import { foundedText } from '../facts.ts';
import { technologyNames } from '../technology-names.ts';
import type { Profile } from './load-profile.ts';

/** What is publicly known about a company: its facts at the left, what it makes and with whom at the right. */
export function ProfileFacts({ company, startup }: { company: Entry<'companies'> } & Pick<Profile, 'startup'>) {
  return (
    <Section id="facts" title="Facts">
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[7fr_5fr]">
        <div className="grid content-start gap-4">
          <FactList facts={factsOf(company, startup)} />
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

function factsOf(company: Entry<'companies'>, startup: Profile['startup']): Fact[] {
  const { technology, category, companyType, location, qubits, employees, valuation, ticker, url } = company;
  return [
    { name: 'Technology', value: technologyNames[technology] },
    { name: 'Machines or products', value: qubits },
    { name: 'Category', value: category },
    { name: 'Company type', value: companyType },
    { name: 'Location', value: location },
    { name: 'Founded', value: foundedText(company) },
    { name: 'Employees', value: employees },
    { name: 'Valuation', value: valuation },
    ...(ticker ? [{ name: 'Ticker', value: ticker }] : []),
    ...(startup ? [{ name: 'Total funding', value: <Funding startup={startup} /> }] : []),
    { name: 'Website', value: <Website url={url} /> },
  ];
}

/** The amount and what it counts, with the way to the startup tracker, which names rounds and investors. */
function Funding({ startup: { id, funding, fundingNote } }: { startup: Entry<'startups'> }) {
  return (
    <>
      <a href={`${urls.startups()}#${id}`}>{funding}</a>
      {fundingNote ? <span className="block text-xs text-ink-2">{fundingNote}</span> : null}
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
