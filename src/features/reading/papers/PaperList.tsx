import { Fragment } from 'react';
import { anchorOf } from '#src/base/anchor.ts';
import { buttonClass } from '#src/design/Button.tsx';
import { ExternalLink } from '#src/design/ExternalLink.tsx';
import { Section } from '#src/design/Section.tsx';
import type { Entry } from '#src/model/read-content.ts';
import type { Company } from '#src/model/schemas/company.ts';
import type { ResearchPage } from '#src/model/schemas/pages/reading.ts';
import { urls } from '#src/model/urls.ts';
import { plainCitation } from './citation-formats.ts';

interface Props {
  category: ResearchPage['categories'][number];
  papers: readonly Entry<'papers'>[];
  /** Companies by the id of their paper. */
  companies: ReadonlyMap<string, readonly PaperCompany[]>;
}

/** The papers of one category, the newest first. */
export function PaperList({ category, papers, companies }: Props) {
  return (
    <Section isGroup id={anchorOf(category.title)} title={category.title} intro={category.intro}>
      <ul data-rows="" className="border-b border-rule">
        {papers
          .filter((paper) => paper.category === category.title)
          .map((paper) => (
            <li
              key={paper.id}
              id={paper.id}
              data-year={paper.year}
              data-category={paper.category}
              data-identifiers={identifiersOf(paper)}
              className="border-t border-rule py-6"
            >
              <PaperItem paper={paper} companies={companies.get(paper.id) ?? []} />
            </li>
          ))}
      </ul>
    </Section>
  );
}

/** The numbers by which a paper is known, for the search; the arXiv's is printed as well. */
function identifiersOf({ url, arxiv }: Entry<'papers'>): string {
  return [url, arxiv ? `arXiv:${arxiv}` : ''].join(' ');
}

function PaperItem({ paper, companies }: { paper: Entry<'papers'>; companies: readonly PaperCompany[] }) {
  return (
    <article className="grid gap-x-10 gap-y-3 md:grid-cols-[4.5rem_minmax(0,1fr)_auto]">
      <p className="font-serif text-lg text-ink-2 tabular-nums lining-nums">{paper.year}</p>
      <div className="min-w-0">
        <h3 data-search="" className="max-w-[40em] text-xl">
          <a
            href={paper.url}
            target="_blank"
            rel="noopener noreferrer"
            className="text-ink no-underline hover:text-accent hover:underline"
          >
            {paper.title}
            <span className="visually-hidden"> (opens in a new tab)</span>
          </a>
        </h3>
        <p data-search="" className="mt-1 max-w-none text-xs text-ink-2">
          {paper.authors}. {paper.venue}
        </p>
        <p data-search="" className="mt-2.5 max-w-[66ch] text-sm text-ink-2">
          {paper.summary}
        </p>
        {paper.arxiv ? (
          <p className="mt-2 text-xs text-ink-2">
            Free preprint:{' '}
            <a href={`https://arxiv.org/abs/${paper.arxiv}`} target="_blank" rel="noopener noreferrer" data-identifier>
              arXiv:{paper.arxiv}
              <span className="visually-hidden"> (opens in a new tab)</span>
            </a>
          </p>
        ) : null}
        <PaperCompanies companies={companies} />
        <Citation paper={paper} />
      </div>
      <p>
        <ExternalLink href={paper.url} label={`Open Paper: ${paper.title}`} className={buttonClass('secondary')}>
          Open Paper
        </ExternalLink>
      </p>
    </article>
  );
}

/** The companies of the directory that wrote a paper, or on whose machines it ran; nothing where there are none. */
function PaperCompanies({ companies }: { companies: readonly PaperCompany[] }) {
  if (companies.length === 0) return null;
  return (
    <p className="mt-2 text-xs text-ink-2">
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
    <details className="mt-2 text-xs print:hidden">
      <summary className="min-h-6 w-fit cursor-pointer font-semibold text-accent">
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
