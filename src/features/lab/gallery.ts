import { writeAddress } from '#circuit/address/address.ts';
import type { Circuit } from '#circuit/circuit/circuit.ts';
import { readOpenQasm } from '#circuit/text/read-openqasm.ts';
import { circuitOf } from '#src/drawings/circuit/circuit-of.ts';
import { addressOf, hasPage } from '#src/model/entry-pages.ts';
import { type Entry, entriesOf, entryOf } from '#src/model/read-content.ts';
import { urls } from '#src/model/urls.ts';
import type { GalleryItem } from './sections/GallerySection.tsx';

/** The circuits of the gallery, read and with the addresses that open them. */
export function galleryItems(): Promise<GalleryItem[]> {
  return Promise.all(entriesOf('circuits').map(galleryItem));
}

async function galleryItem(entry: Entry<'circuits'>): Promise<GalleryItem> {
  const { id, title, group, what, outcome, see, qasm, tutorials = [], algorithms = [] } = entry;
  const circuit = circuitOf(qasm, `content/circuits/${id}.yaml`);
  return {
    id,
    title,
    group,
    what,
    outcome,
    see: see.text,
    circuit,
    href: await labAddress(title, circuit),
    page: hasPage('circuits', id) ? addressOf('circuits', id) : undefined,
    related: [
      ...tutorials.map((tutorial) => ({ label: entryOf('tutorials', tutorial).title, href: urls.tutorial(tutorial) })),
      ...algorithms.map((algorithm) => ({
        label: entryOf('algorithms', algorithm).name,
        href: addressOf('algorithms', algorithm),
      })),
    ],
  };
}

export async function labAddress(title: string, circuit: Circuit): Promise<string> {
  return `${urls.lab()}#${await writeAddress({ title, circuit })}`;
}

/** The address that opens an OpenQASM program in the lab; undefined for one that has no drawing. */
export async function openInLab(title: string, source: string): Promise<string | undefined> {
  const read = readOpenQasm(source);
  return 'message' in read ? undefined : labAddress(title, read.circuit);
}
