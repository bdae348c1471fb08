import { Edition2024 } from '#src/design/Edition2024.tsx';
import type { FigureFace } from './page-references.ts';
import './figure.css';

/** A value up to this length never breaks from its number; a longer one is a phrase. */
const LONGEST_UNBROKEN = 20;

/** A figure's value with the number of its source, which opens the figure's card; without script, its row among all figures. */
export function FigureValue({ face }: { face: FigureFace }) {
  const { text, isAbsent, others } = face;
  // Of several words the last takes the number along into the next line.
  const cut = isAbsent ? 0 : text.lastIndexOf(' ') + 1;
  const [firstWords, lastWord] = cut > 0 ? [text.slice(0, cut), text.slice(cut)] : [text, ''];
  const number = <SourceNumber face={face} number={face.number} />;
  return (
    <span className={text.length <= LONGEST_UNBROKEN ? 'figure' : undefined}>
      {isAbsent ? <span className="figure-absent">{text}</span> : firstWords}
      {lastWord ? (
        <span className="whitespace-nowrap">
          {lastWord}
          {number}
        </span>
      ) : (
        number
      )}
      {others.map(({ value, number }) => (
        <span key={value}>
          {' or '}
          {value}
          <SourceNumber face={face} number={number} />
        </span>
      ))}
    </span>
  );
}

function SourceNumber({ face: { row }, number }: { face: FigureFace; number: string }) {
  return (
    <sup>
      <a href={row} className="figure-number">
        <span className="visually-hidden">Source </span>
        {number}
      </a>
    </sup>
  );
}

/** What is beside the value: words, its date, the 2024 edition's value; nothing where there is nothing to say. */
export function FigureMeta({ face: { isReported, others, date, edition2024 } }: { face: FigureFace }) {
  if (!isReported && others.length === 0 && !date && !edition2024) return null;
  return (
    <span className="figure-meta">
      {isReported ? <span className="figure-word">reported</span> : null}
      {others.length > 0 ? <span className="figure-word">sources disagree</span> : null}
      {date ? <span>{date}</span> : null}
      {edition2024 ? <Edition2024 value={edition2024} /> : null}
    </span>
  );
}

/** Value and what is beside it, in one line where there is room. */
export function FigureInLine({ face }: { face: FigureFace }) {
  return (
    <>
      <FigureValue face={face} /> <FigureMeta face={face} />
    </>
  );
}
