/** Says why no results come, where the browser runs no scripts. */
export function WithoutScript({ text }: { text: string }) {
  return (
    <noscript>
      <p className="mb-6 max-w-measure border-l-2 border-accent pl-4">{text}</p>
    </noscript>
  );
}
