/** Throws where a text is not the one expected. */
export function expectEqual(found: string | undefined, expected: string): void {
  if (found !== expected) throw new Error(`Found "${found}", expected "${expected}"`);
}
