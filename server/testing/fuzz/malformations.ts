import { bytesOf, type FuzzRequest } from './requests.ts';

type Change = (request: FuzzRequest) => FuzzRequest;

/** Makes of a sound request one that is not; what comes out are its parts, or the bytes as they go over the line. */
export type Malformation = (request: FuzzRequest) => FuzzRequest | Buffer;

function version(name: string): Change {
  return (request) => ({ ...request, version: name });
}

function header(name: string, value: string): Change {
  return (request) => ({ ...request, headers: [...request.headers, [name, value]] });
}

function without(unwanted: string, request: FuzzRequest): FuzzRequest {
  return { ...request, headers: request.headers.filter(([name]) => name.toLowerCase() !== unwanted) };
}

/** Says another length than the body has. */
function length(change: (bytes: number) => string): Change {
  return (request) => header('Content-Length', change(request.body.length))(without('content-length', request));
}

/** Sends the body in chunks: `write` gets it in two parts and returns what goes over the line. */
function chunked(write: (first: Buffer, second: Buffer) => string): Change {
  return (request) => {
    const middle = Math.ceil(request.body.length / 2);
    const body = write(request.body.subarray(0, middle), request.body.subarray(middle));
    const sent = { ...without('content-length', request), body: Buffer.from(body, 'latin1') };
    return header('Transfer-Encoding', 'chunked')(sent);
  };
}

function chunk(part: Buffer, size = part.length.toString(16)): string {
  return part.length === 0 ? '' : `${size}\r\n${part.toString('latin1')}\r\n`;
}

/** Changes the bytes as they go over the line; each character stands for one. */
function rewritten(change: (all: string) => string): Malformation {
  return (request) => Buffer.from(change(bytesOf(request).toString('latin1')), 'latin1');
}

const CLIENT_HELLO = '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03';

export const MALFORMATIONS: Readonly<Record<string, Malformation>> = {
  'HTTP/1.0': version('HTTP/1.0'),
  'HTTP/0.9': (request) => ({ ...request, method: 'GET', version: '', headers: [], body: Buffer.alloc(0) }),
  'HTTP/2.0': version('HTTP/2.0'),
  'HTTP/9.9': version('HTTP/9.9'),
  'http/1.1': version('http/1.1'),
  'no version number': version('HTTP/'),
  'HTTP/2 preface': () => Buffer.from('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'),
  'TLS hello': () => Buffer.from(`${CLIENT_HELLO}${'\0'.repeat(300)}`, 'latin1'),
  CONNECT: (request) => ({ ...request, method: 'CONNECT', target: '127.0.0.1:22' }),
  'two hosts': header('Host', 'example.org'),
  'no host': (request) => without('host', request),
  'empty host': (request) => header('Host', '')(without('host', request)),
  'host with a path': (request) => header('Host', 'a/b@c?d')(without('host', request)),
  'NUL in a header': header('X-Text', 'a\0b'),
  'line end in a header': header('X-Text', 'a\rb'),
  'header over two lines': header('X-Text', 'a\r\n b'),
  'space in a header name': header('X Text', 'a'),
  'space before the colon': header('X-Text ', 'a'),
  'header without a name': header('', 'a'),
  '5,000 headers': (request) => ({ ...request, headers: [...request.headers, ...Array(5_000).fill(['X', 'y'])] }),
  'headers of 200 kB': header('X-Text', 'x'.repeat(200_000)),
  'target of 200 kB': (request) => ({ ...request, target: `/${'x'.repeat(200_000)}` }),
  'length given twice': (request) => header('Content-Length', '3')(length(String)(request)),
  'length and chunks': (request) =>
    header('Content-Length', '3')(chunked((a, b) => `${chunk(a)}${chunk(b)}0\r\n\r\n`)(request)),
  'length too short': length((bytes) => String(Math.floor(bytes / 2))),
  'length too long': length((bytes) => String(bytes + 10)),
  'length over the limit': length(() => '16385'),
  'length of many digits': length(() => '9'.repeat(30)),
  'negative length': length(() => '-1'),
  'length with a sign': length((bytes) => `+${bytes}`),
  'length in hexadecimal': length((bytes) => `0x${bytes.toString(16)}`),
  chunks: chunked((a, b) => `${chunk(a)}${chunk(b)}0\r\n\r\n`),
  'chunks of one byte': chunked((a, b) => `${[...a, ...b].map((byte) => chunk(Buffer.of(byte))).join('')}0\r\n\r\n`),
  'chunk with an extension': chunked(
    (a, b) => `${chunk(a, `${a.length.toString(16)};x=${'y'.repeat(500)}`)}${chunk(b)}0\r\n\r\n`,
  ),
  'chunk with a huge extension': chunked(
    (a) => `${chunk(a, `${a.length.toString(16)};${'y'.repeat(60_000)}`)}0\r\n\r\n`,
  ),
  'chunk with leading zeros': chunked((a, b) => `${chunk(a, `0000${a.length.toString(16)}`)}${chunk(b)}0\r\n\r\n`),
  'chunk of endless size': chunked((a) => chunk(a, 'f'.repeat(17)) || 'f'.repeat(17)),
  'chunk of negative size': chunked((a) => `-1\r\n${a}\r\n0\r\n\r\n`),
  'chunk of a wrong size': chunked((a, b) => `3\r\n${a}${b}xyz\r\n0\r\n\r\n`),
  'chunks with trailers': chunked((a, b) => `${chunk(a)}${chunk(b)}0\r\n${'X-Trailer: y\r\n'.repeat(500)}\r\n`),
  'last chunk missing': chunked((a, b) => `${chunk(a)}${chunk(b)}`),
  'unknown transfer coding': (request) => header('Transfer-Encoding', 'xchunked')(without('content-length', request)),
  'chunked not last': (request) => header('Transfer-Encoding', 'chunked, identity')(without('content-length', request)),
  'lines that end in LF': rewritten((all) => all.replaceAll('\r\n', '\n')),
  'lines that end in CR': rewritten((all) => all.replaceAll('\r\n', '\r')),
  'empty lines before': rewritten((all) => `${'\r\n'.repeat(20)}${all}`),
  'space before': rewritten((all) => ` ${all}`),
  'tabs in the first line': rewritten((all) => all.replace(' ', '\t').replace(' ', '\t')),
  'spaces in the first line': rewritten((all) => all.replace(' ', '   ').replace(' HTTP', '   HTTP')),
  'bytes of no text': rewritten((all) => `\xff\xfe\x00${all}`),
  'a second request in the body': rewritten((all) => `${all}GET /x HTTP/1.1\r\n`),
};

/** No answer is due: the server has reason to wait for more, and Node itself closes a connection after CONNECT. */
export const WITHOUT_ANSWER: ReadonlySet<string> = new Set([
  'CONNECT',
  'length too long',
  'last chunk missing',
  'lines that end in CR',
]);
