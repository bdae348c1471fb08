import { parseFragment as parseHtml, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { describe, expect, it } from 'vitest';
import { BELL, type Circuit, emptyCircuit, gate, register } from '#circuit/circuit/circuit.ts';
import type { LabDocument } from '#circuit/circuit/parse-circuit.ts';
import { drawnCircuit } from '#circuit/testing/random-circuit.ts';
import { writeSvg } from '../drawing/write-svg.ts';
import { embedCode, frameHeight } from './embed-code.ts';
import { readFramed } from './read-framed.ts';

const ORIGIN = 'https://hub.example';

/** What a browser without script makes of the code: its elements by name, each with its attributes. */
async function embedded(document: LabDocument) {
  const { text, notes } = await embedCode(document, ORIGIN);
  const found = new Map<string, Record<string, string>>();
  const walk = (nodes: readonly Tree.ChildNode[]) => {
    for (const node of nodes) {
      if (!('attrs' in node)) continue;
      found.set(node.tagName, Object.fromEntries(node.attrs.map(({ name, value }) => [name, value])));
      walk(node.childNodes);
    }
  };
  walk(parseHtml(text, { scriptingEnabled: false }).childNodes);
  return { text, notes, found };
}

const HARD: Circuit = {
  ...emptyCircuit(2),
  qubits: ['ψ', 'alice'],
  gates: [{ name: 'pair', parameters: [], qubits: ['q0', 'q1'], columns: BELL.columns }],
  columns: [[gate('pair', [0, 1])], [gate('rx', [0], { angles: ['-pi/3'] })]],
};

describe('R49.4 the code for another site', () => {
  it.each<readonly [string, LabDocument]>([
    ['the Bell pair', { title: 'Bell pair', circuit: BELL }],
    ['a circuit without a title', { title: '', circuit: BELL }],
    ['letters that HTML and addresses escape', { title: '"A & b" <i>50 %</i> \'ψ\' 🎲', circuit: HARD }],
    ['noise', { title: 'Noisy', circuit: BELL, noise: 'ibm-heron-r3' }],
    ['a hundred gates', { title: 'A hundred gates', circuit: drawnCircuit(3, 8, 100) }],
  ])('frames, draws and links %s', async (_, document) => {
    const { found, text } = await embedded(document);
    const { src = '', title, height } = found.get('iframe') ?? {};
    expect(src).toMatch(new RegExp(`^${ORIGIN}/lab/embed#1z?:`));
    expect(found.get('a')?.href).toBe(src.replace('/lab/embed', '/lab'));
    expect(title).toBe(document.title || 'A quantum circuit');
    expect(Number(height)).toBe(frameHeight(document.circuit));
    const read = await readFramed(new URL(src).hash, {});
    expect('document' in read && (await embedded(read.document)).text).toBe(text);
  });

  it('holds the drawing as a picture that needs nothing else, in letters that every encoding has', async () => {
    const { found, text, notes } = await embedded({ title: 'Hard', circuit: HARD });
    const { src = '', alt } = found.get('img') ?? {};
    const [head, data = ''] = src.split(/,(.*)/s);
    expect(head).toBe('data:image/svg+xml');
    expect(decodeURIComponent(data)).toBe(writeSvg(HARD).trim().replaceAll('\n', '%0A'));
    expect(data).toMatch(/^[\x20-\x7e]*$/);
    expect(src).not.toMatch(/[<>#"&]/);
    expect(alt).toBe('Hard, 2 qubits: pair on ψ and alice; RX on ψ');
    expect(text).toContain('<noscript><img');
    expect(notes.join()).toContain('see the picture');
  });

  it('leaves a picture out that no editor takes, and says so', async () => {
    const { found, notes } = await embedded({ title: 'Long', circuit: drawnCircuit(1, 12, 600) });
    expect(found.has('img')).toBe(false);
    expect(found.get('a')?.href).toContain('/lab#1z:');
    expect(notes.join()).toContain('too long for a picture');
  });

  it('asks for as much height as wires, states and bits take, and never for more than a window', () => {
    expect(frameHeight(BELL)).toBeLessThan(frameHeight({ ...BELL, bits: register('c', 2) }));
    expect(frameHeight(emptyCircuit(1))).toBeLessThan(frameHeight(emptyCircuit(3)));
    expect(frameHeight(emptyCircuit(16))).toBe(900);
  });
});
