import { createHash } from 'node:crypto';
import { SAMPLE_TEXTS, SAMPLE_WORDS } from '../../testing/sampleTexts';
import { CATEGORY } from '../../testing/sampleSite';
import { createStage, press, until, type Stage, type Visitor } from '../../testing/visit';

const { accept, reject, cookie_setting } = SAMPLE_TEXTS.th;

declare global {
  interface Window {
    ran?: string[];
  }
}

let stage: Stage;
let visitor: Visitor;
beforeAll(async () => {
  stage = await createStage();
});
afterAll(() => stage.close());
beforeEach(async () => {
  visitor = await stage.visitor();
  stage.site.requests.length = 0;
});
afterEach(() => visitor.leave());

const note = (name: string): string => `(window.ran = window.ran || []).push(${JSON.stringify(name)})`;
const held = (category: string, rest: string, code = ''): string =>
  `<script type="text/plain" data-category="${category}" ${rest}>${code}</script>`;
const show = (body: string, head = '', headers: Record<string, string> = {}) => {
  stage.site.page('/', visitor.consent.scriptUrl, body, head, headers);
  return visitor.open(stage.site.url('/'));
};
const ran = () => visitor.page.evaluate(() => window.ran ?? []);
const runs = (count: number) => until(async () => (await ran()).length >= count, `${count} scripts ran`);

test('Before a decision no held script runs or is even asked for; a rejection leaves it so', async () => {
  stage.site.script('/tag.js', note('tag'));
  await show(held('3', 'src="/tag.js"') + held(CATEGORY.marketing, '', note('inline')));
  await press(visitor.page, reject);
  await until(() => visitor.consent.records.length === 1, 'the rejection is recorded');
  expect(await ran()).toEqual([]);
  expect(stage.site.requests.filter((request) => request.endsWith('.js'))).toEqual([]);
});

test('Held scripts run in document order although the first one answers last; async ones do not wait', async () => {
  let answer = (): void => {};
  const slow = new Promise<void>((done) => (answer = done));
  stage.site.script('/slow.js', note('slow'), slow);
  stage.site.script('/fast.js', note('fast'));
  stage.site.script('/async.js', note('async'));
  await show(
    held('3', 'src="/slow.js"') +
      held('3', '', note('inline after slow')) +
      held('4', 'async src="/async.js"') +
      held('4', 'data-src="/fast.js"') +
      held('4', '', note('inline after fast')),
    held('1', '', note('necessary')),
  );
  await runs(1);
  await press(visitor.page, accept);
  await until(() => stage.site.requests.includes('www.site.localhost/slow.js'), 'the slow one is asked for');
  expect(await ran()).toEqual(['necessary']);
  answer();
  await runs(6);
  const order = (await ran()).filter((name) => name !== 'async');
  expect(order).toEqual(['necessary', 'slow', 'inline after slow', 'fast', 'inline after fast']);
});

test('A held script is held and released however its type is written', async () => {
  await show(held('3', '', note('capitals')).replace('text/plain', 'TEXT/Plain'));
  await press(visitor.page, accept);
  await runs(1);
  expect(await ran()).toEqual(['capitals']);
});

test('A script that fails does not stop those after it', async () => {
  await show(held('3', 'src="/missing.js"') + held('3', '', note('after')));
  await press(visitor.page, accept);
  await runs(1);
});

test('Attributes are kept and data-type becomes the type, modules included', async () => {
  stage.site.script('/module.js', `${note('module')}; export {}`);
  await show(
    held(
      '3',
      'id="one" crossorigin="anonymous" referrerpolicy="origin" data-account="T-1" src="/module.js" data-type="module"',
    ),
  );
  await press(visitor.page, accept);
  await runs(1);
  const attributes = await visitor.page.evaluate(() => {
    const script = document.getElementById('one') as HTMLScriptElement;
    return [
      script.type,
      script.crossOrigin,
      script.referrerPolicy,
      script.dataset.account,
      script.dataset.category,
    ];
  });
  expect(attributes).toEqual(['module', 'anonymous', 'origin', 'T-1', '3']);
});

