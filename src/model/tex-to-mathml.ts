import temml from 'temml';

/** The encoding of the annotation in which a formula carries its TeX (MathML Core, "Semantics and Presentation"). */
export const TEX = 'application/x-tex';

const ANNOTATED = new RegExp(
  `<semantics>((?:(?!<semantics>)[\\s\\S])*?)<annotation encoding="${TEX}">[^<]*</annotation></semantics>`,
  'g',
);

/**
 * TeX as a MathML element, which browsers lay out and screen readers speak without script. It carries the TeX until its page
 * is finished, for the page's Markdown; `withoutTex` takes it out.
 * Throws with the formula and the place of the fault when the TeX is not valid.
 */
export function texToMathml(tex: string, display = false): string {
  try {
    return temml.renderToString(tex, {
      displayMode: display,
      throwOnError: true,
      strict: true,
      wrap: 'none',
      annotate: true,
    });
  } catch (error) {
    throw new Error(`The formula "${tex}" is no valid TeX: ${faultOf(error)}`, { cause: error });
  }
}

/** HTML or XHTML whose formulas no longer carry their TeX: not a byte of it reaches a visitor. */
export function withoutTex(html: string): string {
  return html.replaceAll(ANNOTATED, '$1');
}

function faultOf(error: unknown): string {
  return error instanceof Error ? error.message.replace(/^(ParseError:)?\s*/, '') : String(error);
}
