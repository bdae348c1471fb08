import { createHash } from 'node:crypto';
import tokens from '#src/design/tokens.css?raw';
import { type IllustrationName, illustrationNames } from '#src/model/illustration-names.ts';
import illustrationColors from '../illustration-colors.css?raw';
import { illustrationFile } from './illustration-file.ts';

export interface BuiltIllustration {
  readonly name: IllustrationName;
  readonly file: string;
  /** Of the content. It is part of the address, so that the file can be kept for ever. */
  readonly hash: string;
}

/** All illustrations with the colors of this build. */
export const builtIllustrations: readonly BuiltIllustration[] = illustrationNames.map((name) => {
  const file = illustrationFile(name, [tokens, illustrationColors]);
  return { name, file, hash: createHash('sha256').update(file).digest('hex').slice(0, 8) };
});

export function illustrationUrl(name: IllustrationName): string {
  return `/drawings/${name}.${builtIllustrations.find((built) => built.name === name)?.hash}.svg`;
}
