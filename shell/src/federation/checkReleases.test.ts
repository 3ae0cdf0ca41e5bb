/** @jest-environment node */
import { generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import type { Release } from '@yinyom/contracts/release/Release';
import { releaseText } from '@yinyom/contracts/release/releaseText';
import { checkReleases, type SeenReleases } from './checkReleases';

const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
const foreign = generateKeyPairSync('ec', { namedCurve: 'prime256v1' }).privateKey;
const pageKey = publicKey.export({ type: 'spki', format: 'der' }).toString('base64');

/** A release as `npm run deploy` signs it. */
const release = (changes: Partial<Release> = {}, key: KeyObject = privateKey): Release => {
  const made = {
    name: 'mfe_users',
    number: 1,
    build: 'aaaa1111',
    hash: 'h1',
    entry: '/mfe/mfe-users/aaaa1111/mf-manifest.json',
    integrity: { manifest: 'sha256-m', entry: 'sha256-e', about: 'sha256-a' },
    released_at: '2026-11-21T10:00:00.000Z',
    ...changes,
  };
  const signature = sign('sha256', Buffer.from(releaseText(made)), { key, dsaEncoding: 'ieee-p1363' });
  return { ...made, signature: signature.toString('base64') };
};
const memory = (): SeenReleases => {
  let kept: Record<string, number> = {};
  return { read: () => ({ ...kept }), write: (seen) => void (kept = seen) };
};
const accepted = async (releases: Release[], seen = memory(), key = pageKey) =>
  (await checkReleases(releases, key, seen)).map(({ build }) => build);

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

describe('D-T8 the list of remotes', () => {
  it('is taken as the platform signed it', async () => {
    expect(await accepted([release()])).toEqual(['aaaa1111']);
  });

  it.each([
    ['an entry elsewhere', { entry: 'https://evil.example/mf-manifest.json' }],
    ['another build', { build: 'bbbb2222' }],
    ['other bytes of the manifest', { integrity: { ...release().integrity, manifest: 'sha256-x' } }],
    ['other bytes of the code', { integrity: { ...release().integrity, entry: 'sha256-x' } }],
    ['something else said about itself', { integrity: { ...release().integrity, about: 'sha256-x' } }],
    ['a higher number', { number: 7 }],
    ['another name', { name: 'mfe_auth' }],
    ['a younger date', { released_at: '2027-01-01T00:00:00.000Z' }],
    ['no signature', { signature: '' }],
    ['a signature that is none', { signature: '***' }],
  ])('loses a row with %s that was put in afterwards, and only that row', async (_name, changes) => {
    const other = release({ name: 'mfe_dashboard', build: 'dddd4444' });
    expect(await accepted([{ ...release(), ...changes }, other])).toEqual(['dddd4444']);
    expect(console.error).toHaveBeenCalledWith(expect.stringContaining('not signed by this platform'));
  });

  it('loses rows that somebody else signed, and all of them when the page has no key', async () => {
    expect(await accepted([release({}, foreign)])).toEqual([]);
    for (const key of ['', '__RELEASE_KEY__', 'AAAA'])
      expect(await accepted([release()], memory(), key)).toEqual([]);
  });

  it('refuses an old release that is played back, but takes an earlier build that was released anew', async () => {
    const seen = memory();
    const old = release();
    const next = release({ build: 'bbbb2222', number: 2 });
    // O7: the clock of whoever deploys may be wrong.
    const wanted = release({ number: 3, released_at: '2020-01-01T00:00:00.000Z' });
    expect(await accepted([old], seen)).toEqual(['aaaa1111']);
    expect(await accepted([next], seen)).toEqual(['bbbb2222']);
    expect(await accepted([old], seen)).toEqual([]);
    expect(console.error).toHaveBeenCalledWith(expect.stringContaining('older'));
    expect(await accepted([next], seen)).toEqual(['bbbb2222']);
    expect(await accepted([wanted], seen)).toEqual(['aaaa1111']);
  });

  it('O7 goes by numbers: a release that a clock dated into the future stands in the way of no later one', async () => {
    const seen = memory();
    const ahead = release({ released_at: '2036-01-01T00:00:00.000Z' });
    const later = release({ build: 'bbbb2222', number: 2 });
    expect(await accepted([ahead], seen)).toEqual(['aaaa1111']);
    expect(await accepted([later], seen)).toEqual(['bbbb2222']);
  });

  it('after a canary was taken back, the release in use is no older one, and the canary may come again', async () => {
    const seen = memory();
    const canary = { ...release({ build: 'cccc3333', number: 5 }), is_canary: true as const };
    expect(await accepted([release({ number: 4 })], seen)).toEqual(['aaaa1111']);
    expect(await accepted([canary], seen)).toEqual(['cccc3333']);
    expect(await accepted([release({ number: 4 })], seen)).toEqual(['aaaa1111']);
    const older = { ...release({ build: 'cccc3333', number: 3 }), is_canary: true as const };
    expect(await accepted([older], seen)).toEqual([]);
  });
});
