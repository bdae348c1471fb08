import { startOfDay } from './session/days.ts';

/*
 * Deferred script of the pages that say how many cards are due (`[data-due]`). It runs where this browser keeps answers,
 * and at the event "storage": the browser's own, or that of the review. It makes no database: where there is none, or
 * one without cards, it leaves.
 */
const show = () => {
  if (!localStorage.review) return;
  const request = indexedDB.open('review');
  request.onupgradeneeded = () => request.transaction?.abort();
  request.onsuccess = () => {
    const database = request.result;
    const due = database.transaction('cards').objectStore('cards').index('due');
    due.count(IDBKeyRange.upperBound(startOfDay(Date.now(), 1), true)).onsuccess = ({ target }) => {
      const count = (target as IDBRequest<number>).result;
      database.close();
      for (const note of document.querySelectorAll<HTMLElement>('[data-due]')) {
        note.hidden = !count;
        note.textContent = `${count} ${count === 1 ? 'card' : 'cards'} due today`;
      }
    };
  };
};

try {
  show();
  addEventListener('storage', show);
} catch {
  // Storage is off: there is nothing to show.
}
