import '../explorer.css';
import './feasibility.css';
import { useState } from 'react';
import { fileAddress } from '#src/base/file-address.ts';
import { fillIn } from '#src/charts/fill-in.ts';
import type { FeasibilityTexts } from '#src/model/schemas/pages/feasibility.ts';
import { Choice } from '../Choice.tsx';
import { shareText } from '../calculator/steps.ts';
import { writeFeasibility } from './feasibility-address.ts';
import { Grid } from './Grid.tsx';
import { MachinePicks } from './MachinePicks.tsx';
import { OwnDials } from './OwnDials.tsx';
import { Reckoning } from './Reckoning.tsx';
import { type AtWork, sentencesOf } from './sentences.ts';
import { type Column, FIRST_OWN, OWN, type OwnMachine, type Row } from './table.ts';
import { csvOf, markdownOf } from './take.ts';
import { useFeasibility } from './use-feasibility.ts';

interface Props {
  rows: readonly Row[];
  /** All machines at work. */
  machines: readonly Column[];
  /** Ids of those that stand there at first. */
  first: readonly string[];
  atWork: AtWork;
  texts: FeasibilityTexts;
}

/** Workloads against machines and one of one's own, three sentences of it, and the reckoning of the cell that is pressed. */
export function Feasibility({ rows, machines, first, atWork, texts }: Props) {
  const known = { columns: machines.map(({ id }) => id), rows: rows.map(({ id }) => id) };
  const { state, left, change } = useFeasibility({ columns: first, own: FIRST_OWN, cell: undefined }, known);
  const [onPhone, setOnPhone] = useState(first[0] ?? OWN);
  const chosenMachines = state.columns.flatMap((id) => machines.find((each) => each.id === id) ?? []);
  const columns = [...chosenMachines, ownColumn(state.own, texts.head.own)];
  const row = rows.find(({ id }) => id === state.cell?.[0]);
  const column = columns.find(({ id }) => id === state.cell?.[1]);
  const chosen = row && column ? { row, column } : undefined;
  const title = fillIn(texts.title, { workloads: rows.length, machines: chosenMachines.length });
  const shownOnPhone = columns.some(({ id }) => id === onPhone) ? onPhone : (columns[0]?.id ?? OWN);
  return (
    <>
      <div className="feasibility-sentences">
        {sentencesOf(rows, chosenMachines, atWork, texts).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      <div className="feasibility-head">
        <h3>{title}</h3>
        <ul>
          {texts.legend.map(({ sign, word }) => (
            <li key={word}>
              <span aria-hidden="true">{sign}</span> {word}
            </li>
          ))}
        </ul>
      </div>
      <MachinePicks
        machines={machines}
        chosen={state.columns}
        texts={texts}
        onChoose={(ids) => change({ columns: ids })}
      />
      <p role="status" className="picks-note">
        {left.length > 0 ? `${left.join(', ')}: ${texts.reckoning.notOnRecord}.` : ''}
      </p>
      <div className="feasibility-phone">
        <Choice
          label={texts.phone}
          value={shownOnPhone}
          options={columns.map(({ id, name }) => ({ value: id, text: name }))}
          onChoose={setOnPhone}
        />
      </div>
      <Grid
        rows={rows}
        columns={columns}
        chosen={state.cell}
        onPhone={shownOnPhone}
        title={title}
        texts={texts}
        onChoose={(...cell) => change({ cell })}
      />
      <div className="feasibility-below">
        <div aria-live="polite">
          {chosen ? <Reckoning {...chosen} texts={texts} /> : <p className="picks-note">{texts.reckoning.open}</p>}
        </div>
        <OwnDials own={state.own} texts={texts.own} onSet={(part) => change({ own: { ...state.own, ...part } })} />
      </div>
      <p className="explorer-take">
        <a href={`#${writeFeasibility(state, { columns: first, own: FIRST_OWN, cell: undefined })}`}>
          {texts.take.link}
        </a>
        <a href={fileAddress('csv', csvOf(rows, columns, texts))} download="feasibility.csv">
          {texts.take.csv}
        </a>
        <a href={fileAddress('markdown', markdownOf(rows, columns, chosen, texts))} download="feasibility.md">
          {texts.take.markdown}
        </a>
      </p>
    </>
  );
}

function ownColumn({ qubits, error, readout, connectivity, cycle }: OwnMachine, name: string): Column {
  const errorText = shareText(error);
  return { id: OWN, name, maker: '', qubits, error, readout, connectivity, cycle, errorText, kind: undefined };
}
