import { expect, test } from 'vitest';
import { entriesOf } from '#src/model/read-content.ts';
import { programCircuit, programCircuitFiles } from './program-circuit.tsx';
import { allPrograms, findProgram } from './program-files.ts';

test('R11.9: a program in Q# is no circuit, and nothing is drawn for it', () => {
  const drawn = allPrograms().filter((program) => programCircuit(program));
  expect(new Set(drawn.map(({ language }) => language))).toEqual(new Set(['openqasm']));
  expect(programCircuitFiles()).toHaveLength(drawn.length);
});

test('R11.9: a drawing has the wires and gates of its program, and says how many', () => {
  const bell = findProgram('first-quantum-circuit', 'bell-pair');
  expect(programCircuit(bell)?.label).toBe('The circuit of bell pair: 2 qubits, 2 gates.');
});

test('R11.7: the program that stands for a tutorial is a circuit that one of its steps runs', () => {
  for (const { id, program } of entriesOf('tutorials')) {
    if (program === undefined) continue;
    expect(programCircuit({ tutorial: id, name: program }), id).toBeDefined();
    const run = entriesOf('tutorial-steps').filter((step) => step.id.startsWith(`${id}/`));
    expect(
      run.map((step) => step.program?.name),
      id,
    ).toContain(program);
  }
});
