import type { ReactNode } from 'react';
import { TableHead } from '#src/design/TableHead.tsx';
import '#src/design/table.css';
import { FigureValue } from '#src/figures/FigureValue.tsx';
import type { PageReferences } from '#src/figures/page-references.ts';
import { SortableHeading } from '#src/filters/SortableHeading.tsx';
import { urls } from '#src/model/urls.ts';
import './thresholds.css';
import { codeName, newestValue, type Threshold } from './threshold-values.ts';

interface Props {
  caption: string;
  thresholds: readonly Threshold[];
  references: PageReferences;
  /** Whether it is the page's list: with the codes, sorted by its headings. */
  isList?: boolean;
}

const COLUMNS = ['Noise', 'Decoder', 'Value', 'Lattice', 'As of'];

/** Thresholds, one a row; what is particular about a value stands under its noise model. */
export function ThresholdTable({ caption, thresholds, references, isList = false }: Props) {
  return (
    <table className="thresholds data-table data-table-ruled data-table-stacked">
      <caption className="visually-hidden">{caption}</caption>
      {isList ? <SortableHead /> : <TableHead columns={COLUMNS} />}
      <tbody data-rows={isList ? '' : undefined}>
        {thresholds.map((threshold) => (
          <ThresholdRow key={threshold.id} {...{ threshold, references, isList }} />
        ))}
      </tbody>
    </table>
  );
}

function SortableHead() {
  return (
    <thead>
      <tr>
        <SortableHeading column="code" label="Code" />
        <th scope="col">Noise</th>
        <SortableHeading column="decoder" label="Decoder" />
        <SortableHeading column="value" label="Value" isFigure />
        <th scope="col">Lattice</th>
        <SortableHeading column="year" label="As of" isFigure />
      </tr>
    </thead>
  );
}

interface RowProps {
  threshold: Threshold;
  references: PageReferences;
  isList: boolean;
}

function ThresholdRow({ threshold, references, isList }: RowProps) {
  const { code, noise, decoder, geometry, sizes, note } = threshold;
  const value = newestValue(threshold);
  return (
    <tr {...(isList ? carriedBy(threshold) : {})}>
      {isList ? (
        <th scope="row" data-search="">
          <a href={urls.quantumCode(code)}>{codeName(threshold)}</a>
        </th>
      ) : null}
      <NoiseCell isHead={!isList}>
        {noise}
        {value.scope ? <small>{value.scope}</small> : null}
        {note ? <small>{note}</small> : null}
      </NoiseCell>
      <td data-label="Decoder" data-search="">
        {decoder}
      </td>
      <td data-label="Value" className="num">
        <FigureValue face={references.face(value.figure)} />
        {value.isPseudo ? <small>pseudo-threshold</small> : null}
        {value.isReported ? <small>reported</small> : null}
      </td>
      <td data-label="Lattice">
        {geometry}
        {sizes ? <small>{sizes}</small> : null}
      </td>
      <td data-label="As of" className="num">
        {value.asOf.slice(0, 4)}
      </td>
    </tr>
  );
}

/** Names the row where no code does. */
function NoiseCell({ isHead, children }: { isHead: boolean; children: ReactNode }) {
  return isHead ? (
    <th scope="row">{children}</th>
  ) : (
    <td data-label="Noise" data-search="">
      {children}
    </td>
  );
}

/** What the filter asks for, and what the headings sort by. */
function carriedBy(threshold: Threshold) {
  const { id, noise, decoder, geometry } = threshold;
  const { percent, asOf } = newestValue(threshold);
  return {
    id,
    'data-code': codeName(threshold),
    'data-noise': noise,
    'data-decoder': decoder,
    'data-geometry': geometry,
    'data-sort-code': codeName(threshold),
    'data-sort-decoder': decoder,
    'data-sort-value': percent,
    'data-sort-year': asOf,
  };
}
