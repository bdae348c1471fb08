import { type RefObject, useId, useLayoutEffect, useRef, useState } from 'react';
import type { Basis } from './superposition.ts';

export interface BasisState {
  value: Basis;
  fieldset: RefObject<HTMLFieldSetElement | null>;
  set: (basis: Basis) => void;
}

/** The chosen basis, which the visitor may have chosen before this script was there. */
export function useBasis(): BasisState {
  const fieldset = useRef<HTMLFieldSetElement>(null);
  const [value, set] = useState<Basis>('01');
  useLayoutEffect(() => {
    if (fieldset.current?.querySelector('input[value="+-"]:checked')) set('+-');
  }, []);
  return { value, fieldset, set };
}

const OPTIONS = [
  { basis: '01', label: '0 or 1?' },
  { basis: '+-', label: '+ or −?' },
] as const;

/** What the measurement asks the qubit. */
export function BasisChoice({ basis }: { basis: BasisState }) {
  const name = useId();
  return (
    <fieldset ref={basis.fieldset} className="text-sm">
      <legend className="font-semibold">The measurement asks</legend>
      <div className="flex flex-wrap gap-x-6">
        {OPTIONS.map((option) => (
          <label key={option.basis} className="flex min-h-9 cursor-pointer items-center gap-2">
            <input
              type="radio"
              name={name}
              value={option.basis}
              defaultChecked={option.basis === '01'}
              onChange={() => basis.set(option.basis)}
              autoComplete="off"
              className="size-5"
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
