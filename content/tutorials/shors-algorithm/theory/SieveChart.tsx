import { ticksAt } from '#src/charts/Axis.tsx';
import { power, whole } from '#src/charts/numbers.ts';
import { PictureValues } from '#src/features/learn/tutorials/pictures/DrawnPlot.tsx';
import { CostChart } from '#src/features/topics/algorithms/CostChart.tsx';
import { numberFieldSieveLog10, shorGatesLog10 } from '#src/features/topics/algorithms/costs.ts';
import { type CostChartData, lastInside, type Place } from '#src/features/topics/algorithms/curves.ts';
import { numberFieldSieveBits, RSA_BITS } from './shors-algorithm-theory.ts';

const LARGEST_EXPONENT = 200;

function sampled(log10: (bits: number) => number): Place[] {
  return Array.from({ length: 11 }, (_, index) => 64 * 2 ** (0.6 * index)).map((bits) => [
    bits,
    log10(bits) / Math.log10(2),
  ]);
}

/** Operations against the number of bits: an exponential is straight here, the sieve bends, a polynomial is flat. */
const data: CostChartData = {
  x: lastInside(ticksAt([0, 1024, 2048, 3072, 4096], whole)),
  y: ticksAt([0, 50, 100, 150, LARGEST_EXPONENT], (at) => power(2, at)),
  curves: [
    {
      kind: 'classical',
      isDashed: true,
      places: [
        [0, 0],
        [2 * LARGEST_EXPONENT, LARGEST_EXPONENT],
      ],
      label: { text: 'Trial division', at: [470, 185], anchor: 'start' },
    },
    {
      kind: 'classical',
      places: sampled(numberFieldSieveLog10),
      label: { text: 'Number field sieve', at: [4050, 98], anchor: 'end' },
    },
    {
      kind: 'quantum',
      places: sampled(shorGatesLog10),
      label: { text: 'Shor: n³', at: [4050, 18], anchor: 'end' },
    },
  ],
  mark: {
    at: [RSA_BITS, numberFieldSieveBits(RSA_BITS)],
    label: { text: 'RSA-2048', at: [RSA_BITS - 80, 128], anchor: 'end' },
  },
};

const inPowersOfTwo = (log10: number) => power(2, Math.round(log10 / Math.log10(2)));
const values = {
  columns: ['bits', 'Trial division', 'Number field sieve', 'Shor: n³'],
  rows: [512, 1024, RSA_BITS, 3072, 4096].map((bits) => [
    whole(bits),
    power(2, bits / 2),
    inPowersOfTwo(numberFieldSieveLog10(bits)),
    inPowersOfTwo(shorGatesLog10(bits)),
  ]),
};

/** What factoring costs as numbers grow, on a logarithmic scale of operations. */
export function SieveChart() {
  const label =
    'Operations against the bits of the number, on a logarithmic scale. Trial division rises in a straight, steep line, ' +
    `the number field sieve bends and reaches 2 to the ${numberFieldSieveBits(RSA_BITS).toFixed(0)} at 2,048 bits, ` +
    'and n cubed stays near the bottom.';
  return (
    <>
      <div className="text-drawing">
        <CostChart data={data} size="narrow" label={label} />
      </div>
      <PictureValues label={label} values={values} />
    </>
  );
}
