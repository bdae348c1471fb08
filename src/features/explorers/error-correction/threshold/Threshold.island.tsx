import '../explorer.css';
import './threshold.css';
import { useId, useLayoutEffect, useRef } from 'react';
import { Drawings } from '#src/charts/Drawings.tsx';
import { fillIn } from '#src/charts/fill-in.ts';
import { whole } from '#src/charts/numbers.ts';
import { buttonClass } from '#src/design/Button.tsx';
import type { ThresholdTexts } from '#src/model/schemas/pages/error-correction/threshold.ts';
import {
  CODES,
  DECODERS,
  type Experiment,
  noisesOf,
  type Published,
  type PublishedThreshold,
  rangeOf,
  type Simulated,
} from './experiment.ts';
import { belowThreshold, csvOf, findingOf, titleOf } from './finding.ts';
import { ThresholdPicture } from './ThresholdPicture.tsx';
import { useThreshold } from './use-threshold.ts';

interface Props {
  first: Simulated;
  published: readonly PublishedThreshold[];
  texts: ThresholdTexts;
}

/** A logical error that nobody would notice in a long computation. */
const WISHED = 1e-9;

/** Codes of several sizes that are simulated in the page, until their curves cross: at the threshold. */
export function Threshold({ first, published, texts }: Props) {
  const threshold = useThreshold(first);
  const { experiment, points, status, left } = threshold;
  const range = rangeOf(experiment);
  if (!range) return null;
  const finding = findingOf(points);
  const lines = publishedFor(experiment, published);
  const isRunning = status === 'running' || status === 'on the page';
  const shots = points.reduce((sum, point) => sum + point.shots, 0);
  const title = titleOf(texts, finding, range, lines);
  return (
    <>
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
        <Choice
          label={texts.decoder}
          value={experiment.decoder}
          options={DECODERS.map((value) => ({ value, text: texts.decoders[value] }))}
          onChoose={(decoder) => threshold.change({ decoder })}
        />
        <Choice
          label={texts.sizes}
          value={experiment.sizes.join(', ')}
          options={range.sizes.map((sizes) => ({ value: sizes.join(', '), text: sizes.join(', ') }))}
          onChoose={(chosen) => threshold.change({ sizes: chosen.split(', ').map(Number) })}
        />
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
      <figure className="chart">
        <h3 className="chart-title">{title}</h3>
        <p className="chart-unit">{texts.noises[experiment.noise].unit}</p>
        <Drawings
          draw={(size) => (
            <ThresholdPicture
              size={size}
              range={range}
              points={points}
              finding={finding}
              published={lines}
              label={title}
              texts={texts}
            />
          )}
        />
        <figcaption>
          {points.length > 0 ? `${belowThreshold(texts, points, WISHED)} ` : ''}
          {texts.caption}
        </figcaption>
        <p className="explorer-take">
          <a
            href={`data:text/csv;charset=utf-8,${encodeURIComponent(csvOf(experiment, points))}`}
            download={`threshold-${experiment.code}-${experiment.noise}-${experiment.decoder}.csv`}
          >
            {texts.csv}
          </a>
        </p>
      </figure>
    </>
  );
}

/** Those of the same code and noise, that of the same decoder marked, by rising value. */
function publishedFor({ code, noise, decoder }: Experiment, published: readonly PublishedThreshold[]): Published[] {
  return published
    .filter((each) => each.code === code && each.noise === noise)
    .map((each) => ({ ...each, isSame: each.by === decoder }))
    .sort((a, b) => a.rate - b.rate);
}

interface ChoiceProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly { value: Value; text: string }[];
  onChoose: (value: Value) => void;
}

function Choice<Value extends string>({ label, value, options, onChoose }: ChoiceProps<Value>) {
  const id = useId();
  const field = useRef<HTMLSelectElement>(null);
  const atFirst = useRef({ value, onChoose });
  // Another may have been chosen before this script was there.
  useLayoutEffect(() => {
    const { value: first, onChoose: choose } = atFirst.current;
    if (field.current && field.current.value !== first) choose(field.current.value as Value);
  }, []);
  return (
    <label htmlFor={id}>
      {label}
      <select
        ref={field}
        id={id}
        value={value}
        autoComplete="off"
        onChange={({ target }) => onChoose(target.value as Value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
    </label>
  );
}
