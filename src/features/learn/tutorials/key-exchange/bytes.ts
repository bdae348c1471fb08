const twoDigits = (byte: number) => byte.toString(16).padStart(2, '0');

/** Bytes as pairs of hexadecimal digits: "0f a0 3c". */
export const hex = (bytes: Uint8Array): string => [...bytes].map(twoDigits).join(' ');

/** A copy in which the lowest bit of one byte is turned. */
export function withFlippedByte(bytes: Uint8Array, place: number): Uint8Array {
  return bytes.map((byte, index) => (index === place ? byte ^ 1 : byte));
}

export const isSame = (a: Uint8Array, b: Uint8Array): boolean =>
  a.length === b.length && a.every((byte, index) => byte === b[index]);
