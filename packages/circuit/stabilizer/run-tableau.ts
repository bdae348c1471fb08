import type { Condition } from '../circuit/circuit.ts';
import type { Instruction } from '../engine/compile.ts';
import type { Register } from '../engine/register.ts';
import { fromZ, preparation, toZ } from '../engine/turns.ts';
import type { PlacedUnitary } from '../quantum/apply-unitary.ts';
import { actionWires, surelyClifford } from './clifford.ts';
import { coinsOf, type Form, Tableau } from './tableau.ts';

/** What can become of a Clifford circuit. One branch holds all outcomes, until gates other than Paulis depend on them. */
export interface TableauBranch {
  readonly probability: number;
  /** One for each classical bit. */
  readonly bits: readonly Form[];
  readonly tableau: Tableau;
}

const MOST_BRANCHES = 1024;
/** All tableaux together, in bits: 1 GiB. A tableau of n qubits takes 4n². */
const MOST_BITS = 2 ** 33;

/** A RangeError where bits on which gates depend lead to too many tableaux. */
export function runTableau({ instructions, qubits, bits }: Register): readonly TableauBranch[] {
  const most = Math.max(1, Math.min(MOST_BRANCHES, Math.floor(MOST_BITS / (4 * qubits * qubits))));
  let branches: readonly TableauBranch[] = [
    { probability: 1, bits: Array.from({ length: bits }, () => 0n), tableau: new Tableau(qubits) },
  ];
  for (const instruction of instructions) {
    branches = branches.flatMap((branch) => advance(branch, instruction));
    if (branches.length > most)
      throw new RangeError(`Gates depend on bits in more than ${most} ways, which ${qubits} qubits do not allow`);
  }
  return branches;
}

function advance(branch: TableauBranch, instruction: Instruction): TableauBranch[] {
  const open = openForms(branch.bits, instruction.condition);
  if (!open) return [branch];
  const [first, ...others] = open;
  const isForm = first === undefined || (others.length === 0 && isPauli(instruction));
  if (isForm) return [done(branch, instruction, first ?? 1n)];
  return split(branch, first).flatMap((decided) => advance(decided, instruction));
}

/** The forms that are still to become 1 for a condition to be met, each once; undefined where one is 0. */
function openForms(bits: readonly Form[], condition: Condition): Form[] | undefined {
  const forms = condition.map(({ bit, value }) => (bits[bit] ?? 0n) ^ (value === 1 ? 0n : 1n));
  return forms.includes(0n) ? undefined : [...new Set(forms)].filter((form) => form !== 1n);
}

function isPauli(instruction: Instruction): boolean {
  return instruction.kind === 'unitary' && surelyClifford(instruction.unitary).isPauli;
}

/** The same where a form is 0, and where it is 1: one of its coins is then the sum of the others. */
function split({ probability, bits, tableau }: TableauBranch, form: Form): TableauBranch[] {
  const [coin = 0] = coinsOf(form);
  const bit = 1n << BigInt(coin);
  return [0n, 1n].map((value) => {
    const rest = form ^ bit ^ value;
    const own = value === 0n ? tableau.copy() : tableau;
    own.replaceCoin(coin, rest);
    const decided = bits.map((each) => ((each & bit) === 0n ? each : each ^ bit ^ rest));
    return { probability: probability / 2, bits: decided, tableau: own };
  });
}

function done(branch: TableauBranch, instruction: Instruction, form: Form): TableauBranch {
  const { tableau } = branch;
  const apply = (unitary: PlacedUnitary, where: Form) =>
    tableau.apply(surelyClifford(unitary), actionWires(unitary), where);
  const read = (qubit: number) => tableau.measure(qubit, () => tableau.newCoin());
  switch (instruction.kind) {
    case 'unitary':
      apply(instruction.unitary, form);
      return branch;
    case 'measure': {
      const { basis, qubit, bit } = instruction;
      for (const unitary of toZ(basis, qubit)) apply(unitary, 1n);
      const outcome = read(qubit);
      for (const unitary of fromZ(basis, qubit)) apply(unitary, 1n);
      return { ...branch, bits: branch.bits.with(bit, outcome) };
    }
    case 'prepare': {
      const { state, qubit } = instruction;
      const outcome = read(qubit);
      for (const unitary of preparation('1', 0, qubit)) apply(unitary, outcome);
      for (const unitary of preparation(state, 0, qubit)) apply(unitary, 1n);
      return branch;
    }
  }
}
