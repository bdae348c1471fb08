import { Kets } from '#src/design/Kets.tsx';
import { addressOf } from '#src/model/entry-pages.ts';
import type { Entry } from '#src/model/read-content.ts';

/** A term's definition, as it opens beside the term in a text. */
export function TermPreview({ term: { id, term, category, definition, plainWords } }: { term: Entry<'glossary'> }) {
  return (
    <>
      <p id="preview-title">
        {term} <small>{category}</small>
      </p>
      <p id="preview-text">
        <Kets text={definition} />
      </p>
      {plainWords ? (
        <p>
          <b>In plain words</b> <Kets text={plainWords} />
        </p>
      ) : null}
      <p>
        <a href={addressOf('glossary', id)}>Open in the glossary</a>
      </p>
    </>
  );
}
