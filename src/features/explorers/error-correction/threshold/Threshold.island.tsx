import '../../explorer.css';
import './threshold.css';
import { fileAddress } from '#src/base/file-address.ts';
import { Drawings } from '#src/charts/Drawings.tsx';
import { powerOfTen } from '#src/charts/numbers.ts';
import type { ThresholdTexts } from '#src/model/schemas/pages/error-correction/threshold.ts';
import { Dial } from '../../Dial.tsx';
import type { Simulated } from './experiment.ts';
import { belowThreshold, csvOf, findingOf, titleOf } from './finding.ts';
import type { Preset } from './machine-strengths.ts';
import { type PublishedThreshold, publishedFor } from './published-for.ts';
import { rangeOf } from './ranges.ts';
import { ThresholdPicture } from './ThresholdPicture.tsx';
import { ThresholdSettings } from './ThresholdSettings.tsx';
import { WISHED } from './threshold-address.ts';
import { useThreshold } from './use-threshold.ts';

interface Props {
  first: Simulated;
  published: readonly PublishedThreshold[];
  presets: readonly Preset[];
  texts: ThresholdTexts;
}

/** Codes of several sizes that are simulated in the page, until their curves cross: at the threshold. */
export function Threshold({ first, published: all, presets, texts }: Props) {
  const threshold = useThreshold(first);
  const { experiment, points, wished } = threshold;
  const range = rangeOf(experiment);
  if (!range) return null;
  const finding = findingOf(points);
  const published = publishedFor(experiment, all);
  const sizes = experiment.sizes.length;
  const title = titleOf(texts, { finding, sizes, range, published });
  const noise = texts.noises[experiment.noise];
  return (
    <>
      <ThresholdSettings threshold={threshold} presets={presets} texts={texts} />
      <figure className="chart">
        <h3 className="chart-title">{title}</h3>
        <p className="chart-unit">{noise.unit}</p>
        <Drawings
          draw={(size) => (
            <ThresholdPicture
              size={size}
              range={range}
              points={points}
              finding={finding}
              published={published}
              label={title}
              axis={noise.axis}
            />
          )}
        />
        <div className="threshold-wish">
          <Dial
            label={texts.wished}
            value={-wished}
            text={powerOfTen(-wished)}
            from={-WISHED.to}
            to={-WISHED.from}
            step={1}
            onTurn={(exponent) => threshold.wish(-exponent)}
          />
          {points.length > 0 ? <p>{belowThreshold(texts, points, wished)}</p> : null}
        </div>
        <figcaption>
          {[texts.caption, sizes > 2 ? texts.fitted : '', noise.note, published.length > 0 ? texts.published : '']
            .filter(Boolean)
            .join(' ')}
        </figcaption>
        <p className="explorer-take">
          <a
            href={fileAddress('csv', csvOf(experiment, points))}
            download={`threshold-${experiment.code}-${experiment.noise}-${experiment.decoder}.csv`}
          >
            {texts.csv}
          </a>
        </p>
      </figure>
    </>
  );
}
