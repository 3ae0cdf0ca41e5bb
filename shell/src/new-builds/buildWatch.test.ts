import { remotesList } from '../federation/remotesList';
import { listedRemotes } from '../testing/listedRemotes';
import { needsLoad } from './buildWatch';

// The list of remotes is read from the network in a browser only.
jest.mock('../federation/remoteLoader', () => ({ knownBuilds: () => new Map() }));

beforeAll(() => remotesList.set(listedRemotes));

const newer = (...remotes: string[]) => ({ shell: false, remotes: new Set(remotes) });
const all = newer('mfe_auth', 'mfe_websites', 'mfe_dashboard', 'mfe_users');

it.each([
  ['another section of a website', '/en/websites/1?section=banner', '/en/websites/1?section=texts'],
  ['a search in the address', '/user?q=demo', '/user?q=demo+u'],
  ['another language', '/en/websites/1', '/jp/websites/1'],
  ['another page of the same remote', '/websites', '/websites/1'],
  ['an anchor', '/#faq', '/#price'],
])('O1, O2: %s is never a full load, however many builds are newer', (_name, from, to) => {
  expect(needsLoad(all, from, to)).toBe(false);
  expect(needsLoad({ ...all, shell: true }, from, to)).toBe(false);
});

it('O1: the way to a remote is one only when a newer build of that remote is out', () => {
  expect(needsLoad(newer('mfe_users'), '/en/websites/1', '/en/user')).toBe(true);
  expect(needsLoad(newer('mfe_users'), '/en/websites/1', '/en/dashboard')).toBe(false);
  expect(needsLoad(newer('mfe_users'), '/en/user', '/en/websites')).toBe(false);
  expect(needsLoad(newer(), '/en/websites', '/en/user')).toBe(false);
});

it('a newer shell is taken wherever the pages of another app begin', () => {
  const shell = { ...newer(), shell: true };
  expect(needsLoad(shell, '/websites', '/dashboard')).toBe(true);
  expect(needsLoad(shell, '/dashboard', '/')).toBe(true);
  expect(needsLoad(shell, '/dashboard', '/dashboard?period=7')).toBe(false);
});
