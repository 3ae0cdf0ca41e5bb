import {
  DEFAULT_SETTINGS,
  SETTING_NAMES,
  type ApplicationSettings,
} from '@yinyom/contracts/websites/applicationSettings';
import { newDomain, newSite } from '../testing/sampleSite';
import { startWebsites, type Websites } from '../testing/startWebsites';

let websites: Websites;
beforeAll(async () => {
  websites = await startWebsites();
});
afterAll(() => websites.close());

/** Another value than the default of every setting: a setting that is missing here is a type error. */
const OTHER: ApplicationSettings = {
  name: 'Faculty of Law',
  domain_name: newDomain(),
  default_language: 'kh',
  languages: ['th', 'kh'],
  enabled: false,
  consent_signals: ['meta'],
  audience: 'minors',
  consent_expiry_days: 90,
  unclassified_policy: 'treat_as_marketing',
  store_ip: 'truncated',
  store_ua: 'family',
  respect_gpc: false,
  network_decisions: 1_200,
  data_layer: 'shopLayer',
  discovery: true,
  declaration_days: 120,
  data_location: 'TH',
  take_over: {
    from: ['klaro'],
    until: '2027-03-31',
    consents: true,
    services: { matomo: 3 },
    remove_old: true,
  },
  shared_domains: ['shop.example.com'],
};

const exported = (application_id: string) => websites.service.internal.getWebsiteContent({ application_id });

it('what an owner set is exported, answered and logged, every setting of it', async () => {
  const site = await newSite(websites);
  for (const [name, value] of Object.entries(DEFAULT_SETTINGS))
    expect(OTHER[name as keyof typeof OTHER]).not.toEqual(value);
  const { status, body } = await websites.as('admin')('PUT', `/applications/${site.id}`, { body: OTHER });
  expect(status).toBe(200);
  expect(body).toMatchObject(OTHER);
  expect((await exported(site.id))?.settings).toEqual(OTHER);
  const logged = websites.identity.audit.at(-1)?.changes ?? [];
  expect(logged.map(({ field }) => field).sort()).toEqual([...SETTING_NAMES].sort());
});

it('a website that is older than a setting has its default, for its export and its visitors', async () => {
  const site = await newSite(websites);
  await websites.connection
    .collection('applications')
    .updateOne({ site_key: site.site_key }, { $unset: { store_ua: 1, discovery: 1, shared_domains: 1 } });
  expect((await exported(site.id))?.settings).toMatchObject({
    store_ua: DEFAULT_SETTINGS.store_ua,
    discovery: DEFAULT_SETTINGS.discovery,
    shared_domains: [],
  });
  const published = await websites.service.internal.getPublishedSite({ site_key: site.site_key });
  expect(published).toMatchObject({ store_ua: DEFAULT_SETTINGS.store_ua, shared_hosts: [] });
});

it('hosts that the owner lets load before consent are exported', async () => {
  const site = await newSite(websites);
  await websites.connection
    .collection('applications')
    .updateOne({ site_key: site.site_key }, { $set: { unblocked_hosts: ['maps.example.com'] } });
  expect((await exported(site.id))?.unblocked_hosts).toEqual(['maps.example.com']);
});
