import { describe, expect, it } from 'vitest';
import { angleOf as angle, evaluate } from '../../circuit/angle.ts';
import { BELL, type Circuit, type Column, controlledBy, gate, measurement, register } from '../../circuit/circuit.ts';
import { GATES } from '../../gates/gates.ts';
import { complex } from '../../quantum/complex.ts';
import { seededRandom } from '../../quantum/seeded-random.ts';
import { densityOf, runDense, stateDistance, stateOf } from '../../testing/dense.ts';
import { distance } from '../../testing/matrices.ts';
import { randomCircuit } from '../../testing/random-circuit.ts';
import { formula, runQuirk } from '../testing/quirk-simulator.ts';
import { readFormula, writeFormula } from './quirk-formula.ts';
import type { QuirkCircuit } from './quirk-json.ts';
import { readQuirk } from './read-quirk.ts';
import { writeQuirk } from './write-quirk.ts';

const T = 0.3;
const INGREDIENTS = { qubits: 4, operations: 10, barriers: true, mostControls: 2, conditional: 'gates' } as const;

function linkOf(circuit: Circuit): string {
  const written = writeQuirk(circuit);
  if ('refusal' in written) throw new Error(written.refusal);
  return written.text;
}

const jsonOf = (circuit: Circuit): QuirkCircuit =>
  JSON.parse(decodeURIComponent(linkOf(circuit).replace('https://algassert.com/quirk#circuit=', '')));

function read(text: string): Circuit {
  const found = readQuirk(text);
  if ('refusal' in found) throw new Error(found.refusal);
  return found.circuit;
}

const link = (json: unknown) => `https://algassert.com/quirk#circuit=${JSON.stringify(json)}`;
const columns = (qubits: number, cols: readonly Column[], bits = 0): Circuit => ({
  qubits: register('q', qubits),
  bits: register('c', bits),
  columns: cols,
  gates: [],
});

describe('writeQuirk', () => {
  it('writes the Bell circuit as Quirk does', () => {
    expect(jsonOf(BELL)).toEqual({ cols: [['H'], ['•', 'X']] });
  });

  it('means the same in Quirk, for every gate with controls and anti-controls', () => {
    for (const [name, standard] of Object.entries(GATES)) {
      const size = standard.targets === 'any' ? 3 : standard.targets;
      const angles = ['0.7*t', '-pi/3', '1.1'].slice(0, standard.parameters.length);
      for (const targets of [[4, 1, 3].slice(0, size), [1, 2, 3].slice(0, size)]) {
        const spread = register('q', 6).map((_, wire) =>
          gate('u', [wire], { angles: [`${wire + 1}/3`, '0.3', '0.9'] }),
        );
        const one = { angles, controls: controlledBy(0, 5) };
        const off = { angles, controls: [{ qubit: 5, on: 0 }] } as const;
        const circuit = columns(6, [
          spread,
          ...[{ angles }, one, off].map((options) => [gate(name, targets, options)]),
        ]);
        const [found] = runQuirk(jsonOf(circuit), 6, T);
        expect(
          stateDistance(found?.state ?? [], stateOf(circuit, T)),
          `${name} ${JSON.stringify(jsonOf(circuit))}`,
        ).toBeLessThan(1e-9);
      }
    }
  });

  it('means the same in Quirk for random circuits, or says why not', () => {
    let written = 0;
    for (let seed = 1; seed <= 150; seed += 1) {
      const withChance = seed % 3 > 0;
      const chance = withChance ? { bits: 2, events: 2 } : { bits: 0, events: 0 };
      const circuit = randomCircuit({ ...INGREDIENTS, ...chance }, seededRandom(seed));
      const done = writeQuirk(circuit);
      if ('refusal' in done) {
        expect(done.refusal).toMatch(/^Quirk .+\.$/);
        expect(withChance).toBe(true);
        continue;
      }
      written += 1;
      const found = runQuirk(jsonOf(circuit), 4, T);
      expect(distance(densityOf(runDense(circuit, T)), densityOf(found)), done.text).toBeLessThan(1e-9);
    }
    expect(written).toBeGreaterThan(75);
  });

  it('makes controls of conditions, on the wire that was read', () => {
    const condition = [{ bit: 0, value: 1 }] as const;
    const measureThen = (basis: 'x' | 'y' | 'z') =>
      jsonOf(columns(2, [[measurement(0, 0, basis)], [gate('x', [1], { condition })]], 1)).cols;
    expect(measureThen('z')).toEqual([['Measure'], ['•', 'X']]);
    expect(measureThen('x')).toEqual([['XDetector'], ['⊖', 'X']]);
    expect(measureThen('y')).toEqual([['YDetector'], ['(/)', 'X']]);
  });

  it('refuses a condition whose wire has changed', () => {
    const condition = [{ bit: 0, value: 1 }] as const;
    const circuit = columns(2, [[measurement(0, 0)], [gate('h', [0])], [gate('x', [1], { condition })]], 1);
    expect(writeQuirk(circuit)).toEqual({
      refusal: 'Quirk keeps no classical bits, and the wire of c[0] has changed before column 3.',
    });
  });

  it('keeps idle wires, and says what Quirk has no place for', () => {
    const circuit = { ...columns(3, [[gate('h', [0])]]), qubits: ['alice', 'bob', 'carol'] };
    expect(jsonOf(circuit).cols).toEqual([['H', 1, '…']]);
    expect(writeQuirk(circuit)).toHaveProperty('notes', ['Quirk has no names for wires.']);
  });
});

