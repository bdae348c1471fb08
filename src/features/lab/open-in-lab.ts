import { labAddress } from './gallery.ts';
import { readOpenQasm } from './text/read-openqasm.ts';

/** The address that opens an OpenQASM program in the lab; nothing for one that has no drawing. */
export async function openInLab(title: string, source: string): Promise<string | undefined> {
  const read = readOpenQasm(source);
  return 'message' in read ? undefined : labAddress(title, read.circuit);
}
