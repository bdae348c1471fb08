import { describe, expect, it } from 'vitest';
import { type Destination, fragmentOf, parseFragment } from './fragment.ts';

describe('the fragment of the lab', () => {
  it.each<[string, Destination]>([
    ['', { kind: 'lab' }],
    ['kept', { kind: 'kept' }],
    ['lab', { kind: 'section', id: 'lab' }],
    ['1:q2;h0', { kind: 'document', text: '1:q2;h0' }],
    ['1z:abc-_', { kind: 'document', text: '1z:abc-_' }],
    ['2:whatever', { kind: 'document', text: '2:whatever' }],
    ['circuit=teleportation', { kind: 'circuit', id: 'teleportation' }],
    ['puzzle=make-minus-2', { kind: 'puzzle', id: 'make-minus-2' }],
    ['task=1z:abc-_', { kind: 'task', text: '1z:abc-_' }],
    ['task=', { kind: 'task', text: '' }],
    ['tour', { kind: 'tour' }],
    ['tour=12', { kind: 'tour', step: 12 }],
    ['gallery', { kind: 'section', id: 'gallery' }],
    ['puzzles', { kind: 'section', id: 'puzzles' }],
    ['main', { kind: 'section', id: 'main' }],
  ])('%s', (fragment, destination) => {
    expect(parseFragment(`#${fragment}`)).toEqual(destination);
    expect(parseFragment(fragment)).toEqual(destination);
    if (destination.kind !== 'unreadable') expect(fragmentOf(destination)).toBe(fragment);
  });

  it.each(['q2;h0', 'circuit=', 'circuit=../x', 'puzzle=A', 'tour=0', 'tour=x', 'color=red', '%23', '=', ' ', '#1:q2'])(
    'keeps %s, which names nothing',
    (text) => expect(parseFragment(`#${text}`)).toMatchObject({ kind: 'unreadable', text }),
  );
});
