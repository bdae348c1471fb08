import postcss, { type ChildNode, type Container } from 'postcss';

const STYLE_SHEET = /<link rel="stylesheet" href="\/([^"]+)">|<style>([\s\S]*?)<\/style>/g;

/** How elements begin. A name may be the beginning of a longer one. */
const ELEMENT = /<[a-z][\w-]*/g;

/** At-rules that are kept as they are: their content is no list of rules for elements. */
const WHOLE = new Set(['font-face', 'property', 'keyframes', 'page']);

/** Tailwind's stand-in for `@property`, for browsers older than those that the style sheets are built for. */
const FALLBACK_LAYER = 'properties';

/** Parts of controls, and the type that an input must have to show them. */
const PARTS: readonly [part: RegExp, type: string][] = [
  [/::-webkit-(date|calendar)/, 'date'],
  [/::-webkit-(inner|outer)-spin/, 'number'],
  [/::-webkit-search/, 'search'],
  [/::file-selector-button/, 'file'],
];

/** What an element, or those round it, must be to match a selector. */
interface Needs {
  classes: readonly string[];
  elements: readonly string[];
  /** Types of inputs. */
  inputs: readonly string[];
}

/** A style sheet's content, ready to be asked for each page: text that stays, or what stays on a condition. */
type Part = string | Styled | Group;

/** A rule with the selectors of which one at least must fit. */
interface Styled {
  selectors: readonly { text: string; needs: Needs }[];
  body: readonly Part[];
}

/** An at-rule, which goes when nothing in it stays. */
interface Group {
  head: string;
  body: readonly Part[];
}

/** What a page and its modules have, as far as rules ask for it. */
interface Use {
  hasClass(name: string): boolean;
  hasElement(name: string): boolean;
  hasInput(type: string): boolean;
}

/** Finds what a style sheet's rules need, and gives each page the rules that it uses. */
export class PageStyles {
  /** By the text of the sheet. */
  readonly #parts = new Map<string, readonly Part[]>();
  readonly #sheets = new Map<string, string>();

  /** Of a module's code, and of the modules of a page: whether they mention a word. The same serve many pages. */
  readonly #mentionedIn = new Map<string, (word: string) => boolean>();
  readonly #mentioned = new WeakMap<readonly string[], (word: string) => boolean>();
  /** The words of the modules of a page, among them the classes in their texts. `.filter(` is none of them. */
  readonly #words = new WeakMap<readonly string[], ReadonlySet<string>>();
  readonly #readSheet: (path: string) => string;

  /** `readSheet` reads a style sheet of the build by its path. */
  constructor(readSheet: (path: string) => string) {
    this.#readSheet = readSheet;
  }

  /**
   * A page with one `<style>` in the place of its style sheets: the rules whose classes and elements are in the page,
   * or in one of the modules that its islands may load. Pages share few rules, and a request before the first paint
   * costs more than the rules do.
   */
  inlined(html: string, modules: readonly string[]): string {
    const sheets = [...html.matchAll(STYLE_SHEET)];
    const [before = '', ...after] = piecesBetween(html, sheets);
    const isMentioned = this.#mentions(modules);
    const use = pageUse(html, this.#wordsOf(modules), isMentioned);
    const css = sheets
      .map(([, path, text]) => textOf(this.#parsed(path, text), use))
      .join('')
      .replaceAll(';}', '}');
    return sheets.length > 0 ? `${before}<style>${css}</style>${after.join('')}` : html;
  }

  #mentions(modules: readonly string[]): (word: string) => boolean {
    const known = this.#mentioned.get(modules) ?? this.#inAny(modules);
    this.#mentioned.set(modules, known);
    return known;
  }

  #wordsOf(modules: readonly string[]): ReadonlySet<string> {
    const words = this.#words.get(modules) ?? new Set(modules.flatMap((code) => code.split(/[\s"'`\\]+/)));
    this.#words.set(modules, words);
    return words;
  }

  #inAny(modules: readonly string[]): (word: string) => boolean {
    const asked = modules.map((code) => {
      const known = this.#mentionedIn.get(code) ?? remembered((word) => code.includes(word));
      this.#mentionedIn.set(code, known);
      return known;
    });
    return remembered((word) => asked.some((isIn) => isIn(word)));
  }

  #parsed(path: string | undefined, text = ''): readonly Part[] {
    const css = path ? (this.#sheets.get(path) ?? this.#readSheet(path)) : text;
    if (path) this.#sheets.set(path, css);
    const parts = this.#parts.get(css) ?? partsOf(postcss.parse(css));
    this.#parts.set(css, parts);
    return parts;
  }
}

function piecesBetween(html: string, found: readonly RegExpExecArray[]): string[] {
  const ends = [0, ...found.map((one) => one.index + one[0].length)];
  return ends.map((end, index) => html.slice(end, found[index]?.index));
}

