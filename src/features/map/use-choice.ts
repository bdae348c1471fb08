import { type RefObject, useEffect, useState } from 'react';
import { fetchJson } from '#src/base/fetch-json.ts';
import { urls } from '#src/model/urls.ts';
import { lines } from './lines.ts';
import { isNamed, type Sign, setName } from './signs.ts';

export interface Choice {
  name: string;
  /** With how many entries it is related; undefined until that is known. */
  relations: number | undefined;
}

/**
 * The entry under the pointer or the focus: its name, its relations drawn strongly, and the entries at their other ends.
 * What is related with what comes on first use; without it the name shows all the same.
 */
export function useChoice(frame: RefObject<HTMLElement | null>, signs: readonly Sign[]): Choice | undefined {
  const [place, setPlace] = useState(-1);
  const [related, setRelated] = useState<readonly ReadonlySet<number>[]>();

  useEffect(() => {
    fetchJson<number[][]>(urls.mapRelations()).then(
      (after) => setRelated(inBothDirections(after)),
      () => setRelated(undefined),
    );
  }, []);

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const listeners = new AbortController();
    const { signal } = listeners;
    const places = new Map<Element, number>(signs.map(({ link }, index) => [link, index]));
    const choose = (event: Event) => setPlace((now) => placeOfLink(event, places) ?? now);
    element.addEventListener('pointerover', choose, { signal });
    element.addEventListener('focusin', choose, { signal });
    return () => listeners.abort();
  }, [frame, signs]);

  const sign = signs[place];
  const others = related?.[place];
  useEffect(() => {
    const drawing = frame.current?.querySelector('svg');
    if (!drawing || !sign) return;
    const ends = [...(others ?? [])].flatMap((other) => signs[other] ?? []);
    drawing.querySelector('.chosen')?.setAttribute('d', lines(ends.map((end) => [sign, end])));
    const name = drawing.querySelector<SVGTextElement>('.pointed');
    if (name) setName(name, sign);
    name?.toggleAttribute('data-named', isNamed(sign));
    sign.link.dataset.chosen = '';
    for (const { link } of ends) link.dataset.near = '';
    return () => {
      delete sign.link.dataset.chosen;
      for (const { link } of ends) delete link.dataset.near;
    };
  });
  return sign ? { name: sign.name, relations: others?.size } : undefined;
}

function placeOfLink({ target }: Event, places: ReadonlyMap<Element, number>): number | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  return link ? places.get(link) : undefined;
}

/** For each entry the places of all that it is related with, where the file has each relation once. */
export function inBothDirections(after: readonly (readonly number[])[]): Set<number>[] {
  const all = after.map((others) => new Set(others));
  after.forEach((others, place) => {
    for (const other of others) all[other]?.add(place);
  });
  return all;
}
