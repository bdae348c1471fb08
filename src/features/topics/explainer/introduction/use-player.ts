import {
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { type Command, commandOf, focusedControl, type KeyPress } from './keyboard.ts';
import { clamp, duration, nextStart, previousStart, type TimedScene } from './timeline.ts';

/** A key event, React's or the browser's. */
interface PlayerKeyEvent extends KeyPress {
  target: EventTarget;
  preventDefault: () => void;
}

/** All that the player knows and does; the components only show it. */
export function usePlayer(scenes: readonly TimedScene[]) {
  const player = useRef<HTMLDivElement>(null);
  const playButton = useRef<HTMLButtonElement>(null);
  const seekField = useRef<HTMLInputElement>(null);
  const speedField = useRef<HTMLSelectElement>(null);
  const [isNew, setIsNew] = useState(true);
  const [captionsOn, setCaptionsOn] = useState(true);
  const [speed, setSpeed] = useState<Speed>(1);
  const standsStill = useReducedMotion();
  const total = duration(scenes);
  const { time, isPlaying, play, pause, seek } = usePlayback(total, speed);

  // What was set while the script was on its way is still in the fields.
  useLayoutEffect(() => {
    const position = seekField.current?.valueAsNumber ?? 0;
    if (position > 0) {
      setIsNew(false);
      seek(position);
    }
    setSpeed(speedOf(speedField.current?.value ?? ''));
  }, [seek]);

  const goToNext = () => goTo(nextStart(scenes, time));
  const goToPrevious = () => goTo(previousStart(scenes, time));
  const switchCaptions = () => setCaptionsOn(!captionsOn);
  /** A press on the picture; the large button on it goes away, so the focus moves to one that stays. */
  const pressPicture = () => {
    toggle();
    playButton.current?.focus();
  };

  useStartByLink(player, () => {
    setIsNew(false);
    playButton.current?.focus();
    if (!prefersReducedMotion()) play();
  });

  function goTo(to: number) {
    setIsNew(false);
    seek(to);
  }

  function toggle() {
    setIsNew(false);
    if (isPlaying) pause();
    else play();
  }

  function obey(command: Command) {
    if (command.do === 'toggle') toggle();
    if (command.do === 'captions') switchCaptions();
    if (command.do === 'skip') goTo(time + command.seconds);
    if (command.do === 'speed') setSpeed(changedSpeed(speed, command.steps));
  }

  return {
    refs: { player, playButton, seekField, speedField },
    isNew,
    captionsOn,
    speed,
    standsStill,
    total,
    time,
    isPlaying,
    goTo,
    toggle,
    setSpeed,
    goToPrevious,
    goToNext,
    switchCaptions,
    pressPicture,
    onKeyDown: (event: PlayerKeyEvent) => {
      const command = commandOf(event, focusedControl(event.target));
      if (!command) return;
      event.preventDefault();
      obey(command);
    },
  };
}

export type Player = ReturnType<typeof usePlayer>;

const QUERY = '(prefers-reduced-motion: reduce)';

/** Whether the visitor asks for less motion at this moment. */
function prefersReducedMotion(): boolean {
  return matchMedia(QUERY).matches;
}

/** The same for components; false where the page is built, and so in the first render of the browser. */
function useReducedMotion(): boolean {
  return useSyncExternalStore(subscribe, prefersReducedMotion, () => false);
}

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(QUERY);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** A frame that comes later than this (a busy machine) moves the film by no more. */
const LONGEST_FRAME_MS = 250;

interface Playback {
  /** In seconds from the beginning. */
  time: number;
  isPlaying: boolean;
  play: () => void;
  pause: () => void;
  seek: (time: number) => void;
}

/** The clock of a film of `duration` seconds. It stops at the end and when the page goes out of sight. */
function usePlayback(duration: number, speed: Speed): Playback {
  const [time, setTime] = useState(0);
  const [wantsToPlay, setWantsToPlay] = useState(false);
  const isPlaying = wantsToPlay && time < duration;

  useEffect(() => {
    if (!isPlaying) return;
    let last = performance.now();
    let request = requestAnimationFrame(function advance(now) {
      const passed = clamp(now - last, 0, LONGEST_FRAME_MS);
      last = now;
      setTime((before) => Math.min(duration, before + (passed / 1000) * speed));
      request = requestAnimationFrame(advance);
    });
    return () => cancelAnimationFrame(request);
  }, [isPlaying, duration, speed]);

  useEffect(() => {
    const pauseOutOfSight = () => {
      if (document.visibilityState === 'hidden') setWantsToPlay(false);
    };
    document.addEventListener('visibilitychange', pauseOutOfSight);
    return () => document.removeEventListener('visibilitychange', pauseOutOfSight);
  }, []);

  const seek = useCallback((to: number) => setTime(clamp(to, 0, duration)), [duration]);
  const play = useCallback(() => {
    setTime((before) => (before >= duration ? 0 : before));
    setWantsToPlay(true);
  }, [duration]);
  const pause = useCallback(() => setWantsToPlay(false), []);
  return { time, isPlaying, play, pause, seek };
}

/**
 * Calls `start` when a link of the page that leads to the player is pressed. The first press loads this script by
 * focusing the player, so it is over by then: it counts if the player still has the focus from it.
 */
function useStartByLink(player: RefObject<HTMLElement | null>, start: () => void): void {
  const onStart = useEffectEvent(start);

  useEffect(() => {
    const target = player.current;
    if (!target) return;
    const wasJustPressed = navigator.userActivation?.isActive ?? false;
    if (document.activeElement === target && location.hash === `#${target.id}` && wasJustPressed) onStart();

    const onClick = ({ target: pressed }: MouseEvent) => {
      if (!(pressed instanceof Element) || !pressed.closest(`a[href="#${target.id}"]`)) return;
      // The browser itself moves the focus to the player when this event is over; the start moves it on.
      setTimeout(onStart);
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [player]);
}

export const SPEEDS = [0.75, 1, 1.25, 1.5, 2] as const;
type Speed = (typeof SPEEDS)[number];

/** The next speed up or down; the last one stays. */
export function changedSpeed(speed: Speed, steps: 1 | -1): Speed {
  return SPEEDS[SPEEDS.indexOf(speed) + steps] ?? speed;
}

/** A speed from the value of a form field; 1 for anything else. */
export function speedOf(value: string): Speed {
  return SPEEDS.find((speed) => String(speed) === value) ?? 1;
}
