/** Says why no results come, where the browser runs no scripts. */
export function NoScript({ text }: { text: string }) {
  return <p className="mb-6 hidden max-w-measure border-l-2 border-accent pl-4 noscript:block">{text}</p>;
}
