import { Formula } from '#src/design/Formula.tsx';

/** Mathematics in running text. */
export function M({ tex }: { tex: string }) {
  return <Formula tex={tex} />;
}
