import { createHash } from 'node:crypto';
import { inlineElement } from '@yinyom/contracts/sdk/inlinePiece';
import { SAMPLE_TEXTS } from '../../testing/sampleTexts';
import { createStage, hasButton, press, until, type Stage, type Visitor } from '../../testing/visit';

const { accept, title } = SAMPLE_TEXTS.th;
const YESTERDAY = Math.floor(Date.now() / 1000) - 86_400;
const TOMORROW = YESTERDAY + 2 * 86_400;

let stage: Stage;
let visitor: Visitor;
beforeAll(async () => {
  stage = await createStage();
});
afterAll(() => stage.close());
beforeEach(async () => {
  visitor = await stage.visitor();
});
afterEach(() => visitor.leave());

/** A page with a copy in its head, and what it says once it is parsed: whether the banner is in the document already. */
const put = (script: string, headers: Record<string, string> = {}, nonce?: string): void => {
  stage.site.pages['/'] = {
    headers,
    body: `<!doctype html><html lang="th"><head><meta charset="utf-8">${inlineElement(script, nonce)}</head>
<body><p>หน้าแรก</p><script nonce="${nonce ?? ''}">window.atOnce = !!document.querySelector('yinyom-consent')</script></body></html>`,
  };
};
const newest = () => `GET /sdk/v1/${visitor.consent.config.site_key}.js`;
const atOnce = () => visitor.page.evaluate('window.atOnce');
/** Publishes another version with another title. */
const publishNext = (): void => {
  const { config } = visitor.consent;
  visitor.consent.publish({ ...config, version: 13, texts: { ...config.texts, title: 'ฉบับใหม่' } });
};
const isTitled = async (name: string) =>
  (await visitor.page.$(`::-p-aria([name="${name}"][role="dialog"])`)) !== null;

test('A copy in the page shows its banner with the page, without any request, also while the platform is away', async () => {
  put(visitor.consent.inline({ fresh_until: TOMORROW }));
  const { calls } = visitor.consent;
  await visitor.consent.stop();
  await visitor.open(stage.site.url('/'));
  expect({ atOnce: await atOnce(), calls, titled: await isTitled(title) }).toEqual({
    atOnce: true,
    calls: [],
    titled: true,
  });
  await press(visitor.page, accept);
  await until(
    () => visitor.page.evaluate(() => document.cookie.includes('yinyom_k7Qm2xV9')),
    'the choice is kept',
  );
  await visitor.consent.start();
  await visitor.page.reload();
  await visitor.recorded();
});

test('A copy that is too old asks for the newest script first, and what is recorded was made on that', async () => {
  put(visitor.consent.inline({ fresh_until: YESTERDAY }));
  publishNext();
  await visitor.open(stage.site.url('/'));
  expect(visitor.consent.calls[0]).toBe(newest());
  expect({ atOnce: await atOnce(), titled: await isTitled('ฉบับใหม่') }).toEqual({
    atOnce: true,
    titled: true,
  });
  await press(visitor.page, accept);
  await visitor.recorded();
  expect(await visitor.page.evaluate(() => decodeURIComponent(document.cookie))).toContain('"t":13');
});

test('A copy that is too old serves as the last good one while the platform is away', async () => {
  put(visitor.consent.inline({ fresh_until: YESTERDAY }));
  await visitor.consent.stop();
  await visitor.open(stage.site.url('/'));
  expect({ atOnce: await atOnce(), titled: await isTitled(title) }).toEqual({ atOnce: true, titled: true });
  await visitor.consent.start();
});

test('Who has chosen on a newer version is not asked again by an older copy', async () => {
  const old = visitor.consent.inline({ fresh_until: TOMORROW });
  publishNext();
  await visitor.show();
  await press(visitor.page, accept);
  await visitor.recorded();
  visitor.consent.calls.length = 0;
  put(old);
  await visitor.open(stage.site.url('/'));
  expect(visitor.consent.calls).toContain(newest());
  expect(await hasButton(visitor.page, accept)).toBe(false);
  expect(
    await visitor.page.evaluate(
      () => (window.yinyom as { get(): { template_version: number } }).get().template_version,
    ),
  ).toBe(13);
});

test.each([
  ['by its hash', (hash: string) => `'${hash}'`, undefined],
  ['by the page’s nonce', () => `'nonce-r4nd0m'`, 'r4nd0m'],
])('A strict policy lets a copy run %s', async (_how, source, nonce) => {
  const script = visitor.consent.inline({ fresh_until: TOMORROW });
  const hash = `sha256-${createHash('sha256').update(script).digest('base64')}`;
  put(
    script,
    { 'Content-Security-Policy': `default-src 'none'; script-src ${source(hash)} ${visitor.consent.origin}` },
    nonce,
  );
  await visitor.open(stage.site.url('/'));
  expect(await isTitled(title)).toBe(true);
});

test('SD-01 A copy holds what needs consent from its first moment, too old or not', async () => {
  for (const fresh_until of [TOMORROW, YESTERDAY]) {
    put(visitor.consent.inline({ fresh_until }));
    stage.site.pages['/']!.body +=
      `<script>new Image().src = 'https://www.google-analytics.com/g/collect'; window.held = true</script>`;
    await visitor.open(stage.site.url('/'));
    await until(() => visitor.page.evaluate(() => 'held' in window), 'the tag ran');
    const asked = await visitor.page.evaluate(
      () =>
        performance.getEntriesByType('resource').filter(({ name }) => name.includes('google-analytics'))
          .length,
    );
    expect(asked).toBe(0);
  }
});
