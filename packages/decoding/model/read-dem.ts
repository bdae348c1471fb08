import { type Line, linesOf, shown } from './dem-lines.ts';
import { type DetectorErrorModel, type Mechanism, MOST_OBSERVABLES, type Symptoms } from './detector-error-model.ts';
import { type Fault, orFault, TextError } from './fault.ts';

/** What is read of a detector error model at most. A step is an instruction or one of its targets, each time it is repeated. */
export const DEM_LIMITS = { characters: 1_000_000, detectors: 20_000, steps: 2_500_000, depth: 16 } as const;

/**
 * Reads a detector error model in Stim's format `.dem`, with its blocks, shifts, tags and comments, or says in which line
 * it cannot and what was expected there. A model has to be one for matching: between `^`, an error has at most two
 * detectors (`stim analyze_errors --decompose_errors` writes such), and a probability of at most 1/2. What a part names
 * twice it does not flip. A probability too small for a number is 0.
 */
export function readDetectorErrorModel(text: string): DetectorErrorModel | Fault {
  return orFault(() => {
    if (text.length > DEM_LIMITS.characters)
      throw new TextError(`expected at most 1 MB, and this text has ${(text.length / 1e6).toFixed(1)} MB`, 1);
    return new Reading().modelOf(blockOf(linesOf(text), 0));
  });
}

interface Block {
  readonly line: Line;
  readonly body: readonly Entry[];
}

type Entry = Line | Block;

/** Entries up to the end of a block or, outside of any, of the text. */
function blockOf(lines: Generator<Line>, depth: number, opened?: Line): Entry[] {
  const entries: Entry[] = [];
  for (let next = lines.next(); !next.done; next = lines.next()) {
    const line = next.value;
    if (line.name === '}') {
      if (opened && line.targets.length === 0 && line.numbers.length === 0 && !line.opens) return entries;
      throw new TextError(opened ? 'expected } on a line of its own' : 'expected an instruction, not }', line.line);
    }
    if (line.opens !== (line.name === 'repeat')) throw new TextError(blockFault(line), line.line);
    if (depth >= DEM_LIMITS.depth && line.opens)
      throw new TextError(`expected at most ${DEM_LIMITS.depth} blocks within each other`, line.line);
    entries.push(line.opens ? { line, body: blockOf(lines, depth + 1, line) } : line);
  }
  if (opened) throw new TextError('expected } after this block', opened.line);
  return entries;
}

function blockFault({ name, opens }: Line): string {
  return opens ? `expected { after repeat only, not after ${shown(name)}` : 'expected { at the end of this line';
}

/** Goes through the entries one by one, as Stim does. */
class Reading {
  readonly #mechanisms: Mechanism[] = [];
  readonly #coordinates = new Map<number, readonly number[]>();
  #detectors = 0;
  #observables = 0;
  /** What is added to the number and to the place of each detector from here on. */
  #offset = 0;
  readonly #shift: number[] = [];
  #steps = 0;

  modelOf(entries: readonly Entry[]): DetectorErrorModel {
    for (const entry of entries) this.#read(entry);
    return {
      detectors: this.#detectors,
      observables: this.#observables,
      mechanisms: this.#mechanisms,
      coordinates: this.#coordinates,
    };
  }

