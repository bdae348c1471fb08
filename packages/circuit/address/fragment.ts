import { withoutEscapes } from './without-escapes.ts';

export type Destination =
  | { readonly kind: 'lab' }
  /** What this browser keeps. */
  | { readonly kind: 'kept' }
  /** A circuit that is in the address itself, for `readAddress`. */
  | { readonly kind: 'document'; readonly text: string }
  /** A circuit of the gallery. */
  | { readonly kind: 'circuit'; readonly id: string }
  | { readonly kind: 'puzzle'; readonly id: string }
  /** A task that is in the address itself, for `readTaskAddress`. */
  | { readonly kind: 'task'; readonly text: string }
  /** The tour from a step, or from where it was left. */
  | { readonly kind: 'tour'; readonly step?: number }
  /** A part of the page: `gallery`, `puzzles`, or any other anchor. */
  | { readonly kind: 'section'; readonly id: string }
  | { readonly kind: 'unreadable'; readonly fault: string; readonly text: string };

const ID = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const ANCHOR = /^[A-Za-z][\w-]*$/;

/**
 * Reads a fragment, with or without `#`, also where a program has escaped what needs no escape. Circuits begin with a
 * version (`1:`, `1z:`); `task=` holds a task; `circuit=`, `puzzle=` and `tour=` name what the page has; a single word is
 * an anchor of the page, as everywhere.
 */
export function parseFragment(fragment: string): Destination {
  const asItStands = destinationOf(fragment);
  if (asItStands.kind !== 'unreadable') return asItStands;
  const plain = destinationOf(withoutEscapes(fragment));
  return plain.kind === 'unreadable' ? asItStands : plain;
}

function destinationOf(fragment: string): Destination {
  const text = fragment.replace(/^#/, '');
  if (text === '') return { kind: 'lab' };
  if (/^\d+z?:/.test(text)) return { kind: 'document', text };
  if (text === 'kept' || text === 'tour') return { kind: text };
  if (ANCHOR.test(text)) return { kind: 'section', id: text };
  const equals = text.indexOf('=');
  const [kind, id] = [text.slice(0, Math.max(0, equals)), text.slice(equals + 1)];
  if ((kind === 'circuit' || kind === 'puzzle') && ID.test(id)) return { kind, id };
  if (kind === 'task') return { kind, text: id };
  if (kind === 'tour' && /^[1-9]\d?$/.test(id)) return { kind, step: Number(id) };
  const fault = 'The address names no circuit: it begins neither with a version, such as "1:", nor with "circuit=".';
  return { kind: 'unreadable', fault, text };
}

/** The fragment of a destination, without `#`. */
export function fragmentOf(destination: Exclude<Destination, { kind: 'unreadable' }>): string {
  switch (destination.kind) {
    case 'lab':
      return '';
    case 'kept':
      return 'kept';
    case 'document':
      return destination.text;
    case 'task':
      return `task=${destination.text}`;
    case 'circuit':
    case 'puzzle':
      return `${destination.kind}=${destination.id}`;
    case 'tour':
      return destination.step === undefined ? 'tour' : `tour=${destination.step}`;
    case 'section':
      return destination.id;
  }
}
