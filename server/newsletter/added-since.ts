import { execFileSync } from 'node:child_process';

/**
 * The files of the content that were added after a day and are still there, from the history of the repository.
 * @returns undefined where there is no history, or none that reaches back to that day.
 */
export function addedSince(day: string): string[] | undefined {
  try {
    const [oldest = ''] = lines('log', '--reverse', '--format=%as', '--max-parents=0').sort();
    if (oldest === '' || oldest > day || lines('rev-parse', '--is-shallow-repository')[0] === 'true') return undefined;
    const added = lines(
      'log',
      `--since=${day}T23:59:59`,
      '--diff-filter=A',
      '--name-only',
      '--format=',
      '--',
      'content',
    );
    return [...new Set(added)].sort();
  } catch {
    return undefined;
  }
}

function lines(...args: string[]): string[] {
  const text = execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 64e6 });
  return text.split('\n').filter((line) => line !== '');
}
