import { setTimeout as sleep } from 'node:timers/promises';

/** By this name WebDriver returns a reference to an element (W3C WebDriver, "Elements"). */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

type Element = Record<typeof ELEMENT, string>;

/**
 * A session of W3C WebDriver (https://www.w3.org/TR/webdriver2/). Each command is a request with JSON to a path under the
 * session's own.
 */
export class Session {
  readonly version: string;
  readonly #address: string;

  constructor(address: string, version: string) {
    this.#address = address;
    this.version = version;
  }

  goto(url: string): Promise<unknown> {
    return this.#post('url', { url });
  }

  async resize(size: { width: number; height: number }): Promise<void> {
    await this.#post('window/rect', { x: 0, y: 0, ...size });
  }

  async click(selector: string): Promise<void> {
    const element = await this.#find(selector);
    await this.#post(`element/${element[ELEMENT]}/click`, {});
  }

  async pointAt(selector: string): Promise<void> {
    const move = { type: 'pointerMove', duration: 100, x: 0, y: 0, origin: await this.#find(selector) };
    await this.#perform({ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions: [move] });
  }

  type(keys: string): Promise<unknown> {
    const strokes = [...keys].flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value })));
    return this.#perform({ type: 'key', id: 'keyboard', actions: strokes });
  }

  async evaluate<Answer>(answer: (...words: string[]) => Answer, words: readonly string[]): Promise<Answer> {
    const script = `return (${answer}).apply(null, arguments)`;
    return (await this.#post('execute/sync', { script, args: words })) as Answer;
  }

  async leave(): Promise<void> {
    await send('DELETE', this.#address);
  }

  async #find(selector: string): Promise<Element> {
    return (await this.#post('element', { using: 'css selector', value: selector })) as Element;
  }

  #perform(source: object): Promise<unknown> {
    return this.#post('actions', { actions: [source] });
  }

  #post(command: string, parameters: object): Promise<unknown> {
    return send('POST', `${this.#address}/${command}`, parameters);
  }
}

export async function openSession(driver: string, browserName: string): Promise<Session> {
  const answer = await send('POST', `${driver}/session`, { capabilities: { alwaysMatch: { browserName } } });
  const { sessionId, capabilities } = answer as { sessionId: string; capabilities: { browserVersion: string } };
  return new Session(`${driver}/session/${sessionId}`, capabilities.browserVersion);
}

/** Resolves once a driver that has just been started takes sessions. */
export async function untilReady(driver: string, waitMs: number): Promise<void> {
  const end = performance.now() + waitMs;
  while (performance.now() < end) {
    const status = await send('GET', `${driver}/status`).catch(() => undefined);
    if (status) return;
    await sleep(50);
  }
  throw new Error(`No driver answers at ${driver}`);
}

/** @throws with the driver's own words when it refuses. */
async function send(method: 'GET' | 'POST' | 'DELETE', address: string, parameters?: object): Promise<unknown> {
  const answer = await fetch(address, { method, ...(parameters ? { body: JSON.stringify(parameters) } : {}) });
  const { value } = (await answer.json()) as { value: unknown };
  if (answer.ok) return value;
  throw new Error(`${method} ${new URL(address).pathname}: ${JSON.stringify(value)}`);
}
