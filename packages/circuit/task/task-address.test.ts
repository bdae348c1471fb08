import { describe, expect, it } from 'vitest';
import { deflate } from '../address/deflate.ts';
import { readProblem } from '../judge/read-problem.ts';
import { seededRandom } from '../quantum/seeded-random.ts';
import type { TaskTexts } from './task.ts';
import { readTaskAddress, writeTaskAddress } from './task-address.ts';

const HEAD = 'OPENQASM 3.0;\ninclude "stdgates.inc";\n';
const TASK: TaskTexts = {
  title: 'A pair',
  task: 'Make (|00⟩ + |11⟩)/√2.\nUse two gates.',
  start: `${HEAD}qubit[2] q;\n`,
  solution: `${HEAD}qubit[2] q;\nh q[0];\ncx q[0], q[1];\n`,
  allowed: [
    { gate: 'h', controls: 0, uses: 1, wires: [0, 1] },
    { gate: 'x', controls: 1 },
  ],
  conditions: false,
  goal: { compare: 'state', wires: [0, 1] },
  hint: 'One gate makes both, one joins them.',
  explanation: 'CNOT copies the bit, not the state.',
};
const ORACLE = {
  ...TASK,
  start: `${HEAD}gate f a { z a; }\nqubit q;\nbit c;\nh q;\nf q;\nbarrier q;\n`,
  solution: `${HEAD}gate f a { z a; }\nqubit q;\nbit c;\nh q;\nf q;\nbarrier q;\nh q;\nc = measure q;\n`,
  allowed: [
    { gate: 'h', controls: 0 },
    { gate: 'measure', controls: 0 },
  ],
  goal: { compare: 'outcomes' },
  cases: [
    { name: 'f = Z', gates: '' },
    { name: 'f = X', gates: `${HEAD}gate f a { x a; }` },
  ],
} satisfies TaskTexts;

const packed = async (value: unknown) => `1z:${await deflate(JSON.stringify(value))}`;
async function faultOf(fragment: string): Promise<string | undefined> {
  const read = await readTaskAddress(fragment);
  if (!('fault' in read)) return undefined;
  expect(read.text).toBe(fragment);
  return read.fault;
}

describe('R48.3 the address of a task', () => {
  it.each([TASK, ORACLE, { ...TASK, hint: undefined, explanation: undefined, conditions: undefined }])(
    'leads back to the task',
    async (texts) => {
      const address = await writeTaskAddress(texts);
      expect(address).toMatch(/^1z:[\w-]+$/);
      const { title, task, hint, explanation } = texts;
      expect(await readTaskAddress(address)).toEqual({
        task: { ...readProblem(texts), title, task, hint, explanation },
      });
    },
  );

  it('has room for a chat: two gates in two sentences are fewer than 500 characters', async () => {
    expect((await writeTaskAddress(TASK)).length).toBeLessThan(500);
  });

  it('takes no signs that turn the direction of writing', async () => {
    const read = await readTaskAddress(await packed({ ...TASK, title: '\u202eriap A' }));
    expect(read).toMatchObject({ task: { title: 'riap A' } });
  });

  it('may be written by hand', async () => {
    expect(await readTaskAddress(`1:${JSON.stringify(TASK)}`)).toMatchObject({ task: { title: 'A pair' } });
  });
});

