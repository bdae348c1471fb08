import type { Cursor } from './cursor.ts';
import { type Place, TextError } from './fault.ts';
import { NUMBER_TYPES, termParser } from './parse-terms.ts';
import type {
  Call,
  Declaration,
  GateSyntax,
  Index,
  Measured,
  Modifier,
  Name,
  Operand,
  Statement,
  Term,
} from './syntax.ts';

const DEEPEST = 100;
const PYTHON =
  'this is Python: paste OpenQASM, which Qiskit writes with qasm3.dumps(circuit) and Cirq with circuit.to_qasm(), or a Quirk link';
/** Statements of OpenQASM that a circuit drawing has no place for. */
const UNDRAWN: Readonly<Record<string, string>> = {
  opaque: 'an opaque gate has no definition that could be drawn',
  def: 'subroutines (def) are not drawn: write them as gate',
  extern: 'extern calls code outside of the circuit, which is not drawn',
  defcal: 'pulses (defcal) are not drawn',
  defcalgrammar: 'pulses (defcalgrammar) are not drawn',
  cal: 'pulses (cal) are not drawn',
  while: 'while repeats as often as a measurement says, which is not drawn: write for over a range',
  switch: 'switch is not drawn: write if and else',
  box: 'box is not drawn: write its contents without it',
  delay: 'delay is not drawn: circuits here know no durations',
  duration: 'durations are not drawn',
  stretch: 'durations (stretch) are not drawn',
  array: 'arrays are not drawn',
  complex: 'complex numbers are not read',
  return: 'return is not drawn: there are no subroutines',
  break: 'break is not drawn: write the range of the for loop',
  continue: 'continue is not drawn: write the range of the for loop',
  end: 'end is not drawn: leave out what follows it',
  nop: 'nop is not drawn',
  import: PYTHON,
  from: PYTHON,
};
/** What version 2 does not have. */
const ONLY_IN_3: ReadonlySet<string> = new Set([
  ...['qubit', 'bit', 'const', 'for', 'let', 'input', 'output', 'ctrl', 'negctrl', 'inv', 'pow', 'else'],
  ...NUMBER_TYPES,
]);
const MODIFIERS = ['ctrl', 'negctrl', 'inv', 'pow'];
const ASSIGNMENTS: ReadonlySet<string> = new Set(['=', '+=', '-=', '*=']);

export interface StatementParser {
  /** The next statement; undefined at the end of the text. */
  readonly next: () => Statement | undefined;
}

