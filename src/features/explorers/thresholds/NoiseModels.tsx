import type { ThresholdsPage } from '#src/model/schemas/pages/codes.ts';
import { NOISE_MODELS } from '#src/model/schemas/threshold.ts';
import './thresholds.css';

/** What each noise model means, in a sentence. */
export function NoiseModels({ noise: { models, pseudo } }: Pick<ThresholdsPage, 'noise'>) {
  return (
    <>
      <dl className="noise-models">
        {NOISE_MODELS.map((model) => (
          <div key={model}>
            <dt>{model}</dt>
            <dd>{models[model]}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-5 max-w-measure text-sm text-ink-2">{pseudo}</p>
    </>
  );
}
