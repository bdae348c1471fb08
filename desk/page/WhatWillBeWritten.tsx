import { useState } from 'react';
import type { DiffLine, Preview } from '../content/drafts.ts';
import { Conflict } from './Conflict.tsx';
import { desk } from './call.ts';
import { useDesk } from './desk-state.tsx';
import { useProblems } from './ProblemList.tsx';

/** The change of every file as a diff, and the button that writes them, all or none. */
export function WhatWillBeWritten() {
  const { changed, previews, forget, drafts, said, say } = useDesk();
  const { stopping, areLookedFor } = useProblems();
  const [isWriting, setWriting] = useState(false);
  const shown = changed.flatMap(({ file }) => previews[file] ?? []);
  const conflicts = shown.filter(({ conflict }) => conflict !== undefined);
  const isOff = isWriting || areLookedFor || stopping.length > 0 || conflicts.length > 0 || changed.length === 0;

  async function write(): Promise<void> {
    setWriting(true);
    say('');
    try {
      const { status, value } = await desk.write(drafts());
      if (status === 200) {
        await forget(value.written);
        say(`Written: ${value.written.map((file) => `content/${file}`).join(', ')}`);
      } else if (status === 409)
        say(
          `Not written: ${value.map(({ file }) => file).join(', ')} changed on disk in the meantime. Change a field, and you see both.`,
        );
      else say(`Not written: ${[...value.issues, ...value.problems].map(({ message }) => message).join('. ')}`);
    } catch (error) {
      say(`Not written: ${error instanceof Error ? error.message : String(error)}`);
    }
    setWriting(false);
  }

  const why =
    stopping.length === 1
      ? 'One problem stops it. '
      : stopping.length > 1
        ? `${stopping.length} problems stop it. `
        : conflicts.length > 0
          ? 'A file changed on disk. '
          : '';
  if (changed.length === 0)
    return (
      <p className="written" role="status">
        {said}
      </p>
    );
  return (
    <section className="diff" aria-labelledby="diff-title">
      <div className="diff-head">
        <h2 id="diff-title" tabIndex={-1}>
          What will be written
        </h2>
        <p>{changed.length === 1 ? 'One file' : `${changed.length} files, all or none`}; comments and order stay</p>
      </div>
      {shown.map((preview) => (
        <FileDiff key={preview.file} preview={preview} />
      ))}
      <div className="act">
        <button
          type="button"
          className="btn primary"
          data-key="Ctrl S"
          aria-keyshortcuts="Control+S"
          disabled={isOff}
          onClick={() => void write()}
        >
          {changed.length === 1 ? 'Write the file' : `Write ${changed.length} files`}
        </button>
        <span role="status">
          {said ||
            (areLookedFor && stopping.length === 0
              ? 'The checks of the build go over all files.'
              : `${why}Whole files are written, or none.`)}
        </span>
        <kbd>Ctrl S</kbd>
      </div>
    </section>
  );
}

function FileDiff({ preview }: { preview: Preview }) {
  const { file, hunks, added, removed, conflict } = preview;
  return (
    <div className="file">
      <p className="file-head">
        <b className="mono">content/{file}</b> <span className="plus">+ {added}</span>{' '}
        <span className="minus">− {removed}</span>
      </p>
      {conflict !== undefined && <Conflict preview={preview} />}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is reached by the keyboard */}
      <pre tabIndex={0}>
        {hunks.map((lines, index) => (
          <Hunk key={lines[0]?.line} lines={lines} isFirst={index === 0} />
        ))}
      </pre>
    </div>
  );
}

const SAID = { '+': 'added', '-': 'removed', ' ': undefined };

function Hunk({ lines, isFirst }: { lines: readonly DiffLine[]; isFirst: boolean }) {
  return (
    <>
      {!isFirst && <span className="gap">⋯</span>}
      {lines.map(({ sign, line, text }) => (
        <span key={`${sign}${line}`} className={`line ${SAID[sign] ?? ''}`}>
          <i>{line}</i>
          {`${sign === '-' ? '−' : sign} ${text}\n`}
        </span>
      ))}
    </>
  );
}
