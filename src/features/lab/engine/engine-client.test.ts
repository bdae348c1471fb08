import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BELL, type Circuit, emptyCircuit, gate, measurement, register } from '#circuit/circuit/circuit.ts';
import { NOISELESS } from '#circuit/engine/noise-model.ts';
import { answer } from './answer.ts';
import { createEngine, type EngineAnswer } from './engine-client.ts';
import type { EngineRequest, EngineResult } from './engine-messages.ts';

const LARGE: Circuit = { ...emptyCircuit(11), columns: [[gate('h', [0])]] };
const large = (cut: number): EngineRequest => ({ circuit: LARGE, t: 0, cut });

/** A worker that answers when it is told to. */
class FakeWorker extends EventTarget {
  readonly requests: EngineRequest[] = [];
  isTerminated = false;

  postMessage(request: EngineRequest): void {
    this.requests.push(request);
  }

  terminate(): void {
    this.isTerminated = true;
  }

  finish(): void {
    const request = this.requests.at(-1);
    if (request) this.dispatchEvent(new MessageEvent('message', { data: answer(request) }));
  }

  fail(): void {
    this.dispatchEvent(new Event('error'));
  }
}

function setUp() {
  const workers: FakeWorker[] = [];
  const answers: [cut: number, answer: EngineAnswer][] = [];
  const engine = createEngine(() => {
    const worker = new FakeWorker();
    workers.push(worker);
    return worker as unknown as Worker;
  });
  const ask = (request: EngineRequest) => engine.ask(request, (each) => answers.push([request.cut, each]));
  const kinds = () => answers.map(([cut, { kind }]) => `${cut} ${kind}`);
  return { workers, answers, engine, ask, kinds };
}

describe('createEngine', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('answers small circuits at once, without a worker', () => {
    const { workers, answers, ask } = setUp();
    ask({ circuit: BELL, t: 0, cut: 2 });
    expect(answers).toMatchObject([[2, { kind: 'done', isLatest: true, snapshot: { qubits: 2, cut: 2 } }]]);
    expect(workers).toEqual([]);
  });

  it('leaves to the worker what is large, noisy, or branches often', () => {
    const rounds = Array.from({ length: 30 }, (_, bit) => [[gate('h', [bit % 9])], [measurement(bit % 9, bit)]]).flat();
    const branching: Circuit = { ...emptyCircuit(9), bits: register('c', 30), columns: [...rounds, ...rounds] };
    for (const request of [
      large(1),
      { circuit: BELL, t: 0, cut: 2, noise: NOISELESS },
      { circuit: branching, t: 0, cut: 120 },
    ]) {
      const { workers, answers, ask } = setUp();
      ask(request);
      expect(answers).toEqual([]);
      workers[0]?.finish();
      expect(answers).toMatchObject([[request.cut, { kind: 'done', isLatest: true }]]);
    }
  });

  it('calculates the newest of those that wait, and tells the others so', () => {
    const { workers, answers, ask, kinds } = setUp();
    for (const cut of [0, 1, 0, 1]) ask(large(cut));
    expect(kinds()).toEqual(['1 superseded', '0 superseded']);
    workers[0]?.finish();
    expect(answers.at(-1)).toMatchObject([0, { kind: 'done', isLatest: false }]);
    workers[0]?.finish();
    expect(answers.at(-1)).toMatchObject([1, { kind: 'done', isLatest: true }]);
    expect(workers).toHaveLength(1);
  });

  it('gives up what takes long when something newer waits, and not otherwise', () => {
    const { workers, ask, kinds } = setUp();
    ask(large(0));
    vi.advanceTimersByTime(10_000);
    expect(workers[0]?.isTerminated).toBe(false);
    ask(large(1));
    vi.advanceTimersByTime(0);
    expect(workers[0]?.isTerminated).toBe(true);
    expect(kinds()).toEqual(['0 superseded']);
    workers[0]?.finish();
    expect(kinds()).toEqual(['0 superseded']);
    workers[1]?.finish();
    expect(kinds()).toEqual(['0 superseded', '1 done']);
    vi.advanceTimersByTime(10_000);
    expect(workers[1]?.isTerminated).toBe(false);
  });

  it('never lets an older large circuit answer after a small one', () => {
    const { workers, ask, kinds } = setUp();
    ask(large(1));
    ask({ circuit: BELL, t: 0, cut: 2 });
    workers[0]?.finish();
    expect(kinds()).toEqual(['1 superseded', '2 done']);
  });

  it('says so when the worker does not arrive, breaks down, or is forbidden, and tries again with the next', () => {
    const { workers, ask, kinds } = setUp();
    ask(large(0));
    ask(large(1));
    workers[0]?.fail();
    expect(kinds()).toEqual(['0 unreachable', '1 unreachable']);
    ask(large(1));
    workers[1]?.finish();
    ask(large(0));
    workers[1]?.fail();
    expect(kinds().slice(2)).toEqual(['1 done', '0 crashed']);
    let kind = '';
    const forbidden = createEngine(() => {
      throw new DOMException('No workers here', 'SecurityError');
    });
    forbidden.ask(large(0), (each) => {
      kind = each.kind;
    });
    expect(kind).toBe('unreachable');
  });

  it('can be stopped, and goes on afterwards', () => {
    const { workers, engine, ask, kinds } = setUp();
    ask(large(0));
    ask(large(1));
    engine.stop();
    expect(workers[0]?.isTerminated).toBe(true);
    expect(kinds()).toEqual(['0 stopped', '1 stopped']);
    vi.advanceTimersByTime(10_000);
    ask(large(1));
    workers[1]?.finish();
    expect(kinds().at(-1)).toBe('1 done');
  });

  it('passes on why a circuit cannot be calculated', () => {
    const { answers, ask } = setUp();
    ask({ circuit: { ...BELL, columns: [[gate('rx', [0], { angles: ['w'] })]] }, t: 0, cut: 1 });
    expect(answers).toEqual([[1, { kind: 'refused', message: 'Column 1: w has no value', isLatest: true }]]);
  });
});

describe('the worker', () => {
  it('answers a message with the result, without copying its numbers', async () => {
    let hear: ((event: MessageEvent<EngineRequest>) => void) | undefined;
    let said: EngineResult | undefined;
    vi.stubGlobal('addEventListener', (_: string, listener: typeof hear) => {
      hear = listener;
    });
    vi.stubGlobal('postMessage', (message: EngineResult, options: StructuredSerializeOptions) => {
      said = structuredClone(message, options);
      if (message.kind === 'done') expect(message.snapshot.probabilities).toHaveLength(0);
    });
    await import('./engine.worker.ts');
    const measured: Circuit = { ...BELL, bits: ['c'], columns: [...BELL.columns, [measurement(0, 0)]] };
    hear?.(new MessageEvent('message', { data: { circuit: measured, t: 0, cut: 3 } }));
    vi.unstubAllGlobals();
    expect(said).toMatchObject({ kind: 'done', snapshot: { cut: 3, isExact: true } });
    if (said?.kind !== 'done') return;
    expect([...said.snapshot.bits.keys()]).toEqual(['0', '1']);
    expect(said.snapshot.branches.map(({ state }) => state.length)).toEqual([8, 8]);
  });
});
