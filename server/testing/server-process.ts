import { spawn } from 'node:child_process';
import { join } from 'node:path';

const MAIN = join(import.meta.dirname, '..', 'main.ts');

/** The server as an operator runs it: a process of its own. */
export interface ServerProcess {
  readonly url: string;
  readonly pid: number;
  /** What it has written to standard output and standard error. */
  output(): string;
  /** Sends a signal and resolves with the exit code, or null when the signal ended the process. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

/**
 * Starts `server/main.ts`, or that of another version, on a free port and waits until it listens.
 * @throws with its output when it ends before that.
 */
export function startServerProcess(variables: Record<string, string>, main: string = MAIN): Promise<ServerProcess> {
  const { PATH } = process.env;
  const child = spawn(process.execPath, [main], {
    env: { PATH, PORT: '0', INSERTS_PER_MINUTE: '0', INSERTS_PER_HOUR: '0', ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
  return new Promise((resolve, reject) => {
    const onData = (chunk: Buffer) => {
      output += chunk.toString();
      const port = /"port":(\d+)/.exec(output)?.[1];
      if (port === undefined || child.pid === undefined) return;
      resolve({
        url: `http://127.0.0.1:${port}`,
        pid: child.pid,
        output: () => output,
        end(signal) {
          child.kill(signal);
          return exited;
        },
      });
    };
    child.stdout.on('data', onData);
    child.stderr.on('data', onData);
    // "close" comes after the last output, "exit" may not.
    child.once('close', (code) => reject(new Error(`exit ${code}: ${output}`)));
  });
}
