import { type KeyboardEvent, useMemo, useReducer, useRef, useState } from 'react';
import { BELL } from '#circuit/circuit/circuit.ts';
import type { LabDocument } from '#circuit/circuit/parse-circuit.ts';
import { hasSweep } from '#circuit/circuit/swept.ts';
import { boundCircuit } from '#circuit/editing/bound-circuit.ts';
import { editLab } from '#circuit/editing/edit-lab.ts';
import { keyAction } from '#circuit/editing/keys.ts';
import { labState, selectionOf } from '#circuit/editing/lab-state.ts';
import type { Problem } from '#circuit/judge/problem.ts';
import type { TaskDraft } from '#circuit/task/make-task.ts';
import type { TourAction, TourPress } from '../tour/tour-step.ts';
import { type Noise, noiseFault, noiseOf } from './noise.ts';
import { usePalette } from './palette.ts';
import { type Sheet, useSheetForAngles } from './SheetHandle.tsx';
import type { Menu } from './Toolbar.tsx';
import { type Lesson, useDocument } from './use-document.ts';
import { useHandler } from './use-handler.ts';
import { usePlaying } from './use-playing.ts';
import { useShots } from './use-shots.ts';
import { useSnapshot } from './use-snapshot.ts';
import { useSweep } from './use-sweep.ts';

/** Everything that the lab knows, and what can be done with it. */
export function useLab(presets: readonly Noise[]) {
  const [lab, dispatch] = useReducer(editLab, FIRST_DOCUMENT, labState);
  const [tab, setTab] = useState('state');
  const [sheet, setSheet] = useState<Sheet>('half');
  const [menu, setMenu] = useState<Menu>();
  const [number, setNumber] = useState(1024);
  /** The element at which the menu of the place in focus is open. */
  const [placeMenu, setPlaceMenu] = useState<Element>();
  const [isNaming, setNaming] = useState(false);
  const [isOutdated, setOutdated] = useState(false);
  const [actions, setActions] = useState<ReadonlySet<TourAction>>(new Set());
  /** What a lesson wants to be pressed next. */
  const [guide, setGuide] = useState<TourPress>();
  /** The puzzle or task whose rules hold. */
  const [rules, setRules] = useState<Problem>();
  /** What has been said of a task that is being made of the circuit. */
  const [draft, setDraft] = useState<Partial<TaskDraft>>();
  const field = useRef<HTMLInputElement>(null);
  const { circuit, within, cut } = lab;
  const noise = noiseOf(lab.noise, presets);
  const bound = useMemo(() => boundCircuit({ circuit, within }), [circuit, within]);
  const sweep = useSweep();
  const real = useSnapshot(bound, cut, sweep.t, noise?.model);
  // Without noise they are the same, and cost once.
  const ideal = useSnapshot(noise ? bound : BELL, noise ? cut : 0, noise ? sweep.t : 0);
  const shots = useShots(bound, sweep.t, noise?.model);
  const hand = usePalette(lab, dispatch);
  const stored = useDocument(lab, dispatch);
  const setCut = useHandler((next: number) => dispatch({ type: 'step', cut: next }));
  const playing = usePlaying(cut, circuit.columns.length, setCut);

  useSheetForAngles(lab, field, sheet, setSheet);

  const did = (action: TourAction) => setActions((before) => new Set([...before, action]));
  // What was done before a step began does not count.
  const setLesson = (lesson: Lesson | undefined) => {
    setActions(new Set());
    stored.setLesson(lesson);
  };
  const runShots = () => {
    setTab('shots');
    did('run-shots');
    shots.run(number);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && (hand.taken || hand.isPlacing)) {
      hand.take(undefined);
      return;
    }
    const action = keyAction(event, lab);
    if (!action) return;
    event.preventDefault();
    if (action.type !== 'ask') dispatch(action);
    else if (action.what === 'play') playing.toggle();
    else if (action.what === 'edit') field.current?.focus();
    else if (action.what === 'help') setMenu('help');
    else if (action.what === 'name') setNaming(selectionOf(lab) !== undefined);
    else event.currentTarget.closest('.lab')?.querySelector<HTMLElement>('[name="play"]')?.focus();
  };

  return {
    lab,
    dispatch,
    tab,
    setTab,
    sheet,
    setSheet,
    menu,
    setMenu,
    noise,
    number,
    setNumber,
    placeMenu,
    setPlaceMenu,
    isNaming,
    setNaming,
    isOutdated,
    setOutdated,
    actions,
    did,
    guide,
    setGuide,
    rules,
    setRules,
    draft,
    setDraft,
    setLesson,
    field,
    sweep,
    hasSweep: hasSweep(bound.columns),
    snapshot: real.snapshot,
    ideal: noise ? ideal.snapshot : undefined,
    fault: real.fault ?? noiseFault(lab.noise, noise),
    shots,
    runShots,
    hand,
    stored,
    setCut,
    playing,
    onKeyDown,
  };
}

export type LabParts = ReturnType<typeof useLab>;

/** What the lab shows before anybody has built anything. */
export const FIRST_DOCUMENT: LabDocument = { title: 'Bell pair', circuit: BELL };
