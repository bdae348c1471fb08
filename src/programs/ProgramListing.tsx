import { LANGUAGE_NAMES, type Program } from './program-files.ts';

/** A program as text. */
export function ProgramListing({ program }: { program: Program }) {
  return (
    <figure className="program">
      <figcaption>{LANGUAGE_NAMES[program.language]}</figcaption>
      <pre>
        <code>{program.source}</code>
      </pre>
    </figure>
  );
}
