import { useState } from 'react';

/** Copies a text, which is asked for when it is needed, and says what came of it. */
export function useCopy(text: () => string) {
  const [note, setNote] = useState('');
  const copy = () => {
    const copied = navigator.clipboard?.writeText(text()) ?? Promise.reject(new Error('No clipboard'));
    copied.then(
      () => setNote('Copied'),
      () => setNote('Not allowed; select the text instead'),
    );
  };
  return { note, copy };
}
