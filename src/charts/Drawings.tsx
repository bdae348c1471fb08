import type { ReactElement } from 'react';
import { SIZES, type Size } from './chart.ts';
import './chart.css';

interface Props {
  draw: (size: Size) => ReactElement;
  /** Without those for which something else stands in its place. */
  sizes?: readonly Size[] | undefined;
}

const ALL = Object.keys(SIZES) as Size[];

/** What is drawn, laid out anew for each width; `chart.css` shows the one that its `.chart` has room for. */
export function Drawings({ draw, sizes = ALL }: Props) {
  return sizes.map((size) => (
    <div key={size} className={`drawing drawing-${size}`}>
      {draw(size)}
    </div>
  ));
}
