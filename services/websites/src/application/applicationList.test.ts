import { OURS, THEIRS } from '@yinyom/testing/identityStandIn';
import { newSite } from '../testing/sampleSite';
import { startWebsites, type Websites } from '../testing/startWebsites';

let websites: Websites;
beforeAll(async () => {
  websites = await startWebsites();
});
afterAll(() => websites.close());

describe('the list of websites', () => {
  it('names the organization by itself for a member of one, and wants it named by a member of several', async () => {
    expect((await websites.as('viewer')('GET', '/me/applications')).status).toBe(200);
    websites.identity.memberships.push(
      { userId: 'both', organizationId: OURS, role: 10 },
      { userId: 'both', organizationId: THEIRS, role: 10 },
    );
    const { status, body } = await websites.as('both')('GET', '/me/applications');
    expect(status).toBe(422);
    expect(body.errors[0]).toMatchObject({ field: 'organization_id', code: 'required' });
  });

  it('shows a Viewer neither the script nor the privacy settings', async () => {
    const { id } = await newSite(websites);
    const { body: seen } = await websites.as('viewer')('GET', `/applications/${id}`);
    for (const field of ['script', 'script_async', 'store_ip', 'store_ua', 'consent_expiry_days', 'audience'])
      expect(seen).not.toHaveProperty(field);
    expect(seen).toHaveProperty('domain_name');
  });

  it('pages, sorts by latest update, created date and domain name, and finds by part of a name', async () => {
    const mark = `page${Date.now()}`;
    for (const letter of ['b', 'c', 'a']) await newSite(websites, { domain_name: `${letter}.${mark}.ac.th` });
    const get = async (query: string) =>
      (await websites.as('viewer')('GET', `/me/applications?q=${mark}&${query}`)).body;
    const domains = (body: { entities: { domain_name: string }[] }) =>
      body.entities.map(({ domain_name }) => domain_name[0]);

    expect(domains(await get('sort=domain_name&order=asc'))).toEqual(['a', 'b', 'c']);
    expect(domains(await get('sort=created_at'))).toEqual(['a', 'c', 'b']);
    const [first] = (await get('sort=created_at&order=asc')).entities;
    await websites.as('member')('PUT', `/applications/${first.id}`, { body: { name: 'Renamed' } });
    expect(domains(await get(''))).toEqual(['b', 'a', 'c']);

    const one = await get('sort=domain_name&order=asc&limit=2');
    expect(one).toMatchObject({ page: 1, limit: 2, total: 3, has_more: true });
    const two = await get('sort=domain_name&order=asc&limit=2&page=2');
    expect(domains(two)).toEqual(['c']);
    expect(two.has_more).toBe(false);
  });

  it('takes search words as text, not as a pattern', async () => {
    for (const q of ['.*', '((((a+)+)+)+$', '[', '\\']) {
      const { status, body } = await websites.as('viewer')(
        'GET',
        `/me/applications?q=${encodeURIComponent(q)}`,
      );
      expect({ status, total: body.total }).toEqual({ status: 200, total: 0 });
    }
  });

  it.each(['sort=password', 'limit=0', 'limit=101', 'page=0', 'page=1e3', 'page=-1', 'order=up', 'q='])(
    'J-03: refuses %s',
    async (query) => {
      expect((await websites.as('viewer')('GET', `/me/applications?${query}`)).status).toBe(422);
    },
  );

  it.each(['nonsense=1', 'q=a&q=b', 'q[$regex]=.*'])('J-01, J-03: refuses %s', async (query) => {
    expect((await websites.as('viewer')('GET', `/me/applications?${query}`)).status).toBe(400);
  });
});

describe('ids that are none', () => {
  it.each(['abc', '1'.repeat(25), '..%2f', 'ไทย', '%00', 'a'.repeat(5_000)])(
    'D-T2: answer 404 for %s',
    async (id) => {
      const { status } = await websites.as('admin')('GET', `/applications/${encodeURIComponent(id)}`);
      expect(status).toBe(404);
    },
  );
});
