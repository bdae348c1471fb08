const KEYWORDS: ReadonlySet<string> = new Set(
  `and as def else False for from if import in not None pass return True with yield`.split(' '),
);

/**
 * Names in a Python program that it does not define itself: `cirq.X`, `print`, names of arguments, and `.control` for
 * what is asked of an expression. Comments and strings are passed over. A name that begins with one of the program's
 * own variables is looked up with it.
 */
export function foreignNames(source: string): string[] {
  const code = source.replace(/"(?:[^"\\\n]|\\.)*"/g, '""').replace(/#.*$/gm, '');
  const own = ownNames(code);
  const names = [
    ...code.matchAll(/(?<![\w.])(?:\d[\w.]*|(\.?[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*))|(?<=[)\]])(\.[A-Za-z_]\w*)/g),
  ];
  const found = names.flatMap(([, plain, asked]) => plain ?? asked ?? []);
  return [...new Set(found.filter((name) => !KEYWORDS.has(name) && !own.has(name)))];
}

/** What the program defines: functions, their parameters, variables, and names that loops and imports bring. */
function ownNames(code: string): Set<string> {
  const defined = [...code.matchAll(/^[ \t]*def (\w+)\(([^)]*)\)/gm)].flatMap(([, name = '', parameters = '']) => [
    name,
    ...parameters.split(',').map((each) => each.replace(/:.*/, '').trim()),
  ]);
  const assigned = [...code.matchAll(/^[ \t]*(\w+) = /gm)].map(([, name = '']) => name);
  const looped = [...code.matchAll(/\bfor (\w+) in\b/g)].map(([, name = '']) => name);
  return new Set([...defined, ...assigned, ...looped]);
}
