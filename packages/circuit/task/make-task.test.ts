import { describe, expect, it } from 'vitest';
import { readAddress } from '../address/address.ts';
import { type Circuit, emptyCircuit } from '../circuit/circuit.ts';
import { checkCircuit } from '../judge/check-circuit.ts';
import { seededRandom } from '../quantum/seeded-random.ts';
import { randomCircuit } from '../testing/random-circuit.ts';
import { isFault } from '../text/fault.ts';
import { readOpenQasm } from '../text/read-openqasm.ts';
import { circuitFault, goalsOf, usualWires } from './goals.ts';
import { makeTask, type TaskDraft } from './make-task.ts';
import { definitionText, gatesOfRest, givenGates } from './split-circuit.ts';
import { readTaskAddress, writeTaskAddress } from './task-address.ts';

const BELL = '1:q2;h0;x1@0';
const TELEPORTATION = '1:q3/c2;rx(-pi/3)0,h1;x2@1;x1@0;h0;m0:0;m1:1;x2?1;z2?0';
const DEUTSCH = '1:q2/c1;x1;h0,h1;oracle!0.1;h0;m0:0&oracle=q2;x1@0';

async function circuitOf(address: string): Promise<Circuit> {
  const read = await readAddress(address);
  if ('fault' in read) throw new Error(read.fault);
  return read.document.circuit;
}

function draftOf(circuit: Circuit, changes: Partial<TaskDraft> = {}): TaskDraft {
  const { given = 0 } = changes;
  const compare = changes.compare ?? goalsOf(circuit)[0] ?? 'state';
  const wires = usualWires(circuit, compare);
  const words = { title: 'A pair', task: 'Build it.', hint: '', explanation: '' };
  return { ...words, given, ...gatesOfRest(circuit, given), cases: [], compare, wires, ...changes };
}

async function made(address: string, changes: Partial<TaskDraft> = {}) {
  const circuit = await circuitOf(address);
  return makeTask(circuit, draftOf(circuit, changes));
}

async function taskOf(address: string, changes: Partial<TaskDraft> = {}) {
  const task = await made(address, changes);
  if ('fault' in task) throw new Error(task.fault);
  const read = await readTaskAddress(await writeTaskAddress(task.texts));
  if ('fault' in read) throw new Error(read.fault);
  return read.task;
}

describe('R48.1 a task from a circuit', () => {
  it('begins with what is given, and a barrier behind it', async () => {
    expect(await made(BELL, { given: 1, hint: ' ', explanation: 'H makes\tboth.' })).toEqual({
      texts: {
        title: 'A pair',
        task: 'Build it.',
        start: 'OPENQASM 3.0;\ninclude "stdgates.inc";\nqubit[2] q;\nh q[0];\nbarrier q;\n',
        solution: 'OPENQASM 3.0;\ninclude "stdgates.inc";\nqubit[2] q;\nh q[0];\nbarrier q;\ncx q[0], q[1];\n',
        allowed: [{ gate: 'x', controls: 1 }],
        goal: { compare: 'state' },
        explanation: 'H makes both.',
      },
    });
  });

  it('compares what the circuit permits', async () => {
    const goals = async (address: string) => goalsOf(await circuitOf(address));
    expect(await goals(BELL)).toEqual(['state', 'unitary']);
    expect(await goals(TELEPORTATION)).toEqual(['outcomes', 'state']);
    expect(await goals('1:q1/c1;h0;m0:0')).toEqual(['outcomes']);
    expect(await goals('1:q2;zero0;h0')).toEqual(['state']);
  });

  it('compares the qubits that are not measured, and tells what teleportation needs', async () => {
    const task = await taskOf(TELEPORTATION, { given: 6, compare: 'state', wires: [2] });
    expect(task).toMatchObject({ conditions: true, goal: { compare: 'state', wires: [2] }, best: { count: 2 } });
    expect(checkCircuit(task, task.start)).toMatchObject({ solved: false });
    expect(checkCircuit(task, await circuitOf(TELEPORTATION))).toMatchObject({ solved: true });
  });

  it('tries a given gate in other definitions, too', async () => {
    const circuit = await circuitOf(DEUTSCH);
    const text = definitionText(givenGates(circuit, draftOf(circuit)));
    expect(text).toContain('gate oracle q0, q1 {\n  cx q0, q1;\n}');
    const cases = [{ name: 'f = 1', gates: text.replace('cx q0, q1;', 'x q1;') }];
    const task = await taskOf(DEUTSCH, { cases });
    expect(task.cases.map(({ name, expected }) => [name, expected])).toEqual([
      ['the gates as they are given', { kind: 'outcomes', probabilities: { '1': 1 } }],
      ['f = 1', { kind: 'outcomes', probabilities: { '0': 1 } }],
    ]);
    const written = await circuitOf('1:q2/c1;x0;m0:0&oracle=q2;x1@0');
    expect(checkCircuit(task, written)).toEqual({
      solved: false,
      difference: expect.stringMatching(/^with f = 1, /),
    });
  });

  it('counts an own gate that is not allowed as what it consists of', async () => {
    const task = await taskOf('1:q2;pair!0.1&pair=q2;h0;x1@0', {
      allowed: [
        { gate: 'h', controls: 0 },
        { gate: 'x', controls: 1 },
      ],
    });
    expect(task).toMatchObject({ start: { gates: [] }, best: { count: 2 } });
    expect(checkCircuit(task, await circuitOf(BELL))).toEqual({ solved: true, count: 2, isBest: true });
  });

  it('is always solved by its solution and never by what is given, for 120 circuits', async () => {
    const faults = new Map<string, number>();
    let tasks = 0;
    for (let seed = 1; seed <= 120; seed++) {
      const random = seededRandom(seed);
      const circuit = randomCircuit(
        {
          qubits: 1 + Math.floor(random() * 4),
          bits: Math.floor(random() * 3),
          operations: 2 + Math.floor(random() * 8),
          events: seed % 3 === 0 ? 2 : 0,
          barriers: seed % 5 === 0,
          ...(seed % 2 === 0 ? { ownGates: 0 } : {}),
          angles: ['pi/2', 'pi/4', '-pi/3', 'θ/3', '#'],
          mostControls: 2,
        },
        random,
      );
      const given = Math.floor(random() * circuit.columns.length);
      for (const compare of goalsOf(circuit)) {
        const draft = draftOf(circuit, { given, compare });
        const task = makeTask(circuit, draft);
        if ('fault' in task) {
          expect(task.fault).toMatch(/^[A-Z][^\n]*\.$/);
          const kind = task.fault.split(/[:;]/)[0] ?? '';
          faults.set(kind, (faults.get(kind) ?? 0) + 1);
          continue;
        }
        tasks += 1;
        const read = await readTaskAddress(await writeTaskAddress(task.texts));
        if ('fault' in read) throw new Error(`${seed}: ${read.fault}`);
        const solution = readOpenQasm(task.texts.solution);
        if (isFault(solution)) throw new Error(solution.message);
        expect(checkCircuit(read.task, solution.circuit)).toMatchObject({ solved: true, isBest: true });
        expect(checkCircuit(read.task, read.task.start)).toMatchObject({ solved: false });
      }
    }
    expect(tasks).toBeGreaterThan(60);
    expect([...faults.keys()].sort()).toEqual([
      'Every angle of a task is a number, without t.',
      'The given part already solves it.',
      'The solution does not solve its own task',
      'The task cannot be judged',
    ]);
  });
});

