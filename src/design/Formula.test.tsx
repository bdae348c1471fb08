import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { glossaryTerm } from '#src/model/schemas/glossary-term.ts';
import { Formula } from './Formula.tsx';

describe('Formula', () => {
  it('is MathML, in the line or on a line of its own', () => {
    const inline = renderToStaticMarkup(<Formula tex="E=mc^2" />);
    expect(inline).toMatch(/^<span><math>.*<msup><mi>c<\/mi><mn[^>]*>2<\/mn><\/msup>.*<\/math><\/span>$/);
    expect(renderToStaticMarkup(<Formula tex="E=mc^2" display />)).toMatch(/^<div [^>]*><math display="block"/);
  });

  it('escapes what would be HTML', () => {
    expect(renderToStaticMarkup(<Formula tex="\text{<img src=x>}" />)).not.toContain('<img');
  });

  it.each([
    ['\\frac{1}', /"\\frac\{1\}" is no valid TeX: Unexpected end of input/],
    ['\\bra{', /is no valid TeX/],
    ['\\unknown', /Unsupported function name: \\unknown/],
  ])('stops at %s and says where', (tex, message) => {
    expect(() => renderToStaticMarkup(<Formula tex={tex} />)).toThrow(message);
  });
});

it('a term with TeX that is not valid breaks its schema, with the field and the fault', () => {
  const term = {
    term: 'Qubit',
    category: 'Concept',
    definition: 'The basic unit of quantum information.',
    formula: '\\frac{1}',
    related: [],
    asOf: '2024-12',
    sources: ['nielsen-chuang-2010'],
  };
  const { error } = glossaryTerm.safeParse(term);
  expect(error?.issues).toMatchObject([{ path: ['formula'], message: expect.stringContaining('no valid TeX') }]);
  expect(glossaryTerm.safeParse({ ...term, formula: '\\frac{1}{2}' }).success).toBe(true);
});
