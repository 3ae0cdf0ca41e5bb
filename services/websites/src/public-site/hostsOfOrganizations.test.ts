import { OURS } from '@yinyom/testing/identityStandIn';
import { publishedSite } from '../testing/bannerEditing';
import { newGroup } from '../testing/groups';
import { startWebsites, type Websites } from '../testing/startWebsites';

const OWN = 'https://privacy.agency.co.th';
let websites: Websites;
beforeAll(async () => {
  websites = await startWebsites({ CONSOLE_HOSTS: `privacy.agency.co.th=${OURS}` });
});
afterAll(() => websites.close());

const get = async (path: string) => (await fetch(`${websites.origin}${path}`)).text();

it('an organization with a name of its own has it in snippets, in its scripts and in the tag of a group', async () => {
  const site = await publishedSite(websites);
  const shown = (await websites.as('admin')('GET', `/applications/${site.id}`)).body;
  expect(shown.script).toContain(`src="${OWN}/sdk/v1/${site.site_key}.js"`);
  expect(shown.script_async).toContain(`src="${OWN}/sdk/v1/${site.site_key}.js"`);
  expect(await get(`/sdk/v1/${site.site_key}.js`)).toContain(`api_base:"${OWN}"`);
  expect(await get(`/sdk/v1/${site.site_key}.inline`)).toContain(`api_base:"${OWN}"`);
  const group = await newGroup(websites);
  const tag = (await websites.as('admin')('POST', `/groups/${group.id}/tag`, { body: {} })).body;
  expect(tag.snippet).toContain(`src="${OWN}/sdk/v1/group/`);
});
