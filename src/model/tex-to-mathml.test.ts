import temml from 'temml';
import { expect, it } from 'vitest';
import { entriesOf } from './read-content.ts';
import { texToMathml, withoutTex } from './tex-to-mathml.ts';

it.each([true, false])(
  'R67.3: without its TeX a formula is what the typesetter makes of it, to the byte (display: %s)',
  (displayMode) => {
    const formulas = entriesOf('glossary').flatMap(({ formula }) => formula ?? []);
    expect(formulas.length).toBeGreaterThan(10);
    for (const tex of [...formulas, 'a < b & c'.replace('&', '\\&'), '\\text{</semantics>}', '\\frac{1}{\\sqrt{2}}'])
      expect(withoutTex(`<p>${texToMathml(tex, displayMode)}</p>${texToMathml('x')}`), tex).toBe(
        `<p>${temml.renderToString(tex, { displayMode, strict: true, wrap: 'none' })}</p><math><mi>x</mi></math>`,
      );
  },
);
