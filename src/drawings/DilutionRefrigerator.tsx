import { dots, numbers, type Point } from '#src/base/svg-path.ts';
import { type IllustrationLabel, Sheet } from './illustrations/parts.tsx';
import {
  CoaxialLine,
  Cylinder,
  gold,
  Plate,
  RefrigeratorGradients,
  StageGap,
  steel,
} from './illustrations/refrigerator-parts.tsx';
import { axisX, gaps, stages } from './illustrations/refrigerator-stages.ts';

const mixingChamberY = stages[stages.length - 1]?.y ?? 0;

export const refrigeratorWidth = 590;

export const refrigeratorDescription =
  'Drawing of a dilution refrigerator: five gold-plated stages from 50 kelvin at the top to 10 millikelvin at the bottom, with coaxial lines leading to the processor.';

/** The labels are at even distances, farther than the plates: two lines each, on the smallest phone too. */
const labelPlaces = (index: number) => {
  const y = stages[0] ? stages[0].y + 3 + index * 60 : 0;
  return { at: [414, y], to: [408, y] } as const;
};

export const refrigeratorLabels: readonly IllustrationLabel[] = [
  ...stages.map(({ y, radius, temperature, name }, index) => ({
    ...labelPlaces(index),
    text: temperature,
    note: name,
    from: [axisX + radius - 4, y + 3] as const,
  })),
  {
    ...labelPlaces(stages.length),
    text: 'Processor',
    note: 'in its mount',
    from: [axisX + 23, mixingChamberY + 74],
  },
];

/** Dilution refrigerator as superconducting processors hang in it: five plates, each colder than the one above. */
export function DilutionRefrigerator() {
  const [topStage] = stages;
  return (
    <Sheet width={refrigeratorWidth} description={refrigeratorDescription} labels={refrigeratorLabels}>
      <RefrigeratorGradients />
      <VacuumCan />
      <Processor />
      {gaps()
        .reverse()
        .map((gap) => (
          <g key={gap.lower.temperature}>
            <Plate stage={gap.lower} />
            <StageGap gap={gap} />
          </g>
        ))}
      {topStage ? <Plate stage={topStage} /> : null}
      <LinesFromRoomTemperature />
    </Sheet>
  );
}

/** Outline of the can that closes the vacuum; cut away here. */
function VacuumCan() {
  const [left, right] = [axisX - 176, axisX + 176];
  return (
    <path
      d={`M${left} 388V26a176 24 0 0 1 352 0v362M${left} 26a176 24 0 0 0 352 0H${right}`}
      stroke="var(--color-ill-3)"
      strokeOpacity=".9"
      strokeDasharray="2 4"
    />
  );
}

/** The processor's mount below the coldest plate. */
function Processor() {
  const y = mixingChamberY;
  return (
    <>
      <path d={`M${axisX - 44} ${y + 8}v36h6v-36zM${axisX + 38} ${y + 8}v36h6v-36z`} fill="var(--color-metal-4)" />
      <path d={`M${axisX - 14} ${y + 6}v34h28v-34z`} fill={gold} />
      <path d={`M${axisX - 50} ${y + 42}h100v8h-100z`} fill={gold} />
      <path d={`M${axisX - 50} ${y + 42.5}h100`} stroke="var(--color-metal-1)" strokeOpacity=".9" />
      <rect x={axisX - 31} y={y + 50} width="62" height="48" rx="3" fill="var(--color-ill-3)" />
      <rect x={axisX - 22} y={y + 58} width="44" height="32" rx="1.5" fill="var(--ill-processor)" />
      <Qubits />
      <path d={controlLines()} stroke="var(--color-metal-3)" strokeWidth="1.3" />
    </>
  );
}

/** Qubits (large) and the couplers between them (small), in turn. */
function Qubits() {
  const sites = Array.from({ length: 20 }, (_, index) => ({ column: index % 5, row: Math.floor(index / 5) }));
  const place = ({ column, row }: { column: number; row: number }): Point => [
    axisX - 16 + column * 8,
    mixingChamberY + 63 + row * 7.4,
  ];
  const isCoupler = ({ column, row }: { column: number; row: number }) => (column + row) % 2 === 1;
  return (
    <g stroke="var(--ill-qubit)" strokeLinecap="round">
      <path d={dots(sites.filter((site) => !isCoupler(site)).map(place))} strokeWidth="4" />
      <path d={dots(sites.filter(isCoupler).map(place))} strokeWidth="2.6" />
    </g>
  );
}

function controlLines(): string {
  const y = mixingChamberY;
  return Array.from({ length: 9 }, (_, index) => {
    const x = axisX - 26 + index * 6.5;
    const spread = index - 4;
    return `M${numbers(x, y + 4)}C${numbers(x, y + 26, x + spread * 2.6, y + 24, x + spread * 1.3, y + 50)}`;
  }).join('');
}

function LinesFromRoomTemperature() {
  const lines = [-5, -4, -3, -2, -1, 1, 2, 3, 4, 5].map(
    (place) => `M${axisX + place * 22} 26V${numbers(60 + 8 * Math.sin(place + 5))}`,
  );
  return (
    <>
      <CoaxialLine d={lines.join('')} />
      <Cylinder radius={13} cap={3} top={18} bottom={58} fill={steel} />
    </>
  );
}
