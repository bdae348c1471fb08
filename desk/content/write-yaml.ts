import { Document, isMap, isScalar, isSeq, type Node, Scalar, visit } from 'yaml';

/** How the files of `content/` are written by hand, for what is new in them. */
const OPTIONS = { lineWidth: 0, flowCollectionPadding: false, indentSeq: true } as const;

/** A list of names up to this length stands in one line, in brackets. */
const FLOW_LENGTH = 100;

/** Fields of a figure's value that hold the same as numbers, in braces. */
const NUMBER_FIELDS = ['amount', 'error', 'seconds', 'lattice'];

interface Style {
  /** How many columns the value's lines are indented. */
  indent: number;
  /** The scalar that stood there, whose quotes are kept. */
  like?: Scalar | undefined;
  /** Whether it stands in braces or brackets. */
  isFlow?: boolean;
  /** Whether it follows a dash. */
  inSequence?: boolean;
}

/** A whole file. */
export function writtenFile(value: unknown): string {
  return documentOf(value, []).toString(OPTIONS);
}

/** "key: value" without the indent of its first line. @param path the keys that lead to it. */
export function writtenPair(key: string, value: unknown, path: readonly string[], indent: number): string {
  const text = documentOf({ [key]: value }, path)
    .toString(OPTIONS)
    .trimEnd();
  return indented(text, indent);
}

/** A value by itself, without the indent of its first line. @param path the keys that lead to it. */
export function writtenValue(
  value: unknown,
  path: readonly string[],
  { indent, like, isFlow, inSequence }: Style,
): string {
  const document = documentOf(value, path, like);
  const { contents } = document;
  if (isFlow && (isMap(contents) || isSeq(contents))) contents.flow = true;
  if (!inSequence && isScalar(contents)) {
    // Of a scalar alone the printer would not know that it is in a map.
    const inMap = documentOf({ k: value }, path, like);
    return indented(inMap.toString(OPTIONS).trimEnd(), indent).slice('k: '.length);
  }
  return indented(document.toString(OPTIONS).trimEnd(), indent);
}

function indented(text: string, indent: number): string {
  return text.replace(/\n(?=[^\n])/g, `\n${' '.repeat(indent)}`);
}

function documentOf(value: unknown, path: readonly string[], like?: Scalar): Document {
  const document = new Document(value, { customTags: (tags) => [handwrittenNumber, ...tags] });
  visit(document, {
    Scalar: (key, scalar, parents) => {
      if (key === 'key') return;
      styleScalar(scalar, keyAbove(parents) ?? path.at(-1), like);
    },
    Map: (_, map, parents) => {
      const key = keyOf(parents);
      if (key && NUMBER_FIELDS.includes(key) && map.items.every((pair) => isScalar(pair.value))) map.flow = true;
    },
    Seq: (_, list, parents) => {
      const key = keyOf(parents);
      const scalars = list.items.every((item): item is Scalar => isScalar(item));
      const length = list.items.reduce<number>(
        (sum, item) => sum + String(isScalar(item) ? item.value : '').length + 2,
        0,
      );
      if (scalars && key !== 'sources' && length <= FLOW_LENGTH) list.flow = true;
    },
  });
  return document;
}

/** The key whose value the innermost of these nodes is. */
function keyOf(parents: readonly unknown[]): string | undefined {
  const pair = parents.at(-1);
  return pair && typeof pair === 'object' && 'key' in pair && isScalar(pair.key) ? String(pair.key.value) : undefined;
}

/** The key of the map that holds a scalar: "amount" of `amount: {value: 1}`. */
function keyAbove(parents: readonly unknown[]): string | undefined {
  const pairs = parents.filter((node) => keyOf([node]) !== undefined);
  return keyOf(pairs.slice(0, -1));
}

const DATE = /^\d{4}(-\d{2}){0,2}$/;

function styleScalar(scalar: Scalar, key: string | undefined, like: Scalar | undefined): void {
  if (typeof scalar.value === 'number') {
    const isAmount = key === 'amount' || like?.source?.includes('e6') || like?.source?.includes('e9');
    const isSmall = key === 'error' || key === 'seconds' || like?.source?.includes('e-');
    if (isAmount) scalar.format = 'AMOUNT' as never;
    else if (isSmall && Math.abs(scalar.value) < 0.01) scalar.format = 'SMALL' as never;
  }
  if (typeof scalar.value !== 'string') return;
  if (DATE.test(scalar.value)) scalar.type = Scalar.QUOTE_DOUBLE;
  else if (like && typeof like.value === 'string' && like.type) scalar.type = like.type;
  else if (scalar.value.includes('\n')) scalar.type = Scalar.BLOCK_LITERAL;
}

/** 130.0e6 for an amount of $130.0M, 1.41e-3 for a small share: as one reads them. */
const handwrittenNumber = {
  tag: 'tag:yaml.org,2002:float',
  default: true,
  identify: (value: unknown) => typeof value === 'number',
  test: /^(?!)/,
  resolve: (text: string) => Number(text),
  stringify: ({ value, format }: Scalar | (Node & { value: number; format?: string })) =>
    writtenNumber(Number(value), format),
};

function writtenNumber(value: number, format: string | undefined): string {
  if (format === 'SMALL') return value.toExponential();
  if (format !== 'AMOUNT') return String(value);
  for (const [unit, power] of [
    [1e9, 'e9'],
    [1e6, 'e6'],
  ] as const) {
    const scaled = Number((value / unit).toPrecision(12));
    const text = `${Number.isInteger(scaled) ? scaled.toFixed(1) : scaled}${power}`;
    if (value >= unit && Number(text) === value) return text;
  }
  return String(value);
}
