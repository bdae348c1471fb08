import { useDesk } from './desk-state.tsx';

const monthName = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/**
 * The source of what was looked for and not found this month. The bibliography has one a month in which somebody looked;
 * the first of a month begins it, in the words of the last.
 */
export function useSearchSource(): () => Promise<{ id: string; month: string }> {
  const { library, open, begin } = useDesk();
  return async () => {
    const month = (library?.today ?? '').slice(0, 7);
    const searches = (library?.entries ?? []).filter(({ kind, id }) => kind === 'sources' && id.startsWith('search-'));
    const current = searches.find(({ date }) => date === month);
    if (current) return { id: current.id, month };
    const id = `search-${month}`;
    const last = searches.sort((a, b) => a.date.localeCompare(b.date)).at(-1);
    const like = last ? (await open(last.file)).data : {};
    const title = `Our own search of ${monthName.format(new Date(`${month}-01`))}, without result`;
    await begin(`sources/${id}.yaml`, { ...like, title, date: month });
    return { id, month };
  };
}
