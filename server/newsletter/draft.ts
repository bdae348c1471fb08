import { stringify } from 'yaml';
import { orderOf } from '#src/features/reading/newsletter/issue-items.ts';
import { changesOf } from '#src/figures/figure-list.ts';
import { daysBefore } from '#src/model/build-date.ts';
import { allFigures } from '#src/model/figures.ts';
import { isKindId, type KindId, kinds } from '#src/model/kinds.ts';
import { outcomeOf } from '#src/model/promise-outcome.ts';
import { entriesOf } from '#src/model/read-content.ts';
import { isAfter } from '#src/model/schemas/figure.ts';
import { type IssueItem, type NewsletterIssue, namedBy } from '#src/model/schemas/newsletter-issue.ts';

/** How far the first issue looks back, in days. */
const FIRST_LOOK_BACK = 60;

/** Outcomes that are news. */
const TOLD_OUTCOMES: readonly string[] = ['kept', 'late', 'missed', 'changed'];

/** Kinds whose entries an issue may name beside papers; a new round or a new task is no news by itself. */
const TOLD_KINDS: readonly KindId[] = [
  ...(['machines', 'logical-experiments', 'advantage-claims', 'estimates', 'tutorials', 'tools', 'glossary'] as const),
];

/** The day after which things are new: that of the last issue, or some weeks ago. */
export function newSince(today: string): string {
  const [last] = entriesOf('newsletters');
  return last?.date ?? daysBefore(today, FIRST_LOOK_BACK);
}

/**
 * All that an editor may want to tell: what is dated after `since` and what was added to the content since, without what an
 * earlier issue has told.
 * @param added files that came since, as "content/papers/x.yaml"; empty where that is not known.
 */
export function draftedItems(since: string, added: readonly string[]): IssueItem[] {
  const told = new Set(entriesOf('newsletters').flatMap(({ items }) => items.map(asText)));
  const isNew = (date: string | undefined) => date !== undefined && isAfter(date, since);
  // What was entered late is new to the readers all the same, unless it is old.
  const late = new Set(added.map((file) => /^content\/developments\/([^/]+)\.yaml$/.exec(file)?.[1]));
  const developments = entriesOf('developments').filter(
    ({ id, date }) => isNew(date) || (late.has(id) && isAfter(date, daysBefore(since, FIRST_LOOK_BACK))),
  );
  const figures = changesOf(allFigures()).filter(({ to, figure }) => isNew(to.asOf) && figure.values[0] === to);
  const promises = entriesOf('promises').filter((promise) => {
    const { state, on } = outcomeOf(promise);
    return TOLD_OUTCOMES.includes(state) && isNew(on);
  });
  const entries = added.flatMap(itemOfFile);
  const items: IssueItem[] = [
    ...developments.map(({ id }) => ({ development: id })),
    ...figures.map(({ figure }) => ({ figure: figure.id })),
    ...promises.map(({ id }) => ({ promise: id })),
    ...entries,
  ];
  return items
    .filter((item) => !told.has(asText(item)))
    .sort((a, b) => orderOf(namedBy(a).group) - orderOf(namedBy(b).group));
}

/** The draft as a file. Its words are the least that the schema takes, for an editor to replace. */
export function draftOf(date: string, since: string, items: readonly IssueItem[], isAddedKnown: boolean): string {
  const issue: NewsletterIssue = {
    title: `What is new since ${since}`,
    date,
    description: `News of the field, changed figures and promises since ${since}, each with its source.`,
    opening: [`${items.length} things are new since ${since}.`],
    items: [...items],
    closing: ['If something here is mistaken, tell us. Answers to the mail reach the editors.'],
  };
  const head = [
    ` Drafted from all that is new since ${since}. Cut what is not worth a reader's minute, reorder, add a "line" of`,
    ' your own under what stays, and write title, description, opening and closing anew.',
    ...(isAddedKnown
      ? []
      : [' Which entries were added since is not known here: that is read from the history of the repository (git).']),
  ];
  return `${head.map((line) => `#${line}`).join('\n')}\n${stringify(issue, { lineWidth: 0 })}`;
}

/** A file of the content as an item, if it is one of a kind that an issue tells. */
function itemOfFile(file: string): IssueItem[] {
  const name = file.replace(/^content\//, '');
  const folder = name.slice(0, name.indexOf('/'));
  if (!isKindId(folder)) return [];
  const id = kinds[folder].files.exec(name)?.[1];
  if (!id || !entriesOf(folder).some((entry) => entry.id === id)) return [];
  if (folder === 'papers') return [{ paper: id }];
  return TOLD_KINDS.includes(folder) ? [{ entry: `${folder}/${id}` }] : [];
}

function asText(item: IssueItem): string {
  const { group, id } = namedBy(item);
  return `${group} ${id}`;
}
