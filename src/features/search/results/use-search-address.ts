import { type RefObject, useEffect, useRef, useState } from 'react';
import { withFields } from '#src/filters/form-fields.ts';

/** Searching and the address follow when the typing pauses. */
const DELAY_MS = 200;

interface SearchAddress {
  field: RefObject<HTMLInputElement | null>;
  /** What is looked for; trimmed. */
  query: string;
  kind: string | undefined;
  /** Looks for what is in the field when the typing pauses. */
  follow: () => void;
  /** Looks for it at once. */
  submit: () => void;
  /** Puts a text into the field and looks for it. */
  searchFor: (text: string) => void;
  choose: (kind: string | undefined) => void;
}

/** Query and kind, kept in the page's address as `q` and `kind`. The field holds its own value. */
export function useSearchAddress(): SearchAddress {
  const field = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [query, setQuery] = useState('');
  const [kind, setKind] = useState<string>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is read once, when the page wakes
  useEffect(() => {
    const asked = new URLSearchParams(location.search);
    if (field.current && !field.current.value) field.current.value = asked.get('q') ?? '';
    // Said again here: a console is emptied on the way from the page that the search began on.
    if (asked.get('q')) console.log('Search:', asked.get('q'));
    show({ query: field.current?.value.trim() ?? '', kind: asked.get('kind') ?? undefined });
    return () => clearTimeout(timer.current);
  }, []);

  function show(next: { query: string; kind: string | undefined }) {
    clearTimeout(timer.current);
    setQuery(next.query);
    setKind(next.kind);
    const address = withFields(location.href, { q: next.query, kind: next.kind ?? '' });
    if (address !== location.href) history.replaceState(history.state, '', address);
  }

  const submit = () => show({ query: field.current?.value.trim() ?? '', kind });

  function searchFor(text: string) {
    if (field.current) field.current.value = text;
    field.current?.focus();
    show({ query: text, kind: undefined });
  }

  function follow() {
    clearTimeout(timer.current);
    timer.current = setTimeout(submit, DELAY_MS);
  }

  return { field, query, kind, follow, submit, searchFor, choose: (next) => show({ query, kind: next }) };
}
