/** Hands a file to the browser, which saves it as it saves downloads. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // A busy browser may come to the address some time after the press.
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT_MS);
}

const KEPT_MS = 60_000;
