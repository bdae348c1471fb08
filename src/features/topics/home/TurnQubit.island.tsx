import { type PointerEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { firstGesture } from '#src/frame/hydration/first-gesture.ts';
import type { HomePage } from '#src/model/schemas/pages/home.ts';
import { AngleWheel } from './AngleWheel.tsx';
import { Readings } from './Readings.tsx';
import { angleAt, chanceOfOne } from './tilt.ts';
import './turn-qubit.css';

/** In degrees: leans far enough toward 1 that fifteen of a hundred readings are 1. */
const START = 45;
/** How far a key turns the pointer, in degrees. */
const STEP = 3;

interface Props {
  texts: HomePage['turn'];
  /** The ways into the lab. */
  children?: ReactNode;
}

/** A pointer that leans from 0 to 1, how likely each of the two is then, and a hundred readings. */
export function TurnQubit({ texts, children }: Props) {
  const [degrees, setDegrees] = useState(START);
  const tilt = (degrees * Math.PI) / 180;
  const ones = Math.round(100 * chanceOfOne(tilt));
  const wheel = useRef<HTMLDivElement>(null);
  const slider = useRef<HTMLInputElement>(null);

  // The first press of the page brings this script, and a key has moved the slider by then: both are meant for the pointer.
  useLayoutEffect(() => {
    const { down, end } = firstGesture();
    if (down && wheel.current?.contains(down.target as Node)) {
      setDegrees(angleAt(wheel.current.getBoundingClientRect(), end?.type === 'pointerup' ? end : down));
    } else if (slider.current) setDegrees(slider.current.valueAsNumber);
  }, []);

  useLayoutEffect(() => {
    if (slider.current) slider.current.value = String(degrees);
  }, [degrees]);

  function onPointer(event: PointerEvent<HTMLElement>) {
    if (event.type === 'pointerdown') event.currentTarget.setPointerCapture(event.pointerId);
    else if (event.buttons === 0) return;
    setDegrees(angleAt(event.currentTarget.getBoundingClientRect(), event));
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
      <div ref={wheel} className="turn-wheel" onPointerDown={onPointer} onPointerMove={onPointer}>
        <AngleWheel tilt={tilt} half={texts.half} />
        <input
          ref={slider}
          type="range"
          max={180}
          step={STEP}
          // Its own value, so that no key pressed before the script comes is lost.
          defaultValue={START}
          aria-label={texts.slider}
          aria-valuetext={`${texts.chance}: ${ones}%`}
          className="visually-hidden noscript:hidden"
          onChange={({ target }) => setDegrees(target.valueAsNumber)}
        />
      </div>
    </div>
  );
}
