import { currentText, type Figure } from './figures.ts';
import { allEntries, type Listing } from './listings.ts';
import { fileOf, remembered } from './read-content.ts';
import { urls } from './urls.ts';

/** What a reader may find wrong. */
export interface Correctable {
  /** The file that an editor opens. */
  file: string;
  /** The field in it, where one is meant: "figures.revenue". */
  field?: string;
  /** Where it is on this site; left out for a page, which its file names. */
  path?: string;
  /** What it says now, in a sentence or two. */
  says?: string;
}

/** An entry by its file, with its place and its summary; of a page the file alone. */
export function correctableFile(file: string): Correctable {
  const entry = remembered('entries by file', entriesByFile).get(file);
  return entry ? { file, path: entry.address, says: `${entry.name}: ${entry.summary}` } : { file };
}

export function correctableFigure(figure: Figure): Correctable {
  const { file, name, subject, label, id, values } = figure;
  const [{ asOf, source }] = values;
  return {
    file,
    field: `figures.${name}`,
    path: `${urls.figures()}#${id.replaceAll('/', '-')}`,
    says: `${subject}, ${label}: ${currentText(figure)}, as of ${asOf}, by ${source.title}`,
  };
}

function entriesByFile(): ReadonlyMap<string, Listing> {
  return new Map(allEntries().map((entry) => [fileOf(entry.kind, entry.id), entry]));
}
