import { useMemo, useReducer, useRef, useState } from 'react';
import { useAsked } from '#src/frame/hydration/use-asked.ts';
import { BELL } from '../circuit/circuit.ts';
import { operationAt } from '../circuit/span.ts';
import { ItemPicture } from '../drawing/ItemPicture.tsx';
import { DESK, linesOf, PHONE } from '../drawing/metrics.ts';
import type { Place } from '../editing/edit.ts';
import { editLab } from '../editing/edit-lab.ts';
import { keyAction } from '../editing/keys.ts';
import { labState } from '../editing/lab-state.ts';
import { operationLabel } from '../editing/labels.ts';
import type { Item } from '../editing/put.ts';
import { CircuitGrid } from './CircuitGrid.tsx';
import { informationOf } from './information.ts';
import { Palette } from './Palette.tsx';
import { PlaceLine } from './PlaceLine.tsx';
import { PALETTE } from './palette.ts';
import { ResultTabs, StatePanel } from './Results.tsx';
import { SweepBar } from './SweepBar.tsx';
import { Transport } from './Transport.tsx';
import { useDragging } from './use-dragging.ts';
import { useMedia } from './use-media.ts';
import { usePalette } from './use-palette.ts';
import { usePlaying } from './use-playing.ts';
import { useSnapshot } from './use-snapshot.ts';
import { isSwept, useSweep } from './use-sweep.ts';
import './lab.css';
import '../drawing/lab-drawing.css';
import '../results/results.css';

/** What is dragged: something new, or what stands at a place. */
type Dragged = { readonly item: Item } | { readonly place: Place };

/** The circuit lab. */
export function Lab() {
  const [lab, dispatch] = useReducer(editLab, undefined, () => labState({ title: 'Bell pair', circuit: BELL }));
  const { circuit, cut } = lab;
  const metrics = useMedia('(width < 43.75rem)') ? PHONE : DESK;
  const columns = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [tab, setTab] = useState('state');
  const sweep = useSweep();
  const { snapshot, fault } = useSnapshot(circuit, cut, sweep.t);
  const { taken, take, press } = usePalette(lab, dispatch);
  const setCut = (next: number) => dispatch({ type: 'step', cut: next });
  const playing = usePlaying(cut, circuit.columns.length, setCut);
  const { drag, begin } = useDragging<Dragged>({
    columns,
    metrics,
    lines: linesOf(circuit),
    count: circuit.columns.length,
    onDrop: (source, { place, isBetween: insert }) =>
      dispatch(
        'item' in source
          ? { type: 'put', item: source.item, place, insert }
          : { type: 'drag', from: source.place, to: place, insert },
      ),
  });
  const information = useMemo(() => informationOf(snapshot, lab.focus.wire), [snapshot, lab.focus.wire]);
  const root = useAsked<HTMLDivElement>(
    Object.fromEntries(
      PALETTE.flatMap(({ entries }) => entries.map((entry) => [`take-${entry.id}`, () => take(entry)])),
    ),
  );

  const onKeyDown = (event: React.KeyboardEvent) => {
    const action = keyAction(event, lab);
    if (!action) return;
    event.preventDefault();
    if (action.type !== 'ask') dispatch(action);
    else if (action.what === 'play') playing.toggle();
    else if (action.what === 'edit') field.current?.focus();
  };

  return (
    <div ref={root} data-opens-fragment className="lab">
      <div className="lab-body">
        <Palette
          own={circuit.gates.map(({ name }) => name)}
          taken={taken?.id}
          onTake={take}
          onDrag={(event, item) => begin(event, { item })}
          onGroup={undefined}
        />
        <div className="lab-center">
          <CircuitGrid
            lab={lab}
            metrics={metrics}
            snapshot={snapshot}
            ideal={undefined}
            information={information}
            columns={columns}
            target={drag?.target}
            isOutdated={false}
            onKeyDown={onKeyDown}
            onFocus={(place) => {
              if (place.wire !== lab.focus.wire || place.column !== lab.focus.column)
                dispatch({ type: 'focus', place });
            }}
            onPress={press}
            onDrag={(event, place) => {
              if (operationAt(circuit.columns[place.column], place.wire)) begin(event, { place });
            }}
            onCut={setCut}
          />
          <Transport
            cut={cut}
            columns={circuit.columns.length}
            last={(circuit.columns[cut - 1] ?? []).map((operation) => operationLabel(circuit, operation)).join('; ')}
            isPlaying={playing.isPlaying}
            onCut={setCut}
            onPlay={playing.toggle}
          />
          {isSwept(circuit) ? <SweepBar {...sweep} /> : null}
          <PlaceLine lab={lab} dispatch={dispatch} field={field} />
        </div>
        <section aria-label="Results" className="lab-results">
          <ResultTabs
            tabs={[
              { id: 'state', label: 'State' },
              { id: 'shots', label: 'Shots' },
            ]}
            active={tab}
            cut={cut}
            onChoose={setTab}
          />
          <div role="tabpanel" id="result-state" aria-labelledby="result-state-tab">
            <StatePanel circuit={circuit} snapshot={snapshot} fault={fault} />
          </div>
        </section>
      </div>
      {drag && 'item' in drag.source ? (
        <div className="dragged-plate" style={{ left: drag.x, top: drag.y }}>
          <ItemPicture item={drag.source.item} size={metrics.plate} />
        </div>
      ) : null}
    </div>
  );
}
