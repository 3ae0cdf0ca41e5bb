import { createHash, webcrypto } from 'node:crypto';
import type { PageRow } from '@yinyom/contracts/release/pageList';
import { listedRemotes } from '../testing/listedRemotes';
import { chooseReleases, placeOf } from './chooseReleases';

const ORGANIZATION = '6b014f2a53935590f573ede5';
const [row] = listedRemotes as readonly PageRow[];
if (!row) throw new Error('no sample');

const rowWith = (organizations: string[], share: number): PageRow => ({
  ...row,
  canary: { release: { ...row, build: 'canary', number: 9 }, organizations, share },
});
const chosen = async (one: PageRow, id: string, organizationId: string | null = null) =>
  (await chooseReleases([one], () => ({ id, organizationId }))).map(({ build }) => build)[0];

beforeAll(() => Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true }));

it('a canary is for the organizations that it names by their hashes, and for nobody else', async () => {
  const one = rowWith([createHash('sha256').update(ORGANIZATION).digest('hex')], 0);
  expect(await chosen(one, 'u1', ORGANIZATION)).toBe('canary');
  expect(await chosen(one, 'u1', '7b014f2a53935590f573ede5')).toBe(row.build);
  expect(await chosen(one, 'u1')).toBe(row.build);
});

it('a share of users gets it, always the same ones, and more when it grows', async () => {
  const ids = Array.from({ length: 400 }, (_, at) => `user ${at}`);
  const who = async (share: number) => {
    const builds = await Promise.all(ids.map((id) => chosen(rowWith([], share), id)));
    return ids.filter((_, at) => builds[at] === 'canary');
  };
  const tenth = await who(0.1);
  expect(tenth.length).toBeGreaterThan(15);
  expect(tenth.length).toBeLessThan(75);
  expect(await who(0.1)).toEqual(tenth);
  const half = await who(0.5);
  expect(tenth.filter((id) => !half.includes(id))).toEqual([]);
  expect(await who(1)).toEqual(ids);
  expect(await who(0)).toEqual([]);
});

it('who is first with one remote is not first with every other', async () => {
  expect(await placeOf('u1', 'mfe_users')).not.toBe(await placeOf('u1', 'mfe_auth'));
});

it('without cryptography everybody gets what is in use', async () => {
  Object.defineProperty(globalThis, 'crypto', { value: undefined, configurable: true });
  expect(await chosen(rowWith([], 1), 'u1')).toBe(row.build);
});