test('A fingerprint in the markup is still asked for: a changed file does not run, those after it do', async () => {
  const good = note('good');
  const sri = (code: string) => `sha256-${createHash('sha256').update(code).digest('base64')}`;
  stage.site.script('/good.js', good);
  stage.site.script('/changed.js', note('changed'));
  await show(
    held('3', `src="/changed.js" integrity="${sri('what it was')}"`) +
      held('3', `src="/good.js" integrity="${sri(good)}" defer`) +
      held('3', '', note('after')),
  );
  await press(visitor.page, accept);
  await runs(2);
  await visitor.page.waitForNetworkIdle();
  expect(await ran()).toEqual(['good', 'after']);
});

test('Only the granted category runs, and a returning visitor gets it without deciding again', async () => {
  await show(held('2', '', note('preference')) + held('3', '', note('statistics')));
  await visitor.page.evaluate(() => {
    if (window.yinyom && 'set' in window.yinyom) (window.yinyom.set as (c: object) => void)({ 3: true });
  });
  await runs(1);
  await visitor.page.reload();
  await runs(1);
  expect(await ran()).toEqual(['statistics']);
  expect(visitor.consent.records.map(({ method }) => method)).toEqual(['api']);
});

test('Unclassified and unknown categories never run, even when everything is accepted', async () => {
  await show(
    held('0', '', note('unclassified')) +
      held('analytics', '', note('unknown')) +
      held('4', '', note('marketing')),
  );
  await press(visitor.page, accept);
  await runs(1);
  expect(await ran()).toEqual(['marketing']);
});

test.each(['marketing', 'analytics', '3;4', '6913f0a2c81e4b2f9d0000ff', ''])(
  'C-22 A mark that no category of the website has, "%s", is named once on the console',
  async (mark) => {
    const said: string[] = [];
    visitor.page.on('console', (message) => said.push(message.text()));
    await show(held(mark, '', note('never')).repeat(2) + held('3', '', note('statistics')));
    await press(visitor.page, accept);
    await runs(1);
    await until(() => said.some((text) => text.includes(`"${mark}"`)), 'it is named');
    await visitor.recorded();
    expect(said.filter((text) => text.startsWith('Yinyom')).length).toBe(1);
    expect(await ran()).toEqual(['statistics']);
  },
);

test('C-22 such a mark of a frame or a picture is named, too, and neither is asked for', async () => {
  const said: string[] = [];
  visitor.page.on('console', (message) => said.push(message.text()));
  await show(
    '<iframe data-category="marketing" data-src="/never"></iframe><img data-category="ads" data-src="/never" alt="">',
  );
  await press(visitor.page, accept);
  for (const mark of ['marketing', 'ads'])
    await until(() => said.some((text) => text.includes(`"${mark}"`)), `${mark} is named`);
  await visitor.recorded();
  expect(stage.site.requests.filter((request) => request.endsWith('/never'))).toEqual([]);
});

test('A held script that a single-page application adds later runs when its category is granted', async () => {
  await show('<div id="app"></div>');
  await press(visitor.page, accept);
  await visitor.page.evaluate((code) => {
    const script = document.createElement('script');
    script.type = 'text/plain';
    script.dataset.category = '3';
    script.text = code;
    document.getElementById('app')!.append(script);
  }, note('late'));
  await runs(1);
});

test('Withdrawing deletes the cookies and storage of the category, on every domain and path, and keeps others', async () => {
  await show('<p>x</p>');
  // It stood before the consent, so it does not go with it (docs/decisions/020-erasing-on-withdrawal.md).
  await visitor.page.evaluate(() => (document.cookie = 'session=1;path=/'));
  await press(visitor.page, accept);
  await until(() => visitor.consent.records.length === 1, 'the decision is recorded');
  await visitor.page.evaluate(() => {
    document.cookie = '_ga=1;path=/';
    document.cookie = '_ga_X1=1;path=/;domain=site.localhost';
    localStorage.setItem('_hjSession_1', '1');
    localStorage.setItem('mine', '1');
  });
  await press(visitor.page, cookie_setting);
  await press(visitor.page, SAMPLE_WORDS.th.categories_modal.decline_additional);
  const names = () =>
    visitor.page.evaluate(() =>
      [
        ...document.cookie.split('; ').map((part) => part.split('=')[0]!),
        ...Object.keys(localStorage),
      ].filter((name) => !name.startsWith('yinyom_')),
    );
  await until(async () => !(await names()).includes('_ga'), 'the cookie is gone');
  expect((await names()).sort()).toEqual(['mine', 'session']);
});

