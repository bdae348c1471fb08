import { drawingUrl } from '#src/base/drawing-file.ts';
import { ChartHead } from '#src/charts/ChartHead.tsx';
import { Drawings } from '#src/charts/Drawings.tsx';
import { fillIn } from '#src/charts/fill-in.ts';
import { halo } from '#src/charts/Label.tsx';
import { SignMark } from '#src/charts/TechnologySign.tsx';
import { type Entry, pageOf } from '#src/model/read-content.ts';
import type { MachinesPage } from '#src/model/schemas/pages/list-page.ts';
import { urls } from '#src/model/urls.ts';
import { GROUND_SIZES, type GroundSize, groundLayout, machinesGround } from './machines-ground.tsx';
import {
  compares,
  isMeasured,
  type PlacedMachine,
  placedMachine,
  placedMachines,
  sentenceOf,
} from './placed-machines.ts';

/** A machine's place in the picture of all; nothing of one without a count, which has none. */
export function AmongMachines({ machine }: { machine: Entry<'machines'> }) {
  const placed = placedMachine(machine);
  if (placed.qubits === undefined) return null;
  const texts = pageOf('machines');
  return (
    <figure aria-labelledby="among-title" className="chart pb-10">
      <ChartHead
        id="among-title"
        level={2}
        title={titleOf(placed, placedMachines(), texts.among)}
        unit={
          <>
            {texts.chart.unit} <a href={urls.machines()}>{texts.among.all}</a>
          </>
        }
      />
      <Drawings sizes={GROUND_SIZES} draw={(size) => <PlaceDrawing machine={placed} size={size as GroundSize} />} />
    </figure>
  );
}

function PlaceDrawing({ machine, size }: { machine: PlacedMachine; size: GroundSize }) {
  const { plot, marks, rugs, radius } = groundLayout(size, [machine.id]);
  const mark = marks.find((each) => each.machine.id === machine.id);
  const inRug = rugs.flatMap((rug) => rug.marks).find((each) => each.machine.id === machine.id);
  const at = mark?.at ?? inRug?.at;
  if (!at) return null;
  const sign = { ...machine, at, ground: 'var(--color-paper)' };
  return (
    <svg
      viewBox={`0 0 ${plot.width} ${plot.height}`}
      role="img"
      aria-label={sentenceOf(machine)}
      fontFamily="var(--font-sans)"
      fontSize={plot.fontSize}
      className="block w-full overflow-visible"
    >
      <use href={drawingUrl(machinesGround(), size)} width={plot.width} height={plot.height} />
      <circle
        cx={at[0]}
        cy={at[1]}
        r={mark ? 1.9 * radius : 9}
        fill="var(--color-paper)"
        stroke="var(--color-ink)"
        strokeWidth="1.5"
      />
      <SignMark {...sign} radius={mark ? 1.15 * radius : 5} />
      {mark?.label ? (
        <text
          x={mark.label.x}
          y={mark.label.y}
          textAnchor={mark.label.anchor}
          fontWeight="600"
          fill="var(--color-ink)"
          {...halo('paper')}
        >
          {mark.label.name}
        </text>
      ) : null}
    </svg>
  );
}

/** What its place says. Only means and medians are counted against each other. */
export function titleOf(machine: PlacedMachine, all: readonly PlacedMachine[], texts: MachinesPage['among']): string {
  const { name } = machine;
  if (!machine.hasGates) return fillIn(texts.noGates, { name });
  if (!isMeasured(machine)) return fillIn(texts.noError, { name });
  if (!compares(machine)) return fillIn(texts.other, { name, kind: machine.error.kind });
  const comparable = all.filter(isMeasured).filter(compares);
  const better = comparable.filter(({ error }) => error.value < machine.error.value).length;
  if (better === 0) return fillIn(texts.first, { name, total: comparable.length });
  return fillIn(better === 1 ? texts.second : texts.rank, { name, total: comparable.length, count: better });
}
