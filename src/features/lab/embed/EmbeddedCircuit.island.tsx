import { useEffect, useState, useSyncExternalStore } from 'react';
import { FramedCircuit } from './FramedCircuit.tsx';
import { type Framed, readFramed } from './read-framed.ts';

type Read = Framed & { readonly hash: string };

interface Props {
  /** Where the lab is. */
  lab: string;
  /** The name of the site. */
  hub: string;
  /** The fragments of the gallery's circuits, by their ids. */
  gallery: Readonly<Record<string, string>>;
}

/** The circuit of a frame's address, to be looked at and stepped through, and the way to the lab. */
export function EmbeddedCircuit({ lab, hub, gallery }: Props) {
  const hash = useSyncExternalStore(onHashChange, () => location.hash, unknown);
  const framed = useFramed(hash, gallery);
  const document = framed && 'document' in framed ? framed.document : undefined;
  return (
    <div className="lab embedded">
      <h1>{document?.title || 'Quantum circuit'}</h1>
      {document ? <FramedCircuit key={framed?.hash} document={document} /> : null}
      {framed && 'fault' in framed ? <p role="alert">{framed.fault}</p> : null}
      <p className="embedded-foot">
        <a href={`${lab}${hash ?? ''}`} target="_top">
          Open in the lab
        </a>
        <span>{hub}</span>
      </p>
    </div>
  );
}

function onHashChange(changed: () => void): () => void {
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
}

/** No server sees a fragment. */
const unknown = () => undefined;

function useFramed(hash: string | undefined, gallery: Props['gallery']): Read | undefined {
  const [framed, setFramed] = useState<Read>();
  useEffect(() => {
    if (hash === undefined) return;
    let isGone = false;
    void readFramed(hash, gallery).then((read) => isGone || setFramed({ ...read, hash }));
    return () => {
      isGone = true;
    };
  }, [hash, gallery]);
  return framed;
}
