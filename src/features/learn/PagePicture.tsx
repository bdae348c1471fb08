import {
  Banknote,
  BookOpen,
  Building2,
  CalendarDays,
  ChartColumn,
  ChartNoAxesCombined,
  FlaskConical,
  Globe,
  type Icon,
  Landmark,
  LayoutGrid,
  Microscope,
  Rocket,
  Rss,
  Scale,
  ShieldCheck,
  Table,
  Target,
  TrendingUp,
  Users,
} from '#src/design/icons.tsx';
import { decorationSpriteUrl } from '#src/drawings/decoration-sprite.tsx';
import { plateIds, plateSpriteUrl } from '#src/drawings/plate-sprite.tsx';
import { portraitUrl } from '#src/drawings/portraits/portrait-file.tsx';
import { urls } from '#src/model/urls.ts';
import { type ProgramCircuit, programCircuit } from './runner/program-circuit.tsx';
import { cardPicture } from './tutorials/card-picture.tsx';
import { loadTutorials } from './tutorials/load-tutorials.ts';
import './page-picture.css';

/** A page's own drawing at the size of a thumbnail, from its file; a page that has none shows a sign of what it holds. */
export function PagePicture({ path }: { path: string }) {
  const drawing = drawingOf(path);
  const Sign = signs[path] ?? BookOpen;
  return (
    <span className="page-picture">
      {drawing ? (
        <svg viewBox={drawing.viewBox} preserveAspectRatio="xMinYMid slice" aria-hidden>
          <use href={drawing.href} {...drawing.size} />
        </svg>
      ) : (
        <Sign strokeWidth={1.5} />
      )}
    </span>
  );
}

interface Drawing {
  href: string;
  /** What is shown of it. */
  viewBox: string;
  /** Of a symbol that has its own. */
  size?: { width: number; height: number };
}

/** How much of a circuit can be read in a thumbnail: its first two wires, and a single one in the middle. */
const circuitShown = (height: number) => `0 ${Math.min(-8, (height - 112) / 2)} 168 112`;

function drawingOf(path: string): Drawing | undefined {
  const topic = plateIds.find((id) => urls.topic(id) === path);
  if (topic) return { href: `${plateSpriteUrl}#${topic}`, viewBox: '0 0 320 150' };
  const tutorial = loadTutorials().find(({ id }) => urls.tutorial(id) === path);
  if (tutorial) return shownOf(cardPicture(tutorial));
  switch (path) {
    case urls.whatIsQuantum():
      return {
        href: `${decorationSpriteUrl}#two-slit-waves`,
        viewBox: '84 236 252 168',
        size: { width: 708, height: 640 },
      };
    case urls.machines():
      // The middle of its chip fills the picture.
      return { href: portraitUrl('google-willow'), viewBox: '120 75 240 160', size: { width: 480, height: 310 } };
    case urls.code():
      return circuitOf('first-quantum-circuit', 'ghz');
    case urls.notation():
      return circuitOf('first-quantum-circuit', 'coin-counts');
    default:
      return undefined;
  }
}

function circuitOf(tutorial: string, name: string): Drawing | undefined {
  const circuit = programCircuit({ tutorial, name });
  return circuit && shownOf(circuit);
}

function shownOf({ href, width, height }: ProgramCircuit): Drawing {
  return { href, viewBox: circuitShown(height), size: { width, height } };
}

const signs: Readonly<Record<string, Icon>> = {
  [urls.news()]: Rss,
  [urls.industry()]: ChartNoAxesCombined,
  [urls.startups()]: Rocket,
  [urls.funding()]: Banknote,
  [urls.research()]: Microscope,
  [urls.classics()]: Landmark,
  [urls.tools()]: FlaskConical,
  [urls.figures()]: Table,
  [urls.timeline()]: TrendingUp,
  [urls.migration()]: ShieldCheck,
  [urls.complexity()]: Scale,
  [urls.roadmaps()]: Target,
  [urls.benchmarks()]: ChartColumn,
  [urls.networksAndSensing()]: Globe,
  [urls.companies()]: Building2,
  [urls.educationalPrograms()]: LayoutGrid,
  [urls.interviews()]: Users,
  [urls.events()]: CalendarDays,
};
