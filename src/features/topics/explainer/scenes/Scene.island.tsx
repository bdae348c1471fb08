import './scene.css';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import type { SceneItem } from '#src/model/schemas/pages/what-is-quantum.ts';
import { coinScene } from './CoinScene.tsx';
import { goodForScene } from './GoodForScene.tsx';
import { firstState, moved, pressed, type SceneMachine, type SceneState, sentenceOf } from './machine.ts';
import { pairScene } from './PairScene.tsx';
import { FIELD } from './parts.tsx';
import { readingScene } from './ReadingScene.tsx';
import { slitsScene } from './SlitsScene.tsx';
import { waveScene } from './WaveScene.tsx';

/** The picture of each scene, by the scene's name in the content. */
export const machines: Record<SceneItem['id'], SceneMachine> = {
  coin: coinScene,
  wave: waveScene,
  'two-slits': slitsScene,
  reading: readingScene,
  pair: pairScene,
  'good-for': goodForScene,
};

/** The picture of a scene and its three sentences, each of which sets it. Without script it stands in its first state. */
export function Scene({ id, says }: Pick<SceneItem, 'id' | 'says'>) {
  const machine = machines[id];
  const [state, setState] = useState(() => firstState(machine));
  const [isPressed, setPressed] = useState(false);
  const current = sentenceOf(machine, state);
  const names = useId();
  const title = machine.title(state);
  const { Drawing, Inset } = machine;
  return (
    <>
      <figure className="scene-picture">
        {/* A slider says the title with its value; of a press on a sentence nothing else would be heard. */}
        <figcaption aria-live={isPressed ? 'polite' : 'off'}>{title}</figcaption>
        <svg viewBox={`0 0 ${FIELD.width} ${FIELD.height}`} role="img" aria-label={machine.label}>
          <Drawing {...state} />
        </svg>
        <SceneSlider
          machine={machine}
          state={state}
          onMove={(value) => {
            setPressed(false);
            setState((before) => moved(machine, before, value));
          }}
        />
        {Inset ? <Inset {...state} /> : null}
      </figure>
      <ol className="scene-says">
        {says.map(({ name, text }, index) => (
          <li key={name} data-current={index === current ? '' : undefined}>
            <h4 id={`${names}${index}`}>
              {index + 1} · {name}
            </h4>
            <p id={`${names}${index}-text`}>{text}</p>
            <button
              type="button"
              aria-labelledby={`${names}${index}`}
              aria-describedby={`${names}${index}-text`}
              aria-pressed={index === current}
              onClick={() => {
                setPressed(true);
                setState((before) => pressed(machine, before, index as 0 | 1 | 2));
              }}
            />
          </li>
        ))}
      </ol>
    </>
  );
}

interface SliderProps {
  machine: SceneMachine;
  state: SceneState;
  onMove: (value: number) => void;
}

function SceneSlider({ machine, state, onMove }: SliderProps) {
  const { label, min = 0, max, step, text } = machine.slider;
  const field = useRef<HTMLInputElement>(null);
  const onFirst = useRef(onMove);
  // The visitor may have moved it before this script was there.
  useLayoutEffect(() => {
    const value = field.current?.valueAsNumber;
    if (value !== undefined && value !== firstState(machine).value) onFirst.current(value);
  }, [machine]);
  return (
    <label className="scene-slider">
      <span>{label}</span>
      <input
        ref={field}
        type="range"
        min={min}
        max={max}
        step={step}
        value={state.value}
        aria-valuetext={`${text(state)}. ${machine.title(state)}`}
        // A browser that restores fields would show another value than the picture.
        autoComplete="off"
        onChange={({ currentTarget }) => onMove(currentTarget.valueAsNumber)}
      />
      <span aria-hidden className="scene-value">
        {text(state)}
      </span>
    </label>
  );
}
