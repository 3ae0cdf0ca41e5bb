import { createHash } from 'node:crypto';
import { patientReader } from '../../documents/testing/patientReader';
import { csv } from '../../documents/testing/writeDocuments';
import { seeded, valuesOf } from '../../personal-data/testing/sampleValues';
import { DOCUMENT_LIMITS } from '../../documents/documentLimits';
import { DOCUMENT_SCAN_LIMITS, readDocuments, validatorOf, type FetchOnce } from './readDocuments';

const values = valuesOf(seeded(31));
const rows = () => [['เลขบัตรประชาชน'], ...Array.from({ length: 3 }, () => [values.nationalId()])];
const AT = 'https://www.school.ac.th';
type Tokens = ReadonlyMap<string, number>;

/** Documents by path; some with an ETag. Reads them with the real reader, and counts what was asked of whom. */
const read = async (files: Record<string, { bytes: Buffer; tagged: boolean }>, known: Tokens = new Map()) => {
  const asked: string[] = [];
  const fetchOnce: FetchOnce = async (url, { method = 'GET' }) => {
    const { pathname } = new URL(url);
    asked.push(`${method} ${pathname}`);
    const file = files[pathname];
    if (!file)
      return {
        status: 404,
        location: undefined,
        contentType: '',
        validator: null,
        body: Buffer.alloc(0),
        truncated: false,
      };
    const etag = createHash('sha256').update(file.bytes).digest('hex');
    return {
      status: 200,
      location: undefined,
      contentType: 'text/csv',
      validator: file.tagged ? validatorOf({ etag }) : null,
      body: method === 'HEAD' ? Buffer.alloc(0) : file.bytes,
      truncated: false,
    };
  };
  const reader = patientReader();
  let started = 0;
  try {
    const result = await readDocuments({
      urls: Object.keys(files).map((path) => `${AT}${path}`),
      robots: { of: async () => ({ allows: () => true }) } as never,
      isInScope: () => true,
      fetchOnce,
      reader: {
        ...reader,
        read: (...given) => {
          started += 1;
          return reader.read(...given);
        },
      },
      known: { salt: 'salt', picturePages: known },
      ownDomain: 'school.ac.th',
      ownPhones: new Set(),
      signal: new AbortController().signal,
    });
    const tokens = new Map(
      result.sources.flatMap(({ tokens: given = [], picturePages = 0 }) =>
        given.map((token) => [token, picturePages] as const),
      ),
    );
    return { ...result, asked, started, tokens };
  } finally {
    reader.close();
  }
};

it('a document whose ETag or digest is known is not read again; the one with an ETag is not even fetched', async () => {
  const files = {
    '/tagged.csv': { bytes: csv(rows()), tagged: true },
    '/plain.csv': { bytes: csv(rows()), tagged: false },
  };
  const first = await read(files);
  expect(first).toMatchObject({ started: 2, asked: ['GET /tagged.csv', 'GET /plain.csv'] });
  expect(first.sources.map(({ state, found }) => [state, found[0]?.count])).toEqual([
    ['read', 3],
    ['read', 3],
  ]);
  const second = await read(files, first.tokens);
  expect(second.sources.map(({ state, found }) => [state, found])).toEqual([
    ['same', []],
    ['same', []],
  ]);
  expect(second).toMatchObject({
    started: 0,
    asked: ['HEAD /tagged.csv', 'HEAD /plain.csv', 'GET /plain.csv'],
  });
  const changed = { ...files, '/tagged.csv': { bytes: csv(rows()), tagged: true } };
  const third = await read(changed, first.tokens);
  expect(third.sources.map(({ state }) => state)).toEqual(['read', 'same']);
});

it('tokens say nothing that a quick hash of the document would show', async () => {
  const bytes = csv([['1101700230708']]);
  const { tokens } = await read({ '/a.csv': { bytes, tagged: true } });
  const text = JSON.stringify([...tokens.keys()]);
  for (const name of ['sha256', 'md5', 'sha1'])
    for (const encoding of ['hex', 'base64url'] as const)
      expect(text).not.toContain(createHash(name).update(bytes).digest(encoding).slice(0, 20));
  expect(tokens.size).toBe(2);
});

/** Documents that are not read by a process, as a server answers them; counts what was asked of it. */
const ask = async (count: number, body: Buffer, status: number) => {
  const asked: string[] = [];
  const urls = Array.from({ length: count }, (_, at) => `${AT}/${at}.csv`);
  const { sources, unread } = await readDocuments({
    urls,
    robots: { of: async () => ({ allows: () => true }) } as never,
    isInScope: () => true,
    fetchOnce: async (url) => {
      asked.push(url);
      const truncated = body.length >= DOCUMENT_LIMITS.bytes;
      return { status, location: undefined, contentType: 'text/csv', validator: null, body, truncated };
    },
    reader: { read: () => Promise.reject(new Error('none is read')), close: () => undefined } as never,
    ownDomain: 'school.ac.th',
    ownPhones: new Set(),
    signal: new AbortController().signal,
  });
  return { urls, asked, sources, unread };
};

it('a scan asks for 200 files and names every other one as left out by the limit', async () => {
  expect(DOCUMENT_SCAN_LIMITS.files).toBe(200);
  const { urls, asked, sources, unread } = await ask(203, Buffer.alloc(0), 404);
  expect(asked).toEqual(urls.slice(0, 200));
  expect(sources.map(({ url }) => url)).toEqual(urls.slice(0, 200));
  expect(unread).toEqual(urls.slice(200).map((url) => ({ url, code: 'limit' })));
});

it('a scan fetches 500 MB of files, the last one whole, and names the rest as left out by the limit', async () => {
  const body = Buffer.alloc(DOCUMENT_LIMITS.bytes);
  const whole = DOCUMENT_SCAN_LIMITS.bytes / body.length;
  const { asked, unread } = await ask(whole + 2, body, 200);
  expect([DOCUMENT_SCAN_LIMITS.bytes, asked.length]).toEqual([500 * 1024 * 1024, 25]);
  expect(unread.map(({ code }) => code)).toEqual([...Array(whole).fill('too_large'), 'limit', 'limit']);
});
