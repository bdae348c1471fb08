import { type KeyboardEvent, type PointerEvent, type ReactNode, useState } from 'react';
import type { HomePage } from '#src/model/schemas/pages/home.ts';
import { AngleWheel } from './AngleWheel.tsx';
import { Readings } from './Readings.tsx';
import { angleAt, chanceOfOne, STEP, tilted } from './tilt.ts';
import './turn-qubit.css';

/** Leans far enough toward 1 that fifteen of a hundred readings are 1. */
const START = 2 * Math.asin(Math.sqrt(0.15));

const KEYS: Record<string, number> = {
  ArrowUp: -STEP,
  ArrowLeft: -STEP,
  ArrowDown: STEP,
  ArrowRight: STEP,
  Home: -Math.PI,
  End: Math.PI,
};

interface Props {
  texts: HomePage['turn'];
  /** The ways into the lab. */
  children?: ReactNode;
}

/** A pointer that leans from 0 to 1, how likely each of the two is then, and a hundred readings. */
export function TurnQubit({ texts, children }: Props) {
  const [tilt, setTilt] = useState(START);
  const ones = Math.round(100 * chanceOfOne(tilt));

  function onPointer(event: PointerEvent<HTMLElement>) {
    if (event.type === 'pointerdown') event.currentTarget.setPointerCapture(event.pointerId);
    else if (event.buttons === 0) return;
    setTilt(angleAt(event.currentTarget.getBoundingClientRect(), event));
  }

  function onKeyDown(event: KeyboardEvent) {
    const by = KEYS[event.key];
    if (by === undefined) return;
    event.preventDefault();
    setTilt(tilted(tilt, by));
  }

  return (
    <div className="turn-qubit wrap">
      <div>
        <h2 id="turn-title" className="text-2xl">
          {texts.title}
        </h2>
        <p className="turn-lede">{texts.text}</p>
        <p className="turn-chance">
          {texts.chance} <output>{ones}%</output>
        </p>
        <Readings ones={ones} texts={texts} />
        <div className="turn-ways">
          {children}
          <details>
            <summary>{texts.withNumbers}</summary>
            <p>
              θ = {tilt.toFixed(2)}, |ψ⟩ = {Math.cos(tilt / 2).toFixed(3)} |0⟩ + {Math.sin(tilt / 2).toFixed(3)} |1⟩
            </p>
            <p>{texts.numbers}</p>
          </details>
        </div>
      </div>
      <div
        role="slider"
        tabIndex={0}
        aria-label={texts.slider}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={ones}
        aria-valuetext={`${texts.chance}: ${ones}%`}
        className="turn-wheel"
        onPointerDown={onPointer}
        onPointerMove={onPointer}
        onKeyDown={onKeyDown}
      >
        <AngleWheel tilt={tilt} half={texts.half} />
      </div>
    </div>
  );
}
