import { angleOf, type Expression } from '#circuit/circuit/angle.ts';

const SIGNS: Readonly<Record<string, string>> = { pi: 'π', tau: 'τ', euler: 'e', ℯ: 'e', theta: 'θ', phi: 'φ' };
const RAISED: Readonly<Record<string, string>> = { '2': '²', '3': '³' };
const SUM = 1;
const PRODUCT = 2;
const NEGATION = 3;
const POWER = 4;
const WHOLE = 5;

/** An angle as it is printed: "−π/3", "2πt", "π(1 − t)". */
export function angleText(text: string): string {
  return printed(angleOf(text))[0];
}

function within(part: Expression, binding: number): string {
  const [text, binds] = printed(part);
  return binds < binding ? `(${text})` : text;
}

function printed(part: Expression): [text: string, binds: number] {
  switch (part.kind) {
    case 'number':
      return [part.text, WHOLE];
    case 'name':
      return [SIGNS[part.name] ?? part.name, WHOLE];
    case 'call':
      return part.name === 'sqrt' && part.argument.kind === 'number'
        ? [`√${part.argument.text}`, WHOLE]
        : [`${part.name}(${within(part.argument, 0)})`, WHOLE];
    case 'negation':
      return [`−${within(part.operand, NEGATION)}`, NEGATION];
    case 'operation':
      return operation(part);
  }
}

function operation({ operator, left, right }: Extract<Expression, { kind: 'operation' }>): [string, number] {
  switch (operator) {
    case '+':
    case '-':
      return [`${within(left, SUM)} ${operator === '+' ? '+' : '−'} ${within(right, SUM + 1)}`, SUM];
    case '/':
      return [`${within(left, PRODUCT)}/${within(right, PRODUCT + 1)}`, PRODUCT];
    case '*':
      return [product(within(left, PRODUCT), within(right, PRODUCT + 1)), PRODUCT];
    case '**': {
      const exponent = within(right, POWER);
      return [`${within(left, WHOLE)}${RAISED[exponent] ?? `^${exponent}`}`, POWER];
    }
  }
}

/** A number, a constant or a bracket; a name may end in a digit too. */
const BEFORE = /(?:^|[^\p{L}\p{N}_.])[\d.]+$|[πτθφ)]$/u;
const AFTER = /^[πτθφ√(\p{L}]/u;

/** Signs stand side by side where they cannot be read as one: "2π", "πt", but "2·3", "a·b" and "π/2·t". */
function product(left: string, right: string): string {
  const touches = BEFORE.test(left) && AFTER.test(right) && !/[/^]/.test(left);
  return touches ? `${left}${right}` : `${left}·${right}`;
}