describe('R48.4 an address of a task that cannot be read', () => {
  it.each([
    ['', 'The address does not begin with its version, such as "1:".'],
    ['q2;h0', 'The address does not begin with its version, such as "1:".'],
    ['2z:AAAA', 'The address is of version 2; this lab reads version 1.'],
    ['1z:', 'The address ends after its version; the task is missing.'],
    ['1z:AAAA', 'The address is damaged: its end is missing, or a letter is wrong.'],
    ['1:q2;h0;x1@0', 'The task is no object.'],
    [`1:${'x'.repeat(1_000_000)}`, 'The address holds more than a million characters.'],
  ])('%.40s', async (fragment, fault) => expect(await faultOf(fragment)).toBe(fault));

  it('because its end is missing', async () => {
    const address = await writeTaskAddress(TASK);
    for (const length of [4, 10, 100, address.length - 1]) {
      expect(await faultOf(address.slice(0, length))).toBe(
        'The address is damaged: its end is missing, or a letter is wrong.',
      );
    }
  });

  it('because it would fill the memory', async () => {
    expect(await faultOf(`1z:${await deflate(' '.repeat(60_000_000))}`)).toBe(
      'The address holds more than a million characters.',
    );
  });

  const without = (key: keyof TaskTexts) => Object.fromEntries(Object.entries(TASK).filter(([name]) => name !== key));
  const faults: readonly (readonly [value: unknown, fault: string])[] = [
    [null, 'The task is no object.'],
    [[TASK], 'The task is no object.'],
    [without('goal'), 'The task lacks "goal".'],
    [{ ...TASK, best: { count: 0 } }, 'The task has "best", which means nothing.'],
    [{ ...TASK, title: 7 }, 'The title is no text.'],
    [{ ...TASK, title: ' ' }, 'The title is empty.'],
    [{ ...TASK, title: 'a\nb' }, 'The title has more than one line.'],
    [{ ...TASK, title: 'a'.repeat(61) }, 'The title has more than 60 characters.'],
    [{ ...TASK, task: 'a\u0000b' }, 'The text of the task holds characters that cannot be seen.'],
    [{ ...TASK, task: 'a'.repeat(601) }, 'The text of the task has more than 600 characters.'],
    [{ ...TASK, hint: '' }, 'The hint is empty.'],
    [{ ...TASK, explanation: 'a'.repeat(601) }, 'The explanation has more than 600 characters.'],
    [{ ...TASK, conditions: 'yes' }, 'The conditions are neither allowed nor not.'],
    [{ ...TASK, start: 'x'.repeat(20_001) }, 'The start has more than 20000 characters.'],
    [{ ...TASK, allowed: {} }, 'The allowed gates are no list.'],
    [
      { ...TASK, allowed: Array.from({ length: 31 }, () => ({ gate: 'h', controls: 0 })) },
      'There are 31 allowed gates; at most 30 can be listed.',
    ],
    [{ ...TASK, allowed: ['h'] }, 'Allowed gate 1 is no object.'],
    [{ ...TASK, allowed: [{ gate: 'h' }] }, 'Allowed gate 1 lacks "controls".'],
    [{ ...TASK, allowed: [{ gate: 'h;', controls: 0 }] }, 'Allowed gate 1 cannot be called "h;".'],
    [{ ...TASK, allowed: [{ gate: 'h', controls: -1 }] }, 'The controls of h: a whole number from 0 to 9 is expected.'],
    [
      { ...TASK, allowed: [{ gate: 'h', controls: 0, uses: 1e9 }] },
      'The uses of h: a whole number from 1 to 100 is expected.',
    ],
    [{ ...TASK, allowed: [{ gate: 'h', controls: 0, wires: [] }] }, 'The wires of h are none.'],
    [{ ...TASK, allowed: [{ gate: 'h', controls: 0, wires: [2] }] }, 'h is allowed on a qubit that does not exist.'],
    [
      { ...TASK, allowed: [...TASK.allowed, { gate: 'foo', controls: 0 }] },
      'The task cannot be judged: no gate is called foo.',
    ],
    [{ ...TASK, goal: 'state' }, 'The goal is no object.'],
    [{ ...TASK, goal: { compare: 'all' } }, 'What the goal compares is one of state, unitary, outcomes.'],
    [{ ...TASK, goal: { compare: 'state', inputs: [0] } }, 'The goal has "inputs", which means nothing.'],
    [{ ...TASK, goal: { compare: 'outcomes', wires: [0] } }, 'The goal has "wires", which means nothing.'],
    [{ ...TASK, goal: { compare: 'state', wires: [0, 0] } }, 'Two of the wires of the goal are the same.'],
    [{ ...TASK, goal: { compare: 'unitary', inputs: [5] } }, 'The goal names a qubit that does not exist.'],
    [
      { ...TASK, goal: { compare: 'state', wires: [0] } },
      'The task cannot be judged: after the solution, the wires of the goal are entangled with others.',
    ],
    [
      { ...ORACLE, goal: { compare: 'unitary' } },
      'The task cannot be judged: a unitary is compared, and measure is none.',
    ],
    [{ ...TASK, start: `${HEAD}qubit[2] q;\nfoo q[0];\n` }, /^The start, line 4, column 1: .*foo.*\.$/.source],
    [
      { ...TASK, start: `${HEAD}qubit[17] q;\n` },
      /^The start, line 3, column \d+: the circuit has more than 10 qubits\.$/.source,
    ],
    [
      { ...TASK, solution: `${TASK.solution}for int i in [1:400] { h q[0]; x q[0]; }\n` },
      /^The solution, line 6, column \d+: the circuit has more than 500 operations\.$/.source,
    ],
    [
      { ...TASK, solution: `${HEAD}qubit[3] q;\nh q[0];\n` },
      'The solution does not solve its own task: there are only 2 qubits here: take q2 away.',
    ],
    [{ ...TASK, start: TASK.solution }, 'The given part already solves it.'],
    [
      { ...TASK, allowed: [{ gate: 'h', controls: 0 }] },
      'The solution does not solve its own task: CNOT is not among the gates allowed here.',
    ],
    [{ ...ORACLE, cases: [{ name: 'a' }] }, 'Case 1 lacks "gates".'],
    [
      { ...ORACLE, cases: Array.from({ length: 17 }, () => ({ name: 'a', gates: '' })) },
      'There are 17 cases; at most 16 can be tried.',
    ],
    [
      { ...ORACLE, cases: [{ name: 'a', gates: 'gate f a {' }] },
      'The case a, line 1, column 10: this block is never closed: expected }.',
    ],
  ];
  it.each(faults.map(([value, fault]) => [fault, value] as const))('%s', async (fault, value) => {
    const said = await faultOf(await packed(value));
    if (fault.startsWith('^')) expect(said).toMatch(new RegExp(fault));
    else expect(said).toBe(fault);
  });

  it('and whatever it is, it does not throw: 800 changes of a task', async () => {
    const odd = [null, -1, 1e300, '', 'x', [], {}, true, '\ud800', 'qubit[2] q;', { gate: 'x', controls: 1 }, 'ctrl @'];
    const random = seededRandom(48);
    const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item;
    const changed = (value: unknown): unknown => {
      if (random() < 0.25) return pick(odd);
      if (typeof value === 'string') {
        const at = Math.floor(random() * value.length);
        return random() < 0.5
          ? value.slice(0, at)
          : `${value.slice(0, at)}${pick([';', '{', '9', 'q', '\n'])}${value.slice(at)}`;
      }
      if (typeof value !== 'object' || value === null) return pick(odd);
      const entries = Object.entries(value);
      const [key] = pick(entries) ?? [];
      const next = entries.map(([name, each]) => [name, name === key ? changed(each) : each] as const);
      return Array.isArray(value) ? next.map(([, each]) => each) : Object.fromEntries(next);
    };
    for (let run = 0; run < 800; run++) {
      const read = await readTaskAddress(await packed(changed(pick([TASK, ORACLE]))));
      if ('fault' in read) expect(read.fault).toMatch(/^[^\n]+\.$/);
      else expect(read.task.cases.length).toBeGreaterThan(0);
    }
  });
});
