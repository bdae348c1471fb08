import postcss, { type AtRule, type ChildNode, type Container, type Rule } from 'postcss';

const STYLE_SHEET = /<link rel="stylesheet" href="\/([^"]+)">|<style>([\s\S]*?)<\/style>/g;

/** At-rules that are kept as they are: their content is no list of rules for elements. */
const WHOLE = new Set(['font-face', 'property', 'keyframes', 'page']);

/** Finds the classes that a style sheet's rules need, and gives each page the rules that it uses. */
export class PageStyles {
  readonly #parsed = new Map<string, postcss.Root>();
  readonly #needs = new Map<string, readonly string[]>();

  /** Of a module's code: whether a class stands in it. The same modules serve many pages. */
  readonly #mentioned = new Map<string, Map<string, boolean>>();
  readonly #readSheet: (path: string) => string;

  /** `readSheet` reads a style sheet of the build by its path. */
  constructor(readSheet: (path: string) => string) {
    this.#readSheet = readSheet;
  }

  /**
   * A page with one `<style>` in the place of its style sheets: the rules whose classes stand in the page, or in one of
   * the modules that its islands may load. Pages share few rules, and a request before the first paint costs more than
   * the rules do.
   */
  inlined(html: string, modules: readonly string[]): string {
    const used = classesOf(html);
    const isUsed = (name: string) => used.has(name) || modules.some((code) => this.#mentions(code, name));
    const css = [...html.matchAll(STYLE_SHEET)]
      .map(([, path, text]) => this.#rulesFor(this.#parse(path ? this.#readSheet(path) : (text ?? '')), isUsed))
      .join('');
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

  #rulesFor(parent: Container, isUsed: (name: string) => boolean): string {
    return (parent.nodes ?? []).map((node) => this.#textOf(node, isUsed)).join('');
  }

  #textOf(node: ChildNode, isUsed: (name: string) => boolean): string {
    if (node.type === 'comment') return '';
    if (node.type === 'decl') return `${node.toString()};`;
    if (node.type === 'rule') return this.#rule(node, isUsed);
    return this.#atRule(node, isUsed);
  }

  #rule(rule: Rule, isUsed: (name: string) => boolean): string {
    const selectors = rule.selectors.filter((selector) => this.#classesIn(selector).every(isUsed));
    if (selectors.length === 0) return '';
    return `${selectors.join(',')}{${this.#rulesFor(rule, isUsed)}}`;
  }

  #atRule(rule: AtRule, isUsed: (name: string) => boolean): string {
    if (!rule.nodes || WHOLE.has(rule.name)) return rule.nodes ? rule.toString() : `${rule.toString()};`;
    const inner = this.#rulesFor(rule, isUsed);
    return inner ? `@${rule.name} ${rule.params}{${inner}}` : '';
  }

  #classesIn(selector: string): readonly string[] {
    const classes = this.#needs.get(selector) ?? requiredClasses(selector);
    this.#needs.set(selector, classes);
    return classes;
  }
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
