import type { DetectorErrorModel, Symptoms } from './detector-error-model.ts';

/** The model as text that Stim and PyMatching read (`.dem`): errors first, then the places of detectors. */
export function writeDetectorErrorModel(model: DetectorErrorModel): string {
  const errors = model.mechanisms.map(
    ({ probability, parts }) => `error(${probability}) ${parts.map(targetsOf).join(' ^ ')}`,
  );
  const lines = [...errors, ...detectorLines(model)];
  if (model.observables > 0) lines.push(`logical_observable L${model.observables - 1}`);
  return lines.map((line) => `${line}\n`).join('');
}

function targetsOf({ detectors, observables }: Symptoms): string {
  const flipped = [...Array(32 - Math.clz32(observables)).keys()].filter((at) => (observables >>> at) & 1);
  return [...detectors.map((detector) => `D${detector}`), ...flipped.map((at) => `L${at}`)].join(' ');
}

/** The last detector is always there, so that none of them is lost. */
function detectorLines({ detectors, coordinates }: DetectorErrorModel): string[] {
  const placed = [...coordinates].sort(([one], [other]) => one - other);
  const lines = placed.map(([detector, place]) => `detector(${place.join(', ')}) D${detector}`);
  return detectors === 0 || coordinates.has(detectors - 1) ? lines : [...lines, `detector D${detectors - 1}`];
}
