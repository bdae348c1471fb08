import type { Kind } from './kind.ts';
import { isKindId, kindIds, kinds } from './kinds.ts';
import { allEntries } from './listings.ts';
import { allPages, ContentError, type Entry, entriesOf, pageOf, remembered } from './read-content.ts';
import { textsIn } from './texts-in.ts';

/** Something of this site that is filed under a topic: a page, or an entry of any kind. */
export interface Piece {
  /** Folder and id: "papers/shor-1997". */
  id: string;
  /** What pieces of its kind are called together: "Research papers". */
  label: string;
  name: string;
  summary: string;
  /** Where it is read. */
  address: string;
  /** The day of what it tells of, if it is an event. */
  day?: string | undefined;
}

/** The pieces of these ids, in their order. @throws ContentError where one does not exist. */
export function piecesOf(ids: readonly string[]): Piece[] {
  return ids.map(pieceOf);
}

/** The piece of this id. @throws ContentError where it does not exist. */
export function pieceOf(id: string): Piece {
  const piece = allPieces().get(id);
  if (!piece) throw new ContentError([`"${id}" names no entry and no page; write it as papers/shor-1997`]);
  return piece;
}

/** The ids of all that is filed under a topic: what its list names, then the entries that name the topic themselves. */
export function filedUnder(topic: Pick<Entry<'topics'>, 'id' | 'pieces'>): string[] {
  return [...topic.pieces, ...(entriesByTopic().get(topic.id) ?? [])];
}

/** The ids of all articles that are filed under a topic; the topic's count is their number. */
export function articlesUnder(topic: Pick<Entry<'topics'>, 'id' | 'pieces'>): string[] {
  return filedUnder(topic).filter(isArticle);
}

function isArticle(piece: string): boolean {
  const [kind = ''] = piece.split('/');
  if (!isKindId(kind)) return true;
  const { isArticle }: Kind<unknown> = kinds[kind];
  return isArticle === true;
}

/** What the page that lists a topic's pieces is called, and what it says to search engines. */
export function pieceListHead({ title, description }: Pick<Entry<'topics'>, 'title' | 'description'>) {
  const { pieces } = pageOf('topics');
  return { title: `${title}: ${pieces.title}`, description: `${description} ${pieces.description}` };
}

/** Each piece is under one topic, so that the topics' counts add up. */
export function piecesAreFiledOnce(
  topics: readonly Pick<Entry<'topics'>, 'id' | 'pieces'>[],
  byThemselves: ReadonlyMap<string, readonly string[]> = entriesByTopic(),
): string[] {
  const filed = new Map([...byThemselves].flatMap(([topic, ids]) => ids.map((id) => [id, topic])));
  return topics.flatMap(({ id, pieces }) =>
    pieces.flatMap((piece) => {
      const first = filed.get(piece);
      filed.set(piece, first ?? id);
      return first
        ? [`content/topics/${id}.yaml: pieces names ${piece}, which is filed under ${first}; take it out`]
        : [];
    }),
  );
}

/** The entries that name the topic under which they are filed, by the topic. */
function entriesByTopic(): ReadonlyMap<string, readonly string[]> {
  return remembered('entries by topic', () => {
    const filed = kindIds.flatMap((kind) => {
      const { topicOf }: Kind<unknown> = kinds[kind];
      return topicOf
        ? entriesOf(kind).map((entry) => ({ id: `${kind}/${entry.id}`, topic: topicOf(entry) ?? '' }))
        : [];
    });
    const byTopic = Map.groupBy(filed, ({ topic }) => topic);
    return new Map([...byTopic].map(([topic, entries]) => [topic, entries.map(({ id }) => id)]));
  });
}

/** A number of articles in words, where the list of them gives it. */
const TYPED_COUNT = /\b[\d,]+\+? articles\b/i;

/** What is counted is never typed: the number of articles on a topic is the length of its list. */
export function countsAreComputed(content: readonly { file: string; data: unknown }[]): string[] {
  return content.flatMap(({ file, data }) =>
    textsIn(data).flatMap(({ field, text }) => {
      const [count] = TYPED_COUNT.exec(text) ?? [];
      return count
        ? [
            `${file}: ${field} types "${count}", which the list "pieces" of a topic or category gives; take the number out`,
          ]
        : [];
    }),
  );
}

function allPieces(): ReadonlyMap<string, Piece> {
  return remembered('pieces', () => {
    const pages = allPages().map(({ id, path, heading, description }) => {
      return { id: `pages/${id}`, label: 'Pages', name: heading, summary: description, address: path };
    });
    const entries = allEntries().map(({ kind, id, name, summary, address, date }) => {
      const day = kind === 'developments' ? date : undefined;
      return { id: `${kind}/${id}`, label: kinds[kind].label, name, summary, address, day };
    });
    return new Map([...pages, ...entries].map((piece) => [piece.id, piece]));
  });
}
