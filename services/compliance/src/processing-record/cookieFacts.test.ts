import { sampleWebsite } from '../testing/sampleFacts';
import { cookiePurposes, cookieTimes, mergedCategories, otherDomains, usedCookies } from './cookieFacts';

type Cookie = Parameters<typeof mergedCategories>[0][number]['categories'][number]['cookies'][number];

const DAY = 86_400;
const siteWith = (domain: string, cookies: Cookie[]) => {
  const site = sampleWebsite('1'.repeat(24), domain);
  return { ...site, categories: site.categories.map((category) => ({ ...category, cookies })) };
};
const cookie = (name: string, expiry: number | null, purpose: Cookie['purpose'] = {}): Cookie => ({
  name,
  expiry,
  purpose,
});

it('one name for different things on two websites is named with each time and each purpose', () => {
  const categories = mergedCategories([
    siteWith('a.example', [cookie('id', DAY, { en: 'Counts' }), cookie('id', DAY, { en: 'Counts' })]),
    siteWith('b.example', [
      cookie('id', 90 * DAY, { en: 'Counts' }),
      cookie('id', DAY, { en: 'Advertises' }),
    ]),
  ]);
  expect(usedCookies(categories).map(({ values }) => values['cookies'])).toEqual(['id']);
  expect(cookieTimes(categories).map(({ values }) => values)).toEqual([
    { days: '1', cookies: 'id' },
    { days: '90', cookies: 'id' },
  ]);
  const purposes = cookiePurposes(categories).filter(({ sentence }) => sentence === 'cookie_purpose');
  expect(purposes.map(({ values }) => values['purpose'])).toEqual([{ en: 'Counts' }, { en: 'Advertises' }]);
});

it('a list that is cut says how many more there are', () => {
  const names = Array.from({ length: 103 }, (_name, at) => `c${String(at).padStart(3, '0')}`);
  const site = siteWith(
    'a.example',
    names.map((name) => ({ ...cookie(name, 0, { en: `Is ${name}` }), domain: `${name}.other.example` })),
  );
  const categories = mergedCategories([site]);
  const [session] = cookieTimes(categories);
  expect(session?.values['cookies']).toMatchObject({
    en: expect.stringMatching(/^c000, .*c059 and 43 more$/),
  });
  expect(cookiePurposes(categories).at(-1)).toEqual({ sentence: 'more_purposes', values: { more: '3' } });
  const [domains] = otherDomains([site]);
  expect(domains?.values['domains']).toMatchObject({ en: expect.stringContaining('and 43 more') });
});
