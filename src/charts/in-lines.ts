/** From where to where something reaches along a line, in the units of a drawing. */
export interface Span {
  from: number;
  to: number;
}

/** The line of each span, counted from 0: in their order, each on the first line where it meets none before it. */
export function linesFor(spans: readonly Span[], gap = 0): number[] {
  const lines: Span[][] = [];
  return spans.map((span) => {
    const free = lines.findIndex((taken) =>
      taken.every(({ from, to }) => to + gap <= span.from || span.to + gap <= from),
    );
    const line = free === -1 ? lines.length : free;
    lines[line] = [...(lines[line] ?? []), span];
    return line;
  });
}
