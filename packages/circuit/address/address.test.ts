import { describe, expect, it } from 'vitest';
import { angleOf, evaluate } from '../circuit/angle.ts';
import { BELL, type Circuit, emptyCircuit, gate, operationCount, register } from '../circuit/circuit.ts';
import type { LabDocument } from '../circuit/parse-circuit.ts';
import { drawnCircuit } from '../testing/random-circuit.ts';
import { openAddress, readAddress, writeAddress } from './address.ts';
import { deflate } from './deflate.ts';
import { writeText } from './write-text.ts';

/** RFC 3986, 3.5: what a fragment holds without escapes, and escapes. */
const FRAGMENT = /^(?:[\w.~!$&'()*+,;=:@/?-]|%[0-9A-F]{2})*$/;

const faultOf = async (fragment: string) => {
  const read = await readAddress(fragment);
  return 'fault' in read ? read.fault : undefined;
};
const documentOf = (circuit: Circuit, title = ''): LabDocument => ({ title, circuit });
/** An address drops the spaces of angles. */
const plain = ({ columns, ...rest }: Circuit): Circuit => ({
  ...rest,
  columns: columns.map((column) =>
    column.map((each) =>
      each.kind === 'gate' ? { ...each, angles: each.angles.map((text) => text.replaceAll(' ', '')) } : each,
    ),
  ),
});

const pair = { name: 'pair', parameters: [], qubits: ['q0', 'q1'], columns: BELL.columns };
const turn = {
  name: 'x1',
  parameters: ['θ', 'b'],
  qubits: ['w2'],
  columns: [[gate('rx', [0], { angles: ['θ/2+b'] })], []],
};

describe('R32.3 an address', () => {
  it('can be read by a person', async () => {
    expect(await writeAddress(documentOf(BELL))).toBe('1:q2;h0;x1@0');
    expect(await writeAddress(documentOf(BELL, 'Bell pair'))).toBe('1:q2//Bell_pair;h0;x1@0');
    expect(await writeAddress(documentOf({ ...BELL, gates: [pair], columns: [[gate('pair', [1, 0])]] }))).toBe(
      '1:q2;pair!1.0&pair=q2;h0;x1@0',
    );
  });

  it('holds the noise, and leads back to it', async () => {
    const strengths = {
      depolarizing1: 0.001,
      depolarizing2: 0.01,
      amplitudeDamping: 0,
      phaseDamping: 1e-7,
      readOneOfZero: 0.02,
      readZeroOfOne: 1,
    };
    for (const [noise, address] of [
      ['ibm-heron-r3', '1:q2///ibm-heron-r3;h0;x1@0'],
      [strengths, '1:q2///0.001,0.01,0,1e-7,0.02,1;h0;x1@0'],
    ] as const) {
      const noisy = { ...documentOf(BELL), noise };
      expect(await writeAddress(noisy)).toBe(address);
      expect(await readAddress(address)).toEqual({ document: noisy });
    }
  });

  it.each([
    ['no machine', 'no_machine'],
    ['0.1,0.1', '0.1,0.1'],
    ['0,0,0,0,0,2', '0,0,0,0,0,2'],
    ['0,0,0,0,0,-1', '0,0,0,0,0,-1'],
    ['0,0,0,,0,0', '0,0,0,,0,0'],
    ['NaN,0,0,0,0,0', 'NaN,0,0,0,0,0'],
    ['<b>%00\u202e', '_b_'],
    ['x'.repeat(100), 'x'.repeat(64)],
  ])('opens though its noise is %s', async (text, noise) => {
    const read = await readAddress(`1:q2///${text};h0;x1@0`);
    expect(read).toMatchObject({ document: { circuit: BELL } });
    expect('document' in read && read.document.noise).toContain(noise);
  });

  it('takes no signs that turn the direction of writing into the title', async () => {
    expect(await readAddress('1:q2//%E2%80%AEab%E2%81%A6c%E2%80%8E%E2%80%8F;h0;x1@0')).toMatchObject({
      document: { title: 'abc' },
    });
  });

  it.each<readonly [string, LabDocument]>([
    ['nothing', documentOf(emptyCircuit(1))],
    ['idle columns', documentOf({ ...BELL, columns: [[], ...BELL.columns, [], []] })],
    ['a title with everything', documentOf(BELL, 'A_b & c; d/e?f#g = 50 % (ünï) \'🎲\' "x"')],
    [
      'names',
      documentOf({
        ...emptyCircuit(1),
        qubits: ['alice', 'q[0]', 'a1', 'r2[0]', 'r2[1]', 'q[1]', 'ψ'],
        bits: ['c[0]', 'out1', 'flag'],
      }),
    ],
    [
      'own gates',
      documentOf({
        ...BELL,
        gates: [pair, turn],
        columns: [[gate('x1', [0], { angles: ['pi', '-(1+2)*t'] })], [gate('pair', [0, 1])]],
      }),
    ],
    ['a name of wires that counts otherwise', documentOf({ ...BELL, gates: [{ ...pair, qubits: ['q1', 'a'] }] })],
    [
      'blocks',
      documentOf({
        ...emptyCircuit(5),
        columns: [[gate('qft', [1, 2, 3])], [gate('qftdg', [3, 2, 1])], [gate('qft', [0, 1])]],
      }),
    ],
    [
      'conditions',
      documentOf({
        ...BELL,
        bits: register('c', 12),
        columns: [
          [
            gate('x', [0], {
              condition: [
                { bit: 11, value: 0 },
                { bit: 0, value: 1 },
              ],
            }),
          ],
        ],
      }),
    ],
    [
      'functions',
      documentOf({
        ...emptyCircuit(1),
        columns: [[gate('u', [0], { angles: ['sqrt(2)*sin(pi/4)', '2**(-(1/2))', '1.5e-3'] })]],
      }),
    ],
    ...[1, 2, 3, 4, 5, 6, 7, 8].map(
      (seed) =>
        [`circuit ${seed}`, documentOf(drawnCircuit(seed, 1 + seed * 2 - (seed > 7 ? 1 : 0), seed * 25))] as const,
    ),
  ])('leads back to %s', async (_, document) => {
    const address = await writeAddress(document);
    expect(address).toMatch(FRAGMENT);
    expect(new URL(`https://example.org/lab#${address}`).hash).toBe(`#${address}`);
    expect(await readAddress(address)).toEqual({ document: { ...document, circuit: plain(document.circuit) } });
  });

  it('keeps what an angle means when it writes it in other signs', async () => {
    const angles = ['π / 2', '2 × τ − 1', '(ℯ ^ 2)·t', '2 ^ 3 ^ 0.5', '-(1 - (2 - 3))', '1/(2*(3/4))', '-2 ** 2'];
    const columns = angles.map((angle) => [gate('p', [0], { angles: [angle] })]);
    const address = await writeAddress(documentOf({ ...emptyCircuit(1), columns }));
    expect(address).toMatch(FRAGMENT);
    const read = await readAddress(address);
    const back = 'document' in read ? read.document.circuit.columns.flat() : [];
    const values = back.map((each) => each.kind === 'gate' && evaluate(angleOf(each.angles[0] ?? ''), { t: 0.3 }));
    expect(values).toEqual(angles.map((angle) => evaluate(angleOf(angle), { t: 0.3 })));
  });

  it('of a hundred gates on eight qubits has fewer than 2,000 characters', async () => {
    for (let seed = 1; seed <= 20; seed++) {
      const circuit = drawnCircuit(seed, 8, 100);
      expect(operationCount(circuit)).toBe(100);
      expect((await writeAddress(documentOf(circuit, 'A circuit of a hundred gates'))).length).toBeLessThan(2000);
    }
  });

  it('of a hundred gates with angles to the last digit has so as well', async () => {
    const columns = Array.from({ length: 100 }, (_, index) => [
      gate('rx', [index % 8], { angles: [String(Math.sin(index + 1) * 3)] }),
    ]);
    const address = await writeAddress(documentOf({ ...emptyCircuit(8), columns }));
    expect(address).toMatch(/^1z:/);
    expect(address.length).toBeLessThan(2000);
    expect(await readAddress(address)).toEqual({ document: documentOf({ ...emptyCircuit(8), columns }) });
  });

  it('of the largest circuit opens', async () => {
    const columns = Array.from({ length: 10_000 }, (_, index) => [
      gate('ry', [index % 16], { angles: [`${index}/7`] }),
    ]);
    const document = documentOf({ ...emptyCircuit(16), columns });
    expect(await readAddress(await writeAddress(document))).toEqual({ document });
  });

  it('may be written by hand', async () => {
    const read = await readAddress('1:alice,q2/c1/%C3%9Cbung_1;h0,b1-2;x(0)0');
    expect(read).toEqual({
      fault: 'Column 2: x takes 0 angles, not 1.',
      text: '1:alice,q2/c1/%C3%9Cbung_1;h0,b1-2;x(0)0',
    });
    expect(await readAddress('1:q3/c1/Übung;rx( pi / 3 )0,b1.2;m0:0?0=1')).toMatchObject({
      document: {
        title: 'Übung',
        circuit: {
          columns: [[{ angles: [' pi / 3 '] }, { kind: 'barrier' }], [{ condition: [{ bit: 0, value: 1 }] }]],
        },
      },
    });
  });
});

describe('R32.3 the fragment of a page', () => {
  it.each(['A & b', '50 %', 'a/b;c', '%26', 'ψ'])('keeps the title %s', async (title) => {
    const { hash } = new URL(`https://example.org/lab#${await writeAddress(documentOf(BELL, title))}`);
    expect(await openAddress(hash.slice(1))).toEqual({ document: documentOf(BELL, title) });
  });

  it.each(['1:q2%3Bh0%3Bx1%400', '1:q2;h0;x1%400', '1:q2//Bell%5Fpair;h0;x1@0'])('%s is read', async (fragment) => {
    expect(await openAddress(fragment)).toMatchObject({ document: { circuit: BELL } });
  });

  it.each([
    ['1:q2%3Bfoo0', 'Column 1: no gate is called foo.'],
    ['1:%E0%A4%A;h0', '"%E0%A4%A" holds a percent sign that stands for no character.'],
  ])('%s is none', async (fragment, fault) => expect(await openAddress(fragment)).toMatchObject({ fault }));
});

describe('R32.3 an address that cannot be read', () => {
  it.each([
    ['h0;x1@0', 'The address does not begin with its version, such as "1:".'],
    ['2:q2;h0', 'The address is of version 2; this lab reads version 1.'],
    ['1:', 'The address ends after its version; the circuit is missing.'],
    ['1:;h0', '"" names no wires.'],
    ['1:q2/c1/a/b/c;h0', 'The head of the address has more parts than wires, bits, title and noise.'],
    ['1:q2,;h0', '"" names no wires.'],
    ['1:q200;h0', '"q200" names no wires.'],
    ['1:q17;h0', 'There are 17 qubits; at most 16 can be drawn.'],
    ['1:q99,q99;h0', 'There are 198 qubits; at most 16 can be drawn.'],
    ['1:q17;qft0-999', 'There are 17 qubits; at most 16 can be drawn.'],
    ['1:q16;qft0-999', 'There are 17 wires in an operation; at most 16 can be drawn.'],
    ['1:q1/c33;h0', 'There are 33 bits; at most 32 can be drawn.'],
    ['1:q2/q2;h0', 'q names qubits and bits.'],
    ['1:a,a;h0', 'Two qubits are called a.'],
    ['1:a-b;h0', 'The qubit cannot be called "a-b".'],
    ['1:%E0%A4%A;h0', '"%E0%A4%A" holds a percent sign that stands for no character.'],
    ['1:q1//%00;h0', 'The title holds characters that cannot be seen.'],
    [`1:q1//${'a'.repeat(121)};h0`, 'The title has more than 120 characters.'],
    ['1:q2;foo0', 'Column 1: no gate is called foo.'],
    ['1:q2;foo!0', 'Column 1: no gate is called foo.'],
    ['1:q2;h', 'Column 1: "h" is no operation.'],
    ['1:q2;h0;[x]1', 'Column 2: "[x]1" is no operation.'],
    ['1:q2;h0,,x1', 'Column 1: "" is no operation.'],
    ['1:q2;h5', 'Column 1: there is no qubit 5; the circuit has 2.'],
    ['1:q2;x1@1', 'Column 1: an operation takes the same qubit twice.'],
    ['1:q2;swap0', 'Column 1: swap acts on 2 wires, not 1.'],
    ['1:q2;qft1-0', 'Column 1: "qft1-0" has its wires in the wrong order.'],
    ['1:q2;rx0', 'Column 1: rx takes 1 angle, not 0.'],
    ['1:q2;rx(pi0', 'Column 1: "rx(pi0" has brackets that are not closed.'],
    ['1:q2;rx)pi(0', 'Column 1: "rx)pi(0" has brackets that are not closed.'],
    ['1:q2;rx(pi/)0', 'Column 1: Character 4 of the angle: expected an angle.'],
    ['1:q2;rx(alert)0', 'Column 1: alert has no value in an angle.'],
    ['1:q2;rx(1/0)0', 'Column 1: The angle is no finite number.'],
    ['1:q2;m0', 'Column 1: "m0" needs a bit where it measures, and only there.'],
    ['1:q2/c1;h0:0', 'Column 1: "h0:0" needs a bit where it measures, and only there.'],
    ['1:q2/c1;m0:1', 'Column 1: there is no bit 1; the circuit has 1.'],
    ['1:q2/c1;m0.1:0', 'Column 1: "m0.1:0" acts on one wire.'],
    ['1:q2/c1;m0@1:0', 'Column 1: "m0@1:0" takes neither angles nor controls.'],
    ['1:q2/c1;b0?0', 'Column 1: "b0?0" takes no condition.'],
    ['1:q2;x0?0', 'Column 1: there is no bit 0; the circuit has 0.'],
    ['1:q3;x0@2,h1', 'Column 1: two operations overlap.'],
    ['1:q2;h0&pair', '"pair" is no head of a gate, such as "pair=q2".'],
    ['1:q2;h0&=q2', '"=q2" is no head of a gate, such as "pair=q2".'],
    ['1:q2;h0&f(a=q1', '"f(a=q1" is no head of a gate, such as "pair=q2".'],
    ['1:q2;h0&h=q1;x0', 'The gate h has the name of a standard gate.'],
    ['1:q2;h0&f=q1;f!0', 'Column 1 of the gate f: no gate is called f.'],
    ['1:q2;h0&f=q1;m0:0', 'Column 1 of the gate f: a gate holds only gates and barriers.'],
    ['1:q2;h0&f=q1;x0&f=q1;x0', 'Two gates are called f.'],
    [`1:q1${';x0'.repeat(10_001)}`, 'There are 10001 columns; at most 10000 can be drawn.'],
    [`1:q2${';x0,x1'.repeat(5001)}`, 'The circuit has more than 10,000 operations.'],
    [`1:q1;${'x'.repeat(1_000_000)}`, 'The address holds more than a million characters.'],
    ['1z:', 'The address ends after its version; the circuit is missing.'],
    ['1z:!!!', 'The address is damaged: its end is missing, or a letter is wrong.'],
    ['1z:AAAA', 'The address is damaged: its end is missing, or a letter is wrong.'],
    ['1z:_____w', 'The address is damaged: its end is missing, or a letter is wrong.'],
  ])('%.40s', async (fragment, fault) => expect(await readAddress(fragment)).toEqual({ fault, text: fragment }));

  it('because its end is missing', async () => {
    const address = `1z:${await deflate(writeText(documentOf(drawnCircuit(1, 8, 100))))}`;
    for (const length of [10, 100, address.length - 4, address.length - 1]) {
      expect(await faultOf(address.slice(0, length))).toBe(
        'The address is damaged: its end is missing, or a letter is wrong.',
      );
    }
    expect(await faultOf(`${address}AAAA`)).toBe('The address is damaged: its end is missing, or a letter is wrong.');
  });

  it('because it would fill the memory', async () => {
    const bomb = `1z:${await deflate(`q1${';'.repeat(60_000_000)}`)}`;
    expect(bomb.length).toBeLessThan(100_000);
    expect(await faultOf(bomb)).toBe('The address holds more than a million characters.');
  });

  it.each([
    ['(', 1],
    ['x(', 1],
    ['x0,', 1],
    ['x0-999,', 1],
    ['h0;', 1],
    ['a99,', 0],
    ['&a=q99', 1],
    ['&a=q99;x0-99', 1],
    ['9', 0],
    ['.', 0],
    ['%41', 0],
    ['x0@1', 1],
    ['?0', 1],
  ])('because it is a million times %s', async (piece, hasHead) => {
    const fragment = `1:${hasHead ? 'q2;' : ''}${piece.repeat(999_990 / piece.length)}`;
    expect(await readAddress(fragment)).toEqual({ fault: expect.stringMatching(/^.{1,120}\.$/), text: fragment });
  });

  it('because it is no text', async () => {
    const stored = btoa(String.fromCharCode(1, 2, 0, 253, 255, 0xc3, 0x28)).replace(/=+$/, '');
    expect(await faultOf(`1z:${stored.replaceAll('+', '-').replaceAll('/', '_')}`)).toBe(
      'The address is damaged: its end is missing, or a letter is wrong.',
    );
  });

  it('and whatever it is, it does not throw', async () => {
    const pieces = [
      '1:',
      '1z:',
      'q2',
      '/',
      ';',
      ',',
      '&',
      '=',
      'h0',
      'x1@0',
      '(',
      ')',
      '!',
      '?',
      '~',
      ':',
      '%',
      '%4',
      '-',
      '.',
      'rx(',
      'é',
      '9',
    ];
    for (let seed = 0; seed < 3000; seed++) {
      let state = seed * 2654435761;
      const next = () => {
        state = (state * 1664525 + 1013904223) >>> 0;
        return pieces[state % pieces.length];
      };
      const fragment = `1:q2${Array.from({ length: 1 + (seed % 12) }, next).join('')}`;
      const read = await readAddress(fragment);
      if ('fault' in read) expect(read).toMatchObject({ text: fragment, fault: expect.stringMatching(/^[^\n]+\.$/) });
      else
        expect(await readAddress(await writeAddress(read.document))).toEqual({
          document: { ...read.document, circuit: plain(read.document.circuit) },
        });
    }
  });
});
