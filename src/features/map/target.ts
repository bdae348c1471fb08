import type { MapPage } from '#src/model/schemas/pages/map.ts';

export type WayKind = keyof MapPage['ways']['kinds'];

/** How the tutorials lead to an entry: they teach it, or what it is built on, or none does. */
export type Basis = 'taught' | 'built on' | 'none';

/** A tutorial on the way to an entry. */
export interface Rung {
  /** Its place on the ladder. */
  number: number;
  /** Whether it is about the entry, or about what this is built on. */
  isOwn: boolean;
  /** Names of the terms that one takes from it for the entry. */
  gives: readonly string[];
  /** The step that is about the entry. */
  at?: { name: string; href: string } | undefined;
}

/** An entry to which one asks the way. */
export interface Target {
  name: string;
  kind: WayKind;
  href: string;
  basis: Basis;
  /** From the bottom of the ladder up. */
  rungs: readonly Rung[];
  /** Whether another entry has the same name, so that the field adds the kind. */
  isNamesake?: boolean;
}

/** A tutorial as the ladder shows it. */
export interface LadderTutorial {
  id: string;
  number: number;
  title: string;
  href: string;
  minutes: number;
  steps: number;
}

/** What the field calls an entry. */
export function nameInField({ name, kind, isNamesake }: Target, kinds: MapPage['ways']['kinds']): string {
  return isNamesake ? `${name} (${kinds[kind]})` : name;
}
