import type { CSSProperties } from 'react';
import { type ArchiveGroup, isDecade } from './archive-groups.ts';
import './story-lines.css';

/** Of the drawing, in its units, which are stretched to the width of its link. */
const HEIGHT = 88;
const BAR = 4;
const GAP = 1;

interface Props {
  groups: readonly ArchiveGroup[];
  label: string;
  /** Of the page that has the lists, where that is another. */
  path?: string;
}

/** The archive at a glance, from its beginning: a bar a month and, in decades, a year; each group leads to its list. */
export function ArchiveRibbon({ groups, label, path = '' }: Props) {
  const most = Math.max(...groups.flatMap(({ counts }) => counts));
  const parts = [groups.filter(isDecade), groups.filter((group) => !isDecade(group))];
  return (
    <nav aria-label={label} className="archive-ribbon wrap print:hidden">
      {parts
        .filter(({ length }) => length > 0)
        .map((part) => (
          <div key={part[0]?.id} style={widthOf(part.flatMap(({ counts }) => counts))}>
            {part.toReversed().map(({ id, name, stories, counts }) => (
              <a key={id} href={`${path}#${id}`} style={widthOf(counts)}>
                <svg
                  viewBox={`0 0 ${counts.length * (BAR + GAP)} ${HEIGHT}`}
                  preserveAspectRatio="none"
                  aria-hidden="true"
                >
                  <path d={bars(counts, most)} />
                </svg>
                <b>{name}</b>
                {stories.length}
              </a>
            ))}
          </div>
        ))}
    </nav>
  );
}

/** Every bar is as wide as the others. */
const widthOf = (counts: readonly number[]) => ({ '--bars': counts.length }) as CSSProperties;

function bars(counts: readonly number[], most: number): string {
  return counts
    .map((count, index) => {
      const height = count && Math.max(2, Math.round((HEIGHT * count) / most));
      return height ? `M${index * (BAR + GAP)} ${HEIGHT}v-${height}h${BAR}v${height}` : '';
    })
    .join('');
}
