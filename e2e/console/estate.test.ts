import type { OpenGroup } from '@yinyom/contracts/groups/group';
import type { Application } from '@yinyom/contracts/websites/application';
import { formAddress, openForm, setBrand, shownOf } from '../support/brandedThings';
import { startFixtureWebsite, type FixtureWebsite } from '../support/fixtureWebsite';
import { openPage } from '../support/openPage';
import { ownerApi, type OwnerApi } from '../support/ownerApi';
import { ownersStack, ownOwner } from '../support/ownOwner';
import { until } from '../support/until';
import { useConsole } from '../support/useConsole';
import { launchBrowser } from '@yinyom/testing/browser';

/** Two hosts of one registrable domain, so that a browser may share what it keeps between them. */
const HOSTS = ['law.estate-of-test.ac.th', 'arts.estate-of-test.ac.th'] as const;

const scene = useConsole({ start: ownersStack });
let owner: OwnerApi;
let website: FixtureWebsite;
beforeAll(async () => {
  owner = await ownerApi(scene.stack);
  website = await startFixtureWebsite();
});
afterAll(() => website?.close());

const call = async <T>(method: string, path: string, body?: object): Promise<T> =>
  (await owner.call<T>(method, path, { ...(body && { body }) })).body;

/** Waits until something that is done to many websites is over. @returns what became of them */
const outcomesOf = async ({ id }: { id: string }): Promise<Record<string, number>> => {
  const look = () => call<{ state: string; outcomes: Record<string, number> }>('GET', `/bulk-actions/${id}`);
  await until(async () => (await look()).state === 'done', 'it is done to all websites');
  return (await look()).outcomes;
};

it('from a file to banners: two hosts of one domain have one tag and each its own script', async () => {
  const { organizationId: organization_id } = owner;
  const csv = [
    'domain,name,group,languages,default_language,privacy_url',
    ...HOSTS.map((host) => `${host},Faculty,Estate,th,th,https://${host}/privacy`),
  ].join('\n');
  const { bulk_action } = await call<{ bulk_action: { id: string } }>('POST', '/website-imports', {
    organization_id,
    csv,
    dry_run: false,
  });
  expect(await outcomesOf(bulk_action)).toEqual({ created: 2 });
  const publishing = await call<{ id: string }>('POST', '/bulk-actions', {
    organization_id,
    operation: { action: 'publish' },
    filter: { status: 'all', q: 'estate-of-test' },
  });
  expect(await outcomesOf(publishing)).toEqual({ done: 2 });
  const { entities: groups } = await call<{ entities: { id: string }[] }>(
    'GET',
    `/groups?organization_id=${organization_id}`,
  );
  const { snippet } = await call<{ snippet: string }>('POST', `/groups/${groups[0]?.id}/tag`, {});
  website.paste(snippet);

  const { entities } = await call<{ entities: { domain_name: string; site_key: string }[] }>(
    'GET',
    `/me/applications?organization_id=${organization_id}&q=estate-of-test`,
  );
  const keys = new Map(entities.map(({ domain_name, site_key }) => [domain_name, site_key]));
  const browser = await launchBrowser({
    args: [
      `--host-resolver-rules=MAP *.estate-of-test.ac.th:80 127.0.0.1:${website.port}`,
      '--accept-lang=th',
    ],
  });
  try {
    // One profile that keeps what it loaded; the second round meets what the first one left behind.
    const page = await openPage(browser);
    const cookies: string[] = [];
    for (const host of HOSTS) {
      await page.goto(`http://${host}/`);
      await page.locator('::-p-aria([name="ยอมรับทั้งหมด"][role="button"])').click();
      await page.waitForFunction(() => document.cookie.includes('yinyom_'), { polling: 100 });
      cookies.push(await page.evaluate(() => document.cookie));
    }
    HOSTS.forEach((host, at) => {
      const [own, other] = [keys.get(host), keys.get(HOSTS[1 - at] as string)];
      expect(cookies[at]).toContain(`yinyom_${own?.slice(0, 8)}`);
      expect(cookies[at]).not.toContain(`yinyom_${other?.slice(0, 8)}`);
    });
  } finally {
    await browser.close();
  }
});

/** A website of an organization, with its form for requests. */
const websiteOf = async (of: OwnerApi, name: string, group_id?: string): Promise<Application> => {
  const { organizationId: organization_id } = of;
  await openForm(of);
  const body = {
    organization_id,
    domain_name: `${name}.${organization_id}.ac.th`,
    default_language: 'th',
    languages: ['th'],
    ...(group_id && { group_id }),
  };
  return (await of.call<Application>('POST', '/applications', { body })).body;
};

it('a visitor and a client of an agency see the client’s brand in page, mail and document; another organization has none of it', async () => {
  const { stack, person } = scene;
  const { organizationId: organization_id } = owner;
  const group = await call<OpenGroup>('POST', '/groups', { organization_id, name: 'Client' });
  await owner.call('PUT', `/groups/${group.id}`, {
    body: { controller: { name: 'Client Bank PCL', contact_email: 'pdpa@bank.example' } },
    headers: { 'if-match': group.etag },
  });
  await setBrand(owner, 'Agency');
  await setBrand(owner, 'Client Bank', group.id);
  const client = await websiteOf(owner, 'client', group.id);
  const shown = await shownOf(stack, owner, client, group.id);
  for (const part of Object.values(shown)) {
    expect(part).toContain('ClientBankCo.,Ltd.');
    expect(part).not.toMatch(/Agency|Yinyom/);
  }
  // What the page may load is its logo.
  await person.page.goto(formAddress(stack, client));
  expect(await person.page.$eval('.brand img', (logo) => (logo as HTMLImageElement).naturalWidth)).toBe(64);
  expect(person.complaints).toEqual([]);

  const other = await ownerApi(await ownOwner(stack));
  const plain = await shownOf(stack, other, await websiteOf(other, 'plain'));
  for (const part of Object.values(plain)) expect(part).not.toMatch(/Agency|ClientBank|brandLogos/);
  expect([plain.mail.includes('Yinyom'), plain.document.includes('Yinyom')]).toEqual([true, true]);
});