describe('what is written for Quirk', () => {
  it('is read again as the same', () => {
    let compared = 0;
    for (let seed = 200; seed < 320; seed += 1) {
      const withChance = seed % 2 === 0;
      const chance = withChance ? { bits: 3, events: 2 } : { bits: 0, events: 0 };
      const circuit = randomCircuit({ ...INGREDIENTS, ...chance }, seededRandom(seed));
      const done = writeQuirk(circuit);
      if ('refusal' in done) continue;
      compared += 1;
      const again = read(done.text);
      expect(again.qubits).toEqual(circuit.qubits);
      const [wanted, got] = [circuit, again].map((each) => densityOf(runDense(each, T)));
      expect(distance(wanted ?? [], got ?? []), done.text).toBeLessThan(1e-9);
    }
    expect(compared).toBeGreaterThan(70);
  });

  it('keeps named gates, angles and time as they were', () => {
    const circuit: Circuit = {
      ...columns(3, [[gate('turn', [1], { angles: ['pi*t'] })], [gate('pair', [1, 2], { controls: controlledBy(0) })]]),
      gates: [
        { name: 'turn', parameters: ['θ'], qubits: ['a'], columns: [[gate('rx', [0], { angles: ['θ/2'] })]] },
        {
          name: 'pair',
          parameters: [],
          qubits: ['a', 'b'],
          columns: [[gate('p', [0], { angles: ['pi/3'] })], [gate('x', [1], { controls: controlledBy(0) })]],
        },
      ],
    };
    const again = read(linkOf(circuit));
    expect(again.gates.map(({ name, parameters, columns: cols }) => [name, parameters, cols])).toEqual([
      ['turn_pi_t', ['t'], [[gate('rx', [0], { angles: ['pi*t/2'] })]]],
      ['pair', [], [[gate('p', [0], { angles: ['pi/3'] })], [gate('x', [1], { controls: controlledBy(0) })]]],
    ]);
    expect(again.columns).toEqual([
      [gate('turn_pi_t', [1], { angles: ['t'] })],
      [gate('pair', [1, 2], { controls: controlledBy(0) })],
    ]);
  });
});

const cnot = (control: number, target: number) => gate('x', [target], { controls: controlledBy(control) });

