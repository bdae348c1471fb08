import { lazy, Suspense, useRef } from 'react';
import { documentOf } from '#circuit/editing/lab-state.ts';
import { choiceOf, type Noise } from './noise.ts';
import { Toolbar } from './Toolbar.tsx';
import type { LabParts } from './use-lab.ts';

const NoisePanel = lazy(async () => ({ default: (await import('./NoisePanel.tsx')).NoisePanel }));
const ShareMenu = lazy(async () => ({ default: (await import('./ShareMenu.tsx')).ShareMenu }));
const HelpSheet = lazy(async () => ({ default: (await import('./HelpSheet.tsx')).HelpSheet }));
const ComparePanel = lazy(async () => ({ default: (await import('./ComparePanel.tsx')).ComparePanel }));
const SavedMenu = lazy(async () => ({ default: (await import('./SavedMenu.tsx')).SavedMenu }));

interface Props {
  parts: LabParts;
  noiseIntro: string;
  presets: readonly Noise[];
}

/** The toolbar, and the menu that is open: each comes when it is first opened. */
export function LabBar({ parts, noiseIntro, presets }: Props) {
  const { lab, dispatch, menu, setMenu, noise, number, stored } = parts;
  const anchors = {
    saved: useRef<HTMLButtonElement>(null),
    noise: useRef<HTMLButtonElement>(null),
    share: useRef<HTMLButtonElement>(null),
    help: useRef<HTMLButtonElement>(null),
  };
  const close = () => setMenu(undefined);
  const makeTask = () => {
    close();
    parts.setDraft(parts.draft ?? {});
  };
  return (
    <>
      <Toolbar
        title={lab.title}
        kept={stored.note}
        canUndo={lab.past !== undefined}
        canRedo={lab.future !== undefined}
        noise={noise?.title ?? 'none'}
        shots={number}
        open={menu}
        anchors={anchors}
        onOpen={(next) => setMenu(menu === next ? undefined : next)}
        onUndo={() => dispatch({ type: 'undo' })}
        onRedo={() => dispatch({ type: 'redo' })}
        onShots={parts.runShots}
      />
      <Suspense fallback={null}>
        {menu === 'noise' ? (
          <NoisePanel
            anchor={anchors.noise}
            intro={noiseIntro}
            presets={presets}
            noise={noise}
            onChoose={(chosen) => dispatch({ type: 'noise', noise: chosen && choiceOf(chosen) })}
            onClose={close}
          />
        ) : null}
        {menu === 'share' ? (
          <ShareMenu
            anchor={anchors.share}
            document={documentOf(lab)}
            address={stored.address}
            onCopied={() => parts.did('copy-address')}
            onMakeTask={stored.lesson ? undefined : makeTask}
            onClose={close}
          />
        ) : null}
        {menu === 'help' ? <HelpSheet anchor={anchors.help} onClose={close} /> : null}
        {menu === 'compare' ? (
          <ComparePanel
            anchor={anchors.saved}
            circuit={documentOf(lab).circuit}
            t={parts.sweep.t}
            onCut={lab.within.length === 0 ? parts.setCut : undefined}
            onClose={close}
          />
        ) : null}
        {menu === 'saved' ? (
          <SavedMenu
            anchor={anchors.saved}
            lab={lab}
            dispatch={dispatch}
            setMenu={setMenu}
            onOpen={stored.open}
            onClose={close}
          />
        ) : null}
      </Suspense>
    </>
  );
}
