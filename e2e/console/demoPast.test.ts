import { PAPER_ORDER } from '@yinyom/contracts/papers/inspectionPapers';
import { textOfPdf } from '@yinyom/service-kit/pdf/testing/textOfPdf';
import { launchBrowser } from '@yinyom/testing/browser';
import { consoleTexts } from '../support/consoleTexts';
import { demoApi, signIn } from '../support/demo';
import { onlyInFull } from '../support/onlyInFull';
import { answerMockLetter } from '../support/mockLetter';
import { createPerson, type Person } from '../support/person';
import { standsStill } from '../support/standsStill';
import { startStack, type Stack } from '../support/startStack';
import { until } from '../support/until';
import { visitorsOf } from '../support/visitors';
import { takeIncidentToItsEnd } from '../support/wholeIncident';
import { watchRequests } from '../support/watchRequests';

interface Website {
  id: string;
  domain_name: string;
  sample?: true;
  pending_changes: boolean;
}
interface Organization {
  id: string;
  sample_data?: { state: 'making' | 'ready'; done: number; total: number };
}

let stack: Stack;
beforeAll(async () => {
  stack = await startStack({ DEMO: 'true', DEMO_PAST: 'true' });
});
afterAll(() => stack?.stop());

type Ask = Awaited<ReturnType<typeof demoApi>>;
const organizationOf = async (ask: Ask): Promise<Organization> => {
  const [organization] = await ask<Organization[]>('/me/organizations');
  if (!organization) throw new Error('the demo user is in no organization');
  return organization;
};
const websitesOf = async (ask: Ask) => (await ask<{ entities: Website[] }>('/me/applications')).entities;

/** Waits as long as it goes on: how fast it is depends on the machine alone. */
const completed = async (ask: Ask): Promise<number> => {
  for (let known = -1; ;) {
    const { sample_data: sample } = await organizationOf(ask);
    if (sample?.state === 'ready') return sample.total;
    known = sample?.done ?? known;
    await until(async () => {
      const now = (await organizationOf(ask)).sample_data;
      return now?.state === 'ready' || (now?.done ?? -1) > known;
    }, 'more of the past is made');
  }
};

/** How far right of its page's heading the badge over sample data is on a phone, in px. */
const badgeOutOfLine = async ({ page, press }: Person): Promise<number> => {
  await page.setViewport({ width: 390, height: 844 });
  await page.goto(`${stack.url}/en/account`);
  await press('Fold to a badge');
  await standsStill(page);
  return page.evaluate(() => {
    const leftOf = (element: Element | null | undefined) => element?.getBoundingClientRect().left ?? NaN;
    const badge = document.querySelector('main [aria-haspopup="menu"] > :first-child');
    return leftOf(badge) - leftOf(document.querySelector('main h1'));
  });
};

/** How far the interval of the rate is above the lower edge of its card's title, and right of the window, in px. */
const intervalOverTitle = async ({ page }: Person, website: string) => {
  await page.evaluate((id) => localStorage.setItem('app_id', id), website);
  const requests = await watchRequests(page);
  await page.goto(`${stack.url}/en/dashboard`);
  const card = `section[aria-label="${consoleTexts('mfe-dashboard', 'en')('rate.title')}"]`;
  await page.waitForSelector(`${card} [aria-describedby]`);
  // What comes late may draw the card once more.
  await requests.answered();
  await page.focus(`${card} [aria-describedby]`);
  await standsStill(page);
  return page.$eval(card, (rate) => {
    const edges = (selector: string) => rate.querySelector(selector)?.getBoundingClientRect();
    const [title, bubble] = [edges('h2'), edges('[role="tooltip"]')];
    const over = (title?.bottom ?? NaN) - (bubble?.top ?? NaN);
    return { seen: (bubble?.width ?? 0) > 40, over: over > 0, out: (bubble?.right ?? NaN) > innerWidth };
  });
};

/** What one person with the demo's session sees. */
const asDemoUser = async <T>(look: (person: Person) => Promise<T>): Promise<T> => {
  const browser = await launchBrowser();
  try {
    const person = await createPerson(browser);
    await signIn(person, stack);
    return await look(person);
  } finally {
    await browser.close();
  }
};

