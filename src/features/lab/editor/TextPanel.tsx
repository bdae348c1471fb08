import { type Ref, useEffect, useEffectEvent, useImperativeHandle, useMemo, useRef, useState } from 'react';
import { type Circuit, type Operation, operationCount } from '#circuit/circuit/circuit.ts';
import { counted } from '#circuit/editing/edit.ts';
import { writeOpenQasm3 } from '#circuit/text/write-openqasm3.ts';
import type { WrittenCircuit } from '#circuit/text/written.ts';
import { Check, ChevronDown, ChevronUp, CircleAlert, Copy, Pencil } from '#src/design/icons.tsx';
import { useCopy } from '#src/design/use-copy.ts';
import { focusPlace } from './Places.tsx';
import type { TextFault } from './read-text.ts';
import { TextListing } from './TextListing.tsx';
import type { TextEditor } from './text-editor.ts';

export interface TextPanelHandle {
  /** Opens the text for writing, with the cursor in it. */
  write: () => void;
}

interface Props {
  ref?: Ref<TextPanelHandle>;
  circuit: Circuit;
  cut: number;
  focus: { readonly column: number; readonly operation: Operation | undefined };
  onCircuit: (circuit: Circuit) => void;
  /** Whether the drawing is behind the text, which cannot be read. */
  onFault: (hasFault: boolean) => void;
  /** Somebody looks at the text or writes in it. */
  onOpen: () => void;
}

interface Typed extends Pick<WrittenCircuit, 'lines'> {
  readonly circuit: Circuit;
  readonly text: string;
  readonly fault: TextFault | undefined;
}

/** The circuit as OpenQASM 3. The text follows the drawing, and once somebody writes, the drawing the text. */
export function TextPanel({ ref, circuit, cut, focus, onCircuit, onFault, onOpen }: Props) {
  const [isOpen, setOpen] = useState(true);
  const [editor, setEditor] = useState<TextEditor>();
  const [typed, setTyped] = useState<Typed>();
  const [leftOut, setLeftOut] = useState<readonly string[]>([]);
  const host = useRef<HTMLDivElement>(null);
  // Letters may come faster than the drawing follows: what it shows, or will show once it has followed.
  const latest = useRef(circuit);
  // What was typed holds as long as the drawing is what it says.
  const isTyped = typed?.circuit === circuit;
  const written = useMemo(
    () => (isTyped ? typed : { ...writeOpenQasm3(circuit), fault: undefined }),
    [isTyped, typed, circuit],
  );
  const { text, fault } = written;
  const { note, copy } = useCopy(() => text);
  const columns = useMemo(() => columnsOf(written.lines), [written]);
  const focusLine = lineOf({ columns: circuit.columns, lines: written.lines }, focus.column, focus.operation);

  const read = useEffectEvent(async (next: string) => {
    const { readText } = await import('./read-text.ts');
    const answer = readText(next);
    onFault(answer.kind === 'fault');
    setLeftOut(answer.kind === 'fault' ? [] : answer.notes);
    if (answer.kind === 'fault') {
      setTyped({ text: next, lines: [], circuit: latest.current, fault: answer.fault });
      return;
    }
    const { circuit: following } = answer;
    latest.current = following;
    // In place of a link its circuit is written.
    const shown = answer.kind === 'quirk' ? writeOpenQasm3(following) : { text: next, lines: answer.lines };
    if (answer.kind === 'quirk') editor?.setText(shown.text);
    setTyped({ ...shown, circuit: following, fault: undefined });
    onCircuit(following);
  });

  const write = async () => {
    setOpen(true);
    onOpen();
    if (editor) {
      // Not before it shows.
      requestAnimationFrame(editor.focus);
      return;
    }
    const { openTextEditor } = await import('./text-editor.ts');
    if (!host.current) return;
    const opened = openTextEditor(host.current, {
      text,
      label: 'Circuit as OpenQASM 3',
      onChange: (next) => void read(next),
      onLeave: focusPlace,
    });
    setEditor(opened);
  };

  useImperativeHandle(ref, () => ({ write: () => void write() }));
  useEffect(() => {
    latest.current = circuit;
  }, [circuit]);
  useEffect(() => {
    if (!isTyped) {
      editor?.setText(text);
      onFault(false);
    }
  }, [editor, text, isTyped, onFault]);
  useEffect(() => {
    editor?.note({ columns, cut, focus: focusLine, fault });
  }, [editor, columns, cut, focusLine, fault]);
  // Not before it shows.
  useEffect(() => {
    editor?.focus();
    return () => editor?.close();
  }, [editor]);

  return (
    <section aria-label="OpenQASM" className="lab-text">
      <div className="lab-text-head">
        <b>OpenQASM 3</b>
        <span role="status" className={fault ? 'unreadable' : 'readable'}>
          {fault ? <CircleAlert aria-hidden /> : <Check aria-hidden />}
          {fault
            ? fault.sentence
            : `${counted(operationCount(circuit), 'operation')}, ${counted(circuit.columns.length, 'column')}`}
        </span>
        <span className="grow" />
        <span role="status" className="lab-kept">
          {note}
        </span>
        {editor ? null : (
          <button type="button" name="write" className="quiet" onClick={() => void write()}>
            <Pencil aria-hidden />
            Edit
          </button>
        )}
        <button type="button" name="copy-text" className="tool" aria-label="Copy text" title="Copy" onClick={copy}>
          <Copy aria-hidden />
        </button>
        <button
          type="button"
          name="text"
          className="tool"
          aria-label={isOpen ? 'Close text panel' : 'Open text panel'}
          aria-expanded={isOpen}
          onClick={() => {
            setOpen(!isOpen);
            if (!isOpen) onOpen();
          }}
        >
          {isOpen ? <ChevronUp aria-hidden /> : <ChevronDown aria-hidden />}
        </button>
      </div>
      <p role="status" className={leftOut.length > 0 ? 'left-out' : undefined}>
        {leftOut.join(' ')}
      </p>
      <div ref={host} hidden={!isOpen || !editor} />
      {isOpen && !editor ? <TextListing text={text} columns={columns} cut={cut} focusLine={focusLine} /> : null}
    </section>
  );
}

/** The column, counted from 1, that each line of a text belongs to. */
function columnsOf(lines: WrittenCircuit['lines']): (number | undefined)[] {
  const columns: (number | undefined)[] = [];
  lines.forEach((operations, column) => {
    for (const line of operations) columns[line - 1] = column + 1;
  });
  return columns;
}

/** The line of an operation, from 1. */
function lineOf(
  { columns, lines }: { columns: readonly (readonly Operation[])[]; lines: WrittenCircuit['lines'] },
  column: number,
  operation: Operation | undefined,
): number | undefined {
  const place = operation ? (columns[column]?.indexOf(operation) ?? -1) : -1;
  return lines[column]?.[place];
}
