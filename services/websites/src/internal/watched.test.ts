import { publishedSite } from '../testing/bannerEditing';
import { newCookie, newSite } from '../testing/sampleSite';
import { startWebsites, type Websites } from '../testing/startWebsites';
import { until } from '@yinyom/testing/until';

let websites: Websites;
beforeAll(async () => {
  websites = await startWebsites();
});
afterAll(() => websites.close());

const listed = async () => {
  const { internal } = websites.service;
  const all: string[] = [];
  for (let after: string | null = null; ;) {
    const page = await internal.listWatchedSites({ after, limit: 1 });
    all.push(...page.map(({ application_id }) => application_id));
    after = page.at(-1)?.application_id ?? null;
    if (after === null) return all;
  }
};
it('published, enabled websites are told page by page; others are not; those of a demo are marked', async () => {
  const shown = await publishedSite(websites);
  const draft = await newSite(websites);
  const off = await publishedSite(websites);
  await websites.as('admin')('PUT', `/applications/${off.id}/disable`, { body: {} });
  const all = await listed();
  expect(all).toContain(shown.id);
  expect(all).not.toContain(draft.id);
  expect(all).not.toContain(off.id);
  expect(new Set(all).size).toBe(all.length);
  const [site] = (await websites.service.internal.listWatchedSites({ after: null, limit: 100 })).filter(
    ({ application_id }) => application_id === shown.id,
  );
  expect(site).toMatchObject({
    installed: false,
    consent_expiry_days: expect.any(Number),
    site_key: expect.any(String),
  });
  await websites.connection
    .collection('applications')
    .updateOne({ site_key: site?.site_key }, { $set: { sample: true } });
  const marked = await websites.service.internal.listWatchedSites({ after: null, limit: 100 });
  expect(marked.find(({ application_id }) => application_id === shown.id)).toMatchObject({ sample: true });
});

it('cookies without a category are told once they have been there for as long as is asked', async () => {
  const { id } = await publishedSite(websites);
  const facts = (ago: number) =>
    websites.service.internal.getWatchFacts({
      application_id: id,
      unclassified_before: new Date(Date.now() - ago).toISOString(),
    });
  await until(async () => (await facts(0)).privacy_look !== null, 'the privacy link was looked at');
  expect(await facts(0)).toEqual({
    unclassified: { amount: 0, names: [] },
    privacy_look: expect.anything(),
    notice_changes: [],
  });
  await websites.service.internal.recordFoundCookies({
    application_id: id,
    source: 'scan',
    seen_at: new Date().toISOString(),
    complete: false,
    held_back: false,
    items: [
      {
        name: '_unknown',
        match: 'exact',
        domain: 'www.example.ac.th',
        type: 1,
        provider: 'x',
        expiry: 0,
        is_session: true,
        suggestion: null,
      },
    ],
  });
  await newCookie(websites, id);
  expect((await facts(-1_000)).unclassified).toEqual({ amount: 1, names: ['_unknown'] });
  expect((await facts(86_400_000)).unclassified.amount).toBe(0);
});

it('nothing is told of a website that does not exist', async () => {
  const { internal } = websites.service;
  expect(
    await internal.getWatchFacts({
      application_id: 'nonsense',
      unclassified_before: new Date().toISOString(),
    }),
  ).toEqual({ unclassified: { amount: 0, names: [] }, privacy_look: null });
});
