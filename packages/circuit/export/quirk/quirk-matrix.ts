import { QuirkError } from './quirk-json.ts';

type Complex = readonly [re: number, im: number];

const FRACTIONS: Readonly<Record<string, number>> = {
  '½': 1 / 2,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
  '¼': 1 / 4,
  '¾': 3 / 4,
  '⅛': 1 / 8,
};
const TERM = /([+-]?)(√?)(\d+(?:\.\d*)?(?:e[+-]?\d+)?|\.\d+|[½⅓⅔¼¾⅛])?(i?)/uy;
/** Quirk computes with 32 bits. */
const CLOSE = 1e-4;

/** Angles of e^{iγ} U(θ, φ, λ). */
export interface MatrixAngles {
  readonly gamma: number;
  readonly theta: number;
  readonly phi: number;
  readonly lambda: number;
}

/** The angles of a one-qubit unitary in Quirk's notation, `{{√½,√½},{√½,-√½}}`. Throws a `QuirkError` for any other. */
export function anglesOfMatrix(text: string, what: string): MatrixAngles {
  const [, body = ''] = /^\{\{(.{1,2000})\}\}$/s.exec(text.replaceAll(' ', '')) ?? [];
  const rows = body.split('},{').map((row) => row.split(',').map((entry) => complexIn(entry, what)));
  const [[a, b] = [], [c, d] = []] = rows;
  if (!a || !b || !c || !d || rows.length !== 2 || rows.some((row) => row.length !== 2)) {
    throw new QuirkError(`${what} is a matrix for more than one qubit, which the lab cannot take over.`);
  }
  if (!isUnitary(a, b, c, d)) throw new QuirkError(`${what} has a matrix that is not unitary.`);
  return decomposed(a, b, c, d);
}

function isUnitary(a: Complex, b: Complex, c: Complex, d: Complex): boolean {
  const across = [
    a[0] * b[0] + a[1] * b[1] + c[0] * d[0] + c[1] * d[1],
    a[0] * b[1] - a[1] * b[0] + c[0] * d[1] - c[1] * d[0],
  ];
  const sizes = [size(a) ** 2 + size(c) ** 2 - 1, size(b) ** 2 + size(d) ** 2 - 1];
  return [...across, ...sizes].every((value) => Math.abs(value) < CLOSE);
}

/** U has a real entry at the top left; where that is 0, φ is free and taken as 0. */
function decomposed(a: Complex, b: Complex, c: Complex, d: Complex): MatrixAngles {
  const theta = 2 * Math.atan2(size(c), size(a));
  if (size(a) < CLOSE) {
    const gamma = angle(c);
    return { gamma, theta: Math.PI, phi: 0, lambda: angle([-b[0], -b[1]]) - gamma };
  }
  const gamma = angle(a);
  if (size(c) < CLOSE) return { gamma, theta: 0, phi: 0, lambda: angle(d) - gamma };
  return { gamma, theta, phi: angle(c) - gamma, lambda: angle([-b[0], -b[1]]) - gamma };
}

const size = ([re, im]: Complex) => Math.hypot(re, im);
const angle = ([re, im]: Complex) => Math.atan2(im, re);

/** Terms like `½`, `-√½i`, `0.5`, one after the other. */
function complexIn(text: string, what: string): Complex {
  let [re, im] = [0, 0];
  TERM.lastIndex = 0;
  if (text === '') throw unreadable(what);
  while (TERM.lastIndex < text.length) {
    const at = TERM.lastIndex;
    const [term = '', sign, root, number, imaginary] = TERM.exec(text) ?? [];
    if (term === '' || (number === undefined && (root !== '' || imaginary === '')) || (at > 0 && sign === '')) {
      throw unreadable(what);
    }
    const value = number === undefined ? 1 : (FRACTIONS[number] ?? Number(number));
    const signed = (sign === '-' ? -1 : 1) * (root === '' ? value : Math.sqrt(value));
    if (imaginary === '') re += signed;
    else im += signed;
    TERM.lastIndex = at + term.length;
  }
  return [re, im];
}

const unreadable = (what: string) => new QuirkError(`${what} has a matrix that cannot be read.`);
