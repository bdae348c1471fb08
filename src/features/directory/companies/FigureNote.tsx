/** Says where published evidence differs from a figure on the card above it. */
export function FigureNote({ note }: { note: string | undefined }) {
  return note ? <p className="border-l-2 border-phase pl-2.5 text-xs text-ink-2">{note}</p> : null;
}
