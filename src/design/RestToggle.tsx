import './rest-toggle.css';

interface Props {
  /** How many rows the list shows at first. */
  first: number;
  /** How many there are beyond them; without any there is nothing to toggle. */
  rest: number;
}

/** Shows the rest of a long list, without a script. The list's style sheet hides it, by `:has(+ .rest-toggle …)`. */
export function RestToggle({ first, rest }: Props) {
  if (rest <= 0) return null;
  return (
    <label className="rest-toggle">
      <input type="checkbox" className="visually-hidden" />
      <span>Show the other {rest}</span>
      <span>Show the first {first}</span>
    </label>
  );
}
