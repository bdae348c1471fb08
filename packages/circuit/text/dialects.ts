/** Gates of other programs that no library file has, and how a text declares them by gates that one has. */
const DECLARATIONS: ReadonlyMap<string, string> = new Map(
  [
    // Amazon Braket, which writes OpenQASM 3 without a file to include.
    'gate cnot a, b { cx a, b; }',
    'gate ccnot a, b, c { ccx a, b, c; }',
    'gate i a { id a; }',
    'gate si a { sdg a; }',
    'gate ti a { tdg a; }',
    'gate v a { sx a; }',
    'gate vi a { sxdg a; }',
    'gate phaseshift(x) a { p(x) a; }',
    'gate cphaseshift(x) a, b { cp(x) a, b; }',
  ].map((declaration) => [/^gate (\w+)/.exec(declaration)?.[1] ?? '', declaration]),
);

/** What to write for a gate that only another program knows; undefined for a gate that none is known to have. */
export function dialectHint(name: string, version: 2 | 3): string | undefined {
  if (name === 'mcx')
    return version === 3
      ? 'write ctrl(3) @ x with the number of its controls'
      : 'write ccx, c3x or c4x, or in OpenQASM 3 ctrl(5) @ x with the number of its controls';
  const declaration = DECLARATIONS.get(name);
  return declaration && `declare it with ${declaration}`;
}
