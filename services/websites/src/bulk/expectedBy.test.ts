import { DAY_MS } from '@yinyom/contracts/durations';
import { expectedBy } from './expectedBy';

const NOW = new Date('2026-11-29T03:00:00Z');
const sites = (count: number, isVerified: boolean, domain = (at: number) => `site${at}.ac.th`) =>
  Array.from({ length: count }, (_, at) => ({ domain_name: domain(at), isVerified }));
const days = (given: ReturnType<typeof sites>) => {
  const end = expectedBy(given, NOW);
  return end && (end.getTime() - NOW.getTime()) / DAY_MS;
};

it.each([
  ['twenty in a day', sites(20, true), null],
  ['what is more comes on later days', sites(41, true), 2],
  ['one of an unverified domain in a day', sites(5, false, (at) => `w${at}.example.ac.th`), 4],
  ['unverified domains do not wait for each other', sites(20, false), null],
])('%s', (_what, given, expected) => {
  expect(days(given)).toBe(expected);
});
