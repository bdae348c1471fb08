import './lab.css';
import './make-task.css';
import '../drawing/lab-drawing.css';
import '../results/results.css';
import { lazy, type PointerEvent, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import type { Circuit } from '#circuit/circuit/circuit.ts';
import { type Edit, type Place, refuse } from '#circuit/editing/edit.ts';
import { selectionOf } from '#circuit/editing/lab-state.ts';
import { type Item, put } from '#circuit/editing/put.ts';
import { drag as moveTo } from '#circuit/editing/selection.ts';
import { isItemAllowed } from '#circuit/judge/allowed-item.ts';
import { linesOf } from '#src/drawings/circuit/grid.ts';
import { firstGesture } from '#src/frame/hydration/first-gesture.ts';
import { ItemPicture } from '../drawing/ItemPicture.tsx';
import { DESK, type Metrics, PHONE } from '../drawing/metrics.ts';
import { LabBar } from './LabBar.tsx';
import { LabCenter } from './LabCenter.tsx';
import { LabResults } from './LabResults.tsx';
import type { Noise } from './noise.ts';
import { Palette } from './Palette.tsx';
import { PaletteStrip } from './PaletteStrip.tsx';
import { PALETTE, type PaletteEntry } from './palette.ts';
import { type Target, useDragging } from './use-dragging.ts';
import { useHandler } from './use-handler.ts';
import { useLab } from './use-lab.ts';
import { NARROW, useMedia } from './use-media.ts';

const LabLesson = lazy(async () => ({ default: (await import('./LabLesson.tsx')).LabLesson }));

/** What is dragged: something new, or what is at a place. */
type Dragged = { readonly item: Item } | { readonly place: Place };

/** What a drop would make of the circuit. */
function dropped(circuit: Circuit, source: Dragged, { place, isBetween: insert }: Target): Edit {
  return 'item' in source ? put(circuit, source.item, place, { insert }) : moveTo(circuit, source.place, place, insert);
}

interface Props {
  noiseIntro: string;
  /** Noise of machines, from their published numbers. */
  presets: readonly Noise[];
}

/** The circuit lab. What it does without script is a picture: the page explains it. */
export function Lab({ noiseIntro, presets }: Props) {
  const parts = useLab(presets);
  const { lab, dispatch, hand } = parts;
  const { circuit } = lab;
  const metrics = useMetrics();
  const columns = useRef<HTMLDivElement>(null);
  const { drag, begin } = useDragging<Dragged>({
    columns,
    metrics,
    lines: linesOf(circuit),
    count: circuit.columns.length,
    sourceOf: (element) => {
      const name = element instanceof Element ? element.closest<HTMLButtonElement>('.plate-button')?.name : undefined;
      const entry = PALETTE.flatMap(({ entries }) => entries).find(({ id }) => name === `take-${id}`);
      return entry && { item: entry.item };
    },
    onDrop: (source, { place, isBetween: insert }) =>
      dispatch(
        'item' in source
          ? { type: 'put', item: source.item, place, insert }
          : { type: 'drag', from: source.place, to: place, insert },
      ),
  });
  const palette = {
    own: useMemo(() => circuit.gates.map(({ name }) => name), [circuit.gates]),
    taken: hand.taken?.id,
    next: parts.guide?.plate,
    rules: parts.rules,
    onTake: useHandler((entry: PaletteEntry) => {
      if (parts.rules && !isItemAllowed(entry.item, parts.rules)) {
        dispatch({ type: 'edit', edit: () => refuse(`${entry.title} is not among the gates allowed here.`) });
        return;
      }
      hand.take(entry);
      // What one is about to build must be in view.
      if (parts.sheet === 'full') parts.setSheet('half');
    }),
    onDrag: useHandler((event: PointerEvent, item: Item) => begin(event, { item })),
  };

  const startNaming = useHandler(() => parts.setNaming(true));

  return (
    <div data-sweeps={parts.sweep.isSweeping || undefined} className="lab">
      <LabBar parts={parts} noiseIntro={noiseIntro} presets={presets} />
      {parts.stored.lesson || parts.draft ? (
        <Suspense fallback={null}>
          <LabLesson parts={parts} />
        </Suspense>
      ) : null}
      <div className="lab-body">
        <Palette {...palette} onGroup={selectionOf(lab) ? startNaming : undefined} />
        <LabCenter
          parts={parts}
          metrics={metrics}
          columns={columns}
          target={drag?.target}
          isRefused={drag?.target !== undefined && 'refusal' in dropped(circuit, drag.source, drag.target)}
          onDrag={(event, place) => begin(event, { place })}
        />
        <LabResults parts={parts} />
      </div>
      <PaletteStrip {...palette} />
      {drag && 'item' in drag.source ? (
        <div className="dragged-plate" style={{ left: drag.x, top: drag.y }}>
          <ItemPicture item={drag.source.item} size={metrics.plate} />
        </div>
      ) : null}
    </div>
  );
}

/**
 * Distances of the circuit's drawing; at first those of the page as it was built. A pointer that is down may be on its
 * way to a place, which must not move before it is there.
 */
function useMetrics(): Metrics {
  const wanted = useMedia(NARROW) ? PHONE : DESK;
  const [metrics, setMetrics] = useState(DESK);
  useEffect(() => {
    const { down, end } = firstGesture();
    if (!down || end) {
      setMetrics(wanted);
      return;
    }
    // After whatever hears the pointer's end and asks where it is.
    const change = () => setTimeout(() => setMetrics(wanted));
    const ends = ['pointerup', 'pointercancel'] as const;
    for (const name of ends) addEventListener(name, change);
    return () => {
      for (const name of ends) removeEventListener(name, change);
    };
  }, [wanted]);
  return metrics;
}
