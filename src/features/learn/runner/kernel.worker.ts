import type { EngineMessage, RunRequest } from './engine-messages.ts';
import { runOpenQasm } from './run-openqasm.ts';

/** The lab's own reader and engine, off the page's main thread: what runs OpenQASM without a compiler. */
addEventListener('message', ({ data }: MessageEvent<RunRequest>) => {
  postMessage(answer(data));
});

function answer({ source, shots, seed = chance() }: RunRequest): EngineMessage {
  const started = performance.now();
  const findings = runOpenQasm(source, shots, seed);
  if (!findings) return { kind: 'beyond' };
  return { kind: 'done', report: { ...findings, milliseconds: performance.now() - started } };
}

/** Another seed for each run, so that counts scatter as those of a machine do. */
const chance = () => crypto.getRandomValues(new Uint32Array(1))[0] ?? 1;
