import { expect, it } from 'vitest';
import { BELL } from '#circuit/circuit/circuit.ts';
import { readText } from './read-text.ts';

const LINK = 'https://algassert.com/quirk#circuit={"cols":[["H"],["•","X"]]}';

it.each([LINK, ` ${LINK}\n`, 'circuit={"cols":[["H"],["•","X"]]}', '{"cols":[["H"],["•","X"]]}'])(
  'takes %j for a Quirk circuit',
  (text) => {
    expect(readText(text)).toMatchObject({ kind: 'quirk', circuit: { columns: BELL.columns }, notes: [] });
  },
);

it('says what is wrong with a Quirk link in its own words', () => {
  expect(readText('https://algassert.com/quirk#circuit={"cols":[["H"],')).toEqual({
    kind: 'fault',
    fault: { line: 1, column: 1, sentence: 'The circuit is cut off or damaged: it is no complete JSON.' },
  });
});

it('reads OpenQASM, and says where it cannot', () => {
  const head = 'OPENQASM 3.0;\ninclude "stdgates.inc";\nqubit[2] q;\n';
  expect(readText(`${head}h q[0];\ncx q[0], q[1];\n`)).toMatchObject({
    kind: 'openqasm',
    circuit: { columns: BELL.columns },
    lines: [[4], [5]],
  });
  expect(readText(`${head}h q[0]\n`)).toMatchObject({
    kind: 'fault',
    fault: { line: 4, column: 7, sentence: 'Line 4, column 7: expected a semicolon at the end of the line.' },
  });
});
