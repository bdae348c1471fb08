/** What a decoder says of a syndrome that no error of its model has. */
export function oddPart(): RangeError {
  return new RangeError(
    'An odd number of detectors fired in a part of the graph that has no boundary: no error of this model does that.',
  );
}

/** @throws RangeError where a detector that fired is none of the model's. */
export function refuseStranger(defect: number, detectors: number): void {
  if (defect >= 0 && defect < detectors) return;
  throw new RangeError(`Detector ${defect} fired, but the model has ${detectors}, counted from 0.`);
}

export function impossibleSyndrome(): RangeError {
  return new RangeError('No error of this model makes just these detectors fire.');
}
