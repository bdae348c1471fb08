import type { Language } from './language.ts';

/**
 * How an outcome is written on the page. The compiler prints measured bits as "[One, Zero]", the first one leftmost. Of
 * Q#, whose programs choose what they return, the page keeps the order: "10", and several registers as "10 1". Of
 * OpenQASM it writes bit 0 of the first register rightmost, as everywhere on the site. Any other value stays as printed.
 */
export function outcomeLabel(printed: string, language: Language): string {
  if (!/^[\s()[\],]*((Zero|One)[\s()[\],]*)+$/.test(printed)) return printed;
  const inOrder = digitsOf(printed);
  return language === 'openqasm' ? [...inOrder].reverse().join('') : inOrder;
}

function digitsOf(printed: string): string {
  return printed
    .replace(/\]\s*,\s*/g, '| ')
    .replaceAll('Zero', '0')
    .replaceAll('One', '1')
    .replace(/[^01|]/g, '')
    .replaceAll('|', ' ')
    .trim();
}
