import type { Figure } from './figures.ts';

/**
 * A reported value that cites a filing or a release says which publication was read instead: the reader sees the link to
 * the filing and would take it for what we read.
 */
export function reportedValuesSayWhatWasRead(figures: readonly Pick<Figure, 'file' | 'name' | 'values'>[]): string[] {
  return figures.flatMap(({ file, name, values }) =>
    values
      .filter(
        ({ reported, source, via }) =>
          reported && (source.isPrimary ? !via || via.id === source.id : via?.id === source.id),
      )
      .map(
        ({ asOf, source }) =>
          `${file}: figures.${name} of ${asOf} is reported, and cites ${source.id}; name the publication that was read in "via", or take "reported" out if it was this one`,
      ),
  );
}
