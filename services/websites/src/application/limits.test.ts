import { OURS } from '@yinyom/testing/identityStandIn';
import { newGroup } from '../testing/groups';
import { newSite } from '../testing/sampleSite';
import { startWebsites, type Websites } from '../testing/startWebsites';

let websites: Websites;
beforeAll(async () => {
  websites = await startWebsites();
});
afterAll(() => websites.close());

it('people limited to groups see the websites in and below them, and add more of these', async () => {
  const [one, other] = [await newGroup(websites), await newGroup(websites)];
  const low = await newGroup(websites, one.id);
  const [named, inGroup, below, outside] = [
    await newSite(websites),
    await newSite(websites, { group_id: one.id }),
    await newSite(websites, { group_id: low.id }),
    await newSite(websites, { group_id: other.id }),
  ];
  const person = { userId: 'limited', organizationId: OURS, role: 10 as const };
  websites.identity.memberships.push({ ...person, websites: [named.id], groups: [one.id] });
  const limited = websites.as('limited');
  const listed = async (query = '') =>
    (await limited('GET', `/me/applications?organization_id=${OURS}&limit=100${query}`)).body.entities
      .map(({ id }: { id: string }) => id)
      .sort();
  expect(await listed()).toEqual([named.id, inGroup.id, below.id].sort());
  expect(await listed(`&group_id=${other.id}`)).toEqual([]);
  expect((await limited('GET', `/applications/${below.id}`)).status).toBe(200);
  expect((await limited('GET', `/applications/${outside.id}`)).status).toBe(404);
  const groups = (await limited('GET', `/groups?organization_id=${OURS}`)).body.entities;
  expect(groups.map(({ id }: { id: string }) => id)).toEqual([one.id, low.id]);

  const add = (domain_name: string, group_id?: string) =>
    limited('POST', '/applications', {
      body: { organization_id: OURS, domain_name, default_language: 'th', ...(group_id && { group_id }) },
    });
  expect((await add('inside.example.ac.th', low.id)).status).toBe(201);
  expect((await add('elsewhere.example.ac.th', other.id)).status).toBe(404);
  expect((await add('nowhere.example.ac.th')).status).toBe(404);
});