/** Many rules ask for the same: each is looked for once. */
function pageUse(html: string, words: ReadonlySet<string>, isMentioned: (word: string) => boolean): Use {
  const classes = classesOf(html);
  const elements = [...new Set(html.match(ELEMENT) ?? [])];
  return {
    hasClass: (name) => classes.has(name) || words.has(name),
    hasElement: remembered(
      (name) =>
        elements.some((one) => one.startsWith(`<${name}`)) ||
        ['"', "'", '`'].some((quote) => isMentioned(quote + name + quote)),
    ),
    hasInput: remembered(
      (type) => html.includes(`type="${type}"`) || isMentioned(`type:"${type}"`) || isMentioned(`type:\`${type}\``),
    ),
  };
}

function remembered(find: (word: string) => boolean): (word: string) => boolean {
  const known = new Map<string, boolean>();
  return (word) => {
    const answer = known.get(word) ?? find(word);
    known.set(word, answer);
    return answer;
  };
}

function textOf(parts: readonly Part[], use: Use): string {
  let text = '';
  for (const part of parts) {
    if (typeof part === 'string') text += part;
    else if ('head' in part) {
      const inner = textOf(part.body, use);
      if (inner) text += `${part.head}{${inner}}`;
    } else {
      const selectors = part.selectors.filter(({ needs }) => fits(needs, use));
      if (selectors.length > 0) text += `${selectors.map((one) => one.text).join(',')}{${textOf(part.body, use)}}`;
    }
  }
  return text;
}

function fits({ classes, elements, inputs }: Needs, use: Use): boolean {
  return classes.every(use.hasClass) && elements.every(use.hasElement) && inputs.every(use.hasInput);
}

function partsOf(parent: Container): Part[] {
  return (parent.nodes ?? []).map(partOf);
}

function partOf(node: ChildNode): Part {
  if (node.type === 'comment') return '';
  if (node.type === 'decl') return `${node.toString()};`;
  if (node.type === 'rule')
    return { selectors: node.selectors.map((text) => ({ text, needs: needsOf(text) })), body: partsOf(node) };
  if (node.name === 'layer' && node.params === FALLBACK_LAYER) return '';
  if (!node.nodes) return `${node.toString()};`;
  return WHOLE.has(node.name) ? node.toString() : { head: `@${node.name} ${node.params}`, body: partsOf(node) };
}

/** `:is()` and `:where()` with one selector in them, which is a demand like any other. Tailwind writes many. */
const ONE_CHOICE = /:(?:is|where)\(((?:\\.|[^(),\\]|\((?:\\.|[^()\\])*\))*)\)/g;

function needsOf(selector: string): Needs {
  const plain = withoutSingleChoices(selector);
  return {
    classes: requiredClasses(plain),
    elements: requiredElements(plain),
    inputs: PARTS.filter(([part]) => part.test(selector)).map(([, type]) => type),
  };
}

/** From the inside out: one may be in another. */
function withoutSingleChoices(selector: string): string {
  const plain = selector.replaceAll(ONE_CHOICE, ' $1');
  return plain === selector ? selector : withoutSingleChoices(plain);
}

/**
 * The elements that a selector names: "table" in `main table > .a`. What is in brackets is no such demand; `html`
 * and `body` are in every page.
 */
export function requiredElements(selector: string): string[] {
  const outside = selector
    .replaceAll(/\\./g, '')
    .replaceAll(/\[[^\]]*\]/g, '')
    .replaceAll(/\((?:[^()]|\([^()]*\))*\)/g, '');
  const names = [...outside.matchAll(/(?<![\w.#:-])[a-z][a-z0-9-]*/g)].map(([name]) => name);
  return names.filter((name) => name !== 'html' && name !== 'body');
}

/**
 * The classes that an element, or those round it, must have to match a selector. What is in brackets, as in
 * `:not(.a)` or `:has(.b)`, is no such demand.
 */
export function requiredClasses(selector: string): string[] {
  const classes: string[] = [];
  let depth = 0;
  let name: string | undefined;
  const end = () => {
    if (name && depth === 0) classes.push(name);
    name = undefined;
  };
  for (let index = 0; index < selector.length; index += 1) {
    const character = selector[index] ?? '';
    if (character === '\\') {
      index += 1;
      if (name !== undefined) name += selector[index] ?? '';
      continue;
    }
    if (name !== undefined && /[\w-]|[^\0-\x7f]/.test(character)) {
      name += character;
      continue;
    }
    end();
    if (character === '(' || character === '[') depth += 1;
    if (character === ')' || character === ']') depth -= 1;
    if (character === '.') name = '';
  }
  end();
  return classes;
}

function classesOf(html: string): Set<string> {
  const lists = new Set([...html.matchAll(/\sclass="([^"]*)"/g)].map(([, list]) => list ?? ''));
  return new Set([...lists].flatMap((list) => decoded(list).split(/\s+/)));
}

/** As React and Astro escape an attribute. */
function decoded(attribute: string): string {
  return attribute
    .replaceAll('&quot;', '"')
    .replaceAll(/&#(?:x27|39);/g, "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&#38;', '&')
    .replaceAll('&amp;', '&');
}
