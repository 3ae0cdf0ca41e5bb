import { createSiteDirectory, type PublishedSite, type WebsitesClient } from './siteDirectory';

afterEach(() => jest.useRealTimers());

it('V-12 websites stay at hand while somebody tries made-up keys', async () => {
  const asked: string[] = [];
  const websites: Pick<WebsitesClient, 'getPublishedSite'> = {
    getPublishedSite: async ({ site_key }) => {
      asked.push(site_key);
      return site_key === 'known' ? ({ site_key } as PublishedSite) : null;
    },
  };
  // What is at hand is so for five seconds; a busy machine takes longer for this many keys.
  jest.useFakeTimers({ now: Date.now(), doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
  const directory = createSiteDirectory(websites as WebsitesClient);
  const site = await directory.site('known');
  for (let at = 0; at < 21_000; at += 1) await directory.site(`nobody${at}`);
  expect(directory.atHand('known')).toBe(site);
  expect(asked.filter((key) => key === 'known')).toHaveLength(1);
  // A key that was tried lately is answered without asking.
  await directory.site('nobody20999');
  expect(asked).toHaveLength(21_001);
});
