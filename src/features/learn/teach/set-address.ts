import { withoutEscapes } from '#circuit/address/without-escapes.ts';

/** One task or puzzle of a set. */
export interface SetItem {
  readonly id: string;
  /** The variant that everybody gets; the first where none is named. */
  readonly variant?: number | undefined;
}

/** Tasks and puzzles that a teacher has put together. It is in an address, so that no server knows it. */
export interface TaskSet {
  readonly title: string;
  /** A line for the students; may be empty. */
  readonly note: string;
  /** Whether all get the same variants, or each the one of their number. */
  readonly variants: 'same' | 'each';
  /** The number of the student whose address it is. */
  readonly student?: number | undefined;
  readonly items: readonly SetItem[];
}

export type ReadSet = { readonly set: TaskSet } | { readonly fault: string };

/** Longer addresses are cut by programs that pass them on. */
export const LONGEST_ADDRESS = 2000;
export const LARGEST_NUMBER = 9999;
const VERSION = 1;
const ITEM = /^([a-z0-9]+(?:-[a-z0-9]+)*)(?:=([1-9]\d{0,4}))?$/;

/**
 * A set as the fragment of an address, without `#`: version, title and note, whose variant, and the ids with their
 * variants: `1:Signs_and_pairs,Until_Friday;each;flip-it;two-paths=17`; of a student `each=7`.
 */
export function writeSet({ title, note, variants, student, items }: TaskSet): string {
  const words = note.trim() ? `${written(title)},${written(note)}` : written(title);
  const whose = student === undefined ? variants : `${variants}=${student}`;
  const ids = items.map(({ id, variant }) => (variant === undefined || variant === 1 ? id : `${id}=${variant}`));
  return `${VERSION}:${[words, whose, ...ids].join(';')}`;
}

/** Reads what `writeSet` wrote, and what people have made of it; what names no item in it is for the caller to name. Never throws. */
export function readSet(fragment: string): ReadSet {
  const raw = fragment.replace(/^#/, '');
  if (raw.length > LONGEST_ADDRESS)
    return { fault: `The address has ${raw.length.toLocaleString('en-US')} characters; a set has at most 2,000.` };
  // Some programs escape what needs no escape.
  const text = /^\d+:/.test(raw) ? raw : withoutEscapes(raw);
  const [, version, content = ''] = /^(\d{1,9}):(.*)$/s.exec(text) ?? [];
  if (version === undefined) return { fault: 'The address does not begin with its version, such as "1:".' };
  if (Number(version) !== VERSION)
    return { fault: `The address is of version ${Number(version)}; this page reads version 1.` };
  const [words = '', whose = '', ...ids] = content.split(';');
  const [title = '', note = ''] = words.split(',').map(read);
  const [, variants = 'same', student] = /^(same|each)(?:=([1-9]\d{0,3}))?$/.exec(whose) ?? [];
  const items = new Map(ids.filter((id) => id !== '').map((id) => [ITEM.exec(id)?.[1] ?? id, itemOf(id)]));
  if (items.size === 0) return { fault: 'The address ends before its first task.' };
  return {
    set: {
      title,
      note,
      variants: variants === 'each' ? 'each' : 'same',
      student: student === undefined ? undefined : Number(student),
      items: [...items.values()],
    },
  };
}

/** What is no id stays as it is, to be named. */
function itemOf(text: string): SetItem {
  const [, id = text, variant] = ITEM.exec(text) ?? [];
  return variant === undefined ? { id } : { id, variant: Number(variant) };
}

/** The variant of an item that this set asks for. */
export function variantIn({ variants, student }: TaskSet, { variant = 1 }: SetItem): number {
  return variants === 'each' ? (student ?? 1) : variant;
}

/** Without what has a meaning between the words; a space is an underscore. */
function written(words: string): string {
  return encodeURIComponent(words.trim()).replaceAll('_', '%5F').replaceAll('%20', '_');
}

function read(words: string): string {
  return withoutEscapes(words.replaceAll('_', ' ')).trim();
}
