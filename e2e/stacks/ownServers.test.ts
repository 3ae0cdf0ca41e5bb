import type { Browser } from 'puppeteer';
import { launchBrowser } from '@yinyom/testing/browser';
import { createPerson, type Person } from '../support/person';
import { until } from '../support/until';
import { recorded } from '../support/visitor';
import {
  ACCEPT,
  forTheBanner,
  seesBanner,
  startComingPlatform,
  type ComingPlatform,
} from './support/comingPlatform';
import { startSample, type Sample, type SampleServer } from './support/startSample';

// Dependencies come from the registry, and Next builds for a minute.
jest.setTimeout(600_000);

/** As `npm run stacks` names them, and where it lets them be built. */
const { STACKS = '', STACKS_FOLDER = '' } = process.env;
/** Where the switch of statistics stands in the banner's window: after the one of preferences. */
const STATISTICS = 1;

let platform: ComingPlatform;
let browser: Browser;
let secret: string;

beforeAll(async () => {
  platform = await startComingPlatform();
  secret = await platform.makeSecret();
  browser = await launchBrowser({ args: ['--accept-lang=th'] });
});
afterAll(async () => {
  await browser?.close();
  await platform?.stop();
});

/** What the website's server has written into a page, by leave of the visitor. */
const letThrough = (html: string): string[] =>
  ['statistics', 'marketing'].filter((what) => html.includes(`${what} let through`));
/** Version of the banner that a page carries. */
const carried = (html: string): number => Number(/\bversion:(\d+)/.exec(html)?.[1]);
const load = async ({ page }: Person, url: string): Promise<string> =>
  (await (await page.goto(url))?.text()) ?? '';
const signed = ({ page }: Person): Promise<string | undefined> =>
  page
    .browserContext()
    .cookies()
    .then((cookies) => cookies.find(({ name }) => name === 'yy_c')?.value);
const isSigned = (visitor: Person, before?: string) =>
  until(async () => {
    const now = await signed(visitor);
    return now !== undefined && now !== before;
  }, 'the choice is signed');
/** Chooses one type of cookies in the window of the banner. */
const chooseOnly = async (visitor: Person, place: number): Promise<void> => {
  await visitor.press('ตั้งค่าคุกกี้');
  await visitor.page.waitForSelector('::-p-aria([role="switch"])');
  const switches = await visitor.page.$$('::-p-aria([role="switch"])');
  const wanted = switches[place];
  if (!wanted) throw new Error(`There is no switch ${place}.`);
  await wanted.asLocator().click();
  await visitor.press('ยืนยันตัวเลือกของฉัน');
};

describe.each(STACKS.split(',') as SampleServer[])('%s', (name) => {
  let sample: Sample;
  beforeAll(async () => {
    sample = await startSample(name, STACKS_FOLDER, {
      YINYOM_SERVER: platform.server,
      YINYOM_SITE_KEY: platform.siteKey,
      YINYOM_SECRET: secret,
      YINYOM_STRATEGY: 'inline',
    });
  });
  afterAll(() => sample?.stop());

  /** The page as a visitor gets it who sends this cookie. */
  const pageFor = async (cookie: string) =>
    (await fetch(sample.url.replace('demo.', ''), { headers: { cookie } })).text();

  it('the banner is in the page without a request, and a decision for one type lets through that type', async () => {
    const visitor = await createPerson(browser, 15_000);
    const asked = platform.asked(visitor);
    const html = await load(visitor, sample.url);
    expect(html).not.toContain(`src="${platform.server}`);
    expect(letThrough(html)).toEqual([]);
    await seesBanner(visitor);
    expect(forTheBanner(asked)).toEqual([]);

    const before = (await platform.decisions()).length;
    const kept = recorded(visitor);
    await chooseOnly(visitor, STATISTICS);
    await kept;
    await until(async () => (await platform.decisions()).length === before + 1, 'it is in the records');
    const [decision] = await platform.decisions();
    expect(decision?.template_version).toBe(carried(html));
    expect(decision?.categories.filter(({ granted }) => granted).map(({ type }) => type)).toEqual([1, 3]);
    await isSigned(visitor);
    const choice = await signed(visitor);
    expect(letThrough(await load(visitor, sample.url))).toEqual(['statistics']);
    expect(await visitor.page.evaluate(() => document.body.innerText)).toContain('statistics let through');

    const withdrawn = recorded(visitor);
    await visitor.page.evaluate(() =>
      (window as unknown as { yinyom: { withdraw(): void } }).yinyom.withdraw(),
    );
    await withdrawn;
    await isSigned(visitor, choice);
    expect(letThrough(await load(visitor, sample.url))).toEqual([]);
    expect(visitor.complaints.filter((text) => !/favicon|404/.test(text))).toEqual([]);
    await visitor.leave();
  });

  it('a choice that nobody signed lets nothing through', async () => {
    const visitor = await createPerson(browser, 15_000);
    await load(visitor, sample.url);
    await chooseOnly(visitor, STATISTICS);
    await isSigned(visitor);
    const choice = (await signed(visitor)) ?? '';
    await visitor.leave();
    expect(letThrough(await pageFor(`yy_c=${choice}`))).toEqual(['statistics']);
    const [form, , ...rest] = choice.split('.');
    expect(letThrough(await pageFor(`yy_c=${[form, 'u', ...rest].join('.')}`))).toEqual([]);
    expect(letThrough(await pageFor(`yy_c=${choice.slice(0, -2)}`))).toEqual([]);
  });

  it('a published change is in the page when the copy has been asked for again, not before', async () => {
    const first = carried(await pageFor(''));
    const version = await platform.publish();
    expect(first).toBe(version - 1);
    // A page is not kept waiting: what one page asks for is in one of the next.
    for (let page = 0; page < 10; page++) expect(carried(await pageFor(''))).toBe(first);
    await sample.later();
    await until(async () => carried(await pageFor('')) === version, 'the page carries the newest banner');
  });

  it('while the platform is away the last copy stands, and the decision is sent when it is back', async () => {
    const version = carried(await pageFor(''));
    const before = (await platform.decisions()).length;
    await platform.goes();
    await sample.later();
    const visitor = await createPerson(browser, 15_000);
    // The first asks again in vain, the second comes after that.
    await load(visitor, sample.url);
    expect(carried(await load(visitor, sample.url))).toBe(version);
    await seesBanner(visitor);
    await visitor.press(ACCEPT);
    await visitor.page.waitForFunction(() => /yinyom_[\w-]{8}=/.test(document.cookie));
    expect(letThrough(await load(visitor, sample.url))).toEqual([]);
    expect(await platform.decisions()).toHaveLength(before);

    await platform.comes();
    await load(visitor, sample.url);
    await until(async () => (await platform.decisions()).length === before + 1, 'the decision is sent later');
    await isSigned(visitor);
    expect(letThrough(await load(visitor, sample.url))).toEqual(['statistics', 'marketing']);
    expect((await platform.decisions())[0]?.template_version).toBe(version);
    await visitor.leave();
  });
});
