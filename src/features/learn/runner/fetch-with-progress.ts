/**
 * Downloads a file and tells the share of it that has arrived, from 0 to 1, as often as a part comes.
 * `size` is that of the file itself: `Content-Length` would be that of its compressed form.
 * Throws where the file does not come whole.
 */
export async function fetchWithProgress(
  url: string,
  size: number,
  onProgress: (share: number) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(url);
  if (!response.ok || !response.body) throw new Error(`${url} answered ${response.status}`);
  const bytes = new Uint8Array(size);
  let arrived = 0;
  const reader = response.body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    bytes.set(part.value, arrived);
    arrived += part.value.length;
    onProgress(arrived / size);
  }
  if (arrived !== size) throw new Error(`${url}: ${arrived} bytes of ${size} arrived`);
  return bytes;
}
