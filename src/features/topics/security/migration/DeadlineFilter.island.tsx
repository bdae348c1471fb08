import type { ComponentProps } from 'react';
import { ListFilter } from '#src/filters/ListFilter.island.tsx';
import { TakenDates, type TakenTexts } from './TakenDates.tsx';

interface Props extends Omit<ComponentProps<typeof ListFilter>, 'children'> {
  texts: TakenTexts;
  /** How many dates hold in each region. */
  counts: Readonly<Record<string, number>>;
}

/** The filter of the dates; what is taken along of them follows the region that is chosen. */
export function DeadlineFilter({ texts, counts, ...filter }: Props) {
  return (
    <ListFilter {...filter}>
      {({ region }) => (
        <TakenDates texts={texts} region={region || undefined} count={region ? (counts[region] ?? 0) : filter.total} />
      )}
    </ListFilter>
  );
}
