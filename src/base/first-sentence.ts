/** A text, parted after its first sentence: a stop, then a sign that begins a sentence. */
export function firstSentence(text: string): { first: string; rest: string } {
  const [first = text] = /^.*?[.!?](?= [\p{Lu}\p{N}|⟨(])/su.exec(text) ?? [];
  return { first, rest: text.slice(first.length).trim() };
}
