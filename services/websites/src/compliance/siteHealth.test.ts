import { DAY_MS } from '@yinyom/contracts/durations';
import { healthOf } from '@yinyom/contracts/compliance/health';
import { judgeCompliance } from '@yinyom/contracts/compliance/judgeCompliance';
import { createLogger } from '@yinyom/service-kit/logger';
import { OURS } from '@yinyom/testing/identityStandIn';
import { createStores } from '../createStores';
import { publishedSite, readyTemplate, saveTemplate, withText, withTitle } from '../testing/bannerEditing';
import { categoryIds, newCategory, newCookie, newSite } from '../testing/sampleSite';
import { startWebsites, type Websites } from '../testing/startWebsites';
import { createComplianceFacts } from './complianceFacts.service';
import { createSiteHealth } from './siteHealth.service';

let websites: Websites;
let stores: ReturnType<typeof createStores>;
beforeAll(async () => {
  websites = await startWebsites();
  stores = createStores(websites.connection);
});
afterAll(() => websites.close());

const NONE = {
  q: undefined,
  status: 'all',
  health: undefined,
  group_id: undefined,
  never_scanned: undefined,
  pending: undefined,
} as const;
const storedOf = async (ids: string[]) =>
  (
    await websites.service.internal.listPortfolioSites({
      organization_id: OURS,
      application_ids: ids,
      filter: NONE,
      sort: 'health',
      order: 'asc',
      page: 1,
      limit: 100,
      with_total: false,
    })
  ).sites;
const factsOf = (ids: string[]) =>
  websites.service.internal.listComplianceFacts({ organization_id: OURS, application_ids: ids });

/** What is stored of websites, and what the checks say; looks that go on in the background are waited for. */
const bothOf = async (ids: string[]) => {
  for (;;) {
    const before = await factsOf(ids);
    const stored = await storedOf(ids);
    const after = await factsOf(ids);
    if (JSON.stringify(before) !== JSON.stringify(after)) continue;
    const pending = new Map(stored.map((site) => [site.application_id, site.pending_changes]));
    return {
      stored: Object.fromEntries(stored.map(({ application_id, health }) => [application_id, health])),
      judged: Object.fromEntries(
        after.map((facts) => [
          facts.application_id,
          healthOf(
            judgeCompliance(facts, { now: new Date(), dpo: true }),
            pending.get(facts.application_id) ?? false,
          ),
        ]),
      ),
    };
  }
};

