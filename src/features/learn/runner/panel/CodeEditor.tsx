import { type KeyboardEvent, type Ref, useImperativeHandle, useRef, useSyncExternalStore } from 'react';
import type { Language } from '../language.ts';
import { Colored, lineNumbers } from '../listing/Listing.tsx';
import type { Problem } from '../run-program.ts';

type Place = Pick<Problem, 'line' | 'column'>;

export interface EditorHandle {
  /** Puts the cursor at a place, and the place into view. */
  goTo: (place: Place) => void;
  /** Brings a line into view, and leaves the focus where it is. */
  showLine: (line: number) => void;
}

interface Props {
  text: string;
  language: Language;
  onChange: (text: string) => void;
  /** Ctrl or ⌘ with Enter. */
  onRun: () => void;
  problems: readonly Problem[];
  problemsId: string;
  label: string;
  ref: Ref<EditorHandle>;
}

/**
 * The program as text that can be changed: a field without colors of its own over the same text in colors, at the very
 * place of the listing. Lines with a fault are marked. Tab leaves it, as always.
 */
export function CodeEditor({ text, language, onChange, onRun, problems, problemsId, label, ref }: Props) {
  const field = useRef<HTMLTextAreaElement>(null);
  const faults = useRef<HTMLDivElement>(null);
  // React would put the first text back over what is typed until it listens.
  const isWaiting = useSyncExternalStore(
    () => () => {},
    () => false,
    () => true,
  );
  useImperativeHandle(ref, () => {
    const showLine = (line: number) => scrollToLine(faults.current, line);
    return {
      goTo: (place) => {
        const offset = offsetOf(field.current?.value ?? '', place);
        // The browser would bring the whole field into view, which may be longer than the window.
        field.current?.focus({ preventScroll: true });
        field.current?.setSelectionRange(offset, offset);
        showLine(place.line);
      },
      showLine,
    };
  }, []);
  const runOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    onRun();
  };
  return (
    <div className="editor">
      <pre aria-hidden className="listing" data-lines={lineNumbers(text)}>
        {/* An empty last line would have no height. */}
        <Colored source={`${text}\n`} language={language} />
      </pre>
      <div ref={faults} aria-hidden className="faults">
        {[...new Set(problems.map(({ line }) => line))].map((line) => (
          <span key={line} data-fault="" style={{ top: `${line - 1}lh` }}>
            <b>{line}</b>
          </span>
        ))}
      </div>
      <textarea
        ref={field}
        value={text}
        readOnly={isWaiting}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={runOnEnter}
        wrap="off"
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        aria-label={label}
        aria-keyshortcuts="Control+Enter Meta+Enter"
        aria-invalid={problems.length > 0 || undefined}
        aria-describedby={problems.length > 0 ? problemsId : undefined}
      />
    </div>
  );
}

/** Scrolls as little as shows a line, which has no element of its own: a mark is laid there for the moment. */
function scrollToLine(layer: HTMLElement | null, line: number): void {
  const mark = document.createElement('span');
  mark.style.top = `${line - 1}lh`;
  layer?.append(mark);
  mark.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  mark.remove();
}

/** The place of a line and a column (both from 1) in a text. */
function offsetOf(text: string, { line, column }: Place): number {
  const before = text.split('\n').slice(0, line - 1);
  return before.reduce((sum, each) => sum + each.length + 1, 0) + column - 1;
}
