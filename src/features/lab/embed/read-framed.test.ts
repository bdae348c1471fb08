import { describe, expect, it } from 'vitest';
import { BELL } from '#circuit/circuit/circuit.ts';
import { galleryItems } from '../gallery.ts';
import { readFramed } from './read-framed.ts';

const GALLERY = { 'bell-pair': '1:q2//Bell_pair;h0;x1@0' };
const BELL_PAIR = { document: { title: 'Bell pair', circuit: BELL } };

describe('R49.1 the address of a frame', () => {
  it.each([['#1:q2//Bell_pair;h0;x1@0'], ['#1:q2//Bell_pair;h0;x1%400'], ['#circuit=bell-pair']])(
    '%s is a circuit',
    async (hash) => expect(await readFramed(hash, GALLERY)).toEqual(BELL_PAIR),
  );

  it('names every circuit of the gallery', async () => {
    const items = await galleryItems();
    const gallery = Object.fromEntries(items.map(({ id, href }) => [id, href.replace(/^.*#/, '')]));
    for (const { id, title } of items)
      expect(await readFramed(`#circuit=${id}`, gallery)).toMatchObject({ document: { title } });
  });

  it.each([
    ['', 'The address of this frame names no circuit.'],
    ['#', 'The address of this frame names no circuit.'],
    ['#gallery', 'The address of this frame names no circuit.'],
    ['#kept', 'The address of this frame names no circuit.'],
    ['#puzzle=first-flip', 'The address of this frame names no circuit.'],
    ['#circuit=nothing', 'The gallery has no circuit "nothing".'],
    ['#circuit=constructor', 'The gallery has no circuit "constructor".'],
    ['#1:q2;foo0', 'Column 1: no gate is called foo.'],
    ['#1:q17;h0', 'There are 17 qubits; at most 16 can be drawn.'],
    ['#2:q2;h0', 'The address is of version 2; this lab reads version 1.'],
    ['#1z:!!!', 'The address is damaged: its end is missing, or a letter is wrong.'],
    ['#%E0%A4%A', 'The address names no circuit: it begins neither with a version, such as "1:", nor with "circuit=".'],
    ['#<script>', 'The address names no circuit: it begins neither with a version, such as "1:", nor with "circuit=".'],
  ])('R49.3: "%s" is answered with a sentence', async (hash, fault) =>
    expect(await readFramed(hash, GALLERY)).toMatchObject({ fault }),
  );
});
