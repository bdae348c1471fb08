import { Fragment, type ReactNode } from 'react';

/** A sentence of the content with parts of the page in the place of its {names}. @throws for a name that there is not. */
export function filledWith(sentence: string, parts: Readonly<Record<string, ReactNode>>): ReactNode {
  return sentence.split(/\{(\w+)\}/).map((piece, index) => {
    if (index % 2 === 0) return piece;
    if (!(piece in parts)) throw new Error(`"${sentence}" asks for {${piece}}`);
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one sentence never change places
    return <Fragment key={index}>{parts[piece]}</Fragment>;
  });
}
