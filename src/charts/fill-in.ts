/** What a sentence of the content may ask for by name: "{count} of {total} companies". */
export type Numbers = Record<string, string | number>;

/**
 * Puts numbers that are counted into a sentence that is written, so that no sentence goes stale when an entry is added.
 * Throws where the sentence asks for one that there is not.
 */
export function fillIn(sentence: string, numbers: Numbers = {}): string {
  return sentence.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const number = numbers[name];
    if (number === undefined)
      throw new Error(
        `"${sentence}" asks for ${placeholder}; there is ${
          Object.keys(numbers)
            .map((known) => `{${known}}`)
            .join(', ') || 'nothing to fill in'
        }`,
      );
    return String(number);
  });
}