/** Numbers that are the same for the same seed (a linear congruential generator). */
const randomOf = (seed: number) => {
  let state = seed;
  return (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
};

const day = (ago: number) => new Date(Date.now() - ago * DAY_MS);

/** More of them at length. */
const SEEDS = process.env['SOAK'] === '1' ? Array.from({ length: 40 }, (_, index) => index + 1) : [1];

it.each(SEEDS)('after random changes (seed %i) it is what the checks say', async (seed) => {
  const random = randomOf(seed);
  const ids = [
    (await newSite(websites)).id,
    (await publishedSite(websites)).id,
    (await newSite(websites)).id,
  ];
  const own = await newCategory(websites);
  const admin = websites.as('admin');
  let scans = seed * 1_000;
  const scan = (id: string, status: string, ago: number, violations: number | null) =>
    websites.service.internal.recordScan({
      application_id: id,
      scan_id: (scans += 1).toString(16).padStart(24, '0'),
      status,
      finished_at: status === 'running' ? null : day(ago).toISOString(),
      violations,
    });
  const cookiesOf = async (id: string) =>
    (await admin('GET', `/cookies?application_id=${id}`)).body.entities as { id: string }[];
  const acts: ((id: string) => Promise<unknown>)[] = [
    (id) => scan(id, 'succeeded', random(40), random(2)),
    (id) => scan(id, random(2) ? 'failed' : 'running', 0, null),
    async (id) =>
      saveTemplate(websites, id, { ...(await readyTemplate(websites, id)), publish: true, reconsent: 'all' }),
    async (id) =>
      saveTemplate(websites, id, withTitle(await readyTemplate(websites, id), `รอบ ${random(99)}`)),
    async (id) =>
      saveTemplate(
        websites,
        id,
        withText(await readyTemplate(websites, id), 'en', (texts) => ({
          ...texts,
          categories: {
            ...texts.categories,
            [own.id]: { title: 'Chat', description: random(2) ? 'For the chat' : '' },
          },
        })),
      ),
    (id) => newCookie(websites, id, random(4)),
    async (id) => {
      const { id: cookie } = await newCookie(websites, id);
      return admin('PUT', `/cookies/${cookie}`, {
        body: { purpose: { th: 'มี', en: random(2) ? 'Is' : '' } },
      });
    },
    async (id) => {
      const [first] = await cookiesOf(id);
      return first && admin('DELETE', `/cookies/${first.id}`);
    },
    async (id) => {
      const [category, moved] = [await categoryIds(websites, id), (await cookiesOf(id)).at(-1)];
      return moved && admin('PUT', `/cookies/${moved.id}`, { body: { category_id: category[random(4)] } });
    },
    (id) => admin('PUT', `/applications/${id}/categories/${own.id}`, { body: { enabled: random(2) === 0 } }),
    (id) =>
      admin('PUT', `/applications/${id}/categories/${own.id}`, {
        body: { description: { th: 'เพื่อแชต', en: random(2) ? 'For the chat' : '' } },
      }),
    () =>
      admin('PUT', `/categories/${own.id}`, {
        body: { description: { th: 'แชต', en: random(2) ? 'Chat' : '' } },
      }),
    (id) => admin('PUT', `/applications/${id}/disable`, { body: {} }),
    (id) => admin('PUT', `/applications/${id}`, { body: {} }),
    (id) =>
      admin('PUT', `/applications/${id}`, {
        body: { languages: random(2) ? ['th', 'en', 'jp'] : ['th', 'en'] },
      }),
    async (id) => {
      const [known] = await factsOf([id]);
      return websites.service.internal.markSeen({ application_id: id, host: known?.domain_name ?? '' });
    },
    (id) =>
      stores.applications.setVerification(
        id,
        (['verified', 'lost', 'unverified'] as const)[random(3)]!,
        'script',
      ),
    (id) =>
      stores.privacyLooks.begin([id], day(-1)).then(async () =>
        stores.privacyLooks.keep(id, {
          at: day(random(6)),
          version: (await factsOf([id]))[0]?.template_version ?? 0,
          links: 1,
          problem: random(2) ? 'status' : null,
          status: 404,
        }),
      ),
  ];
  const done: number[] = [];
  for (let step = 0; step < 45; step += 1) {
    const act = random(acts.length);
    const id = ids[random(ids.length)] as string;
    done.push(act);
    await acts[act]?.(id);
    const { stored, judged } = await bothOf(ids);
    expect({ done, healths: stored }).toEqual({ done, healths: judged });
  }
  await admin('DELETE', `/categories/${own.id}`);
  const { stored, judged } = await bothOf(ids);
  expect(stored).toEqual(judged);
});

it('a scan becomes too old by itself, and until then nothing is worked out again', async () => {
  // Nothing looks at its links in the background, as it would after a publication.
  const { id } = await newSite(websites);
  await stores.applications.markPublished(id, 1);
  const readFacts = jest.fn(createComplianceFacts({ ...stores, looks: { missing: () => undefined } }));
  const health = createSiteHealth({ health: stores.health, readFacts, logger: createLogger('silent') });
  await stores.applications.setVerification(id, 'verified', 'script');
  await websites.service.internal.recordScan({
    application_id: id,
    scan_id: 'f'.repeat(24),
    status: 'succeeded',
    finished_at: day(0).toISOString(),
    violations: 0,
  });
  const now = day(0);
  await health.renewDue(now);
  const worst = async () => (await stores.applications.find(id))?.health?.worst;
  const asked = () => readFacts.mock.calls.flatMap(([, ids]) => ids ?? []);
  readFacts.mockClear();
  await health.renewDue(now);
  expect(asked()).not.toContain(id);
  await health.renewDue(new Date(now.getTime() + 32 * DAY_MS));
  expect(asked()).toContain(id);
  expect(await worst()).toBe('scan');
  await health.stop();
});

it('a change during the working out leaves it due', async () => {
  const { id } = await publishedSite(websites);
  const read = createComplianceFacts({ ...stores, looks: { missing: () => undefined } });
  let meanwhile = true;
  const health = createSiteHealth({
    health: stores.health,
    logger: createLogger('silent'),
    readFacts: async (organizationId, ids) => {
      const facts = await read(organizationId, ids);
      if (ids?.includes(id) && meanwhile) {
        meanwhile = false;
        await websites.as('admin')('PUT', `/applications/${id}/disable`, { body: {} });
        await websites.service.internal.recordScan({
          application_id: id,
          scan_id: 'e'.repeat(24),
          status: 'succeeded',
          finished_at: day(0).toISOString(),
          violations: 4,
        });
      }
      return facts;
    },
  });
  await health.renewDue();
  await health.renewDue();
  expect((await stores.applications.find(id))?.health).toMatchObject({ worst: 'before_consent', rank: 0 });
  await health.stop();
});

it('websites whose facts cannot be read are put off, and the others are worked out', async () => {
  const { id } = await newSite(websites);
  const log = createLogger('silent');
  const health = createSiteHealth({
    health: stores.health,
    logger: log,
    readFacts: async () => {
      throw new Error('unreadable');
    },
  });
  await stores.health.markDue([id]);
  const now = new Date();
  await health.renewDue(now);
  expect(await stores.health.due(now, 100)).toEqual([]);
  expect(
    (await stores.health.due(new Date(now.getTime() + DAY_MS), 100)).map(({ _id }) => String(_id)),
  ).toContain(id);
  await health.stop();
});
