import type { AstroIntegration } from 'astro';
import { entriesAreOfTheirSources, presentEntries } from './as-of.ts';
import { buildDate } from './build-date.ts';
import {
  addressesAreAccepted,
  figuresHaveEvidence,
  reportedValuesSayWhatWasRead,
  sourcesAreDocuments,
} from './evidence.ts';
import { numbersAgree } from './figure-numbers.ts';
import { allFigures, type Figure, figuresOf } from './figures.ts';
import { isKindId, type KindId, kindIds, kinds, placeOfStep } from './kinds.ts';
import { allEntries, type Listing } from './listings.ts';
import { sectionFigures } from './named-figures.ts';
import { allReferences, type NamedReference } from './named-references.ts';
import { pageIds } from './pages.ts';
import { countsAreComputed, piecesAreFiledOnce } from './pieces.ts';
import { outcomeOf } from './promise-outcome.ts';
import {
  allContent,
  allPages,
  ContentError,
  type Entry,
  entriesOf,
  fileOf,
  pageOf,
  remembered,
  sectionPages,
  unreadFiles,
  writtenContent,
} from './read-content.ts';
import { isAfter } from './schemas/figure.ts';
import { typedFigures } from './typed-figures.ts';

/**
 * Rules that no schema of a single file can hold, because they speak of several. Each is one small function that
 * returns its problems, and each problem names the file, the field and what to do.
 */

/** The file's name is the entry's address, so it has to read well in one. */
export function namesAreSlugs(entries: readonly Pick<Listing, 'kind' | 'id'>[]): string[] {
  return entries
    .filter(({ id }) => !/^[a-z0-9]+([-/][a-z0-9]+)*$/.test(id))
    .map(({ kind, id }) => `${fileOf(kind, id)}: rename it to lower-case words joined by hyphens`);
}

/** Two entries that say the same would both be counted. */
export function namesAreUnique(entries: readonly Pick<Listing, 'kind' | 'id' | 'name'>[]): string[] {
  const named = Map.groupBy(
    entries.filter(({ kind }) => kind !== 'tutorial-steps'),
    ({ kind, name }) => `${kind}: ${name.toLowerCase()}`,
  );
  return [...named.values()].flatMap(([first, ...twins]) =>
    twins.map(
      ({ kind, id, name }) => `${fileOf(kind, id)}: "${name}" stands in ${first ? fileOf(kind, first.id) : ''} already`,
    ),
  );
}

/** What an entry or a page names by its id exists, and is not the entry itself. */
export function referencesLead(
  references: readonly NamedReference[],
  ids: ReadonlyMap<string, ReadonlySet<string>>,
): string[] {
  return references.flatMap(({ file, field, kind, id, from }) => {
    if (from?.kind === kind && from.id === id) return [`${file}: ${field} names the entry itself; take it out`];
    if (ids.get(kind)?.has(id)) return [];
    return [`${file}: ${field} names "${id}", but there is no such file in content/${kind}`];
  });
}

type Tracked = Pick<Entry<'startups'>, 'id' | 'name' | 'founded' | 'profile' | 'status' | 'figures'>;

/** The last funding that the tracker names is a round of the table of rounds. */
export function trackedRoundsAreListed(
  startups: readonly Tracked[],
  rounds: readonly Pick<Entry<'funding-rounds'>, 'company'>[],
): string[] {
  return startups
    .filter(({ name, status }) => status !== 'Acquired' && !rounds.some(({ company }) => company === name))
    .map(
      ({ id, name }) => `${fileOf('startups', id)}: ${name} has no round in content/funding-rounds; add its last one`,
    );
}

/** What a tracked company has in its profile is written there alone, and what both have is the same. */
export function startupsAgreeWithProfiles(
  startups: readonly Tracked[],
  companies: readonly Pick<Entry<'companies'>, 'id' | 'name' | 'founded'>[],
): string[] {
  return startups.flatMap((startup) => {
    const file = fileOf('startups', startup.id);
    const company = companies.find(({ id }) => id === startup.profile);
    if (!company) {
      return 'employees' in startup.figures
        ? []
        : [`${file}: figures needs employees, for there is no profile to take it from`];
    }
    const profile = fileOf('companies', company.id);
    return [
      ...(['name', 'founded'] as const)
        .filter((key) => startup[key] !== company[key])
        .map((key) => `${file}: ${key} is not what ${profile} says; make them agree`),
      ...('employees' in startup.figures ? [`${file}: figures.employees stands in ${profile}; take it out here`] : []),
    ];
  });
}

