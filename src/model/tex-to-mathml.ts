import temml from 'temml';

/**
 * TeX as a MathML element, which browsers lay out and screen readers speak without script.
 * Throws with the formula and the place of the fault when the TeX is not valid.
 */
export function texToMathml(tex: string, display = false): string {
  try {
    return temml.renderToString(tex, { displayMode: display, throwOnError: true, strict: true, wrap: 'none' });
  } catch (error) {
    throw new Error(`The formula "${tex}" is no valid TeX: ${faultOf(error)}`, { cause: error });
  }
}

function faultOf(error: unknown): string {
  return error instanceof Error ? error.message.replace(/^(ParseError:)?\s*/, '') : String(error);
}
