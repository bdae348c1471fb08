import { type KeyboardEvent, type ReactNode, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { fillIn } from '#src/charts/fill-in.ts';
import type { MapPage } from '#src/model/schemas/pages/map.ts';
import { urls } from '#src/model/urls.ts';
import { findName, shortened } from './find-name.ts';
import { NameField } from './NameField.tsx';
import { readSigns, type Sign, showNames } from './signs.ts';
import { useChoice } from './use-choice.ts';
import { useView } from './use-view.ts';
import { ZoomButtons } from './ZoomButtons.tsx';
import { nextInDirection, ZOOMS, zoomAfter } from './zoom.ts';
import './map-view.css';

interface Props {
  texts: MapPage['everything'];
  /** The drawing. */
  children?: ReactNode;
}

/** An entry that was searched for is shown no smaller than this. */
const FOUND = 2;

/** The frame of the map, which scrolls, with search and zoom. Without script it shows the drawing at its first size. */
export function MapView({ texts, children }: Props) {
  const frame = useRef<HTMLElement>(null);
  const [signs, setSigns] = useState<readonly Sign[]>([]);
  const [unknown, setUnknown] = useState('');
  const names = useMemo(() => [...new Set(signs.map(({ name }) => name))], [signs]);
  const { level, levelNow, whole, show } = useView(frame);
  const chosen = useChoice(frame, signs);
  const found = useRef<SVGAElement>(undefined);

  useLayoutEffect(() => {
    const drawing = frame.current?.querySelector('svg');
    if (drawing) setSigns(readSigns(drawing));
  }, []);

  // After the frame has the new size: the names that have room, and the focus on what was searched for.
  useLayoutEffect(() => {
    if (level !== undefined) showNames(signs, level);
    found.current?.focus({ preventScroll: true });
    found.current = undefined;
  });

  const findAsked = useEffectEvent(() => {
    const asked = new URLSearchParams(location.search).get('on');
    if (asked && signs.length > 0) find(asked);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the signs are there
  useLayoutEffect(() => findAsked(), [signs]);

  function find(typed: string) {
    const name = findName(typed, names);
    const sign = signs.find((each) => each.name === name);
    setUnknown(sign || typed.trim() === '' ? '' : fillIn(texts.unknown, { name: shortened(typed) }));
    if (!sign) return;
    found.current = sign.link;
    const needed = sign.from < ZOOMS.length ? sign.from : FOUND;
    show(Math.max(levelNow(), needed, FOUND), sign);
  }

  function answerKey(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const sign = signs.find(({ link }) => link === event.target);
    const next = zoomAfter(event.key, levelNow(), whole());
    const neighbor = sign && nextInDirection(event.key, sign, signs);
    if (next === undefined && !neighbor) return;
    event.preventDefault();
    if (next !== undefined) show(next, sign);
    else neighbor?.link.focus();
  }

  return (
    <div className="map-view">
      <div className="map-tools">
        <NameField name="on" action={urls.map()} label={texts.search} show={texts.show} names={names} onChoose={find} />
        <ZoomButtons
          texts={texts.zoom}
          level={level}
          onPress={(key) => show(zoomAfter(key, levelNow(), whole()) ?? levelNow())}
        />
      </div>
      <output className="map-said">{unknown}</output>
      <section
        ref={frame}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard, and takes keys
        tabIndex={0}
        aria-label={texts.label}
        className="map-frame"
        onKeyDown={answerKey}
      >
        {children}
      </section>
      <p className="map-chosen">{chosen ? sentenceOf(chosen, texts.chosen) : null}</p>
    </div>
  );
}

function sentenceOf({ name, relations }: { name: string; relations: number | undefined }, sentence: string): string {
  return relations === undefined ? name : fillIn(sentence, { name, count: relations });
}
