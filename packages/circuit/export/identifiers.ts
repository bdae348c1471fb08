/** Greek letters that gates and angles are named by, in the letters that every language knows. */
const GREEK: Readonly<Record<string, string>> = {
  α: 'alpha',
  β: 'beta',
  γ: 'gamma',
  δ: 'delta',
  ε: 'epsilon',
  ζ: 'zeta',
  η: 'eta',
  θ: 'theta',
  κ: 'kappa',
  λ: 'lambda',
  μ: 'mu',
  ν: 'nu',
  ξ: 'xi',
  ρ: 'rho',
  σ: 'sigma',
  φ: 'phi',
  ϕ: 'phi',
  χ: 'chi',
  ψ: 'psi',
  ω: 'omega',
};

/**
 * Names of a circuit as identifiers of a language: letters, digits and `_`, no two the same, none of the words that
 * the language or the program around them uses.
 */
export class Identifiers {
  readonly #taken: Set<string>;

  constructor(words: Iterable<string>) {
    this.#taken = new Set(words);
  }

  /** The identifier for a name, taken from now on. */
  take(name: string): string {
    const plain = plainName(name);
    for (let number = 1; ; number += 1) {
      const identifier = number === 1 ? plain : `${plain}_${number}`;
      if (this.#taken.has(identifier)) continue;
      this.#taken.add(identifier);
      return identifier;
    }
  }

  takeAll(names: readonly string[]): string[] {
    return names.map((name) => this.take(name));
  }

  /** A scope inside this one: it sees what is taken here, and takes for itself. */
  nested(): Identifiers {
    return new Identifiers(this.#taken);
  }
}

/** A name in letters, digits and `_`: `θ` is theta, `c[0]` is c0. */
export function plainName(name: string): string {
  const spelled = [...name].map((letter) => GREEK[letter] ?? letter).join('');
  const plain = spelled
    .replace(/([A-Za-z])\[(\d+)\]$/, '$1$2')
    .replace(/[^A-Za-z0-9_]+/g, '_')
    .replace(/^_+/, '')
    .replace(/_+$/, '');
  if (plain === '') return 'unnamed';
  return /^[0-9]/.test(plain) ? `n${plain}` : plain;
}

/** What several languages would trip over: words of Python and of its packages' usual short names. */
export const PYTHON_WORDS: readonly string[] =
  `and as assert async await break class continue def del elif else except False finally for from global if import in is
   lambda match None nonlocal not or pass raise return True try type while with yield _ abs bool complex dict float
   format id input int len list map max min object open pow print range round set sorted str sum super tuple vars zip
   math cmath np numpy sympy typing`.split(/\s+/);
