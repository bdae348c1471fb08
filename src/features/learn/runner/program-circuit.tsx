import { renderToStaticMarkup } from 'react-dom/server';
import { readOpenQasm } from '#circuit/text/read-openqasm.ts';
import { type DrawingFile, drawingFile, drawingUrl } from '#src/base/drawing-file.ts';
import { CircuitMarks } from '#src/drawings/circuit/CircuitPicture.tsx';
import { fitted, withoutUnreadBits } from '#src/drawings/circuit/for-text.ts';
import { pictureSize, TEXT } from '#src/drawings/circuit/grid.ts';
import { remembered } from '#src/model/read-content.ts';
import { allPrograms, type Program } from './program-files.ts';

/** The circuit of a program as a picture, whose marks are in a file of the build. */
export interface ProgramCircuit {
  /** What `<use href>` names: it takes its colors from the page. */
  href: string;
  width: number;
  height: number;
  /** What is drawn, for those who do not see it. */
  label: string;
}

type Named = Pick<Program, 'tutorial' | 'name'>;

/** The drawings of all programs that are circuits. */
export function programCircuitFiles(): DrawingFile[] {
  return [...built().values()].map(({ file }) => file);
}

/** The circuit of a program; undefined where the program is none: one in Q#, or one whose gates depend on how it runs. */
export function programCircuit(program: Named): ProgramCircuit | undefined {
  return built().get(keyOf(program))?.circuit;
}

const keyOf = ({ tutorial, name }: Named) => `${tutorial}-${name}`;

type Drawn = { file: DrawingFile; circuit: ProgramCircuit };

function built(): ReadonlyMap<string, Drawn> {
  return remembered('program-circuits', () => {
    const drawn = allPrograms().flatMap((program): [string, Drawn][] => {
      const circuit = draw(program);
      return circuit ? [[keyOf(program), circuit]] : [];
    });
    return new Map(drawn);
  });
}

function draw(program: Program): Drawn | undefined {
  const read = program.language === 'openqasm' ? readOpenQasm(program.source) : undefined;
  if (!read || 'message' in read) return undefined;
  const circuit = withoutUnreadBits(read.circuit);
  const grid = fitted(TEXT, circuit, []);
  const size = pictureSize(grid, circuit);
  const [width, height] = [Math.ceil(size.width), Math.ceil(size.height)];
  const markup = renderToStaticMarkup(
    <svg xmlns="http://www.w3.org/2000/svg">
      <title>{program.name}</title>
      <symbol id="c" viewBox={`0 0 ${width} ${height}`}>
        <CircuitMarks circuit={circuit} grid={grid} />
      </symbol>
    </svg>,
  );
  const file = drawingFile(`circuit-${keyOf(program)}`, markup);
  const gates = circuit.columns.flat().filter(({ kind }) => kind === 'gate').length;
  const label = `The circuit of ${program.name.replaceAll('-', ' ')}: ${counted(circuit.qubits.length, 'qubit')}, ${counted(gates, 'gate')}.`;
  return { file, circuit: { href: drawingUrl(file, 'c'), width, height, label } };
}

const counted = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`;
