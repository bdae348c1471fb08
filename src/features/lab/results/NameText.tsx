/** The name of a wire or bit: q[0] with its number low. */
export function NameText({ name }: { name: string }) {
  const [, word, place] = /^(.*)\[(\d+)\]$/.exec(name) ?? [];
  return place === undefined ? (
    name
  ) : (
    <>
      {word}
      <sub>{place}</sub>
    </>
  );
}
