import type { YinyomApi } from '../api/yinyomApi';
import { SAMPLE_TEXTS } from '../../testing/sampleTexts';
import {
  countButtons,
  createStage,
  hasButton,
  newPage,
  press,
  until,
  type Stage,
  type Visitor,
} from '../../testing/visit';

const { accept, cookie_setting } = SAMPLE_TEXTS.th;

let stage: Stage;
let visitor: Visitor;
beforeAll(async () => {
  stage = await createStage();
});
afterAll(() => stage.close());
afterEach(() => visitor.leave());

describe('P-10 Life of a page', () => {
  test('An unknown or disabled site keeps the denied defaults, warns once and shows nothing', async () => {
    visitor = await stage.visitor();
    const warnings: string[] = [];
    visitor.page.on('console', (message) => message.type() === 'warn' && warnings.push(message.text()));
    stage.site.page('/', `${visitor.consent.origin}/sdk/v1/unknown-site.js`, '');
    await visitor.open(stage.site.url('/'));
    expect(await visitor.commands()).toEqual([['default', 'denied']]);
    expect(warnings).toHaveLength(1);
    expect(await visitor.page.$('yinyom-consent')).toBeNull();
  });

  test('A configuration that was disabled asks nobody', async () => {
    visitor = await stage.visitor({ enabled: false });
    await visitor.show();
    expect(await visitor.commands()).toEqual([['default', 'denied']]);
    expect(await visitor.page.$('yinyom-consent')).toBeNull();
  });

  test('With the asynchronous snippet the stub sets the defaults and queued calls are carried out', async () => {
    visitor = await stage.visitor();
    stage.site.pages['/'] = {
      body: `<!doctype html><html lang="th"><head><script>${visitor.consent.stub}</script>
<script>yinyom.on('change', (c) => { window.heard = c.types })</script>
<script async src="${visitor.consent.scriptUrl}"></script></head><body></body></html>`,
    };
    await visitor.open(stage.site.url('/'));
    await press(visitor.page, accept);
    await visitor.recorded();
    expect((await visitor.commands()).map(([kind]) => kind)).toEqual(['default', 'update']);
    expect(await visitor.page.evaluate('heard')).toEqual({ 0: false, 1: true, 2: true, 3: true, 4: true });
  });

  test.each([
    ['data-language="th"', 'th'],
    ['data-language="EN_us"', 'en'],
    ['data-language="zh-Hant-TW"', 'cn'],
    // None of ours, or none at all: the page's.
    ['data-language="fr"', 'th'],
    ['', 'th'],
  ] as const)(
    'The headless file fetches the configuration of its tag and asks: %s',
    async (attribute, language) => {
      visitor = await stage.visitor();
      stage.site.pages['/'] = {
        body: `<!doctype html><html lang="th"><head>
<script src="${visitor.consent.origin}/sdk/v1/consent.js" data-site-key="${visitor.consent.config.site_key}" ${attribute}></script>
</head><body></body></html>`,
      };
      await visitor.open(stage.site.url('/'));
      await press(visitor.page, SAMPLE_TEXTS[language].accept);
      await visitor.recorded();
    },
  );

  test('H1 F-L1 The headless file of an unpublished website holds every tag, shows nothing and says so once', async () => {
    visitor = await stage.visitor();
    const { origin, config } = visitor.consent;
    const text = JSON.stringify({ published: false, site_key: config.site_key });
    visitor.consent.configAnswer = { status: 200, type: 'application/json', text };
    const warnings: string[] = [];
    visitor.page.on('console', (message) => message.type() === 'warn' && warnings.push(message.text()));
    stage.site.pages['/'] = {
      body: `<!doctype html><html lang="th"><head>
<script src="${origin}/sdk/v1/consent.js" data-site-key="${config.site_key}"></script>
<script type="text/plain" data-category="3">window.ran = true</script></head><body></body></html>`,
    };
    await visitor.open(stage.site.url('/'));
    await until(async () => warnings.length > 0, 'the page’s maker is told');
    expect(warnings).toHaveLength(1);
    expect(await visitor.commands()).toEqual([['default', 'denied']]);
    expect(await visitor.page.evaluate('window.ran')).toBeUndefined();
    expect(await visitor.page.$('yinyom-consent')).toBeNull();
  });

  test('The visitor is asked in another published language by the one request that brings the script', async () => {
    visitor = await stage.visitor();
    stage.site.pages['/'] = {
      body: `<!doctype html><html lang="en"><head><script src="${visitor.consent.scriptUrl}"></script></head><body></body></html>`,
    };
    await visitor.page.setRequestInterception(true);
    visitor.page.on('request', (request) =>
      request.url().includes('/config?') ? void request.abort() : void request.continue(),
    );
    await visitor.open(stage.site.url('/'));
    await press(visitor.page, SAMPLE_TEXTS.en.reject);
    await visitor.recorded();
    expect(visitor.consent.records[0]!.language).toBe('en');
    expect(visitor.consent.calls.filter((call) => call.endsWith('/config'))).toEqual([]);
  });

  test('A decision in one tab is followed by the others', async () => {
    visitor = await stage.visitor();
    await visitor.show();
    const other = await newPage(visitor.context);
    await other.goto(stage.site.url('/'));
    await press(other, accept);
    await visitor.page.bringToFront();
    await until(async () => !(await hasButton(visitor.page, accept)), 'the first tab stops asking');
    expect(await visitor.page.evaluate(() => (window.yinyom as YinyomApi).get()?.types['3'])).toBe(true);
    await visitor.recorded();
  });

  test('A decision is shared with sub-domains of the published domain and with nobody else', async () => {
    visitor = await stage.visitor({ cookie_domain: 'site.localhost' });
    await visitor.show();
    await press(visitor.page, accept);
    await visitor.recorded();
    await visitor.open(stage.site.url('/', 'library.site.localhost'));
    expect(await hasButton(visitor.page, accept)).toBe(false);
    await visitor.open(stage.site.url('/', 'www.other.localhost'));
    expect(await hasButton(visitor.page, accept)).toBe(true);
  });

  test('Publishing with "ask everybody" asks again; earlier choices are shown, and count for nothing yet', async () => {
    visitor = await stage.visitor();
    await visitor.show();
    await press(visitor.page, accept);
    await visitor.recorded();
    visitor.consent.publish({
      ...visitor.consent.config,
      version: 13,
      reconsent: { policy: 'all', since: 13 },
    });
    await visitor.show();
    expect(await hasButton(visitor.page, accept)).toBe(true);
    expect(await visitor.commands()).toEqual([['default', 'denied']]);
    await press(visitor.page, cookie_setting);
    const switches = await visitor.page.waitForSelector('::-p-aria([role="switch"])');
    expect(await switches!.evaluate((input) => (input as HTMLInputElement).checked)).toBe(true);
  });

  test('A frame of the same site follows its page and has no banner of its own', async () => {
    visitor = await stage.visitor();
    stage.site.page('/frame', visitor.consent.scriptUrl, 'frame');
    await visitor.show('<iframe src="/frame"></iframe>');
    expect(await countButtons(visitor.page, accept)).toBe(1);
    await press(visitor.page, accept);
    await visitor.recorded();
    const frame = visitor.page.frames().find((item) => item.url().endsWith('/frame'))!;
    await until(
      () => frame.evaluate(() => (window.yinyom as YinyomApi).get()?.types['3'] === true),
      'the frame follows',
    );
  });

  test('The banner causes no layout shift', async () => {
    visitor = await stage.visitor();
    await visitor.page.evaluateOnNewDocument(() => {
      const shifts: number[] = ((window as { shifts?: number[] }).shifts = []);
      new PerformanceObserver((list) => shifts.push(list.getEntries().length)).observe({
        type: 'layout-shift',
      });
    });
    await visitor.show('<h1>หน้าแรก</h1><p>ข้อความ</p>');
    await visitor.page.waitForSelector(`::-p-aria([name="${accept}"][role="button"])`);
    await visitor.page.waitForNetworkIdle();
    expect(await visitor.page.evaluate('shifts')).toEqual([]);
  });
});
