const MEMORY_SECTION = 5;
/** Bytes before the first section: the magic number and the version. */
const HEADER = 8;
const PAGE = 65_536;

/**
 * A WebAssembly module whose own memory may grow to `bytes` and no further (WebAssembly Core 2.0, sections 5.4.4 and
 * 5.5.8). A program with too many qubits then ends with an error instead of taking the browser down. A module that
 * declares a limit already, or no memory of its own, is answered as it is.
 */
export function limitMemory(module: Uint8Array<ArrayBuffer>, bytes: number): Uint8Array<ArrayBuffer> {
  let offset = HEADER;
  while (offset < module.length) {
    const id = module[offset];
    const size = readNumber(module, offset + 1);
    if (id === MEMORY_SECTION) return withLimit(module, offset, size, Math.floor(bytes / PAGE));
    offset = size.end + size.value;
  }
  return module;
}

function withLimit(module: Uint8Array<ArrayBuffer>, start: number, size: EncodedNumber, pages: number) {
  const [count, flags] = [module[size.end], module[size.end + 1]];
  if (count !== 1 || flags !== 0) return module;
  const initial = readNumber(module, size.end + 2);
  const body = [1, 1, ...writeNumber(initial.value), ...writeNumber(pages)];
  const section = [MEMORY_SECTION, ...writeNumber(body.length), ...body];
  const end = size.end + size.value;
  const limited = new Uint8Array(module.length - (end - start) + section.length);
  limited.set(module.subarray(0, start));
  limited.set(section, start);
  limited.set(module.subarray(end), start + section.length);
  return limited;
}

interface EncodedNumber {
  value: number;
  /** Where the next thing begins. */
  end: number;
}

/** Unsigned LEB128: seven bits a byte, the lowest first. */
function readNumber(bytes: Uint8Array, start: number): EncodedNumber {
  let [value, factor, offset] = [0, 1, start];
  for (;;) {
    const byte = bytes[offset];
    if (byte === undefined) throw new RangeError('The module ends within a number');
    value += (byte & 0x7f) * factor;
    offset += 1;
    if (byte < 0x80) return { value, end: offset };
    factor *= 0x80;
  }
}

function writeNumber(value: number): number[] {
  const rest = Math.floor(value / 0x80);
  return rest === 0 ? [value] : [(value % 0x80) | 0x80, ...writeNumber(rest)];
}
