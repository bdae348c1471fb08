import type { ClientDirective } from 'astro';
import { isTyping } from './is-typing.ts';

const INTENT_EVENTS = ['pointerenter', 'pointerdown', 'touchstart', 'focusin', 'click', 'submit'] as const;

/** How long a replayed click waits for React to take over the control before the browser's own action runs. */
const TAKEOVER_TIMEOUT_MS = 4000;

/**
 * `client:intent`: an island loads its script when somebody reaches for it (pointer, touch, focus, an address that names
 * one of its tabs), not before.
 *
 * A press that comes before the script has arrived is held and replayed on the hydrated control. If the script
 * cannot be loaded, the browser's own action happens instead: the link is followed, the form is posted.
 *
 * `client:intent="jk"`: one of these keys, pressed anywhere on the page but in a field, is an intent too.
 */
const hydrateOnIntent: ClientDirective = (load, options, island) => {
  // Astro hands over `true` where no keys are named.
  const keys = typeof options.value === 'string' ? options.value : '';
  let isHydrating = false;
  let heldAction: Action | undefined;

  const onIntent = (event: Event) => {
    const action = event instanceof KeyboardEvent ? keyPress(event, keys) : actionThatNeedsScript(event, island);
    if (event instanceof KeyboardEvent && !action) return;
    if (action) {
      event.preventDefault();
      event.stopPropagation();
      heldAction = action;
    }
    if (isHydrating) return;
    isHydrating = true;
    void hydrate();
  };

  const stopListening = () => {
    for (const name of INTENT_EVENTS) island.removeEventListener(name, onIntent, true);
    removeEventListener('hashchange', wakeForHash);
    document.removeEventListener('keydown', onIntent, true);
  };

  const hydrate = async () => {
    try {
      const start = await load();
      await start();
      // Astro reports a module that did not load to the console and leaves this mark; it does not reject.
      if (island.hasAttribute('ssr')) throw new Error('The island did not load');
      // Until then nobody else would hear a press, so this goes on listening.
      await takenOverByReact(island);
      stopListening();
      heldAction?.replay();
    } catch {
      stopListening();
      heldAction?.fallBack();
    }
  };

  const wakeForHash = () => {
    if (isHydrating || !namesTabPanelOf(island)) return;
    isHydrating = true;
    void hydrate();
  };

  for (const name of INTENT_EVENTS) island.addEventListener(name, onIntent, true);
  addEventListener('hashchange', wakeForHash);
  wakeForHash();
  if (keys) document.addEventListener('keydown', onIntent, true);
  warmCacheWhenIdle(island);
};

export default hydrateOnIntent;

interface Action {
  /** Repeats the action on the hydrated control. */
  replay: () => void;
  /** What the browser would have done without script. */
  fallBack: () => void;
}

/** Buttons, links that act as one, tabs and forms need the script; every other link does not. */
function actionThatNeedsScript(event: Event, island: Element): Action | undefined {
  if (event.type === 'submit' && event.target instanceof HTMLFormElement) return submission(event.target);
  if (event.type !== 'click' || !(event instanceof MouseEvent) || !(event.target instanceof Element)) return;
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  const control = event.target.closest<HTMLElement>('button, a[role="button"], a[role="tab"]');
  if (!control || !island.contains(control)) return;
  if (control instanceof HTMLButtonElement && control.type === 'submit' && control.form) return;
  return {
    replay: () => {
      // React was not there when the control was focused; components that follow the focus have to hear of it.
      if (control.matches(':focus')) control.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
      control.click();
    },
    fallBack: () => {
      if (control instanceof HTMLAnchorElement) location.assign(control.href);
    },
  };
}

/** A press of one of the keys; nothing for other keys, or where somebody types. */
function keyPress(event: KeyboardEvent, keys: string): Action | undefined {
  const { key, ctrlKey, metaKey, altKey, target } = event;
  if (!keys.includes(key) || ctrlKey || metaKey || altKey || isTyping(target)) return;
  return {
    replay: () => (target ?? document).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })),
    fallBack: () => undefined,
  };
}

function submission(form: HTMLFormElement): Action {
  return { replay: () => form.requestSubmit(), fallBack: () => form.submit() };
}

/** Whether the address names a panel that the island's tabs have to open. */
function namesTabPanelOf(island: Element): boolean {
  const named = document.getElementById(location.hash.slice(1));
  return island.contains(named) && named?.role === 'tabpanel';
}

/**
 * Astro's promise resolves when hydration has begun, not when it is done. React marks the DOM nodes it has
 * taken over with a property that starts with `__reactProps`, the outermost ones last; there is no public signal.
 */
async function takenOverByReact(island: Element): Promise<void> {
  const deadline = performance.now() + TAKEOVER_TIMEOUT_MS;
  while (![...island.children].every(isReactNode)) {
    if (performance.now() > deadline || !island.isConnected) throw new Error('The island did not hydrate');
    await new Promise((resolve) => setTimeout(resolve, 16));
  }
}

/** Whether React knows an element; the templates of Astro's slots are none of its business. */
function isReactNode(element: Element): boolean {
  return element instanceof HTMLTemplateElement || Object.keys(element).some((key) => key.startsWith('__reactProps'));
}

/** Fetches (and does not run) the island's modules once the page is quiet, unless the visitor saves data. */
function warmCacheWhenIdle(island: Element): void {
  const connection = (navigator as Navigator & { connection?: { saveData?: boolean } }).connection;
  if (connection?.saveData) return;
  const warm = () => {
    for (const attribute of ['component-url', 'renderer-url']) {
      const href = island.getAttribute(attribute);
      if (!href || document.head.querySelector(`link[href="${href}"]`)) continue;
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    }
  };
  const whenIdle = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(warm, { timeout: 5000 });
    else setTimeout(warm, 2000);
  };
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle, { once: true });
}
