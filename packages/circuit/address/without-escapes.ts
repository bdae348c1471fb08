/** A fragment without any escape, those that it needs among them; as it is where they stand for no characters. */
export function withoutEscapes(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}
