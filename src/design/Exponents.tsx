/** An exponent in brackets, which may hold brackets itself: "^(n/2)", "^(O(√n))". */
const EXPONENT = /\^\(((?:[^()]|\([^()]*\))*)\)/;

/**
 * Text in which exponents written as `2^(n/2)` are raised. Copied or read aloud it is still "2^(n/2)", because a
 * screen reader does not say that a text is raised.
 */
export function Exponents({ text }: { text: string }) {
  return text.split(EXPONENT).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never move
      <sup key={index}>
        <span className="visually-hidden">^(</span>
        {part}
        <span className="visually-hidden">)</span>
      </sup>
    ) : (
      part
    ),
  );
}
