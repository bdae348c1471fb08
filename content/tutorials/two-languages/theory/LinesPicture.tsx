import { numbers } from '#src/base/svg-path.ts';
import { signedBars } from '#src/features/learn/tutorials/state/signed-bars.ts';
import { type LinesPicture as Data, shareText } from './two-languages-play.ts';

const [LEFT, RIGHT, TOP, BOTTOM] = [30, 302, 182, 274];
const ROW = 19;
/** A letter of the code, and where its rows begin. */
const [LETTER, INDENT] = [7.8, 12];

/** The lines of a circuit in one language, the present one marked, and the chances of what would be read there. */
export function LinesPicture({ data }: { data: Data }) {
  return (
    <g fontSize="13" fill="var(--color-ink-2)">
      <Lines data={data} />
      <Chances data={data} />
      <text x={LEFT} y={BOTTOM + 44}>
        Underlined: {data.language === 'Qiskit' ? 'qubit 0' : data.bars.length > 2 ? 'q[0]' : 'q'}
      </text>
    </g>
  );
}

function Lines({ data: { lines, line } }: { data: Data }) {
  const rows = lines.flatMap((spelled, place) => spelled.map((text) => ({ text, isPresent: place === line })));
  const first = rows.findIndex(({ isPresent }) => isPresent);
  const present = lines[line]?.length ?? 1;
  return (
    <>
      <path d={`M0 ${numbers(first * ROW)}h304v${present * ROW}h-304z`} fill="var(--color-accent-soft)" />
      <path d={`M0 ${numbers(first * ROW)}h3v${present * ROW}h-3z`} fill="var(--color-accent)" />
      <g fontFamily="var(--font-mono)">
        {rows.map(({ text, isPresent }, row) => (
          <text
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
            key={row}
            x={numbers(INDENT + LETTER * (text.length - text.trimStart().length))}
            y={row * ROW + 14}
            fill={isPresent ? 'var(--color-ink)' : 'var(--color-ink-3)'}
          >
            {text.trimStart()}
          </text>
        ))}
      </g>
    </>
  );
}

function Chances({ data: { bars, language } }: { data: Data }) {
  const pitch = (RIGHT - LEFT) / bars.length;
  const x = (index: number) => numbers(LEFT + (index + 0.5) * pitch);
  const length = BOTTOM - TOP;
  const values = bars.map(({ probability }) => probability);
  return (
    <>
      <path d={`M${LEFT} ${TOP}H${RIGHT}M${LEFT} ${(TOP + BOTTOM) / 2}H${RIGHT}`} stroke="var(--color-rule)" />
      <g textAnchor="end">
        {['1', '½', '0'].map((text, place) => (
          <text key={text} x={LEFT - 6} y={TOP + (place * length) / 2 + 4.5}>
            {text}
          </text>
        ))}
      </g>
      <path
        d={signedBars(values, { x: LEFT, pitch, width: Math.min(48, pitch - 7), zero: BOTTOM, unit: length })}
        fill="var(--color-accent)"
      />
      <path d={`M${LEFT} ${BOTTOM}H${RIGHT}`} stroke="var(--color-ink-2)" />
      <g textAnchor="middle">
        {bars.map(({ outcome, probability }, index) => (
          <g key={outcome}>
            {probability > 0 ? (
              <text x={x(index)} y={numbers(BOTTOM - probability * length - 6)} fill="var(--color-ink)">
                {shareText(probability)}
              </text>
            ) : null}
            <text x={x(index)} y={BOTTOM + 18} fontWeight={probability > 0 ? 700 : undefined}>
              {language === 'Q#' ? null : outcome.slice(0, -1)}
              <tspan textDecoration="underline">{language === 'Q#' ? outcome.slice(0, 1) : outcome.slice(-1)}</tspan>
              {language === 'Q#' ? outcome.slice(1) : null}
            </text>
          </g>
        ))}
      </g>
    </>
  );
}

/** The bars alone. */
export function LinesMini({ data: { bars } }: { data: Data }) {
  const pitch = 128 / bars.length;
  return (
    <>
      <path
        d={signedBars(
          bars.map(({ probability }) => probability),
          { x: 0, pitch, width: Math.min(26, pitch - 4), zero: 56, unit: 52 },
        )}
        fill="var(--color-accent)"
      />
      <path d="M0 56H128" stroke="var(--color-rule-strong)" />
    </>
  );
}
