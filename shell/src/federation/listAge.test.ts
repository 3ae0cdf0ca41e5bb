/** @jest-environment node */
import { generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { listText, type ListedNumbers } from '@yinyom/contracts/release/listText';
import { checkAge, type AgedList } from './listAge';
import * as platformTime from './platformTime';

const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
const foreign = generateKeyPairSync('ec', { namedCurve: 'prime256v1' }).privateKey;
const pageKey = publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
const HOUR = 3_600_000;

/** The time of the platform; the browser's own says something else in every test. */
const NOW = Date.parse('2026-11-21T10:00:00.000Z');

const page = (made: number | null) => {
  const metas: Record<string, string> = {
    'release-key': pageKey,
    'list-time': made === null ? '' : new Date(made).toISOString(),
  };
  globalThis.document = {
    querySelector: (selector: string) => ({
      getAttribute: () => metas[/name="([^"]+)"/.exec(selector)?.[1] ?? ''],
    }),
  } as unknown as Document;
};

const rows: ListedNumbers[] = [
  { name: 'mfe_users', number: 7 },
  {
    name: 'mfe_auth',
    number: 3,
    canary: { release: { name: 'mfe_auth', number: 4 }, organizations: ['aa'], share: 0.1 },
  },
];
const listMade = (made: number, key: KeyObject = privateKey): AgedList => {
  const stamp = {
    number: 1,
    made_at: new Date(made).toISOString(),
    valid_until: new Date(made + 24 * HOUR).toISOString(),
  };
  const signature = sign('sha256', Buffer.from(listText(stamp, rows)), { key, dsaEncoding: 'ieee-p1363' });
  return { remotes: rows, list: { ...stamp, signature: signature.toString('base64') } };
};

beforeEach(() => {
  page(NOW);
  // The page began just now, whatever the age of the process that runs the tests.
  jest.spyOn(performance, 'now').mockReturnValue(1_000);
});
afterEach(() => jest.restoreAllMocks());

describe('O23 a list that a browser never saw a newer one of', () => {
  it('is taken while it is young', async () => {
    await expect(checkAge(listMade(NOW - 23 * HOUR))).resolves.toBeUndefined();
  });

  it('is refused a day after it was made: somebody plays it back', async () => {
    await expect(checkAge(listMade(NOW - 25 * HOUR))).rejects.toThrow('older than');
  });

  it.each([
    ['without a signature', { remotes: rows }],
    ['that somebody else signed', listMade(NOW, foreign)],
    [
      'with an older number put in',
      { ...listMade(NOW), remotes: [{ name: 'mfe_users', number: 6 }, ...rows.slice(1)] },
    ],
    ['whose canary was made one for everybody', { ...listMade(NOW), remotes: widened() }],
  ])('is refused %s', async (_name, list) => {
    await expect(checkAge(list)).rejects.toThrow('not signed');
  });

  it('is taken unsigned where nobody signs lists anew', async () => {
    page(null);
    await expect(checkAge({ remotes: rows })).resolves.toBeUndefined();
  });
});

function widened(): ListedNumbers[] {
  return rows.map((row) => (row.canary ? { ...row, canary: { ...row.canary, share: 1 } } : row));
}

describe('O7 whose clock counts', () => {
  it.each([
    ['years behind', -5 * 365 * 24 * HOUR],
    ['years ahead', 5 * 365 * 24 * HOUR],
  ])('a browser whose clock is %s is not locked out, and believes nothing old', async (_name, off) => {
    jest.spyOn(Date, 'now').mockReturnValue(NOW + off);
    await expect(checkAge(listMade(NOW - HOUR))).resolves.toBeUndefined();
    await expect(checkAge(listMade(NOW - 25 * HOUR))).rejects.toThrow('older than');
  });

  it('the platform says what time it is; an answer that was kept somewhere cannot turn it back', () => {
    const before = platformTime.platformNow();
    platformTime.noteTime(new Headers({ date: new Date(NOW + 48 * HOUR).toUTCString() }));
    expect(platformTime.platformNow() - before).toBeGreaterThan(47 * HOUR);
    platformTime.noteTime(new Headers({ date: new Date(NOW - 48 * HOUR).toUTCString() }));
    expect(platformTime.platformNow() - before).toBeGreaterThan(47 * HOUR);
  });
});
