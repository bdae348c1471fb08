import { contentProblems } from '#src/model/checks.ts';
import { allContent, ContentError, readWith, sectionPages } from '#src/model/read-content.ts';
import { whatIsDue } from './due.ts';

/**
 * The build's checks, in a process of its own: the reader of the content looks where it was started, and a check of all
 * files would keep the desk from answering. The parent asks one thing after another (`checker.ts`).
 */
export type Question = { asks: 'problems'; changes: readonly (readonly [string, string])[] } | { asks: 'due' };

process.on('message', ({ id, question }: { id: number; question: Question }) => {
  process.send?.({ id, ...answered(question) });
});
// The desk is gone: nobody asks any more.
process.on('disconnect', () => process.exit(0));

function answered(question: Question): { answer: unknown } | { error: string } {
  try {
    readWith(new Map(question.asks === 'problems' ? question.changes : []));
    return { answer: question.asks === 'problems' ? problems() : whatIsDue() };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

/** What the build would stop at, in its words. */
function problems(): readonly string[] {
  try {
    sectionPages();
    allContent();
    return contentProblems();
  } catch (error) {
    if (error instanceof ContentError) return error.problems;
    throw error;
  }
}
