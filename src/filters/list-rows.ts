import { type FormFields, filterRows, type Order, type Row, searchable, sortRows, wordMatch } from './filter-rows.ts';

/** A row of the page: its element, and those of other lists that say the same. */
export interface ListRow extends Row {
  readonly elements: readonly HTMLElement[];
  /** Its signs in the page's drawings (`data-row`): they dim where it is hidden, and keep their places. */
  readonly marks: readonly Element[];
  /** Forgets what was read of its texts. */
  readonly forget: () => void;
}

export interface Found {
  /** Rows left. */
  count: number;
  /** Groups left. */
  groups: number;
}

export interface List {
  readonly rows: readonly ListRow[];
  /** Shows these rows and no others, and all in this order. */
  show: (left: readonly ListRow[], order?: Order) => Found;
  /** Has every row laid out from now on, so that its place is known. */
  layOut: () => void;
  /** Shows every row before it returns. */
  showAll: () => void;
  /** Has the texts of the rows read anew, once, where more of them has come. */
  expectMore: (hasMore: boolean) => void;
}

/** Rows that change at once: more than a window shows. */
const AT_ONCE = 24;
/** Rows that come back in a frame, and rows that go, which costs less. */
const SHOWN_IN_FRAME = 24;
const HIDDEN_IN_FRAME = 72;
/** From here on the rows out of sight are not laid out, see `list-rows.css`. */
const LONG_LIST = 48;
/** Parts of a text between which a word ends. */
const BLOCKS = 'h3, p, li, dd';
/** Parts of a text within a line. */
const INLINE = ':is(a, b, em, i, span, sub, sup):not(.formula)';

/**
 * Reads the page's list, which was rendered at build, `rendered` in this order if in one, and stays outside of React;
 * `ListFilter` says what it carries.
 */
export function readList(rendered?: Order): List {
  const rows = readRows();
  const groups = readGroups(rows);
  const unfold = readFolds();
  let inOrder: readonly ListRow[] = rows;
  let shownOrder = rendered;
  let frame = 0;
  // A browser that goes to a row would stop short of it, or beyond, with guessed heights above it.
  if (rows.length > LONG_LIST && !document.querySelector(':target')) markLists('long');

  function show(left: readonly ListRow[], order?: Order): Found {
    cancelAnimationFrame(frame);
    if (order?.key !== shownOrder?.key || order?.direction !== shownOrder?.direction) {
      shownOrder = order;
      inOrder = sortRows(rows, order);
      for (const { elements } of inOrder) for (const element of elements) element.parentElement?.append(element);
    }
    const isLeft = new Set(left);
    unfold(left.length < rows.length);
    for (const [group, ofGroup] of groups) group.hidden = !ofGroup.some((row) => isLeft.has(row));
    changeInTurns(isLeft);
    const shown = [...groups.keys()].filter((group) => group.matches('[data-group]:not([hidden])'));
    return { count: left.length, groups: shown.length };
  }

  /**
   * All rows down to the last of the first that are left change at once, the others frame by frame: the answer to a key
   * does not wait for what is out of sight.
   */
  function changeInTurns(isLeft: ReadonlySet<ListRow>): void {
    const toShow: ListRow[] = [];
    const toHide: ListRow[] = [];
    let inSight = 0;
    for (const row of inOrder) {
      const isHidden = !isLeft.has(row);
      if (inSight < AT_ONCE) hide(row, isHidden);
      else if (row.elements[0]?.hidden !== isHidden) (isHidden ? toHide : toShow).push(row);
      if (!isHidden) inSight += 1;
    }
    const next = () => {
      for (const row of toHide.splice(0, HIDDEN_IN_FRAME)) hide(row, true);
      for (const row of toShow.splice(0, SHOWN_IN_FRAME)) hide(row, false);
      if (toHide.length + toShow.length > 0) frame = requestAnimationFrame(next);
    };
    if (toHide.length + toShow.length > 0) frame = requestAnimationFrame(next);
  }

  function showAll(): void {
    for (const row of rows) hide(row, false);
    show(rows, shownOrder);
  }

  let hasAll = false;
  function expectMore(hasMore: boolean): void {
    if (hasMore && !hasAll) for (const row of rows) row.forget();
    hasAll = hasMore;
  }

  return { rows, show, layOut: () => markLists(''), showAll, expectMore };
}

function markLists(length: 'long' | ''): void {
  for (const list of document.querySelectorAll<HTMLElement>('[data-rows]')) list.dataset.rows = length;
}

