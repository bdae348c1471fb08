import { entriesOf } from '#src/model/read-content.ts';
import type { NoiseModel } from '#src/model/schemas/threshold.ts';
import { newestValue } from '../../thresholds/threshold-values.ts';
import { CODES, DECODERS, type DecoderName } from './experiment.ts';
import type { PublishedThreshold } from './published-for.ts';

/**
 * What the entries call the noise that is simulated here. None at circuit level: what waits, and how often, differs from one
 * paper to another.
 */
const NOISE: Readonly<Partial<Record<NoiseModel, Pick<PublishedThreshold, 'noise' | 'bias'>>>> = {
  'code capacity, independent flips': { noise: 'flips' },
  'code capacity, depolarizing': { noise: 'biased', bias: 0.5 },
  phenomenological: { noise: 'phenomenological' },
};

/** What they call a decoder that is simulated here; a vote among the copies of a bit is the exact matching. */
const BY: Readonly<Record<string, DecoderName>> = {
  ...Object.fromEntries(DECODERS.map((decoder) => [decoder, decoder])),
  'majority vote': 'matching',
  'maximum likelihood': 'likelihood',
};

/** Thresholds of what can be simulated in the page, of the decoders that are and of others; no pseudo-thresholds. */
export function publishedThresholds(): PublishedThreshold[] {
  return entriesOf('thresholds').flatMap((entry) => {
    const noise = NOISE[entry.noise];
    const { isPseudo, isReported, percent, text } = newestValue(entry);
    if (!noise || isPseudo || isReported || !CODES.some((code) => code === entry.code)) return [];
    return [
      { code: entry.code, ...noise, decoder: entry.decoder, by: BY[entry.decoder], rate: percent / 100, value: text },
    ];
  });
}
