import { fillIn } from '#src/charts/fill-in.ts';
import { whole } from '#src/charts/numbers.ts';
import { buttonClass } from '#src/design/Button.tsx';
import type { ThresholdTexts } from '#src/model/schemas/pages/error-correction/threshold.ts';
import { Choice } from '../../Choice.tsx';
import { CircuitStrengths } from './CircuitStrengths.tsx';
import { BIASES, CODES } from './experiment.ts';
import type { Preset } from './machine-strengths.ts';
import { decodersOf, noisesOf, sizesOf } from './ranges.ts';
import type { useThreshold } from './use-threshold.ts';

interface Props {
  threshold: ReturnType<typeof useThreshold>;
  presets: readonly Preset[];
  texts: ThresholdTexts;
}

/** What is simulated: code, noise with its own settings, decoder and sizes; and whether it runs. */
export function ThresholdSettings({ threshold, presets, texts }: Props) {
  const { experiment, points, status, left } = threshold;
  const isRunning = status === 'running' || status === 'on the page';
  const shots = points.reduce((sum, point) => sum + point.shots, 0);
  return (
    <div className="threshold-set">
      <Choice
        label={texts.code}
        value={experiment.code}
        options={CODES.map((value) => ({ value, text: texts.codes[value] }))}
        onChoose={(code) => threshold.change({ code })}
      />
      <Choice
        label={texts.noise}
        value={experiment.noise}
        options={noisesOf(experiment.code).map((value) => ({ value, text: texts.noises[value].name }))}
        onChoose={(noise) => threshold.change({ noise })}
      />
      {experiment.noise === 'biased' ? (
        <Choice
          label={texts.bias.label}
          value={String(experiment.bias)}
          options={BIASES.map((bias) => ({ value: String(bias), text: biasText(texts.bias, bias) }))}
          onChoose={(bias) => threshold.change({ bias: Number(bias) })}
        />
      ) : null}
      <Choice
        label={texts.decoder}
        value={experiment.decoder}
        options={decodersOf(experiment).map((value) => ({ value, text: texts.decoders[value] }))}
        onChoose={(decoder) => threshold.change({ decoder })}
      />
      <Choice
        label={texts.sizes}
        value={experiment.sizes.join(', ')}
        options={sizesOf(experiment).map((sizes) => ({ value: sizes.join(', '), text: sizes.join(', ') }))}
        onChoose={(chosen) => threshold.change({ sizes: chosen.split(', ').map(Number) })}
      />
      {experiment.noise === 'circuit' ? (
        <CircuitStrengths
          strengths={experiment.strengths}
          presets={presets}
          texts={texts.strengths}
          onSet={(strengths) => threshold.change({ strengths })}
        />
      ) : null}
      <button
        type="button"
        className={buttonClass(isRunning ? 'secondary' : 'primary')}
        onClick={isRunning ? threshold.stop : threshold.start}
      >
        {isRunning ? texts.stop : texts.run}
      </button>
      <p role="status">
        {fillIn(texts.status[status], { shots: whole(shots) })}
        {left.length > 0 ? ` ${fillIn(texts.left, { parts: left.join(', ') })}` : ''}
      </p>
    </div>
  );
}

function biasText({ none, some, pure }: ThresholdTexts['bias'], bias: number): string {
  if (bias === Number.POSITIVE_INFINITY) return pure;
  return bias === 0.5 ? none : fillIn(some, { bias });
}
