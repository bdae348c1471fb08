import postcss, { type AtRule, type ChildNode, type Container, type Rule } from 'postcss';

const STYLE_SHEET = /<link rel="stylesheet" href="\/([^"]+)">|<style>([\s\S]*?)<\/style>/g;

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

/** What a page and its modules have, as far as rules ask for it. */
interface Use {
  hasClass(name: string): boolean;
  hasElement(name: string): boolean;
  hasInput(type: string): boolean;
}

/** Finds what a style sheet's rules need, and gives each page the rules and the custom properties that it uses. */
export class PageStyles {
  readonly #parsed = new Map<string, postcss.Root>();
  readonly #needs = new Map<string, Needs>();

  /** Of a module's code: whether a class stands in it. The same modules serve many pages. */
  readonly #mentioned = new Map<string, Map<string, boolean>>();
  readonly #readSheet: (path: string) => string;

  /** `readSheet` reads a style sheet of the build by its path. */
  constructor(readSheet: (path: string) => string) {
    this.#readSheet = readSheet;
  }

  /**
   * A page with one `<style>` in the place of its style sheets: the rules whose classes and elements stand in the page,
   * or in one of the modules that its islands may load. Pages share few rules, and a request before the first paint
   * costs more than the rules do.
   */
  inlined(html: string, modules: readonly string[]): string {
    const classes = classesOf(html);
    const outside = html.replaceAll(STYLE_SHEET, '');
    const isMentioned = (name: string) => modules.some((code) => this.#mentions(code, name));
    const use: Use = {
      hasClass: (name) => classes.has(name) || isMentioned(name),
      hasElement: (name) =>
        html.includes(`<${name}`) || ['"', "'", '`'].some((quote) => isMentioned(quote + name + quote)),
      hasInput: (type) =>
        html.includes(`type="${type}"`) || isMentioned(`type:"${type}"`) || isMentioned(`type:\`${type}\``),
    };
    const rules = [...html.matchAll(STYLE_SHEET)]
      .map(([, path, text]) => this.#rulesFor(this.#parse(path ? this.#readSheet(path) : (text ?? '')), use))
      .join('');
    const css = withUsedProperties(rules, (name) => outside.includes(name) || isMentioned(name));
    let isFirst = true;
    return html.replaceAll(STYLE_SHEET, () => {
      const style = isFirst ? `<style>${css}</style>` : '';
      isFirst = false;
      return style;
    });
  }

  #mentions(code: string, name: string): boolean {
    const known = this.#mentioned.get(code) ?? new Map<string, boolean>();
    this.#mentioned.set(code, known);
    const answer = known.get(name) ?? code.includes(name);
    known.set(name, answer);
    return answer;
  }

  #parse(css: string): postcss.Root {
    const root = this.#parsed.get(css) ?? postcss.parse(css);
    this.#parsed.set(css, root);
    return root;
  }

  #rulesFor(parent: Container, use: Use): string {
    return (parent.nodes ?? []).map((node) => this.#textOf(node, use)).join('');
  }

  #textOf(node: ChildNode, use: Use): string {
    if (node.type === 'comment') return '';
    if (node.type === 'decl') return `${node.toString()};`;
    if (node.type === 'rule') return this.#rule(node, use);
    return this.#atRule(node, use);
  }

  #rule(rule: Rule, use: Use): string {
    const selectors = rule.selectors.filter((selector) => this.#fits(selector, use));
    if (selectors.length === 0) return '';
    return `${selectors.join(',')}{${this.#rulesFor(rule, use)}}`;
  }

  #atRule(rule: AtRule, use: Use): string {
    if (rule.name === 'layer' && rule.params === FALLBACK_LAYER) return '';
    if (!rule.nodes || WHOLE.has(rule.name)) return rule.nodes ? rule.toString() : `${rule.toString()};`;
    const inner = this.#rulesFor(rule, use);
    return inner ? `@${rule.name} ${rule.params}{${inner}}` : '';
  }

  #fits(selector: string, use: Use): boolean {
    const { classes, elements, inputs } = this.#needsOf(selector);
    return classes.every(use.hasClass) && elements.every(use.hasElement) && inputs.every(use.hasInput);
  }

  #needsOf(selector: string): Needs {
    const needs = this.#needs.get(selector) ?? {
      classes: requiredClasses(selector),
      elements: requiredElements(selector),
      inputs: PARTS.filter(([part]) => part.test(selector)).map(([, type]) => type),
    };
    this.#needs.set(selector, needs);
    return needs;
  }
}

/**
 * The elements that a selector names: "table" in `main table > .a`. What stands in brackets is no such demand; `html`
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

/** Style rules without the custom properties that nothing takes its value from; `isNamed` looks outside of the rules. */
function withUsedProperties(css: string, isNamed: (name: string) => boolean): string {
  const taken = new Set([...css.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  const kept = css.replaceAll(/(--[\w-]+):[^;{}]*;/g, (declaration, name: string) =>
    taken.has(name) || isNamed(name) ? declaration : '',
  );
  // What only an unused property took its value from is now unused itself.
  return kept === css ? css : withUsedProperties(kept, isNamed);
}

/**
 * The classes that an element, or those round it, must have to match a selector. What stands in brackets, as in
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
  const classes = new Set<string>();
  for (const [, list = ''] of html.matchAll(/\sclass="([^"]*)"/g))
    for (const name of decoded(list).split(/\s+/)) classes.add(name);
  return classes;
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
