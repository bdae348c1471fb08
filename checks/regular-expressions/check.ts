/*
 * How long the regular expressions of the server may take on a stranger's text: linear time, or this exits with 1. By
 * itself (`npm run check:regular-expressions`), since the analysis weighs 58 MB and nothing else needs it.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkSync } from 'recheck';
import ts from 'typescript';

const ROOT = join(import.meta.dirname, '../..');

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

const isFast = (complexity: string) => complexity === 'safe' || complexity === 'linear';

// A pattern that was too slow once: what does not find it would find nothing.
if (isFast(complexityOf(String.raw`/^\s*(?:"([^"]*)"|([^"]*?))\s*$/`))) throw new Error('The analysis finds nothing');

const patterns = files.flatMap(patternsIn);
const slow = patterns
  .map((pattern) => ({ ...pattern, complexity: complexityOf(pattern.literal) }))
  .filter(({ complexity }) => !isFast(complexity));
const made = files.filter((file) => /\bRegExp\(/.test(readFileSync(join(ROOT, file), 'utf8')));

for (const { where, literal, complexity } of slow) console.error(`${where} ${literal} takes ${complexity} time`);
for (const file of made) console.error(`${file} makes an expression with RegExp(), which this check cannot read`);
console.log(`${patterns.length} regular expressions, ${slow.length} slow`);
process.exitCode = slow.length + made.length > 0 ? 1 : 0;