/** No value is of the future, and none is newer than the work that says so. */
export function figuresAreOfTheirTime(
  figures: readonly Pick<Figure, 'file' | 'name' | 'values'>[],
  today: string,
): string[] {
  return figures.flatMap(({ file, name, values }) =>
    values.flatMap(({ asOf, source }) => [
      ...(asOf > today
        ? [`${file}: figures.${name}: asOf ${asOf} lies in the future; write the day on which it held`]
        : []),
      ...(source.date && isAfter(asOf, source.date)
        ? [
            `${file}: figures.${name}: asOf ${asOf} is newer than its source ${source.id} of ${source.date}; correct one of them`,
          ]
        : []),
    ]),
  );
}

/** A promise whose date passed before the last reading says what came of it. */
export function passedPromisesHaveOutcomes(
  promises: readonly Pick<Entry<'promises'>, 'id' | 'due' | 'outcome'>[],
  readUntil: string,
): string[] {
  return promises
    .filter(({ due, outcome }) => due && isAfter(readUntil, due) && outcomeOf({ due, outcome }).state === 'open')
    .map(
      ({ id, due }) =>
        `${fileOf('promises', id)}: its date, ${due}, has passed; write outcome.delivered, replaced, givenUp or undelivered`,
    );
}

/** The pages that say until when the field has been read are right: nothing on them is newer. */
export function nothingIsNewerThanRead(
  dated: readonly { kind: KindId; id: string; date: string | undefined }[],
  readUntil: string,
): string[] {
  return dated
    .filter(({ date }) => date && isAfter(date, readUntil))
    .map(
      ({ kind, id, date }) =>
        `${fileOf(kind, id)}: ${date} is newer than readUntil in content/pages/news.yaml; move one of them`,
    );
}

/** Every source is cited; one that nothing rests on is forgotten, not kept. */
export function sourcesAreUsed(sources: readonly { id: string }[], cited: ReadonlySet<string>): string[] {
  return sources
    .filter(({ id }) => !cited.has(id))
    .map(({ id }) => `content/sources/${id}.yaml: nothing rests on this source; cite it or delete the file`);
}

/** What a development changed is a figure of the site. */
export function changedFiguresExist(
  developments: readonly Pick<Entry<'developments'>, 'id' | 'changed'>[],
  figures: ReadonlySet<string>,
): string[] {
  return developments.flatMap(({ id, changed = [] }) =>
    changed
      .filter((figure) => !figures.has(figure))
      .map(
        (figure) =>
          `${fileOf('developments', id)}: changed names "${figure}", which is no figure; write kind/entry/name`,
      ),
  );
}

/** An issue's file is named after its day, and the figures that it tells are figures of the site. */
export function issuesAreSound(
  issues: readonly Pick<Entry<'newsletters'>, 'id' | 'date' | 'items'>[],
  figures: ReadonlySet<string>,
): string[] {
  return issues.flatMap(({ id, date, items }) => [
    ...(id === date ? [] : [`${fileOf('newsletters', id)}: its date is ${date}; name the file ${date}.yaml`]),
    ...items.flatMap((item, index) =>
      'figure' in item && !figures.has(item.figure)
        ? [
            `${fileOf('newsletters', id)}: items.${index} names "${item.figure}", which is no figure; write kind/entry/name`,
          ]
        : [],
    ),
  ]);
}

/** The time line always names its landmarks; more of them would cross each other. */
const LANDMARKS = 12;

export function landmarksAreFew(developments: readonly Pick<Entry<'developments'>, 'id' | 'landmark'>[]): string[] {
  const landmarks = developments.filter(({ landmark }) => landmark).map(({ id }) => id);
  if (landmarks.length <= LANDMARKS) return [];
  return [
    `content/developments: ${landmarks.length} entries are landmarks, ${LANDMARKS} may be; take the field from one of ${landmarks.join(', ')}`,
  ];
}

/** What sections show as key figures or bars is a figure of the site. */
export function namedFiguresExist(
  pages: readonly { id: string; sections: readonly { shape: string }[] }[],
  figures: ReadonlySet<string>,
): string[] {
  return pages.flatMap(({ id, sections }) =>
    sectionFigures(sections, `pages/${id}`)
      .filter((figure) => !figures.has(figure))
      .map(
        (figure) =>
          `content/pages/${id}.yaml: sections names "${figure}", which is no figure; write a name of the page's figures, or kind/entry/name`,
      ),
  );
}

