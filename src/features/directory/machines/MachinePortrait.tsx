import { sheet } from '#src/drawings/portraits/portrait.ts';
import { portraitUrl } from '#src/drawings/portraits/portrait-file.tsx';
import type { Entry } from '#src/model/read-content.ts';
import { urls } from '#src/model/urls.ts';
import { portraitCaption } from './portrait-words.ts';
import './portrait-moves.css';

interface Props {
  machine: Entry<'machines'>;
  className?: string | undefined;
  /** Set beside the machine's name in a link: what is drawn is said on its page. */
  isDecorative?: boolean;
}

/** A machine with every qubit drawn. Its box may have any proportion: the drawing is never cut. */
export function MachinePortrait({ machine, className = '', isDecorative }: Props) {
  return (
    <svg
      viewBox={`0 0 ${sheet.width} ${sheet.height}`}
      className={`portrait block w-full bg-ill-bg ${className}`}
      role={isDecorative ? undefined : 'img'}
      aria-label={isDecorative ? undefined : `Drawing of ${machine.name}`}
      aria-hidden={isDecorative}
      focusable="false"
    >
      <use href={portraitUrl(machine.id)} />
    </svg>
  );
}

interface FigureProps {
  machine: Entry<'machines'>;
  /** Whose page it is names the machine already. */
  isNamed?: boolean;
}

/** The portrait with what is said of it: the number, the shape, and what of it is ours. */
export function PortraitFigure({ machine, isNamed = true }: FigureProps) {
  const { id, name, status } = machine;
  return (
    <figure>
      <MachinePortrait machine={machine} className="h-[190px] rounded-md border border-rule sm:h-auto" />
      <figcaption className="mt-2 text-xs text-ink-2">
        {isNamed ? (
          <>
            <a href={urls.machine(id)}>{name}</a>
            {`, ${status}. `}
          </>
        ) : null}
        {portraitCaption(machine)}
      </figcaption>
    </figure>
  );
}
