import { Autocomplete } from '@base-ui/react/autocomplete';
import { Dialog } from '@base-ui/react/dialog';
import { Search, X } from 'lucide-react';
import { useState } from 'react';
import { recentSearches, rememberSearch } from '../recent/recent-searches.ts';
import { PaletteFoot } from './PaletteFoot.tsx';
import { PaletteLine } from './PaletteLine.tsx';
import { type PaletteItem, usePaletteItems } from './use-palette-items.ts';

/** Field and list of the palette: arrows move, Enter opens, Escape closes. */
export function Palette({ onLeave }: { onLeave: () => void }) {
  const [typed, setTyped] = useState('');
  const [recent, setRecent] = useState<readonly string[]>(recentSearches);
  const { items, status } = usePaletteItems(typed, recent);

  function choose(item: PaletteItem) {
    if (item.type === 'query') {
      setTyped(item.label);
      return;
    }
    rememberSearch(typed.trim());
    console.log('Search:', typed.trim());
    onLeave();
    location.assign(item.id);
  }

  return (
    <Autocomplete.Root
      open
      inline
      mode="none"
      items={items}
      itemToStringValue={(item: PaletteItem) => item.label}
      value={typed}
      onValueChange={(value, { reason }) => {
        if (reason !== 'item-press') setTyped(value);
      }}
      autoHighlight="always"
      keepHighlight
    >
      <div className="relative flex-none border-b border-rule">
        <Search
          aria-hidden
          strokeWidth={1.75}
          className="pointer-events-none absolute top-1/2 left-4 size-5 -translate-y-1/2 text-ink-3"
        />
        <Autocomplete.Input
          aria-label="Search quantum topics"
          placeholder="Search quantum topics..."
          maxLength={200}
          className="min-h-14 w-full bg-transparent py-3 pr-14 pl-12 text-lg outline-none"
        />
        <Dialog.Close
          aria-label="Close"
          className="absolute top-1/2 right-2 grid size-11 -translate-y-1/2 place-items-center rounded-sm text-ink-2 hover:bg-sunken hover:text-ink"
        >
          <X aria-hidden strokeWidth={1.75} className="size-4.5" />
        </Dialog.Close>
      </div>
      <Autocomplete.Status className={items.length > 0 ? 'visually-hidden' : 'px-4 py-3 text-sm text-ink-2'}>
        {status}
      </Autocomplete.Status>
      <Autocomplete.List
        aria-label="Results"
        className="min-h-0 overflow-y-auto overscroll-contain p-2 outline-none empty:hidden"
      >
        {(item: PaletteItem) => <PaletteLine key={item.id} item={item} onChoose={() => choose(item)} />}
      </Autocomplete.List>
      <PaletteFoot hasRecent={!typed && recent.length > 0} onForget={() => setRecent([])} />
    </Autocomplete.Root>
  );
}
