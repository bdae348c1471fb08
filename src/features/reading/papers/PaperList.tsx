import { Fragment } from 'react';
import { anchorOf } from '#src/base/anchor.ts';
import { firstSentence } from '#src/base/first-sentence.ts';
import { ExternalLink } from '#src/design/ExternalLink.tsx';
import { Section } from '#src/design/Section.tsx';
import { RestFold } from '#src/filters/RestFold.tsx';
import { addressOf, hasPage } from '#src/model/entry-pages.ts';
import type { Entry } from '#src/model/read-content.ts';
import type { Company } from '#src/model/schemas/company.ts';
import type { ResearchPage } from '#src/model/schemas/pages/reading.ts';
import { urls } from '#src/model/urls.ts';
import { plainCitation } from './citation-formats.ts';
import './paper-list.css';

interface Props {
  category: ResearchPage['categories'][number];
  papers: readonly Entry<'papers'>[];
  /** Companies by the id of their paper. */
  companies: ReadonlyMap<string, readonly PaperCompany[]>;
}

/** How many papers of a category stand open; the others unfold, for a filter and for a link to one of them as well. */
export const SHOWN = 12;

/** The papers of one category, the newest first. */
export function PaperList({ category, papers, companies }: Props) {
  const listed = papers.filter((paper) => paper.category === category.title);
  const rest = listed.slice(SHOWN);
  return (
    <Section isGroup id={anchorOf(category.title)} title={category.title} intro={category.intro}>
      <PaperRows papers={listed.slice(0, SHOWN)} companies={companies} />
      {rest.length > 0 ? (
        <RestFold more={`Show the other ${rest.length}`} fewer={`Show the first ${SHOWN}`}>
          <PaperRows papers={rest} companies={companies} />
        </RestFold>
      ) : null}
    </Section>
  );
}

/** Papers one below the other, a year named where it begins. */
function PaperRows({ papers, companies }: Pick<Props, 'papers' | 'companies'>) {
  return (
    <ul data-rows="" className="papers">
      {papers.map((paper, index) => (
        <li
          key={paper.id}
          id={paper.id}
          data-year={paper.year}
          data-category={paper.category}
          data-identifiers={identifiersOf(paper)}
          className={paper.year === papers[index - 1]?.year ? 'same-year' : undefined}
        >
          <PaperItem paper={paper} companies={companies.get(paper.id) ?? []} />
        </li>
      ))}
    </ul>
  );
}

/** The numbers by which a paper is known, for the search; the arXiv's is printed as well. */
function identifiersOf({ url, arxiv }: Entry<'papers'>): string {
  return [url, arxiv ? `arXiv:${arxiv}` : ''].join(' ');
}

/** A paper in lines: title, who wrote it and where it is, what it claims. That opens, and with it what else is known. */
function PaperItem({ paper, companies }: { paper: Entry<'papers'>; companies: readonly PaperCompany[] }) {
  const { first: claim, rest } = firstSentence(paper.summary);
  return (
    <article className="paper">
      <p className="year">{paper.year}</p>
      <h3 data-search="">
        <a href={paper.url} target="_blank" rel="noopener noreferrer">
          {paper.title}
          <span className="visually-hidden"> (opens in a new tab)</span>
        </a>
      </h3>
      <p data-search="" className="authors">
        {`${paper.authors.replace(/\.$/, '')}. ${paper.venue}`}
      </p>
      <p className="open">
        <ExternalLink href={paper.url} label={`Open Paper: ${paper.title}`}>
          Open Paper
        </ExternalLink>
      </p>
      <details data-fold="">
        <summary data-search="">{claim}</summary>
        <div>
          {rest ? <p data-search="">{rest}</p> : null}
          <Preprint arxiv={paper.arxiv} />
          <PaperCompanies companies={companies} />
          {hasPage('papers', paper.id) ? (
            <p>
              <a href={addressOf('papers', paper.id)} className="no-underline hover:underline">
                What rests on it<span className="visually-hidden">: {paper.title}</span>
              </a>
            </p>
          ) : null}
          <Citation paper={paper} />
        </div>
      </details>
    </article>
  );
}

function Preprint({ arxiv }: Pick<Entry<'papers'>, 'arxiv'>) {
  if (!arxiv) return null;
  return (
    <p>
      Free preprint:{' '}
      <a href={`https://arxiv.org/abs/${arxiv}`} target="_blank" rel="noopener noreferrer" data-identifier>
        arXiv:{arxiv}
        <span className="visually-hidden"> (opens in a new tab)</span>
      </a>
    </p>
  );
}

/** The companies of the directory that wrote a paper, or on whose machines it ran; nothing where there are none. */
function PaperCompanies({ companies }: { companies: readonly PaperCompany[] }) {
  if (companies.length === 0) return null;
  return (
    <p>
      {companies.length === 1 ? 'Company: ' : 'Companies: '}
      {companies.map(({ id, name }, index) => (
        <Fragment key={id}>
          {index > 0 ? ', ' : null}
          <a href={urls.company(id)}>{name}</a>
        </Fragment>
      ))}
    </p>
  );
}

/** A paper's reference: in words, and as files for programs that manage them. `CopyCitations` wakes the copy buttons. */
function Citation({ paper }: { paper: Entry<'papers'> }) {
  const { id, title } = paper;
  const files = [
    { name: 'BibTeX', href: urls.paperBibtex(id) },
    { name: 'RIS', href: urls.paperRis(id) },
  ];
  return (
    <details className="print:hidden">
      <summary>
        Cite<span className="visually-hidden">: {title}</span>
      </summary>
      <p data-citation="" className="mt-2 max-w-[40em]">
        {plainCitation(paper)}
      </p>
      <p className="mt-1 flex flex-wrap gap-x-5">
        {files.map(({ name, href }) => (
          <a key={name} href={href} download="" className="font-semibold">
            {name}
            <span className="visually-hidden">: {title}</span>
          </a>
        ))}
        {['plain text', ...files.map(({ name }) => name)].map((format) => (
          <button
            key={format}
            type="button"
            name={`${id} ${format}`}
            data-copy={format}
            className="cursor-pointer font-semibold text-accent hover:underline noscript:hidden"
          >
            Copy {format}
          </button>
        ))}
      </p>
    </details>
  );
}

interface PaperCompany {
  id: string;
  name: string;
}

type CompanyWithPapers = PaperCompany & Pick<Company, 'papers'>;

/** The companies of every paper by its id, in the order given: what the companies' entries name, read backward. */
export function companiesByPaper(companies: readonly CompanyWithPapers[]): ReadonlyMap<string, PaperCompany[]> {
  const byPaper = new Map<string, PaperCompany[]>();
  for (const { id, name, papers = [] } of companies)
    for (const paper of papers) byPaper.set(paper, [...(byPaper.get(paper) ?? []), { id, name }]);
  return byPaper;
}
