import type { RefObject } from 'react';
import { ChevronDown, CircleHelp, Play, Redo, Share, Undo } from '#src/design/icons.tsx';
import { moveAlong } from './move-along.ts';

/** What opens at a button of the bar. */
export type BarMenu = 'saved' | 'noise' | 'share' | 'help';
export type Menu = BarMenu | 'compare';

interface Props {
  title: string;
  /** Whether this browser keeps what is built; nothing while that is not known. */
  kept: string;
  canUndo: boolean;
  canRedo: boolean;
  noise: string;
  shots: number;
  open: Menu | undefined;
  anchors: Record<BarMenu, RefObject<HTMLButtonElement | null>>;
  onOpen: (menu: Menu) => void;
  onUndo: () => void;
  onRedo: () => void;
  onShots: () => void;
}

/** What concerns the circuit as a whole. Menus are loaded when they are opened. */
export function Toolbar(props: Props) {
  const { title, kept, canUndo, canRedo, noise, shots, open, anchors, onOpen } = props;
  const opens = (menu: BarMenu) => ({
    ref: anchors[menu],
    tabIndex: menu === 'saved' ? 0 : -1,
    name: menu,
    'aria-haspopup': 'dialog' as const,
    'aria-expanded': open === menu,
    onClick: () => onOpen(menu),
  });
  return (
    <div role="toolbar" aria-label="Circuit as a whole" className="lab-bar" onKeyDown={moveAlong}>
      <button
        type="button"
        className="lab-title"
        aria-label={`Circuit: ${title || 'without a name'}. Open saved circuits`}
        {...opens('saved')}
      >
        <span>{title || 'Without a name'}</span>
        <ChevronDown aria-hidden />
      </button>
      <span className="lab-kept">{kept}</span>
      <span className="grow" />
      <span className="tools">
        <button
          type="button"
          name="undo"
          tabIndex={-1}
          className="tool"
          aria-label="Undo"
          title="Undo · Ctrl Z"
          disabled={!canUndo}
          onClick={props.onUndo}
        >
          <Undo aria-hidden />
        </button>
        <button
          type="button"
          name="redo"
          tabIndex={-1}
          className="tool"
          aria-label="Redo"
          title="Redo · Ctrl Shift Z"
          disabled={!canRedo}
          onClick={props.onRedo}
        >
          <Redo aria-hidden />
        </button>
      </span>
      <span className="tools on-desk">
        <button type="button" className="quiet" {...opens('noise')}>
          Noise: {noise}
          <ChevronDown aria-hidden />
        </button>
        <button type="button" name="shots" tabIndex={-1} className="framed" onClick={props.onShots}>
          <Play aria-hidden />
          Run {shots.toLocaleString('en-US')} shots
        </button>
      </span>
      <span className="tools">
        <button type="button" className="framed share-button" aria-label="Share or export" {...opens('share')}>
          <Share aria-hidden />
          <span>Share or export</span>
          <ChevronDown aria-hidden />
        </button>
        <button type="button" className="tool on-desk" aria-label="Help and keys" title="Help · ?" {...opens('help')}>
          <CircleHelp aria-hidden />
        </button>
      </span>
    </div>
  );
}
