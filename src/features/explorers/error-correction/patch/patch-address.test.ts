import { describe, expect, it } from 'vitest';
import { readPatch, writePatch } from './patch-address.ts';
import { type PatchState, put } from './patch-state.ts';

const broken: PatchState = {
  distance: 5,
  mishaps: [
    { kind: 'error', round: 0, qubit: 2, pauli: 'X' },
    { kind: 'error', round: 1, qubit: 12, pauli: 'Y' },
    { kind: 'fault', round: 0, check: 3 },
  ],
};

describe('a patch in the address (R54.6)', () => {
  it('comes back as it was', () => {
    expect(writePatch(broken)).toBe('patch=5;x2,y12@2,m3@1');
    expect(readPatch(`#${writePatch(broken)}`)).toEqual({ state: broken, left: [] });
    expect(readPatch('#patch=9')).toEqual({ state: { distance: 9, mishaps: [] }, left: [] });
  });

  it('opens what it can and names the rest', () => {
    const read = readPatch('#patch=3;x2,x9,q1,x4@8,m8,z0;later');
    expect(read?.state.mishaps).toEqual([
      { kind: 'error', round: 0, qubit: 2, pauli: 'X' },
      { kind: 'error', round: 0, qubit: 0, pauli: 'Z' },
    ]);
    expect(read?.left).toEqual(['“later”', '“x9”', '“q1”', '“x4@8”', '“m8”']);
    for (const text of ['4', '2', '1000000', '', 'NaN', '-3'])
      expect(readPatch(`#patch=${text}`)?.left, text).toHaveLength(1);
  });

  it('leaves other fragments alone', () => {
    for (const fragment of ['', '#', '#codes', '#threshold=toric', '#patchwork'])
      expect(readPatch(fragment)).toBeUndefined();
  });

  it('has one error at a place', () => {
    const state = readPatch('#patch=3;x2,z2')?.state;
    expect(state?.mishaps).toEqual([{ kind: 'error', round: 0, qubit: 2, pauli: 'Z' }]);
  });
});

describe('putting on a patch', () => {
  const error = { kind: 'error', round: 0, qubit: 2, pauli: 'X' } as const;
  const empty: PatchState = { distance: 3, mishaps: [] };

  it('takes away what is put twice, and changes what is put otherwise', () => {
    const once = put(empty, error);
    expect(once.mishaps).toEqual([error]);
    expect(put(once, error).mishaps).toEqual([]);
    expect(put(once, { ...error, pauli: 'Z' }).mishaps).toEqual([{ ...error, pauli: 'Z' }]);
    expect(put(once, { ...error, round: 1 }).mishaps).toHaveLength(2);
  });
});
