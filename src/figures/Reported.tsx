import type { DatedValue } from '#src/model/figures.ts';

/** That no primary source was read, and which publication was: "reported, via Stock Analysis". */
export function Reported({ value: { reported, via } }: { value: Pick<DatedValue, 'reported' | 'via'> }) {
  if (!reported) return null;
  return <span className="figure-word">{via ? `reported, via ${via.publisher}` : 'reported'}</span>;
}
