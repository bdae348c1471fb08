import { GATE_NAMES, GATES, isStandard, libraryNames } from '../gates/gates.ts';

/** Letters, digits and _, as OpenQASM's identifiers are. */
export const IDENTIFIER = /^[\p{L}_][\p{L}\p{N}_]*$/u;
export const LONGEST_NAME = 40;

/** Keywords, constants and functions of OpenQASM 2 and 3, and the gates of `stdgates.inc` and `qelib1.inc`. */
const TAKEN: ReadonlySet<string> = new Set([
  ...(
    'OPENQASM include defcalgrammar def cal defcal gate opaque extern box let break continue if else end return for ' +
    'while in switch case default nop pragma input output const readonly mutable qreg qubit creg bool bit int uint ' +
    'float angle complex array void duration stretch inv pow ctrl negctrl dim durationof delay reset measure barrier ' +
    'true false im pi tau euler arccos arcsin arctan ceiling cos exp floor ln log mod popcount real imag rotl rotr sin ' +
    'sizeof sqrt tan U id u0 u2 u3 rccx rc3x'
  ).split(' '),
  ...GATE_NAMES.flatMap((name) => libraryNames(GATES[name]).map(([called]) => called)),
]);

/** Why a wire, a bit or a gate cannot be called so, in one sentence; undefined if it can. */
export function nameFault(name: string): string | undefined {
  if (name === '') return 'A name has at least one letter.';
  if (name.length > LONGEST_NAME) return `A name has at most ${LONGEST_NAME} characters.`;
  if (!IDENTIFIER.test(name)) return 'A name begins with a letter and holds only letters, digits and _.';
  if (isStandard(name)) return `${name} is the name of a standard gate.`;
  if (TAKEN.has(name)) return `${name} has a meaning of its own in OpenQASM.`;
  return undefined;
}

/** The register of `q[0]` is q, of `alice` alice. */
export function rootOf(name: string): string {
  return name.endsWith(']') ? name.slice(0, name.indexOf('[')) : name;
}

/** A wire or bit in a sentence: q0 for q[0]. */
export function shortName(name: string | undefined): string {
  return (name ?? '').replace(/[[\]]/g, '');
}
