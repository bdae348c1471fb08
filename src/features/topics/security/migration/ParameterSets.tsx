import { ScrollRegion } from '#src/design/ScrollRegion.tsx';
import { Section } from '#src/design/Section.tsx';
import { NumberedSources } from '#src/figures/EntrySources.tsx';
import type { PageReferences } from '#src/figures/page-references.ts';
import type { Entry } from '#src/model/read-content.ts';
import type { ParameterSetsSection } from '#src/model/schemas/pages/security.ts';
import '#src/design/table.css';

interface Props {
  section: ParameterSetsSection;
  sets: readonly Entry<'parameter-sets'>[];
  references: PageReferences;
}

/** Every parameter set with the bytes that it puts on the wire: one table for keys, one for signatures. */
export function ParameterSets({ section, sets, references }: Props) {
  const { id, title, intro, keyEstablishment, signatures, note } = section;
  const of = (use: Entry<'parameter-sets'>['use']) => sets.filter((set) => set.use === use);
  return (
    <Section id={id} title={title} intro={intro}>
      <div className="grid grid-cols-1 gap-10">
        <SetTable caption={keyEstablishment} sets={of('Key establishment')} sent="Ciphertext" references={references} />
        <SetTable caption={signatures} sets={of('Signature')} sent="Signature" references={references} />
        <p className="max-w-measure text-sm text-ink-2">{note}</p>
      </div>
    </Section>
  );
}

/** Level and numbers of bytes, in the third column to the sixth. */
const numbersAtTheEnd = 'table:[&_tr>:nth-child(n+3):nth-child(-n+6)]:text-end';

interface TableProps {
  caption: string;
  sets: Props['sets'];
  /** What goes over the line beside the public key. */
  sent: 'Ciphertext' | 'Signature';
  references: PageReferences;
}

function SetTable({ caption, sets, sent, references }: TableProps) {
  return (
    <ScrollRegion label={caption} className="relative">
      <table
        className={`data-table data-table-stacked leading-[1.4] [--cell-width:9rem] [--cell-y:0.6rem] ${numbersAtTheEnd}`}
      >
        <caption className="pb-2 text-start font-semibold">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">Parameter set</th>
            <th scope="col">Status</th>
            <th scope="col">Level</th>
            <th scope="col">Public key</th>
            <th scope="col">Secret key</th>
            <th scope="col">{sent}</th>
            <th scope="col">Sources</th>
          </tr>
        </thead>
        <tbody>
          {sets.map(
            ({
              id,
              name,
              family,
              status,
              standard,
              level,
              publicKey,
              secretKey,
              ciphertext,
              signature,
              note,
              sources,
            }) => (
              <tr key={id} id={id}>
                <th scope="row">
                  {name}
                  <small>{note ?? family}</small>
                </th>
                <td data-label="Status">
                  {status}
                  <small>{standard}</small>
                </td>
                <td data-label="Level">{level ?? 'does not apply'}</td>
                <td data-label="Public key">{bytes(publicKey)}</td>
                <td data-label="Secret key">{secretKey === undefined ? 'not on record' : bytes(secretKey)}</td>
                <td data-label={sent}>{bytes(ciphertext ?? signature ?? 0)}</td>
                <td>
                  <NumberedSources sources={references.numbered(sources)} />
                </td>
              </tr>
            ),
          )}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

/** A number of bytes with commas: "1,184". The column's heading names no unit, because the caption does. */
function bytes(count: number): string {
  return count.toLocaleString('en-US');
}
