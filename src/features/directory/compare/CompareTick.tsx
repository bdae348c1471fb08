import './compare-tick.css';

/** What is ticked belongs to this form, which `Compare` renders at the end of the list. */
export const COMPARE_FORM_ID = 'compare-form';

/** A row's tick, at the left of its name; not shown without script. */
export function CompareTick({ id, name }: { id: string; name: string }) {
  return (
    <label className="compare-tick">
      <input type="checkbox" name="compare" value={id} form={COMPARE_FORM_ID} />
      <span className="visually-hidden">Compare {name}</span>
    </label>
  );
}
