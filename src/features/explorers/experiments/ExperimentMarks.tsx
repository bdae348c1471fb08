import { round } from '#src/base/svg-path.ts';
import type { Place } from '#src/charts/chart.ts';
import { PlacedName } from '#src/charts/Label.tsx';
import { MarkLink } from '#src/charts/MarkLink.tsx';
import { urls } from '#src/model/urls.ts';
import { ExperimentSign, signColor } from './ExperimentSign.tsx';
import { type PlacedMark, RADIUS } from './place-marks.ts';
import { sentenceOf } from './sentence.ts';

interface Props {
  marks: readonly PlacedMark[];
  place: Place;
}

/** Experiments in a drawing: names first, so that no name covers a sign. */
export function ExperimentMarks({ marks, place }: Props) {
  return (
    <>
      {marks.map(({ measured, label }) =>
        label ? <PlacedName key={measured.figure.id} at={label} {...label} weight={600} /> : null,
      )}
      {marks
        .toSorted((a, b) => a.measured.at - b.measured.at)
        .map((mark) => (
          <MarkLink
            key={mark.measured.figure.id}
            place={place}
            href={urls.logicalExperiment(mark.measured.experiment.id)}
            name={sentenceOf(mark.measured)}
            row={mark.measured.experiment.id}
          >
            <Mark mark={mark} />
          </MarkLink>
        ))}
    </>
  );
}

function Mark({ mark: { measured, at, end } }: { mark: PlacedMark }) {
  const { platform } = measured.experiment;
  return (
    <>
      <circle cx={round(at[0])} cy={round(at[1])} r="12" fill="transparent" />
      {end === undefined ? null : (
        <path d={`M${round(at[0])} ${round(at[1])}V${round(end)}`} stroke={signColor(platform)} strokeWidth="1.9" />
      )}
      <ExperimentSign
        platform={platform}
        isHollow={measured.isPostSelected}
        isReported={measured.isReported}
        at={at}
        radius={RADIUS}
      />
    </>
  );
}
