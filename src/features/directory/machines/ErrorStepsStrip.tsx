import { fillIn } from '#src/charts/fill-in.ts';
import { HeadStrip, stripBars, stripWidth } from '#src/charts/HeadStrip.tsx';
import { entryOf } from '#src/model/read-content.ts';

const MACHINES = ['quantinuum-helios', 'ibm-heron-r3', 'google-willow'] as const;
const STEPS = ['one-qubit-error', 'two-qubit-error', 'readout-error'] as const;

/** No step is lower than this, and none higher than 1: powers of ten. */
const LOWEST = -5;

/** What goes wrong on three machines as a profile of steps: with one qubit, with two, and when they are read. */
export function ErrorStepsStrip({ text }: { text: string }) {
  const machines = MACHINES.map((id) => entryOf('machines', id));
  const shares = machines.flatMap(({ figures }) => [
    ...STEPS.map((step) => shareOf(figures[step]?.find(({ error }) => error)?.error?.value)),
    undefined,
  ]);
  const names = machines.map(({ name }) => name);
  const all = `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
  return (
    <HeadStrip width={stripWidth(shares.length - 1)} text={fillIn(text, { names: all })}>
      <path d={stripBars(shares)} fillOpacity="0.55" />
    </HeadStrip>
  );
}

/** From the lowest power of ten to 1, logarithmic. */
function shareOf(error: number | undefined): number | undefined {
  return error === undefined ? undefined : (Math.log10(error) - LOWEST) / -LOWEST;
}