onlyInFull('the whole mock letter', () => {
  it('a letter that asks for all eleven papers of a quarter is answered from the demo, and each file says that it is sample data', async () => {
    await completed(await demoApi(stack));
    const made = await asDemoUser((person) => answerMockLetter(stack, person));
    const { presses, fields } = made.steps;
    console.info(
      `mock letter: ${presses} presses, ${fields} fields, ${made.seconds.toFixed(0)} s by a program`,
    );
    expect(presses).toBeLessThanOrEqual(120);
    expect(fields).toBeLessThanOrEqual(60);
    expect(made.said).toMatch(/^WHOLE: .* and its signature\./);
    const manifest = JSON.parse(String(made.files.get('manifest.json')));
    expect([manifest.papers, manifest.sample_data]).toEqual([PAPER_ORDER, 'ข้อมูลตัวอย่าง · Sample data']);
    const unmarked = [...made.files].filter(([name, bytes]) => {
      if (name === 'manifest.sig' || name.includes('/sample-data-')) return false;
      // A table without a row says it in its head.
      return !/Sample data|^[^\r]*,sample_data\r/.test(
        name.endsWith('.pdf') ? textOfPdf(bytes) : String(bytes),
      );
    });
    expect(unmarked.map(([name]) => name)).toEqual([]);
  });
});

it('a breach goes from its first line to its end by the steps that the page names', async () => {
  const { presses, fields } = await asDemoUser((person) => takeIncidentToItsEnd(stack, person));
  console.info(`whole breach: ${presses} presses, ${fields} fields`);
  expect(presses).toBeLessThanOrEqual(25);
});

it('the demo has a past that proves true, and removing it leaves what visitors really decided', async () => {
  const ask = await demoApi(stack);
  const total = await completed(ask);
  expect(total).toBeGreaterThan(3_000);
  const websites = await websitesOf(ask);
  const samples = websites.filter(({ sample }) => sample);
  expect(samples.map(({ domain_name }) => domain_name).sort()).toEqual([
    'campus.demo.localhost',
    'library.demo.localhost',
  ]);
  // N3: nothing is saved and not published.
  expect(samples.map(({ pending_changes }) => pending_changes)).toEqual([false, false]);

  let checked = 0;
  for (const { id } of samples) {
    const verdict = await ask<{ ok: boolean; checked: number }>(`/consentLogs/verify?application_id=${id}`);
    expect(verdict.ok).toBe(true);
    checked += verdict.checked;
    await until(async () => {
      const { entities } = await ask<{ entities: { status: string }[] }>(`/exports?application_id=${id}`);
      return entities.length === 1 && entities[0]?.status === 'ready';
    }, 'the report is ready');
  }
  expect(checked).toBe(total);
  const library = samples.find(({ domain_name }) => domain_name.startsWith('library'));
  const scans = await ask<{ entities: { status: string; violations: number }[] }>(
    `/applications/${library?.id}/scans`,
  );
  expect(scans.entities).toMatchObject([
    { status: 'succeeded', violations: 2 },
    { status: 'succeeded', violations: 0 },
  ]);
  await until(
    async () => (await (await fetch(`${stack.url}/outbox`)).text()).includes('ผลการสแกนคุกกี้ของ library.'),
    'the mail about the scan is written',
  );

  const [badge, interval] = await asDemoUser(async (person) => [
    await badgeOutOfLine(person),
    await intervalOverTitle(person, library?.id ?? ''),
  ]);
  expect(badge).toBe(0);
  expect(interval).toEqual({ seen: true, over: false, out: false });

  const alertsOf = async (id: string | undefined) =>
    (await ask<{ entities: { rule: string }[] }>(`/applications/${id}/alerts?state=open`)).entities;
  await until(
    async () => (await alertsOf(library?.id)).some(({ rule }) => rule === 'violation_new'),
    'what the scan found is an alert',
  );

  const live = websites.find(({ sample }) => !sample);
  const visitors = visitorsOf({
    ...stack,
    ready: () => JSON.stringify({ demo: stack.demo }),
    live: live?.id,
  });
  await visitors.arrive();
  await visitors.decide(2, () => visitors.acknowledged() >= 20);

  const { id } = await organizationOf(ask);
  await ask(`/organizations/${id}/sampleData`, 'DELETE');
  expect((await organizationOf(ask)).sample_data).toBeUndefined();
  expect((await websitesOf(ask)).map((website) => website.id)).toEqual([live?.id]);
  expect(await visitors.expectKept()).toBe(visitors.acknowledged());
  await expect(ask(`/organizations/${id}/sampleData`, 'DELETE')).rejects.toThrow(/404/);
});
