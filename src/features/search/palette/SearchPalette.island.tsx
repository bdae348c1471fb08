import { type KeyboardEvent, useEffect, useState } from 'react';
import { DialogClose } from '#src/design/DialogClose.tsx';
import { Search } from '#src/design/icons.tsx';
import { SEARCH_PALETTE_ID } from '#src/frame/search-start.ts';
import { urls } from '#src/model/urls.ts';
import { rememberSearch } from '../recent-searches.ts';
import { PaletteFooter } from './PaletteFooter.tsx';
import { LIST_ID, optionId, PaletteList, StartingPoints } from './PaletteList.tsx';
import { type PaletteOption, usePalette } from './use-palette.ts';

/**
 * The search over any page. The browser opens and closes it, and its form leads to the search page; once its script is
 * there, results come as one types: arrows move, Enter opens.
 */
export function SearchPalette() {
  const { field, query, recent, content, setTyped, write, readRecent } = usePalette();
  const { options, status } = content;
  const [isAwake, setAwake] = useState(false);
  const [active, setActive] = useState(0);

  useEffect(() => setAwake(true), []);

  function choose(option: PaletteOption) {
    setActive(0);
    if (option.type === 'query') {
      write(option.label);
      field.current?.focus();
      return;
    }
    rememberSearch(query);
    console.log('Search:', query);
    field.current?.closest('dialog')?.close();
    location.assign(option.href);
  }

  function onKeyDown(event: KeyboardEvent) {
    const option = options[active];
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.nativeEvent.isComposing || !option || (!step && event.key !== 'Enter')) return;
    event.preventDefault();
    if (step) setActive((active + step + options.length) % options.length);
    else choose(option);
  }

  function forgetQuery() {
    write('');
    setActive(0);
    readRecent();
  }

  const combobox = {
    role: 'combobox',
    'aria-expanded': options.length > 0,
    'aria-controls': LIST_ID,
    'aria-autocomplete': 'list',
    'aria-activedescendant': options.length > 0 ? optionId(active) : undefined,
  } as const;

  return (
    <dialog
      id={SEARCH_PALETTE_ID}
      closedby="any"
      aria-label="Search"
      onClose={forgetQuery}
      className="fixed inset-x-0 top-0 mx-auto max-h-dvh w-full max-w-160 flex-col overflow-hidden bg-raised text-ink shadow-3 open:flex sm:top-[12dvh] sm:max-h-[76dvh] sm:rounded-lg"
    >
      <form
        action={urls.search()}
        data-site-search
        autoComplete="off"
        className="relative flex-none border-b border-rule"
      >
        <Search
          aria-hidden
          strokeWidth={1.75}
          className="pointer-events-none absolute top-1/2 left-4 size-5 -translate-y-1/2 text-ink-3"
        />
        <input
          ref={field}
          name="q"
          type="text"
          enterKeyHint="search"
          aria-label="Search quantum topics"
          placeholder="Search quantum topics..."
          maxLength={200}
          {...(isAwake ? combobox : {})}
          onInput={({ currentTarget }) => {
            setTyped(currentTarget.value);
            setActive(0);
          }}
          onKeyDown={onKeyDown}
          className="min-h-14 w-full bg-transparent py-3 pr-14 pl-12 text-lg outline-none"
        />
        <DialogClose dialog={SEARCH_PALETTE_ID} className="top-1/2 right-2 -translate-y-1/2" />
      </form>
      {isAwake ? (
        <>
          <p
            role="status"
            className={options.length > 0 || !status ? 'visually-hidden' : 'px-5 py-3 text-sm text-ink-2'}
          >
            {status}
          </p>
          <PaletteList options={options} active={active} onChoose={choose} onPoint={setActive} />
        </>
      ) : null}
      {query ? null : <StartingPoints />}
      {isAwake ? <PaletteFooter hasRecent={!query && recent.length > 0} onForget={readRecent} /> : null}
    </dialog>
  );
}
