import { LANGUAGE_NAMES } from '#src/features/learn/runner/language.ts';
import { Colored, Listing } from '#src/features/learn/runner/listing/Listing.tsx';
import { Columns } from './Columns.tsx';
import { paragraphsOf, spellingsOf } from './spellings.ts';

interface Props {
  /** A program of the tutorial. */
  of: string;
  /** What its paragraphs say, one after the other. */
  parts: readonly string[];
}

/** One circuit in three languages, paragraph by paragraph, and the text that does not run in the page as a whole. */
export function Parallel({ of, parts }: Props) {
  const spellings = spellingsOf(of);
  const languages = ['openqasm', 'qsharp', 'python'] as const;
  const columns = languages.map((language) => paragraphsOf(spellings[language]));
  if (columns.some(({ length }) => length !== parts.length))
    throw new Error(`two-languages: ${of} does not have ${parts.length} paragraphs in each language`);
  const cell = (column: number, row: number) => (
    <Paragraph text={columns[column]?.[row] ?? ''} language={languages[column] ?? 'python'} />
  );
  return (
    <div>
      <Columns
        rows={parts.map((title, row) => ({ title, cells: [cell(0, row), cell(1, row), cell(2, row)] as const }))}
      />
      <details className="mt-2 text-sm">
        <summary className="w-fit cursor-pointer font-semibold text-accent">
          The whole text in {LANGUAGE_NAMES[spellings.beside]}, to copy
        </summary>
        <Listing source={spellings[spellings.beside]} language={spellings.beside} />
      </details>
    </div>
  );
}

/** Lines that wrap by themselves, their rest moved in: nothing scrolls in a column. */
function Paragraph({ text, language }: { text: string; language: 'openqasm' | 'qsharp' | 'python' }) {
  return (
    <pre className="font-mono whitespace-pre-wrap">
      {text.split('\n').map((line) => (
        <span key={line} className="block pl-[2ch] -indent-[2ch]">
          <Colored source={line} language={language} />
        </span>
      ))}
    </pre>
  );
}