test('Withdrawing on a page deep in the website deletes cookies of the paths above it, and entries of the session', async () => {
  stage.site.page('/news/today', visitor.consent.scriptUrl, '<p>x</p>');
  await visitor.open(stage.site.url('/news/today'));
  await visitor.page.evaluate(() => (document.cookie = 'basket=1;path=/news'));
  await press(visitor.page, accept);
  await until(() => visitor.consent.records.length === 1, 'the decision is recorded');
  const left = () =>
    visitor.page.evaluate(() =>
      [
        document.cookie.split('; ').filter((part) => !part.startsWith('yinyom_')),
        Object.keys(sessionStorage),
      ].flat(),
    );
  await visitor.page.evaluate(() => {
    for (const [name, place] of [
      ['_gid', '/news'],
      ['_ga', '/news/'],
      ['_ga_X', '/news/today'],
      ['_gat', '/;domain=www.site.localhost'],
    ])
      document.cookie = `${name}=1;path=${place}`;
    sessionStorage.setItem('_hjSession_1', '1');
    sessionStorage.setItem('mine', '1');
  });
  const before = await left();
  expect(before).toHaveLength(7);
  await press(visitor.page, cookie_setting);
  await press(visitor.page, SAMPLE_WORDS.th.categories_modal.decline_additional);
  await until(async () => (await left()).length < before.length, 'something is deleted');
  expect(await left()).toEqual(['basket=1', 'mine']);
});

test('Names of a category without consent cannot be written, deletions and other names can', async () => {
  await show('<p>x</p>');
  await visitor.page.evaluate(() => {
    document.cookie = '_ga=1;path=/';
    document.cookie = 'session=1;path=/';
    localStorage.setItem('_clck', '1');
    localStorage.setItem('mine', '1');
  });
  expect(await visitor.page.evaluate(() => document.cookie)).toBe('session=1');
  expect(await visitor.page.evaluate(() => Object.keys(localStorage))).toEqual(['mine']);
});

test('Under a strict policy with Trusted Types the banner is styled, decides, records and releases with the nonce', async () => {
  const problems: string[] = [];
  visitor.page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warn') problems.push(message.text());
  });
  const policy =
    "default-src 'none'; img-src data:; script-src 'nonce-n1'; style-src 'self'; connect-src http://consent.localhost:*; require-trusted-types-for 'script'";
  stage.site.script('/tag.js', note('external'));
  stage.site.pages['/'] = {
    headers: { 'Content-Security-Policy': policy },
    body: `<!doctype html><html lang="th"><head><meta charset="utf-8"><link rel="icon" href="data:,">
<script nonce="n1" src="${visitor.consent.scriptUrl}"></script></head><body>
${held('3', 'nonce="n1" src="/tag.js"')}${held('3', 'nonce="n1"', note('inline'))}</body></html>`,
  };
  await visitor.open(stage.site.url('/'));
  const button = await visitor.page.waitForSelector(`::-p-aria([name="${accept}"][role="button"])`);
  const box = (await button!.boundingBox())!;
  expect(box.height).toBeGreaterThanOrEqual(44);
  expect(box.y).toBeGreaterThan(300);
  await press(visitor.page, cookie_setting);
  // The banner's own button has the same name until the modal is in front of it.
  await visitor.page.waitForSelector('::-p-aria([role="switch"])');
  await press(visitor.page, SAMPLE_WORDS.th.allow_all);
  await runs(2);
  expect(await ran()).toEqual(['external', 'inline']);
  await until(() => visitor.consent.records.length === 1, 'the decision is recorded');
  expect(problems).toEqual([]);
});
