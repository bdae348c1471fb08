/** Whether a text is meant as a Quirk circuit: an address, its fragment, or the JSON in it. */
export function isQuirk(text: string): boolean {
  return /^\s*(https?:\/\/|#?circuit=|\{|%7b)/i.test(text);
}
