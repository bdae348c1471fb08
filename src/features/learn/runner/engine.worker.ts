import { getCompiler, type ICompiler, loadWasmModule } from 'qsharp-lang';
import wasmUrl from '../../../../node_modules/qsharp-lang/lib/web/qsc_wasm_bg.wasm?url';
import {
  ENGINE_MEMORY_BYTES,
  type EngineMessage,
  KEPT_MESSAGES,
  type RunReport,
  type RunRequest,
} from './engine-messages.ts';
import { fetchWithProgress } from './fetch-with-progress.ts';
import { limitMemory } from './limit-memory.ts';
import { runProgram } from './run-program.ts';
import { tally } from './statistics.ts';

/** The compiler and simulator of the page, off its main thread, so that a long run blocks nothing and can be stopped. */
let compiler: Promise<ICompiler> | undefined;

const say = (message: EngineMessage) => postMessage(message);

addEventListener('message', ({ data }: MessageEvent<RunRequest>) => {
  void answer(data);
});

async function answer(request: RunRequest): Promise<void> {
  compiler ??= loadCompiler(request.engineBytes);
  const loaded = await compiler.catch(() => undefined);
  if (!loaded) {
    compiler = undefined;
    say({ kind: 'unreachable' });
    return;
  }
  say({ kind: 'running' });
  try {
    say({ kind: 'done', report: await reportOf(loaded, request) });
  } catch {
    say({ kind: 'crashed' });
  }
}

async function reportOf(loaded: ICompiler, request: RunRequest): Promise<RunReport> {
  const started = performance.now();
  const { outcomes, messages, dumps, problems } = await runProgram(loaded, request, request.shots);
  const milliseconds = performance.now() - started;
  return { counts: [...tally(outcomes)], messages: messages.slice(0, KEPT_MESSAGES), dumps, problems, milliseconds };
}

async function loadCompiler(engineBytes: number): Promise<ICompiler> {
  const module = await fetchWithProgress(wasmUrl, engineBytes, (share) => say({ kind: 'loading', share }));
  await loadWasmModule(limitMemory(module, ENGINE_MEMORY_BYTES).buffer);
  return getCompiler();
}
