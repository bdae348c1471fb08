import type { Experiment } from './experiment.ts';

/** A threshold that was published for the code and the noise of a picture. */
export interface Published {
  /** As a share of one. */
  readonly rate: number;
  readonly value: string;
  /** By which decoder. */
  readonly decoder: string;
  /** Whether that is the decoder of the picture. */
  readonly isSame: boolean;
}

/** A published threshold with what it is of. */
export interface PublishedThreshold extends Omit<Published, 'isSame'> {
  readonly code: string;
  readonly noise: string;
  /** Of biased noise alone. */
  readonly bias?: number;
  /** The decoder that is simulated here, where it is one of them. */
  readonly by: string | undefined;
}

/** Those of the same code and noise, that of the same decoder marked, by rising value. */
export function publishedFor(
  { code, noise, bias, decoder }: Experiment,
  published: readonly PublishedThreshold[],
): Published[] {
  return published
    .filter((each) => each.code === code && each.noise === noise && (each.bias ?? bias) === bias)
    .map((each) => ({ ...each, isSame: each.by === decoder }))
    .sort((a, b) => a.rate - b.rate);
}
