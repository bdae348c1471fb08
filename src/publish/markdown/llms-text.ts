import { firstSentence } from '#src/base/first-sentence.ts';
import { site } from '#src/base/site-identity.ts';
import { LICENSE } from '#src/features/reading/open-data/data-file.ts';
import type { DataSet } from '#src/features/reading/open-data/data-set.ts';
import { dataSets } from '#src/features/reading/open-data/data-sets.ts';
import { aboutOf } from '#src/features/reading/open-data/load-data-file.ts';
import { kinds } from '#src/model/kinds.ts';
import { allEntries } from '#src/model/listings.ts';
import { entriesOf, pageOf } from '#src/model/read-content.ts';
import { urls } from '#src/model/urls.ts';
import type { ListedPage } from './site-markdown.ts';

/** More pages in one folder than this are named together: the list is to be read in one piece, within 50 KB. */
const MOST_NAMED = 20;

/**
 * `llms.txt` (llmstxt.org): what the site is, then its pages and data sets in sections of links, each with a line about it. A page's
 * link leads to its Markdown. Many pages of one kind are one line that says where their list is.
 */
export function llmsText(pages: readonly ListedPage[], origin: URL): string {
  const address = (path: string) => new URL(path, origin).href;
  const item = ({ path, title, description }: ListedPage) =>
    `- [${title}](${address(urls.markdown(path))}): ${firstSentence(description).first}`;
  const inOrder = pages.toSorted((a, b) => a.path.localeCompare(b.path, 'en'));
  const byPath = new Map(inOrder.map((page) => [page.path, page]));
  const listed = (paths: readonly string[]) => paths.flatMap((path) => byPath.get(path) ?? []);
  const topics = listed(entriesOf('topics').map(({ id }) => urls.topic(id)));
  const tutorials = listed(entriesOf('tutorials').map(({ id }) => urls.tutorial(id)));
  const others = inOrder.filter((page) => !topics.includes(page) && !tutorials.includes(page));
  const folders = Map.groupBy(others, ({ path }) => path.replace(/[^/]*$/, ''));
  const [named, many] = partition([...folders], ([folder, { length }]) => folder === '/' || length <= MOST_NAMED);
  const home = byPath.get(urls.home());
  return [
    `# ${site.name}`,
    `> ${home?.description ?? site.tagline}`,
    [
      'Each page of this site is Markdown, too, at its address with `.md` behind it. Figures stand with their dates and the',
      `numbers of their sources, which are footnotes; formulas are TeX. Texts and data: ${LICENSE.name}, ${LICENSE.url}`,
    ].join('\n'),
    section('Topics', topics.map(item)),
    section('Tutorials, in the order in which they build on one another', [
      `- [All tutorials as one text](${address(urls.llmsFull())})`,
      ...tutorials.map(item),
    ]),
    section(
      'Pages',
      named.flatMap(([, members]) => members.map(item)),
    ),
    section(
      'Many pages of one kind',
      many.map(([folder, members]) => folderLine(folder, members, byPath, address)),
    ),
    section(
      'Data sets',
      dataSets.map((set) => dataLine(set, address)),
    ),
  ]
    .join('\n\n')
    .concat('\n');
}

/** The tutorials in their order as one text, each with its address; `read` gives the Markdown of a page. */
export function llmsFullText(read: (path: string) => string): string {
  const tutorials = entriesOf('tutorials').map(({ id }) => read(urls.tutorial(id)));
  return `# ${pageOf('tutorials').heading}\n\n${tutorials.join('\n\n')}`;
}

function section(title: string, lines: readonly string[]): string {
  return `## ${title}\n\n${lines.join('\n')}`;
}

/** "- [Machines](…/machines.md): 64 pages, such as …/machines/ibm-heron-r3.md" */
function folderLine(
  folder: string,
  members: readonly ListedPage[],
  byPath: ReadonlyMap<string, ListedPage>,
  address: (path: string) => string,
): string {
  const list = byPath.get(folder.slice(0, -1)) ?? listOf(members[0]?.path, byPath);
  const name = list ? `[${list.title}](${address(urls.markdown(list.path))})` : folder;
  const [example] = members;
  return `- ${name}: ${members.length} pages${example ? `, such as ${address(urls.markdown(example.path))}` : ''}`;
}

/** The page that lists entries of this kind. */
function listOf(path: string | undefined, byPath: ReadonlyMap<string, ListedPage>): ListedPage | undefined {
  const entry = allEntries().find(({ address }) => address === path);
  return entry && byPath.get(kinds[entry.kind].page);
}

function dataLine(set: DataSet, address: (path: string) => string): string {
  const { id } = set;
  const { title, description } = aboutOf(set);
  const others = `[CSV](${address(urls.dataCsv(id))}), [JSON Schema](${address(urls.dataSchema(id))})`;
  return `- [${title}](${address(urls.dataJson(id))}): ${firstSentence(description).first} Also as ${others}`;
}

function partition<Item>(items: readonly Item[], isWanted: (item: Item) => boolean): [Item[], Item[]] {
  return [items.filter(isWanted), items.filter((item) => !isWanted(item))];
}
