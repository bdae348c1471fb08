import { fillIn } from '#src/charts/fill-in.ts';
import { buttonClass } from '#src/design/Button.tsx';
import { Section } from '#src/design/Section.tsx';
import { CircuitPicture } from '#src/drawings/circuit/CircuitPicture.tsx';
import { circuitOf } from '#src/drawings/circuit/circuit-of.ts';
import type { Entry } from '#src/model/read-content.ts';
import type { CodeExample } from '#src/model/schemas/code.ts';
import type { CodesPage } from '#src/model/schemas/pages/codes.ts';
import { CheckDrawing, FacesDrawing } from './CheckDrawing.tsx';
import { boardOf, checksOf, facesOf, isFlat } from './check-shapes.ts';
import './codes.css';

interface Props {
  code: Entry<'codes'>;
  texts: CodesPage['entry']['checks'];
  /** The address that opens the encoding circuit in the lab. */
  lab: string | undefined;
}

/** The checks of a small member, drawn and as operators, its logical operators, and the circuit that encodes. */
export function CodeChecks({ code: { id, example }, texts, lab }: Props) {
  if (!example) return null;
  const board = boardOf(example);
  const checks = checksOf(example, board);
  const faces = facesOf(checks);
  const counts = fillIn(texts.together, {
    qubits: `${example.places.length} qubits`,
    checks: `${checks.length} checks`,
  });
  return (
    <Section id="checks" title={fillIn(texts.title, { parameters: example.parameters })}>
      <div className={isFlat(faces) ? 'code-board code-board-flat' : 'code-board'}>
        <div>
          {isFlat(faces) ? (
            <figure className="code-faces">
              <FacesDrawing board={board} faces={faces} label={counts} />
              <figcaption>{counts}</figcaption>
            </figure>
          ) : (
            <p className="max-w-measure text-sm text-ink-2">{texts.apart}</p>
          )}
          <ul className="code-checks">
            {checks.map((check) => (
              <li key={check.operator}>
                {isFlat(faces) ? null : <CheckDrawing board={board} check={check} />}
                <code>{check.operator}</code>
              </li>
            ))}
          </ul>
        </div>
        <div>
          <LogicalOperators example={example} title={texts.logical} />
          {example.encoding && lab ? <Encoding {...{ id, example, texts, lab, encoding: example.encoding }} /> : null}
        </div>
      </div>
    </Section>
  );
}

function LogicalOperators({ example: { logicalX, logicalZ }, title }: { example: CodeExample; title: string }) {
  return (
    <>
      <h3 className="text-lg">{title}</h3>
      <dl className="code-operators">
        {logicalX.map((x, index) => (
          <div key={x}>
            <dt>{logicalX.length > 1 ? `X and Z of qubit ${index + 1}` : 'X and Z'}</dt>
            <dd>
              <code>{x}</code> <code>{logicalZ[index]}</code>
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** With more qubits a circuit is too small to be read in a text. */
const MOST_DRAWN = 9;

interface EncodingProps {
  id: string;
  example: CodeExample;
  encoding: string;
  texts: Props['texts'];
  lab: string;
}

function Encoding({ id, example: { inputs = [], places }, encoding, texts, lab }: EncodingProps) {
  const words = inputs.map((qubit) => `q${qubit}`).join(', ');
  return (
    <div className="mt-8">
      <p className="max-w-measure text-sm">
        {fillIn(inputs.length > 1 ? texts.encodeMany : texts.encode, { inputs: words })}
      </p>
      {places.length <= MOST_DRAWN ? (
        <CircuitPicture circuit={circuitOf(encoding, `content/codes/${id}.yaml`)} className="mt-4 h-auto max-w-full" />
      ) : null}
      <a href={lab} className={`mt-4 ${buttonClass('secondary')}`}>
        {texts.open}
      </a>
    </div>
  );
}
