import type { YinyomApi } from '../api/yinyomApi';
import { SAMPLE_TEXTS } from '../../testing/sampleTexts';
import { createStage, hasButton, press, until, type Stage, type Visitor } from '../../testing/visit';

const { accept, reject, cookie_setting } = SAMPLE_TEXTS.th;

let stage: Stage;
let visitor: Visitor;
beforeAll(async () => {
  stage = await createStage();
});
afterAll(() => stage.close());
afterEach(() => visitor.leave());

describe('A choice that somebody else put into the cookie', () => {
  test.each([
    ['nonsense', 'granted'],
    [
      'a choice with a wrong client id',
      encodeURIComponent('{"v":1,"c":"admin","t":12,"x":9999999999,"s":{"4":1}}'),
    ],
  ])('P-12 A cookie with %s grants nothing and the visitor is asked', async (_what, value) => {
    visitor = await stage.visitor();
    await visitor.page.setCookie({ name: 'yinyom_k7Qm2xV9', value, url: stage.site.url('/') });
    await visitor.show();
    expect(await visitor.commands()).toEqual([['default', 'denied']]);
    expect(await hasButton(visitor.page, accept)).toBe(true);
  });

  test.each([
    ['SD-05a is to last for fifty years', { x: Math.floor(Date.now() / 1000) + 50 * 31_536_000 }],
    ['SD-05b was made on the version after the published one', { t: 13 }],
    ['SD-05c was made on a version far ahead', { t: 999_999_999 }],
  ])(
    'V-22 A choice that %s is not believed: the visitor is asked, and what they decide counts',
    async (_what, changes) => {
      visitor = await stage.visitor();
      const planted = {
        v: 1,
        c: '6e0f0b7e-6f1e-4c4e-8d43-3d8d3ab6e0aa',
        t: 12,
        x: Math.floor(Date.now() / 1000) + 86_400,
        s: { 2: 1, 3: 1, 4: 1 },
        ...changes,
      };
      const value = encodeURIComponent(JSON.stringify(planted));
      await visitor.page.setCookie({
        name: 'yinyom_k7Qm2xV9',
        value,
        domain: '.site.localhost',
        path: '/',
      });
      await visitor.show();
      expect(await visitor.commands()).toEqual([['default', 'denied']]);
      await press(visitor.page, reject);
      await visitor.recorded();
      await visitor.page.reload();
      await visitor.page.waitForSelector(`::-p-aria([name="${cookie_setting}"])`);
      expect(await visitor.commands()).toEqual([
        ['default', 'denied'],
        ['update', 'denied'],
      ]);
    },
  );

  test('P-12 A broken cookie of the same name that another sub-domain has put there takes no choice away', async () => {
    visitor = await stage.visitor();
    await visitor.show();
    await press(visitor.page, reject);
    await visitor.recorded();
    await until(
      () => visitor.page.evaluate(() => document.cookie.includes('consent-1')),
      'the answer is kept',
    );
    await visitor.page.evaluate(() => {
      for (const value of ['%', 'x'.repeat(3000), '{"v":1,"s":{"4":1}}'])
        document.cookie = `yinyom_k7Qm2xV9=${value};domain=site.localhost;path=/`;
    });
    await visitor.page.reload();
    await visitor.page.waitForSelector(`::-p-aria([name="${cookie_setting}"][role="button"])`);
    expect(await hasButton(visitor.page, accept)).toBe(false);
    expect(await visitor.page.evaluate(() => (window.yinyom as YinyomApi).get()?.types['4'])).toBe(false);
  });
});
