import { fixed, percent, whole } from '#src/charts/numbers.ts';
import { at } from '#src/features/learn/tutorials/at.ts';
import type { Playable, PlayState, Setting } from '#src/features/learn/tutorials/state/playable.ts';
import { BYTES, HYBRID, landing, readBit, wrongReading } from './replace-rsa-theory.ts';

/** Where the opened number of a bit lands on the circle of 17. */
export interface Circle {
  kind: 'circle';
  bit: 0 | 1;
  numbers: { value: number; probability: number; isWrong: boolean }[];
}

/** One message, or one thing that is sent, with the bytes of its parts. */
export interface SentRow {
  name: string;
  parts: readonly number[];
}

/** What a scheme sends. */
export interface SentBytes {
  kind: 'bytes';
  rows: readonly SentRow[];
  /** What becomes of it, in two short lines. */
  fate: readonly [string, string];
}

export type KeyPicture = Circle | SentBytes;

interface Scheme {
  name: string;
  rows: readonly SentRow[];
  says: string;
  fate: readonly [string, string];
}

const SCHEMES: readonly Scheme[] = [
  {
    name: 'X25519',
    rows: [
      { name: 'client sends', parts: [BYTES.x25519] },
      { name: 'server answers', parts: [BYTES.x25519] },
    ],
    says: 'and Shor’s algorithm finds its key',
    fate: ['falls to a large', 'quantum computer'],
  },
  {
    name: 'ML-KEM-768',
    rows: [
      { name: 'client sends', parts: [BYTES.encapsulationKey] },
      { name: 'server answers', parts: [BYTES.ciphertext] },
    ],
    says: 'and no efficient attack on it is known',
    fate: ['no efficient attack is', 'known, none is ruled out'],
  },
  {
    name: 'X25519MLKEM768',
    rows: [
      { name: 'client sends', parts: [BYTES.encapsulationKey, BYTES.x25519] },
      { name: 'server answers', parts: [BYTES.ciphertext, BYTES.x25519] },
    ],
    says: `and makes ${HYBRID.secret} secret ones of two halves`,
    fate: ['holds as long as', 'one half holds'],
  },
  {
    name: 'ML-DSA-65',
    rows: [
      { name: 'public key', parts: [BYTES.verificationKey] },
      { name: 'signature', parts: [BYTES.signature] },
    ],
    says: 'and signs, which is another job',
    fate: ['proves who speaks,', 'hides nothing'],
  },
];

const SHOWS_BYTES = 2;

/** The circle of 17 with noise of some width; or, on the third button, what a scheme sends. */
export const play: Playable<KeyPicture> = {
  about: 'Noise, and what it costs',
  controls: [
    { name: 'n', label: 'Noise or scheme', kind: 'range', max: 3, say: (n, setting) => nameOf(n, setting) },
    { name: 'show', label: 'What is shown', kind: 'choice', max: 2, say: (show) => at(['a 0', 'a 1', 'bytes'], show) },
  ],
  start: { n: 0, show: SHOWS_BYTES },
  stateOf: ({ n = 0, show = 0 }) => (show === SHOWS_BYTES ? ofScheme(at(SCHEMES, n)) : ofBit(n, show === 1 ? 1 : 0)),
};

const nameOf = (n: number, { show = 0 }: Setting) =>
  show === SHOWS_BYTES ? at(SCHEMES, n).name : n === 0 ? 'no noise' : `noise ±${n}`;

function ofScheme({ name, rows, says, fate }: Scheme): PlayState<KeyPicture> {
  const total = rows.flatMap(({ parts }) => parts).reduce((sum, bytes) => sum + bytes, 0);
  return {
    title: `${name} sends ${whole(total)} bytes ${says}`,
    value: `${whole(total)} B`,
    note: `sent by ${name}`,
    data: { kind: 'bytes', rows, fate },
  };
}

function ofBit(eta: number, bit: 0 | 1): PlayState<KeyPicture> {
  const wrong = wrongReading(eta, bit);
  const title =
    eta === 0
      ? `Without noise a ${bit} is always read as a ${bit}`
      : `With noise from −${eta} to ${eta}, a ${bit} is misread in ${outOf(wrong)} encryptions`;
  return {
    title,
    value: percent(wrong, wrong > 0 && wrong < 0.01 ? 2 : 1),
    note: `a ${bit} misread, ${eta === 0 ? 'no noise' : `noise ±${eta}`}`,
    data: {
      kind: 'circle',
      bit,
      numbers: landing(eta, bit).map((probability, value) => ({ value, probability, isWrong: readBit(value) !== bit })),
    },
  };
}

/** A share as "8.0 of 100", and a rare one as "1.2 of 10,000". */
export const outOf = (share: number) =>
  share < 0.01 ? `${fixed(1e4 * share, 1)} of 10,000` : `${fixed(100 * share, 1)} of 100`;
