import { readOpenQasm } from '#circuit/text/read-openqasm.ts';
import { labAddress } from './gallery.ts';

/** The address that opens an OpenQASM program in the lab; nothing for one that has no drawing. */
export async function openInLab(title: string, source: string): Promise<string | undefined> {
  const read = readOpenQasm(source);
  return 'message' in read ? undefined : labAddress(title, read.circuit);
}
