import { demoApi, signIn } from '../support/demo';
import { WEBSITES } from '../support/pageAddresses';
import { pageFaults, viewsOf, WIDTHS } from '../support/pageFaults';
import { standsStill } from '../support/standsStill';
import { until } from '../support/until';
import { useConsole } from '../support/useConsole';

let api: Awaited<ReturnType<typeof demoApi>>;
/** What stands for the gaps of addresses: the demo website, a scan that began when everything had started, a result for many websites, and a group. */
const ids = { id: '', scanId: '', bulkId: '', groupId: '' };

/** Longest name of a group that people are likely to give. */
const GROUP = 'โรงเรียนในสังกัดสำนักงานเขตพื้นที่การศึกษา';

/** Pages that look the same while the website is scanned: they are looked at meanwhile. */
const SHOWS_NO_SCAN = /section=(?:design|texts|script|settings)$|\/(?:re-assign|import)$/;

// Other files share the platform, and groups change its list of websites. Before `useConsole`, whose hook gives the platform back.
afterAll(() => api(`/groups/${ids.groupId}?confirm=${encodeURIComponent(GROUP)}`, 'DELETE'));

const scene = useConsole();

beforeAll(async () => {
  api = await demoApi(scene.stack);
  const { entities } = await api<{ entities: { id: string }[] }>('/me/applications');
  ids.id = entities[0]?.id ?? '';
  ids.scanId = (await api<{ id: string }>(`/applications/${ids.id}/scans`, 'POST', { max_pages: 2 })).id;
  const [organization] = await api<{ id: string }[]>('/me/organizations');
  const exported = await api<{ id: string }>('/bulk-actions', 'POST', {
    organization_id: organization?.id,
    operation: { action: 'snippets' },
    application_ids: [ids.id],
  });
  ids.bulkId = exported.id;
  await scene.stack.startWorker();
  const body = { organization_id: organization?.id, name: GROUP };
  ids.groupId = (await api<{ id: string }>('/groups', 'POST', body)).id;
  await api(`/applications/${ids.id}/group`, 'PUT', { group_id: ids.groupId });
});
it.each(WIDTHS)(
  'an address leads to its part of the settings, also over the log-in (%s px)',
  async (width) => {
    const { person, stack } = scene;
    const { page } = person;
    const address = `/websites/${ids.id}?section=settings#evidence`;
    await page.setViewport({ width, height: 900 });
    await page.goto(`${stack.url}/en${address}`);
    await person.isAt('/en/login');
    expect(new URL(page.url()).searchParams.get('next')).toBe(address);
    await signIn(person, stack);
    await page.goto(`${stack.url}/en${address}`);
    await page.waitForSelector('#evidence-title:focus');
    await standsStill(page);
    const top = await page.$eval('#evidence', (part) => part.getBoundingClientRect().top);
    // Below the header, and on phones below the rail, too.
    expect(top).toBeGreaterThan(60);
    expect(top).toBeLessThan(200);
  },
);

describe(`at ${WIDTHS.join(' and ')} px nothing is wider than the window, and axe finds nothing in either theme`, () => {
  it('on pages of websites', async () => {
    await signIn(scene.person, scene.stack);
    const addresses = Object.values(WEBSITES)
      .flat()
      .map((pattern) =>
        pattern
          .replace(':id', ids.id)
          .replace(':scanId', ids.scanId)
          .replace(':bulkId', ids.bulkId)
          .replace(':groupId', ids.groupId),
      );
    const views = viewsOf(addresses);
    const found: string[] = [];
    const lookAt = async (some: readonly string[]) => {
      for (const address of some)
        found.push(...(await pageFaults(scene.person, scene.stack.url, address, views)));
    };
    await lookAt(addresses.filter((address) => SHOWS_NO_SCAN.test(address)));
    await until(async () => {
      const scan = await api<{ finished_at?: string }>(`/applications/${ids.id}/scans/${ids.scanId}`);
      return Boolean(scan.finished_at);
    }, 'the scan is finished');
    await lookAt(addresses.filter((address) => !SHOWS_NO_SCAN.test(address)));
    expect(found).toEqual([]);
  }, 600_000);
});