/** Reads OpenQASM statement by statement, so that a long text is never held as a tree. */
export function statementParser(cursor: Cursor, version: 2 | 3): StatementParser {
  const { current, ahead, advance, skipLine, is, accept, expect, name, expected, list, end } = cursor;
  const { term, operand, index, indexInside } = termParser(cursor, version);
  let depth = 0;

  const placeHere = (): Place => ({ line: current().line, column: current().column });

  const include = (place: Place): Statement => {
    if (current().kind !== 'string') expected('the name of a file in quotation marks');
    const file = advance().text;
    end();
    return { kind: 'include', file, ...place };
  };

  const oldRegister = (of: 'qubit' | 'bit'): Statement => {
    const found = name('the name of a register');
    const size = is('[') ? sizeOf(index()) : undefined;
    if (size === undefined && version === 2) expected('[');
    end();
    return { kind: 'register', of, name: found.text, size, isConstant: false, line: found.line, column: found.column };
  };

  const sizeOf = (inside: Index): Term => {
    if (inside.kind === 'one') return inside.term;
    throw new TextError('a register has a number of places', placeHere());
  };

  const registerDeclaration = (of: 'qubit' | 'bit', isConstant = false): Statement => {
    const size = is('[') ? sizeOf(index()) : undefined;
    const { text, line, column } = name('a name');
    const value = of === 'bit' && accept('=') ? measuredOrTerm() : undefined;
    end();
    return { kind: 'register', of, name: text, size, value, isConstant, line, column };
  };

  const measuredOrTerm = (): Measured | Term => {
    const place = placeHere();
    return accept('measure') ? { kind: 'measured', qubits: operand(), ...place } : term();
  };

  const declaration = (type: Declaration['type'], isConstant: boolean): Statement => {
    if (is('[')) index();
    const { text, line, column } = name('a name');
    if (isConstant && !is('=')) expected('=');
    const value = accept('=') ? term() : undefined;
    end();
    return { kind: 'declaration', type, name: text, value, isConstant, line, column };
  };

  const constant = (): Statement => {
    if (accept('bit')) return registerDeclaration('bit', true);
    return declaration(numberType(), true);
  };

  const numberType = (): Declaration['type'] => {
    const found = NUMBER_TYPES.find((type) => is(type));
    if (!found) return expected('a type');
    advance();
    return found;
  };

  const input = (place: Place): Statement => {
    const type = name('a type').text;
    if (is('[')) index();
    const found = name('a name');
    end();
    return { kind: 'input', type, name: found.text, ...place };
  };

  const output = (): Statement => {
    if (!accept('bit')) throw new TextError('only bits can be an output', placeHere());
    return registerDeclaration('bit');
  };

  const gateDefinition = (): GateSyntax => {
    const { text, line, column } = name('the name of a gate');
    const parameters = accept('(') ? parameterList() : [];
    const qubits = list(() => nameOnly('the name of a qubit'));
    if (!is('{')) expected('{');
    return { kind: 'gate', name: text, parameters, qubits, body: block(), line, column };
  };

  const parameterList = (): Name[] => {
    const parameters = is(')') ? [] : list(() => nameOnly('the name of a parameter'));
    expect(')');
    return parameters;
  };

  const nameOnly = (what: string): Name => {
    const { text, line, column } = name(what);
    return { name: text, line, column };
  };

  const block = (): Statement[] => {
    const open = expect('{');
    const statements: Statement[] = [];
    while (!is('}')) {
      if (current().kind === 'end') throw new TextError('this block is never closed: expected }', open);
      statements.push(...nextStatement());
    }
    advance();
    return statements;
  };

  const body = (): readonly Statement[] => {
    depth += 1;
    if (depth > DEEPEST) throw new TextError(`more than ${DEEPEST} statements within each other`, placeHere());
    const statements = is('{') ? block() : nextStatement();
    depth -= 1;
    return statements;
  };

  const branch = (place: Place): Statement => {
    expect('(');
    const condition = term();
    expect(')');
    const then = body();
    const otherwise = is('else') ? elseBody() : [];
    return { kind: 'if', condition, body: then, otherwise, ...place };
  };

  const elseBody = (): readonly Statement[] => {
    refuseIn2();
    advance();
    return body();
  };

  const loop = (place: Place): Statement => {
    if (NUMBER_TYPES.some((type) => is(type))) {
      advance();
      if (is('[')) index();
    }
    const variable = name('the name of a variable').text;
    expect('in');
    const values = loopValues();
    return { kind: 'for', name: variable, values, body: body(), ...place };
  };

  const loopValues = (): Index | Operand => {
    if (is('[')) return index();
    return is('{') ? indexInside() : operand();
  };

  const alias = (place: Place): Statement => {
    const found = name('a name').text;
    expect('=');
    const parts = [operand()];
    while (accept('++')) parts.push(operand());
    end();
    return { kind: 'alias', name: found, parts, ...place };
  };

  const measurement = (place: Place): Statement => {
    const qubits = operand();
    if (is(';')) throw new TextError('a measurement needs a bit for its result, as in c = measure q', place);
    expect('->');
    const bits = operand();
    end();
    return { kind: 'measurement', qubits, bits, ...place };
  };

  const barrier = (place: Place): Statement => {
    const operands = is(';') && version === 3 ? [] : list(operand);
    end();
    return { kind: 'barrier', operands, ...place };
  };

  const call = (place: Place): Call => {
    const modifiers: Modifier[] = [];
    while (MODIFIERS.some((word) => is(word))) modifiers.push(modifier());
    const gate = name('the name of a gate').text;
    const angles = accept('(') ? angleList() : [];
    const operands = is(';') ? [] : list(operand);
    end();
    return { kind: 'call', modifiers, gate, angles, operands, ...place };
  };

  const angleList = (): Term[] => {
    const angles = is(')') ? [] : list(term);
    expect(')');
    return angles;
  };

  const modifier = (): Modifier => {
    const { text, line, column } = advance();
    let argument: Term | undefined;
    if (text === 'pow' ? expect('(') : text !== 'inv' && accept('(')) {
      argument = term();
      expect(')');
    }
    expect('@');
    return { kind: text as Modifier['kind'], argument, line, column };
  };

  const assignment = (place: Place): Statement => {
    const to = operand();
    const operator = ASSIGNMENTS.has(current().text) ? advance().text : expected('=');
    const value = measuredOrTerm();
    end();
    return { kind: 'assignment', to, operator, value, ...place };
  };

  const refuseIn2 = () => {
    const { text } = current();
    if (version === 2) throw new TextError(`${text} belongs to OpenQASM 3, and this text is OpenQASM 2`, placeHere());
  };

  const KEYWORDS: Readonly<Record<string, (place: Place) => Statement>> = {
    include,
    qreg: () => oldRegister('qubit'),
    creg: () => oldRegister('bit'),
    qubit: () => registerDeclaration('qubit'),
    bit: () => registerDeclaration('bit'),
    const: constant,
    input,
    output,
    gate: gateDefinition,
    if: branch,
    for: loop,
    let: alias,
    measure: measurement,
    reset: (place) => {
      const qubits = operand();
      end();
      return { kind: 'reset', qubits, ...place };
    },
    barrier,
  };

  const statement = (): Statement => {
    const { kind, text } = current();
    if (kind !== 'name') return expected('a statement');
    if (Object.hasOwn(UNDRAWN, text)) throw new TextError(UNDRAWN[text] ?? '', placeHere());
    if (text === 'OPENQASM') throw new TextError('the version stands before everything else', placeHere());
    if (ONLY_IN_3.has(text)) refuseIn2();
    const place = placeHere();
    if (Object.hasOwn(KEYWORDS, text)) {
      advance();
      return KEYWORDS[text]?.(place) ?? expected('a statement');
    }
    if (NUMBER_TYPES.some((type) => is(type))) return declaration(numberType(), false);
    const sign = ahead();
    const isAssigned = sign.kind === 'sign' && (sign.text === '[' || ASSIGNMENTS.has(sign.text));
    return isAssigned ? assignment(place) : call(place);
  };

  /** None for what has no effect: annotations, pragmas, and semicolons alone. */
  const nextStatement = (): Statement[] => {
    if (is('@') || is('#') || is('pragma')) {
      skipLine();
      return [];
    }
    if (accept(';')) return [];
    return [statement()];
  };

  const next = (): Statement | undefined => {
    while (current().kind !== 'end') {
      const [found] = nextStatement();
      if (found) return found;
    }
    return undefined;
  };

  return { next };
}
