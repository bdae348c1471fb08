/** The chapters of `/notation` as they are written, to count what is in them. */
const sources = import.meta.glob<string>('/content/notation/*.mdx', { eager: true, query: '?raw', import: 'default' });

export function notationTexts(): string[] {
  return Object.values(sources).map((text) => text.replace(/^---\n[\s\S]*?\n---\n/, ''));
}
