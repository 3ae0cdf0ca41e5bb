import type { YinyomApi } from '../api/yinyomApi';
import { SAMPLE_TEXTS } from '../../testing/sampleTexts';
import { createStage, hasButton, press, until, type Stage, type Visitor } from '../../testing/visit';

const { accept, cookie_setting } = SAMPLE_TEXTS.th;
const HOST = 'www.other.localhost';

let stage: Stage;
let visitor: Visitor;
beforeAll(async () => {
  stage = await createStage();
});
afterAll(() => stage.close());
beforeEach(async () => {
  visitor = await stage.visitor({ domains: ['site.localhost', 'other.localhost'] });
  const links = `<a id="over" href="${stage.site.url('/there', HOST)}">over</a>
    <a id="away" href="${stage.site.url('/there', 'www.stranger.localhost')}">away</a>
    <a id="anchor" href="${stage.site.url('/there#part', HOST)}">anchor</a>`;
  stage.site.page('/', visitor.consent.scriptUrl, links);
  stage.site.page(
    '/there',
    visitor.consent.scriptUrl,
    '<script>window.seen = location.href</script><p id="part">x</p>',
  );
});
afterEach(() => visitor.leave());

const decided = () => visitor.page.evaluate(() => (window.yinyom as YinyomApi).get()?.types['3'] ?? null);
const accepted = async () => {
  await visitor.open(stage.site.url('/'));
  await press(visitor.page, accept);
  await until(
    () => visitor.page.evaluate(() => document.cookie.includes('consent-1')),
    'the decision is recorded',
  );
  await visitor.page.waitForNetworkIdle();
};
const follow = async (selector: string) => {
  await Promise.all([visitor.page.waitForNavigation(), visitor.page.click(selector)]);
};
const asks = () => visitor.page.waitForSelector(`::-p-aria([name="${accept}"][role="button"])`);

test('A link to another domain of the owner brings the choice along: nobody is asked twice, one record exists', async () => {
  await accepted();
  const before = await visitor.page.$eval('#over', (link) => link.getAttribute('href'));
  await follow('#over');
  await visitor.page.waitForSelector(`::-p-aria([name="${cookie_setting}"][role="button"])`);
  expect(await decided()).toBe(true);
  expect(await hasButton(visitor.page, accept)).toBe(false);
  expect(visitor.page.url()).toBe(stage.site.url('/there', HOST));
  expect(visitor.consent.records).toHaveLength(1);
  expect(before).toBe(stage.site.url('/there', HOST));
});

test('A link to anybody else carries nothing, and a link with a fragment of its own is left as it is', async () => {
  await accepted();
  await follow('#away');
  expect(await visitor.page.evaluate('seen')).toBe(stage.site.url('/there', 'www.stranger.localhost'));
  await asks();
  await visitor.open(stage.site.url('/'));
  await follow('#anchor');
  expect(await visitor.page.evaluate('seen')).toBe(stage.site.url('/there#part', HOST));
  await asks();
});

test.each([
  ['made up on a page of a stranger', { host: 'www.stranger.localhost', age: 0, to: HOST }],
  ['older than a minute', { host: 'www.site.localhost', age: 61_000, to: HOST }],
  ['from the future', { host: 'www.site.localhost', age: -60_000, to: HOST }],
  ['meant for another host', { host: 'www.site.localhost', age: 0, to: 'www.third.localhost' }],
  ['without a referrer', { host: 'www.site.localhost', age: 0, to: HOST, policy: 'no-referrer' }],
])('P-12 A hand-over %s grants nothing and leaves the address', async (_what, { host, age, to, ...rest }) => {
  const choice = {
    v: 1,
    c: '6e0f0b7e-6f1e-4c4e-8d43-3d8d3ab6e0aa',
    t: 12,
    x: Math.floor(Date.now() / 1000) + 86_400 * 300,
    s: { 2: 1, 3: 1, 4: 1 },
  };
  const handed = encodeURIComponent(JSON.stringify({ at: Date.now() - age, to, choice }));
  const policy = 'policy' in rest ? `referrerpolicy="${rest.policy}"` : '';
  stage.site.pages['/forged'] = {
    body: `<a id="over" ${policy} href="${stage.site.url(`/there#yinyom=${handed}`, HOST)}">x</a>`,
  };
  await visitor.open(stage.site.url('/forged', host));
  await follow('#over');
  await asks();
  expect(await decided()).toBeNull();
  expect(visitor.page.url()).toBe(stage.site.url('/there', HOST));
});

test('The newer choice wins: withdrawing on one domain reaches the other', async () => {
  await accepted();
  await follow('#over');
  await until(async () => (await decided()) === true, 'the choice has come over');
  await visitor.open(stage.site.url('/'));
  // A second later at least, as the choice counts in seconds.
  await until(
    () =>
      visitor.page.evaluate(() => {
        const api = window.yinyom as YinyomApi;
        const before = api.get()!.expires_at;
        api.withdraw();
        return api.get()!.expires_at > before;
      }),
    'the withdrawal is newer',
  );
  await follow('#over');
  await until(async () => (await decided()) === false, 'the withdrawal has come over');
});
