import { controlledBy, emptyCircuit, gate, measurement } from '#circuit/circuit/circuit.ts';
import type { Bit } from '#circuit/quantum/state-vector.ts';
import { fixed, percent, significant, whole } from '#src/charts/numbers.ts';
import { at } from '#src/features/learn/tutorials/at.ts';
import { AmplitudeBars } from '#src/features/learn/tutorials/pictures/AmplitudeBars.tsx';
import { CircuitDrawing } from '#src/features/learn/tutorials/pictures/CircuitDrawing.tsx';
import { BitRows } from './BitRows.tsx';
import { ConjugateBases } from './ConjugateBases.tsx';
import { Curves } from './Curves.tsx';
import { ErrorTree } from './ErrorTree.tsx';
import { preparationState } from './exact-pulse.ts';
import { isKept } from './example-run.ts';
import { IntervalBars } from './IntervalBars.tsx';
import { ParitySearch } from './ParitySearch.tsx';
import { bound, cipher, halfway, key, message, run, sifted } from './quantum-cryptography-numbers.ts';
import {
  abortThreshold,
  binaryEntropy,
  intervalHalfWidth,
  multiPhoton,
  PRACTICAL_EFFICIENCY,
  photonProbability,
  reach,
  secretFraction,
  undetected,
} from './quantum-cryptography-theory.ts';
import { RelayChain } from './RelayChain.tsx';
import { ShareBars } from './ShareBars.tsx';

const bitRow = (name: string, bits: readonly Bit[], isResult = false) => ({ name, cells: bits.map(String), isResult });
const amplitudes = preparationState()
  .map(({ re }, index) => ({ state: index.toString(2).padStart(3, '0'), value: re }))
  .filter(({ value }) => Math.abs(value) > 1e-9);
const kept = run.flatMap((pulse, index) => (isKept(pulse) ? [index] : []));
const undetectedLine = (f: number): [number, number][] => [
  [0, 0],
  [80, Math.log10(undetected(80, f))],
];
const budget = [0.01, 0.02, 0.05, 0.1].map((q) => ({
  name: `Q = ${percent(q, 0)}`,
  shares: [secretFraction(q), binaryEntropy(q), binaryEntropy(q)],
}));
const fractionCurve = (f: number): [number, number][] =>
  Array.from({ length: 15 }, (_, i) => [14 * (i / 14) ** 2, secretFraction(0.14 * (i / 14) ** 2, f)]);
const sources = [0.5, 0.1].map((mu) => ({
  name: `μ = ${mu}`,
  shares: [photonProbability(0, mu), photonProbability(1, mu), multiPhoton(mu)],
}));
const rateByDistance = (rate: (km: number) => number) =>
  [1, 10, 50, 200, 400, 600, 800, 1000].map((km): [number, number] => [km, Math.log10(rate(km))]);

