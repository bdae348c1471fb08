/** A cell without a value: a dash for the eye, the reason in its title and for screen readers. */
export function Absent({ why }: { why: string }) {
  return (
    <span title={why} className="text-ink-3">
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">{why}</span>
    </span>
  );
}
