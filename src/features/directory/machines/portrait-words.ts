import { portraitOf } from '#src/drawings/portraits/portrait.ts';
import { currentText, figureOf } from '#src/model/figures.ts';
import { type Entry, pageOf } from '#src/model/read-content.ts';

/** Shapes that leave nothing open but the spacing. */
const PLACED = ['line', 'chain', 'ring'];

/** What a machine's portrait shows: "All 156 qubits and all 176 couplings of …", and what of it is ours. */
export function portraitCaption(machine: Entry<'machines'>): string {
  const words = pageOf('machines').portrait;
  const figure = figureOf(`machines/${machine.id}/physical-qubits`);
  const [{ count, absent }] = figure.values;
  if (count === undefined) return words.uncounted[absent ?? 'not on record'];
  if (count === 1) return words.single;
  const { lattice, technology } = machine;
  const { isShaped } = portraitOf({ technology, lattice, count });
  const site = currentText(figure).endsWith(' modes') ? 'modes' : words.sites[technology];
  const planned = machine.status === 'announced' ? `${words.planned} ` : '';
  return sentenceFor()
    .replace('{sites}', `${count.toLocaleString('en-US')} ${planned}${site}`)
    .replace('{couplings}', String(lattice?.couplings))
    .replace('{shape}', lattice ? words.shapes[lattice.shape] : '');

  function sentenceFor(): string {
    if (!lattice || !isShaped) return words.unplaced;
    if (lattice.couplings !== undefined) return words.coupled;
    return PLACED.includes(lattice.shape) ? words.placed : words.shaped;
  }
}