/** What of the list folds is open while it is narrowed, so that what is left shows, and then again as it was. */
function readFolds(): (isNarrowed: boolean) => void {
  const folds = [
    ...document.querySelectorAll<HTMLDetailsElement>(
      '[data-group] > details, [data-group] [data-fold], [data-rows] [data-fold]',
    ),
  ];
  let wasOpen: ReadonlySet<HTMLDetailsElement> | undefined;
  return (isNarrowed) => {
    if (isNarrowed === (wasOpen !== undefined)) return;
    const before = wasOpen;
    wasOpen = isNarrowed ? new Set(folds.filter(({ open }) => open)) : undefined;
    for (const fold of folds) fold.open = before?.has(fold) ?? true;
  };
}

function hide(row: ListRow, isHidden: boolean): void {
  for (const element of row.elements) if (element.hidden !== isHidden) element.hidden = isHidden;
  for (const mark of row.marks) mark.toggleAttribute('data-dimmed', isHidden);
}

/**
 * Shows what passes the form's fields, in this order. `byWords` asks for the words of the search
 * alone, also where a row's own rule is stricter; `withWords` says how many rows that would leave where none is left.
 */
export function showMatches(
  list: List,
  fields: FormFields,
  order?: Order,
  byWords = false,
): Found & { withWords: number } {
  const hasWords = wordMatch(fields.q ?? '');
  const left = filterRows(list.rows, fields, byWords ? hasWords : undefined);
  return {
    ...list.show(left, order),
    withWords: left.length === 0 ? filterRows(list.rows, fields, hasWords).length : 0,
  };
}

function readRows(): ListRow[] {
  const following = [...document.querySelectorAll('[data-follows]')].map(({ children }) => [...children]);
  const marks = Map.groupBy(document.querySelectorAll('[data-row]'), (mark) => mark.getAttribute('data-row') ?? '');
  const rows = [...document.querySelectorAll<HTMLElement>('[data-rows] > *')].map((element, index): ListRow => {
    let texts: string[] | undefined;
    let text: string | undefined;
    let fields: string[] | undefined;
    const readTexts = () => (texts ??= textsOf(element));
    const isPhrase = element.closest('[data-match=phrase]') !== null;
    return {
      id: element.id,
      marks: marks.get(element.id) ?? [],
      elements: [element, ...following.flatMap((list) => (list[index] as HTMLElement | undefined) ?? [])],
      values: { ...element.closest<HTMLElement>('[data-group]')?.dataset, ...element.dataset },
      forget() {
        texts = text = fields = undefined;
      },
      get text() {
        text ??= searchable(...readTexts());
        return text;
      },
      get fields() {
        if (isPhrase) fields ??= readTexts().map((each) => each.toLowerCase());
        return fields;
      },
    };
  });
  readAhead(rows);
  return rows;
}

/** Reads the texts while the page is idle, so that no key waits for it. */
function readAhead(rows: readonly Row[]): void {
  const whenIdle: (work: () => void) => unknown = self.requestIdleCallback ?? setTimeout;
  let next = 0;
  const read = () => {
    const end = next + AT_ONCE;
    while (next < end && rows[next]?.text !== undefined) next += 1;
    if (next === end) whenIdle(read);
  };
  whenIdle(read);
}

/** The rows of each group, and of each link to one. */
function readGroups(rows: readonly ListRow[]): ReadonlyMap<HTMLElement, readonly ListRow[]> {
  const placed = rows.flatMap((row) =>
    row.elements.map((element) => ({ row, group: element.closest<HTMLElement>('[data-group]') })),
  );
  const groups = new Map<HTMLElement, ListRow[]>();
  for (const [group, ofGroup] of Map.groupBy(placed, ({ group }) => group)) {
    if (!group) continue;
    const members = ofGroup.map(({ row }) => row);
    groups.set(group, members);
    for (const link of document.querySelectorAll<HTMLElement>(`[data-of-group="${group.id}"]`))
      groups.set(link, members);
  }
  return groups;
}

/**
 * What the search looks at in a row, text by text: its parts marked `data-search`, whose blocks are texts of their own, and
 * each of its `data-identifiers`.
 */
function textsOf(row: HTMLElement): string[] {
  const parts = [...row.querySelectorAll('[data-search]')].flatMap((part) => {
    const blocks = [...part.querySelectorAll(BLOCKS)];
    return blocks.length > 0 ? [lineOf(part), ...blocks.map(textIn)] : [textIn(part)];
  });
  return [...parts, ...(row.dataset.identifiers ?? '').split('\n')];
}

const textIn = ({ textContent }: Node) => textContent ?? '';

/** What is in a part before and between its blocks. */
function lineOf(part: Element): string {
  const inLine = [...part.childNodes].filter((node) => !(node instanceof Element) || node.matches(INLINE));
  return inLine.map(textIn).join('');
}
