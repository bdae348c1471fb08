import { useState } from 'react';
import { fillIn } from '#src/charts/fill-in.ts';
import type { FeasibilityTexts } from '#src/model/schemas/pages/feasibility.ts';
import { type Column, MOST_COLUMNS } from './table.ts';

interface Props {
  machines: readonly Column[];
  chosen: readonly string[];
  texts: FeasibilityTexts;
  onChoose: (ids: readonly string[]) => void;
}

/** Machines at work as buttons that stay pressed; so many stand side by side. */
export function MachinePicks({ machines, chosen, texts, onChoose }: Props) {
  const [isFull, setIsFull] = useState(false);
  const toggle = (id: string, isOn: boolean) => {
    setIsFull(isOn && chosen.length >= MOST_COLUMNS);
    if (isOn && chosen.length < MOST_COLUMNS) onChoose([...chosen, id]);
    if (!isOn && chosen.length > 1) onChoose(chosen.filter((each) => each !== id));
  };
  return (
    <details className="feasibility-machines">
      <summary>{texts.machines}</summary>
      <fieldset>
        <legend className="visually-hidden">{texts.machines}</legend>
        {machines.map(({ id, name, maker }) => (
          // A button, not a box: what is pressed before this script is here is pressed again by the island runtime.
          <button
            key={id}
            type="button"
            className="pick rounded-full"
            aria-pressed={chosen.includes(id)}
            onClick={() => toggle(id, !chosen.includes(id))}
          >
            {maker} {name}
          </button>
        ))}
      </fieldset>
      <p role="status">{isFull ? fillIn(texts.most, { most: MOST_COLUMNS }) : ''}</p>
    </details>
  );
}
