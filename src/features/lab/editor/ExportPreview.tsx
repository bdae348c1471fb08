import { useId } from 'react';
import { ArrowLeft, Copy, Download } from '#src/design/icons.tsx';
import { useCopy } from '#src/design/use-copy.ts';

interface Props {
  title: string;
  text: string;
  /** What the text has no place for. */
  notes: readonly string[];
  /** Its name as a file; none for what is copied only. */
  fileName: string | undefined;
  onSave: () => void;
  onBack: () => void;
}

export function ExportPreview({ title, text, notes, fileName, onSave, onBack }: Props) {
  const heading = useId();
  const { note, copy } = useCopy(() => text);
  return (
    <section aria-labelledby={heading} className="export-preview">
      <div>
        <button type="button" className="quiet" onClick={onBack}>
          <ArrowLeft aria-hidden />
          All formats
        </button>
        <h2 id={heading}>{title}</h2>
      </div>
      <pre
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a long text is scrolled by keyboard
        tabIndex={0}
      >
        {text}
      </pre>
      {notes.map((sentence) => (
        <p key={sentence} className="popup-text">
          {sentence}
        </p>
      ))}
      <div>
        {/* biome-ignore lint/a11y/noAutofocus: the button that was pressed has gone */}
        <button type="button" autoFocus className="framed" onClick={copy}>
          <Copy aria-hidden />
          Copy
        </button>
        {fileName ? (
          <button type="button" className="framed" onClick={onSave}>
            <Download aria-hidden />
            Save {fileName}
          </button>
        ) : null}
        <span role="status" className="popup-text">
          {note}
        </span>
      </div>
    </section>
  );
}
