/** A drag closes the drawer when it passes this share of the drawer's height … */
export const CLOSE_DISTANCE_RATIO = 0.25;
/** … or when the finger leaves faster than this, in px/ms. */
export const CLOSE_VELOCITY = 0.4;
/** Only the last part of a drag says how fast the finger was, in ms. */
const VELOCITY_WINDOW = 100;

interface Sample {
  /** Vertical position, px. */
  y: number;
  /** Time, ms. */
  time: number;
}

/** One drag, from the finger's landing to its leaving. */
export class Drag {
  readonly #start: Sample;
  #recent: Sample[];

  constructor(start: Sample) {
    this.#start = start;
    this.#recent = [start];
  }

  /** Adds a position; answers how far down the drawer has been drawn, px, never less than 0. */
  move(sample: Sample): number {
    this.#recent = [...this.#recent.filter(({ time }) => sample.time - time <= VELOCITY_WINDOW), sample];
    return Math.max(0, sample.y - this.#start.y);
  }

  /** Whether leaving the screen at this position and time closes a drawer of this height, px. */
  closes(end: Sample, height: number): boolean {
    const distance = end.y - this.#start.y;
    if (distance <= 0) return false;
    return distance > height * CLOSE_DISTANCE_RATIO || this.#velocity(end) > CLOSE_VELOCITY;
  }

  #velocity(end: Sample): number {
    const first = this.#recent.find(({ time }) => end.time - time <= VELOCITY_WINDOW);
    if (!first || end.time <= first.time) return 0;
    return (end.y - first.y) / (end.time - first.time);
  }
}
