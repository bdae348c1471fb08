import { fillIn } from '#src/charts/fill-in.ts';
import { Section } from '#src/design/Section.tsx';
import { TableHead } from '#src/design/TableHead.tsx';
import type { PageReferences } from '#src/figures/page-references.ts';
import type { RunItPage } from '#src/model/schemas/pages/run-it.ts';
import type { Prediction } from './predict.ts';
import { GateError, MachineLink } from './ServiceTable.tsx';

interface Props {
  texts: RunItPage['differs'];
  /** In the order in which they are shown. */
  predictions: readonly Prediction[];
  references: PageReferences;
}

const SHOTS = 1000;
const wrongShots = ({ wrong }: Prediction) => Math.round(SHOTS * wrong);

/** How many shots go wrong on each machine by its published errors, as bars on one scale, and why. */
export function WhyItDiffers({ texts, predictions, references }: Props) {
  const whole = predictions.filter(({ isWhole }) => isWhole);
  const [least] = whole;
  const most = whole.at(-1);
  if (!least || !most) throw new Error('No machine in the cloud has its errors on record');
  const scale = Math.max(...predictions.map(({ wrong }) => wrong));
  const { columns } = texts;
  return (
    <Section id="differs" title={texts.title} intro={texts.intro}>
      <h3 className="text-xl">
        {fillIn(texts.finding, {
          best: wrongShots(least),
          least: least.machine.name,
          worst: wrongShots(most),
          most: most.machine.name,
        })}
      </h3>
      <table className="predictions">
        <caption className="visually-hidden">{texts.title}</caption>
        <TableHead columns={Object.values(columns)} />
        <tbody>
          {predictions.map((prediction) => (
            <PredictionRow
              key={prediction.machine.id}
              prediction={prediction}
              scale={scale}
              texts={texts}
              references={references}
            />
          ))}
        </tbody>
      </table>
      <p className="mt-3 max-w-measure text-xs text-ink-3">{texts.method}</p>
      <dl className="reasons">
        {texts.reasons.map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

interface RowProps extends Pick<Props, 'texts' | 'references'> {
  prediction: Prediction;
  /** The share that fills a bar. */
  scale: number;
}

function PredictionRow({ prediction, scale, texts, references }: RowProps) {
  const { machine, wrong, isWhole } = prediction;
  const { columns, unknown, least } = texts;
  const count = wrongShots(prediction);
  return (
    <tr data-partly={isWhole ? undefined : ''}>
      <th scope="row">
        <MachineLink machine={machine} /> <small>{machine.maker}</small>
      </th>
      <td data-label={columns.gate}>
        <GateError machine={machine} references={references} none={unknown} />
      </td>
      <td data-label={columns.readout}>
        <GateError machine={machine} references={references} name="readout-error" none={unknown} />
      </td>
      <td data-label={columns.wrong}>
        <div>
          {isWhole ? count : fillIn(least, { count })}
          <i aria-hidden style={{ width: `${((100 * wrong) / scale).toFixed(1)}%` }} />
        </div>
      </td>
    </tr>
  );
}
