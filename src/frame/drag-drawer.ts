import { Drag } from './drag-to-close.ts';

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
