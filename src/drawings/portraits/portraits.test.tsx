import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { entriesOf } from '#src/model/read-content.ts';
import { PortraitDrawing } from './PortraitDrawing.tsx';
import { portraitOf, sheet } from './portrait.ts';
import { portraitFiles, qubitCount } from './portrait-file.tsx';

const machines = entriesOf('machines').map((machine) => ({ ...machine, count: qubitCount(machine.id) }));
const counted = machines.flatMap(({ count, ...machine }) => (count === undefined ? [] : [{ ...machine, count }]));

/** Sites that a browser paints: dots, and the dashes of a line that begins with one. */
function paintedSites(markup: string): number {
  return [...markup.matchAll(/<path d="([^"]*)" stroke="var\(--color-accent\)"[^>]*>/g)].reduce((sum, [, d = '']) => {
    return sum + (d.match(/h0(?!\.)/g) ?? []).length;
  }, dashes(markup));
}

function dashes(markup: string): number {
  return [...markup.matchAll(/<path d="([^"]*)" stroke-dasharray="0 ([\d.]+)" stroke="var\(--color-accent\)"/g)]
    .flatMap(([, d = '', step]) =>
      [...d.matchAll(/h([\d.]+)/g)].map(([, length]) => Math.floor(Number(length) / Number(step)) + 1),
    )
    .reduce((sum, count) => sum + count, 0);
}

describe('R29.10: the portrait of a machine', () => {
  it.each(counted)(
    'of $id has exactly as many sites as it has qubits, each at a place of its own on the sheet',
    (machine) => {
      const { sites, size } = portraitOf(machine);
      expect(sites).toHaveLength(machine.count);
      expect(new Set(sites.map(([x, y]) => `${x.toFixed(2)} ${y.toFixed(2)}`)).size).toBe(machine.count);
      for (const [x, y] of sites) {
        expect(Math.min(x, y)).toBeGreaterThan(size / 2);
        expect(x).toBeLessThan(sheet.width - size / 2);
        expect(y).toBeLessThan(sheet.height - size / 2);
      }
    },
  );

  it.each(counted)('of $id paints all of them', (machine) => {
    expect(paintedSites(renderToStaticMarkup(<PortraitDrawing {...machine} />))).toBe(machine.count);
  });

  it.each(counted.filter(({ lattice }) => lattice?.couplings))(
    'of $id has as many couplings as are published',
    (machine) => {
      expect(portraitOf(machine).couplings).toHaveLength(machine.lattice?.couplings ?? 0);
    },
  );

  it('has lines only where the connections are known', () => {
    for (const machine of counted.filter(({ lattice }) => !lattice))
      expect(portraitOf(machine).couplings, machine.id).toEqual([]);
  });

  it('has no lines where no lattice has both numbers', () => {
    const { couplings, isShaped } = portraitOf({
      technology: 'superconducting',
      lattice: { shape: 'square', couplings: 5 },
      count: 20,
    });
    expect({ couplings, isShaped }).toEqual({ couplings: [], isShaped: false });
  });

  it('is the sign of its technology where no number is published', () => {
    for (const machine of machines.filter(({ count }) => count === undefined))
      expect(renderToStaticMarkup(<PortraitDrawing {...machine} />)).toMatch(/^<path/);
  });

  it('takes its colors from the page, and has no part that is not a number', () => {
    for (const { file, name } of portraitFiles()) {
      const colors = [...file.matchAll(/(?:fill|stroke)="([^"]*)"/g)].map((match) => match[1]);
      expect(
        colors.every((color) => color === 'none' || color?.startsWith('var(--color-')),
        name,
      ).toBe(true);
      expect(file, name).not.toMatch(/NaN|undefined/);
    }
  });
});

describe('the lattice named in an entry', () => {
  const words = {
    'heavy-hexagon': /heavy-hex/i,
    square: /square lattice/i,
    line: /line|pair/i,
    chain: /one chain/i,
    ring: /ring/i,
  };
  it.each(machines.filter(({ lattice }) => lattice))(
    'of $id is what its connectivity says',
    ({ lattice, connectivity }) => {
      expect(connectivity).toMatch(lattice ? words[lattice.shape] : /^$/);
    },
  );
  it.each(machines.filter(({ connectivity }) => /\d+ (tunable )?couplers/.test(connectivity ?? '')))(
    'of $id has the number of couplers that it names',
    ({ lattice, connectivity }) => {
      expect(connectivity).toContain(`${lattice?.couplings}`);
    },
  );
});
