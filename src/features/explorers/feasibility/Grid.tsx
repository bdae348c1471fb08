import { fillIn } from '#src/charts/fill-in.ts';
import { inMillions, whole } from '#src/charts/numbers.ts';
import type { FeasibilityTexts } from '#src/model/schemas/pages/feasibility.ts';
import { urls } from '#src/model/urls.ts';
import { shareText } from '../calculator/steps.ts';
import { type Column, cellOf, OWN, type Row } from './table.ts';
import { saidOf } from './words.ts';

interface Props {
  rows: readonly Row[];
  columns: readonly Column[];
  chosen: readonly [row: string, column: string] | undefined;
  /** The column that a phone shows. */
  onPhone: string;
  title: string;
  texts: FeasibilityTexts;
  onChoose: (row: string, column: string) => void;
}

const RULES = ['plain', 'corrected'] as const;

/** Workloads by machines: a word, what it rests on, and a press for its reckoning. */
export function Grid({ rows, columns, chosen, onPhone, title, texts, onChoose }: Props) {
  const shown = (id: string) => (id === onPhone ? '' : undefined);
  return (
    <div>
      <table className="feasibility-grid" aria-label={title}>
        <thead>
          <tr>
            <td />
            {columns.map((column) => (
              <ColumnHead key={column.id} column={column} isShown={shown(column.id)} texts={texts.head} />
            ))}
          </tr>
        </thead>
        {RULES.map((rule) => (
          <tbody key={rule}>
            <tr>
              <th scope="rowgroup" colSpan={columns.length + 1}>
                {texts.groups[rule].title} <span>{texts.groups[rule].rule}</span>
              </th>
            </tr>
            {rows
              .filter((row) => row.rule === rule)
              .map((row) => (
                <tr key={row.id} id={row.id}>
                  <th scope="row">
                    {row.name}
                    <small>{sizeOf(row, texts.sizes)}</small>
                  </th>
                  {columns.map((column) => {
                    const { tone, sign, word, detail } = saidOf(cellOf(row, column), texts);
                    const isChosen = chosen?.[0] === row.id && chosen[1] === column.id;
                    return (
                      <td key={column.id} data-shown={shown(column.id)}>
                        <button
                          type="button"
                          data-tone={tone}
                          aria-pressed={isChosen}
                          onClick={() => onChoose(row.id, column.id)}
                        >
                          <span aria-hidden="true">{sign}</span> <b>{word}</b>
                          {detail ? <small>{detail}</small> : null}
                          <span className="visually-hidden">{`, ${row.name} on ${column.name}`}</span>
                        </button>
                      </td>
                    );
                  })}
                </tr>
              ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}

interface HeadProps {
  column: Column;
  isShown: '' | undefined;
  texts: FeasibilityTexts['head'];
}

function ColumnHead({ column: { id, name, maker, qubits, errorText, kind }, isShown, texts }: HeadProps) {
  return (
    <th scope="col" data-shown={isShown}>
      {id === OWN ? name : <a href={urls.machine(id)}>{name}</a>}
      <small>{maker}</small>
      <small>{qubits ? fillIn(texts.qubits, { qubits: whole(qubits) }) : texts.noQubits}</small>
      <small>
        {errorText ? fillIn(texts.error, { error: errorText, kind: kind ?? texts.ownNote }) : texts.noError}
      </small>
    </th>
  );
}

function sizeOf(row: Row, texts: FeasibilityTexts['sizes']): string {
  if (row.rule === 'plain')
    return fillIn(texts.plain, { qubits: row.workload.qubits, gates: whole(row.workload.twoQubitGates) });
  const { qubits, error } = row.workload;
  if (qubits && error) return fillIn(texts.corrected, { qubits: inMillions(qubits), error: shareText(error) });
  return row.source.logical ? fillIn(texts.logical, { qubits: row.source.logical }) : texts.unknown;
}
