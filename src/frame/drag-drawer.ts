/**
 * Lets a finger or a mouse draw a bottom sheet down and away; `close` then closes it. The sheet follows through the custom property `--drag`
 * (px). Inside its scrolling part, `[data-scroller]`, a drag begins only when that part is scrolled to its top.
 */
export function letDragClose(sheet: HTMLElement, close: () => void): void {
  const scroller = sheet.querySelector('[data-scroller]');
  const isScrolled = () => (scroller?.scrollTop ?? 0) > 0;
  let drag: Drag | undefined;

  const begin = ({ target }: Event, y: number, time: number) => {
    if (scroller?.contains(target as Node) && isScrolled()) return;
    drag = new Drag({ y, time });
  };
  const follow = (y: number, time: number) => {
    if (!drag) return;
    const offset = drag.move({ y, time });
    sheet.style.setProperty('--drag', `${offset}px`);
    sheet.toggleAttribute('data-dragging', offset > 0);
  };
  const settle = () => {
    drag = undefined;
    sheet.removeAttribute('data-dragging');
    sheet.style.removeProperty('--drag');
  };
  const release = (y: number, time: number) => {
    const closes = drag?.closes({ y, time }, sheet.offsetHeight);
    settle();
    if (closes) close();
  };

  sheet.addEventListener(
    'touchstart',
    (event) => {
      const [touch, second] = event.touches;
      if (touch && !second) begin(event, touch.clientY, event.timeStamp);
    },
    { passive: true },
  );
  sheet.addEventListener(
    'touchmove',
    ({ touches: [touch], timeStamp }) => {
      if (isScrolled()) settle();
      else if (touch) follow(touch.clientY, timeStamp);
    },
    { passive: true },
  );
  sheet.addEventListener('touchend', ({ changedTouches: [touch], timeStamp }) => {
    if (touch) release(touch.clientY, timeStamp);
  });
  sheet.addEventListener('touchcancel', settle);
  sheet.addEventListener('mousedown', (event) => {
    if (event.button !== 0 || isControl(event.target)) return;
    begin(event, event.clientY, event.timeStamp);
    const onMove = ({ clientY, timeStamp }: MouseEvent) => follow(clientY, timeStamp);
    addEventListener('mousemove', onMove);
    addEventListener(
      'mouseup',
      ({ clientY, timeStamp }) => {
        removeEventListener('mousemove', onMove);
        release(clientY, timeStamp);
      },
      { once: true },
    );
  });
}

/** Dragging text out of a field or pressing a link is not a drag of the sheet. */
function isControl(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('a, button, input') !== null;
}

/** A drag closes the drawer when it passes this share of the drawer's height … */
const CLOSE_DISTANCE_RATIO = 0.25;
/** … or when the finger leaves faster than this, in px/ms. */
const CLOSE_VELOCITY = 0.4;
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
