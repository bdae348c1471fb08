import { type CSSProperties, memo, type UIEvent, useState } from 'react';
import { tokensOf } from './qasm-tokens.ts';

interface Props {
  text: string;
  columns: readonly (number | undefined)[];
  cut: number;
  focusLine: number | undefined;
}

/** A longer text scrolls in a field of its own, and only the lines about the view are there. */
const MOST_LINES = 200;
/** Above and below the view, which holds about 20. */
const MARGIN = 40;

/** The text as long as nobody writes in it. */
export function TextListing({ text, columns, cut, focusLine }: Props) {
  const [top, setTop] = useState(0);
  const lines = text.trimEnd().split('\n');
  const isLong = lines.length > MOST_LINES;
  const first = isLong ? Math.max(0, Math.min(top, lines.length) - MARGIN) : 0;
  const end = isLong ? Math.min(lines.length, top + 2 * MARGIN) : lines.length;
  // In steps, so that most of scrolling draws nothing.
  const follow = ({ currentTarget: { scrollTop, scrollHeight } }: UIEvent) =>
    setTop(Math.floor(((scrollTop / scrollHeight) * lines.length) / MARGIN) * MARGIN);
  return (
    <ol
      className={isLong ? 'qasm qasm-long' : 'qasm'}
      // What scrolls must be reached by keys.
      tabIndex={isLong ? 0 : undefined}
      aria-label={isLong ? 'Lines of the program' : undefined}
      style={isLong ? ({ '--before': first, '--after': lines.length - end } as CSSProperties) : undefined}
      onScroll={isLong ? follow : undefined}
    >
      {lines.slice(first, end).map((line, place) => {
        const index = first + place;
        const column = columns[index];
        const classes = [
          column !== undefined && column === cut ? 'at-cut' : '',
          index + 1 === focusLine ? 'at-focus' : '',
        ];
        return (
          <Line
            key={index}
            number={index + 1}
            count={isLong ? lines.length : undefined}
            text={line}
            column={column}
            classes={classes.join(' ')}
          />
        );
      })}
    </ol>
  );
}

interface LineProps {
  number: number;
  /** How many lines there are, where not all are in the page. */
  count: number | undefined;
  text: string;
  column: number | undefined;
  classes: string;
}

const Line = memo(({ number, count, text, column, classes }: LineProps) => (
  <li className={classes} aria-setsize={count} aria-posinset={count && number}>
    <span aria-hidden className="line-number">
      {number}
    </span>
    <code>
      <QasmLine text={text} />
    </code>
    <span className="line-column">{column === undefined ? '' : `col ${column}`}</span>
  </li>
));

function QasmLine({ text }: { text: string }) {
  let at = 0;
  return tokensOf(text).map(({ kind, text: piece }) => {
    const key = at;
    at += piece.length;
    return kind === 'plain' ? (
      piece
    ) : (
      <span key={key} className={`qasm-${kind}`}>
        {piece}
      </span>
    );
  });
}
