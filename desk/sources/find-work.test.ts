import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { LibraryEntry } from '../content/library.ts';
import { arxivNumber, doiIn, freeId, slug } from './draft-work.ts';
import { findWork } from './find-work.ts';
import type { Registries } from './look-up.ts';

const works: LibraryEntry[] = [
  {
    file: 'papers/acharya-2024.yaml',
    kind: 'papers',
    id: 'acharya-2024',
    name: 'Quantum error correction below the surface code threshold',
    date: '2024-12',
    address: undefined,
    words: 'Nature https://doi.org/10.1038/s41586-024-08449-y 2408.13687',
  },
  {
    file: 'sources/wang-2021.yaml',
    kind: 'sources',
    id: 'wang-2021',
    name: 'Single ion qubit',
    date: '2021-01',
    address: undefined,
    words: 'Nature Communications 12, 233',
  },
];

let server: Server;
let registries: Registries;
const nowhere: Registries = { doi: 'http://127.0.0.1:9/', arxiv: 'http://127.0.0.1:9/' };

beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url?.startsWith('/doi/10.1000/known')) {
      // What doi.org hands on for application/vnd.citationstyles.csl+json.
      expect(request.headers.accept).toBe('application/vnd.citationstyles.csl+json');
      response.end(
        JSON.stringify({
          type: 'article-journal',
          title: 'An <i>example</i>  of a title',
          author: [
            { given: 'Ada Eve', family: 'Łuk' },
            { given: 'B.', family: 'Roe' },
            { given: 'C.', family: 'Doe' },
          ],
          'container-title': 'Journal of Examples',
          volume: '7',
          page: '1-9',
          issued: { 'date-parts': [[2026, 3, 5]] },
          DOI: '10.1000/known',
        }),
      );
    } else if (request.url?.startsWith('/arxiv')) {
      const known = request.url.includes('2610.01234');
      response.end(
        `<?xml version="1.0"?><feed><title>q</title><entry><published>2026-10-05T00:00:00Z</published><title>${known ? 'Of\n  examples' : 'Error'}</title><author><name>Ada Example</name></author></entry></feed>`,
      );
    } else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  registries = { doi: `${address}/doi/`, arxiv: `${address}/arxiv` };
});
afterAll(() => void server.close());

it('R63.3: finds a work of the bibliography by words, DOI and arXiv number, without the net', async () => {
  for (const query of [
    'surface threshold',
    '10.1038/s41586-024-08449-y',
    'https://doi.org/10.1038/s41586-024-08449-y',
    'arXiv:2408.13687v2',
    'https://arxiv.org/abs/2408.13687',
    'acharya-2024',
  ])
    expect(
      (await findWork(query, works, nowhere)).matches.map(({ id }) => id),
      query,
    ).toEqual(['acharya-2024']);
});

it('R63.3: makes a source and a paper of a DOI', async () => {
  const { draft } = await findWork('10.1000/known', works, registries);
  expect(draft).toEqual({
    id: 'luk-2026',
    source: {
      title: 'An example of a title',
      publisher: 'A. E. Łuk et al., Journal of Examples 7, 1–9',
      date: '2026-03-05',
      url: 'https://doi.org/10.1000/known',
      kind: 'paper',
    },
    paper: {
      title: 'An example of a title',
      authors: 'Ada Eve Łuk, B. Roe, C. Doe',
      year: 2026,
      venue: 'Journal of Examples 7, 1–9',
      url: 'https://doi.org/10.1000/known',
      arxiv: undefined,
    },
  });
});

it('R63.3: makes a paper of an arXiv number', async () => {
  const { draft } = await findWork('2610.01234', works, registries);
  expect(draft?.paper).toEqual({
    title: 'Of examples',
    authors: 'Ada Example',
    year: 2026,
    venue: 'arXiv preprint',
    url: 'https://arxiv.org/abs/2610.01234',
    arxiv: undefined,
  });
});

it('R63.3: says what to do where there is no net, and where nothing is registered', async () => {
  expect((await findWork('2610.01234', works, nowhere)).note).toContain('Paste its BibTeX');
  expect((await findWork('2610.99999', works, registries)).note).toBe('arXiv knows no preprint 2610.99999');
  expect((await findWork('10.1000/unknown', works, registries)).note).toContain('Nothing is registered');
});

it.each([
  [
    'BibTeX',
    '@article{a, author={M{\\"u}ller, Karl}, title={Of {Examples}}, journal={J. Ex.}, volume={1}, pages={2--3}, year={2020}, doi={10.1/x}}',
  ],
  [
    'RIS',
    'TY  - JOUR\nAU  - Müller, Karl\nTI  - Of Examples\nJO  - J. Ex.\nVL  - 1\nSP  - 2\nEP  - 3\nPY  - 2020\nDO  - 10.1/x\nER  - \n',
  ],
  [
    'CSL-JSON',
    '{"type":"article-journal","title":"Of Examples","author":[{"family":"Müller","given":"Karl"}],"container-title":"J. Ex.","volume":"1","page":"2-3","issued":{"date-parts":[[2020]]},"DOI":"10.1/x"}',
  ],
])('R63.3: reads pasted %s', async (_, text) => {
  const { draft } = await findWork(text, works, nowhere);
  expect(draft?.id).toBe('muller-2020');
  expect(draft?.source.publisher).toBe('K. Müller, J. Ex. 1, 2–3');
  expect(draft?.source.date).toBe('2020');
});

it('R63.3: what cannot be read says so, and a pasted address is not fetched', async () => {
  expect((await findWork('@article{ broken', works, nowhere)).note).toContain('cannot be read');
  expect((await findWork('["http://127.0.0.1:9/x.json"]', works, nowhere)).note).toContain('no title');
  expect((await findWork('{"a":', works, nowhere)).note).toContain('cannot be read');
});

it('R63.3: ids follow the names of authors, and are free', () => {
  expect(slug('O’Brien, Łukasz & Sons (1)')).toBe('obrien-lukasz-sons-1');
  expect(freeId('wang-2021', new Set(['wang-2021', 'wang-2021-b']))).toBe('wang-2021-c');
});

it('R63.3: tells numbers of preprints from other numbers', () => {
  expect(arxivNumber('arXiv:2408.13687v3')).toBe('2408.13687');
  expect(arxivNumber('quant-ph/9508027')).toBe('quant-ph/9508027');
  expect(arxivNumber('quantum computing in 2024')).toBeUndefined();
  expect(doiIn('see https://doi.org/10.1038/s41586-024-08449-y.')).toBe('10.1038/s41586-024-08449-y');
});
