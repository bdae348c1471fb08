import { Formula } from '#src/design/Formula.tsx';

/** From about this many characters of TeX a formula may be wider than a phone, and must be reachable to be scrolled. */
const WIDE = 60;

/** A formula of a step; on a line of its own it is between two hairlines and scrolls by itself. */
export function StepFormula({ tex, display = false }: { tex: string; display?: boolean }) {
  if (!display) return <Formula tex={tex} />;
  return (
    <div className="equation" tabIndex={tex.length > WIDE ? 0 : undefined}>
      <Formula tex={tex} display />
    </div>
  );
}
