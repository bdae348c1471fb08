/** A ket, or a bra with its ket: "|0⟩", "⟨φ|ψ⟩". */
const KET = /(⟨?[^\s⟨⟩|(,]*\|[^\s⟨⟩|]+⟩)/;

/** Text in which no line breaks inside a ket; browsers may otherwise break after its bar. */
export function Kets({ text }: { text: string }) {
  return text.split(KET).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never move
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
