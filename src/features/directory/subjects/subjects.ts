import { dateText } from '#src/figures/page-references.ts';
import { addressOf } from '#src/model/entry-pages.ts';
import { currentText, type Figure, figuresOf } from '#src/model/figures.ts';
import { type Entry, entryOf } from '#src/model/read-content.ts';
import { urls } from '#src/model/urls.ts';
import { keyFiguresOf } from '../companies/profile/KeyFigures.tsx';
import { loadProfile } from '../companies/profile/load-profile.ts';
import { MEASURES } from '../machines/measured.ts';

/** What a story is about, as it stands on the story's page. */
export interface Subject {
  href: string;
  name: string;
  /** What it is: its maker and status, its trade, where it was published. */
  what: string;
  /** The machine whose portrait stands beside it. */
  portrait?: string | undefined;
  /** Two at most, and none where nothing is known. */
  figures: readonly { label: string; value: string; when: string }[];
}

/** Of each kind; what else a story is about stands among its links. */
const MOST_OF_KIND = 3;
const MOST_FIGURES = 2;

type About = Pick<Entry<'developments'>['about'], 'machines' | 'companies' | 'papers'>;

/** Machines, then companies, then papers. A company is shown by its largest machine, unless a machine stands for itself. */
export function subjectsOf({ machines = [], companies = [], papers = [] }: About): Subject[] {
  return [
    ...machines.slice(0, MOST_OF_KIND).map((id) => ofMachine(entryOf('machines', id))),
    ...companies
      .slice(0, MOST_OF_KIND)
      .map((id) => ofCompany(entryOf('companies', id), { isDrawn: machines.length === 0 })),
    ...papers.slice(0, MOST_OF_KIND).map((id) => ofPaper(entryOf('papers', id))),
  ];
}

function ofMachine({ id, name, maker, status }: Entry<'machines'>): Subject {
  const figures = figuresOf(`machines/${id}`);
  const known = MEASURES.flatMap(({ name: measure, head }) => {
    const figure = figures.find((each) => each.name === measure);
    return figure?.values[0].value ? [shown(figure, head)] : [];
  });
  return {
    ...{ href: urls.machine(id), name, portrait: id },
    what: `${maker}, ${status}`,
    figures: known.slice(0, MOST_FIGURES),
  };
}

function ofCompany(company: Entry<'companies'>, { isDrawn }: { isDrawn: boolean }): Subject {
  const { id, name, category, location } = company;
  return {
    ...{ href: urls.company(id), name, what: `${category}, ${location}` },
    portrait: isDrawn ? loadProfile(company).largest?.id : undefined,
    figures: keyFiguresOf(id)
      .slice(0, MOST_FIGURES)
      .map((figure) => shown(figure, figure.label)),
  };
}

function ofPaper(paper: Entry<'papers'>): Subject {
  const { title, venue, authors } = paper;
  return { href: addressOf('papers', paper.id), name: title, what: `${authors}, ${venue}`, figures: [] };
}

function shown(figure: Figure, label: string) {
  const [value] = figure.values;
  return { label, value: currentText(figure), when: [value.error?.kind, dateText(value)].filter(Boolean).join(', ') };
}
