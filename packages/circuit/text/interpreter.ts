import { CONSTANTS, FUNCTIONS, SWEPT } from '../circuit/angle.ts';
import type { Circuit, GateOperation, Operation } from '../circuit/circuit.ts';
import { callsOf } from './apply-call.ts';
import { counted, type Place, TextError } from './fault.ts';
import { bitsIn, casesOf, type Formula, not } from './formula.ts';
import { gateTable } from './gate-table.ts';
import { LIBRARIES } from './library.ts';
import { freshNames } from './names.ts';
import { operandsOf } from './operands.ts';
import { program as newProgram, type Program, type ReadLimits } from './program.ts';
import { scopes } from './scope.ts';
import type { Declaration, GateSyntax, Measured, Operand, RegisterDeclaration, Statement, Term } from './syntax.ts';
import { evaluateTerm, expressionOf, formulaOf, indexOf, integer, real, shortened, type Value } from './values.ts';

export interface Interpreter {
  readonly declarePhysical: (numbers: readonly number[]) => void;
  readonly execute: (statement: Statement) => void;
  readonly finish: (end: Place) => ReturnType<Program['finish']> & Pick<Circuit, 'gates'>;
}

/** An `if` is drawn as operations with conditions, at most this many for each of its own. */
const MOST_CASES = 64;

type Of<Kind extends Statement['kind']> = Extract<Statement, { kind: Kind }>;

