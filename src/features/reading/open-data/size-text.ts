/** A file's size as people read it: "812 bytes", "48 KB" (1 KB is 1,000 bytes). */
export function sizeText(bytes: number): string {
  return bytes < 1000 ? `${bytes} bytes` : `${Math.round(bytes / 1000)} KB`;
}
