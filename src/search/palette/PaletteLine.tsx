import { Autocomplete } from '@base-ui/react/autocomplete';
import { Excerpt } from '../Excerpt.tsx';
import type { PaletteItem } from './use-palette-items.ts';

interface Props {
  item: PaletteItem;
  onChoose: () => void;
}

/** One line of the palette: a result with its kind and its excerpt, or a query. */
export function PaletteLine({ item, onChoose }: Props) {
  return (
    <Autocomplete.Item
      value={item}
      data-href={item.type === 'link' ? item.id : undefined}
      onClick={onChoose}
      className="cursor-pointer rounded-sm px-3 py-2.5 outline-none data-highlighted:bg-accent-soft"
    >
      <span className="flex items-baseline justify-between gap-4">
        <span className="font-serif text-[1.0625rem] leading-snug font-medium">{item.label}</span>
        <span className="flex-none text-xs text-ink-2">{item.note}</span>
      </span>
      {item.type === 'link' && item.excerpt.length > 0 ? (
        <span className="mt-0.5 line-clamp-2 text-sm text-ink-2">
          <Excerpt parts={item.excerpt} />
        </span>
      ) : null}
    </Autocomplete.Item>
  );
}
