import { useEffect, useRef } from 'react';
import { urls } from '#src/model/urls.ts';
import { Excerpt } from '../Excerpt.tsx';
import type { PaletteOption } from './use-palette.ts';

export const LIST_ID = 'palette-results';
export const optionId = (index: number) => `palette-result-${index}`;

interface Props {
  options: readonly PaletteOption[];
  /** Which one the field speaks of: the one that Enter opens. */
  active: number;
  onChoose: (option: PaletteOption) => void;
  onPoint: (index: number) => void;
}

/** The list of a combobox (ARIA Authoring Practices): the focus stays in the field, which names the active line. */
export function PaletteList({ options, active, onChoose, onPoint }: Props) {
  const list = useRef<HTMLUListElement>(null);

  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  return (
    <ul
      ref={list}
      id={LIST_ID}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the list of the combobox
      role="listbox"
      aria-label="Results"
      className="min-h-0 overflow-y-auto overscroll-contain p-2 empty:hidden"
    >
      {options.map((option, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: keys go to the field
        <li
          key={keyOf(option)}
          id={optionId(index)}
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: an option of the combobox
          role="option"
          aria-selected={index === active}
          data-highlighted={index === active ? '' : undefined}
          data-href={option.type === 'link' ? option.href : undefined}
          onClick={() => onChoose(option)}
          onPointerMove={() => onPoint(index)}
          className="cursor-pointer rounded-sm px-3 py-2.5 data-highlighted:bg-accent-soft"
        >
          <Line option={option} isFirst={index === 0} />
        </li>
      ))}
    </ul>
  );
}

const keyOf = (option: PaletteOption) => (option.type === 'link' ? option.href : `query:${option.label}`);

/** The name with its kind, and what is said of it; of a term that comes first the whole definition. */
function Line({ option, isFirst }: { option: PaletteOption; isFirst: boolean }) {
  const found = option.type === 'link' ? option.found : undefined;
  const isAnswer = isFirst && found?.kind === 'Glossary terms';
  return (
    <>
      <span className="flex items-baseline justify-between gap-4">
        <span className="font-serif text-[1.0625rem] leading-snug font-medium">{option.label}</span>
        <span className="flex-none text-xs text-ink-2">
          {found?.kind ?? (option.type === 'query' ? option.note : '')}
        </span>
      </span>
      {found && found.excerpt.length > 0 ? (
        <span className={`mt-0.5 text-sm text-ink-2 ${isAnswer ? 'block' : 'line-clamp-2'}`}>
          <Excerpt parts={found.excerpt} />
        </span>
      ) : null}
    </>
  );
}

/** Where to go without a question. The links are there before any script. */
export function StartingPoints() {
  return (
    <nav aria-label="Starting points" className="min-h-0 overflow-y-auto px-5 py-3">
      <p className="text-xs text-ink-2">For a start</p>
      <ul>
        {STARTING_POINTS.map(({ label, href }) => (
          <li key={href}>
            <a href={href} className="block py-1.5">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** What the search offers before anything is typed. */
const STARTING_POINTS: readonly { label: string; href: string }[] = [
  { label: 'What is a qubit?', href: urls.termPage('qubit') },
  { label: 'Dates for post-quantum cryptography', href: `${urls.topic('cryptography')}#migration` },
  { label: 'Run Grover’s search', href: `${urls.tutorial('grovers-search')}#step-7` },
  { label: 'Where to begin', href: urls.learningPath() },
];