/** What the text of the steps shows with `<Picture of="…" />`. */
export const pictures = {
  'pulse-circuit': (
    <CircuitDrawing
      circuit={{
        ...emptyCircuit(4),
        qubits: ['bit', 'basis', 'Bob', 'pulse'],
        columns: [
          [0, 1, 2].map((wire) => gate('h', [wire])),
          [gate('x', [3], { controls: controlledBy(0) })],
          [gate('h', [3], { controls: controlledBy(1) })],
          [{ kind: 'barrier', qubits: [0, 1, 2, 3] }],
          [gate('h', [3], { controls: controlledBy(2) })],
          [0, 1, 2, 3].map((wire) => measurement(wire, wire)),
        ],
      }}
      barriers={['fiber']}
      label="H on three coins: bit, basis, Bob. On the pulse X, controlled by the bit, and H, controlled by the basis; fiber; H, controlled by Bob. All measured."
    />
  ),
  'key-distribution-problem': (
    <BitRows
      rows={[bitRow('message m', message), bitRow('key k', key), bitRow('sent c', cipher, true)]}
      label={`${message.join('')} plus ${key.join('')} gives ${cipher.join('')}.`}
    />
  ),
  'alice-prepares': (
    <AmplitudeBars
      bars={amplitudes}
      digits={2}
      highlight="111"
      label={amplitudes.map(({ state, value }) => `${state}: ${fixed(value, 2)}`).join(', ')}
    />
  ),
  sifting: (
    <BitRows
      kept={kept}
      rows={[
        { name: 'Alice’s bit', cells: run.map(({ aliceBit }) => String(aliceBit)) },
        { name: 'her basis', cells: run.map(({ aliceBasis }) => aliceBasis) },
        { name: 'Bob’s basis', cells: run.map(({ bobBasis }) => bobBasis) },
        { name: 'Bob’s bit', cells: run.map(({ bobBit }) => String(bobBit)) },
        { name: 'sifted key', cells: run.map((pulse) => (isKept(pulse) ? String(pulse.bobBit) : '')), isResult: true },
      ]}
      label={`Of twelve pulses ${kept.length} have equal bases and give the sifted key ${sifted}.`}
    />
  ),
  'detecting-eve': (
    <Curves
      x={{ name: 'bits compared, m', ticks: [0, 20, 40, 60, 80].map((value) => ({ value, text: String(value) })) }}
      y={{
        name: 'probability of missing her',
        ticks: [
          { value: -10, text: '10⁻¹⁰' },
          { value: -8, text: '10⁻⁸' },
          { value: -6, text: '10⁻⁶' },
          { value: -4, text: '10⁻⁴' },
          { value: -2, text: '10⁻²' },
          { value: 0, text: '1' },
        ],
      }}
      curves={[
        { name: 'f = 1', nameAt: [32, -5.9], points: undetectedLine(1) },
        { name: 'f = ½', nameAt: [52, -4.6], points: undetectedLine(0.5), tone: 'phase' },
        { name: 'f = ¼', nameAt: [58, -0.8], points: undetectedLine(0.25), tone: 'ink-3' },
      ]}
      label={`For f = 1 the line falls to ${significant(undetected(80), 2)} at 80 bits, for ½ to ${significant(undetected(80, 0.5), 2)}, for ¼ to ${significant(undetected(80, 0.25), 2)}.`}
    />
  ),
  'estimate-error-rate': (
    <IntervalBars
      rate={0.05}
      samples={[100, 1000, 10000]}
      label={[100, 1000, 10000]
        .map((m) => `${whole(m)} bits: 5% plus or minus ${percent(intervalHalfWidth(0.05, m), 2)}`)
        .join('; ')}
    />
  ),
  'privacy-amplification': (
    <ShareBars
      parts={[
        { name: 'secret', tone: 'accent' },
        { name: 'disclosed for error correction', tone: 'ill-3' },
        { name: 'removed by hashing', tone: 'ill-2' },
      ]}
      rows={budget}
      label={budget
        .map(
          ({ name, shares }) => `${name}: ${percent(at(shares, 0), 1)} secret, twice ${percent(at(shares, 1), 1)} lost`,
        )
        .join('; ')}
    />
  ),
  'abort-threshold': (
    <Curves
      x={{
        name: 'error rate Q in percent',
        ticks: [0, 2, 4, 6, 8, 10, 12, 14].map((value) => ({ value, text: String(value) })),
      }}
      y={{ name: 'secret fraction r', ticks: [-0.5, 0, 0.5, 1].map((value) => ({ value, text: fixed(value, 1) })) }}
      curves={[
        { name: 'ideal code', nameAt: [2.4, 0.74], points: fractionCurve(1) },
        { name: 'f = 1.16', nameAt: [0.6, 0.22], points: fractionCurve(PRACTICAL_EFFICIENCY), tone: 'ink-3' },
      ]}
      marks={[
        { at: [100 * abortThreshold(), 0], text: percent(abortThreshold(), 2) },
        {
          at: [100 * abortThreshold(PRACTICAL_EFFICIENCY), 0],
          text: percent(abortThreshold(PRACTICAL_EFFICIENCY), 2),
          side: 'end',
        },
      ]}
      label={`Falling from 1 to zero at ${percent(abortThreshold(), 2)} with an ideal code, at ${percent(abortThreshold(PRACTICAL_EFFICIENCY), 2)} with f = 1.16.`}
    />
  ),
  'real-sources-decoy-states': (
    <ShareBars
      digits={1}
      parts={[
        { name: 'empty', tone: 'ill-2' },
        { name: 'one photon', tone: 'accent' },
        { name: 'two or more: unsafe', tone: 'phase' },
      ]}
      rows={sources}
      label={sources
        .map(
          ({ name, shares }) =>
            `${name}: empty ${percent(at(shares, 0), 1)}, one photon ${percent(at(shares, 1), 1)}, two or more ${percent(at(shares, 2), 1)}`,
        )
        .join('; ')}
    />
  ),
  'distance-limit': (
    <Curves
      x={{
        name: 'length in km',
        ticks: [0, 200, 400, 600, 800, 1000].map((value) => ({ value, text: String(value) })),
      }}
      y={{
        name: 'secret bits per use',
        ticks: [
          { value: -20, text: '10⁻²⁰' },
          { value: -15, text: '10⁻¹⁵' },
          { value: -10, text: '10⁻¹⁰' },
          { value: -5, text: '10⁻⁵' },
          { value: 0, text: '1' },
        ],
      }}
      curves={[
        { name: 'point-to-point line', nameAt: [60, -13], points: rateByDistance(bound) },
        { name: 'station halfway', nameAt: [500, -2.6], points: rateByDistance(halfway), tone: 'phase' },
      ]}
      marks={[
        { at: [reach(1e-9), -9], text: '1 bit/s' },
        { at: [2 * reach(1e-9), -9], text: '' },
      ]}
      label={`Two falling lines. A point-to-point line falls to 10⁻⁹ bits per use at ${whole(reach(1e-9))} km and to ${significant(bound(1000), 2)} at 1,000 km; a line with a station halfway to 10⁻⁹ at ${whole(2 * reach(1e-9))} km and to ${significant(halfway(1000), 2)} at 1,000 km.`}
    />
  ),
};

/** Components that the text of the steps uses by name, with its own values. */
export const components = { ConjugateBases, ErrorTree, ParitySearch, RelayChain };
