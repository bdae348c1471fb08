import { tokensOf } from './qasm-tokens.ts';

/** One line of OpenQASM in colors. */
export function QasmLine({ text }: { text: string }) {
  let at = 0;
  return tokensOf(text).map(({ kind, text: piece }) => {
    const key = at;
    at += piece.length;
    return kind === 'plain' ? (
      piece
    ) : (
      <span key={key} className={`qasm-${kind}`}>
        {piece}
      </span>
    );
  });
}
