import { Formula } from '#src/design/Formula.tsx';
import { Kets } from '#src/design/Kets.tsx';

/** What each symbol of the formula above stands for: TeX → words. */
export function Symbols({ of }: { of: Record<string, string> }) {
  return (
    <dl className="symbols">
      {Object.entries(of).map(([tex, meaning]) => (
        <div key={tex}>
          <dt>
            <Formula tex={tex} />
          </dt>
          <dd>
            <Kets text={meaning} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
