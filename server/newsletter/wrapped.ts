/** So long is a line of a mail that is read as text (RFC 5322 §2.1.1 recommends no more than 78). */
const WIDTH = 72;

/** A text with no line longer than a mail's, its own breaks kept. What has no blank in it, such as an address, stays whole. */
export function wrapped(text: string): string {
  return text.split('\n').map(wrappedLine).join('\n');
}

function wrappedLine(line: string): string {
  const [, indent = ''] = /^((?:> |\* | {2,})?)/.exec(line) ?? [];
  const words = line.slice(indent.length).split(' ');
  const lines = [''];
  for (const word of words) {
    const last = lines.at(-1) ?? '';
    if (last !== '' && indent.length + last.length + 1 + word.length > WIDTH) lines.push(word);
    else lines[lines.length - 1] = last === '' ? word : `${last} ${word}`;
  }
  // A quoted line stays quoted; under a mark of a list the text is set in.
  const further = indent === '* ' ? '  ' : indent;
  return lines.map((each, index) => `${index === 0 ? indent : further}${each}`).join('\n');
}
