import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createLogger } from '@yinyom/service-kit/logger';
import { OURS } from '@yinyom/testing/identityStandIn';
import { testSettings } from '@yinyom/testing/serviceHarness';
import { createStores } from '../createStores';
import { readyTemplate, saveTemplate } from '../testing/bannerEditing';
import { newSite } from '../testing/sampleSite';
import { startWebsites, type Websites } from '../testing/startWebsites';
import { until } from '@yinyom/testing/until';
import { egressOf } from './egressOf';
import { createLinkLook } from './lookAtLinks';
import { createPrivacyLooks } from './privacyLook.service';

const HOST = 'notice.example.ac.th';
const asked: string[] = [];
/** Pages of the server, by path. */
const notices = new Map<string, string>();
let port: number;
let server: Server;
let websites: Websites;
const egress = () => ({ SCANNER_ALLOW: `${HOST}:${port}`, SCANNER_RESOLVE: `${HOST}=127.0.0.1` });

beforeAll(async () => {
  server = createServer((req, res) => {
    asked.push(req.url ?? '');
    const notice = notices.get(req.url ?? '');
    if (notice) return void res.writeHead(200, { 'content-type': 'text/html' }).end(notice);
    if (req.url === '/moved') return void res.writeHead(302, { location: '/notice' }).end();
    res.writeHead(Number(/^\/s(\d+)$/.exec(req.url ?? '')?.[1] ?? 200)).end('x'.repeat(9_000));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ({ port } = server.address() as AddressInfo);
  websites = await startWebsites(egress());
});
afterAll(async () => {
  await websites.close();
  server.close();
});

const lookOf = async (id: string) =>
  (await websites.service.internal.listComplianceFacts({ organization_id: OURS, application_ids: [id] }))[0]
    ?.privacy_look;

/** Publishes a website whose privacy links are these, by language. */
const published = async (links: Record<string, string>) => {
  const { id } = await newSite(websites);
  const template = await readyTemplate(websites, id);
  const languages = Object.fromEntries(
    Object.entries(template.languages).map(([language, texts]) => [
      language,
      { ...texts, privacy: { ...texts.privacy, url: links[language] ?? links['th'] ?? '' } },
    ]),
  );
  const { status } = await saveTemplate(websites, id, { ...template, languages });
  expect(status).toBe(200);
  await until(async () => (await lookOf(id)) !== null, 'somebody looked at the links');
  return id;
};
const at = (path: string) => `http://${HOST}:${port}${path}`;

it('is looked at when it is published, over redirects, and each address once', async () => {
  asked.length = 0;
  const id = await published({ th: at('/moved'), en: at('/english') });
  expect(await lookOf(id)).toMatchObject({ version: 1, links: 2, problem: null, status: 200 });
  expect(asked.toSorted()).toEqual(['/english', '/moved', '/notice']);
});

it('tells the status that is not 200, also when only one language has it', async () => {
  const id = await published({ th: at('/notice'), en: at('/s404') });
  expect(await lookOf(id)).toMatchObject({ problem: 'status', status: 404 });
});

it('tells a server that does not answer', async () => {
  const id = await published({ th: 'http://nowhere.invalid/notice' });
  expect(await lookOf(id)).toMatchObject({ problem: 'silent', status: null });
});

it.each(['http://127.0.0.1/', 'http://169.254.169.254/latest', 'https://consent.example.com/policy'])(
  'S-09: does not open %s, which is nobody’s website, and does not know then',
  async (url) => {
    asked.length = 0;
    const id = await published({ th: url });
    expect((await lookOf(id))?.problem).toBe('not_allowed');
    expect(asked).toEqual([]);
  },
);

it('is looked at again after a day, by one process of many', async () => {
  const id = await published({ th: at('/daily') });
  const { privacyLooks } = createStores(websites.connection);
  const tomorrow = new Date(Date.now() + 25 * 3_600_000);
  const later = new Date(tomorrow.getTime() + 86_400_000);
  const taken: (string | null)[] = [];
  for (let more = true; more; more = taken.at(-1) !== null)
    taken.push(...(await Promise.all([1, 2].map(() => privacyLooks.takeDue(tomorrow, later)))).toSorted());
  expect(taken.filter((given) => given === id)).toHaveLength(1);
});

it('keeps a copy of the linked page when its text is another one, and says that it changed', async () => {
  const text = 'How we process personal data of visitors. '.repeat(10);
  notices.set('/policy', `<p>${text}</p>`);
  notices.set('/login', '<form><input type="password"></form>');
  const id = await published({ th: at('/policy'), en: at('/login') });
  const { internal } = websites.service;
  const stored = async () => {
    const period = { from: '2020-01-01T00:00:00.000Z', until: new Date(Date.now() + 1_000).toISOString() };
    return internal.paperNotices({ organization_id: OURS, application_id: id, ...period });
  };
  const changes = async () =>
    (await internal.getWatchFacts({ application_id: id, unclassified_before: new Date().toISOString() }))
      .notice_changes;
  const lookAgain = async () => {
    const stores = createStores(websites.connection);
    await stores.privacyLooks.postpone(id, new Date(0));
    const lookAtLinks = createLinkLook(egressOf(testSettings(egress())));
    const logger = createLogger('silent');
    const looks = createPrivacyLooks({ ...stores, looks: stores.privacyLooks, lookAtLinks, logger });
    await looks.lookAtDue();
    await looks.stop();
  };
  const first = await stored();
  expect(first.linked).toMatchObject([{ url: at('/policy'), media_type: 'text/html' }]);
  expect(first.unread).toEqual([{ url: at('/login'), problem: 'needs_login' }]);
  const past = { from: '2020-01-01T00:00:00.000Z', until: '2020-04-01T00:00:00.000Z' };
  expect(
    (await internal.paperNotices({ organization_id: OURS, application_id: id, ...past })).unread,
  ).toEqual([]);
  expect(await changes()).toEqual([]);

  notices.set('/policy', `<script>let now = 2</script><p>${text}</p>`);
  await lookAgain();
  const [same, ...none] = (await stored()).linked;
  expect([same?.id, none]).toEqual([first.linked[0]?.id, []]);

  notices.set('/policy', `<p>${text} And sold to others.</p>`);
  await lookAgain();
  const { linked } = await stored();
  expect(linked).toHaveLength(2);
  expect(await changes()).toMatchObject([{ id: linked[0]?.id, url: at('/policy') }]);
  const { content } = await internal.linkedNotice({
    organization_id: OURS,
    application_id: id,
    copy_id: linked[0]?.id ?? '',
  });
  expect(Buffer.from(content ?? '', 'base64').toString()).toBe(notices.get('/policy'));
  expect(
    await internal.linkedNotice({
      organization_id: 'b'.repeat(24),
      application_id: id,
      copy_id: linked[0]?.id ?? '',
    }),
  ).toEqual({ content: null });
});