/** Carries out a text statement by statement. */
export function interpreter(version: 2 | 3, limits: ReadLimits): Interpreter {
  const scope = scopes();
  const gates = gateTable(version, limits.operations);
  const program = newProgram(limits, gates);
  const operands = operandsOf(version, scope, program);
  const calls = callsOf(version, limits, { gates, operands, program });
  const valueIn = (term: Term) => evaluateTerm(term, operands.names);

  const runAll = (statements: readonly Statement[]) => {
    scope.inBlock(() => {
      for (const statement of statements) {
        program.repeat(statement);
        execute(statement);
      }
    });
  };

  const include = ({ file, ...place }: Of<'include'>) => {
    const library = Object.entries(LIBRARIES).find(([name]) => name === file)?.[1];
    if (!library)
      throw new TextError(`"${file.slice(0, 40)}" cannot be included, only qelib1.inc and stdgates.inc`, place);
    gates.include(library);
  };

  const register = (declaration: RegisterDeclaration) => {
    const { of, name, size, value, isConstant } = declaration;
    if (program.isInGate()) throw new TextError('a gate holds only gates', declaration);
    if (!scope.isOutermost()) throw new TextError('qubits and bits are declared outside of all blocks', declaration);
    const count = size && indexOf(valueIn(size), size);
    if (of === 'qubit') {
      const wires = program.addQubits(name, count, declaration);
      scope.declare(name, { kind: 'qubits', wires, isSingle: count === undefined }, declaration);
      return;
    }
    if (isConstant) return constantBits(declaration, count);
    const bits = program.addBits(name, count, declaration);
    scope.declare(name, { kind: 'bits', bits, isSingle: count === undefined }, declaration);
    if (value) initialize(declaration, value);
  };

  const constantBits = (declaration: RegisterDeclaration, count: number | undefined) => {
    const { name, value } = declaration;
    if (!value || value.kind === 'measured') throw new TextError('expected a value that is known', declaration);
    const found = valueIn(value);
    const size = found.kind === 'bits' ? found.bits.length : 1;
    if (count !== undefined && size !== count) {
      throw new TextError(`${name} has ${counted(count, 'bit')}, and its value has ${size}`, value);
    }
    scope.declare(name, { kind: 'number', value: found, isConstant: true }, declaration);
  };

  /** Bits begin as 0, whether a text says so or not. */
  const initialize = ({ name, ...place }: RegisterDeclaration, value: Term | Measured) => {
    if (value.kind === 'measured') {
      measure(value.qubits, { name, line: place.line, column: place.column }, value);
      return;
    }
    const found = valueIn(value);
    const isZero = found.kind === 'integer' ? found.value === 0n : formulaOf(found, value) === false;
    if (!isZero) throw new TextError('bits begin as 0 here and get other values from measurements', value);
  };

  const declare = (declaration: Declaration) => {
    const { name, value, isConstant } = declaration;
    const found = value && converted(declaration, value);
    scope.declare(name, { kind: 'number', value: found, isConstant }, declaration);
  };

  const converted = ({ type }: Pick<Declaration, 'type'>, term: Term): Value => {
    const value = valueIn(term);
    if (type === 'bool') return { kind: 'truth', formula: knownTruth(formulaOf(value, term), term) };
    if (type === 'float' || type === 'angle') return real(shortened(expressionOf(value, term), term));
    if (value.kind !== 'integer') throw new TextError('expected a whole number', term);
    return integer(value.value);
  };

  const knownTruth = (formula: Formula, place: Place): boolean => {
    if (typeof formula === 'boolean') return formula;
    throw new TextError('a variable that depends on a measurement is not drawn', place);
  };

  const input = ({ type, name, ...place }: Of<'input'>) => {
    if ((type !== 'float' && type !== 'angle') || name !== SWEPT) {
      throw new TextError(`only input float ${SWEPT} is drawn: it is what the lab sweeps`, place);
    }
    scope.declare(name, { kind: 'number', value: real({ kind: 'name', name }), isConstant: false }, place);
  };

  const assign = (assignment: Of<'assignment'>) => {
    const { to, operator, value } = assignment;
    if (value.kind === 'measured') {
      if (operator !== '=') throw new TextError(`expected = before the measurement`, assignment);
      return measure(value.qubits, to, assignment);
    }
    const meaning = scope.find(to.name);
    if (!meaning) throw new TextError(`${to.name} is not declared`, to);
    if (meaning.kind !== 'number' || to.index) {
      throw new TextError('a bit gets its value from a measurement: giving it another is not drawn', assignment);
    }
    if (meaning.isConstant) throw new TextError(`${to.name} is constant`, to);
    if (program.condition().length > 0) {
      throw new TextError('a variable that depends on a measurement is not drawn', assignment);
    }
    meaning.value = operator === '=' ? kept(meaning.value, value) : changed(to, operator, value);
  };

  /** In the type that the variable has had. */
  const kept = (before: Value | undefined, term: Term): Value =>
    converted({ type: before?.kind === 'truth' ? 'bool' : before?.kind === 'real' ? 'float' : 'int' }, term);

  const changed = ({ name, line, column }: Operand, operator: string, value: Term): Value => {
    const left: Term = { kind: 'name', name, line, column };
    const sum: Term = { kind: 'operation', operator: operator.slice(0, 1), left, right: value, line, column };
    return kept(valueIn(left), sum);
  };

  const measure = (from: Operand, into: Operand, place: Place) => {
    if (program.isInGate()) throw new TextError('a gate cannot measure', place);
    const [qubits, bits] = [operands.qubits(from).places, operands.bits(into).places];
    if (qubits.length !== bits.length) {
      const sizes = `${from.name} has ${counted(qubits.length, 'qubit')} and ${into.name} has ${counted(bits.length, 'bit')}`;
      throw new TextError(`${sizes} here: a measurement takes as many`, place);
    }
    qubits.forEach((qubit, index) => {
      const bit = bits[index] ?? 0;
      program.emit({ kind: 'measurement', basis: 'z', qubit, bit, condition: program.condition() }, place);
    });
  };

  const reset = ({ qubits, ...place }: Of<'reset'>) => {
    if (program.isInGate()) throw new TextError('a gate cannot reset', place);
    for (const qubit of operands.qubits(qubits).places) {
      program.emit({ kind: 'preparation', state: '0', qubit, condition: program.condition() }, place);
    }
  };

  const barrier = ({ operands: given, ...place }: Of<'barrier'>) => {
    const all = Array.from({ length: gateQubits ?? program.qubitCount() }, (_, wire) => wire);
    const qubits = given.length > 0 ? given.flatMap((each) => operands.qubits(each).places) : all;
    if (qubits.length > 0) program.emit({ kind: 'barrier', qubits: [...new Set(qubits)] }, place);
  };

  let gateQubits: number | undefined;

  const defineGate = ({ name, parameters, qubits, body, ...place }: GateSyntax) => {
    if (!scope.isOutermost()) throw new TextError('gates are defined outside of all blocks', place);
    // A parameter that has the name of a constant would hide it in an angle of the circuit.
    const names = freshNames((each) => Object.hasOwn(CONSTANTS, each) || Object.hasOwn(FUNCTIONS, each));
    const shown = parameters.map((parameter) => names.take(parameter.name));
    const wires = qubits.map((qubit) => names.take(qubit.name));
    gateQubits = qubits.length;
    const operations = program.gateBody(() =>
      scope.inGate(() => {
        parameters.forEach((parameter, index) => {
          const value = real({ kind: 'name', name: shown[index] ?? '' });
          scope.declare(parameter.name, { kind: 'number', value, isConstant: false }, parameter);
        });
        qubits.forEach((qubit, wire) => {
          scope.declare(qubit.name, { kind: 'qubits', wires: [wire], isSingle: true }, qubit);
        });
        runAll(body);
      }),
    );
    gateQubits = undefined;
    gates.define({ name, parameters: shown, qubits: wires }, operations.filter(belongsInGate), place);
  };

  const branch = ({ condition, body, otherwise, ...place }: Of<'if'>) => {
    const formula = formulaOf(valueIn(condition), condition);
    if (typeof formula === 'boolean') return runAll(formula ? body : otherwise);
    const [met, unmet] = [casesOf(formula, MOST_CASES), otherwise.length > 0 ? casesOf(not(formula), MOST_CASES) : []];
    if (!met || !unmet) throw new TextError(`this condition comes to more than ${MOST_CASES} cases`, place);
    program.branching(bitsIn(formula), () => {
      for (const each of met) program.under(each, () => runAll(body));
      for (const each of unmet) program.under(each, () => runAll(otherwise));
    });
  };

  const loop = ({ name, values, body, ...place }: Of<'for'>) => {
    for (const value of loopValues(values, place)) {
      scope.inBlock(() => {
        scope.declare(name, { kind: 'number', value: integer(value), isConstant: true }, place);
        program.repeat(place);
        runAll(body);
      });
    }
  };

  const loopValues = (values: Of<'for'>['values'], place: Place): number[] => {
    if (!('kind' in values)) throw new TextError('for runs over a range, as in [0:3], or a set, as in {0, 2}', values);
    if (values.kind === 'range') return operands.range(values, limits.operations, place);
    if (values.kind === 'one') throw new TextError('a range has two ends, as in [0:3]', values.term);
    return values.terms.map((term) => indexOf(valueIn(term), term));
  };

  const alias = ({ name, parts, ...place }: Of<'alias'>) => {
    const isOfBits = parts.every((each) => scope.find(each.name)?.kind === 'bits');
    const found = parts.map(isOfBits ? operands.bits : operands.qubits);
    const all = found.flatMap(({ places }) => places);
    if (new Set(all).size < all.length) throw new TextError(`${name} takes a place twice`, place);
    const isSingle = found.length === 1 && found[0]?.isSingle === true;
    scope.declare(
      name,
      isOfBits ? { kind: 'bits', bits: all, isSingle } : { kind: 'qubits', wires: all, isSingle },
      place,
    );
  };

  const execute = (statement: Statement): void => {
    const carryOut = STEPS[statement.kind] as (statement: Statement) => void;
    carryOut(statement);
  };

  const STEPS: { [Kind in Statement['kind']]: (statement: Of<Kind>) => void } = {
    call: calls.apply,
    declaration: declare,
    register,
    gate: defineGate,
    include,
    input,
    assignment: assign,
    measurement: (statement) => measure(statement.qubits, statement.bits, statement),
    reset,
    barrier,
    if: branch,
    for: loop,
    alias,
  };

  return {
    declarePhysical: (numbers) => {
      for (const number of numbers) {
        const place = { line: 1, column: 1 };
        const wires = program.addQubits(`physical_${number}`, undefined, place);
        scope.declare(`$${number}`, { kind: 'qubits', wires, isSingle: true }, place);
      }
    },
    execute,
    finish: (end) => ({ ...program.finish(end), gates: gates.definitions }),
  };
}

function belongsInGate(operation: Operation): operation is GateOperation | Extract<Operation, { kind: 'barrier' }> {
  return operation.kind === 'gate' || operation.kind === 'barrier';
}
