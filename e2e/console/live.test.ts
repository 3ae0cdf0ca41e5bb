import { randomUUID } from 'node:crypto';
import type { Browser, Page } from 'puppeteer';
import type { AnswerOf } from '@yinyom/contracts/endpoint';
import { countMyAlerts } from '@yinyom/contracts/notify/alerts';
import type { getApplicationSummary } from '@yinyom/contracts/consents/summary';
import type { listApplications } from '@yinyom/contracts/websites/application';
import { launchBrowser } from '@yinyom/testing/browser';
import { demoApi, signIn } from '../support/demo';
import { leastOf } from '../support/leastOf';
import { openPage } from '../support/openPage';
import { createPerson, type Person } from '../support/person';
import { sharedStack } from '../support/sharedStack';
import type { Stack } from '../support/startStack';
import { until as eventually } from '../support/until';
import { watchRequests } from '../support/watchRequests';

/** A decision of a visitor is seen on an open dashboard within these (milliseconds). */
const MEDIAN_MS = 2_000;
const LONGEST_MS = 5_000;
const TRIES = 9;

let stack: Stack;
let browser: Browser;
let person: Person;
let streams: Set<string>;
let decide: () => Promise<void>;
let summary: () => Promise<AnswerOf<typeof getApplicationSummary>>;
afterEach(async () => {
  await browser?.close();
  await stack?.stop();
});

/** Notes the streams that a page has open, by request. */
const countStreams = async (page: Page) => {
  const session = await page.createCDPSession();
  await session.send('Network.enable');
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (request.url.includes('/me/events')) streams.add(requestId);
  });
  const gone = ({ requestId }: { requestId: string }) => void streams.delete(requestId);
  session.on('Network.loadingFailed', gone);
  session.on('Network.loadingFinished', gone);
};

const open = async () => {
  stack = await sharedStack();
  browser = await launchBrowser();
  streams = new Set();
  person = await createPerson(browser);
  await signIn(person, stack);
  const ask = await demoApi(stack);
  const { entities } = await ask<AnswerOf<typeof listApplications>>('/me/applications');
  const site = entities.find(({ domain_name }) => domain_name === 'demo.localhost');
  if (!site) throw new Error('there is no demo website');
  await person.page.evaluateOnNewDocument((id) => localStorage.setItem('app_id', id), site.id);
  summary = () => ask(`/applications/${site.id}/summary`);
  const place = `${stack.url}/api/v1/public/sites/${site.site_key}`;
  const config = (await (await fetch(`${place}/config`)).json()) as { config_token: string };
  decide = async () => {
    const answer = await fetch(`${place}/consents`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: `http://demo.localhost:${stack.port}` },
      body: JSON.stringify({
        event_id: randomUUID(),
        client_id: randomUUID(),
        config_token: config.config_token,
        categories: {},
        method: 'banner_decline',
        language: 'th',
        gpc: false,
        client_time: new Date().toISOString(),
      }),
    });
    if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
  };
  await decide();
};

const openDashboard = async (page: Page) => {
  await countStreams(page);
  await page.goto(`${stack.url}/en/dashboard`);
  await page.waitForSelector('[aria-label="Shown, answered, accepted"] li');
};
const until = (page: Page, count: number) =>
  page.waitForFunction(
    (wanted) => {
      const link = document.querySelector('[aria-label="Shown, answered, accepted"] li:nth-child(2) a');
      return Number(link?.lastChild?.textContent) === wanted;
    },
    { polling: 50 },
    count,
  );
/** Answers of the funnel, once the page shows what the platform has counted: a test before this one may just have decided. */
const answered = async (page: Page): Promise<number> => {
  const { funnel } = await summary();
  await until(page, funnel.answered);
  return funnel.answered;
};
const isLive = (page: Page) =>
  page.waitForFunction(() => document.querySelector('#decisions [role=status]')?.textContent === 'Live');
const show = (page: Page, state: 'visible' | 'hidden') =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { value, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);

it('a decision is seen on an open dashboard within seconds', async () => {
  await open();
  await openDashboard(person.page);
  await isLive(person.page);
  /** How much of the time that is allowed the tries take. */
  const share = async (): Promise<number> => {
    const times: number[] = [];
    for (let count = 1; count <= TRIES; count += 1) {
      const before = await answered(person.page);
      await decide();
      const decided = performance.now();
      await until(person.page, before + 1);
      times.push(performance.now() - decided);
    }
    const median = times.toSorted((a, b) => a - b)[Math.floor(TRIES / 2)] ?? Infinity;
    return Math.max(median / MEDIAN_MS, Math.max(...times) / LONGEST_MS);
  };
  expect(await leastOf(1, share)).toBeLessThan(1);
  expect(person.complaints).toEqual([]);
});

it('tabs share one stream; the next one takes it over, and with the last one it ends', async () => {
  await open();
  const context = person.page.browserContext();
  const requests = await watchRequests(person.page);
  // Every page asks once for the number of alerts, seconds after its first view: before this tab is hidden.
  const counted = person.page.waitForResponse((answer) => answer.url().endsWith(countMyAlerts.path));
  await openDashboard(person.page);
  await isLive(person.page);
  const second = await openPage(context);
  // A browser may hide the tab that lies below: here both are seen, as in two windows.
  for (const page of [person.page, second]) await page.emulateFocusedPage(true);
  await openDashboard(second);
  await isLive(second);
  expect(streams.size).toBe(1);
  const before = await answered(second);
  await decide();
  await until(second, before + 1);
  await until(person.page, before + 1);

  // A tab that nobody sees gives it away, and asks nothing.
  await counted;
  await show(person.page, 'hidden');
  // What was on its way still may ask for more.
  await requests.answered();
  const asked: string[] = [];
  person.page.on('request', (request) => {
    if (request.url().includes('/api/')) asked.push(request.url());
  });
  await decide();
  await until(second, before + 2);
  await eventually(async () => streams.size === 1, 'the second tab alone has a stream');
  expect(asked).toEqual([]);
  await second.close();
  streams.clear();

  // Nobody had it meanwhile: what happened then is not lost.
  await decide();
  await show(person.page, 'visible');
  await until(person.page, before + 3);
  await eventually(async () => streams.size === 1, 'the first tab has a stream');
});

it('a connection that breaks, and a platform that was away, are made up for', async () => {
  await open();
  await openDashboard(person.page);
  await isLive(person.page);
  const before = await answered(person.page);
  await person.page.setOfflineMode(true);
  await decide();
  await person.page.setOfflineMode(false);
  await until(person.page, before + 1);
  await decide();
  await until(person.page, before + 2);
});
