import { useDesk } from '../desk-state.tsx';
import { useSearchSource } from '../use-search-source.ts';
import { type Value, withCorrection, withNewValue, withNothingNewer } from './figure-changes.ts';

interface Props {
  name: string;
  values: Value[];
  onChange: (values: Value[]) => void;
  onTakeOut: () => void;
  isRequired: boolean;
}

/** What an editor does with a figure. */
export function FigureActions({ name, values, onChange, onTakeOut, isRequired }: Props) {
  const { library } = useDesk();
  const search = useSearchSource();
  const known = library?.figures[name];
  return (
    <div className="actions">
      <p>
        <b>{name}</b> <small>{known ? `${known.label}; ${known.kind}` : 'has no name in content/figures.yaml'}</small>
      </p>
      <KeyButton
        letter="N"
        title="The old one moves into the history"
        does="New value"
        onPress={() => onChange(withNewValue(values))}
      />
      <KeyButton
        letter="K"
        title="You looked and found nothing newer; the value below still leads, and is no longer due"
        does="Checked today, nothing newer"
        onPress={() => void search().then(({ id, month }) => onChange(withNothingNewer(values, month, id)))}
      />
      <KeyButton
        letter="T"
        title="The value was wrong for its date: the right one goes on top as its correction, the wrong one stays in the history"
        does="Take back"
        onPress={() => onChange(withCorrection(values))}
      />
      {!isRequired && (
        <button type="button" className="btn small" onClick={onTakeOut}>
          Take the figure out
        </button>
      )}
    </div>
  );
}

interface KeyButtonProps {
  /** Pressed with Alt. */
  letter: string;
  title: string;
  does: string;
  onPress: () => void;
}

function KeyButton({ letter, title, does, onPress }: KeyButtonProps) {
  return (
    <button
      type="button"
      className="btn small"
      data-key={`Alt ${letter}`}
      aria-keyshortcuts={`Alt+${letter}`}
      title={title}
      onClick={onPress}
    >
      {does} <kbd>Alt {letter}</kbd>
    </button>
  );
}