  #read(entry: Entry): void {
    if ('body' in entry) this.#repeat(entry);
    else {
      this.#step(1 + entry.targets.length, entry);
      this.#readLine(entry);
    }
  }

  #step(count: number, { line }: Line): void {
    this.#steps += count;
    if (this.#steps > DEM_LIMITS.steps) {
      const most = DEM_LIMITS.steps.toLocaleString('en-US');
      throw new TextError(`expected at most ${most} instructions and targets, blocks repeated`, line);
    }
  }

  #repeat({ line, body }: Block): void {
    if (line.numbers.length > 0 || line.targets.length !== 1)
      throw new TextError('expected one number after repeat, as in repeat 5 {', line.line);
    const times = wholeNumber(line.targets[0] ?? '', line);
    if (times === 0) throw new TextError('expected a block that is repeated at least once', line.line);
    for (let time = 0; time < times; time += 1) {
      this.#step(1, line);
      for (const entry of body) this.#read(entry);
    }
  }

  #readLine(line: Line): void {
    switch (line.name) {
      case 'error':
        this.#readError(line);
        return;
      case 'detector':
        this.#readDetector(line);
        return;
      case 'logical_observable':
        this.#readObservable(line);
        return;
      case 'shift_detectors':
        this.#readShift(line);
        return;
      default:
        throw new TextError(
          `expected error, detector, logical_observable, shift_detectors or repeat, not ${shown(line.name)}`,
          line.line,
        );
    }
  }

  #readError(line: Line): void {
    const probability = probabilityOf(line);
    const parts = partsOf(line)
      .map((targets) => this.#symptomsOf(targets, line))
      .filter(({ detectors, observables }) => detectors.length > 0 || observables !== 0);
    if (parts.length > 0) this.#mechanisms.push({ probability, parts });
  }

  #symptomsOf(targets: readonly string[], line: Line): Symptoms {
    const detectors = new Set<number>();
    let observables = 0;
    for (const target of targets) {
      const number = numberOf(target, line);
      if (isDetector(target)) toggle(detectors, this.#seenDetector(number, line));
      else observables ^= 1 << this.#seenObservable(number, line);
    }
    if (detectors.size > 2) throw new TextError(tooMany(detectors.size), line.line);
    return { detectors: [...detectors].sort((a, b) => a - b), observables };
  }

  #readDetector(line: Line): void {
    const place = finiteNumbers(line).map((number, at) => number + (this.#shift[at] ?? 0));
    if (!place.every(Number.isFinite)) throw new TextError('expected a place within the range of numbers', line.line);
    if (line.targets.length === 0 || !line.targets.every(isDetector))
      throw new TextError('expected the detectors that are there, as in detector(0, 1) D0', line.line);
    for (const target of line.targets) {
      const detector = this.#seenDetector(numberOf(target, line), line);
      if (place.length > 0) this.#coordinates.set(detector, place);
    }
  }

  #readObservable(line: Line): void {
    if (line.numbers.length > 0 || line.targets.length === 0 || !line.targets.every(isObservable))
      throw new TextError('expected observables, as in logical_observable L0', line.line);
    for (const target of line.targets) this.#seenObservable(numberOf(target, line), line);
  }

  #readShift(line: Line): void {
    if (line.targets.length !== 1)
      throw new TextError('expected by how many detectors, as in shift_detectors(0, 0, 1) 5', line.line);
    this.#offset += wholeNumber(line.targets[0] ?? '', line);
    for (const [at, by] of finiteNumbers(line).entries()) this.#shift[at] = (this.#shift[at] ?? 0) + by;
  }

  #seenDetector(number: number, { line }: Line): number {
    const detector = this.#offset + number;
    if (detector >= DEM_LIMITS.detectors) {
      const most = DEM_LIMITS.detectors.toLocaleString('en-US');
      throw new TextError(`expected at most ${most} detectors, and this is the one of number ${detector}`, line);
    }
    this.#detectors = Math.max(this.#detectors, detector + 1);
    return detector;
  }

  #seenObservable(observable: number, { line }: Line): number {
    if (observable >= MOST_OBSERVABLES)
      throw new TextError(`expected at most ${MOST_OBSERVABLES} observables, and this is L${observable}`, line);
    this.#observables = Math.max(this.#observables, observable + 1);
    return observable;
  }
}

const isDetector = (target: string) => target.startsWith('D') || target.startsWith('d');
const isObservable = (target: string) => target.startsWith('L') || target.startsWith('l');

function toggle(set: Set<number>, number: number): void {
  if (!set.delete(number)) set.add(number);
}

function tooMany(detectors: number): string {
  return `expected at most two detectors between ^, and here are ${detectors}: stim analyze_errors --decompose_errors writes such models`;
}

/** Targets between the separators. */
function partsOf({ targets, line }: Line): string[][] {
  if (targets.length === 0) return [];
  const parts: string[][] = [[]];
  for (const target of targets) {
    if (target === '^') parts.push([]);
    else parts.at(-1)?.push(target);
  }
  if (parts.some((part) => part.length === 0)) throw new TextError('expected targets on both sides of ^', line);
  return parts;
}

const TARGET = /^[DL]\d{1,15}$/i;

function numberOf(target: string, { line }: Line): number {
  if (TARGET.test(target)) return Number(target.slice(1));
  throw new TextError(`expected detectors such as D0, observables such as L0, or ^, not ${shown(target)}`, line);
}

const WHOLE = /^\d{1,15}$/;

function wholeNumber(text: string, { line }: Line): number {
  if (!WHOLE.test(text)) throw new TextError(`expected a whole number of at most 15 digits, not ${shown(text)}`, line);
  return Number(text);
}

const DECIMAL = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i;

function probabilityOf({ numbers, line }: Line): number {
  const [text = '', ...others] = numbers;
  if (numbers.length === 0 || others.length > 0)
    throw new TextError('expected one probability, as in error(0.01) D0 D1', line);
  const probability = DECIMAL.test(text) ? Number(text) : Number.NaN;
  if (!(probability >= 0 && probability <= 0.5))
    throw new TextError(`expected a probability between 0 and 0.5, not ${shown(text)}`, line);
  return probability;
}

function finiteNumbers({ numbers, line }: Line): number[] {
  return numbers.map((text) => {
    const number = DECIMAL.test(text) ? Number(text) : Number.NaN;
    if (!Number.isFinite(number)) throw new TextError(`expected a number, not ${shown(text)}`, line);
    return number;
  });
}
