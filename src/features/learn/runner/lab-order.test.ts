import { describe, expect, it } from 'vitest';
import { readAddress } from '#circuit/address/address.ts';
import { exactOutcomes } from '#circuit/engine/exact-outcomes.ts';
import { isFault } from '#circuit/text/fault.ts';
import { readOpenQasm } from '#circuit/text/read-openqasm.ts';
import { openInLab } from '#src/features/lab/gallery.ts';
import { programCircuit } from './program-circuit.tsx';
import { type Answer, allPrograms } from './program-files.ts';
import { runOpenQasm } from './run-openqasm.ts';

/** What the text of the steps says of each program, which `programs.test.ts` also asks of the compiler. */
const modules: Record<string, { answers: Record<string, Answer> }> = import.meta.glob(
  '/content/tutorials/*/theory/*-answers.ts',
  { eager: true },
);
const openable = allPrograms().filter(({ language }) => language === 'openqasm');

const likely = (outcomes: Iterable<readonly [string, number]>) =>
  [...outcomes].flatMap(([outcome, p]) => (p > 1e-9 ? [outcome] : [])).toSorted();

it('R46.3: every program in OpenQASM opens in the lab', async () => {
  const unread = await Promise.all(
    openable.map(async ({ name, source }) => ((await openInLab(name, source)) ? [] : [name])),
  );
  expect(unread.flat()).toEqual([]);
});

describe.each(openable)('R46.3: $tutorial/$name has one order of bits', ({ tutorial, name, source }) => {
  const expected = likely(
    Object.entries(
      modules[`/content/tutorials/${tutorial}/theory/${tutorial}-answers.ts`]?.answers[name]?.outcomes ?? {},
    ),
  );

  it('in the text, in the page and in the lab', async () => {
    expect(likely(runOpenQasm(source, 1, 1)?.theory ?? [])).toEqual(expected);
    const address = (await openInLab(name, source)) ?? '';
    const opened = await readAddress(address.slice(address.indexOf('#') + 1));
    if ('fault' in opened) throw new Error(`The lab does not read ${address}`);
    expect(likely(exactOutcomes(opened.document.circuit, { t: 0 }))).toEqual(expected);
  });

  it('and its drawing begins with qubit 0', () => {
    const read = readOpenQasm(source);
    if (isFault(read)) throw new Error(read.message);
    const [first = ''] = read.circuit.qubits;
    expect(first).toMatch(/^\w+(\[0\])?$/);
    expect(programCircuit({ tutorial, name })?.label).toContain(`${read.circuit.qubits.length} qubit`);
  });
});