describe('R48.2 what is no task', () => {
  it.each<[address: string, changes: Partial<TaskDraft>, fault: string, part: keyof TaskDraft]>([
    ['1:q2', {}, 'There is no solution yet: build it first.', 'given'],
    ['1:q2;b0.1', {}, 'There is no solution yet: build it first.', 'given'],
    ['1:q11;h0', {}, 'A task has at most 10 qubits; this circuit has 11.', 'given'],
    ['1:q1;rx(t)0', {}, 'Every angle of a task is a number, without t.', 'given'],
    [`1:q1${';h0'.repeat(501)}`, {}, 'A task has at most 500 operations; this circuit has more.', 'given'],
    [BELL, { title: ' ' }, 'Give the task a title.', 'title'],
    [BELL, { task: '\n' }, 'Say what is to be done.', 'task'],
    [BELL, { given: 2 }, 'The given part already solves it.', 'given'],
    ['1:q1;z0', {}, 'The given part already solves it.', 'given'],
    [
      BELL,
      { allowed: [] },
      'The solution does not solve its own task: H is not among the gates allowed here.',
      'allowed',
    ],
    [
      BELL,
      { allowed: [{ gate: 'h', controls: 0, uses: 0 }] },
      'The uses of h: a whole number from 1 to 100 is expected.',
      'allowed',
    ],
    [
      BELL,
      { allowed: [...['h', 'foo'].map((gate) => ({ gate, controls: 0 })), { gate: 'x', controls: 1 }] },
      'The task cannot be judged: no gate is called foo.',
      'allowed',
    ],
    [BELL, { compare: 'outcomes' }, 'Nothing is measured.', 'compare'],
    [BELL, { wires: [] }, 'Choose at least one qubit to compare.', 'compare'],
    [
      BELL,
      { wires: [0] },
      'The task cannot be judged: after the solution, the wires of the goal are entangled with others.',
      'compare',
    ],
    ['1:q1/c1;h0;m0:0', { compare: 'state' }, 'Every qubit is measured.', 'compare'],
    ['1:q1/c1;h0;m0:0', { compare: 'unitary' }, 'Measurements and resets have no matrix.', 'compare'],
    ['1:q7;h0', { compare: 'unitary' }, 'A unitary is compared on at most 6 qubits; here it is 7.', 'compare'],
    [
      '1:q2;x1~0',
      { compare: 'unitary' },
      'The solution does not solve its own task: a control on |0⟩ is not among the gates allowed here.',
      'allowed',
    ],
    [DEUTSCH, { cases: [{ name: '', gates: '' }] }, 'Give each case a name, as it stands after “with”.', 'cases'],
    [
      DEUTSCH,
      { cases: [{ name: 'f = 1', gates: 'gate oracle a, b { y y; }' }] },
      /^The case f = 1, line 1, column \d+: /.source,
      'cases',
    ],
    [
      DEUTSCH,
      { cases: [{ name: 'f = 1', gates: 'include "stdgates.inc"; gate other a, b { cx a, b; } // odd' }] },
      'The task cannot be judged: case f = 1: the start has no such gate other.',
      'cases',
    ],
    [
      `1:q10${';h0'.repeat(400)}`,
      { compare: 'unitary', wires: [0, 1, 2, 3, 4, 5] },
      'The task takes too long to judge: take fewer qubits, gates or cases.',
      'given',
    ],
  ])('%.30s, %j', async (address, changes, fault, part) => {
    const answer = await made(address, changes);
    expect(answer).toMatchObject({ part });
    if (fault.startsWith('^')) expect('fault' in answer && answer.fault).toMatch(new RegExp(fault));
    else expect('fault' in answer && answer.fault).toBe(fault);
  });

  it('is said of the circuit before anything is written', () => {
    expect(circuitFault(emptyCircuit(3))).toBe('There is no solution yet: build it first.');
  });
});
