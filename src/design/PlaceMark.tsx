import { logPlace, type Range } from '#src/base/log-place.ts';
import './place-mark.css';

interface Props {
  value: number;
  /** The lowest and the highest on record. */
  range: Range;
  /** A color of the tokens: `var(--color-viz-1)`. */
  color?: string | undefined;
  /** Drawn as a ring: the value does not compare with the others. */
  isHollow?: boolean;
}

/** A dot on a hairline between the lowest and the highest value on record: its place, not a length, as scales are logarithmic. */
export function PlaceMark({ value, range, color, isHollow }: Props) {
  const style = { '--at': logPlace(value, range).toFixed(2), color };
  return <i className={isHollow ? 'place-mark hollow' : 'place-mark'} style={style as React.CSSProperties} />;
}
