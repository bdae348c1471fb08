import { placePopup } from '#src/design/place-popup.ts';
import { addressOf, type Link, previewOf } from './preview-of.ts';

/** What a finger opens a card of. */
const MARKS = 'a.term, a.source-number, a.mark, a.figure-number, a.card-link';
/** These have nothing better to lead to than their card, and open it when they are pressed. */
const PRESSED = '.figure-number, .card-link';
/** This is no mark on something: who only points at it wants nothing. */
const NOT_BY_POINTING = '.card-link';
/** Links in a text or a table that lead on; what looks like a button or a card says enough by itself. */
const PLACES =
  'a:is([href^="/machines/"], [href^="/companies/"], [href^="/research#"], [href^="/research/"]):not(.no-underline, [download], [href$="/classics"])';
const LINKS = `main :is(${MARKS}, ${PLACES})`;

/** A pointer that only passes by opens nothing; one that leaves a link has time to reach the card. */
const DELAY_MS = 250;
/** Between a link and its card, px. */
const GAP = 6;

/** The one card of the page: the browser closes it on Escape and on a press beside it (HTML, `popover`). */
const card = document.createElement('div');
card.id = 'preview';
card.popover = 'auto';
card.role = 'dialog';
card.tabIndex = -1;
card.setAttribute('aria-labelledby', 'preview-title');

/** The link that was asked for last; an answer for another one comes too late. */
let wanted: Link | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * The definition of a marked term, the card of a figure, the work behind a number, a machine, a company or a paper, beside the
 * link: where the pointer rests and on keyboard focus; of a mark on a tap, of a figure on every press. The pointer may
 * move into it (WCAG 1.4.13).
 */
export function followPreviews(event: Event): void {
  const { type, target } = event;
  if (!(target instanceof Element)) return;
  const mark = target.closest<Link>(LINKS);
  if (type === 'pointerover' && card.contains(target)) clearTimeout(timer);
  if (!mark) return;
  const isPointedAt = !mark.matches(NOT_BY_POINTING);
  if (type === 'pointerover' && isPointedAt && !isTouch(event)) later(() => mark.matches(':hover') && void show(mark));
  // The focus that comes back from a card that closes does not open it again.
  if (event instanceof FocusEvent && isPointedAt && mark.matches(':focus-visible') && !isInCard(event.relatedTarget))
    void show(mark);
  if (type === 'click' && asksForCard(event, mark)) {
    event.preventDefault();
    void show(mark, true);
  }
}

/** Listens for what closes the card. */
export function closePreviews(): void {
  addEventListener('pointerout', (event) => {
    if (isOfCard(event) && !isTouch(event)) later(close);
  });
  addEventListener('focusout', (event) => {
    if (isOfCard(event) && !isInCard(event.relatedTarget)) close();
  });
  card.addEventListener('toggle', ({ newState }) => {
    if (newState === 'closed') describeBy();
  });
}

/** A mouse sees a term by pointing, and follows its link; a figure's number has nothing better to lead to. */
function asksForCard(event: Event, mark: Link): boolean {
  // The browser has followed what came before this ran.
  if (event.eventPhase === Event.NONE) return false;
  return (isTap(event) && mark.matches(MARKS)) || (mark.matches(PRESSED) && isPlainPress(event));
}

async function show(mark: Link, isPressed = false): Promise<void> {
  clearTimeout(timer);
  wanted = mark;
  try {
    const content = await previewOf(mark);
    if (wanted !== mark) return;
    document.body.append(card);
    card.replaceChildren(...content.childNodes);
    // Where the focus returns to; a press does not give it to a link in every browser.
    if (isPressed) mark.focus();
    // After a press the Tab key goes through the card and on; who only passes by with the keyboard passes the card, too.
    card.togglePopover(isPressed && mark instanceof HTMLElement ? { force: true, source: mark } : { force: true });
    describeBy(mark);
    place(mark);
    if (isPressed) card.focus();
  } catch {
    if (isPressed) location.assign(addressOf(mark));
  }
}

function close(): void {
  clearTimeout(timer);
  wanted = undefined;
  if (card.matches(':popover-open')) card.hidePopover();
}

function later(action: () => void): void {
  clearTimeout(timer);
  timer = setTimeout(action, DELAY_MS);
}

/** Screen readers speak the text after the link's own words. */
function describeBy(mark?: Link): void {
  document.querySelector(`main [aria-describedby=preview-text]`)?.removeAttribute('aria-describedby');
  mark?.setAttribute('aria-describedby', 'preview-text');
}

/** Below the link and within the column of its text; above where there is no room below. */
function place(mark: Link): void {
  const link = mark.getBoundingClientRect();
  const column = mark.closest('p, li, dd, td, th, figcaption, section, main')?.getBoundingClientRect() ?? link;
  placePopup(card, {
    left: Math.max(column.left, Math.min(link.left, column.right - card.offsetWidth)),
    top: link.bottom + GAP,
    otherwise: link.top - GAP - card.offsetHeight,
  });
}

function isOfCard({ target }: Event): boolean {
  return target instanceof Element && (card.contains(target) || target.closest(LINKS) !== null);
}

function isInCard(element: EventTarget | null): boolean {
  return element instanceof Node && card.contains(element);
}

function isTouch(event: Event): boolean {
  return event instanceof PointerEvent && event.pointerType === 'touch';
}

function isPlainPress(event: Event): boolean {
  return event instanceof MouseEvent && !event.ctrlKey && !event.metaKey && !event.shiftKey;
}

/** Whether a click comes from a finger. Browsers without this knowledge say whether they have anything that hovers. */
function isTap(event: Event): event is MouseEvent {
  if (event.type !== 'click' || !(event instanceof MouseEvent)) return false;
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return false;
  return event instanceof PointerEvent ? event.pointerType === 'touch' : matchMedia('(hover: none)').matches;
}
