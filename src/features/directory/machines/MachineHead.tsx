import type { NamedPath } from '#src/base/structured-data.ts';
import { PageHead } from '#src/frame/PageHead.tsx';
import { currentText, figuresOf } from '#src/model/figures.ts';
import { type Entry, pageOf } from '#src/model/read-content.ts';
import { urls } from '#src/model/urls.ts';
import { PortraitFigure } from './MachinePortrait.tsx';
import { MEASURES } from './measured.ts';

export function machineTrail({ id, maker, name }: Entry<'machines'>): NamedPath[] {
  return [
    { name: pageOf('machines').heading, path: urls.machines() },
    { name: `${maker} ${name}`, path: urls.machine(id) },
  ];
}

export function MachineHead({ machine }: { machine: Entry<'machines'> }) {
  const { name, maker, summary } = machine;
  return (
    <PageHead
      title={name}
      before={maker}
      lede={summary}
      breadcrumbs={machineTrail(machine)}
      portrait={<PortraitFigure machine={machine} isNamed={false} />}
      actions={<KeyFigures machine={machine} />}
    />
  );
}

/** What a reader asks first, as far as it is known. */
const ORDER = ['two-qubit-error', 'physical-qubits', 'readout-error', 'one-qubit-error', 't1', 't2'] as const;
const MOST = 3;

/** Up to three values of the machine; their dates and sources are among what was measured. */
function KeyFigures({ machine: { id } }: { machine: Entry<'machines'> }) {
  const figures = new Map(figuresOf(`machines/${id}`).map((figure) => [figure.name, figure]));
  const known = ORDER.flatMap((name) => figures.get(name) ?? []).filter(({ values: [{ value }] }) => value);
  if (known.length === 0) return null;
  return (
    <dl className="mt-2 flex flex-wrap gap-x-9 gap-y-3">
      {known.slice(0, MOST).map((figure) => (
        <div key={figure.name} className="flex flex-col-reverse">
          <dt className="text-xs text-ink-2">{wordsFor(figure)}</dt>
          <dd className="font-serif text-xl font-medium lining-nums">{currentText(figure)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** "two-qubit error, mean" */
function wordsFor({ name, values: [{ error }] }: ReturnType<typeof figuresOf>[number]): string {
  const head = MEASURES.find((measure) => measure.name === name)?.head ?? '';
  const label = head.startsWith('T') && head.length === 2 ? head : head.toLowerCase();
  return error ? `${label}, ${error.kind}` : label;
}
