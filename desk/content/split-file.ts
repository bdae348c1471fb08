/** A file of the content in two: its YAML, and the text below it where there is one. */
export interface SplitFile {
  head: string;
  /** The Markdown of an .mdx file. */
  body: string | undefined;
  /** The file with another head, and another body where it has one. */
  join: (head: string, body?: string) => string;
}

/** @throws Error where an .mdx file does not begin with YAML between lines of dashes. */
export function splitFile(file: string, text: string): SplitFile {
  if (!file.endsWith('.mdx')) return { head: text, body: undefined, join: (head) => head };
  const parts = /^---\n([\s\S]*?\n)---\n([\s\S]*)$/.exec(text);
  if (!parts) throw new Error(`${file} does not begin with YAML between two lines of dashes`);
  const [, was = '', below = ''] = parts;
  return { head: was, body: below, join: (head, body = below) => `---\n${head}---\n${body}` };
}
