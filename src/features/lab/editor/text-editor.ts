import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { HighlightStyle, StreamLanguage, syntaxHighlighting } from '@codemirror/language';
import { EditorState, RangeSetBuilder, StateEffect, StateField } from '@codemirror/state';
import {
  Decoration,
  type DecorationSet,
  EditorView,
  keymap,
  lineNumbers,
  placeholder,
  WidgetType,
} from '@codemirror/view';
import { tags } from '@lezer/highlight';
import { isQuirk } from '#circuit/export/quirk/is-quirk.ts';
import { tokenAt } from './qasm-tokens.ts';

/** What the panel says about lines, which are counted from 1. */
export interface LineNotes {
  /** The column of the circuit that each line belongs to, counted from 1; undefined for lines without. */
  readonly columns: readonly (number | undefined)[];
  /** Column after which the state is read. */
  readonly cut: number;
  /** Line of the operation that has the focus in the drawing. */
  readonly focus?: number | undefined;
  readonly fault?: { readonly line: number; readonly column: number } | undefined;
}

export interface TextEditor {
  /** Takes over a text that was made elsewhere; what has been typed can still be had back. */
  setText: (text: string) => void;
  note: (notes: LineNotes) => void;
  focus: () => void;
  close: () => void;
}

interface Options {
  text: string;
  label: string;
  onChange: (text: string) => void;
  /** Esc: out of the field. */
  onLeave: () => void;
}

const KINDS = { keyword: 'keyword', string: 'string', number: 'number', comment: 'comment', plain: null } as const;

const language = StreamLanguage.define({
  name: 'openqasm',
  token(stream) {
    const { kind, text } = tokenAt(stream.string, stream.pos);
    stream.pos += text.length;
    return KINDS[kind];
  },
});

const colors = HighlightStyle.define([
  { tag: tags.keyword, color: 'var(--color-tok-key)' },
  { tag: tags.string, color: 'var(--color-tok-str)' },
  { tag: tags.number, color: 'var(--color-tok-num)' },
  { tag: tags.comment, color: 'var(--color-ink-3)' },
]);

const theme = EditorView.theme({
  '&': { backgroundColor: 'transparent', color: 'var(--color-ink)', fontSize: '.8125rem' },
  '&.cm-focused': { outline: '2px solid var(--color-focus)', outlineOffset: '-2px' },
  '.cm-scroller': { fontFamily: 'var(--font-mono)', lineHeight: '1.6', overflow: 'auto', maxHeight: '24rem' },
  '.cm-content': { padding: '.6rem 0', caretColor: 'var(--color-ink)' },
  '.cm-line': { padding: '0 1rem 0 .4rem', borderLeft: '3px solid transparent' },
  // Long lines scroll under it.
  '.cm-gutters': { backgroundColor: 'var(--color-code)', border: '0', color: 'var(--color-ink-3)', minWidth: '2.3rem' },
  '.cm-lineNumbers .cm-gutterElement': { fontSize: '.75rem', lineHeight: '1.75', paddingRight: '.5rem' },
  '.cm-cursor': { borderLeftColor: 'var(--color-ink)' },
  '.cm-selectionBackground, &.cm-focused .cm-selectionBackground': {
    background: 'var(--color-accent-soft) !important',
  },
  '.cut': { background: 'var(--color-phase-soft)', borderColor: 'var(--color-phase)' },
  '.focused': { boxShadow: 'inset 0 0 0 1.5px var(--color-focus)' },
  '.fault': { background: 'var(--color-danger-soft)', borderColor: 'var(--color-danger)' },
  '.wavy': { textDecoration: 'underline wavy var(--color-danger) 1.5px', textUnderlineOffset: '3px' },
  '.column': { float: 'right', color: 'var(--color-ink-3)', font: '.75rem/1 var(--font-sans)', paddingTop: '.25rem' },
});

class ColumnLabel extends WidgetType {
  readonly column: number;

  constructor(column: number) {
    super();
    this.column = column;
  }

  override eq(other: ColumnLabel): boolean {
    return other.column === this.column;
  }

  toDOM(): HTMLElement {
    const label = document.createElement('span');
    label.className = 'column';
    label.textContent = `col ${this.column}`;
    label.ariaHidden = 'true';
    return label;
  }
}

const setNotes = StateEffect.define<LineNotes>();

const notes = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(decorations, transaction) {
    for (const effect of transaction.effects) if (effect.is(setNotes)) return decorate(transaction.state, effect.value);
    return decorations.map(transaction.changes);
  },
  provide: (field) => EditorView.decorations.from(field),
});

function decorate({ doc }: EditorState, { columns, cut, focus, fault }: LineNotes): DecorationSet {
  const builder = new RangeSetBuilder<Decoration>();
  for (let number = 1; number <= doc.lines; number += 1) {
    const { from, to } = doc.line(number);
    const column = columns[number - 1];
    const classes = [
      column !== undefined && column === cut ? 'cut' : '',
      number === focus ? 'focused' : '',
      number === fault?.line ? 'fault' : '',
    ].filter((name) => name !== '');
    if (classes.length > 0) builder.add(from, from, Decoration.line({ class: classes.join(' ') }));
    if (number === fault?.line && to > from) {
      const at = Math.min(from + fault.column - 1, to - 1);
      builder.add(at, at + 1, Decoration.mark({ class: 'wavy' }));
    }
    if (column !== undefined) builder.add(to, to, Decoration.widget({ widget: new ColumnLabel(column), side: 1 }));
  }
  return builder.finish();
}

/**
 * A field for OpenQASM in an element of its own. It lives in a shadow tree: there the editor's rules are a style sheet
 * object, which the page's policy for styles allows, and not a `<style>` element, which it forbids.
 */
export function openTextEditor(host: HTMLElement, { text, label, onChange, onLeave }: Options): TextEditor {
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open', delegatesFocus: true });
  let isTakingOver = false;
  const view = new EditorView({
    parent: root,
    root,
    state: EditorState.create({
      doc: text,
      extensions: [
        lineNumbers(),
        history(),
        language,
        syntaxHighlighting(colors),
        theme,
        notes,
        // Tab leaves the field, as every other; Esc does, too.
        keymap.of([{ key: 'Escape', run: leave }, ...defaultKeymap, ...historyKeymap]),
        placeholder('OpenQASM 2 or 3, or a Quirk link'),
        EditorView.domEventHandlers({ paste: pasteQuirk }),
        EditorView.contentAttributes.of({ 'aria-label': label, spellcheck: 'false' }),
        EditorView.updateListener.of((update) => {
          if (update.docChanged && !isTakingOver) onChange(update.state.doc.toString());
        }),
      ],
    }),
  });

  // A link is a whole circuit: it does not go on from the line where it is pasted.
  function pasteQuirk(event: ClipboardEvent): boolean {
    const pasted = event.clipboardData?.getData('text/plain') ?? '';
    if (!isQuirk(pasted)) return false;
    view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: pasted }, userEvent: 'input.paste' });
    return true;
  }

  function leave(): boolean {
    onLeave();
    return true;
  }

  return {
    setText(next) {
      if (next === view.state.doc.toString()) return;
      isTakingOver = true;
      view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: next } });
      isTakingOver = false;
    },
    note: (next) => view.dispatch({ effects: setNotes.of(next) }),
    focus: () => view.focus(),
    close: () => view.destroy(),
  };
}
