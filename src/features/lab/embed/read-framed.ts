import { openAddress } from '#circuit/address/address.ts';
import { parseFragment } from '#circuit/address/fragment.ts';
import type { LabDocument } from '#circuit/circuit/parse-circuit.ts';

/** What a frame's address holds: a circuit, or the sentence that says why there is none. */
export type Framed = { readonly document: LabDocument } | { readonly fault: string };

/**
 * Reads the fragment of a frame's address, which is that of the lab for circuits: one that it spells out, or one of the gallery.
 * @param gallery the fragments of the gallery's circuits, by their ids.
 */
export async function readFramed(hash: string, gallery: Readonly<Record<string, string>>): Promise<Framed> {
  const destination = parseFragment(hash);
  switch (destination.kind) {
    case 'document':
      return openAddress(destination.text);
    case 'circuit': {
      const { id } = destination;
      const text = Object.hasOwn(gallery, id) ? gallery[id] : undefined;
      return text === undefined ? { fault: `The gallery has no circuit "${id}".` } : openAddress(text);
    }
    case 'unreadable':
      return { fault: destination.fault };
    default:
      return { fault: 'The address of this frame names no circuit.' };
  }
}