/** The page on open data describes only kinds that are published. */
export function describedSetsArePublished(sets: readonly { id: string }[]): string[] {
  return sets
    .filter(({ id }) => id !== 'figures' && (!isKindId(id) || kinds[id].published === false))
    .map(
      ({ id }) => `content/pages/data.yaml: sets.items names "${id}", which is no published kind in src/model/kinds.ts`,
    );
}

/** A task or a puzzle, and the step of a tutorial that it trains. */
interface Trained {
  readonly kind: KindId;
  readonly id: string;
  readonly tutorial: string;
  readonly step: number;
}

/** What trains a step trains one that is there: a task of a step that is missing stands nowhere. `steps` are ids. */
export function trainedStepsExist(trained: readonly Trained[], steps: readonly string[]): string[] {
  const places = new Set(steps.map((id) => placeOfStep(id).join(' ')));
  return trained
    .filter(({ tutorial, step }) => !places.has(`${tutorial} ${step}`))
    .map(
      ({ kind, id, tutorial, step }) =>
        `${fileOf(kind, id)}: content/tutorials/${tutorial} has no step ${step}; name one that it has`,
    );
}

/** Every problem of the content that concerns more than one file, or a file that nothing reads. */
export function contentProblems(): string[] {
  const entries = allEntries();
  const ids = new Map<string, ReadonlySet<string>>([
    ...kindIds.map((kind) => [kind, new Set(entriesOf(kind).map(({ id }) => id))] as const),
    ['pages', new Set(allPages().map(({ id }) => id))],
  ]);
  const references = allReferences();
  const deadReferences = referencesLead(references, ids);
  // What names a source that is missing has no figure to look at.
  if (deadReferences.length > 0) return deadReferences;
  const figures = allFigures();
  const developments = entriesOf('developments');
  const cited = new Set(references.filter(({ kind }) => kind === 'sources').map(({ id }) => id));
  return [
    ...unreadFiles().map((file) => `content/${file}: nothing reads it; its folder is no kind in src/model/kinds.ts`),
    ...namesAreSlugs(entries),
    ...namesAreUnique(entries),
    ...trackedRoundsAreListed(entriesOf('startups'), entriesOf('funding-rounds')),
    ...startupsAgreeWithProfiles(entriesOf('startups'), entriesOf('companies')),
    ...describedSetsArePublished(pageOf('data').sets.items),
    ...trainedStepsExist(
      [
        ...entriesOf('tasks').map((task) => ({ kind: 'tasks' as const, ...task })),
        ...entriesOf('puzzles').map(({ id, trains }) => ({ kind: 'puzzles' as const, id, ...trains })),
      ],
      entriesOf('tutorial-steps').map(({ id }) => id),
    ),
    ...piecesAreFiledOnce(entriesOf('topics')),
    ...countsAreComputed(allContent()),
    ...numbersAgree(figures),
    ...figuresAreOfTheirTime(figures, buildDate()),
    ...entriesAreOfTheirSources(presentEntries()),
    ...addressesAreAccepted(writtenContent()),
    ...sourcesAreDocuments(writtenContent()),
    ...figuresHaveEvidence(figures),
    ...reportedValuesSayWhatWasRead(figures),
    ...sourcesAreUsed(entriesOf('sources'), cited),
    ...passedPromisesHaveOutcomes(entriesOf('promises'), pageOf('news').readUntil),
    ...nothingIsNewerThanRead(
      entries.filter(({ kind }) => kind === 'developments' || kind === 'promises'),
      pageOf('news').readUntil,
    ),
    ...landmarksAreFew(developments),
    ...changedFiguresExist(developments, new Set(figures.map(({ id }) => id))),
    ...issuesAreSound(entriesOf('newsletters'), new Set(figures.map(({ id }) => id))),
    ...namedFiguresExist(pagesWithSections(), new Set(figures.map(({ id }) => id))),
    ...writtenContent().flatMap(({ subject, file, data }) => typedFigures(file, data, figuresOf(subject))),
  ];
}

function pagesWithSections() {
  const own = pageIds.flatMap((id) => {
    const page = pageOf(id);
    return 'sections' in page && page.sections ? [{ id, sections: page.sections }] : [];
  });
  return [...own, ...sectionPages()];
}

/** @throws ContentError where a file or a rule across files is broken. What was found is kept until a file changes. */
export function requireSoundContent(): void {
  sectionPages();
  const problems = remembered('content problems', contentProblems);
  if (problems.length > 0) throw new ContentError(problems);
}

/** Stops the build where the content breaks a rule. */
export function checkContent(): AstroIntegration {
  return {
    name: 'check-content',
    hooks: {
      'astro:build:start': requireSoundContent,
    },
  };
}
