import { readyTemplate, saveTemplate } from '../testing/bannerEditing';
import { newSite } from '../testing/sampleSite';
import { startWebsites, type Websites } from '../testing/startWebsites';

let websites: Websites;
beforeAll(async () => {
  websites = await startWebsites();
});
afterAll(() => websites.close());

const published = async () => {
  const site = await newSite(websites);
  const template = { ...(await readyTemplate(websites, site.id)), publish: true, reconsent: 'all' };
  expect((await saveTemplate(websites, site.id, template)).status).toBe(200);
  return {
    tell: (consent_signals: string[]) =>
      websites.as('member')('PUT', `/applications/${site.id}`, { body: { consent_signals } }),
    name: (data_layer: string) =>
      websites.as('member')('PUT', `/applications/${site.id}`, { body: { data_layer } }),
    config: async () => (await websites.send('GET', `/public/sites/${site.site_key}/config`)).body,
    script: async () => (await fetch(`${websites.origin}/sdk/v1/${site.site_key}.js`)).text(),
  };
};

it('a website tells Google and nobody else until its owner says otherwise', async () => {
  const { config, script } = await published();
  expect(await config()).not.toHaveProperty('google');
  expect(await config()).not.toHaveProperty('vendors');
  const text = await script();
  expect(text).toContain('globalThis.shown=');
  expect(text).not.toContain('globalThis.vendors=');
});

it('what the owner switches on or off is in the script at once, without a new version', async () => {
  const { tell, config, script } = await published();
  const { version } = await config();
  const { body } = await tell(['tiktok', 'meta']);
  expect(body.consent_signals).toEqual(['tiktok', 'meta']);
  expect(await config()).toMatchObject({ google: false, vendors: ['meta', 'tiktok'], version });
  const text = await script();
  expect(text).toContain('globalThis.shownPlain=');
  expect(text).toMatch(/;\n\(globalThis\.vendors=\[\]\)\.push\(\["meta","tiktok"\]\);$/);
  expect(body.script_async).toContain('globalThis.plainStub');
  expect((await tell(['google'])).body.script_async).toContain('globalThis.stub');
});

it.each([[['google', 'google']], [['somebody']], ['google']])('%j is no list of receivers', async (given) => {
  const { tell } = await published();
  expect((await tell(given as string[])).status).toBe(422);
});

it('C-02 the script, its stub and the configuration name the data layer that the owner set, at once', async () => {
  const { name, config, script } = await published();
  expect(await config()).not.toHaveProperty('data_layer');
  const { body } = await name(' shop$Layer ');
  expect(body.data_layer).toBe('shop$Layer');
  expect(await config()).toMatchObject({ data_layer: 'shop$Layer' });
  expect(await script()).toContain('data_layer:"shop$Layer"');
  expect(body.script_async).toContain('globalThis.stub="shop$Layer"');
  const cleared = await name('');
  expect(cleared.body.script_async).toContain('globalThis.stub="dataLayer"');
  expect(await config()).not.toHaveProperty('data_layer');
});

it.each(['1st', 'shop-layer', 'a.b', 'x'.repeat(65), 'a"]=1;//'])(
  'C-02 %j is no name of a data layer',
  async (given) => {
    const { name } = await published();
    const { status, body } = await name(given);
    expect([status, body.errors?.[0]?.code ?? body.code]).toEqual([422, 'data_layer_invalid']);
  },
);