describe('readQuirk', () => {
  const known: readonly [title: string, json: unknown, circuit: Circuit][] = [
    ['a Bell pair', { cols: [['H'], ['•', 'X']] }, columns(2, [[gate('h', [0])], [cnot(0, 1)]])],
    [
      'superdense coding',
      { cols: [['H'], ['•', 'X'], ['X'], ['Z'], ['•', 'X'], ['H'], ['Measure', 'Measure']] },
      columns(
        2,
        [
          [gate('h', [0])],
          [cnot(0, 1)],
          [gate('x', [0])],
          [gate('z', [0])],
          [cnot(0, 1)],
          [gate('h', [0])],
          [measurement(0, 0)],
          [measurement(1, 1)],
        ],
        2,
      ),
    ],
    [
      // The example "Quantum Teleportation" of Quirk's menu, without its displays and title.
      'teleportation',
      {
        cols: [
          [1, 'H'],
          [1, '•', 1, 1, 'X'],
          ['•', 'X'],
          ['H'],
          ['Measure', 'Measure'],
          [1, '•', 1, 1, 'X'],
          ['•', 1, 1, 1, 'Z'],
        ],
      },
      columns(
        5,
        [
          [gate('h', [1])],
          [cnot(1, 4)],
          [cnot(0, 1)],
          [gate('h', [0])],
          [measurement(0, 0)],
          [measurement(1, 1)],
          [cnot(1, 4)],
          [gate('z', [4], { controls: controlledBy(0) })],
        ],
        2,
      ),
    ],
    [
      'one round of Grover’s search',
      { cols: [['H', 'H'], ['•', 'Z'], ['H', 'H'], ['X', 'X'], ['•', 'Z'], ['X', 'X'], ['H', 'H'], ['Chance2']] },
      columns(2, [
        [gate('h', [0]), gate('h', [1])],
        [gate('z', [1], { controls: controlledBy(0) })],
        [gate('h', [0]), gate('h', [1])],
        [gate('x', [0]), gate('x', [1])],
        [gate('z', [1], { controls: controlledBy(0) })],
        [gate('x', [0]), gate('x', [1])],
        [gate('h', [0]), gate('h', [1])],
      ]),
    ],
    [
      'a Fourier transform and back',
      { cols: [['QFT3'], ['QFT†3']], init: [1, 0, 1] },
      columns(3, [
        [
          { kind: 'preparation', state: '1', qubit: 0, condition: [] },
          { kind: 'preparation', state: '1', qubit: 2, condition: [] },
        ],
        [gate('qft', [0, 1, 2])],
        [gate('qftdg', [0, 1, 2])],
      ]),
    ],
    [
      'a Toffoli with a ring, and a controlled swap',
      {
        cols: [
          ['•', '◦', 'X'],
          ['Swap', '•', 'Swap'],
        ],
      },
      columns(3, [
        [
          gate('x', [2], {
            controls: [
              { qubit: 0, on: 1 },
              { qubit: 1, on: 0 },
            ],
          }),
        ],
        [gate('swap', [0, 2], { controls: controlledBy(1) })],
      ]),
    ],
    [
      'controls that hold for all gates of a column',
      { cols: [['•', 'X', 'Z^½']] },
      columns(3, [[cnot(0, 1)], [gate('s', [2], { controls: controlledBy(0) })]]),
    ],
    [
      'formulas',
      {
        cols: [
          [
            { id: 'Rzft', arg: 'pi/4' },
            { id: 'Z^ft', arg: '1/3' },
            { id: 'Ryft', arg: 'pi t' },
          ],
        ],
      },
      columns(3, [
        [
          gate('rz', [0], { angles: ['pi/4'] }),
          gate('p', [1], { angles: ['pi/3'] }),
          gate('ry', [2], { angles: ['pi*(2*t - 1)'] }),
        ],
      ]),
    ],
    [
      'time without a formula',
      { cols: [['Z^t', 'Z^-t', 'e^-iXt']] },
      columns(3, [
        [
          gate('p', [0], { angles: ['2*pi*t'] }),
          gate('p', [1], { angles: ['-2*pi*t'] }),
          gate('rx', [2], { angles: ['4*pi*t'] }),
        ],
      ]),
    ],
    ['a control along x', { cols: [['⊖', 'X']] }, columns(2, [[gate('h', [0])], [cnot(0, 1)], [gate('h', [0])]])],
    [
      'detect, control, reset',
      { cols: [['H'], ['XDetectControlReset', 'X']] },
      columns(
        2,
        [
          [gate('h', [0])],
          [measurement(0, 0, 'x')],
          [
            gate('x', [1], { condition: [{ bit: 0, value: 1 }] }),
            { kind: 'preparation', state: '0', qubit: 0, condition: [] },
          ],
        ],
        1,
      ),
    ],
    [
      'a gate of its own',
      { cols: [[1, '~k3p']], gates: [{ id: '~k3p', name: 'Bell', circuit: { cols: [['H'], ['•', 'X']] } }] },
      {
        ...columns(3, [[gate('Bell', [1, 2])]]),
        gates: [{ name: 'Bell', parameters: [], qubits: ['q0', 'q1'], columns: [[gate('h', [0])], [cnot(0, 1)]] }],
      },
    ],
  ];

  it.each(known)('reads %s', (_, json, circuit) => {
    expect(read(link(json))).toEqual(circuit);
  });

  it('reads an address, a fragment or JSON, encoded or not', () => {
    const json = JSON.stringify({
      cols: [
        ['Z^½', '…'],
        ['•', { id: 'Rxft', arg: '50% '.slice(0, 2) }],
      ],
    });
    const whole = read(`https://algassert.com/quirk#circuit=${encodeURIComponent(json)}`);
    for (const text of [
      json,
      ` ${json}\n`,
      `#circuit=${json}`,
      `circuit=${encodeURIComponent(json)}`,
      encodeURIComponent(json),
      `http://algassert.com/quirk#circuit=${json.replaceAll('"', '%22')}`,
    ]) {
      expect(read(text)).toEqual(whole);
    }
  });

  it('reads roots as what they are, phase included', () => {
    for (const id of ['X^½', 'X^-½', 'Y^½', 'Y^-½', 'Z^½', 'Z^-½', 'X^¼', 'Y^-¼', 'Z^¼', 'Z^-¼']) {
      const json = {
        cols: [
          ['H', 'H'],
          ['•', id],
        ],
      };
      const [wanted] = runQuirk(json as QuirkCircuit, 2, T);
      expect(stateDistance(stateOf(read(link(json)), T), wanted?.state ?? []), id).toBeLessThan(1e-9);
    }
  });

  it('reads controls along every axis as Quirk has them', () => {
    for (const id of ['⊕', '⊖', '⊗', '(/)']) {
      const json = { cols: [['H', 'X^¼'], ['Z^¼'], [id, 'Y^½']] };
      const [wanted] = runQuirk(json as QuirkCircuit, 2, T);
      expect(stateDistance(stateOf(read(link(json)), T), wanted?.state ?? []), id).toBeLessThan(1e-9);
    }
  });

  it('reads gates over several wires, bit by bit', () => {
    const angles = (json: unknown) =>
      read(link(json))
        .columns.flat()
        .flatMap((each) => (each.kind === 'gate' ? each.angles : []));
    expect(angles({ cols: [['PhaseGradient3']] })).toEqual(['pi/8', 'pi/4', 'pi/2']);
    expect(angles({ cols: [['PhaseUngradient2']] })).toEqual(['-pi/4', '-pi/2']);
    expect(read(link({ cols: [['rev3']] })).columns).toEqual([[gate('swap', [0, 2])]]);
  });

  it('takes over a matrix of one qubit, up to rounding', () => {
    const matrices = [
      '{{√½,√½},{√½,-√½}}',
      '{{0,-i},{i,0}}',
      '{{1,0},{0,√½+√½i}}',
      '{{0.6,0.8i},{0.8i,0.6}}',
      '{{0,i},{-1,0}}',
    ];
    const entries = [
      [
        [Math.SQRT1_2, 0],
        [Math.SQRT1_2, 0],
        [Math.SQRT1_2, 0],
        [-Math.SQRT1_2, 0],
      ],
      [
        [0, 0],
        [0, -1],
        [0, 1],
        [0, 0],
      ],
      [
        [1, 0],
        [0, 0],
        [0, 0],
        [Math.SQRT1_2, Math.SQRT1_2],
      ],
      [
        [0.6, 0],
        [0, 0.8],
        [0, 0.8],
        [0.6, 0],
      ],
      [
        [0, 0],
        [0, 1],
        [-1, 0],
        [0, 0],
      ],
    ] as const;
    for (const [index, matrix] of matrices.entries()) {
      const gates = [{ id: '~m', name: 'M', matrix }];
      const zero = stateOf(read(link({ cols: [['~m']], gates })));
      const one = stateOf(read(link({ cols: [['~m']], gates, init: [1] })));
      const [a, b, c, d] = entries[index] ?? [];
      expect(
        stateDistance(
          [...zero, ...one],
          [a, c, b, d].map((each) => complex(each?.[0] ?? 0, each?.[1] ?? 0)),
        ),
        matrix,
      ).toBeLessThan(1e-9);
    }
  });

  it('says what it leaves out', () => {
    const found = readQuirk(
      link({
        cols: [['H', 'Bloch'], ['Amps2'], ['•', 'X']],
        gates: [{ id: '~x', name: 'two', matrix: '{{1,0,0,0},{0,1,0,0},{0,0,1,0},{0,0,0,1}}' }],
        color: 1,
      }),
    );
    expect(found).toHaveProperty('notes', [
      'The part “color” of the link is left out.',
      'The display Bloch in column 1 is left out; it changes nothing.',
      'The display Amps2 in column 2 is left out; it changes nothing.',
      'The custom gate “two” is a matrix for more than one qubit, which the lab cannot take over. Nothing uses it, so it is left out.',
    ]);
  });

  const broken: readonly [text: string, sentence: string][] = [
    ['', 'There is nothing to read.'],
    ['hello', 'A Quirk circuit begins with a curly bracket; this text does not.'],
    ['https://algassert.com/quirk', 'The address holds no circuit: after # it should go on with circuit=.'],
    [
      'https://algassert.com/quirk#circuit={"cols":[["H"]',
      'The circuit is cut off or damaged: it is no complete JSON.',
    ],
    ['#circuit=%7B%22cols%22%3A%5B%E0%A4%A', 'The address is damaged: a percent sign in it stands for nothing.'],
    ['{}', 'The link has no list of columns.'],
    ['{"cols":{"0":["H"]}}', 'The link has no list of columns.'],
    ['{"cols":["H"]}', 'In column 1 there should be a list of gates.'],
    ['{"cols":[["H"],[7]]}', 'In column 2, wire 1 holds something that is no gate.'],
    ['{"cols":[["H"],[1,"+=A3"]]}', 'The gate “+=A3” in column 2 is none that the lab has.'],
    ['{"cols":[["|0⟩⟨0|"]]}', 'The gate “|0⟩⟨0|” in column 1 post-selects, which the lab does not.'],
    ['{"cols":[["zpar","X"]]}', 'The gate “zpar” in column 1 is none that the lab has.'],
    ['{"cols":[["Swap"]]}', 'In column 1 there should be two halves of a swap, not 1.'],
    ['{"cols":[["•","Measure"]]}', 'In column 1 a measurement has controls, which the lab has not.'],
    ['{"cols":[["QFT3","•"]]}', 'In column 1, two gates lie on wire 2.'],
    ['{"cols":[["QFT17"]]}', 'The circuit has 17 wires; the lab has up to 16.'],
    ['{"cols":[[{"id":"Rxft","arg":"pi*("}]]}', 'The formula of Rxft on wire 1 in column 1 leaves a bracket open.'],
    [
      '{"cols":[[{"id":"Rxft","arg":"2 bananas"}]]}',
      'The formula of Rxft on wire 1 in column 1 holds bananas, which has no meaning there.',
    ],
    [
      '{"cols":[[{"id":"Rxft","arg":"1 + 2*-3"}]]}',
      'The formula of Rxft on wire 1 in column 1 has a sign that Quirk itself misreads; put it and its number in brackets.',
    ],
    ['{"cols":[[{"id":"Rxft","arg":3}]]}', 'The formula of Rxft on wire 1 in column 1 is no text.'],
    ['{"cols":[[{"id":"Rxft","arg":"1/0"}]]}', 'Column 1: The angle is no finite number.'],
    ['{"cols":[["H"]],"init":["up"]}', 'Wire 1 begins in a state that Quirk does not have.'],
    [
      '{"cols":[["~a"]],"gates":[{"id":"~a","name":"A","circuit":{"cols":[["Measure"]]}}]}',
      'In column 1 of the custom gate “A” something is measured, which a gate cannot.',
    ],
    [
      '{"cols":[["~a"]],"gates":[{"id":"~a","name":"A","matrix":"{{1,1},{0,1}}"}]}',
      'The custom gate “A” has a matrix that is not unitary.',
    ],
    ['{"cols":[["~a"]],"gates":[{"id":"~a"}]}', 'The custom gate “~a” has neither a circuit nor a matrix.'],
    ['{"cols":[["~a"]],"gates":[{"name":"A"}]}', 'The custom gate 1 has no id.'],
    [`{"cols":[${'["H"],'.repeat(10_000)}["H"]]}`, 'The circuit has more than 10000 operations.'],
    ['x'.repeat(1_000_001), 'The text is longer than 1000000 characters.'],
    ['null', 'A Quirk circuit begins with a curly bracket; this text does not.'],
  ];

  it.each(broken)('says of %.60s what is wrong', (text, refusal) => {
    expect(readQuirk(text)).toEqual({ refusal });
  });

  it('does not grow without bound where gates stand within gates', () => {
    const gates = Array.from({ length: 40 }, (_, index) => ({
      id: `~${index}`,
      name: `g${index}`,
      circuit: { cols: index === 0 ? [['H']] : [[`~${index - 1}`], [`~${index - 1}`]] },
    }));
    expect(readQuirk(link({ cols: [['~39']], gates }))).toEqual({
      refusal: 'The circuit has more than 10,000 operations.',
    });
  });

  it.each([
    ['custom gates', { cols: [], gates: Array(20_000).fill({ id: 'a', matrix: '{{1,0},{0,1}}' }) }, '1000 gates'],
    [
      'gates in their places',
      { cols: Array.from({ length: 1001 }, (_, at) => [{ matrix: '{{1,0},{0,1}}', name: `g${at}` }]) },
      '1000 gates',
    ],
    ['columns', { cols: Array(300_000).fill([]) }, '10000 columns'],
    ['wires', { cols: [Array(150_000).fill('•')] }, '150000 wires'],
  ])('stops at the limits of the lab: %s', (_, json, limit) => {
    expect(readQuirk(JSON.stringify(json))).toEqual({ refusal: expect.stringContaining(limit) });
  });

  it('names custom gates so that the lab can write them', () => {
    const names = ['cx', 'H', 'x', 'x', 'Bell pair!', '', 'long'.repeat(30)];
    const gates = names.map((name, index) => ({ id: `~${index}`, name, circuit: { cols: [['H']] } }));
    expect(read(link({ cols: [['H']], gates })).gates.map(({ name }) => name)).toEqual([
      'cx_1',
      'H',
      'x_1',
      'x_2',
      'Bell_pair',
      'n5',
      'long'.repeat(10),
    ]);
  });
});

