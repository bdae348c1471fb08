import { drawingFile, drawingUrl } from '#src/base/drawing-file.ts';
import tokens from '#src/design/tokens.css?raw';
import { type IllustrationName, illustrationNames } from '#src/model/illustration-names.ts';
import illustrationColors from '../illustration-colors.css?raw';
import { illustrationFile } from './illustration-file.ts';

/** All illustrations with the colors of this build. */
export const builtIllustrations = new Map(
  illustrationNames.map((name) => [name, drawingFile(name, illustrationFile(name, [tokens, illustrationColors]))]),
);

export function illustrationUrl(name: IllustrationName): string {
  const built = builtIllustrations.get(name);
  if (!built) throw new Error(`There is no illustration ${name}`);
  return drawingUrl(built);
}
