/**
 * How an outcome is written on the page. The compiler prints measured bits as "[One, Zero]"; the page writes "10",
 * and several registers as "10 1". Any other value stays as printed.
 */
export function outcomeLabel(printed: string): string {
  if (!/^[\s()[\],]*((Zero|One)[\s()[\],]*)+$/.test(printed)) return printed;
  return printed
    .replace(/\]\s*,\s*/g, '| ')
    .replaceAll('Zero', '0')
    .replaceAll('One', '1')
    .replace(/[^01|]/g, '')
    .replaceAll('|', ' ')
    .trim();
}