describe('formulas', () => {
  it.each([
    'pi t',
    '2 pi/3',
    '-2^2',
    'sin pi t',
    '2^3^2',
    '-(t + 1)/2',
    'sqrt 2 * pi',
    '1.5e1/7',
    'cos(pi t)^2',
    '3 - -2',
    'e^t',
    '(1+t)(1-t)',
    'pi t^2',
    '2 * sin(-t)',
  ])('reads %s as Quirk does', (text) => {
    expect(evaluate(readFormula(text), { t: 0.35 })).toBeCloseTo(formula(text, 2 * 0.35 - 1), 12);
  });

  it.each([
    '-pi/3',
    'pi/2 - -t',
    '2*-t',
    '-(-(t))',
    '2**-t',
    '-2**2',
    '2**3**2',
    'sin(-pi*t)/-3',
    'tau*t - euler',
    '1e-7*t',
    'arccos(t/2) + ln(2)*log(3)',
    '1 + 2*-3 - -4*(t - 1)',
  ])('writes %s so that Quirk reads the same', (text) => {
    const expression = readFormula(writeFormula(text));
    const wanted = evaluate(angle(text), { t: 0.35 });
    expect(formula(writeFormula(text), 2 * 0.35 - 1)).toBeCloseTo(wanted, 12);
    expect(evaluate(expression, { t: 0.35 })).toBeCloseTo(wanted, 12);
  });
});
