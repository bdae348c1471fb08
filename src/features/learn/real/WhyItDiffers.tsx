import { fillIn } from '#src/charts/fill-in.ts';
import { Section } from '#src/design/Section.tsx';
import type { PageReferences } from '#src/figures/page-references.ts';
import type { RunItPage } from '#src/model/schemas/pages/run-it.ts';
import type { Prediction } from './predict.ts';
import { GateError, MachineLink } from './ServiceTable.tsx';

interface Props {
  texts: RunItPage['differs'];
  /** The fewest wrong shots first. */
  predictions: readonly Prediction[];
  references: PageReferences;
}

const SHOTS = 1000;
const wrongShots = ({ wrong }: Prediction) => Math.round(SHOTS * wrong);

/** How many shots go wrong on each machine by its published errors, as bars on one scale, and why. */
export function WhyItDiffers({ texts, predictions, references }: Props) {
  const [least] = predictions;
  const most = predictions.at(-1);
  if (!least || !most) throw new Error('No machine in the cloud has a two-qubit error on record');
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
        <thead>
          <tr>
            {Object.values(columns).map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {predictions.map((prediction) => (
            <tr key={prediction.machine.id}>
              <th scope="row">
                <MachineLink machine={prediction.machine} /> <small>{prediction.machine.maker}</small>
              </th>
              <td data-label={columns.gate}>
                <GateError machine={prediction.machine} references={references} none={texts.unknown} />
              </td>
              <td data-label={columns.readout}>
                <GateError
                  machine={prediction.machine}
                  references={references}
                  name="readout-error"
                  none={texts.unknown}
                />
              </td>
              <td data-label={columns.wrong}>
                <div>
                  {wrongShots(prediction)}
                  <i aria-hidden style={{ width: `${((100 * prediction.wrong) / most.wrong).toFixed(1)}%` }} />
                </div>
              </td>
            </tr>
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
