import { FoldedSection } from '#src/design/FoldedSection.tsx';
import { Plus } from '#src/design/icons.tsx';
import { ScrollRegion } from '#src/design/ScrollRegion.tsx';
import { NumberedSources } from '#src/figures/EntrySources.tsx';
import type { PageReferences } from '#src/figures/page-references.ts';
import type { Entry } from '#src/model/read-content.ts';
import type { ParameterSetsSection } from '#src/model/schemas/pages/security.ts';
import { SCHEME_FAMILIES } from '#src/model/schemas/parameter-set.ts';
import '#src/design/table.css';

interface Props {
  section: ParameterSetsSection;
  sets: readonly Entry<'parameter-sets'>[];
  references: PageReferences;
}

/** Every parameter set with the bytes that it puts on the wire: keys and signatures, a folded table for each family. */
export function ParameterSets({ section, sets, references }: Props) {
  const { id, title, intro, keyEstablishment, signatures, note } = section;
  const of = (use: Entry<'parameter-sets'>['use']) => sets.filter((set) => set.use === use);
  return (
    <FoldedSection id={id} title={title} intro={intro}>
      <div className="grid grid-cols-1 gap-8">
        <Families caption={keyEstablishment} sets={of('Key establishment')} sent="Ciphertext" references={references} />
        <Families caption={signatures} sets={of('Signature')} sent="Signature" references={references} />
        <p className="max-w-measure text-sm text-ink-2">{note}</p>
      </div>
    </FoldedSection>
  );
}

interface FamiliesProps {
  caption: string;
  sets: Props['sets'];
  /** What goes over the line beside the public key. */
  sent: 'Ciphertext' | 'Signature';
  references: PageReferences;
}

function Families({ caption, sets, sent, references }: FamiliesProps) {
  return (
    <section className="border-b border-rule">
      <h3 className="pb-2 text-lg">{caption}</h3>
      {SCHEME_FAMILIES.map((family) => ({ family, ofFamily: sets.filter((set) => set.family === family) }))
        .filter(({ ofFamily }) => ofFamily.length > 0)
        .map(({ family, ofFamily }) => (
          <details key={family} className="group border-t border-rule">
            <summary className="flex min-h-11 list-none items-center justify-between gap-4 py-1.5 [&::-webkit-details-marker]:hidden">
              <span>
                <b>{family}</b> <span className="text-sm text-ink-2">{rangeOf(ofFamily, sent)}</span>
              </span>
              <Plus aria-hidden className="size-4 flex-none text-accent group-open:rotate-45 print:hidden" />
            </summary>
            <SetTable caption={`${caption}: ${family}`} sets={ofFamily} sent={sent} references={references} />
          </details>
        ))}
    </section>
  );
}

/** What a family puts on the line: "9 sets, ciphertext 768 to 21,632". */
function rangeOf(sets: Props['sets'], sent: FamiliesProps['sent']): string {
  const sizes = sets.map(sizeOf);
  const [least, most] = [Math.min(...sizes), Math.max(...sizes)].map(bytes);
  return `${sets.length} ${sets.length === 1 ? 'set' : 'sets'}, ${sent.toLowerCase()} ${least === most ? least : `${least} to ${most}`}`;
}

const sizeOf = ({ ciphertext, signature }: Entry<'parameter-sets'>) => ciphertext ?? signature ?? 0;

/** Level and numbers of bytes, in the third column to the sixth. */
const numbersAtTheEnd = 'table:[&_tr>:nth-child(n+3):nth-child(-n+6)]:text-end';

function SetTable({ caption, sets, sent, references }: FamiliesProps) {
  return (
    <ScrollRegion label={caption} className="relative">
      <table
        className={`data-table data-table-stacked leading-[1.4] [--cell-width:9rem] [--cell-y:0.6rem] ${numbersAtTheEnd}`}
      >
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {['Parameter set', 'Status', 'Level', 'Public key', 'Secret key', sent, 'Sources'].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sets.map((set) => (
            <SetRow key={set.id} set={set} sent={sent} references={references} />
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

function SetRow({ set, sent, references }: Omit<FamiliesProps, 'caption' | 'sets'> & { set: Entry<'parameter-sets'> }) {
  const { id, name, family, status, standard, level, publicKey, secretKey, note, sources } = set;
  return (
    <tr id={id}>
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
      <td data-label={sent}>{bytes(sizeOf(set))}</td>
      <td>
        <NumberedSources sources={references.numbered(sources)} />
      </td>
    </tr>
  );
}

/** A number of bytes with commas: "1,184". The column's heading names no unit, because the caption does. */
function bytes(count: number): string {
  return count.toLocaleString('en-US');
}
