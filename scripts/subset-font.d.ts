/** What `subset-fonts.ts` uses of a package without types. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    letters: string,
    options: { targetFormat: 'woff2'; variationAxes: Record<string, number | { min: number; max: number }> },
  ): Promise<Buffer>;
}
