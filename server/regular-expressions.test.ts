import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkSync } from 'recheck';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');

/** Everything a stranger's text may meet: the server, and the rules that it shares with the forms. */
const files = globSync(['server/**/*.ts', 'src/base/csv.ts', 'src/features/signup/**/*.{ts,tsx}', 'database/*.ts'], {
  cwd: ROOT,
}).filter((file) => !file.endsWith('.test.ts') && !file.startsWith('server/testing/'));

interface Pattern {
  /** As it is in the file. */
  literal: string;
  where: string;
}

function patternsIn(file: string): Pattern[] {
  const source = ts.createSourceFile(file, readFileSync(join(ROOT, file), 'utf8'), ts.ScriptTarget.Latest, true);
  const patterns: Pattern[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      patterns.push({ literal: node.text, where: `${file}:${line + 1}` });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return patterns;
}

/** How long a pattern can take in the worst case, by the length of the text. */
function complexityOf(literal: string): string {
  const end = literal.lastIndexOf('/');
  // Without a time limit, so that a busy machine finds what a quiet one does.
  const answer = checkSync(literal.slice(1, end), literal.slice(end + 1), { timeout: null });
  return answer.status === 'unknown' ? `unknown (${answer.error.kind})` : answer.complexity.type;
}

describe('regular expressions that a stranger’s text may meet', () => {
  it.each(files.flatMap(patternsIn))('$where $literal takes linear time', ({ literal }) => {
    expect(['safe', 'linear']).toContain(complexityOf(literal));
  });

  it('are all literals, so that this test finds them', () => {
    const made = files.filter((file) => /\bRegExp\(/.test(readFileSync(join(ROOT, file), 'utf8')));
    expect(made).toEqual([]);
  });

  it('that were too slow once are found', () => {
    expect(complexityOf(String.raw`/^\s*(?:"([^"]*)"|([^"]*?))\s*$/`)).toBe('polynomial');
    expect(complexityOf(String.raw`/^[^\s@\p{Cc}]+@[^\s@\p{Cc}]+\.[^\s@\p{Cc}]+$/u`)).toBe('polynomial');
    expect(complexityOf('/^(a|a)*$/')).toBe('exponential');
  });
});
