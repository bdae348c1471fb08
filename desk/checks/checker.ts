import { type ChildProcess, fork } from 'node:child_process';
import { dirname, join } from 'node:path';
import type { WholeFile } from '../content/files.ts';
import type { Due } from './due.ts';
import type { Question } from './process.ts';

/** The checks of the build over the content, with changes that are not written yet. */
export interface Checker {
  problems: (files: readonly WholeFile[]) => Promise<readonly string[]>;
  due: () => Promise<Due[]>;
  stop: () => void;
}

interface Reply {
  id: number;
  answer?: unknown;
  error?: string;
}

/** Starts the process of the checks. @param folder the folder `content` of a project. */
export function startChecker(folder: string): Checker {
  let child: ChildProcess | undefined;
  let last = 0;
  const waiting = new Map<number, { resolve: (answer: unknown) => void; reject: (error: Error) => void }>();

  /** One that died, of a lack of memory say, is followed by another when it is asked again. */
  function running(): ChildProcess {
    if (child?.connected) return child;
    const started = fork(join(import.meta.dirname, 'process.ts'), { cwd: dirname(folder) });
    started.on('message', ({ id, answer, error }: Reply) => {
      const asked = waiting.get(id);
      waiting.delete(id);
      if (error === undefined) asked?.resolve(answer);
      else asked?.reject(new Error(error));
    });
    started.on('exit', () => {
      for (const { reject } of waiting.values()) reject(new Error('The checks have stopped; ask again'));
      waiting.clear();
    });
    child = started;
    return started;
  }

  function ask<Answer>(question: Question): Promise<Answer> {
    last += 1;
    const id = last;
    return new Promise<Answer>((resolve, reject) => {
      waiting.set(id, { resolve: resolve as (answer: unknown) => void, reject });
      running().send({ id, question });
    });
  }

  return {
    problems: (files) => ask({ asks: 'problems', changes: files.map(({ file, text }) => [file, text] as const) }),
    due: () => ask({ asks: 'due' }),
    stop: () => child?.kill(),
  };
}
