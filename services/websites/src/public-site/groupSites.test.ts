import { createGroupSites, hostGiven, refererHost } from './groupSites';

it.each([
  ['https://www.example.ac.th/page?x=1', 'www.example.ac.th'],
  ['https://www.example.ac.th', 'www.example.ac.th'],
  [undefined, null],
  ['about:blank', null],
  ['nonsense', null],
  ['https://192.168.0.1/', null],
])('a Referer of %s names the host %s', (header, host) => {
  expect(refererHost(header)).toBe(host);
});

it.each(['', 'localhost', '-a.th', 'a b.th', `${'a'.repeat(64)}.th`, `${'a.'.repeat(130)}th`])(
  '%j is no host',
  (given) => {
    expect(hostGiven(given)).toBeNull();
  },
);

const site = { site_key: 'k7Qm2xV9tR4b', hosts: ['a.ac.th'] };

it('asks for a host again after two seconds, and serves what is known while nobody can be asked', async () => {
  let now = 0;
  let asked = 0;
  let isAway = false;
  const find = async () => {
    asked += 1;
    if (isAway) throw new Error('away');
    return site;
  };
  const of = createGroupSites({ find, noteUnknown: async () => undefined }, () => now);
  await of('key', 'a.ac.th');
  await of('key', 'a.ac.th');
  expect(asked).toBe(1);
  now = 2_000;
  isAway = true;
  expect(await of('key', 'a.ac.th')).toBe(site);
  expect(asked).toBe(2);
});

it('notes a host outside the group once an hour, and none for a key that nobody has', async () => {
  let now = 0;
  const noted: string[] = [];
  const find = async (key: string) => (key === 'ours' ? null : undefined);
  const noteUnknown = async (_key: string, host: string) => void noted.push(host);
  const of = createGroupSites({ find, noteUnknown }, () => now);
  await of('ours', 'x.ac.th');
  now = 10_000;
  await of('ours', 'x.ac.th');
  await of('theirs', 'y.ac.th');
  await of('ours', null);
  expect(noted).toEqual(['x.ac.th']);
  now = 3_600_000;
  await of('ours', 'x.ac.th');
  expect(noted).toHaveLength(2);
});
