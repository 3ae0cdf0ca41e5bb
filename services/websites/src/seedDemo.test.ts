import { OURS } from '@yinyom/testing/identityStandIn';
import { DEMO_COOKIES } from './sample/demoCookies';
import { DEMO_SITE_KEY, seedDemoWebsite } from './seedDemo';
import { startWebsites, type Websites } from './testing/startWebsites';

let websites: Websites;
beforeAll(async () => {
  websites = await startWebsites();
});
afterAll(() => websites.close());

const demo = {
  organizationId: OURS,
  organizationName: 'มหาวิทยาลัยสาธิตวิทยา',
  domainName: 'demo.localhost',
  privacyUrl: 'http://demo.localhost:4000/privacy',
};
const configIn = async (lang: string) =>
  (await websites.send('GET', `/public/sites/${DEMO_SITE_KEY}/config?lang=${lang}`)).body;

describe('the demo website', () => {
  it('is made once, however often it is asked for', async () => {
    expect(await seedDemoWebsite(websites.service, demo)).toEqual({ siteKey: DEMO_SITE_KEY });
    expect(await seedDemoWebsite(websites.service, demo)).toEqual({ siteKey: DEMO_SITE_KEY });
    const { body } = await websites.as('admin')('GET', '/me/applications');
    expect(body.entities).toHaveLength(1);
    expect(body.entities[0]).toMatchObject({
      domain_name: 'demo.localhost',
      cookie_count: DEMO_COOKIES.length,
      unclassified_count: 1,
      pending_changes: false,
    });
  });

  it('H1 F-L1 is published once, with the link to a privacy notice of its own', async () => {
    const [site] = (await websites.as('admin')('GET', '/me/applications')).body.entities;
    expect(site.template_version).toBe(1);
    const { body } = await websites.as('admin')('GET', `/applications/${site.id}/templateVersions`);
    expect(body.entities).toMatchObject([{ version: 1, by: { id: 'system' } }]);
  });

  it.each(['th', 'en', 'cn', 'jp', 'kh'])(
    'shows its banner and every cookie with a purpose in %s',
    async (lang) => {
      const config = await configIn(lang);
      expect(config.language).toBe(lang);
      expect(config.categories.map(({ type }: { type: number }) => type)).toEqual([1, 2, 3, 4, 0]);
      expect(config.details.cookies).toHaveLength(DEMO_COOKIES.length);
      for (const cookie of config.details.cookies) expect(cookie.purpose).not.toBe('');
      expect(config.texts.privacy.url).toBe('http://demo.localhost:4000/privacy');
    },
  );

  it('H8 tells the script which cookies belong to which category; a withdrawal leaves the necessary ones', async () => {
    const { cookies, categories } = await configIn('th');
    const namesOf = (type: number) =>
      cookies[categories.find((entry: { type: number }) => entry.type === type).id];
    expect(namesOf(3)).toEqual(['_ga', '_ga_*', '_gid']);
    expect(namesOf(4)).toEqual(['_fbp', '_gcl_au']);
    expect(namesOf(1)).toEqual(['su_session', 'yinyom_*']);
  });
});
