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
      <button
        type="button"
        className="btn small"
        data-key="Alt N"
        aria-keyshortcuts="Alt+N"
        title="The old one moves into the history"
        onClick={() => onChange(withNewValue(values))}
      >
        New value <kbd>Alt N</kbd>
      </button>
      <button
        type="button"
        className="btn small"
        data-key="Alt K"
        aria-keyshortcuts="Alt+K"
        title="You looked and found nothing newer; the value below still leads, and is no longer due"
        onClick={() => void search().then(({ id, month }) => onChange(withNothingNewer(values, month, id)))}
      >
        Checked today, nothing newer <kbd>Alt K</kbd>
      </button>
      <button
        type="button"
        className="btn small"
        data-key="Alt T"
        aria-keyshortcuts="Alt+T"
        title="The value was wrong for its date: the right one goes on top as its correction, the wrong one stays in the history"
        onClick={() => onChange(withCorrection(values))}
      >
        Take back <kbd>Alt T</kbd>
      </button>
      {!isRequired && (
        <button type="button" className="btn small" onClick={onTakeOut}>
          Take the figure out
        </button>
      )}
    </div>
  );
}
