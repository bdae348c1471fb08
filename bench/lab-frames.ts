import type { Page } from 'playwright-core';
import { writeAddress } from '#circuit/address/address.ts';
import { type Circuit, controlledBy, emptyCircuit, gate } from '#circuit/circuit/circuit.ts';
import { pack } from '#circuit/circuit/span.ts';
import { seededRandom } from '#circuit/quantum/seeded-random.ts';
import { median } from './median.ts';
import { NO_FRAME_LIMIT, withChromium } from './with-chromium.ts';

const CPU_SLOWDOWN = 4;
const PRESSES = 20;
const TRIALS = [
  { qubits: 10, gates: 50, goal: 16, what: 'drawing and state in one frame' },
  { qubits: 16, gates: 100, goal: 150, what: 'drawing at once, state from the worker' },
];

/** From the press of a key, in milliseconds: until the drawing is painted, and until the state is. */
interface Times {
  drawing: number;
  state: number;
}

/**
 * Changes a gate in the built lab by a key, on a processor slowed four times, and prints how long it takes until the
 * browser has painted the drawing and the state. The wait for the display is not in it.
 */
export async function benchLabFrames(siteUrl: string): Promise<void> {
  console.log(`Circuit lab in the browser, key to painted frame, processor slowed ${CPU_SLOWDOWN} times`);
  await withChromium(NO_FRAME_LIMIT, async (browser) => {
    for (const { qubits, gates, goal, what } of TRIALS) {
      const page = await browser.newPage({ viewport: { width: 1440, height: 1000 }, reducedMotion: 'reduce' });
      await page.goto(`${siteUrl}/lab#${await writeAddress({ title: 'Bench', circuit: circuitOf(qubits, gates) })}`);
      await page.locator(`[name="place-${qubits - 1}-0"]`).waitFor();
      const client = await page.context().newCDPSession(page);
      await client.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
      const times = await press(page);
      const of = (which: keyof Times) => median(times.map((each) => each[which])).toFixed(1);
      console.log(
        `  ${qubits} qubits × ${gates} gates: drawing ${of('drawing')} ms, state ${of('state')} ms (goal ${goal}: ${what})`,
      );
      await page.close();
    }
  });
}

/** Half of the gates on one wire, half CNOTs; the first place of wire 0 is free to be changed. */
function circuitOf(qubits: number, gates: number): Circuit {
  const random = seededRandom(qubits);
  const wire = () => Math.floor(random() * qubits);
  const operations = Array.from({ length: gates }, (_, index) => {
    if (index === 0) return gate('h', [0]);
    const [a, b] = [wire(), wire()];
    if (index % 2 === 0 || a === b) return gate('ry', [a], { angles: [(6 * random()).toFixed(2)] });
    return gate('x', [a], { controls: controlledBy(b) });
  });
  return { ...emptyCircuit(qubits), columns: pack(operations) };
}

async function press(page: Page): Promise<Times[]> {
  await page.locator('[name="place-0-0"]').focus();
  await page.evaluate(() => {
    // The frame that is painted ends before any task; this one comes before what the page itself put off.
    const painted = () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => scheduler.postTask(resolve, { priority: 'user-blocking' }));
      });
    const list = document.querySelector('.amplitudes') as Element;
    addEventListener(
      'keydown',
      () => {
        const from = performance.now();
        const state = new Promise<void>((resolve) => {
          const observer = new MutationObserver(() => {
            observer.disconnect();
            resolve();
          });
          observer.observe(list, { subtree: true, childList: true, characterData: true, attributes: true });
        });
        const times = { drawing: 0, state: 0 };
        const both = Promise.all([
          painted().then(() => {
            times.drawing = performance.now() - from;
          }),
          state.then(painted).then(() => {
            times.state = performance.now() - from;
          }),
        ]);
        Object.assign(window, { pressed: both.then(() => times) });
      },
      true,
    );
  });
  const times: Times[] = [];
  for (let index = 0; index < PRESSES; index += 1) {
    await page.keyboard.press(index % 2 === 0 ? 'y' : 'h');
    times.push(await page.evaluate(() => (window as unknown as { pressed: Promise<Times> }).pressed));
  }
  // The first ones pay for what is compiled on first use.
  return times.slice(PRESSES / 4);
}
