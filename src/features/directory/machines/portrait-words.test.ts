import { expect, it } from 'vitest';
import { qubitCount } from '#src/drawings/portraits/portrait-file.tsx';
import { entriesOf } from '#src/model/read-content.ts';
import { portraitCaption } from './portrait-words.ts';

it('R29.10: what is said of a portrait names its number, and leaves no place open', () => {
  for (const machine of entriesOf('machines')) {
    const caption = portraitCaption(machine);
    const count = qubitCount(machine.id);
    expect(caption, machine.id).not.toMatch(/[{}]|undefined/);
    if (count && count > 1) expect(caption).toContain(count.toLocaleString('en-US'));
    if (machine.lattice?.couplings) expect(caption).toContain(`${machine.lattice.couplings} couplings`);
    expect(caption.includes('planned'), machine.id).toBe(machine.status === 'announced' && (count ?? 0) > 1);
  }
});
