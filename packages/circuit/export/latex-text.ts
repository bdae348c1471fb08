import type { FunctionName } from '../circuit/angle.ts';
import { type AngleLanguage, angleIn } from './angle-notation.ts';

const GREEK: Readonly<Record<string, string>> = {
  α: '\\alpha',
  β: '\\beta',
  γ: '\\gamma',
  δ: '\\delta',
  ε: '\\varepsilon',
  ζ: '\\zeta',
  η: '\\eta',
  θ: '\\theta',
  κ: '\\kappa',
  λ: '\\lambda',
  μ: '\\mu',
  ν: '\\nu',
  ξ: '\\xi',
  ρ: '\\rho',
  σ: '\\sigma',
  φ: '\\varphi',
  ϕ: '\\phi',
  χ: '\\chi',
  ψ: '\\psi',
  ω: '\\omega',
};

/** A name as text of a LaTeX document; Greek letters become mathematics. */
export function latexText(name: string): string {
  return [...name]
    .map((letter) => (GREEK[letter] === undefined ? letter : `$${GREEK[letter]}$`))
    .join('')
    .replaceAll('_', '\\_');
}

/** A name as mathematics: a letter by itself, `q[0]` with an index, anything else upright. */
export function latexName(name: string): string {
  const [, stem = '', place] = /^(.*?)\[(\d+)\]$/u.exec(name) ?? [];
  if (place !== undefined && stem !== '') return `${latexName(stem)}_{${place}}`;
  if (GREEK[name] !== undefined) return GREEK[name];
  return /^(?:[A-Za-z]|\d+)$/.test(name) ? name : `\\text{${latexText(name)}}`;
}

const FUNCTIONS: Readonly<Record<FunctionName, string>> = {
  sin: '\\sin',
  cos: '\\cos',
  tan: '\\tan',
  arcsin: '\\arcsin',
  arccos: '\\arccos',
  arctan: '\\arctan',
  exp: '\\exp',
  ln: '\\ln',
  log: '\\ln',
  sqrt: '\\sqrt',
};

const LATEX_ANGLES: AngleLanguage = {
  number: (plain) => {
    const [mantissa = '', exponent] = plain.split('e');
    return exponent === undefined ? mantissa : `${mantissa}\\cdot 10^{${exponent.replace(/^\+/, '')}}`;
  },
  constants: { pi: '\\pi', tau: '2\\pi', euler: '\\mathrm{e}' },
  call: (name, argument) => (name === 'sqrt' ? `\\sqrt{${argument}}` : `${FUNCTIONS[name]}(${argument})`),
  power: (base, exponent) => `{${base}}^{${exponent}}`,
};

export function latexAngle(text: string): string {
  return angleIn(LATEX_ANGLES, text, latexName)
    .replace(/\*(?=\d)/g, '\\cdot ')
    .replaceAll('*', '\\,');
}
