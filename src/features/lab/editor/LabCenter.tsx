import { lazy, type PointerEvent, type RefObject, Suspense, useRef } from 'react';
import { operationAt } from '#circuit/circuit/span.ts';
import { selectionOf } from '#circuit/editing/lab-state.ts';
import { operationLabel } from '#circuit/editing/labels.ts';
import { contains } from '#circuit/editing/selection.ts';
import type { Metrics, Place } from '../drawing/metrics.ts';
import { CircuitGrid } from './CircuitGrid.tsx';
import { EmptyNote } from './EmptyNote.tsx';
import { PlaceLine } from './PlaceLine.tsx';
import { StateStatus } from './StateStatus.tsx';
import { TextPanel, type TextPanelHandle } from './TextPanel.tsx';
import { Transport } from './Transport.tsx';
import type { Target } from './use-dragging.ts';
import type { LabParts } from './use-lab.ts';

const GroupForm = lazy(async () => ({ default: (await import('./GroupForm.tsx')).GroupForm }));
const SweepBar = lazy(async () => ({ default: (await import('./SweepBar.tsx')).SweepBar }));
const PlaceMenu = lazy(async () => ({ default: (await import('./PlaceMenu.tsx')).PlaceMenu }));

interface Props {
  parts: LabParts;
  metrics: Metrics;
  columns: RefObject<HTMLDivElement | null>;
  target: Target | undefined;
  isRefused: boolean;
  onDrag: (event: PointerEvent, place: Place) => void;
}

/** The drawing, how one steps through it, what can be set at a place, and the text. */
export function LabCenter({ parts, metrics, columns, target, isRefused, onDrag }: Props) {
  const { lab, dispatch, snapshot, hand, playing, setCut } = parts;
  const { circuit, cut, focus, within } = lab;
  const operation = operationAt(circuit, focus);
  const text = useRef<TextPanelHandle>(null);
  const opened = within.at(-1);
  const selection = selectionOf(lab);
  return (
    <div className="lab-center">
      {opened ? (
        <p className="lab-within">
          The gate <b>{opened.gate}</b> from inside.
          <button type="button" className="quiet" onClick={() => dispatch({ type: 'cancel' })}>
            Done
          </button>
        </p>
      ) : null}
      <CircuitGrid
        lab={lab}
        metrics={metrics}
        snapshot={snapshot}
        ideal={parts.ideal}
        columns={columns}
        target={target}
        next={parts.guide && parts.guide.plate === hand.taken?.id ? parts.guide.place : undefined}
        isRefused={isRefused}
        dispatch={dispatch}
        isOutdated={parts.isOutdated}
        onKeyDown={parts.onKeyDown}
        onFocus={(place) => {
          // A press into the selection may ask for its menu.
          if (selection && contains(selection, place)) return;
          if (place.wire !== focus.wire || place.column !== focus.column) dispatch({ type: 'focus', place });
        }}
        onPress={hand.press}
        onMenu={parts.setPlaceMenu}
        onDrag={(event, place) => {
          // A finger on the drawing scrolls it.
          if (event.pointerType !== 'touch' && operationAt(circuit, place)) onDrag(event, place);
        }}
        onCut={setCut}
      />
      {circuit.columns.length === 0 && !parts.stored.lesson ? (
        <EmptyNote dispatch={dispatch} problem={parts.stored.problem} onPaste={() => text.current?.write()} />
      ) : null}
      <Transport
        cut={cut}
        columns={circuit.columns.length}
        last={(circuit.columns[cut - 1] ?? []).map((each) => operationLabel(circuit, each)).join('; ')}
        isPlaying={playing.isPlaying}
        onCut={setCut}
        onPlay={playing.toggle}
      />
      <StateStatus snapshot={snapshot} />
      <Suspense fallback={null}>
        {parts.hasSweep ? <SweepBar {...parts.sweep} /> : null}
        {parts.isNaming ? (
          <GroupForm
            onName={(name) => {
              dispatch({ type: 'group', name });
              parts.setNaming(false);
            }}
            onCancel={() => parts.setNaming(false)}
          />
        ) : null}
      </Suspense>
      <PlaceLine lab={lab} dispatch={dispatch} field={parts.field} onMenu={parts.setPlaceMenu} />
      <Suspense fallback={null}>
        {parts.placeMenu ? (
          <PlaceMenu
            anchor={parts.placeMenu}
            lab={lab}
            dispatch={dispatch}
            onSelect={hand.selectNext}
            onMove={hand.moveNext}
            onGroup={() => parts.setNaming(true)}
            onClose={() => parts.setPlaceMenu(undefined)}
          />
        ) : null}
      </Suspense>
      <TextPanel
        ref={text}
        circuit={circuit}
        cut={cut}
        focus={{ column: focus.column, operation }}
        onCircuit={(next) => dispatch({ type: 'rewrite', circuit: next })}
        onFault={parts.setOutdated}
        onOpen={() => parts.did('open-text')}
      />
    </div>
  );
}
