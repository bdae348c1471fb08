import { entriesOf } from '#src/model/read-content.ts';
import type { NoiseModel } from '#src/model/schemas/threshold.ts';
import { newestValue } from '../../thresholds/threshold-values.ts';
import { CODES, DECODERS, type DecoderName, type NoiseName, type PublishedThreshold } from './experiment.ts';

/** What the entries call the noise that is simulated here. */
const NOISE: Readonly<Partial<Record<NoiseModel, NoiseName>>> = {
  'code capacity, independent flips': 'flips',
  phenomenological: 'phenomenological',
};

/** What they call a decoder that is simulated here; a vote among the copies of a bit is the exact matching. */
const BY: Readonly<Record<string, DecoderName>> = {
  ...Object.fromEntries(DECODERS.map((decoder) => [decoder, decoder])),
  'majority vote': 'matching',
};

/** Thresholds of what can be simulated in the page, of the decoders that are and of others; no pseudo-thresholds. */
export function publishedThresholds(): PublishedThreshold[] {
  return entriesOf('thresholds').flatMap((entry) => {
    const noise = NOISE[entry.noise];
    const { isPseudo, isReported, percent, text } = newestValue(entry);
    if (!noise || isPseudo || isReported || !CODES.some((code) => code === entry.code)) return [];
    return [
      { code: entry.code, noise, decoder: entry.decoder, by: BY[entry.decoder], rate: percent / 100, value: text },
    ];
  });
}
